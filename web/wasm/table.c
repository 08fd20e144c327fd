/* See table.h. Always true: nothing here decides a rule, a draw or the form of a message. */
#include "web/wasm/table.h"

#include <string.h>

#include "games/registry.h"
#include "table/hints.h"
#include "table/bot.h"
#include "table/carry.h"
#include "table/cursor.h"
#include "table/lesson.h"
#include "table/reason.h"
#include "table/say.h"

/* ---- Who sits there, and who deals ---- */

static const uint8_t *dealer_seed(const struct page_table *table)
{
    return table->random + TABLE_ID_BYTES;
}

static uint32_t bots(const struct page_table *table)
{
    uint32_t mask = 0;
    for (int seat = 0; seat < table->check->head.seats; seat++)
        mask |= (uint32_t)(table->bot[seat] != NULL) << seat;
    return mask;
}

static void take_seats(struct page_table *table)
{
    const struct log_head *head = &table->check->head;
    for (int seat = 0; seat < head->seats; seat++) {
        table->bot[seat] = bot_find(head->game, head->seat_name[seat]);
        wire_seat_start(&table->seat[seat], seat);
        table->seat[seat].no_events = true;
    }
    if (bots(table) == (1u << head->seats) - 1)
        table->bot[0] = NULL; /* somebody has to be let in to look at it */
}

static void open_dealer(struct page_table *table)
{
    const struct check *check = table->check;
    struct fair_head head = check->head.fair;
    if (head.mode == FAIR_NONE)
        head.mode = FAIR_COMMITTED; /* nothing is proven, but the draws are fair */
    if (table->has_dealer)
        fair_open(&table->fair, check->reader.hash, &check->match, log_head_key(&check->head),
                  &head, &table->reveal);
    for (int seat = 0; seat < check->head.seats; seat++)
        fair_bot(check->reader.hash, table->random + TABLE_ID_BYTES + FAIR_BYTES, seat,
                 &table->rng[seat]);
}

/* ---- A new one ---- */

static void find_lesson(struct page_table *table)
{
    const struct check *check = table->check;
    bool own = check->source == &check->kept;
    pupil_open(&table->lesson, &check->head, own ? NULL : check->data.name, &check->match);
}

static bool deal(struct page_table *table, const struct plan *plan, const struct fold_ops *fold,
                 struct text *why)
{
    struct check *check = table->check;
    const struct hash_ops *hash = check->reader.hash;
    struct log_head *head = &check->head;
    struct fair_reveal seeded;
    memset(head, 0, sizeof *head);
    head->game = plan->game;
    head->reader = SEAT_CHANCE;
    head->rules = plan->rules;
    head->hints = (uint8_t)plan->hints;
    head->warns = plan->warns;
    head->lesson = plan->lesson;
    head->seats = plan->seats;
    memcpy(head->seat_name, plan->who, sizeof plan->who);
    if (!check_data_open(check, why))
        return false;
    if (!match_start(&check->match, plan->game, &check->data, &plan->rules, plan->seats,
                     check->entry, CHECK_ENTRIES_MAX, why))
        return false;
    match_keep_words(&check->match, check->words, MATCH_WORDS_BYTES, fold);
    check->match.no_powers = plan->lesson;
    check->match.warns = plan->warns;
    log_head_new(head, CROUPIER_VERSION);
    check_head_data(check);
    if (plan->seed >= 0) {
        fair_seeded(hash, (uint64_t)plan->seed, &head->fair, &seeded);
        memcpy(table->random + TABLE_ID_BYTES, seeded.seed, FAIR_BYTES);
        memcpy(table->random + TABLE_ID_BYTES + FAIR_BYTES, seeded.seed, FAIR_BYTES);
        table->reveal = seeded;
    } else {
        fair_committed(hash, table->random, &head->fair, &table->reveal);
        if (plan->lesson) /* it promises nothing: its cards and dice are the same every time */
            head->fair = (struct fair_head){.mode = FAIR_NONE};
    }
    find_lesson(table);
    if (plan->step)
        pupil_until(&table->lesson, plan->step, plan->way);
    return true;
}

bool table_deal(struct page_table *table, const struct pairs *pairs, const struct fold_ops *fold,
                struct text *lines, struct text *why)
{
    static struct plan plan;
    memset(&plan, 0, sizeof plan);
    if (!plan_read(games_list, games_count, pairs, &plan, why) || !deal(table, &plan, fold, why))
        return false;
    memcpy(table->title, plan.title, sizeof table->title);
    table->has_dealer = table->shown = true;
    take_seats(table);
    open_dealer(table);
    log_writer_start(&table->writer, table->check->reader.hash, SEAT_CHANCE);
    log_write_head(&table->writer, &table->check->head, lines);
    return true;
}

