/* The first message of a connection: from which table and seat it is. What is always true: whoever
 * is refused is told why and closed, and learns nothing of a table but that the link does not open
 * it. */
#include <stdlib.h>
#include <string.h>

#include "server/care.h"
#include "server/chairs.h"
#include "server/clocks.h"
#include "server/conn.h"
#include "server/evening.h"
#include "server/gallery.h"
#include "server/health.h"
#include "server/held.h"
#include "server/hello.h"
#include "server/keep.h"
#include "server/notify.h"
#include "server/papers.h"
#include "server/people.h"
#include "server/shuffle.h"
#include "server/sit.h"
#include "server/speak.h"
#include "server/told.h"
#include "server/undo.h"
#include "server/waive.h"

/* Whether it wants only to look on: without a token, or with one that lets it in where not everyone
 * may (the table's own screen, in a room where its people sit). */
static bool looks_on(const struct pairs *pairs)
{
    const char *token = pairs_text(pairs, "token");
    return !token || !token[0] || pairs_true(pairs, "watch");
}

/* The seat of a hello: 0 .. or SEAT_WATCHER, and whose token let it in; -1 if there is none for
 * it. */
static int hello_seat(struct conn *conn, const struct pairs *pairs, struct table **table,
                      struct text *why)
{
    const char *id = pairs_text(pairs, "table"), *token = pairs_text(pairs, "token");
    *table = id ? table_find(conn->house, id, &conn->waiter, why) : NULL;
    if (!*table)
        return -1;
    conn->holder = token && token[0]  ? table_seat_of(*table, token)
                   : (*table)->watchers ? SEAT_WATCHER
                                        : -1;
    if (conn->holder < 0 || !looks_on(pairs))
        return conn->holder;
    return gallery_has_room(*table) ? SEAT_WATCHER : -1;
}

void conn_tell_from(struct conn *conn, const struct pairs *pairs)
{
    const struct value *n = pairs_get(pairs, "n");
    bool known =
        n && n->kind == VALUE_NUMBER && n->number > 0 &&
        n->number <= (int64_t)(conn->wire.seat == SEAT_WATCHER ? gallery_n(conn->table)
                                                               : table_n(conn->table));
    conn->wire.sent = conn->told_n = known ? (uint32_t)n->number : 0;
    conn->ended = false;
    say_forget(conn->delivered);
    gallery_forget(conn);
    conn_tell(conn);
}

void conn_hello(struct conn *conn, const struct pairs *pairs)
{
    const char *type = pairs_text(pairs, "type");
    char reason[REASON_BYTES] = "", bytes[16384];
    struct text why = text_over(reason, sizeof reason), out = text_over(bytes, sizeof bytes);
    struct table *table;
    if (!type || strcmp(type, "hello")) {
        conn_dismiss(conn, "bad-message",
                     "The first message must be {\"type\":\"hello\",\"table\":..,\"token\":..}.");
        return;
    }
    int seat = hello_seat(conn, pairs, &table, &why);
    if (conn->waiter.of)
        return;
    if (seat < 0) {
        const char *id = pairs_text(pairs, "table"), *token = pairs_text(pairs, "token");
        int invited = table && token ? table_seat_invited(table, token) : -1;
        if (id && token && told_lets_in(conn->house, id, token))
            conn_dismiss(conn, "not-replayed", reason);
        else if (reason[0] && !conn->house->tables.failed)
            conn_dismiss(conn, "store", reason);
        else if (table && conn->holder >= 0)
            conn_dismiss_said(conn, "full", WHY_GALLERY_FULL(WATCHERS_MAX));
        else if (invited >= 0)
            conn_dismiss_said(conn, "invitation", WHY_INVITATION());
        else
            conn_dismiss_said(conn, "no-such-table", WHY_LINK());
        return;
    }
    conn->delivered = calloc(1, sizeof *conn->delivered);
    if (!conn->delivered) {
        conn_dismiss_said(conn, "store", WHY_PLAYER_MEMORY());
        return;
    }
    conn->hello = true;
    conn->table = table;
    conn->next = table->conns;
    table->conns = conn;
    conn->wire.seat = seat; /* it began empty but for its language */
    conn->plain = pairs_true(pairs, "plain");
    conn->wire.patches = pairs_true(pairs, "patch");
    conn->wire.no_events = pairs_true(pairs, "no-events");
    conn->delivered->says = pairs_true(pairs, "says");
    conn->delivered->with_ok = conn->wire.patches && pairs_true(pairs, "with-ok");
    conn->delivered->state = pairs_true(pairs, "state");
    say_table_hello(table, &conn->wire, conn->delivered->state, &out);
    conn_send(conn, &out);
    table_came(conn->house, table, seat, conn->address);
    seats_tell(table);
    people_tell(table);
    if (pairs_true(pairs, "shuffle"))
        shuffle_came(table, conn);
    conn_tell_from(conn, pairs);
    clocks_look(conn->house, table);
    clocks_greet(conn);
    care_greet(conn);
    undo_greet(conn);
    waive_greet(conn);
    papers_greet(conn);
    evening_greet(conn->house, conn);
    notify_came(table, seat);
    chairs_gathered(conn->house, table);
}
