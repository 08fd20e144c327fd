/* A line that was typed, made into a choice. What is always true: a line that is not understood, or
 * a move that is not open, is answered with a reason and changes nothing. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "table/names.h"
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

/* ---- What was typed ---- */

static int take_number(struct question *q, const char *line, struct text *why)
{
    long n = strtol(line, NULL, 10);
    if (q->menu.kind == MENU_ITEMS) {
        if (n >= 1 && n <= q->menu.count)
            return ask_item(q, &q->menu.item[n - 1], why);
        if (!q->menu.count) {
            says(WHY_WAITING());
            return ANSWER_AGAIN;
        }
        says(WHY_CHOICE(.most = q->menu.count));
        return ANSWER_AGAIN;
    }
    if (q->menu.kind == MENU_SET) {
        says(WHY_SET(.typed = line));
        return ANSWER_AGAIN;
    }
    struct pick next = *here(q);
    if (strlen(line) < 10 && pick_value(&next, (int32_t)n))
        return ask_go_on(q, next, why);
    says(WHY_NUMBER(.least = q->menu.lo, .most = q->menu.hi));
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
        return ask_go_on(q, next, why);
    before.arg[before.args] = mask;
    struct move move = {.seat = (uint8_t)q->seat, .verb = (uint8_t)before.verb};
    memcpy(move.arg, before.arg, sizeof move.arg);
    return ask_play(q, &move, why); /* it is not open: the match says why */
}

static int verb_named(const struct question *q, const char *word)
{
    const struct game *game = q->session->match->game;
    for (int i = 0; i < game->verb_count; i++)
        if (!strcasecmp(game->verbs[i].name, word))
            return i;
    return -1;
}

/* A verb that is not open at all: the match says why. */
static int not_open(struct question *q, int verb, struct text *why)
{
    struct move move = {.seat = (uint8_t)q->seat, .verb = (uint8_t)verb};
    return ask_play_said(q, &move, (struct said){0}, why);
}

static bool is_number(const char *word)
{
    const char *digits = word + (*word == '-');
    size_t n = strspn(digits, "0123456789");
    return n && !digits[n];
}

/* The value of the next argument that is called so, or a new thing that may be: picks it. */
static bool take_word(struct question *q, struct pick *next, const char *word)
{
    const struct arg_spec *spec = &q->session->match->game->verbs[next->verb].arg[next->args];
    char plain[INPUT_BYTES], known[INPUT_BYTES];
    if (next->args == ARGS_MAX || !spec->name || spec->show == SHOW_SET ||
        strlen(word) >= sizeof plain)
        return false;
    if (spec->show == SHOW_NUMBER)
        return is_number(word) && strlen(word) < 10 &&
               pick_value(next, (int32_t)strtol(word, NULL, 10));
    names_plain(q, word, plain);
    for (int value = 0; value < THINGS_MAX; value++)
        if (!spoken_fresh(q, next->verb, next->args, value) && names_known(q, spec, value, known) &&
            !strcmp(plain, known))
            return pick_value(next, value);
    for (int value = 0; spec->open && value < THINGS_MAX; value++) {
        if (!spoken_fresh(q, next->verb, next->args, value) || !pick_value(next, value))
            continue;
        snprintf(q->label, sizeof q->label, "%s", word);
        q->has_label = true;
        return true;
    }
    return false;
}

/* A move that was typed from its beginning, but not to its end: what is left is asked for. */
static bool take_begun(struct question *q, const struct pairs *pairs, int verb, struct pick *next)
{
    if (verb < 0 || !pick_verb(next, verb))
        return false;
    for (int i = 0; i < pairs->count; i++) {
        const struct pair *pair = &pairs->at[i];
        if (pair->key && (!strcmp(pair->key, "do") || !strcmp(pair->key, "seat")))
            continue;
        if (pair->key || !take_word(q, next, pair->value.text))
            return false;
    }
    return next->args > 0 && pick_left(next) > 1;
}

/* Whether `next` has got further on the way that leads through `pick`. */
static bool leads_on(const struct pick *pick, const struct pick *next)
{
    return pick->verb < 0 ||
           (pick->verb == next->verb && pick->args < next->args &&
            !memcmp(pick->arg, next->arg, (size_t)pick->args * sizeof *pick->arg));
}

