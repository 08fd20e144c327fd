/* Gamblers that are kept. What is always true: what is read, written and made is compared with what
 * went in, and what others are told with what they are told of one who is made by hand. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "games/gamblers_heart/gambler.h"
#include "games/gamblers_heart/state.h"
#include "tests/table/kept.h"

#define GAME "{\"game\":\"gamblers-heart\","
#define RUTH GAME "\"name\":\"Ruth\",\"royalty\":\"queen\",\"suit\":\"clubs\""
#define WHOLE RUTH ",\"text\":\"Never sits with her back to a door.\",\"patronage\":\"death\","    \
                   "\"high-ace\":\"the ferryman\"}"
#define X10 "xxxxxxxxxx"
#define X100 X10 X10 X10 X10 X10 X10 X10 X10 X10 X10

static struct world w;

/* A GM and two Gamblers, who are to be made. */
static int start(void **arg)
{
    (void)arg;
    world_open(&w, game_named("gamblers-heart"), 3, 1);
    world_play(&w, "0 tell-portent");
    world_play(&w, "0 ready");
    world_play(&w, "1 ready");
    world_play(&w, "2 ready");
    return 0;
}

static int end(void **arg)
{
    (void)arg;
    world_close(&w);
    return 0;
}

static void read_as_written(void **arg) /* GH-A1, GH-A2 */
{
    static const char *const good[] = {
        WHOLE,
        RUTH "}",
        RUTH ",\"patronage\":\"paragon\"}",
        RUTH ",\"high-ace\":\"a \\\"man\\\" of \\u00df\\\\ \"}",
        GAME "\"suit\":\"spades\",\"royalty\":\"ace\",\"name\":\"Adaline Crowe\"}",
    };
    struct kept_character c;
    (void)arg;
    for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
        assert_string_equal(kept_read(&w, good[i], &c), "");
        kept_written(&w, &c);
    }
    assert_string_equal(kept_read(&w, WHOLE, &c), "");
    assert_string_equal(c.name, "Ruth");
    assert_string_equal(c.secret, "the ferryman");
    assert_string_equal(kept_written(&w, &c),
                        "{\n  \"game\": \"gamblers-heart\",\n  \"name\": \"Ruth\",\n"
                        "  \"text\": \"Never sits with her back to a door.\",\n"
                        "  \"royalty\": \"queen\",\n  \"suit\": \"clubs\",\n"
                        "  \"patronage\": \"death\",\n  \"high-ace\": \"the ferryman\"\n}\n");
}

/* Every Soulcard and Patronage, and none. */
static void all_read_as_written(void **arg) /* GH-A1, GH-A2 */
{
    (void)arg;
    for (int royalty = 0; royalty < 4; royalty++)
        for (int suit = 0; suit < 4; suit++)
            for (int patron = 0; patron <= PATRONS_PRINTED; patron++) {
                struct kept_character c = {.name = "Ruth"};
                struct gambler g = {(uint8_t)royalty, (uint8_t)suit, (uint8_t)patron};
                memcpy(c.block, &g, sizeof g);
                kept_written(&w, &c);
            }
}

