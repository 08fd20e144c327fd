/* What the store's tests share. What is always true: all files are in one folder, which kit_close
 * removes, or the program's end after a test that failed. */
#include "tests/store/kit.h"
#include "store/postgres/connection.h"

#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/statvfs.h>
#include <unistd.h>

enum { FOLDERS_MAX = 16 };
static char folders[FOLDERS_MAX][sizeof((struct kit *)0)->folder]; /* "": a free place */

static int remove_one(const char *path, const struct stat *stat, int kind, struct FTW *ftw)
{
    (void)stat, (void)kind, (void)ftw;
    return remove(path);
}

static int remove_folder(const char *folder)
{
    return nftw(folder, remove_one, 8, FTW_DEPTH | FTW_PHYS);
}

static void remove_left(void)
{
    for (int i = 0; i < FOLDERS_MAX; i++)
        if (*folders[i])
            remove_folder(folders[i]);
}

static void open_below(struct kit *kit, const char *place)
{
    static bool promised;
    if (!promised)
        promised = !atexit(remove_left);
    *kit = (struct kit){0};
    snprintf(kit->folder, sizeof kit->folder, "%s/croupier-store-XXXXXX", place);
    assert_non_null(mkdtemp(kit->folder));
    for (int i = 0; i < FOLDERS_MAX; i++)
        if (!*folders[i]) {
            memcpy(folders[i], kit->folder, sizeof kit->folder);
            break;
        }
    kit_path(kit, "house.db", kit->path);
}

/* ---- In PostgreSQL ---- */

bool kit_in_postgres(void)
{
    return getenv("CROUPIER_POSTGRES") != NULL;
}

static int64_t sql_at(const char *url, const char *sql)
{
    char reason[1024];
    struct text why = text_over(reason, sizeof reason);
    struct pg_connection c;
    int64_t number = 0;
    bool gives = !strncmp(sql, "SELECT", 6) || strstr(sql, "RETURNING");
    if (!pg_connect(&c, url, NULL, &why) ||
        pg_ask(&c, sql, NULL, 0, &number, gives, NULL, &why) != PG_DONE)
        fail_msg("%s: %s", sql, reason);
    pg_disconnect(&c);
    return number;
}

int64_t kit_sql(const struct kit *kit, const char *sql)
{
    return sql_at(kit->path, sql);
}

/* What CROUPIER_POSTGRES says, with a database's name put in. */
static void url_of(const char *name, char url[KIT_PATH_BYTES])
{
    const char *form = getenv("CROUPIER_POSTGRES"), *at = form ? strstr(form, "%s") : NULL;
    assert_non_null(at);
    assert_in_range(snprintf(url, KIT_PATH_BYTES, "%.*s%s%s", (int)(at - form), form, name, at + 2),
                    1, KIT_PATH_BYTES - 1);
}

/* The database has the name of the kit's folder, in lower case and without signs. */
static void database_of(const struct kit *kit, char name[64])
{
    snprintf(name, 64, "kit_");
    for (const char *at = strrchr(kit->folder, '-') + 1; *at; at++)
        snprintf(name + strlen(name), 64 - strlen(name), "%02x", (unsigned char)*at);
}

static void database_make(struct kit *kit, bool make)
{
    char name[64], url[KIT_PATH_BYTES], sql[128];
    database_of(kit, name);
    url_of("postgres", url);
    snprintf(sql, sizeof sql, "%s %s%s", make ? "CREATE DATABASE" : "DROP DATABASE", name,
             make ? " ENCODING 'UTF8' TEMPLATE template0" : " WITH (FORCE)");
    sql_at(url, sql);
    url_of(name, kit->path);
}

void kit_open(struct kit *kit)
{
    open_below(kit, "/tmp");
    if (kit_in_postgres())
        database_make(kit, true);
}

