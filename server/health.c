/* Whether the house can keep what is played. What is always true: it says so only as long as the disk does. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/statvfs.h>

#include "server/http.h"

enum { ROOM_BYTES = 16 * 1024 * 1024 };

struct checking {
    struct work work;
    const atomic_bool *stop;
    char path[4200];
    char why[TROUBLE_BYTES];
};

static void run(struct work *work)
{
    struct checking *checking = (struct checking *)work;
    struct text why = text_over(checking->why, sizeof checking->why);
    store_check(checking->path, checking->stop, &why);
}

static void drop(struct work *work)
{
    free(work);
}

bool disk_check(struct house *house)
{
    struct checking *checking = calloc(1, sizeof *checking);
    if (!checking)
        return false;
    checking->work = (struct work){.run = run, .drop = drop};
    checking->stop = &house->closing;
    snprintf(checking->path, sizeof checking->path, "%s/croupier.db", house->options.folder);
    workers_ask(house->checkers, &checking->work);
    return true;
}

void disk_collect(struct house *house)
{
    struct work *work = workers_take(house->checkers);
    if (!work)
        return;
    memcpy(house->damage, ((struct checking *)work)->why, sizeof house->damage);
    if (house->damage[0])
        fprintf(stderr, "croupier: %s\n", house->damage);
    free(work);
}

void disk_note(struct house *house, const char *trouble)
{
    snprintf(house->trouble, sizeof house->trouble, "%s", trouble);
}

/* NULL: all is well. */
static const char *what_ails(const struct house *house)
{
    struct statvfs disk;
    if (house->stopping)
        return "the house is closing";
    if (house->damage[0])
        return house->damage;
    if (house->trouble[0])
        return house->trouble;
    if (statvfs(house->options.folder, &disk))
        return "the folder of the database cannot be looked at";
    return disk.f_bavail * disk.f_frsize < ROOM_BYTES ? "the disk is nearly full" : NULL;
}

void answer_health(struct request *request)
{
    char *bytes = malloc(TROUBLE_BYTES + 2);
    const char *ails = what_ails(request->house);
    int n = bytes ? snprintf(bytes, TROUBLE_BYTES + 2, "%s\n", ails ? ails : "ok") : 0;
    answer_own(request, ails ? 503 : 200, "text/plain; charset=utf-8", bytes, (size_t)n);
}
