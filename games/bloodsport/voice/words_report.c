/* What a pack's Fights come to before any card is played. */
#include "games/bloodsport/money.h"
#include "games/bloodsport/voice/words.h"

static const char *tenths_piece(const struct talk *x, struct room *room, double share)
{
    int tenths = (int)(share * 1000 + 0.5);
    return piece(x, room, REPORT_TENTHS(.whole = tenths / 10, .tenths = tenths % 10));
}

/* "gains 0.21" or "loses 0.05", of a Coin */
static const char *gain_piece(const struct talk *x, struct room *room, double coin)
{
    int cents = (int)((coin < 0 ? -coin : coin) * 100 + 0.5);
    return piece(x, room,
                 PART_GAIN(.loses = coin < 0, .whole = cents / 100, .tenths = cents / 10 % 10,
                           .hundredths = cents % 10));
}

/* Favourites stand right as often as left: both are counted, and a Secret may be for one side. */
static void say_lead(struct talk *x, int lead)
{
    struct fight_odds there, back;
    struct room wins_room, even_room, gain_room;
    bg_pack_odds(x->p, lead, &there);
    bg_pack_odds(x->p, -lead, &back);
    int wager = lead + 1, wins = bg_payout(lead, ON_LEFT, wager),
        pays = bg_payout(lead, ON_RIGHT, 1); /* BG-D2, BG-F1 */
    double favourite = (there.left + back.right) / 2, underdog = (there.right + back.left) / 2;
    if (favourite + underdog == 0)
        return;
    say_line(x, REPORT_FAVOURITE(.ratio = ratio_of(lead),
                                 .wins = tenths_piece(x, &wins_room, favourite), .even =
                                     tenths_piece(x, &even_room, (double)wager / (wager + wins)),
                                 .gain = gain_piece(x, &gain_room,
                                                    favourite * wins - (1 - favourite) * wager)));
    say_line(x, REPORT_UNDERDOG(.wins = tenths_piece(x, &wins_room, underdog),
                                .even = tenths_piece(x, &even_room, 1.0 / (1 + pays)),
                                .gain = gain_piece(x, &gain_room,
                                                   underdog * pays - (1 - underdog))));
}

void bg_words_report(const struct data *d, struct text *t)
{
    struct talk x;
    struct fight_odds even;
    struct room left, right, nobody;
    bg_talk_begin(&x, d, NULL, NULL, t);
    bg_pack_odds(x.p, 0, &even);
    say_line(&x, REPORT_HEAD());
    say_lead(&x, 1);
    say_lead(&x, 2);
    say_line(&x, REPORT_EQUALS(.left = tenths_piece(&x, &left, even.left),
                               .right = tenths_piece(&x, &right, even.right),
                               .nobody = tenths_piece(&x, &nobody, even.nobody)));
}
