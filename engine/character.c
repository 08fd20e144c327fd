/* See character.h. */
#include "engine/character.h"

#include <string.h>

bool character_of_game(const struct node *n, const char *game, struct complaint *wrong)
{
    return node_word(node_get(n, "game"), "game", &game, 1, wrong) >= 0;
}

bool character_line(const struct node *map, const char *key, char *out, size_t size,
                    struct complaint *wrong)
{
    const struct node *n = node_get(map, key);
    struct text t = text_over(out, size);
    const char *line = "";
    if (n && !node_line(n, key, (int)size - 1, &line, wrong))
        return false;
    text_put(&t, line);
    return true;
}

bool character_caption(const struct node *n, struct kept_character *out, struct complaint *wrong)
{
    return character_line(n, "name", out->name, sizeof out->name, wrong) &&
           character_line(n, "text", out->text, sizeof out->text, wrong);
}

bool character_said(const struct node *map, struct complaint *wrong)
{
    const struct node *n = node_get(map, "name");
    if (n && strspn(n->text, " -") == strlen(n->text))
        return node_wrong(n, wrong, "a name needs more than blanks and hyphens");
    return true;
}

void character_begin(bool *first, const char *game, const struct kept_character *c, struct text *t)
{
    *first = true;
    text_char(t, '{');
    character_word(first, "game", game, t);
    if (*c->name)
        character_word(first, "name", c->name, t);
    if (*c->text)
        character_word(first, "text", c->text, t);
}

void character_key(bool *first, const char *key, struct text *t)
{
    text_put(t, *first ? "\n  " : ",\n  ");
    *first = false;
    text_json(t, key);
    text_put(t, ": ");
}

void character_word(bool *first, const char *key, const char *word, struct text *t)
{
    character_key(first, key, t);
    text_json(t, word);
}

void character_number(bool *first, const char *key, int n, struct text *t)
{
    character_key(first, key, t);
    text_format(t, "%d", n);
}

void character_end(struct text *t)
{
    text_put(t, "\n}\n");
}
