/* Names: finding them, guessing which was meant, and showing foreign text in a reason. What is
 * always true: text that came from outside is shown in quotes, short, and without characters that
 * control or turn the text around them. */
#include <string.h>

#include "table/names.h"
#include "table/reason.h"
#include "voice/named.h"

const struct names *names_of(const struct data *data, int table)
{
    if (table <= 0 || !data || table >= data->names_count || !data->names[table].count)
        return NULL;
    return &data->names[table];
}

const char *names_at(const struct data *data, int table, int64_t value)
{
    const struct names *names = names_of(data, table);
    return names && value >= 0 && value < names->count ? names->at[value] : NULL;
}

enum field_form field_form(const struct data *data, const struct field *f)
{
    if (f->show == SHOW_PLACES)
        return FORM_PLACES;
    if (f->count == 1)
        return FORM_ONE;
    return names_of(data, f->index_names) ? FORM_NAMED : FORM_LIST;
}

void text_fields(const struct game *game, struct text *out,
                 void (*put)(void *what, const struct field *), void *what)
{
    const struct field *first = field_next(game, NULL);
    for (const struct field *f = first; f; f = field_next(game, f)) {
        if (f != first)
            text_char(out, ',');
        codec_string_json(f->name, out);
        text_char(out, ':');
        put(what, f);
    }
}

int codec_name_find(const struct names *names, const char *word)
{
    for (int i = 0; i < names->count; i++)
        if (names->at[i] && !strcmp(names->at[i], word))
            return i;
    return -1;
}

void codec_did_you_mean(const char *word, const char *const *at, int count, struct text *why)
{
    const char *near = text_closest(word, at, count);
    if (near) {
        text_put(why, ". Did you mean ");
        text_put(why, near);
        text_put(why, "?");
    }
}

/* The first byte of a control character; U+0080 to U+009F are two bytes, of which the first is C2.
 */
static bool is_control(const char *s)
{
    unsigned char c = (unsigned char)s[0];
    return c < 0x20 || c == 0x7f || (c == 0xc2 && (unsigned char)s[1] < 0xa0);
}

void text_seats(const struct game *game, struct text *out)
{
    int least = game->seats_min, most = game->seats_max;
    text_int(out, least);
    if (most > least)
        text_format(out, most == least + 1 ? " or %d" : " to %d", most);
}

/* Whether a character that turns the text around it stands here: U+202A to U+202E, U+2066 to
 * U+2069. */
static bool is_turning(const char *s)
{
    unsigned char last = (unsigned char)s[0] == 0xe2 && s[1] ? (unsigned char)s[2] : 0;
    return ((unsigned char)s[1] == 0x80 && last >= 0xaa && last <= 0xae) ||
           ((unsigned char)s[1] == 0x81 && last >= 0xa6 && last <= 0xa9);
}

void text_quoted(struct text *out, const char *s)
{
    size_t shown = 0;
    text_char(out, '"');
    while (*s && shown < NAME_BYTES_MAX) {
        unsigned char c = (unsigned char)*s;
        size_t n = c < 0xc0 ? 1 : c < 0xe0 ? 2 : c < 0xf0 ? 3 : 4;
        size_t have = 1;
        while (have < n && ((unsigned char)s[have] & 0xc0) == 0x80)
            have++;
        bool control = is_control(s) || is_turning(s);
        if (control || have < n || (c >= 0x80 && c < 0xc0))
            text_char(out, '?');
        else
            text_put_n(out, s, n);
        s += have;
        shown += have;
    }
    text_put(out, *s ? "...\"" : "\"");
}

bool text_label(struct text *out, int table, int64_t value)
{
    const char *name =
        value >= 0 && value <= INT32_MAX ? label_name(out->labels, table, (int)value) : NULL;
    if (!name)
        return false;
    text_char(out, '"');
    for (; *name; name++) {
        if (*name == '"' || *name == '\\')
            text_char(out, '\\');
        text_char(out, *name);
    }
    text_char(out, '"');
    return true;
}

bool text_is_plain(const char *s)
{
    for (; *s; s++)
        if (is_control(s))
            return false;
    return true;
}

bool text_is_prose(const char *s)
{
    for (; *s; s++)
        if (*s != '\n' && is_control(s))
            return false;
    return true;
}

bool text_is_kebab(const char *s)
{
    size_t n = strlen(s);
    for (size_t i = 0; i < n; i++)
        if (!((s[i] >= 'a' && s[i] <= 'z') || (s[i] >= '0' && s[i] <= '9') || s[i] == '-'))
            return false;
    return n > 0 && n <= NAME_BYTES_MAX;
}

bool text_is_utf8(const char *s, size_t size)
{
    for (size_t i = 0; i < size;) {
        unsigned char c = (unsigned char)s[i++];
        int more = c < 0x80                ? 0
                   : c >= 0xc2 && c < 0xe0 ? 1
                   : (c & 0xf0) == 0xe0    ? 2
                   : c >= 0xf0 && c < 0xf5 ? 3
                                           : -1;
        uint32_t point = c & (more == 1 ? 0x1f : more == 2 ? 0x0f : 0x07);
        if (more < 0 || (size_t)more > size - i)
            return false;
        for (int k = 0; k < more; k++) {
            unsigned char d = (unsigned char)s[i++];
            if ((d & 0xc0) != 0x80)
                return false;
            point = point << 6 | (d & 0x3f);
        }
        if ((more == 2 && (point < 0x800 || (point >= 0xd800 && point < 0xe000))) ||
            (more == 3 && (point < 0x10000 || point > 0x10ffff)))
            return false;
    }
    return true;
}

