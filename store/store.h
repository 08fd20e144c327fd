/* The store: tables and the lines of their logs, kept in a file. What is always true: a change
 * whose completion says STORE_OK is on disk exactly once and stays there; any other change leaves
 * nothing. (One gap: after a failed sync the log is emptied before anyone is told; should the disk
 * refuse that too, and the machine stop before it works again, the failed group may be there,
 * whole.)
 *
 * One thread, always the same, makes all calls. An internal thread writes: everything submitted
 * during a commit goes into the next one, with a single sync. Reads see what was committed. File
 * format: store/sqlite.h. */
#ifndef STORE_STORE_H
#define STORE_STORE_H

#include <stdatomic.h>

#include "engine/text.h"
#include "table/log.h"

enum {
    STORE_ID_CHARS = 32,   /* of a table: hex digits in lower case, made at random by the caller */
    STORE_GAME_BYTES = 63, /* a game's name */
    STORE_TITLE_BYTES = 16384,  /* shown in lists: the caller's JSON */
    STORE_SECRET_BYTES = 65536, /* shown in no list or export: the caller's JSON */
    STORE_PAPER_NAME_BYTES = 63,
    STORE_PAPER_BYTES = 65536, /* shown in no list or export, as a secret */
    STORE_PAPERS_MAX = 256,    /* of one change */
    STORE_LINE_BYTES = LOG_HEAD_BYTES,
    STORE_LINES_MAX = 1000000,            /* of a table; n is below it */
    STORE_CHANGE_BYTES = 8 * 1024 * 1024, /* all texts of one change */
    STORE_REASON_BYTES = 256,
    STORE_ADDRESS_BYTES = 64, /* of a house: ADDRESS:PORT */
    STORE_KEY_CHARS = 64,
    STORE_WORD_BYTES = 256,
    STORE_WORDS = 1024, /* that wait for store_told; the oldest make room */
    /* Defaults: the size of the queue, and the most changes in one commit. */
    STORE_QUEUE_ITEMS = 16384,
    STORE_QUEUE_BYTES = 64 * 1024 * 1024,
    STORE_GROUP_ITEMS = 1024
};

/* Of a table. STORE_ANY asks a list for all, and leaves a changed table's as it is. */
enum store_status { STORE_ANY, STORE_OPEN, STORE_OVER, STORE_STOPPED, STORE_STATUSES };

struct store;

struct store_options {
    /* Of the database: a file, whose folder must be there ("PATH.lock" is made beside it), or a URL
     * postgresql://... as libpq reads it. */
    const char *path;
    /* Called on the writer's thread after completions were added, so that the caller polls; must
     * return at once and call nothing of the store. NULL: the caller polls by itself. */
    void (*wake)(void *arg);
    void *arg;
    /* 0: as above. A change larger than queue_bytes is taken if the queue is empty. */
    int queue_items, group_items;
    size_t queue_bytes;
    int log_pages;   /* of 4 KiB: above it the log is moved into the database; 0: 2000 */
    const char *vfs; /* NULL; or the name of a registered SQLite VFS */
    /* Data files that new tables may be made with: each is kept for ever, once by its hash. */
    const struct store_pack *packs;
    int pack_count;
    /* Opens without reading the whole file, which takes seconds for each GB: store_check does,
     * whenever there is time. */
    bool check_later;
    /* Where the other houses of a database that several can open reach this one, ADDRESS:PORT, with
     * which they speak of it; no two that are open have the same. NULL: nowhere. */
    const char *address;
};
struct store_pack {
    char sha256[65]; /* of the text, in hexadecimal */
    const char *game, *text;
};

/* Opens the file, or makes it (readable by its owner alone), and brings an older one to this
 * version. NULL and `why`, one line with the path, if it is no database or another program's, is
 * damaged, of a newer version, open in another process, or cannot be written: it is left as it
 * was. */
struct store *store_open(const struct store_options *, struct text *why);
/* Opens a database to read from alone, also while a house has it open. NULL and `why`. */
struct store *store_open_look(const char *path, struct text *why);
/* Reads the whole database `path` and says whether it is whole: 0, or -1 and `why`. Needs no open
 * store; may be called from any thread, also while the database is in use. Gives up soon after
 * `stop` became true: then it says nothing. */
int store_check(const char *path, const atomic_bool *stop, struct text *why);
/* How it is with a database that is reached by a network and that several processes can open. */
enum store_health {
    STORE_WELL,
    STORE_AWAY, /* it cannot be reached; what is submitted waits until it is known what became of it
                 */
    STORE_TAKEN /* others have taken its tables over, since it was not heard of: this one can commit
                   nothing any more, and what it reads may be old */
};
enum store_health store_health(const struct store *);
/* Whether `path` is the URL of such a database, not a file. */
bool store_is_remote(const char *path);

