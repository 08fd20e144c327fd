/* What people call things (engine/game.h, struct label_spec). What is always true: equal names, in
 * any spelling, are the same thing while it is in use; which one a name means follows from what its
 * giver may know. */
#include <string.h>

#include "table/names.h"
#include "table/reason.h"
#include "table/removed.h"
#include "table/spoken.h"

int codec_label_table(const struct game *game, int names)
{
    for (int k = 0; names && k < game->label_count; k++)
        if (game->labels[k].names == names)
            return k;
    return -1;
}

int codec_label_arg(const struct game *game, int verb)
{
    const struct verb_spec *spec = &game->verbs[verb];
    int first = -1;
    for (int a = 0; a < ARGS_MAX && spec->arg[a].name; a++) {
        if (spec->arg[a].open)
            return a;
        if (first < 0 && !spec->arg[a].secret && codec_is_label(game, &spec->arg[a]))
            first = a;
    }
    return first;
}

bool codec_is_label(const struct game *game, const struct arg_spec *arg)
{
    return arg->show == SHOW_NAME && codec_label_table(game, arg->names) >= 0;
}

static bool is_open(const struct label_spec *label, int64_t value)
{
    return value >= label->first && value < label->first + label->count;
}

bool label_used(const struct match *match, const struct state *state, int k, int value)
{
    return match->game->label_live(match->data, state, k, value);
}

/* Which open value an entry's move holds: its table of labels, or -1. */
static int open_value(const struct match *match, const struct move *move, int *value)
{
    const struct game *game = match->game;
    int a = codec_label_arg(game, move->verb);
    if (a < 0)
        return -1;
    int k = codec_label_table(game, game->verbs[move->verb].arg[a].names);
    *value = move->arg[a];
    return is_open(&game->labels[k], *value) ? k : -1;
}

/* The newest entry on the line of play that named this thing, or NULL. */
static const struct entry *named_by(const struct match *match, int k, int value)
{
    for (uint32_t at = match_named(match, match->head); at;) {
        const struct entry *entry = &match->entry[at - 1];
        int other;
        if (open_value(match, &entry->move, &other) == k && other == value)
            return entry;
        at = match_named(match, entry->parent);
    }
    return NULL;
}

void match_labels(const struct match *match, uint32_t n, int seat, struct match_labels *out)
{
    const struct game *game = match->game;
    struct set seen[LABELS_MAX] = {{{0, 0}}};
    memset(&out->labels, 0, sizeof out->labels);
    out->labels.count = game->label_count;
    for (int k = 0; k < game->label_count; k++) {
        memset(out->at[k], 0, sizeof out->at[k]);
        out->labels.table[k].names = game->labels[k].names;
        out->labels.table[k].first = game->labels[k].first;
        out->labels.table[k].count = game->labels[k].count;
        out->labels.table[k].at = out->at[k];
    }
    for (uint32_t at = match_named(match, n); at;
         at = match_named(match, match->entry[at - 1].parent)) {
        const struct entry *entry = &match->entry[at - 1];
        int value, k = open_value(match, &entry->move, &value);
        if (k < 0 || set_has(&seen[k], value - game->labels[k].first))
            continue;
        bool secret = game->verbs[entry->move.verb].text == TEXT_SECRET;
        struct label *label = &out->at[k][value - game->labels[k].first];
        set_add(&seen[k], value - game->labels[k].first);
        label->name = match_label(match, entry);
        if (!secret || seat == SEAT_CHANCE || seat == entry->move.seat)
            label->said = match_text(match, entry, seat);
        if (label->said && words_are_removed(label->said))
            label->said = NULL;
    }
}

void label_put(const struct match *match, struct match_labels *book, const struct move *move,
               const char *name)
{
    int value, k = open_value(match, move, &value);
    if (name && k >= 0)
        book->at[k][value - match->game->labels[k].first].name = name;
}

/* ---- Which thing is meant ---- */

static bool name_is_good(const char *name, struct text *why)
{
    size_t size = strlen(name);
    if (size > LABEL_BYTES_MAX)
        return reason(why, WHY_NAME_LONG(.most = LABEL_BYTES_MAX, .size = (int64_t)size));
    if (!text_is_utf8(name, size))
        return reason(why, WHY_NAME_UTF8());
    if (!text_is_plain(name))
        return reason(why, WHY_NAME_CONTROL());
    return strspn(name, " -") < size || reason(why, WHY_NAME_BLANK());
}

