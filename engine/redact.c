/* The one choke point for secrets: nothing that a seat may not know passes here. What a seat may
 * know is read from public bytes alone, so a view can be redacted again without change. */
#include <string.h>

#include "engine/engine.h"

static uint16_t mask_at(const struct state *s, uint16_t offset, int i)
{
    uint16_t mask;
    memcpy(&mask, s->bytes + offset + 2 * (size_t)i, 2);
    return mask;
}

/* Overwrites the cards that lie in places where `seat` does not see. */
static void places_hide(const struct field *f, struct state *s, int seat)
{
    uint8_t *at = s->bytes + f->offset;
    uint64_t seen = 0;
    for (int p = 0; p < f->places; p++)
        seen |= (uint64_t)(mask_at(s, f->mask, p) >> seat & 1) << p;
    /* A card that is UNKNOWN already stays so whatever bit 63 says. */
    for (int i = 0; i < f->count; i++)
        at[i] |= (uint8_t)((seen >> (at[i] & 63) & 1) - 1);
}

static void values_hide(const struct field *f, struct state *s, int seat)
{
    int stride = f->stride ? f->stride : 1;
    for (int i = 0, owner = 0; i < f->count; i += stride, owner++) {
        int n = f->count - i < stride ? f->count - i : stride;
        bool sees = f->know == KNOW_OWNER ? owner == seat : mask_at(s, f->mask, owner) >> seat & 1;
        if (!sees)
            memset(s->bytes + f->offset + (size_t)i * f->width, UNKNOWN, (size_t)n * f->width);
    }
}

void redact(const struct game *g, const struct state *s, int seat, struct view *out)
{
    ENSURE(seat >= 0 && seat <= SEAT_CHANCE);
    state_copy(g, &out->state, s);
    out->seat = (uint8_t)seat;
    if (seat == SEAT_CHANCE)
        return;
    for (int i = g->field_count - 1; i >= 0 && g->fields[i].know != KNOW_ALL; i--) {
        if (g->fields[i].know == KNOW_PLACE)
            places_hide(&g->fields[i], &out->state, seat);
        else
            values_hide(&g->fields[i], &out->state, seat);
    }
}

void move_redact(const struct game *g, const struct data *d, const struct state *before,
                 const struct move *m, int seat, struct move *out)
{
    const struct verb_spec *verb = &g->verbs[m->verb];
    bool secret = false;
    *out = *m;
    for (int i = 0; i < ARGS_MAX && verb->arg[i].name; i++)
        secret |= verb->arg[i].secret;
    if (!secret || seat == SEAT_CHANCE || seat == m->seat || (g->witness(d, before, m) >> seat & 1))
        return;
    for (int i = 0; i < ARGS_MAX && verb->arg[i].name; i++)
        if (verb->arg[i].secret)
            out->arg[i] = ARG_HIDDEN;
}

bool view_hides(const struct game *g, const struct view *v)
{
    for (int i = g->field_count - 1; i >= 0 && g->fields[i].know != KNOW_ALL; i--)
        for (int j = 0; j < g->fields[i].count; j++)
            if (!field_known(&g->fields[i], &v->state, j))
                return true;
    return false;
}

bool game_hides(const struct game *g)
{
    return g->fields[g->field_count - 1].know != KNOW_ALL;
}

/* Whether it holds the same, for the same seats. */
static bool field_same(const struct field *f, const struct state *a, const struct state *b)
{
    int stride = f->stride ? f->stride : 1, masks = 0;
    if (f->know == KNOW_PLACE || f->know == KNOW_MASK)
        masks = f->know == KNOW_PLACE ? f->places : (f->count + stride - 1) / stride;
    return !memcmp(a->bytes + f->offset, b->bytes + f->offset, (size_t)f->count * f->width) &&
           !memcmp(a->bytes + f->mask, b->bytes + f->mask, 2 * (size_t)masks);
}

bool state_tells(const struct game *g, const struct state *before, const struct state *after,
                 int seat)
{
    struct view was, is;
    int first = g->field_count;
    bool same = true;
    for (; first > 0 && g->fields[first - 1].know != KNOW_ALL; first--)
        same = same && field_same(&g->fields[first - 1], before, after);
    if (same)
        return false;
    redact(g, before, seat, &was);
    redact(g, after, seat, &is);
    for (int i = first; i < g->field_count; i++)
        for (int k = 0; k < g->fields[i].count; k++)
            if (!field_known(&g->fields[i], &was.state, k) &&
                field_known(&g->fields[i], &is.state, k))
                return true;
    return false;
}
