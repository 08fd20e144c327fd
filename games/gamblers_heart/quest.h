/* Making, the quest, its floor, the scales. */
#ifndef GAMES_GAMBLERS_HEART_QUEST_H
#define GAMES_GAMBLERS_HEART_QUEST_H

#include "games/gamblers_heart/state.h"

/* ---- quest.c: the Portent, the steps, the verdict, the Resolution ---- */
void gh_quest_begin(struct gamblers_heart *);
void gh_crew_begin(struct gamblers_heart *);
void gh_quest_end(struct gamblers_heart *, bool victory);
void gh_resolution_begin(struct gamblers_heart *);
void gh_quest_options(const struct book *, const struct gamblers_heart *, int seat,
                      struct options *);
void gh_quest_apply(const struct book *, struct gamblers_heart *, const struct move *);
/* The GM's open move that the scene calls for (GH-H5); false: none. */
bool gh_called_for(const struct gamblers_heart *, const struct options *, struct move *out);

/* ---- campaign.c: what earlier evenings have left, and what is remembered ---- */
void gh_carry_begin(struct gamblers_heart *);
void gh_carry_options(const struct book *, const struct gamblers_heart *, int seat,
                      struct options *);
void gh_carry_apply(const struct book *, struct gamblers_heart *, const struct move *);
/* What a move comes to that a campaign remembers (GH-H8). */
void gh_remember(const struct book *, const struct gamblers_heart *before, struct gamblers_heart *,
                 const struct move *);
/* What it costs the Gamblers if this seat's lost Gambler comes back now; 0: they cannot (GH-F9). */
int gh_come_back_price(const struct gamblers_heart *, int seat);

/* ---- making.c: Patronages and new Gamblers ---- */
void gh_renew_begin(struct gamblers_heart *);
void gh_list_begin(struct gamblers_heart *);
void gh_new_patron_begin(struct gamblers_heart *);
/* The moves of a seat that makes a Gambler, and what they do (GH-A1). */
void gh_make_options(const struct gamblers_heart *, int seat, struct options *);
void gh_make_apply(struct gamblers_heart *, const struct move *);
void gh_making_options(const struct book *, const struct gamblers_heart *, int seat,
                       struct options *);
void gh_making_apply(const struct book *, struct gamblers_heart *, const struct move *);

/* ---- scene.c: the floor of a quest, plain acts, Flashbacks, obstacles ---- */
/* Goes on after an interruption: with the Showdown, the Gambler pressed, or the floor. */
void gh_go_on(struct gamblers_heart *);
/* An obstacle is met (a mark) or failed (an alarm), and gone (GH-H5). */
void gh_obstacle_gone(struct gamblers_heart *, bool met);
void gh_scene_options(const struct book *, const struct gamblers_heart *, int seat,
                      struct options *);
void gh_scene_apply(const struct book *, struct gamblers_heart *, const struct move *);
/* Options and starts that the scene, the one pressed and the Showdown share. */
void gh_start_options(const struct book *, const struct gamblers_heart *, int seat,
                      struct options *);
void gh_gm_start_options(const struct gamblers_heart *, struct options *);

/* ---- tip.c: Tip the Scales ---- */
void gh_tip_begin(struct gamblers_heart *);
void gh_tip_options(const struct book *, const struct gamblers_heart *, int seat, struct options *);
void gh_tip_apply(const struct book *, struct gamblers_heart *, const struct move *);

#endif
