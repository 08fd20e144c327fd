/* See patch.h. What is always true: the texts were made by croupier, so they are JSON without
 * blanks. */
#include "table/patch.h"

#include <string.h>

#include "table/codec.h"
#include "table/names.h"

enum {
    MEMBERS_MAX = 256,  /* of an object whose members move; of a longer one no patch is made */
    ELEMENTS_MAX = 256, /* of a list that is edited; a longer one is sent whole */
    AHEAD_MAX = 64      /* how far lists are searched for where they agree again */
};

struct span {
    const char *at;
    size_t n;
};

static bool same(struct span a, struct span b)
{
    return a.n == b.n && !memcmp(a.at, b.at, a.n);
}

static void put_span(struct span span, struct text *out)
{
    /* The analyzer forgets that read_list has set all below `count`.
       NOLINTNEXTLINE(clang-analyzer-core.CallAndMessage) */
    text_put_n(out, span.at, span.n);
}

/* After the string whose first quote stands at `at`. Most strings are shorter than a call of strchr
 * is worth. */
static const char *string_end(const char *at)
{
    static const uint8_t special[256] = {['\0'] = 1, ['"'] = 1, ['\\'] = 1};
    for (at++;; at++) {
        while (!special[(uint8_t)*at])
            at++;
        if (*at == '"')
            return at + 1;
        at++; /* what is escaped */
        ENSURE(*at);
    }
}

/* Behind the list or object that begins here. Most of a message is read by this, and most of that
 * is plain: what needs a look is told by one look-up a byte. */
static const char *nest_end(const char *at)
{
    static const uint8_t special[256] = {['\0'] = 1, ['"'] = 1, ['{'] = 1,
                                         ['['] = 1,  ['}'] = 1, [']'] = 1};
    int depth = 0;
    do {
        while (!special[(uint8_t)*at])
            at++;
        ENSURE(*at);
        if (*at == '"') {
            at = string_end(at);
        } else {
            depth += *at == '{' || *at == '[' ? 1 : -1;
            at++;
        }
    } while (depth);
    return at;
}

/* The value that begins here. */
static struct span value_at(const char *at)
{
    static const uint8_t behind[256] = {
        ['\0'] = 1, ['}'] = 1, [']'] = 1, [','] = 1, [':'] = 1};
    const char *end = at;
    if (*at == '"')
        end = string_end(at);
    else if (*at == '{' || *at == '[')
        end = nest_end(at);
    else
        while (!behind[(uint8_t)*end])
            end++;
    return (struct span){at, (size_t)(end - at)};
}

static bool patch_value(struct span was, struct span is, struct text *out);

/* ---- Objects ---- */

struct member {
    struct span key, value; /* the key with its quotes; at NULL: it is used up */
};
struct members {
    int count;
    struct member at[MEMBERS_MAX];
};

/* What is behind a value, after the comma if one follows. */
static const char *behind(const char *end)
{
    return *end == ',' ? end + 1 : end;
}

/* The member whose key begins here. */
static struct member member_at(const char *at)
{
    struct span key = {at, (size_t)(string_end(at) - at)};
    return (struct member){key, value_at(at + key.n + 1)};
}

/* The members from here to the end of their object, which `at` goes on to; false: too many. */
static bool read_members(const char **at, struct members *out)
{
    for (out->count = 0; **at == '"'; out->count++) {
        if (out->count == MEMBERS_MAX)
            return false;
        out->at[out->count] = member_at(*at);
        *at = behind(out->at[out->count].value.at + out->at[out->count].value.n);
    }
    return true;
}

/* The member with this key, or NULL; looked for from `from` on, then from the first: members mostly
 * keep their order. */
static struct member *find_member(struct members *members, int from, struct span key)
{
    for (int n = members->count, i = from; n > 0; n--, i++) {
        if (i >= members->count)
            i = 0;
        if (members->at[i].key.at && same(members->at[i].key, key))
            return &members->at[i];
    }
    return NULL;
}

static void put_key(const char **between, struct span key, struct text *out)
{
    text_put(out, *between);
    put_span(key, out);
    text_char(out, ':');
    *between = ",";
}

static bool put_members(const char **was, const char **is, const char *between, struct text *out);

