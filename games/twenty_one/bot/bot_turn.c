/* A bot's turn: where to, then what to do. What is always true: it walks once at most, along ways
 * that are open, to where its tactic wants it; then it does what is worth most from there, or
 * ends. */
#include <string.h>

#include "games/twenty_one/bot/bot.h"
#include "games/twenty_one/fight/magic.h"
#include "games/twenty_one/fight/map.h"
#include "games/twenty_one/gear.h"

static const double ACT_LEAST = 0.05, IMPATIENT = 1, CROWDED = 0.4, STAY = 0.05, SEES = 20;
enum {
    FAR = 99, WHOLE_MAP_FEET = FEET * FAR, WAIT_TURNS = 60, SHORT_FEET = 15, SHOT_FEET = 25,
    ACT_NOISE = 1500, HURT_ROOM = 3
};

/* ---- What it is there for ---- */

static int nearest_feet(const struct twenty_one *s, int who)
{
    int least = WHOLE_MAP_FEET;
    for (int i = 0; i < BODIES; i++)
        if (bj_foes_of(s, who) >> i & 1 && bj_distance(s, who, i) < least)
            least = bj_distance(s, who, i);
    return least;
}

/* It has a ranged spell of this shape. */
static bool casts_far(const struct pack *p, const struct twenty_one *s, int who, int shape)
{
    for (int i = 0; i < p->spell_count; i++)
        if (p->spell[i].ranged && p->spell[i].shape == shape && bj_spell_open(p, s, who, i))
            return true;
    return false;
}

/* From how far it can hit without being near; 0: not at all. */
static int shoots_from(const struct pack *p, const struct twenty_one *s, int who)
{
    if (bj_holds_class(p, s, who, CLASS_RANGED))
        return SHOT_FEET;
    for (int hand = 0; hand < HANDS; hand++)
        if (bj_in_hand(p, s, who, hand)->flags & GEAR_THROWN)
            return SHOT_FEET;
    if (casts_far(p, s, who, SHAPE_ONE))
        return SHOT_FEET;
    return casts_far(p, s, who, SHAPE_BLAST) || casts_far(p, s, who, SHAPE_WITHIN) ? SHORT_FEET : 0;
}

static int melee_feet(const struct pack *p, const struct twenty_one *s, int who)
{
    int feet = REACH_ADJACENT;
    for (int hand = 0; hand < HANDS; hand++) {
        const struct gear_row *g = bj_in_hand(p, s, who, hand);
        feet = g->class == CLASS_MELEE && g->reach > feet ? g->reach : feet;
    }
    return feet;
}

/* Others of its side stand in front. */
static bool covered(const struct bot *b, int who)
{
    const struct twenty_one *s = b->s;
    for (int i = 0; i < BODIES; i++)
        if (is_up(s, i) && i != who && s->side[i] == s->side[who] &&
            bj_tactic(b, i) != TACTIC_KEEP_OFF)
            return true;
    return false;
}

/* Heroes who throw fire and have no blade leave the front to others when a fight has gone on so
 * long: where the way is narrow nobody else comes up to the foes. */
static bool makes_room(const struct bot *b, int who)
{
    const struct twenty_one *s = b->s;
    bool blade = false;
    for (int i = 0; i < HEROES; i++)
        blade = blade || (is_up(s, i) && i != who && bj_holds_class(b->p, s, i, CLASS_MELEE));
    return blade && s->turns_taken >= WAIT_TURNS && !bj_holds_class(b->p, s, who, CLASS_MELEE);
}

/* The feet that it keeps off; 0: it goes up to them. Heroes who shoot well, and sorcerers, keep
 * off; who could only throw fire goes up if nobody stands in front. */
static int keeps_off(const struct bot *b, int who)
{
    const struct twenty_one *s = b->s;
    int feet = shoots_from(b->p, s, who);
    if (who < HEROES)
        return bj_holds_class(b->p, s, who, CLASS_RANGED) ||
                       casts_far(b->p, s, who, SHAPE_ONE) || makes_room(b, who)
                   ? feet
                   : 0;
    if (bj_tactic(b, who) != TACTIC_KEEP_OFF)
        return 0;
    return feet ? feet : covered(b, who) ? SHOT_FEET : 0;
}

