/* The verbs: of each what its option is called, with price and chances as far as the view's seat
 * knows, how it is asked for, and how the story tells it. What is always true: a label says what
 * follows from the move, a tell what lies open to its reader. */
#include "games/gamblers_heart/voice/words_facts.h"
#include "games/gamblers_heart/voice/words_hooks.h"

enum { PARTS = 4 };

/* How a verb is spoken of. begun: what moves have in common of which the first `known` arguments
 * are chosen; ask: the question for each of them. */
struct verb_words {
    const struct voice_line *label, *tell, *begun;
    int known;
    const struct voice_line *ask[PARTS];
};

/* ---- Slots that go together ---- */

#define HAND .faces = LISTED(THE_HAND), .kind = THE_POINTS, .points = THE_POINTS
#define THROWN .faces = LISTED(REROLL_FACES), .dice = LISTED(REROLL_DICE), .count = REROLL_COUNT
#define PRICE .price = LITERAL(FLASHBACK_PRICE)
#define ODDS .wins = TEXT(THE_ODDS), .patron = TEXT(THE_ODDS_PATRON)
#define OPEN .points = THE_POINTS, .die = THE_DIE
#define DECIDED .stake = THE_STAKE, .points = DECIDED_POINTS, .die = DECIDED_DIE
#define WRITES .size = THE_FIRST, .obstacle = THE_SECOND
#define SCORE .points = THE_POINTS, .die = THE_DIE, .wins = IS_AHEAD

/* ---- What several verbs share ---- */

static void say_patron(struct talk *x)
{
    gh_patron_line(x, x->m->arg[0]);
}

static LINES_AS(rerolls_patron,
    IF(REROLL_COUNT, LABEL_REROLL_PATRON(THROWN, .wins = TEXT(REROLL_ODDS),
                                         .patron = TEXT(REROLL_ODDS_PATRON))),
    ELSE(LABEL_KEEP_PATRON(.wins = TEXT(REROLL_ODDS), .patron = TEXT(REROLL_ODDS_PATRON))));
static LINES_AS(rerolls,
    ON(IS_PATRON_OPEN), THESE(rerolls_patron),
    ELSE_IF(REROLL_COUNT, LABEL_REROLL(THROWN, .wins = TEXT(REROLL_ODDS))),
    ELSE(LABEL_KEEP(.wins = TEXT(REROLL_ODDS))));

/* All have answered a proposal: whether the list has changed. */
#define CONSENT                                                                                    \
    ON(IN_CONSENT), ELSE_IF(IS_TAKEN, TELL_TAKEN(.patron = THE_PROPOSED, .instead = THE_INSTEAD)), \
        ELSE(TELL_KEPT(.patron = THE_INSTEAD))

/* ---- The verbs ---- */