/* ---- Whose a table is ----
 * Where several houses share a database, each table is one house's at a time: what it was told by
 * store_hold. It stays so until it closes, or is not heard of for a while: then whoever asks first
 * has it. Nobody else's change of it is committed, not even one that was on its way. */
enum store_hold {
    STORE_HELD,     /* it is this house's, now and until store_health says STORE_TAKEN; so is every
                       table in a file, and every one that was created here */
    STORE_ELSEWHERE /* it is another house's */
};
struct store_holder {
    int64_t house;                     /* its number: each opening of a database has the next */
    char address[STORE_ADDRESS_BYTES]; /* where it is reached; "": nowhere */
};
/* Takes a table that nobody has. Changes of it are refused with STORE_CONFLICT before that. Waits
 * for the database. enum store_hold and, if it is elsewhere, by whom; -1 and `why`. A table that is
 * not there is held as well. */
int store_hold(struct store *, const char *id, struct store_holder *, struct text *why);
/* Gives up a table that this house can do nothing with, so that one which can has it when it asks
 * first. Nothing of it may be on its way. If the database cannot be reached, it stays. */
void store_let_go(struct store *, const char *id);
/* Whether a house was heard of lately, so that what it has is still its own. True if that cannot be
 * found out. */
bool store_heard(struct store *, int64_t house);
/* Frees what houses have that were not heard of, and says how many houses have ever left tables: if
 * that has changed, some may be free. 0 in a file, and if it cannot be found out. */
int64_t store_reap(struct store *);
/* This house's number; 0 in a file. */
int64_t store_house(const struct store *);
/* What all houses of a database know and nobody else, the same for ever: STORE_KEY_CHARS
 * hexadecimal digits, by which they know each other, and from which other keys are made. "" in a
 * database opened to read alone. */
const char *store_key(const struct store *);

/* Commits what is queued, then closes. Completions that nobody polled are gone. NULL is fine. */
void store_close(struct store *);
/* Waits until everything submitted has its completion; then poll for them. */
void store_drain(struct store *);

/* ---- Writing ---- */
enum store_kind {
    STORE_CREATE, /* a new table, with as many lines as are known */
    STORE_CHANGE, /* more lines, another status, another title or secret */
    STORE_RENEW,  /* all lines of a table in place of those that are there, and what else a change
                     may bring */
    STORE_REMOVE, /* the table and all of it */
    STORE_TRY,    /* no table: tries whether the disk accepts writes */
    STORE_TELL,   /* no table: tells the other houses `word`; in a file there are none */
    STORE_KEEP    /* no table: papers of a person's key, whose id stands in the place of one */
};

/* A text of a table beside its lines, under a name of its own. */
struct store_paper {
    const char *name, *text; /* text NULL, in a change: it goes, if it is there */
};

/* One change of one table: all of it is done, or nothing. Strings are copied by store_submit. */
struct store_change {
    int kind;       /* enum store_kind */
    const char *id; /* STORE_ID_CHARS digits; NULL for STORE_TRY */
    uint64_t tag;   /* the caller's, given back with the completion */
    /* Lines, each with its end '\n' as table/log.h writes them; the first is line `first` (0: the
     * header), which must be the number of lines that are there; so it must for a secret without
     * lines. NULL: none. */
    const char *lines;
    size_t lines_size;
    uint32_t first;
    int status;         /* STORE_ANY: open if new, else as it is */
    const char *title;  /* NULL: "{}" if new, else as it is */
    const char *secret; /* NULL: "{}" if new, else as it is */
    int64_t used; /* when somebody was last at the table, Unix time in ms, kept to the hour; 0: no
                     change */
    /* Papers that are put in place of those of the same names, the last of a name counts; the
     * others stay. */
    const struct store_paper *papers;
    int paper_count;
    /* STORE_CREATE only */
    const char *game;
    int64_t created; /* Unix time in ms */
    /* STORE_TELL only: 1 to STORE_WORD_BYTES - 1 bytes. Whoever can connect to the database can
     * listen, so a secret is to be sealed. */
    const char *word;
};

/* Queues a change; never waits for the disk. False and `why` if the queue is full (`*full` is then
 * true; NULL if that makes no difference to you) or the change is not as said above: then nothing
 * was queued, and no completion comes. Otherwise one completion comes, for each table in the
 * order of submission. */
bool store_submit(struct store *, const struct store_change *, bool *full, struct text *why);

