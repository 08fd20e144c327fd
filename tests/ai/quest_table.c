/* Makes the table by which the GM "strong" of Gambler's Heart knows what a duel is worth, or looks
 * whether it still comes out so.
 *
 *     quest_table > games/gamblers_heart/bot/quest_table.c
 *     quest_table --check N     every N-th cell
 *
 * Counted back from the last obstacle: in each cell as many trials start where no obstacle stands,
 * "strong" as GM and "careful" as Gamblers play on until the next one is met or failed, and what
 * counts is the cell in which they are then. The GM plays by the cells that are made by then, and
 * needs no others. Patronages, Soulcards and the quest are drawn, and powers are used as often as
 * careful Gamblers use them. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/playout.h"
#include "games/gamblers_heart/bot/bot.h"
#include "tests/gamblers_heart/desk.h"

enum { TRIALS = 600, FAR = QUEST_SURE / 20, POWER_USED = 14, PLAN_CALLED = 6 };
enum { PHASES_MAX = 256, SEATS = QUEST_LIVING + 1 };

static const struct game *const game = &gamblers_heart_game;
static struct desk desk;
static struct quest_table table;
static struct playout playing[SEATS];

static void gm_chooses(const struct data *d, const struct view *v, const struct options *o,
                       struct rng *rng, struct move *out)
{
    gh_bot_strong_by(&table, d, v, o, rng, out);
}

static const struct policy gm = {"strong", .choose = gm_chooses};

static bool comes(struct rng *rng, int percent)
{
    return (int)rng_below(rng, 100) < percent;
}

/* The table of a trial. */
static void lay(const struct quest_at *at, uint64_t trial)
{
    int n = at->of[STATUS_FREE] + at->of[STATUS_BLESSED] + at->of[STATUS_CURSED], seat = 1;
    int gone = at->marks + at->alarms;
    struct gamblers_heart *s = desk_scene(&desk, n);
    struct rng rng;
    rng_seed(&rng, trial, SEATS);
    for (int status = STATUS_FREE; status <= STATUS_CURSED; status++)
        for (int i = 0; i < at->of[status]; i++, seat++) {
            int g = seat_gambler(seat), patron = 1 + (int)rng_below(&rng, LIST);
            s->royalty[g] = (uint8_t)rng_below(&rng, 4);
            s->suit[g] = (uint8_t)rng_below(&rng, 4);
            if (status == STATUS_FREE) {
                s->patron[g] = (uint8_t)patron;
                s->patron_known[g] = (uint16_t)(1u << seat);
            } else {
                desk_reveal(s, seat, patron, status);
            }
            s->royalty_used |= (uint16_t)(comes(&rng, POWER_USED * gone / n) << seat);
            s->suit_used |= (uint16_t)(comes(&rng, POWER_USED * gone / n) << seat);
        }
    if (comes(&rng, 50))
        s->seed = (uint8_t)rng_below(&rng, SEEDS);
    else
        for (int i = 0; i < TABLES; i++)
            s->portent[i] = (uint8_t)(1 + rng_below(&rng, FACES));
    s->plans = comes(&rng, PLAN_CALLED * gone);
    s->step = at->conflict ? STEP_CONFLICT : STEP_WORK;
    s->marks = (uint8_t)at->marks;
    s->alarms = (uint8_t)at->alarms;
    s->fortune = (uint8_t)at->fortune;
    s->scene = (uint8_t)(gone + (int)rng_below(&rng, (uint64_t)n));
    ENSURE(!game->check(&desk.data, &desk.state));
}

static struct quest_at here(const struct gamblers_heart *s)
{
    struct quest_at at = {.conflict = s->step >= STEP_CONFLICT,
                          .marks = s->marks,
                          .alarms = s->alarms,
                          .fortune = s->fortune};
    for (int g = 0; g < s->gamblers; g++)
        at.of[s->status[g]]++;
    return at;
}

/* Whether the next cell is reached: what stood has gone, and a Showdown with it. */
static bool arrived(const struct gamblers_heart *s, const struct quest_at *from)
{
    return s->phase == PHASE_SCENE && !s->obstacle && !s->involved && !s->due &&
           (s->marks != from->marks || s->alarms != from->alarms ||
            (s->step >= STEP_CONFLICT) != from->conflict);
}

static double play(const struct quest_at *from, uint64_t trial)
{
    struct state state = desk.state;
    const struct gamblers_heart *s = look_at(&state);
    uint64_t count[SEATS + 1][PHASES_MAX] = {{0}};
    int seat;
    while (!arrived(s, from) && !s->victories && !s->defeats &&
           (seat = playout_next(playing, &state)) >= 0) {
        struct move move;
        uint64_t n = ++count[seat == SEAT_CHANCE ? SEATS : seat][s->phase];
        if (seat == SEAT_CHANCE) {
            struct options o;
            struct rng rng;
            rng_seed(&rng, trial, (uint64_t)s->phase << 32 | n);
            options_clear(&o);
            game->options(&desk.data, &state, seat, &o);
            options_draw(&o, &rng, &move);
        } else {
            playout_choose(&playing[seat], &state, seat, trial, n, &move);
        }
        game->apply(&desk.data, &state, &move);
    }
    if (s->victories || s->defeats)
        return s->victories != 0;
    return gh_quest_value(&table, here(s));
}

