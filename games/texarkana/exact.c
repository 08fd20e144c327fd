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
    TOTALS = OUTCOMES,
    ENDED = CHAIN_SUMS + VALUES
};

static const double TOO_RARE = 1e-10; /* some 64 such things a chain are still nothing */

/* row[y] += times * chain[y - shift] */
static void row_add(double *restrict row, double times, const double *restrict chain, int shift)
{
    for (int y = 0; y < TOTALS - shift; y++)
        row[y + shift] += times * chain[y];
}

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

/* Adds to `out`, `chance` times, how likely the Dealer's trumps have this sum and a given card,
 * which is none, ends them: from n cards left, `trumps` counting the sets of trumps. */
static void dealers_chain(const struct sums *trumps, int n, double chance, double out[TOTALS])
{
    for (int m = 0; m < ANSWER_COUNTED && n - m > 0; m++) {
        chance *= (m ? m : 1) / (double)(n - m); /* m! of n (n-1) .. (n-m) */
        for (int r = m; r < sums_past(m); r++)
            out[r] += chance * trumps->of[m][r];
    }
}

/* The Dealer's total from n cards left, ends[v] of them no trumps. */
static void answer(const struct sums *trumps, const double ends[VALUES], int n, double out[TOTALS])
{
    double chain[TOTALS] = {0}, sum = 0;
    dealers_chain(trumps, n, 1, chain);
    memset(out, 0, TOTALS * sizeof *out);
    for (int v = 0; v < VALUES; v++)
        for (int r = 0; ends[v] > 0 && r < TOTALS; r++)
            out[r + v + 1 < TOTALS ? r + v + 1 : TOTALS - 1] += ends[v] * chain[r];
    for (int y = 0; y < TOTALS; y++)
        sum += out[y];
    out[TOTALS - 1] += 1 - sum; /* chains longer than were counted: over 21 by far */
}

/* ---- Chains of a few trumps ---- */

/* The chains and what ends them, counted once whichever totals they are added to. The player's own
 * trumps, those that are not the Dealer's too, are not taken set by set: what comes with i of them
 * is counted first, by what all other cards of the chain add (`ended`, and `open` before the card
 * that ends it, if that would have ended the Dealer's chain too); then how often any i own trumps
 * add how much (`own`). */
struct work {
    const struct deck *deck;
    int reach;                    /* what trumps of both can add to the player's chain */
    double ends[VALUES];          /* cards that end the Dealer's chain, with all the player's own */
    double own[CHAIN_EXACT + 1][CHAIN_SUMS]; /* how many sets of k own trumps have the sum s */
    double each[CHAIN_EXACT + 1]; /* chance that k given cards are the next k, in any order */
    double ended[CHAIN_EXACT + 1][ENDED][TOTALS], open[CHAIN_EXACT + 1][CHAIN_SUMS][TOTALS];
    struct outcomes *out;
};

