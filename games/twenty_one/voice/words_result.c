/* How a Deal has come out, and what a shield has kept off. What is always true: each result is told
 * once, with the totals where they are known. */
#include "games/twenty_one/deal/cards.h"
#include "games/twenty_one/deal/deal.h"
#include "games/twenty_one/deal/edge.h"
#include "games/twenty_one/deal/outcome.h"
#include "games/twenty_one/gear.h"
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
    int winner = s->result == RESULT_SECOND ? SECOND : FIRST, who = s->party[winner],
        loser = s->party[1 - winner];
    int total = bj_hand_total(s, winner), other = bj_hand_total(s, 1 - winner);
    if (!s->hand_n[winner] || !s->hand_n[1 - winner])
        say(x, TELL_WIN(.who = who, .loser = loser));
    else if (!s->busted[1 - winner])
        say(x, TELL_WIN_TO(.who = who, .total = total, .other = other, .loser = loser));
    if (s->hand_n[winner] && s->busted[1 - winner]) {
        say(x, TELL_BUST_AT(.who = s->party[1 - winner], .total = other));
        say(x, TELL_WIN_WITH(.who = who, .total = total, .loser = loser));
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

/* What a shield or a spell of who has lost has kept off the pile of itself, as cards go past it
 * (BJ-C6). */
static void kept_off(struct talk *x, int who, int blow)
{
    const struct twenty_one *a = x->was, *b = x->is;
    int gear = NONE, party = bj_party_of(a, who);
    struct pieces cards = {0};
    if (party < 0 || (a->phase == PHASE_SHIELD && x->m->verb != DO_PASS))
        return;
    for (int hand = 0; hand < HANDS; hand++)
        if (bj_held(a, who, hand) != NONE &&
            x->p->gear[bj_held(a, who, hand)].flags & GEAR_CLUBS_SHED)
            gear = bj_held(a, who, hand);
    uint64_t clubs = suit_cards(SUIT_CLUBS), red = CARD_BIT(2 * RANKS) - 1;
    uint64_t off = b->discard[b->deck_of[who]] & ~a->discard[a->deck_of[who]];
    if (a->party[1 - party] != NONE)
        off &= ~bj_hand_cards(a, 1 - party); /* of a deck that both share */
    bool sweat = a->turns[who * TIMEDS + TIMED_FLASH_SWEAT] && bj_is_fire(x->p, a) &&
                 blow != BLOW_RETALIATION;
    off &= (gear != NONE && blow != BLOW_BACKLASH ? clubs : 0) | (sweat ? red : 0);
    bj_add_cards(x, &cards, off);
    if (off & clubs && off & red)
        say(x, TELL_KEPT_BOTH(.who = who, .gear = gear, .cards = &cards.list, .kept = those(off)));
    else if (off & clubs)
        say(x, TELL_KEPT_GEAR(.who = who, .gear = gear, .cards = &cards.list, .kept = those(off)));
    else if (off)
        say(x, TELL_KEPT_SPELL(.who = who, .cards = &cards.list, .kept = those(off)));
}

/* Who has lost, and how: what the Deal was at already; else the target of an area act, which may be
 * over within the move; and who is at it now, as the maker that it falls back on. `end`: the table
 * as the Deal ended, or NULL. */
static void losers_keep_off(struct talk *x, const struct twenty_one *end)
{
    const struct twenty_one *a = x->was, *b = x->is;
    int told = NONE;
    if (a->deal == DEAL_NONE)
        return;
    if (a->result != RESULT_NONE && a->blow != BLOW_NONE)
        kept_off(x, told = a->loser, a->blow);
    else if (end && a->deal == DEAL_AREA && end->result == RESULT_FIRST && bj_is_attack(x->p, a))
        kept_off(x, told = a->party[SECOND], BLOW_ATTACK);
    if (b->result != RESULT_NONE && b->blow != BLOW_NONE && b->loser != told && b->loser < BODIES)
        kept_off(x, b->loser, b->blow);
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
    bool ended = bj_deal_ended(x->was, x->is);
    if (ended) {
        bj_deal_end(x->p, x->was, x->is, x->m, &end);
        come_out(x, &end);
    }
    critical_late(x);
    if (x->was->deal == DEAL_AREA)
        maker_over(x);
    losers_keep_off(x, ended ? &end : NULL);
}
