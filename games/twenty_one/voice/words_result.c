/* How a Deal has come out, and what a shield has kept off. What is always true: each result is told
 * once, with the totals where they are known. */
#include "games/twenty_one/deal/cards.h"
#include "games/twenty_one/deal/deal.h"
#include "games/twenty_one/deal/edge.h"
#include "games/twenty_one/deal/outcome.h"
#include "games/twenty_one/voice/words.h"

/* ---- What is said ---- */

static void tell_target(struct talk *x, const struct twenty_one *s)
{
    int who = s->party[FIRST], total = bj_hand_total(s, FIRST);
    if (s->result == RESULT_SUCCESS)
        say(x, TELL_REACHED(.who = who, .total = total, .target = s->target));
    else if (s->busted[FIRST])
        say(x, TELL_MISSED_BUST(.who = who, .total = total, .target = s->target));
    else
        say(x, TELL_MISSED(.who = who, .total = total, .target = s->target));
}

static void tell_winner(struct talk *x, const struct twenty_one *s)
{
    int winner = s->result == RESULT_SECOND ? SECOND : FIRST, who = s->party[winner];
    int total = bj_hand_total(s, winner), other = bj_hand_total(s, 1 - winner);
    if (!s->hand_n[winner] || !s->hand_n[1 - winner])
        say(x, TELL_WIN(.who = who));
    else if (!s->busted[1 - winner])
        say(x, TELL_WIN_TO(.who = who, .total = total, .other = other));
    if (s->hand_n[winner] && s->busted[1 - winner]) {
        say(x, TELL_BUST_AT(.who = s->party[1 - winner], .total = other));
        say(x, TELL_WIN_WITH(.who = who, .total = total));
    }
}

static void come_out(struct talk *x, const struct twenty_one *s)
{
    bool critical = s->critical[FIRST] || (s->party[SECOND] != NONE && s->critical[SECOND]),
         draw = false;
    if (s->result == RESULT_SUCCESS || s->result == RESULT_FAILURE)
        tell_target(x, s);
    else if (s->result == RESULT_FIRST || s->result == RESULT_SECOND)
        tell_winner(x, s);
    else
        draw = true;
    if (draw && s->busted[FIRST])
        say(x, TELL_DRAW_BUST());
    else if (draw)
        say(x, TELL_DRAW_AT(.total = bj_hand_total(s, FIRST)));
    if (critical && !draw) /* BJ-B5 */
        say(x, TELL_CRITICAL());
    if (!bj_gone_on(x->was, x->is) && s->result == RESULT_SECOND && s->deal != DEAL_AREA &&
        x->was->deal == DEAL_CONTEST && bj_is_attack(x->p, x->was) && s->blow == BLOW_NONE)
        say(x, TELL_NO_RETALIATION(.who = s->party[SECOND]));
}

/* BJ-G3: the maker is over 21, as it plays or after a target: those that are not settled win
 * undealt. */
static void maker_over(struct talk *x)
{
    uint32_t undealt = x->is->beaten_by & ~x->was->beaten_by;
    if (x->was->party[SECOND] != NONE)
        undealt &= ~(1u << x->was->party[SECOND]);
    if (!undealt)
        return;
    if (x->was->party[SECOND] == NONE)
        say(x, TELL_BUST(.who = x->was->party[FIRST]));
    bool many = undealt & (undealt - 1) || bj_is_own(x->v, __builtin_ctz(undealt));
    say(x, TELL_UNDEALT(.on = those(undealt), .many = many));
}

/* A target of an area act whose end cannot be seen: by what became of it. */
static void target_fared(struct talk *x, int who)
{
    bool hurt = x->is->pile[who] & ~x->was->pile[who];
    if (x->is->beaten_by >> who & 1)
        say(x, TELL_WITHSTAND(.who = who));
    else if (hurt || (has_mark(x->is, who, MARK_STUNNED) && !has_mark(x->was, who, MARK_STUNNED)))
        say(x, TELL_BEATEN(.who = who));
    else
        say(x, TELL_NO_WORSE(.who = who));
}

/* What a shield or a spell of the loser has kept off the pile of itself, as cards go past it
 * (BJ-C6). */
static void kept_off(struct talk *x)
{
    const struct twenty_one *a = x->was, *b = x->is;
    int who = b->loser, gear = NONE;
    struct pieces cards = {0};
    if (a->deal == DEAL_NONE || b->result == RESULT_NONE || b->blow == BLOW_NONE || who >= BODIES ||
        a->phase == PHASE_SHIELD || bj_party_of(b, who) < 0)
        return;
    for (int hand = 0; hand < HANDS; hand++)
        if (bj_held(a, who, hand) != NONE &&
            x->p->gear[bj_held(a, who, hand)].flags & GEAR_CLUBS_SHED)
            gear = bj_held(a, who, hand);
    uint64_t clubs = suit_cards(SUIT_CLUBS), red = CARD_BIT(2 * RANKS) - 1;
    uint64_t off = b->discard[b->deck_of[who]] & ~a->discard[a->deck_of[who]];
    bool sweat = a->turns[who * TIMEDS + TIMED_FLASH_SWEAT] && bj_is_fire(x->p, a) &&
                 b->blow != BLOW_RETALIATION;
    off &= (gear != NONE && b->blow != BLOW_BACKLASH ? clubs : 0) | (sweat ? red : 0);
    bj_add_cards(x, &cards, off);
    if (off & clubs && off & red)
        say(x, TELL_KEPT_BOTH(.who = who, .gear = gear, .cards = &cards.list));
    else if (off & clubs)
        say(x, TELL_KEPT_GEAR(.who = who, .gear = gear, .cards = &cards.list));
    else if (off)
        say(x, TELL_KEPT_SPELL(.who = who, .cards = &cards.list));
}

/* BJ-B5: a Joker that Riposte has drawn, when how the Deal came out has been told already. */
static void critical_late(struct talk *x)
{
    bool was = x->was->critical[FIRST] || x->was->critical[SECOND],
         is = x->is->critical[FIRST] || x->is->critical[SECOND];
    if (x->was->phase == PHASE_DEAL && x->m->verb == DO_DRAW && x->was->result != RESULT_NONE &&
        is && !was)
        say(x, TELL_CRITICAL_LATE());
}

void bj_tell_result(struct talk *x)
{
    struct twenty_one end;
    if (bj_deal_ended(x->was, x->is)) {
        if (bj_deal_end(x->p, x->was, x->is, x->m, &end))
            come_out(x, &end);
        else if (x->was->deal == DEAL_AREA)
            target_fared(x, x->was->party[SECOND]);
    }
    critical_late(x);
    if (x->was->deal == DEAL_AREA)
        maker_over(x);
    kept_off(x);
}
