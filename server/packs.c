/* Data shared by tables. What is always true: a pack in the list has been checked by its game's
 * reader, and lives as long as a table plays with it. */
#include <stdlib.h>
#include <string.h>

#include "server/packs.h"

/* The same data, if a table has it open. */
static struct pack *find(struct house *house, const struct game *game, const struct pack_data *data)
{
    for (struct pack *pack = house->tables.packs; pack; pack = pack->next)
        if (pack->game == game && pack->data.none == data->none &&
            !memcmp(pack->data.sha256, data->sha256, HASH_BYTES))
            return pack;
    return NULL;
}

/* Compiled in, by its name and without opening it again. */
static struct pack *find_named(struct house *house, const struct game *game, const char *name)
{
    if (!name)
        name = game->source_count ? game->sources[0].name : "";
    for (struct pack *pack = house->tables.packs; pack; pack = pack->next)
        if (pack->game == game && !pack->data.text && !strcmp(pack->data.name, name))
            return pack;
    return NULL;
}

struct pack *pack_share(struct house *house, const struct game *game, const char *name,
                        const char *text, struct text *why)
{
    struct pack *pack = text ? NULL : find_named(house, game, name);
    if (pack) {
        pack->users++;
        return pack;
    }
    struct pack *fresh = calloc(1, sizeof *fresh);
    if (!fresh) {
        text_put(why, "There is not enough memory.");
        return NULL;
    }
    int result = text ? pack_open_text(&fresh->data, game, name, name, text, strlen(text), why)
                      : pack_open(&fresh->data, game, name, why);
    pack = result ? NULL : find(house, game, &fresh->data);
    if (result || pack) {
        if (pack) {
            pack->users++;
            pack_close(&fresh->data);
        }
        free(fresh);
        return pack;
    }
    fresh->game = game;
    fresh->users = 1;
    fresh->next = house->tables.packs;
    house->tables.packs = fresh;
    return fresh;
}

void pack_leave(struct house *house, struct pack *pack)
{
    if (!pack || --pack->users || !pack->data.text)
        return; /* what is compiled in stays open: it is small, and the next table wants it */
    for (struct pack **at = &house->tables.packs; *at; at = &(*at)->next)
        if (*at == pack) {
            *at = pack->next;
            break;
        }
    pack_close(&pack->data);
    free(pack);
}

/* ---- What the store keeps ---- */

struct store_pack *packs_of_games(const struct game *const *games, int count, int *packs)
{
    int all = 0;
    for (int i = 0; i < count; i++)
        all += games[i]->source_count;
    struct store_pack *at = calloc((size_t)all + 1, sizeof *at);
    *packs = 0;
    for (int i = 0; at && i < count; i++)
        for (int k = 0; k < games[i]->source_count; k++) {
            const struct data_source *source = &games[i]->sources[k];
            struct store_pack *pack = &at[(*packs)++];
            hash_hex(source->sha256, HASH_BYTES, pack->sha256);
            pack->game = games[i]->name;
            pack->text = source->text;
        }
    return at;
}

struct loading {
    struct kept_packs *kept;
    bool full; /* there was no memory for all */
};

static bool keep(void *arg, const struct store_pack *pack)
{
    struct loading *loading = arg;
    struct kept_packs *kept = loading->kept;
    struct kept_pack *more = realloc(kept->at, ((size_t)kept->count + 1) * sizeof *more);
    struct kept_pack *fresh = more ? &more[kept->count] : NULL;
    if (more)
        kept->at = more;
    if (fresh && !hash_unhex(pack->sha256, HASH_BYTES, fresh->sha256))
        return true;
    if (fresh)
        fresh->text = strdup(pack->text ? pack->text : "");
    loading->full = !fresh || !fresh->text;
    kept->count += !loading->full;
    return !loading->full;
}

bool packs_load(struct house *house, struct text *why)
{
    struct loading loading = {.kept = &house->tables.kept};
    if (store_packs(house->store, keep, &loading, why) < 0)
        return false;
    if (loading.full)
        text_put(why, "There is not enough memory.");
    return !loading.full;
}

void packs_forget(struct house *house)
{
    struct kept_packs *kept = &house->tables.kept;
    for (int i = 0; i < kept->count; i++)
        free(kept->at[i].text);
    free(kept->at);
    *kept = (struct kept_packs){0};
}

char *packs_find(void *arg, const struct game *game, const uint8_t sha256[HASH_BYTES])
{
    const struct kept_packs *kept = arg;
    (void)game;
    for (int i = 0; i < kept->count; i++)
        if (!memcmp(kept->at[i].sha256, sha256, HASH_BYTES))
            return strdup(kept->at[i].text);
    return NULL;
}
