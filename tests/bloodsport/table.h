/* A table of Bloodsport for tests: the program's pack, and a state that a test may change as it
 * likes. */
#ifndef TESTS_BLOODSPORT_TABLE_H
#define TESTS_BLOODSPORT_TABLE_H

#include <stdint.h>
#include <stdlib.h>

#include "games/bloodsport/decks.h"
#include "games/bloodsport/rules.h"

static struct data data;
static struct state table;
static struct bloodsport *const t = (struct bloodsport *)(void *)table.bytes;

static int open_pack(void **state)
{
    struct complaint wrong;
    (void)state;
    return !data_open_default(&bloodsport_game, calloc(1, bloodsport_game.data_size), &data,
                              &wrong);
}

static int close_pack(void **state)
{
    (void)state;
    free((void *)(uintptr_t)data.block);
    return 0;
}

#endif
