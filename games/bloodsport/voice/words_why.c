/* Why a move is not open. The rule that refuses it names the reason (enum why); here is what people
 * read of it. */
#include "games/bloodsport/fight.h"
#include "games/bloodsport/play.h"
#include "games/bloodsport/settle.h"
#include "games/bloodsport/voice/words_facts.h"

/* Where a verb has its place, and what is said elsewhere. */
#define IN(phase) (1u << PHASE_##phase)
static const struct { uint32_t phases; const struct voice_line *elsewhere; } places[VERBS] = {
    [DO_DISCOVER] = {IN(ACTION) | IN(REACT), SAYS(WHY_PLAY_LATER())},
    [DO_SPECIAL] = {IN(ACTION) | IN(REACT), SAYS(WHY_PLAY_LATER())},
    [DO_SABOTAGE] = {IN(ACTION) | IN(REACT), SAYS(WHY_PLAY_LATER())},
    [DO_REACT] = {IN(ACTION) | IN(REACT), SAYS(WHY_REACT_LATER())},
    [DO_LOOK] = {IN(TARGET), SAYS(WHY_LOOK_LATER())},
    [DO_AIM] = {IN(TARGET), SAYS(WHY_LOOK_LATER())},
    [DO_PAY] = {IN(PAY), SAYS(WHY_PAY_LATER())},
    [DO_RAT] = {~(IN(RISK) | IN(EFFECT)), SAYS(WHY_COMMITTED())}, /* BG-C10 */
    [DO_BET] = {IN(BET), SAYS(WHY_BET_LATER())},
    [DO_SETTLE] = {IN(SETTLE), SAYS(WHY_SETTLE_LATER())},
    [DO_DISCARD] = {IN(DISCARD), SAYS(WHY_DISCARD_LATER())},
    [DO_DONE] = {IN(DISCARD), SAYS(WHY_DISCARD_LATER())},
    [DO_GO_ON] = {IN(AFTER), SAYS(WHY_AFTER_LATER())},
    [DO_START_OVER] = {IN(AFTER), SAYS(WHY_AFTER_LATER())},
    [DO_STOP] = {IN(AFTER), SAYS(WHY_AFTER_LATER())},
};

static const struct voice_line *const reasons[WHYS] = {
    [WHY_NOT_HELD] = SAYS(WHY_NOT_HELD(.card = F_CARD)),
    [WHY_REACT_ONLY] = SAYS(WHY_REACT_ONLY(.card = F_CARD)),
    [WHY_REACT_NOW] = SAYS(WHY_REACT_NOW(.card = F_CARD, .type = F_TYPE)),
    [WHY_OTHER_TYPE] = SAYS(WHY_OTHER_TYPE(.card = F_CARD, .type = F_TYPE)),
    [WHY_NOTHING_TO_SEE] = SAYS(WHY_NOTHING_TO_SEE(.card = F_CARD)),
    [WHY_TIME] = SAYS(WHY_TIME(.time = F_TIME)),
    [WHY_COIN] = SAYS(WHY_COIN(.coin = F_HAND)),
    [WHY_OVER_RISK] = SAYS(WHY_OVER_RISK(.risk = F_ASKED)),
    [WHY_RAT_CHANCE] = SAYS(WHY_RAT_CHANCE()),
    [WHY_GUARD_LOW] = SAYS(WHY_GUARD_LOW()),
    [WHY_NEXT_BET] = SAYS(WHY_NEXT_BET(.fight = F_NEXT)),
    [WHY_COIN_TO_BET] = SAYS(WHY_COIN_TO_BET(.coin = F_HAND)),
    [WHY_FAVOURITE] = SAYS(WHY_FAVOURITE(.coin = F_LOW)),
    [WHY_WAGER] = SAYS(WHY_WAGER(.low = F_LOW, .high = F_HIGH)),
    [WHY_GIVE_UP] = SAYS(WHY_GIVE_UP()),
    [WHY_PAID] = SAYS(WHY_PAID()),
    [WHY_TOO_DEAR] = SAYS(WHY_TOO_DEAR(.sum = F_SUM, .coin = F_COIN)),
    [WHY_SKIP_CHANCE] = SAYS(WHY_SKIP_CHANCE()),
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
    bg_talk_begin(&x, d, v, m, t);
    uint32_t phases = places[m->verb].phases;
    bool mine = m->verb != DO_PAY || x.s->play_seat == v->seat;
    if (v->seat >= PLAYERS_MAX)
        return;
    if (phases && (!(phases >> x.s->phase & 1) || !mine))
        say_lines(&x, places[m->verb].elsewhere);
    else
        say_lines(&x, reasons[reason(&x)]);
}