/* Goes on from a pick that was made anew: the steps that do not lead there are forgotten. */
static int begin_again(struct question *q, struct pick next, struct text *why)
{
    while (q->steps > 1 && !leads_on(here(q), &next))
        q->steps--;
    return ask_go_on(q, next, why);
}

/* Whether the game's label of the first move that agrees has these letters. */
static bool in_label(const struct question *q, const struct pick *pick, const char *plain)
{
    const struct words *words = q->session->match->game->words;
    char bytes[INPUT_BYTES], label[INPUT_BYTES];
    struct text text = ask_text(q, true, bytes, sizeof bytes);
    struct move move;
    if (!words || !words->label)
        return false;
    pick_first(pick, &move);
    words->label(q->session->match->data, &q->view, &move, &text);
    names_plain(q, bytes, label);
    return strstr(label, plain);
}

/* What follows the verb as one name, as people write it: "learn power strike" (where that is not
 * open, the match says why); or the only open name of which it is a part, which is asked about.
 * ANSWER_UNKNOWN: neither. */
static int take_name(struct question *q, const char *rest, int verb, struct text *why)
{
    const struct arg_spec *spec = &q->session->match->game->verbs[verb].arg[0];
    char plain[INPUT_BYTES], known[INPUT_BYTES];
    int part = -1, parts = 0;
    struct pick next;
    pick_start(&next, &q->options);
    if (!spec->name || spec->open || spec->show != SHOW_NAME || !*rest)
        return ANSWER_UNKNOWN;
    bool open = pick_verb(&next, verb);
    names_plain(q, rest, plain);
    for (int value = 0; *plain && value < THINGS_MAX; value++) {
        struct pick one = next;
        struct move move = {.seat = (uint8_t)q->seat, .verb = (uint8_t)verb, .arg = {value}};
        if (!names_known(q, spec, value, known))
            continue;
        bool may = open && pick_value(&one, value);
        if (!strcmp(plain, known))
            return may ? begin_again(q, one, why) : ask_play_said(q, &move, (struct said){0}, why);
        if (!may)
            continue;
        if (strstr(known, plain) || in_label(q, &one, plain)) {
            part = value;
            parts++;
        }
    }
    if (parts != 1 || strlen(plain) < 3)
        return ANSWER_UNKNOWN;
    const struct match *match = q->session->match;
    snprintf(known, sizeof known, "%s %s", match->game->verbs[verb].name,
             names_at(match->data, spec->names, part));
    says(ASK_NEAR(.near = known));
    return ANSWER_AGAIN;
}

/* A move that is not open however it ends, and was not typed to its end: the match says why. */
static bool says_why(struct question *q, const struct pairs *pairs, int verb, struct text *why,
                     int *result)
{
    const struct match *match = q->session->match;
    struct pick begun;
    struct move move = {.seat = (uint8_t)q->seat, .verb = (uint8_t)verb};
    int args = 0;
    pick_start(&begun, &q->options);
    bool open = pick_verb(&begun, verb);
    for (int i = 0; i < pairs->count; i++) {
        const struct arg_spec *spec = &match->game->verbs[verb].arg[args];
        char plain[INPUT_BYTES], known[INPUT_BYTES];
        int value = 0;
        if (pairs->at[i].key && !strcmp(pairs->at[i].key, "do"))
            continue;
        if (pairs->at[i].key || args == ARGS_MAX || !spec->name || spec->open ||
            spec->show != SHOW_NAME)
            return false;
        names_plain(q, pairs->at[i].value.text, plain);
        while (value < THINGS_MAX &&
               (!names_known(q, spec, value, known) || strcmp(plain, known) != 0))
            value++;
        if (value == THINGS_MAX)
            return false;
        move.arg[args++] = value;
        open = open && pick_value(&begun, value);
    }
    if (open || !args || args == ARGS_MAX || !match->game->verbs[verb].arg[args].name)
        return false;
    *result = ask_play_said(q, &move, (struct said){0}, why);
    return true;
}

