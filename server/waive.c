/* See waive.h. */
#include "server/waive.h"

#include <string.h>

#include "server/care.h"
#include "server/held.h"
#include "server/house.h"
#include "server/loop.h"
#include "server/play.h"
#include "server/speak.h"
#include "server/undo.h"
#include "server/ws.h"
#include "table/names.h"
#include "table/waivers.h"

enum { MESSAGE_BYTES = 16384, WHAT_BYTES = 2048 };

static const char *const news_names[] = {
    [WAIVE_ASKED] = "asked", [WAIVE_ALLOWED] = "allowed", [WAIVE_REFUSED] = "refused",
    [WAIVE_MOVED] = "moved", [WAIVE_LAPSED] = "lapsed",
};

/* Who may answer is there. */
static bool has_master(const struct table *table)
{
    return table->seat[0].kind == SEAT_PERSON && table->seat[0].has_token;
}

/* ---- Told ---- */

/* The same to every seat, in its language. */
static void send_waive(struct conn *conn, int news)
{
    char bytes[MESSAGE_BYTES], said[WHAT_BYTES];
    struct text out = text_over(bytes, sizeof bytes);
    const struct table *table = conn_table(conn);
    const struct waive *waive = &table->waive;
    if (conn_wire(conn)->seat == SEAT_WATCHER)
        return;
    text_format(&out, "{\"type\":\"waive\",\"is\":\"%s\",\"of\":%d", news_names[news], waive->of);
    if (news == WAIVE_ASKED) {
        text_put(&out, ",\"id\":");
        text_int(&out, waive->id);
        text_put(&out, ",\"move\":");
        codec_move_json(table->match.game, table->match.data, &waive->move, &out);
        struct text what = text_over(said, sizeof said);
        what.language = conn_wire(conn)->language;
        waivers_label(&table->match, &waive->move, &what);
        text_put(&out, ",\"what\":");
        codec_string_json(said, &out);
        struct text why = text_over(said, sizeof said);
        why.language = conn_wire(conn)->language;
        waivers_reason(&table->match, &waive->move, &why);
        text_put(&out, ",\"why\":");
        codec_string_json(said, &out);
    }
    text_put(&out, "}\n");
    conn_send(conn, &out);
}

void waive_tell(struct table *table)
{
    int news = table->waive.news;
    if (!news || table->in_flight)
        return;
    table->waive.news = 0;
    for (struct conn *conn = table->conns; conn; conn = conn_next(conn))
        send_waive(conn, news);
}

void waive_greet(struct conn *conn)
{
    const struct waive *waive = &conn_table(conn)->waive;
    if (waive->open && !waive->news) /* news goes to all */
        send_waive(conn, WAIVE_ASKED);
}

/* ---- What is done ---- */

static void settle(struct table *table, int news)
{
    table->waive.open = false;
    table->waive.news = (uint8_t)news;
}

void waive_moved(struct table *table)
{
    if (table->waive.open)
        settle(table, WAIVE_MOVED);
}

void waive_look(struct table *table)
{
    if (table->waive.open && table->waive.until <= today_ms())
        settle(table, WAIVE_LAPSED);
    waive_tell(table);
}

static void ask(struct house *house, struct conn *conn, const struct pairs *pairs)
{
    static const char *const others[] = {"type", "n", "id", NULL};
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct table *table = conn_table(conn);
    const struct match *match = &table->match;
    int mine = conn_wire(conn)->seat;
    struct move move;
    why.language = conn_wire(conn)->language;
    if (!codec_move_read(match->game, match->data, match->seats, pairs, mine, others, &move, &why))
        conn_error(conn, "bad-message", reason);
    else if (move.seat != mine)
        conn_said(conn, "bad-message", WHY_WAIVE_SEAT());
    else if (!waivers_allow(match, &move, &why))
        conn_error(conn, "illegal", reason);
    else if (!has_master(table))
        conn_said(conn, "illegal", WHY_WAIVE_NOBODY());
    else if (table->waive.open && table->waive.of != mine)
        conn_said(conn, "illegal", WHY_WAIVE_OPEN());
    else {
        table->waive = (struct waive){.open = true,
                                      .news = WAIVE_ASKED,
                                      .of = (uint8_t)mine,
                                      .id = table->waive.id + 1,
                                      .until = asked_until(house, table),
                                      .move = move};
        waive_tell(table);
    }
}

static void answer(struct house *house, struct conn *conn, bool allows)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct table *table = conn_table(conn);
    const struct move move = table->waive.move;
    why.language = conn_wire(conn)->language;
    if (!table_has_room(table) || !table_has_words(table, move.verb, 0) || !table_hold(table)) {
        conn_said(conn, "no-memory", WHY_WORDS());
        return;
    }
    lines_begin(house);
    if (!(allows ? waivers_grant : waivers_deny)(&table->match, &move, &why)) {
        table_let_go(table);
        conn_error(conn, "illegal", reason);
        return;
    }
    settle(table, allows ? WAIVE_ALLOWED : WAIVE_REFUSED);
    table_entry(house, table);
    table_go_on(house, table, false, &why);
}

static int64_t number(const struct pairs *pairs, const char *key)
{
    const struct value *v = pairs_get(pairs, key);
    return v && v->kind == VALUE_NUMBER ? v->number : -1;
}

bool waive_message(struct house *house, struct conn *conn, const struct pairs *pairs)
{
    const char *type = pairs_text(pairs, "type");
    struct table *table = conn_table(conn);
    const struct waive *waive = &table->waive;
    const struct value *allow = pairs_get(pairs, "allow");
    int mine = conn_wire(conn)->seat;
    if (!type || strcmp(type, "waive") != 0)
        return false;
    if (mine == SEAT_WATCHER)
        conn_said(conn, "bad-message", WHY_WATCHER());
    else if (allow && (allow->kind != VALUE_BOOL || number(pairs, "id") < 0))
        conn_said(conn, "bad-message", WHY_WAIVE_WHICH());
    else if (table->ended || !table->has_dealer)
        conn_said(conn, "over", WHY_WATCHED());
    else if (table->gathers)
        conn_said(conn, "not-begun", WHY_GATHERS());
    else if (care_holds(table) && (!allow || allow->number))
        care_refuse(conn);
    else if (!allow)
        ask(house, conn, pairs);
    else if (mine)
        conn_said(conn, "illegal", WHY_WAIVE_MASTER());
    else if (!waive->open || number(pairs, "id") != (int64_t)waive->id)
        conn_said(conn, "stale", WHY_WAIVE_GONE());
    else
        answer(house, conn, allow->number);
    return true;
}
