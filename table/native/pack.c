/* A game's data, opened. What is always true: pack_close may be called on every pack that was
 * opened and frees all of it once. */
#include "table/native/pack.h"

#include <stdlib.h>
#include <string.h>

#include "engine/digest.h"
#include "table/names.h"
#include "table/native/file.h"
#include "table/native/sodium.h"

static int fail(struct text *why, const char *format, const char *a, const char *b)
{
    text_format(why, format, a, b);
    return -1;
}

/* So that digests need not spell every name. Without memory for it they do. */
static void sum_names(struct pack_data *pack)
{
    struct data *data = &pack->data;
    size_t names = 0;
    for (int table = 0; table < data->names_count; table++)
        names += data->names[table].count;
    const uint64_t **at =
        malloc((size_t)data->names_count * sizeof *at + names * sizeof(uint64_t));
    if (!at)
        return;
    uint64_t *sum = (uint64_t *)(at + data->names_count);
    for (int table = 0; table < data->names_count; table++) {
        at[table] = sum;
        for (int i = 0; i < data->names[table].count; i++, sum++)
            *sum = data->names[table].at[i] ? digest_name(data->names[table].at[i]) : 0;
    }
    pack->owned_sums = at;
    data->name_sums = at;
}

/* Lets the game read the tree; `where` is the file for complaints. */
static int open_tree(struct pack_data *pack, const struct game *game, const char *where,
                     const struct node *tree, struct text *why)
{
    struct complaint wrong = {0};
    size_t size = (game->data_size + 15) / 16 * 16;
    if (size) {
        pack->block = aligned_alloc(16, size);
        if (!pack->block)
            return fail(why, "%s: There is not enough memory.%s", where, "");
        memset(pack->block, 0, size);
    }
    pack->data.name = pack->name;
    if (tree)
        play_hash(&hash_sodium, game, tree, &pack->play);
    if (game->data_open(&pack->data, pack->block, tree, &wrong)) {
        sum_names(pack);
        return 0;
    }
    file_complain(where, &wrong, why);
    return -1;
}

static void keep_name(struct pack_data *pack, const char *name)
{
    struct text t = text_over(pack->name, sizeof pack->name);
    text_put(&t, name);
}

static int open_source(struct pack_data *pack, const struct game *game,
                       const struct data_source *source, struct text *why)
{
    memcpy(pack->sha256, source->sha256, HASH_BYTES);
    keep_name(pack, source->name);
    return open_tree(pack, game, source->name, source->tree, why);
}

int pack_open(struct pack_data *pack, const struct game *game, const char *name, struct text *why)
{
    int result;
    memset(pack, 0, sizeof *pack);
    if (!game->source_count && !name) {
        pack->none = true;
        result = game->data_open ? open_tree(pack, game, game->name, NULL, why) : 0;
    } else {
        int i = 0;
        while (name && i < game->source_count && strcmp(game->sources[i].name, name))
            i++;
        if (i >= game->source_count)
            return fail(why, "%s has no built-in pack \"%s\"", game->name, name);
        result = open_source(pack, game, &game->sources[i], why);
    }
    if (result)
        pack_close(pack);
    return result;
}

static const struct data_source *find_source(const struct game *game, const uint8_t *sha256)
{
    for (int i = 0; i < game->source_count; i++)
        if (!memcmp(game->sources[i].sha256, sha256, HASH_BYTES))
            return &game->sources[i];
    return NULL;
}

int pack_open_text(struct pack_data *pack, const struct game *game, const char *path,
                   const char *name, const char *text, size_t size, struct text *why)
{
    memset(pack, 0, sizeof *pack);
    if (!game->source_count || !game->data_open)
        return fail(why, "%s: %s takes no pack.", path, game->name);
    sodium_sha256(text, size, pack->sha256);
    const struct data_source *source = find_source(game, pack->sha256);
    int result = -1;
    if (source) {
        result = open_source(pack, game, source, why);
    } else {
        struct complaint wrong = {0};
        keep_name(pack, name);
        char *copy = malloc(size + 1);
        if (!copy)
            return fail(why, "%s: There is not enough memory.%s", path, "");
        memcpy(copy, text, size);
        copy[size] = 0;
        pack->text = pack->owned_text = copy;
        if (yaml_tree_open(text, size, &pack->tree, &wrong))
            result = open_tree(pack, game, path, pack->tree.root, why);
        else
            file_complain(path, &wrong, why);
    }
    if (result)
        pack_close(pack);
    return result;
}

/* The file's name without folders and ending, if it can stand in a log; else "pack". */
static void name_of(const char *path, char *out, size_t size)
{
    const char *base = strrchr(path, '/') ? strrchr(path, '/') + 1 : path;
    struct text t = text_over(out, size);
    text_put_n(&t, base, strcspn(base, "."));
    if (t.cut || !text_is_kebab(out)) {
        t = text_over(out, size);
        text_put(&t, "pack");
    }
}

int pack_open_file(struct pack_data *pack, const struct game *game, const char *path,
                   struct text *why)
{
    char *text, name[65];
    size_t size;
    memset(pack, 0, sizeof *pack);
    if (file_read(path, YAML_BYTES_MAX, &text, &size, why))
        return -1;
    name_of(path, name, sizeof name);
    int result = pack_open_text(pack, game, path, name, text, size, why);
    free(text);
    return result;
}

void pack_close(struct pack_data *pack)
{
    free(pack->block);
    free(pack->owned_text);
    free(pack->owned_sums);
    yaml_tree_close(&pack->tree);
    memset(pack, 0, sizeof *pack);
}