static void bad_refused(void **arg)
{
    static const struct kept_bad bad[] = {
        {"", "1:1: not a JSON object"},
        {"[]", "0:0: not a JSON object"},
        {"{\"game\":\"gamblers-heart\"", "1:24: not a JSON object"},
        {"{\n  \"game\": \"gamblers-heart\",\n  oops\n}", "3:6: not a JSON object"},
        {"{}", "1:1: a character needs \"game\""},
        {GAME "\"name\":\"R\",\"royalty\":\"king\"}", "1:1: a character needs \"suit\""},
        {GAME "\"name\":\"R\",\"suit\":\"clubs\"}", "1:1: a character needs \"royalty\""},
        {GAME "\"royalty\":\"king\",\"suit\":\"clubs\"}", "1:1: a character needs \"name\""},
        {"{\"game\":\"texarkana\",\"name\":\"R\",\"royalty\":\"king\",\"suit\":\"clubs\"}",
         "1:9: game must be gamblers-heart, not \"texarkana\""},
        {"{\"game\":1,\"name\":\"R\",\"royalty\":\"king\",\"suit\":\"clubs\"}",
         "1:9: game must be gamblers-heart"},
        {RUTH ",\"soulcard\":\"king\"}", "1:73: unknown key \"soulcard\""},
        {RUTH ",\n \"hat\":1}", "2:2: unknown key \"hat\""},
        {RUTH ",\"suit\":\"clubs\"}", "1:78: not a JSON object: duplicate object key"},
        {GAME "\"name\":\"\",\"royalty\":\"king\",\"suit\":\"clubs\"}",
         "1:33: name must not be empty"},
        {GAME "\"name\":\" - \",\"royalty\":\"king\",\"suit\":\"clubs\"}",
         "1:33: a name needs more than blanks and hyphens"},
        {GAME "\"name\":\"a\\nb\",\"royalty\":\"king\",\"suit\":\"clubs\"}",
         "1:33: name must be one line"},
        {GAME "\"name\":\"\\u202eb\",\"royalty\":\"king\",\"suit\":\"clubs\"}",
         "1:33: name must be one line"},
        {GAME "\"name\":\"" X10 X10 X10 X10 "x\",\"royalty\":\"king\",\"suit\":\"clubs\"}",
         "1:33: name must be at most 40 bytes long"},
        {GAME "\"name\":{},\"royalty\":\"king\",\"suit\":\"clubs\"}", "1:33: name must be a text"},
        {GAME "\"name\":\"R\",\"royalty\":\"knave\",\"suit\":\"clubs\"}",
         "1:47: royalty must be king, queen, jack or ace, not \"knave\""},
        {GAME "\"name\":\"R\",\"royalty\":[],\"suit\":\"clubs\"}", "1:47: royalty must be a text"},
        {GAME "\"name\":\"R\",\"royalty\":\"king\",\"suit\":\"skulls\"}",
         "1:61: suit must be hearts, diamonds, spades or clubs, not \"skulls\""},
        {GAME "\"name\":\"R\",\"royalty\":\"king\",\"suit\":null}", "1:61: suit must be hearts"},
        {RUTH ",\"patronage\":\"none\"}", "1:85: patronage must be death, illusion, elemental"},
        {RUTH ",\"patronage\":\"patron-7\"}", "1:85: patronage must be death"},
        {RUTH ",\"patronage\":\"\"}", "1:85: patronage must not be empty"},
        {RUTH ",\"patronage\":[\"death\"]}", "1:85: patronage must be a text"},
        {RUTH ",\"high-ace\":\"\"}", "1:84: high-ace must not be empty"},
        {RUTH ",\"high-ace\":\"a\\nb\"}", "1:84: high-ace must be one line"},
        {RUTH ",\"high-ace\":\"" X100 X100 X100 X100 X100 X100 "x\"}",
         "1:84: high-ace must be at most 600 bytes long"},
        {RUTH ",\"text\":\"\"}", "1:80: text must not be empty"},
        {RUTH ",\"text\":\"" X100 X100 X100 X100 X100 X100 "x\"}",
         "1:80: text must be at most 600 bytes long"},
        {RUTH ",\"text\":true,\"text\":1}", "1:90: not a JSON object: duplicate object key"},
    };
    (void)arg;
    kept_refused(&w, bad, sizeof bad / sizeof *bad);
}

