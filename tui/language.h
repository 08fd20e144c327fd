/* The language of the person at this terminal. What is always true: it is chosen once, before
 * anything is said; and what games say here they say into texts made here. */
#ifndef TUI_LANGUAGE_H
#define TUI_LANGUAGE_H

#include <stdbool.h>

#include "engine/text.h"

/* One of voice_languages (voice/voice.h); NULL: English. */
void language_choose(const char *);
const char *language_chosen(void);
/* Whether games tell this person chances; they do at first. */
void language_odds(bool);
/* An empty text for this person: what games say into it, they say in that language. */
struct text language_text(char *bytes, size_t size);
/* What the terminal itself says, from tui/voice: language_put(&text, ASK_CHOICE(.most = 3)) appends
 * a message of tui/said.h. */
void language_put(struct text *, int id, const void *slots);
/* The same in the language of the text, whoever is at this terminal. */
void language_speak(struct text *, int id, const void *slots);
/* The message in a place that the next but three calls use again. */
const char *language_say(int id, const void *slots);

#endif
