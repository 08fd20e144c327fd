/* A small game that has every kind of secret, to try the laws on, and with -DMUTANT=k a mistake
 * planted in it (mutants.h lists them). What is always true of it with MUTANT 0: it keeps all laws.
 *
 * Two or three seats, twelve cards 0 .. 11. A round: hands are filled up to two cards from a deck,
 * shuffled anew from the discard and the vaults when it runs out; all bid coins in secret on two
 * lots, under their purse; the bids are shown and paid, the higher bid takes a lot; then each seat
 * shows a card, buries a low one (0 .. 5) in its vault, slips one to another seat, passes, or rests
 * for a coin. */
#include "engine/engine.h"

#include <string.h>

#ifndef MUTANT
#define MUTANT 0
#define CARDBOX cardbox_0
#endif

enum {
    CARDS = 12,
    LOW = 6,
    BOX_SEATS = 3,
    LOTS = 2,
    BID_MAX = 3,
    PURSE = 5,
    HAND = 2,
    VAULT = 2,
    ALL_SEATS = 0xffff
};
enum place {
    PLACE_DECK,
    PLACE_DISCARD,
    PLACE_HAND,
    PLACE_VAULT = PLACE_HAND + BOX_SEATS,
    PLACES = PLACE_VAULT + BOX_SEATS
};
enum phase { PHASE_DEAL, PHASE_BID, PHASE_BIDS, PHASE_PLAY, PHASE_OVER, PHASES };
enum verb {
    DO_SHUFFLE, /* chance */
    DO_DRAW,    /* chance: to, !card -> to */
    DO_BID,     /* lot, !coin -> self */
    DO_BIDS,    /* chance: a-0 a-1 b-0 b-1 c-0 c-1 */
    DO_SHOW,    /* card */
    DO_BURY,    /* !card -> self */
    DO_SLIP,    /* to, !card -> self, to */
    DO_PASS,
    DO_REST,
    VERBS
};
enum rule { RULE_ROUNDS, RULES };
enum { NAMES_NONE, NAMES_LOT, NAMES_PLACE, NAMES_CARD, NAME_TABLES };

#define FIELDS(X)                                                                                  \
    X(uint64_t, barred, [POOLS_MAX], "barred", AS_NOTHING)                                         \
    X(uint16_t, known, [PLACES], "known", AS_NUMBER)                                               \
    X(uint16_t, bid_known, [BOX_SEATS], "bid-known", AS_NUMBER)                                    \
    X(uint8_t, phase, , "phase", .show = MUTANT == 47 ? SHOW_NAME : SHOW_NUMBER)                   \
    X(uint8_t, seats, , "seats", AS_NUMBER)                                                        \
    X(uint8_t, rounds, , "rounds", AS_NUMBER)                                                      \
    X(uint8_t, round, , "round", AS_NUMBER)                                                        \
    X(uint8_t, actor, , "actor", AS_NUMBER)                                                        \
    X(uint8_t, bank, , "bank", AS_NUMBER)                                                          \
    X(uint8_t, last, , "last", AS_NUMBER) /* the last card shown, or NONE */                       \
    X(uint8_t, bids_made, [BOX_SEATS], "bids-made", AS_NUMBER)                                     \
    X(uint8_t, purse, [BOX_SEATS], "purse", AS_NUMBER)                                             \
    X(uint8_t, points, [BOX_SEATS], "points", AS_NUMBER)                                           \
    X(uint8_t, size, [PLACES], "size", AS_NUMBER)                                                  \
    X(uint8_t, pool, [CARDS], "pool", AS_NOTHING)                                                  \
    X(uint8_t, spare, [4], "spare", AS_NOTHING)                                                    \
    /* secret */                                                                                   \
    X(uint8_t, place, [CARDS], "place", .show = SHOW_PLACES, .names = NAMES_PLACE,                 \
      .know = KNOW_PLACE, .index_names = MUTANT == 49 ? NAMES_LOT : NAMES_CARD,                    \
      .places = MUTANT == 48 ? PLACES + 1 : PLACES, .mask = offsetof(struct box, known),           \
      .size = offsetof(struct box, size), .pool = offsetof(struct box, pool),                      \
      .barred = offsetof(struct box, barred))                                                      \
    X(uint8_t, bid, [BOX_SEATS * LOTS], "bid", AS_NUMBER,                                          \
      .know = MUTANT == 1 ? KNOW_ALL : MUTANT == 51 ? KNOW_OWNER : KNOW_MASK,                      \
      .stride = MUTANT == 51 ? 1 : LOTS, .mask = offsetof(struct box, bid_known), .lo = 0,         \
      .hi = MUTANT == 18 ? BID_MAX - 1 : BID_MAX)

