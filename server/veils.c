/* Lines and veils: {"type":"lines",..}. A seat's are a paper "lines-SEAT", those of people who left
 * are "lines": an entry a line, "line spiders" or "veil blood", sorted by what comes after the
 * blank. */
#include "server/veils.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/house.h"
#include "server/loop.h"
#include "server/news.h"
#include "server/people.h"
#include "server/speak.h"
#include "server/ws.h"
#include "table/names.h"
#include "table/native/fold.h"

/* A line is stricter than a veil. */
enum { LINE, VEIL, KINDS };
static const char *const kind_words[] = {"line", "veil"};
enum {
    FOLDED_BYTES = 2 * VEIL_BYTES,
    PAPER_BYTES = VEILS_ALL * (FOLDED_BYTES + 6) + 1,
    SAID_BYTES = 2 * 2 * PAPER_BYTES + 256 /* any byte may stand as two; all, and one's own */
};

struct sheet {
    int count;
    struct entry_said {
        uint8_t kind;
        char text[FOLDED_BYTES + 1];
    } at[VEILS_ALL];
};

/* ---- Sheets ---- */

/* Where it is, or where it would be. */
static bool find(const struct sheet *sheet, const char *text, int *at)
{
    *at = 0;
    while (*at < sheet->count && strcmp(sheet->at[*at].text, text) < 0)
        ++*at;
    return *at < sheet->count && !strcmp(sheet->at[*at].text, text);
}

/* Of two that say the same the stricter stays. False: there is no room. */
static bool add(struct sheet *sheet, int kind, const char *text)
{
    int at;
    if (find(sheet, text, &at)) {
        sheet->at[at].kind = kind == LINE ? LINE : sheet->at[at].kind;
        return true;
    }
    if (sheet->count == VEILS_ALL)
        return false;
    memmove(&sheet->at[at + 1], &sheet->at[at],
            (size_t)(sheet->count++ - at) * sizeof sheet->at[at]);
    sheet->at[at].kind = (uint8_t)kind;
    memcpy(sheet->at[at].text, text, strlen(text) + 1);
    return true;
}

/* Adds what a paper says; NULL: nothing. */
static void read_paper(struct sheet *sheet, const char *paper)
{
    char text[FOLDED_BYTES + 1];
    for (const char *line = paper; line && *line;) {
        const char *end = strchr(line, '\n');
        size_t size = end ? (size_t)(end - line) : strlen(line);
        if (size > 5 && size - 5 <= FOLDED_BYTES) {
            memcpy(text, line + 5, size - 5);
            text[size - 5] = 0;
            add(sheet, *line == 'l' ? LINE : VEIL, text);
        }
        line += size + (end != NULL);
    }
}

static void put_paper(const struct sheet *sheet, struct text *out)
{
    for (int i = 0; i < sheet->count; i++)
        text_format(out, "%s %s\n", kind_words[sheet->at[i].kind], sheet->at[i].text);
}

static char *paper_made(const struct sheet *sheet)
{
    char *bytes = malloc(PAPER_BYTES);
    ENSURE(bytes);
    struct text text = text_over(bytes, PAPER_BYTES);
    put_paper(sheet, &text);
    return bytes;
}

static void name_of(int seat, char name[STORE_PAPER_NAME_BYTES + 1])
{
    snprintf(name, STORE_PAPER_NAME_BYTES + 1, "lines-%d", seat);
}

/* What a seat wrote last; or of that what is kept, which may be told. */
static void read_own(const struct table *table, int seat, bool kept, struct sheet *sheet)
{
    char name[STORE_PAPER_NAME_BYTES + 1];
    name_of(seat, name);
    sheet->count = 0;
    read_paper(sheet, kept ? paper_kept(table, name) : paper_text(table, name));
}

static void read_all(const struct paper *paper, struct sheet *sheet)
{
    sheet->count = 0;
    for (; paper; paper = paper->next)
        if (!strcmp(paper->name, VEILS_OF_ALL) || !strncmp(paper->name, "lines-", 6))
            read_paper(sheet, paper->text);
}

/* ---- Told ---- */

static void say_kind(const struct sheet *sheet, int kind, struct text *out)
{
    const char *between = "";
    text_format(out, "\"%ss\":[", kind_words[kind]);
    for (int i = 0; i < sheet->count; i++) {
        if (sheet->at[i].kind != kind)
            continue;
        text_put(out, between);
        codec_string_json(sheet->at[i].text, out);
        between = ",";
    }
    text_char(out, ']');
}

static void say_sheet(const struct sheet *sheet, struct text *out)
{
    say_kind(sheet, LINE, out);
    text_char(out, ',');
    say_kind(sheet, VEIL, out);
}

struct saying {
    struct sheet all, own;
    char bytes[SAID_BYTES];
};

static void say(const struct table *table, int seat, struct saying *of, struct text *out)
{
    *out = text_over(of->bytes, sizeof of->bytes);
    read_own(table, seat, true, &of->own);
    text_format(out, "{\"type\":\"lines\",\"seat\":%d,", seat);
    say_sheet(&of->all, out);
    text_put(out, ",\"mine\":{");
    say_sheet(&of->own, out);
    text_put(out, "}}\n");
}

static void tell(struct conn *conn, struct saying *of)
{
    struct text out;
    int seat = conn_wire(conn)->seat;
    if (seat == SEAT_WATCHER)
        return;
    say(conn_table(conn), seat, of, &out);
    if (conn_is_news(conn, TOLD_VEILS, of->bytes))
        conn_send(conn, &out);
}

