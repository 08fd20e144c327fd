/* What people call things: spellings that are one name, which thing a name means, names taken back
 * and freed. The game is tests/table/parley.h. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "tests/table/parley.h"
#include "tests/table/world.h"

static struct world w;

static int start(void **arg)
{
    (void)arg;
    world_open(&w, &parley_game, 0, 1);
    return 0;
}

static int end(void **arg)
{
    (void)arg;
    world_close(&w);
    return 0;
}

static const char *spell_of(uint32_t n)
{
    return w.match.data->names[PARLEY_SPELLS].at[w.match.entry[n - 1].move.arg[0]];
}

static const char *label_of(uint32_t n)
{
    const char *label = match_label(&w.match, &w.match.entry[n - 1]);
    return label ? label : "none";
}

/* The same found by going back over every move before entry n on its line of play. */
static const char *called_before(uint32_t n, int value)
{
    const struct entry *entry = w.match.entry;
    if (n && (entry[n - 1].undo || entry[n - 1].say))
        n = entry[n - 1].parent;
    for (; n; n = entry[n - 1].parent) {
        bool bind = entry[n - 1].move.verb == PARLEY_BIND;
        if (entry[n - 1].names_new && entry[n - 1].move.arg[bind] == value)
            return label_of(n);
    }
    return "none";
}

/* What a spell is called as of entry n, as seat reads it. */
static const char *called(uint32_t n, int value)
{
    static struct match_labels book;
    match_labels(&w.match, n, 0, &book);
    const char *name = label_name(&book.labels, PARLEY_SPELLS, value);
    for (uint32_t k = 0; k <= w.match.count; k++)
        for (int i = PARLEY_FIRST; i < PARLEY_FIRST + PARLEY_NAMED_MAX; i++) {
            match_labels(&w.match, k, 0, &book);
            const char *is = label_name(&book.labels, PARLEY_SPELLS, i);
            assert_string_equal(is ? is : "none", called_before(k, i));
        }
    return name ? name : "none";
}

/* ---- Spellings ---- */

/* Guest 1 casts one, guest 2 the other: whether it was the same spell. */
static bool same(const char *one, const char *other)
{
    struct world v;
    char line[256];
    world_open(&v, &parley_game, 0, 1);
    snprintf(line, sizeof line, "1 cast spell=\"%s\" force=1", one);
    world_play(&v, line);
    snprintf(line, sizeof line, "2 cast spell=\"%s\" force=1", other);
    world_play(&v, line);
    bool equal = v.match.entry[0].move.arg[0] == v.match.entry[1].move.arg[0];
    assert_int_equal(v.match.entry[1].names_new, !equal);
    assert_int_equal(v.match.entry[0].label == v.match.entry[1].label, equal);
    world_close(&v);
    return equal;
}

/* Each pair worked out by hand from Unicode's CaseFolding.txt and its compatibility mappings. */
static void test_spellings(void **arg)
{
    (void)arg;
    static const char *const equal[][2] = {
        {"Strasse", "stra\u00dfe"},           /* 00DF; F; 0073 0073 */
        {"STRASSE", "stra\u1e9ee"},           /* 1E9E; F; 0073 0073 */
        {"Moon", "\uff2d\uff4f\uff4f\uff4e"}, /* full-width letters: <wide> */
        {"Moon", "\U0001d40c\U0001d428on"},   /* mathematical bold: <font> */
        {"caf\u00e9", "CAFE\u0301"},          /* composed, and a letter with a combining accent */
        {"\u0130zmir", "i\u0307ZMIR"},        /* 0130; F; 0069 0307 */
        {"\u039f\u03b4\u03cc\u03c2",
         "\u039f\u0394\u039f\u0301\u03a3"}, /* final sigma: 03C2; C; 03C3 */
        {"\ufb01nal", "Final"},             /* the ligature fi: <compat> */
        {"Moonlit-Door", "moonlit  door"},
        {"Moonlit Door", " MOONLIT - DOOR "},
        {"Moonlit Door", "Moonlit\u00a0Door"}, /* no-break space: <noBreak> 0020 */
        {"Moonlit Door", "Moonlit\u3000Door"}, /* ideographic space: <wide> 0020 */
        {"Moon", "Mo\u00adon"},                /* soft hyphen, zero width space: not to be seen */
        {"Moon", "Mo\u200bo\u2060n"},
    };
    static const char *const differ[][2] = {
        {"moon", "moons"},
        {"moon light", "moonlight"},
        {"sin", "s\u0131n"},   /* dotless i has no folding but for Turkish */
        {"\u0130", "I"},       /* i with a dot is more than i */
        {"resume", "r\u00e9sum\u00e9"},
        {"moon", "m\u043e\u043en"}, /* Cyrillic letters that look alike are others */
    };
    for (size_t i = 0; i < sizeof equal / sizeof *equal; i++)
        if (!same(equal[i][0], equal[i][1]))
            fail_msg("'%s' and '%s' are one name", equal[i][0], equal[i][1]);
    for (size_t i = 0; i < sizeof differ / sizeof *differ; i++)
        if (same(differ[i][0], differ[i][1]))
            fail_msg("'%s' and '%s' are two names", differ[i][0], differ[i][1]);
}

