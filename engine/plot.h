/* The story in a pack as its author thinks of it: what it consists of, what leads where, and what
 * of it a move came to. What is always true: made from the pack and from states alone, and nothing
 * here is needed for play, so no module of the page has it. cli/plays.h plays it through. */
#ifndef ENGINE_PLOT_H
#define ENGINE_PLOT_H

#include "engine/engine.h"

enum { PLOT_PARTS_MAX = 1536, PLOT_LINKS_MAX = 2304, PLOT_CAME_MAX = 24 };

/* A story has scenes, endings and facts, which come true in it; a scene goals, a goal ways to try
 * it. */
enum plot_kind {
    PLOT_STORY, PLOT_SCENE, PLOT_GOAL, PLOT_WAY, PLOT_ENDING, PLOT_FACT, PLOT_KINDS
};

struct plot_part {
    uint8_t kind;
    bool anywhere;       /* of an ending: it may come in any scene, so no link leads to it */
    bool kept;           /* of a campaign: in a match by itself it cannot come */
    int16_t in;          /* the part that it belongs to; -1: none, as what may come in any story */
    const char *title;   /* borrowed from the pack where the pack has one for it, else a name */
};

/* From a scene the story may go to a scene or an ending. why: the goal that decides it, or NULL;
 * outcome: of that goal, "won". The same two may be linked for several reasons. */
struct plot_link { int16_t from, to; const char *why, *outcome; };

struct plot {
    int parts, links;
    struct plot_part part[PLOT_PARTS_MAX];
    struct plot_link link[PLOT_LINKS_MAX];
};

/* What a move came to: parts, in the order in which they follow. */
struct plot_came {
    int count;
    int16_t part[PLOT_CAME_MAX];
    bool bound;          /* the scene reached a bound of the game, which ends it undecided */
    uint64_t read;       /* of the facts of no story, those because of which something was told: a
                            mask */
};

struct game_plot {
    const char *kind[PLOT_KINDS];  /* what a part of it is called here: "scenario"; NULL: there are
                                      none */
    int story_rule, story_first;   /* the table option that chooses the story, and its value for the
                                      first one; rule -1: none, and `choose` does it */
    /* The move by which view->seat chooses story `story`, from 0; false: it has none to choose. */
    bool (*choose)(const struct view *, int story, struct move *out);
    /* Fills `out`, which is empty; parts come after those that they belong to. */
    void (*read)(const struct data *, struct plot *out);
    /* Adds to `out`, which is empty. */
    void (*came)(const struct data *, const struct plot *, const struct state *before,
                 const struct state *after, const struct move *, struct plot_came *out);
};

static inline int plot_add(struct plot *p, int kind, int in, const char *title)
{
    ENSURE(p->parts < PLOT_PARTS_MAX);
    p->part[p->parts] =
        (struct plot_part){.kind = (uint8_t)kind, .in = (int16_t)in, .title = title};
    return p->parts++;
}

static inline void plot_lead(struct plot *p, int from, int to, const char *why,
                             const char *outcome)
{
    ENSURE(p->links < PLOT_LINKS_MAX);
    p->link[p->links++] = (struct plot_link){(int16_t)from, (int16_t)to, why, outcome};
}

/* The n-th part of this kind in that one, from 0; -1: there is none. */
static inline int plot_find(const struct plot *p, int kind, int in, int n)
{
    for (int i = in < 0 ? 0 : in + 1; i < p->parts; i++)
        if (p->part[i].kind == kind && p->part[i].in == in && !n--)
            return i;
    return -1;
}

static inline void plot_come(struct plot_came *came, int part)
{
    ENSURE(part >= 0 && came->count < PLOT_CAME_MAX);
    came->part[came->count++] = (int16_t)part;
}

#endif
