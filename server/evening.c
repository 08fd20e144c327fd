/* See evening.h. The table that is over has a paper NEXT: the id of the one that follows, on its
 * way to the disk before that table is, so that a crash between the two leaves an id that is used
 * when the evening is begun once more. The one that follows has a paper BEFORE: the id of the other
 * and, for each seat that is kept for whoever sits there, its invitation. */
#include "server/evening.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/chairs.h"
#include "server/keys.h"
#include "server/loop.h"
#include "server/news.h"
#include "server/papers.h"
#include "server/replays.h"
#include "server/routes.h"
#include "server/speak.h"
#include "server/told.h"
#include "server/veils.h"
#include "server/ws.h"
#include "table/carry.h"
#include "table/native/sodium.h"

static const char NEXT[] = "next", BEFORE[] = "before";

enum { BEFORE_BYTES = TABLE_CHARS + SEATS_MAX * (TOKEN_CHARS + 1) + 1 };

struct evening {
    char id[TABLE_CHARS + 1], before[TABLE_CHARS + 1];
    char token[TOKEN_CHARS + 1]; /* of who begins it */
    uint32_t own, people;        /* their seats; and where a person sits */
    char title[TABLE_TITLE_BYTES + 1];
    struct clock_plan clock;
    uint8_t think;
    bool watchers;
    uint16_t watch_moves, watch_seconds;
    char *lines; /* and veils, or NULL */
};

/* ---- Begun ---- */

static bool is_there(struct house *house, const char *id)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct store_table stored;
    const struct table *table = table_live(house, id);
    return table ? !table->lost : store_find(house->store, id, &stored, &why) > 0;
}

/* The table that follows upon this one; NULL: none does (yet). */
static const char *next_of(struct house *house, const struct table *table)
{
    const char *id = table->papers ? paper_text(table, NEXT) : NULL;
    return id && is_there(house, id) ? id : NULL;
}

static void answer_begun(struct request *request, const struct table *table, const char *id)
{
    char *bytes = malloc(256);
    struct table *next = table_live(request->house, id);
    struct text out = text_over(bytes ? bytes : (char[1]){0}, bytes ? 256 : 1);
    text_format(&out, "{\"table\":\"%s\",\"game\":\"%s\"}\n", id, table->head.game->name);
    answer_own(request, 200, "application/json", bytes, out.used);
    if (next)
        answer_waits(request, next);
}

static struct evening *evening_of(const struct request *request, const struct table *table,
                                  int seat)
{
    struct evening *evening = calloc(1, sizeof *evening);
    const char *id = table->papers ? paper_text(table, NEXT) : NULL;
    ENSURE(evening);
    table_name_make(evening->id);
    if (id)
        memcpy(evening->id, id, sizeof evening->id);
    memcpy(evening->before, table->id, sizeof evening->before);
    memcpy(evening->token, request->token, sizeof evening->token);
    for (int at = 0; at < table->head.seats; at++) {
        evening->own |= (uint32_t)(at == seat || chairs_same_hand(table, seat, at)) << at;
        evening->people |= (uint32_t)table->seat[at].has_token << at;
    }
    memcpy(evening->title, table->title, sizeof evening->title);
    evening->clock = table->clock.plan;
    evening->think = table->think;
    evening->watchers = table->watchers;
    evening->watch_moves = table->watch_moves;
    evening->watch_seconds = table->watch_seconds;
    evening->lines = veils_of_all(table);
    return evening;
}

void evening_free(struct evening *evening)
{
    if (!evening)
        return;
    free(evening->lines);
    sodium_memzero(evening, sizeof *evening);
    free(evening);
}

/* The id of the table that is to follow is on its way to the disk. False: an answer was given. */
static bool promise(struct request *request, struct table *table, const struct evening *evening)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    if ((table->papers && paper_text(table, NEXT)) ||
        papers_put(request->house, table, &(struct store_paper){NEXT, evening->id}, &why))
        return true;
    answer_error(request, 503, "store", reason);
    return false;
}

/* `log` is taken over. */
static void begin(struct request *request, struct table *table, int seat, char *log, size_t size)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct evening *evening = evening_of(request, table, seat);
    why.language = request->language;
    if (!promise(request, table, evening)) {
        free(log);
        evening_free(evening);
        return;
    }
    request->import = replay_import(request->house, request, log, size, &why);
    if (request->import) {
        request->import->evening = evening;
        return;
    }
    evening_free(evening);
    answer_error(request, 503, "busy", reason);
}

void post_next(struct request *request, struct table *table, int seat)
{
    const char *id = next_of(request->house, table);
    if (id) {
        answer_begun(request, table, id);
        return;
    }
    struct carry_room *room = malloc(sizeof *room);
    char reason[REASON_BYTES], *log = malloc(CARRY_LOG_BYTES);
    struct text why = text_over(reason, sizeof reason), out;
    bool may = !seat || !strcmp(table->head.seat_name[seat], "me"), good = false;
    ENSURE(room && log);
    out = text_over(log, CARRY_LOG_BYTES);
    if (may && request_may_add(request))
        good = carry_write(&table->match, &table->head, &hash_sodium, room, &out, &why);
    free(room);
    if (good) {
        begin(request, table, seat, log, out.used);
        return;
    }
    free(log);
    if (!may)
        answer_said(request, 403, "not-yours", WHY_EVENING_MAKER());
    else if (!request->status)
        answer_said(request, 409, "no-evening", WHY_EVENING_NONE());
}

