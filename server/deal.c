/* New tables: dealt, or brought along as a log. What is always true: a table that cannot be played
 * as asked for is refused whole, and the store hears nothing of it. */
#include <stdlib.h>
#include <string.h>

#include "server/deal.h"
#include "server/evening.h"
#include "server/lesson.h"
#include "server/loop.h"
#include "server/packs.h"
#include "server/play.h"
#include "server/replays.h"
#include "server/tokens.h"
#include "table/bot.h"
#include "table/names.h"
#include "table/native/fold.h"
#include "table/native/logfile.h"
#include "table/native/sodium.h"

/* Tokens for the seats of people; whose seats are whose was set before. Whoever makes the table
 * holds the seats called "me". The others get invitations, which are worth a token once: so nobody
 * else can hold that. A log that was brought along may have no "me" left; then its first person is
 * whoever brought it. */
static void seats_token(struct table *table, bool brought, char token[][TOKEN_CHARS + 1])
{
    bool anyone = !brought;
    for (int seat = 0; seat < table->head.seats; seat++)
        anyone = anyone || !strcmp(table->head.seat_name[seat], "me");
    for (int seat = 0; seat < table->head.seats; seat++) {
        struct seat *at = &table->seat[seat];
        token[seat][0] = 0;
        if (at->kind != SEAT_PERSON)
            continue;
        at->invited = anyone && !strcmp(table->head.seat_name[seat], "open");
        at->has_token = !at->invited;
        token_make(token[seat], at->invited ? at->invitation : at->token);
        anyone = true;
    }
}

static bool seats_take(struct table *table, const struct plan *plan, struct text *why)
{
    table->seat = calloc((size_t)plan->seats, sizeof *table->seat);
    if (!table->seat) {
        text_put(why, "There is not enough memory.");
        return false;
    }
    table->head.seats = plan->seats;
    for (int i = 0; i < plan->seats; i++) {
        struct seat *seat = &table->seat[i];
        memcpy(table->head.seat_name[i], plan->who[i], sizeof plan->who[i]);
        seat->policy = bot_find(plan->game, plan->who[i]);
        seat->kind = seat->policy ? SEAT_BOT : SEAT_PERSON;
    }
    return true;
}

static bool deal(struct house *house, struct table *table, const struct plan *plan,
                 struct text *why)
{
    struct log_head *head = &table->head;
    head->reader = SEAT_CHANCE;
    head->rules = plan->rules;
    table->pack = pack_share(house, plan->game, NULL, NULL, why);
    if (!table->pack || !seats_take(table, plan, why))
        return false;
    if (!match_start(&table->match, plan->game, &table->pack->data.data, &plan->rules, plan->seats,
                     NULL, 0, why))
        return false;
    /* table_has_words finds them a place */
    match_keep_words(&table->match, NULL, 0, &fold_unistring);
    log_head_new(head, CROUPIER_VERSION);
    log_head_data(head, &table->pack->data);
    head->lesson = table->match.no_powers = plan->lesson;
    head->hints = (uint8_t)plan->hints;
    head->warns = table->match.warns = plan->warns;
    if (!table_lesson_open(table, why))
        return false;
    if (plan->step)
        pupil_until(table->lesson, plan->step, plan->way);
    if (plan->seed >= 0) {
        fair_seeded(&hash_sodium, (uint64_t)plan->seed, &head->fair, &table->reveal);
        memcpy(table->bot_seed, table->reveal.seed, FAIR_BYTES);
    } else {
        uint8_t bytes[TABLE_ID_BYTES + FAIR_BYTES];
        system_random(bytes, sizeof bytes);
        fair_committed(&hash_sodium, bytes, &head->fair, &table->reveal);
        system_random(table->bot_seed, FAIR_BYTES);
        if (plan->lesson) /* it promises nothing: its cards and dice are the same every time */
            head->fair = (struct fair_head){.mode = FAIR_NONE};
    }
    table->has_dealer = table->shown = true;
    clock_start(&table->clock, &plan->clock, plan->seats);
    table->think = (uint8_t)plan->think;
    table->watchers = plan->watchers;
    table->watch_moves = (uint16_t)plan->watch_moves;
    table->watch_seconds = (uint16_t)plan->watch_seconds;
    table->gathers = plan->gathers;
    memcpy(table->title, plan->title, sizeof table->title);
    log_writer_start(&table->writer, &hash_sodium, SEAT_CHANCE);
    return true;
}

static void name(struct table *table)
{
    table_name_make(table->id);
    table->created = today_ms();
}

struct table *table_deal(struct house *house, const struct plan *plan,
                         char token[][TOKEN_CHARS + 1], struct text *why)
{
    struct table *table = table_new(plan->game, why);
    if (!table || !deal(house, table, plan, why)) {
        table_free(house, table);
        return NULL;
    }
    name(table);
    seats_token(table, false, token);
    table->fresh = true;
    table_dealer(table);
    tables_add(house, table);
    struct text lines = lines_begin(house);
    log_write_head(&table->writer, &table->head, &lines);
    house->lines_used = lines.used;
    table->lines = 1;
    return table_go_on(house, table, true, why) ? table : NULL;
}

/* ---- Logs brought along ---- */

/* Who deals on, if the match is not over. */
static void dealer_for(struct table *table, bool goes_on)
{
    struct fair_head same;
    if (goes_on) { /* where it was committed by the reveal that table_from_log took */
        table->ended = false;
        table->has_dealer = table->shown = table->head.fair.mode == FAIR_COMMITTED;
    }
    if (table->ended)
        return;
    system_random(table->bot_seed, FAIR_BYTES);
    if (table->head.fair.mode == FAIR_SEEDED) {
        fair_seeded(&hash_sodium, table->head.fair.number, &same, &table->reveal);
        memcpy(table->bot_seed, table->reveal.seed, FAIR_BYTES);
        table->has_dealer = true;
    } else if (table->head.fair.mode == FAIR_NONE) {
        system_random(table->reveal.seed, FAIR_BYTES);
        table->has_dealer = table->new_dealer = true;
    }
}

static bool import(struct house *house, struct table *table, struct replay *replay,
                   struct text *why)
{
    if (!table_from_log(house, table, &replay->file, why))
        return false;
    int people = 0;
    for (int seat = 0; seat < table->head.seats; seat++)
        people += table->seat[seat].kind == SEAT_PERSON;
    if (!people) /* someone has to be let in to look at it */
        table->seat[0].kind = SEAT_PERSON;
    table->writer = replay->writer;
    table->lines = replay->lines_count;
    dealer_for(table, replay_goes_on(&replay->file));
    return true;
}

struct table *table_import(struct house *house, struct replay *replay,
                           char token[][TOKEN_CHARS + 1], struct text *why)
{
    struct table *table = table_new(replay->file.head.game, why);
    if (!table || !import(house, table, replay, why)) {
        table_free(house, table);
        return NULL;
    }
    name(table);
    if (replay->evening)
        evening_take(table, replay->evening, token);
    else
        seats_token(table, true, token);
    table->fresh = true;
    table_dealer(table);
    tables_add(house, table);
    memcpy(house->lines, replay->lines, replay->lines_size);
    house->lines_used = replay->lines_size;
    return table_go_on(house, table, true, why) ? table : NULL;
}
