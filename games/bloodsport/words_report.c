/* What a pack's Fights come to before any card is played: counted, not played. What is always true: every pair of Fighters,
 * every two Weapons and every Secret count once, as the deal makes them equally likely. */
#include "games/bloodsport/words.h"

#include <string.h>

void pack_odds(const struct pack *p, int lead, struct fight_odds *out)
{
    struct bloodsport s;
    int pairs = 0;
    memset(&s, 0, sizeof s);
    memset(s.mod_type, NONE, sizeof s.mod_type);
    memset(s.weapon_place, UNKNOWN, sizeof s.weapon_place); /* none is seen: each may lie there */
    memset(s.secret_place, UNKNOWN, sizeof s.secret_place);
    memset(s.action_place, UNKNOWN, sizeof s.action_place);
    *out = (struct fight_odds){0, 0, 0};
    for (int l = 0; l < FIGHTERS; l++)
        for (int r = 0; r < FIGHTERS; r++) {
            struct fight_odds one;
            if (l == r || p->fighter[l].rank - p->fighter[r].rank != lead)
                continue;
            s.fighter_at[0] = (uint8_t)l;
            s.fighter_at[1] = (uint8_t)r;
            fight_chances(p, &s, 0, NULL, true, &one);
            out->left += one.left;
            out->right += one.right;
            out->nobody += one.nobody;
            pairs++;
        }
    if (pairs) /* a pack may have one Rank alone */
        *out = (struct fight_odds){out->left / pairs, out->right / pairs, out->nobody / pairs};
}

/* "73.8 %" */
static void say_tenths(double share, struct text *t)
{
    int tenths = (int)(share * 1000 + 0.5);
    text_format(t, "%d.%d %%", tenths / 10, tenths % 10);
}

/* "gains 0.21" or "loses 0.05", of a Coin */
static void say_gain(double coin, struct text *t)
{
    int cents = (int)((coin < 0 ? -coin : coin) * 100 + 0.5);
    text_format(t, "%s %d.%d%d", coin < 0 ? "loses" : "gains", cents / 100, cents / 10 % 10, cents % 10);
}

/* Favourites stand right as often as left: both are counted, and a Secret may be for one side. */
static void say_lead(const struct pack *p, int lead, struct text *t)
{
    struct fight_odds there, back;
    pack_odds(p, lead, &there);
    pack_odds(p, -lead, &back);
    int wager = lead + 1, wins = payout(lead, ON_LEFT, wager), pays = payout(lead, ON_RIGHT, 1); /* BG-D2, BG-F1 */
    double favourite = (there.left + back.right) / 2, underdog = (there.right + back.left) / 2;
    if (favourite + underdog == 0)
        return;
    text_format(t, "Favourites at %s win ", odds_words(lead));
    say_tenths(favourite, t);
    text_put(t, " of their Fights. A bet on one breaks even at ");
    say_tenths((double)wager / (wager + wins), t);
    text_put(t, ", so it ");
    say_gain(favourite * wins - (1 - favourite) * wager, t);
    text_put(t, " Coin on average.\nUnderdogs there win ");
    say_tenths(underdog, t);
    text_put(t, ". A bet of 1 Coin on one breaks even at ");
    say_tenths(1.0 / (1 + pays), t);
    text_put(t, ", so it ");
    say_gain(underdog * pays - (1 - underdog), t);
    text_put(t, " Coin.\n");
}

void words_report(const struct data *d, struct text *t)
{
    const struct pack *p = pack_of(d);
    struct fight_odds even;
    pack_odds(p, 0, &even);
    text_put(t, "Fights without cards, counted over all Fighters, Weapons and Secrets.\n");
    say_lead(p, 1, t);
    say_lead(p, 2, t);
    text_put(t, "Between equals the left wins ");
    say_tenths(even.left, t);
    text_put(t, ", the right ");
    say_tenths(even.right, t);
    text_put(t, ", nobody ");
    say_tenths(even.nobody, t);
    text_put(t, ".\n");
}
