/* Why a move is not open, in the rules' words. What is always true: it reads the view of the seat that asked, and is
 * silent where it has nothing better to say than what is open. */
#include "games/texarkana/words.h"

struct ask {
    const struct data *d;
    const struct pack *p;
    const struct view *v;
    const struct texarkana *s;
    const int32_t *arg;
    struct text *t;
};

static bool in_hand(const struct ask *a, int card)
{
    return card >= 0 && card < CARDS && a->v->seat > DEALER && a->v->seat < a->s->seats &&
           a->s->place[card] == place_hand(a->v->seat);
}

static void not_in_hand(const struct ask *a)
{
    say_card(a->arg[0], a->t);
    text_put(a->t, " is not in your hand");
}

/* ---- The Dealer ---- */

static void why_not_declare(const struct ask *a)
{
    int trump = a->arg[0], suit = a->arg[1], slot = a->arg[2];
    if (a->s->phase != PHASE_STAKES)
        text_put(a->t, "stakes are declared when somebody tries something");
    else if (trump == SUIT_SKULLS)
        text_put(a->t, "Skulls cannot be declared for a player: they are the Dealer's");
    else if (trump == SUIT_NONE)
        text_put(a->t, "exactly one of the eight suits is trump for the player");
    else if (a->s->kind == KIND_INVOCATION && trump != SUIT_TOMES)
        text_put(a->t, "for an Invocation Tomes are trumps");
    else if ((suit == SUIT_NONE) != (slot == CAST_NONE))
        text_put(a->t, "a test is opposed by an NPC and a suit, or by neither");
    else if (suit == SUIT_SKULLS)
        text_put(a->t, "an NPC opposes by one of the eight suits; Skulls are its trumps anyway");
    else if (slot >= 0 && slot < CAST_MAX && a->s->cast[slot] == NONE)
        text_put(a->t, "no such NPC is in the scene");
    else if (slot >= 0 && slot < CAST_MAX && a->s->cast_out >> slot & 1)
        text_put(a->t, "that NPC is out");
}

static void why_not_difficulty(const struct ask *a)
{
    if (a->s->phase != PHASE_DIFFICULTY)
        text_put(a->t, "the DV is noted when stakes and trumps have been declared");
    else if (a->arg[0] < -DV_MAX || a->arg[0] > DV_MAX)
        text_put(a->t, "a DV is a whole number from -3 to +3");
    else if (!woe_allowed(a->s) && a->arg[1])
        text_put(a->t, !a->s->rule_woe                  ? "this table plays without Woe"
                       : a->s->kind == KIND_INVOCATION ? "no Woe may be spent on an Invocation"
                                                        : "no Woe may be spent in violence");
    else
        text_format(a->t, "Woe is from 0 to the %d that you have", a->s->woe);
}

static void why_not_take(const struct ask *a)
{
    int which = a->arg[0];
    int left = a->s->risk & ~a->s->taken;
    if (a->s->phase != PHASE_TELL)
        text_put(a->t, "what a failure costs is taken when it is told");
    else if (is_duel(a->s))
        text_put(a->t, a->s->takes_left ? "of what is taken beyond the stakes it is 1"
                                        : "nothing is at risk in a duel, and nobody trumped and lost");
    else if (a->s->result == RESULT_SUCCESS)
        text_put(a->t, "nothing is taken for a success");
    else if (which < 0 || which >= RESOURCES || left >> which & 1)
        text_put(a->t, "1 to 3 can be taken, of Injuries 1");
    else if (a->s->takes_left)
        text_put(a->t, "of what is taken beyond the stakes it is 1");
    else if (a->s->risk >> which & 1)
        text_put(a->t, "that has been taken already");
    else
        text_format(a->t, "%s was not at risk", resource_title(which));
}

/* ---- Free play ---- */

static bool is_test(int verb)
{
    return verb == DO_ATTEMPT || verb == DO_INVOKE || verb == DO_CHALLENGE || verb == DO_CALL;
}

/* What is done in free play, but for what ends a scene or opens one. */
static bool is_act(int verb)
{
    switch (verb) {
    case DO_CHANGE:
    case DO_ENTER:
    case DO_LEAVE:
    case DO_BRING:
    case DO_DISMISS:
    case DO_CLASH:
    case DO_JUDGE: return true;
    default: return is_test(verb);
    }
}

