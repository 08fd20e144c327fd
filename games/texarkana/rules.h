/* Between the files of this folder: the functions of struct game, and the steps that hand a session on from one file
 * to the next. Each step leaves the state with somebody to move, so callers return at once. */
#ifndef GAMES_TEXARKANA_RULES_H
#define GAMES_TEXARKANA_RULES_H

#include "games/texarkana/pack.h"

enum {
    /* A player's chain: 4 trump suits at most, 52 cards; at most 60 of the 117 lie in hands or on the table, so that of
     * the other 57 five at least end it: 52 flips, a shuffle, 53 flips. The Dealer's has 2 suits. A draw of a duel:
     * 2 flips, TIES_MAX times, and a shuffle for every 57. */
    CHAIN_MOVES_MAX = 52 + 1 + 53, ANSWER_MOVES_MAX = 26 + 1 + 27, TIE_MOVES_MAX = 2 * TIES_MAX + 2,
    /* Hands after it: 10 draws, 2 more for a look at two, 2 shuffles. */
    HANDS_MOVES_MAX = SCORE_MAX + 2 + 2,
    /* 7 waits; opened, declared, difficulty; wager, card, the Dealer's wait; traits; assists; trump or stand; chain, reveal,
     * answer; what is taken, one thing beyond it, the telling. (What is gained: 2 + BURN_GAIN at most, and nothing is taken then.)
     * A duel: 7 waits; challenge, agree, allow; for each fighter wager, card, traits;
     * turn-up; assists of the four others to each side; trump or stand twice, two chains, the draw; 1 taken, 2 gained,
     * the telling. */
    TEST_MOVES_MAX = 7 + 3 + 3 + TRAITS_MAX + 5 + 1 + CHAIN_MOVES_MAX + 1 + ANSWER_MOVES_MAX + RESOURCES + 2 + HANDS_MOVES_MAX,
    DUEL_MOVES_MAX = 7 + 3 + 2 * (2 + TRAITS_MAX) + 1 + 2 * 4 + 2 * (1 + CHAIN_MOVES_MAX) + TIE_MOVES_MAX + 4 + HANDS_MOVES_MAX,
    /* Any other act: 7 waits, a change of Will with a card for each and a shuffle. */
    ACT_MOVES_MAX = 7 + 1 + CHANGE_MAX + 1,
    /* Scenes are opened, have their acts, are closed; there are acts before, between and after them. */
    SESSION_ACTS_MAX = SCENES_SESSION_MAX * (ACTS_MAX + 2) + (SCENES_SESSION_MAX + 1) * ACTS_BETWEEN_MAX + 1,
    /* The shuffle, 60 cards dealt, and whether to go on. */
    SESSION_MOVES_MAX = 61 + SESSION_ACTS_MAX * ACT_MOVES_MAX + TESTS_MAX * DUEL_MOVES_MAX + 1,
    TEXARKANA_MOVES_MAX = 1 + PCS_MAX + SESSIONS_MAX * SESSION_MOVES_MAX /* story, casting */
};
_Static_assert(DUEL_MOVES_MAX >= TEST_MOVES_MAX, "a duel is the longest test");

#define FIELD_INDEX(type, member, ...) FIELD_##member,
enum field_index { TEXARKANA_FIELDS(FIELD_INDEX) FIELDS };
#undef FIELD_INDEX

static inline struct texarkana *table_of(struct state *st)
{
    return (struct texarkana *)(void *)st->bytes;
}
static inline const struct texarkana *look_at(const struct state *st)
{
    return (const struct texarkana *)(const void *)st->bytes;
}

/* ---- state.c: reading the table ---- */
/* The players' seats as a mask; the next of `mask` clockwise after `seat`, itself last, or NONE. */
int posse_mask(const struct texarkana *);
int next_clockwise(const struct texarkana *, int seat, int mask);
/* Will is left and Injuries do not put the PC out. */
bool pc_stands(const struct texarkana *, int seat);
/* In the scene with a card in hand: can start cardplay and be asked for an assist. */
bool pc_can_play(const struct texarkana *, int seat);
/* The PCs that can play, as a set for options. */
struct set seats_that_play(const struct texarkana *, int but);
struct set hand_of(const struct texarkana *, int seat);
/* An NPC stands in this slot of the scene, and is not out. */
bool npc_stands(const struct texarkana *, int slot);
static inline int hand_size(const struct texarkana *s, int seat) { return s->size[place_hand(seat)]; }
const struct character *sheet(const struct pack *, const struct texarkana *, int seat);
/* The scenario, its present scene, one of its goals; NULL where there is none. */
const struct scenario *story_of(const struct pack *, const struct texarkana *);
const struct scene *scene_of(const struct pack *, const struct texarkana *);
const struct goal *goal_of(const struct pack *, const struct texarkana *, int goal);
static inline bool is_duel(const struct texarkana *s) { return s->kind == KIND_DUEL; }
static inline int side_of(const struct texarkana *s, int seat) { return s->fighter[SIDE_OTHER] == seat; }
/* The side's card is a trump for it: as played, and as flipped. */
bool is_trump(const struct texarkana *, int side, int card);
bool goes_on(const struct texarkana *, int side, int card);
/* The final scores, DV and Woe included: of what the view has. */
int score_of(const struct texarkana *, int side);
/* Whether the Dealer may commit Woe to this test. */
bool woe_allowed(const struct texarkana *);
/* Whether an assisting card fits the card that a side played. */
bool assist_fits(const struct texarkana *, int side, int card);
bool can_trump(const struct texarkana *, int side);
/* The traits that a side may declare now: those that add a trump, or the others. */
struct set traits_open(const struct pack *, const struct texarkana *, int side, bool trump);
/* Whether a side may still wager, and on which. */
struct set characteristics_open(const struct pack *, const struct texarkana *, int side);
struct set flaws_open(const struct pack *, const struct texarkana *, int side);
/* The played card is sure to be burned, or may be by choice. */
bool burn_sure(const struct texarkana *);
bool burn_choice(const struct texarkana *);
int resource(const struct texarkana *, int seat, int which);
bool is_red(int suit);
bool posse_out(const struct texarkana *);

