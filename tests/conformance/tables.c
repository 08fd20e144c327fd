/* L1: what the tables of a game say of its state, and whether the engine's limits hold. */
#include <stdio.h>
#include <string.h>

#include "tests/conformance/conform.h"
#include "voice/named.h"

static bool kebab(const char *s)
{
    if (!s || !*s)
        return false;
    for (; *s; s++)
        if (!((*s >= 'a' && *s <= 'z') || (*s >= '0' && *s <= '9') || *s == '-'))
            return false;
    return true;
}

/* Whether bytes at .. at + n - 1 belong to public fields. */
static bool public_bytes(const struct game *g, size_t at, size_t n)
{
    size_t upto = 0;
    for (int i = 0; i < g->field_count && g->fields[i].know == KNOW_ALL; i++)
        upto = g->fields[i].offset + (size_t)g->fields[i].count * g->fields[i].width;
    return at + n <= upto;
}

static void try_secret(struct trial *t, const struct field *f)
{
    const struct game *g = t->g;
    size_t stride = f->stride ? f->stride : 1, owners = (f->count + stride - 1) / stride;
    if (f->width > 2)
        law_broken(t, 1, "secret field %s is wider than 2 bytes", f->name);
    if (f->know == KNOW_PLACE) {
        if (f->width != 1 || f->count > THINGS_MAX || f->places < 1 || f->places > PLACES_MAX)
            law_broken(t, 1, "field %s: at most 128 cards of one byte in at most 64 places",
                       f->name);
        if (!public_bytes(g, f->mask, 2u * f->places) || !public_bytes(g, f->size, f->places))
            law_broken(t, 1, "field %s: masks and sizes must be public", f->name);
        if ((f->pool || f->barred) &&
            (!public_bytes(g, f->pool, f->count) || !public_bytes(g, f->barred, 8 * POOLS_MAX)))
            law_broken(t, 1, "field %s: pools and barred places must be public", f->name);
        return;
    }
    if (f->lo > f->hi)
        law_broken(t, 1, "field %s: lo is above hi", f->name);
    if (f->width == 1 && (f->is_signed ? f->lo <= -1 && f->hi >= -1 : f->hi >= UNKNOWN))
        law_broken(t, 1, "field %s can truly hold UNKNOWN", f->name);
    if (f->know == KNOW_MASK && !public_bytes(g, f->mask, 2 * owners))
        law_broken(t, 1, "field %s: its masks must be public", f->name);
    if (f->know == KNOW_OWNER && (owners != g->seats_max || f->count % stride))
        law_broken(t, 1, "field %s has %zu owners at a table of %d seats", f->name, owners,
                   g->seats_max);
}

/* Whether a table of names is given where values are shown by name, and none where they are shown
 * as numbers. */
static bool shown_by_what_it_has(const struct data *d, int show, int names)
{
    bool by_name = show == SHOW_NAME || show == SHOW_SET || show == SHOW_PLACES;
    return show <= SHOW_NOT && by_name == (names != 0) && names < d->names_count + (names == 0);
}

/* What the tables of names and the numbers beside them say of one another. */
static void try_named_field(struct trial *t, const struct field *f)
{
    const struct names *values = &t->d->names[f->names], *elements = &t->d->names[f->index_names];
    if (!shown_by_what_it_has(t->d, f->show, f->names) ||
        (f->show == SHOW_PLACES) != (f->know == KNOW_PLACE)) {
        law_broken(t, 1, "field %s: it is not shown by the names that it has", f->name);
        return;
    }
    if (f->index_names && elements->count < f->count) /* one more may be the name of none of them */
        law_broken(t, 1, "field %s has %u elements and %d names of them", f->name, f->count,
                   elements->count);
    if (f->show == SHOW_SET && values->count > 8 * f->width)
        law_broken(t, 1, "field %s: more names than bits", f->name);
    if (f->know == KNOW_PLACE && (!f->index_names || f->places != values->count))
        law_broken(t, 1, "field %s: %d places, and names of %d", f->name, f->places, values->count);
    if ((f->know == KNOW_OWNER || f->know == KNOW_MASK) && f->show == SHOW_NAME && f->hi != NONE &&
        f->hi != values->count - 1)
        law_broken(t, 1, "field %s: up to %d, and names of %d", f->name, f->hi, values->count);
}