/* Whom it goes for: the nearest, the weakest of those as near; or the weakest wherever. */
static int quarry(const struct bot *b, int who)
{
    const struct twenty_one *s = b->s;
    bool weakest = bj_tactic(b, who) == TACTIC_WEAKEST;
    double least = 1e9;
    int best = NONE;
    for (int i = 0; i < BODIES; i++) {
        if (!(bj_foes_of(s, who) >> i & 1) || !bj_on_map(s, i))
            continue;
        double feet = bj_distance(s, who, i), room = bj_room(b->p, s, i);
        double score = weakest ? room + feet / 30 : feet / FEET + 0.3 * room;
        if (score < least) {
            least = score;
            best = i;
        }
    }
    return best;
}

/* ---- Where to ---- */

struct ways {
    uint8_t steps[SIDE_CELLS * SIDE_CELLS];
    uint32_t open[SIDE_CELLS];
    int quarry, off, melee, foes;
};

/* How near a square is to where it wants to be. */
static double square_worth(const struct bot *b, const struct ways *w, int row, int column)
{
    const struct twenty_one *s = b->s;
    int near = FAR * FEET, crowd = 0;
    double steps = w->steps[row * SIDE_CELLS + column];
    bool sees = false;
    for (int left = w->foes; left; left &= left - 1) {
        int i = __builtin_ctz((unsigned)left), feet = bj_distance_to(s, i, row, column);
        near = feet < near ? feet : near;
        crowd += feet <= REACH_ADJACENT;
        sees = sees || (w->off && bj_seen_from(b->p, s, row, column, i));
    }
    if (w->off && sees)
        return SEES + (near < w->off ? (double)near / FEET
                                     : (double)w->off / FEET - (near - w->off) / 50.0);
    if (w->off)
        return -steps; /* two who keep off would otherwise wait in the dark for each other */
    int gap = bj_distance_to(s, w->quarry, row, column);
    if (gap <= REACH_ADJACENT ||
        (gap <= w->melee && bj_square_in_sight(b->p, s, w->quarry, row, column)))
        return 2 - CROWDED * (crowd - 1) + (gap > REACH_ADJACENT ? 0.1 : 0);
    return -steps;
}

static void ways_to(const struct bot *b, int who, struct ways *w)
{
    const struct twenty_one *s = b->s;
    memset(w->steps, FAR, sizeof w->steps);
    w->foes = 0;
    for (int i = 0; i < BODIES; i++)
        w->foes |= (bj_foes_of(s, who) >> i & 1 && bj_on_map(s, i)) << i;
    w->quarry = quarry(b, who);
    w->off = keeps_off(b, who);
    w->melee = melee_feet(b->p, s, who);
    if (w->quarry != NONE)
        bj_reach(b->p, s, w->quarry, WHOLE_MAP_FEET, w->open, w->steps);
}

/* Its own square is closed to who comes: one step more than the best beside it. */
static double here_worth(const struct bot *b, struct ways *w, int who)
{
    const struct twenty_one *s = b->s;
    int least = FAR;
    for (int row = s->row[who] - 1; row <= s->row[who] + 1; row++)
        for (int column = s->column[who] - 1; column <= s->column[who] + 1; column++)
            if (row >= 0 && column >= 0 && row < SIDE_CELLS && column < SIDE_CELLS &&
                w->steps[row * SIDE_CELLS + column] < least)
                least = w->steps[row * SIDE_CELLS + column];
    w->steps[s->row[who] * SIDE_CELLS + s->column[who]] = (uint8_t)(least < FAR ? least + 1 : FAR);
    return square_worth(b, w, s->row[who], s->column[who]);
}

