/* The fair dealer: chance moves that can be recomputed by anyone afterwards. The exact bytes are in
 * docs/fairness.md. What is always true: a draw depends on the key, its number and the weights of
 * the outcomes alone, so neither a clock nor the players' moves after the first draw can bend it.
 *
 * Committed: the seed (32 bytes from the system) is fixed by its hash before the first draw and
 * shown at the end; seats may add bytes of their own, fixed by a hash and shown before the first
 * draw. Seeded: the seed is made from a number that everyone knows: reproducible, not fair. */
#ifndef TABLE_FAIR_H
#define TABLE_FAIR_H

#include "table/hash.h"
#include "table/match.h"

enum { FAIR_BYTES = HASH_BYTES, TABLE_ID_BYTES = 16 };

enum fair_mode {
    FAIR_NONE, /* chance is written by hand, or comes from elsewhere: nothing can be proven */
    FAIR_SEEDED,
    FAIR_COMMITTED
};

/* What a log's header says about chance. */
struct fair_head {
    uint8_t mode;
    uint64_t number;               /* FAIR_SEEDED: the N of --seed, below 2^63 */
    uint8_t table[TABLE_ID_BYTES]; /* FAIR_COMMITTED: random name of the table */
    uint8_t commit[HASH_BYTES];    /* FAIR_COMMITTED: of the seed */
    uint16_t shared;               /* FAIR_COMMITTED: mask of seats that add bytes */
    uint8_t share_commit[SEATS_MAX][HASH_BYTES];
};

/* What is secret until the end. */
struct fair_reveal {
    uint8_t seed[FAIR_BYTES];
    uint8_t share[SEATS_MAX][FAIR_BYTES]; /* of the seats in `shared` */
};

struct fair {
    const struct hash_ops *hash;
    uint8_t key[HASH_BYTES];
};

/* Heads, each with its reveal. `os_bytes` are TABLE_ID_BYTES + FAIR_BYTES random bytes of the
 * system. */
void fair_seeded(const struct hash_ops *, uint64_t number, struct fair_head *,
                 struct fair_reveal *);
void fair_committed(const struct hash_ops *, const uint8_t *os_bytes, struct fair_head *,
                    struct fair_reveal *);
/* What a seat that is to add these bytes commits to. */
void fair_share_commit(const struct hash_ops *, const struct fair_head *, int seat,
                       const uint8_t bytes[FAIR_BYTES], uint8_t out[HASH_BYTES]);
/* A seat adds its bytes, before the first draw. */
void fair_add_share(const struct hash_ops *, int seat, const uint8_t bytes[FAIR_BYTES],
                    struct fair_head *, struct fair_reveal *);

/* Makes the dealer. `data_hash`: log_head_key; NULL where the game has no data. */
void fair_open(struct fair *, const struct hash_ops *, const struct match *,
               const uint8_t *data_hash, const struct fair_head *, const struct fair_reveal *);
/* Chance's next move; it must be chance's turn. */
void fair_draw(const struct fair *, const struct match *, struct move *out);
/* Uniform in 0 .. total - 1 for draw number j, total at least 1. */
uint64_t fair_below(const struct fair *, uint64_t j, uint64_t total);
/* The stream of a bot at `seat`, from 32 bytes: the seed under --seed, else bytes of the system. */
void fair_bot(const struct hash_ops *, const uint8_t seed[FAIR_BYTES], int seat, struct rng *out);

/* Whether the reveal is what the head committed to; false: `why`. */
bool fair_check_reveal(const struct hash_ops *, const struct fair_head *,
                       const struct fair_reveal *, int seats, struct text *why);

/* One draw of a finished match, as verification saw it. */
struct fair_drawn {
    uint32_t n, draw;      /* entry, and number of the draw */
    uint64_t total, point; /* sum of the weights, and the point that was drawn */
    struct move want;      /* what the key gives */
};
/* Recomputes every draw. False at the first that differs (then `first` is it and `why` says so);
 * `each` (or NULL) is called for every draw, in order, the differing one included. */
bool fair_verify(const struct fair *, const struct match *, struct fair_drawn *first,
                 void (*each)(void *arg, const struct fair_drawn *), void *arg, struct text *why);

#endif
