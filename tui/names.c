/* Long lists of names: shown a page at a time, narrowed by some letters, chosen by name. What is
 * always true: an item keeps its number, whatever part of the list is shown. */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "table/names.h"
#include "tui/names.h"
#include "tui/said.h"
#include "tui/say.h"
#include "tui/session.h"
#include "tui/spoken.h"
#include "tui/taught.h"

enum { LONG = 16, PAGE_NAMES = 12, PAGE_TOLD = 6, LETTERS_MIN = 3 };

void names_plain(const struct question *q, const char *typed, char out[INPUT_BYTES])
{
    const struct fold_ops *fold = q->session->match->fold;
    char folded[FOLD_BYTES + 1];
    int size = fold ? fold->fold(typed, strlen(typed), folded, FOLD_BYTES) : -1;
    size_t n = 0;
    if (size >= 0)
        folded[size] = 0;
    for (typed = size >= 0 ? folded : typed; *typed && n < INPUT_BYTES - 1; typed++) {
        char c = strchr(" -_,", *typed) ? ' ' : (char)tolower((unsigned char)*typed);
        if (c != '\'' && (c != ' ' || (n && out[n - 1] != ' ')))
            out[n++] = c;
    }
    while (n && out[n - 1] == ' ')
        n--;
    out[n] = 0;
}

bool names_known(const struct question *q, const struct arg_spec *spec, int32_t value,
                 char out[INPUT_BYTES])
{
    const char *name = label_name(&q->book.labels, spec->names, value);
    if (!name)
        name = names_at(q->session->match->data, spec->names, value);
    if (name)
        names_plain(q, name, out);
    return name;
}

/* Whether the menu is a list of values. */
static bool is_list(const struct question *q)
{
    return q->menu.kind == MENU_ITEMS && q->menu.count && q->menu.item[0].kind == ITEM_VALUE;
}

/* The argument that a list of values is of. */
static const struct arg_spec *listed(const struct question *q)
{
    const struct pick *pick = &q->step[q->steps - 1];
    return &q->session->match->game->verbs[pick->verb].arg[pick->args];
}

static bool is_fresh(const struct question *q, int item)
{
    const struct pick *pick = &q->step[q->steps - 1];
    return spoken_fresh(q, pick->verb, pick->args, q->menu.item[item].value);
}

/* The item that names something new, or -1. */
static int fresh_item(const struct question *q)
{
    for (int i = 0; i < q->menu.count; i++)
        if (is_fresh(q, i))
            return i;
    return -1;
}

bool names_long(const struct question *q)
{
    return is_list(q) && q->menu.count > LONG && !q->all;
}

/* A list that names something new and can be chosen from elsewhere, where nothing new is named: it
 * is not shown unasked. */
bool names_elsewhere(const struct question *q, const struct pick *pick)
{
    const struct game *game = q->session->match->game;
    const struct arg_spec *spec =
        pick->verb < 0 || pick->args == ARGS_MAX ? NULL : &game->verbs[pick->verb].arg[pick->args];
    for (uint32_t i = 0; spec && spec->open && i < q->options.count; i++) {
        int verb = q->options.at[i].verb;
        const struct arg_spec *other = &game->verbs[verb].arg[0];
        if (verb != pick->verb && other->name && !other->open && other->show == SHOW_NAME &&
            other->names == spec->names)
            return true;
    }
    return false;
}

/* ---- What is shown ---- */

/* What the game tells of an item, made comparable; false: nothing. */
static bool told(const struct question *q, int item, char out[INPUT_BYTES])
{
    const struct match *match = q->session->match;
    const struct words *words = match->game->words;
    char bytes[INPUT_BYTES];
    struct text text = ask_text(q, false, bytes, FOLD_BYTES / 2);
    if (words && words->describe)
        words->describe(match->data, listed(q)->names, q->menu.item[item].value, &text);
    names_plain(q, bytes, out);
    return text.used;
}

