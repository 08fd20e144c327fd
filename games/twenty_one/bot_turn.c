/* A bot's turn: every act that is open is judged by what it should put on the enemy's piles, or take from its own side's;
 * where nothing is worth doing from here it walks to where something is. */
#include <string.h>

#include "games/twenty_one/bot.h"

/* Guides, in cards: what a lost Deal costs on the average, and how much a point of Edge moves the odds. */
static const double CARDS_LOST = 2.7, EDGE_ODDS = 0.07, EVEN_ODDS = 0.47, FINISHING = 3.0, DELAY_DISCOUNT = 0.75;

int bj_room(const struct twenty_one *s, int who)
{
    int room = limit_of(s, who) - pile_size(s, who);
    return room > 0 ? room : 0;
}

static int best_ability(const struct twenty_one *s, int who, int of)
{
    int best = 0;
    for (int i = 0; i < ABILITIES; i++)
        if (of >> i & 1 && ability_now(s, who, i) > best)
            best = ability_now(s, who, i);
    return best;
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
    int room = bj_room(s, target), who = s->mover == NONE ? s->act_who : s->mover;
    double worth = cards < room ? cards : room;
    if (cards >= room)
        worth += FINISHING;
    worth += 1.0 - (double)room / (LIMIT_MAX + 1); /* the weakest first */
    return s->side[target] == s->side[who] ? -worth : worth;
}

static bool answers(const struct twenty_one *s, int target, int who, bool ranged)
{
    for (int hand = 0; hand < HANDS; hand++) {
        int gear = held(s, target, hand);
        if (gear == NONE)
            continue;
        if (gear_rows[gear].flags & GEAR_NO_RETALIATION)
            return false;
        if ((gear_rows[gear].class == CLASS_MELEE && distance(s, target, who) <= gear_rows[gear].reach) ||
            (ranged && gear_rows[gear].flags & GEAR_ANSWERS_RANGED))
            return s->aware[target] && !has_mark(s, target, MARK_STUNNED);
    }
    return false;
}

static double strike_worth(const struct bot *b, int who, int target, int edge, int against, double cards, bool ranged)
{
    double p = odds(edge, against), own = bj_room(b->s, who) <= 3 ? 2 * CARDS_LOST : CARDS_LOST;
    return p * prey(b, target, cards) - (answers(b->s, target, who, ranged) ? (0.95 - p) * own * 0.8 : 0);
}

static double attack_worth(const struct bot *b, int with, int how)
{
    const struct twenty_one *s = b->s;
    int who = s->mover, gear = with < HANDS ? held(s, who, with) : GEAR_BARE, delay;
    const struct gear_row *g = &gear_rows[gear];
    bool power = how == HOW_POWER || how == HOW_POWER_SWEEP, sweep = how == HOW_SWEEP || how == HOW_POWER_SWEEP;
    int edge = best_ability(s, who, g->abilities) + g->edge_attack + (sweep ? SWEEP_EDGE : 0);
    int of = targets_for(b->p, s, who, ACT_ATTACK, with, gear);
    double best = 0, sum = 0, cards = CARDS_LOST + g->bonus + power;
    for (int i = 0; i < BODIES; i++) {
        if (!(of >> i & 1))
            continue;
        double worth = strike_worth(b, who, i, edge, best_ability(s, i, BIT(STRENGTH) | BIT(DEXTERITY)), cards,
                                    g->class == CLASS_RANGED);
        best = worth > best ? worth : best;
        sum += worth > 0 ? worth : 0;
    }
    delay = act_delay(s, who, ACT_ATTACK, with, how, 0);
    for (; delay > 0; delay--)
        best *= DELAY_DISCOUNT, sum *= DELAY_DISCOUNT;
    return sweep ? sum : best;
}

static double heal_worth(const struct bot *b, int who, double share)
{
    const struct twenty_one *s = b->s;
    int pile = pile_size(s, who), room = bj_room(s, who);
    double urgent = room <= 3 ? 2.0 : room <= 5 ? 1.0 : 0.4;
    return pile * share * urgent;
}

static double spell_damage(const struct bot *b, int spell, int of, double cards)
{
    const struct twenty_one *s = b->s;
    const struct spell_row *row = &spell_rows[spell];
    int who = s->mover, edge = best_ability(s, who, row->abilities);
    double sum = 0, best = 0;
    for (int i = 0; i < BODIES; i++) {
        if (!(of >> i & 1))
            continue;
        double worth = strike_worth(b, who, i, edge, best_ability(s, i, row->against), cards, row->ranged);
        sum += worth;
        best = worth > best ? worth : best;
    }
    return row->shape == SHAPE_ONE ? best : sum - (row->own_red ? 0.7 : 0);
}

