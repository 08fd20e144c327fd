/* A whole match between bots, from its deal to the last line of its log, without a system
 * underneath. What is always true: the same arguments give the same log, byte for byte, on every
 * machine. */
#ifndef WEB_WASM_PLAY_H
#define WEB_WASM_PLAY_H

#include "table/hash.h"
#include "table/match.h"

enum {
    PLAY_ENTRIES_MAX = 1 << 16, /* moves of a match, at most */
    PLAY_DATA_BYTES = 1 << 18,  /* of a game's tables, at most */
    PLAY_SAID_BYTES = 2048
};

/* Plays a match of this game with its own data and rules, dealt from `seed`. `policy` 0: every seat
 * is "random"; 1 .. policy_count: every seat is policies[policy - 1]. Returns "MOVES DIGEST CHAIN"
 * (the digest of the last state, and the chain value of the log's last line, which depends on every
 * byte before), or a sentence that begins with "cannot". The text is kept until the next call. */
const char *play_match(const struct game *, int seats, int policy, uint32_t seed,
                       const struct hash_ops *);

#endif
