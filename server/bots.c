/* Bots' decisions as pieces of work. What is always true: a bot's move is one of the options that
 * it was shown. */

#include <stdlib.h>

#include "ai/search.h"
#include "server/bots.h"
#include "server/loop.h"
#include "server/workers.h"
#include "table/bot.h"
#include "table/hints.h"

/* Playouts for a move; and how long after the question its answer is seen, ms. As a rule the
 * playouts take a fraction of that. Where they do not, the search ends SPARE_MS before: the last
 * playout, and the way back to the loop. */
static const struct { int playouts, pace_ms; } efforts[BOT_THINKS] = {
    [BOT_NORMAL] = {16, 400}, [BOT_LONG] = {64, 1500}};
enum { SPARE_MS = 150 };

static bool has_time(void *arg)
{
    const struct job *job = arg;
    return now_ms() < job->due_ms - SPARE_MS;
}

static void think(struct work *work)
{
    struct job *job = (struct job *)work;
    const struct policy *adviser = hints_adviser(job->game);
    struct search search = {
        .play = {job->game, job->data, adviser ? adviser : bot_find(job->game, "random")},
        .playouts = (uint64_t)efforts[job->think].playouts,
        .more = has_time,
        .arg = job};
    if (job->due_ms) {
        search_bots(&search, job->policy);
        search_choose(&search, &job->view, &job->options, &job->rng, &job->move);
    } else {
        job->policy->choose(job->data, &job->view, &job->options, &job->rng, &job->move);
    }
    job->move.seat = job->view.seat;
    ENSURE(options_allow(&job->options, &job->move));
}

static void drop(struct work *work)
{
    free(work);
}

void bots_ask(struct workers *bots, struct job *job)
{
    job->work.run = think;
    job->work.drop = drop;
    workers_ask(bots, &job->work);
}

struct job *bots_take(struct workers *bots)
{
    return (struct job *)workers_take(bots);
}

/* ---- Their pace ---- */

/* A master runs the game, and is not there to win it. */
static bool is_master(const struct job *job)
{
    return job->game->master && job->view.seat == 0;
}

void bots_pace(struct job *job)
{
    const struct words *words = job->game->words;
    bool matters = true;
    struct move pass;
    if (efforts[job->think].pace_ms && !is_master(job) &&
        !(words && words->window && words->window(job->data, &job->view, &pass, &matters) &&
          !matters))
        job->due_ms = now_ms() + efforts[job->think].pace_ms + 1; /* the present one has begun */
}

void bots_keep(struct job **list, struct job *job)
{
    while (*list)
        list = &(*list)->next;
    *list = job;
}

struct job *bots_due(struct job **list)
{
    int64_t now = now_ms();
    while (*list && (*list)->due_ms > now)
        list = &(*list)->next;
    struct job *job = *list;
    if (job)
        *list = job->next;
    return job;
}

int64_t bots_wait(const struct job *list, int64_t most)
{
    for (; list; list = list->next) {
        int64_t wait = list->due_ms - now_ms();
        most = wait < most ? wait : most;
    }
    return most < 1 ? 1 : most;
}

void bots_drop(struct job **list)
{
    while (*list) {
        struct job *job = *list;
        *list = job->next;
        free(job);
    }
}
