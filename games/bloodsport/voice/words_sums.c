/* The sums of a fight round as people add them up: die, what cards add to it, and the stat that the
 * Weapon asks for. Both Weapons and all that changes the sums lie open while a Fight is fought. */
#include "games/bloodsport/play.h"
#include "games/bloodsport/rules.h"
#include "games/bloodsport/voice/words.h"

/* The stat that the Weapon of a side asks for, and how much of it the Fighter has. */
static void set_stat(const struct talk *x, const struct bloodsport *s, int slot, struct sum *of)
{
    of->stat = bg_weapon_type(x->p, s, slot, bg_weapon_in(s, slot));
    of->by = bg_stat_for(of->stat, bg_fighter_str(x->p, s, slot), bg_fighter_dex(x->p, s, slot));
}

struct sum bg_sum_of(const struct talk *x, const struct bloodsport *s, int side)
{
    int slot = s->fight * 2 + side;
    struct sum of = {.die = s->die[side], .add = s->round_die[side] + s->mod_die[slot]};
    set_stat(x, s, slot, &of);
    of.sum = of.die + of.add + of.by;
    return of;
}

struct sum bg_sum_of_blow(const struct talk *x, int side)
{
    const struct bloodsport *s = x->s;
    const int32_t *arg = x->m->arg;
    int slot = s->fight * 2 + side, verb = x->m->verb, score = x->is->scored[side];
    bool rolled = verb == DO_DICE || (verb == DO_AGAIN && (arg[0] == ON_RIGHT) == side);
    const int32_t *die = arg + (verb == DO_DICE ? 2 * side : 1);
    struct sum of = {.die = rolled ? bg_die_of(s, side, die[0], die[1]) : s->die[side],
                     .add = s->round_die[side] + s->mod_die[slot]};
    bool changes = verb == DO_REACT || verb == DO_RISK || verb == DO_AGAIN;
    set_stat(x, changes ? x->is : s, slot, &of);
    of.sum = of.die + of.add + of.by;
    if (changes && (score > 1 || of.sum > 1)) { /* the card has added what is wanting */
        of.add += score - of.sum;
        of.sum = score;
    }
    return of;
}

const char *bg_sum_piece(const struct talk *x, struct room *room, const struct bloodsport *s,
                         int side)
{
    struct sum of = bg_sum_of(x, s, side);
    struct room more, by;
    const char *added = of.add == 0  ? ""
                        : of.add > 0 ? piece(x, &more, PART_PLUS(.n = of.add))
                                     : piece(x, &more, PART_MINUS(.n = -of.add));
    const char *stated = of.by < 0 ? piece(x, &by, PART_MINUS_STAT(.stat = of.stat, .n = -of.by))
                                   : piece(x, &by, PART_PLUS_STAT(.stat = of.stat, .n = of.by));
    return piece(x, room,
                 PART_SUM(.on = s->fighter_at[s->fight * 2 + side], .die = of.die, .add = added,
                          .stat = stated, .sum = of.sum, .below = of.sum,
                          .low = of.sum < 1)); /* BG-E6 */
}

void bg_say_blow_to_come(struct talk *x)
{
    const struct bloodsport *s = x->s;
    struct fight_model m;
    bg_model_now(x->p, s, &m);
    int left = s->fight * 2, l = bg_model_score(&m.side[0], s->die[0]),
        r = bg_model_score(&m.side[1], s->die[1]);
    if (l == r) {
        say(x, ASK_EVEN(.left = l, .right = r));
        return;
    }
    int hit = l > r ? left + 1 : left, damage = m.side[l < r].damage,
        wounds = s->wounds[hit] + damage;
    int life = bg_fighter_life(x->p, s, hit), on = s->fighter_at[hit];
    say(x, ASK_LEADS(.on = s->fighter_at[hit ^ 1], .high = l > r ? l : r, .low = l > r ? r : l));
    if (damage == 0)
        say(x, ASK_NOT_HURT(.on = on));
    else if (wounds >= life)
        say(x, ASK_BEATEN(.on = on, .damage = damage));
    else
        say(x, ASK_WOUNDS(.on = on, .damage = damage, .wounds = wounds, .life = life));
}
