/* Memory, chance, time and trace of the world. What is always true: nothing here depends on the
 * machine's clock, on addresses, or on what another seed did. */
#include "tests/sim/sim.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { ARENA_BYTES = 512 << 20, CLASSES = 28, LEAST = 6 };

struct arena {
    struct world world;
    size_t used;
    void *unused[CLASSES];
    _Alignas(16) char bytes[];
};

struct world *world;
bool in_life;

static struct arena *arena(void)
{
    return (struct arena *)world;
}

void world_open(void)
{
    world = mmap(NULL, ARENA_BYTES, PROT_READ | PROT_WRITE,
                 MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (world == MAP_FAILED) {
        perror("sim: memory");
        exit(2);
    }
}

void world_begin(uint64_t seed, bool traced)
{
    char folder[sizeof world->folder];
    memcpy(folder, world->folder, sizeof folder);
    memset(world, 0, sizeof *arena());
    memcpy(world->folder, folder, sizeof folder);
    world->seed = seed;
    world->trace = traced;
    world->digest = 14695981039346656037u;
    world->wall_us = INT64_C(1795996800) * US_PER_S;
    rng_seed(&world->rng, seed, 16);
    world->window = (size_t)1000 << chance(8);
}

/* ---- Memory: powers of two, each block with its class before it ---- */

void *world_get(size_t size)
{
    int class = LEAST;
    while (((size_t)1 << class) < size + 16)
        class++;
    void **unused = &arena()->unused[class];
    char *at = *unused;
    if (at) {
        memcpy(unused, at + 16, sizeof *unused);
    } else {
        if (sizeof *arena() + arena()->used + ((size_t)1 << class) > ARENA_BYTES)
            fail("the world is full");
        at = arena()->bytes + arena()->used;
        arena()->used += (size_t)1 << class;
        memcpy(at, &class, sizeof class);
    }
    return at + 16;
}

void world_free(void *block)
{
    int class;
    if (!block)
        return;
    char *at = (char *)block - 16;
    memcpy(&class, at, sizeof class);
    memcpy(at + 16, &arena()->unused[class], sizeof(void *));
    arena()->unused[class] = at;
}

char *world_text(const char *bytes, size_t size)
{
    char *text = world_get(size + 1);
    memcpy(text, bytes, size);
    text[size] = 0;
    return text;
}

/* ---- Chance ---- */

uint64_t chance(uint64_t below)
{
    return rng_below(&world->rng, below);
}

bool one_in(uint64_t n)
{
    return !chance(n);
}

int64_t some_time(int64_t from_us, int64_t to_us)
{
    int64_t span = to_us - from_us;
    for (int i = 0; i < 3 && span > 10; i++)
        span = 1 + (int64_t)chance((uint64_t)span);
    return from_us + span;
}

/* ---- Trace ---- */

void trace(const char *form, ...)
{
    char *line = world->line[world->lines++ % SIM_LINES];
    va_list args;
    int n = snprintf(line, SIM_LINE_BYTES, "%11.6f %d ", (double)world->now_us / US_PER_S,
                     world->lives);
    va_start(args, form);
    vsnprintf(line + n, (size_t)(SIM_LINE_BYTES - n), form, args);
    va_end(args);
    for (const char *at = line; *at; at++)
        world->digest = (world->digest ^ (unsigned char)*at) * 1099511628211u;
    if (world->trace)
        fprintf(stderr, "%s\n", line);
}

void fail(const char *form, ...)
{
    va_list args;
    va_start(args, form);
    vsnprintf(world->failure, sizeof world->failure, form, args);
    va_end(args);
    trace("FAILED: %s", world->failure);
    _exit(LIFE_FAILED);
}

/* ---- What happens outside of the server ---- */

static int64_t sooner(int64_t a, int64_t b)
{
    return b && b < a ? b : a;
}

int64_t world_next_us(void)
{
    int64_t next = links_next_us();
    next = sooner(next, clients_next_us());
    next = sooner(next, world->crash_us);
    next = sooner(next, world->stop_us);
    next = sooner(next, world->fault_us);
    return sooner(next, world->heal_us);
}

void world_step(void)
{
    int64_t now = world->now_us;
    if (++world->steps > 2000000)
        fail("no end: %llu steps", (unsigned long long)world->steps);
    if (world->crash_us && world->crash_us <= now)
        life_crash();
    if (world->stop_us && world->stop_us <= now) {
        world->stop_us = 0;
        trace("SIGTERM");
        world->counts[COUNT_STOPS]++;
        signal_raise();
    }
    disk_turn();
    links_step(now);
    clients_step(now);
}
