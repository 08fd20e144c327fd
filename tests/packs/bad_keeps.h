/* Edits of bell.yaml: those that must be refused, each with one reason, and their neighbours that
 * are fine. */
#ifndef TESTS_PACKS_BAD_KEEPS_H
#define TESTS_PACKS_BAD_KEEPS_H

#include "tests/packs/kit.h"

extern const struct bad_pack bad_keeps[];
extern const int bad_keep_count;

#endif
