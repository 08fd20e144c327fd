/* The bots: a careless one plays by rules of thumb, a careful one by chances. What is always true: they read a view and
 * its options and nothing else. The GM's bot runs the story: it opens, fights, calls Deals, and goes on. */
#include <string.h>

#include "games/twenty_one/bot.h"

const struct option *bj_family(const struct bot *b, int verb)
{
    for (uint32_t i = 0; i < b->o->count; i++)
        if (b->o->at[i].verb == verb)
            return &b->o->at[i];
    return NULL;
}

bool bj_any(const struct bot *b, int verb, struct move *out)
{
    const struct option *f = bj_family(b, verb);
    struct options one;
    if (!f)
        return false;
    one.count = 1;
    memcpy(&one.at[0], f, sizeof *f);
    options_nth(&one, rng_below(b->rng, option_size(f)), out);
    return true;
}

bool bj_say(const struct bot *b, struct move *out, int verb, int a0, int a1)
{
    *out = (struct move){.seat = b->v->seat, .verb = (uint8_t)verb};
    out->arg[0] = a0;
    out->arg[1] = a1;
    return options_allow(b->o, out);
}

/* ---- Heroes outside a fight ---- */

static void build(const struct bot *b, struct move *out)
{
    if (!bj_any(b, DO_HERO, out) && !bj_any(b, DO_RANDOM, out))
        bj_any(b, b->o->at[0].verb, out);
}

/* Before a fight or after one: herbs and healing if the pile has grown, else nothing. */
static void quiet(const struct bot *b, struct move *out)
{
    const struct twenty_one *s = b->s;
    int who = b->v->seat - 1;
    if (2 * pile_size(s, who) >= limit_of(s, who))
        for (int from = 0; from < FROMS; from++) {
            int gear = from_gear(s, who, from);
            bool heals = gear != NONE && gear_rows[gear].item >= ITEM_HEAL_ONE && gear_rows[gear].item <= ITEM_HEAL_ALL;
            if (heals && bj_say(b, out, DO_USE, from, 0))
                return;
        }
    if (2 * pile_size(s, who) >= limit_of(s, who) && bj_say(b, out, DO_CAST, SPELL_HEAL, 0))
        return;
    bj_say(b, out, DO_WAIT, 0, 0);
}

/* A hurt party looks for a fire first. */
static void path(const struct bot *b, struct move *out)
{
    const struct twenty_one *s = b->s;
    const struct run_stage *stage = &b->p->run[s->run].stage[s->run_at];
    int hurt = 0, way = (int)rng_below(b->rng, stage->way_count);
    for (int i = 0; i < HEROES; i++)
        hurt += s->being[i] == BEING_DOWN || (s->being[i] == BEING_UP && 3 * pile_size(s, i) > limit_of(s, i));
    for (int i = 0; i < stage->way_count && hurt; i++)
        if (b->p->run[s->run].stage[stage->way[i]].encounter == NONE)
            way = i;
    bj_say(b, out, DO_PATH, way, 0);
}

/* ---- The GM ---- */

static void lead(const struct bot *b, struct move *out)
{
    const struct twenty_one *s = b->s;
    if (bj_say(b, out, DO_FIGHT, 0, 0))
        return;
    if (bj_say(b, out, DO_ONWARD, 0, 0))
        return;
    int scene = s->encounter == NONE ? 0 : s->encounter + 1;
    if (bj_say(b, out, DO_SCENE, scene, 0))
        return;
    bj_say(b, out, DO_FINISH, 0, 0);
}

/* Whoever tries something tests what it is best at, against 15; a talk if nobody fights. */
static void call(const struct bot *b, struct move *out)
{
    const struct twenty_one *s = b->s;
    enum { TARGET = 15 };
    int best = 0;
    for (int i = 1; i < ABILITIES; i++)
        if (s->ability[s->desk_who * ABILITIES + i] > s->ability[s->desk_who * ABILITIES + best])
            best = i;
    bj_say(b, out, DO_TARGET, BIT(best), TAKE_BEST);
    out->arg[2] = TARGET;
    out->arg[4] = s->conflict ? 0 : BIT(TAG_NON_COMBAT);
}

static void choose(const struct bot *b, struct move *out)
{
    switch (b->s->phase) {
    case PHASE_STORY: bj_say(b, out, DO_RUN, b->p->run_count ? 0 : RUN_FREE, 0); break;
    case PHASE_BUILD: build(b, out); break;
    case PHASE_PATH: path(b, out); break;
    case PHASE_FREE:
        if (b->v->seat == GM)
            lead(b, out);
        else
            quiet(b, out);
        break;
    case PHASE_CALL: call(b, out); break;
    case PHASE_OWN_TURN: bj_turn(b, out); break;
    case PHASE_AIM: bj_aim(b, out); break;
    case PHASE_SQUARE: bj_square(b, out); break;
    case PHASE_REMEDY: bj_remedy(b, out); break;
    case PHASE_DEFENCE:
    case PHASE_WINDOW:
    case PHASE_PLAY:
    case PHASE_CHEER:
    case PHASE_RIPOSTE:
    case PHASE_SHIELD:
    case PHASE_REDUCE: bj_deal(b, out); break;
    default: bj_any(b, b->o->at[0].verb, out); break;
    }
    if (!options_allow(b->o, out)) /* nothing that it thought of is open: anything that is */
        bj_any(b, b->o->at[0].verb, out);
}

static void choose_as(bool careful, const struct data *d, const struct view *v, const struct options *o, struct rng *rng,
                      struct move *out)
{
    struct bot b = {.d = d, .p = pack_of(d), .v = v, .s = look_at(&v->state), .o = o, .rng = rng, .careful = careful};
    choose(&b, out);
}

static void careless_choose(const struct data *d, const struct view *v, const struct options *o, struct rng *rng, struct move *out)
{
    choose_as(false, d, v, o, rng, out);
}

static void careful_choose(const struct data *d, const struct view *v, const struct options *o, struct rng *rng, struct move *out)
{
    choose_as(true, d, v, o, rng, out);
}

const struct policy twenty_one_policies[] = {
    {"careless", "hits below 16, seldom uses Edge, strikes at what is near", careless_choose},
    {"careful", "hits by exact chances, weighs every Skill, chooses its targets", careful_choose},
};
