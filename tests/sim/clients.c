/* Who plays: what each client does next. What is always true: a client knows only what was sent to
 * it; it sends a move again, with the same id, until it is told what became of it. */
#include "tests/sim/clients.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/game.h"
#include "tests/server/pick.h"

enum { PATIENCE_US = 20 * US_PER_S };

/* ---- Who there is ---- */

struct lineup {
    const char *game, *bot;
    int least, most;
    bool master;
};
static const struct lineup lineups[] = {
    {"kuhn", "random", 2, 2, false},
    {"bloodsport", "careful", 1, 2, false},
    {"gamblers-heart", "random", 2, 4, true},
    {"texarkana", "random", 2, 4, true},
    {"twenty-one", "random", 2, 3, true},
};

void client_choose(char token[SIM_TOKEN_CHARS + 1])
{
    for (int i = 0; i < SIM_TOKEN_CHARS; i++)
        token[i] = "0123456789abcdef"[chance(16)];
    token[SIM_TOKEN_CHARS] = 0;
}

static struct client *new_client(int role, int table, int seat)
{
    struct client *c = &world->client[world->clients];
    if (world->clients == SIM_CLIENTS)
        fail("too many clients");
    world->clients++;
    *c = (struct client){.role = role, .table = table, .seat = seat, .link = -1};
    c->pending = c->waive_id = -1;
    c->plain = role != ROLE_WINDOW && one_in(2);
    c->patch = !c->plain;
    c->due_us = world->now_us + some_time(0, 3 * US_PER_S);
    if (role == ROLE_GUEST || role == ROLE_STRANGER)
        client_choose(c->token);
    c->shuffles = world->table[table].gathers && !one_in(3) &&
                  (role == ROLE_HOST || role == ROLE_GUEST);
    return c;
}

/* A person, perhaps with a second window. */
static void new_person(int role, int table, int seat)
{
    int of = clients_index(new_client(role, table, seat));
    if (one_in(2))
        new_client(ROLE_ERRAND, table, seat)->of = of;
    if (one_in(3))
        return;
    new_client(ROLE_WINDOW, table, seat)->of = of;
    world->table[table].host_window |= role == ROLE_HOST;
}

static void new_table(int at)
{
    struct sim_table *table = &world->table[at];
    const struct lineup *of = &lineups[chance(sizeof lineups / sizeof *lineups)];
    table->game = of->game;
    table->seats = of->least + (int)chance((uint64_t)(of->most - of->least) + 1);
    table->watchers = one_in(2);
    table->gathers = one_in(2);
    if (table->watchers && one_in(3))
        snprintf(table->late, sizeof table->late, ",\"watch-moves\":%d", 1 + (int)chance(4));
    if (one_in(3))
        snprintf(table->clock, sizeof table->clock, ",\"clock\":{\"move\":%d,\"late\":\"%s\"}",
                 (int)some_time(5, 120), one_in(2) ? "least" : "bot");
    int host = (int)chance((uint64_t)table->seats);
    for (int seat = 0; seat < table->seats; seat++) {
        bool bot = seat != host && one_in(3);
        snprintf(table->who[seat], sizeof table->who[seat], "%s",
                 seat == host ? "me" : bot ? of->bot : "open");
        if (!bot)
            new_person(seat == host ? ROLE_HOST : ROLE_GUEST, at, seat);
    }
    table->warns = of->master && strcmp(table->who[0], of->bot) != 0 && !one_in(4);
    if (table->watchers)
        new_client(ROLE_WATCHER, at, SEAT_WATCHER);
    if (one_in(2))
        new_client(ROLE_STRANGER, at, SEAT_WATCHER);
}

void clients_begin(void)
{
    world->tables = one_in(3) ? 2 : 1;
    for (int i = 0; i < world->tables; i++)
        new_table(i);
}

/* ---- Connecting ---- */

void client_rest(struct client *c, int64_t from_us, int64_t to_us)
{
    c->due_us = world->now_us + some_time(from_us, to_us);
}

void client_leave(struct client *c)
{
    if (c->link >= 0)
        link_hang_up(c->link);
    c->link = -1;
    c->doing = DOING_NOTHING;
    c->asked = ASKED_SEAT;
    c->greeted = c->told_calm = false;
    client_rest(c, US_PER_MS, 3 * US_PER_S);
}

void client_asks(struct client *c, const char *path, const char *token, const char *body)
{
    size_t size = 512 + (body ? strlen(body) : 0);
    char *bytes = world_get(size);
    int n = snprintf(bytes, size, "%s\n%s\n%s%s\n%s", body ? "POST" : "GET", path,
                     token ? "Bearer " : "", token ? token : "", body ? body : "");
    c->link = link_open(clients_index(c));
    c->doing = DOING_REQUEST;
    link_send(c->link, PIECE_REQUEST, bytes, (size_t)n);
    world_free(bytes);
    c->due_us = world->now_us + PATIENCE_US;
}

