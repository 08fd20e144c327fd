/* The words of Bloodsport Gambler: every name that stands in logs, on the wire and on the command
 * line, and the table of functions. Values of the enums in bloodsport.h index these arrays. */
#include "games/bloodsport/rules.h"

#define NAMES(array) { (array), sizeof(array) / sizeof *(array) }

static const char *const phase_names[PHASES] = {
#define ROW(id, name, ...) name,
    BLOODSPORT_PHASES(ROW)
#undef ROW
};
static const char *const seat_names[] = {"0", "1"};
static const char *const slot_names[SLOTS] = {"left-1",  "right-1", "left-2",
                                              "right-2", "left-3",  "right-3"};
static const char *const fight_names[FIGHTS] = {"fight-1", "fight-2", "fight-3"};
static const char *const side_names[] = {"none", "left", "right"};
static const char *const winner_names[] = {"none", "left", "right", "nobody"};
static const char *const target_names[TARGETS] = {
    "weapon-left-1", "weapon-right-1", "weapon-left-2", "weapon-right-2", "weapon-left-3",
    "weapon-right-3",
    "secret-1", "secret-2", "secret-3",
    "row-1", "row-2", "row-3", "row-4", "row-5", "row-6", "row-7", "row-8", "row-9", "row-10",
    "row-11", "row-12",
    "left-1", "right-1", "left-2", "right-2", "left-3", "right-3",
};
static const char *const box_names[BOXES + 1] = {"3", "4", "5", "6", "7", "8", "give-up"};
static const char *const yes_names[] = {"no", "yes"};
static const char *const deck_names[] = {"fighters", "weapons", "secrets", "actions"};
static const char *const bet_names[BETS] = {
    "none", "left-for-1", "left-for-2", "left-for-3", "right-for-1", "right-for-2", "right-for-3",
};
static const char *const status_names[] = {"playing", "goes-on", "again", "out"};
static const char *const outcome_names[] = {"none", "won", "lost"};
static const char *const stock_names[] = {"unlimited", "printed"};
static const char *const type_names[] = {"str", "dex", "best", "worst"};
static const char *const row_names[ROWS_MAX] = {
    "row-1", "row-2", "row-3", "row-4", "row-5", "row-6", "row-7", "row-8", "row-9", "row-10",
    "row-11", "row-12",
};
static const char *const weapon_place_names[WEAPON_PLACES] = {
    "deck", "discard", "left-1", "right-1", "left-2", "right-2", "left-3", "right-3",
};
static const char *const secret_place_names[SECRET_PLACES] = {"deck", "discard", "fight-1",
                                                              "fight-2", "fight-3"};
static const char *const action_place_names[ACTION_PLACES] = {
    "deck", "discard", "closed-0", "closed-1", "hand-0", "hand-1", "table",
    "row-1", "row-2", "row-3", "row-4", "row-5", "row-6", "row-7", "row-8", "row-9", "row-10",
    "row-11", "row-12",
};

const struct names bloodsport_names[NAME_TABLES] = {
    [NAMES_PHASE] = NAMES(phase_names),
    [NAMES_SEAT] = NAMES(seat_names),
    [NAMES_SLOT] = NAMES(slot_names),
    [NAMES_FIGHT] = NAMES(fight_names),
    [NAMES_SIDE] = NAMES(side_names),
    [NAMES_WINNER] = NAMES(winner_names),
    [NAMES_TARGET] = NAMES(target_names),
    [NAMES_BOX] = NAMES(box_names),
    [NAMES_YES] = NAMES(yes_names),
    [NAMES_DECK] = NAMES(deck_names),
    [NAMES_BET] = NAMES(bet_names),
    [NAMES_STATUS] = NAMES(status_names),
    [NAMES_OUTCOME] = NAMES(outcome_names),
    [NAMES_STOCK] = NAMES(stock_names),
    [NAMES_TYPE] = NAMES(type_names),
    [NAMES_ROW] = NAMES(row_names),
    [NAMES_WEAPON_PLACE] = NAMES(weapon_place_names),
    [NAMES_SECRET_PLACE] = NAMES(secret_place_names),
    [NAMES_ACTION_PLACE] = NAMES(action_place_names),
};

#define NAMED(label, table) {(label), 0, SHOW_NAME, (table)}
#define HIDDEN(label, table) {(label), 1, SHOW_NAME, (table)}
#define NUMBER(label) {(label), 0, SHOW_NUMBER, 0}

