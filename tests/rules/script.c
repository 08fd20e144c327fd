/* Moves and fields as words, and the scripted dealer. Nothing here knows a game: all words come
 * from its name tables. */
#include "tests/rules/script.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void words_cut(struct words_of *w, const char *line)
{
    snprintf(w->text, sizeof w->text, "%s", line);
    w->count = 0;
    for (char *at = strtok(w->text, " \t\r\n"); at && w->count < WORDS_MAX;
         at = strtok(NULL, " \t\r\n"))
        w->at[w->count++] = at;
}

static int arg_count(const struct verb_spec *v)
{
    int n = 0;
    while (n < ARGS_MAX && v->arg[n].name)
        n++;
    return n;
}

static int name_find(const struct data *d, int table, const char *name, size_t length)
{
    const struct names *n = &d->names[table];
    for (int i = 0; i < n->count; i++)
        if (n->at[i] && strlen(n->at[i]) == length && !memcmp(n->at[i], name, length))
            return i;
    return -1;
}

static bool number_read(const char *word, int64_t *out)
{
    char *end;
    *out = strtoll(word, &end, 10);
    return *word && !*end;
}

/* A value by show and name table, as both arguments and fields have them. */
static bool value_read(const struct data *d, int show, int table, const char *word, int64_t *out,
                       char *why)
{
    if (show == SHOW_SET) {
        *out = 0;
        if (!strcmp(word, "-"))
            return true;
        for (const char *at = word; *at;) {
            size_t length = strcspn(at, ",");
            int i = name_find(d, table, at, length);
            if (i < 0)
                return snprintf(why, WHY_BYTES, "no name '%.*s' in '%s'", (int)length, at, word),
                       false;
            *out |= (int64_t)1 << i;
            at += length + (at[length] == ',');
        }
        return true;
    }
    if ((show == SHOW_NAME || show == SHOW_PLACES) && table) {
        if (!strcmp(word, "-"))
            return *out = NONE, true;
        *out = name_find(d, table, word, strlen(word));
        return *out >= 0 || (snprintf(why, WHY_BYTES, "no name '%s' here", word), false);
    }
    return number_read(word, out) || (snprintf(why, WHY_BYTES, "'%s' is no number", word), false);
}

static void value_write(const struct data *d, int show, int table, int64_t value, char *out,
                        size_t size)
{
    if (show == SHOW_SET) {
        size_t used = 0;
        out[0] = 0;
        for (int i = 0; i < d->names[table].count && used < size; i++)
            if (value >> i & 1)
                used += (size_t)snprintf(out + used, size - used, "%s%s", used ? "," : "",
                                         d->names[table].at[i]);
        if (!used)
            snprintf(out, size, "-");
    } else if ((show == SHOW_NAME || show == SHOW_PLACES) && table) {
        bool named = value >= 0 && value < d->names[table].count;
        snprintf(out, size, "%s", named ? d->names[table].at[value] : "-");
    } else {
        snprintf(out, size, "%lld", (long long)value);
    }
}

bool pattern_read(const struct game *g, const struct data *d, const struct words_of *w, int from,
                  struct pattern *p, char *why)
{
    memset(p, 0, sizeof *p);
    if (from >= w->count)
        return snprintf(why, WHY_BYTES, "a move is missing"), false;
    for (p->verb = 0; p->verb < g->verb_count; p->verb++)
        if (!strcmp(g->verbs[p->verb].name, w->at[from]))
            break;
    if (p->verb == g->verb_count)
        return snprintf(why, WHY_BYTES, "no verb '%s'", w->at[from]), false;
    const struct verb_spec *v = &g->verbs[p->verb];
    int n = arg_count(v);
    if (w->count - from - 1 > n)
        return snprintf(why, WHY_BYTES, "'%s' has %d arguments", v->name, n), false;
    for (int i = 0; i < n; i++) {
        int64_t value;
        p->open[i] = from + 1 + i >= w->count || !strcmp(w->at[from + 1 + i], "*");
        if (p->open[i])
            continue;
        if (!value_read(d, v->arg[i].show, v->arg[i].names, w->at[from + 1 + i], &value, why))
            return false;
        p->value[i] = (int32_t)value;
    }
    return true;
}

bool move_read(const struct game *g, const struct data *d, const struct words_of *w, int from,
               int seat, struct move *out, char *why)
{
    struct pattern p;
    if (!pattern_read(g, d, w, from, &p, why))
        return false;
    memset(out, 0, sizeof *out);
    out->seat = (uint8_t)seat;
    out->verb = (uint8_t)p.verb;
    for (int i = 0; i < arg_count(&g->verbs[p.verb]); i++) {
        if (p.open[i])
            return snprintf(why, WHY_BYTES, "'%s' wants its '%s'", w->at[from],
                            g->verbs[p.verb].arg[i].name),
                   false;
        out->arg[i] = p.value[i];
    }
    return true;
}

