/* croupier chronicle: the story of a match as a page to read and print. What is always true: it is
 * made from what one seat was told, or, of a match that is over, from everyone's secrets. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/commands.h"
#include "cli/saves.h"
#include "games/registry.h"
#include "table/chronicle.h"
#include "tui/language.h"
#include "voice/choices.h"

static int read_seat(const struct args *args, const struct match *match, int *out)
{
    const char *word = args_get(args, "seat");
    long long n = 0;
    *out = match_over(match) ? SEAT_CHANCE : SEAT_WATCHER;
    if (!args_has(args, "seat"))
        return 0;
    *out = SEAT_WATCHER;
    if (!strcmp(word, "watcher"))
        return 0;
    if (args_number(args, "seat", 0, match->seats - 1, &n))
        return EXIT_BAD;
    *out = (int)n;
    return 0;
}

static int write_it(const struct log_file *file, int seat, bool remarks)
{
    char *bytes = malloc(CHRONICLE_BYTES);
    if (!bytes)
        return fail("There is not enough memory.");
    struct text out = text_over(bytes, CHRONICLE_BYTES);
    out.language = language_chosen();
    bool whole = chronicle_write(&file->match, &file->head, seat,
                                 remarks ? &remarks_all : NULL,
                                 chronicle_past(file->match.game, &out), &out);
    if (whole)
        fputs(bytes, stdout);
    free(bytes);
    return whole ? EXIT_FINE : fail("This match is too long for a chronicle.");
}

static int run(const struct args *args)
{
    static struct log_file file;
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    int seat;
    if (log_file_open_with(&file, args->word[0], games_list, games_count, UINT32_MAX, &saves_packs,
                           &why))
        return fail_file(reason);
    int result = read_seat(args, &file.match, &seat);
    if (!result)
        result = write_it(&file, seat, !args_has(args, "no-remarks"));
    log_file_close(&file);
    return result;
}

static const struct option_spec options[] = {
    {"seat", "N", "tell it as this seat saw it, or watcher (by default, a finished match shows "
                  "everything)"},
    {"no-remarks", NULL, "leave out what bots say, and their names"},
    {"lang", CROUPIER_LANGUAGES, "language of the text (default: as LANG says, else English)"},
    {NULL, NULL, NULL},
};

static const char *const examples[] = {
    "croupier chronicle match.jsonl > story.html",
    "croupier chronicle match.jsonl --seat 0 --lang de > story.html",
    NULL,
};
static const char *const exits[] = {
    "0 written",
    "2 the file cannot be read, or a line breaks the rules (the error names it)",
    NULL,
};

const struct command command_chronicle = {
    .name = "chronicle",
    .brief = "Write the story of a match as a page of HTML to read and print",
    .usage = "FILE [OPTIONS]",
    .words_min = 1,
    .words_max = 1,
    .options = options,
    .about = "Use - to read standard input. The page stands alone: one file, no script.",
    .examples = examples,
    .exits = exits,
    .run = run,
};
