/* What is said of each reason why a move is not open (why.h). What is always true: nothing is
 * decided here, and it is silent where the rules have no better reason than what is open. */
#include "games/gamblers_heart/voice/words_facts.h"
#include "games/gamblers_heart/voice/words_hooks.h"
#include "games/gamblers_heart/why.h"

#define BARE(id) [id] = SAYS(id()),

static const struct voice_line *const reasons[GH_WHYS] = {
    GH_WHYS_BARE(BARE)
    [WHY_SPELL] = SAYS(WHY_SPELL(.spell = THE_SPELL)),
    [WHY_LOSS] = SAYS(WHY_LOSS()),
    [WHY_FLASHBACK] = LINES(IF(IS_GM, WHY_FLASHBACK_GM()), ELSE(WHY_FLASHBACK())),
    [WHY_ACT] = LINES(IF(IS_GM_AT_CARDS, WHY_ACT_CARDS()), ELSE_IF(IS_GM, WHY_ACT_GM()),
                      ELSE(WHY_ACT())),
    [WHY_PRESSED] = LINES(IF(IS_GM, WHY_PRESSED_GM(.who = THE_PRESSED)),
                          ELSE(WHY_PRESSED(.who = THE_PRESSED))),
    [WHY_OFF_STAGE] = LINES(IF(IS_BEFORE_ARRIVAL, WHY_BEFORE_ARRIVAL()),
                            ELSE(WHY_AFTER_CONFLICT())),
    [WHY_LATE] = LINES(IF(IS_GM, WHY_LATE_GM()), ELSE(WHY_LATE())),
    [WHY_BARRED] = SAYS(WHY_BARRED(.spell = THE_FIRST)),
    [WHY_NOT_LISTED] = SAYS(WHY_NOT_LISTED(.patron = THE_THIRD)),
    [WHY_CARDS] = SAYS(WHY_CARDS(.title = TEXT(THE_OBSTACLE_TITLE))),
    [WHY_FLASHBACK_FORTUNE] = SAYS(WHY_FLASHBACK_FORTUNE(.price = LITERAL(FLASHBACK_PRICE),
                                                            .fortune = THE_FORTUNE)),
    [WHY_NAME_TAKEN] = SAYS(WHY_NAME_TAKEN(.person = THE_FIRST)),
    [WHY_MAKE] = SAYS(WHY_MAKE(.made = OWN_MADE)),
    [WHY_PROPOSE_ROOM] = SAYS(WHY_PROPOSE_ROOM(.most = MOST_PROPOSALS)),
    [WHY_NOT_CONFLICT] = SAYS(WHY_NOT_CONFLICT(.step = THE_STEP)),
    [WHY_SEAT_LOST] = SAYS(WHY_SEAT_LOST(.who = WRONG_SEAT)),
    [WHY_SEAT_OUTSIDE] = SAYS(WHY_SEAT_OUTSIDE(.who = WRONG_SEAT)),
    [WHY_SHOWDOWNS] = SAYS(WHY_SHOWDOWNS(.most = MOST_SHOWDOWNS)),
    [WHY_OBSTACLE] = SAYS(WHY_OBSTACLE(.title = TEXT(THE_OBSTACLE_TITLE))),
    [WHY_LASTS_LAST] = SAYS(WHY_LASTS_LAST(.spell = THE_FIRST)),
    [WHY_ENDURES] = SAYS(WHY_ENDURES(.spell = THE_FIRST)),
    [WHY_LAST_ENDURES] = SAYS(WHY_ENDURES(.spell = THE_LAST_SPELL)),
    [WHY_NOT_CAST] = SAYS(WHY_NOT_CAST(.spell = THE_FIRST)),
    [WHY_CLOSE] = SAYS(WHY_CLOSE(.seats = LISTED(THE_UNHEARD))),
    [WHY_LAST_QUEST] = SAYS(WHY_LAST_QUEST(.quest = THE_QUEST, .quests = THE_QUESTS)),
    [WHY_STAKE] = SAYS(WHY_STAKE(.most = THE_STAKE_MAX, GUIDES)),
    [WHY_RAISE_EARLY] = SAYS(WHY_RAISE_EARLY(.gm = IS_GM)),
    [WHY_RAISE_CANNOT] = SAYS(WHY_RAISE_CANNOT(.gm = IS_GM, .fortune = THE_HOLDINGS,
                                               .stake = THE_STAKE)),
    [WHY_RAISE_DOUBLE] = SAYS(WHY_RAISE_DOUBLE(.most = THE_RAISE_MOST)),
    [WHY_RAISE_FORTUNE] = SAYS(WHY_RAISE_FORTUNE(.gm = IS_GM, .fortune = THE_HOLDINGS)),
    [WHY_RAISE_LOW] = SAYS(WHY_RAISE_LOW(.stake = THE_STAKE, .least = THE_RAISE_LEAST)),
    [WHY_REROLL_COUNT] = SAYS(WHY_REROLL_COUNT(.most = MOST_REROLLS)),
    [WHY_REROLL_DICE] = SAYS(WHY_REROLL_DICE(.count = THE_FIRST)),
    [WHY_CHANGE_SAME] = SAYS(WHY_CHANGE_SAME(.number = DIE_NUMBER, .face = THE_SECOND)),
};

void gh_tell_why(const struct data *d, const struct view *v, const struct move *m, struct text *t)
{
    struct talk x;
    gh_talk(&x, d, v, m, t);
    say_lines(&x, reasons[gh_why_not(x.p, x.s, m)]);
}
