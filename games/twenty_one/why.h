/* Why a move is not open: the place that refuses names its reason, and people are told it by the
 * message of the same name (voice/words_why.c). What is always true: where a function here returns
 * a reason, 0 is none: the move is open. */
#ifndef GAMES_TWENTY_ONE_WHY_H
#define GAMES_TWENTY_ONE_WHY_H

#include "games/twenty_one/state.h"

/* The reasons, by what is said of them besides: nothing; a Skill, a spell, who acts, whom it is
 * aimed at; or something else. */
#define BJ_WHYS_BARE(X) \
    X(WHY_BUILT) X(WHY_NAME) X(WHY_GROUP) X(WHY_RAISE) X(WHY_ATTUNE) X(WHY_HERO_FIRST) \
    X(WHY_SKILLS_LATER) X(WHY_UNIVERSAL) X(WHY_GIVEN) X(WHY_SKILL_KNOWN) X(WHY_SPELLS_LATER) \
    X(WHY_NO_MAGIC) X(WHY_SPELL_KNOWN) X(WHY_COMBUSTION) X(WHY_ARMOR_LATER) X(WHY_GEAR_LAST) \
    X(WHY_NO_GEAR) X(WHY_TAKEN) X(WHY_NO_MORE_POCKETS) X(WHY_NO_POCKETS) X(WHY_POCKET_FULL) \
    X(WHY_DONE_NOTHING) X(WHY_DONE_START) X(WHY_DONE_SINGLE_A) X(WHY_DONE_SINGLE_B) \
    X(WHY_DONE_SKILLS) X(WHY_DONE_ATTUNE) X(WHY_GM_PEOPLE) X(WHY_OTHER_MOMENT) X(WHY_ACTED) \
    X(WHY_FEET_COUNT) X(WHY_NO_FEET) X(WHY_FLEE) X(WHY_FLEE_MOVED) X(WHY_FLEE_BORDER) \
    X(WHY_LURED_FIRST) X(WHY_NO_TURN) X(WHY_DROP) X(WHY_DISMISS) X(WHY_TRY) X(WHY_ATTACK) \
    X(WHY_BARE) X(WHY_POWER_BARE) X(WHY_POWER_STRIKE) X(WHY_NO_SWEEP) X(WHY_NO_SIGHT) \
    X(WHY_HAND_EMPTY) X(WHY_POCKET_EMPTY) X(WHY_ITEM_HAND) X(WHY_THROW_CONFLICT) X(WHY_COAT) \
    X(WHY_HEALTHY) X(WHY_HAND_FULL) X(WHY_WHICH_HAND) X(WHY_GRIP) X(WHY_SWAP_EMPTY) \
    X(WHY_SWAP_HEAVY) X(WHY_SWAP_SAME) X(WHY_AIM) X(WHY_SWEEP) X(WHY_SWEEP_NONE) X(WHY_NOBODY) \
    X(WHY_SQUARE) X(WHY_SQUARE_HIDDEN) X(WHY_SQUARE_DARK) X(WHY_NO_DEAL) X(WHY_EXPERT) \
    X(WHY_CHEEK) X(WHY_NOT_IN_HAND) X(WHY_SOUL) X(WHY_HIT_NO_DEAL) X(WHY_HELD) X(WHY_SKILLS_FIRST) \
    X(WHY_NO_CARDS) X(WHY_PLAY_LATER) X(WHY_DEFEND_FIRST) X(WHY_DEFEND) X(WHY_CHEER) \
    X(WHY_REDUCE) X(WHY_REMEDY) X(WHY_DISCARD) X(WHY_PASS) X(WHY_KIND) X(WHY_GM) X(WHY_CALL) \
    X(WHY_OPPOSE) X(WHY_CALL_SIDE) X(WHY_NO_ABILITY) X(WHY_DESK) X(WHY_PILE_EMPTY) \
    X(WHY_NO_CONFLICT) X(WHY_PLACE) X(WHY_PLACE_TAKEN) X(WHY_CONFLICT) X(WHY_NO_FOE) \
    X(WHY_RUN_SCENES) X(WHY_END_FIRST) X(WHY_FREE_TABLE) X(WHY_PATH) X(WHY_RUN) \
    X(WHY_NO_SCENE) X(WHY_TRIED) X(WHY_NOT_SO) X(WHY_NO_ROOMS) X(WHY_NO_MAP) X(WHY_NO_SQUARE) \
    X(WHY_MAKE) X(WHY_MAKE_TOOL) X(WHY_MAKE_FIRST) X(WHY_BEAR) X(WHY_BEAR_NAME)
