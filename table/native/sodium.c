/* The hashes of table/hash.h by libsodium. What is always true: the library is started before its
 * first use, and a machine without randomness ends the program instead of dealing from nothing. */
#include "table/native/sodium.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void start(void)
{
    if (sodium_init() < 0) {
        fputs("croupier: this system gives no random bytes\n", stderr);
        exit(70);
    }
}

static void sha256(const struct bytes *parts, int count, uint8_t *out)
{
    crypto_hash_sha256_state s;
    crypto_hash_sha256_init(&s);
    for (int i = 0; i < count; i++)
        crypto_hash_sha256_update(&s, parts[i].at, parts[i].size);
    crypto_hash_sha256_final(&s, out);
}

/* A draw hashes little besides its key, the same one for a whole match: what the key alone makes is
 * kept for the keys that were used last, one for each first byte. */
static _Thread_local struct used_key {
    bool used;
    uint8_t key[HASH_BYTES];
    crypto_auth_hmacsha256_state state;
} last[256];

static const crypto_auth_hmacsha256_state *keyed(const uint8_t key[HASH_BYTES])
{
    struct used_key *it = &last[key[0]];
    if (!it->used || memcmp(it->key, key, HASH_BYTES) != 0) {
        it->used = true;
        memcpy(it->key, key, HASH_BYTES);
        crypto_auth_hmacsha256_init(&it->state, key, HASH_BYTES);
    }
    return &it->state;
}

static void hmac_sha256(const uint8_t key[HASH_BYTES], const struct bytes *parts, int count,
                        uint8_t *out)
{
    crypto_auth_hmacsha256_state s = *keyed(key);
    for (int i = 0; i < count; i++)
        crypto_auth_hmacsha256_update(&s, parts[i].at, parts[i].size);
    crypto_auth_hmacsha256_final(&s, out);
}

void sodium_forget(const uint8_t key[HASH_BYTES])
{
    struct used_key *it = &last[key[0]];
    if (!sodium_memcmp(it->key, key, HASH_BYTES))
        sodium_memzero(it, sizeof *it);
}

const struct hash_ops hash_sodium = {sha256, hmac_sha256};

void system_random(void *out, size_t n)
{
    start();
    randombytes_buf(out, n);
}

void sodium_sha256(const void *bytes, size_t size, uint8_t out[HASH_BYTES])
{
    crypto_hash_sha256(out, bytes, size);
}
