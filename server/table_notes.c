/* What the store keeps about a table besides its lines: seeds, tokens, invitations, names. What is
 * always true: none of it is in a log before the match's end, and notes of older houses are read as
 * they were meant. */
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "server/care.h"
#include "server/clocks.h"
#include "server/held.h"
#include "server/loop.h"
#include "server/table_notes.h"
#include "server/tables.h"
#include "server/tokens.h"
#include "server/undo.h"
#include "table/bot.h"
#include "table/names.h"
#include "table/native/json.h"
#include "table/native/sodium.h"

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
    for (int seat = 0; seat < table->head.seats; seat++) {
        text_put(out, seat ? "," : "],\"ids\":[");
        if (table->seat[seat].id[0])
            codec_string_json(table->seat[seat].id, out);
        else
            text_put(out, "null");
    }
    for (int seat = 0; seat < table->head.seats; seat++) {
        text_put(out, seat ? "," : "],\"ids-n\":[");
        text_int(out, table->seat[seat].id_n);
    }
    for (int seat = 0; seat < table->head.seats; seat++) {
        text_put(out, seat ? "," : "],\"invitations\":[");
        if (table->seat[seat].invited)
            put_hex(out, table->seat[seat].invitation, TOKEN_BYTES);
        else
            text_put(out, "null");
    }
    for (int seat = 0; seat < table->head.seats; seat++) {
        text_put(out, seat ? "," : "],\"phrases\":[");
        if (table->seat[seat].has_phrase)
            put_hex(out, table->seat[seat].phrase, TOKEN_BYTES);
        else
            text_put(out, "null");
    }
    for (int seat = 0; seat < table->head.seats; seat++) {
        text_put(out, seat ? "," : "],\"taken\":[");
        text_int(out, table->seat[seat].taken);
    }
    for (int seat = 0; seat < table->head.seats; seat++)
        text_format(out, "%s%d", seat ? "," : "],\"tried\":[", table->seat[seat].tried);
    for (int seat = 0; seat < table->head.seats; seat++)
        text_format(out, "%s%d", seat ? "," : "],\"shares-log\":[", table->seat[seat].shares);
    for (int seat = 0; seat < table->head.seats; seat++) {
        text_put(out, seat ? "," : "],\"people\":[");
        codec_string_json(table->seat[seat].name, out);
    }
    for (int seat = 0; seat < table->head.seats; seat++)
        text_format(out, "%s%d", seat ? "," : "],\"colours\":[", table->seat[seat].colour);
    for (int seat = 0; seat < table->head.seats; seat++) {
        text_put(out, seat ? "," : "],\"lent\":[");
        codec_string_json(table->seat[seat].lent ? table->seat[seat].policy->name : "", out);
    }
    text_char(out, ']');
    clocks_put(table, out);
    care_put(table, out);
    undo_put(table, out);
    text_format(out,
                ",\"think\":\"%s\",\"watchers\":%s,\"watch-moves\":%d,\"watch-seconds\":%d,"
                "\"gathers\":%s,\"dealer\":%s,\"new-dealer\":%s}",
                bot_think_name(table->think), table->watchers ? "true" : "false",
                table->watch_moves, table->watch_seconds, table->gathers ? "true" : "false",
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
    text_put(out, table->clock.plan.slow ? "],\"slow\":true}" : "]}");
}

static bool read_hex(const struct pairs *pairs, const char *key, uint8_t *out, size_t n)
{
    const char *digits = pairs_text(pairs, key);
    return digits && hash_unhex(digits, n, out);
}

