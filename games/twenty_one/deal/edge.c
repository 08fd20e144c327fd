/* Edge, and what the Edge Skills do. What is always true: a use is offered only if it is paid for, not used up and
 * changes something (BJ-B2); what it does follows from its row by its piece. */
#include "games/twenty_one/deal/cards.h"
#include "games/twenty_one/deal/deal.h"
#include "games/twenty_one/deal/edge.h"
#include "games/twenty_one/fight/magic.h"

/* ---- Parties ---- */

int bj_party_of(const struct twenty_one *s, int who)
{
    if (s->party[FIRST] == who)
        return FIRST;
    return s->party[SECOND] == who ? SECOND : -1;
}

int bj_other_of(const struct twenty_one *s, int who)
{
    if (s->party[FIRST] == who)
        return s->party[SECOND] == NONE ? -1 : SECOND; /* BJ-E6: against a Target there is none */
    return FIRST;
}

/* Whom this combatant faces in the Deal of an act. Who sweeps, and plays alone yet, is as near to all targets as to itself. */
static int faces(const struct twenty_one *s, int who)
{
    if (who != s->party[FIRST])
        return s->party[FIRST];
    return s->party[SECOND] != NONE ? s->party[SECOND] : who;
}

/* ---- How much Edge ---- */

static int gear_edge(const struct pack *p, const struct twenty_one *s, int who, bool attacking)
{
    int sum = 0, other = faces(s, who);
    for (int hand = 0; hand < HANDS; hand++) {
        if (bj_gear_twice(s, who, hand) || !bj_gear_works(p, s, who, hand, other))
            continue; /* BJ-F8 */
        const struct gear_row *g = &p->gear[bj_held(s, who, hand)];
        sum += attacking ? g->edge_attack : g->edge_defend; /* BJ-H1 */
    }
    if (attacking && (s->act_how == HOW_SWEEP || s->act_how == HOW_POWER_SWEEP))
        sum += SWEEP_EDGE; /* BJ-H1: Greatsword */
    return sum;
}

/* A weapon in hand is used in this attack: to make it, or it could be used in defence. */
static bool weapon_in_use(const struct pack *p, const struct twenty_one *s, int who)
{
    for (int hand = 0; hand < HANDS; hand++) {
        int gear = bj_held(s, who, hand);
        if (bj_gear_works(p, s, who, hand, faces(s, who)) && p->gear[gear].class != CLASS_SHIELD)
            return true;
    }
    return false;
}

static int magic_edge(const struct pack *p, const struct twenty_one *s, int who, int party)
{
    const uint8_t *turns = s->turns + who * TIMEDS;
    int sum = 0;
    if (has_mark(s, who, MARK_POWER_WITHIN))
        sum++; /* BJ-G1: Power Within */
    if (turns[TIMED_HUSH] && s->tags >> TAG_STEALTH & 1)
        sum += HUSH_EDGE; /* BJ-G1: Hush */
    if (turns[TIMED_FLASH_SWEAT] && bj_is_fire(p, s))
        sum++; /* BJ-G1: Flash Sweat */
    if (turns[TIMED_MAGIC_WEAPON] && bj_is_attack(p, s) && weapon_in_use(p, s, who))
        sum++; /* BJ-G1: Magic Weapon */
    if (s->act_kind == ACT_CAST && party == SECOND && p->spell[s->act_what].piece == SPELL_PIECE_REPEL &&
        s->side[who] == s->side[s->act_who])
        sum++; /* BJ-G1: Force, allies */
    if (s->act_kind == ACT_CAST && party == FIRST)
        sum -= s->act_expert; /* BJ-E4: Expert Spell */
    return sum;
}

