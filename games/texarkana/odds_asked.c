/* croupier odds: a test that nobody played, from a deck of which only the card that is played and
 * those named have gone. No modifier and no hidden Woe counts in it. */
#include <string.h>

#include "engine/odds.h"
#include "games/texarkana/exact.h"
#include "games/texarkana/odds_chain.h"
#include "games/texarkana/rules.h"
#include "games/texarkana/test.h"

enum { OPTION_CARD, OPTION_DV, OPTION_TRUMP, OPTION_OPPOSE, OPTION_USE_TRUMP, OPTION_OUT };
static const struct odds_option options[] = {
    {"card", ODDS_NAME, 0, CARDS - 1, NAMES_CARD},
    {"dv", ODDS_NUMBER, -DV_MAX, DV_MAX},
    {"trump", ODDS_NAMES, 0, PLAYER_SUITS - 1, NAMES_SUIT},
    {"oppose", ODDS_NAMES, 0, PLAYER_SUITS - 1, NAMES_SUIT},
    {"use-trump", ODDS_FLAG},
    {"out", ODDS_NAMES, 0, CARDS - 1, NAMES_CARD},
    {NULL},
};

static bool read_suits(const struct data *data, const char *option, const char *list, uint16_t *out,
                       struct text *why)
{
    char item[32];
    int suit;
    while (list && odds_item(&list, item, sizeof item)) {
        if (!odds_name(option, item, &data->names[NAMES_SUIT], &suit, why))
            return false;
        if (suit >= PLAYER_SUITS) {
            text_format(why, "--%s takes suits that can be declared, so neither Skulls nor none.",
                        option);
            return false;
        }
        *out |= (uint16_t)(1 << suit);
    }
    return true;
}

static bool take_cards(const struct data *data, const char *option, const char *list,
                       struct set *deck, int *last, struct text *why)
{
    char item[32];
    while (list && odds_item(&list, item, sizeof item)) {
        if (!odds_name(option, item, &data->names[NAMES_CARD], last, why))
            return false;
        if (*last >= CARDS || !set_has(deck, *last)) {
            text_format(why, "There is no second %s in the deck.", item);
            return false;
        }
        set_drop(deck, *last);
    }
    return true;
}

/* What the rules make of the suits that are declared against the player. */
static uint16_t dealers(uint16_t declared)
{
    struct texarkana s = {.against = CAST_NONE};
    tx_dealers_trumps(&s);
    uint16_t all = s.trumps[SIDE_OTHER];
    s.against = 0;
    for (int suit = 0; suit < PLAYER_SUITS; suit++)
        if (declared >> suit & 1) {
            s.declared[SIDE_OTHER] = (uint8_t)suit;
            tx_dealers_trumps(&s);
            all |= s.trumps[SIDE_OTHER];
        }
    return all;
}

/* The Dealer's own answer to a chain is over 21. */
static double dealer_busts(const struct outcomes *o)
{
    double sum = 0;
    for (int y = BUST_OVER + 1; y < OUTCOMES; y++)
        for (int s = 0; s < OUTCOMES; s++)
            sum += o->joint[s][y];
    return sum;
}

/* The least number that both divide. */
static void join(struct big *of, uint32_t by)
{
    struct big copy = *of;
    uint32_t a = by, b = big_divide(&copy, by);
    while (b) {
        uint32_t rest = a % b;
        a = b;
        b = rest;
    }
    big_times(of, by / a);
}

/* How many of `ways` have a Skull in the Dealer's chain: if, of all cards that do not go on with it
 * or are Skulls, a Skull comes first. */
static void add_followed(struct big *to, const struct big *ways, int times, int plain, int skulls)
{
    struct big some = *ways;
    if (!times || !skulls)
        return;
    uint32_t rest = big_divide(&some, (uint32_t)(plain + skulls));
    ENSURE(!rest);
    big_add_times(to, &some, (uint32_t)(times * skulls));
}

/* In how many of all ways a Skull is played (`card` -1: nothing is) or flipped in the test, which
 * gives Woe (TX-D6). */
