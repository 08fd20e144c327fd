/* croupier odds --log: the chances that a seat could know at some moment of a match. What is always
 * true: they are the figures of that seat's own view, as a page or a program at the table has them
 * (docs/protocol.md, facts), and what the game's odds make of the same view, under the names that a
 * situation has which nobody played. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/odds_print.h"
#include "cli/saves.h"
#include "engine/odds.h"
#include "games/registry.h"
#include "lab/seen.h"
#include "table/native/logfile.h"
#include "table/say.h"

static void print_text(const struct seen *seen)
{
    for (int i = 0; i < seen->count; i++) {
        double chance = seen->at[i].chance; /* two places are as fine as figures of views are */
        printf("%-36s  %8.2f%%", seen->at[i].path, 100 * chance);
        odds_bar(chance, NULL);
    }
    if (!seen->count)
        puts("This seat is told no chance here.");
}

static void print_json(const struct log_file *file, int seat, const struct seen *seen)
{
    struct grown out = {0};
    grown_format(&out, "{\"game\":\"%s\",\"n\":%u,\"seat\":%d,", file->match.game->name,
                 file->match.count, seat);
    seen_json(seen, &out);
    grown_put(&out, "}");
    puts(out.at);
    grown_free(&out);
}

/* What the figures leave out goes with them. */
struct told { struct odds_told to; struct seen *seen; };

static void told_chance(struct odds_told *to, const char *place, double chance)
{
    seen_add(((struct told *)to)->seen, place, chance);
}

static int print_seen(const struct log_file *file, int seat, bool json)
{
    struct view view;
    struct seen seen;
    char *bytes = malloc(VIEW_JSON_BYTES);
    if (!bytes)
        return fail("There is not enough memory.");
    struct text out = text_over(bytes, VIEW_JSON_BYTES);
    match_view(&file->match, seat, &view);
    say_facts(&file->match, &view, &out);
    size_t before = out.used ? strlen(",\"facts\":") : 0;
    bool good = seen_read(out.used ? bytes + before : "{}", &seen);
    free(bytes);
    struct told told = {{told_chance}, &seen};
    if (good && file->match.game->odds->also)
        file->match.game->odds->also(file->match.data, &view, &told.to);
    if (good && json)
        print_json(file, seat, &seen);
    else if (good)
        print_text(&seen);
    seen_free(&seen);
    return good ? EXIT_FINE : fail("This view could not be read.");
}

int odds_log(const struct game *game, const struct args *args)
{
    static struct log_file file;
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    long long at = UINT32_MAX, seat = -1;
    if (args_number(args, "at", 0, UINT32_MAX - 1, &at) ||
        args_number(args, "seat", 0, SEATS_MAX - 1, &seat))
        return EXIT_BAD;
    if (seat < 0)
        return fail("Whose chances? Add --seat N.");
    if (log_file_open_with(&file, args_get(args, "log"), games_list, games_count, (uint32_t)at,
                           &saves_packs, &why))
        return fail_file(reason);
    int result;
    if (file.match.game != game)
        result = fail("This is a log of %s, not of %s.", file.match.game->name, game->name);
    else if (seat >= file.head.seats)
        result = fail("--seat takes a number from 0 to %d, not %lld.", file.head.seats - 1, seat);
    else if (args_has(args, "at") && at > file.match.count)
        result = fail("--at %lld is too high. The log has %u entries.", at, file.match.count);
    else
        result = print_seen(&file, (int)seat, args_has(args, "json"));
    log_file_close(&file);
    return result;
}
