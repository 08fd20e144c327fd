/* One match: what is refused and how, undo, and what seats get to read. Kuhn: a deal to each seat,
 * then seat 0 checks or bets, and so on (games/kuhn). */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "table/bot.h"
#include "table/cursor.h"
#include "tests/table/world.h"

enum { SEEDS = 10 };

/* Whether a move would be made that says and names nothing. */
static bool match_may(const struct match *match, const struct move *move, struct text *why)
{
    struct said said = {0};
    struct move made;
    bool names_new;
    return match_would(match, move, &said, &made, &names_new, why);
}

static void test_reasons(void **arg)
{
    (void)arg;
    struct world w;
    world_open(&w, game_named("kuhn"), 0, 1);
    assert_string_equal(world_refuse(&w, "0 bet"), "It isn't your turn. Now it's up to chance.");
    assert_string_equal(world_refuse(&w, "chance deal 1 king"),
                        "You can't choose that now. For \"to\", choose 0.");
    world_play(&w, "chance deal 0 king");
    assert_string_equal(world_refuse(&w, "chance deal 1 king"),
                        "You can't choose that now. For \"card\", choose jack or queen.");
    assert_string_equal(world_refuse(&w, "chance deal 1 ?"),
                        "\"card\" needs its value here, not a question mark.");
    world_play(&w, "chance deal 1 jack");
    assert_string_equal(world_refuse(&w, "1 bet"),
                        "It isn't your turn. Now it's up to player 0.");
    assert_string_equal(world_refuse(&w, "chance deal 0 queen"),
                        "Chance has nothing to decide now. It's up to player 0.");
    assert_string_equal(world_refuse(&w, "0 call"), "You can't do that now. You can check or bet.");
    assert_int_equal(w.match.count, 2);
    world_play(&w, "0 bet");
    world_play(&w, "1 fold");
    assert_true(match_over(&w.match));
    assert_string_equal(world_refuse(&w, "0 bet"), "The match is over.");
    int32_t payoff[SEATS_MAX];
    match_payoff(&w.match, payoff);
    assert_int_equal(payoff[0], 1);
    assert_int_equal(payoff[1], -1);
    world_close(&w);

    world_open(&w, game_named("null"), 0, 1);
    world_play(&w, "chance roll 6");
    assert_string_equal(world_refuse(&w, "0 guess 7"),
                        "You can't choose that now. The highest \"face\" is 6.");
    assert_string_equal(world_refuse(&w, "0 guess 0"),
                        "You can't choose that now. The lowest \"face\" is 1.");
    world_close(&w);
}

static void test_seats(void **arg)
{
    (void)arg;
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct world w;
    struct match other;
    world_open(&w, game_named("kuhn"), 0, 1);
    assert_false(
        match_start(&other, w.match.game, w.match.data, &w.match.rules, 3, w.entry, 4, &why));
    assert_string_equal(reason, "kuhn has 2 seats, not 3");
    world_close(&w);
}

static const char *refuse_undo(struct world *w, uint32_t to)
{
    static char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    match_undo(&w->match, to, &why);
    return reason;
}

