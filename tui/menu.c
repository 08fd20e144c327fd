/* The choices as a numbered list. What is always true: a choice is called by the game's own label
 * where it has one, else by the line that could be typed for it. */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "table/making.h"
#include "table/names.h"
#include "tui/guide.h"
#include "tui/names.h"
#include "tui/said.h"
#include "tui/say.h"
#include "tui/session.h"
#include "tui/spoken.h"
#include "tui/taught.h"
#include "voice/voice.h"

enum { WAYS_MAX = 100, QUOTED_BYTES = 8192 };

static struct making made(const struct question *q)
{
    return (struct making){q->session->match, &q->view, &q->options};
}

static void put_label(const struct question *q, const struct move *move, struct text *out)
{
    struct making of = made(q);
    making_label(&of, move, out);
}

/* What the moves behind an item have in common, in the game's words; false: it has none for
 * that. */
static bool put_begun(const struct question *q, const struct move *move, int args, struct text *out)
{
    struct making of = made(q);
    return making_begun(&of, move, args, out);
}

/* How many moves are behind an item, where that tells something. */
static void put_ways(const struct menu_item *item, struct text *out)
{
    if (item->ways > 1 && item->ways < WAYS_MAX)
        text_format(out, " %s", language_say(LABEL_WAYS(.count = (int)item->ways)));
}

static void put_verb(const struct question *q, const struct menu_item *item, struct text *out)
{
    const struct match *match = q->session->match;
    const struct verb_spec *verb = &match->game->verbs[item->move.verb];
    struct making of = made(q);
    if (making_verb(&of, &item->move, out))
        return;
    for (int a = 0; a < ARGS_MAX && verb->arg[a].name; a++)
        if (codec_label_table(match->game, verb->arg[a].names) >= 0)
            return;
    put_ways(item, out);
}

/* A value as it is told; what would be new is called so. False: as in making_value. */
static bool put_value(const struct question *q, const struct pick *pick,
                      const struct menu_item *item, struct text *out)
{
    struct making of = made(q);
    if (!spoken_fresh(q, pick->verb, pick->args, item->value))
        return making_value(&of, pick->verb, pick->args, item->value, out);
    language_put(out, LABEL_NEW(.arg = of.match->game->verbs[pick->verb].arg[pick->args].name));
    return true;
}

/* A value that leaves one move open, though more of it would be asked for: it is called as that
 * move. */
static bool put_settled(const struct question *q, const struct move *move, int args,
                        struct text *out)
{
    const struct match *match = q->session->match;
    const struct words *words = match->game->words;
    if (args == ARGS_MAX || !match->game->verbs[move->verb].arg[args].name || !words ||
        !words->label)
        return false;
    put_label(q, move, out);
    return true;
}

static void put_item_value(const struct question *q, const struct pick *pick,
                           const struct menu_item *item, struct text *out)
{
    struct pick at = *pick;
    if (item->kind == ITEM_BOTH)
        at = (struct pick){.options = pick->options, .verb = item->move.verb};
    if (item->ways > 1 && put_begun(q, &item->move, at.args + 1, out))
        return;
    if (item->ways == 1 && put_settled(q, &item->move, at.args + 1, out))
        return;
    if (put_value(q, &at, item, out)) {
        if (item->kind == ITEM_BOTH)
            put_ways(item, out);
        return;
    }
    put_label(q, &item->move, out);
    if (item->ways > 1 && item->ways < WAYS_MAX)
        text_format(out, " %s", language_say(LABEL_ONE_OF(.count = (int)item->ways)));
}

/* Verbs of one number: listed each on its own line, the number of a line could be taken for the one
 * that it leads to, so that 9 would leave a Stake at 8. They are asked for that number by
 * itself. */
static void numbers_whole(const struct question *q, uint64_t whole[4])
{
    const struct game *game = q->session->match->game;
    for (uint32_t i = 0; i < q->options.count; i++) {
        const struct option *option = &q->options.at[i];
        if (option->args == 1 && game->verbs[option->verb].arg[0].show == SHOW_NUMBER)
            whole[option->verb >> 6] |= 1ull << (option->verb & 63);
    }
}