void kit_open_in_memory(struct kit *kit)
{
    static const char memory[] = "/dev/shm";
    struct statvfs is;
    bool large = !statvfs(memory, &is) && is.f_bavail >= (1ul << 30) / is.f_frsize;
    open_below(kit, large && !access(memory, W_OK) ? memory : "/tmp");
}

void kit_close(struct kit *kit)
{
    kit_stop(kit);
    if (pg_names(kit->path))
        database_make(kit, false);
    for (int i = 0; i < FOLDERS_MAX; i++)
        if (!strcmp(folders[i], kit->folder))
            *folders[i] = 0;
    assert_int_equal(remove_folder(kit->folder), 0);
}

int kit_setup(void **state)
{
    struct kit *kit = malloc(sizeof *kit);
    kit_open(kit);
    *state = kit;
    return 0;
}

int kit_teardown(void **state)
{
    kit_close(*state);
    free(*state);
    return 0;
}

void kit_start(struct kit *kit, const struct store_options *options)
{
    char reason[1024];
    struct text why = text_over(reason, sizeof reason);
    struct store_options own = options ? *options : (struct store_options){0};
    own.path = kit->path;
    assert_null(kit->store);
    kit->store = store_open(&own, &why);
    if (!kit->store)
        fail_msg("%s", reason);
    kit_hold_all(kit->store);
}

struct ids {
    int count;
    char id[1000][STORE_ID_CHARS + 1];
};

static bool add_id(void *arg, const struct store_table *table)
{
    struct ids *ids = arg;
    memcpy(ids->id[ids->count++], table->id, sizeof table->id);
    return true;
}

static int hold(struct store *store, const char *id, struct store_holder *holder)
{
    char reason[1024];
    struct text why = text_over(reason, sizeof reason);
    int held = store_hold(store, id, holder, &why);
    if (held < 0)
        fail_msg("%s", reason);
    return held;
}

void kit_hold_all(struct store *store)
{
    struct ids *ids = calloc(1, sizeof *ids);
    struct store_holder holder;
    assert_non_null(ids);
    if (kit_in_postgres())
        assert_true(store_list(store, STORE_ANY, 1000, add_id, ids, NULL) >= 0);
    for (int i = 0; i < ids->count; i++)
        for (int ms = 0; hold(store, ids->id[i], &holder) != STORE_HELD; ms += 50) {
            assert_in_range(ms, 0, 10000);
            usleep(50000);
        }
    free(ids);
}

int kit_hold(struct store *store, int t, struct store_holder *holder)
{
    char id[STORE_ID_CHARS + 1];
    kit_id(t, id);
    return hold(store, id, holder);
}

void kit_refused(const char *path, const char *address, const char *begins, const char *has)
{
    char reason[1024] = "";
    struct text why = text_over(reason, sizeof reason);
    assert_null(store_open(&(struct store_options){.path = path, .address = address}, &why));
    if (strncmp(reason, begins, strlen(begins)) != 0 || !strstr(reason, has))
        fail_msg("said: %s", reason);
    assert_null(strchr(reason, '\n'));
    assert_null(strstr(reason, "secret-word"));
}

void kit_stop(struct kit *kit)
{
    store_close(kit->store);
    kit->store = NULL;
}

void kit_path(const struct kit *kit, const char *name, char path[KIT_PATH_BYTES])
{
    assert_in_range(snprintf(path, KIT_PATH_BYTES, "%s/%s", kit->folder, name), 1,
                    KIT_PATH_BYTES - 1);
}

char *kit_read(const char *path, size_t *size)
{
    FILE *file = fopen(path, "rb");
    if (!file)
        return NULL;
    assert_int_equal(fseek(file, 0, SEEK_END), 0);
    *size = (size_t)ftell(file);
    rewind(file);
    char *bytes = malloc(*size + 1);
    assert_non_null(bytes);
    assert_int_equal(fread(bytes, 1, *size, file), *size);
    bytes[*size] = 0;
    fclose(file);
    return bytes;
}