/* The character at s, and how many bytes it has. */
static uint32_t point_at(const char *s, size_t *bytes)
{
    unsigned char c = (unsigned char)s[0];
    int more = c < 0xc0 ? 0 : c < 0xe0 ? 1 : c < 0xf0 ? 2 : 3;
    uint32_t point = c & (more ? 0x3fu >> more : 0x7fu);
    *bytes = 1;
    for (; more && s[*bytes]; more--)
        point = point << 6 | ((unsigned char)s[(*bytes)++] & 0x3f);
    return point;
}

bool text_is_seen(const char *s)
{
    /* Blanks, and what Unicode calls default ignorable; the empty pattern of Braille and notes
     * between lines besides. */
    static const struct { uint32_t from, to; } unseen[] = {
        {0, 0x20}, {0x7f, 0xa0}, {0xad, 0xad}, {0x34f, 0x34f}, {0x61c, 0x61c},
        {0x115f, 0x1160}, {0x1680, 0x1680}, {0x17b4, 0x17b5}, {0x180b, 0x180f}, {0x2000, 0x200f},
        {0x2028, 0x202f}, {0x205f, 0x206f}, {0x2800, 0x2800}, {0x3000, 0x3000}, {0x3164, 0x3164},
        {0xfe00, 0xfe0f}, {0xfeff, 0xfeff}, {0xffa0, 0xffa0}, {0xfff0, 0xfffb}, {0x1bca0, 0x1bca3},
        {0x1d173, 0x1d17a}, {0xe0000, 0xe0fff},
    };
    size_t bytes;
    for (; *s; s += bytes) {
        uint32_t point = point_at(s, &bytes);
        size_t i = 0;
        while (i < sizeof unseen / sizeof *unseen &&
               (point < unseen[i].from || point > unseen[i].to))
            i++;
        if (i == sizeof unseen / sizeof *unseen)
            return true;
    }
    return false;
}

void text_straighten(char *s)
{
    size_t bytes, to = 0;
    for (size_t at = 0; s[at]; at += bytes) {
        bool turns = is_turning(s + at);
        point_at(s + at, &bytes);
        for (size_t i = 0; !turns && i < bytes; i++)
            s[to++] = s[at + i];
    }
    s[to] = 0;
}

bool text_straighten_from(struct text *out, size_t from)
{
    text_straighten(out->at + from);
    out->used = from + strlen(out->at + from);
    return !out->cut;
}

bool text_number(const char *s, int64_t *out)
{
    int64_t n = 0;
    bool minus = *s == '-';
    s += minus;
    if (*s < '0' || *s > '9' || (*s == '0' && s[1]))
        return false;
    for (; *s; s++) {
        if (*s < '0' || *s > '9' || n > (INT64_MAX - 9) / 10)
            return false;
        n = n * 10 + (*s - '0');
    }
    *out = minus ? -n : n;
    return true;
}

void codec_titled(const struct game *game, const char *kind, const char *name, struct text *out)
{
    size_t used = out->used;
    voice_tell_named(game, kind, name, out);
    if (out->used == used)
        text_spaced(out, name);
}

void codec_seat_text(const struct game *game, int seat, struct text *out)
{
    if (seat == SEAT_CHANCE) {
        reason_piece(out, PART_CHANCE());
    } else if (seat == SEAT_WATCHER) {
        reason_piece(out, PART_WATCHER());
    } else if (game->words && game->words->seat) {
        game->words->seat(seat, out);
    } else {
        codec_titled(game, "role", game->role ? game->role(seat) : "seat", out);
        text_char(out, ' ');
        text_int(out, seat);
    }
}

bool codec_rule_read(const struct game *game, const char *name, const char *value,
                     struct rules *rules, struct text *why)
{
    const char *all[RULES_MAX];
    int64_t n;
    int i = 0;
    for (int k = 0; k < game->rule_count; k++)
        all[k] = game->rules[k].name;
    while (i < game->rule_count && strcmp(all[i], name))
        i++;
    if (i == game->rule_count) {
        text_format(why, "%s has no rule ", game->name);
        text_quoted(why, name);
        codec_did_you_mean(name, all, game->rule_count, why);
        return false;
    }
    const struct rule_spec *rule = &game->rules[i];
    int words = rule->words ? rule->hi - rule->lo + 1 : 0;
    for (int k = 0; k < words; k++) {
        if (!strcmp(rule->words[k], value)) {
            rules->value[i] = rule->lo + k;
            return true;
        }
    }
    if (!words && text_number(value, &n) && n >= rule->lo && n <= rule->hi) {
        rules->value[i] = (int32_t)n;
        return true;
    }
    text_format(why, "%s takes ", name);
    if (!words)
        text_format(why, "a number from %d to %d", (int)rule->lo, (int)rule->hi);
    for (int k = 0; k < words; k++) {
        text_put(why, !k ? "" : k + 1 < words ? ", " : " or ");
        text_put(why, rule->words[k]);
    }
    text_put(why, ", not ");
    if (text_is_kebab(value))
        text_put(why, value);
    else
        text_quoted(why, value);
    if (!words)
        return false;
    codec_did_you_mean(value, rule->words, words, why);
    return false;
}
