/* Moves taken back with everyone's consent (server/undo.h). */
#include <string.h>

#include "server/care.h"
#include "server/chairs.h"
#include "server/conn.h"
#include "server/held.h"
#include "server/house.h"
#include "server/loop.h"
#include "server/play.h"
#include "server/speak.h"
#include "server/table_notes.h"
#include "server/undo.h"
#include "server/waive.h"
#include "table/cursor.h"
#include "table/lesson.h"
#include "table/names.h"
#include "table/say.h"

static const char *const news_names[] = {
    [UNDO_ASKED] = "asked",         [UNDO_AGREED] = "agreed", [UNDO_REFUSED] = "refused",
    [UNDO_WITHDRAWN] = "withdrawn", [UNDO_MOVED] = "moved",   [UNDO_LAPSED] = "lapsed",
};

/* The people who have a say in what this seat takes back. Whoever has several seats at one screen
 * has asked for all of them. */
static uint32_t asked_by(const struct table *table, int of)
{
    uint32_t asked = 0;
    for (int seat = 0; seat < table->head.seats; seat++)
        if (seat != of && table->seat[seat].kind == SEAT_PERSON && table->seat[seat].has_token &&
            !chairs_same_hand(table, seat, of))
            asked |= 1u << seat;
    return asked;
}

static uint32_t waits_for(const struct table *table)
{
    return asked_by(table, table->undo.of) & ~(uint32_t)table->undo.agreed;
}

/* ---- Told ---- */

static void put_seats(uint32_t seats, struct text *out)
{
    const char *between = "";
    for (int seat = 0; seat < SEATS_MAX; seat++)
        if (seats >> seat & 1) {
            text_format(out, "%s%d", between, seat);
            between = ",";
        }
}

/* How many moves would go. */
static int moves_after(const struct match *match, uint32_t to)
{
    int moves = 0;
    for (uint32_t at = match->head; at > to; at = match->entry[at - 1].parent)
        moves++;
    return moves;
}

/* The same to every seat. */
static void say_undo(const struct table *table, int news, struct text *out)
{
    const struct undo *undo = &table->undo;
    text_format(out, "{\"type\":\"undo\",\"is\":\"%s\",\"of\":%d", news_names[news], undo->of);
    if (news == UNDO_REFUSED)
        text_format(out, ",\"by\":%d", undo->by);
    if (news == UNDO_ASKED) {
        text_put(out, ",\"to\":");
        text_int(out, undo->to);
        text_format(out, ",\"moves\":%d,\"agreed\":[", moves_after(&table->match, undo->to));
        put_seats(undo->agreed, out);
        text_put(out, "],\"waits\":[");
        put_seats(waits_for(table), out);
        text_char(out, ']');
    }
    text_put(out, "}\n");
}

void undo_tell(struct table *table)
{
    char bytes[512];
    struct text out = text_over(bytes, sizeof bytes);
    int news = table->undo.news;
    if (!news || table->in_flight)
        return;
    table->undo.news = 0;
    say_undo(table, news, &out);
    for (struct conn *conn = table->conns; conn; conn = conn_next(conn))
        if (conn_wire(conn)->seat != SEAT_WATCHER)
            conn_send(conn, &out);
}

void undo_greet(struct conn *conn)
{
    char bytes[512];
    struct text out = text_over(bytes, sizeof bytes);
    const struct undo *undo = &conn_table(conn)->undo;
    if (!undo->open || undo->news || conn_wire(conn)->seat == SEAT_WATCHER)
        return; /* news goes to all when it is on the disk */
    say_undo(conn_table(conn), UNDO_ASKED, &out);
    conn_send(conn, &out);
}

void undo_put_turn(const struct table *table, int seat, struct text *out)
{
    if (!table->lesson && !table->ended && table->has_dealer)
        say_take_back(&table->match, seat, out);
}

/* ---- What is done ---- */

static void settle(struct table *table, int news)
{
    table->undo.open = false;
    table->undo.agreed = 0;
    table->undo.news = (uint8_t)news;
}

int64_t asked_until(const struct house *house, const struct table *table)
{
    int64_t seconds = table->clock.plan.slow ? ASKED_SLOW_SECONDS : house->options.asked_seconds;
    return today_ms() + seconds * 1000;
}

