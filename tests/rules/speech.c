/* What a seat reads, in English. Always true: a text that is wanted is looked for in what the game
 * says from that seat's view. */
#include "tests/rules/speech.h"

#include "table/native/json_tree.h"

#include <stdio.h>
#include <string.h>

enum { SAID_BYTES = 65536, QUESTION_BYTES = 1024 };

static char said[SAID_BYTES];

void speech_cut(struct words_of *w, char *text, size_t size)
{
    *text = 0;
    for (int i = 1; i < w->count; i++) {
        size_t length = strlen(w->at[i]);
        if (w->at[i][length - 1] != ':')
            continue;
        words_join(w, i + 1, text, size);
        w->at[i][length - 1] = 0;
        w->count = i + 1;
        return;
    }
}

/* Lines and blanks are one blank, as in a script. */
static bool has(const char *text, char *why)
{
    char *to = said;
    for (const char *p = said; *p; p++)
        if ((*p != ' ' && *p != '\n') || (to > said && to[-1] != ' '))
            *to++ = *p == '\n' ? ' ' : *p;
    *to = 0;
    return strstr(said, text) || (snprintf(why, WHY_BYTES, "it says '%.500s'", said), false);
}

bool speech_refuses(const struct match_under_test *m, const struct move *move, const char *text,
                    char *why)
{
    static struct view view;
    struct text out = text_over(said, sizeof said);
    out.labels = &m->called.labels;
    redact(m->game, &m->state, move->seat, &view);
    m->game->words->why_not(m->data, &view, move, &out);
    if (strcmp(text, "-"))
        return has(text, why);
    return !*said || (snprintf(why, WHY_BYTES, "it says '%.500s'", said), false);
}

static void tell(const struct match_under_test *m, const struct view *after, int seat,
                 struct text *out)
{
    static struct view before;
    struct move heard;
    redact(m->game, &m->before, seat, &before);
    move_redact(m->game, m->data, &m->before, &m->last, seat, &heard);
    m->game->words->tell(m->data, &before, after, &heard, out);
}

/* The given arguments of a move, and how many; the rest are 0. */
static bool begun(const struct match_under_test *m, const struct words_of *w, int seat,
                  struct move *move, int *args, char *why)
{
    struct pattern p;
    if (!pattern_read(m->game, m->data, w, 3, &p, why))
        return false;
    *args = w->count - 4;
    *move = (struct move){.seat = (uint8_t)seat, .verb = (uint8_t)p.verb};
    memcpy(move->arg, p.value, sizeof move->arg);
    return true;
}

/* False: there is no such kind of speech. */
static bool speak(const struct match_under_test *m, const struct words_of *w,
                  const struct move *move, int args, const struct view *view, struct text *out)
{
    const struct words *words = m->game->words;
    const char *kind = w->at[2];
    if (w->count > 3) {
        if (!strcmp(kind, "label"))
            return words->label(m->data, view, move, out), true;
        if (!strcmp(kind, "begun") && words->begun)
            return words->begun(m->data, view, move, args, out), true;
        return !strcmp(kind, "next") && words->next &&
               (words->next(m->data, view, move, args, out), true);
    }
    if (!strcmp(kind, "tell"))
        return tell(m, view, view->seat, out), true;
    if (!strcmp(kind, "board"))
        return words->board(m->data, view, out), true;
    if (!strcmp(kind, "prompt")) {
        words->prompt(m->data, view, out);
        text_put(out, "\n");
        return !words->besides || (words->besides(m->data, view, out), true);
    }
    return !strcmp(kind, "sheet") && words->sheet && (words->sheet(m->data, view, out), true);
}

bool speech_line(struct match_under_test *m, const struct words_of *line, char *why)
{
    static struct view view;
    struct words_of w = *line;
    struct text out = text_over(said, sizeof said);
    struct move move;
    char wanted[1024];
    out.labels = &m->called.labels;
    int seat, args = 0;
    speech_cut(&w, wanted, sizeof wanted);
    if (w.count < 3 || !*wanted || !seat_read(w.at[1], &seat))
        return line_fails(why, "says SEAT KIND [MOVE]: TEXT wanted");
    redact(m->game, &m->state, seat, &view);
    if (w.count > 3 && !begun(m, &w, seat, &move, &args, why))
        return false;
    if (m->watch) {
        struct text watched = m->watch->text();
        watched.labels = &m->called.labels;
        speak(m, &w, &move, args, &view, &watched);
        m->watch->said(&watched);
    }
    return speak(m, &w, &move, args, &view, &out) ? has(wanted, why)
                                                  : line_fails(why, "no such kind of speech here");
}

/* ---- What people called things ---- */

/* What is kept of it, till the case ends. NULL: there is no more room. */
static const char *keep(struct called *c, const char *text)
{
    size_t n = strlen(text) + 1;
    if (n == 1 || n > sizeof c->bytes - c->used)
        return NULL;
    char *at = c->bytes + c->used;
    c->used += n;
    return memcpy(at, text, n);
}

static struct label *label_of(struct match_under_test *m, const char *thing)
{
    struct called *c = &m->called;
    c->labels.count = m->game->label_count;
    for (int k = 0; k < m->game->label_count; k++) {
        const struct label_spec *spec = &m->game->labels[k];
        c->labels.table[k].names = spec->names;
        c->labels.table[k].first = spec->first;
        c->labels.table[k].count = spec->count;
        c->labels.table[k].at = c->label[k];
        for (int i = 0; i < spec->count && i < LABELLED_MAX; i++)
            if (!strcmp(m->data->names[spec->names].at[spec->first + i], thing))
                return &c->label[k][i];
    }
    return NULL;
}

bool called_line(struct match_under_test *m, const struct words_of *line, char *why)
{
    struct words_of w = *line;
    char about[256];
    speech_cut(&w, about, sizeof about);
    struct label *label = w.count == 3 ? label_of(m, w.at[1]) : NULL;
    if (!label)
        return line_fails(why, "called THING NAME [: TEXT] wanted");
    label->name = keep(&m->called, w.at[2]);
    label->said = keep(&m->called, about);
    return label->name || line_fails(why, "too many names");
}

/* ---- What is asked before a match, or without one ---- */

static void answer(const struct match_under_test *m, bool asks, const struct node *n,
                   struct text *out)
{
    struct complaint wrong = {.language = out->language};
    struct kept_character kept;
    struct rules rules;
    rules_default(m->game, &rules);
    bool good = asks ? m->game->words->ask(m->data, n, out, &wrong)
                     : m->game->characters->read(m->data, &rules, n, &kept, &wrong);
    text_put(out, good ? "" : wrong.what);
}

bool asks_line(struct match_under_test *m, const struct words_of *line, char *why)
{
    struct words_of w = *line;
    struct text out = text_over(said, sizeof said);
    struct complaint wrong;
    struct json_tree tree;
    char wanted[1024], json[QUESTION_BYTES];
    bool asks = !strcmp(w.at[0], "asks");
    speech_cut(&w, wanted, sizeof wanted);
    words_join(&w, 1, json, sizeof json);
    if (!*wanted || (asks ? !m->game->words->ask : !m->game->characters))
        return line_fails(why, "asks or reads JSON: TEXT wanted, of a game that answers");
    if (!json_tree_open(json, strlen(json), sizeof json, &tree, &wrong))
        return line_fails(why, wrong.what);
    if (m->watch) {
        struct text watched = m->watch->text();
        answer(m, asks, tree.root, &watched);
        m->watch->said(&watched);
    }
    answer(m, asks, tree.root, &out);
    json_tree_close(&tree);
    return has(wanted, why);
}
