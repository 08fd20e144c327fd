/* The words of Gambler's Heart: every name that stands in logs, on the wire and on the command
 * line, and the table of functions. Values of the enums in gamblers_heart.h index these arrays. */
#include "games/gamblers_heart/gambler.h"
#include "games/gamblers_heart/rules.h"

#define NAMES(array) { (array), sizeof(array) / sizeof *(array) }

static const char *const phase_names[PHASES] = {
#define ROW(id, name, ...) name,
    GAMBLERS_HEART_PHASES(ROW)
#undef ROW
};
static const char *const seat_names[] = {"0", "1", "2", "3", "4", "5", "6", "7", "8"};
static const char *const patron_names[PATRONS] = {
    "none", "death", "illusion", "elemental", "transmutation", "time", "paragon", "patron-7",
    "patron-8", "patron-9",
    "patron-10", "patron-11", "patron-12", "patron-13", "patron-14", "patron-15", "patron-16",
    "patron-17", "patron-18",
};
static const char *const royalty_names[] = {"king", "queen", "jack", "ace"};
static const char *const suit_names[] = {"hearts", "diamonds", "spades", "clubs"};
static const char *const status_names[] = {"free", "blessed", "cursed", "lost"};
static const char *const size_names[] = {"unsaid", "minor", "medium", "major"};
static const char *const step_names[] = {"portent",  "crew",    "arrival",   "work",
                                         "conflict", "verdict", "resolution"};
static const char *const as_names[] = {"plain", "royalty", "suit", "cards"};
static const char *const lean_names[] = {"even", "good", "bad"};
static const char *const why_names[] = {"unseen", "alike", "unsuited", "unstated"};
static const char *const face_names[] = {"none", "9", "10", "j", "q", "k", "a"};
static const char *const die_names[DICE] = {"die-1", "die-2", "die-3", "die-4", "die-5"};
static const char *const use_names[USES + 1] = {
    "none",
    "bring-back-1", "bring-back-2", "bring-back-3", "bring-back-4",
    "bring-back-5", "bring-back-6", "bring-back-7", "bring-back-8",
    "free-1", "free-2", "free-3", "free-4", "free-5", "free-6", "free-7", "free-8",
    "open",
};
static const char *const yes_names[] = {"no", "yes"};
static const char *const impose_names[] = {"in-response", "after-die"};
static const char *const price_names[] = {"two-fortune", "free"};
static const char *const on_names[] = {"off", "on"};
static const char *const log_names[] = {"opened", "sealed"};
static const char *const tone_names[] = {"none", "plain", "less-awful", "even-worse"};
static const char *const loss_names[] = {"none", "fortune", "showdown", "sacrifice", "retired"};
static const char *const made_names[] = {"nothing", "name", "soul", "patron", "all"};
static const char *const obstacle_names[] = {"obstacle-1"};
/* Of what a spell does, the words of enum tag. */
static const char *const helps_names[HELPS] = {"anything", "pass", "hold", "learn",
                                              "sway",     "break", "save"};
static const char *const quest_names[QUESTS_MAX] = {
    "quest-1", "quest-2", "quest-3", "quest-4", "quest-5", "quest-6",
    "quest-7", "quest-8", "quest-9", "quest-10", "quest-11", "quest-12",
};

const char *const gamblers_heart_tags[TAGS] = {
    "pass", "hold", "learn", "sway", "break", "save", "death", "illusion", "elemental",
    "transmutation", "time", "paragon", "king", "queen", "jack", "ace", "hearts", "diamonds",
    "spades", "clubs",
};

const struct names gamblers_heart_names[NAME_TABLES] = {
    [NAMES_PHASE] = NAMES(phase_names),
    [NAMES_SEAT] = NAMES(seat_names),
    [NAMES_PATRON] = NAMES(patron_names),
    [NAMES_ROYALTY] = NAMES(royalty_names),
    [NAMES_SUIT] = NAMES(suit_names),
    [NAMES_STATUS] = NAMES(status_names),
    [NAMES_SIZE] = NAMES(size_names),
    [NAMES_STEP] = NAMES(step_names),
    [NAMES_AS] = NAMES(as_names),
    [NAMES_LEAN] = NAMES(lean_names),
    [NAMES_WHY] = NAMES(why_names),
    [NAMES_FACE] = NAMES(face_names),
    [NAMES_DIE] = NAMES(die_names),
    [NAMES_USE] = NAMES(use_names),
    [NAMES_YES] = NAMES(yes_names),
    [NAMES_IMPOSE] = NAMES(impose_names),
    [NAMES_PRICE] = NAMES(price_names),
    [NAMES_TONE] = NAMES(tone_names),
    [NAMES_LOSS] = NAMES(loss_names),
    [NAMES_MADE] = NAMES(made_names),
    [NAMES_QUEST] = NAMES(quest_names),
    [NAMES_OBSTACLE] = NAMES(obstacle_names),
    [NAMES_CARDS] = NAMES(yes_names),
    [NAMES_HELPS] = NAMES(helps_names),
};

