/* The chances of a test, worked out and not sampled. Subsets of trumps are counted by (how many,
 * sum): every order of k given cards from the top of N is as likely as any other, 1 in N (N-1) ..
 * (N-k+1). What is always true: for the player's chains of up to CHAIN_EXACT trumps each set of
 * values is taken by itself, so that what it takes out of the deck is missing to the Dealer; after
 * longer ones (one in 20 with four suits, one in 2000 with one) the Dealer's deck lacks as much of
 * every kind as such a chain takes on the average. */
#include <string.h>

#include "games/texarkana/exact.h"

enum {
    VALUES = 10,
    CHAIN_EXACT = 3,
    CHAIN_COUNTED = 4 * RANKS + 1,
    ANSWER_COUNTED = 8,
    CLASSES = 2 * VALUES,
    TOTALS = 64 /* 63: that much or more */
};

static const double TOO_RARE = 1e-10; /* some 30 000 such things together are still nothing */

/* How many sets of m cards have the sum R. */
struct sums { double of[ANSWER_COUNTED][TOTALS]; };

/* The deck by value 1 .. 10 (index 0 .. 9), and by whether a card goes on in the player's chain,
 * the Dealer's. */
struct deck {
    int n;
    int count[2][2][VALUES];   /* [goes on for the player][for the Dealer] */
};

struct work {
    const struct test_model *m;
    struct deck deck;
    struct try *tries;
    int count;
    double below[DVS + WOE_MAX];   /* chance that DV + Woe <= index - 3 */
};

static void deck_count(const struct test_model *m, struct deck *out)
{
    for (int card = 0; card < CARDS; card++) {
        if (!set_has(&m->deck, card))
            continue;
        int suit = card_suit(card);
        bool player =
            m->trumps[SIDE_INITIATOR] >> suit & 1 || (suit == SUIT_SKULLS && m->skull_goes_on);
        out->count[player][m->trumps[SIDE_OTHER] >> suit & 1][card_value(card) - 1]++;
        out->n++;
    }
}

static void sums_add(struct sums *s, int value)
{
    for (int m = ANSWER_COUNTED - 1; m > 0; m--)
        for (int r = TOTALS - 1; r >= value; r--)
            s->of[m][r] += s->of[m - 1][r - value];
}

static void sums_drop(struct sums *s, int value)
{
    for (int m = 1; m < ANSWER_COUNTED; m++)
        for (int r = value; r < TOTALS; r++)
            s->of[m][r] -= s->of[m - 1][r - value];
}

/* The Dealer's total from n cards left, `trumps` counting the sets of trumps, ends[v] cards that
 * are none. */
static void answer(const struct sums *trumps, const double ends[VALUES], int n, double out[TOTALS])
{
    double chain[TOTALS] = {0}, each = 1, sum = 0;
    for (int m = 0; m < ANSWER_COUNTED && n - m > 0; m++) {
        each *= (m ? m : 1) / (double)(n - m); /* m! of n (n-1) .. (n-m) */
        for (int r = 0; r < TOTALS; r++)
            chain[r] += each * trumps->of[m][r];
    }
    memset(out, 0, TOTALS * sizeof *out);
    for (int v = 0; v < VALUES; v++)
        for (int r = 0; ends[v] > 0 && r < TOTALS; r++)
            out[r + v + 1 < TOTALS ? r + v + 1 : TOTALS - 1] += ends[v] * chain[r];
    for (int y = 0; y < TOTALS; y++)
        sum += out[y];
    out[TOTALS - 1] += 1 - sum; /* chains longer than were counted: over 21 by far */
}

static double below(const struct work *w, int x)
{
    if (x < -DV_MAX)
        return 0;
    return w->below[x + DV_MAX >= DVS + WOE_MAX ? DVS + WOE_MAX - 1 : x + DV_MAX];
}

/* P(success | the player's cards total t). */
static double success(const struct work *w, int t, bool bust, const double answer_of[TOTALS])
{
    double sum = 0;
    for (int y = 1; y < TOTALS; y++) {
        if (y > BUST_OVER && !bust)
            sum += answer_of[y];
        else if (y > BUST_OVER || !bust)
            sum += answer_of[y] * below(w, t + w->m->bonus - y);
    }
    return sum;
}

static void tries_add(struct work *w, int sum, double chance, const double answer_of[TOTALS])
{
    for (int i = 0; i < w->count; i++) {
        struct try *a = &w->tries[i];
        int t = a->total + sum;
        bool bust = t > BUST_OVER && !w->m->never_bust;
        if (!a->trumps)
            continue;
        a->bust += bust ? chance : 0;
        a->success += chance * success(w, t, bust, answer_of);
    }
}

/* A set of k trumps of the player with this sum has come, as likely as `chance`; the next card ends
 * the chain. */
