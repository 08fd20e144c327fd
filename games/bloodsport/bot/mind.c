/* See mind.h. Chances come from exact.h; unknown Secrets are taken as blank where many cards are
 * compared. */
#include <string.h>

#include "games/bloodsport/bot/mind.h"
#include "games/bloodsport/bot/rival.h"
#include "games/bloodsport/decks.h"
#include "games/bloodsport/money.h"
#include "games/bloodsport/rules.h"

/* The best bet on a Fight; `caught` is the chance that an own card in it is caught, and the wager
 * lost. */
struct wager bg_mind_wager(const struct mind *me, int fight, const struct fight_odds *odds,
                           double caught, int hand)
{
    struct wager best = {ON_NONE, 0, 0};
    for (int on = ON_LEFT; on <= ON_RIGHT; on++) {
        int lo, hi;
        bg_wager_range(me->s, fight, on, &lo, &hi);
        for (int coin = lo; coin <= hi && coin <= hand; coin++) {
            double wins = (1 - caught) * (on == ON_LEFT ? odds->left : odds->right);
            double value = wins * bg_payout(me->s->odds[fight], on, coin) - (1 - wins) * coin;
            if (value > best.value)
                best = (struct wager){on, coin, value};
        }
    }
    return best;
}

/* The chance that one of the own Sabotages lying in this Fight is caught. */
double bg_mind_caught(const struct mind *me, int fight)
{
    const struct bloodsport *s = me->s;
    double clean = 1;
    for (int row = 0; row < s->row_count; row++) {
        int card = bg_sabotage_in(s, row);
        if (s->row_done[row] || s->row_owner[row] != me->seat || card == UNKNOWN ||
            bg_row_fight(me->p, s, row, card) != fight)
            continue;
        const struct action *a = &me->p->action[card];
        if (!a->no_risk || s->row_extra[row])
            clean *= bg_risk_works(bg_row_need(me->p, s, row, card));
    }
    return 1 - clean;
}

static void chances(const struct mind *me, int fight, const struct scheme *more, bool secrets,
                    struct fight_odds *out, struct card_odds *each)
{
    if (me->rival)
        bg_rival_chances(me, fight, more, secrets, out, each);
    else
        bg_fight_chances_by(me->p, me->s, fight, more, secrets, &me->kept->solved, out, each);
}

void bg_mind_chances(const struct mind *me, int fight, const struct scheme *more, bool secrets,
                     struct fight_odds *out)
{
    chances(me, fight, more, secrets, out, NULL);
}

/* The best bet with these chances, less what the rival is expected to win. */
static double worth(const struct mind *me, int fight, const struct fight_odds *odds, double caught)
{
    double own = bg_mind_wager(me, fight, odds, caught, me->s->coin[me->seat]).value;
    return me->rival ? own - bg_rival_gain(me, fight, odds) : own;
}

static double fight_value(const struct mind *me, int fight, bool secrets)
{
    struct fight_odds odds;
    bg_mind_chances(me, fight, NULL, secrets, &odds);
    return worth(me, fight, &odds, bg_mind_caught(me, fight));
}

/* ---- What a card is worth with its Risk paid down by `tokens` ---- */

double bg_mind_works(const struct mind *me, int card, int extra, int cut, int tokens)
{
    const struct action *a = &me->p->action[card];
    int risk = bg_risk_before_tokens(a, extra, cut) - tokens;
    if (a->no_risk && extra == 0)
        return 1;
    return bg_risk_works((risk > 0 ? risk : 0) + me->s->guard);
}

/* A Sabotage, or a Special's change of a Fighter or Weapon, at a slot. */
double bg_mind_change_gain(const struct mind *me, int card, int slot, double works, bool sabotage)
{
    int fight = slot_fight(slot);
    struct scheme more = {card, slot, 1};
    struct fight_odds odds;
    double caught = bg_mind_caught(me, fight);
    double before = me->weighed ? me->value[fight] : fight_value(me, fight, false);
    bg_mind_chances(me, fight, &more, false, &odds);
    if (sabotage) /* caught: the wager is lost, so the bet wins only if the card works */
        caught = 1 - (1 - caught) * works;
    double after = worth(me, fight, &odds, caught);
    if (!sabotage)
        after = works * after + (1 - works) * before;
    else if (me->rival) /* the rival's wager is not */
        after += (1 - works) * (bg_rival_gain(me, fight, &odds) - me->theirs[fight]);
    return after - before - (1 - works) * me->caught_cost;
}

