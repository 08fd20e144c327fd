/* croupier verify: recomputes every draw of a log. What is always true: its exit code says what was
 * proven and nothing more. */
#include <stdio.h>
#include <string.h>

#include "cli/commands.h"
#include "cli/saves.h"
#include "cli/sitting.h"
#include "games/registry.h"

static void print_draw(void *arg, const struct fair_drawn *drawn)
{
    const struct match *match = arg;
    char bytes[MOVE_TEXT_BYTES];
    struct text out = text_over(bytes, sizeof bytes);
    codec_move_text(match->game, match->data, &drawn->want, &out);
    printf("entry %u, draw %u: point %llu of %llu gives %s\n", drawn->n, drawn->draw,
           (unsigned long long)drawn->point, (unsigned long long)drawn->total, bytes);
}

static void print_json(const struct log_file *file, int result, const char *why)
{
    static const char *const words[] = {"proven", "differs", "bad-file", "nothing-to-prove"};
    char bytes[2 * REASON_BYTES];
    struct text out = text_over(bytes, sizeof bytes);
    text_format(&out, "{\"result\":\"%s\",\"entries\":%d,\"chained\":%s,\"why\":", words[result],
                (int)file->match.count, file->chained ? "true" : "false");
    codec_string_json(why, &out);
    text_char(&out, '}');
    puts(bytes);
}

static void print_text(const char *path, const struct log_file *file, int result, const char *why)
{
    printf("%s: %u moves, all legal under the rules of %s, edition %d.\n", path,
           file->match.count - file->match.says, file->head.game->title, file->head.rules.edition);
    if (file->chained)
        puts("Its chain is intact: no line was changed, added or lost by accident.");
    else
        puts("It was written by hand. Its lines are not chained, so anyone may have changed them.");
    if (file->last.end == LOG_OPEN)
        printf("It is unfinished after %u moves.\n", file->match.count - file->match.says);
    printf("%s%s\n", result == VERIFY_DIFFERS ? "This is not what the dealer committed to: " : "",
           why);
}

static int run(const struct args *args)
{
    static struct log_file file;
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    if (args_has(args, "json") && args_has(args, "draws"))
        return fail("Choose one of --json and --draws.");
    if (log_file_open_with(&file, args->word[0], games_list, games_count, UINT32_MAX, &saves_packs,
                           &why))
        return fail_file(reason);
    int result = log_file_verify(&file, args_has(args, "draws") ? print_draw : NULL, &file.match,
                                 &why);
    if (args_has(args, "json"))
        print_json(&file, result, reason);
    else
        print_text(args->word[0], &file, result, reason);
    log_file_close(&file);
    return result;
}

static const struct option_spec options[] = {
    {"draws", NULL, "list every draw with its point and outcome"},
    {"json", NULL, "print the result as JSON"},
    {NULL, NULL, NULL},
};

static const char *const examples[] = {
    "croupier verify match.jsonl",
    "croupier verify match.jsonl --draws",
    NULL,
};
static const char *const exits[] = {
    "0 proven (or dealt from a seed, and reproduced)",
    "1 a draw or the seed does not match",
    "2 the file cannot be read or breaks the rules",
    "3 nothing to prove, or not yet",
    NULL,
};

const struct command command_verify = {
    .name = "verify",
    .brief = "Check that every card and die of a log came from the dealer's seed",
    .usage = "FILE [OPTIONS]",
    .words_min = 1,
    .words_max = 1,
    .options = options,
    .about = "The seed at the end of the log must match the hash in its first line, and every draw "
             "is made again from "
             "it. docs/fairness.md explains what that proves and what it does not.",
    .examples = examples,
    .exits = exits,
    .run = run,
};