static uint16_t counted(const struct quest_at *at)
{
    double sum = 0;
    for (uint64_t trial = 1; trial <= TRIALS; trial++) {
        lay(at, trial);
        sum += play(at, trial);
    }
    return (uint16_t)(sum / TRIALS * QUEST_SURE + 0.5);
}

static uint16_t *cell_of(struct quest_table *t, const struct quest_at *at, int column)
{
    return &t->won[gh_quest_crew(at->of)][gh_quest_spot(at)][column];
}

/* ---- All cells, those first to which others lead ---- */

typedef bool visit(const struct quest_at *, int column);

static bool fortunes(visit *to, struct quest_at at)
{
    for (int column = 0; column < QUEST_FORTUNES; column++) {
        at.fortune = gh_quest_fortune(column);
        if (!to(&at, column))
            return false;
    }
    return true;
}

static bool obstacles(visit *to, struct quest_at at, int marks, int alarms)
{
    for (int gone = marks + alarms - 2; gone >= 0; gone--)
        for (at.marks = 0; at.marks < marks; at.marks++) {
            at.alarms = gone - at.marks;
            if (at.alarms >= 0 && at.alarms < alarms && !fortunes(to, at))
                return false;
        }
    return true;
}

static bool crew(visit *to, struct quest_at at)
{
    at.conflict = true;
    if (!obstacles(to, at, QUEST_WON, QUEST_LOST))
        return false;
    at.conflict = false;
    at.marks = QUEST_MARKS - 1;
    at.alarms = QUEST_ALARMS;
    return fortunes(to, at) && obstacles(to, at, QUEST_MARKS, QUEST_ALARMS);
}

/* Nobody comes back in a quest, and nobody is free again. */
static bool all_cells(visit *to)
{
    for (int living = 1; living <= QUEST_LIVING; living++)
        for (int is_free = 0; is_free <= living; is_free++)
            for (int blessed = living - is_free; blessed >= 0; blessed--) {
                struct quest_at at = {.of = {is_free, blessed, living - is_free - blessed}};
                if (!crew(to, at))
                    return false;
            }
    return true;
}

static bool make(const struct quest_at *at, int column)
{
    *cell_of(&table, at, column) = counted(at);
    return true;
}

static int every, seen;

static bool look(const struct quest_at *at, int column)
{
    int stands = *cell_of(&table, at, column);
    if (seen++ % every)
        return true;
    int now = counted(at);
    if (abs(now - stands) <= FAR)
        return true;
    fprintf(stderr, "%d free, %d blessed, %d cursed, %s, %d marks, %d alarms, %d Fortune: %d, "
                    "and %d in the table\n",
            at->of[STATUS_FREE], at->of[STATUS_BLESSED], at->of[STATUS_CURSED],
            at->conflict ? "the Conflict" : "the Work", at->marks, at->alarms, at->fortune, now,
            stands);
    return false;
}

static void print_table(void)
{
    printf("/* Made by tests/ai/quest_table.c. */\n#include "
           "\"games/gamblers_heart/bot/quest_table.h\"\n\n"
           "const struct quest_table gh_quest_table = {{\n");
    for (int crew_at = 0; crew_at < QUEST_CREWS; crew_at++) {
        printf("    {\n");
        for (int spot = 0; spot < QUEST_SPOTS; spot++) {
            printf("        {");
            for (int i = 0; i < QUEST_FORTUNES; i++)
                printf("%s%d", i ? ", " : "", table.won[crew_at][spot][i]);
            printf("},\n");
        }
        printf("    },\n");
    }
    printf("}};\n");
}

int main(int count, char **words)
{
    bool check = count == 3 && !strcmp(words[1], "--check") && (every = atoi(words[2])) > 0;
    if (count > 1 && !check) {
        fprintf(stderr, "usage: quest_table [--check N]\n");
        return 2;
    }
    desk_open(&desk);
    for (int seat = 0; seat < SEATS; seat++) {
        playing[seat] = (struct playout){game, &desk.data, &gm};
        for (int i = 0; seat && i < game->policy_count; i++)
            if (!strcmp(game->policies[i].name, "careful"))
                playing[seat].bot = &game->policies[i];
    }
    if (check) {
        table = gh_quest_table;
        return !all_cells(look);
    }
    all_cells(make);
    print_table();
    return 0;
}
