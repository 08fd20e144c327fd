/* Going back in a match, and through it. What is always true: no undo crosses a move of chance, or
 * one by which somebody else learned something. */
#include <string.h>

#include "table/cursor.h"
#include "table/names.h"
#include "table/powers.h"
#include "table/reason.h"
#include "table/spoken.h"
#include "table/wire.h"

uint32_t match_line_head(const struct match *match, uint32_t n)
{
    bool is_move = !n || !(match->entry[n - 1].undo || match->entry[n - 1].say);
    return is_move ? n : match->entry[n - 1].parent;
}

/* The last entry before n that is more than words; 0 if there is none. */
static uint32_t entry_before(const struct match *match, uint32_t n)
{
    do
        n--;
    while (n && match->entry[n - 1].say);
    return n;
}

/* Plays the line of play that leads from entry `at`, whose state is in `out`, to move `target`. */
static void play_line(const struct match *match, uint32_t at, uint32_t target, struct state *out)
{
    while (at != target) {
        /* The run of moves on the target's line, with nothing but words between, that begins after
         * `at`. */
        uint32_t first = target, last = target;
        while (match->entry[first - 1].parent != at) {
            uint32_t parent = match->entry[first - 1].parent;
            if (parent != entry_before(match, first))
                last = parent;
            first = parent;
        }
        for (uint32_t k = first; k <= last; k++)
            if (!match->entry[k - 1].say)
                match->game->apply(match->data, out, &match->entry[k - 1].move);
        at = last;
    }
}

bool match_state_at(const struct match *match, uint32_t n, struct state *out)
{
    if (n > match->count)
        return false;
    memset(out, 0, match->game->state_size);
    const char *wrong = match->game->init(match->data, &match->rules, match->seats, out);
    ENSURE(!wrong);
    play_line(match, 0, match_line_head(match, n), out);
    return true;
}

/* A move that no undo goes back before. */
static bool is_barrier(const struct match *match, uint32_t n)
{
    return match->entry[n - 1].move.seat == SEAT_CHANCE || match->entry[n - 1].told;
}

static bool may_cross(const struct match *match, uint32_t n, struct text *why)
{
    bool chance = match->entry[n - 1].move.seat == SEAT_CHANCE;
    if (!is_barrier(match, n))
        return true;
    if (why && chance)
        reason(why, WHY_UNDO_CHANCE());
    else if (why)
        reason(why, WHY_UNDO_SHOWN());
    return false;
}

/* `free`: whatever lies between. */
static bool undo(struct match *match, uint32_t to, bool free, struct text *why)
{
    if (!match->count)
        return reason(why, WHY_UNDO_NOTHING());
    if (to >= match->count)
        return reason(why, WHY_UNDO_RANGE(.most = match->count - 1, .to = to));
    uint32_t target = match_line_head(match, to), at = match->head;
    if (target == at)
        return reason(why, WHY_UNDO_SAME(.entry = to));
    for (; at > target; at = match->entry[at - 1].parent)
        if (!free && !may_cross(match, at, why))
            return false;
    if (at != target)
        return reason(why, WHY_UNDO_UNDONE(.entry = to));
    if (!match_has_room(match, why))
        return false;
    match_state_at(match, to, &match->state);
    match->entry[match->count++] = (struct entry){.undo = true,
                                                  .to = to,
                                                  .mastered = free,
                                                  .parent = target,
                                                  .named = match_named(match, target),
                                                  .draw = NO_DRAW,
                                                  .seen = UINT16_MAX};
    match->head = target;
    match->undos++;
    match->phase_from = match->count;
    return true;
}

bool match_undo(struct match *match, uint32_t to, struct text *why)
{
    return undo(match, to, false, why);
}

bool powers_back(struct match *match, int seat, uint32_t to, struct text *why)
{
    if (seat || !match->game->powers || match->no_powers)
        return reason(why, WHY_BACK_MASTER());
    if (match->backs >= BACKS_MAX)
        return reason(why, WHY_BACK_MOST(.most = BACKS_MAX));
    if (!undo(match, to, true, why))
        return false;
    match->backs++;
    return true;
}

uint32_t match_undo_least(const struct match *match)
{
    uint32_t at = match->head;
    while (at && may_cross(match, at, NULL))
        at = match->entry[at - 1].parent;
    return at == match->head ? match->count : at;
}

/* The last entry after `to` that is a move of anyone but this seat; 0: there is none. A move that
 * its maker took back counts, for it was seen; one that went with everyone's consent does not. */