static const struct verb_words verbs[VERBS] = {
    [DO_ROLL_PORTENT] = {SAYS(LABEL_ROLL_PORTENT()), SAYS(TELL_ROLL_PORTENT(.who = THE_SEAT))},
    [DO_SEED] = {SAYS(LABEL_SEED(.seed = THE_FIRST)),
                 LINES(SAY(TELL_PORTENT()), THESE(gh_portent), CALL(gh_say_also)),
                 .ask = {SAYS(ASK_SEED_QUEST())}},
    [DO_PORTENT] = {.tell = LINES(SAY(TELL_PORTENT()), THESE(gh_portent))},
    [DO_TELL_PORTENT] = {SAYS(LABEL_TELL_PORTENT()), SAYS(TELL_TELL_PORTENT(.who = THE_SEAT))},
    [DO_PROPOSE] = {SAYS(LABEL_PROPOSE(.patron = THE_FIRST)),
                    SAYS(TELL_PROPOSE(.who = THE_SEAT, .instead = THE_FIRST, .patron = THE_SECOND)),
                    .ask = {SAYS(ASK_PROPOSE_INSTEAD()), SAYS(ASK_PROPOSE_PATRON())}},
    [DO_AGREE] = {SAYS(LABEL_AGREE()), LINES(SAY(TELL_AGREE(.who = THE_SEAT)), CONSENT)},
    [DO_DISAGREE] = {SAYS(LABEL_DISAGREE()), LINES(SAY(TELL_DISAGREE(.who = THE_SEAT)), CONSENT)},
    [DO_READY] = {SAYS(LABEL_READY())},
    [DO_NAME] = {LINES(IF(IS_PERSON_KNOWN, LABEL_NAME(.person = THE_FIRST)),
                       ELSE(LABEL_NAME_OWN())),
                 LINES(IF(IS_FORMER, TELL_FORMER(.person = THE_FIRST)),
                       ELSE_IF(WAS_LOST,
                               TELL_CARRIED_LOST(.number = THE_SEAT, .person = THE_FIRST)),
                       ELSE_IF(WAS_CURSED,
                               TELL_CARRIED_CURSED(.number = THE_SEAT, .person = THE_FIRST)),
                       ELSE_IF(IN_CARRY, TELL_CARRIED(.number = THE_SEAT, .person = THE_FIRST)),
                       ELSE(TELL_NAME(.who = THE_SEAT, .number = THE_SEAT,
                                      .person = THE_FIRST)))},
    [DO_SOUL] = {SAYS(LABEL_SOUL(.royalty = THE_FIRST, .suit = THE_SECOND)),
                 LINES(IF(NOT(IS_FORMER), TELL_SOUL(.who = THE_SEAT, .royalty = THE_FIRST,
                                                    .suit = THE_SECOND))),
                 .ask = {SAYS(ASK_SOUL_ROYALTY()), SAYS(ASK_SOUL_SUIT())}},
    [DO_PATRON] = {LINES(IF(IS_PATRON_KEPT_SAID, LABEL_PATRON_KEEP(.patron = THE_FIRST)),
                         ELSE_IF(IS_PATRON_KEPT, LABEL_PATRON_KEEP_BARE(.patron = THE_FIRST)),
                         ELSE_ON(ALWAYS), CALL(say_patron)),
                   LINES(IF(IN_REPATRON, TELL_PATRON_AGAIN(.who = THE_SEAT, .patron = THE_FIRST)),
                         /* nobody learns who changed */
                         ELSE_IF(IN_NEW_PATRON,
                                 TELL_PATRON_NEW(.who = THE_SEAT, .patron = THE_FIRST)),
                         ELSE_IF(NOT(IN_CARRY),
                                 TELL_PATRON(.who = THE_SEAT, .patron = THE_FIRST)))},
    [DO_ROLL_PATRON] = {SAYS(LABEL_ROLL_PATRON()), SAYS(TELL_ROLL_PATRON(.who = THE_SEAT))},
    [DO_PATRON_ROLLED] = {.tell = LINES(
                              IF(IS_ROLLED_ANEW,
                                 TELL_PATRON_ROLLED_NEW(.who = THE_FIRST, .patron = THE_SECOND)),
                              ELSE(TELL_PATRON_ROLLED(.who = THE_FIRST, .patron = THE_SECOND)))},
    [DO_HIGH_ACE] = {SAYS(LABEL_HIGH_ACE()),
                     LINES(IF(NOT(IN_CARRY), TELL_HIGH_ACE(.who = THE_SEAT)))},
    [DO_CARRY] = {SAYS(LABEL_CARRY(.fortune = THE_FIRST, .won = THE_CARRIED_WON,
                                   .lost = THE_CARRIED_LOST)),
                  SAYS(TELL_CARRY(.evening = THE_EVENING, .evenings = THE_EVENINGS,
                                  .won = THE_CARRIED_WON, .lost = THE_CARRIED_LOST)),
                  .ask = {SAYS(ASK_CARRY_FORTUNE()), SAYS(ASK_CARRY_WON()),
                          SAYS(ASK_CARRY_LOST())}},
    [DO_RECALL] = {SAYS(LABEL_RECALL(.text = TEXT(THE_FACT))),
                   SAYS(TELL_RECALL(.text = TEXT(THE_FACT))),
                   .ask = {SAYS(ASK_RECALL_FACT())}},
    [DO_RECALL_QUEST] = {SAYS(LABEL_RECALL_QUEST(.seed = THE_FIRST)),
                         .ask = {SAYS(ASK_RECALL_QUEST())}},
    [DO_FATE] = {SAYS(LABEL_FATE(.who = THE_FIRST, .status = THE_SECOND)),
                 .ask = {SAYS(ASK_FATE_GAMBLER()), SAYS(ASK_FATE_STATUS()),
                         SAYS(ASK_FATE_LOSS())}},
    [DO_CARRY_ON] = {SAYS(LABEL_CARRY_ON())},
    [DO_COME_BACK] = {SAYS(LABEL_COME_BACK(.fortune = THE_COMING_BACK)),
                      SAYS(TELL_COME_BACK(.who = THE_SEAT, .fortune = THE_COMING_BACK))},
    [DO_RETIRE] = {SAYS(LABEL_RETIRE()), SAYS(TELL_RETIRE(.who = THE_SEAT))},
    [DO_GO_ON] = {SAYS(LABEL_GO_ON()), SAYS(TELL_GO_ON(.who = THE_SEAT))},
    [DO_BEGIN_ANEW] = {SAYS(LABEL_BEGIN_ANEW()), SAYS(TELL_BEGIN_ANEW(.who = THE_SEAT))},
    [DO_STAY_LOST] = {SAYS(LABEL_STAY_LOST(.fortune = THE_TIP)),
                      SAYS(TELL_STAY_LOST(.who = THE_SEAT))},
    /* the floor */
    [DO_STEP] = {SAYS(LABEL_STEP(.step = THE_NEXT_STEP))},
    [DO_CAST] = {LINES(IF(IS_OWN_SPELL_FIT,
                          LABEL_CAST_OWN(.size = THE_SECOND, .fits = TEXT(THE_GIST))),
                       ELSE_IF(IS_OWN_SPELL, LABEL_CAST_OWN_UNSAID(.size = THE_SECOND)),
                       ELSE_IF(IS_FIT,
                               LABEL_CAST(.spell = THE_FIRST, .size = THE_SECOND,
                                          .fits = TEXT(THE_GIST))),
                       ELSE(LABEL_CAST_UNSAID(.spell = THE_FIRST, .size = THE_SECOND))),
                 LINES(THESE(gh_cast), IF(IS_IDEA, TELL_SPELL_TEXT(.spell = THE_FIRST))),
                 SAYS(LABEL_BEGUN_CAST()), 0,
                 {SAYS(ASK_CAST_SPELL()), SAYS(ASK_CAST_SIZE()),
                  SAYS(ASK_CAST_FITS())}},
    [DO_CAST_IDEA] = {SAYS(LABEL_CAST_IDEA(.spell = THE_FIRST, .size = THE_IDEA_SIZE,
                                           .patron = THE_IDEA_PATRON)),
                      LINES(THESE(gh_cast), SAY(TELL_SPELL_TEXT(.spell = THE_FIRST))),
                      SAYS(LABEL_BEGUN_CAST_IDEA())},
    [DO_ACT] = {LINES(IF(AS_ROYALTY_DOES,
                         LABEL_ACT_ROYALTY(.royalty = THE_ROYALTY, .power = TEXT(THE_POWER),
                                           .help = THE_HELP)),
                      ELSE_IF(AS_SUIT_DOES,
                              LABEL_ACT_SUIT(.suit = THE_SUIT, .power = TEXT(THE_POWER),
                                             .help = THE_HELP)),
                      ELSE_IF(AS_CARDS_DO, LABEL_ACT_CARDS()), ELSE(LABEL_ACT_PLAIN())),
                SAYS(TELL_ACT(.who = THE_SEAT, .as = THE_FIRST, .royalty = THE_ROYALTY,
                              .suit = THE_SUIT)),
                SAYS(LABEL_ACT_PLAIN())},
    [DO_FLASHBACK] = {LINES(IF(IS_FREE, LABEL_FLASHBACK_FREE()),
                            ELSE_IF(IS_LAST_TWO, LABEL_FLASHBACK_LAST(PRICE)),
                            ELSE(LABEL_FLASHBACK(PRICE, .fortune = THE_FORTUNE)), ON(ALWAYS),
                            THESE(gh_flashback)),
                      SAYS(TELL_FLASHBACK(.who = THE_SEAT))},
    [DO_WAIT] = {LINES(IF(IS_GM_IN_ACT, LABEL_WAIT_ANSWER()),
                       ELSE_IF(IN_PRESSED, LABEL_WAIT_PRESSED(.gambler = THE_PRESSED)),
                       ELSE_IF(IN_ACT, LABEL_WAIT_ACT()), ELSE_IF(IS_GM, LABEL_WAIT_GM()),
                       ELSE_IF(IS_ALONE, LABEL_WAIT_ALONE()), ELSE(LABEL_WAIT()))},
    [DO_FAVOUR] = {SAYS(LABEL_FAVOUR(.fortune = THE_FORTUNE_MORE)),
                   SAYS(TELL_FAVOUR(.who = THE_GM))},
    [DO_ORACLE] = {SAYS(LABEL_ORACLE(.lean = THE_FIRST, .lucky = ORACLE_LUCKY,
                                     .unlucky = ORACLE_UNLUCKY, .dire = ORACLE_DIRE)),
                   SAYS(TELL_ORACLE(.who = THE_GM)), SAYS(LABEL_BEGUN_ORACLE()),
                   .ask = {SAYS(ASK_ORACLE_LEAN())}},
    [DO_ORACLE_ROLLED] =
        {.tell = LINES(IF(THE_SECOND, TELL_ORACLE_OF(.says = ORACLE_SAYS, .die = THE_FIRST,
                                                     .other = THE_SECOND, .same = IS_SAME_TWICE,
                                                     .high = IS_LEAN_GOOD)),
                       ELSE(TELL_ORACLE_SAYS(.says = ORACLE_SAYS)))},
    [DO_OBSTACLE] = {SAYS(LABEL_OBSTACLE())},
    [DO_WRITE_OBSTACLE] = {LINES(IF(IS_OBSTACLE_HELPED,
                                    LABEL_WRITE_OBSTACLE_HELPS(WRITES, .does = WRITTEN_DOES)),
                                 ELSE_IF(IS_OBSTACLE_NAMED, LABEL_WRITE_OBSTACLE(WRITES)),
                                 ELSE(LABEL_WRITE_OBSTACLE_ANY())),
                           LINES(ON(ALWAYS), PUT("\n"),
                                 THEN(TELL_WRITE_OBSTACLE(.who = THE_GM, WRITES)),
                                 CALL(gh_say_fits)),
                           SAYS(LABEL_WRITE_OBSTACLE_ANY()),
                           .ask = {SAYS(ASK_WRITE_SIZE()), SAYS(ASK_WRITE_TITLE()),
                                   SAYS(ASK_WRITE_CARDS()), SAYS(ASK_WRITE_HELPS())}},
    [DO_OBSTACLE_ROLLED] =
        {.tell = LINES(ON(IS_OBSTACLE), PUT("\n"),
                       THEN(TELL_OBSTACLE(.die = THE_FIRST, .size = THE_OBSTACLE,
                                          .title = TEXT(THE_OBSTACLE_TITLE),
                                          .text = TEXT(THE_OBSTACLE_TEXT))),
                       IF(IS_OWN_NOW, TELL_STORY(.text = TEXT(THE_OBSTACLE_STAKE))),
                       CALL(gh_say_fits))},
    [DO_PRESS] = {SAYS(LABEL_PRESS(.gambler = THE_FIRST)),
                  SAYS(TELL_PRESS(.who = THE_GM, .gambler = THE_FIRST)),
                  SAYS(LABEL_BEGUN_PRESS()), .ask = {SAYS(ASK_PRESS_GAMBLER())}},
    [DO_PASS_OVER] = {SAYS(LABEL_PASS_OVER(.gambler = THE_PRESSED)),
                      SAYS(TELL_PASS_OVER(.who = THE_GM, .gambler = THE_PRESSED))},
    [DO_SHOWDOWN] = {SAYS(LABEL_SHOWDOWN(.seats = LISTED(THE_SEATS))),
                     LINES(IF(IS_ONE_SEAT, TELL_SHOWDOWN_ONE(.who = THE_ONE_SEAT)),
                           ELSE(TELL_SHOWDOWN(.seats = LISTED(THE_SEATS)))),
                     SAYS(LABEL_BEGUN_SHOWDOWN()), .ask = {SAYS(ASK_SHOWDOWN_SEATS())}},
    [DO_ENDURE] = {SAYS(LABEL_LASTS(.spell = THE_LAST_SPELL)),
                   SAYS(TELL_LASTS(.spell = THE_LAST_SPELL))},
    [DO_LASTS] = {SAYS(LABEL_LASTS(.spell = THE_FIRST)), SAYS(TELL_LASTS(.spell = THE_FIRST)),
                  SAYS(LABEL_BEGUN_LASTS()), .ask = {SAYS(ASK_LASTS_SPELL())}},
    [DO_LIFT] = {SAYS(LABEL_LIFT(.spell = THE_FIRST)), SAYS(TELL_LIFT(.spell = THE_FIRST)),
                 SAYS(LABEL_BEGUN_LIFT()), .ask = {SAYS(ASK_LIFT_SPELL())}},
    [DO_VICTORY] = {SAYS(LABEL_VICTORY())},
    [DO_DEFEAT] = {SAYS(LABEL_DEFEAT(.fortune = THE_FORTUNE, .tone = THE_TONE))},
    [DO_HAPPENS] = {LINES(IF(IN_THE_WAY, LABEL_HAPPENS_MET(.who = THE_FOCUS)),
                          ELSE(LABEL_HAPPENS(.who = THE_FOCUS))),
                    SAYS(TELL_HAPPENS(.who = THE_FOCUS))},
    [DO_NEEDS_SPELL] = {SAYS(LABEL_NEEDS_SPELL()), SAYS(TELL_NEEDS_SPELL())},
    [DO_DISPUTE] = {SAYS(LABEL_DISPUTE()), SAYS(TELL_DISPUTE(.who = THE_GM))},
    [DO_ALLOW] = {LINES(IF(NOT(IN_FLASHBACK), LABEL_ALLOW_GIFT()),
                        ELSE_IF(IS_FREE, LABEL_ALLOW_FREE()),
                        ELSE(LABEL_ALLOW(.fortune = THE_FORTUNE_LESS))),
                  LINES(IF(IN_FLASHBACK, TELL_ALLOW()), ELSE(TELL_ALLOW_GIFT(.who = THE_GM)))},
    [DO_VETO] = {SAYS(LABEL_VETO()), SAYS(TELL_VETO(.who = THE_GM))},
    /* the duel */
    [DO_STAKE] = {SAYS(LABEL_STAKE(.stake = THE_FIRST, .size = THE_GUIDE)),
                  SAYS(TELL_STAKE(.who = THE_GM, .stake = THE_FIRST)),
                  SAYS(LABEL_BEGUN_STAKE(.most = THE_STAKE_MAX)),
                  .ask = {SAYS(ASK_STAKE_TO())}},
    [DO_REFUSE] = {SAYS(LABEL_REFUSE(.why = THE_FIRST)),
                   LINES(SAY(TELL_REFUSE(.who = THE_GM, .spell = THE_SPELL)),
                         SAY(TELL_REFUSE_WHY(.why = THE_FIRST, .caster = THE_CASTER))),
                   .ask = {SAYS(ASK_REFUSE_WHY(.spell = THE_SPELL))}},
    [DO_ACCEPT] = {LINES(IF(IS_GIFT, LABEL_ACCEPT_GIFT()),
                         ELSE(LABEL_ACCEPT(.stake = THE_STAKE, .gain = THE_GAIN,
                                           .loss = THE_LOSS))),
                   LINES(IF(NOT(IS_GIFT), TELL_ACCEPT(.who = THE_SEAT, .stake = THE_STAKE)))},
    [DO_BACK_OUT] = {SAYS(LABEL_BACK_OUT(.gift = IS_GIFT)), SAYS(TELL_BACK_OUT(.who = THE_SEAT))},
    [DO_HAND] = {.tell = LINES(IF(IS_HIDDEN, TELL_HAND(.who = THE_CASTER)),
                               ELSE(TELL_HAND_SEE(.who = THE_CASTER, HAND)))},
    [DO_GM_DIE] = {.tell = LINES(IF(IS_HIDDEN, TELL_GM_DIE(.who = THE_GM)),
                                 ELSE_IF(IS_CASTER_BLESSED,
                                         TELL_GM_DIE_OPEN(.who = THE_GM, .die = THE_FIRST)),
                                 ELSE(TELL_GM_DIE_SEE(.who = THE_GM, .die = THE_FIRST)))},
    [DO_KEEP] = {rerolls, SAYS(TELL_KEEP(.who = THE_SEAT))},
    /* who knows which dice is told what becomes of each */
    [DO_REROLL] = {rerolls,
                   LINES(IF(IS_SECOND_HIDDEN, TELL_REROLL(.who = THE_SEAT, .count = THE_FIRST))),
                   SAYS(LABEL_BEGUN_REROLL(.count = THE_FIRST)), 1,
                   {SAYS(ASK_REROLL_COUNT()), SAYS(ASK_REROLL_DICE())}},
    [DO_TURN] = {.tell = LINES(ON(IS_HIDDEN),
                               ELSE_IF(IS_DIE_SAME,
                                       TELL_TURN_SAME(.who = THE_CASTER, .to = THE_SECOND,
                                                      .number = DIE_NUMBER)),
                               ELSE(TELL_TURN(.who = THE_CASTER, .from = DIE_FROM,
                                              .to = THE_SECOND, .number = DIE_NUMBER)),
                               IF(IS_HAND_DONE, TELL_HAND_NOW(.who = THE_CASTER, HAND)))},
    [DO_RAISE] = {SAYS(LABEL_RAISE(.to = THE_FIRST, .gain = RAISED_GAIN, .loss = RAISED_LOSS,
                                   .fold = RAISED_FOLD)),
                  SAYS(TELL_RAISE(.who = THE_SEAT, .from = THE_STAKE, .to = THE_FIRST)),
                  LINES(IF(IS_RAISE_WIDE, LABEL_BEGUN_RAISE(.most = THE_RAISE_MOST)),
                        ELSE(LABEL_BEGUN_RAISE_ONE(.to = THE_RAISE_LEAST))),
                  .ask = {SAYS(ASK_RAISE_TO())}},
    [DO_STAND] = {SAYS(LABEL_STAND(.stake = THE_STAKE)),
                  SAYS(TELL_STAND(.who = THE_SEAT, .stake = THE_STAKE))},
    [DO_MATCH] = {SAYS(LABEL_MATCH(.stake = THE_STAKE)),
                  SAYS(TELL_MATCH(.who = THE_SEAT, .stake = THE_STAKE))},
    [DO_FOLD] = {LINES(IF(IS_GM, LABEL_FOLD_GM(.price = THE_FOLD_LOSS)),
                       ELSE(LABEL_FOLD(.price = THE_FOLD_LOSS)))},
    [DO_STAY] = {LINES(IF(NOT(IS_ODDS_KNOWN), LABEL_STAY()),
                       ELSE_IF(IS_HOPELESS, LABEL_STAY_NONE()),
                       ELSE_IF(NOT(IS_PATRON_OPEN), LABEL_STAY_ODDS(.wins = TEXT(THE_ODDS))),
                       ELSE_IF(IS_GM, LABEL_STAY_GM(ODDS, .counted = TEXT(THE_ODDS_COUNTED),
                                                    .counted_patron = TEXT(THE_ODDS_COUNTED_FIT))),
                       ELSE(LABEL_STAY_PATRON(ODDS))),
                 SAYS(TELL_STAY(.who = THE_SEAT, .stake = THE_STAKE))},
    [DO_SHOW] = {.tell = LINES(SAY(TELL_SHOW()),
                               SAY(TELL_SHOW_DICE(.who = THE_CASTER, HAND, .gm = THE_GM,
                                                  .die = SHOWN_DIE)))},
    [DO_INVOKE] = {SAYS(LABEL_INVOKE(.fits = TEXT(THE_GIST), .own = IS_OWN_PATRON,
                                     .said = IS_SAID_FIT)),
                   SAYS(TELL_INVOKE(.who = THE_SEAT, .patron = THE_FIRST))},
    [DO_NO_PATRON] = {SAYS(LABEL_NO_PATRON(SCORE)), SAYS(TELL_NO_PATRON(.who = THE_SEAT, OPEN))},
    [DO_REJECT] = {SAYS(LABEL_REJECT()), SAYS(TELL_REJECT(.who = THE_GM))},
    [DO_FIT] = {SAYS(LABEL_FIT(.kind = TURNED_POINTS, .points = TURNED_POINTS, .die = THE_DIE,
                               .wins = IS_TURNED_AHEAD)),
                SAYS(TELL_FIT(.who = THE_GM))},
    [DO_IMPOSE] = {SAYS(LABEL_IMPOSE()), SAYS(TELL_IMPOSE(.who = THE_GM))},
    [DO_HOLD_BACK] = {SAYS(LABEL_HOLD_BACK(SCORE)), SAYS(TELL_HOLD_BACK(.who = THE_GM, OPEN))},
    [DO_CHANGE] = {SAYS(LABEL_CHANGE(.number = DIE_NUMBER, .from = DIE_FROM, .to = THE_SECOND,
                                     .kind = THE_POINTS, SCORE)),
                   SAYS(TELL_CHANGE(.who = THE_SEAT, .number = DIE_NUMBER, .from = DIE_FROM,
                                    .to = THE_SECOND, .faces = LISTED(THE_HAND),
                                    .kind = THE_POINTS, OPEN)),
                   SAYS(LABEL_BEGUN_CHANGE(.number = DIE_NUMBER, .face = DIE_FROM,
                                           .kind = BEST_TURNED, .points = BEST_TURNED,
                                           .die = THE_DIE)), 1,
                   {SAYS(ASK_CHANGE_DIE()), SAYS(ASK_CHANGE_FACE())}},
    [DO_LEAVE] = {SAYS(LABEL_LEAVE(SCORE)), SAYS(TELL_LEAVE(.who = THE_SEAT, OPEN))},
    [DO_UNVEIL] = {.tell = SAYS(TELL_UNVEIL(.who = THE_CASTER, .patron = THE_FIRST,
                                            .truth = IS_TRUTH))},
    /* set right by the GM */
    [DO_SET_FORTUNE] = {SAYS(LABEL_SET_FORTUNE(.to = THE_FIRST)),
                        SAYS(TELL_SET_FORTUNE(.who = THE_SEAT, .was = THE_FORTUNE,
                                              .to = THE_FIRST)),
                        SAYS(LABEL_BEGUN_SET_FORTUNE(.is = THE_FORTUNE)),
                        .ask = {SAYS(ASK_SET())}},
    [DO_SET_MARKS] = {SAYS(LABEL_SET_MARKS(.to = THE_FIRST)),
                      SAYS(TELL_SET_MARKS(.who = THE_SEAT, .was = MARKS_WERE, .to = THE_FIRST)),
                      SAYS(LABEL_BEGUN_SET_MARKS(.is = MARKS_WERE)), .ask = {SAYS(ASK_SET())}},
    [DO_SET_ALARMS] = {SAYS(LABEL_SET_ALARMS(.to = THE_FIRST)),
                       SAYS(TELL_SET_ALARMS(.who = THE_SEAT, .was = ALARMS_WERE, .to = THE_FIRST)),
                       SAYS(LABEL_BEGUN_SET_ALARMS(.is = ALARMS_WERE)), .ask = {SAYS(ASK_SET())}},
    /* losses, and the end */
    [DO_DOOM] = {SAYS(LABEL_DOOM(.gambler = THE_FIRST))},
    [DO_SACRIFICE] = {SAYS(LABEL_SACRIFICE(.victim = THE_VICTIM)),
                      SAYS(TELL_SACRIFICE(.who = THE_SEAT, .victim = THE_VICTIM))},
    [DO_DECLINE] = {SAYS(LABEL_DECLINE(.victim = THE_VICTIM)), SAYS(TELL_DECLINE(.who = THE_SEAT))},
    [DO_RESOLVES] = {SAYS(LABEL_RESOLVES()), SAYS(TELL_RESOLVES())},
    [DO_DELAYS] = {SAYS(LABEL_DELAYS()), SAYS(TELL_DELAYS())},
    [DO_PASS] = {SAYS(LABEL_PASS()), SAYS(TELL_PASS(.who = THE_SEAT))},
    [DO_RESOLVE] = {SAYS(LABEL_RESOLVE()), SAYS(TELL_RESOLVE())},
    [DO_PERIL] = {LINES(IF(THE_FIRST, LABEL_PERIL(.seats = LISTED(THE_SEATS))), ELSE(LABEL_SAFE())),
                  LINES(IF(THE_FIRST, TELL_PERIL(.seats = LISTED(THE_SEATS))), ELSE(TELL_SAFE())),
                  .ask = {SAYS(ASK_PERIL_SEATS())}},
    [DO_VOTE] = {SAYS(LABEL_VOTE(.gambler = THE_VOTED, .vote = THE_VOTE)),
                 SAYS(TELL_VOTE(.who = THE_SEAT, .gambler = THE_VOTED, .vote = THE_VOTE))},
    [DO_CLOSE_VOTE] = {SAYS(LABEL_CLOSE_VOTE()), SAYS(TELL_CLOSE_VOTE(.who = THE_GM))},
    [DO_LAST_CALL] = {SAYS(LABEL_LAST_CALL(.seats = LISTED(THE_UNHEARD))),
                      SAYS(TELL_LAST_CALL(.who = THE_GM, .seats = LISTED(THE_UNHEARD)))},
    [DO_NEXT_QUEST] = {SAYS(LABEL_NEXT_QUEST(.quest = THE_NEXT_QUEST, .quests = THE_QUESTS))},
    [DO_JACKNAROK] = {SAYS(LABEL_JACKNAROK(.sealed = THE_SEALED)), SAYS(TELL_JACKNAROK())},
    [DO_PART] = {LINES(IF(IN_CAMPAIGN, LABEL_PART_EVENING()), ELSE(LABEL_PART())),
                 LINES(IF(NOT(IN_CAMPAIGN), TELL_PART()))},
    [DO_SHOW_ACE] = {.tell = LINES(IF(IS_ACE_OF_PERSON, TELL_ACE_PERSON(.person = ACE_PERSON)),
                                   ELSE(TELL_ACE(.who = THE_FIRST)))},
};