/* Hyphens are blanks, blanks stand alone and between letters only; ends it with a zero byte. */
static void tidy(char *s, size_t size)
{
    size_t to = 0;
    for (size_t i = 0; i < size; i++) {
        char c = s[i] == '-' ? ' ' : s[i];
        if (c != ' ' || (to && s[to - 1] != ' '))
            s[to++] = c;
    }
    while (to && s[to - 1] == ' ')
        to--;
    s[to] = 0;
}

/* The spelling that all equal names share. Without fold_ops it is the name itself. */
static bool fold(const struct match *match, const char *name, char out[FOLD_BYTES + 1])
{
    size_t size = strlen(name);
    if (!match->fold) {
        memcpy(out, name, size + 1);
        return true;
    }
    int n = match->fold->fold(name, size, out, FOLD_BYTES);
    if (n < 0)
        return false;
    tidy(out, (size_t)n);
    return true;
}

/* The value of the game's own names, placeholders among them, that is this one folded; -1: none. */
static int own_name(const struct names *names, const char *folded)
{
    char own[FOLD_BYTES + 1];
    for (int i = 0; i < names->count; i++) {
        size_t size = names->at[i] ? strlen(names->at[i]) : FOLD_BYTES;
        if (size >= FOLD_BYTES)
            continue;
        memcpy(own, names->at[i], size + 1);
        tidy(own, size);
        if (!strcmp(own, folded))
            return i;
    }
    return -1;
}

/* The value in use that is called so; -1: none. `state` is a view's. */
static int used_name(const struct match *match, const struct state *state, int k,
                     const char *folded)
{
    const struct label_spec *label = &match->game->labels[k];
    char other[FOLD_BYTES + 1];
    for (int value = label->first; value < label->first + label->count; value++) {
        if (!label_used(match, state, k, value))
            continue;
        const struct entry *entry = named_by(match, k, value);
        const char *name = entry ? match_label(match, entry) : NULL;
        if (name && fold(match, name, other) && !strcmp(other, folded))
            return value;
    }
    return -1;
}

/* Whether a family takes the move's other arguments. */
static bool takes_others(const struct option *o, const struct move *move, int a)
{
    for (int i = 0; i < o->args; i++)
        if (i != a && !domain_has(&o->arg[i], move->arg[i]))
            return false;
    return true;
}

static bool may_name(const struct options *options, const struct move *move, int a, int value,
                     bool any)
{
    for (uint32_t i = 0; i < options->count; i++) {
        const struct option *o = &options->at[i];
        if (o->verb == move->verb && a < o->args && domain_has(&o->arg[a], value) &&
            (any || takes_others(o, move, a)))
            return true;
    }
    return false;
}

/* The lowest free value that the seat may name with this verb now: with the move's other arguments
 * if there is one, else with any; where the verb is not open at all the lowest free, to be refused
 * as such. -1: none. */
static int free_value(const struct match *match, const struct state *state, const struct move *move,
                      int a, int k)
{
    const struct label_spec *label = &match->game->labels[k];
    struct options options;
    bool open = false;
    match_options(match, move->seat, &options);
    for (uint32_t i = 0; i < options.count; i++)
        open = open || options.at[i].verb == move->verb;
    for (int any = 0; any <= 1; any++)
        for (int value = label->first; value < label->first + label->count; value++)
            if (!label_used(match, state, k, value) &&
                (!open || may_name(&options, move, a, value, any)))
                return value;
    return -1;
}

static bool refuse_new(const struct arg_spec *arg, const char *name, struct text *why)
{
    struct room room;
    return arg->open
               ? reason(why, WHY_NAME_NEW(.name = reason_typed(&room, name), .arg = arg->name))
               : reason(why, WHY_NAME_UNKNOWN(.name = reason_typed(&room, name)));
}

/* The thing in use, or of the game's own, that is called so in any spelling, as the view's seat
 * knows it; -1: none. False: there is no telling. */
static bool find_known(const struct match *match, const struct view *view,
                       const struct arg_spec *arg, const char *name, int *value, struct text *why)
{
    const struct names *names = names_of(match->data, arg->names);
    char folded[FOLD_BYTES + 1];
    if (!name_is_good(name, why))
        return false;
    *value = codec_name_find(names, name);
    if (*value >= 0)
        return true;
    if (!fold(match, name, folded))
        return reason(why, WHY_NAME_MEMORY());
    if (!folded[0] || !text_is_seen(name))
        return reason(why, WHY_NAME_UNSEEN());
    *value = own_name(names, folded);
    if (*value < 0)
        *value = used_name(match, &view->state, codec_label_table(match->game, arg->names), folded);
    return true;
}