/* Public moves of Kuhn tell nobody anything secret, so they can be taken back; a deal cannot. */
static void test_undo(void **arg)
{
    (void)arg;
    struct world w;
    struct state open, checked, at;
    const struct game *g = game_named("kuhn");
    world_open(&w, g, 0, 1);
    assert_string_equal(refuse_undo(&w, 0), "There is nothing to undo yet.");
    world_play(&w, "chance deal 0 king");
    world_play(&w, "chance deal 1 jack");
    open = w.match.state;
    assert_string_equal(refuse_undo(&w, 1), "You can't undo that: a card or die has fallen since.");
    assert_int_equal(match_undo_least(&w.match), 2);
    world_play(&w, "0 check"); /* 3 */
    checked = w.match.state;
    world_play(&w, "1 bet"); /* 4 */
    assert_int_equal(match_undo_least(&w.match), 2);
    assert_string_equal(refuse_undo(&w, 4), "Undo goes back to an entry from 0 to 3, not to 4.");
    assert_string_equal(refuse_undo(&w, 3), ""); /* 5: to after 3 */
    assert_true(state_equal(g, &w.match.state, &checked));
    assert_int_equal(w.match.count, 5);
    assert_string_equal(refuse_undo(&w, 3),
                        "Nothing has happened since entry 3 that is not undone already.");
    assert_string_equal(refuse_undo(&w, 4), "Entry 4 was itself undone.");
    world_play(&w, "1 check");                   /* 6 */
    assert_string_equal(refuse_undo(&w, 5), ""); /* 7: after the undo, that is after 3 */
    assert_true(state_equal(g, &w.match.state, &checked));
    assert_string_equal(refuse_undo(&w, 2), ""); /* 8 */
    assert_true(state_equal(g, &w.match.state, &open));
    world_play(&w, "0 bet");                 /* 9 */
    world_play(&w, "1 call");                /* 10 */
    world_play(&w, "chance show king jack"); /* 11 */
    assert_string_equal(refuse_undo(&w, 8), "You can't undo that: a card or die has fallen since.");
    assert_int_equal(match_undo_least(&w.match), 11);
    /* The states at 3, 5 and 7 are one, that at 8 is the one at 2. */
    for (uint32_t n = 3; n <= 7; n += 2) {
        assert_true(match_state_at(&w.match, n, &at));
        assert_true(state_equal(g, &at, &checked));
    }
    assert_true(match_state_at(&w.match, 8, &at));
    assert_true(state_equal(g, &at, &open));
    assert_true(match_state_at(&w.match, 11, &at));
    assert_true(state_equal(g, &at, &w.match.state));
    assert_false(match_state_at(&w.match, 12, &at));
    /* The cursor goes through the same states. */
    struct cursor cursor;
    cursor_start(&cursor, &w.match);
    for (uint32_t n = 1; cursor_next(&cursor); n++) {
        assert_true(match_state_at(&w.match, n, &at));
        assert_true(state_equal(g, &at, &cursor.state));
    }
    assert_int_equal(cursor.n, 11);
    world_close(&w);
}

static uint32_t applied;
static void (*real_apply)(const struct data *, struct state *, const struct move *);
static void count_apply(const struct data *data, struct state *state, const struct move *move)
{
    applied++;
    real_apply(data, state, move);
}

/* Going through a match that goes back often costs its length, not its length so many times over.
 * Two deals, a check and 50 bets are 53 moves; each undo plays the check again, from the deals that
 * no undo goes back before: 50 more. From the beginning it would be 3 each. */
static void test_undo_cost(void **arg)
{
    (void)arg;
    struct world w;
    struct cursor cursor;
    struct state at;
    struct game counted = *game_named("kuhn");
    real_apply = counted.apply;
    counted.apply = count_apply;
    world_open(&w, &counted, 0, 1);
    world_play(&w, "chance deal 0 king");
    world_play(&w, "chance deal 1 jack");
    world_play(&w, "0 check");
    for (int i = 0; i < 50; i++) {
        world_play(&w, "1 bet");
        assert_string_equal(refuse_undo(&w, 3), "");
    }
    cursor_start(&cursor, &w.match);
    for (applied = 0; cursor_next(&cursor);)
        ;
    assert_int_equal(cursor.n, 103);
    assert_int_equal(applied, 103);
    assert_true(state_equal(&counted, &cursor.state, &w.match.state));
    /* Begun in the middle, as a story is, it comes to the same. */
    match_state_at(&w.match, 52, &at);
    cursor = (struct cursor){.match = &w.match, .n = 52, .state = at};
    while (cursor_next(&cursor))
        ;
    assert_true(state_equal(&counted, &cursor.state, &w.match.state));
    world_close(&w);
}

/* A move by which another seat learns something cannot be taken back. Two seats; `tell` puts a
 * secret number of the mover into view of all. */
struct teller {
    uint16_t known[2];
    uint8_t told;
    uint8_t spare[1];
    uint8_t number[2];
};
_Static_assert(sizeof(struct teller) == 8, "one word");

