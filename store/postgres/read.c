/* The reading connection. What is always true: a list is read page by page, so that no number of
 * tables needs more memory than a page of them; a connection that was lost is opened again once a
 * call. */
#include <stdlib.h>
#include <string.h>

#include "store/postgres/postgres.h"

enum { PAGE_TABLES = 1000, PAGE_LINES = 4000, PAGE_PAPERS = 100 };

#define COLUMNS                                                                                    \
    "t.id, t.game, t.status, t.created, t.title,"                                                  \
    " coalesce((SELECT max(l.n) + 1 FROM croupier.lines l WHERE l.key = t.key), 0),"               \
    " t.used, t.key"

const struct pg_statement pg_reader_statements[] = {
    {"find", "SELECT " COLUMNS ", (SELECT secret FROM croupier.secrets s WHERE s.key = t.key)"
             " FROM croupier.tables t WHERE t.id = $1"},
    {"list", "SELECT " COLUMNS " FROM croupier.tables t WHERE t.key < $1"
             " ORDER BY t.key DESC LIMIT $2"},
    {"list_of", "SELECT " COLUMNS " FROM croupier.tables t WHERE t.key < $1 AND t.status = $3"
                " ORDER BY t.key DESC LIMIT $2"},
    {"list_left", "SELECT " COLUMNS " FROM croupier.tables t"
                  " WHERE t.used < $1 AND (t.used, t.key) > ($3::bigint, $4::bigint)"
                  " ORDER BY t.used, t.key LIMIT $2"},
    {"lines", "SELECT l.n, l.line FROM croupier.lines l JOIN croupier.tables t USING (key)"
              " WHERE t.id = $1 AND l.n >= $2 ORDER BY l.n LIMIT $3"},
    {"papers", "SELECT p.name, p.text FROM croupier.papers p JOIN croupier.tables t USING (key)"
               " WHERE t.id = $1 AND p.name > $2 ORDER BY p.name LIMIT $3"},
    {"listed", "SELECT t.id, p.text FROM croupier.papers p JOIN croupier.tables t USING (key)"
               " WHERE p.name = '" STORE_LISTED "' ORDER BY p.key DESC LIMIT $1"},
    {"keyed", "SELECT " COLUMNS ", p.name, p.text"
              " FROM croupier.papers p JOIN croupier.tables t USING (key)"
              " WHERE p.name >= 'key-' AND p.name < 'key.' AND p.text COLLATE \"C\" >= $2"
              " AND p.text COLLATE \"C\" < $2 || '~' ORDER BY p.key DESC, p.name LIMIT $1"},
    {"keepers", "SELECT DISTINCT key, '' FROM croupier.kept ORDER BY key"},
    {"kept", "SELECT name, text FROM croupier.kept WHERE key = $1 ORDER BY name"},
    {"packs", "SELECT sha256, game, text FROM croupier.packs WHERE sha256 > $1"
              " ORDER BY sha256 LIMIT 1"},
    /* Marks a house that was not heard of, and takes the table if nobody has it. That the other is
     * gone is looked for, not that it is missing: a row that this statement is too early to see
     * must not free anything. A house is late if this one was heard of long after it. By the
     * clock alone all would be late when the database comes back. */
    {"hold", "WITH late AS (UPDATE croupier.houses SET gone = true WHERE NOT gone AND number <> $2"
             " AND number = (SELECT house FROM croupier.tables WHERE id = $1)"
             " AND renewed < (SELECT renewed FROM croupier.houses WHERE number = $2)"
             " - $3 * interval '1 millisecond' RETURNING number)"
             " UPDATE croupier.tables t SET house = $2 WHERE id = $1 AND house <> $2"
             " AND (house = 0 OR house IN (SELECT number FROM late)"
             " OR house IN (SELECT number FROM croupier.houses WHERE gone))"},
    {"let_go", "UPDATE croupier.tables SET house = 0 WHERE id = $1 AND house = $2"},
    {"heard", "SELECT count(*) FROM croupier.houses WHERE number = $1 AND NOT gone"
              " AND renewed > clock_timestamp() - $2 * interval '1 millisecond'"},
    {"reap", "UPDATE croupier.houses SET gone = true WHERE NOT gone AND number <> $1"
             " AND renewed < (SELECT renewed FROM croupier.houses WHERE number = $1)"
             " - $2 * interval '1 millisecond'"},
    {"left", "SELECT count(*) FROM croupier.houses WHERE gone"},
    {"holder", "SELECT t.house, h.address, h.gone::int FROM croupier.tables t"
               " LEFT JOIN croupier.houses h ON h.number = t.house WHERE t.id = $1"},
    {NULL, NULL},
};

