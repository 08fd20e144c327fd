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
