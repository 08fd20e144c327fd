/* Resampling against brute force: for small decks with barred places, and for numbers that
 * constrain one another, every consistent world is listed by nested counting; resampling must find
 * a world exactly where there is one, give no other, and give each as often as any other. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "engine/deal.h"
#include "engine/engine.h"

enum { CARDS = 26, PLACES = 26, WORLDS_MAX = 6000, DRAWS = 50 };

struct box {
    uint64_t barred[POOLS_MAX];
    uint16_t known[PLACES];
    uint8_t size[PLACES], pool[CARDS], place[CARDS];
};

/* The game under test; changed by each test before it is used. */
static uint64_t allowed[CARDS]; /* by may_be */
static bool use_may_be;

static struct set may_be(const struct data *d, const struct state *s, int field, int i)
{
    (void)d, (void)s, (void)field;
    return (struct set){{allowed[i], 0}};
}

static const char *check(const struct data *d, const struct state *s)
{
    (void)d, (void)s;
    return NULL;
}

static struct field fields[2];
static struct game box_game;

static void game_make(int cards, int places)
{
    fields[0] = (struct field){
        .name = "public", .offset = 0, .count = offsetof(struct box, place), .width = 1};
    fields[1] = (struct field){
        .name = "place",
        .offset = offsetof(struct box, place),
        .count = (uint16_t)cards,
        .width = 1,
        .know = KNOW_PLACE,
        .places = (uint8_t)places,
        .mask = offsetof(struct box, known),
        .size = offsetof(struct box, size),
        .pool = offsetof(struct box, pool),
        .barred = offsetof(struct box, barred),
    };
    box_game = (struct game){.name = "box",
                             .field_count = 2,
                             .state_size = (sizeof(struct box) + 7) & ~7u,
                             .fields = fields,
                             .check = check,
                             .may_be = use_may_be ? may_be : NULL};
}

struct worlds {
    int count;
    uint8_t at[WORLDS_MAX][8];
};

/* All ways to give the unknown cards places: by sizes, barred places and may_be. */
static void worlds_list(const struct box *b, int cards, int places, struct worlds *w)
{
    int total = 1;
    w->count = 0;
    for (int i = 0; i < cards; i++)
        total *= places;
    for (int code = 0; code < total; code++) {
        uint8_t at[8];
        int size[PLACES] = {0}, left = code;
        bool good = true;
        for (int i = 0; i < cards; i++, left /= places) {
            at[i] = (uint8_t)(left % places);
            size[at[i]]++;
            if (b->place[i] != UNKNOWN)
                good &= at[i] == b->place[i];
            else
                good &= !(b->barred[b->pool[i]] >> at[i] & 1) && !(b->known[at[i]] & 1) &&
                        (!use_may_be || (allowed[i] >> at[i] & 1));
        }
        for (int p = 0; p < places; p++)
            good &= size[p] == b->size[p];
        if (good) {
            assert_true(w->count < WORLDS_MAX);
            memcpy(w->at[w->count++], at, 8);
        }
    }
}

/* Draws and compares; adds chi-square and its degrees of freedom. False if that way gave up on it.
 */
static bool draw_all(const struct state *view, int cards, const struct worlds *w, enum deal_how how,
                     struct rng *r, double *squares, double *freedom)
{
    static int count[WORLDS_MAX];
    memset(count, 0, sizeof count);
    for (int n = 0; n < DRAWS * w->count || n < 1; n++) {
        struct state s;
        const struct box *b = (const struct box *)s.bytes;
        int k = 0;
        state_copy(&box_game, &s, view);
        bool dealt = deal_cards(&box_game, NULL, 1, 0, &s, r, how);
        if (how == DEAL_EXACT && !dealt && w->count)
            return false;
        assert_int_equal(dealt, w->count > 0);
        if (!dealt) {
            assert_true(state_equal(&box_game, &s, view));
            return true;
        }
        while (k < w->count && memcmp(w->at[k], b->place, (size_t)cards))
            k++;
        assert_true(k < w->count);
        count[k]++;
    }
    for (int k = 0; k < w->count; k++)
        *squares += (count[k] - DRAWS) * (double)(count[k] - DRAWS) / DRAWS;
    *freedom += w->count - 1;
    return true;
}

