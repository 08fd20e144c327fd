/* Reading and writing a state through its field table. Values are those of the machine's own bytes.
 */
#include <string.h>

#include "engine/engine.h"

int64_t field_value_wide(const struct field *f, const struct state *s, int i)
{
    const uint8_t *at = s->bytes + f->offset + (size_t)i * f->width;
    switch (f->width) {
    case 2: {
        uint16_t v;
        memcpy(&v, at, 2);
        return f->is_signed ? (int64_t)(int16_t)v : (int64_t)v;
    }
    case 4: {
        uint32_t v;
        memcpy(&v, at, 4);
        return f->is_signed ? (int64_t)(int32_t)v : (int64_t)v;
    }
    case 8: {
        int64_t v;
        memcpy(&v, at, 8);
        return v;
    }
    }
    ENSURE(!"a field of 1, 2, 4 or 8 bytes");
}

void field_set(const struct field *f, struct state *s, int i, int64_t value)
{
    uint8_t *at = s->bytes + f->offset + (size_t)i * f->width;
    switch (f->width) {
    case 1: *at = (uint8_t)value; return;
    case 2: {
        uint16_t v = (uint16_t)value;
        memcpy(at, &v, 2);
        return;
    }
    case 4: {
        uint32_t v = (uint32_t)value;
        memcpy(at, &v, 4);
        return;
    }
    case 8: memcpy(at, &value, 8); return;
    }
    ENSURE(!"a field of 1, 2, 4 or 8 bytes");
}

bool field_known_wide(const struct field *f, const struct state *s, int i)
{
    const uint8_t *at = s->bytes + f->offset + (size_t)i * f->width;
    for (int b = 0; b < f->width; b++)
        if (at[b] != UNKNOWN)
            return true;
    return false;
}

int field_find(const struct game *g, const char *name)
{
    for (int i = 0; i < g->field_count; i++)
        if (strcmp(g->fields[i].name, name) == 0)
            return i;
    return -1;
}
