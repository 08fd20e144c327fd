/* Reading what a match is to be from a command's line: game, seats, rules, data. What is always
 * true:
 * everything is looked up by name, and what is not found is answered with the nearest that there
 * is. */
#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "cli/brought.h"
#include "engine/tree_read.h"
#include "games/registry.h"
#include "table/names.h"

enum { GAME_NAMES_MAX = 64 };

/* Names and titles of what is no toy, as names: two of each game. */
static int game_names(char title[][NAME_BYTES_MAX + 1], const char **names,
                      const struct game **games)
{
    int count = 0;
    for (int i = 0; i < games_count && count < GAME_NAMES_MAX - 1; i++) {
        if (games_list[i]->toy)
            continue;
        title_name(games_list[i]->title, title[count]);
        for (int k = 0; k < 2; k++) {
            games[count] = games_list[i];
            names[count] = k ? title[count - 1] : games_list[i]->name;
            count++;
        }
    }
    return count;
}

const struct game *game_find(const char *word)
{
    char title[GAME_NAMES_MAX][NAME_BYTES_MAX + 1], folded[NAME_BYTES_MAX + 1];
    const char *names[GAME_NAMES_MAX];
    const struct game *games[GAME_NAMES_MAX], *found = NULL;
    for (int i = 0; i < games_count; i++)
        if (!strcmp(games_list[i]->name, word))
            return games_list[i];
    if (!*word || strlen(word) > NAME_BYTES_MAX)
        return NULL;
    size_t size = (size_t)title_name(word, folded);
    int count = game_names(title, names, games);
    for (int i = 0; i < count; i++)
        if (!strcmp(names[i], folded))
            return games[i];
    for (int i = 0; i < count && size; i++)
        if (!strncmp(names[i], folded, size)) {
            if (found && found != games[i])
                return NULL;
            found = games[i];
        }
    return found;
}

const struct game *game_named(const char *word)
{
    char title[GAME_NAMES_MAX][NAME_BYTES_MAX + 1];
    const char *names[GAME_NAMES_MAX];
    const struct game *games[GAME_NAMES_MAX], *found = game_find(word);
    if (!found) {
        int count = game_names(title, names, games);
        name_refuse("There is no game", "", word, names, count, "For all of them: croupier games");
    }
    return found;
}

static int no_item(const struct game *game, const char *item)
{
    const char *all[40] = {"me", "stdio"};
    int count = 2 + bot_names(game, all + 2, 38);
    char names[512];
    struct text text = text_over(names, sizeof names);
    text_put(&text, "A seat is me, stdio, prog:COMMAND or a bot: ");
    for (int i = 2; i < count; i++)
        text_format(&text, "%s%s", i > 2 ? ", " : "", all[i]);
    text_put(&text, ".");
    return name_refuse("There is no", "", item, all, count, names);
}

/* prog:COMMAND. The seat is called by its first word, without folders: the rest is nobody's
 * business at the table. */
static int program_read(struct sitting *sitting, int seat, const char *command)
{
    char *name = sitting->head.seat_name[seat];
    size_t word = strcspn(command, " ");
    if (!word)
        return fail("prog: needs a command, such as --seats careful,prog:./bot");
    if (strlen(command) >= COMMAND_BYTES_MAX)
        return fail("The command of seat %d is longer than %d bytes. Put it into a script.", seat,
                    COMMAND_BYTES_MAX - 1);
    const char *base = command;
    for (size_t i = 0; i < word; i++)
        if (command[i] == '/')
            base = command + i + 1;
    size_t size = (size_t)(command + word - base);
    snprintf(name, SEAT_NAME_BYTES + 1, "prog:%.*s", (int)(size < 40 ? size : 40), base);
    for (char *c = name; *c; c++)
        if (*c < ' ' || *c > '~')
            *c = '?';
    snprintf(sitting->seat[seat].command, COMMAND_BYTES_MAX, "%s", command);
    sitting->seat[seat].kind = SEAT_PROGRAM;
    return 0;
}

