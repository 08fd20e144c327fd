/* The story: which messages a move is told by, and what stands in their slots. Told from two views
 * and the move as that seat may read it, so it knows no more than the seat. */
#include "games/bloodsport/play.h"
#include "games/bloodsport/rules.h"
#include "games/bloodsport/voice/words_facts.h"

static int fighter(const struct talk *x, int slot) { return x->s->fighter_at[slot]; }

void bg_tell_line(struct talk *x) { text_put(x->t, x->t->used ? "\n" : ""); }

static void slips(struct talk *x)
{
    for (int seat = 0; seat < x->s->seats; seat++)
        if (is_active(x->s, seat))
            bg_tell_slip(x, seat);
}

/* What a Discover turns up, and what stands on it. */
#define SHOWN(...)                                                                                 \
    LINES(IF(IS_HIDDEN, TELL_LOOK(.who = F_PLAYER, AIM_ROW)),                                      \
          ELSE(TELL_LOOK_SEE(.who = F_PLAYER, AIM_ROW, .seen = TEXT(F_SEEN),                       \
                             .weapon = F_SEEN_WEAPON, .secret = F_SEEN_SECRET,                     \
                             .card = F_SEEN_CARD)),                                                \
          __VA_ARGS__)

/* What a move is told by. What a Discover looks at is told when it is looked at, unless it will be
 * shown: that costs Risk. */
