/* What each move would do, with its price and chances. */
#include "games/twenty_one/deal/cards.h"
#include "games/twenty_one/deal/edge.h"
#include "games/twenty_one/fight/act.h"
#include "games/twenty_one/fight/magic.h"
#include "games/twenty_one/fight/map.h"
#include "games/twenty_one/voice/words.h"

#include <string.h>

/* Who acts: whose turn it is, in peace the hero of the seat. */
int bj_actor(const struct view *v)
{
    const struct twenty_one *s = look_at(&v->state);
    return s->mover != NONE ? s->mover : bj_seat_body(v->seat) != NONE ? bj_seat_body(v->seat) : 0;
}

/* ---- Labels of facts alone ---- */

/* A0, A1: arguments of the move. */
enum fact { A0, A1, MARK, AWARE, ONE, TWO, RAISED, ROW, COLUMN, DROPPED, ACTED, IS_GM, ABILITY_N, EDGE };

static int64_t fact(const void *of, int which)
{
    const struct talk *x = of;
    const struct twenty_one *s = x->s;
    const int32_t *arg = x->m->arg;
    switch (which) {
    case A1:
    case EDGE: return arg[1];
    case AWARE: return arg[0] >= 0 && arg[0] < BODIES && s->aware[arg[0]];
    case ONE: return 2 * arg[0];
    case TWO: return 2 * arg[0] + 1;
    case RAISED: return s->ability[(s->builder < BODIES ? s->builder : 0) * ABILITIES + arg[0]] + 1;
    case ROW: return arg[0] + 1;
    case COLUMN: return column_slot(arg[0], arg[1]);
    case DROPPED: return s->slot[bj_actor(x->v) * SLOTS + arg[0]];
    case ACTED: return s->has_acted || s->has_moved;
    case IS_GM: return x->v->seat == GM;
    case ABILITY_N: return bj_ability_now(s, s->asked < BODIES ? s->asked : 0, arg[0]);
    default: return arg[0];
    }
}

#define WHOM .who = A0, .mark = MARK
static const struct voice_row rows[VERBS] = {
    [DO_RANDOM] = VOICE_ROW(LABEL_RANDOM()),
    [DO_GROUP] = VOICE_ROW(LABEL_GROUP(.one = ONE, .two = TWO)),
    [DO_RAISE] = VOICE_ROW(LABEL_RAISE(.ability = A0, .to = RAISED)),
    [DO_ATTUNE] = VOICE_ROW(LABEL_ATTUNE(.school = A0)),
    [DO_FLEE] = VOICE_ROW(LABEL_FLEE()),
    [DO_DROP] = VOICE_ROW(LABEL_DROP(.gear = DROPPED)),
    [DO_DISMISS] = VOICE_ROW(LABEL_DISMISS(.mark = A0)),
    [DO_TRY] = VOICE_ROW(LABEL_TRY()),
    [DO_END] = VOICE_ROW(LABEL_END(.acted = ACTED)),
    [DO_WAIT] = VOICE_ROW(LABEL_WAIT(.gm = IS_GM)),
    [DO_DEFEND] = VOICE_ROW(LABEL_DEFEND(.ability = A0, .n = ABILITY_N)),
    [DO_PASS] = VOICE_ROW(LABEL_PASS()),
    [DO_DISCARD] = VOICE_ROW(LABEL_DISCARD(.card = A0)),
    [DO_SUIT] = VOICE_ROW(LABEL_SUIT(.suit = A0)),
    [DO_ORDER] = VOICE_ROW(LABEL_ORDER(.who = A0)),
    [DO_SHUFFLE] = VOICE_ROW(LABEL_SHUFFLE(.who = A0)),
    [DO_DRAW] = VOICE_ROW(LABEL_CHANCE_DRAW(.who = A0, .card = A1)),
    [DO_TOP] = VOICE_ROW(LABEL_TOP(.who = A0, .card = A1)),
    [DO_WOUND] = VOICE_ROW(LABEL_WOUND(.who = A0, .card = A1)),
    [DO_CALL] = VOICE_ROW(LABEL_CALL(WHOM)),
    [DO_OPPOSE] = VOICE_ROW(LABEL_OPPOSE(WHOM)),
    [DO_SHIFT] = VOICE_ROW(LABEL_SHIFT(WHOM)),
    [DO_LEAVE] = VOICE_ROW(LABEL_LEAVE(WHOM)),
    [DO_HARM] = VOICE_ROW(LABEL_HARM(WHOM)),
    [DO_MEND] = VOICE_ROW(LABEL_MEND(WHOM)),
    [DO_STUN] = VOICE_ROW(LABEL_STUN(WHOM)),
    [DO_ALERT] = VOICE_ROW(LABEL_ALERT(WHOM, .aware = AWARE)),
    [DO_EDGE] = VOICE_ROW(LABEL_EDGE(WHOM, .edge = EDGE)),
    [DO_AT] = VOICE_ROW(LABEL_PLACE(.row = ROW, .column = COLUMN)),
    [DO_NO_DEAL] = VOICE_ROW(LABEL_NO_DEAL()),
    [DO_PEACE] = VOICE_ROW(LABEL_PEACE()),
    [DO_ONWARD] = VOICE_ROW(LABEL_ONWARD()),
    [DO_REST] = VOICE_ROW(LABEL_REST()),
    [DO_FINISH] = VOICE_ROW(LABEL_FINISH()),
    [DO_FIGHT] = VOICE_ROW(LABEL_FIGHT()),
};

