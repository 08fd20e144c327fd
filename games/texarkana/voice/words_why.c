/* Why a move is not open, in the rules' words. What is always true: it reads the view of the seat that asked, and is
 * silent where it has nothing better to say than what is open. */
#include "games/texarkana/voice/words.h"

/* Says why not; each of the functions below is true if it has said something. */
static bool no(struct talk *x, int id, const void *slots)
{
    say(x, id, slots);
    return true;
}

static bool in_hand(const struct talk *x, int card)
{
    return card >= 0 && card < CARDS && x->v->seat > DEALER && x->v->seat < x->s->seats &&
           x->s->place[card] == place_hand(x->v->seat);
}

static bool not_in_hand(struct talk *x, int card)
{
    return !in_hand(x, card) && card >= 0 && card < CARDS ? no(x, WHY_NOT_IN_HAND(CARD(card))) : false;
}

static bool is_in_scene(const struct talk *x, int slot) { return slot >= 0 && slot < CAST_MAX && x->s->cast[slot] != NONE; }

static bool why_goal(struct talk *x, int goal)
{
    return goal < 0 || goal >= GOALS_MAX || x->s->goal[goal] == GOAL_OPEN ? false
           : x->s->goal[goal] == GOAL_ABSENT                             ? no(x, WHY_NO_GOAL())
                                                                         : no(x, WHY_GOAL_OVER());
}

/* ---- The Dealer ---- */

static bool why_declare(struct talk *x, const int32_t *arg)
{
    int trump = arg[0], suit = arg[1], slot = arg[2];
    return x->s->phase != PHASE_STAKES                               ? no(x, WHY_NO_STAKES())
           : trump == SUIT_SKULLS                                    ? no(x, WHY_TRUMP_SKULLS())
           : trump == SUIT_NONE                                      ? no(x, WHY_TRUMP_NONE())
           : x->s->kind == KIND_INVOCATION && trump != SUIT_TOMES    ? no(x, WHY_TRUMP_TOMES())
           : (suit == SUIT_NONE) != (slot == CAST_NONE)              ? no(x, WHY_OPPOSED_BY_HALF())
           : suit == SUIT_SKULLS                                     ? no(x, WHY_OPPOSED_BY_SKULLS())
           : slot >= 0 && slot < CAST_MAX && !is_in_scene(x, slot)   ? no(x, WHY_NO_NPC())
           : slot >= 0 && slot < CAST_MAX && !tx_npc_stands(x->s, slot) ? no(x, WHY_NPC_OUT(.npc = slot))
                                                                     : false;
}

static bool why_difficulty(struct talk *x, const int32_t *arg)
{
    const struct texarkana *s = x->s;
    bool woe = arg[1] && !tx_woe_allowed(s);
    return s->phase != PHASE_DIFFICULTY            ? no(x, WHY_DV_LATER())
           : arg[0] < -DV_MAX || arg[0] > DV_MAX   ? no(x, WHY_DV(.least = -DV_MAX, .most = DV_MAX))
           : woe && !s->rule_woe                   ? no(x, WHY_WOE_OFF())
           : woe && s->kind == KIND_INVOCATION     ? no(x, WHY_WOE_INVOCATION())
           : woe                                   ? no(x, WHY_WOE_VIOLENCE())
                                                   : no(x, WHY_WOE(.woe = s->woe));
}

static bool why_take(struct talk *x, int which)
{
    const struct texarkana *s = x->s;
    int left = s->risk & ~s->taken;
    return s->phase != PHASE_TELL                                ? no(x, WHY_TAKE_LATER())
           : is_duel(s) && !s->takes_left                        ? no(x, WHY_TAKE_DUEL())
           : is_duel(s)                                          ? no(x, WHY_TAKE_ONE())
           : s->result == RESULT_SUCCESS                         ? no(x, WHY_TAKE_SUCCESS())
           : which < 0 || which >= RESOURCES || left >> which & 1 ? no(x, WHY_TAKE_AMOUNT())
           : s->takes_left                                       ? no(x, WHY_TAKE_ONE())
           : s->risk >> which & 1                                ? no(x, WHY_TAKEN())
                                                                 : no(x, WHY_NOT_AT_RISK(.which = which));
}

/* ---- Free play ---- */

static bool is_test(int verb)
{
    return verb == DO_ATTEMPT || verb == DO_INVOKE || verb == DO_CHALLENGE || verb == DO_CALL;
}

/* What is done in free play, but for what ends a scene or opens one. */
static bool is_act(int verb)
{
    return is_test(verb) || verb == DO_CHANGE || verb == DO_ENTER || verb == DO_LEAVE || verb == DO_BRING ||
           verb == DO_DISMISS || verb == DO_CLASH || verb == DO_JUDGE;
}

