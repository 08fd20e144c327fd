/* Cards without a name, and breaks: {"type":"care",..}. */
#include <string.h>

#include "server/care.h"
#include "server/chairs.h"
#include "server/clocks.h"
#include "server/house.h"
#include "server/loop.h"
#include "server/news.h"
#include "server/people.h"
#include "server/play.h"
#include "server/speak.h"
#include "server/table_notes.h"
#include "server/ws.h"

enum { AGAIN_MS = 2000 }; /* a card, but for "stop", so soon after another is not shown */

static const char *const cards[] = {"none", "go-on", "slow-down", "stop"};

bool care_holds(const struct table *table)
{
    const struct care *care = &table->care;
    return care->card == CARE_STOP || care->until > today_ms();
}

bool care_leads(const struct table *table, int seat)
{
    bool master = table->head.game->master && table->seat[0].kind == SEAT_PERSON;
    return master ? seat == 0 : chairs_host(table, seat);
}

/* ---- Told ---- */

/* The same to every seat. Watchers hear of no card, only that nobody moves. */
static void say_care(const struct table *table, bool watcher, struct text *out)
{
    const struct care *care = &table->care;
    int64_t left = care->until - today_ms();
    const char *between = "";
    text_put(out, "{\"type\":\"care\"");
    if (!watcher && care->shown) {
        text_format(out, ",\"card\":\"%s\",\"shown\":", cards[care->card]);
        text_int(out, care->shown);
    }
    if (watcher && care->card == CARE_STOP)
        text_put(out, ",\"stopped\":true");
    text_put(out, ",\"break\":");
    text_int(out, left > 0 ? left : 0);
    text_put(out, ",\"lifts\":[");
    for (int seat = 0; seat < table->head.seats; seat++)
        if (care_leads(table, seat)) {
            text_format(out, "%s%d", between, seat);
            between = ",";
        }
    text_put(out, "]}\n");
}

void care_greet(struct conn *conn)
{
    char bytes[512];
    struct text out = text_over(bytes, sizeof bytes);
    const struct care *care = &conn_table(conn)->care;
    bool watcher = conn_wire(conn)->seat == SEAT_WATCHER;
    bool any = care->until > today_ms() || (watcher ? care->card == CARE_STOP : care->shown);
    if (care->news && (!watcher || care->news == CARE_NEWS_HOLD))
        return; /* news goes to all when it is on the disk */
    say_care(conn_table(conn), watcher, &out);
    if (any && conn_is_told(conn))
        conn_send(conn, &out);
}

void care_tell(struct table *table)
{
    char bytes[512], shown[512];
    struct text out = text_over(bytes, sizeof bytes), watched = text_over(shown, sizeof shown);
    int news = table->care.news;
    if (!news || table->in_flight)
        return;
    table->care.news = 0;
    say_care(table, false, &out);
    say_care(table, true, &watched);
    for (struct conn *conn = table->conns; conn; conn = conn_next(conn)) {
        bool watcher = conn_wire(conn)->seat == SEAT_WATCHER;
        if (conn_is_told(conn) && (!watcher || news == CARE_NEWS_HOLD))
            conn_send(conn, watcher ? &watched : &out);
    }
}

void care_refuse(struct conn *conn)
{
    if (conn_table(conn)->care.card == CARE_STOP)
        conn_said(conn, "held", WHY_STOPPED());
    else
        conn_said(conn, "held", WHY_BREAK());
}

/* ---- What is done ---- */

/* On its way to the disk, and told when it is there; false if it cannot be. */
static bool keep(struct house *house, struct conn *conn, struct table *table,
                 const struct care *before, int news)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    if (!table_note_quietly(house, table, &why)) {
        table->care = *before;
        if (conn)
            conn_error(conn, "store", reason);
        return false;
    }
    if (before->news != CARE_NEWS_HOLD) /* which watchers are still to be told of */
        table->care.news = (uint8_t)news;
    clocks_look(house, table);
    return true;
}

/* What was held goes on. */
static void go_on(struct house *house, struct table *table)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    if (care_holds(table))
        return;
    for (struct conn *conn = table->conns; conn; conn = conn_next(conn))
        if (conn_wire(conn)->seat != SEAT_WATCHER)
            conn_tell(conn);
    if (table->gathers)
        chairs_gathered(house, table);
    else
        table_go_on(house, table, false, &why);
}

