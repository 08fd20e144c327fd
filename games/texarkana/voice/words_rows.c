/* What rows of messages are filled with, and the conditions that choose between them. */
#include "games/texarkana/rules.h"
#include "games/texarkana/session.h"
#include "games/texarkana/voice/words.h"

static const struct goal *goal_of(const struct talk *x)
{
    return tx_goal_of(x->p, x->s, x->s->test_goal);
}
static const struct way *listed(const struct talk *x) { return tx_way_listed(x->p, x->s); }
static int seat_of(const struct talk *x) { return x->m ? x->m->seat : x->v->seat; }
static bool declares(const struct talk *x)
{
    return x->m && x->m->verb == DO_DECLARE && x->is != x->s;
}
static int marks(const struct talk *x) { return declares(x) ? x->m->arg[3] : x->s->marks; }
static int risk(const struct talk *x) { return declares(x) ? x->m->arg[4] : x->s->risk; }
static int listed_marks(const struct talk *x)
{
    return listed(x) ? tx_marks_listed(x->p, x->s, listed(x)) : 0;
}
static bool opposed(const struct talk *x) { return tx_way_opposed(x->p, x->s, listed(x)); }

/* The fields in which a move tries a goal. */
static int fields(const struct talk *x)
{
    return tx_fields(tx_goal_of(x->p, x->s, x->m->arg[x->m->verb == DO_CALL]));
}

/* Nothing is left to go for. */
static bool decided(const struct talk *x)
{
    bool open = !tx_story_of(x->p, x->s);
    for (int goal = 0; goal < GOALS_MAX; goal++)
        open = open || x->s->goal[goal] == GOAL_OPEN;
    return !open;
}

/* Of the flip of a test: whose it is. */
static int flip_side(const struct texarkana *s)
{
    return s->phase == PHASE_ANSWER ? SIDE_OTHER : s->side;
}
static int flipper(const struct texarkana *s)
{
    int side = flip_side(s);
    return s->phase == PHASE_CLASH || s->fighter[side] == NONE ? DEALER : s->fighter[side];
}

static int64_t of_view(const struct talk *x, int which)
{
    const struct texarkana *s = x->s;
    const struct scenario *story = tx_story_of(x->p, x->is);
    int seat = seat_of(x);
    bool dealer = x->v->seat == DEALER, seen;
    switch (which) {
    case F_SEAT: return seat;
    case F_CHARACTER: return x->is->character[seat];
    case F_WILL: return x->is->will[seat];
    case F_GRIT: return x->is->grit[seat];
    case F_COIN: return x->is->coin[seat];
    case F_LUCK: return x->is->luck[seat];
    case F_WHO: return s->fighter[SIDE_INITIATOR];
    case F_OTHER: return s->fighter[SIDE_OTHER];
    case F_ON_SIDE: return s->fighter[s->side];
    case F_AGAINST: return s->against;
    case F_GOAL: return s->test_goal;
    case F_FIELD: return s->field;
    case F_DECLARED: return s->declared[side_of(s, seat)];
    case F_OPPOSED_BY: return s->declared[SIDE_OTHER];
    case F_PLAYED_RANK: return card_rank(s->played[s->side]);
    case F_PLAYED_SUIT: return card_suit(s->played[s->side]);
    case F_WOE: return s->woe;
    case F_DV: return tx_dv_listed(x->p, s, &seen);
    case F_TOTAL: return s->total[s->side];
    case F_BONUS: return s->bonus[s->side];
    case F_TAKES: return s->takes_left;
    case F_GAINS: return s->gains_left;
    case F_RISKS: return __builtin_popcount((unsigned)risk(x));
    case F_SCENARIO: return x->is->scenario;
    case F_TO: return s->to;
    case F_CLOSING: return s->to - TO_ENDING;
    case F_SESSION: return x->is->session;
    case F_HAND_MAX: return s->rule_hand_max;
    case F_LISTED_FIELD: return listed(x)->field;
    case F_LISTED_BY: return listed(x)->opposition;
    case F_LISTED_SUIT: return opposed(x) ? listed(x)->opposition : SUIT_NONE;
    case F_LISTED_NPC: return opposed(x) ? listed(x)->against : CAST_NONE;
    case F_LISTED_DV: return listed(x)->difficulty;
    case IS_DEALER: return dealer;
    case IS_FREE: return !dealer && s->phase == PHASE_FREE;
    case IS_OTHERS: return s->seats > 2;
    case IS_WOE: return tx_woe_allowed(s);
    case IS_STORY: return story != NULL;
    case IS_WAITED: return s->waiting == 1u << DEALER;
    case IS_SCENE_TO: return dealer && story && s->to != NONE && s->to < TO_ENDING;
    case IS_END_TO: return dealer && story && s->to != NONE;
    case IS_FIRST_TO: return dealer && story && s->scene == NONE;
    case IS_DECIDED: return decided(x);
    case IS_ONWARD: return s->to != NONE;
    case IS_SCENE: return s->scene != NONE;
    case IS_LISTED: return listed(x) != NULL;
    case IS_UNOPPOSED: return listed(x)->against == CAST_NONE;
    case IS_LISTED_MARKS: return listed_marks(x);
    case IS_LISTED_RISK: return tx_risk_listed(x->p, s);
    case IS_LISTED_DV: return tx_dv_listed(x->p, s, &seen), seen;
    case IS_AGAINST: return s->against != CAST_NONE;
    case IS_AIMED: return goal_of(x) != NULL;
    case IS_TRUMP: return tx_can_trump(s, s->side);
    case IS_SAFE: return s->never_bust[s->side]; /* TX-F1 */
    /* else it has been told */
    case IS_FAILURE: return dealer && goal_of(x) && s->goal[s->test_goal] == GOAL_OPEN;
    case IS_LEFT: return dealer && tx_risk_left(s);
    case IS_RISK: return risk(x);
    case IS_MARKS: return marks(x);
    default: return 0;
    }
}