void move_write(const struct game *g, const struct data *d, const struct move *m, char *out,
                size_t size)
{
    const struct verb_spec *v = &g->verbs[m->verb];
    size_t used = m->seat == SEAT_CHANCE ? (size_t)snprintf(out, size, "chance %s", v->name)
                                         : (size_t)snprintf(out, size, "%d %s", m->seat, v->name);
    for (int i = 0; i < arg_count(v) && used + 1 < size; i++) {
        out[used++] = ' ';
        if (m->arg[i] == ARG_HIDDEN)
            snprintf(out + used, size - used, "?");
        else
            value_write(d, v->arg[i].show, v->arg[i].names, m->arg[i], out + used, size - used);
        used += strlen(out + used);
    }
}

void options_matching(const struct options *all, const struct pattern *p, struct options *out)
{
    out->count = 0;
    for (uint32_t k = 0; k < all->count; k++) {
        const struct option *o = &all->at[k];
        if (o->verb != p->verb)
            continue;
        bool fits = true;
        for (int i = 0; i < ARGS_MAX && fits; i++)
            if (i < o->args)
                fits = p->open[i] || domain_has(&o->arg[i], p->value[i]);
            else
                fits = p->open[i] || p->value[i] == 0;
        if (!fits)
            continue;
        struct option *cut = &out->at[out->count++];
        *cut = *o;
        for (int i = 0; i < o->args; i++)
            if (!p->open[i])
                cut->arg[i] =
                    (struct domain){.kind = DOMAIN_RANGE, .lo = p->value[i], .hi = p->value[i]};
    }
}

static bool pattern_choose(const struct pattern *p, const struct options *all, struct rng *rng,
                           struct move *out)
{
    struct options some;
    options_matching(all, p, &some);
    if (some.count)
        options_draw(&some, rng, out);
    return some.count > 0;
}

bool fixes_choose(struct fixes *f, const struct options *all, struct rng *rng, struct move *out)
{
    for (int i = 0; i < f->count; i++)
        if (!f->at[i].again && !f->at[i].used && pattern_choose(&f->at[i], all, rng, out))
            return f->at[i].used = true;
    for (int i = f->count - 1; i >= 0; i--)
        if (f->at[i].again && pattern_choose(&f->at[i], all, rng, out))
            return true;
    return false;
}

static bool takes_promised(const struct game *g, const struct fixes *f, const struct move *m)
{
    for (int i = 0; i < f->count; i++) {
        const struct pattern *p = &f->at[i];
        if (p->again || p->used || p->verb != m->verb)
            continue;
        for (int a = 0; a < arg_count(&g->verbs[p->verb]); a++)
            if (!strcmp(g->verbs[p->verb].arg[a].name, "card") && !p->open[a] &&
                p->value[a] == m->arg[a])
                return true;
    }
    return false;
}

void fixes_draw(const struct game *g, const struct fixes *f, const struct options *all,
                struct rng *rng, struct move *out)
{
    for (int tries = 0; tries < 300; tries++) {
        options_draw(all, rng, out);
        if (!takes_promised(g, f, out))
            return;
    }
}

bool element_read(const struct game *g, const struct data *d, const char *path, int *field,
                  int *index, char *why)
{
    char name[64];
    size_t length = strcspn(path, ".");
    snprintf(name, sizeof name, "%.*s", (int)length, path);
    *field = field_find(g, name);
    if (*field < 0)
        return snprintf(why, WHY_BYTES, "no field '%s'", name), false;
    const struct field *f = &g->fields[*field];
    *index = 0;
    if (!path[length])
        return f->count == 1 ||
               (snprintf(why, WHY_BYTES, "'%s' has %d elements", name, f->count), false);
    const char *word = path + length + 1;
    int64_t value = f->index_names ? name_find(d, f->index_names, word, strlen(word)) : -1;
    if (value < 0 && (!number_read(word, &value) || value < 0 || value >= f->count))
        return snprintf(why, WHY_BYTES, "'%s' has no element '%s'", name, word), false;
    *index = (int)value;
    return true;
}

void element_write(const struct game *g, const struct data *d, const struct state *s, bool is_view,
                   int field, int index, char *out, size_t size)
{
    const struct field *f = &g->fields[field];
    if (is_view && f->know != KNOW_ALL && !field_known(f, s, index))
        snprintf(out, size, "unknown");
    else
        value_write(d, f->show, f->names, field_value(f, s, index), out, size);
}

bool element_set(const struct game *g, const struct data *d, struct state *s, int field, int index,
                 const char *word, char *why)
{
    const struct field *f = &g->fields[field];
    int64_t value;
    if (!value_read(d, f->show, f->names, word, &value, why))
        return false;
    if (f->know == KNOW_PLACE)
        card_move(f, s, index, (int)value);
    else
        field_set(f, s, index, value);
    return true;
}
