/* What a book remembers: its factions and their facts, where they come true, and where they are
 * asked after. What is always true of one that gets through: each fact can come true, and each one
 * that is named is declared. */
#include <string.h>

#include "games/gamblers_heart/book_read.h"

/* ---- Declared ---- */

static bool fact(struct book *b, const struct node *n, struct complaint *wrong)
{
    static const struct node_key keys[] = {{"name", true}, {"text", true}};
    const struct node *name = node_get(n, "name");
    int at = b->fact_count;
    char folded[TITLE_BYTES_MAX + 1];
    if (!node_map(n, "a fact", KEYS(keys), wrong) ||
        !node_line(name, "name", TITLE_BYTES_MAX, &b->fact_name[at], wrong) ||
        !node_line(node_get(n, "text"), "text", LINE_BYTES_MAX, &b->fact_text[at], wrong))
        return false;
    title_name(b->fact_name[at], folded);
    if (strcmp(folded, b->fact_name[at]))
        return node_wrong(name, wrong,
                          "name must be small letters and digits with single hyphens between, like "
                          "books-short");
    for (int i = 0; i < at; i++)
        if (!strcmp(b->fact_name[i], folded))
            return node_wrong(name, wrong, "the name %s is taken: facts of a book must differ",
                              folded);
    b->fact_of[at] = b->faction_count;
    b->fact_count++;
    return true;
}

static bool faction(struct book *b, const struct node *n, struct complaint *wrong)
{
    static const struct node_key keys[] = {
        LINE_KEY("title", true, faction, title, TITLE_BYTES_MAX),
        LINE_KEY("text", true, faction, text, LINE_BYTES_MAX),
        {"facts", true},
        {"obstacles", false},
    };
    uint8_t facts;
    if (!node_fill(n, "a faction", KEYS(keys), &b->faction[b->faction_count], wrong) ||
        !node_span(node_get(n, "facts"), "facts", 1, FACTS_OF, &facts, wrong))
        return false;
    for (const struct node *f = node_get(n, "facts")->child; f; f = f->next)
        if (!fact(b, f, wrong))
            return false;
    b->faction_count++;
    return true;
}

bool gh_read_facts(struct book *b, const struct node *list, struct complaint *wrong)
{
    uint8_t count;
    if (!node_span(list, "factions", 1, FACTIONS_MAX, &count, wrong))
        return false;
    for (const struct node *n = list ? list->child : NULL; n; n = n->next)
        if (!faction(b, n, wrong))
            return false;
    return true;
}

/* ---- Asked after ---- */

/* A list of facts, or left out, as a mask. */
static bool facts_of(const struct book *b, const struct node *list, const char *what, uint64_t *out,
                     struct complaint *wrong)
{
    uint8_t count;
    *out = 0;
    if (!list)
        return true;
    if (!b->fact_count)
        return node_wrong(NODE_KEY(list), wrong, "%s needs facts: declare them under factions",
                          what);
    if (!node_span(list, what, 1, FACTS_MAX, &count, wrong))
        return false;
    for (const struct node *n = list->child; n; n = n->next) {
        int at = node_known(n, what, "must name facts of this book", b->fact_name, b->fact_count,
                            wrong);
        if (at < 0)
            return false;
        if (*out >> at & 1)
            return node_wrong(n, wrong, "%s names %s twice", what, b->fact_name[at]);
        *out |= 1ull << at;
    }
    return true;
}

bool gh_read_when(struct book *b, const struct node *map, struct when *out,
                  struct complaint *wrong)
{
    const struct node *unless = node_get(map, "unless");
    if (!facts_of(b, node_get(map, "if"), "if", &out->known, wrong) ||
        !facts_of(b, unless, "unless", &out->unknown, wrong))
        return false;
    if (out->known & out->unknown)
        return node_wrong(unless, wrong, "if and unless name the same fact: it can never be so");
    if (unless && !out->known)
        return node_wrong(NODE_KEY(unless), wrong, "unless needs an if beside it");
    b->facts_read |= out->known | out->unknown;
    return true;
}

