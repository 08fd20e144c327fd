/* What is PostgreSQL's own: connections that break at every point, a server that ends, and what is
 * refused at the start. What is always true: a change that was
 * acknowledged is there once, and one that was refused is not. */
#include <arpa/inet.h>
#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include "tests/store/kit.h"

static void refused(const char *path, const char *begins, const char *has)
{
    kit_refused(path, NULL, begins, has);
}

/* ---- A proxy that breaks connections ---- */

/* Passes everything on between sockets in two folders; after `cut_after` bytes from the store (or
 * from the server) it breaks the connection that is served, once. */
struct proxy {
    char folder[300], from[320], to[320];
    int listens;
    pthread_t thread;
    atomic_bool ends;
    atomic_long left; /* bytes until the cut; below 0: no cut */
    bool of_server;   /* which direction's bytes count */
    atomic_int cuts, lines;
};

struct line {
    struct proxy *proxy;
    int client;
};

static struct sockaddr_un address_of(const char *path)
{
    struct sockaddr_un at = {.sun_family = AF_UNIX};
    assert_true(strlen(path) < sizeof at.sun_path);
    memcpy(at.sun_path, path, strlen(path) + 1);
    return at;
}

static void connect_to(const char *path, int fd)
{
    struct sockaddr_un at = address_of(path);
    if (connect(fd, (struct sockaddr *)&at, sizeof at))
        shutdown(fd, SHUT_RDWR);
}

/* One connection until it ends. A cut comes in the middle of what was read: the part before it is
 * still passed on. */
static void *pass_on(void *arg)
{
    struct line line = *(struct line *)arg;
    struct proxy *p = line.proxy;
    int fds[2] = {line.client, socket(AF_UNIX, SOCK_STREAM, 0)};
    char bytes[8192];
    free(arg);
    connect_to(p->to, fds[1]);
    for (bool open = true; open && !p->ends;) {
        struct pollfd at[2] = {{fds[0], POLLIN, 0}, {fds[1], POLLIN, 0}};
        if (poll(at, 2, 20) <= 0)
            continue;
        for (int i = 0; i < 2 && open; i++) {
            if (!at[i].revents)
                continue;
            ssize_t n = read(fds[i], bytes, sizeof bytes);
            long left = atomic_load(&p->left);
            bool cut = false;
            if (n > 0 && left >= 0 && (i == 1) == p->of_server) {
                cut = n > left;
                n = cut ? left : n;
                atomic_store(&p->left, cut ? -1 : left - n);
            }
            open = n > 0 && write(fds[1 - i], bytes, (size_t)n) == n;
            if (cut) {
                p->cuts++;
                open = false;
            }
        }
    }
    close(fds[0]);
    close(fds[1]);
    p->lines--;
    return NULL;
}

static void *take_calls(void *arg)
{
    struct proxy *p = arg;
    while (!p->ends) {
        struct pollfd at = {p->listens, POLLIN, 0};
        if (poll(&at, 1, 20) <= 0)
            continue;
        struct line *line = malloc(sizeof *line);
        pthread_t thread;
        *line = (struct line){p, accept(p->listens, NULL, NULL)};
        p->lines++;
        if (line->client < 0 || pthread_create(&thread, NULL, pass_on, line)) {
            p->lines--;
            free(line);
            continue;
        }
        pthread_detach(thread);
    }
    return NULL;
}

/* A proxy in the kit's folder before the kit's database; `url` leads through it. */
static void proxy_start(struct proxy *p, const struct kit *kit, char url[KIT_PATH_BYTES])
{
    const char *host = strstr(kit->path, "host=");
    memset(p, 0, sizeof *p);
    snprintf(p->folder, sizeof p->folder, "%s", kit->folder);
    snprintf(p->from, sizeof p->from, "%s/.s.PGSQL.5432", kit->folder);
    snprintf(p->to, sizeof p->to, "%s/.s.PGSQL.5432", host + 5);
    snprintf(url, KIT_PATH_BYTES, "%.*shost=%s", (int)(host - kit->path), kit->path, kit->folder);
    p->left = -1;
    p->listens = socket(AF_UNIX, SOCK_STREAM, 0);
    struct sockaddr_un at = address_of(p->from);
    assert_int_equal(bind(p->listens, (struct sockaddr *)&at, sizeof at), 0);
    assert_int_equal(listen(p->listens, 16), 0);
    assert_int_equal(pthread_create(&p->thread, NULL, take_calls, p), 0);
}

