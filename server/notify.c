/* See notify.h. */
#define _GNU_SOURCE /* posix_spawn_file_actions_addclosefrom_np */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "server/care.h"
#include "server/house.h"
#include "server/loop.h"
#include "server/notify.h"
#include "server/people.h"
#include "server/push.h"
#include "server/workers.h"

enum {
    NOTICE_SECONDS = 10,  /* a program that takes longer is killed */
    NOTICES_WAITING = 64, /* more are left out */
    AWAY_MS = 30000,      /* so long somebody has been away, who may only load the page anew */
    SEAT_MS = 60000,      /* from one notice to a seat to the next */
    STEP_MS = 20,
    VARIABLES = 8,
    NOTICE_BYTES = 1024
};

struct notice {
    struct work work;
    struct house *house;
    char *variable[VARIABLES + 1];
    size_t used;
    char bytes[NOTICE_BYTES];
};

static void add(struct notice *notice, const char *name, const char *value)
{
    int at = 0;
    size_t room = sizeof notice->bytes - notice->used;
    while (notice->variable[at])
        at++;
    ENSURE(at < VARIABLES);
    notice->variable[at] = notice->bytes + notice->used;
    int size = snprintf(notice->bytes + notice->used, room, "%s=%s", name, value);
    ENSURE(size >= 0 && (size_t)size < room);
    notice->used += (size_t)size + 1;
}

/* No shell, nothing of ours open, a group of its own that can be ended whole. */
static pid_t start(const struct notice *notice)
{
    char *const words[] = {(char *)notice->house->options.notify, NULL};
    posix_spawn_file_actions_t files;
    posix_spawnattr_t how;
    sigset_t none, all;
    pid_t pid = 0;
    sigemptyset(&none);
    sigfillset(&all);
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addclosefrom_np(&files, STDERR_FILENO + 1);
    posix_spawnattr_init(&how);
    posix_spawnattr_setflags(&how, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK |
                                       POSIX_SPAWN_SETSIGDEF);
    posix_spawnattr_setsigmask(&how, &none);
    posix_spawnattr_setsigdefault(&how, &all);
    if (posix_spawn(&pid, words[0], &files, &how, words, notice->variable))
        pid = 0;
    posix_spawn_file_actions_destroy(&files);
    posix_spawnattr_destroy(&how);
    return pid;
}

static void run(struct work *work)
{
    struct notice *notice = (struct notice *)work;
    const struct timespec step = {.tv_nsec = STEP_MS * 1000000};
    int64_t until = now_ms() + NOTICE_SECONDS * 1000;
    pid_t pid = start(notice);
    if (!pid)
        return;
    while (!waitpid(pid, NULL, WNOHANG)) {
        if (now_ms() >= until || notice->house->closing) {
            kill(-pid, SIGKILL);
            while (waitpid(pid, NULL, 0) < 0 && errno == EINTR)
                ;
            return;
        }
        nanosleep(&step, NULL);
    }
    kill(-pid, SIGKILL); /* what it has left behind */
}

static void drop(struct work *work)
{
    free(work);
}

static void tell(struct house *house, const struct table *table, int seat)
{
    char digits[16];
    struct notice *notice = calloc(1, sizeof *notice);
    const char *path = getenv("PATH"), *origin = house->options.origin;
    if (!notice)
        return;
    notice->house = house;
    notice->work.run = run;
    notice->work.drop = drop;
    /* the whole id would let people watch */
    snprintf(digits, sizeof digits, "%.8s", table->id);
    add(notice, "CROUPIER_TABLE", digits);
    snprintf(digits, sizeof digits, "%d", seat);
    add(notice, "CROUPIER_SEAT", digits);
    add(notice, "CROUPIER_EVENT", "turn");
    add(notice, "CROUPIER_GAME", table->head.game->name);
    add(notice, "CROUPIER_NAME", table->title);
    add(notice, "CROUPIER_PERSON", table->seat[seat].has_token ? table->seat[seat].name : "");
    if (path && strlen(path) < NOTICE_BYTES / 4)
        add(notice, "PATH", path);
    if (origin && strlen(origin) < NOTICE_BYTES / 4)
        add(notice, "CROUPIER_ORIGIN", origin);
    workers_ask(house->notifier, &notice->work);
}

void notify_came(struct table *table, int seat)
{
    if (seat != SEAT_WATCHER)
        table->seat[seat].noticed = false;
}

void notify_look(struct house *house, struct table *table)
{
    bool push = house->pushes && push_wanted(table);
    if (push && table->ended && !table->in_flight)
        push_over(house, table);
    if ((!house->notifier && !push) || table->in_flight || table->ended || table->gathers ||
        table->lesson || !table->has_dealer || care_holds(table))
        return;
    uint32_t asked = match_asked(&table->match);
    int64_t now = now_ms(), absent = house->options.absent_seconds * (int64_t)1000;
    int64_t gone = now - (absent < AWAY_MS ? absent : AWAY_MS);
    for (int at = 0; at < table->head.seats; at++) {
        struct seat *seat = &table->seat[at];
        bool due = asked >> at & 1 && seat->kind == SEAT_PERSON && seat->has_token &&
                   !seat->noticed && seat->left_ms <= gone && !people_here(table, at);
        if (!due || (seat->noticed_ms && now - seat->noticed_ms < SEAT_MS))
            continue;
        bool told = push && push_seat(house, table, at);
        if (house->notifier && workers_waiting(house->notifier) < NOTICES_WAITING) {
            tell(house, table, at);
            told = true;
        }
        if (!told)
            continue;
        seat->noticed = true;
        seat->noticed_ms = now;
    }
}

void notify_collect(struct house *house)
{
    struct work *work;
    while (house->notifier && (work = workers_take(house->notifier)))
        free(work);
}