#define BJ_WHYS_OF_SKILL(X) \
    X(WHY_PASSIVE) X(WHY_NOT_IN_USE) X(WHY_UNKNOWN) X(WHY_USED) X(WHY_NEEDS_21) \
    X(WHY_NEEDS_CONTEST) X(WHY_NEEDS_TIMED) X(WHY_NEEDS_SPELL) X(WHY_NEEDS_SAFE) X(WHY_INSTEAD) \
    X(WHY_WHEN_BUST) X(WHY_WHEN_TAKING) X(WHY_NOT_NOW) X(WHY_NAMES_CARD) X(WHY_NO_USE) \
    X(WHY_OWN_CARD) X(WHY_THEIR_CARD) X(WHY_FACE) X(WHY_QUEEN) X(WHY_JACK) X(WHY_NO_CHANGE)
#define BJ_WHYS_OF_SPELL(X) \
    X(WHY_CAST_CONFLICT) X(WHY_NO_DELAY) X(WHY_EXPERT_UNKNOWN) X(WHY_CAST_NOBODY)
#define BJ_WHYS_OF_WHO(X) \
    X(WHY_UNAWARE) X(WHY_LURED)
#define BJ_WHYS_OF_AT(X) \
    X(WHY_SELF) X(WHY_DOWN) X(WHY_FLED) X(WHY_ALLY) X(WHY_HIDDEN) X(WHY_DARK) X(WHY_OUT)
#define BJ_WHYS_OF_MORE(X) \
    X(WHY_HERO_TAKEN) X(WHY_POINTS_USED) X(WHY_NO_POINT) X(WHY_ARMOR) \
    X(WHY_OFF_MAP) X(WHY_WALL) X(WHY_THERE) X(WHY_OCCUPIED) X(WHY_TOO_FAR) X(WHY_EMPTY_HAND) \
    X(WHY_THROWN) X(WHY_NO_WEAPON) X(WHY_REACH) X(WHY_SPELL_UNKNOWN) X(WHY_TOOL) \
    X(WHY_EXPERT_MOST) X(WHY_NO_ITEM) X(WHY_THROW_NOBODY) X(WHY_FAR) X(WHY_SQUARE_FAR) \
    X(WHY_COST) X(WHY_BUST) X(WHY_NOT_21) X(WHY_CHANGE) X(WHY_SET) X(WHY_TARGET) \
    X(WHY_SKILL_WANTED) X(WHY_CALL_EDGE) X(WHY_CIRCUMSTANCE) X(WHY_MOVES) X(WHY_FOES) \
    X(WHY_ABILITY_MOST) X(WHY_POINTS) X(WHY_ROOM_SIZE) X(WHY_MAKE_MOST)
/* The limits of a sheet (hero/sheet.c), beside those above that a move of the builder breaks too:
 * they are said of a file and of a hero in the making, where there is no match. */
#define BJ_WHYS_LIMIT(X) \
    X(WHY_SINGLES) X(WHY_SKILL_A_POINT) X(WHY_MIRACLES) X(WHY_SORCERIES) \
    X(WHY_PYROMANCIES) X(WHY_ATTUNED) X(WHY_ATTUNED_CLOSED) X(WHY_SMALL) \
    X(WHY_RESERVE_HEAVY) X(WHY_BOW) X(WHY_HAND_HEAVY) \
    X(WHY_BOTH) X(WHY_BOTH_HEAVY) X(WHY_ARMOR_HEAVY) X(WHY_NAME_BLANK)
enum bj_why {
    BJ_OPEN,
    BJ_CLOSED,    /* without a better reason than what is open instead */
    BJ_NOT_ASKED, /* another seat is asked, or none */
#define BJ_WHY(id) id,
    BJ_WHYS_BARE(BJ_WHY) BJ_WHYS_OF_SKILL(BJ_WHY) BJ_WHYS_OF_SPELL(BJ_WHY) BJ_WHYS_OF_WHO(BJ_WHY)
        BJ_WHYS_OF_AT(BJ_WHY) BJ_WHYS_OF_MORE(BJ_WHY) BJ_WHYS_LIMIT(BJ_WHY)
#undef BJ_WHY
            BJ_WHYS
};

/* Of a combatant (NONE: nobody) and a move's arguments. */
typedef int bj_why_rule(const struct pack *, const struct twenty_one *, int who,
                        const int32_t *arg);
/* The combatant that makes a move: the seat's hero, or the foe that the GM plays. */
int bj_mover_of(const struct twenty_one *s, const struct move *);
/* The seat is asked; it is the GM's, which may step in beside whose turn it is. */
bool bj_seat_moves(const struct data *, const struct view *);
bool bj_gm_aside(const struct data *, const struct view *);
/* Of a move of view->seat. */
int bj_why_not(const struct data *, const struct view *, const struct move *);
/* Says which limit a sheet breaks (voice/words_why.c). */
void bj_say_limit(int why, struct text *);

static inline bool is_body(int who) { return who >= 0 && who < BODIES; }
/* The combatant that acts: whose turn it is, or in peace the seat's hero; else NONE. */
static inline int bj_who_acts(const struct twenty_one *s, int seat)
{
    return s->mover != NONE ? s->mover : seat > GM && seat < SEATS ? seat - 1 : NONE;
}

#endif
