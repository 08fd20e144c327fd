/* Edits of tale.yaml: those that must be refused, each with one reason, and their neighbours that
 * are fine. */
#ifndef TESTS_PACKS_BAD_TALES_H
#define TESTS_PACKS_BAD_TALES_H

#include "tests/packs/kit.h"

extern const struct bad_pack bad_tales[];
extern const int bad_tale_count;

#endif
