/* Every kind of mistake that a book of Gambler's Heart can have, each as one edit of book.yaml. What is always true:
 * the complaints are written from docs/gamblers-heart-books.md, and the place is marked by hand. */
#include "tests/packs/bad_books.h"

#define TEN "0123456789"
#define FIFTY TEN TEN TEN TEN TEN
#define TWO_HUNDRED FIFTY FIFTY FIFTY FIFTY
#define BOOK_KEYS "book, patronages, royalties, suits, tables, quests, spells, obstacles, persons"
#define NEW_SPELL(size) "  - {title: One More, size: " size ", patronage: death, text: T}\n"

const struct bad_pack bad_books[] = {
    /* The head. */
    {"", "an edition of 10000", .find = "edition: 7", .put = "edition: ^10000",
     .what = "edition must be a whole number from 1 to 9999, not 10000"},
    {"", "an edition of 9999 is fine", .find = "edition: 7", .put = "edition: 9999"},
    {"", "a name with blanks", .find = "name: plain", .put = "name: ^plain book",
     .what = "the book's name must be small letters and digits with single hyphens between, like crossroads"},
    {"", "a book without a title", .find = "title: A Plain Book\n  name", .put = "^name", .what = "book needs \"title\""},
    {"", "a chapter too many", .find = "persons:\n", .put = "^monsters: []\npersons:\n",
     .what = "unknown key \"monsters\"; known here: " BOOK_KEYS},
    {"", "a chapter too few", .find = "*", .put = "^book: {}\n",
     .what = "a book file needs \"patronages\""},
    {"", "a file that is a word", .find = "*", .put = "^book\n", .what = "a book file must be a map with the keys " BOOK_KEYS},

    /* Patronages and Soulcards. */
    {"GH-A2", "five Patronages", .also = "  time:\n    title: The Time\n    text: The time line.\n", .with = "",
     .find = "patronages:\n  death", .put = "patronages:\n  ^death", .what = "patronages needs \"time\""},
    {"GH-A2", "seven Patronages", .find = "patronages:\n", .put = "patronages:\n  ^luck: {title: L, text: T}\n",
     .what = "unknown key \"luck\"; known here: death, illusion, elemental, transmutation, time, paragon"},
    {"GH-A2", "a Patronage that says nothing", .find = "title: The Death\n    text: The death line.",
     .put = "^title: The Death", .what = "death needs \"text\""},
    {"GH-A2", "a line of 241 bytes", .find = "The death line.", .put = "^a" TWO_HUNDRED TEN TEN TEN TEN,
     .what = "text must be at most 240 bytes long, not 241"},
    {"GH-A2", "a line of 240 bytes is fine", .find = "The death line.", .put = TWO_HUNDRED TEN TEN TEN TEN},
    {"GH-A1", "no Queen", .also = "  queen:\n    title: The Queen\n    text: The queen line.\n", .with = "",
     .find = "royalties:\n  king", .put = "royalties:\n  ^king", .what = "royalties needs \"queen\""},
    {"GH-A1", "a King that is a word", .find = "  king:\n    title: The King\n    text: The king line.\n",
     .put = "  king: ^reads decks\n", .what = "king must be a map with the keys title, text"},
    {"GH-A1", "a suit of stars", .find = "  clubs:\n", .put = "  ^stars:\n",
     .what = "unknown key \"stars\"; known here: hearts, diamonds, spades, clubs"},
    {"GH-A1", "a suit whose text is empty", .find = "text: The clubs line.", .put = "text: ^\"\"",
     .what = "text must not be empty"},

    /* The quest maker. */
    {"GH-G2", "four tables", .card = "The edge is", .find = "tables:\n", .put = "^tables:\n",
     .what = "too few tables: 4, there must be 5"},
    {"GH-G2", "six tables", .also = "tables:\n", .with = "tables:\n  - title: One more\n", .find = "tables:\n",
     .put = "^tables:\n", .what = "too many tables: 6, there must be 5"},
    {"GH-G2", "five entries", .also = "      - place 3\n", .with = "", .find = "entries:\n      - place 1",
     .put = "^entries:\n      - place 1", .what = "too few entries: 5, there must be 6"},
    {"GH-G2", "seven entries", .also = "      - aim 3\n", .with = "      - aim 3\n      - aim three again\n",
     .find = "entries:\n      - aim 1", .put = "^entries:\n      - aim 1", .what = "too many entries: 7, there must be 6"},
    {"GH-G2", "entries in one text", .find = "entries:\n      - place 1\n      - place 2\n      - place 3\n      - place 4\n"
     "      - place 5\n      - place 6\n", .put = "entries: ^place 1\n", .what = "entries must be a list of 6"},
    {"GH-G2", "a table without a title", .find = "title: The means is\n    entries", .put = "^entries",
     .what = "a table needs \"title\""},
    {"GH-G2", "an entry that ends its sentence", .find = "- place 3\n", .put = "- ^place 3.\n",
     .what = "an entry stands within a sentence: no stop or comma at its end"},
    {"GH-G2", "an entry of two lines", .find = "- place 3\n", .put = "- ^\"place\\n3\"\n",
     .what = "an entry must be one line of plain text, without line breaks or control characters (a folded text begins "
             "with >- )"},
    {"GH-G2", "an entry of 121 bytes", .find = "- place 3\n", .put = "- ^a" FIFTY FIFTY TEN TEN "\n",
     .what = "an entry must be at most 120 bytes long, not 121"},
    {"GH-G2", "an entry of 120 bytes is fine", .find = "- place 3\n", .put = "- a123456789" FIFTY FIFTY TEN "\n"},
    {"GH-G2", "an entry that is a map", .find = "- place 3\n", .put = "- ^place: 3\n",
     .what = "an entry must be a text, not a list or map"},

    /* Quests. */
    {"", "11 quests", .card = "Story 5", .find = "quests:\n", .put = "^quests:\n",
     .what = "too few quests: 11, there must be 12"},
    {"", "quests as a map", .find = "quests:\n*", .put = "quests: ^{title: Story 1}\nspells: []\nobstacles: {}\npersons: []\n",
     .what = "quests must be a list of 12"},
    {"GH-E6", "a quest without its worst end", .also = "    even-worse: The even-worse of story 2.\n", .with = "",
     .find = "title: Story 2\n", .put = "^title: Story 2\n", .what = "a quest needs \"even-worse\""},
    {"", "two quests of one name", .find = "title: Story 3\n", .put = "title: ^STORY (2)\n",
     .what = "the name story-2 is taken by an earlier one: names must differ"},
    {"", "a story of 601 bytes", .find = "The work of story 3.", .put = "^a" TWO_HUNDRED TWO_HUNDRED TWO_HUNDRED,
     .what = "work must be at most 600 bytes long, not 601"},
    {"", "a story of 600 bytes is fine", .find = "The work of story 3.", .put = TWO_HUNDRED TWO_HUNDRED TWO_HUNDRED},
    {"", "a quest called like a number of them is fine", .find = "title: Story 3\n", .put = "title: Quest 3\n"},

    /* Spells. */
    {"GH-H4", "59 spells", .card = "Time minor 2", .find = "spells:\n", .put = "^spells:\n",
     .what = "too few spells: 59, there must be 60"},
    {"GH-H4", "61 spells", .also = "spells:\n", .with = "spells:\n" NEW_SPELL("minor"), .find = "spells:\n",
     .put = "^spells:\n", .what = "too many spells: 61, there must be 60"},
    {"GH-H4", "eleven for Death, nine for Time", .card = "Time major 4", .also = "spells:\n",
     .with = "spells:\n" NEW_SPELL("minor"), .find = "spells:\n", .put = "^spells:\n",
     .what = "11 spells are of patronage death, there must be 10"},
    {"GH-H4", "nine for Time, eleven for Paragon", .also = "size: major\n    patronage: time", .with =
     "size: major\n    patronage: paragon", .find = "spells:\n", .put = "^spells:\n",
     .what = "9 spells are of patronage time, there must be 10"},
    {"GH-H4", "two minor ones for Illusion", .also = "size: minor\n    patronage: illusion",
     .with = "size: major\n    patronage: illusion", .find = "spells:\n", .put = "^spells:\n",
     .what = "2 spells of patronage illusion are minor, at least 3 must be"},
    {"GH-H4", "two medium ones for Paragon", .also = "size: medium\n    patronage: paragon",
     .with = "size: minor\n    patronage: paragon", .find = "spells:\n", .put = "^spells:\n",
     .what = "2 spells of patronage paragon are medium, at least 3 must be"},
    {"GH-H4", "two major ones for Death", .card = "Death major 1", .also = "title: Death major 2\n    size: major",
     .with = "title: Death major 2\n    size: minor", .find = "spells:\n",
     .put = "^spells:\n  - {title: One More, size: medium, patronage: death, text: T}\n",
     .what = "2 spells of patronage death are major, at least 3 must be"},
    {"GH-H4", "three major ones are fine", .find = "size: major\n    patronage: time",
     .put = "size: minor\n    patronage: time"},
    {"", "a spell of no size", .find = "size: minor\n    patronage: time", .put = "size: ^unsaid\n    patronage: time",
     .what = "size must be minor, medium or major, not \"unsaid\""},
    {"", "a spell of a Patronage of no list", .find = "patronage: time", .put = "patronage: ^luck",
     .what = "patronage must be death, illusion, elemental, transmutation, time or paragon, not \"luck\""},
    {"", "a spell of none", .find = "patronage: time", .put = "patronage: ^none",
     .what = "patronage must be death, illusion, elemental, transmutation, time or paragon, not \"none\""},
    {"", "a spell called like one named in play", .find = "title: Time minor 2\n", .put = "title: ^Spell (61)\n",
     .what = "the name spell-61 is kept for what people name while they play: take another"},
    {"", "a spell called like more than can be named in play", .find = "title: Time minor 2\n", .put = "title: ^Spell 200\n",
     .what = "the name spell-200 is kept for what people name while they play: take another"},
    {"", "a spell called Spell is fine", .find = "title: Time minor 2\n", .put = "title: Spell\n"},
    {"", "a spell called Spell 2 Night is fine", .find = "title: Time minor 2\n", .put = "title: Spell 2 Night\n"},
    {"", "a spell called like a person named in play is fine", .find = "title: Time minor 2\n", .put = "title: Person 50\n"},
    {"", "two spells of one name", .find = "title: Time minor 2\n", .put = "title: ^Death's minor 1\n",
     .also = "title: Death minor 1\n", .with = "title: Deaths Minor, 1\n",
     .what = "the name deaths-minor-1 is taken by an earlier one: names must differ"},
    {"", "a spell and a person of one name are fine", .find = "title: Time minor 2\n", .put = "title: Player 1\n"},
    {"", "a spell called by a number", .find = "title: Time minor 2\n", .put = "title: ^\"42\"\n",
     .what = "a name needs a letter a-z"},
    {"", "a title of 41 bytes", .find = "title: Time minor 2\n", .put = "title: ^a" TEN TEN TEN TEN "\n",
     .what = "title must be at most 40 bytes long, not 41"},
    {"", "a title of 40 bytes is fine", .find = "title: Time minor 2\n", .put = "title: a123456789" TEN TEN TEN "\n"},

    /* Obstacles. */
    {"GH-H5", "seven medium obstacles", .card = "Wall medium 4", .find = "  medium:\n", .put = "  ^medium:\n",
     .what = "too few medium obstacles: 7, there must be 8"},
    {"GH-H5", "no major obstacles", .find = "  major:\n", .put = "  ^huge:\n",
     .what = "unknown key \"huge\"; known here: minor, medium, major"},
    {"GH-H5", "an obstacle without a text", .also = "      text: The text of wall minor 3.\n", .with = "",
     .find = "title: Wall minor 3\n", .put = "^title: Wall minor 3\n", .what = "an obstacle needs \"text\""},
    {"GH-A8", "an obstacle that may be won at cards", .find = "cards: yes", .put = "cards: ^maybe",
     .what = "cards must be no or yes, not \"maybe\""},

    /* Persons. */
    {"", "47 persons", .also = "  - Player 40\n", .with = "", .find = "persons:\n", .put = "^persons:\n",
     .what = "too few persons: 47, there must be 48"},
    {"", "a person twice", .find = "- Player 48", .put = "- ^player  7",
     .what = "the name player-7 is taken by an earlier one: names must differ"},
    {"", "a person called like one named in play", .find = "- Player 48", .put = "- ^Person 49",
     .what = "the name person-49 is kept for what people name while they play: take another"},
    {"", "a person called in letters of another land only", .find = "- Player 48", .put = "- ^\xc5\xbb\xc3\xb3\xc5\x82\xc4\x87",
     .what = "a name needs a letter a-z"},
};
const int bad_book_count = sizeof bad_books / sizeof *bad_books;
