/* The hashes of table/hash.h by libsodium, and randomness of the operating system. What is always
 * true: no key or seed is made here, only bytes. */
#ifndef TABLE_NATIVE_SODIUM_H
#define TABLE_NATIVE_SODIUM_H

#include "table/hash.h"

extern const struct hash_ops hash_sodium;
/* hash_sodium keeps in each thread what it made of the keys used last: wipes this one there, in the
 * thread that calls. */
void sodium_forget(const uint8_t key[HASH_BYTES]);

/* Fills n bytes from the system's generator; ends the program if the system has none. */
void system_random(void *out, size_t n);
/* SHA-256 of some bytes. */
void sodium_sha256(const void *bytes, size_t size, uint8_t out[HASH_BYTES]);

#endif
