/* Prints the chances of a fresh Deal as the program works them out, for figures.py: each Target of
 * 12 to 21, and each total that stands. */
#include <stdio.h>

#include "games/twenty_one/deal/exact.h"

int main(void)
{
    struct playing fresh = {.deck = bj_stock_of(ALL_CARDS)};
    for (int n = 12; n <= BUST_OVER; n++) {
        struct chances c = bj_exact_target(&fresh, 2, n);
        struct match_up m = bj_exact_against(&fresh, 2, n);
        printf("target %d %.12f %.12f %.12f\nagainst %d %.12f %.12f\n", n, c.success, c.bust,
               c.critical, n, m.win, m.draw);
    }
    return 0;
}
