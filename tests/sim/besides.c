/* What people do besides moving: notes, whispers, lines, cards, requests to take back, seats that
 * change hands. They do it in a second window at their seat, which never moves, so that a refusal
 * is never taken for that of a move. What is always true: what a window was once told of as kept is
 * told to it again after whatever happens; what is one seat's or two seats' goes to no other. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/game.h"
#include "tests/server/pick.h"
#include "tests/sim/clients.h"
#include "tests/table/rebuild.h"

static struct sim_table *table_of(const struct client *c)
{
    return &world->table[c->table];
}

/* ---- What is said ---- */

static void say_paper(struct client *c, char *out, size_t size)
{
    const struct sim_table *table = table_of(c);
    int number = ++world->besides, to = (int)chance((uint64_t)table->seats);
    switch (chance(4)) {
    case 0:
        snprintf(out, size, "{\"type\":\"note\",\"of\":\"mine\",\"text\":\"note-%d-%d-%d.\"}",
                 c->table, c->seat, number);
        break;
    case 1:
        snprintf(out, size,
                 "{\"type\":\"note\",\"of\":\"table\",\"text\":\"board-%d.\",\"was\":%ld}", number,
                 (long)c->now[KEPT_VERSION]);
        break;
    case 2:
        snprintf(out, size, "{\"type\":\"lines\",\"do\":\"%s\",\"text\":\"line-%d\"}",
                 one_in(2) ? "line" : "veil", number);
        break;
    default:
        if (to == c->seat)
            return;
        snprintf(out, size, "{\"type\":\"whisper\",\"to\":%d,\"text\":\"psst-%d-%d-%d-%d.\"}", to,
                 c->table, c->seat < to ? c->seat : to, c->seat < to ? to : c->seat, number);
    }
}

/* A handout says whose it is and who has it. */
static void say_handout(struct client *c, char *out, size_t size)
{
    const char *between = "";
    char to[64] = "";
    int mask = 0, number = ++world->besides;
    for (int at = 0; at < table_of(c)->seats; at++)
        if (at != c->seat && one_in(2)) {
            mask |= 1 << at;
            snprintf(to + strlen(to), sizeof to - strlen(to), "%s%d", between, at);
            between = ",";
        }
    int n = snprintf(out, size, "{\"type\":\"handout\",\"do\":\"put\",");
    if (c->now[KEPT_MADE] && one_in(3))
        n += snprintf(out + n, size - (size_t)n, "\"id\":%d,",
                      1 + (int)chance((uint64_t)c->now[KEPT_MADE]));
    snprintf(out + n, size - (size_t)n,
             "\"title\":\"A letter\",\"text\":\"hand-%d-%d-%d-%d.\",\"to\":[%s]}", c->table,
             c->seat, mask, number, to);
}

static void say_undo(struct client *c, char *out, size_t size)
{
    static const char *const answers[] = {"agree", "agree", "agree", "refuse", "withdraw"};
    if (c->undo_of < 0)
        snprintf(out, size, "{\"type\":\"undo\",\"do\":\"ask\"}");
    else
        snprintf(out, size, "{\"type\":\"undo\",\"do\":\"%s\",\"of\":%d,\"to\":%d}",
                 answers[chance(5)], c->undo_of, c->undo_to);
}

static void say_care(struct client *c, char *out, size_t size)
{
    static const char *const cards[] = {"go-on", "slow-down", "slow-down", "stop", "break", "back"};
    const char *card = c->stopped ? "lift" : cards[chance(6)];
    snprintf(out, size, "{\"type\":\"care\",\"do\":\"%s\"%s}", card,
             !strcmp(card, "break") ? ",\"minutes\":1" : "");
}

static void say_invite(struct client *c, int of, char *out, size_t size)
{
    table_of(c)->moved[of] = true;
    snprintf(out, size, "{\"type\":\"seat\",\"do\":\"invite\",\"of\":%d}", of);
}

/* A seat of somebody who lost it: whom the host has to invite again. */
static int seat_waits(const struct client *c)
{
    for (int i = 0; i < world->clients; i++) {
        const struct client *other = &world->client[i];
        if (other->role == ROLE_GUEST && other->table == c->table && !other->seated &&
            table_of(c)->moved[other->seat] && other->refused_seat)
            return other->seat;
    }
    return -1;
}

