/* Between the files of this folder: the functions of struct game, and the steps that hand a match
 * on from one file to the next. Each step leaves the state with somebody to move, so callers return
 * at once. */
#ifndef GAMES_TWENTY_ONE_RULES_H
#define GAMES_TWENTY_ONE_RULES_H

#include "games/twenty_one/state.h"

/* ---- struct game ---- */
enum {
    /* Cards, windows with their passes, result steps, of a maker and 11 targets: 12 parts of 600 at
     * most. */
    DEAL_MOVES_MAX = 12 * 600 + 200,
    /* After MOVES_ENOUGH: the act that runs, those that complete when the Conflict is ended, the
     * ways of a run. */
    TWENTY_ONE_MOVES_MAX = MOVES_ENOUGH + (1 + BODIES) * DEAL_MOVES_MAX + STAGES_MAX + 200
};
/* What can come about, in the order of the game's tallies[]. */
enum tally { TALLY_WON, TALLY_LOST, TALLY_LEFT, TALLY_FIGHTS_WON, TALLY_DEFEATS, TALLIES };
const char *twenty_one_init(const struct data *, const struct rules *, int seats, struct state *);
int twenty_one_phase(const struct data *, const struct state *);
uint32_t twenty_one_turn(const struct data *, const struct state *);
uint32_t twenty_one_resting(const struct data *, const struct state *);
/* powers.c */
void twenty_one_powers(const struct data *, const struct state *, struct options *);
void twenty_one_lifted(const struct data *, const struct state *, int seat, struct options *);
void bj_powers_apply(struct twenty_one *, const struct move *);
void twenty_one_options(const struct data *, const struct state *, int seat, struct options *);
void twenty_one_apply(const struct data *, struct state *, const struct move *);
void twenty_one_payoff(const struct data *, const struct state *, int32_t *out);
void twenty_one_aim(const struct data *, const struct state *, int32_t *out);
int twenty_one_tally(const struct data *, const struct state *, int seat, int which);
uint32_t twenty_one_witness(const struct data *, const struct state *, const struct move *);
const char *twenty_one_check(const struct data *, const struct state *);
extern const struct policy twenty_one_policies[];
extern const struct game_odds twenty_one_odds;
extern const struct game_plot twenty_one_plot;
extern const struct field twenty_one_fields[FIELDS];

#endif
