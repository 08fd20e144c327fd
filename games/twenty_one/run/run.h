/* Runs, encounters, rest; outside a Conflict. */
#ifndef GAMES_TWENTY_ONE_RUN_RUN_H
#define GAMES_TWENTY_ONE_RUN_RUN_H

#include "games/twenty_one/why.h"

void bj_run_begin(const struct pack *, struct twenty_one *, int rule);
void bj_heroes_ready(const struct pack *, struct twenty_one *);
/* The heroes come to a stage; its fight, or what is behind it; it is done. */
void bj_stage_come(const struct pack *, struct twenty_one *, int stage);
void bj_stage_go(const struct pack *, struct twenty_one *);
void bj_stage_done(const struct pack *, struct twenty_one *);
void bj_fight_over(const struct pack *, struct twenty_one *);
void bj_encounter_open(const struct pack *, struct twenty_one *, int encounter);
/* The heroes come to new ground, an encounter's or none of the pack (NONE): nobody is there but
 * they. */
void bj_ground_open(const struct pack *, struct twenty_one *, int encounter);
/* Of a move that was a defeat: the table as it was just before all rested. It is found by the same
 * move at a free table, where a Conflict that is over brings no rest (BJ-I2). */
void bj_unrested(const struct data *, const struct state *before, const struct move *,
                 struct state *after);
/* Nobody is there any more. */
void bj_body_clear(struct twenty_one *, int who);
/* Whether it stands in its encounter at this table (BJ-I2). */
bool bj_foe_comes(const struct twenty_one *, const struct foe *);
/* Whether it has the heroes unaware, or all foes. */
bool bj_heroes_caught(const struct twenty_one *, const struct encounter *);
bool bj_foes_caught(const struct twenty_one *, const struct encounter *);
int bj_foe_enter(const struct pack *, struct twenty_one *, int beast);
void bj_rest(const struct pack *, struct twenty_one *);
/* What the hero has now is what a rest gives back. */
void bj_kit_note(struct twenty_one *, int who);
/* Its sheet with hands, reserves and pockets as they were first packed, all stacks full. */
struct sheet bj_sheet_packed(const struct pack *, const struct twenty_one *, int who);
void bj_match_end(struct twenty_one *, int ending);
/* Why the GM does not open, end or go on with something now: DO_FIGHT, DO_SCENE, DO_ONWARD,
 * DO_REST, DO_FINISH. */
int bj_story_why(const struct twenty_one *, int verb);
void bj_peace_open(struct twenty_one *);
bj_phase_options bj_run_options, bj_path_options, bj_peace_options;
bj_phase_apply bj_run_apply, bj_path_apply, bj_peace_apply;

#endif
