/* croupier learn: a lesson at this terminal. What is always true: nothing of it is kept but the
 * step at which the learner is. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/commands.h"
#include "cli/saves.h"
#include "cli/sitting.h"
#include "cli/totals.h"
#include "tui/guide.h"
#include "tui/input.h"
#include "tui/language.h"
#include "tui/line.h"
#include "tui/said.h"
#include "voice/choices.h"

struct learning {
    struct sitting sitting;
    struct lesson lesson;
    struct line_lesson at;
    struct line_table table;
    bool keeps; /* the step; there may be nowhere to */
};

static int next(void *arg)
{
    struct learning *l = arg;
    return sitting_next(&l->sitting);
}

static bool make_move(void *arg, int seat, struct text *why)
{
    struct learning *l = arg;
    return sitting_make_move(&l->sitting, seat, why);
}

static bool written(void *arg, struct text *why)
{
    struct learning *l = arg;
    const struct lesson_run *run = &l->at.run;
    (void)why;
    if (l->table.lesson && l->keeps && run->step)
        l->keeps = !saves_step(l->lesson.game, lesson_id(run->step), run->way);
    return true;
}

/* ---- A table ---- */

static int seats_read(struct learning *l)
{
    struct sitting *sitting = &l->sitting;
    sitting->head.seats = l->lesson.seats;
    for (int seat = 0; seat < l->lesson.seats; seat++) {
        const struct policy *usual = lesson_bot(&l->lesson);
        bool own = seat == l->lesson.learner;
        sitting->seat[seat].kind = own ? SEAT_PERSON : SEAT_BOT;
        sitting->seat[seat].policy = own ? NULL : usual;
        snprintf(sitting->head.seat_name[seat], sizeof sitting->head.seat_name[seat], "%s",
                 own ? "me" : usual->name);
    }
    sitting->head.rules = l->lesson.rules;
    return 0;
}

static int table_open(struct learning *l, const struct game *game)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct sitting *sitting = &l->sitting;
    if (!lesson_open(&l->lesson, game))
        return fail("%s has no lesson.", game->title);
    memset(sitting, 0, sizeof *sitting);
    sitting->keeper.out.fd = -1;
    sitting->game = sitting->head.game = game;
    sitting->head.reader = SEAT_CHANCE;
    if (pack_open(&sitting->own_pack, game, NULL, &why))
        return fail("%s.", reason);
    return seats_read(l);
}

/* A new match, at this step (NULL: the first). */
static int begin(struct learning *l, const char *id, int way)
{
    char reason[REASON_BYTES];
    struct text why = language_text(reason, sizeof reason);
    int result = sitting_deal(&l->sitting, -1);
    if (result)
        return result;
    l->at = (struct line_lesson){0};
    lesson_begin(&l->at.run, &l->lesson);
    l->table.match = l->sitting.match;
    l->table.lesson = &l->at;
    l->table.fleeting = false;
    if (id && !lesson_to(&l->at.run, l->sitting.match, id, way, &why)) {
        puts(language_say(TELL_LESSON_CHANGED()));
        return begin(l, NULL, 0);
    }
    return 0;
}

/* ---- After it ---- */

enum after { AFTER_ON, AFTER_AGAIN, AFTER_REAL, AFTER_HOW, AFTER_ENOUGH, AFTERS };

static int after(void)
{
    char line[INPUT_BYTES], prompt[160];
    printf("\n%s\n", language_say(TELL_TAUGHT()));
    printf("   1. %s\n", language_say(LABEL_PLAY_ON()));
    printf("   2. %s\n", language_say(LABEL_ONCE_MORE()));
    printf("   3. %s\n", language_say(LABEL_PLAY_REAL()));
    printf("   4. %s\n", language_say(LABEL_HOW()));
    printf("   5. %s\n", language_say(LABEL_ENOUGH()));
    snprintf(prompt, sizeof prompt, "%s ", language_say(ASK_ENTER(.most = AFTERS, .enter = 1)));
    for (;;) {
        if (input_line(prompt, line) != INPUT_LINE)
            return AFTER_ENOUGH;
        if (!*line)
            return AFTER_ON;
        long n = strtol(line, NULL, 10);
        if (n >= 1 && n <= AFTERS)
            return (int)n - 1;
        puts(language_say(WHY_CHOICE(.most = AFTERS)));
    }
}

