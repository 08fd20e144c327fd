/* The list of matches in memory, and how a match gets there. What is always true: a match that is read again
 * from the store has been replayed under the rules, line by line. */
#include "server/tables.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "server/house.h"
#include "server/ws.h"
#include "table/bot.h"
#include "table/native/json.h"
#include "table/native/logfile.h"
#include "table/native/sodium.h"

enum { WORDS_BYTES = 1024 }; /* the first that a match has room for; doubled as need be, so that it never is more
                               than MATCH_WORDS_BYTES, and all of those if it comes to that */
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
    house->tables.live++;
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

void table_free(struct house *house, struct table *table)
{
    if (!table)
        return;
    ENSURE(!table->conns && !table->thinking);
    pack_leave(house, table->pack);
    free(table->match.entry);
    free(table->match.words);
    free(table->seat);
    sodium_memzero(table, sizeof *table);
    free(table);
}

void table_lose(struct house *house, struct table *table, const char *code, const char *why)
{
    if (table->lost)
        return;
    take_out(house, table);
    table->lost = true;
    if (table->waits)
        request_failed(table->waits, why);
    table->waits = NULL;
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
    return found;
}

bool table_has_room(struct table *table)
{
    struct match *match = &table->match;
    uint32_t most = match_capacity(match->game);
    if (match->count < match->capacity || match->capacity == most)
        return true;
    uint32_t more = match->capacity ? 2 * match->capacity : 64;
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
        head.mode = FAIR_COMMITTED; /* an imported match: nothing is proven, but the draws are fair */
    fair_open(&table->fair, &hash_sodium, &table->match,
              table->pack->data.none ? NULL : table->pack->data.sha256, &head, &table->reveal);
    for (int seat = 0; seat < table->head.seats; seat++)
        fair_bot(&hash_sodium, table->bot_seed, seat, &table->seat[seat].rng);
}

/* ---- Read again ---- */

struct lines {
    char *at;
    size_t used, size;
};

static bool add_line(void *arg, uint32_t n, const char *line, size_t size)
{
    struct lines *lines = arg;
    (void)n;
    if (lines->used + size + 1 > lines->size) {
        size_t more = 2 * (lines->used + size + 1);
        char *at = realloc(lines->at, more);
        if (!at)
            return false;
        lines->at = at;
        lines->size = more;
    }
    memcpy(lines->at + lines->used, line, size);
    lines->used += size;
    lines->at[lines->used++] = '\n';
    return true;
}

