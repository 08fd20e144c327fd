/* Moves taken back with everyone's consent, as a guest at a terminal asks for it and answers. */
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "cli/guest.h"
#include "tui/input.h"
#include "tui/language.h"
#include "tui/said.h"
#include "tui/say.h"

enum { WHO_BYTES = 128 };

static bool is(const struct node *message, const char *what)
{
    const char *now = guest_member(message, "is");
    return now && !strcmp(now, what);
}

static void tell(const char *text)
{
    input_above();
    say(text);
}

/* Who is named by this key; "" if nobody is. */
static const char *who(const struct guest *guest, const struct node *message, const char *key,
                       char out[WHO_BYTES])
{
    struct text text = text_over(out, WHO_BYTES);
    int64_t seat = -1;
    out[0] = 0;
    if (guest_number(message, key, &seat) && seat >= 0 && seat < guest->head.seats)
        guest_who(guest, (int)seat, &text);
    return out;
}

static bool waits_for_me(const struct guest *guest, const struct node *message)
{
    const struct node *waits = node_get(message, "waits");
    for (const struct node *at = waits ? waits->child : NULL; at; at = at->next)
        if (at->text && strtol(at->text, NULL, 10) == guest->seat)
            return true;
    return false;
}

static void hear_asked(struct guest *guest, const struct node *message, bool own)
{
    char name[WHO_BYTES];
    int64_t moves = 0;
    bool news = guest->undo_of < 0;
    guest_number(message, "moves", &moves);
    guest_number(message, "of", &guest->undo_of);
    guest_number(message, "to", &guest->undo_to);
    if (own && news)
        tell(language_say(TELL_UNDO_YOURS(.moves = (int)moves)));
    else if (waits_for_me(guest, message) && news)
        tell(language_say(TELL_UNDO_THEIRS(.who = who(guest, message, "of", name),
                                           .moves = (int)moves)));
}

void guest_backs(struct guest *guest, const struct node *message)
{
    const struct node *back = node_get(message, "back");
    guest->backs = 0;
    for (const struct node *at = back ? back->child : NULL;
         at && at->text && guest->backs < BACKS_OFFERED; at = at->next)
        guest->back[guest->backs++] = (uint32_t)strtoul(at->text, NULL, 10);
}

void guest_undone(struct guest *guest, const struct node *message)
{
    char name[WHO_BYTES];
    int64_t of = -1, by = -1;
    guest_number(message, "of", &of);
    guest_number(message, "by", &by);
    if (is(message, "asked")) {
        hear_asked(guest, message, of == guest->seat);
        return;
    }
    guest->undo_of = -1;
    if (is(message, "refused") && by != guest->seat)
        tell(language_say(TELL_UNDO_REFUSED(.who = who(guest, message, "by", name))));
    else if (is(message, "withdrawn") && of != guest->seat)
        tell(language_say(TELL_UNDO_WITHDRAWN(.who = who(guest, message, "of", name))));
    else if (is(message, "moved"))
        tell(language_say(TELL_UNDO_MOVED()));
    else if (is(message, "lapsed"))
        tell(language_say(TELL_UNDO_LAPSED()));
}

int guest_ask_back(struct guest *guest, struct text *why)
{
    static char bytes[] = "{\"type\":\"undo\",\"do\":\"ask\"}";
    const struct text message = {.at = bytes, .size = sizeof bytes, .used = sizeof bytes - 1};
    guest_aside(guest, &message, why);
    return why->used ? LINE_REFUSED : LINE_MADE; /* what came of it was told */
}

bool guest_answer_undo(struct guest *guest, const char *command, int *made, struct text *why)
{
    static const char *const does[] = {"agree", "refuse", "withdraw"};
    char bytes[128];
    struct text out = text_over(bytes, sizeof bytes);
    int at = 2;
    while (at >= 0 && strcasecmp(does[at], command) != 0)
        at--;
    if (at < 0)
        return false;
    *made = LINE_REFUSED;
    if (!guest->lost && guest->undo_of < 0) {
        language_put(why, WHY_UNDO_NOBODY());
        return true;
    }
    text_format(&out, "{\"type\":\"undo\",\"do\":\"%s\",\"of\":%d,\"to\":%d}", does[at],
                (int)guest->undo_of, (int)guest->undo_to);
    *made = guest_aside(guest, &out, why);
    return true;
}
