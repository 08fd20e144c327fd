/* What the module of a game in the lab offers: what may be asked of its odds, and the answers, by
 * the code behind `croupier odds GAME --json`. What is always true: nothing is imported, so whoever
 * has it can run it anywhere. */
#include <stdlib.h>
#include <string.h>

#include "engine/engine.h"
#include "games/registry.h"
#include "lab/answer.h"
#include "web/lab/host.h"

/* What may be asked (answer_options_json) is said. */
EXPORT("lab_options") int lab_options(void);
/* Options and their values ("" for a flag), each ended by a zero byte, are put where lab_room says,
 * `size` bytes in all. 1: the answer is said, else what is wrong with it. */
EXPORT("lab_odds") int lab_odds(uint32_t size);

static struct data data;
static void *block;

static const struct game *opened(void)
{
    const struct game *game = games_list[0];
    struct complaint wrong;
    if (!block) {
        block = aligned_alloc(16, (game->data_size + 15) / 16 * 16 + 16);
        ENSURE(block && data_open_default(game, block, &data, &wrong));
    }
    return game;
}

int lab_options(void)
{
    const struct game *game = opened();
    answer_options_json(game, &data, host_say());
    return 1;
}

int lab_odds(uint32_t size)
{
    const struct game *game = opened();
    const char *value[ODDS_OPTIONS_MAX] = {0}, *at = host_asked(size), *end = at + size;
    struct odds_answer answer = {0};
    struct text why = host_wrong();
    while (at < end) {
        const char *name = at, *given = name + strlen(name) + 1;
        const struct odds_option *option = game->odds->options;
        int i = 0;
        while (option[i].name && strcmp(option[i].name, name) != 0)
            i++;
        if (!option[i].name) {
            text_format(&why, "--%s is not for %s. Leave it out.", name, game->name);
            return host_refuse();
        }
        value[i] = given < end ? given : "";
        at = given + strlen(value[i]) + 1;
    }
    if (!game->odds->answer(&data, value, &answer, &why))
        return host_refuse();
    answer_json(game, &answer, host_say());
    return 1;
}
