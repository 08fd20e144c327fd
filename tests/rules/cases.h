/* Script files, as README.md describes them, and the cases that stand in them. */
#ifndef TESTS_RULES_CASES_H
#define TESTS_RULES_CASES_H

#include "tests/rules/match.h"

/* Reads a file's lines, behind those of the files before. False: it could not be read. */
bool cases_read(const char *path);
/* Plays the cases of all files, or only those that name an id, prints what fails and, if nobody
 * watches, what does not, and forgets the files. How many passed; adds to `failed`. */
int cases_play(const char *id_wanted, const struct watch *, int *failed);
/* Whether a case named this id. */
bool cases_name(const char *id);

#endif
