/* Walks the whole tree once, then lays out what was found. What is always true of the walk: what a
 * seat has seen is one number, hashed from the moves as it reads them; equal numbers are one
 * information set. (A collision of 64 bits among the sets of a tree of 50 million is a chance of 1
 * in 10,000; it would merge two sets, and the test of counts would show it.) */
#include <string.h>

#include "ai/map.h"
#include "ai/small.h"

enum { READERS = 3, WATCHER = 2, DEPTH_MAX = 96, CHOICES_MAX = 512 };
#define HISTORIES_MAX 50000000

static const char out_of_memory[] = "there is not enough memory";
static const char too_large[] = "it is too large to be solved whole";
/* Not an answer: the walk begins again without relabelling. */
static const char not_alike[] = "values are alike that an information set tells apart";

/* A node while the tree is walked. */
struct found_node {
    uint32_t first; /* its first sequence */
    uint32_t above; /* the sequence above */
    uint32_t lanes, choices;
    uint32_t keys; /* from here in `key`: its choices as their seat reads them */
};
struct found_lane {
    uint32_t node, number, above;
};
struct found_seat {
    struct found_node *node;
    struct found_lane *lane;
    uint64_t *key;
    uint32_t *node_of; /* by sequence */
    uint32_t nodes, lanes, sequences, keys;
    uint32_t node_room, lane_room, sequence_room, key_room;
    struct map by_sight, by_lane;
};
struct found_pair {
    uint32_t sequence[2], lane[2];
    double value;
};

struct walker {
    const struct game *game;
    const struct data *data;
    const struct small_wish *wish;
    void *(*resize)(void *, size_t);
    const char *wrong;
    uint64_t left;
    struct alike alike;
    struct found_seat seat[2];
    struct found_pair *pair;
    uint32_t pairs, pair_room;
    struct map by_pair;
    struct small *out;
};

/* Where the walk stands, as each reader has it. */
struct path {
    struct state state;
    uint64_t sight[READERS];
    struct alike_seen seen[READERS];
    uint32_t sequence[2], lane[2];
    double chance;
    int depth;
};

static uint64_t mixed(uint64_t h, uint64_t x)
{
    h = (h ^ x) * 0xd6e8feb86659fd93ull;
    h = (h ^ h >> 32) * 0xd6e8feb86659fd93ull;
    return h ^ h >> 32;
}

static uint64_t move_hash(uint64_t h, const struct move *m)
{
    h = mixed(h, (uint64_t)m->seat << 8 | m->verb);
    for (int i = 0; i < ARGS_MAX; i++)
        h = mixed(h, (uint32_t)m->arg[i]);
    return h;
}

/* Makes room for one more; false: there is no memory, and that is what is wrong. */
static bool room_for(struct walker *w, void *at, size_t size, uint32_t count, uint32_t *room)
{
    void **list = at;
    if (count < *room)
        return true;
    uint32_t more = *room ? 2 * *room : 64;
    void *got = w->resize(*list, more * size);
    if (!got) {
        w->wrong = out_of_memory;
        return false;
    }
    *list = got;
    *room = more;
    return true;
}

static uint32_t taken(struct walker *w, struct map *map, uint64_t a, uint64_t b, bool *fresh)
{
    uint32_t at = map_take(map, a, b, fresh, w->resize);
    if (at == UINT32_MAX)
        w->wrong = out_of_memory;
    return at;
}

/* ---- What is found ---- */

static void add_choices(struct walker *w, struct found_seat *f, uint32_t node, const uint64_t *keys,
                        uint32_t count)
{
    f->node[node].first = f->sequences;
    f->node[node].keys = f->keys;
    f->node[node].choices = count;
    for (uint32_t i = 0; i < count; i++) {
        for (uint32_t k = 0; k < i; k++)
            if (keys[k] == keys[i])
                w->wrong = not_alike;
        if (!room_for(w, &f->node_of, sizeof *f->node_of, f->sequences, &f->sequence_room) ||
            !room_for(w, &f->key, sizeof *f->key, f->keys, &f->key_room))
            return;
        f->node_of[f->sequences++] = node;
        f->key[f->keys++] = keys[i];
    }
}

