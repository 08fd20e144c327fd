/* Numbers of a pack, named by their path in its file: weapons.axe.damage. What is always true: the
 * file stays as it was but for that number, comments and all; whether what comes out is a pack is
 * for its game to say. */
#ifndef LAB_PATCH_H
#define LAB_PATCH_H

#include "engine/text.h"
#include "engine/tree.h"

/* A part of a path is a key of a map, or of a list the name or title of an element, in small
 * letters with hyphens, or its place from 0. */
const struct node *patch_find(const struct node *root, const char *path);
/* The text with the value at the path. What is not there yet is added where its row is, or its
 * list: a pack may have rows that only change some columns of the rules' own. False: `why`. */
bool patch_text(const char *text, const struct node *root, const char *path, const char *value,
                struct text *out, struct text *why);

#endif
