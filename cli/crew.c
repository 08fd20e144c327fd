/* See crew.h. Matches are handed out in tasks of about a twentieth of a second, and what comes back
 * is added in their order, so that a run can stop, or be kept, at any number of matches. A task of
 * a worker who is lost is handed out again. */
#define _DEFAULT_SOURCE /* MSG_NOSIGNAL, usleep */
#include "cli/crew.h"

#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cli/args.h"
#include "cli/program.h"

enum { TASK_MS = 50, TASK_MATCHES_MAX = 4096, AHEAD = 2, TASKS_MAX = 1024, KEEP_MS = 5000,
       SAY_MS = 500, LAUNCHES_MAX = 5, GOODBYE_MS = 1000 };

struct task {
    int64_t first, count;
    int owner; /* a worker; -1: whoever is next */
    bool done;
    struct crew_pair *pairs;
    int64_t pair_count;
};

struct worker {
    int fd, pid, rank, busy; /* busy: tasks that it has */
    long long since_ms;      /* when it got the first of them */
};

struct run {
    const struct crew *crew;
    int64_t *totals;
    long long done, from, next; /* joined; where this run began; not handed out before */
    struct worker worker[CREW_MAX];
    int workers, joined;
    struct task task[TASKS_MAX]; /* in order of their matches, the first is `done` */
    int tasks;
    int64_t pace;                /* matches a task */
    int socket, launcher, launches;
    uint8_t token[16];
    bool over;                   /* there is enough */
    int result;
    long long began_ms, kept_ms, said_ms;
    bool tty, said;
};

/* ---- What is said ---- */

static void say_progress(struct run *run)
{
    long long now = child_now(), spent = now - run->began_ms;
    char rate[32], left[48] = "";
    if (!run->tty || now - run->said_ms < SAY_MS || spent < SAY_MS)
        return;
    run->said_ms = now;
    run->said = true;
    double a_second = 1000.0 * (double)(run->done - run->from) / (double)spent;
    snprintf(rate, sizeof rate, a_second < 10 ? "%.1f" : "%.0f", a_second);
    if (a_second > 0)
        snprintf(left, sizeof left, ", %.0f s left",
                 (double)(run->crew->matches - run->done) / a_second);
    fprintf(stderr, "\r\033[K%lld of %lld matches, %s a second%s", run->done, run->crew->matches,
            rate, left);
    fflush(stderr);
}

static void unsay_progress(struct run *run)
{
    if (run->said)
        fputs("\r\033[K", stderr);
    run->said = false;
}

/* ---- Joining what comes back ---- */

static void keep(struct run *run, bool now)
{
    if (!run->crew->keep || (!now && child_now() - run->kept_ms < KEEP_MS))
        return;
    int result = run->crew->keep(run->crew->arg, run->totals, run->done);
    run->result = result ? result : run->result;
    run->kept_ms = child_now();
}

static void joined(struct run *run, int64_t count)
{
    run->done += count;
    run->over = run->done >= run->crew->matches ||
                (run->crew->enough && run->done % CREW_CHECK == 0 &&
                 run->crew->enough(run->crew->arg, run->totals, run->done));
}

static void join_ready(struct run *run)
{
    int n = 0;
    while (n < run->tasks && run->task[n].done && !run->over) {
        struct task *task = &run->task[n++];
        for (int64_t i = 0; i < task->pair_count; i++)
            run->totals[task->pairs[i].at] += task->pairs[i].number;
        free(task->pairs);
        joined(run, task->count);
    }
    run->tasks -= n;
    memmove(run->task, run->task + n, (size_t)run->tasks * sizeof *run->task);
    keep(run, false);
    say_progress(run);
}

/* ---- Handing out ---- */

/* The task that a worker gets now, or NULL: there is none. */
static struct task *next_task(struct run *run)
{
    const struct crew *crew = run->crew;
    for (int i = 0; i < run->tasks; i++)
        if (run->task[i].owner < 0 && !run->task[i].done)
            return &run->task[i];
    long long left = crew->matches - run->next;
    if (left <= 0 || run->tasks == TASKS_MAX)
        return NULL;
    int64_t fair = 1 + left / (2 * AHEAD * (run->workers ? run->workers : 1));
    int64_t count = run->pace < fair ? run->pace : fair;
    if (crew->enough && count > CREW_CHECK - run->next % CREW_CHECK)
        count = CREW_CHECK - run->next % CREW_CHECK;
    struct task *task = &run->task[run->tasks++];
    *task = (struct task){.first = run->next, .count = count < left ? count : left, .owner = -1};
    run->next += task->count;
    return task;
}

