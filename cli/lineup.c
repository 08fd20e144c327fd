/* Reading what a match is to be from a command's line: game, seats, rules, data. What is always true:
 * everything is looked up by name, and what is not found is answered with the nearest that there is. */
#include <stdio.h>
#include <string.h>

#include "cli/brought.h"
#include "games/registry.h"

const struct game *game_named(const char *name)
{
    const char *all[64];
    int count = 0;
    for (int i = 0; i < games_count; i++) {
        if (!strcmp(games_list[i]->name, name))
            return games_list[i];
        if (!games_list[i]->toy && count < 64)
            all[count++] = games_list[i]->name;
    }
    const char *near = codec_closest(name, all, count);
    if (near)
        fail("there is no game '%.64s'; did you mean %s?", name, near);
    else
        fail("there is no game '%.64s'; 'croupier games' lists them", name);
    return NULL;
}

static int no_item(const struct game *game, const char *item)
{
    const char *all[40] = {"me", "stdio"};
    int count = 2 + bot_names(game, all + 2, 38);
    const char *near = codec_closest(item, all, count);
    if (near)
        return fail("--seats: there is no '%.64s'; did you mean %s?", item, near);
    char names[512];
    struct text text = text_over(names, sizeof names);
    for (int i = 2; i < count; i++)
        text_format(&text, ", %s", all[i]);
    return fail("--seats: there is no '%.64s'; a seat is me, stdio or a bot%s", item, names);
}

static int seat_read(struct sitting *sitting, int seat, const char *item)
{
    const struct policy *policy = bot_find(sitting->game, item);
    int kind = SEAT_BOT;
    if (!*item)
        return fail("--seats: an item is empty; write them as in me,careful");
    if (!strcmp(item, "me"))
        kind = SEAT_PERSON;
    else if (!strcmp(item, "stdio"))
        kind = SEAT_PROGRAM;
    else if (!policy)
        return no_item(sitting->game, item);
    sitting->seat[seat].kind = (uint8_t)kind;
    sitting->seat[seat].policy = kind == SEAT_BOT ? policy : NULL;
    snprintf(sitting->head.seat_name[seat], sizeof sitting->head.seat_name[seat], "%s", item);
    return 0;
}

bool list_item(const char **at, char *item, size_t size)
{
    if (!*at)
        return false;
    size_t n = strcspn(*at, ",");
    snprintf(item, size, "%.*s", (int)(n < size ? n : size - 1), *at);
    *at = (*at)[n] ? *at + n + 1 : NULL;
    return true;
}

static int seats_read(struct sitting *sitting, const char *list)
{
    const struct game *game = sitting->game;
    char item[NAME_BYTES_MAX + 1];
    int count = 1;
    for (const char *at = list; *at; at++)
        count += *at == ',';
    if (count < game->seats_min || count > game->seats_max) {
        if (game->seats_min == game->seats_max)
            return fail("%s has %d seats, and --seats names %d", game->name, game->seats_min, count);
        return fail("%s has %d to %d seats, and --seats names %d", game->name, game->seats_min,
                    game->seats_max, count);
    }
    count = 0;
    while (list_item(&list, item, sizeof item)) {
        int result = seat_read(sitting, count++, item);
        if (result)
            return result;
    }
    sitting->head.seats = count;
    return 0;
}

int sitting_rules(struct sitting *sitting, const char *list)
{
    char item[2 * NAME_BYTES_MAX], reason[REASON_BYTES];
    while (list_item(&list, item, sizeof item)) {
        struct text why = text_over(reason, sizeof reason);
        char *equals = strchr(item, '=');
        if (!equals)
            return fail("--rules: '%s' is no NAME=VALUE; 'croupier games %s' lists the rules", item,
                        sitting->game->name);
        *equals = 0;
        if (!codec_rule_read(sitting->game, item, equals + 1, &sitting->head.rules, &why))
            return fail("--rules: %s", reason);
    }
    return 0;
}

/* A name that is compiled in, or else a file. */
static int pack_read(struct sitting *sitting, const char *name)
{
    const struct game *game = sitting->game;
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    bool named = !name;
    for (int i = 0; name && i < game->source_count; i++)
        named = named || !strcmp(game->sources[i].name, name);
    if (named)
        return pack_open(&sitting->own_pack, game, name, &why) ? fail("%s", reason) : 0;
    return pack_open_file(&sitting->own_pack, game, name, &why) ? fail_file(reason) : 0;
}

int sitting_read(struct sitting *sitting, const struct args *args, const char *seats)
{
    memset(sitting, 0, sizeof *sitting);
    sitting->keeper.out.fd = -1;
    sitting->game = game_named(args->word[0]);
    if (!sitting->game)
        return EXIT_BAD;
    sitting->head.game = sitting->game;
    sitting->head.reader = SEAT_CHANCE;
    if (args_has(args, "seats"))
        seats = args_get(args, "seats");
    if (!seats)
        return fail("--seats is missing: who sits there? As in --seats %s",
                    sitting->game->seats_min > 1 ? "random,random" : "random");
    int result = seats_read(sitting, seats);
    rules_default(sitting->game, &sitting->head.rules);
    if (!result)
        result = sitting_rules(sitting, args_get(args, "rules"));
    if (!result)
        result = pack_read(sitting, args_get(args, "pack"));
    if (!result && args_has(args, "character"))
        result = brought_read(sitting, args_get(args, "character"));
    return result;
}
