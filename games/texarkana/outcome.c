/* Who has succeeded, and what it brings: hits, wagers, burns, goals; then the telling. What is
 * always true: a played card burns once, whatever the number of causes (TX-B3). */
#include "games/texarkana/cards.h"
#include "games/texarkana/facts.h"
#include "games/texarkana/rules.h"
#include "games/texarkana/scene.h"
#include "games/texarkana/stakes.h"
#include "games/texarkana/test.h"

/* A side that trumped and whose cards alone are over 21. */
static bool bust(const struct texarkana *s, int side)
{
    return s->trumped[side] && s->total[side] > BUST_OVER &&
           !s->never_bust[side]; /* TX-D4, TX-F1 */
}

/* Above 0 the initiator, below 0 the other, 0 equal. */
static int compare(const struct texarkana *s)
{
    int lead = s->busted[SIDE_OTHER] - s->busted[SIDE_INITIATOR]; /* TX-D4 */
    if (!lead)
        lead = tx_score_of(s, SIDE_INITIATOR) -
               tx_score_of(s, SIDE_OTHER); /* TX-D4: both bust compare as usual */
    return lead;
}

/* What a side's wager and burn come to, whether it won or lost. */
static void settle_side(struct texarkana *s, int side, bool won)
{
    int seat = s->fighter[side], wager = s->wager[side];
    bool flaw = wager >= WAGER_FLAW;
    if (wager != WAGER_NONE && !flaw)
        tx_resource_add(s, seat, RES_LUCK, won ? 1 : -1); /* TX-F3 */
    if (flaw && !won)
        s->burned[side] = 1; /* TX-F3: the Will that was wagered */
    if (s->burned[side])
        tx_resource_add(s, seat, RES_WILL, -1); /* TX-B3 */
    if (flaw && won)
        tx_resource_add(s, seat, RES_WILL, 1); /* TX-F3 */
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
    bool supernatural =
        s->marks >> MARK_SUPERNATURAL & 1 && s->rule_supernatural_burns; /* TX-F4, TX-H2 */
    if (supernatural || s->woe_in > 0) /* TX-D6: Unsettling Presence */
        s->burned[SIDE_INITIATOR] = 1;
    if (s->kind == KIND_INVOCATION)
        tx_woe_gain(s, 1); /* TX-F4 */
}

/* What comes beyond what was agreed (TX-D5): each height of the side that won, and a card burned by
 * choice, is something to gain; to have trumped and lost, something to lose. */
static void settle_beyond(struct texarkana *s, int winner)
{
    int loser = 1 - winner, up = 1 << HEIGHT_GRANDER | 1 << HEIGHT_BETTER;
    if (!beyond_counts(s))
        return;
    bool player = winner == SIDE_INITIATOR || is_duel(s);
    bool chosen = winner == SIDE_INITIATOR && s->burned[winner] && tx_burn_choice(s); /* TX-E3 */
    s->gains_left =
        (uint8_t)(player ? __builtin_popcount(s->heights[winner] & up) + (chosen ? BURN_GAIN : 0)
                         : 0);
    s->takes_left = s->heights[loser] >> HEIGHT_WORSE & 1; /* TX-D5 */
}

static void tell_begin(struct texarkana *s, int seat)
{
    s->phase = PHASE_TELL;
    s->actor = (uint8_t)seat;
}

void tx_test_decide(const struct pack *p, struct texarkana *s)
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
    settle_beyond(s, success ? SIDE_INITIATOR : SIDE_OTHER);
    if (s->marks >> MARK_VIOLENCE & 1 && s->against != CAST_NONE) { /* TX-F1 */
        if (success)
            tx_hit_npc(s, s->against, tx_character(p, s, seat)->damage);
        else
            tx_hit_pc(s, seat, p->npc[s->cast[s->against]].damage);
    }
    tx_goals_settle(p, s, success);
    tell_begin(s, success ? seat : DEALER); /* TX-C5: the player narrates, or the Dealer */
}

static void duel_end(const struct pack *p, struct texarkana *s, int winner)
{
    s->result = winner == SIDE_INITIATOR ? RESULT_SUCCESS : RESULT_FAILURE;
    for (int side = 0; side < 2; side++)
        settle_side(s, side, side == winner);
    settle_beyond(s, winner);
    if (s->marks >> MARK_VIOLENCE & 1)
        tx_hit_pc(s, s->fighter[1 - winner],
                  tx_character(p, s, s->fighter[winner])->damage); /* TX-F1 */
    tell_begin(s, s->fighter[winner]);
}

void tx_duel_decide(const struct pack *p, struct texarkana *s)
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

void tx_tie_apply(const struct pack *p, struct state *st, const struct move *m)
{
    struct texarkana *s = table_of(st);
    if (m->verb == DO_SHUFFLE) {
        tx_deck_shuffle(st);
        return;
    }
    tx_flip_plain(st, m->arg[0]); /* TX-E4: plain */
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

enum why tx_gain_why(const struct texarkana *s, int seat, int which)
{
    return which < RES_GRIT || which > RES_LUCK          ? WHY_GAIN_WHICH
           : tx_resource(s, seat, which) >= SCORE_MAX ? WHY_GAIN_MOST
                                                      : WHY_NONE;
}

/* What is taken beyond the stakes: 1 of what was not at risk, or has been taken already (TX-D5). */
static void beyond_options(const struct texarkana *s, int seat, int at_risk, struct options *o)
{
    struct set more = {{(uint64_t)(((1u << RESOURCES) - 1) & ~(unsigned)at_risk), 0}},
               gains = set_none();
    for (int which = 0; which < RESOURCES; which++)
        if (seat != DEALER && !tx_gain_why(s, seat, which))
            set_add(&gains, which);
    if (s->takes_left && set_count(&more)) {
        struct option *f = option_add(o, seat, DO_TAKE);
        arg_one(f, more);
        arg_is(f, 1);
    }
    if (s->gains_left && set_count(&gains)) {
        struct option *f = option_add(o, seat, DO_GAIN); /* TX-D5, TX-E3 */
        arg_one(f, gains);
        arg_range(f, 1, s->gains_left);
    }
}

void tx_tell_options(const struct pack *p, const struct texarkana *s, int seat, struct options *o)
{
    (void)p;
    int left = tx_risk_left(s);
    if (seat == DEALER) { /* who tells a failure */
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
    beyond_options(s, seat, left, o);
    option_add(o, seat, DO_NARRATE);
}

void tx_tell_apply(const struct pack *p, struct state *st, const struct move *m)
{
    struct texarkana *s = table_of(st);
    if (m->verb == DO_NARRATE) {
        tx_by_fact(p, s); /* TX-G6: who opposed stays till it is told */
        tx_clean_up(st);
        return;
    }
    if (m->verb == DO_GAIN) {
        s->gains_left = (uint8_t)(s->gains_left - m->arg[1]);
        tx_resource_add(s, m->seat, m->arg[0], m->arg[1]); /* TX-D5 */
        return;
    }
    bool duel = is_duel(s), agreed = !duel && tx_risk_left(s) >> m->arg[0] & 1;
    int from = s->fighter[duel ? 1 - side_of(s, m->seat) : SIDE_INITIATOR];
    s->takes_left = (uint8_t)(s->takes_left - !agreed);
    s->taken |= (uint8_t)(1u << m->arg[0]);
    tx_resource_add(s, from, m->arg[0],
                    m->arg[0] == RES_INJURY ? m->arg[1] : -m->arg[1]); /* TX-C5 */
}
