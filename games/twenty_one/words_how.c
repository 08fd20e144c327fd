/* How to play, and the words of the rules, for people who have read neither. True to docs/rules/twenty-one.md; nothing
 * here depends on a match. */
#include "games/twenty_one/words.h"

#include <string.h>

const char bj_how[] =
    "The aim\n"
    "  Heroes go through a run of scenes and fight what is there. Whatever is risky\n"
    "  is a Deal: a hand of Blackjack. The cards that you lose are your Damage.\n"
    "\n"
    "A Deal\n"
    "  Everyone has a deck of 54. Two cards each, all open; then hit or hold, in\n"
    "  turn. Number cards count their number, J Q K 10, an Ace 1 or 11, a Joker 0.\n"
    "  Over 21 is a bust and loses. Against a Target reach it without a bust;\n"
    "  against somebody the higher total wins. A Joker makes the Deal Critical.\n"
    "\n"
    "Edge\n"
    "  Your Edge in a Deal is the Ability that is tested, plus and minus what\n"
    "  applies. After the first cards, after each change and at the end a window\n"
    "  opens: use a Skill for its price, each once a Deal, or pass. A total over 21\n"
    "  is a bust only when the window closes. Everyone has Influence (1 Edge: a\n"
    "  card +1 or -1), Soul (2: an own card is 0), Humanity (3: a face is 1 to 5).\n"
    "\n"
    "Damage\n"
    "  Hit by an attack, you take your cards of the Deal onto your Damage Pile, and\n"
    "  Bonus Damage from your deck. Win with a weapon in hand that reaches, and the\n"
    "  attacker takes its own cards instead. At the limit (8 and more) you are out\n"
    "  till you are healed.\n"
    "\n"
    "A turn\n"
    "  Move 30 feet, squares of 5, round walls and foes. Then one Act: attack, cast\n"
    "  a spell, use an item, swap, try something. An Act with Delay N happens after\n"
    "  N turns of others; take Damage before, and it is lost. Bows need sight.\n"
    "\n"
    "Magic and gear\n"
    "  A spell needs its tool in hand. Blasts strike friends too. What hands and\n"
    "  armor may weigh follows from Strength and Endurance.\n"
    "\n"
    "The map: columns are letters, rows numbers; ## is wall, H1 a hero, F1 a foe.\n"
    "Ask for any word of this: edge, window, delay, retaliate, stunned, target.\n";

static const struct term { const char *word, *says; } terms[] = {
    {"deal", "A Deal: a hand of Blackjack, against a Target or somebody else. Two cards each, then hit or hold in turn."},
    {"target", "A Target: a total to be reached without a bust, 2 to 21. A hold below it fails."},
    {"contest", "A contest: two hands. The higher without a bust wins; equal, or both over 21 at once, is a draw."},
    {"hit", "Hit: draw one more card into your hand. After a hold nobody hits again."},
    {"hold", "Hold: draw no more. Cards that others force on you, and Skills, still count."},
    {"bust", "Bust: a total over 21 when an Edge window closes. It loses at once."},
    {"edge", "Edge: what you spend on Skills in one Deal: the Ability tested, plus and minus what applies, never below 0. What is "
             "left over is gone after the Deal."},
    {"window", "An Edge window: after the first cards, after each change, and when all have held, the parties use a Skill or "
               "pass, till all have passed in a row. Each player chooses to be asked always, where a bust or the result can "
               "change for the better now (so it begins), or never: then the window is passed. Who wants to lose is asked "
               "always."}, /* BJ-I4 */
    {"skill", "Edge Skills: each once a Deal, paid from Edge. One for each point of an Ability, and three that everyone has."},
    {"critical", "Critical: a Joker was drawn into a hand of the Deal. Cards that are lost then bring Bonus Damage, 1 unless "
                 "the table says otherwise."},
    {"damage-pile", "The Damage Pile: cards that you have lost. At your limit, 8 and what armor and Vitality add, you are "
                    "Incapacitated."},
    {"bonus-damage", "Bonus Damage: cards from the loser's own deck that are added to what it takes, if it takes any."},
    {"incapacitated", "Incapacitated: no acts, out of the turn order, no target, till healed below the limit."},
    {"retaliate", "Retaliation: a defender that wins, with a melee weapon in hand that reaches the attacker (or a bow or knife "
                  "against ranged attacks), makes the attacker take its own cards. Not while Stunned."},
    {"stunned", "Stunned: no retaliation, Strength and Dexterity 1 less, until the start of the next own turn."},
    {"delay", "Delay N: the act happens after N turns of others. Damage from another breaks it. The target is chosen when it "
              "happens."},
    {"turn", "A turn: Move up to 30 feet, then one Act, which ends it. Dropping and dismissing are free."},
    {"sight", "In sight: the straight line between the middles of two squares touches no inside of a wall. The dark hides what is "
              "more than 10 feet away."},
    {"reach", "Reach: melee weapons reach adjacent squares, 5 feet, a Spear 10. Thrown items go 30 feet, bows as far as one sees."},
    {"unaware", "Unaware: cannot act or retaliate, till attacked, in a Deal, or made aware by the GM."},
    {"attack", "Attacking: an act that can put cards on another's pile. It tests the Ability of the weapon, item or spell; the "
               "defender Strength or Dexterity, or the Ability of a shield, or what the spell names."},
    {"area", "An area act: its maker is dealt once and plays to the hold; then each target plays against that hand."},
    {"weight", "Weight: a hand and its reserve together carry the higher of Endurance and Strength; both hands on one thing, "
               "twice that. Armor: up to Endurance."},
    {"reserve", "A reserve: one item a hand, swapped in with Delay 1."},
    {"pocket", "A pocket: one stack of an item, or one incidental item; armor has them. Using it needs an empty hand."},
    {"strength", "Strength: melee weapons, defence, what hands carry. Its Skills push and hit harder."},
    {"dexterity", "Dexterity: light weapons, bows, defence. Its Skills punish mistakes."},
    {"endurance", "Endurance: armor, what hands carry, Pyromancy. Its Skills take it."},
    {"hope", "Hope: Miracles. Its Skills steady the cards, and cheer."},
    {"wits", "Wits: Sorceries, thrown items. Its Skills are luck and cheek."},
    {"power", "Power: spells. Its Skills make them quicker, longer and worse."},
    {"miracle", "Miracles heal and calm; a Talisman in hand. No more are known than Hope."},
    {"sorcery", "Sorceries: bolts, wards, tricks; a Catalyst in hand. No more are known than Wits + 1."},
    {"pyromancy", "Pyromancies burn; a Pyromancy Flame in hand. No more are known than the lower of Endurance and Power."},
    {"gm", "The GM plays the foes, calls Deals, and may correct anything; seat 0."},
    {"rest", "A rest: Damage Piles emptied, discards shuffled in, stacks refilled, spells ended."},
    {"conflict", "A Conflict: turns in an order that is shuffled once. It ends when one side is out or has fled, or the "
                 "GM says so."},
    {"flee", "To flee: begin the Move on a border square of the map and move off it."},
    {"fire", "Fire: Combustion, Fireball, Firestorm, Firebombs, weapons coated with Turpentine."},
    {"face", "Face cards: Jack, Queen, King. Aces and Jokers are none."},
};

