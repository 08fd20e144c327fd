/* Signs, as a guest at a terminal sees and makes them: a line each. */
#include <string.h>
#include <strings.h>

#include "cli/guest_more.h"
#include "tui/input.h"
#include "tui/language.h"
#include "tui/said.h"
#include "tui/say.h"

enum { WHO_BYTES = 128, SIGNS = 6 };

static const char *const signs[SIGNS] = {"nod", "laugh", "wince", "applause", "glass", "your-move"};

static const char *sentence(const char *sign, const char *who)
{
    if (!strcmp(sign, "nod"))
        return language_say(TELL_SIGN_NOD(.who = who));
    if (!strcmp(sign, "laugh"))
        return language_say(TELL_SIGN_LAUGH(.who = who));
    if (!strcmp(sign, "wince"))
        return language_say(TELL_SIGN_WINCE(.who = who));
    if (!strcmp(sign, "applause"))
        return language_say(TELL_SIGN_APPLAUSE(.who = who));
    if (!strcmp(sign, "glass"))
        return language_say(TELL_SIGN_GLASS(.who = who));
    return language_say(TELL_SIGN_YOUR_MOVE(.who = who));
}

static int sign_named(const char *name)
{
    int sign = SIGNS - 1;
    while (sign >= 0 && (!name || strcasecmp(signs[sign], name) != 0))
        sign--;
    return sign;
}

void guest_sign(struct guest *guest, const struct node *message)
{
    char bytes[WHO_BYTES];
    struct text who = language_text(bytes, sizeof bytes);
    int sign = sign_named(guest_member(message, "sign"));
    int64_t of = -1;
    if (guest->no_signs || sign < 0 || !guest_number(message, "of", &of) || of < 0 ||
        of >= guest->head.seats)
        return;
    guest_who(guest, (int)of, &who);
    input_above();
    say(sentence(signs[sign], bytes));
}

bool guest_signs_slash(struct guest *guest, const char *command, int *made, struct text *why)
{
    char bytes[64];
    struct text out = text_over(bytes, sizeof bytes);
    int sign = sign_named(command);
    *made = LINE_REFUSED;
    if (!strcasecmp(command, "signs")) {
        guest->no_signs = !guest->no_signs;
        say(guest->no_signs ? language_say(TELL_SIGNS_OFF()) : language_say(TELL_SIGNS_ON()));
        return true;
    }
    if (sign < 0)
        return false;
    text_format(&out, "{\"type\":\"sign\",\"sign\":\"%s\"}", signs[sign]);
    *made = guest_aside(guest, &out, why);
    return true;
}
