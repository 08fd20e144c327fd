/* A playing card, a die with letters, or a card with a title, drawn as SVG that needs nothing else.
 * What is always true: what it shows is in its label too. */
#ifndef TABLE_FACE_H
#define TABLE_FACE_H

#include "engine/text.h"

/* Appends the face of what is called so in its name table: "k-spades", "10-horns", "joker-1", "q",
 * "keyhole-2". */
void face_svg(const char *name, struct text *out);

#endif
