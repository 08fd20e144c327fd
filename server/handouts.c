/* Handouts: {"type":"handout",..}. The second that seat 0 made is the paper "handout-0-2": who has
 * it since when (Unix time in ms, of one seat no two the same), the title, the text:
 * "1:1795952400000 3:1795952460000\nA letter\nMeet me at the mill." */
#include "server/handouts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/care.h"
#include "server/chairs.h"
#include "server/house.h"
#include "server/loop.h"
#include "server/news.h"
#include "server/people.h"
#include "server/speak.h"
#include "server/ws.h"
#include "table/names.h"

enum {
    SHEET_BYTES = HANDOUT_TITLE_BYTES + HANDOUT_TEXT_BYTES + SEATS_MAX * 24 + 2,
    SAID_BYTES = 2 * SHEET_BYTES + 256 /* a line end, a quote and a backslash stand as two */
};

struct handout {
    int by, id;
    int64_t since[SEATS_MAX]; /* that seat has it; 0: it does not */
    char title[HANDOUT_TITLE_BYTES + 1];
    const char *text;         /* of the paper it was read from */
};

/* ---- Papers ---- */

static void name_of(int by, int id, char name[STORE_PAPER_NAME_BYTES + 1])
{
    snprintf(name, STORE_PAPER_NAME_BYTES + 1, "handout-%d-%d", by, id);
}

/* False: it is another paper. */
static bool is_of(const char *name, int *by, int *id)
{
    return sscanf(name, "handout-%d-%d", by, id) == 2;
}

/* Of no paper: one that nobody has. */
static struct handout read_paper(const char *paper)
{
    struct handout out = {.text = ""};
    const char *at = paper ? paper : "\n\n";
    for (char *after; *at != '\n'; at = after + (*after == ' ')) {
        long seat = strtol(at, &after, 10);
        ENSURE(*after == ':' && seat >= 0 && seat < SEATS_MAX);
        out.since[seat] = strtoll(after + 1, &after, 10);
    }
    const char *end = strchr(++at, '\n');
    ENSURE(end && end - at <= HANDOUT_TITLE_BYTES);
    memcpy(out.title, at, (size_t)(end - at));
    out.text = end + 1;
    return out;
}

static void put_paper(const struct handout *of, struct text *out)
{
    const char *between = "";
    for (int seat = 0; seat < SEATS_MAX; seat++) {
        if (!of->since[seat])
            continue;
        text_format(out, "%s%d:", between, seat);
        text_int(out, of->since[seat]);
        between = " ";
    }
    text_format(out, "\n%s\n%s", of->title, of->text);
}

/* ---- Told ---- */

static void put_words(const struct handout *of, struct text *out)
{
    text_put(out, "\"title\":");
    codec_string_json(of->title, out);
    text_put(out, ",\"text\":");
    codec_string_json(of->text, out);
}

/* As the seat reads it that was given it: by when that was, so that nothing counts what others
 * have. */
static void put_given(const struct handout *of, int seat, struct text *out)
{
    text_put(out, "{\"at\":");
    text_int(out, of->since[seat]);
    text_format(out, ",\"by\":%d,", of->by);
    put_words(of, out);
    text_char(out, '}');
}

static void put_made(const struct handout *of, struct text *out)
{
    const char *between = "";
    text_format(out, "{\"id\":%d,\"to\":[", of->id);
    for (int seat = 0; seat < SEATS_MAX; seat++)
        if (of->since[seat]) {
            text_format(out, "%s%d", between, seat);
            between = ",";
        }
    text_put(out, "],");
    put_words(of, out);
    text_char(out, '}');
}

static void open_message(int seat, const char *list, struct text *out)
{
    text_format(out, "{\"type\":\"handouts\",\"seat\":%d,\"%s\":[", seat, list);
}

/* What is new to that seat, between before and after; nothing: it is told nothing. */
static void say_change(int seat, const struct handout *before, const struct handout *after,
                       bool gone, struct text *out)
{
    bool same = !strcmp(before->title, after->title) && !strcmp(before->text, after->text);
    if (seat == after->by && gone) {
        open_message(seat, "removed", out);
        text_format(out, "%d]}\n", after->id);
    } else if (seat == after->by) {
        open_message(seat, "made", out);
        put_made(after, out);
        text_put(out, "]}\n");
    } else if (after->since[seat] && (!before->since[seat] || !same)) {
        open_message(seat, "given", out);
        put_given(after, seat, out);
        text_put(out, "]}\n");
    } else if (before->since[seat] && !after->since[seat]) {
        open_message(seat, "gone", out);
        text_int(out, before->since[seat]);
        text_put(out, "]}\n");
    }
}

