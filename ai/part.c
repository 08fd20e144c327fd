/* Lays out a part of a game as it is told. */
#include <string.h>

#include "ai/cfr.h"

_Static_assert(LANE_STEP == 4, "part_width() widens to it");

static const char out_of_memory[] = "there is not enough memory";

struct told_end {
    uint32_t at[2], values;
    uint16_t lanes[2];
    bool each;
};

struct listener {
    struct part_out out; /* first: what the game is given */
    struct small *small;
    const char *wrong;
    struct small_link *link; /* of the node to come */
    struct told_end *end;
    double *value;
    uint32_t links, ends, values, link_room, end_room, value_room;
    uint32_t node_room[2], linked[2], linked_room[2];
};

static struct listener *heard_by(struct part_out *out)
{
    return (struct listener *)(void *)out;
}

/* Room for `more` after `count` of them; false: there is no memory, and that is what is wrong. */
static bool room_for(struct listener *l, void *at, size_t size, uint32_t count, uint32_t more,
                     uint32_t *room)
{
    void **list = at;
    if (l->wrong)
        return false;
    if (count + more <= *room)
        return true;
    uint32_t want = *room ? 2 * *room : 256;
    while (want < count + more)
        want *= 2;
    void *got = l->small->resize(*list, want * size);
    if (!got) {
        l->wrong = out_of_memory;
        return false;
    }
    *list = got;
    *room = want;
    return true;
}

static void hear_link(struct part_out *out, uint32_t from, int lane, double weight)
{
    struct listener *l = heard_by(out);
    if (weight > 0 && room_for(l, &l->link, sizeof *l->link, l->links, 1, &l->link_room))
        l->link[l->links++] = (struct small_link){from, (uint32_t)lane, weight};
}

static uint32_t hear_node(struct part_out *out, int seat, int lanes, int choices)
{
    struct listener *l = heard_by(out);
    struct small_seat *s = &l->small->seat[seat];
    ENSURE(lanes > 0 && lanes <= LANES_MAX && choices > 1);
    if (!room_for(l, &s->node, sizeof *s->node, s->nodes, 1, &l->node_room[seat]) ||
        !room_for(l, &s->link, sizeof *s->link, l->linked[seat], l->links, &l->linked_room[seat]))
        return 0;
    struct small_node *n = &s->node[s->nodes++];
    *n = (struct small_node){.link = l->linked[seat],
                             .links = l->links,
                             .at = s->size,
                             .lanes = (uint16_t)lanes,
                             .width = (uint16_t)part_width(lanes),
                             .choices = (uint16_t)choices};
    for (uint32_t i = 0; i < l->links; i++) {
        ENSURE(l->link[i].lane < (uint32_t)lanes && l->link[i].from < s->size);
        s->link[l->linked[seat]++] = l->link[i];
    }
    l->links = 0;
    s->size += (uint32_t)n->width * n->choices;
    s->sets += (uint32_t)lanes;
    l->small->histories++;
    return n->at;
}

static void hear_nothing(struct part_out *out, int side, int lane, int seat, const struct state *st,
                         const struct move *choice)
{
    (void)out, (void)side, (void)lane, (void)seat, (void)st, (void)choice;
}

static void hear(struct listener *l, const uint32_t at[2], const int lanes[2], bool each,
                 const double *value)
{
    uint32_t count = (uint32_t)lanes[0] * (each ? 1 : (uint32_t)lanes[1]);
    if (!room_for(l, &l->end, sizeof *l->end, l->ends, 1, &l->end_room) ||
        !room_for(l, &l->value, sizeof *l->value, l->values, count, &l->value_room))
        return;
    for (int i = 0; i < 2; i++)
        ENSURE(at[i] + (uint32_t)lanes[i] <= l->small->seat[i].size);
    l->end[l->ends++] = (struct told_end){
        {at[0], at[1]}, l->values, {(uint16_t)lanes[0], (uint16_t)lanes[1]}, each};
    memcpy(l->value + l->values, value, count * sizeof *value);
    l->values += count;
    l->small->histories++;
    l->small->ends++;
    l->small->pairs += count;
}

static void hear_end(struct part_out *out, const uint32_t at[2], const int lanes[2],
                     const double *value)
{
    hear(heard_by(out), at, lanes, false, value);
}

static void hear_each(struct part_out *out, const uint32_t at[2], int lanes, const double *value)
{
    const int both[2] = {lanes, lanes};
    hear(heard_by(out), at, both, true, value);
}

/* ---- What is laid out ---- */

/* Nodes whose lanes are all those of one choice before, each with weight 1, need no links. */
static void straighten(struct small_seat *s)
{
    for (uint32_t i = 0; i < s->nodes; i++) {
        struct small_node *n = &s->node[i];
        const struct small_link *link = s->link + n->link;
        bool straight = n->links == n->lanes && link[0].from != 0;
        for (uint32_t k = 0; straight && k < n->links; k++)
            straight = link[k].lane == k && link[k].from == link[0].from + k && link[k].weight == 1;
        if (straight) {
            n->above = link[0].from;
            n->links = 0;
        }
    }
}

static void lay_blocks(struct listener *l, int seat)
{
    struct small_seat *s = &l->small->seat[seat];
    uint32_t values = 0, size = 0;
    for (uint32_t i = 0; i < l->ends; i++)
        size += part_width(l->end[i].lanes[seat]) *
                (l->end[i].each ? 1 : l->end[i].lanes[1 - seat]);
    s->block = l->small->resize(NULL, (l->ends + 1) * sizeof *s->block);
    s->value = l->small->resize(NULL, (size + 1) * sizeof *s->value);
    if (!s->block || !s->value) {
        l->wrong = out_of_memory;
        return;
    }
    l->small->bytes += (l->ends + 1) * sizeof *s->block + (size + 1) * sizeof *s->value;
    memset(s->value, 0, (size + 1) * sizeof *s->value);
    for (uint32_t i = 0; i < l->ends; i++) {
        const struct told_end *e = &l->end[i];
        uint32_t own = e->lanes[seat], other = e->each ? 0 : e->lanes[1 - seat];
        uint32_t width = part_width((int)own);
        s->block[s->blocks++] = (struct small_block){e->at[seat], e->at[1 - seat], values,
                                                     (uint16_t)width, (uint16_t)other};
        for (uint32_t k = 0; k < (other ? other : 1); k++, values += width)
            for (uint32_t j = 0; j < own; j++) {
                double v = l->value[e->values + (e->each ? j
                                                 : seat  ? j * e->lanes[0] + k
                                                         : k * e->lanes[0] + j)];
                s->value[values + j] = seat ? -v : v;
            }
    }
}

const char *small_of_part(const struct game_part *part, const struct data *d, struct rules *rules,
                          const struct small_wish *wish, struct small *out)
{
    struct listener l = {.out = {hear_link, hear_node, hear_nothing, hear_end, hear_each},
                         .small = out};
    *out = (struct small){.resize = wish->resize};
    out->seat[0].size = out->seat[1].size = LANE_STEP;
    part->tell(d, rules, wish->apart, &l.out);
    for (int i = 0; i < 2 && !l.wrong; i++) {
        out->seat[i].size += LANE_STEP; /* the last block reads and adds 0 beyond its lanes */
        out->bytes +=
            l.node_room[i] * sizeof *out->seat[i].node + l.linked_room[i] * sizeof *l.link;
        straighten(&out->seat[i]);
        lay_blocks(&l, i);
    }
    out->resize(l.link, 0);
    out->resize(l.end, 0);
    out->resize(l.value, 0);
    if (l.wrong)
        small_free(out);
    return l.wrong;
}
