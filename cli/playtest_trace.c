/* The skill trace of a playtest: the same deals, played by one side as each bot of the game would
 * and then as the next stronger one. */
#include <stdlib.h>
#include <string.h>

#include "cli/playtest.h"
#include "lab/skill.h"

/* A set-up: which round, and who is the stronger there (a seat; -1: nobody; all: all players). */
enum { NOBODY = -1, ALL = SEATS_MAX };
struct plan { int round, seat, base; };

struct tracing {
    struct trial trial;
    struct plan plan[TRIAL_SETUPS_MAX];
    int rounds, of;                 /* comparisons a round */
    int got[SKILL_ROUNDS_MAX];      /* of the deal under way */
    int64_t numbers[SKILL_NUMBERS];
    const char *level[SKILL_ROUNDS_MAX + 1]; /* bots, from weak to strong */
};

static struct tracing tracing;

static int64_t points(const struct lab_setup *setup, const struct lab_record *record, int seat)
{
    int64_t sum = 0;
    for (int i = setup->game->master; i < setup->seats; i++)
        sum += seat == ALL || seat == i ? record->aim[i] : 0;
    return sum;
}

static void over(void *arg, const struct lab_setup *setup, const struct lab_record *record,
                 const struct state *end)
{
    struct tracing *t = arg;
    int i = (int)(setup - t->trial.setup);
    const struct plan *plan = &t->plan[i];
    (void)end;
    if (!i)
        memset(t->got, 0, sizeof t->got);
    if (plan->seat != NOBODY) {
        int64_t is = points(setup, record, plan->seat);
        int64_t was = points(setup, &t->trial.record[plan->base], plan->seat);
        t->got[plan->round] += (is > was) - (is < was);
    }
    if (i == t->trial.setups - 1)
        skill_add(t->got, t->rounds, t->trial.here);
}

/* A set-up whose players are of the round's level, and the stronger of them one above. */
static int add(struct tracing *t, const struct args *args, int seats, struct plan plan)
{
    char all[SEATS_MAX * 64];
    struct text line = text_over(all, sizeof all);
    struct sitting *sitting = trial_sitting();
    const struct game *game = game_named(args->word[0]);
    for (int seat = 0; seat < seats; seat++) {
        int level = plan.round + (plan.seat == ALL || plan.seat == seat);
        text_put(&line, seat ? "," : "");
        text_put(&line, seat < game->master ? t->level[t->rounds] : t->level[level]);
    }
    int result = sitting ? sitting_read(sitting, args, all) : EXIT_BAD;
    if (result)
        return free(sitting), result;
    t->plan[t->trial.setups] = plan;
    return trial_add(&t->trial, sitting);
}

/* Where all win together, each round's stronger players are the next one's weaker. */
static int add_all(struct tracing *t, const struct args *args, const struct game *game, int seats)
{
    bool together = judge_together(game, seats);
    int result = add(t, args, seats, (struct plan){0, NOBODY, 0});
    t->of = together ? 1 : seats;
    for (int round = 0; round < t->rounds && !result; round++) {
        int base = t->trial.setups - 1;
        if (together) {
            result = add(t, args, seats, (struct plan){round, ALL, base});
            continue;
        }
        if (round) {
            result = add(t, args, seats, (struct plan){round, NOBODY, 0});
            base = t->trial.setups - 1;
        }
        for (int seat = 0; seat < seats && !result; seat++)
            result = add(t, args, seats, (struct plan){round, seat, base});
    }
    return result;
}

/* The bots of a game, from weak to strong; styles, which come after, are no levels. */
static void read_levels(struct tracing *t, const struct game *game)
{
    t->level[0] = "random";
    t->rounds = 0;
    for (int i = 0; i < game->policy_count && t->rounds < SKILL_ROUNDS_MAX; i++)
        t->level[++t->rounds] = game->policies[i].name;
}

int playtest_trace(const struct args *args, int seats)
{
    static const struct lab_watch watch = {.over = over, .arg = &tracing};
    const struct game *game = game_named(args->word[0]);
    struct tracing *t = &tracing;
    long long deals = 0;
    int result = trial_read(&t->trial, args, 1);
    if (result || args_number(args, "trace", 0, 1000000, &deals))
        return EXIT_BAD;
    read_levels(t, game);
    if (deals && !t->rounds)
        return fail("%s has no bot above random, so it has no skill trace. Leave out --trace.",
                    game->name);
    if (!deals)
        return 0;
    t->trial.matches = deals;
    t->trial.compares = true;
    t->trial.watch = &watch;
    t->trial.extra = SKILL_NUMBERS;
    result = add_all(t, args, game, seats);
    if (!result)
        result = trial_run(&t->trial, false);
    if (!result)
        memcpy(t->numbers, t->trial.totals + totals_size(&t->trial.shape), sizeof t->numbers);
    if (result == EXIT_FAILED)
        fail("Interrupted. Nothing was written.");
    trial_close(&t->trial);
    return result;
}

static void add_row(const struct playtest *p, const char *label, struct estimate is)
{
    struct report_row *row = playtest_row(p, 0, label);
    snprintf(row->group, sizeof row->group, "all");
    row->of = OF_MEAN;
    row->by = "normal";
    row->n = skill_deals(tracing.numbers);
    row->is = is;
}

void playtest_traced(const struct playtest *p)
{
    const struct tracing *t = &tracing;
    if (!skill_deals(t->numbers)) {
        report_leave_out(p->report, "Skill trace",
                         "Ludii's has rounds of matches between stronger and weaker players, and "
                         "this run seats equal bots; --trace N plays N deals a round");
        return;
    }
    struct report_figure *figure = report_figure(p->report, "skill-trace");
    snprintf(figure->title, sizeof figure->title, "Skill trace");
    snprintf(figure->what, sizeof figure->what,
             "After Ludii's SkillTrace, with the game's bots from weak to strong where Ludii "
             "doubles the time to think. In each round %lld deals are played, and again with %s "
             "one level stronger: 1 if that brought more points on the same deal, -1 if fewer, on "
             "average; a master is always the strongest bot. The trace is what a straight line "
             "predicts for the round after the last, and the squares of the rounds times what is "
             "missing to 1: 0 if skill brings nothing.",
             (long long)skill_deals(t->numbers),
             judge_together(p->picks->game, p->picks->seats) ? "all players" : "each seat in turn");
    for (int round = 0; round < t->rounds; round++) {
        char label[REPORT_LABEL];
        snprintf(label, sizeof label, "%s against %s", t->level[round + 1], t->level[round]);
        add_row(p, label, skill_round(t->numbers, t->rounds, round, t->of));
    }
    add_row(p, "skill trace", skill_whole(t->numbers, t->rounds, t->of));
}