void handouts_tell(struct table *table, const char *name, const char *was, const char *text)
{
    int by, id;
    if (!is_of(name, &by, &id))
        return;
    struct handout before = read_paper(was), after = read_paper(text);
    before.by = after.by = by;
    after.id = id;
    char *bytes = malloc(SAID_BYTES);
    ENSURE(bytes);
    for (struct conn *conn = table->conns; conn; conn = conn_next(conn)) {
        struct text out = text_over(bytes, SAID_BYTES);
        int seat = conn_wire(conn)->seat;
        if (seat != SEAT_WATCHER && conn_is_told(conn))
            say_change(seat, &before, &after, !text, &out);
        if (out.used)
            conn_send(conn, &out);
    }
    free(bytes);
}

static void put_all(const struct table *table, int seat, bool made, struct text *out)
{
    int by, id;
    const char *between = "";
    for (const struct paper *paper = papers_kept(table); paper; paper = paper->next) {
        if (!is_of(paper->name, &by, &id))
            continue;
        struct handout of = read_paper(paper->text);
        of.by = by;
        of.id = id;
        if (made ? by != seat : !of.since[seat])
            continue;
        text_put(out, between);
        if (made)
            put_made(&of, out);
        else
            put_given(&of, seat, out);
        between = ",";
    }
}

void handouts_put_given(const struct table *table, int seat, struct text *out)
{
    put_all(table, seat, false, out);
}

void handouts_greet(struct conn *conn)
{
    const struct table *table = conn_table(conn);
    int seat = conn_wire(conn)->seat, by, id;
    size_t size = 256;
    if (seat == SEAT_WATCHER || !conn_is_told(conn) || !people_several(table))
        return;
    for (const struct paper *paper = papers_kept(table); paper; paper = paper->next)
        size += is_of(paper->name, &by, &id) ? SAID_BYTES : 0;
    char *bytes = malloc(size);
    ENSURE(bytes);
    struct text out = text_over(bytes, size);
    open_message(seat, "made", &out);
    put_all(table, seat, true, &out);
    text_put(&out, "],\"given\":[");
    put_all(table, seat, false, &out);
    text_put(&out, "],\"all\":true}\n");
    conn_send(conn, &out);
    free(bytes);
}

/* ---- What is done ---- */

/* The paper of a handout that this seat made; NULL: it made no such one. */
static const char *made(const struct table *table, int by, const struct value *id,
                        char name[STORE_PAPER_NAME_BYTES + 1])
{
    if (!id || id->kind != VALUE_NUMBER || id->number < 1 || id->number > INT32_MAX)
        return NULL;
    name_of(by, (int)id->number, name);
    return paper_text(table, name);
}

/* A name for one more; false: there are as many as may be. */
static bool next_name(const struct table *table, int seat, char name[STORE_PAPER_NAME_BYTES + 1])
{
    int by, id, last = 0, count = 0;
    for (const struct paper *paper = table->papers; paper; paper = paper->next)
        if (is_of(paper->name, &by, &id) && by == seat) {
            last = id > last ? id : last;
            count++;
        }
    name_of(seat, last + 1, name);
    return count < HANDOUTS_EACH;
}

/* Later than all that this seat was ever given, as far as it is kept. */
static int64_t since_now(const struct table *table, int seat)
{
    int64_t at = today_ms();
    int by, id;
    for (const struct paper *paper = table->papers; paper; paper = paper->next)
        if (is_of(paper->name, &by, &id)) {
            struct handout of = read_paper(paper->text);
            at = of.since[seat] >= at ? of.since[seat] + 1 : at;
        }
    return at;
}

/* Gives it to these seats and to no others. False: they are not a list of other seats. */
static bool give(const struct table *table, int by, const struct value *to, struct handout *of)
{
    bool has[SEATS_MAX] = {false};
    if (to->kind != VALUE_LIST)
        return false;
    for (int i = 0; i < to->items; i++) {
        int64_t seat = -1;
        if (!to->item[i] || !text_number(to->item[i], &seat) || seat < 0 ||
            seat >= table->head.seats || seat == by)
            return false;
        has[seat] = true;
    }
    for (int seat = 0; seat < table->head.seats; seat++)
        if (!has[seat])
            of->since[seat] = 0;
        else if (!of->since[seat])
            of->since[seat] = since_now(table, seat);
    return true;
}