static void say_seat(struct client *c, char *out, size_t size)
{
    const struct sim_table *table = table_of(c);
    int of = (int)chance((uint64_t)table->seats);
    bool host = world->client[c->of].role == ROLE_HOST;
    bool guest = !strcmp(table->who[of], "open");
    if (host && guest && one_in(2))
        say_invite(c, of, out, size);
    else if (host)
        snprintf(out, size, "{\"type\":\"seat\",\"do\":\"%s\",\"of\":%d,\"bot\":\"random\"}",
                 one_in(2) ? "bot" : "back", of);
    else if (one_in(3) && table->host_window) {
        table_of(c)->moved[c->seat] = true;
        snprintf(out, size, "{\"type\":\"seat\",\"do\":\"leave\"}");
    }
}

bool besides_say(struct client *c, char *out, size_t size)
{
    out[0] = 0;
    int waits = world->client[c->of].role == ROLE_HOST ? seat_waits(c) : -1;
    if (waits >= 0)
        say_invite(c, waits, out, size);
    else if (world->calm)
        return false;
    else if (c->stopped && one_in(2))
        say_care(c, out, size);
    else if ((c->waivers || (c->seat == 0 && c->waive_id >= 0)) && one_in(2))
        arrange_waive(c, out, size);
    else
        switch (chance(10)) {
        case 0: say_care(c, out, size); break;
        case 1: say_seat(c, out, size); break;
        case 2:
        case 3: say_undo(c, out, size); break;
        case 4:
            snprintf(out, size, "{\"type\":\"clock\",\"do\":\"%s\"}",
                     one_in(2) ? "pause" : "go-on");
            break;
        case 5:
            if (world->client[c->of].role == ROLE_HOST && table_of(c)->gathers)
                arrange_list(c, out, size);
            break;
        case 6: say_handout(c, out, size); break;
        default: say_paper(c, out, size);
        }
    return out[0] != 0;
}

/* ---- What is heard ---- */

/* Whether this may be gone: a note with its seat, whispers with either. */
static bool may_be_gone(const struct client *c, int what)
{
    bool any = false;
    for (int seat = 0; seat < SIM_SEATS; seat++)
        any = any || table_of(c)->moved[seat];
    return (what == KEPT_NOTE && table_of(c)->moved[c->seat]) || (what == KEPT_WHISPER && any) ||
           (what == KEPT_MADE && table_of(c)->moved[c->seat]);
}

/* It never becomes less. */
static void told(struct client *c, enum kept_thing what, int64_t value)
{
    static const char *const words[] = {"note", "version of the note", "lines", "cards",
                                        "whispers", "handouts"};
    if (value < c->seen[what] && !may_be_gone(c, what))
        fail("client %d was told of %s %lld, and now of %lld", clients_index(c), words[what],
             (long long)c->seen[what], (long long)value);
    c->now[what] = value;
    c->seen[what] = value;
}

/* The last number of "note-0-1-17." and the like; 0: there is none. */
static int64_t last_number(const char *text, const char *begins)
{
    const char *at = strstr(text, begins);
    const char *end = at ? strchr(at, '.') : NULL;
    while (end && end > at && end[-1] != '-')
        end--;
    return end ? strtoll(end, NULL, 10) : 0;
}

static int commas(const char *list)
{
    int count = 0;
    const char *end = rebuild_end(list);
    for (const char *at = list; at < end; at++)
        count += *at == '"';
    return count / 2;
}

static void heard_whispers(struct client *c, const char *text)
{
    int64_t last = c->now[KEPT_WHISPER];
    for (const char *at = text; (at = strstr(at, "\"at\":")); at++)
        if (strtoll(at + 5, NULL, 10) > last)
            last = strtoll(at + 5, NULL, 10);
    told(c, KEPT_WHISPER, last);
}

/* The handouts that it made: the highest number of one of them. */
static void heard_handouts(struct client *c, const char *text)
{
    int64_t last = c->now[KEPT_MADE];
    const char *made = rebuild_member(text, "made"), *end = made ? rebuild_end(made) : NULL;
    for (const char *at = made; at && (at = strstr(at, "\"id\":")) && at < end; at++)
        if (strtoll(at + 5, NULL, 10) > last)
            last = strtoll(at + 5, NULL, 10);
    told(c, KEPT_MADE, last);
}

