/* A hero's sheet for people: what it has, what each of it does, and how near it is to its limits. What is always true:
 * limits and figures are asked of sheet.c and the rows, never kept here. */
#include "games/twenty_one/character.h"
#include "games/twenty_one/words.h"

/* A name of the tables, or what a row says, where a line has begun already. */
static void put(int id, const void *slots, struct text *t)
{
    struct talk x;
    bj_talk_begin(&x, NULL, NULL, t);
    voice_put(&x.voice, id, slots);
}

static void put_row(void (*row)(struct talk *, int), int i, struct text *t)
{
    struct talk x;
    bj_talk_begin(&x, NULL, NULL, t);
    row(&x, i);
}

static void put_ability(int i, struct text *t) { put(PART_ABILITY_NAME(.ability = i), t); }

static int weight_of(int gear) { return gear == NONE ? 0 : gear_rows[gear].weight; }

/* Of those a defender may test the best: Strength, Dexterity, what a shield in hand adds. */
static void say_defence(const struct sheet *h, struct text *t)
{
    int more = h->armor == NONE ? 0 : armor_rows[h->armor].edge_dexterity, of = BIT(STRENGTH) | BIT(DEXTERITY), n = 0;
    for (int hand = 0; hand < HANDS; hand++)
        if (h->slot[hand] < GEAR_GRIP && gear_rows[h->slot[hand]].flags & GEAR_TESTS)
            of |= gear_rows[h->slot[hand]].abilities;
    int best = sheet_best(h, of), nimble = h->ability[DEXTERITY] + more;
    text_format(t, "  Defending: %d (", best > nimble ? best : nimble);
    for (int i = 0; i < ABILITIES; i++)
        if (of >> i & 1) {
            text_put(t, n++ ? " or " : "");
            put_ability(i, t);
        }
    if (more)
        text_format(t, "; Dexterity %d more in this armor", more);
    text_put(t, ")");
}

static void say_edge(const struct sheet *h, struct text *t)
{
    int quiet = sheet_gain(h).edge_quiet;
    text_put(t, "Edge in a Deal: as much as the Ability tested; of several the highest.\n");
    say_defence(h, t);
    if (quiet)
        text_format(t, "; outside a Conflict %d more (Optimism)", quiet);
    text_put(t, ".\n");
}

static void say_limit(const struct sheet *h, struct text *t)
{
    int gained = sheet_gain(h).limit, worn = h->armor == NONE ? 0 : armor_rows[h->armor].limit;
    text_format(t, "Damage limit: %d cards", LIMIT + gained + worn);
    if (gained || worn)
        text_format(t, " (%d", LIMIT);
    if (gained)
        text_format(t, ", Vitality %d", gained);
    if (worn) {
        text_put(t, ", ");
        put(PART_ARMOR(.armor = h->armor), t);
        text_format(t, " %d", worn);
    }
    text_put(t, gained || worn ? ").\n" : ".\n");
}

static void say_weights(const struct sheet *h, struct text *t)
{
    int limit = sheet_hand_limit(h), left = weight_of(h->slot[SLOT_RESERVE_LEFT]), right = weight_of(h->slot[SLOT_RESERVE_RIGHT]);
    int filled = 0, pockets = sheet_pockets(h);
    for (int i = 0; i < POCKETS; i++)
        filled += h->pocket[i] != NONE;
    if (h->slot[SLOT_RIGHT] == GEAR_GRIP) {
        text_format(t, "Weight: both hands and reserves %d of %d, left reserve %d of %d, right reserve %d of %d",
                    weight_of(h->slot[SLOT_LEFT]) + left + right, limit ? 2 * limit : 1, left, limit, right, limit);
    } else {
        text_format(t, "Weight: left hand and reserve %d of %d, right hand and reserve %d of %d",
                    weight_of(h->slot[SLOT_LEFT]) + left, limit, weight_of(h->slot[SLOT_RIGHT]) + right, limit);
    }
    text_format(t, ", armor %d of %d.\n", h->armor == NONE ? 0 : armor_rows[h->armor].weight, sheet_armor_limit(h));
    text_format(t, "Pockets: %d of %d filled.\n", filled, pockets);
}

static void say_skills(const struct sheet *h, struct text *t)
{
    text_put(t, "\nSkills\n");
    for (int i = SKILL_HUMANITY + 1; i < SKILLS_OWN + SKILL_HUMANITY + 1; i++) {
        int skill = i < SKILLS_OWN ? i : i - SKILLS_OWN; /* everyone's come last */
        if (!(h->skills >> skill & 1))
            continue;
        text_put(t, "  - ");
        put_row(bj_skill_row, skill, t);
        if (sheet_unpaid(h) >> skill & 1)
            text_format(t, " Can never be paid: this hero has %d Edge at most.",
                        sheet_edge_most(h, skill_rows[skill].needs & NEED_SPELL));
        text_char(t, '\n');
    }
}

