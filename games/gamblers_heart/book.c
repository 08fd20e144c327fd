/* A book read from a tree into struct book. What is always true: a book that gets through has every
 * text that a match may tell and every name once, and none of them is a name kept for what people
 * name in play; any other is refused with the line and column of its first mistake. Shape and
 * limits: docs/gamblers-heart-books.md. */
#include <string.h>

#include "games/gamblers_heart/book_read.h"

enum {
    ENTRY_BYTES_MAX = 120, STORY_BYTES_MAX = 600,
    PLACEHOLDER_BYTES = 12,     /* "person-108", its zero and one to spare */
    IDEAS_OF_PATRON = IDEAS / PATRONS_PRINTED, IDEAS_OF_SIZE_MIN = 3, SIZES = 3, CORNERS = 4
};
_Static_assert((IDEAS + PERSONS_PRINTED + SEEDS) * (TITLE_BYTES_MAX + 1) +
                       (SPELLS_NAMED + PERSONS_NAMED + FACTS_MAX) * PLACEHOLDER_BYTES <=
                   sizeof(((struct book *)0)->name_bytes),
               "the longest names fit");

struct reader {
    struct book *book;
    struct complaint *wrong;
    size_t used;                /* of name_bytes */
};

/* ---- Names ---- */

/* "spell-61" for prefix "spell": what the program itself calls a thing that somebody named. */
static bool reads_as_placeholder(const char *name, const char *prefix)
{
    size_t n = strlen(prefix);
    return !strncmp(name, prefix, n) && name[n] == '-' &&
           strspn(name + n + 1, "0123456789") == strlen(name + n + 1);
}

/* The name of a titled thing as names[at], those before it being there. `prefix`: of the
 * placeholders in the same name table, or NULL. */
static bool name_it(struct reader *r, const struct node *n, const char **names, int at,
                    const char *prefix)
{
    if (!node_name(n, r->book->name_bytes, &r->used, names, at, r->wrong))
        return false;
    return !prefix || !reads_as_placeholder(names[at], prefix) ||
           node_wrong(n, r->wrong,
                      "the name %s is reserved for what people name in play: choose another",
                      names[at]);
}

/* names[from .. to - 1] as placeholders, counted from 1. */
static void name_rest(struct reader *r, const char **names, int from, int to, const char *prefix)
{
    for (int at = from; at < to; at++) {
        struct text t = text_over(r->book->name_bytes + r->used, PLACEHOLDER_BYTES);
        text_format(&t, "%s-%d", prefix, at + 1);
        names[at] = t.at;
        r->used += t.used + 1;
    }
}

/* ---- Texts ---- */

static bool line_of(struct reader *r, const struct node *map, const char *key, int bytes_max,
                    const char **out)
{
    return node_line(node_get(map, key), key, bytes_max, out, r->wrong);
}

/* A map of titled lines under the words of a name table: patronages, royalties, suits. */
static bool read_powers(struct reader *r, const struct node *map, const char *what,
                        const char *const *words, int count, struct entry_text *out)
{
    static const struct node_key keys[] = {
        LINE_KEY("title", true, entry_text, title, TITLE_BYTES_MAX),
        LINE_KEY("text", true, entry_text, text, LINE_BYTES_MAX)};
    struct node_key of[LIST];
    for (int i = 0; i < count; i++)
        of[i] = (struct node_key){words[i], true};
    if (!node_map(map, what, of, count, r->wrong)) /* GH-A1 GH-A2: each has its line */
        return false;
    for (int i = 0; i < count; i++)
        if (!node_fill(node_get(map, words[i]), words[i], KEYS(keys), &out[i], r->wrong))
            return false;
    return true;
}

/* One entry of the quest maker: a part of a sentence. */
static bool read_entry(struct reader *r, const struct node *n, const char **out)
{
    if (!node_line(n, "an entry", ENTRY_BYTES_MAX, out, r->wrong))
        return false;
    if (strchr(".!?;:,", (*out)[strlen(*out) - 1]))
        return node_wrong(n, r->wrong,
                          "an entry is part of a sentence: leave out the stop or comma at its end");
    return true;
}

static bool read_tables(struct reader *r, const struct node *list)
{
    static const struct node_key keys[] = {{"title", true}, {"entries", true}};
    if (!node_list(list, "tables", TABLES, r->wrong)) /* GH-G2 */
        return false;
    int at = 0;
    for (const struct node *n = list->child; n; n = n->next, at++) {
        if (!node_map(n, "a table", KEYS(keys), r->wrong) ||
            !line_of(r, n, "title", TITLE_BYTES_MAX, &r->book->table_title[at]) ||
            !node_list(node_get(n, "entries"), "entries", FACES, r->wrong)) /* GH-G2 */
            return false;
        int face = 0;
        for (const struct node *e = node_get(n, "entries")->child; e; e = e->next, face++)
            if (!read_entry(r, e, &r->book->table[at][face]))
                return false;
    }
    return true;
}

