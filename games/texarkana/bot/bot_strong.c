/* What the bot strong does in free play: it goes through all the goals of a scene, those too that
 * are left when it is already decided where the story goes. Each PC tries what its hand and sheet
 * are good for, whoever's turn it would be; the last one asked takes what nobody else would. What
 * is always true: of the pack it reads what every player is told, and not where a goal leads.
 *
 * Numbers were found by trying neighbours over some hundred matches, of one to three players. */
#include "games/texarkana/bot/bot.h"
#include "games/texarkana/facts.h"

static const double WELL_FROM = 0.85; /* not the last asked: only on chances this good */
static const double MORE_FROM = 0.6;  /* the last, once the story could go on: to lose may change
                                         where it goes */

/* What the sheet adds in this field, all of it used. */
static void sheet_add(const struct bot *b, int field, struct test_model *m)
{
    const struct character *c = tx_character(b->p, b->s, b->v->seat);
    const uint8_t *used = &b->s->trait_used[b->v->seat * TRAITS_MAX];
    for (int i = 0; i < c->trait_count; i++) {
        const struct trait *t = &c->trait[i];
        if ((t->field != field && t->field != SUIT_NONE) || (t->uses && used[i] >= t->uses))
            continue;
        if (t->kind == TRAIT_SCORE)
            m->bonus += t->n;
        else if (t->kind == TRAIT_TRUMP)
            m->trumps[SIDE_INITIATOR] |= (uint16_t)(1u << t->suit);
        else
            m->never_bust = true;
    }
}

static double hope(const struct bot *b, int field)
{
    struct test_model m = {.trumps = {(uint16_t)(1u << field)}};
    sheet_add(b, field, &m);
    return tx_bot_hope(b, &m);
}

/* The story is about to end well: nothing is tried that could change it. */
static bool ends_well(const struct bot *b)
{
    const struct scenario *story = tx_story_of(b->p, b->s);
    int to = tx_bound_for(b->p, b->s);
    return story && to != NONE && to >= TO_ENDING && story->closing[to - TO_ENDING].good;
}

void tx_bot_strong_free(const struct bot *b, struct move *out)
{
    const struct texarkana *s = b->s;
    bool last = !(s->waiting & ~(1u << b->v->seat | 1u << DEALER)), hoped[PLAYER_SUITS] = {false};
    double hopes[PLAYER_SUITS], best = !last ? WELL_FROM : s->to == NONE ? 0 : MORE_FROM;
    tx_bot_say(b, out, DO_WAIT, 0, 0, 0);
    if (ends_well(b) || (last && tx_bot_buy(b, out))) /* TX-G1, TX-G5 */
        return;
    for (int goal = 0; goal < GOALS_MAX; goal++)
        for (int field = 0; field < PLAYER_SUITS; field++) {
            struct move m;
            if (!tx_bot_say(b, &m, DO_ATTEMPT, goal, field, 0))
                continue;
            if (!hoped[field])
                hopes[field] = hope(b, field);
            hoped[field] = true;
            if (hopes[field] > best) { /* TX-G1 */
                best = hopes[field];
                *out = m;
            }
        }
}
