/* See exact.h. A round moves at most one of the two Wound counts (and the drips), so the chain is walked round
 * by round over the grid of Wounds until next to nothing is left or the Fight is called off. */
#include "games/bloodsport/exact.h"

#include <string.h>

enum { GRID = 24 };                /* Wounds beyond this many lives' worth never stand in a running fight */
static const double LEFT_OVER = 1e-4; /* mass not worth another round: figures are exact to that */

void die_chances(int twice, double out[7])
{
    for (int k = 1; k <= 6; k++)
        out[k] = twice == 0 ? 1.0 / 6 : (twice > 0 ? 2 * k - 1 : 13 - 2 * k) / 36.0;
}

static int lift(const struct fighter_model *f)
{
    return f->die + stat_for(f->type, f->str, f->dex);
}

int model_score(const struct fighter_model *f, int die)
{
    int sum = die + lift(f);
    return sum < 1 ? 1 : sum;
}

/* Pairs of plain dice (a, b), of 36, with a - b at least k: the triangle of them above the diagonal k. */
static int pairs_at_least(int k)
{
    if (k > 5)
        return 0;
    if (k > 0)
        return (6 - k) * (7 - k) / 2;
    return k < -5 ? 36 : 36 - (k + 5) * (k + 6) / 2;
}

/* P(left scores more), P(right scores more). */
static void blow_chances(const struct fight_model *m, double *left, double *right)
{
    double a[7], b[7];
    int ahead = lift(&m->side[0]) - lift(&m->side[1]);
    if (m->side[0].twice == 0 && m->side[1].twice == 0 && lift(&m->side[0]) >= 0 && lift(&m->side[1]) >= 0) {
        *left = pairs_at_least(1 - ahead) / 36.0; /* no score is raised to 1 */
        *right = pairs_at_least(1 + ahead) / 36.0;
        return;
    }
    die_chances(m->side[0].twice, a);
    die_chances(m->side[1].twice, b);
    *left = *right = 0;
    for (int x = 1; x <= 6; x++)
        for (int y = 1; y <= 6; y++) {
            int l = model_score(&m->side[0], x), r = model_score(&m->side[1], y);
            if (l > r)
                *left += a[x] * b[y];
            else if (r > l)
                *right += a[x] * b[y];
        }
}

static int floor_at(int n, int least)
{
    return n < least ? least : n;
}

/* Repeats of a round in which neither scores more and nothing drips change nothing: such a fight is decided as
 * if only the rounds that hurt were fought, where the cap is out of reach. */
static double steady(int left_needs, int right_needs, double p)
{
    /* P(left lands its hits first): hits are independent with chance p for left. */
    double win[GRID];
    for (int r = 1; r <= right_needs; r++)
        win[r] = 1; /* left needs none */
    for (int l = 1; l <= left_needs; l++) {
        double below = 0; /* right needs none: lost */
        for (int r = 1; r <= right_needs; r++) {
            double here = p * win[r] + (1 - p) * below;
            below = here;
            win[r] = here;
        }
    }
    return win[right_needs];
}

static int hits(int life, int wounds, int damage)
{
    return (floor_at(life, 1) - wounds + damage - 1) / damage;
}

static bool is_steady(const struct fight_model *m)
{
    const struct fighter_model *l = &m->side[0], *r = &m->side[1];
    return l->drip == 0 && r->drip == 0 && l->wounds < floor_at(l->life, 1) && r->wounds < floor_at(r->life, 1) &&
           l->life < GRID && r->life < GRID;
}

/* Whether next to no fight that needs so many hits is called off first (BG-E8). Of a mean M, fewer than n hits fall with
 * chance e^(-(M - n)^2 / 2M) at most, and e^-10 is less than LEFT_OVER. */
static bool cap_out_of_reach(int round, int needed, double chance)
{
    double mean = (FIGHT_ROUNDS_MAX - round) * chance, spare = mean - needed;
    return spare > 0 && spare * spare > 20 * mean;
}

/* How much of all fights stands at which Wounds; rows are left's. */
struct grid {
    int rows, columns;
    double at[GRID][GRID];
};

static void grid_clear(struct grid *grid, int rows, int columns)
{
    grid->rows = rows;
    grid->columns = columns;
    for (int l = 0; l < grid->rows; l++)
        memset(grid->at[l], 0, (size_t)grid->columns * sizeof grid->at[l][0]);
}