/* The moves are those that one would make by hand, and nobody else is told more by them. */
static void made_as_by_hand(void **arg) /* GH-A4, GH-A5 */
{
    static const char *const hand[] = {"2 name person=Cole", "2 soul king hearts", "2 patron time",
                                       "2 high-ace text=\"an hourglass\""};
    struct kept_character c, then;
    (void)arg;
    assert_string_equal(kept_read(&w, WHOLE, &c), "");
    uint32_t first = w.match.count + 1;
    assert_true(kept_make(&w, 1, &c));
    for (size_t i = 0; i < sizeof hand / sizeof *hand; i++)
        world_play(&w, hand[i]);
    assert_int_equal(w.match.count, first + 7);
    for (uint32_t n = first; n < first + 4; n++) {
        const struct entry *one = &w.match.entry[n - 1], *other = &w.match.entry[n + 3];
        assert_int_equal(one->move.verb, other->move.verb);
        if (n == first + 2) /* of the players its owner alone */
            assert_int_equal(one->seen & ((1 << SEATS_MAX) - 1), 1 << 1);
        for (int seat = 0; seat < 3; seat++) {
            const char *said = match_text(&w.match, one, seat);
            struct move seen;
            match_redact(&w.match, one, seat, &seen);
            if (n == first + 2)
                assert_int_equal(seen.arg[0], seat == 1 ? 1 : ARG_HIDDEN);
            if (n == first + 3)
                assert_string_equal(said, seat == 1 ? "the ferryman" : "?");
        }
    }
    for (int reader = 0; reader < 3; reader++) {
        assert_true(character_made(&w.match, reader, 1, &then));
        assert_string_equal(then.name, "Ruth");
        assert_string_equal(then.secret, reader == 1 ? "the ferryman" : "");
        struct gambler g = gh_gambler(&then);
        assert_int_equal(g.patron, reader == 1);
    }
}

/* Of another's Gambler the Patronage is left out, and so is one of the table's own. */
static void not_known_left_out(void **arg) /* GH-A3, GH-A4 */
{
    struct kept_character c, then;
    (void)arg;
    assert_string_equal(kept_read(&w, WHOLE, &c), "");
    assert_true(kept_make(&w, 1, &c));
    assert_true(character_made(&w.match, 2, 1, &then));
    assert_null(strstr(kept_written(&w, &then), "patronage"));
    assert_true(character_made(&w.match, SEAT_CHANCE, 1, &then));
    assert_non_null(strstr(kept_written(&w, &then), "\"patronage\": \"death\""));
    assert_non_null(strstr(kept_written(&w, &then), "the ferryman"));
    assert_false(character_made(&w.match, SEAT_CHANCE, 0, &then));
    assert_false(character_made(&w.match, SEAT_CHANCE, 2, &then));
}

/* Left out, the Patronage is rolled there; nothing is said of the High Ace. */
static void rolled_at_the_table(void **arg) /* GH-A2 */
{
    struct kept_character c, then;
    (void)arg;
    assert_string_equal(kept_read(&w, RUTH "}", &c), "");
    uint32_t first = w.match.count + 1;
    assert_true(kept_make(&w, 1, &c));
    assert_int_equal(w.match.entry[first + 1].move.verb, DO_ROLL_PATRON);
    assert_int_equal(w.match.entry[first + 2].move.seat, SEAT_CHANCE);
    assert_null(match_text(&w.match, &w.match.entry[w.match.count - 1], 1));
    assert_true(character_made(&w.match, 1, 1, &then));
    struct gambler g = gh_gambler(&then);
    assert_in_range(g.patron, 1, PATRONS_PRINTED);
    assert_string_equal(then.secret, "");
}

/* A person of the book is that person, whom nobody else can be; a name that is taken is refused in
 * a sentence. */
static void names_taken(void **arg)
{
    static char reason[REASON_BYTES];
    static const char *const files[] = {
        GAME "\"name\":\"Adaline Crowe\",\"royalty\":\"king\",\"suit\":\"clubs\"}", RUTH "}"};
    struct kept_character c;
    bool moved;
    (void)arg;
    assert_string_equal(kept_read(&w, files[0], &c), "");
    assert_true(kept_make(&w, 1, &c));
    assert_int_equal(look_at(&w.match.state)->person[0], 0);
    struct text why = text_over(reason, sizeof reason);
    assert_false(character_play(&w.match, 2, &c, &moved, &why));
    assert_string_equal(reason, "Adaline Crowe is taken. Choose another name.");
    assert_string_equal(kept_read(&w, files[1], &c), "");
    assert_true(kept_make(&w, 2, &c));
    assert_int_equal(look_at(&w.match.state)->person[1], PERSONS_PRINTED);
}