bool gh_read_also(struct book *b, const struct node *map, struct also *out, uint8_t *count,
                  bool steps, struct complaint *wrong)
{
    static const char *const step_words[] = {"portent", "arrival", "work", "conflict"};
    static const uint8_t step_of[] = {STEP_PORTENT, STEP_ARRIVAL, STEP_WORK, STEP_CONFLICT};
    const struct node_key keys[] = {{"if", true},
                                    {"unless", false},
                                    LINE_KEY("text", true, also, text, LINE_BYTES_MAX),
                                    {"at", true}};
    const struct node *list = node_get(map, "also");
    if (!node_span(list, "also", 1, ALSO_MAX, count, wrong))
        return false;
    for (const struct node *n = list ? list->child : NULL; n; n = n->next, out++) {
        if (!node_fill(n, "an entry of also", keys, steps ? 4 : 3, out, wrong) ||
            !gh_read_when(b, n, &out->when, wrong))
            return false;
        int at = steps ? node_word(node_get(n, "at"), "at", step_words, 4, wrong) : 0;
        if (at < 0)
            return false;
        out->step = step_of[at];
    }
    return true;
}

/* ---- Coming true ---- */

/* Under remember, lists by these words, and for some since when. */
static bool remembers(struct book *b, const struct node *map, const char *const *words, int count,
                      uint64_t *sets, bool since, struct complaint *wrong)
{
    struct node_key keys[8 + 1];
    const struct node *of = node_get(map, "remember");
    ENSURE(count <= 8);
    for (int i = 0; i < count; i++)
        keys[i] = (struct node_key){words[i], false};
    keys[count] = (struct node_key){"since", false};
    if (of && !node_map(of, "remember", keys, count + since, wrong))
        return false;
    for (int i = 0; i < count; i++) {
        if (!facts_of(b, node_get(of, words[i]), words[i], &sets[i], wrong))
            return false;
        b->facts_set |= sets[i];
    }
    return true;
}

bool gh_read_ends(struct book *b, const struct node *map, struct obstacle *out,
                  struct complaint *wrong)
{
    enum { WON, BY_SPELL, BY_DEED, LOST, CAUGHT, WORDS };
    static const char *const words[WORDS] = {"won", "by-spell", "by-deed", "lost", "caught"};
    const struct node *since = node_get(node_get(map, "remember"), "since");
    uint64_t of[WORDS] = {0}, *sets = out->sets;
    int edition = 0;
    if (!remembers(b, map, words, WORDS, of, true, wrong) ||
        (since && !node_int(since, "since", 5, 5, &edition, wrong)))
        return false;
    out->since = (uint8_t)edition;
    sets[END_SPELL] = of[WON] | of[BY_SPELL];
    sets[END_DEED] = of[WON] | of[BY_DEED];
    sets[END_SPELL_FAILS] = sets[END_DEED_FAILS] = of[LOST];
    sets[END_LIE] = of[LOST] | of[CAUGHT];
    return true;
}

bool gh_read_verdicts(struct book *b, const struct node *map, uint64_t sets[4],
                      struct complaint *wrong)
{
    static const char *const words[] = {"won", "lost", "lost-well", "lost-badly"};
    return remembers(b, map, words, 4, sets, false, wrong);
}

/* ---- The whole ---- */

/* The nth, from 0, that is not in the mask, and its node; NULL: there is none. */
static const struct node *fact_without(const struct node *factions, uint64_t of, int nth)
{
    int at = 0;
    for (const struct node *n = factions ? factions->child : NULL; n; n = n->next)
        for (const struct node *f = node_get(n, "facts")->child; f; f = f->next, at++)
            if (!(of >> at & 1) && !nth--)
                return node_get(f, "name");
    return NULL;
}

bool gh_facts_set(const struct book *b, const struct node *list, struct complaint *wrong)
{
    const struct node *name = fact_without(list, b->facts_set, 0);
    return !name || node_wrong(name, wrong,
                               "the fact %s never comes true: let an obstacle or a quest remember "
                               "it",
                               name->text);
}

bool gh_book_doubt(const struct data *data, const struct node *tree, int nth,
                   struct complaint *wrong)
{
    const struct book *b = book_of(data);
    const struct node *name = fact_without(node_get(tree, "factions"), b->facts_read, nth);
    if (name)
        node_wrong(name, wrong,
                   "nothing asks after the fact %s: it comes true and changes nothing",
                   name->text);
    return name;
}