static const struct verb_spec verbs[VERBS] = {
    [DO_DISCOVER] = {"discover", {NAMED("card", NAMES_ACTION)}},
    [DO_SPECIAL] = {"special", {NAMED("card", NAMES_ACTION)}},
    [DO_SABOTAGE] = {"sabotage",
                     {HIDDEN("card", NAMES_ACTION), NAMED("on", NAMES_SLOT),
                      NAMED("shown", NAMES_YES)}},
    [DO_REACT] = {"react", {NAMED("card", NAMES_ACTION), NAMED("on", NAMES_SIDE)}},
    [DO_LOOK] = {"look", {NAMED("target", NAMES_TARGET), NAMED("show", NAMES_YES)}},
    [DO_AIM] = {"aim", {NAMED("target", NAMES_TARGET)}},
    [DO_PAY] = {"pay", {NUMBER("time"), NUMBER("coin")}},
    [DO_RAT] = {"rat"},
    [DO_PASS] = {"pass"},
    [DO_PASS_FIGHT] = {"pass-fight"},
    [DO_BET] = {"bet",
                {NAMED("fight", NAMES_FIGHT),
                 HIDDEN("on", NAMES_SIDE),
                 {"coin", 1, SHOW_NUMBER, 0}}},
    [DO_SETTLE] = {"settle", {{"boxes", 1, SHOW_SET, NAMES_BOX}}},
    [DO_DISCARD] = {"discard", {HIDDEN("card", NAMES_ACTION)}},
    [DO_DONE] = {"done"},
    [DO_GO_ON] = {"go-on"},
    [DO_START_OVER] = {"start-over"},
    [DO_STOP] = {"stop"},
    [DO_SHUFFLE] = {"shuffle", {NAMED("deck", NAMES_DECK)}},
    [DO_DRAW] = {"draw", {NAMED("to", NAMES_SEAT), HIDDEN("card", NAMES_ACTION)}},
    [DO_FIGHTER] = {"fighter", {NAMED("on", NAMES_SLOT), NAMED("card", NAMES_FIGHTER)}},
    [DO_WEAPON] = {"weapon", {NAMED("on", NAMES_SLOT), HIDDEN("card", NAMES_WEAPON)}},
    [DO_SECRET] = {"secret", {NAMED("fight", NAMES_FIGHT), HIDDEN("card", NAMES_SECRET)}},
    [DO_START] = {"start", {NUMBER("first"), NUMBER("second")}, .chance = CHANCE_DIE},
    [DO_RISK] = {"risk", {NUMBER("die")}, .chance = CHANCE_DIE},
    [DO_TOSS] = {"toss", {NAMED("card", NAMES_ACTION)}},
    [DO_SHOW_WEAPON] = {"show-weapon", {NAMED("on", NAMES_SLOT), HIDDEN("card", NAMES_WEAPON)}},
    [DO_SHOW_SECRET] = {"show-secret", {NAMED("fight", NAMES_FIGHT), HIDDEN("card", NAMES_SECRET)}},
    [DO_SHOW_SABOTAGE] = {"show-sabotage", {NAMED("row", NAMES_ROW), HIDDEN("card", NAMES_ACTION)},
                          .chance = CHANCE_SHOWN},
    [DO_TAKE_WEAPON] = {"take-weapon", {NAMED("on", NAMES_SLOT), NAMED("card", NAMES_WEAPON)}},
    [DO_TAKE_SECRET] = {"take-secret", {NAMED("fight", NAMES_FIGHT), NAMED("card", NAMES_SECRET)}},
    [DO_UNCOVER] = {"uncover",
                    {NAMED("fight", NAMES_FIGHT), NAMED("left", NAMES_WEAPON),
                     NAMED("right", NAMES_WEAPON), NAMED("secret", NAMES_SECRET)}},
    [DO_UNVEIL] = {"unveil", {NAMED("row", NAMES_ROW), NAMED("card", NAMES_ACTION)},
                   .chance = CHANCE_SHOWN},
    [DO_UNVEIL_DONE] = {"unveil-done", .chance = CHANCE_SHOWN},
    [DO_DICE] = {"dice",
                 {NUMBER("left"), NUMBER("left-again"), NUMBER("right"), NUMBER("right-again")},
                 .chance = CHANCE_DIE},
    [DO_AGAIN] = {"again", {NAMED("on", NAMES_SIDE), NUMBER("die"), NUMBER("again")},
                  .chance = CHANCE_DIE},
    [DO_SLIPS] = {"slips",
                  {NAMED("a-1", NAMES_BET), NAMED("a-2", NAMES_BET), NAMED("a-3", NAMES_BET),
                   NAMED("b-1", NAMES_BET), NAMED("b-2", NAMES_BET), NAMED("b-3", NAMES_BET)},
                  .chance = CHANCE_SHOWN},
    [DO_SETTLED] = {"settled", {{"a", 0, SHOW_SET, NAMES_BOX}, {"b", 0, SHOW_SET, NAMES_BOX}},
                    .chance = CHANCE_SHOWN},
    [DO_FATE] = {"fate", {NAMED("of", NAMES_SEAT), NUMBER("die"), NUMBER("again")},
                 .chance = CHANCE_DIE},
};

