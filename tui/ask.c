/* Asking one seat for one move. What is always true: a line that is not understood, or a move that is not
 * open, is answered with a reason and changes nothing. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "table/names.h"
#include "tui/guide.h"
#include "tui/session.h"

static struct pick *here(struct question *q)
{
    return &q->step[q->steps - 1];
}

/* "gambler 0 may not ..." is said to that gambler. */
static void say_refused(const struct question *q, const char *reason)
{
    char name[64], bytes[REASON_BYTES];
    struct text text = text_over(name, sizeof name);
    codec_seat_text(q->session->match->game, q->seat, &text);
    if (strncmp(reason, name, text.used) || strncmp(reason + text.used, " may ", 5)) {
        say_reason(reason);
        return;
    }
    snprintf(bytes, sizeof bytes, "you%s", reason + text.used);
    say_reason(bytes);
}

int ask_play(struct question *q, const struct move *move, struct text *why)
{
    char reason[REASON_BYTES];
    struct text no = text_over(reason, sizeof reason);
    if (!match_play(q->session->match, move, &no)) {
        say_refused(q, reason);
        return ANSWER_AGAIN;
    }
    return q->session->table->written(q->session->table->arg, why) ? ANSWER_MOVE : ANSWER_FAILED;
}

/* Goes on from a pick that has got further; a single move left is played. */
static int go_on(struct question *q, struct pick next, struct text *why)
{
    struct move move;
    q->all = false;
    pick_advance(&next);
    if (pick_left(&next) == 1) {
        pick_first(&next, &move);
        return ask_play(q, &move, why);
    }
    ENSURE(q->steps < STEPS_MAX);
    q->step[q->steps++] = next;
    return ANSWER_AGAIN;
}

static int take_item(struct question *q, const struct menu_item *item, struct text *why)
{
    struct pick next = *here(q);
    pick_item(&next, item);
    if (item->kind == ITEM_MOVE)
        return ask_play(q, &item->move, why);
    return go_on(q, next, why);
}

/* ---- What was typed ---- */

static int take_number(struct question *q, const char *line, struct text *why)
{
    long n = strtol(line, NULL, 10);
    if (q->menu.kind == MENU_ITEMS) {
        if (n >= 1 && n <= q->menu.count)
            return take_item(q, &q->menu.item[n - 1], why);
        printf("There is no choice %s; they are 1 to %d.\n", line, q->menu.count);
        return ANSWER_AGAIN;
    }
    if (q->menu.kind == MENU_SET) {
        printf("%s is not among them; Enter shows them again.\n", line);
        return ANSWER_AGAIN;
    }
    struct pick next = *here(q);
    if (strlen(line) < 10 && pick_value(&next, (int32_t)n))
        return go_on(q, next, why);
    printf("%s is not open here: type a number from %d to %d.\n", line, q->menu.lo, q->menu.hi);
    return ANSWER_AGAIN;
}

/* "3 8", "3,8" or "none" for a set. */
static int take_set(struct question *q, char *line, struct text *why)
{
    struct pick next = *here(q);
    const struct match *match = q->session->match;
    const struct arg_spec *spec = &match->game->verbs[next.verb].arg[next.args];
    int32_t mask = 0;
    char *save = NULL;
    bool none = !strcasecmp(line, "none") || !strcmp(line, "-");
    for (char *word = none ? NULL : strtok_r(line, " ,", &save); word;
         word = strtok_r(NULL, " ,", &save)) {
        int bit = -1;
        for (int i = 0; i < 31; i++) {
            const char *name = names_at(match->data, spec->names, i);
            if (q->menu.of >> i & 1 && name && !strcasecmp(name, word))
                bit = i;
        }
        if (bit < 0)
            return ANSWER_UNKNOWN;
        mask |= (int32_t)(1u << bit);
    }
    if (!mask && !none)
        return ANSWER_UNKNOWN;
    struct pick before = next;
    if (pick_value(&next, mask))
        return go_on(q, next, why);
    before.arg[before.args] = mask;
    struct move move = {.seat = (uint8_t)q->seat, .verb = (uint8_t)before.verb};
    memcpy(move.arg, before.arg, sizeof move.arg);
    return ask_play(q, &move, why); /* it is not open: the match says why */
}

