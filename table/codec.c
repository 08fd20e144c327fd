/* Moves by name, read and written. What is always true: what is written reads back as the same
 * move. */
#include "table/codec.h"

#include <string.h>

#include "table/names.h"
#include "table/reason.h"

const struct value *pairs_get(const struct pairs *pairs, const char *key)
{
    for (int i = 0; i < pairs->count; i++)
        if (pairs->at[i].key && !strcmp(pairs->at[i].key, key))
            return &pairs->at[i].value;
    return NULL;
}

const char *pairs_text(const struct pairs *pairs, const char *key)
{
    const struct value *v = pairs_get(pairs, key);
    return v && v->kind == VALUE_STRING ? v->text : NULL;
}

bool pairs_true(const struct pairs *pairs, const char *key)
{
    const struct value *v = pairs_get(pairs, key);
    return v && v->kind == VALUE_BOOL && v->number;
}

/* ---- Writing ---- */

/* What does not stand for itself in a string, its end included. */
static const bool special[256] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    ['"'] = 1, ['\\'] = 1};

void codec_string_json(const char *s, struct text *out)
{
    static const char digits[] = "0123456789abcdef";
    text_char(out, '"');
    for (;; s++) {
        size_t plain = 0;
        while (!special[(unsigned char)s[plain]])
            plain++;
        text_put_n(out, s, plain);
        s += plain;
        if (!*s)
            break;
        if (*s == '"' || *s == '\\') {
            text_char(out, '\\');
            text_char(out, *s);
        } else if (*s == '\n') {
            text_put(out, "\\n");
        } else {
            text_put(out, "\\u00");
            text_char(out, digits[(unsigned char)*s >> 4]);
            text_char(out, digits[*s & 15]);
        }
    }
    text_char(out, '"');
}

static void put_name(const struct data *data, int table, int64_t value, bool json, struct text *out)
{
    const char *name = names_at(data, table, value);
    if (!json && text_label(out, table, value))
        return;
    if (!name)
        text_int(out, value);
    else if (json)
        codec_string_json(name, out);
    else
        text_put(out, name);
}

static void put_arg(const struct data *data, const struct arg_spec *spec, int32_t value, bool json,
                    struct text *out)
{
    if (value == ARG_HIDDEN) {
        text_put(out, json ? "\"?\"" : "?");
    } else if (spec->show == SHOW_SET) {
        const char *between = "";
        text_put(out, json ? "[" : value ? "" : "-");
        for (int i = 0; i < 31; i++) {
            if (value >> i & 1) {
                text_put(out, between);
                put_name(data, spec->names, i, json, out);
                between = ",";
            }
        }
        text_put(out, json ? "]" : "");
    } else if (spec->show == SHOW_NAME) {
        put_name(data, spec->names, value, json, out);
    } else {
        text_int(out, value);
    }
}

void codec_arg_text(const struct data *data, const struct arg_spec *spec, int32_t value,
                    struct text *out)
{
    put_arg(data, spec, value, false, out);
}

void codec_move_members(const struct game *game, const struct data *data, const struct move *move,
                        struct text *out)
{
    const struct verb_spec *verb = &game->verbs[move->verb];
    text_put(out, "\"seat\":");
    if (move->seat == SEAT_CHANCE)
        text_put(out, "\"chance\"");
    else
        text_int(out, move->seat);
    text_put(out, ",\"do\":");
    codec_string_json(verb->name, out);
    for (int i = 0; i < ARGS_MAX && verb->arg[i].name; i++) {
        text_char(out, ',');
        codec_string_json(verb->arg[i].name, out);
        text_char(out, ':');
        put_arg(data, &verb->arg[i], move->arg[i], true, out);
    }
}

void codec_move_json(const struct game *game, const struct data *data, const struct move *move,
                     struct text *out)
{
    text_char(out, '{');
    codec_move_members(game, data, move, out);
    text_char(out, '}');
}

void codec_act_text(const struct game *game, const struct data *data, const struct move *move,
                    struct text *out)
{
    const struct verb_spec *verb = &game->verbs[move->verb];
    text_put(out, verb->name);
    for (int i = 0; i < ARGS_MAX && verb->arg[i].name; i++) {
        text_char(out, ' ');
        text_put(out, verb->arg[i].name);
        text_char(out, '=');
        put_arg(data, &verb->arg[i], move->arg[i], false, out);
    }
}

void codec_move_text(const struct game *game, const struct data *data, const struct move *move,
                     struct text *out)
{
    if (move->seat == SEAT_CHANCE)
        text_put(out, "chance");
    else
        text_int(out, move->seat);
    text_char(out, ' ');
    codec_act_text(game, data, move, out);
}

/* ---- Reading moves ---- */

/* The value's text, if it is one word; a number's digits go to `digits`. */
static const char *word_of(const struct value *value, char digits[24])
{
    if (value->kind == VALUE_STRING || value->kind == VALUE_WORD)
        return value->text;
    if (value->kind == VALUE_NUMBER) {
        struct text t = text_over(digits, 24);
        text_int(&t, value->number);
        return digits;
    }
    return NULL;
}