/* ---- What edition 1 had otherwise: each is asked where the rule is decided ---- */
/* Edition 1 let an NPC that is out fight another. */
static inline bool npc_out_may_clash(const struct texarkana *s) { return s->edition < 2; }
/* Since edition 2 grander, better, worse and a card burned by choice are worth something on the sheet. */
static inline bool beyond_counts(const struct texarkana *s) { return s->edition >= 2; }

/* ---- listed.c: what the scenario has; for the Dealer alone ---- */
/* The way by which the open test is tried; NULL where the scenario has none. */
const struct way *way_listed(const struct pack *, const struct texarkana *);
/* Whether the NPC of a way stands against it now. */
bool way_opposed(const struct pack *, const struct texarkana *, const struct way *);
/* What its goal puts at risk, and how a way is marked, as masks. */
int risk_listed(const struct pack *, const struct texarkana *);
int marks_listed(const struct pack *, const struct texarkana *, const struct way *);
/* The rating of the NPC that opposes, or the way's difficulty; 0 and not `listed` where there is neither. */
int dv_listed(const struct pack *, const struct texarkana *, bool *listed);
/* The Dealer's next move as the scenario has it; false: it has none here. */
bool move_listed(const struct pack *, const struct texarkana *, struct move *out);

/* ---- deck.c ---- */
void card_put(struct state *, int card, int place);
bool deck_needs_shuffle(const struct texarkana *);
/* The discards become the deck. */
void deck_shuffle(struct state *);
/* Chance's option of turning up the top card; a shuffle where that comes first. */
void flip_options(const struct pack *, const struct texarkana *, int seat, struct options *);
/* The top card is turned up and discarded: for a side's total, or plain. A Skull feeds Woe. */
void flip_for(struct state *, int side, int card);
void flip_plain(struct state *, int card);
/* A card is laid open: played or assisting. */
void lay_open(struct state *, int side, int card);
void woe_gain(struct texarkana *, int by);
/* Adds within the limits of a sheet; what goes beyond is lost. */
void resource_add(struct texarkana *, int seat, int which, int by);

/* ---- session.c: story, casting, sessions ---- */
void story_begin(struct texarkana *, int rule);
void story_options(const struct pack *, const struct texarkana *, int seat, struct options *);
void story_apply(const struct pack *, struct state *, const struct move *);
void casting_options(const struct pack *, const struct texarkana *, int seat, struct options *);
void casting_apply(const struct pack *, struct state *, const struct move *);
void texarkana_deal_options(const struct pack *, const struct texarkana *, int seat, struct options *);
void deal_apply(const struct pack *, struct state *, const struct move *);
void after_options(const struct pack *, const struct texarkana *, int seat, struct options *);
void after_apply(const struct pack *, struct state *, const struct move *);
/* The session is over. */
void session_close(struct texarkana *, int ending);

/* ---- free.c: free play and what the Dealer does in it; scene.c: scenes and goals ---- */
void free_open(struct texarkana *);
void free_options(const struct pack *, const struct texarkana *, int seat, struct options *);
void free_apply(const struct pack *, struct state *, const struct move *);
void scene_open(const struct pack *, struct texarkana *, int which);
void scene_close(const struct pack *, struct texarkana *);
/* No scene is open, and nobody and nothing of one is left. */
void scene_clear(struct texarkana *);
/* Who cannot be in the scene any more leaves it. */
void scene_leave(struct texarkana *);
/* An NPC comes into the lowest free slot of the scene, or leaves it. */
void npc_bring(const struct pack *, struct texarkana *, int npc);
void npc_dismiss(struct texarkana *, int slot);
void goal_won(const struct pack *, struct texarkana *, int goal, int seat);
void goal_lost(const struct pack *, struct texarkana *, int goal);
/* What the test's result means for the goals of the scene. */
void goals_settle(const struct pack *, struct texarkana *, bool success);
void hit_pc(struct texarkana *, int seat, int damage);
void hit_npc(struct texarkana *, int slot, int damage);

