/* Each answer in words, with its chances as far as that seat may know. */
#include "games/texarkana/rules.h"
#include "games/texarkana/stakes.h"
#include "games/texarkana/voice/words_facts.h"

/* ---- Chances ---- */

/* Sure is only what is: "over 99 %", "under 1 %". */
static const char *chance_piece(const struct talk *x, struct room *room, double share)
{
    enum { EXACT, OVER, UNDER };
    static const double sure = 1e-9;
    int how = share > 0.995 && share < 1 - sure ? OVER
              : share < 0.005 && share > sure   ? UNDER
                                                : EXACT;
    return piece(x, room, PART_CHANCE(.percent = voice_percent(share), .sure = how));
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
    return may_trump ? piece(x, room,
                             PART_ODDS_TRUMP(.chance = chance,
                                             .trump = chance_piece(x, &trump, tries[1].success)))
                     : piece(x, room, PART_ODDS(.chance = chance));
}

/* ---- Answers with chances ---- */

static void play_label(void *talk)
{
    struct talk *x = talk;
    const struct texarkana *s = x->s;
    int card = x->m->arg[0];
    bool burn = x->m->arg[1];
    struct room room;
    if (tx_odds_told(x))
        say(x, LABEL_PLAY_ODDS(CARD(card), .burn = burn,
                               .odds = odds_piece(x, &room, card_value(card),
                                                  tx_is_trump(s, SIDE_INITIATOR, card))));
    else
        say(x, LABEL_PLAY(CARD(card), .burn = burn));
    if (burn && tx_burn_choice(s) && beyond_counts(s))
        say(x, LABEL_BURN_GAIN(.gain = BURN_GAIN)); /* TX-E3 */
    if (card_suit(card) == SUIT_SKULLS && s->rule_woe)
        say(x, LABEL_WOE());
}

static void assist_label(void *talk)
{
    struct talk *x = talk;
    const struct texarkana *s = x->s;
    int card = x->m->arg[0], total = s->total[s->side] + card_value(card);
    struct room room;
    if (tx_odds_told(x))
        say(x, LABEL_ASSIST_ODDS(
                   CARD(card), .total = total,
                   .odds = odds_piece(x, &room, total,
                                      tx_can_trump(s, s->side) || tx_is_trump(s, s->side, card))));
    else
        say(x, LABEL_ASSIST(CARD(card), .total = total));
}

