/* The bots: a careless one plays by rules of thumb, a careful one by chances, a strong one tries
 * its Deals first (strong.c). What is always true: they read a view and its options and nothing
 * else. The GM's bot runs the story: it opens, fights, calls Deals, and goes on. */
#include <string.h>

#include "games/twenty_one/bot/bot.h"
#include "games/twenty_one/fight/magic.h"
#include "games/twenty_one/rules.h"

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
    *out = (struct move){.seat = b->seat, .verb = (uint8_t)verb};
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

static bool heals(const struct pack *p, int gear)
{
    return gear != NONE && p->gear[gear].item >= ITEM_HEAL_ONE &&
           p->gear[gear].item <= ITEM_HEAL_ALL;
}

bool bj_stowed(const struct pack *p, const struct twenty_one *s, int who)
{
    for (int from = 0; from < FROM_HAND; from++)
        if (heals(p, bj_from_gear(s, who, from)))
            return true;
    return false;
}

/* A hand is freed for what is in a pocket; or what was in it comes back. */
static bool swaps(const struct bot *b, int who, bool freed, struct move *out)
{
    const struct twenty_one *s = b->s;
    const uint8_t *slot = s->slot + who * SLOTS, *kit = s->kit + who * (SLOTS + POCKETS);
    for (int hand = 0; hand < HANDS; hand++) {
        int reserve = slot[HANDS + hand];
        bool frees = reserve == NONE || slot[1 - hand] == GEAR_GRIP,
             back = slot[hand] != kit[hand] && reserve == kit[hand];
        if ((freed ? frees && slot[hand] != NONE : back && reserve != NONE) &&
            bj_say(b, out, DO_SWAP, hand, 0))
            return true;
    }
    return false;
}

/* A spell that does this. */
static bool casts(const struct bot *b, int piece, struct move *out)
{
    for (int i = 0; i < b->p->spell_count; i++)
        if (b->p->spell[i].piece == piece && bj_say(b, out, DO_CAST, i, 0))
            return true;
    return false;
}

/* Before a fight: herbs and healing if the pile has grown, else nothing. */
static void quiet(const struct bot *b, struct move *out)
{
    const struct twenty_one *s = b->s;
    enum { LEAST = 3, ACTS_ENOUGH = 12 };
    int who = b->seat - 1, pile = pile_size(s, who);
    bool ask =
        b->careful ? pile >= LEAST && s->acts < ACTS_ENOUGH : 2 * pile >= bj_limit_of(b->p, s, who);
    if (ask && (casts(b, SPELL_PIECE_HEAL_SUIT, out) || casts(b, SPELL_PIECE_HEAL_KIND, out)))
        return;
    for (int from = 0; from < FROMS && ask; from++)
        if (heals(b->p, bj_from_gear(s, who, from)) && bj_say(b, out, DO_USE, from, 0))
            return;
    if (b->careful && swaps(b, who, ask && bj_stowed(b->p, s, who), out))
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
        hurt += s->being[i] == BEING_DOWN ||
                (s->being[i] == BEING_UP && 3 * pile_size(s, i) > bj_limit_of(b->p, s, i));
    for (int i = 0; i < stage->way_count && hurt; i++)
        if (b->p->run[s->run].stage[stage->way[i]].rest)
            way = i;
    bj_say(b, out, DO_PATH, way, 0);
}

/* ---- The GM ---- */

/* Foes that have not seen the heroes; the sharpest of them. */
static int unaware(const struct twenty_one *s, int *wits)
{
    int of = 0;
    *wits = 0;
    for (int i = HEROES; i < BODIES; i++)
        if (is_up(s, i) && !s->aware[i]) {
            of |= 1 << i;
            *wits = bj_ability_now(s, i, WITS) > *wits ? bj_ability_now(s, i, WITS) : *wits;
        }
    return of;
}

/* Whoever is least likely to be heard goes first: the GM asks for a Deal, once; a failure is heard
 * (BJ-B6, BJ-D7). */