/* In a few words, with so many arguments: where the label says more than a button holds. */
static const struct short_line {
    int args;
    const struct voice_line *lines;
} briefs[VERBS] = {
    [DO_SEED] = {1, SAYS(LABEL_SHORT_SEED(.seed = THE_FIRST))},
    [DO_TELL_PORTENT] = {0, SAYS(LABEL_SHORT_TELL_PORTENT())},
    [DO_PROPOSE] = {0, SAYS(LABEL_SHORT_PROPOSE())},
    [DO_SOUL] = {2, SAYS(LABEL_SHORT_SOUL(.royalty = THE_FIRST, .suit = THE_SECOND))},
    [DO_PATRON] = {1, LINES(IF(IS_PATRON_KEPT, LABEL_PATRON_KEEP_BARE(.patron = THE_FIRST)),
                            ELSE(LABEL_SHORT_PATRON(.patron = THE_FIRST)))},
    [DO_HIGH_ACE] = {0, SAYS(LABEL_SHORT_HIGH_ACE())},
    [DO_ACT] = {1, SAYS(LABEL_SHORT_ACT())},
    [DO_WAIT] = {0, LINES(ON(IN_PRESSED), ELSE_ON(IN_ACT), ELSE(LABEL_SHORT_WAIT()))},
    [DO_ROLL_PATRON] = {0, SAYS(LABEL_SHORT_ROLL_PATRON())},
    [DO_STAY_LOST] = {0, SAYS(LABEL_SHORT_STAY_LOST())},
    [DO_STAKE] = {1, SAYS(LABEL_SHORT_STAKE(.to = THE_FIRST))},
    [DO_REFUSE] = {1, SAYS(LABEL_SHORT_REFUSE())},
    [DO_REROLL] = {2, SAYS(LABEL_SHORT_REROLL(.faces = LISTED(REROLL_FACES)))},
    [DO_RAISE] = {1, SAYS(LABEL_BEGUN_RAISE_ONE(.to = THE_FIRST))},
    [DO_FOLD] = {0, SAYS(LABEL_SHORT_FOLD(.price = THE_FOLD_LOSS))},
    [DO_STAY] = {0, SAYS(LABEL_STAY())},
    [DO_INVOKE] = {1, SAYS(LABEL_INVOKE(.fits = TEXT(THE_PATRON_BARE), .own = IS_OWN_PATRON,
                                        .said = IS_SAID_FIT))},
    [DO_FIT] = {0, SAYS(LABEL_SHORT_FIT(.patron = THE_INVOKED))},
    [DO_IMPOSE] = {0, SAYS(LABEL_SHORT_IMPOSE())},
    [DO_CHANGE] = {2, SAYS(LABEL_SHORT_CHANGE(.from = DIE_FROM, .to = THE_SECOND))},
    [DO_DECLINE] = {0, SAYS(LABEL_SHORT_DECLINE())},
    [DO_LAST_CALL] = {0, SAYS(LABEL_SHORT_LAST_CALL())},
    [DO_JACKNAROK] = {0, SAYS(LABEL_SHORT_JACKNAROK())},
};

