/* The words of Bloodsport Gambler: every name that stands in logs, on the wire and on the command line,
 * and the table of functions. Values of the enums in bloodsport.h index these arrays. */
#include "games/bloodsport/rules.h"

#define NAMES(array) { (array), sizeof(array) / sizeof *(array) }

static const char *const phase_names[PHASES] = {
    "deal", "action", "target", "pay", "risk", "toss", "effect", "window", "bet", "uncover", "unveil",
    "dice", "react", "slips", "settle", "settled", "fate", "after", "discard", "over",
};
static const char *const seat_names[] = {"0", "1"};
static const char *const slot_names[SLOTS] = {"left-1", "right-1", "left-2", "right-2", "left-3", "right-3"};
static const char *const fight_names[FIGHTS] = {"fight-1", "fight-2", "fight-3"};
static const char *const side_names[] = {"none", "left", "right"};
static const char *const winner_names[] = {"none", "left", "right", "nobody"};
static const char *const target_names[TARGETS] = {
    "weapon-left-1", "weapon-right-1", "weapon-left-2", "weapon-right-2", "weapon-left-3", "weapon-right-3",
    "secret-1", "secret-2", "secret-3",
    "row-1", "row-2", "row-3", "row-4", "row-5", "row-6", "row-7", "row-8", "row-9", "row-10", "row-11", "row-12",
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
    "row-1", "row-2", "row-3", "row-4", "row-5", "row-6", "row-7", "row-8", "row-9", "row-10", "row-11", "row-12",
};
static const char *const weapon_place_names[WEAPON_PLACES] = {
    "deck", "discard", "left-1", "right-1", "left-2", "right-2", "left-3", "right-3",
};
static const char *const secret_place_names[SECRET_PLACES] = {"deck", "discard", "fight-1", "fight-2", "fight-3"};
static const char *const action_place_names[ACTION_PLACES] = {
    "deck", "discard", "closed-0", "closed-1", "hand-0", "hand-1", "table",
    "row-1", "row-2", "row-3", "row-4", "row-5", "row-6", "row-7", "row-8", "row-9", "row-10", "row-11", "row-12",
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
    [DO_DISCOVER] = {"discover", {NAMED("card", NAMES_ACTION)}, .help = "play a Discover card; then name what to look at"},
    [DO_SPECIAL] = {"special", {NAMED("card", NAMES_ACTION)}, .help = "play a Special card; then name its targets, if it has any"},
    [DO_SABOTAGE] = {"sabotage",
                     {HIDDEN("card", NAMES_ACTION), NAMED("on", NAMES_SLOT), NAMED("shown", NAMES_YES)},
                     .help = "lay a Sabotage beside a Fighter; shown to the other player for 1 more Risk"},
    [DO_REACT] = {"react", {NAMED("card", NAMES_ACTION), NAMED("on", NAMES_SIDE)},
                  .help = "play a React card in the present Fight"},
    [DO_LOOK] = {"look", {NAMED("target", NAMES_TARGET), NAMED("show", NAMES_YES)},
                 .help = "name a face-down card to look at; shown to the other player too for 1 more Risk"},
    [DO_AIM] = {"aim", {NAMED("target", NAMES_TARGET)}, .help = "name what the card just played is for"},
    [DO_PAY] = {"pay", {NUMBER("time"), NUMBER("coin")}, .help = "lay Time and Coin on the card, each takes 1 off its Risk"},
    [DO_RAT] = {"rat", {{0}}, .help = "rat to the guards: 1 Chance for Guard Level 1"},
    [DO_PASS] = {"pass", {{0}}, .help = "pass: in phase 2 for the phase, among Reacts for this fight round, in a window this once"},
    [DO_PASS_FIGHT] = {"pass-fight", {{0}}, .help = "no React for the rest of this Fight"},
    [DO_BET] = {"bet", {NAMED("fight", NAMES_FIGHT), HIDDEN("on", NAMES_SIDE), {"coin", 1, SHOW_NUMBER, 0}},
                .help = "seal a wager, or none, on the next Fight"},
    [DO_SETTLE] = {"settle", {{"boxes", 1, SHOW_SET, NAMES_BOX}},
                   .help = "pay these boxes of the Loans; none: skip for 1 Chance; with no Coin left also give-up"},
    [DO_DISCARD] = {"discard", {HIDDEN("card", NAMES_ACTION)}, .help = "discard a card face down"},
    [DO_DONE] = {"done", {{0}}, .help = "keep the rest of the hand"},
    [DO_GO_ON] = {"go-on", {{0}}, .help = "having won, go on gambling without Loans"},
    [DO_START_OVER] = {"start-over", {{0}}, .help = "done early, start over: the outcome that counts stands"},
    [DO_STOP] = {"stop", {{0}}, .help = "leave the game; the other goes on alone"},
    [DO_SHUFFLE] = {"shuffle", {NAMED("deck", NAMES_DECK)}, .help = "the discards become the deck"},
    [DO_DRAW] = {"draw", {NAMED("to", NAMES_SEAT), HIDDEN("card", NAMES_ACTION)}, .help = "an Action is dealt"},
    [DO_FIGHTER] = {"fighter", {NAMED("on", NAMES_SLOT), NAMED("card", NAMES_FIGHTER)}, .help = "a Fighter comes in"},
    [DO_WEAPON] = {"weapon", {NAMED("on", NAMES_SLOT), HIDDEN("card", NAMES_WEAPON)}, .help = "a Weapon is laid beside a Fighter"},
    [DO_SECRET] = {"secret", {NAMED("fight", NAMES_FIGHT), HIDDEN("card", NAMES_SECRET)}, .help = "a Secret is laid"},
    [DO_START] = {"start", {NUMBER("first"), NUMBER("second")}, .help = "the dice of seats 0 and 1, higher acts first"},
    [DO_RISK] = {"risk", {NUMBER("die")}, .help = "the Risk roll"},
    [DO_TOSS] = {"toss", {NAMED("card", NAMES_ACTION)}, .help = "a caught player's random card"},
    [DO_SHOW_WEAPON] = {"show-weapon", {NAMED("on", NAMES_SLOT), HIDDEN("card", NAMES_WEAPON)}, .help = "a look at a Weapon"},
    [DO_SHOW_SECRET] = {"show-secret", {NAMED("fight", NAMES_FIGHT), HIDDEN("card", NAMES_SECRET)}, .help = "a look at a Secret"},
    [DO_SHOW_SABOTAGE] = {"show-sabotage", {NAMED("row", NAMES_ROW), HIDDEN("card", NAMES_ACTION)}, .help = "a look at a Sabotage"},
    [DO_TAKE_WEAPON] = {"take-weapon", {NAMED("on", NAMES_SLOT), NAMED("card", NAMES_WEAPON)},
                        .help = "a Weapon is taken away, face up"},
    [DO_TAKE_SECRET] = {"take-secret", {NAMED("fight", NAMES_FIGHT), NAMED("card", NAMES_SECRET)},
                        .help = "a Secret is taken away, face up"},
    [DO_UNCOVER] = {"uncover",
                    {NAMED("fight", NAMES_FIGHT), NAMED("left", NAMES_WEAPON), NAMED("right", NAMES_WEAPON),
                     NAMED("secret", NAMES_SECRET)},
                    .help = "the Weapons and the Secret of a Fight are turned up"},
    [DO_UNVEIL] = {"unveil", {NAMED("row", NAMES_ROW), NAMED("card", NAMES_ACTION)}, .help = "the next Sabotage is turned up"},
    [DO_UNVEIL_DONE] = {"unveil-done", {{0}}, .help = "no Sabotage is left in this Fight"},
    [DO_DICE] = {"dice", {NUMBER("left"), NUMBER("left-again"), NUMBER("right"), NUMBER("right-again")},
                 .help = "a die for each Fighter; again: the second of a Fighter that rolls twice, else 0"},
    [DO_AGAIN] = {"again", {NAMED("on", NAMES_SIDE), NUMBER("die"), NUMBER("again")}, .help = "a Fighter's roll is repeated"},
    [DO_SLIPS] = {"slips",
                  {NAMED("a-1", NAMES_BET), NAMED("a-2", NAMES_BET), NAMED("a-3", NAMES_BET), NAMED("b-1", NAMES_BET),
                   NAMED("b-2", NAMES_BET), NAMED("b-3", NAMES_BET)},
                  .help = "the betting slips of seats 0 (a) and 1 (b) are shown"},
    [DO_SETTLED] = {"settled", {{"a", 0, SHOW_SET, NAMES_BOX}, {"b", 0, SHOW_SET, NAMES_BOX}},
                    .help = "both settlements are shown"},
    [DO_FATE] = {"fate", {NAMED("of", NAMES_SEAT), NUMBER("die"), NUMBER("again")}, .help = "the die of fate"},
};

