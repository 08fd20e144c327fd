/* See picks.h. Of each set-up the list holds: by side the bins and the counts of every slot; then
 * by the set of seats that won. */
#include "lab/picks.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
    OF_SLOT = sizeof(struct pick_counts) / sizeof(int64_t),
    OF_LENGTHS = sizeof(struct pick_lengths) / sizeof(int64_t)
};

/* ---- Slots ---- */

static bool is_named(const struct arg_spec *arg)
{
    return arg->name && arg->show == SHOW_NAME;
}

/* The first of its kind, and how many values the table has; slots of a kind follow each other. */
static void add_slots(struct picks *p, int verb, int arg, int names)
{
    int count = names ? p->data->names[names].count : 1;
    for (int value = 0; value < count; value++, p->slots++)
        if (p->slot)
            p->slot[p->slots] = (struct pick_slot){verb, arg, value, names};
}

static void list_slots(struct picks *p)
{
    p->slots = 0;
    for (int verb = 0; verb < p->game->verb_count; verb++) {
        add_slots(p, verb, -1, 0);
        for (int a = 0; a < ARGS_MAX && p->game->verbs[verb].arg[a].name; a++)
            if (is_named(&p->game->verbs[verb].arg[a]))
                add_slots(p, verb, a, p->game->verbs[verb].arg[a].names);
    }
    for (int b = 0; b < p->game->build_count; b++) {
        int field = field_find(p->game, p->game->builds[b].field);
        ENSURE(field >= 0);
        add_slots(p, -1, b, p->game->fields[field].names);
    }
}

bool picks_open(struct picks *p, const struct lab_setup *first, int setups)
{
    *p = (struct picks){.game = first->game, .data = first->data, .setup = first,
                        .seats = first->seats, .setups = setups};
    list_slots(p);
    ENSURE(p->slots);
    p->slot = calloc((size_t)p->slots, sizeof *p->slot);
    p->seen = calloc((size_t)p->slots, sizeof *p->seen);
    p->held = calloc((size_t)p->slots, sizeof *p->held);
    p->match = calloc(PICK_SIDES * (size_t)p->slots, sizeof *p->match);
    if (!p->slot || !p->seen || !p->held || !p->match) {
        picks_close(p);
        return false;
    }
    list_slots(p);
    return true;
}

void picks_close(struct picks *p)
{
    free(p->slot);
    free(p->seen);
    free(p->held);
    free(p->match);
    free(p->state);
    p->slot = NULL;
    p->seen = NULL;
    p->held = NULL;
    p->match = NULL;
    p->state = NULL;
}

int pick_side(const struct game *game, int seat)
{
    return game->master && seat > 0;
}

int pick_side_seats(const struct picks *p, int side)
{
    return !p->game->master ? side ? 0 : p->seats : side ? p->seats - 1 : 1;
}

/* ---- Where a number is ---- */

int picks_sets(const struct picks *p)
{
    return 1 << p->seats;
}

static size_t side_size(const struct picks *p)
{
    return PICK_OPEN_BINS + (size_t)p->slots * OF_SLOT;
}

static size_t setup_size(const struct picks *p)
{
    return PICK_SIDES * side_size(p) + OF_LENGTHS + (size_t)picks_sets(p);
}

size_t picks_numbers(const struct picks *p)
{
    return (size_t)p->setups * setup_size(p);
}

static size_t at_side(const struct picks *p, int setup, int side)
{
    return (size_t)setup * setup_size(p) + (size_t)side * side_size(p);
}

static size_t at_slot(const struct picks *p, int setup, int side, int slot)
{
    return at_side(p, setup, side) + PICK_OPEN_BINS + (size_t)slot * OF_SLOT;
}

static size_t at_winners(const struct picks *p, int setup)
{
    return at_side(p, setup, PICK_SIDES) + OF_LENGTHS;
}

/* ---- Looking on ---- */