static bool read_number(const char *what, const struct value *value, int32_t *out, struct text *why)
{
    int64_t n = value->number;
    if (value->kind != VALUE_NUMBER &&
        !(value->kind == VALUE_WORD && text_number(value->text, &n))) {
        struct room room;
        return value->kind == VALUE_WORD || value->kind == VALUE_STRING
                   ? reason(why,
                            WHY_NUMBER_NOT(.arg = what, .typed = reason_typed(&room, value->text)))
                   : reason(why, WHY_NUMBER(.arg = what));
    }
    if (n <= INT32_MIN || n > INT32_MAX)
        return reason(why, WHY_NUMBER_LARGE(.arg = what));
    *out = (int32_t)n;
    return true;
}

/* One name of an argument's table, or where there is none a number. */
static bool read_name(const struct data *data, const struct arg_spec *spec, const char *word,
                      int32_t *out, struct text *why)
{
    const struct names *names = names_of(data, spec->names);
    int64_t n;
    if (!names) {
        if (!text_number(word, &n) || n < 0 || n > INT32_MAX)
            return reason(why, WHY_NUMBER(.arg = spec->name));
        *out = (int32_t)n;
        return true;
    }
    *out = codec_name_find(names, word);
    if (*out >= 0)
        return true;
    struct room room;
    reason(why, WHY_NO_NAME(.arg = spec->name, .name = reason_typed(&room, word)));
    return reason_near(word, names->at, names->count, why);
}

static bool add_member(const struct data *data, const struct arg_spec *spec, const char *word,
                       int32_t *out, struct text *why)
{
    struct room room;
    int32_t bit = 0;
    if (!word)
        return reason(why, WHY_NAMES(.arg = spec->name));
    if (!read_name(data, spec, word, &bit, why))
        return false;
    if (bit > 30)
        return reason(why, WHY_SET(.name = reason_typed(&room, word)));
    if (*out >> bit & 1)
        return reason(why, WHY_SET_TWICE(.name = reason_typed(&room, word)));
    *out |= (int32_t)(1u << bit);
    return true;
}

static bool read_set(const struct data *data, const struct arg_spec *spec,
                     const struct value *value, int32_t *out, struct text *why)
{
    char word[NAME_BYTES_MAX + 1];
    *out = 0;
    if (value->kind == VALUE_LIST) {
        for (int i = 0; i < value->items; i++)
            if (!add_member(data, spec, value->item[i], out, why))
                return false;
        return true;
    }
    if (value->kind != VALUE_WORD)
        return reason(why, WHY_NAMES(.arg = spec->name));
    ENSURE(value->text);
    if (!strcmp(value->text, "-"))
        return true;
    for (const char *at = value->text;; at++) {
        size_t n = strcspn(at, ",");
        if (n > NAME_BYTES_MAX)
            return reason(why, WHY_NAMES_LONG(.arg = spec->name));
        memcpy(word, at, n);
        word[n] = 0;
        if (!add_member(data, spec, word, out, why))
            return false;
        at += n;
        if (!*at)
            return true;
    }
}

static bool read_arg(const struct data *data, const struct arg_spec *spec,
                     const struct value *value, int32_t *out, struct text *why)
{
    char digits[24];
    const char *word = word_of(value, digits);
    if (word && !strcmp(word, "?")) {
        *out = ARG_HIDDEN;
        return spec->secret || reason(why, WHY_HIDDEN(.arg = spec->name));
    }
    if (spec->show == SHOW_SET)
        return read_set(data, spec, value, out, why);
    if (spec->show != SHOW_NAME)
        return read_number(spec->name, value, out, why);
    if (!word)
        return reason(why, WHY_NAME(.arg = spec->name));
    return read_name(data, spec, word, out, why);
}

/* A label argument: a name, its number, or anyone's words, which are handed out. */
static bool read_label(const struct data *data, const struct arg_spec *spec,
                       const struct value *value, int32_t *out, const char **typed,
                       struct text *why)
{
    const struct names *names = names_of(data, spec->names);
    int64_t n = value->number;
    bool word = value->kind == VALUE_STRING || value->kind == VALUE_WORD;
    bool number =
        value->kind == VALUE_NUMBER || (value->kind == VALUE_WORD && text_number(value->text, &n));
    if (word && (!strcmp(value->text, "?") || codec_name_find(names, value->text) >= 0))
        return read_arg(data, spec, value, out, why);
    if (number && n >= 0 && n < names->count && names->at[n]) {
        *out = (int32_t)n;
        return true;
    }
    if (!word)
        return reason(why, WHY_NAME(.arg = spec->name));
    *typed = value->text;
    *out = 0;
    return true;
}

