/* The name tables of 21: every word that stands in logs, on the wire and on the command line for a
 * value. Values of the enums in twenty_one.h index these arrays; Skills, spells, gear and armor are
 * named by their rows, and heroes, beasts, encounters and runs by the pack. */
#include "engine/tree_read.h"
#include "games/twenty_one/pack/pack.h"

#define WORDS NODE_WORDS
#define ROW(id, name, ...) name,

const struct names twenty_one_names[NAME_TABLES] = {
    [NAMES_PHASE] = WORDS(TWENTY_ONE_PHASES(ROW)),
    [NAMES_SEAT] = WORDS("0", "1", "2", "3", "4"),
    [NAMES_CARD] = WORDS(
        "a-hearts", "2-hearts", "3-hearts", "4-hearts", "5-hearts", "6-hearts", "7-hearts",
        "8-hearts", "9-hearts", "10-hearts", "j-hearts", "q-hearts", "k-hearts", "a-diamonds",
        "2-diamonds", "3-diamonds", "4-diamonds", "5-diamonds", "6-diamonds", "7-diamonds",
        "8-diamonds", "9-diamonds", "10-diamonds", "j-diamonds", "q-diamonds", "k-diamonds",
        "a-clubs", "2-clubs", "3-clubs", "4-clubs", "5-clubs", "6-clubs", "7-clubs", "8-clubs",
        "9-clubs", "10-clubs", "j-clubs", "q-clubs", "k-clubs", "a-spades", "2-spades", "3-spades",
        "4-spades", "5-spades", "6-spades", "7-spades", "8-spades", "9-spades", "10-spades",
        "j-spades", "q-spades", "k-spades", "joker-1", "joker-2", "none"), /* BJ-A1 */
    [NAMES_SUIT] = WORDS("hearts", "diamonds", "clubs", "spades"),
    [NAMES_BODY] = WORDS(
        "hero-1", "hero-2", "hero-3", "hero-4", "foe-1", "foe-2", "foe-3", "foe-4", "foe-5",
        "foe-6", "foe-7", "foe-8"),
    [NAMES_ABILITY] = WORDS("strength", "dexterity", "endurance", "hope", "wits", "power", "none"),
    [NAMES_GROUP] = WORDS("strength-dexterity", "endurance-hope", "wits-power"),
    [NAMES_SCHOOL] = WORDS("miracle", "sorcery", "pyromancy", "none"),
    [NAMES_SLOT] = WORDS("left", "right", "reserve-left", "reserve-right", "both"),
    [NAMES_POCKET] = WORDS("pocket-1", "pocket-2", "pocket-3", "pocket-4"),
    [NAMES_FROM] = WORDS("pocket-1", "pocket-2", "pocket-3", "pocket-4", "left", "right"),
    [NAMES_WITH] = WORDS("left", "right", "bare-hands"),
    [NAMES_HOW] = WORDS("plain", "power-strike", "sweep", "power-sweep"),
    [NAMES_TIMED] = WORDS("tranquility", "magic-weapon", "magic-shield", "hush", "flash-sweat"),
    [NAMES_MARK] = WORDS("stunned", "light", "power-within", "fall-control"),
    [NAMES_BEING] = WORDS("absent", "up", "down", "fled"),
    [NAMES_ACT] = WORDS("none", "attack", "cast", "use", "ready", "swap", "try"),
    [NAMES_DEAL] = WORDS("none", "target", "contest", "area"),
    [NAMES_TAG] = WORDS("social", "stealth", "fire", "non-combat"),
    [NAMES_TAKE] = WORDS("best", "lowest"),
    [NAMES_PARTY] = WORDS("first", "second"),
    [NAMES_RESULT] = WORDS("none", "first", "second", "draw", "success", "failure"),
    [NAMES_STAGE] = WORDS(
        "none", "riposte", "lay", "bonus", "shield", "reduce", "pile", "more", "within", "done"),
    [NAMES_BLOW] = WORDS("none", "attack", "retaliation", "backlash"),
    [NAMES_KIND] = WORDS("non-face", "face"),
    [NAMES_ROW] = WORDS(
        "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17",
        "18", "19", "20", "21", "22", "23", "24", "25", "26", "27", "28", "29", "30", "31", "32"),
    [NAMES_COLUMN] = WORDS(
        "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n", "o", "p", "q", "r",
        "s", "t", "u", "v", "w", "x", "y", "z", "aa", "ab", "ac", "ad", "ae", "af"),
    [NAMES_YES] = WORDS("no", "yes"),
    [NAMES_SIDE] = WORDS("heroes", "foes", "nobody"),
    [NAMES_WAY] = WORDS("way-1", "way-2", "way-3"),
    [NAMES_STEP] = WORDS(
        "start", "single-a", "single-b", "skills", "attune", "spells", "armor", "gear", "done"),
    [NAMES_ENDING] = WORDS("none", "won", "lost", "left"),
    [NAMES_DIFFICULTY] = WORDS("easy", "normal", "hard"),
    [NAMES_DEFENCE] = WORDS("best", "ask"),
    [NAMES_STORY_RULE] = WORDS("ask", "first", "second", "third", "fourth", "free"),
    [NAMES_CALLED] = WORDS(
        "called-1", "called-2", "called-3", "called-4", "called-5", "called-6", "called-7",
        "called-8", "called-9", "called-10", "called-11", "called-12"),
    [NAMES_APPROACH] = WORDS("approach-1", "approach-2", "approach-3", "approach-4"),
    [NAMES_WOUND] = WORDS("none", "short-breath", "burnt-hand", "bad-knee", "long-scar"),
    [NAMES_BYNAME] = WORDS("none", "soft-foot", "silver-tongue", "hard-to-bury", "the-reaper",
                           "giant-killer", "last-standing"),
    [NAMES_GROUND] = WORDS("floor", "wall", "dark", "rough", "door"),
};
