/* Words of one server to the others: when, what of, and which address, sealed with a key made
 * from the one that all of them read from the database. What is always true: one word counts
 * once, so that whoever heard it cannot keep an address out by saying it again. A hash in place
 * of the seal would not do: whoever listens could try all addresses of IPv4 if the key were ever
 * known, and the others need the address itself to count it. */
#include <sodium.h>
#include <stdio.h>
#include <string.h>

#include "server/loop.h"
#include "server/shared.h"
#include "store/store.h"

enum {
    WHEN_BYTES = 8,
    SAYS_BYTES = WHEN_BYTES + ADDRESS_BYTES + 2, /* all words are of one size */
    FRESH_MS = 60000, /* clocks of servers differ by less */
    SEALED_BYTES = crypto_secretbox_NONCEBYTES + crypto_secretbox_MACBYTES + SAYS_BYTES
};
_Static_assert(2 * SEALED_BYTES < STORE_WORD_BYTES, "a word in hexadecimal digits");
_Static_assert(STORE_KEY_CHARS == 2 * crypto_generichash_BYTES, "a key is as many digits");

static const char purpose[] = "limits-by-hour";

static void key_of(const struct house *house, unsigned char key[crypto_secretbox_KEYBYTES])
{
    unsigned char all[crypto_generichash_BYTES] = {0};
    sodium_hex2bin(all, sizeof all, store_key(house->store), STORE_KEY_CHARS, NULL, NULL, NULL);
    crypto_generichash(key, crypto_secretbox_KEYBYTES, (const unsigned char *)purpose,
                       sizeof purpose, all, sizeof all);
    sodium_memzero(all, sizeof all);
}

static void tell(struct house *house, enum limits_hour hour, const char *address)
{
    unsigned char key[crypto_secretbox_KEYBYTES], sealed[SEALED_BYTES], says[SAYS_BYTES] = {0};
    const int64_t now = today_ms();
    char word[2 * SEALED_BYTES + 1], reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    if (!house->others) /* there are none, or none that could be known */
        return;
    for (int i = 0; i < WHEN_BYTES; i++)
        says[i] = (unsigned char)((uint64_t)now >> 8 * i);
    says[WHEN_BYTES] = (unsigned char)hour;
    snprintf((char *)says + WHEN_BYTES + 1, sizeof says - WHEN_BYTES - 1, "%s", address);
    key_of(house, key);
    randombytes_buf(sealed, crypto_secretbox_NONCEBYTES);
    crypto_secretbox_easy(sealed + crypto_secretbox_NONCEBYTES, says, sizeof says, sealed, key);
    sodium_memzero(key, sizeof key);
    sodium_bin2hex(word, sizeof word, sealed, sizeof sealed);
    /* If there is no room for it, the others count one less. */
    store_submit(house->store, &(struct store_change){.kind = STORE_TELL, .word = word}, NULL,
                 &why);
}

bool shared_take(struct house *house, enum limits_hour hour, const char *address)
{
    bool may = limits_take(house->limits, hour, address, now_ms());
    if (may)
        tell(house, hour, address);
    return may;
}

/* Whether it was said just now, and is heard for the first time. */
static bool is_new(struct house *house, const unsigned char *nonce, const unsigned char *when)
{
    uint64_t mark, then = 0;
    for (int i = 0; i < WHEN_BYTES; i++)
        then |= (uint64_t)when[i] << 8 * i;
    int64_t ago = today_ms() - (int64_t)then;
    if (ago < -FRESH_MS || ago > FRESH_MS)
        return false;
    memcpy(&mark, nonce, sizeof mark);
    for (size_t i = 0; i < WORDS_REMEMBERED; i++)
        if (house->words[i] == mark)
            return false;
    house->words[house->words_at++ % WORDS_REMEMBERED] = mark;
    return true;
}

static void count(struct house *house, const char *word, const unsigned char *key)
{
    unsigned char sealed[SEALED_BYTES], says[SAYS_BYTES];
    size_t size;
    if (sodium_hex2bin(sealed, sizeof sealed, word, strlen(word), NULL, &size, NULL) ||
        size != sizeof sealed ||
        crypto_secretbox_open_easy(says, sealed + crypto_secretbox_NONCEBYTES,
                                   sizeof sealed - crypto_secretbox_NONCEBYTES, sealed, key) ||
        says[WHEN_BYTES] >= LIMITS_HOURS || says[sizeof says - 1] || !is_new(house, sealed, says))
        return; /* anyone who can connect to the database can tell something */
    limits_take(house->limits, says[WHEN_BYTES], (const char *)says + WHEN_BYTES + 1, now_ms());
}

void shared_hear(struct house *house)
{
    unsigned char key[crypto_secretbox_KEYBYTES];
    char word[STORE_WORD_BYTES];
    if (!store_told(house->store, word))
        return;
    key_of(house, key);
    do
        count(house, word, key);
    while (store_told(house->store, word));
    sodium_memzero(key, sizeof key);
}
