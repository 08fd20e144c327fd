/* What each row of 21's tables says: Skills, spells, gear, armor. What is always true: figures come from the rows
 * themselves; the sentences keep to docs/rules/twenty-one-rows.md. */
#include "games/twenty_one/voice/words.h"

void bj_skill_row(struct talk *x, int skill)
{
    enum { EVERYONE, SPELL, GEAR, ABILITY, FREE = 0, STEP, EDGE };
    if (skill < 0 || skill >= x->p->skill_count)
        return;
    const struct skill_row *row = &x->p->skill[skill];
    int source = row->of == OF_EVERYONE ? EVERYONE /* BJ-E3 */ : row->of == OF_SPELL ? SPELL : row->of == OF_GEAR ? GEAR : ABILITY;
    int price = row->when == WHEN_ALWAYS ? FREE : skill == x->p->skill_by[PIECE_EXPERT] ? STEP : EDGE;
    say(x, CARD_SKILL(.skill = skill, .source = source, .ability = row->ability, .price = price, .cost = row->cost));
}

void bj_spell_row(struct talk *x, int spell)
{
    if (spell < 0 || spell >= x->p->spell_count)
        return;
    const struct spell_row *row = &x->p->spell[spell];
    struct pieces has = {0};
    add(x, &has, PART_SCHOOL(.school = row->school));
    add(x, &has, PART_DELAY(.delay = row->delay));
    if (row->target)
        add(x, &has, PART_TARGET(.abilities = those(row->abilities), .target = row->target));
    else
        add(x, &has, PART_AGAINST(.abilities = those(row->abilities), .against = those(row->against)));
    if (row->fire)
        add(x, &has, PART_FIRE());
    say(x, CARD_SPELL(.spell = spell, .has = &has.list));
}

void bj_gear_row(struct talk *x, int gear)
{
    enum { NO_WEAPON = CLASS_GRIP + 1 };
    if (gear < 0 || gear > x->p->gear_count)
        return;
    const struct gear_row *row = &x->p->gear[gear];
    struct pieces has = {0};
    add(x, &has, PART_CLASS(.class = gear == GEAR_BARE ? NO_WEAPON : row->class));
    if (row->class <= CLASS_TOOL && gear != GEAR_BARE)
        add(x, &has, PART_WEIGHT(.weight = row->weight));
    if (row->abilities)
        add(x, &has, PART_ABILITIES(.abilities = those(row->abilities)));
    if (row->delay)
        add(x, &has, PART_DELAY(.delay = row->delay));
    if (row->flags & GEAR_TWO_HANDS)
        add(x, &has, PART_TWO_HANDS());
    if (row->stack > 1)
        add(x, &has, PART_STACK_OF(.stack = row->stack));
    say(x, CARD_THING(.gear = gear, .has = &has.list));
}

void bj_armor_row(struct talk *x, int armor)
{
    if (armor >= 0 && armor < x->p->armor_count)
        say(x, CARD_ARMOR(.armor = armor, .weight = x->p->armor[armor].weight, .pockets = x->p->armor[armor].pockets));
}

const char *bj_row_piece(const struct talk *x, struct room *room, void (*row)(struct talk *, int), int i)
{
    struct text text = text_over(room->at, sizeof room->at);
    struct talk inner = *x; /* its names still stand in x, which lives on */
    inner.t = inner.voice.out = &text;
    row(&inner, i);
    return room->at;
}
