/* Clocks of tables (server/clocks.h). */
#include <stdlib.h>
#include <string.h>

#include "server/care.h"
#include "server/chairs.h"
#include "server/clocks.h"
#include "server/conn.h"
#include "server/held.h"
#include "server/loop.h"
#include "server/people.h"
#include "server/play.h"
#include "server/replays.h"
#include "server/speak.h"
#include "server/table_notes.h"
#include "server/undo.h"
#include "table/bot.h"
#include "table/names.h"
#include "table/powers.h"
#include "table/native/json.h"

enum {
    LATE_MS = 20,            /* between two looks at a table that waits for the move of a bot */
    KEEP_MS = 60000,         /* a clock that runs is stored as often; */
    KEEP_SLOW_MS = 3600000,  /* a slow one */
    SLOW_TABLES = 1000000
};

static bool has_clock(const struct table *table)
{
    return clock_planned(&table->clock.plan);
}

/* Whether anybody can be waited for at all. */
static bool goes(const struct table *table)
{
    return !table->gathers && !table->lesson && !table->ended && table->has_dealer && !table->lost;
}

void clocks_count(struct table *table)
{
    int64_t now = now_ms();
    if (has_clock(table))
        clock_run(&table->clock, now - table->clock_ms);
    table->clock_ms = now;
}

bool clocks_over(const struct table *table, int seat)
{
    return has_clock(table) && clock_over(&table->clock) >> seat & 1;
}

void clocks_entry(struct table *table)
{
    const struct match *match = &table->match;
    const struct entry *entry = &match->entry[match->count - 1];
    bool moved = !entry->undo && !entry->say;
    if (!has_clock(table) || entry->say || (moved && entry->move.seat >= SEATS_MAX) ||
        (moved && match_corrects(match, &entry->move))) /* a correction stops no clock */
        return;
    clocks_count(table);
    if (entry->undo)
        clock_undone(&table->clock, match);
    else
        clock_moved(&table->clock, entry->move.seat);
    table->clock_news = true;
}

static bool anyone_here(const struct table *table)
{
    struct conn *conn = table->conns;
    while (conn && conn_wire(conn)->seat == SEAT_WATCHER)
        conn = conn_next(conn);
    return conn;
}

void clocks_look(struct house *house, struct table *table)
{
    struct clock *clock = &table->clock;
    uint32_t runs = clock_runs(clock), people = clock->people, now = 0;
    if (!has_clock(table))
        return;
    clocks_count(table);
    for (int seat = 0; seat < table->head.seats; seat++)
        now |= (uint32_t)(table->seat[seat].kind == SEAT_PERSON) << seat;
    clock->people = (uint16_t)now;
    clock->stands = !goes(table) || care_holds(table) || (!clock->plan.slow && !anyone_here(table));
    clock_ask(clock, goes(table) ? match_asked(&table->match) : 0);
    table->clock_news |= runs != clock_runs(clock) || people != now;
    int64_t due = clock_due(clock);
    if (due >= 0 && (!house->clock_due || table->clock_ms + due < house->clock_due))
        house->clock_due = table->clock_ms + due;
    if (!table->in_flight)
        clocks_tell(table);
}

/* ---- Out of time ---- */

static void tell_late(const struct house *house, const struct table *table, int seat)
{
    struct event event;
    event_begin(&event, house, "time-out");
    event_table(&event, table);
    event_number(&event, "seat", seat);
    event_end(&event);
}

/* A bot takes the seat, until whoever had it takes it back. */
static void lend(struct house *house, struct table *table, int at)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct seat *seat = &table->seat[at];
    chairs_lend(seat, bot_best(table->head.game));
    seat->late = true;
    undo_parted(table);
    if (!table_note(house, table, &why)) {
        chairs_lend(seat, NULL); /* the store tells everyone; it is tried again */
        return;
    }
    table->news_of_people = true;
    tell_late(house, table, at);
    table_go_on(house, table, false, &why);
}

