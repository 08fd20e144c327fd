/* Hashes of views and states. A key is fast and for one run of one build; a digest is written into
 * logs and is the same on every machine and in every later build. Neither is cryptographic. */
#include <string.h>

#include "engine/engine.h"

static uint64_t mixed(uint64_t x)
{
    x = (x ^ (x >> 32)) * 0xd6e8feb86659fd93u;
    x = (x ^ (x >> 32)) * 0xd6e8feb86659fd93u;
    return x ^ (x >> 32);
}

uint64_t view_key(const struct game *g, const struct view *v)
{
    uint64_t a = 0x9e3779b97f4a7c15u ^ v->seat, b = 0x2545f4914f6cdd1du;
    size_t words = g->state_size / 8;
    for (size_t i = 0; i < words; i += 2) {
        uint64_t w[2] = {0, 0};
        memcpy(w, v->state.bytes + 8 * i, i + 1 < words ? 16 : 8);
        a = (a ^ w[0]) * 0xff51afd7ed558ccdu;
        a ^= a >> 32;
        b = (b ^ w[1]) * 0xc4ceb9fe1a85ec53u;
        b ^= b >> 29;
    }
    return mixed(a ^ mixed(b));
}

/* FNV-1a. */
static uint64_t digest_bytes(uint64_t h, const void *from, size_t n)
{
    const uint8_t *at = from;
    for (size_t i = 0; i < n; i++)
        h = (h ^ at[i]) * 0x100000001b3u;
    return h;
}

static uint64_t digest_number(uint64_t h, int64_t value)
{
    uint8_t bytes[8];
    if (value >= 0 && value < 256) /* seven zero bytes are seven more multiplications: prime ^ 8 in
                                      one */
        return (h ^ (uint64_t)value) * 0x1efac7090aef4a21u;
    for (int i = 0; i < 8; i++)
        bytes[i] = (uint8_t)((uint64_t)value >> 8 * i);
    return digest_bytes(h, bytes, 8);
}

/* The first eight bytes of a name as a number that sorts as they do. */
static uint64_t name_head(const char *name)
{
    uint64_t head = 0;
    for (int i = 0; i < 8; i++)
        head = head << 8 | (*name ? (uint8_t)*name++ : 0);
    return head;
}

/* ---- The digest of format 1: fields in the order of their names, elements by number ---- */

/* The fields of the form, in the order of their names; how many. */
static int by_name(const struct game *g, const struct digest_form *form, uint8_t order[255])
{
    uint64_t head[255];
    int shown = 0;
    for (int i = 0; i < g->field_count; i++) {
        const char *name = g->fields[i].name;
        if (!(form->field[i / 64] >> i % 64 & 1))
            continue;
        uint64_t mine = name_head(name);
        int at = shown++;
        for (; at > 0; at--) {
            if (head[at - 1] < mine ||
                (head[at - 1] == mine && strcmp(g->fields[order[at - 1]].name, name) <= 0))
                break;
            order[at] = order[at - 1];
            head[at] = head[at - 1];
        }
        order[at] = (uint8_t)i;
        head[at] = mine;
    }
    return shown;
}

static const struct first_numbers *first_of(const struct game *g, int names)
{
    for (const struct first_numbers *at = g->first_numbers; names && at && at->names; at++)
        if (at->names == names)
            return at;
    return NULL;
}

/* The value that had this number. */
static int now_at(const struct first_numbers *first, int number)
{
    int v = 0;
    while (first->was[v] != number)
        v++;
    return v;
}

/* What a value of today was then; what means nothing, or is unknown, is as it was. */
static int64_t first_value(const struct first_numbers *first, const struct field *f, int64_t value)
{
    uint64_t bits = 0;
    if (f->show != SHOW_SET)
        return value < 0 || value >= NONE ? value : first->was[value];
    for (uint64_t left = (uint64_t)value; left; left &= left - 1)
        bits |= 1ull << first->was[__builtin_ctzll(left)] % 64;
    return (int64_t)bits;
}

static uint64_t digest_by_number(const struct game *g, const struct digest_form *form,
                                 const struct state *s)
{
    uint64_t h = 0xcbf29ce484222325u;
    uint8_t order[255];
    int shown = by_name(g, form, order);
    for (int i = 0; i < shown; i++) {
        const struct field *f = &g->fields[order[i]];
        const struct first_numbers *values = f->show == SHOW_NUMBER ? NULL : first_of(g, f->names);
        const struct first_numbers *elements = first_of(g, f->index_names);
        int count = f->first_count ? f->first_count : elements ? elements->count : f->count;
        h = digest_bytes(h, f->name, strlen(f->name) + 1);
        h = digest_number(h, count);
        for (int j = 0; j < count; j++) {
            int64_t value = field_value(f, s, elements ? now_at(elements, j) : j);
            h = digest_number(h, values ? first_value(values, f, value) : value);
        }
    }
    return mixed(h);
}

/* ---- The digest by name ---- Sums, not chains: a chain over elements or bits would tie the digest
 * to the order in which this build numbers them. */

enum { TAG_NAME = 1, TAG_NUMBER, TAG_SET, TAG_UNKNOWN };

static uint64_t of_word(uint64_t h, uint64_t word)
{
    h = (h ^ word) * 0xd6e8feb86659fd93u;
    return h ^ (h >> 32);
}