/* ---- Building ---- */

static void hero_label(struct talk *x, const struct move *m)
{
    const struct told *told = &x->p->hero[m->arg[0]].told;
    say(x, LABEL_HERO(.title = told->title, .text = told->text));
    bj_unpaid(x, &x->p->hero[m->arg[0]].sheet);
}

static void name_label(struct talk *x, const struct move *m)
{
    const char *called = label_name(x->t->labels, NAMES_CALLED, m->arg[0]);
    if (called)
        say(x, LABEL_CALLED(.name = called));
    else
        say(x, LABEL_NAME());
}

static void done_label(struct talk *x)
{
    if (x->s->step == STEP_ARMOR)
        say(x, LABEL_NO_ARMOR());
    else if (x->s->step == STEP_GEAR)
        say(x, LABEL_READY());
    else
        say(x, LABEL_DONE());
}

/* ---- A turn ---- */

static int delay_of(const struct pack *p, const struct twenty_one *s, int who, int kind, int what, int how)
{
    return s->conflict ? bj_act_delay(p, s, who, kind, what, how, 0) : 0;
}

/* The Edge that the attack would have now, whoever it is aimed at. */
static int attack_edge(const struct talk *x, int who, const struct move *m, int gear)
{
    struct twenty_one as = *x->s;
    int tested;
    as.act_kind = ACT_ATTACK;
    as.act_who = (uint8_t)who;
    as.act_what = (uint8_t)m->arg[0];
    as.act_how = (uint8_t)m->arg[1];
    as.act_gear = (uint8_t)gear;
    as.act_expert = as.tags = 0;
    as.deal = DEAL_CONTEST;
    as.party[FIRST] = (uint8_t)who;
    as.party[SECOND] = NONE;
    as.targets = 0;
    return bj_edge_for(x->p, &as, who, FIRST, x->p->gear[gear].abilities, TAKE_BEST, &tested); /* BJ-E1 */
}

static void attack_label(struct talk *x, const struct move *m)
{
    int who = bj_actor(x->v), gear = m->arg[0] < HANDS ? bj_held(x->s, who, m->arg[0]) : GEAR_BARE, how = m->arg[1];
    struct pieces has = {0};
    if (gear > GEARS) {
        say(x, LABEL_ATTACK_EMPTY());
        return;
    }
    int bonus = x->p->gear[gear].bonus + (how == HOW_POWER || how == HOW_POWER_SWEEP);
    add(x, &has, PART_EDGE_NOW(.edge = attack_edge(x, who, m, gear)));
    if (bonus)
        add(x, &has, PART_BONUS(.bonus = bonus));
    if (x->p->gear[gear].class == CLASS_MELEE)
        add(x, &has, PART_REACH(.feet = x->p->gear[gear].reach));
    else
        add(x, &has, PART_ANY_DISTANCE());
    say(x, LABEL_ATTACK(.gear = gear, .how = how, .has = &has.list,
                        .delay = delay_of(x->p, x->s, who, ACT_ATTACK, m->arg[0], how)));
}

static void cast_label(struct talk *x, const struct move *m)
{
    int who = bj_actor(x->v), spell = m->arg[0], target = x->p->spell[spell].target;
    struct room row;
    say(x, LABEL_CAST(.row = bj_row_piece(x, &row, bj_spell_row, spell)));
    if (m->arg[1]) {
        say(x, LABEL_EXPERT(.expert = m->arg[1], .delay = bj_act_delay(x->p, x->s, who, ACT_CAST, spell, 0, m->arg[1])));
    } else if (target && target < EXACT_TOTAL_MOST) {
        struct playing fresh = bj_playing_fresh(x->s, who);
        say(x, LABEL_CAST_CHANCE(CHANCE(bj_exact_target(&fresh, 2, target).success)));
    }
}

