/* See asked.h. What is always true: the answer is made from the view and the options of the seat
 * that asks, as the turn that it was sent is. */
#include "server/asked.h"

#include <string.h>

#include "server/speak.h"
#include "server/tables.h"
#include "table/making.h"

bool conn_asked(struct conn *conn, const struct pairs *pairs)
{
    const char *type = pairs_text(pairs, "type");
    char reason[REASON_BYTES];
    struct text out = text_over(conn->house->out, OUT_BYTES),
                why = text_over(reason, sizeof reason);
    if (!type || strcmp(type, "ask") != 0)
        return false;
    out.language = why.language = conn->wire.language;
    if (conn->wire.seat == SEAT_WATCHER)
        conn_said(conn, "bad-message", WHY_WATCHER());
    else if (!making_asked(&conn->table->match, conn->table->head.hints, conn->wire.seat, pairs,
                           &out, &why))
        conn_error(conn, "bad-message", reason);
    else
        conn_send(conn, &out);
    return true;
}
