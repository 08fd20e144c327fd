/* odds_said GAME FILE: asks the game's odds each question of the file, and compares what is said:
 * a line has what is asked, as on a command line, then " = " and the answer or what is wrong. What
 * is always true: answers are kept from before; that they are right is for games.py to say. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/engine.h"
#include "games/registry.h"
#include "lab/answer.h"

enum { LINE_BYTES = 4096 };

static const struct game *named(const char *name)
{
    for (int i = 0; i < games_count; i++)
        if (!strcmp(games_list[i]->name, name))
            return games_list[i];
    return NULL;
}

/* Answers in `out`; the question is cut up. */
static void ask(const struct game *game, const struct data *data, char *question,
                struct grown *out)
{
    const char *value[ODDS_OPTIONS_MAX] = {0};
    char reason[1024] = "";
    struct text why = text_over(reason, sizeof reason);
    struct odds_answer answer = {0};
    for (char *word = strtok(question, " "); word; word = strtok(NULL, " ")) {
        char *equals = strchr(word, '=');
        if (equals)
            *equals = 0;
        for (int i = 0; game->odds->options[i].name; i++)
            if (!strcmp(word + 2, game->odds->options[i].name))
                value[i] = equals ? equals + 1 : "";
    }
    if (game->odds->answer(data, value, &answer, &why))
        answer_json(game, &answer, out);
    else
        grown_put(out, reason);
}

int main(int argc, char **argv)
{
    const struct game *game = argc == 3 ? named(argv[1]) : NULL;
    FILE *file = game ? fopen(argv[2], "r") : NULL;
    struct data data;
    struct complaint wrong;
    char line[LINE_BYTES];
    int asked = 0, failed = 0;
    if (!file)
        return 2;
    void *block = aligned_alloc(16, (game->data_size + 15) / 16 * 16 + 16);
    ENSURE(block && data_open_default(game, block, &data, &wrong));
    while (fgets(line, sizeof line, file)) {
        struct grown said = {0};
        char *answer = strstr(line, " = ");
        line[strcspn(line, "\n")] = 0;
        if (*line == '#' || !answer)
            continue;
        *answer = 0;
        asked++;
        ask(game, &data, line, &said);
        if (strcmp(said.at, answer + 3) != 0 && !failed++)
            printf("line %d of those with a question:\n%s\nnot\n%s\n", asked, said.at, answer + 3);
        grown_free(&said);
    }
    fclose(file);
    free(block);
    printf("%d passed, %d failed\n", asked - failed, failed);
    return failed > 0 || !asked;
}