/* A box at random: 3 to 7 cards in 2 to 4 places; with `honest`, barred[] and may_be never exclude
 * the truth. */
static void box_any(struct rng *r, bool honest, int *cards, int *places, struct state *out)
{
    struct box *b = (struct box *)out->bytes;
    memset(out, 0, sizeof *out);
    *places = 2 + (int)rng_below(r, 3);
    *cards = 3 + (int)rng_below(r, *places == 4 ? 4 : 5);
    for (int i = 0; i < *cards; i++) {
        b->place[i] = (uint8_t)rng_below(r, (uint64_t)*places);
        b->size[b->place[i]]++;
        b->pool[i] = (uint8_t)rng_below(r, 4);
        allowed[i] = rng_next(r);
        allowed[i] |= rng_next(r);
    }
    for (int s = 0; s < POOLS_MAX; s++)
        b->barred[s] = rng_next(r) & 15, b->barred[s] &= rng_next(r);
    for (int i = 0; i < *cards && honest; i++) {
        b->barred[b->pool[i]] &= ~(1ull << b->place[i]);
        allowed[i] |= 1ull << b->place[i];
    }
    if (rng_below(r, 2))
        b->known[0] = 1; /* seat 0 sees into place 0 */
    for (int i = 0; i < *cards; i++)
        if (b->known[b->place[i]] & 1)
            b->place[i] = UNKNOWN - 1;
    for (int i = 0; i < *cards; i++)
        b->place[i] = b->place[i] == UNKNOWN - 1 ? 0 : UNKNOWN;
}

static void decks_with_bars(void **state)
{
    static struct worlds w;
    double squares[3] = {0}, freedom[3] = {0};
    int counted = 0, impossible = 0;
    struct rng r;
    (void)state;
    rng_seed(&r, 11, 0);
    for (int n = 0; n < 300; n++) {
        struct state view;
        int cards, places;
        use_may_be = n % 3 == 0;
        box_any(&r, n % 4 != 0, &cards, &places, &view);
        game_make(cards, places);
        worlds_list((const struct box *)view.bytes, cards, places, &w);
        if (w.count > 400)
            continue;
        impossible += w.count == 0;
        draw_all(&view, cards, &w, DEAL_AS_FITS, &r, &squares[0], &freedom[0]);
        counted += draw_all(&view, cards, &w, DEAL_EXACT, &r, &squares[1], &freedom[1]);
        if (w.count <= 60)
            draw_all(&view, cards, &w, DEAL_CHAIN, &r, &squares[2], &freedom[2]);
    }
    assert_true(impossible > 20); /* decks without any deal were among them */
    assert_true(counted > 150);
    for (int how = 0; how < 3; how++) {
        /* chi-square: mean `freedom`, variance twice that; five standard deviations either way */
        assert_true(freedom[how] > 1000);
        print_message("way %d: chi-square %.0f, %.0f degrees of freedom\n", how, squares[how],
                      freedom[how]);
        assert_true(fabs(squares[how] - freedom[how]) < 5 * sqrt(2 * freedom[how]));
    }
}

/* Three cards, three places of one card: 0 in a or b, 1 in b or c, 2 in c or a. Two deals (all
 * first, all second), and no exchange of two cards leads from one to the other. */
static void crossing_bars(void **state)
{
    static struct worlds w;
    struct state view;
    struct box *b = (struct box *)view.bytes;
    struct rng r;
    (void)state;
    memset(&view, 0, sizeof view);
    use_may_be = false;
    game_make(3, 3);
    for (int i = 0; i < 3; i++) {
        b->size[i] = 1;
        b->pool[i] = (uint8_t)i;
        b->place[i] = UNKNOWN;
        b->barred[i] = 1ull << (i + 2) % 3;
    }
    worlds_list(b, 3, 3, &w);
    assert_int_equal(w.count, 2);
    rng_seed(&r, 1, 1);
    for (int how = DEAL_AS_FITS; how <= DEAL_CHAIN; how++) {
        double squares = 0, freedom = 0;
        assert_true(draw_all(&view, 3, &w, (enum deal_how)how, &r, &squares, &freedom));
        assert_true(squares < 16); /* one degree of freedom: above 16 once in 16,000 */
    }
}