/* Finds the thing that somebody means by a name in argument a; `fresh`: it is a new one, to be
 * called so. */
static bool find(const struct match *match, const struct view *view, const char *name,
                 struct move *move, int a, bool *fresh, struct text *why)
{
    const struct arg_spec *arg = &match->game->verbs[move->verb].arg[a];
    int value;
    *fresh = false;
    if (!find_known(match, view, arg, name, &value, why))
        return false;
    if (value < 0 && arg->open && !match->fold)
        return reason(why, WHY_NAME_CLOSED());
    if (value < 0 && arg->open) {
        value =
            free_value(match, &view->state, move, a, codec_label_table(match->game, arg->names));
        *fresh = true;
    }
    if (value < 0)
        return refuse_new(arg, name, why);
    move->arg[a] = value;
    return true;
}

/* All that was given in anyone's words; the label argument last, for what may be new follows from
 * the others. */
static bool find_all(const struct match *match, const struct said *said, struct move *move,
                     bool *fresh, struct text *why)
{
    bool none;
    bool typed = said->label && said->find;
    for (int a = 0; a < ARGS_MAX; a++)
        typed = typed || said->typed[a];
    if (!typed)
        return true;
    struct view view;
    match_view(match, move->seat, &view);
    for (int a = 0; a < ARGS_MAX; a++)
        if (said->typed[a] && !find(match, &view, said->typed[a], move, a, &none, why))
            return false;
    int a = codec_label_arg(match->game, move->verb);
    return !(said->label && said->find) || find(match, &view, said->label, move, a, fresh, why);
}

static bool names_new(const struct game *game, int verb)
{
    int a = codec_label_arg(game, verb);
    return a >= 0 && game->verbs[verb].arg[a].open;
}

bool label_settle(const struct match *match, const struct said *said, struct move *move,
                  struct naming *out, struct text *why)
{
    bool fresh = false;
    int value;
    *out = (struct naming){0};
    if (said->label && codec_label_arg(match->game, move->verb) < 0)
        return reason(why, WHY_LABEL_NONE(.verb = match->game->verbs[move->verb].name));
    if (said->label && !said->find && !name_is_good(said->label, why))
        return false;
    if (!find_all(match, said, move, &fresh, why))
        return false;
    int k = open_value(match, move, &value);
    bool on_record = said->label && !said->find,
         used = k >= 0 && label_used(match, &match->state, k, value);
    if (k < 0 || !(used || fresh || names_new(match->game, move->verb)))
        return !on_record || reason(why, WHY_LABEL_OWN());
    if (fresh || !used) {
        out->is_new = true;
        out->label = fresh || on_record ? said->label : NULL;
        return true;
    }
    const struct entry *entry = named_by(match, k, value);
    out->known = entry ? entry->label : 0;
    if (!on_record || (out->known && !strcmp(match->words + out->known, said->label)))
        return true;
    if (!out->known)
        return reason(why, WHY_LABEL_LEAVE());
    struct room room;
    return reason(why, WHY_LABEL_FIRST(.name = reason_typed(&room, match->words + out->known)));
}

/* ---- Read ---- */

bool match_read(const struct match *match, const struct pairs *pairs, int seat,
                const char *const *others, struct move *out, struct said *said, struct text *why)
{
    enum { OTHERS_MAX = 8 };
    const struct value *text = pairs_get(pairs, "text");
    const char *known[OTHERS_MAX + 2] = {"text"};
    *said = (struct said){0};
    for (int i = 0; others && others[i]; i++) {
        ENSURE(i < OTHERS_MAX);
        known[i + 1] = others[i];
    }
    if (text && text->kind != VALUE_STRING && text->kind != VALUE_WORD)
        return reason(why, WHY_TEXT());
    if (!codec_move_read_typed(match->game, match->data, match->seats, pairs, seat, known, out,
                               said->typed, why))
        return false;
    for (int a = 0; a < ARGS_MAX; a++)
        if (said->typed[a] && !name_is_good(said->typed[a], why))
            return false;
    int a = codec_label_arg(match->game, out->verb);
    if (a >= 0) {
        said->label = said->typed[a];
        said->find = said->label;
        said->typed[a] = NULL;
    }
    said->text = text ? text->text : NULL;
    return !text || out->seat == SEAT_CHANCE || words_are_removed(text->text) ||
           words_are_good(text->text, why);
}
