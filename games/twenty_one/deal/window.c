/* Windows that a player may be spared (BJ-I4). What is always true: only what is open to everyone
 * is looked at, so that a pass that comes at once tells nobody anything; and uses are tried as the
 * rules have them, on copies, the shortest ways first, so that none which could turn a bust or the
 * result for the better is missed. */
#include <string.h>

#include "games/twenty_one/deal/cards.h"
#include "games/twenty_one/deal/deal.h"
#include "games/twenty_one/deal/edge.h"

enum { TRIES_MAX = 4000, SEEN = 8192, USE_ARGS = 4 };

/* A use, small, and the index of the one that it comes after: 0 where it is the first. */
struct try_one { uint16_t after; uint8_t verb; int8_t arg[USE_ARGS]; };

/* What has been tried: tables that a use leads to, each once. */
struct tries {
    const struct pack *p;
    const struct twenty_one *from;
    int who, count;                     /* at[0] is no use */
    struct try_one at[TRIES_MAX];
    uint64_t seen[SEEN];                /* keys; 0: free */
};

/* How a Deal stands for a party of it, from the worst to the best. */
enum { BUST, BEHIND, EVEN, AHEAD, BEST };

static bool maker_alone(const struct twenty_one *s)
{
    return s->deal == DEAL_AREA && s->party[SECOND] == NONE;
}

/* How it would come out for `who` if the Deal ended now. A maker of an area act that plays alone
 * can only bust, and who waits to be dealt its cards wins by that. */
static int stands(const struct twenty_one *s, int who)
{
    bool first = who == s->party[FIRST], bust = bj_over(s, FIRST);
    int result = bj_result_now(s);
    if (maker_alone(s))
        return bust == first ? BUST : BEST; /* BJ-I4 */
    if (s->deal == DEAL_TARGET)
        return bust ? BUST : result == RESULT_SUCCESS ? BEST : BEHIND; /* BJ-I4 */
    if (result == RESULT_DRAW)
        return EVEN; /* BJ-I4, BJ-B4: both over as well */
    bust = bust || bj_over(s, SECOND);
    if ((result == RESULT_FIRST) == first)
        return bust ? BEST : AHEAD; /* BJ-I4 */
    return bust ? BUST : BEHIND; /* BJ-I4 */
}

/* Equal for tables that differ in nothing that further uses of `who` go by. */
static uint64_t key_of(const struct twenty_one *s, int who)
{
    uint64_t key = s->used[who] | (uint64_t)s->edge[who] << 32;
    for (int party = 0; party < 2; party++)
        for (int i = 0; i <= s->hand_n[party]; i++) {
            int at = hand_at(party, i < s->hand_n[party] ? i : 0);
            uint64_t card = i == s->hand_n[party]
                                ? 1ull << 40 /* the hand's end */
                                : s->hand[at] | (uint64_t)s->hand_set[at] << 8 |
                                      (uint64_t)(uint8_t)s->hand_change[at] << 16 |
                                      (uint64_t)s->hand_soul[at] << 24;
            key = (key ^ card) * 0x9e3779b97f4a7c15u;
            key ^= key >> 31;
        }
    return key ? key : 1;
}

/* True if the table was not there before; it is now. */
static bool is_new(struct tries *t, const struct twenty_one *s)
{
    uint64_t key = key_of(s, t->who);
    size_t i = key % SEEN;
    while (t->seen[i] && t->seen[i] != key)
        i = (i + 1) % SEEN;
    if (t->seen[i])
        return false;
    t->seen[i] = key;
    return true;
}

static struct move move_of(const struct tries *t, int i)
{
    struct move m = {.seat = (uint8_t)seat_of(t->who), .verb = t->at[i].verb};
    for (int k = 0; k < USE_ARGS; k++)
        m.arg[k] = t->at[i].arg[k];
    return m;
}

static void add_try(struct tries *t, const struct move *m, int after)
{
    struct try_one *one = &t->at[t->count++];
    *one = (struct try_one){.after = (uint16_t)after, .verb = m->verb};
    for (int k = 0; k < USE_ARGS; k++)
        one->arg[k] = (int8_t)m->arg[k];
}

/* The table after try `i` and those before it. */
static void table_after(const struct pack *p, const struct tries *t, int i, struct twenty_one *out)
{
    int way[TRIES_MAX], n = 0;
    for (; i; i = t->at[i].after)
        way[n++] = i;
    *out = *t->from;
    while (n) {
        struct move m = move_of(t, way[--n]);
        bj_skill_use(p, out, &m, t->who);
    }
}

/* What it does is seen in the hands. */
static bool in_hands(const struct pack *p, int skill)
{
    switch (p->skill[skill].piece) {
    case PIECE_EDGE:
    case PIECE_GUIDANCE:
    case PIECE_CHEER:
    case PIECE_SPELL_BONUS:
    case PIECE_LINGER: return false;
    default: return true;
    }
}

/* Each use that is open after try `i`: true if one of them draws, or makes it stand better, or
 * there are too many to try. */
