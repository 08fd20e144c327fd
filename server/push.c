/* See push.h. What seat 2 asked for is the paper "push-2": a line for each browser, by which token
 * and where: "09ab12cd34ef5678 https://push.example.org/w/1a2b". */
#include "server/push.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/body.h"
#include "server/loop.h"
#include "server/papers.h"
#include "server/pusher.h"
#include "server/speak.h"
#include "server/vapid.h"
#include "server/veils.h"

enum {
    MARK_CHARS = 16,
    LINE_BYTES = MARK_CHARS + 1 + PUSH_ENDPOINT_BYTES + 1,
    PAPER_BYTES = (PUSH_SEAT + 1) * LINE_BYTES + 1
};

/* One that is on its way. */
struct pushed {
    char endpoint[PUSH_ENDPOINT_BYTES + 1]; /* "": none */
    char table[TABLE_CHARS + 1];
    int seat;
};

struct pushes {
    struct pusher *pusher;
    struct vapid *vapid;
    struct pushed way[PUSHES_MAX];
    int on_way;
    bool ended; /* the process is not there any more */
};

bool push_start(struct house *house)
{
    if (!house->options.push)
        return true;
    house->pushes = calloc(1, sizeof *house->pushes);
    if (house->pushes)
        house->pushes->pusher = pusher_start(house->options.push_to, !house->options.unconfined);
    return house->pushes && house->pushes->pusher;
}

bool push_open(struct house *house)
{
    if (!house->pushes)
        return true;
    house->pushes->vapid = vapid_open(store_key(house->store));
    return house->pushes->vapid;
}

void push_close(struct house *house)
{
    if (!house->pushes)
        return;
    pusher_stop(house->pushes->pusher);
    vapid_close(house->pushes->vapid);
    free(house->pushes);
    house->pushes = NULL;
}

/* ---- What a seat asked for ---- */

static void name_of(int seat, char name[STORE_PAPER_NAME_BYTES + 1])
{
    snprintf(name, STORE_PAPER_NAME_BYTES + 1, "push-%d", seat);
}

static bool is_ours(const char *name)
{
    return !strncmp(name, "push-", 5);
}

/* What whoever has the seat now has in their lines, and nobody before or after, nor in another
 * database: its browsers know another key. */
static void mark_of(const struct house *house, const struct table *table, int seat,
                    char mark[MARK_CHARS + 1])
{
    unsigned char key[crypto_auth_KEYBYTES], sealed[crypto_auth_BYTES];
    char says[TABLE_CHARS + 2 * TOKEN_BYTES + 32], digits[2 * TOKEN_BYTES + 1];
    sodium_bin2hex(digits, sizeof digits, table->seat[seat].token, TOKEN_BYTES);
    int n = snprintf(says, sizeof says, "push %s %d %s", table->id, seat, digits);
    ENSURE(n > 0 && (size_t)n < sizeof says &&
           !sodium_hex2bin(key, sizeof key, store_key(house->store), STORE_KEY_CHARS, NULL, NULL,
                           NULL));
    crypto_auth(sealed, (const unsigned char *)says, (unsigned long long)n, key);
    sodium_bin2hex(mark, MARK_CHARS + 1, sealed, MARK_CHARS / 2);
    sodium_memzero(key, sizeof key);
    sodium_memzero(says, sizeof says);
    sodium_memzero(digits, sizeof digits);
}

/* The next endpoint with this mark from `*at`; false: there is none. */
static bool next(const char **at, const char *mark, char endpoint[PUSH_ENDPOINT_BYTES + 1])
{
    const char *end;
    while (*at && (end = strchr(*at, '\n'))) {
        const char *line = *at;
        *at = end + 1;
        size_t size = (size_t)(end - line);
        if (size <= MARK_CHARS + 1 || size >= LINE_BYTES || strncmp(line, mark, MARK_CHARS) != 0)
            continue;
        snprintf(endpoint, PUSH_ENDPOINT_BYTES + 1, "%.*s", (int)size - MARK_CHARS - 1,
                 line + MARK_CHARS + 1);
        return true;
    }
    return false;
}

