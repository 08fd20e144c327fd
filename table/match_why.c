/* Why a move is not open, in one line. What is always true: every word is made from the view of the
 * seat that asked, so a reason tells it nothing that it could not have worked out. */
#include <string.h>

#include "table/names.h"

enum { LISTED_MAX = 16 };

static void put_seats(const struct game *game, uint32_t seats, struct text *out)
{
    int left = __builtin_popcount(seats);
    for (int seat = 0; seat <= SEAT_CHANCE; seat++) {
        if (!(seats >> seat & 1))
            continue;
        codec_seat_text(game, seat, out);
        left--;
        text_put(out, left > 1 ? ", " : left == 1 ? " and " : "");
    }
}

void why_not_turn(const struct match *match, const struct view *view, int seat, struct text *why)
{
    uint32_t turn = game_asked(match->game, match->data, &view->state);
    if (!turn) {
        text_put(why, "the match is over");
        return;
    }
    text_put(why, "it is not ");
    codec_seat_text(match->game, seat, why);
    text_put(why, "'s turn: waiting for ");
    put_seats(match->game, turn, why);
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

/* Once too many stand in a list, it says so and ends. */
static bool put_listed(int *count, struct text *why)
{
    if ((*count)++ == LISTED_MAX)
        text_put(why, ", ...");
    else if (*count <= LISTED_MAX && *count > 1)
        text_put(why, ", ");
    return *count <= LISTED_MAX;
}

static void put_verbs(const struct match *match, const struct options *options, struct text *why)
{
    int listed = 0;
    for (uint32_t i = 0; i < options->count; i++) {
        bool first = true;
        for (uint32_t j = 0; j < i; j++)
            first = first && options->at[j].verb != options->at[i].verb;
        if (first && put_listed(&listed, why))
            text_put(why, match->game->verbs[options->at[i].verb].name);
    }
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

static void put_subset(const struct match *match, const struct arg_spec *spec,
                       const struct domain *d, struct text *why)
{
    int listed = 0;
    int members = set_count(&d->of);
    int hi = d->hi < members ? d->hi : members;
    text_put(why, ": ");
    if (d->lo < hi)
        text_format(why, "from %d to %d of ", (int)d->lo, hi);
    else
        text_format(why, "%d of ", hi);
    for (int i = 0; i < members; i++)
        if (put_listed(&listed, why))
            codec_arg_text(match->data, spec, (int32_t)(1u << set_nth(&d->of, i)), why);
    if (!members)
        text_put(why, "nothing");
}

static void put_values(const struct match *match, const struct values *v,
                       const struct arg_spec *spec, struct text *why)
{
    int64_t lo = INT64_MAX, hi = INT64_MIN;
    int listed = 0;
    for (uint32_t i = 0; i < v->options->count; i++) {
        const struct option *o = &v->options->at[i];
        int64_t from, to;
        if (prefix(o, v->move) != v->a || v->a >= o->args)
            continue;
        if (o->arg[v->a].kind == DOMAIN_SUBSET) {
            put_subset(match, spec, &o->arg[v->a], why);
            return;
        }
        domain_span(&o->arg[v->a], &from, &to);
        lo = from < lo ? from : lo;
        hi = to > hi ? to : hi;
    }
    if (spec->show == SHOW_NUMBER && v->move->arg[v->a] > hi) {
        text_format(why, ": the highest is %d", (int)hi);
        return;
    }
    if (spec->show == SHOW_NUMBER && v->move->arg[v->a] < lo) {
        text_format(why, ": the lowest is %d", (int)lo);
        return;
    }
    text_put(why, "; open: ");
    for (int64_t value = lo; value <= hi && listed <= LISTED_MAX; value++)
        if (values_have(v, value) && put_listed(&listed, why))
            codec_arg_text(match->data, spec, (int32_t)value, why);
}

/* What the game itself says, if anything, as a sentence: who was refused knows what they tried. */
static bool put_words(const struct match *match, const struct view *view, const struct move *move,
                      struct text *why)
{
    const struct words *words = match->game->words;
    size_t before = why->used;
    if (!words || !words->why_not || move->seat == SEAT_CHANCE)
        return false;
    for (int a = 0; a < ARGS_MAX; a++)
        if (move->arg[a] == ARG_HIDDEN)
            return false;
    words->why_not(match->data, view, move, why);
    if (why->used == before)
        return false;
    char *first = &why->at[before], last = why->at[why->used - 1];
    *first = (char)(*first >= 'a' && *first <= 'z' ? *first - 'a' + 'A' : *first);
    text_put(why, strchr(".?!", last) ? "" : ".");
    return true;
}

void why_not_open(const struct match *match, const struct view *view, const struct options *options,
                  const struct move *move, struct text *why)
{
    const struct verb_spec *verb = &match->game->verbs[move->verb];
    int best = -1;
    if (put_words(match, view, move, why))
        return;
    for (uint32_t i = 0; i < options->count; i++) {
        int n = prefix(&options->at[i], move);
        best = n > best ? n : best;
    }
    codec_seat_text(match->game, move->seat, why);
    text_format(why, " cannot %s", verb->name);
    for (int a = 0; a < ARGS_MAX && verb->arg[a].name && (best < 0 || a <= best); a++) {
        if (strcmp(verb->arg[a].name, verb->name) != 0)
            text_format(why, " %s", verb->arg[a].name);
        text_char(why, ' ');
        codec_arg_text(match->data, &verb->arg[a], move->arg[a], why);
    }
    if (best < 0 || best >= ARGS_MAX || !verb->arg[best].name) {
        text_put(why, best < 0 ? " now; open: " : ": it has an argument that this move does not take");
        if (best < 0)
            put_verbs(match, options, why);
    } else if (move->arg[best] == ARG_HIDDEN) {
        text_put(why, ": give the value, not ?");
    } else {
        put_values(match, &(struct values){options, move, best}, &verb->arg[best], why);
    }
}
