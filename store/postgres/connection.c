/* Connections to PostgreSQL. Nothing blocks in the library but connecting itself, which has its own
 * time limit: a server that stops answering in the middle of a commit must not hold the writer for
 * ever. */
#include "store/postgres/connection.h"

#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MIN_VERSION = 130000 };

void pg_say_changed(struct text *why)
{
    text_put(why, "; the tables in its schema croupier are not as this croupier made them");
}

bool pg_names(const char *path)
{
    return path && (!strncmp(path, "postgresql://", 13) || !strncmp(path, "postgres://", 11));
}

/* The library ends its reasons with a new line, and writes some on several. */
static void put_line(struct text *why, const char *message)
{
    while (why && *message) {
        size_t size = strcspn(message, "\n");
        text_put_n(why, message, size);
        message += size;
        message += strspn(message, "\n\t ");
        if (*message)
            text_put(why, "; ");
    }
}

static void no_notices(void *arg, const char *message)
{
    (void)arg, (void)message;
}

/* What passes by itself: the server stops or starts, another took the lock, it is a standby now. */
static bool passes(const char *state)
{
    static const char *const kinds[] = {"57P", "08", "40001", "40P01", "55P03", "25006"};
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (!strncmp(state, kinds[i], strlen(kinds[i])))
            return true;
    return false;
}

static int64_t now_ms(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

/* Waits until the socket can be read, or written as well. False after the time limit. */
static bool wait_socket(struct pg_connection *c, bool write, int64_t until)
{
    struct pollfd at = {.fd = c->pq->PQsocket(c->conn),
                        .events = (short)(write ? POLLIN | POLLOUT : POLLIN)};
    int64_t left = until - now_ms();
    if (at.fd < 0 || left <= 0)
        return false;
    int n = poll(&at, 1, (int)left);
    return n > 0 || (n < 0 && errno == EINTR);
}

static bool flush(struct pg_connection *c, int64_t until)
{
    int more;
    while ((more = c->pq->PQflush(c->conn)) > 0)
        if (!wait_socket(c, true, until) || !c->pq->PQconsumeInput(c->conn))
            return false;
    return more == 0;
}

/* The next result, or NULL at the end of a statement's; `*silent` if the server said nothing. */
static PGresult *next(struct pg_connection *c, int64_t until, bool *silent)
{
    *silent = false;
    while (c->pq->PQisBusy(c->conn))
        if (!wait_socket(c, false, until) || !c->pq->PQconsumeInput(c->conn)) {
            *silent = c->pq->PQstatus(c->conn) == CONNECTION_OK;
            break;
        }
    return *silent ? NULL : c->pq->PQgetResult(c->conn);
}

static enum pg_end lose(struct pg_connection *c, const char *reason, struct text *why)
{
    put_line(why, reason && *reason ? reason : "the connection was lost");
    pg_disconnect(c);
    return PG_LOST;
}

enum pg_end pg_sync(struct pg_connection *c, void (*each)(void *arg, int n, const PGresult *),
                    void *arg, struct text *why)
{
    int64_t until = now_ms() + CONNECTION_WAIT_MS;
    bool refused = false, synced = false, silent = false;
    c->state[0] = 0;
    if (!c->conn)
        return PG_LOST;
    if (c->unsent || !c->pq->PQpipelineSync(c->conn) || !flush(c, until))
        return lose(c, c->pq->PQerrorMessage(c->conn), why);
    for (int n = 0; !synced;) {
        PGresult *result = next(c, until, &silent);
        if (silent)
            return lose(c, "the server does not answer", why);
        if (!result) {
            if (c->pq->PQstatus(c->conn) != CONNECTION_OK)
                return lose(c, c->pq->PQerrorMessage(c->conn), why);
            n++;
            continue;
        }
        ExecStatusType status = c->pq->PQresultStatus(result);
        synced = status == PGRES_PIPELINE_SYNC;
        bool fine = status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;
        if (!fine && !synced && status != PGRES_PIPELINE_ABORTED && !refused) {
            const char *state = c->pq->PQresultErrorField(result, PG_DIAG_SQLSTATE);
            const char *message = c->pq->PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);
            refused = true;
            snprintf(c->state, sizeof c->state, "%s", state ? state : "08000");
            put_line(why, message ? message : c->pq->PQresultErrorMessage(result));
        } else if (fine && each && !refused) {
            each(arg, n, result);
        }
        c->pq->PQclear(result);
    }
    if (refused && passes(c->state)) {
        pg_disconnect(c);
        return PG_LOST;
    }
    return refused ? PG_REFUSED : PG_DONE;
}

/* ---- Statements ---- */

enum { VALUES = 8 };

struct parameters {
    const char *at[VALUES];
    int size[VALUES], binary[VALUES];
};

static void fill(struct parameters *p, const struct pg_value *values, int count)
{
    for (int i = 0; i < count; i++) {
        p->at[i] = values[i].at;
        p->size[i] = values[i].size;
        p->binary[i] = values[i].size > 0;
    }
}

void pg_send(struct pg_connection *c, const char *name, const struct pg_value *values, int count)
{
    struct parameters p = {0};
    fill(&p, values, count);
    if (!c->conn || !c->pq->PQsendQueryPrepared(c->conn, name, count, p.at, p.size, p.binary, 0))
        c->unsent = true;
}

void pg_send_once(struct pg_connection *c, const char *sql, const struct pg_value *values,
                  int count)
{
    struct parameters p = {0};
    fill(&p, values, count);
    if (!c->conn || !c->pq->PQsendQueryParams(c->conn, sql, count, NULL, p.at, p.size, p.binary, 0))
        c->unsent = true;
}