/* A value of the present list by its name, blanks for hyphens. */
static int take_value(struct question *q, const char *line, struct text *why)
{
    const struct pick *pick = here(q);
    char name[INPUT_BYTES];
    if (q->menu.kind != MENU_ITEMS || !q->menu.count || q->menu.item[0].kind != ITEM_VALUE)
        return ANSWER_UNKNOWN;
    const struct match *match = q->session->match;
    const struct arg_spec *spec = &match->game->verbs[pick->verb].arg[pick->args];
    snprintf(name, sizeof name, "%s", line);
    for (char *c = name; *c; c++)
        *c = *c == ' ' ? '-' : (char)tolower((unsigned char)*c);
    for (int i = 0; i < q->menu.count; i++) {
        const char *known = names_at(match->data, spec->names, q->menu.item[i].value);
        if (known && !strcmp(known, name))
            return take_item(q, &q->menu.item[i], why);
    }
    return ANSWER_UNKNOWN;
}

static int verb_named(const struct question *q, const char *word)
{
    const struct game *game = q->session->match->game;
    for (int i = 0; i < game->verb_count; i++)
        if (!strcasecmp(game->verbs[i].name, word))
            return i;
    return -1;
}

/* A move in full, or its verb alone. */
static int take_words(struct question *q, const char *line, int verb, bool alone, struct text *why)
{
    const struct match *match = q->session->match;
    static struct pairs pairs;
    char copy[INPUT_BYTES + NAME_BYTES_MAX], reason[REASON_BYTES];
    struct text no = text_over(reason, sizeof reason);
    struct pick next;
    struct move move;
    pick_start(&next, &q->options);
    if (alone && match->game->verbs[verb].arg[0].name && pick_verb(&next, verb))
        return go_on(q, next, why);
    snprintf(copy, sizeof copy, "%s", alone ? match->game->verbs[verb].name : line);
    if (!codec_words_read(copy, &pairs, &no) ||
        !codec_move_read(match->game, match->data, match->seats, &pairs, q->seat, NULL, &move, &no)) {
        say_reason(reason);
        return ANSWER_AGAIN;
    }
    if (move.seat != q->seat) {
        printf("You speak for seat %d here.\n", q->seat);
        return ANSWER_AGAIN;
    }
    return ask_play(q, &move, why);
}

/* "2 0": the arguments alone, where only one thing can be done. */
static int take_args(struct question *q, const char *line, struct text *why)
{
    char copy[INPUT_BYTES + NAME_BYTES_MAX];
    int verb = q->step[0].verb;
    if (verb < 0)
        return ANSWER_UNKNOWN;
    snprintf(copy, sizeof copy, "%s %s", q->session->match->game->verbs[verb].name, line);
    return take_words(q, copy, verb, false, why);
}

static int unknown(const struct question *q, const char *word)
{
    const struct game *game = q->session->match->game;
    const char *all[512], *near;
    int count = 0;
    for (int i = 0; i < aside_count; i++)
        all[count++] = aside_names[i];
    for (uint32_t i = 0; i < q->options.count; i++)
        all[count++] = game->verbs[q->options.at[i].verb].name;
    near = codec_closest(word, all, count);
    if (near)
        printf("'%.64s' is nothing that can be done here; did you mean %s?\n", word, near);
    else
        printf("'%.64s' is nothing that can be done here. Type a number of the list, or help.\n", word);
    return ANSWER_AGAIN;
}

static bool is_number(const char *word)
{
    size_t n = strspn(word, "0123456789");
    return n && !word[n];
}

