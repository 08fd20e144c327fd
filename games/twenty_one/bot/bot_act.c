/* What an act is worth to a bot, and what it is aimed at: cards that it should put on the enemy's
 * piles, or take from its own side's, less what it risks. What is always true: a worth is a guide
 * in cards, above 0 only for what is worth doing. */
#include "games/twenty_one/bot/bot.h"
#include "games/twenty_one/fight/act.h"
#include "games/twenty_one/fight/magic.h"
#include "games/twenty_one/fight/map.h"
#include "games/twenty_one/gear.h"

/* Guides, in cards: what a lost Deal costs on the average, how much a point of Edge moves the odds
 * (both counted in Deals of careful bots); how much the answer to an attack is feared: less by who
 * has no weapon in hand, and so gains nothing by being attacked, and by foes, who are there to
 * fight. */
static const double CARDS_LOST = 3.6, EDGE_ODDS = 0.1, EVEN_ODDS = 0.41, NO_DRAW = 0.87,
                    FINISHING = 3.0, DELAY_DISCOUNT = 0.75, UNBROKEN = 0.55, OWN_FIRE = 1.5,
                    BACKLASH = 0.4, FEAR = 0.8, LITTLE_FEAR = 0.3, LATER = 0.93, LIKED = 1.5,
                    LIKED_LESS = 0.3, STAYS = 0.8, GOES_AWAY = 0.15;

enum { EITHER = BIT(STRENGTH) | BIT(DEXTERITY) };

int bj_room(const struct pack *p, const struct twenty_one *s, int who)
{
    int room = bj_limit_of(p, s, who) - pile_size(s, who);
    return room > 0 ? room : 0;
}

int bj_tactic(const struct bot *b, int who)
{
    const struct twenty_one *s = b->s;
    if (who < HEROES)
        return TACTIC_CLOSE;
    const struct beast *beast = &b->p->beast[s->kind[who]];
    return 2 * pile_size(s, who) >= bj_limit_of(b->p, s, who) ? beast->hurt : beast->tactic;
}

/* Whether this enemy may strike at it in its next turn. */
static bool threatens(const struct bot *b, int enemy, int who)
{
    const struct twenty_one *s = b->s;
    if (!s->aware[enemy] || !(bj_foes_of(s, who) >> enemy & 1))
        return false;
    if (bj_distance(s, enemy, who) <= bj_feet_of(s, enemy) + REACH_ADJACENT)
        return true;
    return (bj_holds_class(b->p, s, enemy, CLASS_RANGED) ||
            bj_holds_tool(b->p, s, enemy, SCHOOL_SORCERY)) &&
           bj_can_see(b->p, s, enemy, who);
}

/* What an act is still worth if it completes after n turns of others: they may break it, and a turn
 * later counts less. */
static double delayed(const struct bot *b, int who, int n)
{
    const struct twenty_one *s = b->s;
    double left = 1;
    if (!b->careful) {
        while (n-- > 0)
            left *= DELAY_DISCOUNT;
        return left;
    }
    for (int i = 0, turns = 0; i < BODIES && s->order[i] != NONE && turns < n; i++)
        if (s->order[i] != who) {
            turns++;
            left *= threatens(b, s->order[i], who) ? UNBROKEN : LATER;
        }
    for (int i = 0; i < BODIES && s->delaying[i] != NONE && n; i++)
        if (s->delay_left[s->delaying[i]] <= n && threatens(b, s->delaying[i], who))
            left *= UNBROKEN;
    return left;
}

static int best_ability(const struct twenty_one *s, int who, int of)
{
    int best = 0;
    for (int i = 0; i < ABILITIES; i++)
        if (of >> i & 1 && bj_ability_now(s, who, i) > best)
            best = bj_ability_now(s, who, i);
    return best;
}

/* The Edge of its defence: gear in hand counts with it. */
static int defence_edge(const struct pack *p, const struct twenty_one *s, int who, int of)
{
    int more = 0, shields = 0;
    for (int hand = 0; hand < HANDS; hand++) {
        const struct gear_row *g = bj_in_hand(p, s, who, hand);
        more += g->edge_defend;
        shields |= g->flags & GEAR_TESTS ? g->abilities : 0;
    }
    int best = best_ability(s, who, of | shields), dexterity = best_ability(s, who, BIT(DEXTERITY));
    if (of & (int)BIT(DEXTERITY) && s->armor[who] != NONE &&
        dexterity + p->armor[s->armor[who]].edge_dexterity > best)
        best = dexterity + p->armor[s->armor[who]].edge_dexterity;
    more += s->circumstance[who];
    return best + more > 0 ? best + more : 0;
}

