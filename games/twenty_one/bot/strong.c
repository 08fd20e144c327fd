/* The bot strong: plays as careful does, but in a Deal it tries what it might do. What is always
 * true: each of the moves that it weighs is played on by careful bots to the end of the Deal, with
 * the same luck for each, and judged by the cards that are then on the piles; the budget is counted
 * in trials, so that the same view and seed give the same move.
 *
 * Who only asks who wins a Deal does not see what careful misses: a hand that is lost is Damage
 * card by card, so that a hit costs more than a bust. */
#include <string.h>

#include "ai/race.h"
#include "games/twenty_one/bot/bot.h"
#include "games/twenty_one/deal/deal.h"
#include "games/twenty_one/deal/edge.h"
#include "games/twenty_one/rules.h"

/* In cards: that somebody stands; a defeat, beside what is on the piles. Neighbours of these (5 and
 * 6, 20, own cards half as dear again) did as well. */
static const double STANDS = 3, DEFEAT = 10;

/* Two rounds of trials, for each move and for the better half of them: of a hit or a hold; of a
 * Skill where the Deal ends, where little is left to chance. */
enum { PLAY_TRIALS = 8, END_TRIALS = 2, MORE_TRIALS = 2, STEPS_MOST = 4000 };

struct trials {
    const struct data *d;
    const struct pack *p;
    const struct options *o;
    struct state world; /* as the view has it: nothing of 21 is secret */
    struct race race;
    int seat, side; /* of whom it plays for */
};

/* ---- A trial ---- */

static bool in_deal(int phase)
{
    switch (phase) {
    case PHASE_DEFENCE:
    case PHASE_DEAL:
    case PHASE_WINDOW:
    case PHASE_PLAY:
    case PHASE_CHEER:
    case PHASE_RIPOSTE:
    case PHASE_BONUS:
    case PHASE_SHIELD:
    case PHASE_REDUCE:
    case PHASE_WITHIN: return true;
    default: return false;
    }
}

/* In cards, for the heroes: what they could still take, less what foes could. */
static double balance(const struct pack *p, const struct twenty_one *s)
{
    double sum = 0;
    for (int i = 0; i < BODIES; i++)
        if (is_up(s, i)) {
            double worth = bj_room(p, s, i) + STANDS;
            sum += s->side[i] == SIDE_FOES ? -worth : worth; /* BJ-I5, BJ-K8 */
        }
    return sum;
}

/* The n-th choice in a phase has the same luck whatever came before. */
static void luck(struct rng *rng, uint64_t seed, int phase, uint32_t n)
{
    rng_seed(rng, seed, (uint64_t)phase << 32 | n);
}

/* What a world comes to when this Deal is over. */
static double play_on(const struct trials *t, struct state *world, uint64_t seed)
{
    const struct twenty_one *from = look_at(&t->world), *s = look_at(world);
    uint32_t count[PHASES] = {0};
    for (int step = 0; step < STEPS_MOST; step++) {
        struct options options;
        struct move move;
        struct rng rng;
        if (s->defeats != from->defeats || s->ending != from->ending) /* the piles are new */
            return s->ending == ENDING_WON ? balance(t->p, s) : balance(t->p, from) - DEFEAT;
        if (!in_deal(s->phase))
            break;
        uint32_t asked = game_asked(&twenty_one_game, t->d, world);
        int seat = __builtin_ctz(asked);
        twenty_one_options(t->d, world, seat, &options);
        luck(&rng, seed, s->phase, ++count[s->phase]);
        if (seat == SEAT_CHANCE || options_size(&options) == 1)
            options_draw(&options, &rng, &move);
        else
            bj_careful(t->p, s, seat, &options, &rng, &move);
        move.seat = (uint8_t)seat;
        twenty_one_apply(t->d, world, &move);
    }
    return balance(t->p, s);
}

static double worth(void *arg, const struct move *move, uint64_t seed)
{
    const struct trials *t = arg;
    struct state world;
    state_copy(&twenty_one_game, &world, &t->world);
    twenty_one_apply(t->d, &world, move);
    return (t->side == SIDE_HEROES ? 1 : -1) * play_on(t, &world, seed);
}

