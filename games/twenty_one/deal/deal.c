/* The Deal: first cards, Edge windows, hit or hold, in rotation (BJ-B1, BJ-B2). What is always
 * true: a window opens after the first cards, after each card that is hit, and when all have held;
 * a bust is decided when one closes. */
#include <string.h>

#include "games/twenty_one/deal/cards.h"
#include "games/twenty_one/deal/deal.h"
#include "games/twenty_one/deal/edge.h"
#include "games/twenty_one/fight/conflict.h"
#include "games/twenty_one/gear.h"

/* ---- Opening ---- */

/* Defenders with a choice of Abilities name one, each target of an area act too: who is next in
 * turn order. */
static bool defence_ask(struct twenty_one *s)
{
    uint8_t list[BODIES];
    if (!bj_in_turn_order(s, s->to_ask, list))
        return false;
    s->phase = PHASE_DEFENCE; /* BJ-E7 */
    s->asked = list[0];
    return true;
}

static int with_choice(const struct pack *p, const struct twenty_one *s, int first, int second)
{
    int of = s->deal == DEAL_AREA ? s->targets & ~(1 << first) : 1 << second;
    for (int i = 0; i < BODIES; i++)
        if (of >> i & 1 && __builtin_popcount((unsigned)bj_abilities_tested(p, s, i, SECOND)) < 2)
            of &= ~(1 << i);
    return of;
}

void bj_deal_open(const struct pack *p, struct twenty_one *s, int kind, int first, int second)
{
    s->deal = (uint8_t)kind;
    s->party[FIRST] = (uint8_t)first;
    s->party[SECOND] = (uint8_t)second;
    s->tested[FIRST] = s->tested[SECOND] = ABILITY_NONE;
    enum {
        FROM = offsetof(struct twenty_one, held), /* hands, who plays, the result */
        TO = offsetof(struct twenty_one, lingers) + 1
    };
    memset((char *)s + FROM, 0, TO - FROM);
    memset(s->hand, NONE, sizeof s->hand);
    memset(s->hand_set, NONE, sizeof s->hand_set);
    memset(s->used, 0, sizeof s->used);
    memset(s->edge, 0, sizeof s->edge);
    memset(s->named, 0, sizeof s->named);
    s->settled = s->beaten_by = s->answers = s->window = s->passed = s->to_ask = 0;
    s->loser = s->asked = s->cheerer = NONE;
    if (s->rule_defence == DEFENCE_ASK && bj_is_attack(p, s))
        s->to_ask = (uint16_t)with_choice(p, s, first, second);
    if (!defence_ask(s))
        bj_deal_start(p, s);
}

void bj_party_edge(const struct pack *p, struct twenty_one *s, int party, int who)
{
    int tested = ABILITY_NONE, take = TAKE_BEST;
    int abilities = bj_abilities_tested(p, s, who, party);
    if (s->act_kind == ACT_NONE || s->act_kind == ACT_TRY)
        take = s->call_take[party]; /* BJ-B6 */
    int edge = bj_edge_for(p, s, who, party, abilities, take, &tested); /* BJ-E1 */
    s->edge[who] = (uint8_t)(edge < EDGE_MAX ? edge : EDGE_MAX);
    if (s->party[party] == who)
        s->tested[party] = (uint8_t)tested;
}

void bj_deal_start(const struct pack *p, struct twenty_one *s)
{
    bj_party_edge(p, s, FIRST, s->party[FIRST]);
    s->owed[FIRST] = 2; /* BJ-B1 */
    if (s->deal == DEAL_CONTEST) {
        bj_party_edge(p, s, SECOND, s->party[SECOND]);
        s->owed[SECOND] = 2; /* BJ-B1 */
    }
    for (int i = 0; i < BODIES && s->deal == DEAL_AREA; i++)
        if (s->targets >> i & 1 && i != s->party[FIRST])
            bj_party_edge(p, s, SECOND, i);
    bj_deal_go(p, s);
}

