/* The lines of a script that look at a match and move nothing: what it is, what a seat sees of it,
 * other worlds, what is told of an ending. */
#include "tests/rules/looks.h"

#include <stdio.h>
#include <string.h>

enum { WORLDS = 12 };

static void turn_write(const struct match_under_test *m, char *out, size_t size)
{
    uint32_t who = waited_for(m);
    size_t used = 0;
    snprintf(out, size, "%s", who ? who == 1u << SEAT_CHANCE ? "chance" : "" : "-");
    for (int seat = 0; seat < SEATS_MAX; seat++)
        if (who >> seat & 1)
            used += (size_t)snprintf(out + used, size - used, "%s%d", used ? " " : "", seat);
}

bool look_expect(struct match_under_test *m, const struct words_of *w, char *why)
{
    char got[256], want[256];
    int field, index;
    if (w->count == 2 && !strcmp(w->at[1], "over"))
        return !to_move(m) || line_fails(why, "is not over");
    words_join(w, 2, want, sizeof want);
    if (w->count > 1 && !strcmp(w->at[1], "phase")) {
        snprintf(got, sizeof got, "%s", m->game->phases[m->game->phase(m->data, &m->state)].name);
    } else if (w->count > 1 && !strcmp(w->at[1], "turn")) {
        turn_write(m, got, sizeof got);
    } else if (w->count > 2 && !strcmp(w->at[1], "payoff")) {
        int32_t out[SEATS_MAX] = {0};
        size_t used = 0;
        if (to_move(m))
            return line_fails(why, "is not over");
        m->game->payoff(m->data, &m->state, out);
        for (int i = 0; i < w->count - 2; i++)
            used +=
                (size_t)snprintf(got + used, sizeof got - used, "%s%d", i ? " " : "", (int)out[i]);
    } else {
        if (w->count != 3)
            return line_fails(why, "expect PATH VALUE wanted");
        if (!element_read(m->game, m->data, w->at[1], &field, &index, why))
            return false;
        element_write(m->game, m->data, &m->state, false, field, index, got, sizeof got);
    }
    bool same = !strcmp(got, want);
    if (same == !strcmp(w->at[0], "expect"))
        return true;
    return snprintf(why, WHY_BYTES, "it is %s (phase %s)", got,
                    m->game->phases[m->game->phase(m->data, &m->state)].name),
           false;
}

bool look_view(struct match_under_test *m, const struct words_of *w, char *why)
{
    static struct view view;
    char got[256];
    int seat, field, index;
    if (w->count != 4 || !seat_read(w->at[1], &seat))
        return line_fails(why, "view SEAT PATH VALUE wanted");
    if (!element_read(m->game, m->data, w->at[2], &field, &index, why))
        return false;
    redact(m->game, &m->state, seat, &view);
    element_write(m->game, m->data, &view.state, true, field, index, got, sizeof got);
    return !strcmp(got, w->at[3]) ||
           (snprintf(why, WHY_BYTES, "seat %s sees %s", w->at[1], got), false);
}

/* Worlds that the seat cannot tell from the present one: the same view, the same options, and each
 * policy, with the same generator, the same choice. */
bool look_worlds(struct match_under_test *m, const struct words_of *w, char *why)
{
    static struct view here, there;
    static struct options open_here, open_there;
    int seat, different = 0;
    if (w->count != 2 || !seat_read(w->at[1], &seat))
        return line_fails(why, "worlds SEAT wanted");
    if (!(to_move(m) >> seat & 1))
        return line_fails(why, "the seat is not to move");
    redact(m->game, &m->state, seat, &here);
    m->game->options(m->data, &m->state, seat, &open_here);
    for (int k = 0; k < WORLDS; k++) {
        struct state other;
        memset(&other, 0, sizeof other);
        if (!resample(m->game, m->data, &here, &m->rng, &other))
            return line_fails(why, "no other world was found");
        different += !state_equal(m->game, &other, &m->state);
        redact(m->game, &other, seat, &there);
        m->game->options(m->data, &other, seat, &open_there);
        if (!state_equal(m->game, &here.state, &there.state))
            return line_fails(why, "the other world has another view");
        for (int p = 0; p < m->game->policy_count; p++) {
            struct rng one, two;
            struct move a = {0}, b = {0};
            rng_seed(&one, 77, (uint64_t)k);
            rng_seed(&two, 77, (uint64_t)k);
            m->game->policies[p].choose(m->data, &here, &open_here, &one, &a);
            m->game->policies[p].choose(m->data, &there, &open_there, &two, &b);
            if (!move_equal(&a, &b) || !options_allow(&open_here, &a))
                return snprintf(why, WHY_BYTES, "policy %s chooses by what it cannot see",
                                m->game->policies[p].name),
                       false;
        }
    }
    return different > 0 || line_fails(why, "nothing is hidden here: the line proves nothing");
}

/* What the last move is told as, less its digits: the same for the same label, and for no other. */
bool look_ending(struct match_under_test *m, const struct words_of *w, char *why)
{
    static struct view before, after;
    char told[1024];
    int seat;
    if (w->count < 3 || !seat_read(w->at[1], &seat) || m->tale_count == TALES_MAX)
        return line_fails(why, "ending SEAT LABEL [WORD] wanted");
    if (!m->game->words || !m->game->words->tell)
        return line_fails(why, "the game tells nothing");
    struct tale *now = &m->tales[m->tale_count];
    struct text text = text_over(told, sizeof told);
    redact(m->game, &m->before, seat, &before);
    redact(m->game, &m->state, seat, &after);
    m->game->words->tell(m->data, &before, &after, &m->last, &text);
    size_t used = 0;
    for (size_t i = 0; i < text.used; i++)
        if (told[i] < '0' || told[i] > '9')
            now->text[used++] = told[i];
    now->text[used] = 0;
    snprintf(now->label, sizeof now->label, "%s", w->at[2]);
    if (w->count > 3 && !strstr(told, w->at[3]))
        return snprintf(why, WHY_BYTES, "no '%s' in '%.300s'", w->at[3], told), false;
    for (int i = 0; i < m->tale_count; i++)
        if (!strcmp(m->tales[i].label, now->label) != !strcmp(m->tales[i].text, now->text))
            return snprintf(why, WHY_BYTES, "'%s' is told as '%.200s', '%s' as '%.200s'",
                            now->label, now->text, m->tales[i].label, m->tales[i].text),
                   false;
    m->tale_count++;
    return used > 0 || line_fails(why, "nothing is told");
}
