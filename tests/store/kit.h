/* What the store's tests share: a folder with a database in it, and tables whose every line is
 * known. What is always true: line n of table t has one form only, so that lines which come back
 * can be told from all others. A step that has to go well and does not ends the test. */
#ifndef TESTS_STORE_KIT_H
#define TESTS_STORE_KIT_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "store/store.h"

enum { KIT_PATH_BYTES = 300, KIT_LINE_BYTES = 32768 };

struct kit {
    char folder[256];
    char path[KIT_PATH_BYTES]; /* of the database: house.db in it, or a new one's URL */
    struct store *store;       /* NULL if closed */
};

/* Makes a folder, empty. Where CROUPIER_POSTGRES says how to reach a PostgreSQL (postgres.sh starts
 * one), the database is a new one of its own there. */
void kit_open(struct kit *);
bool kit_in_postgres(void);
/* Runs one statement in the kit's database there. Its first number; 0: none. */
int64_t kit_sql(const struct kit *, const char *sql);
/* The same in memory, if it has a gigabyte for files: for a test that itself loses what is not
 * synced. */
void kit_open_in_memory(struct kit *);
void kit_close(struct kit *); /* closes the store and removes the folder with all in it */
/* The same around each of cmocka's tests, whose state is a kit. */
int kit_setup(void **state);
int kit_teardown(void **state);
/* Opens the store, and holds all its tables; path is set here. */
void kit_start(struct kit *, const struct store_options *);
/* Holds them, once whoever had them is not heard of any more. */
void kit_hold_all(struct store *);
/* Checks that opening is refused by one line that begins and has this, with no "secret-word". */
void kit_refused(const char *path, const char *address, const char *begins, const char *has);
/* What store_hold says of table t. */
int kit_hold(struct store *, int t, struct store_holder *);
void kit_stop(struct kit *);
/* Of a file in the folder. */
void kit_path(const struct kit *, const char *name, char path[KIT_PATH_BYTES]);
/* A file's bytes, a zero byte after them, to be freed; NULL if there is none. */
char *kit_read(const char *path, size_t *size);
void kit_write(const char *path, const void *bytes, size_t size);

/* Table t's id: t as hex digits. Line n of it: {"t":,"n":,"pad":}, padded with 13 * n bytes, every
 * seventh (6, 13, ...) with 5000 more, so that some have overflow pages. Returns its length. */
void kit_id(int t, char id[STORE_ID_CHARS + 1]);
size_t kit_line(int t, uint32_t n, char line[KIT_LINE_BYTES]);
/* Submit a change of table t, tagged t. */
void kit_create(struct store *, int t, uint32_t lines);
void kit_append(struct store *, int t, uint32_t first, uint32_t lines);
/* Lines 0 .. lines - 1 in place of all that are there. */
void kit_renew(struct store *, int t, uint32_t lines);
void kit_remove(struct store *, int t);
/* Waits for the one completion that is due and returns its result; `done` may be NULL. */
int kit_result(struct store *, struct store_done *done);
/* How many lines table t has, each as it was made; -1: there is no such table. */
int kit_lines(struct store *, int t);

/* As kit_setup, with the store started. */
int kit_setup_started(void **state);
/* Closes the store and opens it again. */
void kit_again(struct kit *);

#endif
