/* What people say with a move or between moves, and what they call new things. What is always true:
 * words are taken as they were typed; what they may be is decided by the match alone. */
#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "table/marks.h"
#include "table/names.h"
#include "tui/away.h"
#include "tui/guide.h"
#include "tui/said.h"
#include "tui/say.h"
#include "tui/session.h"
#include "tui/spoken.h"

/* ---- What may be named, and who is asked for words ---- */

/* Whether a value is one that people name, and not in use: then it would name something new. */
static bool is_free(const struct match *match, const struct view *view, int names, int32_t value)
{
    int k = codec_label_table(match->game, names);
    if (k < 0)
        return false;
    const struct label_spec *label = &match->game->labels[k];
    return value >= label->first && value < label->first + label->count &&
           !match->game->label_live(match->data, &view->state, k, value);
}

bool spoken_fresh(const struct question *q, int verb, int arg, int32_t value)
{
    const struct match *match = q->session->match;
    return is_free(match, &q->view, match->game->verbs[verb].arg[arg].names, value);
}

void spoken_options(const struct match *match, int seat, struct options *out)
{
    struct view view;
    match_options(match, seat, out);
    if (!match->game->label_count)
        return;
    match_view(match, seat, &view);
    for (uint32_t i = 0; i < out->count; i++) {
        struct option *option = &out->at[i];
        int a = codec_label_arg(match->game, option->verb);
        struct domain kept = {.kind = DOMAIN_ONE};
        bool fresh = false;
        for (int value = 0; a >= 0 && value < THINGS_MAX; value++) {
            bool free = is_free(match, &view, match->game->verbs[option->verb].arg[a].names, value);
            if (!domain_has(&option->arg[a], value) || (free && fresh))
                continue;
            fresh = fresh || free;
            set_add(&kept.of, value);
        }
        if (a >= 0)
            option->arg[a] = kept;
    }
}

bool spoken_names_new(const struct match *match, const struct view *view, const struct move *move)
{
    int a = codec_label_arg(match->game, move->verb);
    return a >= 0 &&
           is_free(match, view, match->game->verbs[move->verb].arg[a].names, move->arg[a]);
}

void spoken_whole(const struct question *q, uint64_t out[4])
{
    const struct match *match = q->session->match;
    for (uint32_t i = 0; i < q->options.count; i++) {
        const struct option *option = &q->options.at[i];
        int a = codec_label_arg(match->game, option->verb);
        for (int value = 0; a >= 0 && value < THINGS_MAX; value++)
            if (domain_has(&option->arg[a], value) && spoken_fresh(q, option->verb, a, value))
                out[option->verb >> 6] |= 1ull << (option->verb & 63);
    }
}

/* Kept, for what is new is called so as long as the program runs. */
static const char *new_name(void)
{
    static char name[64];
    if (!*name)
        snprintf(name, sizeof name, "%s", language_say(PART_NEW()));
    return name;
}

void spoken_books(struct question *q)
{
    const struct match *match = q->session->match;
    match_labels(match, match->count, q->seat, &q->book);
    match_labels(match, match->count, q->seat, &q->menu_book);
    for (int k = 0; k < match->game->label_count; k++) {
        const struct label_spec *label = &match->game->labels[k];
        for (int i = 0; i < label->count; i++)
            if (!match->game->label_live(match->data, &q->view.state, k, label->first + i))
                q->menu_book.at[k][i] = (struct label){.name = new_name()};
    }
}

void spoken_called(struct question *q, int names, int32_t value)
{
    int k = codec_label_table(q->session->match->game, names);
    q->menu_book.at[k][value - q->session->match->game->labels[k].first].name = q->label;
}

bool spoken_asked(const struct match *match, const struct move *move, bool names_new)
{
    const struct verb_spec *verb = &match->game->verbs[move->verb];
    return names_new || verb->text == TEXT_SECRET || verb->invites;
}

/* ---- Lines ---- */

char *spoken_split(char *line)
{
    bool quoted = false;
    size_t digits = strspn(line, "0123456789");
    for (char *at = line; *at; at++) {
        bool blank = at == line || at[-1] == ' ' || at == line + digits;
        if (*at == '\\' && quoted && at[1])
            at++;
        else if (*at == '"')
            quoted = !quoted;
        else if (*at == ':' && !quoted && blank && (at[1] == ' ' || !at[1])) {
            char *text = at + 1 + strspn(at + 1, " ");
            while (at > line && at[-1] == ' ')
                at--;
            *at = 0;
            return text;
        }
    }
    return NULL;
}

static int help(bool name)
{
    if (name)
        says(HOW_NAME());
    else
        says(HOW_WORDS());
    return ANSWER_AGAIN;
}

/* Commands that only show something: they do it here too. */
static bool shows(const char *line)
{
    static const char *const of[] = {"board", "sheet", "log", "how", "rules"};
    for (size_t i = 0; i < sizeof of / sizeof *of; i++)
        if (!strcasecmp(line, of[i]))
            return true;
    return false;
}

enum { DOUBT_DIGITS = 9 };
/* What a line in doubt would be, if it were words. */
enum wanted { WANTED_NAME, WANTED_SECRET, WANTED_SPEECH };

static const char *doubt(const char *line, enum wanted wanted)
{
    if (wanted == WANTED_NAME)
        return language_say(ASK_DOUBT_NAME());
    if (wanted == WANTED_SECRET)
        return language_say(ASK_DOUBT_SECRET());
    if (*line && strlen(line) <= DOUBT_DIGITS && !line[strspn(line, "0123456789")])
        return language_say(ASK_DOUBT_NUMBER(.words = line));
    return language_say(ASK_DOUBT_WORDS());
}

