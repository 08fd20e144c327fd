/* The chances of a test, worked out and not sampled. Subsets of trumps are counted by (how many,
 * sum): every order of k given cards from the top of N is as likely as any other, 1 in N (N-1) ..
 * (N-k+1). What is always true: for the player's chains of up to CHAIN_EXACT trumps each set of
 * values is taken for itself, so that what it takes out of the deck is missing to the Dealer; after
 * longer ones (one in 20 with four suits, one in 2000 with one) the Dealer's deck lacks as much of
 * every kind as such a chain takes on the average. */
#include <string.h>

#include "games/texarkana/exact.h"

enum {
    VALUES = 10,
    CHAIN_EXACT = 3,
    CHAIN_SUMS = CHAIN_EXACT * VALUES + 1,
    CHAIN_COUNTED = 4 * RANKS + 1,
    ANSWER_COUNTED = 8,
    TOTALS = OUTCOMES
};

static const double TOO_RARE = 1e-10; /* some 64 such things a chain are still nothing */

/* How many sets of m cards have the sum R. */
struct sums { double of[ANSWER_COUNTED][TOTALS]; };

/* The deck by value 1 .. 10 (index 0 .. 9), and by whether a card goes on in the player's chain,
 * the Dealer's. */
struct deck {
    int n;
    int count[2][2][VALUES];   /* [goes on for the player][for the Dealer] */
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

/* m cards make m at the least and 10 m at the most: the sum after that. */
static int sums_past(int m)
{
    return m * VALUES < TOTALS ? m * VALUES + 1 : TOTALS;
}


static void sums_add(struct sums *s, int value)
{
    for (int m = ANSWER_COUNTED - 1; m > 0; m--)
        for (int r = sums_past(m) - 1; r >= value + m - 1; r--)
            s->of[m][r] += s->of[m - 1][r - value];
}

static void sums_drop(struct sums *s, int value)
{
    for (int m = 1; m < ANSWER_COUNTED; m++)
        for (int r = value + m - 1; r < sums_past(m); r++)
            s->of[m][r] -= s->of[m - 1][r - value];
}

/* How likely the Dealer's trumps have this sum and a given card, which is none, ends them: from n
 * cards left, `trumps` counting the sets of trumps. */
static void dealers_chain(const struct sums *trumps, int n, double out[TOTALS])
{
    double each = 1;
    memset(out, 0, TOTALS * sizeof *out);
    for (int m = 0; m < ANSWER_COUNTED && n - m > 0; m++) {
        each *= (m ? m : 1) / (double)(n - m); /* m! of n (n-1) .. (n-m) */
        for (int r = m; r < sums_past(m); r++)
            out[r] += each * trumps->of[m][r];
    }
}

/* The Dealer's total from n cards left, ends[v] of them no trumps. */
static void answer(const struct sums *trumps, const double ends[VALUES], int n, double out[TOTALS])
{
    double chain[TOTALS], sum = 0;
    dealers_chain(trumps, n, chain);
    memset(out, 0, TOTALS * sizeof *out);
    for (int v = 0; v < VALUES; v++)
        for (int r = 0; ends[v] > 0 && r < TOTALS; r++)
            out[r + v + 1 < TOTALS ? r + v + 1 : TOTALS - 1] += ends[v] * chain[r];
    for (int y = 0; y < TOTALS; y++)
        sum += out[y];
    out[TOTALS - 1] += 1 - sum; /* chains longer than were counted: over 21 by far */
}

/* ---- Chains of a few trumps ---- */

/* How many sets of k cards of the player's own trumps, those that are not the Dealer's too, have
 * the sum s. */
struct own { double of[CHAIN_EXACT + 1][CHAIN_SUMS]; };

/* The chains and what ends them, counted once whichever totals they are added to. Sums are taken
 * out of sets, and never set by set: of the cards that end the Dealer's chain only how many of each
 * value are left matters, and that is the same for all sets but for their own cards (`without`). */
struct work {
    const struct deck *deck;
    double ends[VALUES];          /* cards that end the Dealer's chain, with all the player's own */
    struct own own, without[VALUES]; /* all; all but one card of this value */
    double each[CHAIN_EXACT + 2]; /* chance that k given cards are the next k, in any order */
    struct outcomes *out;
};

/* Of a work in which none is counted yet. */
static void own_count(struct work *w)
{
    w->own.of[0][0] = 1;
    for (int v = 0; v < VALUES; v++)
        for (int i = 0; i < w->deck->count[1][0][v]; i++)
            for (int k = CHAIN_EXACT; k > 0; k--)
                for (int s = CHAIN_SUMS - 1; s > v; s--)
                    w->own.of[k][s] += w->own.of[k - 1][s - v - 1];
    for (int v = 0; v < VALUES; v++) {
        struct own *o = &w->without[v];
        *o = w->own;
        for (int k = 1; w->deck->count[1][0][v] && k <= CHAIN_EXACT; k++)
            for (int s = v + 1; s < CHAIN_SUMS; s++)
                o->of[k][s] -= o->of[k - 1][s - v - 1];
    }
}

/* The Dealer's answer, but for its last place, if his chain ends with a card of value v + 1. */
static void answer_add(double row[TOTALS], double chance, const double chain[TOTALS], int v)
{
    for (int y = v + 1; y < TOTALS - 1; y++)
        row[y] += chance * chain[y - v - 1];
}

/* A set of trumps of both, with this sum, and any `i` own trumps of the player's have come; then a
 * card of value e + 1 ends the player's chain, as likely as chance[e] for each set. If it is one
 * that would have ended the Dealer's too, he has one less. */
static void chain_ends(struct work *w, const double chain[TOTALS], int i, int sum,
                       const double chance[VALUES], bool dealers)
{
    enum { ADDED = CHAIN_SUMS + VALUES };
    double came[ADDED] = {0}, less[ADDED][VALUES] = {{0}}, full[TOTALS] = {0};
    for (int e = 0; e < VALUES; e++)
        for (int s = i; s <= i * VALUES && chance[e] > 0; s++) {
            double of = chance[e] * w->own.of[i][s];
            came[s + e + 1] += of;
            less[s + e + 1][e] += dealers ? 0 : of;
            for (int v = 0; i && v < VALUES && v < s; v++)
                less[s + e + 1][v] += chance[e] * w->deck->count[1][0][v] *
                                      w->without[v].of[i - 1][s - v - 1];
        }
    for (int v = 0; v < VALUES; v++)
        answer_add(full, w->ends[v], chain, v);
    for (int t = 0; t < ADDED; t++)
        if (came[t] > 0) { /* none is beyond the longest chain, which is within the table */
            double *row = w->out->joint[sum + t];
            w->out->chance[sum + t] += came[t];
            for (int y = 0; y < TOTALS - 1; y++)
                row[y] += came[t] * full[y];
            for (int v = 0; v < VALUES; v++)
                if (less[t][v] > 0)
                    answer_add(row, -less[t][v], chain, v);
        }
}

/* The player's chain of `j` trumps of both, with this sum, and up to CHAIN_EXACT in all ends with a
 * card that is one of the Dealer's trumps, of value last + 1; or, `last` NONE, with one that is
 * not. `trumps` counts what the Dealer still has. */
static void sets_end(struct work *w, const struct sums *trumps, int j, int sum, double sets,
                     int last)
{
    for (int i = 0; i + j <= CHAIN_EXACT && i + j < w->deck->n; i++) {
        int n = w->deck->n - i - j;
        double chain[TOTALS], chance[VALUES] = {0}, each = sets * w->each[i + j] / n;
        if (last != NONE)
            chance[last] = each * w->deck->count[0][1][last];
        for (int e = 0; e < VALUES && last == NONE; e++)
            chance[e] = each * w->deck->count[0][0][e];
        dealers_chain(trumps, n - 1, chain);
        chain_ends(w, chain, i, sum, chance, last != NONE);
    }
}

/* Goes through all sets of up to CHAIN_EXACT trumps of both; the last `run` of the j had `value`.
 * `sets` is how many of them are alike. */
static void chains(struct work *w, const struct sums *trumps, int value, int run, int j, int sum,
                   double sets)
{
    sets_end(w, trumps, j, sum, sets, NONE);
    for (int v = 0; v < VALUES; v++) {
        struct sums less = *trumps;
        if (!w->deck->count[0][1][v])
            continue;
        sums_drop(&less, v + 1);
        sets_end(w, &less, j, sum, sets, v);
    }
    for (int v = value; v < VALUES && j < CHAIN_EXACT; v++) {
        int again = v == value ? run + 1 : 1, left = w->deck->count[1][1][v] - again + 1;
        if (left <= 0)
            continue;
        struct sums less = *trumps;
        sums_drop(&less, v + 1);
        chains(w, &less, v, again, j + 1, sum + v + 1, sets * left / again);
    }
}

/* ---- Longer chains ---- */

/* How many sets of k trumps of the player have the sum R; sums beyond count as the last. */
static void player_sums(const struct deck *deck, int all, double of[CHAIN_COUNTED][TOTALS])
{
    int most = all < CHAIN_COUNTED ? all : CHAIN_COUNTED - 1;
    memset(of, 0, (size_t)(most + 1) * sizeof *of);
    of[0][0] = 1;
    for (int v = 0; v < VALUES; v++)
        for (int i = 0; i < deck->count[1][0][v] + deck->count[1][1][v]; i++)
            for (int k = most; k > 0; k--)
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

static void long_chains(const struct deck *deck, const struct sums *trumps, struct outcomes *out)
{
    double of[CHAIN_COUNTED][TOTALS], answer_of[TOTALS], each = 1;
    int all = kind_count(deck, 1, 0) + kind_count(deck, 1, 1);
    player_sums(deck, all, of);
    for (int k = 1; k < CHAIN_COUNTED && k <= all && k < deck->n; k++) {
        double chance[TOTALS] = {0};
        each *= (double)k / (deck->n - k + 1); /* k! of n (n-1) .. (n-k+1) */
        if (k <= CHAIN_EXACT || all == deck->n)
            continue;
        answer_after(deck, trumps, k, answer_of);
        for (int v = 0; v < VALUES; v++) {
            int ends = deck->count[0][0][v] + deck->count[0][1][v];
            for (int sum = 0; ends && sum < TOTALS; sum++)
                chance[sum + v + 1 < TOTALS ? sum + v + 1 : TOTALS - 1] +=
                    each * of[k][sum] * ends / (deck->n - k);
        }
        for (int t = 0; t < TOTALS; t++) {
            if (chance[t] <= TOO_RARE)
                continue;
            out->chance[t] += chance[t];
            for (int y = 0; y < TOTALS - 1; y++)
                out->joint[t][y] += chance[t] * answer_of[y];
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

void tx_outcomes_count(const struct test_model *m, bool trumps, struct outcomes *out)
{
    struct deck deck = {0};
    struct work w = {.deck = &deck, .each = {1}, .out = out};
    struct sums dealers;
    memset(out, 0, sizeof *out);
    deck_count(m, &deck);
    dealers_sums(&deck, &dealers, w.ends);
    answer(&dealers, w.ends, deck.n, out->whole);
    if (!trumps)
        return;
    own_count(&w);
    for (int k = 1; k <= CHAIN_EXACT && k < deck.n; k++)
        w.each[k] = w.each[k - 1] * k / (deck.n - k + 1); /* k! of n (n-1) .. (n-k+1) */
    chains(&w, &dealers, 0, 0, 0, 0, 1);
    long_chains(&deck, &dealers, out);
    for (int t = 0; t < TOTALS; t++) { /* longer chains of the Dealer: over 21 by far */
        double rest = out->chance[t];
        for (int y = 0; y < TOTALS - 1; y++)
            rest -= out->joint[t][y];
        out->joint[t][TOTALS - 1] = rest;
    }
}

/* ---- Against a DV ---- */

/* P(success | the player's cards total t); below[i] is the chance that DV + Woe <= i - 3. */
static double success(const double below[DVS + WOE_MAX], int bonus, int t, bool bust,
                      const double answer_of[TOTALS])
{
    double sum = 0;
    for (int y = 1; y < TOTALS; y++) {
        int x = t + bonus - y + DV_MAX;
        if (y > BUST_OVER && !bust)
            sum += answer_of[y];
        else if ((y > BUST_OVER || !bust) && x >= 0)
            sum += answer_of[y] * below[x < DVS + WOE_MAX ? x : DVS + WOE_MAX - 1];
    }
    return sum;
}

void tx_tries_weigh(const struct outcomes *o, const struct test_model *m, struct try *tries, int n)
{
    double below[DVS + WOE_MAX], sum = 0;
    for (int i = 0; i < DVS + WOE_MAX; i++)
        below[i] = sum += m->dv[i];
    for (int i = 0; i < n; i++) {
        struct try *a = &tries[i];
        a->bust = 0;
        a->success = a->trumps ? 0 : success(below, m->bonus, a->total, false, o->whole);
        for (int s = 0; a->trumps && s < TOTALS; s++) {
            bool bust = a->total + s > BUST_OVER && !m->never_bust;
            if (!(o->chance[s] > 0))
                continue;
            a->bust += bust ? o->chance[s] : 0;
            a->success += success(below, m->bonus, a->total + s, bust, o->joint[s]);
        }
    }
}

static void tries_count(const struct test_model *m, struct try *tries, int n, struct outcomes *of)
{
    bool trumps = false;
    for (int i = 0; i < n; i++)
        trumps = trumps || tries[i].trumps;
    tx_outcomes_count(m, trumps, of);
    tx_tries_weigh(of, m, tries, n);
}

void tx_tries_solve(const struct test_model *m, struct try *tries, int n)
{
    struct outcomes outcomes;
    tries_count(m, tries, n, &outcomes);
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
    struct try harder[2 * ODDS_MAX];
    struct outcomes outcomes;
    tries_count(m, tries, n, &outcomes);
    if (s->dv != UNKNOWN && s->woe_in != UNKNOWN)
        return;
    memset(worst.dv, 0, sizeof worst.dv);
    worst.dv[DVS - 1 + (tx_woe_allowed(s) ? s->woe : 0)] = 1;
    memcpy(harder, tries, (size_t)n * sizeof *harder);
    tx_tries_weigh(&outcomes, &worst, harder, n);
    for (int i = 0; i < n; i++)
        if (tries[i].success > nearly && harder[i].success < tries[i].success)
            tries[i].success = nearly;
}
