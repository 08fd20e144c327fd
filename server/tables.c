/* The list of matches in memory, and how a match gets there. What is always true: a match that is
 * read again from the store has been replayed under the rules, line by line. */

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "server/gallery.h"
#include "server/clocks.h"
#include "server/http.h"
#include "server/keys.h"
#include "server/lesson.h"
#include "server/listing.h"
#include "server/notify.h"
#include "server/papers.h"
#include "server/loop.h"
#include "server/packs.h"
#include "server/play.h"
#include "server/replays.h"
#include "server/table_notes.h"
#include "server/tables.h"
#include "server/tokens.h"
#include "server/ws.h"
#include "table/bot.h"
#include "table/names.h"
#include "table/native/json.h"
#include "table/native/logfile.h"
#include "table/native/sodium.h"

enum { OVER_MS = 30000 };      /* a match that is over waits so long for somebody to come back */
enum { WORDS_BYTES = 1024 }; /* the first that a match has room for; doubled as need be, so that it
                                never is more than MATCH_WORDS_BYTES, and all of those if it comes
                                to that */
_Static_assert(!(MATCH_WORDS_BYTES % WORDS_BYTES), "");

static struct table **bucket(struct house *house, const char *id)
{
    uint32_t h = 2166136261u;
    for (; *id; id++)
        h = (h ^ (uint8_t)*id) * 16777619u;
    return &house->tables.bucket[h % TABLES_BUCKETS];
}

struct table *table_live(struct house *house, const char *id)
{
    for (struct table *table = *bucket(house, id); table; table = table->next)
        if (!strcmp(table->id, id))
            return table;
    return NULL;
}

void tables_add(struct house *house, struct table *table)
{
    struct table **at = bucket(house, table->id);
    table->next = *at;
    *at = table;
    table->tag_from = house->tag;
    table->used_ms = now_ms();
    for (int seat = 0; seat < table->head.seats; seat++)
        table->seat[seat].left_ms = table->used_ms;
    house->tables.live++;
}

void table_left(struct table *table, int seat)
{
    table->used_ms = now_ms();
    if (seat != SEAT_WATCHER)
        table->seat[seat].left_ms = table->used_ms;
}

static void take_out(struct house *house, struct table *table)
{
    for (struct table **at = bucket(house, table->id); *at; at = &(*at)->next)
        if (*at == table) {
            *at = table->next;
            house->tables.live--;
            return;
        }
}

static size_t table_bytes(const struct game *game)
{
    return offsetof(struct table, match.state) + game->state_size;
}

struct table *table_new(const struct game *game, struct text *why)
{
    struct table *table = calloc(1, table_bytes(game));
    if (table)
        table->head.game = game;
    else
        text_put(why, "There is not enough memory.");
    return table;
}

void table_free(struct house *house, struct table *table)
{
    if (!table)
        return;
    ENSURE(!table->conns && !table->thinking && !table->streams);
    gallery_free(table);
    papers_free(table);
    pack_leave(house, table->pack);
    free(table->match.entry);
    free(table->match.words);
    free(table->before);
    free(table->lesson);
    free(table->shuffle);
    if (table->seat) /* with the streams of bots, and what tokens are compared with */
        sodium_memzero(table->seat, (size_t)table->head.seats * sizeof *table->seat);
    free(table->seat);
    sodium_forget(table->fair.key);
    sodium_forget(table->reveal.seed);
    sodium_forget(table->bot_seed);
    sodium_memzero(table, table_bytes(table->head.game));
    free(table);
}

void table_lose(struct house *house, struct table *table, const char *code, const char *why)
{
    if (table->lost)
        return;
    take_out(house, table);
    table->lost = true;
    while (table->waits)
        request_failed(table->waits, why);
    while (table->streams)
        request_cut(table->streams);
    while (table->conns)
        conn_dismiss(table->conns, code, why);
    if (!table->thinking)
        table_free(house, table);
}

int table_seat_of(const struct table *table, const char *token)
{
    uint8_t hash[TOKEN_BYTES];
    int found = -1;
    if (!token_hash(token, hash))
        return -1;
    for (int seat = 0; seat < table->head.seats; seat++)
        if (table->seat[seat].has_token && token_same(table->seat[seat].token, hash))
            found = seat;
    return found < 0 ? keys_seat(table, hash) : found;
}

