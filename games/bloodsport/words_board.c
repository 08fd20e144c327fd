/* The table in plain sentences: purse, fights, Sabotage, hand, as far as the view's seat may know. */
#include "games/bloodsport/words.h"

static const char *phase_words(int phase)
{
    switch (phase) {
    case PHASE_DEAL: return "Phase 1, set up";
    case PHASE_ACTION:
    case PHASE_TARGET: return "Phase 2, take action";
    case PHASE_BET: return "Phase 3, place bets";
    case PHASE_UNCOVER:
    case PHASE_UNVEIL:
    case PHASE_DICE:
    case PHASE_REACT: return "Phase 4, watch fights";
    case PHASE_SLIPS:
    case PHASE_SETTLE:
    case PHASE_SETTLED: return "Phase 5, settle up";
    case PHASE_DISCARD: return "Phase 6, reset";
    case PHASE_OVER:
    case PHASE_FATE:
    case PHASE_AFTER: return "The threads of fate";
    default: return NULL;
    }
}

static void purse(const struct view *v, const struct bloodsport *s, int seat, struct text *t)
{
    bool mine = v->seat == seat, in_hand_only = mine && coin_in_hand(s, seat) == s->coin[seat];
    bool wagered = s->bets_made[seat] > 0 && !in_hand_only;
    who_does(v, seat, "hold", "holds", t);
    text_format(t, " %d Coin%s", s->coin[seat], wagered ? ", wagers included" : "");
    if (mine && wagered)
        text_format(t, " (%d in hand)", coin_in_hand(s, seat));
    text_format(t, ", %d Time, %d Chance.", s->time[seat], s->chance[seat]);
    if (!mine)
        text_format(t, " %d card%s in hand.", s->action_size[ACTION_HAND + seat],
                    s->action_size[ACTION_HAND + seat] == 1 ? "" : "s");
    if (s->status[seat] == STATUS_GOES_ON) {
        text_put(t, " Free of Loans, and still gambling.\n");
        return;
    }
    text_put(t, " Loan payments still open: ");
    say_boxes(((1 << BOXES) - 1) & ~s->paid[seat], t);
    text_put(t, ".\n");
    if (s->risk_cut[seat])
        text_format(t, "%s next card this round has %d less Risk.\n", whose(v, seat, true), s->risk_cut[seat]);
}

static void weapon_line(const struct pack *p, const struct bloodsport *s, int slot, struct text *t)
{
    int weapon = weapon_in(s, slot);
    if (!s->weapon_size[WEAPON_SLOT + slot]) {
        text_put(t, "no Weapon yet");
    } else if (weapon == UNKNOWN) {
        text_put(t, "Weapon face down");
        if (s->mod_damage[slot])
            text_format(t, ", Damage %s%d", s->mod_damage[slot] > 0 ? "+" : "", s->mod_damage[slot]);
        if (s->mod_type[slot] != NONE)
            text_format(t, ", made to ask for %s", stat_words(s->mod_type[slot]));
    } else {
        bool open = s->weapon_known[WEAPON_SLOT + slot] == ALL_SEATS;
        text_format(t, "%s%s, %s, Damage %d", open ? "" : "Weapon you have seen: ", p->weapon[weapon].title,
                    stat_words(weapon_type(p, s, slot, weapon)), weapon_damage(p, s, slot, weapon));
    }
}

static void fighter_line(const struct pack *p, const struct bloodsport *s, int slot, struct text *t)
{
    const struct fighter *f = &p->fighter[s->fighter_at[slot]];
    text_format(t, "  %s: %s, Rank %d, STR %d, DEX %d, LIFE %d", slot_side(slot) == SIDE_LEFT ? "Left" : "Right",
                f->title, f->rank, fighter_str(p, s, slot), fighter_dex(p, s, slot), fighter_life(p, s, slot));
    if (s->wounds[slot])
        text_format(t, ", %d Wound%s", s->wounds[slot], s->wounds[slot] == 1 ? "" : "s");
    if (s->mod_die[slot])
        text_format(t, ", rolls with %s%d", s->mod_die[slot] > 0 ? "+" : "", s->mod_die[slot]);
    if (s->mod_twice[slot])
        text_format(t, ", rolls twice for the %s", s->mod_twice[slot] > 0 ? "higher" : "lower");
    text_put(t, "; ");
    weapon_line(p, s, slot, t);
    text_put(t, ".\n");
}

static void chances_line(const struct pack *p, const struct bloodsport *s, int f, struct text *t)
{
    struct fight_odds odds;
    if (s->phase == PHASE_REACT && s->fight == f) {
        struct fight_model m;
        model_now(p, s, &m);
        model_solve_dice(&m, s->fight_round, s->die[0], s->die[1], &odds);
        text_put(t, "  With these dice, ");
    } else {
        fight_chances(p, s, f, NULL, true, &odds);
        text_put(t, "  As far as you know, ");
    }
    int percent[3];
    whole_percents((const double[]){odds.left, odds.right, odds.nobody}, 3, percent);
    say_fighter(p, s, f * 2, t);
    text_format(t, " wins %d %% of the time, ", percent[0]);
    say_fighter(p, s, f * 2 + 1, t);
    text_format(t, " %d %%", percent[1]);
    if (percent[2])
        text_format(t, ", nobody %d %%", percent[2]);
    text_put(t, ".\n");
}

