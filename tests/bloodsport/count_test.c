/* Chances of fights against the plain count: Fighters, effects, and whole tables with every card
 * that may lie there. What is always true: the count follows the rules page. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <math.h>
#include <string.h>

#include "games/bloodsport/odds/exact_inside.h"
#include "games/bloodsport/rules.h"
#include "tests/bloodsport/naive.h"

static void near(double got, double want)
{
    assert_true(fabs(got - want) < 1e-9);
}

/* ---- One fight ---- */

/* BG-E3 to BG-E9: any two Fighters, from the first round or a late one, with dice to come or
 * lying. */
static void fights_counted(void **state)
{
    struct rng rng;
    (void)state;
    rng_seed(&rng, 7, 0);
    for (int k = 0; k < 4000; k++) {
        struct fight_model m = {{any_fighter(&rng), any_fighter(&rng)}};
        struct fight_odds got, want;
        int round = seldom(&rng, 2, 0, FIGHT_ROUNDS_MAX - 1);
        bg_model_solve(&m, round, &got);
        naive_fight(&m, round, &want);
        odds_near(&got, &want);
        if (k % 4)
            continue;
        /* the dice lie: the Wounds of this round, who is out, else all that can follow */
        int die[2] = {1 + (int)rng_below(&rng, 6), 1 + (int)rng_below(&rng, 6)}, score[2], out[2];
        struct fight_model after = m;
        for (int side = 0; side < 2; side++)
            score[side] = bg_model_score(&m.side[side], die[side]);
        after.side[1].wounds += score[0] > score[1] ? m.side[0].damage : 0;
        after.side[0].wounds += score[1] > score[0] ? m.side[1].damage : 0;
        for (int side = 0; side < 2; side++)
            out[side] = after.side[side].wounds >= (m.side[side].life > 1 ? m.side[side].life : 1);
        naive_fight(&after, round + 1, &want);
        if (out[0] || out[1])
            want = (struct fight_odds){out[1] > out[0], out[0] > out[1], out[0] && out[1]};
        bg_model_solve_dice(&m, round, die[0], die[1], &got);
        odds_near(&got, &want);
    }
}

/* BG-E8: 48 hits are more than 99 rounds in which one of two blows is a tie bring for sure. 10 hits
 * at one in six of 100 rounds, too: some of those fights are called off. */
static void called_off(void **state)
{
    struct fight_model m = {{fighter(-3, 23, 1), fighter(-3, 23, 1)}};
    struct fight_odds got, want;
    (void)state;
    bg_model_solve(&m, 0, &got);
    naive_fight(&m, 0, &want);
    assert_true(want.nobody > 0.01);
    odds_near(&got, &want);
    m = (struct fight_model){{fighter(0, 9, 1), fighter(2, 12, 0)}};
    bg_model_solve(&m, 0, &got);
    naive_fight(&m, 0, &want);
    assert_true(want.nobody > 0.01 && want.right == 0);
    odds_near(&got, &want);
    /* more Wounds than Life: out when the round is over, unless the other is, too */
    m = (struct fight_model){{fighter(3, 23, 1), fighter(3, 23, 1)}};
    m.side[0].wounds = 40;
    bg_model_solve(&m, 0, &got);
    odds_near(&got, &(struct fight_odds){0, 1, 0});
}

static void assert_same_side(const struct fighter_model *a, const struct fighter_model *b)
{
    assert_int_equal(a->str, b->str);
    assert_int_equal(a->dex, b->dex);
    assert_int_equal(a->life, b->life);
    assert_int_equal(a->wounds, b->wounds);
    assert_int_equal(a->type, b->type);
    assert_int_equal(a->damage, b->damage);
    assert_int_equal(a->die, b->die);
    assert_int_equal(a->twice, b->twice);
    assert_int_equal(a->drip, b->drip);
    assert_int_equal(a->die_now, b->die_now);
}

