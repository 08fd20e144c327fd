/* Fights looked up where one like it was solved before. See exact_inside.h. */
#include <string.h>

#include "games/bloodsport/odds/exact_inside.h"

void bg_solved_none(struct solved *solved)
{
    memset(solved->used, 0, sizeof solved->used);
    memset(solved->plain_used, 0, sizeof solved->plain_used);
}

static int clamp(int n, int lo, int hi)
{
    return n < lo ? lo : n > hi ? hi : n;
}

double bg_solved_plain(struct solved *solved, int lead, int left_needs, int right_needs)
{
    lead = clamp(lead, -LEAD, LEAD);
    double *known = &solved->plain[lead + LEAD][left_needs][right_needs];
    uint8_t *used = &solved->plain_used[lead + LEAD][left_needs][right_needs];
    if (!*used)
        *known = bg_plain_chance(lead, left_needs, right_needs);
    *used = 1;
    return *known;
}

/* The same fight in the numbers that it hangs on: many become one. */
static void reduce(struct fight_model *m)
{
    struct fighter_model *l = &m->side[0], *r = &m->side[1];
    int lead = clamp(l->die - r->die, -LEAD, LEAD);
    if (l->die >= 0 && r->die >= 0) { /* no score is raised to 1 */
        l->die = floor_at(lead, 0);
        r->die = floor_at(-lead, 0);
    }
    for (int side = 0; side < 2; side++) {
        struct fighter_model *f = &m->side[side], *other = &m->side[!side];
        f->twice = clamp(f->twice, -1, 1);
        if (!f->drip && other->damage > 0 && f->wounds < floor_at(f->life, 1)) {
            f->life = hits(f->life, f->wounds, other->damage);
            f->wounds = 0;
            other->damage = 1;
        }
    }
}

void bg_fight_key(struct fight_model *m, int16_t key[MEMO_KEY])
{
    reduce(m);
    for (int side = 0; side < 2; side++) {
        const struct fighter_model *f = &m->side[side];
        const int at[MEMO_KEY / 2] = {f->die, f->twice, f->damage, f->life, f->wounds, f->drip};
        for (int i = 0; i < MEMO_KEY / 2; i++)
            key[side * (MEMO_KEY / 2) + i] = (int16_t)at[i];
    }
}

void bg_solved_fight(struct solved *solved, struct fight_model *m, struct fight_odds *out)
{
    int16_t key[MEMO_KEY];
    uint32_t part[MEMO_KEY / 2], slot = 0;
    bg_fight_key(m, key);
    memcpy(part, key, sizeof key);
    for (int n = 0; n < MEMO_KEY / 2; n++)
        slot = (slot ^ part[n]) * 2654435769u;
    slot >>= 22; /* MEMO_SLOTS of them */
    if (!solved->used[slot] || memcmp(solved->key[slot], key, sizeof key)) {
        bg_model_solve(m, 0, &solved->odds[slot]);
        memcpy(solved->key[slot], key, sizeof key);
        solved->used[slot] = 1;
    }
    *out = solved->odds[slot];
}