/* The slots are sorted by verb, those that are held last. */
static int slots_of_verb(const struct picks *p, int verb)
{
    int low = 0, high = p->slots;
    while (low < high) {
        int middle = (low + high) / 2, of = p->slot[middle].verb;
        if (of >= 0 && of < verb)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static void family_open(struct picks *p, struct pick_match *match, const struct option *option)
{
    int slot = slots_of_verb(p, option->verb);
    for (; slot < p->slots && p->slot[slot].verb == option->verb; slot++) {
        const struct pick_slot *of = &p->slot[slot];
        bool has = of->arg < 0 || (of->arg < option->args
                                       ? domain_has(&option->arg[of->arg], of->value)
                                       : of->value == 0);
        if (!has || p->seen[slot] == p->now)
            continue;
        p->seen[slot] = p->now;
        match[slot].open++;
    }
}

static int bin_of(uint64_t open)
{
    int bin = 0;
    while (bin < PICK_OPEN_BINS - 1 && (open - 1) >> bin)
        bin++;
    return bin;
}

void picks_pick(void *arg, const struct lab_setup *setup, const struct lab_pick *pick)
{
    struct picks *p = arg;
    int side = pick_side(p->game, pick->seat), slot = slots_of_verb(p, pick->move->verb);
    struct pick_match *match = p->match + (size_t)side * (size_t)p->slots;
    (*p->into)[at_side(p, (int)(setup - p->setup), side) + (size_t)bin_of(pick->open)]++;
    p->moves++;
    p->tree += llround(PICK_TREE_UNIT * log10((double)pick->open));
    p->now++;
    for (uint32_t i = 0; i < pick->options->count && pick->open > 1; i++)
        family_open(p, match, &pick->options->at[i]);
    for (; slot < p->slots && p->slot[slot].verb == pick->move->verb; slot++) {
        const struct pick_slot *of = &p->slot[slot];
        if (of->arg >= 0 && pick->move->arg[of->arg] != of->value)
            continue;
        match[slot].taken += pick->open > 1;
        p->held[slot] |= (uint16_t)(1u << pick->seat);
    }
}

bool pick_won(const struct game *game, const struct lab_record *record, int seat)
{
    return game->tally_count ? record->tally[seat][0] > 0 : record->payoff[seat] > 0;
}

/* What the seats hold by a row of game->builds, whose first slot this is. */
static void holds(struct picks *p, const struct build_spec *build, int slot,
                  const struct state *end)
{
    const struct field *field = &p->game->fields[field_find(p->game, build->field)];
    int values = p->data->names[field->names].count;
    for (int seat = build->first; seat < p->seats; seat++)
        for (int i = 0; i < build->each; i++) {
            int at = (seat - build->first) * build->each + i;
            uint64_t value = (uint64_t)field_value(field, end, at);
            for (int v = 0; v < values; v++)
                if (field->show == SHOW_SET ? v < 64 && value >> v & 1 : value == (uint64_t)v)
                    p->held[slot + v] |= (uint16_t)(1u << seat);
        }
}

/* What was taken or held, and what came of it: once for all who win together. */
static void add_held(struct picks *p, int setup, int slot, const struct lab_record *record)
{
    bool together = p->game->tally_count && p->game->tallies[0].shared;
    uint32_t done = 0;
    for (int seat = 0; p->held[slot] >> seat; seat++) {
        int side = pick_side(p->game, seat);
        int64_t payoff = record->payoff[seat];
        if (!(p->held[slot] >> seat & 1) || (together && done >> side & 1))
            continue;
        done |= 1u << side;
        int64_t *at = *p->into + at_slot(p, setup, side, slot);
        at[6]++;
        at[7] += pick_won(p->game, record, seat);
        at[8] += payoff;
        at[9] += payoff * payoff;
    }
}

static void add_match(struct picks *p, int setup, int side, int slot)
{
    const struct pick_match *match = &p->match[side * p->slots + slot];
    int64_t open = match->open, taken = match->taken;
    int64_t *at = *p->into + at_slot(p, setup, side, slot);
    at[0] += open;
    at[1] += taken;
    at[2] += open > 0;
    at[3] += open * open;
    at[4] += open * taken;
    at[5] += taken * taken;
}

static int by_key(const void *a, const void *b)
{
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return (x > y) - (x < y);
}

/* PICK_AGAIN_UNIT x the share of states that were there before. */
static int64_t again(struct picks *p)
{
    int64_t before = 0;
    qsort(p->state, p->states, sizeof *p->state, by_key);
    for (size_t i = 1; i < p->states; i++)
        before += p->state[i] == p->state[i - 1];
    return (PICK_AGAIN_UNIT * before + (int64_t)p->states / 2) / (int64_t)p->states;
}

static int64_t apart(const struct picks *p, const struct lab_record *record)
{
    int first = p->game->master;
    int32_t least = record->payoff[first], most = least;
    for (int seat = first; seat < p->seats; seat++) {
        least = record->payoff[seat] < least ? record->payoff[seat] : least;
        most = record->payoff[seat] > most ? record->payoff[seat] : most;
    }
    return (int64_t)most - least;
}

static void add_lengths(struct picks *p, int setup, const struct lab_record *record)
{
    int64_t *at = *p->into + at_side(p, setup, PICK_SIDES);
    int64_t moves = p->moves, decisions = record->decisions;
    int64_t was = again(p), differ = apart(p, record);
    uint32_t winners = 0;
    for (int seat = 0; seat < p->seats; seat++)
        winners |= (uint32_t)pick_won(p->game, record, seat) << seat;
    (*p->into)[at_winners(p, setup) + winners]++;
    at[0] += !winners;
    at[1] += moves;
    at[2] += decisions;
    at[3] += moves * moves;
    at[4] += moves * decisions;
    at[5] += decisions * decisions;
    at[6] += p->tree;
    at[7] += p->tree * p->tree;
    at[8] += was;
    at[9] += was * was;
    at[10] += differ;
    at[11] += differ * differ;
}

static void add_state(struct picks *p, const struct state *state)
{
    struct view all; /* nothing is hidden in it */
    all.seat = SEAT_CHANCE;
    if (p->states == p->states_room) {
        p->states_room = 2 * p->states_room + 256;
        p->state = realloc(p->state, p->states_room * sizeof *p->state);
        ENSURE(p->state);
    }
    state_copy(p->game, &all.state, state);
    p->state[p->states++] = view_key(p->game, &all);
}

void picks_move(void *arg, const struct lab_setup *setup, const struct state *before,
                const struct options *options, const struct move *move)
{
    (void)setup;
    (void)options;
    (void)move;
    add_state(arg, before);
}

void picks_over(void *arg, const struct lab_setup *of, const struct lab_record *record,
                const struct state *end)
{
    struct picks *p = arg;
    int setup = (int)(of - p->setup);
    add_state(p, end);
    for (int slot = slots_of_verb(p, p->game->verb_count); slot < p->slots; slot++)
        if (!p->slot[slot].value)
            holds(p, &p->game->builds[p->slot[slot].arg], slot, end);
    for (int slot = 0; slot < p->slots; slot++) {
        add_held(p, setup, slot, record);
        for (int side = 0; side < PICK_SIDES; side++)
            add_match(p, setup, side, slot);
    }
    add_lengths(p, setup, record);
    memset(p->held, 0, (size_t)p->slots * sizeof *p->held);
    memset(p->match, 0, PICK_SIDES * (size_t)p->slots * sizeof *p->match);
    p->moves = 0;
    p->tree = 0;
    p->states = 0;
}

/* ---- Reading ---- */

struct pick_counts picks_of(const struct picks *p, const int64_t *list, int setup, int side,
                            int slot)
{
    struct pick_counts counts;
    memcpy(&counts, list + at_slot(p, setup, side, slot), sizeof counts);
    return counts;
}

struct pick_lengths picks_lengths(const struct picks *p, const int64_t *list, int setup)
{
    struct pick_lengths lengths;
    memcpy(&lengths, list + at_side(p, setup, PICK_SIDES), sizeof lengths);
    return lengths;
}

const int64_t *picks_open_bins(const struct picks *p, const int64_t *list, int setup, int side)
{
    return list + at_side(p, setup, side);
}

const int64_t *picks_winners(const struct picks *p, const int64_t *list, int setup)
{
    return list + at_winners(p, setup);
}
