/* What stands behind store.h: the queue of store.c hands groups of changes to a backend, and reads
 * from it. What is always true: a backend commits a group whole or leaves nothing of it, and knows
 * which before it returns. The writer's thread alone calls what writes, the caller's what reads. */
#ifndef STORE_BACKEND_H
#define STORE_BACKEND_H

#include "store/store.h"

/* A change that waits; from malloc, freed by store.c. */
struct store_item {
    struct store_item *next;
    struct store_done done;
    size_t bytes; /* of all texts */
    int status;
    int64_t created, used;
    const char *game, *title, *secret, *word, *lines, *lines_end; /* into data, or NULL */
    const char *papers; /* into data, or NULL: store_item_paper reads them */
    int paper_count;
    char data[];
};

typedef bool (*store_each_table)(void *arg, const struct store_table *);
typedef bool (*store_each_line)(void *arg, uint32_t n, const char *line, size_t size);
typedef bool (*store_each_pack)(void *arg, const struct store_pack *);
typedef bool (*store_each_paper)(void *arg, const struct store_paper *);
typedef bool (*store_each_keyed)(void *arg, const struct store_keyed *);

struct backend;
struct backend_calls {
    /* Commits a list of items, or none of it, and fills in each `done`. True if committed. */
    bool (*group)(struct backend *, struct store_item *first);
    /* What is due while nothing waits: mend_ms says when. False if it has to be tried again. */
    bool (*mend)(struct backend *);
    /* After a group's completions were handed over. False if that failed (it is tried again). */
    bool (*tidy)(struct backend *);
    /* As store_find, store_list and so on. */
    int (*find)(struct backend *, const char *id, struct store_table *, struct text *why);
    int (*list)(struct backend *, int status, int limit, store_each_table, void *arg,
                struct text *why);
    int (*list_left)(struct backend *, int64_t since, int limit, store_each_table, void *arg,
                     struct text *why);
    int (*lines)(struct backend *, const char *id, uint32_t n, store_each_line, void *arg,
                 struct text *why);
    int (*packs)(struct backend *, store_each_pack, void *arg, struct text *why);
    int (*papers)(struct backend *, const char *id, store_each_paper, void *arg, struct text *why);
    int (*listed)(struct backend *, int limit, store_each_paper, void *arg, struct text *why);
    int (*keyed)(struct backend *, const char *key, int limit, store_each_keyed, void *arg,
                 struct text *why);
    int (*kept)(struct backend *, const char *key, store_each_paper, void *arg, struct text *why);
    /* NULL: all tables are this house's. Then the others are not there either. */
    int (*hold)(struct backend *, const char *id, struct store_holder *, struct text *why);
    void (*let_go)(struct backend *, const char *id);
    bool (*heard)(struct backend *, int64_t house);
    int64_t (*reap)(struct backend *);
    /* As store_quiet. NULL: never. */
    bool (*quiet)(const struct backend *);
    void (*close)(struct backend *); /* frees it as well */
};

/* The head of each backend's own struct. */
struct backend {
    const struct backend_calls *calls;
    int64_t tables[STORE_STATUSES]; /* as committed */
    bool writes;                    /* false: opened to read alone */
    atomic_bool away;               /* the database cannot be reached at the moment */
    atomic_bool lost;    /* others have taken the tables over: no group can be committed any more */
    atomic_bool closing; /* set by store.c: what cannot be done soon is given up */
    /* Milliseconds from now at which `mend` is due if nothing comes before; 0: not due. */
    int mend_ms;
    int64_t house;                 /* its number, where there are several; else 0 */
    char key[STORE_KEY_CHARS + 1]; /* as store_key */
    /* store.c's: takes a word of another house, on the writer's thread. */
    void (*hear)(void *arg, const char *word);
    void *hear_arg;
};

/* Opens what `options->path` names, to write; or what `path` names, to read alone. NULL and `why`,
 * which names the path. */
struct backend *store_sqlite_open(const struct store_options *, struct text *why);
struct backend *store_sqlite_look(const char *path, struct text *why);
int store_sqlite_check(const char *given, const atomic_bool *stop, struct text *why);
int store_sqlite_backup(const char *from, const char *to, struct text *why);
struct backend *store_postgres_open(const struct store_options *, struct text *why);
struct backend *store_postgres_look(const char *url, struct text *why);

/* ---- item.c ---- */
/* Made from a change, to be freed. NULL and `why`: it is not as store.h says, or there is no
 * memory. */
struct store_item *store_item_make(const struct store_change *, struct text *why);
/* Whether a kind of change is of no table. */
static inline bool store_kind_alone(int kind)
{
    return kind == STORE_TRY || kind == STORE_TELL || kind == STORE_KEEP;
}

/* ---- words.c: what all backends share ---- */
extern const char *const store_status_words[STORE_STATUSES]; /* [STORE_ANY]: NULL */
int store_status_read(const char *word);
enum { STORE_USED_MS = 3600000 }; /* when a table was used is noted once in an hour */
/* Whether a change fits what is there, a table of that many lines or none; fills in `done`, and
 * says in it why not. */
bool store_item_fits(struct store_item *, bool found, uint32_t lines);
/* The next paper of an item, from `at`, which begins as item->papers. */
struct store_paper store_item_paper(const char **at);
/* STORE_FAILED for a whole list, with one reason. */
void store_items_fail(struct store_item *first, const char *reason);

#endif
