/* See texts.h. */
#include "cli/texts.h"

#include <ctype.h>
#include <string.h>

static int bucket(const char *s) { return (unsigned char)s[0] << 8 | (unsigned char)s[1]; }

static bool is_title(const struct node *n)
{
    return n->key && (!strcmp(n->key, "title") || !strcmp(n->key, "name"));
}

bool texts_is_sentence(const struct texts *t, int text)
{
    char last = t->at[text]->text[t->size[text] - 1]; /* two bytes it has at least */
    return text < t->titles && strchr(".!?\"", last);
}

static void add(struct texts *t, const struct node *n, bool titles)
{
    if (n->kind != NODE_SCALAR) {
        for (const struct node *i = n->child; i; i = i->next)
            add(t, i, titles);
        return;
    }
    size_t size = strlen(n->text);
    bool wanted = is_title(n) ? titles : !titles && strchr(n->text, ' ');
    if (!wanted || size < 2 || size > UINT16_MAX || t->count == TEXTS_MAX)
        return;
    t->at[t->count] = n;
    t->size[t->count++] = (uint16_t)size;
}

void texts_read(struct texts *t, const struct node *tree)
{
    t->count = 0;
    memset(t->first, -1, sizeof t->first);
    /* the first section is about the file */
    for (int titles = 0; titles < 2; titles++) {
        t->titles = t->count;
        for (const struct node *i = tree->child ? tree->child->next : NULL; i; i = i->next)
            add(t, i, titles);
    }
    for (int i = t->count - 1; i >= 0; i--) {
        int16_t *first = &t->first[bucket(t->at[i]->text)];
        t->next[i] = *first;
        *first = (int16_t)i;
    }
}

void texts_find(const struct texts *t, const char *said, void (*found)(void *arg, int text),
                void *arg)
{
    bool inside = false; /* a word, in which none begins */
    for (const char *s = said; s[0] && s[1]; s++) {
        for (int i = inside ? -1 : t->first[bucket(s)]; i >= 0; i = t->next[i])
            if (!strncmp(s, t->at[i]->text, t->size[i]))
                found(arg, i);
        inside = isalnum((unsigned char)*s);
    }
}
