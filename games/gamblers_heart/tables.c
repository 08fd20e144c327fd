/* The words of Gambler's Heart: every name that stands in logs, on the wire and on the command line, and the
 * table of functions. Values of the enums in gamblers_heart.h index these arrays. */
#include "games/gamblers_heart/rules.h"

#define NAMES(array) { (array), sizeof(array) / sizeof *(array) }

static const char *const phase_names[PHASES] = {
    "renew", "repatron", "portent", "portent-dice", "list", "consent", "make", "patron-die", "crew", "scene", "pressed",
    "obstacle", "act", "oracle", "flashback", "price", "answer", "hand", "gm-die", "reroll", "turn-dice", "raise",
    "match", "fold", "gm-fold", "show", "invoke", "judge", "change", "impose", "unveil", "doom", "sacrifice",
    "after-loss", "showdown", "peril", "tip", "new-patron", "resolution", "aces", "over",
};
static const char *const seat_names[] = {"0", "1", "2", "3", "4", "5", "6", "7", "8"};
static const char *const patron_names[PATRONS] = {
    "none", "death", "illusion", "elemental", "transmutation", "time", "paragon", "patron-7", "patron-8", "patron-9",
    "patron-10", "patron-11", "patron-12", "patron-13", "patron-14", "patron-15", "patron-16", "patron-17", "patron-18",
};
static const char *const royalty_names[] = {"king", "queen", "jack", "ace"};
static const char *const suit_names[] = {"hearts", "diamonds", "spades", "clubs"};
static const char *const status_names[] = {"free", "blessed", "cursed", "lost"};
static const char *const size_names[] = {"unsaid", "minor", "medium", "major"};
static const char *const step_names[] = {"portent", "crew", "arrival", "work", "conflict", "verdict", "resolution"};
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
static const char *const quest_names[QUESTS_MAX] = {
    "quest-1", "quest-2", "quest-3", "quest-4", "quest-5", "quest-6",
    "quest-7", "quest-8", "quest-9", "quest-10", "quest-11", "quest-12",
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
};

#define NAMED(label, table) {(label), 0, SHOW_NAME, (table), 0}
#define OPEN(label, table) {(label), 0, SHOW_NAME, (table), 1}
#define HIDDEN(label, table) {(label), 1, SHOW_NAME, (table), 0}
#define NUMBER(label) {(label), 0, SHOW_NUMBER, 0, 0}

