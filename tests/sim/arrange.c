/* What people arrange with each other in their windows: the bytes from which a match is dealt, the
 * list of open tables, what the rules refuse and the master lets pass. What is always true: what
 * all were told of any of it stands on the disk, or is still so after whatever happens. */
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/game.h"
#include "tests/server/pick.h"
#include "tests/sim/clients.h"
#include "tests/table/rebuild.h"

enum { LATE_US = 60 * US_PER_S, BYTES = 32, TABLE_BYTES = 16 };

static struct sim_table *table_of(const struct client *c)
{
    return &world->table[c->table];
}

static void say(struct client *c, const char *message)
{
    trace("client %d: %s", clients_index(c), message);
    link_send(c->link, PIECE_TEXT, message, strlen(message));
}

/* ---- The shuffle (docs/fairness.md) ---- */

/* The seat's hash in the list of all; NULL: it has none. */
static const char *share_of(const char *fair, int seat)
{
    const char *at = rebuild_member(fair, "shares");
    if (!at || *at++ != '[')
        return NULL;
    for (; seat && *at != ']'; seat--) {
        at = rebuild_end(at);
        at += *at == ',';
    }
    return *at == '"' ? at + 1 : NULL;
}

/* Bytes of its own, and what it says of them before all have said theirs. */
static void commit(struct client *c, const char *fair)
{
    unsigned char said[TABLE_BYTES + 1 + BYTES], hash[crypto_hash_sha256_BYTES];
    const char *table = rebuild_member(fair, "table");
    char message[128];
    if (!table || sodium_hex2bin(said, TABLE_BYTES, table + 1, 2 * TABLE_BYTES, NULL, NULL, NULL))
        fail("client %d: a shuffle of no table: %s", clients_index(c), fair);
    client_choose(c->share);
    said[TABLE_BYTES] = (unsigned char)c->seat;
    sodium_hex2bin(said + TABLE_BYTES + 1, BYTES, c->share, SIM_TOKEN_CHARS, NULL, NULL, NULL);
    crypto_hash_sha256(hash, said, sizeof said);
    sodium_bin2hex(c->share_hash, sizeof c->share_hash, hash, sizeof hash);
    snprintf(message, sizeof message, "{\"type\":\"shuffle\",\"commit\":\"%s\"}", c->share_hash);
    say(c, message);
}

/* All heard the same, and it stays so. */
static void dealt_from(struct client *c, const char *fair)
{
    struct sim_table *table = table_of(c);
    size_t n = (size_t)(rebuild_end(fair) - fair);
    if (n >= sizeof table->fair)
        fail("a long shuffle");
    if (table->fair[0] && (strncmp(table->fair, fair, n) != 0 || table->fair[n]))
        fail("client %d was told of another shuffle: %s", clients_index(c), fair);
    snprintf(table->fair, sizeof table->fair, "%.*s", (int)n, fair);
}

static void heard_shuffle(struct client *c, const char *text)
{
    const char *fair = rebuild_member(text, "fair"), *is = rebuild_member(text, "is");
    if (!fair || !is)
        fail("client %d: half a shuffle: %s", clients_index(c), text);
    const char *mine = c->seat >= 0 && c->seat < SIM_SEATS ? share_of(fair, c->seat) : NULL;
    bool ours = mine && c->share_hash[0] && !strncmp(mine, c->share_hash, SIM_TOKEN_CHARS);
    char message[128];
    if (!strncmp(is, "\"done\"", 6)) {
        dealt_from(c, fair);
    } else if (one_in(12) && !world->calm && c->pending < 0) {
        client_leave(c); /* the others begin anew without it */
    } else if (!strncmp(is, "\"commits\"", 9) && !mine) {
        commit(c, fair);
    } else if (!strncmp(is, "\"reveals\"", 9) && ours && !one_in(12)) {
        snprintf(message, sizeof message, "{\"type\":\"shuffle\",\"reveal\":\"%s\"}", c->share);
        say(c, message);
    }
}

/* ---- The list of open tables ---- */

static void list_changes(int table)
{
    for (int i = 0; i < world->clients; i++)
        if (world->client[i].table == table)
            world->client[i].listed_us = world->now_us + 1;
}

void arrange_open(int table, char *out, size_t size)
{
    snprintf(out, size, ",\"list\":\"list-%d-%d.\"", table, ++world->besides);
    list_changes(table);
}

