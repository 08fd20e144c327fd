/* Whether a line that came where words were asked for may have been meant as a command or a move.
 * What is always true: it only doubts; what is said or kept is decided by the player. Without it a
 * Dealer who was asked for words once more than expected published the difficulty of a test:
 * "difficulty 2 1" is a move, and it is words as well. */
#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "table/names.h"
#include "tui/session.h"
#include "tui/spoken.h"
#include "voice/named.h"

/* "2", "-1", "2 1", "3,4", and what "2 : words" begins with. */
static bool numbers(const char *line)
{
    size_t n = strspn(line, "0123456789+-, ");
    if (!line[strcspn(line, "0123456789")] || (line[n] && line[n] != ':'))
        return false;
    return strcspn(line, "0123456789") < n;
}

static bool is_name(const struct question *q, const char *word)
{
    const struct data *data = q->session->match->data;
    for (int t = 1; t < data->names_count; t++)
        if (codec_name_find(&data->names[t], word) >= 0)
            return true;
    return false;
}

/* Whether 'what' or 'help' would have something to tell. */
static bool is_known(const struct question *q, char *rest)
{
    const struct match *match = q->session->match;
    char bytes[16];
    struct text text = language_text(bytes, sizeof bytes);
    for (char *at = rest; *at; at++)
        *at = *at == ' ' ? '-' : *at;
    voice_tell_term(match->game, match->data, rest, &text);
    return text.used || is_name(q, rest);
}

static bool is_verb(const struct question *q, const char *word)
{
    const struct game *game = q->session->match->game;
    for (int i = 0; i < game->verb_count; i++)
        if (!strcmp(game->verbs[i].name, word))
            return true;
    return false;
}

/* Whether all that follows is what moves are made of: numbers, names of the game, name=value. */
static bool arguments(const struct question *q, char *rest)
{
    char *save = NULL;
    for (char *word = strtok_r(rest, " ", &save); word; word = strtok_r(NULL, " ", &save))
        if (!numbers(word) && !strchr(word, '=') && !is_name(q, word))
            return false;
    return true;
}

/* Commands that take something after them. */
static bool command(const struct question *q, const char *word, char *rest)
{
    static const char *const told[] = {"what", "card", "help", "?"};
    bool any =
        !strcmp(word, "?") || !strcmp(word, "say") || !strcmp(word, "q") || !strcmp(word, "exit");
    for (int i = 0; i < aside_count; i++)
        any = any || !strcmp(word, aside_names[i]);
    if (!any || !*rest || !strcmp(word, "say"))
        return any;
    for (size_t i = 0; i < sizeof told / sizeof *told; i++)
        if (!strcmp(word, told[i]))
            return is_known(q, rest);
    return !strcmp(word, "set") ? !strncmp(rest, "ask", 3) || !strncmp(rest, "map", 3)
                                : !strcmp(word, "character");
}

bool meant_otherwise(const struct question *q, const char *line)
{
    char copy[INPUT_BYTES];
    size_t n = 0;
    for (; line[n] && n < sizeof copy - 1; n++)
        copy[n] = (char)tolower((unsigned char)line[n]);
    copy[n] = 0;
    if (numbers(copy) || is_name(q, copy))
        return true;
    char *rest = copy + strcspn(copy, " ");
    while (*rest == ' ')
        *rest++ = 0;
    return command(q, copy, rest) || (is_verb(q, copy) && arguments(q, rest));
}
