/* The players' bots: a careless one plays any card, a careful one goes by exact chances, and so
 * does a strong one, whose free play is its own (bot_strong.c). What is always true: they read a
 * view, and of the pack only what every player may know; no rating, no difficulty (TX-G1). */
#include <string.h>

#include "games/texarkana/bot/bot.h"
#include "games/texarkana/rules.h"
#include "games/texarkana/stakes.h"

static const double WAGER_LUCK_FROM = 0.75;    /* a Characteristic is wagered on chances this
                                                  good */
static const double WAGER_WILL_FROM = 0.85;    /* a Flaw, which costs the card too */
/* What a burned card must add; to a strong bot it is worth less, and Will too. */
static const double ASSIST_GAIN = 0.3, STRONG_ASSIST_GAIN = 0.15;
static const double CARD_COST = 0.004;         /* for each point of a card that is spent */
enum { WILL_TO_KEEP = 3, STRONG_ASSIST_WILL = 2, DUEL_TRUMP_UPTO = 11 };

bool tx_bot_say(const struct bot *b, struct move *out, int verb, int a0, int a1, int a2)
{
    *out = (struct move){.seat = b->v->seat, .verb = (uint8_t)verb};
    out->arg[0] = a0;
    out->arg[1] = a1;
    out->arg[2] = a2;
    return options_allow(b->o, out);
}

bool tx_bot_any(const struct bot *b, int verb, struct move *out)
{
    for (uint32_t i = 0; i < b->o->count; i++)
        if (b->o->at[i].verb == verb) {
            struct options one;
            one.count = 1;
            memcpy(&one.at[0], &b->o->at[i], sizeof one.at[0]);
            options_nth(&one, rng_below(b->rng, option_size(&one.at[0])), out);
            return true;
        }
    return false;
}

int tx_bot_next_pc(const struct texarkana *s)
{
    int mask = 0, last = s->fighter[SIDE_INITIATOR];
    for (int seat = 1; seat < s->seats; seat++)
        if (tx_pc_can_play(s, seat))
            mask |= 1 << seat;
    return tx_next_clockwise(s, last == NONE ? SEATS - 1 : last, mask);
}

/* ---- Which goal, in which field ---- */

double tx_bot_hope(const struct bot *b, struct test_model *m)
{
    struct try tries[2 * ODDS_MAX];
    struct set hand = tx_hand_of(b->s, b->v->seat);
    int n = 0;
    m->deck = tx_deck_known(b->s);
    m->trumps[SIDE_OTHER] = 1u << SUIT_SKULLS;
    for (int dv = 0; dv < DVS; dv++)
        m->dv[dv] = 1.0 / DVS;
    for (int k = 0; k < set_count(&hand); k++) {
        int card = set_nth(&hand, k);
        bool trump = m->trumps[SIDE_INITIATOR] >> card_suit(card) & 1;
        tries[n++] = (struct try){.total = card_value(card), .trumps = trump};
        if (trump && b->strong)
            tries[n++] = (struct try){.total = card_value(card)};
    }
    tx_tries_solve(m, tries, n);
    double best = 0;
    for (int i = 0; i < n; i++)
        if (tries[i].success > best)
            best = tries[i].success;
    return best;
}

static double hope(const struct bot *b, int field)
{
    struct test_model m = {.trumps = {(uint16_t)(1u << field)}};
    return tx_bot_hope(b, &m);
}

static void free_play(const struct bot *b, struct move *out)
{
    const struct texarkana *s = b->s;
    double best = -1;
    double hopes[PLAYER_SUITS];
    bool on = s->to == NONE, hoped[PLAYER_SUITS] = {false}; /* whose turn it is, is asked first */
    tx_bot_say(b, out, DO_WAIT, 0, 0, 0);
    if (on && tx_bot_buy(b, out)) /* TX-G5 */
        return;
    for (int goal = 0; goal < GOALS_MAX && on; goal++)
        for (int field = 0; field < PLAYER_SUITS; field++) {
            struct move m;
            if (!tx_bot_say(b, &m, DO_ATTEMPT, goal, field, 0))
                continue;
            if (b->careful && !hoped[field]) {
                hopes[field] = hope(b, field);
                hoped[field] = true;
            }
            double worth = b->careful ? hopes[field] : (double)rng_below(b->rng, 1000);
            if (worth > best) {
                best = worth;
                *out = m;
            }
        }
}

/* ---- A card ---- */

struct choice { int card; double success; bool trump; };