void bj_defence_options(const struct pack *p, const struct twenty_one *s, int seat,
                        struct options *o)
{
    (void)seat;
    uint64_t of = (uint64_t)bj_abilities_tested(p, s, s->asked, SECOND);
    arg_one(option_add(o, seat_of(s->asked), DO_DEFEND), (struct set){{of, 0}}); /* BJ-E7 */
}

void bj_defence_apply(const struct pack *p, struct twenty_one *s, const struct move *m)
{
    s->named[s->asked / 2] |= (uint8_t)((m->arg[0] + 1) << 4 * (s->asked % 2));
    s->to_ask &= (uint16_t)~(1u << s->asked);
    s->asked = NONE;
    if (!defence_ask(s))
        bj_deal_start(p, s);
}

/* ---- Cards ---- */

/* The party that draws next into its hand, or -1. What cannot be drawn is not owed any more. */
static int draws_next(struct twenty_one *s)
{
    for (int i = 0; i < 2; i++) {
        int party = i ? 1 - s->owed_first : s->owed_first;
        if (s->owed[party] && s->hand_n[party] < HAND_MAX && bj_can_draw(s, s->party[party]))
            return party;
        s->owed[party] = 0; /* BJ-A2 */
    }
    return -1;
}

/* A party whose top card has to be shown, or NONE. */
static int shows_top(const struct pack *p, const struct twenty_one *s)
{
    for (int party = 0; party < 2; party++) {
        int who = s->party[party];
        if (who != NONE && s->deal != DEAL_NONE &&
            s->used[who] >> p->skill_by[PIECE_GUIDANCE] & 1 && s->top[s->deck_of[who]] == NONE &&
            bj_can_draw(s, who))
            return who; /* BJ-E4: Guidance, renewed after each draw */
    }
    return NONE;
}

void bj_deal_go(const struct pack *p, struct twenty_one *s)
{
    if (draws_next(s) >= 0 || (s->stage == STAGE_NONE && shows_top(p, s) != NONE)) {
        s->phase = PHASE_DEAL;
        return;
    }
    s->owed_first = FIRST;
    if (s->stage != STAGE_NONE)
        bj_result_go(p, s);
    else if (s->window)
        bj_window_again(p, s);
    else
        bj_edge_window_open(p, s);
}

void bj_cards_options(const struct pack *p, const struct twenty_one *s, int seat, struct options *o)
{
    (void)p, (void)seat;
    struct twenty_one copy = *s;
    int who = s->stage == STAGE_NONE ? shows_top(p, s) : NONE;
    if (who != NONE)
        bj_deck_options(s, who, DO_TOP, o);
    else
        bj_deck_options(s, s->party[draws_next(&copy)], DO_DRAW, o);
}

/* The Dagger: at the second face card in its own hand the opponent draws at once. */
static void faces_drawn(const struct pack *p, struct twenty_one *s, int party)
{
    int who = s->party[party], faces = 0;
    if (party != SECOND || s->used[who] >> p->skill_by[PIECE_FACES] & 1 ||
        !bj_gear_flag(p, s, who, s->party[FIRST], GEAR_FACES_DRAW))
        return;
    for (int i = 0; i < s->hand_n[party]; i++)
        faces += card_face(s->hand[hand_at(party, i)]);
    if (faces < 2)
        return;
    s->used[who] |= SKILL_BIT(p->skill_by[PIECE_FACES]); /* BJ-H1: Dagger */
    s->owed[FIRST] = (uint8_t)(s->owed[FIRST] + p->skill[p->skill_by[PIECE_FACES]].hi);
}

void bj_cards_apply(const struct pack *p, struct twenty_one *s, const struct move *m)
{
    if (m->verb == DO_SHUFFLE) {
        bj_deck_refill(s, m->arg[0]);
    } else if (m->verb == DO_TOP) {
        s->top[s->deck_of[m->arg[0]]] = (uint8_t)m->arg[1];
    } else {
        int party = draws_next(s);
        bj_deck_take(s, m->arg[0], m->arg[1]);
        bj_hand_add(s, party, m->arg[1]);
        s->owed[party]--;
        if (s->stage == STAGE_NONE)
            faces_drawn(p, s, party);
    }
    bj_deal_go(p, s);
}