static double cast_worth(const struct bot *b, int spell, int expert)
{
    const struct twenty_one *s = b->s;
    const struct spell_row *row = &spell_rows[spell];
    int who = s->mover, of = targets_for(b->p, s, who, ACT_CAST, spell, GEAR_BARE), allies = 0;
    double worth = 0;
    for (int i = 0; i < BODIES; i++)
        if (s->side[i] == s->side[who] && (is_up(s, i) || s->being[i] == BEING_DOWN))
            allies |= 1 << i;
    switch (row->piece) {
    case SPELL_PIECE_DAMAGE:
        if (row->shape == SHAPE_BLAST)
            for (int i = 0; i < BODIES; i++)
                of |= (foes_of(s, who) >> i & 1 && distance(s, who, i) <= row->range) << i;
        worth = spell_damage(b, spell, of, CARDS_LOST);
        break;
    case SPELL_PIECE_REPEL: worth = 0.3 * __builtin_popcount((unsigned)(of & foes_of(s, who))); break;
    case SPELL_PIECE_HEAL_KIND: worth = 0.7 * heal_worth(b, who, 0.65); break;
    case SPELL_PIECE_HEAL_SUIT:
        for (int i = 0; i < BODIES; i++)
            worth += allies >> i & 1 ? 0.55 * heal_worth(b, i, 0.35) : 0;
        break;
    case SPELL_PIECE_HEAL_NEAR: worth = 0.35 * heal_worth(b, who, 1); break;
    case SPELL_PIECE_TIMED:
        if (row->what == TIMED_MAGIC_WEAPON || (row->what == TIMED_MAGIC_SHIELD && holds_class(s, who, CLASS_SHIELD)))
            worth = s->turns[who * TIMEDS + row->what] ? 0 : 0.6;
        break;
    default: break;
    }
    for (int delay = act_delay(s, who, ACT_CAST, spell, 0, expert); delay > 0; delay--)
        worth *= DELAY_DISCOUNT;
    return worth - 0.15 * expert;
}

static double use_worth(const struct bot *b, int from)
{
    const struct twenty_one *s = b->s;
    int who = s->mover, gear = from_gear(s, who, from);
    double worth = 0;
    switch (gear_rows[gear].item) {
    case ITEM_HEAL_ONE: worth = heal_worth(b, who, 1.0 / (pile_size(s, who) + 0.01)); break;
    case ITEM_HEAL_KIND: worth = heal_worth(b, who, 0.65); break;
    case ITEM_HEAL_ALL: worth = heal_worth(b, who, 1); break;
    case ITEM_THROW:
    case ITEM_THROW_NEAR: {
        int of = targets_for(b->p, s, who, ACT_USE, from, gear), edge = best_ability(s, who, gear_rows[gear].abilities);
        for (int i = 0; i < BODIES; i++)
            if (of >> i & 1) {
                double one = strike_worth(b, who, i, edge, best_ability(s, i, BIT(STRENGTH) | BIT(DEXTERITY)), CARDS_LOST, true);
                worth = one > worth ? one : worth;
            }
        break;
    }
    case ITEM_COAT: worth = s->coated[who] ? 0 : 0.8; break;
    default: break;
    }
    return act_delay(s, who, ACT_USE, from, 0, 0) ? worth * DELAY_DISCOUNT : worth;
}

static double act_worth(const struct bot *b, const struct move *m)
{
    switch (m->verb) {
    case DO_ATTACK: return attack_worth(b, m->arg[0], m->arg[1]);
    case DO_CAST: return cast_worth(b, m->arg[0], m->arg[1]);
    case DO_USE: return use_worth(b, m->arg[0]);
    default: return 0;
    }
}

/* ---- Where to ---- */

/* How far it wants to be from the nearest enemy: a weapon's reach, or out of theirs. */
static int wanted_feet(const struct bot *b, int who)
{
    const struct twenty_one *s = b->s;
    int feet = REACH_ADJACENT;
    bool keeps_off = who >= HEROES && s->kind[who] != NONE && b->p->beast[s->kind[who]].tactic == TACTIC_KEEP_OFF;
    for (int hand = 0; hand < HANDS; hand++) {
        int gear = held(s, who, hand);
        if (gear != NONE && gear_rows[gear].class == CLASS_MELEE && gear_rows[gear].reach > feet)
            feet = gear_rows[gear].reach;
        if (gear != NONE && (gear_rows[gear].class == CLASS_RANGED || gear_rows[gear].flags & GEAR_THROWN))
            keeps_off = true;
    }
    if (s->spells[who] >> SPELL_SOUL_ARROW & 1 && holds_tool(s, who, SCHOOL_SORCERY))
        keeps_off = true;
    return keeps_off ? THROW_FEET - FEET : feet;
}

