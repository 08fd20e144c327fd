/* One life of the server: its process from the start to a crash or a signal. What is always true:
 * the server is the one that people run, with every option that it is given on a command line. */
#include <arpa/inet.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "games/registry.h"
#include "server/server.h"
#include "store/store.h"
#include "table/bot.h"
#include "tests/sim/sim.h"
#include "tests/store/fault.h"

enum { FD_FIRST = 1000000 };

/* ---- What else of the system the server asks ---- */

/* Each client has its own address. */
int __wrap_getpeername(int fd, struct sockaddr *out, socklen_t *size)
{
    struct sockaddr_in at = {.sin_family = AF_INET};
    int client = fd >= FD_FIRST ? world->link[fd - FD_FIRST].client : 0;
    at.sin_addr.s_addr = htonl(0x0a000001u + (uint32_t)client);
    memcpy(out, &at, sizeof at);
    *size = sizeof at;
    return 0;
}

static const char *random_name(void)
{
    return "the seed";
}

static uint32_t random_word(void)
{
    return (uint32_t)chance(UINT64_C(1) << 32);
}

static void random_bytes(void *const out, const size_t size)
{
    for (size_t i = 0; i < size; i++)
        ((unsigned char *)out)[i] = (unsigned char)chance(256);
}

static struct randombytes_implementation randomness = {
    .implementation_name = random_name, .random = random_word, .buf = random_bytes};

/* The log of the database is moved into it so often that crashes meet that, too. */
struct store *__real_store_open(const struct store_options *, struct text *why);
struct store *__wrap_store_open(const struct store_options *options, struct text *why)
{
    struct store_options ours = *options;
    ours.log_pages = 20 + (int)chance(60);
    return __real_store_open(&ours, why);
}

/* ---- A life ---- */

void life_crash(void)
{
    bool power = one_in(2);
    trace("%s", power ? "the power fails" : "killed");
    world->counts[COUNT_CRASHES]++;
    disk_crash(power);
    links_crash(power);
    world->listening = false;
    _exit(LIFE_CRASHED);
}

static void plan(void)
{
    world->crash_us = world->stop_us = world->fault_us = world->heal_us = 0;
    world->crash_op = 0;
    world->slow = one_in(3);
    if (one_in(5)) /* somebody sets the clock */
        world->wall_us += some_time(0, 7200 * (int64_t)US_PER_S) * (one_in(2) ? 1 : -1);
    if (world->ending)
        world->stop_us = world->now_us + US_PER_S;
    if (world->calm)
        return;
    int64_t when = world->now_us + some_time(US_PER_S, 400 * US_PER_S);
    switch (chance(5)) {
    case 0: world->stop_us = when; break;
    case 1: world->crash_us = when; break;
    default: world->crash_op = world->ops + 20 + chance(1 + chance(400));
    }
    if (world->faults)
        world->fault_us = world->now_us + some_time(100 * US_PER_MS, 60 * US_PER_S);
}

int life_run(void)
{
    char path[256], reason[1024] = "";
    struct text why = text_over(reason, sizeof reason);
    struct server_options options = {
        .bind = "127.0.0.1", .metrics_port = -1, .folder = world->folder, .store = path,
        .house_bind = "127.0.0.1", .bots = 1 + (int)chance(2), .think_most = BOT_THINKS - 1,
        .sockets_max = 2048, .sockets_each = 128, .messages_second = one_in(2) ? 10 : 1000,
        .tables_hour = 240, .asks_second = 30, .idle_seconds = one_in(2) ? 20 : 600,
        .list = true, .push = "mailto:sim@example.org",
        .asked_seconds = 300,
        .absent_seconds = one_in(2) ? 20 : 300, .unconfined = true};
    snprintf(path, sizeof path, "%.200s/house.db", world->folder);
    if (!freopen("/dev/null", "w", stdout))
        return LIFE_FAILED;
    in_life = true;
    randombytes_set_implementation(&randomness);
    threads_begin();
    disk_begin();
    plan();
    trace("the server starts");
    int code = server_run(&options, games_list, games_count, &why);
    if (code)
        fail("the server ends: %s", reason);
    links_crash(false);
    fault_watch(NULL, NULL);
    trace("the server has ended");
    return LIFE_STOPPED;
}