static const struct phase_spec phases[PHASES] = {
    [PHASE_DEAL] = {"deal", "Phase 1: set up", PHASE_TURN},
    [PHASE_ACTION] = {"action", "Phase 2: take action", PHASE_TURN},
    [PHASE_TARGET] = {"target", "Name the targets", PHASE_TURN},
    [PHASE_PAY] = {"pay", "Time and Coin on the card", PHASE_TURN},
    [PHASE_RISK] = {"risk", "The Risk roll", PHASE_TURN},
    [PHASE_TOSS] = {"toss", "Caught", PHASE_TURN},
    [PHASE_EFFECT] = {"effect", "The card's effect", PHASE_TURN},
    [PHASE_WINDOW] = {"window", "A word with the guards", PHASE_TURN},
    [PHASE_BET] = {"bet", "Phase 3: place bets", PHASE_TOGETHER},
    [PHASE_UNCOVER] = {"uncover", "Phase 4: watch fights", PHASE_TURN},
    [PHASE_UNVEIL] = {"unveil", "Phase 4: Sabotage is turned up", PHASE_TURN},
    [PHASE_DICE] = {"dice", "Phase 4: the Fighters roll", PHASE_TURN},
    [PHASE_REACT] = {"react", "Phase 4: Reacts", PHASE_TURN},
    [PHASE_SLIPS] = {"slips", "Phase 5: the bookie pays", PHASE_TURN},
    [PHASE_SETTLE] = {"settle", "Phase 5: the moneylenders", PHASE_TOGETHER},
    [PHASE_SETTLED] = {"settled", "Phase 5: payments are shown", PHASE_TURN},
    [PHASE_FATE] = {"fate", "Threads of fate", PHASE_TURN},
    [PHASE_AFTER] = {"after", "Done early", PHASE_TURN},
    [PHASE_DISCARD] = {"discard", "Phase 6: reset", PHASE_TOGETHER},
    [PHASE_OVER] = {"over", "The game is over", PHASE_TURN},
};

