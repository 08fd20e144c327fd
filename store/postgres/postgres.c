/* PostgreSQL as a backend of the store: a house's row, a writing connection and a reading one. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "store/postgres/postgres.h"

enum {
    PAUSE_MS = 50, /* before the second attempt to connect; doubled up to: */
    PAUSE_MS_MAX = STORE_RENEW_MS,
    GIVE_UP_S = 10 /* when the store is being closed, and the database cannot be reached */
};

static const char taken[] =
    "this server was not heard of, and others took its tables over; it writes nothing any more";

struct pg_backend {
    struct backend base; /* first */
    char *url;
    struct pg_connection write;
    struct pg_reader reader;
    struct pg_group group;
    int64_t writes; /* commits so far */
    /* By this machine's clock that only goes on: the last answer to the writer, and the first one
     * after it had had none for long. */
    _Atomic int64_t answered_ms, back_ms;
};

static int64_t now_ms(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* The database has answered, and what it said is in base->lost: store_quiet looks at both. */
static void answered(struct pg_backend *b)
{
    int64_t now = now_ms();
    if (now - b->answered_ms > STORE_HOUSE_MS / 2)
        b->back_ms = now;
    b->answered_ms = now;
}

/* How old a row is by which another house counts as gone. The database may have been away for all:
 * whoever is first to be back would find the rest late, and they it, and none would be left. So
 * whoever was away itself gives the others as much time as they have at any other time. */
static int64_t late_ms(struct pg_backend *b)
{
    int64_t now = now_ms();
    bool judges = now - b->answered_ms <= STORE_HOUSE_MS / 2 && now - b->back_ms >= STORE_HOUSE_MS;
    return judges ? STORE_HOUSE_MS : STORE_LONG_MS;
}

static bool quiet(const struct backend *base)
{
    const struct pg_backend *b = (const struct pg_backend *)base;
    return now_ms() - b->answered_ms > STORE_HOUSE_MS / 2 || base->lost;
}

static struct pg_backend *own(struct backend *base)
{
    return (struct pg_backend *)base;
}

static void put_named(struct text *why, const char *reason)
{
    text_format(why, "PostgreSQL: %s", reason);
}

/* ---- Writing ---- */

static bool connect_to_write(struct pg_backend *b, struct text *why)
{
    if (!pg_connect(&b->write, b->url, pg_group_statements, why))
        return false;
    pg_send_once(&b->write, "LISTEN croupier", NULL, 0);
    if (pg_sync(&b->write, NULL, NULL, why) == PG_DONE)
        return true;
    pg_disconnect(&b->write);
    return false;
}

/* What others told all, which comes along with answers. */
static void hear(struct pg_backend *b)
{
    PGnotify *told;
    while (b->write.conn && (told = b->write.pq->PQnotifies(b->write.conn))) {
        if (told->be_pid != b->write.pq->PQbackendPID(b->write.conn))
            b->base.hear(b->base.hear_arg, told->extra);
        b->write.pq->PQfreemem(told);
    }
}

enum found { FOUND_KEPT, FOUND_NOT_KEPT, FOUND_TAKEN, FOUND_NOTHING };

/* Whether commit number `writes` was made, once that is certain: the row's lock waits for a commit
 * that is still under way. Others hear of this house by it: after the database was away the first
 * to be back would find the rest late. FOUND_NOTHING: the database cannot be reached. */
static enum found find_out(struct pg_backend *b, int64_t writes, struct text *why)
{
    struct pg_number digits;
    const struct pg_value house = pg_number(b->base.house, &digits);
    int64_t row[2] = {0};
    int rows = 0;
    if (!b->write.conn && !connect_to_write(b, why))
        return FOUND_NOTHING;
    if (pg_ask(&b->write,
               "UPDATE croupier.houses SET renewed = clock_timestamp() WHERE number = $1"
               " RETURNING writes, gone::int",
               &house, 1, row, 2, &rows, why) != PG_DONE)
        return FOUND_NOTHING;
    b->base.lost = b->base.lost || !rows || row[1];
    answered(b);
    if (b->base.lost)
        return FOUND_TAKEN;
    return row[0] == writes ? FOUND_KEPT : FOUND_NOT_KEPT;
}

static void pause_ms(int ms)
{
    nanosleep(&(struct timespec){ms / 1000, (long)(ms % 1000) * 1000000}, NULL);
}

/* Asks until there is an answer: nobody may be told of a change before it is certain. Only when the
 * store is being closed this gives up. */
static enum found find_out_surely(struct pg_backend *b, int64_t writes, struct text *why)
{
    enum found found;
    int64_t left_ms = GIVE_UP_S * 1000;
    for (int ms = PAUSE_MS;; ms = ms * 2 < PAUSE_MS_MAX ? ms * 2 : PAUSE_MS_MAX) {
        why->used = 0;
        found = find_out(b, writes, why);
        b->base.away = found == FOUND_NOTHING;
        if (found != FOUND_NOTHING || left_ms <= 0)
            return found;
        if (b->base.closing)
            left_ms -= ms;
        pause_ms(ms);
    }
}

static bool fail_all(struct store_item *first, const char *reason)
{
    char bytes[STORE_REASON_BYTES];
    struct text why = text_over(bytes, sizeof bytes);
    put_named(&why, reason);
    store_items_fail(first, bytes);
    return false;
}

static bool group(struct backend *base, struct store_item *first)
{
    struct pg_backend *b = own(base);
    char bytes[STORE_REASON_BYTES];
    int64_t writes = b->writes + 1;
    enum found found = FOUND_NOT_KEPT;
    while (found == FOUND_NOT_KEPT) {
        struct text why = text_over(bytes, sizeof bytes);
        if (base->lost)
            return fail_all(first, taken);
        enum pg_end end = b->write.conn ? pg_group_commit(&b->group, &b->write, first,
                                                          b->base.house, writes, &why)
                                        : PG_LOST;
        if (end == PG_REFUSED && !b->group.fenced)
            return fail_all(first, bytes);
        found = end == PG_DONE ? FOUND_KEPT : find_out_surely(b, writes, &why);
    }
    if (found != FOUND_KEPT)
        return fail_all(first, base->lost ? taken : bytes);
    answered(b);
    hear(b);
    b->writes = writes;
    for (int status = 0; status < STORE_STATUSES; status++)
        base->tables[status] += b->group.moved[status];
    return true;
}

/* Says that this house is still here, or finds that it is not any more. */
static bool renew(struct backend *base)
{
    struct pg_backend *b = own(base);
    struct pg_number digits;
    char bytes[STORE_REASON_BYTES];
    struct text why = text_over(bytes, sizeof bytes);
    const struct pg_value house = pg_number(b->base.house, &digits);
    int64_t number = 0;
    int rows = 0;
    if (base->lost)
        return true;
    if (!b->write.conn) {
        enum found found = find_out(b, b->writes, &why);
        base->away = found == FOUND_NOTHING;
        return found != FOUND_NOTHING;
    }
    enum pg_end end = pg_ask(&b->write,
                             "UPDATE croupier.houses SET renewed = clock_timestamp()"
                             " WHERE number = $1 AND NOT gone RETURNING number",
                             &house, 1, &number, 1, &rows, &why);
    base->lost = end == PG_DONE && !rows;
    if (end == PG_DONE)
        answered(b);
    hear(b);
    base->away = end == PG_LOST;
    return end == PG_DONE;
}

static bool tidy(struct backend *base)
{
    (void)base; /* PostgreSQL does that itself */
    return true;
}

/* ---- Reading ---- */

static int find(struct backend *base, const char *id, struct store_table *out, struct text *why)
{
    return pg_reader_find(&own(base)->reader, id, out, why);
}

static int list(struct backend *base, int status, int limit, store_each_table each, void *arg,
                struct text *why)
{
    return pg_reader_list(&own(base)->reader, status, limit, each, arg, why);
}

static int list_left(struct backend *base, int64_t since, int limit, store_each_table each,
                     void *arg, struct text *why)
{
    return pg_reader_list_left(&own(base)->reader, since, limit, each, arg, why);
}

static int lines(struct backend *base, const char *id, uint32_t n, store_each_line each, void *arg,
                 struct text *why)
{
    return pg_reader_lines(&own(base)->reader, id, n, each, arg, why);
}

static int packs(struct backend *base, store_each_pack each, void *arg, struct text *why)
{
    return pg_reader_packs(&own(base)->reader, each, arg, why);
}

static int papers(struct backend *base, const char *id, store_each_paper each, void *arg,
                  struct text *why)
{
    return pg_reader_papers(&own(base)->reader, id, each, arg, why);
}

static int listed(struct backend *base, int limit, store_each_paper each, void *arg,
                  struct text *why)
{
    return pg_reader_listed(&own(base)->reader, limit, each, arg, why);
}

static int keyed(struct backend *base, const char *key, int limit, store_each_keyed each, void *arg,
                 struct text *why)
{
    return pg_reader_keyed(&own(base)->reader, key, limit, each, arg, why);
}

static int kept(struct backend *base, const char *key, store_each_paper each, void *arg,
                struct text *why)
{
    return pg_reader_kept(&own(base)->reader, key, each, arg, why);
}

static int hold(struct backend *base, const char *id, struct store_holder *holder, struct text *why)
{
    struct pg_backend *b = own(base);
    return pg_reader_hold(&b->reader, base->house, late_ms(b), id, holder, why);
}

static void let_go(struct backend *base, const char *id)
{
    pg_reader_let_go(&own(base)->reader, base->house, id);
}

static bool heard(struct backend *base, int64_t house)
{
    return pg_reader_heard(&own(base)->reader, house);
}

static int64_t reap(struct backend *base)
{
    struct pg_backend *b = own(base);
    return pg_reader_reap(&b->reader, base->house, late_ms(b));
}

/* ---- Opening and closing ---- */

static void close_all(struct backend *base)
{
    struct pg_backend *b = own(base);
    struct pg_number digits;
    const struct pg_value house = pg_number(b->base.house, &digits);
    if (b->base.house && b->write.conn) /* else the next one waits until this row is old */
        pg_ask(&b->write, "UPDATE croupier.houses SET gone = true WHERE number = $1", &house, 1,
               NULL, 0, NULL, NULL);
    pg_disconnect(&b->write);
    pg_reader_close(&b->reader);
    pg_group_free(&b->group);
    free(b->url);
    free(b);
}

static const struct backend_calls calls = {group, renew,  tidy,   find,   list,  list_left,
                                           lines, packs,  papers, listed, keyed, kept,
                                           hold,  let_go, heard,  reap,   quiet, close_all};

static struct pg_backend *make(const char *url, bool writes, struct text *why)
{
    struct pg_backend *b = calloc(1, sizeof *b);
    char *copy = b ? strdup(url) : NULL;
    if (!copy) {
        free(b);
        text_put(why, "out of memory");
        return NULL;
    }
    b->base = (struct backend){.calls = &calls, .writes = writes};
    b->url = copy;
    b->reader.url = copy;
    return b;
}

/* A row for this house, unless another is there that the others reach at the same address. Both in
 * one transaction: of two that open at once one waits for the other. */
static int enter(struct pg_backend *b, const char *address, struct text *why)
{
    char name[128] = "";
    struct pg_number ms_digits;
    struct pg_connection *c = &b->write;
    gethostname(name, sizeof name - 32);
    struct text at = text_over(name, sizeof name);
    at.used = strlen(name);
    text_format(&at, " process %d", (int)getpid());
    const struct pg_value values[] = {
        {name, 0}, {address ? address : "", 0}, pg_number(STORE_HOUSE_MS, &ms_digits)};
    int64_t live = 0;
    pg_send_once(c, "BEGIN", NULL, 0);
    pg_send_once(c, "LOCK TABLE croupier.houses IN EXCLUSIVE MODE", NULL, 0);
    if (pg_ask(
            c,
            "SELECT number FROM croupier.houses WHERE NOT gone AND address = $1 AND address <> ''"
            " AND renewed > clock_timestamp() - $2 * interval '1 millisecond'",
            values + 1, 2, &live, 1, NULL, why) != PG_DONE)
        return -1;
    if (live) {
        text_format(why,
                    "another server that has it open (house %d) is reached at %s by the others; "
                    "give this one an address of its own with --house",
                    (int)live, address);
        return -1;
    }
    if (pg_ask(c, "INSERT INTO croupier.houses (name, address) VALUES ($1, $2) RETURNING number",
               values, 2, &b->base.house, 1, NULL, why) == PG_DONE &&
        pg_ask(c, "COMMIT", NULL, 0, NULL, 0, NULL, why) == PG_DONE)
        return 0;
    b->base.house = 0;
    return -1;
}

static int count(struct pg_backend *b, struct text *why)
{
    static const char sql[] =
        "SELECT count(*), count(*) FILTER (WHERE status = 'open'),"
        " count(*) FILTER (WHERE status = 'over'), count(*) FILTER (WHERE status = 'stopped')"
        " FROM croupier.tables";
    return pg_ask(&b->write, sql, NULL, 0, b->base.tables, STORE_STATUSES, NULL, why) == PG_DONE
               ? 0
               : -1;
}

static void take_key(void *arg, int n, const PGresult *result)
{
    struct pg_backend *b = arg;
    (void)n;
    if (b->write.pq->PQntuples(result) == 1)
        snprintf(b->base.key, sizeof b->base.key, "%s", b->write.pq->PQgetvalue(result, 0, 0));
}

static int read_key(struct pg_backend *b, struct text *why)
{
    pg_send_once(&b->write, "SELECT key FROM croupier.key", NULL, 0);
    if (pg_sync(&b->write, take_key, b, why) != PG_DONE)
        return -1;
    if (!b->base.key[0])
        text_put(why, "croupier.key, by which servers know each other, is empty");
    return b->base.key[0] ? 0 : -1;
}

/* The tables first: statements are prepared against them. */
static int open_write(struct pg_backend *b, const struct store_options *options, struct text *why)
{
    if (!pg_connect(&b->write, b->url, NULL, why))
        return -1;
    if (pg_schema_make(&b->write, why))
        return -1;
    pg_disconnect(&b->write);
    if (!connect_to_write(b, why) ||
        !pg_connect(&b->reader.connection, b->url, pg_reader_statements, why))
        return -1;
    return read_key(b, why) || enter(b, options->address, why) ||
                   pg_packs_add(&b->write, options->packs, options->pack_count, why) ||
                   count(b, why)
               ? -1
               : 0;
}

struct backend *store_postgres_open(const struct store_options *options, struct text *why)
{
    char bytes[STORE_REASON_BYTES] = "";
    struct text reason = text_over(bytes, sizeof bytes);
    struct pg_backend *b = make(options->path, true, why);
    if (!b)
        return NULL;
    b->base.mend_ms = STORE_RENEW_MS;
    if (!open_write(b, options, &reason)) {
        b->answered_ms = now_ms();
        b->back_ms = b->answered_ms - STORE_HOUSE_MS;
        return &b->base;
    }
    put_named(why, bytes);
    close_all(&b->base);
    return NULL;
}

struct backend *store_postgres_look(const char *url, struct text *why)
{
    char bytes[STORE_REASON_BYTES] = "";
    struct text reason = text_over(bytes, sizeof bytes);
    struct pg_backend *b = make(url, false, why);
    if (!b)
        return NULL;
    if (pg_connect(&b->write, url, NULL, &reason) && !pg_schema_look(&b->write, &reason) &&
        pg_connect(&b->reader.connection, url, pg_reader_statements, &reason))
        return &b->base;
    put_named(why, bytes);
    close_all(&b->base);
    return NULL;
}
