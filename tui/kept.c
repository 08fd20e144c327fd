/* The character of the seat that is asked: shown as its sheet, or kept in a new file. What is
 * always true: nobody keeps another seat's, and only a game's own words show one. */
#include <stdio.h>

#include "table/making.h"
#include "table/native/character.h"
#include "tui/guide.h"
#include "tui/said.h"
#include "tui/say.h"
#include "tui/session.h"

enum { SHEET_BYTES = 32768 };

int kept_aside(const struct question *q, const char *path)
{
    const struct match *match = q->session->match;
    const struct characters *characters = match->game->characters;
    char bytes[SHEET_BYTES], reason[REASON_BYTES];
    struct text sheet = language_text(bytes, sizeof bytes),
                why = language_text(reason, sizeof reason);
    struct kept_character own;
    if (!characters) {
        says(WHY_NO_CHARACTERS());
    } else if (!character_lived(match, q->seat, q->seat, &own)) {
        says(WHY_NO_CHARACTER());
    } else if (!*path) {
        characters->sheet(match->data, &own, &sheet);
        guide_wrap(stdout, bytes, "");
        says(HOW_KEEP());
    } else if (character_save(match->game, match->data, &own, path, &why)) {
        say(reason);
    } else {
        says(TELL_KEPT(.file = path));
    }
    return ANSWER_AGAIN;
}

int kept_ahead(const struct question *q)
{
    static char bytes[AHEAD_BYTES];
    const struct words *words = q->session->match->game->words;
    struct text ahead = ask_text(q, false, bytes, sizeof bytes);
    if (words && words->ahead)
        words->ahead(q->session->match->data, &q->view, &ahead);
    if (ahead.used)
        guide_wrap(stdout, bytes, "");
    else
        says(WHY_NO_AHEAD());
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
        says(WHY_NO_SHEETS());
        return ANSWER_AGAIN;
    }
    words->sheet(match->data, &q->view, &sheet);
    if (sheet.used)
        guide_wrap(stdout, bytes, "");
    else
        says(WHY_NO_SHEET());
    return ANSWER_AGAIN;
}
