/* Why a move is not open: the reason of the first rule that refuses it. What is always true: it
 * reads the table as one seat has it, and is silent where it has nothing better to say than what is
 * open. What options ask too is asked, not decided again. */
#include "games/texarkana/rules.h"
#include "games/texarkana/session.h"

struct asked { const struct pack *p; const struct texarkana *s; int seat; const struct move *m; };

static enum why either(enum why first, enum why second) { return first ? first : second; }

static bool in_hand(const struct asked *x, int card)
{
    return card >= 0 && card < CARDS && x->seat > DEALER && x->seat < x->s->seats &&
           x->s->place[card] == place_hand(x->seat);
}

static enum why not_in_hand(const struct asked *x, int card)
{
    return !in_hand(x, card) && card >= 0 && card < CARDS ? WHY_NOT_IN_HAND : WHY_NONE;
}

static bool is_in_scene(const struct asked *x, int slot)
{
    return slot >= 0 && slot < CAST_MAX && x->s->cast[slot] != NONE;
}

static enum why why_goal(const struct asked *x, int goal)
{
    return goal < 0 || goal >= GOALS_MAX || x->s->goal[goal] == GOAL_OPEN ? WHY_NONE
           : x->s->goal[goal] == GOAL_ABSENT                             ? WHY_NO_GOAL
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
           : slot >= 0 && slot < CAST_MAX && !is_in_scene(x, slot)   ? WHY_NO_NPC
           : slot >= 0 && slot < CAST_MAX && !tx_npc_stands(x->s, slot) ? WHY_NPC_OUT
                                                                     : WHY_NONE;
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
    int left = s->risk & ~s->taken;
    return s->phase != PHASE_TELL                                ? WHY_TAKE_LATER
           : is_duel(s) && !s->takes_left                        ? WHY_TAKE_DUEL
           : is_duel(s)                                          ? WHY_TAKE_ONE
           : s->result == RESULT_SUCCESS                         ? WHY_TAKE_SUCCESS
           : which < 0 || which >= RESOURCES || left >> which & 1 ? WHY_TAKE_AMOUNT
           : s->takes_left                                       ? WHY_TAKE_ONE
           : s->risk >> which & 1                                ? WHY_TAKEN
                                                                 : WHY_NOT_AT_RISK;
}

/* ---- Free play ---- */

static bool is_test(int verb)
{
    return verb == DO_ATTEMPT || verb == DO_INVOKE || verb == DO_CHALLENGE || verb == DO_CALL;
}

/* What is done in free play, but for what ends a scene or opens one. */
static bool is_act(int verb)
{
    return is_test(verb) || verb == DO_CHANGE || verb == DO_ENTER || verb == DO_LEAVE ||
           verb == DO_BRING || verb == DO_DISMISS || verb == DO_CLASH || verb == DO_JUDGE;
}

/* The bounds that end a scene or a session that goes on for too long. */
static enum why why_bounds(const struct asked *x, int verb)
{
    const struct texarkana *s = x->s;
    bool open = s->scene != NONE, acts = is_act(verb);
    return s->phase != PHASE_FREE                      ? WHY_NONE
           : is_test(verb) && s->tests >= TESTS_MAX    ? WHY_TESTS
           : !open && (verb == DO_SCENE || verb == DO_CHANGE) && s->scenes >= SCENES_SESSION_MAX
               ? WHY_SCENES
           : open && (acts || verb == DO_CLOSE_SESSION) && s->acts >= ACTS_MAX
               ? WHY_ACTS
           : !open && acts && !is_test(verb) && s->acts >= ACTS_BETWEEN_MAX ? WHY_ACTS_BETWEEN
                                                                            : WHY_NONE;
}

/* NPCs of the scene by their slots. */
static enum why why_clash(const struct asked *x, const int32_t *arg)
{
    for (int i = 0; i < 2; i++) {
        if (!is_in_scene(x, arg[i]))
            return WHY_NO_NPC;
        if (!tx_npc_stands(x->s, arg[i]))
            return WHY_NPC_NO_FIGHT;
    }
    return WHY_NPC_ITSELF;
}

/* Who cannot come, go or be asked for a test. */
static enum why why_people(const struct asked *x, int verb, int seat)
{
    bool here = x->s->in_scene >> seat & 1;
    return verb == DO_LEAVE || (verb == DO_CALL && !here) ? WHY_AWAY
           : verb == DO_CALL                              ? WHY_NO_CARD
           : here                                         ? WHY_HERE
           : x->s->will[seat]                             ? WHY_INJURED
                                                          : WHY_NO_WILL;
}

