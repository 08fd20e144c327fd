/* Phase 4: one Fight after the other; only the present one's cards are turned up. */
#include "games/bloodsport/decks.h"
#include "games/bloodsport/fight.h"
#include "games/bloodsport/play.h"
#include "games/bloodsport/rules.h"
#include "games/bloodsport/settle.h"

/* ---- E1, E2 ---- */

/* The next Sabotage of this Fight, in the order laid, across both players; or -1. */
static int row_next(const struct pack *p, const struct bloodsport *s)
{
    for (int row = s->row_next; row < s->row_count; row++) /* BG-E2 */
        if (!s->row_done[row] && bg_row_fight(p, s, row, bg_sabotage_in(s, row)) == s->fight)
            return row;
    return -1;
}

void bg_uncover_options(const struct pack *p, const struct bloodsport *s, int seat,
                        struct options *o)
{
    int f = s->fight;
    struct option *up = option_add(o, SEAT_CHANCE, DO_UNCOVER);
    (void)p, (void)seat;
    arg_is(up, f);
    arg_is(up, bg_weapon_in(s, f * 2));
    arg_is(up, bg_weapon_in(s, f * 2 + 1));
    arg_is(up, bg_secret_in(s, f));
}

void bg_uncover_apply(const struct pack *p, struct state *st, const struct move *m)
{
    struct bloodsport *s = table_of(st);
    int f = s->fight;
    (void)p, (void)m;
    s->weapon_known[WEAPON_SLOT + f * 2] = s->weapon_known[WEAPON_SLOT + f * 2 + 1] =
        ALL_SEATS;                                 /* BG-E1 */
    s->secret_known[SECRET_FIGHT + f] = ALL_SEATS; /* BG-E1 */
    s->secret_new = 1;
    s->fight_round = 0;
    s->passed_fight = 0;
    s->die[0] = s->die[1] = 0;
    s->round_die[0] = s->round_die[1] = s->round_twice[0] = s->round_twice[1] = 0;
    s->phase = PHASE_UNVEIL;
}

static void turn_up(const struct pack *p, struct state *st, int row, int card)
{
    struct bloodsport *s = table_of(st);
    const struct action *a = &p->action[card];
    bool gone = a->on_weapon && s->row_tie[row] == NONE; /* BG-C8 */
    bg_play_begin(s, NONE, card, row, a->on_weapon && !gone ? s->row_tie[row] : s->row_on[row]);
    s->play_seat = s->row_owner[row];
    s->play_extra = s->row_extra[row];
    s->play_cut = s->row_cut[row];
    s->play_time = s->row_time[row];
    s->play_coin = s->row_coin[row];
    s->row_done[row] = 1;
    s->row_next = (uint8_t)(row + 1);
    s->action_known[ACTION_ROW + row] = ALL_SEATS;
    if (gone)
        bg_play_end(p, st); /* BG-C8: no roll, no effect */
    else if (a->no_risk && s->play_extra == 0)
        bg_play_roll(p, st);
    else
        bg_window_open(p, st, bg_seats_active(s), PHASE_RISK); /* BG-C10 */
}

void bg_unveil_options(const struct pack *p, const struct bloodsport *s, int seat,
                       struct options *o)
{
    int row = row_next(p, s);
    struct option *up = option_add(o, SEAT_CHANCE, row < 0 ? DO_UNVEIL_DONE : DO_UNVEIL);
    (void)seat;
    if (row >= 0) {
        arg_is(up, row);
        arg_is(up, bg_sabotage_in(s, row));
    }
}

void bg_unveil_apply(const struct pack *p, struct state *st, const struct move *m)
{
    if (m->verb == DO_UNVEIL) {
        turn_up(p, st, m->arg[0], m->arg[1]);
    } else {
        table_of(st)->row_next = ROWS_MAX;
        bg_secret_begin(p, st);
    }
}

/* ---- E3 ---- */

void bg_secret_begin(const struct pack *p, struct state *st)
{
    struct bloodsport *s = table_of(st);
    s->round_die[0] = s->round_die[1] = s->round_twice[0] = s->round_twice[1] = 0;
    s->die[0] = s->die[1] = 0;
    bg_effects_run(p, st); /* BG-E3 */
}

/* ---- E4 ---- */

void bg_dice_options(const struct pack *p, const struct bloodsport *s, int seat, struct options *o)
{
    (void)p, (void)seat;
    struct option *dice = option_add(o, SEAT_CHANCE, DO_DICE);
    for (int side = SIDE_LEFT; side <= SIDE_RIGHT; side++) {
        arg_range(dice, 1, DIE_FACES);
        if (bg_twice_for(s, side))
            arg_range(dice, 1, DIE_FACES);
        else
            arg_is(dice, 0);
    }
}

void bg_dice_apply(const struct pack *p, struct state *st, const struct move *m)
{
    struct bloodsport *s = table_of(st);
    for (int side = SIDE_LEFT; side <= SIDE_RIGHT; side++)
        s->die[side] = bg_die_of(s, side, m->arg[side * 2], m->arg[side * 2 + 1]);
    s->passed = 0;
    s->last = (uint8_t)(1 - bg_react_first(s));
    bg_react_next(p, st); /* BG-E5 */
}

/* ---- E5 ---- */

