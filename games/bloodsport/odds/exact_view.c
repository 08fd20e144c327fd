/* Fights as a view knows them: the Fighters that will stand there, with every Weapon, Secret and
 * outcome of Sabotage that it allows. See exact.h. */
#include "games/bloodsport/odds/exact_inside.h"
#include "games/bloodsport/rules.h"

#include <string.h>

static void model_side(const struct pack *p, const struct bloodsport *s, int slot, int type,
                       int damage, struct fighter_model *out)
{
    out->str = bg_fighter_str(p, s, slot);
    out->dex = bg_fighter_dex(p, s, slot);
    out->life = bg_fighter_life(p, s, slot);
    out->wounds = s->wounds[slot];
    out->type = s->mod_type[slot] != NONE ? s->mod_type[slot] : type;
    out->damage = floor_at(damage + s->mod_damage[slot], 0);
    out->die = s->mod_die[slot];
    out->twice = s->mod_twice[slot];
    out->drip = 0;
}

static void effect_on_side(struct fighter_model *f, const struct effect *e)
{
    switch (e->op) {
    case OP_STR: f->str += e->n; break;
    case OP_DEX: f->dex += e->n; break;
    case OP_LIFE: f->life += e->n; break;
    case OP_DAMAGE: f->damage = floor_at(f->damage + e->n, 0); break;
    case OP_TYPE: f->type = e->arg; break;
    case OP_DIE: f->die += e->n; break;
    case OP_TWICE: f->twice += e->n; break;
    case OP_WOUNDS:
        if (e->when == WHEN_EACH_ROUND)
            f->drip += e->n;
        else
            f->wounds = floor_at(f->wounds + e->n, 0);
        break;
    default: break;
    }
}

bool bg_model_effect(struct fight_model *m, const struct effect *e, int side)
{
    if (e->op == OP_SWAP && e->arg == THING_WEAPON) {
        int type = m->side[0].type, damage = m->side[0].damage;
        m->side[0].type = m->side[1].type;
        m->side[0].damage = m->side[1].damage;
        m->side[1].type = type;
        m->side[1].damage = damage;
        return true;
    }
    if (e->op == OP_REPLACE || e->op == OP_SWAP || e->op == OP_DRAW || e->op == OP_LOOK ||
        e->op == OP_REROLL)
        return false;
    bool left = e->to == TO_BOTH || e->to == TO_LEFT, right = e->to == TO_BOTH || e->to == TO_RIGHT;
    if (e->to == TO_FIGHTER || e->to == TO_WEAPON)
        *(side == SIDE_LEFT ? &left : &right) = true;
    else if (e->to == TO_OPPONENT)
        *(side == SIDE_LEFT ? &right : &left) = true;
    if (left)
        effect_on_side(&m->side[0], e);
    if (right)
        effect_on_side(&m->side[1], e);
    return true;
}

bool bg_model_react(struct fight_model *m, const struct effect *e, int side)
{
    struct fighter_model *l = &m->side[0], *r = &m->side[1];
    int left = l->die, right = r->die;
    bool fits = bg_model_effect(m, e, side);
    l->die_now += l->die - left;
    r->die_now += r->die - right;
    l->die = left;
    r->die = right;
    return fits;
}

void bg_model_now(const struct pack *p, const struct bloodsport *s, struct fight_model *out)
{
    const struct effects *secret = &p->secret[bg_secret_in(s, s->fight)].effects;
    for (int side = 0; side < 2; side++) {
        int slot = s->fight * 2 + side, weapon = bg_weapon_in(s, slot);
        model_side(p, s, slot, p->weapon[weapon].type, p->weapon[weapon].damage, &out->side[side]);
    }
    for (int i = 0; i < secret->count; i++)
        if (secret->at[i].when == WHEN_EACH_ROUND)
            bg_model_effect(out, &secret->at[i], SIDE_LEFT);
    for (int side = 0; side < 2; side++) /* what the round has besides the Secret's part */
        out->side[side].die_now =
            s->round_die[side] - (out->side[side].die - s->mod_die[s->fight * 2 + side]);
}

