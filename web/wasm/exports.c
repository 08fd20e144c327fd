/* What the WebAssembly module offers of checking and asking (tables.c: of tables), and the two
 * things it asks for, a hash and a spelling. Always true: nothing else is imported, so whoever
 * gives it these can run it anywhere. */
#include "games/registry.h"
#include "web/wasm/ask.h"
#include "web/wasm/check.h"
#include "web/wasm/host.h"
#include "web/wasm/play.h"

/* SHA-256 of `size` bytes at `at`, or with a key (32 bytes) their HMAC-SHA-256; 32 bytes at
 * `out`. */
IMPORT("hash") void host_hash(const uint8_t *key, const uint8_t *at, uint32_t size, uint8_t *out);
/* table/fold.h. */
IMPORT("fold") int host_fold(const char *s, uint32_t n, char *out, uint32_t size);

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

const struct hash_ops hash_host = {sha256, hmac_sha256};

static int fold(const char *s, size_t n, char *out, size_t size)
{
    return host_fold(s, (uint32_t)n, out, (uint32_t)size);
}

const struct fold_ops fold_host = {fold};

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

struct check host_check;
char host_packed[HOST_PACKED_BYTES];
static char line[LOG_HEAD_BYTES], reason[REASON_BYTES];

void croupier_check_start(void)
{
    check_start(&host_check, &hash_host);
    reason[0] = 0;
}

char *croupier_check_line(void)
{
    return line;
}

char *croupier_check_packed(void)
{
    return host_packed;
}

uint32_t croupier_check_room(void)
{
    return sizeof line;
}

uint32_t croupier_check_packed_room(void)
{
    return sizeof host_packed;
}

int host_line_read(uint32_t size, uint32_t packed_size)
{
    struct text why = text_over(reason, sizeof reason);
    ENSURE(size <= sizeof line && packed_size <= sizeof host_packed);
    return check_line(&host_check, line, size, host_packed, packed_size, &why);
}

int croupier_check_next(uint32_t size, uint32_t packed_size)
{
    return host_line_read(size, packed_size);
}

int croupier_check_end(void)
{
    struct text why = text_over(reason, sizeof reason);
    return check_end(&host_check, &why);
}

const char *croupier_check_why(void)
{
    return reason;
}

uint32_t croupier_check_draws(void)
{
    return host_check.match.draws;
}

/* ---- Asking ---- */

static char said[ASK_ANSWER_BYTES];

int croupier_ask(uint32_t packed_size)
{
    struct text out = text_over(said, sizeof said);
    ENSURE(packed_size <= sizeof host_packed);
    return ask_game(games_list[0], host_packed, packed_size, &out);
}

const char *croupier_said(void)
{
    return said;
}
