/* What the Edge Skills do. What is always true: a use is offered only if it is paid for, not used
 * up and changes something (BJ-B2), and one that is refused is told why by the same lines; what it
 * does follows from its row by its piece. */
#include "games/twenty_one/deal/cards.h"
#include "games/twenty_one/deal/deal.h"
#include "games/twenty_one/deal/edge.h"
#include "games/twenty_one/fight/magic.h"
#include "games/twenty_one/gear.h"

/* ---- What is open ---- */

/* Losing would put none of its cards on its own pile. */
static bool harmless(const struct pack *p, const struct twenty_one *s, int who)
{
    if (!bj_is_attack(p, s))
        return true;
    if (who != s->party[FIRST] || (s->act_kind == ACT_CAST && p->spell[s->act_what].own_red))
        return false;
    if (s->act_kind == ACT_CAST && p->spell[s->act_what].shape == SHAPE_BLAST &&
        s->targets >> who & 1)
        return false;
    int may_answer = s->party[SECOND] == NONE ? 0 : 1 << s->party[SECOND];
    if (s->deal == DEAL_AREA)
        may_answer = s->targets & ~(1 << who);
    for (int i = 0; i < BODIES; i++)
        if (may_answer >> i & 1 && bj_can_retaliate(p, s, i, who))
            return false;
    return true;
}

static int needs_why(const struct pack *p, const struct twenty_one *s, int who, int needs)
{
    if (!needs)
        return BJ_OPEN;
    int me = bj_party_of(s, who), total = me < 0 || !s->hand_n[me] ? -1 : bj_hand_total(s, me);
    bool own_spell = s->act_kind == ACT_CAST && who == s->act_who;
    if (needs & NEED_NOT_OVER && total > BUST_OVER)
        return WHY_BUST; /* BJ-E3: before busting */
    if (needs & NEED_21 && total != BUST_OVER)
        return total < 0 ? WHY_NEEDS_21 : WHY_NOT_21; /* BJ-E4 */
    if (needs & NEED_CONTEST && bj_other_of(s, who) < 0)
        return WHY_NEEDS_CONTEST; /* BJ-E6 */
    if (needs & NEED_TIMED && !(own_spell && p->spell[s->act_what].piece == SPELL_PIECE_TIMED))
        return WHY_NEEDS_TIMED;
    if (needs & NEED_SPELL && !own_spell)
        return WHY_NEEDS_SPELL;
    return needs & NEED_NO_DAMAGE && !harmless(p, s, who) ? WHY_NEEDS_SAFE : BJ_OPEN;
}

int bj_price_why(const struct pack *p, const struct twenty_one *s, int who, int skill)
{
    const struct skill_row *row = &p->skill[skill];
    if (s->used[who] >> skill & 1 && /* BJ-E2: once a Deal; BJ-H1: Rapier */
        !(bj_is_attack(p, s) && who != s->party[FIRST] &&
          bj_gear_flag(p, s, who, s->party[FIRST], GEAR_AGAIN)))
        return WHY_USED;
    return row->cost > s->edge[who] ? WHY_COST /* BJ-E2 */ : needs_why(p, s, who, row->needs);
}

bool bj_skill_open(const struct pack *p, const struct twenty_one *s, int who, int skill)
{
    return bj_skill_known(p, s, who, skill) && !bj_price_why(p, s, who, skill); /* BJ-E2 */
}

void bj_skill_spend(const struct pack *p, struct twenty_one *s, int who, int skill)
{
    s->edge[who] = (uint8_t)(s->edge[who] - p->skill[skill].cost); /* BJ-E2 */
    s->used[who] |= SKILL_BIT(skill);
    /* BJ-B7: shown when first used */
    s->skills[who] |= SKILL_BIT(skill) & (p->learned | p->everyones);
}

static int fits_why(int card, int which)
{
    switch (which) {
    case WHICH_FACE: return card_face(card) ? BJ_OPEN : WHY_FACE;
    case WHICH_QUEEN: return !card_joker(card) && card_rank(card) == 11 ? BJ_OPEN : WHY_QUEEN;
    case WHICH_JACK: return !card_joker(card) && card_rank(card) == 10 ? BJ_OPEN : WHY_JACK;
    default: return BJ_OPEN;
    }
}

