/* A test from its opening till its card lies. What is always true: until then it can be called off,
 * and everything that was declared comes back (TX-C8). */
#include <string.h>

#include "games/texarkana/buys.h"
#include "games/texarkana/cards.h"
#include "games/texarkana/scene.h"
#include "games/texarkana/stakes.h"
#include "games/texarkana/test.h"

void tx_test_forget(struct texarkana *s)
{
    s->kind = KIND_NONE;
    s->fighter[0] = s->fighter[1] = NONE;
    s->test_goal = GOAL_NONE;
    s->field = s->declared[0] = s->declared[1] = SUIT_NONE;
    s->against = CAST_NONE;
    s->opposed = NONE;
    s->invocation = NONE;
    s->marks = s->risk = s->taken = 0;
    s->to_ask = s->side = s->result = s->looks = s->shed_skull = s->cleaning = s->ties = 0;
    for (int side = 0; side < 2; side++) {
        s->total[side] = s->trumps[side] = 0;
        s->wager[side] = WAGER_NONE;
        s->traits[side] = s->never_bust[side] = s->burned[side] = 0;
        s->bonus[side] = 0;
        s->played[side] = s->assisted[side] = s->assistant[side] = s->tie[side] = NONE;
        s->trumped[side] = s->busted[side] = s->flips[side] = s->heights[side] = 0;
    }
    memset(s->flip_a, NONE, FLIPS_SHOWN);
    memset(s->flip_b, NONE, FLIPS_SHOWN);
    s->dv = DV_MAX;
    s->woe_in = 0;
    s->gains_left = s->takes_left = 0;
    s->secret_known = ALL_SEATS;
}

void tx_test_open(struct texarkana *s, int kind, int seat, int goal, int field)
{
    tx_test_forget(s);
    s->kind = (uint8_t)kind;
    s->fighter[SIDE_INITIATOR] = (uint8_t)seat;
    s->test_goal = (uint8_t)goal;
    s->field = (uint8_t)field;
    s->test_scene = s->scenes;
    s->tests++;
    s->phase = PHASE_STAKES;
    s->actor = DEALER;
    s->waiting = s->resting = 0;
}

/* ---- Stakes (TX-C1) ---- */

void tx_stakes_options(const struct pack *p, const struct texarkana *s, int seat, struct options *o)
{
    (void)p, (void)seat;
    struct set npcs = set_none();
    for (int slot = 0; slot < CAST_MAX; slot++)
        if (tx_npc_stands(s, slot)) /* TX-F2 */
            set_add(&npcs, slot);
    for (int opposed = 0; opposed <= (set_count(&npcs) > 0); opposed++) {
        struct option *f = option_add(o, DEALER, DO_DECLARE);
        if (s->kind == KIND_INVOCATION)
            arg_is(f, SUIT_TOMES); /* TX-F4 */
        else
            arg_range(f, 0, PLAYER_SUITS - 1); /* TX-C1: exactly one, and no Skulls */
        if (opposed) {
            arg_range(f, 0, PLAYER_SUITS - 1);
            arg_one(f, npcs); /* TX-C0 */
        } else {
            arg_is(f, SUIT_NONE);
            arg_is(f, CAST_NONE);
        }
        arg_subset(f, (1u << MARKS) - 1, 0, MARKS); /* TX-C0, TX-C1 */
        arg_subset(f, (1u << RESOURCES) - 1, 0, RESOURCES);
    }
    option_add(o, DEALER, DO_NO_CARDS); /* TX-C0 */
}

static void give_back(const struct pack *p, struct texarkana *s)
{
    int seat = s->fighter[SIDE_INITIATOR];
    const struct character *c = tx_character(p, s, seat);
    if (s->wager[SIDE_INITIATOR] != WAGER_NONE)
        s->wagered[seat] = (uint8_t)(s->wagered[seat] & ~(1u << s->wager[SIDE_INITIATOR]));
    if (s->invocation != NONE)
        s->invoked[seat] = (uint8_t)(s->invoked[seat] & ~(1u << s->invocation));
    for (int i = 0; i < c->trait_count; i++)
        if (s->traits[SIDE_INITIATOR] >> i & 1 && c->trait[i].uses)
            s->trait_used[seat * TRAITS_MAX + i]--;
}

/* Nothing is spent, and nothing of it remains. */
static void call_off(const struct pack *p, struct texarkana *s)
{
    give_back(p, s); /* TX-C8 */
    tx_test_forget(s);  /* TX-C8: DV and Woe go back unseen */
    s->called_off = (uint8_t)(s->called_off + 1);
    tx_free_open(s);
}

void tx_dealers_trumps(struct texarkana *s)
{
    s->trumps[SIDE_OTHER] = 1u << SUIT_SKULLS; /* TX-C6 */
    if (s->against != CAST_NONE)
        s->trumps[SIDE_OTHER] |= (uint16_t)(1u << s->declared[SIDE_OTHER]); /* TX-D3 */
    else if (s->rule_unopposed_trump == UNOPPOSED_DECLARED)
        s->trumps[SIDE_OTHER] |= (uint16_t)(1u << s->declared[SIDE_INITIATOR]); /* TX-H2 */
}

void tx_stakes_apply(const struct pack *p, struct state *st, const struct move *m)
{
    struct texarkana *s = table_of(st);
    if (m->verb == DO_NO_CARDS) {
        give_back(p, s);
        tx_test_forget(s);
        tx_free_open(s);
        return;
    }
    s->declared[SIDE_INITIATOR] = (uint8_t)m->arg[0];
    s->declared[SIDE_OTHER] = (uint8_t)m->arg[1];
    s->against = (uint8_t)m->arg[2];
    s->opposed = s->against == CAST_NONE ? NONE : s->cast[s->against];
    s->marks = (uint8_t)m->arg[3];
    s->risk = (uint8_t)m->arg[4];
    s->trumps[SIDE_INITIATOR] = (uint16_t)(1u << s->declared[SIDE_INITIATOR]);
    tx_dealers_trumps(s);
    tx_held_count(p, s);
    s->phase = PHASE_DIFFICULTY;
    s->actor = DEALER;
}

