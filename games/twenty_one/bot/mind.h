/* What a Deal is worth to one of its parties, for bots and for people's advice: 1 what it wants, 0
 * what it fears. What is always true: it follows from a view of the table alone, and nothing of it
 * changes the state. */
#ifndef GAMES_TWENTY_ONE_MIND_H
#define GAMES_TWENTY_ONE_MIND_H

#include "games/twenty_one/deal/exact.h"

/* What Edge can still do for a party: take so much from an own bust by single points; set a face to
 * 1 .. 5; shift the margin by so much. */
struct means { int mend, lift; bool face; };

enum { ACES = 4 }; /* of a deck */

/* How a hand ends that draws below a total and holds from it, for each total: how often above it,
 * and at it; kept while it is asked of the same hand. */
struct quick {
    bool known;
    int owed;
    struct playing of;
    struct means can;
    double win[BUST_OVER + 1], draw[BUST_OVER + 1];
};

/* A Deal as one of its combatants meets it. */
struct outlook {
    struct quick *quick;             /* the other's hand */
    struct playing mine, theirs;
    struct means my, their;
    bool target, they_held, they_over, known[2 * BUST_OVER], most_known;
    int owed, goal;                  /* owed: first cards of the other; goal: of a Target */
    double draw, most, at[2 * BUST_OVER]; /* what holding a total is worth, worked out once each */
    int rough_from;                  /* of the next: down to where it is worked out */
    double rough[BUST_OVER + 1][ACES + 1]; /* by hard total and Aces drawn: what is worth most from
                                              there */
};

/* A draw is worth nearly a win to who only wants no Damage, little to who wants to hit. */
double bj_deal_draw_worth(const struct pack *, const struct twenty_one *, int who);
struct means bj_deal_means(const struct pack *, const struct twenty_one *, int who);
void bj_deal_outlook(const struct pack *, const struct twenty_one *, int who, struct quick *,
                     struct outlook *);
/* The same for a Deal that ends as it stands: no hand will be gone on from. */
void bj_deal_end_outlook(const struct pack *, const struct twenty_one *, int who, struct outlook *);
/* Holding a total, with what Edge can still do on both sides. */
double bj_outlook_hold(struct outlook *, int total);
/* Going on from the hand as it is: with `must` at least one more card. Own cards are gone through
 * one by one from 15 up, where they can bust soon; below, and for the other's hand, each draw is
 * from the deck as it is now. */
double bj_outlook_go_on(struct outlook *, const struct playing *, bool must);
/* bj_exact_against with each draw from the deck as it is now; a bust that they can mend is
 * mended. */
struct match_up bj_quick_against(const struct playing *, struct means, int owed, int total);
/* A total after what it can mend; over 21 if it cannot. */
int bj_mended(int total, struct means);

#endif
