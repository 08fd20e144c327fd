/* croupier review: every decision of a finished match, graded by what its seat could know then.
 * What is always true: no figure that was estimated is printed without its error. */
#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/commands.h"
#include "cli/review_report.h"
#include "cli/saves.h"
#include "games/registry.h"
#include "table/native/logfile.h"
#include "voice/choices.h"

enum { WORLDS = 16, MOVES = 6 };

/* ---- What can be reviewed ---- */

static int check(const struct log_file *file, const char *path)
{
    if (file->head.reader != SEAT_CHANCE)
        return fail("%s: This is one seat's log. Only a full log can be reviewed.", path);
    if (!match_over(&file->match))
        return fail("%s: This match has not ended. Only a finished match can be reviewed.", path);
    return 0;
}

static int read_seats(const struct args *args, struct review *r)
{
    long long seat = -1;
    if (args_number(args, "seat", 0, r->match->seats - 1, &seat))
        return EXIT_BAD;
    for (int i = 0; i < r->match->seats; i++)
        r->seat[i].asked = seat < 0 || seat == i;
    return 0;
}

static int read_budget(const struct args *args, struct review *r)
{
    long long worlds = WORLDS, moves = MOVES, seed = 1;
    long long jobs = sysconf(_SC_NPROCESSORS_ONLN);
    jobs = jobs < 1 ? 1 : jobs > REVIEW_THREADS_MAX ? REVIEW_THREADS_MAX : jobs;
    if (args_number(args, "worlds", 2, GRADE_WORLDS_MAX, &worlds) ||
        args_number(args, "alternatives", 2, GRADE_MOVES_MAX, &moves) ||
        args_number(args, "seed", 0, UINT32_MAX, &seed) ||
        args_number(args, "jobs", 1, REVIEW_THREADS_MAX, &jobs))
        return EXIT_BAD;
    r->grader.worlds = (int)worlds;
    r->grader.first = (int)(worlds + 1) / 2;
    r->grader.moves = (int)moves;
    r->grader.seed = (uint64_t)seed;
    r->threads = (int)jobs;
    return 0;
}

static int review(struct log_file *file, const struct args *args)
{
    static struct review r;
    r = (struct review){.match = &file->match};
    r.grader.play.game = file->match.game;
    r.grader.play.data = file->match.data;
    if (check(file, args->word[0]))
        return EXIT_BAD;
    if (!review_judge(&r.grader, args_get(args, "judge")))
        return fail("%s has no bot %.64s.", file->match.game->name, args_get(args, "judge"));
    if (read_seats(args, &r) || read_budget(args, &r))
        return EXIT_BAD;
    int result = EXIT_FINE;
    if (!review_make(&r))
        result = fail("There is not enough memory.");
    else if (args_has(args, "json"))
        review_json(&r, &file->head);
    else
        review_text(&r, &file->head, args_has(args, "html"), args_has(args, "all"));
    review_free(&r);
    return result;
}

/* ---- The command ---- */

static int run(const struct args *args)
{
    static struct log_file file;
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    if (args_has(args, "json") && args_has(args, "html"))
        return fail("Choose one of --json and --html.");
    if (log_file_open_with(&file, args->word[0], games_list, games_count, UINT32_MAX, &saves_packs,
                           &why))
        return fail_file(reason);
    int result = review(&file, args);
    log_file_close(&file);
    return result;
}

static const struct option_spec options[] = {
    {"seat", "N", "review only this seat (default: all)"},
    {"worlds", "N", "judge each decision in this many worlds, 2 to 1024 (default 16)"},
    {"alternatives", "N", "compare it with up to this many other moves, 2 to 16 (default 6)"},
    {"judge", "BOT", "the bot that plays on from there, the measure of skill (default careful)"},
    {"seed", "N", "draw the worlds and their luck from seed N (default 1)"},
    {"jobs", "N", "use N threads; the result stays the same (default: as many as processors)"},
    {"lang", CROUPIER_LANGUAGES, "language of the text (default: as LANG says, else English)"},
    {"all", NULL, "list every decision, not only the worst"},
    {"json", NULL, "print the whole review as JSON"},
    {"html", NULL, "print it as a page of HTML"},
    {NULL, NULL, NULL},
};

static const char *const examples[] = {
    "croupier review match.jsonl",
    "croupier review match.jsonl --seat 0 --worlds 64",
    "croupier review match.jsonl --html > review.html",
    NULL,
};
static const char *const exits[] = {
    "0 reviewed",
    "2 the file cannot be read, its match has not ended, or there is no such seat or bot",
    NULL,
};

const struct command command_review = {
    .name = "review",
    .brief = "Grade every decision of a finished match, and tell luck from skill",
    .usage = "FILE [OPTIONS]",
    .words_min = 1,
    .words_max = 1,
    .options = options,
    .about = "A decision is judged by what its seat could know then. docs/review.md says how, and "
             "what the figures are worth.",
    .examples = examples,
    .exits = exits,
    .run = run,
};