struct woe { struct big part, whole; };
static struct woe woe(const struct test_model *m, int card, bool trumps)
{
    struct woe out = {{0}, big_of(1)};
    int count[2][2] = {{0}}, skulls = 0; /* [the player's trump][the Dealer's], without Skulls */
    for (int i = 0; i < CARDS; i++)
        if (set_has(&m->deck, i) && card_suit(i) == SUIT_SKULLS)
            skulls++;
        else if (set_has(&m->deck, i))
            count[m->trumps[SIDE_INITIATOR] >> card_suit(i) & 1]
                 [m->trumps[SIDE_OTHER] >> card_suit(i) & 1]++;
    if (card >= 0 && card_suit(card) == SUIT_SKULLS)
        out.part = big_of(1);
    if (!skulls || out.part.count)
        return out;
    int own = count[1][0], plain = count[0][0], ends = plain + count[0][1] + skulls;
    if (!trumps) {
        out.whole = big_of((uint64_t)own + (uint64_t)plain + (uint64_t)skulls);
        add_followed(&out.part, &out.whole, 1, own + plain, skulls);
        return out;
    }
    for (int q = plain + skulls; q <= own + plain + skulls; q++)
        join(&out.whole, (uint32_t)q);
    if (plain && plain + skulls > 1)
        join(&out.whole, (uint32_t)(plain + skulls - 1));
    for (int i = 0; i <= own; i++)
        big_times(&out.whole, (uint32_t)(own + ends - i));
    struct big each = out.whole; /* of one card, after i that only the player trumps with */
    for (int i = 0; i <= own; i++) {
        big_divide(&each, (uint32_t)(own + ends - i));
        big_add_times(&out.part, &each, (uint32_t)skulls);
        add_followed(&out.part, &each, plain, own - i + plain - 1, skulls);
        add_followed(&out.part, &each, count[0][1], own - i + plain, skulls);
        big_times(&each, (uint32_t)(own - i));
    }
    return out;
}

/* ---- In whole numbers ---- */

/* Ways in which the chain is not over 21. */
static odds_weight within(const struct chain_count *chain, int most)
{
    odds_weight sum = 0;
    for (int y = 0; y <= most; y++)
        sum += chain->of[y];
    return sum;
}

/* The player's card stands at `total`, against one DV or each of them alike. */
static void stands(const struct test_model *m, int total, bool known, int dv,
                   struct odds_answer *out)
{
    struct chain_count dealer = tx_chain_count(&m->deck, m->trumps[SIDE_OTHER]);
    odds_weight over = dealer.whole - within(&dealer, BUST_OVER), ways = 0;
    int lo = known ? dv : -DV_MAX, hi = known ? dv : DV_MAX;
    for (int i = lo; i <= hi; i++) {
        int most = total - i;
        ways += over + (most > 0 ? within(&dealer, most < BUST_OVER ? most : BUST_OVER) : 0);
    }
    odds_add_exact(out, "success", ways, dealer.whole * (odds_weight)(hi - lo + 1));
    odds_add(out, "bust", 0, 1);
    odds_add_exact(out, "dealer_bust", over, dealer.whole);
}

/* A chain follows: what both draw depends on each other, and only the bust on one alone. */
static void trumps(struct test_model *m, int total, bool known, int dv, struct odds_answer *out)
{
    struct try try = {.trumps = true, .total = total};
    struct outcomes outcomes;
    struct test_whole exact;
    struct chain_count own = tx_chain_count(&m->deck, m->trumps[SIDE_INITIATOR]);
    odds_weight busts = own.whole - within(&own, BUST_OVER - total);
    if (tx_test_whole(&m->deck, m->trumps, total, known ? dv : -DV_MAX, known ? dv : DV_MAX,
                      &exact)) {
        odds_add_big(out, "success", &exact.success, &exact.whole);
        odds_add_exact(out, "bust", busts, own.whole);
        odds_add_big(out, "dealer_bust", &exact.over, &exact.whole);
        return;
    }
    tx_outcomes_count(m, true, &outcomes);
    tx_tries_weigh(&outcomes, m, &try, 1);
    odds_add(out, "success", try.success, 0);
    odds_add_exact(out, "bust", busts, own.whole);
    odds_add(out, "dealer_bust", dealer_busts(&outcomes), 0);
}

