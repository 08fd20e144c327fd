/* What people ask of the server besides the match: a key for their seat, pushes, the list of open
 * tables, what is kept of them and its removal, a log taken in as a table. What is always true:
 * what an answer said stands on the disk after any crash (errands_audit), and what was removed is
 * nowhere. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/game.h"
#include "server/pusher.h"
#include "server/pushto.h"
#include "tests/server/pick.h"
#include "tests/sim/clients.h"
#include "tests/table/rebuild.h"

enum { LATE_US = 60 * US_PER_S };
enum errand {
    ERRAND_KEY, ERRAND_KEYED, ERRAND_KEYLESS, ERRAND_KEY_ENDS, ERRAND_PUSH, ERRAND_PUSH_OFF,
    ERRAND_MINE, ERRAND_LIST, ERRAND_IMPORT, ERRAND_ERASE, ERRANDS
};

static struct sim_table *table_of(const struct client *c)
{
    return &world->table[c->table];
}

static struct client *person_of(const struct client *c)
{
    return &world->client[c->of];
}

/* Somebody else may have the seat, or the same person by another token. */
static bool may_be_others(const struct client *c)
{
    return table_of(c)->moved[c->seat] || table_of(c)->back[c->seat];
}

/* ---- Asked ---- */

/* What was asked for last may still be done, or was not. */
static void unsure(struct client *c)
{
    struct errands *e = &c->errands;
    int64_t until = world->now_us + LATE_US;
    if (e->what == ERRAND_KEY || e->what == ERRAND_KEYLESS)
        e->key_us = until;
    if (e->what == ERRAND_PUSH || e->what == ERRAND_PUSH_OFF)
        e->push_us = until;
}

static void about_table(struct client *c, const char *what, const char *body)
{
    char path[80];
    snprintf(path, sizeof path, "/api/tables/%s%s", table_of(c)->id, what);
    client_asks(c, path, person_of(c)->token, body);
}

static void ask_key(struct client *c, bool on)
{
    char body[128];
    c->errands.key_sure = false;
    snprintf(body, sizeof body, "{\"key\":\"%s\"}", on ? c->errands.secret : "");
    about_table(c, "/key", body);
}

static void ask_push(struct client *c, bool on)
{
    char body[160];
    c->errands.push_sure = false;
    c->errands.push += on;
    snprintf(body, sizeof body, "{\"endpoint\":\"https://fcm.googleapis.com/w/c%d-%d\"%s}",
             clients_index(c), c->errands.push, on ? "" : ",\"off\":true");
    about_table(c, "/push", body);
}

static void ask_erase(struct client *c)
{
    table_of(c)->moved[c->seat] = true;
    table_of(c)->erases = true;
    c->errands.erasing = true;
    about_table(c, "/erase", "{\"erase\":true}");
}

void errands_begin(struct client *c)
{
    struct errands *e = &c->errands;
    if (e->open) {
        unsure(c);
        e->erase_lost |= e->what == ERRAND_ERASE;
    }
    e->open = false;
    client_rest(c, US_PER_S, 60 * US_PER_S);
    if (!person_of(c)->seated || (world->calm && one_in(2)))
        return;
    if (!e->secret[0])
        client_choose(e->secret);
    e->what = world->calm ? (one_in(2) ? ERRAND_KEYED : ERRAND_MINE) : (int)chance(ERRANDS);
    if ((e->what == ERRAND_ERASE && (person_of(c)->role != ROLE_GUEST || !one_in(2))) ||
        (e->what == ERRAND_KEY_ENDS && !one_in(4)) || (e->what == ERRAND_IMPORT && !world->log))
        return;
    trace("client %d goes on errand %d", clients_index(c), e->what);
    switch (e->what) {
    case ERRAND_KEY:
    case ERRAND_KEYLESS: ask_key(c, e->what == ERRAND_KEY); break;
    case ERRAND_KEYED: client_asks(c, "/api/key", e->secret, NULL); break;
    case ERRAND_KEY_ENDS:
        e->ending = true;
        client_asks(c, "/api/key/end", e->secret, "{\"end\":true}");
        break;
    case ERRAND_PUSH:
    case ERRAND_PUSH_OFF: ask_push(c, e->what == ERRAND_PUSH); break;
    case ERRAND_MINE: about_table(c, "/mine", NULL); break;
    case ERRAND_LIST: client_asks(c, "/api/tables", NULL, NULL); break;
    case ERRAND_IMPORT: client_asks(c, "/api/import", NULL, world->log); break;
    default: ask_erase(c);
    }
    e->open = true;
}

