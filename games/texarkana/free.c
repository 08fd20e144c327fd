/* Free play between tests, and all that the Dealer does in it. What is always true: whoever is
 * asked may say nothing for now, but for the Dealer when nobody else is left to be asked; every act
 * counts, and past ACTS_MAX only what closes the scene or opens the next is left; past TESTS_MAX no
 * test is opened. */
#include "games/texarkana/buys.h"
#include "games/texarkana/cards.h"
#include "games/texarkana/duel.h"
#include "games/texarkana/facts.h"
#include "games/texarkana/rules.h"
#include "games/texarkana/scene.h"
#include "games/texarkana/session.h"
#include "games/texarkana/stakes.h"
#include "games/texarkana/test.h"

static bool is_test(int verb)
{
    return verb == DO_ATTEMPT || verb == DO_INVOKE || verb == DO_CHALLENGE || verb == DO_CALL;
}

/* What is done in free play, but for what ends a scene or opens one. */
static bool is_act(int verb)
{
    return is_test(verb) || verb == DO_CHANGE || verb == DO_ENTER || verb == DO_LEAVE ||
           verb == DO_BRING || verb == DO_DISMISS || verb == DO_CLASH || verb == DO_JUDGE ||
           verb == DO_BUY || verb == DO_MOOD || verb == DO_SET_GOAL;
}

enum why tx_bounds_why(const struct texarkana *s, int verb)
{
    bool open = s->scene != NONE, acts = is_act(verb);
    return is_test(verb) && s->tests >= TESTS_MAX ? WHY_TESTS
           : !open && (verb == DO_SCENE || verb == DO_CHANGE) && s->scenes >= SCENES_SESSION_MAX
               ? WHY_SCENES
           : open && (acts || verb == DO_CLOSE_SESSION) && s->acts >= ACTS_MAX ? WHY_ACTS
           : !open && acts && !is_test(verb) && s->acts >= ACTS_BETWEEN_MAX    ? WHY_ACTS_BETWEEN
                                                                               : WHY_NONE;
}

enum why tx_people_why(const struct texarkana *s, int verb, int seat)
{
    bool here = s->in_scene >> seat & 1;
    switch (verb) {
    case DO_LEAVE: return here ? WHY_NONE : WHY_AWAY;
    case DO_ENTER:
        return here                     ? WHY_HERE
               : tx_pc_stands(s, seat) ? WHY_NONE /* TX-B4 */
               : s->will[seat]          ? WHY_INJURED
                                        : WHY_NO_WILL;
    default: return tx_pc_can_play(s, seat) ? WHY_NONE : WHY_AWAY;
    }
}

enum why tx_clash_why(const struct texarkana *s, int slot)
{
    return slot < 0 || slot >= CAST_MAX || s->cast[slot] == NONE ? WHY_NO_NPC
           /* TX-F2: who is out fights no more */
           : tx_npc_stands(s, slot) || npc_out_may_clash(s) ? WHY_NONE
                                                            : WHY_NPC_NO_FIGHT;
}

void tx_free_open(struct texarkana *s)
{
    int asked = 0;
    for (int seat = 1; seat < s->seats && !tx_bounds_why(s, DO_ATTEMPT); seat++)
        if (tx_pc_can_play(s, seat)) /* TX-C0 */
            asked |= 1 << seat;
    s->phase = PHASE_FREE;
    s->actor = NONE;
    s->waiting = (uint8_t)(asked | 1 << DEALER);
    s->resting = 0;
}

/* A goal that is open, in ways as fields; the free ones in all eight. */
static void attempts(const struct pack *p, const struct texarkana *s, int seat, int verb,
                     const struct set *pcs, struct options *o)
{
    for (int goal = 0; goal <= GOAL_NONE; goal++) {
        struct set fields = set_none();
        if (goal == GOAL_NONE)
            fields = set_below(PLAYER_SUITS);
        else if (s->goal[goal] == GOAL_OPEN)
            fields.word[0] = (uint64_t)tx_fields_open(p, s, goal);
        if (!set_count(&fields))
            continue;
        struct option *f = option_add(o, seat, verb);
        if (pcs)
            arg_one(f, *pcs);
        arg_is(f, goal);
        arg_one(f, fields);
    }
}

static struct set goals_open(const struct texarkana *s)
{
    struct set of = set_none();
    for (int goal = 0; goal < GOALS_MAX; goal++)
        if (s->goal[goal] == GOAL_OPEN)
            set_add(&of, goal);
    return of;
}

