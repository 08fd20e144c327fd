/* Asking one seat for one move. What is always true: a line that is not understood, or a move that
 * is not open, is answered with a reason and changes nothing. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "table/hints.h"
#include "table/making.h"
#include "table/names.h"
#include "tui/away.h"
#include "tui/guide.h"
#include "tui/names.h"
#include "tui/said.h"
#include "tui/say.h"
#include "tui/session.h"
#include "tui/spoken.h"
#include "tui/taught.h"

static struct pick *here(struct question *q)
{
    return &q->step[q->steps - 1];
}

struct text ask_text(const struct question *q, bool menu, char *bytes, size_t size)
{
    struct text text = language_text(bytes, size);
    text.labels = menu ? &q->menu_book.labels : &q->book.labels;
    return text;
}

/* ---- A move ---- */

/* Whether the move would be made as it is; then `names_new` says whether it names something new,
 * and `made` has it with what is named. */
static bool would_be(const struct question *q, const struct move *move, const struct said *said,
                     bool *names_new, struct move *made)
{
    char reason[REASON_BYTES];
    struct text no = language_text(reason, sizeof reason);
    if (match_would(q->session->match, move, said, made, names_new, &no))
        return true;
    say(reason);
    may_hint(q, move);
    return false;
}

int ask_play_said(struct question *q, const struct move *move, struct said said, struct text *why)
{
    char reason[REASON_BYTES];
    struct text no = language_text(reason, sizeof reason);
    bool names_new = false;
    struct move made;
    said.text = q->has_text && *q->text ? q->text : NULL;
    if (!would_be(q, move, &said, &names_new, &made) || taught_refuses_move(q, &made))
        return ANSWER_AGAIN;
    int way = taught_waits(q->session)
                  ? lesson_way(&q->session->table->lesson->run, q->session->match, &made)
                  : 0;
    if (!q->has_text && spoken_asked(q->session->match, move, names_new)) {
        do {
            q->has_text = false;
            int result = spoken_ask_text(q, move, names_new, why);
            if (result != ANSWER_MOVE)
                return result;
            said.text = *q->text ? q->text : NULL;
        } while (!would_be(q, move, &said, &names_new, &made));
    }
    if (q->session->table->away)
        return away_made(q->session, &made, said.text, names_new ? said.label : NULL, why);
    if (!match_play_said(q->session->match, move, &said, &no)) {
        say(reason);
        return ANSWER_AGAIN;
    }
    taught_took(q->session, way);
    return q->session->table->written(q->session->table->arg, why) ? ANSWER_MOVE : ANSWER_FAILED;
}

/* The label argument of a move, if its value names something new; else -1. */
static int fresh_arg(const struct question *q, int verb, const int32_t *arg, int args)
{
    int a = codec_label_arg(q->session->match->game, verb);
    return a >= 0 && a < args && spoken_fresh(q, verb, a, arg[a]) ? a : -1;
}

int ask_play(struct question *q, const struct move *move, struct text *why)
{
    struct said said = {0};
    int a = fresh_arg(q, move->verb, move->arg, ARGS_MAX);
    if (a >= 0 && !q->has_label) {
        int result = spoken_ask_label(q, &q->session->match->game->verbs[move->verb].arg[a], why);
        if (result != ANSWER_MOVE)
            return result;
    }
    if (a >= 0)
        said = (struct said){.label = q->label, .find = true};
    int result = ask_play_said(q, move, said, why);
    if (result == ANSWER_AGAIN && a >= here(q)->args)
        q->has_label = false;
    return result;
}

/* ---- Step by step ---- */

/* The thing that is already called as was typed for a new one is meant, if it can be chosen. */
static void settle_known(struct question *q, struct pick *next, int a)
{
    const struct arg_spec *spec = &q->session->match->game->verbs[next->verb].arg[a];
    char typed[INPUT_BYTES], known[INPUT_BYTES];
    names_plain(q, q->label, typed);
    for (int value = 0; value < THINGS_MAX; value++) {
        struct pick other = *next;
        other.arg[a] = value;
        if (spoken_fresh(q, next->verb, a, value) || !names_known(q, spec, value, known) ||
            strcmp(typed, known) || !pick_left(&other))
            continue;
        *next = other;
        q->has_label = false;
    }
}

