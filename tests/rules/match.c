/* One match under test: the lines of a script on the pure functions of a game. Always true: after
 * each line that moves, the game's own `check` holds, or the line fails. */
#include "tests/rules/match.h"

#include "games/registry.h"
#include "tests/rules/cards.h"
#include "tests/rules/looks.h"
#include "tests/rules/packs.h"
#include "tests/rules/picks.h"
#include "tests/rules/speech.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { STEPS_MAX = 6000 };

struct match_under_test *match_new(void)
{
    return calloc(1, sizeof(struct match_under_test));
}

void match_free(struct match_under_test *m)
{
    free(m);
}

void match_clear(struct match_under_test *m, const struct watch *watch)
{
    memset(m, 0, sizeof *m);
    m->watch = watch;
    m->hears_seat = -1;
    rng_seed(&m->rng, 1, 0);
}

bool line_fails(char *why, const char *text)
{
    if (why != text)
        snprintf(why, WHY_BYTES, "%s", text);
    return false;
}

bool seat_read(const char *word, int *seat)
{
    if (!strcmp(word, "chance"))
        *seat = SEAT_CHANCE;
    else if (!strcmp(word, "watcher"))
        *seat = SEAT_WATCHER;
    else if (word[0] >= '0' && word[0] <= '9' && !word[1])
        *seat = word[0] - '0';
    else
        return false;
    return true;
}

uint32_t to_move(const struct match_under_test *m)
{
    return m->game->turn(m->data, &m->state);
}
uint32_t waited_for(const struct match_under_test *m)
{
    return game_asked(m->game, m->data, &m->state);
}

static bool whole(const struct match_under_test *m, char *why)
{
    const char *broken = m->game->check(m->data, &m->state);
    return !broken || (snprintf(why, WHY_BYTES, "check: %s", broken), false);
}

/* Makes the move; a pending `hears` looks at it from the state before. */
static bool play(struct match_under_test *m, const struct move *move, char *why)
{
    char text[256];
    if (m->hears_seat >= 0) {
        struct move heard;
        move_redact(m->game, m->data, &m->state, move, m->hears_seat, &heard);
        move_write(m->game, m->data, &heard, text, sizeof text);
        m->hears_seat = -1;
        if (strcmp(text, m->hears))
            return snprintf(why, WHY_BYTES, "heard '%s' for '%s'", text, m->hears), false;
    }
    m->before = m->state;
    m->last = *move;
    const char *refused = game_play(m->game, m->data, &m->state, move);
    if (refused) {
        move_write(m->game, m->data, move, text, sizeof text);
        return snprintf(why, WHY_BYTES, "'%s' refused: %s (phase %s)", text, refused,
                        m->game->phases[m->game->phase(m->data, &m->state)].name),
               false;
    }
    if (m->watch)
        m->watch->played(m->game, m->data, &m->before, &m->state, move);
    return whole(m, why);
}

/* ---- Setting up ---- */

static const struct game *game_named(const char *name)
{
    for (int i = 0; i < games_count; i++)
        if (!strcmp(games_list[i]->name, name))
            return games_list[i];
    return NULL;
}

static bool do_game(struct match_under_test *m, const char *file, const struct words_of *w,
                    char *why)
{
    struct rules rules;
    int seats = 2;
    char pack[512] = "";
    m->game = w->count > 1 ? game_named(w->at[1]) : NULL;
    if (!m->game)
        return line_fails(why, "no such game");
    rules_default(m->game, &rules);
    for (int i = 2; i < w->count; i++) {
        char *value = strchr(w->at[i], '=');
        if (!value)
            return line_fails(why, "NAME=VALUE wanted");
        *value++ = 0;
        if (!strcmp(w->at[i], "seats")) {
            seats = atoi(value);
        } else if (!strcmp(w->at[i], "edition")) {
            const char *played_by;
            rules.edition = (uint16_t)atoi(value);
            if (!game_replays(m->game, rules.edition, &played_by))
                return line_fails(why, "no such edition");
        } else if (!strcmp(w->at[i], "pack")) {
            const char *slash = strrchr(file, '/');
            snprintf(pack, sizeof pack, "%.*s%s", slash ? (int)(slash + 1 - file) : 0, file, value);
        } else {
            int r = 0;
            while (r < m->game->rule_count && strcmp(m->game->rules[r].name, w->at[i]))
                r++;
            if (r == m->game->rule_count)
                return line_fails(why, "no such rule");
            const struct rule_spec *spec = &m->game->rules[r];
            rules.value[r] = spec->words ? -1 : atoi(value);
            for (int v = spec->lo; spec->words && v <= spec->hi; v++)
                if (!strcmp(spec->words[v - spec->lo], value))
                    rules.value[r] = v;
        }
    }
    m->data = pack_get(m->game, pack, why);
    if (!m->data)
        return false;
    memset(&m->state, 0, sizeof m->state);
    const char *refused = m->game->init(m->data, &rules, seats, &m->state);
    return refused ? line_fails(why, refused) : whole(m, why);
}