static uint32_t foreign_after(const struct match *match, int seat, uint32_t to)
{
    for (uint32_t n = match->count; n > to;) {
        const struct entry *entry = &match->entry[n - 1];
        if (!entry->undo && !entry->say && entry->move.seat != seat)
            return n;
        n = entry->agreed || entry->mastered ? entry->to : n - 1;
    }
    return 0;
}

bool match_undo_own(struct match *match, int seat, uint32_t to, struct text *why)
{
    uint32_t foreign = to < match->count ? foreign_after(match, seat, to) : 0;
    if (foreign)
        return match->entry[foreign - 1].move.seat == SEAT_CHANCE ? reason(why, WHY_UNDO_CHANCE())
                                                                  : reason(why, WHY_UNDO_OTHER());
    return match_undo(match, to, why);
}

uint32_t match_undo_last(const struct match *match, int seat)
{
    if (!match->head || match->entry[match->head - 1].move.seat != seat ||
        match->entry[match->head - 1].told)
        return match->count;
    uint32_t to = match->entry[match->head - 1].parent;
    /* a caller may make room for more entries when they come, up to match_capacity */
    bool room = match->count < match_capacity(match->game);
    return room && !foreign_after(match, seat, to) ? to : match->count;
}

uint32_t match_undo_before(const struct match *match, int seat, struct text *why)
{
    uint32_t at = match->head;
    if (match->undos >= WIRE_UNDOS_MAX) {
        if (why)
            reason(why, WHY_UNDO_MOST(.most = WIRE_UNDOS_MAX));
        return match->count;
    }
    for (; at; at = match->entry[at - 1].parent) {
        const struct entry *entry = &match->entry[at - 1];
        if (!may_cross(match, at, why))
            return match->count;
        if (entry->move.seat == seat && !entry->idle)
            return entry->parent;
    }
    if (why)
        reason(why, WHY_UNDO_NOTHING());
    return match->count;
}

/* The last move that stood before the undo that is entry n. */
static uint32_t stood_before(const struct match *match, uint32_t n)
{
    uint32_t at = n - 1;
    return at ? match_line_head(match, at) : at;
}

uint32_t match_undone(const struct match *match, uint32_t n, int *seat)
{
    uint32_t at = stood_before(match, n), moves = 0;
    for (; at > match->entry[n - 1].parent; at = match->entry[at - 1].parent, moves++)
        *seat = match->entry[at - 1].move.seat;
    return moves;
}

uint32_t match_undone_of(const struct match *match, uint32_t n, int seat)
{
    uint32_t at = stood_before(match, n), moves = 0;
    for (; at > match->entry[n - 1].parent; at = match->entry[at - 1].parent)
        moves += match->entry[at - 1].move.seat == seat;
    return moves;
}

/* ---- One entry after another ---- */

void cursor_start(struct cursor *cursor, const struct match *match)
{
    cursor->match = match;
    cursor->n = 0;
    cursor->kept = false;
    match_state_at(match, 0, &cursor->state);
}

static void cursor_keep(struct cursor *cursor, uint32_t n, const struct state *state)
{
    cursor->kept = true;
    cursor->kept_n = n;
    state_copy(cursor->match->game, &cursor->kept_state, state);
}

/* To where an undo leads. To play the match again from its beginning would make a log that goes
 * back often cost its length so many times over; but an undo never goes back before the last
 * barrier, and the state there is kept. */
static void cursor_back(struct cursor *cursor, uint32_t to)
{
    const struct match *match = cursor->match;
    uint32_t target = match_line_head(match, to), barrier = target;
    while (barrier && !is_barrier(match, barrier))
        barrier = match->entry[barrier - 1].parent;
    if (!cursor->kept || cursor->kept_n != barrier) {
        match_state_at(match, barrier, &cursor->state);
        cursor_keep(cursor, barrier, &cursor->state);
    }
    state_copy(match->game, &cursor->state, &cursor->kept_state);
    play_line(match, barrier, target, &cursor->state);
}

bool cursor_next(struct cursor *cursor)
{
    const struct match *match = cursor->match;
    if (cursor->n == match->count)
        return false;
    const struct entry *entry = &match->entry[cursor->n++];
    if (entry->undo) {
        cursor_back(cursor, entry->to);
    } else if (!entry->say) {
        match->game->apply(match->data, &cursor->state, &entry->move);
        if (match->undos && is_barrier(match, cursor->n))
            cursor_keep(cursor, cursor->n, &cursor->state);
    }
    return true;
}
