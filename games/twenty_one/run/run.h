/* Runs, encounters, rest; outside a Conflict. */
#ifndef GAMES_TWENTY_ONE_RUN_RUN_H
#define GAMES_TWENTY_ONE_RUN_RUN_H

#include "games/twenty_one/state.h"

void run_begin(const struct pack *, struct state *, int rule);
void run_options(const struct pack *, const struct twenty_one *, int seat, struct options *);
void run_apply(const struct pack *, struct state *, const struct move *);
void heroes_ready(const struct pack *, struct state *);
void path_options(const struct pack *, const struct twenty_one *, int seat, struct options *);
void path_apply(const struct pack *, struct state *, const struct move *);
void stage_done(const struct pack *, struct state *);
void fight_over(const struct pack *, struct state *);
void encounter_open(const struct pack *, struct twenty_one *, int encounter);
/* Nobody is there any more. */
void body_clear(struct twenty_one *, int who);
int foe_enter(const struct pack *, struct twenty_one *, int beast);
void rest(struct twenty_one *);
/* What the hero has now is what a rest gives back. */
void kit_note(struct twenty_one *, int who);
void match_end(struct twenty_one *, int ending);
void peace_open(struct twenty_one *);
void peace_options(const struct pack *, const struct twenty_one *, int seat, struct options *);
void peace_apply(const struct pack *, struct state *, const struct move *);

#endif