static bool answer(const struct data *data, const char *const *value, struct odds_answer *out,
                   struct text *why)
{
    struct test_model m = {0}; /* a Skull ends the chain of the player */
    bool use = value[OPTION_USE_TRUMP] != NULL;
    uint16_t oppose = 0;
    int card = -1, last, dv = 0;
    for (int i = 0; i < CARDS; i++)
        set_add(&m.deck, i);
    if (!value[OPTION_CARD]) {
        text_put(why, "Which card is played? Add --card, such as --card 9-hearts.");
        return false;
    }
    if (!take_cards(data, "card", value[OPTION_CARD], &m.deck, &card, why) ||
        !take_cards(data, "out", value[OPTION_OUT], &m.deck, &last, why) ||
        !read_suits(data, "trump", value[OPTION_TRUMP], &m.trumps[SIDE_INITIATOR], why) ||
        !read_suits(data, "oppose", value[OPTION_OPPOSE], &oppose, why) ||
        (value[OPTION_DV] && !odds_number("dv", value[OPTION_DV], options[OPTION_DV].lo,
                                         options[OPTION_DV].hi, &dv, why)))
        return false;
    if (card < 0 || strchr(value[OPTION_CARD], ',')) {
        text_put(why, "--card takes one card, such as 9-hearts.");
        return false;
    }
    if (use && !(m.trumps[SIDE_INITIATOR] >> card_suit(card) & 1)) {
        text_put(why, "The card is no trump, so no chain can follow. Add its suit to --trump.");
        return false;
    }
    m.trumps[SIDE_OTHER] = dealers(oppose);
    for (int i = 0; i < DVS; i++) /* unknown: each alike */
        m.dv[i] = value[OPTION_DV] ? i == dv + DV_MAX : 1.0 / DVS;
    if (use)
        trumps(&m, card_value(card), value[OPTION_DV] != NULL, dv, out);
    else
        stands(&m, card_value(card), value[OPTION_DV] != NULL, dv, out);
    struct woe gives = woe(&m, card, use);
    odds_add_big(out, "woe", &gives.part, &gives.whole);
    return true;
}

/* ---- In a view ---- */

static void tell(struct odds_told *to, const char *of, const char *what, double chance)
{
    char bytes[64];
    struct text place = text_over(bytes, sizeof bytes);
    text_format(&place, "odds.%s.%s", of, what);
    to->chance(to, bytes, chance);
}

/* One way to go on; `card` is -1 where none is played. */
static void tell_try(const struct test_model *m, const struct outcomes *o, const char *of, int card,
                     bool trumps, bool has_woe, struct odds_told *to)
{
    double over = 0;
    for (int y = BUST_OVER + 1; y < OUTCOMES && !trumps; y++)
        over += o->whole[y];
    tell(to, of, "dealer_bust", trumps ? dealer_busts(o) : over);
    if (has_woe) {
        struct woe gives = woe(m, card, trumps);
        tell(to, of, "woe", big_ratio(&gives.part, &gives.whole));
    }
}

/* As the view's own figures have them (words_json.c): to stand by the card's value, to trump by its
 * name, "now" and "trump" as it stands. A Skull gives Woe whatever follows: it has a place of its
 * own for that, where no other card of its value is meant. */
static void also(const struct data *data, const struct view *view, struct odds_told *to)
{
    const struct texarkana *s = look_at(&view->state);
    struct test_model m;
    struct outcomes outcomes;
    struct tries tries;
    uint32_t told = 0; /* values */
    if (s->kind == KIND_NONE || s->kind == KIND_CLASH || !tx_odds_wanted(view))
        return;
    tx_tries_now(pack_of(data), view, &tries);
    tx_test_model_now(pack_of(data), view, &m);
    tx_outcomes_count(&m, true, &outcomes);
    for (int i = 0; i < tries.count; i++) {
        int card = tries.card[i], worth = card < 0 ? 0 : card_value(card);
        const char *name = card < 0 ? "trump" : data->names[NAMES_CARD].at[card];
        bool skull = card >= 0 && card_suit(card) == SUIT_SKULLS;
        char digits[4];
        struct text value = text_over(digits, sizeof digits);
        if (worth)
            text_int(&value, worth);
        else
            text_put(&value, "now");
        if (skull && s->rule_woe)
            tell(to, name, "woe", 1);
        if (!skull && !(told >> worth & 1))
            tell_try(&m, &outcomes, digits, card, false, s->rule_woe, to);
        if (tries.of[2 * i + 1].trumps)
            tell_try(&m, &outcomes, name, card, true, s->rule_woe && !skull, to);
        if (!skull)
            told |= 1u << worth;
    }
}

const struct game_odds texarkana_odds = {options, answer, also};