/* The node and the lane of the information set in which `seat` now chooses. */
static uint32_t node_here(struct walker *w, const struct path *at, int seat, const uint64_t *keys,
                          uint32_t count, uint32_t *lane)
{
    struct found_seat *f = &w->seat[seat];
    bool fresh;
    uint32_t node = taken(w, &f->by_sight, at->sight[WATCHER], at->sequence[seat], &fresh);
    if (w->wrong)
        return 0;
    if (fresh) {
        if (!room_for(w, &f->node, sizeof *f->node, f->nodes, &f->node_room))
            return 0;
        f->node[f->nodes++] = (struct found_node){.above = at->sequence[seat]};
        add_choices(w, f, node, keys, count);
    }
    uint32_t row = taken(w, &f->by_lane, at->sight[seat], node, &fresh);
    if (w->wrong)
        return 0;
    if (fresh) {
        if (!room_for(w, &f->lane, sizeof *f->lane, f->lanes, &f->lane_room))
            return 0;
        f->lane[f->lanes++] = (struct found_lane){node, f->node[node].lanes++, at->lane[seat]};
    }
    if (f->node[node].choices != count)
        w->wrong = not_alike;
    *lane = f->lane[row].number;
    return node;
}

static void end_here(struct walker *w, const struct path *at)
{
    int32_t got[SEATS_MAX] = {0};
    bool fresh;
    w->game->payoff(w->data, &at->state, got);
    if (got[0] + got[1])
        w->wrong = "what one seat wins there the other does not lose";
    w->out->ends++;
    uint32_t pair = taken(w, &w->by_pair, (uint64_t)at->sequence[0] << 32 | at->sequence[1],
                          (uint64_t)at->lane[0] << 32 | at->lane[1], &fresh);
    if (w->wrong)
        return;
    if (fresh) {
        if (!room_for(w, &w->pair, sizeof *w->pair, w->pairs, &w->pair_room))
            return;
        w->pair[w->pairs++] =
            (struct found_pair){{at->sequence[0], at->sequence[1]}, {at->lane[0], at->lane[1]}, 0};
    }
    w->pair[pair].value += at->chance * got[0];
}

static void walk(struct walker *w, const struct path *at);

static void go(struct walker *w, const struct path *at, struct path *next, const struct move *m)
{
    static const uint8_t reader[READERS] = {0, 1, SEAT_WATCHER};
    state_copy(w->game, &next->state, &at->state);
    memcpy(next->seen, at->seen, sizeof next->seen);
    for (int i = 0; i < READERS; i++) {
        struct move read, told;
        move_redact(w->game, w->data, &at->state, m, reader[i], &read);
        alike_move(&w->alike, w->game, &next->seen[i], &read, &told);
        next->sight[i] = move_hash(at->sight[i], &told);
    }
    w->game->apply(w->data, &next->state, m);
    next->depth = at->depth + 1;
    walk(w, next);
}

static void chance_moves(struct walker *w, const struct path *at, const struct options *open)
{
    double total = (double)options_weight(open);
    uint64_t k = 0;
    for (uint32_t i = 0; i < open->count; i++)
        for (uint64_t n = option_size(&open->at[i]); n && !w->wrong; n--) {
            struct path next = {.sequence = {at->sequence[0], at->sequence[1]},
                                .lane = {at->lane[0], at->lane[1]}};
            struct move m;
            options_nth(open, k++, &m);
            next.chance = at->chance * open->at[i].weight / total;
            go(w, at, &next, &m);
        }
}

static void seat_moves(struct walker *w, const struct path *at, int seat,
                       const struct options *open)
{
    uint64_t count = options_size(open), keys[CHOICES_MAX];
    uint16_t choice[CHOICES_MAX] = {0};
    if (count > CHOICES_MAX) {
        w->wrong = too_large;
        return;
    }
    for (uint64_t k = 0; k < count; k++) {
        struct alike_seen seen = at->seen[seat];
        struct move m, told;
        options_nth(open, k, &m);
        alike_move(&w->alike, w->game, &seen, &m, &told);
        keys[k] = move_hash(0, &told);
    }
    uint32_t lane = 0, node = node_here(w, at, seat, keys, (uint32_t)count, &lane);
    for (uint64_t k = 0; k < count && !w->wrong; k++) {
        const uint64_t *key = &w->seat[seat].key[w->seat[seat].node[node].keys];
        while (choice[k] < count && key[choice[k]] != keys[k])
            choice[k]++;
        if (choice[k] == count)
            w->wrong = not_alike;
    }
    if (w->wish->meet && !w->wrong)
        w->wish->meet(w->wish->by,
                      &(struct small_met){&at->state, seat, node, lane, open, choice});
    for (uint64_t k = 0; k < count && !w->wrong; k++) {
        struct path next = {.sequence = {at->sequence[0], at->sequence[1]},
                            .lane = {at->lane[0], at->lane[1]},
                            .chance = at->chance};
        struct move m;
        options_nth(open, k, &m);
        next.sequence[seat] = w->seat[seat].node[node].first + choice[k];
        next.lane[seat] = lane;
        go(w, at, &next, &m);
    }
}

