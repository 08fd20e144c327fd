/* Prints paragraphs. */
#ifndef TUI_SAY_H
#define TUI_SAY_H

#include "voice/voice.h"

/* A line in bold where the terminal has it. */
void say_heading(const char *text);
/* A paragraph. */
void say(const char *text);
/* A message of tui/said.h. */
void says(int id, const void *slots);
/* The beginning of what was typed, for a slot; valid until the next call. */
enum { SHORT_BYTES = 65 };
const char *short_of(const char *typed);

#endif
