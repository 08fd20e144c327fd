/* Kuhn poker (H. W. Kuhn, 1950): two seats, three cards, an ante of 1, one bet of 1. What is always
 * true: a seat knows its own card and the betting, nothing else, until a showdown. */
#include "engine/engine.h"

#include <string.h>

enum { CARDS = 3, SEATS = 2, ANTE = 1, BET = 1, ALL_SEATS = 0xffff };
enum place { PLACE_DECK, PLACE_HAND, PLACES = PLACE_HAND + SEATS };
enum phase {
    PHASE_DEAL,
    PHASE_OPEN,   /* seat 0: check or bet */
    PHASE_REPLY,  /* seat 1 after a check: check or bet */
    PHASE_ANSWER, /* the seat that faces a bet: call or fold */
    PHASE_SHOW,
    PHASE_OVER,
    PHASES
};
enum verb {
    DO_DEAL, /* chance: to, !card -> to */
    DO_CHECK,
    DO_BET,
    DO_CALL,
    DO_FOLD,
    DO_SHOW, /* chance: first, second */
    VERBS
};
enum name_table { NAMES_NONE, NAMES_PHASE, NAMES_CARD, NAMES_PLACE, NAMES_SEAT, NAME_TABLES };

#define FIELDS(X)                                                                                  \
    X(uint16_t, known, [PLACES], "known", AS_NUMBER, PER(PLACE))                                   \
    X(uint8_t, phase, , "phase", AS_NAME(PHASE))                                                   \
    X(uint8_t, actor, , "actor", AS_NAME(SEAT)) /* NONE: chance or over */                         \
    X(uint8_t, folded, , "folded", AS_NAME(SEAT))                                                  \
    X(uint8_t, put, [SEATS], "put", AS_NUMBER) /* into the pot */                                  \
    X(uint8_t, size, [PLACES], "size", AS_NUMBER, PER(PLACE))                                      \
    X(uint8_t, spare, [7], "spare", AS_NOTHING)                                                    \
    /* secret */                                                                                   \
    X(uint8_t, place, [CARDS], "place", .show = SHOW_PLACES, .names = NAMES_PLACE,                 \
      .know = KNOW_PLACE, PER(CARD), .places = PLACES, .mask = offsetof(struct kuhn, known),       \
      .size = offsetof(struct kuhn, size))

struct kuhn {
    FIELDS(FIELD_MEMBER)
};
_Static_assert(sizeof(struct kuhn) % 8 == 0, "a state is whole words");

static const struct field fields[] = {
#define ROW(...) FIELD_ROW(struct kuhn, __VA_ARGS__)
    FIELDS(ROW)};
enum { FIELD_COUNT = sizeof fields / sizeof *fields, FIELD_PLACE = FIELD_COUNT - 1 };

static struct kuhn *kuhn_of(struct state *s)
{
    return (struct kuhn *)s->bytes;
}
static const struct kuhn *kuhn_read(const struct state *s)
{
    return (const struct kuhn *)s->bytes;
}

static const char *const phase_names[PHASES] = {"deal", "open", "reply", "answer", "show", "over"};
static const char *const card_names[CARDS] = {"jack", "queen", "king"};
static const char *const place_names[PLACES] = {"deck", "hand-0", "hand-1"};
static const char *const seat_names[SEATS] = {"0", "1"};
static const struct names names[NAME_TABLES] = {
    [NAMES_PHASE] = {phase_names, PHASES},
    [NAMES_CARD] = {card_names, CARDS},
    [NAMES_PLACE] = {place_names, PLACES},
    [NAMES_SEAT] = {seat_names, SEATS},
};

static const struct phase_spec phases[PHASES] = {
    {"deal", PHASE_TURN},     {"open", PHASE_TURN},
    {"reply", PHASE_TURN},   {"answer", PHASE_TURN},
    {"show", PHASE_TURN}, {"over", PHASE_TURN},
};

static const struct verb_spec verbs[VERBS] = {
    [DO_DEAL] = {"deal",
                 {{"to", 0, SHOW_NAME, NAMES_SEAT}, {"card", 1, SHOW_NAME, NAMES_CARD}}},
    [DO_CHECK] = {"check"},
    [DO_BET] = {"bet"},
    [DO_CALL] = {"call"},
    [DO_FOLD] = {"fold"},
    [DO_SHOW] = {"show",
                 {{"first", 0, SHOW_NAME, NAMES_CARD}, {"second", 0, SHOW_NAME, NAMES_CARD}}},
};

