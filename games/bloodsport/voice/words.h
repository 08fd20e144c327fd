/* Between the files that speak. What people read stands in voice/en.ftl; here is which message is
 * said, and what stands in its slots. All of it reads views. */
#ifndef GAMES_BLOODSPORT_WORDS_H
#define GAMES_BLOODSPORT_WORDS_H

#include "games/bloodsport/odds/exact.h"
#include "games/bloodsport/said.h"
#include "voice/say.h"
#include "voice/talk.h"

/* In a tale `s` is before the move and `is` after it; the view is the one before. */
struct talk {
    TALK(struct bloodsport, struct pack);
    struct those boxes, open;                 /* lists and pieces that rows are filled with */
    struct room one, two;
};
/* Without data or a view only messages are said that need neither. */
void bg_talk_begin(struct talk *, const struct data *, const struct view *, const struct move *,
                   struct text *);

/* Slots that go together: of an action card, of what is aimed at, of a Fighter's place. */
#define KIND(a) .type = (a)->type, .risk = (a)->risk, .no_risk = (a)->no_risk
#define AIM(g) .what = (g).what, .on = (g).on, .number = (g).number
#define PLACE(slot) .side = slot_side(slot), .fight = slot_fight(slot) + 1
#define CARD_ROW .card = F_CARD, .type = F_TYPE, .risk = F_RISK, .no_risk = F_NO_RISK
#define AIM_ROW .what = F_WHAT, .on = F_AIMED, .number = F_NUMBER
#define PLACE_ROW .side = F_SIDE, .fight = F_FIGHT
/* Of a need: what a die must beat. */
#define CAUGHT(n) .need = (n) < 6 ? (n) : 6, .percent = voice_percent((n) / 6.0)

/* What is looked or aimed at: its sort, the Fighter it is of, and the number of a Fight or row. */
struct aim { int what, on, number; };
enum { AIM_WEAPON, AIM_SECRET, AIM_SABOTAGE, AIM_FIGHTER };
struct aim bg_aim_of(const struct bloodsport *, int target);
/* The boxes of a Loan mask as a list: box 0 is 3 Coin. */
#define BOXES_OF(mask) those((uint64_t)(mask) << 3)
/* Boxes that are still to be paid. */
static inline int boxes_open(int paid) { return ((1 << BOXES) - 1) & ~paid; }
/* How much the winner of a bet at these odds is paid, and what stands before the colon: 1, 2 or
 * 3. */
static inline int ratio_of(int odds) { return (odds < 0 ? -odds : odds) + 1; } /* BG-B3 */
/* Whether Weapons and Secret of a Fight lie there. */
static inline bool fight_is_laid(const struct bloodsport *s, int f)
{
    return s->weapon_size[WEAPON_SLOT + f * 2] && s->weapon_size[WEAPON_SLOT + f * 2 + 1] &&
           s->secret_size[SECRET_FIGHT + f];
}
/* For pages: "1:1", "2:1", "3:1"; "Discover"; "STR". */
const char *bg_odds_words(int odds);
extern const char *const bg_type_words[], *const bg_stat_words[];
/* Of a pack's table (VOICE_FIGHTER ..): what its terms are called by, and a trait of a card in the
 * reader's language ("text", "flavour"), else what is printed: of "text" the card's own. */
const char *bg_card_kind(int table);
const char *bg_card_text(const struct talk *, int table, int card, const char *key,
                         const char *printed);

/* ---- words_sums.c: die and stat of the present fight round, added up ---- */
/* What a side's sum is made of: its die, what cards add, and the stat that its Weapon asks for. */
struct sum { int die, add, stat, by, sum; };
struct sum bg_sum_of(const struct talk *, const struct bloodsport *, int side);
/* The same as the blow was struck that this move has led to. */
struct sum bg_sum_of_blow(const struct talk *, int side);
#define SUM_LEFT(l)                                                                                \
    .left_die = (l).die, .left_add = (l).add, .left_stat = (l).stat, .left_by = (l).by,            \
    .left_sum = (l).sum
#define SUM_RIGHT(r)                                                                               \
    .right_die = (r).die, .right_add = (r).add, .right_stat = (r).stat, .right_by = (r).by,        \
    .right_sum = (r).sum
/* "Brass Toad 5 + 2 + STR 4 = 11" for a side whose die lies. */
const char *bg_sum_piece(const struct talk *, struct room *, const struct bloodsport *, int side);
/* What the blow would do as it stands: "Choir of Rats would take 2 Wounds (2 of 3)." */
void bg_say_blow_to_come(struct talk *);

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
void bg_words_tell(const struct data *, const struct view *before, const struct view *after,
                   const struct move *, struct text *);
void bg_words_prompt(const struct data *, const struct view *, struct text *);
void bg_words_label(const struct data *, const struct view *, const struct move *, struct text *);
void bg_words_report(const struct data *, struct text *);
void bg_words_cards(const struct data *, struct text *);
void bg_words_facts(const struct data *, const struct view *, struct text *);
void bg_words_how(const struct data *, const struct rules *, struct text *);
void bg_words_why_not(const struct data *, const struct view *, const struct move *, struct text *);

#endif
