/* croupier pack: a game's cards, book or stories as the file that a person edits. What is always true: what is
 * printed is read again as it is, and what is checked is not changed. */
#include <stdio.h>

#include "cli/commands.h"
#include "cli/sitting.h"
#include "table/native/pack.h"

static int print_pack(const struct game *game)
{
    const struct data_source *source = &game->sources[0];
    fwrite(source->text, 1, source->size, stdout);
    return EXIT_FINE;
}

static int check_pack(const struct game *game, const char *path)
{
    char reason[1024];
    struct text why = text_over(reason, sizeof reason);
    struct pack_data pack;
    if (pack_open_file(&pack, game, path, &why))
        return fail_file(reason);
    printf("%s: a sound pack of %s: '%s', edition %d.\n", path, game->title, pack.data.name, pack.data.edition);
    pack_close(&pack);
    return EXIT_FINE;
}

static int run(const struct args *args)
{
    const struct game *game = game_named(args->word[0]);
    if (!game)
        return EXIT_BAD;
    if (!game->source_count)
        return fail("%s has no pack: nothing of it is written in a file", game->name);
    return args_has(args, "check") ? check_pack(game, args_get(args, "check")) : print_pack(game);
}

static const struct option_spec options[] = {
    {"check", "FILE", "say whether this file is a sound pack, or what is wrong with it and where"},
    {NULL, NULL, NULL},
};

const struct command command_pack = {
    .name = "pack",
    .brief = "Print a game's pack (cards, book, people, stories) to edit, or check yours",
    .usage = "GAME [OPTIONS]",
    .words_min = 1,
    .words_max = 1,
    .options = options,
    .more = "Without options the pack that is built in is printed: change a copy of it, check it, play with it.\n"
            "For each game a page of docs/ says what may stand there.\n"
            "\n"
            "Examples:\n"
            "  croupier pack bloodsport > mine.yaml\n"
            "  croupier pack bloodsport --check mine.yaml\n"
            "  croupier play bloodsport --pack mine.yaml\n"
            "\n"
            "Exit codes: 0 printed, or the file is sound; 2 something is wrong with the command or the file.\n",
    .run = run,
};
