/* The line mode's course: who is asked, what they are told first, the cover between them. What is
 * always true: a seat hears of every entry exactly once, in order, before it is asked. */
#include "tui/line.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "table/cursor.h"
#include "table/hints.h"
#include "tui/away.h"
#include "tui/guide.h"
#include "tui/said.h"
#include "tui/say.h"
#include "tui/session.h"
#include "tui/spoken.h"
#include "tui/taught.h"

void say(const char *text)
{
    guide_wrap(stdout, text, "");
}

void says(int id, const void *slots)
{
    say(language_say(id, slots));
}

const char *short_of(const char *typed)
{
    static char bytes[SHORT_BYTES];
    struct text text = text_over(bytes, sizeof bytes);
    text_put(&text, typed);
    return bytes;
}

/* Whether lines may be bold or dim. */
static bool in_colour(void)
{
    const char *plain = getenv("NO_COLOR");
    return input_is_terminal() && !(plain && *plain);
}

void say_heading(const char *text)
{
    printf("\n%s%s%s\n", in_colour() ? "\033[1m" : "", text, in_colour() ? "\033[0m" : "");
}

static void say_dim(const char *text)
{
    fputs(in_colour() ? "\033[2m" : "", stdout);
    say(text);
    fputs(in_colour() ? "\033[0m" : "", stdout);
}

/* ---- The settings ---- */

static const char *const ask_names[LINE_ASKS] = {"change", "always", "never"};

const char *line_ask_name(int ask)
{
    ENSURE(ask >= 0 && ask < LINE_ASKS);
    return ask_names[ask];
}

int line_ask_named(const char *name)
{
    for (int ask = 0; ask < LINE_ASKS; ask++)
        if (!strcasecmp(ask_names[ask], name))
            return ask;
    return -1;
}

static const char *const map_names[TEXT_MAPS] = {"both", "drawn", "words"};

const char *line_map_name(int map)
{
    ENSURE(map >= 0 && map < TEXT_MAPS);
    return map_names[map];
}

int line_map_named(const char *name)
{
    for (int map = 0; map < TEXT_MAPS; map++)
        if (!strcasecmp(map_names[map], name))
            return map;
    return -1;
}

bool line_has_map(const struct game *game)
{
    return game->words && game->words->map;
}

bool line_has_windows(const struct game *game)
{
    return game->words && game->words->window;
}

int line_yes(const char *question, bool enter)
{
    char line[INPUT_BYTES], prompt[320];
    int columns = guide_columns(stdout);
    const char *choice = enter ? language_say(ASK_YES()) : language_say(ASK_NO());
    snprintf(prompt, sizeof prompt, "%s %s ", question, choice);
    if (columns && strlen(prompt) + 4 > (size_t)columns) {
        say(question);
        snprintf(prompt, sizeof prompt, "%s ", choice);
    }
    for (;;) {
        if (input_line(prompt, line) != INPUT_LINE)
            return -1;
        if (!*line)
            return enter;
        if (!strcasecmp(line, "y") || !strcasecmp(line, "yes") || !strcasecmp(line, "j") ||
            !strcasecmp(line, "ja"))
            return 1;
        if (!strcasecmp(line, "n") || !strcasecmp(line, "no") || !strcasecmp(line, "nein"))
            return 0;
        puts(language_say(WHY_YES_OR_NO()));
    }
}

/* ---- The cover ---- */

static int person_count(const struct session *s)
{
    return __builtin_popcount(s->table->persons);
}

/* "gambler 1, Ruth Delgado": a seat, and how the story calls it where all know that. */
static void put_person(const struct session *s, int seat, struct text *out)
{
    char called[LABEL_BYTES_MAX + 32], bytes[64];
    struct match_labels book;
    struct text name = language_text(bytes, sizeof bytes);
    struct text story =
        story_text(s->match, s->match->count, SEAT_WATCHER, &book, called, sizeof called);
    struct view view;
    codec_seat_text(s->match->game, seat, &name);
    text_put(out, bytes);
    match_view(s->match, SEAT_WATCHER, &view);
    story_speaker(s->match, &view, seat, &story);
    bool master = s->match->game->master && !seat; /* "the GM" is no name */
    if (strcasecmp(called, bytes) != 0 && !master)
        text_format(out, ", %s", called);
}

