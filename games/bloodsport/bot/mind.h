/* What things are worth to a careful player, in Coin: what a bet is expected to bring, what a card
 * adds to it, what being caught costs. Made from one seat's view alone. */
#ifndef GAMES_BLOODSPORT_MIND_H
#define GAMES_BLOODSPORT_MIND_H

#include "games/bloodsport/odds/exact_inside.h"

/* In Coin; found by trying neighbours over some thousand games alone. */
#define MIND_CAUGHT_COST 0.7 /* a card, a higher Guard Level */
#define MIND_TIME_COST 0.08  /* a Time that another card could have used */
#define MIND_LOOKS 2         /* looks are worth twice what they show now: knowing also tells where a
                                Sabotage pays */

/* What was worked out while one move is chosen: phase 2 asks for the same again and again. */
struct weighed {
    struct solved solved;
    bool looked[TARGET_ROW];
    double look[TARGET_ROW];
};

struct rival;
struct mind {
    const struct pack *p;
    const struct bloodsport *s;
    int seat;
    const struct rival *rival; /* whom it reckons with (rival.h), or NULL */
    struct weighed *kept;
    bool weighed;            /* value holds that of each Fight, and looks are kept */
    double value[FIGHTS];
    double theirs[FIGHTS];   /* what the rival is expected to win there, as it counts here */
    double caught_cost, time_cost, looks; /* MIND_CAUGHT_COST, MIND_TIME_COST, MIND_LOOKS */
};

/* A bet and what it is expected to bring; on ON_NONE: no bet is worth more. */
struct wager { int on, coin; double value; };
/* What a Special is best aimed at (-1: nothing), and what that adds. */
struct aim { int target[2]; double gain; };

/* A Fight's chances, with `more` or NULL, as bg_fight_chances has them; and with what the rival may
 * have laid. */
void bg_mind_chances(const struct mind *, int fight, const struct scheme *more, bool secrets,
                     struct fight_odds *);
/* The best bet on a Fight with these chances and `hand` Coin; `caught` is the chance that an own
 * card in it is caught, and the wager lost. */
struct wager bg_mind_wager(const struct mind *, int fight, const struct fight_odds *, double caught,
                           int hand);
/* The chance that one of the own Sabotages lying in this Fight is caught. */
double bg_mind_caught(const struct mind *, int fight);
/* The chance that a card works with `tokens` on it. */
double bg_mind_works(const struct mind *, int card, int extra, int cut, int tokens);
/* Time that would be laid on a card: all of its Risk, as far as there is Time. */
int bg_mind_tokens(const struct mind *, int card, int extra, int cut);
/* A Sabotage, or a Special's change of a Fighter or Weapon, at a slot; `works`: its chance. */
double bg_mind_change_gain(const struct mind *, int card, int slot, double works, bool sabotage);
/* Knowing the card at a target: the average over what it may be. */
double bg_mind_look_gain(const struct mind *, int target);
/* The best n looks at cards of a kind (enum effect_thing), summed; `first`: the best of them. */
double bg_mind_looks_gain(const struct mind *, int thing, int n, int *first);
/* A Special with `tokens` on it; `first`: the target named already, or -1. */
double bg_mind_special_gain(const struct mind *, int card, int tokens, int first, struct aim *);
/* Nothing is worked out yet. */
void bg_mind_begin(struct mind *, struct weighed *);
/* Weighs once what every card of phase 2 is measured against. */
void bg_mind_weigh(struct mind *);

#endif
