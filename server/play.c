/* From a move to its acknowledgement. What is always true: the lines of a move, and of what chance
 * does after it, are one change of the store; until that is on the disk the table answers
 * nobody. */
#include <stdlib.h>
#include <string.h>

#include "server/care.h"
#include "server/chairs.h"
#include "server/gallery.h"
#include "server/clocks.h"
#include "server/evening.h"
#include "server/health.h"
#include "server/held.h"
#include "server/http.h"
#include "server/keys.h"
#include "server/lesson.h"
#include "server/listing.h"
#include "server/loop.h"
#include "server/notify.h"
#include "server/papers.h"
#include "server/people.h"
#include "server/play.h"
#include "server/replays.h"
#include "server/reviews.h"
#include "server/shared.h"
#include "server/shuffle.h"
#include "server/speak.h"
#include "server/table_notes.h"
#include "server/undo.h"
#include "server/waive.h"
#include "server/ws.h"
#include "table/bot.h"
#include "table/cursor.h"
#include "table/native/sodium.h"
#include "table/removed.h"

/* The next line may be another table's. */
static void lines_none(struct house *house)
{
    house->lines_used = 0;
    house->sums.made = false;
}

struct text lines_begin(struct house *house)
{
    lines_none(house);
    return text_over(house->lines, LINES_BYTES);
}

/* The line of entry n, after which the match stood as it stands now. */
static void put_line(struct house *house, struct table *table, uint32_t n)
{
    struct text out = text_over(house->lines + house->lines_used, LINES_BYTES - house->lines_used);
    table->writer.sums = &house->sums;
    log_write_entry(&table->writer, &table->match, n, &table->match.state, &out);
    ENSURE(!out.cut);
    house->lines_used += out.used;
    table->lines++;
}

void table_entry(struct house *house, struct table *table)
{
    clocks_entry(table);
    undo_moved(table);
    put_line(house, table, table->match.count);
    house->count.entries++;
}

static void put_end(struct house *house, struct table *table)
{
    struct text out = text_over(house->lines + house->lines_used, LINES_BYTES - house->lines_used);
    log_write_end(&table->writer, &table->match, &table->head,
                  table->has_dealer ? &table->reveal : NULL, &out);
    ENSURE(!out.cut);
    house->lines_used += out.used;
    table->lines++;
    table->ended = table->ends = true;
}

/* Hands the lines made since `first` to the store. */
static bool submit(struct house *house, struct table *table, bool create, uint32_t first,
                   struct text *why)
{
    char secret[SECRET_BYTES], title[4096];
    struct store_paper paper[PAPERS_FIRST];
    struct text private = text_over(secret, sizeof secret), public = text_over(title, sizeof title);
    struct store_change change = {
        .kind = create ? STORE_CREATE : table->renewed ? STORE_RENEW : STORE_CHANGE,
        .id = table->id,
        .tag = house->tag + 1,
        .lines = house->lines,
        .lines_size = house->lines_used,
        .first = first,
        .status = table->ended ? STORE_OVER : STORE_ANY,
        .used = today_ms(),
        .papers = paper,
    };
    if (create || table->noted || clock_planned(&table->clock.plan)) {
        clocks_count(table);
        table->clock_kept_ms = now_ms();
        table_secret(table, &private);
        ENSURE(!private.cut);
        change.secret = secret;
    }
    if (create) {
        table_title(table, &public);
        ENSURE(!public.cut);
        change.title = title;
        change.game = table->head.game->name;
        change.created = table->created;
        change.paper_count = papers_first(table, paper);
        change.status = table->ended ? STORE_OVER : table->has_dealer ? STORE_OPEN : STORE_STOPPED;
    }
    bool taken = store_submit(house->store, &change, NULL, why);
    lines_none(house);
    if (!taken)
        return false;
    table->tag_news = table->tag_last = ++house->tag;
    table->in_flight++;
    table->noted = table->renewed = false;
    table->touched = change.used;
    return true;
}

/* The people who have not been at the table for so long that it goes on without them; nobody while
 * no person is there. */
