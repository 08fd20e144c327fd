/* Logs on their way into memory. What is always true: a replay in the list is a worker's; whoever
 * waits for it may leave at any time, and it is read to its end all the same. */

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "server/deal.h"
#include "server/evening.h"
#include "server/http.h"
#include "server/packs.h"
#include "server/play.h"
#include "server/replays.h"
#include "server/routes.h"
#include "server/speak.h"
#include "server/tokens.h"
#include "server/workers.h"
#include "table/cursor.h"
#include "table/native/sodium.h"

/* ---- On a worker's thread ---- */

bool replay_goes_on(const struct log_file *file)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    const struct fair_head *fair = &file->head.fair;
    if (file->last.end != LOG_STOPPED || !file->chained)
        return false;
    return fair->mode != FAIR_COMMITTED ||
           (file->last.revealed && !fair->shared &&
            fair_check_reveal(&hash_sodium, fair, &file->last.reveal, file->head.seats, &why));
}

/* Takes the last of these lines away, and the writer back to the one before. */
static void line_drop(struct replay *replay, struct text *out)
{
    size_t used = out->used - (out->at[out->used - 1] == '\n');
    while (out->at[used - 1] != '\n')
        used--;
    const char *h = out->at + used - CHAIN_HEX - 3; /* then "}\n */
    memcpy(replay->writer.h, h, CHAIN_HEX);
    out->used = used;
    out->at[used] = 0;
    replay->lines_count--;
}

/* The lines of a chained log as they are; those of one by hand written anew, with a chain. False:
 * too long. */
static bool lines_of(struct replay *replay, struct text *out)
{
    const struct log_file *file = &replay->file;
    struct log_writer *writer = &replay->writer;
    struct cursor cursor;
    log_writer_start(writer, &hash_sodium, SEAT_CHANCE);
    if (file->chained) {
        memcpy(writer->h, file->h, sizeof file->h);
        replay->lines_count = (uint32_t)file->lines;
        text_put(out, file->text);
        if (!out->cut && replay_goes_on(file))
            line_drop(replay, out);
        return !out->cut;
    }
    log_write_head(writer, &file->head, out);
    cursor_start(&cursor, &file->match);
    while (cursor_next(&cursor) && !out->cut)
        log_write_entry(writer, &file->match, cursor.n, &cursor.state, out);
    replay->lines_count = 1 + file->match.count;
    if (file->last.end != LOG_OPEN) {
        log_write_end(writer, &file->match, &file->head,
                      file->last.revealed ? &file->last.reveal : NULL, out);
        replay->lines_count++;
    }
    return !out->cut;
}

static bool lines_make(struct replay *replay, struct text *why)
{
    replay->lines = malloc(LINES_BYTES);
    if (!replay->lines) {
        text_put(why, "There is not enough memory.");
        return false;
    }
    struct text out = text_over(replay->lines, LINES_BYTES);
    bool good = lines_of(replay, &out);
    replay->lines_size = out.used;
    if (!good)
        text_put(why, "The log is too long.");
    return good;
}

static void read_log(struct work *work)
{
    struct replay *replay = (struct replay *)work;
    struct text why = text_over(replay->why, sizeof replay->why);
    char *text = replay->text;
    const struct pack_finder finder = {packs_find, (void *)replay->kept};
    replay->text = NULL;
    replay->good = !log_file_read_with(&replay->file, replay->import ? "line" : "its log", text,
                                       replay->size, replay->games, replay->games_count, UINT32_MAX,
                                       replay->import ? IMPORT_UNDOS : UINT32_MAX, &finder, &why);
    if (!replay->good || !replay->import)
        return;
    if (replay->file.head.game->toy)
        text_format(&why, "line:1: %s is only for tests", replay->file.head.game->name);
    else if (lines_make(replay, &why))
        return;
    log_file_close(&replay->file);
    replay->good = false;
}

/* ---- On the loop's ---- */

void waiter_leave(struct waiter *waiter)
{
    if (!waiter->of)
        return;
    for (struct waiter **at = &waiter->of->waiters; *at; at = &(*at)->next)
        if (*at == waiter) {
            *at = waiter->next;
            break;
        }
    waiter->of = NULL;
}

static void wait_for(struct replay *replay, struct waiter *waiter)
{
    waiter->of = replay;
    waiter->next = replay->waiters;
    replay->waiters = waiter;
}

static void take_out(struct replay *replay)
{
    for (struct replay **at = &replay->house->tables.replays; *at; at = &(*at)->next)
        if (*at == replay) {
            *at = replay->next;
            return;
        }
}

static void drop(struct work *work)
{
    struct replay *replay = (struct replay *)work;
    take_out(replay);
    while (replay->waiters)
        waiter_leave(replay->waiters);
    if (replay->request)
        request_left(replay->request);
    if (replay->good)
        log_file_close(&replay->file);
    free((char *)replay->stored.title);
    if (replay->stored.secret)
        sodium_memzero((char *)replay->stored.secret, strlen(replay->stored.secret));
    free((char *)replay->stored.secret);
    evening_free(replay->evening);
    free(replay->text);
    free(replay->lines);
    free(replay);
}