static void effects_counted(void **state)
{
    (void)state;
    for (int k = 0; k < OPS * 7 * 2 * 2 * 4; k++) {
        struct effect e = {.op = (uint8_t)(k % OPS),
                           .to = (uint8_t)(k / OPS % 7),
                           .when = (uint8_t)(k / OPS / 7 % 2),
                           .arg = (uint8_t)(k / OPS / 28),
                           .n = (int8_t)(k % 9 - 4)};
        struct fight_model got = {{{2, 5, 4, 1, TYPE_STR, 3, 1, -1, 1},
                                   {4, 1, 3, 2, TYPE_WORST, 1, -2, 0, 0}}},
                           want = got;
        int side = k / OPS / 14 % 2;
        bool fits = bg_model_effect(&got, &e, side);
        assert_int_equal(fits, naive_effect(&want, &e, side));
        assert_same_side(&got.side[0], &want.side[0]);
        assert_same_side(&got.side[1], &want.side[1]);
    }
}

/* ---- Whole tables ---- */

static struct effect any_effect(struct rng *rng)
{
    static const uint8_t op[] = {OP_STR,  OP_DEX,   OP_LIFE, OP_WOUNDS, OP_DAMAGE,
                                 OP_TYPE, OP_TWICE, OP_DIE,  OP_SWAP};
    struct effect e = {.op = op[rng_below(rng, sizeof op)],
                       .to = (uint8_t)(TO_BOTH + rng_below(rng, 3))};
    e.arg = (uint8_t)(e.op == OP_SWAP ? THING_WEAPON : rng_below(rng, 4));
    bool rolls = e.op == OP_DIE || e.op == OP_TWICE; /* what a Secret does to a roll comes in each
                                                        round: BG-E8 */
    e.when = rolls || (e.op == OP_WOUNDS && rng_below(rng, 2)) ? WHEN_EACH_ROUND : WHEN_ONCE;
    e.n = (int8_t)((int)rng_below(rng, 9) - 4);
    if (e.op <= OP_DEX && !rng_below(rng, 5))
        e.n = (int8_t)(e.n * 30); /* too large to be looked up */
    return e;
}

static struct pack fight_pack;

static void any_pack(struct rng *rng)
{
    memset(&fight_pack, 0, sizeof fight_pack);
    for (int i = 0; i < FIGHTERS; i++)
        fight_pack.fighter[i] = (struct fighter){.str = (int8_t)rng_below(rng, 6),
                                                 .dex = (int8_t)rng_below(rng, 6),
                                                 .life = (uint8_t)(1 + rng_below(rng, 6))};
    for (int w = 0; w < WEAPONS; w++)
        fight_pack.weapon[w] = (struct weapon){.type = (uint8_t)rng_below(rng, 4),
                                               .damage = (uint8_t)rng_below(rng, 5)};
    for (int c = 0; c < SECRETS; c++)
        for (int i = c % 3; i < 2; i++) {
            struct effects *all = &fight_pack.secret[c].effects;
            all->at[all->count++] = any_effect(rng);
        }
    for (int card = 0; card < ACTIONS; card++) {
        struct action *a = &fight_pack.action[card];
        *a = (struct action){.type = ACTION_SABOTAGE,
                             .risk = (uint8_t)(1 + card % 5),
                             .no_risk = card % 4 == 0,
                             .on_weapon = card % 5 == 0,
                             .effects = {.count = 1}};
        a->risk = a->no_risk ? 0 : a->risk;
        a->effects.at[0] = any_effect(rng);
        a->effects.at[0].to = card % 5 == 0 ? TO_WEAPON : card % 2 ? TO_FIGHTER : TO_OPPONENT;
    }
}

