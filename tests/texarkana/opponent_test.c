/* Who opposed in the last test, as pages are told it. What is always true: it is who stood there
 * when the test began, whoever stands there now. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <string.h>

#include "games/texarkana/voice/words.h"
#include "tests/texarkana/table.h"

static struct table x;

static struct texarkana *now(void)
{
    return table_of(&x.st);
}

/* The title that the facts give to who is gone; "": they give none. */
static void gone(const char *title)
{
    static char bytes[65536];
    for (int seat = 0; seat <= SEAT_WATCHER; seat += seat == 2 ? SEAT_WATCHER - 2 : 1) {
        struct view view;
        struct text t = text_over(bytes, sizeof bytes);
        redact(x.g, &x.st, seat, &view);
        x.g->words->facts(&x.pack.data, &view, &t);
        const char *at = strstr(bytes, "\"opponent\":\"");
        assert_int_equal(at != NULL, *title != 0);
        if (at)
            assert_memory_equal(at + strlen("\"opponent\":\""), title, strlen(title));
    }
}

/* A test of goal-1 against the Guard in npc-1, to its end. */
static void tested(void)
{
    table_begin(&x, 3, STORY_FIRST, 3);
    table_run(&x, 1, PHASE_FREE);
    PLAY(&x, DEALER, DO_SCENE, 0);
    gone("");
    PLAY(&x, 1, DO_ATTEMPT, 0, SUIT_MASKS);
    gone("");
    PLAY(&x, DEALER, DO_DECLARE, SUIT_MASKS, SUIT_PISTOLS, 0, 0, 0);
    PLAY(&x, DEALER, DO_DIFFICULTY, -1, 0);
    gone("");
    table_run(&x, 1, PHASE_FREE);
    gone("");
    assert_int_equal(now()->against, 0);
}

static void who_opposed(void **state)
{
    (void)state;
    tested();
    const struct pack *p = pack_of(&x.pack.data);
    int guard = now()->cast[0], other = 0;
    while (other == guard || !strcmp(p->npc[other].caption.title, p->npc[guard].caption.title))
        other++;
    PLAY(&x, DEALER, DO_DISMISS, 0);
    gone(p->npc[guard].caption.title);
    PLAY(&x, DEALER, DO_BRING, other); /* the lowest free slot */
    assert_int_equal(now()->cast[0], other);
    gone(p->npc[guard].caption.title);
    PLAY(&x, 1, DO_ATTEMPT, GOAL_NONE, SUIT_CLUBS); /* the next test is of another */
    gone("");
    PLAY(&x, DEALER, DO_DECLARE, SUIT_CLUBS, SUIT_CLUBS, 0, 0, 0);
    assert_int_equal(now()->opposed, other);
    gone("");
}

/* A test of a scene that is closed was against who stood there then, though the like of it stands
 * there again. */
static void another_scene(void **state)
{
    (void)state;
    tested();
    const char *title = pack_of(&x.pack.data)->npc[now()->cast[0]].caption.title;
    int who = now()->cast[0];
    PLAY(&x, DEALER, DO_CLOSE_SCENE);
    gone(title);
    PLAY(&x, DEALER, DO_SCENE, 0);
    assert_int_equal(now()->cast[0], who);
    gone(title);
}

/* NPC against NPC: the same of the foe. */
static void clashed(void **state)
{
    (void)state;
    tested();
    const char *title = pack_of(&x.pack.data)->npc[now()->cast[1]].caption.title;
    PLAY(&x, DEALER, DO_CLASH, 0, 1);
    table_chance(&x);
    gone("");
    PLAY(&x, DEALER, DO_DISMISS, 1);
    gone(title);
}

/* What no state may say. */
static void checked(void **state)
{
    (void)state;
    tested();
    const struct pack *p = pack_of(&x.pack.data);
    assert_null(x.g->check(&x.pack.data, &x.st));
    now()->opposed = p->npc_count;
    assert_string_equal(x.g->check(&x.pack.data, &x.st), "an NPC that is none opposes a test");
    now()->opposed = 0;
    now()->against = CAST_NONE;
    assert_string_equal(x.g->check(&x.pack.data, &x.st), "an NPC that is none opposes a test");
    now()->opposed = NONE;
    assert_null(x.g->check(&x.pack.data, &x.st));
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(who_opposed), cmocka_unit_test(another_scene), cmocka_unit_test(clashed),
        cmocka_unit_test(checked),
    };
    (void)argc;
    (void)argv;
    table_open(&x);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
