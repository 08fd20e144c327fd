/* What a guest at a terminal has once its match is over: the story to keep, and the next evening of
 * a campaign. What is always true: the seat there is the one that it had, and the key to it is on
 * the disk before anything is played. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/guest_more.h"
#include "cli/saves.h"
#include "table/carry.h"
#include "table/native/file.h"
#include "table/native/json_tree.h"
#include "tui/input.h"
#include "tui/language.h"
#include "tui/said.h"
#include "tui/say.h"

enum { ANSWER_BYTES = 65536, STORY_LOOKS = 40, LOOK_MS = 500, WAIT_MS = 1000 };

/* ---- The story ---- */

static bool write_story(const char *path, const char *bytes, size_t size, struct text *why)
{
    struct file_out out;
    bool good = !file_out_open(&out, path, FILE_OVER, why);
    if (good) {
        good = !file_out_write(&out, bytes, size, why);
        good = !file_out_close(&out, why) && good;
    }
    return good;
}

/* The server tells it, which alone can read all of a match that keeps its secrets; it takes a
 * moment. */
void guest_story(struct guest *guest)
{
    char path[SAVE_PATH_BYTES], name[LINK_ID_BYTES + 8], reason[REASON_BYTES];
    struct text why = language_text(reason, sizeof reason);
    char *bytes = NULL;
    size_t size = 0;
    for (int i = 0; i < STORY_LOOKS && !bytes && !why.used; i++)
        if (!(bytes = guest_asks(guest, "chronicle", NULL, &size, &why)) && !why.used &&
            guest_wait(guest, LOOK_MS) > 0)
            guest_take(guest, false);
    snprintf(name, sizeof name, "%s-%d", guest->link.table, guest->seat);
    if (bytes && !saves_joined(name, ".html", path) && write_story(path, bytes, size, &why))
        says(TELL_STORY_SAVED(.file = path));
    free(bytes);
}

/* ---- The next evening ---- */

void guest_evening(struct guest *guest, const struct node *message)
{
    const char *table = guest_member(message, "table");
    if (table && strlen(table) == LINK_ID_BYTES - 1 && !strpbrk(table, "/?#"))
        memcpy(guest->evening, table, LINK_ID_BYTES);
}

/* A text of an answer, by its key. False: it has none. */
static bool answer_has(const char *bytes, size_t size, const char *key, char *out, size_t room)
{
    struct json_tree tree;
    struct complaint complaint = {0};
    if (!bytes || !json_tree_open(bytes, size, ANSWER_BYTES, &tree, &complaint))
        return false;
    const char *text = guest_member(tree.root, key);
    bool good = text && strlen(text) == room - 1;
    if (good)
        memcpy(out, text, room);
    json_tree_close(&tree);
    return good;
}

static bool begin(struct guest *guest, struct text *why)
{
    size_t size = 0;
    char *bytes = guest_asks(guest, "next", "{}", &size, why);
    bool good = answer_has(bytes, size, "table", guest->evening, sizeof guest->evening);
    free(bytes);
    return good;
}

/* Until it has begun. False: the guest would rather leave. */
static bool wait(struct guest *guest)
{
    says(TELL_EVENING_WAITS());
    while (!*guest->evening && !guest->wrong) {
        if (guest_wait(guest, WAIT_MS) < 0)
            return false;
        guest_take(guest, true);
    }
    return *guest->evening;
}

/* Whether it has begun now, and the guest wants to go there. */
static bool goes(struct guest *guest, struct text *why)
{
    bool may = !guest->seat || !strcmp(guest->head.seat_name[guest->seat], "me");
    if (!*guest->evening && may)
        return line_yes(language_say(ASK_EVENING_BEGIN()), false) > 0 && begin(guest, why);
    if (!*guest->evening &&
        (line_yes(language_say(ASK_EVENING_WAIT()), false) <= 0 || !wait(guest)))
        return false;
    return line_yes(language_say(ASK_EVENING_SEAT()), true) > 0;
}

/* The guest is the seat's at that table from now on, and comes back by the table's address. */
static int move(struct guest *guest, const char *token)
{
    struct link link = guest->link;
    bool quiet = guest->quiet;
    memcpy(link.table, guest->evening, sizeof link.table);
    link.token[0] = 0;
    guest_close(guest);
    guest->link = link;
    guest->quiet = quiet;
    guest->listed = true;
    memcpy(guest->token, token, LINK_TOKEN_BYTES);
    return guest_keep_token(&link, token);
}

bool guest_next(struct guest *guest, int *result)
{
    char reason[REASON_BYTES], token[LINK_TOKEN_BYTES];
    struct text why = language_text(reason, sizeof reason);
    struct rules rules;
    size_t size = 0;
    if (!guest->ended || guest->stopped || guest->seat == SEAT_WATCHER ||
        !carry_again(&guest->match, &rules))
        return false;
    if (goes(guest, &why)) {
        struct link there = guest->link;
        memcpy(there.table, guest->evening, sizeof there.table);
        char *bytes = guest_asks_at(guest, &there, "sit", "{}", &size, &why);
        bool good = answer_has(bytes, size, "token", token, sizeof token);
        free(bytes);
        if (good) {
            *result = move(guest, token);
            return !*result;
        }
    }
    if (why.used)
        say(reason);
    return false;
}