/* Whom the move takes from. */
static int loser(const struct talk *x)
{
    int side = is_duel(x->s) ? 1 - side_of(x->s, x->m->seat) : SIDE_INITIATOR;
    return x->s->fighter[side];
}

static int64_t of_move(const struct talk *x, int which)
{
    const struct texarkana *s = x->s, *is = x->is;
    const int32_t *arg = x->m->arg;
    switch (which) {
    case F_RANK: return rank_slot(arg[0]);
    case F_SUIT: return suit_slot(arg[0]);
    case F_RANK1: return rank_slot(arg[1]);
    case F_SUIT1: return suit_slot(arg[1]);
    case F_CHARACTER_ASKED: return arg[x->m->verb == DO_RATE ? 4 : 0];
    case F_NPC_OUT: return arg[tx_npc_stands(s, arg[0])];
    case F_TRAIT_FIELD: return tx_character(x->p, s, x->m->seat)->trait[arg[0]].field;
    case F_NOW: return tx_resource(is, arg[0], arg[1]);
    case F_LOSER: return loser(x);
    case F_FLIPPER: return flipper(s);
    case F_FLIP_TOTAL: return is->total[flip_side(s)];
    case IS_TAKEN: return tx_resource(is, loser(x), arg[0]) != tx_resource(s, loser(x), arg[0]);
    case IS_BEYOND: return is->takes_left < s->takes_left;
    case IS_ALL_WOE: return arg[1] && arg[1] == s->woe; /* TX-D6 */
    case IS_NAMED: return arg[0] == s->field; /* TX-C7: said when it was named */
    case IS_OPPOSED: return arg[2] != CAST_NONE;
    case IS_ALONE: return arg[1] == SUIT_NONE;
    case IS_HIDDEN: return arg[0] == ARG_HIDDEN;
    case IS_SEEN: return arg[1] != ARG_HIDDEN;
    case IS_STAYS: return tx_resource(is, arg[0], arg[1]) == tx_resource(s, arg[0], arg[1]);
    case IS_DEALT: return s->phase == PHASE_DEAL;
    case IS_TOLD: /* the players have read it when they chose who to be */
        return tx_story_of(x->p, is) && (x->v->seat == DEALER || x->v->seat >= is->seats);
    case IS_CLASH: return s->phase == PHASE_CLASH;
    case IS_TIE: return s->phase == PHASE_TIE;
    case IS_EQUAL:
        return s->phase == PHASE_TIE && s->side == SIDE_OTHER && is->result == RESULT_NONE;
    case IS_RED: return tx_is_red(card_suit(arg[0]));
    case IS_GOES_ON: return tx_goes_on(s, flip_side(s), arg[0]);
    default: return of_view(x, which);
    }
}

static const struct voice_list *hand(struct talk *x)
{
    struct set set = tx_hand_of(x->s, x->v->seat);
    return tx_cards_of(x, &x->pieces, &set, false);
}

VOICE_FACT(tx_fact)
{
    struct talk *x = about;
    const struct texarkana *s = x->s;
    if (which >= F_ARG && which <= F_ARG4)
        return (union cell){.n = x->m->arg[which - F_ARG]};
    switch (which) {
    case F_FIELDS: return (union cell){.list = voice_those(&x->first, (uint32_t)fields(x))};
    case F_RISK: return (union cell){.list = voice_those(&x->first, (uint32_t)risk(x))};
    case F_LEFT:
        return (union cell){.list = voice_those(&x->first, (uint32_t)tx_risk_left(s))};
    case F_MARKS: return (union cell){.list = voice_those(&x->first, (uint32_t)marks(x))};
    case F_TRUMPS: return (union cell){.list = voice_those(&x->first, s->trumps[SIDE_INITIATOR])};
    case F_DEALERS_TRUMPS:
        return (union cell){.list = voice_those(&x->second, s->trumps[SIDE_OTHER])};
    case F_LISTED_MARKS:
        return (union cell){.list = voice_those(&x->first, (uint32_t)listed_marks(x))};
    case F_LISTED_RISK:
        return (union cell){.list = voice_those(&x->first, (uint32_t)tx_risk_listed(x->p, s))};
    case F_HAND: return (union cell){.list = hand(x)};
    case F_STAKES: return (union cell){.text = goal_of(x)->stakes};
    case F_FAILURE: return (union cell){.text = goal_of(x)->failure};
    case F_PLAYED:
        return (union cell){.text = piece(x, &x->room, CARD_TITLE(CARD(s->played[s->side])))};
    default: return (union cell){.n = x->m ? of_move(x, which) : of_view(x, which)};
    }
}
