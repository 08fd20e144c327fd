/* The reader of books: what it makes of a plain book, what our own book must have, and each kind of
 * mistake refused at its place.
 *
 * books_test CROSSROADS.yaml BOOK.yaml [--id ID]; exit 1 if a case failed. */
#include <stdio.h>
#include <string.h>

#include "games/gamblers_heart/obstacle.h"
#include "tests/packs/bad_books.h"

static struct book book, tried;
static struct data data;
static struct yaml_tree tree;
static struct kit kit = {.open = gamblers_heart_book_open, .block = &tried};

static void result(const char *id, const char *title, bool fine)
{
    kit_result(&kit, id, title, fine, "it is not so");
}

static bool is(const char *text, const char *expected)
{
    return text && !strcmp(text, expected);
}

static bool named(enum name_table table, int value, const char *expected)
{
    return value < data.names[table].count && is(data.names[table].at[value], expected);
}

/* ---- The plain book: its texts say which they are ---- */

static void plain_powers(void)
{
    const struct entry_text *first = &book.patron[1], *last = &book.patron[6];
    result("GH-A2", "Death is Patronage 1, Paragon 6",
           is(first->title, "The Death") && is(first->text, "The death line.") &&
               is(last->title, "The Paragon") && is(last->text, "The paragon line.") &&
               !book.patron[0].title);
    result("GH-A2", "Time is Patronage 5, by its key", is(book.patron[5].text, "The time line."));
    result(
        "GH-A1", "four Royalties and four Suits, by their keys",
        is(book.royalty[0].text, "The king line.") && is(book.royalty[1].text, "The queen line.") &&
            is(book.royalty[2].text, "The jack line.") &&
            is(book.royalty[3].text, "The ace line.") &&
            is(book.suit[0].text, "The hearts line.") &&
            is(book.suit[1].text, "The diamonds line.") &&
            is(book.suit[2].text, "The spades line.") && is(book.suit[3].text, "The clubs line."));
    result("GH-A1", "and their titles",
           is(book.royalty[3].title, "The Ace") && is(book.suit[0].title, "The Hearts"));
}

static void plain_tables(void)
{
    static const char *const titles[TABLES] = {"place", "means", "aim", "agent", "edge"};
    bool fine = true;
    for (int t = 0; t < TABLES; t++) {
        char text[40];
        snprintf(text, sizeof text, "The %s is", titles[t]);
        fine = fine && is(book.table_title[t], text);
        for (int i = 0; i < FACES; i++) {
            snprintf(text, sizeof text, "%s %d", titles[t], i + 1);
            fine = fine && is(book.table[t][i], text);
        }
    }
    result("GH-G2", "five tables of six, in the order of the dice", fine);
}

static void plain_quests(void)
{
    const struct quest_seed *q = &book.seed[10];
    result("GH-E6", "a quest has three ways to be lost",
           is(q->defeat, "The defeat of story 11.") &&
               is(q->less_awful, "The less-awful of story 11.") &&
               is(q->even_worse, "The even-worse of story 11."));
    result("", "and the other parts of its story",
           is(q->title, "Story 11") && is(q->portent, "The portent of story 11.") &&
               is(q->arrival, "The arrival of story 11.") && is(q->work, "The work of story 11.") &&
               is(q->conflict, "The conflict of story 11.") &&
               is(q->victory, "The victory of story 11."));
    result("", "twelve names of quests",
           data.names[NAMES_SEED].count == 12 && named(NAMES_SEED, 11, "story-12"));
}

static void plain_spells(void)
{
    const struct idea *i = &book.idea[12]; /* after Death's ten: Illusion minor 3 */
    result("GH-H4", "a spell has its size and Patronage",
           is(i->title, "Illusion minor 3") && i->size == 1 && i->patron == 2 &&
               is(i->text, "The text of illusion minor 3.") && book.idea[59].size == 3 &&
               book.idea[59].patron == 6);
    result("GH-H4", "the book's spells are named first, then come those of people",
           data.names[NAMES_SPELL].count == 120 && named(NAMES_SPELL, 0, "death-minor-1") &&
               named(NAMES_SPELL, 59, "paragon-major-4") && named(NAMES_SPELL, 60, "spell-61") &&
               named(NAMES_SPELL, 119, "spell-120"));
    result("", "sets of them are named apart",
           data.names[NAMES_IDEA].count == 60 && named(NAMES_IDEA, 59, "paragon-major-4") &&
               data.names[NAMES_NAMED].count == 60 && named(NAMES_NAMED, 0, "spell-61") &&
               named(NAMES_NAMED, 59, "spell-120"));
}

static void plain_rest(void)
{
    bool cards = true;
    for (int size = 0; size < 3; size++)
        for (int i = 0; i < OBSTACLES; i++)
            cards = cards && book.obstacle[size][i].cards == (i == 0 || i == 7);
    result("GH-A8", "an obstacle says whether it is won at cards; if not a word is said, it is not",
           cards);
    result("GH-H5", "eight obstacles of each size",
           is(book.obstacle[0][0].title, "Wall minor 1") &&
               is(book.obstacle[1][7].text, "The text of wall medium 8.") &&
               is(book.obstacle[2][7].title, "Wall major 8"));
    result("", "persons are named, then come those of people",
           is(book.person[47], "Player 48") && data.names[NAMES_PERSON].count == 108 &&
               named(NAMES_PERSON, 47, "player-48") && named(NAMES_PERSON, 48, "person-49") &&
               named(NAMES_PERSON, 107, "person-108"));
    result("", "the book's head",
           is(book.title, "A Plain Book") && is(data.name, "plain") && data.edition == 7 &&
               data.names_count == NAME_TABLES && data.block == &book);
    result("", "what is not the book's has the names of the game",
           data.names[NAMES_PATRON].count == PATRONS && named(NAMES_PATRON, 6, "paragon") &&
               named(NAMES_FACE, 6, "a"));
}