static uint32_t absent(const struct house *house, const struct table *table)
{
    int64_t since = now_ms() - (int64_t)house->options.absent_seconds * 1000;
    uint32_t here = 0, gone = 0;
    for (struct conn *conn = table->conns; conn; conn = conn_next(conn))
        if (conn_wire(conn)->seat != SEAT_WATCHER)
            here |= 1u << conn_wire(conn)->seat;
    for (int seat = 0; here && seat < table->head.seats; seat++)
        if (table->seat[seat].kind == SEAT_PERSON && !(here >> seat & 1) &&
            table->seat[seat].left_ms <= since)
            gone |= 1u << seat;
    return gone;
}

/* Who is asked next, so that a seeded match goes as it does on the command line while all are
 * there. */
static int next_seat(const struct house *house, const struct table *table)
{
    uint32_t bots = 0;
    for (int seat = 0; seat < table->head.seats; seat++)
        bots |= (uint32_t)(table->seat[seat].kind == SEAT_BOT) << seat;
    return match_next_without(&table->match, bots, absent(house, table));
}

void table_look_round(struct house *house, struct table *table)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    gallery_look(table);
    undo_look(house, table);
    waive_look(table);
    if (!table->conns || table->thinking || table->in_flight || table->ended)
        return;
    if (care_look(house, table) || care_holds(table))
        return;
    if (table->gathers)
        chairs_begin(house, table);
    else if (absent(house, table))
        table_go_on(house, table, false, &why);
}

/* A job is known by the last move: what is said meanwhile changes nothing that it thinks about. */
bool table_ask_bot(struct house *house, struct table *table, int seat)
{
    struct rng start = table->seat[seat].rng;
    if (table->thinking && table->asked_n == table->match.head)
        return true;
    struct job *job = calloc(1, sizeof *job);
    if (!job)
        return false;
    job->table = table;
    job->n = table->match.head;
    job->game = table->match.game;
    job->data = table->match.data;
    const struct policy *policy = table->seat[seat].policy;
    job->policy = policy ? policy : bot_best(table->match.game);
    job->think = table->think;
    match_view(&table->match, seat, &job->view);
    match_options(&table->match, seat, &job->options);
    rng_seed(&job->rng, rng_next(&start), table->match.count);
    bots_pace(job);
    table->thinking++;
    table->asked_n = table->match.head;
    bots_ask(house->bots, job);
    return true;
}

/* Chance moves, or a lesson, until a seat is to decide. False: no memory, or a move that the rules
 * refuse. */
static bool draw(struct house *house, struct table *table, struct text *why)
{
    while (table->has_dealer && !table->ended) {
        struct move move;
        bool taught = table_lesson_makes(table);
        if (!taught && match_turn(&table->match) != 1u << SEAT_CHANCE)
            break;
        if (!table_has_room(table) || (taught && !table_lesson_fits(table))) {
            text_put(why, "There is not enough memory.");
            return false;
        }
        if (!taught)
            fair_draw(&table->fair, &table->match, &move);
        if (taught && !table_lesson_make(table))
            continue;
        if (!taught && !match_play(&table->match, &move, why))
            return false;
        table_entry(house, table);
    }
    return true;
}

void table_settle(struct table *table)
{
    table->tag_told = table->tag_news;
    for (struct conn *conn = table->conns; conn; conn = conn_next(conn))
        if (conn_wire(conn)->seat != SEAT_WATCHER)
            conn_tell(conn);
    gallery_tell(table);
    conns_told(table);
}

