/* croupier games: what can be played, and one game's shape from its tables. What is always true:
 * toys, which only solvers play, are not listed. */
#include <stdio.h>
#include <string.h>

#include "cli/commands.h"
#include "cli/sitting.h"
#include "games/registry.h"
#include "table/bot.h"
#include "table/names.h"
#include "table/native/pack.h"
#include "table/remark.h"
#include "tui/guide.h"
#include "tui/language.h"

/* ---- As people read it ---- */

static void print_bot(const struct game *game, const struct policy *policy)
{
    char bytes[512];
    struct text line = language_text(bytes, sizeof bytes);
    text_put(&line, policy->name);
    text_put(&line, " (");
    bool named = remark_name(game, policy->name, &line);
    line.used -= named ? 0 : 2;
    text_put(&line, named ? "): " : ": ");
    bot_help(game, policy, &line);
    guide_wrap(stdout, bytes, "    ");
}

static void print_bots(const struct game *game)
{
    puts("  Bots, from weak to strong:");
    print_bot(game, bot_find(game, "random"));
    for (int i = 0; i < game->policy_count; i++)
        print_bot(game, &game->policies[i]);
    if (game->style_count)
        puts("  Styles:");
    for (int i = 0; i < game->style_count; i++)
        print_bot(game, &game->policies[game->policy_count + i]);
}

/* Which matches of older builds go on here. */
static void print_editions(const struct game *game)
{
    printf("  Plays:  edition %d", game->edition);
    for (const struct edition_spec *at = game->editions; at && at->number; at++)
        if (at->number != game->edition && !at->played_by)
            printf(", and matches begun under edition %d", at->number);
    puts("");
}

static void print_game(const struct game *game)
{
    printf("%s: %s, by %s, edition %d\n", game->name, game->title, game->author, game->edition);
    guide_about(stdout, game, "  ");
    char seats[16];
    struct text range = text_over(seats, sizeof seats);
    text_seats(game, &range);
    printf("  Seats:  %s\n", seats);
    print_bots(game);
    print_editions(game);
    for (int i = 0; i < game->source_count; i++)
        printf("%s%s%s", i ? ", " : "  Packs:  ", game->sources[i].name, i ? "" : " (the default)");
    if (game->source_count)
        puts("");
    guide_rules(stdout, game, "  ");
}

/* ---- As programs read it ---- */

static void put_names(struct text *out, const char *key, const char *const *names, int count)
{
    text_format(out, ",\"%s\":[", key);
    for (int i = 0; i < count; i++) {
        text_put(out, i ? "," : "");
        codec_string_json(names[i], out);
    }
    text_char(out, ']');
}

static void put_member(struct text *out, const char *key, const char *value)
{
    text_format(out, ",\"%s\":", key);
    codec_string_json(value, out);
}

/* The same, of how people read a name. */
static void put_titled(struct text *out, const char *key, const struct game *game, const char *kind,
                       const char *name)
{
    char bytes[512];
    struct text text = text_over(bytes, sizeof bytes);
    codec_titled(game, kind, name, &text);
    put_member(out, key, bytes);
}

static void put_rule_value(const struct rule_spec *rule, int32_t value, struct text *out)
{
    if (rule->words)
        codec_string_json(rule->words[value - rule->lo], out);
    else
        text_int(out, value);
}

static void put_rules(const struct game *game, struct text *out)
{
    text_put(out, ",\"rules\":[");
    for (int i = 0; i < game->rule_count; i++) {
        const struct rule_spec *rule = &game->rules[i];
        text_put(out, i ? ",{\"name\":" : "{\"name\":");
        codec_string_json(rule->name, out);
        put_titled(out, "help", game, "rule", rule->name);
        text_put(out, ",\"default\":");
        put_rule_value(rule, rule->start, out);
        if (rule->words)
            put_names(out, "values", rule->words, rule->hi - rule->lo + 1);
        else
            text_format(out, ",\"min\":%d,\"max\":%d", rule->lo, rule->hi);
        text_char(out, '}');
    }
    text_char(out, ']');
}

/* All that a name table of the game, with its own pack, has. */
static void put_table(const struct data *data, const char *key, int table, struct text *out)
{
    put_names(out, key, data->names[table].at, data->names[table].count);
}

static void put_verbs(const struct game *game, const struct data *data, struct text *out)
{
    text_put(out, ",\"verbs\":[");
    for (int i = 0; i < game->verb_count; i++) {
        const struct verb_spec *verb = &game->verbs[i];
        text_put(out, i ? ",{\"name\":" : "{\"name\":");
        codec_string_json(verb->name, out);
        put_titled(out, "help", game, "verb", verb->name);
        text_put(out, ",\"arguments\":[");
        for (int a = 0; a < ARGS_MAX && verb->arg[a].name; a++) {
            text_put(out, a ? ",{\"name\":" : "{\"name\":");
            codec_string_json(verb->arg[a].name, out);
            text_format(out, ",\"secret\":%s", verb->arg[a].secret ? "true" : "false");
            if (verb->arg[a].show != SHOW_NUMBER)
                put_table(data, "values", verb->arg[a].names, out);
            text_put(out, verb->arg[a].open ? ",\"new\":true}" : "}");
        }
        text_put(out, verb->text == TEXT_SECRET  ? "],\"text\":\"secret\"}"
                      : verb->text == TEXT_SHOWN ? "],\"text\":\"shown\"}"
                                                 : "]}");
    }
    text_char(out, ']');
}