static const struct verb_spec verbs[VERBS] = {
    [DO_ROLL_PORTENT] = {"roll-portent", .help = "roll the quest maker's five dice"},
    [DO_SEED] = {"seed", {NAMED("quest", NAMES_SEED)}, .help = "one of the book's quests"},
    [DO_TELL_PORTENT] = {"tell-portent", .help = "a portent of your own: say it"},
    [DO_PROPOSE] = {"propose", {NAMED("instead-of", NAMES_PATRON), OPEN("patron", NAMES_PATRON)},
                    .help = "a Patronage of your own in place of one of the list; say what it empowers"},
    [DO_AGREE] = {"agree", .help = "agree to the Patronage proposed"},
    [DO_DISAGREE] = {"disagree", .help = "the list stays as it is"},
    [DO_READY] = {"ready", .help = "nothing to propose"},
    [DO_NAME] = {"name", {OPEN("person", NAMES_PERSON)}, .help = "what your Gambler is called"},
    [DO_SOUL] = {"soul", {NAMED("royalty", NAMES_ROYALTY), NAMED("suit", NAMES_SUIT)}, .help = "your Soulcard"},
    [DO_PATRON] = {"patron", {HIDDEN("patron", NAMES_PATRON)}, .help = "your Patronage, in secret"},
    [DO_ROLL_PATRON] = {"roll-patron", .help = "let a die choose your Patronage, in secret"},
    [DO_HIGH_ACE] = {"high-ace", .help = "say whom you once beat: secret till Black Jacknarok", .text = TEXT_SECRET},
    [DO_STEP] = {"step", .help = "on to the next step of the quest"},
    [DO_CAST] = {"cast", {OPEN("spell", NAMES_SPELL), NAMED("size", NAMES_SIZE), NAMED("fits", NAMES_PATRON)},
                 .help = "cast a spell: name it, and say what it does"},
    [DO_CAST_IDEA] = {"cast-idea", {NAMED("spell", NAMES_SPELL)}, .help = "cast a spell out of the book"},
    [DO_ACT] = {"act", {NAMED("as", NAMES_AS)}, .help = "do something without a spell: say what"},
    [DO_FLASHBACK] = {"flashback", .help = "what was planned on the way here: say it"},
    [DO_WAIT] = {"wait", .help = "nothing for now"},
    [DO_FAVOUR] = {"favour", .help = "Fortune's Favour: 1 Fortune for the Gamblers; say why"},
    [DO_ORACLE] = {"oracle", {NAMED("lean", NAMES_LEAN)}, .help = "let a die say how it turns out"},
    [DO_OBSTACLE] = {"obstacle", .help = "roll what stands in the way"},
    [DO_PRESS] = {"press", {NAMED("gambler", NAMES_SEAT)}, .help = "what does this Gambler do, now?"},
    [DO_SHOWDOWN] = {"showdown", {{"gamblers", 0, SHOW_SET, NAMES_SEAT, 0}}, .help = "a Showdown for these Gamblers"},
    [DO_ENDURE] = {"endure", .help = "the spell cast last goes on"},
    [DO_LIFT] = {"lift", {NAMED("spell", NAMES_SPELL)}, .help = "an enduring spell ends"},
    [DO_VICTORY] = {"victory", .help = "the quest is won"},
    [DO_DEFEAT] = {"defeat", .help = "the quest is lost"},
    [DO_HAPPENS] = {"happens", .help = "it is done as they say"},
    [DO_NEEDS_SPELL] = {"needs-spell", .help = "that takes a spell"},
    [DO_ALLOW] = {"allow", .help = "so be it"},
    [DO_VETO] = {"veto", .help = "no Flashback here"},
    [DO_STAKE] = {"stake", {NUMBER("to")}, .help = "the Initial Stake, 1 to 15"},
    [DO_REFUSE] = {"refuse", {NAMED("why", NAMES_WHY)},
                   .help = "no such spell: not perceived, too like a barred one, unsuited, unstated"},
    [DO_ACCEPT] = {"accept", .help = "gamble for it"},
    [DO_BACK_OUT] = {"back-out", .help = "leave it, at no cost"},
    [DO_KEEP] = {"keep", .help = "keep all five dice"},
    [DO_REROLL] = {"reroll", {NUMBER("count"), {"dice", 1, SHOW_SET, NAMES_DIE, 0}}, .help = "roll one or two dice again"},
    [DO_RAISE] = {"raise", {NUMBER("to")}, .help = "raise the Stake, to at most double"},
    [DO_STAND] = {"stand", .help = "leave the Stake"},
    [DO_MATCH] = {"match", .help = "match the Stake"},
    [DO_FOLD] = {"fold", .help = "give up half the Stake, rounded up"},
    [DO_STAY] = {"stay", .help = "no folding"},
    [DO_INVOKE] = {"invoke", {NAMED("patron", NAMES_PATRON)}, .help = "Invoke the Patron: true or not; say why it fits"},
    [DO_NO_PATRON] = {"no-patron", .help = "let the dice stand"},
    [DO_REJECT] = {"reject", .help = "that Patronage does not fit the spell best"},
    [DO_FIT] = {"fit", .help = "it fits: a die may be turned"},
    [DO_IMPOSE] = {"impose", .help = "IMPOSE ORDER: the Patronage is revealed"},
    [DO_HOLD_BACK] = {"hold-back", .help = "no Order imposed"},
    [DO_CHANGE] = {"change", {NAMED("die", NAMES_DIE), NAMED("face", NAMES_FACE)}, .help = "turn a die to another face"},
    [DO_LEAVE] = {"leave", .help = "turn no die"},
    [DO_DOOM] = {"doom", {NAMED("gambler", NAMES_SEAT)}, .help = "this Gambler is about to be lost"},
    [DO_SACRIFICE] = {"sacrifice", .help = "the Sacrifice Play: be lost instead; say how"},
    [DO_DECLINE] = {"decline", .help = "no Sacrifice"},
    [DO_RESOLVES] = {"resolves", .help = "this loss resolves the Showdown"},
    [DO_DELAYS] = {"delays", .help = "this loss only delays it"},
    [DO_PASS] = {"pass", .help = "cast nothing in this Showdown"},
    [DO_RESOLVE] = {"resolve", .help = "the Showdown comes to its end"},
    [DO_PERIL] = {"peril", {{"gamblers", 0, SHOW_SET, NAMES_SEAT, 0}}, .help = "these are still in peril, and are lost"},
    [DO_VOTE] = {"vote", {NAMED("use", NAMES_USE)}, .help = "how to Tip the Scales, or not"},
    [DO_CLOSE_VOTE] = {"close-vote", .help = "they did not agree: it lapses"},
    [DO_NEXT_QUEST] = {"next-quest", .help = "on to the next quest"},
    [DO_JACKNAROK] = {"jacknarok", .help = "Black Jacknarok: the High Aces are shown, the campaign ends"},
    [DO_PART] = {"part", .help = "the campaign ends, and the High Aces stay secret"},
    [DO_RETIRE] = {"retire", .help = "leave this Gambler behind for a new one"},
    [DO_GO_ON] = {"go-on", .help = "go on with this Gambler, cursed as they are"},
    [DO_PORTENT] = {"portent",
                    {NUMBER("place"), NUMBER("means"), NUMBER("aim"), NUMBER("agent"), NUMBER("edge")},
                    .help = "the quest maker's dice"},
    [DO_PATRON_ROLLED] = {"patron-rolled", {NAMED("gambler", NAMES_SEAT), HIDDEN("patron", NAMES_PATRON)},
                          .help = "a Patronage is rolled"},
    [DO_OBSTACLE_ROLLED] = {"obstacle-rolled", {NUMBER("die"), NUMBER("which")}, .help = "what stands in the way"},
    [DO_ORACLE_ROLLED] = {"oracle-rolled", {NUMBER("die"), NUMBER("other")},
                          .help = "the oracle's dice; other: 0 where one is rolled"},
    [DO_HAND] = {"hand",
                 {HIDDEN("a", NAMES_FACE), HIDDEN("b", NAMES_FACE), HIDDEN("c", NAMES_FACE), HIDDEN("d", NAMES_FACE),
                  HIDDEN("e", NAMES_FACE)},
                 .help = "the caster's five dice"},
    [DO_GM_DIE] = {"gm-die", {{"die", 1, SHOW_NUMBER, 0, 0}}, .help = "the GM's die"},
    [DO_TURN] = {"turn", {HIDDEN("die", NAMES_DIE), HIDDEN("face", NAMES_FACE)}, .help = "a die is rolled again"},
    [DO_SHOW] = {"show",
                 {NAMED("a", NAMES_FACE), NAMED("b", NAMES_FACE), NAMED("c", NAMES_FACE), NAMED("d", NAMES_FACE),
                  NAMED("e", NAMES_FACE), NUMBER("gm")},
                 .help = "both sides reveal their dice"},
    [DO_UNVEIL] = {"unveil", {NAMED("patron", NAMES_PATRON)}, .help = "the caster's true Patronage is revealed"},
    [DO_DISPUTE] = {"dispute", .help = "those are no ordinary people: the act is like any other"},
    [DO_PASS_OVER] = {"pass-over", .help = "go on without the Gambler who is pressed"},
    [DO_LAST_CALL] = {"last-call", .help = "ask all who have not voted for the last time"},
    [DO_LASTS] = {"lasts", {NAMED("spell", NAMES_SPELL)}, .help = "a spell cast earlier in this quest goes on"},
    [DO_BEGIN_ANEW] = {"begin-anew", .help = "make a new Gambler"},
    [DO_STAY_LOST] = {"stay-lost", .help = "stay lost for this quest, to be brought back at its end"},
    [DO_SHOW_ACE] = {"show-ace", {NAMED("gambler", NAMES_SEAT), NUMBER("which")}, "a High Ace is shown", TEXT_SHOWN, DO_HIGH_ACE},
};