/* The cards of a hand that this skill would change by, or to, this value. */
static struct set changeable(const struct twenty_one *s, int party, const struct skill_row *row,
                             int value)
{
    struct set of = set_none();
    for (int i = 0; i < s->hand_n[party]; i++) {
        int at = hand_at(party, i), low, high, then_low, then_high;
        if (fits_why(s->hand[at], row->which) || s->hand_soul[at])
            continue;
        bj_card_values(s, party, i, 0, &low, &high);
        bj_card_values(s, party, i, value, &then_low, &then_high);
        if (row->piece != PIECE_CHANGE)
            then_low = then_high = value;
        if (low != then_low || high != then_high)
            set_add(&of, s->hand[at]); /* BJ-B2: what changes nothing is refused */
    }
    return of;
}

static bool hand_shared(const struct twenty_one *s, int who, int party, int whose)
{
    int me = bj_party_of(s, who);
    if (!s->hand_n[party] || (whose == WHOSE_OWN && party != me) ||
        (whose == WHOSE_OTHER && party == me))
        return false;
    return party == me || party == bj_other_of(s, who); /* BJ-E2, BJ-E6 */
}

static void alter_options(const struct pack *p, const struct twenty_one *s, int who, int skill,
                          struct options *o)
{
    const struct skill_row *row = &p->skill[skill];
    /* -1 and +1, or each value */
    int step = row->piece == PIECE_CHANGE && row->hi > row->lo ? row->hi - row->lo : 1;
    for (int party = 0; party < 2; party++)
        for (int value = row->lo; hand_shared(s, who, party, row->whose) && value <= row->hi;
             value += step) {
            struct set cards = changeable(s, party, row, value);
            if (!set_count(&cards))
                continue;
            struct option *f = option_add(o, seat_of(who), DO_ALTER);
            arg_is(f, skill);
            arg_is(f, party);
            arg_one(f, cards);
            arg_is(f, value);
        }
}

static bool can_receive(const struct twenty_one *s, int party)
{
    return party >= 0 && s->hand_n[party] && s->hand_n[party] < HAND_MAX &&
           bj_can_draw(s, s->party[party]);
}

static bool suit_changes(const struct twenty_one *s, int who, const struct skill_row *row)
{
    for (int party = 0; party < 2; party++)
        for (int i = 0; hand_shared(s, who, party, WHOSE_ANY) && i < s->hand_n[party]; i++)
            if (card_suit(s->hand[hand_at(party, i)]) == row->suit &&
                !s->hand_soul[hand_at(party, i)])
                return true;
    return false;
}

static bool all_less_changes(const struct twenty_one *s, int me)
{
    struct skill_row less = {.piece = PIECE_CHANGE};
    struct set of = changeable(s, me, &less, -1);
    return set_count(&of) > 0;
}

static int hearts_holders(const struct twenty_one *s, int who)
{
    int of = 0;
    for (int i = 0; i < BODIES; i++)
        if ((s->being[i] == BEING_UP || s->being[i] == BEING_DOWN) && s->side[i] == s->side[who] &&
            s->pile[i] & suit_cards(SUIT_HEARTS))
            of |= 1 << i;
    return of;
}

static bool aura_changes(const struct twenty_one *s, int who)
{
    int me = bj_party_of(s, who), other = bj_other_of(s, who);
    if (me < 0 || s->first_gone[me] || s->first_gone[other])
        return false;
    if (s->hand_soul[hand_at(me, 0)] || s->hand_soul[hand_at(other, 0)])
        return false; /* BJ-E4: Aura */
    return bj_card_counts(s, me, 0) != bj_card_counts(s, other, 0); /* BJ-B2 */
}

