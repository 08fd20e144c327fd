/* The language of the person at this terminal. What is always true: it is chosen once, before anything is said. */
#ifndef TUI_LANGUAGE_H
#define TUI_LANGUAGE_H

#include "engine/text.h"

/* One of voice_languages (voice/voice.h); NULL: English. */
void language_choose(const char *);
const char *language_chosen(void);
/* An empty text for this person: what games say into it, they say in that language. */
struct text language_text(char *bytes, size_t size);

#endif
