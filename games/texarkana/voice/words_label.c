/* Each answer in words, with its chances as far as that seat may know. */
#include "games/texarkana/rules.h"
#include "games/texarkana/stakes.h"
#include "games/texarkana/voice/words_buys.h"
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
    return may_trump ? piece(x, room, PART_ODDS_TRUMP(.chance = chance,
                                             .trump = chance_piece(x, &trump, tries[1].success)))
                     : piece(x, room, PART_ODDS(.chance = chance));
}

/* ---- Answers with chances ---- */

static void play_label(struct talk *x)
{
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

static void assist_label(struct talk *x)
{
    const struct texarkana *s = x->s;
    int card = x->m->arg[0], total = s->total[s->side] + card_value(card);
    struct room room;
    if (tx_odds_told(x))
        say(x, LABEL_ASSIST_ODDS(CARD(card), .total = total, .odds = odds_piece(x, &room, total,
                                      tx_can_trump(s, s->side) || tx_is_trump(s, s->side, card))));
    else
        say(x, LABEL_ASSIST(CARD(card), .total = total));
}

static void trump_label(struct talk *x)
{
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

static void declare_label(struct talk *x)
{
    const int32_t *arg = x->m->arg;
    struct pieces says = {0};
    add(x, &says, PART_DECLARE(.suit = arg[0]));
    if (arg[2] != CAST_NONE)
        add(x, &says, PART_OPPOSED(.npc = arg[2], .suit = arg[1]));
    else
        add(x, &says, PART_UNOPPOSED());
    add_if(x, arg[3], &says, PART_MARKED(.marks = those((uint32_t)arg[3])));
    if (arg[4])
        add(x, &says, PART_RISK(.risk = those((uint32_t)arg[4])));
    else
        add(x, &says, PART_NO_RISK());
    say(x, LABEL_DECLARE(.says = &says.list));
}

static void choose_label(struct talk *x) { tx_say_character(x, x->m->arg[0]); }

/* What a move is called where somebody may choose it. */
static const struct voice_line *const labels[VERBS] = {
    [DO_RATE] = SAYS(LABEL_RATE(.character = F_ARG4, .will = F_ARG, .grit = F_ARG1, .coin = F_ARG2,
                                .luck = F_ARG3)),
    [DO_CHARACTERISTIC] = SAYS(LABEL_CHARACTERISTIC(.characteristic = F_ARG)),
    [DO_FLAW] = SAYS(LABEL_FLAW(.flaw = F_ARG)),
    [DO_USE] = SAYS(LABEL_USE(.trait = F_ARG)),
    [DO_INVOKE] = SAYS(LABEL_INVOKE(.invocation = F_ARG, .goal = F_ARG1)),
    [DO_ATTEMPT] = SAYS(LABEL_ATTEMPT(.goal = F_ARG, .suit = F_ARG1)),
    [DO_BUY] = LINES(CALL(tx_buy_label)),
    [DO_SET_GOAL] =
        LINES(IF(IS_CALLED, LABEL_SET_GOAL(.made = F_ARG)), ELSE(LABEL_MAKE_GOAL())),
    [DO_MOOD] = SAYS(LABEL_MOOD(.npc = F_ARG, .mood = F_ARG1)),
    [DO_CHALLENGE] = SAYS(LABEL_CHALLENGE(.who = F_ARG)),
    [DO_WAIT] = SAYS(LABEL_WAIT(.free = IS_FREE, .others = IS_OTHERS)),
    [DO_AGREE] = SAYS(LABEL_AGREE()),
    [DO_REFUSE] = SAYS(LABEL_REFUSE()),
    [DO_DOWN] = SAYS(LABEL_DOWN(.rank = F_RANK, .suit = F_SUIT)),
    [DO_CALL_OFF] = SAYS(LABEL_CALL_OFF()),
    [DO_PASS] = SAYS(LABEL_PASS()),
    [DO_GAIN] = SAYS(LABEL_GAIN(.amount = F_ARG1, .which = F_ARG)),
    [DO_NARRATE] = SAYS(LABEL_NARRATE()),
    [DO_TOSS] = SAYS(LABEL_DISCARD(.rank = F_RANK, .suit = F_SUIT)),
    [DO_SHED] = SAYS(LABEL_DISCARD(.rank = F_RANK, .suit = F_SUIT)),
    [DO_SCENARIO] = SAYS(CARD_SCENARIO(.scenario = F_ARG)),
    [DO_CALL] = SAYS(LABEL_CALL(.who = F_ARG, .suit = F_ARG2, .goal = F_ARG1)),
    [DO_CHANGE] = SAYS(LABEL_CHANGE(.who = F_ARG, .which = F_ARG1, .by = F_ARG2)),
    [DO_SET_FIGURE] = SAYS(LABEL_SET_FIGURE(.who = F_ARG, .which = F_ARG1, .to = F_ARG2)),
    [DO_SET_GRIT] = SAYS(LABEL_SET_GRIT(.npc = F_ARG, .to = F_ARG1)),
    [DO_SET_WOE] = SAYS(LABEL_SET_WOE(.to = F_ARG)),
    [DO_ENTER] = SAYS(LABEL_ENTER(.who = F_ARG)),
    [DO_LEAVE] = SAYS(LABEL_LEAVE(.who = F_ARG)),
    [DO_BRING] = SAYS(LABEL_BRING(.npc = F_ARG)),
    [DO_DISMISS] = SAYS(LABEL_DISMISS(.npc = F_ARG)),
    [DO_CLASH] = SAYS(LABEL_CLASH(.npc = F_ARG, .foe = F_ARG1)),
    [DO_JUDGE] = SAYS(LABEL_JUDGE(.goal = F_ARG, .state = F_ARG1)),
    [DO_NO_CARDS] = SAYS(LABEL_NO_CARDS()),
    [DO_DIFFICULTY] =
        SAYS(LABEL_DIFFICULTY(.dv = F_ARG, .woe = F_ARG1, .allowed = IS_WOE, .all = IS_ALL_WOE)),
    [DO_ALLOW] = SAYS(LABEL_ALLOW(.suit = F_ARG, .other = F_ARG1, .violence = F_ARG2)),
    [DO_TAKE] = SAYS(LABEL_TAKE(.amount = F_ARG1, .which = F_ARG)),
    [DO_SCENE] = SAYS(LABEL_SCENE(.scene = F_ARG)),
    [DO_CLOSE_SCENE] = SAYS(LABEL_CLOSE_SCENE()),
    [DO_NEXT_SESSION] = SAYS(LABEL_NEXT_SESSION()),
    [DO_FINISH] = SAYS(LABEL_FINISH()),
    [DO_CLOSE_SESSION] = SAYS(LABEL_CLOSE_SESSION(.story = IS_STORY)),
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
    tx_talk_begin(&x, d, v, m, t);
    say_lines(&x, labels[m->verb]);
}

/* In a few words, with so many arguments: where the label says more than a button holds. */
static const struct short_line {
    int args;
    const struct voice_line *lines;
} briefs[VERBS] = {
    [DO_SCENARIO] = {1, SAYS(LABEL_SHORT_SCENARIO(.scenario = F_ARG))},
    [DO_CHOOSE] = {1, SAYS(LABEL_SHORT_CHOOSE(.character = F_ARG))},
    [DO_RATE] = {5, SAYS(LABEL_SHORT_CHOOSE(.character = F_ARG4))},
    [DO_BUY] = {1, SAYS(LABEL_SHORT_BUY(.buy = F_ARG, .price = LISTED(F_PRICE)))},
    [DO_WAIT] = {0, LINES(IF(IS_DEALER, LABEL_SHORT_WAIT()))},
    [DO_PLAY] = {2, SAYS(LABEL_PLAY(.rank = F_RANK, .suit = F_SUIT, .burn = F_ARG1))},
    [DO_TRUMP] = {0, SAYS(LABEL_TRUMP(.trump = IS_TRUMP))},
    [DO_STAND] = {0, LINES(IF(NOT(IS_TRUMP), LABEL_SHORT_STAND()), ELSE(LABEL_SHORT_NO_TRUMP()))},
    [DO_NARRATE] = {0, SAYS(LABEL_SHORT_NARRATE())},
};

void tx_brief(const struct data *d, const struct view *v, const struct move *m, int args,
              struct text *t)
{
    struct talk x;
    tx_talk_begin(&x, d, v, m, t);
    if (args == briefs[m->verb].args)
        say_lines(&x, briefs[m->verb].lines);
}
