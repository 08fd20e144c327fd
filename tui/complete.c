/* What the Tab key completes: the beginning of a word, or all that begins so is listed. What is
 * always true: a name in quotes is one word. */
#include "tui/complete.h"

#include <stdio.h>
#include <string.h>

#include "tui/input.h"

static const char *const *words;
static int count;

void input_words(const char *const *of, int n)
{
    words = of;
    count = n;
}

static int common(const char *a, const char *b, int n)
{
    int k = 0;
    while (k < n && a[k] && a[k] == b[k])
        k++;
    return k;
}

static bool fits(const char *word, const char *typed, int n)
{
    return !strncmp(word, typed, (size_t)n);
}

static void list_words(const char *typed, int n)
{
    putchar('\n');
    for (int i = 0; i < count; i++) {
        if (!fits(words[i], typed, n))
            continue;
        printf("%s  ", words[i]);
    }
    putchar('\n');
    fflush(stdout);
}

unsigned char complete_word(EditLine *edit, int key)
{
    const LineInfo *line = el_line(edit);
    const char *from = line->cursor;
    const char *first = NULL;
    int matches = 0, same = 0;
    (void)key;
    const char *quote = NULL;
    for (const char *c = line->buffer; c < line->cursor; c++)
        if (*c == '"')
            quote = quote ? NULL : c;
    while (from > line->buffer && from[-1] != ' ')
        from--;
    from = quote ? quote : from;
    int n = (int)(line->cursor - from);
    for (int i = 0; i < count; i++) {
        if (!fits(words[i], from, n))
            continue;
        same = first ? common(first, words[i], same) : (int)strlen(words[i]);
        first = first ? first : words[i];
        matches++;
    }
    if (!matches)
        return CC_REFRESH_BEEP;
    char more[INPUT_BYTES];
    snprintf(more, sizeof more, "%.*s%s", same - n, first + n, matches == 1 ? " " : "");
    if (*more)
        return el_insertstr(edit, more) ? CC_REFRESH_BEEP : CC_REFRESH;
    list_words(from, n);
    return CC_REDISPLAY;
}
