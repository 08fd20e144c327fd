/* See keys.h. A seat is a key's by a paper of its table: it goes with the table, and with whoever
 * sat there, in the same commit. */
#include "server/keys.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/body.h"
#include "server/papers.h"
#include "server/sit.h"
#include "server/speak.h"
#include "server/veils.h"
#include "table/names.h"
#include "table/native/sodium.h"

static const char json_type[] = "application/json";

enum { KEY_TEXT_BYTES = STORE_ID_CHARS + TOKEN_CHARS + 24 };

/* ---- What is made of a secret ---- */

void keys_hash(const char *words, uint8_t hash[HASH_BYTES])
{
    sodium_sha256((const uint8_t *)words, strlen(words), hash);
}

void keys_id(const char *secret, char id[STORE_ID_CHARS + 1])
{
    char words[TOKEN_CHARS + 16];
    uint8_t hash[HASH_BYTES];
    snprintf(words, sizeof words, "key-id %s", secret);
    keys_hash(words, hash);
    hash_hex(hash, STORE_ID_CHARS / 2, id);
    sodium_memzero(words, sizeof words);
}

void keys_seat_token(const char *what, const char *secret, const char *table, int seat,
                     char token[TOKEN_CHARS + 1])
{
    char words[TOKEN_CHARS + TABLE_CHARS + 32];
    uint8_t hash[HASH_BYTES];
    snprintf(words, sizeof words, "%s %s %s %d", what, secret, table, seat);
    keys_hash(words, hash);
    hash_hex(hash, HASH_BYTES, token);
    sodium_memzero(words, sizeof words);
    sodium_memzero(hash, sizeof hash);
}

void keys_token(const char *secret, const char *table, int seat, char token[TOKEN_CHARS + 1])
{
    keys_seat_token("key-seat", secret, table, seat, token);
}

/* ---- Seats ---- */

static void name_of(int seat, char name[STORE_PAPER_NAME_BYTES + 1])
{
    snprintf(name, STORE_PAPER_NAME_BYTES + 1, STORE_KEYED "%d", seat);
}

static const char *paper_of(const struct table *table, int seat)
{
    char name[STORE_PAPER_NAME_BYTES + 1];
    name_of(seat, name);
    return paper_text(table, name);
}

bool keys_points(const char *text, int64_t *points)
{
    const char *last = strrchr(text, ' ');
    return last && last > text + STORE_ID_CHARS && text_number(last + 1, points);
}

bool keys_opens(const char *text, const uint8_t hash[TOKEN_BYTES])
{
    char digits[TOKEN_CHARS + 1];
    uint8_t kept[TOKEN_BYTES];
    if (strlen(text) < STORE_ID_CHARS + 1)
        return false;
    snprintf(digits, sizeof digits, "%s", text + STORE_ID_CHARS + 1);
    return hash_unhex(digits, TOKEN_BYTES, kept) && token_same(kept, hash);
}

int keys_seat(const struct table *table, const uint8_t hash[TOKEN_BYTES])
{
    int found = -1;
    for (int at = 0; table->papers && at < table->head.seats; at++) {
        const char *text = paper_of(table, at);
        if (text && table->seat[at].has_token && keys_opens(text, hash))
            found = at;
    }
    return found;
}

void keys_part(const struct table *table, int seat, struct parting *parting)
{
    if (!paper_of(table, seat))
        return;
    ENSURE(parting->count < PARTING_MAX);
    name_of(seat, parting->name[parting->count]);
    parting->at[parting->count] = (struct store_paper){parting->name[parting->count], NULL};
    parting->count++;
}

static void put_points(const struct table *table, int seat, struct text *out)
{
    int32_t payoff[SEATS_MAX];
    if (!table->ended || !match_over(&table->match))
        return;
    match_payoff(&table->match, payoff);
    text_format(out, " %d", payoff[seat]);
}

void keys_look(struct house *house, struct table *table)
{
    char reason[REASON_BYTES], bytes[KEY_TEXT_BYTES], name[STORE_PAPER_NAME_BYTES + 1];
    struct text why = text_over(reason, sizeof reason);
    int64_t points;
    if (!table->ended || table->in_flight || table->papers_due || !table->papers)
        return;
    for (int at = 0; at < table->head.seats; at++) {
        struct text out = text_over(bytes, sizeof bytes);
        const char *text = paper_of(table, at);
        if (!text || keys_points(text, &points))
            continue;
        text_put(&out, text);
        put_points(table, at, &out);
        if (!strcmp(text, bytes))
            continue; /* it was stopped */
        name_of(at, name);
        papers_put(house, table, &(struct store_paper){name, bytes}, &why);
    }
}

/* ---- A seat's ---- */

/* What the body says: the secret, "" to take the seat out of its key. False: an answer was given.
 */
static bool wish(struct request *request, char secret[TOKEN_CHARS + 1])
{
    uint8_t bytes[TOKEN_BYTES];
    struct pairs pairs;
    struct json *json = body_json(request, SIT_BYTES, &pairs);
    if (!json)
        return false;
    const char *key = pairs_text(&pairs, "key");
    bool good = key && pairs.count == 1 && (!*key || hash_unhex(key, TOKEN_BYTES, bytes));
    snprintf(secret, TOKEN_CHARS + 1, "%s", good ? key : "");
    json_close(json);
    sodium_memzero(bytes, sizeof bytes);
    if (!good)
        answer_said(request, 422, "bad-key", WHY_KEY_BODY());
    return good;
}

static void put_seat(const struct table *table, int seat, const char *id, const char *token,
                     struct text *out)
{
    char digits[TOKEN_CHARS + 1];
    uint8_t hash[TOKEN_BYTES];
    token_hash(token, hash);
    hash_hex(hash, TOKEN_BYTES, digits);
    text_format(out, "%s %s", id, digits);
    put_points(table, seat, out);
}

/* Puts the paper in place, or takes it away. */
static void set_seat(struct request *request, struct table *table, int seat, const char *text,
                     const char *token)
{
    char reason[REASON_BYTES], name[STORE_PAPER_NAME_BYTES + 1];
    struct text why = text_over(reason, sizeof reason);
    name_of(seat, name);
    const struct store_paper paper = {name, text};
    if (!papers_put(request->house, table, &paper, &why)) {
        answer_error(request, 503, "store", reason);
        return;
    }
    if (text)
        answer_seat(request, table->id, table->head.game->name, seat, token);
    else
        answer_static(request, 200, json_type, "{}\n", 3);
    answer_waits_papers(request, table);
}

void post_key(struct request *request, struct table *table, int seat)
{
    char secret[TOKEN_CHARS + 1], token[TOKEN_CHARS + 1] = "", id[STORE_ID_CHARS + 1],
                                                      bytes[KEY_TEXT_BYTES];
    struct text out = text_over(bytes, sizeof bytes);
    if (!wish(request, secret))
        return;
    keys_id(secret, id);
    if (!*secret) {
        set_seat(request, table, seat, NULL, token);
    } else if (keys_good(request, id)) {
        keys_token(secret, table->id, seat, token);
        put_seat(table, seat, id, token, &out);
        set_seat(request, table, seat, bytes, token);
    }
    sodium_memzero(secret, sizeof secret);
    sodium_memzero(token, sizeof token);
}
