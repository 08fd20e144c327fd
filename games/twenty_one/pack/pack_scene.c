/* Facts of a pack and scenes without foes (section K of the rules). What is always true of what
 * gets through: every fact that is asked after is declared and can come true, every scene has an
 * approach that is open whatever has come true before, and leads to later stages only. */
#include <string.h>

#include "games/twenty_one/pack/pack_read.h"

/* ---- Facts (BJ-K5) ---- */

static bool declare(struct reader *r, const struct node *n, void *into, int at)
{
    static const struct node_key keys[] = {
        {"name", true}, {"text", true}, SINCE_KEY};
    struct pack *p = into;
    char folded[NAME_BYTES_MAX + 1];
    const struct node *name = node_get(n, "name");
    if (!node_map(n, "a fact", KEYS(keys), r->wrong) ||
        !node_line(name, "name", NAME_BYTES_MAX, &p->fact_name[at], r->wrong) ||
        !node_line(node_get(n, "text"), "text", TEXT_BYTES_MAX, &p->fact_text[at], r->wrong))
        return false;
    title_name(p->fact_name[at], folded);
    if (strcmp(folded, p->fact_name[at]))
        return node_wrong(name, r->wrong,
                          "name must be small letters and digits with single hyphens between, like "
                          "watch-relieved");
    for (int i = 0; i < at; i++)
        if (!strcmp(p->fact_name[i], folded))
            return node_wrong(name, r->wrong, "the name %s is taken: facts must differ", folded);
    return true;
}

bool twenty_one_facts(struct reader *r, const struct node *tree)
{
    struct pack *p = r->pack;
    return bj_each(r, tree, "facts", 0, FACTS_MAX, &p->fact_count, declare, p);
}

bool twenty_one_facts_set(struct reader *r, const struct node *tree)
{
    const struct node *list = node_get(tree, "facts"), *n = list ? list->child : NULL;
    for (int i = 0; n; i++, n = n->next)
        if (!(r->pack->facts_set >> i & 1))
            return node_wrong(node_get(n, "name"), r->wrong,
                              "the fact %s never comes true: let an approach remember it, or "
                              "whoever has fallen or stands",
                              r->pack->fact_name[i]);
    return true;
}

/* The facts that a list names, as bits; left out: none. */
static bool read_facts(struct reader *r, const struct node *list, const char *what, uint64_t *out)
{
    const struct pack *p = r->pack;
    uint8_t count;
    *out = 0;
    if (!list)
        return true;
    if (!p->fact_count)
        return node_wrong(NODE_KEY(list), r->wrong,
                          "%s needs facts: declare them under facts of the pack", what);
    if (!node_span(list, what, 1, FACTS_MAX, &count, r->wrong))
        return false;
    for (const struct node *n = list->child; n; n = n->next) {
        int fact = twenty_one_known(r, n, what, p->fact_name, p->fact_count);
        if (fact < 0)
            return false;
        if (*out >> fact & 1)
            return node_wrong(n, r->wrong, "%s names %s twice", what, p->fact_name[fact]);
        *out |= 1ull << fact;
    }
    return true;
}

bool twenty_one_comes_true(struct reader *r, const struct node *map, const char *what,
                           uint64_t *out)
{
    bool read = read_facts(r, node_get(map, what), what, out);
    r->pack->facts_set |= read ? *out : 0;
    return read;
}

bool twenty_one_when_of(struct reader *r, const struct node *map, const char *known,
                        const char *unknown, struct proviso *out)
{
    const struct node *not = unknown ? node_get(map, unknown) : NULL;
    if (!read_facts(r, node_get(map, known), known, &out->known) ||
        !read_facts(r, not, unknown, &out->unknown))
        return false;
    r->pack->facts_read |= out->known | out->unknown;
    return !(out->known & out->unknown) ||
           node_wrong(not, r->wrong, "if and unless name the same fact: it can never be so");
}

bool twenty_one_when(struct reader *r, const struct node *map, struct proviso *out)
{
    return twenty_one_when_of(r, map, "if", "unless", out);
}

