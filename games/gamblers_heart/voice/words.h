/* Between the files that speak: how people, spells, Patronages and hands are called in sentences. All read
 * views, so what they say is what the view's seat may know. */
#ifndef GAMES_GAMBLERS_HEART_WORDS_H
#define GAMES_GAMBLERS_HEART_WORDS_H

#include "games/gamblers_heart/exact.h"
#include "games/gamblers_heart/said.h"
#include "games/gamblers_heart/state.h"

/* Who speaks to whom of what: a view, its state, and the text that it goes into. */
struct talk {
    const struct data *d;
    const struct book *b;
    const struct view *v;
    const struct gamblers_heart *s;           /* the view's state */
    struct text *t;
    struct voice voice;
    struct voice_names names[VOICE_TABLES];
    const char *called[1 + GAMBLERS_MAX];
};
/* The talk keeps pointers into itself, so it is not copied. Without a view it knows nobody, without data no book. */
void gh_talk(struct talk *, const struct data *, const struct view *, struct text *);
static inline void say(struct talk *x, int id, const void *slots) { voice_say(&x->voice, id, slots); }
/* A piece of a sentence, put into `room`. */
static inline const char *piece(struct talk *x, struct room *room, int id, const void *slots)
{
    return voice_piece(&x->voice, room, id, slots);
}

/* ---- Slots that go together ---- */

/* Things of a mask, seats, faces: a list and the room for its values. */
struct listed { struct voice_list list; int32_t at[SPELLS]; };
const struct voice_list *gh_list_seats(struct listed *, uint32_t seats);
const struct voice_list *gh_list_spells(struct listed *, uint64_t ideas, uint64_t named);
const struct voice_list *gh_list_faces(struct listed *, const uint8_t die[DICE], uint32_t mask);
const struct voice_list *gh_list_dice(struct listed *, uint32_t mask);   /* their numbers, from 1 */
#define HAND(die, listed) .faces = gh_list_faces((listed), (die), 31), .kind = gh_hand_points(die), .points = gh_hand_points(die)
#define THROWN(die, mask, one, two) \
    .faces = gh_list_faces((one), (die), (mask)), .dice = gh_list_dice((two), (mask)), .count = __builtin_popcount(mask)
#define FORTUNES(n) .gamblers = (n), .gm = FORTUNE - (n)

/* Whether the view's seat is one of the match's Gamblers. */
bool gh_is_gambler(struct talk *);
/* The name of the Gambler at a seat, also where they read it: "Ruth Delgado", "Gambler 2" while there is none; or the GM. */
void gh_name(struct talk *, int seat);
/* The same, for who speaks. */
void gh_speaker(const struct data *, const struct view *, int seat, struct text *out);
/* The line on what a Patronage empowers, or NULL; the Patronage with that line. */
const char *gh_patron_said(const struct talk *, int patron);
void gh_patron_line(struct talk *, int patron);
/* "Ruth Delgado casts "Dress Rehearsal" (medium, Time)": the spell that is resolved. */
void gh_cast(struct talk *);

/* ---- What the view knows ---- */
bool gh_sees_hand(struct talk *);
bool gh_sees_gm_die(struct talk *);
/* The Patronage of the Gambler at a seat, if the view has it; else 0. */
int gh_sees_patron(struct talk *, int seat);
static inline bool heart_is(const struct gamblers_heart *s, int seat, int status)
{
    return seat >= 1 && seat <= s->gamblers && s->status[seat_gambler(seat)] == status;
}
/* What a side pays of a sum: no more than it holds (GH-B2). */
static inline int paid_by_gm(const struct gamblers_heart *s, int n) { return n < gh_gm_fortune(s) ? n : gh_gm_fortune(s); }
static inline int paid_by_gamblers(const struct gamblers_heart *s, int n) { return n < s->fortune ? n : s->fortune; }
/* Whether the round's chances are the view's to know: the caster's with a hand, the GM's with a die. */
bool gh_knows_odds(struct talk *);
/* The chance that the view's side wins if both stay, as far as its seat knows. accepted: a fitting Patron is, in the end.
 * counted: what the GM takes the caster to have rolled again, which is what is best for a Patron that is sure, or for none;
 * the caster knows the hand. */
double gh_odds(struct talk *, bool counted, bool accepted);
/* All of these that the view's seat knows, in a sentence. */
void gh_put_odds(struct talk *);
/* The Fortune of the view's side; what it would win and lose of a sum. */
int gh_holds(const struct talk *);
int gh_wins(const struct talk *, int n);
int gh_loses(const struct talk *, int n);
/* A chance as whole percents, put into `room`: "36%"; "under 1%" and "over 99%" where it is neither none nor certain. start: it
 * begins a sentence. */
const char *gh_chance(struct talk *, struct room *room, double chance, bool start);
#define CHANCE(x, chance) gh_chance((x), &(struct room){{0}}, (chance), false)
#define CHANCE_FIRST(x, chance) gh_chance((x), &(struct room){{0}}, (chance), true)
/* What a Flashback called now would bring. */
void gh_flashback_buys(struct talk *);
/* What is nearly used up in this quest, a sentence each; how near is near. */
enum { NEAR_BEATS = 16, NEAR_SHOWDOWNS = 2, NEAR_NAMES = 5, NEAR_PROPOSALS = 3, NEAR_VOTES = 8 };
void gh_near_caps(struct talk *);
/* Whether the caster can gain by a Patron: not a blessed one, and not one who has invoked. */
bool gh_patron_open(const struct gamblers_heart *);
/* The obstacle that stands, or NULL; its size is s->obstacle. */
const struct obstacle *gh_obstacle(struct talk *);
/* Whether a Showdown is going on; whether a spell is being resolved. */
bool gh_in_showdown(const struct gamblers_heart *);
bool gh_in_duel(const struct gamblers_heart *);
/* Of the votes on Tip the Scales: the seat that a use is for. */
static inline int use_seat(int use) { return gambler_seat(use >= USE_FREE ? use - USE_FREE : use - USE_BRING_BACK); }
/* The Portent as told: the book's quest or the five dice. Nothing if the GM told one. */
void gh_portent(struct talk *);
/* What the book's quest says for a step; NULL if it says nothing. */
const char *gh_seed_text(struct talk *, int step);

void gh_board(const struct data *, const struct view *, struct text *);
void gh_glance(const struct data *, const struct view *, struct text *);
void gh_prompt(const struct data *, const struct view *, struct text *);
/* The prompts of the duel, for gh_prompt. */
void gh_duel_prompt(struct talk *);
void gh_begun(const struct data *, const struct view *, const struct move *, int args, struct text *);
bool gh_window(const struct data *, const struct view *, struct move *pass, bool *matters);
void gh_next(const struct data *, const struct view *, const struct move *, int args, struct text *);
void gh_label(const struct data *, const struct view *, const struct move *, struct text *);
void gh_tell(const struct data *, const struct view *before, const struct view *after, const struct move *,
                struct text *);
void gh_why_not(const struct data *, const struct view *, const struct move *, struct text *);
/* Why not, of the duel and the GM's answers: for gh_why_not. */
void gh_why_not_duel(struct talk *, const struct move *);
void gh_describe(const struct data *, int names, int value, struct text *);
void gh_term(const struct data *, const char *word, struct text *);
void gh_how(const struct data *, const struct rules *, struct text *);
void gh_named(const char *kind, const char *name, struct text *);
void gh_cards(const struct data *, struct text *);
void gh_facts(const struct data *, const struct view *, struct text *);

#endif