/* Runs one statement, or two; what they give is given to `each`. -1 and `why`. */
static int ask_both(struct pg_reader *r, const char *name, const struct pg_value *values, int count,
                    const char *then, int then_count,
                    void (*each)(void *arg, int n, const PGresult *), void *arg, struct text *why)
{
    for (int again = 0; again < 2; again++) {
        size_t before = why ? why->used : 0;
        if (!r->connection.conn && !pg_connect(&r->connection, r->url, pg_reader_statements, why))
            return -1;
        pg_send(&r->connection, name, values, count);
        if (then)
            pg_send(&r->connection, then, values, then_count);
        enum pg_end end = pg_sync(&r->connection, each, arg, why);
        if (end == PG_DONE)
            return 0;
        if (end == PG_REFUSED || again)
            break;
        if (why) { /* nothing was lost by it: what is told is the second attempt's reason */
            why->used = before;
            why->at[before] = 0;
        }
    }
    return -1;
}

static int ask(struct pg_reader *r, const char *name, const struct pg_value *values, int count,
               void (*each)(void *arg, int n, const PGresult *), void *arg, struct text *why)
{
    return ask_both(r, name, values, count, NULL, 0, each, arg, why);
}

static const char *field(const struct libpq *pq, const PGresult *result, int row, int column)
{
    return pq->PQgetvalue(result, row, column);
}

static void copy(char *to, size_t size, const char *from)
{
    struct text t = text_over(to, size);
    text_put(&t, from);
}

static void read_row(const struct libpq *pq, const PGresult *result, int row,
                     struct store_table *out)
{
    memset(out, 0, sizeof *out);
    copy(out->id, sizeof out->id, field(pq, result, row, 0));
    copy(out->game, sizeof out->game, field(pq, result, row, 1));
    out->status = store_status_read(field(pq, result, row, 2));
    out->created = strtoll(field(pq, result, row, 3), NULL, 10);
    out->title = field(pq, result, row, 4);
    out->lines = (uint32_t)strtoll(field(pq, result, row, 5), NULL, 10);
    out->used = strtoll(field(pq, result, row, 6), NULL, 10);
}

/* ---- One table ---- */

struct found {
    struct pg_reader *reader;
    struct store_table *out;
    int result;
};

static void take_found(void *arg, int n, const PGresult *result)
{
    struct found *found = arg;
    struct pg_reader *r = found->reader;
    const struct libpq *pq = r->connection.pq;
    (void)n;
    found->result = pq->PQntuples(result);
    if (!found->result)
        return;
    read_row(pq, result, 0, found->out);
    free(r->title);
    free(r->secret);
    const char *secret = pq->PQgetisnull(result, 0, 8) ? "{}" : field(pq, result, 0, 8);
    found->out->title = r->title = strdup(found->out->title);
    found->out->secret = r->secret = strdup(secret);
    if (!r->title || !r->secret)
        found->result = -1;
}

int pg_reader_find(struct pg_reader *r, const char *id, struct store_table *out, struct text *why)
{
    struct found found = {.reader = r, .out = out};
    const struct pg_value value = {id, 0};
    if (ask(r, "find", &value, 1, take_found, &found, why))
        return -1;
    if (found.result < 0 && why)
        text_put(why, "out of memory");
    return found.result;
}

/* ---- Lists: the callback has a page of rows, and where the next page begins ---- */

struct page {
    const struct libpq *pq;
    store_each_table each;
    store_each_line each_line;
    store_each_pack each_pack;
    store_each_paper each_paper;
    store_each_keyed each_keyed;
    void *arg;
    int rows, given;
    bool ended;
    int64_t key, used; /* of the last row */
    uint32_t n;
    char sha256[65], name[STORE_PAPER_NAME_BYTES + 1];
};

static void take_tables(void *arg, int n, const PGresult *result)
{
    struct page *page = arg;
    (void)n;
    page->rows = page->pq->PQntuples(result);
    for (int row = 0; row < page->rows && !page->ended; row++) {
        struct store_table table;
        read_row(page->pq, result, row, &table);
        page->key = strtoll(field(page->pq, result, row, 7), NULL, 10);
        page->used = table.used;
        page->given++;
        page->ended = !page->each(page->arg, &table);
    }
}

static int smaller(int a, int b)
{
    return a < b ? a : b;
}