static double odds(int edge, int against)
{
    double p = EVEN_ODDS + EDGE_ODDS * (edge - against);
    return p < 0.05 ? 0.05 : p > 0.95 ? 0.95 : p;
}

/* What winning against this target is worth, in cards. */
static double prey(const struct bot *b, int target, double cards)
{
    const struct twenty_one *s = b->s;
    int room = bj_room(b->p, s, target), who = s->mover == NONE ? s->act_who : s->mover;
    double worth = cards < room ? cards : room;
    if (cards >= room)
        worth += FINISHING;
    /* the weakest first */
    worth +=
        (bj_tactic(b, who) == TACTIC_WEAKEST ? 3.0 : 1.0) * (1.0 - (double)room / (LIMIT_MAX + 1));
    return bj_is_enemy(s, who, target) ? worth : -worth;
}

static bool answers(const struct pack *p, const struct twenty_one *s, int target, int who,
                    bool ranged)
{
    for (int hand = 0; hand < HANDS; hand++) {
        const struct gear_row *g = bj_in_hand(p, s, target, hand);
        if (g->flags & GEAR_NO_RETALIATION)
            return false;
        if ((g->class == CLASS_MELEE && bj_distance(s, target, who) <= g->reach) ||
            (ranged && g->flags & GEAR_ANSWERS_RANGED))
            return s->aware[target] && !has_mark(s, target, MARK_STUNNED);
    }
    return false;
}

static double strike_worth(const struct bot *b, int who, int target, int edge, int against,
                           double cards, bool ranged)
{
    bool hurt = bj_room(b->p, b->s, who) <= 3,
         arms = bj_holds_class(b->p, b->s, who, CLASS_MELEE) ||
                bj_holds_class(b->p, b->s, who, CLASS_RANGED);
    double p = odds(edge, against), own = hurt ? 2 * CARDS_LOST : CARDS_LOST,
           fear = arms && who < HEROES ? FEAR : LITTLE_FEAR;
    double beaten = p < NO_DRAW ? NO_DRAW - p : 0;
    return p * prey(b, target, cards) -
           (answers(b->p, b->s, target, who, ranged) ? beaten * own * fear : 0);
}

/* Whether a target will still be in reach when a blow that is delayed falls. */
static double stays(const struct bot *b, int target)
{
    const struct twenty_one *s = b->s;
    bool off = bj_tactic(b, target) == TACTIC_KEEP_OFF ||
               bj_holds_class(b->p, s, target, CLASS_RANGED) ||
               bj_holds_tool(b->p, s, target, SCHOOL_SORCERY);
    return off ? GOES_AWAY : STAYS;
}

static double attack_worth(const struct bot *b, int with, int how)
{
    const struct twenty_one *s = b->s;
    int who = s->mover, gear = with < HANDS ? bj_held(s, who, with) : GEAR_BARE;
    const struct gear_row *g = &b->p->gear[gear];
    bool power = is_powered(how), sweep = is_sweep(how);
    int edge = best_ability(s, who, g->abilities) + g->edge_attack + (sweep ? SWEEP_EDGE : 0) +
               s->circumstance[who];
    int of = bj_targets_for(b->p, s, who, ACT_ATTACK, with, gear);
    double best = 0, sum = 0, cards = CARDS_LOST + g->bonus + power;
    int delay = bj_act_delay(b->p, s, who, ACT_ATTACK, with, how, 0);
    for (int i = 0; i < BODIES; i++) {
        if (!(of >> i & 1))
            continue;
        double worth = strike_worth(b, who, i, edge, defence_edge(b->p, s, i, EITHER), cards,
                                    g->class == CLASS_RANGED);
        worth *= delay && b->careful && g->class == CLASS_MELEE ? stays(b, i) : 1;
        best = worth > best ? worth : best;
        sum += worth > 0 ? worth : 0;
    }
    return (sweep ? sum : best) * delayed(b, who, delay);
}

static double heal_worth(const struct bot *b, int who, double share)
{
    const struct twenty_one *s = b->s;
    int pile = pile_size(s, who), room = bj_room(b->p, s, who);
    double urgent = room <= 3 ? 2.0 : room <= 5 ? 1.0 : 0.4;
    return pile * share * urgent;
}

