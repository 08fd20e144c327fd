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

static void next_line(struct talk *x) { text_put(x->t, x->t->used ? "\n" : ""); }

/* The rows of this name: Light is a Skill and a spell, a Dagger a weapon and what it gives. */
static void term_rows(struct talk *x, int names, int count, void (*row)(struct talk *, int), const char *word)
{
    for (int i = 0; i < count; i++)
        if (!strcmp(word, twenty_one_names[names].at[i]) && !(names == NAMES_SKILL && i == SKILL_FACES)) {
            next_line(x);
            row(x, i);
        }
}

/* A word may be several things. All are told. */
void bj_term(const char *word, struct text *t)
{
    struct talk x;
    bj_talk_begin(&x, NULL, NULL, t);
    int id = voice_named(&x.voice, "twenty-one-term-", word);
    if (id >= 0)
        say(&x, id, NULL);
    term_rows(&x, NAMES_GEAR, GEARS, bj_gear_row, word);
    term_rows(&x, NAMES_SKILL, SKILLS, bj_skill_row, word);
    term_rows(&x, NAMES_SPELL, SPELLS, bj_spell_row, word);
    term_rows(&x, NAMES_ARMOR, ARMORS, bj_armor_row, word);
}
