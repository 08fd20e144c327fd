/* Loads PostgreSQL's library. */
#include "store/postgres/libpq.h"

#include <dlfcn.h>
#include <pthread.h>
#include <string.h>

static struct libpq library;
static bool loaded;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static bool load(struct text *why)
{
    static const char *const names[] = {
#define LIBPQ_NAME(name) #name,
        LIBPQ_FUNCTIONS(LIBPQ_NAME)
#undef LIBPQ_NAME
    };
    enum { COUNT = sizeof names / sizeof *names };
    void *from = dlopen("libpq.so.5", RTLD_NOW | RTLD_LOCAL);
    void *at[COUNT];
    _Static_assert(sizeof library == sizeof at, "as many functions as names");
    if (!from) {
        text_put(why,
                 "PostgreSQL's library libpq.so.5 is missing; on Debian: apt-get install libpq5");
        return false;
    }
    for (int i = 0; i < COUNT; i++) {
        at[i] = dlsym(from, names[i]);
        if (at[i])
            continue;
        text_format(why, "PostgreSQL's library libpq.so.5 is older than 14: it has no %s",
                    names[i]);
        dlclose(from);
        return false;
    }
    memcpy(&library, at, sizeof library);
    return true;
}

const struct libpq *libpq_load(struct text *why)
{
    pthread_mutex_lock(&lock);
    loaded = loaded || load(why);
    const struct libpq *there = loaded ? &library : NULL;
    pthread_mutex_unlock(&lock);
    return there;
}
