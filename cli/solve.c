/* croupier solve: the value of a small game and how near its solution is. What is always true: no
 * value is printed without its exploitability, which is exact. */
#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "ai/cfr.h"
#include "cli/commands.h"
#include "cli/sitting.h"

enum { ITERATIONS = 1000000, FIRST_SLICE = 20, SLICES = 16 };
/* How often a bot is asked at each information set: of a part, whose bots take their time, or of a
 * whole game. */
enum { BOT_ASKED = 100, BOT_ASKED_WHOLE = 10000 };

/* ---- Memory, counted ---- */

static size_t held, peak;

/* As realloc(), with the size of each piece before it. */
static void *resize(void *at, size_t size)
{
    size_t *piece = at ? (size_t *)at - 2 : NULL;
    held -= piece ? *piece : 0;
    if (!size) {
        free(piece);
        return NULL;
    }
    size_t *more = realloc(piece, size + 2 * sizeof *more);
    if (!more) {
        held += piece ? *piece : 0;
        return NULL;
    }
    *more = size;
    held += size;
    peak = held > peak ? held : peak;
    return more + 2;
}

static double seconds_since(const struct timespec *start)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)(now.tv_sec - start->tv_sec) + (double)(now.tv_nsec - start->tv_nsec) / 1e9;
}

/* ---- The answer ---- */

struct answer {
    const struct game *game;
    struct rules rules; /* of the part that is solved, where the game has one */
    struct small small;
    struct cfr cfr;
    struct solved solved;
    struct bot_asked bot; /* none: bot.bot is NULL */
    double bot_loses[2];
    bool tells; /* `plays` too */
    struct part_plays plays;
    double compiled, iterated; /* seconds */
};

/* The settings of a part, as it was solved. */
static void print_settings(const struct answer *a)
{
    const struct game_part *part = a->game->part;
    printf(",\"settings\":{");
    for (int i = 0; i < part->rule_count; i++)
        printf("%s\"%s\":%d", i ? "," : "", part->rules[i].name, (int)a->rules.value[i]);
    printf("}");
}

static const char *kind_of(const struct game_part *part, const struct part_play *play)
{
    return part->kinds ? part->kinds[play->kind] : "any";
}

static void print_plays_json(const struct answer *a)
{
    const struct game_part *part = a->game->part;
    fputs(",\"plays\":[", stdout);
    for (int i = 0; i < a->plays.count; i++) {
        const struct part_play *p = &a->plays.row[i];
        printf("%s{\"seat\":\"%s\",\"kind\":\"%s\",\"move\":\"%s\",\"open\":%.8f,"
               "\"made\":%.8f}",
               i ? "," : "", part->role[p->seat], kind_of(part, p), a->game->verbs[p->verb].name,
               p->open, p->made);
    }
    putchar(']');
}

static void print_plays(const struct answer *a)
{
    const struct game_part *part = a->game->part;
    printf("How often each could make a move in a %s, and did:\n", part->name);
    for (int i = 0; i < a->plays.count; i++) {
        const struct part_play *p = &a->plays.row[i];
        if (p->open > 0)
            printf("  %-8s %-13s %-10s %8.4f%% of %.4f\n", part->role[p->seat],
                   kind_of(part, p), a->game->verbs[p->verb].name, 100 * p->made / p->open,
                   p->open);
    }
}

static void print_json(const struct answer *a)
{
    const struct small *s = &a->small;
    printf("{\"game\":\"%s\"", a->game->name);
    if (a->game->part)
        print_settings(a);
    printf(",\"value\":%.12g,\"exploitability\":%.6g,\"responses\":[%.12g,%.12g],"
           "\"algorithm\":\"%s\",\"iterations\":%llu,\"seconds\":%.6f,\"compile_seconds\":%.6f,"
           "\"memory_bytes\":%zu,\"%s\":%llu,\"%s\":%llu,\"information_sets\":[%u,%u],"
           "\"alike\":%u",
           a->solved.value, a->solved.exploitability, a->solved.response[0], a->solved.response[1],
           cfr_names[a->cfr.way], (unsigned long long)a->cfr.iterations, a->iterated, a->compiled,
           peak, a->game->part ? "public_nodes" : "histories", (unsigned long long)s->histories,
           a->game->part ? "public_ends" : "ends", (unsigned long long)s->ends, s->seat[0].sets,
           s->seat[1].sets, s->alike);
    if (a->game->part && a->tells)
        print_plays_json(a);
    if (a->bot.bot)
        printf(",\"bot\":{\"name\":\"%s\",\"loses\":[%.6g,%.6g]}", a->bot.bot->name,
               a->bot_loses[0], a->bot_loses[1]);
    printf("}\n");
}