static int play_on(struct learning *l)
{
    char reason[REASON_BYTES], own[512];
    struct text why = language_text(reason, sizeof reason), said = language_text(own, sizeof own);
    puts(language_say(TELL_PLAY_ON()));
    l->table.lesson = NULL;
    l->table.fleeting = true;
    int end = line_play(&l->table, &why);
    if (end == LINE_FAILED)
        return fail_file(reason);
    if (end != LINE_OVER)
        return EXIT_FINE;
    printf("\n%s\n",
           language_say(TELL_OVER(.moves = l->sitting.match->count - l->sitting.match->says)));
    tallies_say(l->sitting.match, 0, true, &said);
    if (said.used)
        puts(language_say(TELL_TALLY(.tally = own)));
    return EXIT_FINE;
}

static int play_real(const struct game *game)
{
    struct args args = {.command = &command_play, .words = 1, .word = {game->name}};
    return command_play.run(&args);
}

static void say_left(const struct learning *l, const char *language)
{
    if (!l->keeps)
        return;
    printf("%s croupier learn %s", language_say(TELL_LESSON_LEFT()), l->lesson.game->name);
    if (language)
        printf(" --lang %s", language);
    puts("");
}

/* ---- The command ---- */

/* What comes after the lesson has ended. `again`: it begins once more. */
static int ended(struct learning *l, bool *again, bool *real)
{
    saves_step(l->lesson.game, NULL, 0);
    for (;;) {
        switch (after()) {
        case AFTER_ON: return play_on(l);
        case AFTER_AGAIN: *again = true; return begin(l, NULL, 0);
        case AFTER_REAL: *real = true; return EXIT_FINE;
        case AFTER_HOW:
            guide_how(stdout, l->lesson.game, l->sitting.match->data, &l->lesson.rules, "");
            continue;
        default: return EXIT_FINE;
        }
    }
}

/* Another of its steps, the match without it, or away. */
static int left(struct learning *l, const char *language, bool *again)
{
    if (l->at.to) {
        char id[NAME_BYTES_MAX + 1];
        snprintf(id, sizeof id, "%s", lesson_id(l->at.to));
        *again = true;
        return begin(l, id, l->at.run.way ? l->at.run.way : 1);
    }
    int result = line_yes(language_say(ASK_PLAY_ON()), true) > 0 ? play_on(l) : EXIT_FINE;
    say_left(l, language);
    return result;
}

static int lead(struct learning *l, const char *language, bool *real)
{
    char reason[REASON_BYTES];
    int result = EXIT_FINE;
    for (bool again = true; again && !result;) {
        struct text why = language_text(reason, sizeof reason);
        int end = line_play(&l->table, &why);
        again = false;
        if (end == LINE_FAILED)
            return fail_file(reason);
        if (end == LINE_LEFT)
            result = l->at.ended ? ended(l, &again, real) : left(l, language, &again);
        else
            say_left(l, language);
    }
    return result;
}

/* Where to begin: where the learner was, or anew. -1: the input has ended. */
static int resume(struct learning *l)
{
    char id[NAME_BYTES_MAX + 1];
    int way = 0, result = begin(l, NULL, 0);
    if (result || !input_is_terminal() || !saves_step_kept(l->lesson.game, id, &way))
        return result;
    result = begin(l, id, way ? way : 1);
    if (result || !l->sitting.match->count)
        return result;
    int yes = line_yes(language_say(ASK_LESSON(.step = lesson_number(&l->at.run),
                                               .steps = lesson_count(&l->at.run))),
                       true);
    return yes < 0 ? -1 : yes ? 0 : begin(l, NULL, 0);
}

