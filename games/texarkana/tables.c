/* The tables of Texarkana that make it a game: verbs, phases, options of the table, fields,
 * functions. */
#include "games/texarkana/character.h"
#include "games/texarkana/rules.h"

#define NAMED(label, table) {.name = (label), .show = SHOW_NAME, .names = (table)}
#define HIDDEN(label, table) {.name = (label), .secret = 1, .show = SHOW_NAME, .names = (table)}
#define NUMBER(label) {.name = (label), .show = SHOW_NUMBER}
#define NOTED(label) {.name = (label), .secret = 1, .show = SHOW_NUMBER}
#define LISTED(label, table) {.name = (label), .show = SHOW_SET, .names = (table)}

static const struct verb_spec verbs[VERBS] = {
    [DO_CHOOSE] = {.name = "choose", .arg = {NAMED("character", NAMES_CHARACTER)}},
    [DO_RATE] = {.name = "rate",
                 .arg = {NUMBER("will"), NUMBER("grit"), NUMBER("coin"), NUMBER("luck"),
                         NAMED("character", NAMES_CHARACTER)}},
    [DO_ATTEMPT] = {.name = "attempt",
                    .arg = {NAMED("goal", NAMES_GOAL), NAMED("field", NAMES_SUIT)},
                    .invites = 1},
    [DO_INVOKE] = {.name = "invoke",
                   .arg = {NAMED("invocation", NAMES_INVOCATION), NAMED("goal", NAMES_GOAL)},
                   .invites = 1},
    [DO_CHALLENGE] = {.name = "challenge", .arg = {NAMED("pc", NAMES_SEAT)}, .invites = 1},
    [DO_WAIT] = {.name = "wait"},
    [DO_AGREE] = {.name = "agree"},
    [DO_REFUSE] = {.name = "refuse"},
    [DO_CHARACTERISTIC] = {.name = "characteristic",
                           .arg = {NAMED("characteristic", NAMES_CHARACTERISTIC)}},
    [DO_FLAW] = {.name = "flaw", .arg = {NAMED("flaw", NAMES_FLAW)}},
    [DO_USE] = {.name = "use", .arg = {NAMED("trait", NAMES_TRAIT)}},
    [DO_PLAY] = {.name = "play", .arg = {NAMED("card", NAMES_CARD), NAMED("burn", NAMES_YES)}},
    [DO_DOWN] = {.name = "down", .arg = {HIDDEN("card", NAMES_CARD)}},
    [DO_CALL_OFF] = {.name = "call-off"},
    [DO_ASSIST] = {.name = "assist", .arg = {NAMED("card", NAMES_CARD)}},
    [DO_PASS] = {.name = "pass"},
    [DO_TRUMP] = {.name = "trump"},
    [DO_STAND] = {.name = "stand"},
    [DO_NARRATE] = {.name = "narrate", .invites = 1},
    [DO_TOSS] = {.name = "toss", .arg = {NAMED("card", NAMES_CARD)}},
    [DO_SHED] = {.name = "shed", .arg = {NAMED("card", NAMES_CARD)}},
    [DO_SCENARIO] = {.name = "scenario", .arg = {NAMED("scenario", NAMES_SCENARIO)}},
    [DO_CALL] = {.name = "call",
                 .arg = {NAMED("pc", NAMES_SEAT), NAMED("goal", NAMES_GOAL),
                         NAMED("field", NAMES_SUIT)}},
    [DO_CHANGE] = {.name = "change",
                   .arg = {NAMED("pc", NAMES_SEAT), NAMED("resource", NAMES_RESOURCE),
                           NUMBER("by")}},
    [DO_ENTER] = {.name = "enter", .arg = {NAMED("pc", NAMES_SEAT)}},
    [DO_LEAVE] = {.name = "leave", .arg = {NAMED("pc", NAMES_SEAT)}},
    [DO_BRING] = {.name = "bring", .arg = {NAMED("npc", NAMES_NPC)}},
    [DO_DISMISS] = {.name = "dismiss", .arg = {NAMED("against", NAMES_CAST)}},
    [DO_CLASH] = {.name = "clash", .arg = {NAMED("ally", NAMES_CAST), NAMED("foe", NAMES_CAST)}},
    [DO_JUDGE] = {.name = "judge",
                  .arg = {NAMED("goal", NAMES_GOAL), NAMED("result", NAMES_GOAL_STATE)}},
    [DO_NO_CARDS] = {.name = "no-cards"},
    [DO_DECLARE] = {.name = "declare",
                    .arg = {NAMED("trump", NAMES_SUIT), NAMED("opposition", NAMES_SUIT),
                            NAMED("against", NAMES_CAST), LISTED("marks", NAMES_MARK),
                            LISTED("risk", NAMES_RESOURCE)},
                    .invites = 1},
    [DO_DIFFICULTY] = {.name = "difficulty", .arg = {NOTED("dv"), NOTED("woe")}},
    [DO_ALLOW] = {.name = "allow",
                  .arg = {NAMED("trump", NAMES_SUIT), NAMED("other", NAMES_SUIT),
                          NAMED("violence", NAMES_YES)}},
    [DO_TAKE] = {.name = "take", .arg = {NAMED("resource", NAMES_RESOURCE), NUMBER("amount")}},
    [DO_SCENE] = {.name = "scene", .arg = {NAMED("scene", NAMES_SCENE)}},
    [DO_CLOSE_SCENE] = {.name = "close-scene"},
    [DO_NEXT_SESSION] = {.name = "next-session"},
    [DO_FINISH] = {.name = "finish"},
    [DO_CLOSE_SESSION] = {.name = "close-session"},
    [DO_SHUFFLE] = {.name = "shuffle"},
    [DO_DRAW] = {.name = "draw", .arg = {NAMED("to", NAMES_SEAT), HIDDEN("card", NAMES_CARD)}},
    [DO_LOOK] = {.name = "look", .arg = {NAMED("to", NAMES_SEAT), HIDDEN("card", NAMES_CARD)}},
    [DO_FLIP] = {.name = "flip", .arg = {NAMED("card", NAMES_CARD)}},
    [DO_REVEAL] = {.name = "reveal", .arg = {NUMBER("dv"), NUMBER("woe")}, .chance = CHANCE_SHOWN},
    [DO_TURN_UP] = {.name = "turn-up",
                    .arg = {NAMED("card", NAMES_CARD), NAMED("other", NAMES_CARD)},
                    .chance = CHANCE_SHOWN},
    [DO_SET_FIGURE] = {.name = "set-figure",
                       .arg = {NAMED("pc", NAMES_SEAT), NAMED("resource", NAMES_RESOURCE),
                               NUMBER("number")},
                       .power = 1},
    [DO_SET_GRIT] = {.name = "set-grit",
                     .arg = {NAMED("against", NAMES_CAST), NUMBER("number")},
                     .power = 1},
    [DO_SET_WOE] = {.name = "set-woe", .arg = {NUMBER("number")}, .power = 1},
    [DO_GAIN] = {.name = "gain", .arg = {NAMED("resource", NAMES_RESOURCE), NUMBER("amount")}},
    [DO_BUY] = {.name = "buy", .arg = {NAMED("buy", NAMES_BUY)}},
    [DO_SET_GOAL] = {.name = "set-goal",
                     .arg = {{"goal", 0, SHOW_NAME, NAMES_MADE, 1}},
                     .invites = 1},
    [DO_MOOD] = {.name = "mood", .arg = {NAMED("against", NAMES_CAST), NAMED("mood", NAMES_MOOD)}},
};

