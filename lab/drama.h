/* What the chances to win in the course of a match say of it. What is always true: these are sums
 * over the moments that were judged, without a draw of their own. Drama and decisiveness are
 * Ludii's (C. Piette and others, General Board Game Concepts, IEEE CoG 2021, arXiv 2107.01078;
 * the ideas: C. Browne and F. Maire, Evolutionary Game Design, IEEE TCIAIG 2(1), 2010). */
#ifndef LAB_DRAMA_H
#define LAB_DRAMA_H

#include <stdbool.h>
#include <stdint.h>

#include "engine/engine.h"

enum { DRAMA_SIDES_MAX = SEATS_MAX, DRAMA_MOMENTS_MAX = 64 };

struct drama_moment {
    double when;                            /* which share of the match was over, 0 to 1 */
    double chance[2][DRAMA_SIDES_MAX];      /* of each side to win, 0 to 1, from two halves that
                                               have no playout in common */
};

struct drama {
    int sides, moments;
    uint32_t winners;                       /* a mask of the sides that won; all: nobody did */
    struct drama_moment at[DRAMA_MOMENTS_MAX]; /* in order */
};

/* How far the winners were behind whoever led, on average over the moments. Who leads is taken from
 * one half and how far from the other, and both ways, so that noise makes nobody lead. With halves
 * that are equal: the highest chance less the winners'. 0 where no moment was judged. */
double drama_behind(const struct drama *);
/* The highest chance that a side ever had that did not win; and the share of the match that was
 * over when a winner's was first higher (1: never). False: nobody lost, or no moment was judged. */
bool drama_decided(const struct drama *, double *threshold, double *when);

#endif