/* All that lies somewhere lies there at random; what nobody has seen is UNKNOWN. */
static void any_table(struct rng *rng, struct bloodsport *s)
{
    memset(s, 0, sizeof *s);
    s->seats = 2;
    s->guard = (uint8_t)(1 + rng_below(rng, 3));
    s->fight = NONE;
    memset(s->weapon_place, UNKNOWN, sizeof s->weapon_place);
    memset(s->secret_place, UNKNOWN, sizeof s->secret_place);
    memset(s->action_place, UNKNOWN, sizeof s->action_place);
    memset(s->mod_type, NONE, sizeof s->mod_type);
    memset(s->row_tie, NONE, sizeof s->row_tie);
    for (int i = 0; i < 5; i++) {
        s->weapon_place[rng_below(rng, WEAPONS)] = WEAPON_DISCARD;
        s->secret_place[rng_below(rng, SECRETS)] = SECRET_DISCARD;
    }
    for (int slot = 0; slot < SLOTS; slot++) {
        s->fighter_at[slot] = (uint8_t)slot;
        s->mod_str[slot] = (int8_t)seldom(rng, 3, -8, 2);
        s->mod_dex[slot] = (int8_t)seldom(rng, 3, -3, 3);
        s->mod_life[slot] = (int8_t)seldom(rng, 3, -7, 9);
        s->mod_damage[slot] = (int8_t)seldom(rng, 3, -3, 3);
        s->mod_die[slot] = (int8_t)seldom(rng, 3, -2, 2);
        s->mod_twice[slot] = (int8_t)seldom(rng, 3, -1, 1);
        s->wounds[slot] = (uint8_t)seldom(rng, 3, 0, 3);
        if (!rng_below(rng, 4))
            s->mod_type[slot] = (uint8_t)rng_below(rng, 4);
        if (slot % 2 || rng_below(rng, 4)) /* right ones mostly lie open, or it is a long count */
            s->weapon_place[slot] = (uint8_t)(WEAPON_SLOT + slot);
    }
    for (int fight = 0; fight < FIGHTS; fight++)
        if (rng_below(rng, 2))
            s->secret_place[fight] = (uint8_t)(SECRET_FIGHT + fight);
    bool crowded = !rng_below(rng, 3); /* all in the first Fight */
    s->row_count = (uint8_t)rng_below(rng, crowded ? 9 : 6);
    for (int row = 0; row < s->row_count; row++) {
        int card = (int)rng_below(rng, ACTIONS);
        if (s->action_place[card] != UNKNOWN)
            continue; /* face down */
        s->action_place[card] = (uint8_t)(ACTION_ROW + row);
        s->row_on[row] = (uint8_t)rng_below(rng, crowded ? 2 : SLOTS);
        s->row_done[row] = !rng_below(rng, 5);
        s->row_extra[row] = (uint8_t)seldom(rng, 3, 1, 1);
        s->row_cut[row] = (uint8_t)seldom(rng, 3, 1, 2);
        s->row_time[row] = (uint8_t)seldom(rng, 2, 1, 4);
        s->row_coin[row] = (uint8_t)seldom(rng, 3, 1, 2);
        if (fight_pack.action[card].on_weapon && rng_below(rng, 3))
            s->row_tie[row] = (uint8_t)rng_below(rng, SLOTS);
    }
}

/* What lies in a slot as it fights, with this Weapon. */
static struct fighter_model naive_side(const struct bloodsport *s, int slot, int weapon)
{
    const struct fighter *f = &fight_pack.fighter[slot];
    struct fighter_model out = {.str = f->str + s->mod_str[slot],
                                .dex = f->dex + s->mod_dex[slot],
                                .life = f->life + s->mod_life[slot],
                                .wounds = s->wounds[slot],
                                .type = fight_pack.weapon[weapon].type,
                                .damage = fight_pack.weapon[weapon].damage + s->mod_damage[slot],
                                .die = s->mod_die[slot],
                                .twice = s->mod_twice[slot]};
    out.life = out.life < 1 ? 1 : out.life; /* BG-E9 */
    out.damage = out.damage < 0 ? 0 : out.damage;
    if (s->mod_type[slot] != NONE)
        out.type = s->mod_type[slot];
    return out;
}

/* BG-C4, BG-C8, BG-E2: the Sabotage of a Fight with the chance that each works: the tokens on it
 * are off its Risk, and the Guard Level is added; No Risk works, but where it has the surcharge. */
static int naive_schemes(const struct bloodsport *s, int fight, struct scheme *out)
{
    int n = 0;
    for (int row = 0; row < s->row_count && n < 3; row++)
        for (int card = 0; card < ACTIONS; card++) {
            const struct action *a = &fight_pack.action[card];
            int slot = a->on_weapon ? s->row_tie[row] : s->row_on[row], works = 0;
            if (s->action_place[card] != ACTION_ROW + row || s->row_done[row] || slot == NONE ||
                slot / 2 != fight)
                continue;
            int risk = a->risk + s->row_extra[row] - s->row_cut[row];
            risk = (risk < 0 ? 0 : risk) - s->row_time[row] - s->row_coin[row];
            for (int die = 1; die <= 6; die++)
                works += die > (risk < 0 ? 0 : risk) + s->guard;
            if (a->no_risk && s->row_extra[row] == 0)
                works = 6;
            out[n++] = (struct scheme){card, slot, works / 6.0};
        }
    return n;
}