/* No character grows more than FOLD_BYTES allows: all of them, as often as 64 bytes hold them. */
static void test_fold_fits(void **arg)
{
    (void)arg;
    char name[LABEL_BYTES_MAX + 4], out[FOLD_BYTES];
    for (uint32_t c = 0xa0; c < 0x110000; c++) {
        char one[4];
        size_t n = c < 0x800 ? 2 : c < 0x10000 ? 3 : 4;
        if (c >= 0xd800 && c < 0xe000)
            continue;
        for (size_t i = n; i-- > 1;)
            one[i] = (char)(0x80 | (c >> 6 * (n - 1 - i) & 0x3f));
        one[0] = (char)((n == 2 ? 0xc0 : n == 3 ? 0xe0 : 0xf0) | c >> 6 * (n - 1));
        size_t size = 0;
        for (; size + n <= LABEL_BYTES_MAX; size += n)
            memcpy(name + size, one, n);
        if (c < 0x3400 || c % 251 == 0 || (c >= 0xf900 && c < 0x10000))
            assert_true(fold_unistring.fold(name, size, out, sizeof out) >= 0);
    }
    assert_int_equal(fold_unistring.fold("moon", 4, out, 3), -1);
}

/* ---- Which thing ---- */

static void test_meaning(void **arg)
{
    (void)arg;
    world_play(&w, "1 cast spell=\"Moonlit Door\" force=1"); /* 1: the lowest free */
    world_play(&w, "2 cast spell=\"moonlit-door\" force=2"); /* 2: the same */
    world_play(&w, "1 cast spell=\"FIRE\" force=1");         /* 3: the game's own */
    world_play(&w, "1 cast spell=\"Cold Rain\" force=1");    /* 4 */
    world_play(&w, "1 cast spell=spell-2 force=1");          /* 5: by its placeholder */
    world_play(&w, "1 cast spell=2 force=1");                /* 6: by its number */
    world_play(&w, "1 cast \"Old Ash\" 1");                  /* 7: the next free */
    world_play(&w, "1 cast spell=\"Spell 5\" force=1");      /* 8: a placeholder in other letters */
    world_play(&w, "1 cast cold-rain 1");                    /* 9 */
    static const char *const spells[] = {"spell-2", "spell-2", "fire",    "cold-rain", "spell-2",
                                         "spell-2", "spell-3", "spell-5", "cold-rain"};
    static const char *const names[] = {"Moonlit Door", "Moonlit Door", "none",
                                        "none",         "Moonlit Door", "Moonlit Door",
                                        "Old Ash",      "none",         "none"};
    for (uint32_t n = 1; n <= 9; n++) {
        assert_string_equal(spell_of(n), spells[n - 1]);
        assert_string_equal(label_of(n), names[n - 1]);
        assert_int_equal(w.match.entry[n - 1].names_new, n == 1 || n == 7 || n == 8);
    }
    /* A name is kept once, however often it is used: 12 + 1 and 7 + 1 bytes after the first. */
    assert_int_equal(w.match.words_used, 1 + 13 + 8);
}