static void try_fields(struct trial *t)
{
    const struct game *g = t->g;
    size_t end = 0;
    bool secret = false;
    if (g->state_size % 8 || g->state_size > STATE_BYTES_MAX)
        law_broken(t, 1, "the state's %u bytes are not a multiple of 8 up to %d", g->state_size,
                   STATE_BYTES_MAX);
    for (int i = 0; i < g->field_count; i++) {
        const struct field *f = &g->fields[i];
        law_try(t, 1);
        if (f->offset != end)
            law_broken(t, 1, "field %s starts at byte %u, not %zu", f->name, f->offset, end);
        end = f->offset + (size_t)f->count * f->width;
        if (f->know == KNOW_ALL && secret)
            law_broken(t, 1, "public field %s stands behind a secret one", f->name);
        secret |= f->know != KNOW_ALL;
        if (!kebab(f->name))
            law_broken(t, 1, "field %d has no kebab-case name", i);
        if (field_find(g, f->name) != i)
            law_broken(t, 1, "two fields are called %s", f->name);
        if (f->names >= t->d->names_count || f->index_names >= t->d->names_count)
            if (f->names || f->index_names)
                law_broken(t, 1, "field %s has names that the data lacks", f->name);
        try_named_field(t, f);
        if (f->know != KNOW_ALL)
            try_secret(t, f);
    }
    if (end != g->state_size)
        law_broken(t, 1, "the fields end at byte %zu of %u", end, g->state_size);
}

/* Words that logs and messages keep for themselves (docs/adding-a-game.md). */
static bool reserved(const char *name, const char *const *words)
{
    for (; *words; words++)
        if (!strcmp(name, *words))
            return true;
    return false;
}

static void try_words(struct trial *t)
{
    static const char *const args[] = {"seat", "do",   "n",    "h",   "digest", "note", "id",
                                       "type", "dull", "text", "end", "label",  NULL};
    static const char *const verbs[] = {"undo", "say", "back", NULL};
    const struct game *g = t->g;
    for (int v = 0; v < g->verb_count; v++) {
        const struct verb_spec *verb = &g->verbs[v];
        if (reserved(verb->name, verbs))
            law_broken(t, 1, "a verb cannot be called %s", verb->name);
        for (int a = 0; a < ARGS_MAX && verb->arg[a].name; a++)
            if (reserved(verb->arg[a].name, args))
                law_broken(t, 1, "verb %s: an argument cannot be called %s", verb->name,
                           verb->arg[a].name);
        if (verb->chance > CHANCE_SHOWN)
            law_broken(t, 1, "verb %s: what kind of chance it is", verb->name);
        if (verb->text > TEXT_SHOWN ||
            (verb->text == TEXT_SHOWN && (!verb->arg[0].name || !verb->arg[1].name ||
                                          verb->arg[0].secret || verb->shows >= g->verb_count)))
            law_broken(t, 1, "verb %s: whose words it shows", verb->name);
    }
}

/* ---- One name, one thing ---- */

static void try_unique(struct trial *t, const char *what, const char *of, const char *const *names,
                       int count)
{
    law_try(t, 1);
    for (int i = 1; i < count; i++)
        for (int k = 0; k < i; k++)
            if (names[i] && names[k] && !strcmp(names[i], names[k]))
                law_broken(t, 1, "two %s%s%s are called %s", what, *of ? " of " : "", of, names[i]);
}

/* Whatever is found by its name in logs, messages, options and on the command line. */
static void try_names(struct trial *t)
{
    const struct game *g = t->g;
    const char *name[256];
    for (int v = 0; v < g->verb_count; v++) {
        const struct verb_spec *verb = &g->verbs[v];
        const char *arg[ARGS_MAX];
        int args = 0;
        name[v] = verb->name;
        for (; args < ARGS_MAX && verb->arg[args].name; args++)
            arg[args] = verb->arg[args].name;
        try_unique(t, "arguments", verb->name, arg, args);
    }
    try_unique(t, "verbs", "", name, g->verb_count);
    for (int i = 0; i < g->phase_count; i++)
        name[i] = g->phases[i].name;
    try_unique(t, "phases", "", name, g->phase_count);
    for (int i = 0; i < g->rule_count; i++) {
        name[i] = g->rules[i].name;
        if (g->rules[i].words)
            try_unique(t, "values", g->rules[i].name, g->rules[i].words,
                       g->rules[i].hi - g->rules[i].lo + 1);
    }
    try_unique(t, "rules", "", name, g->rule_count);
    for (int i = 0; i < g->tally_count; i++)
        name[i] = g->tallies[i].name;
    try_unique(t, "tallies", "", name, g->tally_count);
    name[0] = "random"; /* everyone's */
    name[1] = "me";     /* and the items of --seats that are no bots */
    name[2] = "stdio";
    name[3] = "open";
    int bots = g->policy_count + g->style_count;
    for (int i = 0; i < bots; i++)
        name[4 + i] = g->policies[i].name;
    try_unique(t, "bots", "", name, 4 + bots);
    for (int i = 0; i < t->d->names_count; i++) {
        char table[32];
        snprintf(table, sizeof table, "name table %d", i);
        try_unique(t, "values", table, t->d->names[i].at, t->d->names[i].count);
        for (int v = 0; v < t->d->names[i].count; v++)
            if (!t->d->names[i].at[v] || !kebab(t->d->names[i].at[v]))
                law_broken(t, 1, "%s: value %d has no kebab-case name", table, v);
    }
}

