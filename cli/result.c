/* See result.h. What is always true: what came about is read from a whole state, never from a
 * view. */
#include "cli/result.h"

#include <stdio.h>
#include <string.h>

#include "cli/totals.h"
#include "tui/language.h"
#include "tui/said.h"

void result_seat(const struct game *game, int seat, char *out, size_t size)
{
    struct text text = language_text(out, size);
    codec_seat_text(game, seat, &text);
    if (game->master && !seat && text.used > 2 && !strcmp(out + text.used - 2, " 0"))
        out[text.used - 2] = 0;
    out[0] = (char)(out[0] >= 'a' && out[0] <= 'z' ? out[0] - 'a' + 'A' : out[0]);
}

void result_say(const struct match *match, const struct game *game, int seats,
                const char *const player[], const int32_t *payoff)
{
    char own[512];
    struct text said = language_text(own, sizeof own);
    if (match)
        tallies_say(match, 0, true, &said);
    if (said.used)
        puts(language_say(TELL_TALLY(.tally = own)));
    for (int seat = 0; seat < seats; seat++) {
        char name[64];
        const char *who = player[seat] ? player[seat] : language_say(PART_YOU());
        result_seat(game, seat, name, sizeof name);
        said = language_text(own, sizeof own);
        if (match)
            tallies_say(match, seat, false, &said);
        if (said.used)
            puts(language_say(TELL_POINTS_TALLY(.who = name, .player = who, .tally = own,
                                                .points = payoff[seat])));
        else
            puts(language_say(TELL_POINTS(.who = name, .player = who, .points = payoff[seat])));
    }
}
