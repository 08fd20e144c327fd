/* How many moves a second the house takes, acknowledged and on the disk, and how long each waits:
 *     load CROUPIER FOLDER|URL [SECONDS [program|pair|page [MATCHES]]]
 * What is always true: a move counts when its "ok" has come, and its time runs from its first byte
 * sent to that. The house runs on this machine and shares it with this program. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "tests/server/load.h"

enum { WARM_MATCHES = 100 };

static _Noreturn void die(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    fputs("load: ", stderr);
    vfprintf(stderr, format, args);
    fputc('\n', stderr);
    va_end(args);
    exit(1);
}

int64_t now_us(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000000 + t.tv_nsec / 1000;
}

/* ---- The house ---- */

static void house_start(struct load *load, const char *program, const char *folder)
{
    int pipes[2];
    char line[128] = "";
    if (pipe(pipes))
        die("pipe: %s", strerror(errno));
    load->house = fork();
    if (!load->house) {
        dup2(pipes[1], STDOUT_FILENO);
        execl(program, program, "serve", "--port", "0",
              strstr(folder, "://") ? "--store" : "--data", folder, "--rate", "1000000",
              "--tables-hour", "1000000", "--sockets", "8192", "--sockets-each", "8192",
              (char *)NULL);
        _exit(127);
    }
    close(pipes[1]);
    FILE *said = fdopen(pipes[0], "r");
    if (!said || !fgets(line, sizeof line, said))
        die("the house did not open");
    load->port = atoi(strrchr(line, ':') + 1);
}

static void house_stop(struct load *load)
{
    int status;
    kill(load->house, SIGTERM);
    if (waitpid(load->house, &status, 0) < 0 || status)
        die("the house did not close as it should: %d", status);
}

/* Resident memory of the house in KB; or processor time in ticks. */
static long house_memory(const struct load *load)
{
    char path[64], line[256];
    long kb = 0;
    snprintf(path, sizeof path, "/proc/%d/status", (int)load->house);
    FILE *f = fopen(path, "r");
    while (f && fgets(line, sizeof line, f))
        if (!strncmp(line, "VmRSS:", 6))
            kb = atol(line + 6);
    if (f)
        fclose(f);
    return kb;
}

static double house_seconds(const struct load *load)
{
    char path[64], text[1024] = "";
    long user = 0, system = 0;
    snprintf(path, sizeof path, "/proc/%d/stat", (int)load->house);
    FILE *f = fopen(path, "r");
    if (f && fgets(text, sizeof text, f))
        sscanf(strrchr(text, ')'), ") %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %ld %ld", &user,
               &system);
    if (f)
        fclose(f);
    return (double)(user + system) / (double)sysconf(_SC_CLK_TCK);
}

/* ---- Figures ---- */

static double percentile(const struct load *load, double p)
{
    uint64_t want = (uint64_t)((double)load->moves * p), sum = 0;
    for (int i = 0; i < LOAD_STEPS; i++) {
        sum += load->step[i];
        if (sum > want)
            return (double)(i + 1) * LOAD_STEP_US / 1000;
    }
    return LOAD_STEPS * LOAD_STEP_US / 1000.0;
}

static void figures_clear(struct load *load)
{
    memset(load->step, 0, sizeof load->step);
    load->moves = load->errors = load->ends = 0;
}

/* `offered` moves a second (0: as many as it takes) at `matches` tables for some seconds. */
static void measure(struct load *load, int matches, int seats, double offered, double seconds)
{
    /* What the house needs once, the store's page cache above all, is there before memory is
     * measured; and these matches stay, so that nothing they would give back is had for nothing by
     * the others. */
    static struct load first;
    first =
        (struct load){.house = load->house, .port = load->port, .page = load->page, .picker = {1}};
    load_open(&first, WARM_MATCHES, seats);
    first.go = true;
    int64_t warm = now_us() + 1000000;
    while (now_us() < warm || first.playing < WARM_MATCHES)
        load_turn(&first, 1);
    first.go = false;
    for (warm = now_us() + 200000; now_us() < warm;)
        load_turn(&first, 1);
    long before = house_memory(load);
    load_open(load, matches, seats);
    int64_t until = now_us() + 60 * 1000000LL;
    while (load->playing < matches && now_us() < until)
        load_turn(load, 10);
    if (load->playing < matches)
        die("only %d of %d matches began", load->playing, matches);
    long memory = house_memory(load) - before;
    load->offered = offered;
    load->go = true;
    until = now_us() + 500000; /* warm up */
    while (now_us() < until)
        load_turn(load, 1);
    figures_clear(load);
    double cpu = house_seconds(load);
    int64_t from = now_us();
    until = from + (int64_t)(seconds * 1e6);
    while (now_us() < until)
        load_turn(load, 1);
    double took = (double)(now_us() - from) / 1e6;
    cpu = house_seconds(load) - cpu;
    char rate[32] = "all";
    if (offered > 0)
        snprintf(rate, sizeof rate, "%.0f", offered);
    printf("%-8s %7d %5d %8s %9.0f %8.2f %8.2f %8.2f %8.1f %8.0f %7.0f%% %6llu\n",
           load->page ? "page" : "program", matches, seats, rate, (double)load->moves / took,
           percentile(load, 0.5), percentile(load, 0.99), percentile(load, 0.999),
           memory > 0 ? (double)memory / matches : 0.0,
           load->moves ? 1e6 * cpu / (double)load->moves : 0.0, 100 * cpu / took,
           (unsigned long long)load->errors);
    fflush(stdout);
    load_close(load);
    load_close(&first);
}

int main(int argc, char **argv)
{
    static struct load load;
    static const char *const kinds[] = {"program", "pair", "page"};
    static const int many[] = {10, 100, 500};
    if (argc < 3)
        die("usage: load CROUPIER FOLDER|URL [SECONDS [program|pair|page [MATCHES]]]");
    double seconds = argc > 3 ? atof(argv[3]) : 5;
    const char *only = argc > 4 ? argv[4] : NULL;
    int matches = argc > 5 ? atoi(argv[5]) : 0;
    signal(SIGPIPE, SIG_IGN);
    load.picker.random = 88172645463325252ull;
    puts("The house under load: moves acknowledged and on the disk (memory with its connection; "
         "client and house\n"
         "share this machine)\n"
         "messages matches seats  offered   moves/s   p50 ms   p99 ms  p999 ms KB/match us/move  "
         "of a CPU errors");
    for (int kind = 0; kind < 3; kind++)
        for (int i = 0; i < 6; i++) {
            if ((only && strcmp(only, kinds[kind])) ||
                (matches && (matches != many[i / 2] || i % 2)))
                continue;
            load.page = kind == 2;
            house_start(&load, argv[1], argv[2]);
            measure(&load, many[i / 2], kind == 1 ? 2 : 1, i % 2 ? 500 : 0, seconds);
            house_stop(&load);
        }
    return 0;
}
