/* What a seat has to decide now, with what guides it: prices, limits, chances, the Patronages'
 * lines where a fit is judged. What is always true: a seat that is asked gets a sentence or more,
 * and who is not asked nothing; every sum is what would truly be paid. */
#include "games/gamblers_heart/casting.h"
#include "games/gamblers_heart/rules.h"
#include "games/gamblers_heart/voice/words_facts.h"
#include "games/gamblers_heart/voice/words_hooks.h"


/* ---- What several prompts say ---- */

static const struct voice_line flashback_brings[] = {
    IF(IS_PLAN_NEW, ASK_FLASHBACK_HELPS(.title = TEXT(THE_OBSTACLE_TITLE))), /* GH-H5 */
    ELSE_IF(IN_THE_WAY, ASK_FLASHBACK_USED()),                               /* GH-H5 */
    ELSE(ASK_FLASHBACK_STORY()),
    END,
};
void gh_say_flashback(void *x) { say_lines(x, flashback_brings); }

static const struct voice_line near_caps[] = { /* GH-H6 */
    IF(NEAR_END, ASK_NEAR_MOVES(.left = THE_BEATS_LEFT)),
    IF(NEAR_LAST_SHOWDOWN, ASK_NEAR_SHOWDOWNS(.left = THE_SHOWDOWNS_LEFT)),
    IF(NEAR_LAST_NAME, ASK_NEAR_NAMES(.left = THE_NAMES_LEFT)),
    END,
};
static void say_near_caps(void *x) { say_lines(x, near_caps); }

static const struct voice_line casts[] = {
    IF(IS_CAST_WHOLE,
       TELL_CAST_KNOWN(.who = CAST_BY, .spell = CAST_SPELL, .size = CAST_SIZE,
                       .patron = CAST_PATRON)),
    ELSE_IF(CAST_SIZE, TELL_CAST_SIZED(.who = CAST_BY, .spell = CAST_SPELL, .size = CAST_SIZE)),
    ELSE_IF(CAST_PATRON,
            TELL_CAST_FITS(.who = CAST_BY, .spell = CAST_SPELL, .patron = CAST_PATRON)),
    ELSE(TELL_CAST(.who = CAST_BY, .spell = CAST_SPELL)),
    END,
};
void gh_say_cast(void *x) { say_lines(x, casts); }

static const struct voice_line odds[] = {
    IF(NOT(IS_PATRON_OPEN), ASK_ODDS(.wins = TEXT(THE_ODDS_FIRST))),
    ELSE_IF(IS_GM, ASK_ODDS_GM(.wins = TEXT(THE_ODDS_FIRST), .patron = TEXT(THE_ODDS_PATRON),
                               .counted = TEXT(THE_ODDS_COUNTED),
                               .counted_patron = TEXT(THE_ODDS_COUNTED_FIT))),
    ELSE(ASK_ODDS_PATRON(.wins = TEXT(THE_ODDS_FIRST), .patron = TEXT(THE_ODDS_PATRON))),
    END,
};
void gh_say_odds(void *x) { say_lines(x, odds); }

static void say_own_patron(void *about)
{
    struct talk *x = about;
    gh_patron_line(x, gh_sees_patron(x, x->v->seat));
}

static void say_caster_patron(void *about)
{
    struct talk *x = about;
    gh_patron_line(x, gh_sees_patron(x, x->s->caster));
}

static void say_proposed(void *about)
{
    struct talk *x = about;
    gh_patron_line(x, x->s->proposed);
}

/* ---- The floor ---- */

static const struct voice_line flashback[] = {
    IF(IS_FREE, ASK_FLASHBACK_FREE()),
    ELSE_IF(IS_LAST_TWO, ASK_FLASHBACK_LAST()), /* GH-E2 */
    ELSE_IF(IS_POOR, ASK_FLASHBACK_POOR(.fortune = THE_FORTUNE)),
    ON(IS_POOR), ELSE_ON(IN_THE_WAY), CALL(gh_say_flashback),
    END,
};
static void guide_flashback(void *x) { say_lines(x, flashback); }

