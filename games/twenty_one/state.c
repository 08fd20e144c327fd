/* Reading the table: what follows from the state about a combatant. Nothing here changes
 * anything. */
#include <string.h>

#include "games/twenty_one/fight/map.h"
#include "games/twenty_one/gear.h"
#include "games/twenty_one/sheet.h"

struct sheet bj_sheet_of(const struct twenty_one *s, int who)
{
    struct sheet h;
    h.skills = s->skills[who];
    h.spells = s->spells[who];
    h.school = s->school[who];
    h.armor = s->armor[who];
    memcpy(h.ability, s->ability + who * ABILITIES, sizeof h.ability);
    memcpy(h.slot, s->slot + who * SLOTS, sizeof h.slot);
    memcpy(h.slot_n, s->slot_n + who * SLOTS, sizeof h.slot_n);
    memcpy(h.pocket, s->pocket + who * POCKETS, sizeof h.pocket);
    memcpy(h.pocket_n, s->pocket_n + who * POCKETS, sizeof h.pocket_n);
    return h;
}

void bj_sheet_put(struct twenty_one *s, int who, const struct sheet *h)
{
    s->skills[who] = h->skills;
    s->spells[who] = (uint32_t)h->spells;
    s->school[who] = h->school;
    s->armor[who] = h->armor;
    memcpy(s->ability + who * ABILITIES, h->ability, sizeof h->ability);
    memcpy(s->slot + who * SLOTS, h->slot, sizeof h->slot);
    memcpy(s->slot_n + who * SLOTS, h->slot_n, sizeof h->slot_n);
    memcpy(s->pocket + who * POCKETS, h->pocket, sizeof h->pocket);
    memcpy(s->pocket_n + who * POCKETS, h->pocket_n, sizeof h->pocket_n);
}

uint64_t bj_skills_of(const struct pack *p, const struct twenty_one *s, int who)
{
    if (who < HEROES || !s->rule_foes_hidden || s->made >> who & 1)
        return s->skills[who];
    return s->skills[who] | p->beast[s->kind[who]].sheet.skills; /* BJ-B7 */
}

int bj_limit_of(const struct pack *p, const struct twenty_one *s, int who)
{
    struct sheet h = bj_sheet_of(s, who);
    return bj_sheet_damage_limit(p, &h, s->base_limit[who]); /* BJ-C3, BJ-H1 */
}

int bj_side_mask(const struct twenty_one *s, int side)
{
    int mask = 0;
    for (int i = 0; i < BODIES; i++)
        mask |= (s->being[i] != BEING_ABSENT && s->side[i] == side) << i;
    return mask;
}

int bj_up_mask(const struct twenty_one *s)
{
    int mask = 0;
    for (int i = 0; i < BODIES; i++)
        mask |= (s->being[i] == BEING_UP) << i;
    return mask;
}

int bj_foes_of(const struct twenty_one *s, int who)
{
    int mask = 0;
    for (int i = 0; i < BODIES; i++)
        mask |= (s->being[i] == BEING_UP && bj_is_enemy(s, who, i)) << i;
    return mask;
}

bool bj_is_delaying(const struct twenty_one *s, int who)
{
    for (int i = 0; i < BODIES; i++)
        if (s->delaying[i] == who)
            return true;
    return false;
}

/* Those of `mask` in turn order: the order, then who is delaying, then the others by number. */
int bj_in_turn_order(const struct twenty_one *s, int mask, uint8_t *out)
{
    int n = 0;
    for (int pass = 0; pass < 3; pass++)
        for (int i = 0; i < BODIES; i++) {
            int who = pass == 0 ? s->order[i] : pass == 1 ? s->delaying[i] : i;
            if (who != NONE && mask >> who & 1) {
                out[n++] = (uint8_t)who;
                mask &= ~(1 << who);
            }
        }
    return n;
}

/* ---- Abilities ---- */

/* Whether an enemy's Tranquility reaches this combatant now. */
static bool slowed(const struct twenty_one *s, int who)
{
    for (int i = 0; i < BODIES; i++)
        if (s->turns[i * TIMEDS + TIMED_TRANQUILITY] && s->being[i] == BEING_UP &&
            bj_is_enemy(s, i, who) && bj_distance(s, i, who) <= TRANQUILITY_FEET) /* BJ-G1 */
            return true;
    return false;
}

int bj_ability_now(const struct twenty_one *s, int who, int ability)
{
    int now = s->ability[who * ABILITIES + ability];
    if (ability == DEXTERITY && slowed(s, who))
        now /= 2; /* BJ-D5 */
    if ((ability == STRENGTH || ability == DEXTERITY) && has_mark(s, who, MARK_STUNNED))
        now--; /* BJ-D5: halved first, then less */
    return now < 0 ? 0 : now; /* BJ-D5 */
}

int bj_feet_of(const struct twenty_one *s, int who)
{
    int feet = s->rule_feet;
    if (slowed(s, who))
        feet /= 2; /* BJ-D5 */
    return feet / FEET * FEET;
}
