/* Commitments and bytes of the people, before the first draw: {"type":"shuffle",..}. */
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "server/conn.h"
#include "server/loop.h"
#include "server/play.h"
#include "server/shuffle.h"
#include "server/speak.h"
#include "table/names.h"
#include "table/native/sodium.h"

enum { WAIT_SECONDS = 15 /* for a program that is connected and has the bytes at hand */ };

struct shuffle {
    /* What the seats have committed to and revealed so far. */
    struct fair_head head;
    struct fair_reveal reveal;
    const struct conn *by[SEATS_MAX]; /* the one connection of a seat that has its bytes */
    uint16_t revealed;
    uint16_t failed;                  /* did not reveal, and are not asked again */
    uint16_t again;                   /* how often all had to commit anew */
    bool reveals;                     /* commitments are closed */
    int64_t since_ms;                 /* when this step began to be waited for; 0: not yet */
};

void shuffle_came(struct table *table, struct conn *conn)
{
    int seat = conn_wire(conn)->seat;
    if (!table->gathers || table->head.fair.mode != FAIR_COMMITTED)
        return;
    if (!table->shuffle)
        table->shuffle = calloc(1, sizeof *table->shuffle);
    struct shuffle *s = table->shuffle;
    if (!s)
        return; /* the match is dealt without anybody's bytes, and its log says so */
    if (!s->head.mode)
        s->head = table->head.fair;
    conn->shuffles = true;
    if (seat != SEAT_WATCHER && !s->by[seat] && !((s->failed | s->revealed) >> seat & 1))
        s->by[seat] = conn;
    shuffle_tell(table);
}

/* All commit anew, the dealer as well: of the bytes that somebody has seen nothing is used. */
static void again(struct house *house, struct table *table)
{
    uint8_t bytes[TABLE_ID_BYTES + FAIR_BYTES];
    struct shuffle *s = table->shuffle;
    system_random(bytes, sizeof bytes);
    fair_committed(&hash_sodium, bytes, &table->head.fair, &table->reveal);
    sodium_memzero(bytes, sizeof bytes);
    s->head = table->head.fair;
    s->reveals = false;
    s->revealed = 0;
    s->again++;
    s->since_ms = 0;
    table_renew(house, table);
}

void shuffle_left(struct house *house, struct table *table, const struct conn *conn)
{
    struct shuffle *s = table->shuffle;
    int seat = 0;
    while (s && seat < table->head.seats && s->by[seat] != conn)
        seat++;
    if (!s || seat == table->head.seats)
        return;
    uint16_t bit = (uint16_t)(1u << seat);
    s->by[seat] = NULL;
    if (s->revealed & bit)
        return; /* its bytes stay good */
    for (const struct conn *other = table->conns; other; other = other->next)
        if (other->wire.seat == seat && other->shuffles)
            s->by[seat] = other; /* another window of theirs commits to its own */
    if (!s->reveals) {
        s->head.shared &= (uint16_t)~bit;
        shuffle_tell(table);
    } else if (s->head.shared & bit) {
        s->failed |= bit;
        again(house, table);
    }
}

static void commit(struct shuffle *s, struct conn *conn, int seat, const uint8_t *bytes)
{
    bool taken = s->head.shared >> seat & 1 && s->by[seat] != conn;
    if (taken || s->reveals || s->failed >> seat & 1)
        return; /* another window was first, or it came too late: what all are told says so */
    s->by[seat] = conn;
    memcpy(s->head.share_commit[seat], bytes, HASH_BYTES);
    s->head.shared |= (uint16_t)(1u << seat);
}

static void reveal(struct shuffle *s, struct conn *conn, int seat, const uint8_t *bytes)
{
    uint8_t out[HASH_BYTES];
    fair_share_commit(&hash_sodium, &s->head, seat, bytes, out);
    if (!s->reveals || !(s->head.shared >> seat & 1) ||
        memcmp(out, s->head.share_commit[seat], HASH_BYTES) != 0) {
        conn_said(conn, "bad-message", WHY_SHUFFLE_OTHER());
        return;
    }
    memcpy(s->reveal.share[seat], bytes, FAIR_BYTES);
    s->revealed |= (uint16_t)(1u << seat);
}

