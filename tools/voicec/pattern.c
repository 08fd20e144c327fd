/* Patterns and selectors: text, what is put into it, and variants, as ops of voice/table.h. What is
 * always true: a selector is all of its message or variant, so that a variant is a whole
 * sentence. */
#include "tools/voicec/source.h"
#include "tools/voicec/voicec.h"

#include <stdio.h>
#include <stdlib.h>

enum { CATEGORIES = 6, OTHER = CATEGORIES - 1 };
static const char *const categories[CATEGORIES] = {"zero", "one", "two", "few", "many", "other"};
/* Bits of the categories that a language has for whole numbers, by its rule. */
static const int rule_has[] = {042, 062, 062, 032, 032, 052, 077, 040};

/* ---- Selectors ---- */

static bool may_be(const struct scope *x, const struct choice *by, const char *word)
{
    const struct table *table;
    switch (by->by) {
    case BY_SEAT: return !strcmp(word, "you") || !strcmp(word, "other");
    case BY_FLAG: return !strcmp(word, "yes") || !strcmp(word, "no");
    case BY_THING:
        table = &job.tables[by->table];
        if (!table->count || !strcmp(word, "other") ||
            (x->m->slot[by->slot].hide && !strcmp(word, "hidden")))
            return true;
        for (int k = 0; k < table->count; k++)
            if (!strcmp(word, table->words[k]))
                return true;
        return false;
    default: return by->by != BY_NUMBER;
    }
}

/* The key of a variant as the table has it; `kind` and `word` tell which and how it is written. */
static int key_of(const struct scope *x, const struct choice *by, int *kind, char *word)
{
    if (*job.s >= '0' && *job.s <= '9') {
        long n = strtol(job.s, NULL, 10);
        *kind = KEY_NUMBER;
        snprintf(word, NAME_BYTES, "%ld", n);
        if ((by->by != BY_NUMBER && by->by != BY_LOCAL) || n > 65535)
            wrong("[%s] is a number, which this is not chosen by", word);
        job.s += strspn(job.s, "0123456789");
        return (int)n;
    }
    name(word, "a variant's key");
    *kind = by->by == BY_NUMBER ? KEY_PLURAL : KEY_WORD;
    for (int k = 0; by->by == BY_NUMBER && k < CATEGORIES; k++)
        if (!strcmp(word, categories[k]) && rule_has[job.rule] >> k & 1)
            return k;
    if (!may_be(x, by, word))
        wrong("$%s is never [%s]", x->m->slot[by->slot].name, word);
    return intern(word);
}

static void length_at(uint32_t at)
{
    uint32_t n = job.used - at - 2;
    if (n > 65535)
        wrong("the text is too long");
    job.code[at] = (uint8_t)n;
    job.code[at + 1] = (uint8_t)(n >> 8);
}

/* What the variants of one selector have come to. */
struct variants { char seen[VARIANTS_MAX][NAME_BYTES]; int count, plurals, defaults; bool hidden; };

static void variant(struct scope *x, const struct choice *by, struct variants *all)
{
    bool star = eat("*");
    char *word = all->seen[all->count];
    int kind, key;
    need("[", "before a variant's key");
    blank();
    if (all->count == VARIANTS_MAX - 1)
        wrong("more than %d variants", VARIANTS_MAX - 1);
    key = key_of(x, by, &kind, word);
    for (int i = 0; i < all->count; i++)
        if (!strcmp(all->seen[i], word))
            wrong("[%s] stands twice", word);
    blank();
    need("]", "after a variant's key");
    all->plurals |= kind == KEY_PLURAL ? 1 << key : 0;
    all->hidden = all->hidden || !strcmp(word, "hidden");
    all->defaults += star;
    if (by->by == BY_THING && x->m->slot[by->slot].hide)
        x->state[by->slot] = !strcmp(word, "hidden") ? HIDDEN : KNOWN;
    byte(star ? kind | KEY_DEFAULT : kind);
    two(key);
    uint32_t at = job.used;
    two(0);
    pattern(x);
    length_at(at);
    all->count++;
}

void select_by(struct scope *x, const struct choice *by)
{
    struct variants all = {.count = 0};
    bool hides = by->by == BY_THING && x->m->slot[by->slot].hide;
    enum state before = hides ? x->state[by->slot] : KNOWN;
    if (++x->nested > NESTED_MAX)
        wrong("more than two selectors, one in the other");
    byte(OP_SELECT);
    byte(by->by);
    byte(by->slot);
    byte(by->table < 0 ? NO_TABLE : by->table);
    two(by->word);
    two(by->kind);
    uint32_t count_at = job.used;
    byte(0);
    for (gap(); *job.s == '[' || *job.s == '*'; gap())
        variant(x, by, &all);
    need("}", "to close the selector");
    if (all.defaults != 1)
        wrong("a selector has one variant with *, for all else");
    if (hides && !all.hidden)
        wrong("$%s may be hidden: [hidden] is missing", x->m->slot[by->slot].name);
    for (int k = 0; all.plurals & ~(1 << OTHER) && k < CATEGORIES; k++)
        if ((rule_has[job.rule] & ~all.plurals) >> k & 1)
            wrong("[%s] is missing: this language has it", categories[k]);
    if (hides)
        x->state[by->slot] = before;
    x->nested--;
    job.code[count_at] = (uint8_t)all.count;
}

