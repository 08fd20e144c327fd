/* Who has succeeded, and what it brings: hits, wagers, burns, goals; then the telling. What is always true: a played
 * card burns once, whatever the number of causes (TX-B3). */
#include "games/texarkana/rules.h"

/* A side that trumped and whose cards alone are over 21. */
static bool bust(const struct texarkana *s, int side)
{
    return s->trumped[side] && s->total[side] > BUST_OVER && !s->never_bust[side]; /* TX-D4, TX-F1 */
}

/* Above 0 the initiator, below 0 the other, 0 equal. */
static int compare(const struct texarkana *s)
{
    int lead = s->busted[SIDE_OTHER] - s->busted[SIDE_INITIATOR]; /* TX-D4 */
    if (!lead)
        lead = score_of(s, SIDE_INITIATOR) - score_of(s, SIDE_OTHER); /* TX-D4: both bust compare as usual */
    return lead;
}

/* What a side's wager and burn come to, whether it won or lost. */
static void settle_side(struct texarkana *s, int side, bool won)
{
    int seat = s->fighter[side], wager = s->wager[side];
    bool flaw = wager >= WAGER_FLAW;
    if (wager != WAGER_NONE && !flaw)
        resource_add(s, seat, RES_LUCK, won ? 1 : -1); /* TX-F3 */
    if (flaw && !won)
        s->burned[side] = 1; /* TX-F3: the Will that was wagered */
    if (s->burned[side])
        resource_add(s, seat, RES_WILL, -1); /* TX-B3 */
    if (flaw && won)
        resource_add(s, seat, RES_WILL, 1); /* TX-F3 */
    bool looks = wager != WAGER_NONE && !flaw && won && !s->burned[side]; /* TX-F3 */
    if (looks && s->rule_look_at_two) {
        s->looks = 2;
        s->side = (uint8_t)side;
    }
    if (s->trumped[side])
        s->heights[side] |= (uint8_t)(1u << (won ? HEIGHT_GRANDER : HEIGHT_WORSE)); /* TX-D5 */
}

static void burn_for_failure(struct texarkana *s)
{
    bool supernatural = s->marks >> MARK_SUPERNATURAL & 1 && s->rule_supernatural_burns; /* TX-F4, TX-H2 */
    if (supernatural || s->woe_in > 0) /* TX-D6: Unsettling Presence */
        s->burned[SIDE_INITIATOR] = 1;
    if (s->kind == KIND_INVOCATION)
        woe_gain(s, 1); /* TX-F4 */
}

static void tell_begin(struct texarkana *s, int seat)
{
    s->phase = PHASE_TELL;
    s->actor = (uint8_t)seat;
}

void test_decide(const struct pack *p, struct texarkana *s)
{
    int seat = s->fighter[SIDE_INITIATOR];
    for (int side = 0; side < 2; side++)
        s->busted[side] = bust(s, side);
    bool success = compare(s) >= 0; /* TX-C5 */
    s->result = success ? RESULT_SUCCESS : RESULT_FAILURE;
    if (!success)
        burn_for_failure(s);
    if (s->trumped[SIDE_OTHER] && success)
        s->heights[SIDE_INITIATOR] |= 1u << HEIGHT_BETTER; /* TX-D5 */
    settle_side(s, SIDE_INITIATOR, success);
    if (s->marks >> MARK_VIOLENCE & 1 && s->against != CAST_NONE) { /* TX-F1 */
        if (success)
            hit_npc(s, s->against, sheet(p, s, seat)->damage);
        else
            hit_pc(s, seat, p->npc[s->cast[s->against]].damage);
    }
    goals_settle(p, s, success);
    tell_begin(s, success ? seat : DEALER); /* TX-C5: the player narrates, or the Dealer */
}

static void duel_end(const struct pack *p, struct texarkana *s, int winner)
{
    s->result = winner == SIDE_INITIATOR ? RESULT_SUCCESS : RESULT_FAILURE;
    for (int side = 0; side < 2; side++)
        settle_side(s, side, side == winner);
    if (s->marks >> MARK_VIOLENCE & 1)
        hit_pc(s, s->fighter[1 - winner], sheet(p, s, s->fighter[winner])->damage); /* TX-F1 */
    tell_begin(s, s->fighter[winner]);
}

void duel_decide(const struct pack *p, struct texarkana *s)
{
    for (int side = 0; side < 2; side++)
        s->busted[side] = bust(s, side); /* TX-E4: each by D4 */
    int lead = compare(s);
    if (lead) {
        duel_end(p, s, lead > 0 ? SIDE_INITIATOR : SIDE_OTHER); /* TX-E4 */
        return;
    }
    s->phase = PHASE_TIE; /* TX-E4: both flip */
    s->side = SIDE_INITIATOR;
    s->actor = NONE;
}

void tie_apply(const struct pack *p, struct state *st, const struct move *m)
{
    struct texarkana *s = table_of(st);
    if (m->verb == DO_SHUFFLE) {
        deck_shuffle(st);
        return;
    }
    flip_plain(st, m->arg[0]); /* TX-E4: plain */
    s->tie[s->side] = (uint8_t)m->arg[0];
    if (s->side == SIDE_INITIATOR) {
        s->side = SIDE_OTHER;
        return;
    }
    int gap = card_value(s->tie[SIDE_INITIATOR]) - card_value(s->tie[SIDE_OTHER]);
    s->side = SIDE_INITIATOR;
    if (!gap && ++s->ties < TIES_MAX) /* TX-E4: again until decided */
        return;
    duel_end(p, s, gap > 0 ? SIDE_INITIATOR : SIDE_OTHER);
}

/* ---- The telling ---- */

void tell_options(const struct texarkana *s, int seat, struct options *o)
{
    int left = s->risk & ~s->taken;
    if (seat == DEALER && s->result == RESULT_FAILURE && !is_duel(s)) {
        struct set figures = {{(uint64_t)(left & ~(1 << RES_INJURY)), 0}};
        if (set_count(&figures)) {
            struct option *f = option_add(o, seat, DO_TAKE); /* TX-C5: within the stakes */
            arg_one(f, figures);
            arg_range(f, 1, CHANGE_MAX);
        }
        if (left >> RES_INJURY & 1) {
            struct option *f = option_add(o, seat, DO_TAKE);
            arg_is(f, RES_INJURY);
            arg_is(f, 1);
        }
    }
    option_add(o, seat, DO_NARRATE);
}

void tell_apply(struct state *st, const struct move *m)
{
    struct texarkana *s = table_of(st);
    if (m->verb == DO_NARRATE) {
        clean_up(st);
        return;
    }
    s->taken |= (uint8_t)(1u << m->arg[0]);
    resource_add(s, s->fighter[SIDE_INITIATOR], m->arg[0], m->arg[0] == RES_INJURY ? m->arg[1] : -m->arg[1]); /* TX-C5 */
}
