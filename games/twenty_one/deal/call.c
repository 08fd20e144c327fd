/* Deals that the GM calls outside attacks (BJ-B6): against a Target, or a contest; which Abilities,
 * best or lowest, Edge more or less, tags. What is always true: who asked may be told that no Deal
 * is needed; then nothing is spent. */
#include "games/twenty_one/deal/deal.h"
#include "games/twenty_one/run/desk.h"
#include "games/twenty_one/run/run.h"

void bj_call_ask(struct twenty_one *s, int who)
{
    s->desk_who = (uint8_t)who;
    s->back_to = s->phase;
    s->has_tried = 1;
    turn_to(s, PHASE_CALL, GM);
    s->waiting = 0;
}

static void abilities_option(struct option *f)
{
    arg_subset(f, (1u << ABILITIES) - 1, 1, ABILITIES);
    arg_range(f, TAKE_BEST, TAKE_LOWEST);
}

void bj_call_options(const struct pack *p, const struct twenty_one *s, int seat, struct options *o)
{
    (void)p, (void)seat;
    struct set others = {{(uint64_t)(bj_up_mask(s) & ~(1 << s->desk_who)), 0}};
    struct option *f = option_add(o, GM, DO_TARGET);
    abilities_option(f);
    arg_range(f, TARGET_MIN, TARGET_MAX); /* BJ-B6 */
    arg_range(f, -EDGE_CALL, EDGE_CALL);  /* BJ-B6 */
    arg_subset(f, (1u << TAGS) - 1, 0, TAGS);
    if (set_count(&others)) {
        f = option_add(o, GM, DO_OPPOSE);
        arg_one(f, others); /* BJ-B6 */
        arg_subset(f, (1u << TAGS) - 1, 0, TAGS);
    }
    option_add(o, GM, DO_NO_DEAL);
}

int bj_call_why(const struct twenty_one *s, const struct move *m)
{
    const int32_t *arg = m->arg;
    int edge = m->verb == DO_TARGET ? arg[3] : arg[2];
    if (s->phase != PHASE_CALL && s->phase != PHASE_CALL_SIDE)
        return WHY_CALL;
    if (m->verb == DO_OPPOSE)
        return WHY_OPPOSE;
    if (s->phase == PHASE_CALL_SIDE && m->verb != DO_TEST)
        return WHY_CALL_SIDE;
    if (!arg[0])
        return WHY_NO_ABILITY;
    if (m->verb == DO_TARGET && (arg[2] < TARGET_MIN || arg[2] > TARGET_MAX))
        return WHY_TARGET; /* BJ-B6 */
    return edge < -EDGE_CALL || edge > EDGE_CALL ? WHY_CALL_EDGE : BJ_CLOSED; /* BJ-B6 */
}

static void no_deal(struct twenty_one *s)
{
    if (!s->conflict) {
        bj_peace_open(s);
        return;
    }
    turn_to(s, PHASE_OWN_TURN, seat_of(s->mover));
}

static void side_set(struct twenty_one *s, int party, const int32_t *arg, int edge)
{
    s->call_abilities[party] = (uint8_t)arg[0];
    s->call_take[party] = (uint8_t)arg[1];
    s->call_edge[party] = (int8_t)edge;
}

static void begin(struct twenty_one *s, int tags)
{
    act_set(s, s->desk_who, ACT_TRY, 0, GEAR_BARE, 0, 0);
    s->completion = 0;
    s->tags = (uint8_t)tags;
    s->targets = 0;
}

void bj_call_apply(const struct pack *p, struct twenty_one *s, const struct move *m)
{
    if (m->verb == DO_NO_DEAL) {
        no_deal(s);
    } else if (m->verb == DO_TARGET) {
        begin(s, m->arg[4]);
        side_set(s, FIRST, m->arg, m->arg[3]);
        s->target = (uint8_t)m->arg[2];
        bj_deal_open(p, s, DEAL_TARGET, s->desk_who, NONE); /* BJ-B6 */
    } else {
        begin(s, m->arg[1]);
        s->party[FIRST] = s->desk_who;
        s->party[SECOND] = (uint8_t)m->arg[0];
        s->player = FIRST;
        s->phase = PHASE_CALL_SIDE;
    }
}

void bj_call_side_options(const struct pack *p, const struct twenty_one *s, int seat,
                          struct options *o)
{
    (void)p, (void)s, (void)seat;
    struct option *f = option_add(o, GM, DO_TEST);
    abilities_option(f);
    arg_range(f, -EDGE_CALL, EDGE_CALL);
}

void bj_call_side_apply(const struct pack *p, struct twenty_one *s, const struct move *m)
{
    side_set(s, s->player, m->arg, m->arg[2]);
    if (s->player == FIRST) {
        s->player = SECOND;
        return;
    }
    bj_deal_open(p, s, DEAL_CONTEST, s->party[FIRST], s->party[SECOND]); /* BJ-B6 */
}
