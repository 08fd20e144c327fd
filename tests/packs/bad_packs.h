/* Edits of base.yaml: those that must be refused, each with one reason, and their neighbours that
 * are fine. */
#ifndef TESTS_PACKS_BAD_PACKS_H
#define TESTS_PACKS_BAD_PACKS_H

#include "tests/packs/kit.h"

extern const struct bad_pack bad_packs[];
extern const int bad_pack_count;

#endif