bool evening_begun(struct house *house, struct replay *replay)
{
    struct request *request = replay->request;
    if (!request || !replay->evening || !is_there(house, replay->evening->id))
        return false;
    replay->request = NULL;
    request->import = NULL;
    request_again(request);
    return true;
}

/* ---- Made ---- */

void evening_token(const char *before, const char *table, int seat, char token[TOKEN_CHARS + 1])
{
    keys_seat_token("evening-seat", before, table, seat, token);
}

/* Whoever begins it has the tokens of their seats, which are made of the one that they showed. All
 * other people come by theirs, or by an invitation, and whoever has made the table before as well:
 * nobody is handed somebody else's token. */
static void seats_take(struct table *table, const struct evening *evening,
                       char token[][TOKEN_CHARS + 1])
{
    for (int at = 0; at < table->head.seats; at++) {
        struct seat *seat = &table->seat[at];
        bool own = evening->own >> at & 1;
        token[at][0] = 0;
        if (evening->people >> at & 1) { /* at first it may have been a bot's */
            seat->kind = SEAT_PERSON;
            seat->policy = NULL;
        }
        if (seat->kind != SEAT_PERSON)
            continue;
        seat->invited = !own;
        seat->has_token = own;
        if (own) {
            evening_token(evening->token, table->id, at, token[at]);
            token_hash(token[at], seat->token);
        } else {
            token_make(token[at], seat->invitation);
        }
    }
}

void evening_take(struct table *table, const struct evening *evening,
                  char token[][TOKEN_CHARS + 1])
{
    char bytes[BEFORE_BYTES], digits[TOKEN_CHARS + 1];
    struct text before = text_over(bytes, sizeof bytes);
    memcpy(table->id, evening->id, sizeof table->id);
    memcpy(table->title, evening->title, sizeof table->title);
    clock_start(&table->clock, &evening->clock, table->head.seats);
    table->think = evening->think;
    table->watchers = evening->watchers;
    table->watch_moves = evening->watch_moves;
    table->watch_seconds = evening->watch_seconds;
    seats_take(table, evening, token);
    text_put(&before, evening->before);
    for (int at = 0; at < table->head.seats; at++) {
        bool kept = table->seat[at].invited && evening->people >> at & 1;
        hash_hex(table->seat[at].invitation, TOKEN_BYTES, digits);
        text_format(&before, " %s", kept ? digits : "-");
    }
    ENSURE(!before.cut);
    papers_set(table, &(struct store_paper){BEFORE, bytes});
    if (evening->lines)
        papers_set(table, &(struct store_paper){VEILS_OF_ALL, evening->lines});
}

/* ---- Taking one's seat there ---- */

static const char *before_of(const struct table *table)
{
    return table->papers ? paper_text(table, BEFORE) : NULL;
}

struct keyed {
    uint8_t hash[TOKEN_BYTES];
    int seat;
};

static bool look_at(void *arg, const struct store_paper *paper)
{
    struct keyed *keyed = arg;
    if (!strncmp(paper->name, STORE_KEYED, sizeof STORE_KEYED - 1) &&
        keys_opens(paper->text, keyed->hash))
        keyed->seat = atoi(paper->name + sizeof STORE_KEYED - 1);
    return true;
}

/* What the store has of the table before, which may be another server's by now. */
int evening_seat(struct house *house, const struct table *table, const char *token)
{
    char reason[REASON_BYTES], id[TABLE_CHARS + 1];
    struct text why = text_over(reason, sizeof reason);
    const char *before = before_of(table);
    struct store_table stored;
    struct keyed keyed = {.seat = -1};
    if (!before || !token_hash(token, keyed.hash))
        return -1;
    snprintf(id, sizeof id, "%s", before);
    if (store_find(house->store, id, &stored, &why) <= 0)
        return -1;
    int seat = told_seat(&stored, token);
    if (seat < 0 && store_papers(house->store, id, look_at, &keyed, &why) >= 0)
        seat = keyed.seat;
    return seat < table->head.seats ? seat : -1;
}

bool evening_waits(const struct table *table, int seat)
{
    const struct seat *at = &table->seat[seat];
    const char *kept = before_of(table);
    char digits[TOKEN_CHARS + 1];
    for (int i = 0; kept && i <= seat; i++) {
        kept = strchr(kept, ' ');
        kept = kept ? kept + 1 : NULL;
    }
    hash_hex(at->invitation, TOKEN_BYTES, digits);
    return kept && at->invited && !at->has_token && !at->taken &&
           !strncmp(kept, digits, TOKEN_CHARS);
}

/* ---- Told ---- */

static void tell(struct conn *conn, const char *id)
{
    char bytes[128];
    struct text out = text_over(bytes, sizeof bytes);
    if (!conn_is_told(conn))
        return;
    text_format(&out, "{\"type\":\"evening\",\"table\":\"%s\"}\n", id);
    conn_send(conn, &out);
}

void evening_stored(struct house *house, const struct table *table)
{
    char id[TABLE_CHARS + 1];
    const char *before = before_of(table);
    if (!before)
        return;
    snprintf(id, sizeof id, "%s", before);
    struct table *then = table_live(house, id);
    for (struct conn *conn = then ? then->conns : NULL; conn; conn = conn_next(conn))
        tell(conn, table->id);
}

void evening_greet(struct house *house, struct conn *conn)
{
    const struct table *table = conn_table(conn);
    const char *id = table->ended ? next_of(house, table) : NULL;
    if (id)
        tell(conn, id);
}

void evening_put(struct house *house, const struct table *table, struct text *out)
{
    const char *id = table->ended ? next_of(house, table) : NULL;
    if (id)
        text_format(out, ",\"next\":\"%s\"", id);
}