static double spell_damage(const struct bot *b, int spell, int of, double cards)
{
    const struct twenty_one *s = b->s;
    const struct spell_row *row = &b->p->spell[spell];
    int who = s->mover, edge = best_ability(s, who, row->abilities) + s->circumstance[who];
    double sum = 0, best = 0;
    for (int i = 0; i < BODIES; i++) {
        if (!(of >> i & 1))
            continue;
        double worth =
            strike_worth(b, who, i, edge, best_ability(s, i, row->against), cards, row->ranged);
        sum += worth;
        best = worth > best ? worth : best;
    }
    return row->shape == SHAPE_ONE ? best : sum - (row->own_red ? BACKLASH : 0);
}

/* The best of the squares that foes stand on: whoever is beside them is caught too, friends as
 * well. */
static double blast_worth(const struct bot *b, int spell)
{
    const struct twenty_one *s = b->s;
    int who = s->mover;
    double best = 0;
    for (int centre = 0; centre < BODIES; centre++) {
        int of = 0;
        if (!(bj_foes_of(s, who) >> centre & 1) ||
            bj_distance(s, who, centre) > b->p->spell[spell].range)
            continue;
        for (int i = 0; i < BODIES; i++)
            of |= (is_up(s, i) && bj_distance(s, centre, i) <= FEET) << i;
        double own = of >> who & 1 ? OWN_FIRE : 0,
               worth = spell_damage(b, spell, of & ~(1 << who), CARDS_LOST) - own;
        best = worth > best ? worth : best;
    }
    return best;
}

static double cast_worth(const struct bot *b, int spell, int expert)
{
    const struct twenty_one *s = b->s;
    const struct spell_row *row = &b->p->spell[spell];
    int who = s->mover, of = bj_targets_for(b->p, s, who, ACT_CAST, spell, GEAR_BARE), allies = 0;
    double worth = 0;
    for (int i = 0; i < BODIES; i++)
        if (s->side[i] == s->side[who] && (is_up(s, i) || s->being[i] == BEING_DOWN))
            allies |= 1 << i;
    switch (row->piece) {
    case SPELL_PIECE_DAMAGE:
        worth = row->shape == SHAPE_BLAST ? blast_worth(b, spell)
                                          : spell_damage(b, spell, of, CARDS_LOST);
        break;
    case SPELL_PIECE_REPEL:
        worth = 0.3 * __builtin_popcount((unsigned)(of & bj_foes_of(s, who)));
        break;
    case SPELL_PIECE_HEAL_KIND: worth = 0.7 * heal_worth(b, who, 0.65); break;
    case SPELL_PIECE_HEAL_SUIT:
        for (int i = 0; i < BODIES; i++)
            worth += allies >> i & 1 ? 0.55 * heal_worth(b, i, 0.35) : 0;
        break;
    case SPELL_PIECE_HEAL_NEAR: worth = 0.35 * heal_worth(b, who, 1); break;
    case SPELL_PIECE_TIMED:
        if (row->timed == TIMED_MAGIC_WEAPON ||
            (row->timed == TIMED_MAGIC_SHIELD && bj_holds_class(b->p, s, who, CLASS_SHIELD)))
            worth = s->turns[who * TIMEDS + row->timed] ? 0 : 0.6;
        break;
    default: break;
    }
    return worth * delayed(b, who, bj_act_delay(b->p, s, who, ACT_CAST, spell, 0, expert)) -
           0.15 * expert;
}

static double use_worth(const struct bot *b, int from)
{
    const struct twenty_one *s = b->s;
    int who = s->mover, gear = bj_from_gear(s, who, from);
    double worth = 0;
    switch (b->p->gear[gear].item) {
    case ITEM_HEAL_ONE: worth = heal_worth(b, who, 1.0 / (pile_size(s, who) + 0.01)); break;
    case ITEM_HEAL_KIND: worth = heal_worth(b, who, 0.65); break;
    case ITEM_HEAL_ALL: worth = heal_worth(b, who, 1); break;
    case ITEM_THROW:
    case ITEM_THROW_NEAR: {
        int of = bj_targets_for(b->p, s, who, ACT_USE, from, gear),
            edge = best_ability(s, who, b->p->gear[gear].abilities);
        for (int i = 0; i < BODIES; i++)
            if (of >> i & 1) {
                double one = strike_worth(b, who, i, edge, defence_edge(b->p, s, i, EITHER),
                                          CARDS_LOST, true);
                worth = one > worth ? one : worth;
            }
        break;
    }
    case ITEM_COAT: worth = s->coated[who] ? 0 : 0.8; break;
    default: break;
    }
    return worth * delayed(b, who, bj_act_delay(b->p, s, who, ACT_USE, from, 0, 0));
}

