/* Plays set-ups that odds.py sends on stdin, and prints what came of them. What is always true:
 * nothing is worked out here; the chances are games/texarkana/exact.h's, the outcomes those of
 * random play by the rules.
 *
 *   game SEATS [RULE=VALUE]...     a new match with the pack of the first argument of the program
 *   SEAT VERB ARG ... | set CARD PLACE
 *   odds NAME DV PLAYS             DV with Woe; prints NAME, success and bust with that DV, success
 * with the guess of player 1, then of PLAYS plays from here: successes, busts, flips */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/texarkana/exact.h"
#include "table/native/pack.h"
#include "tests/rules/script.h"

static const struct game *const g = &texarkana_game;
static struct pack_data pack;
static struct state state;
static struct rng rng;

_Noreturn static void stop(const char *what, const char *line)
{
    fprintf(stderr, "odds_play: %s: %s\n", line, what);
    exit(1);
}

static void game_new(struct words_of *w, const char *line)
{
    struct rules rules;
    rules_default(g, &rules);
    for (int i = 2; i < w->count; i++) {
        char *value = strchr(w->at[i], '=');
        int r = 0, v = -1;
        if (!value)
            stop("RULE=VALUE wanted", line);
        *value++ = 0;
        while (r < g->rule_count && strcmp(g->rules[r].name, w->at[i]))
            r++;
        for (int k = r < g->rule_count ? g->rules[r].lo : 1;
             r < g->rule_count && k <= g->rules[r].hi; k++)
            if (g->rules[r].words && !strcmp(g->rules[r].words[k - g->rules[r].lo], value))
                v = k;
        if (v < 0)
            stop("no such rule or value", line);
        rules.value[r] = v;
    }
    memset(&state, 0, sizeof state);
    const char *refused = g->init(&pack.data, &rules, atoi(w->at[1]), &state);
    if (refused)
        stop(refused, line);
}

static void move_play(const struct words_of *w, const char *line)
{
    struct move move;
    char why[WHY_BYTES];
    int seat = !strcmp(w->at[0], "chance") ? SEAT_CHANCE : atoi(w->at[0]);
    if (!move_read(g, &pack.data, w, 1, seat, &move, why))
        stop(why, line);
    const char *refused = game_play(g, &pack.data, &state, &move);
    if (refused)
        stop(refused, line);
}

static void card_set(const struct words_of *w, const char *line)
{
    char path[64], why[WHY_BYTES];
    int field, index;
    snprintf(path, sizeof path, "place.%s", w->at[1]);
    if (!element_read(g, &pack.data, path, &field, &index, why) ||
        !element_set(g, &pack.data, &state, field, index, w->at[2], why))
        stop(why, line);
}

/* From `state` to the result, all by chance. */
static void play_out(long *successes, long *busts, long *flips)
{
    static struct options all;
    struct state s;
    struct move move;
    state_copy(g, &s, &state);
    while (g->phase(&pack.data, &s) != PHASE_TELL) {
        g->options(&pack.data, &s, SEAT_CHANCE, &all);
        options_draw(&all, &rng, &move);
        g->apply(&pack.data, &s, &move);
        *flips += move.verb == DO_FLIP;
    }
    *successes += look_at(&s)->result == RESULT_SUCCESS;
    *busts += look_at(&s)->busted[SIDE_INITIATOR];
}

static void odds(const struct words_of *w, const char *line)
{
    static struct view view;
    struct test_model model;
    long successes = 0, busts = 0, flips = 0, plays = atol(w->at[3]);
    if (g->turn(&pack.data, &state) != 1u << SEAT_CHANCE)
        stop("chance is not to move", line);
    const char *broken = g->check(&pack.data, &state);
    if (broken)
        stop(broken, line);
    redact(g, &state, 1, &view);
    tx_test_model_now(pack_of(&pack.data), &view, &model);
    const struct texarkana *s = look_at(&state);
    struct try known = {.total = s->total[SIDE_INITIATOR], .trumps = s->phase == PHASE_CHAIN},
               guessed = known;
    tx_tries_solve(&model, &guessed, 1);
    memset(model.dv, 0, sizeof model.dv);
    model.dv[atoi(w->at[2]) + DV_MAX] = 1;
    tx_tries_solve(&model, &known, 1);
    for (long i = 0; i < plays; i++)
        play_out(&successes, &busts, &flips);
    printf("%s %.9f %.9f %.9f %ld %ld %ld\n", w->at[1], known.success, known.bust, guessed.success,
           successes, busts, flips);
}

int main(int argc, char **argv)
{
    char line[1024], bytes[1024] = "";
    struct text why = text_over(bytes, sizeof bytes);
    struct words_of w;
    if (argc != 2 || pack_open_file(&pack, g, argv[1], &why))
        stop(argc == 2 ? bytes : "odds_play PACK < SET-UPS", "arguments");
    rng_seed(&rng, 20, 0);
    while (fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\n")] = 0;
        words_cut(&w, line);
        if (!w.count)
            continue;
        if (!strcmp(w.at[0], "game") && w.count > 1)
            game_new(&w, line);
        else if (!strcmp(w.at[0], "set") && w.count == 3)
            card_set(&w, line);
        else if (!strcmp(w.at[0], "odds") && w.count == 4)
            odds(&w, line);
        else
            move_play(&w, line);
    }
    pack_close(&pack);
    return 0;
}