/* 24 cards in 24 places of one card; card i may lie in i or i + 1, the last only in its own: there
 * is one deal, each card in its own place, and a greedy deal goes wrong at every step. Too large
 * for the count. */
static void one_deal_only(void **state)
{
    struct state view, s;
    struct box *b = (struct box *)view.bytes;
    struct rng r;
    (void)state;
    memset(&view, 0, sizeof view);
    use_may_be = true;
    game_make(24, 24);
    for (int i = 0; i < 24; i++) {
        b->size[i] = 1;
        b->place[i] = UNKNOWN;
        allowed[i] = (i < 23 ? 3ull : 1ull) << i;
    }
    rng_seed(&r, 1, 2);
    for (int n = 0; n < 20; n++) {
        s = view;
        assert_true(deal_cards(&box_game, NULL, 1, 0, &s, &r, DEAL_AS_FITS));
        for (int i = 0; i < 24; i++)
            assert_int_equal(((const struct box *)s.bytes)->place[i], i);
    }
    allowed[23] = 1ull << 22; /* now 23 cards crowd into 0 .. 22 and the last place stays empty */
    allowed[22] = 1ull << 22;
    s = view;
    assert_false(deal_cards(&box_game, NULL, 1, 0, &s, &r, DEAL_AS_FITS));
    assert_true(state_equal(&box_game, &s, &view));
}

/* A deck as in play: 20 unknown cards; the deck takes 13, a hand 6, a row 1. Cards 0 .. 13 are of a
 * pool that is not in the hand, so the hand is cards 14 .. 19. Cards 0, 1, 18 and 19 may lie in the
 * row: 18 and 19 are needed in the hand, so it is 0 or 1, each in half of all worlds. */
static void forced_hand(void **state)
{
    enum { DECK, HAND, ROW };
    struct state view;
    struct box *b = (struct box *)view.bytes;
    struct rng r;
    int first = 0;
    (void)state;
    memset(&view, 0, sizeof view);
    use_may_be = true;
    game_make(20, 3);
    b->size[DECK] = 13, b->size[HAND] = 6, b->size[ROW] = 1;
    for (int i = 0; i < 20; i++) {
        b->place[i] = UNKNOWN;
        b->pool[i] = i >= 14; /* cards 14 .. 19 may be in the hand */
        allowed[i] = 1 << DECK | 1 << HAND;
        if (i == 0 || i == 1 || i == 18 || i == 19)
            allowed[i] |= 1 << ROW;
    }
    b->barred[0] = 1 << HAND;
    rng_seed(&r, 4, 4);
    for (int n = 0; n < 2000; n++) {
        struct state s = view;
        const struct box *got = (const struct box *)s.bytes;
        assert_true(deal_cards(&box_game, NULL, 1, 0, &s, &r, DEAL_AS_FITS));
        for (int i = 14; i < 20; i++)
            assert_int_equal(got->place[i], HAND);
        first += got->place[0] == ROW;
    }
    assert_in_range(first, 888, 1112); /* 1000, five standard deviations of 22.4 */
}

/* ---- Numbers ---- */

struct slips {
    uint8_t purse[2], made, spare[5], bid[6];
    uint8_t end[2];
};

static int bids_hi = 3;

/* Three bids a seat, each 0 .. hi, together at most the purse. */
static struct set bid_may_be(const struct data *d, const struct state *s, int field, int i)
{
    const struct slips *p = (const struct slips *)s->bytes;
    int left = p->purse[i / 3];
    (void)d, (void)field;
    for (int k = i / 3 * 3; k < i; k++)
        left -= p->bid[k];
    return set_below((left < bids_hi ? left : bids_hi) + 1);
}

