/* See watched.h. */
#include "tests/ai/watched.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <string.h>

#include "ai/playout.h"
#include "games/registry.h"
#include "table/bot.h"
#include "table/native/pack.h"

static void play_one(const struct playout *play, uint64_t match,
                     void (*see)(void *, const struct state *, const struct move *), void *arg)
{
    const struct game *g = play->game;
    struct rules rules;
    struct state s;
    struct rng rng;
    int seat;
    rules_default(g, &rules);
    assert_null(g->init(play->data, &rules, 2, &s));
    rng_seed(&rng, match, 0);
    for (uint64_t n = 0; (seat = playout_next(play, &s)) >= 0; n++) {
        struct options o;
        struct move move;
        options_clear(&o);
        if (seat == SEAT_CHANCE) {
            g->options(play->data, &s, seat, &o);
            options_draw(&o, &rng, &move);
        } else {
            playout_choose(&play[seat], &s, seat, match, n, &move);
        }
        see(arg, &s, &move);
        g->apply(play->data, &s, &move);
    }
}

void watched(const char *game, const char *first, const char *second, uint64_t matches,
             void (*see)(void *arg, const struct state *, const struct move *), void *arg)
{
    static struct pack_data pack;
    const struct game *g = NULL;
    char reason[256];
    struct text why = text_over(reason, sizeof reason);
    for (int i = 0; i < games_count; i++)
        if (!strcmp(games_list[i]->name, game))
            g = games_list[i];
    if (!g) {
        fail_msg("there is no game %s", game);
        return;
    }
    assert_int_equal(pack_open(&pack, g, NULL, &why), 0);
    struct playout play[2] = {{g, &pack.data, bot_find(g, first)},
                              {g, &pack.data, bot_find(g, second)}};
    assert_true(play[0].bot && play[1].bot);
    for (uint64_t match = 0; match < matches; match++)
        play_one(play, match, see, arg);
    pack_close(&pack);
}
