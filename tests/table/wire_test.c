/* The wire: messages as docs/protocol.md says, refusals with their codes, and nothing secret in
 * between. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "table/wire.h"
#include "tests/table/world.h"

static char out_bytes[WIRE_OUT_BYTES];

static struct text fresh(void)
{
    return text_over(out_bytes, sizeof out_bytes);
}

/* Reads a message and lets it play; "ok", "again" or the code, ": " and the reason. */
static const char *say(struct wire_seat *seat, struct match *match, const char *message)
{
    static char bytes[REASON_BYTES + 32];
    char reason[REASON_BYTES];
    struct text out = text_over(bytes, sizeof bytes), why = text_over(reason, sizeof reason);
    struct pairs pairs;
    bool again = false;
    struct json *json = json_open(message, strlen(message), WIRE_LINE_BYTES, &pairs, &why);
    int code = json ? wire_move(seat, match, &pairs, &again, &why) : WIRE_BAD_JSON;
    json_close(json);
    text_put(&out, again ? "again" : wire_code_name(code));
    if (code != WIRE_OK)
        text_format(&out, ": %s", reason);
    return bytes;
}

/* Kuhn, king to seat 0 and jack to seat 1; each message written out from docs/protocol.md. */
static void test_messages(void **arg)
{
    (void)arg;
    struct world w;
    struct wire_seat seat;
    struct log_head head;
    struct text out = fresh();
    world_open(&w, game_named("kuhn"), 0, 1);
    world_head(&w, &head);
    head.fair = (struct fair_head){.mode = FAIR_SEEDED, .number = 7};
    wire_seat_start(&seat, 1);
    wire_hello(&seat, &head, &out);
    assert_string_equal(
        out_bytes, "{\"type\":\"hello\",\"seat\":1,\"protocol\":1,\"game\":\"kuhn\",\"edition\":1,"
                   "\"rules\":{},\"seats\":[\"me\",\"random\"],\"fair\":{\"seeded\":7}}\n");
    world_play(&w, "chance deal 0 king");
    world_play(&w, "chance deal 1 jack");
    world_play(&w, "0 check");
    out = fresh();
    wire_turn(&seat, &w.match, &out);
    const char *digest = strstr(out_bytes, "\"digest\":\"");
    assert_non_null(digest);
    assert_memory_equal(
        out_bytes,
        "{\"type\":\"turn\",\"seat\":1,\"n\":3,\"events\":["
        "{\"n\":1,\"seat\":\"chance\",\"do\":\"deal\",\"to\":\"0\",\"card\":\"?\"},"
        "{\"n\":2,\"seat\":\"chance\",\"do\":\"deal\",\"to\":\"1\",\"card\":\"jack\"},"
        "{\"n\":3,\"seat\":0,\"do\":\"check\"}],\"phase\":\"reply\",\"turn\":[1],",
        (size_t)(digest - out_bytes));
    assert_string_equal(digest + 27,
                        ",\"view\":{\"known\":{\"deck\":0,\"hand-0\":1,\"hand-1\":2},"
                        "\"phase\":\"reply\",\"actor\":\"1\",\"folded\":null,\"put\":[1,1],"
                        "\"size\":{\"deck\":1,\"hand-0\":1,\"hand-1\":1},"
                        "\"place\":{\"deck\":[],\"hand-0\":[],\"hand-1\":[\"jack\"]}},"
                        "\"options\":[{\"do\":\"check\"},{\"do\":\"bet\"}]}\n");
    assert_string_equal(say(&seat, &w.match, "{\"n\":3,\"do\":\"bet\"}"), "ok");
    world_play(&w, "0 fold");
    out = fresh();
    wire_end(&seat, &w.match, &head, NULL, &out);
    assert_non_null(
        strstr(out_bytes, "{\"type\":\"end\",\"seat\":1,\"n\":5,\"events\":["
                          "{\"n\":4,\"seat\":1,\"do\":\"bet\"},"
                          "{\"n\":5,\"seat\":0,\"do\":\"fold\"}],\"phase\":\"over\",\"turn\":[],"));
    assert_non_null(strstr(out_bytes, ",\"end\":\"over\",\"payoff\":[-1,1]}\n"));
    assert_null(strstr(out_bytes, "king"));
    out = fresh();
    wire_error(&seat, WIRE_ILLEGAL, "a \"reason\"", &out);
    assert_string_equal(out_bytes, "{\"type\":\"error\",\"seat\":1,\"code\":\"illegal\","
                                   "\"message\":\"a \\\"reason\\\"\"}\n");
    world_close(&w);
}