/* Purses of 2 and 4, bids 0 .. 3. Sums up to 2: 1 + 3 + 6 = 10. Up to 4: C(7, 3) = 35, less those
 * with a 4: 3, = 32. Seat 0 knows its own bids: 32 worlds; the watcher none: 320. Each as likely as
 * any. With hi 100 a bid drawn at random almost never fits, so the fillings are counted out: up to
 * 4 then gives 35. */
static void numbers_under_a_purse(void **state)
{
    static const struct {
        int hi, seat, worlds;
    } tries[] = {{3, 0, 32}, {3, SEAT_WATCHER, 320}, {100, 0, 35}};
    (void)state;
    for (int t = 0; t < 3; t++) {
        struct field slip_fields[] = {
            {.name = "public", .offset = 0, .count = 8, .width = 1},
            {.name = "bid",
             .offset = offsetof(struct slips, bid),
             .count = 6,
             .width = 1,
             .know = KNOW_OWNER,
             .stride = 3,
             .lo = 0,
             .hi = (int16_t)tries[t].hi},
        };
        struct game g = {.name = "slips",
                         .field_count = 2,
                         .state_size = 16,
                         .fields = slip_fields,
                         .check = check,
                         .may_be = bid_may_be};
        struct state truth = {{0}};
        struct slips *p = (struct slips *)truth.bytes;
        struct view v;
        struct rng r;
        static int count[1 << 12];
        int worlds = 0;
        double squares = 0;
        p->purse[0] = 2, p->purse[1] = 4;
        p->bid[0] = 2, p->bid[3] = 1, p->bid[5] = 3;
        bids_hi = tries[t].hi;
        memset(count, 0, sizeof count);
        rng_seed(&r, 9, (uint64_t)t);
        redact(&g, &truth, tries[t].seat, &v);
        for (int n = 0; n < DRAWS * tries[t].worlds; n++) {
            struct state s;
            const struct slips *got = (const struct slips *)s.bytes;
            int code = 0, sum[2] = {0};
            assert_true(resample(&g, NULL, &v, &r, &s));
            for (int i = 0; i < 6; i++) {
                sum[i / 3] += got->bid[i];
                assert_in_range(got->bid[i], 0, tries[t].hi < 4 ? 3 : 4);
                if (tries[t].seat == SEAT_WATCHER || i >= 3)
                    code = code * (tries[t].seat == SEAT_WATCHER ? 4 : 5) + got->bid[i];
                else
                    assert_int_equal(got->bid[i], p->bid[i]);
            }
            assert_true(sum[0] <= 2 && sum[1] <= 4);
            worlds += count[code]++ == 0;
        }
        assert_int_equal(worlds, tries[t].worlds);
        for (int i = 0; i < 1 << 12; i++)
            if (count[i])
                squares += (count[i] - DRAWS) * (double)(count[i] - DRAWS) / DRAWS;
        assert_true(fabs(squares - (worlds - 1)) < 5 * sqrt(2.0 * (worlds - 1)));
    }
}

/* ---- Keys and digests ---- */

static uint64_t digest(const struct game *g, const struct data *d, const struct digest_form *form,
                       const struct state *s)
{
    struct digest_form all;
    digest_form_new(g, &all);
    return state_digest(g, d, form ? form : &all, s);
}

/* A digest made of what changed is that of the whole: over two fields that may hold blanks, in all
 * 4,096 states, each after another one. Without the sums' own copy of a state, or with a field
 * passed over, some of them differ. */