static void print_text(const struct answer *a)
{
    const struct small *s = &a->small;
    const struct game_part *part = a->game->part;
    if (part)
        printf("%s, the %s: the %s", a->game->title, part->name, part->role[0]);
    else
        printf("%s: seat 0", a->game->title);
    printf(" gets %.9f on average when both play well.\n", a->solved.value);
    printf("Exploitability %.3g: what these strategies lose at most against the best play, on "
           "average over the seats.\n",
           a->solved.exploitability);
    printf("%llu iterations of %s in %.3f s, after %.3f s to compile; %.0f KB of memory.\n",
           (unsigned long long)a->cfr.iterations, cfr_names[a->cfr.way], a->iterated, a->compiled,
           ceil((double)peak / 1e3));
    printf("%llu %s, %llu of them ends. %u and %u information sets",
           (unsigned long long)s->histories, part ? "nodes that all can see" : "histories",
           (unsigned long long)s->ends, s->seat[0].sets, s->seat[1].sets);
    printf(s->alike ? ", with %u values that are like another one.\n" : ".\n", s->alike);
    if (a->bot.bot)
        printf("The bot %s gives up at most %.3f of it as %s%s, and %.3f as %s%s.\n",
               a->bot.bot->name, a->bot_loses[0], part ? "the " : "seat ",
               part ? part->role[0] : "0", a->bot_loses[1], part ? "the " : "seat ",
               part ? part->role[1] : "1");
    if (part && a->tells)
        print_plays(a);
}

/* A setting that follows from the others was asked to be another one. */
static int settings_clash(const struct game_part *part, const struct rules *asked,
                          const struct rules *got)
{
    for (int i = 0; part && i < part->rule_count; i++)
        if (asked->value[i] != part->rules[i].start && asked->value[i] != got->value[i])
            return fail("With that, %s can only be %d, not %d.", part->rules[i].name,
                        (int)got->value[i], (int)asked->value[i]);
    return EXIT_FINE;
}

/* Iterates in growing slices, and judges after each: the judging is not in the time. */
static bool iterate(struct answer *a, double until, uint64_t most)
{
    uint64_t slice = FIRST_SLICE;
    do {
        struct timespec start;
        uint64_t left = most - a->cfr.iterations;
        clock_gettime(CLOCK_MONOTONIC, &start);
        cfr_run(&a->cfr, slice < left ? slice : left);
        a->iterated += seconds_since(&start);
        if (!cfr_judge(&a->cfr, &a->solved))
            return false;
        slice = FIRST_SLICE + a->cfr.iterations / SLICES;
    } while (a->solved.exploitability > until && a->cfr.iterations < most);
    return true;
}

static int solve(struct answer *a, const struct data *data, enum cfr_way way, double until,
                 uint64_t most, bool apart)
{
    struct small_wish wish = {.resize = resize, .apart = apart};
    struct rules asked = a->rules;
    struct timespec start;
    clock_gettime(CLOCK_MONOTONIC, &start);
    const char *wrong = a->game->part
                            ? small_of_part(a->game->part, data, &a->rules, &wish, &a->small)
                            : small_compile(a->game, data, &a->rules, &wish, &a->small);
    a->compiled = seconds_since(&start);
    if (wrong)
        return fail("%s cannot be solved: %s.", a->game->name, wrong);
    if (settings_clash(a->game->part, &asked, &a->rules))
        return EXIT_BAD;
    bool good = cfr_start(&a->cfr, &a->small, way) && iterate(a, until, most) &&
                (!a->tells || part_plays(a->game->part, data, &a->rules, &a->cfr, &a->plays)) &&
                (!a->bot.bot || bot_loses(data, &a->rules, &a->small, &a->bot, a->bot_loses));
    if (!good)
        return fail("There is not enough memory.");
    a->bot_loses[0] += a->solved.value;
    a->bot_loses[1] -= a->solved.value;
    return EXIT_FINE;
}

