/* Between the files that speak: the names of things and people, as sentences use them. All read views. */
#ifndef GAMES_BLOODSPORT_WORDS_H
#define GAMES_BLOODSPORT_WORDS_H

#include "games/bloodsport/exact.h"

/* "you", "the other gambler", or "gambler 1" to an onlooker; with a capital where it begins a sentence. */
const char *who(const struct view *, int seat, bool capital);
/* "your", "the other gambler's" ... */
const char *whose(const struct view *, int seat, bool capital);
/* Appends who and the verb in the right person: "You pass", "Gambler 1 passes". */
void who_does(const struct view *, int seat, const char *you, const char *they, struct text *);
/* Title of the Fighter in a slot; "the left Fighter of Fight 1" while the slot is empty. */
void say_fighter(const struct pack *, const struct bloodsport *, int slot, struct text *);
/* "left in Fight 1" */
void say_slot(int slot, struct text *);
const char *odds_words(int odds);              /* "1:1", "2:1", "3:1" */
const char *type_words(int action_type);       /* "Discover" */
const char *stat_words(int stat_type);         /* "STR" */
/* "Sabotage, Risk 2" */
void say_kind(const struct action *, struct text *);
/* "caught on 1 to 3, 50 %" for a need */
void say_caught(int need, struct text *);
/* "the Weapon of Putrid Snake-Beast", "the Secret of Fight 2", "Sabotage 3" */
void say_target(const struct pack *, const struct bloodsport *, int target, struct text *);
/* "2 Time and 1 Coin", "1 Coin", "nothing" */
void say_tokens(int time, int coin, struct text *);
/* ", left in Fight 2" after the name of a Fighter's or Weapon's slot, and what a Sabotage works on there. */
void say_beside(const struct pack *, const struct bloodsport *, const struct action *, int slot, struct text *);
/* The boxes of a Loan mask: "3, 4 and 8"; "none". */
void say_boxes(int mask, struct text *);
/* "3 Coin on Demon Spawn" or "no bet" */
void say_bet(const struct pack *, const struct bloodsport *, int fight, int bet, struct text *);
/* "as far as you know 71 %" for a Fighter winning. */
/* ---- words_sums.c: die and stat of the present fight round, added up ---- */
/* "Brass Toad 5 + 2 + STR 4 = 11" for a side whose die lies. */
void say_sum(const struct pack *, const struct bloodsport *, int side, struct text *);
/* What the blow would do as it stands: " Choir of Rats would take 2 Wounds (2 of 3)." */
void say_blow_to_come(const struct pack *, const struct bloodsport *, struct text *);
/* Scores if this React works, on a side (enum on); false: it does not add to scores, or new dice would tell. */
bool react_scores(const struct pack *, const struct bloodsport *, int card, int on, int out[2]);

/* Chances of all ways in which one thing can go, as whole percents that add up to 100. */
void whole_percents(const double *share, int count, int *out);
double win_chance(const struct pack *, const struct bloodsport *, int fight, int on);

/* ---- The story of one move ---- */
struct tale {
    const struct pack *p;
    const struct view *v;                     /* the view before */
    const struct bloodsport *was, *is;        /* before and after */
    const struct move *m;
    struct text *t;
};
/* words_money.c: what becomes of bets, payments and players. Each appends. */
void tell_slip(const struct tale *, int seat);
void tell_settled(const struct tale *);
void tell_fate(const struct tale *);
/* Where everyone stands at a round's end: all of it is public then. */
void tell_round(const struct tale *);

void words_board(const struct data *, const struct view *, struct text *);
void words_tell(const struct data *, const struct view *before, const struct view *after, const struct move *,
                struct text *);
void words_prompt(const struct data *, const struct view *, struct text *);
bool words_window(const struct data *, const struct view *, struct move *pass, bool *matters);
void words_label(const struct data *, const struct view *, const struct move *, struct text *);
void words_report(const struct data *, struct text *);
/* How Fights end whose left Fighter is `lead` Ranks above the right: all of them, with all Weapons and Secrets, no cards. */
void pack_odds(const struct pack *, int lead, struct fight_odds *out);
void words_cards(const struct data *, struct text *);
void words_facts(const struct data *, const struct view *, struct text *);
void words_term(const char *word, struct text *);
extern const char words_how[];
void words_why_not(const struct data *, const struct view *, const struct move *, struct text *);

#endif
