/* The duel, from the spell to its outcome, in strict order: Stake, answer, dice, reroll, raise,
 * match, folds, reveal. What is always true: until the reveal nobody but the caster knows the hand,
 * and nobody but the GM the GM's die (everybody, where the caster is blessed); after a fold both
 * are forgotten unseen. */
#include <string.h>

#include "games/gamblers_heart/duel.h"
#include "games/gamblers_heart/casting.h"
#include "games/gamblers_heart/exact.h"
#include "games/gamblers_heart/quest.h"
#include "games/gamblers_heart/why.h"

void gh_spell_begin(struct gamblers_heart *s, int seat, int spell, int size, int fits)
{
    s->caster = (uint8_t)seat;
    s->spell = (uint8_t)spell;
    s->size = (uint8_t)size;
    s->fits = (uint8_t)fits;
    s->spells_named += spell == IDEAS + s->spells_named;
    s->gift = gh_gm_fortune(s) == 0; /* GH-B3, GH-B8 */
    s->phase = PHASE_PRICE;
    s->actor = GM;
}

static bool caster_blessed(const struct gamblers_heart *s)
{
    return s->status[seat_gambler(s->caster)] == STATUS_BLESSED;
}

/* ---- The end of a round ---- */

enum how { HOW_CAST, HOW_FAILED, HOW_LEFT };

/* What the spell meant to the obstacle or the Showdown. */
static void spell_counts(struct gamblers_heart *s, int how)
{
    if (s->involved) {
        if (how == HOW_CAST)
            s->safe |=
                s->size == SIZE_MAJOR ? s->involved : (uint16_t)(1u << s->caster); /* GH-H3 */
    } else if (s->obstacle && how == HOW_CAST && s->size >= s->obstacle) {
        gh_obstacle_gone(s, true); /* GH-H5 */
    } else if (s->obstacle && how == HOW_FAILED) {
        gh_obstacle_gone(s, false); /* GH-H5 */
    }
    if (s->pressed != s->caster)
        return;
    if (s->obstacle || how == HOW_LEFT)
        s->backed = 1; /* GH-H5: a plain act is left */
    else
        s->pressed = NONE;
}

static void spell_end(struct gamblers_heart *s, int how)
{
    int caster = s->caster;
    bool gift = s->gift && how == HOW_CAST;
    spell_counts(s, how);
    if (how == HOW_CAST) {
        s->last_spell = s->spell;
        gh_spell_mark(&s->cast_ideas, &s->cast_named, s->spell);
    }
    memset(s->die, 0, sizeof s->die); /* GH-C8: nothing is revealed on a fold */
    s->again = s->gm_die = 0;
    s->die_known = s->gm_known = EVERYONE;
    s->caster = s->spell = NONE;
    s->size = s->fits = s->stake = s->initial = s->left_at = s->gift = s->rerolled = s->turns_left =
        s->invoked = 0;
    if (gift && s->involved)
        gh_showdown_over(s); /* GH-E5: over with nobody in peril */
    else if (s->fortune == 0)
        gh_disaster(s, caster); /* GH-B4 */
    else
        gh_go_on(s);
}

void gh_round_won(struct gamblers_heart *s)
{
    gh_fortune_move(s, s->stake); /* GH-C12 */
    spell_end(s, HOW_CAST);
}

void gh_round_lost(struct gamblers_heart *s, bool bars)
{
    int g = seat_gambler(s->caster);
    gh_fortune_move(s, -s->stake); /* GH-C13 */
    if (bars)
        gh_spell_mark(&s->barred_ideas[g], &s->barred_named[g], s->spell); /* GH-C14 */
    spell_end(s, HOW_FAILED);
}

void gh_round_by_dice(struct gamblers_heart *s)
{
    int points = gh_hand_points(s->die);
    if (points >= s->gm_die) /* GH-C10: nothing is 0, and a die shows 1 at least */
        gh_round_won(s);
    else
        gh_round_lost(s, true);
}

/* ---- Why not ---- */

int gh_stake_why(const struct book *book, const struct gamblers_heart *s, const struct move *m)
{
    (void)book;
    if (s->phase != PHASE_PRICE)
        return WHY_STAKE_EARLY;
    if (s->gift)
        return WHY_STAKE_GIFT;
    return m->arg[0] < 1 || m->arg[0] > STAKE_MAX ? WHY_STAKE : GH_OPEN;
}

int gh_allow_why(const struct book *book, const struct gamblers_heart *s, const struct move *m)
{
    (void)book, (void)m;
    return s->phase == PHASE_PRICE && !s->gift ? WHY_ALLOW : GH_OPEN;
}

static int reason_why(const struct gamblers_heart *s, int reason)
{
    if (reason == WHY_UNSUITED && !caster_blessed(s)) /* GH-D8 */
        return WHY_REFUSE_UNSUITED;
    if (reason == WHY_UNSTATED && s->size && s->fits) /* GH-C1 */
        return WHY_REFUSE_UNSTATED;
    return GH_OPEN;
}

