/* See powers.h. */
#include "table/powers.h"

#include "table/names.h"
#include "table/reason.h"
#include "table/spoken.h"
#include "table/wire.h"

bool match_corrects(const struct match *match, const struct move *move)
{
    return match->game->verbs[move->verb].power;
}

void match_powers(const struct match *match, int seat, struct options *out)
{
    const struct game *game = match->game;
    struct view view;
    options_clear(out);
    if (!game->powers || seat || match->waits || match->no_powers || match_over(match))
        return;
    match_view(match, seat, &view);
    game->powers(match->data, &view.state, out);
}

bool powers_allow(const struct match *match, const struct move *move, struct text *why)
{
    struct options options;
    if (match_over(match))
        return reason(why, WHY_OVER());
    if (move->seat)
        return reason(why, WHY_POWER_MASTER());
    if (match->powers >= POWERS_MAX)
        return reason(why, WHY_POWER_MOST(.most = POWERS_MAX));
    match_powers(match, move->seat, &options);
    if (options_allow(&options, move))
        return true;
    why_not_correct(match, &options, move, why);
    return false;
}

uint32_t powers_back_to(const struct match *match, int seat, int moves)
{
    uint32_t at = match->head;
    if (seat || !match->game->powers || match->no_powers || match->waits || match_over(match) ||
        match->backs >= BACKS_MAX || match->undos >= WIRE_UNDOS_MAX || moves > BACKS_OFFERED)
        return UINT32_MAX;
    for (; moves > 0 && at; moves--)
        at = match->entry[at - 1].parent;
    return moves || at == match->head ? UINT32_MAX : at;
}

/* ,"back":[41,38]: entries to which the master may take back, the nearest first. */
static void put_backs(const struct match *match, int seat, struct text *out)
{
    uint32_t at;
    int i = 0;
    for (; (at = powers_back_to(match, seat, i + 1)) != UINT32_MAX; i++) {
        text_put(out, i ? "," : ",\"back\":[");
        text_int(out, at);
    }
    text_put(out, i ? "]" : "");
}

void powers_put(const struct match *match, int seat, struct text *out)
{
    struct options options;
    struct view view;
    put_backs(match, seat, out);
    if (match->powers >= POWERS_MAX)
        return;
    match_powers(match, seat, &options);
    if (!options.count)
        return;
    match_view(match, seat, &view);
    text_put(out, ",\"powers\":");
    codec_options_json(match->game, match->data, &view, &options, out);
}
