/* What each move did, for the log: its own sentence, then what followed of it. What is always true:
 * it reads the views before and after, and names combatants, cards and figures, never squares of
 * the state. */
#include "games/twenty_one/deal/cards.h"
#include "games/twenty_one/deal/edge.h"
#include "games/twenty_one/fight/act.h"
#include "games/twenty_one/gear.h"
#include "games/twenty_one/voice/words_facts.h"
#include "games/twenty_one/voice/words_game.h"
#include "games/twenty_one/voice/words_scene.h"

/* ---- Moves that take more than facts ---- */

void bj_tell_swap(struct talk *x, int who, int hand)
{
    const uint8_t *slot = x->was->slot + who * SLOTS;
    if (slot[HANDS + hand] == NONE)
        say(x, TELL_PUT_AWAY(.who = who, .gear = slot[hand]));
    else
        say(x, TELL_SWAP(.who = who, .gear = slot[hand], .in = slot[HANDS + hand]));
}

/* Of a foe its own, of a hero their own; or another's, who is named. */
static int whose(const struct talk *x, int who, int owner)
{
    return who != owner || bj_is_own(x->v, owner) ? OWNS_OTHER
           : owner < HEROES                       ? OWNS_THEIR
                                                  : OWNS_ITS;
}

static void tell_act(struct talk *x)
{
    static const uint8_t kinds[VERBS] = {
        [DO_ATTACK] = ACT_ATTACK, [DO_CAST] = ACT_CAST, [DO_USE] = ACT_USE,
        [DO_READY] = ACT_READY,   [DO_SWAP] = ACT_SWAP,
    };
    int who = bj_mover_of(x->was, x->m), kind = kinds[x->m->verb], what = x->m->arg[0];
    int gear = kind == ACT_CAST || kind == ACT_SWAP ? GEAR_BARE : bj_gear_of(x, who);
    int how = kind == ACT_ATTACK || kind == ACT_READY ? x->m->arg[1] : 0,
        expert = kind == ACT_CAST ? x->m->arg[1] : 0;
    int delay = x->was->conflict ? bj_act_delay(x->p, x->was, who, kind, what, how, expert) : 0;
    bool free_swap = kind == ACT_SWAP && x->was->conflict && bj_is_quick(x->p, x->was, who) &&
                     !x->was->has_swapped;
    if (kind == ACT_SWAP && (!delay || free_swap)) {
        bj_tell_swap(x, who, what);
        return;
    }
    bool aims =
        x->is->act_who == who && (x->is->phase == PHASE_AIM || x->is->phase == PHASE_SQUARE);
    if (!delay && aims && (!expert || x->t->past))
        return; /* told with its target */
    if (!delay) {
        say(x, TELL_ACT(.who = who, ACT(kind, what, gear, how), .expert = expert));
        return;
    }
    say(x, TELL_BEGIN(.who = who, ACT(kind, what, gear, how), .expert = expert,
                      .delay = delay)); /* BJ-D3 */
    if (x->is->conflict && !bj_is_delaying(x->is, who) && x->is->act_who == who &&
        x->is->act_kind == kind)
        say(x, TELL_ALL_DELAY());
}

static void tell_alter(struct talk *x)
{
    const int32_t *arg = x->m->arg;
    int n = arg[3], party = arg[1];
    bool shown = x->is->deal == x->was->deal && x->is->party[party] == x->was->party[party] &&
                 x->is->hand_n[party];
    int who = bj_mover_of(x->was, x->m), owner = x->was->party[party];
    say(x, TELL_ALTER(.who = who, .skill = arg[0], .whose = whose(x, who, owner), .owner = owner,
                      .card = arg[2], .did = bj_did(x->p, arg[0], n), .n = n < 0 ? -n : n,
                      .shown = shown, .total = shown ? bj_hand_total(x->is, party) : 0));
}

/* What a hand counts after the move, and the Edge that goes with it. */
static int total_of(const struct talk *x, int party)
{
    bool there = x->is->deal != DEAL_NONE && x->is->party[party] == x->was->party[party];
    return there && x->is->hand_n[party] ? bj_hand_total(x->is, party) : VOICE_NONE;
}
static int edge_of(const struct talk *x, int party)
{
    int of = x->is->party[party];
    return x->is->deal != DEAL_NONE && of != NONE ? x->is->edge[of] : VOICE_NONE;
}

