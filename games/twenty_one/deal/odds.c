/* The chances of who is asked in a Deal. What is always true: they are of the cards that are left,
 * with no further Edge used; exact, or not said. */
#include <string.h>

#include "games/twenty_one/deal/cards.h"
#include "games/twenty_one/deal/deal.h"
#include "games/twenty_one/deal/odds.h"

/* Sums of many small parts may miss 0 and 1 by a hair. */
static double share(double p) { return p < 0 ? 0 : p > 1 ? 1 : p; }

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
    if (next != NONE) { /* BJ-E4: Guidance: the card to come is known */
        mine.deck = bj_shoe_of(CARD_BIT(next));
        memset(&mine.discard, 0, sizeof mine.discard);
    }
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
        struct match_up they = {their <= BUST_OVER && their > total, their == total, false};
        if (!s->held[other] && their <= BUST_OVER)
            they = bj_exact_against(&theirs, 0, total);
        o.vague = they.vague;
        o.draw = they.draw;
        o.win = 1 - they.win - they.draw; /* BJ-B4 */
    }
    o.bust = share(o.bust);
    o.win = share(o.win);
    o.draw = share(o.draw);
    o.success = share(o.success);
    return o;
}
