/* A Fight's chances as fractions: the chain of exact.c once more, in whole numbers and to its last
 * round. A round has 36 pairs of dice, or 36 x 36 where a Fighter rolls twice, so every chance of a
 * round is a whole number of 1296ths, and of the Fight one of 1296 to the power of its rounds. */
#include <string.h>

#include "games/bloodsport/odds/exact_inside.h"

enum {
    ROUND = 1296,
    LIFE_COUNTED = 24, /* who has more is left out: nobody asks, and the grid would be large */
    SIDE = LIFE_COUNTED + 1
};

static void model_of(const int16_t key[MEMO_KEY], struct fight_model *out)
{
    memset(out, 0, sizeof *out);
    for (int side = 0; side < 2; side++) {
        const int16_t *k = key + side * (MEMO_KEY / 2);
        struct fighter_model *f = &out->side[side];
        f->die = k[0];
        f->twice = k[1];
        f->damage = k[2];
        f->life = k[3];
        f->wounds = k[4];
        f->drip = k[5];
    }
}

struct chain {
    const struct fight_model *m;
    int rows, columns;      /* Wounds at which either is out */
    uint32_t chance[LEADS_TO]; /* of a round, in 1296ths */
    struct big grid[2][SIDE][SIDE];
    struct whole_odds odds;
};

static void chain_from(struct chain *c, int l, int r, const struct big *mass,
                       struct big to[SIDE][SIDE])
{
    int at[LEADS_TO][2];
    bg_round_leads(c->m, c->rows, c->columns, l, r, at);
    for (int i = 0; i < LEADS_TO; i++)
        if (c->chance[i])
            big_add_times(&to[at[i][0]][at[i][1]], mass, c->chance[i]);
}

/* Those who are done leave the grid. */
static void chain_done(struct chain *c, struct big at[SIDE][SIDE])
{
    big_times(&c->odds.left, ROUND);
    big_times(&c->odds.right, ROUND);
    big_times(&c->odds.nobody, ROUND);
    for (int l = 0; l <= c->rows; l++)
        for (int r = 0; r <= c->columns; r++) {
            if (l < c->rows && r < c->columns)
                continue;
            big_add(r < c->columns ? &c->odds.right : l < c->rows ? &c->odds.left : &c->odds.nobody,
                    &at[l][r]);
            at[l][r].count = 0;
        }
}

static void chain_clear(struct chain *c, struct big at[SIDE][SIDE])
{
    for (int l = 0; l <= c->rows; l++)
        for (int r = 0; r <= c->columns; r++)
            at[l][r].count = 0;
}

/* One Fight from its first round; false: a Fighter has more Life than is counted. */
static bool whole_solve(const int16_t key[MEMO_KEY], struct chain *c)
{
    struct fight_model m;
    struct big one = big_of(1);
    double left, right;
    model_of(key, &m);
    bg_blow_chances(&m, &left, &right);
    c->rows = floor_at(m.side[0].life, 1);
    c->columns = floor_at(m.side[1].life, 1);
    if (c->rows > LIFE_COUNTED || c->columns > LIFE_COUNTED)
        return false;
    c->m = &m;
    /* These are whole 1296ths but for their last bits. */
    c->chance[LEADS_LEFT] = (uint32_t)(ROUND * left + 0.5);
    c->chance[LEADS_RIGHT] = (uint32_t)(ROUND * right + 0.5);
    c->chance[LEADS_NEITHER] = ROUND - c->chance[LEADS_LEFT] - c->chance[LEADS_RIGHT];
    c->odds = (struct whole_odds){{0}, {0}, {0}};
    chain_clear(c, c->grid[0]);
    chain_from(c, m.side[0].wounds, m.side[1].wounds, &one, c->grid[0]);
    chain_done(c, c->grid[0]);
    for (int round = 1, at = 0; round < FIGHT_ROUNDS_MAX; round++, at = !at) {
        chain_clear(c, c->grid[!at]);
        for (int l = 0; l < c->rows; l++)
            for (int r = 0; r < c->columns; r++)
                if (c->grid[at][l][r].count)
                    chain_from(c, l, r, &c->grid[at][l][r], c->grid[!at]);
        chain_done(c, c->grid[!at]);
    }
    for (int l = 0; l < c->rows; l++) /* BG-E8: called off */
        for (int r = 0; r < c->columns; r++)
            big_add(&c->odds.nobody, &c->grid[(FIGHT_ROUNDS_MAX - 1) % 2][l][r]);
    c->m = NULL; /* it was this call's */
    return true;
}

bool bg_ways_solve(const struct fight_ways *ways, struct whole_odds *out)
{
    struct chain chain;
    *out = (struct whole_odds){{0}, {0}, {0}};
    if (ways->count > WAYS_MAX)
        return false;
    for (int i = 0; i < ways->count; i++) {
        if (!whole_solve(ways->at[i].key, &chain))
            return false;
        big_add_times(&out->left, &chain.odds.left, ways->at[i].ways);
        big_add_times(&out->right, &chain.odds.right, ways->at[i].ways);
        big_add_times(&out->nobody, &chain.odds.nobody, ways->at[i].ways);
    }
    return true;
}

void bg_ways_add(struct fight_ways *ways, const int16_t key[MEMO_KEY], int n)
{
    int i = 0;
    if (ways->count > WAYS_MAX)
        return;
    while (i < ways->count && memcmp(ways->at[i].key, key, sizeof ways->at[i].key))
        i++;
    if (i == ways->count) {
        if (++ways->count > WAYS_MAX)
            return;
        memcpy(ways->at[i].key, key, sizeof ways->at[i].key);
        ways->at[i].ways = 0;
    }
    ways->at[i].ways += (uint32_t)n;
}