static void use_label(struct talk *x, const struct move *m)
{
    const struct twenty_one *s = x->s;
    int who = bj_actor(x->v), from = m->arg[0], gear = bj_from_gear(s, who, from);
    struct room row;
    say(x, LABEL_USE(.gear = gear, .row = bj_row_piece(x, &row, bj_gear_row, gear)));
    if (gear >= GEARS)
        return;
    if (x->p->gear[gear].stack > 1)
        say(x, LABEL_LEFT(.n = from < FROM_HAND ? s->pocket_n[who * POCKETS + from] : s->slot_n[who * SLOTS + from - FROM_HAND]));
    if (s->conflict)
        say(x, LABEL_DELAY(.delay = bj_act_delay(x->p, s, who, ACT_USE, from, 0, 0)));
}

static void ready_label(struct talk *x, const struct move *m)
{
    int who = bj_actor(x->v), gear = x->s->pocket[who * POCKETS + m->arg[0]];
    say(x, LABEL_TAKE_OUT(.gear = gear, .slot = m->arg[1], .delay = delay_of(x->p, x->s, who, ACT_READY, m->arg[0], m->arg[1])));
}

static void swap_label(struct talk *x, const struct move *m)
{
    const struct twenty_one *s = x->s;
    int who = bj_actor(x->v), hand = m->arg[0], in = s->slot[who * SLOTS + HANDS + hand], out = bj_held(s, who, hand);
    bool is_free = s->conflict && bj_is_quick(x->p, s, who) && !s->has_swapped; /* BJ-F6 */
    int delay = is_free ? 0 : delay_of(x->p, s, who, ACT_SWAP, hand, 0);
    if (out == NONE)
        say(x, LABEL_DRAW_RESERVE(.gear = in, .slot = hand, .delay = delay, .free = is_free));
    else if (in == NONE)
        say(x, LABEL_PUT_AWAY(.gear = out, .slot = hand, .delay = delay, .free = is_free));
    else
        say(x, LABEL_SWAP(.gear = out, .in = in, .slot = hand, .delay = delay, .free = is_free));
}

static void move_label(struct talk *x, const struct move *m)
{
    const struct twenty_one *s = x->s;
    uint32_t squares[SIDE_CELLS], near = 0;
    uint8_t steps[SIDE_CELLS * SIDE_CELLS];
    struct twenty_one there = *s;
    int who = s->mover, row = m->arg[0], column = m->arg[1];
    if (who == NONE || column_slot(row, column) == NONE) {
        say(x, LABEL_MOVE(SQUARE(row, column)));
        return;
    }
    bj_reach(x->p, s, who, s->feet, squares, steps);
    there.row[who] = (uint8_t)row;
    there.column[who] = (uint8_t)column;
    for (int i = 0; i < BODIES; i++)
        near |= (uint32_t)(bj_foes_of(s, who) >> i & 1 && bj_distance(&there, who, i) <= REACH_ADJACENT) << i;
    int feet = steps[row * SIDE_CELLS + column] * FEET;
    if (!(squares[row] >> column & 1))
        say(x, LABEL_MOVE(SQUARE(row, column)));
    else if (near)
        say(x, LABEL_MOVE_NEAR(SQUARE(row, column), .feet = feet, .near = those(near)));
    else
        say(x, LABEL_MOVE_FEET(SQUARE(row, column), .feet = feet));
}

static void aim_label(struct talk *x, int at)
{
    const struct twenty_one *s = x->s;
    struct pieces has = {0};
    if (at >= BODIES) {
        say(x, LABEL_AT(.who = at));
        return;
    }
    if (bj_on_map(s, at) && bj_on_map(s, s->act_who))
        add(x, &has, PART_FEET_AWAY(.feet = bj_distance(s, s->act_who, at)));
    add(x, &has, PART_DAMAGE(.pile = pile_size(s, at), .limit = bj_limit_of(x->p, s, at)));
    bool answers = bj_would_answer(x->p, s, at);
    bool harms = s->act_kind != ACT_CAST || x->p->spell[s->act_what].piece == SPELL_PIECE_DAMAGE;
    if (harms && answers) /* BJ-C4 */
        add(x, &has, PART_CAN_RETALIATE());
    else if (harms)
        add(x, &has, PART_CANNOT_RETALIATE());
    say(x, LABEL_AIM(MARKED(at), .has = &has.list));
}

