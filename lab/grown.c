/* See grown.h. */
#include "lab/grown.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/engine.h"

/* Room for `more` bytes and the zero. */
static char *room(struct grown *out, size_t more)
{
    if (out->size - out->used <= more) {
        out->size = 2 * (out->used + more) + 256;
        out->at = realloc(out->at, out->size);
        ENSURE(out->at);
    }
    return out->at + out->used;
}

void grown_put(struct grown *out, const char *s)
{
    size_t n = strlen(s);
    memcpy(room(out, n), s, n + 1);
    out->used += n;
}

void grown_json(struct grown *out, const char *s)
{
    size_t most = 6 * strlen(s) + 3;
    struct text text = text_over(room(out, most), most);
    text_json(&text, s);
    out->used += text.used;
}

void grown_format(struct grown *out, const char *format, ...)
{
    va_list given, again;
    va_start(given, format);
    va_copy(again, given);
    int n = vsnprintf(NULL, 0, format, given);
    vsnprintf(room(out, (size_t)n), (size_t)n + 1, format, again);
    out->used += (size_t)n;
    va_end(again);
    va_end(given);
}

void grown_free(struct grown *out)
{
    free(out->at);
    *out = (struct grown){0};
}