static const struct phase_spec phases[PHASES] = {
    [PHASE_RENEW] = {"renew", "Between quests: the cursed", PHASE_TOGETHER},
    [PHASE_REPATRON] = {"repatron", "Between quests: Repatronage", PHASE_TOGETHER},
    [PHASE_PORTENT] = {"portent", "Act 1: the Portent", PHASE_TURN},
    [PHASE_PORTENT_DICE] = {"portent-dice", "Act 1: the Portent", PHASE_TURN},
    [PHASE_LIST] = {"list", "Act 1: the list of Patronages", PHASE_FLOOR},
    [PHASE_CONSENT] = {"consent", "Act 1: a Patronage is proposed", PHASE_TOGETHER},
    [PHASE_MAKE] = {"make", "Act 1: the Crew", PHASE_FLOOR},
    [PHASE_PATRON_DIE] = {"patron-die", "A Patronage is rolled", PHASE_TURN},
    [PHASE_CREW] = {"crew", "Act 1: the Crew", PHASE_TURN},
    [PHASE_SCENE] = {"scene", "The quest", PHASE_FLOOR},
    [PHASE_PRESSED] = {"pressed", "The quest: one Gambler's move", PHASE_FLOOR},
    [PHASE_OBSTACLE] = {"obstacle", "The quest: an obstacle", PHASE_TURN},
    [PHASE_ACT] = {"act", "A plain act", PHASE_FLOOR},
    [PHASE_ORACLE] = {"oracle", "The oracle", PHASE_TURN},
    [PHASE_FLASHBACK] = {"flashback", "A Flashback", PHASE_TURN},
    [PHASE_PRICE] = {"price", "The duel: the Initial Stake", PHASE_TURN},
    [PHASE_ANSWER] = {"answer", "The duel: accept or back out", PHASE_TURN},
    [PHASE_HAND] = {"hand", "The duel: the dice", PHASE_TURN},
    [PHASE_GM_DIE] = {"gm-die", "The duel: the GM's die", PHASE_TURN},
    [PHASE_REROLL] = {"reroll", "The duel: the reroll", PHASE_TURN},
    [PHASE_TURN_DICE] = {"turn-dice", "The duel: the reroll", PHASE_TURN},
    [PHASE_RAISE] = {"raise", "The duel: raise or stand", PHASE_TURN},
    [PHASE_MATCH] = {"match", "The duel: match or raise", PHASE_TURN},
    [PHASE_FOLD] = {"fold", "The duel: the Gambler may fold", PHASE_TURN},
    [PHASE_GM_FOLD] = {"gm-fold", "The duel: the GM may fold", PHASE_TURN},
    [PHASE_SHOW] = {"show", "The duel: the reveal", PHASE_TURN},
    [PHASE_INVOKE] = {"invoke", "The duel: Invoke the Patron", PHASE_TURN},
    [PHASE_JUDGE] = {"judge", "The duel: the GM's answer", PHASE_TURN},
    [PHASE_CHANGE] = {"change", "The duel: a die may be turned", PHASE_TURN},
    [PHASE_IMPOSE] = {"impose", "The duel: IMPOSE ORDER?", PHASE_TURN},
    [PHASE_UNVEIL] = {"unveil", "The duel: the Patronage is revealed", PHASE_TURN},
    [PHASE_DOOM] = {"doom", "Disaster: who is lost?", PHASE_TURN},
    [PHASE_SACRIFICE] = {"sacrifice", "Disaster: the Sacrifice Play", PHASE_TURN},
    [PHASE_AFTER_LOSS] = {"after-loss", "Showdown: after the loss", PHASE_TURN},
    [PHASE_SHOWDOWN] = {"showdown", "Showdown", PHASE_FLOOR},
    [PHASE_PERIL] = {"peril", "Showdown: who is in peril?", PHASE_TURN},
    [PHASE_TIP] = {"tip", "Act 3: Tip the Scales of Fate", PHASE_FLOOR},
    [PHASE_NEW_PATRON] = {"new-patron", "Act 3: another Patronage", PHASE_TOGETHER},
    [PHASE_RESOLUTION] = {"resolution", "Act 3: the Resolution", PHASE_TURN},
    [PHASE_ACES] = {"aces", "Black Jacknarok", PHASE_TURN},
    [PHASE_OVER] = {"over", "The campaign is over", PHASE_TURN},
};

