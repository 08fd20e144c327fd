/* See odds.h. */
#include "engine/odds.h"

#include <string.h>

#include "engine/engine.h"

void odds_add(struct odds_answer *answer, const char *key, double chance, uint32_t of)
{
    ENSURE(answer->count < ODDS_FIGURES_MAX);
    chance = chance < 0 ? 0 : chance > 1 ? 1 : chance; /* sums of many parts may miss by a hair */
    answer->figure[answer->count++] = (struct odds_figure){.key = key, .chance = chance, .of = of};
}

void odds_add_big(struct odds_answer *answer, const char *key, const struct big *part,
                  const struct big *whole)
{
    odds_add(answer, key, big_ratio(part, whole), 0);
    answer->figure[answer->count - 1].part = *part;
    answer->figure[answer->count - 1].whole = *whole;
}

struct big odds_big(odds_weight weight)
{
    struct big out = {0};
    for (; weight; weight >>= 32)
        out.word[out.count++] = (uint32_t)weight;
    return out;
}

void odds_add_exact(struct odds_answer *answer, const char *key, odds_weight part,
                    odds_weight whole)
{
    struct big one = odds_big(part), all = odds_big(whole);
    odds_add_big(answer, key, &one, &all);
}

bool odds_item(const char **list, char *out, size_t size)
{
    if (!**list)
        return false;
    size_t n = strcspn(*list, ","), fits = n < size ? n : size - 1;
    memcpy(out, *list, fits);
    out[fits] = 0;
    *list += n + ((*list)[n] == ',');
    return true;
}

bool odds_number(const char *option, const char *word, int lo, int hi, int *out, struct text *why)
{
    int n = 0, i = word[0] == '-';
    bool whole = word[i] != 0;
    for (; word[i] && whole; i++) {
        whole = word[i] >= '0' && word[i] <= '9' && n < 100000;
        n = whole ? 10 * n + (word[i] - '0') : n;
    }
    n = word[0] == '-' ? -n : n;
    if (!whole || n < lo || n > hi) {
        text_format(why, "--%s takes whole numbers from %d to %d, not %s.", option, (int32_t)lo,
                    (int32_t)hi, *word ? word : "nothing");
        return false;
    }
    *out = n;
    return true;
}

static char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

bool odds_name(const char *option, const char *word, const struct names *names, int *out,
               struct text *why)
{
    for (int i = 0; i < names->count; i++) {
        size_t n = 0;
        while (names->at[i] && word[n] && lower(word[n]) == names->at[i][n])
            n++;
        if (names->at[i] && !word[n] && !names->at[i][n] && n) {
            *out = i;
            return true;
        }
    }
    const char *near = text_closest(word, names->at, names->count);
    text_format(why, "--%s knows no \"%s\".", option, word);
    if (near)
        text_format(why, " Did you mean %s?", near);
    return false;
}
