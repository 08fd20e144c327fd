/* A group of changes in two round trips. The first begins, counts the commit in the house's row and
 * looks at all tables that the group touches; then the changes are made here, in memory, in their
 * order; the second writes what came of it, a statement for each kind of thing whatever the number
 * of changes, and commits. One statement a change would cost a thousand round trips, or a thousand
 * plans, where five do. */
#include <stdlib.h>
#include <string.h>

#include "store/postgres/postgres.h"

struct pg_touched {
    char id[STORE_ID_CHARS + 1];
    int turn; /* counts how often its lines were taken away */
    int life; /* and how often all of it was */
    /* As it is in the database; key 0: it is not there. */
    int64_t key, house;
    bool drop;  /* is removed */
    bool clear; /* loses its lines */
    /* As it is after the changes made so far. */
    bool there;
    int64_t now; /* its key: `key`, or a new one */
    int status;
    int64_t used;
    uint32_t lines;
    /* What is to be written: NULL, STORE_ANY and 0 leave it as it is. */
    int new_status;
    int64_t new_used, created;
    const char *game, *title, *secret;
};

const struct pg_statement pg_group_statements[] = {
    {"begin", "BEGIN"},
    {"commit", "COMMIT"},
    {"count", "UPDATE croupier.houses SET writes = $2, renewed = clock_timestamp()"
              " WHERE number = $1 AND NOT gone AND writes = $2 - 1"},
    {"look", "SELECT t.id, t.key, t.status, t.used, t.house,"
             " coalesce((SELECT max(l.n) + 1 FROM croupier.lines l WHERE l.key = t.key), 0)"
             " FROM croupier.tables t WHERE t.id = ANY ($1::text[])"},
    {"keys", "SELECT nextval('croupier.tables_key_seq') FROM generate_series(1, $1::int)"},
    {"drop_lines", "DELETE FROM croupier.lines WHERE key = ANY ($1::bigint[])"},
    {"drop_papers", "DELETE FROM croupier.papers WHERE key = ANY ($1::bigint[])"},
    {"drop_secrets", "DELETE FROM croupier.secrets WHERE key = ANY ($1::bigint[])"},
    {"drop_tables", "DELETE FROM croupier.tables WHERE key = ANY ($1::bigint[])"},
    {"create", "INSERT INTO croupier.tables (key, id, game, created, status, title, used, house)"
               " SELECT * FROM unnest($1::bigint[], $2::text[], $3::text[], $4::bigint[],"
               " $5::text[], $6::text[], $7::bigint[], $8::bigint[])"},
    {"change", "UPDATE croupier.tables t SET status = coalesce(u.status, t.status),"
               " title = coalesce(u.title, t.title), used = coalesce(u.used, t.used)"
               " FROM unnest($1::bigint[], $2::text[], $3::text[], $4::bigint[])"
               " AS u (key, status, title, used) WHERE t.key = u.key"},
    {"secret", "INSERT INTO croupier.secrets SELECT * FROM unnest($1::bigint[], $2::text[])"
               " ON CONFLICT (key) DO UPDATE SET secret = excluded.secret"},
    {"line", "INSERT INTO croupier.lines"
             " SELECT * FROM unnest($1::bigint[], $2::integer[], $3::text[])"},
    {"paper", "INSERT INTO croupier.papers"
              " SELECT * FROM unnest($1::bigint[], $2::text[], $3::text[])"
              " ON CONFLICT (key, name) DO UPDATE SET text = excluded.text"},
    {"unpaper", "DELETE FROM croupier.papers p"
                " USING unnest($1::bigint[], $2::text[]) AS u (key, name)"
                " WHERE p.key = u.key AND p.name = u.name"},
    {"tell", "SELECT pg_notify('croupier', $1)"},
    {"keep", "INSERT INTO croupier.kept VALUES ($1, $2, $3)"
             " ON CONFLICT (key, name) DO UPDATE SET text = excluded.text"},
    {"unkeep", "DELETE FROM croupier.kept WHERE key = $1 AND name = $2"},
    {NULL, NULL},
};

