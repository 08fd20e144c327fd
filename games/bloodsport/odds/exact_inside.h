/* What the parts of the odds share. */
#ifndef GAMES_BLOODSPORT_EXACT_INSIDE_H
#define GAMES_BLOODSPORT_EXACT_INSIDE_H

#include "engine/big.h"
#include "games/bloodsport/odds/exact.h"

enum {
    LIVES = LIFE_MAX + MOD_MAX + 1, /* more than a Fighter's Life can be, so more than the Wounds in
                                       a running fight */
    HITS = 24                       /* plain fights that need fewer blows of each side are kept */
};

static inline int floor_at(int n, int least)
{
    return n < least ? least : n;
}

static inline int at_most(int n, int most)
{
    return n > most ? most : n;
}

/* Blows of this Damage that a Fighter takes before it is out. */
static inline int hits(int life, int wounds, int damage)
{
    return (floor_at(life, 1) - wounds + damage - 1) / damage;
}

/* Fights solved before, whatever the table they were asked for. Most have plain dice, and nothing
 * drips: of those only the lead counts, and the hits that each side needs. Any other hangs on the
 * twelve numbers of its key: for each side what is added to its die and its second die, then
 * Damage, Life, Wounds and what drips. */
enum { LEAD = 6, LEADS = 2 * LEAD + 1, MEMO_KEY = 12, MEMO_SLOTS = 1024 };
_Static_assert(MEMO_SLOTS == 1 << 10, "");
struct solved {
    uint8_t plain_used[LEADS][HITS][HITS], used[MEMO_SLOTS];
    double plain[LEADS][HITS][HITS]; /* left's chance */
    int16_t key[MEMO_SLOTS][MEMO_KEY];
    struct fight_odds odds[MEMO_SLOTS];
};
/* None yet. */
void bg_solved_none(struct solved *);
/* bg_plain_chance, and bg_model_solve of a fight from its first round whose Fighters have no STR
 * and DEX: what they add is all in `die`. The model is used up. */
double bg_solved_plain(struct solved *, int lead, int left_needs, int right_needs);
void bg_solved_fight(struct solved *, struct fight_model *, struct fight_odds *out);
/* Chances by what lies at a target (enum target), a Weapon's slot or a Secret, of that fight:
 * `count` kinds of cards, n of each that may lie there, all of them equally likely. */
struct card_odds {
    int target, count, n[WEAPONS];
    struct fight_odds at[WEAPONS];
};
/* bg_fight_chances, with what was solved before: who asks about many tables solves few fights.
 * `each`: NULL, or its target says for which card they are wanted one by one as well. */
void bg_fight_chances_by(const struct pack *, const struct bloodsport *, int fight,
                         const struct scheme *more, bool secrets, struct solved *,
                         struct fight_odds *out, struct card_odds *each);

/* ---- As fractions ---- */

/* Fights that may come about, each by the numbers that it hangs on (struct solved), and in how many
 * of all ways, which are alike. `count` above WAYS_MAX: there was no room for all. */
enum { WAYS_MAX = 512 };
struct fight_ways { int count; struct { int16_t key[MEMO_KEY]; uint32_t ways; } at[WAYS_MAX + 1]; };
void bg_ways_add(struct fight_ways *, const int16_t key[MEMO_KEY], int n);
/* Adds up all of them. False: there are too many, or one has too much Life. */
bool bg_ways_solve(const struct fight_ways *, struct whole_odds *out);
/* The key of a fight as bg_solved_fight takes it. */
void bg_fight_key(struct fight_model *, int16_t key[MEMO_KEY]);
/* P(left scores more), P(right scores more). */
void bg_blow_chances(const struct fight_model *, double *left, double *right);

/* Where a round leads from so many Wounds: the left Fighter hits, the right one, neither. `rows`
 * and `columns`: Wounds at which either is out, who never has more. */
enum { LEADS_LEFT, LEADS_RIGHT, LEADS_NEITHER, LEADS_TO };
static inline void bg_round_leads(const struct fight_model *m, int rows, int columns, int l, int r,
                                  int to[LEADS_TO][2])
{
    int stays_l = floor_at(l + m->side[0].drip, 0), stays_r = floor_at(r + m->side[1].drip, 0);
    to[LEADS_LEFT][0] = to[LEADS_NEITHER][0] = at_most(stays_l, rows);
    to[LEADS_RIGHT][0] = at_most(stays_l + m->side[1].damage, rows);
    to[LEADS_LEFT][1] = at_most(stays_r + m->side[0].damage, columns);
    to[LEADS_RIGHT][1] = to[LEADS_NEITHER][1] = at_most(stays_r, columns);
}

/* What a Fighter adds to its die. */
int bg_model_lift(const struct fighter_model *);
/* The left Fighter's chance in a fight of plain dice in which nothing drips: by how much more it
 * adds than the other, and how many blows each needs, 1 .. HITS - 1: at least 30 of 36 rounds hurt,
 * so that no such fight is called off. */
double bg_plain_chance(int lead, int left_needs, int right_needs);

#endif
