/* Messages that are found by a word of their name, and chances as whole percents
 * (voice/voice.h). */
#include <string.h>

#include "voice/named.h"
#include "voice/voice.h"

int voice_named(const struct voice *v, const char *prefix, const char *word)
{
    size_t n = strlen(prefix), k = strlen(word);
    char bytes[400];
    for (int i = 0; *word && i < voice_count(v); i++) {
        const char *id = voice_id(v, i), *dot;
        if (strncmp(id, prefix, n) != 0)
            continue;
        if (!strcmp(id + n, word))
            return i;
        dot = strchr(id, '.');
        if (!dot || strcmp(dot, ".same") != 0)
            continue;
        struct text text = text_over(bytes, sizeof bytes);
        struct voice same = *v;
        same.out = &text;
        voice_put(&same, i, NULL);
        for (const char *p = bytes; (p = strstr(p, word)); p += k) {
            bool begins = p == bytes || p[-1] == ' ', ends = p[k] == 0 || p[k] == ',';
            if (begins && ends)
                return i - 1; /* an attribute stands behind its message */
        }
    }
    return -1;
}

/* The message and, on a line of its own, its attribute .example. */
static void put_whole(struct voice *v, int id)
{
    size_t n = strlen(voice_id(v, id));
    voice_put(v, id, NULL);
    for (int i = id + 1; i < voice_count(v) && !strncmp(voice_id(v, i), voice_id(v, id), n) &&
                         voice_id(v, i)[n] == '.';
         i++) {
        if (strcmp(voice_id(v, i) + n, ".example") != 0)
            continue;
        text_char(v->out, '\n');
        voice_put(v, i, NULL);
    }
}

void voice_tell_named(const struct game *game, const char *kind, const char *name, struct text *out)
{
    char bytes[64];
    struct text prefix = text_over(bytes, sizeof bytes);
    struct voice v = {.out = out, .reader = {.seat = VOICE_WATCHER}};
    if (!game->words || !game->words->voices)
        return;
    voice_begin(&v, game->words->voices);
    text_format(&prefix, "%s-%s-", game->name, kind);
    int id = voice_named(&v, bytes, name);
    if (id >= 0)
        put_whole(&v, id);
}

void voice_tell_term(const struct game *game, const struct data *d, const char *word,
                     struct text *out)
{
    voice_tell_named(game, "term", word, out);
    if (game->words && game->words->term)
        game->words->term(d, word, out);
}

void voice_percents(const double *share, int count, int *out)
{
    int left = 100;
    for (int i = 0; i < count; i++) {
        out[i] = (int)(share[i] * 100 + 1e-9);
        left -= out[i];
    }
    for (; left > 0; left--) { /* one more to the largest remainder */
        int most = 0;
        for (int i = 1; i < count; i++)
            if (share[i] * 100 - out[i] > share[most] * 100 - out[most])
                most = i;
        out[most]++;
    }
}