void undo_look(struct house *house, struct table *table)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    const struct undo before = table->undo;
    if (!before.open || before.until > today_ms())
        return;
    settle(table, UNDO_LAPSED);
    if (!table_note_quietly(house, table, &why))
        table->undo = before; /* it is tried again */
}

void undo_moved(struct table *table)
{
    if (table->match.entry[table->match.count - 1].say)
        return;
    waive_moved(table);
    if (!table->undo.open)
        return;
    settle(table, UNDO_MOVED);
    table->noted = true;
}

void undo_parted(struct table *table)
{
    waive_moved(table);
    if (table->undo.open)
        settle(table, UNDO_MOVED);
}

/* On its way to the disk, and told when it is there. */
static void keep(struct house *house, struct conn *conn, const struct undo *before,
                 const struct seat *seat_before, int seat)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct table *table = conn_table(conn);
    if (table_note_quietly(house, table, &why))
        return;
    table->undo = *before;
    table->seat[seat].undo_asks = seat_before->undo_asks;
    table->seat[seat].undo_head = seat_before->undo_head;
    conn_error(conn, "store", reason);
}

/* All agree, or nobody is asked. */
static void take_back(struct house *house, struct conn *conn, uint32_t to, bool agreed)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct table *table = conn_table(conn);
    why.language = conn_wire(conn)->language;
    if (!table_has_room(table) || !table_hold(table)) {
        conn_said(conn, "no-memory", WHY_WORDS());
        return;
    }
    lines_begin(house);
    if (!match_undo(&table->match, to, &why)) {
        table_let_go(table);
        conn_error(conn, "illegal", reason);
        return;
    }
    table->match.entry[table->match.count - 1].agreed = agreed;
    if (agreed)
        settle(table, UNDO_AGREED);
    table->noted = true;
    table_entry(house, table);
    table_go_on(house, table, false, &why);
}

static void ask(struct house *house, struct conn *conn)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct table *table = conn_table(conn);
    struct match *match = &table->match;
    int mine = conn_wire(conn)->seat;
    struct seat *seat = &table->seat[mine], seat_before = *seat;
    struct undo before = table->undo;
    why.language = conn_wire(conn)->language;
    uint32_t to = match_undo_before(match, mine, &why);
    if (to == match->count) {
        conn_error(conn, "illegal", reason);
        return;
    }
    if (match_undo_last(match, mine) == to || !asked_by(table, mine)) {
        take_back(house, conn, to, false);
        return;
    }
    if (table->undo.open) {
        conn_said(conn, "illegal", WHY_UNDO_OPEN());
    } else if (seat->undo_asks >= UNDO_ASKS_MAX) {
        conn_said(conn, "illegal", WHY_UNDO_ASKS(UNDO_ASKS_MAX));
    } else if (seat->undo_head == match->head) {
        conn_said(conn, "illegal", WHY_UNDO_REFUSED());
    } else {
        seat->undo_asks++;
        table->undo =
            (struct undo){.open = true,
                                    .news = UNDO_ASKED,
                                    .of = (uint8_t)mine,
                                    .to = to,
                                    .until = asked_until(house, table)};
        keep(house, conn, &before, &seat_before, mine);
    }
}

static void answer(struct house *house, struct conn *conn, bool agrees)
{
    struct table *table = conn_table(conn);
    struct undo *undo = &table->undo, before = *undo;
    int mine = conn_wire(conn)->seat;
    struct seat *asker = &table->seat[undo->of], asker_before = *asker;
    if (!(asked_by(table, undo->of) >> mine & 1)) {
        conn_said(conn, "illegal", WHY_UNDO_OWN());
        return;
    }
    if (agrees) {
        undo->agreed |= (uint16_t)(1u << mine);
        undo->news = UNDO_ASKED;
    } else {
        asker->undo_head = table->match.head;
        undo->by = (uint8_t)mine;
        settle(table, UNDO_REFUSED);
    }
    if (undo->open && !waits_for(table))
        take_back(house, conn, undo->to, true);
    else
        keep(house, conn, &before, &asker_before, before.of);
}

static void withdraw(struct house *house, struct conn *conn)
{
    struct table *table = conn_table(conn);
    struct undo before = table->undo;
    int mine = conn_wire(conn)->seat;
    if (before.of != mine) {
        conn_said(conn, "illegal", WHY_UNDO_OWN());
        return;
    }
    settle(table, UNDO_WITHDRAWN);
    keep(house, conn, &before, &table->seat[mine], mine);
}

