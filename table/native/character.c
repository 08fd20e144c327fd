/* Characters in files, as JSON. */
#include "table/native/character.h"

#include <errno.h>
#include <stdlib.h>
#include <sys/stat.h>

#include "engine/engine.h"
#include "table/log.h"
#include "table/native/file.h"
#include "table/native/json_tree.h"

int character_load(const struct game *game, const struct data *data, const struct rules *rules,
                   const char *path, struct kept_character *out, struct text *why)
{
    struct complaint wrong = {0};
    struct json_tree tree = {0};
    char *bytes;
    size_t size;
    if (file_read(path, CHARACTER_FILE_BYTES, &bytes, &size, why))
        return -1;
    bool good = json_tree_open(bytes, size, CHARACTER_FILE_BYTES, &tree, &wrong) &&
                game->characters->read(data, rules, tree.root, out, &wrong);
    if (!good)
        file_complain(path, &wrong, why);
    json_tree_close(&tree);
    free(bytes);
    return good ? 0 : -1;
}

int character_save(const struct game *game, const struct data *data,
                   const struct kept_character *character, const char *path, struct text *why)
{
    char bytes[CHARACTER_FILE_BYTES], after[REASON_BYTES];
    struct text json = text_over(bytes, sizeof bytes), again = text_over(after, sizeof after);
    struct file_out file;
    struct stat found;
    game->characters->json(data, character, &json);
    ENSURE(!json.cut);
    if (!stat(path, &found)) {
        text_format(why,
                    "%s already exists, and characters are never overwritten. Choose another name.",
                    path);
        return -1;
    }
    if (file_out_open(&file, path, FILE_NEW, why))
        return -1;
    if (!file_out_write(&file, json.at, json.used, why))
        return file_out_close(&file, why);
    file_out_close(&file, &again); /* the first reason is the one that is told */
    return -1;
}