static bool do_replay(struct match_under_test *m, const char *file, const struct words_of *w,
                      char *why)
{
    uint32_t until = w->count == 3 ? (uint32_t)strtoul(w->at[2], NULL, 10) : UINT32_MAX;
    if (w->count < 2 || w->count > 3 || !until)
        return line_fails(why, "replay FILE [ENTRY] wanted");
    m->data = log_play(file, w->at[1], until, &m->game, &m->state, why);
    return m->data && whole(m, why);
}

static bool do_fix(struct match_under_test *m, struct fixes *list, bool again,
                   const struct words_of *w, char *why)
{
    if (list->count == FIXES_MAX)
        return line_fails(why, "too many fixes");
    struct pattern *p = &list->at[list->count];
    if (!pattern_read(m->game, m->data, w, 1, p, why))
        return false;
    p->again = again;
    list->count++;
    return true;
}

static bool do_set(struct match_under_test *m, const struct words_of *w, char *why)
{
    int field, index;
    if (w->count != 3)
        return line_fails(why, "set PATH VALUE wanted");
    m->dirty = true;
    return element_read(m->game, m->data, w->at[1], &field, &index, why) &&
           element_set(m->game, m->data, &m->state, field, index, w->at[2], why);
}

/* ---- Running ---- */

static bool chance_plays(struct match_under_test *m, char *why)
{
    static struct options all;
    struct move move;
    m->game->options(m->data, &m->state, SEAT_CHANCE, &all);
    if (!fixes_choose(&m->fixes, &all, &m->rng, &move))
        fixes_draw(m->game, &m->fixes, &all, &m->rng, &move);
    return play(m, &move, why);
}

static bool seat_plays(struct match_under_test *m, uint32_t seats, char *why)
{
    static struct options all;
    struct move move;
    uint32_t bots = 0;
    for (int seat = 0; seat < SEATS_MAX; seat++)
        bots |= (uint32_t)(m->bot[seat] != NULL) << seat;
    if (m->game->resting)
        seats &= ~m->game->resting(m->data, &m->state);
    uint32_t first = seats & ~bots ? seats & ~bots : seats & ~1u ? seats & ~1u : seats;
    int seat = __builtin_ctz(m->game->master ? first : seats);
    if (m->bot[seat]) {
        policy_picks(m->game, m->data, &m->state, m->bot[seat], seat, &m->rng, &move);
        return play(m, &move, why);
    }
    m->game->options(m->data, &m->state, seat, &all);
    if (!fixes_choose(&m->lazy, &all, &m->rng, &move))
        return snprintf(why, WHY_BYTES, "no lazy move for seat %d in phase %s", seat,
                        m->game->phases[m->game->phase(m->data, &m->state)].name),
               false;
    return play(m, &move, why);
}

static bool arrived(const struct match_under_test *m, const struct words_of *w, int field,
                    int index)
{
    char text[256];
    if (strcmp(m->game->phases[m->game->phase(m->data, &m->state)].name, w->at[1]))
        return false;
    if (w->count < 4)
        return true;
    element_write(m->game, m->data, &m->state, false, field, index, text, sizeof text);
    return !strcmp(text, w->at[3]);
}

