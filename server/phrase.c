/* See phrase.h. Nobody but who asks learns of a phrase: it is in no event, no figure, and in no
 * message to anybody else. */
#include "server/phrase.h"

#include <ctype.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/body.h"
#include "server/loop.h"
#include "server/papers.h"
#include "server/sit.h"
#include "server/speak.h"
#include "server/table_notes.h"
#include "server/ws.h"
#include "table/native/sodium.h"

/* ---- Words ---- */

enum { TOLD_APART = 4 /* letters */ };

static void add(char out[PHRASE_BYTES], const char *word)
{
    size_t used = strlen(out);
    snprintf(out + used, PHRASE_BYTES - used, "%s%s", used ? " " : "", word);
}

void phrase_make(char out[PHRASE_BYTES])
{
    uint16_t drawn[PHRASE_COUNT];
    system_random((uint8_t *)drawn, sizeof drawn);
    out[0] = 0;
    for (int i = 0; i < PHRASE_COUNT; i++)
        add(out, phrase_words[drawn[i] % PHRASE_WORDS]);
    sodium_memzero(drawn, sizeof drawn);
}

static int by_start(const void *typed, const void *word)
{
    return strncmp(typed, word, TOLD_APART);
}

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool phrase_read(const char *typed, char out[PHRASE_BYTES], struct text *why)
{
    int count = 0;
    out[0] = 0;
    for (const char *at = typed; *at;) {
        char word[24];
        size_t size = 0, all = 0;
        for (; is_letter(at[all]); all++)
            if (size + 1 < sizeof word)
                word[size++] = (char)tolower((unsigned char)at[all]);
        word[size] = 0;
        at += all ? all : 1;
        if (!all)
            continue;
        const char *found = bsearch(word, phrase_words, PHRASE_WORDS, PHRASE_WORD_BYTES, by_start);
        if (!found) {
            speak(why, WHY_PHRASE_WORD(.word = word));
            return false;
        }
        if (count++ < PHRASE_COUNT)
            add(out, found);
    }
    if (count != PHRASE_COUNT)
        speak(why, WHY_PHRASE_COUNT(.most = PHRASE_COUNT, .count = count));
    return count == PHRASE_COUNT;
}

void phrase_hash(const char *table, int seat, const char *phrase, uint8_t hash[TOKEN_BYTES])
{
    char all[TABLE_CHARS + PHRASE_BYTES + 32];
    int n = snprintf(all, sizeof all, "phrase %s %d %s", table, seat, phrase);
    ENSURE(n > 0 && (size_t)n < sizeof all);
    sodium_sha256((const uint8_t *)all, (size_t)n, hash);
    sodium_memzero(all, sizeof all);
}

/* Notes what has become of a seat, on its way to the disk; or it is as it was before, and the
 * request is answered. Nothing is left of `before`. */
static bool seat_noted(struct request *request, struct table *table, int at, struct seat *before,
                       bool moves)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    bool kept = moves ? papers_move(request->house, table, at, &why)
                      : table_note_quietly(request->house, table, &why);
    if (!kept)
        table->seat[at] = *before;
    sodium_memzero(before, sizeof *before);
    if (!kept)
        answer_error(request, 503, "store", reason);
    return kept;
}

/* ---- A new one ---- */

void post_phrase(struct request *request, struct table *table, int at)
{
    char phrase[PHRASE_BYTES];
    struct seat *seat = &table->seat[at], before = *seat;
    struct pairs pairs;
    struct json *json = body_json(request, SIT_BYTES, &pairs);
    if (!json)
        return;
    bool good = !pairs.count;
    json_close(json);
    if (!good) {
        answer_said(request, 422, "bad-phrase", WHY_PHRASE_BODY());
        return;
    }
    phrase_make(phrase);
    phrase_hash(table->id, at, phrase, seat->phrase);
    seat->has_phrase = true;
    if (!seat_noted(request, table, at, &before, false))
        return;
    char *bytes = malloc(128);
    struct text out = text_over(bytes ? bytes : (char[1]){0}, bytes ? 128 : 1);
    text_format(&out, "{\"phrase\":\"%s\"}\n", phrase);
    sodium_memzero(phrase, sizeof phrase);
    answer_own(request, 200, "application/json", bytes, out.used);
    answer_waits(request, table);
}

