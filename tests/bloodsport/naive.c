/* The plain count of fights. What is always true: only the structs are the program's. */
#include "tests/bloodsport/naive.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <math.h>
#include <string.h>

enum { SCORES = 300, WOUNDS = 201 };

/* A Fighter with this STR and LIFE and a STR Weapon of this Damage. */
struct fighter_model fighter(int str, int life, int damage)
{
    return (struct fighter_model){.str = str, .life = life, .type = TYPE_STR, .damage = damage};
}

/* Chances of a Fighter's scores. BG-E6; a second die where it rolls twice. */
static void naive_scores(const struct fighter_model *f, double chance[SCORES])
{
    int more = f->str > f->dex ? f->str : f->dex, less = f->str + f->dex - more;
    int stat = f->type == TYPE_STR    ? f->str
               : f->type == TYPE_DEX  ? f->dex
               : f->type == TYPE_BEST ? more
                                      : less;
    memset(chance, 0, SCORES * sizeof *chance);
    for (int one = 1; one <= 6; one++)
        for (int two = 1; two <= 6; two++) {
            int high = one > two ? one : two, low = one + two - high;
            int sum = (f->twice > 0 ? high : f->twice < 0 ? low : one) + f->die + stat;
            chance[sum < 1 ? 1 : sum] += 1 / 36.0;
        }
}

/* BG-E3 to BG-E8: what drips, the dice, the Wounds, and only then who is out; after 100 rounds
 * nobody wins. */
void naive_fight(const struct fight_model *m, int round, struct fight_odds *out)
{
    static double now[WOUNDS][WOUNDS], then[WOUNDS][WOUNDS];
    /* left scores more, right, neither */
    double score[2][SCORES], hit[3] = {0, 0, 0}, standing = 1;
    int life[2] = {m->side[0].life > 1 ? m->side[0].life : 1,
                   m->side[1].life > 1 ? m->side[1].life : 1};
    *out = (struct fight_odds){0, 0, 0};
    for (int side = 0; side < 2; side++)
        naive_scores(&m->side[side], score[side]);
    for (int x = 1; x < SCORES; x++)
        for (int y = 1; y < SCORES && score[0][x] > 0; y++)
            hit[x > y ? 0 : y > x ? 1 : 2] += score[0][x] * score[1][y];
    int most[2] = {life[0] > m->side[0].wounds ? life[0] : m->side[0].wounds + 1,
                   life[1] > m->side[1].wounds ? life[1] : m->side[1].wounds + 1};
    for (int l = 0; l < most[0]; l++)
        memset(now[l], 0, (size_t)most[1] * sizeof now[l][0]);
    now[m->side[0].wounds][m->side[1].wounds] = 1;
    for (; round < FIGHT_ROUNDS_MAX && standing > 1e-9; round++) {
        for (int l = 0; l < most[0]; l++)
            memset(then[l], 0, (size_t)most[1] * sizeof then[l][0]);
        standing = 0;
        for (int l = 0; l < most[0]; l++)
            for (int r = 0; r < most[1]; r++)
                for (int who = 0; who < 3 && now[l][r] > 0; who++) {
                    int lw = l + m->side[0].drip, rw = r + m->side[1].drip;
                    lw = (lw < 0 ? 0 : lw) + (who == 1 ? m->side[1].damage : 0);
                    rw = (rw < 0 ? 0 : rw) + (who == 0 ? m->side[0].damage : 0);
                    double here = now[l][r] * hit[who];
                    if (lw >= life[0] && rw >= life[1])
                        out->nobody += here;
                    else if (lw >= life[0])
                        out->right += here;
                    else if (rw >= life[1])
                        out->left += here;
                    else {
                        then[lw][rw] += here;
                        standing += here;
                    }
                }
        for (int l = 0; l < most[0]; l++)
            memcpy(now[l], then[l], (size_t)most[1] * sizeof now[l][0]);
    }
    out->nobody += 1 - out->left - out->right - out->nobody;
}

/* Both counts leave out what has less than 1e-4 of all fights in it. */
void odds_near(const struct fight_odds *got, const struct fight_odds *want)
{
    bool near_it = fabs(got->left - want->left) < 1.1e-4 &&
                   fabs(got->right - want->right) < 1.1e-4 &&
                   fabs(got->nobody - want->nobody) < 1.1e-4; /* false of no number */
    if (!near_it)
        fail_msg("%.6f %.6f %.6f, counted %.6f %.6f %.6f", got->left, got->right, got->nobody,
                 want->left, want->right, want->nobody);
}

/* Now and then something that few Fighters have. */
int seldom(struct rng *rng, int of, int lo, int hi)
{
    return rng_below(rng, (uint32_t)of) ? 0 : lo + (int)rng_below(rng, (uint32_t)(hi - lo + 1));
}

struct fighter_model any_fighter(struct rng *rng)
{
    struct fighter_model f = {.str = (int)rng_below(rng, 7), .dex = (int)rng_below(rng, 7)};
    f.str -= seldom(rng, 5, 1, 12);
    f.dex -= seldom(rng, 5, 1, 12);
    f.life = 1 + (int)rng_below(rng, 6) + seldom(rng, 5, 1, 17) - seldom(rng, 8, 1, 7);
    f.wounds = seldom(rng, 2, 0, f.life > 0 ? f.life : 1);
    f.damage = (int)rng_below(rng, 5) + seldom(rng, 8, 1, 25);
    f.type = (int)rng_below(rng, 4);
    f.die = seldom(rng, 3, -3, 3);
    f.twice = seldom(rng, 3, -2, 2);
    f.drip = seldom(rng, 5, -2, 2);
    return f;
}

/* BG-I5, each word for what it says, at each side; false where new cards or new dice come. */
bool naive_effect(struct fight_model *m, const struct effect *e, int side)
{
    for (int at = 0; at < 2; at++) {
        struct fighter_model *f = &m->side[at];
        bool on = e->to == TO_BOTH || (e->to == TO_LEFT && at == 0) ||
                  (e->to == TO_RIGHT && at == 1) ||
                  ((e->to == TO_FIGHTER || e->to == TO_WEAPON) && at == side) ||
                  (e->to == TO_OPPONENT && at != side);
        if (!on)
            continue;
        f->str += e->op == OP_STR ? e->n : 0;
        f->dex += e->op == OP_DEX ? e->n : 0;
        f->life += e->op == OP_LIFE ? e->n : 0;
        f->die += e->op == OP_DIE ? e->n : 0;
        f->twice += e->op == OP_TWICE ? e->n : 0;
        f->type = e->op == OP_TYPE ? e->arg : f->type;
        f->damage += e->op == OP_DAMAGE ? e->n : 0;
        f->damage = f->damage < 0 ? 0 : f->damage;
        f->drip += e->op == OP_WOUNDS && e->when == WHEN_EACH_ROUND ? e->n : 0;
        f->wounds += e->op == OP_WOUNDS && e->when == WHEN_ONCE ? e->n : 0;
        f->wounds = f->wounds < 0 ? 0 : f->wounds;
    }
    if (e->op == OP_SWAP && e->arg == THING_WEAPON) {
        struct fighter_model left = m->side[0], right = m->side[1];
        m->side[0].type = right.type, m->side[0].damage = right.damage;
        m->side[1].type = left.type, m->side[1].damage = left.damage;
        return true;
    }
    return e->op != OP_REPLACE && e->op != OP_SWAP && e->op != OP_DRAW && e->op != OP_LOOK &&
           e->op != OP_REROLL;
}
