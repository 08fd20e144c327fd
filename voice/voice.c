/* Says messages from their table. What is always true: it reads nothing but the table, the names
 * and the slots that it was given, and stops at DEPTH_MAX terms and parts within one another, so
 * that no table can make it run for ever. */
#include "voice/voice.h"
#include "voice/read.h"

#include <string.h>

enum { LOCALS_MAX = 8, DEPTH_MAX = 8 };

/* What a term knows: the words given with it, and of whom or what it speaks. */
struct local { const char *key, *word; int64_t n; };
struct scope {
    const uint8_t *table;
    const void *slots;
    struct local at[LOCALS_MAX];
    int count, depth;
};

static union cell cell(const struct scope *x, int i)
{
    union cell c;
    memcpy(&c, (const char *)x->slots + sizeof c * (size_t)i, sizeof c);
    return c;
}

/* ---- Finding ---- */

/* Orders a term's key by "table-name", or only "table" where name is "". */
static int by_table(const char *key, const char *table, const char *name)
{
    for (bool last = !*name;; last = true, key++, table = name) {
        while (*table && *key == *table)
            key++, table++;
        if (*table || last || *key != '-')
            return (unsigned char)*key - (unsigned char)(*table || last ? *table : '-');
    }
}

/* The term "table-name", or only "table" where name is "". */
static const uint8_t *term_find(const uint8_t *table, const char *of, const char *name)
{
    const uint8_t *terms = table + get32(table + HEAD_TERMS_AT);
    for (int lo = 0, hi = get16(table + HEAD_TERMS); lo < hi;) {
        int mid = (lo + hi) / 2,
            order = by_table(pool(table, get16(terms + mid * TERM_BYTES + 4)), of, name);
        if (!order)
            return terms + mid * TERM_BYTES;
        if (order < 0)
            lo = mid + 1;
        else
            hi = mid;
    }
    return NULL;
}

/* The term of a thing; the second copy of a card, "keyhole-2", is called as the first. */
static const uint8_t *thing_term(const uint8_t *table, const char *kind, const char *word)
{
    const uint8_t *term = term_find(table, kind, word);
    size_t n = strlen(word);
    char first[64];
    if (term || n < 3 || n >= sizeof first || word[n - 2] != '-' || word[n - 1] < '2' ||
        word[n - 1] > '9')
        return term;
    memcpy(first, word, n - 2);
    first[n - 2] = 0;
    return term_find(table, kind, first);
}

static const char *trait(const uint8_t *table, const uint8_t *term, const char *key)
{
    if (!term || get16(term + 6) == 0xffff)
        return "";
    const uint8_t *p = (const uint8_t *)pool(table, get16(term + 6));
    for (int k = *p++; k > 0; k--, p += 4)
        if (!strcmp(pool(table, get16(p)), key))
            return pool(table, get16(p + 2));
    return "";
}

const char *voice_id(const struct voice *v, int id)
{
    return pool(v->table, get16(row(v->table, id) + 4));
}

int voice_count(const struct voice *v) { return get16(v->table + HEAD_MESSAGES); }

bool voice_has(const struct voice *v, int id)
{
    return id >= 0 && id < get16(v->table + HEAD_MESSAGES) && get32(row(v->table, id));
}

int voice_find(const struct voice *v, const char *id)
{
    for (int i = 0; i < get16(v->table + HEAD_MESSAGES); i++)
        if (!strcmp(voice_id(v, i), id))
            return i;
    return -1;
}

/* ---- Saying ---- */

static void run(struct voice *v, const struct scope *x, const uint8_t *p);

static void run_term(struct voice *v, const struct scope *x, const uint8_t *term)
{
    if (x->depth < DEPTH_MAX)
        run(v, x, x->table + get32(term));
}

static const struct local *local_find(const struct scope *x, const char *key)
{
    for (int i = x->count - 1; i >= 0; i--)
        if (!strcmp(x->at[i].key, key))
            return &x->at[i];
    return NULL;
}

/* The scope of a term: the words given in the message, n pairs at p. */
static struct scope inner(const struct scope *x, const uint8_t *p, int n)
{
    struct scope y = {.table = x->table, .slots = x->slots, .depth = x->depth + 1};
    for (; n > 0 && y.count < LOCALS_MAX - 3; n--, p += 4)
        y.at[y.count++] = (struct local){pool(x->table, get16(p)), pool(x->table, get16(p + 2)), 0};
    return y;
}

static const char *thing_word(const struct voice_names *names, int64_t value)
{
    return value == VOICE_HIDDEN                ? "hidden"
           : value < 0 || value >= names->count ? "none"
                                                : names->at[value];
}

