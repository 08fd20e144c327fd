/* Runs as their author sees them: stages, what they lead to, scenes with what may be tried in them,
 * facts, and how they end (engine/plot.h). What is always true: parts stand in the order of the
 * pack, so a run's n-th stage is its n-th scene, and a stage's scene is the goal in it, whose ways
 * are its approaches. */
#include "engine/plot.h"
#include "games/twenty_one/pack/pack.h"
#include "games/twenty_one/rules.h"
#include "games/twenty_one/run/scene.h"

/* The endings of a run: its own, then these. */
enum { END_WON, END_LOST };

/* The scene of a stage, and where what is tried in it leads by itself. */
static void scene_read(const struct run_stage *stage, int at, int first, struct plot *out)
{
    const struct scene *scene = &stage->scene;
    if (!scene->approach_count)
        return;
    int goal = plot_add(out, PLOT_GOAL, at, stage->caption.title);
    for (int i = 0; i < scene->approach_count; i++) {
        const struct approach *a = &scene->approach[i];
        static const char *const how[CAMES] = {"success", "failure"};
        plot_add(out, PLOT_WAY, goal, a->caption.title);
        for (int k = 0; k < CAMES; k++)
            if (a->came[k].to != NONE)
                plot_lead(out, at, first + a->came[k].to, a->caption.title, how[k]);
    }
}

static void run_read(const struct pack *p, const struct run *r, struct plot *out)
{
    int story = plot_add(out, PLOT_STORY, -1, r->caption.title), first = out->parts, ending;
    for (int i = 0; i < r->stage_count; i++)
        plot_add(out, PLOT_SCENE, story, r->stage[i].caption.title);
    for (int i = 0; i < r->stage_count; i++)
        scene_read(&r->stage[i], first + i, first, out);
    for (int i = 0; i < p->fact_count; i++)
        if (bj_run_facts(p, r) >> i & 1)
            plot_add(out, PLOT_FACT, story, p->fact_name[i]);
    ending = out->parts;
    plot_add(out, PLOT_ENDING, story, "won");
    out->part[plot_add(out, PLOT_ENDING, story, "lost")].anywhere = true;
    for (int k = 0; k < r->ending_count; k++)
        plot_add(out, PLOT_ENDING, story, r->ending[k].title);
    for (int i = 0; i < r->stage_count; i++) {
        for (int way = 0; way < r->stage[i].way_count; way++)
            plot_lead(out, first + i, first + r->stage[i].way[way], NULL, NULL);
        if (r->stage[i].way_count)
            continue;
        plot_lead(out, first + i, ending + END_WON, NULL, NULL);
        for (int k = 0; k < r->ending_count; k++)
            plot_lead(out, first + i, ending + END_LOST + 1 + k, NULL, NULL);
    }
}

static void plot_read(const struct data *d, struct plot *out)
{
    const struct pack *p = pack_of(d);
    for (int k = 0; k < p->run_count; k++)
        run_read(p, &p->run[k], out);
}

/* How many facts of the run stand before this one. */
static int fact_at(uint64_t of, int fact)
{
    return __builtin_popcountll(of & ((1ull << fact) - 1));
}

/* The ending that a run has come to, among its own. */
static int ending_at(const struct pack *p, const struct twenty_one *s)
{
    const struct run_ending *ending = bj_run_ending(p, s);
    if (s->defeats >= DEFEATS_MAX)
        return END_LOST;
    return ending ? END_LOST + 1 + (int)(ending - p->run[s->run].ending) : END_WON;
}

static void plot_came(const struct data *d, const struct plot *plot, const struct state *before,
                      const struct state *after, const struct move *m, struct plot_came *out)
{
    const struct twenty_one *a = look_at(before), *b = look_at(after);
    const struct pack *p = pack_of(d);
    if (b->run >= p->run_count)
        return;
    int story = plot_find(plot, PLOT_STORY, -1, b->run);
    bool begins = b->step == STEP_DONE && a->step != STEP_DONE;
    if (m->verb == DO_APPROACH) {
        int at = plot_find(plot, PLOT_SCENE, story, a->run_at),
            goal = plot_find(plot, PLOT_GOAL, at, 0);
        plot_come(out, goal);
        plot_come(out, plot_find(plot, PLOT_WAY, goal, m->arg[0]));
    }
    for (int i = 0; i < p->fact_count; i++)
        if ((b->facts & ~a->facts) >> i & 1)
            plot_come(out, plot_find(plot, PLOT_FACT, story,
                                     fact_at(bj_run_facts(p, &p->run[b->run]), i)));
    if (begins)
        plot_come(out, story);
    if (begins || a->run_at != b->run_at)
        plot_come(out, plot_find(plot, PLOT_SCENE, story, b->run_at));
    out->bound = b->turns_taken >= TURNS_MAX && a->turns_taken < TURNS_MAX;
    if (b->ending != a->ending && b->ending != ENDING_LEFT)
        plot_come(out, plot_find(plot, PLOT_ENDING, story, ending_at(p, b)));
}

const struct game_plot twenty_one_plot = {
    .kind = {"run", "stage", "scene", "way", "ending", "fact"},
    .story_rule = RULE_STORY,
    .story_first = STORY_FIRST,
    .read = plot_read,
    .came = plot_came,
};