/* ---- Windows (BJ-B2) ---- */

bool bj_over(const struct twenty_one *s, int party)
{
    return s->hand_n[party] && bj_hand_total(s, party) > BUST_OVER; /* BJ-B2 */
}

static bool all_held(const struct twenty_one *s)
{
    if (s->deal == DEAL_TARGET)
        return s->held[FIRST];
    return s->held[FIRST] && s->held[SECOND];
}

bool bj_would_end(const struct twenty_one *s)
{
    return bj_over(s, FIRST) || bj_over(s, SECOND) || all_held(s);
}

/* Two have to play on, one is to be dealt its first cards, or it is over. */
static void window_close(const struct pack *p, struct twenty_one *s)
{
    s->window = s->passed = 0;
    s->asked = NONE;
    bool alone = s->deal == DEAL_AREA && s->party[SECOND] == NONE;
    s->busted[FIRST] = bj_over(s, FIRST);
    s->busted[SECOND] = s->deal != DEAL_TARGET && !alone && bj_over(s, SECOND);
    if (alone && s->busted[FIRST]) {
        bj_area_maker_over(p, s); /* BJ-G3 */
    } else if (s->busted[FIRST] || s->busted[SECOND] || all_held(s)) {
        bj_result_begin(p, s); /* BJ-B2, BJ-B4 */
    } else {
        s->phase = PHASE_PLAY;
        if (s->held[FIRST])
            s->player = SECOND; /* whose turn it is else, rotate() has said */
    }
}

static void window_next(const struct pack *p, struct twenty_one *s)
{
    uint8_t list[BODIES];
    int first = s->party[FIRST], n = 0, at = 0;
    if (s->window >> first & 1)
        list[n++] = (uint8_t)first; /* BJ-B2: initiator first */
    n += bj_in_turn_order(s, s->window & ~(1 << first), list + n);
    while (at < n && s->asked != NONE && list[at] != s->asked)
        at++;
    if (s->asked != NONE)
        at++;
    for (; (s->passed & s->window) != s->window; at++) {
        int who = list[at % n];
        struct options o;
        options_clear(&o);
        if (s->rule_foes_hidden || bj_skill_options(p, s, who, &o)) { /* BJ-B2, BJ-B7 */
            s->asked = (uint8_t)who;
            s->phase = PHASE_WINDOW;
            return;
        }
        s->passed |= (uint16_t)(1u << who); /* BJ-B2: without a legal use */
    }
    window_close(p, s);
}

void bj_edge_window_open(const struct pack *p, struct twenty_one *s)
{
    s->window = (uint16_t)(1u << s->party[FIRST]);
    if (s->deal == DEAL_AREA && s->party[SECOND] == NONE)
        s->window |=
            s->targets & (uint16_t)~s->settled; /* BJ-G3: while the maker plays: all targets */
    else if (s->deal != DEAL_TARGET)
        s->window |= (uint16_t)(1u << s->party[SECOND]);
    window_next(p, s);
}

/* After a use: cards that it forces come first, then the next party is asked. */
void bj_window_again(const struct pack *p, struct twenty_one *s)
{
    if (draws_next(s) >= 0 || shows_top(p, s) != NONE) {
        s->phase = PHASE_DEAL;
        return;
    }
    window_next(p, s);
}

void bj_edge_window_options(const struct pack *p, const struct twenty_one *s, int seat,
                            struct options *o)
{
    (void)seat;
    int party = bj_party_of(s, s->asked);
    bj_skill_options(p, s, s->asked, o);
    /* what may still be mended is not passed by Enter alone */
    bool bust = o->count && party >= 0 && bj_over(s, party);
    option_add(o, seat_of(s->asked), DO_PASS)->flags = bust ? 0 : OPTION_SAFE;
}