/* ---- Enumeration ---- */

/* Weapons that may lie in a slot, by type and Damage, with how many there are of each. */
struct kinds {
    int count;
    struct { int type, damage, n; } at[WEAPONS];
};

static void kinds_add(struct kinds *k, const struct weapon *w)
{
    for (int i = 0; i < k->count; i++)
        if (k->at[i].type == w->type && k->at[i].damage == w->damage) {
            k->at[i].n++;
            return;
        }
    k->at[k->count].type = w->type;
    k->at[k->count].damage = w->damage;
    k->at[k->count++].n = 1;
}

static void kinds_for(const struct pack *p, const struct bloodsport *s, int slot, struct kinds *out)
{
    int known = bg_weapon_in(s, slot);
    out->count = 0;
    if (known != UNKNOWN) {
        kinds_add(out, &p->weapon[known]);
        return;
    }
    for (int w = 0; w < WEAPONS; w++)
        if (s->weapon_place[w] == UNKNOWN)
            kinds_add(out, &p->weapon[w]);
}

int bg_schemes_for(const struct pack *p, const struct bloodsport *s, int fight,
                   const struct scheme *more, struct scheme *out)
{
    int n = 0;
    for (int row = 0; row < s->row_count && n < SCHEMES_MAX - 1; row++) {
        int card = bg_sabotage_in(s, row);
        if (s->row_done[row] || card == UNKNOWN || bg_row_fight(p, s, row, card) != fight)
            continue;
        const struct action *a = &p->action[card];
        bool tied = a->on_weapon && s->row_tie[row] != NONE,
             rolls = !a->no_risk || s->row_extra[row];
        if (a->on_weapon && !tied)
            continue;
        out[n].card = card;
        out[n].slot = tied ? s->row_tie[row] : s->row_on[row];
        out[n++].works = rolls ? bg_risk_works(bg_row_need(p, s, row, card)) : 1;
    }
    if (more)
        out[n++] = *more;
    return n;
}

double bg_risk_works(int need)
{
    return need >= 6 ? 0 : (6 - need) / 6.0;
}

/* What counts of one Fighter in a fight from its first round. */
struct corner {
    int16_t lift, twice, damage, life, wounds, drip;
    bool plain; /* one die, added to; does hurt; is not out already; and nothing drips */
};

/* One way in which the schemes turn out, with one Secret (or NONE). Each Fighter is worked out once
 * for each kind of Weapon, not once for each pair of them: a Fighter hangs on one kind alone, its
 * own or, where Weapons are swapped, the other's. */
struct turn {
    double weight;
    int ways, secret;
    bool swapped;
    struct corner corner[2][WEAPONS]; /* by the kind that it hangs on */
};
enum { TURNS_MAX = (1 << SCHEMES_MAX) * SECRETS };

/* An enumeration: of what, and what it has found so far. */
struct tree {
    const struct pack *p;
    const struct bloodsport *s;
    int fight, schemes, turns;
    struct scheme scheme[SCHEMES_MAX];
    struct kinds kinds[2];
    struct turn turn[TURNS_MAX];
    struct solved *solved;
};

static int clamp(int n, int lo, int hi)
{
    return n < lo ? lo : n > hi ? hi : n;
}

static void solve_plain(struct solved *solved, const struct corner *left,
                        const struct corner *right, struct fight_odds *out)
{
    int lead = clamp(left->lift - right->lift, -LEAD, LEAD);
    int l = hits(right->life, right->wounds, left->damage),
        r = hits(left->life, left->wounds, right->damage);
    double *known = &solved->plain[lead + LEAD][l][r];
    if (!solved->plain_used[lead + LEAD][l][r]) {
        *known = bg_plain_chance(lead, l, r);
        solved->plain_used[lead + LEAD][l][r] = 1;
    }
    *out = (struct fight_odds){*known, 1 - *known, 0};
}