static bool do_run(struct match_under_test *m, const struct words_of *w, bool go, char *why)
{
    int field = 0, index = 0, p = 0;
    if (w->count > 3 && !element_read(m->game, m->data, w->at[2], &field, &index, why))
        return false;
    while (w->count > 1 && p < m->game->phase_count && strcmp(m->game->phases[p].name, w->at[1]))
        p++;
    if (w->count > 1 && p == m->game->phase_count)
        return line_fails(why, "no such phase");
    if (go && w->count < 2)
        return line_fails(why, "go PHASE wanted");
    for (int steps = 0; steps < STEPS_MAX; steps++) {
        uint32_t who = waited_for(m);
        if (w->count > 1 && arrived(m, w, field, index))
            return true;
        if (who == 1u << SEAT_CHANCE) {
            if (!chance_plays(m, why))
                return false;
        } else if (w->count == 1) {
            return true;
        } else if (!who || !go) {
            return snprintf(why, WHY_BYTES, "stands in phase %s",
                            m->game->phases[m->game->phase(m->data, &m->state)].name),
                   false;
        } else if (!seat_plays(m, who, why)) {
            return false;
        }
    }
    return line_fails(why, "never arrives");
}

static bool do_step(struct match_under_test *m, const struct words_of *w, char *why)
{
    for (int n = w->count > 1 ? atoi(w->at[1]) : 1; n > 0; n--) {
        if (to_move(m) != 1u << SEAT_CHANCE)
            return line_fails(why, "chance is not to move");
        if (!chance_plays(m, why))
            return false;
    }
    return true;
}

static bool do_plays(struct match_under_test *m, const struct words_of *w, char *why)
{
    int seat;
    if (w->count != 3 || !seat_read(w->at[1], &seat) || seat >= SEATS_MAX)
        return line_fails(why, "plays SEAT POLICY wanted");
    m->bot[seat] = policy_named(m->game, w->at[2]);
    return m->bot[seat] || line_fails(why, "no such policy");
}

/* ---- Moves ---- */

static bool do_move(struct match_under_test *m, int seat, const struct words_of *w, char *why)
{
    struct move move;
    return move_read(m->game, m->data, w, 1, seat, &move, why) && play(m, &move, why);
}

void words_join(const struct words_of *w, int from, char *out, size_t size)
{
    size_t used = 0;
    out[0] = 0;
    for (int i = from; i < w->count && used < size; i++)
        used += (size_t)snprintf(out + used, size - used, "%s%s", i > from ? " " : "", w->at[i]);
}

static bool do_refuse(struct match_under_test *m, const struct words_of *line, char *why)
{
    struct words_of words = *line, *w = &words;
    struct move move;
    int seat;
    char wanted[256];
    speech_cut(w, wanted, sizeof wanted);
    if (w->count < 3 || !seat_read(w->at[1], &seat))
        return line_fails(why, "refuse SEAT MOVE wanted");
    if (!move_read(m->game, m->data, w, 2, seat, &move, why) ||
        (*wanted && !speech_refuses(m, &move, wanted, why)))
        return false;
    if (m->watch)
        m->watch->refused(m->game, m->data, &m->state, &move);
    struct state before = m->state;
    const char *refused = game_play(m->game, m->data, &m->state, &move);
    if (!refused)
        return line_fails(why, "was accepted");
    return state_equal(m->game, &before, &m->state) ||
           line_fails(why, "refused, but the state changed");
}

/* How many moves of the pattern words[from ..] are open to the seat, and their weight. */
static bool count_moves(struct match_under_test *m, const struct words_of *w, int from,
                        uint64_t *count, uint64_t *weight, char *why)
{
    static struct options all, some;
    struct pattern p;
    int seat;
    if (from + 1 >= w->count || !seat_read(w->at[from], &seat))
        return line_fails(why, "SEAT MOVE wanted");
    if (!pattern_read(m->game, m->data, w, from + 1, &p, why))
        return false;
    *count = *weight = 0;
    if (!(to_move(m) >> seat & 1))
        return true;
    m->game->options(m->data, &m->state, seat, &all);
    options_matching(&all, &p, &some);
    *count = options_size(&some);
    *weight = options_weight(&some);
    return true;
}

static bool do_offers(struct match_under_test *m, const struct words_of *w, char *why)
{
    uint64_t count = 0, weight = 0;
    const char *what = w->at[0];
    bool counted = !strcmp(what, "count"), weighed = !strcmp(what, "weight");
    if (!count_moves(m, w, counted || weighed ? 2 : 1, &count, &weight, why))
        return false;
    if (!strcmp(what, "offers"))
        return count > 0 || line_fails(why, "is not offered");
    if (!strcmp(what, "offers-not"))
        return count == 0 || line_fails(why, "is offered");
    uint64_t got = counted ? count : weight;
    return got == (uint64_t)atoll(w->at[1]) ||
           (snprintf(why, WHY_BYTES, "%s is %llu", what, (unsigned long long)got), false);
}