static bool turns_after(const struct pack *p, struct tries *t, int i, int stood)
{
    struct twenty_one s, used;
    struct options o;
    table_after(p, t, i, &s);
    options_clear(&o);
    bj_skill_options(t->p, &s, t->who, &o);
    uint64_t size = options_size(&o);
    for (uint64_t k = 0; k < size; k++) {
        struct move m;
        options_nth(&o, k, &m);
        int skill = bj_skill_of(p, &m);
        if (!in_hands(p, skill))
            continue; /* it only spends Edge */
        if (p->skill[skill].piece == PIECE_DRAW)
            return true; /* BJ-I4: a card that is drawn could */
        used = s;
        bj_skill_use(p, &used, &m, t->who);
        if (stands(&used, t->who) > stood)
            return true; /* BJ-I4: when a bust or the result can change now, for the better */
        if (!is_new(t, &used))
            continue;
        if (t->count == TRIES_MAX)
            return true; /* it is asked rather than not */
        add_try(t, &m, i);
    }
    return false;
}

static bool can_better(const struct pack *p, const struct twenty_one *s, int who)
{
    struct tries t;
    int stood = stands(s, who);
    if (stood == BEST)
        return false; /* BJ-I4: what is forced could only spoil it, too */
    t.p = p;
    t.from = s;
    t.who = who;
    t.count = 1;
    memset(t.seen, 0, sizeof t.seen);
    is_new(&t, s);
    for (int i = 0; i < t.count; i++)
        if (turns_after(p, &t, i, stood))
            return true;
    return false;
}

/* Another card could serve `who`: it may hit, and does not win by holding as it stands. */
static bool card_serves(const struct twenty_one *s, int who)
{
    int me = bj_party_of(s, who), stood = stands(s, who);
    if (s->held[me] || bj_would_end(s))
        return false; /* BJ-I4 */
    if (maker_alone(s))
        return true; /* BJ-I4: a higher hand is better against each target */
    return stood < AHEAD || (stood == AHEAD && !s->held[!me]); /* BJ-I4 */
}

/* What does its work elsewhere than in the hands is asked for where it can do it: the next card
 * while one could serve, the rest where the Deal ends, and a spell's gain where it succeeds. Of a
 * rival's Edge see below. */
static bool serves(const struct pack *p, const struct twenty_one *s, int who, int skill)
{
    int result = bj_result_now(s);
    switch (p->skill[skill].piece) {
    case PIECE_GUIDANCE: return card_serves(s, who);
    case PIECE_CHEER: return bj_would_end(s);
    case PIECE_SPELL_BONUS:
    case PIECE_LINGER:
        return bj_would_end(s) && (result == RESULT_SUCCESS || result == RESULT_FIRST);
    default: return false;
    }
}

/* Whether something that `who` has open serves beside the cards: what is told of a rival's Edge is
 * told by `edge`. */
static bool any_serves(const struct pack *p, const struct twenty_one *s, int who, bool edge)
{
    struct options o;
    options_clear(&o);
    bj_skill_options(p, s, who, &o);
    for (uint32_t i = 0; i < o.count; i++) {
        int skill = o.at[i].arg[0].lo;
        if (o.at[i].verb == DO_SKILL &&
            (p->skill[skill].piece == PIECE_EDGE ? edge : serves(p, s, who, skill)))
            return true; /* BJ-I4 */
    }
    return false;
}

/* What is left of the rival's Edge could serve the rival, as far as others know. */
static bool edge_serves(const struct pack *p, const struct twenty_one *s, int rival)
{
    if (!bj_would_end(s) || (s->deal == DEAL_AREA && rival == s->party[FIRST]))
        return true; /* BJ-I4: more cards are to come, or more targets, BJ-G3 */
    if (s->rule_foes_hidden && rival >= HEROES)
        return true; /* BJ-I4, BJ-B7: it is not known what it has */
    if (bj_skill_open(p, s, rival, p->skill_by[PIECE_RIPOSTE]) ||
        bj_skill_open(p, s, rival, p->skill_by[PIECE_SHIELD]))
        return true; /* BJ-I4: in the result step, BJ-C6 */
    if (s->passed >> rival & 1)
        return false; /* BJ-I4: it is not asked again before the Deal ends */
    return any_serves(p, s, rival, true) || can_better(p, s, rival); /* BJ-I4 */
}

static bool beside_serves(const struct pack *p, const struct twenty_one *s, int who)
{
    int other = bj_other_of(s, who);
    return any_serves(p, s, who, other >= 0 && edge_serves(p, s, s->party[other])); /* BJ-I4 */
}

bool bj_window(const struct data *d, const struct view *v, struct move *pass, bool *matters)
{
    const struct pack *p = pack_of(d);
    const struct twenty_one *s = look_at(&v->state);
    if (s->phase != PHASE_WINDOW || seat_of(s->asked) != v->seat)
        return false; /* BJ-I4: what the result step asks is no window */
    *pass = (struct move){.seat = v->seat, .verb = DO_PASS};
    /* BJ-B7, BJ-I4: which foe could use something is not told */
    *matters = (s->rule_foes_hidden && v->seat == GM) ||
               beside_serves(p, s, s->asked) || can_better(p, s, s->asked);
    return true;
}
