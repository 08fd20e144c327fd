/* Each answer in words, with its chances as far as that seat may know. */
#include "games/texarkana/rules.h"
#include "games/texarkana/voice/words.h"

/* Moves that are called by one message, whatever they are worth. */
static const struct voice_row called[VERBS] = {
    [DO_RATE] = VOICE_ROW(LABEL_RATE(.character = F_ARG4, .will = F_ARG, .grit = F_ARG1, .coin = F_ARG2, .luck = F_ARG3)),
    [DO_CHARACTERISTIC] = VOICE_ROW(LABEL_CHARACTERISTIC(.characteristic = F_ARG)),
    [DO_FLAW] = VOICE_ROW(LABEL_FLAW(.flaw = F_ARG)),
    [DO_USE] = VOICE_ROW(LABEL_USE(.trait = F_ARG)),
    [DO_INVOKE] = VOICE_ROW(LABEL_INVOKE(.invocation = F_ARG, .goal = F_ARG1)),
    [DO_ATTEMPT] = VOICE_ROW(LABEL_ATTEMPT(.goal = F_ARG, .suit = F_ARG1)),
    [DO_CHALLENGE] = VOICE_ROW(LABEL_CHALLENGE(.who = F_ARG)),
    [DO_WAIT] = VOICE_ROW(LABEL_WAIT(.free = F_FREE, .others = F_OTHERS)),
    [DO_AGREE] = VOICE_ROW(LABEL_AGREE()),
    [DO_REFUSE] = VOICE_ROW(LABEL_REFUSE()),
    [DO_DOWN] = VOICE_ROW(LABEL_DOWN(.rank = F_RANK, .suit = F_SUIT)),
    [DO_CALL_OFF] = VOICE_ROW(LABEL_CALL_OFF()),
    [DO_PASS] = VOICE_ROW(LABEL_PASS()),
    [DO_GAIN] = VOICE_ROW(LABEL_GAIN(.amount = F_ARG1, .which = F_ARG)),
    [DO_NARRATE] = VOICE_ROW(LABEL_NARRATE()),
    [DO_TOSS] = VOICE_ROW(LABEL_DISCARD(.rank = F_RANK, .suit = F_SUIT)),
    [DO_SHED] = VOICE_ROW(LABEL_DISCARD(.rank = F_RANK, .suit = F_SUIT)),
    [DO_SCENARIO] = VOICE_ROW(CARD_SCENARIO(.scenario = F_ARG)),
    [DO_CALL] = VOICE_ROW(LABEL_CALL(.who = F_ARG, .suit = F_ARG2, .goal = F_ARG1)),
    [DO_CHANGE] = VOICE_ROW(LABEL_CHANGE(.who = F_ARG, .which = F_ARG1, .by = F_ARG2)),
    [DO_ENTER] = VOICE_ROW(LABEL_ENTER(.who = F_ARG)),
    [DO_LEAVE] = VOICE_ROW(LABEL_LEAVE(.who = F_ARG)),
    [DO_BRING] = VOICE_ROW(LABEL_BRING(.npc = F_ARG)),
    [DO_DISMISS] = VOICE_ROW(LABEL_DISMISS(.npc = F_ARG)),
    [DO_CLASH] = VOICE_ROW(LABEL_CLASH(.npc = F_ARG, .foe = F_ARG1)),
    [DO_JUDGE] = VOICE_ROW(LABEL_JUDGE(.goal = F_ARG, .state = F_ARG1)),
    [DO_NO_CARDS] = VOICE_ROW(LABEL_NO_CARDS()),
    [DO_DIFFICULTY] = VOICE_ROW(LABEL_DIFFICULTY(.dv = F_ARG, .woe = F_ARG1, .allowed = F_WOE_ALLOWED, .all = F_ALL_WOE)),
    [DO_ALLOW] = VOICE_ROW(LABEL_ALLOW(.suit = F_ARG, .other = F_ARG1, .violence = F_ARG2)),
    [DO_TAKE] = VOICE_ROW(LABEL_TAKE(.amount = F_ARG1, .which = F_ARG)),
    [DO_SCENE] = VOICE_ROW(LABEL_SCENE(.scene = F_ARG)),
    [DO_CLOSE_SCENE] = VOICE_ROW(LABEL_CLOSE_SCENE()),
    [DO_NEXT_SESSION] = VOICE_ROW(LABEL_NEXT_SESSION()),
    [DO_FINISH] = VOICE_ROW(LABEL_FINISH()),
    [DO_CLOSE_SESSION] = VOICE_ROW(LABEL_CLOSE_SESSION(.story = F_STORY)),
};

/* ---- Chances ---- */

/* Sure is only what is: "over 99 %", "under 1 %". */
static const char *chance_piece(const struct talk *x, struct room *room, double share)
{
    enum { EXACT, OVER, UNDER };
    static const double sure = 1e-9;
    int how = share > 0.995 && share < 1 - sure ? OVER : share < 0.005 && share > sure ? UNDER : EXACT;
    return piece(x, room, PART_CHANCE(.percent = (int)(share * 100 + 0.5), .sure = how));
}