bool twenty_one_since(struct reader *r, const struct node *list, const char *what,
                      struct aged *out)
{
    int at = 0, last = 0;
    *out = (struct aged){0};
    for (const struct node *n = list ? list->child : NULL; n; n = n->next, at++) {
        const struct node *since = node_get(n, "since");
        int edition = 0;
        if (since && !node_int(since, "since", EDITION_SCENES, EDITION_HELD, &edition, r->wrong))
            return false;
        if (edition < last)
            return node_wrong(n, r->wrong,
                              "%s with since come after those without, the later edition last: "
                              "move this one up", what);
        last = edition;
        out->scenes += edition < EDITION_SCENES;
        out->held += edition < EDITION_HELD;
    }
    return true;
}

bool twenty_one_pack_doubt(const struct data *data, const struct node *tree, int nth,
                           struct complaint *wrong)
{
    const struct pack *p = pack_of(data);
    const struct node *list = node_get(tree, "facts"), *n = list ? list->child : NULL;
    for (int i = 0; n; i++, n = n->next)
        if (!(p->facts_read >> i & 1) && !nth--) {
            node_wrong(node_get(n, "name"), wrong,
                       "nothing asks after the fact %s: it comes true and changes nothing",
                       p->fact_name[i]);
            return true;
        }
    return false;
}

/* ---- Scenes ---- */

struct stages { const char *const *names; int count, at; };

static int read_later(struct reader *r, const struct node *n, const struct stages *of)
{
    int to = twenty_one_known(r, n, "to", of->names, of->count);
    if (to >= 0 && to <= of->at) {
        node_wrong(n, r->wrong, "to must be a later stage of the run");
        return -1;
    }
    return to;
}

/* Something that goes into a pocket (BJ-F6). */
static int read_gift(struct reader *r, const struct node *n)
{
    const struct pack *p = r->rows;
    int gear = node_known(n, "gift", "must name an item", p->names[NAMES_GEAR].at, p->gear_count,
                          r->wrong);
    if (gear >= 0 && p->gear[gear].class != CLASS_ITEM && gear != GEAR_INCIDENTAL) {
        node_wrong(n, r->wrong, "gift must be an item, or incidental: %s is neither",
                   p->names[NAMES_GEAR].at[gear]);
        return -1;
    }
    return gear;
}

static bool read_came(struct reader *r, const struct node *n, const char *what,
                      const struct stages *of, struct came *out)
{
    static const struct node_key keys[] = {
        LINE_KEY("text", true, came, text, TEXT_BYTES_MAX),
        {"remember", false},
        NUMBER_KEY("harm", false, came, harm, 1, HARM_MAX),
        YES_KEY("mend", came, mends),
        YES_KEY("ends", came, ends),
        YES_KEY("past", came, past),
        {"gift", false},
        {"to", false},
    };
    const struct node *gift = node_get(n, "gift"), *to = node_get(n, "to");
    int gear = NONE, stage = NONE;
    if (!node_fill(n, what, KEYS(keys), out, r->wrong) ||
        !twenty_one_comes_true(r, n, "remember", &out->sets) ||
        (gift && (gear = read_gift(r, gift)) < 0) ||
        (to && (stage = read_later(r, to, of)) < 0))
        return false;
    out->gift = (uint8_t)gear;
    out->to = (uint8_t)stage;
    return true;
}