void bj_edge_window_apply(const struct pack *p, struct twenty_one *s, const struct move *m)
{
    if (m->verb != DO_PASS) {
        bj_skill_apply(p, s, m, s->asked);
        return;
    }
    s->passed |= (uint16_t)(1u << s->asked);
    window_next(p, s);
}

/* ---- Hit or hold (BJ-B1) ---- */

static bool may_hit(const struct twenty_one *s, int party)
{
    return s->hand_n[party] < HAND_HIT_MAX && bj_can_draw(s, s->party[party]); /* BJ-A2 */
}

/* Why `me` does not hit or hold now. */
static int play_why(const struct twenty_one *s, int me, bool hits)
{
    int party = bj_party_of(s, me);
    if (s->deal == DEAL_NONE)
        return WHY_HIT_NO_DEAL;
    if (party >= 0 && s->held[party] && hits)
        return WHY_HELD; /* BJ-B1 */
    if (s->phase != PHASE_PLAY)
        return s->phase == PHASE_WINDOW ? WHY_SKILLS_FIRST : WHY_PLAY_LATER;
    return hits && !may_hit(s, s->player) ? WHY_NO_CARDS : BJ_OPEN;
}

int bj_hit_why(const struct pack *p, const struct twenty_one *s, int who, const int32_t *arg)
{
    (void)p, (void)arg;
    return play_why(s, who, true);
}

int bj_hold_why(const struct pack *p, const struct twenty_one *s, int who, const int32_t *arg)
{
    (void)p, (void)arg;
    return play_why(s, who, false);
}

void bj_play_options(const struct pack *p, const struct twenty_one *s, int seat, struct options *o)
{
    (void)seat;
    int who = s->party[s->player];
    if (may_hit(s, s->player))
        option_add(o, seat_of(who), DO_HIT);
    option_add(o, seat_of(who), DO_HOLD);
    if (s->hand_n[s->player] < HAND_HIT_MAX && s->pile[who] &&
        bj_skill_open(p, s, who, p->skill_by[PIECE_RECOMPENSE]))
        arg_one(option_add(o, seat_of(who), DO_RECOMPENSE),
                (struct set){{s->pile[who], 0}}); /* BJ-E4 */
}

/* Whose turn it is to say hit or hold after this party. */
static int rotate(const struct twenty_one *s, int party)
{
    if (s->deal == DEAL_CONTEST && !s->held[1 - party])
        return 1 - party; /* BJ-B1 */
    return party;
}

void bj_play_apply(const struct pack *p, struct twenty_one *s, const struct move *m)
{
    int party = s->player, who = s->party[party];
    s->player = (uint8_t)rotate(s, party);
    if (m->verb == DO_HIT) {
        s->owed[party] = 1;
        bj_deal_go(p, s);
    } else if (m->verb == DO_RECOMPENSE) {
        bj_skill_spend(p, s, who, p->skill_by[PIECE_RECOMPENSE]);
        s->pile[who] &= ~CARD_BIT(m->arg[0]); /* BJ-E4: Recompense */
        bj_hand_add(s, party, m->arg[0]);
        faces_drawn(p, s, party);
        bj_deal_go(p, s);
    } else {
        s->held[party] = 1; /* BJ-B1: nobody hits after a hold */
        if (s->deal == DEAL_AREA && s->party[SECOND] == NONE)
            bj_area_next(p, s); /* BJ-G3: the maker plays to the hold */
        else if (all_held(s))
            bj_edge_window_open(p, s); /* BJ-B2 */
    }
}

void bj_hand_clear(struct twenty_one *s, int party)
{
    int who = s->party[party], owner = s->deck_of[who];
    uint64_t gone = s->deck[owner] | s->discard[owner] | s->laid;
    for (int i = 0; i < BODIES; i++)
        if (s->deck_of[i] == owner)
            gone |= s->pile[i];
    s->discard[owner] |= bj_hand_cards(s, party) & ~gone; /* BJ-A2 */
}
