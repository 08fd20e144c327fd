/* A character judged for whoever makes one at a table. */
#include <stdio.h>
#include <stdlib.h>

#include "server/http.h"
#include "server/judge.h"
#include "table/native/character.h"
#include "table/native/json_tree.h"

enum { ANSWER_BYTES = 24576 };

void post_character(struct request *request, struct table *table, int seat)
{
    (void)seat; /* whoever sits there may ask */
    const struct game *game = table->head.game;
    struct complaint wrong = {.language = request->language};
    struct json_tree tree = {0};
    char none[1], *bytes = malloc(ANSWER_BYTES);
    struct text out = text_over(bytes ? bytes : none, bytes ? ANSWER_BYTES : 1);
    bool good = game->characters &&
                json_tree_open(request->body, request->body_size, CHARACTER_FILE_BYTES, &tree,
                               &wrong) &&
                character_judge(game, &table->pack->data.data, &table->head.rules, tree.root, &out,
                                &wrong);
    json_tree_close(&tree);
    if (!game->characters)
        snprintf(wrong.what, sizeof wrong.what, "%s has no saved characters.", game->title);
    if (!good) {
        answer_error(request, 422, "bad-character", wrong.what);
        free(bytes);
        return;
    }
    text_char(&out, '\n');
    ENSURE(!bytes || !out.cut);
    answer_own(request, 200, "application/json", bytes, out.used);
}
