/* A bot in a Deal. What is always true: it hits if that is worth more than holding; it uses a Skill
 * only if what follows is worth more by a stated margin for each Edge spent, the cheapest of those
 * that bring as much. While the cards may still change it keeps its Edge but for what cannot
 * wait. */
#include <string.h>

#include "games/twenty_one/bot/bot.h"
#include "games/twenty_one/deal/cards.h"
#include "games/twenty_one/deal/deal.h"
#include "games/twenty_one/deal/edge.h"

static const double EDGE_PRICE = 0.06;       /* what a point of Edge must bring while the Deal goes
                                                on */
static const double EDGE_PRICE_LAST = 0.015; /* when it is about to end */
enum { SAFE_HIT = 11, CARELESS_HIT = 16 };

static int me_of(const struct bot *b)
{
    const struct twenty_one *s = b->s;
    return s->phase == PHASE_PLAY ? s->party[s->player] : s->asked;
}

/* ---- Hit or hold ---- */

/* With the top card known a hit is no chance. */
static double hit_worth(const struct bot *b, struct outlook *v, int who)
{
    struct twenty_one after;
    int top = b->s->top[b->s->deck_of[who]], party = bj_party_of(b->s, who);
    if (top == NONE)
        return bj_outlook_go_on(v, &v->mine, true);
    after = *b->s;
    bj_deck_take(&after, who, top);
    bj_hand_add(&after, party, top);
    struct playing next = bj_playing_of(&after, party);
    return bj_outlook_go_on(v, &next, false);
}

/* The card of the own pile that is worth more in hand than a hit. */
static bool recompense(const struct bot *b, struct outlook *v, int who, double than,
                       struct move *out)
{
    const struct option *f = bj_family(b, DO_RECOMPENSE);
    int party = bj_party_of(b->s, who);
    double best = than + EDGE_PRICE * b->p->skill[b->p->skill_by[PIECE_RECOMPENSE]].cost;
    bool found = false;
    for (int k = 0; f && k < set_count(&f->arg[0].of); k++) {
        struct twenty_one after = *b->s;
        int card = set_nth(&f->arg[0].of, k);
        bj_hand_add(&after, party, card);
        double worth = bj_outlook_hold(v, bj_hand_total(&after, party));
        if (worth > best) {
            best = worth;
            found = bj_say(b, out, DO_RECOMPENSE, card, 0);
        }
    }
    return found;
}

/* To hold now is to lose, but for what Edge may mend; whatever the other still draws. */
static bool behind(const struct twenty_one *s, int party)
{
    int other = 1 - party, total = bj_hand_total(s, party);
    if (s->deal == DEAL_TARGET)
        return total < s->target;
    return s->party[other] != NONE && s->hand_n[other] && !bj_over(s, other) &&
           total < bj_hand_total(s, other);
}

/* No card there is takes the hand over 21. */
static bool cannot_bust(const struct twenty_one *s, int party)
{
    struct playing h = bj_playing_of(s, party);
    return h.least + KINDS - 1 - h.less <= BUST_OVER;
}

static void play(const struct bot *b, struct move *out)
{
    int who = me_of(b), party = bj_party_of(b->s, who), total = bj_hand_total(b->s, party);
    bool lost = behind(b->s, party) && (b->s->deal == DEAL_TARGET || b->s->held[1 - party]);
    if (behind(b->s, party) && cannot_bust(b->s, party) && bj_say(b, out, DO_HIT, 0, 0))
        return; /* the worth of a hold counts on Edge, which is better kept */
    if (!b->careful) {
        int upto = b->s->deal == DEAL_TARGET && b->s->target ? b->s->target : CARELESS_HIT;
        if ((total >= upto && !lost) || !bj_say(b, out, DO_HIT, 0, 0))
            bj_say(b, out, DO_HOLD, 0, 0);
        return;
    }
    struct outlook v;
    bj_deal_outlook(b->p, b->s, who, b->quick, &v);
    double hold = bj_outlook_hold(&v, total), hit = -1;
    if (bj_family(b, DO_HIT) && hold < 1)
        hit = total <= SAFE_HIT && hold < 0.999 ? 1 : hit_worth(b, &v, who); /* BJ-I1 */
    if (total > SAFE_HIT && recompense(b, &v, who, hit > hold ? hit : hold, out))
        return;
    bj_say(b, out, hit > hold + 1e-9 ? DO_HIT : DO_HOLD, 0, 0);
}

