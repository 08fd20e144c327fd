/* The Tab key, for the editor of input.c. */
#ifndef TUI_COMPLETE_H
#define TUI_COMPLETE_H

#include <histedit.h>

unsigned char complete_word(EditLine *, int key);

#endif
