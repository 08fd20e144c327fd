/* See review_luck.h. Decisions without chance between them make a run. Within a run the value moves
 * by their gains alone, so each of them says what it was when the run began, and the mean of that
 * is the level from which the run goes on. */
#include "cli/review_luck.h"

#include <math.h>
#include <stdlib.h>

/* ---- Pieces ---- */

static enum review_change kind_of(const struct review *r, uint32_t line)
{
    switch (r->match->game->verbs[r->move[line]->move.verb].chance) {
    case CHANCE_DIE: return REVIEW_DICE;
    case CHANCE_SHOWN: return REVIEW_SHOWN;
    default: return REVIEW_CARDS;
    }
}

/* Of the moves from `line` to the next step. */
static void pieces_add(const struct review *r, struct review_seat *of, uint32_t line, uint32_t end)
{
    struct review_piece *last = NULL;
    for (; line < end; line++) {
        if (r->move[line]->move.seat != SEAT_CHANCE ||
            (kind_of(r, line) == REVIEW_SHOWN && r->match->seats == 1)) /* its own, so no news */
            continue;
        if (!last || last->kind != kind_of(r, line)) {
            if (last)
                last->asks = true;
            last = &of->piece[of->pieces++];
            *last = (struct review_piece){.line = line, .kind = kind_of(r, line)};
        }
        last->until = line + 1;
    }
}

bool review_pieces(const struct review *r, struct review_seat *of)
{
    uint32_t line = 0;
    of->piece = calloc(r->moves + 1, sizeof *of->piece);
    for (uint32_t i = 0; of->piece && i < of->steps; i++) {
        pieces_add(r, of, line, of->step[i].line);
        of->step[i].pieces = of->pieces;
        line = of->step[i].line + 1;
    }
    if (of->piece)
        pieces_add(r, of, line, r->moves);
    return of->piece;
}

/* ---- Levels ---- */

/* What the match was worth from one change on, and what decisions added until the next. */
struct level {
    int kind;      /* of the change that led here; -1: none, it is the start */
    int64_t value; /* before those decisions */
    int64_t gain;  /* by all of them */
    double variance, gain_var;
    uint32_t piece, step; /* what the change is noted in, beside the sums; NOWHERE */
    bool given;           /* it is the start, or follows from the result */
    bool same;            /* nothing changed: it goes on from the level before */
};

enum { NOWHERE = 1u << 31 };

struct scan {
    const struct review_seat *of;
    struct level *level;
    uint32_t levels, step, piece; /* how far it has come */
};

/* Adds the steps that no chance parts. */
static void run_add(struct scan *scan, struct level *level)
{
    const struct review_seat *of = scan->of;
    double sum = 0, variance = 0;
    int count = 0;
    for (; scan->step < of->steps; scan->step++, count++) {
        const struct review_step *at = &of->step[scan->step];
        if (!at->judged || at->pieces != scan->piece)
            break;
        sum += (double)(at->before - level->gain);
        variance += at->grade.before_var + level->gain_var;
        level->gain += at->after - at->before;
        level->gain_var += at->grade.gain_var;
    }
    if (!count || level->given)
        return;
    level->value = llround(sum / count);
    level->variance = variance / count / count;
    if (scan->step == of->steps && scan->piece == of->pieces) { /* the match ends with it */
        level->value = of->result - level->gain;
        level->variance = level->gain_var;
        level->given = true;
    }
}

static struct level *level_add(struct scan *scan, int kind, uint32_t piece, uint32_t step)
{
    struct level *level = &scan->level[scan->levels++];
    *level = (struct level){.kind = kind, .piece = piece, .step = step};
    return level;
}

/* What stands between the run before and the next decision that was judged, or the end. */
static struct level *gap_add(struct scan *scan, uint32_t next, uint32_t end)
{
    const struct review_seat *of = scan->of;
    struct level *level = NULL;
    if (next > scan->step) {
        level = level_add(scan, REVIEW_UNKNOWN, NOWHERE, scan->step);
        for (; scan->piece < end; scan->piece++)
            of->piece[scan->piece].kind = REVIEW_UNKNOWN;
    }
    for (; scan->piece < end; scan->piece++) {
        const struct review_piece *piece = &of->piece[scan->piece];
        if (scan->piece + 1 < end && !piece->judged)
            continue; /* it counts to the next */
        level = level_add(scan, (int)piece->kind, scan->piece, next);
        level->value = piece->value;
        level->variance = piece->variance;
    }
    return level;
}

