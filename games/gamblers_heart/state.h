/* What is read of the table. */
#ifndef GAMES_GAMBLERS_HEART_STATE_H
#define GAMES_GAMBLERS_HEART_STATE_H

#include "games/gamblers_heart/gamblers_heart.h"

static inline struct gamblers_heart *table_of(struct state *st)
{
    return (struct gamblers_heart *)(void *)st->bytes;
}
static inline const struct gamblers_heart *look_at(const struct state *st)
{
    return (const struct gamblers_heart *)(const void *)st->bytes;
}

/* What the GM holds (GH-B1). */
static inline int gh_gm_fortune(const struct gamblers_heart *s)
{
    return FORTUNE - s->fortune;
}
/* Whether a seat is a Gambler who is not lost; masks of seats. */
static inline bool gh_is_living(const struct gamblers_heart *s, int seat)
{
    return seat >= 1 && seat <= s->gamblers && s->status[seat_gambler(seat)] != STATUS_LOST;
}
uint16_t gh_all_gamblers(const struct gamblers_heart *);
uint16_t gh_living(const struct gamblers_heart *);
uint16_t gh_with_status(const struct gamblers_heart *, int status);
/* The Patronages of the table's list, as a set. */
struct set gh_list_set(const struct gamblers_heart *);
/* The points of five faces (GH-C9): 0 to 6. */
int gh_hand_points(const uint8_t face[DICE]);
/* The same by the sum of the squares of how many dice show each face: no two kinds of hand have the
 * same. */
enum { SQUARES_MAX = DICE * DICE };
extern const uint8_t gh_square_points[SQUARES_MAX + 1];
/* What one more die of this face adds to it; `of` counts them. One that was not rolled is like no
 * other. */
static inline int gh_square_add(int of[FACES + 1], int face)
{
    return face ? 2 * of[face]++ + 1 : 1;
}
/* Half the Stake, rounded up: what a fold costs before it is capped (GH-C8). */
static inline int gh_fold_price(int stake)
{
    return (stake + 1) / 2;
}
/* In the first edition a spell waited until an act was answered or the pressed Gambler had moved,
 * and no one was passed over (GH-C1, GH-E7). */
static inline bool reactions_open(const struct gamblers_heart *s)
{
    return s->edition >= 2;
}
/* In the first edition a lost Gambler's seat always made a new one for the next Quest (GH-F7). */
static inline bool lost_may_stay(const struct gamblers_heart *s)
{
    return s->edition >= 2;
}
/* In the first edition the GM could close a vote at once (GH-F2). */
static inline bool vote_is_heard_out(const struct gamblers_heart *s)
{
    return s->edition >= 2;
}
/* "Nothing for now", where the seat has not said so already. */
void gh_wait_option(const struct gamblers_heart *, int seat, struct options *);
/* Whether the seat has said nothing for now, and may go on all the same (rules.c). */
bool gh_is_resting(const struct gamblers_heart *, int seat);
/* Whether the vote may be closed: all have voted or been asked. */
bool gh_vote_may_close(const struct gamblers_heart *);
/* Whether a power of the Soulcard helps at the obstacle that stands: once in each act (GH-H5). */
bool gh_soul_helps(const struct gamblers_heart *, int seat, int as);
/* Nothing but the quest's end is open any more (GH-H6). */
static inline bool is_late(const struct gamblers_heart *s)
{
    return s->beats >= BEATS_MAX;
}
/* How many marks or alarms this step of the quest takes before it comes to its end. */
static inline int gh_marks_most(const struct gamblers_heart *s)
{
    return s->step == STEP_WORK ? 4 : 2; /* GH-H5 */
}
static inline int gh_alarms_most(const struct gamblers_heart *s)
{
    return s->step == STEP_WORK ? 3 : 2; /* GH-H5 */
}
/* How many evenings the campaign is meant to have, this one at least. */
static inline int gh_evenings(const struct gamblers_heart *s)
{
    return s->evenings > s->evening ? s->evenings : s->evening;
}
/* The guide of the Initial Stake for a spell of this size; 0 where it was not said. */
static inline int gh_stake_guide(int size)
{
    return size * STAKE_STEP; /* GH-C2: 4, 8 and 12 */
}
/* Whether a seat of the Showdown has nothing left to cast or pass. */
bool gh_is_done(const struct gamblers_heart *, int seat);
/* The highest Stake that a side with this Fortune may raise to; below the Stake + 1: none. */
int gh_raise_most(int stake, int fortune);
/* The uses of Tip the Scales that there are, as a set of enum use, none among them. */
struct set gh_tip_uses(const struct gamblers_heart *);
uint16_t gh_tip_voters(const struct gamblers_heart *);
/* Whose Fortune is at 0 and who answers for it: the seats that the GM may name (GH-B4). */
uint16_t gh_doom_choices(const struct gamblers_heart *);
/* How the book tells of a defeat at this Fortune: an enum tone (GH-E6). */
int gh_defeat_tone(const struct gamblers_heart *);
/* What the oracle says by these dice (GH-G1). */
int gh_oracle_says(int lean, int die, int other);

#endif