/* Whether the letters are in the item's name, or in what is told of it. */
static bool holds(const struct question *q, int item, const char *letters)
{
    char known[INPUT_BYTES];
    if (is_fresh(q, item))
        return false;
    return (names_known(q, listed(q), q->menu.item[item].value, known) && strstr(known, letters)) ||
           (told(q, item, known) && strstr(known, letters));
}

/* How many of the first `items` hold the letters. */
static int count_fitting(const struct question *q, int items, const char *letters)
{
    int count = 0;
    for (int i = 0; i < items; i++)
        count += holds(q, i, letters);
    return count;
}

static int page_of(const struct question *q)
{
    char text[INPUT_BYTES];
    return told(q, 0, text) ? PAGE_TOLD : PAGE_NAMES;
}

bool names_asked(const struct question *q)
{
    return names_long(q) && q->page < 0 && !*q->letters && !taught_waits(q->session);
}

bool names_shown(const struct question *q, int item)
{
    if (!names_long(q))
        return true;
    if (names_asked(q))
        return false;
    if (taught_waits(q->session)) /* of a long list what is marked is enough */
        return taught_marked(q, &q->menu.item[item]);
    if (is_fresh(q, item))
        return true;
    if (!*q->letters)
        return item >= q->page && item < q->page + page_of(q);
    return holds(q, item, q->letters) && count_fitting(q, item, q->letters) < 2 * page_of(q);
}

void names_hint(const struct question *q)
{
    char bytes[512];
    struct text text = language_text(bytes, sizeof bytes);
    bool fresh = fresh_item(q) >= 0;
    int count = q->menu.count - fresh,
        last = q->page + page_of(q) < count ? q->page + page_of(q) : count;
    if (names_asked(q)) {
        says(HOW_OWN_NAME(.count = count));
        return;
    }
    if (*q->letters) {
        int shown = count_fitting(q, q->menu.count, q->letters);
        language_put(&text, HOW_NARROWED(.letters = q->letters, .shown = shown, .count = count));
    } else {
        language_put(&text, HOW_PAGE(.first = q->page + 1, .last = last, .count = count));
    }
    if (fresh)
        text_format(&text, " %s", language_say(HOW_QUOTES()));
    say(bytes);
}

bool names_turn(struct question *q)
{
    if (!names_long(q))
        return false;
    if (*q->letters)
        q->letters[0] = 0;
    else if (q->page < 0)
        q->page = 0;
    else
        q->page =
            q->page + page_of(q) + (fresh_item(q) >= 0) < q->menu.count ? q->page + page_of(q) : 0;
    return true;
}

/* ---- What was typed ---- */

static int take_new(struct question *q, const char *name, struct text *why)
{
    int item = fresh_item(q);
    snprintf(q->label, sizeof q->label, "%s", name);
    q->has_label = true;
    return ask_item(q, &q->menu.item[item], why);
}

/* How a move's argument is called, or the members of its set. */
static bool called_in(const struct question *q, const struct move *move, int a,
                      char out[INPUT_BYTES])
{
    const struct arg_spec *spec = &q->session->match->game->verbs[move->verb].arg[a];
    char bytes[MOVE_TEXT_BYTES];
    if (!spec->name || spec->show == SHOW_NUMBER)
        return false;
    if (spec->show == SHOW_NAME)
        return names_known(q, spec, move->arg[a], out);
    struct text text = language_text(bytes, sizeof bytes);
    codec_arg_text(q->session->match->data, spec, move->arg[a], &text);
    names_plain(q, bytes, out);
    return true;
}

/* Where moves are listed: the only one whose next argument is called so, or has that in its name;
 * or -1. */