void veils_tell(struct table *table)
{
    struct saying *of = malloc(sizeof *of);
    ENSURE(of);
    read_all(papers_kept(table), &of->all);
    for (struct conn *conn = table->conns; conn; conn = conn_next(conn))
        tell(conn, of);
    free(of);
}

void veils_greet(struct conn *conn)
{
    const struct paper *papers = papers_kept(conn_table(conn));
    if (!papers)
        return;
    struct saying *of = malloc(sizeof *of);
    ENSURE(of);
    read_all(papers, &of->all);
    if (of->all.count)
        tell(conn, of);
    free(of);
}

/* ---- What is done ---- */

/* In small letters, composed, without what cannot be seen, and with single blanks: then not even
 * the spelling says whose it is. False: it is no such text. */
static bool tidy(const char *text, char out[FOLDED_BYTES + 1])
{
    char folded[FOLD_BYTES];
    if (!text || strlen(text) > VEIL_BYTES || !text_is_plain(text) || !text_is_seen(text))
        return false;
    int size = fold_unistring.fold(text, strlen(text), folded, sizeof folded), to = 0;
    for (int at = 0; at < size; at++) {
        bool blank = folded[at] == ' ';
        if (blank && (!to || out[to - 1] == ' '))
            continue;
        if (to == FOLDED_BYTES)
            return false;
        out[to++] = folded[at];
    }
    while (to && out[to - 1] == ' ')
        to--;
    out[to] = 0;
    return to && text_is_plain(out);
}

static void keep(struct house *house, struct conn *conn, const struct sheet *own)
{
    char name[STORE_PAPER_NAME_BYTES + 1], reason[REASON_BYTES], *bytes = malloc(PAPER_BYTES);
    struct text why = text_over(reason, sizeof reason);
    ENSURE(bytes);
    struct text text = text_over(bytes, PAPER_BYTES);
    put_paper(own, &text);
    name_of(conn_wire(conn)->seat, name);
    const struct store_paper paper = {name, own->count ? bytes : NULL};
    if (!papers_put(house, conn_table(conn), &paper, &why))
        conn_error(conn, "store", reason);
    free(bytes);
}

/* Whether there is room is decided by what everyone reads, and by what one said oneself. */
static void put(struct house *house, struct conn *conn, int kind, const char *text)
{
    struct sheet *own = malloc(2 * sizeof *own), *all = own + 1;
    int at;
    ENSURE(own);
    read_own(conn_table(conn), conn_wire(conn)->seat, false, own);
    read_all(conn_table(conn)->papers, all);
    bool there = find(own, text, &at);
    if (!there && own->count == VEILS_EACH)
        conn_said(conn, "illegal", WHY_VEILS_EACH(VEILS_EACH));
    else if (!add(all, kind, text))
        conn_said(conn, "illegal", WHY_VEILS_ALL(VEILS_ALL));
    else if (!there || own->at[at].kind != kind) {
        add(own, kind, text);
        own->at[at].kind = (uint8_t)kind;
        keep(house, conn, own);
    }
    free(own);
}

static void take_back(struct house *house, struct conn *conn, const char *text)
{
    struct sheet *own = malloc(sizeof *own);
    int at;
    ENSURE(own);
    read_own(conn_table(conn), conn_wire(conn)->seat, false, own);
    if (find(own, text, &at)) {
        memmove(&own->at[at], &own->at[at + 1], (size_t)(--own->count - at) * sizeof own->at[at]);
        keep(house, conn, own);
    } else {
        conn_said(conn, "illegal", WHY_VEILS_OWN());
    }
    free(own);
}

bool veils_message(struct house *house, struct conn *conn, const struct pairs *pairs)
{
    const char *type = pairs_text(pairs, "type"), *does = pairs_text(pairs, "do");
    char text[FOLDED_BYTES + 1];
    struct table *table = conn_table(conn);
    if (!type || strcmp(type, "lines") != 0)
        return false;
    does = does ? does : "";
    int kind = 0;
    while (kind < KINDS && strcmp(kind_words[kind], does) != 0)
        kind++;
    if (conn_wire(conn)->seat == SEAT_WATCHER)
        conn_said(conn, "bad-message", WHY_WATCHER());
    else if (kind == KINDS && strcmp(does, "take-back") != 0)
        conn_said(conn, "bad-message", WHY_VEILS_DOES());
    else if (!tidy(pairs_text(pairs, "text"), text))
        conn_said(conn, "bad-message", WHY_VEILS_TEXT(VEIL_BYTES));
    else if (!people_several(table))
        conn_said(conn, "illegal", WHY_VEILS_ALONE());
    else if (table->ended)
        conn_said(conn, "over", WHY_WATCHED());
    else if (kind < KINDS)
        put(house, conn, kind, text);
    else
        take_back(house, conn, text);
    return true;
}

void veils_part(const struct table *table, int seat, struct parting *parting)
{
    char *name = parting->name[parting->count];
    name_of(seat, name);
    const char *own = paper_text(table, name);
    if (!own)
        return;
    struct sheet *left = calloc(1, sizeof *left);
    ENSURE(left);
    read_paper(left, paper_text(table, VEILS_OF_ALL));
    read_paper(left, own);
    parting->left = paper_made(left);
    parting->at[parting->count++] = (struct store_paper){name, NULL};
    parting->at[parting->count++] = (struct store_paper){VEILS_OF_ALL, parting->left};
    free(left);
}

char *veils_of_all(const struct table *table)
{
    struct sheet *all = calloc(1, sizeof *all);
    ENSURE(all);
    read_all(table->papers, all);
    char *text = all->count ? paper_made(all) : NULL;
    free(all);
    return text;
}
