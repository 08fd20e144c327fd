/* The tables of 21 that make it a game: verbs with help, phases, options of the table, fields, functions. */
#include "games/twenty_one/rules.h"

#define NAMED(label, table) {(label), 0, SHOW_NAME, (table)}
#define NUMBER(label) {(label), 0, SHOW_NUMBER, 0}
#define LISTED(label, table) {(label), 0, SHOW_SET, (table)}
#define WHO NAMED("who", NAMES_BODY)
#define CARD NAMED("card", NAMES_CARD)
#define SQUARE NAMED("row", NAMES_ROW), NAMED("column", NAMES_COLUMN)

static const struct verb_spec verbs[VERBS] = {
    [DO_HERO] = {.name = "hero", .arg = {NAMED("hero", NAMES_HERO)}, .help = "play this hero as the pack has it"},
    [DO_RANDOM] = {.name = "random", .help = "chance builds the hero, within the rules"},
    [DO_GROUP] = {.name = "group", .arg = {NAMED("group", NAMES_GROUP)}, .help = "+1 to both Abilities of the group"},
    [DO_RAISE] = {.name = "raise", .arg = {NAMED("ability", NAMES_ABILITY)}, .help = "+1 to a single Ability"},
    [DO_LEARN] = {.name = "learn", .arg = {NAMED("skill", NAMES_SKILL)}, .help = "a Skill of an Ability with a point for it"},
    [DO_ATTUNE] = {.name = "attune", .arg = {NAMED("school", NAMES_SCHOOL)}, .help = "one more spell of this school may be known"},
    [DO_SPELL] = {.name = "spell", .arg = {NAMED("spell", NAMES_SPELL)}, .help = "learn a spell"},
    [DO_ARMOR] = {.name = "armor", .arg = {NAMED("armor", NAMES_ARMOR)}, .help = "wear this armor"},
    [DO_EQUIP] = {.name = "equip", .arg = {NAMED("slot", NAMES_SLOT), NAMED("gear", NAMES_GEAR)},
                  .help = "put something into a hand, both hands, or a hand's reserve"},
    [DO_STOW] = {.name = "stow", .arg = {NAMED("pocket", NAMES_POCKET), NAMED("gear", NAMES_GEAR)},
                 .help = "put a full stack of an item into a pocket"},
    [DO_NAME] = {.name = "name", .arg = {{"hero", 0, SHOW_NAME, NAMES_CALLED, 1}},
                   .help = "your hero has this name; everyone reads it"},
    [DO_DONE] = {.name = "done", .help = "this step is done"},
    [DO_MOVE] = {.name = "move", .arg = {SQUARE}, .help = "move to this square"},
    [DO_FLEE] = {.name = "flee", .help = "move off the map, out of the Conflict"},
    [DO_ATTACK] = {.name = "attack", .arg = {NAMED("with", NAMES_WITH), NAMED("how", NAMES_HOW)},
                   .help = "attack with what a hand holds, or bare hands"},
    [DO_CAST] = {.name = "cast", .arg = {NAMED("spell", NAMES_SPELL), NUMBER("expert")},
                 .help = "cast a spell; expert: Edge spent on less Delay"},
    [DO_USE] = {.name = "use", .arg = {NAMED("from", NAMES_FROM)}, .help = "use an item from a pocket or a hand"},
    [DO_READY] = {.name = "ready", .arg = {NAMED("pocket", NAMES_POCKET), NAMED("hand", NAMES_SLOT)},
                  .help = "draw an item from a pocket into an empty hand"},
    [DO_SWAP] = {.name = "swap", .arg = {NAMED("hand", NAMES_SLOT)}, .help = "swap what a hand holds for its reserve"},
    [DO_DROP] = {.name = "drop", .arg = {NAMED("slot", NAMES_SLOT)}, .help = "drop what is there"},
    [DO_DISMISS] = {.name = "dismiss", .arg = {NAMED("mark", NAMES_MARK)}, .help = "end a spell of your own"},
    [DO_TRY] = {.name = "try", .help = "try something else; say what: the GM calls a Deal, or none"},
    [DO_END] = {.name = "end-turn", .help = "end the turn"},
    [DO_WAIT] = {.name = "wait", .help = "nothing for now"},
    [DO_AIM] = {.name = "aim", .arg = {NAMED("at", NAMES_BODY)}, .help = "the target"},
    [DO_SWEEP] = {.name = "sweep", .arg = {LISTED("at", NAMES_BODY)}, .help = "the targets of a sweep"},
    [DO_SQUARE] = {.name = "square", .arg = {SQUARE}, .help = "the square that it is aimed at"},
    [DO_DEFEND] = {.name = "defend", .arg = {NAMED("ability", NAMES_ABILITY)}, .help = "the Ability to defend with"},
    [DO_HIT] = {.name = "hit", .help = "draw one more card"},
    [DO_HOLD] = {.name = "hold", .help = "draw no more"},
    [DO_SKILL] = {.name = "skill", .arg = {NAMED("skill", NAMES_SKILL)}, .help = "use an Edge Skill"},
    [DO_ALTER] = {.name = "alter",
                  .arg = {NAMED("skill", NAMES_SKILL), NAMED("hand", NAMES_PARTY), CARD, NUMBER("value")},
                  .help = "use an Edge Skill on a card: by how much, or what it is worth"},
    [DO_CHEEK] = {.name = "cheek", .arg = {CARD, NAMED("also", NAMES_CARD)},
                  .help = "discard one or two non-face cards; for one name it twice"},
    [DO_RECOMPENSE] = {.name = "recompense", .arg = {CARD}, .help = "instead of a hit, a card from your Damage Pile"},
    [DO_PASS] = {.name = "pass", .help = "no Skill now"},
    [DO_DISCARD] = {.name = "discard", .arg = {CARD}, .help = "this card goes to the discard"},
    [DO_KIND] = {.name = "kind", .arg = {NAMED("kind", NAMES_KIND)}, .help = "all face cards, or all others"},
    [DO_SUIT] = {.name = "suit", .arg = {NAMED("suit", NAMES_SUIT)}, .help = "all cards of this suit"},
    [DO_RUN] = {.name = "run", .arg = {NAMED("run", NAMES_RUN)}, .help = "the run to be played, or a free table"},
    [DO_PATH] = {.name = "path", .arg = {NAMED("way", NAMES_WAY)}, .help = "the way to go"},
    [DO_SCENE] = {.name = "scene", .arg = {NAMED("encounter", NAMES_ENCOUNTER)}, .help = "set up an encounter"},
    [DO_FIGHT] = {.name = "fight", .help = "the Conflict begins"},
    [DO_CALL] = {.name = "call", .arg = {WHO}, .help = "ask a hero for a Deal"},
    [DO_TARGET] = {.name = "target",
                   .arg = {LISTED("abilities", NAMES_ABILITY), NAMED("take", NAMES_TAKE), NUMBER("target"), NUMBER("edge"),
                           LISTED("tags", NAMES_TAG)},
                   .help = "a Deal against a Target of 2 to 21"},
    [DO_OPPOSE] = {.name = "oppose", .arg = {NAMED("against", NAMES_BODY), LISTED("tags", NAMES_TAG)},
                   .help = "a contest; what each side tests comes next"},
    [DO_TEST] = {.name = "test", .arg = {LISTED("abilities", NAMES_ABILITY), NAMED("take", NAMES_TAKE), NUMBER("edge")},
                 .help = "what this side of the contest tests, and Edge more or less"},
    [DO_NO_DEAL] = {.name = "no-deal", .help = "no Deal is needed for this"},
    [DO_SHIFT] = {.name = "shift", .arg = {WHO}, .help = "move a figure; the square comes next"},
    [DO_AT] = {.name = "at", .arg = {SQUARE}, .help = "the figure stands here"},
    [DO_BRING] = {.name = "bring", .arg = {NAMED("beast", NAMES_BEAST)}, .help = "another foe joins; the square comes next"},
    [DO_LEAVE] = {.name = "leave", .arg = {WHO}, .help = "somebody leaves the Conflict"},
    [DO_HARM] = {.name = "harm", .arg = {WHO}, .help = "a card from the deck onto the Damage Pile"},
    [DO_MEND] = {.name = "mend", .arg = {WHO}, .help = "the Damage Pile is emptied"},
    [DO_STUN] = {.name = "stun", .arg = {WHO}, .help = "somebody is Stunned"},
    [DO_ALERT] = {.name = "alert", .arg = {WHO}, .help = "somebody becomes aware, or unaware again"},
    [DO_PEACE] = {.name = "peace", .help = "the Conflict is over"},
    [DO_ONWARD] = {.name = "onward", .help = "the run goes on from here"},
    [DO_REST] = {.name = "rest", .help = "all rest: piles emptied, stacks refilled, spells ended"},
    [DO_FINISH] = {.name = "finish", .help = "leave it at that"},
    [DO_ORDER] = {.name = "order", .arg = {WHO}, .help = "the next card of the Turn Order"},
    [DO_DRAW] = {.name = "draw", .arg = {WHO, CARD}, .help = "a card into the hand of the Deal"},
    [DO_TOP] = {.name = "top", .arg = {WHO, CARD}, .help = "the top card of the deck is shown"},
    [DO_SHUFFLE] = {.name = "shuffle", .arg = {WHO}, .help = "the discard becomes the deck"},
    [DO_WOUND] = {.name = "wound", .arg = {WHO, CARD}, .help = "a card from the deck as Damage"},
    [DO_EDGE] = {.name = "edge", .arg = {WHO, NUMBER("by")}, .help = "Edge by circumstance, in somebody's next Deal"},
};