static void test_refusals(void **arg)
{
    (void)arg;
    struct world w;
    struct wire_seat one, two;
    world_open(&w, game_named("kuhn"), 0, 1);
    wire_seat_start(&one, 0);
    wire_seat_start(&two, 1);
    world_play(&w, "chance deal 0 king");
    world_play(&w, "chance deal 1 jack");
    struct match *m = &w.match;
    assert_string_equal(say(&one, m, "bet"),
                        "bad-json: not a JSON object: '[' or '{' expected (byte 3)");
    assert_string_equal(say(&one, m, "{\"n\":2,\"do\":\"bet\",\"type\":\"bets\"}"),
                        "bad-message: \"type\" must be \"move\".");
    assert_string_equal(say(&one, m, "{\"n\":2,\"do\":\"bat\"}"),
                        "bad-message: There is no move \"bat\" in this game. Did you mean bet?");
    assert_string_equal(say(&one, m, "{\"do\":\"bet\"}"),
                        "bad-message: \"n\" must be the number that came with the turn.");
    assert_string_equal(say(&one, m, "{\"n\":3,\"do\":\"bet\"}"),
                        "bad-message: \"n\" is not the number of an entry yet.");
    assert_string_equal(say(&one, m, "{\"n\":2,\"seat\":1,\"do\":\"bet\"}"),
                        "bad-message: This is the wire of seat 0.");
    assert_string_equal(
        say(&one, m,
            "{\"n\":2,\"seat\":\"chance\",\"do\":\"show\",\"first\":\"king\",\"second\":\"jack\"}"),
        "bad-message: This is the wire of seat 0.");
    assert_string_equal(say(&one, m, "{\"n\":2,\"do\":\"bet\",\"id\":\"\"}"),
                        "bad-message: \"id\" must be a text of 1 to 64 bytes.");
    assert_string_equal(say(&one, m, "{\"n\":1,\"do\":\"bet\"}"),
                        "stale: The table is at entry 2, and this move was made at entry 1.");
    assert_string_equal(say(&two, m, "{\"n\":2,\"do\":\"bet\"}"),
                        "not-your-turn: It isn't your turn. Now it's up to player 0.");
    assert_string_equal(say(&one, m, "{\"n\":2,\"do\":\"call\"}"),
                        "illegal: You can't do that now. You can check or bet.");
    assert_int_equal(m->count, 2);
    assert_string_equal(
        say(&one, m, "{\"type\":\"move\",\"n\":2,\"seat\":0,\"do\":\"bet\",\"id\":\"a1\"}"), "ok");
    assert_int_equal(m->count, 3);
    /* The same id again: not played, only confirmed. */
    assert_string_equal(say(&one, m, "{\"n\":2,\"do\":\"bet\",\"id\":\"a1\"}"), "again");
    assert_int_equal(m->count, 3);
    struct text out = fresh();
    wire_ok(&one, &out);
    assert_string_equal(out_bytes, "{\"type\":\"ok\",\"seat\":0,\"n\":3,\"id\":\"a1\"}\n");
    assert_string_equal(say(&two, m, "{\"n\":3,\"do\":\"fold\"}"), "ok");
    assert_string_equal(say(&two, m, "{\"n\":4,\"do\":\"fold\"}"), "over: The match is over.");
    world_close(&w);
}

/* Two seats that answer together: state is how often each has called, three times ends it. */
struct pair_state {
    uint8_t called[2];
    uint8_t spare[6];
};
static const struct field pair_fields[] = {
    {.name = "called", .offset = 0, .count = 2, .width = 1},
    {.name = "spare", .offset = 2, .count = 6, .width = 1, .show = SHOW_NOT}};
static const struct verb_spec pair_verbs[] = {{"call", {{0}}}};
static const struct phase_spec pair_phases[] = {{"call", PHASE_TOGETHER}};

static const char *pair_init(const struct data *d, const struct rules *r, int seats,
                             struct state *s)
{
    (void)d, (void)r, (void)seats;
    memset(s->bytes, 0, sizeof(struct pair_state));
    return NULL;
}

static int pair_phase(const struct data *d, const struct state *s)
{
    (void)d, (void)s;
    return 0;
}

static uint32_t pair_turn(const struct data *d, const struct state *s)
{
    (void)d;
    return (s->bytes[0] < 3 ? 1u : 0) | (s->bytes[1] < 3 ? 2u : 0);
}

