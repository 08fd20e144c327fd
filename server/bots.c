/* Bots' decisions as pieces of work. What is always true: a bot's move is one of the options that
 * it was shown. */

#include <stdlib.h>

#include "server/bots.h"
#include "server/workers.h"

static void think(struct work *work)
{
    struct job *job = (struct job *)work;
    job->policy->choose(job->data, &job->view, &job->options, &job->rng, &job->move);
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
