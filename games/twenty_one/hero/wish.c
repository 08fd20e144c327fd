/* What is wished of a hero that is still being made, and what of it the limits carry. What is
 * always true: every limit is asked of sheet.c, and a sheet that comes out of wishes breaks none of
 * them but that it may be unfinished. */
#include <string.h>

#include "games/twenty_one/hero/build.h"
#include "games/twenty_one/hero/wish.h"
#include "games/twenty_one/sheet.h"

/* ---- The question ---- */

bool bj_read_one(struct reader *r, const struct node *map, const char *key, int names, int count,
                 int none, int *out)
{
    const struct node *n = node_get(map, key);
    *out = none;
    return !n || (*out = twenty_one_known(r, n, key, r->rows->names[names].at, count)) >= 0;
}

static bool read_chosen(struct reader *r, const struct node *map, const char *key, int names,
                        int count, struct chosen *out)
{
    const struct node *list = node_get(map, key);
    if (!node_span(list, key, 0, WISHES_MAX, &out->count, r->wrong))
        return false;
    int i = 0;
    for (const struct node *n = list ? list->child : NULL; n; n = n->next) {
        int at = twenty_one_known(r, n, key, r->rows->names[names].at, count);
        if (at < 0)
            return false;
        out->at[i++] = (uint8_t)at;
    }
    return true;
}

bool bj_read_wish(struct reader *r, const struct node *n, struct wish *w)
{
    static const struct node_key keys[] = {
        {"kept", true}, {"single-twice", true}, {"name", false}, {"text", false}, {"group", false},
        {"singles", false}, {"skills", false}, {"attuned", false}, {"spells", false},
        {"armor", false}, {"left", false},
        {"right", false}, {"both", false}, {"reserve-left", false}, {"reserve-right", false},
        {"pockets", false},
    };
    int twice;
    *w = (struct wish){0};
    if (!node_map(n, "hero", KEYS(keys), r->wrong) ||
        !bj_read_one(r, n, "single-twice", NAMES_YES, 2, 0, &twice) ||
        !twenty_one_sheet(r, node_get(n, "kept"), POINTS_READ_MAX, &w->kept) ||
        !bj_read_one(r, n, "group", NAMES_GROUP, ABILITIES / 2, -1, &w->group) ||
        !read_chosen(r, n, "singles", NAMES_ABILITY, ABILITIES, &w->singles) ||
        !read_chosen(r, n, "skills", NAMES_SKILL, r->rows->skill_count, &w->skills) ||
        !bj_read_one(r, n, "attuned", NAMES_SCHOOL, SCHOOLS, SCHOOL_NONE, &w->school) ||
        !read_chosen(r, n, "spells", NAMES_SPELL, r->rows->spell_count, &w->spells) ||
        !bj_read_one(r, n, "armor", NAMES_ARMOR, r->rows->armor_count, NONE, &w->armor) ||
        !read_chosen(r, n, "pockets", NAMES_GEAR, r->rows->gear_count, &w->pockets))
        return false;
    w->twice = twice;
    for (int slot = SLOT_LEFT; slot <= SLOT_BOTH; slot++)
        if (!bj_read_one(r, n, twenty_one_names[NAMES_SLOT].at[slot], NAMES_GEAR,
                         r->rows->gear_count, NONE, &w->slot[slot]))
            return false;
    return true;
}

/* ---- What the limits carry of it ---- */

/* Keeps of the chosen what `closed` lets in, one after the other. */
static void keep_open(const struct pack *p, struct sheet *h, uint64_t *of, struct chosen *chosen,
                      int (*closed)(const struct pack *, const struct sheet *, int))
{
    int n = 0;
    for (int i = 0; i < chosen->count; i++)
        if (!(*of >> chosen->at[i] & 1) && !closed(p, h, chosen->at[i])) {
            *of |= SKILL_BIT(chosen->at[i]);
            chosen->at[n++] = chosen->at[i];
        }
    chosen->count = (uint8_t)n;
}

