/* What each row of 21's tables says: Skills, spells, gear, armor. What is always true: figures come
 * from the rows themselves; the sentences keep to docs/rules/twenty-one-rows.md. */
#include "games/twenty_one/voice/words.h"
#include "games/twenty_one/voice/words_table.h"

/* The share of a row that is asked for, by its pieces: the first is its kind, the rest what it has.
 * False: it is the whole, or its text. */
static bool say_pieces(struct talk *x, const struct pieces *has)
{
    bool kind = x->share == ROW_KIND;
    struct voice_list list = {.pieces = has->list.pieces + !kind,
                              .count = kind ? 1 : has->list.count - 1};
    if (kind || x->share == ROW_HAS)
        say(x, PART_JOINED(.pieces = &list));
    return kind || x->share == ROW_HAS;
}

/* ---- What a row does, by its own figures; of a pack, as that says it ---- */

static int plain(int n) { return n < 0 ? -n : n; }

/* Of what a character gains who has learned a Skill, the first that it is. */
static int gain_of(const struct gain *g)
{
    return g->hand_weight    ? g->hand_weight
           : g->armor_weight ? g->armor_weight
           : g->limit        ? g->limit
           : g->spells       ? g->spells
                             : g->edge_quiet;
}

static const char *skill_text(struct talk *x, struct room *room, int skill)
{
    const struct skill_row *row = &x->p->skill[skill];
    if (x->p->skill_text[skill])
        return x->p->skill_text[skill];
    return piece(x, room, PART_DEED(.skill = skill, .low = plain(row->lo), .high = plain(row->hi),
                           .gain = gain_of(&row->gain), .pockets = row->gain.pockets));
}

static const char *spell_text(struct talk *x, struct room *room, int spell)
{
    const struct spell_row *row = &x->p->spell[spell];
    if (x->p->spell_text[spell])
        return x->p->spell_text[spell];
    return piece(x, room, PART_SPELL_TEXT(.spell = spell, .turns = row->turns, .range = row->range,
                                 .price = x->p->skill[x->p->skill_by[PIECE_SHIELD]].cost));
}

static const char *gear_text(struct talk *x, struct room *room, int gear)
{
    const struct gear_row *row = &x->p->gear[gear];
    const struct skill_row *skill = &x->p->skill[row->skill];
    if (x->p->gear_text[gear])
        return x->p->gear_text[gear];
    return piece(x, room,
                 PART_GEAR_TEXT(.gear = gear, .reach = row->reach, .attack = row->edge_attack,
                                .defend = row->edge_defend, .bonus = row->bonus,
                                .cost = skill->cost, .worth = plain(skill->hi)));
}

static const char *armor_text(struct talk *x, struct room *room, int armor)
{
    const struct armor_row *row = &x->p->armor[armor];
    if (x->p->armor_text[armor])
        return x->p->armor_text[armor];
    return piece(x, room,
        PART_ARMOR_TEXT(.armor = armor, .limit = row->limit, .dexterity = row->edge_dexterity));
}

/* ---- The rows ---- */

void bj_skill_row(struct talk *x, int skill)
{
    enum { EVERYONE, SPELL, GEAR, ABILITY, FREE = 0, STEP, EDGE };
    if (skill < 0 || skill >= x->p->skill_count)
        return;
    const struct skill_row *row = &x->p->skill[skill];
    struct room text;
    int source = row->of == OF_EVERYONE ? EVERYONE /* BJ-E3 */
                 : row->of == OF_SPELL  ? SPELL
                 : row->of == OF_GEAR   ? GEAR
                                        : ABILITY;
    int price = row->when == WHEN_ALWAYS                ? FREE
                : skill == x->p->skill_by[PIECE_EXPERT] ? STEP
                                                        : EDGE;
    switch (x->share) {
    case ROW_KIND: say(x, PART_SOURCE(.source = source, .ability = row->ability)); break;
    case ROW_HAS: say(x, PART_PRICE(.price = price, .cost = row->cost)); break;
    case ROW_TEXT: text_put(x->t, skill_text(x, &text, skill)); break;
    default:
        say(x, CARD_SKILL(.skill = skill, .source = source, .ability = row->ability, .price = price,
                          .cost = row->cost, .text = skill_text(x, &text, skill)));
        break;
    }
}

void bj_spell_row(struct talk *x, int spell)
{
    if (spell < 0 || spell >= x->p->spell_count)
        return;
    const struct spell_row *row = &x->p->spell[spell];
    struct pieces has = {0};
    struct room text;
    add(x, &has, PART_SCHOOL(.school = row->school));
    add(x, &has, PART_DELAY(.delay = row->delay));
    if (row->target)
        add(x, &has, PART_TARGET(.abilities = those(row->abilities), .target = row->target));
    else
        add(x, &has,
            PART_AGAINST(.abilities = those(row->abilities), .against = those(row->against)));
    add_if(x, row->fire, &has, PART_FIRE());
    if (x->share == ROW_TEXT)
        text_put(x->t, spell_text(x, &text, spell));
    else if (!say_pieces(x, &has))
        say(x, CARD_SPELL(.spell = spell, .has = &has.list, .text = spell_text(x, &text, spell)));
}

void bj_gear_row(struct talk *x, int gear)
{
    enum { NO_WEAPON = CLASS_GRIP + 1 };
    if (gear < 0 || gear > x->p->gear_count)
        return;
    const struct gear_row *row = &x->p->gear[gear];
    struct pieces has = {0};
    struct room text;
    add(x, &has, PART_CLASS(.class = gear == GEAR_BARE ? NO_WEAPON : row->class));
    if (row->class <= CLASS_TOOL && gear != GEAR_BARE)
        add(x, &has, PART_WEIGHT(.weight = row->weight));
    add_if(x, row->abilities, &has, PART_ABILITIES(.abilities = those(row->abilities)));
    add_if(x, row->delay, &has, PART_DELAY(.delay = row->delay));
    add_if(x, row->flags & GEAR_TWO_HANDS, &has, PART_TWO_HANDS());
    add_if(x, row->stack > 1, &has, PART_STACK_OF(.stack = row->stack));
    if (x->share == ROW_TEXT)
        text_put(x->t, gear_text(x, &text, gear));
    else if (!say_pieces(x, &has))
        say(x, CARD_THING(.gear = gear, .has = &has.list, .text = gear_text(x, &text, gear)));
}

void bj_armor_row(struct talk *x, int armor)
{
    if (armor < 0 || armor >= x->p->armor_count)
        return;
    int weight = x->p->armor[armor].weight, pockets = x->p->armor[armor].pockets;
    struct room text;
    switch (x->share) {
    case ROW_KIND: break; /* it stands among nothing else */
    case ROW_HAS: say(x, PART_ARMOR_HAS(.weight = weight, .pockets = pockets)); break;
    case ROW_TEXT: text_put(x->t, armor_text(x, &text, armor)); break;
    default:
        say(x, CARD_ARMOR(.armor = armor, .weight = weight, .pockets = pockets,
                          .text = armor_text(x, &text, armor)));
        break;
    }
}

const char *bj_row_piece(const struct talk *x, struct room *room, void (*row)(struct talk *, int),
                         int i)
{
    struct text text = text_like(x->t, room->at, sizeof room->at);
    struct talk inner;
    memcpy(&inner, x, offsetof(struct talk, set)); /* its names still stand in x, which lives on */
    inner.t = inner.voice.out = &text;
    row(&inner, i);
    return room->at;
}