static void proxy_end(struct proxy *p)
{
    p->ends = true;
    pthread_join(p->thread, NULL);
    close(p->listens);
    while (p->lines) /* which end by themselves */
        usleep(1000);
}

/* Six changes, the last of which is refused, while the connection breaks after so many bytes. */
static void one_cut(struct kit *kit, struct proxy *proxy, const char *url, long after,
                    bool of_server, int *cuts)
{
    static int table;
    char bytes[1024];
    struct text why = text_over(bytes, sizeof bytes);
    struct store_done done;
    int t = ++table, before = proxy->cuts, n = 0;
    struct store *store = store_open(&(struct store_options){.path = url}, &why);
    if (!store)
        fail_msg("%s", bytes);
    proxy->of_server = of_server;
    atomic_store(&proxy->left, after);
    kit_create(store, t, 2);
    for (uint32_t line = 2; line < 5; line++)
        kit_append(store, t, line, 1);
    kit_append(store, t, 5, 9);
    kit_append(store, t, 5, 1); /* does not follow */
    store_drain(store);
    while (store_poll(store, &done)) {
        n++;
        if (done.result != (n < 6 ? STORE_OK : STORE_CONFLICT))
            fail_msg("cut after %ld bytes: change %d: %s", after, n, done.why);
    }
    assert_int_equal(n, 6);
    atomic_store(&proxy->left, -1);
    assert_int_equal(kit_lines(store, t), 14);
    *cuts += proxy->cuts - before;
    store_close(store);
    assert_int_equal(kit_sql(kit, "SELECT count(*) FROM croupier.houses WHERE NOT gone"), 0);
}

/* Bytes between 0 and what all changes take, in steps that fall everywhere in every message. */
static void test_cut_anywhere(void **state)
{
    struct kit *kit = *state;
    struct proxy proxy;
    char url[KIT_PATH_BYTES];
    int cuts = 0, tries = 0;
    proxy_start(&proxy, kit, url);
    for (int of_server = 0; of_server < 2; of_server++)
        for (long after = 0; after < (of_server ? 2400 : 12000); after += of_server ? 61 : 331) {
            one_cut(kit, &proxy, url, after, of_server, &cuts);
            tries++;
        }
    printf("%d cuts in %d attempts\n", cuts, tries);
    assert_true(cuts > tries / 2);
    proxy_end(&proxy);
}

/* ---- The server ends ---- */

static void control(const char *what)
{
    char command[400];
    snprintf(command, sizeof command, "%s %s", getenv("CROUPIER_POSTGRES_CTL"), what);
    assert_int_equal(system(command), 0); /* NOLINT(cert-env33-c): the harness's own */
}

static void test_server_ends_and_comes_back(void **state)
{
    struct kit *kit = *state;
    struct store_done done;
    enum { LINES = 400 };
    uint32_t told = 0;
    kit_start(kit, NULL);
    kit_create(kit->store, 1, 1);
    assert_int_equal(kit_result(kit->store, NULL), STORE_OK);
    bool away = false;
    for (uint32_t n = 1; n < LINES; n++) {
        away = away || store_health(kit->store) == STORE_AWAY;
        if (n == 100 || n == 250)
            control("kill");
        if (n == 150 || n == 300)
            control("start");
        kit_append(kit->store, 1, n, 1);
        while (store_poll(kit->store, &done)) {
            assert_int_equal(done.result, STORE_OK);
            assert_int_equal(done.first, ++told);
        }
        usleep(500);
    }
    store_drain(kit->store);
    while (store_poll(kit->store, &done)) {
        assert_int_equal(done.result, STORE_OK);
        assert_int_equal(done.first, ++told);
    }
    assert_int_equal(told, LINES - 1);
    assert_true(away);
    assert_int_equal(store_health(kit->store), STORE_WELL);
    assert_int_equal(kit_lines(kit->store, 1), LINES);
}