/* ---- One that was kept, or brought along ---- */

/* Who deals on in a match that was brought along. */
static void find_dealer(struct page_table *table)
{
    struct check *check = table->check;
    const struct log_last *last = &check->last;
    struct fair_head same;
    uint8_t *seed = table->random + TABLE_ID_BYTES;
    if (check->head.fair.mode == FAIR_SEEDED) {
        fair_seeded(check->reader.hash, check->head.fair.number, &same, &table->reveal);
        memcpy(seed, table->reveal.seed, FAIR_BYTES);
        memcpy(seed + FAIR_BYTES, table->reveal.seed, FAIR_BYTES);
        table->has_dealer = true;
    } else if (check->head.fair.mode == FAIR_NONE) {
        table->has_dealer = table->new_dealer = true;
        memcpy(table->reveal.seed, seed, FAIR_BYTES);
    } else if (last->end == LOG_STOPPED && last->revealed && !check->head.fair.shared) {
        table->has_dealer = true;
        table->reveal = last->reveal;
        memcpy(seed, table->reveal.seed, FAIR_BYTES);
    }
}

bool table_open(struct page_table *table, const struct fold_ops *fold, bool brought,
                struct text *why)
{
    struct check *check = table->check;
    const struct log_head *head = &check->head;
    char reason[REASON_BYTES];
    struct text wrong = text_over(reason, sizeof reason);
    if (check->reader.at == LOG_AT_HEAD) {
        text_put(why, "the log is empty");
        return false;
    }
    check->match.fold = fold;
    table->ended = match_over(&check->match) && check->last.end != LOG_OPEN;
    if (check->last.revealed)
        table->reveal = check->last.reveal;
    table->shown = check->last.revealed;
    take_seats(table);
    find_lesson(table);
    if (brought) {
        find_dealer(table);
    } else {
        table->has_dealer = true;
        table->new_dealer = head->fair.mode == FAIR_NONE;
        memcpy(table->reveal.seed, dealer_seed(table), FAIR_BYTES);
    }
    if (table->has_dealer && !table->ended && head->fair.mode == FAIR_COMMITTED &&
        !fair_check_reveal(check->reader.hash, &head->fair, &table->reveal, head->seats, &wrong))
        table->has_dealer = false; /* not the promised one: it can be watched */
    table->ended = table->ended || !table->has_dealer;
    table->shown = table->shown || (table->has_dealer && !table->ended);
    open_dealer(table);
    log_writer_start(&table->writer, check->reader.hash, SEAT_CHANCE);
    const char *h = check->last.end != LOG_OPEN && !table->ended ? table->last_h : check->reader.h;
    memcpy(table->writer.h, h, sizeof table->writer.h);
    return true;
}

/* ---- Going on ---- */

static void put_entry(struct page_table *table, struct text *lines)
{
    const struct match *match = &table->check->match;
    log_write_entry(&table->writer, match, match->count, &match->state, lines);
}

static bool draw(struct page_table *table, struct text *lines)
{
    struct match *match = &table->check->match;
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    bool any = false;
    for (;;) {
        struct move move;
        bool taught = pupil_makes(&table->lesson, match);
        if (!taught && match_turn(match) != 1u << SEAT_CHANCE)
            break;
        if (taught && !pupil_make(&table->lesson, match))
            continue;
        if (!taught) {
            fair_draw(&table->fair, match, &move);
            ENSURE(match_play(match, &move, &why));
        }
        put_entry(table, lines);
        any = true;
    }
    if (!match_over(match))
        return any;
    log_write_end(&table->writer, match, &table->check->head, &table->reveal, lines);
    table->ended = true;
    return true;
}

bool table_go_on(struct page_table *table, struct text *lines)
{
    struct match *match = &table->check->match;
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    if (table->ended)
        return false;
    if (draw(table, lines))
        return true;
    int seat = table->lesson.on ? -1 : match_next(match, bots(table)); /* in one no bot decides */
    if (seat < 0 || seat == SEAT_CHANCE || !table->bot[seat])
        return false;
    struct rng start = table->rng[seat], rng;
    struct move move;
    rng_seed(&rng, rng_next(&start), match->count);
    bot_choose(table->bot[seat], match, seat, &rng, &move);
    ENSURE(bot_play(match, &move, bot_says(match, &move, rng_next(&rng)), &why));
    put_entry(table, lines);
    draw(table, lines);
    return true;
}

