/* See match.h. A table checks every move, keeps who saw it and tells who learned of it; here the
 * rules alone are run, which is some ten times faster where bots think little. */
#include "lab/match.h"

#include <string.h>

#include "table/cursor.h"
#include "table/fair.h"
#include "table/powers.h"

enum { PHASES_MAX = 256 }; /* an index of a phase is a byte */

/* One match under way. */
struct play {
    const struct lab_setup *setup;
    const struct lab_watch *watch;
    struct lab_record *record;
    struct fair fair;
    struct fair_reveal reveal;
    struct rng bot[SEATS_MAX]; /* where a seat's stream begins */
    uint32_t streams;          /* seats whose stream is known */
    int last;                  /* who made the last move but chance, or -1 */
    uint32_t drawn[PHASES_MAX], asked[PHASES_MAX]; /* if compared: how often in this phase */
    struct state state;
};

/* Which draw this is. A table numbers them one after the other; then whoever draws once more in one
 * set-up has other luck for the rest of the match. So where set-ups are compared they are numbered
 * by phase. */
static uint64_t draw_number(struct play *p)
{
    uint64_t n = p->record->draws++;
    if (!p->setup->compared)
        return n;
    int phase = p->setup->game->phase(p->setup->data, &p->state);
    return (uint64_t)(phase + 1) << 32 | p->drawn[phase]++;
}

static void deal(struct play *p, long long seed)
{
    const struct lab_setup *as = p->setup->dealt_as ? p->setup->dealt_as : p->setup;
    struct match match = {.game = as->game, .rules = as->rules, .seats = as->seats};
    struct fair_head head;
    fair_seeded(as->hash, (uint64_t)seed, &head, &p->reveal);
    fair_open(&p->fair, as->hash, &match, as->data_hash, &head, &p->reveal);
}

static void chance(struct play *p, struct options *options, struct move *move)
{
    const struct lab_setup *setup = p->setup;
    setup->game->options(setup->data, &p->state, SEAT_CHANCE, options);
    ENSURE(options->count);
    if (options_size(options) == 1) {
        options_nth(options, 0, move);
        return;
    }
    uint64_t point = fair_below(&p->fair, draw_number(p), options_weight(options));
    options_at_weight(options, point, move);
}

static void counted(struct play *p, int seat, bool decided)
{
    struct lab_record *record = p->record;
    record->turns += seat != p->last;
    record->decisions += decided;
    record->decided[seat] += decided;
    p->last = seat;
}

/* The seat's stream as of this entry, the same as a table's. */
static struct rng stream(struct play *p, int seat)
{
    struct rng start, now;
    if (!(p->streams >> seat & 1))
        fair_bot(p->setup->hash, p->reveal.seed, seat, &p->bot[seat]);
    p->streams |= 1u << seat;
    start = p->bot[seat];
    uint64_t n = p->record->entries;
    if (p->setup->compared) { /* likewise */
        int phase = p->setup->game->phase(p->setup->data, &p->state);
        n = (uint64_t)(phase + 1) << 32 | p->asked[phase]++;
    }
    rng_seed(&now, rng_next(&start), n);
    return now;
}

static void choose(struct play *p, int seat, struct options *options, struct move *move)
{
    const struct lab_setup *setup = p->setup;
    const struct game *game = setup->game;
    struct view view;
    redact(game, &p->state, seat, &view);
    game->options(setup->data, &view.state, seat, options);
    uint64_t open = options_size(options);
    ENSURE(open);
    counted(p, seat, open > 1);
    if (open == 1) {
        options_nth(options, 0, move);
        move->seat = (uint8_t)seat;
    } else if (!p->watch || !p->watch->steer ||
               !p->watch->steer(p->watch->arg, setup, &view, options, move)) {
        struct rng rng = stream(p, seat);
        lab_choose(&setup->bot[seat], game, setup->data, setup->now_ms, &view, options, &rng,
                   move);
    }
    if (p->watch && p->watch->pick) {
        struct lab_pick pick = {p->record->seed, seat, game->phase(setup->data, &p->state), &view,
                                options, open, move};
        p->watch->pick(p->watch->arg, setup, &pick);
    }
}

/* Who is asked, SEAT_CHANCE, or -1: the match is over. */
static int asked_of(const struct lab_setup *setup, const struct state *state)
{
    uint32_t asked = game_asked(setup->game, setup->data, state);
    if (!asked || asked >> SEAT_CHANCE & 1)
        return asked ? SEAT_CHANCE : -1;
    return game_first(setup->game, setup->data, state, asked);
}

/* What a match that is over was worth, and what came about. */
static void came_of(const struct game *game, const struct data *data, int seats,
                    const struct state *end, struct lab_record *record)
{
    ENSURE(game->tally_count <= LAB_TALLIES_MAX);
    game->payoff(data, end, record->payoff);
    game_aim(game, data, end, record->aim);
    for (int seat = 0; seat < seats; seat++)
        for (int i = 0; i < game->tally_count; i++)
            record->tally[seat][i] = game->tally(data, end, seat, i);
}

void lab_play(const struct lab_setup *setup, long long seed, const struct lab_watch *watch,
              struct lab_record *record)
{
    struct play p;
    p.setup = setup;
    p.watch = watch;
    p.record = record;
    p.streams = 0;
    p.last = -1;
    if (setup->compared) {
        memset(p.drawn, 0, sizeof p.drawn);
        memset(p.asked, 0, sizeof p.asked);
    }
    memset(record, 0, sizeof *record);
    record->seed = seed;
    record->stopper = -1;
    deal(&p, seed);
    memset(&p.state, 0, setup->game->state_size);
    const char *wrong =
        setup->game->init(setup->data, &setup->rules, setup->seats, &p.state);
    ENSURE(!wrong);
    for (int seat; (seat = asked_of(setup, &p.state)) >= 0; record->entries++) {
        struct options options;
        struct move move;
        options_clear(&options);
        if (seat == SEAT_CHANCE)
            chance(&p, &options, &move);
        else
            choose(&p, seat, &options, &move);
        if (watch && watch->move)
            watch->move(watch->arg, setup, &p.state, &options, &move);
        setup->game->apply(setup->data, &p.state, &move);
        ENSURE(record->entries < setup->game->moves_max); /* L7 */
    }
    came_of(setup->game, setup->data, setup->seats, &p.state, record);
    if (watch && watch->over)
        watch->over(watch->arg, setup, record, &p.state);
}

void lab_record_of(const struct match *match, long long seed, struct lab_record *record)
{
    const struct game *game = match->game;
    struct play p = {.record = record, .last = -1};
    struct cursor cursor;
    memset(record, 0, sizeof *record);
    record->seed = seed;
    record->stopper = -1;
    record->entries = match->count;
    record->draws = match->draws;
    cursor_start(&cursor, match);
    while (cursor.n < match->count) {
        const struct entry *entry = &match->entry[cursor.n];
        if (!entry->undo && !entry->say && entry->move.seat != SEAT_CHANCE &&
            !entry->waived && !match_corrects(match, &entry->move)) {
            struct options options;
            struct view view;
            options_clear(&options);
            redact(game, &cursor.state, entry->move.seat, &view);
            game->options(match->data, &view.state, entry->move.seat, &options);
            counted(&p, entry->move.seat, options_size(&options) > 1);
        }
        cursor_next(&cursor);
    }
    came_of(game, match->data, match->seats, &match->state, record);
}