int sitting_bot(struct sitting *sitting, int seat, const char *item)
{
    char what[NAME_BYTES_MAX + 2];
    const char *budget;
    const struct policy *policy = think_bot(sitting->game, item, &budget);
    if (!policy)
        return -1;
    snprintf(what, sizeof what, "%s:", policy->name);
    sitting->seat[seat].policy = policy;
    return budget ? think_read(what, budget, &sitting->seat[seat].think) : 0;
}

static int seat_read(struct sitting *sitting, int seat, const char *item)
{
    int kind = SEAT_BOT, bot = 0;
    if (!strncmp(item, "prog:", 5))
        return program_read(sitting, seat, item + 5);
    if (!*item)
        return fail("--seats has an empty item. Write a list such as me,careful");
    if (!strcmp(item, "me"))
        kind = SEAT_PERSON;
    else if (!strcmp(item, "stdio"))
        kind = SEAT_PROGRAM;
    else
        bot = sitting_bot(sitting, seat, item);
    if (bot)
        return bot < 0 ? no_item(sitting->game, item) : bot;
    sitting->seat[seat].kind = (uint8_t)kind;
    snprintf(sitting->head.seat_name[seat], sizeof sitting->head.seat_name[seat], "%.*s",
             SEAT_NAME_BYTES, item);
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
    char item[COMMAND_BYTES_MAX + 8];
    int count = 1;
    for (const char *at = list; *at; at++)
        count += *at == ',';
    if (count < game->seats_min || count > game->seats_max) {
        char range[16];
        struct text seats = text_over(range, sizeof range);
        text_seats(game, &seats);
        return fail("%s seats %s, and --seats names %d.", game->title, range, count);
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

/* --think: for programs how long they have; where none plays, what every bot without a budget of
 * its own gets, but for a master's: that one runs the game, and is not there to win it. */
static int think_given(struct sitting *sitting, const struct args *args)
{
    const char *word = args_get(args, "think"), *bots = args_get(args, "bots");
    bool programs = bots && strstr(bots, "prog:");
    struct think think;
    long long ms = 0;
    if (!args_has(args, "think"))
        return 0;
    for (int seat = 0; seat < sitting->head.seats; seat++)
        programs = programs || sitting->seat[seat].kind == SEAT_PROGRAM;
    if (programs)
        return args_number(args, "think", 0, INT_MAX, &ms);
    if (think_read("--think", word, &think))
        return EXIT_BAD;
    for (int seat = sitting->game->master; seat < sitting->head.seats; seat++) {
        struct think *own = &sitting->seat[seat].think;
        if (sitting->seat[seat].kind == SEAT_BOT && !own->playouts && !own->ms) {
            size_t used = strlen(sitting->head.seat_name[seat]);
            *own = think;
            snprintf(sitting->head.seat_name[seat] + used, SEAT_NAME_BYTES + 1 - used, ":%s", word);
        }
    }
    return 0;
}

int sitting_rules(struct sitting *sitting, const char *list)
{
    char item[2 * NAME_BYTES_MAX], reason[REASON_BYTES];
    while (list_item(&list, item, sizeof item)) {
        struct text why = text_over(reason, sizeof reason);
        char *equals = strchr(item, '=');
        if (!equals)
            return fail("--rules takes NAME=VALUE, not %.64s. For all of them: croupier games %s",
                        item, sitting->game->name);
        *equals = 0;
        if (!codec_rule_read(sitting->game, item, equals + 1, &sitting->head.rules, &why))
            return fail("%s%s", reason, reason[why.used - 1] == '?' ? "" : ".");
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
        return pack_open(&sitting->own_pack, game, name, &why) ? fail("%s.", reason) : 0;
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
        return fail("Who plays? Add --seats, such as --seats %s",
                    sitting->game->seats_min > 1 ? "random,random" : "random");
    int result = seats_read(sitting, seats);
    if (!result)
        result = think_given(sitting, args);
    rules_default(sitting->game, &sitting->head.rules);
    if (!result)
        result = sitting_rules(sitting, args_get(args, "rules"));
    if (!result)
        result = pack_read(sitting, args_get(args, "pack"));
    if (!result && args_has(args, "character"))
        result = brought_read(sitting, args_get(args, "character"));
    if (result)
        sitting_close(sitting);
    return result;
}
