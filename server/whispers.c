/* Whispers: {"type":"whisper",..}. Those of seats 1 and 4 are the paper "whispers-1-4": a line
 * each, when it was said (Unix time in ms, later than the one before), seat and text:
 * "1795952400000 4 Do you trust her?". */
#include "server/whispers.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/house.h"
#include "server/loop.h"
#include "server/news.h"
#include "server/people.h"
#include "server/speak.h"
#include "server/veils.h"
#include "server/ws.h"
#include "table/names.h"

enum {
    LINE_BYTES = WHISPER_BYTES + 32,
    PAPER_BYTES = WHISPERS_KEPT * LINE_BYTES + 1,
    SAID_BYTES = 2 * PAPER_BYTES + 8192
};

static void name_of(int one, int other, char name[STORE_PAPER_NAME_BYTES + 1])
{
    snprintf(name, STORE_PAPER_NAME_BYTES + 1, "whispers-%d-%d", one < other ? one : other,
             one < other ? other : one);
}

static bool is_of(const char *name, int *one, int *other)
{
    return sscanf(name, "whispers-%d-%d", one, other) == 2;
}

struct whisper {
    int64_t at;
    int from;
    const char *text;
    size_t size;
};

/* The next of a paper from `at`; false: there is none. */
static bool next(const char **at, struct whisper *out)
{
    const char *end = *at ? strchr(*at, '\n') : NULL;
    char *after;
    if (!end)
        return false;
    out->at = strtoll(*at, &after, 10);
    out->from = (int)strtol(after, &after, 10);
    out->text = after + (*after == ' ');
    out->size = (size_t)(end - out->text);
    *at = end + 1;
    return true;
}

/* ---- Told ---- */

static void put(const struct whisper *whisper, int one, int other, bool *first, struct text *out)
{
    char text[WHISPER_BYTES + 1];
    struct text copy = text_over(text, sizeof text);
    text_put_n(&copy, whisper->text, whisper->size);
    text_put(out, *first ? "{\"at\":" : ",{\"at\":");
    text_int(out, whisper->at);
    text_format(out, ",\"from\":%d,\"to\":%d,\"text\":", whisper->from,
                whisper->from == one ? other : one);
    codec_string_json(text, out);
    text_char(out, '}');
    *first = false;
}

static void open_message(int seat, bool all, struct text *out)
{
    text_format(out, "{\"type\":\"whispers\",\"seat\":%d,%s\"whispers\":[", seat,
                all ? "\"all\":true," : "");
}

void whispers_tell(struct table *table, const char *name, const char *text)
{
    int one, other;
    struct whisper last = {.size = 0};
    const char *at = is_of(name, &one, &other) ? text : NULL;
    while (next(&at, &last))
        continue;
    if (!last.size)
        return;
    for (struct conn *conn = table->conns; conn; conn = conn_next(conn)) {
        char bytes[4096];
        struct text out = text_over(bytes, sizeof bytes);
        int seat = conn_wire(conn)->seat;
        bool first = true;
        if ((seat != one && seat != other) || !conn_is_told(conn))
            continue;
        open_message(seat, false, &out);
        put(&last, one, other, &first, &out);
        text_put(&out, "]}\n");
        conn_send(conn, &out);
    }
}

void whispers_greet(struct conn *conn)
{
    const struct table *table = conn_table(conn);
    int seat = conn_wire(conn)->seat, one, other;
    bool first = true;
    if (seat == SEAT_WATCHER || !papers_kept(table) || !conn_is_told(conn))
        return;
    size_t size = (size_t)table->head.seats * SAID_BYTES;
    char *bytes = malloc(size);
    ENSURE(bytes);
    struct text out = text_over(bytes, size);
    open_message(seat, true, &out);
    for (const struct paper *paper = papers_kept(table); paper; paper = paper->next) {
        const char *at = paper->text;
        struct whisper whisper;
        if (!is_of(paper->name, &one, &other) || (one != seat && other != seat))
            continue;
        while (next(&at, &whisper))
            put(&whisper, one, other, &first, &out);
    }
    text_put(&out, "]}\n");
    if (!first)
        conn_send(conn, &out);
    free(bytes);
}

/* ---- What is done ---- */

/* What is kept with one more, without the oldest if there are too many; from malloc. */
static char *added(const char *paper, int from, const char *text)
{
    char *bytes = malloc(PAPER_BYTES + LINE_BYTES);
    ENSURE(bytes);
    struct text out = text_over(bytes, PAPER_BYTES + LINE_BYTES);
    const char *at = paper, *first = paper;
    struct whisper whisper = {.at = 0};
    int count = 0;
    while (next(&at, &whisper))
        count++;
    for (; count >= WHISPERS_KEPT; count--)
        first = strchr(first, '\n') + 1;
    if (first)
        text_put(&out, first);
    text_int(&out, today_ms() > whisper.at ? today_ms() : whisper.at + 1);
    text_format(&out, " %d %s\n", from, text);
    return bytes;
}

static void whisper(struct house *house, struct conn *conn, int to, const char *text)
{
    char name[STORE_PAPER_NAME_BYTES + 1], reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct table *table = conn_table(conn);
    int seat = conn_wire(conn)->seat;
    name_of(seat, to, name);
    char *bytes = added(paper_text(table, name), seat, text);
    const struct store_paper paper = {name, bytes};
    if (!papers_put(house, table, &paper, &why))
        conn_error(conn, "store", reason);
    free(bytes);
}

/* Whether somebody at another seat can hear it, now or when they come back. */
static bool hears(const struct table *table, int seat, const struct value *to)
{
    return to && to->kind == VALUE_NUMBER && to->number >= 0 && to->number < table->head.seats &&
           to->number != seat && seat_is_person(&table->seat[to->number]) &&
           table->seat[to->number].has_token;
}

bool whispers_message(struct house *house, struct conn *conn, const struct pairs *pairs)
{
    const char *type = pairs_text(pairs, "type"), *text = pairs_text(pairs, "text");
    const struct value *to = pairs_get(pairs, "to");
    int seat = conn_wire(conn)->seat;
    char words[WHISPER_BYTES + 1] = "";
    if (!type || strcmp(type, "whisper") != 0)
        return false;
    if (text && strlen(text) <= WHISPER_BYTES)
        memcpy(words, text, strlen(text) + 1);
    text_straighten(words);
    if (seat == SEAT_WATCHER)
        conn_said(conn, "bad-message", WHY_WATCHER());
    else if (!text_is_plain(words) || !text_is_seen(words))
        conn_said(conn, "bad-message", WHY_WHISPER_TEXT(WHISPER_BYTES));
    else if (!hears(conn_table(conn), seat, to))
        conn_said(conn, "illegal", WHY_WHISPER_TO());
    else
        whisper(house, conn, (int)to->number, words);
    return true;
}

void whispers_part(const struct table *table, int seat, struct parting *parting)
{
    int one, other;
    for (const struct paper *paper = table->papers; paper; paper = paper->next)
        if (is_of(paper->name, &one, &other) && (one == seat || other == seat)) {
            ENSURE(parting->count < PARTING_MAX);
            parting->at[parting->count++] = (struct store_paper){paper->name, NULL};
        }
}
