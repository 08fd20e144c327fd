/* See gallery.h. What is always true: a watcher who is late is shown a copy of the table that ends
 * where that watcher's match does. */
#include <stdlib.h>
#include <string.h>

#include "server/conn.h"
#include "server/gallery.h"
#include "server/held.h"
#include "server/house.h"
#include "server/loop.h"
#include "server/say.h"
#include "table/names.h"

/* What all watchers get who were told the same before and want it in the same form. */
struct key {
    uint64_t after;        /* number of the message that they had before; 0: none */
    uint32_t n, sent, told_n;
    uint32_t bots;         /* seats that bots play */
    const char *language;
    bool ended, plain, patches, no_events, says, state;
};

struct shot {
    struct shot *next;
    int users;             /* watchers who had it last */
    uint64_t number;
    struct key key;
    uint32_t sent;         /* then */
    bool more;
    struct delivered had;  /* what the next one changes */
    size_t size;
    char *bytes;           /* LWS_PRE of room, then the message */
};

/* Entries up to n may be seen from then on, in ms of now_ms. */
struct mark { uint32_t n; int64_t from_ms; };

struct gallery {
    struct table *seen;    /* a copy that ends at seen_n; NULL where nobody is late */
    bool seen_any;
    uint32_t seen_n;
    struct mark *mark;     /* where they are seconds late */
    int marks, room;
    uint32_t open_n;       /* by the marks that are past */
    uint32_t told_n, told_bots; /* that watchers have been told of */
    bool told_ended;
    uint64_t shots_made;
    struct shot *shots;
};

static void mark_add(struct gallery *gallery, uint32_t n, int64_t from_ms)
{
    struct mark *last = gallery->marks ? &gallery->mark[gallery->marks - 1] : NULL;
    if (last && last->from_ms == from_ms) {
        last->n = n;
        return;
    }
    if (gallery->marks == gallery->room) {
        gallery->room = gallery->room ? 2 * gallery->room : 16;
        gallery->mark = realloc(gallery->mark, (size_t)gallery->room * sizeof *gallery->mark);
    }
    ENSURE(gallery->mark);
    gallery->mark[gallery->marks++] = (struct mark){n, from_ms};
}

/* In whole seconds, rounded up, so that there are no more marks than seconds. */
static int64_t from_then(const struct table *table, int64_t known_ms)
{
    return (known_ms + 999) / 1000 * 1000 + (int64_t)table->watch_seconds * 1000;
}

static struct gallery *gallery_of(struct table *table)
{
    if (table->gallery)
        return table->gallery;
    table->gallery = calloc(1, sizeof *table->gallery);
    ENSURE(table->gallery);
    if (table->watch_seconds) /* when what is there came to be nobody knows any more */
        mark_add(table->gallery, table_n(table), from_then(table, now_ms()));
    return table->gallery;
}

/* Its end is on the disk. What else is on its way there, a phrase for a seat, say, makes it no less
 * over: or watchers would be late again for that moment, and who came in it be told all again. */
static bool is_over(const struct table *table)
{
    return table->ended && !table->ends;
}

/* The entry before the last `moves` moves of seats. */
static uint32_t moves_ago(const struct table *table, int moves)
{
    uint32_t n = table_n(table);
    while (n && moves) {
        const struct entry *entry = &table->match.entry[--n];
        moves -= !entry->undo && !entry->say && entry->move.seat != SEAT_CHANCE;
    }
    return n;
}

static uint32_t seconds_ago(struct gallery *gallery)
{
    int past = 0;
    while (past < gallery->marks && gallery->mark[past].from_ms <= now_ms())
        gallery->open_n = gallery->mark[past++].n;
    if (past) {
        gallery->marks -= past;
        memmove(gallery->mark, gallery->mark + past,
                (size_t)gallery->marks * sizeof *gallery->mark);
    }
    return gallery->open_n;
}

