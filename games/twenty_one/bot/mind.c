/* The worth of a Deal. What is always true: chances of own cards close to a bust are gone through
 * without putting any back; Edge that is left counts for what it can mend or shift, the other's
 * against it. */
#include <string.h>

#include "games/twenty_one/bot/mind.h"
#include "games/twenty_one/deal/cards.h"
#include "games/twenty_one/deal/deal.h"
#include "games/twenty_one/deal/edge.h"
#include "games/twenty_one/gear.h"

enum { SOON = 15, HARD_MAX = BUST_OVER + 1, FACE_LESS = 5, FACE_MOST = 9, LIFT_MAX = 2 };
static const double MENDED = 0.85;   /* a bust that Edge takes back is worth so much of the total it
                                        leaves */

/* ---- Edge ---- */

/* It may set an own face card to a small value. */
static bool sets_face(const struct pack *p, const struct twenty_one *s, int who)
{
    for (uint64_t left = p->face_setters & bj_skills_maybe(p, s, who); left; left &= left - 1) {
        int skill = __builtin_ctzll(left);
        if (s->edge[who] >= p->skill[skill].cost && bj_skill_open(p, s, who, skill))
            return true;
    }
    return false;
}

struct means bj_deal_means(const struct pack *p, const struct twenty_one *s, int who)
{
    struct means can = {0, 0, false};
    int edge = s->edge[who], mends = edge, lifts = edge, me = bj_party_of(s, who);
    uint64_t maybe = bj_skills_maybe(p, s, who);
    for (int i = 0; i < p->changers && edge; i++) {
        const struct changer *by = &p->changer[i];
        if (!(maybe >> by->skill & 1) || !bj_skill_open(p, s, who, by->skill))
            continue;
        if (mends && by->mend) {
            can.mend += by->mend;
            mends--;
        }
        if (lifts && s->deal != DEAL_TARGET) {
            can.lift += by->lift;
            lifts--;
        }
    }
    if (s->deal == DEAL_TARGET)
        can.lift = can.mend;
    if (me >= 0 && sets_face(p, s, who))
        for (int i = 0; i < s->hand_n[me]; i++)
            can.face |= card_face(s->hand[hand_at(me, i)]) && bj_card_counts(s, me, i) == 10;
    return can;
}

int bj_mended(int total, struct means can)
{
    if (total <= BUST_OVER)
        return total;
    if (total <= BUST_OVER + can.mend)
        return BUST_OVER;
    if (can.face && total <= BUST_OVER + FACE_MOST)
        return total - FACE_LESS <= BUST_OVER ? total - FACE_LESS : BUST_OVER;
    return total;
}

/* ---- The other's hand ---- */

/* How many Aces drawn later can count high together: 11 one, Sturdy's 10 two. */
static int aces_most(const struct playing *h)
{
    int high = 11 - h->less;
    return high < 1 ? 0 : BUST_OVER / high < ACES ? BUST_OVER / high : ACES;
}

/* What the Aces of a hand may add to its least total, with so many drawn later that count high. */
static uint32_t more_with(const struct playing *h, int aces)
{
    struct playing now = {.more = h->more, .less = h->less};
    for (; aces; aces--)
        bj_playing_add(&now, 1);
    return now.more;
}

static int total_with(int hard, uint32_t more)
{
    struct playing now = {.least = (int16_t)hard, .more = more};
    return bj_playing_total(&now);
}

/* How many of them make a difference from a hard total on: once none can count high, none does (but
 * with Sturdy, where an Ace may count 0). */
static int aces_tell(const struct playing *h, int hard)
{
    return !h->less && hard + 10 > BUST_OVER ? 0 : aces_most(h);
}

/* A hand that draws: the weights of what its cards come to, by hard total and Aces drawn, and what
 * those make; all that ever made a total, and each bust. */