int gh_refuse_why(const struct book *book, const struct gamblers_heart *s, const struct move *m)
{
    (void)book;
    return s->phase == PHASE_PRICE ? reason_why(s, m->arg[0]) : GH_OPEN;
}

int gh_raise_why(const struct book *book, const struct gamblers_heart *s, const struct move *m)
{
    bool gm = m->seat == GM;
    int to = m->arg[0], holds = gm ? gh_gm_fortune(s) : s->fortune;
    (void)book;
    if (s->phase != (gm ? PHASE_MATCH : PHASE_RAISE))
        return WHY_RAISE_EARLY;
    if (gh_raise_most(s->stake, holds) <= s->stake)
        return WHY_RAISE_CANNOT;
    if (to > 2 * s->stake)
        return WHY_RAISE_DOUBLE;
    return to > holds ? WHY_RAISE_FORTUNE : to <= s->stake ? WHY_RAISE_LOW : GH_OPEN;
}

int gh_fold_why(const struct book *book, const struct gamblers_heart *s, const struct move *m)
{
    (void)book;
    if (m->seat == GM && s->phase == PHASE_MATCH)
        return WHY_FOLD_MATCH;
    if (s->phase == PHASE_RAISE)
        return WHY_FOLD_RAISE;
    return s->phase == PHASE_ANSWER ? WHY_FOLD_ANSWER : WHY_FOLD;
}

int gh_reroll_why(const struct book *book, const struct gamblers_heart *s, const struct move *m)
{
    int count = m->arg[0], dice = m->arg[1];
    (void)book;
    if (s->phase != PHASE_REROLL)
        return WHY_REROLL_LATE;
    if (count < 1 || count > REROLL_MAX)
        return WHY_REROLL_COUNT;
    bool wrong = dice != ARG_HIDDEN && __builtin_popcount((unsigned)dice) != count;
    return wrong ? WHY_REROLL_DICE : GH_OPEN;
}

/* ---- Options ---- */

static void price_options(const struct gamblers_heart *s, struct options *o)
{
    struct set why = set_none();
    for (int reason = WHY_UNSEEN; reason <= WHY_UNSTATED; reason++) /* GH-C2 */
        if (!reason_why(s, reason))
            set_add(&why, reason);
    if (s->gift)
        option_add(o, GM, DO_ALLOW); /* GH-B3 */
    else
        arg_range(option_add(o, GM, DO_STAKE), 1, STAKE_MAX); /* GH-C2 */
    arg_one(option_add(o, GM, DO_REFUSE), why);
}

static void hand_options(const struct gamblers_heart *s, struct options *o)
{
    struct option *option;
    switch (s->phase) {
    case PHASE_HAND:
        option = option_add(o, SEAT_CHANCE, DO_HAND); /* GH-C4 */
        for (int i = 0; i < DICE; i++)
            arg_range(option, FACE_9, FACE_A);
        break;
    case PHASE_GM_DIE:
        arg_range(option_add(o, SEAT_CHANCE, DO_GM_DIE), 1, FACES); /* GH-C4 */
        break;
    case PHASE_TURN_DICE:
        option = option_add(o, SEAT_CHANCE, DO_TURN); /* GH-C4: by index */
        arg_is(option, __builtin_ctz(s->again));
        arg_range(option, FACE_9, FACE_A);
        break;
    default: /* PHASE_SHOW */
        option = option_add(o, SEAT_CHANCE, DO_SHOW); /* GH-C9 */
        for (int i = 0; i < DICE; i++)
            arg_is(option, s->die[i]);
        arg_is(option, s->gm_die);
        break;
    }
}

/* Leaving the Stake is always open, and dull where it is all there is. */
static void raise_options(const struct gamblers_heart *s, int seat, int leave, int fortune,
                          struct options *o)
{
    int most = gh_raise_most(s->stake, fortune);
    option_add(o, seat, leave)->flags = most > s->stake ? 0 : OPTION_DULL;
    if (most > s->stake)
        arg_range(option_add(o, seat, DO_RAISE), s->stake + 1, most); /* GH-C6, GH-C7 */
}

void gh_duel_options(const struct book *book, const struct gamblers_heart *s, int seat,
                     struct options *o)
{
    (void)book;
    struct option *option;
    switch (s->phase) {
    case PHASE_PRICE: price_options(s, o); break;
    case PHASE_ANSWER:
        option_add(o, seat, DO_ACCEPT); /* GH-C3: above the Gamblers' Fortune too */
        option_add(o, seat, DO_BACK_OUT);
        break;
    case PHASE_REROLL:
        option_add(o, seat, DO_KEEP);
        for (int count = 1; count <= REROLL_MAX; count++) { /* GH-C5 */
            option = option_add(o, seat, DO_REROLL);
            arg_is(option, count);
            arg_subset(option, (1u << DICE) - 1, count, count);
        }
        break;
    case PHASE_RAISE: raise_options(s, seat, DO_STAND, s->fortune, o); break;
    /* GH-C7: no fold here */
    case PHASE_MATCH: raise_options(s, seat, DO_MATCH, gh_gm_fortune(s), o); break;
    case PHASE_FOLD:
    case PHASE_GM_FOLD:
        option_add(o, seat, DO_STAY);
        option_add(o, seat, DO_FOLD); /* GH-C8 */
        break;
    default: hand_options(s, o); break;
    }
}