void clocks_late(struct house *house, struct table *table)
{
    struct move move;
    if (!has_clock(table) || table->in_flight || house->stopping || !goes(table) ||
        care_holds(table))
        return;
    clocks_count(table);
    uint32_t over = clock_over(&table->clock);
    if (!over)
        return;
    int seat = __builtin_ctz(over);
    if (table->clock.plan.late == CLOCK_BOT) {
        lend(house, table, seat);
    } else if (!clock_least(&table->match, seat, &move)) {
        table_ask_bot(house, table, seat);
    } else {
        tell_late(house, table, seat);
        table_make(house, table, &move, NULL, true);
    }
}

/* ---- Told ---- */

void clocks_plan_put(const struct clock_plan *plan, struct text *out)
{
    text_format(out, "\"late\":\"%s\"", clock_late_name(plan->late));
    if (plan->move)
        text_format(out, ",\"move\":%d", (int)plan->move);
    if (plan->match)
        text_format(out, ",\"match\":%d", (int)plan->match);
    if (plan->add)
        text_format(out, ",\"add\":%d", (int)plan->add);
    if (plan->slow)
        text_put(out, ",\"slow\":true");
}

static void say_clock(const struct table *table, int seat, struct text *out)
{
    const struct clock *clock = &table->clock;
    uint32_t runs = clock_runs(clock);
    const char *between = "";
    text_put(out, "{\"type\":\"clock\",\"seat\":");
    if (seat == SEAT_WATCHER)
        text_put(out, "\"watcher\"");
    else
        text_int(out, seat);
    text_char(out, ',');
    clocks_plan_put(&clock->plan, out);
    if (clock->paused >= 0)
        text_format(out, ",\"paused\":%d", clock->paused);
    text_put(out, ",\"clocks\":[");
    for (int at = 0; at < table->head.seats; at++) {
        if (!(clock->people >> at & 1))
            continue;
        text_format(out, "%s{\"seat\":%d,\"left\":", between, at);
        text_int(out, clock->seat[at].left);
        text_put(out, ",\"match\":");
        text_int(out, clock->seat[at].match);
        text_put(out, runs >> at & 1 ? ",\"runs\":true}" : "}");
        between = ",";
    }
    text_put(out, "]}\n");
}

bool clocks_send(struct conn *conn)
{
    char bytes[4096];
    struct text out = text_over(bytes, sizeof bytes);
    if (!conn->clock || !conn->table || conn->table->in_flight)
        return false;
    conn->clock = false;
    clocks_count(conn->table);
    say_clock(conn->table, conn->wire.seat, &out);
    conn_send(conn, &out);
    return true;
}

void clocks_tell(struct table *table)
{
    for (struct conn *conn = table->conns; conn && table->clock_news; conn = conn_next(conn))
        clocks_greet(conn);
    table->clock_news = false;
}

void clocks_greet(struct conn *conn)
{
    /* who sees the match late is not told who is waited for now */
    bool behind = conn->wire.seat == SEAT_WATCHER &&
                  (conn->table->watch_moves || conn->table->watch_seconds);
    conn->clock = has_clock(conn->table) && !behind;
    if (conn->clock)
        lws_callback_on_writable(conn->wsi);
}

bool clocks_message(struct house *house, struct conn *conn, const struct pairs *pairs)
{
    const char *type = pairs_text(pairs, "type"), *does = pairs_text(pairs, "do");
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct table *table = conn_table(conn);
    int seat = conn_wire(conn)->seat, before = table->clock.paused;
    bool pause = does && !strcmp(does, "pause"), go = does && !strcmp(does, "go-on");
    bool master = table->head.game->master && seat == 0;
    if (!type || strcmp(type, "clock") != 0)
        return false;
    if (!has_clock(table) || table->ended) {
        conn_said(conn, "illegal", WHY_NO_CLOCK());
    } else if (!pause && !go) {
        conn_said(conn, "bad-message", WHY_CLOCK_DOES());
    } else if (!master && !chairs_host(table, seat)) {
        conn_said(conn, "illegal", WHY_PAUSE());
    } else if (pause != (before >= 0)) {
        clocks_count(table);
        table->clock.paused = (int8_t)(pause ? seat : -1);
        table->clock_news = true;
        if (!table_note(house, table, &why)) {
            table->clock.paused = (int8_t)before;
            conn_error(conn, "store", reason);
        }
    }
    return true;
}