static void chain_ends(struct work *w, const struct sums *trumps, int k, int sum, double chance)
{
    int n = w->deck.n - k;
    double ends[VALUES], of[TOTALS];
    for (int v = 0; v < VALUES; v++)
        ends[v] = w->deck.count[0][0][v] + w->deck.count[1][0][v];
    for (int v = 0; v < VALUES; v++) {
        int plain = w->deck.count[0][0][v], dealers = w->deck.count[0][1][v];
        if (plain) {
            ends[v]--;
            answer(trumps, ends, n - 1, of);
            ends[v]++;
            tries_add(w, sum + v + 1, chance * plain / n, of);
        }
        if (dealers) {
            struct sums less = *trumps;
            sums_drop(&less, v + 1);
            answer(&less, ends, n - 1, of);
            tries_add(w, sum + v + 1, chance * dealers / n, of);
        }
    }
}

/* Goes through all sets of up to CHAIN_EXACT trumps, class by class; class = value x 2 + whether
 * the Dealer's too; the last `run` of the k came from `class`. A set comes in k! orders, less those
 * of like cards among themselves. */
static void chains(struct work *w, const struct sums *trumps, int class, int run, int k, int sum,
                   double chance)
{
    chain_ends(w, trumps, k, sum, chance);
    for (int c = class; c < CLASSES && k < CHAIN_EXACT; c++) {
        int v = c / 2, *left = &w->deck.count[1][c & 1][v], again = c == class ? run + 1 : 1;
        if (!*left)
            continue;
        struct sums less = *trumps;
        if (c & 1)
            sums_drop(&less, v + 1);
        double next = chance * *left / (w->deck.n - k) * (k + 1) / again;
        (*left)--;
        chains(w, &less, c, again, k + 1, sum + v + 1, next);
        (*left)++;
    }
}

/* ---- Longer chains ---- */

/* How many sets of k trumps of the player have the sum R; sums beyond count as the last. */
static void player_sums(const struct deck *deck, double of[CHAIN_COUNTED][TOTALS])
{
    memset(of, 0, CHAIN_COUNTED * sizeof *of);
    of[0][0] = 1;
    for (int v = 0; v < VALUES; v++)
        for (int i = 0; i < deck->count[1][0][v] + deck->count[1][1][v]; i++)
            for (int k = CHAIN_COUNTED - 1; k > 0; k--)
                for (int r = 0; r < TOTALS; r++)
                    of[k][r + v + 1 < TOTALS ? r + v + 1 : TOTALS - 1] += of[k - 1][r];
}

/* How many cards of the deck go on, or do not, for the player and for the Dealer. */
static int kind_count(const struct deck *deck, int player, int dealer)
{
    int n = 0;
    for (int v = 0; v < VALUES; v++)
        n += deck->count[player][dealer][v];
    return n;
}

/* The Dealer's answer to a chain of k trumps and the card that ended it, whichever they are: of
 * each kind of cards the share that is left. */
static void answer_after(const struct deck *deck, const struct sums *trumps, int k,
                         double out[TOTALS])
{
    int own = kind_count(deck, 1, 0), both = kind_count(deck, 1, 1), others = deck->n - own - both;
    int his = kind_count(deck, 0, 1) + both;
    double kept = 1 - k / (double)(own + both), kept_other = 1 - 1 / (double)others, ends[VALUES],
           scale = 1;
    double left = (his - both) * kept_other + both * kept;
    struct sums some = *trumps;
    for (int m = 0; m < ANSWER_COUNTED; m++) { /* (left over m) of the (his over m) sets */
        for (int r = 0; r < TOTALS; r++)
            some.of[m][r] *= scale;
        scale *= left > m && his > m ? (left - m) / (his - m) : 0;
    }
    for (int v = 0; v < VALUES; v++)
        ends[v] = deck->count[0][0][v] * kept_other + deck->count[1][0][v] * kept;
    answer(&some, ends, deck->n - k - 1, out);
}

static void long_chains(struct work *w, const struct sums *trumps)
{
    double of[CHAIN_COUNTED][TOTALS], answer_of[TOTALS], each = 1;
    int all = kind_count(&w->deck, 1, 0) + kind_count(&w->deck, 1, 1);
    player_sums(&w->deck, of);
    for (int k = 1; k < CHAIN_COUNTED && k <= all && k < w->deck.n; k++) {
        each *= (double)k / (w->deck.n - k + 1); /* k! of n (n-1) .. (n-k+1) */
        if (k <= CHAIN_EXACT || all == w->deck.n)
            continue;
        answer_after(&w->deck, trumps, k, answer_of);
        for (int sum = 0; sum < TOTALS; sum++)
            for (int v = 0; v < VALUES && of[k][sum] > 0; v++) {
                int ends = w->deck.count[0][0][v] + w->deck.count[0][1][v];
                double chance = each * of[k][sum] * ends / (w->deck.n - k);
                if (chance > TOO_RARE)
                    tries_add(w, sum + v + 1, chance, answer_of);
            }
    }
}