/* Whether a use without a card to be named would change something. */
static bool would_change(const struct pack *p, const struct twenty_one *s, int who,
                         const struct skill_row *row)
{
    int me = bj_party_of(s, who), other = bj_other_of(s, who);
    bool dealt = me >= 0;
    switch (row->piece) {
    case PIECE_DRAW:
        return dealt && ((row->lo && can_receive(s, me)) || (row->hi && can_receive(s, other)));
    case PIECE_SUIT_CHANGE: return suit_changes(s, who, row);
    case PIECE_EDGE: return s->edge[s->party[other]] > 0;
    case PIECE_ALL_LESS: return dealt && all_less_changes(s, me);
    case PIECE_GUIDANCE:
        return dealt && !(s->used[who] >> p->skill_by[PIECE_GUIDANCE] & 1) && bj_can_draw(s, who);
    case PIECE_CHEER: return hearts_holders(s, who) != 0;
    case PIECE_SPELL_BONUS: return p->spell[s->act_what].piece == SPELL_PIECE_DAMAGE;
    case PIECE_LINGER: return !s->lingers;
    case PIECE_AURA: return aura_changes(s, who);
    default: return false;
    }
}

static void cheek_options(const struct twenty_one *s, int who, struct options *o)
{
    int me = bj_party_of(s, who);
    struct set of = set_none();
    for (int i = 0; me >= 0 && i < s->hand_n[me]; i++)
        if (!card_face(s->hand[hand_at(me, i)]))
            set_add(&of, s->hand[hand_at(me, i)]); /* BJ-E4: Cheek */
    if (!set_count(&of))
        return;
    struct option *f = option_add(o, seat_of(who), DO_CHEEK);
    arg_one(f, of);
    arg_one(f, of);
}

static bool names_card(const struct skill_row *row)
{
    return row->piece == PIECE_CHANGE || row->piece == PIECE_SET || row->piece == PIECE_SOUL;
}

/* ---- Why not ---- */

int bj_who_uses(const struct twenty_one *s)
{
    return s->phase == PHASE_PLAY ? s->party[s->player] : s->asked;
}

/* Whatever it is used on. */
static int skill_why(const struct pack *p, const struct twenty_one *s, int who, int skill)
{
    if (skill < 0 || skill >= p->skill_count)
        return BJ_CLOSED;
    if (s->deal == DEAL_NONE || who == NONE)
        return WHY_NO_DEAL;
    const struct skill_row *row = &p->skill[skill];
    if (row->when == WHEN_ALWAYS || row->when == WHEN_BEGIN)
        return row->when == WHEN_BEGIN ? WHY_EXPERT : WHY_PASSIVE;
    if (!bj_skill_known(p, s, who, skill))
        return row->of > OF_EVERYONE ? WHY_NOT_IN_USE : WHY_UNKNOWN;
    int why = bj_price_why(p, s, who, skill);
    if (why)
        return why;
    switch (row->when) {
    case WHEN_HIT: return WHY_INSTEAD;
    case WHEN_RIPOSTE: return WHY_WHEN_BUST;
    case WHEN_SHIELD: return WHY_WHEN_TAKING;
    default: return s->phase == PHASE_WINDOW ? BJ_OPEN : WHY_NOT_NOW;
    }
}

int bj_skill_why(const struct pack *p, const struct twenty_one *s, int who, const int32_t *arg)
{
    int why = skill_why(p, s, who = bj_who_uses(s), arg[0]);
    if (why)
        return why;
    if (arg[0] == p->skill_by[PIECE_CHEEK])
        return WHY_CHEEK;
    return names_card(&p->skill[arg[0]])                ? WHY_NAMES_CARD
           : would_change(p, s, who, &p->skill[arg[0]]) ? BJ_OPEN
                                                        : WHY_NO_USE;
}

int bj_cheek_why(const struct pack *p, const struct twenty_one *s, int who, const int32_t *arg)
{
    int why = skill_why(p, s, who = bj_who_uses(s), p->skill_by[PIECE_CHEEK]);
    for (int i = 0; i < 2 && !why; i++) {
        bool own = arg[i] >= 0 && bj_party_of(s, who) >= 0 &&
                   bj_hand_find(s, bj_party_of(s, who), arg[i]) >= 0;
        why = own && !card_face(arg[i]) ? BJ_OPEN : WHY_CHEEK; /* BJ-E4 */
    }
    return why;
}