void menu_shorten(struct question *q)
{
    static struct menu menu;
    struct pick *pick = &q->step[0];
    uint64_t whole[4] = {0};
    char bytes[256];
    numbers_whole(q, whole);
    pick_menu(pick, q->session->match->game, false, &menu);
    for (int i = 0, same = 1; menu.kind == MENU_ITEMS && menu.count > MENU_LONG && i < menu.count;
         i += same) {
        struct text text = ask_text(q, true, bytes, sizeof bytes);
        int verb = menu.item[i].move.verb;
        for (same = 1; i + same < menu.count && menu.item[i + same].move.verb == verb; same++)
            ;
        if (same > 1 && put_begun(q, &menu.item[i].move, 0, &text))
            whole[verb >> 6] |= 1ull << (verb & 63);
    }
    for (int i = 0; i < 4; i++)
        pick->whole[i] |= whole[i];
}

/* Whether the advice may still come of it. */
static bool advised(const struct question *q, const struct menu_item *item)
{
    struct pick next = q->step[q->steps - 1];
    if (!q->has_advice)
        return false;
    if (item->kind == ITEM_MOVE)
        return move_equal(&item->move, &q->advice);
    pick_item(&next, item);
    return pick_meets(&next, &q->advice);
}

static void print_items(const struct question *q)
{
    const struct pick *pick = &q->step[q->steps - 1];
    char bytes[2048];
    for (int i = 0; i < q->menu.count; i++) {
        const struct menu_item *item = &q->menu.item[i];
        struct text line = ask_text(q, true, bytes, sizeof bytes);
        if (!names_shown(q, i))
            continue;
        text_format(&line, "%s%d. ", i < 9 ? " " : "", i + 1);
        if (item->kind == ITEM_VERB)
            put_verb(q, item, &line);
        else if (item->kind == ITEM_MOVE)
            put_label(q, &item->move, &line);
        else
            put_item_value(q, pick, item, &line);
        if (taught_marked(q, item) || advised(q, item))
            text_put(&line, " <");
        guide_wrap(stdout, bytes, "  ");
    }
    if (names_long(q) && !taught_waits(q->session))
        names_hint(q);
}

/* Whole moves that differ in more than the next argument: the question for that one would not be
 * theirs. */
static bool asks_more(const struct question *q, const struct pick *pick)
{
    const struct menu *menu = &q->menu;
    for (int i = 1; i < menu->count && menu->kind == MENU_ITEMS && menu->item[0].kind == ITEM_MOVE;
         i++)
        for (int a = pick->args + 1; a < ARGS_MAX && menu->item[i].kind == ITEM_MOVE; a++)
            if (menu->item[i].move.arg[a] != menu->item[0].move.arg[a])
                return true;
    return false;
}

bool menu_asks(const struct question *q, struct text *out)
{
    const struct pick *pick = &q->step[q->steps - 1];
    struct making of = made(q);
    return pick->verb >= 0 && !asks_more(q, pick) && making_next(&of, pick, out);
}

void menu_which(const struct game *game, const struct verb_spec *verb, int arg, struct text *out)
{
    char bytes[128];
    struct text title = language_text(bytes, sizeof bytes);
    codec_titled(game, "arg", verb->arg[arg].name, &title);
    language_put(out, ASK_WHICH(.arg = bytes));
}

static void print_set(const struct question *q)
{
    const struct match *match = q->session->match;
    const struct pick *pick = &q->step[q->steps - 1];
    const struct verb_spec *verb = &match->game->verbs[pick->verb];
    char bytes[1024], numbers[31][12];
    const char *names[31];
    struct voice_list list = {.pieces = names};
    struct text line = language_text(bytes, sizeof bytes);
    if (!menu_asks(q, &line)) {
        char arg[128];
        struct text title = language_text(arg, sizeof arg);
        codec_titled(match->game, "arg", verb->arg[pick->args].name, &title);
        language_put(&line, ASK_WHICH_SET(.arg = arg));
    }
    for (int i = 0; i < 31; i++) {
        const char *name = names_at(match->data, verb->arg[pick->args].names, i);
        if (!(q->menu.of >> i & 1))
            continue;
        snprintf(numbers[i], sizeof numbers[i], "%d", i);
        names[list.count++] = name ? name : numbers[i];
    }
    struct pick none = *pick;
    text_char(&line, ' ');
    if (pick_value(&none, 0))
        language_put(&line, ASK_SET_OR_NONE(.names = &list));
    else
        language_put(&line, ASK_SET(.names = &list));
    if (pick_left(pick) <= MENU_ITEMS_MAX)
        text_format(&line, " %s", language_say(HOW_LIST(.count = (int)pick_left(pick))));
    guide_wrap(stdout, bytes, "");
}

