/* Which language is meant. What is always true: an answer is one of voice_languages, so it can be
 * kept and compared. */
#include <string.h>

#include "voice/voice.h"

void voice_begin(struct voice *v, const struct voice_language *all)
{
    v->table = v->fallback = all[0].table;
    for (int i = 1; v->out->language && all[i].name; i++)
        if (!strcmp(all[i].name, v->out->language))
            v->table = all[i].table;
}

void voice_pack(struct voice *v, const struct voice_language *all)
{
    for (int i = 0; v->out->language && all[i].name; i++)
        if (!strcmp(all[i].name, v->out->language))
            v->terms = all[i].table;
}

static char small(char c) { return (char)(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c); }

const char *voice_language(const char *name)
{
    for (int i = 0; voice_languages[i]; i++) {
        const char *language = voice_languages[i];
        size_t n = strlen(language), same = 0;
        while (same < n && small(name[same]) == language[same])
            same++;
        if (same == n && strchr("-_.@,; ", name[n])) /* its end among them */
            return language;
    }
    return NULL;
}

/* The weight of "de;q=0.8" in thousandths. */
static int weight(const char *range, const char *end)
{
    const char *q = strstr(range, "q=");
    int sum = 0;
    if (!q || q >= end)
        return 1000;
    for (int worth = 1000, i = 2; q + i < end && worth; i++) {
        if (q[i] == '.')
            continue;
        if (q[i] < '0' || q[i] > '9')
            break;
        sum += (q[i] - '0') * worth;
        worth /= 10;
    }
    return sum;
}

const char *voice_language_of(const char *accepted)
{
    const char *best = NULL;
    int most = 0;
    while (*accepted) {
        const char *end = accepted + strcspn(accepted, ",");
        const char *language = voice_language(accepted + strspn(accepted, " "));
        if (language && weight(accepted, end) > most) {
            most = weight(accepted, end);
            best = language;
        }
        accepted = end + (*end == ',');
    }
    return best;
}
