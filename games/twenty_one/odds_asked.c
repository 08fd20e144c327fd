/* croupier odds: a Deal that nobody played, from decks of which only the cards that lie open have
 * gone. No Edge is spent in it. */
#include <string.h>

#include "games/twenty_one/odds_count.h"
#include "games/twenty_one/rules.h"

enum { OPTION_TARGET, OPTION_HAVE, OPTION_AGAINST };
enum { OWED = 2 };
static const struct odds_option options[] = {
    {"target", ODDS_NUMBER, OWED, BUST_OVER},
    {"have", ODDS_NAMES, 0, CARDS - 1, NAMES_CARD},
    {"against", ODDS_NAMES, 0, CARDS - 1, NAMES_CARD},
    {NULL},
};

/* A hand of these cards, which have left the deck of its owner; how many they are. */
static bool read_hand(const struct data *data, const char *option, const char *list,
                      struct playing *out, int *count, struct text *why)
{
    char item[32];
    uint64_t cards = 0;
    int card;
    *count = 0;
    while (list && odds_item(&list, item, sizeof item)) {
        if (!odds_name(option, item, &data->names[NAMES_CARD], &card, why))
            return false;
        if (card >= CARDS || cards & CARD_BIT(card)) {
            text_format(why, "--%s takes each card once, such as a-hearts,7-clubs.", option);
            return false;
        }
        cards |= CARD_BIT(card);
        ++*count;
    }
    *out = (struct playing){.deck = bj_stock_of(ALL_CARDS & ~cards)};
    struct stock kinds = bj_stock_of(cards);
    for (int kind = 0; kind < KINDS; kind++)
        for (int i = 0; i < kinds.of[kind]; i++)
            bj_playing_add(out, kind);
    if (bj_playing_total(out) <= BUST_OVER)
        return true;
    text_format(why, "The cards of --%s are over %d.", option, BUST_OVER);
    return false;
}

/* Of who plays on until it is ahead or over; with a whole hand also of who holds now, and the other
 * plays on. */
static void against(const struct playing *mine, int owed, const struct playing *theirs,
                    struct odds_answer *out)
{
    int total = bj_playing_total(theirs), held = bj_playing_total(mine);
    struct bj_counted on = bj_count_totals(mine, owed, total), they;
    odds_add_exact(out, "win", bj_counted_between(&on, total + 1, BUST_OVER), on.whole);
    odds_add_exact(out, "draw", on.of[total], on.whole);
    odds_add_exact(out, "bust", on.of[BUST_OVER + 1], on.whole);
    if (owed)
        return;
    they = bj_count_totals(theirs, 0, held);
    odds_add_exact(out, "hold_win", they.of[BUST_OVER + 1], they.whole);
    odds_add_exact(out, "hold_draw", they.of[held], they.whole);
}

static bool answer(const struct data *data, const char *const *value, struct odds_answer *out,
                   struct text *why)
{
    struct playing mine, theirs;
    int have, other, target = 0;
    if (!value[OPTION_TARGET] == !value[OPTION_AGAINST]) {
        text_put(why, "Add --target N, or --against with the cards of the other hand.");
        return false;
    }
    if ((value[OPTION_TARGET] &&
         !odds_number("target", value[OPTION_TARGET], options[OPTION_TARGET].lo,
                      options[OPTION_TARGET].hi, &target, why)) ||
        !read_hand(data, "have", value[OPTION_HAVE], &mine, &have, why) ||
        !read_hand(data, "against", value[OPTION_AGAINST], &theirs, &other, why))
        return false;
    int owed = have < OWED ? OWED - have : 0;
    if (value[OPTION_AGAINST] && other < OWED) {
        text_put(why, "--against takes two cards or more, such as k-clubs,7-hearts.");
        return false;
    }
    if (value[OPTION_AGAINST]) {
        against(&mine, owed, &theirs, out);
        return true;
    }
    struct bj_counted all = bj_count_totals(&mine, owed, target);
    odds_add_exact(out, "success", bj_counted_between(&all, target, BUST_OVER), all.whole);
    odds_add_exact(out, "bust", all.of[BUST_OVER + 1], all.whole);
    odds_add_exact(out, "critical", all.critical, all.whole);
    return true;
}

const struct game_odds twenty_one_odds = {options, answer};