/* No answer says whether it was shown: whoever showed one reads what all others read. */
static void show(struct house *house, struct conn *conn, int card)
{
    struct table *table = conn_table(conn);
    struct care *care = &table->care, before = *care;
    if (care->card == CARE_STOP ||
        (card != CARE_STOP && care->shown_ms && now_ms() - care->shown_ms < AGAIN_MS))
        return;
    care->card = (uint8_t)card;
    care->shown++;
    care->shown_ms = now_ms();
    keep(house, conn, table, &before, card == CARE_STOP ? CARE_NEWS_HOLD : CARE_NEWS_CARD);
}

static void lift(struct house *house, struct conn *conn)
{
    struct table *table = conn_table(conn);
    struct care before = table->care;
    if (before.card != CARE_STOP)
        return;
    table->care.card = CARE_NONE;
    if (keep(house, conn, table, &before, CARE_NEWS_HOLD))
        go_on(house, table);
}

static void rest(struct house *house, struct conn *conn, int64_t minutes)
{
    struct table *table = conn_table(conn);
    struct care before = table->care;
    bool held = care_holds(table);
    table->care.until = minutes ? today_ms() + minutes * 60000 : 0;
    if ((minutes || before.until) && keep(house, conn, table, &before, CARE_NEWS_HOLD) && held)
        go_on(house, table);
}

bool care_look(struct house *house, struct table *table)
{
    struct care before = table->care;
    if (!before.until || before.until > today_ms())
        return false;
    table->care.until = 0;
    if (!keep(house, NULL, table, &before, CARE_NEWS_HOLD))
        return false;
    go_on(house, table);
    return true;
}

static int card_named(const char *name)
{
    int card = CARE_STOP;
    while (card && strcmp(cards[card], name) != 0)
        card--;
    return card;
}

bool care_message(struct house *house, struct conn *conn, const struct pairs *pairs)
{
    const char *type = pairs_text(pairs, "type"), *does = pairs_text(pairs, "do");
    const struct value *v = pairs_get(pairs, "minutes");
    struct table *table = conn_table(conn);
    int seat = conn_wire(conn)->seat;
    if (!type || strcmp(type, "care") != 0)
        return false;
    does = does ? does : "";
    bool lifts = !strcmp(does, "lift"), breaks = !strcmp(does, "break");
    bool back = !strcmp(does, "back");
    int card = card_named(does);
    if (seat == SEAT_WATCHER)
        conn_said(conn, "bad-message", WHY_WATCHER());
    else if (!card && !lifts && !breaks && !back)
        conn_said(conn, "bad-message", WHY_CARE_DOES());
    else if (breaks && (!v || v->kind != VALUE_NUMBER || v->number < 1 ||
                        v->number > BREAK_MINUTES_MAX))
        conn_said(conn, "bad-message", WHY_CARE_MINUTES(BREAK_MINUTES_MAX));
    else if (!people_several(table))
        conn_said(conn, "illegal", WHY_CARE_ALONE());
    else if (table->ended)
        conn_said(conn, "over", WHY_WATCHED());
    else if (!card && !care_leads(table, seat) && !(!lifts && chairs_host(table, seat)))
        conn_said(conn, "illegal", WHY_CARE_LEADS());
    else if (card)
        show(house, conn, card);
    else if (lifts)
        lift(house, conn);
    else
        rest(house, conn, breaks ? v->number : 0);
    return true;
}

/* ---- Stored ---- */

void care_put(const struct table *table, struct text *out)
{
    const struct care *care = &table->care;
    if (!care->shown && !care->until)
        return;
    text_format(out, ",\"card\":\"%s\",\"cards\":", cards[care->card]);
    text_int(out, care->shown);
    text_put(out, ",\"break\":");
    text_int(out, care->until);
}

void care_read(struct table *table, const struct pairs *pairs)
{
    const char *card = pairs_text(pairs, "card");
    const struct value *shown = pairs_get(pairs, "cards"), *until = pairs_get(pairs, "break");
    table->care.card = (uint8_t)(card ? card_named(card) : CARE_NONE);
    if (shown && shown->kind == VALUE_NUMBER && shown->number >= 0)
        table->care.shown = (uint32_t)shown->number;
    if (until && until->kind == VALUE_NUMBER && until->number > 0)
        table->care.until = until->number;
}