static void digests_step_by_step(void **state)
{
    static const char *const names[] = {"ace", "king"};
    struct names tables[] = {{0}, {names, 2}};
    struct data data = {.names = tables, .names_count = 2};
    struct field f[] = {
        {.name = "coin", .offset = 0, .count = 2, .width = 1, .index_names = 1},
        {.name = "card", .offset = 2, .count = 1, .width = 1, .show = SHOW_NAME, .names = 1},
        {.name = "debt", .offset = 4, .count = 1, .width = 2, .is_signed = 1}};
    struct game g = {.field_count = 3, .state_size = 8, .fields = f};
    struct digest_form form;
    struct digest_sums sums = {0};
    int seen = 0;
    (void)state;
    digest_form_new(&g, &form);
    for (int i = 0; i < 4096; i++) {
        int code = i * 1031 % 4096; /* 1031 is odd: each once */
        struct state s = {{0}};
        field_set(&f[0], &s, 0, code & 3), field_set(&f[0], &s, 1, code >> 2 & 7);
        field_set(&f[1], &s, 0, (code >> 5 & 3) == 3 ? NONE : code >> 5 & 3);
        field_set(&f[2], &s, 0, (code >> 7) - 16);
        uint64_t whole = state_digest(&g, &data, &form, &s);
        assert_true(state_digest_next(&g, &data, &form, &s, &sums) == whole);
        assert_true(state_digest_next(&g, &data, &form, &s, &sums) == whole);
        seen += whole == digest(&g, &data, &form, &(struct state){{0}});
    }
    assert_int_equal(seen, 1); /* the state of zeros alone */
}

/* The same fields in another order of bytes: the same digest; another value or name: another. */
static void digests(void **state)
{
    struct field one[] = {{.name = "coin", .offset = 0, .count = 2, .width = 2},
                          {.name = "age", .offset = 4, .count = 1, .width = 1, .is_signed = 1},
                          {.name = "spare", .offset = 5, .count = 3, .width = 1, .show = SHOW_NOT}};
    struct field two[] = {{.name = "age", .offset = 0, .count = 1, .width = 4, .is_signed = 1},
                          {.name = "coin", .offset = 4, .count = 2, .width = 2}};
    struct game a = {.field_count = 3, .state_size = 8, .fields = one};
    struct game b = {.field_count = 2, .state_size = 8, .fields = two};
    struct state s = {{0}}, t = {{0}};
    struct digest_form first;
    (void)state;
    field_set(&one[0], &s, 0, 700), field_set(&one[0], &s, 1, 9), field_set(&one[1], &s, 0, -4);
    field_set(&two[1], &t, 0, 700), field_set(&two[1], &t, 1, 9), field_set(&two[0], &t, 0, -4);
    field_set(&one[2], &s, 1, 77);
    assert_int_equal(field_value(&one[1], &s, 0), -4);
    assert_true(digest(&a, NULL, NULL, &s) == digest(&b, NULL, NULL, &t));
    digest_form_first(&a, &first);
    assert_int_equal(first.field[0], 3);
    /* Both as tests/engine/digest.py counts them from docs/log.md. */
    assert_true(digest(&a, NULL, &first, &s) == 0xff12c59eb9566f62u);
    assert_true(digest(&a, NULL, NULL, &s) == 0xb2d209f3c8ebfcbfu);
    field_set(&two[1], &t, 1, 10);
    assert_true(digest(&a, NULL, NULL, &s) != digest(&b, NULL, NULL, &t));
    /* the same values at each other's places */
    field_set(&two[1], &t, 1, 700), field_set(&two[1], &t, 0, 9);
    assert_true(digest(&a, NULL, NULL, &s) != digest(&b, NULL, NULL, &t));
    field_set(&two[1], &t, 0, 700), field_set(&two[1], &t, 1, 9);
    two[1].name = "coins";
    assert_true(digest(&a, NULL, NULL, &s) != digest(&b, NULL, NULL, &t));
    assert_int_equal(field_find(&a, "age"), 1);
    assert_int_equal(field_find(&a, "coins"), -1);
}

/* A later build: a weapon before the others in its table, a field more, one more person who holds
 * nothing. What an older log lists has the digest that it had; a log of the first format leaves the
 * new field out. */