static bool walk(const struct bot *b, struct move *out)
{
    const struct twenty_one *s = b->s;
    struct ways w;
    int who = s->mover;
    bool found = false;
    if (!bj_on_map(s, who) || !bj_family(b, DO_MOVE))
        return false;
    ways_to(b, who, &w);
    if (w.quarry == NONE)
        return s->lure[who] && bj_any(b, DO_MOVE, out);
    double best = s->lure[who] ? -1e9 : here_worth(b, &w, who) + STAY;
    for (uint32_t i = 0; i < b->o->count; i++) {
        const struct option *f = &b->o->at[i];
        if (f->verb != DO_MOVE)
            continue;
        for (uint64_t left = f->arg[1].of.word[0]; left; left &= left - 1) {
            int column = __builtin_ctzll(left);
            double worth = square_worth(b, &w, f->arg[0].lo, column) -
                           0.01 * bj_distance_to(s, who, f->arg[0].lo, column) / FEET;
            if (worth > best) {
                best = worth;
                found = bj_say(b, out, DO_MOVE, f->arg[0].lo, column);
            }
        }
    }
    return found;
}

/* A foe that waits stays till an enemy could come up to it, or it has been hurt, or it has been
 * long enough. */
static bool waits(const struct bot *b, int who)
{
    const struct twenty_one *s = b->s;
    return bj_tactic(b, who) == TACTIC_WAIT && !s->pile[who] && s->turns_taken < WAIT_TURNS &&
           nearest_feet(s, who) > bj_feet_of(s, who) + melee_feet(b->p, s, who);
}

/* ---- What to do ---- */

/* A free swap of a hand that holds, or does not, what it began with: a hand is freed for what
 * heals, and later takes up again what it has laid by. */
static bool swaps_to_heal(const struct bot *b, int who, struct move *out)
{
    const struct twenty_one *s = b->s;
    bool ask = bj_room(b->p, s, who) <= HURT_ROOM && pile_size(s, who) > HURT_ROOM &&
               bj_stowed(b->p, s, who);
    if (who >= HEROES ||
        (ask && (bj_hand_empty(s, who, SLOT_LEFT) || bj_hand_empty(s, who, SLOT_RIGHT))))
        return false;
    for (int hand = 0; hand < HANDS; hand++) {
        int reserve = s->slot[who * SLOTS + HANDS + hand];
        bool fits = ask ? reserve == NONE || s->slot[who * SLOTS + 1 - hand] == GEAR_GRIP
                        : bj_hand_empty(s, who, hand) && reserve != NONE &&
                              reserve == s->kit[who * (SLOTS + POCKETS) + hand];
        if (fits && bj_say(b, out, DO_SWAP, hand, 0))
            return true;
    }
    return false;
}

/* A free swap: the bow for a blade once they are near, and back when they are not. */
static bool swaps(const struct bot *b, int who, struct move *out)
{
    const struct twenty_one *s = b->s;
    bool near = nearest_feet(s, who) <= REACH_ADJACENT;
    if (!bj_is_quick(b->p, s, who) || s->has_swapped || s->has_acted)
        return false;
    for (int hand = 0; hand < HANDS; hand++) {
        int held = bj_held(s, who, hand), spare = s->slot[who * SLOTS + HANDS + hand];
        if (held == NONE || spare == NONE)
            continue;
        if (b->p->gear[held].class == (near ? CLASS_RANGED : CLASS_MELEE) &&
            b->p->gear[spare].class == (near ? CLASS_MELEE : CLASS_RANGED) &&
            bj_say(b, out, DO_SWAP, hand, 0))
            return true;
    }
    return swaps_to_heal(b, who, out);
}

/* Heroes who would rather not attack do, when a fight has gone on so long: it is for them to win,
 * and healers who let a strong foe be are found there by the last turn of a Conflict. */
static double impatience(const struct bot *b, int verb)
{
    const struct twenty_one *s = b->s;
    return verb == DO_ATTACK && s->mover < HEROES && s->turns_taken >= WAIT_TURNS ? IMPATIENT : 0;
}

static bool acts(const struct bot *b, struct move *out)
{
    double best = ACT_LEAST;
    bool found = false;
    for (uint32_t i = 0; i < b->o->count; i++) {
        struct options one;
        int verb = b->o->at[i].verb;
        if (verb != DO_ATTACK && verb != DO_CAST && verb != DO_USE)
            continue;
        one.count = 1;
        memcpy(&one.at[0], &b->o->at[i], sizeof one.at[0]);
        for (uint64_t k = 0; k < option_size(&one.at[0]); k++) {
            struct move m;
            options_nth(&one, k, &m);
            double worth = bj_act_worth(b, &m) + impatience(b, verb) +
                           (b->careful ? 0 : 0.001 * (double)rng_below(b->rng, ACT_NOISE));
            if (worth > best) {
                best = worth;
                *out = m;
                found = true;
            }
        }
    }
    return found;
}

