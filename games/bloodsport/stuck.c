/* Fights that cannot end (BG-E8). What is always true: only what all know is looked at, and where
 * it is not certain the Fight goes on, so that no Fight is stopped that dice or a React could have
 * decided. */
#include "games/bloodsport/settle.h"

/* What a Secret does to a side in every round. */
struct each_round { int die, wounds; };

static struct each_round secret_on(const struct pack *p, const struct bloodsport *s, int side)
{
    const struct effects *all = &p->secret[bg_secret_in(s, s->fight)].effects;
    struct each_round sum = {0, 0};
    for (int i = 0; i < all->count; i++) {
        const struct effect *e = &all->at[i];
        bool here = e->to == TO_BOTH || e->to == (side == SIDE_LEFT ? TO_LEFT : TO_RIGHT);
        if (here && e->op == OP_DIE)
            sum.die += e->n;
        else if (here && e->op == OP_WOUNDS && e->when == WHEN_EACH_ROUND)
            sum.wounds += e->n;
    }
    return sum;
}

/* What is added to a side's die in every round. This round's Reacts are over, so round_die is not
 * it. */
static int lift(const struct pack *p, const struct bloodsport *s, int side)
{
    int slot = s->fight * 2 + side, type = bg_weapon_type(p, s, slot, bg_weapon_in(s, slot));
    return s->mod_die[slot] + secret_on(p, s, side).die +
           bg_stat_for(type, bg_fighter_str(p, s, slot), bg_fighter_dex(p, s, slot));
}

static int at_least_1(int score) { return score < 1 ? 1 : score; } /* BG-E6 */

/* Whether the best die of a side beats the worst of the other. */
static bool can_hit(const struct pack *p, const struct bloodsport *s, int by)
{
    return at_least_1(6 + lift(p, s, by)) > at_least_1(1 + lift(p, s, !by)); /* BG-E7 */
}

/* The most Wounds that Reacts could still add to either side; below 0: they could change the Fight
 * for good. Each card comes once a round at most, and a changed die lands one blow at most. */
static int react_wounds(const struct pack *p, const struct bloodsport *s, int damage)
{
    int sum = 0;
    for (int card = 0; card < ACTIONS; card++) {
        const struct effects *all = &p->action[card].effects;
        for (int i = 0;
             i < all->count && p->action[card].type == ACTION_REACT && bg_may_be_held(s, card);
             i++) {
            const struct effect *e = &all->at[i];
            bool changes = e->op == OP_STR || e->op == OP_DEX || e->op == OP_SWAP;
            if ((changes && damage > 0) || (e->op == OP_DAMAGE && e->n > 0) || e->op == OP_DRAW)
                return -1;
            if (e->op == OP_WOUNDS && e->n > 0)
                sum += e->n;
            else if (e->op == OP_DIE)
                sum += damage;
        }
    }
    return sum;
}

/* Somebody holds cards and has not passed for this Fight. */
static bool may_react(const struct bloodsport *s)
{
    for (int left = bg_seats_active(s) & ~s->passed_fight; left; left &= left - 1)
        if (s->action_size[ACTION_HAND + __builtin_ctz((unsigned)left)])
            return true; /* BG-E5 */
    return false;
}

/* Whether a side can come to as many Wounds as Life, `more` of them by Reacts. */
static bool can_lose(const struct pack *p, const struct bloodsport *s, int side, int more)
{
    int slot = s->fight * 2 + side, wounds = s->wounds[slot], drip = secret_on(p, s, side).wounds;
    int blow =
        can_hit(p, s, !side) ? bg_weapon_damage(p, s, slot ^ 1, bg_weapon_in(s, slot ^ 1)) : 0;
    if (blow + drip > 0)
        return true; /* Wounds grow from round to round */
    int most = blow > wounds ? blow : wounds; /* what heals takes off each blow before the next */
    return most + more >= bg_fighter_life(p, s, slot); /* BG-E8 */
}

bool bg_fight_is_stuck(const struct pack *p, const struct bloodsport *s)
{
    int left = s->fight * 2, right = left + 1, more = 0;
    if (may_react(s)) {
        int l = bg_weapon_damage(p, s, left, bg_weapon_in(s, left)),
            r = bg_weapon_damage(p, s, right, bg_weapon_in(s, right));
        more = react_wounds(p, s, l > r ? l : r);
    }
    return more >= 0 && !can_lose(p, s, SIDE_LEFT, more) && !can_lose(p, s, SIDE_RIGHT, more);
}
