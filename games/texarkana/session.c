/* Story, casting, the start of a session and its end. */
#include <string.h>

#include "games/texarkana/cards.h"
#include "games/texarkana/rules.h"
#include "games/texarkana/scene.h"
#include "games/texarkana/session.h"
#include "games/texarkana/test.h"

static void casting_next(struct texarkana *s)
{
    for (int seat = 1; seat < s->seats; seat++)
        if (s->character[seat] == NONE) {
            s->phase = PHASE_CASTING;
            s->actor = (uint8_t)seat;
            return;
        }
    s->session++;
    /* TX-D6: session + 1 + players; TX-H1 */
    s->woe = (uint8_t)(s->rule_woe ? s->session + 1 + s->seats - 1 : 0);
    memset(s->trait_used, 0, sizeof s->trait_used); /* TX-B5 */
    memset(s->wagered, 0, sizeof s->wagered);       /* TX-B5 */
    memset(s->invoked, 0, sizeof s->invoked);       /* TX-B5 */
    s->tests = 0;
    s->scenes = s->acts = s->called_off = s->duels = s->test_scene = 0;
    s->ending = ENDING_NONE;
    tx_test_forget(s);
    s->phase = PHASE_DEAL;
    s->actor = NONE;
}

void tx_story_begin(struct texarkana *s, int rule)
{
    s->phase = PHASE_STORY;
    s->actor = DEALER;
    if (rule == STORY_ASK)
        return;
    _Static_assert(STORY_FREE - STORY_FIRST == SCENARIO_FREE,
                   "the free table comes after the last scenario");
    s->scenario = (uint8_t)(rule - STORY_FIRST); /* TX-H3 */
    casting_next(s);
}

void tx_story_options(const struct pack *p, const struct texarkana *s, int seat, struct options *o)
{
    (void)seat;
    struct set of = set_below(tx_scenarios(p, s->edition));
    set_add(&of, SCENARIO_FREE);
    arg_one(option_add(o, DEALER, DO_SCENARIO), of);
}

void tx_story_apply(const struct pack *p, struct state *st, const struct move *m)
{
    (void)p;
    struct texarkana *s = table_of(st);
    s->scenario = (uint8_t)m->arg[0];
    casting_next(s);
}

void tx_casting_options(const struct pack *p, const struct texarkana *s, int seat,
                        struct options *o)
{
    struct set free = set_below(p->character_count);
    for (int other = 1; other < s->seats; other++)
        if (s->character[other] != NONE)
            set_drop(&free, s->character[other]);
    arg_one(option_add(o, seat, DO_CHOOSE), free);
    struct option *rate = option_add(o, seat, DO_RATE);
    arg_range(rate, 1, s->rule_hand_max); /* TX-B1, TX-H1 */
    for (int figure = 0; figure < 3; figure++)
        arg_range(rate, 1, SCORE_MAX); /* TX-F1 */
    arg_one(rate, free);
}

void tx_casting_apply(const struct pack *p, struct state *st, const struct move *m)
{
    struct texarkana *s = table_of(st);
    int seat = m->seat;
    bool own = m->verb == DO_RATE;
    int which = own ? m->arg[4] : m->arg[0];
    const struct character *c = &p->character[which];
    s->character[seat] = (uint8_t)which;
    s->will[seat] = own ? (uint8_t)m->arg[0] : c->will;
    s->grit[seat] = own ? (uint8_t)m->arg[1] : c->grit;
    s->coin[seat] = own ? (uint8_t)m->arg[2] : c->coin;
    s->luck[seat] = own ? (uint8_t)m->arg[3] : c->luck;
    if (s->will[seat] > s->rule_hand_max)
        s->will[seat] = s->rule_hand_max; /* TX-H1 */
    casting_next(s);
}

void texarkana_deal_options(const struct pack *p, const struct texarkana *s, int seat,
                            struct options *o)
{
    (void)p, (void)s, (void)seat;
    option_add(o, SEAT_CHANCE, DO_SHUFFLE);
}

void tx_deal_apply(const struct pack *p, struct state *st, const struct move *m)
{
    (void)p, (void)m;
    uint64_t all = ((1ull << PLACES) - 1) & ~(1ull << PLACE_DECK);
    cards_shuffle(&texarkana_fields[FIELD_place], st, all, PLACE_DECK); /* TX-B5: shuffle 117 */
    /* TX-B5: deal each PC Will cards */
    tx_hands_settle(st);
}

void tx_session_close(struct texarkana *s, int ending)
{
    s->ending = (uint8_t)ending;
    s->closing = NONE;
    if (ending == ENDING_STORY)
        s->closing = s->to;
    s->phase = s->scenario == SCENARIO_FREE ? PHASE_AFTER : PHASE_OVER;
    s->actor = s->scenario == SCENARIO_FREE ? DEALER : NONE;
    s->to = NONE;
    s->waiting = s->resting = 0;
    tx_scene_clear(s);
}

void tx_after_options(const struct pack *p, const struct texarkana *s, int seat, struct options *o)
{
    (void)p, (void)seat;
    if (s->session < SESSIONS_MAX)
        option_add(o, DEALER, DO_NEXT_SESSION);
    option_add(o, DEALER, DO_FINISH);
}

void tx_after_apply(const struct pack *p, struct state *st, const struct move *m)
{
    (void)p;
    struct texarkana *s = table_of(st);
    if (m->verb == DO_NEXT_SESSION) {
        casting_next(s);
        return;
    }
    s->phase = PHASE_OVER;
    s->actor = NONE;
}
