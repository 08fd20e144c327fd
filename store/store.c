/* The store's two threads. The caller's queues changes and polls completions; the writer's takes
 * whatever waits, commits it as one group and hands the completions over. What is always true: a
 * completion is there only after the commit that it speaks of has been synced, or has failed. */
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "store/backend.h"
#include "store/postgres/connection.h"

struct item_list {
    struct store_item *first, **last;
};

struct store {
    struct backend *at;
    void (*wake)(void *arg);
    void *arg;
    int queue_items, group_items;
    size_t queue_bytes;

    pthread_t thread;
    pthread_mutex_t lock; /* over all below, and at->tables */
    pthread_cond_t work, idle;
    bool closing, busy;
    struct item_list waiting, done;
    int failures; /* of the items in `done` */
    struct store_counts counts;
    char words[STORE_WORDS][STORE_WORD_BYTES]; /* of other houses, a ring */
    unsigned words_in, words_out;
};

/* ---- Lists ---- */

static void list_clear(struct item_list *l)
{
    l->first = NULL;
    l->last = &l->first;
}

static void list_add(struct item_list *l, struct store_item *item)
{
    item->next = NULL;
    *l->last = item;
    l->last = &item->next;
}

static struct store_item *list_take(struct item_list *l)
{
    struct store_item *item = l->first;
    if (!item)
        return NULL;
    l->first = item->next;
    if (!l->first)
        l->last = &l->first;
    return item;
}

/* ---- The writer's thread ---- */

/* A word of another house. */
static void hear(void *arg, const char *word)
{
    struct store *s = arg;
    pthread_mutex_lock(&s->lock);
    if (s->words_in - s->words_out == STORE_WORDS)
        s->words_out++;
    snprintf(s->words[s->words_in++ % STORE_WORDS], STORE_WORD_BYTES, "%s", word);
    pthread_mutex_unlock(&s->lock);
    if (s->wake)
        s->wake(s->arg);
}

