/* The fields of a state by number and by name. */
#ifndef ENGINE_FIELDS_H
#define ENGINE_FIELDS_H

#include "engine/game.h"

/* ---- Fields ---- */
/* Element i of a field that is wider than a byte, which most are not. */
int64_t field_value_wide(const struct field *, const struct state *, int i);
bool field_known_wide(const struct field *, const struct state *, int i);

/* Element i of a field, sign or zero extended. */
static inline int64_t field_value(const struct field *f, const struct state *s, int i)
{
    if (f->width != 1)
        return field_value_wide(f, s, i);
    uint8_t value = s->bytes[f->offset + i];
    return f->is_signed ? (int8_t)value : value;
}

/* False if every byte of a secret element is UNKNOWN. */
static inline bool field_known(const struct field *f, const struct state *s, int i)
{
    if (f->know == KNOW_ALL)
        return true;
    return f->width == 1 ? s->bytes[f->offset + i] != UNKNOWN : field_known_wide(f, s, i);
}

void field_set(const struct field *, struct state *, int i, int64_t value);
/* The field's index, or -1. */
int field_find(const struct game *, const char *name);

#endif