#define NAMED(label, table) {(label), 0, SHOW_NAME, (table), 0}
#define OPEN(label, table) {(label), 0, SHOW_NAME, (table), 1}
#define HIDDEN(label, table) {(label), 1, SHOW_NAME, (table), 0}
#define NUMBER(label) {(label), 0, SHOW_NUMBER, 0, 0}

static const struct verb_spec verbs[VERBS] = {
    [DO_ROLL_PORTENT] = {"roll-portent"},
    [DO_SEED] = {"seed", {NAMED("quest", NAMES_SEED)}},
    [DO_TELL_PORTENT] = {"tell-portent", .invites = 1},
    [DO_PROPOSE] = {"propose",
                    {NAMED("instead-of", NAMES_PATRON), OPEN("patron", NAMES_PATRON)},
                    .invites = 1},
    [DO_AGREE] = {"agree"},
    [DO_DISAGREE] = {"disagree"},
    [DO_READY] = {"ready"},
    [DO_NAME] = {"name", {OPEN("person", NAMES_PERSON)}},
    [DO_SOUL] = {"soul", {NAMED("royalty", NAMES_ROYALTY), NAMED("suit", NAMES_SUIT)}},
    [DO_PATRON] = {"patron", {HIDDEN("patron", NAMES_PATRON)}},
    [DO_ROLL_PATRON] = {"roll-patron"},
    [DO_HIGH_ACE] = {"high-ace", .invites = 1, .text = TEXT_SECRET},
    [DO_STEP] = {"step"},
    [DO_CAST] = {"cast",
                 {OPEN("spell", NAMES_SPELL), NAMED("size", NAMES_SIZE),
                  NAMED("fits", NAMES_PATRON)},
                 .invites = 1},
    [DO_CAST_IDEA] = {"cast-idea", {NAMED("spell", NAMES_SPELL)}},
    [DO_ACT] = {"act", {NAMED("as", NAMES_AS)}, .invites = 1},
    [DO_FLASHBACK] = {"flashback", .invites = 1},
    [DO_WAIT] = {"wait"},
    [DO_FAVOUR] = {"favour", .invites = 1},
    [DO_ORACLE] = {"oracle", {NAMED("lean", NAMES_LEAN)}},
    [DO_OBSTACLE] = {"obstacle"},
    [DO_PRESS] = {"press", {NAMED("gambler", NAMES_SEAT)}},
    [DO_SHOWDOWN] = {"showdown", {{"gamblers", 0, SHOW_SET, NAMES_SEAT, 0}}},
    [DO_ENDURE] = {"endure"},
    [DO_LIFT] = {"lift", {NAMED("spell", NAMES_SPELL)}},
    [DO_VICTORY] = {"victory"},
    [DO_DEFEAT] = {"defeat"},
    [DO_HAPPENS] = {"happens"},
    [DO_NEEDS_SPELL] = {"needs-spell"},
    [DO_ALLOW] = {"allow"},
    [DO_VETO] = {"veto"},
    [DO_STAKE] = {"stake", {NUMBER("to")}},
    [DO_REFUSE] = {"refuse", {NAMED("why", NAMES_WHY)}},
    [DO_ACCEPT] = {"accept"},
    [DO_BACK_OUT] = {"back-out"},
    [DO_KEEP] = {"keep"},
    [DO_REROLL] = {"reroll", {NUMBER("count"), {"dice", 1, SHOW_SET, NAMES_DIE, 0}}},
    [DO_RAISE] = {"raise", {NUMBER("to")}},
    [DO_STAND] = {"stand"},
    [DO_MATCH] = {"match"},
    [DO_FOLD] = {"fold"},
    [DO_STAY] = {"stay"},
    [DO_INVOKE] = {"invoke", {NAMED("patron", NAMES_PATRON)}, .invites = 1},
    [DO_NO_PATRON] = {"no-patron"},
    [DO_REJECT] = {"reject"},
    [DO_FIT] = {"fit"},
    [DO_IMPOSE] = {"impose"},
    [DO_HOLD_BACK] = {"hold-back"},
    [DO_CHANGE] = {"change", {NAMED("die", NAMES_DIE), NAMED("face", NAMES_FACE)}},
    [DO_LEAVE] = {"leave"},
    [DO_DOOM] = {"doom", {NAMED("gambler", NAMES_SEAT)}},
    [DO_SACRIFICE] = {"sacrifice", .invites = 1},
    [DO_DECLINE] = {"decline"},
    [DO_RESOLVES] = {"resolves"},
    [DO_DELAYS] = {"delays"},
    [DO_PASS] = {"pass"},
    [DO_RESOLVE] = {"resolve"},
    [DO_PERIL] = {"peril", {{"gamblers", 0, SHOW_SET, NAMES_SEAT, 0}}},
    [DO_VOTE] = {"vote", {NAMED("use", NAMES_USE)}},
    [DO_CLOSE_VOTE] = {"close-vote"},
    [DO_NEXT_QUEST] = {"next-quest"},
    [DO_JACKNAROK] = {"jacknarok"},
    [DO_PART] = {"part"},
    [DO_RETIRE] = {"retire"},
    [DO_GO_ON] = {"go-on"},
    [DO_PORTENT] = {"portent",
                    {NUMBER("place"), NUMBER("means"), NUMBER("aim"), NUMBER("agent"),
                     NUMBER("edge")}, .chance = CHANCE_DIE},
    [DO_PATRON_ROLLED] = {"patron-rolled",
                          {NAMED("gambler", NAMES_SEAT), HIDDEN("patron", NAMES_PATRON)},
                          .chance = CHANCE_DIE},
    [DO_OBSTACLE_ROLLED] = {"obstacle-rolled", {NUMBER("die"), NUMBER("which")},
                            .chance = CHANCE_DIE},
    [DO_ORACLE_ROLLED] = {"oracle-rolled", {NUMBER("die"), NUMBER("other")}, .chance = CHANCE_DIE},
    [DO_HAND] = {"hand",
                 {HIDDEN("a", NAMES_FACE), HIDDEN("b", NAMES_FACE), HIDDEN("c", NAMES_FACE),
                  HIDDEN("d", NAMES_FACE), HIDDEN("e", NAMES_FACE)}, .chance = CHANCE_DIE},
    [DO_GM_DIE] = {"gm-die", {{"die", 1, SHOW_NUMBER, 0, 0}}, .chance = CHANCE_DIE},
    [DO_TURN] = {"turn", {HIDDEN("die", NAMES_DIE), HIDDEN("face", NAMES_FACE)},
                 .chance = CHANCE_DIE},
    [DO_SHOW] = {"show",
                 {NAMED("a", NAMES_FACE), NAMED("b", NAMES_FACE), NAMED("c", NAMES_FACE),
                  NAMED("d", NAMES_FACE), NAMED("e", NAMES_FACE), NUMBER("gm")},
                 .chance = CHANCE_DIE},
    [DO_UNVEIL] = {"unveil", {NAMED("patron", NAMES_PATRON)}, .chance = CHANCE_SHOWN},
    [DO_DISPUTE] = {"dispute"},
    [DO_PASS_OVER] = {"pass-over"},
    [DO_LAST_CALL] = {"last-call"},
    [DO_LASTS] = {"lasts", {NAMED("spell", NAMES_SPELL)}},
    [DO_BEGIN_ANEW] = {"begin-anew"},
    [DO_STAY_LOST] = {"stay-lost"},
    [DO_CARRY] = {"carry", {NUMBER("fortune"), NUMBER("won"), NUMBER("lost")}},
    [DO_RECALL] = {"recall", {NAMED("fact", NAMES_FACT)}},
    [DO_RECALL_QUEST] = {"recall-quest", {NAMED("quest", NAMES_SEED)}},
    [DO_FATE] = {"fate",
                 {NAMED("gambler", NAMES_SEAT), NAMED("status", NAMES_STATUS),
                  NAMED("loss", NAMES_LOSS), NAMED("known", NAMES_PATRON),
                  NAMED("shown", NAMES_YES), NUMBER("former")}},
    [DO_CARRY_ON] = {"carry-on"},
    [DO_COME_BACK] = {"come-back"},
    [DO_WRITE_OBSTACLE] = {"write-obstacle",
                           {NAMED("size", NAMES_SIZE), OPEN("obstacle", NAMES_OBSTACLE),
                            NAMED("cards", NAMES_CARDS), NAMED("helps", NAMES_HELPS)},
                           .invites = 1},
    [DO_SET_FORTUNE] = {"set-fortune", {NUMBER("number")}, .power = 1},
    [DO_SET_MARKS] = {"set-marks", {NUMBER("number")}, .power = 1},
    [DO_SET_ALARMS] = {"set-alarms", {NUMBER("number")}, .power = 1},
    [DO_SHOW_ACE] = {"show-ace",
                     {NAMED("gambler", NAMES_SEAT), NUMBER("which")},
                     TEXT_SHOWN,
                     DO_HIGH_ACE, .chance = CHANCE_SHOWN},
};

