/* croupier odds --log: the chances that a seat could know at some moment of a match. What is always
 * true: they are the figures of that seat's own view, as a page or a program at the table has them
 * (docs/protocol.md, facts), under the names that a situation has which nobody played. */
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/odds_print.h"
#include "cli/saves.h"
#include "games/registry.h"
#include "table/native/logfile.h"
#include "table/say.h"

enum { PATH_BYTES = 144, FLAT_KEYS = 9 };

/* What is said again without its place, where one thing alone can be meant. */
struct flat { int places, now; double chance, chance_now; };
static const char *const flat_keys[FLAT_KEYS] = {"success", "bust", "dealer_bust", "woe", "win",
                                                 "draw",    "left", "right",       "none"};

/* The last part of a path, and whether the one before it is "now": the roll that lies there, the
 * card that is played. */
static void flat_add(struct flat flat[FLAT_KEYS], const char *path, double chance)
{
    const char *key = strrchr(path, '.');
    bool now = key && key - path >= 3 && !strncmp(key - 3, "now", 3) &&
               (key - path == 3 || key[-4] == '.');
    key = key ? key + 1 : path;
    for (int i = 0; i < FLAT_KEYS; i++)
        if (!strcmp(key, flat_keys[i])) {
            flat[i].places++;
            flat[i].chance = chance;
            flat[i].now += now;
            flat[i].chance_now = now ? chance : flat[i].chance_now;
        }
}

static void flat_print(const struct flat flat[FLAT_KEYS])
{
    for (int i = 0; i < FLAT_KEYS; i++)
        if (flat[i].places == 1 || flat[i].now == 1)
            printf(",\"%s\":%.10g", flat_keys[i],
                   flat[i].now == 1 ? flat[i].chance_now : flat[i].chance);
}

static void print_chance(double chance, const char *path, bool json, bool first)
{
    if (json) {
        printf("%s\"%s\":%.10g", first ? "" : ",", path, chance);
        return;
    }
    printf("%-36s  %8.2f%%", path, 100 * chance); /* which is as fine as figures of views are */
    odds_bar(chance, NULL);
}

/* What a figure of a view is called here. */
static const char *name_of(const char *figure)
{
    static const char *const names[][2] = {
        {"nobody", "none"}, {"wins", "win"}, {"wins-with-patron", "win-with-patron"}};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (!strcmp(figure, names[i][0]))
            return names[i][1];
    return figure;
}

/* Chances below `value`, by where they are: "fights.1.left"; how many. `odds`: whole numbers are
 * chances too, in ten-thousandths: to succeed, or a list of to succeed and to bust. */
static int print_below(const json_t *value, const char *path, bool odds, bool json, int before,
                       struct flat flat[FLAT_KEYS])
{
    const char *key;
    char below[PATH_BYTES];
    json_t *child;
    size_t i;
    int n = 0;
    if (json_is_real(value) || (odds && json_is_integer(value))) {
        double chance = json_is_real(value) ? json_real_value(value)
                                            : (double)json_integer_value(value) / 10000;
        print_chance(chance, path, json, !before);
        flat_add(flat, path, chance);
        return 1;
    }
    json_object_foreach((json_t *)value, key, child)
    {
        snprintf(below, sizeof below, "%.60s%s%.60s%s", path, *path ? "." : "", name_of(key),
                 odds && json_is_integer(child) ? ".success" : "");
        n += print_below(child, below, odds || !strcmp(key, "odds"), json, before + n, flat);
    }
    json_array_foreach(value, i, child)
    {
        if (odds && i < 2)
            snprintf(below, sizeof below, "%.100s.%s", path, i ? "bust" : "success");
        else
            snprintf(below, sizeof below, "%.100s.%zu", path, i);
        n += print_below(child, below, odds, json, before + n, flat);
    }
    return n;
}

static int print_seen(const struct log_file *file, int seat, bool json)
{
    struct view view;
    struct flat flat[FLAT_KEYS] = {{0}};
    char *bytes = malloc(VIEW_JSON_BYTES);
    if (!bytes)
        return fail("There is not enough memory.");
    struct text out = text_over(bytes, VIEW_JSON_BYTES);
    text_put(&out, "{\"n\":0");
    match_view(&file->match, seat, &view);
    say_facts(&file->match, &view, &out);
    text_char(&out, '}');
    json_t *root = json_loads(bytes, 0, NULL);
    free(bytes);
    if (!root)
        return fail("This view could not be read.");
    if (json)
        printf("{\"game\":\"%s\",\"n\":%u,\"seat\":%d,\"chances\":{", file->match.game->name,
               file->match.count, seat);
    int n = print_below(json_object_get(root, "facts"), "", false, json, 0, flat);
    if (json) {
        putchar('}');
        flat_print(flat);
        puts("}");
    } else if (!n) {
        puts("This seat is told no chance here.");
    }
    json_decref(root);
    return EXIT_FINE;
}

int odds_log(const struct game *game, const struct args *args)
{
    static struct log_file file;
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    long long at = UINT32_MAX, seat = -1;
    if (args_number(args, "at", 0, UINT32_MAX - 1, &at) ||
        args_number(args, "seat", 0, SEATS_MAX - 1, &seat))
        return EXIT_BAD;
    if (seat < 0)
        return fail("Whose chances? Add --seat N.");
    if (log_file_open_with(&file, args_get(args, "log"), games_list, games_count, (uint32_t)at,
                           &saves_packs, &why))
        return fail_file(reason);
    int result;
    if (file.match.game != game)
        result = fail("This is a log of %s, not of %s.", file.match.game->name, game->name);
    else if (seat >= file.head.seats)
        result = fail("--seat takes a number from 0 to %d, not %lld.", file.head.seats - 1, seat);
    else if (args_has(args, "at") && at > file.match.count)
        result = fail("--at %lld is too high. The log has %u entries.", at, file.match.count);
    else
        result = print_seen(&file, (int)seat, args_has(args, "json"));
    log_file_close(&file);
    return result;
}