int pg_reader_list(struct pg_reader *r, int status, int limit, store_each_table each, void *arg,
                   struct text *why)
{
    struct page page = {.each = each, .arg = arg, .key = INT64_MAX};
    struct pg_number key, wanted;
    do {
        int now = smaller(limit - page.given, PAGE_TABLES);
        const struct pg_value values[] = {
            pg_number(page.key, &key), pg_number(now, &wanted), {store_status_words[status], 0}};
        if (now <= 0)
            break;
        page.pq = libpq_load(NULL);
        if (ask(r, status == STORE_ANY ? "list" : "list_of", values, status == STORE_ANY ? 2 : 3,
                take_tables, &page, why))
            return -1;
    } while (!page.ended && page.rows == PAGE_TABLES);
    return page.given;
}

int pg_reader_list_left(struct pg_reader *r, int64_t since, int limit, store_each_table each,
                        void *arg, struct text *why)
{
    struct page page = {.each = each, .arg = arg, .used = INT64_MIN, .key = INT64_MIN};
    struct pg_number before, wanted, used, key;
    do {
        int now = smaller(limit - page.given, PAGE_TABLES);
        const struct pg_value values[] = {pg_number(since, &before), pg_number(now, &wanted),
                                          pg_number(page.used, &used), pg_number(page.key, &key)};
        if (now <= 0)
            break;
        page.pq = libpq_load(NULL);
        if (ask(r, "list_left", values, 4, take_tables, &page, why))
            return -1;
    } while (!page.ended && page.rows == PAGE_TABLES);
    return page.given;
}

static void take_lines(void *arg, int n, const PGresult *result)
{
    struct page *page = arg;
    (void)n;
    page->rows = page->pq->PQntuples(result);
    for (int row = 0; row < page->rows && !page->ended; row++) {
        const char *line = field(page->pq, result, row, 1);
        uint32_t at = (uint32_t)strtoll(field(page->pq, result, row, 0), NULL, 10);
        page->n = at + 1;
        page->given++;
        page->ended = !page->each_line(page->arg, at, line, strlen(line));
    }
}

int pg_reader_lines(struct pg_reader *r, const char *id, uint32_t n, store_each_line each,
                    void *arg, struct text *why)
{
    struct page page = {.each_line = each, .arg = arg, .n = n};
    struct pg_number from, wanted;
    do {
        const struct pg_value values[] = {
            {id, 0}, pg_number(page.n, &from), pg_number(PAGE_LINES, &wanted)};
        page.pq = libpq_load(NULL);
        if (ask(r, "lines", values, 3, take_lines, &page, why))
            return -1;
    } while (!page.ended && page.rows == PAGE_LINES);
    return page.given;
}

static void take_pack(void *arg, int n, const PGresult *result)
{
    struct page *page = arg;
    (void)n;
    page->rows = page->pq->PQntuples(result);
    if (!page->rows)
        return;
    struct store_pack pack = {.game = field(page->pq, result, 0, 1),
                              .text = field(page->pq, result, 0, 2)};
    copy(pack.sha256, sizeof pack.sha256, field(page->pq, result, 0, 0));
    memcpy(page->sha256, pack.sha256, sizeof page->sha256);
    page->given++;
    page->ended = !page->each_pack(page->arg, &pack);
}

int pg_reader_packs(struct pg_reader *r, store_each_pack each, void *arg, struct text *why)
{
    struct page page = {.each_pack = each, .arg = arg};
    do {
        const struct pg_value after = {page.sha256, 0};
        page.pq = libpq_load(NULL);
        if (ask(r, "packs", &after, 1, take_pack, &page, why))
            return -1;
    } while (!page.ended && page.rows);
    return page.given;
}

static void take_papers(void *arg, int n, const PGresult *result)
{
    struct page *page = arg;
    (void)n;
    page->rows = page->pq->PQntuples(result);
    for (int row = 0; row < page->rows && !page->ended; row++) {
        const struct store_paper paper = {field(page->pq, result, row, 0),
                                          field(page->pq, result, row, 1)};
        copy(page->name, sizeof page->name, paper.name);
        page->given++;
        page->ended = !page->each_paper(page->arg, &paper);
    }
}

int pg_reader_papers(struct pg_reader *r, const char *id, store_each_paper each, void *arg,
                     struct text *why)
{
    struct page page = {.each_paper = each, .arg = arg};
    struct pg_number wanted;
    do {
        const struct pg_value values[] = {{id, 0}, {page.name, 0}, pg_number(PAGE_PAPERS, &wanted)};
        page.pq = libpq_load(NULL);
        if (ask(r, "papers", values, 3, take_papers, &page, why))
            return -1;
    } while (!page.ended && page.rows == PAGE_PAPERS);
    return page.given;
}

int pg_reader_listed(struct pg_reader *r, int limit, store_each_paper each, void *arg,
                     struct text *why)
{
    struct page page = {.each_paper = each, .arg = arg};
    struct pg_number wanted;
    const struct pg_value most = pg_number(limit, &wanted);
    page.pq = libpq_load(NULL);
    return ask(r, "listed", &most, 1, take_papers, &page, why) ? -1 : page.given;
}

