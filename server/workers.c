/* Workers that pull. What is always true: the lock is held for moving work between lists, never
 * while it is done. */

#include <pthread.h>
#include <stdlib.h>

#include "server/workers.h"

struct queue {
    struct work *first, **last;
};

struct workers {
    pthread_mutex_t lock;
    pthread_cond_t more;
    struct queue asked, done;
    int waiting;
    bool stop;
    void (*wake)(void *arg);
    void *arg;
    int threads;
    pthread_t thread[];
};

static void push(struct queue *queue, struct work *work)
{
    work->next = NULL;
    *queue->last = work;
    queue->last = &work->next;
}

static struct work *pull(struct queue *queue)
{
    struct work *work = queue->first;
    if (work) {
        queue->first = work->next;
        if (!queue->first)
            queue->last = &queue->first;
    }
    return work;
}

static void *work_on(void *arg)
{
    struct workers *workers = arg;
    pthread_mutex_lock(&workers->lock);
    while (!workers->stop) {
        struct work *work = pull(&workers->asked);
        if (!work) {
            pthread_cond_wait(&workers->more, &workers->lock);
            continue;
        }
        pthread_mutex_unlock(&workers->lock);
        work->run(work);
        pthread_mutex_lock(&workers->lock);
        push(&workers->done, work);
        workers->wake(workers->arg);
    }
    pthread_mutex_unlock(&workers->lock);
    return NULL;
}

struct workers *workers_open(int threads, void (*wake)(void *arg), void *arg)
{
    struct workers *workers =
        calloc(1, sizeof *workers + (size_t)threads * sizeof *workers->thread);
    if (!workers)
        return NULL;
    pthread_mutex_init(&workers->lock, NULL);
    pthread_cond_init(&workers->more, NULL);
    workers->asked.last = &workers->asked.first;
    workers->done.last = &workers->done.first;
    workers->wake = wake;
    workers->arg = arg;
    for (int i = 0; i < threads; i++) {
        if (pthread_create(&workers->thread[i], NULL, work_on, workers)) {
            workers_close(workers);
            return NULL;
        }
        workers->threads++;
    }
    return workers;
}

void workers_close(struct workers *workers)
{
    struct work *work;
    if (!workers)
        return;
    pthread_mutex_lock(&workers->lock);
    workers->stop = true;
    pthread_cond_broadcast(&workers->more);
    pthread_mutex_unlock(&workers->lock);
    for (int i = 0; i < workers->threads; i++)
        pthread_join(workers->thread[i], NULL);
    while ((work = pull(&workers->asked)) || (work = pull(&workers->done)))
        work->drop(work);
    pthread_cond_destroy(&workers->more);
    pthread_mutex_destroy(&workers->lock);
    free(workers);
}

void workers_ask(struct workers *workers, struct work *work)
{
    pthread_mutex_lock(&workers->lock);
    push(&workers->asked, work);
    workers->waiting++;
    pthread_cond_signal(&workers->more);
    pthread_mutex_unlock(&workers->lock);
}

struct work *workers_take(struct workers *workers)
{
    pthread_mutex_lock(&workers->lock);
    struct work *work = pull(&workers->done);
    if (work)
        workers->waiting--;
    pthread_mutex_unlock(&workers->lock);
    return work;
}

int workers_waiting(struct workers *workers)
{
    pthread_mutex_lock(&workers->lock);
    int waiting = workers->waiting;
    pthread_mutex_unlock(&workers->lock);
    return waiting;
}