struct box {
    FIELDS(FIELD_MEMBER)
};
_Static_assert(sizeof(struct box) % 8 == 0, "a state is whole words");

static const struct field fields[] = {
#define ROW(...) FIELD_ROW(struct box, __VA_ARGS__)
    FIELDS(ROW)};
enum {
    FIELD_COUNT = sizeof fields / sizeof *fields,
    FIELD_BID = FIELD_COUNT - 1,
    FIELD_PLACE = FIELD_COUNT - 2
};

static struct box *box_of(struct state *s)
{
    return (struct box *)s->bytes;
}
static const struct box *box_read(const struct state *s)
{
    return (const struct box *)s->bytes;
}

static const struct phase_spec phases[PHASES] = {
    {MUTANT == 33 ? "play" : "deal", PHASE_TURN}, {"bid", PHASE_TOGETHER}, {"bids", PHASE_TURN},
    {"play", PHASE_TURN}, {"over", PHASE_TURN},
};
static const struct verb_spec verbs[VERBS] = {
    [DO_SHUFFLE] = {"shuffle"},
    [DO_DRAW] = {"draw",
                 {{"to", 0, MUTANT == 52 ? SHOW_SET : SHOW_NUMBER, 0},
                  {"card", MUTANT != 38, SHOW_NUMBER, 0}},
                 .chance = MUTANT == 54 ? CHANCE_SHOWN : CHANCE_DEAL},
    [DO_BID] = {"bid", {{"lot", 0, SHOW_NUMBER, 0}, {"coin", 1, SHOW_NUMBER, 0}}},
    [DO_BIDS] = {"bids",
                 {{MUTANT == 32 ? "a-1" : "a-0", 0, 0, 0},
                  {"a-1", 0, 0, 0},
                  {"b-0", 0, 0, 0},
                  {"b-1", 0, 0, 0},
                  {"c-0", 0, 0, 0},
                  {"c-1", 0, 0, 0}},
                 .chance = CHANCE_SHOWN},
    [DO_SHOW] = {"show", {{"card", 0, SHOW_NUMBER, 0}}},
    [DO_BURY] = {MUTANT == 31 ? "show" : "bury", {{"card", 1, SHOW_NUMBER, 0}}},
    [DO_SLIP] = {"slip", {{"to", 0, SHOW_NUMBER, 0}, {"card", 1, SHOW_NUMBER, 0}}},
    [DO_PASS] = {"pass", .chance = MUTANT == 53 ? CHANCE_DIE : CHANCE_DEAL},
    [DO_REST] = {"rest"},
};
enum { TALLY_NONE, TALLY_LOTS, TALLIES };
static const struct tally_spec tallies[TALLIES] = {
    [TALLY_NONE] = {MUTANT == 36 ? "lots" : "empty-handed"},
    [TALLY_LOTS] = {"lots", .counts = 1, .worth = 1},
};
static void choose(const struct data *d, const struct view *v, const struct options *o,
                   struct rng *r, struct move *out)
{
    (void)d, (void)v;
    options_draw(o, r, out);
}
static const struct policy policies[] = {{MUTANT == 35 ? "stdio" : "any", .choose = choose}};
static const struct rule_spec rules[RULES] = {
    [RULE_ROUNDS] = {"rounds", 1, 9, 5, NULL}};

static const char *role(int seat)
{
    (void)seat;
    return "bidder";
}