static const struct field teller_fields[] = {
    {.name = "known", .offset = 0, .count = 2, .width = 2},
    {.name = "told", .offset = 4, .count = 1, .width = 1},
    {.name = "spare", .offset = 5, .count = 1, .width = 1, .show = SHOW_NOT},
    {.name = "number",
     .offset = 6,
     .count = 2,
     .width = 1,
     .know = KNOW_MASK,
     .stride = 1,
     .mask = 0,
     .hi = 9},
};
static const struct verb_spec teller_verbs[] = {{"keep", {{0}}},
                                                {"tell", {{0}}},
                                                {"set", {{"number", 1, SHOW_NUMBER, 0}}},
                                                {"give", {{"what", 0, SHOW_SET, 0}}}};
static const struct phase_spec teller_phases[] = {{"talk", PHASE_FLOOR}};

static const char *teller_init(const struct data *d, const struct rules *r, int seats,
                               struct state *s)
{
    (void)d, (void)r, (void)seats;
    *(struct teller *)s->bytes = (struct teller){.known = {1, 2}, .number = {3, 4}};
    return NULL;
}

static int teller_phase(const struct data *d, const struct state *s)
{
    (void)d, (void)s;
    return 0;
}

static uint32_t teller_turn(const struct data *d, const struct state *s)
{
    (void)d, (void)s;
    return 3;
}

static void teller_options(const struct data *d, const struct state *s, int seat, struct options *o)
{
    (void)d, (void)s;
    option_add(o, seat, 0);
    option_add(o, seat, 1);
    arg_range(option_add(o, seat, 2), 0, 9);
    arg_subset(option_add(o, seat, 3), 5, 1, 2);
}

static void teller_apply(const struct data *d, struct state *s, const struct move *m)
{
    struct teller *t = (struct teller *)s->bytes;
    (void)d;
    t->told++;
    if (m->verb == 1)
        t->known[m->seat] = 0xffff;
    if (m->verb == 2)
        t->number[m->seat] = (uint8_t)m->arg[0];
}

static uint32_t teller_witness(const struct data *d, const struct state *s, const struct move *m)
{
    (void)d;
    return ((const struct teller *)s->bytes)->known[m->seat];
}

static const struct game teller = {.name = "teller",
                                   .seats_min = 1,
                                   .seats_max = 2,
                                   .verb_count = 4,
                                   .phase_count = 1,
                                   .field_count = 4,
                                   .state_size = 8,
                                   .moves_max = 20,
                                   .verbs = teller_verbs,
                                   .phases = teller_phases,
                                   .fields = teller_fields,
                                   .init = teller_init,
                                   .phase = teller_phase,
                                   .turn = teller_turn,
                                   .options = teller_options,
                                   .apply = teller_apply,
                                   .witness = teller_witness};

static void play(struct match *match, int seat, int verb, int number)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct move move = {.seat = (uint8_t)seat, .verb = (uint8_t)verb, .arg = {number}};
    if (!match_play(match, &move, &why))
        fail_msg("%s", reason);
}

/* Sets in reasons: `give` takes one or two of bits 0 and 2. */
static void test_set_reasons(void **arg)
{
    (void)arg;
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct entry entry[4];
    struct match match;
    struct rules rules = {{0}};
    struct data data = {.name = "none"};
    struct move give = {.seat = 1, .verb = 3, .arg = {2}};
    assert_true(match_start(&match, &teller, &data, &rules, 2, entry, 4, &why));
    assert_false(match_may(&match, &give, &why));
    assert_string_equal(reason,
                        "You can't choose those now. For \"what\", choose 1 to 2 of 0 and 2.");
    give.arg[0] = 0;
    why = text_over(reason, sizeof reason);
    assert_false(match_may(&match, &give, &why));
    assert_string_equal(reason,
                        "You can't choose those now. For \"what\", choose 1 to 2 of 0 and 2.");
    give.arg[0] = 5;
    assert_true(match_may(&match, &give, &why));
    give.verb = 4;
    why = text_over(reason, sizeof reason);
    assert_false(match_may(&match, &give, &why));
    assert_string_equal(reason, "There is no such move.");
}