struct drawing {
    const struct playing *h;
    const struct stock *stock;
    int most; /* Aces that may count high */
    double p[HARD_MAX][ACES + 1], made[HARD_MAX], over[BUST_OVER];
    uint8_t makes[HARD_MAX][ACES + 1];
};

static void drawing_put(struct drawing *w, int hard, int aces, double weight)
{
    if (hard > BUST_OVER) {
        w->over[hard - BUST_OVER] += weight;
        return;
    }
    if (aces)
        aces = aces_tell(w->h, hard) ? aces : 0;
    w->p[hard][aces] += weight;
    w->made[w->makes[hard][aces]] += weight;
}

static void drawing_begin(struct drawing *w, const struct playing *h)
{
    memset(w, 0, sizeof *w);
    w->h = h;
    w->stock = h->deck.left ? &h->deck : &h->discard;
    w->most = aces_most(h);
    for (int aces = 0; aces <= w->most; aces++) {
        uint32_t more = more_with(h, aces);
        for (int hard = h->least; hard < HARD_MAX; hard++)
            w->makes[hard][aces] = (uint8_t)total_with(hard, more);
    }
    drawing_put(w, h->least, 0, 1);
}

/* One card more for all that come to this, if some card changes anything. */
static void drawing_on(struct drawing *w, int hard, int aces, bool owed)
{
    int less = w->h->less, kinds = 0;
    bool free = aces < w->most;
    double weight = w->p[hard][aces];
    for (int kind = 0; kind < KINDS; kind++)
        kinds += owed || kind > less || (kind == 1 && free) ? w->stock->of[kind] : 0;
    if (!kinds)
        return;
    w->p[hard][aces] = 0;
    for (int kind = 0; kind < KINDS; kind++)
        if (w->stock->of[kind] && (owed || kind > less || (kind == 1 && free)))
            drawing_put(w, hard + (kind > less ? kind - less : 0), aces + (kind == 1 && free),
                        weight * w->stock->of[kind] / kinds);
}

/* From above: what it leads to has drawn already. */
static void drawing_owed(struct drawing *w)
{
    memset(w->made, 0, sizeof w->made);
    for (int hard = BUST_OVER; hard >= w->h->least; hard--)
        for (int aces = w->most; aces >= 0; aces--)
            if (w->p[hard][aces] > 0)
                drawing_on(w, hard, aces, true);
}

/* Whatever makes less than this draws, till nothing does. */
static void drawing_to(struct drawing *w, int total)
{
    for (int hard = w->h->least; hard < total; hard++)
        for (int aces = 0; aces <= w->most; aces++)
            if (w->p[hard][aces] > 0 && w->makes[hard][aces] < total)
                drawing_on(w, hard, aces, false);
}

/* They end with `now`, and `weight`. */
static void they_end(struct quick *q, double weight, int now)
{
    for (int total = 0; total <= BUST_OVER; total++) {
        q->win[total] += now > total ? weight : 0;
        q->draw[total] += now == total ? weight : 0;
    }
}

/* Who stops at `total` has not gone on at a higher one: all that ever made it counts. */
static void quick_fill(struct quick *q)
{
    const struct playing *h = &q->of;
    struct drawing w;
    memset(q->win, 0, sizeof q->win);
    memset(q->draw, 0, sizeof q->draw);
    if (h->least > BUST_OVER) {
        int mended = bj_mended(h->least, q->can);
        if (mended <= BUST_OVER)
            they_end(q, MENDED, mended);
        return;
    }
    drawing_begin(&w, h);
    if (q->owed && !w.stock->left)
        return;
    for (int left = q->owed; left; left--)
        drawing_owed(&w);
    for (int total = 0; total <= BUST_OVER; total++) {
        drawing_to(&w, total);
        q->draw[total] = w.made[total];
        for (int more = total + 1; more <= BUST_OVER; more++)
            q->win[total] += w.made[more];
        for (int by = 1; by < BUST_OVER; by++)
            if (w.over[by] > 0) {
                int mended = bj_mended(BUST_OVER + by, q->can);
                q->win[total] += mended <= BUST_OVER && mended > total ? MENDED * w.over[by] : 0;
                q->draw[total] += mended == total ? MENDED * w.over[by] : 0;
            }
    }
}