bool tx_odds_wanted(const struct view *v)
{
    const struct texarkana *s = look_at(&v->state);
    if (!s->rule_odds_shown || s->kind == KIND_DUEL) /* TX-H3 */
        return false;
    return (s->phase == PHASE_CARD && v->seat == s->fighter[SIDE_INITIATOR]) ||
           ((s->phase == PHASE_TRUMP || s->phase == PHASE_ASSIST) && v->seat == s->actor);
}

/* The chances of a total as it stands, and if it is trumped upon. */
static const char *odds_piece(const struct talk *x, struct room *room, int total, bool may_trump)
{
    struct test_model m;
    struct try tries[2] = {{.total = total}, {.total = total, .trumps = may_trump}};
    struct room stand, trump;
    tx_test_model_now(x->p, x->v, &m);
    tx_tries_told(x->v, &m, tries, 2);
    const char *chance = chance_piece(x, &stand, tries[0].success);
    return may_trump ? piece(x, room, PART_ODDS_TRUMP(.chance = chance, .trump = chance_piece(x, &trump, tries[1].success)))
                     : piece(x, room, PART_ODDS(.chance = chance));
}

/* ---- Answers with chances ---- */

static void play_label(struct talk *x, int card, bool burn)
{
    const struct texarkana *s = x->s;
    struct room room;
    if (tx_odds_wanted(x->v))
        say(x, LABEL_PLAY_ODDS(CARD(card), .burn = burn,
                               .odds = odds_piece(x, &room, card_value(card), tx_is_trump(s, SIDE_INITIATOR, card))));
    else
        say(x, LABEL_PLAY(CARD(card), .burn = burn));
    if (burn && tx_burn_choice(s) && beyond_counts(s))
        say(x, LABEL_BURN_GAIN(.gain = BURN_GAIN)); /* TX-E3 */
    if (card_suit(card) == SUIT_SKULLS && s->rule_woe)
        say(x, LABEL_WOE());
}

static void assist_label(struct talk *x, int card)
{
    const struct texarkana *s = x->s;
    int total = s->total[s->side] + card_value(card);
    struct room room;
    if (tx_odds_wanted(x->v))
        say(x, LABEL_ASSIST_ODDS(CARD(card), .total = total,
                                 .odds = odds_piece(x, &room, total, tx_can_trump(s, s->side) || tx_is_trump(s, s->side, card))));
    else
        say(x, LABEL_ASSIST(CARD(card), .total = total));
}

static void trump_label(struct talk *x, bool trump)
{
    struct test_model m;
    struct try a = {.total = x->s->total[x->s->side], .trumps = trump};
    struct room room, chance, bust;
    if (!tx_odds_wanted(x->v)) {
        say(x, LABEL_TRUMP(.trump = trump));
        return;
    }
    tx_test_model_now(x->p, x->v, &m);
    tx_tries_told(x->v, &m, &a, 1);
    const char *odds = piece(x, &room, PART_ODDS(.chance = chance_piece(x, &chance, a.success)));
    if (!trump)
        say(x, LABEL_STAND_ODDS(.odds = odds));
    else if (m.never_bust)
        say(x, LABEL_TRUMP_SAFE(.odds = odds)); /* TX-F1 */
    else
        say(x, LABEL_TRUMP_ODDS(.odds = odds, .bust = chance_piece(x, &bust, a.bust)));
}

/* ---- The Dealer's stakes ---- */

static void declare_label(struct talk *x, const int32_t *arg)
{
    struct room room[4];
    const char *pieces[4];
    struct voice_list says = {.pieces = pieces};
    pieces[says.count++] = piece(x, &room[0], PART_DECLARE(.suit = arg[0]));
    pieces[says.count++] = arg[2] != CAST_NONE ? piece(x, &room[1], PART_OPPOSED(.npc = arg[2], .suit = arg[1]))
                                               : piece(x, &room[1], PART_UNOPPOSED());
    if (arg[3])
        pieces[says.count++] = piece(x, &room[2], PART_MARKED(.marks = those(arg[3])));
    pieces[says.count++] = arg[4] ? piece(x, &room[3], PART_RISK(.risk = those(arg[4])))
                                  : piece(x, &room[3], PART_NO_RISK());
    say(x, LABEL_DECLARE(.says = &says));
}

void tx_label(const struct data *d, const struct view *v, const struct move *m, struct text *t)
{
    struct talk x;
    tx_talk_begin(&x, d, v, t);
    x.m = m;
    if (v->seat != DEALER && x.s->character[v->seat] != NONE)
        tx_talk_sheet(&x, v->seat);
    if (voice_say_row(&x.voice, &called[m->verb], tx_fact, &x))
        return;
    switch (m->verb) {
    case DO_CHOOSE: tx_say_character(&x, m->arg[0]); break;
    case DO_PLAY: play_label(&x, m->arg[0], m->arg[1]); break;
    case DO_ASSIST: assist_label(&x, m->arg[0]); break;
    case DO_TRUMP: trump_label(&x, true); break;
    case DO_STAND: trump_label(&x, false); break;
    default: declare_label(&x, m->arg); break;
    }
}