static enum why why_scene(const struct asked *x, int verb, const int32_t *arg)
{
    const struct texarkana *s = x->s;
    bool player = arg[0] > DEALER && arg[0] < s->seats && s->character[arg[0]] != NONE;
    switch (verb) {
    case DO_ENTER:
    case DO_LEAVE: return player ? why_people(x, verb, arg[0]) : WHY_NONE;
    case DO_CALL:
        return player && !tx_pc_can_play(s, arg[0]) ? why_people(x, verb, arg[0])
                                                    : why_goal(x, arg[1]);
    case DO_BRING: return WHY_NPCS;
    case DO_DISMISS: return WHY_NO_NPC;
    case DO_CLASH: return why_clash(x, arg);
    default:
        return either(why_goal(x, arg[0]),
                      arg[0] < 0 || arg[0] >= GOALS_MAX ? WHY_NO_GOAL : WHY_GOAL_STATE);
    }
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
    default: return why_free(x, verb);
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
           : !hand_size(s, seat)                       ? WHY_YOU_NO_CARD
                                                       : WHY_NONE;
}

static enum why why_attempt(const struct asked *x, const int32_t *arg)
{
    const struct goal *g = tx_goal_of(x->p, x->s, arg[0]);
    return why_goal(x, arg[0])         ? why_goal(x, arg[0])
           : arg[1] >= PLAYER_SUITS    ? WHY_FIELD
           : g                         ? WHY_FIELDS
                                       : WHY_NONE;
}

static enum why why_invoke(const struct asked *x, const int32_t *arg)
{
    return either(tx_invocation_why(x->p, x->s, x->seat, arg[0]), why_goal(x, arg[1]));
}

static enum why why_challenge(const struct asked *x, int other)
{
    bool player = other > DEALER && other < x->s->seats && x->s->character[other] != NONE;
    return other == x->seat ? WHY_YOURSELF : player ? why_people(x, DO_CALL, other) : WHY_NONE;
}

static enum why why_gain(const struct asked *x, int which)
{
    const struct texarkana *s = x->s;
    return s->phase != PHASE_TELL || s->actor != x->seat    ? WHY_GAIN_LATER
           : !s->gains_left                                    ? WHY_GAIN_NONE
           : which < RES_GRIT || which > RES_LUCK              ? WHY_GAIN_WHICH
           : tx_resource(s, x->seat, which) >= SCORE_MAX       ? WHY_GAIN_MOST
                                                               : WHY_GAIN;
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
    return asked && not_in_hand(x, card) ? WHY_NOT_IN_HAND
           : asked                       ? WHY_ASSIST_FIT
           : fights(x)                   ? WHY_ASSIST_YOURSELF
           : s->played[SIDE_INITIATOR] != NONE && s->assisted[SIDE_INITIATOR] != NONE
               ? WHY_ASSISTED
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
    return i < 0 || i >= tx_character(x->p, s, x->seat)->trait_count        ? WHY_NO_TRAIT
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
    return s->played[SIDE_INITIATOR] == NONE                             ? WHY_TRUMP_LATER
           : side_of(s, x->seat) == s->side && !tx_can_trump(s, s->side) ? WHY_NO_TRUMP
                                                                         : WHY_NONE;
}

static enum why why_player(const struct asked *x, int verb)
{
    const int32_t *arg = x->m->arg;
    switch (verb) {
    case DO_ATTEMPT: return either(why_start(x), why_attempt(x, arg));
    case DO_GAIN: return why_gain(x, arg[0]);
    case DO_TAKE: return why_take(x, arg[0]);
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
        if (character >= 0 && character < x->p->character_count &&
            x->s->character[seat] == character)
            return WHY_CHARACTER;
    return rated ? WHY_FIGURES : WHY_NONE;
}

enum why tx_why(const struct pack *p, const struct texarkana *s, int seat, const struct move *m)
{
    struct asked x = {p, s, seat, m};
    int verb = m->verb;
    /* What a duel costs is taken by the player who has won it. */
    bool players = verb < DO_SCENARIO || verb == DO_GAIN || (verb == DO_TAKE && is_duel(s));
    enum why bounds = seat < s->seats ? why_bounds(&x, verb) : WHY_UNSAID;
    return bounds                                          ? bounds
           : verb == DO_CHOOSE || verb == DO_RATE          ? why_casting(&x, verb == DO_RATE)
           : seat == DEALER                                ? why_dealer(&x, verb)
           : players && s->character[seat] != NONE         ? why_player(&x, verb)
           : verb >= DO_SCENARIO && verb < DO_SHUFFLE      ? WHY_DEALERS
                                                           : WHY_UNSAID;
}