static bool same_stock(const struct stock *a, const struct stock *b)
{
    return !memcmp(a, b, sizeof *a);
}

static void quick_of(struct quick *q, const struct playing *h, struct means can, int owed)
{
    if (q->known && q->owed == owed && q->can.mend == can.mend && q->can.face == can.face &&
        q->of.least == h->least && q->of.less == h->less && q->of.more == h->more &&
        same_stock(&q->of.deck, &h->deck) && same_stock(&q->of.discard, &h->discard))
        return;
    q->known = true;
    q->of = *h;
    q->can = can;
    q->owed = owed;
    quick_fill(q);
}

/* Below 0 every total beats it; none that is not over beats more than 21. */
static struct match_up quick_at(const struct quick *q, int total)
{
    if (total > BUST_OVER)
        return (struct match_up){0, 0, false};
    if (total < 0)
        return (struct match_up){q->win[0] + q->draw[0], 0, false};
    return (struct match_up){q->win[total], q->draw[total], false};
}

struct match_up bj_quick_against(const struct playing *h, struct means can, int owed, int total)
{
    struct quick q = {.known = false};
    quick_of(&q, h, can, owed);
    return quick_at(&q, total);
}

/* ---- What a Deal looks like ---- */

/* Whether losing the Deal would put own cards on the own pile. */
static bool may_be_hurt(const struct pack *p, const struct twenty_one *s, int who)
{
    if (who != s->party[FIRST])
        return true;
    int against = s->deal == DEAL_AREA ? s->targets & ~(1 << who) : 1 << s->party[SECOND];
    for (int i = 0; i < BODIES; i++)
        if (against >> i & 1 && bj_can_retaliate(p, s, i, who))
            return true;
    return s->act_kind == ACT_CAST && p->spell[s->act_what].own_red;
}

double bj_deal_draw_worth(const struct pack *p, const struct twenty_one *s, int who)
{
    if (!bj_is_attack(p, s))
        return 0.5;
    if (who == s->party[FIRST])
        return may_be_hurt(p, s, who) ? 0.4 : 0.1;
    return bj_can_retaliate(p, s, who, s->party[FIRST]) ? 0.6 : 0.95;
}

/* The first target of an area act whose Deal has not begun. */
static int first_target(const struct twenty_one *s)
{
    for (int i = 0; i < BODIES; i++)
        if (s->targets >> i & 1 && i != s->party[FIRST])
            return i;
    return s->party[FIRST];
}

/* All but the hands. */
static void outlook_begin(struct outlook *v, const struct pack *p, const struct twenty_one *s,
                          int who, int other)
{
    memset(v->known, 0, sizeof v->known);
    v->most_known = v->they_held = v->they_over = false;
    v->most = 0;
    v->owed = 0;
    v->rough_from = BUST_OVER + 1;
    v->draw = bj_deal_draw_worth(p, s, who);
    v->my = bj_deal_means(p, s, who);
    v->their = (struct means){0, 0, false};
    v->target = s->deal == DEAL_TARGET;
    v->goal = s->target;
    if (!v->target)
        v->their = bj_deal_means(p, s, other < 0 ? first_target(s) : s->party[other]);
}

void bj_deal_end_outlook(const struct pack *p, const struct twenty_one *s, int who,
                         struct outlook *v)
{
    v->quick = NULL;
    outlook_begin(v, p, s, who, bj_other_of(s, who));
}