/* {"type":"undo","do":"ask"}: all who would be asked are at this screen, or bots. */
static int take_back(struct page_table *table, int seat, const struct pairs *pairs,
                     struct text *lines, struct text *why)
{
    struct match *match = &table->check->match;
    const char *does = pairs_text(pairs, "do");
    if (!does || strcmp(does, "ask") != 0)
        return reason(why, WHY_WIRE_TYPE()) ? WIRE_OK : WIRE_BAD_MESSAGE;
    if (table->lesson.on)
        return lesson_undo(why) ? WIRE_OK : WIRE_ILLEGAL;
    uint32_t to = match_undo_before(match, seat, why);
    if (to == match->count || !match_undo(match, to, why))
        return WIRE_ILLEGAL;
    put_entry(table, lines);
    return WIRE_OK;
}

int table_take(struct page_table *table, int seat, const struct pairs *pairs, struct text *lines,
               struct text *why)
{
    bool again = false;
    why->language = table->language;
    if (table->ended && !match_over(&table->check->match)) {
        reason(why, WHY_OVER());
        return WIRE_OVER;
    }
    struct match *match = &table->check->match;
    const char *type = pairs_text(pairs, "type");
    if (type && !strcmp(type, "undo") && !match_over(match))
        return take_back(table, seat, pairs, lines, why);
    int way, code = pupil_judge(&table->lesson, match, &table->seat[seat], pairs, &way, why);
    if (code == WIRE_OK)
        code = wire_move(&table->seat[seat], match, pairs, &again, why);
    if (code == WIRE_OK && !again) {
        pupil_took(&table->lesson, match, way);
        put_entry(table, lines);
        draw(table, lines);
    }
    return code;
}

bool table_leave_lesson(struct page_table *table, int seat, const struct pairs *pairs)
{
    return pupil_leave(&table->lesson, seat, pairs);
}

/* ---- What is told ---- */

static struct saying saying(const struct page_table *table)
{
    return (struct saying){.match = &table->check->match,
                           .head = &table->check->head,
                           .bots = bots(table),
                           .title = table->title,
                           .new_dealer = table->new_dealer,
                           .no_odds = hints_hide(table->check->head.hints,
                                                 &table->check->match)};
}

void table_hello(struct page_table *table, int seat, struct text *out)
{
    struct saying of = saying(table);
    say_hello(&of, &table->seat[seat], out);
}

void table_tell(struct page_table *table, int seat, uint32_t from, struct text *out)
{
    struct saying of = saying(table);
    struct wire_seat *wire = &table->seat[seat];
    struct view view;
    if (from > of.match->count)
        from = 0;
    if (table->ended)
        wire_end_open(wire, of.match, of.head, table->shown ? &table->reveal : NULL, out);
    else
        wire_turn_open(wire, of.match, out);
    match_view(of.match, seat, &view);
    say_words(&of, &view, table->language, true, NULL, out);
    pupil_put(&table->lesson, of.match, seat, table->language, out);
    if (!table->ended && table->has_dealer && !table->lesson.on)
        say_take_back(of.match, seat, out);
    say_story(&of, seat, from, table->language, true, out);
    text_put(out, "}\n");
}

void table_ok(struct page_table *table, int seat, struct text *out)
{
    wire_ok(&table->seat[seat], out);
}

void table_error(struct page_table *table, int seat, int code, const char *why, struct text *out)
{
    wire_error(&table->seat[seat], code, why, out);
}

void table_info(struct page_table *table, int seat, struct text *out)
{
    struct saying of = saying(table);
    text_char(out, '{');
    say_info(&of, &of.match->state, of.match->count, seat, table->language, out);
    text_char(out, '}');
}

void table_board(struct page_table *table, int seat, struct text *out)
{
    static char room[VIEW_JSON_BYTES];
    struct saying of = saying(table);
    say_board(&of, &of.match->state, of.match->count, seat, table->language, room, out);
}

/* ---- Logs on their way out ---- */

void table_log_begin(struct page_table *table, int seat, struct text *out)
{
    log_writer_start(&table->out, table->check->reader.hash, seat);
    cursor_start(&table->cursor, &table->check->match);
    log_write_head(&table->out, &table->check->head, out);
}

bool table_log_next(struct page_table *table, struct text *out)
{
    struct cursor *cursor = &table->cursor;
    if (!cursor_next(cursor))
        return false;
    log_write_entry(&table->out, cursor->match, cursor->n, &cursor->state, out);
    return true;
}

void table_log_stop(struct page_table *table, struct text *out)
{
    struct log_writer writer = table->writer;
    log_write_end(&writer, &table->check->match, &table->check->head,
                  table->has_dealer ? &table->reveal : NULL, out);
}

bool table_next(struct page_table *table, struct text *out, struct text *why)
{
    static struct carry_room room;
    const struct check *check = table->check;
    return carry_write(&check->match, &check->head, check->reader.hash, &room, out, why);
}
