/* See ask.h. */
#include "web/wasm/ask.h"

#include <string.h>

#include "engine/engine.h"
#include "engine/tree_read.h"
#include "table/character.h"
#include "voice/voice.h"

/* The instance's memory is ours alone, so what is large stands here instead of on a small stack. */
static struct node pool[ASK_NODES_MAX];
static _Alignas(16) uint8_t block[ASK_DATA_BYTES];

struct packed {
    const char *at, *end;
    int used, depth;
};

/* The next piece; NULL: there is none. */
static const char *next(struct packed *from)
{
    const char *piece = from->at, *stop = memchr(piece, 0, (size_t)(from->end - piece));
    if (!stop)
        return NULL;
    from->at = stop + 1;
    return piece;
}

static struct node *unpack(struct packed *from, const char *piece);

/* What stands between brackets; false: it does not end, or is none. */
static bool unpack_children(struct packed *from, struct node *of)
{
    const struct node **link = &of->child;
    const char *piece, *end = of->kind == NODE_MAP ? "}" : "]";
    while ((piece = next(from)) && strcmp(piece, end)) {
        const char *key = of->kind == NODE_MAP ? piece : NULL;
        struct node *child = unpack(from, key ? next(from) : piece);
        if (!child)
            return false;
        child->key = key;
        *link = child;
        link = &child->next;
    }
    return piece != NULL;
}

static struct node *unpack(struct packed *from, const char *piece)
{
    if (!piece || from->used == ASK_NODES_MAX || from->depth == ASK_DEPTH_MAX)
        return NULL;
    struct node *n = &pool[from->used++];
    bool good = true;
    memset(n, 0, sizeof *n);
    n->kind = *piece == '{' ? NODE_MAP : *piece == '[' ? NODE_LIST : NODE_SCALAR;
    if (n->kind == NODE_SCALAR) {
        n->quoted = *piece == '"';
        n->text = piece + 1;
        good = *piece == '"' || *piece == '#';
    } else {
        from->depth++;
        good = unpack_children(from, n);
        from->depth--;
    }
    return good ? n : NULL;
}

/* {"character": {"of": FILE, "rules": {"hand-max": "8"}}}: what any game says of a character. */
static bool ask_character(const struct game *g, const struct data *d, const struct node *n,
                          struct text *out, struct complaint *wrong)
{
    static const struct node_key keys[] = {{"of", true}, {"rules", false}};
    const struct node *set = node_get(n, "rules");
    struct text why = text_over(wrong->what, sizeof wrong->what);
    struct rules rules;
    rules_default(g, &rules);
    if (!node_map(n, "character", keys, 2, wrong))
        return false;
    for (const struct node *rule = set ? set->child : NULL; rule; rule = rule->next)
        if (!rule->key || !rule->text)
            return node_wrong(rule, wrong, "rules must be a map of words");
        else if (!codec_rule_read(g, rule->key, rule->text, &rules, &why))
            return false;
    return character_judge(g, d, &rules, node_get(n, "of"), out, wrong);
}

bool ask_game(const struct game *g, const char *bytes, uint32_t size, struct text *out)
{
    struct packed from = {bytes, bytes + size, 0, 0};
    const char *language = next(&from);
    struct complaint wrong = {.language = language ? voice_language(language) : NULL};
    struct data data;
    const struct node *question = language ? unpack(&from, next(&from)) : NULL;
    out->language = wrong.language;
    if (!question || from.at != from.end) {
        text_put(out, "this question cannot be read");
        return false;
    }
    const struct node *character = g->characters ? node_get(question, "character") : NULL;
    if (!character && (!g->words || !g->words->ask)) {
        text_format(out, "%s answers no questions", g->name);
        return false;
    }
    ENSURE(g->data_size <= sizeof block);
    if (data_open_default(g, block, &data, &wrong) &&
        (character ? ask_character(g, &data, character, out, &wrong)
                   : g->words->ask(&data, question, out, &wrong)))
        return true;
    *out = text_over(out->at, out->size);
    text_put(out, wrong.what);
    return false;
}