static bool target_known(const struct bloodsport *s, int target)
{
    return (target < TARGET_SECRET ? bg_weapon_in(s, target - TARGET_WEAPON)
                                   : bg_secret_in(s, target - TARGET_SECRET)) != UNKNOWN;
}

/* What knowing the card at a target is worth: the average over what it may be. */
static double look_worth(const struct mind *me, int target)
{
    bool weapon = target < TARGET_SECRET;
    int fight = weapon ? slot_fight(target - TARGET_WEAPON) : target - TARGET_SECRET, cards = 0;
    double caught = bg_mind_caught(me, fight), sum = 0;
    struct card_odds each = {.target = target};
    struct fight_odds odds;
    chances(me, fight, NULL, !weapon, &odds, &each);
    for (int i = 0; i < each.count; i++) {
        if (each.n[i])
            sum += each.n[i] * worth(me, fight, &each.at[i], caught);
        cards += each.n[i];
    }
    return cards ? sum / cards - worth(me, fight, &odds, caught) : 0;
}

double bg_mind_look_gain(const struct mind *me, int target)
{
    if (target >= TARGET_ROW)
        return 0.2;
    if (!me->weighed)
        return look_worth(me, target);
    if (!me->kept->looked[target])
        me->kept->look[target] = target_known(me->s, target) ? -1 : look_worth(me, target);
    me->kept->looked[target] = true;
    return me->kept->look[target];
}

void bg_mind_begin(struct mind *me, struct weighed *kept)
{
    me->kept = kept;
    me->caught_cost = MIND_CAUGHT_COST;
    me->time_cost = MIND_TIME_COST;
    me->looks = MIND_LOOKS;
    bg_solved_none(&kept->solved);
}

void bg_mind_weigh(struct mind *me)
{
    memset(me->kept->looked, 0, sizeof me->kept->looked);
    for (int f = 0; f < FIGHTS; f++) {
        struct fight_odds odds;
        bg_mind_chances(me, f, NULL, false, &odds);
        me->value[f] = worth(me, f, &odds, bg_mind_caught(me, f));
        me->theirs[f] = me->rival ? bg_rival_gain(me, f, &odds) : 0;
    }
    me->weighed = true;
}

static double self_gain(const struct mind *me, const struct effect *e)
{
    switch (e->op) {
    case OP_COIN: return e->n;
    case OP_DRAW: return 0.35 * e->n;
    case OP_TIME: return me->time_cost * e->n;
    case OP_GUARD: return e->n < 0 && me->s->guard > 1 ? 0.9 : e->n > 0 ? -0.5 : 0;
    case OP_RISK: return -0.1 * e->n;
    default: return 0;
    }
}

static bool changes_slot(const struct effect *e)
{
    return e->op <= OP_DIE;
}

/* The Fights' values after a change that `copy` already has, less those before. */
static double changed_gain(const struct mind *me, const struct bloodsport *copy, int fights)
{
    struct mind after = *me;
    after.s = copy;
    after.weighed = false;
    double gain = 0;
    for (int f = 0; f < FIGHTS; f++)
        if (fights >> f & 1)
            gain += fight_value(&after, f, false) -
                    (me->weighed ? me->value[f] : fight_value(me, f, false));
    return gain;
}

/* Swapping two Weapons helps only where at least one of them is known. */
static void swap_gain(const struct mind *me, int first, struct aim *best)
{
    for (int a = 0; a < SLOTS; a++)
        for (int b = 0; b < SLOTS; b++) {
            bool known = bg_weapon_in(me->s, a) != UNKNOWN || bg_weapon_in(me->s, b) != UNKNOWN;
            if (a == b || !known || (first < 0 ? b < a : TARGET_WEAPON + a != first))
                continue;
            struct bloodsport copy = *me->s;
            bg_swap_weapons(&copy, a, b);
            double gain = changed_gain(me, &copy, 1 << slot_fight(a) | 1 << slot_fight(b));
            if (gain > best->gain)
                *best = (struct aim){{TARGET_WEAPON + a, TARGET_WEAPON + b}, gain};
        }
}

