/* A run of many matches, as commands ask for one: each deal in one set-up or in several. What is
 * always true: match i is dealt from seed + i, in every set-up with the luck of the first; what a
 * run came to depends on nothing else that was asked. */
#ifndef CLI_TRIAL_H
#define CLI_TRIAL_H

#include "cli/crew.h"
#include "cli/sitting.h"
#include "lab/totals.h"

enum { TRIAL_SETUPS_MAX = 256 };

/* What the exit codes mean where a run prints what is known. */
extern const char *const trial_exits[];

struct trial {
    const struct args *args;       /* borrowed */
    long long matches, seed, jobs; /* in all; of the first; processes */
    bool compares;             /* set-ups with one another: luck is by phase */
    int setups;
    struct sitting *sitting[TRIAL_SETUPS_MAX]; /* own */
    struct lab_setup setup[TRIAL_SETUPS_MAX];
    struct lab_record record[TRIAL_SETUPS_MAX];
    struct lab_shape shape;
    size_t extra;                  /* numbers behind the totals, which `watch` adds to at `here` */
    int64_t *here;                 /* while a match is played */
    const struct lab_watch *watch; /* of every match; or NULL. Only where the process plays */
    double width;                  /* how narrow the first outcome's interval is to be, as a share
                                      below 1; 0: as may be */
    const char *checkpoint;        /* a file, or NULL */
    uint8_t hash[HASH_BYTES];      /* of all that decides what is played */
    int64_t *totals;               /* own: totals_size of them, and `extra` */
    long long done;                /* matches played */
};

/* How many this process may use. */
long long trial_processors(void);
/* 0; EXIT_BAD after a line: an MPI launcher started this with others. */
int trial_ranks(const struct args *);
/* Reads --matches (`matches` where it is not given), --seed, --jobs, --until-width, --checkpoint.
 * 0, or EXIT_BAD after a line; then nothing is held. */
int trial_read(struct trial *, const struct args *, long long matches);
/* Another set-up, TRIAL_SETUPS_MAX at most: a sitting that is read, whose seats are bots. Takes it,
 * fine or not. 0, or EXIT_BAD after a line. */
int trial_add(struct trial *, struct sitting *);
/* A sitting to read into, of a trial's own memory; NULL after a line. */
struct sitting *trial_sitting(void);
/* Plays. `spreads`: for medians and bootstraps. 0; EXIT_FAILED: interrupted; EXIT_BAD after a line.
 * The first two leave totals and `done` of what was played. */
int trial_run(struct trial *, bool spreads);
/* Closes all set-ups but the first `setups`. */
void trial_drop(struct trial *, int setups);
/* Frees all that it holds; may be called twice. */
void trial_close(struct trial *);
/* The seat of the outcome that is looked at where one is, the first tally: 0 if it is the whole
 * table's, else the first seat with something to get. */
int trial_first_seat(const struct game *);
/* Says on stderr how to go on with a run that was interrupted. */
void trial_say_stop(const struct trial *);

/* ---- checkpoint.c ---- */

/* Writes totals to the trial's file, whole or not at all. 0, or EXIT_BAD after a line. */
int checkpoint_save(const struct trial *, long long done);
/* Takes them up again, if there is such a file. 0, or EXIT_BAD after a line. */
int checkpoint_load(struct trial *);

#endif
