/* What a prepared scenario holds from here on, for the Dealer: scenes with who is in them, goals
 * with their ways, what comes true, where it leads, endings. What is always true: the order and the
 * branches are those of the plot (engine/plot.h), as the map of `pack` has them; only a view of the
 * Dealer's is told anything (TX-C2). */
#include <string.h>

#include "engine/plot.h"
#include "games/texarkana/buys.h"
#include "games/texarkana/facts.h"
#include "games/texarkana/rules.h"
#include "games/texarkana/voice/words.h"

/* A talk, the story it is about, and which of its parts can still be come to. */
struct ahead {
    struct talk x;
    const struct scenario *story;
    struct plot plot;
    bool come[PLOT_PARTS_MAX];
};

/* ---- Pieces ---- */

static const struct voice_list *facts(struct ahead *a, struct pieces *out, int known, int unknown)
{
    clear(out);
    for (int i = 0; i < a->story->fact_count; i++) {
        add_if(&a->x, known >> i & 1, out, PART_FACT(.says = a->story->fact_name[i]));
        add_if(&a->x, unknown >> i & 1, out, PART_FACT_NOT(.says = a->story->fact_name[i]));
    }
    return &out->list;
}

static void say_when(struct ahead *a, const struct when *when)
{
    struct pieces room;
    if (when->known || when->unknown)
        say(&a->x, AHEAD_WHEN(.facts = facts(a, &room, when->known, when->unknown)));
}

static void add_way(struct ahead *a, struct pieces *out, const struct scene *scene,
                    const struct way *w)
{
    const struct npc *n = w->against == CAST_NONE ? NULL : &a->x.p->npc[scene->cast[w->against]];
    if (n)
        add(&a->x, out, PART_WAY_AGAINST(.suit = w->field, .npc = n->caption.title,
                                         .other = w->opposition, .dv = n->rating[w->opposition]));
    else
        add(&a->x, out, PART_WAY(.suit = w->field, .dv = w->difficulty));
}

/* ---- A scene ---- */

static int sets(const struct goal *g, int outcome)
{
    int of = g->came.sets[outcome];
    for (int i = 0; i < g->way_count; i++)
        of |= g->way[i].came.sets[outcome];
    return of;
}

static void goal_lines(struct ahead *a, const struct scene *scene, const struct goal *g)
{
    struct pieces room = {0};
    for (int i = 0; i < g->way_count; i++)
        add_way(a, &room, scene, &g->way[i]);
    say(&a->x, AHEAD_GOAL(.title = g->caption.title, .ways = &room.list));
    say_when(a, &g->when);
    int won = sets(g, CAME_SUCCESS), more = sets(g, CAME_GRANDER) | sets(g, CAME_BURNED);
    int lost = sets(g, CAME_FAILURE), worse = sets(g, CAME_WORSE);
    if (won)
        say(&a->x, AHEAD_WON_SETS(.facts = facts(a, &room, won, 0)));
    if (more)
        say(&a->x, AHEAD_MORE_SETS(.facts = facts(a, &room, more, 0)));
    if (lost | worse)
        say(&a->x, AHEAD_LOST_SETS(.facts = facts(a, &room, lost | worse, 0)));
    line_end(&a->x);
}

/* Where it leads from there, as the plot has it. */
static void lead_lines(struct ahead *a, int scene)
{
    for (int i = 0; i < a->plot.links; i++) {
        const struct plot_link *l = &a->plot.link[i];
        const char *to = a->plot.part[l->to].title;
        if (l->from != scene)
            continue;
        if (l->why && !strcmp(l->outcome, "won"))
            say_line(&a->x, AHEAD_WON(.title = l->why, .place = to));
        else if (l->why)
            say_line(&a->x, AHEAD_LOST(.title = l->why, .place = to));
        else if (!strcmp(l->outcome, "otherwise"))
            say_line(&a->x, AHEAD_OTHERWISE(.place = to));
        else
            say_line(&a->x, AHEAD_INSTEAD(.place = to));
    }
}

static void also_lines(struct ahead *a, const struct by_fact *by)
{
    say_when(a, &by->when);
    line_end(&a->x);
    for (int i = 0; i < by->also_count; i++) {
        struct pieces room;
        const struct when *when = &by->also[i].when;
        say_line(&a->x, AHEAD_ALSO(.facts = facts(a, &room, when->known, when->unknown),
                                   .says = by->also[i].text));
    }
}

