/* The sums of a fight round as people add them up: die, what cards add to it, and the stat that the Weapon asks for. Both
 * Weapons and all that changes the sums lie open while a Fight is fought. */
#include "games/bloodsport/words.h"

static void say_part(int n, const char *name, struct text *t)
{
    text_format(t, " %s %s%d", n < 0 ? "-" : "+", name, n < 0 ? -n : n);
}

void say_sum(const struct pack *p, const struct bloodsport *s, int side, struct text *t)
{
    int slot = s->fight * 2 + side, type = weapon_type(p, s, slot, weapon_in(s, slot));
    int stat = stat_for(type, fighter_str(p, s, slot), fighter_dex(p, s, slot));
    int add = s->round_die[side] + s->mod_die[slot], sum = s->die[side] + add + stat;
    char name[8];
    struct text of = text_over(name, sizeof name);
    text_format(&of, "%s ", stat_words(type));
    say_fighter(p, s, slot, t);
    text_format(t, " %d", s->die[side]);
    if (add)
        say_part(add, "", t);
    say_part(stat, name, t);
    text_format(t, " = %d", sum);
    if (sum < 1)
        text_put(t, ", which counts as 1"); /* BG-E6 */
}

void say_blow_to_come(const struct pack *p, const struct bloodsport *s, struct text *t)
{
    struct fight_model m;
    model_now(p, s, &m);
    int left = s->fight * 2, l = model_score(&m.side[0], s->die[0]), r = model_score(&m.side[1], s->die[1]);
    if (l == r) {
        text_put(t, " Nobody would be hurt.");
        return;
    }
    int hit = l > r ? left + 1 : left, damage = m.side[l < r].damage, wounds = s->wounds[hit] + damage;
    int life = fighter_life(p, s, hit);
    text_char(t, ' ');
    say_fighter(p, s, hit, t);
    if (damage == 0)
        text_put(t, " would be hit, but not hurt.");
    else if (wounds >= life)
        text_format(t, " would take %d Wound%s and be beaten.", damage, damage == 1 ? "" : "s");
    else
        text_format(t, " would take %d Wound%s (%d of %d).", damage, damage == 1 ? "" : "s", wounds, life);
}

bool react_scores(const struct pack *p, const struct bloodsport *s, int card, int on, int out[2])
{
    const struct effects *all = &p->action[card].effects;
    struct fight_model m;
    bool adds = false;
    model_now(p, s, &m);
    for (int i = 0; i < all->count; i++) {
        const struct effect *e = &all->at[i];
        if (e->op == OP_REROLL || e->op == OP_SWAP)
            return false;
        if (e->op != OP_STR && e->op != OP_DEX && e->op != OP_DIE)
            continue;
        model_effect(&m, e, on == ON_RIGHT ? SIDE_RIGHT : SIDE_LEFT);
        adds = true;
    }
    for (int side = SIDE_LEFT; side <= SIDE_RIGHT; side++)
        out[side] = model_score(&m.side[side], s->die[side]);
    return adds;
}
