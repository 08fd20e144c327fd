/* Making, the quest, its floor, the scales. */
#ifndef GAMES_GAMBLERS_HEART_QUEST_H
#define GAMES_GAMBLERS_HEART_QUEST_H

#include "games/gamblers_heart/state.h"

/* ---- quest.c: the Portent, the steps, the verdict, the Resolution ---- */
void quest_begin(struct gamblers_heart *);
void crew_begin(struct gamblers_heart *);
void quest_end(struct gamblers_heart *, bool victory);
void resolution_begin(struct gamblers_heart *);
void quest_options(const struct book *, const struct gamblers_heart *, int seat, struct options *);
void quest_apply(const struct book *, struct gamblers_heart *, const struct move *);

/* ---- making.c: Patronages and new Gamblers ---- */
void renew_begin(struct gamblers_heart *);
void list_begin(struct gamblers_heart *);
void new_patron_begin(struct gamblers_heart *);
void making_options(const struct book *, const struct gamblers_heart *, int seat, struct options *);
void making_apply(const struct book *, struct gamblers_heart *, const struct move *);

/* ---- scene.c: the floor of a quest, plain acts, Flashbacks, obstacles ---- */
/* Whatever was going on is done: on with the Showdown, the Gambler pressed, or the floor. */
void go_on(struct gamblers_heart *);
/* An obstacle is met (a mark) or failed (an alarm), and gone (GH-H5). */
void obstacle_gone(struct gamblers_heart *, bool met);
void scene_options(const struct book *, const struct gamblers_heart *, int seat, struct options *);
void scene_apply(const struct book *, struct gamblers_heart *, const struct move *);
/* Options and starts that the scene, the one pressed and the Showdown share. */
void start_options(const struct book *, const struct gamblers_heart *, int seat, struct options *);
void gm_start_options(const struct gamblers_heart *, struct options *);

/* ---- tip.c: Tip the Scales ---- */
void tip_begin(struct gamblers_heart *);
void tip_options(const struct book *, const struct gamblers_heart *, int seat, struct options *);
void tip_apply(const struct book *, struct gamblers_heart *, const struct move *);

#endif