static bool read_approach(struct reader *r, const struct node *n, const struct stages *of,
                          struct approach *out)
{
    static const struct node_key keys[] = {
        LINE_KEY("name", true, approach, caption.title, NAME_BYTES_MAX),
        LINE_KEY("text", true, approach, caption.text, TEXT_BYTES_MAX),
        BITS_KEY("abilities", approach, abilities, &twenty_one_names[NAMES_ABILITY], ABILITIES),
        NUMBER_KEY("target", true, approach, target, TARGET_MIN, TARGET_MAX), /* BJ-B6 */
        NUMBER_KEY("edge", false, approach, edge, -EDGE_CALL, EDGE_CALL),     /* BJ-B6 */
        BITS_KEY("tags", approach, tags, &twenty_one_names[NAMES_TAG], TAGS), /* BJ-B6 */
        BITS_KEY("theirs", approach, theirs, &twenty_one_names[NAMES_ABILITY], ABILITIES),
        LINE_KEY("called", false, approach, called, NAME_BYTES_MAX),
        {"against", false},
        {"skill", false},
        {"if", false},
        {"unless", false},
        {"success", true},
        {"failure", true},
    };
    const struct node *skill = node_get(n, "skill"), *against = node_get(n, "against");
    int learned = SKILL_NONE, beast = NONE;
    if (!node_fill(n, "an approach", KEYS(keys), out, r->wrong))
        return false;
    if (!out->abilities)
        return node_wrong(n, r->wrong, "an approach needs abilities: which are tested");
    if (against &&
        (beast = twenty_one_known(r, against, "against", r->pack->beast_name,
                                  r->pack->beast_count)) < 0)
        return false;
    if (node_get(n, "theirs") && !against)
        return node_wrong(node_get(n, "theirs"), r->wrong,
                          "theirs are the Abilities of who plays against the hero: name a beast "
                          "with against");
    if (node_get(n, "called") && !against)
        return node_wrong(node_get(n, "called"), r->wrong,
                          "called is what the story calls who plays against the hero: name a "
                          "beast with against");
    out->against = (uint8_t)beast; /* BJ-K10 */
    if (!out->theirs)
        out->theirs = out->abilities;
    if (skill) {
        learned = node_known(skill, "skill", "must be a Skill that a hero learns",
                             r->rows->names[NAMES_SKILL].at, r->rows->skill_count, r->wrong);
        if (learned < 0)
            return false;
        if (!(r->rows->learned >> learned & 1))
            return node_wrong(skill, r->wrong, "skill must be a Skill that a hero learns: %s is "
                              "none", r->rows->names[NAMES_SKILL].at[learned]);
    }
    out->skill = (uint8_t)learned;
    return twenty_one_when(r, n, &out->when) &&
           read_came(r, node_get(n, "success"), "success", of, &out->came[CAME_SUCCESS]) &&
           read_came(r, node_get(n, "failure"), "failure", of, &out->came[CAME_FAILURE]);
}

/* Who plays against heroes in a scene stays there, and has one name. */
static bool called_alike(const struct reader *r, const struct node *n, const struct scene *scene,
                         int at)
{
    const struct approach *a = &scene->approach[at];
    for (int i = 0; i < at; i++) {
        const struct approach *b = &scene->approach[i];
        bool same = !a->called == !b->called && (!a->called || !strcmp(a->called, b->called));
        if (a->against != NONE && a->against == b->against && !same)
            return node_wrong(n, r->wrong, "approaches of a scene against one beast must have the "
                              "same called, or none");
    }
    return true;
}

bool twenty_one_scene(struct reader *r, const struct node *n, const char *const *names, int count,
                      int at, struct scene *out)
{
    static const struct node_key keys[] = {
        LINE_KEY("text", true, scene, text, TEXT_BYTES_MAX),
        NUMBER_KEY("tries", false, scene, tries, 1, APPROACHES_MAX),
        {"approaches", true},
    };
    const struct stages of = {names, count, at};
    const struct node *list = node_get(n, "approaches");
    bool open = false;
    int i = 0;
    out->tries = 1;
    if (!node_fill(n, "a scene", KEYS(keys), out, r->wrong) ||
        !node_span(list, "approaches", 2, APPROACHES_MAX, &out->approach_count, r->wrong))
        return false;
    for (const struct node *one = list->child; one; one = one->next, i++) {
        const struct approach *a = &out->approach[i];
        if (!read_approach(r, one, &of, &out->approach[i]) || !called_alike(r, one, out, i))
            return false;
        open |= !a->when.known && !a->when.unknown && a->skill == SKILL_NONE;
    }
    return open || node_wrong(list, r->wrong,
                              "one approach must be open to everybody: without if, unless, skill");
}