static const struct voice_line *const tells[VERBS] = {
    [DO_DISCOVER] = SAYS(TELL_CARD(.who = F_WHO, CARD_ROW)),
    [DO_SPECIAL] = SAYS(TELL_CARD(.who = F_WHO, CARD_ROW)),
    [DO_REACT] = LINES(IF(F_ARG1, TELL_CARD_ON(.who = F_WHO, CARD_ROW, .on = F_ON)),
                       ELSE(TELL_CARD(.who = F_WHO, CARD_ROW))),
    [DO_SABOTAGE] =
        LINES(IF(IS_ALONE,
                 TELL_SABOTAGE_ALONE(.who = F_WHO, .card = F_CARD, .on = F_ON, .fight = F_FIGHT)),
              ELSE_IF(F_ARG2, TELL_SABOTAGE_SHOWN(.who = F_WHO, .card = F_CARD, .on = F_ON,
                                                  .fight = F_FIGHT)),
              ELSE(TELL_SABOTAGE(.who = F_WHO, .card = F_CARD, .on = F_ON, .fight = F_FIGHT))),
    [DO_LOOK] = LINES(IF(F_ARG1, TELL_CHOOSE_BOTH(.who = F_WHO, AIM_ROW))),
    [DO_AIM] = SAYS(TELL_CHOOSE(.who = F_WHO, AIM_ROW)),
    [DO_PAY] = LINES(
        IF(IS_BOTH, TELL_PAY(.who = F_WHO, .time = F_ARG, .coin = F_ARG1, .time_left = F_TIME_LEFT,
                             .coin_left = F_PURSE_LEFT, .purse = F_PURSE)),
        ELSE_IF(F_ARG, TELL_PAY_TIME(.who = F_WHO, .time = F_ARG, .left = F_TIME_LEFT)),
        ELSE_IF(IS_PAID_FROM_SECRET, TELL_PAY_COIN_SECRET(.who = F_WHO, .coin = F_ARG1,
                                                          .left = F_PURSE_LEFT, .purse = F_PURSE)),
        ELSE_IF(F_ARG1,
                TELL_PAY_COIN(.who = F_WHO, .coin = F_ARG1, .left = F_HAND_LEFT, .purse = F_PURSE)),
        ELSE(TELL_PAY_NOTHING(.who = F_WHO))),
    [DO_RAT] = SAYS(TELL_RAT(.who = F_WHO, .chance = F_CHANCE_LEFT, .guard = F_GUARD)),
    [DO_PASS] = LINES(IF(IS_STUCK, TELL_STUCK()), IF(IS_ACTION, TELL_PASS(.who = F_WHO))),
    [DO_BET] =
        LINES(IF(IS_LAST, TELL_BET_SEALED(.who = F_WHO)), ELSE_ON(IS_HIDDEN),
              ELSE_IF(F_ARG1, TELL_BET(.who = F_WHO, .coin = F_ARG2, .on = F_ON, .fight = F_FIGHT)),
              ELSE(TELL_BET_NONE(.who = F_WHO, .fight = F_FIGHT))),
    [DO_SETTLE] = LINES(IF(IS_SEALED, TELL_SETTLE_SEALED(.who = F_WHO)),
                        ELSE_IF(IS_GIVE_UP, TELL_SETTLE_GIVE_UP(.who = F_WHO)),
                        ELSE(TELL_SETTLE(.who = F_WHO, .coin = F_SUM))),
    [DO_DISCARD] = SAYS(TELL_DISCARD(.who = F_WHO, .card = F_CARD)),
    [DO_GO_ON] = SAYS(TELL_GO_ON(.who = F_WHO)),
    [DO_START_OVER] = SAYS(TELL_START_OVER(.who = F_WHO)),
    [DO_STOP] = SAYS(TELL_STOP(.who = F_WHO)),
    /* chance */
    [DO_SHUFFLE] = SAYS(TELL_SHUFFLE(.deck = F_ARG)),
    [DO_DRAW] = LINES(IF(IS_TOLD, TELL_DRAW(.who = F_ARG, .card = F_ARG1))),
    [DO_FIGHTER] = LINES(IF(IS_DEAL, TELL_FIGHTER(PLACE_ROW, .on = F_ARG1, .rank = F_DEALT_RANK)),
                         ELSE(TELL_FIGHTER_INSTEAD(PLACE_ROW, .on = F_ARG1, .rank = F_DEALT_RANK)),
                         IF(IS_PAIR, TELL_ODDS(.ratio = F_RATIO, .on = F_FAVOURITE))), /* BG-B3 */
    [DO_WEAPON] = LINES(IF(IS_EFFECT, TELL_WEAPON_INSTEAD(.weapon = F_ARG1, .stat = F_STAT,
                                                          .damage = F_DAMAGE, .on = F_ON))),
    [DO_SECRET] = LINES(IF(IS_EFFECT, TELL_SECRET_INSTEAD(.secret = F_ARG1, .fight = F_ARG_FIGHT))),
    [DO_START] = SAYS(
        TELL_START(.who = F_FIRST, .other = F_SECOND, .high = F_FIRST_DIE, .low = F_SECOND_DIE)),
    [DO_RISK] = LINES(
        IF(IS_WORKS,
           TELL_RISK_WORKS(.die = F_ARG, .least = F_LEAST, .who = F_PLAYER, .card = F_PLAYED)),
        ELSE_IF(IS_HOPELESS, TELL_RISK_HOPELESS(.who = F_PLAYER, .card = F_PLAYED, .die = F_ARG)),
        ELSE(TELL_RISK_CAUGHT(.who = F_PLAYER, .card = F_PLAYED, .die = F_ARG, .least = F_LEAST)),
        IF(IS_WORKS_TEXT, TELL_CARD_TEXT(.card = F_PLAYED)),
        IF(NOT(IS_WORKS), TELL_GUARD(.rose = IS_ROSE, .guard = F_GUARD)),
        IF(IS_VOID, TELL_BET_VOID(.who = F_PLAYER))),
    [DO_TOSS] = SAYS(TELL_TOSS(.who = F_PLAYER, .card = F_ARG)),
    [DO_SHOW_WEAPON] = SHOWN(ON(ALWAYS)),
    [DO_SHOW_SECRET] = SHOWN(IF(NOT(IS_HIDDEN), TELL_SECRET_TEXT(.secret = F_ARG1))),
    [DO_SHOW_SABOTAGE] = SHOWN(IF(NOT(IS_HIDDEN), TELL_CARD_TEXT(.card = F_ARG1))),
    [DO_TAKE_WEAPON] = SAYS(TELL_TAKE_WEAPON(.weapon = F_ARG1, .on = F_ON)),
    [DO_TAKE_SECRET] = SAYS(TELL_TAKE_SECRET(.secret = F_ARG1, .fight = F_ARG_FIGHT)),
    [DO_UNCOVER] = LINES(
        PUT("\n"), SAY(TELL_UNCOVER(.fight = F_FIGHT, .left = F_LEFT, .right = F_RIGHT)), PUT("\n"),
        SAY(TELL_ARMS(.on = F_LEFT, .weapon = F_ARG1, .stat = F_STAT, .damage = F_DAMAGE)),
        SAY(TELL_ARMS(.on = F_RIGHT, .weapon = F_ARG2, .stat = F_STAT2, .damage = F_DAMAGE2)),
        PUT("\n"), SAY(TELL_SECRET(.secret = F_ARG3)), SAY(TELL_SECRET_TEXT(.secret = F_ARG3))),
    [DO_UNVEIL] = LINES(SAY(TELL_UNVEIL(.who = F_OWNER, .on = F_ON, .card = F_CARD, .risk = F_RISK,
                                        .no_risk = F_NO_RISK)),
                        IF(IS_GONE, TELL_UNVEIL_GONE())),
    [DO_DICE] = LINES(SAY(TELL_ROUND_OF_FIGHT(.round = F_ROUND)),
                      IF(F_ARG1, TELL_ROLL_TWO(.on = F_LEFT, .one = F_ARG, .two = F_ARG1,
                                               .same = IS_SAME_LEFT, .high = F_TWICE_LEFT,
                                               .die = F_DIE_LEFT)),
                      ELSE(TELL_ROLL(.on = F_LEFT, .die = F_ARG)),
                      IF(F_ARG3, TELL_ROLL_TWO(.on = F_RIGHT, .one = F_ARG2, .two = F_ARG3,
                                               .same = IS_SAME_RIGHT, .high = F_TWICE_RIGHT,
                                               .die = F_DIE_RIGHT)),
                      ELSE(TELL_ROLL(.on = F_RIGHT, .die = F_ARG2))),
    [DO_AGAIN] = LINES(IF(F_ARG2, TELL_AGAIN_TWO(.on = F_ON, .one = F_ARG1, .two = F_ARG2,
                                                 .same = IS_SAME_AGAIN, .high = F_TWICE,
                                                 .die = F_DIE_AGAIN)),
                       ELSE(TELL_AGAIN(.on = F_ON, .die = F_ARG1))),
    [DO_SLIPS] = LINES(CALL(slips)),
    [DO_SETTLED] = LINES(CALL(bg_tell_settled)),
    [DO_FATE] = LINES(SAY(TELL_OVER(.who = F_ARG, .round = F_OVER_ROUND, .won = IS_WON)),
                      IF(IS_WON_TWICE, TELL_FATE_WON_TWO(.who = F_ARG, .die = F_ARG1,
                                                         .again = F_ARG2, .coin = F_FATE_COIN,
                                                         .sum = F_FATE, .counts = F_FATE_DIE)),
                      ELSE_IF(IS_WON, TELL_FATE_WON(.who = F_ARG, .die = F_ARG1,
                                                    .coin = F_FATE_COIN, .sum = F_FATE)),
                      ELSE(TELL_FATE(.die = F_ARG1, .again = F_ARG2, .counts = F_FATE_DIE)),
                      ON(ALWAYS), PUT("\n"), CALL(bg_tell_fate)),
};

