/* Phase 2: playing a card, naming its targets, and for every card the price. A pass is final for
 * the phase. */
#include "games/bloodsport/decks.h"
#include "games/bloodsport/money.h"
#include "games/bloodsport/play.h"
#include "games/bloodsport/rules.h"

void bg_action_begin(struct bloodsport *s)
{
    s->phase = PHASE_ACTION;
    s->stage = s->item = 0;
    s->actor = s->first; /* BG-C1 */
}

void bg_action_next(const struct pack *p, struct state *st)
{
    struct bloodsport *s = table_of(st);
    int active = bg_seats_active(s), open = active & ~s->passed;
    if (!open) { /* BG-C2: until all have passed */
        s->actor = s->last = NONE;
        bg_window_open(p, st, active, PHASE_BET);
        return;
    }
    int other = 1 - s->last;
    s->phase = PHASE_ACTION;
    /* BG-C2: in turn; alone after a pass */
    s->actor = (uint8_t)(open >> other & 1 ? other : s->last);
}

/* ---- What can be looked at ---- */

/* Face-down cards that `seat` has not seen, of one kind, as targets. */
static struct set unseen(const struct bloodsport *s, int seat, int thing)
{
    struct set of = set_none();
    if (thing == THING_WEAPON || thing == THING_ANY)
        for (int slot = 0; slot < SLOTS; slot++)
            if (!(s->weapon_known[WEAPON_SLOT + slot] >> seat & 1))
                set_add(&of, TARGET_WEAPON + slot);
    if (thing == THING_SECRET || thing == THING_ANY)
        for (int f = 0; f < FIGHTS; f++)
            if (!(s->secret_known[SECRET_FIGHT + f] >> seat & 1))
                set_add(&of, TARGET_SECRET + f);
    if (thing == THING_SABOTAGE)
        for (int row = 0; row < s->row_count; row++)
            if (!(s->action_known[ACTION_ROW + row] >> seat & 1))
                set_add(&of, TARGET_ROW + row);
    return of;
}

/* Of what can be looked at. */
static int target_fight(const struct bloodsport *s, int target)
{
    if (target < TARGET_SECRET)
        return slot_fight(target - TARGET_WEAPON);
    if (target < TARGET_ROW)
        return target - TARGET_SECRET;
    return slot_fight(s->row_on[target - TARGET_ROW]);
}

/* What may be named next: not a card named before, and where the card says so in the Fight of the
 * first. */
static struct set look_targets(const struct pack *p, const struct bloodsport *s, int seat, int card)
{
    const struct effect *e = &p->action[card].effects.at[0];
    struct set of = unseen(s, seat, e->arg);
    for (int i = 0; i < s->play_named; i++)
        set_drop(&of, s->play_target[i]);
    if (e->one_fight && s->play_named > 0)
        for (int t = 0; t < TARGETS; t++)
            if (set_has(&of, t) && target_fight(s, t) != target_fight(s, s->play_target[0]))
                set_drop(&of, t);
    return of;
}

bool bg_discover_has_target(const struct pack *p, const struct bloodsport *s, int seat, int card)
{
    struct set of = unseen(s, seat, p->action[card].effects.at[0].arg);
    return set_count(&of) > 0;
}

/* ---- Playing a card ---- */

enum why bg_card_why(const struct pack *p, const struct bloodsport *s, int seat, int verb, int card)
{
    static const uint8_t type_of[] = {ACTION_DISCOVER, ACTION_SPECIAL, ACTION_SABOTAGE,
                                      ACTION_REACT};
    const struct action *a = &p->action[card];
    bool react = s->phase == PHASE_REACT;
    return s->action_place[card] != ACTION_HAND + seat    ? WHY_NOT_HELD
           : a->type == ACTION_REACT && !react            ? WHY_REACT_ONLY /* BG-C9 */
           : a->type != ACTION_REACT && react             ? WHY_REACT_NOW  /* BG-C9 */
           : verb <= DO_REACT && a->type != type_of[verb] ? WHY_OTHER_TYPE
           : a->type == ACTION_DISCOVER && !bg_discover_has_target(p, s, seat, card)
               ? WHY_NOTHING_TO_SEE
               : WHY_NONE;
}