/* A new Fighter under the odds announced: the average over the deck. */
static void replace_gain(const struct mind *me, struct aim *best)
{
    int deck = __builtin_popcount(me->s->fighter_deck);
    for (int slot = 0; slot < SLOTS && deck; slot++) {
        double sum = 0;
        for (int card = 0; card < FIGHTERS; card++) {
            if (!(me->s->fighter_deck >> card & 1))
                continue;
            struct bloodsport copy = *me->s;
            bg_fighter_in(&copy, slot, card);
            sum += changed_gain(me, &copy, 1 << slot_fight(slot));
        }
        if (sum / deck > best->gain)
            *best = (struct aim){{TARGET_FIGHTER + slot, TARGET_FIGHTER + slot}, sum / deck};
    }
}

/* What a Special is worth, and what it is best aimed at; `first`: the target named already, or
 * -1. */
double bg_mind_special_gain(const struct mind *me, int card, int tokens, int first, struct aim *aim)
{
    const struct action *a = &me->p->action[card];
    int cut = me->s->phase == PHASE_ACTION ? me->s->risk_cut[me->seat] : me->s->play_cut;
    double works = bg_mind_works(me, card, 0, cut, tokens), self = 0;
    bool changes = false;
    *aim = (struct aim){{-1, -1}, a->aims ? -9 : 0};
    for (int i = 0; i < a->effects.count; i++) {
        const struct effect *e = &a->effects.at[i];
        self += self_gain(me, e);
        changes = changes || changes_slot(e);
        if (e->op == OP_SWAP && e->arg == THING_WEAPON)
            swap_gain(me, first, aim);
        else if (e->op == OP_REPLACE && e->arg == THING_FIGHTER)
            replace_gain(me, aim);
    }
    for (int slot = 0; slot < SLOTS && changes; slot++) {
        double here = bg_mind_change_gain(me, card, slot, 1, false);
        if (here > aim->gain)
            *aim = (struct aim){
                {(a->aim_at == THING_WEAPON ? TARGET_WEAPON : TARGET_FIGHTER) + slot, -1}, here};
    }
    return works * (self + aim->gain) - (1 - works) * me->caught_cost;
}

int bg_mind_tokens(const struct mind *me, int card, int extra, int cut)
{
    int risk = bg_risk_before_tokens(&me->p->action[card], extra, cut);
    return risk < me->s->time[me->seat] ? risk : me->s->time[me->seat];
}

/* The best `n` of the looks that a Discover could take now, without what has been named. */
double bg_mind_looks_gain(const struct mind *me, int thing, int n, int *first)
{
    double gain[TARGET_FIGHTER], sum = 0;
    for (int t = 0; t < TARGET_FIGHTER; t++) {
        bool weapon = t < TARGET_SECRET, secret = !weapon && t < TARGET_ROW;
        bool fits = weapon   ? thing == THING_WEAPON || thing == THING_ANY
                    : secret ? thing == THING_SECRET || thing == THING_ANY
                             : thing == THING_SABOTAGE;
        if (weapon || secret)
            fits = fits && !target_known(me->s, t);
        else
            fits = fits && t - TARGET_ROW < me->s->row_count &&
                   bg_sabotage_in(me->s, t - TARGET_ROW) == UNKNOWN;
        gain[t] = fits ? bg_mind_look_gain(me, t) : -1;
    }
    for (int k = 0; k < n; k++) {
        int best = 0;
        for (int t = 1; t < TARGET_FIGHTER; t++)
            if (gain[t] > gain[best])
                best = t;
        if (gain[best] < 0)
            break;
        if (k == 0)
            *first = best;
        sum += gain[best];
        gain[best] = -1;
    }
    return sum;
}