/* ---- What followed at once ---- */

/* Wounds as they stand after the move; a Secret that hurts or heals in every round has by then been
 * at them again. */
static void tell_wounds(struct talk *x, int hit, int damage)
{
    int wounds = x->is->wounds[hit], life = bg_fighter_life(x->p, x->is, hit), on = fighter(x, hit);
    const struct effects *secret = &x->p->secret[bg_secret_in(x->is, slot_fight(hit))].effects;
    bool again = false;
    for (int i = 0; i < secret->count; i++)
        again = again || (secret->at[i].op == OP_WOUNDS && secret->at[i].when == WHEN_EACH_ROUND);
    if (damage == 0)
        say(x, TELL_NOT_HURT(.on = on, .wounds = wounds, .life = life));
    else if (x->is->winner[slot_fight(hit)] != WINNER_NONE && wounds >= life)
        say(x, TELL_BEATEN(.on = on, .damage = damage, .wounds = wounds, .life = life));
    else if (again)
        say(x, TELL_WOUNDS(.on = on, .damage = damage, .wounds = wounds, .life = life));
    else
        say(x, TELL_WOUNDS_OF(.on = on, .damage = damage, .wounds = wounds, .life = life));
}

static void tell_winner(struct talk *x, int f)
{
    int left = f * 2, winner = x->is->winner[f];
    if (winner == WINNER_NONE)
        return;
    if (winner != WINNER_NOBODY) {
        say(x, TELL_WIN(.on = fighter(x, left + (winner == WINNER_RIGHT)), .fight = f + 1));
        return;
    }
    bool out = x->is->wounds[left] >= bg_fighter_life(x->p, x->s, left) &&
               x->is->wounds[left + 1] >= bg_fighter_life(x->p, x->s, left + 1);
    if (out)
        say(x, TELL_BOTH_BEATEN());
    else if (x->s->fight_round + 1 < FIGHT_ROUNDS_MAX)
        say(x, TELL_NO_END());
    if (!out && x->s->fight_round + 1 >= FIGHT_ROUNDS_MAX)
        say(x, TELL_LAST_ROUND(.round = FIGHT_ROUNDS_MAX, .fight = f + 1));
    else
        say(x, TELL_WIN_NOBODY(.fight = f + 1));
}

