/* Coin. Nothing here changes anything. */
#include "games/bloodsport/money.h"
#include "games/bloodsport/state.h"

int bg_bet_coin(int bet)
{
    return bet == BET_NONE ? 0 : (bet - BET_LEFT) % 3 + 1;
}

int bg_bet_on(int bet)
{
    return bet == BET_NONE ? ON_NONE : bet < BET_RIGHT ? ON_LEFT : ON_RIGHT;
}

int bg_coin_in_hand(const struct bloodsport *s, int seat)
{
    int coin = s->coin[seat];
    for (int f = 0; f < FIGHTS; f++)
        coin -= bg_bet_coin(s->bet[seat * FIGHTS + f]); /* BG-D3 */
    return coin;
}

void bg_wager_range(const struct bloodsport *s, int fight, int on, int *lo, int *hi)
{
    int lead = on == ON_LEFT ? s->odds[fight] : -s->odds[fight];
    *lo = lead > 0 ? lead + 1 : 1; /* BG-D2 */
    *hi = lead > 0 ? lead + 1 : 3; /* BG-D1 */
}

int bg_payout(int odds, int on, int coin)
{
    int lead = on == ON_LEFT ? odds : -odds;
    if (lead > 0)
        return 1;                              /* BG-F1: a favourite */
    return lead == 0 ? coin : coin * (1 - lead); /* BG-F1: equal, underdog by 1 or 2 */
}

int bg_bank_coin(const struct bloodsport *s)
{
    if (s->stock == STOCK_UNLIMITED)
        return 10000;
    int bank = BANK_PRINTED; /* BG-A3 */
    for (int seat = 0; seat < s->seats; seat++)
        bank -= s->coin[seat] + __builtin_popcount(s->paid[seat]);
    for (int row = 0; row < s->row_count; row++)
        if (!s->row_done[row])
            bank -= s->row_coin[row];
    return bank > 0 ? bank : 0;
}

int bg_smallest_unpaid(int paid_mask)
{
    return __builtin_ctz(~(unsigned)paid_mask) + 3; /* BG-A2: boxes of 3 to 8 */
}

int bg_boxes_sum(int mask)
{
    int sum = 0;
    for (int box = 0; box < BOXES; box++)
        if (mask >> box & 1)
            sum += box + 3; /* BG-A2 */
    return sum;
}