/* The last id of each seat; none in what a house wrote that forgot them. */
static bool ids_read(struct table *table, const struct pairs *pairs)
{
    const struct value *ids = pairs_get(pairs, "ids"), *ns = pairs_get(pairs, "ids-n");
    if (!ids)
        return true;
    if (ids->kind != VALUE_LIST || ids->items != table->head.seats || !ns ||
        ns->kind != VALUE_LIST || ns->items != table->head.seats)
        return false;
    for (int seat = 0; seat < table->head.seats; seat++) {
        struct seat *at = &table->seat[seat];
        if (!ids->item[seat] || !ns->item[seat])
            continue;
        if (strlen(ids->item[seat]) > WIRE_ID_BYTES)
            return false;
        memcpy(at->id, ids->item[seat], strlen(ids->item[seat]) + 1);
        at->id_n = (uint32_t)strtoul(ns->item[seat], NULL, 10);
    }
    return true;
}

static const char *item_of(const struct pairs *pairs, const char *key, int at)
{
    const struct value *v = pairs_get(pairs, key);
    return v && v->kind == VALUE_LIST && at < v->items ? v->item[at] : NULL;
}

/* Notes of older houses know no invitations: their tokens are all there is. */
static bool invitation_read(struct seat *seat, const struct pairs *pairs, int at)
{
    const char *hash = item_of(pairs, "invitations", at), *taken = item_of(pairs, "taken", at);
    const char *tried = item_of(pairs, "tried", at);
    int64_t times = 0;
    seat->invited = hash;
    if (!hash)
        return true;
    bool good = hash_unhex(hash, TOKEN_BYTES, seat->invitation) && taken &&
                text_number(taken, &seat->taken) && tried && text_number(tried, &times);
    seat->tried = (int)times;
    return good;
}

/* Notes of older houses know no phrases. */
static bool phrase_hash_read(struct seat *seat, const struct pairs *pairs, int at)
{
    const char *hash = item_of(pairs, "phrases", at);
    seat->has_phrase = hash;
    return !hash || hash_unhex(hash, TOKEN_BYTES, seat->phrase);
}

/* Whoever sits there, and who plays for them; notes of older houses say nothing of either. */
static void person_read(const struct game *game, struct seat *seat, const struct pairs *pairs,
                        int at)
{
    const char *name = item_of(pairs, "people", at), *colour = item_of(pairs, "colours", at);
    const char *bot = item_of(pairs, "lent", at);
    const struct policy *policy = bot && bot[0] ? bot_find(game, bot) : NULL;
    int64_t hue = 0;
    if (name && strlen(name) <= PERSON_BYTES)
        memcpy(seat->name, name, strlen(name) + 1);
    text_straighten(seat->name); /* older houses kept them as they came */
    if (colour && text_number(colour, &hue) && hue >= 0 && hue <= PERSON_COLOURS)
        seat->colour = (uint8_t)hue;
    if (policy && seat->kind == SEAT_PERSON) {
        seat->lent = true;
        seat->kind = SEAT_BOT;
        seat->policy = policy;
    }
}

/* Notes of older houses: nobody looks on late. */
static uint16_t late_read(const struct pairs *pairs, const char *key, int most)
{
    const struct value *v = pairs_get(pairs, key);
    bool good = v && v->kind == VALUE_NUMBER && v->number > 0 && v->number <= most;
    return good ? (uint16_t)v->number : 0;
}

/* Notes of older houses, and of newer ones that know other words: bots do not try their moves. */
static uint8_t think_read(const struct pairs *pairs)
{
    const char *word = pairs_text(pairs, "think");
    int think = word ? bot_think_named(word) : -1;
    return (uint8_t)(think < 0 ? BOT_QUICK : think);
}