bool table_go_on(struct house *house, struct table *table, bool create, struct text *why)
{
    /* What a person, a bot or a new table has put there already is part of the same change. */
    uint32_t first = table->lines;
    const char *at = house->lines;
    table->match.waits = table->gathers;
    for (size_t i = 0; i < house->lines_used; i++)
        first -= at[i] == '\n';
    bool good = (house->lines_used && !create) || table_hold(table);
    if (!good)
        text_put(why, "There is not enough memory.");
    good = good && (table->gathers || draw(house, table, why));
    if (good && !table->ended && match_over(&table->match))
        put_end(house, table);
    if (good && house->lines_used)
        good = submit(house, table, create, first, why);
    /* in a lesson no bot decides anything */
    int seat = good && !table->ended && !table->lesson && !table->gathers && !care_holds(table)
                   ? next_seat(house, table) : -1;
    if (seat >= 0 && seat != SEAT_CHANCE && table->seat[seat].kind == SEAT_BOT && table->has_dealer)
        good = table_ask_bot(house, table, seat);
    lines_none(house);
    if (good)
        clocks_look(house, table);
    if (good && !table->in_flight)
        table_let_go(table);
    if (good)
        return true;
    house->count.store_failures++;
    table_lose(house, table, "store", why->at);
    return false;
}

/* Before it begins people only talk, so that all entries leave the match as it is. */
void table_renew(struct house *house, struct table *table)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    if (!table_hold(table)) {
        text_put(&why, "There is not enough memory.");
        table_lose(house, table, "store", reason);
        return;
    }
    struct text head = lines_begin(house);
    log_writer_start(&table->writer, &hash_sodium, SEAT_CHANCE);
    log_write_head(&table->writer, &table->head, &head);
    ENSURE(!head.cut);
    house->lines_used = head.used;
    table->lines = 1;
    for (uint32_t n = 1; n <= table->match.count; n++)
        put_line(house, table, n);
    table_dealer(table);
    table->noted = table->renewed = true;
    table_go_on(house, table, false, &why);
}

/* All lines, from the head on. False: there is no room for them. */
static bool write_all(struct house *house, struct table *table)
{
    struct cursor *cursor = malloc(sizeof *cursor);
    ENSURE(cursor);
    struct text out = lines_begin(house);
    log_writer_start(&table->writer, &hash_sodium, SEAT_CHANCE);
    log_write_head(&table->writer, &table->head, &out);
    cursor_start(cursor, &table->match);
    while (!out.cut && cursor_next(cursor))
        log_write_entry(&table->writer, &table->match, cursor->n, &cursor->state, &out);
    if (table->ended)
        log_write_end(&table->writer, &table->match, &table->head,
                      table->has_dealer || table->shown ? &table->reveal : NULL, &out);
    free(cursor);
    house->lines_used = out.used;
    return !out.cut;
}

bool table_rewrite(struct house *house, struct table *table, int seat,
                   const struct store_paper *papers, int count, struct text *why)
{
    char secret[SECRET_BYTES];
    struct text private = text_over(secret, sizeof secret);
    struct log_writer before = table->writer;
    /* as they are they must come out as they are stored, to the last digit of the chain */
    bool good = write_all(house, table) && !memcmp(before.h, table->writer.h, sizeof before.h);
    if (!good || !table_hold(table)) {
        table->writer = before;
        lines_none(house);
        speak(why, WHY_ERASE_NOT());
        return false;
    }
    char *words = malloc(table->match.words_used + 1u);
    ENSURE(words);
    if (table->match.words)
        memcpy(words, table->match.words, table->match.words_used);
    match_remove_words(&table->match, seat);
    write_all(house, table);
    table_secret(table, &private);
    ENSURE(!private.cut);
    const struct store_change change = {.kind = STORE_RENEW,
                                        .id = table->id,
                                        .tag = house->tag + 1,
                                        .lines = house->lines,
                                        .lines_size = house->lines_used,
                                        .secret = secret,
                                        .papers = papers,
                                        .paper_count = count};
    good = store_submit(house->store, &change, NULL, why);
    lines_none(house);
    if (good) {
        table->tag_news = table->tag_last = ++house->tag;
        table->in_flight++;
        table->noted = false;
    } else {
        if (table->match.words)
            memcpy(table->match.words, words, table->match.words_used);
        table->writer = before;
        table_let_go(table);
    }
    free(words);
    return good;
}

bool table_remove(struct house *house, struct table *table, struct text *why)
{
    const struct store_change change = {
        .kind = STORE_REMOVE, .id = table->id, .tag = house->tag + 1};
    if (!table_hold(table) || !store_submit(house->store, &change, NULL, why))
        return false;
    table->tag_last = ++house->tag;
    table->in_flight++;
    return true;
}