static void print_number(const struct question *q)
{
    const struct match *match = q->session->match;
    const struct pick *pick = &q->step[q->steps - 1];
    const struct arg_spec *spec = &match->game->verbs[pick->verb].arg[pick->args];
    char bytes[512], shown[128];
    struct text line = ask_text(q, false, bytes, sizeof bytes),
                example = language_text(shown, sizeof shown);
    struct move first;
    bool asks = menu_asks(q, &line);
    int lo = q->menu.lo, hi = q->menu.hi;
    text_put(&line, asks ? " " : "");
    if (!pick->args && spec[1].name) {
        struct pick most = *pick; /* an example should not be the dearest mistake: of tokens, none
                                     at all */
        pick_value(&most, hi);
        pick_first(&most, &first);
        codec_arg_text(match->data, &spec[0], first.arg[0], &example);
        text_char(&example, ' ');
        codec_arg_text(match->data, &spec[1], first.arg[1], &example);
        const char *one = spec[0].name, *other = spec[1].name;
        if (asks)
            language_put(&line, ASK_TWO(.least = lo, .most = hi, .first = one, .second = other,
                                        .example = shown));
        else
            language_put(&line, ASK_TWO_OF(.arg = one, .least = lo, .most = hi, .first = one,
                                           .second = other, .example = shown));
    } else if (asks) {
        language_put(&line, ASK_NUMBER(.least = lo, .most = hi));
    } else {
        language_put(&line, ASK_NUMBER_OF(.arg = spec->name, .least = lo, .most = hi));
    }
    say(bytes);
}

void menu_print(const struct question *q)
{
    if (q->menu.kind == MENU_ITEMS)
        print_items(q);
    else if (q->menu.kind == MENU_SET)
        print_set(q);
    else
        print_number(q);
}

/* ---- Words for the Tab key ---- */

static int add_word(const char **words, int count, const char *word)
{
    for (int i = 0; i < count; i++)
        if (!strcmp(words[i], word))
            return count;
    if (count < INPUT_WORDS_MAX)
        words[count++] = word;
    return count;
}

/* What people call things, in quotes, as it can be typed: kept in `bytes`. */
static int add_named(const struct question *q, const struct arg_spec *spec, int value,
                     struct text *bytes, const char **words, int count)
{
    const char *word = bytes->at + bytes->used;
    if (!label_name(&q->book.labels, spec->names, value) ||
        bytes->used + LABEL_BYTES_MAX * 2 + 4 > bytes->size)
        return count;
    bytes->labels = &q->book.labels;
    text_label(bytes, spec->names, value);
    bytes->used++; /* the zero byte is kept */
    return add_word(words, count, word);
}

static int add_domain(const struct question *q, const struct option *option, int a,
                      struct text *bytes, const char **words, int count)
{
    const struct match *match = q->session->match;
    const struct arg_spec *spec = &match->game->verbs[option->verb].arg[a];
    for (int v = 0; v < THINGS_MAX; v++) {
        const char *name = names_at(match->data, spec->names, v);
        if (!name || spec->show != SHOW_NAME || !domain_has(&option->arg[a], v) ||
            spoken_fresh(q, option->verb, a, v))
            continue;
        if (label_name(&q->book.labels, spec->names, v))
            count = add_named(q, spec, v, bytes, words, count);
        else
            count = add_word(words, count, name);
    }
    return count;
}

void menu_words(const struct question *q)
{
    static const char *words[INPUT_WORDS_MAX];
    static char quoted[QUOTED_BYTES];
    struct text bytes = language_text(quoted, sizeof quoted);
    const struct match *match = q->session->match;
    int count = 0;
    for (uint32_t i = 0; i < q->options.count; i++) {
        const struct option *option = &q->options.at[i];
        count = add_word(words, count, match->game->verbs[option->verb].name);
        for (int a = 0; a < option->args; a++)
            count = add_domain(q, option, a, &bytes, words, count);
    }
    for (int i = 0; i < aside_count; i++)
        count = add_word(words, count, aside_names[i]);
    for (int i = 0; q->session->table->lesson && i < taught_count; i++)
        count = add_word(words, count, taught_names[i]);
    input_words(words, count);
}
