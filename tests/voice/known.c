/* The texts of a game's built-in packs, which stay as they are in the pseudo-language. Always true:
 * the longest is looked for first. */
#include "tests/voice/known.h"

#include <stdlib.h>
#include <string.h>

#include "voice/voice.h"

extern const struct voice_language bloodsport_voices[], gamblers_heart_voices[], texarkana_voices[],
    twenty_one_voices[];

const struct voice_language *known_voices(const char *game)
{
    return !strcmp(game, "bloodsport")       ? bloodsport_voices
           : !strcmp(game, "gamblers-heart") ? gamblers_heart_voices
           : !strcmp(game, "texarkana")      ? texarkana_voices
                                             : twenty_one_voices;
}

enum { KNOWN_MAX = 20000 };

static const char *known[KNOWN_MAX];
static int known_count;

/* A copy that lasts. */
static char *keep(const char *text, size_t n)
{
    static char bytes[1 << 20];
    static size_t used;
    char *at = bytes + used;
    if (used + n + 1 > sizeof bytes)
        exit(2);
    memcpy(at, text, n);
    at[n] = 0;
    used += n + 1;
    return at;
}

static void know_one(const char *text)
{
    if (strpbrk(text, "abcdefghijklmnopqrstuvwxyz") && known_count < KNOWN_MAX)
        known[known_count++] = text;
}

/* A text may begin small or large, go without its article, or stand with its first clause alone. */
static void know(const char *text)
{
    if (!text || !*text)
        return;
    size_t clause = strcspn(text, ":.,"), sentence = strcspn(text, ":.");
    know_one(text);
    know_one(text + 1);
    know_one(text + (strncmp(text, "The ", 4) ? 0 : 4));
    if (text[clause] && clause)
        know_one(keep(text + 1, clause - 1));
    if (text[sentence] && sentence > clause)
        know_one(keep(text + 1, sentence - 1));
}

/* Names of things that nobody has named yet, which no move can hold: "patron-7". */
static void know_placeholders(const struct data *d)
{
    for (int t = 1; t < d->names_count; t++)
        for (int v = 0; v < d->names[t].count; v++) {
            const char *name = d->names[t].at[v];
            size_t n = name ? strlen(name) : 0;
            if (n < 2 || name[n - 1] < '0' || name[n - 1] > '9')
                continue;
            char *spaced = keep(name, n);
            for (char *p = spaced; *p; p++)
                *p = *p == '-' ? ' ' : *p;
            know_one(spaced);
        }
}

static void know_tree(const struct node *n)
{
    for (; n; n = n->next) {
        if (n->kind == NODE_SCALAR)
            know(n->text);
        know_tree(n->child);
    }
}

static int longer(const void *a, const void *b)
{
    size_t m = strlen(*(const char *const *)a), n = strlen(*(const char *const *)b);
    return (m < n) - (m > n);
}

void known_read(const struct game *game, const struct data *d)
{
    for (int i = 0; i < game->source_count; i++)
        know_tree(game->sources[i].tree);
    know_placeholders(d);
    qsort(known, (size_t)known_count, sizeof *known, longer);
}

void known_out(const char *said, char *rest)
{
    size_t used = strlen(said) + 1;
    memcpy(rest, said, used);
    for (int i = 0; i < known_count; i++) {
        size_t n = strlen(known[i]);
        for (char *at = rest; (at = strstr(at, known[i]));)
            memset(at, '_', n);
    }
}
