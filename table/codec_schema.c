/* What views look like, as a JSON Schema (draft 7) of the same field table that they are made from.
 * What is always true: it says no more than that table: which names, how many, what may be hidden;
 * a view of any match with this data fits. */
#include "table/names.h"

struct schema {
    const struct game *game;
    const struct data *data;
    struct text *out;
};

/* The values of a table by name; of no table: numbers. */
static void put_ref(struct schema *s, int table)
{
    if (names_of(s->data, table))
        text_format(s->out, "{\"$ref\":\"#/definitions/names-%d\"}", table);
    else
        text_put(s->out, "{\"type\":\"integer\"}");
}

static void put_definition(struct schema *s, int table)
{
    const struct names *names = names_of(s->data, table);
    const char *between = "";
    text_format(s->out, "\"names-%d\":{\"enum\":[", table);
    for (int i = 0; i < names->count; i++) {
        if (!names->at[i])
            continue;
        text_put(s->out, between);
        codec_string_json(names->at[i], s->out);
        between = ",";
    }
    text_put(s->out, "]}");
}

static void put_number(struct schema *s, const struct field *f)
{
    int bits = 8 * f->width;
    text_put(s->out, "{\"type\":\"integer\"");
    if (f->know == KNOW_OWNER || f->know == KNOW_MASK)
        text_format(s->out, ",\"minimum\":%d,\"maximum\":%d", f->lo, f->hi);
    else if (bits < 32) {
        int32_t values = 1 << bits;
        text_format(s->out, ",\"minimum\":%d,\"maximum\":%d", f->is_signed ? -values / 2 : 0,
                    f->is_signed ? values / 2 - 1 : values - 1);
    }
    text_char(s->out, '}');
}

/* Whether a reader may be told "?" instead. */
static bool may_hide(const struct field *f)
{
    return f->know != KNOW_ALL;
}

static void put_element(struct schema *s, const struct field *f)
{
    bool none = field_may_be_none(f), hides = may_hide(f);
    text_put(s->out, none || hides ? "{\"anyOf\":[" : "");
    if (f->show == SHOW_SET) {
        text_put(s->out, "{\"type\":\"array\",\"uniqueItems\":true,\"items\":");
        put_ref(s, f->names);
        text_char(s->out, '}');
    } else if (f->show == SHOW_NAME) {
        put_ref(s, f->names);
    } else {
        put_number(s, f);
    }
    text_put(s->out, none ? ",{\"type\":\"null\"}" : "");
    text_put(s->out, hides ? ",{\"const\":\"?\"}" : "");
    text_put(s->out, none || hides ? "]}" : "");
}

/* An object of `count` members with these names: `put` says what each of them is. */
static void put_members(struct schema *s, int table, int count, const struct field *f,
                        void (*put)(struct schema *, const struct field *))
{
    text_put(s->out, "{\"type\":\"object\",\"propertyNames\":");
    put_ref(s, table);
    text_format(s->out, ",\"minProperties\":%d,\"maxProperties\":%d,\"additionalProperties\":",
                count, count);
    put(s, f);
    text_char(s->out, '}');
}

static void put_cards(struct schema *s, const struct field *f)
{
    text_put(s->out, "{\"type\":\"array\",\"uniqueItems\":true,\"items\":");
    put_ref(s, f->index_names);
    text_char(s->out, '}');
}

static void put_field(void *schema, const struct field *f)
{
    struct schema *s = schema;
    switch (field_form(s->data, f)) {
    case FORM_ONE: put_element(s, f); break;
    case FORM_NAMED: put_members(s, f->index_names, f->count, f, put_element); break;
    case FORM_PLACES: put_members(s, f->names, f->places, f, put_cards); break;
    case FORM_LIST:
        text_format(s->out, "{\"type\":\"array\",\"minItems\":%d,\"maxItems\":%d,\"items\":",
                    f->count, f->count);
        put_element(s, f);
        text_char(s->out, '}');
    }
}

static bool uses(const struct game *game, int table)
{
    const struct field *f = field_next(game, NULL);
    while (f && f->names != table && f->index_names != table)
        f = field_next(game, f);
    return f;
}

void codec_schema_json(const struct game *game, const struct data *data, struct text *out)
{
    struct schema s = {game, data, out};
    const char *between = "";
    text_put(out, "{\"$schema\":\"http://json-schema.org/draft-07/schema#\",\"title\":");
    codec_string_json(game->title, out);
    text_put(out, ",\"type\":\"object\",\"additionalProperties\":false,\"properties\":{");
    text_fields(game, out, put_field, &s);
    text_put(out, "},\"required\":[");
    for (const struct field *f = field_next(game, NULL); f; f = field_next(game, f)) {
        text_put(out, between);
        codec_string_json(f->name, out);
        between = ",";
    }
    text_put(out, "],\"definitions\":{");
    between = "";
    for (int table = 1; table < data->names_count; table++) {
        if (!uses(game, table) || !names_of(data, table))
            continue;
        text_put(out, between);
        put_definition(&s, table);
        between = ",";
    }
    text_put(out, "}}");
}
