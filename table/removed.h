/* Words that their speaker had removed. What is always true: one character stands for each of them,
 * which nobody can say; the match and its digests are as before. */
#ifndef TABLE_REMOVED_H
#define TABLE_REMOVED_H

#include "table/match.h"

/* As no text is shorter, it always fits. And what readers are given for it. */
#define WORDS_REMOVED "\001"
#define WORDS_REMOVED_READ "[removed]"

/* Whether they stand for words that were removed: only a log may have that. */
bool words_are_removed(const char *text);
/* What match_text gives, as a log has it. */
const char *match_text_kept(const struct match *, const struct entry *, int seat);
/* Whether the entry has words of this seat. */
bool match_spoke(const struct match *, const struct entry *, int seat);
/* Removes all that this seat said. What it called things stays, for moves are about them. */
void match_remove_words(struct match *, int seat);

#endif
