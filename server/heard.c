/* What a seat sends after its hello, and who deals with it. What is always true: a message is made
 * something of, or refused with an error message, and nothing of a refused one is kept. */
#include <string.h>

#include "server/asked.h"
#include "server/care.h"
#include "server/chairs.h"
#include "server/clocks.h"
#include "server/conn.h"
#include "server/heard.h"
#include "server/held.h"
#include "server/hello.h"
#include "server/lesson.h"
#include "server/listing.h"
#include "server/papers.h"
#include "server/people.h"
#include "server/play.h"
#include "server/signs.h"
#include "server/speak.h"
#include "server/undo.h"
#include "server/waive.h"

/* Room for what this message may bring, whatever the rules will say to it. */
static bool words_fit(struct table *table, const struct pairs *pairs)
{
    const struct game *game = table->match.game;
    const char *does = pairs_text(pairs, "do"), *text = pairs_text(pairs, "text");
    int verb = game->verb_count - 1;
    while (verb >= 0 && (!does || strcmp(game->verbs[verb].name, does)))
        verb--;
    return table_has_words(table, verb, text ? strlen(text) : 0);
}

/* {"type":"leave-lesson"}: the match goes on without it. */
static bool leaves(struct house *house, struct conn *conn, const struct pairs *pairs)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct table *table = conn_table(conn);
    if (!table_lesson_leave(table, conn_wire(conn)->seat, pairs))
        return false;
    if (table_go_on(house, table, false, &why) && !table->in_flight)
        table_settle(table);
    return true;
}

/* A person's move, or what a person says or takes back: made, or refused with an error message. The
 * table may be lost by it. */
static void move_message(struct house *house, struct conn *conn, const struct pairs *pairs)
{
    if (leaves(house, conn, pairs))
        return;
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct wire_seat *wire = conn_wire(conn);
    struct table *table = conn_table(conn);
    why.language = wire->language;
    struct seat *seat = wire->seat == SEAT_WATCHER ? NULL : &table->seat[wire->seat];
    bool again = false;
    if (!seat || !table->has_dealer) {
        if (seat)
            conn_said(conn, "over", WHY_WATCHED());
        else
            conn_said(conn, "bad-message", WHY_WATCHER());
        return;
    }
    memcpy(wire->id, seat->id, sizeof wire->id);
    wire->id_n = seat->id_n;
    if (wire_again(wire, pairs)) { /* it was played, though now it would perhaps be refused */
        conn_ok(conn);
        return;
    }
    const char *does = pairs_text(pairs, "do");
    if (table->gathers && (!does || strcmp(does, "say") != 0)) {
        conn_said(conn, "not-begun", WHY_GATHERS());
        return;
    }
    if (care_holds(table) && (!does || strcmp(does, "say") != 0)) {
        care_refuse(conn);
        return;
    }
    if (!table_has_room(table) || !words_fit(table, pairs) || !table_hold(table)) {
        conn_said(conn, "no-memory", WHY_WORDS());
        return;
    }
    int way = 0, code = table_lesson_judge(table, wire, pairs, &way, &why);
    if (code == WIRE_OK)
        code = wire_move(wire, &table->match, pairs, &again, &why);
    if (code != WIRE_OK)
        table_let_go(table);
    if (code != WIRE_OK) {
        house->count.messages_refused += code == WIRE_BAD_MESSAGE;
        conn_error(conn, wire_code_name(code), reason);
        if (code == WIRE_STALE || code == WIRE_NOT_YOUR_TURN)
            conn_tell(conn);
        return;
    }
    ENSURE(!again);
    table_lesson_took(table, way);
    memcpy(seat->id, wire->id, sizeof seat->id);
    seat->id_n = wire->id_n;
    table->noted = table->noted || seat->id[0]; /* in the commit of its line: who has the one has
                                                   the other */
    lines_begin(house);
    table_entry(house, table);
    conn_waits(conn, house->tag + 1);
    table_go_on(house, table, false, &why);
}

/* {"type":"whole","n":..}: a reader of patches lost its way, or begins anew. */
static bool asks_whole(const struct pairs *pairs)
{
    const char *type = pairs_text(pairs, "type");
    return type && !strcmp(type, "whole");
}

void conn_heard(struct conn *conn, const struct pairs *pairs)
{
    struct house *house = conn->house;
    if (asks_whole(pairs))
        conn_tell_from(conn, pairs);
    else if (!conn_asked(conn, pairs) && !people_name(house, conn, pairs) &&
             !clocks_message(house, conn, pairs) && !care_message(house, conn, pairs) &&
             !undo_message(house, conn, pairs) && !waive_message(house, conn, pairs) &&
             !signs_message(conn, pairs) && !papers_message(house, conn, pairs) &&
             !listing_message(house, conn, pairs) && !chairs_message(house, conn, pairs))
        move_message(house, conn, pairs);
}
