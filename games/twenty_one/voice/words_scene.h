/* Scenes without foes, in words. */
#ifndef GAMES_TWENTY_ONE_VOICE_WORDS_SCENE_H
#define GAMES_TWENTY_ONE_VOICE_WORDS_SCENE_H

#include "games/twenty_one/voice/words.h"

/* Of the move: its label, while the hero is still to be named, in a few words; and told. */
void bj_label_approach(struct talk *);
void bj_begun_approach(struct talk *);
void bj_brief_approach(struct talk *);
void bj_tell_approach(struct talk *);
void bj_ask_approach(struct talk *);
/* What came of an approach whose Deal is over; that a scene has opened; that nobody tried
 * anything. */
void bj_tell_came(struct talk *);
void bj_tell_scene(struct talk *);
void bj_tell_left(struct talk *);
/* What is remembered, and what the scene is about. */
void bj_fact_lines(struct talk *);
void bj_tell_fates(struct talk *);
void bj_scene_facts(struct text *, const struct data *, const struct view *);

#endif