/* ---- test.c: a test till its card lies ---- */
/* Forgets the last test. */
void test_forget(struct texarkana *);
void test_open(struct texarkana *, int kind, int seat, int goal, int field);
void stakes_options(const struct pack *, const struct texarkana *, int seat, struct options *);
void stakes_apply(const struct pack *, struct state *, const struct move *);
void difficulty_options(const struct pack *, const struct texarkana *, int seat, struct options *);
void difficulty_apply(const struct pack *, struct state *, const struct move *);
void card_options(const struct pack *, const struct texarkana *, int seat, struct options *);
void card_apply(const struct pack *, struct state *, const struct move *);
/* Wagers and traits of one side, in its options and made; false if the move is none of them. */
void declare_options(const struct pack *, const struct texarkana *, int side, struct options *);
bool declare_apply(const struct pack *, struct texarkana *, const struct move *);
void trait_declare(const struct pack *, struct texarkana *, int side, int trait);

/* ---- chain.c: assists, trumps, chains, the Dealer's answer ---- */
void assist_begin(const struct pack *, struct texarkana *, int side);
void assist_options(const struct pack *, const struct texarkana *, int seat, struct options *);
void assist_apply(const struct pack *, struct state *, const struct move *);
void trump_options(const struct pack *, const struct texarkana *, int seat, struct options *);
void trump_apply(const struct pack *, struct state *, const struct move *);
void chain_apply(const struct pack *, struct state *, const struct move *);
void reveal_options(const struct pack *, const struct texarkana *, int seat, struct options *);
void reveal_apply(const struct pack *, struct state *, const struct move *);
void answer_apply(const struct pack *, struct state *, const struct move *);

/* ---- outcome.c: who has succeeded, and what it costs ---- */
void test_decide(const struct pack *, struct texarkana *);
void duel_decide(const struct pack *, struct texarkana *);
void tie_apply(const struct pack *, struct state *, const struct move *);
void tell_options(const struct pack *, const struct texarkana *, int seat, struct options *);
void tell_apply(const struct pack *, struct state *, const struct move *);

/* ---- hands.c: clean-up and replacement ---- */
void clean_up(struct state *);
/* Hands go down or up to Will; then on to what follows. */
void hands_settle(struct state *);
void shed_options(const struct pack *, const struct texarkana *, int seat, struct options *);
void shed_apply(const struct pack *, struct state *, const struct move *);
void draw_options(const struct pack *, const struct texarkana *, int seat, struct options *);
void draw_apply(const struct pack *, struct state *, const struct move *);
void keep_options(const struct pack *, const struct texarkana *, int seat, struct options *);
void keep_apply(const struct pack *, struct state *, const struct move *);

/* ---- duel.c: PC against PC till the cards are up; NPC against NPC ---- */
void duel_open(struct texarkana *, int seat, int other);
void consent_options(const struct pack *, const struct texarkana *, int seat, struct options *);
void consent_apply(const struct pack *, struct state *, const struct move *);
void down_options(const struct pack *, const struct texarkana *, int seat, struct options *);
void down_apply(const struct pack *, struct state *, const struct move *);
void turn_up_options(const struct pack *, const struct texarkana *, int seat, struct options *);
void turn_up_apply(const struct pack *, struct state *, const struct move *);
void clash_open(struct texarkana *, int foe);
void clash_apply(const struct pack *, struct state *, const struct move *);

/* ---- struct game (rules.c), invariants (check.c), words (words*.c), bots (bot.c) ---- */
/* What can come about, in the order of the game's tallies[]. */
enum tally { TALLY_GOALS_WON, TALLY_STORY, TALLY_WOE, TALLY_POSSE, TALLY_CLOSED, TALLIES };
const char *texarkana_init(const struct data *, const struct rules *, int seats, struct state *);
int texarkana_phase(const struct data *, const struct state *);
uint32_t texarkana_turn(const struct data *, const struct state *);
uint32_t texarkana_resting(const struct data *, const struct state *);
void texarkana_options(const struct data *, const struct state *, int seat, struct options *);
void texarkana_apply(const struct data *, struct state *, const struct move *);
void texarkana_payoff(const struct data *, const struct state *, int32_t *out);
int texarkana_tally(const struct data *, const struct state *, int seat, int which);
uint32_t texarkana_witness(const struct data *, const struct state *, const struct move *);
const char *texarkana_check(const struct data *, const struct state *);
struct set texarkana_may_be(const struct data *, const struct state *, int field, int i);
extern const struct field texarkana_fields[FIELDS];
extern const struct words texarkana_words;
extern const struct policy texarkana_policies[];

#endif