static const struct phase_spec phases[PHASES] = {
#define ROW(id, name, kind, ...) {name, PHASE_##kind},
    GAMBLERS_HEART_PHASES(ROW)
#undef ROW
};

static const struct rule_spec rules[RULES] = {
    [RULE_QUESTS] = {"quests", 1, QUESTS_MAX, 1, NULL}, /* GH-E8 */
    [RULE_IMPOSE] = {"impose",
                     IMPOSE_IN_RESPONSE, IMPOSE_AFTER_DIE, IMPOSE_IN_RESPONSE, impose_names},
    [RULE_FLASHBACK] = {"flashback", FLASHBACK_TWO, FLASHBACK_FREE, FLASHBACK_TWO, price_names},
    [RULE_FAVOUR] = {"favour", 0, 1, 1, on_names},
    [RULE_LOG] = {"log", 0, 1, 0, log_names},
    [RULE_EVENING] = {"evening", 0, EVENINGS_MAX, 0, NULL}, /* GH-F8 */
    [RULE_EVENINGS] = {"evenings", 1, EVENINGS_MAX, EVENINGS, NULL},
    [RULE_COME_BACK] = {"come-back", 0, FORTUNE_START, 0, NULL}, /* GH-F9 */
};

const struct field gamblers_heart_fields[FIELDS] = {
#define ROW(...) FIELD_ROW(struct gamblers_heart, __VA_ARGS__)
    GAMBLERS_HEART_FIELDS(ROW)
};
_Static_assert(sizeof(struct gamblers_heart) % 8 == 0, "a state is whole words");
_Static_assert(offsetof(struct gamblers_heart, gm_die) + 1 == sizeof(struct gamblers_heart),
               "no byte without a field");