static void levels_find(struct scan *scan)
{
    const struct review_seat *of = scan->of;
    struct level *level = level_add(scan, -1, NOWHERE, NOWHERE);
    level->value = of->start;
    level->variance = of->start_error * of->start_error;
    level->given = true;
    run_add(scan, level);
    while (scan->step < of->steps || scan->piece < of->pieces) {
        uint32_t next = scan->step;
        while (next < of->steps && !of->step[next].judged)
            next++;
        level = gap_add(scan, next, next < of->steps ? of->step[next].pieces : of->pieces);
        scan->step = next;
        if (next < of->steps) {
            run_add(scan, level);
        } else {
            level->value = of->result;
            level->variance = 0;
            level->given = true;
        }
    }
}

/* What comes to light mostly changes nothing, and then both levels are one that was seen twice. It
 * counts as a change only where they differ by more than twice the error of that. */
static void levels_join(const struct scan *scan)
{
    struct level *from = &scan->level[0];
    for (uint32_t i = 1; i < scan->levels; i++) {
        struct level *at = &scan->level[i];
        double there = (double)(at->value - from->value - from->gain),
               variance = at->variance + from->gain_var, both = from->variance + variance,
               error = REVIEW_UNIT * sqrt(both);
        if (at->kind != REVIEW_SHOWN || fabs(there) > 2 * error || (at->given && from->given)) {
            from = at;
            continue;
        }
        at->same = true;
        if (at->given || (!from->given && both > 0)) {
            double share = at->given ? 1 : from->variance / both;
            from->value += llround(there * share);
            from->variance = at->given ? variance : from->variance * variance / both;
            from->given = at->given;
        }
        from->gain += at->gain;
        from->gain_var += at->gain_var;
    }
}

/* ---- Sums ---- */

static bool is_luck(int kind)
{
    return kind == REVIEW_CARDS || kind == REVIEW_DICE;
}

/* A level counts where a sum leads to it, and with the other sign where the sum goes on from
 * there. Where it does both, only what was decided there is left in the sum. */
static double error_of(const struct level *level, bool to, bool from)
{
    return (to != from ? level->variance : 0) + (from ? level->gain_var : 0);
}

static void change_add(struct review_seat *of, const struct level *level, int64_t by)
{
    if (level->piece != NOWHERE)
        of->piece[level->piece].change = by;
    if (level->step < of->steps && (is_luck(level->kind) || level->kind == REVIEW_UNKNOWN))
        of->step[level->step].swing += by;
    *(level->kind == REVIEW_CARDS  ? &of->cards
      : level->kind == REVIEW_DICE ? &of->dice
                                   : &of->rest) += by;
}

static void levels_sum(const struct scan *scan, struct review_seat *of)
{
    double kind[REVIEW_CHANGES] = {0}, luck = 0;
    const struct level *from = &scan->level[0];
    for (uint32_t i = 1; i < scan->levels; i++) {
        const struct level *at = &scan->level[i];
        if (at->same)
            continue;
        for (int k = 0; k < REVIEW_CHANGES; k++)
            kind[k] += error_of(from, from->kind == k, at->kind == k);
        luck += error_of(from, is_luck(from->kind), is_luck(at->kind));
        change_add(of, at, at->value - from->value - from->gain);
        from = at;
    }
    of->rest += of->result - from->value - from->gain; /* 0, but for a match without chance */
    of->luck = of->dice + of->cards;
    of->luck_error = sqrt(luck);
    of->dice_error = sqrt(kind[REVIEW_DICE]);
    of->cards_error = sqrt(kind[REVIEW_CARDS]);
    of->rest_error =
        sqrt(of->rest_error * of->rest_error + kind[REVIEW_SHOWN] + kind[REVIEW_UNKNOWN]);
}

bool review_luck(struct review_seat *of)
{
    size_t most = of->pieces + of->steps + 2;
    struct scan scan = {.of = of, .level = malloc(most * sizeof *scan.level)};
    if (!scan.level)
        return false;
    levels_find(&scan);
    levels_join(&scan);
    levels_sum(&scan, of);
    free(scan.level);
    return true;
}
