/* Connections between clients and the server. What is always true: bytes of one connection arrive
 * in order or not at all, as TCP has it; what is lost, doubled or overtaken is so because a
 * connection broke and its client came back on another. */
#include "tests/sim/sim.h"

#include <string.h>

static int64_t latency(void)
{
    return one_in(40) ? some_time(US_PER_MS, 3000 * US_PER_MS) : some_time(50, 20 * US_PER_MS);
}

static void push(struct pieces *pieces, int kind, int code, const char *bytes, size_t size)
{
    struct piece *piece = world_get(sizeof *piece + size + 1);
    *piece = (struct piece){.kind = kind, .code = code, .size = size};
    piece->due_us = world->now_us + latency();
    if (pieces->first && pieces->last->due_us > piece->due_us)
        piece->due_us = pieces->last->due_us;
    if (size)
        memcpy(piece->bytes, bytes, size);
    piece->bytes[size] = 0;
    if (pieces->first)
        pieces->last->next = piece;
    else
        pieces->first = piece;
    pieces->last = piece;
}

struct piece *pieces_take(struct pieces *pieces)
{
    struct piece *piece = pieces->first;
    if (piece)
        pieces->first = piece->next;
    return piece;
}

static void drop_after(struct pieces *pieces, uint64_t keep)
{
    struct piece **at = &pieces->first, *last = NULL;
    for (; *at && keep; keep--) {
        last = *at;
        at = &(*at)->next;
    }
    while (*at) {
        struct piece *piece = *at;
        *at = piece->next;
        world_free(piece);
    }
    pieces->last = last;
}

static uint64_t count(const struct pieces *pieces)
{
    uint64_t n = 0;
    for (const struct piece *piece = pieces->first; piece; piece = piece->next)
        n++;
    return n;
}

/* Nobody looks at it any more. */
static void end_if_over(struct link *link)
{
    if (link->client_up || link->server_up || link->to_server.first)
        return;
    drop_after(&link->to_client, 0);
    link->used = false;
}

/* ---- The client's side ---- */

int link_open(int client)
{
    for (int i = 0; i < SIM_LINKS; i++) {
        struct link *link = &world->link[i];
        if (link->used)
            continue;
        *link = (struct link){.used = true, .client_up = true, .client = client};
        if (world->listening)
            push(&link->to_server, PIECE_CONNECT, 0, NULL, 0);
        else
            push(&link->to_client, PIECE_GONE, 0, NULL, 0);
        return i;
    }
    fail("too many connections");
}

/* Whether the server is, or will be, at the other end. */
static bool reaches(const struct link *link)
{
    return !link->silent && (link->server_up || link->to_server.first);
}

void link_send(int i, int kind, const char *bytes, size_t size)
{
    struct link *link = &world->link[i];
    if (reaches(link))
        push(&link->to_server, kind, 0, bytes, size);
}

void link_hang_up(int i)
{
    struct link *link = &world->link[i];
    link->client_up = false;
    drop_after(&link->to_client, 0);
    link->unread = 0;
    /* what it sent before is on its way all the same */
    if (reaches(link))
        push(&link->to_server, PIECE_GONE, 0, NULL, 0);
    end_if_over(link);
}

void link_break(int i)
{
    struct link *link = &world->link[i];
    trace("connection %d of client %d breaks", i, link->client);
    world->counts[COUNT_CUTS]++;
    drop_after(&link->to_server, chance(count(&link->to_server) + 1));
    if (link->to_server.first && link->to_server.last->kind == PIECE_TEXT && one_in(2))
        link->to_server.last->kind = PIECE_TEXT_PART;
    drop_after(&link->to_client, chance(count(&link->to_client) + 1));
    if (one_in(4)) { /* nobody is told: a cable was pulled */
        link->silent = true;
        return;
    }
    push(&link->to_client, PIECE_GONE, 0, NULL, 0);
    if (one_in(3))
        link->to_client.last->due_us += some_time(0, 20 * US_PER_S);
    if (!reaches(link))
        return;
    push(&link->to_server, PIECE_GONE, 0, NULL, 0);
    int64_t late = one_in(3) ? some_time(0, 20 * US_PER_S) : 0; /* overtaken by the next one */
    for (struct piece *piece = link->to_server.first; piece; piece = piece->next)
        piece->due_us += late;
}

void links_crash(bool power)
{
    for (int i = 0; i < SIM_LINKS; i++) {
        struct link *link = &world->link[i];
        if (!link->used)
            continue;
        drop_after(&link->to_server, 0);
        if (power || one_in(2))
            drop_after(&link->to_client, chance(count(&link->to_client) + 1));
        link->server_up = false;
        if (link->client_up)
            push(&link->to_client, PIECE_GONE, 0, NULL, 0);
        end_if_over(link);
    }
}

/* ---- The server's side ---- */

const struct piece *link_incoming(const struct link *link)
{
    const struct piece *piece = link->to_server.first;
    return piece && piece->due_us <= world->now_us ? piece : NULL;
}

void link_taken(struct link *link)
{
    world_free(pieces_take(&link->to_server));
    end_if_over(link);
}

void link_answer(struct link *link, int kind, int code, const char *bytes, size_t size)
{
    if (!link->client_up || link->silent)
        return;
    push(&link->to_client, kind, code, bytes, size);
    link->unread += size;
}

/* ---- Time ---- */

static int64_t readable_us(const struct link *link)
{
    int64_t due = link->to_client.first->due_us;
    return due > link->reads_from_us ? due : link->reads_from_us;
}

int64_t links_next_us(void)
{
    int64_t next = INT64_MAX;
    for (int i = 0; i < SIM_LINKS; i++) {
        const struct link *link = &world->link[i];
        if (link->used && link->client_up && link->to_client.first && readable_us(link) < next)
            next = readable_us(link);
    }
    return next;
}

void links_step(int64_t now)
{
    for (int i = 0; i < SIM_LINKS; i++) {
        struct link *link = &world->link[i];
        while (link->used && link->client_up && link->to_client.first && readable_us(link) <= now) {
            struct piece *piece = pieces_take(&link->to_client);
            link->unread -= piece->size;
            if (one_in(400) && !world->calm) /* it looks away for a while */
                link->reads_from_us = now + some_time(US_PER_MS, 100 * US_PER_S);
            client_hears(link->client, piece);
            world_free(piece);
        }
    }
}