/* What is missing for a spell of the school. */
static void say_tool(const struct sheet *h, int school, struct text *t)
{
    static const uint8_t tools[SCHOOLS] = {GEAR_TALISMAN, GEAR_CATALYST, GEAR_FLAME};
    for (int i = 0; i < SLOTS; i++)
        if (h->slot[i] == tools[school])
            return;
    text_put(t, "; it needs a ");
    put(PART_GEAR(.gear = tools[school]), t);
    text_put(t, ", and none is carried");
}

static void say_spells(const struct sheet *h, struct text *t)
{
    static const char *const schools[SCHOOLS] = {"Miracles", "Sorceries", "Pyromancies"};
    if (!sheet_has_magic(h))
        return;
    text_put(t, "\nSpells (");
    for (int school = 0, n = 0; school < SCHOOLS; school++) {
        int known = 0;
        for (int i = 0; i < SPELLS; i++)
            known += spell_rows[i].school == school && i != SPELL_COMBUSTION && h->spells >> i & 1;
        if (sheet_spell_limit(h, school))
            text_format(t, "%s%s %d of %d", n++ ? ", " : "", schools[school], known, sheet_spell_limit(h, school));
    }
    text_put(t, h->spells >> SPELL_COMBUSTION & 1 ? "; Combustion besides)\n" : ")\n");
    for (int i = 0; i < SPELLS; i++)
        if (h->spells >> i & 1) {
            text_put(t, "  - ");
            put_row(bj_spell_row, i, t);
            text_format(t, " Casting Edge %d", sheet_best(h, spell_rows[i].abilities));
            say_tool(h, spell_rows[i].school, t);
            text_put(t, ".\n");
        }
}

static void say_thing(const struct sheet *h, const char *where, int gear, int n, struct text *t)
{
    if (gear == GEAR_GRIP)
        return;
    text_format(t, "  - %s: ", where);
    if (n > 1)
        text_format(t, "%d ", n);
    if (gear == NONE) {
        text_put(t, "empty.\n");
        return;
    }
    put_row(bj_gear_row, gear, t);
    if (gear_rows[gear].abilities && gear_rows[gear].class != CLASS_SHIELD)
        text_format(t, " Attacking Edge %d.", sheet_best(h, gear_rows[gear].abilities) + gear_rows[gear].edge_attack);
    text_char(t, '\n');
}

static void say_things(const struct sheet *h, struct text *t)
{
    static const char *const places[SLOTS] = {"Left hand", "Right hand", "Left reserve", "Right reserve"};
    bool both = h->slot[SLOT_RIGHT] == GEAR_GRIP;
    text_put(t, "\nGear\n  - Armor: ");
    if (h->armor == NONE)
        text_put(t, "none.");
    else
        put_row(bj_armor_row, h->armor, t);
    text_char(t, '\n');
    for (int i = 0; i < SLOTS; i++)
        say_thing(h, both && i == SLOT_LEFT ? "Both hands" : places[i], h->slot[i], h->slot_n[i], t);
    for (int i = 0; i < sheet_pockets(h); i++) {
        char where[24];
        struct text pocket = text_over(where, sizeof where);
        text_format(&pocket, "Pocket %d", i + 1);
        say_thing(h, where, h->pocket[i], h->pocket_n[i], t);
    }
}

void say_notes(const struct data *d, const struct kept_character *c, struct text *t)
{
    struct sheet h = character_sheet(c);
    struct talk x;
    bj_talk_begin(&x, d, NULL, t);
    bj_unpaid(&x, &h);
}

void say_sheet(const struct data *d, const struct kept_character *c, struct text *t)
{
    struct sheet h = character_sheet(c);
    (void)d;
    text_format(t, "%s\n", *c->name ? c->name : "A hero without a name");
    if (*c->text)
        text_format(t, "%s\n", c->text);
    text_put(t, "\nAbilities:");
    for (int i = 0; i < ABILITIES; i++) {
        text_put(t, i ? ", " : " ");
        put_ability(i, t);
        text_format(t, " %d", h.ability[i]);
    }
    text_put(t, ".\n");
    say_edge(&h, t);
    say_limit(&h, t);
    say_weights(&h, t);
    say_skills(&h, t);
    say_spells(&h, t);
    say_things(&h, t);
}