static bool asked(const struct bloodsport *s, int seat)
{
    return is_active(s, seat) && s->action_size[ACTION_HAND + seat] > 0 &&
           !((s->passed | s->passed_fight) >> seat & 1);
}

static void blow(const struct pack *, struct state *);

void bg_react_next(const struct pack *p, struct state *st)
{
    struct bloodsport *s = table_of(st);
    int other = 1 - s->last; /* BG-E5: alternating */
    s->actor = (uint8_t)(asked(s, other) ? other : asked(s, s->last) ? s->last : NONE);
    if (s->actor == NONE)
        blow(p, st);
    else
        s->phase = PHASE_REACT;
}

void bg_react_options(const struct pack *p, const struct bloodsport *s, int seat, struct options *o)
{
    struct set hand = bloodsport_hand_of(s, seat), aimed = set_none(), plain = set_none();
    for (uint64_t left = hand.word[0]; left; left &= left - 1) {
        int card = __builtin_ctzll(left);
        if (!bg_card_why(p, s, seat, DO_REACT, card))
            set_add(p->action[card].aims ? &aimed : &plain, card);
    }
    if (set_count(&aimed)) {
        struct option *react = option_add(o, seat, DO_REACT);
        arg_one(react, aimed);
        arg_range(react, ON_LEFT, ON_RIGHT); /* BG-C9: named before the roll */
    }
    if (set_count(&plain)) {
        struct option *react = option_add(o, seat, DO_REACT);
        arg_one(react, plain);
        arg_is(react, ON_NONE);
    }
    bool dull = o->count == 0 && !bg_can_rat(s, seat);
    if (bg_can_rat(s, seat))
        option_add(o, seat, DO_RAT);
    /* Never DO_PASS_FIGHT: who says that cannot rat later in the Fight, when Guard Level has
     * risen. */
    option_add(o, seat, DO_PASS)->flags = OPTION_SAFE | (dull ? OPTION_DULL : 0);
    option_add(o, seat, DO_PASS_FIGHT);
}

void bg_react_apply(const struct pack *p, struct state *st, const struct move *m)
{
    struct bloodsport *s = table_of(st);
    switch (m->verb) {
    case DO_REACT:
        bg_action_put(st, m->arg[0], ACTION_TABLE);
        bg_play_begin(s, m->seat, m->arg[0], NONE,
                   m->arg[1] == ON_NONE ? NONE : s->fight * 2 + (m->arg[1] == ON_RIGHT));
        bg_play_price(p, st);
        return;
    case DO_RAT: bg_rat(s, m->seat); return;
    case DO_PASS_FIGHT: s->passed_fight |= (uint8_t)(1 << m->seat); break;
    default: s->passed |= (uint8_t)(1 << m->seat); /* BG-E5: final for this fight round */
    }
    s->last = m->seat;
    bg_react_next(p, st);
}

/* ---- E6 to E8 ---- */

static int score(const struct pack *p, const struct bloodsport *s, int side)
{
    int slot = s->fight * 2 + side, type = bg_weapon_type(p, s, slot, bg_weapon_in(s, slot));
    int stat = bg_stat_for(type, bg_fighter_str(p, s, slot), bg_fighter_dex(p, s, slot));
    int sum = s->die[side] + s->round_die[side] + s->mod_die[slot] + stat;
    return sum < 1 ? 1 : sum; /* BG-E6 */
}

static void fight_end(const struct pack *p, struct state *st, int winner)
{
    struct bloodsport *s = table_of(st);
    s->winner[s->fight] = (uint8_t)winner;
    s->actor = s->last = NONE;
    s->row_next = 0;
    if (++s->fight < FIGHTS) {
        bg_window_open(p, st, bg_seats_active(s), PHASE_UNCOVER); /* BG-C10 */
    } else {
        s->fight = NONE;
        s->phase = PHASE_SLIPS;
    }
}

static void blow(const struct pack *p, struct state *st)
{
    struct bloodsport *s = table_of(st);
    int left = s->fight * 2, right = left + 1,
        scored[] = {score(p, s, SIDE_LEFT), score(p, s, SIDE_RIGHT)};
    if (scored[0] != scored[1]) { /* BG-E7: equal scores, no Wounds */
        int by = scored[0] > scored[1] ? left : right;
        int wounds =
            s->wounds[by ^ 1] + bg_weapon_damage(p, s, by, bg_weapon_in(s, by)); /* BG-E7 */
        s->wounds[by ^ 1] = (uint8_t)(wounds > 200 ? 200 : wounds);
    }
    s->scored[0] = (uint8_t)scored[0];
    s->scored[1] = (uint8_t)scored[1];
    s->blows++;
    s->fight_round++;
    bool left_out = s->wounds[left] >= bg_fighter_life(p, s, left);    /* BG-E8 */
    bool right_out = s->wounds[right] >= bg_fighter_life(p, s, right); /* BG-E8 */
    if (left_out && right_out)
        fight_end(p, st, WINNER_NOBODY);
    else if (left_out || right_out)
        fight_end(p, st, left_out ? WINNER_RIGHT : WINNER_LEFT);
    else if (s->fight_round >= FIGHT_ROUNDS_MAX) /* BG-E8 */
        fight_end(p, st, WINNER_NOBODY);
    else if (ends_stuck_fights(s) && bg_fight_is_stuck(p, s)) /* BG-E8 */
        fight_end(p, st, WINNER_NOBODY);
    else
        bg_secret_begin(p, st);
}