void table_make(struct house *house, struct table *table, const struct move *move,
                const char *text, bool late)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    lines_begin(house);
    if (!table_hold(table) || !table_has_room(table) ||
        !table_has_words(table, move->verb, text ? strlen(text) : 0) ||
        !bot_play(&table->match, move, text, &why)) {
        table_lose(house, table, "store", reason);
        return;
    }
    if (late)
        table->match.entry[table->match.count - 1].late = true;
    table_entry(house, table);
    table_go_on(house, table, false, &why);
}

/* ---- Answers ---- */

/* An answer whose time has come. */
static void answer(struct house *house, struct job *job)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct table *table = job->table;
    table->thinking--;
    if (table->lost) {
        if (!table->thinking)
            table_free(house, table);
        return;
    }
    table->used_ms = now_ms();
    /* someone moved meanwhile, took their seat back, or showed a "stop" */
    struct seat *seat = &table->seat[job->view.seat];
    bool late = seat->kind == SEAT_BOT ? seat->late : clocks_over(table, job->view.seat);
    if (job->n != table->match.head || care_holds(table) || (seat->kind != SEAT_BOT && !late)) {
        table_go_on(house, table, false, &why);
        return;
    }
    seat->late = false;
    house->count.bot_moves++;
    const char *says = seat->kind == SEAT_BOT
                           ? bot_says(&table->match, &job->move, rng_next(&job->rng))
                           : NULL;
    table_make(house, table, &job->move, says, late);
}

void play_wind(struct house *house)
{
    struct job *job;
    while ((job = bots_due(&house->paced))) {
        answer(house, job);
        free(job);
    }
}

/* Its end is on the disk. */
static void tell_over(struct house *house, struct table *table)
{
    struct event event;
    table->ends = false;
    event_begin(&event, house, "over");
    event_table(&event, table);
    event_number(&event, "entries", table->match.count);
    event_end(&event);
    keys_look(house, table);
}

static void take_done(struct house *house, const struct store_done *done)
{
    struct table *table = table_live(house, done->id);
    if (done->kind == STORE_TRY)
        house->tries = false;
    disk_note(house, done->result == STORE_FAILED ? done->why : "");
    if (done->kind == STORE_KEEP)
        keys_done(house, done);
    if (papers_done(house, table, done))
        return;
    if (!table || done->tag <= table->tag_from)
        return;
    if (done->result != STORE_OK) {
        house->count.store_failures++;
        table_lose(house, table, "store", done->why);
        return;
    }
    table->in_flight--;
    table->fresh = false;
    if (done->kind == STORE_CREATE)
        evening_stored(house, table);
    requests_stored(table->waits, done->tag);
    if (done->kind == STORE_REMOVE) {
        table_lose(house, table, "no-such-table", done->why);
        return;
    }
    for (struct conn *conn = table->conns; conn; conn = conn_next(conn))
        conn_stored(conn, done->tag);
    if (!table->in_flight && table->news_of_people)
        people_tell(table);
    if (!table->in_flight && table->ends)
        tell_over(house, table);
    if (table->in_flight)
        return;
    shuffle_tell(table);
    clocks_look(house, table);
    care_tell(table);
    undo_tell(table);
    waive_tell(table);
    if (table->tag_news > table->tag_told) {
        table_settle(table);
    } else {
        for (struct conn *conn = table->conns; conn; conn = conn_next(conn))
            conn_wake(conn);
        conns_told(table);
    }
    clocks_late(house, table);
    table = table_live(house, done->id);
    if (table)
        chairs_begin(house, table);
    table = table_live(house, done->id);
    if (table)
        listing_look(house, table);
}

void house_collect(struct house *house)
{
    struct store_done done;
    struct job *job;
    while (store_poll(house->store, &done))
        take_done(house, &done);
    shared_hear(house);
    while ((job = bots_take(house->bots)))
        bots_keep(&house->paced, job);
    play_wind(house);
    replays_collect(house);
    reviews_collect(house);
    notify_collect(house);
    disk_collect(house);
}