static int take_line(struct question *q, char *line, struct text *why)
{
    char word[INPUT_BYTES];
    size_t n = strcspn(line, " ");
    const char *rest = line + n + strspn(line + n, " ");
    int result = ANSWER_UNKNOWN;
    snprintf(word, sizeof word, "%.*s", (int)n, line);
    if (!text_is_utf8(line, strlen(line))) {
        puts("That line is not UTF-8 text.");
        return ANSWER_AGAIN;
    }
    int verb = verb_named(q, word);
    if (q->menu.kind == MENU_SET) {
        char copy[INPUT_BYTES];
        snprintf(copy, sizeof copy, "%s", line);
        result = take_set(q, copy, why);
    }
    if (result == ANSWER_UNKNOWN && is_number(line))
        result = take_number(q, line, why);
    if (result == ANSWER_UNKNOWN)
        result = take_value(q, line, why);
    if (result == ANSWER_UNKNOWN && verb >= 0)
        result = take_words(q, line, verb, !*rest, why);
    if (result == ANSWER_UNKNOWN)
        result = aside(q, word, rest, why);
    if (result == ANSWER_UNKNOWN && is_number(word)) {
        size_t m = strcspn(rest, " ");
        char second[INPUT_BYTES];
        snprintf(second, sizeof second, "%.*s", (int)m, rest);
        verb = verb_named(q, second);
        result = verb >= 0 ? take_words(q, line, verb, false, why) : take_args(q, line, why);
    }
    return result == ANSWER_UNKNOWN ? unknown(q, word) : result;
}

/* ---- The question ---- */

static void print_prompt(const struct question *q)
{
    const struct match *match = q->session->match;
    const struct words *words = match->game->words;
    char bytes[2048];
    struct text text = text_over(bytes, sizeof bytes);
    struct view view;
    if (!words || !words->prompt)
        return;
    match_view(match, q->seat, &view);
    words->prompt(match->data, &view, &text);
    guide_wrap(stdout, bytes, "");
}

static void print_step(struct question *q)
{
    const struct pick *pick = here(q);
    const struct game *game = q->session->match->game;
    if (q->steps == 1) {
        print_prompt(q);
    } else if (q->menu.kind == MENU_ITEMS && pick->verb >= 0) {
        const struct verb_spec *verb = &game->verbs[pick->verb];
        if (q->menu.count && q->menu.item[0].kind == ITEM_VALUE)
            printf("Which %s? ('back' for the choice before)\n", verb->arg[pick->args].name);
        else
            puts("Which of these? ('back' for the choice before)");
    }
    menu_print(q);
}

static void prompt_text(const struct question *q, char *out, size_t size)
{
    const struct menu *menu = &q->menu;
    if (menu->kind != MENU_ITEMS)
        snprintf(out, size, "Your choice: ");
    else if (menu->enter >= 0)
        snprintf(out, size, "Your choice, 1 to %d, or Enter for %d: ", menu->count, menu->enter + 1);
    else
        snprintf(out, size, "Your choice, 1 to %d: ", menu->count);
}

/* One line from the seat. `show`: whether to print the choices again. */
static int ask_once(struct question *q, bool *show, struct text *why)
{
    char line[INPUT_BYTES], prompt[128];
    int steps = q->steps;
    bool all = q->all;
    pick_menu(here(q), q->session->match->game, q->all, &q->menu);
    if (*show)
        print_step(q);
    menu_words(q);
    prompt_text(q, prompt, sizeof prompt);
    if (input_line(prompt, line) != INPUT_LINE)
        return ANSWER_QUIT;
    *show = !*line;
    if (!*line && q->menu.enter >= 0)
        return take_item(q, &q->menu.item[q->menu.enter], why);
    if (!*line)
        return ANSWER_AGAIN;
    int result = take_line(q, line, why);
    *show = *show || q->steps != steps || q->all != all;
    return result;
}

int ask(struct session *s, int seat, struct text *why)
{
    static struct question q;
    bool show = true;
    int result = ANSWER_AGAIN;
    q.session = s;
    q.seat = seat;
    q.steps = 1;
    q.all = false;
    match_options(s->match, seat, &q.options);
    pick_start(&q.step[0], &q.options);
    pick_advance(&q.step[0]);
    while (result == ANSWER_AGAIN)
        result = ask_once(&q, &show, why);
    return result;
}