/* ---- What a use brings ---- */

/* The Deal as it stands at the end, if `mine` could still be used and the other may answer with
 * `theirs`. */
static double at_the_end(const struct outlook *v, int my_total, int their_total, struct means mine,
                         struct means theirs)
{
    int my_best = bj_mended(my_total, mine), their_best = bj_mended(their_total, theirs);
    double sure = my_total == my_best ? 1 : 0.7, safe = their_total == their_best ? 1 : 0.6;
    if (v->target)
        return my_best <= BUST_OVER && my_best >= v->goal               ? sure
               : my_best <= BUST_OVER && my_best + mine.lift >= v->goal ? 0.7
                                                                        : 0;
    if (my_best > BUST_OVER)
        return their_total > BUST_OVER ? v->draw * safe : 0;
    if (their_total > BUST_OVER && their_best > BUST_OVER)
        return sure;
    int gap = my_best - (their_best > BUST_OVER ? 0 : their_best);
    double worth = gap > 0 ? 1 : gap == 0 ? v->draw : 0;
    if (their_total > BUST_OVER)
        return sure * (1 - safe + safe * worth);
    if (gap > 0 && theirs.lift >= gap)
        worth = theirs.lift > gap ? 0.65 : 0.65 + 0.35 * v->draw;
    else if (gap == 0 && theirs.lift)
        worth *= 0.65;
    else if (gap <= 0 && mine.lift > -gap)
        worth += 0.6 * (1 - worth);
    else if (gap < 0 && mine.lift == -gap)
        worth = 0.6 * v->draw;
    return sure * worth;
}

/* The worth of the table `s` to `who`; `last`: it uses nothing more. */
static double table_worth(const struct bot *b, const struct twenty_one *s, int who, bool last)
{
    int me = bj_party_of(s, who), other = bj_other_of(s, who);
    static const struct means none = {0, 0, false};
    if (me < 0) /* a target that looks on while the maker plays */
        return bj_over(s, FIRST) ? 1 : 0.4;
    struct outlook v;
    if (!bj_would_end(s)) {
        bj_deal_outlook(b->p, s, who, b->quick, &v);
        return bj_outlook_go_on(&v, &v.mine, false);
    }
    bj_deal_end_outlook(b->p, s, who, &v);
    struct means theirs = v.their;
    if (last && other >= 0 && s->passed >> s->party[other] & 1)
        theirs = none; /* it closes now */
    return at_the_end(&v, bj_hand_total(s, me), other >= 0 ? bj_hand_total(s, other) : 0,
                      last ? none : v.my, theirs);
}

/* The party that draws next of the cards that a use forces, or -1. */
static int owed_next(const struct twenty_one *t)
{
    if (t->owed[t->owed_first])
        return t->owed_first;
    return t->owed[1 - t->owed_first] ? 1 - t->owed_first : -1;
}

/* The mean over the cards that a use forces. */
static double over_draws(const struct bot *b, const struct twenty_one *t, int who)
{
    int party = owed_next(t), owner;
    double sum = 0;
    uint64_t deck;
    if (party < 0)
        return table_worth(b, t, who, false);
    owner = t->deck_of[t->party[party]];
    deck = t->deck[owner] ? t->deck[owner] : t->discard[owner];
    if (!deck || t->hand_n[party] >= HAND_MAX)
        return table_worth(b, t, who, false);
    struct stock stock = bj_stock_of(deck);
    int seen[KINDS] = {0};
    for (uint64_t left = deck; left; left &= left - 1) {
        int card = __builtin_ctzll(left), kind = card_worth(card);
        if (seen[kind]++)
            continue; /* one of each kind stands for all of it */
        struct twenty_one next = *t;
        next.owed[party]--;
        next.deck[owner] = deck & ~CARD_BIT(card);
        bj_hand_add(&next, party, card);
        sum += (double)stock.of[kind] / stock.left * over_draws(b, &next, who);
    }
    return sum;
}