/* ---- Our own book ---- */

/* A word of each entry of the published tables, in their order. */
static void our_tables(void)
{
    static const char *const word[TABLES][FACES] = {
        {"casino", "town", "church", "army base", "motel", "docks"},
        {"tarot", "killer", "fire spirit", "gold", "club", "feather"},
        {"election", "richer", "will", "leader", "vanish", "hopes"},
        {"loose cannon", "bargainer", "killer", "charmer", "disguise", "scholar"},
        {"coin", "sword", "surgeon", "ears", "face", "ricochet"},
    };
    bool fine = true;
    for (int t = 0; t < TABLES; t++)
        for (int i = 0; i < FACES; i++)
            fine = fine && strstr(book.table[t][i], word[t][i]);
    result("GH-G2", "our tables have the published entries, in their order", fine);
}

static void our_powers(void)
{
    result("GH-A1", "each Soulcard power is the one of its card",
           strstr(book.royalty[0].text, "deck of cards") && strstr(book.royalty[1].text, "palm") &&
               strstr(book.royalty[2].text, "whiskey") && strstr(book.royalty[3].text, "throw") &&
               strstr(book.suit[0].text, "charm") && strstr(book.suit[1].text, "athlete") &&
               strstr(book.suit[2].text, "brains") && strstr(book.suit[3].text, "sly"));
    result("GH-A2", "each Patronage empowers what it should",
           strstr(book.patron[1].text, "kills") && strstr(book.patron[2].text, "senses") &&
               strstr(book.patron[3].text, "earth, water, air and fire") &&
               strstr(book.patron[4].text, "hearts and minds") &&
               strstr(book.patron[5].text, "hurries time") &&
               strstr(book.patron[6].text, "what a person could do"));
}

static void our_obstacles(void)
{
    int cards[3] = {0};
    for (int size = 0; size < 3; size++)
        for (int i = 0; i < OBSTACLES; i++)
            cards[size] += book.obstacle[size][i].cards;
    result(
        "GH-A8",
        "two minor and two medium obstacles are ordinary people at a card table, no major one is",
        cards[0] == 2 && cards[1] == 2 && cards[2] == 0);
}

/* Whether somebody of this Patronage has a spell for it that helps. */
static bool can_help(const struct obstacle *own, int patron)
{
    bool can = false;
    for (int i = 0; i < IDEAS; i++)
        can = can || (book.idea[i].patron == patron && book.idea[i].size >= own->size &&
                      gh_spell_fits(own, &book.idea[i]));
    return can;
}

static bool is_own_good(const struct obstacle *own)
{
    int can = 0;
    for (int p = 1; p <= PATRONS_PRINTED; p++)
        can += can_help(own, p);
    if (can < 4 || !(own->fits >> TAG_ROYALTY))
        printf("%s: %d Patronages\n", own->title, can);
    return can >= 4 && own->fits >> TAG_ROYALTY;
}

static void our_own(void)
{
    bool enough = true, good = true;
    for (int q = 0; q < SEEDS; q++) {
        enough = enough && book.seed[q].own_count >= OWN_MIN && book.seed[q].clue[CLUES - 1];
        for (int k = 0; k < book.seed[q].own_count; k++)
            good = is_own_good(&book.seed[q].own[k]) && good;
    }
    for (int t = 0; t < TABLES; t++)
        for (int i = 0; i < FACES; i++)
            good = is_own_good(&book.maker[t][i]) && good;
    result("GH-H7", "each quest of ours has obstacles of its own, and clues", enough);
    result("GH-H7", "spells of four Patronages at least, and half a Soulcard, help at each", good);
}

int main(int argc, char **argv)
{
    if (argc != 3 && (argc != 5 || strcmp(argv[3], "--id"))) {
        fprintf(stderr, "books_test CROSSROADS.yaml BOOK.yaml [--id ID]\n");
        return 2;
    }
    kit.only = argc == 5 ? argv[4] : NULL;
    if (!kit_open(&kit, argv[1], &tree, &data, &book))
        return 1;
    result("", "our book tells its name and edition",
           is(data.name, "crossroads") && data.edition == 1);
    our_powers();
    our_tables();
    our_obstacles();
    our_own();
    memset(&book, 0xa5, sizeof book); /* a block need not be clear */
    if (!kit_open(&kit, argv[2], &tree, &data, &book))
        return 1;
    plain_powers();
    plain_tables();
    plain_quests();
    plain_spells();
    plain_rest();
    for (int i = 0; i < bad_book_count; i++)
        kit_try(&kit, &bad_books[i]);
    yaml_tree_close(&tree);
    return kit_end(&kit);
}