static uint64_t now_ns(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

/* What shares the next commit; the lock is held. */
static struct store_item *take_group(struct store *s)
{
    struct item_list group;
    list_clear(&group);
    for (int n = 0; n < s->group_items && s->waiting.first; n++)
        list_add(&group, list_take(&s->waiting));
    return group.first;
}

/* Hands one completion over; the lock is held. */
static void hand_one(struct store *s, struct store_item *item)
{
    s->counts.queued_items--;
    s->counts.queued_bytes -= item->bytes;
    s->counts.results[item->done.result]++;
    if (item->done.result == STORE_OK)
        s->counts.lines += item->done.lines;
    s->failures += item->done.result == STORE_FAILED;
    list_add(&s->done, item);
}

/* Whoever is told of a failure takes everything for lost that they asked for since, so none of it
 * may go in later: a change fails with an earlier one of the same table of whose failure the caller
 * has not heard yet. The lock is held. */
static bool fails_too(const struct store *s, struct store_item *item)
{
    for (const struct store_item *at = s->failures ? s->done.first : NULL; at; at = at->next) {
        if (at->done.result != STORE_FAILED || !item->done.id[0] ||
            strcmp(at->done.id, item->done.id) != 0)
            continue;
        item->done.result = STORE_FAILED;
        memcpy(item->done.why, at->done.why, sizeof item->done.why);
        return true;
    }
    return false;
}

static void fail_those_that_wait(struct store *s)
{
    struct item_list waiting = s->waiting;
    struct store_item *item;
    if (!waiting.first)
        return;
    list_clear(&s->waiting);
    while ((item = list_take(&waiting))) {
        if (fails_too(s, item))
            hand_one(s, item);
        else
            list_add(&s->waiting, item);
    }
}

/* Hands a group's completions over; the lock is held. */
static void hand_over(struct store *s, struct store_item *group, bool committed, uint64_t ns)
{
    if (committed) {
        s->counts.commits++;
        s->counts.commit_ns += ns;
        if (ns > s->counts.commit_ns_max)
            s->counts.commit_ns_max = ns;
    } else {
        s->counts.commits_failed++;
    }
    while (group) {
        struct store_item *item = group;
        group = item->next;
        hand_one(s, item);
    }
    if (!committed)
        fail_those_that_wait(s);
    for (int status = 0; status < STORE_STATUSES; status++)
        s->counts.tables[status] = (uint64_t)s->at->tables[status];
}

/* Waits for something to do, or until the backend has to mend something. The lock is held. */
static void wait_for_work(struct store *s)
{
    struct timespec until;
    if (!s->at->mend_ms) {
        pthread_cond_wait(&s->work, &s->lock);
        return;
    }
    clock_gettime(CLOCK_REALTIME, &until);
    int64_t ns = until.tv_nsec + (int64_t)s->at->mend_ms * 1000000;
    until.tv_sec += ns / 1000000000;
    until.tv_nsec = ns % 1000000000;
    if (pthread_cond_timedwait(&s->work, &s->lock, &until) == ETIMEDOUT) {
        pthread_mutex_unlock(&s->lock);
        s->at->calls->mend(s->at);
        pthread_mutex_lock(&s->lock);
    }
}

static void *write_on(void *arg)
{
    struct store *s = arg;
    pthread_mutex_lock(&s->lock);
    for (;;) {
        while (!s->waiting.first && !s->closing)
            wait_for_work(s);
        if (!s->waiting.first)
            break;
        struct store_item *group = take_group(s);
        s->busy = true;
        pthread_mutex_unlock(&s->lock);

        uint64_t start = now_ns();
        bool committed = s->at->calls->group(s->at, group);
        uint64_t ns = now_ns() - start;

        pthread_mutex_lock(&s->lock);
        hand_over(s, group, committed, ns);
        pthread_mutex_unlock(&s->lock);
        if (s->wake)
            s->wake(s->arg);
        /* After the answers, for it may take its time. */
        bool tidy = s->at->calls->tidy(s->at);
        pthread_mutex_lock(&s->lock);
        s->counts.tidies_failed += !tidy;
        s->busy = false;
        pthread_cond_broadcast(&s->idle);
    }
    pthread_mutex_unlock(&s->lock);
    return NULL;
}

/* ---- Opening and closing ---- */

static int start_thread(struct store *s, struct text *why)
{
    pthread_mutex_init(&s->lock, NULL);
    pthread_cond_init(&s->work, NULL);
    pthread_cond_init(&s->idle, NULL);
    int error = pthread_create(&s->thread, NULL, write_on, s);
    if (error)
        text_format(why, "the store's thread cannot be started: %s", strerror(error));
    return error ? -1 : 0;
}

static struct store *make(struct text *why)
{
    struct store *s = calloc(1, sizeof *s);
    if (!s)
        text_put(why, "out of memory");
    return s;
}

struct store *store_open(const struct store_options *options, struct text *why)
{
    struct store *s = make(why);
    if (!s)
        return NULL;
    s->wake = options->wake;
    s->arg = options->arg;
    s->queue_items = options->queue_items ? options->queue_items : STORE_QUEUE_ITEMS;
    s->group_items = options->group_items ? options->group_items : STORE_GROUP_ITEMS;
    s->queue_bytes = options->queue_bytes ? options->queue_bytes : STORE_QUEUE_BYTES;
    list_clear(&s->waiting);
    list_clear(&s->done);
    s->at = pg_names(options->path) ? store_postgres_open(options, why)
                                    : store_sqlite_open(options, why);
    if (s->at) {
        s->at->hear = hear;
        s->at->hear_arg = s;
        for (int status = 0; status < STORE_STATUSES; status++)
            s->counts.tables[status] = (uint64_t)s->at->tables[status];
        if (start_thread(s, why) == 0)
            return s;
        s->at->calls->close(s->at);
    }
    free(s);
    return NULL;
}

struct store *store_open_look(const char *path, struct text *why)
{
    struct store *s = make(why);
    if (!s)
        return NULL;
    s->at = pg_names(path) ? store_postgres_look(path, why) : store_sqlite_look(path, why);
    if (s->at)
        return s;
    free(s);
    return NULL;
}

static void list_free(struct item_list *l)
{
    struct store_item *item;
    while ((item = list_take(l)))
        free(item);
}

void store_close(struct store *s)
{
    if (!s)
        return;
    if (!s->at->writes) {
        s->at->calls->close(s->at);
        free(s);
        return;
    }
    pthread_mutex_lock(&s->lock);
    s->at->closing = true;
    s->closing = true;
    pthread_cond_signal(&s->work);
    pthread_mutex_unlock(&s->lock);
    pthread_join(s->thread, NULL);
    list_free(&s->waiting);
    list_free(&s->done);
    s->at->calls->close(s->at);
    pthread_cond_destroy(&s->idle);
    pthread_cond_destroy(&s->work);
    pthread_mutex_destroy(&s->lock);
    free(s);
}

void store_drain(struct store *s)
{
    pthread_mutex_lock(&s->lock);
    while (s->waiting.first || s->busy)
        pthread_cond_wait(&s->idle, &s->lock);
    pthread_mutex_unlock(&s->lock);
}

/* ---- Submitting ---- */

bool store_submit(struct store *s, const struct store_change *c, bool *full, struct text *why)
{
    struct store_item *item = store_item_make(c, why);
    if (full)
        *full = false;
    if (!item)
        return false;
    size_t bytes = item->bytes;
    pthread_mutex_lock(&s->lock);
    uint64_t queued = s->counts.queued_items;
    bool room = queued == 0 || (queued < (uint64_t)s->queue_items &&
                                s->counts.queued_bytes + bytes <= s->queue_bytes);
    bool fails = room && fails_too(s, item);
    if (room) {
        s->counts.queued_items++;
        s->counts.queued_bytes += bytes;
    }
    if (fails) {
        hand_one(s, item);
    } else if (room) {
        list_add(&s->waiting, item);
        pthread_cond_signal(&s->work);
    }
    pthread_mutex_unlock(&s->lock);
    if (fails && s->wake)
        s->wake(s->arg);
    if (!room) {
        free(item);
        if (full)
            *full = true;
        text_put(why, "the store cannot keep up; try again in a moment");
    }
    return room;
}

bool store_poll(struct store *s, struct store_done *out)
{
    pthread_mutex_lock(&s->lock);
    struct store_item *item = list_take(&s->done);
    s->failures -= item && item->done.result == STORE_FAILED;
    pthread_mutex_unlock(&s->lock);
    if (!item)
        return false;
    *out = item->done;
    free(item);
    return true;
}

bool store_told(struct store *s, char word[STORE_WORD_BYTES])
{
    pthread_mutex_lock(&s->lock);
    bool told = s->words_in != s->words_out;
    if (told)
        memcpy(word, s->words[s->words_out++ % STORE_WORDS], STORE_WORD_BYTES);
    pthread_mutex_unlock(&s->lock);
    return told;
}

bool store_quiet(const struct store *s)
{
    return s->at->calls->quiet && s->at->calls->quiet(s->at);
}

void store_counts(struct store *s, struct store_counts *out)
{
    pthread_mutex_lock(&s->lock);
    *out = s->counts;
    pthread_mutex_unlock(&s->lock);
}

enum store_health store_health(const struct store *s)
{
    return s->at->lost ? STORE_TAKEN : s->at->away ? STORE_AWAY : STORE_WELL;
}

bool store_is_remote(const char *path)
{
    return pg_names(path);
}

int store_check(const char *path, const atomic_bool *stop, struct text *why)
{
    return pg_names(path) ? 0 : store_sqlite_check(path, stop, why);
}

int store_backup(const char *from, const char *to, struct text *why)
{
    if (!pg_names(from))
        return store_sqlite_backup(from, to, why);
    text_put(why, "PostgreSQL: copy it with its own pg_dump --schema=croupier");
    return -1;
}

/* ---- Reading ---- */

int store_find(struct store *s, const char *id, struct store_table *out, struct text *why)
{
    return s->at->calls->find(s->at, id, out, why);
}

int store_list(struct store *s, int status, int limit, store_each_table each, void *arg,
               struct text *why)
{
    return s->at->calls->list(s->at, status, limit, each, arg, why);
}

int store_list_left(struct store *s, int64_t since, int limit, store_each_table each, void *arg,
                    struct text *why)
{
    return s->at->calls->list_left(s->at, since, limit, each, arg, why);
}

int store_lines(struct store *s, const char *id, uint32_t n, store_each_line each, void *arg,
                struct text *why)
{
    return s->at->calls->lines(s->at, id, n, each, arg, why);
}

int store_papers(struct store *s, const char *id, store_each_paper each, void *arg,
                 struct text *why)
{
    return s->at->calls->papers(s->at, id, each, arg, why);
}

int store_listed(struct store *s, int limit, bool (*each)(void *arg, const struct store_paper *),
                 void *arg, struct text *why)
{
    return s->at->calls->listed(s->at, limit, each, arg, why);
}

int store_keyed(struct store *s, const char *key, int limit, store_each_keyed each, void *arg,
                struct text *why)
{
    return s->at->calls->keyed(s->at, key, limit, each, arg, why);
}

int store_kept(struct store *s, const char *key, store_each_paper each, void *arg, struct text *why)
{
    return s->at->calls->kept(s->at, key, each, arg, why);
}

int store_packs(struct store *s, store_each_pack each, void *arg, struct text *why)
{
    return s->at->calls->packs(s->at, each, arg, why);
}

/* ---- Whose a table is ---- */

int store_hold(struct store *s, const char *id, struct store_holder *holder, struct text *why)
{
    *holder = (struct store_holder){0};
    return s->at->calls->hold ? s->at->calls->hold(s->at, id, holder, why) : STORE_HELD;
}

void store_let_go(struct store *s, const char *id)
{
    if (s->at->calls->let_go)
        s->at->calls->let_go(s->at, id);
}

bool store_heard(struct store *s, int64_t house)
{
    return !s->at->calls->heard || s->at->calls->heard(s->at, house);
}

int64_t store_reap(struct store *s)
{
    return s->at->calls->reap ? s->at->calls->reap(s->at) : 0;
}

int64_t store_house(const struct store *s)
{
    return s->at->house;
}

const char *store_key(const struct store *s)
{
    return s->at->key;
}
