/* Names that nobody can guess. What is always true: only the SHA-256 of a seat's token is kept, and
 * comparison takes constant time. */
#ifndef SERVER_TOKENS_H
#define SERVER_TOKENS_H

#include <stdbool.h>
#include <stdint.h>

enum { TOKEN_BYTES = 32, TOKEN_CHARS = 2 * TOKEN_BYTES, TABLE_CHARS = 32 };

/* A fresh token of TOKEN_BYTES random bytes as digits, and its hash. */
void token_make(char digits[TOKEN_CHARS + 1], uint8_t hash[TOKEN_BYTES]);
/* The hash of a token; false if these are not TOKEN_CHARS digits of 0-9 a-f. */
bool token_hash(const char *digits, uint8_t hash[TOKEN_BYTES]);
/* Whether two hashes are the same. */
bool token_same(const uint8_t a[TOKEN_BYTES], const uint8_t b[TOKEN_BYTES]);
/* A fresh name of a table. */
void table_name_make(char digits[TABLE_CHARS + 1]);
/* Whether this could be the name of a table: TABLE_CHARS digits. */
bool table_name_good(const char *digits);

#endif