/* The bounds that end a scene or a session that goes on for too long. */
static bool why_bounds(struct talk *x, int verb)
{
    const struct texarkana *s = x->s;
    bool open = s->scene != NONE, acts = is_act(verb);
    return s->phase != PHASE_FREE                      ? false
           : is_test(verb) && s->tests >= TESTS_MAX    ? no(x, WHY_TESTS(.most = TESTS_MAX))
           : !open && (verb == DO_SCENE || verb == DO_CHANGE) && s->scenes >= SCENES_SESSION_MAX
               ? no(x, WHY_SCENES(.most = SCENES_SESSION_MAX))
           : open && (acts || verb == DO_CLOSE_SESSION) && s->acts >= ACTS_MAX
               ? no(x, WHY_ACTS(.most = ACTS_MAX, .dealer = x->v->seat == DEALER))
           : !open && acts && !is_test(verb) && s->acts >= ACTS_BETWEEN_MAX ? no(x, WHY_ACTS_BETWEEN(.most = ACTS_BETWEEN_MAX))
                                                                            : false;
}

/* NPCs of the scene by their slots. */
static bool why_clash(struct talk *x, const int32_t *arg)
{
    for (int i = 0; i < 2; i++) {
        if (!is_in_scene(x, arg[i]))
            return no(x, WHY_NO_NPC());
        if (!tx_npc_stands(x->s, arg[i]))
            return no(x, WHY_NPC_NO_FIGHT(.npc = arg[i]));
    }
    return no(x, WHY_NPC_ITSELF());
}

/* Who cannot come, go or be asked for a test. */
static bool why_people(struct talk *x, int verb, int seat)
{
    bool here = x->s->in_scene >> seat & 1;
    return verb == DO_LEAVE || (verb == DO_CALL && !here) ? no(x, WHY_AWAY(.who = seat))
           : verb == DO_CALL                              ? no(x, WHY_NO_CARD(.who = seat))
           : here                                         ? no(x, WHY_HERE(.who = seat))
           : x->s->will[seat]                             ? no(x, WHY_INJURED(.who = seat))
                                                          : no(x, WHY_NO_WILL(.who = seat));
}

static bool why_scene(struct talk *x, int verb, const int32_t *arg)
{
    const struct texarkana *s = x->s;
    bool player = arg[0] > DEALER && arg[0] < s->seats && s->character[arg[0]] != NONE;
    switch (verb) {
    case DO_ENTER:
    case DO_LEAVE: return player && why_people(x, verb, arg[0]);
    case DO_CALL: return player && !tx_pc_can_play(s, arg[0]) ? why_people(x, verb, arg[0]) : why_goal(x, arg[1]);
    case DO_BRING: return no(x, WHY_NPCS(.most = CAST_MAX));
    case DO_DISMISS: return no(x, WHY_NO_NPC());
    case DO_CLASH: return why_clash(x, arg);
    default: return why_goal(x, arg[0]) || (arg[0] < 0 || arg[0] >= GOALS_MAX ? no(x, WHY_NO_GOAL()) : no(x, WHY_GOAL_STATE()));
    }
}

static bool why_free(struct talk *x, int verb)
{
    const struct texarkana *s = x->s;
    return verb == DO_CHANGE && s->phase != PHASE_FREE ? no(x, WHY_CHANGE_LATER())
           : s->phase == PHASE_AFTER                   ? no(x, WHY_OVER())
           : s->phase != PHASE_FREE                    ? no(x, WHY_FREE_PLAY())
           : verb == DO_CHANGE                         ? no(x, WHY_CHANGE(.least = -CHANGE_MAX, .most = CHANGE_MAX))
           : verb == DO_SCENE && s->scene != NONE      ? no(x, WHY_SCENE_OPEN())
           : verb == DO_SCENE                          ? no(x, WHY_NO_SUCH_SCENE())
           : verb == DO_WAIT && s->resting             ? no(x, WHY_RESTING())
           : verb == DO_WAIT                           ? no(x, WHY_WAITED_FOR())
           : s->scene == NONE                          ? no(x, WHY_NO_SCENE())
                                                       : why_scene(x, verb, x->m->arg);
}

static bool why_dealer(struct talk *x, int verb)
{
    const struct texarkana *s = x->s;
    switch (verb) {
    case DO_DECLARE: return why_declare(x, x->m->arg);
    case DO_DIFFICULTY: return why_difficulty(x, x->m->arg);
    case DO_TAKE: return why_take(x, x->m->arg[0]);
    case DO_GAIN: return no(x, WHY_GAIN_LATER());
    case DO_NO_CARDS: return no(x, WHY_NO_CARDS_LATE());
    case DO_ALLOW: return s->phase == PHASE_CONSENT && no(x, WHY_ALLOW());
    case DO_NEXT_SESSION: return s->phase == PHASE_AFTER && no(x, WHY_SESSIONS(.most = SESSIONS_MAX));
    case DO_CALL_OFF: return no(x, WHY_CALL_OFF_DEALER());
    case DO_NARRATE: return s->phase == PHASE_TELL && no(x, WHY_NARRATE());
    case DO_WAIT: return s->phase == PHASE_CARD ? no(x, WHY_RESTING_TEST()) : s->phase == PHASE_FREE && why_free(x, verb);
    default: return why_free(x, verb);
    }
}

