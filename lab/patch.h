/* Numbers of a pack, named by their path in its file: weapons.axe.damage. What is always true: the
 * file stays as it was but for that number, comments and all; whether what comes out is a pack is
 * for its game to say. */
#ifndef LAB_PATCH_H
#define LAB_PATCH_H

#include "engine/text.h"
#include "engine/tree.h"

/* What stands at a path; NULL: nothing. A part of it is a key of a map, or of a list the name or
 * title of an element, in small letters with hyphens, or its place from 0; NAME_BYTES_MAX bytes at
 * most. */
const struct node *patch_find(const struct node *root, const char *path);
/* Appends the path with its first part that names nothing replaced by what is there and is spelt
 * nearly so; false: nothing is. */
bool patch_guess(const struct node *root, const char *path, struct text *out);
/* Appends the text, whose tree is `root`, with the value at the path. What is not there yet is
 * added where its row is, or its list: a pack may have rows that only change some columns of the
 * rules' own. False: `why`: no value can stand there, or `out` is too small; what it holds is then
 * of no use. */
bool patch_text(const char *text, const struct node *root, const char *path, const char *value,
                struct text *out, struct text *why);

#endif
