/* Any open move of a turn, found in the bytes of the message. What is always true: a member that is
 * not understood gives no move, never a wrong one. */
#ifndef TESTS_SERVER_PICK_H
#define TESTS_SERVER_PICK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct picker {
    uint64_t random; /* not 0 */
};

/* Writes {"n":..,"id":..,"do":..,...} for one of the options of a turn or end. False if it has
 * none, or there is no room. `message` ends with a zero byte. */
bool pick_move(struct picker *, const char *message, const char *id, char *out, size_t size);
/* The number after `"key":`, or -1. */
long pick_number(const char *message, const char *key);

#endif
