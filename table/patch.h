/* What changed from one message to the next, as a JSON Merge Patch (RFC 7386) with one addition: a
 * list, which such a patch can only replace whole, may be edited. What is always true: a patch is
 * made from two texts or views that the same reader was sent, or is about to be sent in its place,
 * and from nothing else, so that it tells no more than they do.
 *
 * A member that is null is taken away, as in the RFC. A view has members that are null, and none
 * that is ever taken away: there the two mean the same. Where the base has a list and the patch an
 * object, that object edits the list:
 *
 *   {"2":x,"4":y}               element 2, from 0, is patched with x; null: it is null now
 *   {"splice":[[5,1],[9,0,x]]}  one after the other: from element 5 one is taken out; before
 *                               element 9 comes x */
#ifndef TABLE_PATCH_H
#define TABLE_PATCH_H

#include "engine/engine.h"

/* Appends the patch that makes `is` of `was`: JSON objects without blanks, as croupier writes them.
 * False if there is none (a list has become an object): what was appended is to be thrown away. */
bool patch_json(const char *was, const char *is, struct text *out);
/* Its members alone, the first after `between` ("" or ","): for an object that has been begun.
 * Likewise. */
bool patch_members(const char *was, const char *is, const char *between, struct text *out);

/* The same for two views of one seat, without making the whole of either into text: fields whose
 * bytes are as they were are passed over. `spare` is room for the two texts of a field; false also
 * if they do not fit. */
bool patch_view(const struct game *, const struct data *, const struct view *was,
                const struct view *is, struct text *spare, struct text *out);

#endif