/* Writes the seat's lines anew: without this endpoint, or with it as the last. False and `why`. */
static bool put(struct house *house, struct table *table, int seat, const char *endpoint, bool on,
                struct text *why)
{
    char name[STORE_PAPER_NAME_BYTES + 1], mark[MARK_CHARS + 1], bytes[PAPER_BYTES];
    char one[PUSH_ENDPOINT_BYTES + 1];
    struct text out = text_over(bytes, sizeof bytes);
    name_of(seat, name);
    mark_of(house, table, seat, mark);
    const char *was = paper_text(table, name), *at = was;
    int others = 0;
    while (next(&at, mark, one))
        others += strcmp(one, endpoint) != 0;
    for (at = was; next(&at, mark, one);)
        if (strcmp(one, endpoint) != 0 && others-- < PUSH_SEAT + !on)
            text_format(&out, "%s %s\n", mark, one);
    if (on)
        text_format(&out, "%s %s\n", mark, endpoint);
    ENSURE(!out.cut);
    const struct store_paper paper = {name, out.used ? bytes : NULL};
    if (!strcmp(was ? was : "", bytes))
        return true;
    return papers_put(house, table, &paper, why);
}

bool push_wanted(const struct table *table)
{
    for (const struct paper *paper = table->papers; paper; paper = paper->next)
        if (is_ours(paper->name))
            return true;
    return false;
}

void push_moved(struct house *house, struct table *table, int seat)
{
    char name[STORE_PAPER_NAME_BYTES + 1], reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    const struct store_paper paper = {name, NULL};
    name_of(seat, name);
    if (paper_text(table, name))
        papers_put(house, table, &paper, &why); /* its mark is void, should that fail */
}

void push_over(struct house *house, struct table *table)
{
    for (int seat = 0; seat < table->head.seats; seat++)
        push_moved(house, table, seat);
}

void push_part(const struct table *table, int seat, struct parting *parting)
{
    ENSURE(parting->count < PARTING_MAX);
    char *name = parting->name[parting->count];
    name_of(seat, name);
    if (paper_text(table, name))
        parting->at[parting->count++] = (struct store_paper){name, NULL};
}

/* ---- Asked ---- */

void answer_push(struct request *request)
{
    static const char none[] = "{\"push\":false}\n", type[] = "application/json";
    const struct pushes *pushes = request->house->pushes;
    request->cache = "no-cache";
    if (!pushes) {
        answer_static(request, 200, type, none, sizeof none - 1);
        return;
    }
    char *bytes = malloc(128);
    struct text out = text_over(bytes ? bytes : (char[1]){0}, bytes ? 128 : 1);
    text_format(&out, "{\"push\":\"%s\"}\n", vapid_public(pushes->vapid));
    answer_own(request, 200, type, bytes, out.used);
}

/* What the body says. False: an answer was given. */
static bool wish(struct request *request, char endpoint[PUSH_ENDPOINT_BYTES + 1], bool *on)
{
    struct push_to to;
    struct pairs pairs;
    struct json *json = body_json(request, PUSH_BODY_BYTES, &pairs);
    if (!json)
        return false;
    const struct value *off = pairs_get(&pairs, "off");
    const char *given = pairs_text(&pairs, "endpoint");
    bool good = given && pairs.count == (off ? 2 : 1) && (!off || pairs_true(&pairs, "off"));
    bool there = good && push_to_read(request->house->options.push_to, given, &to);
    *on = !off;
    snprintf(endpoint, PUSH_ENDPOINT_BYTES + 1, "%s", there ? given : "");
    json_close(json);
    if (!good)
        answer_said(request, 422, "bad-push", WHY_PUSH_BODY());
    else if (!there)
        answer_said(request, 422, "bad-push", WHY_PUSH_TO(PUSH_ENDPOINT_BYTES));
    return there;
}