/* The bounds that end a scene or a session that goes on for too long. */
static bool why_not_bounds(const struct ask *a, int verb)
{
    const struct texarkana *s = a->s;
    bool open = s->scene != NONE, dealer = a->v->seat == DEALER;
    size_t used = a->t->used;
    if (s->phase != PHASE_FREE)
        return false;
    if (is_test(verb) && s->tests >= TESTS_MAX)
        text_format(a->t, "a session has no more than %d tests, and this one has had them", TESTS_MAX);
    else if (!open && (verb == DO_SCENE || verb == DO_CHANGE) && s->scenes >= SCENES_SESSION_MAX)
        text_format(a->t, "a session has no more than %d scenes: close it", SCENES_SESSION_MAX);
    else if (open && (is_act(verb) || verb == DO_CLOSE_SESSION) && s->acts >= ACTS_MAX)
        text_format(a->t, "no more than %d things are done in a scene: %s", ACTS_MAX,
                    dealer ? "close it" : "the Dealer closes it");
    else if (!open && is_act(verb) && !is_test(verb) && s->acts >= ACTS_BETWEEN_MAX)
        text_format(a->t, "no more than %d things are done between scenes: open one, or close the session", ACTS_BETWEEN_MAX);
    return a->t->used > used;
}

/* NPCs of the scene by their slots. */
static void why_not_clash(const struct ask *a)
{
    const struct texarkana *s = a->s;
    for (int i = 0; i < 2; i++) {
        int slot = a->arg[i];
        if (slot < 0 || slot >= CAST_MAX || s->cast[slot] == NONE) {
            text_put(a->t, "no such NPC is in the scene");
            return;
        }
        if (!npc_stands(s, slot)) {
            say_npc(a->p, s, slot, a->t);
            text_put(a->t, " is out, and fights no more");
            return;
        }
    }
    text_put(a->t, "an NPC does not fight itself");
}

static void why_not_judge(const struct ask *a)
{
    int goal = a->arg[0];
    if (goal < 0 || goal >= GOALS_MAX || a->s->goal[goal] == GOAL_ABSENT)
        text_put(a->t, "the scene has no such goal");
    else if (a->s->goal[goal] != GOAL_OPEN)
        text_put(a->t, "that goal is decided");
    else
        text_put(a->t, "a goal is won or lost");
}

static void why_not_people(const struct ask *a, int verb)
{
    const struct texarkana *s = a->s;
    int seat = a->arg[0];
    bool here = s->in_scene >> seat & 1;
    say_who(a->d, a->v, seat, true, a->t);
    if (verb == DO_LEAVE)
        text_put(a->t, " is not in the scene");
    else if (verb == DO_CALL)
        text_put(a->t, here ? " has no card in hand" : " is not in the scene");
    else if (here)
        text_put(a->t, " is in the scene already");
    else
        text_put(a->t, s->will[seat] ? " has too many Injuries, and is out" : " has no Will left, and is out of the scene");
}

static void why_not_scene(const struct ask *a, int verb)
{
    const struct texarkana *s = a->s;
    bool player = a->arg[0] > DEALER && a->arg[0] < s->seats && s->character[a->arg[0]] != NONE;
    switch (verb) {
    case DO_ENTER:
    case DO_LEAVE:
        if (player)
            why_not_people(a, verb);
        break;
    case DO_CALL:
        if (player && !pc_can_play(s, a->arg[0]))
            why_not_people(a, verb);
        else if (a->arg[1] >= 0 && a->arg[1] < GOALS_MAX && s->goal[a->arg[1]] != GOAL_OPEN)
            text_put(a->t, s->goal[a->arg[1]] == GOAL_ABSENT ? "the scene has no such goal" : "that goal is decided");
        break;
    case DO_BRING: text_format(a->t, "a scene has room for %d NPCs: let one go first", CAST_MAX); break;
    case DO_DISMISS: text_put(a->t, "no such NPC is in the scene"); break;
    case DO_CLASH: why_not_clash(a); break;
    default: why_not_judge(a); break;
    }
}