/* ---- Stored ---- */

void clocks_put(const struct table *table, struct text *out)
{
    const struct clock *clock = &table->clock;
    const struct clock_plan *plan = &clock->plan;
    if (!has_clock(table))
        return;
    text_format(out,
                ",\"clock\":{\"move\":%d,\"match\":%d,\"add\":%d,\"slow\":%s,\"late\":\"%s\","
                "\"asked\":%d,\"paused\":%d}",
                (int)plan->move, (int)plan->match, (int)plan->add, plan->slow ? "true" : "false",
                clock_late_name(plan->late), clock->asked, clock->paused);
    for (int seat = 0; seat < table->head.seats; seat++) {
        text_put(out, seat ? "," : ",\"clock-left\":[");
        text_int(out, clock->seat[seat].left);
    }
    for (int seat = 0; seat < table->head.seats; seat++) {
        text_put(out, seat ? "," : "],\"clock-match\":[");
        text_int(out, clock->seat[seat].match);
    }
    for (int seat = 0; seat < table->head.seats; seat++)
        text_format(out, "%s%d", seat ? "," : "],\"clock-kept\":[", clock->seat[seat].kept);
    for (int seat = 0; seat < table->head.seats; seat++)
        text_format(out, "%s%d", seat ? "," : "],\"clock-owed\":[", clock->seat[seat].owed);
    text_char(out, ']');
}

static bool number(const struct pairs *pairs, const char *key, int64_t lo, int64_t hi,
                   int64_t *out)
{
    const struct value *v = pairs_get(pairs, key);
    *out = v ? v->number : 0;
    return v && v->kind == VALUE_NUMBER && *out >= lo && *out <= hi;
}

static bool item(const struct pairs *pairs, const char *key, int at, int64_t *out)
{
    const struct value *v = pairs_get(pairs, key);
    return v && v->kind == VALUE_LIST && at < v->items && v->item[at] &&
           text_number(v->item[at], out) && *out >= 0;
}

bool clocks_read(struct table *table, const struct pairs *pairs)
{
    struct clock *clock = &table->clock;
    struct clock_plan plan = {.slow = pairs_true(pairs, "clock.slow")};
    const char *late = pairs_text(pairs, "clock.late");
    int64_t move, match, add, asked, paused, left, kept, owed;
    table->clock_ms = now_ms();
    if (!pairs_get(pairs, "clock.move"))
        return true;
    if (!number(pairs, "clock.move", 0, CLOCK_SECONDS_MAX, &move) ||
        !number(pairs, "clock.match", 0, CLOCK_SECONDS_MAX, &match) ||
        !number(pairs, "clock.add", 0, CLOCK_SECONDS_MAX, &add) ||
        !number(pairs, "clock.asked", 0, UINT16_MAX, &asked) ||
        !number(pairs, "clock.paused", -1, table->head.seats - 1, &paused) || !late ||
        clock_late_named(late) < 0)
        return false;
    plan.move = (uint32_t)move;
    plan.match = (uint32_t)match;
    plan.add = (uint32_t)add;
    plan.late = (uint8_t)clock_late_named(late);
    clock_start(clock, &plan, table->head.seats);
    clock->asked = (uint16_t)asked;
    clock->paused = (int8_t)paused;
    clock->stands = true; /* until it has been looked who is there */
    for (int seat = 0; seat < table->head.seats; seat++) {
        if (!item(pairs, "clock-left", seat, &left) || !item(pairs, "clock-match", seat, &match) ||
            !item(pairs, "clock-kept", seat, &kept) || !item(pairs, "clock-owed", seat, &owed))
            return false;
        clock->seat[seat] = (struct clock_seat){left, match, (uint16_t)kept, (uint16_t)owed};
    }
    return true;
}

