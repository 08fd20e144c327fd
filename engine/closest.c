/* Which name was meant by a misspelt one. Packs, logs, messages and the command line ask here, so
 * that all guess alike. */
#include <string.h>

#include "engine/text.h"

/* How many letters must be put in, left out, changed or swapped with the next; more than `most`:
 * most + 1. */
static int distance(const char *a, const char *b, int most)
{
    enum { LONG = 64 };
    int row[3][LONG + 1];
    size_t na = strlen(a), nb = strlen(b);
    if (na > LONG || nb > LONG || na > nb + (size_t)most || nb > na + (size_t)most)
        return most + 1;
    for (size_t j = 0; j <= nb; j++)
        row[0][j] = (int)j;
    for (size_t i = 1; i <= na; i++) {
        int *now = row[i % 3];
        const int *last = row[(i + 2) % 3], *before = row[(i + 1) % 3];
        now[0] = (int)i;
        for (size_t j = 1; j <= nb; j++) {
            int cost = last[j - 1] + (a[i - 1] != b[j - 1]);
            if (last[j] + 1 < cost)
                cost = last[j] + 1;
            if (now[j - 1] + 1 < cost)
                cost = now[j - 1] + 1;
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] &&
                before[j - 2] + 1 < cost)
                cost = before[j - 2] + 1;
            now[j] = cost;
        }
    }
    return row[na % 3][nb];
}

const char *text_closest(const char *word, const char *const *at, int count)
{
    size_t n = strlen(word);
    int most = n < 3 ? 1 : n < 6 ? 2 : 3;
    const char *best = NULL;
    if (!n)
        return NULL;
    for (int i = 0; i < count; i++) {
        if (!at[i])
            continue;
        int d = distance(word, at[i], most);
        /* As many changes as letters would make anything near. */
        if (d <= most && (size_t)d < strlen(at[i]) && (size_t)d < n) {
            best = at[i];
            most = d - 1;
        }
        if (most < 0)
            break;
    }
    /* A beginning of exactly one name is meant too. */
    for (int i = 0, found = 0; !best && n >= 3 && i < count && found < 2; i++) {
        if (at[i] && !strncmp(at[i], word, n)) {
            bool only = !found++;
            for (int j = i + 1; only && j < count; j++)
                only = !at[j] || strncmp(at[j], word, n);
            best = only ? at[i] : NULL;
        }
    }
    return best;
}