int table_seat_invited(const struct table *table, const char *invitation)
{
    uint8_t hash[TOKEN_BYTES];
    int found = -1;
    if (!token_hash(invitation, hash))
        return -1;
    for (int seat = 0; seat < table->head.seats; seat++)
        if (table->seat[seat].invited && token_same(table->seat[seat].invitation, hash))
            found = seat;
    return found;
}

/* A match takes most of its memory for its entries, and few grow at a time: what stands empty costs
 * more than moving. */
static uint32_t more_entries(uint32_t count)
{
    return count + count / 8 + 16;
}

bool table_has_room(struct table *table)
{
    struct match *match = &table->match;
    uint32_t most = match_capacity(match->game);
    if (match->count < match->capacity || match->capacity == most)
        return true;
    uint32_t more = more_entries(match->capacity);
    if (more > most)
        more = most;
    struct entry *entry = realloc(match->entry, more * sizeof *entry);
    if (!entry)
        return false;
    match->entry = entry;
    match->capacity = more;
    return true;
}

bool table_has_words(struct table *table, int verb, size_t text)
{
    struct match *match = &table->match;
    const struct game *game = match->game;
    /* a secret text takes the same room whatever it is, and takes it if there is none */
    bool secret = verb >= 0 && game->verbs[verb].text == TEXT_SECRET;
    bool names = verb >= 0 && codec_label_arg(game, verb) >= 0;
    size_t said = secret || text > TEXT_BYTES_MAX ? TEXT_BYTES_MAX + 1 : text ? text + 1 : 0;
    size_t need = match->words_used + said + (names ? LABEL_BYTES_MAX + 1 : 0);
    uint32_t size = match->words_size ? match->words_size : WORDS_BYTES;
    while (size < need && size < MATCH_WORDS_BYTES)
        size *= 2;
    if (size == match->words_size || need == match->words_used)
        return true;
    char *at = realloc(match->words, size);
    if (!at)
        return false;
    match->words = at;
    match->words_size = size;
    return true;
}

void table_dealer(struct table *table)
{
    struct fair_head head = table->head.fair;
    if (head.mode == FAIR_NONE)
        head.mode = FAIR_COMMITTED; /* an imported match: nothing is proven, but the draws are
                                       fair */
    fair_open(&table->fair, &hash_sodium, &table->match,
              log_head_key(&table->head), &head, &table->reveal);
    for (int seat = 0; seat < table->head.seats; seat++)
        fair_bot(&hash_sodium, table->bot_seed, seat, &table->seat[seat].rng);
}

/* ---- Read again ---- */

/* The entries and words of a read log, in no more room than they need. */
static bool take_entries(struct match *match, const struct match *from)
{
    uint32_t room = more_entries(from->count), most = match_capacity(from->game),
             size = WORDS_BYTES;
    while (size < from->words_used)
        size *= 2;
    match->capacity = room < most ? room : most;
    match->entry = malloc(match->capacity * sizeof *match->entry);
    match->words = from->words_used > 1 ? malloc(size) : NULL;
    match->words_size = match->words ? size : 0;
    if (!match->entry || (from->words_used > 1 && !match->words))
        return false;
    memcpy(match->entry, from->entry, from->count * sizeof *match->entry);
    if (match->words)
        memcpy(match->words, from->words, from->words_used);
    return true;
}

/* Takes over what a read log holds. */
bool table_from_log(struct house *house, struct table *table, struct log_file *file,
                    struct text *why)
{
    table->head = file->head;
    table->pack =
        pack_share(house, file->head.game, file->head.data_named ? file->head.data_name : NULL,
                   file->pack.text, why);
    if (!table->pack)
        return false;
    log_head_data(&table->head, &table->pack->data);
    memcpy(&table->match, &file->match, offsetof(struct match, state));
    state_copy(table->head.game, &table->match.state, &file->match.state);
    table->match.data = &table->pack->data.data;
    table->match.entry = NULL;
    table->match.words = NULL;
    table->seat = calloc((size_t)table->head.seats, sizeof *table->seat);
    if (!take_entries(&table->match, &file->match) || !table->seat) {
        text_put(why, "There is not enough memory.");
        return false;
    }
    log_writer_start(&table->writer, &hash_sodium, SEAT_CHANCE);
    memcpy(table->writer.h, file->h, sizeof file->h);
    table->ended = file->last.end != LOG_OPEN;
    if (table->ended && file->last.revealed)
        table->reveal = file->last.reveal;
    table->shown = table->ended && file->last.revealed;
    for (int seat = 0; seat < table->head.seats; seat++) {
        const struct policy *policy = bot_find(table->head.game, table->head.seat_name[seat]);
        table->seat[seat].kind = policy ? SEAT_BOT : SEAT_PERSON;
        table->seat[seat].policy = policy;
    }
    return table_lesson_open(table, why);
}