/* One line that can be seen, if there is one; false: it is no title. */
static bool take_title(const struct pairs *pairs, struct handout *of)
{
    const char *title = pairs_text(pairs, "title");
    if (!title && !pairs_get(pairs, "title"))
        return of->title[0];
    if (!title || strlen(title) > HANDOUT_TITLE_BYTES || !text_is_plain(title))
        return false;
    memcpy(of->title, title, strlen(title) + 1);
    text_straighten(of->title);
    return text_is_seen(of->title);
}

static bool take_text(const struct pairs *pairs, struct handout *of,
                      char words[HANDOUT_TEXT_BYTES + 1])
{
    const char *text = pairs_text(pairs, "text");
    if (!text && !pairs_get(pairs, "text"))
        return true;
    if (!text || strlen(text) > HANDOUT_TEXT_BYTES || !text_is_prose(text))
        return false;
    memcpy(words, text, strlen(text) + 1);
    text_straighten(words);
    of->text = words;
    return true;
}

static void keep(struct house *house, struct conn *conn, const char *name,
                 const struct handout *of)
{
    char reason[REASON_BYTES], bytes[SHEET_BYTES + 1];
    struct text why = text_over(reason, sizeof reason), out = text_over(bytes, sizeof bytes);
    if (of)
        put_paper(of, &out);
    ENSURE(!out.cut);
    const struct store_paper paper = {name, of ? bytes : NULL};
    if (!papers_put(house, conn_table(conn), &paper, &why))
        conn_error(conn, "store", reason);
}

/* Makes one, or changes one that is there; what the message leaves out stays. */
static void put(struct house *house, struct conn *conn, const struct pairs *pairs)
{
    const struct table *table = conn_table(conn);
    const struct value *id = pairs_get(pairs, "id"), *to = pairs_get(pairs, "to");
    char name[STORE_PAPER_NAME_BYTES + 1], words[HANDOUT_TEXT_BYTES + 1];
    int seat = conn_wire(conn)->seat;
    const char *paper = id ? made(table, seat, id, name) : NULL;
    struct handout of = read_paper(paper);
    if (id && !paper)
        conn_said(conn, "illegal", WHY_HANDOUT_ID());
    else if (!id && !next_name(table, seat, name))
        conn_said(conn, "illegal", WHY_HANDOUTS_EACH(HANDOUTS_EACH));
    else if (!take_title(pairs, &of))
        conn_said(conn, "bad-message", WHY_HANDOUT_TITLE(HANDOUT_TITLE_BYTES));
    else if (!take_text(pairs, &of, words))
        conn_said(conn, "bad-message", WHY_HANDOUT_TEXT(HANDOUT_TEXT_BYTES));
    else if (to && !give(table, seat, to, &of))
        conn_said(conn, "bad-message", WHY_HANDOUT_TO());
    else
        keep(house, conn, name, &of);
}

bool handouts_message(struct house *house, struct conn *conn, const struct pairs *pairs)
{
    const char *type = pairs_text(pairs, "type"), *does = pairs_text(pairs, "do");
    const struct table *table = conn_table(conn);
    char name[STORE_PAPER_NAME_BYTES + 1];
    int seat = conn_wire(conn)->seat;
    if (!type || strcmp(type, "handout") != 0)
        return false;
    bool puts = does && !strcmp(does, "put"), removes = does && !strcmp(does, "remove");
    if (seat == SEAT_WATCHER)
        conn_said(conn, "bad-message", WHY_WATCHER());
    else if (!puts && !removes)
        conn_said(conn, "bad-message", WHY_HANDOUT_DOES());
    else if (!people_several(table))
        conn_said(conn, "illegal", WHY_HANDOUT_ALONE());
    else if (!care_leads(table, seat) && !chairs_host(table, seat))
        conn_said(conn, "illegal", WHY_HANDOUT_LEADS());
    else if (puts)
        put(house, conn, pairs);
    else if (made(table, seat, pairs_get(pairs, "id"), name))
        keep(house, conn, name, NULL);
    else
        conn_said(conn, "illegal", WHY_HANDOUT_ID());
    return true;
}
