/* What a seat has to decide now, with what guides it: prices, limits, chances, the Patronages'
 * lines where a fit is judged. What is always true: a seat that is asked gets a sentence or more,
 * and who is not asked nothing; every sum is what would truly be paid. */
#include "games/gamblers_heart/casting.h"
#include "games/gamblers_heart/rules.h"
#include "games/gamblers_heart/quest.h"
#include "games/gamblers_heart/voice/words_facts.h"
#include "games/gamblers_heart/voice/words_hooks.h"

/* ---- What several prompts say ---- */

LINES_AS(gh_flashback,
    IF(IS_PLAN_NEW, ASK_FLASHBACK_HELPS()), /* GH-H5 */
    ELSE_IF(IN_THE_WAY, ASK_FLASHBACK_USED()),                               /* GH-H5 */
    ELSE(ASK_FLASHBACK_STORY()));

static LINES_AS(near_caps, /* GH-H6 */
    IF(NEAR_END, ASK_NEAR_MOVES(.left = THE_BEATS_LEFT)),
    IF(NEAR_LAST_SHOWDOWN, ASK_NEAR_SHOWDOWNS(.left = THE_SHOWDOWNS_LEFT)),
    IF(NEAR_LAST_NAME, ASK_NEAR_NAMES(.left = THE_NAMES_LEFT)));

LINES_AS(gh_cast,
    IF(IS_CAST_WHOLE, TELL_CAST_KNOWN(.who = CAST_BY, .spell = CAST_SPELL, .size = CAST_SIZE,
                                      .patron = CAST_PATRON)),
    ELSE_IF(CAST_SIZE, TELL_CAST_SIZED(.who = CAST_BY, .spell = CAST_SPELL, .size = CAST_SIZE)),
    ELSE_IF(CAST_PATRON,
            TELL_CAST_FITS(.who = CAST_BY, .spell = CAST_SPELL, .patron = CAST_PATRON)),
    ELSE(TELL_CAST(.who = CAST_BY, .spell = CAST_SPELL)));

LINES_AS(gh_told_odds,
    IF(IS_HOPELESS, ASK_ODDS_NONE()),
    ELSE_IF(NOT(IS_PATRON_OPEN), ASK_ODDS(.wins = TEXT(THE_ODDS_FIRST))),
    ELSE_IF(IS_GM, ASK_ODDS_GM(.wins = TEXT(THE_ODDS_FIRST), .patron = TEXT(THE_ODDS_PATRON),
                               .counted = TEXT(THE_ODDS_COUNTED),
                               .counted_patron = TEXT(THE_ODDS_COUNTED_FIT))),
    ELSE(ASK_ODDS_PATRON(.wins = TEXT(THE_ODDS_FIRST), .patron = TEXT(THE_ODDS_PATRON))));

static void say_caster_patron(struct talk *x)
{
    gh_patron_line(x, gh_sees_patron(x, x->s->caster));
}

static void say_proposed(struct talk *x)
{
    gh_patron_line(x, x->s->proposed);
}

/* ---- The floor ---- */

/* Its option says the rest. */
static LINES_AS(flashback, IF(IS_POOR, ASK_FLASHBACK_POOR(.fortune = THE_FORTUNE)));

static LINES_AS(floor_gambler,
    IF(IN_SHOWDOWN_TO_CAST, ASK_FLOOR_SHOWDOWN()),
    ELSE_IF(IN_SHOWDOWN, ASK_FLOOR_OUTSIDE()),
    ELSE_IF(IN_THE_WAY,
            ASK_FLOOR_OBSTACLE(.title = TEXT(THE_OBSTACLE_TITLE), .size = THE_OBSTACLE)),
    CALL(gh_say_fits),
    ELSE_IF(NOT(IN_PRESSED), ASK_FLOOR_CLEAR()),
    ELSE(ASK_FLOOR()),
    IF(IS_PRESSED, ASK_PRESSED()),
    IF(IS_CURSED, ASK_CURSED()),
    ELSE_IF(IS_SHUT_OUT, ASK_NO_SPELL()),
    ELSE_IF(IS_CAST_FREE, ASK_GIFT()),
    IF(IS_BLESSED, ASK_BLESSED(.patron = OWN_PATRON)), CALL(gh_say_own_patron),
    ON(ALWAYS), THESE(flashback), THESE(near_caps));