static const struct phase_spec phases[PHASES] = {
#define ROW(id, name, kind, ...) {name, PHASE_##kind},
    TEXARKANA_PHASES(ROW)
#undef ROW
};

static const char *const yes_names[] = {"no", "yes"};
static const char *const chain_names[] = {"end", "go-on"};
static const char *const trump_names[] = {"skulls", "declared"};
static const char *const match_names[] = {"number", "rank"};
static const char *const story_names[] = {"ask", "first", "second", "third", "fourth", "free"};
static const char *const buys_names[] = {"none", "story", "tests"};

static const struct rule_spec rules[RULES] = {
    [RULE_WOE] = {"woe", 0, 1, 1, yes_names},
    [RULE_INJURIES_OUT] = {"injuries-out", 1, 5, 3, NULL},
    [RULE_HAND_MAX] = {"hand-max", 5, 10, 10, NULL},
    [RULE_SKULL_CHAIN] = {"skull-in-player-chain",
                          SKULL_ENDS, SKULL_GOES_ON, SKULL_ENDS, chain_names},
    [RULE_UNOPPOSED_TRUMP] = {"dealer-unopposed-trump",
                              UNOPPOSED_SKULLS, UNOPPOSED_DECLARED, UNOPPOSED_SKULLS, trump_names},
    [RULE_ASSIST_MATCH] = {"assist-match",
                           MATCH_NUMBER, MATCH_RANK, MATCH_NUMBER, match_names},
    [RULE_LOOK_AT_TWO] = {"look-at-two", 0, 1, 1, yes_names},
    [RULE_SUPERNATURAL_BURNS] = {"supernatural-burns", 0, 1, 1, yes_names},
    [RULE_ODDS_SHOWN] = {"odds-shown", 0, 1, 1, yes_names},
    [RULE_STORY] = {"scenario", STORY_ASK, STORY_FREE,
                    STORY_ASK, story_names},
    [RULE_BUYS] = {"buys", BUYS_NONE, BUYS_TESTS, BUYS_STORY, buys_names},
};