/* Whether nobody here may know anything that another may not: then no screen is covered. */
static bool is_open(const struct session *s)
{
    const struct game *game = s->match->game;
    for (int i = 0; i < game->verb_count; i++) {
        if (game->verbs[i].text == TEXT_SECRET)
            return false;
        for (int a = 0; a < ARGS_MAX && game->verbs[i].arg[a].name; a++)
            if (game->verbs[i].arg[a].secret)
                return false;
    }
    for (int seat = 0; seat < SEATS_MAX; seat++) {
        struct view view;
        if (!(s->table->persons >> seat & 1))
            continue;
        match_view(s->match, seat, &view);
        if (view_hides(game, &view))
            return false;
    }
    return true;
}

/* What can be typed, said to each person once; `open`: that nothing is secret here, too. */
static void greet(const struct session *s, bool open)
{
    char bytes[1024];
    struct text text = language_text(bytes, sizeof bytes);
    if (open) {
        language_put(&text, TELL_OPEN());
        text_char(&text, ' ');
    }
    if (s->match->game->master)
        language_put(&text, TELL_TYPE_TALK());
    else
        language_put(&text, TELL_TYPE());
    say(bytes);
}

/* The next person, on a screen that all may read: what happened is told once, to whom it was
 * shown. */
static bool hand_on(struct session *s, int seat, const char *name)
{
    if (s->shown >= 0) {
        story_more(&s->story[s->shown], stdout);
        story_start(&s->story[seat], s->match, seat, s->match->count);
    }
    s->shown = seat;
    *s->heading = 0;
    if (!(s->greeted >> seat & 1))
        greet(s, true);
    s->greeted |= s->table->persons;
    printf("\n");
    char line[LABEL_BYTES_MAX + 160];
    snprintf(line, sizeof line, "----- %c%s -----", toupper((unsigned char)*name), name + 1);
    say(line);
    return true;
}

/* Hides one seat's screen and waits for the next person. False: the input has ended. */
static bool hand_over(struct session *s, int seat)
{
    char name[LABEL_BYTES_MAX + 128], line[LABEL_BYTES_MAX + 160];
    struct text text = language_text(name, sizeof name);
    put_person(s, seat, &text);
    if (is_open(s))
        return hand_on(s, seat, name);
    input_screen(true);
    if (s->shown >= 0) {
        bool told = story_more(&s->story[s->shown], stdout);
        snprintf(line, sizeof line, "\n%s ", language_say(ASK_HIDE()));
        if (told && input_is_terminal() && !input_wait(line))
            return false;
    }
    input_forget();
    input_clear();
    s->shown = seat;
    *s->heading = 0;
    if (!input_is_terminal()) {
        printf("\n----- %s -----\n", language_say(TELL_KEYBOARD(.who = name)));
        return true;
    }
    says(TELL_KEYBOARD(.who = name));
    snprintf(line, sizeof line, "%s ", language_say(ASK_ALONE()));
    if (!input_wait(line))
        return false;
    input_clear();
    if (!(s->greeted >> seat & 1))
        greet(s, false);
    s->greeted |= (uint16_t)(1u << seat);
    return true;
}

/* ---- One question ---- */

/* The present phase's title, kept in `title`. */
static const char *title_of(const struct match *match, char title[TITLE_BYTES])
{
    struct text text = language_text(title, TITLE_BYTES);
    codec_titled(match->game, "phase", match_phase(match)->name, &text);
    return title;
}

/* What stands before the colon of a phase's title is the stage of a round: "Phase 2". Seats are
 * shown the table when a stage begins with a choice; one that begins with chance is told as a
 * story. */
static void watch_stage(struct session *s)
{
    char title[sizeof s->heading], stage[sizeof s->stage];
    const char *colon = strchr(title_of(s->match, title), ':');
    if (!colon)
        return;
    snprintf(stage, sizeof stage, "%.*s", (int)(colon - title), title);
    if (!strcmp(stage, s->stage))
        return;
    memcpy(s->stage, stage, sizeof s->stage);
    s->board_due = match_turn(s->match) >> SEAT_CHANCE & 1 ? 0 : s->table->persons;
}