void gh_brief(const struct data *d, const struct view *v, const struct move *m, int args,
              struct text *t)
{
    struct talk x;
    gh_talk(&x, d, v, m, t);
    if (args == briefs[m->verb].args)
        say_lines(&x, briefs[m->verb].lines);
}

void gh_label(const struct data *d, const struct view *v, const struct move *m, struct text *t)
{
    struct talk x;
    gh_talk(&x, d, v, m, t);
    say_lines(&x, verbs[m->verb].label);
}

void gh_begun(const struct data *d, const struct view *v, const struct move *m, int args,
              struct text *t)
{
    struct talk x;
    gh_talk(&x, d, v, m, t);
    if (args == verbs[m->verb].known)
        say_lines(&x, verbs[m->verb].begun);
}

void gh_next(const struct data *d, const struct view *v, const struct move *m, int args,
             struct text *t)
{
    struct talk x;
    gh_talk(&x, d, v, m, t);
    if (args < PARTS)
        say_lines(&x, verbs[m->verb].ask[args]);
}

/* ---- What followed from a move ---- */

/* What begins a part of the story stands apart from what was told before. */
static void apart(struct talk *x)
{
    text_put(x->t, x->t->used ? "\n\n" : "\n");
}

static void tell_lost(struct talk *x)
{
    for (int seat = 1; seat <= x->s->gamblers; seat++) {
        int g = seat_gambler(seat);
        if (gh_lost_broke(x, seat))
            say(x, TELL_LOST_BROKE(.who = seat));
        else if (x->is->status[g] == STATUS_LOST && x->s->status[g] != STATUS_LOST)
            say(x, TELL_LOST(.who = seat, .showdown = x->is->loss[g] == LOSS_SHOWDOWN));
    }
}

