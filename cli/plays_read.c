/* What a pack declares, for its plays (plays.h): parts of stories, texts, names, and where each
 * stands in the file. What is always true: a title is found by where it is kept, so two that are
 * spelled alike are told apart. */
#include <string.h>

#include "cli/plays.h"
#include "engine/tree_read.h"

enum { FOLDED_BYTES = 256 };

int plays_story_of(const struct plot *plot, int part)
{
    while (part >= 0 && plot->part[part].kind != PLOT_STORY)
        part = plot->part[part].in;
    return part;
}

static bool is_title(const struct node *n)
{
    return n->kind == NODE_SCALAR && n->key &&
           (!strcmp(n->key, "title") || !strcmp(n->key, "name"));
}

static const struct node *node_with(const struct node *n, const char *text)
{
    const struct node *found = is_title(n) && n->text == text ? n : NULL;
    for (const struct node *i = n->child; i && !found; i = i->next)
        found = node_with(i, text);
    return found;
}

const struct node *plays_place(const struct plays *p, int part)
{
    const struct node *at = NULL;
    for (; part >= 0 && !at; part = p->plot.part[part].in)
        at = node_with(p->tree, p->plot.part[part].title);
    return at;
}

/* The title or name of something that moves and logs call so. */
static const struct node *node_named(const struct node *n, const char *name)
{
    char folded[FOLDED_BYTES];
    const struct node *found = NULL;
    if (is_title(n) && strlen(n->text) < sizeof folded) {
        folded[title_name(n->text, folded)] = 0;
        found = strcmp(folded, name) ? NULL : n;
    }
    for (const struct node *i = n->child; i && !found; i = i->next)
        found = node_named(i, name);
    return found;
}

static void read_names(struct plays *p)
{
    for (int table = 1; table < p->data->names_count; table++)
        for (int value = 0; value < p->data->names[table].count; value++) {
            const char *name = p->data->names[table].at[value];
            const struct node *at = name ? node_named(p->tree, name) : NULL;
            if (at && p->names < PLAYS_NAMES_MAX)
                p->name[p->names++] = (struct declared){table, value, at};
        }
}

/* The story whose title stands in this map; else the one around it. */
static int story_in(const struct plays *p, const struct node *map, int around)
{
    for (int i = 0; map->kind == NODE_MAP && i < p->plot.parts; i++)
        for (const struct node *n = map->child; n; n = n->next)
            if (p->plot.part[i].kind == PLOT_STORY && is_title(n) &&
                n->text == p->plot.part[i].title)
                return i;
    return around;
}

static void read_stories(struct plays *p, const struct node *n, int story)
{
    story = story_in(p, n, story);
    for (int i = 0; n->kind == NODE_SCALAR && i < p->texts.count; i++)
        if (p->texts.at[i] == n)
            p->story_of[i] = (int16_t)story;
    for (const struct node *i = n->child; i; i = i->next)
        read_stories(p, i, story);
}

bool plays_any(const struct plays *p)
{
    for (int i = 0; i < p->plot.parts; i++)
        if (p->plot.part[i].kind == PLOT_STORY && p->totals[p->at_part + (size_t)i])
            return true;
    return false;
}

bool plays_all(const struct plays *p)
{
    for (int i = 0; i < p->plot.parts; i++)
        if (p->plot.part[i].kind == PLOT_STORY && !p->totals[p->at_part + (size_t)i])
            return false;
    return true;
}

static void read_pairs(struct plays *p)
{
    for (int i = 0; i < p->plot.links; i++) {
        struct hop pair = {p->plot.link[i].from, p->plot.link[i].to};
        int k = 0;
        while (k < p->pairs && memcmp(&p->pair[k], &pair, sizeof pair))
            k++;
        if (k == p->pairs)
            p->pair[p->pairs++] = pair;
    }
}

void plays_read(struct plays *p)
{
    p->game->plot->read(p->data, &p->plot);
    texts_read(&p->texts, p->tree);
    read_stories(p, p->tree, -1);
    read_names(p);
    read_pairs(p);
}