static bool sneaks(const struct bot *b, struct move *out)
{
    const struct twenty_one *s = b->s;
    int wits, of = unaware(s, &wits), best = NONE;
    bool asked = s->act_kind == ACT_TRY && s->tags >> TAG_STEALTH & 1;
    if (!of || s->fights)
        return false;
    if (asked)
        return s->result == RESULT_FAILURE &&
               bj_say(b, out, DO_ALERT, __builtin_ctz((unsigned)of), 0);
    for (int i = 0; i < HEROES; i++)
        if (is_up(s, i) &&
            (best == NONE || bj_ability_now(s, i, DEXTERITY) > bj_ability_now(s, best, DEXTERITY)))
            best = i;
    return best != NONE && bj_say(b, out, DO_CALL, best, 0);
}

static void lead(const struct bot *b, struct move *out)
{
    const struct twenty_one *s = b->s;
    enum { FIGHTS_ENOUGH = 3 }; /* Conflicts of one scene: what they left undecided no fourth
                                   decides */
    if (sneaks(b, out) || (s->fights < FIGHTS_ENOUGH && bj_say(b, out, DO_FIGHT, 0, 0)) ||
        bj_say(b, out, DO_ONWARD, 0, 0))
        return;
    int scene = s->encounter == NONE ? 0 : s->encounter + 1;
    if (!bj_say(b, out, DO_SCENE, scene, 0))
        bj_say(b, out, DO_FINISH, 0, 0);
}

/* Before unaware foes it is a matter of not being heard, by the sharpest of them. Else whoever
 * tries something tests what it is best at; a talk if nobody fights. Harder tables ask for more. */
static void call(const struct bot *b, struct move *out)
{
    const struct twenty_one *s = b->s;
    enum { STEALTH_TARGET = 13, TARGET = 15, HARDER = 1 };
    int best = 0, wits, harder = HARDER * (s->rule_difficulty - DIFFICULTY_NORMAL);
    if (!s->conflict && unaware(s, &wits)) {
        bj_say(b, out, DO_TARGET, BIT(DEXTERITY), TAKE_BEST);
        out->arg[2] = STEALTH_TARGET + wits + harder;
        out->arg[4] = BIT(TAG_STEALTH);
        return;
    }
    for (int i = 1; i < ABILITIES; i++)
        if (s->ability[s->desk_who * ABILITIES + i] > s->ability[s->desk_who * ABILITIES + best])
            best = i;
    bj_say(b, out, DO_TARGET, BIT(best), TAKE_BEST);
    out->arg[2] = TARGET + harder;
    out->arg[4] = s->conflict ? 0 : BIT(TAG_NON_COMBAT);
}

static void choose(const struct bot *b, struct move *out)
{
    switch (b->s->phase) {
    case PHASE_STORY: bj_say(b, out, DO_RUN, b->p->run_count ? 0 : RUN_FREE, 0); break;
    case PHASE_BUILD: build(b, out); break;
    case PHASE_PATH: path(b, out); break;
    case PHASE_TRY: bj_try(b, false, out); break;
    case PHASE_FREE:
        if (b->seat == GM)
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

void bj_careful(const struct pack *p, const struct twenty_one *s, int seat,
                const struct options *o, struct rng *rng, struct move *out)
{
    struct quick quick = {.known = false};
    struct bot b = {p, s, seat, o, rng, &quick, true};
    choose(&b, out);
}

static void careless_choose(const struct data *d, const struct view *v, const struct options *o,
                            struct rng *rng, struct move *out)
{
    struct quick quick = {.known = false};
    struct bot b = {pack_of(d), look_at(&v->state), v->seat, o, rng, &quick, false};
    choose(&b, out);
}

static void careful_choose(const struct data *d, const struct view *v, const struct options *o,
                           struct rng *rng, struct move *out)
{
    bj_careful(pack_of(d), look_at(&v->state), v->seat, o, rng, out);
}

const struct policy twenty_one_policies[] = {
    {"careless", .choose = careless_choose},
    {"careful", .choose = careful_choose},
    {"strong", .choose = bj_strong},
};