static void test_refused(void **arg)
{
    (void)arg;
    world_play(&w, "1 cast \"Moonlit Door\" 1");
    world_play(&w, "0 bar moonlit-door");
    world_play(&w, "0 bar fire");
    uint32_t count = w.match.count, used = w.match.words_used;
    /* What is barred is barred in every spelling, by the game's own reason. */
    assert_string_equal(world_refuse(&w, "1 cast \"MOONLIT  DOOR\" 1"),
                        "Moonlit Door is barred.");
    assert_string_equal(world_refuse(&w, "1 cast \"F\uff29re\" 1"),
                        "Fire is barred.");
    /* Not asked, not the verb, wrong other arguments: the usual reasons, with the name. */
    assert_string_equal(world_refuse(&w, "1 bar \"moonlit door\""),
                        "You can't do that now. You can cast, note, bind, drop or pass.");
    assert_string_equal(world_refuse(&w, "0 bind spell-2 \"Old Ash\""),
                        "You can't do that now. You can cast, bar, close or pass.");
    assert_string_equal(world_refuse(&w, "1 cast \"Old Ash\" 3"),
                        "You can't choose that now. The highest \"force\" is 2.");
    assert_string_equal(world_refuse(&w, "0 cast \"Old Ash\" 3"),
                        "Nothing is called \"Old Ash\", and you can't name a new spell now.");
    assert_string_equal(world_refuse(&w, "1 note \"Old Ash\""),
                        "\"note\" takes no \"Old Ash\". It takes nothing.");
    assert_string_equal(world_refuse(&w, "1 cast ? 1"),
                        "\"spell\" cannot be hidden. Give its value, not a question mark.");
    world_play(&w, "1 pass");
    assert_string_equal(world_refuse(&w, "1 cast \"Old Ash\" 1"),
                        "It isn't your turn. Now it's up to host 0 and guest 2.");
    assert_int_equal(w.match.count, count + 1);
    assert_int_equal(w.match.words_used, used);
}

/* Two arguments in anyone's words, of which one may be new. */
static void test_two(void **arg)
{
    (void)arg;
    world_play(&w, "1 cast \"Moonlit Door\" 1");                  /* 1 */
    world_play(&w, "2 bind to=\"moonlit door\" spell=\"Old Ash\""); /* 2 */
    world_play(&w, "1 bind \"OLD ASH\" moonlit-DOOR");             /* 3 */
    assert_int_equal(w.match.entry[1].move.arg[0], 2);
    assert_int_equal(w.match.entry[1].move.arg[1], 3);
    assert_string_equal(label_of(2), "Old Ash");
    assert_true(w.match.entry[1].names_new);
    assert_int_equal(w.match.entry[2].move.arg[0], 3);
    assert_int_equal(w.match.entry[2].move.arg[1], 2);
    assert_string_equal(label_of(3), "Moonlit Door");
    assert_false(w.match.entry[2].names_new);
    assert_string_equal(world_refuse(&w, "1 bind to=Elm spell=Oak"),
                        "Nothing is called \"Elm\".");
    assert_string_equal(
        world_refuse(&w, "1 bind to=fire spell=Oak"),
        "You can't choose that now. For \"to\", choose \"Moonlit Door\" or \"Old Ash\".");
    assert_string_equal(world_refuse(&w, "1 drop Elm"), "Nothing is called \"Elm\".");
    /* The game's own is no thing that a label is of, but it is a name all the same. */
    assert_string_equal(
        world_refuse(&w, "1 bind to=\"cold rain\" spell=Oak"),
        "You can't choose that now. For \"to\", choose \"Moonlit Door\" or \"Old Ash\".");
    assert_int_equal(w.match.count, 3);
}