void kit_write(const char *path, const void *bytes, size_t size)
{
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(bytes, 1, size, file), size);
    assert_int_equal(fclose(file), 0);
}

void kit_id(int t, char id[STORE_ID_CHARS + 1])
{
    snprintf(id, STORE_ID_CHARS + 1, "%032x", (unsigned)t);
}

size_t kit_line(int t, uint32_t n, char line[KIT_LINE_BYTES])
{
    int pad = (int)(13 * (n % 1000) + (n % 7 == 6 ? 5000 : 0));
    int size = snprintf(line, KIT_LINE_BYTES, "{\"t\":%d,\"n\":%u,\"pad\":\"", t, (unsigned)n);
    memset(line + size, 'a' + (int)(n % 26), (size_t)pad);
    memcpy(line + size + pad, "\"}", 3);
    return (size_t)size + (size_t)pad + 2;
}

static void submit(struct store *store, int t, struct store_change change)
{
    char id[STORE_ID_CHARS + 1], reason[1024];
    struct text why = text_over(reason, sizeof reason);
    kit_id(t, id);
    change.id = id;
    change.tag = (uint64_t)t;
    if (!store_submit(store, &change, NULL, &why))
        fail_msg("%s", reason);
}

static void submit_lines(struct store *store, int t, uint32_t lines, struct store_change change)
{
    char *all = malloc((size_t)lines * KIT_LINE_BYTES + 1), *at = all;
    assert_non_null(all);
    for (uint32_t n = change.first; n < change.first + lines; n++) {
        at += kit_line(t, n, at);
        *at++ = '\n';
    }
    change.lines = all;
    change.lines_size = (size_t)(at - all);
    submit(store, t, change);
    free(all);
}

void kit_create(struct store *store, int t, uint32_t lines)
{
    submit_lines(store, t, lines,
                 (struct store_change){.kind = STORE_CREATE, .game = "kuhn", .created = 1000 + t});
}

void kit_append(struct store *store, int t, uint32_t first, uint32_t lines)
{
    submit_lines(store, t, lines, (struct store_change){.kind = STORE_CHANGE, .first = first});
}

void kit_renew(struct store *store, int t, uint32_t lines)
{
    submit_lines(store, t, lines, (struct store_change){.kind = STORE_RENEW});
}

void kit_remove(struct store *store, int t)
{
    submit(store, t, (struct store_change){.kind = STORE_REMOVE});
}

int kit_result(struct store *store, struct store_done *done)
{
    struct store_done own, more;
    done = done ? done : &own;
    store_drain(store);
    assert_true(store_poll(store, done));
    assert_false(store_poll(store, &more));
    assert_int_equal(done->result == STORE_OK, !*done->why);
    return done->result;
}

struct reading {
    int t;
    uint32_t next;
};

static bool check_line(void *arg, uint32_t n, const char *line, size_t size)
{
    char want[KIT_LINE_BYTES];
    struct reading *reading = arg;
    assert_int_equal(n, reading->next++);
    assert_int_equal(size, kit_line(reading->t, n, want));
    assert_string_equal(line, want);
    return true;
}

int kit_lines(struct store *store, int t)
{
    char id[STORE_ID_CHARS + 1], reason[1024];
    struct text why = text_over(reason, sizeof reason);
    struct store_table table;
    struct reading reading = {.t = t};
    kit_id(t, id);
    int found = store_find(store, id, &table, &why);
    int lines = found < 0 ? found : store_lines(store, id, 0, check_line, &reading, &why);
    if (found < 0 || lines < 0)
        fail_msg("%s", reason);
    assert_int_equal(lines, reading.next);
    assert_int_equal(lines, found ? table.lines : 0);
    return found ? lines : -1;
}

int kit_setup_started(void **state)
{
    kit_setup(state);
    kit_start(*state, NULL);
    return 0;
}

void kit_again(struct kit *kit)
{
    kit_stop(kit);
    kit_start(kit, NULL);
}