/* ---- Players ---- */

/* What keeps this player from starting anything now. */
static bool why_start(struct talk *x)
{
    const struct texarkana *s = x->s;
    int seat = x->v->seat;
    return s->phase == PHASE_AFTER                     ? no(x, WHY_OVER())
           : s->phase != PHASE_FREE                    ? no(x, WHY_ONE_TEST())
           : s->scene == NONE                          ? no(x, WHY_NO_SCENE())
           : !tx_pc_stands(s, seat) && s->will[seat]      ? no(x, WHY_YOU_INJURED())
           : !tx_pc_stands(s, seat)                       ? no(x, WHY_YOU_NO_WILL())
           : !(s->in_scene >> seat & 1)                ? no(x, WHY_YOU_AWAY())
           : !hand_size(s, seat)                       ? no(x, WHY_YOU_NO_CARD())
                                                       : false;
}

static bool why_attempt(struct talk *x, const int32_t *arg)
{
    const struct goal *g = tx_goal_of(x->p, x->s, arg[0]);
    return why_goal(x, arg[0])         ? true
           : arg[1] >= PLAYER_SUITS    ? no(x, WHY_FIELD())
           : g                         ? no(x, WHY_FIELDS(.fields = those(tx_fields(g))))
                                       : false;
}

static bool why_invoke(struct talk *x, const int32_t *arg)
{
    int seat = x->v->seat, which = arg[0];
    return which >= tx_character(x->p, x->s, seat)->invocation_count    ? no(x, WHY_NO_INVOCATION())
           : which >= 0 && x->s->invoked[seat] >> which & 1      ? no(x, WHY_INVOKED())
                                                                 : why_goal(x, arg[1]);
}

static bool why_challenge(struct talk *x, int other)
{
    return other == x->v->seat ? no(x, WHY_YOURSELF())
                               : other > DEALER && other < x->s->seats && x->s->character[other] != NONE &&
                                     why_people(x, DO_CALL, other);
}

static bool why_gain(struct talk *x, int which)
{
    const struct texarkana *s = x->s;
    return s->phase != PHASE_TELL || s->actor != x->v->seat    ? no(x, WHY_GAIN_LATER())
           : !s->gains_left                                    ? no(x, WHY_GAIN_NONE())
           : which < RES_GRIT || which > RES_LUCK              ? no(x, WHY_GAIN_WHICH())
           : tx_resource(s, x->v->seat, which) >= SCORE_MAX       ? no(x, WHY_GAIN_MOST(.which = which, .most = SCORE_MAX))
                                                               : no(x, WHY_GAIN(.left = s->gains_left));
}

static bool why_play(struct talk *x, int card)
{
    const struct texarkana *s = x->s;
    return s->phase != PHASE_CARD || x->v->seat != s->fighter[SIDE_INITIATOR] ? no(x, WHY_PLAY_LATER())
           : not_in_hand(x, card)                                             ? true
           : tx_burn_sure(s)                                                     ? no(x, WHY_BURN())
                                                                              : no(x, WHY_NO_BURN());
}

static bool fights(const struct talk *x)
{
    return x->v->seat == x->s->fighter[SIDE_INITIATOR] || x->v->seat == x->s->fighter[SIDE_OTHER];
}

static bool why_assist(struct talk *x, int card)
{
    const struct texarkana *s = x->s;
    struct room room;
    bool asked = s->phase == PHASE_ASSIST && s->actor == x->v->seat;
    return asked && not_in_hand(x, card) ? true
           : asked       ? no(x, WHY_ASSIST_FIT(CARD(card), .with = piece(x, &room, CARD_TITLE(CARD(s->played[s->side])))))
           : fights(x)   ? no(x, WHY_ASSIST_YOURSELF())
           : s->played[SIDE_INITIATOR] != NONE && s->assisted[SIDE_INITIATOR] != NONE ? no(x, WHY_ASSISTED())
                                                                                      : no(x, WHY_ASSIST_LATER());
}

