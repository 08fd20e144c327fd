/* The hashes that table/ needs, as functions handed in: natively libsodium's, in the page its own
 * library's. What is always true: nothing in table/ computes a cryptographic hash itself. */
#ifndef TABLE_HASH_H
#define TABLE_HASH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { HASH_BYTES = 32, CHAIN_HEX = 16 };

/* One part of a message; parts are hashed one after the other, without anything between them. */
struct bytes {
    const void *at;
    size_t size;
};

/* Neither can fail. `out` takes HASH_BYTES bytes. */
struct hash_ops {
    void (*sha256)(const struct bytes *parts, int count, uint8_t *out);
    void (*hmac_sha256)(const uint8_t key[HASH_BYTES], const struct bytes *parts, int count,
                        uint8_t *out);
};

/* 2 x n lower-case digits and a zero byte. */
void hash_hex(const uint8_t *bytes, size_t n, char *out);
/* The n bytes that exactly 2 x n lower-case digits stand for; false (and out untouched) for
 * anything else. */
bool hash_unhex(const char *hex, size_t n, uint8_t *out);

#endif
