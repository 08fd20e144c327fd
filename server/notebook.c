/* Notes: {"type":"note",..}. Seat 2's own is the paper "note-2", the text itself; the table's is
 * "note", how often it was changed and the text: "5\nThe bridge is gone.". */
#include "server/notebook.h"

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
    PAPER_BYTES = NOTE_BYTES + 24,
    SAID_BYTES = 6 * 2 * NOTE_BYTES + 256 /* a byte may stand as six; one's own, and the table's */
};

static const char table_name[] = "note";

static void name_of(int seat, char name[STORE_PAPER_NAME_BYTES + 1])
{
    snprintf(name, STORE_PAPER_NAME_BYTES + 1, "%s-%d", table_name, seat);
}

/* How often the table's was changed; its text after that. NULL: never. */
static int64_t version_of(const char *paper, const char **text)
{
    char *after;
    *text = "";
    if (!paper)
        return 0;
    int64_t version = strtoll(paper, &after, 10);
    *text = after + (*after == '\n');
    return version;
}

/* ---- Told ---- */

static void put_own(const char *text, struct text *out)
{
    text_put(out, ",\"mine\":");
    codec_string_json(text, out);
}

static void put_table(const char *paper, struct text *out)
{
    const char *text;
    text_put(out, ",\"version\":");
    text_int(out, version_of(paper, &text));
    text_put(out, ",\"table\":");
    codec_string_json(text, out);
}

static void tell(struct conn *conn, const char *own, const char *table)
{
    int seat = conn_wire(conn)->seat;
    if (seat == SEAT_WATCHER || !conn_is_told(conn) || (!own && !table))
        return;
    char *bytes = malloc(SAID_BYTES);
    ENSURE(bytes);
    struct text out = text_over(bytes, SAID_BYTES);
    text_format(&out, "{\"type\":\"notes\",\"seat\":%d", seat);
    if (own)
        put_own(own, &out);
    if (table)
        put_table(table, &out);
    text_put(&out, "}\n");
    conn_send(conn, &out);
    free(bytes);
}

void notebook_tell(struct table *table, const char *name, const char *text)
{
    char own[STORE_PAPER_NAME_BYTES + 1];
    bool all = !strcmp(name, table_name);
    for (struct conn *conn = table->conns; conn; conn = conn_next(conn)) {
        name_of(conn_wire(conn)->seat, own);
        if (all || !strcmp(name, own))
            tell(conn, all ? NULL : text, all ? text : NULL);
    }
}

void notebook_greet(struct conn *conn)
{
    char own[STORE_PAPER_NAME_BYTES + 1];
    name_of(conn_wire(conn)->seat, own);
    tell(conn, paper_kept(conn_table(conn), own), paper_kept(conn_table(conn), table_name));
}

/* ---- What is done ---- */

static void keep(struct house *house, struct conn *conn, const char *name, const char *text)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    const struct store_paper paper = {name, text};
    if (!papers_put(house, conn_table(conn), &paper, &why))
        conn_error(conn, "store", reason);
}

static void keep_own(struct house *house, struct conn *conn, const char *text)
{
    char name[STORE_PAPER_NAME_BYTES + 1];
    name_of(conn_wire(conn)->seat, name);
    keep(house, conn, name, *text ? text : NULL);
}

static void keep_table(struct house *house, struct conn *conn, int64_t version, const char *text)
{
    char bytes[PAPER_BYTES];
    struct text out = text_over(bytes, sizeof bytes);
    text_int(&out, version);
    text_char(&out, '\n');
    text_put(&out, text);
    keep(house, conn, table_name, bytes);
}

/* For the table's, where its sender has read what stands there. */
static void change(struct house *house, struct conn *conn, const struct value *was,
                   const char *text)
{
    const struct table *table = conn_table(conn);
    const char *before;
    int64_t version = version_of(paper_text(table, table_name), &before);
    if (!was || was->kind != VALUE_NUMBER)
        conn_said(conn, "bad-message", WHY_NOTE_WAS());
    else if (!people_several(table))
        conn_said(conn, "illegal", WHY_NOTE_ALONE());
    else if (was->number != version)
        conn_said(conn, "illegal", WHY_NOTE_STALE());
    else
        keep_table(house, conn, version + 1, text);
}

bool notebook_message(struct house *house, struct conn *conn, const struct pairs *pairs)
{
    const char *type = pairs_text(pairs, "type"), *of = pairs_text(pairs, "of");
    const char *text = pairs_text(pairs, "text");
    char words[NOTE_BYTES + 1] = "";
    if (!type || strcmp(type, "note") != 0)
        return false;
    bool fits = text && strlen(text) <= NOTE_BYTES && text_is_prose(text);
    if (fits) {
        memcpy(words, text, strlen(text) + 1);
        text_straighten(words);
    }
    if (conn_wire(conn)->seat == SEAT_WATCHER)
        conn_said(conn, "bad-message", WHY_WATCHER());
    else if (!of || (strcmp(of, "mine") != 0 && strcmp(of, "table") != 0))
        conn_said(conn, "bad-message", WHY_NOTE_OF());
    else if (!fits)
        conn_said(conn, "bad-message", WHY_NOTE_TEXT(NOTE_BYTES));
    else if (!strcmp(of, "mine"))
        keep_own(house, conn, words);
    else
        change(house, conn, pairs_get(pairs, "was"), words);
    return true;
}

void notebook_part(const struct table *table, int seat, struct parting *parting)
{
    ENSURE(parting->count < PARTING_MAX);
    char *name = parting->name[parting->count];
    name_of(seat, name);
    if (paper_text(table, name))
        parting->at[parting->count++] = (struct store_paper){name, NULL};
}
