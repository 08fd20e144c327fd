/* See pick.h. What is always true: values stand in the order of the options. */
#include "table/pick.h"

#include <string.h>

/* ---- What is left ---- */

bool pick_agrees(const struct pick *pick, const struct option *option)
{
    if (pick->verb >= 0 && option->verb != pick->verb)
        return false;
    for (int a = 0; a < pick->args; a++)
        if (a < option->args ? !domain_has(&option->arg[a], pick->arg[a]) : pick->arg[a] != 0)
            return false;
    return true;
}

uint64_t pick_ways(const struct pick *pick, const struct option *option)
{
    uint64_t n = 1;
    for (int a = pick->args; a < option->args; a++)
        n *= domain_size(&option->arg[a]);
    return n;
}

bool pick_meets(const struct pick *pick, const struct move *move)
{
    return pick->verb < 0 ||
           (pick->verb == move->verb &&
            !memcmp(pick->arg, move->arg, (size_t)pick->args * sizeof *pick->arg));
}

uint64_t pick_left(const struct pick *pick)
{
    uint64_t n = 0;
    for (uint32_t i = 0; i < pick->options->count; i++)
        if (pick_agrees(pick, &pick->options->at[i]))
            n += pick_ways(pick, &pick->options->at[i]);
    return n;
}

void pick_start(struct pick *pick, const struct options *options)
{
    *pick = (struct pick){.options = options, .verb = -1};
}

void pick_nth(const struct pick *pick, const struct option *option, uint64_t k, struct move *out)
{
    struct options one = {.count = 1};
    one.at[0] = *option;
    for (int a = 0; a < pick->args && a < option->args; a++)
        one.at[0].arg[a] =
            (struct domain){.kind = DOMAIN_RANGE, .lo = pick->arg[a], .hi = pick->arg[a]};
    options_nth(&one, k, out);
}

void pick_first(const struct pick *pick, struct move *out)
{
    for (uint32_t i = 0; i < pick->options->count; i++) {
        if (pick_agrees(pick, &pick->options->at[i])) {
            pick_nth(pick, &pick->options->at[i], 0, out);
            return;
        }
    }
    ENSURE(!"an open move agrees");
}

/* ---- Values of the next argument ---- */

/* Adds the members of a domain to `count` values, each once; -1 if they do not fit. */
static int add_values(const struct domain *domain, int32_t *out, int count)
{
    struct options one = {.count = 1};
    struct move move;
    uint64_t n = domain_size(domain);
    if (n > PICK_VALUES_MAX)
        return -1;
    one.at[0] = (struct option){.args = 1, .weight = 1};
    one.at[0].arg[0] = *domain;
    for (uint64_t k = 0; k < n; k++) {
        int i = 0;
        options_nth(&one, k, &move);
        while (i < count && out[i] != move.arg[0])
            i++;
        if (i < count)
            continue;
        if (i == PICK_VALUES_MAX)
            return -1;
        out[count++] = move.arg[0];
    }
    return count;
}

int pick_values(const struct pick *pick, int32_t out[PICK_VALUES_MAX])
{
    int count = 0;
    for (uint32_t i = 0; i < pick->options->count && count >= 0; i++) {
        const struct option *option = &pick->options->at[i];
        if (pick_agrees(pick, option))
            count = pick->args < option->args ? add_values(&option->arg[pick->args], out, count)
                                              : -1;
    }
    return count;
}

bool pick_verb(struct pick *pick, int verb)
{
    struct pick next = *pick;
    if (pick->verb >= 0 && pick->verb != verb)
        return false;
    next.verb = verb;
    if (!pick_left(&next))
        return false;
    *pick = next;
    return true;
}

bool pick_value(struct pick *pick, int32_t value)
{
    struct pick next = *pick;
    if (pick->verb < 0 || pick->args == ARGS_MAX)
        return false;
    next.arg[next.args++] = value;
    if (!pick_left(&next))
        return false;
    *pick = next;
    return true;
}

void pick_advance(struct pick *pick)
{
    int32_t value[PICK_VALUES_MAX];
    struct move move;
    pick_first(pick, &move);
    if (pick->verb < 0) {
        for (uint32_t i = 0; i < pick->options->count; i++)
            if (pick->options->at[i].verb != move.verb)
                return;
        pick->verb = move.verb;
    }
    while (pick->args < ARGS_MAX && pick_values(pick, value) == 1)
        pick->arg[pick->args++] = value[0];
}