/* ---- Answered ---- */

static void copy_of(char *to, const char *member)
{
    if (!member || strlen(member) < SIM_TOKEN_CHARS + 1)
        fail("an answer without its token");
    snprintf(to, SIM_TOKEN_CHARS + 1, "%.64s", member + 1);
}

static void took_key(struct client *c, const char *text)
{
    struct errands *e = &c->errands;
    char opens[SIM_TOKEN_CHARS + 1];
    e->keyed = e->what == ERRAND_KEY;
    e->key_sure = world->now_us > e->key_us;
    if (e->ended && e->keyed)
        fail("client %d gave its key up, and it has a seat: %s", clients_index(c), text);
    if (!e->keyed)
        return;
    copy_of(opens, rebuild_member(text, "token"));
    if (pick_number(text, "seat") != c->seat || (e->opens[0] && strcmp(e->opens, opens) != 0))
        fail("client %d has another key now: %s", clients_index(c), text);
    memcpy(e->opens, opens, sizeof opens);
}

/* The tables of its key: this one, if it is a seat's here. */
static void took_keyed(struct client *c, const char *text)
{
    struct errands *e = &c->errands;
    const char *at = rebuild_member(text, "tables");
    int count = 0;
    if (!at || e->ended)
        fail("client %d: a key's tables: %s", clients_index(c), text);
    for (at++; *at == '{'; at = rebuild_end(at), at += *at == ',', count++) {
        const char *id = rebuild_member(at, "table"), *token = rebuild_member(at, "token");
        if (strncmp(id + 1, table_of(c)->id, SIM_ID_CHARS) != 0 ||
            pick_number(at, "seat") != c->seat ||
            (e->opens[0] && strncmp(token + 1, e->opens, SIM_TOKEN_CHARS) != 0))
            fail("client %d has another's table by its key: %s", clients_index(c), text);
    }
    if (e->key_sure && !may_be_others(c) && count != e->keyed)
        fail("client %d has %d tables by its key, not %d", clients_index(c), count, e->keyed);
}

static void took_list(struct client *c, const char *text)
{
    const char *at = rebuild_member(text, "tables");
    if (!at)
        fail("client %d: no list: %s", clients_index(c), text);
    for (at++; *at == '{'; at = rebuild_end(at), at += *at == ',') {
        const char *id = rebuild_member(at, "table"), *says = rebuild_member(at, "says");
        int of = -1, number;
        bool good = id && says && sscanf(says, "\"list-%d-%d.", &of, &number) == 2 && of >= 0 &&
                    of < world->tables;
        const struct sim_table *table = good ? &world->table[of] : NULL;
        bool its = table && !strncmp(id + 1, table->id, SIM_ID_CHARS);
        if (!table || (its ? number < table->asked : table->made && number >= table->asked))
            fail("client %d: what the list says is no table's: %s", clients_index(c), text);
    }
}

static void took_import(const char *text)
{
    const char *id = rebuild_member(text, "table");
    if (!id)
        fail("an import without a table: %s", text);
    if (world->imports < SIM_IMPORTS) {
        struct imported *it = &world->import[world->imports++];
        snprintf(it->id, sizeof it->id, "%.32s", id + 1);
        it->log = world_text(world->log, strlen(world->log));
    }
}

/* Nothing of what it said and wrote until now is anywhere. */
static void erased(struct client *c, const char *text)
{
    if (!strstr(text, "\"mine\""))
        fail("client %d: more is gone than its own: %s", clients_index(c), text);
    trace("client %d has erased what is there of it", clients_index(c));
    for (int i = 0; i < world->sent_count; i++)
        if (world->sent[i].client == c->of)
            *(i == person_of(c)->pending ? &world->sent[i].parted : &world->sent[i].erased) = true;
    c->errands.erased = world->besides;
    c->errands.pushless = c->errands.push;
    c->errands.keyed = c->errands.key_sure = c->errands.push_on = false;
    c->errands.erasing = false;
}