enum store_result {
    STORE_OK,       /* on the disk */
    STORE_CONFLICT, /* that table or line is there already, lines before it are missing, or the
                       table is not this house's */
    STORE_MISSING,  /* no such table */
    /* The disk or the database refused; all of the commit's group failed alike, and with it every
     * change of one of its tables that was submitted before this completion was polled. What it may
     * have left in the log is cut off before anyone is told. (Only from a disk that refuses to
     * write, to shorten and to sync all at once might a power cut or kill still bring it back;
     * this is tried again each second.) */
    STORE_FAILED
};
struct store_done {
    uint64_t tag;
    int kind, result; /* enum store_kind, enum store_result */
    char id[STORE_ID_CHARS + 1];
    uint32_t first, lines;        /* of the change */
    char why[STORE_REASON_BYTES]; /* one line; empty if STORE_OK */
};
/* Takes the next completion; false if there is none. */
bool store_poll(struct store *, struct store_done *);

/* ---- What houses tell each other ----
 * Takes the next word that another house told all, within the time in which it renews its row;
 * false if there is none. One that was told while this house could not reach the database is lost.
 */
bool store_told(struct store *, char word[STORE_WORD_BYTES]);
/* Whether the database has said nothing for so long that others may soon take this house's tables:
 * whoever comes now is served better elsewhere. Never in a file. */
bool store_quiet(const struct store *);

/* ---- Reading: what was committed; never waits for a commit ---- */
struct store_table {
    char id[STORE_ID_CHARS + 1];
    char game[STORE_GAME_BYTES + 1];
    int status;
    int64_t created, used; /* Unix time in ms; used: to the hour */
    uint32_t lines;        /* how many are there; the next is this one */
    const char *title;
    const char *secret; /* NULL in lists */
};
/* One table. 1 if it is there, 0 if not, -1 and `why`. Its strings are the store's, until the next
 * call of this function or store_close. */
int store_find(struct store *, const char *id, struct store_table *, struct text *why);
/* Tables of a status (STORE_ANY: all), the one created last first, `limit` at most. Strings are
 * good during the call of `each`, which must not read from the store; false ends the list. Returns
 * how many were given, or -1 and `why`. */
int store_list(struct store *, int status, int limit,
               bool (*each)(void *arg, const struct store_table *), void *arg, struct text *why);
/* Tables that nobody has been at since `since` (Unix time in ms), the longest deserted first;
 * otherwise as store_list. */
int store_list_left(struct store *, int64_t since, int limit,
                    bool (*each)(void *arg, const struct store_table *), void *arg,
                    struct text *why);
/* A table's lines from n on, in order; `line` without its end, with a zero byte after `size` bytes.
 * Otherwise as store_list; 0 also if there is no such table. */
int store_lines(struct store *, const char *id, uint32_t n,
                bool (*each)(void *arg, uint32_t n, const char *line, size_t size), void *arg,
                struct text *why);

/* A table's papers, in the order of their names (by their bytes); otherwise as store_list; 0 also
 * if there is no such table. */
int store_papers(struct store *, const char *id,
                 bool (*each)(void *arg, const struct store_paper *), void *arg, struct text *why);

/* The papers called STORE_LISTED of all tables that have one, that of the table created last first,
 * each with its table's id as its name; otherwise as store_list. */
#define STORE_LISTED "listed"
int store_listed(struct store *, int limit, bool (*each)(void *arg, const struct store_paper *),
                 void *arg, struct text *why);

/* Tables with seats of a person's key (server/keys.h): those with a paper called STORE_KEYED and
 * more whose text begins with the key's id; the table created last first. Otherwise as
 * store_list. */
#define STORE_KEYED "key-"
struct store_keyed {
    struct store_table table;
    struct store_paper paper;
};
int store_keyed(struct store *, const char *key, int limit,
                bool (*each)(void *arg, const struct store_keyed *), void *arg, struct text *why);
/* What STORE_KEEP has put under a key's id; NULL: the ids that it has put anything under, as names.
 * Otherwise as store_papers. */
int store_kept(struct store *, const char *key, bool (*each)(void *arg, const struct store_paper *),
               void *arg, struct text *why);

/* The data files that are kept, in the order of their hashes; otherwise as store_list. */
int store_packs(struct store *, bool (*each)(void *arg, const struct store_pack *), void *arg,
                struct text *why);

/* Figures; everything but `tables` and what is queued is since store_open. */
struct store_counts {
    uint64_t tables[STORE_STATUSES]; /* [STORE_ANY]: all */
    uint64_t queued_items, queued_bytes;
    uint64_t results[STORE_FAILED + 1]; /* completions by result */
    uint64_t lines;                     /* written */
    uint64_t commits, commits_failed;
    uint64_t commit_ns, commit_ns_max; /* time in commits that went well: the sum, the longest */
    uint64_t tidies_failed; /* the log could not be moved into the database: it grows meanwhile */
};
void store_counts(struct store *, struct store_counts *);

/* Copies the database `from`, also while another process serves it, into the new file `to`
 * (readable by its owner alone; secrets are in it). 0, or -1 and `why`, and then no `to`. Needs no
 * open store; may be called from any thread. PostgreSQL's is refused: pg_dump is better at it. */
int store_backup(const char *from, const char *to, struct text *why);

#endif
