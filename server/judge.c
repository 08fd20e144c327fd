/* A character judged for whoever makes one at a table. */
#include <stdio.h>
#include <stdlib.h>

#include "server/http.h"
#include "server/judge.h"
#include "table/native/character.h"
#include "table/native/json_tree.h"

enum { NOTES_BYTES = 1024 };

void post_character(struct request *request, const struct table *table)
{
    const struct game *game = table->head.game;
    struct kept_character character;
    struct complaint wrong = {.language = request->language};
    struct json_tree tree = {0};
    char said[NOTES_BYTES] = "", *bytes = malloc(2 * NOTES_BYTES);
    struct text notes = text_over(said, sizeof said),
                out = text_over(bytes ? bytes : said, bytes ? 2 * NOTES_BYTES : 1);
    if (!game->characters) {
        snprintf(wrong.what, sizeof wrong.what, "%s has no saved characters.", game->title);
    } else if (json_tree_open(request->body, request->body_size, CHARACTER_FILE_BYTES, &tree,
                              &wrong) &&
               game->characters->read(&table->pack->data.data, &table->head.rules, tree.root,
                                      &character, &wrong)) {
        game->characters->notes(&table->pack->data.data, &character, &notes);
        wrong.what[0] = 0;
    }
    json_tree_close(&tree);
    if (wrong.what[0]) {
        answer_error(request, 422, "bad-character", wrong.what);
        free(bytes);
        return;
    }
    text_put(&out, "{\"notes\":");
    codec_string_json(said, &out);
    text_put(&out, "}\n");
    ENSURE(!bytes || !out.cut);
    answer_own(request, 200, "application/json", bytes, out.used);
}
