/* Moves that the rules refuse, as a guest at a terminal puts them to the master, and answers as the
 * master. */
#include <string.h>
#include <strings.h>

#include "cli/guest.h"
#include "tui/input.h"
#include "tui/language.h"
#include "tui/said.h"
#include "tui/say.h"

enum { WHO_BYTES = 128 };

static void tell(const char *text)
{
    input_above();
    say(text);
}

static bool is(const struct node *message, const char *what)
{
    const char *now = guest_member(message, "is");
    return now && !strcmp(now, what);
}

void guest_waived(struct guest *guest, const struct node *message)
{
    const char *what = guest_member(message, "what"), *why = guest_member(message, "why");
    char name[WHO_BYTES];
    struct text who = language_text(name, sizeof name);
    int64_t of = -1;
    guest->waive_id = -1;
    if (!guest_number(message, "of", &of) || of < 0 || of >= guest->head.seats)
        return;
    if (is(message, "asked") && what && why) {
        guest_number(message, "id", &guest->waive_id);
        guest_who(guest, (int)of, &who);
        tell(of == guest->seat ? language_say(TELL_WAIVE_YOURS(.what = what))
                               : language_say(TELL_WAIVE_THEIRS(.who = name, .what = what,
                                                                .why = why)));
        if (!guest->seat)
            tell(language_say(TELL_WAIVE_ANSWER()));
    } else if (is(message, "moved")) {
        tell(language_say(TELL_WAIVE_MOVED()));
    } else if (is(message, "lapsed")) {
        tell(language_say(TELL_WAIVE_LAPSED()));
    } else if (is(message, "allowed") && of == guest->seat) {
        tell(language_say(TELL_WAIVE_ALLOWED()));
    }
}

/* The move as it could be typed. */
static bool put_move(const struct guest *guest, const char *typed, struct text *out,
                     struct text *why)
{
    const struct match *match = &guest->match;
    char copy[MOVE_TEXT_BYTES];
    static struct pairs pairs;
    struct move move;
    struct text line = text_over(copy, sizeof copy);
    text_put(&line, typed);
    if (!codec_words_read(copy, &pairs, why) ||
        !codec_move_read(match->game, match->data, match->seats, &pairs, guest->seat, NULL, &move,
                         why))
        return false;
    text_char(out, ',');
    codec_move_members(match->game, match->data, &move, out);
    return true;
}

bool guest_waive(struct guest *guest, const char *command, const char *rest, int *made,
                 struct text *why)
{
    char bytes[MOVE_TEXT_BYTES + 128];
    struct text out = text_over(bytes, sizeof bytes);
    bool asks = !strcasecmp(command, "may"), allows = !strcasecmp(command, "allow");
    if (!asks && !allows && strcasecmp(command, "forbid") != 0)
        return false;
    *made = LINE_REFUSED;
    text_put(&out, "{\"type\":\"waive\"");
    if (asks && !put_move(guest, rest, &out, why))
        return true;
    if (!asks && !guest->lost && guest->waive_id < 0) {
        language_put(why, WHY_WAIVE_NOBODY());
        return true;
    }
    if (!asks)
        text_format(&out, ",\"allow\":%s,\"id\":%d", allows ? "true" : "false",
                    (int)guest->waive_id);
    text_char(&out, '}');
    *made = guest_aside(guest, &out, why);
    return true;
}
