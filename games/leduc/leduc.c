/* Leduc hold'em (Southey et al., 2005): two seats, two suits of three ranks, one card each, one
 * card on the table between two rounds of betting. What is always true: a round has at most two
 * raises, of 2 each in the first and of 4 each in the second. */
#include "engine/engine.h"
#include "games/leduc/table.h"

#include <string.h>

enum {
    CARDS = 6,
    SUITS = 2,
    SEATS = 2,
    ANTE = 1,
    RAISES_MAX = 2,
    RAISE_FIRST = 2,
    RAISE_SECOND = 4,
    ALL_SEATS = 0xffff
};
enum place { PLACE_DECK, PLACE_HAND, PLACE_BOARD = PLACE_HAND + SEATS, PLACES };
enum phase { PHASE_DEAL, PHASE_FIRST, PHASE_FLOP, PHASE_SECOND, PHASE_SHOW, PHASE_OVER, PHASES };
enum verb {
    DO_DEAL, /* chance: to, !card -> to */
    DO_CHECK,
    DO_RAISE,
    DO_CALL,
    DO_FOLD,
    DO_FLOP, /* chance: card */
    DO_SHOW, /* chance: first, second */
    VERBS
};
enum name_table { NAMES_NONE, NAMES_PHASE, NAMES_CARD, NAMES_PLACE, NAMES_SEAT, NAME_TABLES };

#define FIELDS(X)                                                                                  \
    X(uint16_t, known, [PLACES], "known", AS_NUMBER, PER(PLACE))                                   \
    X(uint8_t, phase, , "phase", AS_NAME(PHASE))                                                   \
    X(uint8_t, actor, , "actor", AS_NAME(SEAT)) /* NONE: chance or over */                         \
    X(uint8_t, folded, , "folded", AS_NAME(SEAT))                                                  \
    X(uint8_t, raises, , "raises", AS_NUMBER) /* of this round */                                  \
    X(uint8_t, checked, , "checked", AS_NUMBER) /* 1: seat 0 has checked this round */             \
    X(uint8_t, put, [SEATS], "put", AS_NUMBER) /* into the pot */                                  \
    X(uint8_t, size, [PLACES], "size", AS_NUMBER, PER(PLACE))                                      \
    X(uint8_t, led, , "led", AS_NAME(SEAT), .later = 1) /* who raised first before the flop */     \
    X(uint8_t, spare, [6], "spare", AS_NOTHING)                                                    \
    /* secret */                                                                                   \
    X(uint8_t, place, [CARDS], "place", .show = SHOW_PLACES, .names = NAMES_PLACE,                 \
      .know = KNOW_PLACE, PER(CARD), .places = PLACES, .mask = offsetof(struct leduc, known),      \
      .size = offsetof(struct leduc, size))

struct leduc {
    FIELDS(FIELD_MEMBER)
};
_Static_assert(sizeof(struct leduc) % 8 == 0, "a state is whole words");

static const struct field fields[] = {
#define ROW(...) FIELD_ROW(struct leduc, __VA_ARGS__)
    FIELDS(ROW)};
enum { FIELD_COUNT = sizeof fields / sizeof *fields, FIELD_PLACE = FIELD_COUNT - 1 };

static struct leduc *leduc_of(struct state *s)
{
    return (struct leduc *)s->bytes;
}
static const struct leduc *leduc_read(const struct state *s)
{
    return (const struct leduc *)s->bytes;
}

static const char *const phase_names[PHASES] = {"deal", "first", "flop", "second", "show", "over"};
static const char *const card_names[CARDS] = {
    "jack-clubs", "jack-hearts", "queen-clubs", "queen-hearts", "king-clubs", "king-hearts",
};
static const char *const place_names[PLACES] = {"deck", "hand-0", "hand-1", "board"};
static const char *const seat_names[SEATS] = {"0", "1"};
static const struct names names[NAME_TABLES] = {
    [NAMES_PHASE] = {phase_names, PHASES},
    [NAMES_CARD] = {card_names, CARDS},
    [NAMES_PLACE] = {place_names, PLACES},
    [NAMES_SEAT] = {seat_names, SEATS},
};

static const struct phase_spec phases[PHASES] = {
    {"deal", PHASE_TURN},
    {"first", PHASE_TURN},
    {"flop", PHASE_TURN},
    {"second", PHASE_TURN},
    {"show", PHASE_TURN},
    {"over", PHASE_TURN},
};