/* ---- What the group touches ---- */

static int by_id(const void *a, const void *b)
{
    return strcmp(((const struct pg_touched *)a)->id, ((const struct pg_touched *)b)->id);
}

static struct pg_touched *touched_of(struct pg_group *g, const char *id)
{
    struct pg_touched wanted;
    memcpy(wanted.id, id, sizeof wanted.id);
    return bsearch(&wanted, g->touched, (size_t)g->touched_count, sizeof wanted, by_id);
}

/* Room for one more; false without memory. */
static bool room_for(void **at, int *room, int count, size_t size)
{
    if (count < *room)
        return true;
    int more = *room ? *room * 2 : 64;
    void *grown = realloc(*at, (size_t)more * size);
    if (!grown)
        return false;
    *at = grown;
    *room = more;
    return true;
}

static void collect(struct pg_group *g, const struct store_item *first)
{
    g->touched_count = 0;
    for (const struct store_item *item = first; item; item = item->next) {
        if (store_kind_alone(item->done.kind))
            continue;
        if (!room_for((void **)&g->touched, &g->touched_room, g->touched_count,
                      sizeof *g->touched)) {
            g->failed = true;
            return;
        }
        struct pg_touched *fresh = &g->touched[g->touched_count++];
        memset(fresh, 0, sizeof *fresh);
        memcpy(fresh->id, item->done.id, sizeof fresh->id);
    }
    if (!g->touched_count)
        return;
    qsort(g->touched, (size_t)g->touched_count, sizeof *g->touched, by_id);
    int kept = 1;
    for (int i = 1; i < g->touched_count; i++)
        if (strcmp(g->touched[i].id, g->touched[kept - 1].id) != 0)
            g->touched[kept++] = g->touched[i];
    g->touched_count = kept;
}

/* ---- The first round trip ---- */

enum { FIRST_BEGIN, FIRST_COUNT, FIRST_LOOK };

static int64_t number_at(const struct libpq *pq, const PGresult *result, int row, int column)
{
    return strtoll(pq->PQgetvalue(result, row, column), NULL, 10);
}

static void take_keys(struct pg_group *g, const PGresult *result)
{
    int rows = g->pq->PQntuples(result);
    for (g->key_count = 0; g->key_count < rows; g->key_count++) {
        if (!room_for((void **)&g->keys, &g->key_room, g->key_count, sizeof *g->keys)) {
            g->failed = true;
            return;
        }
        g->keys[g->key_count] = number_at(g->pq, result, g->key_count, 0);
    }
}

static void take_tables(struct pg_group *g, const PGresult *result)
{
    for (int row = 0; row < g->pq->PQntuples(result); row++) {
        struct pg_touched *t = touched_of(g, g->pq->PQgetvalue(result, row, 0));
        if (!t)
            continue;
        t->key = t->now = number_at(g->pq, result, row, 1);
        t->there = true;
        t->status = store_status_read(g->pq->PQgetvalue(result, row, 2));
        t->used = number_at(g->pq, result, row, 3);
        t->house = number_at(g->pq, result, row, 4);
        t->lines = (uint32_t)number_at(g->pq, result, row, 5);
    }
}

static void take_first(void *arg, int n, const PGresult *result)
{
    struct pg_group *g = arg;
    if (n == FIRST_COUNT)
        g->fenced = strcmp(g->pq->PQcmdTuples((PGresult *)result), "1") != 0;
    else if (n == FIRST_LOOK)
        take_tables(g, result);
    else if (n > FIRST_LOOK)
        take_keys(g, result);
}

