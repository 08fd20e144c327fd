/* Starting and ending programs that play. What is always true: whatever was started is waited for,
 * so that nothing is left behind, and a program cannot outlive us by much. */
#include "cli/program.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { PATIENCE_MS = 500, STEP_MS = 2 };

long long child_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000LL + now.tv_nsec / 1000000;
}

static void to_shell(const int *to, const int *from, const char *command)
{
    prctl(PR_SET_PDEATHSIG, SIGKILL); /* if we are killed, it must not wait for us for ever */
    setpgid(0, 0);                    /* Ctrl-C is for us; we end it in good order */
    dup2(to[0], STDIN_FILENO);
    dup2(from[1], STDOUT_FILENO);
    signal(SIGPIPE, SIG_DFL);
    signal(SIGINT, SIG_DFL);
    execl("/bin/sh", "sh", "-c", command, (char *)NULL);
    _exit(127);
}

static void close_pair(const int *pair)
{
    close(pair[0]);
    close(pair[1]);
}

int child_start(struct program *program, const char *command)
{
    int to[2], from[2];
    if (pipe(to))
        return errno;
    if (pipe(from)) {
        int why = errno;
        close_pair(to);
        return why;
    }
    for (int i = 0; i < 2; i++) { /* or the next program would hold the ends of this one open */
        fcntl(to[i], F_SETFD, FD_CLOEXEC);
        fcntl(from[i], F_SETFD, FD_CLOEXEC);
    }
    pid_t pid = fork();
    if (pid == 0)
        to_shell(to, from, command);
    if (pid < 0) {
        int why = errno;
        close_pair(to);
        close_pair(from);
        return why;
    }
    setpgid(pid, pid); /* here too: it may not have come to it yet when we end it */
    close(to[0]);
    close(from[1]);
    fcntl(to[1], F_SETFL, O_NONBLOCK); /* a program that does not read must not hold us up */
    fcntl(from[0], F_SETFL, O_NONBLOCK);
    program->pid = pid;
    program->write_fd = to[1];
    program->read_fd = from[0];
    return 0;
}

static bool has_ended(struct program *program, long long wait_ms)
{
    const struct timespec step = {.tv_nsec = STEP_MS * 1000000};
    for (long long until = child_now() + wait_ms;;) {
        pid_t pid = waitpid(program->pid, &program->status, WNOHANG);
        if (pid == program->pid || (pid < 0 && errno == ECHILD))
            return true;
        if (child_now() >= until)
            return false;
        nanosleep(&step, NULL);
    }
}

void child_end(struct program *program)
{
    if (!program->pid)
        return;
    close(program->write_fd);
    close(program->read_fd);
    if (!has_ended(program, PATIENCE_MS)) {
        kill(-program->pid, SIGTERM);
        if (!has_ended(program, PATIENCE_MS / 2)) {
            kill(-program->pid, SIGKILL);
            while (waitpid(program->pid, &program->status, 0) < 0 && errno == EINTR)
                ;
        }
    }
    kill(-program->pid, SIGKILL); /* what it has started itself, if anything is left of that */
    program->pid = 0;
    program->ended = true;
}
