/* Plays of a pack that are campaigns (plays.h): evening after evening by bots, till none follows.
 * What is always true: each evening begins with what the one before has left, as at a table, and
 * evening k of a play is dealt from its seed and PLAYS_MAX times k - 1. */
#include "cli/campaign.h"
#include "cli/plays.h"
#include "engine/plot.h"
#include "table/carry.h"
#include "table/native/fold.h"

static int stop(const char *reason)
{
    return fail("A campaign could not be played on: %s", reason);
}

/* Whoever runs the game chooses the story that this play begins with. */
static bool steers(const struct plays *p, int seat, int story, struct text *why)
{
    const struct game_plot *plot = p->game->plot;
    struct match *match = p->sitting.match;
    struct view view;
    struct move move;
    if (story < 0 || seat == SEAT_CHANCE || !plot->choose)
        return false;
    match_view(match, seat, &view);
    return plot->choose(&view, story, &move) && match_play(match, &move, why);
}

/* The move that was made last is seen as it was chosen and as it went. */
static void look(struct plays *p, const struct state *before, int seat)
{
    const struct match *match = p->sitting.match;
    const struct move *move = &match->entry[match->count - 1].move;
    if (seat != SEAT_CHANCE) {
        struct view view;
        struct options open;
        redact(p->game, before, seat, &view);
        options_clear(&open);
        p->game->options(p->data, &view.state, seat, &open);
        const struct lab_pick pick = {.view = &view, .open = options_size(&open), .move = move};
        p->watch.pick(p, NULL, &pick);
    }
    p->watch.move(p, NULL, before, NULL, move);
}

/* story: that which is chosen; -1: as bots choose. */
static int evening(struct plays *p, int story)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct match *match = p->sitting.match;
    struct state before;
    int seat;
    while ((seat = sitting_next(&p->sitting)) >= 0) {
        state_copy(p->game, &before, &match->state);
        if (!steers(p, seat, story, &why) && !sitting_make_move(&p->sitting, seat, &why))
            return stop(reason);
        look(p, &before, seat);
    }
    p->watch.over(p, NULL, NULL, &match->state);
    p->here[p->at_evenings]++;
    return 0;
}

/* What the match leaves; the next one is dealt, and begins with it. */
static int next(struct plays *p, const struct rules *rules, long long seed)
{
    static struct carry_room room;
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct sitting *sitting = &p->sitting;
    if (!match_start(&room.next, p->game, p->data, rules, sitting->head.seats, room.entry,
                     CARRY_ENTRIES_MAX, &why))
        return stop(reason);
    match_keep_words(&room.next, room.words, sizeof room.words, &fold_unistring);
    if (!carry_on(sitting->match, &room.next, &why))
        return stop(reason);
    sitting->head.rules = *rules;
    int result = sitting_deal(sitting, seed);
    if (!result && !carry_copy(&room.next, sitting->match, &why))
        result = stop(reason);
    return result;
}

int plays_evenings(void *arg, long long match, int64_t *totals)
{
    struct plays *p = arg;
    struct rules rules = p->setup[match % p->setups].rules;
    long long seed = p->seed + match / p->setups;
    p->sitting.head.rules = rules;
    plays_begin(p, totals);
    int result = sitting_deal(&p->sitting, seed);
    for (int story = (int)(match % p->setups) % p->stories; !result; story = -1) {
        plays_evening(p);
        result = evening(p, story);
        if (result || !carry_again(p->sitting.match, &rules))
            break;
        seed += PLAYS_MAX;
        result = next(p, &rules, seed);
    }
    return result;
}