/* What the scenes lead to, by their marks and alarms. */
static LINES_AS(floor_gm,
    IF(IS_DUE, ASK_GM_DUE(.seats = LISTED(THE_DUE))),
    IF(IS_CONFLICT_DUE, ASK_GM_CONFLICT()),
    ELSE_IF(IS_VERDICT_DUE, ASK_GM_VERDICT(.won = IS_MARKED)),
    ELSE_IF(IS_OBSTACLE, ASK_GM_OBSTACLE(.title = TEXT(THE_OBSTACLE_TITLE), .size = THE_OBSTACLE)),
    ELSE_IF(IS_PAST_ARRIVAL, ASK_GM_CLEAR(.write = IS_WRITABLE)),
    IF(IS_WAITED_FOR, ASK_GM_WAIT()), ELSE(ASK_GM_WAITED()),
    ON(ALWAYS), THESE(near_caps));

static LINES_AS(backed,
    IF(IS_BACKED, ASK_BACKED()), THEN(ASK_PRESSED()), THESE(flashback), THESE(near_caps),
    ELSE_ON(ALWAYS), THESE(floor_gambler));

/* Somebody else is asked, and a spell may come in between; to the GM: how to go on without them. */
static LINES_AS(reaction,
    IF(IN_ACT, ASK_REACT_ACT(.who = THE_FOCUS)),              /* GH-C1 */
    ELSE_IF(IS_GM, ASK_GM_PRESSED(.who = THE_PRESSED)),       /* GH-E7 */
    ELSE(ASK_REACT_PRESSED(.who = THE_PRESSED)),              /* GH-C1 */
    ON(NOT(IS_GM)), THESE(near_caps));

/* ---- The vote ---- */

static void say_votes(struct talk *x)
{
    struct pieces votes = {0};
    for (int seat = 1; seat <= x->s->gamblers; seat++) {
        int use = x->s->vote[seat_gambler(seat)];
        if (use != VOTE_OPEN)
            add(x, &votes,
                PART_VOTE(.who = seat, .gambler = use_seat(use), .vote = gh_vote(use, seat)));
    }
    if (votes.list.count)
        say(x, ASK_VOTES(.votes = &votes.list));
    else
        say(x, ASK_NO_VOTES());
}

/* ---- The duel ---- */

#define HAND .faces = LISTED(THE_HAND), .kind = THE_POINTS, .points = THE_POINTS
#define BEST .best = TEXT(THE_BEST), .wins = TEXT(THE_BEST_ODDS)
#define HOLDS .gm = IS_GM, .fortune = THE_HOLDINGS

static LINES_AS(stakes,
    IF(IS_EVEN, ASK_STAKES(.gm = IS_GM, .gain = THE_GAIN)),
    ELSE(ASK_STAKES_UNEVEN(.gm = IS_GM, .gain = THE_GAIN, .loss = THE_LOSS)));

static LINES_AS(answer,
    IF(IS_PATRON_OPEN,
       ASK_ODDS_PATRON(.wins = TEXT(THE_ODDS_BEFORE), .patron = TEXT(THE_ODDS_BEFORE_PATRON))),
    ELSE(ASK_ODDS(.wins = TEXT(THE_ODDS_BEFORE))),
    ON(ALWAYS), THESE(stakes),
    SAY(ASK_BACK_OUT()));

/* What the seat that is asked knows of dice, and what its chances are. */
static LINES_AS(dice,
    IF(IS_GM, ASK_KEPT(.who = THE_CASTER, .count = THE_REROLLED)),
                                         THEN(ASK_OWN_DIE(.die = THE_DIE)),
    ELSE_IF(IS_GM_DIE_SEEN, ASK_GM_DIE(.die = THE_DIE)),
    ON(IS_ODDS_KNOWN), THESE(gh_told_odds));

/* How the dice stand, and what one changed die could make of them. */
static LINES_AS(standing,
    SAY(ASK_STANDING(.points = THE_POINTS, .die = THE_DIE, .wins = IS_AHEAD, .gm = IS_GM)),
    IF(NOT(IS_AHEAD), ASK_TURN(.wins = IS_TURNED_AHEAD, .kind = TURNED_POINTS)));

static void say_six(struct talk *x)
{
    for (int i = 0; i < LIST; i++) { /* GH-A2: what fits best is judged by these lines */
        text_put(x->t, "\n  ");
        gh_patron_line(x, x->s->list[i]);
    }
}

#define VETOED .who = THE_FOCUS, .price = LITERAL(FLASHBACK_PRICE)
#define GIFT .gamblers = LITERAL(FORTUNE - GIFT_GM), .gm = LITERAL(GIFT_GM) /* GH-B3 */
#define KNOWN IF(IS_KNOWN, ASK_KNOWN(.patron = THE_KNOWN, .moved = IS_MOVED))
#define RAISES(question)                                                                           \
    LINES(IF(IS_RAISE_SHUT, ASK_RAISE_CANNOT(HOLDS)), ELSE(question(.most = THE_RAISE_MOST)),      \
          ON(ALWAYS), THESE(dice), THESE(stakes))
