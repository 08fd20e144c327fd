/* SQLite as a backend of the store: one file, two connections to it. */
#include <stdlib.h>

#include "store/sqlite/sqlite.h"

enum { MEND_AGAIN_MS = 1000 };

struct sqlite_backend {
    struct backend base; /* first */
    struct store_file file;
    struct store_reader reader;
    struct store_writer writer;
};

static struct sqlite_backend *own(struct backend *base)
{
    return (struct sqlite_backend *)base;
}

/* Tries once a second while a failed commit is still to be made good. */
static void plan_mend(struct sqlite_backend *b)
{
    b->base.mend_ms = b->writer.leftover ? MEND_AGAIN_MS : 0;
}

static bool group(struct backend *base, struct store_item *first)
{
    bool committed = store_writer_group(&own(base)->writer, first);
    plan_mend(own(base));
    return committed;
}

static bool mend(struct backend *base)
{
    bool mended = store_writer_mend(&own(base)->writer);
    plan_mend(own(base));
    return mended;
}

static bool tidy(struct backend *base)
{
    return store_writer_tidy(&own(base)->writer);
}

static int find(struct backend *base, const char *id, struct store_table *out, struct text *why)
{
    return store_reader_find(&own(base)->reader, id, out, why);
}

static int list(struct backend *base, int status, int limit, store_each_table each, void *arg,
                struct text *why)
{
    return store_reader_list(&own(base)->reader, status, limit, each, arg, why);
}

static int list_left(struct backend *base, int64_t since, int limit, store_each_table each,
                     void *arg, struct text *why)
{
    return store_reader_list_left(&own(base)->reader, since, limit, each, arg, why);
}

static int lines(struct backend *base, const char *id, uint32_t n, store_each_line each, void *arg,
                 struct text *why)
{
    return store_reader_lines(&own(base)->reader, id, n, each, arg, why);
}

static int packs(struct backend *base, store_each_pack each, void *arg, struct text *why)
{
    return store_reader_packs(&own(base)->reader, each, arg, why);
}

static int papers(struct backend *base, const char *id, store_each_paper each, void *arg,
                  struct text *why)
{
    return store_reader_papers(&own(base)->reader, id, each, arg, why);
}

static int listed(struct backend *base, int limit, store_each_paper each, void *arg,
                  struct text *why)
{
    return store_reader_listed(&own(base)->reader, limit, each, arg, why);
}

static int keyed(struct backend *base, const char *key, int limit, store_each_keyed each, void *arg,
                 struct text *why)
{
    return store_reader_keyed(&own(base)->reader, key, limit, each, arg, why);
}

static int kept(struct backend *base, const char *key, store_each_paper each, void *arg,
                struct text *why)
{
    return store_reader_kept(&own(base)->reader, key, each, arg, why);
}

static void close_all(struct backend *base)
{
    struct sqlite_backend *b = own(base);
    store_reader_close(&b->reader);
    if (base->writes)
        store_writer_close(&b->writer);
    store_file_close(&b->file);
    free(b);
}

static const struct backend_calls calls = {group, mend,  tidy,   find,   list,  list_left,
                                           lines, packs, papers, listed, keyed, kept,
                                           NULL,  NULL,  NULL,   NULL,   NULL,  close_all};

static struct sqlite_backend *make(bool writes, struct text *why)
{
    /* Pages come one by one. By default twenty come at once with every B-tree, also with the one
     * that SQLite makes for the length of a statement to see that a status is one of three: 90 KB,
     * mapped and unmapped whenever a table is made or over. Refused once SQLite has begun. */
    int code = sqlite3_config(SQLITE_CONFIG_PAGECACHE, NULL, 0, 0);
    ENSURE(!code || code == SQLITE_MISUSE);
    struct sqlite_backend *b = calloc(1, sizeof *b);
    if (!b) {
        text_put(why, "out of memory");
        return NULL;
    }
    b->base = (struct backend){.calls = &calls, .writes = writes};
    return b;
}

struct backend *store_sqlite_open(const struct store_options *options, struct text *why)
{
    char bytes[STORE_REASON_BYTES];
    struct text reason = text_over(bytes, sizeof bytes);
    struct sqlite_backend *b = make(true, why);
    if (!b)
        return NULL;
    if (store_file_open(&b->file, options->path, options->vfs, !options->check_later, why))
        goto no_file;
    int code = store_packs_add(b->file.write, options->packs, options->pack_count);
    if (!code)
        code = store_key_read(b->file.write, b->base.key);
    if (code) {
        store_reason(b->file.write, code, &reason);
        goto no_writer;
    }
    if (store_writer_open(&b->writer, b->file.write, b->base.tables, options->log_pages, &reason))
        goto no_writer;
    if (store_reader_open(&b->reader, b->file.read, &reason) == 0)
        return &b->base;
    store_writer_close(&b->writer);
no_writer:
    store_file_close(&b->file);
    text_format(why, "%s: %s", options->path, bytes);
no_file:
    free(b);
    return NULL;
}

struct backend *store_sqlite_look(const char *path, struct text *why)
{
    struct sqlite_backend *b = make(false, why);
    if (!b)
        return NULL;
    if (!store_file_open_look(&b->file, path, why)) {
        if (!store_reader_open(&b->reader, b->file.read, why))
            return &b->base;
        store_file_close(&b->file);
    }
    free(b);
    return NULL;
}
