/* The name tables of 21: every word that stands in logs, on the wire and on the command line for a
 * value. Values of the enums in twenty_one.h index these arrays; Skills, spells, gear and armor are
 * named by their rows, and heroes, beasts, encounters and runs by the pack. */
#include "games/twenty_one/pack/pack.h"

#define NAMES(array) { (array), sizeof(array) / sizeof *(array) }
static const char *const phase_names[PHASES] = {
#define ROW(id, name, ...) name,
    TWENTY_ONE_PHASES(ROW)
#undef ROW
};
static const char *const seat_names[SEATS] = {
    "0", "1", "2", "3", "4",
};
/* BJ-A1 */
static const char *const card_names[CARDS + 1] = {
    "a-hearts", "2-hearts", "3-hearts", "4-hearts", "5-hearts", "6-hearts", "7-hearts", "8-hearts",
    "9-hearts", "10-hearts", "j-hearts", "q-hearts", "k-hearts", "a-diamonds", "2-diamonds",
    "3-diamonds",
    "4-diamonds", "5-diamonds", "6-diamonds", "7-diamonds", "8-diamonds", "9-diamonds",
    "10-diamonds",
    "j-diamonds", "q-diamonds", "k-diamonds", "a-clubs", "2-clubs", "3-clubs", "4-clubs", "5-clubs",
    "6-clubs", "7-clubs", "8-clubs", "9-clubs", "10-clubs", "j-clubs", "q-clubs", "k-clubs",
    "a-spades",
    "2-spades", "3-spades", "4-spades", "5-spades", "6-spades", "7-spades", "8-spades", "9-spades",
    "10-spades", "j-spades", "q-spades", "k-spades", "joker-1", "joker-2", "none",
};
static const char *const suit_names[] = {
    "hearts", "diamonds", "clubs", "spades",
};
static const char *const body_names[BODIES] = {
    "hero-1", "hero-2", "hero-3", "hero-4", "foe-1", "foe-2", "foe-3", "foe-4", "foe-5", "foe-6",
    "foe-7",
    "foe-8",
};
static const char *const ability_names[] = {
    "strength", "dexterity", "endurance", "hope", "wits", "power", "none",
};
static const char *const group_names[] = {
    "strength-dexterity", "endurance-hope", "wits-power",
};
static const char *const school_names[] = {
    "miracle", "sorcery", "pyromancy", "none",
};
static const char *const slot_names[] = {
    "left", "right", "reserve-left", "reserve-right", "both",
};
static const char *const pocket_names[] = {
    "pocket-1", "pocket-2", "pocket-3", "pocket-4",
};
static const char *const from_names[FROMS] = {
    "pocket-1", "pocket-2", "pocket-3", "pocket-4", "left", "right",
};
static const char *const with_names[] = {
    "left", "right", "bare-hands",
};
static const char *const how_names[HOWS] = {
    "plain", "power-strike", "sweep", "power-sweep",
};
static const char *const timed_names[TIMEDS] = {
    "tranquility", "magic-weapon", "magic-shield", "hush", "flash-sweat",
};
static const char *const mark_names[MARKS] = {
    "stunned", "light", "power-within", "fall-control",
};
static const char *const being_names[] = {
    "absent", "up", "down", "fled",
};
static const char *const act_names[ACT_KINDS] = {
    "none", "attack", "cast", "use", "ready", "swap", "try",
};
static const char *const deal_names[] = {
    "none", "target", "contest", "area",
};
static const char *const tag_names[TAGS] = {
    "social", "stealth", "fire", "non-combat",
};
static const char *const take_names[] = {
    "best", "lowest",
};
static const char *const party_names[] = {
    "first", "second",
};
static const char *const result_names[] = {
    "none", "first", "second", "draw", "success", "failure",
};
static const char *const stage_names[] = {
    "none", "riposte", "lay", "bonus", "shield", "reduce", "pile", "more", "within", "done",
};
static const char *const blow_names[] = {
    "none", "attack", "retaliation", "backlash",
};
static const char *const kind_names[] = {
    "non-face", "face",
};
static const char *const row_names[SIDE_CELLS] = {
    "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17",
    "18", "19",
    "20", "21", "22", "23", "24", "25", "26", "27", "28", "29", "30", "31", "32",
};
static const char *const column_names[SIDE_CELLS] = {
    "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n", "o", "p", "q", "r", "s",
    "t", "u",
    "v", "w", "x", "y", "z", "aa", "ab", "ac", "ad", "ae", "af",
};
static const char *const yes_names[] = {
    "no", "yes",
};
static const char *const side_names[] = {
    "heroes", "foes",
};
static const char *const way_names[WAYS_MAX] = {
    "way-1", "way-2", "way-3",
};
static const char *const step_names[] = {
    "start", "single-a", "single-b", "skills", "attune", "spells", "armor", "gear", "done",
};
static const char *const ending_names[] = {
    "none", "won", "lost", "left",
};
static const char *const difficulty_names[] = {
    "easy", "normal", "hard",
};
static const char *const defence_names[] = {
    "best", "ask",
};
static const char *const story_names[] = {
    "ask", "first", "second", "third", "fourth", "free",
};

static const char *const called_names[HEROES] = {
    "called-1", "called-2", "called-3", "called-4",
};

const struct names twenty_one_names[NAME_TABLES] = {
    [NAMES_PHASE] = NAMES(phase_names),
    [NAMES_SEAT] = NAMES(seat_names),
    [NAMES_CARD] = NAMES(card_names),
    [NAMES_SUIT] = NAMES(suit_names),
    [NAMES_BODY] = NAMES(body_names),
    [NAMES_ABILITY] = NAMES(ability_names),
    [NAMES_GROUP] = NAMES(group_names),
    [NAMES_SCHOOL] = NAMES(school_names),
    [NAMES_SLOT] = NAMES(slot_names),
    [NAMES_POCKET] = NAMES(pocket_names),
    [NAMES_FROM] = NAMES(from_names),
    [NAMES_WITH] = NAMES(with_names),
    [NAMES_HOW] = NAMES(how_names),
    [NAMES_TIMED] = NAMES(timed_names),
    [NAMES_MARK] = NAMES(mark_names),
    [NAMES_BEING] = NAMES(being_names),
    [NAMES_ACT] = NAMES(act_names),
    [NAMES_DEAL] = NAMES(deal_names),
    [NAMES_TAG] = NAMES(tag_names),
    [NAMES_TAKE] = NAMES(take_names),
    [NAMES_PARTY] = NAMES(party_names),
    [NAMES_RESULT] = NAMES(result_names),
    [NAMES_STAGE] = NAMES(stage_names),
    [NAMES_BLOW] = NAMES(blow_names),
    [NAMES_KIND] = NAMES(kind_names),
    [NAMES_ROW] = NAMES(row_names),
    [NAMES_COLUMN] = NAMES(column_names),
    [NAMES_YES] = NAMES(yes_names),
    [NAMES_SIDE] = NAMES(side_names),
    [NAMES_WAY] = NAMES(way_names),
    [NAMES_STEP] = NAMES(step_names),
    [NAMES_ENDING] = NAMES(ending_names),
    [NAMES_DIFFICULTY] = NAMES(difficulty_names),
    [NAMES_DEFENCE] = NAMES(defence_names),
    [NAMES_STORY_RULE] = NAMES(story_names),
    [NAMES_CALLED] = NAMES(called_names),
};
