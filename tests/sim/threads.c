/* The server's threads and clocks. What is always true: one of them runs at a time, until it waits;
 * who is next follows from the world's time, which passes only while all wait, and from chance.
 * The linker puts these functions in the place of the system's (--wrap, CMakeLists.txt). */
#include "tests/sim/sim.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <ucontext.h>

enum { THREADS = 40, STACK_BYTES = 8 << 20 };

struct thread {
    ucontext_t context;
    void *(*run)(void *);
    void *arg;
    bool used, over;
    const void *waits;  /* for a condition, or for another thread's end; NULL: for the time alone */
    int64_t ready_us;   /* when it goes on; INT64_MAX: only when it is woken */
    bool late;          /* it was not woken */
};

static struct thread thread[THREADS]; /* 0: the loop */
static int running;
static bool raised;                   /* the signal */
static const char signal_waits;

/* The loop, in lws_service. */
static bool (*loop_ready)(void);
static int64_t (*loop_until)(void);

void threads_begin(void)
{
    memset(thread, 0, sizeof thread);
    thread[0].used = true;
    running = 0;
    raised = false;
}

static int64_t wake_delay(void)
{
    return one_in(50) ? some_time(0, 20 * US_PER_MS) : (int64_t)chance(60);
}

static int64_t thread_due(int i)
{
    const struct thread *at = &thread[i];
    if (!at->used || at->over)
        return INT64_MAX;
    if (i || !loop_ready)
        return at->ready_us;
    if (loop_ready())
        return world->now_us;
    return loop_until();
}

/* Somebody is to go on: whoever's time comes first. */
static void pass(void)
{
    for (;;) {
        int64_t next = world_next_us(), due;
        int who = -1;
        for (int i = 0; i < THREADS; i++)
            if ((due = thread_due(i)) < next) {
                next = due;
                who = i;
            }
        if (next == INT64_MAX)
            fail("everyone waits for ever");
        if (next > world->now_us)
            world->now_us = next;
        if (who < 0) {
            world_step();
            continue;
        }
        int was = running;
        running = who;
        if (who != was)
            swapcontext(&thread[was].context, &thread[who].context);
        return;
    }
}

static void wait_until(const void *what, int64_t us)
{
    struct thread *me = &thread[running];
    me->waits = what;
    me->ready_us = us;
    me->late = true;
    pass();
    me->waits = NULL;
}

static void wake(int i)
{
    thread[i].waits = NULL;
    thread[i].late = false;
    thread[i].ready_us = world->now_us + wake_delay();
}

void thread_sleep(int64_t us)
{
    wait_until(NULL, world->now_us + us);
}

void loop_wait(bool (*ready)(void), int64_t (*until)(void))
{
    loop_ready = ready;
    loop_until = until;
    pass();
    loop_ready = NULL;
}

/* ---- Threads ---- */

static void begin(void)
{
    struct thread *me = &thread[running];
    me->run(me->arg);
    me = &thread[running];
    me->over = true;
    for (int i = 0; i < THREADS; i++)
        if (thread[i].waits == me)
            wake(i);
    pass();
    abort();
}