/* Each Weapon and Secret that may lie there, alike; each Sabotage works or not, before the
 * Secret. */
static void naive_chances(const struct bloodsport *s, int fight, const struct scheme *more,
                          bool secrets, struct fight_odds *out)
{
    struct scheme scheme[4];
    int schemes = naive_schemes(s, fight, scheme), slot[2] = {fight * 2, fight * 2 + 1},
        lies = SECRETS, hidden = 0;
    double all = 0;
    *out = (struct fight_odds){0, 0, 0};
    if (more)
        scheme[schemes++] = *more;
    for (int c = 0; c < SECRETS; c++) {
        lies = s->secret_place[c] == SECRET_FIGHT + fight ? c : lies;
        hidden += s->secret_place[c] == UNKNOWN;
    }
    bool known[2] = {false, false};
    for (int w = 0; w < WEAPONS; w++)
        for (int side = 0; side < 2; side++)
            known[side] |= s->weapon_place[w] == WEAPON_SLOT + slot[side];
    for (int l = 0; l < WEAPONS; l++)
        for (int r = 0; r < WEAPONS; r++) {
            bool left = s->weapon_place[l] == (known[0] ? WEAPON_SLOT + slot[0] : UNKNOWN);
            bool right = s->weapon_place[r] == (known[1] ? WEAPON_SLOT + slot[1] : UNKNOWN);
            for (int c = 0; c <= SECRETS && left && right && l != r; c++) {
                if (lies < SECRETS      ? c != lies
                    : secrets && hidden ? c == SECRETS || s->secret_place[c] != UNKNOWN
                                        : c < SECRETS)
                    continue;
                for (int ways = 0; ways < 1 << schemes; ways++) {
                    struct fight_model m = {{naive_side(s, slot[0], l), naive_side(s, slot[1], r)}};
                    struct fight_odds one;
                    double weight = 1;
                    for (int i = 0; i < schemes; i++) {
                        bool works = ways & 1 << i;
                        weight *= works ? scheme[i].works : 1 - scheme[i].works;
                        if (works)
                            naive_effect(&m, &fight_pack.action[scheme[i].card].effects.at[0],
                                         scheme[i].slot % 2);
                    }
                    if (weight == 0)
                        continue;
                    for (int i = 0; c < SECRETS && i < fight_pack.secret[c].effects.count; i++)
                        naive_effect(&m, &fight_pack.secret[c].effects.at[i], 0);
                    naive_fight(&m, 0, &one);
                    out->left += weight * one.left;
                    out->right += weight * one.right;
                    out->nobody += weight * one.nobody;
                    all += weight;
                }
            }
        }
    *out = (struct fight_odds){out->left / all, out->right / all, out->nobody / all};
}

static void tables_counted(void **state)
{
    struct bloodsport s;
    struct rng rng;
    int seen[5] = {0};
    (void)state;
    rng_seed(&rng, 11, 0);
    for (int k = 0; k < 60; k++) {
        struct scheme more = {(int)rng_below(&rng, ACTIONS), 0, 0.25}, got_scheme[SCHEMES_MAX],
                      want_scheme[SCHEMES_MAX];
        struct fight_odds got, want;
        if (k % 10 == 0)
            any_pack(&rng);
        any_table(&rng, &s);
        int fight = k % FIGHTS, with_more = k % 4 == 1, secrets = k % 5 != 2;
        more.slot = fight * 2 + k % 2;
        int n = bg_schemes_for(&fight_pack, &s, fight, with_more ? &more : NULL, got_scheme);
        int counted = naive_schemes(&s, fight, want_scheme);
        assert_int_equal(n, counted + with_more);
        seen[n]++;
        for (int i = 0; i < n; i++) {
            const struct scheme *want_one = i < counted ? &want_scheme[i] : &more;
            assert_int_equal(got_scheme[i].card, want_one->card);
            assert_int_equal(got_scheme[i].slot, want_one->slot);
            near(got_scheme[i].works, want_one->works);
        }
        bg_fight_chances(&fight_pack, &s, fight, with_more ? &more : NULL, secrets, &got);
        naive_chances(&s, fight, with_more ? &more : NULL, secrets, &want);
        odds_near(&got, &want);
    }
    assert_true(seen[0] && seen[1] && seen[2] && seen[3] && seen[4]);
}

