/* What each row of 21's tables says, in a sentence or two: Skills, spells, gear, armor. What is always true: figures come
 * from the rows themselves; the sentences keep to docs/rules/twenty-one-rows.md. */
#include "games/twenty_one/words.h"

static const char *const skill_says[SKILLS] = {
    [SKILL_INFLUENCE] = "One card of any hand that you can see is worth 1 more or 1 less, also after a bust.",
    [SKILL_SOUL] = "While you are not over 21: one card of your own is worth 0 for good.",
    [SKILL_HUMANITY] = "One face card of any hand that you can see is worth 1 to 5, as you say.",
    [SKILL_OVERBEAR] = "You draw a card into your hand, then your opponent draws one too, held or not.",
    [SKILL_WEIGHTLIFT] = "Each of your hands, its reserve with it, carries 1 more Weight.",
    [SKILL_POWER_STRIKE] = "A way to attack with a weapon: 1 more Delay, 1 more Bonus Damage.",
    [SKILL_LEAN_INTO] = "Every Club that lies in either hand is worth 1 more.",
    [SKILL_RIPOSTE] = "When your opponent has finally bust: one more card from its deck joins what it loses.",
    [SKILL_CRITICAL] = "In a contest, while you have exactly 21: your opponent draws two cards into the hand, held or not.",
    [SKILL_FLANKING] = "Whom you attack cannot retaliate, unless it has attacked you in this Conflict.",
    [SKILL_ADVANTAGE] = "In a contest: your opponent has 1 Edge less.",
    [SKILL_STURDY] = "All your cards of this Deal, later ones too, are worth 1 less each.",
    [SKILL_RECOMPENSE] = "Instead of a hit, a card that you choose from your own Damage Pile joins your hand.",
    [SKILL_VITALITY] = "Your Damage Pile holds 2 cards more.",
    [SKILL_ENCUMBRANCE] = "Your armor may weigh 1 more, and has one more pocket.",
    [SKILL_LIGHT] = "One card of your own is worth 1 more or 1 less.",
    [SKILL_GUIDANCE] = "Till the Deal ends the top card of your deck lies open.",
    [SKILL_OPTIMISM] = "1 Edge more in every Deal outside a Conflict, or tagged non-combat.",
    [SKILL_CHEER] = "While you have exactly 21: you and each ally may discard one Heart from the Damage Pile.",
    [SKILL_LUCKY_LADY] = "One Queen of any hand that you can see is worth 2.",
    [SKILL_LUCKY_LAD] = "One Jack of any hand that you can see is worth 2.",
    [SKILL_CHEEK] = "In a contest that can cost you no Damage: discard one or two non-face cards of your hand, over 21 too.",
    [SKILL_ATTUNEMENT] = "You know one more spell of a school that is open to you.",
    [SKILL_POWER_SPELL] = "In the Deal of your own spell: every target that takes a card takes 2 more from its deck.",
    [SKILL_EXPERT_SPELL] = "As you begin a spell: each Edge that you spend takes 1 off its Delay, and is missing in its Deal.",
    [SKILL_LINGER_SPELL] = "In the Deal of your own spell that lasts a number of turns: it lasts one more.",
    [SKILL_AURA] = "In a contest: the cards that each of you was dealt first switch what they are worth now.",
    [SKILL_SHORT_SWORD] = "By a Short Sword, attacking: one card of either hand is worth 1 less.",
    [SKILL_BROADSWORD] = "By a Broadsword: one card of your own is worth 2 more.",
    [SKILL_BUCKLER] = "By a Buckler, defending: one card of your opponent's is worth 2 less.",
    [SKILL_MAGIC_SHIELD] = "By the spell, with a shield in hand: of the cards that you have lost you take none.",
    [SKILL_FACES] = "By a Dagger, defending: at the second face card in your hand your opponent draws one. It costs nothing.",
};

void say_skill_deed(int skill, struct text *t) { text_put(t, skill >= 0 && skill < SKILLS ? skill_says[skill] : ""); }