/* What is read once the general obstacles are known: read_own. */
#define OWN_KEYS                                                                                   \
    {"obstacles", false}, {"not", false}, {"clues", false}, {"also", false},                       \
    {"remember", false}, {"since-5", false}

static bool read_quests(struct reader *r, const struct node *list)
{
    static const struct node_key keys[] = {
        LINE_KEY("title", true, quest_seed, title, TITLE_BYTES_MAX),
#define STORY(word, member) LINE_KEY(word, true, quest_seed, member, STORY_BYTES_MAX)
        STORY("portent", portent),
        STORY("arrival", arrival),
        STORY("work", work),
        STORY("conflict", conflict),
        STORY("victory", victory),
        STORY("defeat", defeat),
        STORY("less-awful", less_awful), /* GH-E6 */
        STORY("even-worse", even_worse),
#undef STORY
        OWN_KEYS,
    };
    if (!node_list(list, "quests", SEEDS, r->wrong))
        return false;
    int at = 0;
    for (const struct node *n = list->child; n; n = n->next, at++)
        if (!node_fill(n, "a quest", KEYS(keys), &r->book->seed[at], r->wrong) ||
            !name_it(r, node_get(n, "title"), r->book->seed_name, at, NULL))
            return false;
    return true;
}

/* ---- Spells and obstacles ---- */

/* A list of the first `count` words of enum tag, or left out, as a mask. */
static bool read_tags(const struct node *list, const char *what, int count, uint32_t *out,
                      struct complaint *wrong)
{
    uint8_t listed;
    if (!node_span(list, what, 1, count, &listed, wrong))
        return false;
    for (const struct node *n = list ? list->child : NULL; n; n = n->next) {
        int tag = node_word(n, what, gamblers_heart_tags, count, wrong);
        if (tag < 0)
            return false;
        if (*out >> tag & 1)
            return node_wrong(n, wrong, "%s has %s twice", what, gamblers_heart_tags[tag]);
        *out |= 1u << tag;
    }
    return true;
}

static const char *const *size_words(void)
{
    return gamblers_heart_names[NAMES_SIZE].at + SIZE_MINOR;
}

static const char *const *patron_words(void)
{
    return gamblers_heart_names[NAMES_PATRON].at + 1;
}

static bool read_spell(struct reader *r, const struct node *n, int at)
{
    static const struct node_key keys[] = {
        LINE_KEY("title", true, idea, title, TITLE_BYTES_MAX),
        {"size", true},
        {"patronage", true},
        {"does", false},
        LINE_KEY("text", true, idea, text, LINE_BYTES_MAX),
    };
    struct idea *idea = &r->book->idea[at];
    if (!node_fill(n, "a spell", KEYS(keys), idea, r->wrong) ||
        !name_it(r, node_get(n, "title"), r->book->spell_name, at, "spell"))
        return false;
    int size = node_word(node_get(n, "size"), "size", size_words(), SIZES, r->wrong);
    int patron = size < 0 ? -1
                          : node_word(node_get(n, "patronage"), "patronage", patron_words(),
                                      PATRONS_PRINTED, r->wrong);
    if (patron < 0 || !read_tags(node_get(n, "does"), "does", TAG_PATRON, &idea->does, r->wrong))
        return false;
    idea->size = (uint8_t)(SIZE_MINOR + size);
    idea->patron = (uint8_t)(1 + patron);
    return true;
}

static bool read_spells(struct reader *r, const struct node *list)
{
    int of[1 + PATRONS_PRINTED][1 + SIZES] = {{0}}, at = 0; /* [0]: of any size */
    if (!node_list(list, "spells", IDEAS, r->wrong))
        return false;
    for (const struct node *n = list->child; n; n = n->next, at++) {
        if (!read_spell(r, n, at))
            return false;
        of[r->book->idea[at].patron][0]++;
        of[r->book->idea[at].patron][r->book->idea[at].size]++;
    }
    for (int p = 1; p <= PATRONS_PRINTED; p++) {
        const char *patron = patron_words()[p - 1];
        if (of[p][0] != IDEAS_OF_PATRON) /* GH-H4 */
            return node_wrong(NODE_KEY(list), r->wrong,
                              "%d spells are of patronage %s, there must be %d", of[p][0], patron,
                              IDEAS_OF_PATRON);
        for (int size = SIZE_MINOR; size <= SIZE_MAJOR; size++)
            if (of[p][size] < IDEAS_OF_SIZE_MIN) /* GH-H4 */
                return node_wrong(NODE_KEY(list), r->wrong,
                                  "%d spells of patronage %s are %s, at least %d must be",
                                  of[p][size], patron, size_words()[size - SIZE_MINOR],
                                  IDEAS_OF_SIZE_MIN);
    }
    return true;
}

