/* How good plans are, exactly. */
#include <string.h>

#include "ai/cfr.h"

void small_come(const struct small_seat *s, const struct small_node *n, const double *plan,
                double *out)
{
    const struct small_link *link = s->link + n->link;
    if (!n->links) {
        memcpy(out, plan + n->above, n->width * sizeof *out);
        return;
    }
    memset(out, 0, n->width * sizeof *out);
    for (uint32_t i = 0; i < n->links; i++)
        out[link[i].lane] += plan[link[i].from] * link[i].weight;
}

void small_go_back(const struct small_seat *s, const struct small_node *n, const double *worth,
                   double *gain)
{
    const struct small_link *link = s->link + n->link;
    for (uint32_t i = 0; i < n->links; i++)
        gain[link[i].from] += worth[link[i].lane] * link[i].weight;
    if (!n->links)
        for (uint32_t i = 0; i < n->width; i += LANES_STEP)
            LANES(gain + n->above + i) += LANES_OF(worth + i);
}

FOR_WIDE_REGISTERS
void small_gains(const struct small *small, int seat, const double *other, double *out)
{
    const struct small_seat *s = &small->seat[seat];
    memset(out, 0, s->size * sizeof *out);
    for (uint32_t b = 0; b < s->blocks; b++) {
        const struct small_block *block = &s->block[b];
        const double *value = s->value + block->values;
        double *to = out + block->own;
        const double *from = other + block->other;
        for (uint32_t i = 0; i < block->own_width; i += LANES_STEP) {
            lanes4 sum = LANES_OF(to + i);
            if (!block->other_lanes)
                sum += LANES_OF(from + i) * LANES_OF(value + i);
            for (uint32_t k = 0; k < block->other_lanes; k++)
                sum += from[k] * LANES_OF(value + (size_t)k * block->own_width + i);
            LANES(to + i) = sum;
        }
    }
}

double small_response(const struct small *small, int seat, const double *other, double *gain)
{
    const struct small_seat *s = &small->seat[seat];
    double best[LANES_MAX];
    small_gains(small, seat, other, gain);
    for (uint32_t k = s->nodes; k--;) {
        const struct small_node *n = &s->node[k];
        memcpy(best, gain + n->at, n->width * sizeof *best);
        for (uint32_t c = 1; c < n->choices; c++)
            for (uint32_t i = 0; i < n->lanes; i++) {
                double g = gain[n->at + (size_t)c * n->width + i];
                best[i] = g > best[i] ? g : best[i];
            }
        small_go_back(s, n, best, gain);
    }
    return gain[0];
}

bool cfr_judge(const struct cfr *cfr, struct solved *out)
{
    const struct small *small = cfr->small;
    double *plan[2], *gain = NULL;
    uint32_t most =
        small->seat[0].size > small->seat[1].size ? small->seat[0].size : small->seat[1].size;
    plan[0] = small->resize(NULL, small->seat[0].size * sizeof(double));
    plan[1] = small->resize(NULL, small->seat[1].size * sizeof(double));
    gain = small->resize(NULL, most * sizeof(double));
    bool good = plan[0] && plan[1] && gain;
    if (good) {
        for (int i = 0; i < 2; i++)
            cfr_average(cfr, i, plan[i]);
        for (int i = 0; i < 2; i++)
            out->response[i] = small_response(small, i, plan[1 - i], gain);
        out->exploitability = (out->response[0] + out->response[1]) / 2;
        small_gains(small, 0, plan[1], gain);
        out->value = 0;
        for (uint32_t i = 0; i < small->seat[0].size; i++)
            out->value += plan[0][i] * gain[i];
    }
    small->resize(plan[0], 0);
    small->resize(plan[1], 0);
    small->resize(gain, 0);
    return good;
}
