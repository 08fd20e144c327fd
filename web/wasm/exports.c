/* What the WebAssembly module offers of checking and asking (tables.c: of tables), and the two
 * things it asks for, a hash and a spelling. Always true: nothing else is imported, so whoever
 * gives it these can run it anywhere. */
#include "games/registry.h"
#include "table/made.h"
#include "voice/voice.h"
#include "web/wasm/ask.h"
#include "web/wasm/check.h"
#include "web/wasm/host.h"
#include "web/wasm/watch.h"

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

/* The name of the one game that is built in (only.c). */
EXPORT("croupier_name") const char *croupier_name(void);
/* A log is checked: start; keep, if there is a pack that may be needed (check_keep), put where
 * packed says; then for each line its bytes and what it holds are put where line and packed say
 * (check.h), as many as room and packed_room say; end. What went wrong, or came of it, is why's
 * text. What it is played with, to be kept, is pack's bytes, none of what was kept already. */
EXPORT("croupier_check_start") void croupier_check_start(void);
EXPORT("croupier_check_line") char *croupier_check_line(void);
EXPORT("croupier_check_packed") char *croupier_check_packed(void);
EXPORT("croupier_check_room") uint32_t croupier_check_room(void);
EXPORT("croupier_check_packed_room") uint32_t croupier_check_packed_room(void);
EXPORT("croupier_check_keep") void croupier_check_keep(uint32_t size);
EXPORT("croupier_check_pack") const char *croupier_check_pack(void);
EXPORT("croupier_check_pack_size") uint32_t croupier_check_pack_size(void);
EXPORT("croupier_check_next") int croupier_check_next(uint32_t size, uint32_t packed_size);
EXPORT("croupier_check_end") int croupier_check_end(void);
EXPORT("croupier_check_why") const char *croupier_check_why(void);
EXPORT("croupier_check_draws") uint32_t croupier_check_draws(void);
/* A question (ask.h) of this size is put where packed says: 1, and the answer is said; 0, and what
 * is wrong with it. */
EXPORT("croupier_ask") int croupier_ask(uint32_t packed_size);
EXPORT("croupier_said") const char *croupier_said(void);
/* The log that was checked is watched (watch.h): start, after its end; then whoever may be watched,
 * a mask, and the messages of one seat (14: the watcher), in the language whose name is put where
 * packed says, a zero byte after it. 0: no such entry, or it may not be watched. What is asked for
 * is croupier_watched. */
EXPORT("croupier_watch_start") uint32_t croupier_watch_start(void);
EXPORT("croupier_watch_count") uint32_t croupier_watch_count(void);
EXPORT("croupier_watch_hello") void croupier_watch_hello(int seat);
EXPORT("croupier_watch_turn") int croupier_watch_turn(int seat, int all, uint32_t from,
                                                      uint32_t to);
EXPORT("croupier_watch_feed") int croupier_watch_feed(int seat, uint32_t from);
EXPORT("croupier_watch_board") void croupier_watch_board(int seat);
/* The table of messages that tell afterwards is put where line says, in this size; 0: there is
 * none. */
EXPORT("croupier_watch_chronicle") int croupier_watch_chronicle(int seat, uint32_t past);
/* The pack of what was made at its table (table/made.h); 0: there is nothing. */
EXPORT("croupier_watch_made") int croupier_watch_made(void);
EXPORT("croupier_watched") const char *croupier_watched(void);

const char *croupier_name(void)
{
    return games_list[0]->name;
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

void croupier_check_keep(uint32_t size)
{
    ENSURE(size <= sizeof host_packed);
    check_keep(&host_check, host_packed, size);
}

const char *croupier_check_pack(void)
{
    return host_check.source ? host_check.source->text : NULL;
}

uint32_t croupier_check_pack_size(void)
{
    return host_check.source ? (uint32_t)host_check.source->size : 0;
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

/* ---- Watching ---- */

static struct watch watch;
static char watched[CHRONICLE_BYTES], board[VIEW_JSON_BYTES];

static struct text watched_text(void)
{
    return text_over(watched, sizeof watched);
}

uint32_t croupier_watch_start(void)
{
    watch_start(&watch, &host_check);
    return watch_lets(&watch);
}

uint32_t croupier_watch_count(void)
{
    return host_check.match.count;
}

void croupier_watch_hello(int seat)
{
    struct text out = watched_text();
    watch_hello(&watch, seat, &out);
}

int croupier_watch_turn(int seat, int all, uint32_t from, uint32_t to)
{
    struct text out = watched_text();
    return watch_turn(&watch, seat, all, from, to, voice_language(host_packed), &out);
}

int croupier_watch_feed(int seat, uint32_t from)
{
    struct text out = watched_text();
    return watch_feed(&watch, seat, from, voice_language(host_packed), &out);
}

void croupier_watch_board(int seat)
{
    struct text out = watched_text();
    watch_board(&watch, seat, voice_language(host_packed), board, &out);
}

int croupier_watch_chronicle(int seat, uint32_t past)
{
    struct text out = watched_text();
    out.language = voice_language(host_packed);
    return watch_chronicle(&watch, seat, past ? (const uint8_t *)line : NULL, &out);
}

int croupier_watch_made(void)
{
    static struct made made;
    struct text out = watched_text();
    return made_pack(&host_check.match, &made, &out);
}

const char *croupier_watched(void)
{
    return watched;
}