/* A new thing that was picked gets its name at once. ANSWER_MOVE: it has one, or there is none. */
static int name_fresh(struct question *q, struct pick *next, struct text *why)
{
    int a = next->verb < 0 ? -1 : fresh_arg(q, next->verb, next->arg, next->args);
    struct move move;
    bool names_new;
    if (a < 0 || (q->has_label && here(q)->verb == next->verb && here(q)->args > a))
        return ANSWER_MOVE;
    if (!q->has_label) {
        int result = spoken_ask_label(q, &q->session->match->game->verbs[next->verb].arg[a], why);
        if (result != ANSWER_MOVE)
            return result;
    }
    settle_known(q, next, a);
    pick_first(next, &move);
    struct said said = {.label = q->has_label ? q->label : NULL, .find = q->has_label};
    struct move made;
    if (would_be(q, &move, &said, &names_new, &made)) {
        if (q->has_label)
            spoken_called(q, q->session->match->game->verbs[next->verb].arg[a].names, next->arg[a]);
        return ANSWER_MOVE;
    }
    q->has_label = false;
    return ANSWER_AGAIN;
}

int ask_go_on(struct question *q, struct pick next, struct text *why)
{
    struct move move;
    if (taught_refuses(q, &next))
        return ANSWER_AGAIN;
    pick_advance(&next);
    int result = name_fresh(q, &next, why);
    if (result != ANSWER_MOVE)
        return result;
    if (pick_left(&next) == 1) {
        pick_first(&next, &move);
        return ask_play(q, &move, why);
    }
    ENSURE(q->steps < STEPS_MAX);
    q->step[q->steps++] = next;
    q->moved = true;
    q->all = false;
    q->page = names_elsewhere(q, &next) ? -1 : 0;
    q->letters[0] = 0;
    return ANSWER_AGAIN;
}

int ask_item(struct question *q, const struct menu_item *item, struct text *why)
{
    struct pick next = *here(q);
    pick_item(&next, item);
    if (item->kind == ITEM_MOVE)
        return ask_play(q, &item->move, why);
    return ask_go_on(q, next, why);
}

static void forget_label(struct question *q)
{
    q->has_label = false;
    spoken_books(q);
}

bool ask_back(struct question *q)
{
    q->all = false;
    q->page = 0;
    q->letters[0] = 0;
    q->has_text = false;
    if (q->steps == 1)
        return false;
    q->steps--;
    const struct pick *pick = here(q);
    q->page = names_elsewhere(q, pick) ? -1 : 0;
    if (pick->verb < 0 || fresh_arg(q, pick->verb, pick->arg, pick->args) < 0)
        forget_label(q);
    return true;
}

/* ---- The question ---- */

static void print_prompt(const struct question *q)
{
    const struct match *match = q->session->match;
    const struct words *words = match->game->words;
    char bytes[8192];
    struct text text = ask_text(q, false, bytes, sizeof bytes);
    taught_say(q->session);
    if (!words || !words->prompt || taught_reads(q->session))
        return;
    words->prompt(match->data, &q->view, &text);
    if (words->besides)
        words->besides(match->data, &q->view, &text);
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
        char bytes[512];
        struct text text = ask_text(q, false, bytes, sizeof bytes);
        if (!menu_asks(q, &text)) {
            if (q->menu.count && q->menu.item[0].kind == ITEM_VALUE)
                menu_which(game, verb, pick->args, &text);
            else
                language_put(&text, ASK_WHICH_ONE());
        }
        text_char(&text, ' ');
        language_put(&text, HOW_BACK());
        say(bytes);
    }
    if (!taught_reads(q->session))
        menu_print(q);
}

/* What the story has for this seat to do now, which Enter alone takes at the first list. */
static void find_usual(struct question *q)
{
    const struct match *match = q->session->match;
    const struct words *words = match->game->words;
    bool free = q->steps == 1 && q->menu.kind == MENU_ITEMS && q->menu.enter < 0 && !names_long(q);
    free = free && !q->session->table->lesson;
    q->has_usual = free && words && words->usual && words->usual(match->data, &q->view, &q->usual);
}

/* What a careful player would do is worked out once a question, and said at its first list. */
static void find_advice(struct question *q)
{
    const struct session *s = q->session;
    q->has_advice = s->table->hints == HINTS_ADVICE && !s->table->lesson &&
                    hints_advice(s->match, q->seat, &q->advice);
}

static void print_advice(const struct question *q)
{
    const struct making of = {q->session->match, &q->view, &q->options};
    char bytes[2048];
    struct text label = ask_text(q, true, bytes, sizeof bytes);
    making_label(&of, &q->advice, &label);
    says(TELL_ADVICE(.label = bytes));
}

static void print_usual(const struct question *q)
{
    char bytes[2048];
    struct text label = ask_text(q, true, bytes, sizeof bytes);
    q->session->match->game->words->label(q->session->match->data, &q->view, &q->usual, &label);
    says(ASK_USUAL_MOVE(.label = bytes));
}