static void walk(struct walker *w, const struct path *at)
{
    uint32_t turn = w->game->turn(w->data, &at->state);
    w->out->histories++;
    if (!w->left-- || at->depth >= DEPTH_MAX) {
        w->wrong = too_large;
        return;
    }
    if (!turn) {
        end_here(w, at);
        return;
    }
    struct options open = {0};
    int seat = __builtin_ctz(turn);
    w->game->options(w->data, &at->state, seat, &open);
    if (seat == SEAT_CHANCE)
        chance_moves(w, at, &open);
    else
        seat_moves(w, at, seat, &open);
}

/* ---- What is laid out ---- */

static void *held(struct walker *w, size_t size)
{
    void *at = w->resize(NULL, size ? size : 1);
    if (at) {
        memset(at, 0, size);
        w->out->bytes += size;
    } else {
        w->wrong = out_of_memory;
    }
    return at;
}

static uint32_t widened(uint32_t lanes)
{
    return (lanes + LANE_STEP - 1) / LANE_STEP * LANE_STEP;
}

/* The offset of a sequence's lanes. */
static uint32_t offset_of(const struct found_seat *f, const struct small_seat *s, uint32_t sequence)
{
    if (!sequence)
        return 0;
    const struct small_node *n = &s->node[f->node_of[sequence]];
    return n->at + (sequence - f->node[f->node_of[sequence]].first) * n->width;
}

/* Of the nodes whose lanes are not those above, one by one. */
static void lay_links(struct walker *w, const struct found_seat *f, struct small_seat *s)
{
    uint32_t links = 0;
    for (uint32_t i = 0; i < f->lanes; i++) {
        const struct found_lane *l = &f->lane[i];
        if (l->above != l->number)
            s->node[l->node].links = s->node[l->node].lanes;
    }
    for (uint32_t i = 0; i < s->nodes; i++) {
        s->node[i].link = links;
        links += s->node[i].links;
    }
    s->link = held(w, links * sizeof *s->link);
    for (uint32_t i = 0; i < f->lanes && !w->wrong; i++) {
        const struct found_lane *l = &f->lane[i];
        const struct small_node *n = &s->node[l->node];
        if (n->links)
            s->link[n->link + l->number] = (struct small_link){n->above + l->above, l->number, 1};
    }
}

static void lay_nodes(struct walker *w, int seat)
{
    struct found_seat *f = &w->seat[seat];
    struct small_seat *s = &w->out->seat[seat];
    s->nodes = f->nodes;
    s->sets = f->lanes;
    s->node = held(w, f->nodes * sizeof *s->node);
    if (w->wrong)
        return;
    s->size = LANE_STEP;
    for (uint32_t i = 0; i < f->nodes; i++) {
        const struct found_node *n = &f->node[i];
        struct small_node *to = &s->node[i];
        *to = (struct small_node){.above = offset_of(f, s, n->above),
                                  .at = s->size,
                                  .lanes = (uint16_t)n->lanes,
                                  .width = (uint16_t)widened(n->lanes),
                                  .choices = (uint16_t)n->choices};
        if (n->lanes > LANES_MAX)
            w->wrong = too_large;
        if (n->above ? s->node[f->node_of[n->above]].lanes != to->lanes : to->lanes > 1)
            to->links = to->lanes;
        s->size += (uint32_t)to->width * to->choices;
    }
    lay_links(w, f, s);
}

/* Blocks are made in the order of the pairs' sequences: sorted by own, then other, by counting. */
static uint32_t *order_of(struct walker *w, int seat)
{
    uint32_t *by = NULL, *order = held(w, w->pairs * sizeof *order),
             *to = held(w, w->pairs * sizeof *to);
    for (int pass = 0; pass < 2 && !w->wrong; pass++) {
        int key = pass ? seat : 1 - seat;
        uint32_t many = w->seat[key].sequences + 1, sum = 0;
        by = held(w, many * sizeof *by);
        if (w->wrong)
            break;
        for (uint32_t i = 0; i < w->pairs; i++)
            by[w->pair[i].sequence[key]]++;
        for (uint32_t i = 0; i < many; i++) {
            uint32_t n = by[i];
            by[i] = sum;
            sum += n;
        }
        for (uint32_t i = 0; i < w->pairs; i++) {
            uint32_t p = pass ? order[i] : i;
            to[by[w->pair[p].sequence[key]]++] = p;
        }
        w->resize(by, 0);
        w->out->bytes -= many * sizeof *by;
        uint32_t *swap = order;
        order = to;
        to = swap;
    }
    w->resize(to, 0);
    w->out->bytes -= w->pairs * sizeof *to;
    return order;
}