/* ---- Patterns ---- */

static const char *const accents[26] = {"á", "ƀ", "ç", "đ", "é", "ƒ", "ğ", "ĥ", "í",
                                        "ĵ", "ķ", "ļ", "ɱ", "ñ", "ó", "þ", "ǫ", "ŕ",
                                        "š", "ţ", "ú", "ṽ", "ŵ", "ẋ", "ý", "ž"};

size_t accented(const char *p, size_t n, char *out, size_t size)
{
    size_t used = 0;
    for (size_t i = 0; i < n; i++) {
        bool small = p[i] >= 'a' && p[i] <= 'z';
        const char *c = small ? accents[p[i] - 'a'] : p + i;
        size_t k = small ? strlen(c) : 1;
        if (used + k > size)
            wrong("too long a text");
        memcpy(out + used, c, k);
        used += k;
    }
    return used;
}

static void put_text(const char *p, size_t n)
{
    if (!n)
        return;
    byte(OP_TEXT);
    uint32_t at = job.used;
    two(0);
    for (; n > 0; n--, p++)
        if (job.pseudo && *p >= 'a' && *p <= 'z')
            for (const char *c = accents[*p - 'a']; *c; c++)
                byte((uint8_t)*c);
        else
            byte((uint8_t)*p);
    length_at(at);
}

/* The run of lines that a pattern goes on with: how many ends of lines, how far in the next text
 * stands; or false. */
static bool goes_on(struct element *e)
{
    const char *p = job.s + strspn(job.s, " \n"), *line = p;
    while (line > job.s && line[-1] == ' ')
        line--;
    if (!*p || p == line || strchr(".[*}", *p))
        return false;
    *e = (struct element){.kind = INDENT, .indent = (int)(p - line)};
    for (; job.s < p; job.s++)
        e->n += *job.s == '\n';
    return true;
}

/* Text up to a brace or the end of the line. */
static void plain(struct element *e)
{
    size_t k = strcspn(job.s, "{}\n");
    if (k >= sizeof e->text)
        wrong("the line is too long");
    e->kind = TEXT;
    memcpy(e->text, job.s, k);
    e->text[k] = 0;
    job.s += k;
}

/* The pieces of a pattern, `n` of them, and the indent that its lines have in common; true if it is
 * one selector, which has written its code. */
static bool pieces(struct scope *x, struct element *e, int *n, int *common)
{
    int solid = 0;
    bool chosen = false;
    *common = 1 << 20;
    for (*n = 0;; ++*n, e++) {
        if (*n == ELEMENTS_MAX)
            wrong("too many placeables");
        *e = (struct element){.kind = TEXT};
        if (*job.s == '\n') {
            if (!goes_on(e))
                break;
            *common = e->indent < *common ? e->indent : *common;
            e->n = *n ? e->n : 0;
        } else if (eat("{")) {
            chosen = placeable(x, e) || chosen;
            solid++;
        } else if (*job.s == '}') {
            wrong("a closing brace without an opening one");
        } else if (!*job.s) {
            break;
        } else {
            plain(e);
            solid++;
        }
        if (chosen && solid > 1)
            wrong("a selector is all of its message or variant: put whole sentences into its "
                  "variants");
    }
    if (!solid)
        wrong("there is no text");
    return chosen;
}

/* Text that waits to be written: blanks at a pattern's end are none of it. */
struct waiting { char at[4000]; size_t used; };

static void wait_for(struct waiting *w, const char *text, size_t n)
{
    if (w->used + n > sizeof w->at)
        wrong("the text is too long");
    memcpy(w->at + w->used, text, n);
    w->used += n;
}

static void write_pieces(const struct element *e, int n, int common)
{
    struct waiting w = {.used = 0};
    bool quoted = n > 0 && e[n - 1].kind == TEXT && job.s[-1] == '}', alone;
    int solid = 0;
    for (int i = 0; i < n; i++)
        solid += e[i].kind != INDENT;
    alone = solid == 1;
    for (int i = 0; i < n; i++)
        if (e[i].kind == INDENT) {
            for (int k = 0; k < e[i].n; k++)
                wait_for(&w, "\n", 1);
            for (int k = common; k < e[i].indent; k++)
                wait_for(&w, " ", 1);
        } else if (e[i].kind == TEXT) {
            wait_for(&w, e[i].text, strlen(e[i].text));
        } else {
            put_text(w.at, w.used);
            w.used = 0;
            for (int k = 0; k < e[i].n; k++)
                byte(k || alone ? e[i].code[k] : e[i].code[k] | OP_ISOLATED);
        }
    while (!quoted && w.used && (w.at[w.used - 1] == ' ' || w.at[w.used - 1] == '\n'))
        w.used--;
    put_text(w.at, w.used);
}

void pattern(struct scope *x)
{
    static struct element stack[NESTED_MAX + 2][ELEMENTS_MAX + 1];
    struct element *e = stack[x->nested];
    int n, common;
    blank();
    if (!pieces(x, e, &n, &common)) {
        bool marked = job.pseudo && x->m;
        char number[24]; /* by which a test knows which messages it has seen */
        int used = snprintf(number, sizeof number, "\u27e6%d|", marked ? x->m->index : 0);
        if (marked)
            put_text(number, (size_t)used);
        write_pieces(e, n, common);
        if (marked)
            put_text("\u27e7", 3);
    }
    byte(OP_END);
}
