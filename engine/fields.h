/* The fields of a state by number and by name. */
#ifndef ENGINE_FIELDS_H
#define ENGINE_FIELDS_H

#include "engine/game.h"

/* ---- Fields ---- */
/* Element i of a field, sign or zero extended. */
int64_t field_value(const struct field *, const struct state *, int i);
void field_set(const struct field *, struct state *, int i, int64_t value);
/* False if every byte of a secret element is UNKNOWN. */
bool field_known(const struct field *, const struct state *, int i);
/* The field's index, or -1. */
int field_find(const struct game *, const char *name);

#endif