static int from(struct learning *l, const struct args *args)
{
    const char *typed = args_get(args, "step");
    if (!typed)
        return args_has(args, "new") ? begin(l, NULL, 0) : resume(l);
    struct lesson_run run;
    lesson_begin(&run, &l->lesson);
    const struct node *to = line_step(&run, typed);
    return to ? begin(l, lesson_id(to), 1)
              : fail("The lesson has no step %.64s. For all of them: croupier learn %s --steps",
                     typed, l->lesson.game->name);
}

static int steps(const struct game *game)
{
    struct lesson lesson;
    struct lesson_run run;
    if (!lesson_open(&lesson, game))
        return fail("%s has no lesson.", game->title);
    lesson_begin(&run, &lesson);
    run.step = NULL; /* nobody is at one */
    line_steps(&run);
    return EXIT_FINE;
}

static int learn(const struct game *game, const struct args *args)
{
    static struct learning l;
    bool real = false;
    const char *map = args_get(args, "map"), *language = args_get(args, "lang");
    int result = table_open(&l, game);
    if (result)
        return result;
    if (map && !line_has_map(game))
        return fail("%s has no map. Leave out --map.", game->title);
    l.keeps = true;
    l.table = (struct line_table){.persons = (uint16_t)(1u << l.lesson.learner),
                                  .ask = ASK_CHANGE,
                                  .map = map ? line_map_named(map) : TEXT_MAP_BOTH,
                                  .arg = &l,
                                  .next = next,
                                  .make_move = make_move,
                                  .written = written};
    input_open();
    result = from(&l, args);
    if (!result) {
        guide_wrap(stdout,
                   language_say(TELL_LESSON(.game = game->title, .steps = lesson_count(&l.at.run))),
                   "");
        result = lead(&l, language, &real);
    }
    input_close();
    sitting_close(&l.sitting);
    return result < 0 ? EXIT_FINE : real ? play_real(game) : result;
}

int learn_game(const struct game *game)
{
    struct args args = {.command = &command_learn, .words = 1, .word = {game->name}};
    return learn(game, &args);
}

static int run(const struct args *args)
{
    if (!args->words)
        return fail("Which game? For example: croupier learn bloodsport");
    const struct game *game = game_named(args->word[0]);
    if (!game)
        return EXIT_BAD;
    return args_has(args, "steps") ? steps(game) : learn(game, args);
}

static const struct option_spec options[] = {
    {"step", "STEP", "begin at this step, by its number or name"},
    {"steps", NULL, "list the steps, each with its first words"},
    {"new", NULL, "begin again, even if you left the lesson before its end"},
    {"map", "words|drawn|both", "how to show the map (both)"},
    {"lang", CROUPIER_LANGUAGES, "language of the text (default: as LANG says, else English)"},
    {NULL, NULL, NULL},
};

static const char *const examples[] = {
    "croupier learn bloodsport",
    "croupier learn 21 # a name, a title or its beginning: blood, tex, gamb",
    "croupier learn gamblers-heart --step 16 # the last spell again",
    "croupier learn texarkana --steps",
    NULL,
};
static const char *const exits[] = {"0 learned or left", "2 the command is wrong", NULL};

const struct command command_learn = {
    .name = "learn",
    .brief = "Learn a game in five minutes, by playing its first round with a guide",
    .usage = "GAME [OPTIONS]",
    .words_max = 1,
    .options = options,
    .about = "GAME is a game's name, its title, or the beginning of either, as long as it is "
             "unique.\n\n"
             "The cards and dice are the same every time. What the guide says begins with a bar. "
             "The choice it means is marked with <, and Enter takes it. At any prompt, type steps "
             "for all steps, step N to replay the lesson from one, skip to play on without it, or "
             "quit. Only your step is saved, in $XDG_DATA_HOME/croupier/lessons (by default in "
             "~/.local/share/croupier).",
    .examples = examples,
    .exits = exits,
    .run = run,
};