/* Whether the seed that the store holds is the one that the players were promised. With another the
 * match would go on, by draws that nobody can prove afterwards. */
static bool seed_good(const struct table *table, struct text *why)
{
    char reason[REASON_BYTES];
    struct text inner = text_over(reason, sizeof reason);
    const struct fair_head *head = &table->head.fair;
    struct fair_head same;
    struct fair_reveal seeded;
    bool good = true;
    if (table->has_dealer && head->mode == FAIR_COMMITTED)
        good = fair_check_reveal(&hash_sodium, head, &table->reveal, table->head.seats, &inner);
    if (table->has_dealer && head->mode == FAIR_SEEDED) {
        fair_seeded(&hash_sodium, head->number, &same, &seeded);
        good = !sodium_memcmp(seeded.seed, table->reveal.seed, FAIR_BYTES);
    }
    if (!good)
        text_put(why, "The stored seed is not the one that this table's dealer committed to. "
                      "Somebody changed the "
                      "database, so the match cannot continue.");
    return good;
}

struct table *table_restore(struct house *house, struct replay *replay, struct text *why)
{
    const struct store_table *stored = &replay->stored;
    struct table *table = table_new(replay->file.head.game, why);
    if (!table || !table_from_log(house, table, &replay->file, why) ||
        !table_notes_read(table, stored, why) || !seed_good(table, why)) {
        table_free(house, table);
        return NULL;
    }
    memcpy(table->id, stored->id, sizeof table->id);
    if (!papers_read(house, table, why)) {
        table_free(house, table);
        return NULL;
    }
    table->created = stored->created;
    table->touched = stored->used;
    table->lines = stored->lines;
    table_dealer(table);
    return table;
}

struct table *table_find(struct house *house, const char *id, struct waiter *waiter,
                         struct text *why)
{
    struct store_table stored;
    const struct replay *failed = house->tables.failed;
    if (!table_name_good(id))
        return NULL;
    struct table *table = table_live(house, id);
    if (table) {
        table->used_ms = now_ms();
        return table->fresh ? NULL : table;
    }
    if (failed && !strcmp(failed->id, id)) {
        text_put(why, failed->why);
        return NULL;
    }
    if (!replay_join(house, id, waiter) && store_find(house->store, id, &stored, why) > 0)
        replay_table(house, &stored, waiter, why);
    return NULL;
}

/* ---- Leaving memory ---- */

void tables_sweep(struct house *house, int64_t idle_ms)
{
    int64_t now = now_ms(), over_ms = idle_ms < OVER_MS ? idle_ms : OVER_MS;
    for (int i = 0; i < TABLES_BUCKETS; i++) {
        struct table *table = house->tables.bucket[i], *next;
        for (; table; table = next) {
            next = table->next;
            notify_look(house, table);
            listing_look(house, table);
            keys_look(house, table);
            if (table->conns || table->thinking || table->in_flight || table->papers_due ||
                table->waits || table->streams || clocks_hold(table) || listing_has(table) ||
                now - table->used_ms < (table->ended ? over_ms : idle_ms)) {
                table_look_round(house, table); /* it may be lost by this */
                continue;
            }
            take_out(house, table);
            table_free(house, table);
            house->count.tables_evicted++;
        }
    }
}

void tables_close(struct house *house)
{
    for (int i = 0; i < TABLES_BUCKETS; i++)
        while (house->tables.bucket[i]) {
            struct table *table = house->tables.bucket[i];
            table->thinking = 0;
            table_lose(house, table, "closing", "The server is shutting down.");
        }
    packs_forget(house);
    while (house->tables.packs) {
        struct pack *pack = house->tables.packs;
        house->tables.packs = pack->next;
        pack_close(&pack->data);
        free(pack);
    }
}