static const struct rule_spec rules[] = {
    {"stock", "unlimited: the bank never runs short; printed: it holds the 66 Coin of the box", STOCK_UNLIMITED,
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
extern const struct data_source source_bloodsport_pits;

/* Keys of a pack that are read to people and decide nothing. */
static const char *const prose[] = {"pack", "text", "flavour", NULL};

/* Logs of format 1 name their pack by the hash of its whole text. */
static const struct old_text old_texts[] = {
    {"d3f1dafce017512b0598c1ab409b3b0b3be9baf7425ec4267d9f795bb76d15e0",
     "aa88e004fe838517d452021f78b6db3d82c051f3c3fe640671ea96dfa395d84d"},
    {NULL, NULL},
};

static const struct tally_spec tallies[TALLIES] = {
    [TALLY_WON] = {"won", "paid off the Loans", .worth = 1}, /* BG-J2 */
    [TALLY_LOST] = {"lost", "lost to the moneylenders"},
    [TALLY_FATE_LOW] = {"fate-to-10", "won, with a fate up to 10"}, /* BG-H2 */
    [TALLY_FATE_MIDDLE] = {"fate-11-to-20", "won, with a fate of 11 to 20"},
    [TALLY_FATE_HIGH] = {"fate-21-up", "won, with a fate of 21 or more"},
};

const struct game bloodsport_game = {
    .name = "bloodsport",
    .title = "Bloodsport Gambler",
    .author = "Mirage Merchant",
    .about = "One or two gamblers, deep in debt, bet on three pit fights a round, cheat with cards under the eyes "
             "of the guards, and pay the moneylenders before their patience ends.",
    .edition = 2,
    .editions = editions,
    .seats_min = 1,
    .seats_max = PLAYERS_MAX,
    .verb_count = VERBS,
    .phase_count = PHASES,
    .rule_count = sizeof rules / sizeof *rules,
    .field_count = FIELDS,
    .policy_count = 2,
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
    .prose = prose,
    .old_texts = old_texts,
    .words = &bloodsport_words,
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
