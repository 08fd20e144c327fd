/* Text in a page. What is always true: nothing that people wrote is markup. */
#ifndef TABLE_HTML_H
#define TABLE_HTML_H

#include "engine/text.h"

static inline void put_html(const char *s, struct text *out)
{
    for (; *s; s++) {
        switch (*s) {
        case '&': text_put(out, "&amp;"); break;
        case '<': text_put(out, "&lt;"); break;
        case '>': text_put(out, "&gt;"); break;
        case '"': text_put(out, "&quot;"); break;
        default: text_char(out, *s);
        }
    }
}

#endif
