/* Runs as their author sees them: stages, what they lead to, and how they end (engine/plot.h). What
 * is always true: parts stand in the order of the pack, so a run's n-th stage is its n-th scene. */
#include "engine/plot.h"
#include "games/twenty_one/pack/pack.h"
#include "games/twenty_one/rules.h"

enum { END_WON, END_LOST };

static void plot_read(const struct data *d, struct plot *out)
{
    const struct pack *p = pack_of(d);
    for (int k = 0; k < p->run_count; k++) {
        const struct run *r = &p->run[k];
        int story = plot_add(out, PLOT_STORY, -1, r->caption.title), first = out->parts;
        for (int i = 0; i < r->stage_count; i++)
            plot_add(out, PLOT_SCENE, story, r->stage[i].caption.title);
        int won = plot_add(out, PLOT_ENDING, story, "won");
        out->part[plot_add(out, PLOT_ENDING, story, "lost")].anywhere = true;
        for (int i = 0; i < r->stage_count; i++) {
            for (int way = 0; way < r->stage[i].way_count; way++)
                plot_lead(out, first + i, first + r->stage[i].way[way], NULL, NULL);
            if (!r->stage[i].way_count)
                plot_lead(out, first + i, won, NULL, NULL);
        }
    }
}

static void plot_came(const struct data *d, const struct plot *plot, const struct state *before,
                      const struct state *after, const struct move *m, struct plot_came *out)
{
    const struct twenty_one *a = look_at(before), *b = look_at(after);
    (void)m;
    if (b->run >= pack_of(d)->run_count)
        return;
    int story = plot_find(plot, PLOT_STORY, -1, b->run);
    bool begins = b->step == STEP_DONE && a->step != STEP_DONE;
    if (begins)
        plot_come(out, story);
    if (begins || a->run_at != b->run_at)
        plot_come(out, plot_find(plot, PLOT_SCENE, story, b->run_at));
    out->bound = b->turns_taken >= TURNS_MAX && a->turns_taken < TURNS_MAX;
    if (b->ending != a->ending && b->ending != ENDING_LEFT)
        plot_come(out, plot_find(plot, PLOT_ENDING, story,
                                 b->ending == ENDING_WON ? END_WON : END_LOST));
}

const struct game_plot twenty_one_plot = {
    .kind = {"run", "stage", NULL, NULL, "ending"},
    .story_rule = RULE_STORY,
    .story_first = STORY_FIRST,
    .read = plot_read,
    .came = plot_came,
};
