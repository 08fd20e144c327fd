/* How a bot plays a compiled game, and what the best play gets against that. What is always true:
 * the game is walked or told again, in the same order, so that nodes and lanes are those that were
 * compiled. */
#include <string.h>

#include "ai/cfr.h"

/* A part is told again, and the bot is asked at each of its nodes; a whole game is walked again. */
struct asker {
    struct part_out out; /* first */
    const struct small *small;
    const struct bot_asked *asked;
    const struct data *data;
    double *choice[2];
    uint32_t nodes[2]; /* so far */
    struct rng rng;
};

/* Of a vector over all lanes of a seat: the number of this lane of that choice. */
static double *share_of(struct asker *a, int seat, const struct small_node *n, uint32_t choice,
                        uint32_t lane)
{
    return &a->choice[seat][n->at + choice * n->width + lane];
}

static void look(const struct asker *a, const struct state *st, int seat, struct view *view,
                 struct options *open)
{
    redact(a->asked->game, st, seat, view);
    options_clear(open);
    a->asked->game->options(a->data, &view->state, seat, open);
}

/* ---- A part ---- */

static struct asker *asked_by(struct part_out *out)
{
    return (struct asker *)(void *)out;
}

static void skip_link(struct part_out *out, uint32_t from, int lane, double weight)
{
    (void)out, (void)from, (void)lane, (void)weight;
}

static uint32_t ask_node(struct part_out *out, int seat, int lanes, int choices)
{
    struct asker *a = asked_by(out);
    const struct small_node *n = &a->small->seat[seat].node[a->nodes[seat]++];
    ENSURE(n->lanes == lanes && n->choices == choices);
    return n->at;
}

static void ask_lane(struct part_out *out, int side, int lane, int seat, const struct state *st,
                     const struct move *choice)
{
    struct asker *a = asked_by(out);
    const struct small_node *n = &a->small->seat[side].node[a->nodes[side] - 1];
    struct options open;
    struct view view;
    look(a, st, seat, &view, &open);
    for (int i = 0; i < a->asked->times; i++) {
        struct move m;
        uint32_t c = 0;
        a->asked->bot->choose(a->data, &view, &open, &a->rng, &m);
        while (c < n->choices && !move_equal(&m, &choice[c]))
            c++;
        c = c < n->choices ? c : 0; /* what the part leaves out is worth its first choice at most */
        *share_of(a, side, n, c, (uint32_t)lane) += 1.0 / a->asked->times;
    }
}

static void skip_end(struct part_out *out, const uint32_t at[2], const int lanes[2],
                     const double *value)
{
    (void)out, (void)at, (void)lanes, (void)value;
}

static void skip_each(struct part_out *out, const uint32_t at[2], int lanes, const double *value)
{
    (void)out, (void)at, (void)lanes, (void)value;
}

/* ---- A whole game ---- */

static void ask_met(void *by, const struct small_met *met)
{
    struct asker *a = by;
    const struct small_node *n = &a->small->seat[met->seat].node[met->node];
    struct options open;
    struct view view;
    for (uint32_t c = 0; c < n->choices; c++)
        if (*share_of(a, met->seat, n, c, met->lane) > 0)
            return; /* asked before: another history of the same information set */
    look(a, met->state, met->seat, &view, &open);
    for (int i = 0; i < a->asked->times; i++) {
        struct move m, nth;
        uint32_t k = 0;
        a->asked->bot->choose(a->data, &view, &open, &a->rng, &m);
        m.seat = (uint8_t)met->seat;
        for (options_nth(met->open, k, &nth); !move_equal(&m, &nth);)
            options_nth(met->open, ++k, &nth);
        *share_of(a, met->seat, n, met->choice[k], met->lane) += 1.0 / a->asked->times;
    }
}

/* False: there is no memory. */
static bool ask_all(struct asker *a, struct rules *rules)
{
    const struct game *g = a->asked->game;
    if (g->part) {
        g->part->tell(a->data, rules, false, &a->out);
        return true;
    }
    struct small again;
    struct small_wish wish = {.resize = a->small->resize, .meet = ask_met, .by = a};
    const char *wrong = small_compile(g, a->data, rules, &wish, &again);
    small_free(&again);
    return !wrong;
}

bool bot_loses(const struct data *d, struct rules *rules, const struct small *small,
               const struct bot_asked *asked, double out[2])
{
    struct asker a = {.out = {skip_link, ask_node, ask_lane, skip_end, skip_each},
                      .small = small,
                      .asked = asked,
                      .data = d};
    double *plan[2] = {NULL, NULL};
    bool good = true;
    rng_seed(&a.rng, 1, 0);
    for (int i = 0; i < 2; i++) {
        size_t size = small->seat[i].size * sizeof(double);
        a.choice[i] = small->resize(NULL, size);
        plan[i] = small->resize(NULL, size);
        good = good && a.choice[i] && plan[i];
        if (good)
            memset(a.choice[i], 0, size);
    }
    good = good && ask_all(&a, rules);
    if (good) {
        for (int i = 0; i < 2; i++)
            small_plan(&small->seat[i], a.choice[i], plan[i]);
        for (int i = 0; i < 2; i++) /* a.choice holds nothing any more */
            out[i] = small_response(small, 1 - i, plan[i], a.choice[1 - i]);
    }
    for (int i = 0; i < 2; i++) {
        small->resize(a.choice[i], 0);
        small->resize(plan[i], 0);
    }
    return good;
}