/* One member that both have here, `key` of it behind them: what changed in it. Both go on to what
 * is behind it. Objects are read once, with their members: to find their ends first, as other
 * values need it, would be to read them again at every depth. */
static bool put_member(const char **was, const char **is, struct span key, const char **between,
                       struct text *out)
{
    size_t start = out->used;
    const char *a = *was, *b = *is, *before = *between;
    if (*a == '{' && *b == '{') {
        put_key(between, key, out);
        text_char(out, '{');
        size_t none = out->used;
        if (!put_members(was, is, "", out))
            return false;
        if (out->used > none) {
            text_char(out, '}');
        } else {
            out->used = start;
            out->at[start] = 0;
            *between = before;
        }
        return true;
    }
    struct span now = value_at(b);
    *is = b + now.n;
    if (!strncmp(a, b, now.n) && (a[now.n] == ',' || a[now.n] == '}')) {
        *was = a + now.n;
        return true;
    }
    struct span then = value_at(a);
    *was = a + then.n;
    put_key(between, key, out);
    return patch_value(then, now, out);
}

/* Members that changed, came or went, of objects that have no longer the same one next. Both go on
 * to the ends of their objects. */
static bool put_moved(const char **was, const char **is, const char **between, struct text *out)
{
    struct members old;
    int next = 0;
    if (!read_members(was, &old))
        return false;
    while (**is == '"') {
        struct member now = member_at(*is), *then = find_member(&old, next, now.key);
        *is = behind(now.value.at + now.value.n);
        if (!then || !same(then->value, now.value)) {
            put_key(between, now.key, out);
            if (!then)
                put_span(now.value, out);
            else if (!patch_value(then->value, now.value, out))
                return false;
        }
        if (then) {
            then->key.at = NULL;
            next = (int)(then - old.at) + 1;
        }
    }
    for (int i = 0; i < old.count; i++) {
        if (!old.at[i].key.at)
            continue;
        put_key(between, old.at[i].key, out);
        text_put(out, "null");
    }
    return true;
}

/* What makes the object `is` of the object `was`; both go on to what is behind them. Members mostly
 * stand in the same order: then the next of `is` is the next of `was`. */
static bool put_members(const char **was, const char **is, const char *between, struct text *out)
{
    const char *at = *was + 1, *to = *is + 1;
    while (*to == '"' || *at == '"') {
        struct span key = {to, *to == '"' ? (size_t)(string_end(to) - to) : 0};
        if (!key.n || strncmp(at, key.at, key.n) != 0) {
            if (!put_moved(&at, &to, &between, out))
                return false;
            break;
        }
        at += key.n + 1;
        to += key.n + 1;
        if (!put_member(&at, &to, key, &between, out))
            return false;
        at = behind(at);
        to = behind(to);
    }
    *was = at + 1;
    *is = to + 1;
    return true;
}

static bool patch_object(const char *was, const char *is, struct text *out)
{
    text_char(out, '{');
    bool good = put_members(&was, &is, "", out);
    text_char(out, '}');
    return good;
}

/* ---- Lists ---- */

struct list {
    int count; /* -1: too long */
    struct span at[ELEMENTS_MAX];
};

static void read_list(struct span text, struct list *out)
{
    const char *at = text.at + 1;
    out->count = 0;
    while (*at != ']') {
        if (out->count == ELEMENTS_MAX) {
            out->count = -1;
            return;
        }
        struct span value = value_at(at);
        out->at[out->count++] = value;
        at += value.n;
        at += *at == ',';
    }
}

/* Lists of one length, element by element. */
static bool put_at(const struct list *was, const struct list *is, struct text *out)
{
    const char *between = "";
    text_char(out, '{');
    for (int i = 0; i < is->count; i++) {
        if (same(was->at[i], is->at[i]))
            continue;
        text_put(out, between);
        text_char(out, '"');
        text_int(out, i);
        text_put(out, "\":");
        if (!patch_value(was->at[i], is->at[i], out))
            return false;
        between = ",";
    }
    text_char(out, '}');
    return true;
}

/* From `i` and `j`, where the lists differ: after how many elements of each, the fewest in all,
 * they agree again. */