struct pg_value pg_number(int64_t n, struct pg_number *number)
{
    snprintf(number->digits, sizeof number->digits, "%lld", (long long)n);
    return (struct pg_value){.at = number->digits};
}

struct asked {
    const struct libpq *pq;
    int64_t *numbers;
    int wanted, rows;
};

static void first_row(void *arg, int n, const PGresult *result)
{
    struct asked *asked = arg;
    (void)n;
    asked->rows = asked->pq->PQntuples(result);
    for (int i = 0; i < asked->wanted && asked->rows; i++)
        asked->numbers[i] = strtoll(asked->pq->PQgetvalue(result, 0, i), NULL, 10);
}

enum pg_end pg_ask(struct pg_connection *c, const char *sql, const struct pg_value *values,
                   /* NOLINTNEXTLINE(readability-non-const-parameter): written to through `asked` */
                   int count, int64_t *numbers, int wanted, int *rows, struct text *why)
{
    struct asked asked = {.pq = c->pq, .numbers = numbers, .wanted = wanted};
    pg_send_once(c, sql, values, count);
    enum pg_end end = pg_sync(c, first_row, &asked, why);
    if (rows)
        *rows = asked.rows;
    return end;
}

/* ---- Connecting ---- */

void pg_disconnect(struct pg_connection *c)
{
    if (c->conn)
        c->pq->PQfinish(c->conn);
    c->conn = NULL;
    c->unsent = false;
}

/* What the session needs. No limit for a statement: it would end a commit that waits for its
 * standby, as done, though it is not there. */
static enum pg_end set_up(struct pg_connection *c, struct text *why)
{
    static const char *const sets[] = {
        "SET lock_timeout = '5s'",
        "SET idle_in_transaction_session_timeout = '2s'",
        "SET default_transaction_isolation = 'read committed'",
        "SET statement_timeout = 0",
        "SET search_path = pg_catalog",
        /* Whatever the database says: who was told of a move has to find it again. */
        ("SELECT set_config('synchronous_commit', 'on', false)"
         " WHERE current_setting('synchronous_commit') <> 'remote_apply'"),
    };
    for (size_t i = 0; i < sizeof sets / sizeof *sets; i++)
        pg_send_once(c, sets[i], NULL, 0);
    return pg_sync(c, NULL, NULL, why);
}

static bool check_server(struct pg_connection *c, struct text *why)
{
    int version = c->pq->PQserverVersion(c->conn);
    const char *encoding = c->pq->PQparameterStatus(c->conn, "server_encoding");
    int64_t syncs = 0;
    if (version < MIN_VERSION) {
        text_format(why, "this is PostgreSQL %d; croupier needs 13 or newer", version / 10000);
        return false;
    }
    if (!encoding || strcmp(encoding, "UTF8") != 0) {
        text_format(why, "the database's encoding is %s; create one with ENCODING 'UTF8'",
                    encoding ? encoding : "unknown");
        return false;
    }
    if (pg_ask(c, "SELECT count(*) FROM pg_settings WHERE name = 'fsync' AND setting = 'on'", NULL,
               0, &syncs, 1, NULL, why) != PG_DONE)
        return false;
    if (!syncs)
        text_put(why, "its fsync is off, so a power cut would lose moves; set fsync = on");
    return syncs > 0;
}

static bool prepare(struct pg_connection *c, const struct pg_statement *all, struct text *why)
{
    for (; all && all->name; all++)
        if (!c->pq->PQsendPrepare(c->conn, all->name, all->sql, 0, NULL))
            c->unsent = true;
    enum pg_end end = pg_sync(c, NULL, NULL, why);
    if (end == PG_REFUSED)
        pg_say_changed(why);
    return end == PG_DONE;
}

/* Whether libpq understands the URL: else it would show all of it, password too. */
static bool check_url(const struct libpq *pq, const char *url, struct text *why)
{
    char *message = NULL;
    PQconninfoOption *parts = pq->PQconninfoParse(url, &message);
    pq->PQfreemem(message);
    pq->PQconninfoFree(parts);
    if (!parts)
        text_put(why,
                 "the URL is not as PostgreSQL wants it: postgresql://USER@HOST:PORT/DATABASE");
    return parts;
}

bool pg_connect(struct pg_connection *c, const char *url, const struct pg_statement *all,
                struct text *why)
{
    /* The URL comes last: what it says itself counts. */
    static const char *const keys[] = {
        "connect_timeout",  "application_name", "target_session_attrs",
        "tcp_user_timeout", "keepalives_idle",  "keepalives_interval",
        "client_encoding",  "dbname",           NULL};
    const char *const values[] = {"3", "croupier", "read-write", "10000", "5",
                                  "5", "UTF8",     url,          NULL};
    *c = (struct pg_connection){.pq = libpq_load(why)};
    if (!c->pq || !check_url(c->pq, url, why))
        return false;
    c->conn = c->pq->PQconnectdbParams(keys, values, 1);
    if (!c->conn) {
        text_put(why, "out of memory");
        return false;
    }
    c->pq->PQsetNoticeProcessor(c->conn, no_notices, NULL);
    if (c->pq->PQstatus(c->conn) != CONNECTION_OK)
        put_line(why, c->pq->PQerrorMessage(c->conn));
    else if (c->pq->PQsetnonblocking(c->conn, 1) || !c->pq->PQenterPipelineMode(c->conn))
        put_line(why, c->pq->PQerrorMessage(c->conn));
    else if (set_up(c, why) == PG_DONE && check_server(c, why) && (!all || prepare(c, all, why)))
        return true;
    pg_disconnect(c);
    return false;
}