static void trump_label(void *talk)
{
    struct talk *x = talk;
    bool trump = x->m->verb == DO_TRUMP;
    struct test_model m;
    struct try a = {.total = x->s->total[x->s->side], .trumps = trump};
    struct room room, chance, bust;
    if (!tx_odds_told(x)) {
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

static void declare_label(void *talk)
{
    struct talk *x = talk;
    const int32_t *arg = x->m->arg;
    struct pieces says = {0};
    add(x, &says, PART_DECLARE(.suit = arg[0]));
    if (arg[2] != CAST_NONE)
        add(x, &says, PART_OPPOSED(.npc = arg[2], .suit = arg[1]));
    else
        add(x, &says, PART_UNOPPOSED());
    if (arg[3])
        add(x, &says, PART_MARKED(.marks = those((uint32_t)arg[3])));
    if (arg[4])
        add(x, &says, PART_RISK(.risk = those((uint32_t)arg[4])));
    else
        add(x, &says, PART_NO_RISK());
    say(x, LABEL_DECLARE(.says = &says.list));
}

static void choose_label(void *talk) { tx_say_character(talk, ((struct talk *)talk)->m->arg[0]); }

/* What a move is called where somebody may choose it. */
static const struct voice_line *const labels[VERBS] = {
    [DO_RATE] = SAID(LABEL_RATE(.character = F_ARG4, .will = F_ARG, .grit = F_ARG1, .coin = F_ARG2,
                                .luck = F_ARG3)),
    [DO_CHARACTERISTIC] = SAID(LABEL_CHARACTERISTIC(.characteristic = F_ARG)),
    [DO_FLAW] = SAID(LABEL_FLAW(.flaw = F_ARG)),
    [DO_USE] = SAID(LABEL_USE(.trait = F_ARG)),
    [DO_INVOKE] = SAID(LABEL_INVOKE(.invocation = F_ARG, .goal = F_ARG1)),
    [DO_ATTEMPT] = SAID(LABEL_ATTEMPT(.goal = F_ARG, .suit = F_ARG1)),
    [DO_CHALLENGE] = SAID(LABEL_CHALLENGE(.who = F_ARG)),
    [DO_WAIT] = SAID(LABEL_WAIT(.free = IS_FREE, .others = IS_OTHERS)),
    [DO_AGREE] = SAID(LABEL_AGREE()),
    [DO_REFUSE] = SAID(LABEL_REFUSE()),
    [DO_DOWN] = SAID(LABEL_DOWN(.rank = F_RANK, .suit = F_SUIT)),
    [DO_CALL_OFF] = SAID(LABEL_CALL_OFF()),
    [DO_PASS] = SAID(LABEL_PASS()),
    [DO_GAIN] = SAID(LABEL_GAIN(.amount = F_ARG1, .which = F_ARG)),
    [DO_NARRATE] = SAID(LABEL_NARRATE()),
    [DO_TOSS] = SAID(LABEL_DISCARD(.rank = F_RANK, .suit = F_SUIT)),
    [DO_SHED] = SAID(LABEL_DISCARD(.rank = F_RANK, .suit = F_SUIT)),
    [DO_SCENARIO] = SAID(CARD_SCENARIO(.scenario = F_ARG)),
    [DO_CALL] = SAID(LABEL_CALL(.who = F_ARG, .suit = F_ARG2, .goal = F_ARG1)),
    [DO_CHANGE] = SAID(LABEL_CHANGE(.who = F_ARG, .which = F_ARG1, .by = F_ARG2)),
    [DO_ENTER] = SAID(LABEL_ENTER(.who = F_ARG)),
    [DO_LEAVE] = SAID(LABEL_LEAVE(.who = F_ARG)),
    [DO_BRING] = SAID(LABEL_BRING(.npc = F_ARG)),
    [DO_DISMISS] = SAID(LABEL_DISMISS(.npc = F_ARG)),
    [DO_CLASH] = SAID(LABEL_CLASH(.npc = F_ARG, .foe = F_ARG1)),
    [DO_JUDGE] = SAID(LABEL_JUDGE(.goal = F_ARG, .state = F_ARG1)),
    [DO_NO_CARDS] = SAID(LABEL_NO_CARDS()),
    [DO_DIFFICULTY] =
        SAID(LABEL_DIFFICULTY(.dv = F_ARG, .woe = F_ARG1, .allowed = IS_WOE, .all = IS_ALL_WOE)),
    [DO_ALLOW] = SAID(LABEL_ALLOW(.suit = F_ARG, .other = F_ARG1, .violence = F_ARG2)),
    [DO_TAKE] = SAID(LABEL_TAKE(.amount = F_ARG1, .which = F_ARG)),
    [DO_SCENE] = SAID(LABEL_SCENE(.scene = F_ARG)),
    [DO_CLOSE_SCENE] = SAID(LABEL_CLOSE_SCENE()),
    [DO_NEXT_SESSION] = SAID(LABEL_NEXT_SESSION()),
    [DO_FINISH] = SAID(LABEL_FINISH()),
    [DO_CLOSE_SESSION] = SAID(LABEL_CLOSE_SESSION(.story = IS_STORY)),
    [DO_CHOOSE] = LINES(CALL(choose_label)),
    [DO_PLAY] = LINES(CALL(play_label)),
    [DO_ASSIST] = LINES(CALL(assist_label)),
    [DO_TRUMP] = LINES(CALL(trump_label)),
    [DO_STAND] = LINES(CALL(trump_label)),
    [DO_DECLARE] = LINES(CALL(declare_label)),
};

void tx_label(const struct data *d, const struct view *v, const struct move *m, struct text *t)
{
    struct talk x;
    tx_talk_begin(&x, d, v, t);
    x.m = m;
    if (v->seat != DEALER && x.s->character[v->seat] != NONE)
        tx_talk_sheet(&x, v->seat);
    voice_say_lines(&x.voice, labels[m->verb], tx_fact, &x);
}
