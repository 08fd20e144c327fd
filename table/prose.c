/* The hash of what decides play, made from the tree and not from the text, so that a line break or
 * a comment is not a change of the game. */
#include "table/prose.h"

#include <string.h>

/* "text": this key anywhere; "goals.title": this key of a map that is, or is listed, under that
 * key. */
static bool is_listed(const char *const *at, const char *above, const char *key)
{
    for (; at && *at; at++) {
        const char *dot = strchr(*at, '.');
        size_t n = dot ? (size_t)(dot - *at) : 0;
        if (!dot && !strcmp(*at, key))
            return true;
        if (dot && !strcmp(dot + 1, key) && strlen(above) == n && !memcmp(above, *at, n))
            return true;
    }
    return false;
}

/* A map of a list, or under the key that is as good, with this key, and with this value where one
 * is wanted. */
static bool is_element(const struct node *child, const struct later_keys *later)
{
    bool listed = !child->key || (later->keyed && !strcmp(child->key, later->keyed));
    const struct node *has = later->element && listed ? node_get(child, later->element) : NULL;
    const char *value = later->value;
    return has && (!value || (has->kind == NODE_SCALAR && !strcmp(has->text, value)));
}

static int laters(const struct game *game)
{
    int n = 0;
    while (game->later && game->later[n].edition)
        n++;
    return n;
}

/* What came later than these editions, from game->later[without] on, did not count yet. */
static bool is_later(const struct game *game, int without, const struct node *child,
                     const char *above)
{
    for (int i = without; i < laters(game); i++) {
        const struct later_keys *later = &game->later[i];
        if (is_element(child, later) ||
            (child->key && is_listed(later->keys, above, child->key)))
            return true;
    }
    return false;
}

/* h = SHA-256(h, key, 0, hash of the child) from SHA-256 of the kind's letter, over the children
 * that are no prose and did not come later. */
static void node_hash(const struct hash_ops *hash, const struct game *game, int without,
                      const struct node *node, const char *above, uint8_t out[HASH_BYTES])
{
    static const char letters[] = "slm";
    if (node->kind == NODE_SCALAR) {
        struct bytes parts[] = {{letters, 1}, {node->text, strlen(node->text)}};
        hash->sha256(parts, 2, out);
        return;
    }
    struct bytes kind = {letters + node->kind, 1};
    hash->sha256(&kind, 1, out);
    for (const struct node *child = node->child; child; child = child->next) {
        uint8_t inner[HASH_BYTES];
        const char *key = child->key ? child->key : "";
        if ((child->key && is_listed(game->prose, above, key)) ||
            is_later(game, without, child, above))
            continue;
        node_hash(hash, game, without, child, child->key ? child->key : above, inner);
        struct bytes parts[] = {{out, HASH_BYTES}, {key, strlen(key) + 1}, {inner, HASH_BYTES}};
        hash->sha256(parts, 3, out);
    }
}

void play_hash(const struct hash_ops *hash, const struct game *game, const struct node *tree,
               struct play_hashes *out)
{
    node_hash(hash, game, LATERS_MAX, tree, "", out->now);
    for (int k = 0; k < LATERS_MAX; k++)
        node_hash(hash, game, k, tree, "", out->before[k]);
}

bool play_hash_is(const struct game *game, int edition, const struct play_hashes *of,
                  const uint8_t *play)
{
    int k = 0, all = laters(game);
    while (k < all && edition >= game->later[k].edition)
        k++;
    return !memcmp(k < all ? of->before[k] : of->now, play, HASH_BYTES);
}

bool play_hash_was(const struct game *game, int edition, const struct play_hashes *of,
                   const uint8_t *sha256)
{
    for (const struct old_text *old = game->old_texts; old && old->sha256; old++) {
        uint8_t of_text[HASH_BYTES], of_play[HASH_BYTES];
        if (hash_unhex(old->sha256, HASH_BYTES, of_text) && !memcmp(of_text, sha256, HASH_BYTES) &&
            hash_unhex(old->play, HASH_BYTES, of_play) &&
            play_hash_is(game, edition, of, of_play))
            return true;
    }
    return false;
}
