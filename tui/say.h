/* What is printed, a paragraph at a time. */
#ifndef TUI_SAY_H
#define TUI_SAY_H

#include "voice/voice.h"

/* A line in bold where the terminal has it. */
void say_heading(const char *text);
/* A paragraph. */
void say(const char *text);
/* A message of tui/said.h. */
void says(int id, const void *slots);
/* The beginning of what was typed, as a slot; the next call uses the place again. */
enum { SHORT_BYTES = 65 };
const char *short_of(const char *typed);

#endif
