/* Reading what people write into data files. What is always true: whoever gets true has what was
 * asked for; with false there is a complaint with a place. */
#include "engine/tree_read.h"

#include <string.h>

#include "engine/engine.h"

enum { HEAD_BYTES_MAX = 64, EDITION_MAX = 9999, KEYS_MAX = 64 };

struct node_shown node_show(const char *word)
{
    struct node_shown shown;
    struct text t = text_over(shown.at, sizeof shown.at - 3);
    text_put(&t, word);
    if (t.cut)
        memcpy(shown.at + t.used, "...", 4);
    return shown;
}

bool node_guess(struct complaint *wrong, const char *word, const char *const *names, int count)
{
    char guess[80];
    const char *near = text_closest(word, names, count);
    if (!near)
        return false;
    struct text t = text_over(guess, sizeof guess);
    text_format(&t, ". Did you mean %s?", node_show(near).at);
    /* Of a long list of what there is, the end gives way: the guess is what is looked for. */
    size_t used = strlen(wrong->what), room = sizeof wrong->what - 1 - t.used;
    if (used > room) {
        used = room;
        memcpy(wrong->what + used - 3, "...", 3);
    }
    memcpy(wrong->what + used, guess, t.used + 1);
    return false;
}

void words_list(struct text *out, const char *const *words, uint64_t of)
{
    for (int i = 0; of; i++)
        if (of & 1ull << i) {
            of &= ~(1ull << i);
            text_put(out, words[i]);
            text_put(out, !of ? "" : of & (of - 1) ? ", " : " or ");
        }
}

static bool known(const char *key, const struct node_key *keys, int count)
{
    for (int i = 0; i < count; i++)
        if (!strcmp(key, keys[i].word))
            return true;
    return false;
}

static bool guess_key(struct complaint *wrong, const char *word, const struct node_key *keys,
                      int count)
{
    const char *names[KEYS_MAX];
    for (int i = 0; i < count && i < KEYS_MAX; i++)
        names[i] = keys[i].word;
    return node_guess(wrong, word, names, count < KEYS_MAX ? count : KEYS_MAX);
}

bool node_map(const struct node *map, const char *what, const struct node_key *keys, int count,
              struct complaint *wrong)
{
    char list[160];
    struct text t = text_over(list, sizeof list);
    for (int i = 0; i < count; i++) {
        text_put(&t, i ? ", " : "");
        text_put(&t, keys[i].word);
    }
    if (map->kind != NODE_MAP)
        return node_wrong(map, wrong, "%s must be a map with the keys %s", what, list);
    for (const struct node *n = map->child; n; n = n->next)
        if (!known(n->key, keys, count))
            return node_wrong(NODE_KEY(n), wrong, "unknown key \"%s\"; known here: %s",
                              node_show(n->key).at, list) ||
                   guess_key(wrong, n->key, keys, count);
    for (int i = 0; i < count; i++)
        if (keys[i].needed && !node_get(map, keys[i].word))
            return node_wrong(map, wrong, "%s needs \"%s\"", what, keys[i].word);
    return true;
}

bool node_list(const struct node *list, const char *what, int count, struct complaint *wrong)
{
    int found = node_count(list);
    if (list->kind != NODE_LIST)
        return node_wrong(list, wrong, "%s must be a list of %d", what, count);
    if (found != count)
        return node_wrong(NODE_KEY(list), wrong, "too %s %s: %d, there must be %d",
                          found < count ? "few" : "many", what, found, count);
    return true;
}

int node_word(const struct node *n, const char *what, const char *const *words, int count,
              struct complaint *wrong)
{
    const char *word;
    if (!node_text(n, what, 200, &word, wrong))
        return -1;
    for (int i = 0; i < count; i++)
        if (!strcmp(word, words[i]))
            return i;
    char list[160];
    struct text t = text_over(list, sizeof list);
    words_list(&t, words, UINT64_MAX >> (64 - count));
    if (t.cut) {                                /* as many whole words as there is room for */
        char *end = strrchr(list, ',');
        memcpy(end < list + sizeof list - 5 ? end : list + sizeof list - 5, " ...", 5);
    }
    node_wrong(n, wrong, "%s must be %s, not \"%s\"", what, list, node_show(word).at);
    node_guess(wrong, word, words, count);
    return -1;
}

