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
        text_put(a->t, "Skulls can not be declared for a player: they are the Dealer's");
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
    if (a->s->phase != PHASE_TELL)
        return;
    if (a->s->result == RESULT_SUCCESS)
        text_put(a->t, "nothing is taken for a success");
    else if (which >= 0 && which < RESOURCES && !(a->s->risk >> which & 1))
        text_format(a->t, "%s was not at risk", which == RES_INJURY ? "an Injury" : resource_title(which));
    else if (which >= 0 && which < RESOURCES && a->s->taken >> which & 1)
        text_put(a->t, "that has been taken already");
    else
        text_put(a->t, "1 to 3 can be taken, of Injuries 1");
}

static void why_not_dealer(const struct ask *a, int verb)
{
    const struct texarkana *s = a->s;
    bool player = a->arg[0] > DEALER && a->arg[0] < s->seats;
    switch (verb) {
    case DO_DECLARE: why_not_declare(a); break;
    case DO_DIFFICULTY: why_not_difficulty(a); break;
    case DO_TAKE: why_not_take(a); break;
    case DO_SCENE:
        if (s->phase == PHASE_FREE && s->scene != NONE)
            text_put(a->t, "close the scene that is open first");
        break;
    case DO_CHANGE:
        if (s->phase == PHASE_FREE && player)
            text_put(a->t, "a change is -3 to +3, and not 0");
        else if (s->phase != PHASE_FREE)
            text_put(a->t, "sheets are changed between tests");
        break;
    case DO_CALL:
        if (s->phase == PHASE_FREE && player && !pc_can_play(s, a->arg[0])) {
            say_who(a->d, a->v, a->arg[0], true, a->t);
            text_put(a->t, " is not in the scene with a card in hand");
        }
        break;
    case DO_ENTER:
        if (s->phase == PHASE_FREE && player && !pc_stands(s, a->arg[0]))
            text_put(a->t, "who has no Will or too many Injuries is out of the scene");
        break;
    case DO_CALL_OFF:
        text_put(a->t, "a test can be called off until a card lies");
        break;
    case DO_WAIT:
        if (s->phase == PHASE_FREE)
            text_put(a->t, "everyone waits for you");
        break;
    default: break;
    }
}

/* ---- Players ---- */

static void why_not_attempt(const struct ask *a)
{
    const struct texarkana *s = a->s;
    int goal = a->arg[0];
    if (s->phase != PHASE_FREE) {
        text_put(a->t, "one test at a time");
    } else if (s->scene == NONE) {
        text_put(a->t, "no scene is open");
    } else if (!(s->in_scene >> a->v->seat & 1)) {
        text_put(a->t, "you are not in the scene");
    } else if (!hand_size(s, a->v->seat)) {
        text_put(a->t, "without a card in hand you can start no test");
    } else if (goal >= 0 && goal < GOALS_MAX && s->goal[goal] != GOAL_OPEN) {
        text_put(a->t, s->goal[goal] == GOAL_ABSENT ? "the scene has no such goal" : "that goal is decided");
    } else if (a->arg[1] >= PLAYER_SUITS) {
        text_put(a->t, "a field of use is one of the eight suits, Skulls are none");
    } else if (goal >= 0 && goal < GOALS_MAX) {
        const struct goal *g = goal_of(a->p, s, goal);
        int fields = 0;
        for (int i = 0; i < g->way_count; i++)
            fields |= 1 << g->way[i].field;
        text_put(a->t, "that goal is tried by ");
        say_suits(fields, a->t);
    }
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
        text_put(a->t, "you can not assist in your own test");
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
    if (i < 0 || i >= sheet(a->p, s, seat)->trait_count || (seat != s->fighter[0] && seat != s->fighter[1]))
        return;
    const struct trait *t = &sheet(a->p, s, seat)->trait[i];
    int side = side_of(s, seat);
    if (s->traits[side] >> i & 1)
        text_put(a->t, "that has been declared");
    else if (t->uses && s->trait_used[seat * TRAITS_MAX + i] >= t->uses)
        text_format(a->t, "%s is used up for this session", t->told.title);
    else if (t->field != SUIT_NONE && t->field != s->declared[side])
        text_format(a->t, "%s works where %s is declared", t->told.title, suit_title(t->field));
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
    else if (!flaw && !s->luck[seat])
        text_put(a->t, "a Characteristic wagers 1 Luck, and you have none");
}

static void why_not_player(const struct ask *a, int verb)
{
    const struct texarkana *s = a->s;
    int seat = a->v->seat;
    switch (verb) {
    case DO_ATTEMPT: why_not_attempt(a); break;
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
        if (s->phase == PHASE_FREE && a->arg[0] >= 0 && a->arg[0] < INVOCATIONS_MAX && s->invoked[seat] >> a->arg[0] & 1)
            text_put(a->t, "each Invocation once a session");
        break;
    case DO_CALL_OFF:
        text_put(a->t, "a test of your own can be called off until your card lies");
        break;
    case DO_DOWN:
    case DO_SHED:
        if (!in_hand(a, a->arg[0]))
            not_in_hand(a);
        break;
    case DO_CHALLENGE:
        if (s->phase == PHASE_FREE)
            text_put(a->t, "the other must be in the scene with a card in hand");
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

/* What ends a scene or a session that goes on for too long. */
static bool why_not_ever(const struct ask *a, int verb)
{
    const struct texarkana *s = a->s;
    bool test = verb == DO_ATTEMPT || verb == DO_INVOKE || verb == DO_CHALLENGE || verb == DO_CALL;
    if (!test || s->phase != PHASE_FREE || s->scene == NONE)
        return false;
    if (s->tests >= TESTS_MAX)
        text_format(a->t, "a session has no more than %d tests", TESTS_MAX);
    else if (s->acts >= ACTS_MAX)
        text_format(a->t, "no more than %d things are done in a scene: the Dealer closes it", ACTS_MAX);
    return s->tests >= TESTS_MAX || s->acts >= ACTS_MAX;
}

void tx_why_not(const struct data *d, const struct view *v, const struct move *m, struct text *t)
{
    const struct ask a = {d, pack_of(d), v, look_at(&v->state), m->arg, t};
    if (v->seat >= a.s->seats || why_not_ever(&a, m->verb))
        return;
    if (m->verb == DO_CHOOSE || m->verb == DO_RATE)
        why_not_casting(&a, m->verb == DO_RATE);
    else if (v->seat == DEALER)
        why_not_dealer(&a, m->verb);
    else if (m->verb < DO_SCENARIO && a.s->character[v->seat] != NONE)
        why_not_player(&a, m->verb);
    else if (m->verb < DO_SHUFFLE && m->verb >= DO_SCENARIO)
        text_put(t, "that is the Dealer's to do");
}
