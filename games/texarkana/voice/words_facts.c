/* Works out the facts of sentences (words_facts.h). */
#include "games/texarkana/buys.h"
#include "games/texarkana/facts.h"
#include "games/texarkana/rules.h"
#include "games/texarkana/session.h"
#include "games/texarkana/voice/words_buys.h"
#include "games/texarkana/voice/words_facts.h"

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
static int bound_for(const struct talk *x) { return tx_bound_for(x->p, x->s); }
/* Of a goal that may be tried again. */
static const char *failure(const struct talk *x)
{
    return tx_came_text(goal_of(x), tx_way_tried(x->s, goal_of(x)), CAME_FAILURE);
}
/* What failure brings: as the scenario has it, or as the Dealer said when making the goal. */
static const char *stakes(const struct talk *x)
{
    int goal = x->s->test_goal;
    if (goal_of(x))
        return goal_of(x)->stakes;
    return tx_is_made(x->s, goal) ? label_said(x->t->labels, NAMES_MADE, x->s->goal_made[goal])
                                  : NULL;
}
static bool opposed(const struct talk *x) { return tx_way_opposed(x->p, x->s, listed(x)); }

/* The fields in which a move tries a goal. */
static int fields(const struct talk *x)
{
    return tx_fields_open(x->p, x->s, x->m->arg[x->m->verb == DO_CALL]);
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

static const struct scenario *story_of(const struct talk *x) { return tx_story_of(x->p, x->is); }
static bool is_dealer(const struct talk *x) { return x->v->seat == DEALER; }
static bool dv_is_seen(const struct talk *x)
{
    bool seen;
    tx_dv_listed(x->p, x->s, &seen);
    return seen;
}

/* What the move buys. */
static const struct buy *buy(const struct talk *x)
{
    return tx_buy_of(x->p, x->s, x->m->arg[0]);
}

/* Whom the move takes from. */
static int loser(const struct talk *x)
{
    int side = is_duel(x->s) ? 1 - side_of(x->s, x->m->seat) : SIDE_INITIATOR;
    return x->s->fighter[side];
}

static const struct voice_list *hand(struct talk *x)
{
    struct set set = tx_hand_of(x->s, x->v->seat);
    return tx_cards_of(x, &x->pieces, &set, false);
}

VOICE_FACT(tx_fact)
{
    const struct texarkana *s = x->s, *is = x->is;
    const struct move *m = x->m;
    int seat = seat_of(x);
    switch ((enum fact)which) {
        VOICE_FACT_CASES(TX_FACTS)
    }
    return (union cell){.n = 1};
}
