/* The table in plain sentences: purse, fights, Sabotage, hand, as far as the view's seat may
 * know. */
#include "games/bloodsport/money.h"
#include "games/bloodsport/rules.h"
#include "games/bloodsport/voice/words.h"

static void purse(struct talk *x, int seat)
{
    const struct bloodsport *s = x->s;
    int coin = s->coin[seat], hand = bg_coin_in_hand(s, seat), time = s->time[seat],
        chance = s->chance[seat];
    int open = boxes_open(s->paid[seat]);
    bool mine = x->v->seat == seat, wagered = s->bets_made[seat] > 0 && !(mine && hand == coin);
    if (mine && wagered)
        say(x, BOARD_PURSE_HAND(.coin = coin, .hand = hand, .time = time, .chance = chance));
    else if (wagered)
        say(x, BOARD_PURSE_WAGERED(.who = seat, .coin = coin, .time = time, .chance = chance));
    else
        say(x, BOARD_PURSE(.who = seat, .coin = coin, .time = time, .chance = chance));
    if (!mine)
        say(x, BOARD_CARDS(.cards = s->action_size[ACTION_HAND + seat]));
    if (s->status[seat] == STATUS_GOES_ON)
        say(x, BOARD_FREE());
    else if (open)
        say(x, BOARD_LOANS(.open = BOXES_OF(open)));
    else
        say(x, BOARD_NO_LOANS());
    line_end(x);
    if (s->risk_cut[seat] && s->status[seat] != STATUS_GOES_ON)
        say_line(x, BOARD_CUT(.who = seat, .cut = s->risk_cut[seat]));
}

static const char *weapon_piece(const struct talk *x, struct room *room, int slot)
{
    const struct bloodsport *s = x->s;
    int weapon = bg_weapon_in(s, slot);
    if (!s->weapon_size[WEAPON_SLOT + slot])
        return piece(x, room, PART_NO_WEAPON());
    if (weapon == UNKNOWN) {
        struct pieces all = {0};
        add(x, &all, PART_WEAPON_HIDDEN());
        add_if(x, s->mod_damage[slot], &all, PART_WEAPON_DAMAGE(.by = s->mod_damage[slot]));
        add_if(x, s->mod_type[slot] != NONE, &all, PART_WEAPON_MADE(.stat = s->mod_type[slot]));
        return piece(x, room, PART_JOINED(.pieces = &all.list));
    }
    int stat = bg_weapon_type(x->p, s, slot, weapon),
        damage = bg_weapon_damage(x->p, s, slot, weapon);
    if (s->weapon_known[WEAPON_SLOT + slot] == ALL_SEATS)
        return piece(x, room, PART_WEAPON_OPEN(.weapon = weapon, .stat = stat, .damage = damage));
    return piece(x, room, PART_WEAPON_SEEN(.weapon = weapon, .stat = stat, .damage = damage));
}

static void fighter_line(struct talk *x, int slot)
{
    const struct bloodsport *s = x->s;
    int on = s->fighter_at[slot];
    struct room weapon;
    struct pieces has = {0};
    add(x, &has, PART_STATS(.rank = x->p->fighter[on].rank, .str = bg_fighter_str(x->p, s, slot),
                   .dex = bg_fighter_dex(x->p, s, slot), .life = bg_fighter_life(x->p, s, slot)));
    add_if(x, s->wounds[slot], &has, PART_WOUNDS(.wounds = s->wounds[slot]));
    add_if(x, s->mod_die[slot], &has, PART_ROLLS_WITH(.by = s->mod_die[slot]));
    add_if(x, s->mod_twice[slot], &has, PART_ROLLS_TWICE(.high = s->mod_twice[slot] > 0));
    say_below(x, BOARD_FIGHTER(.side = slot_side(slot), .on = on, .has = &has.list,
                               .weapon = weapon_piece(x, &weapon, slot)));
}

#define SHARES .wins = percent[0], .loses = percent[1], .nobody = percent[2]
static void chances_line(struct talk *x, int f)
{
    const struct bloodsport *s = x->s;
    struct fight_odds odds;
    bool dice = bg_dice_chances(x->p, s, f, &odds);
    int percent[3], left = s->fighter_at[f * 2], right = s->fighter_at[f * 2 + 1];
    if (!dice)
        bg_fight_chances(x->p, s, f, NULL, true, &odds);
    voice_percents((const double[]){odds.left, odds.right, odds.nobody}, 3, percent);
    if (dice)
        say_below(x, BOARD_CHANCES_DICE(.left = left, .right = right, SHARES));
    else
        say_below(x, BOARD_CHANCES(.left = left, .right = right, SHARES));
}

