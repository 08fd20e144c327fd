/* What the server has of the guest: /mine saves it as a file, /erase removes it after a plain
 * question. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "cli/guest_more.h"
#include "cli/saves.h"
#include "table/native/file.h"
#include "table/native/json.h"
#include "tui/input.h"
#include "tui/language.h"
#include "tui/said.h"
#include "tui/say.h"

enum { PATH_BYTES = 96 };

char *guest_asks(const struct guest *guest, const char *what, const char *body, size_t *size,
                 struct text *why)
{
    return guest_asks_at(guest, &guest->link, what, body, size, why);
}

char *guest_asks_at(const struct guest *guest, const struct link *link, const char *what,
                    const char *body, size_t *size, struct text *why)
{
    char path[PATH_BYTES], *bytes;
    struct pairs pairs;
    int status;
    snprintf(path, sizeof path, "/api/tables/%s/%s?lang=%s", link->table, what,
             language_chosen() ? language_chosen() : "en");
    if (net_ask(link, path, guest->token, body, &status, &bytes, size, why))
        return NULL;
    if (status == 200 || status == 201)
        return bytes;
    if (status == 202) { /* not yet */
        free(bytes);
        return NULL;
    }
    struct json *json = json_open(bytes, *size, 65536, &pairs, why);
    const char *message = json ? pairs_text(&pairs, "error.message") : NULL;
    if (message)
        text_put(why, message);
    else
        language_put(why, WHY_SLASH_LOST());
    json_close(json);
    free(bytes);
    return NULL;
}

static void save(struct guest *guest, struct text *why)
{
    char path[SAVE_PATH_BYTES], name[LINK_ID_BYTES + 8];
    struct file_out out;
    size_t size;
    snprintf(name, sizeof name, "%s-%d", guest->link.table, guest->seat);
    char *bytes = guest_asks(guest, "mine", NULL, &size, why);
    if (!bytes)
        return;
    bool good = !saves_joined(name, ".mine.json", path) &&
                !file_out_open(&out, path, FILE_OVER, why);
    if (good) {
        good = !file_out_write(&out, bytes, size, why);
        good = !file_out_close(&out, why) && good;
    }
    free(bytes);
    if (!good)
        return;
    input_above();
    say(language_say(TELL_MINE_SAVED(.file = path)));
}

/* Typed twice: the first time it only says what would be done. */
static void erase(struct guest *guest, const char *sure, struct text *why)
{
    size_t size;
    if (strcasecmp(sure, "yes") != 0) {
        input_above();
        say(language_say(TELL_ERASE()));
        return;
    }
    free(guest_asks(guest, "erase", "{\"erase\":true}", &size, why));
}

bool guest_mine(struct guest *guest, const char *command, const char *rest, int *made,
                struct text *why)
{
    bool saves = !strcasecmp(command, "mine");
    if (!saves && strcasecmp(command, "erase") != 0)
        return false;
    *made = LINE_REFUSED;
    if (guest->seat == SEAT_WATCHER)
        language_put(why, WHY_WORDS_WATCHER());
    else if (saves)
        save(guest, why);
    else
        erase(guest, rest, why);
    return true;
}