static const struct phase_spec phases[PHASES] = {
    [PHASE_STORY] = {"story", "Which run", PHASE_TURN},
    [PHASE_BUILD] = {"build", "Build a hero", PHASE_TURN},
    [PHASE_CHANCE_BUILD] = {"chance-build", "Chance builds a hero", PHASE_TURN},
    [PHASE_PATH] = {"path", "Which way", PHASE_TURN},
    [PHASE_FREE] = {"free", "Between fights", PHASE_FLOOR},
    [PHASE_CALL] = {"call", "The GM calls a Deal", PHASE_TURN},
    [PHASE_CALL_SIDE] = {"call-side", "The GM calls a contest", PHASE_TURN},
    [PHASE_PLACE] = {"place", "Place: where a figure stands", PHASE_TURN},
    [PHASE_ORDER] = {"order", "The Turn Order", PHASE_TURN},
    [PHASE_OWN_TURN] = {"turn", "Turn: Move, then act", PHASE_TURN},
    [PHASE_AIM] = {"aim", "Choose the target", PHASE_TURN},
    [PHASE_SQUARE] = {"square", "Choose the square", PHASE_TURN},
    [PHASE_DEFENCE] = {"defence", "Name the Ability to defend with", PHASE_TURN},
    [PHASE_DEAL] = {"deal", "Deal: cards are dealt", PHASE_TURN},
    [PHASE_WINDOW] = {"window", "Deal: Edge Skills, or pass", PHASE_TURN},
    [PHASE_PLAY] = {"play", "Deal: hit or hold", PHASE_TURN},
    [PHASE_CHEER] = {"cheer", "Discard a Heart", PHASE_TURN},
    [PHASE_RIPOSTE] = {"riposte", "Riposte", PHASE_TURN},
    [PHASE_BONUS] = {"bonus", "Bonus Damage", PHASE_TURN},
    [PHASE_SHIELD] = {"shield", "Magic Shield", PHASE_TURN},
    [PHASE_REDUCE] = {"reduce", "Cards that are not taken", PHASE_TURN},
    [PHASE_WITHIN] = {"within", "The price of Power Within", PHASE_TURN},
    [PHASE_REMEDY] = {"remedy", "What is healed", PHASE_TURN},
    [PHASE_WOUND] = {"wound", "A card onto the pile", PHASE_TURN},
    [PHASE_OVER] = {"over", "The game is over", PHASE_TURN},
};