static void pair_options(const struct data *d, const struct state *s, int seat, struct options *o)
{
    (void)d, (void)s;
    option_add(o, seat, 0);
}

static void pair_apply(const struct data *d, struct state *s, const struct move *m)
{
    (void)d;
    s->bytes[m->seat]++;
}

static uint32_t pair_witness(const struct data *d, const struct state *s, const struct move *m)
{
    (void)d, (void)s, (void)m;
    return 0;
}

static const struct game pair_game = {.name = "pair",
                                      .seats_min = 2,
                                      .seats_max = 2,
                                      .verb_count = 1,
                                      .phase_count = 1,
                                      .field_count = 2,
                                      .state_size = 8,
                                      .moves_max = 6,
                                      .verbs = pair_verbs,
                                      .phases = pair_phases,
                                      .fields = pair_fields,
                                      .init = pair_init,
                                      .phase = pair_phase,
                                      .turn = pair_turn,
                                      .options = pair_options,
                                      .apply = pair_apply,
                                      .witness = pair_witness};

/* Where seats answer together, another's answer makes mine no staler; my own does. */
static void test_together(void **arg)
{
    (void)arg;
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct entry entry[16];
    struct match match;
    struct rules rules = {{0}};
    struct data data = {.name = "none"};
    struct wire_seat one, two;
    wire_seat_start(&one, 0);
    wire_seat_start(&two, 1);
    assert_true(match_start(&match, &pair_game, &data, &rules, 2, entry, 16, &why));
    assert_string_equal(say(&one, &match, "{\"n\":0,\"do\":\"call\"}"), "ok"); /* 1 */
    assert_string_equal(say(&two, &match, "{\"n\":0,\"do\":\"call\"}"), "ok"); /* 2 */
    assert_string_equal(say(&one, &match, "{\"n\":0,\"do\":\"call\"}"),
                        "stale: The table is at entry 2, and this move was made at entry 0.");
    assert_string_equal(say(&one, &match, "{\"n\":1,\"do\":\"call\"}"), "ok"); /* 3 */
    assert_string_equal(say(&two, &match, "{\"n\":2,\"do\":\"call\"}"), "ok"); /* 4 */
    assert_string_equal(say(&two, &match, "{\"n\":3,\"do\":\"call\"}"),
                        "stale: The table is at entry 4, and this move was made at entry 3.");
    assert_int_equal(match.count, 4);
}

/* More entries than go into one message are sent before it, and none twice. */
static void test_more(void **arg)
{
    (void)arg;
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    enum { ENTRIES = 2 * WIRE_EVENTS_MAX + 10 };
    struct entry *entry = calloc(ENTRIES, sizeof *entry);
    struct match match;
    struct rules rules = {{0}};
    struct data data = {.name = "none"};
    struct wire_seat seat;
    struct move move = {.seat = 1};
    wire_seat_start(&seat, 0);
    assert_true(match_start(&match, &pair_game, &data, &rules, 2, entry, ENTRIES, &why));
    for (int i = 0; i < ENTRIES; i++) {
        match.state.bytes[1] = 0; /* so that it never ends */
        assert_true(match_play(&match, &move, &why));
    }
    struct text out = fresh();
    struct wire_seat reader = seat; /* wants no events, and is not told of any ahead of its turn */
    reader.no_events = true;
    assert_false(wire_more(&reader, &match, &out));
    assert_true(wire_more(&seat, &match, &out));
    assert_ptr_equal(
        strstr(out_bytes, "{\"type\":\"events\",\"seat\":0,\"n\":512,\"events\":[{\"n\":1,"),
        out_bytes);
    out = fresh();
    assert_true(wire_more(&seat, &match, &out));
    assert_non_null(strstr(out_bytes, "\"n\":1024,\"events\":[{\"n\":513,"));
    out = fresh();
    assert_false(wire_more(&seat, &match, &out));
    wire_turn(&seat, &match, &out);
    assert_non_null(strstr(out_bytes, "\"n\":1034,\"events\":[{\"n\":1025,"));
    out = fresh();
    wire_turn(&seat, &match, &out);
    assert_non_null(strstr(out_bytes, "\"n\":1034,\"events\":[],"));
    free(entry);
}

/* Whatever a seat may not know makes no difference to a byte that it gets: the truth and a
 * resampled world with the same view give the same turn message. And what is sent reads as JSON and
 * fits. */
