/* See kept.h. */
#include "tests/table/kept.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "table/native/json_tree.h"

const char *kept_read(const struct world *w, const char *json, struct kept_character *out)
{
    static char why[300];
    struct text said = text_over(why, sizeof why);
    struct complaint wrong = {0};
    struct json_tree tree;
    bool good = json_tree_open(json, strlen(json), CHARACTER_FILE_BYTES, &tree, &wrong) &&
                w->match.game->characters->read(w->match.data, &w->match.rules, tree.root, out,
                                                &wrong);
    if (!good)
        text_format(&said, "%d:%d: %s", (int)wrong.line, (int)wrong.column, wrong.what);
    json_tree_close(&tree);
    return why;
}

void kept_refused(const struct world *w, const struct kept_bad *bad, size_t count)
{
    struct kept_character c;
    assert_true(count >= 30);
    for (size_t i = 0; i < count; i++) {
        const char *why = kept_read(w, bad[i].json, &c);
        if (strncmp(why, bad[i].why, strlen(bad[i].why)) != 0 || strchr(why, '\n'))
            fail_msg("%s\n  is refused by: %s\n  and not by: %s", bad[i].json, why, bad[i].why);
    }
}

const char *kept_written(const struct world *w, const struct kept_character *c)
{
    static char json[CHARACTER_FILE_BYTES];
    struct kept_character again;
    struct text t = text_over(json, sizeof json);
    w->match.game->characters->json(w->match.data, c, &t);
    assert_false(t.cut);
    assert_string_equal(kept_read(w, json, &again), "");
    assert_memory_equal(c, &again, sizeof again);
    return json;
}

bool kept_make(struct world *w, int seat, const struct kept_character *c)
{
    static char reason[REASON_BYTES];
    struct kept_character now;
    bool moved = true;
    while (moved && !character_made(&w->match, seat, seat, &now)) {
        struct text why = text_over(reason, sizeof reason);
        if (match_turn(&w->match) == 1u << SEAT_CHANCE)
            world_step(w);
        else if (!character_play(&w->match, seat, c, &moved, &why))
            fail_msg("seat %d: %s", seat, reason);
    }
    return moved;
}