static const struct label_spec labels[LABEL_TABLES] = {
    [LABEL_SPELL] = {NAMES_SPELL, IDEAS, SPELLS_NAMED},
    [LABEL_PATRON] = {NAMES_PATRON, 1 + PATRONS_PRINTED, PROPOSALS_MAX},
    [LABEL_PERSON] = {NAMES_PERSON, PERSONS_PRINTED, PERSONS_NAMED},
    [LABEL_OBSTACLE] = {NAMES_OBSTACLE, 0, 1}, /* one stands at a time */
};

static const char *role(int seat)
{
    return seat == GM ? "GM" : "gambler";
}

/* 2: reactions while an act waits or somebody is pressed (GH-C1, GH-E7), votes heard out (GH-F2),
 * the lost who stay lost (GH-F7). 3: obstacles of the quest's own (GH-H7). 4: campaigns of evenings
 * (GH-F8, GH-H8). 5: obstacles that the GM writes (GH-H9); what a book
 * says anew of its own, and facts by those of the quest maker (GH-H7, GH-H8). */
static const struct edition_spec editions[] = {
    {1, NULL, 5}, {2, NULL, 5}, {3, NULL, 5}, {4, NULL, 0}, {5, NULL, 0}, {0}};

static const char *const solo[] = {"careful", "me", NULL};
extern const struct data_source source_gamblers_heart_crossroads, source_gamblers_heart_lesson;