static void test_noninterference(void **arg)
{
    (void)arg;
    static char other_bytes[WIRE_OUT_BYTES];
    for (int g = 0; g < games_count; g++) {
        for (uint64_t number = 0; number < 6; number++) {
            struct world w;
            world_open(&w, games_list[g], 0, number);
            while (world_step(&w)) {
                struct view view;
                struct match other = w.match;
                int at = (int)rng_below(&w.rng, (uint64_t)w.match.seats + 1);
                int reader = at == w.match.seats ? SEAT_WATCHER : at;
                struct wire_seat a, b;
                struct text ta = fresh(), tb = text_over(other_bytes, sizeof other_bytes);
                if (w.match.count % 5)
                    continue;
                match_view(&w.match, reader, &view);
                if (!resample(w.match.game, w.match.data, &view, &w.rng, &other.state))
                    fail_msg("no other world");
                wire_seat_start(&a, reader);
                a.sent = w.match.count - (w.match.count > 20 ? 20 : 0);
                b = a;
                wire_turn(&a, &w.match, &ta);
                wire_turn(&b, &other, &tb);
                assert_false(ta.cut);
                assert_string_equal(out_bytes, other_bytes);
            }
            world_close(&w);
        }
    }
}

/* A seat that only reads the options and answers with the first value of each plays every game to
 * its end: what a turn says is enough. */
static void test_answer_from_options(void **arg)
{
    (void)arg;
    for (int g = 0; g < games_count; g++) {
        struct world w;
        world_open(&w, games_list[g], 0, 5);
        for (uint32_t turn; (turn = match_turn(&w.match)) != 0;) {
            char message[1024];
            struct text t = text_over(message, sizeof message);
            struct options options;
            struct wire_seat seat;
            struct move move;
            if (turn >> SEAT_CHANCE & 1) {
                world_step(&w);
                continue;
            }
            struct set seats = {{turn, 0}};
            wire_seat_start(&seat, set_nth(&seats, 0));
            match_options(&w.match, seat.seat, &options);
            options_nth(&options, rng_below(&w.rng, options_size(&options)), &move);
            text_format(&t, "{\"n\":%d,", (int)w.match.count);
            codec_move_members(w.match.game, w.match.data, &move, &t);
            text_put(&t, "}");
            assert_string_equal(say(&seat, &w.match, message), "ok");
        }
        world_close(&w);
    }
}

/* Where a seat is asked in a window that its player may be spared its turn says so, to nobody else;
 * and the pass that it names, sent back as it is, passes. */
static void test_window(void **arg)
{
    (void)arg;
    int windows = 0, matter = 0;
    for (uint64_t number = 0; number < 6; number++) {
        struct world w;
        world_open(&w, game_named("twenty-one"), 3, number);
        for (int steps = 0; steps < 3000 && match_turn(&w.match); steps++) {
            uint32_t turn = match_turn(&w.match);
            bool window = !strcmp(match_phase(&w.match)->name, "window");
            for (int at = 0; at <= 3 && (window || steps % 50 == 0); at++) {
                struct wire_seat seat;
                struct text out = fresh();
                wire_seat_start(&seat, at == 3 ? SEAT_WATCHER : at);
                seat.sent = w.match.count;
                wire_turn(&seat, &w.match, &out);
                bool asked = window && at < 3 && turn >> at & 1;
                const char *found = strstr(out_bytes, ",\"window\":{\"pass\":{"),
                           *end = found ? strchr(found, '}') : NULL;
                assert_int_equal(found != NULL, asked);
                if (!asked || !end)
                    continue;
                char message[256];
                struct text t = text_over(message, sizeof message);
                bool matters = !strncmp(end, "},\"matters\":true}", 17);
                assert_true(matters || !strncmp(end, "},\"matters\":false}", 18));
                windows++;
                matter += matters;
                if (windows % 2)
                    continue;
                out_bytes[end - out_bytes] = 0;
                text_format(&t, "{\"n\":%d,%s}", (int)w.match.count,
                            found + strlen(",\"window\":{\"pass\":{"));
                assert_string_equal(say(&seat, &w.match, message), "ok");
                assert_string_equal(
                    w.match.game->verbs[w.match.entry[w.match.count - 1].move.verb].name, "pass");
                break;
            }
            if (!world_step(&w))
                break;
        }
        world_close(&w);
    }
    assert_true(windows > 200 && matter > 50 && windows - matter > 50);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_messages),        cmocka_unit_test(test_refusals),
        cmocka_unit_test(test_together),        cmocka_unit_test(test_more),
        cmocka_unit_test(test_noninterference), cmocka_unit_test(test_answer_from_options),
        cmocka_unit_test(test_window),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