static const char *const yes_words[] = {"no", "yes"};
static const char *const defence_words[] = {"best", "ask"};
static const char *const difficulty_words[] = {"easy", "normal", "hard"};
static const char *const story_words[] = {"ask", "first", "second", "third", "fourth", "free"};

static const struct rule_spec rules[RULES] = {
    [RULE_CRITICAL] = {"critical", "Bonus Damage of a critical Deal; 0: it is for the story only", 0, 3, 1, NULL},
    [RULE_FOES_HIDDEN] = {"foes-hidden", "a foe's Skills show when first used; every window asks everyone", 0, 1, 0, yes_words},
    [RULE_SINGLE_TWICE] = {"single-twice", "both single points may go to one Ability", 0, 1, 1, yes_words},
    [RULE_SHARED_DECKS] = {"shared-decks", "foes of one kind share one deck", 0, 1, 0, yes_words},
    [RULE_FEET] = {"feet", "how far one moves in a turn", FEET, FEET_MAX, 30, NULL},
    [RULE_DEFENCE] = {"defence", "the Ability in defence: the best by itself, or the defender is asked", DEFENCE_BEST, DEFENCE_ASK,
                      DEFENCE_BEST, defence_words},
    [RULE_DIFFICULTY] = {"difficulty", "each foe is out at 2 cards of Damage fewer than on its sheet, as many, or 2 more",
                         DIFFICULTY_EASY, DIFFICULTY_HARD, DIFFICULTY_NORMAL, difficulty_words},
    [RULE_STORY] = {"story", "which of the pack's runs is played; ask: the GM says", STORY_ASK, STORY_FREE, STORY_ASK, story_words},
};