/* ---- What is asked ---- */

/* An option that sets a rule of the part, and after a comma another one. */
static const struct setting { const char *option, *after_comma; } settings[] = {
    {"fortune", "gm-fortune"}, {"stake", NULL}, {"worth", NULL}, {"curse", NULL},
    {"blessing", NULL},        {"lost", NULL},  {"fit", NULL},   {"dice", "die"},
    {"patrons", NULL},
};
enum { SETTINGS = sizeof settings / sizeof *settings };

/* Reads one number to its end or, where another one may follow, to a comma. */
static int read_rule(const struct game_part *part, const char *option, const char *rule,
                     const char **word, bool comma, int32_t *value)
{
    char *end;
    int i = 0;
    while (part && i < part->rule_count && strcmp(part->rules[i].name, rule) != 0)
        i++;
    if (!part || i == part->rule_count)
        return fail("There is nothing in that game for --%s to set.", option);
    int lo = part->rules[i].lo, hi = part->rules[i].hi;
    errno = 0;
    long n = strtol(*word, &end, 10);
    bool whole = !errno && end != *word && **word != '+' && **word != ' ';
    if (!whole || (*end && !(comma && *end == ',')) || n < lo || n > hi)
        return fail("--%s takes a whole number from %d to %d, not %.64s.", option, lo, hi,
                    **word ? *word : "nothing");
    value[i] = (int32_t)n;
    *word = end + (*end == ',');
    return EXIT_FINE;
}

static int read_settings(const struct args *args, const struct game_part *part, struct rules *out)
{
    for (int i = 0; part && i < part->rule_count; i++)
        out->value[i] = part->rules[i].start;
    for (int i = 0; i < SETTINGS; i++) {
        const struct setting *s = &settings[i];
        const char *word = args_get(args, s->option);
        if (!word)
            continue;
        bool two = s->after_comma && strchr(word, ',');
        if (read_rule(part, s->option, s->option, &word, two, out->value) ||
            (two && read_rule(part, s->option, s->after_comma, &word, false, out->value)))
            return EXIT_BAD;
    }
    return EXIT_FINE;
}

static int read_bot(const struct args *args, const struct game *game, struct bot_asked *out)
{
    const char *name = args_get(args, "bot");
    *out = (struct bot_asked){.game = game, .times = game->part ? BOT_ASKED : BOT_ASKED_WHOLE};
    if (!name)
        return EXIT_FINE;
    if (args_has(args, "apart"))
        return fail("--bot does not go with --apart.");
    out->bot = bot_find(game, name);
    if (!out->bot || (game->part && out->bot == bot_find(game, "random")))
        return fail("%s has no bot %.64s of its own.", game->name, name);
    return EXIT_FINE;
}

static int read_plays(const struct args *args, const struct game *game, bool *out)
{
    *out = args_has(args, "plays");
    return *out && (!game->part || args_has(args, "apart"))
               ? fail("--plays is for the part of a game that is solved, without --apart.")
               : EXIT_FINE;
}

/* A distance from 0 up, as a decimal. */
static int read_until(const struct args *args, double *out)
{
    const char *word = args_get(args, "until");
    char *end;
    if (!word)
        return EXIT_FINE;
    double value = strtod(word, &end);
    if (end == word || *end || !isfinite(value) || value < 0)
        return fail("--until takes an exploitability from 0, such as 1e-6, not %s.", word);
    *out = value;
    return EXIT_FINE;
}

