/* Views and options by name. What is always true: an element that the view does not know is "?",
 * whatever its field is. */
#include <string.h>

#include "table/names.h"

struct writer {
    const struct game *game;
    const struct data *data;
    const struct state *state;
    struct text *out;
    bool json;
};

static void put_name(struct writer *w, int table, int64_t value)
{
    const char *name = names_at(w->data, table, value);
    if (!w->json && text_label(w->out, table, value))
        return;
    if (!name)
        text_int(w->out, value);
    else if (w->json)
        codec_string_json(name, w->out);
    else
        text_put(w->out, name);
}

static void put_bits(struct writer *w, int table, uint64_t bits)
{
    if (w->json || !bits)
        text_char(w->out, w->json ? '[' : '-');
    for (bool first = true; bits; bits &= bits - 1, first = false) {
        if (!first)
            text_char(w->out, ',');
        put_name(w, table, __builtin_ctzll(bits));
    }
    if (w->json)
        text_char(w->out, ']');
}

static void put_element(struct writer *w, const struct field *f, int i)
{
    int64_t value = field_value(f, w->state, i);
    if (!field_known(f, w->state, i))
        text_put(w->out, w->json ? "\"?\"" : "?");
    else if (f->show == SHOW_SET)
        put_bits(w, f->names, (uint64_t)value);
    else if (value == NONE && field_may_be_none(f))
        text_put(w->out, w->json ? "null" : "none");
    else if (f->show == SHOW_NAME)
        put_name(w, f->names, value);
    else
        text_int(w->out, value);
}

static void put_cards(struct writer *w, const struct field *f, const struct set *cards)
{
    const char *between = "";
    for (int word = 0; word < 2; word++)
        for (uint64_t left = cards->word[word]; left; left &= left - 1) {
            text_put(w->out, between);
            put_name(w, f->index_names, 64 * word + __builtin_ctzll(left));
            between = ",";
        }
    if (!w->json && !*between)
        text_char(w->out, '-');
}

/* For each place the cards known to lie there. */
static void put_places(struct writer *w, const struct field *f)
{
    struct set cards[PLACES_MAX] = {0};
    for (int i = 0; i < f->count; i++) {
        int64_t place = field_value(f, w->state, i);
        if (place < f->places && field_known(f, w->state, i))
            set_add(&cards[place], i);
    }
    if (w->json)
        text_char(w->out, '{');
    for (int place = 0; place < f->places; place++) {
        if (place)
            text_char(w->out, w->json ? ',' : ' ');
        put_name(w, f->names, place);
        text_put(w->out, w->json ? ":[" : "=");
        put_cards(w, f, &cards[place]);
        if (w->json)
            text_char(w->out, ']');
    }
    if (w->json)
        text_char(w->out, '}');
}

static void put_elements(struct writer *w, const struct field *f, bool named)
{
    if (w->json)
        text_char(w->out, named ? '{' : '[');
    for (int i = 0; i < f->count; i++) {
        if (i)
            text_char(w->out, w->json ? ',' : ' ');
        if (named) {
            put_name(w, f->index_names, i);
            text_char(w->out, w->json ? ':' : '=');
        }
        put_element(w, f, i);
    }
    if (w->json)
        text_char(w->out, named ? '}' : ']');
}

static void put_field(void *writer, const struct field *f)
{
    struct writer *w = writer;
    enum field_form form = field_form(w->data, f);
    switch (form) {
    case FORM_ONE: put_element(w, f, 0); break;
    case FORM_PLACES: put_places(w, f); break;
    case FORM_NAMED:
    case FORM_LIST: put_elements(w, f, form == FORM_NAMED);
    }
}

void codec_field_json(const struct game *game, const struct data *data, const struct field *field,
                      const struct view *view, struct text *out)
{
    struct writer w = {game, data, &view->state, out, true};
    put_field(&w, field);
}

