/* croupier odds: a Deal that nobody played, from decks of which only the cards that lie open have
 * gone. No Edge is spent in it, unless so much is given. */
#include <string.h>

#include "games/twenty_one/odds_count.h"
#include "games/twenty_one/odds_edge.h"
#include "games/twenty_one/pack/pack.h"
#include "games/twenty_one/rules.h"

enum { OPTION_TARGET, OPTION_HAVE, OPTION_AGAINST, OPTION_EDGE };
enum { OWED = 2, EDGE_MOST = 9 };
static const struct odds_option options[] = {
    {"target", ODDS_NUMBER, OWED, BUST_OVER},
    {"have", ODDS_NAMES, 0, CARDS - 1, NAMES_CARD},
    {"against", ODDS_NAMES, 0, CARDS - 1, NAMES_CARD},
    {"edge", ODDS_NUMBER, 0, EDGE_MOST},
    {NULL},
};

/* A hand of cards that have left the deck of its owner. */
struct hand { uint64_t cards; int count; struct playing playing; };

static bool read_hand(const struct data *data, const char *option, const char *list,
                      struct hand *out, struct text *why)
{
    char item[32];
    uint64_t cards = 0;
    int card;
    out->count = 0;
    while (list && odds_item(&list, item, sizeof item)) {
        if (!odds_name(option, item, &data->names[NAMES_CARD], &card, why))
            return false;
        if (card >= CARDS || cards & CARD_BIT(card)) {
            text_format(why, "--%s takes each card once, such as a-hearts,7-clubs.", option);
            return false;
        }
        cards |= CARD_BIT(card);
        out->count++;
    }
    out->cards = cards;
    out->playing = (struct playing){.deck = bj_stock_of(ALL_CARDS & ~cards)};
    struct stock kinds = bj_stock_of(cards);
    for (int kind = 0; kind < KINDS; kind++)
        for (int i = 0; i < kinds.of[kind]; i++)
            bj_playing_add(&out->playing, kind);
    if (bj_playing_total(&out->playing) <= BUST_OVER)
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

/* The three Skills that the rules give everyone, at this pack's prices. */
static bool read_prices(const struct pack *p, struct edge_prices *out, struct text *why)
{
    int found = 0;
    for (int i = 0; i < p->skill_count; i++) {
        const struct skill_row *row = &p->skill[i];
        if (row->of != OF_EVERYONE)
            continue;
        bool free = row->whose == WHOSE_ANY && !row->needs;
        if (row->piece == PIECE_CHANGE && row->lo == -1 && row->hi == 1 && !row->which && free)
            out->influence = row->cost;
        else if (row->piece == PIECE_SOUL && row->whose == WHOSE_OWN && !row->which &&
                 row->needs == NEED_NOT_OVER)
            out->soul = row->cost;
        else if (row->piece == PIECE_SET && row->lo == 1 && row->hi == 5 &&
                 row->which == WHICH_FACE && free)
            out->humanity = row->cost;
        else
            found = KINDS; /* another */
        found++;
    }
    if (found == 3)
        return true;
    text_put(why, "--edge knows the rules' Influence, Soul and Humanity, and this pack gives "
                  "everyone other Skills. Leave it out.");
    return false;
}

/* Not over 21 is at the Target: it plays on till then. */
static bool with_edge(const struct pack *p, const struct hand *mine, int edge, int target,
                      struct odds_answer *out, struct text *why)
{
    struct edge_prices prices;
    odds_weight whole;
    if (!read_prices(p, &prices, why))
        return false;
    odds_weight ways = bj_edge_ways(mine->cards, edge, target, &prices, &whole);
    odds_add_exact(out, "success", ways, whole);
    odds_add_exact(out, "bust", whole - ways, whole);
    return true;
}

static bool answer(const struct data *data, const char *const *value, struct odds_answer *out,
                   struct text *why)
{
    struct hand mine, theirs;
    int target = 0, edge = 0;
    if (!value[OPTION_TARGET] == !value[OPTION_AGAINST]) {
        text_put(why, "Add --target N, or --against with the cards of the other hand.");
        return false;
    }
    if ((value[OPTION_TARGET] &&
         !odds_number("target", value[OPTION_TARGET], options[OPTION_TARGET].lo,
                      options[OPTION_TARGET].hi, &target, why)) ||
        (value[OPTION_EDGE] && !odds_number("edge", value[OPTION_EDGE], options[OPTION_EDGE].lo,
                                            options[OPTION_EDGE].hi, &edge, why)) ||
        !read_hand(data, "have", value[OPTION_HAVE], &mine, why) ||
        !read_hand(data, "against", value[OPTION_AGAINST], &theirs, why))
        return false;
    int owed = mine.count < OWED ? OWED - mine.count : 0;
    if (value[OPTION_AGAINST] && value[OPTION_EDGE]) {
        text_put(why, "--edge is for a Deal against a Target. Leave it out, or --against.");
        return false;
    }
    if (value[OPTION_AGAINST] && theirs.count < OWED) {
        text_put(why, "--against takes two cards or more, such as k-clubs,7-hearts.");
        return false;
    }
    if (value[OPTION_AGAINST]) {
        against(&mine.playing, owed, &theirs.playing, out);
        return true;
    }
    if (value[OPTION_EDGE])
        return with_edge(pack_of(data), &mine, edge, target, out, why);
    struct bj_counted all = bj_count_totals(&mine.playing, owed, target);
    odds_add_exact(out, "success", bj_counted_between(&all, target, BUST_OVER), all.whole);
    odds_add_exact(out, "bust", all.of[BUST_OVER + 1], all.whole);
    odds_add_exact(out, "critical", all.critical, all.whole);
    return true;
}

const struct game_odds twenty_one_odds = {options, answer, NULL};