/* The table after a use. */
static struct twenty_one used(const struct bot *b, const struct move *m, int who)
{
    struct twenty_one t = *b->s;
    bj_skill_use(b->p, &t, m, who);
    return t;
}

/* A use that names no card. What it brings beside the cards counts only where the Deal is won
 * without it. */
static double skill_worth(const struct bot *b, const struct move *m, int who, double now, bool ends)
{
    int me = bj_party_of(b->s, who);
    bool won = ends && now >= 0.6;
    struct twenty_one t = used(b, m, who);
    switch (b->p->skill[m->arg[0]].piece) {
    case PIECE_DRAW: return over_draws(b, &t, who);
    case PIECE_SUIT_CHANGE:
    case PIECE_ALL_LESS:
    case PIECE_AURA: return table_worth(b, &t, who, false);
    case PIECE_EDGE: return now + (won ? 0.05 : 0);
    case PIECE_GUIDANCE: /* who knows the next card does not bust on it */
        return me >= 0 && !t.held[me] && !ends && bj_hand_total(&t, me) > SAFE_HIT &&
                       bj_hand_total(&t, me) < 19
                   ? now + 0.15
                   : 0;
    case PIECE_CHEER: return now + 0.2;
    case PIECE_SPELL_BONUS: return now + (won ? 0.3 : 0);
    case PIECE_LINGER: return now + (won ? 0.1 : 0);
    default: return now;
    }
}

/* While the cards may still change: what is free, what is lost by waiting. */
static bool can_not_wait(const struct pack *p, int skill)
{
    const struct skill_row *row = &p->skill[skill];
    return !row->cost || row->needs & NEED_NOT_OVER || row->needs & NEED_21 ||
           row->piece == PIECE_ALL_LESS || row->piece == PIECE_GUIDANCE;
}

struct best { double worth; struct move *out; };

static void weigh(struct best *best, const struct move *m, double worth)
{
    if (worth > best->worth) {
        best->worth = worth;
        *best->out = *m;
    }
}

/* Nothing is worth more than 1. */
static bool pays_never(const struct best *best, double price)
{
    return 1 - price <= best->worth;
}

/* A family of uses on a card; cards that count the same are the same. */
static void weigh_cards(const struct bot *b, const struct option *f, int who, double edge,
                        struct best *best)
{
    int skill = f->arg[0].lo, party = f->arg[1].lo;
    double price = edge * b->p->skill[skill].cost;
    uint32_t seen = 0;
    for (int k = 0; k < set_count(&f->arg[2].of) && !pays_never(best, price); k++) {
        struct move m = {.seat = f->seat,
                         .verb = f->verb,
                         .arg = {skill, party, set_nth(&f->arg[2].of, k), f->arg[3].lo}};
        int i = bj_hand_find(b->s, party, m.arg[2]), counts = bj_card_counts(b->s, party, i);
        uint32_t same = BIT(counts > 30 ? 30 : counts);
        if (seen & same && !card_ace(m.arg[2]))
            continue;
        seen |= same;
        struct twenty_one t = used(b, &m, who);
        weigh(best, &m, table_worth(b, &t, who, false) - price);
    }
}