/* ---- One group, whatever its order; and both backends alike ---- */

static uint32_t random_of(uint32_t *seed, uint32_t n)
{
    *seed = *seed * 1664525 + 1013904223;
    return (*seed >> 8) % n;
}

struct content {
    char bytes[1 << 20];
    struct text text;
};

static bool add_line(void *arg, uint32_t n, const char *line, size_t size)
{
    struct content *content = arg;
    text_format(&content->text, "%d:%d:%s\n", (int)n, (int)size, line);
    return true;
}

static struct content *content_of(struct store *store, int tables)
{
    struct content *content = malloc(sizeof *content);
    content->text = text_over(content->bytes, sizeof content->bytes);
    for (int t = 1; t <= tables; t++) {
        char id[STORE_ID_CHARS + 1];
        struct store_table is;
        kit_id(t, id);
        if (store_find(store, id, &is, NULL) <= 0)
            continue;
        text_format(&content->text, "%s %s %d %d %d %d %s %s\n", is.id, is.game, is.status,
                    (int)(is.created / 1000), (int)(is.used / 1000), (int)is.lines, is.title,
                    is.secret);
        store_lines(store, id, 0, add_line, content, NULL);
    }
    assert_false(content->text.cut);
    return content;
}

/* The same random changes to both, in bursts: every result and all that is there are the same. */
static void test_as_in_a_file(void **state)
{
    struct kit *kit = *state;
    enum { TABLES = 6, CHANGES = 4000 };
    char file[KIT_PATH_BYTES], reason[1024];
    struct text why = text_over(reason, sizeof reason);
    uint32_t seed = 20261129;
    int results[2][CHANGES], results_of[STORE_FAILED + 1] = {0};
    kit_path(kit, "house.db", file);
    const char *paths[2] = {kit->path, file};
    struct content *contents[2];
    struct store_counts counts[2];
    for (int which = 0; which < 2; which++) {
        struct store *store = store_open(&(struct store_options){.path = paths[which]}, &why);
        struct store_done done;
        int told = 0;
        if (!store)
            fail_msg("%s", reason);
        seed = 20261129;
        for (int i = 0; i < CHANGES; i++) {
            char id[STORE_ID_CHARS + 1], lines[200], title[40], secret[40];
            struct store_change c = {.kind = (int)random_of(&seed, STORE_TRY + 1), .id = id};
            uint32_t n = random_of(&seed, 4), follows = random_of(&seed, 12);
            kit_id(1 + (int)random_of(&seed, TABLES), id);
            if (random_of(&seed, 3))
                c.kind = STORE_CHANGE;
            snprintf(lines, sizeof lines, "{\"i\":%d,\"a\":\"\xc3\xa4\"}\n{\"i\":%d}\n{\"x\":3}\n",
                     i, -i);
            snprintf(title, sizeof title, "{\"title\":%d}", i);
            snprintf(secret, sizeof secret, "{\"secret\":%d}", i);
            bool writes = c.kind != STORE_REMOVE && c.kind != STORE_TRY;
            if (writes && (n || c.kind == STORE_RENEW)) {
                n = n ? n : 1;
                c.lines = lines;
                c.lines_size = 0;
                while (n--)
                    c.lines_size = (size_t)(strchr(lines + c.lines_size, '\n') + 1 - lines);
                c.first = c.kind == STORE_CHANGE ? follows : 0;
            }
            if (c.kind == STORE_CREATE) {
                c.game = "kuhn";
                c.created = 5000 + i;
            }
            if (writes) {
                c.status = (int)random_of(&seed, STORE_STATUSES);
                c.title = random_of(&seed, 2) ? title : NULL;
                c.secret = random_of(&seed, 2) ? secret : NULL;
                c.used = random_of(&seed, 2) ? 3600000 * (int64_t)random_of(&seed, 9) : 0;
            }
            if (!store_submit(store, &c, NULL, &why))
                fail_msg("%s", reason);
            if (i % 97 == 96 || i == CHANGES - 1) {
                store_drain(store);
                while (store_poll(store, &done))
                    results[which][told++] = done.result;
            }
        }
        assert_int_equal(told, CHANGES);
        contents[which] = content_of(store, TABLES);
        store_counts(store, &counts[which]);
        assert_true(counts[which].commits < CHANGES / 4); /* else there were no groups */
        store_close(store);
    }
    assert_memory_equal(results[0], results[1], sizeof results[0]);
    assert_string_equal(contents[0]->bytes, contents[1]->bytes);
    assert_memory_equal(counts[0].tables, counts[1].tables, sizeof counts[0].tables);
    for (int i = 0; i < CHANGES; i++)
        results_of[results[0][i]]++;
    assert_true(results_of[STORE_OK] > 500 && results_of[STORE_CONFLICT] > 100 &&
                results_of[STORE_MISSING] > 100);
    free(contents[0]);
    free(contents[1]);
}