static const char *role(int seat)
{
    (void)seat;
    return "player";
}

static bool data_open(struct data *out, void *block, const struct node *tree,
                      struct complaint *wrong)
{
    (void)block;
    if (tree)
        return node_wrong(tree, wrong, "this game reads no data");
    *out = (struct data){.name = "none", .edition = 1, .names = names, .names_count = NAME_TABLES};
    return true;
}

static const char *init(const struct data *d, const struct rules *r, int seats, struct state *s)
{
    (void)d, (void)r, (void)seats;
    struct kuhn *k = kuhn_of(s);
    memset(k, 0, sizeof *k);
    k->actor = k->folded = NONE;
    k->put[0] = k->put[1] = ANTE;
    for (int i = 0; i < SEATS; i++)
        k->known[PLACE_HAND + i] = (uint16_t)(1u << i);
    cards_start(&fields[FIELD_PLACE], s);
    return NULL;
}

static int phase(const struct data *d, const struct state *s)
{
    (void)d;
    return kuhn_read(s)->phase;
}

static uint32_t turn(const struct data *d, const struct state *s)
{
    const struct kuhn *k = kuhn_read(s);
    (void)d;
    if (k->phase == PHASE_OVER)
        return 0;
    return 1u << (k->actor == NONE ? SEAT_CHANCE : k->actor);
}

static int hand(const struct kuhn *k, int seat)
{
    struct set cards = cards_at(k->place, CARDS, PLACE_HAND + seat);
    return set_nth(&cards, 0);
}

static void options(const struct data *d, const struct state *s, int seat, struct options *out)
{
    const struct kuhn *k = kuhn_read(s);
    struct option *o;
    (void)d;
    switch (k->phase) {
    case PHASE_DEAL:
        o = option_add(out, seat, DO_DEAL);
        arg_is(o, k->size[PLACE_HAND]);
        arg_one(o, cards_at(k->place, CARDS, PLACE_DECK));
        break;
    case PHASE_OPEN:
    case PHASE_REPLY:
        option_add(out, seat, DO_CHECK);
        option_add(out, seat, DO_BET);
        break;
    case PHASE_ANSWER:
        option_add(out, seat, DO_CALL);
        option_add(out, seat, DO_FOLD);
        break;
    case PHASE_SHOW:
        o = option_add(out, seat, DO_SHOW);
        arg_is(o, hand(k, 0));
        arg_is(o, hand(k, 1));
        break;
    }
}

static void step(struct kuhn *k, int phase_next, int actor)
{
    k->phase = (uint8_t)phase_next;
    k->actor = (uint8_t)actor;
}

static void apply(const struct data *d, struct state *s, const struct move *m)
{
    struct kuhn *k = kuhn_of(s);
    (void)d;
    switch (m->verb) {
    case DO_DEAL:
        card_move(&fields[FIELD_PLACE], s, m->arg[1], PLACE_HAND + m->arg[0]);
        if (m->arg[0] == SEATS - 1)
            step(k, PHASE_OPEN, 0);
        break;
    case DO_CHECK:
        step(k, k->phase == PHASE_OPEN ? PHASE_REPLY : PHASE_SHOW,
             k->phase == PHASE_OPEN ? 1 : NONE);
        break;
    case DO_BET:
        k->put[m->seat] += BET;
        step(k, PHASE_ANSWER, 1 - m->seat);
        break;
    case DO_CALL:
        k->put[m->seat] += BET;
        step(k, PHASE_SHOW, NONE);
        break;
    case DO_FOLD:
        k->folded = m->seat;
        step(k, PHASE_OVER, NONE);
        break;
    case DO_SHOW:
        k->known[PLACE_HAND] = k->known[PLACE_HAND + 1] = ALL_SEATS;
        step(k, PHASE_OVER, NONE);
        break;
    }
}

static void payoff(const struct data *d, const struct state *s, int32_t *out)
{
    const struct kuhn *k = kuhn_read(s);
    (void)d;
    int loser = k->folded != NONE ? k->folded : hand(k, 0) > hand(k, 1);
    out[loser] = -k->put[loser];
    out[1 - loser] = k->put[loser];
}