static void why_not_free(const struct ask *a, int verb)
{
    const struct texarkana *s = a->s;
    if (verb == DO_CHANGE && s->phase != PHASE_FREE)
        text_put(a->t, "sheets are changed between tests");
    else if (s->phase != PHASE_FREE)
        text_put(a->t, s->phase == PHASE_AFTER ? "the session is over" : "that is for free play, between tests");
    else if (verb == DO_CHANGE)
        text_put(a->t, "a change is of Will, Grit, Coin, Luck or Injuries of a player, -3 to +3 and not 0");
    else if (verb == DO_SCENE)
        text_put(a->t, s->scene != NONE ? "close the scene that is open first" : "there is no such scene to open");
    else if (verb == DO_WAIT)
        text_put(a->t, s->resting ? "you have said so; you can still step in" : "everyone waits for you");
    else if (s->scene == NONE)
        text_put(a->t, "no scene is open");
    else
        why_not_scene(a, verb);
}

static void why_not_dealer(const struct ask *a, int verb)
{
    const struct texarkana *s = a->s;
    switch (verb) {
    case DO_DECLARE: why_not_declare(a); break;
    case DO_DIFFICULTY: why_not_difficulty(a); break;
    case DO_TAKE: why_not_take(a); break;
    case DO_GAIN: text_put(a->t, "what a success brings is for the player who tells it"); break;
    case DO_NO_CARDS: text_put(a->t, "that is said before the stakes are set"); break;
    case DO_ALLOW:
        if (s->phase == PHASE_CONSENT)
            text_put(a->t, "each of the two has one of the eight suits as trump; Skulls are nobody's");
        break;
    case DO_NEXT_SESSION:
        if (s->phase == PHASE_AFTER)
            text_format(a->t, "a match has no more than %d sessions", SESSIONS_MAX);
        break;
    case DO_CALL_OFF: text_put(a->t, "a test can be called off until a card lies"); break;
    case DO_NARRATE:
        if (s->phase == PHASE_TELL)
            text_put(a->t, "a success is the player's to tell");
        break;
    case DO_WAIT:
        if (s->phase == PHASE_CARD)
            text_put(a->t, "you have said so; until a card lies you can call the test off");
        else if (s->phase == PHASE_FREE)
            why_not_free(a, verb);
        break;
    default: why_not_free(a, verb); break;
    }
}

/* ---- Players ---- */

/* What keeps this player from starting anything now; false: nothing does. */
static bool why_not_start(const struct ask *a)
{
    const struct texarkana *s = a->s;
    int seat = a->v->seat;
    if (s->phase != PHASE_FREE)
        text_put(a->t, s->phase == PHASE_AFTER ? "the session is over" : "one test at a time");
    else if (s->scene == NONE)
        text_put(a->t, "no scene is open");
    else if (!pc_stands(s, seat))
        text_put(a->t, s->will[seat] ? "with so many Injuries you are out" : "without Will you are out of the scene");
    else if (!(s->in_scene >> seat & 1))
        text_put(a->t, "you are not in the scene");
    else if (!hand_size(s, seat))
        text_put(a->t, "without a card in hand you can start no test");
    else
        return false;
    return true;
}

static void why_not_goal(const struct ask *a, int goal)
{
    if (goal >= 0 && goal < GOALS_MAX && a->s->goal[goal] != GOAL_OPEN)
        text_put(a->t, a->s->goal[goal] == GOAL_ABSENT ? "the scene has no such goal" : "that goal is decided");
}

static void why_not_attempt(const struct ask *a)
{
    const struct goal *g = goal_of(a->p, a->s, a->arg[0]);
    size_t used = a->t->used;
    int fields = 0;
    why_not_goal(a, a->arg[0]);
    if (a->t->used > used)
        return;
    if (a->arg[1] >= PLAYER_SUITS) {
        text_put(a->t, "a field of use is one of the eight suits, Skulls are none");
        return;
    }
    for (int i = 0; g && i < g->way_count; i++)
        fields |= 1 << g->way[i].field;
    if (g) {
        text_put(a->t, "that goal is tried by ");
        say_suits(fields, a->t);
    }
}