/* ---- Refused at the start ---- */

static void test_what_is_refused(void **state)
{
    struct kit *kit = *state;
    char url[KIT_PATH_BYTES + 40];
    const char *host = strstr(kit->path, "?host=") + 6;
    refused("postgresql://a:secret-word@h:nonsense/x", "PostgreSQL: ", "port");
    refused("postgresql://[a:secret-word", "PostgreSQL: the URL is not as PostgreSQL wants it", "");
    snprintf(url, sizeof url, "postgresql://croupier@/nowhere?host=%s", host);
    refused(url, "PostgreSQL: ", "database \"nowhere\" does not exist");
    snprintf(url, sizeof url, "postgresql://croupier:secret-word@/x?host=%s/missing", kit->folder);
    refused(url, "PostgreSQL: ", "No such file or directory");
    /* No right to create: who may is told. */
    kit_sql(kit, "DROP ROLE IF EXISTS guest");
    kit_sql(kit, "CREATE ROLE guest LOGIN");
    snprintf(url, sizeof url, "postgresql://guest%s", strchr(kit->path, '@'));
    refused(url, "PostgreSQL: permission denied for database",
            "CREATE SCHEMA croupier AUTHORIZATION");
    /* Of a newer croupier; changed by somebody. */
    kit_start(kit, NULL);
    kit_stop(kit);
    kit_sql(kit, "UPDATE croupier.state SET value = 99");
    refused(kit->path, "PostgreSQL: a newer croupier wrote it (version 99; this one reads up to ",
            "");
    kit_sql(kit, "UPDATE croupier.state SET value = 5");
    kit_sql(kit, "ALTER TABLE croupier.lines RENAME COLUMN line TO text");
    refused(kit->path, "PostgreSQL: column ",
            "the tables in its schema croupier are not as this croupier made them");
    kit_sql(kit, "ALTER TABLE croupier.lines RENAME COLUMN text TO line");
    kit_sql(kit, "ALTER TABLE croupier.state RENAME TO gone");
    refused(kit->path, "PostgreSQL: relation \"tables\" already exists",
            "are not as this croupier made them");
    kit_sql(kit, "ALTER TABLE croupier.gone RENAME TO state");
    kit_start(kit, NULL);
    /* Looking makes nothing. */
    char reason[1024] = "";
    struct text why = text_over(reason, sizeof reason);
    struct store *look = store_open_look(kit->path, &why);
    assert_non_null(look);
    store_close(look);
    kit_stop(kit);
    kit_sql(kit, "DROP SCHEMA croupier CASCADE");
    assert_null(store_open_look(kit->path, &why));
    assert_string_equal(reason, "PostgreSQL: croupier has not kept any tables there");
    assert_int_equal(kit_sql(kit, "SELECT count(*) FROM pg_namespace WHERE nspname = 'croupier'"),
                     0);
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, kit_setup, kit_teardown)
    const struct CMUnitTest tests[] = {
        TEST(test_cut_anywhere),
        TEST(test_server_ends_and_comes_back),
        TEST(test_as_in_a_file),
        TEST(test_what_is_refused),
    };
    if (!kit_in_postgres()) {
        fprintf(stderr, "Run by tests/store/postgres.sh.\n");
        return 2;
    }
    return cmocka_run_group_tests(tests, NULL, NULL);
}