static const struct voice_line floor_gambler[] = {
    IF(IN_SHOWDOWN_TO_CAST, ASK_FLOOR_SHOWDOWN()),
    ELSE_IF(IN_SHOWDOWN, ASK_FLOOR_OUTSIDE()),
    ELSE_IF(IN_THE_WAY,
            ASK_FLOOR_OBSTACLE(.title = TEXT(THE_OBSTACLE_TITLE), .size = THE_OBSTACLE)),
    ELSE_IF(NOT(IN_PRESSED), ASK_FLOOR_CLEAR()),
    ELSE(ASK_FLOOR()),
    IF(IS_PRESSED, ASK_PRESSED()),
    IF(IS_CURSED, ASK_CURSED()),
    ELSE_IF(IS_SHUT_OUT, ASK_NO_SPELL()),
    ELSE_IF(IS_CAST_FREE, ASK_GIFT()),
    IF(IS_BLESSED, ASK_BLESSED(.patron = OWN_PATRON)), CALL(say_own_patron),
    ON(ALWAYS), CALL(guide_flashback), CALL(say_near_caps),
    END,
};
static void ask_gambler(void *x) { say_lines(x, floor_gambler); }

/* What the scenes lead to, by their marks and alarms. */
static const struct voice_line floor_gm[] = {
    IF(IS_DUE, ASK_GM_DUE(.seats = LISTED(THE_DUE))),
    IF(IS_CONFLICT_DUE, ASK_GM_CONFLICT()),
    ELSE_IF(IS_VERDICT_DUE, ASK_GM_VERDICT(.won = IS_MARKED)),
    ELSE_IF(IS_OBSTACLE, ASK_GM_OBSTACLE(.title = TEXT(THE_OBSTACLE_TITLE), .size = THE_OBSTACLE)),
    ELSE_IF(IS_PAST_ARRIVAL, ASK_GM_CLEAR()),
    IF(IS_WAITED_FOR, ASK_GM_WAIT()), ELSE(ASK_GM_WAITED()),
    ON(ALWAYS), CALL(say_near_caps),
    END,
};
static void guide_gm(void *x) { say_lines(x, floor_gm); }

static const struct voice_line backed[] = {
    IF(IS_BACKED, ASK_BACKED()), THEN(ASK_PRESSED()), CALL(guide_flashback), CALL(say_near_caps),
    ELSE_ON(ALWAYS), CALL(ask_gambler),
    END,
};
static void ask_pressed(void *x) { say_lines(x, backed); }

/* Somebody else is asked, and a spell may come in between; to the GM: how to go on without them. */
static const struct voice_line reaction[] = {
    IF(IN_ACT, ASK_REACT_ACT(.who = THE_FOCUS)),              /* GH-C1 */
    ELSE_IF(IS_GM, ASK_GM_PRESSED(.who = THE_PRESSED)),       /* GH-E7 */
    ELSE(ASK_REACT_PRESSED(.who = THE_PRESSED)),              /* GH-C1 */
    ON(NOT(IS_GM)), CALL(say_near_caps),
    END,
};
static void ask_reaction(void *x) { say_lines(x, reaction); }

/* ---- The vote ---- */

