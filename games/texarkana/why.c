/* Why a move is not open: the reason of the first rule that refuses it. What is always true: it
 * reads the table as one seat has it, and is silent where it has nothing better to say than what is
 * open. What options ask too is asked, not decided again. It is asked only of moves that are not
 * among them, and an argument that is a name is in its table. */
#include "games/texarkana/buys.h"
#include "games/texarkana/facts.h"
#include "games/texarkana/rules.h"
#include "games/texarkana/scene.h"
#include "games/texarkana/session.h"
#include "games/texarkana/stakes.h"

struct asked { const struct pack *p; const struct texarkana *s; int seat; const struct move *m; };

static enum why either(enum why first, enum why second) { return first ? first : second; }

static enum why not_in_hand(const struct asked *x, int card)
{
    return x->s->place[card] != place_hand(x->seat) ? WHY_NOT_IN_HAND : WHY_NONE;
}

static enum why why_goal(const struct asked *x, int goal)
{
    return goal == GOAL_NONE || x->s->goal[goal] == GOAL_OPEN ? WHY_NONE
           : x->s->goal[goal] == GOAL_ABSENT                  ? WHY_NO_GOAL
                                                              : WHY_GOAL_OVER;
}

/* ---- The Dealer ---- */

static enum why why_declare(const struct asked *x, const int32_t *arg)
{
    int trump = arg[0], suit = arg[1], slot = arg[2];
    return x->s->phase != PHASE_STAKES                               ? WHY_NO_STAKES
           : trump == SUIT_SKULLS                                    ? WHY_TRUMP_SKULLS
           : trump == SUIT_NONE                                      ? WHY_TRUMP_NONE
           : x->s->kind == KIND_INVOCATION && trump != SUIT_TOMES    ? WHY_TRUMP_TOMES
           : (suit == SUIT_NONE) != (slot == CAST_NONE)              ? WHY_OPPOSED_BY_HALF
           : suit == SUIT_SKULLS                                     ? WHY_OPPOSED_BY_SKULLS
           : x->s->cast[slot] == NONE                                ? WHY_NO_NPC
                                                                     : WHY_NPC_OUT;
}

static enum why why_difficulty(const struct asked *x, const int32_t *arg)
{
    const struct texarkana *s = x->s;
    return s->phase != PHASE_DIFFICULTY          ? WHY_DV_LATER
           : arg[0] < -DV_MAX || arg[0] > DV_MAX ? WHY_DV /* TX-C2 */
           : arg[1] && tx_woe_why(s)             ? tx_woe_why(s)
                                                 : WHY_WOE; /* TX-D6 */
}

static enum why why_take(const struct asked *x, int which)
{
    const struct texarkana *s = x->s;
    int left = tx_risk_left(s);
    return s->phase != PHASE_TELL        ? WHY_TAKE_LATER
           : s->result == RESULT_SUCCESS ? WHY_TAKE_SUCCESS
           : left >> which & 1           ? WHY_TAKE_AMOUNT
           : s->takes_left               ? WHY_TAKE_ONE
           : s->risk >> which & 1        ? WHY_TAKEN
                                         : WHY_NOT_AT_RISK;
}

/* ---- Free play ---- */

static enum why why_clash(const struct asked *x, const int32_t *arg)
{
    enum why why = either(tx_clash_why(x->s, arg[0]), tx_clash_why(x->s, arg[1]));
    return why ? why : WHY_NPC_ITSELF;
}

/* Silent of the Dealer and of seats where nobody plays: only players enter and leave. */
static enum why why_person(const struct asked *x, int verb, int seat)
{
    return x->s->character[seat] != NONE ? tx_people_why(x->s, verb, seat) : WHY_NONE;
}

static enum why why_scene(const struct asked *x, int verb, const int32_t *arg)
{
    switch (verb) { /* the first argument is a seat in the first three alone */
    case DO_ENTER:
    case DO_LEAVE: return why_person(x, verb, arg[0]);
    case DO_CALL: return either(why_person(x, verb, arg[0]), why_goal(x, arg[1]));
    case DO_BRING: return WHY_NPCS;
    case DO_DISMISS: return WHY_NO_NPC;
    case DO_SET_GOAL: return tx_goal_free(x->p, x->s) == NONE ? WHY_GOALS_FULL : WHY_NONE;
    case DO_MOOD: return arg[0] == CAST_NONE || x->s->cast[arg[0]] == NONE ? WHY_NO_NPC
                                                                            : WHY_MOOD_SAME;
    case DO_CLASH: return why_clash(x, arg);
    case DO_JUDGE:
        return either(why_goal(x, arg[0]), arg[0] == GOAL_NONE ? WHY_NO_GOAL : WHY_GOAL_STATE);
    default: return WHY_NONE;
    }
}