/* Fights that differ in nothing that counts have one key. */
static void memo_key(const struct corner *left, const struct corner *right, int16_t key[MEMO_KEY])
{
    const struct corner *both[2] = {left, right};
    int lead = clamp(left->lift - right->lift, -LEAD, LEAD);
    bool drips = left->drip || right->drip;
    bool plain_sums = left->lift >= 0 && right->lift >= 0; /* none is raised to 1 */
    for (int side = 0; side < 2; side++) {
        const struct corner *f = both[side], *other = both[!side];
        int life = f->life, wounds = f->wounds, damage = f->damage, add = f->lift;
        if (plain_sums)
            add = floor_at(side == 0 ? lead : -lead, 0);
        if (damage > floor_at(other->life, 1))
            damage = floor_at(other->life, 1);
        if (!drips && damage > 0 && other->wounds < floor_at(other->life, 1))
            damage = 1;
        if (!drips && other->damage > 0 && wounds < floor_at(life, 1)) {
            life = hits(life, wounds, other->damage);
            wounds = 0;
        }
        const int at[MEMO_KEY / 2] = {add, clamp(f->twice, -1, 1), damage, life, wounds, f->drip};
        for (int i = 0; i < MEMO_KEY / 2; i++)
            key[side * (MEMO_KEY / 2) + i] = (int16_t)at[i];
    }
}

/* The Fighters with these kinds of Weapons, after this turn's effects; true if they swapped
 * Weapons. */
static bool turn_model(const struct tree *t, const struct turn *turn, int left, int right,
                       struct fight_model *out)
{
    const struct effects *all[SCHEMES_MAX + 1];
    int side[SCHEMES_MAX + 1], count = 0;
    bool swapped = false;
    for (int at = 0; at < 2; at++) {
        const struct kinds *k = &t->kinds[at];
        int kind = at == 0 ? left : right;
        model_side(t->p, t->s, t->fight * 2 + at, k->at[kind].type, k->at[kind].damage,
                   &out->side[at]);
    }
    for (int i = 0; i < t->schemes; i++) {
        if (!(turn->ways >> i & 1))
            continue;
        side[count] = slot_side(t->scheme[i].slot);
        all[count++] = &t->p->action[t->scheme[i].card].effects;
    }
    if (turn->secret != NONE) {
        side[count] = SIDE_LEFT;
        all[count++] = &t->p->secret[turn->secret].effects;
    }
    for (int i = 0; i < count; i++)
        for (int e = 0; e < all[i]->count; e++) {
            bg_model_effect(out, &all[i]->at[e], side[i]);
            swapped ^= all[i]->at[e].op == OP_SWAP && all[i]->at[e].arg == THING_WEAPON;
        }
    for (int at = 0; at < 2; at++) {
        int most = t->p->fighter[t->s->fighter_at[t->fight * 2 + at]].life + MOD_MAX;
        if (out->side[at].life > most)
            out->side[at].life = most;
    }
    return swapped;
}

static struct corner corner_of(const struct fighter_model *f)
{
    bool plain = f->twice == 0 && bg_model_lift(f) >= 0 && f->drip == 0 && f->damage > 0 &&
                 f->life < HITS && f->wounds < floor_at(f->life, 1);
    return (struct corner){(int16_t)bg_model_lift(f), (int16_t)f->twice, (int16_t)f->damage,
                           (int16_t)f->life, (int16_t)f->wounds, (int16_t)f->drip, plain};
}

static void turn_add(struct tree *t, int ways, int secret, double weight)
{
    struct turn *turn = &t->turn[t->turns++];
    int most = floor_at(t->kinds[0].count, t->kinds[1].count);
    turn->weight = weight;
    turn->ways = ways;
    turn->secret = secret;
    for (int k = 0; k < most; k++) {
        struct fight_model m;
        turn->swapped =
            turn_model(t, turn, k < t->kinds[0].count ? k : 0, k < t->kinds[1].count ? k : 0, &m);
        for (int side = 0; side < 2; side++)
            turn->corner[side][k] = corner_of(&m.side[side]);
    }
}

