/* The sums of a fight round as people add them up: die, what cards add to it, and the stat that the
 * Weapon asks for. Both Weapons and all that changes the sums lie open while a Fight is fought. */
#include "games/bloodsport/voice/words.h"

const char *bg_sum_piece(const struct talk *x, struct room *room, const struct bloodsport *s,
                         int side)
{
    int slot = s->fight * 2 + side, type = bg_weapon_type(x->p, s, slot, bg_weapon_in(s, slot));
    int stat = bg_stat_for(type, bg_fighter_str(x->p, s, slot), bg_fighter_dex(x->p, s, slot));
    int add = s->round_die[side] + s->mod_die[slot], sum = s->die[side] + add + stat;
    struct room more, by;
    const char *added = add == 0  ? ""
                        : add > 0 ? piece(x, &more, PART_PLUS(.n = add))
                                  : piece(x, &more, PART_MINUS(.n = -add));
    const char *stated = stat < 0 ? piece(x, &by, PART_MINUS_STAT(.stat = type, .n = -stat))
                                  : piece(x, &by, PART_PLUS_STAT(.stat = type, .n = stat));
    return piece(x, room,
                 PART_SUM(.on = s->fighter_at[slot], .die = s->die[side], .add = added,
                          .stat = stated, .sum = sum, .below = sum, .low = sum < 1)); /* BG-E6 */
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