/* ---- What is tried ---- */

static void add_all(struct trials *t)
{
    uint64_t size = options_size(t->o);
    for (uint64_t k = 0; k < size; k++) {
        struct move m;
        options_nth(t->o, k, &m);
        race_add(&t->race, &m);
    }
}

/* What both hands come to after a use, and what it takes: uses that are alike in this are tried
 * once. */
struct outcome { struct playing hand[2]; uint64_t used; int n[2], edge; };

static bool outcome_of(const struct trials *t, const struct move *m, struct outcome *out)
{
    const struct twenty_one *s = look_at(&t->world);
    struct twenty_one after = *s;
    if (m->verb == DO_PASS)
        return false;
    bj_skill_use(t->p, &after, m, s->asked);
    memset(out, 0, sizeof *out);
    for (int party = 0; party < 2; party++) {
        if (after.party[party] == NONE)
            continue;
        out->hand[party] = bj_playing_of(&after, party);
        out->n[party] = after.hand_n[party];
    }
    out->used = after.used[s->asked];
    out->edge = after.edge[s->asked];
    return true;
}

static bool alike(const struct outcome *a, const struct outcome *b)
{
    bool same = a->used == b->used && a->edge == b->edge;
    for (int party = 0; party < 2; party++)
        same = same && a->hand[party].least == b->hand[party].least &&
               a->hand[party].more == b->hand[party].more && a->n[party] == b->n[party];
    return same;
}

static void add_uses(struct trials *t)
{
    struct outcome seen[RACE_MOVES_MAX], now;
    bool known[RACE_MOVES_MAX];
    uint64_t size = options_size(t->o);
    for (int i = 0; i < t->race.count; i++)
        known[i] = outcome_of(t, &t->race.at[i].move, &seen[i]);
    for (uint64_t k = 0; k < size; k++) {
        struct move m;
        options_nth(t->o, k, &m);
        bool is_use = outcome_of(t, &m, &now), old = false;
        for (int i = 0; is_use && i < t->race.count; i++)
            old = old || (known[i] && alike(&seen[i], &now));
        int had = t->race.count;
        if (!old && race_add(&t->race, &m)) {
            known[had] = is_use;
            seen[had] = now;
        }
    }
}

/* The first is what careful does. */
static int best_of(struct race *race, int trials, struct rng *rng)
{
    for (int k = 0; k < trials; k++)
        race_try(race, rng_next(rng));
    race_drop(race);
    for (int k = 0; k < MORE_TRIALS * trials; k++)
        race_try(race, rng_next(rng));
    return race_best(race);
}

void bj_strong(const struct data *d, const struct view *v, const struct options *o,
               struct rng *rng, struct move *out)
{
    struct trials t = {.d = d, .p = pack_of(d), .o = o, .seat = v->seat};
    const struct twenty_one *s = look_at(&v->state);
    bj_careful(t.p, s, v->seat, o, rng, out);
    if (s->phase == PHASE_TRY) {
        struct bot b = {t.p, s, v->seat, o, rng, NULL, true};
        bj_try(&b, true, out);
    }
    bool ends = s->phase == PHASE_WINDOW && bj_would_end(s);
    if (s->deal == DEAL_TARGET || !in_deal(s->phase) || (s->phase == PHASE_WINDOW && !ends))
        return;
    state_copy(&twenty_one_game, &t.world, &v->state); /* nothing is secret */
    out->seat = v->seat;
    t.side = s->side[bj_mover_of(s, out)]; /* BJ-K6: the GM plays allies too */
    t.race.worth = worth;
    t.race.errors = 1;
    t.race.arg = &t;
    race_add(&t.race, out);
    if (ends)
        add_uses(&t);
    else
        add_all(&t);
    if (t.race.count > 1)
        *out = t.race.at[best_of(&t.race, ends ? END_TRIALS : PLAY_TRIALS, rng)].move;
}