static void player_options(const struct pack *p, const struct texarkana *s, int seat,
                           struct options *o)
{
    struct set invocations = set_none(), buys = set_none(), goals = goals_open(s);
    struct set others = tx_seats_that_play(s, seat);
    int open = set_count(&goals);
    attempts(p, s, seat, DO_ATTEMPT, NULL, o); /* TX-C0 */
    for (int i = 0; i < INVOCATIONS_MAX; i++)
        if (!tx_invocation_why(p, s, seat, i))
            set_add(&invocations, i); /* TX-F4 */
    set_add(&goals, GOAL_NONE);
    if (set_count(&invocations)) {
        struct option *f = option_add(o, seat, DO_INVOKE);
        arg_one(f, invocations);
        arg_one(f, goals);
    }
    if (set_count(&others))
        arg_one(option_add(o, seat, DO_CHALLENGE), others); /* TX-E4 */
    for (int i = 0; i < BUYS_MAX; i++)
        if (!tx_buy_why(p, s, seat, i))
            set_add(&buys, i);
    if (set_count(&buys))
        arg_one(option_add(o, seat, DO_BUY), buys); /* TX-G5 */
    /* What is still open here may be gone when the Dealer goes on: Enter alone does not give that
     * away. */
    option_add(o, seat, DO_WAIT)->flags = open ? 0 : OPTION_SAFE;
}

static void mood_options(const struct texarkana *s, struct options *o)
{
    for (int slot = 0; slot < CAST_MAX && moods_count(s); slot++) {
        struct set moods = set_below(MOODS);
        if (s->cast[slot] == NONE)
            continue;
        set_drop(&moods, s->cast_mood[slot]);
        struct option *f = option_add(o, DEALER, DO_MOOD); /* TX-G6 */
        arg_is(f, slot);
        arg_one(f, moods);
    }
}

/* A goal that has no name yet, and a place for it. */
static void made_options(const struct pack *p, const struct texarkana *s, struct options *o)
{
    struct set names = set_none();
    for (int made = 0; made < GOALS_MAX; made++)
        if (tx_goal_called(s, made) == NONE)
            set_add(&names, made);
    if (!goals_are_made(s) || tx_goal_free(p, s) == NONE)
        return;
    struct option *f = option_add(o, DEALER, DO_SET_GOAL); /* TX-G7 */
    f->flags = OPTION_WORDS;
    arg_one(f, names);
}

static void goal_make(const struct pack *p, struct texarkana *s, int made)
{
    int goal = tx_goal_free(p, s);
    s->goal[goal] = GOAL_OPEN; /* TX-G7 */
    s->goal_made[goal] = (uint8_t)made;
}

/* The Dealer's hand on people and things of an open scene. */
static void scene_options(const struct pack *p, const struct texarkana *s, struct options *o)
{
    struct set play = tx_seats_that_play(s, NONE), out = set_none(), in = set_none(),
               npcs = set_none(), goals = goals_open(s);
    struct set fit = set_none();
    for (int seat = 1; seat < s->seats; seat++)
        if (!tx_people_why(s, DO_LEAVE, seat))
            set_add(&in, seat);
        else if (!tx_people_why(s, DO_ENTER, seat))
            set_add(&out, seat);
    for (int slot = 0; slot < CAST_MAX; slot++) {
        if (s->cast[slot] != NONE)
            set_add(&npcs, slot);
        if (!tx_clash_why(s, slot))
            set_add(&fit, slot);
    }
    if (set_count(&play) && !tx_bounds_why(s, DO_CALL))
        attempts(p, s, DEALER, DO_CALL, &play, o);
    if (set_count(&out))
        arg_one(option_add(o, DEALER, DO_ENTER), out); /* TX-B5 */
    if (set_count(&in))
        arg_one(option_add(o, DEALER, DO_LEAVE), in); /* TX-B5 */
    if (set_count(&npcs) < CAST_MAX)
        arg_range(option_add(o, DEALER, DO_BRING), 0, tx_npcs(p, s->edition) - 1);
    if (set_count(&npcs))
        arg_one(option_add(o, DEALER, DO_DISMISS), npcs);
    mood_options(s, o);
    made_options(p, s, o);
    for (int slot = 0; slot < CAST_MAX && set_count(&fit) > 1; slot++) {
        struct set foes = fit;
        if (!set_has(&fit, slot))
            continue;
        set_drop(&foes, slot);
        struct option *f = option_add(o, DEALER, DO_CLASH); /* TX-E5 */
        arg_is(f, slot);
        arg_one(f, foes);
    }
    if (set_count(&goals)) {
        struct option *f = option_add(o, DEALER, DO_JUDGE);
        arg_one(f, goals);
        arg_range(f, GOAL_WON, GOAL_LOST);
    }
}

static void scenes_options(const struct pack *p, const struct texarkana *s, struct options *o)
{
    const struct scenario *story = tx_story_of(p, s);
    if (tx_bounds_why(s, DO_SCENE))
        return;
    if (story)
        arg_range(option_add(o, DEALER, DO_SCENE), 0, tx_scenes(s, story) - 1); /* TX-B5 */
    else
        arg_is(option_add(o, DEALER, DO_SCENE), s->scenes);
}