static const struct rule_spec rules[RULES] = {
    [RULE_QUESTS] = {"quests", "how many quests the campaign has at most", 1, QUESTS_MAX, 1, NULL}, /* GH-E8 */
    [RULE_IMPOSE] = {"impose", "when the GM may IMPOSE ORDER: in response to the Patron, or after the die is turned",
                     IMPOSE_IN_RESPONSE, IMPOSE_AFTER_DIE, IMPOSE_IN_RESPONSE, impose_names},
    [RULE_FLASHBACK] = {"flashback", "what a Flashback costs", FLASHBACK_TWO, FLASHBACK_FREE, FLASHBACK_TWO, price_names},
    [RULE_FAVOUR] = {"favour", "whether the GM may give Fortune's Favour", 0, 1, 1, on_names},
    [RULE_LOG] = {"log", "whether the whole log and the seed are given out when the campaign has ended", 0, 1, 0, log_names},
};

const struct field gamblers_heart_fields[FIELDS] = {
#define ROW(...) FIELD_ROW(struct gamblers_heart, __VA_ARGS__)
    GAMBLERS_HEART_FIELDS(ROW)
};
_Static_assert(sizeof(struct gamblers_heart) % 8 == 0, "a state is whole words");
_Static_assert(offsetof(struct gamblers_heart, gm_die) + 1 == sizeof(struct gamblers_heart), "no byte without a field");