#define FOLDS                                                                                      \
    LINES(SAY(ASK_FOLD(.price = THE_FOLD_LOSS)), THESE(dice), ON(NOT(IS_EVEN)),                 \
          THESE(stakes), SAY(ASK_FOLD_ENDS(.gm = IS_GM)))

/* ---- Who is asked what ---- */

static const struct { const struct voice_line *gambler, *gm; } asked[PHASES] = {
    [PHASE_RENEW] = {LINES(IF(IS_LOST, ASK_RENEW_LOST(.fortune = THE_TIP)),
                           ON(IS_COMING_BACK_OPEN),
                           THEN(ASK_COME_BACK(.fortune = THE_COMING_BACK)),
                           ELSE(ASK_RENEW_CURSED()))}, /* GH-F7 */
    [PHASE_REPATRON] = {SAYS(ASK_REPATRON(.patron = OWN_PATRON))},
    [PHASE_PORTENT] = {.gm = SAYS(ASK_PORTENT())},
    [PHASE_LIST] = {LINES(SAY(ASK_LIST(.patrons = LISTED(THE_SIX))),
                          IF(NEAR_LAST_PROPOSAL, ASK_NEAR_PROPOSALS(.left = THE_PROPOSALS_LEFT)))},
    [PHASE_CONSENT] = {LINES(SAY(ASK_CONSENT(.patron = THE_PROPOSED, .instead = THE_INSTEAD)),
                             CALL(say_proposed))},
    [PHASE_MAKE] = {SAYS(ASK_MAKE(.made = OWN_MADE))},
    [PHASE_CARRY] = {SAYS(ASK_MAKE(.made = OWN_MADE)), SAYS(ASK_CARRY())},
    [PHASE_CREW] = {.gm = SAYS(ASK_CREW())},
    [PHASE_SCENE] = {floor_gambler,
                     LINES(IF(IS_LATE, ASK_GM_LATE()), ELSE(ASK_GM(.step = THE_STEP)),
                           THESE(floor_gm))},
    [PHASE_SHOWDOWN] = {floor_gambler,
                        LINES(IF(IS_LATE, ASK_GM_SHOWDOWN_LATE()),
                              ELSE(ASK_GM_SHOWDOWN(.seats = LISTED(THE_OPEN))),
                              THESE(near_caps))},
    [PHASE_PRESSED] = {LINES(ON(IS_PRESSED), THESE(backed), ELSE_ON(ALWAYS), THESE(reaction)),
                       reaction},
    [PHASE_ACT] = {reaction,
                   LINES(IF(AS_CARDS_DO, ASK_ANSWER_CARDS()), ELSE(ASK_ANSWER()),
                         SAY(ASK_ACT(.who = THE_FOCUS, .as = THE_AS, .royalty = THE_ROYALTY,
                                     .suit = THE_SUIT)),
                         IF(IS_PLANNED,
                            ASK_ACT_PLANNED(.title = TEXT(THE_OBSTACLE_TITLE),
                                            .size = THE_OBSTACLE)),
                         ELSE_IF(IS_HELPED,
                                 ASK_ACT_HELPED(.title = TEXT(THE_OBSTACLE_TITLE),
                                                .size = THE_OBSTACLE)),
                         ELSE_IF(IN_THE_WAY,
                                 ASK_GM_OBSTACLE(.title = TEXT(THE_OBSTACLE_TITLE),
                                                 .size = THE_OBSTACLE)))},
    [PHASE_FLASHBACK] = {.gm = LINES(IF(IS_FREE, ASK_VETO_FREE(.who = THE_FOCUS)),
                                     ELSE_IF(IS_LAST_TWO, ASK_VETO_LAST(VETOED)), /* GH-E2 */
                                     ELSE(ASK_VETO(VETOED, .fortune = THE_FORTUNE)))},
    [PHASE_DOOM] = {.gm = LINES(IF(IN_SHOWDOWN, ASK_DOOM_SHOWDOWN()), ELSE(ASK_DOOM()))},
    [PHASE_SACRIFICE] = {SAYS(ASK_SACRIFICE(.victim = THE_VICTIM))},
    [PHASE_AFTER_LOSS] = {.gm = SAYS(ASK_AFTER_LOSS())},
    [PHASE_PERIL] = {.gm = LINES(SAY(ASK_PERIL(.seats = LISTED(THE_INVOLVED),
                                               .count = INVOLVED_COUNT)),
                                 IF(IS_SOMEBODY_SAFE,
                                    ASK_PERIL_HELPED(.seats = LISTED(THE_SAFE))))},
    [PHASE_TIP] = {LINES(IF(IS_GM, ASK_TIP_GM()), ELSE(ASK_TIP(.fortune = THE_START)), /* GH-F1 */
                         ON(ALWAYS), CALL(say_votes),
                         IF(NEAR_LAST_VOTE, ASK_NEAR_VOTES(.left = THE_VOTES_LEFT)))},
    [PHASE_NEW_PATRON] = {SAYS(ASK_NEW_PATRON(.patron = OWN_PATRON))},
    [PHASE_RESOLUTION] = {.gm = LINES(IF(IS_EVENING_LAST,
                                         ASK_EVENING_OVER(.won = IS_QUEST_WON)),
                                      ELSE_IF(IS_LAST_QUEST, ASK_LAST_QUEST(.won = IS_QUEST_WON)),
                                      ELSE(ASK_NEXT_QUEST(.won = IS_QUEST_WON,
                                                          .quest = THE_NEXT_QUEST,
                                                          .quests = THE_QUESTS)))},
    [PHASE_PRICE] = {.gm = LINES(IF(IS_GIFT, ASK_PRICE_GIFT(GIFT)),
                                 ELSE(ASK_PRICE(.most = THE_STAKE_MAX, GUIDES)), /* GH-C2 */
                                 ON(ALWAYS), THESE(gh_cast),
                                 ON(IS_CASTER_BLESSED), PUT("\n"),
                                 THEN(ASK_PRICE_BLESSED(.patron = CASTER_PATRON)),
                                 CALL(say_caster_patron),
                                 ON(IS_CASTER_BARRED), PUT("\n"), /* GH-C14 */
                                 THEN(ASK_PRICE_BARRED(.who = THE_CASTER,
                                                       .spells = LISTED(CASTER_BARRED))))},
    [PHASE_ANSWER] = {LINES(IF(IS_GIFT, ASK_ACCEPT_GIFT(GIFT)),
                            ELSE(ASK_ACCEPT(.stake = THE_STAKE)), THESE(answer))},
    [PHASE_REROLL] = {LINES(SAY(ASK_REROLL(HAND)), IF(NOT(IS_PATRON_OPEN), ASK_BEST(BEST)),
                            ELSE_IF(IS_BEST_SAME,
                                    ASK_BEST_PATRON(BEST, .patron = TEXT(THE_BEST_ODDS_FIT))),
                            ELSE(ASK_BEST_OTHER(BEST, .other = TEXT(THE_BEST_PATRON),
                                                .patron = TEXT(THE_BEST_ODDS_FIT))))},
    [PHASE_RAISE] = {RAISES(ASK_RAISE)},
    [PHASE_MATCH] = {.gm = RAISES(ASK_MATCH)},
    [PHASE_FOLD] = {FOLDS},
    [PHASE_GM_FOLD] = {.gm = FOLDS},
    [PHASE_INVOKE] = {LINES(SAY(ASK_INVOKE()), THESE(standing),
                            SAY(ASK_INVOKE_ORDER(.patron = OWN_PATRON)))},
    [PHASE_JUDGE] = {.gm = LINES(SAY(ASK_JUDGE(.patron = THE_INVOKED)),
                                 IF(IS_IN_RESPONSE, ASK_JUDGE_ORDER()),
                                 ON(ALWAYS), THESE(gh_cast), THESE(standing), KNOWN,
                                 ON(ALWAYS), CALL(say_six))},
    [PHASE_CHANGE] = {LINES(SAY(ASK_CHANGE()), THESE(standing))},
    [PHASE_IMPOSE] = {.gm = LINES(SAY(ASK_IMPOSE(.who = THE_CASTER, .patron = THE_INVOKED)),
                                  THESE(standing), KNOWN)},
};

