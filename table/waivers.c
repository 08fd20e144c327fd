/* See waivers.h. */
#include "table/waivers.h"

#include "table/making.h"
#include "table/names.h"
#include "table/reason.h"
#include "table/say.h"
#include "table/spoken.h"

/* What everyone knows, as this seat would have it. */
static void public_view(const struct match *match, int seat, struct view *out)
{
    match_view(match, SEAT_WATCHER, out);
    out->seat = (uint8_t)seat;
}

void match_waivers(const struct match *match, int seat, struct options *out)
{
    struct view view;
    options_clear(out);
    if (!match->warns || match->waits || match->no_powers || match->waived >= WAIVERS_MAX)
        return;
    public_view(match, seat, &view);
    game_waivers(match->game, match->data, &view.state, seat, out);
}

bool waivers_allow(const struct match *match, const struct move *move, struct text *why)
{
    struct options options;
    if (match_over(match))
        return reason(why, WHY_OVER());
    if (!match->warns)
        return reason(why, WHY_WAIVE_LEVEL());
    if (match->waived >= WAIVERS_MAX)
        return reason(why, WHY_WAIVE_MOST(.most = WAIVERS_MAX));
    match_waivers(match, move->seat, &options);
    if (options_allow(&options, move))
        return true;
    match_options(match, move->seat, &options);
    return options_allow(&options, move) ? reason(why, WHY_WAIVE_OPEN())
                                         : reason(why, WHY_WAIVE_NOT());
}

/* Things are called as the table calls them. */
static void with_labels(const struct match *match, const struct move *move, struct text *out,
                        void (*say)(const struct match *, const struct view *,
                                    const struct options *, const struct move *, struct text *))
{
    const struct labels *before = out->labels;
    struct match_labels book;
    struct options open;
    struct view view;
    public_view(match, move->seat, &view);
    options_clear(&open);
    match->game->options(match->data, &view.state, move->seat, &open);
    if (match->game->label_count) {
        match_labels(match, match->count, SEAT_WATCHER, &book);
        out->labels = &book.labels;
    }
    say(match, &view, &open, move, out);
    out->labels = before;
}

void waivers_reason(const struct match *match, const struct move *move, struct text *out)
{
    with_labels(match, move, out, why_not_open);
}

static void label(const struct match *match, const struct view *view, const struct options *open,
                  const struct move *move, struct text *out)
{
    bool no_odds = out->no_odds;
    out->no_odds = true;
    making_label(&(struct making){match, view, open}, move, out);
    out->no_odds = no_odds;
}

void waivers_label(const struct match *match, const struct move *move, struct text *out)
{
    with_labels(match, move, out, label);
}

void waivers_tell(const struct match *match, int reader, uint32_t n, const struct state *after,
                  struct text *out)
{
    enum { NAME_BYTES = 512 };
    const struct entry *entry = &match->entry[n - 1];
    char by[NAME_BYTES], who[NAME_BYTES], what[REASON_BYTES];
    struct match_labels book;
    struct view view;
    struct text master = text_like(out, who, sizeof who), mover = text_like(out, by, sizeof by),
                move = text_like(out, what, sizeof what);
    if (entry->waived || entry->denied)
        say_name(match, after, n, reader, 0, &master);
    if (entry->waived) {
        reason_piece(out, TELL_WAIVED(.who = who));
        text_char(out, ' ');
    }
    if (!entry->denied)
        return;
    redact(match->game, after, SEAT_WATCHER, &view);
    match_labels(match, n, SEAT_WATCHER, &book);
    move.labels = &book.labels;
    label(match, &view, NULL, &entry->move, &move);
    say_name(match, after, n, reader, entry->move.seat, &mover);
    reason_piece(out, TELL_DENIED(.by = by, .what = what, .who = who));
}

bool waivers_grant(struct match *match, const struct move *move, struct text *why)
{
    return match_play_said(match, move, &(struct said){.waived = true}, why);
}

bool waivers_deny(struct match *match, const struct move *move, struct text *why)
{
    if (!waivers_allow(match, move, why) || !match_has_room(match, why))
        return false;
    match->entry[match->count++] = (struct entry){.move = *move,
                                                  .say = true,
                                                  .denied = true,
                                                  .parent = match->head,
                                                  .named = match_named(match, match->head),
                                                  .draw = NO_DRAW,
                                                  .seen = UINT16_MAX};
    match->waived++;
    return true;
}

void waivers_put(const struct match *match, int seat, struct text *out)
{
    struct options options;
    struct view view;
    match_waivers(match, seat, &options);
    if (!options.count)
        return;
    match_view(match, seat, &view);
    text_put(out, ",\"waivers\":");
    codec_options_json(match->game, match->data, &view, &options, out);
}