static void lose(struct run *run, int w)
{
    struct worker *worker = &run->worker[w];
    int again = 0;
    for (int i = 0; i < run->tasks; i++) {
        if (run->task[i].owner != w || run->task[i].done)
            continue;
        run->task[i].owner = -1;
        again++;
    }
    unsay_progress(run);
    if (worker->rank >= 0)
        fail("Rank %d was lost. %s", worker->rank, again ? "Its matches are played again." : "");
    else
        fail("Process %d was lost. %s", worker->pid, again ? "Its matches are played again." : "");
    close(worker->fd);
    worker->fd = -1;
}

static void hand_out(struct run *run, int w)
{
    struct worker *worker = &run->worker[w];
    while (worker->fd >= 0 && worker->busy < AHEAD && !run->over && !run->result) {
        struct task *task = next_task(run);
        if (!task)
            return;
        struct crew_order order = {task->first, task->count};
        task->owner = w;
        if (!worker->busy++)
            worker->since_ms = child_now();
        if (!crew_write(worker->fd, &order, sizeof order))
            lose(run, w);
    }
}

static struct task *task_of(struct run *run, const struct crew_share *share, int w)
{
    for (int i = 0; i < run->tasks; i++)
        if (run->task[i].first == share->first && run->task[i].owner == w && !run->task[i].done)
            return &run->task[i];
    return NULL;
}

/* How many matches take about TASK_MS, by the last task. */
static void set_pace(struct run *run, struct worker *worker, int64_t count)
{
    long long now = child_now(), ms = now - worker->since_ms;
    int64_t pace = ms > 0 ? count * TASK_MS / ms : 4 * count;
    pace = pace > 2 * count ? 2 * count : pace;
    if (count >= run->pace || pace < run->pace)
        run->pace = pace < 1 ? 1 : pace > TASK_MATCHES_MAX ? TASK_MATCHES_MAX : pace;
    worker->since_ms = now;
}

static void take(struct run *run, int w)
{
    struct worker *worker = &run->worker[w];
    struct crew_share share;
    struct crew_pair *pairs = NULL;
    bool fine = crew_read(worker->fd, &share, sizeof share) && share.pairs >= 0 &&
                (size_t)share.pairs <= run->crew->numbers;
    struct task *task = fine ? task_of(run, &share, w) : NULL;
    if (task)
        pairs = malloc((size_t)(share.pairs + 1) * sizeof *pairs);
    fine = pairs && crew_read(worker->fd, pairs, (size_t)share.pairs * sizeof *pairs);
    for (int64_t i = 0; fine && i < share.pairs; i++)
        fine = pairs[i].at >= 0 && (size_t)pairs[i].at < run->crew->numbers;
    if (!fine) {
        free(pairs);
        lose(run, w);
        return;
    }
    worker->busy--;
    set_pace(run, worker, share.count);
    task->pairs = pairs;
    task->pair_count = share.pairs;
    task->done = true;
    run->result = share.status ? (int)share.status : run->result;
    join_ready(run);
}

/* ---- Workers ---- */

static bool start_here(struct run *run)
{
    int pair[2];
    if (run->workers == CREW_MAX || socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair))
        return false;
    fflush(NULL);
    int pid = fork();
    if (!pid) {
        for (int i = 0; i < run->workers; i++)
            close(run->worker[i].fd);
        close(pair[0]);
        int result = crew_work(run->crew, pair[1]);
        fflush(NULL);
        _exit(result);
    }
    close(pair[1]);
    if (pid < 0) {
        close(pair[0]);
        return false;
    }
    run->worker[run->workers++] = (struct worker){.fd = pair[0], .pid = pid, .rank = -1};
    return true;
}

static void welcome(struct run *run)
{
    struct crew_hello hello;
    int fd = crew_accept(run->crew, run->socket, run->token, &hello);
    if (fd >= 0 && run->workers == CREW_MAX)
        close(fd);
    else if (fd >= 0)
        run->worker[run->workers++] = (struct worker){.fd = fd, .rank = hello.rank};
    run->joined += fd >= 0;
}

static int present(const struct run *run)
{
    int count = 0;
    for (int w = 0; w < run->workers; w++)
        count += run->worker[w].fd >= 0;
    return count;
}

/* Whether somebody plays or will. A launcher that ended with all its workers is started again,
 * for some end everyone where one was killed. */
