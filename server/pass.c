/* Passes, sealed with the key that all houses of a database read from it. */
#include <sodium.h>
#include <stdio.h>
#include <string.h>

#include "server/pass.h"
#include "store/store.h"

const char pass_header[] = "x-croupier-pass:";

_Static_assert(STORE_KEY_CHARS == 2 * crypto_auth_KEYBYTES, "a key is as many digits");

/* "TO ADDRESS", which the seal is over together with the path. */
static void seal(const struct house *house, const char *says, const char *path,
                 unsigned char out[crypto_auth_BYTES])
{
    char all[PASS_BYTES + 160];
    unsigned char key[crypto_auth_KEYBYTES] = {0};
    int n = snprintf(all, sizeof all, "%s %s", says, path);
    ENSURE(n > 0 && (size_t)n < sizeof all);
    sodium_hex2bin(key, sizeof key, store_key(house->store), STORE_KEY_CHARS, NULL, NULL, NULL);
    crypto_auth(out, (const unsigned char *)all, (unsigned long long)n, key);
    sodium_memzero(key, sizeof key);
}

void pass_write(const struct house *house, int64_t to, const char *path, const char *address,
                char out[PASS_BYTES])
{
    unsigned char sealed[crypto_auth_BYTES];
    char says[ADDRESS_BYTES + 24], digits[2 * sizeof sealed + 1];
    snprintf(says, sizeof says, "%lld %s", (long long)to, address);
    seal(house, says, path, sealed);
    sodium_bin2hex(digits, sizeof digits, sealed, sizeof sealed);
    snprintf(out, PASS_BYTES, "%s %s", digits, says);
}

bool pass_needed(const struct lws *wsi)
{
    const struct house *house = lws_context_user(lws_get_context(wsi));
    return house->others && lws_get_vhost((struct lws *)(uintptr_t)wsi) == house->others;
}

static bool pass_read(struct lws *wsi, const char *path, char address[ADDRESS_BYTES])
{
    const struct house *house = lws_context_user(lws_get_context(wsi));
    char pass[PASS_BYTES], own[32];
    unsigned char sealed[crypto_auth_BYTES], theirs[crypto_auth_BYTES];
    size_t digits = 2 * sizeof sealed, n;
    if (lws_hdr_custom_copy(wsi, pass, sizeof pass, pass_header, (int)strlen(pass_header)) <= 0 ||
        strlen(pass) <= digits || pass[digits] != ' ' || strlen(path) > 128)
        return false;
    const char *says = pass + digits + 1;
    snprintf(own, sizeof own, "%lld ", (long long)store_house(house->store));
    if (sodium_hex2bin(theirs, sizeof theirs, pass, digits, NULL, &n, NULL) || n != sizeof theirs ||
        strncmp(says, own, strlen(own)) != 0)
        return false;
    seal(house, says, path, sealed);
    if (sodium_memcmp(sealed, theirs, sizeof sealed))
        return false;
    snprintf(address, ADDRESS_BYTES, "%s", says + strlen(own));
    return true;
}

bool pass_missing(struct lws *wsi, const char *path, char address[ADDRESS_BYTES])
{
    return pass_needed(wsi) && !pass_read(wsi, path, address);
}