/* Bytes of the valid UTF-8 character at s, or 0: broken, a control character, or one that turns
 * text around. */
static int printable(const unsigned char *s)
{
    if (s[0] < 0x80)
        return s[0] >= ' ' && s[0] != 0x7f;
    int more = s[0] >= 0xf0 ? 3 : s[0] >= 0xe0 ? 2 : 1;
    uint32_t c = s[0] & (0x3fu >> more);
    for (int i = 1; i <= more; i++) {
        if ((s[i] & 0xc0) != 0x80)
            return 0;
        c = c << 6 | (s[i] & 0x3f);
    }
    static const uint32_t least[4] = {0, 0xa0, 0x800, 0x10000}; /* 0x80 .. 0x9f are controls */
    bool fine = s[0] >= 0xc2 && s[0] < 0xf5 && c >= least[more] && c <= 0x10ffff &&
                (c < 0xd800 || c > 0xdfff) && c != 0x2028 && c != 0x2029 &&
                !(c >= 0x202a && c <= 0x202e) && !(c >= 0x2066 && c <= 0x2069);
    return fine ? more + 1 : 0;
}

bool node_line(const struct node *n, const char *what, int bytes_max, const char **out,
               struct complaint *wrong)
{
    if (!node_text(n, what, bytes_max, out, wrong))
        return false;
    for (const unsigned char *s = (const unsigned char *)*out; *s;) {
        int bytes = printable(s);
        if (!bytes)
            return node_wrong(
                n, wrong,
                "%s must be one line of plain text, without line breaks or control characters "
                "(a folded text begins with >- )",
                what);
        s += bytes;
    }
    return true;
}

int title_name(const char *title, char *out)
{
    int used = 0;
    bool gap = false;
    for (const char *c = title; *c; c++) {
        bool upper = *c >= 'A' && *c <= 'Z';
        if (upper || (*c >= 'a' && *c <= 'z') || (*c >= '0' && *c <= '9')) {
            if (gap && used)
                out[used++] = '-';
            gap = false;
            out[used++] = upper ? (char)(*c - 'A' + 'a') : *c;
        } else if (!strncmp(c, "\xe2\x80\x99", 3)) {
            c += 2;
        } else if (*c != '\'') {
            gap = true;
        }
    }
    out[used] = 0;
    return used;
}

bool node_span(const struct node *list, const char *what, int lo, int hi, uint8_t *count,
               struct complaint *wrong)
{
    int found = node_count(list);
    *count = (uint8_t)found;
    if (!list)
        return true;
    if (list->kind != NODE_LIST)
        return node_wrong(list, wrong, "%s must be a list of %d to %d", what, lo, hi);
    if (found < lo || found > hi)
        return node_wrong(NODE_KEY(list), wrong, "too %s %s: %d, there must be %d to %d",
                          found < lo ? "few" : "many", what, found, lo, hi);
    return true;
}

int node_known(const struct node *n, const char *what, const char *is, const char *const *names,
               int count, struct complaint *wrong)
{
    enum { WORD_BYTES_MAX = 600 };
    const char *word;
    if (!node_text(n, what, WORD_BYTES_MAX, &word, wrong))
        return -1;
    for (int i = 0; i < count; i++)
        if (names[i] && !strcmp(names[i], word))
            return i;
    node_wrong(n, wrong, "%s %s, not \"%s\"", what, is, node_show(word).at);
    node_guess(wrong, word, names, count);
    return -1;
}

/* ---- A struct filled from a map ---- */