/* The kind of a Weapon that may lie in a slot: type and Damage, numbered as they first come. */
static int kind_of(const struct bloodsport *s, int weapon, int kind[WEAPONS])
{
    const struct weapon *at = fight_pack.weapon;
    int kinds = 0;
    for (int w = 0; w <= weapon; w++) {
        int like = 0;
        if (s->weapon_place[w] != UNKNOWN)
            continue;
        while (s->weapon_place[like] != UNKNOWN || at[like].type != at[w].type ||
               at[like].damage != at[w].damage)
            like++;
        kind[w] = like < w ? kind[like] : kinds++;
    }
    return kind[weapon];
}

/* The chances with each Weapon or Secret that may lie at a target: those of the table where it is
 * known to lie there. One Weapon or none of the Fight is known beside it. Where Secrets are taken
 * as blank, no Secret has chances, and nothing is written behind the last. */
static void each_counted(void **state)
{
    static struct { struct card_odds each; struct fight_odds behind[256]; } at;
    static struct fight_odds untouched[256];
    static struct solved solved;
    struct bloodsport s;
    struct rng rng;
    (void)state;
    rng_seed(&rng, 37, 0);
    bg_solved_none(&solved);
    for (int k = 0; k < 24; k++) {
        any_pack(&rng);
        any_table(&rng, &s);
        int fight = k % FIGHTS, slot = fight * 2 + k / 3 % 2, kind[WEAPONS], seen[WEAPONS] = {0};
        bool secret = k % 4 == 3, secrets = k % 6 != 5;
        for (int w = 0; w < WEAPONS; w++)
            if (s.weapon_place[w] == WEAPON_SLOT + slot ||
                (k % 2 && s.weapon_place[w] == WEAPON_SLOT + (slot ^ 1)))
                s.weapon_place[w] = UNKNOWN;
        for (int c = 0; c < SECRETS && (secret || k % 8 == 0); c++)
            if (s.secret_place[c] == SECRET_FIGHT + fight)
                s.secret_place[c] = UNKNOWN;
        struct card_odds *each = &at.each;
        struct fight_odds all, want;
        memset(&at, 64, sizeof at); /* of an earlier look: 32.5 in every place */
        memset(untouched, 64, sizeof untouched);
        each->target = secret ? TARGET_SECRET + fight : TARGET_WEAPON + slot;
        bg_fight_chances_by(&fight_pack, &s, fight, NULL, secrets, &solved, &all, each);
        assert_memory_equal(at.behind, untouched, sizeof untouched);
        naive_chances(&s, fight, NULL, secrets, &want);
        odds_near(&all, &want);
        for (int i = 0; i < (secret ? SECRETS : WEAPONS); i++) {
            const uint8_t *place = secret ? s.secret_place : s.weapon_place;
            struct bloodsport there = s;
            if (place[i] != UNKNOWN) {
                assert_true(!secret || !each->n[i]);
                continue;
            }
            int nth = secret ? i : kind_of(&s, i, kind);
            if (seen[nth]++)
                continue;
            if (secret)
                there.secret_place[i] = (uint8_t)(SECRET_FIGHT + fight);
            else
                there.weapon_place[i] = (uint8_t)(WEAPON_SLOT + slot);
            naive_chances(&there, fight, NULL, secrets, &want);
            if (secret && !secrets)
                want = (struct fight_odds){0, 0, 0};
            odds_near(&each->at[nth], &want);
        }
        for (int i = 0; i < each->count; i++)
            assert_int_equal(each->n[i], seen[i]);
    }
}

/* Secrets that make fights which differ in what counts, or in nothing that counts: of scores, of
 * Wounds, of dice. */
static struct effect like_secret(int family, int c)
{
    static const struct effect at[3][4] = {
        {{.op = OP_STR}, {.op = OP_DIE}, {.op = OP_STR}, {.op = OP_TWICE}},
        {{.op = OP_WOUNDS},
         {.op = OP_LIFE},
         {.op = OP_DAMAGE},
         {.op = OP_WOUNDS, .when = WHEN_EACH_ROUND}},
        {{.op = OP_LIFE}, {.op = OP_DAMAGE}, {.op = OP_STR}, {.op = OP_TWICE}}};
    struct effect e = at[family][c / 3];
    e.to = c % 2 ? TO_LEFT : TO_RIGHT;
    return e;
}

/* Fights that are looked up are those that are worked out: chances of Secrets that are much
 * alike. */
