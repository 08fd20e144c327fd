/* Why a move is not open, in one line. What is always true: every word is made from the view of the
 * seat that asked, so a reason tells it nothing that it could not have worked out. */
#include <string.h>

#include "table/names.h"
#include "table/reason.h"
#include "table/spoken.h"

void why_not_turn(const struct match *match, const struct view *view, int seat, struct text *why)
{
    uint32_t turn = game_asked(match->game, match->data, &view->state);
    struct pieces who;
    if (!turn) {
        reason(why, WHY_OVER());
        return;
    }
    pieces_begin(&who, why);
    for (int other = 0; other <= SEAT_CHANCE; other++) {
        struct text *text = turn >> other & 1 ? pieces_next(&who) : NULL;
        if (!text)
            continue;
        codec_seat_text(match->game, other, text);
        pieces_end(&who);
    }
    struct voice_list list = {.count = who.count, .pieces = who.at};
    if (seat == SEAT_CHANCE)
        reason(why, WHY_TURN_CHANCE(.who = &list));
    else
        reason(why, WHY_TURN(.who = &list));
}

/* How many of the move's arguments a family takes, from the first. */
static int prefix(const struct option *o, const struct move *move)
{
    int a = 0;
    if (o->verb != move->verb)
        return -1;
    while (a < o->args && domain_has(&o->arg[a], move->arg[a]))
        a++;
    return a;
}

static void why_closed(const struct match *match, const struct options *options, int seat,
                       struct text *why)
{
    struct pieces verbs;
    pieces_begin(&verbs, why);
    for (uint32_t i = 0; i < options->count; i++) {
        bool first = true;
        for (uint32_t j = 0; j < i; j++)
            first = first && options->at[j].verb != options->at[i].verb;
        struct text *text = first ? pieces_next(&verbs) : NULL;
        if (!text)
            continue;
        text_put(text, match->game->verbs[options->at[i].verb].name);
        pieces_end(&verbs);
    }
    struct voice_list list = {.count = verbs.count, .pieces = verbs.at};
    if (seat == SEAT_CHANCE)
        reason(why, WHY_CLOSED_CHANCE(.verbs = &list));
    else
        reason(why, WHY_CLOSED(.verbs = &list));
}

/* The values that argument `a` may have in the families that take the arguments before it. */
struct values {
    const struct options *options;
    const struct move *move;
    int a;
};

static bool values_have(const struct values *v, int64_t value)
{
    for (uint32_t i = 0; i < v->options->count; i++) {
        const struct option *o = &v->options->at[i];
        if (prefix(o, v->move) == v->a && v->a < o->args &&
            domain_has(&o->arg[v->a], (int32_t)value))
            return true;
    }
    return false;
}

static void domain_span(const struct domain *d, int64_t *lo, int64_t *hi)
{
    *lo = d->lo;
    *hi = d->hi;
    if (d->kind == DOMAIN_ONE) {
        *lo = set_nth(&d->of, 0);
        *hi = set_nth(&d->of, set_count(&d->of) - 1);
    }
}

static void why_subset(const struct match *match, const struct arg_spec *spec,
                       const struct domain *d, struct text *why)
{
    struct pieces names;
    int members = set_count(&d->of);
    int hi = d->hi < members ? d->hi : members;
    pieces_begin(&names, why);
    for (int i = 0; i < members; i++) {
        struct text *text = pieces_next(&names);
        if (!text)
            break;
        codec_arg_text(match->data, spec, (int32_t)(1u << set_nth(&d->of, i)), text);
        pieces_end(&names);
    }
    struct voice_list list = {.count = names.count, .pieces = names.at};
    if (!members)
        reason(why, WHY_NONE(.arg = spec->name));
    else if (d->lo < hi)
        reason(why, WHY_SOME(.arg = spec->name, .least = d->lo, .most = hi, .values = &list));
    else
        reason(why, WHY_EXACTLY(.arg = spec->name, .most = hi, .values = &list));
}

static void why_values(const struct match *match, const struct values *v,
                       const struct arg_spec *spec, struct text *why)
{
    int64_t lo = INT64_MAX, hi = INT64_MIN;
    struct pieces names;
    for (uint32_t i = 0; i < v->options->count; i++) {
        const struct option *o = &v->options->at[i];
        int64_t from, to;
        if (prefix(o, v->move) != v->a || v->a >= o->args)
            continue;
        if (o->arg[v->a].kind == DOMAIN_SUBSET) {
            why_subset(match, spec, &o->arg[v->a], why);
            return;
        }
        domain_span(&o->arg[v->a], &from, &to);
        lo = from < lo ? from : lo;
        hi = to > hi ? to : hi;
    }
    if (spec->show == SHOW_NUMBER && v->move->arg[v->a] > hi) {
        reason(why, WHY_HIGH(.arg = spec->name, .most = hi));
        return;
    }
    if (spec->show == SHOW_NUMBER && v->move->arg[v->a] < lo) {
        reason(why, WHY_LOW(.arg = spec->name, .least = lo));
        return;
    }
    pieces_begin(&names, why);
    for (int64_t value = lo; value <= hi && names.count <= REASON_PIECES; value++) {
        struct text *text = values_have(v, value) ? pieces_next(&names) : NULL;
        if (!text)
            continue;
        codec_arg_text(match->data, spec, (int32_t)value, text);
        pieces_end(&names);
    }
    struct voice_list list = {.count = names.count, .pieces = names.at};
    reason(why, WHY_VALUE(.arg = spec->name, .values = &list));
}

/* What the game itself says, if anything, as a sentence: who was refused knows what they tried. */
static bool put_words(const struct match *match, const struct view *view, const struct move *move,
                      struct text *why)
{
    const struct words *words = match->game->words;
    size_t before = why->used;
    if (!words || !words->why_not || move->seat == SEAT_CHANCE)
        return false;
    if (!move_named(match->game, match->data, move))
        return false;
    for (int a = 0; a < ARGS_MAX; a++)
        if (move->arg[a] == ARG_HIDDEN)
            return false;
    words->why_not(match->data, view, move, why);
    if (why->used == before)
        return false;
    text_sentence(why, before);
    return true;
}

static void why_names(const struct match *match, const struct options *options,
                      const struct move *move, struct text *why)
{
    const struct verb_spec *verb = &match->game->verbs[move->verb];
    int best = -1;
    for (uint32_t i = 0; i < options->count; i++) {
        int n = prefix(&options->at[i], move);
        best = n > best ? n : best;
    }
    if (best < 0)
        why_closed(match, options, move->seat, why);
    else if (best >= ARGS_MAX || !verb->arg[best].name)
        reason(why, WHY_EXTRA());
    else if (move->arg[best] == ARG_HIDDEN)
        reason(why, WHY_UNKNOWN(.arg = verb->arg[best].name));
    else
        why_values(match, &(struct values){options, move, best}, &verb->arg[best], why);
}

void why_not_open(const struct match *match, const struct view *view, const struct options *options,
                  const struct move *move, struct text *why)
{
    if (!put_words(match, view, move, why))
        why_names(match, options, move, why);
}

void why_not_correct(const struct match *match, const struct options *options,
                     const struct move *move, struct text *why)
{
    if (options->count)
        why_names(match, options, move, why);
    else
        reason(why, WHY_POWER_NONE());
}
