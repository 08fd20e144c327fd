/* Between the files of this folder: the functions of struct game and the steps that hand a round on
 * from one file to the next. Each step leaves the state with somebody to move, so callers return at
 * once. */
#ifndef GAMES_BLOODSPORT_RULES_H
#define GAMES_BLOODSPORT_RULES_H

#include "games/bloodsport/state.h"

/* ---- struct game (rules.c), invariants (check.c), words (words*.c), bots (bot.c) ---- */
/* What can come about, in the order of the game's tallies[]. */
enum tally { TALLY_WON, TALLY_LOST, TALLY_FATE_LOW, TALLY_FATE_MIDDLE, TALLY_FATE_HIGH, TALLIES };
enum { FATE_LOW = 10, FATE_MIDDLE = 20 }; /* BG-H2: the most that has the first, the second ending
                                             of those who won */
/* A phase as BLOODSPORT_PHASES has it. */
/* PLAYER: who plays the card; WAITING: all of those */
enum who { WHO_NOBODY, WHO_CHANCE, WHO_ACTOR, WHO_PLAYER, WHO_WAITING };
enum part { IN_NONE = -1, IN_SET_UP, IN_ACTION, IN_BETS, IN_FIGHTS, IN_SETTLE, IN_RESET, IN_FATE };
struct phase_row {
    enum who who;
    enum part part;
    void (*options)(const struct pack *, const struct bloodsport *, int seat, struct options *);
    void (*apply)(const struct pack *, struct state *, const struct move *);
    void (*begin)(const struct pack *, struct state *);
};
extern const struct phase_row bloodsport_phases[PHASES];
const char *bloodsport_init(const struct data *, const struct rules *, int seats, struct state *);
int bloodsport_phase(const struct data *, const struct state *);
uint32_t bloodsport_turn(const struct data *, const struct state *);
void bloodsport_options(const struct data *, const struct state *, int seat, struct options *);
void bloodsport_apply(const struct data *, struct state *, const struct move *);
void bloodsport_payoff(const struct data *, const struct state *, int32_t *out);
int bloodsport_tally(const struct data *, const struct state *, int seat, int which);
uint32_t bloodsport_witness(const struct data *, const struct state *, const struct move *);
const char *bloodsport_check(const struct data *, const struct state *);
struct set bloodsport_may_be(const struct data *, const struct state *, int field, int i);
extern const struct field bloodsport_fields[FIELDS];
extern const struct words bloodsport_words;
extern const struct game_odds bloodsport_odds;
extern const struct policy bloodsport_policies[];

#endif
