/* The tables of Texarkana that make it a game: verbs with help, phases, options of the table, fields, functions. */
#include "games/texarkana/rules.h"

#define NAMED(label, table) {.name = (label), .show = SHOW_NAME, .names = (table)}
#define HIDDEN(label, table) {.name = (label), .secret = 1, .show = SHOW_NAME, .names = (table)}
#define NUMBER(label) {.name = (label), .show = SHOW_NUMBER}
#define NOTED(label) {.name = (label), .secret = 1, .show = SHOW_NUMBER}
#define LISTED(label, table) {.name = (label), .show = SHOW_SET, .names = (table)}

static const struct verb_spec verbs[VERBS] = {
    [DO_CHOOSE] = {.name = "choose", .arg = {NAMED("character", NAMES_CHARACTER)},
                   .help = "play this character as the pack has it"},
    [DO_RATE] = {.name = "rate",
                 .arg = {NUMBER("will"), NUMBER("grit"), NUMBER("coin"), NUMBER("luck"), NAMED("character", NAMES_CHARACTER)},
                 .help = "play a character with figures of your own, 1 to 10"},
    [DO_ATTEMPT] = {.name = "attempt", .arg = {NAMED("goal", NAMES_GOAL), NAMED("field", NAMES_SUIT)},
                    .help = "try something in a field of use; say what you aim at and what it would change"},
    [DO_INVOKE] = {.name = "invoke", .arg = {NAMED("invocation", NAMES_INVOCATION), NAMED("goal", NAMES_GOAL)},
                   .help = "try something by an Invocation; say what it is to do"},
    [DO_CHALLENGE] = {.name = "challenge", .arg = {NAMED("pc", NAMES_SEAT)},
                      .help = "set your character against another's, if all agree; say why"},
    [DO_WAIT] = {.name = "wait", .help = "nothing for now"},
    [DO_AGREE] = {.name = "agree", .help = "consent to the conflict"},
    [DO_REFUSE] = {.name = "refuse", .help = "no conflict: nothing happened"},
    [DO_CHARACTERISTIC] = {.name = "characteristic", .arg = {NAMED("characteristic", NAMES_CHARACTERISTIC)},
                           .help = "wager 1 Luck on a Characteristic, once a session each"},
    [DO_FLAW] = {.name = "flaw", .arg = {NAMED("flaw", NAMES_FLAW)},
                 .help = "wager 1 Will on a Flaw, once a session each"},
    [DO_USE] = {.name = "use", .arg = {NAMED("trait", NAMES_TRAIT)}, .help = "declare a trait or a piece of gear"},
    [DO_PLAY] = {.name = "play", .arg = {NAMED("card", NAMES_CARD), NAMED("burn", NAMES_YES)},
                 .help = "play a card face up; burn: it is not replaced"},
    [DO_DOWN] = {.name = "down", .arg = {HIDDEN("card", NAMES_CARD)}, .help = "lay a card face down"},
    [DO_CALL_OFF] = {.name = "call-off", .help = "call the test off; nothing is spent"},
    [DO_ASSIST] = {.name = "assist", .arg = {NAMED("card", NAMES_CARD)},
                   .help = "burn a card of the same suit or value to help"},
    [DO_PASS] = {.name = "pass", .help = "do not assist"},
    [DO_TRUMP] = {.name = "trump", .help = "trump: flip cards and add them; over 21 is a bust"},
    [DO_STAND] = {.name = "stand", .help = "do not trump"},
    [DO_NARRATE] = {.name = "narrate", .help = "say what comes of it"},
    [DO_TOSS] = {.name = "toss", .arg = {NAMED("card", NAMES_CARD)},
                 .help = "discard this one of the two cards, keep the other"},
    [DO_SHED] = {.name = "shed", .arg = {NAMED("card", NAMES_CARD)},
                 .help = "discard a card, since Will was lowered"},
    [DO_SCENARIO] = {.name = "scenario", .arg = {NAMED("scenario", NAMES_SCENARIO)},
                     .help = "the story to be played, or a free table"},
    [DO_CALL] = {.name = "call", .arg = {NAMED("pc", NAMES_SEAT), NAMED("goal", NAMES_GOAL), NAMED("field", NAMES_SUIT)},
                 .help = "ask a character for a test"},
    [DO_CHANGE] = {.name = "change", .arg = {NAMED("pc", NAMES_SEAT), NAMED("resource", NAMES_RESOURCE), NUMBER("by")},
                   .help = "change Will, Grit, Coin, Luck or Injuries of a character"},
    [DO_ENTER] = {.name = "enter", .arg = {NAMED("pc", NAMES_SEAT)}, .help = "a character comes into the scene"},
    [DO_LEAVE] = {.name = "leave", .arg = {NAMED("pc", NAMES_SEAT)}, .help = "a character leaves the scene"},
    [DO_BRING] = {.name = "bring", .arg = {NAMED("npc", NAMES_NPC)}, .help = "an NPC comes into the scene"},
    [DO_DISMISS] = {.name = "dismiss", .arg = {NAMED("against", NAMES_CAST)}, .help = "an NPC leaves the scene"},
    [DO_CLASH] = {.name = "clash", .arg = {NAMED("ally", NAMES_CAST), NAMED("foe", NAMES_CAST)},
                  .help = "NPC against NPC: one flip; red favours the Posse"},
    [DO_JUDGE] = {.name = "judge", .arg = {NAMED("goal", NAMES_GOAL), NAMED("result", NAMES_GOAL_STATE)},
                  .help = "a goal is won or lost without a test"},
    [DO_NO_CARDS] = {.name = "no-cards", .help = "no cards are needed for this"},
    [DO_DECLARE] = {.name = "declare",
                    .arg = {NAMED("trump", NAMES_SUIT), NAMED("opposition", NAMES_SUIT), NAMED("against", NAMES_CAST),
                     LISTED("marks", NAMES_MARK), LISTED("risk", NAMES_RESOURCE)},
                    .help = "set the stakes: trumps, opposition, and what is at risk; say what failure brings"},
    [DO_DIFFICULTY] = {.name = "difficulty", .arg = {NOTED("dv"), NOTED("woe")},
                       .help = "note DV, -3 to +3, and Woe in secret"},
    [DO_ALLOW] = {.name = "allow", .arg = {NAMED("trump", NAMES_SUIT), NAMED("other", NAMES_SUIT), NAMED("violence", NAMES_YES)},
                  .help = "allow the conflict: a trump suit for the challenger and for the other"},
    [DO_TAKE] = {.name = "take", .arg = {NAMED("resource", NAMES_RESOURCE), NUMBER("amount")},
                 .help = "what was at risk is lost"},
    [DO_SCENE] = {.name = "scene", .arg = {NAMED("scene", NAMES_SCENE)}, .help = "open a scene"},
    [DO_CLOSE_SCENE] = {.name = "close-scene", .help = "close the scene"},
    [DO_NEXT_SESSION] = {.name = "next-session", .help = "begin another session"},
    [DO_FINISH] = {.name = "finish", .help = "leave it at that"},
    [DO_CLOSE_SESSION] = {.name = "close-session", .help = "end the session"},
    [DO_SHUFFLE] = {.name = "shuffle", .help = "the discards become the deck; at a session's start all cards"},
    [DO_DRAW] = {.name = "draw", .arg = {NAMED("to", NAMES_SEAT), HIDDEN("card", NAMES_CARD)},
                 .help = "a card is drawn"},
    [DO_LOOK] = {.name = "look", .arg = {NAMED("to", NAMES_SEAT), HIDDEN("card", NAMES_CARD)},
                 .help = "one of the top two cards is looked at"},
    [DO_FLIP] = {.name = "flip", .arg = {NAMED("card", NAMES_CARD)},
                 .help = "the top card is turned up and discarded"},
    [DO_REVEAL] = {.name = "reveal", .arg = {NUMBER("dv"), NUMBER("woe")}, .help = "DV and hidden Woe are shown"},
    [DO_TURN_UP] = {.name = "turn-up", .arg = {NAMED("card", NAMES_CARD), NAMED("other", NAMES_CARD)},
                    .help = "both cards are turned up"},
    [DO_GAIN] = {.name = "gain", .arg = {NAMED("resource", NAMES_RESOURCE), NUMBER("amount")},
                 .help = "what the success brings beyond what was agreed"},
};