static void took_mine(struct client *c, const char *text)
{
    char endpoint[60];
    const struct errands *e = &c->errands;
    besides_check(c, text);
    snprintf(endpoint, sizeof endpoint, "/w/c%d-%d\\n", clients_index(c), e->push);
    if (e->push_sure && !e->push_on && strstr(text, endpoint))
        fail("client %d took a browser back that is kept: %s", clients_index(c), text);
}

/* Whether that is what may be said where it is not done. */
static bool may_refuse(const struct client *c, int code)
{
    const struct errands *e = &c->errands;
    bool keys = e->what <= ERRAND_KEY_ENDS && e->what != ERRAND_KEYLESS;
    if (code == 410)
        return keys && e->ending;
    if (code == 401 || code == 404)
        return may_be_others(c) && e->what != ERRAND_LIST;
    return code == 422 && (e->what == ERRAND_PUSH || e->what == ERRAND_IMPORT);
}

void errands_answered(struct client *c, const struct piece *piece)
{
    struct errands *e = &c->errands;
    const char *text = piece->bytes;
    e->open = false;
    trace("client %d is answered %d on errand %d", clients_index(c), piece->code, e->what);
    if (piece->code == 503) {
        unsure(c);
        if (e->what == ERRAND_ERASE && !e->erase_lost && strstr(text, "\"busy\""))
            e->erasing = false;
        return;
    }
    if (piece->code == 429)
        return;
    if (piece->code != (e->what == ERRAND_IMPORT ? 201 : 200)) {
        if (!may_refuse(c, piece->code))
            fail("client %d on errand %d is answered %d: %s", clients_index(c), e->what,
                 piece->code, text);
        e->ended |= piece->code == 410;
        return;
    }
    switch (e->what) {
    case ERRAND_KEY:
    case ERRAND_KEYLESS: took_key(c, text); break;
    case ERRAND_KEYED: took_keyed(c, text); break;
    case ERRAND_KEY_ENDS: e->ended = true; break;
    case ERRAND_PUSH:
    case ERRAND_PUSH_OFF:
        e->push_on = e->what == ERRAND_PUSH;
        e->push_sure = world->now_us > e->push_us;
        break;
    case ERRAND_MINE: took_mine(c, text); break;
    case ERRAND_LIST: took_list(c, text); break;
    case ERRAND_IMPORT: took_import(text); break;
    default: erased(c, text);
    }
}

/* A token that opens its seat by a key; NULL: it has none. */
const char *errands_token(const struct client *window)
{
    for (int i = 0; i < world->clients; i++) {
        const struct client *c = &world->client[i];
        if (c->role == ROLE_ERRAND && c->of == window->of && c->errands.keyed &&
            c->errands.key_sure && !may_be_others(c))
            return c->errands.opens;
    }
    return NULL;
}

/* ---- What is on the disk ---- */

/* A log that is read while words are on their way out has none of them, and they may stay: when the
 * disk fails then, whoever asked is told so. */
static bool lacks_words(const char *text)
{
    bool erasing = false;
    for (int i = 0; i < world->clients; i++)
        erasing = erasing || world->client[i].errands.erasing;
    return erasing && strstr(text, "\"text\":\"\\u0001\"");
}

/* A High Ace that a bot wrote goes with the words of whoever had its seat. */
static bool lacks_ace(int table, const char *text)
{
    return world->table[table].erases &&
           (strstr(text, "show-ace") || strstr(text, "High Ace") ||
            strstr(text, "\"do\":\"high-ace\",\"text\""));
}

bool errands_erased(int table, const char *text)
{
    if (lacks_words(text) || lacks_ace(table, text))
        return true;
    for (const char *at = text; (at = strchr(at, 'm')); at++) {
        char *end;
        long which = at[1] >= '0' && at[1] <= '9' ? strtol(at + 1, &end, 10) : -1;
        if (which < 0 || which >= world->sent_count)
            continue;
        const struct sent *sent = &world->sent[which];
        if (sent->erased || sent->parted || errands_erasing(sent->client))
            return true;
    }
    return false;
}