/* A move in full, or its verb alone. */
static int take_words(struct question *q, const char *line, int verb, bool alone, struct text *why)
{
    const struct match *match = q->session->match;
    static struct pairs pairs;
    char copy[INPUT_BYTES + NAME_BYTES_MAX], reason[REASON_BYTES];
    struct text no = language_text(reason, sizeof reason);
    struct pick next;
    struct move move;
    struct said said;
    pick_start(&next, &q->options);
    memcpy(next.whole, q->step[0].whole, sizeof next.whole);
    if (alone && match->game->verbs[verb].arg[0].name && pick_verb(&next, verb))
        return begin_again(q, next, why);
    if (alone && match->game->verbs[verb].arg[0].name)
        return not_open(q, verb, why);
    snprintf(copy, sizeof copy, "%s", alone ? match->game->verbs[verb].name : line);
    if (!codec_words_read(copy, &pairs, &no) ||
        !match_read(match, &pairs, q->seat, NULL, &move, &said, &no)) {
        int result = ANSWER_AGAIN;
        if (take_begun(q, &pairs, verb, &next))
            return begin_again(q, next, why);
        if (says_why(q, &pairs, verb, why, &result))
            return result;
        result = take_name(q, line + strcspn(line, " ") + strspn(line + strcspn(line, " "), " "),
                           verb, why);
        if (result == ANSWER_UNKNOWN)
            say(reason);
        return result == ANSWER_UNKNOWN ? ANSWER_AGAIN : result;
    }
    if (move.seat != q->seat) {
        says(WHY_SEAT(.seat = q->seat));
        return ANSWER_AGAIN;
    }
    if (said.text) {
        snprintf(q->text, sizeof q->text, "%s", said.text);
        q->has_text = true;
    }
    return ask_play_said(q, &move, said, why);
}

/* The one open verb that takes as many numbers as this line has, and nothing else: where other
 * verbs are open too, two numbers alone still say which is meant. Below 0: there is none, or more
 * than one. */
static int verb_of_numbers(const struct question *q, const char *line)
{
    int found = -1;
    for (uint32_t i = 0; i < q->options.count; i++) {
        int verb = q->options.at[i].verb, args = 0;
        const struct arg_spec *spec = q->session->match->game->verbs[verb].arg;
        const char *at = line;
        while (args < ARGS_MAX && spec[args].name && spec[args].show == SHOW_NUMBER &&
               isdigit((unsigned char)*at)) {
            at += strspn(at, "0123456789");
            at += strspn(at, " ");
            args++;
        }
        if (args < 2 || *at || (args < ARGS_MAX && spec[args].name) || verb == found)
            continue;
        if (found >= 0)
            return -1;
        found = verb;
    }
    return found;
}

/* "2 0", or "\"Like This\" minor time": the arguments alone, where the verb is settled and nothing
 * else is. */
static int take_args(struct question *q, const char *line, struct text *why)
{
    char copy[INPUT_BYTES + NAME_BYTES_MAX];
    int verb = *line == '"' && !here(q)->args ? here(q)->verb : q->step[0].verb;
    if (verb < 0)
        verb = verb_of_numbers(q, line);
    if (verb < 0)
        return ANSWER_UNKNOWN;
    snprintf(copy, sizeof copy, "%s %s", q->session->match->game->verbs[verb].name, line);
    return take_words(q, copy, verb, false, why);
}

/* `many`: it was a sentence that began so. */
static int unknown(const struct question *q, const char *word, bool many)
{
    const struct game *game = q->session->match->game;
    const char *all[512], *near;
    int count = 0;
    for (int i = 0; i < aside_count; i++)
        all[count++] = aside_names[i];
    for (int i = 0; q->session->table->lesson && i < taught_count; i++)
        all[count++] = taught_names[i];
    for (uint32_t i = 0; i < q->options.count; i++)
        all[count++] = game->verbs[q->options.at[i].verb].name;
    near = text_closest(word, all, count);
    if (q->menu.kind == MENU_SET)
        says(WHY_NONE_OF_THESE(.word = short_of(word)));
    else if (!near && game->master && many)
        says(WHY_SENTENCE());
    else if (near)
        says(WHY_NEAR(.word = short_of(word), .near = near));
    else
        says(WHY_NO_COMMAND(.word = short_of(word)));
    return ANSWER_AGAIN;
}

/* Whether the verb takes a square, from its argument `a` on. */
static bool takes_square(const struct verb_spec *verb, int a)
{
    return a + 1 < ARGS_MAX && verb->arg[a].name && verb->arg[a + 1].name &&
           !strcmp(verb->arg[a].name, "row") && !strcmp(verb->arg[a + 1].name, "column");
}

