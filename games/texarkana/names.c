/* The name tables of Texarkana: every word that stands in logs, on the wire and on the command line
 * for a value. Values of the enums in texarkana.h index these arrays; characters, NPCs and
 * scenarios are named by the pack. */
#include "games/texarkana/pack/pack.h"

#define NAMES(array) { (array), sizeof(array) / sizeof *(array) }

static const char *const phase_names[PHASES] = {
#define ROW(id, name, ...) name,
    TEXARKANA_PHASES(ROW)
#undef ROW
};
static const char *const seat_names[SEATS] = {"0", "1", "2", "3", "4", "5", "6"};
/* TX-A1 */
static const char *const card_names[] = {
    "a-hearts", "2-hearts", "3-hearts", "4-hearts", "5-hearts", "6-hearts", "7-hearts",
    "8-hearts", "9-hearts", "10-hearts", "j-hearts", "q-hearts", "k-hearts",
    "a-diamonds", "2-diamonds", "3-diamonds", "4-diamonds", "5-diamonds", "6-diamonds",
    "7-diamonds",
    "8-diamonds", "9-diamonds", "10-diamonds", "j-diamonds", "q-diamonds", "k-diamonds",
    "a-horns", "2-horns", "3-horns", "4-horns", "5-horns", "6-horns", "7-horns",
    "8-horns", "9-horns", "10-horns", "j-horns", "q-horns", "k-horns",
    "a-pistols", "2-pistols", "3-pistols", "4-pistols", "5-pistols", "6-pistols", "7-pistols",
    "8-pistols", "9-pistols", "10-pistols", "j-pistols", "q-pistols", "k-pistols",
    "a-clubs", "2-clubs", "3-clubs", "4-clubs", "5-clubs", "6-clubs", "7-clubs",
    "8-clubs", "9-clubs", "10-clubs", "j-clubs", "q-clubs", "k-clubs",
    "a-spades", "2-spades", "3-spades", "4-spades", "5-spades", "6-spades", "7-spades",
    "8-spades", "9-spades", "10-spades", "j-spades", "q-spades", "k-spades",
    "a-masks", "2-masks", "3-masks", "4-masks", "5-masks", "6-masks", "7-masks",
    "8-masks", "9-masks", "10-masks", "j-masks", "q-masks", "k-masks",
    "a-tomes", "2-tomes", "3-tomes", "4-tomes", "5-tomes", "6-tomes", "7-tomes",
    "8-tomes", "9-tomes", "10-tomes", "j-tomes", "q-tomes", "k-tomes",
    "a-skulls", "2-skulls", "3-skulls", "4-skulls", "5-skulls", "6-skulls", "7-skulls",
    "8-skulls", "9-skulls", "10-skulls", "j-skulls", "q-skulls", "k-skulls",
};
_Static_assert(sizeof card_names / sizeof *card_names == CARDS, "each card has a name");
static const char *const suit_names[] = {
    "hearts", "diamonds", "horns", "pistols", "clubs", "spades", "masks", "tomes", "skulls", "none",
};
static const char *const place_names[PLACES] = {
    "deck", "discard", "table", "look", "down-a", "down-b", "hand-1", "hand-2", "hand-3", "hand-4",
    "hand-5",
    "hand-6",
};
static const char *const scene_names[SCENES_MAX] = {
    "scene-1", "scene-2", "scene-3", "scene-4", "scene-5", "scene-6", "scene-7", "scene-8",
    "scene-9",
    "scene-10", "scene-11", "scene-12", "scene-13", "scene-14", "scene-15", "scene-16",
};
static const char *const goal_names[] = {
    "goal-1", "goal-2", "goal-3", "goal-4", "none",
};
static const char *const cast_names[] = {
    "npc-1", "npc-2", "npc-3", "npc-4", "npc-5", "npc-6", "none",
};
static const char *const trait_names[TRAITS_MAX] = {
    "trait-1", "trait-2", "trait-3", "trait-4", "trait-5", "trait-6",
};
static const char *const characteristic_names[CHARACTERISTICS_MAX] = {
    "characteristic-1", "characteristic-2",
};
static const char *const flaw_names[FLAWS_MAX] = {
    "flaw-1", "flaw-2",
};
static const char *const invocation_names[INVOCATIONS_MAX] = {
    "invocation-1", "invocation-2",
};
static const char *const resource_names[RESOURCES] = {
    "will", "grit", "coin", "luck", "injury",
};
static const char *const mark_names[MARKS] = {
    "violence", "supernatural", "burn-offered", "burn-asked",
};
static const char *const yes_names[] = {
    "no", "yes",
};
static const char *const side_names[] = {
    "initiator", "other",
};
static const char *const kind_names[] = {
    "none", "test", "invocation", "duel", "clash",
};
static const char *const result_names[] = {
    "none", "success", "failure",
};
static const char *const height_names[HEIGHTS] = {
    "worse", "grander", "better",
};
static const char *const goal_state_names[] = {
    "absent", "open", "won", "lost",
};
static const char *const to_names[TOS] = {
    "scene-1", "scene-2", "scene-3", "scene-4", "scene-5", "scene-6", "scene-7", "scene-8",
    "scene-9",
    "scene-10", "scene-11", "scene-12", "scene-13", "scene-14", "scene-15", "scene-16", "ending-1",
    "ending-2",
    "ending-3", "ending-4", "ending-5", "ending-6", "ending-7", "ending-8",
};
static const char *const fact_names[FACTS_MAX] = {
    "fact-1", "fact-2", "fact-3", "fact-4", "fact-5", "fact-6", "fact-7", "fact-8", "fact-9",
    "fact-10", "fact-11", "fact-12", "fact-13", "fact-14", "fact-15", "fact-16",
};
static const char *const buy_names[BUYS_MAX] = {
    "buy-1", "buy-2", "buy-3", "buy-4", "buy-5", "buy-6", "buy-7", "buy-8", "buy-9", "buy-10",
    "buy-11", "buy-12", "buy-13", "buy-14", "buy-15", "buy-16",
};
static const char *const mood_names[MOODS] = {
    "even", "friendly", "wary", "angry", "afraid", "sad",
};
static const char *const made_names[GOALS_MAX] = {
    "made-1", "made-2", "made-3", "made-4",
};
static const char *const buys_rule_names[] = {
    "none", "story", "tests",
};
static const char *const ending_names[] = {
    "none", "story", "woe", "posse", "dealer",
};
static const char *const wager_names[WAGERS] = {
    "none", "characteristic-1", "characteristic-2", "flaw-1", "flaw-2",
};
static const char *const chain_rule_names[] = {
    "end", "go-on",
};
static const char *const trump_rule_names[] = {
    "skulls", "declared",
};
static const char *const match_rule_names[] = {
    "number", "rank",
};
static const char *const story_rule_names[] = {
    "ask", "first", "second", "third", "fourth", "free",
};