static bool data_open(struct data *out, void *block, const struct node *tree,
                      struct complaint *wrong)
{
    static const char *const lots[] = {"first", MUTANT == 34 ? "first" : "second"};
    static const char *const places[PLACES] = {"deck",   "discard", "hand-a",  "hand-b",
                                               "hand-c", "vault-a", "vault-b", "vault-c"};
    static const char *const cards[CARDS] = {
        "c0", "c1", "c2", "c3", "c4",  MUTANT == 50 ? NULL : "c5",
        "c6", "c7", "c8", "c9", "c10", "c11"};
    static const struct names names[NAME_TABLES] = {[NAMES_LOT] = {lots, LOTS},
                                                    [NAMES_PLACE] = {places, PLACES},
                                                    [NAMES_CARD] = {cards, CARDS}};
    (void)block, (void)tree, (void)wrong;
    *out = (struct data){.name = "none", .edition = 1, .names = names, .names_count = NAME_TABLES};
    return true;
}

static bool hands_full(const struct box *b)
{
    for (int i = 0; i < b->seats; i++)
        if (b->size[PLACE_HAND + i] < HAND)
            return false;
    return true;
}

static int reserve(const struct box *b)
{
    int n = b->size[PLACE_DISCARD];
    for (int i = 0; i < b->seats; i++)
        n += b->size[PLACE_VAULT + i];
    return n;
}

static void bids_open(struct box *b, bool closed)
{
    for (int i = 0; i < BOX_SEATS; i++)
        b->bid_known[i] = closed ? (uint16_t)(1u << i) : ALL_SEATS;
    memset(b->bid, 0, sizeof b->bid);
    memset(b->bids_made, 0, sizeof b->bids_made);
}

/* After a card: goes on dealing, or to the bids where no more can be dealt. */
static void deal_on(struct box *b)
{
    if (!hands_full(b) && b->size[PLACE_DECK] + reserve(b) > 0)
        return;
    b->phase = PHASE_BID;
    bids_open(b, true);
}

static const char *init(const struct data *d, const struct rules *r, int seats, struct state *s)
{
    (void)d;
    struct box *b = box_of(s);
    if (MUTANT == 3) { /* a field keeps what was in memory */
        uint8_t points[BOX_SEATS];
        memcpy(points, b->points, sizeof points);
        memset(b, 0, sizeof *b);
        memcpy(b->points, points, sizeof points);
    } else {
        memset(b, 0, sizeof *b);
    }
    b->seats = (uint8_t)seats;
    b->rounds = (uint8_t)r->value[RULE_ROUNDS];
    b->last = NONE;
    b->known[PLACE_DISCARD] = MUTANT == 37 ? 0 : ALL_SEATS;
    for (int i = 0; i < BOX_SEATS; i++) {
        b->known[PLACE_HAND + i] = (uint16_t)(1u << i);
        b->known[PLACE_VAULT + i] = MUTANT == 19   ? 1u << SEAT_WATCHER
                                    : MUTANT == 20 ? 3u << i
                                                   : 1u << i;
        b->purse[i] = i < seats ? PURSE : 0;
    }
    bids_open(b, false);
    cards_start(&fields[FIELD_PLACE], s);
    return NULL;
}

static int phase(const struct data *d, const struct state *s)
{
    (void)d;
    return box_read(s)->phase;
}

static uint32_t turn(const struct data *d, const struct state *s)
{
    const struct box *b = box_read(s);
    uint32_t who = 0;
    (void)d;
    switch (b->phase) {
    case PHASE_DEAL:
    case PHASE_BIDS: return 1u << SEAT_CHANCE;
    case PHASE_BID:
        for (int i = 0; i < b->seats; i++)
            if (b->bids_made[i] < LOTS)
                who |= 1u << i;
        return who;
    case PHASE_PLAY:
        if (MUTANT == 12 &&
            b->place[0] == PLACE_VAULT) /* whose turn it is tells where a card lies */
            return 1u << (b->actor + 1) % b->seats;
        return 1u << b->actor;
    }
    return MUTANT == 26 ? 1u : 0;
}