/* What the pack gives the thing in this array of its own; else `other`. */
static const char *of_pack(const struct voice_names *names, const char *const *array, int64_t value,
                           const char *other)
{
    const char *its = NULL;
    if (array && value >= 0 && value < (names->titled ? names->titled : names->count))
        memcpy(&its, (const char *)array + value * names->stride, sizeof its);
    return its ? its : other; /* a row of our own has its text in the voice, or none */
}

/* How people called this thing when they named it, or NULL. */
static const char *label_of(const struct voice *v, const struct voice_names *names, int64_t value)
{
    return names->labels ? label_name(v->out->labels, names->labels, (int)value) : NULL;
}

/* The term of the thing itself, and in which table it stands: this language's, or that of the pack.
 * NULL: it has none. */
static const uint8_t *own_term(const struct voice *v, const char *kind, const char *word,
                               const uint8_t **table)
{
    const uint8_t *term = thing_term(*table, kind, word);
    if (term || !v->terms)
        return term;
    term = thing_term(v->terms, kind, word);
    *table = term ? v->terms : *table;
    return term;
}

static const char *own_trait(const struct voice *v, const uint8_t *table, const char *kind,
                             const char *word, const char *key)
{
    const uint8_t *term = own_term(v, kind, word, &table);
    return trait(table, term, key);
}

const char *voice_trait(const struct voice *v, int names, const char *kind, int64_t value,
                        const char *key)
{
    return own_trait(v, v->table, kind, thing_word(&v->names[names], value), key);
}

/* The term of the thing itself; else that of its kind, told the title; else the title, or the name
 * with blanks. */
static void put_thing(struct voice *v, struct scope *y, int table, const char *kind, int64_t value)
{
    const struct voice_names *names = &v->names[table];
    const char *word = thing_word(names, value);
    const uint8_t *own = own_term(v, kind, word, &y->table),
                  *any = own ? NULL : term_find(y->table, kind, "");
    const char *called = label_of(v, names, value),
               *title = called ? called : of_pack(names, names->title, value, NULL);
    v->missing += value == VOICE_HIDDEN; /* a slot that was not declared to be hidden */
    char bytes[64];
    struct text spaced = text_over(bytes, sizeof bytes);
    if (!title)
        text_spaced(&spaced, word);
    title = title ? title : bytes;
    size_t n = strlen(title);
    y->at[y->count++] = (struct local){"title", title, 0};
    y->at[y->count++] = (struct local){"ends", n && title[n - 1] == 's' ? "s" : "other", 0};
    if (own || any)
        run_term(v, y, own ? own : any);
    else
        text_put(v->out, title);
}

const char *voice_thing(const struct voice *v, struct room *room, int names, const char *kind,
                        int64_t value)
{
    struct text text = text_like(v->out, room->at, sizeof room->at);
    struct voice inner = *v;
    struct scope y = {.table = v->table, .depth = 1};
    inner.out = &text;
    put_thing(&inner, &y, names, kind, value);
    return room->at;
}

static void put_seat(struct voice *v, struct scope *y, int64_t seat)
{
    const uint8_t *term = term_find(y->table, "seat", "");
    bool one_other = v->reader.players == 2 && v->reader.seat < VOICE_WATCHER;
    bool plays = seat >= 0 && seat < v->reader.players, thing = plays && v->things >> seat & 1;
    const char *called = !plays || seat == v->reader.seat ? NULL
                         : v->caller                      ? v->caller(v->about, (int)seat, &thing)
                         : v->called                      ? v->called[seat]
                                                          : NULL;
    const char *as = seat == v->reader.seat        ? "you"
                     : v->reader.master && !seat   ? "master"
                     : called                      ? thing ? "thing" : "named"
                     : seat >= v->reader.players   ? "nobody"
                     : one_other                   ? "other"
                                                   : "numbered";
    y->at[y->count++] = (struct local){"as", as, 0};
    if (called)
        y->at[y->count++] = (struct local){"name", called, 0};
    y->at[y->count++] = (struct local){"number", NULL, seat + v->reader.first};
    if (term)
        run_term(v, y, term);
}

/* Whoever begins a sentence has a capital: letters of ASCII, Latin-1, Latin Extended-A, Greek and
 * Cyrillic. */