int bj_edge_for(const struct pack *p, const struct twenty_one *s, int who, int party, int abilities, int take, int *tested)
{
    int best = -1, mods = 0;
    struct sheet h = bj_sheet_of(s, who);
    for (int i = 0; i < ABILITIES; i++) {
        int edge = bj_ability_now(s, who, i);
        if (!(abilities >> i & 1))
            continue;
        if (party == SECOND && i == DEXTERITY && bj_is_attack(p, s) && s->armor[who] != NONE)
            edge += p->armor[s->armor[who]].edge_dexterity; /* BJ-H1: Shadow Gear */
        if (best < 0 || (take == TAKE_BEST ? edge > best : edge < best)) { /* BJ-E1 */
            best = edge;
            *tested = i;
        }
    }
    if (s->act_kind == ACT_NONE || s->act_kind == ACT_TRY)
        mods += s->call_edge[party]; /* BJ-B6 */
    if (!s->conflict || s->tags >> TAG_NON_COMBAT & 1)
        mods += bj_sheet_gain(p, &h).edge_quiet; /* BJ-E4: Optimism */
    if (bj_is_attack(p, s))
        mods += gear_edge(p, s, who, party == FIRST);
    mods += magic_edge(p, s, who, party) + s->circumstance[who]; /* BJ-E1 */
    int edge = best + mods;
    return edge < 0 ? 0 : edge; /* BJ-E1: not below 0 */
}

int bj_abilities_tested(const struct pack *p, const struct twenty_one *s, int who, int party)
{
    (void)p;
    if (s->act_kind == ACT_NONE || s->act_kind == ACT_TRY)
        return s->call_abilities[party]; /* BJ-B6 */
    if (party == SECOND && named_by(s, who) >= 0)
        return BIT(named_by(s, who)); /* BJ-E7: as it was named */
    if (s->act_kind == ACT_CAST) {
        const struct spell_row *spell = &p->spell[s->act_what];
        return party == FIRST ? spell->abilities : spell->against; /* BJ-E7 */
    }
    if (party == FIRST)
        return p->gear[s->act_gear].abilities; /* BJ-E7 */
    int of = BIT(STRENGTH) | BIT(DEXTERITY); /* BJ-E7 */
    for (int hand = 0; hand < HANDS; hand++) {
        int gear = bj_held(s, who, hand);
        if (gear != NONE && p->gear[gear].flags & GEAR_TESTS)
            of |= p->gear[gear].abilities; /* BJ-E7: a shield in hand */
    }
    return of;
}

/* ---- What is open ---- */

bool bj_skill_known(const struct pack *p, const struct twenty_one *s, int who, int skill)
{
    if (skill < SKILLS_OWN)
        return bj_skills_of(p, s, who) >> skill & 1;
    if (skill == SKILL_MAGIC_SHIELD)
        return s->turns[who * TIMEDS + TIMED_MAGIC_SHIELD] && bj_holds_class(p, s, who, CLASS_SHIELD); /* BJ-G1 */
    for (int hand = 0; hand < HANDS; hand++) {
        if (!bj_gear_works(p, s, who, hand, faces(s, who)))
            continue;
        const struct gear_row *g = &p->gear[bj_held(s, who, hand)];
        if (g->skill == skill && (who == s->party[FIRST] ? g->skill_attack : g->skill_defend))
            return true; /* BJ-H1 */
    }
    return false;
}

/* Losing would put none of its cards on its own pile. */
static bool harmless(const struct pack *p, const struct twenty_one *s, int who)
{
    if (!bj_is_attack(p, s))
        return true;
    if (who != s->party[FIRST] || (s->act_kind == ACT_CAST && p->spell[s->act_what].own_red))
        return false;
    if (s->act_kind == ACT_CAST && p->spell[s->act_what].shape == SHAPE_BLAST && s->targets >> who & 1)
        return false;
    int may_answer = s->party[SECOND] == NONE ? 0 : 1 << s->party[SECOND];
    if (s->deal == DEAL_AREA)
        may_answer = s->targets & ~(1 << who);
    for (int i = 0; i < BODIES; i++)
        if (may_answer >> i & 1 && bj_can_retaliate(p, s, i, who))
            return false;
    return true;
}