static struct set hand(const struct box *b, int seat)
{
    return cards_at(b->place, CARDS, PLACE_HAND + seat);
}

static struct set low_of(struct set cards)
{
    cards.word[0] &= (1u << LOW) - 1;
    return cards;
}

static int bid_highest(const struct box *b, int seat, int lot)
{
    int left = b->purse[seat];
    for (int i = 0; i < lot; i++)
        left -= b->bid[seat * LOTS + i];
    if (MUTANT == 44 && b->spare[2])
        return 0;
    return left < BID_MAX ? left : BID_MAX;
}

static void play_options(const struct box *b, int seat, struct options *out)
{
    struct set cards = hand(b, seat), low = low_of(cards);
    struct option *o;
    option_add(out, seat, DO_PASS)->flags = MUTANT == 42   ? 0
                                            : MUTANT == 45 ? OPTION_SAFE
                                                           : OPTION_SAFE | OPTION_DULL;
    if (b->purse[seat])
        option_add(out, seat, DO_REST)->flags = MUTANT == 42 || MUTANT == 45 ? OPTION_DULL : 0;
    if (set_count(&cards) == 0)
        return;
    arg_one(option_add(out, seat, DO_SHOW), cards);
    if (MUTANT == 43)
        out->at[out->count - 1].flags = OPTION_SAFE | OPTION_DULL;
    if (MUTANT == 16)
        arg_one(option_add(out, seat, DO_SHOW), cards); /* the same moves twice */
    if (set_count(&low) && b->size[PLACE_VAULT + seat] < VAULT)
        arg_one(option_add(out, seat, DO_BURY), MUTANT == 2 ? cards : low);
    for (int to = 0; to < b->seats; to++) {
        if (to == seat || (MUTANT == 9 && set_has(&cards, 0) != (b->place[1] == PLACE_HAND + to)))
            continue;
        o = option_add(out, seat, DO_SLIP);
        arg_is(o, to);
        arg_one(o, cards);
    }
}

static void options(const struct data *d, const struct state *s, int seat, struct options *out)
{
    const struct box *b = box_read(s);
    struct option *o;
    (void)d;
    switch (b->phase) {
    case PHASE_DEAL:
        if (b->size[PLACE_DECK] == 0) {
            option_add(out, seat, DO_SHUFFLE);
            break;
        }
        o = option_add(out, seat, DO_DRAW);
        for (int to = 0; to < b->seats; to++)
            if (b->size[PLACE_HAND + to] < HAND) {
                arg_is(o, to);
                break;
            }
        arg_one(o, cards_at(b->place, CARDS, PLACE_DECK));
        break;
    case PHASE_BID:
        o = option_add(out, seat, DO_BID);
        arg_is(o, b->bids_made[seat]);
        arg_range(o, 0, bid_highest(b, seat, b->bids_made[seat]));
        if (MUTANT == 17)
            o->args = 1; /* an argument is missing */
        if (MUTANT == 44)
            option_add(out, seat, DO_PASS)->flags = OPTION_DULL;
        break;
    case PHASE_BIDS:
        o = option_add(out, seat, DO_BIDS);
        for (int i = 0; i < BOX_SEATS * LOTS; i++)
            arg_is(o, MUTANT == 14 ? 0 : b->bid[i]); /* what is shown is not named */
        break;
    case PHASE_PLAY: play_options(b, seat, out); break;
    }
}

static void bids_pay(struct box *b)
{
    for (int lot = 0; lot < LOTS; lot++) {
        int best = 0, who = -1;
        for (int i = 0; i < b->seats; i++) {
            int coin = b->bid[i * LOTS + lot];
            if (coin > best) {
                best = coin;
                who = i;
            } else if (coin == best) {
                who = -1;
            }
            b->purse[i] = (uint8_t)(b->purse[i] - coin);
            b->bank = (uint8_t)(b->bank + (MUTANT == 4 ? coin > 0 : coin));
        }
        if (who >= 0)
            b->points[who]++;
    }
    bids_open(b, false);
}

