/* Data shared by tables. What is always true: a pack in the list has been checked by its game's reader, and
 * lives as long as a table plays with it. */
#include <stdlib.h>
#include <string.h>

#include "server/house.h"

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

struct pack *pack_share(struct house *house, const struct game *game, const char *name, const char *text,
                        struct text *why)
{
    struct pack *pack = text ? NULL : find_named(house, game, name);
    if (pack) {
        pack->users++;
        return pack;
    }
    struct pack *fresh = calloc(1, sizeof *fresh);
    if (!fresh) {
        text_put(why, "out of memory");
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