static const struct phase_spec phases[PHASES] = {
#define ROW(id, name, kind, ...) {name, PHASE_##kind},
    BLOODSPORT_PHASES(ROW)
#undef ROW
};

static const struct rule_spec rules[] = {
    {"stock", STOCK_UNLIMITED,
     STOCK_PRINTED, STOCK_UNLIMITED, stock_names},
};

const struct field bloodsport_fields[FIELDS] = {
#define ROW(...) FIELD_ROW(struct bloodsport, __VA_ARGS__)
    BLOODSPORT_FIELDS(ROW)
};
_Static_assert(sizeof(struct bloodsport) % 8 == 0, "a state is whole words");

static const struct edition_spec editions[] = {{1, NULL}, {2, NULL}, {0, NULL}};

static const char *role(int seat)
{
    (void)seat;
    return "gambler";
}

static const char *const solo[] = {"me", NULL};
extern const struct data_source source_bloodsport_pits, source_bloodsport_lesson;

/* Keys of a pack that are read to people and decide nothing. */
static const char *const prose[] = {"pack", "text", "flavour", NULL};

/* Logs of format 1 name their pack by the hash of its whole text. */
static const struct old_text old_texts[] = {
    {"d3f1dafce017512b0598c1ab409b3b0b3be9baf7425ec4267d9f795bb76d15e0",
     "aa88e004fe838517d452021f78b6db3d82c051f3c3fe640671ea96dfa395d84d"},
    {NULL, NULL},
};

static const struct tally_spec tallies[TALLIES] = {
    [TALLY_WON] = {"won", .worth = 1}, /* BG-J2 */
    [TALLY_LOST] = {"lost"},
    [TALLY_FATE_LOW] = {"fate-to-10"}, /* BG-H2 */
    [TALLY_FATE_MIDDLE] = {"fate-11-to-20"},
    [TALLY_FATE_HIGH] = {"fate-21-up"},
};

const struct game bloodsport_game = {
    .name = "bloodsport",
    .title = "Bloodsport Gambler",
    .author = "Mirage Merchant",
    .edition = 2,
    .editions = editions,
    .seats_min = 1,
    .seats_max = PLAYERS_MAX,
    .verb_count = VERBS,
    .phase_count = PHASES,
    .rule_count = sizeof rules / sizeof *rules,
    .field_count = FIELDS,
    .policy_count = 3,
    .source_count = 1,
    .tally_count = TALLIES,
    .state_size = sizeof(struct bloodsport),
    .moves_max = BLOODSPORT_MOVES_MAX,
    .data_size = sizeof(struct pack),
    .payoff_hi = 1,
    .rules = rules,
    .tallies = tallies,
    .verbs = verbs,
    .phases = phases,
    .fields = bloodsport_fields,
    .policies = bloodsport_policies,
    .sources = &source_bloodsport_pits,
    .lesson = GAME_TALK(source_bloodsport_lesson),
    .odds = GAME_PART(bloodsport_odds),
    .prose = prose,
    .old_texts = old_texts,
    .words = GAME_TALK(bloodsport_words),
    .solo = solo,
    .role = role,
    .data_open = bloodsport_pack_open,
    .init = bloodsport_init,
    .phase = bloodsport_phase,
    .turn = bloodsport_turn,
    .options = bloodsport_options,
    .apply = bloodsport_apply,
    .payoff = bloodsport_payoff,
    .tally = bloodsport_tally,
    .witness = bloodsport_witness,
    .check = bloodsport_check,
    .may_be = bloodsport_may_be,
};
