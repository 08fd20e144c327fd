/* A campaign of evenings (GH-F8): what earlier ones have left comes to a new one by moves, and what
 * this one leaves is handed on. What is always true: the GM says what everyone may know, and each
 * Gambler's seat its own secrets; facts only come true (GH-H8). */
#include "games/gamblers_heart/obstacle.h"
#include "games/gamblers_heart/quest.h"
#include "games/gamblers_heart/rules.h"

/* ---- What earlier evenings have left ---- */

void gh_carry_begin(struct gamblers_heart *s)
{
    s->waiting = 1u << GM;
    s->phase = PHASE_CARRY;
}

/* The Gambler of a seat as the last evening left them. */
static void fate_option(const struct gamblers_heart *s, bool lost, struct options *o)
{
    struct set gamblers = set_none(), status = set_none(), known = gh_list_set(s);
    gamblers.word[0] = gh_all_gamblers(s) & ~s->carried;
    if (!set_count(&gamblers))
        return;
    if (!lost)
        set_add(&status, STATUS_FREE);
    set_add(&status, lost ? STATUS_LOST : STATUS_CURSED);
    set_add(&known, 0);
    struct option *fate = option_add(o, GM, DO_FATE);
    arg_one(fate, gamblers);
    arg_one(fate, status);
    arg_range(fate, lost ? LOSS_FORTUNE : LOSS_NONE, lost ? LOSS_RETIRED : LOSS_NONE);
    arg_one(fate, known);
    arg_range(fate, 0, 1);
    arg_range(fate, 0, FORMER_MAX);
}

static void gm_options(const struct book *book, const struct gamblers_heart *s, struct options *o)
{
    struct set facts = set_none(), quests = set_none();
    if (!(s->carried >> GM & 1)) {
        struct option *carry = option_add(o, GM, DO_CARRY);
        arg_range(carry, 1, FORTUNE); /* GH-B7 */
        arg_range(carry, 0, QUESTS_BEFORE_MAX);
        arg_range(carry, 0, QUESTS_BEFORE_MAX);
    }
    for (int fact = 0; fact < book->fact_count; fact++)
        if (!(s->facts >> fact & 1))
            set_add(&facts, fact);
    for (int quest = 0; quest < SEEDS; quest++)
        if (!(s->played >> quest & 1))
            set_add(&quests, quest);
    if (set_count(&facts))
        arg_one(option_add(o, GM, DO_RECALL), facts);
    if (set_count(&quests))
        arg_one(option_add(o, GM, DO_RECALL_QUEST), quests);
    fate_option(s, false, o);
    fate_option(s, true, o);
    if (!(~s->carried & (gh_all_gamblers(s) | 1u << GM)))
        option_add(o, GM, DO_CARRY_ON); /* GH-F8: all of it has been said */
}

void gh_carry_options(const struct book *book, const struct gamblers_heart *s, int seat,
                      struct options *o)
{
    int g = seat_gambler(seat);
    struct set shown = set_none();
    if (seat == GM) {
        gm_options(book, s, o);
    } else if (s->made[g] == MADE_SOUL && s->former[g]) {
        option_add(o, seat, DO_HIGH_ACE); /* GH-F8: nothing else is left of who was there before */
    } else if (s->made[g] == MADE_SOUL && s->patron_known[g] == EVERYONE) {
        set_add(&shown, s->last_known[g]);
        arg_one(option_add(o, seat, DO_PATRON), shown); /* GH-F8: it was revealed */
    } else {
        gh_make_options(s, seat, o);
    }
}

static void fate(struct gamblers_heart *s, const struct move *m)
{
    int g = seat_gambler(m->arg[0]);
    s->carried |= (uint16_t)(1u << m->arg[0]);
    s->status[g] = (uint8_t)m->arg[1];
    s->loss[g] = (uint8_t)m->arg[2];
    s->last_known[g] = (uint8_t)m->arg[3];
    if (m->arg[3] && m->arg[4])
        s->patron_known[g] = EVERYONE;
    s->former[g] = (uint8_t)m->arg[5];
}

/* One of those before the present one has been named: nothing is left of them but the High Ace. */
static void former_named(struct gamblers_heart *s, int g)
{
    s->former[g]--;
    s->made[g] = MADE_NOTHING;
    s->person[g] = s->royalty[g] = s->suit[g] = NONE;
    s->patron[g] = 0;
}

static void gambler_apply(struct gamblers_heart *s, const struct move *m)
{
    int g = seat_gambler(m->seat);
    gh_make_apply(s, m);
    if (s->made[g] != MADE_ALL)
        return;
    if (s->former[g]) {
        former_named(s, g);
        return;
    }
    s->waiting &= (uint16_t)~(1u << m->seat);
    if (!s->waiting)
        gh_renew_begin(s); /* GH-F8: as any later quest begins */
}

void gh_carry_apply(const struct book *book, struct gamblers_heart *s, const struct move *m)
{
    (void)book;
    switch (m->verb) {
    case DO_CARRY:
        s->carried |= 1u << GM;
        s->fortune = (uint8_t)m->arg[0]; /* GH-B7 */
        s->won_before = (uint8_t)m->arg[1];
        s->lost_before = (uint8_t)m->arg[2];
        break;
    case DO_RECALL: s->facts |= 1ull << m->arg[0]; break;                       /* GH-H8 */
    case DO_RECALL_QUEST: s->played |= (uint16_t)(1u << m->arg[0]); break;
    case DO_FATE: fate(s, m); break;                                            /* GH-F8 */
    case DO_CARRY_ON: s->waiting = gh_all_gamblers(s); break;
    default: gambler_apply(s, m); break;
    }
}