static void dealers_sums(const struct deck *deck, struct sums *out, double ends[VALUES])
{
    memset(out, 0, sizeof *out);
    out->of[0][0] = 1;
    for (int v = 0; v < VALUES; v++) {
        ends[v] = deck->count[0][0][v] + deck->count[1][0][v];
        for (int i = 0; i < deck->count[0][1][v] + deck->count[1][1][v]; i++)
            sums_add(out, v + 1);
    }
}

void tx_tries_solve(const struct test_model *m, struct try *tries, int n)
{
    struct work w = {.m = m, .tries = tries, .count = n};
    struct sums trumps;
    double ends[VALUES], whole[TOTALS], sum = 0;
    bool chain = false;
    ENSURE(n <= ODDS_MAX);
    deck_count(m, &w.deck);
    for (int i = 0; i < DVS + WOE_MAX; i++)
        w.below[i] = sum += m->dv[i];
    dealers_sums(&w.deck, &trumps, ends);
    answer(&trumps, ends, w.deck.n, whole);
    for (int i = 0; i < n; i++) {
        tries[i].bust = 0;
        tries[i].success = tries[i].trumps ? 0 : success(&w, tries[i].total, false, whole);
        chain = chain || tries[i].trumps;
    }
    if (!chain)
        return;
    chains(&w, &trumps, 0, 0, 0, 0, 1);
    long_chains(&w, &trumps);
}

/* ---- What a view knows ---- */

struct set tx_deck_known(const struct texarkana *s)
{
    struct set of = set_none();
    if (!s->size[PLACE_DECK])
        return cards_at(s->place, CARDS, PLACE_DISCARD); /* they will be the deck */
    for (int card = 0; card < CARDS; card++) {
        bool may = s->place[card] == UNKNOWN || s->place[card] == PLACE_DECK;
        if (may && !(s->barred[s->pool[card]] >> PLACE_DECK & 1))
            set_add(&of, card);
    }
    return of;
}

static void dv_guess(const struct pack *p, const struct texarkana *s, double out[DVS + WOE_MAX])
{
    static const int8_t first[IMPORTANCES] = {-3, -1, 1, 3}, last[IMPORTANCES] = {-2, 0, 2, 3};
    int total = 0, weight[DVS];
    for (int dv = -DV_MAX; dv <= DV_MAX; dv++) {
        int at = dv + DV_MAX;
        weight[at] = 1;
        if (s->against != CAST_NONE) {
            int i = p->npc[s->cast[s->against]].importance;
            weight[at] =
                dv >= first[i] && dv <= last[i] ? 2 : dv >= first[i] - 1 && dv <= last[i] + 1;
        }
        total += weight[at];
    }
    for (int at = 0; at < DVS; at++)
        out[at] = weight[at] / (double)total;
}

void tx_test_model_now(const struct pack *p, const struct view *v, struct test_model *out)
{
    const struct texarkana *s = look_at(&v->state);
    memset(out, 0, sizeof *out);
    out->deck = tx_deck_known(s);
    out->trumps[SIDE_INITIATOR] = s->trumps[SIDE_INITIATOR];
    out->trumps[SIDE_OTHER] = s->trumps[SIDE_OTHER];
    out->skull_goes_on = s->rule_skull_chain == SKULL_GOES_ON;
    out->never_bust = s->never_bust[SIDE_INITIATOR];
    out->bonus = s->bonus[SIDE_INITIATOR];
    if (s->dv != UNKNOWN && s->woe_in != UNKNOWN)
        out->dv[s->dv + s->woe_in] = 1;
    else
        dv_guess(p, s, out->dv);
}

/* What is guessed of the DV leaves hidden Woe out: who succeeds whatever is likely may still fail
 * against all of it. */
void tx_tries_told(const struct view *v, const struct test_model *m, struct try *tries, int n)
{
    static const double nearly = 0.9999;
    const struct texarkana *s = look_at(&v->state);
    struct test_model worst = *m;
    struct try harder[ODDS_MAX];
    tx_tries_solve(m, tries, n);
    if (s->dv != UNKNOWN && s->woe_in != UNKNOWN)
        return;
    memset(worst.dv, 0, sizeof worst.dv);
    worst.dv[DVS - 1 + (tx_woe_allowed(s) ? s->woe : 0)] = 1;
    memcpy(harder, tries, (size_t)n * sizeof *harder);
    tx_tries_solve(&worst, harder, n);
    for (int i = 0; i < n; i++)
        if (tries[i].success > nearly && harder[i].success < tries[i].success)
            tries[i].success = nearly;
}