/* "c3", or "move c3", as people call a square: as "move 3 c". The verb of "c3" alone is the one
 * that takes a square now. */
static bool square_words(const struct question *q, const char *line, char out[INPUT_BYTES])
{
    const struct game *game = q->session->match->game;
    const char *at = strrchr(line, ' ') ? strrchr(line, ' ') + 1 : line;
    size_t letters = 0, digits;
    int verb = -1, n = (int)strcspn(line, " ");
    while (isalpha((unsigned char)at[letters]))
        letters++;
    digits = strspn(at + letters, "0123456789");
    if (!letters || letters > 2 || !digits || at[letters + digits] ||
        strchr(line, ' ') != strrchr(line, ' '))
        return false;
    for (int i = 0; i < game->verb_count; i++)
        if (takes_square(&game->verbs[i], 0) && at != line &&
            !strncasecmp(game->verbs[i].name, line, (size_t)n) && !game->verbs[i].name[n])
            verb = i;
    for (uint32_t i = 0; at == line && i < q->options.count; i++)
        if (takes_square(&game->verbs[q->options.at[i].verb], 0))
            verb = q->options.at[i].verb;
    if (verb >= 0)
        snprintf(out, INPUT_BYTES, "%s %s %.*s", game->verbs[verb].name, at + letters, (int)letters,
                 at);
    return verb >= 0;
}

/* At a step that is only read there is nothing to choose yet. */
static int read_on(struct question *q, const char *word, const char *rest, struct text *why)
{
    int result = aside(q, word, rest, why);
    if (result == ANSWER_UNKNOWN)
        says(WHY_NEXT());
    return result == ANSWER_UNKNOWN ? ANSWER_AGAIN : result;
}

static int take_line(struct question *q, char *line, struct text *why)
{
    char square[INPUT_BYTES];
    if (square_words(q, line, square))
        line = square;
    char word[INPUT_BYTES], copy[INPUT_BYTES];
    size_t n = strcspn(line, " ");
    const char *rest = line + n + strspn(line + n, " ");
    int result = ANSWER_UNKNOWN;
    snprintf(word, sizeof word, "%.*s", (int)n, line);
    snprintf(copy, sizeof copy, "%s", line);
    int verb = verb_named(q, word);
    if (taught_reads(q->session))
        return read_on(q, word, rest, why);
    if (q->menu.kind == MENU_SET)
        result = take_set(q, copy, why);
    if (result == ANSWER_UNKNOWN && is_number(line))
        result = take_number(q, line, why);
    if (result == ANSWER_UNKNOWN)
        result = names_take(q, line, why);
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
    if (result == ANSWER_UNKNOWN && *line == '"')
        result = take_args(q, line, why);
    if (result == ANSWER_UNKNOWN)
        result = names_narrow(q, line, why);
    return result == ANSWER_UNKNOWN ? unknown(q, word, strchr(rest, ' ')) : result;
}

/* Enter alone. */
static int take_enter(struct question *q, struct text *why)
{
    if (q->session->table->lesson)
        return taught_enter(q, why);
    if (q->has_usual)
        return ask_play(q, &q->usual, why);
    if (q->menu.enter >= 0)
        return ask_item(q, &q->menu.item[q->menu.enter], why);
    names_turn(q);
    return ANSWER_AGAIN;
}

static bool is_command(const char *line, const char *command)
{
    size_t n = strlen(command);
    return !strncasecmp(line, command, n) && (line[n] == ' ' || !line[n]);
}

int ask_typed(struct question *q, char *line, struct text *why)
{
    int steps = q->steps;
    if (strlen(line) == INPUT_BYTES - 1) {
        says(WHY_LINE_LONG(.most = INPUT_BYTES - 2));
        return ANSWER_AGAIN;
    }
    if (!text_is_utf8(line, strlen(line))) {
        says(WHY_LINE_UTF8());
        return ANSWER_AGAIN;
    }
    char *text = is_command(line, "say") ? NULL : spoken_split(line);
    if (text) {
        snprintf(q->text, sizeof q->text, "%s", text);
        q->has_text = true;
    }
    int result = *line ? take_line(q, line, why) : take_enter(q, why);
    if (result == ANSWER_AGAIN && q->steps <= steps && text)
        q->has_text = false;
    return result;
}