/* The entries and words of a read log, in no more room than they need. */
static bool take_entries(struct match *match, const struct match *from)
{
    uint32_t room = 64, most = match_capacity(from->game), size = WORDS_BYTES;
    while (room < from->count + 8)
        room *= 2;
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
bool table_from_log(struct house *house, struct table *table, struct log_file *file, struct text *why)
{
    table->head = file->head;
    table->pack = pack_share(house, file->head.game, file->head.data_named ? file->head.data_name : NULL,
                             file->pack.text, why);
    if (!table->pack)
        return false;
    log_head_data(&table->head, &table->pack->data);
    table->match = file->match;
    table->match.data = &table->pack->data.data;
    table->match.entry = NULL;
    table->match.words = NULL;
    table->seat = calloc((size_t)table->head.seats, sizeof *table->seat);
    if (!take_entries(&table->match, &file->match) || !table->seat) {
        text_put(why, "out of memory");
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
    table->is.n = table->was.n = table->match.count;
    table->is.state = table->was.state = table->match.state;
    return true;
}

static bool read_hex(const struct pairs *pairs, const char *key, uint8_t *out, size_t n)
{
    const struct value *v = pairs_get(pairs, key);
    return v && v->kind == VALUE_STRING && hash_unhex(v->text, n, out);
}

static bool flag(const struct pairs *pairs, const char *key)
{
    const struct value *v = pairs_get(pairs, key);
    return v && v->kind == VALUE_BOOL && v->number;
}

static bool secret_read(struct table *table, const struct pairs *pairs, struct text *why)
{
    const struct value *tokens = pairs_get(pairs, "tokens"), *shares = pairs_get(pairs, "shares");
    bool good = tokens && tokens->kind == VALUE_LIST && tokens->items == table->head.seats && shares &&
                shares->kind == VALUE_LIST && shares->items == table->head.seats &&
                read_hex(pairs, "seed", table->reveal.seed, FAIR_BYTES) &&
                read_hex(pairs, "bots", table->bot_seed, FAIR_BYTES);
    for (int seat = 0; good && seat < table->head.seats; seat++) {
        struct seat *at = &table->seat[seat];
        at->has_token = tokens->item[seat];
        good = !at->has_token || hash_unhex(tokens->item[seat], TOKEN_BYTES, at->token);
        at->kind = at->has_token ? SEAT_PERSON : SEAT_BOT;
        if (good && shares->item[seat])
            good = hash_unhex(shares->item[seat], FAIR_BYTES, table->reveal.share[seat]);
    }
    if (!good) {
        text_put(why, "the store's own note about this table can not be read");
        return false;
    }
    table->watchers = flag(pairs, "watchers");
    table->has_dealer = flag(pairs, "dealer");
    table->new_dealer = flag(pairs, "new-dealer");
    table->shown = !table->ended || flag(pairs, "dealer") || table->shown;
    return true;
}

static bool notes_read(struct table *table, const struct store_table *stored, struct text *why)
{
    struct pairs pairs;
    struct json *json = json_open(stored->secret, strlen(stored->secret), STORE_SECRET_BYTES, &pairs, why);
    bool good = json && secret_read(table, &pairs, why);
    json_close(json);
    if (!good)
        return false;
    json = json_open(stored->title, strlen(stored->title), STORE_TITLE_BYTES, &pairs, why);
    if (!json)
        return false;
    const struct value *name = pairs_get(&pairs, "name");
    if (name && name->kind == VALUE_STRING && strlen(name->text) <= TABLE_TITLE_BYTES)
        memcpy(table->title, name->text, strlen(name->text) + 1);
    json_close(json);
    return true;
}

static struct table *table_read(struct house *house, const struct store_table *stored, struct text *why)
{
    struct lines lines = {0};
    struct log_file file;
    if (store_lines(house->store, stored->id, 0, add_line, &lines, why) < 0 || !lines.at) {
        free(lines.at);
        return NULL;
    }
    if (log_file_read(&file, "its log", lines.at, lines.used, house->games, house->games_count, UINT32_MAX,
                      why))
        return NULL;
    struct table *table = calloc(1, sizeof *table);
    bool good = table && table_from_log(house, table, &file, why) && notes_read(table, stored, why);
    log_file_close(&file);
    if (!good) {
        table_free(house, table);
        return NULL;
    }
    memcpy(table->id, stored->id, sizeof table->id);
    table->created = stored->created;
    table->lines = stored->lines;
    table_dealer(table);
    return table;
}

struct table *table_find(struct house *house, const char *id, struct text *why)
{
    struct store_table stored;
    if (!table_name_good(id))
        return NULL;
    struct table *table = table_live(house, id);
    if (table) {
        table->used_ms = now_ms();
        return table->waits ? NULL : table;
    }
    if (store_find(house->store, id, &stored, why) <= 0)
        return NULL;
    table = table_read(house, &stored, why);
    if (!table)
        return NULL;
    tables_add(house, table);
    house->count.tables_loaded++;
    table_go_on(house, table, false, why); /* a bot may have been thinking when it was last in memory */
    return table_live(house, id);
}

/* ---- Notes for the store ---- */

static void put_hex(struct text *out, const uint8_t *bytes, size_t n)
{
    char hex[2 * HASH_BYTES + 1];
    hash_hex(bytes, n, hex);
    text_format(out, "\"%s\"", hex);
}

void table_secret(const struct table *table, struct text *out)
{
    text_put(out, "{\"seed\":");
    put_hex(out, table->reveal.seed, FAIR_BYTES);
    text_put(out, ",\"bots\":");
    put_hex(out, table->bot_seed, FAIR_BYTES);
    for (int seat = 0; seat < table->head.seats; seat++) {
        text_put(out, seat ? "," : ",\"shares\":[");
        if (table->head.fair.shared >> seat & 1)
            put_hex(out, table->reveal.share[seat], FAIR_BYTES);
        else
            text_put(out, "null");
    }
    for (int seat = 0; seat < table->head.seats; seat++) {
        text_put(out, seat ? "," : "],\"tokens\":[");
        if (table->seat[seat].has_token)
            put_hex(out, table->seat[seat].token, TOKEN_BYTES);
        else
            text_put(out, "null");
    }
    text_format(out, "],\"watchers\":%s,\"dealer\":%s,\"new-dealer\":%s}", table->watchers ? "true" : "false",
                table->has_dealer ? "true" : "false", table->new_dealer ? "true" : "false");
}

void table_title(const struct table *table, struct text *out)
{
    text_put(out, "{\"name\":");
    codec_string_json(table->title, out);
    for (int seat = 0; seat < table->head.seats; seat++) {
        text_put(out, seat ? "," : ",\"seats\":[");
        codec_string_json(table->head.seat_name[seat], out);
    }
    text_put(out, "]}");
}

/* ---- Leaving memory ---- */

void tables_sweep(struct house *house, int64_t idle_ms)
{
    int64_t now = now_ms();
    for (int i = 0; i < TABLES_BUCKETS; i++) {
        struct table *table = house->tables.bucket[i], *next;
        for (; table; table = next) {
            next = table->next;
            if (table->conns || table->thinking || table->in_flight || table->waits ||
                now - table->used_ms < idle_ms)
                continue;
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
            table_lose(house, table, "closing", "the house is closing");
        }
    while (house->tables.packs) {
        struct pack *pack = house->tables.packs;
        house->tables.packs = pack->next;
        pack_close(&pack->data);
        free(pack);
    }
}
