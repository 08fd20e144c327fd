/* What a scenario of a pack remembers: its facts, where they come true and where they are asked
 * after. What is always true of one that gets through: each fact can come true, and each one that
 * is named is declared. */
#include <string.h>

#include "games/texarkana/pack/pack_read.h"

static bool declare(struct reader *r, const struct node *n, struct scenario *s, int at)
{
    static const struct node_key keys[] = {{"name", true}, {"text", true}};
    char folded[NAME_BYTES_MAX + 1];
    const struct node *name = node_get(n, "name");
    if (!node_map(n, "a fact", KEYS(keys), r->wrong) ||
        !node_line(name, "name", NAME_BYTES_MAX, &s->fact_name[at], r->wrong) ||
        !node_line(node_get(n, "text"), "text", TEXT_BYTES_MAX, &s->fact_text[at], r->wrong))
        return false;
    title_name(s->fact_name[at], folded);
    if (strcmp(folded, s->fact_name[at]))
        return node_wrong(name, r->wrong,
                          "name must be small letters and digits with single hyphens between, like "
                          "horses-wait");
    for (int i = 0; i < at; i++)
        if (!strcmp(s->fact_name[i], s->fact_name[at]))
            return node_wrong(name, r->wrong,
                              "the name %s is taken: facts of a scenario must differ", folded);
    return true;
}

bool texarkana_facts(struct reader *r, const struct node *list, struct scenario *s)
{
    uint8_t count;
    if (!node_span(list, "facts", 0, FACTS_MAX, &count, r->wrong))
        return false;
    for (const struct node *n = list ? list->child : NULL; n; n = n->next) {
        if (!declare(r, n, s, s->fact_count))
            return false;
        s->fact_count++;
    }
    return true;
}

bool texarkana_facts_set(struct reader *r, const struct node *list, const struct scenario *s)
{
    const struct node *n = list ? list->child : NULL;
    for (int i = 0; n; i++, n = n->next)
        if (!(s->facts_set >> i & 1))
            return node_wrong(node_get(n, "name"), r->wrong,
                              "the fact %s never comes true: let a goal, a way or something to "
                              "buy remember it",
                              s->fact_name[i]);
    return true;
}

bool texarkana_fact_list(struct reader *r, const struct node *list, const char *what,
                         const struct scenario *s, uint16_t *out)
{
    uint8_t count;
    *out = 0;
    if (!list)
        return true;
    if (!s->fact_count)
        return node_wrong(NODE_KEY(list), r->wrong,
                          "%s needs facts: declare them under facts of the scenario", what);
    if (!node_span(list, what, 1, FACTS_MAX, &count, r->wrong))
        return false;
    for (const struct node *n = list->child; n; n = n->next) {
        int fact = node_known(n, what, "must name facts of this scenario", s->fact_name,
                              s->fact_count, r->wrong);
        if (fact < 0)
            return false;
        if (*out >> fact & 1)
            return node_wrong(n, r->wrong, "%s names %s twice", what, s->fact_name[fact]);
        *out |= (uint16_t)(1u << fact);
    }
    return true;
}

bool texarkana_when(struct reader *r, const struct node *map, struct scenario *s,
                    struct when *out)
{
    const struct node *unless = node_get(map, "unless");
    if (!texarkana_fact_list(r, node_get(map, "if"), "if", s, &out->known) ||
        !texarkana_fact_list(r, unless, "unless", s, &out->unknown))
        return false;
    s->facts_read |= out->known | out->unknown;
    return !(out->known & out->unknown) ||
           node_wrong(unless, r->wrong, "if and unless name the same fact: it can never be so");
}

bool texarkana_came(struct reader *r, const struct node *map, struct scenario *s, struct came *out)
{
    static const char *const words[CAME_SO] = {"success", "grander", "burned", "failure",
                                                "worse"};
    struct node_key keys[CAME_SO];
    const struct node *remember = node_get(map, "remember");
    for (int i = 0; i < CAME_SO; i++)
        keys[i] = (struct node_key){words[i], false};
    if (remember && !node_map(remember, "remember", KEYS(keys), r->wrong))
        return false;
    for (int i = 0; i < CAME_SO; i++) {
        const struct node *text = node_get(map, words[i]);
        if (text && !node_line(text, words[i], TEXT_BYTES_MAX, &out->text[i], r->wrong))
            return false;
        if (!texarkana_fact_list(r, node_get(remember, words[i]), words[i], s, &out->sets[i]))
            return false;
        s->facts_set |= out->sets[i];
    }
    return true;
}

bool texarkana_also(struct reader *r, const struct node *map, struct scenario *s,
                    struct by_fact *out)
{
    static const struct node_key keys[] = {{"if", false},
                                           {"unless", false},
                                           LINE_KEY("text", true, also, text, TEXT_BYTES_MAX)};
    const struct node *list = node_get(map, "also");
    if (!node_span(list, "also", 0, ALSO_MAX, &out->also_count, r->wrong))
        return false;
    const struct node *n = list ? list->child : NULL;
    for (struct also *also = out->also; n; n = n->next, also++) {
        if (!node_fill(n, "an entry of also", KEYS(keys), also, r->wrong) ||
            !texarkana_when(r, n, s, &also->when))
            return false;
        if (!node_get(n, "if") && !node_get(n, "unless"))
            return node_wrong(n, r->wrong, "an entry of also needs if or unless");
    }
    return true;
}

bool texarkana_last(struct reader *r, const struct node *list, const char *key, const char *what)
{
    const struct node *first = NULL;
    for (const struct node *n = list ? list->child : NULL; n; n = n->next) {
        if (node_get(n, key))
            first = first ? first : n;
        else if (first)
            return node_wrong(NODE_KEY(node_get(first, key)), r->wrong,
                              "%s with %s come after those without: move this one to the end",
                              what, key);
    }
    return true;
}

bool texarkana_pack_doubt(const struct data *data, const struct node *tree, int nth,
                          struct complaint *wrong)
{
    const struct scenario *s = pack_of(data)->scenario;
    const struct node *n = node_get(tree, "scenarios");
    for (n = n ? n->child : NULL; n; n = n->next, s++) {
        const struct node *list = node_get(n, "facts"), *fact = list ? list->child : NULL;
        for (int i = 0; fact; i++, fact = fact->next)
            if (!(s->facts_read >> i & 1) && !nth--) {
                node_wrong(node_get(fact, "name"), wrong,
                           "nothing asks after the fact %s: it comes true and changes nothing",
                           s->fact_name[i]);
                return true;
            }
    }
    return false;
}