void post_push(struct request *request, struct table *table, int seat)
{
    static const char on_answer[] = "{\"push\":true}\n", off_answer[] = "{\"push\":false}\n";
    char endpoint[PUSH_ENDPOINT_BYTES + 1], reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    bool on;
    if (!request->house->pushes) {
        answer_said(request, 422, "bad-push", WHY_PUSH_NONE());
    } else if (!wish(request, endpoint, &on)) {
        return;
    } else if (on && (table->ended || table->lesson)) {
        answer_said(request, 422, "bad-push", WHY_PUSH_OVER());
    } else if (!put(request->house, table, seat, endpoint, on, &why)) {
        answer_error(request, 503, "store", reason);
    } else {
        answer_static(request, 200, "application/json", on ? on_answer : off_answer,
                      (on ? sizeof on_answer : sizeof off_answer) - 1);
        answer_waits_papers(request, table);
    }
}

/* ---- Sent ---- */

static bool send_one(struct house *house, const struct table *table, int seat, const char *endpoint)
{
    struct pushes *pushes = house->pushes;
    struct push_to to;
    char origin[PUSH_ENDPOINT_BYTES + 1], header[VAPID_HEADER_BYTES];
    int number = 0;
    while (number < PUSHES_MAX && pushes->way[number].endpoint[0])
        number++;
    if (!push_to_read(house->options.push_to, endpoint, &to))
        return false; /* the operator named it once */
    snprintf(origin, sizeof origin, "%.*s", (int)(to.path - endpoint), endpoint);
    bool sent = number < PUSHES_MAX && !pushes->ended &&
                vapid_header(pushes->vapid, origin, house->options.push, today_ms() / 1000,
                             header) &&
                pusher_send(pushes->pusher, number, &to, header);
    if (!sent) {
        house->count.pushes_failed++;
        return false;
    }
    struct pushed *way = &pushes->way[number];
    snprintf(way->endpoint, sizeof way->endpoint, "%s", endpoint);
    snprintf(way->table, sizeof way->table, "%s", table->id);
    way->seat = seat;
    pushes->on_way++;
    return true;
}

bool push_seat(struct house *house, struct table *table, int seat)
{
    char name[STORE_PAPER_NAME_BYTES + 1], mark[MARK_CHARS + 1], one[PUSH_ENDPOINT_BYTES + 1];
    bool sent = false;
    name_of(seat, name);
    const char *at = house->pushes ? paper_text(table, name) : NULL;
    if (!at)
        return false;
    mark_of(house, table, seat, mark);
    while (next(&at, mark, one))
        sent = send_one(house, table, seat, one) || sent;
    return sent;
}

/* ---- What became of it ---- */

/* The push service knows this browser no more (RFC 8030, 7.3). */
static void gone(struct house *house, const struct pushed *way)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct table *table = table_live(house, way->table);
    house->count.pushes_gone++;
    if (table)
        put(house, table, way->seat, way->endpoint, false, &why); /* or the next time */
}

static void fell(struct house *house)
{
    struct event event;
    struct pushes *pushes = house->pushes;
    event_begin(&event, house, "push-ended");
    event_end(&event);
    house->count.pushes_failed += (uint64_t)pushes->on_way;
    memset(pushes->way, 0, sizeof pushes->way);
    pushes->on_way = 0;
    pushes->ended = true;
}

void push_collect(struct house *house)
{
    struct pushes *pushes = house->pushes;
    int number, status;
    while (pushes && pushes->on_way && pusher_answer(pushes->pusher, &number, &status)) {
        struct pushed *way = &pushes->way[number];
        if (!way->endpoint[0])
            continue;
        if (status == 404 || status == 410)
            gone(house, way);
        else if (status >= 200 && status < 300)
            house->count.pushes_sent++;
        else
            house->count.pushes_failed++;
        way->endpoint[0] = 0;
        pushes->on_way--;
    }
    if (pushes && !pushes->ended && pusher_gone(pushes->pusher))
        fell(house);
}