/* ---- Moves ---- */

static void ask(struct gamblers_heart *s, int phase, int seat)
{
    s->phase = (uint8_t)phase;
    s->actor = (uint8_t)seat;
}

static void answered(struct gamblers_heart *s, bool accepted)
{
    if (!accepted) {
        spell_end(s, HOW_LEFT); /* GH-C3: no penalty */
        return;
    }
    if (s->gift) {
        s->fortune = FORTUNE - GIFT_GM; /* GH-B3: Gamblers 30, GM 10 */
        spell_end(s, HOW_CAST);
        return;
    }
    if (s->involved)
        s->spent |= (uint16_t)(1u << s->caster); /* GH-E3: accepting uses it */
    ask(s, PHASE_HAND, NONE);
}

/* After the hand, the reroll or the GM's die: what comes next in the order of the draws. */
static void dice_next(struct gamblers_heart *s, bool rerolled)
{
    bool blessed = caster_blessed(s);
    if (s->gm_die == 0 && blessed == rerolled)
        ask(s, PHASE_GM_DIE, NONE); /* GH-C4: after the hand; GH-D8: after the reroll */
    else if (rerolled || (blessed && s->gm_die))
        ask(s, PHASE_RAISE, s->caster);
    else
        ask(s, PHASE_REROLL, s->caster);
}

static void turned(struct gamblers_heart *s, const struct move *m)
{
    s->die[m->arg[0]] = (uint8_t)m->arg[1];
    s->again &= (uint8_t)~(1u << m->arg[0]);
    s->turns_left--;
    if (s->turns_left == 0)
        dice_next(s, true);
}

static void dice_apply(struct gamblers_heart *s, const struct move *m)
{
    switch (m->verb) {
    case DO_HAND:
        for (int die = 0; die < DICE; die++)
            s->die[die] = (uint8_t)m->arg[die];
        s->die_known = (uint16_t)(1u << s->caster); /* GH-C4 */
        dice_next(s, false);
        break;
    case DO_GM_DIE:
        s->gm_die = (uint8_t)m->arg[0];
        s->gm_known = caster_blessed(s) ? EVERYONE : 1u << GM; /* GH-C4, GH-D8 */
        dice_next(s, false);
        break;
    case DO_KEEP: dice_next(s, true); break;
    case DO_REROLL:
        s->rerolled = s->turns_left = (uint8_t)m->arg[0];
        s->again = (uint8_t)m->arg[1];
        ask(s, PHASE_TURN_DICE, NONE);
        break;
    default: turned(s, m); break; /* DO_TURN */
    }
}

static void fold(struct gamblers_heart *s, int seat)
{
    int price = gh_fold_price(s->stake); /* GH-C8 */
    if (seat == GM) {
        gh_fortune_move(s, price); /* GH-C8: the spell happens */
        spell_end(s, HOW_CAST);
    } else {
        gh_fortune_move(s, -price);
        spell_end(s, HOW_FAILED);
    }
}

static void shown(struct gamblers_heart *s)
{
    s->die_known = s->gm_known = EVERYONE;
    if (caster_blessed(s))
        gh_round_by_dice(s); /* GH-D8: may not Invoke */
    else
        ask(s, PHASE_INVOKE, s->caster); /* GH-C11 */
}

void gh_duel_apply(const struct book *book, struct gamblers_heart *s, const struct move *m)
{
    (void)book;
    switch (m->verb) {
    case DO_STAKE: s->stake = s->initial = (uint8_t)m->arg[0]; /* fallthrough */
    case DO_ALLOW: ask(s, PHASE_ANSWER, s->caster); break;
    case DO_REFUSE: spell_end(s, HOW_LEFT); break; /* GH-C2: without penalty */
    case DO_ACCEPT:
    case DO_BACK_OUT: answered(s, m->verb == DO_ACCEPT); break;
    case DO_RAISE:
    case DO_STAND:
        if (m->verb == DO_RAISE)
            s->stake = (uint8_t)m->arg[0];
        if (m->seat == GM) {
            ask(s, PHASE_FOLD, s->caster);
            break;
        }
        s->left_at = s->stake;
        ask(s, PHASE_MATCH, GM);
        break;
    case DO_MATCH: ask(s, PHASE_FOLD, s->caster); break; /* GH-C8: the Gambler first */
    case DO_STAY:
        if (m->seat == GM)
            ask(s, PHASE_SHOW, NONE);
        else
            ask(s, PHASE_GM_FOLD, GM);
        break;
    case DO_FOLD: fold(s, m->seat); break;
    case DO_SHOW: shown(s); break;
    default: dice_apply(s, m); break;
    }
}
