/* A hero's sheet for people: what it has, what each of it does, and how near it is to its limits.
 * What is always true:
 * limits and figures are asked of sheet.c and the rows, never kept here. */
#include "games/twenty_one/gear.h"
#include "games/twenty_one/hero/character.h"
#include "games/twenty_one/sheet.h"
#include "games/twenty_one/voice/words.h"
#include "games/twenty_one/voice/words_table.h"

static void say_abilities(struct talk *x, const struct sheet *h)
{
    struct pieces points = {0};
    for (int i = 0; i < ABILITIES; i++)
        add(x, &points, PART_ABILITY_POINTS(.ability = i, .n = h->ability[i]));
    say_line(x, SHEET_ABILITIES(.abilities = &points.list));
}

/* Of those a defender may test the best: Strength, Dexterity, what a shield in hand adds. */
static void say_edge(struct talk *x, const struct sheet *h)
{
    int more = h->armor == NONE ? 0 : x->p->armor[h->armor].edge_dexterity,
        quiet = bj_sheet_gain(x->p, h).edge_quiet;
    uint32_t of = BIT(STRENGTH) | BIT(DEXTERITY);
    for (int hand = 0; hand < HANDS; hand++)
        if (h->slot[hand] != NONE && x->p->gear[h->slot[hand]].flags & GEAR_TESTS)
            of |= x->p->gear[h->slot[hand]].abilities;
    int best = bj_sheet_best(h, (int)of), nimble = h->ability[DEXTERITY] + more;
    say_line(x, SHEET_EDGE());
    text_put(x->t, "  ");
    say(x, SHEET_DEFENCE(.edge = best > nimble ? best : nimble, .abilities = those(of)));
    if (more)
        say(x, SHEET_NIMBLE(.more = more, .armor = h->armor));
    if (quiet)
        say(x, SHEET_QUIET(.more = quiet));
    text_char(x->t, '\n');
}

static void say_limit(struct talk *x, const struct sheet *h)
{
    int gained = bj_sheet_gain(x->p, h).limit,
        worn = h->armor == NONE ? 0 : x->p->armor[h->armor].limit;
    struct pieces of = {0};
    add(x, &of, PART_JUST(.n = LIMIT));
    for (uint64_t left = h->skills; left; left &= left - 1) {
        int skill = __builtin_ctzll(left), more = x->p->skill[skill].gain.limit;
        add_if(x, more, &of, PART_SKILL_ADDS(.skill = skill, .n = more));
    }
    add_if(x, worn, &of, PART_ARMOR_ADDS(.armor = h->armor, .n = worn));
    if (of.list.count > 1)
        say_line(x, SHEET_LIMIT_OF(.limit = LIMIT + gained + worn, .of = &of.list));
    else
        say_line(x, SHEET_LIMIT(.limit = LIMIT));
}

static void say_weights(struct talk *x, const struct sheet *h)
{
    int limit = bj_sheet_hand_limit(x->p, h), left = weight_of(x->p, h->slot[SLOT_RESERVE_LEFT]),
        right = weight_of(x->p, h->slot[SLOT_RESERVE_RIGHT]);
    int filled = 0, hand = weight_of(x->p, h->slot[SLOT_LEFT]);
    for (int i = 0; i < POCKETS; i++)
        filled += h->pocket[i] != NONE;
    if (h->slot[SLOT_RIGHT] == GEAR_GRIP)
        say(x, SHEET_WEIGHT_BOTH(.all = hand + left + right,
                                 .most = bj_sheet_both_limit(x->p, h), .left = left,
                                 .right = right, .limit = limit));
    else
        say(x, SHEET_WEIGHT(.left = hand + left,
                            .right = weight_of(x->p, h->slot[SLOT_RIGHT]) + right, .limit = limit));
    say_line(x, SHEET_ARMOR_WEIGHT(.weight = h->armor == NONE ? 0 : x->p->armor[h->armor].weight,
                                   .limit = bj_sheet_armor_limit(x->p, h)));
    say_line(x, SHEET_POCKETS(.filled = filled, .pockets = bj_sheet_pockets(x->p, h)));
}

static void say_skills(struct talk *x, const struct sheet *h)
{
    text_char(x->t, '\n');
    say_line(x, SHEET_SKILLS());
    /* these come last */
    uint64_t learned = h->skills & x->p->learned, every = h->skills & x->p->everyones;
    while (learned | every) {
        uint64_t *of = learned ? &learned : &every;
        int skill = __builtin_ctzll(*of);
        *of &= *of - 1;
        text_put(x->t, "  - ");
        bj_skill_row(x, skill);
        if (bj_sheet_unpaid(x->p, h) >> skill & 1)
            say(x, SHEET_UNPAID(.most = bj_sheet_edge_most(x->p, h,
                                                           x->p->skill[skill].needs & NEED_SPELL)));
        text_char(x->t, '\n');
    }
}