/* After a round of a fight in plain sight nobody goes on dreaming: the GM says so (BJ-D7). */
static bool wakes(const struct bot *b, struct move *out)
{
    const struct twenty_one *s = b->s;
    if (b->seat != GM || s->turns_taken < __builtin_popcount((unsigned)bj_up_mask(s)))
        return false;
    for (int i = 0; i < BODIES; i++)
        for (int j = 0; is_up(s, i) && !s->aware[i] && j < BODIES; j++)
            if (bj_foes_of(s, i) >> j & 1 && bj_can_see(b->p, s, i, j) &&
                bj_say(b, out, DO_ALERT, i, 0))
                return true;
    return false;
}

/* Steps to the nearest foe of those who are on no side. */
static int steps_off(const struct twenty_one *s, int row, int column)
{
    int least = FAR;
    for (int i = 0; i < BODIES; i++) {
        int steps = bj_distance_to(s, i, row, column) / FEET;
        if (is_up(s, i) && s->side[i] == SIDE_FOES && steps < least)
            least = steps;
    }
    return least;
}

/* Whoever is on no side goes off by a border that is near, and far from foes (BJ-K8); one that
 * waits stays. */
static void leaves(const struct bot *b, struct move *out)
{
    const struct twenty_one *s = b->s;
    struct twenty_one there = *s;
    struct ways own, from;
    int who = s->mover, least = FAR;
    bool stays = bj_tactic(b, who) == TACTIC_WAIT || s->has_moved || !bj_on_map(s, who);
    if (!stays && bj_say(b, out, DO_FLEE, 0, 0))
        return;
    memset(own.steps, FAR, sizeof own.steps);
    memset(from.steps, FAR, sizeof from.steps);
    bj_say(b, out, DO_END, 0, 0);
    if (stays)
        return;
    bj_reach(b->p, s, who, WHOLE_MAP_FEET, own.open, own.steps);
    for (int at = 0; at < SIDE_CELLS * SIDE_CELLS; at++) {
        struct twenty_one as = *s;
        as.row[who] = (uint8_t)(at / SIDE_CELLS);
        as.column[who] = (uint8_t)(at % SIDE_CELLS);
        if (own.steps[at] >= FAR || !bj_on_border(b->p, &as, who))
            continue;
        int score = own.steps[at] - steps_off(s, as.row[who], as.column[who]);
        if (score < least) {
            least = score;
            there = as;
        }
    }
    if (least == FAR)
        return;
    bj_reach(b->p, &there, who, WHOLE_MAP_FEET, from.open, from.steps);
    least = FAR;
    for (uint32_t i = 0; i < b->o->count; i++) {
        const struct option *f = &b->o->at[i];
        uint64_t left = f->verb == DO_MOVE ? f->arg[1].of.word[0] : 0;
        for (; left; left &= left - 1) {
            int column = __builtin_ctzll(left),
                steps = from.steps[f->arg[0].lo * SIDE_CELLS + column];
            if (f->arg[0].lo == there.row[who] && column == there.column[who])
                steps = 0;
            if (steps < least) {
                least = steps;
                bj_say(b, out, DO_MOVE, f->arg[0].lo, column);
            }
        }
    }
}

void bj_turn(const struct bot *b, struct move *out)
{
    const struct twenty_one *s = b->s;
    int who = s->mover;
    if (who == NONE) {
        bj_say(b, out, DO_PEACE, 0, 0);
        return;
    }
    if (s->side[who] == SIDE_NOBODY) {
        leaves(b, out);
        return;
    }
    if (wakes(b, out))
        return;
    bool lured = s->lure[who] && !s->aware[who];
    if (!s->aware[who] && !lured && bj_say(b, out, DO_END, 0, 0))
        return; /* it has seen nobody */
    if (b->careful && swaps(b, who, out))
        return;
    if (!s->has_moved && !s->has_acted && !waits(b, who) && walk(b, out))
        return;
    if (!s->has_acted && acts(b, out))
        return;
    bj_say(b, out, DO_END, 0, 0);
}
