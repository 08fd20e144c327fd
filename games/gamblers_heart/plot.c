/* Quests as their author sees them: steps, obstacles and ends (engine/plot.h). What is always true:
 * Quests come first, in the book's order, then the quest maker, then what is no Quest's own. */
#include "engine/plot.h"
#include "games/gamblers_heart/obstacle.h"

static const char *const ends[] = {NULL, "defeat", "less-awful", "even-worse"};

static void read_end(struct plot *out, int story, int from, const char *title)
{
    plot_lead(out, from, plot_add(out, PLOT_ENDING, story, title), NULL, NULL);
}

/* The steps of a Quest of which the book tells, and how it ends. */
static int read_quest(const struct data *d, const char *title, struct plot *out)
{
    int story = plot_add(out, PLOT_STORY, -1, title), at = -1;
    for (int step = STEP_ARRIVAL; step <= STEP_CONFLICT; step++) {
        int next = plot_add(out, PLOT_SCENE, story, d->names[NAMES_STEP].at[step]);
        if (at >= 0)
            plot_lead(out, at, next, NULL, NULL);
        at = next;
    }
    read_end(out, story, at, "victory");
    for (int tone = TONE_PLAIN; tone <= TONE_EVEN_WORSE; tone++)
        read_end(out, story, at, ends[tone]);
    return story;
}

/* Of a campaign alone (GH-H8). */
static void add_kept(struct plot *out, int kind, const char *title)
{
    out->part[plot_add(out, kind, -1, title)].kept = true;
}

static void plot_read(const struct data *d, struct plot *out)
{
    const struct book *b = book_of(d);
    for (int k = 0; k < SEEDS; k++) {
        int story = read_quest(d, b->seed[k].title, out);
        for (int i = 0; i < b->seed[k].own_count; i++)
            plot_add(out, PLOT_GOAL, story, b->seed[k].own[i].title);
    }
    int made = read_quest(d, "maker", out);
    for (int table = 0; table < TABLES; table++)
        for (int face = 0; face < FACES; face++)
            if (b->maker[table][face].title)
                plot_add(out, PLOT_GOAL, made, b->maker[table][face].title);
    for (int size = 0; size < 3; size++)
        for (int i = 0; i < OBSTACLES; i++)
            plot_add(out, PLOT_GOAL, -1, b->obstacle[size][i].title);
    for (int i = 0; i < b->faction_count; i++)
        for (int k = 0; k < b->faction[i].sent_count; k++)
            add_kept(out, PLOT_GOAL, b->faction[i].sent[k].title);
    for (int i = 0; i < b->fact_count; i++)
        add_kept(out, PLOT_FACT, b->fact_name[i]);
}

/* The part that this obstacle is. */
static int obstacle_part(const struct plot *plot, const struct obstacle *at)
{
    for (int i = 0; i < plot->parts; i++)
        if (plot->part[i].kind == PLOT_GOAL && plot->part[i].title == at->title)
            return i;
    return -1;
}

/* The facts for which this is told, or is left out though it would be told else. */
static uint64_t asked(const struct gamblers_heart *s, const struct when *when)
{
    bool known = (s->facts & when->known) == when->known;
    return !known ? 0 : gh_is_when(s, when) ? when->known : when->unknown & s->facts;
}

/* By the obstacle that comes now, and by those that do not. */
static uint64_t asked_by_obstacles(const struct book *book, const struct gamblers_heart *s,
                                   const struct obstacle *stands)
{
    uint64_t of = stands->when.known;
    for (int k = 0; k < OWN_MAX + SENT_MAX; k++) {
        const struct obstacle *own = gh_own(book, s, k);
        if (own && !gh_is_when(s, &own->when))
            of |= asked(s, &own->when);
    }
    return of;
}

/* Facts that have come true, and those by which what comes now was asked after (GH-H8). */
static void facts_came(const struct book *book, const struct plot *plot,
                       const struct gamblers_heart *a, const struct gamblers_heart *b,
                       struct plot_came *out)
{
    const struct obstacle *stands = gh_standing(book, b);
    const struct quest_seed *seed = b->seed < SEEDS ? &book->seed[b->seed] : NULL;
    int step = b->step < STEP_ARRIVAL ? STEP_PORTENT : b->step;
    bool begins = a->step != b->step || a->seed != b->seed;
    for (uint64_t now = b->facts & ~a->facts; now; now &= now - 1)
        plot_come(out, plot_find(plot, PLOT_FACT, -1, __builtin_ctzll(now)));
    if (stands && stands != gh_standing(book, a))
        out->read |= asked_by_obstacles(book, b, stands);
    for (int i = 0; seed && begins && i < seed->also_count; i++)
        if (seed->also[i].step == step)
            out->read |= asked(b, &seed->also[i].when);
}

static void plot_came(const struct data *d, const struct plot *plot, const struct state *before,
                      const struct state *after, const struct move *m, struct plot_came *out)
{
    const struct book *book = book_of(d);
    const struct gamblers_heart *a = look_at(before), *b = look_at(after);
    bool told = b->seed >= SEEDS && !b->portent[0]; /* a Portent of the GM's own */
    (void)m;
    facts_came(book, plot, a, b, out);
    if (told)
        return;
    int story = plot_find(plot, PLOT_STORY, -1, b->seed < SEEDS ? b->seed : SEEDS);
    if ((a->seed != b->seed && b->seed < SEEDS) || (!a->portent[0] && b->portent[0]))
        plot_come(out, story);
    if (a->step != b->step && b->step >= STEP_ARRIVAL && b->step <= STEP_CONFLICT)
        plot_come(out, plot_find(plot, PLOT_SCENE, story, b->step - STEP_ARRIVAL));
    const struct obstacle *stands = gh_standing(book, b);
    if (stands && stands != gh_standing(book, a))
        plot_come(out, obstacle_part(plot, stands));
    out->bound = is_late(b) && !is_late(a);
    if (a->victories != b->victories)
        plot_come(out, plot_find(plot, PLOT_ENDING, story, 0));
    else if (a->defeats != b->defeats)
        plot_come(out, plot_find(plot, PLOT_ENDING, story, b->tone));
}

static bool plot_choose(const struct view *view, int story, struct move *out)
{
    bool maker = story >= SEEDS;
    *out = (struct move){.seat = GM, .verb = maker ? DO_ROLL_PORTENT : DO_SEED};
    out->arg[0] = maker ? 0 : story;
    return look_at(&view->state)->phase == PHASE_PORTENT && view->seat == GM;
}

const struct game_plot gamblers_heart_plot = {
    .kind = {"quest", "step", "obstacle", NULL, "ending", "fact"},
    .story_rule = -1,
    .choose = plot_choose,
    .read = plot_read,
    .came = plot_came,
};