/* What only the Dealer does in free play. */
static bool is_free(int verb)
{
    return (verb >= DO_CALL && verb <= DO_JUDGE) || verb == DO_SCENE || verb == DO_CLOSE_SCENE ||
           verb == DO_CLOSE_SESSION || verb == DO_MOOD || verb == DO_SET_GOAL;
}

static enum why why_free(const struct asked *x, int verb)
{
    const struct texarkana *s = x->s;
    return verb == DO_CHANGE && s->phase != PHASE_FREE ? WHY_CHANGE_LATER
           : s->phase == PHASE_AFTER                   ? WHY_OVER
           : s->phase != PHASE_FREE                    ? WHY_FREE_PLAY
           : verb == DO_CHANGE                         ? WHY_CHANGE
           : verb == DO_SCENE && s->scene != NONE      ? WHY_SCENE_OPEN
           : verb == DO_SCENE                          ? WHY_NO_SUCH_SCENE
           : verb == DO_WAIT && s->resting             ? WHY_RESTING
           : verb == DO_WAIT                           ? WHY_WAITED_FOR
           : s->scene == NONE                          ? WHY_NO_SCENE
                                                       : why_scene(x, verb, x->m->arg);
}

static enum why why_dealer(const struct asked *x, int verb)
{
    const struct texarkana *s = x->s;
    switch (verb) {
    case DO_DECLARE: return why_declare(x, x->m->arg);
    case DO_DIFFICULTY: return why_difficulty(x, x->m->arg);
    case DO_TAKE: return why_take(x, x->m->arg[0]);
    case DO_GAIN: return WHY_GAIN_LATER;
    case DO_NO_CARDS: return WHY_NO_CARDS_LATE;
    case DO_ALLOW: return s->phase == PHASE_CONSENT ? WHY_ALLOW : WHY_NONE;
    case DO_NEXT_SESSION: return s->phase == PHASE_AFTER ? WHY_SESSIONS : WHY_NONE;
    case DO_CALL_OFF: return WHY_CALL_OFF_DEALER;
    case DO_NARRATE: return s->phase == PHASE_TELL ? WHY_NARRATE : WHY_NONE;
    case DO_WAIT:
        return s->phase == PHASE_CARD   ? WHY_RESTING_TEST
               : s->phase == PHASE_FREE ? why_free(x, verb)
                                        : WHY_NONE;
    default: return is_free(verb) ? why_free(x, verb) : WHY_NONE;
    }
}

/* ---- Players ---- */

/* What keeps this player from starting anything now. */
static enum why why_start(const struct asked *x)
{
    const struct texarkana *s = x->s;
    int seat = x->seat;
    return s->phase == PHASE_AFTER                     ? WHY_OVER
           : s->phase != PHASE_FREE                    ? WHY_ONE_TEST
           : s->scene == NONE                          ? WHY_NO_SCENE
           : !tx_pc_stands(s, seat) && s->will[seat]      ? WHY_YOU_INJURED
           : !tx_pc_stands(s, seat)                       ? WHY_YOU_NO_WILL
           : !(s->in_scene >> seat & 1)                ? WHY_YOU_AWAY
                                                       : WHY_NONE; /* a card for each Will */
}

static enum why why_attempt(const struct asked *x, const int32_t *arg)
{
    return either(why_goal(x, arg[0]), arg[1] >= PLAYER_SUITS ? WHY_FIELD : WHY_FIELDS);
}

static enum why why_invoke(const struct asked *x, const int32_t *arg)
{
    return either(tx_invocation_why(x->p, x->s, x->seat, arg[0]), why_goal(x, arg[1]));
}

static enum why why_challenge(const struct asked *x, int other)
{
    return other == x->seat ? WHY_YOURSELF : why_person(x, DO_CALL, other);
}

static enum why why_gain(const struct asked *x, int which)
{
    const struct texarkana *s = x->s;
    enum why why = tx_gain_why(s, x->seat, which);
    return s->phase != PHASE_TELL || s->actor != x->seat ? WHY_GAIN_LATER
           : !s->gains_left                              ? WHY_GAIN_NONE
           : why                                         ? why
                                                         : WHY_GAIN;
}

/* What a duel costs is taken by the player who has won it. */
static enum why why_take_won(const struct asked *x)
{
    return x->s->phase != PHASE_TELL ? WHY_TAKE_LATER
           : x->s->takes_left        ? WHY_TAKE_ONE
                                     : WHY_TAKE_DUEL;
}

static enum why why_play(const struct asked *x, int card)
{
    const struct texarkana *s = x->s;
    return s->phase != PHASE_CARD || x->seat != s->fighter[SIDE_INITIATOR] ? WHY_PLAY_LATER
           : not_in_hand(x, card)                                             ? WHY_NOT_IN_HAND
           : tx_burn_sure(s)                                                     ? WHY_BURN
                                                                              : WHY_NO_BURN;
}