static void take_keyed(void *arg, int n, const PGresult *result)
{
    struct page *page = arg;
    (void)n;
    page->rows = page->pq->PQntuples(result);
    for (int row = 0; row < page->rows && !page->ended; row++) {
        struct store_keyed keyed;
        read_row(page->pq, result, row, &keyed.table);
        keyed.paper =
            (struct store_paper){field(page->pq, result, row, 8), field(page->pq, result, row, 9)};
        page->given++;
        page->ended = !page->each_keyed(page->arg, &keyed);
    }
}

int pg_reader_keyed(struct pg_reader *r, const char *key, int limit, store_each_keyed each,
                    void *arg, struct text *why)
{
    struct page page = {.each_keyed = each, .arg = arg};
    struct pg_number wanted;
    const struct pg_value values[] = {pg_number(limit, &wanted), {key, 0}};
    page.pq = libpq_load(NULL);
    return ask(r, "keyed", values, 2, take_keyed, &page, why) ? -1 : page.given;
}

int pg_reader_kept(struct pg_reader *r, const char *key, store_each_paper each, void *arg,
                   struct text *why)
{
    struct page page = {.each_paper = each, .arg = arg};
    const struct pg_value value = {key, 0};
    page.pq = libpq_load(NULL);
    return ask(r, key ? "kept" : "keepers", &value, key ? 1 : 0, take_papers, &page, why)
               ? -1
               : page.given;
}

/* ---- Whose a table is ---- */

struct held {
    const struct libpq *pq;
    struct store_holder *holder;
    bool there, gone;
};

static void take_holder(void *arg, int n, const PGresult *result)
{
    struct held *held = arg;
    if (n != 1 || !held->pq->PQntuples(result))
        return;
    held->there = true;
    held->holder->house = strtoll(field(held->pq, result, 0, 0), NULL, 10);
    copy(held->holder->address, sizeof held->holder->address, field(held->pq, result, 0, 1));
    held->gone = *field(held->pq, result, 0, 2) == '1';
}

int pg_reader_hold(struct pg_reader *r, int64_t house, int64_t late_ms, const char *id,
                   struct store_holder *holder, struct text *why)
{
    struct pg_number digits, ms_digits;
    const struct pg_value values[] = {
        {id, 0}, pg_number(house, &digits), pg_number(late_ms, &ms_digits)};
    /* Again if it came free meanwhile: two who want it at once may both have been too early. */
    for (int again = 0; again < 3; again++) {
        struct held held = {.pq = libpq_load(why), .holder = holder};
        if (!held.pq || ask_both(r, "hold", values, 3, "holder", 1, take_holder, &held, why))
            return -1;
        if (!held.there || holder->house == house)
            return STORE_HELD;
        if (holder->house && !held.gone)
            return STORE_ELSEWHERE;
    }
    text_put(why, "another server is taking this table; try again in a moment");
    return -1;
}

void pg_reader_let_go(struct pg_reader *r, int64_t house, const char *id)
{
    struct pg_number digits;
    const struct pg_value values[] = {{id, 0}, pg_number(house, &digits)};
    ask(r, "let_go", values, 2, NULL, NULL, NULL);
}

struct counted {
    const struct libpq *pq;
    int64_t number;
};

static void take_count(void *arg, int n, const PGresult *result)
{
    struct counted *counted = arg;
    (void)n; /* the last one's */
    if (counted->pq->PQntuples(result) == 1)
        counted->number = strtoll(field(counted->pq, result, 0, 0), NULL, 10);
}

bool pg_reader_heard(struct pg_reader *r, int64_t house)
{
    struct pg_number digits, ms_digits;
    struct counted counted = {.pq = libpq_load(NULL)};
    const struct pg_value values[] = {pg_number(house, &digits),
                                      pg_number(STORE_HOUSE_MS, &ms_digits)};
    return !counted.pq || ask(r, "heard", values, 2, take_count, &counted, NULL) || counted.number;
}

int64_t pg_reader_reap(struct pg_reader *r, int64_t house, int64_t late_ms)
{
    struct pg_number digits, ms_digits;
    struct counted counted = {.pq = libpq_load(NULL)};
    const struct pg_value values[] = {pg_number(house, &digits), pg_number(late_ms, &ms_digits)};
    if (!counted.pq || ask_both(r, "reap", values, 2, "left", 0, take_count, &counted, NULL))
        return 0;
    return counted.number;
}

void pg_reader_close(struct pg_reader *r)
{
    pg_disconnect(&r->connection);
    free(r->title);
    free(r->secret);
    r->title = r->secret = NULL;
}
