/* Workers that pull jobs. What is always true: the lock is held for moving a job between lists, never while
 * one is thought about. */
#include "server/bots.h"

#include <pthread.h>
#include <stdlib.h>

struct queue {
    struct job *first, **last;
};

struct bots {
    pthread_mutex_t lock;
    pthread_cond_t more;
    struct queue asked, answered;
    int waiting;
    bool stop;
    void (*wake)(void *arg);
    void *arg;
    int threads;
    pthread_t thread[];
};

static void push(struct queue *queue, struct job *job)
{
    job->next = NULL;
    *queue->last = job;
    queue->last = &job->next;
}

static struct job *pull(struct queue *queue)
{
    struct job *job = queue->first;
    if (job) {
        queue->first = job->next;
        if (!queue->first)
            queue->last = &queue->first;
    }
    return job;
}

static void think(struct job *job)
{
    job->policy->choose(job->data, &job->view, &job->options, &job->rng, &job->move);
    job->move.seat = job->view.seat;
    ENSURE(options_allow(&job->options, &job->move));
}

static void *work(void *arg)
{
    struct bots *bots = arg;
    pthread_mutex_lock(&bots->lock);
    while (!bots->stop) {
        struct job *job = pull(&bots->asked);
        if (!job) {
            pthread_cond_wait(&bots->more, &bots->lock);
            continue;
        }
        pthread_mutex_unlock(&bots->lock);
        think(job);
        pthread_mutex_lock(&bots->lock);
        push(&bots->answered, job);
        bots->wake(bots->arg);
    }
    pthread_mutex_unlock(&bots->lock);
    return NULL;
}

struct bots *bots_open(int threads, void (*wake)(void *arg), void *arg)
{
    struct bots *bots = calloc(1, sizeof *bots + (size_t)threads * sizeof *bots->thread);
    if (!bots)
        return NULL;
    pthread_mutex_init(&bots->lock, NULL);
    pthread_cond_init(&bots->more, NULL);
    bots->asked.last = &bots->asked.first;
    bots->answered.last = &bots->answered.first;
    bots->wake = wake;
    bots->arg = arg;
    for (int i = 0; i < threads; i++) {
        if (pthread_create(&bots->thread[i], NULL, work, bots)) {
            bots_close(bots);
            return NULL;
        }
        bots->threads++;
    }
    return bots;
}

void bots_close(struct bots *bots)
{
    struct job *job;
    if (!bots)
        return;
    pthread_mutex_lock(&bots->lock);
    bots->stop = true;
    pthread_cond_broadcast(&bots->more);
    pthread_mutex_unlock(&bots->lock);
    for (int i = 0; i < bots->threads; i++)
        pthread_join(bots->thread[i], NULL);
    while ((job = pull(&bots->asked)) || (job = pull(&bots->answered)))
        free(job);
    pthread_cond_destroy(&bots->more);
    pthread_mutex_destroy(&bots->lock);
    free(bots);
}

void bots_ask(struct bots *bots, struct job *job)
{
    pthread_mutex_lock(&bots->lock);
    push(&bots->asked, job);
    bots->waiting++;
    pthread_cond_signal(&bots->more);
    pthread_mutex_unlock(&bots->lock);
}

struct job *bots_take(struct bots *bots)
{
    pthread_mutex_lock(&bots->lock);
    struct job *job = pull(&bots->answered);
    if (job)
        bots->waiting--;
    pthread_mutex_unlock(&bots->lock);
    return job;
}

int bots_waiting(struct bots *bots)
{
    pthread_mutex_lock(&bots->lock);
    int waiting = bots->waiting;
    pthread_mutex_unlock(&bots->lock);
    return waiting;
}