static void fight_lines(const struct pack *p, const struct bloodsport *s, int f, struct text *t)
{
    int secret = secret_in(s, f);
    text_format(t, "Fight %d, odds %s%s.", f + 1, odds_words(s->odds[f]),
                s->odds[f] > 0 ? " for the left" : s->odds[f] < 0 ? " for the right" : ", no favourite");
    if (s->winner[f] != WINNER_NONE) {
        text_put(t, " Over: ");
        if (s->winner[f] == WINNER_NOBODY)
            text_put(t, "nobody won.\n");
        else {
            say_fighter(p, s, f * 2 + (s->winner[f] == WINNER_RIGHT), t);
            text_put(t, " won.\n");
        }
        return;
    }
    if (secret == UNKNOWN)
        text_put(t, " Secret face down.\n");
    else
        text_format(t, " %s: %s. %s\n", s->secret_known[SECRET_FIGHT + f] == ALL_SEATS ? "Secret" : "Secret you have seen",
                    p->secret[secret].title, p->secret[secret].text);
    fighter_line(p, s, f * 2, t);
    fighter_line(p, s, f * 2 + 1, t);
    if (s->weapon_size[WEAPON_SLOT + f * 2] && s->weapon_size[WEAPON_SLOT + f * 2 + 1] && s->secret_size[SECRET_FIGHT + f])
        chances_line(p, s, f, t);
}

static void row_line(const struct data *d, const struct view *v, int row, struct text *t)
{
    const struct pack *p = pack_of(d);
    const struct bloodsport *s = look_at(&v->state);
    int card = sabotage_in(s, row), slot = s->row_on[row];
    text_format(t, "%s Sabotage (number %d) beside ", whose(v, s->row_owner[row], true), row + 1);
    say_fighter(p, s, slot, t);
    text_format(t, ": %s", card == UNKNOWN ? "face down" : p->action[card].title);
    if (card != UNKNOWN && p->action[card].on_weapon && s->row_tie[row] != slot) {
        text_put(t, s->row_tie[row] == NONE ? ", its Weapon is gone" : ", its Weapon is now ");
        if (s->row_tie[row] != NONE)
            say_slot(s->row_tie[row], t);
    }
    text_put(t, ", with ");
    say_tokens(s->row_time[row], s->row_coin[row], t);
    if (card != UNKNOWN) {
        const struct action *a = &p->action[card];
        int need = risk_before_tokens(a, s->row_extra[row], s->row_cut[row]) - s->row_time[row] - s->row_coin[row];
        text_put(t, "; ");
        if (a->no_risk && !s->row_extra[row])
            text_put(t, "No Risk");
        else
            say_caught((need > 0 ? need : 0) + s->guard, t);
        text_format(t, " if Guard Level stays %d", s->guard);
    }
    text_put(t, ".\n");
}

static void hand_lines(const struct data *d, const struct view *v, struct text *t)
{
    const struct pack *p = pack_of(d);
    const struct bloodsport *s = look_at(&v->state);
    if (v->seat >= PLAYERS_MAX)
        return;
    struct set hand = bloodsport_hand_of(s, v->seat);
    text_put(t, set_count(&hand) ? "Your hand:\n" : "Your hand is empty.\n");
    for (int k = 0; k < set_count(&hand); k++) {
        const struct action *a = &p->action[set_nth(&hand, k)];
        text_format(t, "  %s, ", a->title);
        say_kind(a, t);
        text_format(t, ". %s\n", a->text);
    }
}

static void bet_lines(const struct data *d, const struct view *v, struct text *t)
{
    const struct pack *p = pack_of(d);
    const struct bloodsport *s = look_at(&v->state);
    int seat = v->seat;
    if (seat >= PLAYERS_MAX || s->bets_made[seat] == 0)
        return;
    text_put(t, "Your slip:");
    for (int f = 0; f < s->bets_made[seat]; f++) {
        text_format(t, "%s Fight %d: ", f ? ";" : "", f + 1);
        say_bet(p, s, f, s->bet[seat * FIGHTS + f], t);
        if (s->bet[seat * FIGHTS + f] != BET_NONE && s->bets_void[seat] >> f & 1)
            text_put(t, " (lost: you were caught)");
    }
    text_put(t, ".\n");
}

void words_board(const struct data *d, const struct view *v, struct text *t)
{
    const struct pack *p = pack_of(d);
    const struct bloodsport *s = look_at(&v->state);
    const char *phase = phase_words(s->phase);
    text_format(t, "Game round %d. ", s->round);
    if (phase)
        text_format(t, "%s. ", phase);
    text_format(t, "Guard Level %d.\n", s->guard);
    for (int k = 0; k < s->seats; k++) {
        int seat = v->seat < s->seats ? (v->seat + k) % s->seats : k;
        if (is_active(s, seat))
            purse(v, s, seat, t);
    }
    for (int f = 0; f < FIGHTS; f++)
        if (s->fighter_at[f * 2] != NONE && s->fighter_at[f * 2 + 1] != NONE)
            fight_lines(p, s, f, t);
    for (int row = 0; row < s->row_count; row++)
        if (!s->row_done[row])
            row_line(d, v, row, t);
    bet_lines(d, v, t);
    if (s->phase != PHASE_OVER)
        hand_lines(d, v, t);
}