/* One round: what stands at `from` is done, or goes on to `to`, where the Fighters stand that have Wounds to spare. */
static void walk_round(const struct fight_model *m, double left, double right, const struct grid *from,
                       struct grid *to, struct fight_odds *out)
{
    const double chance[3] = {left, right, 1 - left - right}; /* left hits, right hits, neither does */
    for (int l = 0; l < from->rows; l++) {
        int dl = floor_at(l + m->side[0].drip, 0);
        int at_l[3] = {dl, dl + m->side[1].damage, dl};
        for (int r = 0; r < from->columns; r++) {
            double mass = from->at[l][r];
            if (mass == 0)
                continue;
            int dr = floor_at(r + m->side[1].drip, 0);
            int at_r[3] = {dr + m->side[0].damage, dr, dr};
            for (int way = 0; way < 3; way++) {
                bool left_out = at_l[way] >= to->rows, right_out = at_r[way] >= to->columns;
                double *sum = left_out ? right_out ? &out->nobody : &out->right
                                       : right_out ? &out->left : &to->at[at_l[way]][at_r[way]];
                *sum += mass * chance[way];
            }
        }
    }
}

static void walk(const struct fight_model *m, int round, double left, double right, struct fight_odds *out)
{
    struct grid grid[2];
    double running = 1;
    int rows = floor_at(m->side[0].life, 1), columns = floor_at(m->side[1].life, 1), at = 0;
    /* who has no Wounds to spare is out when the first round is over, and may be better by then */
    grid_clear(&grid[0], floor_at(rows, m->side[0].wounds + 1), floor_at(columns, m->side[1].wounds + 1));
    grid[0].at[m->side[0].wounds][m->side[1].wounds] = 1;
    for (; round < FIGHT_ROUNDS_MAX && running > LEFT_OVER; round++, at = !at) {
        grid_clear(&grid[!at], rows, columns);
        walk_round(m, left, right, &grid[at], &grid[!at], out);
        running = 1 - out->left - out->right - out->nobody;
    }
    out->nobody += running > 0 ? running : 0; /* BG-E8: called off */
}

void model_solve(const struct fight_model *given, int round, struct fight_odds *out)
{
    struct fight_model capped = *given, *m = &capped;
    double left, right;
    for (int side = 0; side < 2; side++) {
        if (m->side[side].life > GRID)
            m->side[side].life = GRID;
        if (m->side[side].wounds > GRID - 1)
            m->side[side].wounds = GRID - 1;
    }
    blow_chances(m, &left, &right);
    *out = (struct fight_odds){0, 0, 0};
    const struct fighter_model *l = &m->side[0], *r = &m->side[1];
    int left_needs = l->damage ? hits(r->life, r->wounds, l->damage) : 0;
    int right_needs = r->damage ? hits(l->life, l->wounds, r->damage) : 0;
    double hurts = (l->damage ? left : 0) + (r->damage ? right : 0);
    if (!is_steady(m) || !cap_out_of_reach(round, left_needs + right_needs, hurts)) {
        walk(m, round, left, right, out);
        return;
    }
    out->left = !l->damage ? 0 : !r->damage ? 1 : steady(left_needs, right_needs, left / hurts);
    out->right = 1 - out->left;
}

void model_solve_dice(const struct fight_model *m, int round, int left_die, int right_die, struct fight_odds *out)
{
    struct fight_model after = *m;
    int l = model_score(&m->side[0], left_die), r = model_score(&m->side[1], right_die);
    if (l > r)
        after.side[1].wounds += m->side[0].damage;
    else if (r > l)
        after.side[0].wounds += m->side[1].damage;
    bool left_out = after.side[0].wounds >= floor_at(m->side[0].life, 1);
    bool right_out = after.side[1].wounds >= floor_at(m->side[1].life, 1);
    if (left_out || right_out || round + 1 >= FIGHT_ROUNDS_MAX)
        *out = (struct fight_odds){right_out && !left_out, left_out && !right_out,
                                   left_out == right_out};
    else
        model_solve(&after, round + 1, out);
}

/* ---- From a view ---- */