static bool read_obstacles(struct reader *r, const struct node *map)
{
    static const struct node_key one[] = {
        LINE_KEY("title", true, obstacle, title, TITLE_BYTES_MAX),
        YES_KEY("cards", obstacle, cards), /* GH-A8 */
        LINE_KEY("text", true, obstacle, text, LINE_BYTES_MAX),
    };
    struct node_key keys[SIZES];
    for (int i = 0; i < SIZES; i++)
        keys[i] = (struct node_key){size_words()[i], true};
    if (!node_map(map, "obstacles", KEYS(keys), r->wrong)) /* GH-H5 */
        return false;
    for (int i = 0; i < SIZES; i++) {
        const struct node *list = node_get(map, size_words()[i]);
        char what[32];
        struct text t = text_over(what, sizeof what);
        text_format(&t, "%s obstacles", size_words()[i]);
        if (!node_list(list, what, OBSTACLES, r->wrong)) /* GH-H5 */
            return false;
        int at = 0;
        for (const struct node *n = list->child; n; n = n->next, at++)
            if (!node_fill(n, "an obstacle", KEYS(one), &r->book->obstacle[i][at], r->wrong))
                return false;
    }
    return true;
}

/* ---- Obstacles of a quest's own (GH-H7) ---- */

static const char *const during_words[] = {"work", "conflict"};

static bool read_own_one(struct reader *r, const struct node *n, struct obstacle *out)
{
    struct complaint *wrong = r->wrong;
    static const struct names during = {during_words, 2};
    static const struct node_key keys[] = {
        LINE_KEY("title", true, obstacle, title, TITLE_BYTES_MAX),
        {"size", true},
        {"during", false, NODE_WORD, MEMBER(obstacle, during), STEP_WORK, 2, &during},
        YES_KEY("cards", obstacle, cards), /* GH-A8 */
        LINE_KEY("text", true, obstacle, text, LINE_BYTES_MAX),
        LINE_KEY("stake", true, obstacle, stake, LINE_BYTES_MAX),
        {"fits", true},
        LINE_KEY("why", true, obstacle, why, LINE_BYTES_MAX),
#define ENDING(word, which) LINE_KEY(word, true, obstacle, end[which], LINE_BYTES_MAX)
        ENDING("spell", END_SPELL),
        ENDING("spell-fails", END_SPELL_FAILS),
        ENDING("deed", END_DEED),
        ENDING("deed-fails", END_DEED_FAILS),
        ENDING("lie", END_LIE),
#undef ENDING
        {"if", false}, {"unless", false}, {"remember", false}, /* GH-H8 */
    };
    if (!node_fill(n, "an obstacle", KEYS(keys), out, wrong))
        return false;
    int size = node_word(node_get(n, "size"), "size", size_words(), SIZES, wrong);
    out->size = (uint8_t)(SIZE_MINOR + size);
    out->during_now = out->during;
    return size >= 0 && read_tags(node_get(n, "fits"), "fits", TAGS, &out->fits, wrong) &&
           gh_read_when(r->book, n, &out->when, wrong) &&
           gh_read_ends(r->book, n, out, wrong);
}

/* Those with `if` stand behind the others, which keep their numbers in older logs. */
static bool read_own_list(struct reader *r, const struct node *list, int lo, int hi,
                          struct obstacle *out, uint8_t *count)
{
    const struct node *first = NULL;
    if (!node_span(list, "obstacles", lo, hi, count, r->wrong))
        return false;
    for (const struct node *n = list ? list->child : NULL; n; n = n->next) {
        if (!read_own_one(r, n, out++))
            return false;
        if (node_get(n, "if"))
            first = first ? first : n;
        else if (first)
            return node_wrong(NODE_KEY(node_get(first, "if")), r->wrong,
                              "obstacles with if come after those without: move this one to the "
                              "end");
    }
    return true;
}

