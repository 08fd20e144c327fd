/* croupier replay: the table as it stood at some point of a log, for one seat or for all to see.
 * What is always true: what is printed for a seat is made from that seat's view. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/commands.h"
#include "cli/saves.h"
#include "cli/sitting.h"
#include "games/registry.h"
#include "table/native/logtell.h"
#include "table/removed.h"
#include "tui/language.h"
#include "tui/said.h"
#include "tui/story.h"
#include "voice/choices.h"

static bool until_given; /* then the log goes on after what is printed */

/* ---- Printing ---- */

static void print_head(const struct log_file *file)
{
    const struct match *match = &file->match;
    const struct log_head *head = &file->head;
    char phase[128];
    struct text title = language_text(phase, sizeof phase);
    printf("%s, edition %d", head->game->title, head->rules.edition);
    for (int seat = 0; seat < head->seats; seat++)
        printf("%s%d %s", seat ? ", " : ", seats ", seat,
               head->seat_name[seat][0] ? head->seat_name[seat] : "unnamed");
    codec_titled(match->game, "phase", match_phase(match)->name, &title);
    printf("\n%s", language_say(PART_AFTER(.moves = match->count - match->says, .phase = phase)));
    if (match_over(match) || until_given)
        puts(".");
    else
        printf(" %s.\n", file->last.end == LOG_OPEN ? language_say(PART_UNFINISHED())
                                                    : language_say(PART_STOPPED()));
}

static void print_payoff(const struct match *match)
{
    int32_t payoff[SEATS_MAX];
    if (!match_over(match))
        return;
    match_payoff(match, payoff);
    for (int seat = 0; seat < match->seats; seat++)
        puts(language_say(TELL_GOT(.seat = seat, .points = payoff[seat])));
}

static void print_json(const struct log_file *file, int seat, char *bytes)
{
    const struct match *match = &file->match;
    struct text out = text_over(bytes, VIEW_JSON_BYTES);
    struct view view;
    int32_t payoff[SEATS_MAX];
    match_view(match, seat, &view);
    text_format(&out, "{\"game\":\"%s\",\"edition\":%d,\"n\":%d,\"phase\":\"%s\",\"over\":%s,",
                match->game->name, match->rules.edition, (int)match->count,
                match_phase(match)->name, match_over(match) ? "true" : "false");
    if (match_over(match)) {
        match_payoff(match, payoff);
        for (int i = 0; i < match->seats; i++)
            text_format(&out, "%s%d", i ? "," : "\"payoff\":[", payoff[i]);
        text_put(&out, "],");
    }
    text_put(&out, "\"view\":");
    codec_view_json(match->game, match->data, &view, &out);
    text_char(&out, '}');
    puts(bytes);
}

static void print_text(const struct log_file *file, int seat, char *bytes)
{
    struct text out = text_over(bytes, VIEW_JSON_BYTES);
    struct view view;
    print_head(file);
    print_payoff(&file->match);
    match_view(&file->match, seat, &view);
    codec_view_text(file->match.game, file->match.data, &view, &out);
    fputs(bytes, stdout);
}

static void print_board(const struct log_file *file, int seat)
{
    print_head(file);
    print_payoff(&file->match);
    for (int i = 0; i < file->head.seats; i++) {
        char name[64];
        struct text text = language_text(name, sizeof name);
        if (seat != i && seat != SEAT_CHANCE)
            continue;
        codec_seat_text(file->match.game, i, &text);
        printf("\n%s\n", language_say(TELL_VIEW(.who = name)));
        story_board(stdout, &file->match, i, TEXT_MAP_BOTH);
    }
    if (seat == SEAT_WATCHER) {
        char name[64];
        struct text text = language_text(name, sizeof name);
        codec_seat_text(file->match.game, seat, &text);
        printf("\n%s\n", language_say(TELL_VIEW(.who = name)));
        story_board(stdout, &file->match, seat, TEXT_MAP_BOTH);
    }
}

static void print_story(const struct log_file *file, int seat, bool remarks)
{
    print_head(file);
    story_remarks(remarks ? &file->head : NULL);
    puts("");
    story_print(stdout, &file->match, seat, 0);
    print_payoff(&file->match);
}

static void print_moves(const struct log_file *file, int seat)
{
    const struct match *match = &file->match;
    char bytes[MOVE_TEXT_BYTES + 2 * TEXT_BYTES_MAX];
    struct match_labels book;
    for (uint32_t n = 1; n <= match->count; n++) {
        const struct entry *entry = &match->entry[n - 1];
        struct text out = story_text(match, n, seat, &book, bytes, sizeof bytes);
        struct move move;
        char removed[REMOVED_BYTES];
        struct text read = language_text(removed, sizeof removed);
        const char *words = words_read(match_text(match, entry, seat), &read);
        if (entry->undo) {
            text_format(&out, "undo %d", (int)entry->to);
        } else if (entry->denied) {
            text_format(&out, "%d denied ", entry->move.seat);
            codec_act_text(match->game, match->data, &entry->move, &out);
        } else if (entry->say) {
            text_format(&out, "%d say", entry->move.seat);
            if (entry->mark)
                text_format(&out, " mark=%d", (int)entry->mark);
        } else {
            match_redact(match, entry, seat, &move);
            codec_move_text(match->game, match->data, &move, &out);
        }
        if (words) {
            text_put(&out, " text=");
            codec_string_json(words, &out);
        }
        text_straighten(bytes);
        printf("%u %s\n", n, bytes);
    }
}

