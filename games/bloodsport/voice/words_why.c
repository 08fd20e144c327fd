/* Why a move is not open. The rule that refuses it names the reason (enum why); here is what people
 * read of it. */
#include "games/bloodsport/fight.h"
#include "games/bloodsport/play.h"
#include "games/bloodsport/settle.h"
#include "games/bloodsport/voice/words_facts.h"

/* Where a verb has its place, and what is said elsewhere. */
#define IN(phase) (1u << PHASE_##phase)
static const struct { uint32_t phases; struct voice_row elsewhere; } places[VERBS] = {
    [DO_DISCOVER] = {IN(ACTION) | IN(REACT), VOICE_ROW(WHY_PLAY_LATER())},
    [DO_SPECIAL] = {IN(ACTION) | IN(REACT), VOICE_ROW(WHY_PLAY_LATER())},
    [DO_SABOTAGE] = {IN(ACTION) | IN(REACT), VOICE_ROW(WHY_PLAY_LATER())},
    [DO_REACT] = {IN(ACTION) | IN(REACT), VOICE_ROW(WHY_REACT_LATER())},
    [DO_LOOK] = {IN(TARGET), VOICE_ROW(WHY_LOOK_LATER())},
    [DO_AIM] = {IN(TARGET), VOICE_ROW(WHY_LOOK_LATER())},
    [DO_PAY] = {IN(PAY), VOICE_ROW(WHY_PAY_LATER())},
    [DO_RAT] = {~(IN(RISK) | IN(EFFECT)), VOICE_ROW(WHY_COMMITTED())}, /* BG-C10 */
    [DO_BET] = {IN(BET), VOICE_ROW(WHY_BET_LATER())},
    [DO_SETTLE] = {IN(SETTLE), VOICE_ROW(WHY_SETTLE_LATER())},
    [DO_DISCARD] = {IN(DISCARD), VOICE_ROW(WHY_DISCARD_LATER())},
    [DO_DONE] = {IN(DISCARD), VOICE_ROW(WHY_DISCARD_LATER())},
    [DO_GO_ON] = {IN(AFTER), VOICE_ROW(WHY_AFTER_LATER())},
    [DO_START_OVER] = {IN(AFTER), VOICE_ROW(WHY_AFTER_LATER())},
    [DO_STOP] = {IN(AFTER), VOICE_ROW(WHY_AFTER_LATER())},
};

static const struct voice_line *const reasons[WHYS] = {
    [WHY_NOT_HELD] = LINES(SAY(WHY_NOT_HELD(.card = F_CARD))),
    [WHY_REACT_ONLY] = LINES(SAY(WHY_REACT_ONLY(.card = F_CARD))),
    [WHY_REACT_NOW] = LINES(SAY(WHY_REACT_NOW(.card = F_CARD, .type = F_TYPE))),
    [WHY_OTHER_TYPE] = LINES(SAY(WHY_OTHER_TYPE(.card = F_CARD, .type = F_TYPE))),
    [WHY_NOTHING_TO_SEE] = LINES(SAY(WHY_NOTHING_TO_SEE(.card = F_CARD))),
    [WHY_TIME] = LINES(SAY(WHY_TIME(.time = F_TIME))),
    [WHY_COIN] = LINES(SAY(WHY_COIN(.coin = F_HAND))),
    [WHY_OVER_RISK] = LINES(SAY(WHY_OVER_RISK(.risk = F_ASKED))),
    [WHY_RAT_CHANCE] = LINES(SAY(WHY_RAT_CHANCE())),
    [WHY_GUARD_LOW] = LINES(SAY(WHY_GUARD_LOW())),
    [WHY_NEXT_BET] = LINES(SAY(WHY_NEXT_BET(.fight = F_NEXT))),
    [WHY_COIN_TO_BET] = LINES(SAY(WHY_COIN_TO_BET(.coin = F_HAND))),
    [WHY_FAVOURITE] = LINES(SAY(WHY_FAVOURITE(.coin = F_LOW))),
    [WHY_WAGER] = LINES(SAY(WHY_WAGER(.low = F_LOW, .high = F_HIGH))),
    [WHY_GIVE_UP] = LINES(SAY(WHY_GIVE_UP())),
    [WHY_PAID] = LINES(SAY(WHY_PAID())),
    [WHY_TOO_DEAR] = LINES(SAY(WHY_TOO_DEAR(.sum = F_SUM, .coin = F_COIN))),
    [WHY_SKIP_CHANCE] = LINES(SAY(WHY_SKIP_CHANCE())),
};

static enum why reason(const struct talk *x)
{
    const struct bloodsport *s = x->s;
    const int32_t *arg = x->m->arg;
    int seat = x->v->seat;
    switch (x->m->verb) {
    case DO_DISCOVER:
    case DO_SPECIAL:
    case DO_SABOTAGE:
    case DO_REACT: return bg_card_why(x->p, s, seat, x->m->verb, arg[0]);
    case DO_RAT: return bg_rat_why(s, seat);
    case DO_PAY:
        return arg[0] < 0 || arg[1] < 0 ? WHY_NONE : bg_pay_why(x->p, s, seat, arg[0], arg[1]);
    case DO_BET:
        return s->bets_made[seat] < FIGHTS ? bg_bet_why(s, seat, arg[0], arg[1], arg[2]) : WHY_NONE;
    case DO_SETTLE: return bg_settle_why(s, seat, arg[0]);
    case DO_DISCARD: return s->action_place[arg[0]] == ACTION_HAND + seat ? WHY_NONE : WHY_NOT_HELD;
    default: return WHY_NONE;
    }
}

void bg_words_why_not(const struct data *d, const struct view *v, const struct move *m,
                      struct text *t)
{
    struct talk x;
    bg_talk_begin(&x, d, v, t);
    x.m = m;
    uint32_t phases = places[m->verb].phases;
    bool mine = m->verb != DO_PAY || x.s->play_seat == v->seat;
    if (v->seat >= PLAYERS_MAX)
        return;
    if (phases && (!(phases >> x.s->phase & 1) || !mine))
        voice_say_row(&x.voice, &places[m->verb].elsewhere, NULL, NULL);
    else
        voice_say_lines(&x.voice, reasons[reason(&x)], bg_fact, &x);
}