static bool needs_met(const struct pack *p, const struct twenty_one *s, int who, int needs)
{
    int me = bj_party_of(s, who);
    int total = me < 0 || !s->hand_n[me] ? -1 : bj_hand_total(s, me);
    bool own_spell = s->act_kind == ACT_CAST && who == s->act_who;
    if (needs & NEED_NOT_OVER && total > BUST_OVER)
        return false; /* BJ-E3: before busting */
    if (needs & NEED_21 && total != BUST_OVER)
        return false; /* BJ-E4 */
    if (needs & NEED_CONTEST && bj_other_of(s, who) < 0)
        return false; /* BJ-E6 */
    if (needs & NEED_SPELL && !own_spell)
        return false;
    if (needs & NEED_TIMED && !(own_spell && p->spell[s->act_what].piece == SPELL_PIECE_TIMED))
        return false;
    return !(needs & NEED_NO_DAMAGE) || harmless(p, s, who);
}

bool bj_skill_payable(const struct pack *p, const struct twenty_one *s, int who, int skill)
{
    const struct skill_row *row = &p->skill[skill];
    if (row->cost > s->edge[who])
        return false; /* BJ-E2 */
    bool again = bj_is_attack(p, s) && who != s->party[FIRST] && bj_gear_flag(p, s, who, s->party[FIRST], GEAR_AGAIN);
    if (s->used[who] >> skill & 1 && !again)
        return false; /* BJ-E2: once a Deal; BJ-H1: Rapier */
    return needs_met(p, s, who, row->needs);
}

bool bj_skill_open(const struct pack *p, const struct twenty_one *s, int who, int skill)
{
    return bj_skill_known(p, s, who, skill) && bj_skill_payable(p, s, who, skill); /* BJ-E2 */
}

void bj_skill_spend(const struct pack *p, struct twenty_one *s, int who, int skill)
{
    s->edge[who] = (uint8_t)(s->edge[who] - p->skill[skill].cost); /* BJ-E2 */
    s->used[who] |= 1u << skill;
    if (skill < SKILLS_OWN)
        s->skills[who] |= 1u << skill; /* BJ-B7: shown when first used */
}

static bool fits(int card, int which)
{
    switch (which) {
    case WHICH_FACE: return card_face(card);
    case WHICH_QUEEN: return !card_joker(card) && card_rank(card) == 11;
    case WHICH_JACK: return !card_joker(card) && card_rank(card) == 10;
    default: return true;
    }
}