static const struct verb_spec verbs[VERBS] = {
    [DO_DEAL] = {"deal",
                 {{"to", 0, SHOW_NAME, NAMES_SEAT}, {"card", 1, SHOW_NAME, NAMES_CARD}}},
    [DO_CHECK] = {"check"},
    [DO_RAISE] = {"raise"},
    [DO_CALL] = {"call"},
    [DO_FOLD] = {"fold"},
    [DO_FLOP] = {"flop", {{"card", 0, SHOW_NAME, NAMES_CARD}}},
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
    struct leduc *k = leduc_of(s);
    memset(k, 0, sizeof *k);
    k->actor = k->folded = k->led = NONE;
    k->put[0] = k->put[1] = ANTE;
    k->known[PLACE_BOARD] = ALL_SEATS;
    for (int i = 0; i < SEATS; i++)
        k->known[PLACE_HAND + i] = (uint16_t)(1u << i);
    cards_start(&fields[FIELD_PLACE], s);
    return NULL;
}

static int phase(const struct data *d, const struct state *s)
{
    (void)d;
    return leduc_read(s)->phase;
}

static uint32_t turn(const struct data *d, const struct state *s)
{
    const struct leduc *k = leduc_read(s);
    (void)d;
    if (k->phase == PHASE_OVER)
        return 0;
    return 1u << (k->actor == NONE ? SEAT_CHANCE : k->actor);
}

/* The card of a place that holds one. */
static int card_of(const struct leduc *k, int place)
{
    struct set cards = cards_at(k->place, CARDS, place);
    return set_nth(&cards, 0);
}

static void options(const struct data *d, const struct state *s, int seat, struct options *out)
{
    const struct leduc *k = leduc_read(s);
    struct option *o;
    (void)d;
    switch (k->phase) {
    case PHASE_DEAL:
        o = option_add(out, seat, DO_DEAL);
        arg_is(o, k->size[PLACE_HAND]);
        arg_one(o, cards_at(k->place, CARDS, PLACE_DECK));
        break;
    case PHASE_FIRST:
    case PHASE_SECOND:
        if (k->raises) {
            option_add(out, seat, DO_CALL);
            option_add(out, seat, DO_FOLD);
        } else {
            option_add(out, seat, DO_CHECK);
        }
        if (k->raises < RAISES_MAX)
            option_add(out, seat, DO_RAISE);
        break;
    case PHASE_FLOP:
        arg_one(option_add(out, seat, DO_FLOP), cards_at(k->place, CARDS, PLACE_DECK));
        break;
    case PHASE_SHOW:
        o = option_add(out, seat, DO_SHOW);
        arg_is(o, card_of(k, PLACE_HAND));
        arg_is(o, card_of(k, PLACE_HAND + 1));
        break;
    }
}

static void round_start(struct leduc *k, int phase_next)
{
    k->phase = (uint8_t)phase_next;
    k->actor = 0;
    k->raises = k->checked = 0;
}

static void round_end(struct leduc *k)
{
    k->phase = k->phase == PHASE_FIRST ? PHASE_FLOP : PHASE_SHOW;
    k->actor = NONE;
}

static void apply(const struct data *d, struct state *s, const struct move *m)
{
    struct leduc *k = leduc_of(s);
    (void)d;
    switch (m->verb) {
    case DO_DEAL:
        card_move(&fields[FIELD_PLACE], s, m->arg[1], PLACE_HAND + m->arg[0]);
        if (m->arg[0] == SEATS - 1)
            round_start(k, PHASE_FIRST);
        break;
    case DO_CHECK:
        if (k->checked) {
            round_end(k);
        } else {
            k->checked = 1;
            k->actor = 1;
        }
        break;
    case DO_RAISE:
        k->put[m->seat] =
            (uint8_t)(k->put[1 - m->seat] + (k->phase == PHASE_FIRST ? RAISE_FIRST : RAISE_SECOND));
        if (k->phase == PHASE_FIRST && !k->raises)
            k->led = m->seat;
        k->raises++;
        k->actor = 1 - m->seat;
        break;
    case DO_CALL:
        k->put[m->seat] = k->put[1 - m->seat];
        round_end(k);
        break;
    case DO_FOLD:
        k->folded = m->seat;
        k->actor = NONE;
        k->phase = PHASE_OVER;
        break;
    case DO_FLOP:
        card_move(&fields[FIELD_PLACE], s, m->arg[0], PLACE_BOARD);
        round_start(k, PHASE_SECOND);
        break;
    case DO_SHOW:
        k->known[PLACE_HAND] = k->known[PLACE_HAND + 1] = ALL_SEATS;
        k->phase = PHASE_OVER;
        break;
    }
}

/* A pair with the board beats all, then the higher rank. */
static int strength(const struct leduc *k, int seat)
{
    int rank = card_of(k, PLACE_HAND + seat) / SUITS, board = card_of(k, PLACE_BOARD) / SUITS;
    return rank == board ? CARDS : rank;
}

static void payoff(const struct data *d, const struct state *s, int32_t *out)
{
    const struct leduc *k = leduc_read(s);
    int by = 0; /* above 0: seat 0 has won */
    (void)d;
    if (k->folded != NONE)
        by = k->folded ? 1 : -1;
    else
        by = strength(k, 0) - strength(k, 1);
    out[0] = by > 0 ? k->put[1] : by < 0 ? -k->put[0] : 0;
    out[1] = -out[0];
}