static void say_votes(void *about)
{
    struct talk *x = about;
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

static const struct voice_line stakes[] = {
    IF(IS_EVEN, ASK_STAKES(.gm = IS_GM, .gain = THE_GAIN)),
    ELSE(ASK_STAKES_UNEVEN(.gm = IS_GM, .gain = THE_GAIN, .loss = THE_LOSS)),
    END,
};
static void say_stakes(void *x) { say_lines(x, stakes); }

static const struct voice_line answer[] = {
    IF(IS_PATRON_OPEN,
       ASK_ODDS_PATRON(.wins = TEXT(THE_ODDS_BEFORE), .patron = TEXT(THE_ODDS_BEFORE_PATRON))),
    ELSE(ASK_ODDS(.wins = TEXT(THE_ODDS_BEFORE))),
    ON(ALWAYS), CALL(say_stakes),
    SAY(ASK_BACK_OUT()),
    END,
};
static void say_answer(void *x) { say_lines(x, answer); }

/* What the seat that is asked knows of dice, and what its chances are. */
static const struct voice_line dice[] = {
    IF(IS_GM, ASK_KEPT(.who = THE_CASTER, .count = THE_REROLLED)),
                                         THEN(ASK_OWN_DIE(.die = THE_DIE)),
    ELSE_IF(IS_GM_DIE_SEEN, ASK_GM_DIE(.die = THE_DIE)),
    ON(IS_ODDS_KNOWN), CALL(gh_say_odds),
    END,
};
static void say_dice(void *x) { say_lines(x, dice); }

/* How the dice stand, and what one changed die could make of them. */
static const struct voice_line standing[] = {
    SAY(ASK_STANDING(.points = THE_POINTS, .die = THE_DIE, .wins = IS_AHEAD, .gm = IS_GM)),
    IF(NOT(IS_AHEAD), ASK_TURN(.wins = IS_TURNED_AHEAD, .kind = TURNED_POINTS)),
    END,
};
static void say_standing(void *x) { say_lines(x, standing); }

static void say_six(void *about)
{
    struct talk *x = about;
    for (int i = 0; i < LIST; i++) { /* GH-A2: what fits best is judged by these lines */
        text_put(x->t, "\n  ");
        gh_patron_line(x, x->s->list[i]);
    }
}

#define GIFT .gamblers = LITERAL(FORTUNE - GIFT_GM), .gm = LITERAL(GIFT_GM) /* GH-B3 */
#define KNOWN IF(IS_KNOWN, ASK_KNOWN(.patron = THE_KNOWN, .moved = IS_MOVED))
#define RAISES(question)                                                                           \
    LINES(IF(IS_RAISE_SHUT, ASK_RAISE_CANNOT(HOLDS)), ELSE(question(.most = THE_RAISE_MOST)),      \
          ON(ALWAYS), CALL(say_dice), CALL(say_stakes))
#define FOLDS                                                                                      \
    LINES(SAY(ASK_FOLD(.price = THE_FOLD_LOSS)), CALL(say_dice), ON(NOT(IS_EVEN)),                 \
          CALL(say_stakes), SAY(ASK_FOLD_ENDS(.gm = IS_GM)))

/* ---- Who is asked what ---- */

static const struct { const struct voice_line *gambler, *gm; } asked[PHASES] = {
    [PHASE_RENEW] = {LINES(IF(IS_LOST, ASK_RENEW_LOST(.fortune = THE_TIP)),
                           ELSE(ASK_RENEW_CURSED()))}, /* GH-F7 */
    [PHASE_REPATRON] = {SAYS(ASK_REPATRON(.patron = OWN_PATRON))},
    [PHASE_PORTENT] = {.gm = SAYS(ASK_PORTENT())},
    [PHASE_LIST] = {LINES(SAY(ASK_LIST(.patrons = LISTED(THE_SIX))),
                          IF(NEAR_LAST_PROPOSAL, ASK_NEAR_PROPOSALS(.left = THE_PROPOSALS_LEFT)))},
    [PHASE_CONSENT] = {LINES(SAY(ASK_CONSENT(.patron = THE_PROPOSED, .instead = THE_INSTEAD)),
                             CALL(say_proposed))},
    [PHASE_MAKE] = {SAYS(ASK_MAKE(.made = OWN_MADE))},
    [PHASE_CREW] = {.gm = SAYS(ASK_CREW())},
    [PHASE_SCENE] = {floor_gambler,
                     LINES(IF(IS_LATE, ASK_GM_LATE()), ELSE(ASK_GM(.step = THE_STEP)),
                           CALL(guide_gm))},
    [PHASE_SHOWDOWN] = {floor_gambler,
                        LINES(IF(IS_LATE, ASK_GM_SHOWDOWN_LATE()),
                              ELSE(ASK_GM_SHOWDOWN(.seats = LISTED(THE_OPEN))),
                              CALL(say_near_caps))},
    [PHASE_PRESSED] = {LINES(ON(IS_PRESSED), CALL(ask_pressed), ELSE_ON(ALWAYS),
                             CALL(ask_reaction)),
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
                                     ELSE_IF(IS_LAST_TWO, ASK_VETO_LAST(.who = THE_FOCUS)),
                                     /* GH-E2 */
                                     ELSE(ASK_VETO(.who = THE_FOCUS, .fortune = THE_FORTUNE)))},
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
    [PHASE_RESOLUTION] = {.gm = LINES(IF(IS_LAST_QUEST, ASK_LAST_QUEST(.won = IS_QUEST_WON)),
                                      ELSE(ASK_NEXT_QUEST(.won = IS_QUEST_WON,
                                                          .quest = THE_NEXT_QUEST,
                                                          .quests = THE_QUESTS)))},
    [PHASE_PRICE] = {.gm = LINES(IF(IS_GIFT, ASK_PRICE_GIFT(GIFT)),
                                 ELSE(ASK_PRICE(.most = THE_STAKE_MAX)), /* GH-C2 */
                                 ON(ALWAYS), CALL(gh_say_cast),
                                 ON(IS_CASTER_BLESSED), PUT("\n"),
                                 THEN(ASK_PRICE_BLESSED(.patron = CASTER_PATRON)),
                                 CALL(say_caster_patron),
                                 ON(IS_CASTER_BARRED), PUT("\n"), /* GH-C14 */
                                 THEN(ASK_PRICE_BARRED(.who = THE_CASTER,
                                                       .spells = LISTED(CASTER_BARRED))))},
    [PHASE_ANSWER] = {LINES(IF(IS_GIFT, ASK_ACCEPT_GIFT(GIFT)),
                            ELSE(ASK_ACCEPT(.stake = THE_STAKE)), CALL(say_answer))},
    [PHASE_REROLL] = {LINES(SAY(ASK_REROLL(HAND)), IF(NOT(IS_PATRON_OPEN), ASK_BEST(BEST)),
                            ELSE_IF(IS_BEST_SAME,
                                    ASK_BEST_PATRON(BEST, .patron = TEXT(THE_BEST_ODDS_FIT))),
                            ELSE(ASK_BEST_OTHER(BEST, .other = TEXT(THE_BEST_PATRON),
                                                .patron = TEXT(THE_BEST_ODDS_FIT))))},
    [PHASE_RAISE] = {RAISES(ASK_RAISE)},
    [PHASE_MATCH] = {.gm = RAISES(ASK_MATCH)},
    [PHASE_FOLD] = {FOLDS},
    [PHASE_GM_FOLD] = {.gm = FOLDS},
    [PHASE_INVOKE] = {LINES(SAY(ASK_INVOKE()), CALL(say_standing),
                            SAY(ASK_INVOKE_ORDER(.patron = OWN_PATRON)))},
    [PHASE_JUDGE] = {.gm = LINES(SAY(ASK_JUDGE(.patron = THE_INVOKED)),
                                 IF(IS_IN_RESPONSE, ASK_JUDGE_ORDER()),
                                 ON(ALWAYS), CALL(gh_say_cast), CALL(say_standing), KNOWN,
                                 ON(ALWAYS), CALL(say_six))},
    [PHASE_CHANGE] = {LINES(SAY(ASK_CHANGE()), CALL(say_standing))},
    [PHASE_IMPOSE] = {.gm = LINES(SAY(ASK_IMPOSE(.who = THE_CASTER, .patron = THE_INVOKED)),
                                  CALL(say_standing), KNOWN)},
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