/* Name tables with open values: where they lie, and that nothing secret or second is of one. */
static void try_labels(struct trial *t)
{
    const struct game *g = t->g;
    int tables = g->labels ? g->label_count : 0;
    if (g->label_count > LABELS_MAX || (g->label_count && (!g->labels || !g->label_live)))
        law_broken(t, 1, "labels without label_live, or too many");
    for (int k = 0; k < tables; k++) {
        const struct label_spec *label = &g->labels[k];
        if (!label->names || label->names >= t->d->names_count || label->count > THINGS_MAX ||
            label->first + label->count > t->d->names[label->names].count)
            law_broken(t, 1, "label table %d: its names", k);
    }
    for (int v = 0; v < g->verb_count; v++) {
        int count = 0;
        for (int a = 0; a < ARGS_MAX && g->verbs[v].arg[a].name; a++) {
            const struct arg_spec *arg = &g->verbs[v].arg[a];
            bool named = false;
            for (int k = 0; k < tables; k++)
                named = named || arg->names == g->labels[k].names;
            count += arg->open;
            if (arg->open && (!named || arg->secret || arg->show != SHOW_NAME))
                law_broken(t, 1,
                           "verb %s: %s is open, so it is one thing of a table with labels, and "
                           "not secret",
                           g->verbs[v].name, arg->name);
        }
        if (count > 1)
            law_broken(t, 1, "verb %s has two open arguments", g->verbs[v].name);
    }
}

/* A game that explains its names explains all of them. */
static void try_named(struct trial *t, const char *kind, const char *name)
{
    char bytes[1024];
    struct text text = text_over(bytes, sizeof bytes);
    if (!t->g->words || !t->g->words->voices)
        return;
    voice_tell_named(t->g, kind, name, &text);
    law_try(t, 1);
    if (!text.used || text.cut)
        law_broken(t, 1, "the %s %s is not explained", kind, name);
}

void try_titled(struct trial *t, const struct move *m)
{
    const struct verb_spec *verb = &t->g->verbs[m->verb];
    try_named(t, "title", verb->name);
    for (int a = 0; a < ARGS_MAX && verb->arg[a].name; a++)
        try_named(t, "arg", verb->arg[a].name);
}

static void try_explained(struct trial *t)
{
    const struct game *g = t->g;
    try_named(t, "game", g->name);
    for (int i = 0; i < g->verb_count; i++)
        try_named(t, "verb", g->verbs[i].name);
    for (int i = 0; i < g->phase_count; i++)
        try_named(t, "phase", g->phases[i].name);
    for (int i = 0; i < g->rule_count; i++)
        try_named(t, "rule", g->rules[i].name);
    for (int i = 0; i < g->tally_count; i++)
        try_named(t, "tally", g->tallies[i].name);
    for (int i = 0; i < g->policy_count + g->style_count; i++)
        try_named(t, "bot", g->policies[i].name);
    for (int seat = 0; g->role && seat < g->seats_max; seat++)
        try_named(t, "role", g->role(seat));
}

void try_tables(struct trial *t)
{
    const struct game *g = t->g;
    try_fields(t);
    try_words(t);
    try_labels(t);
    try_names(t);
    try_explained(t);
    for (int i = 0; i < g->verb_count; i++) {
        law_try(t, 1);
        if (!kebab(g->verbs[i].name))
            law_broken(t, 1, "verb %d has no kebab-case name", i);
        for (int a = 0; a < ARGS_MAX && g->verbs[i].arg[a].name; a++) {
            const struct arg_spec *arg = &g->verbs[i].arg[a];
            if (!kebab(arg->name) || arg->show > SHOW_SET || arg->secret > 1 ||
                !shown_by_what_it_has(t->d, arg->show, arg->names))
                law_broken(t, 1, "verb %s, argument %d: its name or name table", g->verbs[i].name,
                           a);
        }
    }
    for (int i = 0; i < g->phase_count; i++)
        if (!kebab(g->phases[i].name) || g->phases[i].kind > PHASE_FLOOR)
            law_broken(t, 1, "phase %d has no kebab-case name or kind", i);
    for (int i = 0; i < g->rule_count; i++)
        if (!kebab(g->rules[i].name) || g->rules[i].start < g->rules[i].lo ||
            g->rules[i].start > g->rules[i].hi)
            law_broken(t, 1, "rule %d: its name, or a default outside its range", i);
    if (g->rule_count > RULES_MAX || g->seats_min < 1 || g->seats_max > SEATS_MAX ||
        g->seats_min > g->seats_max)
        law_broken(t, 1, "seats or rules beyond the limits");
    if (!kebab(g->name) || !g->title || !g->edition || !g->moves_max)
        law_broken(t, 1, "name, title, edition or moves_max is missing");
}