static void fight_lines(struct talk *x, int f)
{
    const struct bloodsport *s = x->s;
    int secret = bg_secret_in(s, f), odds = s->odds[f], winner = s->winner[f];
    say(x, BOARD_FIGHT(.fight = f + 1, .ratio = ratio_of(odds),
                       .on = s->fighter_at[f * 2 + (odds < 0)]));
    if (winner == WINNER_NOBODY)
        say(x, BOARD_NOBODY_WON());
    else if (winner != WINNER_NONE)
        say(x, BOARD_WON(.on = s->fighter_at[f * 2 + (winner == WINNER_RIGHT)]));
    else
        say(x, BOARD_SECRET(.secret = secret == UNKNOWN ? VOICE_HIDDEN : secret,
                            .open = s->secret_known[SECRET_FIGHT + f] == ALL_SEATS));
    line_end(x);
    if (winner != WINNER_NONE)
        return;
    fighter_line(x, f * 2);
    fighter_line(x, f * 2 + 1);
    if (fight_is_laid(s, f))
        chances_line(x, f);
}

static void row_line(struct talk *x, int row)
{
    const struct bloodsport *s = x->s;
    int card = bg_sabotage_in(s, row), slot = s->row_on[row], who = s->row_owner[row],
        on = s->fighter_at[slot];
    int time = s->row_time[row], coin = s->row_coin[row], tie = s->row_tie[row];
    const struct action *a = card == UNKNOWN ? NULL : &x->p->action[card];
    struct pieces says = {0};
    add(x, &says, PART_ROW(.card = a ? card : VOICE_HIDDEN));
    if (a && a->on_weapon && tie == NONE)
        add(x, &says, PART_ROW_GONE());
    else if (a && a->on_weapon && tie != slot)
        add(x, &says, PART_ROW_MOVED(PLACE(tie)));
    say(x, BOARD_SABOTAGE(.who = who, .number = row + 1, .on = on, .says = &says.list, .time = time,
                          .coin = coin));
    if (a && a->no_risk && !s->row_extra[row])
        say(x, BOARD_SABOTAGE_FREE());
    else if (a)
        say(x, BOARD_SABOTAGE_RISK(CAUGHT(bg_row_need(x->p, s, row, card)), .guard = s->guard));
    line_end(x);
}

static void hand_lines(struct talk *x)
{
    if (x->v->seat >= PLAYERS_MAX)
        return;
    struct set hand = bloodsport_hand_of(x->s, x->v->seat);
    if (set_count(&hand))
        say_line(x, BOARD_HAND());
    else
        say_line(x, BOARD_HAND_EMPTY());
    for (int k = 0; k < set_count(&hand); k++) {
        int card = set_nth(&hand, k);
        say_below(x, BOARD_CARD(.card = card, KIND(&x->p->action[card])));
    }
}

static void slip_line(struct talk *x)
{
    const struct bloodsport *s = x->s;
    int seat = x->v->seat;
    struct pieces bets = {0};
    if (seat >= PLAYERS_MAX || s->bets_made[seat] == 0)
        return;
    for (int f = 0; f < s->bets_made[seat]; f++) {
        int bet = s->bet[seat * FIGHTS + f], coin = bg_bet_coin(bet);
        int on = s->fighter_at[f * 2 + (bg_bet_on(bet) == ON_RIGHT)];
        if (bet == BET_NONE)
            add(x, &bets, PART_SLIP_NONE(.fight = f + 1));
        else if (s->bets_void[seat] >> f & 1)
            add(x, &bets, PART_SLIP_VOID(.fight = f + 1, .coin = coin, .on = on));
        else
            add(x, &bets, PART_SLIP(.fight = f + 1, .coin = coin, .on = on));
    }
    say_line(x, BOARD_SLIP(.bets = &bets.list));
}

void bg_words_board(const struct data *d, const struct view *v, struct text *t)
{
    struct talk x;
    bg_talk_begin(&x, d, v, NULL, t);
    const struct bloodsport *s = x.s;
    int phase = bloodsport_phases[s->phase].part;
    if (phase < 0)
        say_line(&x, BOARD_ROUND_WITHIN(.round = s->round, .guard = s->guard));
    else
        say_line(&x, BOARD_ROUND(.round = s->round, .phase = phase, .guard = s->guard));
    for (int k = 0; k < s->seats; k++) {
        int seat = v->seat < s->seats ? (v->seat + k) % s->seats : k;
        if (is_active(s, seat))
            purse(&x, seat);
    }
    for (int f = 0; f < FIGHTS; f++)
        if (s->fighter_at[f * 2] != NONE && s->fighter_at[f * 2 + 1] != NONE)
            fight_lines(&x, f);
    for (int row = 0; row < s->row_count; row++)
        if (!s->row_done[row])
            row_line(&x, row);
    slip_line(&x);
    if (s->phase != PHASE_OVER)
        hand_lines(&x);
}