void print_heading(struct session *s, int seat)
{
    char title[sizeof s->heading];
    bool stage = strchr(title_of(s->match, title), ':');
    bool now = s->board_now >> seat & 1, due = now || (stage && s->board_due >> seat & 1);
    if (strcmp(title, s->heading) != 0) {
        char line[160], name[64];
        struct text text = language_text(name, sizeof name);
        codec_seat_text(s->match->game, seat, &text);
        snprintf(line, sizeof line, "%s%s%s", title, person_count(s) > 1 ? ", " : "",
                 person_count(s) > 1 ? name : "");
        say_heading(line);
        memcpy(s->heading, title, sizeof title);
    }
    if (due) {
        s->board_due &= (uint16_t)~(1u << seat);
        s->board_now &= (uint16_t)~(1u << seat);
        if (now)
            story_board(stdout, s->match, seat, s->map[seat]);
        bool shown = now || story_glance(stdout, s->match, seat, s->map[seat]);
        if (shown && !s->table->lesson) /* there a line is left before the voice */
            puts("");
    }
}

bool tell_more(struct session *s, int seat, bool all)
{
    if (s->table->away)
        return s->table->away->tell(s->table->away->arg, all);
    if (!all)
        return story_more(&s->story[seat], stdout);
    story_print(stdout, s->match, seat, 0);
    return true;
}

int ask_seat(struct session *s, int seat, struct text *why)
{
    if (s->shown != seat && person_count(s) > 1 && !hand_over(s, seat))
        return ANSWER_QUIT;
    s->shown = seat;
    tell_more(s, seat, false);
    print_heading(s, seat);
    return ask(s, seat, why);
}

/* Whether the seat would be asked for a name or for words with this move. */
static bool invites(const struct session *s, int seat, const struct move *move)
{
    struct view view;
    match_view(s->match, seat, &view);
    return spoken_asked(s->match, move, spoken_names_new(s->match, &view, move));
}

/* Whether the seat is asked in a window, and whether it could bring anything there. */
static bool in_window(const struct match *match, const struct state *state, int seat,
                      struct move *pass, bool *matters)
{
    struct view view;
    if (!line_has_windows(match->game))
        return false;
    redact(match->game, state, seat, &view);
    return match->game->words->window(match->data, &view, pass, matters);
}

bool line_spared(const struct session *s, const struct state *state, int seat, struct move *pass)
{
    bool matters;
    if (s->ask[seat] == ASK_ALWAYS || !in_window(s->match, state, seat, pass, &matters))
        return false;
    return s->ask[seat] == ASK_NEVER || !matters;
}

/* The move that needs no asking: the only one, or one that says nothing where nothing else is worth
 * it. On a floor anyone may start something, so that those who have a choice there are always
 * asked; and so are those whose window matters, for others would see how many moves they have. */
static bool unasked(const struct session *s, int seat, struct move *out)
{
    struct options options;
    bool floor = match_phase(s->match)->kind == PHASE_FLOOR, matters = false;
    if (in_window(s->match, &s->match->state, seat, out, &matters) && matters)
        return false;
    spoken_options(s->match, seat, &options);
    bool watched = person_count(s) > 1; /* who passes unasked shows the others that the hand holds
                                           nothing for it */
    for (uint32_t i = 0; s->ask[seat] != ASK_ALWAYS && !floor && !watched && i < options.count;
         i++) {
        if (options.at[i].flags & OPTION_DULL) {
            struct options one = {.count = 1};
            one.at[0] = options.at[i];
            options_nth(&one, 0, out);
            return true;
        }
    }
    if (options_size(&options) > 1)
        return false;
    options_nth(&options, 0, out);
    return !invites(s, seat, out);
}

/* On the seat's own screen: that a window is passed for it; nothing where nothing has happened
 * since the last. */
static void tell_skip(struct session *s, int seat)
{
    if (person_count(s) > 1 && s->shown != seat)
        return;
    bool told = tell_more(s, seat, false), never = s->ask[seat] == ASK_NEVER;
    if (!s->skip_told)
        say_dim(never ? language_say(TELL_SKIP_NEVER()) : language_say(TELL_SKIP_CHANGE()));
    else if (told)
        say_dim(never ? language_say(TELL_SKIP_ASKED()) : language_say(TELL_SKIP_NO_HELP()));
    s->skip_told = true;
}

