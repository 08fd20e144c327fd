/* What a player has to decide, and what each answer costs and what its chances are. */
#include "games/bloodsport/money.h"
#include "games/bloodsport/play.h"
#include "games/bloodsport/voice/words_facts.h"

/* What is asked in a phase. */
static const struct voice_line *const prompts[PHASES] = {
    [PHASE_ACTION] =
        LINES(IF(IS_PLAYABLE, ASK_ACTION(.time = F_TIME, .coin = F_COIN, .guard = F_GUARD)),
              ELSE(ASK_PASS(.time = F_TIME, .coin = F_COIN, .guard = F_GUARD))),
    [PHASE_TARGET] =
        LINES(IF(IS_DISCOVER, ASK_LOOK(.card = F_PLAYED)), ELSE(ASK_AIM(.card = F_PLAYED)),
              IF(IS_AGAIN, ASK_CHOICE(.choice = F_CHOICE, .choices = F_CHOICES))),
    [PHASE_PAY] = LINES(
        SAY(ASK_RISK(.card = F_PLAYED, .risk = F_ASKED, .extra = F_EXTRA)),
        IF(IS_RISKY, ASK_RANGE(.risk = F_ASKED, .bare = TEXT(F_BARE), .paid = TEXT(F_PAID))),
        IF(IS_LAID, ASK_LATER()), SAY(ASK_PAY(.time = F_TIME, .coin = F_HAND, .guard = F_GUARD))),
    [PHASE_WINDOW] = SAYS(ASK_RAT(.guard = F_GUARD, .then = F_THEN, .fight = F_NOW)),
    [PHASE_BET] = LINES(SAY(ASK_BET(.fight = F_NEXT, .left = F_LEFT, .right = F_RIGHT,
                                    .ratio = F_RATIO, .favourite = F_FAVOURITE, .coin = F_HAND)),
                        SAY(ASK_ODDS())),
    [PHASE_REACT] = LINES(SAY(ASK_REACT()), CALL(bg_say_blow_to_come),
                          IF(IS_BET_LOST, ASK_BET_LOST()),
                          ELSE_IF(IS_BET, ASK_BET_HERE(.coin = F_BET, .on = F_BET_ON)),
                          IF(NOT(IS_REACT_HELD), ASK_NO_REACT()),
                          SAY(ASK_SUMS(.left = TEXT(F_SUM_LEFT), .right = TEXT(F_SUM_RIGHT)))),
    [PHASE_SETTLE] =
        LINES(IF(IS_NOTHING, ASK_SETTLE_BROKE(.chance = F_CHANCE)),
              ELSE_IF(IS_POOR, ASK_SETTLE_POOR(.coin = F_COIN, .chance = F_CHANCE)),
              ELSE(ASK_SETTLE(.coin = F_COIN, .chance = F_CHANCE, .open = LISTED(F_OPEN)))),
    [PHASE_AFTER] = LINES(SAY(ASK_AFTER(.won = IS_PAID_OFF)), IF(IS_COUNTED, ASK_OUTCOME())),
    [PHASE_DISCARD] = SAYS(ASK_DISCARD(.cards = LITERAL(HAND_FULL))),
};

void bg_words_prompt(const struct data *d, const struct view *v, struct text *t)
{
    struct talk x;
    bg_talk_begin(&x, d, v, NULL, t);
    x.voice.asks = true;
    say_lines(&x, prompts[x.s->phase]);
}

/* ---- Labels ---- */

static void bet_label(struct talk *x)
{
    enum { EQUAL, FAVOURITE, UNDERDOG };
    const struct bloodsport *s = x->s;
    int f = x->m->arg[0], on = x->m->arg[1], coin = x->m->arg[2], percent[3];
    int lead = on == ON_LEFT ? s->odds[f] : -s->odds[f];
    struct fight_odds odds;
    bg_fight_chances(x->p, s, f, NULL, true, &odds);
    voice_percents((const double[]){odds.left, odds.right, odds.nobody}, 3, percent);
    say(x, LABEL_BET(.coin = coin, .on = s->fighter_at[f * 2 + (on == ON_RIGHT)],
                     .gain = bg_payout(s->odds[f], on, coin), .wager = lead > 0   ? FAVOURITE
                              : lead < 0 ? UNDERDOG
                                         : EQUAL, .percent = percent[on == ON_RIGHT]));
}

/* What a move is called where somebody may choose it. */
static const struct voice_line *const labels[VERBS] = {
    [DO_DISCOVER] = SAYS(LABEL_CARD(CARD_ROW)),
    [DO_SPECIAL] = SAYS(LABEL_CARD(CARD_ROW)),
    [DO_SABOTAGE] =
        LINES(IF(IS_ALONE, LABEL_SABOTAGE(CARD_ROW, .weapon = F_ON_WEAPON, .on = F_ON, PLACE_ROW)),
              ELSE(LABEL_SABOTAGE_TWO(CARD_ROW, .weapon = F_ON_WEAPON, .on = F_ON, PLACE_ROW,
                                      .shown = F_ARG2))),
    [DO_REACT] = LINES(IF(F_ARG1, LABEL_REACT(CARD_ROW, .on = F_ON)), ELSE(LABEL_CARD(CARD_ROW)),
                       IF(IS_SCORES, LABEL_SCORES(.left = F_SCORE_LEFT, .right = F_SCORE_RIGHT))),
    [DO_LOOK] = SAYS(LABEL_LOOK(AIM_ROW, .both = F_ARG1)),
    [DO_AIM] = SAYS(LABEL_AIM(AIM_ROW)),
    [DO_PAY] = LINES(IF(IS_SPENT, LABEL_PAY(.time = F_ARG, .coin = F_ARG1, .need = F_NEED,
                                            .percent = F_PERCENT)),
                     ELSE(LABEL_PAY_NOTHING(.need = F_NEED, .percent = F_PERCENT))),
    [DO_RAT] = SAYS(LABEL_RAT(.left = F_CHANCE_LEFT)),
    [DO_PASS] = LINES(IF(IS_ACTION, LABEL_PASS_PHASE()), ELSE_IF(IS_REACT, LABEL_PASS_ROUND()),
                      ELSE(LABEL_PASS_RAT())),
    [DO_PASS_FIGHT] = SAYS(LABEL_PASS_FIGHT()),
    [DO_BET] = LINES(IF(NOT(F_ARG1), LABEL_BET_NONE()), ELSE_ON(ALWAYS), CALL(bet_label)),
    [DO_SETTLE] = LINES(
        IF(IS_GIVE_UP, LABEL_GIVE_UP()),
        ELSE_IF(F_ARG, LABEL_SETTLE(.boxes = LISTED(F_BOXES), .coin = F_SUM, .left = F_COIN_LEFT)),
        ELSE(LABEL_SKIP(.chance = F_CHANCE))),
    [DO_DISCARD] = SAYS(LABEL_DISCARD(CARD_ROW)),
    [DO_DONE] = SAYS(LABEL_DONE()),
    [DO_GO_ON] = SAYS(LABEL_GO_ON()),
    [DO_START_OVER] =
        SAYS(LABEL_START_OVER(.coin = LITERAL(COIN_START), .chance = LITERAL(CHANCE_START))),
    [DO_STOP] = SAYS(LABEL_STOP()),
};

void bg_words_label(const struct data *d, const struct view *v, const struct move *m,
                    struct text *t)
{
    struct talk x;
    bg_talk_begin(&x, d, v, m, t);
    say_lines(&x, labels[m->verb]);
}