static void raise(char *s)
{
    unsigned char *c = (unsigned char *)s;
    if (c[0] == 0xe2 && c[1] == 0x81 && c[2] == 0xa8)
        c += 3;
    int point = (c[0] & 0xe0) == 0xc0 ? (c[0] & 31) << 6 | (c[1] & 63) : c[0];
    if ((point >= 'a' && point <= 'z') || (point >= 0xe0 && point <= 0xfe && point != 0xf7) ||
        (point >= 0x3b1 && point <= 0x3c9) || (point >= 0x430 && point <= 0x44f))
        point -= 32;
    else if ((point >= 0x100 && point <= 0x137) || (point >= 0x14a && point <= 0x177))
        point &= ~1;
    else if ((point >= 0x139 && point <= 0x148) || (point >= 0x179 && point <= 0x17e))
        point -= !(point & 1);
    else if (point >= 0x450 && point <= 0x45f)
        point -= 80;
    c[0] = (unsigned char)(point < 0x80                             ? point
                           : point < 0x800 && (c[0] & 0xe0) == 0xc0 ? 0xc0 | point >> 6
                                                                    : c[0]);
    if (point >= 0x80 && (c[0] & 0xe0) == 0xc0)
        c[1] = (unsigned char)(0x80 | (point & 63));
}

/* Digits, and before them the sign: a minus, not a hyphen. */
static void put_number(struct text *out, int64_t n)
{
    if (n < 0)
        text_put(out, "\u2212");
    text_int(out, n < 0 ? -n : n);
}

/* What joins parts of a list, by the term -list. */
static const char *joint_of(int flags, bool last)
{
    if (flags & FLAG_APART)
        return "apart";
    if (flags & FLAG_MORE)
        return "and-more";
    return flags & FLAG_OR ? (last ? "or" : "or-more") : last ? "and" : "and-more";
}

static void put_list(struct voice *v, const struct scope *x, const uint8_t *p)
{
    const struct voice_list *list = cell(x, p[1]).list;
    for (int i = 0; i < list->count; i++) {
        struct scope y = inner(x, p + 7, p[6]);
        if (list->pieces)
            text_put(v->out, list->pieces[i]);
        else if (p[2] == NO_TABLE)
            put_number(v->out, list->values[i]);
        else if (p[2] == SEAT_TABLE)
            put_seat(v, &y, list->values[i]);
        else
            put_thing(v, &y, p[2], pool(x->table, get16(p + 4)), list->values[i]);
        const uint8_t *joint = i + 1 < list->count ? term_find(x->table, "list", "") : NULL;
        if (joint) {
            struct scope z = {.table = x->table, .depth = x->depth + 1, .count = 1};
            z.at[0] = (struct local){"joint", joint_of(p[3], i + 2 == list->count), 0};
            run_term(v, &z, joint);
        }
    }
}

/* What is said in the place of a message: its .bare, which stands behind it, to a reader who is
 * told no chances. */
static int told_as(const struct voice *v, const uint8_t *table, int id)
{
    if (!v->out->no_odds || id + 1 >= get16(table + HEAD_MESSAGES))
        return id;
    const char *name = pool(table, get16(row(table, id) + 4)),
               *next = pool(table, get16(row(table, id + 1) + 4));
    size_t n = strlen(name);
    return !strncmp(next, name, n) && !strcmp(next + n, ".bare") ? id + 1 : id;
}

static void put_message(struct voice *v, const struct scope *x, const uint8_t *p)
{
    union cell cells[VOICE_CELLS];
    struct scope y = {.table = x->table, .slots = cells, .depth = x->depth + 1};
    uint32_t code = get32(row(x->table, told_as(v, x->table, get16(p + 1))));
    for (int i = 0; i < p[3]; i++)
        cells[i] = cell(x, p[4 + i]);
    if (code && y.depth < DEPTH_MAX)
        run(v, &y, x->table + code);
}

