/* Whispers, as a guest at a terminal hears and says them. What is always true: each is told once,
 * also after the line was cut. */
#include <stdlib.h>
#include <strings.h>

#include "cli/guest.h"
#include "table/codec.h"
#include "tui/input.h"
#include "tui/language.h"
#include "tui/said.h"
#include "tui/say.h"

enum { WHO_BYTES = 128 };

static void tell(const struct guest *guest, const struct node *one)
{
    char bytes[WHO_BYTES];
    struct text who = text_over(bytes, sizeof bytes);
    const char *words = guest_member(one, "text");
    int64_t from = 0, to = 0;
    if (!words || !guest_number(one, "from", &from) || !guest_number(one, "to", &to))
        return;
    bool own = from == guest->seat;
    guest_who(guest, (int)(own ? to : from), &who);
    input_above();
    say(own ? language_say(TELL_WHISPER_OWN(.who = bytes, .words = words))
            : language_say(TELL_WHISPER(.who = bytes, .words = words)));
}

void guest_whispers(struct guest *guest, const struct node *message)
{
    const struct node *list = node_get(message, "whispers");
    int64_t before = guest->whispered;
    for (const struct node *one = list ? list->child : NULL; one; one = one->next) {
        int64_t at = 0;
        if (!guest_number(one, "at", &at) || at <= before)
            continue;
        guest->whispered = at > guest->whispered ? at : guest->whispered;
        tell(guest, one);
    }
}

bool guest_whisper(struct guest *guest, const char *command, const char *rest, int *made,
                   struct text *why)
{
    char bytes[8192], *end;
    struct text out = text_over(bytes, sizeof bytes);
    if (strcasecmp(command, "whisper") != 0)
        return false;
    long seat = strtol(rest, &end, 10);
    *made = LINE_REFUSED;
    if (end == rest || *end != ' ' || seat < 0 || seat >= SEATS_MAX) {
        language_put(why, WHY_WHISPER());
        return true;
    }
    text_format(&out, "{\"type\":\"whisper\",\"to\":%d,\"text\":", (int)seat);
    codec_string_json(end + 1, &out);
    text_char(&out, '}');
    *made = guest_aside(guest, &out, why);
    return true;
}