static bool somebody(struct run *run)
{
    int status;
    if (run->launcher > 0 && waitpid(run->launcher, &status, WNOHANG) == run->launcher)
        run->launcher = 0;
    if (present(run) || run->launcher > 0)
        return true;
    if (!run->crew->launcher || !run->joined || run->launches == LAUNCHES_MAX)
        return false;
    unsay_progress(run);
    fail("All workers are gone. They are started again.");
    close(run->socket);
    run->workers = run->joined = 0;
    run->launches++;
    run->socket = crew_launch(run->crew, run->token, &run->launcher);
    return run->socket >= 0;
}

static void wait_for_some(struct run *run)
{
    struct pollfd at[CREW_MAX + 1];
    int workers = run->workers;
    for (int w = 0; w < workers; w++)
        at[w] = (struct pollfd){run->worker[w].fd, POLLIN, 0}; /* below 0: left out */
    at[workers] = (struct pollfd){run->socket, POLLIN, 0};
    int ready = poll(at, (nfds_t)workers + 1, SAY_MS);
    for (int w = 0; w < workers && ready > 0; w++)
        if (at[w].revents && run->worker[w].fd >= 0 && !run->over)
            take(run, w);
    if (ready > 0 && at[workers].revents)
        welcome(run);
    say_progress(run);
}

/* Whoever does not leave when asked is ended. */
static void send_home(struct run *run, bool at_once)
{
    static const struct crew_order none;
    long long until = child_now() + GOODBYE_MS;
    for (int w = 0; w < run->workers; w++) {
        struct worker *worker = &run->worker[w];
        if (worker->fd >= 0 && !at_once)
            crew_write(worker->fd, &none, sizeof none);
        if (worker->fd >= 0)
            close(worker->fd);
        if (at_once && worker->pid > 0)
            kill(worker->pid, SIGINT);
    }
    for (int w = 0; w < run->workers; w++) {
        int pid = run->worker[w].pid, status;
        while (pid > 0 && !waitpid(pid, &status, WNOHANG)) {
            if (child_now() > until)
                kill(pid, SIGKILL);
            usleep(1000);
        }
    }
    for (int status; run->launcher > 0 && !waitpid(run->launcher, &status, WNOHANG);
         usleep(10000))
        if (child_now() > until + 2 * GOODBYE_MS)
            kill(-run->launcher, SIGKILL);
    if (run->socket >= 0)
        close(run->socket);
}

static int play_shared(struct run *run)
{
    const struct crew *crew = run->crew;
    bool started = true;
    for (int i = 0; i < crew->jobs && started && !crew->launcher; i++)
        started = start_here(run);
    if (!started)
        run->result = fail("Could not start %d processes: %s.", crew->jobs, strerror(errno));
    if (crew->launcher && (run->socket = crew_launch(crew, run->token, &run->launcher)) < 0)
        return EXIT_BAD;
    while (!run->over && !run->result && !*crew->interrupted) {
        if (!somebody(run)) {
            run->result = fail("Nobody is left to play.");
            break;
        }
        for (int w = 0; w < run->workers; w++)
            hand_out(run, w);
        wait_for_some(run);
    }
    send_home(run, !run->over);
    for (int i = 0; i < run->tasks; i++)
        free(run->task[i].pairs);
    return run->result;
}

static int play_inside(struct run *run)
{
    const struct crew *crew = run->crew;
    while (!run->over && !run->result && !*crew->interrupted) {
        run->result = crew->play(crew->arg, run->done, run->totals);
        joined(run, !run->result || run->result == EXIT_FAILED);
        keep(run, false);
        say_progress(run);
    }
    if (crew->leave)
        crew->leave(crew->arg);
    return run->result;
}

int crew_run(const struct crew *crew, int64_t *totals, long long *done)
{
    static struct run run; /* large, and there is one at a time */
    run = (struct run){.crew = crew, .done = *done, .from = *done, .next = *done,
                       .pace = 1, .socket = -1, .began_ms = child_now(), .kept_ms = child_now()};
    run.totals = totals;
    run.tty = crew->progress && isatty(STDERR_FILENO);
    run.over = run.done >= crew->matches;
    int result = run.over ? 0 : crew->inside ? play_inside(&run) : play_shared(&run);
    unsay_progress(&run);
    keep(&run, true);
    *done = run.done;
    if (!result && run.result)
        result = run.result;
    return result ? result : *crew->interrupted && !run.over ? EXIT_FAILED : 0;
}