static struct choice best_card(const struct bot *b, const struct test_model *m, uint16_t trumps)
{
    struct set hand = tx_hand_of(b->s, b->v->seat);
    struct try tries[ODDS_MAX];
    struct test_model with = *m;
    struct choice best = {.card = -1, .success = -1};
    struct outcomes outcomes;
    int n = set_count(&hand);
    double most = -1;
    bool may_trump = false;
    for (int k = 0; k < n; k++)
        may_trump = may_trump || trumps >> card_suit(set_nth(&hand, k)) & 1;
    with.trumps[SIDE_INITIATOR] = trumps;
    tx_outcomes_count(&with, may_trump, &outcomes);
    for (int trump = 0; trump < 2; trump++) {
        for (int k = 0; k < n; k++) {
            int card = set_nth(&hand, k);
            tries[k] = (struct try){.total = card_value(card),
                                    .trumps = trump && trumps >> card_suit(card) & 1};
        }
        tx_tries_weigh(&outcomes, &with, tries, n);
        for (int k = 0; k < n; k++) {
            double worth = tries[k].success - CARD_COST * tries[k].total;
            if (worth > most) {
                most = worth;
                best = (struct choice){set_nth(&hand, k), tries[k].success, tries[k].trumps};
            }
        }
    }
    return best;
}

static bool wager(const struct bot *b, double chance, struct move *out)
{
    if (chance >= WAGER_LUCK_FROM && tx_bot_any(b, DO_CHARACTERISTIC, out))
        return true;
    return chance >= WAGER_WILL_FROM && b->s->will[b->v->seat] > WILL_TO_KEEP &&
           tx_bot_any(b, DO_FLAW, out);
}

static void card(const struct bot *b, struct move *out)
{
    const struct texarkana *s = b->s;
    int seat = b->v->seat;
    struct test_model m;
    if (!b->careful) {
        tx_bot_any(b, DO_PLAY, out);
        return;
    }
    tx_test_model_now(b->p, b->v, &m);
    struct choice best = best_card(b, &m, s->trumps[SIDE_INITIATOR]);
    struct set traits = tx_traits_open(b->p, s, SIDE_INITIATOR, true);
    for (int i = 0; i < set_count(&traits); i++) {
        int trait = set_nth(&traits, i), suit = tx_character(b->p, s, seat)->trait[trait].suit;
        struct choice other = best_card(b, &m, (uint16_t)(s->trumps[SIDE_INITIATOR] | 1u << suit));
        if (other.trump && other.success > best.success + CARD_COST &&
            tx_bot_say(b, out, DO_USE, trait, 0, 0))
            return;
    }
    if (wager(b, best.success, out))
        return;
    if (!tx_bot_say(b, out, DO_PLAY, best.card, 0, 0))
        tx_bot_say(b, out, DO_PLAY, best.card, 1, 0);
}

/* The better of trumping and standing with this total. */
static double chance_with(const struct outcomes *o, const struct test_model *m, int total,
                          bool may_trump, bool *trump)
{
    struct try tries[2] = {{.total = total}, {.total = total, .trumps = may_trump}};
    tx_tries_weigh(o, m, tries, 2);
    *trump = may_trump && tries[1].success > tries[0].success;
    return *trump ? tries[1].success : tries[0].success;
}

static void assist(const struct bot *b, struct move *out)
{
    const struct texarkana *s = b->s;
    struct test_model m;
    struct outcomes outcomes;
    struct set hand = tx_hand_of(s, b->v->seat);
    bool trump;
    tx_bot_say(b, out, DO_PASS, 0, 0, 0);
    int keep = b->strong ? STRONG_ASSIST_WILL : WILL_TO_KEEP;
    if (!b->careful || is_duel(s) || s->will[b->v->seat] <= keep)
        return;
    bool fits = false;
    for (int k = 0; k < set_count(&hand); k++)
        fits = fits || tx_assist_fits(s, SIDE_INITIATOR, set_nth(&hand, k));
    if (!fits)
        return;
    tx_test_model_now(b->p, b->v, &m);
    tx_outcomes_count(&m, true, &outcomes);
    int total = s->total[SIDE_INITIATOR];
    double now = chance_with(&outcomes, &m, total, tx_can_trump(s, SIDE_INITIATOR), &trump),
           best = now + (b->strong ? STRONG_ASSIST_GAIN : ASSIST_GAIN);
    for (int k = 0; k < set_count(&hand); k++) {
        int c = set_nth(&hand, k);
        struct move move;
        if (!tx_bot_say(b, &move, DO_ASSIST, c, 0, 0))
            continue;
        bool may = tx_can_trump(s, SIDE_INITIATOR) || tx_is_trump(s, SIDE_INITIATOR, c);
        double helped = chance_with(&outcomes, &m, total + card_value(c), may, &trump);
        if (helped > best) {
            best = helped;
            *out = move;
        }
    }
}