/* Chips, for the pot is what they are worth. */
enum { TALLY_WON, TALLY_LOST, TALLY_CHIPS_WON, TALLY_CHIPS_LOST };
static const struct tally_spec tallies[] = {
    [TALLY_WON] = {"won"},
    [TALLY_LOST] = {"lost"},
    [TALLY_CHIPS_WON] = {"chips-won", .counts = 1, .worth = 1},
    [TALLY_CHIPS_LOST] = {"chips-lost", .counts = 1, .worth = -1},
};

static int tally(const struct data *d, const struct state *s, int seat, int which)
{
    const struct kuhn *k = kuhn_read(s);
    bool won = k->folded == NONE ? hand(k, seat) > hand(k, 1 - seat) : k->folded != seat;
    (void)d;
    switch (which) {
    case TALLY_WON: return won;
    case TALLY_LOST: return !won;
    case TALLY_CHIPS_WON: return won ? k->put[1 - seat] : 0;
    default: return won ? 0 : k->put[seat];
    }
}

static uint32_t witness(const struct data *d, const struct state *s, const struct move *m)
{
    (void)d, (void)s;
    return m->verb == DO_DEAL ? 1u << m->arg[0] : 0;
}

static const char *check(const struct data *d, const struct state *s)
{
    const struct kuhn *k = kuhn_read(s);
    int sum = 0;
    (void)d;
    for (int p = 0; p < PLACES; p++) {
        struct set cards = cards_at(k->place, CARDS, p);
        if (set_count(&cards) != k->size[p])
            return "the sizes count the places";
        sum += k->size[p];
    }
    if (sum != CARDS)
        return "every card has a place";
    if (k->phase != PHASE_DEAL && (k->size[PLACE_HAND] != 1 || k->size[PLACE_HAND + 1] != 1))
        return "each hand is one card after the deal";
    for (int i = 0; i < SEATS; i++)
        if (k->put[i] < ANTE || k->put[i] > ANTE + BET)
            return "a seat puts in the ante and at most one bet";
    if ((k->phase == PHASE_DEAL || k->phase == PHASE_SHOW || k->phase == PHASE_OVER) !=
        (k->actor == NONE))
        return "a seat acts in the betting alone";
    return NULL;
}

/* Best play, one of many equally good ones (Kuhn, 1950): how often of three times a card bets at
 * the start, bets after a check, calls a bet after a check of its own, and calls one at the start.
 */
static const uint8_t bold[4][CARDS] = {{1, 0, 3}, {1, 0, 3}, {0, 2, 3}, {0, 1, 3}};
enum { BOLD_OF = 3 };

static void choose_perfect(const struct data *d, const struct view *view,
                           const struct options *open, struct rng *rng, struct move *out)
{
    const struct kuhn *k = kuhn_read(&view->state);
    int row = k->phase == PHASE_OPEN ? 0 : k->phase == PHASE_REPLY ? 1 : 2 + view->seat;
    bool dares = rng_below(rng, BOLD_OF) < bold[row][hand(k, view->seat)];
    int good = k->phase == PHASE_ANSWER ? DO_CALL : DO_BET;
    int poor = k->phase == PHASE_ANSWER ? DO_FOLD : DO_CHECK;
    (void)d, (void)open;
    *out = (struct move){.seat = view->seat, .verb = (uint8_t)(dares ? good : poor)};
}

static const struct policy styles[] = {{.name = "perfect", .choose = choose_perfect}};

const struct game kuhn_game = {
    .name = "kuhn",
    .title = "Kuhn Poker",
    .author = "Harold W. Kuhn",
    .edition = 1,
    .toy = true,
    .seats_min = SEATS,
    .seats_max = SEATS,
    .verb_count = VERBS,
    .phase_count = PHASES,
    .field_count = FIELD_COUNT,
    .tally_count = sizeof tallies / sizeof *tallies,
    .style_count = sizeof styles / sizeof *styles,
    .state_size = sizeof(struct kuhn),
    .moves_max = 6, /* two deals; check, bet, call; show */
    .zero_sum = true,
    .payoff_lo = -2,
    .payoff_hi = 2,
    .tallies = tallies,
    .verbs = verbs,
    .phases = phases,
    .fields = fields,
    .policies = styles,
    .role = role,
    .data_open = data_open,
    .init = init,
    .phase = phase,
    .turn = turn,
    .options = options,
    .apply = apply,
    .payoff = payoff,
    .tally = tally,
    .witness = witness,
    .check = check,
};
