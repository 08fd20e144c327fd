/* What a duel is worth to a careful player, of either side, in points of the Gamblers' Fortune: to
 * the GM it is worth as much less. Made from one seat's view alone. What the other side hides is
 * weighed by how such players as these play: how often they raise with what, cast for their own
 * Patronage, and lie. */
#ifndef GAMES_GAMBLERS_HEART_MIND_H
#define GAMES_GAMBLERS_HEART_MIND_H

#include "games/gamblers_heart/exact.h"

struct mind {
    const struct gamblers_heart *s;
    int seat;
};

/* Of spells cast: how many are for the caster's own Patronage. */
#define MIND_OWN_RATE 0.5
/* What a curse, a blessing, a lost Gambler and the free spell are worth, in Fortune. */
#define MIND_CURSE 12.0
#define MIND_BLESSING 10.0
#define MIND_LOST 15.0
#define MIND_GIFT 10.0

/* What holding so much is worth to the Gamblers; at 0 and at 40 with what follows from it (GH-B3,
 * B4). */
double gh_mind_held(const struct gamblers_heart *, int fortune);
/* Half of what lies between this spell's being cast and its failing, beside the Stake: an obstacle,
 * a Showdown. */
double gh_mind_spell(const struct gamblers_heart *, int size);
/* The round to be shown at this Stake, won by the caster with chance p; and ended by a fold. */
double gh_mind_show(const struct gamblers_heart *, int stake, double p);
double gh_mind_caster_folds(const struct gamblers_heart *, int stake);
double gh_mind_gm_folds(const struct gamblers_heart *, int stake);

/* What winning this round is worth above losing it. */
double gh_mind_swing(const struct gamblers_heart *);

/* How likely this Patronage is the seat's own, as far as the view's seat knows; `cast`: given that
 * a spell that fits it is cast. */
double gh_mind_truth(const struct mind *, int seat, int patron, bool cast);
/* How often a careful caster lies where a die to be turned would win: so often that imposing pays
 * neither. */
double gh_mind_lie_rate(const struct mind *);
/* How likely the caster's invocation now made is a lie. */
double gh_mind_lie(const struct mind *);
/* How likely an invocation that decides the round counts: for exact.h. To the caster by the true
 * Patronage. */
double gh_mind_patron(const struct mind *);
/* How likely the GM should impose where an accepted Patron would win the round. */
double gh_mind_impose_rate(const struct mind *);

/* P(the caster wins) as the view's seat knows it, in a phase of the duel after the reroll and
 * before the show. */
double gh_mind_wins(const struct mind *);

#endif