/* Other words that mean the same. */
static const char *const same[][2] = {
    {"deals", "deal"}, {"busted", "bust"}, {"edge-window", "window"}, {"skills", "skill"}, {"edge-skill", "skill"},
    {"joker", "critical"}, {"pile", "damage-pile"}, {"damage", "damage-pile"}, {"limit", "damage-pile"},
    {"bonus", "bonus-damage"}, {"down", "incapacitated"}, {"retaliation", "retaliate"}, {"stun", "stunned"},
    {"move", "turn"}, {"act", "turn"}, {"line-of-sight", "sight"}, {"dark", "sight"}, {"range", "reach"}, {"aware", "unaware"},
    {"surprise", "unaware"}, {"defend", "attack"}, {"defence", "attack"}, {"sweep", "area"}, {"blast", "area"},
    {"pockets", "pocket"}, {"swap", "reserve"}, {"miracles", "miracle"}, {"sorceries", "sorcery"},
    {"pyromancies", "pyromancy"}, {"turn-order", "conflict"}, {"faces", "face"}, {"targets", "target"},
};

static void next_line(struct text *t) { text_put(t, t->used ? "\n" : ""); }

/* A word may be several things: Light is a Skill and a spell, a Dagger a weapon and what it gives. All are told. */
void bj_term(const char *word, struct text *t)
{
    const char *asked = word;
    for (size_t i = 0; i < sizeof same / sizeof *same; i++)
        if (!strcmp(word, same[i][0]))
            word = same[i][1];
    for (size_t i = 0; i < sizeof terms / sizeof *terms; i++)
        if (!strcmp(word, terms[i].word))
            text_put(t, terms[i].says);
    for (int i = 0; i < GEARS; i++)
        if (!strcmp(asked, twenty_one_names[NAMES_GEAR].at[i])) {
            next_line(t);
            say_gear_row(i, t);
        }
    for (int i = 0; i < SKILLS; i++)
        if (!strcmp(asked, twenty_one_names[NAMES_SKILL].at[i]) && i != SKILL_FACES) {
            next_line(t);
            say_skill_row(i, t);
        }
    for (int i = 0; i < SPELLS; i++)
        if (!strcmp(asked, twenty_one_names[NAMES_SPELL].at[i])) {
            next_line(t);
            say_spell_row(i, t);
        }
    for (int i = 0; i < ARMORS; i++)
        if (!strcmp(asked, twenty_one_names[NAMES_ARMOR].at[i])) {
            next_line(t);
            say_armor_row(i, t);
        }
}