const struct field twenty_one_fields[FIELDS] = {
#define ROW(...) FIELD_ROW(struct twenty_one, __VA_ARGS__)
    TWENTY_ONE_FIELDS(ROW)
};
_Static_assert(sizeof(struct twenty_one) % 8 == 0, "a state is whole words");

/* A name is in use while a hero has it. */
static const struct label_spec labels[] = {{NAMES_CALLED, 0, HEROES}};

static bool label_live(const struct data *d, const struct state *st, int k, int value)
{
    (void)d;
    (void)k;
    for (int i = 0; i < HEROES; i++)
        if (hero_called(look_at(st), i) == value)
            return true;
    return false;
}

/* 2: no count ends what is done between fights; a swap changes something. */
static const struct edition_spec editions[] = {{1, NULL}, {2, NULL}, {0, NULL}};

static const char *role(int seat)
{
    return seat == GM ? "GM" : "player";
}

static const char *const solo[] = {"careful", "me", "careful", NULL};
extern const struct data_source source_twenty_one_keep;
extern const struct words twenty_one_words;
extern const struct characters twenty_one_characters;

/* Keys of a pack that are read to people and decide nothing. */
static const char *const prose[] = {"pack", "text", "won", "lost", NULL};

/* Logs of format 1 name their pack by the hash of its whole text. */
static const struct old_text old_texts[] = {
    {"6f9a3f1d0bf99cbf1c77abfc2c4dccd336d298d93007869bed64ad4aaaaf964a",
     "2ce6908233791e8e85ae183bb65d1c808241baee11d9b81d812ea772e4837b1c"},
    {NULL, NULL},
};

static const struct tally_spec tallies[TALLIES] = {
    [TALLY_WON] = {"run-won", "run won", .shared = 1}, /* BJ-I2 */
    [TALLY_LOST] = {"run-lost", "run lost", .shared = 1},
    [TALLY_LEFT] = {"left", "ended without a result", .shared = 1},
    [TALLY_FIGHTS_WON] = {"fights-won", "Conflicts won", .shared = 1, .counts = 1, .worth = 1},
    [TALLY_DEFEATS] = {"defeats", "defeats", .shared = 1, .counts = 1},
};

const struct game twenty_one_game = {
    .name = "twenty-one",
    .title = "21",
    .author = "21 (A Blackjack-Souls RPG, 2016)",
    .about = "Heroes of six Abilities fight, cast and talk their way with hands of Blackjack, a deck each. Edge Skills bend the "
             "cards; lost hands are Damage. For a GM and one to four players, or alone.",
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
    .prose = prose,
    .old_texts = old_texts,
    .words = &twenty_one_words,
    .characters = &twenty_one_characters,
    .solo = solo,
    .role = role,
    .data_open = twenty_one_pack_open,
    .init = twenty_one_init,
    .phase = twenty_one_phase,
    .turn = twenty_one_turn,
    .resting = twenty_one_resting,
    .options = twenty_one_options,
    .apply = twenty_one_apply,
    .payoff = twenty_one_payoff,
    .tally = twenty_one_tally,
    .witness = twenty_one_witness,
    .check = twenty_one_check,
    .label_live = label_live,
};
