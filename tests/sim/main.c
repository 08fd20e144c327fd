/* sim [--seed N] [--seeds A..B] [--trace] [--twice] [--first]: whole histories of a server, each
 * from one seed. What is always true: a seed gives the same history on every run, to the byte of
 * its trace. */
#include <ftw.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/sim/sim.h"

/* A life takes a second of processor time or less. One that never ends would hold up all seeds
 * after it. */
enum { LIVES_MAX = 60, LIFE_CPU_S_MAX = 60 };

struct how {
    bool traced, twice, first; /* first: no more after one that fails */
    const char *program;
};

static int remove_one(const char *path, const struct stat *stat, int kind, struct FTW *ftw)
{
    (void)stat, (void)kind, (void)ftw;
    return remove(path);
}

/* In a process of its own; how it ended. */
static int run_apart(int (*what)(void))
{
    int status;
    fflush(NULL);
    pid_t child = fork();
    if (!child) {
        setrlimit(RLIMIT_CPU, &(struct rlimit){LIFE_CPU_S_MAX, LIFE_CPU_S_MAX + 1});
        _exit(what());
    }
    if (child < 0 || waitpid(child, &status, 0) != child) {
        perror("sim");
        exit(2);
    }
    if (WIFEXITED(status))
        return WEXITSTATUS(status);
    if (WTERMSIG(status) == SIGXCPU)
        snprintf(world->failure, sizeof world->failure,
                 "the server was busy for %d s without an end", LIFE_CPU_S_MAX);
    else
        snprintf(world->failure, sizeof world->failure, "the server died of signal %d",
                 WTERMSIG(status));
    return LIFE_FAILED;
}

static int look(void)
{
    audit(false);
    return LIFE_DONE;
}

static int look_last(void)
{
    audit(true);
    return LIFE_DONE;
}

/* A database that has just been made, which every seed begins with. */
static void make_template(void)
{
    char from[256], to[256];
    world_begin(0, false);
    world->calm = world->ending = true;
    if (run_apart(life_run) != LIFE_STOPPED) {
        fprintf(stderr, "sim: no database: %s\n", world->failure);
        exit(2);
    }
    snprintf(from, sizeof from, "%.200s/house.db", world->folder);
    snprintf(to, sizeof to, "%.200s/template", world->folder);
    if (rename(from, to)) {
        perror(to);
        exit(2);
    }
}

/* True if all went well. */
static bool history(void)
{
    disk_template();
    world->until_us = some_time(60 * US_PER_S, 1800 * US_PER_S);
    world->faults = one_in(2);
    clients_begin();
    for (;;) {
        if (++world->lives > LIVES_MAX)
            world->until_us = 0;
        int end = run_apart(life_run);
        if (end != LIFE_CRASHED && end != LIFE_STOPPED)
            return false;
        bool last = world->ending && end == LIFE_STOPPED;
        if (run_apart(last ? look_last : look) != LIFE_DONE)
            return false;
        if (last)
            return true;
        world->now_us += some_time(US_PER_MS, 5 * US_PER_S);
    }
}

static void report(uint64_t seed, const char *program)
{
    int from = world->lines > 40 ? world->lines - 40 : 0;
    printf("seed %llu fails: %s\n", (unsigned long long)seed, world->failure);
    for (int i = from; i < world->lines && !world->trace; i++)
        printf("    %s\n", world->line[i % SIM_LINES]);
    printf("again, with all of its trace: %s --trace --seed %llu\n", program,
           (unsigned long long)seed);
}

/* Plays one seed; again, and compares, if that is what is tested. */
static bool play_one(uint64_t seed, const struct how *how)
{
    world_begin(seed, how->traced);
    bool good = history();
    uint64_t digest = world->digest;
    if (!good || !how->twice)
        return good;
    world_begin(seed, how->traced);
    history();
    if (world->digest != digest)
        snprintf(world->failure, sizeof world->failure, "it went another way the second time");
    return world->digest == digest;
}

static int play(uint64_t first, uint64_t last, const struct how *how)
{
    static const char *const words[] = {"crashes", "cuts", "faults", "stops", "acks", "frames",
                                        "resent", "refused", "ends", "checked"};
    uint64_t sum[12] = {0}, failed = 0, digest = 0;
    for (uint64_t seed = first; seed <= last && !(failed && how->first); seed++) {
        if (!play_one(seed, how)) {
            report(seed, how->program);
            failed++;
        }
        digest = digest * 31 + world->digest;
        for (int i = 0; i < 12; i++)
            sum[i] += world->counts[i];
    }
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        printf("%s%llu %s", i ? ", " : "", (unsigned long long)sum[i], words[i]);
    printf("; digest %016llx\n", (unsigned long long)digest);
    printf("%llu passed, %llu failed\n", (unsigned long long)(last - first + 1 - failed),
           (unsigned long long)failed);
    return failed ? 1 : 0;
}

int main(int count, char **args)
{
    unsigned long long first = 1, last = 1;
    struct how how = {.program = args[0]};
    for (int i = 1; i < count; i++) {
        const char *value = i + 1 < count ? args[i + 1] : "";
        if (!strcmp(args[i], "--trace")) {
            how.traced = true;
        } else if (!strcmp(args[i], "--twice")) {
            how.twice = true;
        } else if (!strcmp(args[i], "--first")) {
            how.first = true;
        } else if (!strcmp(args[i], "--seed") && sscanf(value, "%llu", &first) == 1) {
            last = first;
            i++;
        } else if (!strcmp(args[i], "--seeds") && sscanf(value, "%llu..%llu", &first, &last) == 2) {
            i++;
        } else {
            fprintf(stderr, "sim [--seed N] [--seeds A..B] [--trace] [--twice] [--first]\n");
            return 2;
        }
    }
    world_open();
    const char *below = access("/dev/shm", W_OK) ? "/tmp" : "/dev/shm";
    snprintf(world->folder, sizeof world->folder, "%s/croupier-sim-XXXXXX", below);
    if (!mkdtemp(world->folder)) {
        perror(below);
        return 2;
    }
    make_template();
    int code = play(first, last, &how);
    nftw(world->folder, remove_one, 8, FTW_DEPTH | FTW_PHYS);
    return code;
}
