/* The parties of a Deal, and how much Edge each of them has in it. */
#include "games/twenty_one/deal/edge.h"
#include "games/twenty_one/gear.h"
#include "games/twenty_one/sheet.h"

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

/* Whom this combatant faces in the Deal of an act. Who sweeps, and plays alone yet, is as near to
 * all targets as to itself. */
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
        const struct gear_row *g = bj_in_hand(p, s, who, hand);
        sum += attacking ? g->edge_attack : g->edge_defend; /* BJ-H1 */
    }
    if (attacking && (s->act_how == HOW_SWEEP || s->act_how == HOW_POWER_SWEEP))
        sum += SWEEP_EDGE; /* BJ-H1: Greatsword */
    return sum;
}

/* A weapon in hand is used in this attack: to make it, or it could be used in defence. */
static bool weapon_in_use(const struct pack *p, const struct twenty_one *s, int who)
{
    for (int hand = 0; hand < HANDS; hand++)
        if (bj_gear_works(p, s, who, hand, faces(s, who)) &&
            bj_in_hand(p, s, who, hand)->class != CLASS_SHIELD)
            return true;
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
    if (s->act_kind == ACT_CAST && party == SECOND &&
        p->spell[s->act_what].piece == SPELL_PIECE_REPEL && s->side[who] == s->side[s->act_who])
        sum++; /* BJ-G1: Force, allies */
    if (s->act_kind == ACT_CAST && party == FIRST)
        sum -= s->act_expert; /* BJ-E4: Expert Spell */
    return sum;
}

int bj_edge_for(const struct pack *p, const struct twenty_one *s, int who, int party, int abilities,
                int take, int *tested)
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

int bj_attack_edge(const struct pack *p, const struct twenty_one *s, int who, const int32_t *arg)
{
    struct twenty_one as = *s;
    int gear = arg[0] < HANDS ? bj_held(s, who, arg[0]) : GEAR_BARE, tested;
    act_set(&as, who, ACT_ATTACK, arg[0], gear, arg[1], 0);
    as.tags = 0;
    as.deal = DEAL_CONTEST;
    as.party[FIRST] = (uint8_t)who;
    as.party[SECOND] = NONE;
    as.targets = 0;
    return bj_edge_for(p, &as, who, FIRST, p->gear[gear].abilities, TAKE_BEST, &tested); /* BJ-E1 */
}

int bj_abilities_tested(const struct pack *p, const struct twenty_one *s, int who, int party)
{
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
    for (int hand = 0; hand < HANDS; hand++)
        if (bj_in_hand(p, s, who, hand)->flags & GEAR_TESTS)
            of |= bj_in_hand(p, s, who, hand)->abilities; /* BJ-E7: a shield in hand */
    return of;
}

/* ---- Skills that it has ---- */

uint64_t bj_skills_maybe(const struct pack *p, const struct twenty_one *s, int who)
{
    return bj_skills_of(p, s, who) | ~(p->learned | p->everyones);
}

bool bj_skill_known(const struct pack *p, const struct twenty_one *s, int who, int skill)
{
    if (p->skill[skill].of <= OF_EVERYONE)
        return bj_skills_of(p, s, who) >> skill & 1;
    if (p->skill[skill].of == OF_SPELL)
        return s->turns[who * TIMEDS + TIMED_MAGIC_SHIELD] &&
               bj_holds_class(p, s, who, CLASS_SHIELD); /* BJ-G1 */
    for (int hand = 0; hand < HANDS; hand++) {
        const struct gear_row *g = bj_in_hand(p, s, who, hand);
        if (g->skill == skill && (who == s->party[FIRST] ? g->skill_attack : g->skill_defend) &&
            bj_gear_works(p, s, who, hand, faces(s, who)))
            return true; /* BJ-H1 */
    }
    return false;
}
