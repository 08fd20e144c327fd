/* What a guest at a terminal reads first: the game, and who sits where. */
#include <stdio.h>
#include <string.h>

#include "cli/guest_more.h"
#include "cli/result.h"
#include "table/remark.h"
#include "tui/guide.h"
#include "tui/language.h"
#include "tui/said.h"
#include "tui/say.h"

/* "Gambler 2: the bot Mother Tally, careful." */
static void say_bot(const struct guest *guest, const char *role, const char *bot)
{
    char bytes[128];
    struct text called = language_text(bytes, sizeof bytes);
    if (!guest->quiet && remark_name(guest->head.game, bot, &called))
        text_put(&called, ", ");
    text_put(&called, bot);
    says(TELL_BOT(.seat = role, .bot = bytes));
}

static void say_seat(const struct guest *guest, int seat)
{
    const struct person *person = &guest->person[seat];
    char role[64];
    result_seat(guest->head.game, seat, role, sizeof role);
    if (seat == guest->seat)
        says(TELL_YOU(.seat = role));
    else if (person->is == PERSON_BOT)
        say_bot(guest, role, person->name);
    else if (person->is == PERSON_OPEN)
        says(TELL_FREE(.seat = role));
    else if (person->is == PERSON_LEFT)
        says(TELL_SEAT_LEFT(.seat = role,
                            .name = *person->name ? person->name : language_say(PART_SOMEBODY())));
    else if (person->is == PERSON_HERE)
        says(TELL_HERE(.seat = role,
                       .name = *person->name ? person->name : language_say(PART_SOMEBODY())));
    else
        says(TELL_NOT_HERE(.seat = role,
                           .name = *person->name ? person->name : language_say(PART_SOMEBODY())));
}

void guest_start(const struct guest *guest)
{
    const struct game *game = guest->head.game;
    if (!strncmp(game->author, game->title, strlen(game->title)))
        printf("%s.\n", game->author); /* no person is known */
    else
        says(TELL_GAME(.game = game->title, .author = game->author));
    guide_about(stdout, game, "");
    for (int seat = 0; seat < guest->head.seats; seat++)
        say_seat(guest, seat);
    if (guest->seat == SEAT_WATCHER)
        says(TELL_WATCH());
    if (*guest->commit) {
        says(TELL_COMMITTED());
        printf("  %s\n", guest->commit);
    }
    if (game->words && game->words->how && game->master)
        says(TELL_TYPE_TALK());
    else if (game->words && game->words->how)
        says(TELL_TYPE());
    else
        puts(language_say(TELL_TYPE_HELP()));
}