void arrange_list(struct client *c, char *out, size_t size)
{
    if (one_in(3))
        snprintf(out, size, "{\"type\":\"list\",\"open\":false}");
    else
        snprintf(out, size, "{\"type\":\"list\",\"open\":true,\"text\":\"list-%d-%d.\"}", c->table,
                 ++world->besides);
    list_changes(c->table);
}

/* What a restarted server will say to strangers: no seat is free in it that somebody was told is
 * theirs. */
void arrange_paper(int table, const char *name, const char *text)
{
    unsigned long free;
    if (strcmp(name, "listed") != 0)
        return;
    if (sscanf(text, "%*d %lu", &free) != 1)
        fail("table %d: no mask of seats on the list: %s", table, text);
    for (int i = 0; i < world->clients; i++) {
        const struct client *c = &world->client[i];
        if (c->role == ROLE_GUEST && c->table == table && c->seated &&
            !world->table[table].moved[c->seat] && free >> c->seat & 1)
            fail("table %d: client %d sits at seat %d, which is free on the list", table, i,
                 c->seat);
    }
}

/* It comes off by itself, but what it says changes only when the host wants that. Later lines have
 * larger numbers, and somebody who was away hears of one whenever they are back. */
static void heard_people(struct client *c, const char *text)
{
    const char *says = rebuild_member(text, "listed");
    int table = -1, listed = 0;
    if (says && (sscanf(says, "\"list-%d-%d.\"", &table, &listed) != 2 || table != c->table))
        fail("client %d: another table's line on the list: %s", clients_index(c), text);
    bool wanted = c->listed_us && world->now_us - c->listed_us < LATE_US;
    if (listed && listed < c->listed && !wanted)
        fail("client %d was told of %d on the list, and now of %d", clients_index(c), c->listed,
             listed);
    c->listed = listed;
}

/* ---- Moves that are put to the master ---- */

void arrange_waive(struct client *c, char *out, size_t size)
{
    struct picker picker = {1 + chance(UINT64_MAX - 1)};
    char move[2048];
    if (c->seat == 0 && c->waive_id >= 0)
        snprintf(out, size, "{\"type\":\"waive\",\"allow\":%s,\"id\":%d}",
                 one_in(3) ? "false" : "true", c->waive_id);
    else if (c->waivers && pick_move(&picker, c->waivers, "w", move, sizeof move) &&
             strlen(move) + 20 < size)
        snprintf(out, size, "{\"type\":\"waive\",%s", move + 1);
}

void arrange_shown(struct client *c, const char *text)
{
    const char *waivers = rebuild_member(text, "waivers");
    char *bytes;
    world_free(c->waivers);
    c->waivers = NULL;
    if (c->role != ROLE_WINDOW || !waivers)
        return;
    if (!table_of(c)->warns)
        fail("client %d may put moves to nobody: %s", clients_index(c), text);
    size_t n = (size_t)(rebuild_end(waivers) - waivers);
    bytes = world_get(n + 64);
    snprintf(bytes, n + 64, "{\"n\":%ld,\"options\":%.*s}", pick_number(text, "n"), (int)n,
             waivers);
    c->waivers = bytes;
    if (c->due_us > world->now_us + 3 * US_PER_S)
        client_rest(c, 50 * US_PER_MS, 3 * US_PER_S);
}

static void heard_waive(struct client *c, const char *text)
{
    const char *is = rebuild_member(text, "is");
    if (c->seat == SEAT_WATCHER || !is)
        fail("client %d was told of a request: %s", clients_index(c), text);
    bool asked = !strncmp(is, "\"asked\"", 7);
    c->waive_id = asked ? (int)pick_number(text, "id") : -1;
    if (asked && c->role == ROLE_WINDOW && c->seat == 0)
        client_rest(c, US_PER_MS, US_PER_S);
    else if (asked && c->role != ROLE_WINDOW && c->pending < 0)
        client_rest(c, 2 * US_PER_S, 8 * US_PER_S); /* the others wait for the answer */
    c->allowed += !strncmp(is, "\"allowed\"", 9);
    c->denied += !strncmp(is, "\"refused\"", 9);
}

bool arrange_heard(struct client *c, const char *text)
{
    const char *type = text + strlen("{\"type\":\"");
    if (!strncmp(type, "shuffle\"", 8))
        heard_shuffle(c, text);
    else if (!strncmp(type, "people\"", 7))
        heard_people(c, text);
    else if (!strncmp(type, "waive\"", 6))
        heard_waive(c, text);
    else
        return false;
    return true;
}