static void shuffle(struct box *b, struct state *s)
{
    uint64_t from = 1ull << PLACE_DISCARD;
    for (int i = 0; i < BOX_SEATS; i++)
        from |= 1ull << (PLACE_VAULT + i);
    cards_shuffle(&fields[FIELD_PLACE], s, from, PLACE_DECK);
    if (MUTANT == 24) /* forgets that unseen cards went along */
        for (int i = 0; i < POOLS_MAX; i++)
            if (b->pool[i] != i)
                b->barred[b->pool[i]] |= 1ull << PLACE_DECK;
    b->last = NONE;
}

static void play_on(struct box *b)
{
    b->actor++;
    if (b->actor < b->seats)
        return;
    b->actor = 0;
    b->round += MUTANT != 11;
    b->phase = PHASE_DEAL;
    if (b->round == b->rounds)
        b->phase = PHASE_OVER;
    else
        deal_on(b);
}

/* Goes on once all bids are made. */
static void bids_close(struct box *b)
{
    bool all = true, some = false;
    for (int i = 0; i < b->seats; i++)
        all &= b->bids_made[i] == LOTS;
    for (int i = 0; i < BOX_SEATS * LOTS; i++)
        some |= b->bid[i] > 0;
    if (all && MUTANT == 13 && !some) { /* skips a phase by what is hidden */
        bids_open(b, false);
        b->phase = PHASE_PLAY;
    } else if (all) {
        b->phase = PHASE_BIDS;
    }
}

static void bid(struct box *b, const struct move *m)
{
    b->bid[m->seat * LOTS + m->arg[0]] = (uint8_t)m->arg[1];
    b->bids_made[m->seat]++;
    if (MUTANT == 10 && b->last == NONE)
        b->last = m->seat; /* who was first */
    if (MUTANT == 25)
        b->spare[0] = (uint8_t)(b->spare[0] + (m->arg[1] > 0)); /* how many bids are above 0 */
    bids_close(b);
}

static void apply(const struct data *d, struct state *s, const struct move *m)
{
    static int calls;
    struct box *b = box_of(s);
    (void)d;
    calls++;
    switch (m->verb) {
    case DO_SHUFFLE: shuffle(b, s); break;
    case DO_DRAW:
        if (MUTANT == 7) { /* moves a card without asking what is known */
            b->place[m->arg[1]] = (uint8_t)(PLACE_HAND + m->arg[0]);
            b->size[PLACE_DECK]--;
            b->size[PLACE_HAND + m->arg[0]]++;
        } else {
            card_move(&fields[FIELD_PLACE], s, m->arg[1], PLACE_HAND + m->arg[0]);
        }
        deal_on(b);
        break;
    case DO_BID: bid(b, m); break;
    case DO_BIDS:
        bids_pay(b);
        b->phase = PHASE_PLAY;
        break;
    case DO_SHOW:
        card_move(&fields[FIELD_PLACE], s, m->arg[0], PLACE_DISCARD);
        if (MUTANT == 8)
            b->size[PLACE_DISCARD]--, b->size[PLACE_DECK]++;
        b->last = (uint8_t)m->arg[0];
        if (MUTANT == 15)
            b->spare[1] = (uint8_t)(calls & 1);
        play_on(b);
        break;
    case DO_BURY:
        card_move(&fields[FIELD_PLACE], s, m->arg[0], PLACE_VAULT + m->seat);
        if (MUTANT == 6)
            b->last = (uint8_t)m->arg[0]; /* a secret told in a secret move */
        play_on(b);
        break;
    case DO_SLIP:
        card_move(&fields[FIELD_PLACE], s, m->arg[1], PLACE_HAND + m->arg[0]);
        if (MUTANT == 21 && m->arg[1] >= LOW)
            b->points[m->seat]++; /* a public score from a hidden card */
        play_on(b);
        break;
    case DO_PASS:
        if (MUTANT == 44 && b->phase == PHASE_BID) {
            b->spare[2] = 1; /* nobody else may bid a coin now */
            b->bids_made[m->seat] = LOTS;
            bids_close(b);
            break;
        }
        if (MUTANT == 45)
            b->spare[3] = 1;
        play_on(b);
        break;
    case DO_REST:
        b->purse[m->seat]--;
        b->bank++;
        play_on(b);
        break;
    }
}