static void heard_undo(struct client *c, const char *text)
{
    bool asked = strstr(text, "\"is\":\"asked\"") != NULL;
    c->undo_of = asked ? (int)pick_number(text, "of") : -1;
    c->undo_to = asked ? (int)pick_number(text, "to") : 0;
}

static void heard_invited(struct client *c, const char *text)
{
    const char *invitation = rebuild_member(text, "invitation");
    int of = (int)pick_number(text, "of");
    if (world->client[c->of].role != ROLE_HOST || !invitation || of < 0 || of >= SIM_SEATS)
        return;
    snprintf(table_of(c)->invitation[of], SIM_TOKEN_CHARS + 1, "%.64s", invitation + 1);
    for (int i = 0; i < world->clients; i++)
        if (world->client[i].table == c->table && world->client[i].seat == of)
            world->client[i].refused_seat = false;
    trace("client %d has a new invitation for seat %d", clients_index(c), of);
}

void besides_heard(struct client *c, const char *text)
{
    const char *mine = rebuild_member(text, "mine"), *lines = rebuild_member(text, "lines"),
               *veils = rebuild_member(text, "veils"), *type = text + strlen("{\"type\":\"");
    char key[40];
    snprintf(key, sizeof key, "note-%d-%d-", c->table, c->seat);
    if (!strncmp(type, "notes\"", 6)) {
        if (mine)
            told(c, KEPT_NOTE, last_number(mine, key));
        if (rebuild_member(text, "version"))
            told(c, KEPT_VERSION, pick_number(text, "version"));
    } else if (!strncmp(type, "lines\"", 6) && lines && veils) {
        told(c, KEPT_LINES, commas(lines) + commas(veils));
    } else if (!strncmp(type, "care\"", 5) && c->seat != SEAT_WATCHER) {
        if (rebuild_member(text, "shown"))
            told(c, KEPT_CARDS, pick_number(text, "shown"));
        c->stopped = strstr(text, "\"card\":\"stop\"") != NULL;
    } else if (!strncmp(type, "whispers\"", 9)) {
        heard_whispers(c, text);
    } else if (!strncmp(type, "handouts\"", 9)) {
        heard_handouts(c, text);
    } else if (!strncmp(type, "undo\"", 5)) {
        heard_undo(c, text);
    } else if (!strncmp(type, "invited\"", 8)) {
        heard_invited(c, text);
    }
}

/* Nothing of what only other seats may read. */
void besides_check(const struct client *c, const char *text)
{
    for (const char *at = text; (at = strstr(at, "note-")); at++) {
        int table, seat;
        if (sscanf(at, "note-%d-%d-", &table, &seat) == 2 && (table != c->table || seat != c->seat))
            fail("client %d was sent another's note: %s", clients_index(c), text);
    }
    for (const char *at = text; (at = strstr(at, "psst-")); at++) {
        int table, one, other;
        if (sscanf(at, "psst-%d-%d-%d-", &table, &one, &other) == 3 &&
            (table != c->table || (one != c->seat && other != c->seat)))
            fail("client %d was sent another's whisper: %s", clients_index(c), text);
    }
    for (const char *at = text; (at = strstr(at, "hand-")); at++) {
        int table, by, to;
        if (sscanf(at, "hand-%d-%d-%d-", &table, &by, &to) == 3 &&
            (table != c->table || c->seat >= SIM_SEATS || (by != c->seat && !(to >> c->seat & 1))))
            fail("client %d was sent another's handout: %s", clients_index(c), text);
    }
}

void besides_greeted(struct client *c)
{
    memset(c->now, 0, sizeof c->now);
    c->marks = c->since ? c->marks_most : 0;
    c->undo_of = c->waive_id = -1;
    c->stopped = false;
}

void besides_settled(void)
{
    for (int i = 0; i < world->clients; i++) {
        const struct client *c = &world->client[i];
        if (c->role == ROLE_WINDOW && world->client[c->of].refused_seat)
            continue; /* nobody lets it in */
        for (int what = 0; what < KEPT_THINGS; what++)
            if (c->role == ROLE_WINDOW && c->now[what] < c->seen[what] && !may_be_gone(c, what))
                fail("client %d was told of %d %d, and in the end of %d", i, what,
                     (int)c->seen[what], (int)c->now[what]);
    }
}
