/* What each move did, for the log: its own sentence, then what followed of it. What is always true: it reads the views
 * before and after, and names combatants, cards and figures, never squares of the state. */
#include "games/twenty_one/deal/cards.h"
#include "games/twenty_one/deal/edge.h"
#include "games/twenty_one/fight/act.h"
#include "games/twenty_one/fight/magic.h"
#include "games/twenty_one/voice/words.h"

#include <string.h>

/* Who the move is of: the seat's hero, or for the GM the foe in whose place it is made. */
static int mover_of(const struct talk *x)
{
    switch (x->was->phase) {
    case PHASE_OWN_TURN: return x->was->mover;
    case PHASE_AIM:
    case PHASE_SQUARE:
    case PHASE_REMEDY: return x->was->act_who;
    case PHASE_PLAY: return x->was->party[x->was->player];
    case PHASE_WINDOW:
    case PHASE_DEFENCE:
    case PHASE_CHEER:
    case PHASE_RIPOSTE:
    case PHASE_SHIELD:
    case PHASE_REDUCE: return x->was->asked;
    case PHASE_BUILD:
    case PHASE_CHANCE_BUILD: return x->was->builder;
    default: return bj_seat_body(x->m->seat);
    }
}

/* ---- Moves that are told by facts alone ---- */

/* Who: whose move it is. A0, A1: its arguments. */
enum fact { WHO, A0, A1, ONE, TWO, RAISED, GEAR, ROW, COLUMN, PLACED, TOTAL, AWARE, KIND, WHAT, WITH, HOW };

static int64_t fact(const void *about, int which)
{
    const struct talk *x = about;
    const struct twenty_one *s = x->was;
    const int32_t *arg = x->m->arg;
    int who = mover_of(x);
    switch (which) {
    case WHO: return who;
    case A1: return arg[1];
    case ONE: return 2 * arg[0];
    case TWO: return 2 * arg[0] + 1;
    case RAISED: return s->ability[who * ABILITIES + arg[0]] + 1;
    case GEAR: return s->slot[who * SLOTS + arg[0]];
    case ROW: return arg[0] + 1;
    case COLUMN: return column_slot(arg[0], arg[1]);
    case PLACED: return s->desk_who;
    case TOTAL: return bj_hand_total(s, s->player);
    case AWARE: return s->aware[arg[0]];
    case KIND: return s->act_kind;
    case WHAT: return s->act_what;
    case WITH: return s->act_gear;
    case HOW: return s->act_how;
    default: return arg[0];
    }
}

