/* Reading characters and playing the moves that make them. What is always true: a seat's character
 * is brought once, and who takes a move of its making back continues by hand. */
#include "cli/brought.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/registry.h"
#include "tui/language.h"

const struct characters *characters_of(const struct game *game)
{
    char names[512];
    struct text text = text_over(names, sizeof names);
    if (game->characters)
        return game->characters;
    for (int i = 0; i < games_count; i++)
        if (games_list[i]->characters)
            text_format(&text, "%s%s", text.used ? ", " : "", games_list[i]->name);
    fail("%s has no saved characters. These games have: %s.", game->title, names);
    return NULL;
}

int character_read(const struct sitting *sitting, const char *path, struct kept_character *out)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    return character_load(sitting->game, &sitting->own_pack.data, &sitting->head.rules, path, out,
                          &why)
               ? fail_file(reason)
               : 0;
}

/* ---- Who brings what ---- */

static bool may_have(const struct sitting *sitting, int seat)
{
    return !(sitting->game->master && !seat) && !(sitting->brought >> seat & 1);
}

/* The next seat for a file that names none: people first. -1: all have theirs. */
static int next_seat(const struct sitting *sitting)
{
    for (int people = 1; people >= 0; people--)
        for (int seat = 0; seat < sitting->head.seats; seat++)
            if (may_have(sitting, seat) && (sitting->seat[seat].kind == SEAT_PERSON) == people)
                return seat;
    return -1;
}

/* The seat of "SEAT=FILE"; `*path` then is the file. 0, or EXIT_BAD. */
static int seat_of(const struct sitting *sitting, const char *item, const char **path, int *seat)
{
    size_t digits = strspn(item, "0123456789");
    if (!digits || item[digits] != '=') {
        *path = item;
        *seat = next_seat(sitting);
        return *seat < 0 ? fail("--character: There is no seat left for %s.", item) : 0;
    }
    long n = digits < 4 ? strtol(item, NULL, 10) : SEATS_MAX;
    if (n >= sitting->head.seats)
        return fail("--character: There is no seat %.*s. Choose a seat from 0 to %d.", (int)digits,
                    item, sitting->head.seats - 1);
    *seat = (int)n;
    *path = item + digits + 1;
    if (sitting->game->master && !n)
        return fail("--character: Seat 0 is the %s, who has no character.", sitting->game->role(0));
    return may_have(sitting, *seat) ? 0 : fail("--character: Seat %ld already has a character.", n);
}

int brought_read(struct sitting *sitting, const char *list)
{
    char item[4096];
    const char *path = NULL;
    int seat = 0;
    if (!characters_of(sitting->game))
        return EXIT_BAD;
    while (list_item(&list, item, sizeof item)) {
        int result =
            *item
                ? seat_of(sitting, item, &path, &seat)
                : fail(
                      "--character has an empty item. Write a list such as 1=ruth.json,2=ash.json");
        if (!result)
            result = character_read(sitting, path, &sitting->character[seat]);
        if (result)
            return result;
        sitting->brought |= 1u << seat;
    }
    return 0;
}

/* ---- Making it ---- */

/* Makes the next move of a seat's character; `*moved` if there was one. What this table refuses,
 * a name that is taken, is told, and the seat goes on by hand. */
static void make_one(struct sitting *sitting, int seat, bool *moved)
{
    const struct characters *characters = sitting->game->characters;
    struct match *match = sitting->match;
    char reason[REASON_BYTES];
    struct text why = language_text(reason, sizeof reason);
    struct kept_character now;
    struct view view;
    bool one;
    match_view(match, seat, &view);
    if (characters->made(match->data, &view, NULL, seat, &now)) {
        sitting->to_make &= ~(1u << seat);
    } else if (!character_play(match, seat, &sitting->character[seat], &one, &why)) {
        sitting->to_make &= ~(1u << seat);
        fail("--character: Seat %d cannot have the one it brings. %s", seat, reason);
    } else {
        *moved = *moved || one;
    }
}

void brought_make(struct sitting *sitting)
{
    bool moved = sitting->to_make;
    while (moved) {
        moved = false;
        for (int seat = 0; seat < sitting->head.seats; seat++)
            if (sitting->to_make >> seat & 1)
                make_one(sitting, seat, &moved);
    }
}