static int find_move(const struct question *q, const char *plain, bool part)
{
    const struct pick *pick = &q->step[q->steps - 1];
    int found = -1, count = 0, a = pick->args;
    for (int i = 0; q->menu.kind == MENU_ITEMS && a < ARGS_MAX && i < q->menu.count; i++) {
        const struct menu_item *item = &q->menu.item[i];
        char known[INPUT_BYTES];
        if ((item->kind != ITEM_MOVE && item->kind != ITEM_BOTH) ||
            !called_in(q, &item->move, a, known) ||
            (part ? !strstr(known, plain) : strcmp(plain, known) != 0))
            continue;
        found = i;
        count++;
    }
    return count == 1 ? found : -1;
}

static int take_move(struct question *q, const char *plain, struct text *why)
{
    int found = find_move(q, plain, false);
    if (found >= 0)
        return ask_item(q, &q->menu.item[found], why);
    found = strlen(plain) >= LETTERS_MIN ? find_move(q, plain, true) : -1;
    if (found < 0)
        return ANSWER_UNKNOWN;
    says(ASK_MEAN(.number = found + 1));
    return ANSWER_AGAIN;
}

int names_take(struct question *q, const char *line, struct text *why)
{
    char name[INPUT_BYTES], plain[INPUT_BYTES], known[INPUT_BYTES];
    size_t n = strlen(line);
    bool quoted = n >= 2 && line[0] == '"' && line[n - 1] == '"';
    if (!is_list(q))
        return ANSWER_UNKNOWN;
    snprintf(name, sizeof name, "%.*s", quoted ? (int)n - 2 : (int)n, line + quoted);
    names_plain(q, name, plain);
    for (int i = 0; *plain && i < q->menu.count; i++)
        if (!is_fresh(q, i) && names_known(q, listed(q), q->menu.item[i].value, known) &&
            !strcmp(plain, known))
            return ask_item(q, &q->menu.item[i], why);
    return quoted && fresh_item(q) >= 0 ? take_new(q, name, why) : ANSWER_UNKNOWN;
}

static const char *called(const struct question *q, int item)
{
    const struct arg_spec *spec = listed(q);
    int32_t value = q->menu.item[item].value;
    const char *name = label_name(&q->book.labels, spec->names, value);
    return name ? name : names_at(q->session->match->data, spec->names, value);
}

/* The known name that is nearest to what was typed, or the only one of which it is a part, or
 * NULL. */
static const char *nearest(const struct question *q, const char *line, const char *plain)
{
    for (int i = 0; count_fitting(q, q->menu.count, plain) == 1 && i < q->menu.count; i++)
        if (holds(q, i, plain))
            return called(q, i);
    const char *all[MENU_ITEMS_MAX];
    int count = 0;
    for (int i = 0; i < q->menu.count; i++)
        if (!is_fresh(q, i))
            all[count++] = called(q, i);
    return text_closest(line, all, count);
}

/* What nothing of the list is called: a new name, if there can be one. */
static int offer_new(struct question *q, const char *line, const char *plain, struct text *why)
{
    const char *near = nearest(q, line, plain);
    char name[104];
    if (!near && names_asked(q))
        return take_new(q, line, why);
    if (near)
        says(ASK_NEAR(.near = near));
    snprintf(name, sizeof name, "%.100s", line);
    int yes = line_yes(language_say(ASK_NEW_NAME(.name = name, .arg = listed(q)->name)), !near);
    if (yes < 0)
        return ANSWER_QUIT;
    return yes ? take_new(q, line, why) : ANSWER_AGAIN;
}

int names_narrow(struct question *q, const char *line, struct text *why)
{
    char plain[INPUT_BYTES];
    names_plain(q, line, plain);
    if (!is_list(q))
        return *plain ? take_move(q, plain, why) : ANSWER_UNKNOWN;
    if (names_long(q) && *plain && strlen(plain) < sizeof q->letters &&
        count_fitting(q, q->menu.count, plain)) {
        memcpy(q->letters, plain, strlen(plain) + 1);
        return ANSWER_AGAIN;
    }
    return fresh_item(q) >= 0 ? offer_new(q, line, plain, why) : ANSWER_UNKNOWN;
}
