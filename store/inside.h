/* struct store itself: the queue between the caller's thread and the writer's. */
#ifndef STORE_INSIDE_H
#define STORE_INSIDE_H

#include <pthread.h>

#include "store/sqlite.h"

struct item_list {
    struct store_item *first, **last;
};

struct store {
    struct store_file file;
    struct store_reader reader; /* the caller's thread alone */
    struct store_writer writer; /* the writer's thread alone, but tables[] under the lock */
    bool looks; /* opened to read alone: there is no writer, and no thread of it */
    void (*wake)(void *arg);
    void *arg;
    int queue_items, group_items;
    size_t queue_bytes;

    pthread_t thread;
    pthread_mutex_t lock; /* over all below */
    pthread_cond_t work, idle;
    bool closing, busy;
    struct item_list waiting, done;
    struct store_counts counts;
};

#endif