/* ---- Back with it ---- */

struct back {
    char phrase[PHRASE_BYTES], token[TOKEN_CHARS + 1];
};

/* What the body says. False: an answer was given. */
static bool wish(struct request *request, struct back *back)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    uint8_t hash[TOKEN_BYTES];
    struct pairs pairs;
    struct json *json = body_json(request, SIT_BYTES, &pairs);
    if (!json)
        return false;
    const struct value *token = pairs_get(&pairs, "token");
    const char *typed = pairs_text(&pairs, "phrase");
    why.language = request->language;
    bool good = typed && pairs.count == (token ? 2 : 1) &&
                (!token || (token->kind == VALUE_STRING && token_hash(token->text, hash)));
    if (!good)
        speak(&why, WHY_BACK_BODY());
    else
        good = phrase_read(typed, back->phrase, &why);
    snprintf(back->token, sizeof back->token, "%s", good && token ? token->text : "");
    json_close(json);
    if (!good)
        answer_error(request, 422, "bad-phrase", reason);
    return good;
}

/* The seat of a phrase, -1: none. It takes as long whichever it is. */
static int seat_of(const struct table *table, const char *phrase)
{
    int found = -1;
    for (int at = 0; at < table->head.seats; at++) {
        uint8_t hash[TOKEN_BYTES];
        const struct seat *seat = &table->seat[at];
        phrase_hash(table->id, at, phrase, hash);
        bool same = token_same(hash, seat->phrase);
        if (same && seat->has_phrase && seat->has_token)
            found = at;
    }
    return found;
}

static void answer_back(struct request *request, struct table *table, int at, const char *token)
{
    answer_seat(request, table->id, table->head.game->name, at, token);
    answer_waits(request, table);
}

/* As chairs_clear, but the journal says nothing of it: for all others the seat is whose it was. */
static void clear(struct table *table, int seat)
{
    struct conn *conn = table->conns;
    while (conn) {
        if (conn_holder(conn) == seat) {
            conn_said(conn, "seat-lost", WHY_SEAT_MOVED());
            conn_close(conn, LWS_CLOSE_STATUS_POLICY_VIOLATION);
            conn = table->conns; /* others may have left with it */
        } else {
            conn = conn_next(conn);
        }
    }
}

/* The same person at another device: who sits there, and what is theirs, stays as it is. */
static void come_back(struct request *request, struct table *table, int at, struct back *back)
{
    struct seat *seat = &table->seat[at], before = *seat;
    if (!back->token[0])
        token_make(back->token, seat->token);
    token_hash(back->token, seat->token);
    if (!seat_noted(request, table, at, &before, true))
        return;
    answer_back(request, table, at, back->token);
    clear(table, at);
}

static void back(struct request *request, struct table *table, struct back *back)
{
    struct limits *limits = request->house->limits;
    if (!limits_guess(limits, request->address, table->id, false, now_ms())) {
        answer_said(request, 429, "too-many", WHY_PHRASE_TRIES());
        return;
    }
    int at = seat_of(table, back->phrase), of = table_seat_of(table, back->token);
    if (at < 0) {
        limits_guess(limits, request->address, table->id, true, now_ms());
        answer_said(request, 404, "no-such-phrase", WHY_PHRASE());
    } else if (of == at) { /* sent again, for the answer was lost */
        answer_back(request, table, at, back->token);
    } else if (of >= 0 || table_seat_invited(table, back->token) >= 0) {
        answer_said(request, 422, "bad-phrase", WHY_BACK_TOKEN());
    } else {
        come_back(request, table, at, back);
    }
}

void post_back(struct request *request, struct table *table, int seat)
{
    struct back wished;
    (void)seat;
    if (wish(request, &wished))
        back(request, table, &wished);
    sodium_memzero(&wished, sizeof wished);
}