/* ---- Who comes back ---- */

int gh_come_back_price(const struct gamblers_heart *s, int seat)
{
    int g = seat_gambler(seat), lost = 0;
    for (int other = 0; other < s->gamblers; other++)
        lost += s->loss[other] == LOSS_FORTUNE || s->loss[other] == LOSS_SHOWDOWN;
    bool may = s->loss[g] == LOSS_FORTUNE || s->loss[g] == LOSS_SHOWDOWN;
    bool first = s->phase == PHASE_RENEW && s->evening > 1 && s->quest == 1;
    return may && first && s->fortune > lost * s->come_back ? s->come_back : 0; /* GH-F9 */
}

/* ---- What is remembered ---- */

void gh_remember(const struct book *book, const struct gamblers_heart *before,
                 struct gamblers_heart *s, const struct move *m)
{
    enum end end = gh_end(before, s, m);
    const struct obstacle *stood = end == END_NONE ? NULL : gh_standing(book, before);
    bool won = s->victories != before->victories, lost = s->defeats != before->defeats;
    if (!s->evening)
        return;
    if (stood && s->edition >= stood->since)
        s->facts |= stood->sets[end]; /* GH-H8 */
    if (s->seed >= SEEDS || (!won && !lost))
        return;
    const uint64_t *sets = book->seed[s->seed].sets;
    s->facts |= won ? sets[0] : sets[1]; /* GH-H8 */
    if (lost && s->tone >= TONE_LESS_AWFUL)
        s->facts |= sets[s->tone]; /* GH-H8 */
}

/* ---- What is handed on ---- */

static bool again(const struct data *d, const struct state *st, struct rules *rules)
{
    const struct gamblers_heart *s = look_at(st);
    bool ended = s->phase == PHASE_OVER && !s->shown; /* GH-A5: Black Jacknarok ends it */
    (void)d;
    if (!ended || !s->evening || s->evening >= EVENINGS_MAX)
        return false;
    rules->value[RULE_EVENING] = s->evening + 1;
    return true;
}

/* The n-th bit that is set, of those of a mask. */
static int nth_bit(uint64_t of, int n)
{
    for (; n; n--)
        of &= of - 1;
    return __builtin_ctzll(of);
}

/* A Patronage of the table's own stays at the table: the printed one in whose place it stood. */
static int printed(const struct gamblers_heart *s, int patron)
{
    for (int i = 0; i < LIST; i++)
        if (s->list[i] == patron)
            return 1 + i;
    return patron <= PATRONS_PRINTED ? patron : 0;
}

/* Those whose High Aces go on: the latest (GH-F8). */
static int former_kept(const struct gamblers_heart *s, int g)
{
    int former = s->aces[g] - 1;
    return former > FORMER_MAX ? FORMER_MAX : former;
}

static int counted(int before, uint16_t quests)
{
    int all = before + __builtin_popcount(quests);
    return all > QUESTS_BEFORE_MAX ? QUESTS_BEFORE_MAX : all;
}

static void hand_on_fate(const struct gamblers_heart *s, int g, struct move *m)
{
    bool known = s->last_known[g] && !s->moved_on[g];
    bool stays = known && s->patron_known[g] == EVERYONE && s->status[g] == STATUS_LOST;
    const int32_t arg[] = {gambler_seat(g), s->status[g], s->loss[g],
                           printed(s, s->last_known[g]), stays, former_kept(s, g)};
    m->verb = DO_FATE;
    for (int i = 0; i < ARGS_MAX; i++)
        m->arg[i] = arg[i];
}

/* What the GM says, in this order. */
static bool hand_on_public(const struct gamblers_heart *s, int n, struct move *m)
{
    int facts = __builtin_popcountll(s->facts), played = __builtin_popcount(s->played);
    *m = (struct move){.seat = GM, .verb = DO_CARRY};
    if (!n--) {
        m->arg[0] = s->fortune;
        m->arg[1] = counted(s->won_before, s->victories);
        m->arg[2] = counted(s->lost_before, s->defeats);
    } else if (n < facts) {
        m->verb = DO_RECALL;
        m->arg[0] = nth_bit(s->facts, n);
    } else if ((n -= facts) < played) {
        m->verb = DO_RECALL_QUEST;
        m->arg[0] = nth_bit(s->played, n);
    } else if ((n -= played) < s->gamblers) {
        hand_on_fate(s, n, m);
    } else {
        m->verb = DO_CARRY_ON;
        return n == s->gamblers;
    }
    return true;
}

static bool hand_on(const struct data *d, const struct state *then, const struct state *now, int n,
                    struct carried *out)
{
    static const uint8_t verbs[] = {DO_NAME, DO_SOUL, DO_PATRON, DO_HIGH_ACE};
    const struct gamblers_heart *s = look_at(then), *is = look_at(now);
    (void)d;
    *out = (struct carried){.which = 0};
    if (is->phase != PHASE_CARRY)
        return false;
    if (is->waiting & 1u << GM)
        return hand_on_public(s, n, &out->move);
    int seat = __builtin_ctz(is->waiting), g = seat_gambler(seat), made = is->made[g];
    bool patron = made == MADE_SOUL && !is->former[g];
    if (made == MADE_SOUL && is->former[g])
        made = MADE_PATRON;
    out->move = (struct move){.seat = (uint8_t)seat, .verb = verbs[made]};
    if (patron)
        out->move.arg[0] = printed(s, s->patron[g]);
    else
        out->which = s->aces[g] - former_kept(s, g) + is->aces[g];
    return true;
}

const struct game_carry gamblers_heart_carry = {.again = again, .next = hand_on};
