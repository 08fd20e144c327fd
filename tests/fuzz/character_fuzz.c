/* Any bytes as a character's file. What is always true: the reader refuses them with a reason, or
 * gives a character that keeps every limit, is written and read again as itself, and is made by
 * legal moves in a match. */
#include <string.h>

#include "games/twenty_one/hero/character.h"
#include "games/twenty_one/sheet.h"
#include "table/native/json_tree.h"
#include "tests/fuzz/fuzz.h"

enum { BYTES_MAX = 16384, SHEET_BYTES = 32768 };

uint64_t fuzz_moves;
static _Alignas(16) struct pack pack;

static const struct characters *characters(void) { return twenty_one_game.characters; }

static bool read_one(const struct data *d, const struct rules *rules, const char *bytes,
                     size_t size, struct kept_character *out)
{
    struct json_tree tree = {0};
    struct complaint wrong = {0};
    bool good = json_tree_open(bytes, size, BYTES_MAX, &tree, &wrong) &&
                characters()->read(d, rules, tree.root, out, &wrong);
    ENSURE(good || (wrong.what[0] && strlen(wrong.what) < sizeof wrong.what));
    json_tree_close(&tree);
    return good;
}

static void make(const struct data *d, const struct rules *rules, const struct kept_character *c)
{
    struct state s;
    struct kept_character made;
    struct view view;
    struct move move;
    ENSURE(!twenty_one_game.init(d, rules, 2, &s));
    for (redact(&twenty_one_game, &s, 1, &view); !characters()->made(d, &view, NULL, 1, &made);
         redact(&twenty_one_game, &s, 1, &view)) {
        ENSURE(characters()->next(d, &view, c, &move));
        ENSURE(!game_play(&twenty_one_game, d, &s, &move));
        ENSURE(!twenty_one_game.check(d, &s));
        fuzz_moves++;
    }
    ENSURE(!memcmp(made.block, c->block, sizeof made.block));
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    static struct data data;
    static char json[BYTES_MAX], sheet[SHEET_BYTES];
    struct complaint wrong = {0};
    struct rules rules;
    struct kept_character c, again;
    if (!data.block)
        ENSURE(data_open_default(&twenty_one_game, &pack, &data, &wrong));
    rules_default(&twenty_one_game, &rules);
    rules.value[RULE_STORY] = STORY_FREE;
    rules.value[RULE_SINGLE_TWICE] = size % 2;
    if (!read_one(&data, &rules, (const char *)bytes, size, &c))
        return 0;
    struct text written = text_over(json, sizeof json), told = text_over(sheet, sizeof sheet);
    struct sheet h = bj_character_sheet(&c);
    ENSURE(!bj_sheet_wrong(&pack, &h, rules.value[RULE_SINGLE_TWICE]));
    characters()->json(&data, &c, &written);
    characters()->sheet(&data, &c, &told);
    ENSURE(!written.cut && !told.cut && read_one(&data, &rules, json, written.used, &again));
    ENSURE(!strcmp(c.name, again.name) && !strcmp(c.text, again.text) &&
           !memcmp(c.block, again.block, sizeof c.block));
    make(&data, &rules, &c);
    return 0;
}