static bool read_seat(int seats, const struct value *value, int seat,
                      struct move *out, struct text *why)
{
    char digits[24];
    const char *word = value ? word_of(value, digits) : NULL;
    int64_t n = seat;
    if (!value && seat < 0)
        return reason(why, WHY_SEAT_MISSING());
    if (value && word && !strcmp(word, "chance"))
        n = SEAT_CHANCE;
    else if (value && (!word || !text_number(word, &n)))
        n = -1;
    if (n != SEAT_CHANCE && (n < 0 || n >= seats))
        return reason(why, WHY_SEATS(.last = seats - 1));
    if (value && n == SEAT_CHANCE && !(word && !strcmp(word, "chance")))
        return reason(why, WHY_SEAT_CHANCE());
    out->seat = (uint8_t)n;
    return true;
}

static bool read_verb(const struct game *game, const struct value *value, struct move *out,
                      struct text *why)
{
    const char *all[256];
    if (!value || (value->kind != VALUE_STRING && value->kind != VALUE_WORD))
        return reason(why, WHY_DO());
    for (int i = 0; i < game->verb_count; i++) {
        all[i] = game->verbs[i].name;
        if (!strcmp(all[i], value->text)) {
            out->verb = (uint8_t)i;
            return true;
        }
    }
    struct room room;
    reason(why, WHY_NO_VERB(.name = reason_typed(&room, value->text)));
    return reason_near(value->text, all, game->verb_count, why);
}

static bool is_one_of(const char *key, const char *const *others)
{
    for (; others && *others; others++)
        if (!strcmp(*others, key))
            return true;
    return false;
}

static bool no_such_arg(const struct verb_spec *verb, const char *key, struct text *why)
{
    const char *all[ARGS_MAX];
    struct room room;
    int count = 0;
    while (count < ARGS_MAX && verb->arg[count].name) {
        all[count] = verb->arg[count].name;
        count++;
    }
    struct voice_list list = {.count = count, .pieces = all};
    const char *name = reason_typed(&room, key);
    if (count)
        reason(why, WHY_NO_ARG(.verb = verb->name, .name = name, .args = &list));
    else
        reason(why, WHY_NO_ARGS(.verb = verb->name, .name = name));
    return reason_near(key, all, count, why);
}

bool codec_move_read(const struct game *game, const struct data *data, int seats,
                     const struct pairs *pairs, int seat, const char *const *others,
                     struct move *out, struct text *why)
{
    return codec_move_read_typed(game, data, seats, pairs, seat, others, out, NULL, why);
}

/* The arguments that the pairs give, each a bit of `given`. */
static bool read_args(const struct game *game, const struct data *data, const struct pairs *pairs,
                      const char *const *others, struct move *out, const char *typed[ARGS_MAX],
                      unsigned *given, struct text *why)
{
    const struct verb_spec *verb = &game->verbs[out->verb];
    int position = 0;
    *given = 0;
    for (int i = 0; i < pairs->count; i++) {
        const char *key = pairs->at[i].key;
        int a = 0;
        if (key && (!strcmp(key, "seat") || !strcmp(key, "do") || is_one_of(key, others)))
            continue;
        if (key)
            while (a < ARGS_MAX && verb->arg[a].name && strcmp(verb->arg[a].name, key))
                a++;
        else
            a = position++;
        if (a >= ARGS_MAX || !verb->arg[a].name)
            return no_such_arg(verb, key ? key : pairs->at[i].value.text, why);
        if (*given >> a & 1)
            return reason(why, WHY_GIVEN_TWICE(.arg = verb->arg[a].name));
        *given |= 1u << a;
        bool label = typed && codec_is_label(game, &verb->arg[a]);
        if (label ? !read_label(data, &verb->arg[a], &pairs->at[i].value, &out->arg[a], &typed[a],
                                why)
                  : !read_arg(data, &verb->arg[a], &pairs->at[i].value, &out->arg[a], why))
            return false;
    }
    return true;
}

bool codec_move_read_typed(const struct game *game, const struct data *data, int seats,
                           const struct pairs *pairs, int seat, const char *const *others,
                           struct move *out, const char *typed[ARGS_MAX], struct text *why)
{
    unsigned given;
    *out = (struct move){0};
    if (!read_seat(seats, pairs_get(pairs, "seat"), seat, out, why) ||
        !read_verb(game, pairs_get(pairs, "do"), out, why) ||
        !read_args(game, data, pairs, others, out, typed, &given, why))
        return false;
    const struct verb_spec *verb = &game->verbs[out->verb];
    for (int a = 0; a < ARGS_MAX && verb->arg[a].name; a++) {
        if (!(given >> a & 1))
            return reason(why, WHY_MISSING(.verb = verb->name, .arg = verb->arg[a].name));
    }
    return true;
}

bool codec_begun_read(const struct game *game, const struct data *data, const struct pairs *pairs,
                      struct move *out, int *args, struct text *why)
{
    unsigned given;
    *out = (struct move){0};
    *args = 0;
    if (!read_verb(game, pairs_get(pairs, "do"), out, why) ||
        !read_args(game, data, pairs, NULL, out, NULL, &given, why))
        return false;
    while (*args < ARGS_MAX && given >> *args & 1)
        (*args)++;
    if (given >> *args)
        return reason(why, WHY_MISSING(.verb = game->verbs[out->verb].name,
                                       .arg = game->verbs[out->verb].arg[*args].name));
    return true;
}