void bj_deal_outlook(const struct pack *p, const struct twenty_one *s, int who,
                     struct quick *quick, struct outlook *v)
{
    int me = bj_party_of(s, who), other = bj_other_of(s, who);
    v->quick = quick;
    outlook_begin(v, p, s, who, other);
    if (me >= 0)
        v->mine = bj_playing_of(s, me);
    else
        memset(&v->mine, 0, sizeof v->mine);
    if (v->target) {
        memset(&v->theirs, 0, sizeof v->theirs);
    } else if (other < 0) {
        v->theirs = bj_playing_fresh(s, first_target(s));
        v->owed = 2;
    } else {
        v->theirs = bj_playing_of(s, other);
        v->they_held = s->held[other];
        v->they_over = bj_playing_total(&v->theirs) > BUST_OVER;
    }
}

/* ---- Holding and going on ---- */

static double hold_worth(const struct outlook *v, int raw)
{
    int total = bj_mended(raw, v->my), lift = v->my.lift - v->their.lift,
        theirs = bj_mended(bj_playing_total(&v->theirs), v->their);
    double share = raw > BUST_OVER ? MENDED : 1;
    if (total > BUST_OVER)
        return v->they_over ? v->draw : 0;
    if (v->target)
        return total >= v->goal                                    ? share
               : total + v->my.lift >= v->goal && raw <= BUST_OVER ? 0.95
                                                                   : 0;
    lift = raw > BUST_OVER ? 0 : lift > LIFT_MAX ? LIFT_MAX : lift < -LIFT_MAX ? -LIFT_MAX : lift;
    if (v->they_held || v->they_over) {
        double weight = v->they_over ? MENDED : 1;
        bool ends = theirs <= BUST_OVER;
        return share * (1 - (ends && theirs > total + lift ? weight : 0) -
                        (ends && theirs == total + lift ? weight * (1 - v->draw) : 0));
    }
    quick_of(v->quick, &v->theirs, v->their, v->owed);
    struct match_up they = quick_at(v->quick, total + lift);
    return share * (1 - they.win - they.draw + v->draw * they.draw);
}

double bj_outlook_hold(struct outlook *v, int total)
{
    if (total < 0 || total >= 2 * BUST_OVER)
        return 0;
    if (!v->known[total]) {
        v->at[total] = hold_worth(v, total);
        v->known[total] = true;
    }
    return v->at[total];
}

/* One card more; one that changes nothing is as if it were not there. */
static double rough_hit(struct outlook *v, const struct stock *stock, const struct playing *h,
                        int hard, int aces)
{
    double sum = 0;
    int drawable = 0, most = aces_most(h), less = h->less;
    for (int kind = 0; kind < KINDS; kind++) {
        bool free = kind == 1 && aces < most;
        int with = hard + (kind > less ? kind - less : 0), of = stock->of[kind];
        if (!of || !(kind > less || free))
            continue;
        drawable += of;
        sum += of * (with > BUST_OVER ? bj_outlook_hold(v, with) : v->rough[with][aces + free]);
    }
    return drawable ? sum / drawable : -1;
}

/* How many of a hand's Aces came after those of the outlook's: what they may add says it. */
static int aces_since(const struct outlook *v, const struct playing *h)
{
    struct playing was = {.more = v->mine.more, .less = h->less};
    int aces = 0, most = aces_most(h);
    for (; aces < most && (was.more ^ h->more) & (BIT(BUST_OVER + 1) - 1); aces++)
        bj_playing_add(&was, 1);
    return aces;
}