void codec_view_json(const struct game *game, const struct data *data, const struct view *view,
                     struct text *out)
{
    struct writer w = {game, data, &view->state, out, true};
    text_char(out, '{');
    text_fields(game, out, put_field, &w);
    text_char(out, '}');
}

void codec_view_text(const struct game *game, const struct data *data, const struct view *view,
                     struct text *out)
{
    struct writer w = {game, data, &view->state, out, false};
    for (const struct field *f = field_next(game, NULL); f; f = field_next(game, f)) {
        text_put(out, f->name);
        text_put(out, ": ");
        put_field(&w, f);
        text_char(out, '\n');
    }
}

/* ---- Options ---- */

static void put_one(struct writer *w, const struct arg_spec *spec, int value)
{
    if (spec->show == SHOW_SET)
        put_bits(w, spec->names, (uint32_t)value);
    else if (spec->show == SHOW_NAME)
        put_name(w, spec->names, value);
    else
        text_int(w->out, value);
}

static void put_span(struct writer *w, int lo, int hi)
{
    text_put(w->out, "\"min\":");
    text_int(w->out, lo);
    text_put(w->out, ",\"max\":");
    text_int(w->out, hi);
    text_char(w->out, '}');
}

/* A free value of a table that people name things of. */
static bool is_free(struct writer *w, int label, int value)
{
    const struct game *game = w->game;
    return label >= 0 && value >= game->labels[label].first &&
           value < game->labels[label].first + game->labels[label].count &&
           !game->label_live(w->data, w->state, label, value);
}

static void put_list(struct writer *w, const struct arg_spec *spec, const struct domain *d)
{
    const char *between = "";
    int lo = d->kind == DOMAIN_RANGE ? d->lo : 0,
        label = spec->open ? codec_label_table(w->game, spec->names) : -1;
    int hi = d->kind == DOMAIN_RANGE ? d->hi : THINGS_MAX - 1;
    bool fresh = false;
    for (int value = lo; label >= 0 && value <= hi; value++)
        fresh = fresh || (domain_has(d, value) && is_free(w, label, value));
    text_put(w->out, fresh ? "{\"of\":[" : "[");
    for (int value = lo; value <= hi; value++) {
        if (domain_has(d, value) && !is_free(w, label, value)) {
            text_put(w->out, between);
            put_one(w, spec, value);
            between = ",";
        }
    }
    text_put(w->out, fresh ? "],\"new\":true}" : "]");
}

static void put_domain(struct writer *w, const struct arg_spec *spec, const struct domain *d)
{
    if (d->kind == DOMAIN_SUBSET) {
        text_put(w->out, "{\"of\":");
        put_bits(w, spec->names, d->of.word[0]);
        text_char(w->out, ',');
        put_span(w, d->lo, d->hi);
    } else if (d->kind == DOMAIN_RANGE && spec->show == SHOW_NUMBER && d->lo < d->hi) {
        text_char(w->out, '{');
        put_span(w, d->lo, d->hi);
    } else {
        put_list(w, spec, d);
    }
}

void codec_options_json(const struct game *game, const struct data *data, const struct view *view,
                        const struct options *options, struct text *out)
{
    struct writer w = {game, data, &view->state, out, true};
    text_char(out, '[');
    for (uint32_t i = 0; i < options->count; i++) {
        const struct option *o = &options->at[i];
        const struct verb_spec *verb = &game->verbs[o->verb];
        text_put(out, i ? ",{\"do\":" : "{\"do\":");
        codec_string_json(verb->name, out);
        for (int a = 0; a < o->args && verb->arg[a].name; a++) {
            text_char(out, ',');
            codec_string_json(verb->arg[a].name, out);
            text_char(out, ':');
            put_domain(&w, &verb->arg[a], &o->arg[a]);
        }
        if (o->flags & OPTION_DULL)
            text_put(out, ",\"dull\":true");
        text_char(out, '}');
    }
    text_char(out, ']');
}
