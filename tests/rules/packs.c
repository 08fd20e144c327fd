/* Packs and logs from files, through the readers of table/native. Always true: what was opened stays
 * open until packs_free, so that data can be shared by all cases. */
#include "tests/rules/packs.h"

#include <stdio.h>
#include <string.h>

#include "games/registry.h"
#include "table/native/logfile.h"
#include "tests/rules/script.h"

enum { PACKS_MAX = 16, LOGS_MAX = 16 };

static struct { const struct game *game; char path[512]; struct pack_data pack; } packs[PACKS_MAX];
static struct log_file logs[LOGS_MAX];
static int pack_count, log_count;

const struct data *pack_get(const struct game *g, const char *path, char *why)
{
    struct text t = text_over(why, WHY_BYTES);
    for (int i = 0; i < pack_count; i++)
        if (packs[i].game == g && !strcmp(packs[i].path, path))
            return &packs[i].pack.data;
    if (pack_count == PACKS_MAX)
        return text_put(&t, "too many packs"), NULL;
    packs[pack_count].game = g;
    snprintf(packs[pack_count].path, sizeof packs->path, "%s", path);
    struct pack_data *p = &packs[pack_count].pack;
    if (*path ? pack_open_file(p, g, path, &t) : pack_open(p, g, NULL, &t))
        return NULL;
    pack_count++;
    return &p->data;
}

const struct data *log_play(const char *file, const char *path, const struct game **game, struct state *out, char *why)
{
    struct text t = text_over(why, WHY_BYTES);
    const char *slash = strrchr(file, '/');
    char full[512];
    snprintf(full, sizeof full, "%.*s%s", slash ? (int)(slash + 1 - file) : 0, file, path);
    if (log_count == LOGS_MAX)
        return text_put(&t, "too many logs"), NULL;
    struct log_file *log = &logs[log_count];
    if (log_file_open(log, full, games_list, games_count, UINT32_MAX, &t))
        return NULL;
    log_count++;
    *game = log->match.game;
    *out = log->match.state;
    return log->match.data;
}

void packs_free(void)
{
    while (pack_count)
        pack_close(&packs[--pack_count].pack);
    while (log_count)
        log_file_close(&logs[--log_count]);
}
