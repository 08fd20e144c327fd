/* Many matches shared out to processes that add up what they come to. What is always true: totals
 * are sums of whole numbers over the matches 0 .. done - 1, without a gap, so neither how many play
 * nor who is lost on the way shows in them. */
#ifndef CLI_CREW_H
#define CLI_CREW_H

#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "table/hash.h"

enum { CREW_MAX = 256, CREW_CHECK = 100 };

struct crew {
    long long matches;
    int jobs;              /* processes here */
    bool inside;           /* no process of its own: what plays is tied to this one; one job */
    const char *launcher;  /* "mpirun -n 3": starts processes that join; or NULL */
    const char *listen;    /* where they find us: a numeric address */
    const uint8_t *hash;   /* of all that decides what is played, HASH_BYTES; with a launcher */
    size_t numbers;        /* how long a list of totals is */
    bool progress;         /* said on stderr, if that is a terminal */
    const volatile sig_atomic_t *interrupted;
    void *arg;
    /* Adds a match to totals. 0, or an exit code: nothing more is played. */
    int (*play)(void *arg, long long match, int64_t *totals);
    /* What a process does before it leaves; or NULL. */
    void (*leave)(void *arg);
    /* Whether that is enough, asked whenever `done` is a multiple of CREW_CHECK; or NULL. */
    bool (*enough)(void *arg, const int64_t *totals, long long done);
    /* Called every few seconds with all there is, and at the end. 0, or an exit code; or NULL. */
    int (*keep)(void *arg, const int64_t *totals, long long done);
};

/* Goes on from what is in totals (`numbers` of them) and *done, up to `matches`. 0; EXIT_FAILED:
 * interrupted, or one of play's codes said so; EXIT_BAD after a line. In any case both hold what
 * was played. */
int crew_run(const struct crew *, int64_t *totals, long long *done);
/* Plays for a crew elsewhere: `address` is what its launcher was given, "127.0.0.1:4000/TOKEN". An
 * exit code, EXIT_BAD after a line. */
int crew_join(const struct crew *, const char *address);

/* ---- crew_wire.c ---- */

/* Asked of a worker: count 0: no more. */
struct crew_order { int64_t first, count; };
/* Its answer, and behind it so many pairs of an index and a number. */
struct crew_share { int64_t first, count, pairs, status; };
struct crew_pair { int64_t at, number; };
/* What a worker that joins says first. */
struct crew_hello { uint8_t token[16], hash[HASH_BYTES]; int32_t rank, process; };

/* All of it, or false: the other side is gone. */
bool crew_read(int fd, void *out, size_t size);
bool crew_write(int fd, const void *bytes, size_t size);
/* Plays what is asked for over `fd` until there is no more. An exit code. */
int crew_work(const struct crew *, int fd);
/* Starts the launcher, whose processes join at a socket that is returned, with a token that is
 * made; -1 after a line. Socket and process are the caller's to end. */
int crew_launch(const struct crew *, uint8_t token[16], int *pid);
/* Whoever joins there, waited for 5 s at most: a descriptor, the caller's to close, or -1: it is
 * none of ours. */
int crew_accept(const struct crew *, int socket, const uint8_t token[16],
                struct crew_hello *hello);

#endif
