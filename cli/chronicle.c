/* croupier chronicle: the story of a match as a page to read and print. What is always true: it is
 * made from what one seat was told, or, of a match that is over, from everyone's secrets. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/commands.h"
#include "cli/review_page.h"
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

/* A book in the making: its evenings, each from malloc. */
struct book {
    const struct args *args;
    struct text out; /* room for one evening */
    const struct game *game;
    char *evening[CHRONICLE_EVENINGS];
    int evenings;
};

static int tell_it(struct book *book, const struct log_file *file)
{
    struct telling of = {.match = &file->match, .head = &file->head};
    const struct args *args = book->args;
    if (book->game && file->match.game != book->game)
        return fail("All files of a book are matches of one game. %s is a match of %s, not of %s.",
                    args->word[book->evenings], file->match.game->name, book->game->name);
    book->game = file->match.game;
    if (read_seat(args, &file->match, &of.seat))
        return EXIT_BAD;
    of.remarks = args_has(args, "no-remarks") ? NULL : &remarks_all;
    of.past = chronicle_past(book->game, &book->out);
    of.evening = args->words > 1 ? book->evenings + 1 : 0;
    book->out.used = 0;
    if (!of.evening)
        chronicle_write(&of, &book->out);
    else
        chronicle_tell(&of, &book->out);
    if (book->out.cut)
        return fail("This match is too long for a chronicle.");
    book->evening[book->evenings] = strdup(book->out.at);
    return book->evening[book->evenings++] ? EXIT_FINE : fail("There is not enough memory.");
}

static int read_one(struct book *book, const char *path)
{
    static struct log_file file;
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    if (log_file_open_with(&file, path, games_list, games_count, UINT32_MAX, &saves_packs, &why))
        return fail_file(reason);
    int result = tell_it(book, &file);
    log_file_close(&file);
    return result;
}

static void print(struct book *book)
{
    bool several = book->evenings > 1;
    book->out.used = 0;
    book->out.at[0] = 0;
    if (several)
        chronicle_begin(book->game->title, &book->out);
    fputs(book->out.at, stdout);
    for (int i = 0; i < book->evenings; i++)
        fputs(book->evening[i], stdout);
    book->out.used = 0;
    book->out.at[0] = 0;
    if (several)
        chronicle_end(&book->out);
    fputs(book->out.at, stdout);
}

static int run(const struct args *args)
{
    struct book book = {.args = args};
    char *bytes = malloc(CHRONICLE_BYTES);
    int result = EXIT_FINE;
    if (!bytes)
        return fail("There is not enough memory.");
    book.out = text_over(bytes, CHRONICLE_BYTES);
    book.out.language = language_chosen();
    for (int i = 0; i < args->words && result == EXIT_FINE; i++)
        result = read_one(&book, args->word[i]);
    if (result == EXIT_FINE)
        print(&book);
    for (int i = 0; i < CHRONICLE_EVENINGS; i++)
        free(book.evening[i]);
    free(bytes);
    return result;
}

char *chronicle_page(const struct log_file *file, int seat, const char *language, size_t *size)
{
    struct telling of = {.match = &file->match, .head = &file->head, .seat = seat,
                         .remarks = &remarks_all};
    char *bytes = malloc(CHRONICLE_BYTES);
    if (!bytes)
        return NULL;
    struct text out = text_over(bytes, CHRONICLE_BYTES);
    out.language = language;
    of.past = chronicle_past(file->match.game, &out);
    if (!chronicle_write(&of, &out)) {
        free(bytes);
        return NULL;
    }
    *size = out.used;
    char *less = realloc(bytes, out.used + 1);
    return less ? less : bytes;
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
    "croupier chronicle monday.jsonl tuesday.jsonl > book.html",
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
    .usage = "FILE... [OPTIONS]",
    .words_min = 1,
    .words_max = CHRONICLE_EVENINGS,
    .options = options,
    .about = "Use - to read standard input. The page stands alone: one file, no script. Several "
             "files, in order and up to 24, become one book, an evening each.",
    .examples = examples,
    .exits = exits,
    .run = run,
};
