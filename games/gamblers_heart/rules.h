/* Between the files of this folder: the functions of struct game, what can be read off a state, and
 * the steps that hand a quest on from one file to the next. Each step leaves the state with
 * somebody to move, so callers return at once. Functions that only read take views as well as
 * states. */
#ifndef GAMES_GAMBLERS_HEART_RULES_H
#define GAMES_GAMBLERS_HEART_RULES_H

#include "engine/carry.h"
#include "games/gamblers_heart/state.h"

/* ---- struct game (rules.c), invariants (check.c), words (words*.c), bots (bot.c) ---- */
/* What can come about, in the order of the game's tallies[]. */
enum tally { TALLY_QUESTS_WON, TALLY_QUESTS_LOST, TALLY_LOST, TALLY_CURSED, TALLIES };
const char *gamblers_heart_init(const struct data *, const struct rules *, int seats,
                                struct state *);
int gamblers_heart_phase(const struct data *, const struct state *);
uint32_t gamblers_heart_turn(const struct data *, const struct state *);
uint32_t gamblers_heart_resting(const struct data *, const struct state *);
void gamblers_heart_options(const struct data *, const struct state *, int seat, struct options *);
/* powers.c */
void gamblers_heart_powers(const struct data *, const struct state *, struct options *);
void gamblers_heart_lifted(const struct data *, const struct state *, int seat, struct options *);
void gh_powers_apply(const struct book *, struct gamblers_heart *, const struct move *);
void gamblers_heart_apply(const struct data *, struct state *, const struct move *);
void gamblers_heart_payoff(const struct data *, const struct state *, int32_t *out);
int gamblers_heart_tally(const struct data *, const struct state *, int seat, int which);
uint32_t gamblers_heart_witness(const struct data *, const struct state *, const struct move *);
const char *gamblers_heart_check(const struct data *, const struct state *);
struct set gamblers_heart_may_be(const struct data *, const struct state *, int field, int i);
bool gamblers_heart_label_live(const struct data *, const struct state *, int k, int value);
bool gamblers_heart_sealed(const struct data *, const struct state *);
extern const struct field gamblers_heart_fields[FIELDS];
extern const struct words gamblers_heart_words;
extern const struct policy gamblers_heart_policies[];
extern const struct game_part gamblers_heart_duel;
extern const struct game_odds gamblers_heart_odds;
extern const struct game_plot gamblers_heart_plot;
extern const struct game_carry gamblers_heart_carry;

#endif