static bool why_use(struct talk *x, int i)
{
    const struct texarkana *s = x->s;
    int seat = x->v->seat, side = side_of(s, seat);
    const struct character *c = tx_talk_sheet(x, seat);
    if (i < 0 || i >= c->trait_count)
        return no(x, WHY_NO_TRAIT());
    const struct trait *t = &c->trait[i];
    return !fights(x) || s->phase < PHASE_CARD || s->result != RESULT_NONE     ? no(x, WHY_TRAIT_LATER())
           : s->traits[side] >> i & 1                                          ? no(x, WHY_TRAIT_DECLARED())
           : t->uses && s->trait_used[seat * TRAITS_MAX + i] >= t->uses        ? no(x, WHY_TRAIT_USED(.trait = i))
           : t->field != SUIT_NONE && t->field != s->declared[side] ? no(x, WHY_TRAIT_FIELD(.trait = i, .suit = t->field))
           : t->kind == TRAIT_TRUMP                                            ? no(x, WHY_TRAIT_BEFORE())
                                                                               : no(x, WHY_TRAIT_AFTER());
}

static bool why_wager(struct talk *x, int which, bool flaw)
{
    const struct texarkana *s = x->s;
    const struct character *c = tx_character(x->p, s, x->v->seat);
    int seat = x->v->seat, side = side_of(s, seat), wager = (flaw ? WAGER_FLAW : WAGER_CHARACTERISTIC) + which;
    return (s->phase != PHASE_CARD && s->phase != PHASE_DOWN) || !fights(x) ? no(x, WHY_WAGER_LATER())
           : s->wager[side] != WAGER_NONE                                   ? no(x, WHY_WAGER_ONE())
           : wager > 0 && wager < WAGERS && s->wagered[seat] >> wager & 1   ? no(x, WHY_WAGERED())
           : flaw && which >= c->flaw_count                                 ? no(x, WHY_NO_FLAW())
           : !flaw && which >= c->characteristic_count                      ? no(x, WHY_NO_CHARACTERISTIC())
           : !flaw && !s->luck[seat]                                        ? no(x, WHY_WAGER_LUCK())
                                                                            : false;
}

static bool why_trump(struct talk *x)
{
    const struct texarkana *s = x->s;
    return s->played[SIDE_INITIATOR] == NONE                                           ? no(x, WHY_TRUMP_LATER())
           : side_of(s, x->v->seat) == s->side && !tx_can_trump(s, s->side)               ? no(x, WHY_NO_TRUMP())
                                                                                       : false;
}

static bool why_player(struct talk *x, int verb)
{
    const int32_t *arg = x->m->arg;
    switch (verb) {
    case DO_ATTEMPT: return why_start(x) || why_attempt(x, arg);
    case DO_GAIN: return why_gain(x, arg[0]);
    case DO_TAKE: return why_take(x, arg[0]);
    case DO_PLAY: return why_play(x, arg[0]);
    case DO_ASSIST: return why_assist(x, arg[0]);
    case DO_TRUMP: return why_trump(x);
    case DO_USE: return why_use(x, arg[0]);
    case DO_CHARACTERISTIC:
    case DO_FLAW: return why_wager(x, arg[0], verb == DO_FLAW);
    case DO_INVOKE: return why_start(x) || why_invoke(x, arg);
    case DO_CALL_OFF: return no(x, WHY_CALL_OFF());
    case DO_DOWN:
    case DO_SHED: return not_in_hand(x, arg[0]);
    case DO_CHALLENGE: return why_start(x) || why_challenge(x, arg[0]);
    default: return false;
    }
}

static bool why_casting(struct talk *x, bool rated)
{
    int character = x->m->arg[rated ? 4 : 0];
    if (x->s->phase != PHASE_CASTING)
        return false;
    for (int seat = 1; seat < x->s->seats; seat++)
        if (character >= 0 && character < x->p->character_count && x->s->character[seat] == character)
            return no(x, WHY_CHARACTER(.character = character));
    return rated && no(x, WHY_FIGURES(.most = SCORE_MAX, .will = x->s->rule_hand_max));
}

void tx_why_not(const struct data *d, const struct view *v, const struct move *m, struct text *t)
{
    struct talk x;
    tx_talk_begin(&x, d, v, t);
    x.m = m;
    int verb = m->verb;
    /* What a duel costs is taken by the player who has won it. */
    bool players = verb < DO_SCENARIO || verb == DO_GAIN || (verb == DO_TAKE && is_duel(x.s));
    if (v->seat >= x.s->seats || why_bounds(&x, verb))
        return;
    if (verb == DO_CHOOSE || verb == DO_RATE)
        why_casting(&x, verb == DO_RATE);
    else if (v->seat == DEALER)
        why_dealer(&x, verb);
    else if (players && x.s->character[v->seat] != NONE)
        why_player(&x, verb);
    else if (verb < DO_SHUFFLE && verb >= DO_SCENARIO)
        no(&x, WHY_DEALERS());
}
