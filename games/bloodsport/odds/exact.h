/* Each Fighter's chance to win, as far as a seat knows: enumerates the Weapons and Secrets that
 * could lie there, with a Markov chain over the blows. For bots and people; reads only views. */
#ifndef GAMES_BLOODSPORT_EXACT_H
#define GAMES_BLOODSPORT_EXACT_H

#include "engine/big.h"
#include "engine/kept.h"
#include "games/bloodsport/rules.h"
#include "games/bloodsport/state.h"

struct fight_odds { double left, right, nobody; };
/* The same as fractions of their sum. */
struct whole_odds { struct big left, right, nobody; };

/* One Fighter as it fights. */
struct fighter_model {
    int str, dex, life, wounds; /* Life: LIFE_MAX + MOD_MAX at most */
    int type, damage;         /* of its Weapon */
    int die, twice;           /* added to each roll; sign: rolls twice, higher or lower counts */
    int drip;                 /* Wounds at each round's Secret */
    int die_now;              /* added to the roll of the present round alone: Reacts */
};
struct fight_model { struct fighter_model side[2]; };

/* P(die = 1 .. 6) in out[1 .. 6], rolled once or twice. */
void bg_die_chances(int twice, double out[7]);
/* Score of a Fighter with this die in the present round. BG-E6 */
int bg_model_score(const struct fighter_model *, int die);
/* The fight from `round` (from 0) to its end, at most round 100, without Reacts; to 1e-4. */
void bg_model_solve(const struct fight_model *, int round, struct fight_odds *out);
/* The same with the dice of the present round rolled. */
void bg_model_solve_dice(const struct fight_model *, int round, int left_die, int right_die,
                         struct fight_odds *out);
/* The Fight now being fought, its Weapons and Secret lying open; the lasting part of the Secret is
 * in the state. What Reacts did to a die is gone after the round; what the Secret does to rolls
 * comes again in each. */
void bg_model_now(const struct pack *, const struct bloodsport *, struct fight_model *out);
/* One effect of a card beside, or aimed at, `side`; false if the model has no place for it
 * (replacing, drawing). */
bool bg_model_effect(struct fight_model *, const struct effect *, int side);
/* The same of a React: what it adds to a die it adds in this round alone. */
bool bg_model_react(struct fight_model *, const struct effect *, int side);

/* A Sabotage not yet resolved, that might work. */
struct scheme { int card, slot; double works; };

enum { SCHEMES_MAX = 4 };
/* Those of a Fight that the view knows, then `more` (or NULL); how many. */
int bg_schemes_for(const struct pack *, const struct bloodsport *, int fight,
                   const struct scheme *more, struct scheme *out);

/* A Fight that is still to come, or whose first round is. Weapons and Secrets that the view does
 * not know are taken as equally likely among those not seen elsewhere. Face-down Sabotage that the
 * view knows counts with its chance at the present Guard Level (the first 3), then `more` (at most
 * one, or NULL) with its own; unknown Sabotage and effects that bring new cards are left out.
 * `secrets`: whether unknown Secrets are enumerated (exact) or taken as blank (quick). */
void bg_fight_chances(const struct pack *, const struct bloodsport *, int fight,
                      const struct scheme *more, bool secrets, struct fight_odds *out);
/* The same without `more`, with Secrets enumerated, exactly. False: Sabotage lies there, or it
 * would take long. */
bool bg_fight_whole(const struct pack *, const struct bloodsport *, int fight,
                    struct whole_odds *out);
/* bg_fight_chances without `more` and with Secrets enumerated; looked up if `kept` (or NULL) has it
 * from before. */
void bg_fight_chances_kept(const struct pack *, const struct bloodsport *, int fight,
                           struct kept *kept, struct fight_odds *out);
/* The Fight with the dice that lie there; false: it is not being fought, or none lie. */
bool bg_dice_chances(const struct pack *, const struct bloodsport *, int fight,
                     struct fight_odds *out);
/* The scores if this React works on a side (enum on); false: it does not change scores, or it
 * brings new dice. */
bool bg_react_scores(const struct pack *, const struct bloodsport *, int card, int on, int out[2]);
/* The odds over all Fights whose left Fighter is `lead` Ranks above the right, with all Weapons and
 * Secrets but no Action cards. */
void bg_pack_odds(const struct pack *, int lead, struct fight_odds *out);
/* Chance that a Risk roll with this need succeeds. BG-C4 */
double bg_risk_works(int need);

/* ---- spared.c ---- */
/* struct words, window: whether a player may be spared the question, and whether it could bring
 * anything. */
bool bg_window(const struct data *, const struct view *, struct move *pass, bool *matters);

#endif
