/* What is said of each reason why a move is not open (why.h). What is always true: nothing is
 * decided here, and it is silent where the rules have no better reason than what is open. */
#include "games/twenty_one/voice/words_facts.h"
#include "games/twenty_one/voice/words_game.h"

static const struct voice_line reasons[BJ_WHYS] = {
#define BARE(id) [id] = SAY(id()),
#define OF_SKILL(id) [id] = SAY(id(.skill = SKILL)),
#define OF_SPELL(id) [id] = SAY(id(.spell = A0)),
#define OF_WHO(id) [id] = SAY(id(.who = WHO_ACTS)),
#define OF_AT(id) [id] = SAY(id(.who = AIMED_AT)),
    BJ_WHYS_BARE(BARE) BJ_WHYS_OF_SKILL(OF_SKILL) BJ_WHYS_OF_SPELL(OF_SPELL) BJ_WHYS_OF_WHO(OF_WHO)
        BJ_WHYS_OF_AT(OF_AT) BJ_WHYS_LIMIT(BARE)
    [WHY_ABILITY_MOST] = SAY(WHY_ABILITY_MOST(.most = FIXED(ABILITY_MAX))), /* BJ-F1 */
    [WHY_POINTS] = SAY(WHY_POINTS(.points = FIXED(POINTS))),                /* BJ-F1 */
    [WHY_HERO_TAKEN] = SAY(WHY_HERO_TAKEN(.title = TEXT(TITLE))),
    [WHY_POINTS_USED] = SAY(WHY_POINTS_USED(.ability = SKILL_ABILITY)),
    [WHY_NO_POINT] = SAY(WHY_NO_POINT(.ability = SKILL_ABILITY)),
    [WHY_ARMOR] = SAY(WHY_ARMOR(.limit = ARMOR)),
    [WHY_OFF_MAP] = SAY(WHY_OFF_MAP(.rows = ROWS, .column = COLUMNS)),
    [WHY_WALL] = SAY(WHY_WALL(AT_SQUARE)),
    [WHY_THERE] = SAY(WHY_THERE(.who = FIGURE)),
    [WHY_OCCUPIED] = SAY(WHY_OCCUPIED(.who = FIGURE)),
    [WHY_TOO_FAR] = SAY(WHY_TOO_FAR(.feet = OF(feet))),
    [WHY_EMPTY_HAND] = SAY(WHY_EMPTY_HAND(.slot = A0)),
    [WHY_THROWN] = SAY(WHY_THROWN(.gear = WEAPON)),
    [WHY_NO_WEAPON] = SAY(WHY_NO_WEAPON(.gear = WEAPON)),
    [WHY_REACH] = SAY(WHY_REACH(.feet = WEAPON_REACH)),
    [WHY_SPELL_UNKNOWN] = SAY(WHY_SPELL_UNKNOWN(.who = WHO_ACTS, .spell = A0)),
    [WHY_TOOL] = SAY(WHY_TOOL(.spell = A0, .gear = TOOL)), /* BJ-G1 */
    [WHY_EXPERT_MOST] = SAY(WHY_EXPERT_MOST(.spell = A0, .most = HASTE)),
    [WHY_NO_ITEM] = SAY(WHY_NO_ITEM(.gear = ITEM)),
    [WHY_THROW_NOBODY] = SAY(WHY_THROW_NOBODY(.feet = FIXED(THROW_FEET))),
    [WHY_FAR] = SAY(WHY_FAR(.who = AIMED_AT, .away = AWAY, .reach = REACH)),
    [WHY_SQUARE_FAR] = SAY(WHY_SQUARE_FAR(.away = SPOT_AWAY, .range = RANGE)),
    [WHY_COST] = SAY(WHY_COST(.skill = SKILL, .cost = COST, .edge = USER_EDGE)),
    [WHY_BUST] = SAY(WHY_BUST(.skill = SKILL, .total = USER_TOTAL)),
    [WHY_NOT_21] = SAY(WHY_NOT_21(.skill = SKILL, .total = USER_TOTAL)),
    [WHY_CHANGE] = SAY(WHY_CHANGE(.skill = SKILL, .low = LOW, .high = HIGH, .one = ONE_VALUE)),
    [WHY_SET] = SAY(WHY_SET(.skill = SKILL, .low = LOW, .high = HIGH, .one = ONE_VALUE)),
    [WHY_SKILL_WANTED] = SAY(WHY_SKILL_WANTED(.skill = SKILL_WANTED)), /* BJ-K2 */
    [WHY_TARGET] = SAY(WHY_TARGET(.low = FIXED(TARGET_MIN), .high = FIXED(TARGET_MAX))),
    [WHY_CALL_EDGE] = SAY(WHY_CALL_EDGE(.most = FIXED(EDGE_CALL))),
    [WHY_CIRCUMSTANCE] = SAY(WHY_CIRCUMSTANCE(.most = FIXED(EDGE_CALL))),
    [WHY_MOVES] = SAY(WHY_MOVES(.moves = FIXED(MOVES_ENOUGH))),
    [WHY_FOES] = SAY(WHY_FOES(.foes = FIXED(FOES))),
    [WHY_ROOM_SIZE] = SAY(WHY_ROOM_SIZE(.rows = FIXED(ROOM_ROWS), .columns = FIXED(SIDE_CELLS))),
    [WHY_MAKE_MOST] = SAY(WHY_MAKE_MOST(.most = FIXED(BEAST_ABILITY_MAX))), /* BJ-L5 */
};

void bj_tell_why(const struct data *d, const struct view *v, const struct move *m, struct text *t)
{
    int why = bj_why_not(d, v, m);
    struct talk x;
    if (why == BJ_NOT_ASKED) {
        bj_prompt(d, v, t);
        return;
    }
    bj_talk_begin(&x, d, v, m, t);
    say_lines(&x, LINES(reasons[why]));
}

void bj_say_limit(int why, struct text *t)
{
    struct talk x;
    bj_talk_begin(&x, NULL, NULL, NULL, t);
    say_lines(&x, LINES(reasons[why]));
}