static const struct voice_row rows[VERBS] = {
    [DO_RANDOM] = VOICE_ROW(TELL_RANDOM(.who = WHO)),
    [DO_GROUP] = VOICE_ROW(TELL_GROUP(.who = WHO, .one = ONE, .two = TWO)),
    [DO_RAISE] = VOICE_ROW(TELL_RAISE(.who = WHO, .ability = A0, .to = RAISED)),
    [DO_LEARN] = VOICE_ROW(TELL_LEARN(.who = WHO, .skill = A0)),
    [DO_SPELL] = VOICE_ROW(TELL_LEARN_SPELL(.who = WHO, .spell = A0)),
    [DO_ATTUNE] = VOICE_ROW(TELL_ATTUNE(.who = WHO, .school = A0)),
    [DO_ARMOR] = VOICE_ROW(TELL_ARMOR(.who = WHO, .armor = A0)),
    [DO_EQUIP] = VOICE_ROW(TELL_TAKE(.who = WHO, .gear = A1)),
    [DO_STOW] = VOICE_ROW(TELL_TAKE(.who = WHO, .gear = A1)),
    [DO_MOVE] = VOICE_ROW(TELL_MOVE(.who = WHO, .row = ROW, .column = COLUMN)),
    [DO_FLEE] = VOICE_ROW(TELL_FLEE(.who = WHO)),
    [DO_DROP] = VOICE_ROW(TELL_DROP(.who = WHO, .gear = GEAR)),
    [DO_DISMISS] = VOICE_ROW(TELL_DISMISS(.who = WHO, .mark = A0)),
    [DO_TRY] = VOICE_ROW(TELL_TRY(.who = WHO)),
    [DO_END] = VOICE_ROW(TELL_END(.who = WHO)),
    [DO_AIM] = VOICE_ROW(TELL_AIM(.who = WHO, .on = A0, .act = KIND, .spell = WHAT, .gear = WITH, .how = HOW)),
    [DO_SQUARE] = VOICE_ROW(TELL_SQUARE(.who = WHO, .spell = WHAT, .row = ROW, .column = COLUMN)),
    [DO_DEFEND] = VOICE_ROW(TELL_DEFEND(.who = WHO, .ability = A0)),
    [DO_HOLD] = VOICE_ROW(TELL_HOLD(.who = WHO, .total = TOTAL)),
    [DO_DISCARD] = VOICE_ROW(TELL_DISCARD(.who = WHO, .card = A0)),
    [DO_SUIT] = VOICE_ROW(TELL_SUIT(.suit = A0)),
    [DO_FIGHT] = VOICE_ROW(TELL_FIGHT()),
    [DO_CALL] = VOICE_ROW(TELL_CALL(.on = A0)),
    [DO_OPPOSE] = VOICE_ROW(TELL_OPPOSE(.on = A0)),
    [DO_NO_DEAL] = VOICE_ROW(TELL_NO_DEAL()),
    [DO_AT] = VOICE_ROW(TELL_AT(.on = PLACED, .row = ROW, .column = COLUMN)),
    [DO_LEAVE] = VOICE_ROW(TELL_LEAVE(.on = A0)),
    [DO_HARM] = VOICE_ROW(TELL_HARM(.on = A0)),
    [DO_MEND] = VOICE_ROW(TELL_MEND(.on = A0)),
    [DO_STUN] = VOICE_ROW(TELL_STUN(.on = A0)),
    [DO_ALERT] = VOICE_ROW(TELL_ALERT(.on = A0, .aware = AWARE)),
    [DO_PEACE] = VOICE_ROW(TELL_PEACE()),
    [DO_ONWARD] = VOICE_ROW(TELL_ONWARD()),
    [DO_REST] = VOICE_ROW(TELL_REST()),
    [DO_FINISH] = VOICE_ROW(TELL_FINISH()),
    [DO_SHUFFLE] = VOICE_ROW(TELL_SHUFFLE(.who = A0)), /* BJ-A2 */
    [DO_TOP] = VOICE_ROW(TELL_TOP(.who = A0, .card = A1)),
};

/* ---- Building ---- */

static void tell_hero(struct talk *x)
{
    bool own = x->m->seat == x->v->seat;
    say(x, TELL_HERO(.own = own, .player = x->m->seat, .title = x->p->hero[x->m->arg[0]].told.title));
}

static void tell_called(struct talk *x)
{
    const char *name = label_name(x->t->labels, NAMES_CALLED, x->m->arg[0]);
    bool own = bj_is_own(x->v, mover_of(x));
    if (name)
        say(x, TELL_CALLED(.own = own, .player = x->m->seat, .name = name));
    else
        say(x, TELL_UNCALLED(.own = own, .player = x->m->seat));
}

/* ---- A turn ---- */

static void tell_act(struct talk *x, int kind, int what, int gear, int how)
{
    int who = mover_of(x), expert = kind == ACT_CAST ? x->m->arg[1] : 0;
    int delay = x->was->conflict ? bj_act_delay(x->p, x->was, who, kind, what, how, expert) : 0;
    bool free_swap = kind == ACT_SWAP && x->was->conflict && bj_is_quick(x->p, x->was, who) && !x->was->has_swapped;
    bool aims = x->is->act_who == who && (x->is->phase == PHASE_AIM || x->is->phase == PHASE_SQUARE);
    if (!delay && aims && !expert)
        return; /* it is told with whom it is aimed at */
    if (!delay || free_swap) {
        say(x, TELL_ACT(.who = who, ACT(kind, what, gear, how), .expert = expert));
        return;
    }
    say(x, TELL_BEGIN(.who = who, ACT(kind, what, gear, how), .expert = expert, .delay = delay)); /* BJ-D3 */
    if (x->is->conflict && !bj_is_delaying(x->is, who) && x->is->act_who == who && x->is->act_kind == kind)
        say(x, TELL_ALL_DELAY());
}

/* ---- A Deal ---- */

/* What the hand counts now. */
#define NOW(x, who) .shown = now_shown(x, who), .total = now_shown(x, who) ? bj_hand_total((x)->is, bj_party_of((x)->is, who)) : 0
static bool now_shown(const struct talk *x, int who)
{
    int party = bj_party_of(x->is, who);
    return x->is->deal != DEAL_NONE && party >= 0 && x->is->hand_n[party];
}