static void digests_after_an_upgrade(void **state)
{
    enum { NUMBERS, WEAPONS, PEOPLE };
    static const char *const weapons[] = {"knife", "rope"}, *const more[] = {"axe", "knife",
                                                                             "rope"};
    static const char *const people[] = {"ann", "bob", "cec"};
    struct names was_names[] = {{0}, {weapons, 2}, {people, 2}},
                 is_names[] = {{0}, {more, 3}, {people, 3}};
    struct data was_data = {.names = was_names, .names_count = 3},
                is_data = {.names = is_names, .names_count = 3};
    struct field was[] = {
        {.name = "holds",
         .count = 2,
         .width = 1,
         .show = SHOW_NAME,
         .names = WEAPONS,
         .index_names = PEOPLE},
        {.name = "seen", .offset = 4, .count = 1, .width = 1, .show = SHOW_SET, .names = WEAPONS}};
    struct field is[] = {
        {.name = "mood", .offset = 6, .count = 1, .width = 1, .later = 1},
        {.name = "holds",
         .count = 3,
         .width = 1,
         .show = SHOW_NAME,
         .names = WEAPONS,
         .index_names = PEOPLE,
         .first_count = 2},
        {.name = "seen", .offset = 4, .count = 1, .width = 1, .show = SHOW_SET, .names = WEAPONS}};
    struct game old = {.field_count = 2, .state_size = 8, .fields = was};
    struct game new = {.field_count = 3, .state_size = 8, .fields = is};
    /* ann: the rope; both seen; a mood */
    struct state s = {{1, NONE, 0, 0, 3}}, t = {{2, NONE, NONE, 0, 6, 0, 5}};
    struct digest_form listed = {.by_name = true, .field = {1 << 1 | 1 << 2}}, first;
    (void)state;
    assert_true(digest(&old, &was_data, NULL, &s) == digest(&new, &is_data, &listed, &t));
    assert_true(digest(&old, &was_data, NULL, &s) != digest(&new, &is_data, NULL, &t));
    t.bytes[2] = 1; /* the third person holds the knife after all */
    assert_true(digest(&old, &was_data, NULL, &s) != digest(&new, &is_data, &listed, &t));
    digest_form_first(&new, &first);
    assert_int_equal(first.field[0], 1 << 1 | 1 << 2);
    struct state same = {{1, NONE, NONE, 0, 3, 0, 5}};
    struct digest_form old_first;
    digest_form_first(&old, &old_first);
    assert_true(digest(&old, &was_data, &old_first, &s) == digest(&new, &is_data, &first, &same));
    /* ... and where the weapons are numbered anew, the game says how they were */
    static const uint8_t weapons_were[] = {UNKNOWN, 0, 1};
    const struct first_numbers numbers[] = {{WEAPONS, 2, weapons_were}, {0, 0, NULL}};
    t.bytes[2] = NONE;
    assert_true(digest(&old, &was_data, &old_first, &s) != digest(&new, &is_data, &first, &t));
    new.first_numbers = numbers;
    assert_true(digest(&old, &was_data, &old_first, &s) == digest(&new, &is_data, &first, &t));
}

/* 100,000 views that differ in one small number each, and the same for another seat: all keys
 * differ. By chance two of 200,000 keys of 64 bits would meet once in 10^9 runs. */
static void keys(void **state)
{
    enum { SLOTS = 1 << 20 };
    static uint64_t slot[SLOTS];
    struct game g = {.state_size = 24};
    struct view v;
    (void)state;
    memset(&v, 0, sizeof v);
    for (uint32_t n = 0; n < 200000; n++) {
        uint32_t number = n >> 1;
        v.seat = n & 1;
        memcpy(v.state.bytes + number % 3 * 8 + 2, &number, 4);
        uint64_t key = view_key(&g, &v);
        assert_true(key == view_key(&g, &v));
        size_t at = key % SLOTS;
        for (; slot[at]; at = (at + 1) % SLOTS)
            assert_true(slot[at] != key);
        slot[at] = key;
        memset(v.state.bytes, 0, 24);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(decks_with_bars),
        cmocka_unit_test(crossing_bars),
        cmocka_unit_test(one_deal_only),
        cmocka_unit_test(forced_hand),
        cmocka_unit_test(numbers_under_a_purse),
        cmocka_unit_test(digests), cmocka_unit_test(digests_step_by_step),
        cmocka_unit_test(digests_after_an_upgrade),
        cmocka_unit_test(keys),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