static void say_spells(struct talk *x, const struct sheet *h)
{
    struct pieces known = {0};
    if (!bj_sheet_has_magic(h))
        return;
    for (int school = 0; school < SCHOOLS; school++) {
        int n = 0;
        for (int i = 0; i < x->p->spell_count; i++)
            n += x->p->spell[i].school == school && !x->p->spell[i].free && h->spells >> i & 1;
        if (bj_sheet_spell_limit(x->p, h, school))
            add(x, &known, PART_SCHOOL_KNOWN(.school = school, .n = n,
                                  .limit = bj_sheet_spell_limit(x->p, h, school)));
    }
    text_char(x->t, '\n');
    say_line(
        x, SHEET_SPELLS(.combustion = (h->spells & x->p->free_spells) != 0, .known = &known.list));
    for (int i = 0; i < x->p->spell_count; i++) {
        int school = x->p->spell[i].school;
        if (!(h->spells >> i & 1))
            continue;
        text_put(x->t, "  - ");
        bj_spell_row(x, i);
        say(x, SHEET_CASTING(.edge = bj_sheet_best(h, x->p->spell[i].abilities)));
        if (!bj_sheet_has_tool(x->p, h, school))
            say(x, SHEET_NO_TOOL(.gear = x->p->tool_of[school]));
        text_char(x->t, '\n');
    }
}

/* A hand, reserve or pocket (`slot` or `pocket`, the other NONE) and what is there. */
static void say_thing(struct talk *x, const struct sheet *h, int slot, int pocket, int gear, int n)
{
    struct room room;
    if (gear == GEAR_GRIP)
        return;
    text_put(x->t, "  - ");
    const char *thing = gear == NONE ? NULL : bj_row_piece(x, &room, bj_gear_row, gear);
    if (!thing && slot == NONE)
        say(x, SHEET_POCKET_EMPTY(.pocket = pocket));
    else if (!thing)
        say(x, SHEET_SLOT_EMPTY(.slot = slot));
    else if (slot == NONE)
        say(x, SHEET_POCKET(.pocket = pocket, .n = n, .thing = thing));
    else
        say(x, SHEET_SLOT(.slot = slot, .n = n, .thing = thing));
    if (thing && x->p->gear[gear].abilities && x->p->gear[gear].class != CLASS_SHIELD)
        say(x, SHEET_ATTACKING(.edge = bj_sheet_best(h, x->p->gear[gear].abilities) +
                                       x->p->gear[gear].edge_attack));
    text_char(x->t, '\n');
}

static void say_things(struct talk *x, const struct sheet *h)
{
    struct room room;
    bool both = h->slot[SLOT_RIGHT] == GEAR_GRIP;
    text_char(x->t, '\n');
    say_line(x, SHEET_GEAR());
    text_put(x->t, "  - ");
    if (h->armor == NONE)
        say_line(x, SHEET_NO_ARMOR());
    else
        say_line(x, SHEET_ARMOR(.armor = bj_row_piece(x, &room, bj_armor_row, h->armor)));
    for (int i = 0; i < SLOTS; i++)
        say_thing(x, h, both && i == SLOT_LEFT ? SLOT_BOTH : i, NONE, h->slot[i], h->slot_n[i]);
    for (int i = 0; i < bj_sheet_pockets(x->p, h); i++)
        say_thing(x, h, NONE, i, h->pocket[i], h->pocket_n[i]);
}

void bj_say_notes(const struct data *d, const struct kept_character *c, struct text *t)
{
    struct sheet h = bj_character_sheet(c);
    struct talk x;
    bj_talk_begin(&x, d, NULL, NULL, t);
    bj_unpaid(&x, &h);
}

void bj_say_sheet(const struct data *d, const struct kept_character *c, struct text *t)
{
    struct sheet h = bj_character_sheet(c);
    struct talk x;
    bj_talk_begin(&x, d, NULL, NULL, t);
    if (*c->name)
        text_format(t, "%s\n", c->name);
    else
        say_line(&x, SHEET_NAMELESS());
    if (*c->text)
        text_format(t, "%s\n", c->text);
    if (bj_character_byname(c))
        say_line(&x, SHEET_BYNAME(.byname = bj_character_byname(c)));
    if (bj_character_wound(c))
        say_line(&x, SHEET_WOUND(.wound = bj_character_wound(c)));
    text_char(t, '\n');
    say_abilities(&x, &h);
    say_edge(&x, &h);
    say_limit(&x, &h);
    say_weights(&x, &h);
    say_skills(&x, &h);
    say_spells(&x, &h);
    say_things(&x, &h);
}