static void find_again(const struct list *was, const struct list *is, int i, int j, int *out,
                       int *in)
{
    int left = was->count - i, fresh = is->count - j;
    for (int both = 1; both <= AHEAD_MAX; both++)
        for (int o = both < left ? both : left; o >= 0 && both - o <= fresh; o--) {
            *out = o;
            *in = both - o;
            if (o == left && *in == fresh)
                return;
            if (o < left && *in < fresh && same(was->at[i + o], is->at[j + *in]))
                return;
        }
    *out = left;
    *in = fresh;
}

/* What is taken out and put in, first to last; places are those of the list as edited so far. */
static void put_splices(const struct list *was, const struct list *is, struct text *out)
{
    const char *between = "";
    text_put(out, "{\"splice\":[");
    for (int i = 0, j = 0; i < was->count || j < is->count;) {
        int gone, come;
        if (i < was->count && j < is->count && same(was->at[i], is->at[j])) {
            i++;
            j++;
            continue;
        }
        find_again(was, is, i, j, &gone, &come);
        text_put(out, between);
        text_char(out, '[');
        text_int(out, j);
        text_char(out, ',');
        text_int(out, gone);
        for (int k = 0; k < come; k++) {
            text_char(out, ',');
            put_span(is->at[j + k], out);
        }
        text_char(out, ']');
        between = ",";
        i += gone;
        j += come;
    }
    text_put(out, "]}");
}

/* The text from `to` on is replaced by that from `from` on. */
static void keep_last(struct text *out, size_t to, size_t from)
{
    memmove(out->at + to, out->at + from, out->used - from + 1);
    out->used -= from - to;
}

/* Whatever is shortest: element by element, by what came and went, or whole. */
static void patch_list(struct span was, struct span is, struct text *out)
{
    struct list old, now;
    size_t start = out->used, best = is.n;
    read_list(was, &old);
    read_list(is, &now);
    if (old.count < 0 || now.count < 0 || is.n < sizeof "{\"0\":1}") {
        put_span(is, out);
        return;
    }
    if (old.count == now.count && put_at(&old, &now, out) && out->used - start < best)
        best = out->used - start;
    else
        out->used = start;
    size_t second = out->used;
    put_splices(&old, &now, out);
    if (out->used - second < best) {
        keep_last(out, start, second);
        return;
    }
    out->used = second;
    if (second == start)
        put_span(is, out);
    out->at[out->used] = 0;
}

static bool patch_value(struct span was, struct span is, struct text *out)
{
    if (*was.at == '{' && *is.at == '{')
        return patch_object(was.at, is.at, out);
    if (*was.at == '[' && *is.at == '{')
        return false; /* it would be read as an edit */
    if (*was.at == '[' && *is.at == '[')
        patch_list(was, is, out);
    else
        put_span(is, out);
    return true;
}

bool patch_json(const char *was, const char *is, struct text *out)
{
    return patch_object(was, is, out);
}

bool patch_members(const char *was, const char *is, const char *between, struct text *out)
{
    return put_members(&was, &is, between, out);
}

/* ---- Views ---- */

static bool patch_field(const struct game *game, const struct data *data, const struct field *field,
                        const struct view *was, const struct view *is, const char **between,
                        struct text *spare, struct text *out)
{
    size_t start = spare->used;
    codec_field_json(game, data, field, was, spare);
    text_char(spare, '\0');
    size_t second = spare->used;
    codec_field_json(game, data, field, is, spare);
    ENSURE(!spare->cut);
    struct span a = {spare->at + start, second - 1 - start},
                b = {spare->at + second, spare->used - second};
    bool good = true;
    if (!same(a, b)) { /* a byte may change that no one sees: of a card that goes from hidden to
                          hidden */
        text_put(out, *between);
        codec_string_json(field->name, out);
        text_char(out, ':');
        good = patch_value(a, b, out);
        *between = ",";
    }
    spare->used = start;
    return good;
}

bool patch_view(const struct game *game, const struct data *data, const struct view *was,
                const struct view *is, struct text *spare, struct text *out)
{
    const char *between = "";
    bool good = true;
    text_char(out, '{');
    for (const struct field *f = field_next(game, NULL); f && good; f = field_next(game, f))
        if (memcmp(was->state.bytes + f->offset, is->state.bytes + f->offset,
                   (size_t)f->count * f->width))
            good = patch_field(game, data, f, was, is, &between, spare, out);
    text_char(out, '}');
    return good;
}