static enum pg_end look(struct pg_group *g, struct pg_connection *c, const struct store_item *first,
                        int64_t house, int64_t writes, struct text *why)
{
    struct pg_number house_digits, writes_digits, count_digits;
    const struct pg_value count[] = {pg_number(house, &house_digits),
                                     pg_number(writes, &writes_digits)};
    struct pg_array *ids = &g->array[0];
    int creates = 0;
    for (const struct store_item *item = first; item; item = item->next)
        creates += item->done.kind == STORE_CREATE;
    pg_array_start(ids, PG_TEXT);
    for (int i = 0; i < g->touched_count; i++)
        pg_array_text(ids, g->touched[i].id);
    g->failed = g->failed || !pg_array_end(ids);
    if (g->failed)
        return PG_REFUSED;
    pg_send(c, "begin", NULL, 0);
    pg_send(c, "count", count, 2);
    pg_send(c, "look", &(struct pg_value){ids->at, (int)ids->used}, 1);
    struct pg_value wanted = pg_number(creates, &count_digits);
    if (creates)
        pg_send(c, "keys", &wanted, 1);
    return pg_sync(c, take_first, g, why);
}

/* ---- The changes, in memory ---- */

static void add_lines(struct pg_group *g, struct pg_touched *t, const struct store_item *item)
{
    t->lines = item->lines ? item->done.first + item->done.lines : t->lines;
    uint32_t n = item->done.first;
    for (const char *at = item->lines; at && at < item->lines_end; n++) {
        const char *end = memchr(at, '\n', (size_t)(item->lines_end - at));
        if (!room_for((void **)&g->lines, &g->line_room, g->line_count, sizeof *g->lines)) {
            g->failed = true;
            return;
        }
        g->lines[g->line_count++] = (struct pg_line){.touched = (int)(t - g->touched),
                                                     .turn = t->turn,
                                                     .n = n,
                                                     .at = at,
                                                     .size = (size_t)(end - at)};
        at = end + 1;
    }
}

static void add_papers(struct pg_group *g, struct pg_touched *t, const struct store_item *item)
{
    const char *at = item->papers;
    for (int i = 0; i < item->paper_count; i++) {
        if (!room_for((void **)&g->papers, &g->paper_room, g->paper_count, sizeof *g->papers)) {
            g->failed = true;
            return;
        }
        struct store_paper paper = store_item_paper(&at);
        g->papers[g->paper_count] = (struct pg_paper){.touched = (int)(t - g->touched),
                                                      .life = t->life,
                                                      .order = g->paper_count,
                                                      .name = paper.name,
                                                      .text = paper.text};
        g->paper_count++;
    }
}

static void change(struct pg_group *g, struct pg_touched *t, const struct store_item *item)
{
    if (item->status != STORE_ANY) {
        g->moved[t->status]--;
        g->moved[item->status]++;
        t->status = t->new_status = item->status;
    }
    if (item->title)
        t->title = item->title;
    if (item->secret)
        t->secret = item->secret;
    if (item->used - t->used > STORE_USED_MS)
        t->used = t->new_used = item->used;
    add_papers(g, t, item);
    add_lines(g, t, item);
}

static void create(struct pg_group *g, struct pg_touched *t, const struct store_item *item)
{
    t->there = true;
    t->now = g->keys[--g->key_count];
    t->status = item->status == STORE_ANY ? STORE_OPEN : item->status;
    t->title = item->title ? item->title : "{}";
    t->secret = item->secret ? item->secret : "{}";
    t->game = item->game;
    t->created = item->created;
    t->used = item->used ? item->used : item->created;
    g->moved[STORE_ANY]++;
    g->moved[t->status]++;
    add_papers(g, t, item);
    add_lines(g, t, item);
}

static void empty(struct pg_touched *t)
{
    t->turn++;
    t->lines = 0;
}

static void remove_table(struct pg_group *g, struct pg_touched *t)
{
    g->moved[STORE_ANY]--;
    g->moved[t->status]--;
    t->drop = t->key != 0;
    t->there = false;
    t->title = t->secret = NULL;
    t->life++;
    empty(t);
}

/* One whose table another house holds is refused, whatever else is in the group. */
static bool is_ours(const struct pg_group *g, const struct pg_touched *t, struct store_item *item)
{
    if (!t || !t->key || t->house == g->house)
        return true;
    struct text why = text_over(item->done.why, sizeof item->done.why);
    item->done.result = STORE_CONFLICT;
    text_put(&why, "another server has this table");
    return false;
}