static void payoff(const struct data *d, const struct state *s, int32_t *out)
{
    const struct box *b = box_read(s);
    (void)d;
    for (int i = 0; i < b->seats - (MUTANT == 27); i++)
        out[i] = b->points[MUTANT == 40 ? (i + 1) % b->seats : i] * (MUTANT == 39 ? 2 : 1);
    if (MUTANT == 46)
        out[0] = out[0] ? out[0] : -1;
}

static int tally(const struct data *d, const struct state *s, int seat, int which)
{
    const struct box *b = box_read(s);
    (void)d;
    if (MUTANT == 46 && which == TALLY_LOTS && seat == 0 && !b->points[0])
        return -1;
    return which == TALLY_LOTS ? b->points[seat] : b->points[seat] == 0;
}

static uint32_t witness(const struct data *d, const struct state *s, const struct move *m)
{
    (void)d, (void)s;
    switch (m->verb) {
    case DO_DRAW: return MUTANT == 5 ? 0 : MUTANT == 22 ? 3 : 1u << m->arg[0];
    case DO_SLIP: return MUTANT == 23 ? 0 : 1u << m->arg[0];
    }
    return 0;
}

static const char *check(const struct data *d, const struct state *s)
{
    const struct box *b = box_read(s);
    int coins = b->bank;
    (void)d;
    for (int p = 0; p < PLACES; p++) {
        struct set cards = cards_at(b->place, CARDS, p);
        if (set_count(&cards) != b->size[p])
            return "the sizes count the places";
        if (p >= PLACE_VAULT && cards.word[0] >> LOW)
            return "only low cards lie in a vault";
    }
    for (int i = 0; i < b->seats; i++) {
        int sum = 0;
        coins += b->purse[i];
        for (int lot = 0; lot < LOTS; lot++) {
            sum += b->bid[i * LOTS + lot];
            if (lot >= b->bids_made[i] && b->bid[i * LOTS + lot])
                return "a bid stands once it is made";
        }
        if (sum > b->purse[i])
            return "bids stay within the purse";
    }
    if (coins != b->seats * PURSE)
        return "no coin comes or goes";
    return NULL;
}

static struct set may_be(const struct data *d, const struct state *s, int field, int i)
{
    const struct box *b = box_read(s);
    (void)d;
    if (field == FIELD_PLACE) {
        struct set places = set_below(PLACES);
        for (int p = PLACE_VAULT; p < PLACES && i >= LOW; p++)
            set_drop(&places, p);
        return places;
    }
    int seat = i / LOTS, lot = i % LOTS;
    if (seat >= b->seats || lot >= b->bids_made[seat])
        return set_below(1);
    if (MUTANT == 28)
        return set_none();
    return set_below(bid_highest(b, seat, lot) + 1);
}

extern const struct game CARDBOX;
const struct game CARDBOX = {
    .name = "cardbox",
    .title = "The Card Box",
    .author = "nobody",
    .edition = 1,
    .toy = true,
    .seats_min = 2,
    .seats_max = BOX_SEATS,
    .verb_count = VERBS,
    .phase_count = PHASES,
    .rule_count = RULES,
    .policy_count = 1,
    .tally_count = TALLIES,
    .field_count = MUTANT == 29 ? FIELD_COUNT - 1 : FIELD_COUNT,
    .state_size = sizeof(struct box),
    /* the first hands 6; a round at most 3 draws, 1 shuffle, 6 bids, 1 showing, 3 plays; 9 rounds
     */
    .moves_max = MUTANT == 30 ? 20 : 6 + 9 * 14,
    .zero_sum = MUTANT == 41,
    .payoff_hi = 9 * LOTS,
    .rules = rules,
    .tallies = tallies,
    .policies = policies,
    .verbs = verbs,
    .phases = phases,
    .fields = fields,
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
    .may_be = may_be,
};
