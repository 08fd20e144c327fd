/* Tokens and tables' names. What is always true: both are the system's own random bytes. */

#include <sodium.h>
#include <string.h>

#include "server/tokens.h"
#include "table/hash.h"
#include "table/native/sodium.h"

void token_make(char digits[TOKEN_CHARS + 1], uint8_t hash[TOKEN_BYTES])
{
    uint8_t bytes[TOKEN_BYTES];
    system_random(bytes, sizeof bytes);
    hash_hex(bytes, sizeof bytes, digits);
    sodium_sha256(bytes, sizeof bytes, hash);
}

bool token_hash(const char *digits, uint8_t hash[TOKEN_BYTES])
{
    uint8_t bytes[TOKEN_BYTES];
    if (!hash_unhex(digits, sizeof bytes, bytes))
        return false;
    sodium_sha256(bytes, sizeof bytes, hash);
    return true;
}

bool token_same(const uint8_t a[TOKEN_BYTES], const uint8_t b[TOKEN_BYTES])
{
    return !sodium_memcmp(a, b, TOKEN_BYTES);
}

void table_name_make(char digits[TABLE_CHARS + 1])
{
    uint8_t bytes[TABLE_CHARS / 2];
    system_random(bytes, sizeof bytes);
    hash_hex(bytes, sizeof bytes, digits);
}

bool table_name_good(const char *digits)
{
    uint8_t bytes[TABLE_CHARS / 2];
    return hash_unhex(digits, sizeof bytes, bytes);
}