static void apply(struct pg_group *g, struct store_item *item)
{
    struct pg_touched *t = store_kind_alone(item->done.kind) ? NULL : touched_of(g, item->done.id);
    if (!is_ours(g, t, item) || !store_item_fits(item, t && t->there, t ? t->lines : 0) || !t)
        return;
    switch (item->done.kind) {
    case STORE_CREATE: create(g, t, item); return;
    case STORE_REMOVE: remove_table(g, t); return;
    case STORE_RENEW:
        t->clear = t->key && t->key == t->now;
        empty(t);
        change(g, t, item);
        return;
    default: change(g, t, item); return;
    }
}

/* ---- The second round trip ---- */

/* Queues a statement with the first arrays as its parameters. */
static void put(struct pg_group *g, struct pg_connection *c, const char *name, int arrays)
{
    struct pg_value values[8];
    for (int i = 0; i < arrays; i++) {
        g->failed = g->failed || !pg_array_end(&g->array[i]);
        values[i] = (struct pg_value){g->array[i].at, (int)g->array[i].used};
    }
    if (g->array[0].count && !g->failed)
        pg_send(c, name, values, arrays);
}

static void start(struct pg_group *g, const uint32_t *types, int count)
{
    for (int i = 0; i < count; i++)
        pg_array_start(&g->array[i], types[i]);
}

static void put_drops(struct pg_group *g, struct pg_connection *c)
{
    static const uint32_t types[] = {PG_INT8};
    start(g, types, 1);
    for (const struct pg_touched *t = g->touched; t < g->touched + g->touched_count; t++)
        if (t->drop || t->clear)
            pg_array_int8(&g->array[0], t->key);
    put(g, c, "drop_lines", 1);
    start(g, types, 1);
    for (const struct pg_touched *t = g->touched; t < g->touched + g->touched_count; t++)
        if (t->drop)
            pg_array_int8(&g->array[0], t->key);
    put(g, c, "drop_papers", 1);
    put(g, c, "drop_secrets", 1);
    put(g, c, "drop_tables", 1);
}

static void put_creates(struct pg_group *g, struct pg_connection *c)
{
    static const uint32_t types[] = {PG_INT8, PG_TEXT, PG_TEXT, PG_INT8,
                                     PG_TEXT, PG_TEXT, PG_INT8, PG_INT8};
    start(g, types, 8);
    for (const struct pg_touched *t = g->touched; t < g->touched + g->touched_count; t++) {
        if (!t->there || t->now == t->key)
            continue;
        pg_array_int8(&g->array[0], t->now);
        pg_array_text(&g->array[1], t->id);
        pg_array_text(&g->array[2], t->game);
        pg_array_int8(&g->array[3], t->created);
        pg_array_text(&g->array[4], store_status_words[t->status]);
        pg_array_text(&g->array[5], t->title);
        pg_array_int8(&g->array[6], t->used);
        pg_array_int8(&g->array[7], g->house);
    }
    put(g, c, "create", 8);
}

static void put_changes(struct pg_group *g, struct pg_connection *c)
{
    static const uint32_t types[] = {PG_INT8, PG_TEXT, PG_TEXT, PG_INT8};
    start(g, types, 4);
    for (const struct pg_touched *t = g->touched; t < g->touched + g->touched_count; t++) {
        if (!t->there || t->now != t->key || (!t->new_status && !t->title && !t->new_used))
            continue;
        pg_array_int8(&g->array[0], t->key);
        pg_array_text(&g->array[1], store_status_words[t->new_status]);
        pg_array_text(&g->array[2], t->title);
        if (t->new_used)
            pg_array_int8(&g->array[3], t->new_used);
        else
            pg_array_null(&g->array[3]);
    }
    put(g, c, "change", 4);
    start(g, types, 2);
    for (const struct pg_touched *t = g->touched; t < g->touched + g->touched_count; t++) {
        if (!t->there || !t->secret)
            continue;
        pg_array_int8(&g->array[0], t->now);
        pg_array_text(&g->array[1], t->secret);
    }
    put(g, c, "secret", 2);
}