/* A Skill that names no card: what it has done at once to totals, its own first (so that "its" is
 * whose it is), and to the Edge of the other side. */
static void tell_skill(struct talk *x)
{
    int who = bj_mover_of(x->was, x->m), skill = x->m->arg[0],
        mine = x->was->party[SECOND] == who ? SECOND : FIRST;
    struct pieces did = {0};
    for (int k = 0; k < 2 && x->was->deal != DEAL_NONE && x->was->phase == PHASE_WINDOW; k++) {
        int party = k ? 1 - mine : mine, of = x->was->party[party];
        if (of == NONE || x->is->party[party] != of ||
            x->is->hand_n[party] != x->was->hand_n[party])
            continue;
        int a = bj_hand_total(x->was, party), b = bj_hand_total(x->is, party),
            lost = x->was->edge[of] - x->is->edge[of];
        if (a != b)
            add(x, &did,
                PART_HAND_GOES(.whose = whose(x, who, of), .owner = of, .from = a, .to = b));
        else if (of != who && lost > 0)
            add(x, &did,
                PART_EDGE_GOES(.owner = of, .from = x->was->edge[of], .to = x->is->edge[of]));
    }
    if (did.list.count)
        say(x,
            TELL_SKILL_DID(.who = who, .skill = skill, .did = &did.list, .total = total_of(x, mine),
                           .edge = edge_of(x, mine), .other = x->was->party[1 - mine],
                           .other_total = total_of(x, 1 - mine),
                           .other_edge = edge_of(x, 1 - mine)));
    else
        say(x, TELL_SKILL(.who = who, .skill = skill));
}

/* The card that this party is about to draw is one it has hit for: nobody's Skill or Dagger. */
static bool has_hit(const struct twenty_one *s, int party)
{
    /* BJ-B1: who plays after it */
    int next = s->deal == DEAL_CONTEST && !s->held[1 - party] ? 1 - party : party;
    return s->result == RESULT_NONE && !s->window && !s->held[party] && s->hand_n[party] >= 2 &&
           s->player == next;
}

/* A card into a hand, and what the hand counts with it, though the Deal may be over then. The two
 * that one is dealt first are told together, with the second. */
static void tell_draw(struct talk *x)
{
    const struct twenty_one *a = x->was, *b = x->is;
    struct twenty_one with = *a;
    int who = x->m->arg[0], card = x->m->arg[1];
    int party = a->deal == DEAL_NONE ? -1 : bj_party_of(a, who), other = 1 - party;
    bool same = party >= 0 && b->deal == a->deal, shown = party >= 0 && a->hand_n[party] < HAND_MAX;
    bool second =
        party >= 0 && a->hand_n[party] == 1 && a->owed[party] == 1 && !a->first_gone[party];
    if (same && !a->hand_n[party] && b->hand_n[party] == 1 && b->owed[party] && bj_can_draw(b, who))
        return;
    if (shown)
        bj_hand_add(&with, party, card);
    int total = shown ? bj_hand_total(&with, party) : 0;
    if (second)
        say(x, TELL_DRAW_TWO(.who = who, .first = a->hand[hand_at(party, 0)], .card = card,
                             .shown = shown, .total = total));
    else if (party >= 0 && has_hit(a, party))
        say(x, TELL_HIT_DRAW(.who = who, .card = card, .shown = shown, .total = total));
    else
        say(x, TELL_DRAW(.who = who, .card = card, .shown = shown, .total = total));
    if (same && a->party[other] != NONE && b->owed[other] > a->owed[other] && b->hand_n[other] >= 2)
        say(x, TELL_DAGGER(.who = who, .on = a->party[other]));
}

/* A foe that the GM has made, whole; its parts are told of in no sentences of their own. */
static void tell_made(struct talk *x)
{
    int who = x->was->desk_who;
    struct pieces has = {0};
    bj_sheet_pieces(x, x->is, who, true, &has);
    say(x, TELL_MADE(.who = who, .has = &has.list, .limit = bj_limit_of(x->p, x->is, who)));
}

/* ---- Verbs ---- */