/* ---- The command ---- */

static int read_seat(const struct args *args, int seats, int *out)
{
    const char *word = args_get(args, "seat");
    long long n = 0;
    *out = SEAT_CHANCE;
    if (!args_has(args, "seat") || !strcmp(word, "all"))
        return 0;
    *out = SEAT_WATCHER;
    if (!strcmp(word, "watcher"))
        return 0;
    char *end;
    n = strtoll(word, &end, 10);
    if (*end || end == word || n < 0 || n >= seats)
        return fail("--seat takes a number from 0 to %d, watcher or all, not %.64s.", seats - 1,
                    *word ? word : "nothing");
    *out = (int)n;
    return 0;
}

static int print(const struct log_file *file, const struct args *args)
{
    int seat, result = read_seat(args, file->head.seats, &seat);
    if (result)
        return result;
    char *bytes = malloc(VIEW_JSON_BYTES);
    if (!bytes)
        return fail("There is not enough memory.");
    if (args_has(args, "json"))
        print_json(file, seat, bytes);
    else if (args_has(args, "text"))
        print_text(file, seat, bytes);
    else if (args_has(args, "story"))
        print_story(file, seat, !args_has(args, "no-remarks"));
    else if (args_has(args, "moves"))
        print_moves(file, seat);
    else
        print_board(file, seat);
    free(bytes);
    return EXIT_FINE;
}

static void print_line(void *arg, const char *line)
{
    (void)arg;
    puts(line);
}

/* A log that only another croupier replays: its moves as they stand in it. */
static int tell(const struct args *args, const char *reason)
{
    struct told_head head = {0};
    char bytes[REASON_BYTES], plays[128];
    struct text why = text_over(bytes, sizeof bytes), who = text_over(plays, sizeof plays);
    const char *word = args_get(args, "seat");
    int seat = SEAT_CHANCE, result = 0;
    if (word && strcmp(word, "all")) /* a seat of this log, as far as its header counts them */
        result = read_seat(args, SEATS_MAX, &seat);
    if (result)
        return result;
    if (log_tell_file(args->word[0], games_list, games_count, seat, args_has(args, "json"), &head,
                      print_line, NULL, &why))
        return fail_file(bytes);
    told_plays(&head, &who);
    fprintf(stderr, "croupier: %s. Its moves are listed, not replayed; %s.\n", reason, plays);
    return EXIT_TOLD;
}

static int run(const struct args *args)
{
    static const char *const ways[] = {"json", "text", "story", "moves"};
    static struct log_file file;
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    long long until = UINT32_MAX;
    int chosen = 0;
    for (int i = 0; i < 4; i++)
        chosen += args_has(args, ways[i]);
    if (chosen > 1)
        return fail("Choose one of --json, --text, --story and --moves.");
    if (args_number(args, "until", 0, UINT32_MAX - 1, &until))
        return EXIT_BAD;
    until_given = until != UINT32_MAX;
    int read = log_file_open_with(&file, args->word[0], games_list, games_count, (uint32_t)until,
                                  &saves_packs, &why);
    if (read == LOG_ELSEWHERE)
        return tell(args, reason);
    if (read)
        return fail_file(reason);
    int result = EXIT_FINE;
    if (until != UINT32_MAX && until > file.match.count)
        result = fail("--until %lld is too high. The log has %u entries.", until, file.match.count);
    else
        result = print(&file, args);
    log_file_close(&file);
    return result;
}

static const struct option_spec options[] = {
    {"seat", "N", "show what this seat sees, or watcher, or all (the default: nothing is hidden)"},
    {"until", "N", "stop after entry N"},
    {"lang", CROUPIER_LANGUAGES, "language of the text (default: as LANG says, else English)"},
    {"story", NULL, "show what happened, move by move"},
    {"no-remarks", NULL, "with --story: leave out what bots say"},
    {"moves", NULL, "list the moves, one a line"},
    {"text", NULL, "print each field of the table, one a line"},
    {"json", NULL, "print the table as JSON"},
    {NULL, NULL, NULL},
};

static const char *const examples[] = {
    "croupier replay match.jsonl",
    "croupier replay match.jsonl --seat 0 --until 40",
    "croupier replay match.jsonl --story --seat watcher",
    NULL,
};
static const char *const exits[] = {
    "0 replayed, unfinished logs too",
    "2 the file cannot be read, or a line breaks the rules (the error names it)",
    "3 moves listed only: another version of croupier replays it (standard error says which)",
    NULL,
};

const struct command command_replay = {
    .name = "replay",
    .brief = "Replay a log under the rules and show the table at its end",
    .usage = "FILE [OPTIONS]",
    .words_min = 1,
    .words_max = 1,
    .options = options,
    .about = "Use - to read standard input. You can write a log by hand: docs/log.md.",
    .examples = examples,
    .exits = exits,
    .run = run,
};