static void prompt_text(const struct question *q, char *out, size_t size)
{
    const struct menu *menu = &q->menu;
    struct text text = text_over(out, size);
    int32_t value;
    if (taught_reads(q->session))
        language_put(&text, ASK_NEXT());
    else if (taught_value(q, &value))
        taught_put_value(q, value, &text);
    else if (q->has_usual)
        language_put(&text, ASK_USUAL(.most = menu->count));
    else if (menu->kind != MENU_ITEMS)
        language_put(&text, ASK_FREE());
    else if (names_asked(q))
        language_put(&text, ASK_NAME());
    else if (menu->enter >= 0)
        language_put(&text, ASK_ENTER(.most = menu->count, .enter = menu->enter + 1));
    else
        language_put(&text, ASK_CHOICE(.most = menu->count));
    text_char(&text, ' ');
}

/* One line from the seat. `show`: whether to print the choices again. */
static int ask_once(struct question *q, bool *show, struct text *why)
{
    char line[INPUT_BYTES], prompt[128];
    char letters[NAME_BYTES_MAX];
    int steps = q->steps, page = q->page;
    bool all = q->all;
    memcpy(letters, q->letters, sizeof letters);
    pick_menu(here(q), q->session->match->game, q->all, &q->menu);
    taught_menu(q);
    find_usual(q);
    if (*show)
        print_step(q);
    if (*show && q->has_usual)
        print_usual(q);
    if (*show && q->has_advice && q->steps == 1)
        print_advice(q);
    menu_words(q);
    prompt_text(q, prompt, sizeof prompt);
    int typed = away_line(q->session, prompt, line);
    if (typed != INPUT_LINE)
        return typed == INPUT_NEWS ? ANSWER_NEWS : ANSWER_QUIT;
    bool enter = !*line;
    q->moved = false;
    int result = ask_typed(q, line, why);
    *show = enter || q->moved || q->steps != steps || q->all != all || q->page != page ||
            strcmp(letters, q->letters) != 0;
    return result;
}

/* Whether there is one move only, and all that is to be asked is what is said with it. */
static bool asks_words_alone(const struct question *q)
{
    struct move move;
    if (pick_left(&q->step[0]) != 1 || taught_reads(q->session))
        return false;
    pick_first(&q->step[0], &move);
    return spoken_asked(q->session->match, &move,
                        spoken_names_new(q->session->match, &q->view, &move));
}

void ask_open(struct question *q, struct session *s, int seat)
{
    memset(q, 0, sizeof *q);
    q->session = s;
    q->seat = seat;
    q->steps = 1;
    match_view(s->match, seat, &q->view);
    spoken_books(q);
    spoken_options(s->match, seat, &q->options);
    pick_start(&q->step[0], &q->options);
}

/* What of a question was answered when the table became another one. */
struct half {
    int seat, steps; /* steps 0: nothing */
    struct options options;
    struct pick step[STEPS_MAX];
};

static void keep_half(struct half *half, const struct question *q)
{
    half->seat = q->seat;
    half->steps = q->steps > 1 ? q->steps : 0;
    half->options = q->options;
    memcpy(half->step, q->step, sizeof half->step);
}

/* Where others have moved and all is open that was, nobody need answer twice. */
static void take_half(struct question *q, struct half *half)
{
    const struct options *was = &half->options, *is = &q->options;
    if (half->steps && half->seat == q->seat && was->count == is->count &&
        !memcmp(was->at, is->at, is->count * sizeof is->at[0])) {
        q->steps = half->steps;
        for (int i = 1; i < q->steps; i++) {
            q->step[i] = half->step[i];
            q->step[i].options = &q->options;
        }
    }
    half->steps = 0;
}

int ask(struct session *s, int seat, struct text *why)
{
    static struct question q;
    static struct half half;
    bool show = true;
    int result = ANSWER_AGAIN;
    ask_open(&q, s, seat);
    spoken_whole(&q, q.step[0].whole);
    menu_shorten(&q);
    pick_advance(&q.step[0]);
    take_half(&q, &half);
    find_advice(&q);
    if (asks_words_alone(&q)) {
        struct move move;
        pick_first(&q.step[0], &move);
        print_prompt(&q);
        result = ask_play(&q, &move, why);
    }
    while (result == ANSWER_AGAIN)
        result = ask_once(&q, &show, why);
    if (result == ANSWER_NEWS)
        keep_half(&half, &q);
    return result == ANSWER_NEWS ? ANSWER_MOVE : result;
}
