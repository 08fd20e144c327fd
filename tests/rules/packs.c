/* Packs and logs from files, through the readers of table/native. Always true: a pack that was
 * opened stays open until packs_free, so that all cases share its data; of logs only the last one
 * does. */
#include "tests/rules/packs.h"

#include <stdio.h>
#include <string.h>

#include "games/registry.h"
#include "table/native/logfile.h"
#include "tests/rules/script.h"

enum { PACKS_MAX = 16 };

static struct { const struct game *game; char path[512]; struct pack_data pack; } packs[PACKS_MAX];
static struct log_file played;
static bool log_open;
static int pack_count;

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

static void log_close(void)
{
    if (log_open)
        log_file_close(&played);
    log_open = false;
}

const struct data *log_play(const char *file, const char *path, uint32_t until,
                            const struct game **game, struct state *out, char *why)
{
    struct text t = text_over(why, WHY_BYTES);
    const char *slash = strrchr(file, '/');
    char full[512];
    snprintf(full, sizeof full, "%.*s%s", slash ? (int)(slash + 1 - file) : 0, file, path);
    log_close();
    if (log_file_open(&played, full, games_list, games_count, until, &t))
        return NULL;
    log_open = true;
    if (until != UINT32_MAX && played.match.count != until)
        return text_put(&t, "the log has fewer entries"), NULL;
    if (until == UINT32_MAX && log_file_verify(&played, NULL, NULL, &t) == VERIFY_DIFFERS)
        return NULL;
    *game = played.match.game;
    *out = played.match.state;
    return played.match.data;
}

void packs_free(void)
{
    while (pack_count)
        pack_close(&packs[--pack_count].pack);
    log_close();
}