bool errands_erasing(int person)
{
    for (int i = 0; i < world->clients; i++)
        if (world->client[i].role == ROLE_ERRAND && world->client[i].of == person &&
            world->client[i].errands.erasing)
            return true;
    return false;
}

/* Nothing that this client wrote before it erased it. */
static void look_for_erased(const struct client *c, const char *name, const char *text)
{
    static const char *const forms[] = {"note-%d-%d-%n", "hand-%d-%d-%n", "psst-%d-%d-%d-%n"};
    for (int i = 0; i < 3; i++)
        for (const char *at = text; (at = strchr(at, forms[i][0])); at++) {
            int table = -1, one = -1, two = -1, mask, used = 0;
            if (i == 2)
                sscanf(at, forms[i], &table, &one, &two, &used);
            else
                sscanf(at, forms[i], &table, &one, &used);
            bool its = used && table == c->table && (one == c->seat || (i == 2 && two == c->seat));
            const char *number = at + used;
            if (its && i == 1 && sscanf(number, "%d-%n", &mask, &used) == 1)
                number += used;
            if (its && atoi(number) <= c->errands.erased && atoi(number) > 0)
                fail("client %d has erased all, and paper %s is there: %.200s", clients_index(c),
                     name, text);
        }
}

void errands_paper(int table, const char *name, const char *text)
{
    for (int i = 0; i < world->clients; i++) {
        struct client *c = &world->client[i];
        char key[16], push[16], endpoint[40];
        if (c->role != ROLE_ERRAND || c->table != table)
            continue;
        if (c->errands.erased)
            look_for_erased(c, name, text);
        snprintf(key, sizeof key, "key-%d", c->seat);
        snprintf(push, sizeof push, "push-%d", c->seat);
        snprintf(endpoint, sizeof endpoint, "/w/c%d-%d\n", i, c->errands.push);
        c->errands.has_key |= !strcmp(name, key);
        c->errands.has_push |= !strcmp(name, push) && strstr(text, endpoint);
    }
}

void errands_papers(int table, bool over)
{
    for (int i = 0; i < world->clients; i++) {
        struct client *c = &world->client[i];
        struct errands *e = &c->errands;
        if (c->role != ROLE_ERRAND || c->table != table)
            continue;
        if (e->key_sure && !may_be_others(c) && e->keyed != e->has_key)
            fail("client %d: its seat is %sa key's on the disk", i, e->has_key ? "" : "not ");
        if (e->push_sure && !over && !may_be_others(c) && e->push_on != e->has_push)
            fail("client %d: browser %d is %son the disk", i, e->push, e->has_push ? "" : "not ");
        e->has_key = e->has_push = false;
    }
}

/* ---- What sends pushes, which nobody hears of ---- */

static int on_way;

struct pusher *__wrap_pusher_start(const char *more, bool confined)
{
    (void)more, (void)confined;
    on_way = -1;
    return (struct pusher *)&on_way;
}

void __wrap_pusher_stop(struct pusher *pusher) { (void)pusher; }
bool __wrap_pusher_gone(const struct pusher *pusher) { (void)pusher; return false; }

bool __wrap_pusher_send(struct pusher *pusher, int number, const struct push_to *to,
                        const char *authorization)
{
    int client, browser;
    (void)pusher, (void)authorization;
    if (sscanf(to->path, "/w/c%d-%d", &client, &browser) != 2 || client >= world->clients)
        fail("a push to %s", to->path);
    const struct errands *e = &world->client[client].errands;
    trace("a push for client %d", client);
    if (browser <= e->pushless ||
        (browser == e->push && e->push_sure && !e->push_on && world->now_us > e->push_us))
        fail("client %d is pushed at %d, which it took back", client, browser);
    on_way = number;
    return true;
}

bool __wrap_pusher_answer(struct pusher *pusher, int *number, int *status)
{
    (void)pusher;
    *number = on_way;
    *status = one_in(4) ? 500 : 201;
    on_way = -1;
    return *number >= 0;
}