static void square_label(struct talk *x, const struct move *m)
{
    int who = bj_figure_at(x->s, m->arg[0], m->arg[1]);
    if (who != NONE)
        say(x, LABEL_SQUARE_OF(SQUARE(m->arg[0], m->arg[1]), .who = who));
    else
        say(x, LABEL_SQUARE(SQUARE(m->arg[0], m->arg[1])));
}

/* ---- A Deal ---- */

/* The total of a hand after this card has been altered, or -1. */
static int total_after(const struct pack *p, const struct twenty_one *s, const struct move *m)
{
    struct twenty_one as = *s;
    const struct skill_row *row = &p->skill[m->arg[0]];
    int i = bj_hand_find(s, m->arg[1], m->arg[2]);
    if (i < 0)
        return -1;
    int at = hand_at(m->arg[1], i);
    if (row->piece == PIECE_CHANGE) {
        as.hand_change[at] = (int8_t)(as.hand_change[at] + m->arg[3]);
    } else {
        as.hand_set[at] = (uint8_t)m->arg[3];
        as.hand_change[at] = 0;
        as.hand_soul[at] = row->piece == PIECE_SOUL;
    }
    return bj_hand_total(&as, m->arg[1]);
}

static void alter_label(struct talk *x, const struct move *m)
{
    int total = total_after(x->p, x->s, m), skill = m->arg[0], n = m->arg[3], did = bj_did(x->p, skill, n);
    say(x, LABEL_ALTER(.skill = skill, .cost = x->p->skill[skill].cost, .owner = x->s->party[m->arg[1]], .card = m->arg[2],
                       .did = did, .n = n < 0 ? -n : n, .shown = total >= 0, .total = total));
}

/* Certain only where it is exact. */
static int sure_of(const struct deal_odds *o)
{
    enum { OPEN, WIN, DRAW, LOSE };
    const double hair = 1e-9;
    return o->win > 1 - hair ? WIN : o->draw > 1 - hair ? DRAW : o->win + o->draw < hair ? LOSE : OPEN;
}
#define ODDS(o, percent) .sure = sure_of(&(o)), .win = (percent)[0], .draw = (percent)[1], .lose = (percent)[2]

static void hold_label(struct talk *x)
{
    const struct twenty_one *s = x->s;
    int other = 1 - s->player, who = s->party[s->player], total = bj_hand_total(s, s->player), percent[3];
    struct deal_odds o = bj_odds_of(s, s->player);
    bool silent = bj_is_attack(x->p, s) && bj_other_of(s, who) >= 0 && s->player == SECOND && !bj_would_answer(x->p, s, who);
    voice_percents((const double[]){o.win, o.draw, 1 - o.win - o.draw}, 3, percent);
    if (o.target)
        say(x, LABEL_HOLD_TARGET(.total = total, .enough = o.win > 0));
    else if (s->party[other] == NONE || !s->hand_n[other] || o.dear)
        say(x, LABEL_HOLD(.total = total, .silent = silent));
    else if (!s->held[other])
        say(x, LABEL_HOLD_PLAY(.total = total, ODDS(o, percent), .silent = silent,
                               .who = s->party[other], .skill = s->edge[s->party[other]] > 0));
    else if (s->edge[s->party[other]])
        say(x, LABEL_HOLD_SKILL(.total = total, ODDS(o, percent), .silent = silent));
    else
        say(x, LABEL_HOLD_ODDS(.total = total, ODDS(o, percent), .silent = silent));
}

static void hit_label(struct talk *x)
{
    struct deal_odds o = bj_odds_of(x->s, x->s->player);
    if (o.target && o.success > 0 && o.success < 1)
        say(x, LABEL_HIT_TARGET(CHANCE(o.bust), .success = bj_percent(o.success)));
    else
        say(x, LABEL_HIT(CHANCE(o.bust)));
}

static void kind_label(struct talk *x, const struct move *m)
{
    uint64_t pile = x->s->act_who < BODIES ? x->s->pile[x->s->act_who] : 0;
    int faces = 0;
    for (int card = 0; card < CARDS; card++)
        faces += pile >> card & 1 && card_face(card);
    if (m->arg[0] == KIND_FACE)
        say(x, LABEL_FACES(.n = faces));
    else
        say(x, LABEL_OTHERS(.n = __builtin_popcountll(pile) - faces));
}

/* ---- The GM ---- */