const struct field texarkana_fields[FIELDS] = {
#define ROW(...) FIELD_ROW(struct texarkana, __VA_ARGS__)
    TEXARKANA_FIELDS(ROW)
};
_Static_assert(sizeof(struct texarkana) % 8 == 0, "a state is whole words");

static const char *role(int seat)
{
    return seat == DEALER ? "dealer" : "player";
}

static const char *const solo[] = {"careful", "me", NULL};
extern const struct data_source source_texarkana_border, source_texarkana_lesson;

/* Keys of a pack that are read to people and decide nothing. */
static const char *const prose[] = {
    "pack", "text", "stakes", "goals.success", "goals.failure", "goals.grander", "goals.burned",
    "goals.worse", "ways.success", "ways.failure", "ways.grander", "ways.burned", "ways.worse",
    "woe-gone", "posse-out", "scenes.title", "goals.title", "endings.title", "also", "buys.title",
    "buys.told", NULL,
};

/* Before edition 3 a pack had no facts, before edition 4 nothing to buy and no moods. */
static const char *const third[] = {"facts", "remember", "unless", "instead-of", NULL};
static const char *const fourth[] = {"buys", "moods", NULL};
static const struct later_keys later[] = {{3, third, "if"}, {4, fourth, "since"}, {0, NULL, NULL}};

/* Logs of format 1 name their pack by the hash of its whole text. */
static const struct old_text old_texts[] = {
    {"5013392ec9ed258bcfef8af50bc4259442af91c48d399ec8554f0151b27ea002",
     "0745b6a014c8256b8c96c0a99b2ee93000bab49e555f67aa11070283836cf874"},
    {NULL, NULL},
};

static const struct tally_spec tallies[TALLIES] = {
    [TALLY_GOALS_WON] = {"goals-won", .shared = 1, .counts = 1, .worth = 1}, /* TX-G2 */
    [TALLY_STORY] = {"story-told", .shared = 1},
    [TALLY_WOE] = {"woe-gone", .shared = 1},
    [TALLY_POSSE] = {"posse-out", .shared = 1},
    [TALLY_CLOSED] = {"closed", .shared = 1},
};

/* 2: an NPC that is out fights no more; grander, better, worse and a card burned by choice are
 * worth something. 3: a scenario may remember facts. 4: it may offer things to buy, and people have
 * moods. */
static const struct edition_spec editions[] = {{1, NULL}, {2, NULL}, {3, NULL}, {4, NULL},
                                               {0, NULL}};

static const struct label_spec labels[] = {{NAMES_MADE, 0, GOALS_MAX}};

static const struct build_spec builds[] = {{"character", DEALER, 1}};

const struct game texarkana_game = {
    .name = "texarkana",
    .title = "Texarkana",
    .author = "Texarkana (itch.io prototype)",
    .edition = EDITION_NOW,
    .editions = editions,
    .master = true,
    .seats_min = 2,
    .seats_max = SEATS,
    .verb_count = VERBS,
    .phase_count = PHASES,
    .rule_count = RULES,
    .field_count = FIELDS,
    .policy_count = 3,
    .style_count = 1,
    .source_count = 1,
    .tally_count = TALLIES,
    .label_count = 1,
    .build_count = sizeof builds / sizeof *builds,
    .state_size = sizeof(struct texarkana),
    .moves_max = TEXARKANA_MOVES_MAX,
    .data_size = sizeof(struct pack),
    .payoff_hi = UINT8_MAX,
    .rules = rules,
    .tallies = tallies,
    .verbs = verbs,
    .phases = phases,
    .fields = texarkana_fields,
    .policies = texarkana_policies,
    .sources = &source_texarkana_border,
    .lesson = GAME_TALK(source_texarkana_lesson),
    .odds = GAME_PART(texarkana_odds),
    .plot = GAME_PART(texarkana_plot),
    .labels = labels,
    .builds = builds,
    .prose = prose,
    .later = later,
    .old_texts = old_texts,
    .words = GAME_TALK(texarkana_words),
    .characters = GAME_TALK(texarkana_characters),
    .solo = solo,
    .role = role,
    .data_open = texarkana_pack_open,
    .data_doubt = texarkana_pack_doubt,
    .init = texarkana_init,
    .phase = texarkana_phase,
    .turn = texarkana_turn,
    .resting = texarkana_resting,
    .took = texarkana_took,
    .options = texarkana_options,
    .powers = texarkana_powers,
    .lifted = texarkana_lifted,
    .apply = texarkana_apply,
    .payoff = texarkana_payoff,
    .tally = texarkana_tally,
    .witness = texarkana_witness,
    .check = texarkana_check,
    .may_be = texarkana_may_be,
    .label_live = texarkana_label_live,
};
