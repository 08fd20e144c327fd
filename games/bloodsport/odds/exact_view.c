/* Fights as a view knows them: the Fighters that will stand there, with every Weapon, Secret and
 * outcome of Sabotage that it allows. See exact.h. */
#include "games/bloodsport/odds/exact_inside.h"
#include "games/bloodsport/rules.h"

#include <string.h>

/* A Fighter but for its Weapon. */
static void model_bare(const struct pack *p, const struct bloodsport *s, int slot,
                       struct fighter_model *out)
{
    out->str = bg_fighter_str(p, s, slot);
    out->dex = bg_fighter_dex(p, s, slot);
    out->life = bg_fighter_life(p, s, slot);
    out->wounds = s->wounds[slot];
    out->die = s->mod_die[slot];
    out->twice = s->mod_twice[slot];
    out->drip = 0;
}

static void model_armed(const struct bloodsport *s, int slot, int type, int damage,
                        struct fighter_model *out)
{
    out->type = s->mod_type[slot] != NONE ? s->mod_type[slot] : type;
    out->damage = floor_at(damage + s->mod_damage[slot], 0);
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
        model_bare(p, s, slot, &out->side[side]);
        model_armed(s, slot, p->weapon[weapon].type, p->weapon[weapon].damage, &out->side[side]);
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

/* Kinds of Weapons that make the same of a Fighter: of four types two are alike at least. */
struct alike {
    int count;
    struct { struct corner corner; int n, kind; } at[WEAPONS]; /* how many Weapons; one kind */
    uint8_t of[WEAPONS];                                       /* by kind */
};

/* One way in which the schemes turn out, with one Secret (or NONE): what it does, to whom. Each
 * Fighter is worked out once for each kind of Weapon, not once for each pair of them: a Fighter
 * hangs on one kind alone, its own or, where Weapons are swapped, the other's. */
struct turn {
    int count, side[SCHEMES_MAX + 1];
    const struct effects *all[SCHEMES_MAX + 1];
    bool swapped;
    struct alike alike[2];
};

/* An enumeration: of what, and what it has found so far. */
struct tree {
    const struct pack *p;
    const struct bloodsport *s;
    int fight, schemes, life_most[2];
    bool both; /* neither Weapon is known: both are of one list */
    struct scheme scheme[SCHEMES_MAX];
    struct kinds kinds[2];
    struct fight_model bare;
    struct fight_odds sum;
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

/* The Fighters with these kinds of Weapons, after this turn's effects. */
static void turn_model(const struct tree *t, const struct turn *turn, int left, int right,
                       struct fight_model *out)
{
    const int kind[2] = {left, right};
    *out = t->bare;
    for (int at = 0; at < 2; at++)
        model_armed(t->s, t->fight * 2 + at, t->kinds[at].at[kind[at]].type,
                    t->kinds[at].at[kind[at]].damage, &out->side[at]);
    for (int i = 0; i < turn->count; i++)
        for (int e = 0; e < turn->all[i]->count; e++)
            bg_model_effect(out, &turn->all[i]->at[e], turn->side[i]);
    for (int at = 0; at < 2; at++)
        out->side[at].life = at_most(out->side[at].life, t->life_most[at]);
}

static struct corner corner_of(const struct fighter_model *f)
{
    bool plain = f->twice == 0 && bg_model_lift(f) >= 0 && f->drip == 0 && f->damage > 0 &&
                 f->life < HITS && f->wounds < floor_at(f->life, 1);
    return (struct corner){(int16_t)bg_model_lift(f), (int16_t)f->twice, (int16_t)f->damage,
                           (int16_t)f->life, (int16_t)f->wounds, (int16_t)f->drip, plain};
}

static void solve(const struct tree *t, const struct turn *turn, int left, int right,
                  struct fight_odds *out)
{
    struct solved *solved = t->solved;
    struct fight_model m;
    int16_t key[MEMO_KEY];
    uint32_t part[MEMO_KEY / 2], slot = 0;
    const struct corner *l = &turn->alike[0].at[left].corner, *r = &turn->alike[1].at[right].corner;
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
        left = turn->alike[0].at[left].kind;
        right = turn->alike[1].at[right].kind;
        turn_model(t, turn, turn->swapped ? right : left, turn->swapped ? left : right, &m);
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

static bool same_corner(const struct corner *a, const struct corner *b)
{
    return a->lift == b->lift && a->damage == b->damage && a->life == b->life &&
           a->twice == b->twice && a->wounds == b->wounds && a->drip == b->drip;
}

static void alike_add(struct alike *alike, const struct corner *corner, int kind, int n)
{
    int i = 0;
    while (i < alike->count && !same_corner(&alike->at[i].corner, corner))
        i++;
    if (i == alike->count) {
        alike->at[i].corner = *corner;
        alike->at[i].kind = kind;
        alike->at[i].n = 0;
        alike->count++;
    }
    alike->at[i].n += n;
    alike->of[kind] = (uint8_t)i;
}

/* Which Weapons make the same of either Fighter. */
static void turn_alike(const struct tree *t, struct turn *turn)
{
    int most = floor_at(t->kinds[0].count, t->kinds[1].count);
    turn->alike[0].count = turn->alike[1].count = 0;
    for (int k = 0; k < most; k++) {
        struct fight_model m;
        turn_model(t, turn, k < t->kinds[0].count ? k : 0, k < t->kinds[1].count ? k : 0, &m);
        for (int side = 0; side < 2; side++) {
            const struct kinds *from = &t->kinds[turn->swapped ? !side : side];
            struct corner corner = corner_of(&m.side[side]);
            if (k < from->count)
                alike_add(&turn->alike[side], &corner, k, from->at[k].n);
        }
    }
}

/* Every two Weapons that may lie there: those that make the same at once. */
static void turn_solve(struct tree *t, struct turn *turn, double weight)
{
    const struct alike *l = &turn->alike[0], *r = &turn->alike[1];
    int one[WEAPONS][WEAPONS]; /* ways that have one Weapon in two places */
    turn_alike(t, turn);
    for (int i = 0; i < l->count; i++)
        memset(one[i], 0, (size_t)r->count * sizeof **one);
    for (int k = 0; t->both && k < t->kinds[0].count; k++)
        one[l->of[k]][r->of[k]] += t->kinds[0].at[k].n;
    for (int i = 0; i < l->count; i++)
        for (int j = 0; j < r->count; j++) {
            struct fight_odds here;
            int ways = l->at[i].n * r->at[j].n - one[i][j];
            if (ways <= 0)
                continue;
            solve(t, turn, i, j, &here);
            add_odds(&t->sum, &here, weight * ways);
        }
}

static void turn_of(const struct tree *t, int ways, int secret, struct turn *out)
{
    out->count = 0;
    for (int i = 0; i < t->schemes; i++) {
        if (!(ways >> i & 1))
            continue;
        out->side[out->count] = slot_side(t->scheme[i].slot);
        out->all[out->count++] = &t->p->action[t->scheme[i].card].effects;
    }
    if (secret != NONE) {
        out->side[out->count] = SIDE_LEFT;
        out->all[out->count++] = &t->p->secret[secret].effects;
    }
    out->swapped = false;
    for (int i = 0; i < out->count; i++)
        for (int e = 0; e < out->all[i]->count; e++) {
            const struct effect *effect = &out->all[i]->at[e];
            out->swapped ^= effect->op == OP_SWAP && effect->arg == THING_WEAPON;
        }
}

static void turn_add(struct tree *t, int ways, int secret, double weight)
{
    struct turn turn;
    turn_of(t, ways, secret, &turn);
    turn_solve(t, &turn, weight);
}

/* All ways the schemes may turn out, each with every Secret that may lie there. */
static void turns_add(struct tree *t, bool secrets)
{
    int secret = bg_secret_in(t->s, t->fight), unseen = 0;
    for (int c = 0; c < SECRETS && secret == UNKNOWN && secrets; c++)
        unseen += t->s->secret_place[c] == UNKNOWN;
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
    int l = fight * 2, r = l + 1;
    double all = 0;
    t.p = p;
    t.s = s;
    t.fight = fight;
    t.schemes = bg_schemes_for(p, s, fight, more, t.scheme);
    t.both = bg_weapon_in(s, l) == UNKNOWN && bg_weapon_in(s, r) == UNKNOWN;
    t.sum = (struct fight_odds){0, 0, 0};
    t.solved = solved;
    for (int side = 0; side < 2; side++) {
        kinds_for(p, s, l + side, &t.kinds[side]);
        model_bare(p, s, l + side, &t.bare.side[side]);
        t.life_most[side] = p->fighter[s->fighter_at[l + side]].life + MOD_MAX;
    }
    turns_add(&t, secrets);
    for (int i = 0; i < t.kinds[0].count; i++)
        for (int j = 0; j < t.kinds[1].count; j++)
            all += t.kinds[0].at[i].n * (t.kinds[1].at[j].n - (t.both && i == j));
    *out = (struct fight_odds){t.sum.left / all, t.sum.right / all, t.sum.nobody / all};
}
