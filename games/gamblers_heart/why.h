/* Why a move is not open: the place that refuses names its reason, and people are told it by the
 * message of the same name (voice/words_why.c). What is always true: where a function here gives a
 * reason, 0 is none: the move is open, or nothing but what is open instead can be said. They take
 * views as well as states. */
#ifndef GAMES_GAMBLERS_HEART_WHY_H
#define GAMES_GAMBLERS_HEART_WHY_H

#include "games/gamblers_heart/state.h"

/* The reasons: those with which nothing is said besides, then the others. */
#define GH_WHYS_BARE(X)                                                                            \
    X(WHY_GM) X(WHY_GAMBLERS) X(WHY_CURSED) X(WHY_LOST) X(WHY_OWN_ACT) X(WHY_BACKED)               \
    X(WHY_NOT_INVOLVED) X(WHY_PASSED) X(WHY_SPENT) X(WHY_NO_IDEA) X(WHY_NO_SPELL)                  \
    X(WHY_WAIT_PRESSED) X(WHY_WAIT_GM) X(WHY_WAITED) X(WHY_WAIT_ALL) X(WHY_PASS_NO_SHOWDOWN)       \
    X(WHY_PASS_NOT_IN) X(WHY_PASS_NO_SPELL) X(WHY_SIX) X(WHY_KNOWN)                                \
    X(WHY_PROPOSE_LATE) X(WHY_PROPOSE_INSTEAD) X(WHY_PROPOSE_OLD) X(WHY_FAVOUR_OFF)                \
    X(WHY_FAVOUR_BROKE) X(WHY_SHOWDOWN) X(WHY_VERDICT) X(WHY_SEAT) X(WHY_NOBODY)                   \
    X(WHY_OBSTACLE_EARLY) X(WHY_PRESS_SHOWDOWN) X(WHY_NOT_ENDURING) X(WHY_NONE_ENDURES)            \
    X(WHY_NO_LAST) X(WHY_SACRIFICE) X(WHY_VOTED) X(WHY_VOTE_FREE) X(WHY_VOTE_BACK)                 \
    X(WHY_LAST_CALL) X(WHY_NO_SHOWDOWN) X(WHY_STAKE_EARLY) X(WHY_STAKE_GIFT)                       \
    X(WHY_REFUSE_UNSUITED) X(WHY_REFUSE_UNSTATED) X(WHY_FOLD_MATCH) X(WHY_FOLD_RAISE)              \
    X(WHY_FOLD_ANSWER) X(WHY_FOLD) X(WHY_REROLL_LATE) X(WHY_INVOKE_BLESSED) X(WHY_INVOKE_EARLY)    \
    X(WHY_IMPOSE_LATER) X(WHY_IMPOSE) X(WHY_CHANGE_EARLY) X(WHY_ALLOW) X(WHY_CARDS_ORACLE)         \
    X(WHY_DISPUTE) X(WHY_DISPUTE_NONE) X(WHY_NOBODY_PRESSED) X(WHY_WRITE_LATER) X(WHY_WRITE_SIZE)
#define GH_WHYS_OF_MORE(X)                                                                         \
    X(WHY_SPELL) X(WHY_LOSS) X(WHY_FLASHBACK) X(WHY_ACT) X(WHY_PRESSED) X(WHY_OFF_STAGE)           \
    X(WHY_LATE)                                                                                    \
    X(WHY_BARRED) X(WHY_NOT_LISTED) X(WHY_CARDS) X(WHY_FLASHBACK_FORTUNE)                          \
    X(WHY_NAME_TAKEN) X(WHY_MAKE) X(WHY_PROPOSE_ROOM) X(WHY_NOT_CONFLICT) X(WHY_SEAT_LOST)         \
    X(WHY_SEAT_OUTSIDE) X(WHY_SHOWDOWNS) X(WHY_OBSTACLE) X(WHY_LASTS_LAST) X(WHY_ENDURES)          \
    X(WHY_LAST_ENDURES) X(WHY_NOT_CAST) X(WHY_CLOSE) X(WHY_LAST_QUEST) X(WHY_STAKE)                \
    X(WHY_RAISE_EARLY) X(WHY_RAISE_CANNOT) X(WHY_RAISE_DOUBLE) X(WHY_RAISE_FORTUNE)                \
    X(WHY_RAISE_LOW) X(WHY_REROLL_COUNT) X(WHY_REROLL_DICE) X(WHY_CHANGE_SAME)
enum gh_why {
    GH_OPEN,
#define GH_WHY(id) id,
    GH_WHYS_BARE(GH_WHY) GH_WHYS_OF_MORE(GH_WHY)
#undef GH_WHY
    GH_WHYS
};

/* Of a move of its seat that is not among its options; an argument that is a name is in its
 * table. */
typedef int gh_why_rule(const struct book *, const struct gamblers_heart *, const struct move *);
/* All that there is to say of it (rules.c). */
gh_why_rule gh_why_not;
/* The floor (scene.c, obstacle.c). */
gh_why_rule gh_cast_why, gh_act_why, gh_flashback_why, gh_wait_why, gh_favour_why, gh_oracle_why;
gh_why_rule gh_obstacle_why, gh_press_why, gh_pass_over_why, gh_showdown_why, gh_lasting_why;
gh_why_rule gh_dispute_why, gh_write_why;
/* Patronages and new Gamblers (making.c), the duel (duel.c), the Patron (patron.c). */
gh_why_rule gh_make_why, gh_propose_why;
gh_why_rule gh_stake_why, gh_refuse_why, gh_allow_why, gh_raise_why, gh_fold_why, gh_reroll_why;
gh_why_rule gh_invoke_why, gh_impose_why, gh_change_why;
/* Losses (loss.c), the vote (tip.c), steps, verdicts, the campaign (quest.c). */
gh_why_rule gh_doom_why, gh_sacrifice_why, gh_peril_why, gh_pass_why, gh_resolve_why;
gh_why_rule gh_vote_why, gh_close_why, gh_last_call_why, gh_verdict_why, gh_next_quest_why;

/* Why this Gambler casts nothing in the present phase, by state and by the Showdown (state.c). */
int gh_caster_why(const struct gamblers_heart *, int seat);
/* Why the GM may not name these seats: the lowest of them that is not in `may` decides (loss.c). */
int gh_seats_why(const struct gamblers_heart *, uint32_t seats, uint32_t may);

#endif
