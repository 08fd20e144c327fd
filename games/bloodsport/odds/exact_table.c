/* Chances that people are told, beyond those of a Fight to come: with the dice that lie, by a
 * React, and of a pack as a whole. */
#include <string.h>

#include "games/bloodsport/odds/exact.h"

bool bg_dice_chances(const struct pack *p, const struct bloodsport *s, int fight,
                     struct fight_odds *out)
{
    struct fight_model m;
    if (s->phase != PHASE_REACT || s->fight != fight)
        return false;
    bg_model_now(p, s, &m);
    bg_model_solve_dice(&m, s->fight_round, s->die[0], s->die[1], out);
    return true;
}

bool bg_react_scores(const struct pack *p, const struct bloodsport *s, int card, int on, int out[2])
{
    const struct effects *all = &p->action[card].effects;
    struct fight_model m;
    bool adds = false;
    bg_model_now(p, s, &m);
    for (int i = 0; i < all->count; i++) {
        const struct effect *e = &all->at[i];
        if (e->op == OP_REROLL || e->op == OP_SWAP)
            return false;
        if (e->op != OP_STR && e->op != OP_DEX && e->op != OP_DIE)
            continue;
        bg_model_react(&m, e, on == ON_RIGHT ? SIDE_RIGHT : SIDE_LEFT);
        adds = true;
    }
    for (int side = SIDE_LEFT; side <= SIDE_RIGHT; side++)
        out[side] = bg_model_score(&m.side[side], s->die[side]);
    return adds;
}

/* Counted, not played: every pair of Fighters, every two Weapons and every Secret count once, as
 * the deal makes them equally likely. */
void bg_pack_odds(const struct pack *p, int lead, struct fight_odds *out)
{
    struct bloodsport s;
    int pairs = 0;
    memset(&s, 0, sizeof s);
    memset(s.mod_type, NONE, sizeof s.mod_type);
    memset(s.weapon_place, UNKNOWN, sizeof s.weapon_place); /* none is seen: each may lie there */
    memset(s.secret_place, UNKNOWN, sizeof s.secret_place);
    *out = (struct fight_odds){0, 0, 0};
    for (int l = 0; l < FIGHTERS; l++)
        for (int r = 0; r < FIGHTERS; r++) {
            struct fight_odds one;
            if (l == r || p->fighter[l].rank - p->fighter[r].rank != lead)
                continue;
            s.fighter_at[0] = (uint8_t)l;
            s.fighter_at[1] = (uint8_t)r;
            bg_fight_chances(p, &s, 0, NULL, true, &one);
            out->left += one.left;
            out->right += one.right;
            out->nobody += one.nobody;
            pairs++;
        }
    if (pairs) /* a pack may have one Rank alone */
        *out = (struct fight_odds){out->left / pairs, out->right / pairs, out->nobody / pairs};
}
