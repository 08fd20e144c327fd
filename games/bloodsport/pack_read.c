/* The readers of a card pack's maps, words and texts: they borrow from the tree and keep nothing.
 */
#include <string.h>

#include "games/bloodsport/pack_read.h"

struct pack_shown pack_show(const char *word)
{
    struct pack_shown shown;
    struct text t = text_over(shown.at, sizeof shown.at - 3);
    text_put(&t, word);
    if (t.cut) {
        memcpy(shown.at + t.used, "...", 4);
    }
    return shown;
}

void pack_list(struct text *out, const char *const *words, uint32_t of)
{
    for (int i = 0; of; i++) {
        if (of & 1u << i) {
            of &= ~(1u << i);
            text_put(out, words[i]);
            text_put(out, !of ? "" : of & (of - 1) ? ", " : " or ");
        }
    }
}

static bool known(const char *key, const struct pack_key *keys, int count)
{
    for (int i = 0; i < count; i++) {
        if (!strcmp(key, keys[i].word)) {
            return true;
        }
    }
    return false;
}

bool pack_map(const struct node *map, const char *what, const struct pack_key *keys, int count,
              struct complaint *wrong)
{
    char list[160];
    struct text t = text_over(list, sizeof list);
    for (int i = 0; i < count; i++) {
        text_put(&t, i ? ", " : "");
        text_put(&t, keys[i].word);
    }
    if (map->kind != NODE_MAP) {
        return node_wrong(map, wrong, "%s must be a map with the keys %s", what, list);
    }
    for (const struct node *n = map->child; n; n = n->next) {
        if (!known(n->key, keys, count)) { /* BG-I5 */
            return node_wrong(KEY_OF(n), wrong, "unknown key \"%s\"; known here: %s",
                              pack_show(n->key).at, list);
        }
    }
    for (int i = 0; i < count; i++) {
        if (keys[i].needed && !node_get(map, keys[i].word)) {
            return node_wrong(map, wrong, "%s needs \"%s\"", what, keys[i].word);
        }
    }
    return true;
}

int pack_word(const struct node *n, const char *what, const char *const *words, int count,
              struct complaint *wrong)
{
    const char *word;
    if (!node_text(n, what, TEXT_BYTES_MAX, &word, wrong)) {
        return -1;
    }
    for (int i = 0; i < count; i++) {
        if (!strcmp(word, words[i])) {
            return i;
        }
    }
    char list[160];
    struct text t = text_over(list, sizeof list);
    pack_list(&t, words, (1u << count) - 1);
    node_wrong(n, wrong, "%s must be %s, not \"%s\"", what, list, pack_show(word).at);
    return -1;
}

/* Bytes of the valid UTF-8 character at s, or 0: broken, or a control character. */
static int printable(const unsigned char *s)
{
    if (s[0] < 0x80) {
        return s[0] >= ' ' && s[0] != 0x7f;
    }
    int more = s[0] >= 0xf0 ? 3 : s[0] >= 0xe0 ? 2 : 1;
    uint32_t c = s[0] & (0x3fu >> more);
    for (int i = 1; i <= more; i++) {
        if ((s[i] & 0xc0) != 0x80) {
            return 0;
        }
        c = c << 6 | (s[i] & 0x3f);
    }
    static const uint32_t least[4] = {0, 0xa0, 0x800, 0x10000}; /* 0x80 .. 0x9f are controls */
    bool fine = s[0] >= 0xc2 && s[0] < 0xf5 && c >= least[more] && c <= 0x10ffff &&
                (c < 0xd800 || c > 0xdfff) && c != 0x2028 && c != 0x2029 &&
                !(c >= 0x202a && c <= 0x202e) && !(c >= 0x2066 && c <= 0x2069);
    return fine ? more + 1 : 0;
}

bool pack_text(const struct node *n, const char *what, int bytes_max, const char **out,
               struct complaint *wrong)
{
    if (!node_text(n, what, bytes_max, out, wrong)) {
        return false;
    }
    for (const unsigned char *s = (const unsigned char *)*out; *s;) {
        int bytes = printable(s);
        if (!bytes) {
            return node_wrong(n, wrong,
                              "%s must be one line of plain text, without line breaks or "
                              "control characters (a folded text begins with >- )",
                              what);
        }
        s += bytes;
    }
    return true;
}