static const struct phase_spec phases[PHASES] = {
    [PHASE_STORY] = {"story", "Which story", PHASE_TURN},
    [PHASE_CASTING] = {"casting", "Choose a character", PHASE_TURN},
    [PHASE_DEAL] = {"deal", "The session begins", PHASE_TURN},
    [PHASE_FREE] = {"free", "Free play", PHASE_FLOOR},
    [PHASE_SHED] = {"shed", "Will is lowered", PHASE_TURN},
    [PHASE_STAKES] = {"stakes", "The stakes", PHASE_TURN},
    [PHASE_DIFFICULTY] = {"difficulty", "The difficulty, in secret", PHASE_TURN},
    [PHASE_CARD] = {"card", "Play a card", PHASE_FLOOR},
    [PHASE_ASSIST] = {"assist", "Assist", PHASE_TURN},
    [PHASE_TRUMP] = {"trump", "To trump or not", PHASE_TURN},
    [PHASE_CHAIN] = {"chain", "Trumping", PHASE_TURN},
    [PHASE_REVEAL] = {"reveal", "The difficulty is shown", PHASE_TURN},
    [PHASE_ANSWER] = {"answer", "The Dealer's flip", PHASE_TURN},
    [PHASE_TELL] = {"tell", "What comes of it", PHASE_TURN},
    [PHASE_DRAW] = {"draw", "Cards are drawn", PHASE_TURN},
    [PHASE_KEEP] = {"keep", "Keep one of two", PHASE_TURN},
    [PHASE_CONSENT] = {"consent", "Do all agree", PHASE_TURN},
    [PHASE_DOWN] = {"down", "Lay a card face down", PHASE_TOGETHER},
    [PHASE_TURN_UP] = {"turn-up", "The cards are turned up", PHASE_TURN},
    [PHASE_TIE] = {"tie", "A draw: both flip", PHASE_TURN},
    [PHASE_CLASH] = {"clash", "NPC against NPC", PHASE_TURN},
    [PHASE_AFTER] = {"after", "The session is over", PHASE_TURN},
    [PHASE_OVER] = {"over", "The game is over", PHASE_TURN},
};