void clocks_sweep(struct house *house, bool all)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    for (int i = 0; i < TABLES_BUCKETS; i++)
        for (struct table *table = house->tables.bucket[i]; table; table = table->next) {
            int64_t often = table->clock.plan.slow ? KEEP_SLOW_MS : KEEP_MS;
            if (has_clock(table) && clock_runs(&table->clock) &&
                (all || now_ms() - table->clock_kept_ms >= often))
                table_note(house, table, &why);
        }
}

/* ---- The loop ---- */

bool clocks_hold(const struct table *table)
{
    return table->clock.plan.slow && clock_runs(&table->clock);
}

int64_t clocks_wait(const struct house *house, int64_t most)
{
    int64_t wait = house->clock_due ? house->clock_due - now_ms() : most;
    return wait < 1 ? 1 : wait < most ? wait : most;
}

void clocks_wind(struct house *house)
{
    if (!house->clock_due || now_ms() < house->clock_due)
        return;
    house->clock_due = 0;
    for (int i = 0; i < TABLES_BUCKETS; i++) {
        struct table *table = house->tables.bucket[i], *next;
        for (; table; table = next) {
            next = table->next;
            if (!has_clock(table))
                continue;
            int64_t due = clock_due(&table->clock), at = table->clock_ms + due;
            if (due >= 0 && at <= now_ms())
                at = now_ms() + LATE_MS;
            if (due >= 0 && (!house->clock_due || at < house->clock_due))
                house->clock_due = at;
            clocks_late(house, table); /* it may be lost by this */
        }
    }
}

/* ---- Slow clocks of tables that nobody is at ---- */

struct slow_tables {
    struct waiter waiter;
    struct house *house;
    int count, at;
    char (*id)[STORE_ID_CHARS + 1];
};

static void read_next(struct slow_tables *slow)
{
    char reason[REASON_BYTES];
    while (slow->at < slow->count && !slow->waiter.of && !slow->house->stopping) {
        struct text why = text_over(reason, sizeof reason);
        struct store_holder other;
        const char *id = slow->id[slow->at++];
        if (store_hold(slow->house->store, id, &other, &why) == STORE_HELD)
            table_find(slow->house, id, &slow->waiter, &why);
    }
}

static void again(struct waiter *waiter)
{
    read_next((struct slow_tables *)((char *)waiter - offsetof(struct slow_tables, waiter)));
}

static bool add(void *arg, const struct store_table *stored)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct slow_tables *slow = arg;
    struct pairs pairs;
    struct json *json =
        json_open(stored->title, strlen(stored->title), STORE_TITLE_BYTES, &pairs, &why);
    bool is_slow = json && pairs_true(&pairs, "slow");
    json_close(json);
    if (!is_slow)
        return true;
    if (!(slow->count & (slow->count - 1))) {
        void *more = realloc(slow->id, (size_t)(slow->count ? 2 * slow->count : 1) *
                                           sizeof *slow->id);
        if (!more)
            return false;
        slow->id = more;
    }
    memcpy(slow->id[slow->count++], stored->id, sizeof *slow->id);
    return true;
}

void clocks_look_round(struct house *house)
{
    int64_t left = store_reap(house->store);
    bool reads = house->slow && (house->slow->waiter.of || house->slow->at < house->slow->count);
    if (left == house->houses_left || reads)
        return;
    house->houses_left = left;
    clocks_sleep(house);
    clocks_wake(house);
}

void clocks_wake(struct house *house)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct slow_tables *slow = calloc(1, sizeof *slow);
    house->slow = slow;
    if (!slow)
        return;
    slow->house = house;
    slow->waiter.again = again;
    store_list(house->store, STORE_OPEN, SLOW_TABLES, add, slow, &why);
    read_next(slow);
}

void clocks_sleep(struct house *house)
{
    if (house->slow) {
        waiter_leave(&house->slow->waiter);
        free(house->slow->id);
    }
    free(house->slow);
    house->slow = NULL;
}