static uint64_t four_bytes(const char *from)
{
    const uint8_t *at = (const uint8_t *)from;
    return at[0] | (uint64_t)at[1] << 8 | (uint64_t)at[2] << 16 | (uint64_t)at[3] << 24;
}

/* Up to eight bytes, the first lowest. Most of a digest is this, and compilers know the pattern
 * above as one load. */
static uint64_t bytes_up_to_8(const char *at, size_t n)
{
    uint64_t word = 0;
    if (n >= 4)
        return four_bytes(at) | four_bytes(at + n - 4)
                                    << 8 * (n - 4); /* where they overlap they are the same */
    for (size_t i = 0; i < n; i++)
        word |= (uint64_t)(uint8_t)at[i] << 8 * i;
    return word;
}

/* Its length, then its bytes eight at a time, the first lowest, zeros behind the last. */
uint64_t digest_name(const char *name)
{
    size_t n = strlen(name);
    uint64_t h = of_word(TAG_NAME, n);
    for (; n > 8; name += 8, n -= 8)
        h = of_word(h, bytes_up_to_8(name, 8));
    return n ? of_word(h, bytes_up_to_8(name, n)) : h;
}

/* A thing by its name in this table, or by its number where it has none. */
static uint64_t of_thing(const struct data *data, int table, int64_t value)
{
    const struct names *names =
        data && table > 0 && table < data->names_count ? &data->names[table] : NULL;
    if (names && value >= 0 && value < names->count && names->at[value])
        return data->name_sums ? data->name_sums[table][value] : digest_name(names->at[value]);
    return of_word(TAG_NUMBER, (uint64_t)value);
}

static uint64_t of_set(const struct data *data, int table, uint64_t bits)
{
    uint64_t sum = 0;
    for (; bits; bits &= bits - 1)
        sum += mixed(of_thing(data, table, __builtin_ctzll(bits)));
    return of_word(TAG_SET, sum);
}

/* Whether an element holds nothing, as each element of a table's new row does at first. */
static bool is_blank(const struct field *f, int64_t value)
{
    if (f->show == SHOW_NAME)
        return f->width == 1 && value == NONE;
    return f->show != SHOW_PLACES && value == 0;
}

static uint64_t of_value(const struct data *data, const struct field *f, int64_t value)
{
    switch (f->show) {
    case SHOW_SET: return of_set(data, f->names, (uint64_t)value);
    case SHOW_NAME:
    case SHOW_PLACES: return of_thing(data, f->names, value);
    default: return of_word(TAG_NUMBER, (uint64_t)value);
    }
}

static uint64_t of_field(const struct data *data, const struct field *f, const struct state *s)
{
    const uint8_t *bytes = s->bytes + f->offset;
    int blank = f->width != 1 || f->show == SHOW_PLACES ? -1 : f->show == SHOW_NAME ? NONE : 0;
    uint64_t sum = 0;
    for (int i = 0; i < f->count; i++) {
        if (f->width == 1 && bytes[i] == blank) /* most are: not worth two calls */
            continue;
        int64_t value = field_value(f, s, i);
        bool known = f->know == KNOW_ALL || field_known(f, s, i);
        if (known && is_blank(f, value))
            continue;
        uint64_t what = known ? of_value(data, f, value) : of_word(TAG_UNKNOWN, 0);
        sum += mixed(of_word(of_thing(data, f->index_names, i), what));
    }
    return sum;
}

static uint64_t of_named_field(const struct data *data, const struct field *f,
                               const struct state *s)
{
    return mixed(of_word(digest_name(f->name), of_field(data, f, s)));
}

uint64_t state_digest_next(const struct game *g, const struct data *data,
                           const struct digest_form *form, const struct state *s,
                           struct digest_sums *sums)
{
    uint64_t sum = 0;
    if (!form->by_name)
        return digest_by_number(g, form, s);
    for (int i = 0; i < g->field_count; i++) {
        const struct field *f = &g->fields[i];
        if (!(form->field[i / 64] >> i % 64 & 1))
            continue;
        if (!sums) {
            sum += of_named_field(data, f, s);
            continue;
        }
        if (!sums->made || memcmp(sums->was.bytes + f->offset, s->bytes + f->offset,
                                  (size_t)f->count * f->width) != 0)
            sums->field[i] = of_named_field(data, f, s);
        sum += sums->field[i];
    }
    if (sums) {
        state_copy(g, &sums->was, s);
        sums->made = true;
    }
    return mixed(sum);
}

uint64_t state_digest(const struct game *g, const struct data *data, const struct digest_form *form,
                      const struct state *s)
{
    return state_digest_next(g, data, form, s, NULL);
}

static void digest_form_of(const struct game *g, bool later, struct digest_form *out)
{
    *out = (struct digest_form){.by_name = later};
    for (int i = 0; i < g->field_count; i++)
        if (g->fields[i].show != SHOW_NOT && (later || !g->fields[i].later))
            out->field[i / 64] |= 1ull << i % 64;
}

void digest_form_new(const struct game *g, struct digest_form *out)
{
    digest_form_of(g, true, out);
}

void digest_form_first(const struct game *g, struct digest_form *out)
{
    digest_form_of(g, false, out);
}