bool shuffle_message(struct conn *conn, const struct pairs *pairs)
{
    const char *type = pairs_text(pairs, "type"), *committed = pairs_text(pairs, "commit"),
               *revealed = pairs_text(pairs, "reveal");
    struct table *table = conn_table(conn);
    struct shuffle *s = table->shuffle;
    int seat = conn_wire(conn)->seat;
    uint8_t bytes[HASH_BYTES];
    if (!type || strcmp(type, "shuffle") != 0)
        return false;
    if (!conn->shuffles || seat == SEAT_WATCHER || !committed == !revealed ||
        !hash_unhex(committed ? committed : revealed, HASH_BYTES, bytes)) {
        conn_said(conn, "bad-message", WHY_SHUFFLE());
        return true;
    }
    if (!s)
        conn_said(conn, "illegal", WHY_BEGUN());
    else if (committed)
        commit(s, conn, seat, bytes);
    else
        reveal(s, conn, seat, bytes);
    sodium_memzero(bytes, sizeof bytes);
    shuffle_tell(table);
    return true;
}

static bool is_late(const struct house *house, const struct shuffle *s)
{
    int seconds = house->options.absent_seconds;
    if (seconds > WAIT_SECONDS)
        seconds = WAIT_SECONDS;
    return now_ms() - s->since_ms >= seconds * 1000;
}

/* From now on this step is waited for. */
static void step(struct shuffle *s, bool reveals)
{
    s->reveals = reveals;
    s->since_ms = now_ms();
}

bool shuffle_ready(struct house *house, struct table *table, bool *bytes)
{
    struct shuffle *s = table->shuffle;
    uint16_t part = 0;
    *bytes = false;
    if (!s)
        return true;
    for (int seat = 0; seat < table->head.seats; seat++)
        part |= (uint16_t)((s->by[seat] != NULL) << seat);
    if (!s->since_ms)
        step(s, s->reveals);
    if (!s->reveals) {
        if ((part & ~(s->head.shared | s->failed)) && !is_late(house, s))
            return false;
        if (!s->head.shared)
            return true;
        step(s, true);
        shuffle_tell(table);
        return false;
    }
    if (s->head.shared & ~s->revealed) {
        if (is_late(house, s)) {
            s->failed |= (uint16_t)(s->head.shared & ~s->revealed);
            again(house, table);
        }
        return false;
    }
    for (int seat = 0; seat < table->head.seats; seat++)
        if (s->revealed >> seat & 1)
            fair_add_share(&hash_sodium, seat, s->reveal.share[seat], &table->head.fair,
                           &table->reveal);
    sodium_memzero(&s->reveal, sizeof s->reveal);
    *bytes = true;
    return true;
}

void shuffle_tell(struct table *table)
{
    char all[8192];
    struct text out = text_over(all, sizeof all);
    struct shuffle *s = table->shuffle;
    const char *between = "";
    if (!s || table->in_flight)
        return;
    text_format(&out, "{\"type\":\"shuffle\",\"is\":\"%s\",\"fair\":",
                !table->gathers ? "done" : s->reveals ? "reveals" : "commits");
    log_commitment(&s->head, table->head.seats, &out);
    text_format(&out, ",\"again\":%d,\"failed\":[", (int)s->again);
    for (int seat = 0; seat < table->head.seats; seat++)
        if (s->failed >> seat & 1) {
            text_format(&out, "%s%d", between, seat);
            between = ",";
        }
    text_put(&out, "]}\n");
    for (struct conn *conn = table->conns; conn; conn = conn_next(conn))
        if (conn->shuffles && conn_is_news(conn, TOLD_SHUFFLE, all))
            conn_send(conn, &out);
    if (!table->gathers) {
        free(s);
        table->shuffle = NULL;
    }
}