static void model_side(const struct pack *p, const struct bloodsport *s, int slot, int type, int damage,
                       struct fighter_model *out)
{
    out->str = fighter_str(p, s, slot);
    out->dex = fighter_dex(p, s, slot);
    out->life = fighter_life(p, s, slot);
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

bool model_effect(struct fight_model *m, const struct effect *e, int side)
{
    if (e->op == OP_SWAP && e->arg == THING_WEAPON) {
        int type = m->side[0].type, damage = m->side[0].damage;
        m->side[0].type = m->side[1].type;
        m->side[0].damage = m->side[1].damage;
        m->side[1].type = type;
        m->side[1].damage = damage;
        return true;
    }
    if (e->op == OP_REPLACE || e->op == OP_SWAP || e->op == OP_DRAW || e->op == OP_LOOK || e->op == OP_REROLL)
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

static void model_effects(struct fight_model *m, const struct effects *all, int side)
{
    for (int i = 0; i < all->count; i++)
        model_effect(m, &all->at[i], side);
}

void model_now(const struct pack *p, const struct bloodsport *s, struct fight_model *out)
{
    const struct effects *secret = &p->secret[secret_in(s, s->fight)].effects;
    for (int side = 0; side < 2; side++) {
        int slot = s->fight * 2 + side, weapon = weapon_in(s, slot);
        model_side(p, s, slot, p->weapon[weapon].type, p->weapon[weapon].damage, &out->side[side]);
        /* this round's part of dice and rolls already stands in the state, Reacts included */
        out->side[side].die += s->round_die[side];
        out->side[side].twice += s->round_twice[side];
    }
    for (int i = 0; i < secret->count; i++)
        if (secret->at[i].op == OP_WOUNDS && secret->at[i].when == WHEN_EACH_ROUND)
            model_effect(out, &secret->at[i], SIDE_LEFT);
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
    int known = weapon_in(s, slot);
    out->count = 0;
    if (known != UNKNOWN) {
        kinds_add(out, &p->weapon[known]);
        return;
    }
    for (int w = 0; w < WEAPONS; w++)
        if (s->weapon_place[w] == UNKNOWN)
            kinds_add(out, &p->weapon[w]);
}

int schemes_for(const struct pack *p, const struct bloodsport *s, int fight, const struct scheme *more,
                struct scheme *out)
{
    int n = 0;
    for (int row = 0; row < s->row_count && n < SCHEMES_MAX - 1; row++) {
        int card = sabotage_in(s, row);
        if (s->row_done[row] || card == UNKNOWN || row_fight(p, s, row, card) != fight)
            continue;
        const struct action *a = &p->action[card];
        int need = risk_before_tokens(a, s->row_extra[row], s->row_cut[row]) - s->row_time[row] - s->row_coin[row];
        bool tied = a->on_weapon && s->row_tie[row] != NONE, rolls = !a->no_risk || s->row_extra[row];
        if (a->on_weapon && !tied)
            continue;
        out[n].card = card;
        out[n].slot = tied ? s->row_tie[row] : s->row_on[row];
        out[n++].works = rolls ? risk_works(floor_at(need, 0) + s->guard) : 1;
    }
    if (more)
        out[n++] = *more;
    return n;
}

double risk_works(int need)
{
    return need >= 6 ? 0 : (6 - need) / 6.0;
}

/* Fights solved before in this enumeration. A fight from its first round hangs on the twelve numbers of its key: for
 * each side what is added to its die and its second die, then Damage, Life, Wounds and what drips. Fights that differ
 * in nothing that counts have one key: of plain dice only the lead counts, and where nothing drips only the hits. */
enum { MEMO_KEY = 12, MEMO_SLOTS = 1024 };
_Static_assert(MEMO_SLOTS == 1 << 10, "");
struct memo {
    uint8_t used[MEMO_SLOTS];
    int8_t key[MEMO_SLOTS][MEMO_KEY];
    struct fight_odds odds[MEMO_SLOTS];
};

static int clamp(int n, int lo, int hi)
{
    return n < lo ? lo : n > hi ? hi : n;
}

/* False: a number is too large to be kept. */
static bool memo_key(const struct fight_model *m, int8_t key[MEMO_KEY])
{
    int l = lift(&m->side[0]), r = lift(&m->side[1]), ahead = clamp(l - r, -6, 6), outside = 0;
    bool drips = m->side[0].drip || m->side[1].drip;
    bool plain = m->side[0].twice == 0 && m->side[1].twice == 0 && l >= 0 && r >= 0;
    for (int side = 0; side < 2; side++) {
        const struct fighter_model *f = &m->side[side], *other = &m->side[!side];
        int life = f->life, wounds = f->wounds, damage = f->damage, add = side == 0 ? l : r;
        if (plain)
            add = floor_at(side == 0 ? ahead : -ahead, 0);
        if (damage > floor_at(other->life, 1))
            damage = floor_at(other->life, 1);
        if (!drips && damage > 0 && other->life < GRID && other->wounds < floor_at(other->life, 1))
            damage = 1;
        if (!drips && other->damage > 0 && life < GRID && wounds < floor_at(life, 1)) {
            life = hits(life, wounds, other->damage);
            wounds = 0;
        }
        int at[MEMO_KEY / 2] = {add, clamp(f->twice, -1, 1), damage, life, wounds, f->drip};
        for (int i = 0; i < MEMO_KEY / 2; i++) {
            outside |= at[i] ^ (int8_t)at[i];
            key[side * (MEMO_KEY / 2) + i] = (int8_t)at[i];
        }
    }
    return !outside;
}

static void solve(struct memo *memo, const struct fight_model *m, struct fight_odds *out)
{
    int8_t key[MEMO_KEY];
    uint32_t part[MEMO_KEY / 4], slot = 0;
    if (!memo_key(m, key)) {
        model_solve(m, 0, out);
        return;
    }
    memcpy(part, key, sizeof key);
    for (int i = 0; i < MEMO_KEY / 4; i++)
        slot = (slot ^ part[i]) * 2654435769u;
    slot >>= 22; /* MEMO_SLOTS of them */
    if (!memo->used[slot] || memcmp(memo->key[slot], key, sizeof key)) {
        model_solve(m, 0, &memo->odds[slot]);
        memcpy(memo->key[slot], key, sizeof key);
        memo->used[slot] = 1;
    }
    *out = memo->odds[slot];
}

static void add_odds(struct fight_odds *sum, const struct fight_odds *one, double weight)
{
    sum->left += one->left * weight;
    sum->right += one->right * weight;
    sum->nobody += one->nobody * weight;
}

/* All ways the schemes may turn out, then each Secret that may lie there. */
static void chances_with(const struct pack *p, const struct bloodsport *s, int fight, const struct fight_model *base,
                         const struct scheme *scheme, int schemes, bool secrets, struct memo *memo,
                         struct fight_odds *out)
{
    int secret = secret_in(s, fight), unseen = 0;
    for (int c = 0; c < SECRETS && secret == UNKNOWN; c++)
        unseen += s->secret_place[c] == UNKNOWN;
    for (int ways = 0; ways < 1 << schemes; ways++) {
        struct fight_model m = *base;
        double weight = 1;
        for (int i = 0; i < schemes; i++) {
            weight *= ways >> i & 1 ? scheme[i].works : 1 - scheme[i].works;
            if (ways >> i & 1)
                model_effects(&m, &p->action[scheme[i].card].effects, slot_side(scheme[i].slot));
        }
        if (weight == 0)
            continue;
        struct fight_odds one;
        if (secret == UNKNOWN && !(secrets && unseen)) {
            solve(memo, &m, &one);
            add_odds(out, &one, weight);
            continue;
        }
        for (int c = 0; c < SECRETS; c++) {
            if (secret != UNKNOWN ? c != secret : s->secret_place[c] != UNKNOWN)
                continue;
            struct fight_model with = m;
            model_effects(&with, &p->secret[c].effects, SIDE_LEFT);
            solve(memo, &with, &one);
            add_odds(out, &one, weight / (secret != UNKNOWN ? 1 : unseen));
        }
    }
}

void fight_chances(const struct pack *p, const struct bloodsport *s, int fight, const struct scheme *more,
                   bool secrets, struct fight_odds *out)
{
    struct kinds left, right;
    struct memo memo;
    struct scheme scheme[SCHEMES_MAX];
    struct fight_odds sum = {0, 0, 0};
    double all = 0;
    int schemes = schemes_for(p, s, fight, more, scheme), l = fight * 2, r = l + 1;
    bool both = weapon_in(s, l) == UNKNOWN && weapon_in(s, r) == UNKNOWN;
    memset(memo.used, 0, sizeof memo.used);
    kinds_for(p, s, l, &left);
    kinds_for(p, s, r, &right);
    for (int i = 0; i < left.count; i++)
        for (int j = 0; j < right.count; j++) {
            bool same = left.at[i].type == right.at[j].type && left.at[i].damage == right.at[j].damage;
            double ways = (double)left.at[i].n * (right.at[j].n - (both && same));
            if (ways <= 0)
                continue;
            struct fight_model m;
            struct fight_odds one = {0, 0, 0};
            model_side(p, s, l, left.at[i].type, left.at[i].damage, &m.side[0]);
            model_side(p, s, r, right.at[j].type, right.at[j].damage, &m.side[1]);
            chances_with(p, s, fight, &m, scheme, schemes, secrets, &memo, &one);
            add_odds(&sum, &one, ways);
            all += ways;
        }
    *out = (struct fight_odds){sum.left / all, sum.right / all, sum.nobody / all};
}
