/* What a guest at a terminal does besides playing: cards without a name, and breaks. What is always
 * true: whoever shows a card reads what all others read, and nothing else. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <time.h>

#include "cli/guest_more.h"
#include "tui/input.h"
#include "tui/language.h"
#include "tui/said.h"
#include "tui/say.h"

enum { MINUTES_MAX = 240, MINUTE_MS = 60000, SAME_MS = 2500 };

static void tell(const char *text)
{
    input_above();
    say(text);
}

static void tell_card(const char *card)
{
    if (!strcmp(card, "stop"))
        tell(language_say(TELL_CARD_STOP()));
    else if (!strcmp(card, "slow-down"))
        tell(language_say(TELL_CARD_SLOW_DOWN()));
    else if (!strcmp(card, "go-on"))
        tell(language_say(TELL_CARD_GO_ON()));
    else
        tell(language_say(TELL_CARD_NONE()));
}

void guest_care(struct guest *guest, const struct node *message)
{
    const char *card = guest_member(message, "card");
    int64_t shown = guest->cards, left = 0;
    guest_number(message, "shown", &shown);
    guest_number(message, "break", &left);
    if (card && (shown != guest->cards || strcmp(card, guest->card) != 0)) {
        snprintf(guest->card, sizeof guest->card, "%s", card);
        guest->cards = shown;
        tell_card(card);
    }
    int64_t until = left > 0 ? (int64_t)time(NULL) * 1000 + left : 0;
    if (until && llabs(until - guest->rest) > SAME_MS)
        tell(language_say(TELL_BREAK(.minutes = (int)((left + MINUTE_MS - 1) / MINUTE_MS))));
    else if (!until && guest->rest)
        tell(language_say(TELL_BREAK_OVER()));
    guest->rest = until;
}

static const struct {
    const char *command, *does;
} commands[] = {{"x", "stop"},    {"stop", "stop"},   {"slow", "slow-down"}, {"on", "go-on"},
                {"lift", "lift"}, {"break", "break"}, {"back", "back"}};

bool guest_slash(void *of, const char *command, const char *rest, int *made, struct text *why)
{
    struct guest *guest = of;
    char bytes[128];
    struct text out = text_over(bytes, sizeof bytes);
    size_t at = 0, count = sizeof commands / sizeof *commands;
    while (at < count && strcasecmp(commands[at].command, command) != 0)
        at++;
    if (at == count)
        return guest_answer_undo(guest, command, made, why) ||
               guest_waive(guest, command, rest, made, why) ||
               guest_veils_slash(guest, command, rest, made, why) ||
               guest_whisper(guest, command, rest, made, why) ||
               guest_note(guest, command, rest, made, why) ||
               guest_handout(guest, command, rest, made, why) ||
               guest_mine(guest, command, rest, made, why) ||
               guest_signs_slash(guest, command, made, why) ||
               guest_words(guest, command, made, why);
    bool breaks = !strcmp(commands[at].does, "break");
    char *end;
    long minutes = breaks ? strtol(rest, &end, 10) : 0;
    if (breaks && (*end || minutes < 1 || minutes > MINUTES_MAX)) {
        language_put(why, WHY_BREAK_MINUTES(.most = MINUTES_MAX));
        return true;
    }
    text_format(&out, "{\"type\":\"care\",\"do\":\"%s\"", commands[at].does);
    if (breaks)
        text_format(&out, ",\"minutes\":%d", (int)minutes);
    text_char(&out, '}');
    *made = guest_aside(guest, &out, why);
    return true;
}
