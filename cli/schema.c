/* croupier schema: what a game's views look like, for programs that read them. What is always true:
 * it is made of the field table that views are made of. */
#include <stdio.h>
#include <stdlib.h>

#include "cli/commands.h"
#include "cli/sitting.h"

enum { SCHEMA_BYTES = 1024 * 1024 };

static int run(const struct args *args)
{
    static struct sitting sitting;
    char seats[64];
    const struct game *game = game_named(args->word[0]);
    struct text list = text_over(seats, sizeof seats);
    for (int i = 0; game && i < game->seats_min; i++)
        text_put(&list, i ? ",random" : "random");
    if (!game || sitting_read(&sitting, args, seats))
        return EXIT_BAD;
    char *bytes = malloc(SCHEMA_BYTES);
    int result = bytes ? EXIT_FINE : fail("There is not enough memory.");
    if (bytes) {
        struct text out = text_over(bytes, SCHEMA_BYTES);
        codec_schema_json(game, &sitting.own_pack.data, &out);
        ENSURE(!out.cut);
        puts(bytes);
    }
    free(bytes);
    sitting_close(&sitting);
    return result;
}

static const struct option_spec options[] = {
    {"pack", "FILE", "describe a game with your own pack (or a built-in one, by name)"},
    {NULL, NULL, NULL},
};

static const char *const examples[] = {
    "croupier schema bloodsport",
    "croupier schema texarkana --pack border",
    NULL,
};
static const char *const exits[] = {
    "0 printed",
    "2 no such game, or the pack is wrong",
    NULL,
};

const struct command command_schema = {
    .name = "schema",
    .brief = "Print a JSON Schema of what programs are shown of a game",
    .usage = "GAME [OPTIONS]",
    .words_min = 1,
    .words_max = 1,
    .options = options,
    .about = "Every view that a program is sent (docs/protocol.md) in a match with this pack fits "
             "the schema, which is of draft 7.",
    .examples = examples,
    .exits = exits,
    .run = run,
};