static void test_undo_told(void **arg)
{
    (void)arg;
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct entry entry[32];
    struct match match;
    struct rules rules = {{0}};
    struct data data = {.name = "none"};
    assert_true(match_start(&match, &teller, &data, &rules, 2, entry, 32, &why));
    play(&match, 0, 0, 0); /* 1 */
    play(&match, 0, 1, 0); /* 2: tells */
    play(&match, 1, 0, 0); /* 3 */
    assert_int_equal(match_undo_least(&match), 2);
    assert_false(match_undo(&match, 1, &why));
    assert_string_equal(reason, "You can't undo that: others have learned from it.");
    assert_true(match_undo(&match, 2, &why));
    /* Seat 0's number lies open now, so all may read what it sets; seat 1's does not. */
    play(&match, 0, 2, 7); /* 5 */
    play(&match, 1, 2, 8); /* 6 */
    struct move told;
    match_redact(&match, &entry[4], 1, &told);
    assert_int_equal(told.arg[0], 7);
    match_redact(&match, &entry[5], 0, &told);
    assert_int_equal(told.arg[0], ARG_HIDDEN);
    match_redact(&match, &entry[5], SEAT_WATCHER, &told);
    assert_int_equal(told.arg[0], ARG_HIDDEN);
    match_redact(&match, &entry[5], 1, &told);
    assert_int_equal(told.arg[0], 8);
}

/* What others did keeps a seat from taking its own back: still when they took it back themselves,
 * for it was seen, but not when all agreed that it should go. */
static void test_undo_agreed(void **arg)
{
    (void)arg;
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct entry entry[16];
    struct match match;
    struct rules rules = {{0}};
    struct data data = {.name = "none"};
    assert_true(match_start(&match, &teller, &data, &rules, 2, entry, 16, &why));
    assert_int_equal(match_undo_before(&match, 0, &why), 0); /* which is where it stands */
    assert_string_equal(reason, "There is nothing to undo yet.");
    play(&match, 0, 0, 0); /* 1 */
    play(&match, 1, 0, 0); /* 2 */
    play(&match, 1, 0, 0); /* 3 */
    assert_int_equal(match_undo_before(&match, 0, NULL), 0);
    assert_int_equal(match_undo_before(&match, 1, NULL), 2);
    assert_true(match_undo(&match, 1, &why)); /* 4: by whoever made them */
    assert_int_equal(match_undo_last(&match, 0), 4);
    play(&match, 1, 0, 0); /* 5 */
    assert_int_equal(match_undo_before(&match, 0, NULL), 0);
    assert_true(match_undo(&match, 0, &why)); /* 6 */
    entry[5].agreed = true;
    play(&match, 0, 0, 0); /* 7 */
    assert_int_equal(match_undo_last(&match, 0), 0);
    match.capacity = match.count; /* whoever keeps the match makes room when it is needed */
    assert_int_equal(match_undo_last(&match, 0), 0);
    match.capacity = 16;
    assert_true(match_undo_own(&match, 0, 6, &why)); /* 8 */
    play(&match, 0, 1, 0); /* 9: tells */
    play(&match, 1, 0, 0); /* 10 */
    why = text_over(reason, sizeof reason);
    assert_int_equal(match_undo_before(&match, 0, &why), 10);
    assert_string_equal(reason, "You can't undo that: others have learned from it.");
}

/* Alone there is nobody to whom a move could tell what is not to be taken back: who looks on plays
 * no part. */
static void test_undo_alone(void **arg)
{
    (void)arg;
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct entry entry[8];
    struct match match;
    struct rules rules = {{0}};
    struct data data = {.name = "none"};
    assert_true(match_start(&match, &teller, &data, &rules, 1, entry, 8, &why));
    play(&match, 0, 0, 0); /* 1 */
    play(&match, 0, 1, 0); /* 2: tells the watcher */
    assert_int_equal(match_undo_least(&match), 0);
    assert_int_equal(match_undo_last(&match, 0), 1);
    assert_true(match_undo_own(&match, 0, 1, &why));
}