static int skill_closed(const struct pack *p, const struct sheet *h, int skill)
{
    return p->learned >> skill & 1 ? bj_sheet_skill_closed(p, h, skill) : WHY_GIVEN; /* BJ-F2 */
}

static void carry_points(struct sheet *h, struct wish *w)
{
    int n = 0;
    memcpy(h->ability, w->kept.ability, sizeof h->ability);
    if (bj_sheet_points(h))
        w->group = -1;
    else if (w->group < 0)
        w->singles.count = 0;
    if (w->group >= 0) {
        h->ability[2 * w->group]++; /* BJ-F1 */
        h->ability[2 * w->group + 1]++;
    }
    for (int i = 0; i < w->singles.count; i++)
        if (bj_sheet_points(h) < POINTS && bj_sheet_raise_open(h, w->singles.at[i], w->twice)) {
            h->ability[w->singles.at[i]]++;
            w->singles.at[n++] = w->singles.at[i];
        }
    w->singles.count = (uint8_t)n;
}

struct sheet bj_placed(const struct pack *p, const struct sheet *from, int slot, int gear)
{
    struct sheet h = *from;
    if (slot == SLOT_BOTH || (slot <= SLOT_RIGHT && h.slot[SLOT_RIGHT] == GEAR_GRIP))
        for (int hand = SLOT_LEFT; hand <= SLOT_RIGHT; hand++) {
            h.slot[hand] = NONE;
            h.slot_n[hand] = 0;
        }
    bj_sheet_equip(p, &h, slot, gear);
    return h;
}

int bj_slot_closed(const struct pack *p, const struct sheet *h, int slot, int gear)
{
    struct sheet more = bj_placed(p, h, slot, gear);
    return bj_sheet_gear_wrong(p, &more);
}

int bj_pocket_closed(const struct pack *p, const struct sheet *h, int filled, int gear)
{
    struct sheet more = *h;
    if (filled >= bj_sheet_pockets(p, h))
        return bj_sheet_pockets_full(h);
    bj_sheet_stow(p, &more, filled, gear);
    return bj_sheet_gear_wrong(p, &more);
}

struct sheet bj_carry(const struct pack *p, struct wish *w)
{
    struct sheet h = bj_sheet_blank(p);
    int n = 0;
    carry_points(&h, w);
    keep_open(p, &h, &h.skills, &w->skills, skill_closed);
    if (bj_sheet_gain(p, &h).spells && w->school != SCHOOL_NONE &&
        bj_sheet_school_open(&h, w->school))
        h.school = (uint8_t)w->school; /* BJ-F3 */
    keep_open(p, &h, &h.spells, &w->spells, bj_sheet_spell_closed);
    if (bj_sheet_free_spell(&h) && w->skills.count == POINTS) { /* BJ-F3: with the last Skill */
        for (int i = 0; i < p->spell_count && w->spells.count < WISHES_MAX; i++)
            if (p->free_spells >> i & 1)
                w->spells.at[w->spells.count++] = (uint8_t)i;
        h.spells |= p->free_spells;
    }
    if (w->armor != NONE && !bj_sheet_armor_closed(p, &h, w->armor))
        h.armor = (uint8_t)w->armor;
    for (int slot = SLOT_LEFT; slot <= SLOT_BOTH; slot++)
        if (w->slot[slot] != NONE && !bj_slot_closed(p, &h, slot, w->slot[slot]))
            h = bj_placed(p, &h, slot, w->slot[slot]);
    for (int i = 0; i < w->pockets.count && n < bj_sheet_pockets(p, &h); i++)
        if (!bj_pocket_closed(p, &h, n, w->pockets.at[i])) {
            bj_sheet_stow(p, &h, n, w->pockets.at[i]);
            w->pockets.at[n++] = w->pockets.at[i];
        }
    w->pockets.count = (uint8_t)n;
    return h;
}