enum { TALLY_WON, TALLY_LOST, TALLY_DRAWN, TALLY_CHIPS_WON, TALLY_CHIPS_LOST };
static const struct tally_spec tallies[] = {
    [TALLY_WON] = {"won"},
    [TALLY_LOST] = {"lost"},
    [TALLY_DRAWN] = {"drawn", .shared = 1},
    [TALLY_CHIPS_WON] = {"chips-won", .counts = 1, .worth = 1},
    [TALLY_CHIPS_LOST] = {"chips-lost", .counts = 1, .worth = -1},
};

static int tally(const struct data *d, const struct state *s, int seat, int which)
{
    const struct leduc *k = leduc_read(s);
    int other = 1 - seat;
    bool shown = k->folded == NONE;
    bool won = shown ? strength(k, seat) > strength(k, other) : k->folded == other;
    bool lost = shown ? strength(k, seat) < strength(k, other) : k->folded == seat;
    (void)d;
    switch (which) {
    case TALLY_WON: return won;
    case TALLY_LOST: return lost;
    case TALLY_DRAWN: return !won && !lost;
    case TALLY_CHIPS_WON: return won ? k->put[other] : 0;
    default: return lost ? k->put[seat] : 0;
    }
}

static uint32_t witness(const struct data *d, const struct state *s, const struct move *m)
{
    (void)d, (void)s;
    return m->verb == DO_DEAL ? 1u << m->arg[0] : 0;
}

static const char *check(const struct data *d, const struct state *s)
{
    const struct leduc *k = leduc_read(s);
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
    if (k->phase == PHASE_SECOND || k->phase == PHASE_SHOW
            ? k->size[PLACE_BOARD] != 1
            : k->phase != PHASE_OVER && k->size[PLACE_BOARD])
        return "the board is laid after the first round";
    if (k->raises > RAISES_MAX)
        return "a round has at most two raises";
    for (int i = 0; i < SEATS; i++)
        if (k->put[i] < ANTE || k->put[i] > ANTE + RAISES_MAX * (RAISE_FIRST + RAISE_SECOND) ||
            !(k->put[i] & 1))
            return "a seat puts in the ante and whole raises";
    if ((k->phase == PHASE_FIRST || k->phase == PHASE_SECOND) != (k->actor != NONE))
        return "a seat acts in the betting alone";
    return NULL;
}

/* ---- Best play ---- */

int leduc_row(const struct state *s, int seat)
{
    const struct leduc *k = leduc_read(s);
    int asked = 2 * k->raises + seat, own = card_of(k, PLACE_HAND + seat) / SUITS;
    if (k->phase == PHASE_FIRST)
        return asked * LEDUC_RANKS + own;
    int raised = (k->put[1 - seat] - ANTE - k->raises * RAISE_SECOND) / RAISE_FIRST;
    int way = raised ? 2 * raised - 1 + k->led : 0; /* 1 or 2 raises, by seat 0 or 1 first */
    int board = card_of(k, PLACE_BOARD) / SUITS;
    return LEDUC_SECOND + ((way * LEDUC_ASKED + asked) * LEDUC_RANKS + board) * LEDUC_RANKS + own;
}

static void choose_perfect(const struct data *d, const struct view *view,
                           const struct options *open, struct rng *rng, struct move *out)
{
    const struct leduc *k = leduc_read(&view->state);
    const struct leduc_share *row = &leduc_table[leduc_row(&view->state, view->seat)];
    int drawn = (int)rng_below(rng, LEDUC_SHARES);
    (void)d, (void)open;
    int verb = k->raises ? DO_CALL : DO_CHECK;
    if (drawn < row->fold)
        verb = DO_FOLD;
    else if (drawn < row->fold + row->raise)
        verb = DO_RAISE;
    *out = (struct move){.seat = view->seat, .verb = (uint8_t)verb};
}

static const struct policy styles[] = {{.name = "perfect", .choose = choose_perfect}};

const struct game leduc_game = {
    .name = "leduc",
    .title = "Leduc Hold'em",
    .author = "Finnegan Southey and others",
    .edition = 1,
    .toy = true,
    .seats_min = SEATS,
    .seats_max = SEATS,
    .verb_count = VERBS,
    .phase_count = PHASES,
    .field_count = FIELD_COUNT,
    .tally_count = sizeof tallies / sizeof *tallies,
    .style_count = sizeof styles / sizeof *styles,
    .state_size = sizeof(struct leduc),
    .moves_max = 12, /* two deals; check, raise, raise, call; flop; the same four; show */
    .zero_sum = true,
    .payoff_lo = -13, /* ante 1, two raises of 2 and two of 4 */
    .payoff_hi = 13,
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
