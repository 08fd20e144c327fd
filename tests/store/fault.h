/* An SQLite VFS over the usual one: it counts what is done to the database's files, fails on
 * demand, can hold a sync, and knows which bytes a power cut would leave. What is always true: a
 * write that it let through is really made, and counts as lasting only after a sync of its file
 * that it let through; what stood before a sync that failed may be there or not, for ever. */
#ifndef TESTS_STORE_FAULT_H
#define TESTS_STORE_FAULT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum fault_kind {
    FAULT_NONE,
    FAULT_FULL,  /* a write of which nothing is made: the disk is full */
    FAULT_SHORT, /* a write of which half is made, then the disk is full */
    FAULT_WRITE, /* a write of which nothing is made: input/output error */
    FAULT_SYNC,  /* a sync, or a truncation */
    FAULT_KINDS
};
enum { FAULT_DB, FAULT_WAL, FAULT_FILES };

extern const char fault_vfs[]; /* its name; registered by fault_start */

/* Begins anew: all counts are 0, nothing fails. No file may be open. */
void fault_start(void);
/* From now on the `at`th operation (1: the next) of those that `kind` can hit fails, and with
 * `stays` all after it. FAULT_NONE: nothing fails any more. */
void fault_set(int kind, int at, bool stays);
bool fault_struck(void); /* since fault_set */
/* Operations let through or failed since fault_start. */
int fault_syncs(int file);
/* Whether bytes were written to the file that no sync has made lasting. */
bool fault_dirty(int file);
/* While held, each sync of the log waits; fault_hold(false) lets them go on. */
void fault_hold(bool);
/* Waits until a sync of the log is being held. */
void fault_wait_held(void);

/* Called before each operation on the writer's thread; NULL: nobody. */
void fault_watch(void (*watch)(void *arg), void *arg);
/* What a power cut now would leave of the two files, in `folder`/house.db and -wal: what lasts, and
 * of the rest each 512 bytes or not, as `seed` will have it. Also from within `watch`. */
void fault_image(const char *folder, uint64_t seed);

#endif