/* A square's use: as near to the wanted distance of the nearest enemy as may be, in its sight if it shoots. */
static double square_worth(const struct bot *b, int who, int row, int column, int want)
{
    const struct twenty_one *s = b->s;
    double best = -1e9;
    for (int i = 0; i < BODIES; i++) {
        if (!(foes_of(s, who) >> i & 1) || !on_map(s, i))
            continue;
        int gap = distance_to(s, i, row, column) - want;
        double worth = gap > 0 ? -gap : want > SPEAR_FEET ? 0.3 * gap : 0;
        if (want > SPEAR_FEET && !square_in_sight(b->p, s, i, row, column))
            worth -= 12;
        best = worth > best ? worth : best;
    }
    return best;
}

static bool walk(const struct bot *b, struct move *out)
{
    const struct twenty_one *s = b->s;
    int who = s->mover, want = wanted_feet(b, who);
    double best = on_map(s, who) ? square_worth(b, who, s->row[who], s->column[who], want) + 0.01 : 0;
    bool found = false;
    for (uint32_t i = 0; i < b->o->count; i++) {
        const struct option *f = &b->o->at[i];
        for (int k = 0; f->verb == DO_MOVE && k < set_count(&f->arg[1].of); k++) {
            int column = set_nth(&f->arg[1].of, k);
            double worth = square_worth(b, who, f->arg[0].lo, column, want);
            if (worth > best || (s->lure[who] && !found)) {
                best = worth;
                found = bj_say(b, out, DO_MOVE, f->arg[0].lo, column);
            }
        }
    }
    return found;
}

void bj_turn(const struct bot *b, struct move *out)
{
    double best = 0.05;
    bool acts = false;
    if (bj_say(b, out, DO_PEACE, 0, 0) && b->s->mover == NONE)
        return;
    for (uint32_t i = 0; i < b->o->count && !b->s->has_acted; i++) {
        struct options one;
        one.count = 1;
        memcpy(&one.at[0], &b->o->at[i], sizeof one.at[0]);
        if (one.at[0].verb != DO_ATTACK && one.at[0].verb != DO_CAST && one.at[0].verb != DO_USE)
            continue;
        for (uint64_t k = 0; k < option_size(&one.at[0]); k++) {
            struct move m;
            options_nth(&one, k, &m);
            double worth = act_worth(b, &m) + (b->careful ? 0 : 0.001 * (double)rng_below(b->rng, 1500));
            if (worth > best) {
                best = worth;
                *out = m;
                acts = true;
            }
        }
    }
    if (acts || (!b->s->has_acted && walk(b, out)))
        return;
    bj_say(b, out, DO_END, 0, 0);
}

/* ---- What it is aimed at ---- */

void bj_aim(const struct bot *b, struct move *out)
{
    const struct twenty_one *s = b->s;
    const struct option *f = &b->o->at[0];
    int who = s->act_who;
    double best = -1e9;
    if (f->verb == DO_SWEEP) {
        bj_say(b, out, DO_SWEEP, (int)(f->arg[0].of.word[0] & (uint64_t)foes_of(s, who)), 0);
        return;
    }
    for (int k = 0; k < set_count(&f->arg[0].of); k++) {
        int target = set_nth(&f->arg[0].of, k);
        double worth = strike_worth(b, who, target, 2, best_ability(s, target, BIT(STRENGTH) | BIT(DEXTERITY)), CARDS_LOST,
                                    s->act_kind != ACT_ATTACK || gear_rows[s->act_gear].class != CLASS_MELEE);
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
        for (int k = 0; k < set_count(&f->arg[1].of); k++) {
            int column = set_nth(&f->arg[1].of, k);
            double worth = 0;
            for (int other = 0; other < BODIES; other++)
                if (is_up(s, other) && on_map(s, other) && distance_to(s, other, f->arg[0].lo, column) <= FEET)
                    worth += s->side[other] != s->side[who] ? 1 : other == who ? -1.2 : -1;
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
    int who = s->act_who, faces = 0, best = 0, most = -1;
    for (int card = 0; card < CARDS; card++)
        faces += s->pile[who] >> card & 1 && card_face(card);
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
                cards += __builtin_popcountll(s->pile[i] >> (suit * RANKS) & ((1ull << RANKS) - 1));
        if (cards > most) {
            most = cards;
            best = suit;
        }
    }
    bj_say(b, out, DO_SUIT, best, 0);
}