/* Keys of a pack that are read to people and decide nothing. */
static const char *const prose[] = {
    "book", "patronages", "royalties", "suits", "tables", "text", "portent", "arrival", "work",
    "conflict",
    "victory", "defeat", "less-awful", "even-worse", "does", "clues", "stake", "fits", "why",
    "spell", "spell-fails", "deed", "deed-fails", "lie", "also", "aces", NULL,
};
/* Keys that decide nothing before the third edition of the rules (GH-H7). */
static const char *const third[] = {"quests.obstacles", "quests.not", "maker", NULL};
/* And before the fourth (GH-H8). */
static const char *const fourth[] = {"factions", "remember", "unless", NULL};
/* And before the fifth. */
static const char *const fifth[] = {"quests.since-5", NULL};
static const struct later_keys later[] = {
    {3, third, NULL},
    {4, fourth, "if"},
    {5, fifth, "since", "5", "remember"},
    {0, NULL, NULL},
};

/* Logs of format 1 name their pack by the hash of its whole text. */
static const struct old_text old_texts[] = {
    {"d3fd67ef6c18eeeabc3d6e8f92c398d2c0cedf05e005685e68887d6f868fe473",
     "25a02deaca7959d5301af2ce63c0a28777d9dea64384af6e99d84e90966a6486"},
    {NULL, NULL},
};

static const struct tally_spec tallies[TALLIES] = {
    [TALLY_QUESTS_WON] = {"quests-won", .shared = 1, .counts = 1, .worth = 1}, /* GH-E8 */
    [TALLY_QUESTS_LOST] = {"quests-lost", .shared = 1, .counts = 1, .worth_master = 1},
    [TALLY_LOST] = {"lost"},
    [TALLY_CURSED] = {"cursed"},
};

static const struct build_spec builds[] = {{"patron", 1, 1}, {"royalty", 1, 1}, {"suit", 1, 1}};

const struct game gamblers_heart_game = {
    .name = "gamblers-heart",
    .title = "Gambler's Heart",
    .author = "Liam Hevey (Dice Kapital)",
    .edition = 5,
    .editions = editions,
    .master = true,
    .master_goes_on = true, /* GH-E7 */
    .seats_min = 2,
    .seats_max = 1 + GAMBLERS_MAX,
    .verb_count = VERBS,
    .phase_count = PHASES,
    .rule_count = RULES,
    .field_count = FIELDS,
    .policy_count = 3,
    .style_count = 5,
    .source_count = 1,
    .tally_count = TALLIES,
    .build_count = sizeof builds / sizeof *builds,
    .label_count = LABEL_TABLES,
    .state_size = sizeof(struct gamblers_heart),
    .moves_max = GAMBLERS_HEART_MOVES_MAX,
    .data_size = sizeof(struct book),
    .payoff_hi = QUESTS_MAX,
    .rules = rules,
    .tallies = tallies,
    .verbs = verbs,
    .phases = phases,
    .fields = gamblers_heart_fields,
    .labels = labels,
    .policies = gamblers_heart_policies,
    .sources = &source_gamblers_heart_crossroads,
    .lesson = GAME_TALK(source_gamblers_heart_lesson),
    .part = GAME_PART(gamblers_heart_duel),
    .odds = GAME_PART(gamblers_heart_odds),
    .plot = GAME_PART(gamblers_heart_plot),
    .builds = builds,
    .prose = prose,
    .later = later,
    .old_texts = old_texts,
    .words = GAME_TALK(gamblers_heart_words),
    .characters = GAME_TALK(gamblers_heart_characters),
    .carry = GAME_TALK(gamblers_heart_carry),
    .solo = solo,
    .role = role,
    .data_open = gamblers_heart_book_open,
    .data_doubt = gh_book_doubt,
    .init = gamblers_heart_init,
    .phase = gamblers_heart_phase,
    .turn = gamblers_heart_turn,
    .resting = gamblers_heart_resting,
    .options = gamblers_heart_options,
    .powers = gamblers_heart_powers,
    .lifted = gamblers_heart_lifted,
    .apply = gamblers_heart_apply,
    .payoff = gamblers_heart_payoff,
    .tally = gamblers_heart_tally,
    .witness = gamblers_heart_witness,
    .check = gamblers_heart_check,
    .may_be = gamblers_heart_may_be,
    .label_live = gamblers_heart_label_live,
    .sealed = gamblers_heart_sealed,
};
