/* The store in PostgreSQL. The tables, in a schema of their own, croupier:
 *
 *   tables   key, id, game, created, status, title, used    as in SQLite's file
 *            house                             whose it is, unless that one is gone; 0: nobody's
 *   secrets  key, secret
 *   lines    (key, n), line
 *   papers   (key, name), text
 *   kept     (key, name), text                 of people's keys, in the place of a table's
 *   packs    sha256, game, text
 *   state    name, value                               "version": of this schema
 *   key      key                                       by which houses know each other
 *   houses   number, name, address, writes, renewed, gone    a row each time that a server opens it
 *
 * Several servers write, each its own tables. One counts its commits in its own row of `houses`,
 * in the same transaction. Another marks that row as gone once it is STORE_HOUSE_MS older than its
 * own: its tables are free from then on. Whoever is gone writes nothing more: its next commit
 * finds the mark, and PostgreSQL's lock on the row puts the two in order, so no clock is trusted
 * for more than when to try. A row of `tables` changes hands only from 0 or from a house that is
 * marked, and no mark is ever taken back: so the house's number, which each opening gets anew, is
 * all the fencing that a table needs.
 *
 * The count also tells, after a lost connection, whether the last commit was made: the row is read
 * under its lock, which waits until the commit is over. So a change whose completion says
 * STORE_FAILED was never kept, as store.h promises. */
#ifndef STORE_POSTGRES_POSTGRES_H
#define STORE_POSTGRES_POSTGRES_H

#include "store/backend.h"
#include "store/postgres/array.h"
#include "store/postgres/connection.h"

enum {
    STORE_HOUSE_MS = 2000, /* a house that was not heard of for so long can lose its tables */
    STORE_RENEW_MS = 300,
    STORE_LONG_MS = 24 * 60 * 60 * 1000, /* in which every database has been back */
    STORE_HOUSE_1_MS = 5000 /* the same for one of version 1 */
};

/* ---- schema.c ---- */
extern const int pg_schema_version;
/* Makes the tables, or brings older ones to this version. -1 and `why` for those of a newer. */
int pg_schema_make(struct pg_connection *, struct text *why);
/* Looks whether they are there and of this version. -1 and `why`. */
int pg_schema_look(struct pg_connection *, struct text *why);
/* Adds the packs that are missing. */
int pg_packs_add(struct pg_connection *, const struct store_pack *, int count, struct text *why);

/* ---- group.c: a group of changes as few statements ---- */
struct pg_touched; /* a table that the group touches */
struct pg_line {
    int touched, turn; /* counts only if the table was not emptied since */
    uint32_t n;
    const char *at;
    size_t size;
};
struct pg_paper {
    int touched, life; /* counts only if the table was not removed since */
    int order;
    const char *name, *text; /* text NULL: it goes */
};
struct pg_group {
    const struct libpq *pq;
    struct pg_touched *touched;
    int touched_count, touched_room;
    struct pg_line *lines;
    int line_count, line_room;
    struct pg_paper *papers;
    int paper_count, paper_room;
    int64_t *keys; /* for new tables */
    int key_count, key_room;
    struct pg_array array[8];
    int64_t house;                 /* whose group it is */
    int64_t moved[STORE_STATUSES]; /* what it changes of how many tables there are */
    bool failed;                   /* out of memory */
    bool fenced;                   /* the house's row is not as it should be */
    bool committed;
};
extern const struct pg_statement pg_group_statements[];
/* Makes the changes of a list, as the commit number `writes` of a house, and fills in each `done`.
 * PG_REFUSED: nothing was kept. PG_LOST: it may have been. `fenced`: nothing was kept, and the
 * house's row tells why. */
enum pg_end pg_group_commit(struct pg_group *, struct pg_connection *, struct store_item *first,
                            int64_t house, int64_t writes, struct text *why);
void pg_group_free(struct pg_group *);
/* ---- alone.c: queues those of a group's changes that are of no table ---- */
void pg_put_alone(struct pg_connection *, const struct store_item *first);

/* ---- read.c ---- */
struct pg_reader {
    struct pg_connection connection; /* opened again when it was lost */
    const char *url;                 /* the backend's */
    char *title, *secret;            /* of the table last found */
};
extern const struct pg_statement pg_reader_statements[];
int pg_reader_find(struct pg_reader *, const char *id, struct store_table *, struct text *why);
int pg_reader_list(struct pg_reader *, int status, int limit, store_each_table, void *arg,
                   struct text *why);
int pg_reader_list_left(struct pg_reader *, int64_t since, int limit, store_each_table, void *arg,
                        struct text *why);
int pg_reader_lines(struct pg_reader *, const char *id, uint32_t n, store_each_line, void *arg,
                    struct text *why);
int pg_reader_packs(struct pg_reader *, store_each_pack, void *arg, struct text *why);
int pg_reader_papers(struct pg_reader *, const char *id, store_each_paper, void *arg,
                     struct text *why);
int pg_reader_listed(struct pg_reader *, int limit, store_each_paper, void *arg, struct text *why);
int pg_reader_keyed(struct pg_reader *, const char *key, int limit, store_each_keyed, void *arg,
                    struct text *why);
int pg_reader_kept(struct pg_reader *, const char *key, store_each_paper, void *arg,
                   struct text *why);
/* As store_hold, for this house. Another is late if it was last heard of `late_ms` before it. */
int pg_reader_hold(struct pg_reader *, int64_t house, int64_t late_ms, const char *id,
                   struct store_holder *, struct text *why);
/* As store_let_go, store_heard and store_reap. */
void pg_reader_let_go(struct pg_reader *, int64_t house, const char *id);
bool pg_reader_heard(struct pg_reader *, int64_t house);
int64_t pg_reader_reap(struct pg_reader *, int64_t house, int64_t late_ms);
void pg_reader_close(struct pg_reader *);

#endif