#define BY(function) LINES(ON(ALWAYS), CALL(function))
static const struct voice_line *const verbs[VERBS] = {
    [DO_HERO] = SAYS(TELL_HERO(.own = OWN, .player = SEAT, .title = TEXT(TITLE))),
    [DO_NAME] =
        LINES(IF(IS_NAMED, TELL_CALLED(.own = OWN_HERO, .player = SEAT, .name = TEXT(CALLED))),
              ELSE(TELL_UNCALLED(.own = OWN_HERO, .player = SEAT))),
    [DO_BEAR] = LINES(IF(A0, TELL_BEAR_WOUND(.who = WHO, .wound = A0)),
                      IF(A1, TELL_BEAR_BYNAME(.who = WHO, .byname = A1))),
    [DO_DONE] = LINES(IF(IS_STEP_GEAR, TELL_READY(.who = WHO))),
    [DO_ATTACK] = BY(tell_act),
    [DO_CAST] = BY(tell_act),
    [DO_USE] = BY(tell_act),
    [DO_READY] = BY(tell_act),
    [DO_SWAP] = BY(tell_act),
    [DO_SWEEP] =
        SAYS(TELL_SWEEP(.who = WHO, .on = LISTED(MASK), .gear = OF(act_gear), .power = POWERED)),
    [DO_SKILL] = BY(tell_skill),
    [DO_ALTER] = BY(tell_alter),
    [DO_CHEEK] = SAYS(TELL_CHEEK(.who = WHO, .card = A0, .also = A1, .two = TWO_CARDS,
                                 .shown = SHOWN, .total = NOW)),
    [DO_RECOMPENSE] = SAYS(TELL_RECOMPENSE(.who = WHO, .card = A0, .shown = SHOWN, .total = NOW)),
    [DO_PASS] = LINES(
        IF(NOT(IS_WINDOW), TELL_PASS(.who = WHO))), /* of those there are too many to be told */
    [DO_KIND] = LINES(IF(IS_FACES, TELL_FACES(.who = WHO)), ELSE(TELL_OTHERS(.who = WHO))),
    [DO_RUN] =
        LINES(IF(IS_RUN, TELL_RUN(.title = TEXT(TITLE), .text = TEXT(ABOUT))), ELSE(TELL_FREE())),
    [DO_TARGET] = SAYS(TELL_TARGET(.target = A2, .choice = CHOICE_OF, .abilities = LISTED(MASK),
                                   .adds = ADDS, .edge = A3)),
    [DO_TEST] = SAYS(TELL_TEST(.on = PLAYER, .choice = CHOICE_OF, .abilities = LISTED(MASK),
                               .adds = ADDS_TEST, .edge = A2)),
    [DO_ROOM] = SAYS(TELL_ROOM(.rows = A0, .columns = A1)),
    [DO_LAY] = LINES(IF(LAY_OPENS, TELL_OPEN(LAID_ON)), ELSE(TELL_LAY(LAID_AT))),
    [DO_BRING] = SAYS(TELL_BRING(.title = TEXT(TITLE))),
    [DO_EDGE] =
        LINES(IF(IS_MORE, TELL_EDGE_MORE(.on = A0, .by = A1)),
              ELSE_IF(A1, TELL_EDGE_LESS(.on = A0, .by = LESS)), ELSE(TELL_EDGE_NONE(.on = A0))),
    [DO_ORDER] = LINES(IF(
        IS_ORDERED, TELL_ORDER(.order = LISTED(ORDER)))), /* BJ-D1: whole, once the last is drawn */
    [DO_DRAW] = BY(tell_draw), /* of DO_HIT it is told with the card that it brings */
    [DO_WOUND] =
        LINES(IF(IS_BONUS, TELL_BONUS(.card = A1)),
              ELSE_IF(IS_WITHIN, TELL_WITHIN(.who = A0, .card = A1)),
              ELSE_IF(IS_FALLING, TELL_WOUND(.card = A1))), /* else it is told with the pile */
    [DO_RANDOM] = SAYS(TELL_RANDOM(.who = WHO)),
    [DO_GROUP] = SAYS(TELL_GROUP(.who = WHO, .one = ONE, .two = TWO)),
    [DO_RAISE] = SAYS(TELL_RAISE(.who = WHO, .ability = A0, .to = RAISED_TO)),
    [DO_LEARN] = SAYS(TELL_LEARN(.who = WHO, .skill = A0)),
    [DO_SPELL] = SAYS(TELL_LEARN_SPELL(.who = WHO, .spell = A0)),
    [DO_ATTUNE] = SAYS(TELL_ATTUNE(.who = WHO, .school = A0)),
    [DO_ARMOR] = SAYS(TELL_ARMOR(.who = WHO, .armor = A0)),
    [DO_EQUIP] = SAYS(TELL_TAKE(.who = WHO, .gear = A1)),
    [DO_STOW] = SAYS(TELL_TAKE(.who = WHO, .gear = A1)),
    [DO_MOVE] = SAYS(TELL_MOVE(.who = WHO, AT_SQUARE)),
    [DO_FLEE] = SAYS(TELL_FLEE(.who = WHO)),
    [DO_DROP] = SAYS(TELL_DROP(.who = WHO, .gear = DROPPED)),
    [DO_DISMISS] = SAYS(TELL_DISMISS(.who = WHO, .mark = A0)),
    [DO_TRY] = SAYS(TELL_TRY(.who = WHO)),
    [DO_END] = SAYS(TELL_END(.who = WHO)),
    [DO_AIM] = SAYS(TELL_AIM(.who = WHO, .on = A0, .act = OF(act_kind), .spell = OF(act_what),
                             .gear = OF(act_gear), .how = OF(act_how))),
    [DO_SQUARE] = SAYS(TELL_SQUARE(.who = WHO, .spell = OF(act_what), AT_SQUARE)),
    [DO_DEFEND] = SAYS(TELL_DEFEND(.who = WHO, .ability = A0)),
    [DO_HOLD] = SAYS(TELL_HOLD(.who = WHO, .total = TOTAL)),
    [DO_DISCARD] = SAYS(TELL_DISCARD(.who = WHO, .card = A0)),
    [DO_SUIT] = SAYS(TELL_SUIT(.who = WHO, .suit = A0)),
    [DO_FIGHT] = SAYS(TELL_FIGHT()),
    [DO_CALL] = SAYS(TELL_CALL(.on = A0)),
    [DO_OPPOSE] = SAYS(TELL_OPPOSE(.on = A0)),
    [DO_NO_DEAL] = SAYS(TELL_NO_DEAL()),
    [DO_AT] = SAYS(TELL_AT(.on = OF(desk_who), AT_SQUARE)),
    [DO_LEAVE] = SAYS(TELL_LEAVE(.on = A0)),
    [DO_HARM] = SAYS(TELL_HARM(.on = A0)),
    [DO_MEND] = SAYS(TELL_MEND(.on = A0)),
    [DO_STUN] = SAYS(TELL_STUN(.on = A0)),
    [DO_ALERT] = SAYS(TELL_ALERT(.on = A0, .aware = AWARE)),
    [DO_SET_FEET] = SAYS(TELL_SET_FEET(.was = FEET_LEFT, .to = A0)),
    [DO_SET_STACK] = SAYS(TELL_SET_STACK(.on = A0, .gear = POCKET_GEAR, .was = POCKET_COUNT,
                                         .to = A2)),
    [DO_PEACE] = SAYS(TELL_PEACE()),
    [DO_ONWARD] = SAYS(TELL_ONWARD()),
    [DO_REST] = SAYS(TELL_REST()),
    [DO_FINISH] = SAYS(TELL_FINISH()),
    [DO_APPROACH] = BY(bj_tell_approach),
    [DO_SHUFFLE] = SAYS(TELL_SHUFFLE(.who = A0)), /* BJ-A2 */
    [DO_TOP] = SAYS(TELL_TOP(.who = A0, .card = A1)),
};

void bj_tell(const struct data *d, const struct view *before, const struct view *after,
             const struct move *m, struct text *t)
{
    struct talk x;
    bj_talk_begin(&x, d, before, m, t);
    x.was = x.s;
    x.is = look_at(&after->state);
    bool first = !x.was->moves && x.was->phase == PHASE_BUILD && x.was->run < x.p->run_count;
    if (first) /* the run that the table's rules have chosen; who chooses one hears it then */
        say_line(&x, TELL_RUN(.title = x.p->run[x.was->run].caption.title,
                              .text = x.p->run[x.was->run].caption.text));
    if (x.was->phase == PHASE_MAKE)
        say_lines(&x, m->verb == DO_DONE ? LINES(ON(ALWAYS), CALL(tell_made)) : NULL);
    else
        say_lines(&x, verbs[m->verb]);
    bj_tell_after(d, before, after, m, t);
    while (t->used && (t->at[t->used - 1] == ' ' || t->at[t->used - 1] == '\n'))
        t->at[--t->used] = 0;
}