/* Whom factions send: only where something is remembered. */
static bool read_sent(struct reader *r, const struct node *list)
{
    struct faction *faction = r->book->faction;
    for (const struct node *n = list ? list->child : NULL; n; n = n->next, faction++) {
        const struct node *sent = node_get(n, "obstacles");
        if (!read_own_list(r, sent, 1, SENT_OF, faction->sent, &faction->sent_count))
            return false;
        for (const struct node *o = sent ? sent->child : NULL; o; o = o->next)
            if (!node_get(o, "if"))
                return node_wrong(o, r->wrong, "an obstacle of a faction needs if");
    }
    return true;
}

/* General obstacles that have no place in a quest, by their titles. */
static bool read_not(struct reader *r, const struct node *list, uint8_t strange_of[SIZES])
{
    const char *title[SIZES * OBSTACLES];
    uint8_t count;
    for (int i = 0; i < SIZES * OBSTACLES; i++)
        title[i] = r->book->obstacle[i / OBSTACLES][i % OBSTACLES].title;
    if (!node_span(list, "not", 1, SIZES * (OBSTACLES - 1), &count, r->wrong))
        return false;
    for (const struct node *n = list ? list->child : NULL; n; n = n->next) {
        int at = node_known(n, "not", "must be the title of a general obstacle", title,
                            SIZES * OBSTACLES, r->wrong);
        if (at < 0)
            return false;
        uint8_t *strange = &strange_of[at / OBSTACLES];
        *strange |= (uint8_t)(1u << at % OBSTACLES);
        if (*strange == (1 << OBSTACLES) - 1)
            return node_wrong(n, r->wrong, "not must leave one %s obstacle",
                              size_words()[at / OBSTACLES]);
    }
    return true;
}

/* Of its own obstacles those that since the fifth edition come in this step alone. */
static bool read_step(struct reader *r, const struct node *list, int which, struct quest_seed *q)
{
    const char *title[OWN_MAX], *word = during_words[which];
    uint8_t count;
    for (int i = 0; i < q->own_count; i++)
        title[i] = q->own[i].title;
    if (!node_span(list, word, 1, OWN_MAX, &count, r->wrong))
        return false;
    for (const struct node *n = list ? list->child : NULL; n; n = n->next) {
        int at = node_known(n, word, "must be the title of an obstacle of this quest", title,
                            q->own_count, r->wrong);
        if (at < 0)
            return false;
        if (q->own[at].during_now)
            return node_wrong(n, r->wrong, "%s comes in one step alone already", title[at]);
        q->own[at].during_now = (uint8_t)(STEP_WORK + which); /* GH-H7 */
    }
    return true;
}

/* What is so since the fifth edition; older matches play as before. */
static bool read_since(struct reader *r, const struct node *map, struct quest_seed *quest)
{
    static const struct node_key keys[] = {{"work", false}, {"conflict", false}, {"not", false}};
    memcpy(quest->strange_now, quest->strange, sizeof quest->strange);
    return !map || (node_map(map, "since-5", KEYS(keys), r->wrong) &&
                    read_step(r, node_get(map, "work"), 0, quest) &&
                    read_step(r, node_get(map, "conflict"), 1, quest) &&
                    read_not(r, node_get(map, "not"), quest->strange_now));
}

static bool read_own(struct reader *r, const struct node *quests)
{
    struct quest_seed *quest = r->book->seed;
    for (const struct node *n = quests->child; n; n = n->next, quest++) {
        const struct node *own = node_get(n, "obstacles"), *clues = node_get(n, "clues");
        int at = 0;
        if (!read_own_list(r, own, OWN_MIN, OWN_MAX, quest->own, &quest->own_count) ||
            !read_not(r, node_get(n, "not"), quest->strange) ||
            !read_since(r, node_get(n, "since-5"), quest) ||
            !gh_read_also(r->book, n, quest->also, &quest->also_count, true, r->wrong) ||
            !gh_read_verdicts(r->book, n, quest->sets, r->wrong) ||
            (clues && !node_list(clues, "clues", CLUES, r->wrong)))
            return false;
        for (const struct node *c = clues ? clues->child : NULL; c; c = c->next)
            if (!node_line(c, "a clue", LINE_BYTES_MAX, &quest->clue[at++], r->wrong))
                return false;
    }
    return true;
}

/* An obstacle for each entry of the quest maker, or none. */
static bool read_maker(struct reader *r, const struct node *map)
{
    static const struct node_key keys[TABLES] = {
        {"place", true}, {"means", true}, {"aim", true}, {"agent", true}, {"edge", true}};
    if (!map)
        return true;
    if (!node_map(map, "maker", KEYS(keys), r->wrong)) /* GH-G2 */
        return false;
    for (int t = 0; t < TABLES; t++) {
        const struct node *list = node_get(map, keys[t].word);
        int face = 0;
        if (!node_list(list, keys[t].word, FACES, r->wrong)) /* GH-G2 */
            return false;
        for (const struct node *o = list->child; o; o = o->next)
            if (!read_own_one(r, o, &r->book->maker[t][face++]))
                return false;
    }
    return true;
}