const struct names node_no_yes = NODE_WORDS("no", "yes");

static int word_count(const struct node_key *key)
{
    return key->hi ? key->hi : key->names->count;
}

/* Words of a list as bits, or -1. */
static int words_of(const struct node *n, const struct node_key *key, struct complaint *wrong)
{
    int bits = 0;
    if (n->kind != NODE_LIST) {
        node_wrong(n, wrong, "%s must be a list, as in [%s]", key->word, key->names->at[0]);
        return -1;
    }
    for (const struct node *word = n->child; word; word = word->next) {
        int bit = node_word(word, key->word, key->names->at, word_count(key), wrong);
        if (bit < 0)
            return -1;
        bits |= 1 << bit;
    }
    return bits;
}

static bool take(const struct node *n, const struct node_key *key, char *member,
                 struct complaint *wrong)
{
    int value = 0;
    const char *line;
    switch (key->kind) {
    case NODE_APART: return true;
    case NODE_LINE:
        if (!node_line(n, key->word, key->hi, &line, wrong))
            return false;
        memcpy(member, &line, sizeof line);
        return true;
    case NODE_NUMBER:
        if (!node_int(n, key->word, key->lo, key->hi, &value, wrong))
            return false;
        break;
    case NODE_BITS:
        if ((value = words_of(n, key, wrong)) < 0)
            return false;
        break;
    case NODE_WORD:
        if ((value = node_word(n, key->word, key->names->at, word_count(key), wrong)) < 0)
            return false;
        value += key->lo;
        break;
    }
    uint8_t low = (uint8_t)value;
    uint16_t wide = (uint16_t)value;
    memcpy(member, key->bytes == 1 ? (const void *)&low : &wide, key->bytes);
    return true;
}

bool node_take(const struct node *map, const struct node_key *keys, int count, void *into,
               struct complaint *wrong)
{
    for (const struct node_key *key = keys; key < keys + count; key++) {
        const struct node *n = node_get(map, key->word);
        if (n && !take(n, key, (char *)into + key->at, wrong))
            return false;
    }
    return true;
}

bool node_fill(const struct node *map, const char *what, const struct node_key *keys, int count,
               void *into, struct complaint *wrong)
{
    return node_map(map, what, keys, count, wrong) && node_take(map, keys, count, into, wrong);
}

bool node_head(const struct node *head, const char *what, const char *like, int bytes_max,
               const char **title, const char **name, uint16_t *edition, struct complaint *wrong)
{
    static const struct node_key keys[] = {{"title", true}, {"name", true}, {"edition", true}};
    char folded[HEAD_BYTES_MAX + 1];
    int number;
    ENSURE(bytes_max <= HEAD_BYTES_MAX);
    if (!node_map(head, what, KEYS(keys), wrong) ||
        !node_line(node_get(head, "title"), "title", bytes_max, title, wrong) ||
        !node_line(node_get(head, "name"), "name", bytes_max, name, wrong) ||
        !node_int(node_get(head, "edition"), "edition", 1, EDITION_MAX, &number, wrong))
        return false;
    title_name(*name, folded);
    if (strcmp(folded, *name))
        return node_wrong(
            node_get(head, "name"), wrong,
            "the %s's name must be small letters and digits with single hyphens between, like %s",
            what, like);
    *edition = (uint16_t)number;
    return true;
}

bool node_name(const struct node *title, char *bytes, size_t *used, const char **names, int at,
               struct complaint *wrong)
{
    char *name = bytes + *used;
    *used += (size_t)title_name(title->text, name) + 1;
    if (!strpbrk(name, "abcdefghijklmnopqrstuvwxyz"))
        return node_wrong(title, wrong, "a name needs a letter a-z");
    for (int i = 0; i < at; i++)
        if (!strcmp(names[i], name))
            return node_wrong(title, wrong,
                              "the name %s is taken by an earlier one: names must differ", name);
    names[at] = name;
    return true;
}