/* ---- Difficulty (TX-C2) ---- */

void tx_difficulty_options(const struct pack *p, const struct texarkana *s, int seat,
                           struct options *o)
{
    (void)p, (void)seat;
    struct option *f = option_add(o, DEALER, DO_DIFFICULTY);
    arg_range(f, -DV_MAX, DV_MAX);                /* TX-C2 */
    arg_range(f, 0, tx_woe_allowed(s) ? s->woe : 0); /* TX-D6: any number */
    option_add(o, DEALER, DO_CALL_OFF);           /* TX-C8 */
}

void tx_difficulty_apply(const struct pack *p, struct state *st, const struct move *m)
{
    struct texarkana *s = table_of(st);
    if (m->verb == DO_CALL_OFF) {
        call_off(p, s);
        return;
    }
    s->secret_known = 1u << DEALER; /* TX-C2: in secret */
    s->dv = (uint8_t)(m->arg[0] + DV_MAX);
    s->woe_in = (uint8_t)m->arg[1];
    s->phase = PHASE_CARD;
    s->actor = NONE;
    s->waiting = (uint8_t)(1u << s->fighter[SIDE_INITIATOR] | 1u << DEALER);
    s->resting = 0;
}

/* ---- What a side declares before its card ---- */

void tx_declare_options(const struct pack *p, const struct texarkana *s, int side,
                        struct options *o)
{
    int seat = s->fighter[side];
    struct set traits = tx_traits_open(p, s, side, true),
               boons = tx_characteristics_open(p, s, side);
    struct set flaws = tx_flaws_open(p, s, side);
    if (set_count(&boons))
        arg_one(option_add(o, seat, DO_CHARACTERISTIC), boons); /* TX-F3 */
    if (set_count(&flaws))
        arg_one(option_add(o, seat, DO_FLAW), flaws); /* TX-F3 */
    if (set_count(&traits))
        arg_one(option_add(o, seat, DO_USE), traits); /* TX-C1: traits may add a trump */
}

void tx_trait_declare(const struct pack *p, struct texarkana *s, int side, int trait)
{
    int seat = s->fighter[side];
    const struct trait *t = &tx_character(p, s, seat)->trait[trait];
    s->traits[side] |= (uint8_t)(1u << trait);
    if (t->uses)
        s->trait_used[seat * TRAITS_MAX + trait]++; /* TX-F1: spent when declared */
    if (t->kind == TRAIT_TRUMP)
        s->trumps[side] |= (uint16_t)(1u << t->suit); /* TX-F1 */
    else if (t->kind == TRAIT_SCORE)
        s->bonus[side] = (int8_t)(s->bonus[side] + t->n); /* TX-F1, TX-C3 */
    else
        s->never_bust[side] = 1; /* TX-F1 */
}

bool tx_declare_apply(const struct pack *p, struct texarkana *s, const struct move *m)
{
    int side = side_of(s, m->seat);
    if (m->verb == DO_USE) {
        tx_trait_declare(p, s, side, m->arg[0]);
        return true;
    }
    if (m->verb != DO_CHARACTERISTIC && m->verb != DO_FLAW)
        return false;
    s->wager[side] =
        (uint8_t)((m->verb == DO_FLAW ? WAGER_FLAW : WAGER_CHARACTERISTIC) + m->arg[0]);
    s->wagered[m->seat] |= (uint8_t)(1u << s->wager[side]); /* TX-F3: each once a session */
    return true;
}

/* ---- The card (TX-C3) ---- */

void tx_card_options(const struct pack *p, const struct texarkana *s, int seat, struct options *o)
{
    if (seat == DEALER) {
        if (!s->resting)
            option_add(o, seat, DO_WAIT)->flags = OPTION_DULL | OPTION_SAFE;
        option_add(o, seat, DO_CALL_OFF); /* TX-C8 */
        return;
    }
    struct option *f = option_add(o, seat, DO_PLAY);
    arg_one(f, tx_hand_of(s, seat)); /* TX-C3 */
    arg_range(f, tx_burn_sure(s), tx_burn_sure(s) || tx_burn_choice(s));
    tx_declare_options(p, s, SIDE_INITIATOR, o);
    option_add(o, seat, DO_CALL_OFF); /* TX-C8 */
}

void tx_card_apply(const struct pack *p, struct state *st, const struct move *m)
{
    struct texarkana *s = table_of(st);
    if (m->verb == DO_CALL_OFF) {
        call_off(p, s);
    } else if (m->verb == DO_WAIT) {
        s->waiting = (uint8_t)(s->waiting & ~(1u << m->seat));
        s->resting = 1; /* TX-C8: may still call it off */
    } else if (m->verb == DO_PLAY) {
        s->waiting = s->resting = 0;
        s->played[SIDE_INITIATOR] = (uint8_t)m->arg[0];
        s->burned[SIDE_INITIATOR] = (uint8_t)m->arg[1]; /* TX-E3, TX-F4 */
        tx_lay_open(st, SIDE_INITIATOR, m->arg[0]);
        tx_held_use(p, s);
        tx_assist_begin(p, s, SIDE_INITIATOR);
    } else {
        tx_declare_apply(p, s, m);
    }
}