static void work_begin(struct work *w, const struct deck *deck, struct outcomes *out)
{
    int both = 0;
    w->deck = deck;
    w->out = out;
    memset(w->own, 0, sizeof w->own);
    w->own[0][0] = 1;
    for (int v = 0; v < VALUES; v++) {
        both += deck->count[1][1][v];
        for (int i = 0; i < deck->count[1][0][v]; i++)
            for (int k = CHAIN_EXACT; k > 0; k--)
                for (int s = CHAIN_SUMS - 1; s > v; s--)
                    w->own[k][s] += w->own[k - 1][s - v - 1];
    }
    w->each[0] = 1;
    for (int k = 1; k <= CHAIN_EXACT && k < deck->n; k++)
        w->each[k] = w->each[k - 1] * k / (deck->n - k + 1); /* k! of n (n-1) .. (n-k+1) */
    w->reach = (both < CHAIN_EXACT ? both : CHAIN_EXACT) * VALUES;
    for (int i = 0; i <= CHAIN_EXACT; i++) {
        memset(w->ended[i], 0, (size_t)(w->reach + VALUES + 1) * sizeof w->ended[i][0]);
        memset(w->open[i], 0, (size_t)(w->reach + 1) * sizeof w->open[i][0]);
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
        double each = sets * w->each[i + j] / n;
        if (last == NONE)
            dealers_chain(trumps, n - 1, each, w->open[i][sum]);
        else
            dealers_chain(trumps, n - 1, each * w->deck->count[0][1][last],
                          w->ended[i][sum + last + 1]);
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

/* The cards other than k own trumps have added `x`: how likely that is with each total of the
 * Dealer's, for every such k own trumps. A card that ends his chain is one of all that do, but not
 * one that has come: neither what ended the player's chain nor an own trump. Of chains with more
 * own trumps that have one of value v + 1, this counts the sets of the others without such a card:
 * with any, less those with one, more those with two. */
static void row_of(const struct work *w, int k, int x, double row[TOTALS])
{
    const struct deck *deck = w->deck;
    memset(row, 0, TOTALS * sizeof *row);
    for (int v = 0; v < VALUES; v++) {
        int before = x - v - 1;
        if (x <= w->reach + VALUES)
            row_add(row, w->ends[v], w->ended[k][x], v + 1);
        if (before >= 0 && before <= w->reach && deck->count[0][0][v])
            row_add(row, -deck->count[0][0][v], w->open[k][before], v + 1);
        double own = deck->count[1][0][v];
        for (int i = k + 1; own && i <= CHAIN_EXACT && before > 0; i++) {
            if (before <= w->reach + VALUES)
                row_add(row, -own, w->ended[i][before], v + 1);
            before -= v + 1;
            own = -own;
        }
    }
}

/* All chains of up to CHAIN_EXACT trumps, of what was counted of their parts. */
static void chains_join(struct work *w)
{
    double row[TOTALS];
    for (int k = 0; k <= CHAIN_EXACT; k++)
        for (int v = 0; v < VALUES; v++)
            for (int x = 0; x <= w->reach && w->deck->count[0][0][v]; x++)
                row_add(w->ended[k][x + v + 1], w->deck->count[0][0][v], w->open[k][x], 0);
    for (int k = 0; k <= CHAIN_EXACT; k++)
        for (int x = 1; x <= w->reach + (1 + CHAIN_EXACT - k) * VALUES; x++) {
            row_of(w, k, x, row);
            for (int s = k; s <= k * VALUES && x + s < TOTALS; s++)
                if (w->own[k][s] > 0)
                    row_add(w->out->joint[x + s], w->own[k][s], row, 0);
        }
}

/* ---- Longer chains ---- */

/* How many sets of k trumps of the player have the sum R, for k up to `most`; sums beyond count as
 * the last. */
static void player_sums(const struct deck *deck, int most, double of[CHAIN_COUNTED][TOTALS])
{
    memset(of, 0, (size_t)(most + 1) * sizeof *of);
    of[0][0] = 1;
    for (int v = 0; v < VALUES; v++)
        for (int i = 0; i < deck->count[1][0][v] + deck->count[1][1][v]; i++)
            for (int k = most; k > 0; k--) {
                row_add(of[k], 1, of[k - 1], v + 1);
                for (int r = TOTALS - 1 - v; r < TOTALS; r++)
                    of[k][TOTALS - 1] += of[k - 1][r];
            }
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

/* How many trumps a chain can have that is worth counting. */
static int longest(const struct deck *deck, int all)
{
    double chance = 1;
    int k = 0;
    while (k < CHAIN_COUNTED - 1 && k < all && k < deck->n - 1 && chance > TOO_RARE) {
        chance *= (all - k) / (double)(deck->n - k);
        k++;
    }
    return k;
}

/* What the player's chains of k trumps add up to, all with the card that ends them. */
static void sums_ended(const struct deck *deck, const double of[TOTALS], double each,
                       double chance[TOTALS])
{
    memset(chance, 0, TOTALS * sizeof *chance);
    for (int v = 0; v < VALUES; v++) {
        double ends = each * (deck->count[0][0][v] + deck->count[0][1][v]);
        row_add(chance, ends, of, v + 1);
        for (int r = TOTALS - 1 - v; r < TOTALS; r++)
            chance[TOTALS - 1] += ends * of[r];
    }
}

/* How likely each sum of the player's chain is; and with those longer than CHAIN_EXACT, each answer
 * of the Dealer's. */
static void long_chains(const struct deck *deck, const struct sums *trumps, struct outcomes *out)
{
    double of[CHAIN_COUNTED][TOTALS], answer_of[TOTALS], chance[TOTALS], each = 1;
    int all = kind_count(deck, 1, 0) + kind_count(deck, 1, 1), most = longest(deck, all);
    player_sums(deck, most, of);
    for (int k = 0; k <= most && k < deck->n; k++) {
        each *= k ? (double)k / (deck->n - k + 1) : 1; /* k! of n (n-1) .. (n-k+1) */
        if (k > CHAIN_EXACT && all == deck->n)
            break;
        sums_ended(deck, of[k], each / (deck->n - k), chance);
        row_add(out->chance, 1, chance, 0);
        if (k <= CHAIN_EXACT)
            continue;
        answer_after(deck, trumps, k, answer_of);
        for (int t = 0; t < TOTALS; t++)
            if (chance[t] > TOO_RARE)
                row_add(out->joint[t], chance[t], answer_of, 0);
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
    struct work w;
    struct sums dealers;
    memset(out, 0, sizeof *out);
    deck_count(m, &deck);
    work_begin(&w, &deck, out);
    dealers_sums(&deck, &dealers, w.ends);
    answer(&dealers, w.ends, deck.n, out->whole);
    if (!trumps)
        return;
    chains(&w, &dealers, 0, 0, 0, 0, 1);
    chains_join(&w);
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
