/* How often each kind of move is open and made where both seats of a part play their averages. What
 * is always true: what a seat chooses at a node adds up to how often that node is reached. */
#include <string.h>

#include "ai/cfr.h"

/* The part is told again. Of each sequence: how likely what it takes of chance and the other seat
 * is, which is what the sequence would bring if every end were worth 1. */
struct player {
    struct part_out out; /* first */
    const struct cfr *cfr;
    const struct game_part *part;
    const struct data *data;
    double *plan[2], *gain[2];
    uint8_t *row[2];   /* of each sequence, the row of `plays`; 0xff: beyond the lanes */
    uint32_t nodes[2]; /* so far */
    struct part_plays *plays;
};

static struct player *told_to(struct part_out *out)
{
    return (struct player *)(void *)out;
}

static void skip_link(struct part_out *out, uint32_t from, int lane, double weight)
{
    (void)out, (void)from, (void)lane, (void)weight;
}

static uint32_t next_node(struct part_out *out, int seat, int lanes, int choices)
{
    struct player *p = told_to(out);
    const struct small_node *n = &p->cfr->small->seat[seat].node[p->nodes[seat]++];
    ENSURE(n->lanes == lanes && n->choices == choices);
    return n->at;
}

static uint8_t row_of(struct part_plays *plays, int seat, int kind, int verb)
{
    int i = 0;
    while (i < plays->count && (plays->row[i].seat != seat || plays->row[i].kind != kind ||
                                plays->row[i].verb != verb))
        i++;
    ENSURE(i < PART_PLAYS_MAX);
    if (i == plays->count)
        plays->row[plays->count++] = (struct part_play){seat, kind, verb, 0, 0};
    return (uint8_t)i;
}

static void name_lane(struct part_out *out, int side, int lane, int seat, const struct state *st,
                      const struct move *choice)
{
    struct player *p = told_to(out);
    const struct small_node *n = &p->cfr->small->seat[side].node[p->nodes[side] - 1];
    int kind = p->part->kind ? p->part->kind(p->data, st, seat) : 0;
    for (uint32_t c = 0; c < n->choices; c++)
        p->row[side][n->at + c * n->width + (uint32_t)lane] =
            row_of(p->plays, side, kind, choice[c].verb);
}

static void add_end(struct part_out *out, const uint32_t at[2], const int lanes[2],
                    const double *value)
{
    struct player *p = told_to(out);
    (void)value;
    for (int seat = 0; seat < 2; seat++)
        for (int i = 0; i < lanes[seat]; i++)
            for (int k = 0; k < lanes[1 - seat]; k++)
                p->gain[seat][at[seat] + (uint32_t)i] +=
                    p->plan[1 - seat][at[1 - seat] + (uint32_t)k];
}

static void add_each(struct part_out *out, const uint32_t at[2], int lanes, const double *value)
{
    struct player *p = told_to(out);
    (void)value;
    for (int seat = 0; seat < 2; seat++)
        for (int i = 0; i < lanes; i++)
            p->gain[seat][at[seat] + (uint32_t)i] += p->plan[1 - seat][at[1 - seat] + (uint32_t)i];
}

/* A lane of a node, whose later nodes are done: how often it is reached, and each verb made. */
static double count_lane(struct player *p, int seat, const struct small_node *n, uint32_t lane,
                         double come)
{
    double reached = 0;
    uint64_t open[(PART_PLAYS_MAX + 63) / 64] = {0};
    for (uint32_t c = 0; c < n->choices; c++) {
        uint32_t at = n->at + c * n->width + lane;
        double made = p->plan[seat][at] * p->gain[seat][at];
        int row = p->row[seat][at];
        p->plays->row[row].made += made;
        open[row / 64] |= 1ull << row % 64;
        reached += made;
    }
    for (int row = 0; row < p->plays->count; row++)
        if (open[row / 64] >> row % 64 & 1)
            p->plays->row[row].open += reached;
    return come > 0 ? reached / come : 0;
}

static void count_seat(struct player *p, int seat)
{
    const struct small_seat *s = &p->cfr->small->seat[seat];
    for (uint32_t k = s->nodes; k--;) {
        const struct small_node *n = &s->node[k];
        double come[LANES_MAX], worth[LANES_MAX] = {0};
        small_come(s, n, p->plan[seat], come);
        for (uint32_t lane = 0; lane < n->lanes; lane++)
            worth[lane] = count_lane(p, seat, n, lane, come[lane]);
        small_go_back(s, n, worth, p->gain[seat]);
    }
}

bool part_plays(const struct game_part *part, const struct data *d, struct rules *rules,
                const struct cfr *cfr, struct part_plays *out)
{
    struct player p = {.out = {skip_link, next_node, name_lane, add_end, add_each},
                       .cfr = cfr,
                       .part = part,
                       .data = d,
                       .plays = out};
    void *(*resize)(void *, size_t) = cfr->small->resize;
    bool good = true;
    out->count = 0;
    for (int i = 0; i < 2; i++) {
        uint32_t size = cfr->small->seat[i].size;
        p.plan[i] = resize(NULL, size * sizeof(double));
        p.gain[i] = resize(NULL, size * sizeof(double));
        p.row[i] = resize(NULL, size);
        good = good && p.plan[i] && p.gain[i] && p.row[i];
        if (!good)
            continue;
        cfr_average(cfr, i, p.plan[i]);
        memset(p.gain[i], 0, size * sizeof(double));
        memset(p.row[i], 0xff, size);
    }
    if (good) {
        part->tell(d, rules, false, &p.out);
        count_seat(&p, 0);
        count_seat(&p, 1);
    }
    for (int i = 0; i < 2; i++) {
        resize(p.plan[i], 0);
        resize(p.gain[i], 0);
        resize(p.row[i], 0);
    }
    return good;
}
