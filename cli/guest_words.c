/* Six words for the seat, as a guest at a terminal asks for them: shown once, and kept nowhere. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "cli/guest_more.h"
#include "table/native/json.h"
#include "table/native/sodium.h"
#include "tui/input.h"
#include "tui/language.h"
#include "tui/said.h"
#include "tui/say.h"

enum { ADDRESS_BYTES = LINK_HOST_BYTES + LINK_ID_BYTES + 24 };

static void tell(const struct guest *guest, const char *words)
{
    const struct link *link = &guest->link;
    char address[ADDRESS_BYTES];
    snprintf(address, sizeof address, "%s://%s/t/%s", link->tls ? "https" : "http", link->place,
             link->table);
    input_above();
    say(language_say(TELL_WORDS(.words = words)));
    say(language_say(TELL_WORDS_WHERE()));
    say(address);
}

bool guest_words(struct guest *guest, const char *command, int *made, struct text *why)
{
    struct pairs pairs;
    size_t size;
    if (strcasecmp(command, "words") != 0)
        return false;
    *made = LINE_REFUSED;
    if (guest->seat == SEAT_WATCHER) {
        language_put(why, WHY_WORDS_WATCHER());
        return true;
    }
    char *bytes = guest_asks(guest, "phrase", "{}", &size, why);
    struct json *json = bytes ? json_open(bytes, size, 65536, &pairs, why) : NULL;
    const char *words = json ? pairs_text(&pairs, "phrase") : NULL;
    if (words)
        tell(guest, words);
    json_close(json);
    free(bytes);
    return true;
}