static struct replay *replay_new(struct house *house)
{
    struct replay *replay = calloc(1, sizeof *replay);
    if (!replay)
        return NULL;
    replay->work.run = read_log;
    replay->work.drop = drop;
    replay->house = house;
    replay->kept = &house->tables.kept;
    replay->games = house->games;
    replay->games_count = house->games_count;
    replay->next = house->tables.replays;
    house->tables.replays = replay;
    return replay;
}

static bool add_line(void *arg, uint32_t n, const char *line, size_t size)
{
    struct replay *to = arg;
    (void)n;
    if (to->size + size + 1 > to->lines_size) {
        size_t more = 2 * (to->size + size + 1);
        char *at = realloc(to->text, more);
        if (!at)
            return false;
        to->text = at;
        to->lines_size = more;
    }
    memcpy(to->text + to->size, line, size);
    to->size += size;
    to->text[to->size++] = '\n';
    to->lines_count++;
    return true;
}

bool replay_table(struct house *house, const struct store_table *stored, struct waiter *waiter,
                  struct text *why)
{
    struct replay *replay = replay_new(house);
    if (!replay) {
        text_put(why, "There is not enough memory.");
        return false;
    }
    replay->stored = *stored;
    replay->stored.title = strdup(stored->title);
    replay->stored.secret = strdup(stored->secret);
    memcpy(replay->id, stored->id, sizeof replay->id);
    bool read = store_lines(house->store, stored->id, 0, add_line, replay, why) >= 0;
    if (!read || !replay->stored.title || !replay->stored.secret ||
        replay->lines_count != stored->lines || !replay->lines_count) {
        if (read)
            text_put(why, "Its lines cannot be read.");
        drop(&replay->work);
        return false;
    }
    wait_for(replay, waiter);
    workers_ask(house->readers, &replay->work);
    return true;
}

static struct replay *find(const struct house *house, const char *id)
{
    struct replay *replay = house->tables.replays;
    while (replay && strcmp(replay->id, id))
        replay = replay->next;
    return replay;
}

bool replay_reads(const struct house *house, const char *id)
{
    return find(house, id);
}

bool replay_join(struct house *house, const char *id, struct waiter *waiter)
{
    struct replay *replay = find(house, id);
    if (replay)
        wait_for(replay, waiter);
    return replay;
}

struct replay *replay_import(struct house *house, struct request *request, char *log, size_t size,
                             struct text *why)
{
    bool busy = workers_waiting(house->importers) >= IMPORTS_WAITING;
    struct replay *replay = busy ? NULL : replay_new(house);
    if (!replay) {
        if (busy)
            speak(why, WHY_BUSY());
        else
            text_put(why, "There is not enough memory.");
        free(log);
        return NULL;
    }
    replay->text = log;
    replay->size = size;
    replay->request = request;
    replay->import = true;
    workers_ask(house->importers, &replay->work);
    return replay;
}

static void take_import(struct house *house, struct replay *replay)
{
    char reason[REASON_BYTES] = "", token[SEATS_MAX][TOKEN_CHARS + 1];
    struct text why = text_over(reason, sizeof reason);
    struct request *request = replay->request;
    if (!request)
        return; /* whoever brought it has left, and would never hear what it is called */
    if (!house->stopping && evening_begun(house, replay))
        return;
    replay->request = NULL;
    if (replay->good && !house->stopping) {
        struct table *table = table_import(house, replay, token, &why);
        request_imported(request, table, token, reason);
    } else if (replay->good) {
        why.language = request->language;
        speak(&why, WHY_CLOSING());
        request_imported(request, NULL, token, reason);
    } else {
        /* "line:12: ..." as people say it */
        const char *digits = strncmp(replay->why, "line:", 5) ? replay->why : replay->why + 5;
        text_format(&why, digits == replay->why ? "%s" : "line %s", digits);
        request_imported(request, NULL, token, reason);
    }
}

static void take_table(struct house *house, struct replay *replay)
{
    char reason[REASON_BYTES] = "";
    struct text why = text_over(reason, sizeof reason);
    struct table *table = replay->good ? table_restore(house, replay, &why) : NULL;
    if (table) {
        tables_add(house, table);
        house->count.tables_loaded++;
        table_go_on(house, table, false, &why); /* a bot may have been thinking when it was last in
                                                   memory */
    }
    if (replay->good)
        memcpy(replay->why, reason, sizeof replay->why);
    house->tables.failed = table_live(house, replay->id) ? NULL : replay;
    if (house->tables.failed) { /* why is in what its seats are told: it may speak of what was
                                   played */
        struct event event;
        event_begin(&event, house, "not-replayed");
        event_id(&event, replay->id, replay->stored.game);
        event_end(&event);
    }
    while (replay->waiters) {
        struct waiter *waiter = replay->waiters;
        waiter_leave(waiter);
        waiter->again(waiter);
    }
    if (house->tables.failed) /* another server may be of a version that can replay it */
        store_let_go(house->store, replay->id);
    house->tables.failed = NULL;
}

void replays_collect(struct house *house)
{
    struct workers *const all[] = {house->readers, house->importers};
    for (int i = 0; i < 2; i++) {
        struct work *work;
        while ((work = workers_take(all[i]))) {
            struct replay *replay = (struct replay *)work;
            take_out(replay); /* whoever asks now asks anew */
            if (replay->import)
                take_import(house, replay);
            else
                take_table(house, replay);
            drop(work);
        }
    }
}