static const char *const yes_names[] = {"no", "yes"};
static const char *const chain_names[] = {"end", "go-on"};
static const char *const trump_names[] = {"skulls", "declared"};
static const char *const match_names[] = {"number", "rank"};
static const char *const story_names[] = {"ask", "first", "second", "third", "fourth", "free"};

static const struct rule_spec rules[RULES] = {
    [RULE_WOE] = {"woe", "no: the Dealer has no Woe; the Dealer or the scenario ends the session", 0, 1, 1, yes_names},
    [RULE_INJURIES_OUT] = {"injuries-out", "with so many Injuries a character is out", 1, 5, 3, NULL},
    [RULE_HAND_MAX] = {"hand-max", "the highest Will, and so the largest hand", 5, 10, 10, NULL},
    [RULE_SKULL_CHAIN] = {"skull-in-player-chain", "a Skull in a player's chain of trumps: ends it, or is a trump too",
                          SKULL_ENDS, SKULL_GOES_ON, SKULL_ENDS, chain_names},
    [RULE_UNOPPOSED_TRUMP] = {"dealer-unopposed-trump",
                              "the Dealer's trumps where nobody opposes: Skulls alone, or the declared suit too",
                              UNOPPOSED_SKULLS, UNOPPOSED_DECLARED, UNOPPOSED_SKULLS, trump_names},
    [RULE_ASSIST_MATCH] = {"assist-match", "an assist by value goes by number (10, J, Q, K alike), or by rank",
                           MATCH_NUMBER, MATCH_RANK, MATCH_NUMBER, match_names},
    [RULE_LOOK_AT_TWO] = {"look-at-two", "a won Characteristic looks at two cards and keeps one", 0, 1, 1, yes_names},
    [RULE_SUPERNATURAL_BURNS] = {"supernatural-burns", "failing against the supernatural burns the card", 0, 1, 1, yes_names},
    [RULE_ODDS_SHOWN] = {"odds-shown", "players are shown the odds of their own cards", 0, 1, 1, yes_names},
    [RULE_STORY] = {"scenario", "which of the pack's scenarios is played; ask: the Dealer says", STORY_ASK, STORY_FREE,
                    STORY_ASK, story_names},
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
extern const struct data_source source_texarkana_border;

/* Keys of a pack that are read to people and decide nothing. */
static const char *const prose[] = {
    "pack", "text", "stakes", "success", "failure", "woe-gone", "posse-out", "scenes.title", "goals.title",
    "endings.title", NULL,
};

/* Logs of format 1 name their pack by the hash of its whole text. */
static const struct old_text old_texts[] = {
    {"5013392ec9ed258bcfef8af50bc4259442af91c48d399ec8554f0151b27ea002",
     "0745b6a014c8256b8c96c0a99b2ee93000bab49e555f67aa11070283836cf874"},
    {NULL, NULL},
};

static const struct tally_spec tallies[TALLIES] = {
    [TALLY_GOALS_WON] = {"goals-won", "goals won", .shared = 1, .counts = 1, .worth = 1}, /* TX-G2 */
    [TALLY_STORY] = {"story-told", "story told to its end", .shared = 1},
    [TALLY_WOE] = {"woe-gone", "ended for want of Woe", .shared = 1},
    [TALLY_POSSE] = {"posse-out", "ended with the Posse out", .shared = 1},
    [TALLY_CLOSED] = {"closed", "closed by the Dealer", .shared = 1},
};

/* 2: an NPC that is out fights no more; grander, better, worse and a card burned by choice are worth something. */
static const struct edition_spec editions[] = {{1, NULL}, {2, NULL}, {0, NULL}};

const struct game texarkana_game = {
    .name = "texarkana",
    .title = "Texarkana",
    .author = "Texarkana (itch.io prototype)",
    .about = "A posse of one to six and a Dealer tell a story of the weird West. Tests are made with secret hands from a "
             "deck of nine suits: play, trump, and do not bust; Skulls feed the Dealer's Woe.",
    .edition = 2,
    .editions = editions,
    .master = true,
    .seats_min = 2,
    .seats_max = SEATS,
    .verb_count = VERBS,
    .phase_count = PHASES,
    .rule_count = RULES,
    .field_count = FIELDS,
    .policy_count = 2,
    .source_count = 1,
    .tally_count = TALLIES,
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
    .prose = prose,
    .old_texts = old_texts,
    .words = &texarkana_words,
    .solo = solo,
    .role = role,
    .data_open = texarkana_pack_open,
    .init = texarkana_init,
    .phase = texarkana_phase,
    .turn = texarkana_turn,
    .resting = texarkana_resting,
    .options = texarkana_options,
    .apply = texarkana_apply,
    .payoff = texarkana_payoff,
    .tally = texarkana_tally,
    .witness = texarkana_witness,
    .check = texarkana_check,
    .may_be = texarkana_may_be,
};
