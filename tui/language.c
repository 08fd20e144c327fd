/* Which language it is stands here alone. */
#include "tui/language.h"

static const char *chosen;

void language_choose(const char *language) { chosen = language; }

const char *language_chosen(void) { return chosen; }

struct text language_text(char *bytes, size_t size)
{
    struct text text = text_over(bytes, size);
    text.language = chosen;
    return text;
}
