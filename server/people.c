/* The people at a table: {"type":"people",..} to all, {"type":"name",..} from each. */
#include <string.h>

#include "server/chairs.h"
#include "server/gallery.h"
#include "server/house.h"
#include "server/listing.h"
#include "server/news.h"
#include "server/people.h"
#include "server/sit.h"
#include "server/speak.h"
#include "server/table_notes.h"
#include "server/ws.h"
#include "table/codec.h"
#include "table/names.h"

bool people_here(const struct table *table, int seat)
{
    struct conn *conn = table->conns;
    while (conn && conn_wire(conn)->seat != seat)
        conn = conn_next(conn);
    return conn;
}

bool people_several(const struct table *table)
{
    int people = 0;
    for (int seat = 0; seat < table->head.seats; seat++)
        people += seat_is_person(&table->seat[seat]);
    return people > 1;
}

/* False: the table is one person's, who need not be told of anybody. */
static bool say_people(const struct table *table, struct text *out)
{
    int people = 0;
    text_put(out, "{\"type\":\"people\",\"people\":[");
    for (int at = 0; at < table->head.seats; at++) {
        const struct seat *seat = &table->seat[at];
        if (!seat_is_person(seat))
            continue;
        const char *is = people_here(table, at) ? "here" : seat->has_token ? "away" : "open";
        text_format(out, "%s{\"seat\":%d,\"is\":\"%s\"", people++ ? "," : "", at, is);
        if (chairs_host(table, at))
            text_put(out, ",\"host\":true");
        if (seat->lent)
            text_format(out, ",\"bot\":\"%s\"", seat->policy->name);
        if (seat->colour)
            text_format(out, ",\"colour\":%d", seat->colour);
        bool had = seat->taken || !strcmp(table->head.seat_name[at], "me"); /* its maker */
        bool left = had && !seat->has_token;
        if (seat->name[0] || left) {
            text_put(out, left ? ",\"left\":" : ",\"name\":");
            codec_string_json(seat->name, out);
        }
        text_char(out, '}');
    }
    text_format(out, "]%s", table->gathers ? ",\"gathers\":true" : "");
    if (table->watchers)
        text_format(out, ",\"watchers\":%d", gallery_count(table));
    listing_put(table, out);
    text_put(out, "}\n");
    return people > 1 || table->watchers;
}

void people_tell(struct table *table)
{
    char bytes[8192];
    struct text out = text_over(bytes, sizeof bytes);
    if ((table->news_of_people && table->in_flight) || !say_people(table, &out))
        return;
    table->news_of_people = false;
    for (struct conn *conn = table->conns; conn; conn = conn_next(conn))
        if (conn_is_news(conn, TOLD_PEOPLE, bytes))
            conn_send(conn, &out);
}

/* "" takes it back. */
static bool name_read(const char *text, char out[PERSON_BYTES + 1])
{
    if (!text || strlen(text) > PERSON_BYTES)
        return false;
    memcpy(out, text, strlen(text) + 1);
    text_straighten(out);
    return text_is_plain(out) && (!*text || text_is_seen(out));
}

bool people_name(struct house *house, struct conn *conn, const struct pairs *pairs)
{
    const char *type = pairs_text(pairs, "type");
    const struct value *colour = pairs_get(pairs, "colour");
    char reason[REASON_BYTES], name[PERSON_BYTES + 1];
    struct text why = text_over(reason, sizeof reason);
    struct table *table = conn_table(conn);
    int at = conn_wire(conn)->seat;
    if (!type || strcmp(type, "name") != 0)
        return false;
    if (at == SEAT_WATCHER) {
        conn_said(conn, "bad-message", WHY_WATCHER_NAME());
        return true;
    }
    if (!name_read(pairs_text(pairs, "name"), name)) {
        conn_said(conn, "bad-message", WHY_NAME(PERSON_BYTES));
        return true;
    }
    if (colour && (colour->kind != VALUE_NUMBER || colour->number < 0 ||
                   colour->number > PERSON_COLOURS)) {
        conn_said(conn, "bad-message", WHY_COLOUR(PERSON_COLOURS));
        return true;
    }
    struct seat *seat = &table->seat[at];
    uint8_t hue = colour ? (uint8_t)colour->number : seat->colour;
    if (!strcmp(seat->name, name) && seat->colour == hue)
        return true;
    char before[sizeof seat->name];
    uint8_t hue_before = seat->colour;
    memcpy(before, seat->name, sizeof before);
    memcpy(seat->name, name, strlen(name) + 1);
    seat->colour = hue;
    if (!table_note(house, table, &why)) {
        memcpy(seat->name, before, sizeof before);
        seat->colour = hue_before;
        conn_error(conn, "store", reason);
        return true;
    }
    table->news_of_people = true;
    return true;
}
