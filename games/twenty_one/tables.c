/* The tables of 21 that make it a game: verbs, phases, options of the table, fields, functions. */
#include "games/twenty_one/rules.h"

#define NAMED(label, table) {(label), 0, SHOW_NAME, (table)}
#define NUMBER(label) {(label), 0, SHOW_NUMBER, 0}
#define LISTED(label, table) {(label), 0, SHOW_SET, (table)}
#define WHO NAMED("who", NAMES_BODY)
#define CARD NAMED("card", NAMES_CARD)
#define SQUARE NAMED("row", NAMES_ROW), NAMED("column", NAMES_COLUMN)

static const struct verb_spec verbs[VERBS] = {
#define ROW(id, ...) [DO_##id] = {.name = __VA_ARGS__},
    TWENTY_ONE_VERBS(ROW)
#undef ROW
};

static const struct phase_spec phases[PHASES] = {
#define ROW(id, name, kind, ...) {name, PHASE_##kind},
    TWENTY_ONE_PHASES(ROW)
#undef ROW
};

static const char *const yes_words[] = {"no", "yes"};
static const char *const defence_words[] = {"best", "ask"};
static const char *const difficulty_words[] = {"easy", "normal", "hard"};
static const char *const story_words[] = {"ask", "first", "second", "third", "fourth", "free"};

static const struct rule_spec rules[RULES] = {
    [RULE_CRITICAL] = {"critical", 0, 3, 1, NULL},
    [RULE_FOES_HIDDEN] = {"foes-hidden", 0, 1, 0, yes_words},
    [RULE_SINGLE_TWICE] = {"single-twice", 0, 1, 1, yes_words},
    [RULE_SHARED_DECKS] = {"shared-decks", 0, 1, 0, yes_words},
    [RULE_FEET] = {"feet", FEET, FEET_MAX, 30, NULL},
    [RULE_DEFENCE] = {"defence", DEFENCE_BEST, DEFENCE_ASK,
                      DEFENCE_BEST, defence_words},
    [RULE_DIFFICULTY] = {"difficulty",
                         DIFFICULTY_EASY, DIFFICULTY_HARD, DIFFICULTY_NORMAL, difficulty_words},
    [RULE_STORY] = {"story", STORY_ASK, STORY_FREE, STORY_ASK, story_words},
    [RULE_WOUNDS] = {"wounds", 0, WOUNDS_COST_MAX, 0, NULL},
};

const struct field twenty_one_fields[FIELDS] = {
#define ROW(...) FIELD_ROW(struct twenty_one, __VA_ARGS__)
    TWENTY_ONE_FIELDS(ROW)
};
_Static_assert(sizeof(struct twenty_one) % 8 == 0, "a state is whole words");

/* A name is in use while somebody has it. */
static const struct label_spec labels[] = {{NAMES_CALLED, 0, BODIES}};

static bool label_live(const struct data *d, const struct state *st, int k, int value)
{
    (void)d;
    (void)k;
    for (int i = 0; i < BODIES; i++)
        if (called_as(look_at(st), i) == value)
            return true;
    return false;
}

/* 2: no count ends what is done between fights; a swap changes something. 3: scenes without foes,
 * and facts. 4: rooms and foes that the GM makes. 5: who is on no side. 6: contests in
 * scenes. */
static const struct edition_spec editions[] = {
    {1, NULL}, {2, NULL}, {3, NULL}, {4, NULL}, {5, NULL}, {6, NULL}, {0, NULL}};

static const char *role(int seat)
{
    return seat == GM ? "GM" : "player";
}

static const char *const solo[] = {"careful", "me", "careful", NULL};
extern const struct data_source source_twenty_one_keep, source_twenty_one_lesson;
extern const struct words twenty_one_words;
extern const struct characters twenty_one_characters;

/* Keys of a pack that are read to people and decide nothing. */
static const char *const prose[] = {"pack", "text", "won", "lost", "own-name", "called",
                                    "endings.title", NULL};