void bg_action_options(const struct pack *p, const struct bloodsport *s, int seat,
                       struct options *o)
{
    static const uint8_t verb_of[] = {[ACTION_DISCOVER] = DO_DISCOVER,
                                      [ACTION_SPECIAL] = DO_SPECIAL,
                                      [ACTION_REACT] = DO_REACT,
                                      [ACTION_SABOTAGE] = DO_SABOTAGE};
    struct set hand = bloodsport_hand_of(s, seat), of[DO_REACT + 1] = {0};
    for (uint64_t left = hand.word[0]; left; left &= left - 1) {
        int card = __builtin_ctzll(left), verb = verb_of[p->action[card].type];
        if (!bg_card_why(p, s, seat, verb, card))
            set_add(&of[verb], card);
    }
    if (set_count(&of[DO_DISCOVER]))
        arg_one(option_add(o, seat, DO_DISCOVER), of[DO_DISCOVER]);
    if (set_count(&of[DO_SPECIAL]))
        arg_one(option_add(o, seat, DO_SPECIAL), of[DO_SPECIAL]);
    if (set_count(&of[DO_SABOTAGE])) { /* the loader lets in as many as there are rows */
        struct option *lay = option_add(o, seat, DO_SABOTAGE);
        arg_one(lay, of[DO_SABOTAGE]);
        arg_range(lay, 0, SLOTS - 1); /* BG-C8: beside any Fighter */
        arg_range(lay, alone(s), 1);  /* BG-H3: alone, face up */
    }
    if (bg_can_rat(s, seat))
        option_add(o, seat, DO_RAT);
    option_add(o, seat, DO_PASS);
}

static void sabotage_lay(struct state *st, int seat, int card, int slot, bool shown)
{
    struct bloodsport *s = table_of(st);
    int row = s->row_count++;
    s->action_known[ACTION_ROW + row] = (uint16_t)(shown ? ALL_SEATS : 1u << seat);
    bg_action_put(st, card, ACTION_ROW + row);
    bg_play_begin(s, seat, NONE, row, slot);
    s->play_extra = shown ? (uint8_t)bg_shown_extra(s) : 0;
    s->row_on[row] = (uint8_t)slot;
    s->row_tie[row] = (uint8_t)slot;
    s->row_owner[row] = (uint8_t)seat;
    s->row_extra[row] = s->play_extra;
    s->row_cut[row] = s->play_cut;
    s->phase = PHASE_PAY;
}

void bg_action_apply(const struct pack *p, struct state *st, const struct move *m)
{
    struct bloodsport *s = table_of(st);
    switch (m->verb) {
    case DO_DISCOVER:
    case DO_SPECIAL: {
        const struct action *a = &p->action[m->arg[0]];
        bg_action_put(st, m->arg[0], ACTION_TABLE); /* BG-C6, BG-C7 */
        bg_play_begin(s, m->seat, m->arg[0], NONE, NONE);
        s->play_want = m->verb == DO_DISCOVER ? (uint8_t)a->effects.at[0].n : a->aims;
        if (s->play_want)
            s->phase = PHASE_TARGET;
        else
            bg_play_price(p, st);
        break;
    }
    case DO_SABOTAGE: sabotage_lay(st, m->seat, m->arg[0], m->arg[1], m->arg[2]); break;
    case DO_RAT: bg_rat(s, m->seat); break;
    case DO_PASS:
        s->passed |= (uint8_t)(1 << m->seat); /* BG-C2 */
        s->last = m->seat;
        bg_action_next(p, st);
        break;
    default: ENSURE(!"a move of phase 2");
    }
}

/* ---- Naming targets ---- */

static struct set aim_targets(const struct pack *p, const struct bloodsport *s)
{
    struct set of = set_none();
    switch (p->action[s->play_card].aim_at) {
    case THING_WEAPON: of = (struct set){{(uint64_t)((1 << SLOTS) - 1) << TARGET_WEAPON, 0}}; break;
    case THING_SECRET:
        of = (struct set){{(uint64_t)((1 << FIGHTS) - 1) << TARGET_SECRET, 0}};
        break;
    default: of = (struct set){{(uint64_t)((1 << SLOTS) - 1) << TARGET_FIGHTER, 0}}; break;
    }
    for (int i = 0; i < s->play_named; i++)
        set_drop(&of, s->play_target[i]);
    return of;
}

/* Whether the other player has not seen a target, and so could be shown it. */
static struct set showable(const struct bloodsport *s, int seat)
{
    if (alone(s))
        return set_none(); /* BG-H3: it lies open anyway */
    return unseen(s, 1 - seat, THING_ANY); /* a Sabotage was laid by one of the two, who knows it */
}