static bool fights(const struct asked *x)
{
    return x->seat == x->s->fighter[SIDE_INITIATOR] || x->seat == x->s->fighter[SIDE_OTHER];
}

static enum why why_assist(const struct asked *x, int card)
{
    const struct texarkana *s = x->s;
    bool asked = s->phase == PHASE_ASSIST && s->actor == x->seat;
    return asked && not_in_hand(x, card)           ? WHY_NOT_IN_HAND
           : asked                                 ? WHY_ASSIST_FIT
           : s->phase < PHASE_CARD                 ? WHY_ASSIST_LATER /* of the last test */
           : fights(x)                             ? WHY_ASSIST_YOURSELF
           : s->assisted[SIDE_INITIATOR] != NONE   ? WHY_ASSISTED
                                                   : WHY_ASSIST_LATER;
}

/* A trait that adds a trump is declared before the card, any other after it; this one came at the
 * wrong time, or not at all. */
static enum why why_trait(const struct asked *x, int i)
{
    int side = side_of(x->s, x->seat);
    enum why why = tx_trait_why(x->p, x->s, side, i, true);
    return why ? why : tx_trait_why(x->p, x->s, side, i, false);
}

static enum why why_use(const struct asked *x, int i)
{
    const struct texarkana *s = x->s;
    return i >= tx_character(x->p, s, x->seat)->trait_count                  ? WHY_NO_TRAIT
           : !fights(x) || s->phase < PHASE_CARD || s->result != RESULT_NONE ? WHY_TRAIT_LATER
                                                                             : why_trait(x, i);
}

static enum why why_wager(const struct asked *x, int which, bool flaw)
{
    const struct texarkana *s = x->s;
    return (s->phase != PHASE_CARD && s->phase != PHASE_DOWN) || !fights(x)
               ? WHY_WAGER_LATER
               : tx_wager_why(x->p, s, side_of(s, x->seat), which, flaw);
}

static enum why why_trump(const struct asked *x)
{
    const struct texarkana *s = x->s;
    return s->phase < PHASE_CARD || s->played[SIDE_INITIATOR] == NONE    ? WHY_TRUMP_LATER
           : side_of(s, x->seat) == s->side && !tx_can_trump(s, s->side) ? WHY_NO_TRUMP
                                                                         : WHY_NONE;
}

static enum why why_player(const struct asked *x, int verb)
{
    const int32_t *arg = x->m->arg;
    switch (verb) {
    case DO_ATTEMPT: return either(why_start(x), why_attempt(x, arg));
    case DO_GAIN: return why_gain(x, arg[0]);
    case DO_TAKE: return why_take_won(x);
    case DO_PLAY: return why_play(x, arg[0]);
    case DO_ASSIST: return why_assist(x, arg[0]);
    case DO_TRUMP: return why_trump(x);
    case DO_USE: return why_use(x, arg[0]);
    case DO_CHARACTERISTIC:
    case DO_FLAW: return why_wager(x, arg[0], verb == DO_FLAW);
    case DO_INVOKE: return either(why_start(x), why_invoke(x, arg));
    case DO_CALL_OFF: return WHY_CALL_OFF;
    case DO_DOWN:
    case DO_SHED: return not_in_hand(x, arg[0]);
    case DO_BUY: return either(why_start(x), tx_buy_why(x->p, x->s, x->seat, arg[0]));
    case DO_CHALLENGE: return either(why_start(x), why_challenge(x, arg[0]));
    default: return WHY_NONE;
    }
}

static enum why why_casting(const struct asked *x, bool rated)
{
    int character = x->m->arg[rated ? 4 : 0];
    if (x->s->phase != PHASE_CASTING)
        return WHY_NONE;
    for (int seat = 1; seat < x->s->seats; seat++)
        if (x->s->character[seat] == character)
            return WHY_CHARACTER;
    return rated ? WHY_FIGURES : WHY_NONE;
}

enum why tx_why(const struct pack *p, const struct texarkana *s, int seat, const struct move *m)
{
    struct asked x = {p, s, seat, m};
    int verb = m->verb;
    bool players = verb < DO_SCENARIO || verb == DO_GAIN || verb == DO_BUY ||
                   (verb == DO_TAKE && is_duel(s));
    enum why bounds = seat >= s->seats               ? WHY_UNSAID
                      : s->phase == PHASE_FREE ? tx_bounds_why(s, verb)
                                               : WHY_NONE;
    return bounds                                          ? bounds
           : verb == DO_CHOOSE || verb == DO_RATE          ? why_casting(&x, verb == DO_RATE)
           : seat == DEALER                                ? why_dealer(&x, verb)
           : players && s->character[seat] != NONE         ? why_player(&x, verb)
           : (verb >= DO_SCENARIO && verb < DO_SHUFFLE) || verb >= DO_MOOD
               ? WHY_DEALERS
                                                           : WHY_UNSAID;
}