/* What has come true, and who will not forget it (GH-H8). */
static void tell_facts(struct talk *x)
{
    uint64_t facts = x->s->phase == PHASE_CARRY ? 0 : x->is->facts & ~x->s->facts;
    int said = 0;
    for (; facts; facts &= facts - 1) {
        int fact = __builtin_ctzll(facts);
        if (!said++)
            say(x, TELL_FACT(.text = x->p->fact_text[fact]));
        else
            say(x, TELL_FACT_TOO(.text = x->p->fact_text[fact]));
    }
}

/* How it ended at an obstacle of the quest's own. */
static LINES_AS(own_ending,
    IF(IS_MARK_OWN,
       TELL_MET(.text = TEXT(THE_ENDING), .marks = THE_MARKS, .most = THE_MARKS_MOST)),
    IF(IS_ALARM_OWN, TELL_NOT_MET(.text = TEXT(THE_ENDING), .alarms = THE_ALARMS,
                                  .most = THE_ALARMS_MOST)));

/* The spell's outcome, if this move decided it: what becomes of the obstacle, who pays what, who is
 * blessed or cursed. */
#define PAID_NOW .gamblers = FORTUNE_PAID, .gm = FORTUNE_PAID_GM
static LINES_AS(outcomes,
    IF(IS_FOLD, TELL_FOLD(.who = THE_SEAT, .stake = THE_STAKE)),
    IF(IS_WORKING, TELL_WORKS(.spell = THE_SPELL, DECIDED)),
    ELSE_IF(IS_FOLD, TELL_NOTHING(.spell = THE_SPELL, .stake = THE_STAKE)),
    ELSE_IF(IS_UNVEILED, TELL_FAILS(.spell = THE_SPELL, DECIDED)),
    ELSE(TELL_BARRED(.spell = THE_SPELL, .who = THE_CASTER, DECIDED)),
    ON(ALWAYS), THESE(own_ending),
    IF(IS_GIVEN, TELL_FORTUNE(PAID_NOW)),
    ELSE_IF(IS_CAST_SHORT,
            TELL_GAIN_ALL(.who = THE_GM, .paid = THE_PAID, .due = THE_DEBT, PAID_NOW)),
    ELSE_IF(IS_CAST, TELL_GAIN(.who = THE_GM, .paid = THE_PAID, PAID_NOW)),
    ELSE_IF(IS_PAID_SHORT, TELL_PAY_ALL(.paid = THE_PAID, .due = THE_DEBT, PAID_NOW)),
    ELSE(TELL_PAY(.paid = THE_PAID, PAID_NOW)),
    IF(IS_BLESSED_NOW, TELL_BLESSED(.who = THE_CASTER)),
    IF(IS_CURSED_NOW, TELL_CURSED(.who = THE_CASTER)),
    IF(IS_BROKE, TELL_BROKE()),
    IF(IS_GM_BROKE_NOW, TELL_GM_BROKE()));