static bool number(const struct pairs *pairs, const char *key, int64_t *out)
{
    const struct value *v = pairs_get(pairs, key);
    *out = v && v->kind == VALUE_NUMBER ? v->number : -1;
    return *out >= 0;
}

bool undo_message(struct house *house, struct conn *conn, const struct pairs *pairs)
{
    const char *type = pairs_text(pairs, "type"), *does = pairs_text(pairs, "do");
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct table *table = conn_table(conn);
    const struct undo *undo = &table->undo;
    int64_t of, to;
    if (!type || strcmp(type, "undo") != 0)
        return false;
    does = does ? does : "";
    why.language = conn_wire(conn)->language;
    bool asks = !strcmp(does, "ask"), agrees = !strcmp(does, "agree");
    bool refuses = !strcmp(does, "refuse"), withdraws = !strcmp(does, "withdraw");
    bool answers = agrees || refuses;
    bool said = number(pairs, "of", &of), which = number(pairs, "to", &to) && said;
    if (conn_wire(conn)->seat == SEAT_WATCHER)
        conn_said(conn, "bad-message", WHY_WATCHER());
    else if (!asks && !answers && !withdraws)
        conn_said(conn, "bad-message", WHY_UNDO_DOES());
    else if (answers && !which)
        conn_said(conn, "bad-message", WHY_UNDO_WHICH());
    else if (table->ended || !table->has_dealer)
        conn_said(conn, "over", WHY_WATCHED());
    else if (table->gathers)
        conn_said(conn, "not-begun", WHY_GATHERS());
    else if (table->lesson)
        conn_error(conn, "illegal", (lesson_undo(&why), reason));
    else if (care_holds(table) && (asks || agrees))
        care_refuse(conn);
    else if (asks)
        ask(house, conn);
    else if (!undo->open || (answers && (of != undo->of || to != (int64_t)undo->to)))
        conn_said(conn, "stale", WHY_UNDO_GONE());
    else if (withdraws)
        withdraw(house, conn);
    else
        answer(house, conn, agrees);
    return true;
}

/* ---- Stored ---- */

void undo_put(const struct table *table, struct text *out)
{
    const struct undo *undo = &table->undo;
    bool any = false;
    for (int seat = 0; seat < table->head.seats; seat++)
        any = any || table->seat[seat].undo_asks;
    if (!any)
        return;
    for (int seat = 0; seat < table->head.seats; seat++)
        text_format(out, "%s%d", seat ? "," : ",\"undo-asks\":[", table->seat[seat].undo_asks);
    for (int seat = 0; seat < table->head.seats; seat++) {
        text_put(out, seat ? "," : "],\"undo-heads\":[");
        text_int(out, table->seat[seat].undo_head);
    }
    text_char(out, ']');
    if (!undo->open)
        return;
    text_format(out, ",\"undo\":{\"of\":%d,\"to\":%d,\"agreed\":%d,\"until\":", undo->of,
                (int)undo->to, undo->agreed);
    text_int(out, undo->until);
    text_char(out, '}');
}

static int64_t item(const struct pairs *pairs, const char *key, int at, int64_t most)
{
    const struct value *v = pairs_get(pairs, key);
    int64_t n = 0;
    bool good = v && v->kind == VALUE_LIST && at < v->items && v->item[at] &&
                text_number(v->item[at], &n) && n >= 0 && n <= most;
    return good ? n : 0;
}

void undo_read(struct table *table, const struct pairs *pairs)
{
    struct undo *undo = &table->undo;
    int64_t of, to, agreed;
    for (int seat = 0; seat < table->head.seats; seat++) {
        table->seat[seat].undo_asks = (uint8_t)item(pairs, "undo-asks", seat, UNDO_ASKS_MAX);
        table->seat[seat].undo_head = (uint32_t)item(pairs, "undo-heads", seat, UINT32_MAX);
    }
    if (!number(pairs, "undo.of", &of) || !number(pairs, "undo.to", &to) ||
        !number(pairs, "undo.agreed", &agreed) || of >= table->head.seats ||
        to >= (int64_t)table->match.count)
        return;
    undo->of = (uint8_t)of;
    undo->to = (uint32_t)to;
    undo->agreed = (uint16_t)agreed;
    if (!number(pairs, "undo.until", &undo->until))
        undo->until = 0; /* of an older server: it lapses */
    undo->open = match_undo_before(&table->match, undo->of, NULL) == undo->to;
}