/* What a beast would rather do than anything else, by the pack. */
static double liked(const struct bot *b, const struct move *m)
{
    const struct twenty_one *s = b->s;
    int who = s->mover;
    if (who < HEROES)
        return 0;
    const struct beast *beast = &b->p->beast[s->kind[who]];
    for (int i = 0; i < beast->like_count; i++) {
        const struct like *like = &beast->like[i];
        bool is = like->spell ? m->verb == DO_CAST && m->arg[0] == like->which
                  : m->verb == DO_ATTACK
                      ? m->arg[0] < HANDS && bj_held(s, who, m->arg[0]) == like->which
                      : m->verb == DO_USE && bj_from_gear(s, who, m->arg[0]) == like->which;
        if (is)
            return LIKED - LIKED_LESS * i;
    }
    return 0;
}

double bj_act_worth(const struct bot *b, const struct move *m)
{
    double worth = 0;
    switch (m->verb) {
    case DO_ATTACK: worth = attack_worth(b, m->arg[0], m->arg[1]); break;
    case DO_CAST: worth = cast_worth(b, m->arg[0], m->arg[1]); break;
    case DO_USE: worth = use_worth(b, m->arg[0]); break;
    default: break;
    }
    return worth > 0 ? worth + liked(b, m) : worth;
}

/* ---- What it is aimed at ---- */

void bj_aim(const struct bot *b, struct move *out)
{
    const struct twenty_one *s = b->s;
    const struct option *f = &b->o->at[0];
    int who = s->act_who;
    double best = -1e9;
    if (f->verb == DO_SWEEP) {
        bj_say(b, out, DO_SWEEP, (int)(f->arg[0].of.word[0] & (uint64_t)bj_foes_of(s, who)), 0);
        return;
    }
    for (int k = 0; k < set_count(&f->arg[0].of); k++) {
        int target = set_nth(&f->arg[0].of, k);
        double worth =
            strike_worth(b, who, target, 2, defence_edge(b->p, s, target, EITHER), CARDS_LOST,
                         s->act_kind != ACT_ATTACK || b->p->gear[s->act_gear].class != CLASS_MELEE);
        if (worth > best) {
            best = worth;
            bj_say(b, out, DO_AIM, target, 0);
        }
    }
}

void bj_square(const struct bot *b, struct move *out)
{
    const struct twenty_one *s = b->s;
    int who = s->act_who;
    double best = -1e9;
    for (uint32_t i = 0; i < b->o->count; i++) {
        const struct option *f = &b->o->at[i];
        if (f->verb != DO_SQUARE) /* a GM may give Edge here as well */
            continue;
        for (int k = 0; k < set_count(&f->arg[1].of); k++) {
            int column = set_nth(&f->arg[1].of, k);
            double worth = 0;
            for (int other = 0; other < BODIES; other++)
                if (is_up(s, other) && bj_on_map(s, other) &&
                    bj_distance_to(s, other, f->arg[0].lo, column) <= FEET)
                    worth += bj_is_enemy(s, who, other) ? 1 : other == who ? -1.2 : -1;
            if (worth > best) {
                best = worth;
                bj_say(b, out, DO_SQUARE, f->arg[0].lo, column);
            }
        }
    }
}

/* ---- What leaves the pile ---- */

void bj_remedy(const struct bot *b, struct move *out)
{
    const struct twenty_one *s = b->s;
    int who = s->act_who, best = 0, most = -1;
    int faces = __builtin_popcountll(s->pile[who] & face_cards());
    if (bj_say(b, out, DO_KIND, 2 * faces > pile_size(s, who) ? KIND_FACE : KIND_NON_FACE, 0))
        return;
    if (bj_family(b, DO_DISCARD)) {
        bj_any(b, DO_DISCARD, out);
        return;
    }
    for (int suit = 0; suit < SUITS; suit++) {
        int cards = 0;
        for (int i = 0; i < BODIES; i++)
            if (s->side[i] == s->side[who] && s->being[i] != BEING_ABSENT)
                cards += __builtin_popcountll(s->pile[i] & suit_cards(suit));
        if (cards > most) {
            most = cards;
            best = suit;
        }
    }
    bj_say(b, out, DO_SUIT, best, 0);
}