int bj_recompense_why(const struct pack *p, const struct twenty_one *s, int who, const int32_t *arg)
{
    (void)who, (void)arg;
    return skill_why(p, s, bj_who_uses(s), p->skill_by[PIECE_RECOMPENSE]);
}

/* A Skill, a party's hand, a card of it, what it is worth then. */
int bj_alter_why(const struct pack *p, const struct twenty_one *s, int who, const int32_t *arg)
{
    int party = arg[1], card = arg[2], value = arg[3],
        why = skill_why(p, s, who = bj_who_uses(s), arg[0]), me;
    const struct skill_row *row = &p->skill[why ? 0 : arg[0]];
    bool there = party >= FIRST && party <= SECOND && s->party[party] != NONE &&
                 bj_hand_find(s, party, card) >= 0;
    if (why || arg[0] == p->skill_by[PIECE_CHEEK])
        return why ? why : WHY_CHEEK;
    if (!there)
        return WHY_NOT_IN_HAND;
    if ((me = bj_party_of(s, who)) != party ? row->whose == WHOSE_OWN : row->whose == WHOSE_OTHER)
        return me != party ? WHY_OWN_CARD : WHY_THEIR_CARD;
    if ((why = fits_why(card, row->which)))
        return why;
    if (s->hand_soul[hand_at(party, bj_hand_find(s, party, card))])
        return WHY_SOUL;
    if (value < row->lo || value > row->hi || (row->piece == PIECE_CHANGE && !value))
        return row->piece == PIECE_CHANGE ? WHY_CHANGE : WHY_SET;
    struct set of = changeable(s, party, row, value);
    bool open = names_card(row) && hand_shared(s, who, party, row->whose) && set_has(&of, card);
    return open ? BJ_OPEN : WHY_NO_CHANGE; /* BJ-B2 */
}

int bj_skill_options(const struct pack *p, const struct twenty_one *s, int who, struct options *o)
{
    uint32_t before = o->count;
    uint64_t maybe = bj_skills_maybe(p, s, who) & (SKILL_BIT(p->skill_count) - 1);
    for (; maybe; maybe &= maybe - 1) {
        int skill = __builtin_ctzll(maybe);
        const struct skill_row *row = &p->skill[skill];
        if (row->when != WHEN_WINDOW || !bj_skill_open(p, s, who, skill))
            continue;
        if (names_card(row))
            alter_options(p, s, who, skill, o);
        else if (row->piece == PIECE_CHEEK)
            cheek_options(s, who, o);
        else if (would_change(p, s, who, row))
            arg_is(option_add(o, seat_of(who), DO_SKILL), skill);
    }
    return (int)(o->count - before);
}

/* ---- What is done ---- */

static void alter(const struct pack *p, struct twenty_one *s, const struct move *m)
{
    const struct skill_row *row = &p->skill[m->arg[0]];
    int at = hand_at(m->arg[1], bj_hand_find(s, m->arg[1], m->arg[2]));
    if (row->piece == PIECE_CHANGE) {
        s->hand_change[at] = (int8_t)(s->hand_change[at] + m->arg[3]); /* BJ-E5 */
        return;
    }
    s->hand_set[at] = (uint8_t)m->arg[3]; /* BJ-E5: the last value set */
    s->hand_change[at] = 0;
    s->hand_soul[at] = row->piece == PIECE_SOUL; /* BJ-E5 */
}

static void change_suit(struct twenty_one *s, int who, const struct skill_row *row)
{
    for (int party = 0; party < 2; party++)
        for (int i = 0; hand_shared(s, who, party, WHOSE_ANY) && i < s->hand_n[party]; i++) {
            int at = hand_at(party, i);
            if (card_suit(s->hand[at]) == row->suit && !s->hand_soul[at])
                s->hand_change[at] = (int8_t)(s->hand_change[at] + row->hi); /* BJ-E4: Lean Into */
        }
}

static void all_less(struct twenty_one *s, int me)
{
    s->sturdy[me]++; /* BJ-E4: Sturdy */
    for (int i = 0; i < s->hand_n[me]; i++)
        s->hand_change[hand_at(me, i)]--;
}