/* What was said at length at the table is kept in one line, of whole letters. */
static void long_ace_cut(void **arg)
{
    struct kept_character c;
    (void)arg;
    world_play(&w, "1 name person=Ruth");
    world_play(&w, "1 soul queen clubs");
    world_play(&w, "1 patron death");
    world_play(&w, "1 high-ace text=\"" X100 X100 X100 X100 X100 X10 X10 X10 X10 X10 X10 X10 X10
                   X10 "xxxxxxxx\\nx\u00df and more\"");
    assert_true(character_made(&w.match, 1, 1, &c));
    assert_int_equal(strlen(c.secret), 600);
    assert_string_equal(c.secret + 598, " x");
    kept_written(&w, &c);
}

/* At a table for nothing else nobody proposes a Patronage. */
static void nothing_before(void **arg)
{
    const struct characters *of = w.match.game->characters;
    struct view view;
    struct move move;
    (void)arg;
    match_view(&w.match, 1, &view);
    assert_false(of->before(w.match.data, &view, &move)); /* it is being made */
    world_close(&w);
    world_open(&w, game_named("gamblers-heart"), 3, 1);
    world_play(&w, "0 tell-portent");
    match_view(&w.match, 1, &view);
    assert_true(of->before(w.match.data, &view, &move));
    assert_int_equal(move.verb, DO_READY);
    world_play(&w, "0 propose instead-of=death patron=Salt");
    match_view(&w.match, 1, &view);
    assert_true(of->before(w.match.data, &view, &move));
    assert_int_equal(move.verb, DO_DISAGREE);
    match_view(&w.match, 0, &view);
    assert_false(of->before(w.match.data, &view, &move)); /* who has agreed is asked no more */
}

/* A table that has another Patronage in its place says so, and the seat goes on by hand. */
static void not_on_the_list(void **arg) /* GH-A3 */
{
    static char reason[REASON_BYTES];
    struct kept_character c;
    bool moved = true;
    (void)arg;
    world_close(&w);
    world_open(&w, game_named("gamblers-heart"), 2, 1);
    world_play(&w, "0 tell-portent");
    world_play(&w, "0 propose instead-of=death patron=Salt");
    world_play(&w, "1 agree");
    world_play(&w, "0 ready");
    world_play(&w, "1 ready");
    assert_string_equal(kept_read(&w, WHOLE, &c), "");
    struct text why = text_over(reason, sizeof reason);
    while (moved && character_play(&w.match, 1, &c, &moved, &why))
        continue;
    assert_false(moved);
    assert_string_equal(reason, "Choose one of the six Patronages of this table.");
    assert_int_equal(look_at(&w.match.state)->made[0], MADE_SOUL);
    world_play(&w, "1 patron time");
}

static void sheet_told(void **arg) /* GH-A1, GH-A2 */
{
    static const struct { const char *json; const char *const lines[6]; } told[] = {
        {WHOLE, {"Ruth\nNever sits with her back to a door.\n", "Soulcard: the Queen of Clubs.",
                 "\n  Queen: A small thing", "\n  Clubs: You are sly", "\n  Death: Strengthens",
                 "\nHigh Ace, your secret: the ferryman\n"}},
        {RUTH "}", {"Ruth\nSoulcard: the Queen of Clubs.", "Patronage: a d6 rolls it",
                    "\nHigh Ace: not written.\n"}},
    };
    (void)arg;
    for (size_t i = 0; i < sizeof told / sizeof *told; i++) {
        static char sheet[8192];
        struct kept_character c;
        struct text t = text_over(sheet, sizeof sheet);
        assert_string_equal(kept_read(&w, told[i].json, &c), "");
        w.match.game->characters->sheet(w.match.data, &c, &t);
        assert_false(t.cut);
        for (int k = 0; k < 6 && told[i].lines[k]; k++)
            if (!strstr(sheet, told[i].lines[k]))
                fail_msg("%s is not in:\n%s", told[i].lines[k], sheet);
    }
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, start, end)
    static const struct CMUnitTest tests[] = {
        TEST(read_as_written), TEST(all_read_as_written), TEST(bad_refused), TEST(made_as_by_hand),
        TEST(not_known_left_out), TEST(rolled_at_the_table), TEST(names_taken), TEST(long_ace_cut),
        TEST(nothing_before), TEST(not_on_the_list), TEST(sheet_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