static uint32_t width_of(const struct found_seat *f, uint32_t sequence, bool all)
{
    uint32_t lanes = sequence ? f->node[f->node_of[sequence]].lanes : 1;
    return all ? widened(lanes) : lanes;
}

static void lay_blocks(struct walker *w, int seat)
{
    struct small_seat *s = &w->out->seat[seat];
    struct found_seat *own = &w->seat[seat], *other = &w->seat[1 - seat];
    uint32_t *order = order_of(w, seat), values = 0;
    for (int pass = 0; pass < 2 && !w->wrong; pass++) { /* counts, then fills */
        if (pass) {
            s->block = held(w, s->blocks * sizeof *s->block);
            s->value = held(w, values * sizeof *s->value);
            s->blocks = values = 0;
        }
        const struct found_pair *last = NULL;
        for (uint32_t i = 0; i < w->pairs && !w->wrong; i++) {
            const struct found_pair *p = &w->pair[order[i]];
            uint32_t a = p->sequence[seat], b = p->sequence[1 - seat];
            uint32_t width = width_of(own, a, true), lanes = width_of(other, b, false);
            if (!last || last->sequence[0] != p->sequence[0] ||
                last->sequence[1] != p->sequence[1]) {
                if (pass)
                    s->block[s->blocks] = (struct small_block){
                        offset_of(own, s, a), offset_of(other, &w->out->seat[1 - seat], b), values,
                        (uint16_t)width, (uint16_t)lanes};
                s->blocks++;
                values += width * lanes;
            }
            if (pass)
                s->value[s->block[s->blocks - 1].values + p->lane[1 - seat] * width +
                         p->lane[seat]] = seat ? -p->value : p->value;
            last = p;
        }
    }
    w->resize(order, 0);
    w->out->bytes -= w->pairs * sizeof *order;
}

static void walker_free(struct walker *w)
{
    for (int i = 0; i < 2; i++) {
        struct found_seat *f = &w->seat[i];
        void *all[] = {f->node, f->lane, f->key, f->node_of};
        for (unsigned k = 0; k < sizeof all / sizeof *all; k++)
            w->resize(all[k], 0);
        map_free(&f->by_sight, w->resize);
        map_free(&f->by_lane, w->resize);
        *f = (struct found_seat){0};
    }
    w->resize(w->pair, 0);
    map_free(&w->by_pair, w->resize);
    w->pair = NULL;
    w->pairs = w->pair_room = 0;
}

/* The tree with the values that are known to be alike; from the first history on. */
static void whole(struct walker *w, const struct path *first, uint64_t histories_max)
{
    w->wrong = NULL;
    w->left = histories_max;
    w->out->histories = w->out->ends = 0;
    for (int i = 0; i < 2; i++) /* the empty sequence is of no node */
        if (room_for(w, &w->seat[i].node_of, sizeof *w->seat[i].node_of, 0,
                     &w->seat[i].sequence_room))
            w->seat[i].node_of[w->seat[i].sequences++] = 0;
    if (!w->wrong)
        walk(w, first);
    for (int i = 0; i < 2 && !w->wrong; i++)
        lay_nodes(w, i);
    for (int i = 0; i < 2 && !w->wrong; i++)
        lay_blocks(w, i);
    w->out->pairs = w->pairs;
    walker_free(w);
}

const char *small_compile(const struct game *g, const struct data *d, const struct rules *rules,
                          const struct small_wish *wish, struct small *out)
{
    struct walker w = {.game = g, .data = d, .wish = wish, .resize = wish->resize, .out = out};
    struct path first = {.chance = 1};
    uint64_t most = wish->histories_max ? wish->histories_max : HISTORIES_MAX;
    *out = (struct small){.resize = wish->resize};
    if (g->seats_min > 2 || g->seats_max < 2 || !g->zero_sum)
        return "only a game of two, in which one wins what the other loses, can be solved";
    const char *wrong = g->init(d, rules, 2, &first.state);
    if (wrong)
        return wrong;
    if (!wish->apart)
        alike_find(g, d, &first.state, most, &w.alike);
    whole(&w, &first, most);
    if (w.wrong == not_alike) {
        small_free(out);
        w.alike.tables = 0;
        w.alike.found = 0;
        whole(&w, &first, most);
    }
    out->alike = w.alike.found;
    if (w.wrong)
        small_free(out);
    return w.wrong;
}

void small_free(struct small *small)
{
    for (int i = 0; i < 2 && small->resize; i++) {
        struct small_seat *s = &small->seat[i];
        small->resize(s->node, 0);
        small->resize(s->link, 0);
        small->resize(s->block, 0);
        small->resize(s->value, 0);
        *s = (struct small_seat){0};
    }
    small->bytes = 0;
}