static enum cfr_way read_way(const struct args *args)
{
    const char *word = args_get(args, "algorithm");
    for (int i = 0; word && i < CFR_WAYS; i++)
        if (!strcmp(word, cfr_names[i]))
            return (enum cfr_way)i;
    return CFR_PREDICTIVE_DISCOUNTED;
}

static int run(const struct args *args)
{
    struct answer answer = {.game = game_named(args->word[0])};
    struct complaint wrong;
    struct data data;
    long long most = ITERATIONS;
    double until = 1e-6;
    if (!answer.game || read_until(args, &until) ||
        args_number(args, "iterations", 1, 1000000000, &most))
        return EXIT_BAD;
    rules_default(answer.game, &answer.rules);
    if (read_settings(args, answer.game->part, &answer.rules) ||
        read_bot(args, answer.game, &answer.bot) ||
        read_plays(args, answer.game, &answer.tells))
        return EXIT_BAD;
    void *block =
        answer.game->data_size ? aligned_alloc(16, (answer.game->data_size + 15) / 16 * 16) : NULL;
    if (answer.game->data_size && !block)
        return fail("There is not enough memory.");
    int code = EXIT_BAD;
    if (!data_open_default(answer.game, block, &data, &wrong))
        fail("%s: %s", answer.game->name, wrong.what);
    else
        code =
            solve(&answer, &data, read_way(args), until, (uint64_t)most, args_has(args, "apart"));
    if (!code) {
        if (args_has(args, "json"))
            print_json(&answer);
        else
            print_text(&answer);
        code = answer.solved.exploitability <= until ? EXIT_FINE : EXIT_TOLD;
    }
    cfr_free(&answer.cfr);
    small_free(&answer.small);
    free(block);
    return code;
}

static const struct option_spec options[] = {
    {"until", "E", "stop at this exploitability (default 1e-6)"},
    {"iterations", "N", "stop after this many iterations (default 1000000)"},
    {"algorithm", "cfr+|dcfr|pcfr+|pdcfr+", "how to iterate (default pdcfr+)"},
    {"apart", NULL, "keep apart what no rule tells apart, for comparison"},
    {"fortune", "N[,M]", "in a duel: Fortune of the Gamblers, and of the GM (default 20)"},
    {"stake", "N", "in a duel: the Initial Stake (default 4)"},
    {"worth", "N", "in a duel: what the spell is worth, in Fortune (default 4)"},
    {"curse", "N", "in a duel: what being cursed costs (default 12)"},
    {"blessing", "N", "in a duel: what being blessed is worth (default 10)"},
    {"lost", "N", "in a duel: what losing a Gambler costs (default 15)"},
    {"fit", "N", "in a duel: in how many of 100 the spell fits the Patronage (default 50)"},
    {"patrons", "0|1", "in a duel: 0 if no Patron may be invoked (default 1)"},
    {"plays", NULL, "in a duel: also show how often each kind of move is made"},
    {"bot", "NAME", "also show what this bot gives up to the best play"},
    {"dice", "N[,M]", "in a duel: faces of the Hand's dice, and of the GM's die (default 6,6)"},
    {"json", NULL, "print the result as JSON"},
    {NULL, NULL, NULL},
};

static const char *const examples[] = {
    "croupier solve kuhn",
    "croupier solve leduc --until 1e-9 --json",
    "croupier solve gamblers-heart --fortune 25,15 --stake 8 --until 1e-3",
    NULL,
};
static const char *const exits[] = {
    "0 solved as closely as asked",
    "2 no such game or option, or one that cannot be solved whole",
    "3 the iterations ran out first",
    NULL,
};

const struct command command_solve = {
    .name = "solve",
    .brief = "Solve a small game for two: its value, and how exact that is",
    .usage = "GAME [OPTIONS]",
    .words_min = 1,
    .words_max = 1,
    .options = options,
    .about =
        "You can solve any game with two seats in which one wins what the other loses, if it is "
        "small enough to be played out whole. Of a larger game you can solve a part, such as a "
        "duel between the Gambler who casts a spell and the GM. docs/solving.md explains how, and "
        "names some games.",
    .examples = examples,
    .exits = exits,
    .run = run,
};
