/* Campaigns kept in a file: what the evenings so far have left for the next. What is always true:
 * the file is the beginning of the next evening's log, whole or as it was before; an evening is
 * written into it once, and only if the file stands where this evening began. */
#ifndef CLI_CAMPAIGN_H
#define CLI_CAMPAIGN_H

#include "cli/sitting.h"

/* Which evening these rules are of; 0: a match by itself. */
int campaign_evening(const struct game *, const struct rules *);
/* Of a campaign's file that is there: fills `seats` with who sat there, as in --seats; an empty one
 * where there is none yet. 0, or EXIT_BAD after a line on stderr, as all that follow. */
int campaign_look(const char *path, const struct game *, char *seats, size_t size);
/* Sets the rules of a sitting that was read to those of the campaign's next evening, and of its
 * first where the file is not there. */
int campaign_begin(struct sitting *, const struct args *);
/* Takes a match up again that is an evening of this campaign. */
int campaign_resume(struct sitting *, const char *path);
/* Plays what earlier evenings have left: the match has just been dealt. */
int campaign_carry(struct sitting *);
/* After the match: writes what it leaves for the next one. *over: the campaign has ended. */
int campaign_keep(struct sitting *, bool *over);

#endif