/* A line that is no answer to a question for words: what was done, or ANSWER_UNKNOWN. In quotes
 * anything is words. */
static int no_words(struct question *q, const char *line, enum wanted wanted, struct text *why)
{
    if (!strcasecmp(line, "help") || !strcmp(line, "?"))
        return help(wanted == WANTED_NAME);
    if (!strcasecmp(line, "quit"))
        return ANSWER_QUIT;
    if (shows(line))
        return aside(q, line, "", why);
    for (int i = 0; i < aside_count; i++) {
        if (strcasecmp(line, aside_names[i]))
            continue;
        if (wanted == WANTED_NAME)
            says(WHY_COMMAND_NAME(.command = aside_names[i]));
        else
            says(WHY_COMMAND_WORDS(.command = aside_names[i]));
        return ANSWER_AGAIN;
    }
    if (!*line || *line == '"' || !meant_otherwise(q, line))
        return ANSWER_UNKNOWN;
    int yes = line_yes(doubt(line, wanted), false);
    return yes < 0 ? ANSWER_QUIT : yes ? ANSWER_UNKNOWN : ANSWER_AGAIN;
}

/* Without the quotes around it. */
static void unquote(char *line)
{
    size_t n = strlen(line);
    if (n >= 2 && line[0] == '"' && line[n - 1] == '"') {
        memmove(line, line + 1, n - 2);
        line[n - 2] = 0;
    }
}

int spoken_ask_label(struct question *q, const struct arg_spec *spec, struct text *why)
{
    char prompt[160];
    int result = ANSWER_AGAIN;
    snprintf(prompt, sizeof prompt, "%s ", language_say(ASK_NEW(.arg = spec->name)));
    while (result == ANSWER_AGAIN) {
        if (input_line(prompt, q->label) != INPUT_LINE)
            return ANSWER_QUIT;
        if (!*q->label || !strcasecmp(q->label, "back"))
            return ANSWER_AGAIN;
        result = no_words(q, q->label, WANTED_NAME, why);
    }
    if (result != ANSWER_UNKNOWN)
        return result;
    unquote(q->label);
    q->has_label = true;
    return ANSWER_MOVE;
}

int spoken_ask_text(struct question *q, const struct move *move, bool names_new, struct text *why)
{
    const struct verb_spec *verb = &q->session->match->game->verbs[move->verb];
    char prompt[160];
    snprintf(prompt, sizeof prompt, "%s ",
             verb->text == TEXT_SECRET ? language_say(ASK_WORDS_SECRET())
                                       : language_say(ASK_WORDS()));
    int result = ANSWER_AGAIN;
    char bytes[256];
    struct text help = language_text(bytes, sizeof bytes);
    if (verb->invites) {
        codec_titled(q->session->match->game, "verb", verb->name, &help);
        text_sentence(&help, 0);
        say(bytes);
    } else if (names_new) {
        says(TELL_SAY_MORE(.arg = verb->arg[codec_label_arg(q->session->match->game, move->verb)]
                                      .name));
    }
    while (result == ANSWER_AGAIN) {
        if (input_line(prompt, q->text) != INPUT_LINE)
            return ANSWER_QUIT;
        if (!strcasecmp(q->text, "back"))
            return ANSWER_AGAIN;
        result =
            no_words(q, q->text, verb->text == TEXT_SECRET ? WANTED_SECRET : WANTED_SPEECH, why);
    }
    if (result != ANSWER_UNKNOWN)
        return result;
    q->has_text = true;
    return ANSWER_MOVE;
}

/* What was `said` between moves is written, and told; or why it was not. */
static int spoken_kept(struct session *s, int seat, bool said, const char *reason, struct text *why)
{
    if (!said) {
        say(reason);
        return ANSWER_AGAIN;
    }
    if (!s->table->written(s->table->arg, why))
        return ANSWER_FAILED;
    tell_more(s, seat, false);
    return ANSWER_AGAIN;
}

int spoken_say(struct question *q, const char *words, struct text *why)
{
    struct session *s = q->session;
    char reason[REASON_BYTES];
    struct text no = language_text(reason, sizeof reason);
    if (!*words) {
        says(WHY_SAY_NOTHING());
        return ANSWER_AGAIN;
    }
    /* Where a secret is asked for, and 'back' has led to its only choice, "say ..." may be the
     * secret itself. */
    struct move only;
    if (pick_left(&q->step[0]) == 1) {
        pick_first(&q->step[0], &only);
        if (s->match->game->verbs[only.verb].text == TEXT_SECRET &&
            line_yes(language_say(ASK_SAY_SECRET()), false) != 1)
            return ANSWER_AGAIN;
    }
    if (s->table->away)
        return away_say(s, words, why);
    return spoken_kept(s, q->seat, match_say(s->match, q->seat, words, &no), reason, why);
}

int spoken_mark(struct question *q, const char *back, struct text *why)
{
    struct session *s = q->session;
    char reason[REASON_BYTES];
    struct text no = language_text(reason, sizeof reason);
    bool digit = *back > '0' && *back - '0' <= SPOKEN_BACK_MAX && !back[1];
    int n = !*back ? 1 : *back - '0';
    if (*back && !digit) {
        says(WHY_MARK_WHICH(.most = SPOKEN_BACK_MAX));
        return ANSWER_AGAIN;
    }
    if (s->table->away)
        return away_mark(s, n - 1, why);
    uint32_t entry = match_spoken(s->match, n - 1);
    if (!entry) {
        says(WHY_MARK_NOTHING());
        return ANSWER_AGAIN;
    }
    return spoken_kept(s, q->seat, match_mark(s->match, q->seat, entry, &no), reason, why);
}
