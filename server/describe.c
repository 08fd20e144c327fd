/* What pages are told of the games, from their tables alone. What is always true: flagged toys are
 * in no list. */
#include <stdlib.h>

#include "server/describe.h"
#include "table/describe.h"
#include "voice/voice.h"

enum { GAMES_BYTES = 1024 * 1024, CARDS_BYTES = 1024 * 1024, TELLS_BYTES = 64 * 1024 };

/* Gives back what was not used. */
static char *fitted(char *bytes, const struct text *out, size_t *size)
{
    *size = out->used;
    char *less = realloc(bytes, out->used + 1);
    return less ? less : bytes;
}

char *describe_games(const struct house *house, const char *language, size_t *size)
{
    char *bytes = malloc(GAMES_BYTES);
    const char *between = "";
    if (!bytes)
        return NULL;
    struct text out = text_over(bytes, GAMES_BYTES);
    out.language = language;
    text_char(&out, '[');
    for (int i = 0; i < house->games_count; i++) {
        if (house->games[i]->toy)
            continue;
        text_put(&out, between);
        describe_game(house->games[i], house->options.think_most, &out);
        between = ",";
    }
    text_put(&out, "]\n");
    ENSURE(!out.cut);
    return fitted(bytes, &out, size);
}

char *describe_tells(const struct game *game, size_t *size)
{
    char begins[64], *bytes = malloc(TELLS_BYTES);
    if (!bytes)
        return NULL;
    struct text out = text_over(bytes, TELLS_BYTES), begin = text_over(begins, sizeof begins);
    text_format(&begin, "%s-tell-", game->name);
    if (game->words && game->words->voices)
        voice_told(game->words->voices, begins, &out);
    else
        text_put(&out, "{}");
    text_char(&out, '\n');
    ENSURE(!out.cut);
    return fitted(bytes, &out, size);
}

char *describe_cards(const struct pack *pack, const char *language, size_t *size)
{
    const struct words *words = pack->game->words;
    char *bytes = malloc(CARDS_BYTES);
    if (!bytes)
        return NULL;
    struct text out = text_over(bytes, CARDS_BYTES);
    out.language = language;
    if (words && words->cards)
        words->cards(&pack->data.data, &out);
    else
        text_put(&out, "{}");
    text_char(&out, '\n');
    ENSURE(!out.cut);
    return fitted(bytes, &out, size);
}
