/* Whether the house can keep what is played. What is always true: it says so only as long as the
 * disk does. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include "server/health.h"
#include "server/http.h"
#include "server/workers.h"

enum { ROOM_BYTES = 16 * 1024 * 1024 };

struct checking {
    struct work work;
    const atomic_bool *stop;
    const char *path; /* the options' */
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
    checking->path = house->options.store;
    workers_ask(house->checkers, &checking->work);
    return true;
}

void disk_collect(struct house *house)
{
    struct work *work = workers_take(house->checkers);
    if (!work)
        return;
    struct event event;
    memcpy(house->damage, ((struct checking *)work)->why, sizeof house->damage);
    if (house->damage[0])
        fprintf(stderr, "croupier: %s\n", house->damage);
    event_begin(&event, house, house->damage[0] ? "damaged" : "checked");
    if (house->damage[0])
        event_text(&event, "why", house->damage);
    event_end(&event);
    free(work);
}

void disk_note(struct house *house, const char *trouble)
{
    struct event event;
    if (!strcmp(house->trouble, trouble))
        return;
    snprintf(house->trouble, sizeof house->trouble, "%s", trouble);
    event_begin(&event, house, trouble[0] ? "disk-fails" : "disk-works");
    if (trouble[0])
        event_text(&event, "why", trouble);
    event_end(&event);
}

void disk_sweep(struct house *house)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    if (house->trouble[0] && !house->tries)
        house->tries =
            store_submit(house->store, &(struct store_change){.kind = STORE_TRY}, NULL, &why);
}

void disk_remember(struct house *house)
{
    struct stat file;
    house->database = stat(house->options.store, &file) ? 0 : file.st_ino;
}

/* Of the folder and what lies in it. */
static const char *what_ails_folder(const struct house *house)
{
    struct statvfs disk;
    struct stat file;
    if (statvfs(house->options.folder, &disk))
        return "The folder of the database cannot be read.";
    if (disk.f_flag & ST_RDONLY)
        return "The disk of the database is read-only.";
    if (access(house->options.folder, W_OK))
        return "The folder of the database is read-only.";
    if (stat(house->options.store, &file) || file.st_ino != house->database)
        return "The database is no longer in its folder.";
    return disk.f_bavail * disk.f_frsize < ROOM_BYTES ? "The disk is nearly full." : NULL;
}

/* NULL: all is well. */
static const char *what_ails(const struct house *house)
{
    if (house->stopping)
        return "The server is shutting down.";
    if (house->damage[0])
        return house->damage;
    if (house->trouble[0])
        return house->trouble;
    if (store_health(house->store) == STORE_AWAY)
        return "The database cannot be reached.";
    return house->options.folder ? what_ails_folder(house) : NULL;
}

void answer_health(struct request *request)
{
    char *bytes = malloc(TROUBLE_BYTES + 2);
    const char *ails = what_ails(request->house);
    int n = bytes ? snprintf(bytes, TROUBLE_BYTES + 2, "%s\n", ails ? ails : "ok") : 0;
    answer_own(request, ails ? 503 : 200, "text/plain; charset=utf-8", bytes, (size_t)n);
}
