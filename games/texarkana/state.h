/* What is read of the table. */
#ifndef GAMES_TEXARKANA_STATE_H
#define GAMES_TEXARKANA_STATE_H

#include "games/texarkana/pack/pack.h"

enum {
    /* A player's chain: 4 trump suits at most, 52 cards; at most 60 of the 117 lie in hands or on
     * the table, so that of the other 57 five at least end it: 52 flips, a shuffle, 53 flips. The
     * Dealer's has 2 suits. A draw of a duel:
     * 2 flips, TIES_MAX times, and a shuffle for every 57. */
    CHAIN_MOVES_MAX = 52 + 1 + 53,
    ANSWER_MOVES_MAX = 26 + 1 + 27,
    TIE_MOVES_MAX = 2 * TIES_MAX + 2,
    /* Hands after it: 10 draws, 2 more for a look at two, 2 shuffles. */
    HANDS_MOVES_MAX = SCORE_MAX + 2 + 2,
    /* 7 waits; opened, declared, difficulty; wager, card, the Dealer's wait; traits; assists; trump
     * or stand; chain, reveal, answer; what is taken, one thing beyond it, the telling. (What is
     * gained: 2 + BURN_GAIN at most, and nothing is taken then.) A duel: 7 waits; challenge, agree,
     * allow; for each fighter wager, card, traits; turn-up; assists of the four others to each
     * side; trump or stand twice, two chains, the draw; 1 taken, 2 gained, the telling. */
    TEST_MOVES_MAX = 7 + 3 + 3 + TRAITS_MAX + 5 + 1 + CHAIN_MOVES_MAX + 1 + ANSWER_MOVES_MAX +
                     RESOURCES + 2 + HANDS_MOVES_MAX,
    DUEL_MOVES_MAX = 7 + 3 + 2 * (2 + TRAITS_MAX) + 1 + 2 * 4 + 2 * (1 + CHAIN_MOVES_MAX) +
                     TIE_MOVES_MAX + 4 + HANDS_MOVES_MAX,
    /* Any other act: 7 waits, a change of Will with a card for each and a shuffle. */
    ACT_MOVES_MAX = 7 + 1 + CHANGE_MAX + 1,
    /* Scenes are opened, have their acts, are closed; there are acts before, between and after
     * them. */
    SESSION_ACTS_MAX =
        SCENES_SESSION_MAX * (ACTS_MAX + 2) + (SCENES_SESSION_MAX + 1) * ACTS_BETWEEN_MAX + 1,
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

/* The players' seats as a mask; the next of `mask` clockwise after `seat`, itself last, or NONE. */
int tx_posse_mask(const struct texarkana *);
int tx_next_clockwise(const struct texarkana *, int seat, int mask);
/* Will is left and Injuries do not put the PC out. */
bool tx_pc_stands(const struct texarkana *, int seat);
/* In the scene with a card in hand: can start cardplay and be asked for an assist. */
bool tx_pc_can_play(const struct texarkana *, int seat);
/* The PCs that can play, as a set for options. */
struct set tx_seats_that_play(const struct texarkana *, int but);
struct set tx_hand_of(const struct texarkana *, int seat);
/* An NPC stands in this slot of the scene, and is not out. */
bool tx_npc_stands(const struct texarkana *, int slot);
static inline int hand_size(const struct texarkana *s, int seat)
{
    return s->size[place_hand(seat)];
}
const struct character *tx_character(const struct pack *, const struct texarkana *, int seat);
/* The scenario, its present scene, one of its goals; NULL where there is none. */
const struct scenario *tx_story_of(const struct pack *, const struct texarkana *);
const struct scene *tx_scene_of(const struct pack *, const struct texarkana *);
const struct goal *tx_goal_of(const struct pack *, const struct texarkana *, int goal);
/* The resources at risk and not yet taken: a mask. */
static inline int tx_risk_left(const struct texarkana *s) { return s->risk & ~s->taken; }
/* Why a player whose success is better than agreed cannot gain this. */
enum why tx_gain_why(const struct texarkana *, int seat, int which);
static inline bool is_duel(const struct texarkana *s) { return s->kind == KIND_DUEL; }
static inline int side_of(const struct texarkana *s, int seat)
{
    return s->fighter[SIDE_OTHER] == seat;
}
/* The side's card is a trump for it: as played, and as flipped. */
bool tx_is_trump(const struct texarkana *, int side, int card);
bool tx_goes_on(const struct texarkana *, int side, int card);
/* The final scores, DV and Woe included: of what the view has. */
int tx_score_of(const struct texarkana *, int side);
/* Whether the Dealer may commit Woe to this test. */
enum why tx_woe_why(const struct texarkana *);
static inline bool tx_woe_allowed(const struct texarkana *s) { return !tx_woe_why(s); }
/* Whether an assisting card fits the card that a side played. */
bool tx_assist_fits(const struct texarkana *, int side, int card);
bool tx_can_trump(const struct texarkana *, int side);
int tx_resource(const struct texarkana *, int seat, int which);
bool tx_is_red(int suit);
bool tx_posse_out(const struct texarkana *);
/* ---- why.c ---- */
/* Why this move of a seat is not open, as the seat's view has the table; asked where it is not. */
enum why tx_why(const struct pack *, const struct texarkana *, int seat, const struct move *);

#endif