static void trump(const struct bot *b, struct move *out)
{
    const struct texarkana *s = b->s;
    struct test_model m;
    struct outcomes outcomes;
    bool may = tx_can_trump(s, s->side), trumps;
    if (is_duel(s) || !b->careful) {
        if (s->total[s->side] > DUEL_TRUMP_UPTO || !tx_bot_say(b, out, DO_TRUMP, 0, 0, 0))
            tx_bot_say(b, out, DO_STAND, 0, 0, 0);
        return;
    }
    tx_test_model_now(b->p, b->v, &m);
    tx_outcomes_count(&m, may, &outcomes);
    double now = chance_with(&outcomes, &m, s->total[SIDE_INITIATOR], may, &trumps);
    struct set traits = tx_traits_open(b->p, s, SIDE_INITIATOR, false);
    for (int i = 0; i < set_count(&traits); i++) {
        int trait = set_nth(&traits, i);
        const struct trait *t = &tx_character(b->p, s, b->v->seat)->trait[trait];
        struct test_model with = m;
        bool upon;
        if (t->kind == TRAIT_SCORE)
            with.bonus += t->n;
        else
            with.never_bust = true;
        double gain = chance_with(&outcomes, &with, s->total[SIDE_INITIATOR], may, &upon) - now;
        if (gain > (t->uses ? CARD_COST * SCORE_MAX : 0) && tx_bot_say(b, out, DO_USE, trait, 0, 0))
            return;
    }
    tx_bot_say(b, out, trumps ? DO_TRUMP : DO_STAND, 0, 0, 0);
}

/* The card of least value among those open to the verb, Skulls last. */
static void throw_away(const struct bot *b, int verb, struct move *out)
{
    int least = CARDS;
    for (int c = 0; c < CARDS; c++) {
        struct move m;
        int worth = card_value(c) + (card_suit(c) == SUIT_SKULLS ? SCORE_MAX : 0);
        if (worth < least && tx_bot_say(b, &m, verb, c, 0, 0)) {
            least = worth;
            *out = m;
        }
    }
}

static void lay_down(const struct bot *b, struct move *out)
{
    int most = -1, side = side_of(b->s, b->v->seat);
    for (int c = 0; c < CARDS; c++) {
        struct move m;
        int worth = 2 * card_value(c) + tx_is_trump(b->s, side, c);
        if (worth > most && tx_bot_say(b, &m, DO_DOWN, c, 0, 0)) {
            most = worth;
            *out = m;
        }
    }
}

/* Luck to wager comes first, then Grit, then Coin. */
static void tell(const struct bot *b, struct move *out)
{
    static const uint8_t wanted[] = {RES_LUCK, RES_GRIT, RES_COIN};
    int left = b->s->gains_left;
    for (int i = 0; left && i < 3; i++)
        for (int amount = left; amount > 0; amount--)
            if (tx_resource(b->s, b->v->seat, wanted[i]) + amount <= SCORE_MAX &&
                tx_bot_say(b, out, DO_GAIN, wanted[i], amount, 0))
                return;
    tx_bot_say(b, out, DO_NARRATE, 0, 0, 0);
}

static void player(const struct bot *b, struct move *out)
{
    switch (b->s->phase) {
    case PHASE_CASTING: tx_bot_any(b, DO_CHOOSE, out); break;
    case PHASE_FREE: (b->strong ? tx_bot_strong_free : free_play)(b, out); break;
    case PHASE_CARD: card(b, out); break;
    case PHASE_ASSIST: assist(b, out); break;
    case PHASE_TRUMP: trump(b, out); break;
    case PHASE_SHED: throw_away(b, DO_SHED, out); break;
    case PHASE_KEEP: throw_away(b, DO_TOSS, out); break;
    case PHASE_CONSENT: tx_bot_say(b, out, DO_AGREE, 0, 0, 0); break;
    case PHASE_DOWN: lay_down(b, out); break;
    default: tell(b, out); break;
    }
}

static void choose(const struct data *d, const struct view *v, const struct options *o,
                   struct rng *rng, struct move *out, bool careful, bool strong, bool tells)
{
    struct bot b = {pack_of(d), v, look_at(&v->state), o, rng, careful, strong, tells};
    if (v->seat == DEALER)
        tx_bot_dealer(&b, out); /* TX-G1 */
    else
        player(&b, out); /* TX-G1 */
}

static void careless(const struct data *d, const struct view *v, const struct options *o,
                     struct rng *rng, struct move *out)
{
    choose(d, v, o, rng, out, false, false, false);
}

static void careful(const struct data *d, const struct view *v, const struct options *o,
                    struct rng *rng, struct move *out)
{
    choose(d, v, o, rng, out, true, false, false);
}

static void strong(const struct data *d, const struct view *v, const struct options *o,
                   struct rng *rng, struct move *out)
{
    choose(d, v, o, rng, out, true, true, false);
}

static void storyteller(const struct data *d, const struct view *v, const struct options *o,
                        struct rng *rng, struct move *out)
{
    choose(d, v, o, rng, out, true, false, true);
}

const struct policy texarkana_policies[] = {
    {"careless", .choose = careless},
    {"careful", .choose = careful},
    {"strong", .choose = strong},
    {"storyteller", .choose = storyteller},
};