static void ask_table(struct client *c)
{
    struct sim_table *table = &world->table[c->table];
    char body[1024], list[64] = "";
    table->asked = world->besides + 1;
    if (table->gathers && one_in(2))
        arrange_open(c->table, list, sizeof list);
    int n = snprintf(body, sizeof body, "{\"game\":\"%s\",\"seats\":[", table->game);
    for (int i = 0; i < table->seats; i++)
        n += snprintf(body + n, sizeof body - (size_t)n, "%s\"%s\"", i ? "," : "", table->who[i]);
    snprintf(body + n, sizeof body - (size_t)n, "]%s%s%s%s%s%s}",
             table->watchers ? ",\"watchers\":true" : "", table->late,
             table->gathers ? ",\"gather\":true" : "", table->warns ? ",\"level\":\"warn\"" : "",
             table->clock, list);
    trace("client %d makes a table: %s", clients_index(c), body);
    client_asks(c, "/api/tables", NULL, body);
}

static void ask_seat(struct client *c)
{
    const struct sim_table *table = &world->table[c->table];
    char path[80], body[128], named[24] = "";
    snprintf(path, sizeof path, "/api/tables/%s/sit", table->id);
    c->by_list = table->gathers && one_in(2);
    if (c->by_list)
        snprintf(named, sizeof named, ",\"seat\":%d", c->seat);
    snprintf(body, sizeof body, "{\"token\":\"%s\"%s}", c->token, named);
    trace("client %d sits down at seat %d%s", clients_index(c), c->seat,
          c->by_list ? " from the list" : "");
    client_asks(c, path, c->by_list ? NULL : table->invitation[c->seat], body);
}

/* About a seat that it has. */
static void ask_besides(struct client *c)
{
    char path[80], body[320];
    int n = snprintf(path, sizeof path, "/api/tables/%s", world->table[c->table].id);
    char *rest = path + n;
    size_t size = sizeof path - (size_t)n;
    c->asked = c->wish[0] ? ASKED_BACK : c->phrase[0] && one_in(3) ? ASKED_BACK
                                     : one_in(3)                   ? ASKED_PHRASE
                                                                   : ASKED_LOG;
    if (c->asked == ASKED_BACK) {
        if (!c->wish[0])
            client_choose(c->wish);
        trace("client %d comes back by its phrase", clients_index(c));
        world->table[c->table].back[c->seat] = true;
        snprintf(rest, size, "/back");
        snprintf(body, sizeof body, "{\"phrase\":\"%s\",\"token\":\"%s\"}", c->phrase, c->wish);
        client_asks(c, path, NULL, body);
    } else if (c->asked == ASKED_PHRASE) {
        trace("client %d asks for a phrase", clients_index(c));
        c->unsure = true;
        snprintf(rest, size, "/phrase");
        client_asks(c, path, c->token, "{}");
    } else {
        snprintf(rest, size, "/log/own");
        client_asks(c, path, c->token, NULL);
    }
}

static void connect_to(struct client *c)
{
    if (c->role == ROLE_WINDOW) {
        const char *key = one_in(2) ? errands_token(c) : NULL;
        memcpy(c->token, key ? key : world->client[c->of].token, sizeof c->token);
        c->by_key = key;
    }
    c->link = link_open(clients_index(c));
    c->doing = DOING_REQUEST;
    link_send(c->link, PIECE_UPGRADE, NULL, 0);
    c->due_us = world->now_us + PATIENCE_US;
    if (!world->calm && one_in(40)) /* it does not wait for the answer to its handshake */
        client_leave(c);
}

static void begin(struct client *c)
{
    const struct sim_table *table = &world->table[c->table];
    if (c->role == ROLE_ERRAND)
        errands_begin(c);
    else if (!table->made && c->role == ROLE_HOST)
        ask_table(c);
    else if (!table->made || c->errors > 5 || c->refused_seat ||
             (c->role == ROLE_WINDOW && !world->client[c->of].seated))
        client_rest(c, US_PER_S, 10 * US_PER_S);
    else if (c->role == ROLE_GUEST && !c->seated)
        ask_seat(c);
    else if (c->wish[0] || (c->seated && !world->calm && one_in(6)))
        ask_besides(c);
    else
        connect_to(c);
}

/* ---- Playing ---- */

static void send_pending(struct client *c)
{
    link_send(c->link, PIECE_TEXT, c->message, strlen(c->message));
    c->sent_us = world->now_us;
    c->times++;
    c->due_us = world->now_us + some_time(5 * US_PER_S, PATIENCE_US);
}

void client_settles(struct client *c, int fate)
{
    world->sent[c->pending].fate = fate;
    c->pending = -1;
    world_free(c->message);
    c->message = NULL;
}

void client_resends(struct client *c)
{
    if (c->pending < 0)
        return;
    world->counts[COUNT_RESENT]++;
    trace("client %d sends %d again", clients_index(c), c->pending);
    send_pending(c);
}

/* What it says with it tells whose it is, so that it is known in the log. */
static void send_new(struct client *c, const char *message)
{
    if (world->sent_count == SIM_MOVES)
        fail("too many moves");
    c->pending = world->sent_count++;
    world->sent[c->pending] = (struct sent){.client = clients_index(c), .mark = -1};
    c->message = world_text(message, strlen(message));
    c->moves++;
    c->times = 0;
    trace("client %d: %s", clients_index(c), message);
    send_pending(c);
}

