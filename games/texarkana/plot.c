/* Scenarios as their author sees them: scenes, goals, ways and endings (engine/plot.h). What is
 * always true: parts stand in the order of the pack, so a scenario's n-th scene is its n-th part of
 * that kind. */
#include "engine/plot.h"
#include "games/texarkana/pack/pack.h"
#include "games/texarkana/scene.h"

static void read_goals(const struct data *d, const struct scene *scene, int at, struct plot *out)
{
    for (int i = 0; i < scene->goal_count; i++) {
        const struct goal *g = &scene->goal[i];
        int goal = plot_add(out, PLOT_GOAL, at, g->caption.title);
        for (int way = 0; way < g->way_count; way++)
            plot_add(out, PLOT_WAY, goal, d->names[NAMES_SUIT].at[g->way[way].field]);
    }
}

/* The part to which `to` leads, in that story. */
static int place(const struct plot *p, int story, int to)
{
    return to < TO_ENDING ? plot_find(p, PLOT_SCENE, story, to)
                          : plot_find(p, PLOT_ENDING, story, to - TO_ENDING);
}

/* By facts the story comes to other places than those that the scene names, a mask of TO_... */
static void read_instead(const struct scenario *s, uint32_t named, int story, int at,
                         struct plot *out)
{
    for (int i = 0; i < s->scene_count; i++)
        if (s->scene[i].by_fact.instead_of & named)
            plot_lead(out, at, place(out, story, TO_SCENE + i), NULL, "instead");
    for (int i = 0; i < s->closing_count; i++)
        if (s->closing[i].by_fact.instead_of & named)
            plot_lead(out, at, place(out, story, TO_ENDING + i), NULL, "instead");
}

static void read_links(const struct scenario *s, int which, int story, int at, struct plot *out)
{
    const struct scene *scene = &s->scene[which];
    uint32_t named = 1u << scene->otherwise;
    for (int i = 0; i < scene->goal_count; i++) {
        const struct goal *g = &scene->goal[i];
        named |= (g->success_to == NONE ? 0 : 1u << g->success_to) |
                 (g->failure_to == NONE ? 0 : 1u << g->failure_to);
        if (g->success_to != NONE)
            plot_lead(out, at, place(out, story, g->success_to), g->caption.title, "won");
        if (g->failure_to != NONE)
            plot_lead(out, at, place(out, story, g->failure_to), g->caption.title, "lost");
    }
    plot_lead(out, at, place(out, story, scene->otherwise), NULL, "otherwise");
    read_instead(s, named, story, at, out); /* TX-G4 */
}

static void plot_read(const struct data *d, struct plot *out)
{
    const struct pack *p = pack_of(d);
    for (int k = 0; k < p->scenario_count; k++) {
        const struct scenario *s = &p->scenario[k];
        int story = plot_add(out, PLOT_STORY, -1, s->caption.title);
        for (int i = 0; i < s->scene_count; i++) {
            int scene = plot_add(out, PLOT_SCENE, story, s->scene[i].caption.title);
            read_goals(d, &s->scene[i], scene, out);
        }
        for (int i = 0; i < s->closing_count; i++)
            plot_add(out, PLOT_ENDING, story, s->closing[i].caption.title);
        out->part[plot_add(out, PLOT_ENDING, story, "woe-gone")].anywhere = true;
        out->part[plot_add(out, PLOT_ENDING, story, "posse-out")].anywhere = true;
        for (int i = 0; i < s->fact_count; i++)
            plot_add(out, PLOT_FACT, story, s->fact_name[i]);
        for (int i = 0; i < s->scene_count; i++)
            read_links(s, i, story, plot_find(out, PLOT_SCENE, story, i), out);
    }
}

/* A goal that a test was opened for, and the way. */
static void came_tried(const struct pack *p, const struct plot *plot, const struct texarkana *s,
                       int scene, const struct move *m, struct plot_came *out)
{
    bool called = m->verb == DO_CALL, invoked = m->verb == DO_INVOKE;
    if (!called && !invoked && m->verb != DO_ATTEMPT)
        return;
    int which = m->arg[called || invoked];
    const struct goal *g = which < GOALS_MAX ? tx_goal_of(p, s, which) : NULL;
    if (!g)
        return;
    int goal = plot_find(plot, PLOT_GOAL, scene, which);
    plot_come(out, goal);
    for (int way = 0; way < g->way_count && !invoked; way++)
        if (g->way[way].field == m->arg[called ? 2 : 1])
            plot_come(out, plot_find(plot, PLOT_WAY, goal, way));
}

static void plot_came(const struct data *d, const struct plot *plot, const struct state *before,
                      const struct state *after, const struct move *m, struct plot_came *out)
{
    const struct pack *p = pack_of(d);
    const struct texarkana *a = look_at(before), *b = look_at(after);
    if (!tx_story_of(p, b))
        return;
    const struct scenario *s = tx_story_of(p, b);
    int story = plot_find(plot, PLOT_STORY, -1, b->scenario);
    if (a->scene != NONE)
        came_tried(p, plot, a, plot_find(plot, PLOT_SCENE, story, a->scene), m, out);
    for (int i = 0; i < s->fact_count; i++)
        if ((b->facts & ~a->facts) >> i & 1) /* TX-G4 */
            plot_come(out, plot_find(plot, PLOT_FACT, story, i));
    if (b->scenes > a->scenes) {
        if (b->scenes == 1)
            plot_come(out, story);
        plot_come(out, plot_find(plot, PLOT_SCENE, story, b->scene));
    }
    out->bound = b->scene != NONE && tx_bounds_why(b, DO_CALL) && !tx_bounds_why(a, DO_CALL);
    if (b->ending == a->ending)
        return;
    if (b->ending == ENDING_STORY)
        plot_come(out, plot_find(plot, PLOT_ENDING, story, b->closing - TO_ENDING));
    else if (b->ending == ENDING_WOE || b->ending == ENDING_POSSE)
        plot_come(out, plot_find(plot, PLOT_ENDING, story,
                                 s->closing_count + (b->ending == ENDING_POSSE)));
}

const struct game_plot texarkana_plot = {
    .kind = {"scenario", "scene", "goal", "way", "ending", "fact"},
    .story_rule = RULE_STORY,
    .story_first = STORY_FIRST,
    .read = plot_read,
    .came = plot_came,
};
