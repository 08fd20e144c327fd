/* See face.h. A rank stands before the suit in a name; what has no rank is a card with a title. */
#include "table/face.h"

#include <string.h>

enum { WIDE = 60, HIGH = 84, NAME_BYTES = 64, TITLE_LINE = 9 };

static const struct { const char *suit, *mark; bool red; } marks[] = {
    {"hearts", "\u2665", true}, {"diamonds", "\u2666", true}, {"clubs", "\u2663", false},
    {"spades", "\u2660", false}};

/* How many letters of the name are a rank: 2 to 10, or one of a, j, q, k. */
static size_t rank_of(const char *name)
{
    size_t n = strcspn(name, "-");
    bool ten = n == 2 && !memcmp(name, "10", 2);
    return ten || (n == 1 && strchr("23456789ajqk", *name)) ? n : 0;
}

static void put_text(struct text *out, int x, int y, int size, const char *words, size_t n)
{
    text_format(out, "<text x=\"%d\" y=\"%d\" font-size=\"%d\">", x, y, size);
    text_put_n(out, words, n);
    text_put(out, "</text>");
}

/* The words of a title, a line each. */
static void put_title(struct text *out, const char *title)
{
    int y = 22;
    while (*title) {
        size_t n = strcspn(title, " ");
        put_text(out, WIDE / 2, y, n > TITLE_LINE ? 9 : 11, title, n);
        title += n + (title[n] == ' ');
        y += 14;
    }
}

static void put_card(struct text *out, const char *name, size_t rank)
{
    char big[4] = "";
    const char *suit = name + rank + (name[rank] == '-');
    for (size_t i = 0; i < rank; i++)
        big[i] = (char)(name[i] >= 'a' ? name[i] - 'a' + 'A' : name[i]);
    put_text(out, WIDE / 2, *suit ? 38 : 54, 30, big, rank);
    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++)
        if (!strcmp(marks[i].suit, suit)) {
            put_text(out, WIDE / 2, 70, 28, marks[i].mark, strlen(marks[i].mark));
            return;
        }
    if (*suit)
        put_text(out, WIDE / 2, 66, 11, suit, strlen(suit));
}

void face_svg(const char *name, struct text *out)
{
    char bytes[NAME_BYTES];
    struct text title = text_over(bytes, sizeof bytes);
    size_t rank = rank_of(name), n = strlen(name);
    bool red = false, copy = !rank && n > 2 && name[n - 2] == '-' && name[n - 1] <= '9';
    text_spaced(&title, name);
    bytes[copy ? n - 2 : n] = 0; /* the second of its kind is called as the first */
    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++)
        red = red || (rank && strstr(name, marks[i].suit) && marks[i].red);
    text_format(out, "<svg viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"%s\" class=\"%s\">",
                WIDE, HIGH, bytes, red ? "red" : "ink");
    text_format(out, "<rect x=\"1\" y=\"1\" width=\"%d\" height=\"%d\" rx=\"6\"/>",
                WIDE - 2, HIGH - 2);
    if (rank)
        put_card(out, name, rank);
    else
        put_title(out, bytes);
    text_put(out, "</svg>");
}