void say_skill_row(int skill, struct text *t)
{
    if (skill < 0 || skill >= SKILLS)
        return;
    const struct skill_row *row = &skill_rows[skill];
    say_title(NAMES_SKILL, skill, t);
    text_put(t, " (");
    if (skill <= SKILL_HUMANITY)
        text_put(t, "everyone's"); /* BJ-E3 */
    else if (row->ability == ABILITY_NONE)
        text_put(t, skill == SKILL_MAGIC_SHIELD ? "by a spell" : "by gear");
    else
        say_title(NAMES_ABILITY, row->ability, t);
    if (row->when == WHEN_ALWAYS)
        text_put(t, ", no price");
    else
        text_format(t, ", %d Edge%s", row->cost, skill == SKILL_EXPERT_SPELL ? " a step" : "");
    text_format(t, "): %s", skill_says[skill]);
}

/* ---- Spells ---- */

static const char *const spell_says[SPELLS] = {
    [SPELL_HEAL] = "All face cards, or all others, leave your Damage Pile; you say which.",
    [SPELL_GROUP_HEAL] = "All cards of one suit leave your Damage Pile and those of all allies, wherever they are; Jokers stay.",
    [SPELL_GREAT_HEAL] = "Your Damage Pile and that of everyone adjacent is emptied, foes too.",
    [SPELL_FORCE] = "Everyone within 15 feet who loses is Stunned and pushed 15 feet away. Allies defend with 1 Edge more.",
    [SPELL_TRANQUILITY] = "For 2 turns foes within 15 feet of you have half their Dexterity and half their Move.",
    [SPELL_SOUL_ARROW] = "An attack on one in sight.",
    [SPELL_MAGIC_WEAPON] = "For 2 turns 1 Edge more when you attack with a weapon in hand, or defend with one that reaches.",
    [SPELL_MAGIC_SHIELD] = "For 2 turns, with a shield in hand: for 2 Edge you take none of the cards that you have lost.",
    [SPELL_HUSH] = "For 2 turns 2 Edge more in Deals tagged stealth.",
    [SPELL_DEMONS_PRANK] = ("A noise on a square in sight. Unaware foes within 30 feet of it without Wits go towards it; those "
                           "without Endurance are Stunned."),
    [SPELL_LIGHT] = "You shed light for 30 feet, till you dismiss it.",
    [SPELL_FALL_CONTROL] = "You fall as softly as you like, till the end of this Conflict or the next.",
    [SPELL_COMBUSTION] = ("An attack on everyone adjacent, allies too. If you bust or any of them beats you, you take your own "
                         "red cards."),
    [SPELL_FIREBALL] = ("An attack on a square in sight within 15 feet and all adjacent to it, allies too. On it yourself you take "
                       "your own red cards."),
    [SPELL_FIRESTORM] = "An attack on everyone else within 30 feet, allies too, seen or not.",
    [SPELL_POWER_WITHIN] = "1 Edge more in all your Deals, and a card onto your Damage Pile after each, till you dismiss it.",
    [SPELL_FLASH_SWEAT] = "For 2 turns red cards of fire Damage go to your discard, and fire gives you 1 Edge more.",
};

static void either(int abilities, struct text *t)
{
    int n = 0;
    for (int i = 0; i < ABILITIES; i++)
        if (abilities >> i & 1) {
            text_put(t, n++ ? " or " : "");
            say_title(NAMES_ABILITY, i, t);
        }
}

void say_spell_row(int spell, struct text *t)
{
    if (spell < 0 || spell >= SPELLS)
        return;
    const struct spell_row *row = &spell_rows[spell];
    say_title(NAMES_SPELL, spell, t);
    text_put(t, " (");
    say_title(NAMES_SCHOOL, row->school, t);
    text_format(t, ", Delay %d, ", row->delay);
    either(row->abilities, t);
    if (row->target) {
        text_format(t, ", Target %d", row->target);
    } else {
        text_put(t, " against ");
        either(row->against, t);
    }
    text_put(t, row->fire ? ", fire" : "");
    text_format(t, "): %s", spell_says[spell]);
}

/* ---- Gear ---- */