static void put_phases(const struct game *game, struct text *out)
{
    text_put(out, ",\"phases\":[");
    for (int i = 0; i < game->phase_count; i++) {
        text_put(out, i ? ",{\"name\":" : "{\"name\":");
        codec_string_json(game->phases[i].name, out);
        put_titled(out, "title", game, "phase", game->phases[i].name);
        text_char(out, '}');
    }
    text_char(out, ']');
}

/* The fields of views, each as its values are told there; `count` above 1: a list, or with `named`
 * an object, whose `keys` follow. "null": nothing may stand there; "hidden": "?" may, for what a
 * seat does not know. */
static void put_fields(const struct game *game, const struct data *data, struct text *out)
{
    static const char *const shows[] = {[SHOW_NUMBER] = "number",
                                        [SHOW_NAME] = "name",
                                        [SHOW_SET] = "set",
                                        [SHOW_PLACES] = "places"};
    const char *between = "";
    text_put(out, ",\"fields\":[");
    for (const struct field *f = field_next(game, NULL); f; f = field_next(game, f)) {
        text_put(out, between);
        text_put(out, "{\"name\":");
        codec_string_json(f->name, out);
        text_format(out, ",\"count\":%d", f->count);
        put_member(out, "show", shows[f->show]);
        if (f->index_names && f->show != SHOW_PLACES)
            text_put(out, ",\"named\":true");
        if (field_may_be_none(f))
            text_put(out, ",\"null\":true");
        if (f->know != KNOW_ALL && f->show != SHOW_PLACES)
            text_put(out, ",\"hidden\":true");
        if (f->index_names && f->show != SHOW_PLACES)
            put_table(data, "keys", f->index_names, out);
        if (f->show == SHOW_NAME || f->show == SHOW_SET)
            put_table(data, "values", f->names, out);
        text_char(out, '}');
        between = ",";
    }
    text_char(out, ']');
}

/* `data`: the whole of it, with the names of its own pack; NULL: what a list says. */
static void put_game(const struct game *game, const struct data *data, struct text *out)
{
    const char *names[64];
    text_put(out, "{\"name\":");
    codec_string_json(game->name, out);
    put_member(out, "title", game->title);
    put_member(out, "author", game->author);
    put_titled(out, "about", game, "game", game->name);
    text_format(out, ",\"edition\":%d,\"seats\":{\"min\":%d,\"max\":%d}", game->edition,
                game->seats_min, game->seats_max);
    names[0] = "random";
    for (int i = 0; i < game->policy_count; i++)
        names[i + 1] = game->policies[i].name;
    put_names(out, "bots", names, game->policy_count + 1);
    for (int i = 0; i < game->style_count; i++)
        names[i] = game->policies[game->policy_count + i].name;
    put_names(out, "styles", names, game->style_count);
    for (int i = 0; i < game->source_count && i < 64; i++)
        names[i] = game->sources[i].name;
    put_names(out, "packs", names, game->source_count);
    put_rules(game, out);
    if (data) {
        put_phases(game, out);
        put_verbs(game, data, out);
        put_fields(game, data, out);
    }
    text_char(out, '}');
}

/* ---- The command ---- */

static int print_json(const struct game *only)
{
    static char bytes[2 * VIEW_JSON_BYTES];
    char reason[1024];
    struct text out = text_over(bytes, sizeof bytes), why = text_over(reason, sizeof reason);
    struct pack_data pack;
    if (only) {
        ENSURE(!pack_open(&pack, only, NULL, &why));
        put_game(only, &pack.data, &out);
        pack_close(&pack);
    }
    const char *between = "[";
    for (int i = 0; !only && i < games_count; i++) {
        if (games_list[i]->toy)
            continue;
        text_put(&out, between);
        put_game(games_list[i], NULL, &out);
        between = ",";
    }
    if (!only)
        text_put(&out, *between == ',' ? "]" : "[]");
    puts(bytes);
    return EXIT_FINE;
}

static int run(const struct args *args)
{
    const struct game *only = NULL;
    if (args->words && !(only = game_named(args->word[0])))
        return EXIT_BAD;
    if (args_has(args, "json"))
        return print_json(only);
    if (only) {
        print_game(only);
        if (only->words && only->words->how) {
            puts("\n  How to play:\n");
            sitting_how(only, "  ");
        }
        guide_moves(stdout, only, "  ");
        return EXIT_FINE;
    }
    bool any = false;
    for (int i = 0; i < games_count; i++) {
        if (games_list[i]->toy)
            continue;
        printf("%s", any ? "\n" : "");
        print_game(games_list[i]);
        any = true;
    }
    return EXIT_FINE;
}

static const struct option_spec options[] = {
    {"json", NULL, "print them as JSON"},
    {NULL, NULL, NULL},
};

static const char *const examples[] = {
    "croupier games",
    "croupier games bloodsport",
    "croupier games --json",
    NULL,
};
static const char *const exits[] = {
    "0 printed",
    "2 no such game or option",
    NULL,
};

const struct command command_games = {
    .name = "games",
    .brief = "List the games, or explain one: its rules, phases and moves",
    .usage = "[GAME] [--json]",
    .words_max = 1,
    .options = options,
    .examples = examples,
    .exits = exits,
    .run = run,
};