void bg_target_options(const struct pack *p, const struct bloodsport *s, int seat,
                       struct options *o)
{
    if (p->action[s->play_card].type != ACTION_DISCOVER) {
        arg_one(option_add(o, seat, DO_AIM), aim_targets(p, s));
    } else {
        struct set of = look_targets(p, s, seat, s->play_card), can_show = showable(s, seat);
        struct set plain = {{of.word[0] & ~can_show.word[0], 0}},
                   shown = {{of.word[0] & can_show.word[0], 0}};
        for (int pass = 0; pass < 2; pass++) {
            const struct set *some = pass ? &shown : &plain;
            if (!set_count(some))
                continue;
            struct option *look = option_add(o, seat, DO_LOOK);
            arg_one(look, *some);
            arg_range(look, 0, pass); /* BG-C6 */
        }
    }
    if (bg_can_rat(s, seat))
        option_add(o, seat, DO_RAT);
}

void bg_target_apply(const struct pack *p, struct state *st, const struct move *m)
{
    struct bloodsport *s = table_of(st);
    if (m->verb == DO_RAT) {
        bg_rat(s, m->seat);
        return;
    }
    if (m->verb == DO_LOOK && m->arg[1]) {
        s->play_shown |= (uint8_t)(1 << s->play_named);
        s->play_extra++; /* BG-C6 */
    }
    s->play_target[s->play_named++] = (uint8_t)m->arg[0];
    s->play_want--;
    if (m->verb == DO_LOOK) {
        struct set more = look_targets(p, s, m->seat, s->play_card);
        if (!set_count(&more))
            s->play_want = 0; /* fewer lie there than the card says */
    }
    if (s->play_want == 0)
        bg_play_price(p, st);
}

/* ---- Paying ---- */

int bg_card_asked(const struct bloodsport *s)
{
    return s->play_card != NONE ? s->play_card : bg_sabotage_in(s, s->play_row);
}

int bg_risk_asked(const struct pack *p, const struct bloodsport *s)
{
    return bg_risk_before_tokens(&p->action[bg_card_asked(s)], s->play_extra, s->play_cut);
}

static enum why pay_why(int risk, int most_time, int most_coin, int time, int coin)
{
    return time > most_time     ? WHY_TIME
           : coin > most_coin   ? WHY_COIN
           : time + coin > risk ? WHY_OVER_RISK /* BG-C3: not below 0 */
                                : WHY_NONE;
}

enum why bg_pay_why(const struct pack *p, const struct bloodsport *s, int seat, int time, int coin)
{
    return pay_why(bg_risk_asked(p, s), s->time[seat], bg_coin_in_hand(s, seat), time, coin);
}

void bg_pay_options(const struct pack *p, const struct bloodsport *s, int seat, struct options *o)
{
    int risk = bg_risk_asked(p, s), hand = bg_coin_in_hand(s, seat);
    for (int time = 0; !pay_why(risk, s->time[seat], hand, time, 0); time++) {
        int coin = 0;
        while (!pay_why(risk, s->time[seat], hand, time, coin + 1))
            coin++;
        struct option *pay = option_add(o, seat, DO_PAY);
        arg_is(pay, time);
        arg_range(pay, 0, coin);
    }
    if (bg_can_rat(s, seat))
        option_add(o, seat, DO_RAT);
}

void bg_pay_apply(const struct pack *p, struct state *st, const struct move *m)
{
    struct bloodsport *s = table_of(st);
    if (m->verb == DO_RAT) {
        bg_rat(s, m->seat);
        return;
    }
    s->time[m->seat] = (uint8_t)(s->time[m->seat] - m->arg[0]);
    s->coin[m->seat] = (uint16_t)(s->coin[m->seat] - m->arg[1]); /* BG-C3: spent whatever happens */
    if (s->play_card != NONE) {
        s->play_time = (uint8_t)m->arg[0];
        s->play_coin = (uint8_t)m->arg[1];
        bg_play_roll(p, st);
    } else { /* BG-C8: tokens wait on the card till phase 4 */
        s->row_time[s->play_row] = (uint8_t)m->arg[0];
        s->row_coin[s->play_row] = (uint8_t)m->arg[1];
        s->last = m->seat;
        bg_play_begin(s, NONE, NONE, NONE, NONE);
        bg_action_next(p, st);
    }
}