static void weigh_cheek(const struct bot *b, const struct option *f, int who, double edge,
                        struct best *best)
{
    double price = edge * b->p->skill[b->p->skill_by[PIECE_CHEEK]].cost;
    int n = set_count(&f->arg[0].of);
    for (int k = 0; k < n; k++)
        for (int j = k; j < n && !pays_never(best, price); j++) {
            struct move m = {.seat = f->seat,
                             .verb = DO_CHEEK,
                             .arg = {set_nth(&f->arg[0].of, k), set_nth(&f->arg[0].of, j)}};
            struct twenty_one t = used(b, &m, who);
            weigh(best, &m, table_worth(b, &t, who, false) - price);
        }
}

static void window(const struct bot *b, struct move *out)
{
    int who = me_of(b), me = bj_party_of(b->s, who);
    bool ends = bj_would_end(b->s);
    double edge = ends ? EDGE_PRICE_LAST : EDGE_PRICE;
    bj_say(b, out, DO_PASS, 0, 0);
    if (!b->careful && !(me >= 0 && bj_over(b->s, me)))
        return;
    if (me < 0 && bj_hand_total(b->s, FIRST) < BUST_OVER)
        return;
    double now = -1;
    struct best best = {0, out};
    for (uint32_t i = 0; i < b->o->count; i++) {
        const struct option *f = &b->o->at[i];
        int skill = f->verb == DO_CHEEK ? b->p->skill_by[PIECE_CHEEK] : f->arg[0].lo;
        if (f->verb == DO_PASS || (!ends && me >= 0 && !can_not_wait(b->p, skill)))
            continue;
        if (now < 0) {
            now = table_worth(b, b->s, who, true);
            best.worth = now + 1e-6;
        }
        if (f->verb == DO_ALTER) {
            weigh_cards(b, f, who, edge, &best);
        } else if (f->verb == DO_CHEEK) {
            weigh_cheek(b, f, who, edge, &best);
        } else {
            struct move m = {.seat = f->seat, .verb = DO_SKILL, .arg = {skill}};
            double price = edge * b->p->skill[skill].cost;
            if (b->p->skill[skill].piece != PIECE_DRAW || !pays_never(&best, price))
                weigh(&best, &m, skill_worth(b, &m, who, now, ends) - price);
        }
    }
}

/* ---- The result step ---- */

static void defence(const struct bot *b, struct move *out)
{
    const struct option *f = bj_family(b, DO_DEFEND);
    int best = -1, who = b->s->asked;
    for (int k = 0; k < set_count(&f->arg[0].of); k++) {
        int ability = set_nth(&f->arg[0].of, k), tested;
        int edge = bj_edge_for(b->p, b->s, who, SECOND, (int)BIT(ability), TAKE_BEST, &tested);
        if (edge > best) {
            best = edge;
            bj_say(b, out, DO_DEFEND, ability, 0);
        }
    }
}

/* Of the cards on offer: Hearts last, Cheer takes them. */
static void discard(const struct bot *b, struct move *out)
{
    const struct option *f = bj_family(b, DO_DISCARD);
    bj_say(b, out, DO_DISCARD, set_nth(&f->arg[0].of, set_count(&f->arg[0].of) - 1), 0);
}

/* Magic Shield, where it takes two cards or keeps its bearer up. */
static void shield(const struct bot *b, struct move *out)
{
    int laid = __builtin_popcountll(b->s->laid);
    if (laid >= 2 || laid >= bj_room(b->p, b->s, b->s->loser))
        bj_say(b, out, DO_SKILL, b->p->skill_by[PIECE_SHIELD], 0);
    else
        bj_say(b, out, DO_PASS, 0, 0);
}

void bj_deal(const struct bot *b, struct move *out)
{
    switch (b->s->phase) {
    case PHASE_DEFENCE: defence(b, out); break;
    case PHASE_PLAY: play(b, out); break;
    case PHASE_WINDOW: window(b, out); break;
    case PHASE_RIPOSTE: bj_say(b, out, DO_SKILL, b->p->skill_by[PIECE_RIPOSTE], 0); break;
    case PHASE_SHIELD: shield(b, out); break;
    default: discard(b, out); break; /* Cheer, and cards that are not taken */
    }
}