/* Before edition 3 a pack had no scenes and no facts. */
static const char *const third[] = {"facts", "scene", "instead", "unless", "surprised-if",
                                    "unaware-if", "endings", NULL};
/* Before edition 6 nobody played against a hero in a scene. */
static const char *const sixth[] = {"against", "theirs", NULL};
static const struct later_keys later[] = {
    {EDITION_SCENES, third, "if", NULL},
    {EDITION_SCENES, NULL, "since", NULL},
    {EDITION_HELD, NULL, "since", "5"},
    {EDITION_CONTESTS, sixth, NULL, NULL},
    {0, NULL, NULL, NULL}};

/* Logs of format 1 name their pack by the hash of its whole text. */
static const struct old_text old_texts[] = {
    {"6f9a3f1d0bf99cbf1c77abfc2c4dccd336d298d93007869bed64ad4aaaaf964a",
     "2ce6908233791e8e85ae183bb65d1c808241baee11d9b81d812ea772e4837b1c"},
    {NULL, NULL},
};

static const struct tally_spec tallies[TALLIES] = {
    [TALLY_WON] = {"run-won", .shared = 1}, /* BJ-I2 */
    [TALLY_LOST] = {"run-lost", .shared = 1},
    [TALLY_LEFT] = {"left", .shared = 1},
    [TALLY_FIGHTS_WON] = {"fights-won", .shared = 1, .counts = 1, .worth = 1},
    [TALLY_DEFEATS] = {"defeats", .shared = 1, .counts = 1},
};

/* Seat s plays combatant s - 1. */
static const struct build_spec builds[] = {
    {"skills", 1, 1}, {"spells", 1, 1}, {"attuned-to", 1, 1},
    {"armor", 1, 1},  {"kit", 1, SLOTS + POCKETS},
};

const struct game twenty_one_game = {
    .name = "twenty-one",
    .title = "21",
    .author = "21 (A Blackjack-Souls RPG, 2016)",
    .edition = EDITION_CONTESTS,
    .editions = editions,
    .master = true,
    .seats_min = 2,
    .seats_max = SEATS,
    .verb_count = VERBS,
    .phase_count = PHASES,
    .rule_count = RULES,
    .field_count = FIELDS,
    .policy_count = 3,
    .source_count = 1,
    .tally_count = TALLIES,
    .build_count = sizeof builds / sizeof *builds,
    .label_count = sizeof labels / sizeof *labels,
    .state_size = sizeof(struct twenty_one),
    .moves_max = TWENTY_ONE_MOVES_MAX,
    .data_size = sizeof(struct pack),
    .payoff_hi = UINT8_MAX,
    .rules = rules,
    .tallies = tallies,
    .verbs = verbs,
    .phases = phases,
    .fields = twenty_one_fields,
    .labels = labels,
    .policies = twenty_one_policies,
    .sources = &source_twenty_one_keep,
    .lesson = GAME_TALK(source_twenty_one_lesson),
    .odds = GAME_PART(twenty_one_odds),
    .plot = GAME_PART(twenty_one_plot),
    .builds = builds,
    .prose = prose,
    .later = later,
    .old_texts = old_texts,
    .words = GAME_TALK(twenty_one_words),
    .characters = GAME_TALK(twenty_one_characters),
    .solo = solo,
    .role = role,
    .data_open = twenty_one_pack_open,
    .data_doubt = twenty_one_pack_doubt,
    .init = twenty_one_init,
    .phase = twenty_one_phase,
    .turn = twenty_one_turn,
    .resting = twenty_one_resting,
    .options = twenty_one_options,
    .powers = twenty_one_powers,
    .lifted = twenty_one_lifted,
    .apply = twenty_one_apply,
    .payoff = twenty_one_payoff,
    .aim = twenty_one_aim,
    .tally = twenty_one_tally,
    .witness = twenty_one_witness,
    .check = twenty_one_check,
    .label_live = label_live,
};