static void put_lines(struct pg_group *g, struct pg_connection *c)
{
    static const uint32_t types[] = {PG_INT8, PG_INT4, PG_TEXT};
    start(g, types, 3);
    for (const struct pg_line *line = g->lines; line < g->lines + g->line_count; line++) {
        const struct pg_touched *t = &g->touched[line->touched];
        if (!t->there || t->turn != line->turn)
            continue;
        pg_array_int8(&g->array[0], t->now);
        pg_array_int4(&g->array[1], (int32_t)line->n);
        pg_array_bytes(&g->array[2], line->at, line->size);
    }
    put(g, c, "line", 3);
}

static int by_paper(const void *a, const void *b)
{
    const struct pg_paper *x = a, *y = b;
    int names = x->touched != y->touched ? x->touched - y->touched : strcmp(x->name, y->name);
    return names ? names : x->order - y->order;
}

/* The last of each name: one statement may not write a row twice. */
static void put_papers(struct pg_group *g, struct pg_connection *c, bool goes)
{
    static const uint32_t types[] = {PG_INT8, PG_TEXT, PG_TEXT};
    start(g, types, goes ? 2 : 3);
    for (int i = 0; i < g->paper_count; i++) {
        const struct pg_paper *paper = &g->papers[i], *next = paper + 1;
        const struct pg_touched *t = &g->touched[paper->touched];
        bool last = i + 1 == g->paper_count || next->touched != paper->touched ||
                    strcmp(next->name, paper->name) != 0;
        if (!t->there || t->life != paper->life || !last || goes != !paper->text)
            continue;
        pg_array_int8(&g->array[0], t->now);
        pg_array_text(&g->array[1], paper->name);
        if (!goes)
            pg_array_text(&g->array[2], paper->text);
    }
    put(g, c, goes ? "unpaper" : "paper", goes ? 2 : 3);
}

static void take_commit(void *arg, int n, const PGresult *result)
{
    struct pg_group *g = arg;
    (void)n; /* the last result is the commit's */
    g->committed = !strcmp(g->pq->PQcmdStatus((PGresult *)result), "COMMIT");
}

enum pg_end pg_group_commit(struct pg_group *g, struct pg_connection *c, struct store_item *first,
                            int64_t house, int64_t writes, struct text *why)
{
    g->pq = c->pq;
    g->house = house;
    g->fenced = g->committed = false;
    /* never NULL, as no sum with NULL is defined */
    g->failed = !room_for((void **)&g->touched, &g->touched_room, 0, sizeof *g->touched) ||
                !room_for((void **)&g->lines, &g->line_room, 0, sizeof *g->lines);
    g->line_count = g->key_count = g->paper_count = 0;
    memset(g->moved, 0, sizeof g->moved);
    collect(g, first);
    enum pg_end end = look(g, c, first, house, writes, why);
    if (end == PG_DONE && !g->fenced && !g->failed) {
        for (struct store_item *item = first; item; item = item->next)
            apply(g, item);
        put_drops(g, c);
        put_creates(g, c);
        put_changes(g, c);
        put_lines(g, c);
        if (g->paper_count > 1)
            qsort(g->papers, (size_t)g->paper_count, sizeof *g->papers, by_paper);
        put_papers(g, c, true);
        put_papers(g, c, false);
        pg_put_alone(c, first);
        if (!g->failed) {
            pg_send(c, "commit", NULL, 0);
            end = pg_sync(c, take_commit, g, why);
        }
    }
    if (g->failed && end != PG_LOST) {
        text_put(why, "out of memory");
        end = PG_REFUSED;
    }
    if (end == PG_LOST || g->committed)
        return end;
    /* Without a connection there is nothing to be rolled back either. */
    pg_send_once(c, "ROLLBACK", NULL, 0);
    pg_sync(c, NULL, NULL, NULL);
    return PG_REFUSED;
}

void pg_group_free(struct pg_group *g)
{
    free(g->touched);
    free(g->lines);
    free(g->papers);
    free(g->keys);
    for (size_t i = 0; i < sizeof g->array / sizeof *g->array; i++)
        pg_array_free(&g->array[i]);
    memset(g, 0, sizeof *g);
}