/* "Go to the drain" */
static void path_label(struct talk *x, int way)
{
    const struct run *run = &x->p->run[x->s->run];
    const struct run_stage *at = &run->stage[x->s->run_at];
    const char *to = way < at->way_count ? run->stage[at->way[way]].told.title : "";
    bool the = !strncmp(to, "The ", 4);
    say(x, LABEL_PATH(.to = to + (the ? 4 : 0), .the = the));
}

static void target_label(struct talk *x, const struct move *m)
{
    const int32_t *arg = m->arg;
    if (arg[4])
        say(x, LABEL_TARGET_TAGS(.target = arg[2], CHOICE(arg[0], arg[1]), .adds = arg[3] != 0, .edge = arg[3],
                                 .tags = those(arg[4])));
    else
        say(x, LABEL_TARGET(.target = arg[2], CHOICE(arg[0], arg[1]), .adds = arg[3] != 0, .edge = arg[3]));
}

static void told_label(struct talk *x, const struct told *told)
{
    say(x, LABEL_TOLD(.title = told->title, .text = told->text));
}

/* ---- The whole ---- */

void bj_label(const struct data *d, const struct view *v, const struct move *m, struct text *t)
{
    struct talk x;
    struct room row;
    const int32_t *arg = m->arg;
    bj_talk_begin(&x, d, v, t);
    x.m = m;
    switch (m->verb) {
    case DO_HERO: hero_label(&x, m); break;
    case DO_NAME: name_label(&x, m); break;
    case DO_LEARN: say(&x, LABEL_LEARN(.row = bj_row_piece(&x, &row, bj_skill_row, arg[0]))); break;
    case DO_SPELL: say(&x, LABEL_LEARN(.row = bj_row_piece(&x, &row, bj_spell_row, arg[0]))); break;
    case DO_ARMOR: say(&x, LABEL_WEAR(.row = bj_row_piece(&x, &row, bj_armor_row, arg[0]))); break;
    case DO_EQUIP: say(&x, LABEL_EQUIP(.slot = arg[0], .row = bj_row_piece(&x, &row, bj_gear_row, arg[1]))); break;
    case DO_STOW: say(&x, LABEL_STOW(.pocket = arg[0], .row = bj_row_piece(&x, &row, bj_gear_row, arg[1]))); break;
    case DO_DONE: done_label(&x); break;
    case DO_MOVE: move_label(&x, m); break;
    case DO_ATTACK: attack_label(&x, m); break;
    case DO_CAST: cast_label(&x, m); break;
    case DO_USE: use_label(&x, m); break;
    case DO_READY: ready_label(&x, m); break;
    case DO_SWAP: swap_label(&x, m); break;
    case DO_AIM: aim_label(&x, arg[0]); break;
    case DO_SWEEP: say(&x, LABEL_SWEEP(.on = those(arg[0]))); break;
    case DO_SQUARE: square_label(&x, m); break;
    case DO_HIT: hit_label(&x); break;
    case DO_HOLD: hold_label(&x); break;
    case DO_SKILL: say(&x, LABEL_SKILL(.skill = arg[0], .cost = x.p->skill[arg[0]].cost)); break;
    case DO_ALTER: alter_label(&x, m); break;
    case DO_CHEEK:
        say(&x, LABEL_CHEEK(.cost = x.p->skill[SKILL_CHEEK].cost, .card = arg[0], .also = arg[1], .two = arg[1] != arg[0]));
        break;
    case DO_RECOMPENSE: say(&x, LABEL_RECOMPENSE(.cost = x.p->skill[SKILL_RECOMPENSE].cost, .card = arg[0])); break;
    case DO_KIND: kind_label(&x, m); break;
    case DO_BRING: say(&x, LABEL_BRING(.title = x.p->beast[arg[0]].told.title, .text = x.p->beast[arg[0]].told.text)); break;
    case DO_TARGET: target_label(&x, m); break;
    case DO_TEST: say(&x, LABEL_TEST(CHOICE(arg[0], arg[1]), .edge = arg[2])); break;
    case DO_SCENE: told_label(&x, &x.p->encounter[arg[0]].told); break;
    case DO_RUN:
        if (arg[0] < x.p->run_count)
            told_label(&x, &x.p->run[arg[0]].told);
        else
            say(&x, LABEL_FREE());
        break;
    case DO_PATH: path_label(&x, arg[0]); break;
    case DO_EDGE:
        if (!arg[1]) {
            say(&x, LABEL_EDGE_NONE(MARKED(arg[0])));
            break;
        } /* fall through */
    default: voice_say_row(&x.voice, &rows[m->verb], fact, &x); break;
    }
}