static void tell_blow(struct talk *x)
{
    int f = x->s->fight, l = x->is->scored[0], r = x->is->scored[1], by = f * 2 + (l <= r);
    struct sum left = bg_sum_of_blow(x, SIDE_LEFT), right = bg_sum_of_blow(x, SIDE_RIGHT);
    if (l == r) {
        say(x, TELL_EVEN(.left = l, .right = r, SUM_LEFT(left), SUM_RIGHT(right)));
    } else {
        say(x, TELL_BLOW(.on = fighter(x, by), .high = l > r ? l : r, .low = l > r ? r : l,
                         SUM_LEFT(left), SUM_RIGHT(right), .hit = fighter(x, by ^ 1)));
        tell_wounds(x, by ^ 1, bg_weapon_damage(x->p, x->is, by, bg_weapon_in(x->is, by)));
    }
    tell_winner(x, f);
}

/* Whether a React has just worked, with no blow yet that would tell the scores. */
static bool react_worked(const struct talk *x)
{
    bool works = x->m->verb == DO_AGAIN || x->m->verb == DO_REACT ||
                 (x->m->verb == DO_RISK && x->m->arg[0] > bg_risk_need(x->p, x->s));
    return works && x->s->phase != PHASE_DICE && x->is->fight == x->s->fight &&
           x->is->blows == x->s->blows && x->is->phase == PHASE_REACT && x->s->play_row == NONE;
}

/* The sums as they are after a React: what it has brought. */
static void tell_sums(struct talk *x)
{
    int card = x->m->verb == DO_REACT ? x->m->arg[0] : x->s->play_card;
    const struct effects *all = &x->p->action[card].effects;
    struct room left, right;
    struct sum l = bg_sum_of(x, x->is, SIDE_LEFT), r = bg_sum_of(x, x->is, SIDE_RIGHT);
    bool scores = false;
    for (int i = 0; i < all->count; i++)
        scores = scores || (all->at[i].op < OP_REPLACE && all->at[i].op != OP_WOUNDS &&
                            all->at[i].op != OP_DAMAGE);
    if (scores)
        say(x, TELL_SUMS(.left = bg_sum_piece(x, &left, x->is, SIDE_LEFT),
                         .right = bg_sum_piece(x, &right, x->is, SIDE_RIGHT), SUM_LEFT(l),
                         SUM_RIGHT(r)));
}

enum { TOLD_ROUNDS = 10 }; /* of one Fight, each; then only what changes something, and every
                              tenth */

/* A blow late in a Fight, struck as soon as the dice lay, that has changed nothing: true if that is
 * all there is to tell of this move. Afterwards it does not matter who let it stand. */
static bool tell_stalemate(struct talk *x)
{
    int left = x->s->fight * 2, round = x->s->fight_round + 1;
    bool let = x->m->seat == SEAT_CHANCE ? x->m->verb == DO_DICE
                                         : x->t->past && x->m->verb == DO_PASS;
    if (!let || round <= TOLD_ROUNDS || x->is->blows == x->s->blows ||
        x->is->round != x->s->round ||
        x->is->winner[x->s->fight] != WINNER_NONE || x->is->wounds[left] != x->s->wounds[left] ||
        x->is->wounds[left + 1] != x->s->wounds[left + 1])
        return false;
    if (round % TOLD_ROUNDS == 0)
        say(x, TELL_STALEMATE(.round = round));
    return true;
}

void bg_words_tell(const struct data *d, const struct view *before, const struct view *after,
                   const struct move *m, struct text *t)
{
    struct talk x;
    bg_talk_begin(&x, d, before, m, t);
    x.is = look_at(&after->state);
    if (tell_stalemate(&x))
        return;
    say_lines(&x, tells[m->verb]);
    if (react_worked(&x))
        tell_sums(&x);
    if (x.is->round == x.s->round && x.is->blows != x.s->blows)
        tell_blow(&x);
    if (x.is->round != x.s->round)
        bg_tell_round(&x);
}