uint32_t gallery_n(struct table *table)
{
    if (is_over(table))
        return table_n(table);
    if (table->watch_seconds)
        return seconds_ago(gallery_of(table));
    return table->watch_moves ? moves_ago(table, table->watch_moves) : table_n(table);
}

int gallery_count(const struct table *table)
{
    int count = 0;
    for (const struct conn *conn = table->conns; conn; conn = conn->next)
        count += conn->wire.seat == SEAT_WATCHER;
    return count;
}

bool gallery_has_room(const struct table *table)
{
    return gallery_count(table) < WATCHERS_MAX;
}

void gallery_put(const struct table *table, struct text *out)
{
    if (!table->watchers)
        return;
    text_put(out, ",\"watch\":{");
    if (table->watch_moves)
        text_format(out, "\"moves\":%d", table->watch_moves);
    if (table->watch_seconds)
        text_format(out, "\"seconds\":%d", table->watch_seconds);
    text_char(out, '}');
}

/* ---- What they see ---- */

/* The state after entry n, from that after an earlier one. */
static void go_to(const struct match *match, uint32_t from, uint32_t n, struct state *state)
{
    bool back = false;
    for (uint32_t k = from; k < n; k++)
        back = back || match->entry[k].undo;
    if (back)
        match_state_at(match, n, state);
    for (uint32_t k = from; k < n && !back; k++)
        if (!match->entry[k].say)
            match->game->apply(match->data, state, &match->entry[k].move);
}

/* The table as watchers see it. */
static const struct table *seen_by_all(struct table *table)
{
    struct gallery *gallery = gallery_of(table);
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    uint32_t n = gallery_n(table);
    if (n == table_n(table) && !table->in_flight)
        return table;
    if (!gallery->seen)
        gallery->seen = table_new(table->head.game, &why);
    ENSURE(gallery->seen);
    struct table *seen = gallery->seen;
    struct match *match = &seen->match;
    memcpy(seen, table, offsetof(struct table, match.state));
    seen->before = NULL;
    seen->lesson = NULL;
    seen->in_flight = 0;
    seen->ended = is_over(table);
    match->count = n;
    match->head = match_line_head(&table->match, n);
    if (gallery->seen_any && gallery->seen_n <= n)
        go_to(&table->match, gallery->seen_n, n, &match->state);
    else
        match_state_at(&table->match, n, &match->state);
    gallery->seen_any = true;
    gallery->seen_n = n;
    return seen;
}

static uint32_t bots_of(const struct table *table)
{
    uint32_t bots = 0;
    for (int seat = 0; seat < table->head.seats; seat++)
        bots |= (uint32_t)(table->seat[seat].kind == SEAT_BOT) << seat;
    return bots;
}

static void tell_all(struct table *table)
{
    struct gallery *gallery = gallery_of(table);
    uint32_t n = gallery_n(table), bots = bots_of(table);
    bool ended = is_over(table);
    bool same =
        gallery->told_n == n && gallery->told_bots == bots && gallery->told_ended == ended;
    gallery->told_n = n;
    gallery->told_bots = bots;
    gallery->told_ended = ended;
    for (struct shot *shot = same ? NULL : gallery->shots; shot; shot = shot->next) {
        free(shot->bytes); /* no watcher is sent it again */
        shot->bytes = NULL;
    }
    /* Who came while something was on its way to the disk waits for it, though it was not for
     * watchers. */
    for (struct conn *conn = table->conns; conn; conn = conn->next)
        if (conn->wire.seat == SEAT_WATCHER && (!same || conn->news))
            conn_tell(conn);
}

void gallery_tell(struct table *table)
{
    if (!table->watchers && !gallery_count(table))
        return;
    if (table->watch_seconds)
        mark_add(gallery_of(table), table_n(table), from_then(table, now_ms()));
    tell_all(table);
}

void gallery_look(struct table *table)
{
    if (table->watch_seconds && table->conns && !table->in_flight)
        tell_all(table);
}