static void aura(struct twenty_one *s, int me, int other)
{
    int mine = hand_at(me, 0), theirs = hand_at(other, 0);
    int gives = bj_card_counts(s, me, 0), gets = bj_card_counts(s, other, 0);
    s->hand_set[mine] = (uint8_t)gets; /* BJ-E4: Aura */
    s->hand_set[theirs] = (uint8_t)gives;
    s->hand_change[mine] = s->hand_change[theirs] = 0; /* BJ-E5 */
}

static void cheer_begin(struct twenty_one *s, int who)
{
    s->to_ask = (uint16_t)hearts_holders(s, who);
    s->phase = PHASE_CHEER;
    s->asked = (uint8_t)__builtin_ctz(s->to_ask); /* BJ-E4: in seat order */
}

static void edge_less(struct twenty_one *s, int who, int by)
{
    int left = s->edge[who] + by;
    s->edge[who] = (uint8_t)(left < 0 ? 0 : left); /* BJ-E4: Advantage */
}

static void use(const struct pack *p, struct twenty_one *s, int who, int skill)
{
    const struct skill_row *row = &p->skill[skill];
    int me = bj_party_of(s, who), other = bj_other_of(s, who);
    switch (row->piece) {
    case PIECE_DRAW:
        s->owed_first = (uint8_t)me; /* BJ-E4: the maker, then the opponent */
        s->owed[me] = (uint8_t)(s->owed[me] + row->lo);
        if (other >= 0 && s->hand_n[other])
            s->owed[other] = (uint8_t)(s->owed[other] + row->hi);
        break;
    case PIECE_SUIT_CHANGE: change_suit(s, who, row); break;
    case PIECE_EDGE: edge_less(s, s->party[other], row->hi); break;
    case PIECE_ALL_LESS: all_less(s, me); break;
    case PIECE_CHEER: cheer_begin(s, who); break;
    case PIECE_LINGER: s->lingers = 1; break;
    case PIECE_AURA: aura(s, me, other); break;
    default: break; /* Guidance and Power Spell: that they were used says it all */
    }
}

void bj_skill_use(const struct pack *p, struct twenty_one *s, const struct move *m, int who)
{
    if (m->verb == DO_ALTER) {
        alter(p, s, m);
        bj_skill_spend(p, s, who, m->arg[0]);
    } else if (m->verb == DO_CHEEK) {
        int me = bj_party_of(s, who);
        for (int i = 0; i < 1 + (m->arg[0] != m->arg[1]); i++) {
            bj_hand_drop(s, me, m->arg[i]);
            bj_to_discard(s, who, CARD_BIT(m->arg[i]));
        }
        bj_skill_spend(p, s, who, p->skill_by[PIECE_CHEEK]);
    } else {
        bj_skill_spend(p, s, who, m->arg[0]);
        use(p, s, who, m->arg[0]);
    }
    s->passed = 0; /* BJ-B2 */
}

void bj_skill_apply(const struct pack *p, struct twenty_one *s, const struct move *m, int who)
{
    bj_skill_use(p, s, m, who);
    if (s->phase == PHASE_CHEER) {
        s->cheerer = (uint8_t)who;
        return;
    }
    bj_window_again(p, s);
}

void bj_cheer_options(const struct pack *p, const struct twenty_one *s, int seat, struct options *o)
{
    (void)p;
    arg_one(option_add(o, seat, DO_DISCARD),
            (struct set){{s->pile[s->asked] & suit_cards(SUIT_HEARTS), 0}});
    option_add(o, seat, DO_PASS);
}

void bj_cheer_apply(const struct pack *p, struct twenty_one *s, const struct move *m)
{
    if (m->verb == DO_DISCARD)
        bj_pile_heal(p, s, s->asked, CARD_BIT(m->arg[0])); /* BJ-E4: Cheer */
    s->to_ask &= (uint16_t)~(1u << s->asked);
    if (s->to_ask) {
        s->asked = (uint8_t)__builtin_ctz(s->to_ask);
        return;
    }
    s->asked = s->cheerer;
    bj_window_again(p, s);
}