/* Entries fill the room that is given and no more. */
static void test_full(void **arg)
{
    (void)arg;
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct entry entry[3];
    struct match match;
    struct rules rules = {{0}};
    struct data data = {.name = "none"};
    struct move keep = {.seat = 1};
    assert_true(match_start(&match, &teller, &data, &rules, 2, entry, 3, &why));
    for (int i = 0; i < 3; i++)
        assert_true(match_play(&match, &keep, &why));
    assert_false(match_play(&match, &keep, &why));
    assert_string_equal(reason, "The match has as many entries as it can hold.");
    why = text_over(reason, sizeof reason);
    assert_false(match_undo(&match, 1, &why));
    assert_string_equal(reason, "The match has as many entries as it can hold.");
    assert_int_equal(match.count, 3);
}

/* Reasons are made from the mover's view: two matches that it cannot tell apart give the same
 * reason for every move of every verb with every small argument. */
static void test_reasons_tell_nothing(void **arg)
{
    (void)arg;
    for (int g = 0; g < games_count; g++) {
        for (uint64_t seed = 0; seed < SEEDS; seed++) {
            struct world w;
            struct match other;
            world_open(&w, games_list[g], 0, seed);
            while (world_step(&w)) {
                struct view view;
                int seat = (int)rng_below(&w.rng, (uint64_t)w.match.seats);
                if (w.match.count % 7)
                    continue;
                other = w.match;
                match_view(&w.match, seat, &view);
                if (!resample(w.match.game, w.match.data, &view, &w.rng, &other.state))
                    fail_msg("no other world");
                for (int verb = 0; verb < w.match.game->verb_count; verb++) {
                    char a[REASON_BYTES], b[REASON_BYTES];
                    struct text ta = text_over(a, sizeof a), tb = text_over(b, sizeof b);
                    struct move move = {.seat = (uint8_t)seat, .verb = (uint8_t)verb};
                    for (int i = 0; i < ARGS_MAX && w.match.game->verbs[verb].arg[i].name; i++)
                        move.arg[i] = (int32_t)rng_below(&w.rng, 8);
                    assert_int_equal(match_may(&w.match, &move, &ta),
                                     match_may(&other, &move, &tb));
                    assert_string_equal(a, b);
                }
            }
            world_close(&w);
        }
    }
}

static void test_bots(void **arg)
{
    (void)arg;
    const char *names[16];
    for (int g = 0; g < games_count; g++) {
        const struct game *game = games_list[g];
        int count = bot_names(game, names, 16), best = game->policy_count - 1;
        assert_int_equal(count, 1 + game->policy_count + game->style_count);
        assert_string_equal(names[0], "random");
        if (best >= 0) /* the strongest is the last, after the styles */
            assert_string_equal(names[count - 1], game->policies[best].name);
        for (int i = 0; i < count; i++)
            assert_string_equal(bot_find(games_list[g], names[i])->name, names[i]);
        assert_null(bot_find(games_list[g], "nobody"));
    }
    struct world w;
    world_open(&w, game_named("kuhn"), 0, 1);
    world_play(&w, "chance deal 0 king");
    world_play(&w, "chance deal 1 jack");
    int bets = 0;
    for (int i = 0; i < 1000; i++) {
        struct move move;
        bot_choose(bot_find(w.match.game, "random"), &w.match, 0, &w.rng, &move);
        assert_int_equal(move.seat, 0);
        bets += !strcmp(w.match.game->verbs[move.verb].name, "bet");
    }
    /* Two moves, each as likely: 500 with a deviation of 16; five of those either way. */
    assert_in_range(bets, 420, 580);
    world_close(&w);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_reasons),
        cmocka_unit_test(test_seats),
        cmocka_unit_test(test_undo), cmocka_unit_test(test_undo_cost),
        cmocka_unit_test(test_set_reasons),
        cmocka_unit_test(test_undo_told), cmocka_unit_test(test_undo_agreed),
        cmocka_unit_test(test_undo_alone),
        cmocka_unit_test(test_full),
        cmocka_unit_test(test_reasons_tell_nothing),
        cmocka_unit_test(test_bots),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