static void why_not_invoke(const struct ask *a)
{
    const struct texarkana *s = a->s;
    int seat = a->v->seat, which = a->arg[0];
    if (which >= sheet(a->p, s, seat)->invocation_count)
        text_put(a->t, "your sheet has no such Invocation");
    else if (which >= 0 && s->invoked[seat] >> which & 1)
        text_put(a->t, "each Invocation once a session");
    else
        why_not_goal(a, a->arg[1]);
}

static void why_not_challenge(const struct ask *a)
{
    int other = a->arg[0];
    if (other == a->v->seat)
        text_put(a->t, "you cannot set yourself against yourself");
    else if (other > DEALER && other < a->s->seats && a->s->character[other] != NONE)
        why_not_people(a, DO_CALL);
}

static void why_not_gain(const struct ask *a)
{
    const struct texarkana *s = a->s;
    int seat = a->v->seat, which = a->arg[0];
    if (s->phase != PHASE_TELL || s->actor != seat)
        text_put(a->t, "that is for the player who tells a success");
    else if (!s->gains_left)
        text_put(a->t, "there is no more to gain than was agreed");
    else if (which < RES_GRIT || which > RES_LUCK)
        text_put(a->t, "what can be gained is Grit, Coin or Luck");
    else if (resource(s, seat, which) >= SCORE_MAX)
        text_format(a->t, "your %s is %d, the most there may be", resource_title(which), SCORE_MAX);
    else
        text_format(a->t, "there is %d to gain", s->gains_left);
}

static void why_not_play(const struct ask *a)
{
    const struct texarkana *s = a->s;
    if (s->phase != PHASE_CARD || a->v->seat != s->fighter[SIDE_INITIATOR])
        text_put(a->t, "you play a card in a test of your own, once the stakes are set");
    else if (!in_hand(a, a->arg[0]))
        not_in_hand(a);
    else
        text_put(a->t, burn_sure(s) ? "this card must be burned" : "the Dealer has not offered to burn a card");
}

static void why_not_assist(const struct ask *a)
{
    const struct texarkana *s = a->s;
    int seat = a->v->seat;
    bool fights = seat == s->fighter[0] || seat == s->fighter[1];
    if (s->phase == PHASE_ASSIST && s->actor == seat) {
        if (!in_hand(a, a->arg[0])) {
            not_in_hand(a);
            return;
        }
        say_card(a->arg[0], a->t);
        text_put(a->t, " has neither the suit nor the value of ");
        say_card(s->played[s->side], a->t);
    } else if (fights) {
        text_put(a->t, "you cannot assist in your own test");
    } else if (s->played[SIDE_INITIATOR] != NONE && s->assisted[SIDE_INITIATOR] != NONE) {
        text_put(a->t, "only one may assist a test");
    } else {
        text_put(a->t, "you assist when you are asked, after the card is played");
    }
}

static void why_not_use(const struct ask *a)
{
    const struct texarkana *s = a->s;
    int seat = a->v->seat, i = a->arg[0];
    bool mine = seat == s->fighter[0] || seat == s->fighter[1];
    if (i < 0 || i >= sheet(a->p, s, seat)->trait_count) {
        text_put(a->t, "your sheet has no such trait");
        return;
    }
    if (!mine || s->phase < PHASE_CARD || s->result != RESULT_NONE) {
        text_put(a->t, "traits are declared in a test of your own");
        return;
    }
    const struct trait *t = &sheet(a->p, s, seat)->trait[i];
    int side = side_of(s, seat);
    if (s->traits[side] >> i & 1)
        text_put(a->t, "that has been declared");
    else if (t->uses && s->trait_used[seat * TRAITS_MAX + i] >= t->uses)
        text_format(a->t, "%s is used up for this session", t->told.title);
    else if (t->field != SUIT_NONE && t->field != s->declared[side])
        text_format(a->t, "%s works where %s are declared", t->told.title, suit_title(t->field));
    else if (t->kind == TRAIT_TRUMP)
        text_put(a->t, "a trait that adds a trump is declared before the card");
    else
        text_put(a->t, "that is declared after the card, before trumping");
}

