/* The list of a server's open tables, from which a seat is chosen. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/commands.h"
#include "cli/guest_more.h"
#include "cli/result.h"
#include "games/registry.h"
#include "table/names.h"
#include "table/native/json_tree.h"
#include "tui/input.h"
#include "tui/language.h"
#include "tui/said.h"
#include "tui/say.h"

enum { LIST_BYTES = 1024 * 1024, ROWS_MAX = 400 };

/* A seat that can be chosen. */
struct row {
    char table[LINK_ID_BYTES];
    int seat;
};

static const struct game *game_of(const struct node *table)
{
    const char *name = guest_member(table, "game");
    for (int i = 0; name && i < games_count; i++)
        if (!strcmp(games_list[i]->name, name))
            return games_list[i];
    return NULL;
}

/* What others wrote, as it may stand on a terminal. */
static void plain(const char *text, char out[256])
{
    snprintf(out, 256, "%s", text ? text : "");
    text_straighten(out);
    if (!text_is_plain(out))
        out[0] = 0;
}

static void say_row(int number, const struct node *table, const struct game *game, int seat)
{
    char name[256], says[256], role[64];
    int64_t of = 0, free = 0;
    const struct node *seats = node_get(table, "free");
    for (const struct node *at = seats ? seats->child : NULL; at; at = at->next)
        free++;
    guest_number(table, "of", &of);
    plain(guest_member(table, "name"), name);
    plain(guest_member(table, "says"), says);
    result_seat(game, seat, role, sizeof role);
    printf("%4d. %s%s%s\n", number, game->title, *name ? ", " : "", name);
    printf("      %s\n",
           language_say(TELL_LIST_SEAT(.seat = role, .free = (int)free, .of = (int)of)));
    if (*says)
        printf("      \"%s\"\n", says);
}

/* A seat of each table, and that of whoever runs the game, if it is free. */
static int read_rows(const struct node *list, struct row rows[ROWS_MAX])
{
    const struct node *tables = node_get(list, "tables");
    int count = 0;
    for (const struct node *at = tables ? tables->child : NULL; at; at = at->next) {
        const struct game *game = game_of(at);
        const char *id = guest_member(at, "table");
        const struct node *free = node_get(at, "free");
        bool player = false;
        if (!game || !id || strlen(id) != LINK_ID_BYTES - 1)
            continue;
        for (const struct node *s = free ? free->child : NULL; s && count < ROWS_MAX; s = s->next) {
            int seat = atoi(s->text);
            bool master = game->master && !seat;
            if (player && !master)
                continue;
            player = player || !master;
            rows[count] = (struct row){.seat = seat};
            memcpy(rows[count].table, id, LINK_ID_BYTES);
            say_row(++count, at, game, seat);
        }
    }
    return count;
}

/* Which of so many; -1: none. */
static int choose(int count)
{
    char line[INPUT_BYTES], prompt[256];
    int64_t number;
    snprintf(prompt, sizeof prompt, "%s ", language_say(ASK_LIST(.most = count)));
    while (input_line(prompt, line) == INPUT_LINE && *line) {
        if (text_number(line, &number) && number >= 1 && number <= count)
            return (int)number - 1;
        says(WHY_LIST_ROW(.most = count));
    }
    return -1;
}

int guest_list(struct guest *guest, int *seat)
{
    static struct row rows[ROWS_MAX];
    char reason[REASON_BYTES], *bytes;
    struct text why = text_over(reason, sizeof reason);
    struct complaint complaint;
    struct json_tree tree;
    size_t size;
    int status, count = -1;
    if (net_ask(&guest->link, "/api/tables", "", NULL, &status, &bytes, &size, &why))
        return fail("%s", reason);
    bool good = status == 200 && json_tree_open(bytes, size, LIST_BYTES, &tree, &complaint);
    if (good && node_get(tree.root, "tables"))
        count = read_rows(tree.root, rows);
    if (good)
        json_tree_close(&tree);
    free(bytes);
    if (count < 0)
        return fail("%s has no list of open tables. Use the link to a seat: "
                    "http://HOST/t/TABLE#TOKEN",
                    guest->link.place);
    if (!count) {
        says(TELL_LIST_NONE());
        return EXIT_FINE;
    }
    int at = choose(count);
    if (at < 0)
        return EXIT_FINE;
    memcpy(guest->link.table, rows[at].table, LINK_ID_BYTES);
    *seat = rows[at].seat;
    return EXIT_FINE;
}