static const char *const gear_says[GEARS + 1] = {
    [GEAR_DAGGER] = "Defending you have 1 Edge less, and at the second face card in your hand the attacker draws one.",
    [GEAR_RAPIER] = "Defending you may use each Skill more than once, paid each time.",
    [GEAR_SCIMITAR] = "After an attack in your own turn you can Move with the feet you have left.",
    [GEAR_SHORT_SWORD] = "Attacking, for 1 Edge: one card of either hand is worth 1 less.",
    [GEAR_BROADSWORD] = "For 1 Edge: one card of your own is worth 2 more.",
    [GEAR_MACE] = "Attacking with a Club in your hand at the end: whom you damage is Stunned.",
    [GEAR_SPEAR] = "It reaches 10 feet.",
    [GEAR_BATTLEAXE] = "Attacking: 1 Edge more and 1 Bonus Damage. You cannot retaliate.",
    [GEAR_GREATSWORD] = "Or a sweep with Delay 1: 2 Edge more, against all adjacent that you choose. You cannot retaliate.",
    [GEAR_SHORTBOW] = "Any distance in sight.",
    [GEAR_LONGBOW] = "Any distance in sight; attacking 1 Edge more.",
    [GEAR_CROSSBOW] = "Any distance in sight, in one hand.",
    [GEAR_BUCKLER] = "Defending, for 1 Edge: one card of the attacker's is worth 2 less.",
    [GEAR_KITE_SHIELD] = "Of cards that you would take all Clubs go to the discard.",
    [GEAR_GREATSHIELD] = "Defending and bust you discard up to two of the cards that you would take.",
    [GEAR_TALISMAN] = "Needed in hand for Miracles.",
    [GEAR_FLAME] = "Needed in hand for Pyromancies.",
    [GEAR_CATALYST] = "Needed in hand for Sorceries.",
    [GEAR_CRESCENT_MOON_GRASS] = "One card that you choose leaves your Damage Pile.",
    [GEAR_HALF_MOON_GRASS] = "All face cards, or all others, leave your Damage Pile.",
    [GEAR_FULL_MOON_GRASS] = "Your Damage Pile is emptied.",
    [GEAR_THROWING_KNIFE] = "Thrown at one in sight within 30 feet. In hand it answers ranged attacks.",
    [GEAR_FIREBOMB] = "Thrown at one in sight within 30 feet, and at all your foes adjacent to it; fire.",
    [GEAR_TURPENTINE] = "Your melee weapons in hand and reserve burn till the Conflict ends: 1 Bonus Damage, fire.",
    [GEAR_INCIDENTAL] = "Something that the story gave you.",
    [GEAR_GRIP] = "This hand holds what the other hand holds.",
    [GEAR_BARE] = "A melee attack with Strength. Bare hands do not retaliate.",
};

void say_gear_row(int gear, struct text *t)
{
    static const char *const classes[] = {"melee weapon", "ranged weapon", "shield", "tool", "item", "incidental item", "a hand"};
    if (gear < 0 || gear > GEARS)
        return;
    const struct gear_row *row = &gear_rows[gear];
    say_title(NAMES_GEAR, gear, t);
    text_format(t, " (%s", gear == GEAR_BARE ? "no weapon" : classes[row->class]);
    if (row->class <= CLASS_TOOL && gear != GEAR_BARE)
        text_format(t, ", Weight %d", row->weight);
    if (row->abilities) {
        text_put(t, ", ");
        either(row->abilities, t);
    }
    if (row->delay)
        text_format(t, ", Delay %d", row->delay);
    if (row->flags & GEAR_TWO_HANDS)
        text_put(t, ", two hands");
    if (row->stack > 1)
        text_format(t, ", a stack is %d", row->stack);
    text_format(t, "): %s", gear_says[gear]);
}

void say_armor_row(int armor, struct text *t)
{
    static const char *const says[ARMORS] = {
        [ARMOR_EXPLORERS_GEAR] = "Items have no Delay, and one swap a turn is free.",
        [ARMOR_SHADOW_GEAR] = "1 Edge more when you defend with Dexterity.",
        [ARMOR_LEATHER] = "Your Damage Pile holds 2 cards more.",
        [ARMOR_CHAINMAIL] = "Your Damage Pile holds 4 cards more.",
        [ARMOR_PLATEMAIL] = "Your Damage Pile holds 4 cards more, and each time you discard one of the cards that you would take.",
    };
    if (armor < 0 || armor >= ARMORS)
        return;
    say_title(NAMES_ARMOR, armor, t);
    text_format(t, " (armor, Weight %d, ", armor_rows[armor].weight);
    say_count(armor_rows[armor].pockets, "pocket", t);
    text_format(t, "): %s", says[armor]);
}
