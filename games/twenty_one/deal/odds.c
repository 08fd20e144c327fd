/* The chances of who is asked in a Deal. What is always true: they are of the cards that are left,
 * with no further Edge used; exact, or not said. */
#include <string.h>

#include "games/twenty_one/deal/cards.h"
#include "games/twenty_one/deal/deal.h"
#include "games/twenty_one/deal/odds.h"

/* Sums of many small parts may miss 0 and 1 by a hair. */
static double share(double p) { return p < 0 ? 0 : p > 1 ? 1 : p; }

/* BJ-E4: Guidance: the card to come is known. */
static void know_next(const struct twenty_one *s, int who, struct playing *hand)
{
    int next = s->top[s->deck_of[who]];
    if (next == NONE)
        return;
    hand->deck = bj_stock_of(CARD_BIT(next));
    memset(&hand->discard, 0, sizeof hand->discard);
}

struct one_more bj_one_more(const struct twenty_one *s, int party)
{
    struct one_more one = {0};
    int other = 1 - party, who = s->party[party], aim = -1;
    if (who == NONE || !s->hand_n[party] || s->held[party] || !bj_can_draw(s, who) ||
        bj_hand_total(s, party) > BUST_OVER)
        return one;
    struct playing mine = bj_playing_of(s, party);
    know_next(s, who, &mine);
    struct totals totals = bj_exact_totals(&mine, 1, 0); /* a card is owed, and then it holds */
    if (s->deal == DEAL_TARGET)
        aim = s->target - 1;
    else if (s->party[other] != NONE && s->hand_n[other] && bj_hand_total(s, other) <= BUST_OVER)
        aim = bj_hand_total(s, other);
    one.open = true;
    one.ahead = share(bj_totals_between(&totals, aim + 1, BUST_OVER));
    one.even = s->deal != DEAL_TARGET && aim >= 0 ? share(totals.of[aim]) : 0;
    one.bust = share(totals.of[BUST_OVER + 1]);
    one.behind = share(1 - one.ahead - one.even - one.bust);
    return one;
}

double bj_success_fresh(const struct twenty_one *s, int who, int target)
{
    const double hair = 1e-9;
    struct playing fresh = bj_playing_fresh(s, who);
    double success = bj_exact_target(&fresh, 2, target).success;
    return success > 1 - hair ? 1 : success;
}

struct deal_odds bj_odds_of(const struct twenty_one *s, int party)
{
    struct deal_odds o = {0};
    int other = 1 - party, who = s->party[party];
    if (who == NONE || !s->hand_n[party])
        return o;
    struct playing mine = bj_playing_of(s, party);
    int total = bj_playing_total(&mine);
    o.plays = true;
    o.hit = !s->held[party] && bj_can_draw(s, who) && total <= BUST_OVER;
    int next = s->top[s->deck_of[who]];
    know_next(s, who, &mine);
    o.bust = o.hit ? bj_exact_bust(&mine) : 0;
    if (s->deal == DEAL_TARGET) {
        o.target = true;
        o.win = total <= BUST_OVER && total >= s->target; /* BJ-B3 */
        mine = bj_playing_of(s, party);
        o.success = o.win;
        if (next == NONE && o.hit && total < s->target) {
            struct chances chances = bj_exact_target(&mine, 0, s->target);
            o.success = chances.success;
            o.vague = chances.vague;
        }
    } else if (s->party[other] != NONE && s->hand_n[other] && total <= BUST_OVER) {
        struct playing theirs = bj_playing_of(s, other);
        int their = bj_playing_total(&theirs);
        double lost = their <= BUST_OVER && their > total;
        o.draw = their == total;
        if (!s->held[other] && their <= BUST_OVER) {
            struct match_up they = bj_exact_against(&theirs, 0, total);
            o.vague = they.vague;
            o.draw = they.draw;
            lost = they.win;
        }
        o.win = 1 - lost - o.draw; /* BJ-B4 */
    }
    o.bust = share(o.bust);
    o.win = share(o.win);
    o.draw = share(o.draw);
    o.success = share(o.success);
    return o;
}