/* ---- Looks that come with the next move, and marks ---- */

static bool do_hears(struct match_under_test *m, const struct words_of *w, char *why)
{
    if (w->count < 4 || !seat_read(w->at[1], &m->hears_seat))
        return line_fails(why, "hears SEAT MOVE wanted");
    words_join(w, 2, m->hears, sizeof m->hears);
    return true;
}

static bool do_mark(struct match_under_test *m, const struct words_of *w, char *why)
{
    int k = 0;
    if (w->count != 2)
        return line_fails(why, "mark NAME wanted");
    while (k < m->mark_count && strcmp(m->marks[k].name, w->at[1]))
        k++;
    struct mark *at = &m->marks[k];
    if (!strcmp(w->at[0], "back")) {
        if (k == m->mark_count)
            return line_fails(why, "no such mark");
        m->state = at->state;
        m->fixes = at->fixes;
        m->rng = at->rng;
        return true;
    }
    if (k == MARKS_MAX)
        return line_fails(why, "too many marks");
    m->mark_count += k == m->mark_count;
    snprintf(at->name, sizeof at->name, "%s", w->at[1]);
    at->state = m->state;
    at->fixes = m->fixes;
    at->rng = m->rng;
    return true;
}

bool match_line(struct match_under_test *m, const char *file, const struct words_of *w, char *why)
{
    const char *what = w->at[0];
    int seat;
    if (!strcmp(what, "game"))
        return do_game(m, file, w, why);
    if (!strcmp(what, "replay"))
        return do_replay(m, file, w, why);
    if (!strcmp(what, "seed") && w->count == 2)
        return rng_seed(&m->rng, (uint64_t)atoll(w->at[1]), 0), true;
    if (!m->game)
        return line_fails(why, "no game yet");
    if (!strcmp(what, "set"))
        return do_set(m, w, why);
    if (m->dirty && !whole(m, why))
        return false;
    m->dirty = false;
    if (!strcmp(what, "fix") || !strcmp(what, "fix*"))
        return do_fix(m, &m->fixes, what[3] == '*', w, why);
    if (!strcmp(what, "lazy"))
        return do_fix(m, &m->lazy, true, w, why);
    if (!strcmp(what, "unfix"))
        return m->fixes.count = 0, true;
    if (!strcmp(what, "run") || !strcmp(what, "go"))
        return do_run(m, w, what[0] == 'g', why);
    if (!strcmp(what, "step"))
        return do_step(m, w, why);
    if (!strcmp(what, "refuse"))
        return do_refuse(m, w, why);
    if (!strcmp(what, "offers") || !strcmp(what, "offers-not") || !strcmp(what, "count") ||
        !strcmp(what, "weight"))
        return do_offers(m, w, why);
    if (!strcmp(what, "expect") || !strcmp(what, "expect-not"))
        return look_expect(m, w, why);
    if (!strcmp(what, "view"))
        return look_view(m, w, why);
    if (!strcmp(what, "hears"))
        return do_hears(m, w, why);
    if (!strcmp(what, "worlds"))
        return look_worlds(m, w, why);
    if (!strcmp(what, "plays"))
        return do_plays(m, w, why);
    if (!strcmp(what, "picks") || !strcmp(what, "picks-not") || !strcmp(what, "picks-at-times"))
        return picks_line(m->game, m->data, &m->state, w, why);
    if (!strcmp(what, "window"))
        return window_line(m->game, m->data, &m->state, w, why);
    if (!strcmp(what, "card") || !strcmp(what, "tally"))
        return cards_line(m->data, w, why);
    if (!strcmp(what, "says"))
        return speech_line(m, w, why);
    if (!strcmp(what, "called"))
        return called_line(m, w, why);
    if (!strcmp(what, "asks") || !strcmp(what, "reads"))
        return asks_line(m, w, why);
    if (!strcmp(what, "ending"))
        return look_ending(m, w, why);
    if (!strcmp(what, "mark") || !strcmp(what, "back"))
        return do_mark(m, w, why);
    if (seat_read(what, &seat))
        return do_move(m, seat, w, why);
    return line_fails(why, "not a line of the language");
}
