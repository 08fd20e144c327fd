/* The Dealer's bot: it runs a scenario as the pack has it. What is always true: it reads the
 * Dealer's own view and the pack; what it draws by lot is the DV, one off the listed value at most
 * (TX-G1), and when to spend Woe. */
#include "games/texarkana/bot/bot.h"
#include "games/texarkana/facts.h"
#include "games/texarkana/session.h"

/* How the present test stands in the pack: the way, or NULL where the scenario has none. */
static const struct way *way_of(const struct bot *b)
{
    const struct goal *g = tx_goal_of(b->p, b->s, b->s->test_goal);
    const struct way *listed = tx_way_listed(b->p, b->s);
    return listed || !g ? listed : &g->way[0]; /* an Invocation */
}

/* What a PC has most of; an Injury if there is nothing left to lose. */
static int dearest(const struct texarkana *s, int seat)
{
    int best = RES_INJURY;
    for (int which = RES_GRIT; which <= RES_LUCK; which++)
        if (tx_resource(s, seat, which) > (best == RES_INJURY ? 0 : tx_resource(s, seat, best)))
            best = which;
    return best;
}

static void stakes(const struct bot *b, struct move *out)
{
    const struct texarkana *s = b->s;
    const struct way *w = way_of(b);
    bool opposed = w && tx_way_opposed(b->p, s, w);
    *out = (struct move){.seat = DEALER, .verb = DO_DECLARE};
    out->arg[0] = s->field; /* TX-G1: by the field of use named; of an Invocation that is Tomes */
    out->arg[1] = opposed ? w->opposition : SUIT_NONE;
    out->arg[2] = opposed ? w->against : CAST_NONE;
    out->arg[3] = w ? tx_marks_listed(b->p, s, w) : 0;
    out->arg[4] = w ? tx_risk_listed(b->p, s) : 0;
    if (!w && s->kind == KIND_TEST) /* TX-G1: nobody cycles a hand for nothing */
        out->arg[4] = 1 << dearest(s, s->fighter[SIDE_INITIATOR]);
}

/* With an Invocation for a goal: as its first way has it, if nobody opposes there. */
static int difficulty_of(const struct bot *b)
{
    const struct way *w = way_of(b);
    bool listed;
    int dv = tx_dv_listed(b->p, b->s, &listed);
    return listed || !w || w->against != CAST_NONE ? dv : w->difficulty;
}

enum { WOE_TURN = 3 }; /* at most, where a scene turns */

/* The last goal that is open, once others are decided: here a scene turns. */
static bool is_decisive(const struct texarkana *s)
{
    int open = 0, decided = 0;
    for (int goal = 0; goal < GOALS_MAX; goal++) {
        open += s->goal[goal] == GOAL_OPEN;
        decided += s->goal[goal] == GOAL_WON || s->goal[goal] == GOAL_LOST;
    }
    return open == 1 && decided;
}

static int woe_to_spend(const struct bot *b)
{
    int spare = b->s->woe - 1; /* TX-G1: keeps 1, so that no story ends by what the Dealer hides */
    if (b->tells && tx_woe_allowed(b->s) && spare > 0)
        return is_decisive(b->s) ? spare < WOE_TURN ? spare : WOE_TURN : 0;
    if (!b->careful || !tx_woe_allowed(b->s) || spare <= 0 || rng_below(b->rng, 3))
        return 0;
    return spare > b->s->seats && rng_below(b->rng, 2) ? 2 : 1;
}

static void difficulty(const struct bot *b, struct move *out)
{
    static const int8_t off[] = {-1, 0, 0, 1}; /* TX-G1: weights 1, 2, 1 */
    int dv = difficulty_of(b) + off[rng_below(b->rng, 4)], least = -DV_MAX;
    dv = dv > DV_MAX ? DV_MAX : dv; /* TX-G1 */
    dv = dv < least ? least : dv;   /* TX-G1 */
    tx_bot_say(b, out, DO_DIFFICULTY, dv, woe_to_spend(b), 0);
}

