/* The story of money: slips, payments, fates, and where everyone stands when a round begins. Told
 * like the rest of the story (bg_words_tell.c), from two views and what happened between them. */
#include "games/bloodsport/money.h"
#include "games/bloodsport/rules.h"
#include "games/bloodsport/voice/words_facts.h"

static void tell_bet_result(struct talk *x, int seat, int f)
{
    int bet = x->m->arg[seat * FIGHTS + f],
        on = x->s->fighter_at[f * 2 + (bg_bet_on(bet) == ON_RIGHT)], coin = bg_bet_coin(bet);
    if (x->s->bets_void[seat] >> f & 1)
        say(x, TELL_SLIP_CAUGHT(.who = seat, .coin = coin, .on = on, .fight = f + 1));
    else if (bg_bet_on(bet) == x->s->winner[f])
        say(x, TELL_SLIP_WON(.who = seat, .coin = coin, .on = on,
                          .gain = bg_payout(x->s->odds[f], bg_bet_on(bet), coin), .fight = f + 1));
    else
        say(x, TELL_SLIP_LOST(.who = seat, .coin = coin, .on = on, .fight = f + 1));
}

/* A line a bet, then what they come to. */
void bg_tell_slip(struct talk *x, int seat)
{
    int coin = x->is->coin[seat], change = coin - x->s->coin[seat], bets = 0;
    for (int f = 0; f < FIGHTS; f++)
        if (x->m->arg[seat * FIGHTS + f] != BET_NONE) {
            bg_tell_line(x);
            tell_bet_result(x, seat, f);
            bets++;
        }
    bg_tell_line(x);
    if (!bets)
        say(x, TELL_SLIP_NONE(.who = seat));
    else if (change > 0)
        say(x, TELL_GAIN(.who = seat, .by = change, .coin = coin));
    else if (change < 0)
        say(x, TELL_LOSE(.who = seat, .by = -change, .coin = coin));
    else
        say(x, TELL_EVEN_MONEY(.who = seat, .coin = coin));
}

static void tell_payment(struct talk *x, int seat, int mask)
{
    int open = boxes_open(x->is->paid[seat]), coin = x->is->coin[seat];
    if (mask == BOX_GIVE_UP)
        say(x, TELL_GAVE_UP(.who = seat));
    else if (mask && !open)
        say(x, TELL_PAID_OFF(.who = seat, .boxes = BOXES_OF(mask), .coin = coin));
    else if (mask)
        say(x,
            TELL_PAID(.who = seat, .boxes = BOXES_OF(mask), .open = BOXES_OF(open), .coin = coin));
    else if (x->is->chance[seat] < x->s->chance[seat])
        say(x, TELL_SKIPPED(.who = seat, .chance = x->is->chance[seat]));
    else
        say(x, TELL_RUINED(.who = seat));
}

void bg_tell_settled(struct talk *x)
{
    for (int seat = 0; seat < x->s->seats; seat++) {
        int status = x->s->status[seat];
        if (status == STATUS_OUT || status == STATUS_GOES_ON)
            continue;
        bg_tell_line(x);
        tell_payment(x, seat, x->m->arg[seat]);
    }
}

/* BG-H2: three endings of those who won, four of those who lost, by the die. */
static const struct voice_line *const won[] = {SAYS(END_WON_LITTLE()), SAYS(END_WON()),
                                               SAYS(END_WON_MUCH())};
static const struct voice_line *const lost[] = {
    NULL, SAYS(END_LOST_GONE()), SAYS(END_LOST_BANISHED()), SAYS(END_LOST_BANISHED()),
    SAYS(END_LOST_STRIPPED()), SAYS(END_LOST_STRIPPED()), SAYS(END_LOST_HIRED())};

void bg_tell_fate(struct talk *x)
{
    int seat = x->m->arg[0], fate = x->is->fate[seat];
    bool wins = x->is->outcome[seat] == OUTCOME_WON;
    say_lines(x, wins ? won[(fate > FATE_LOW) + (fate > FATE_MIDDLE)] : lost[fate]);
}

void bg_tell_round(struct talk *x)
{
    text_put(x->t, "\n\n");
    say(x, TELL_ROUND(.round = x->is->round));
    if (x->is->guard != x->s->guard && x->m->verb != DO_RAT)
        say(x, TELL_CALM(.guard = x->is->guard));
    for (int seat = 0; seat < x->is->seats; seat++) {
        int coin = x->is->coin[seat], chance = x->is->chance[seat];
        if (!is_active(x->is, seat))
            continue;
        if (x->is->status[seat] == STATUS_GOES_ON)
            say(x, TELL_STANDING_FREE(.who = seat, .coin = coin, .chance = chance));
        else
            say(x, TELL_STANDING(.who = seat, .coin = coin, .chance = chance,
                                 .left = BOXES - __builtin_popcount(x->is->paid[seat])));
    }
}
