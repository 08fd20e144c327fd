/* Scenes without foes (section K of the rules), and what follows from facts. */
#ifndef GAMES_TWENTY_ONE_RUN_SCENE_H
#define GAMES_TWENTY_ONE_RUN_SCENE_H

#include "games/twenty_one/why.h"

/* What has come true is as this asks. */
bool bj_is_so(const struct twenty_one *, const struct proviso *);
/* The stage of the run at which the heroes are. */
static inline const struct run_stage *bj_stage_of(const struct pack *p, const struct twenty_one *s)
{
    return &p->run[s->run].stage[s->run_at];
}
/* The ways on that are open, as bits; the encounter that a stage has, or NONE. */
int bj_ways_open(const struct twenty_one *, const struct run_stage *);
int bj_fight_of(const struct twenty_one *, const struct run_stage *);
/* How a run ends that has come to its end; NULL: as it does without conditions. */
const struct run_ending *bj_run_ending(const struct pack *, const struct twenty_one *);
/* What is told at the end of a run that is over; *title: what that end is called, NULL: nothing. */
const char *bj_run_closing(const struct pack *, const struct twenty_one *, const char **title);

/* The facts that something in this run makes true. */
uint64_t bj_run_facts(const struct pack *, const struct run *);
/* What becomes true as a stage is done, by who has fallen in its fight and who stands (BJ-K9). */
uint64_t bj_fates(const struct pack *, const struct twenty_one *, int stage);
/* Whether the scene of its stage is yet to be played; opens it. */
bool bj_scene_due(const struct pack *, const struct twenty_one *);
void bj_scene_open(const struct pack *, struct twenty_one *);
/* The Deal of an approach is over; a card of its harm has been drawn. */
void bj_scene_dealt(const struct pack *, struct twenty_one *);
void bj_scene_hurt(const struct pack *, struct twenty_one *);
/* What the approach brings that is being tried, and has come out. */
const struct came *bj_scene_came(const struct pack *, const struct twenty_one *, int approach);
/* The heroes who may try this approach now, as bits; the Target at this table; the Edge. */
int bj_who_may(const struct pack *, const struct twenty_one *, int approach);
/* Who plays against the hero who tries it, a beast; NONE: it is tried against a Target. */
int bj_approach_against(const struct twenty_one *, const struct approach *);
/* What the scene calls this combatant, who plays against heroes in it; NULL: nothing else. */
const char *bj_scene_called(const struct pack *, const struct twenty_one *, int who);
int bj_approach_target(const struct twenty_one *, const struct approach *);
int bj_approach_edge(const struct pack *, const struct twenty_one *, int who, int approach);
bj_why_rule bj_approach_why;
/* Where an item that is given to this hero goes: combatant x POCKETS + pocket, or NONE. */
int bj_gift_place(const struct pack *, const struct twenty_one *, int who, int gear);
void bj_scene_aside(struct options *);
bj_phase_options bj_scene_options;
bj_phase_apply bj_scene_apply;

#endif