static void test_bytes(void **arg)
{
    (void)arg;
    char name[80] = "", line[160];
    memset(name, 'x', 64);
    snprintf(line, sizeof line, "1 cast \"%s\" 1", name);
    world_play(&w, line);
    name[64] = 'x';
    snprintf(line, sizeof line, "1 cast \"%s\" 1", name);
    assert_string_equal(world_refuse(&w, line),
                        "A name can have up to 64 bytes, and this one has 65.");
    assert_string_equal(world_refuse(&w, "1 cast \"\" 1"),
                        "A name needs more than blanks and hyphens.");
    assert_string_equal(world_refuse(&w, "1 cast \" - \" 1"),
                        "A name needs more than blanks and hyphens.");
    assert_string_equal(world_refuse(&w, "1 cast \"\u200b\" 1"),
                        "A name needs a visible character.");
    assert_string_equal(world_refuse(&w, "1 cast \"a\\nb\" 1"),
                        "A name cannot contain control characters.");
    assert_string_equal(world_refuse(&w, "1 cast \"a\xc2\x85z\" 1"),
                        "A name cannot contain control characters.");
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct move move = {.seat = 1, .verb = PARLEY_CAST, .arg = {0, 1}};
    assert_false(
        match_play_said(&w.match, &move, &(struct said){.label = "\xc3(", .find = true}, &why));
    assert_string_equal(reason, "A name must be UTF-8 text.");
    why = text_over(reason, sizeof reason);
    move.verb = PARLEY_PASS;
    assert_false(
        match_play_said(&w.match, &move, &(struct said){.label = "x", .find = true}, &why));
    assert_string_equal(reason, "The move \"pass\" does not name anything.");
    assert_int_equal(w.match.count, 1);
}

/* Four can be named; when all are in use there is no fifth, but those four are as open as ever. */
static void test_all_in_use(void **arg)
{
    (void)arg;
    world_play(&w, "1 cast A 1");
    world_play(&w, "1 cast B 1");
    world_play(&w, "2 cast C 1");
    world_play(&w, "1 cast D 1");
    assert_string_equal(spell_of(4), "spell-5");
    assert_string_equal(world_refuse(&w, "1 cast E 1"),
                        "Nothing is called \"E\", and you can't name a new spell now.");
    world_play(&w, "1 cast b 1");
    assert_string_equal(spell_of(5), "spell-3");
    assert_string_equal(world_refuse(&w, "0 bind a E"),
                        "Nothing is called \"E\", and you can't name a new spell now.");
}

/* A freed value is given to the next name; older entries keep what they said. */
static void test_freed(void **arg)
{
    (void)arg;
    world_play(&w, "1 cast Alpha 1"); /* 1 */
    world_play(&w, "1 cast Beta 1");  /* 2 */
    world_play(&w, "1 drop ALPHA");   /* 3 */
    assert_string_equal(label_of(3), "Alpha");
    assert_string_equal(called(3, 2), "Alpha"); /* still told of, though no longer in use */
    world_play(&w, "2 cast Gamma 1"); /* 4: in the place of Alpha */
    world_play(&w, "2 cast Alpha 1"); /* 5: another than before */
    assert_string_equal(spell_of(4), "spell-2");
    assert_string_equal(spell_of(5), "spell-4");
    assert_string_equal(called(5, 2), "Gamma");
    assert_string_equal(called(2, 2), "Alpha");
    assert_string_equal(called(5, 4), "Alpha");
    assert_string_equal(label_of(1), "Alpha");
    /* Named again by the placeholder, as a bot does: nothing is left of the old name. */
    world_play(&w, "1 drop beta"); /* 6 */
    world_play(&w, "1 cast spell-3 1");
    assert_string_equal(label_of(7), "none");
    assert_string_equal(called(7, 3), "none");
    world_play(&w, "1 cast beta 1"); /* 8: what has no name cannot be meant by one */
    assert_string_equal(spell_of(8), "spell-5");
}