void gh_prompt(const struct data *d, const struct view *v, struct text *t)
{
    struct talk x;
    if (!(gamblers_heart_turn(d, &v->state) >> v->seat & 1))
        return;
    gh_talk(&x, d, v, NULL, t);
    x.voice.asks = true;
    const struct voice_line *gm = asked[x.s->phase].gm;
    say_lines(&x, v->seat == GM && gm ? gm : asked[x.s->phase].gambler);
}

bool gh_window(const struct data *d, const struct view *v, struct move *pass, bool *matters)
{
    const struct gamblers_heart *s = look_at(&v->state);
    (void)d;
    if (!(gh_reactors(s) & s->waiting & 1u << v->seat))
        return false;
    *pass = (struct move){.seat = v->seat, .verb = DO_WAIT};
    *matters = (s->obstacle || s->involved) && !(s->phase == PHASE_ACT && s->as == AS_CARDS);
    return true;
}

bool gh_usual(const struct data *d, const struct view *v, struct move *out)
{
    const struct gamblers_heart *s = look_at(&v->state);
    struct options open;
    if (v->seat != GM || (s->phase != PHASE_SCENE && s->phase != PHASE_SHOWDOWN))
        return false;
    gamblers_heart_options(d, &v->state, GM, &open);
    return gh_called_for(s, &open, out);
}
