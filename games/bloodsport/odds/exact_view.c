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
    int count, all;
    struct { int type, damage, damage_nth, n; } at[WEAPONS];
};

static void kinds_add(struct kinds *k, const struct weapon *w)
{
    int i = 0;
    while (i < k->count && (k->at[i].type != w->type || k->at[i].damage != w->damage))
        i++;
    if (i == k->count) {
        k->at[i].type = w->type;
        k->at[i].damage = w->damage;
        k->at[i].n = 0;
        k->count++;
    }
    k->at[i].n++;
    k->all++;
}

static void kinds_for(const struct pack *p, const struct bloodsport *s, int slot, struct kinds *out)
{
    int known = bg_weapon_in(s, slot);
    out->count = out->all = 0;
    for (int w = 0; w < WEAPONS; w++)
        if (known == UNKNOWN ? s->weapon_place[w] == UNKNOWN : w == known)
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

/* What the Weapons that a Fighter may have make of it: those that make the same are one. All else
 * of it is the same with any. */
struct alike {
    int count;
    struct { int lift, damage, blows, n; } at[WEAPONS]; /* as they count; how many Weapons; blows:
                                                           that the other takes in a plain fight */
    uint8_t of[WEAPONS];                                /* by kind */
};

/* One way in which the schemes turn out, with one Secret (or NONE): what it does, to whom. */
struct turn {
    int count, side[SCHEMES_MAX + 1];
    const struct effects *all[SCHEMES_MAX + 1];
    double weight;
    bool swapped;          /* each Fighter has the other slot's Weapon */
    struct fight_model m;  /* but for the Weapons */
    struct alike alike[2]; /* by side */
};

/* An enumeration: of what, and what it has found so far. */
struct tree {
    const struct pack *p;
    const struct bloodsport *s;
    int fight, schemes, life_most[2];
    bool both; /* neither Weapon is known: both are of one list */
    struct scheme scheme[SCHEMES_MAX];
    struct kinds kinds[2];
    int damages, damage[WEAPONS]; /* what all of them do */
    struct fight_model bare;
    struct fight_odds sum;
    struct card_odds *each;
    struct solved *solved;
    struct fight_ways *whole; /* NULL, or the fights are listed here and not solved */
};

/* The least Damage for which the other takes as many blows. */
static int damage_counted(const struct fighter_model *f, const struct fighter_model *other)
{
    int life = floor_at(other->life, 1), left = life - other->wounds;
    if (f->damage <= 0 || other->drip || left <= 0)
        return at_most(f->damage, life);
    int blows = hits(life, other->wounds, f->damage);
    return (left + blows - 1) / blows;
}

/* Blows that the other takes; 0: no plain fight. */
static int plain_blows(const struct fighter_model *f, const struct fighter_model *other, int lift,
                       int damage)
{
    if (f->twice || lift < 0 || damage <= 0 || other->drip || other->life >= HITS ||
        other->wounds >= floor_at(other->life, 1))
        return 0;
    return hits(other->life, other->wounds, damage);
}

static void add_odds(struct fight_odds *sum, const struct fight_odds *one, double weight)
{
    sum->left += one->left * weight;
    sum->right += one->right * weight;
    sum->nobody += one->nobody * weight;
}

static void alike_add(struct alike *alike, int kind, int lift, int damage, int n)
{
    int i = 0;
    while (i < alike->count && (alike->at[i].lift != lift || alike->at[i].damage != damage))
        i++;
    if (i == alike->count) {
        alike->at[i].lift = lift;
        alike->at[i].damage = damage;
        alike->at[i].n = 0;
        alike->count++;
    }
    alike->at[i].n += n;
    alike->of[kind] = (uint8_t)i;
}

/* The Fighters after this turn's effects, with Weapons of a type and Damage. */
static void model_after(const struct tree *t, const struct turn *turn, int type, int damage,
                        struct fight_model *out)
{
    *out = t->bare;
    for (int side = 0; side < 2; side++)
        model_armed(t->s, t->fight * 2 + side, type, damage, &out->side[side]);
    for (int i = 0; i < turn->count; i++)
        for (int e = 0; e < turn->all[i]->count; e++)
            bg_model_effect(out, &turn->all[i]->at[e], turn->side[i]);
    for (int side = 0; side < 2; side++)
        out->side[side].life = at_most(out->side[side].life, t->life_most[side]);
}

/* Which Weapons make the same of either Fighter. No effect makes a type of Damage or Damage of a
 * type, so the n-th of both are tried at once. */
static void turn_alike(const struct tree *t, struct turn *turn)
{
    int lift[2][WEAPONS], damage[2][WEAPONS];
    struct fight_model *m = &turn->m;
    for (int n = 0; n <= TYPE_WORST || n < t->damages; n++) {
        model_after(t, turn, at_most(n, TYPE_WORST), t->damage[at_most(n, t->damages - 1)], m);
        for (int side = 0; side < 2; side++) {
            lift[side][n] = bg_model_lift(&m->side[side]);
            damage[side][n] = damage_counted(&m->side[side], &m->side[!side]);
        }
    }
    for (int side = 0; side < 2; side++) {
        const struct kinds *k = &t->kinds[side ^ turn->swapped];
        struct fighter_model *f = &m->side[side];
        struct alike *alike = &turn->alike[side];
        alike->count = 0;
        for (int i = 0; i < k->count; i++)
            alike_add(alike, i, lift[side][k->at[i].type], damage[side][k->at[i].damage_nth],
                      k->at[i].n);
        for (int i = 0; i < alike->count; i++)
            alike->at[i].blows =
                plain_blows(f, &m->side[!side], alike->at[i].lift, alike->at[i].damage);
        f->type = f->str = f->dex = 0; /* all is in the lift */
    }
}

/* With each Weapon that may lie in the slot asked for: any other one with it, but not itself. */
static void each_add(const struct tree *t, const struct turn *turn,
                     struct fight_odds at[WEAPONS][WEAPONS])
{
    int slot = slot_side(t->each->target), side = slot ^ turn->swapped;
    const struct alike *here = &turn->alike[side], *there = &turn->alike[!side];
    struct fight_odds any[WEAPONS] = {{0}};
    for (int i = 0; i < here->count; i++)
        for (int j = 0; j < there->count; j++)
            add_odds(&any[i], side == SIDE_LEFT ? &at[i][j] : &at[j][i], there->at[j].n);
    for (int k = 0; k < t->kinds[slot].count; k++) {
        int i = here->of[k], j = there->of[k];
        add_odds(&t->each->at[k], &any[i], turn->weight);
        if (t->both)
            add_odds(&t->each->at[k], side == SIDE_LEFT ? &at[i][j] : &at[j][i], -turn->weight);
    }
}

/* With Weapons of these kinds. */
static void model_with(const struct turn *turn, int left, int right, struct fight_model *out)
{
    *out = turn->m;
    out->side[0].die = turn->alike[0].at[left].lift;
    out->side[0].damage = turn->alike[0].at[left].damage;
    out->side[1].die = turn->alike[1].at[right].lift;
    out->side[1].damage = turn->alike[1].at[right].damage;
}

static void list_fight(const struct tree *t, const struct turn *turn, int left, int right, int ways)
{
    struct fight_model m;
    int16_t key[MEMO_KEY];
    model_with(turn, left, right, &m);
    bg_fight_key(&m, key);
    bg_ways_add(t->whole, key, ways);
}

/* Every two Weapons that may lie there: those that make the same at once. */
static void turn_solve(const struct tree *t, struct turn *turn, struct fight_odds *sum)
{
    const struct alike *l = &turn->alike[0], *r = &turn->alike[1];
    struct fight_odds at[WEAPONS][WEAPONS];
    int one[WEAPONS][WEAPONS]; /* ways that have one Weapon in two places */
    turn_alike(t, turn);
    for (int i = 0; i < l->count; i++)
        for (int j = 0; j < r->count; j++)
            one[i][j] = 0;
    for (int k = 0; t->both && k < t->kinds[0].count; k++)
        one[l->of[k]][r->of[k]] += t->kinds[0].at[k].n;
    for (int i = 0; i < l->count; i++)
        for (int j = 0; j < r->count; j++) {
            int ways = l->at[i].n * r->at[j].n - one[i][j];
            at[i][j] = (struct fight_odds){0, 0, 0};
            if (ways <= 0)
                continue;
            if (t->whole) {
                list_fight(t, turn, i, j, ways);
                continue;
            }
            if (l->at[i].blows && r->at[j].blows) {
                at[i][j].left = bg_solved_plain(t->solved, l->at[i].lift - r->at[j].lift,
                                             l->at[i].blows, r->at[j].blows);
                at[i][j].right = 1 - at[i][j].left;
            } else {
                struct fight_model m;
                model_with(turn, i, j, &m);
                bg_solved_fight(t->solved, &m, &at[i][j]);
            }
            add_odds(sum, &at[i][j], ways);
        }
    if (t->each && t->each->target < TARGET_SECRET)
        each_add(t, turn, at);
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

/* One way with one of so many Secrets. */
static void turn_add(struct tree *t, int ways, int secret, int secrets, double weight)
{
    struct turn turn;
    struct fight_odds sum = {0, 0, 0};
    turn.weight = weight / secrets;
    turn_of(t, ways, secret, &turn);
    turn_solve(t, &turn, &sum);
    add_odds(&t->sum, &sum, turn.weight);
    if (t->each && t->each->target == TARGET_SECRET + t->fight && secret != NONE)
        add_odds(&t->each->at[secret], &sum, weight);
}

/* All ways the schemes may turn out, each with every Secret that may lie there. */
static void turns_add(struct tree *t, bool secrets)
{
    int secret = bg_secret_in(t->s, t->fight), unseen = 0, may[SECRETS];
    for (int c = 0; c < SECRETS && secret == UNKNOWN && secrets; c++)
        if (t->s->secret_place[c] == UNKNOWN)
            may[unseen++] = c;
    if (!unseen)
        may[unseen++] = secret == UNKNOWN ? NONE : secret;
    for (int ways = 0; ways < 1 << t->schemes; ways++) {
        double weight = 1;
        for (int i = 0; i < t->schemes; i++)
            weight *= ways >> i & 1 ? t->scheme[i].works : 1 - t->scheme[i].works;
        for (int i = 0; i < unseen && weight > 0; i++)
            turn_add(t, ways, may[i], unseen, weight);
    }
}

void bg_fight_chances(const struct pack *p, const struct bloodsport *s, int fight,
                      const struct scheme *more, bool secrets, struct fight_odds *out)
{
    struct solved solved;
    bg_solved_none(&solved);
    bg_fight_chances_by(p, s, fight, more, secrets, &solved, out, NULL);
}

static void damages_of(struct tree *t, struct kinds *k)
{
    for (int i = 0; i < k->count; i++) {
        int n = 0;
        while (n < t->damages && t->damage[n] != k->at[i].damage)
            n++;
        if (n == t->damages)
            t->damage[t->damages++] = k->at[i].damage;
        k->at[i].damage_nth = n;
    }
}

static struct fight_odds share(const struct fight_odds *sum, int of)
{
    return (struct fight_odds){sum->left / of, sum->right / of, sum->nobody / of};
}

/* What may lie at the target, and nothing found of it yet. */
static void each_begin(const struct tree *t, struct card_odds *each)
{
    const struct kinds *k = &t->kinds[slot_side(each->target)];
    memset(each->at, 0, sizeof each->at);
    each->count = 0;
    if (each->target >= TARGET_SECRET)
        for (int c = 0; c < SECRETS; c++)
            each->n[each->count++] = t->s->secret_place[c] == UNKNOWN;
    else
        for (int i = 0; i < k->count; i++)
            each->n[each->count++] = k->at[i].n;
}

static void tree_begin(struct tree *t, const struct pack *p, const struct bloodsport *s, int fight,
                       const struct scheme *more)
{
    int l = fight * 2, r = l + 1;
    t->p = p;
    t->s = s;
    t->fight = fight;
    t->schemes = bg_schemes_for(p, s, fight, more, t->scheme);
    t->both = bg_weapon_in(s, l) == UNKNOWN && bg_weapon_in(s, r) == UNKNOWN;
    t->sum = (struct fight_odds){0, 0, 0};
    t->each = NULL;
    t->solved = NULL;
    t->whole = NULL;
    t->damages = 0;
    for (int side = 0; side < 2; side++) {
        if (side && t->both)
            t->kinds[1] = t->kinds[0];
        else
            kinds_for(p, s, l + side, &t->kinds[side]);
        damages_of(t, &t->kinds[side]);
        model_bare(p, s, l + side, &t->bare.side[side]);
        t->life_most[side] = p->fighter[s->fighter_at[l + side]].life + MOD_MAX;
    }
}

bool bg_fight_whole(const struct pack *p, const struct bloodsport *s, int fight,
                    struct whole_odds *out)
{
    struct fight_ways ways;
    struct tree t;
    tree_begin(&t, p, s, fight, NULL);
    if (t.schemes) /* their ways are not alike */
        return false;
    ways.count = 0;
    t.whole = &ways;
    turns_add(&t, true);
    return bg_ways_solve(&ways, out);
}

void bg_fight_chances_by(const struct pack *p, const struct bloodsport *s, int fight,
                         const struct scheme *more, bool secrets, struct solved *solved,
                         struct fight_odds *out, struct card_odds *each)
{
    struct tree t;
    tree_begin(&t, p, s, fight, more);
    t.each = each;
    t.solved = solved;
    if (each)
        each_begin(&t, each);
    turns_add(&t, secrets);
    int others[2] = {t.kinds[1].all - t.both, t.kinds[0].all - t.both}; /* beside one Weapon */
    int all = t.kinds[0].all * others[0];
    *out = share(&t.sum, all);
    for (int i = 0; each && i < each->count; i++)
        each->at[i] = share(&each->at[i],
                            each->target < TARGET_SECRET ? others[slot_side(each->target)] : all);
}
