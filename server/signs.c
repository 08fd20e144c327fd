/* Signs: {"type":"sign",..}. */
#include "server/signs.h"

#include <string.h>

#include "server/loop.h"
#include "server/news.h"
#include "server/people.h"
#include "server/speak.h"
#include "server/ws.h"

static const char *const signs[] = {"nod", "laugh", "wince", "applause", "glass", "your-move"};
enum { SIGNS = sizeof signs / sizeof *signs };

static int sign_named(const char *name)
{
    int sign = SIGNS - 1;
    while (sign >= 0 && (!name || strcmp(signs[sign], name) != 0))
        sign--;
    return sign;
}

static void show(struct table *table, int seat, int sign)
{
    char bytes[128];
    struct text out = text_over(bytes, sizeof bytes);
    text_format(&out, "{\"type\":\"sign\",\"of\":%d,\"sign\":\"%s\"}\n", seat, signs[sign]);
    for (struct conn *conn = table->conns; conn; conn = conn_next(conn))
        if (conn_is_told(conn) && conn_wire(conn)->seat != SEAT_WATCHER)
            conn_send(conn, &out);
}

bool signs_message(struct conn *conn, const struct pairs *pairs)
{
    const char *type = pairs_text(pairs, "type");
    struct table *table = conn_table(conn);
    int seat = conn_wire(conn)->seat, sign = sign_named(pairs_text(pairs, "sign"));
    if (!type || strcmp(type, "sign") != 0)
        return false;
    if (seat == SEAT_WATCHER) {
        conn_said(conn, "bad-message", WHY_WATCHER());
    } else if (sign < 0) {
        conn_said(conn, "bad-message", WHY_SIGN());
    } else if (!people_several(table)) {
        conn_said(conn, "illegal", WHY_SIGN_ALONE());
    } else if (now_ms() < table->seat[seat].sign_ms) {
        conn_said(conn, "illegal", WHY_SIGN_SOON(SIGN_MS / 1000));
    } else {
        table->seat[seat].sign_ms = now_ms() + SIGN_MS;
        show(table, seat, sign);
    }
    return true;
}