/* Then losses, the Scales, marks, Fortune that moved by anything but a Stake, and the quest. */
static LINES_AS(follows,
    ON(HAS_OUTCOME), THESE(outcomes), ON(ALWAYS), CALL(tell_lost),
    IF(IS_DOOMED, TELL_DOOM(.who = VICTIM_NOW)),
    IF(IS_ASKED_TO_SAVE, TELL_MAY_SAVE(.who = ACTOR_NOW, .victim = VICTIM_NOW)),
    IF(IS_TIP_BEGUN, TELL_TIP()),
    IF(IS_TIP_LEFT, TELL_SCALES_LEFT()),
    ELSE_IF(IS_TIPPED_FREE, TELL_TIPPED_FREE(.who = THE_VOTED)),
    ELSE_IF(IS_TIP_OVER, TELL_TIPPED_BACK(.who = THE_VOTED)),
    ON(NOT(HAS_OUTCOME)), THESE(own_ending),
    IF(IS_MARK_GENERAL, TELL_MARK(.marks = THE_MARKS, .most = THE_MARKS_MOST)),
    IF(IS_CLUE, TELL_CLUE(.text = TEXT(THE_CLUE))),
    IF(IS_ALARM_GENERAL, TELL_ALARM(.alarms = THE_ALARMS, .most = THE_ALARMS_MOST)),
    IF(IS_SHOWDOWN_OVER, TELL_SHOWDOWN_OVER()),
    IF(IS_FORTUNE_MOVED, TELL_FORTUNE(.gamblers = FORTUNE_NOW, .gm = FORTUNE_NOW_GM)),
    IF(IS_BROKE_SINCE, TELL_BROKE()),
    IF(IS_HELD, TELL_HELD(.who = FOCUS_NOW)),
    ON(NOT(IS_VERDICT)), CALL(tell_facts),
    ON(IS_VERDICT), CALL(apart),
    IF(IS_VICTORY, TELL_VICTORY()), ELSE_IF(IS_WIPED_OUT, TELL_DEFEAT_NONE()),
    ELSE_IF(IS_VERDICT, TELL_DEFEAT()),
    IF(HAS_VERDICT_STORY, TELL_STORY(.text = TEXT(VERDICT_STORY))),
    ELSE_IF(IS_VICTORY, TELL_VICTORY_PLAIN()), ELSE_IF(IS_VERDICT, TELL_DEFEAT_PLAIN()),
    ON(IS_LESS_AWFUL), PUT("\n"), THEN(TELL_LESS_AWFUL()),
    ON(IS_EVEN_WORSE), PUT("\n"), THEN(TELL_EVEN_WORSE()),
    IF(HAS_TONE_STORY, TELL_STORY(.text = TEXT(TONE_STORY))),
    ON(IS_VERDICT), CALL(tell_facts),
    ON(IS_STEP), PUT("\n"), THEN(TELL_STEP(.step = THE_STEP)),
    IF(IS_STEP_TOLD, TELL_STORY(.text = TEXT(STEP_STORY))),
    ELSE_IF(IS_STEP, TELL_STEP_PLAIN(.step = THE_STEP)),
    ON(IS_STEP), CALL(gh_say_also),
    IF(IS_SHOWDOWN_DUE, TELL_SHOWDOWN_DUE()),
    ON(IS_QUEST_NEW), CALL(apart), THEN(TELL_QUEST(.quest = THE_QUEST, .quests = THE_QUESTS)),
    IF(IS_REPATRON, TELL_REPATRON()),
    IF(IS_EVENING_OVER, TELL_EVENING_OVER(.evening = THE_EVENING, .won = THE_WON,
                                          .lost = THE_LOST)),
    ELSE_ON(IS_CAMPAIGN_OVER), PUT("\n"), THEN(TELL_CAMPAIGN(.won = THE_WON, .lost = THE_LOST)));

void gh_tell(const struct data *d, const struct view *before, const struct view *after,
             const struct move *m, struct text *t)
{
    struct talk x;
    gh_talk(&x, d, before, m, t);
    x.is = look_at(&after->state);
    say_lines(&x, verbs[m->verb].tell);
    if (m->verb < DO_SET_FORTUNE) /* nothing follows from what is set right */
        say_lines(&x, follows);
}