/* ---- What they are sent ---- */

static bool key_same(const struct key *a, const struct key *b)
{
    return a->after == b->after && a->n == b->n && a->sent == b->sent && a->told_n == b->told_n &&
           a->bots == b->bots && a->language == b->language && a->ended == b->ended &&
           a->plain == b->plain && a->patches == b->patches && a->no_events == b->no_events &&
           a->says == b->says && a->state == b->state;
}

static struct shot *shot_new(struct conn *conn, const struct table *seen, const struct key *key)
{
    struct house *house = conn->house;
    char *at = house->out + LWS_PRE;
    struct text out = text_over(at, OUT_BYTES);
    struct wire_seat wire = conn->wire;
    struct shot *shot = calloc(1, sizeof *shot);
    if (!shot)
        return NULL;
    shot->key = *key;
    shot->had.says = key->says;
    shot->had.state = key->state;
    if (conn->shot)
        say_copy(&shot->had, &conn->shot->had);
    shot->more = wire_more(&wire, &seen->match, &out);
    if (!shot->more)
        say_table(seen, &wire, key->plain ? SAY_PLAIN : key->told_n, &shot->had, house->spare,
                  &out);
    ENSURE(!out.cut);
    shot->sent = wire.sent;
    shot->size = out.used - (at[out.used - 1] == '\n');
    shot->bytes = malloc(LWS_PRE + shot->size);
    if (!shot->bytes) {
        say_forget(&shot->had);
        free(shot);
        return NULL;
    }
    memcpy(shot->bytes + LWS_PRE, at, shot->size);
    struct gallery *gallery = conn->table->gallery;
    shot->number = ++gallery->shots_made;
    shot->next = gallery->shots;
    gallery->shots = shot;
    house->count.watcher_messages++;
    return shot;
}

char *gallery_message(struct conn *conn, size_t *size, bool *more)
{
    const struct table *seen = seen_by_all(conn->table);
    struct gallery *gallery = conn->table->gallery;
    const struct key key = {
        .after = conn->shot ? conn->shot->number : 0,
        .n = seen->match.count,
        .sent = conn->wire.sent,
        .told_n = conn->told_n,
        .bots = bots_of(seen),
        .language = conn->wire.language,
        .ended = seen->ended,
        .plain = conn->plain,
        .patches = conn->wire.patches,
        .no_events = conn->wire.no_events,
        .says = conn->delivered->says,
        .state = conn->delivered->state,
    };
    struct shot *shot = gallery->shots;
    while (shot && !(shot->bytes && key_same(&shot->key, &key)))
        shot = shot->next;
    if (!shot)
        shot = shot_new(conn, seen, &key);
    if (!shot)
        return NULL;
    shot->users++;
    gallery_forget(conn);
    conn->shot = shot;
    conn->wire.sent = shot->sent;
    *size = shot->size;
    *more = shot->more;
    if (!shot->more) {
        conn->told_n = key.n;
        conn->ended = key.ended;
    }
    return shot->bytes + LWS_PRE;
}

static void shot_free(struct shot *shot)
{
    say_forget(&shot->had);
    free(shot->bytes);
    free(shot);
}

void gallery_forget(struct conn *conn)
{
    struct shot *shot = conn->shot;
    conn->shot = NULL;
    if (!shot || --shot->users)
        return;
    for (struct shot **at = &conn->table->gallery->shots; *at; at = &(*at)->next)
        if (*at == shot) {
            *at = shot->next;
            break;
        }
    shot_free(shot);
}

void gallery_free(struct table *table)
{
    struct gallery *gallery = table->gallery;
    if (!gallery)
        return;
    while (gallery->shots) {
        struct shot *shot = gallery->shots;
        gallery->shots = shot->next;
        shot_free(shot);
    }
    free(gallery->mark);
    free(gallery->seen);
    free(gallery);
    table->gallery = NULL;
}