static int person(struct session *s, int seat, struct text *why)
{
    struct move move;
    bool again = s->ask_again >> seat & 1,
         spared = !again && line_spared(s, &s->match->state, seat, &move);
    s->ask_again &= (uint16_t)~(1u << seat);
    if (spared)
        tell_skip(s, seat);
    else if (again || !unasked(s, seat, &move))
        return ask_seat(s, seat, why);
    if (s->table->away)
        return away_made(s, &move, NULL, NULL, why);
    if (!match_play(s->match, &move, why) || !s->table->written(s->table->arg, why))
        return ANSWER_FAILED;
    return ANSWER_MOVE;
}

/* ---- The course ---- */

/* What is left to tell, on one screen for all. */
static void tell_end(struct session *s)
{
    uint32_t from = UINT32_MAX;
    if (s->table->away || person_count(s) == 1) {
        for (int seat = 0; seat <= SEAT_WATCHER; seat++)
            if (s->table->persons >> seat & 1)
                tell_more(s, seat, false);
        return;
    }
    for (int seat = 0; seat < s->match->seats; seat++)
        if (s->table->persons >> seat & 1 && s->story[seat].cursor.n < from)
            from = s->story[seat].cursor.n;
    if (from != UINT32_MAX)
        story_print(stdout, s->match, SEAT_WATCHER, from);
}

/* A person who may step in and is not waited for, where that person is to be asked always and can
 * decline; else -1. Who cannot decline has done so: to ask again would be without end. */
static int steps_in(const struct session *s)
{
    uint32_t may = match_turn(s->match) & ~match_asked(s->match) & s->table->persons;
    for (int seat = 0; seat < s->match->seats; seat++) {
        struct options options;
        if (!(may >> seat & 1) || s->ask[seat] != ASK_ALWAYS)
            continue;
        match_options(s->match, seat, &options);
        for (uint32_t i = 0; i < options.count; i++)
            if (options.at[i].flags & OPTION_SAFE)
                return seat;
    }
    return -1;
}

static int play(struct session *s, struct text *why)
{
    int seat;
    while ((seat = s->table->next(s->table->arg)) >= 0) {
        int result = ANSWER_MOVE, aside = steps_in(s);
        seat = aside >= 0 ? aside : seat;
        watch_stage(s);
        if (input_stopped())
            return LINE_QUIT;
        if (s->table->away && !s->table->away->stands(s->table->away->arg, why))
            return LINE_FAILED;
        if (s->table->lesson)
            result = taught_turn(s, why);
        else if (seat < SEATS_MAX && s->table->persons >> seat & 1)
            result = person(s, seat, why);
        else if (s->table->away)
            result = away_wait(s, why);
        else if (!s->table->make_move(s->table->arg, seat, why))
            result = ANSWER_FAILED;
        if (result != ANSWER_MOVE)
            return result == ANSWER_QUIT   ? LINE_QUIT
                   : result == ANSWER_LEFT ? LINE_LEFT
                                           : LINE_FAILED;
    }
    return LINE_OVER;
}

int line_play(struct line_table *table, struct text *why)
{
    struct session *s = calloc(1, sizeof *s);
    ENSURE(s);
    s->table = table;
    s->match = table->match;
    s->shown = -1;
    s->board_due = table->persons;
    s->board_now = s->match->count || table->away ? table->persons : 0;
    language_odds(!hints_hide(table->hints, s->match));
    for (int seat = 0; seat <= SEAT_WATCHER; seat++) {
        if (seat < s->match->seats && !table->away)
            story_start(&s->story[seat], s->match, seat, s->match->count);
        s->ask[seat] = (uint8_t)table->ask;
        s->map[seat] = (uint8_t)table->map;
    }
    away_open(s);
    if (person_count(s) > 1 && !is_open(s))
        input_screen(true);
    int result = play(s, why);
    language_odds(true);
    input_listen(-1, NULL, NULL);
    input_screen(false);
    if (result == LINE_OVER)
        tell_end(s);
    free(s);
    return result;
}
