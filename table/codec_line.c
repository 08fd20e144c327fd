/* Lines of words made into pairs. What is always true: the pairs point into the line, which is cut
 * up where it lies. */
#include <string.h>

#include "table/names.h"
#include "table/reason.h"

static const char blanks[] = " \t\r\n";

static bool is_seat(const char *word)
{
    int64_t n;
    return !strcmp(word, "chance") || text_number(word, &n);
}

static bool add_word(struct pairs *out, const char *key, const char *word, struct text *why)
{
    if (out->count == PAIRS_MAX)
        return reason(why, WHY_LINE_LONG());
    out->at[out->count++] = (struct pair){.key = key, .value = {.kind = VALUE_WORD, .text = word}};
    return true;
}

/* Takes the quotes at *at off, in place; *at is then after them. False: they are not closed, or
 * hold a backslash with something else after it. */
static bool unquote(char **at, struct text *why)
{
    char *from = *at + 1, *to = *at;
    for (; *from && *from != '"'; from++) {
        if (*from == '\\') {
            from++;
            if (*from != '"' && *from != '\\' && *from != 'n')
                return reason(why, WHY_LINE_BACKSLASH());
            *to++ = *from == 'n' ? '\n' : *from;
        } else {
            *to++ = *from;
        }
    }
    if (!*from)
        return reason(why, WHY_LINE_QUOTE());
    if (from[1] && !strchr(blanks, from[1]))
        return reason(why, WHY_LINE_BLANK());
    *at = from[1] ? from + 2 : from + 1;
    *to = 0;
    return true;
}

/* The next word of the line: where it begins; with `key` split at its first "=". */
static bool next_word(char **at, const char **key, char **word, struct text *why)
{
    char *end = *at + strcspn(*at, blanks), *equals = memchr(*at, '=', (size_t)(end - *at));
    *word = *at;
    if (key && equals && **at != '"') {
        *equals = 0;
        *key = *at;
        *word = equals + 1;
    }
    if (key && **word == '"') {
        *at = *word;
        return unquote(at, why);
    }
    *at = *end ? end + 1 : end;
    *end = 0;
    return true;
}

bool codec_words_read(char *line, struct pairs *out, struct text *why)
{
    bool done = false;
    out->count = out->items = 0;
    if (!text_is_utf8(line, strlen(line)))
        return reason(why, WHY_LINE_UTF8());
    for (char *at = line + strspn(line, blanks), *word; *at; at += strspn(at, blanks)) {
        const char *key = NULL;
        if (!next_word(&at, done ? &key : NULL, &word, why))
            return false;
        if (!done && !out->count && is_seat(word)) {
            key = "seat";
        } else if (!done) {
            key = "do";
            done = true;
        } else if (key && pairs_get(out, key)) {
            struct room room;
            return reason(why, WHY_LINE_TWICE(.key = reason_typed(&room, key)));
        }
        if (!add_word(out, key, word, why))
            return false;
    }
    if (!done)
        return out->count ? reason(why, WHY_LINE_UNDONE()) : reason(why, WHY_LINE_EMPTY());
    return true;
}