static bool secret_read(struct table *table, const struct pairs *pairs, struct text *why)
{
    const struct value *tokens = pairs_get(pairs, "tokens"), *shares = pairs_get(pairs, "shares");
    bool good = tokens && tokens->kind == VALUE_LIST && tokens->items == table->head.seats &&
                shares && shares->kind == VALUE_LIST && shares->items == table->head.seats &&
                read_hex(pairs, "seed", table->reveal.seed, FAIR_BYTES) &&
                read_hex(pairs, "bots", table->bot_seed, FAIR_BYTES);
    for (int seat = 0; good && seat < table->head.seats; seat++) {
        struct seat *at = &table->seat[seat];
        at->has_token = tokens->item[seat];
        good = (!at->has_token || hash_unhex(tokens->item[seat], TOKEN_BYTES, at->token)) &&
               invitation_read(at, pairs, seat) && phrase_hash_read(at, pairs, seat);
        const char *agrees = item_of(pairs, "shares-log", seat); /* notes of older houses: none */
        at->shares = agrees && !strcmp(agrees, "1");
        at->kind = at->has_token || at->invited ? SEAT_PERSON : SEAT_BOT;
        person_read(table->head.game, at, pairs, seat);
        if (good && shares->item[seat])
            good = hash_unhex(shares->item[seat], FAIR_BYTES, table->reveal.share[seat]);
    }
    if (!good || !ids_read(table, pairs) || !clocks_read(table, pairs)) {
        text_put(why, "The server's note about this table cannot be read.");
        return false;
    }
    care_read(table, pairs);
    undo_read(table, pairs);
    table->think = think_read(pairs);
    table->watchers = pairs_true(pairs, "watchers");
    table->watch_moves = late_read(pairs, "watch-moves", WATCH_MOVES_MAX);
    table->watch_seconds = late_read(pairs, "watch-seconds", WATCH_SECONDS_MAX);
    table->gathers = pairs_true(pairs, "gathers");
    table->has_dealer = pairs_true(pairs, "dealer");
    table->new_dealer = pairs_true(pairs, "new-dealer");
    table->shown = !table->ended || pairs_true(pairs, "dealer") || table->shown;
    return true;
}

bool table_notes_read(struct table *table, const struct store_table *stored, struct text *why)
{
    struct pairs pairs;
    struct json *json =
        json_open(stored->secret, strlen(stored->secret), STORE_SECRET_BYTES, &pairs, why);
    bool good = json && secret_read(table, &pairs, why);
    json_close(json);
    if (!good)
        return false;
    json = json_open(stored->title, strlen(stored->title), STORE_TITLE_BYTES, &pairs, why);
    if (!json)
        return false;
    const char *name = pairs_text(&pairs, "name");
    if (name && strlen(name) <= TABLE_TITLE_BYTES)
        memcpy(table->title, name, strlen(name) + 1);
    json_close(json);
    return true;
}

static bool note(struct house *house, struct table *table, bool news,
                 const struct store_paper *papers, int count, struct text *why)
{
    char secret[SECRET_BYTES];
    struct text private = text_over(secret, sizeof secret);
    const struct store_change change = {.kind = STORE_CHANGE,
                                        .id = table->id,
                                        .tag = house->tag + 1,
                                        .secret = secret,
                                        .papers = papers,
                                        .paper_count = count,
                                        .first = table->lines};
    /* a move may come while the note is on its way */
    if (!table_hold(table)) {
        text_put(why, "There is not enough memory.");
        return false;
    }
    clocks_count(table);
    table->clock_kept_ms = now_ms();
    table_secret(table, &private);
    ENSURE(!private.cut);
    if (!store_submit(house->store, &change, NULL, why)) {
        table_let_go(table);
        return false;
    }
    table->tag_last = ++house->tag;
    table->tag_news = news ? table->tag_last : table->tag_news;
    table->in_flight++;
    table->noted = false;
    return true;
}

bool table_note(struct house *house, struct table *table, struct text *why)
{
    return note(house, table, true, NULL, 0, why);
}

bool table_note_quietly(struct house *house, struct table *table, struct text *why)
{
    return table_note_quietly_with(house, table, NULL, 0, why);
}

bool table_note_quietly_with(struct house *house, struct table *table,
                             const struct store_paper *papers, int count, struct text *why)
{
    return note(house, table, false, papers, count, why);
}

bool table_note_with(struct house *house, struct table *table, const struct store_paper *papers,
                     int count, struct text *why)
{
    return note(house, table, true, papers, count, why);
}