/* The cards of a hand that this skill would change by, or to, this value. */
static struct set changeable(const struct twenty_one *s, int party, const struct skill_row *row, int value)
{
    struct set of = set_none();
    for (int i = 0; i < s->hand_n[party]; i++) {
        int at = hand_at(party, i), low, high, then_low, then_high;
        if (!fits(s->hand[at], row->which) || s->hand_soul[at])
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
    if (!s->hand_n[party] || (whose == WHOSE_OWN && party != me) || (whose == WHOSE_OTHER && party == me))
        return false;
    return party == me || party == bj_other_of(s, who); /* BJ-E2, BJ-E6 */
}

static void alter_options(const struct pack *p, const struct twenty_one *s, int who, int skill, struct options *o)
{
    const struct skill_row *row = &p->skill[skill];
    int step = row->piece == PIECE_CHANGE && row->hi > row->lo ? row->hi - row->lo : 1; /* -1 and +1, or each value */
    for (int party = 0; party < 2; party++)
        for (int value = row->lo; hand_shared(s, who, party, row->whose) && value <= row->hi; value += step) {
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
    return party >= 0 && s->hand_n[party] && s->hand_n[party] < HAND_MAX && bj_can_draw(s, s->party[party]);
}

static bool suit_changes(const struct twenty_one *s, int who, const struct skill_row *row)
{
    for (int party = 0; party < 2; party++)
        for (int i = 0; hand_shared(s, who, party, WHOSE_ANY) && i < s->hand_n[party]; i++)
            if (card_suit(s->hand[hand_at(party, i)]) == row->lo && !s->hand_soul[hand_at(party, i)])
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
static bool would_change(const struct pack *p, const struct twenty_one *s, int who, const struct skill_row *row)
{
    int me = bj_party_of(s, who), other = bj_other_of(s, who);
    bool dealt = me >= 0;
    switch (row->piece) {
    case PIECE_DRAW: return dealt && ((row->lo && can_receive(s, me)) || (row->hi && can_receive(s, other)));
    case PIECE_SUIT_CHANGE: return suit_changes(s, who, row);
    case PIECE_EDGE: return s->edge[s->party[other]] > 0;
    case PIECE_ALL_LESS: return dealt && all_less_changes(s, me);
    case PIECE_GUIDANCE: return dealt && !(s->used[who] >> SKILL_GUIDANCE & 1) && bj_can_draw(s, who);
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

int bj_skill_options(const struct pack *p, const struct twenty_one *s, int who, struct options *o)
{
    uint32_t before = o->count;
    for (int skill = 0; skill < SKILLS; skill++) {
        const struct skill_row *row = &p->skill[skill];
        if (row->when != WHEN_WINDOW || !bj_skill_open(p, s, who, skill))
            continue;
        if (row->piece == PIECE_CHANGE || row->piece == PIECE_SET || row->piece == PIECE_SOUL)
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
            if (card_suit(s->hand[at]) == row->lo && !s->hand_soul[at])
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
    int now = bj_card_counts(s, me, 0), then = bj_card_counts(s, other, 0);
    s->hand_set[mine] = (uint8_t)then; /* BJ-E4: Aura */
    s->hand_set[theirs] = (uint8_t)now;
    s->hand_change[mine] = s->hand_change[theirs] = 0; /* BJ-E5 */
}

static void cheer_begin(struct twenty_one *s, int who)
{
    s->to_ask = (uint16_t)hearts_holders(s, who);
    s->phase = PHASE_CHEER;
    s->asked = (uint8_t)__builtin_ctz(s->to_ask); /* BJ-E4: in seat order */
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
    case PIECE_EDGE: s->edge[s->party[other]] = (uint8_t)(s->edge[s->party[other]] + row->hi); break; /* BJ-E4: Advantage */
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
        bj_skill_spend(p, s, who, SKILL_CHEEK);
    } else {
        bj_skill_spend(p, s, who, m->arg[0]);
        use(p, s, who, m->arg[0]);
    }
    s->passed = 0; /* BJ-B2 */
}

void bj_skill_apply(const struct pack *p, struct state *st, const struct move *m, int who)
{
    struct twenty_one *s = table_of(st);
    bj_skill_use(p, s, m, who);
    if (s->phase == PHASE_CHEER) {
        s->cheerer = (uint8_t)who;
        return;
    }
    bj_window_again(p, st);
}

void bj_cheer_options(const struct pack *p, const struct twenty_one *s, int seat, struct options *o)
{
    (void)p;
    arg_one(option_add(o, seat, DO_DISCARD), (struct set){{s->pile[s->asked] & suit_cards(SUIT_HEARTS), 0}});
    option_add(o, seat, DO_PASS);
}

void bj_cheer_apply(const struct pack *p, struct state *st, const struct move *m)
{
    struct twenty_one *s = table_of(st);
    if (m->verb == DO_DISCARD)
        bj_pile_heal(p, s, s->asked, CARD_BIT(m->arg[0])); /* BJ-E4: Cheer */
    s->to_ask &= (uint16_t)~(1u << s->asked);
    if (s->to_ask) {
        s->asked = (uint8_t)__builtin_ctz(s->to_ask);
        return;
    }
    s->asked = s->cheerer;
    bj_window_again(p, st);
}
