/* Which language it is, and whether chances are told, stands here alone. */
#include "tui/language.h"

#include "voice/voice.h"

extern const struct voice_language terminal_voices[];

static const char *chosen;
static bool no_odds;

void language_choose(const char *language) { chosen = language; }

const char *language_chosen(void) { return chosen; }

void language_odds(bool told) { no_odds = !told; }

struct text language_text(char *bytes, size_t size)
{
    struct text text = text_over(bytes, size);
    text.language = chosen;
    text.no_odds = no_odds;
    return text;
}

void language_speak(struct text *out, int id, const void *slots)
{
    struct voice voice = {.out = out};
    voice_begin(&voice, terminal_voices);
    voice_put(&voice, id, slots);
}

void language_put(struct text *out, int id, const void *slots)
{
    struct voice voice = {.out = out};
    const char *before = out->language;
    out->language = chosen;
    voice_begin(&voice, terminal_voices);
    out->language = before;
    voice_put(&voice, id, slots);
}

const char *language_say(int id, const void *slots)
{
    static char bytes[4][4096];
    static int next;
    next = (next + 1) % 4;
    struct text text = text_over(bytes[next], sizeof bytes[next]);
    language_put(&text, id, slots);
    return bytes[next];
}
