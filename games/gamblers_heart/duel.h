/* The duel from the spell to its outcome, and what a loss costs. */
#ifndef GAMES_GAMBLERS_HEART_DUEL_H
#define GAMES_GAMBLERS_HEART_DUEL_H

#include "games/gamblers_heart/state.h"

/* ---- duel.c: from the spell to its outcome ---- */
void gh_spell_begin(struct gamblers_heart *, int seat, int spell, int size, int fits);
void gh_duel_options(const struct book *, const struct gamblers_heart *, int seat,
                     struct options *);
void gh_duel_apply(const struct book *, struct gamblers_heart *, const struct move *);
/* The round is won or lost: Fortune moves, the spell is cast, or fails and is barred. */
void gh_round_won(struct gamblers_heart *);
void gh_round_lost(struct gamblers_heart *, bool bars);
/* By the dice as they lie (GH-C10). */
void gh_round_by_dice(struct gamblers_heart *);

/* ---- loss.c: disaster, the Sacrifice Play, the Showdown and its peril ---- */
/* The Gamblers gain Fortune, or lose it (below 0), at most what the payer has (GH-B2). */
void gh_fortune_move(struct gamblers_heart *, int gain);
/* The Gamblers are at 0: the caster is lost outside a Showdown, else the one the GM names. */
void gh_disaster(struct gamblers_heart *, int caster);
void gh_showdown_begin(struct gamblers_heart *, uint16_t involved);
void gh_showdown_over(struct gamblers_heart *);
void gh_loss_options(const struct book *, const struct gamblers_heart *, int seat,
                     struct options *);
void gh_loss_apply(const struct book *, struct gamblers_heart *, const struct move *);

/* ---- patron.c: Invoke the Patron, IMPOSE ORDER ---- */
void gh_patron_options(const struct book *, const struct gamblers_heart *, int seat,
                       struct options *);
void gh_patron_apply(const struct book *, struct gamblers_heart *, const struct move *);

#endif
