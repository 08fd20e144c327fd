/* Text without stdio. Once something did not fit, the text takes nothing more: it is a beginning of
 * what was meant, never a text with a hole. */
#include "engine/text.h"

#include <stdarg.h>
#include <string.h>

#include "engine/engine.h"

struct text text_over(char *at, size_t size)
{
    ENSURE(size >= 1);
    at[0] = 0;
    return (struct text){.at = at, .size = size};
}

struct text text_like(const struct text *of, char *at, size_t size)
{
    struct text t = text_over(at, size);
    t.language = of->language;
    t.labels = of->labels;
    t.no_odds = of->no_odds;
    return t;
}

void text_put_n(struct text *t, const char *s, size_t n)
{
    size_t room = t->size - 1 - t->used;
    if (t->cut)
        return;
    if (n > room) {
        n = room;
        while (n > 0 && ((unsigned char)s[n] & 0xc0) == 0x80) /* within a character */
            n--;
        t->cut = true;
    }
    memcpy(t->at + t->used, s, n);
    t->used += n;
    t->at[t->used] = 0;
}

void text_put(struct text *t, const char *s)
{
    text_put_n(t, s, strlen(s));
}

void text_char(struct text *t, char c)
{
    if (t->used + 1 >= t->size)
        t->cut = true;
    if (t->cut)
        return;
    t->at[t->used++] = c;
    t->at[t->used] = 0;
}

void text_sentence(struct text *t, size_t from)
{
    if (t->used <= from)
        return;
    char *at = t->at + from;
    size_t word = strspn(at, "abcdefghijklmnopqrstuvwxyz");
    if (word && strchr(" ,'", at[word]))
        *at = (char)(*at - 'a' + 'A');
    if (!strchr(".?!", t->at[t->used - 1]))
        text_char(t, '.');
}

void text_int(struct text *t, int64_t n)
{
    char digits[20];
    size_t at = sizeof digits;
    uint64_t left = n < 0 ? -(uint64_t)n : (uint64_t)n;
    if (n >= 0 && n < 10) { /* most are */
        text_char(t, (char)('0' + n));
        return;
    }
    do {
        digits[--at] = (char)('0' + left % 10);
        left /= 10;
    } while (left);
    if (n < 0)
        digits[--at] = '-';
    text_put_n(t, digits + at, sizeof digits - at);
}

void text_format(struct text *t, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    text_format_args(t, format, args);
    va_end(args);
}

void text_format_args(struct text *t, const char *format, va_list args)
{
    for (const char *s = format; *s; s++) {
        size_t plain = strcspn(s, "%");
        if (plain) {
            text_put_n(t, s, plain);
            s += plain - 1;
            continue;
        }
        switch (*++s) {
        case 's': text_put(t, va_arg(args, const char *)); break;
        case 'd': text_int(t, va_arg(args, int)); break;
        case 'c': text_char(t, (char)va_arg(args, int)); break;
        case '%': text_char(t, '%'); break;
        default: ENSURE(!"a format of %s, %d, %c and %% only");
        }
    }
}

void text_spaced(struct text *t, const char *kebab)
{
    size_t at = t->used;
    text_put(t, kebab);
    for (; at < t->used; at++)
        if (t->at[at] == '-')
            t->at[at] = ' ';
}

void text_json(struct text *t, const char *s)
{
    static const char hex[] = "0123456789abcdef";
    const char *plain = s; /* what needs no escape is put at once */
    text_char(t, '"');
    for (; *s; s++) {
        unsigned char c = (unsigned char)*s;
        if (c >= 32 && c != '"' && c != '\\')
            continue;
        text_put_n(t, plain, (size_t)(s - plain));
        plain = s + 1;
        if (c < 32)
            text_format(t, "\\u00%c%c", hex[c >> 4], hex[c & 15]);
        else
            text_format(t, "\\%c", c);
    }
    text_put_n(t, plain, (size_t)(s - plain));
    text_char(t, '"');
}

void text_decimal(struct text *t, double x)
{
    ENSURE(x >= -1e6 && x <= 1e6);
    int64_t parts = (int64_t)(x * 10000 + (x < 0 ? -0.5 : 0.5)), whole = parts / 10000,
            rest = parts % 10000;
    if (parts < 0)
        text_char(t, '-');
    text_int(t, whole < 0 ? -whole : whole);
    text_char(t, '.');
    for (int64_t digit = 1000, left = rest < 0 ? -rest : rest; digit; digit /= 10)
        text_char(t, (char)('0' + left / digit % 10));
}

static const struct label *label_find(const struct labels *labels, int names, int value)
{
    for (int k = 0; labels && k < labels->count; k++) {
        int first = labels->table[k].first;
        if (labels->table[k].names == names && value >= first &&
            value < first + labels->table[k].count)
            return &labels->table[k].at[value - first];
    }
    return NULL;
}

const char *label_name(const struct labels *labels, int names, int value)
{
    const struct label *label = label_find(labels, names, value);
    return label ? label->name : NULL;
}

const char *label_said(const struct labels *labels, int names, int value)
{
    const struct label *label = label_find(labels, names, value);
    return label ? label->said : NULL;
}