/* Appends what one op says; how many bytes it takes. */
static int put_op(struct voice *v, const struct scope *x, const uint8_t *p)
{
    struct scope y;
    const struct local *local;
    size_t at = v->out->used;
    switch (p[0] & ~OP_ISOLATED) {
    case OP_NUMBER: put_number(v->out, cell(x, p[1]).n); return 2;
    case OP_SIGNED:
        text_put(v->out, cell(x, p[1]).n > 0 ? "+" : "");
        put_number(v->out, cell(x, p[1]).n);
        return 2;
    case OP_WORDS: text_put(v->out, cell(x, p[1]).text); return 2;
    case OP_SEAT:
    case OP_THING:
        y = inner(x, p + 7, p[6]);
        if ((p[0] & ~OP_ISOLATED) == OP_SEAT)
            put_seat(v, &y, cell(x, p[1]).n);
        else
            put_thing(v, &y, p[2], pool(x->table, get16(p + 4)), cell(x, p[1]).n);
        if (p[3] & FLAG_START && v->out->used > at)
            raise(v->out->at + at);
        return 7 + 4 * p[6];
    case OP_LIST:
        put_list(v, x, p);
        if (p[3] & FLAG_START && v->out->used > at)
            raise(v->out->at + at);
        return 7 + 4 * p[6];
    case OP_MESSAGE: put_message(v, x, p); return 4 + p[3];
    case OP_TERM:
        y = inner(x, p + 6, p[5]);
        if (y.depth < DEPTH_MAX)
            run(v, &y, x->table + get32(p + 1));
        return 6 + 4 * p[5];
    case OP_TRAIT: {
        const struct voice_names *names = &v->names[p[2]];
        int64_t value = cell(x, p[1]).n;
        const char *kind = pool(x->table, get16(p + 3)), *key = pool(x->table, get16(p + 5));
        const char *own = own_trait(v, x->table, kind, thing_word(names, value), key);
        const char *said =
            names->labels ? label_said(v->out->labels, names->labels, (int)value) : NULL;
        text_put(v->out, *own ? own : said ? said : of_pack(names, names->text, value, ""));
        return 7;
    }
    default: /* OP_LOCAL */
        local = local_find(x, pool(x->table, get16(p + 1)));
        if (local && local->word)
            text_put(v->out, local->word);
        else if (local)
            put_number(v->out, local->n);
        return 3;
    }
}

/* What a selector looks at: a word, or a number where `word` is NULL. p: kind, slot, table, u16
 * word, u16 kind's name */
static const char *subject(struct voice *v, const struct scope *x, const uint8_t *p, int64_t *n)
{
    const struct local *local;
    const char *word = pool(x->table, get16(p + 3));
    *n = p[0] <= BY_TRAIT ? cell(x, p[1]).n : 0;
    switch (p[0]) {
    case BY_NUMBER: return NULL;
    case BY_SEAT: return *n == v->reader.seat ? "you" : "other";
    case BY_FLAG: return *n ? "yes" : "no";
    case BY_THING: return thing_word(&v->names[p[2]], *n);
    case BY_TRAIT: {
        const char *kind = pool(x->table, get16(p + 5));
        return own_trait(v, x->table, kind, thing_word(&v->names[p[2]], *n), word);
    }
    default:
        local = local_find(x, word);
        *n = local ? local->n : 0;
        return !local ? "" : local->word;
    }
}

static const uint8_t *choose(struct voice *v, const struct scope *x, const uint8_t *p)
{
    int64_t n;
    const char *word = subject(v, x, p + 1, &n);
    int count = p[8], plural = word ? 0 : voice_plural(get16(x->table + HEAD_RULE), n);
    const uint8_t *other = NULL;
    for (p += 9; count > 0; count--, p += 5 + get16(p + 3)) { /* key's kind, u16 key, u16 length */
        uint16_t key = get16(p + 1);
        int kind = p[0] & ~KEY_DEFAULT;
        bool hit = kind == KEY_WORD     ? word && !strcmp(word, pool(x->table, key))
                   : kind == KEY_NUMBER ? !word && n == key
                                        : !word && plural == key;
        if (hit)
            return p + 5;
        if (p[0] & KEY_DEFAULT)
            other = p + 5;
    }
    return other;
}

static void run(struct voice *v, const struct scope *x, const uint8_t *p)
{
    while (*p != OP_END)
        if (*p == OP_TEXT) {
            text_put_n(v->out, (const char *)p + 3, get16(p + 1));
            p += 3 + get16(p + 1);
        } else if (*p == OP_SELECT) {
            p = choose(v, x, p);
        } else {
            bool marks = v->marks && *p & OP_ISOLATED;
            text_put(v->out, marks ? "\u2068" : "");
            p += put_op(v, x, p);
            text_put(v->out, marks ? "\u2069" : "");
        }
}

void voice_put(struct voice *v, int id, const void *slots)
{
    const uint8_t *table = voice_has(v, id) ? v->table : v->fallback;
    uint32_t code = table && id >= 0 && id < get16(table + HEAD_MESSAGES)
                        ? get32(row(table, told_as(v, table, id)))
                        : 0;
    struct scope x = {.table = table, .slots = slots};
    if (code) {
        run(v, &x, table + code);
        return;
    }
    v->missing++;
    text_char(v->out, '{');
    text_put(v->out, id >= 0 && id < get16(v->table + HEAD_MESSAGES) ? voice_id(v, id) : "?");
    text_char(v->out, '}');
}

const char *voice_piece(const struct voice *v, struct room *room, int id, const void *slots)
{
    struct text text = text_like(v->out, room->at, sizeof room->at);
    struct voice inner = *v;
    inner.out = &text;
    voice_put(&inner, id, slots);
    return room->at;
}
