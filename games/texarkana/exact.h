/* The chance that a test succeeds, as far as a seat knows. What is always true: it reads a view and
 * public figures of the pack (an NPC's importance), never a rating or a difficulty.
 *
 * What is assumed: the cards that the seat has not seen and that can lie in the deck are equally
 * likely in every order; the DV, to all but the Dealer, is as the guides of the rules say: opposed,
 * the two values of the NPC's importance twice as likely as those next to them; unopposed, each of
 * the seven alike; no Woe is hidden. Right to four decimals under that, all chains, busts and
 * Skulls included (to 0.0002 where three of four cards left in the deck are the player's trumps),
 * while the deck lasts: where it runs out in mid-chain, what follows is taken to be like it. */
#ifndef GAMES_TEXARKANA_EXACT_H
#define GAMES_TEXARKANA_EXACT_H

#include "games/texarkana/state.h"

enum { ODDS_MAX = SCORE_MAX + 1, OUTCOMES = 64 };

/* One way to go on: the cards' total so far, without modifiers; whether a chain follows; what comes
 * out. */
struct try {
    int total;
    bool trumps;
    double success, bust;
};

/* What a test depends on from here on. */
struct test_model {
    struct set deck;                  /* cards that may come, all alike */
    uint16_t trumps[2];               /* suits; the Dealer's with Skulls */
    bool skull_goes_on, never_bust;
    int bonus;
    double dv[DVS + WOE_MAX];         /* chance of DV + Woe = index - 3 */
};

/* What the deck can do, whatever has been played before: how likely the Dealer's answer is `y` to
 * who stands; how likely a chain adds `sum` to the player's cards, and how likely that and an
 * answer `y` to it. Place 63 is that much or more. It depends on the deck and the trumps of a model
 * alone: one count serves all totals, bonuses and difficulties. */
struct outcomes {
    double whole[OUTCOMES], chance[OUTCOMES], joint[OUTCOMES][OUTCOMES]; /* joint[sum][y] */
};

/* The cards that can come next, as far as this view knows. */
struct set tx_deck_known(const struct texarkana *);
/* The present test seen from this view. */
void tx_test_model_now(const struct pack *, const struct view *, struct test_model *out);
/* Counts the outcomes; without chains unless the player `trumps`. */
void tx_outcomes_count(const struct test_model *, bool trumps, struct outcomes *out);
/* Works out `n` tries from the count for this deck and these trumps. */
void tx_tries_weigh(const struct outcomes *, const struct test_model *, struct try *, int n);
/* Both at once, for `n` tries. */
void tx_tries_solve(const struct test_model *, struct try *, int n);
/* The same for at most 2 ODDS_MAX tries; calls nothing sure that hidden Woe could undo. */
void tx_tries_told(const struct view *, const struct test_model *, struct try *, int n);
/* Whether to tell this seat odds now: it plays its own cards, and the option is on. */
bool tx_odds_wanted(const struct view *);
/* All that can be tried now, worked out: each card of the own hand that may be played or laid to
 * assist, and (card -1) the total as it stands; of[2 i] is to stand with card i,
 * of[2 i + 1] to trump upon it, where that `trumps`. */
struct tries { int count, card[ODDS_MAX]; struct try of[2 * ODDS_MAX]; };
void tx_tries_now(const struct pack *, const struct view *, struct tries *out);

#endif