static void tell_alter(struct talk *x)
{
    const int32_t *arg = x->m->arg;
    int n = arg[3], party = arg[1];
    bool shown = x->is->deal == x->was->deal && x->is->party[party] == x->was->party[party] && x->is->hand_n[party];
    say(x, TELL_ALTER(.who = mover_of(x), .skill = arg[0], .owner = x->was->party[party], .card = arg[2],
                             .did = bj_did(x->p, arg[0], n),
                             .n = n < 0 ? -n : n, .shown = shown, .total = shown ? bj_hand_total(x->is, party) : 0));
}

/* A Skill that names no card: what it has done at once to totals, to the Edge of the other side. */
static void tell_skill(struct talk *x)
{
    int who = mover_of(x), skill = x->m->arg[0];
    struct pieces did = {0};
    for (int party = 0; party < 2 && x->was->deal != DEAL_NONE && x->was->phase == PHASE_WINDOW; party++) {
        int of = x->was->party[party];
        if (of == NONE || x->is->party[party] != of || x->is->hand_n[party] != x->was->hand_n[party])
            continue;
        int a = bj_hand_total(x->was, party), b = bj_hand_total(x->is, party), lost = x->was->edge[of] - x->is->edge[of];
        if (a != b)
            add(x, &did, PART_HAND_GOES(.owner = of, .from = a, .to = b));
        else if (of != who && lost > 0)
            add(x, &did, PART_EDGE_GOES(.owner = of, .from = x->was->edge[of], .to = x->is->edge[of]));
    }
    if (did.list.count)
        say(x, TELL_SKILL_DID(.who = who, .skill = skill, .did = &did.list));
    else
        say(x, TELL_SKILL(.who = who, .skill = skill));
}

/* The card that this party is about to draw is one it has hit for: nobody's Skill or Dagger. */
static bool has_hit(const struct twenty_one *s, int party)
{
    int next = s->deal == DEAL_CONTEST && !s->held[1 - party] ? 1 - party : party; /* BJ-B1: who plays after it */
    return s->result == RESULT_NONE && !s->window && !s->held[party] && s->hand_n[party] >= 2 && s->player == next;
}

/* ---- The GM ---- */

static void tell_edge(struct talk *x)
{
    int on = x->m->arg[0], by = x->m->arg[1];
    if (by > 0)
        say(x, TELL_EDGE_MORE(.on = on, .by = by));
    else if (by < 0)
        say(x, TELL_EDGE_LESS(.on = on, .by = -by));
    else
        say(x, TELL_EDGE_NONE(.on = on));
}

static void tell_call(struct talk *x)
{
    const int32_t *arg = x->m->arg;
    if (x->m->verb == DO_TARGET)
        say(x, TELL_TARGET(.target = arg[2], CHOICE(arg[0], arg[1]), .adds = arg[3] != 0, .edge = arg[3]));
    else
        say(x, TELL_TEST(.on = x->was->party[x->was->player], CHOICE(arg[0], arg[1]), .adds = arg[2] != 0,
                                .edge = arg[2]));
}

/* The run that the table's rules have chosen is told with the first move of all; who chooses one hears it then. */
static void tell_run(struct talk *x, int run)
{
    if (run < x->p->run_count)
        say(x, TELL_RUN(.title = x->p->run[run].told.title, .text = x->p->run[run].told.text));
    else
        say(x, TELL_FREE());
}

/* ---- Chance ---- */

static void tell_wound(struct talk *x)
{
    int who = x->m->arg[0], card = x->m->arg[1];
    if (x->was->phase == PHASE_BONUS)
        say(x, TELL_BONUS(.card = card));
    else if (x->was->phase == PHASE_WITHIN)
        say(x, TELL_WITHIN(.who = who, .card = card));
    else
        say(x, TELL_WOUND(.card = card));
}

/* Whole, once the last is drawn (BJ-D1). */
static void tell_order(struct talk *x)
{
    int32_t order[BODIES];
    struct voice_list list = {.values = order};
    if (x->is->phase == PHASE_ORDER)
        return;
    for (int i = 0; i < BODIES && x->is->order[i] != NONE; i++)
        order[list.count++] = x->is->order[i];
    say(x, TELL_ORDER(.order = &list));
}

/* A card into a hand, and what the hand counts with it, though the Deal may be over then. The two that one is dealt first
 * are told together, with the second. */