static void change_options(const struct texarkana *s, struct options *o)
{
    for (int sign = 0; sign < 2; sign++) {
        struct option *f = option_add(o, DEALER, DO_CHANGE); /* TX-B5 */
        arg_range(f, 1, s->seats - 1);
        arg_range(f, 0, RESOURCES - 1);
        arg_range(f, sign ? 1 : -CHANGE_MAX, sign ? CHANGE_MAX : -1);
    }
}

static void dealer_options(const struct pack *p, const struct texarkana *s, struct options *o)
{
    bool alone = s->waiting == 1u << DEALER, open = s->scene != NONE;
    if (!open)
        scenes_options(p, s, o);
    else if (!tx_bounds_why(s, DO_JUDGE))
        scene_options(p, s, o);
    if (open)
        option_add(o, DEALER, DO_CLOSE_SCENE); /* TX-B5 */
    if (!alone && !s->resting)
        option_add(o, DEALER, DO_WAIT)->flags = OPTION_SAFE;
    if (!tx_bounds_why(s, DO_CHANGE))
        change_options(s, o);
    if (!tx_bounds_why(s, DO_CLOSE_SESSION))
        option_add(o, DEALER, DO_CLOSE_SESSION); /* TX-B5, TX-H1 */
}

void tx_free_options(const struct pack *p, const struct texarkana *s, int seat, struct options *o)
{
    if (seat == DEALER)
        dealer_options(p, s, o);
    else
        player_options(p, s, seat, o);
}

static void free_wait(struct texarkana *s, int seat)
{
    s->waiting = (uint8_t)(s->waiting & ~(1u << seat));
    s->resting |= seat == DEALER; /* TX-B5: may step in all the same */
    if (s->waiting & ~(1u << DEALER))
        return;
    s->waiting = 1u << DEALER;
    s->resting = 0;
}

static void invoke(struct texarkana *s, const struct move *m)
{
    tx_test_open(s, KIND_INVOCATION, m->seat, m->arg[1], SUIT_TOMES); /* TX-F4 */
    s->invocation = (uint8_t)m->arg[0];
    s->invoked[m->seat] |= (uint8_t)(1u << m->arg[0]);
}

/* Sheets have changed. */
static void changed(struct state *st)
{
    struct texarkana *s = table_of(st);
    tx_scene_leave(s);
    s->shed_skull = 0;
    tx_hands_settle(st);
}

/* What the Dealer does with the scene itself. */
static void dealer_apply(const struct pack *p, struct state *st, const struct move *m)
{
    struct texarkana *s = table_of(st);
    const struct scenario *story = tx_story_of(p, s);
    switch (m->verb) {
    case DO_ENTER: s->in_scene |= (uint8_t)(1u << m->arg[0]); break;
    case DO_LEAVE: s->in_scene = (uint8_t)(s->in_scene & ~(1u << m->arg[0])); break;
    case DO_BRING: tx_npc_bring(p, s, m->arg[0]); break;
    case DO_DISMISS: tx_npc_dismiss(s, m->arg[0]); break;
    case DO_SET_GOAL: goal_make(p, s, m->arg[0]); break;
    case DO_MOOD: s->cast_mood[m->arg[0]] = (uint8_t)m->arg[1]; break; /* TX-G6 */
    case DO_JUDGE: tx_goal_judge(p, s, m->arg[0], m->arg[1] == GOAL_WON); break;
    case DO_SCENE: tx_scene_open(p, s, m->arg[0]); break;
    case DO_CLOSE_SCENE: tx_scene_close(p, s); break;
    case DO_CLOSE_SESSION:
        s->to = (uint8_t)tx_bound_for(p, s);
        tx_session_close(s, story && s->to != NONE && s->to >= TO_ENDING
                                ? ENDING_STORY
                                : ENDING_DEALER); /* TX-G2 */
        return;
    default: ENSURE(!"a move of free play");
    }
    tx_free_open(s);
}

void tx_free_apply(const struct pack *p, struct state *st, const struct move *m)
{
    struct texarkana *s = table_of(st);
    if (m->verb == DO_WAIT) {
        free_wait(s, m->seat);
        return;
    }
    s->acts = (uint8_t)(s->acts + (m->verb != DO_CLOSE_SESSION));
    switch (m->verb) {
    case DO_ATTEMPT: tx_test_open(s, KIND_TEST, m->seat, m->arg[0], m->arg[1]); break;
    case DO_CALL: tx_test_open(s, KIND_TEST, m->arg[0], m->arg[1], m->arg[2]); break;
    case DO_INVOKE: invoke(s, m); break;
    case DO_CHALLENGE: tx_duel_open(s, m->seat, m->arg[0]); break;
    case DO_CLASH: tx_clash_open(s, m->arg[1]); break;
    case DO_CHANGE:
        tx_resource_add(s, m->arg[0], m->arg[1], m->arg[2]); /* TX-B4, TX-B5 */
        changed(st);
        break;
    case DO_BUY:
        tx_buy(p, s, m->seat, m->arg[0]);
        changed(st);
        break;
    default: dealer_apply(p, st, m); break;
    }
}
