/* Between the files that speak: who speaks of what, and how people, spells, Patronages and hands
 * are called in sentences. All read views, so what they say is what the view's seat may know. */
#ifndef GAMES_GAMBLERS_HEART_WORDS_H
#define GAMES_GAMBLERS_HEART_WORDS_H

#include "games/gamblers_heart/exact.h"
#include "games/gamblers_heart/said.h"
#include "games/gamblers_heart/state.h"
#include "voice/talk.h"

extern const struct voice_language gamblers_heart_voices[], gamblers_heart_remarks[],
    gamblers_heart_past[];

enum { TALK_ROOMS = GAMBLERS_MAX, TALK_LISTS = 3 };   /* of one message */

/* Who speaks to whom of what (voice/talk.h); p: the book. */
struct talk {
    TALK(struct gamblers_heart, struct book);
    const char *called[1 + GAMBLERS_MAX];
    int rooms, lists;
    struct obstacle written;                  /* by the GM, with its texts */
    char unnamed[16];                         /* what it is called if nobody named it */
    struct room room[TALK_ROOMS];             /* of pieces and lists, in turn */
    struct { struct voice_list list; int32_t at[SPELLS]; } list[TALK_LISTS];
};
/* Without a view it knows nobody, without data no book. */
void gh_talk(struct talk *, const struct data *, const struct view *, const struct move *,
             struct text *);
/* A piece of a sentence in the next room; an empty text over it. */
#define part(x, ...) piece((x), &(x)->room[(x)->rooms++ % TALK_ROOMS], __VA_ARGS__)
struct text gh_room(struct talk *);

/* ---- Lists, each in the next place ---- */
/* The numbers of the bits that are set, the lowest called `first`; bytes; spells of two masks;
 * faces of the dice of a mask. */
const struct voice_list *gh_list_bits(struct talk *, uint32_t bits, int first);
const struct voice_list *gh_list_bytes(struct talk *, const uint8_t *bytes, int count);
const struct voice_list *gh_list_spells(struct talk *, uint64_t ideas, uint64_t named);
const struct voice_list *gh_list_faces(struct talk *, const uint8_t die[DICE], uint32_t mask);

/* ---- Things and people ---- */
/* Whether the view's seat is one of the match's Gamblers. */
bool gh_is_gambler(const struct talk *);
/* The name of the Gambler at a seat, also where they read it: "Ruth Delgado", "Gambler 2" while
 * there is none; or the GM. */
void gh_speaker(const struct data *, const struct view *, int seat, struct text *out);
/* The line on what a Patronage empowers, or NULL; the Patronage with that line. */
const char *gh_patron_said(const struct talk *, int patron);
void gh_patron_line(struct talk *, int patron);
/* The obstacle that stands, or NULL; its size is is->obstacle, and an empty text is none. */
const struct obstacle *gh_obstacle(struct talk *);
/* What helps at the obstacle, in the next room; NULL: nothing is said of that. The same said, with
 * the reason if there is one. */
const char *gh_helps(struct talk *);
void gh_say_fits(struct talk *);
/* What the book's quest says for the step that there is now; NULL if it says nothing. */
const char *gh_seed_text(const struct talk *);

/* ---- What the view knows ---- */
bool gh_sees_hand(const struct talk *);
bool gh_sees_gm_die(const struct talk *);
/* The Patronage of the Gambler at a seat, if the view has it; else 0. */
int gh_sees_patron(const struct talk *, int seat);
static inline bool heart_is(const struct gamblers_heart *s, int seat, int status)
{
    return seat >= 1 && seat <= s->gamblers && s->status[seat_gambler(seat)] == status;
}
/* What a side pays of a sum: no more than it holds (GH-B2). */
static inline int paid_by_gm(const struct gamblers_heart *s, int n)
{
    return n < gh_gm_fortune(s) ? n : gh_gm_fortune(s);
}
static inline int paid_by_gamblers(const struct gamblers_heart *s, int n)
{
    return n < s->fortune ? n : s->fortune;
}
/* The Fortune of the view's side; what it would win and lose of a sum. */
static inline int gh_holds(const struct talk *x)
{
    return x->v->seat == GM ? gh_gm_fortune(x->s) : x->s->fortune;
}
static inline int gh_wins(const struct talk *x, int n)
{
    return x->v->seat == GM ? paid_by_gamblers(x->s, n) : paid_by_gm(x->s, n);
}
static inline int gh_loses(const struct talk *x, int n)
{
    return x->v->seat == GM ? paid_by_gm(x->s, n) : paid_by_gamblers(x->s, n);
}
/* Whether the round's chances are told, and the view's to know: the caster's with a hand, the
 * GM's with a die. */
bool gh_knows_odds(const struct talk *);
/* The chance that the view's side wins if both stay, as far as its seat knows. accepted: a
 * fitting Patron is, in the end. counted: what the GM takes the caster to have rolled again,
 * which is what is best for a Patron that is sure, or for none; the caster knows the hand. */
double gh_odds(const struct talk *, bool counted, bool accepted);
/* A chance as whole percents, in the next room: "36%"; "under 1%" and "over 99%" where it is
 * neither none nor certain. start: it begins a sentence. */
const char *gh_chance(struct talk *, double chance, bool start);
/* Whether the caster can gain by a Patron: not a blessed one, and not one who has invoked. */
static inline bool gh_patron_open(const struct gamblers_heart *s)
{
    return !heart_is(s, s->caster, STATUS_BLESSED) && !s->invoked;
}
/* Whether a Showdown is going on. */
static inline bool gh_in_showdown(const struct gamblers_heart *s) { return s->involved != 0; }
/* What is nearly used up in this quest is said; how near is near. */
enum { NEAR_BEATS = 16, NEAR_SHOWDOWNS = 2, NEAR_NAMES = 5, NEAR_PROPOSALS = 3, NEAR_VOTES = 8 };
/* Of the votes on Tip the Scales: the seat that a use is for; what a vote of this seat's is, one
 * of VOICE_VOTE_WORDS. */
static inline int use_seat(int use)
{
    return gambler_seat(use >= USE_FREE ? use - USE_FREE : use - USE_BRING_BACK);
}
static inline int gh_vote(int use, int seat)
{
    enum { NOTHING, BACK, BACK_OWN, FREE, FREE_OWN };
    if (use == USE_NONE || use >= USES)
        return NOTHING;
    return (use >= USE_FREE ? FREE : BACK) + (use_seat(use) == seat);
}

#endif