static bool make_move(struct client *c, char *out, size_t size)
{
    struct picker picker = {1 + chance(UINT64_MAX - 1)};
    char id[24];
    snprintf(id, sizeof id, "m%d", world->sent_count);
    if (!c->options || !pick_move(&picker, c->options, id, out, size - 40))
        return false;
    size_t n = strlen(out) - 1; /* over the brace */
    snprintf(out + n, size - n, ",\"text\":\"m%d\"}", world->sent_count);
    return true;
}

/* A window, which does everything but move. */
static void live(struct client *c)
{
    char message[512];
    if (!c->greeted) {
        client_leave(c);
        return;
    }
    client_rest(c, 200 * US_PER_MS, 20 * US_PER_S);
    if (!world->calm && one_in(20)) {
        link_break(c->link);
    } else if (besides_say(c, message, sizeof message)) {
        trace("client %d: %s", clients_index(c), message);
        link_send(c->link, PIECE_TEXT, message, strlen(message));
    }
}

static void play(struct client *c)
{
    char message[4096];
    bool person = c->role == ROLE_HOST || c->role == ROLE_GUEST;
    if (!c->greeted || c->pending >= 0) { /* no answer for so long */
        trace("client %d has waited long enough", clients_index(c));
        client_leave(c);
        return;
    }
    client_rest(c, 20 * US_PER_MS, one_in(20) ? 300 * US_PER_S : 5 * US_PER_S);
    if (world->calm || world->sent_count == SIM_MOVES)
        return;
    if (one_in(12)) {
        link_break(c->link);
    } else if (one_in(30)) {
        client_leave(c);
    } else if (person && !c->over && one_in(10)) {
        snprintf(message, sizeof message,
                 "{\"do\":\"say\",\"id\":\"m%d\",\"text\":\"m%d\"}", world->sent_count,
                 world->sent_count);
        send_new(c, message);
    } else if (person && !c->over && one_in(10) && quotes_say(c, message, sizeof message)) {
        send_new(c, message);
        world->sent[c->pending].mark = (int)pick_number(message, "mark");
        world->sent[c->pending].told = pick_number(message, "mark") <= (long)c->n;
    } else if (person && !c->over && c->undo_last >= 0 && one_in(8)) {
        snprintf(message, sizeof message, "{\"do\":\"undo\",\"id\":\"m%d\",\"to\":%d}",
                 world->sent_count, c->undo_last);
        send_new(c, message);
        world->sent[c->pending].undo = true;
    } else if (person && !c->over && make_move(c, message, sizeof message)) {
        send_new(c, message);
    }
}

static void go_on(struct client *c)
{
    if (c->doing == DOING_NOTHING)
        begin(c);
    else if (c->doing == DOING_REQUEST)
        client_leave(c);
    else if (c->role == ROLE_WINDOW)
        live(c);
    else
        play(c);
}

/* ---- Time ---- */

int64_t clients_next_us(void)
{
    int64_t next = INT64_MAX;
    for (int i = 0; i < world->clients; i++)
        if (world->client[i].due_us < next)
            next = world->client[i].due_us;
    return next;
}

static void calm_down(void)
{
    trace("calm");
    world->calm = true;
    world->crash_us = world->fault_us = 0;
    world->crash_op = 0;
    if (world->heal_us)
        world->heal_us = world->now_us + 1;
    for (int i = 0; i < world->clients; i++) /* so that all see what is there in the end */
        client_leave(&world->client[i]);
}

/* Whether it has a part in this to the end: no stranger, nor somebody whom nobody invites again. */
static bool belongs(const struct client *c)
{
    const struct client *person = c->role == ROLE_WINDOW ? &world->client[c->of] : c;
    return c->role != ROLE_STRANGER && c->role != ROLE_ERRAND && !person->refused_seat;
}

/* Nobody has anything more to do. */
static bool all_over(void)
{
    for (int i = 0; i < world->clients; i++)
        if (belongs(&world->client[i]) && !world->client[i].over)
            return false;
    return true;
}

void clients_step(int64_t now)
{
    if (!world->calm && all_over() && world->until_us > now + US_PER_S * 20)
        world->until_us = now + some_time(0, US_PER_S * 20);
    if (!world->calm && now >= world->until_us)
        calm_down();
    for (int i = 0; i < world->clients; i++)
        if (world->client[i].due_us <= now)
            go_on(&world->client[i]);
    if (!world->calm || world->stop_us || world->ending)
        return;
    if (clients_settled()) {
        besides_settled();
        world->ending = true;
        world->stop_us = now + 1;
    } else if (now > world->until_us + 3600 * (int64_t)US_PER_S) {
        fail("an hour after the last fault somebody still waits");
    }
}

bool clients_settled(void)
{
    for (int i = 0; i < world->clients; i++) {
        const struct client *c = &world->client[i];
        if (belongs(c) &&
            (!world->table[c->table].made || !c->told_calm || c->pending >= 0))
            return false;
    }
    return true;
}