int __wrap_pthread_create(pthread_t *out, const pthread_attr_t *how, void *(*run)(void *),
                          void *arg)
{
    int i = 1;
    (void)how;
    while (i < THREADS && thread[i].used)
        i++;
    if (i == THREADS)
        fail("too many threads");
    struct thread *at = &thread[i];
    *at = (struct thread){.used = true, .run = run, .arg = arg};
    at->ready_us = world->now_us + wake_delay();
    getcontext(&at->context);
    at->context.uc_stack.ss_size = STACK_BYTES;
    at->context.uc_stack.ss_sp = mmap(NULL, STACK_BYTES, PROT_READ | PROT_WRITE,
                                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (at->context.uc_stack.ss_sp == MAP_FAILED)
        fail("no memory for a thread");
    makecontext(&at->context, begin, 0);
    *out = (pthread_t)i;
    return 0;
}

int __wrap_pthread_join(pthread_t which, void **out)
{
    struct thread *at = &thread[which];
    (void)out;
    while (!at->over)
        wait_until(at, INT64_MAX);
    munmap(at->context.uc_stack.ss_sp, STACK_BYTES);
    at->used = false;
    return 0;
}

/* ---- Mutexes and conditions; their memory is not used but for who holds it ---- */

static int *holder(pthread_mutex_t *lock)
{
    return (int *)(void *)lock;
}

int __wrap_pthread_mutex_init(pthread_mutex_t *lock, const pthread_mutexattr_t *how)
{
    (void)how;
    *holder(lock) = 0;
    return 0;
}

int __wrap_pthread_mutex_destroy(pthread_mutex_t *lock)
{
    if (*holder(lock))
        fail("a mutex is destroyed while it is held");
    return 0;
}

int __wrap_pthread_mutex_lock(pthread_mutex_t *lock)
{
    if (*holder(lock) == running + 1)
        fail("a mutex is locked twice by one thread");
    while (*holder(lock))
        wait_until(lock, INT64_MAX);
    *holder(lock) = running + 1;
    return 0;
}

static void wake_all(const void *what)
{
    for (int i = 0; i < THREADS; i++)
        if (thread[i].used && !thread[i].over && thread[i].waits == what)
            wake(i);
}

int __wrap_pthread_mutex_unlock(pthread_mutex_t *lock)
{
    if (*holder(lock) != running + 1)
        fail("a mutex is unlocked by who does not hold it");
    *holder(lock) = 0;
    wake_all(lock);
    return 0;
}

int __wrap_pthread_cond_init(pthread_cond_t *cond, const pthread_condattr_t *how)
{
    (void)cond, (void)how;
    return 0;
}

int __wrap_pthread_cond_destroy(pthread_cond_t *cond)
{
    (void)cond;
    return 0;
}

static int cond_wait(pthread_cond_t *cond, pthread_mutex_t *lock, int64_t until)
{
    /* at times nobody woke it: POSIX allows that */
    if (until == INT64_MAX && one_in(100))
        until = world->now_us + some_time(0, US_PER_S);
    __wrap_pthread_mutex_unlock(lock);
    wait_until(cond, until);
    bool late = thread[running].late;
    __wrap_pthread_mutex_lock(lock);
    return late ? ETIMEDOUT : 0;
}

int __wrap_pthread_cond_wait(pthread_cond_t *cond, pthread_mutex_t *lock)
{
    cond_wait(cond, lock, INT64_MAX);
    return 0;
}

int __wrap_pthread_cond_timedwait(pthread_cond_t *cond, pthread_mutex_t *lock,
                                  const struct timespec *until)
{
    int64_t us = (int64_t)until->tv_sec * US_PER_S + until->tv_nsec / 1000 - world->wall_us;
    return cond_wait(cond, lock, us > world->now_us ? us : world->now_us);
}

int __wrap_pthread_cond_signal(pthread_cond_t *cond)
{
    uint64_t waiting = 0;
    for (int i = 0; i < THREADS; i++)
        waiting += thread[i].used && !thread[i].over && thread[i].waits == cond;
    if (!waiting)
        return 0;
    uint64_t which = chance(waiting);
    for (int i = 0; i < THREADS; i++)
        if (thread[i].used && !thread[i].over && thread[i].waits == cond && !which--)
            wake(i);
    return 0;
}

int __wrap_pthread_cond_broadcast(pthread_cond_t *cond)
{
    wake_all(cond);
    return 0;
}

/* ---- Signals ---- */

int __wrap_pthread_sigmask(int how, const sigset_t *set, sigset_t *old)
{
    (void)how, (void)set, (void)old;
    return 0;
}

int __wrap_sigwait(const sigset_t *set, int *got)
{
    (void)set;
    while (!raised)
        wait_until(&signal_waits, INT64_MAX);
    raised = false;
    *got = SIGTERM;
    return 0;
}

void signal_raise(void)
{
    raised = true;
    wake_all(&signal_waits);
}

int __wrap_kill(pid_t who, int which)
{
    (void)who, (void)which;
    signal_raise();
    return 0;
}

/* ---- Clocks ---- */

int __wrap_clock_gettime(clockid_t clock, struct timespec *out)
{
    int64_t us = world->now_us + (clock == CLOCK_REALTIME ? world->wall_us : 1000 * US_PER_S);
    out->tv_sec = us / US_PER_S;
    out->tv_nsec = us % US_PER_S * 1000;
    return 0;
}