static void looked_up(void **state)
{
    struct bloodsport s;
    struct rng rng;
    (void)state;
    rng_seed(&rng, 17, 0);
    for (int k = 0; k < 400; k++) {
        struct fight_odds got, want;
        memset(&fight_pack, 0, sizeof fight_pack);
        any_table(&rng, &s);
        for (int slot = 0; slot < SLOTS; slot++) {
            s.mod_str[slot] = s.mod_dex[slot] = s.mod_life[slot] = s.mod_damage[slot] =
                s.mod_die[slot] = 0;
            s.mod_twice[slot] = 0;
            s.mod_type[slot] = NONE;
            s.weapon_place[slot] = (uint8_t)(WEAPON_SLOT + slot);
            fight_pack.fighter[slot].str = (int8_t)rng_below(&rng, 5);
            fight_pack.fighter[slot].life = (uint8_t)(1 + rng_below(&rng, 4));
            fight_pack.weapon[slot] =
                (struct weapon){.type = TYPE_STR, .damage = (uint8_t)rng_below(&rng, 4)};
            s.wounds[slot] = (uint8_t)seldom(&rng, 3, 1, 2);
            if (k % 8 == 0) {
                /* 24 with a Secret: as long as any */
                fight_pack.fighter[slot].life = (uint8_t)(22 + rng_below(&rng, 2));
                fight_pack.weapon[slot].damage = (uint8_t)(1 + rng_below(&rng, 4));
            }
        }
        s.row_count = 0;
        for (int c = 0; c < SECRETS; c++) {
            s.secret_place[c] = UNKNOWN;
            struct effect e = like_secret(k % 3, c);
            e.n = (int8_t)((int)rng_below(&rng, 9) - 4);
            if (e.op == OP_LIFE && k % 8 == 0)
                e.n = (int8_t)(e.n % 2);
            fight_pack.secret[c].effects = (struct effects){.count = 1, .at = {e}};
        }
        bg_fight_chances(&fight_pack, &s, 0, NULL, true, &got);
        naive_chances(&s, 0, NULL, true, &want);
        odds_near(&got, &want);
    }
}

/* BG-E4, BG-E6: a Fight going on: what Sabotage and Secret made of the Fighters, the roll's part of
 * this round, and what the open Secret will drip. */
static void fight_now(void **state)
{
    struct bloodsport s;
    struct fight_model m;
    struct rng rng;
    (void)state;
    rng_seed(&rng, 13, 0);
    for (int k = 0; k < 200; k++) {
        any_pack(&rng);
        any_table(&rng, &s);
        s.fight = (uint8_t)(k % FIGHTS);
        int weapon[2] = {s.fight * 2, s.fight * 2 + 1}, secret = s.fight + 3;
        for (int c = 0; c < SECRETS; c++)
            s.secret_place[c] = c == secret ? (uint8_t)(SECRET_FIGHT + s.fight) : UNKNOWN;
        struct fight_model want;
        struct fight_model secret_part = {{{0}, {0}}};
        for (int i = 0; i < fight_pack.secret[secret].effects.count; i++) {
            const struct effect *e = &fight_pack.secret[secret].effects.at[i];
            if (e->when == WHEN_EACH_ROUND)
                naive_effect(&secret_part, e, 0);
        }
        for (int side = 0; side < 2; side++) {
            const struct fighter_model *part = &secret_part.side[side];
            int react = seldom(&rng, 2, -2, 2);
            s.weapon_place[weapon[side]] = (uint8_t)(WEAPON_SLOT + weapon[side]);
            s.round_die[side] = (int8_t)(part->die + react);
            s.round_twice[side] = (int8_t)part->twice;
            want.side[side] = naive_side(&s, weapon[side], weapon[side]);
            want.side[side].die += part->die;
            want.side[side].twice += part->twice;
            want.side[side].drip = part->drip;
            want.side[side].die_now = react;
        }
        bg_model_now(&fight_pack, &s, &m);
        assert_same_side(&m.side[0], &want.side[0]);
        assert_same_side(&m.side[1], &want.side[1]);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(fights_counted),  cmocka_unit_test(called_off),
        cmocka_unit_test(effects_counted), cmocka_unit_test(tables_counted),
        cmocka_unit_test(each_counted),    cmocka_unit_test(looked_up),
        cmocka_unit_test(fight_now),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
