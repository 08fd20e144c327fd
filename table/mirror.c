/* See mirror.h. A layout is told by names, offsets and sizes, so a field that is only renumbered is
 * another one. */
#include "table/mirror.h"

#include <string.h>

#include "table/names.h"
#include "table/spoken.h"

/* ---- The layout ---- */

static uint64_t mix(uint64_t h, uint64_t w)
{
    h = (h ^ w) * 0xd6e8feb86659fd93u;
    return h ^ h >> 32;
}

static uint64_t mix_text(uint64_t h, const char *s)
{
    for (; s && *s; s++)
        h = mix(h, (uint8_t)*s);
    return mix(h, s ? 256 : 257);
}

static uint64_t mix_field(uint64_t h, const struct field *f)
{
    const uint64_t of[] = {f->offset, f->count,  f->width,  f->is_signed, f->know,
                           f->show,   f->stride, f->places, f->names,     f->index_names};
    h = mix_text(h, f->name);
    for (size_t i = 0; i < sizeof of / sizeof *of; i++)
        h = mix(h, of[i]);
    return h;
}

uint64_t mirror_layout(const struct game *game, const struct data *data)
{
    const union {
        uint16_t whole;
        uint8_t first;
    } order = {.whole = 1};
    uint64_t h = mix(game->state_size, order.first);
    for (int i = 0; i < game->field_count; i++)
        h = mix_field(h, &game->fields[i]);
    for (int t = 1; t < data->names_count; t++)
        for (int v = 0; v < data->names[t].count; v++)
            h = mix_text(mix(h, (uint64_t)t), data->names[t].at[v]);
    return h;
}

/* ---- The state ---- */

void mirror_put(const struct game *game, const struct view *view, struct text *out)
{
    static const char digits[] = "0123456789abcdef";
    for (int i = 0; i < game->state_size; i++) {
        text_char(out, digits[view->state.bytes[i] >> 4]);
        text_char(out, digits[view->state.bytes[i] & 15]);
    }
}

bool mirror_take(struct match *match, const char *hex)
{
    return strlen(hex) == 2 * (size_t)match->game->state_size &&
           hash_unhex(hex, match->game->state_size, match->state.bytes);
}

/* ---- Names ---- */

void mirror_forget(struct match *match)
{
    match->count = match->head = 0;
    match->words_used = 1; /* 0 stands for no words */
}

/* A verb by which such a thing is named; -1: none. */
static int naming_verb(const struct game *game, const char *arg, int *a)
{
    for (int verb = 0; verb < game->verb_count; verb++) {
        *a = codec_label_arg(game, verb);
        const struct arg_spec *spec = &game->verbs[verb].arg[*a < 0 ? 0 : *a];
        if (*a >= 0 && spec->open && !strcmp(spec->name, arg))
            return verb;
    }
    return -1;
}

bool mirror_named(struct match *match, int seat, const char *arg, const char *thing,
                  const char *name, const char *said)
{
    int a, verb = naming_verb(match->game, arg, &a);
    if (verb < 0 || match->count == match->capacity)
        return false;
    int table = match->game->verbs[verb].arg[a].names;
    int value = codec_name_find(names_of(match->data, table), thing);
    size_t need = strlen(name) + 1 + (said ? strlen(said) + 1 : 0);
    if (value < 0 || need > match->words_size - match->words_used)
        return false;
    struct entry *entry = &match->entry[match->count++];
    *entry = (struct entry){.move = {.seat = (uint8_t)seat, .verb = (uint8_t)verb},
                            .names_new = true,
                            .parent = match->head,
                            .named = match->count,
                            .draw = NO_DRAW};
    entry->move.arg[a] = value;
    words_keep(match, entry, false, said, name);
    match->head = match->count;
    return true;
}
