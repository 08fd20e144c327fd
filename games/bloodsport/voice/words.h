/* Between the files that speak. What people read stands in voice/en.ftl; here is which message is said, and what stands in
 * its slots. All of it reads views. */
#ifndef GAMES_BLOODSPORT_WORDS_H
#define GAMES_BLOODSPORT_WORDS_H

#include "games/bloodsport/odds/exact.h"
#include "games/bloodsport/said.h"
#include "voice/talk.h"

/* In a tale `s` is before the move and `is` after it; the view is the one before. */
struct talk { TALK(struct bloodsport, struct pack); };
/* Without data or a view only messages are said that need neither. */
void bg_talk_begin(struct talk *, const struct data *, const struct view *, struct text *);

/* Slots that go together; `a` a struct action, `g` a struct aim. */
#define KIND(a) .type = (a)->type, .risk = (a)->risk, .no_risk = (a)->no_risk
#define AIM(g) .what = (g).what, .on = (g).on, .number = (g).number
#define PLACE(slot) .side = slot_side(slot), .fight = slot_fight(slot) + 1
/* Of a need: what a die must beat. */
#define CAUGHT(n) .need = (n) < 6 ? (n) : 6, .percent = bg_percent_of((n) / 6.0)

/* What is looked or aimed at: its sort, the Fighter it is of, and the number of a Fight or row. */
struct aim { int what, on, number; };
enum { AIM_WEAPON, AIM_SECRET, AIM_SABOTAGE, AIM_FIGHTER };
struct aim bg_aim_of(const struct bloodsport *, int target);
/* A part in 0 .. 1 as whole percents. */
int bg_percent_of(double part);
/* The card whose Risk is asked about, played or lying in the row. */
static inline int played_card(const struct bloodsport *s)
{
    return s->play_card != NONE ? s->play_card : bg_sabotage_in(s, s->play_row);
}
/* The boxes of a Loan mask as a list; `values` has room for BOXES. */
struct voice_list bg_boxes_list(int mask, int32_t *values);
/* Boxes that are still to be paid. */
static inline int boxes_open(int paid) { return ((1 << BOXES) - 1) & ~paid; }
/* How much the winner of a bet at these odds is paid, and what stands before the colon: 1, 2 or 3. */
static inline int ratio_of(int odds) { return (odds < 0 ? -odds : odds) + 1; } /* BG-B3 */
const char *bg_odds_words(int odds);              /* "1:1", "2:1", "3:1": for pages */
const char *bg_type_words(int action_type);       /* "Discover" */
const char *bg_stat_words(int stat_type);         /* "STR" */

/* ---- words_sums.c: die and stat of the present fight round, added up ---- */
/* "Brass Toad 5 + 2 + STR 4 = 11" for a side whose die lies. */
const char *bg_sum_piece(const struct talk *, struct room *, const struct bloodsport *, int side);
/* What the blow would do as it stands: "Choir of Rats would take 2 Wounds (2 of 3)." */
void bg_say_blow_to_come(struct talk *);
/* Scores if this React works, on a side (enum on); false: it does not add to scores, or new dice would tell. */
bool bg_react_scores(const struct pack *, const struct bloodsport *, int card, int on, int out[2]);

/* ---- The story of one move ---- */
/* A line break, unless nothing stands before it. */
void bg_tell_line(struct talk *);
/* words_money.c: what becomes of bets, payments and players. Each appends. */
void bg_tell_slip(struct talk *, int seat);
void bg_tell_settled(struct talk *);
void bg_tell_fate(struct talk *);
/* Where everyone stands at a round's end: all of it is public then. */
void bg_tell_round(struct talk *);

void bg_words_board(const struct data *, const struct view *, struct text *);
void bg_words_tell(const struct data *, const struct view *before, const struct view *after, const struct move *,
                struct text *);
void bg_words_prompt(const struct data *, const struct view *, struct text *);
bool bg_words_window(const struct data *, const struct view *, struct move *pass, bool *matters);
void bg_words_label(const struct data *, const struct view *, const struct move *, struct text *);
void bg_words_report(const struct data *, struct text *);
/* How Fights end whose left Fighter is `lead` Ranks above the right: all of them, with all Weapons and Secrets, no cards. */
void bg_pack_odds(const struct pack *, int lead, struct fight_odds *out);
void bg_words_cards(const struct data *, struct text *);
void bg_words_facts(const struct data *, const struct view *, struct text *);
void bg_words_term(const struct data *, const char *word, struct text *);
void bg_words_named(const char *kind, const char *name, struct text *);
void bg_words_how(const struct data *, const struct rules *, struct text *);
void bg_words_why_not(const struct data *, const struct view *, const struct move *, struct text *);

#endif