static void why_not_wager(const struct ask *a, bool flaw)
{
    const struct texarkana *s = a->s;
    int seat = a->v->seat, side = side_of(s, seat), wager = (flaw ? WAGER_FLAW : WAGER_CHARACTERISTIC) + a->arg[0];
    if ((s->phase != PHASE_CARD && s->phase != PHASE_DOWN) || (seat != s->fighter[0] && seat != s->fighter[1]))
        text_put(a->t, "that is named in a test of your own, before the card is played");
    else if (s->wager[side] != WAGER_NONE)
        text_put(a->t, "one Characteristic or Flaw a test");
    else if (wager > 0 && wager < WAGERS && s->wagered[seat] >> wager & 1)
        text_put(a->t, "each once a session");
    else if (a->arg[0] >= (flaw ? sheet(a->p, s, seat)->flaw_count : sheet(a->p, s, seat)->characteristic_count))
        text_format(a->t, "your sheet has no such %s", flaw ? "Flaw" : "Characteristic");
    else if (!flaw && !s->luck[seat])
        text_put(a->t, "a Characteristic wagers 1 Luck, and you have none");
}

static void why_not_player(const struct ask *a, int verb)
{
    const struct texarkana *s = a->s;
    int seat = a->v->seat;
    switch (verb) {
    case DO_ATTEMPT:
        if (!why_not_start(a))
            why_not_attempt(a);
        break;
    case DO_GAIN: why_not_gain(a); break;
    case DO_TAKE: why_not_take(a); break;
    case DO_PLAY: why_not_play(a); break;
    case DO_ASSIST: why_not_assist(a); break;
    case DO_TRUMP:
        if (s->played[SIDE_INITIATOR] == NONE)
            text_put(a->t, "trumping comes after the card");
        else if (side_of(s, seat) == s->side && !can_trump(s, s->side))
            text_put(a->t, "neither the played nor an assisting card is a trump");
        break;
    case DO_USE: why_not_use(a); break;
    case DO_CHARACTERISTIC:
    case DO_FLAW: why_not_wager(a, verb == DO_FLAW); break;
    case DO_INVOKE:
        if (!why_not_start(a))
            why_not_invoke(a);
        break;
    case DO_CALL_OFF: text_put(a->t, "a test of your own can be called off until your card lies"); break;
    case DO_DOWN:
    case DO_SHED:
        if (!in_hand(a, a->arg[0]))
            not_in_hand(a);
        break;
    case DO_CHALLENGE:
        if (!why_not_start(a))
            why_not_challenge(a);
        break;
    default: break;
    }
}

static void why_not_casting(const struct ask *a, bool rated)
{
    int character = a->arg[rated ? 4 : 0];
    if (a->s->phase != PHASE_CASTING)
        return;
    for (int seat = 1; seat < a->s->seats; seat++)
        if (character >= 0 && character < a->p->character_count && a->s->character[seat] == character) {
            text_format(a->t, "%s is played by somebody else", a->p->character[character].told.title);
            return;
        }
    if (rated)
        text_format(a->t, "figures are from 1 to 10, Will to %d", a->s->rule_hand_max);
}

/* Verbs of players; what a duel costs is taken by the player who has won it. */
static bool is_players(const struct ask *a, int verb)
{
    return verb < DO_SCENARIO || verb == DO_GAIN || (verb == DO_TAKE && is_duel(a->s));
}

void tx_why_not(const struct data *d, const struct view *v, const struct move *m, struct text *t)
{
    const struct ask a = {d, pack_of(d), v, look_at(&v->state), m->arg, t};
    if (v->seat >= a.s->seats || why_not_bounds(&a, m->verb))
        return;
    if (m->verb == DO_CHOOSE || m->verb == DO_RATE)
        why_not_casting(&a, m->verb == DO_RATE);
    else if (v->seat == DEALER)
        why_not_dealer(&a, m->verb);
    else if (is_players(&a, m->verb) && a.s->character[v->seat] != NONE)
        why_not_player(&a, m->verb);
    else if (m->verb < DO_SHUFFLE && m->verb >= DO_SCENARIO)
        text_put(t, "that is the Dealer's to do");
}