/* Each draw from the deck as it was when it was first asked of this outlook. */
static double roughly(struct outlook *v, const struct playing *h, bool must)
{
    const struct stock *stock = h->deck.left ? &h->deck : &h->discard;
    int start = h->least, had = aces_since(v, h);
    if (start > BUST_OVER)
        return bj_outlook_hold(v, start);
    for (; v->rough_from > start; v->rough_from--) {
        int hard = v->rough_from - 1, tell = aces_tell(h, hard);
        for (int aces = tell; aces >= 0; aces--) {
            int now = total_with(hard, more_with(&v->mine, aces));
            double hit = now < BUST_OVER ? rough_hit(v, stock, h, hard, aces) : -1;
            double hold = hit >= 0 && now + KINDS <= BUST_OVER ? -1 : bj_outlook_hold(v, now);
            v->rough[hard][aces] = hit > hold ? hit : hold;
        }
        for (int aces = tell + 1; aces <= ACES; aces++)
            v->rough[hard][aces] = v->rough[hard][tell];
    }
    double hit = must ? rough_hit(v, stock, h, start, had) : -1;
    return hit >= 0 ? hit : v->rough[start][had];
}

/* The most that a Deal can still be worth which goes on from SOON or above. Not always what 21 is
 * worth: who fears only Damage may like a draw at less better. */
static double worth_at_most(struct outlook *v)
{
    if (!v->most_known)
        for (int total = SOON; total <= BUST_OVER + KINDS; total++)
            if (bj_outlook_hold(v, total) > v->most)
                v->most = bj_outlook_hold(v, total);
    v->most_known = true;
    return v->most;
}

/* What one card more can be worth at the most. Where that is not above a hold nothing that follows
 * need be looked at, which is so nearly everywhere close to 21. */
static double hit_at_most(struct outlook *v, const struct playing *h, const struct stock *stock)
{
    double sum = 0, most = worth_at_most(v);
    for (int kind = 0; kind < KINDS; kind++) {
        int hard = h->least + (kind > h->less ? kind - h->less : 0);
        if (stock->of[kind])
            sum += stock->of[kind] * (hard > BUST_OVER ? bj_outlook_hold(v, hard) : most);
    }
    return sum / stock->left;
}

/* What was worked out for cards drawn, however they came: how often each kind, four bits each, and
 * 1 more (0: nothing yet). A place that two sets share is the later one's. */
enum { WORTHS = 256 };
struct worths {
    uint64_t drawn[WORTHS];
    double worth[WORTHS];
};

static double go_on(struct outlook *v, const struct playing *h, bool must, uint64_t drawn,
                    struct worths *kept)
{
    int total = bj_playing_total(h);
    const struct stock *stock = h->deck.left ? &h->deck : &h->discard;
    if (total < SOON)
        return roughly(v, h, must);
    double hold = bj_outlook_hold(v, total), hit = 0;
    if (total > BUST_OVER || !stock->left || (!must && (hold >= 0.999 || total == BUST_OVER)))
        return hold;
    uint64_t place = drawn * 0x9e3779b97f4a7c15u >> 56; /* Fibonacci hashing to WORTHS */
    if (kept->drawn[place] == drawn + 1)
        return kept->worth[place];
    if (!must && hit_at_most(v, h, stock) <= hold)
        return hold;
    for (int kind = 0; kind < KINDS; kind++) {
        if (!stock->of[kind])
            continue;
        int hard = h->least + (kind > h->less ? kind - h->less : 0);
        if (hard > BUST_OVER) {
            hit += bj_outlook_hold(v, hard) * stock->of[kind] / stock->left;
            continue;
        }
        struct playing next = *h;
        struct stock *left = h->deck.left ? &next.deck : &next.discard;
        left->of[kind]--;
        left->left--;
        bj_playing_add(&next, kind);
        double worth = bj_playing_total(&next) < total
                           ? roughly(v, &next, false)
                           : go_on(v, &next, false, drawn + (1ull << 4 * kind), kept);
        hit += worth * stock->of[kind] / stock->left;
    }
    hit = must || hit > hold ? hit : hold;
    kept->drawn[place] = drawn + 1;
    kept->worth[place] = hit;
    return hit;
}

double bj_outlook_go_on(struct outlook *v, const struct playing *h, bool must)
{
    struct worths kept;
    memset(kept.drawn, 0, sizeof kept.drawn);
    return go_on(v, h, must, 0, &kept);
}
