/* The character of the seat that is asked: shown as its sheet, or kept in a new file. What is always true: nobody keeps
 * another seat's, and only a game's own words show one. */
#include <stdio.h>

#include "table/native/character.h"
#include "tui/guide.h"
#include "tui/session.h"

enum { SHEET_BYTES = 32768 };

int kept_aside(const struct question *q, const char *path)
{
    const struct match *match = q->session->match;
    const struct characters *characters = match->game->characters;
    char bytes[SHEET_BYTES], reason[REASON_BYTES];
    struct text sheet = language_text(bytes, sizeof bytes), why = language_text(reason, sizeof reason);
    struct kept_character own;
    if (!characters) {
        puts("This game has no characters that are kept in files.");
    } else if (!characters->made(match->data, &q->view, &q->book.labels, q->seat, &own)) {
        puts("You have no character, or have not made it yet.");
    } else if (!*path) {
        characters->sheet(match->data, &own, &sheet);
        guide_wrap(stdout, bytes, "");
        puts("To keep it in a new file: character FILE");
    } else if (character_save(match->game, match->data, &own, path, &why)) {
        say(reason);
    } else {
        printf("Kept in %s; to be brought to another match by --character %s\n", path, path);
    }
    return ANSWER_AGAIN;
}

int kept_sheet(const struct question *q)
{
    const struct match *match = q->session->match;
    const struct words *words = match->game->words;
    char bytes[SHEET_BYTES];
    struct text sheet = ask_text(q, false, bytes, sizeof bytes);
    if ((!words || !words->sheet) && match->game->characters)
        return kept_aside(q, "");
    if (!words || !words->sheet) {
        puts("This game has no sheets; 'board' shows what is yours.");
        return ANSWER_AGAIN;
    }
    words->sheet(match->data, &q->view, &sheet);
    if (sheet.used)
        guide_wrap(stdout, bytes, "");
    else
        puts("There is no sheet yet.");
    return ANSWER_AGAIN;
}