static void buy_lines(struct ahead *a, int scene)
{
    for (int i = 0; i < a->story->buy_count; i++) {
        const struct buy *b = &a->story->buy[i];
        struct pieces room;
        bool sold = !b->bonus || b->sets || tx_buy_bonus(a->x.s, b);
        if (b->scene != scene || !sold || a->x.s->bought >> i & 1)
            continue;
        if (b->sets)
            say(&a->x, AHEAD_BUY_SETS(.title = b->caption.title,
                                      .facts = facts(a, &room, b->sets, 0)));
        else
            say(&a->x, AHEAD_BUY(.title = b->caption.title));
        say_when(a, &b->when);
        line_end(&a->x);
    }
}

static void people_lines(struct ahead *a, const struct scene *scene)
{
    struct pieces cast = {0};
    for (int slot = 0; slot < scene->cast_count; slot++)
        add(&a->x, &cast, PART_PERSON(.says = a->x.p->npc[scene->cast[slot]].caption.title));
    if (cast.list.count)
        say_line(&a->x, AHEAD_CAST(.cast = &cast.list));
    for (int i = 0; i < scene->mood_count; i++) {
        const struct mood_row *row = &scene->mood[i];
        struct pieces room;
        say_line(&a->x, AHEAD_MOOD(.facts = facts(a, &room, row->when.known, row->when.unknown),
                                   .says = row->text));
    }
}

static void scene_lines(struct ahead *a, int which, int part)
{
    const struct scene *scene = &a->story->scene[which];
    line_end(&a->x);
    say(&a->x, AHEAD_SCENE(.title = scene->caption.title, .says = scene->caption.text,
                           .now = a->x.s->scene == which));
    also_lines(a, &scene->by_fact);
    people_lines(a, scene);
    for (int i = 0; i < scene->goal_count; i++)
        if (a->x.s->scene != which || a->x.s->goal[i] < GOAL_WON)
            goal_lines(a, scene, &scene->goal[i]);
    buy_lines(a, which);
    lead_lines(a, part);
}

/* ---- From here on ---- */

static int part_of(const struct ahead *a, int kind, int n)
{
    int story = plot_find(&a->plot, PLOT_STORY, -1, a->x.s->scenario);
    return plot_find(&a->plot, kind, story, n);
}

static void mark(struct ahead *a)
{
    const struct texarkana *s = a->x.s;
    int to = s->scene != NONE ? s->scene : s->to == NONE ? TO_SCENE : s->to;
    a->come[to < TO_ENDING ? part_of(a, PLOT_SCENE, to) : part_of(a, PLOT_ENDING, to - TO_ENDING)] =
        true;
    for (int round = 0; round < SCENES_MAX; round++)
        for (int i = 0; i < a->plot.links; i++)
            if (a->come[a->plot.link[i].from])
                a->come[a->plot.link[i].to] = true;
}

static void fact_line(struct ahead *a)
{
    struct pieces room;
    int all = (1 << a->story->fact_count) - 1, so = (int)a->x.s->facts;
    if (so)
        say_line(&a->x, AHEAD_TRUE(.facts = facts(a, &room, so, 0)));
    if (all & ~so)
        say_line(&a->x, AHEAD_OPEN(.facts = facts(a, &room, all & ~so, 0)));
}

void tx_ahead(const struct data *d, const struct view *v, struct text *t)
{
    struct ahead a;
    memset(a.come, 0, sizeof a.come);
    a.plot.parts = a.plot.links = 0;
    tx_talk_begin(&a.x, d, v, NULL, t);
    a.story = tx_story_of(a.x.p, a.x.s);
    if (v->seat != DEALER || !a.story || a.x.s->ending != ENDING_NONE)
        return;
    texarkana_plot.read(d, &a.plot);
    mark(&a);
    fact_line(&a);
    buy_lines(&a, NONE);
    for (int i = 0; i < a.story->scene_count; i++)
        if (a.come[part_of(&a, PLOT_SCENE, i)])
            scene_lines(&a, i, part_of(&a, PLOT_SCENE, i));
    for (int i = 0; i < a.story->closing_count; i++) {
        const struct closing *c = &a.story->closing[i];
        if (!a.come[part_of(&a, PLOT_ENDING, i)])
            continue;
        line_end(&a.x);
        say(&a.x, AHEAD_END(.title = c->caption.title, .says = c->caption.text));
        also_lines(&a, &c->by_fact);
    }
}