/* All ways the schemes may turn out, each with every Secret that may lie there. */
static void turns_list(struct tree *t, bool secrets)
{
    int secret = bg_secret_in(t->s, t->fight), unseen = 0;
    for (int c = 0; c < SECRETS && secret == UNKNOWN && secrets; c++)
        unseen += t->s->secret_place[c] == UNKNOWN;
    t->turns = 0;
    for (int ways = 0; ways < 1 << t->schemes; ways++) {
        double weight = 1;
        for (int i = 0; i < t->schemes; i++)
            weight *= ways >> i & 1 ? t->scheme[i].works : 1 - t->scheme[i].works;
        if (weight == 0)
            continue;
        if (secret != UNKNOWN || !unseen) {
            turn_add(t, ways, secret == UNKNOWN ? NONE : secret, weight);
            continue;
        }
        for (int c = 0; c < SECRETS; c++)
            if (t->s->secret_place[c] == UNKNOWN)
                turn_add(t, ways, c, weight / unseen);
    }
}

static void solve(struct tree *t, const struct turn *turn, int left, int right,
                  struct fight_odds *out)
{
    struct solved *solved = t->solved;
    struct fight_model m;
    int16_t key[MEMO_KEY];
    uint32_t part[MEMO_KEY / 2], slot = 0;
    const struct corner *l = &turn->corner[0][turn->swapped ? right : left];
    const struct corner *r = &turn->corner[1][turn->swapped ? left : right];
    if (l->plain && r->plain) {
        solve_plain(solved, l, r, out);
        return;
    }
    memo_key(l, r, key);
    memcpy(part, key, sizeof key);
    for (int n = 0; n < MEMO_KEY / 2; n++)
        slot = (slot ^ part[n]) * 2654435769u;
    slot >>= 22; /* MEMO_SLOTS of them */
    if (!solved->used[slot] || memcmp(solved->key[slot], key, sizeof key)) {
        turn_model(t, turn, left, right, &m);
        bg_model_solve(&m, 0, &solved->odds[slot]);
        memcpy(solved->key[slot], key, sizeof key);
        solved->used[slot] = 1;
    }
    *out = solved->odds[slot];
}

static void add_odds(struct fight_odds *sum, const struct fight_odds *one, double weight)
{
    sum->left += one->left * weight;
    sum->right += one->right * weight;
    sum->nobody += one->nobody * weight;
}

void bg_solved_none(struct solved *solved)
{
    memset(solved->used, 0, sizeof solved->used);
    memset(solved->plain_used, 0, sizeof solved->plain_used);
}

void bg_fight_chances(const struct pack *p, const struct bloodsport *s, int fight,
                      const struct scheme *more, bool secrets, struct fight_odds *out)
{
    struct solved solved;
    bg_solved_none(&solved);
    bg_fight_chances_by(p, s, fight, more, secrets, &solved, out);
}

void bg_fight_chances_by(const struct pack *p, const struct bloodsport *s, int fight,
                         const struct scheme *more, bool secrets, struct solved *solved,
                         struct fight_odds *out)
{
    struct tree t;
    struct fight_odds sum = {0, 0, 0};
    double all = 0;
    int l = fight * 2, r = l + 1;
    bool both = bg_weapon_in(s, l) == UNKNOWN && bg_weapon_in(s, r) == UNKNOWN;
    t.p = p;
    t.s = s;
    t.fight = fight;
    t.schemes = bg_schemes_for(p, s, fight, more, t.scheme);
    t.solved = solved;
    kinds_for(p, s, l, &t.kinds[0]);
    kinds_for(p, s, r, &t.kinds[1]);
    turns_list(&t, secrets);
    for (int i = 0; i < t.kinds[0].count; i++)
        for (int j = 0; j < t.kinds[1].count; j++) {
            /* both: of one list */
            double ways = (double)t.kinds[0].at[i].n * (t.kinds[1].at[j].n - (both && i == j));
            struct fight_odds here = {0, 0, 0}, one;
            if (ways <= 0)
                continue;
            for (int n = 0; n < t.turns; n++) {
                solve(&t, &t.turn[n], i, j, &one);
                add_odds(&here, &one, t.turn[n].weight);
            }
            add_odds(&sum, &here, ways);
            all += ways;
        }
    *out = (struct fight_odds){sum.left / all, sum.right / all, sum.nobody / all};
}