/* Names are taken back with their moves, and given again as if for the first time. */
static void test_undo(void **arg)
{
    (void)arg;
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    world_play(&w, "1 cast Alpha 1");          /* 1 */
    world_play(&w, "1 cast Beta 1");           /* 2 */
    assert_true(match_undo(&w.match, 1, &why)); /* 3 */
    assert_string_equal(called(2, 3), "Beta");
    assert_string_equal(called(3, 3), "none");
    world_play(&w, "2 cast Gamma 1"); /* 4: in the place of Beta */
    assert_string_equal(spell_of(4), "spell-3");
    assert_string_equal(called(4, 3), "Gamma");
    world_play(&w, "2 cast beta 1"); /* 5: not that of entry 2 */
    assert_string_equal(spell_of(5), "spell-4");
    assert_string_equal(label_of(5), "beta");
    assert_true(match_undo(&w.match, 0, &why)); /* 6 */
    assert_string_equal(called(6, 2), "none");
    world_play(&w, "2 cast ALPHA 1"); /* 7 */
    assert_string_equal(label_of(7), "ALPHA");
    assert_true(w.match.entry[6].names_new);
}

/* Without anything to compare letters with: what is there is found to the byte, nothing new is
 * named. */
static void test_no_folding(void **arg)
{
    (void)arg;
    world_play(&w, "1 cast \"Moonlit Door\" 1");
    w.match.fold = NULL;
    world_play(&w, "2 cast \"Moonlit Door\" 1");
    world_play(&w, "2 cast cold-rain 1");
    world_play(&w, "2 cast spell-2 1");
    assert_string_equal(world_refuse(&w, "2 cast \"moonlit door\" 1"),
                        "You can't give new names here.");
    assert_int_equal(w.match.count, 4);
}

/* What was said when a thing was named goes with its name, to those who may read it. */
static void test_said(void **arg)
{
    (void)arg;
    struct match_labels book;
    world_play(&w, "1 cast Alpha 1 text=\"It glows.\"");
    world_play(&w, "1 cast alpha 2 text=\"It roars.\"");
    match_labels(&w.match, 2, SEAT_WATCHER, &book);
    assert_string_equal(label_said(&book.labels, PARLEY_SPELLS, 2), "It glows.");
    assert_null(label_said(&book.labels, PARLEY_SPELLS, 3));
    assert_null(label_name(&book.labels, PARLEY_SPELLS, 3));
}

/* Lines with names: written in quotes where they are known, read back as the same move. */
static void test_lines(void **arg)
{
    (void)arg;
    struct match_labels book;
    char bytes[256];
    struct text out = text_over(bytes, sizeof bytes);
    world_play(&w, "1 cast \"The \\\"Old\\\" \\\\ Ash\" 1");
    codec_move_text(&parley_game, w.match.data, &w.match.entry[0].move, &out);
    assert_string_equal(bytes, "1 cast spell=spell-2 force=1");
    match_labels(&w.match, 1, 0, &book);
    out = text_over(bytes, sizeof bytes);
    out.labels = &book.labels;
    codec_move_text(&parley_game, w.match.data, &w.match.entry[0].move, &out);
    assert_string_equal(bytes, "1 cast spell=\"The \\\"Old\\\" \\\\ Ash\" force=1");
    world_play(&w, bytes);
    assert_string_equal(spell_of(2), "spell-2");
    assert_string_equal(world_refuse(&w, "1 cast spell=\"Ash force=1"), "A quote is not closed.");
    assert_string_equal(world_refuse(&w, "1 cast spell=\"Ash\"1"),
                        "A blank must follow a closing quote.");
    assert_string_equal(world_refuse(&w, "1 cast \"a\\tb\" 1"),
                        "In quotes, a backslash can only come before \", \\ or n.");
    world_play(&w, "1 cast \"a=b\" 1");
    assert_string_equal(label_of(3), "a=b");
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, start, end)

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_spellings), cmocka_unit_test(test_fold_fits),
        TEST(test_meaning),  TEST(test_refused), TEST(test_bytes),      TEST(test_all_in_use),
        TEST(test_freed),    TEST(test_undo),    TEST(test_no_folding), TEST(test_said),
        TEST(test_lines),   TEST(test_two),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