static void tell_draw(struct talk *x)
{
    const struct twenty_one *a = x->was, *b = x->is;
    struct twenty_one with = *a;
    int who = x->m->arg[0], card = x->m->arg[1];
    int party = a->deal == DEAL_NONE ? -1 : bj_party_of(a, who), other = 1 - party;
    bool same = party >= 0 && b->deal == a->deal, shown = party >= 0 && a->hand_n[party] < HAND_MAX;
    bool second = party >= 0 && a->hand_n[party] == 1 && a->owed[party] == 1 && !a->first_gone[party];
    if (same && !a->hand_n[party] && b->hand_n[party] == 1 && b->owed[party] && bj_can_draw(b, who))
        return;
    if (shown)
        bj_hand_add(&with, party, card);
    int total = shown ? bj_hand_total(&with, party) : 0;
    if (second)
        say(x, TELL_DRAW_TWO(.who = who, .first = a->hand[hand_at(party, 0)], .card = card, .shown = shown, .total = total));
    else if (party >= 0 && has_hit(a, party))
        say(x, TELL_HIT_DRAW(.who = who, .card = card, .shown = shown, .total = total));
    else
        say(x, TELL_DRAW(.who = who, .card = card, .shown = shown, .total = total));
    if (same && a->party[other] != NONE && b->owed[other] > a->owed[other] && b->hand_n[other] >= 2)
        say(x, TELL_DAGGER(.who = who, .on = a->party[other]));
}

/* ---- The whole ---- */

static void tell_move(struct talk *x)
{
    const struct twenty_one *s = x->was;
    const int32_t *arg = x->m->arg;
    int who = mover_of(x);
    switch (x->m->verb) {
    case DO_HERO: tell_hero(x); break;
    case DO_NAME: tell_called(x); break;
    case DO_DONE:
        if (s->step == STEP_GEAR)
            say(x, TELL_READY(.who = who));
        break;
    case DO_ATTACK: tell_act(x, ACT_ATTACK, arg[0], arg[0] < HANDS ? bj_held(s, who, arg[0]) : GEAR_BARE, arg[1]); break;
    case DO_CAST: tell_act(x, ACT_CAST, arg[0], GEAR_BARE, 0); break;
    case DO_USE: tell_act(x, ACT_USE, arg[0], bj_from_gear(s, who, arg[0]), 0); break;
    case DO_READY: tell_act(x, ACT_READY, arg[0], s->pocket[who * POCKETS + arg[0]], arg[1]); break;
    case DO_SWAP: tell_act(x, ACT_SWAP, arg[0], GEAR_BARE, 0); break;
    case DO_SWEEP:
        say(x, TELL_SWEEP(.who = who, .on = those(arg[0]), .gear = s->act_gear,
                                 .power = s->act_how == HOW_POWER_SWEEP));
        break;
    case DO_HIT: break; /* told with the card that it brings */
    case DO_SKILL: tell_skill(x); break;
    case DO_ALTER: tell_alter(x); break;
    case DO_CHEEK:
        say(x, TELL_CHEEK(.who = who, .card = arg[0], .also = arg[1], .two = arg[1] != arg[0], NOW(x, who)));
        break;
    case DO_RECOMPENSE: say(x, TELL_RECOMPENSE(.who = who, .card = arg[0], NOW(x, who))); break;
    case DO_PASS:
        if (s->phase != PHASE_WINDOW) /* of those there are too many to be told */
            say(x, TELL_PASS(.who = who));
        break;
    case DO_KIND:
        if (arg[0] == KIND_FACE)
            say(x, TELL_FACES(.who = who));
        else
            say(x, TELL_OTHERS(.who = who));
        break;
    case DO_RUN: tell_run(x, arg[0]); break;
    case DO_TARGET:
    case DO_TEST: tell_call(x); break;
    case DO_BRING: say(x, TELL_BRING(.title = x->p->beast[arg[0]].told.title)); break;
    case DO_EDGE: tell_edge(x); break;
    case DO_ORDER: tell_order(x); break;
    case DO_DRAW: tell_draw(x); break;
    case DO_WOUND: tell_wound(x); break;
    default: voice_say_row(&x->voice, &rows[x->m->verb], fact, x); break;
    }
}

void bj_tell(const struct data *d, const struct view *before, const struct view *after, const struct move *m, struct text *t)
{
    struct talk x;
    bj_tale_begin(&x, d, before, look_at(&before->state), m, t);
    x.is = look_at(&after->state);
    if (!x.was->moves && x.was->phase == PHASE_BUILD && x.was->run < x.p->run_count) {
        tell_run(&x, x.was->run);
        text_char(t, '\n');
    }
    tell_move(&x);
    bj_tell_after(d, before, after, m, t);
    while (t->used && (t->at[t->used - 1] == ' ' || t->at[t->used - 1] == '\n'))
        t->at[--t->used] = 0;
}