static void tell(const struct bot *b, struct move *out)
{
    const struct texarkana *s = b->s;
    const struct goal *g = tx_goal_of(b->p, s, s->test_goal);
    int left = s->risk & ~s->taken;
    for (int which = 0; which < RESOURCES; which++) {
        int cost = g ? g->cost[which] : 1;
        if (left >> which & 1 && cost && tx_bot_say(b, out, DO_TAKE, which, cost, 0))
            return;
    }
    if (s->takes_left &&
        tx_bot_say(b, out, DO_TAKE, dearest(s, s->fighter[SIDE_INITIATOR]), 1, 0)) /* TX-D5 */
        return;
    tx_bot_say(b, out, DO_NARRATE, 0, 0, 0);
}

/* Asks the PC after the one who let it pass; in a way of the first goal that is open. */
static bool call_somebody(const struct bot *b, struct move *out)
{
    const struct texarkana *s = b->s;
    int waited = tx_bot_next_pc(s), mask = 0;
    for (int seat = 1; seat < s->seats; seat++)
        mask |= tx_pc_can_play(s, seat) << seat;
    if (waited == NONE || s->called_off)
        return false;
    int pc = tx_next_clockwise(s, waited, mask);
    for (int goal = 0; goal < GOALS_MAX; goal++)
        if (s->goal[goal] == GOAL_OPEN)
            return tx_bot_say(b, out, DO_CALL, pc, goal,
                              __builtin_ctz((unsigned)tx_fields_open(b->p, s, goal)));
    return false;
}

static void between_scenes(const struct bot *b, struct move *out)
{
    const struct texarkana *s = b->s;
    int next = s->to == NONE ? 0 : s->to;
    if (s->scenario == SCENARIO_FREE)
        next = s->scenes;
    if (next >= TO_ENDING || (s->scenario == SCENARIO_FREE && s->scenes >= 3) ||
        !tx_bot_say(b, out, DO_SCENE, next, 0, 0))
        tx_bot_say(b, out, DO_CLOSE_SESSION, 0, 0, 0);
}

static void free_play(const struct bot *b, struct move *out)
{
    const struct texarkana *s = b->s;
    if (tx_bot_say(b, out, DO_WAIT, 0, 0, 0))
        return;
    if (s->scene == NONE)
        between_scenes(b, out);
    else if (s->to != NONE || !call_somebody(b, out))
        tx_bot_say(b, out, DO_CLOSE_SCENE, 0, 0, 0);
}

static void story(const struct bot *b, struct move *out)
{
    int count = tx_scenarios(b->p, b->s->edition);
    tx_bot_say(b, out, DO_SCENARIO, count ? (int)rng_below(b->rng, (uint64_t)count) : SCENARIO_FREE,
               0, 0); /* TX-G2 */
}

void tx_bot_dealer(const struct bot *b, struct move *out)
{
    switch (b->s->phase) {
    case PHASE_STORY: story(b, out); break;
    case PHASE_FREE: free_play(b, out); break;
    case PHASE_STAKES: stakes(b, out); break;
    case PHASE_DIFFICULTY: difficulty(b, out); break;
    case PHASE_CARD: tx_bot_say(b, out, DO_WAIT, 0, 0, 0); break;
    case PHASE_TELL: tell(b, out); break;
    case PHASE_CONSENT: /* two suits by lot, no blood; once a scene, for it gives both a new card
                           (TX-G1) */
        if (b->s->duels) {
            tx_bot_say(b, out, DO_REFUSE, 0, 0, 0);
            break;
        }
        tx_bot_say(b, out, DO_ALLOW, (int)rng_below(b->rng, PLAYER_SUITS),
                   (int)rng_below(b->rng, PLAYER_SUITS), 0);
        break;
    default: tx_bot_say(b, out, DO_FINISH, 0, 0, 0); break;
    }
}