static bool read_persons(struct reader *r, const struct node *list)
{
    if (!node_list(list, "persons", PERSONS_PRINTED, r->wrong))
        return false;
    int at = 0;
    for (const struct node *n = list->child; n; n = n->next, at++)
        if (!node_line(n, "a person", TITLE_BYTES_MAX, &r->book->person[at], r->wrong) ||
            !name_it(r, n, r->book->person_name, at, "person"))
            return false;
    return true;
}

/* High Aces for bots' Gamblers, or none. */
static bool read_aces(struct reader *r, const struct node *list)
{
    struct book *b = r->book;
    int at = 0;
    if (!node_span(list, "aces", GAMBLERS_MAX, ACES_PRINTED_MAX, &b->ace_count, r->wrong))
        return false; /* GH-H4 */
    for (const struct node *n = list ? list->child : NULL; n; n = n->next)
        if (!node_line(n, "an ace", LINE_BYTES_MAX, &b->ace[at++], r->wrong))
            return false;
    return true;
}

/* ---- The whole ---- */

/* The names that are the book's, those of its spells first of all. */
static void name_tables(struct reader *r)
{
    struct book *b = r->book;
    name_rest(r, b->spell_name, IDEAS, SPELLS, "spell");
    name_rest(r, b->person_name, PERSONS_PRINTED, PERSONS, "person");
    name_rest(r, b->fact_name, b->fact_count, FACTS_MAX, "fact");
    memcpy(b->names, gamblers_heart_names, sizeof b->names);
    b->names[NAMES_SPELL] = (struct names){b->spell_name, SPELLS};
    b->names[NAMES_IDEA] = (struct names){b->spell_name, IDEAS};
    b->names[NAMES_NAMED] = (struct names){b->spell_name + IDEAS, SPELLS_NAMED};
    b->names[NAMES_PERSON] = (struct names){b->person_name, PERSONS};
    b->names[NAMES_SEED] = (struct names){b->seed_name, SEEDS};
    b->names[NAMES_FACT] = (struct names){b->fact_name, FACTS_MAX};
}

bool gamblers_heart_book_open(struct data *data, void *block, const struct node *tree,
                              struct complaint *wrong)
{
    static const struct node_key keys[] = {
        {"book", true}, {"patronages", true}, {"royalties", true}, {"suits", true},
        {"tables", true},
        {"quests", true}, {"spells", true},     {"obstacles", true}, {"persons", true},
        {"maker", false}, {"aces", false},  {"factions", false},
    };
    struct book *b = block;
    struct reader r = {b, wrong, 0};
    struct data out = {.names = b->names, .names_count = NAME_TABLES, .block = b};

    memset(b, 0, sizeof *b);
    if (!node_map(tree, "a book file", KEYS(keys), wrong) ||
        !node_head(node_get(tree, "book"), "book", "crossroads", TITLE_BYTES_MAX, &r.book->title,
                   &out.name, &out.edition, wrong) ||
        !read_powers(&r, node_get(tree, "patronages"), "patronages", patron_words(),
                     PATRONS_PRINTED, b->patron + 1) ||
        !read_powers(&r, node_get(tree, "royalties"), "royalties",
                     gamblers_heart_names[NAMES_ROYALTY].at, CORNERS, b->royalty) ||
        !read_powers(&r, node_get(tree, "suits"), "suits", gamblers_heart_names[NAMES_SUIT].at,
                     CORNERS, b->suit) ||
        !read_tables(&r, node_get(tree, "tables")) || !read_quests(&r, node_get(tree, "quests")) ||
        !read_spells(&r, node_get(tree, "spells")) ||
        !read_obstacles(&r, node_get(tree, "obstacles")) ||
        !gh_read_facts(b, node_get(tree, "factions"), wrong) ||
        !read_sent(&r, node_get(tree, "factions")) ||
        !read_own(&r, node_get(tree, "quests")) || !read_maker(&r, node_get(tree, "maker")) ||
        !read_persons(&r, node_get(tree, "persons")) || !read_aces(&r, node_get(tree, "aces")) ||
        !gh_facts_set(b, node_get(tree, "factions"), wrong))
        return false;
    name_tables(&r);
    *data = out;
    return true;
}