const struct names texarkana_names[NAME_TABLES] = {
    [NAMES_PHASE] = NAMES(phase_names),
    [NAMES_SEAT] = NAMES(seat_names),
    [NAMES_CARD] = NAMES(card_names),
    [NAMES_SUIT] = NAMES(suit_names),
    [NAMES_PLACE] = NAMES(place_names),
    [NAMES_SCENE] = NAMES(scene_names),
    [NAMES_GOAL] = NAMES(goal_names),
    [NAMES_CAST] = NAMES(cast_names),
    [NAMES_TRAIT] = NAMES(trait_names),
    [NAMES_CHARACTERISTIC] = NAMES(characteristic_names),
    [NAMES_FLAW] = NAMES(flaw_names),
    [NAMES_INVOCATION] = NAMES(invocation_names),
    [NAMES_RESOURCE] = NAMES(resource_names),
    [NAMES_MARK] = NAMES(mark_names),
    [NAMES_YES] = NAMES(yes_names),
    [NAMES_SIDE] = NAMES(side_names),
    [NAMES_KIND] = NAMES(kind_names),
    [NAMES_RESULT] = NAMES(result_names),
    [NAMES_HEIGHT] = NAMES(height_names),
    [NAMES_GOAL_STATE] = NAMES(goal_state_names),
    [NAMES_TO] = NAMES(to_names),
    [NAMES_ENDING] = NAMES(ending_names),
    [NAMES_WAGER] = NAMES(wager_names),
    [NAMES_CHAIN_RULE] = NAMES(chain_rule_names),
    [NAMES_TRUMP_RULE] = NAMES(trump_rule_names),
    [NAMES_MATCH_RULE] = NAMES(match_rule_names),
    [NAMES_STORY_RULE] = NAMES(story_rule_names),
    [NAMES_FACT] = NAMES(fact_names),
    [NAMES_BUY] = NAMES(buy_names),
    [NAMES_MOOD] = NAMES(mood_names),
    [NAMES_MADE] = NAMES(made_names),
    [NAMES_BUYS_RULE] = NAMES(buys_rule_names),
};