static const struct label_spec labels[LABEL_TABLES] = {
    [LABEL_SPELL] = {NAMES_SPELL, IDEAS, SPELLS_NAMED},
    [LABEL_PATRON] = {NAMES_PATRON, 1 + PATRONS_PRINTED, PROPOSALS_MAX},
    [LABEL_PERSON] = {NAMES_PERSON, PERSONS_PRINTED, PERSONS_NAMED},
};

static const char *role(int seat)
{
    return seat == GM ? "GM" : "gambler";
}

/* 2: reactions while an act waits or somebody is pressed (GH-C1, GH-E7), votes heard out (GH-F2), the lost who stay
 * lost (GH-F7). */
static const struct edition_spec editions[] = {{1, NULL}, {2, NULL}, {0}};

static const char *const solo[] = {"careful", "me", NULL};
extern const struct data_source source_gamblers_heart_crossroads;

/* Keys of a pack that are read to people and decide nothing. */
static const char *const prose[] = {
    "book", "patronages", "royalties", "suits", "tables", "text", "portent", "arrival", "work", "conflict",
    "victory", "defeat", "less-awful", "even-worse", NULL,
};

/* Logs of format 1 name their pack by the hash of its whole text. */
static const struct old_text old_texts[] = {
    {"d3fd67ef6c18eeeabc3d6e8f92c398d2c0cedf05e005685e68887d6f868fe473",
     "25a02deaca7959d5301af2ce63c0a28777d9dea64384af6e99d84e90966a6486"},
    {NULL, NULL},
};

static const struct tally_spec tallies[TALLIES] = {
    [TALLY_QUESTS_WON] = {"quests-won", "quests won by the Gamblers", .shared = 1, .counts = 1, .worth = 1}, /* GH-E8 */
    [TALLY_QUESTS_LOST] = {"quests-lost", "quests won by the GM", .shared = 1, .counts = 1, .worth_master = 1},
    [TALLY_LOST] = {"lost", "lost out of the story"},
    [TALLY_CURSED] = {"cursed", "cursed at the end"},
};

const struct game gamblers_heart_game = {
    .name = "gamblers-heart",
    .title = "Gambler's Heart",
    .author = "Liam Hevey (Dice Kapital)",
    .about = "A game master against gamblers with a sliver of magic: whatever they can say they can cast, for a Stake, "
             "by poker dice, over 40 shared Fortune; and whoever names a patron may be lying.",
    .edition = 2,
    .editions = editions,
    .master = true,
    .master_goes_on = true, /* GH-E7 */
    .seats_min = 2,
    .seats_max = 1 + GAMBLERS_MAX,
    .verb_count = VERBS,
    .phase_count = PHASES,
    .rule_count = RULES,
    .field_count = FIELDS,
    .policy_count = 2,
    .source_count = 1,
    .tally_count = TALLIES,
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
    .prose = prose,
    .old_texts = old_texts,
    .words = &gamblers_heart_words,
    .solo = solo,
    .role = role,
    .data_open = gamblers_heart_book_open,
    .init = gamblers_heart_init,
    .phase = gamblers_heart_phase,
    .turn = gamblers_heart_turn,
    .resting = gamblers_heart_resting,
    .options = gamblers_heart_options,
    .apply = gamblers_heart_apply,
    .payoff = gamblers_heart_payoff,
    .tally = gamblers_heart_tally,
    .witness = gamblers_heart_witness,
    .check = gamblers_heart_check,
    .may_be = gamblers_heart_may_be,
    .label_live = gamblers_heart_label_live,
    .sealed = gamblers_heart_sealed,
};
