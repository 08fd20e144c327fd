/* What the WebAssembly module offers and the one thing it asks for, a hash. Always true: nothing
 * else is imported, so whoever gives it a hash can run it anywhere. */
#include "games/registry.h"
#include "web/wasm/ask.h"
#include "web/wasm/check.h"
#include "web/wasm/play.h"

#define EXPORT(name) __attribute__((export_name(name)))
#define IMPORT(name) __attribute__((import_module("host"), import_name(name)))

/* SHA-256 of `size` bytes at `at`, or with a key (32 bytes) their HMAC-SHA-256; 32 bytes at
 * `out`. */
IMPORT("hash") void host_hash(const uint8_t *key, const uint8_t *at, uint32_t size, uint8_t *out);

enum { GATHER_BYTES = 1 << 19 }; /* a log's longest line, and what its chain adds */

static uint8_t gathered[GATHER_BYTES];

static void hash_parts(const uint8_t *key, const struct bytes *parts, int count, uint8_t *out)
{
    uint32_t used = 0;
    for (int i = 0; i < count; i++) {
        ENSURE(parts[i].size <= sizeof gathered - used);
        __builtin_memcpy(gathered + used, parts[i].at, parts[i].size);
        used += (uint32_t)parts[i].size;
    }
    host_hash(key, gathered, used, out);
}

static void sha256(const struct bytes *parts, int count, uint8_t *out)
{
    hash_parts(NULL, parts, count, out);
}

static void hmac_sha256(const uint8_t key[HASH_BYTES], const struct bytes *parts, int count,
                        uint8_t *out)
{
    hash_parts(key, parts, count, out);
}

static const struct hash_ops hash_host = {sha256, hmac_sha256};

/* The one game that is built in (only.c): its name, seats and bots. */
EXPORT("croupier_name") const char *croupier_name(void);
EXPORT("croupier_seats_min") int croupier_seats_min(void);
EXPORT("croupier_seats_max") int croupier_seats_max(void);
EXPORT("croupier_policies") int croupier_policies(void);
/* See play_match. */
EXPORT("croupier_play") const char *croupier_play(int seats, int policy, uint32_t seed);
/* A log is checked: start; then for each line its bytes and what it holds are put where line and
 * packed say (check.h), as many as room and packed_room say; end. What went wrong, or came of it,
 * is why's text. */
EXPORT("croupier_check_start") void croupier_check_start(void);
EXPORT("croupier_check_line") char *croupier_check_line(void);
EXPORT("croupier_check_packed") char *croupier_check_packed(void);
EXPORT("croupier_check_room") uint32_t croupier_check_room(void);
EXPORT("croupier_check_packed_room") uint32_t croupier_check_packed_room(void);
EXPORT("croupier_check_next") int croupier_check_next(uint32_t size, uint32_t packed_size);
EXPORT("croupier_check_end") int croupier_check_end(void);
EXPORT("croupier_check_why") const char *croupier_check_why(void);
EXPORT("croupier_check_draws") uint32_t croupier_check_draws(void);
/* A question (ask.h) of this size is put where packed says: 1, and the answer is said; 0, and what
 * is wrong with it. */
EXPORT("croupier_ask") int croupier_ask(uint32_t packed_size);
EXPORT("croupier_said") const char *croupier_said(void);

const char *croupier_name(void)
{
    return games_list[0]->name;
}

int croupier_seats_min(void)
{
    return games_list[0]->seats_min;
}

int croupier_seats_max(void)
{
    return games_list[0]->seats_max;
}

int croupier_policies(void)
{
    return games_list[0]->policy_count;
}

const char *croupier_play(int seats, int policy, uint32_t seed)
{
    return play_match(games_list[0], seats, policy, seed, &hash_host);
}

/* ---- Checking ---- */

static struct check check;
static char line[LOG_HEAD_BYTES], packed[CHECK_PAIRS_BYTES], reason[REASON_BYTES];

void croupier_check_start(void)
{
    check_start(&check, &hash_host);
    reason[0] = 0;
}

char *croupier_check_line(void)
{
    return line;
}

char *croupier_check_packed(void)
{
    return packed;
}

uint32_t croupier_check_room(void)
{
    return sizeof line;
}

uint32_t croupier_check_packed_room(void)
{
    return sizeof packed;
}

int croupier_check_next(uint32_t size, uint32_t packed_size)
{
    struct text why = text_over(reason, sizeof reason);
    ENSURE(size <= sizeof line && packed_size <= sizeof packed);
    return check_line(&check, line, size, packed, packed_size, &why);
}

int croupier_check_end(void)
{
    struct text why = text_over(reason, sizeof reason);
    return check_end(&check, &why);
}

const char *croupier_check_why(void)
{
    return reason;
}

uint32_t croupier_check_draws(void)
{
    return check.match.draws;
}

/* ---- Asking ---- */

static char said[ASK_ANSWER_BYTES];

int croupier_ask(uint32_t packed_size)
{
    struct text out = text_over(said, sizeof said);
    ENSURE(packed_size <= sizeof packed);
    return ask_game(games_list[0], packed, packed_size, &out);
}

const char *croupier_said(void)
{
    return said;
}
