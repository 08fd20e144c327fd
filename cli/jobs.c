/* See jobs.h. */
#define _DEFAULT_SOURCE /* MAP_ANONYMOUS */
#include "cli/jobs.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cli/args.h"

void *jobs_memory(size_t size)
{
    void *at = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    return at == MAP_FAILED ? NULL : at;
}

void jobs_memory_free(void *at, size_t size)
{
    if (at)
        munmap(at, size);
}

/* What the process returned; one that was killed has failed. */
static int ended(pid_t pid)
{
    int status;
    while (waitpid(pid, &status, 0) < 0)
        if (errno != EINTR)
            return EXIT_BAD;
    return WIFEXITED(status) ? WEXITSTATUS(status) : EXIT_BAD;
}

int jobs_run(int jobs, int (*work)(void *arg, int job, int jobs), void *arg)
{
    pid_t pid[JOBS_MAX];
    int started = 0, result = 0;
    if (jobs == 1)
        return work(arg, 0, 1);
    fflush(NULL);
    while (started < jobs) {
        pid[started] = fork();
        if (!pid[started]) {
            result = work(arg, started, jobs);
            fflush(NULL);
            _exit(result);
        }
        if (pid[started] < 0)
            break;
        started++;
    }
    if (started < jobs)
        result = fail("Could not start %d jobs: %s.", jobs, strerror(errno));
    for (int i = 0; i < started; i++) {
        if (result)
            kill(pid[i], SIGINT);
        int one = ended(pid[i]);
        result = one > result ? one : result;
    }
    return result;
}
