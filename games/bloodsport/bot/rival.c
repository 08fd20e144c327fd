/* See rival.h. */
#include <string.h>

#include "games/bloodsport/bot/purse.h"
#include "games/bloodsport/bot/rival.h"
#include "games/bloodsport/money.h"

/* Who still has Time has paid all Risk, as a rule: how much less likely anything else is. */
static const double NOT_ALL_PAID = 0.1, SOME_LEFT = 0.5;

static bool laid_unknown(const struct bloodsport *s, int row, int seat)
{
    return !s->row_done[row] && s->row_owner[row] == seat && bg_sabotage_in(s, row) == UNKNOWN;
}

/* How well a card fits the tokens on it. */
static double fits(const struct pack *p, const struct bloodsport *s, int row, int card)
{
    int left = bg_risk_before_tokens(&p->action[card], s->row_extra[row], s->row_cut[row]) -
               s->row_time[row] - s->row_coin[row];
    return left == 0 ? 1 : s->time[s->row_owner[row]] > 0 ? NOT_ALL_PAID : SOME_LEFT;
}

/* The present Fight as it was when bets were made, as far as the rival knew it. */
static void back_to_bets(struct bloodsport *s, int seat)
{
    int f = s->fight;
    if (f == NONE)
        return;
    for (int slot = f * 2; slot < f * 2 + 2; slot++) {
        s->weapon_known[WEAPON_SLOT + slot] = 0;
        s->wounds[slot] = 0;
        s->mod_str[slot] = s->mod_dex[slot] = s->mod_life[slot] = s->mod_die[slot] =
            s->mod_twice[slot] = s->mod_damage[slot] = 0;
        s->mod_type[slot] = NONE;
    }
    s->secret_known[SECRET_FIGHT + f] = 0;
    for (int row = 0; row < s->row_count; row++)
        if (s->row_owner[row] == seat && slot_fight(s->row_on[row]) == f)
            s->row_done[row] = 0;
}

/* What it bets in this world, going by what it is expected to bring. */
static void foresee(const struct pack *p, struct state *world, int seat, struct weighed *kept,
                    uint8_t bet[FIGHTS])
{
    struct view view;
    back_to_bets(table_of(world), seat);
    redact(&bloodsport_game, world, seat, &view);
    struct mind it = {.p = p, .s = look_at(&view.state), .seat = seat, .kept = kept};
    for (int f = 0; f < FIGHTS; f++) {
        struct fight_odds odds;
        bet[f] = BET_NONE;
        bool left = f == it.s->fight && it.s->passed_fight >> seat & 1; /* it has nothing to save */
        if ((it.s->fight != NONE && f < it.s->fight) || left || it.s->bets_void[seat] >> f & 1)
            continue;
        bg_fight_chances_by(p, it.s, f, NULL, false, &kept->solved, &odds, NULL);
        struct wager w = bg_mind_wager(&it, f, &odds, bg_mind_caught(&it, f), it.s->coin[seat]);
        if (w.on != ON_NONE)
            bet[f] = (uint8_t)((w.on == ON_LEFT ? BET_LEFT : BET_RIGHT) + w.coin - 1);
    }
}

bool bg_rival_reckon(const struct data *d, const struct view *v, double own_slope, double spite,
                     struct rng *rng, struct weighed *kept, struct rival *out)
{
    const struct pack *p = pack_of(d);
    const struct bloodsport *s = look_at(&v->state);
    if (alone(s) || s->seats < 2)
        return false;
    int seat = out->seat = 1 - v->seat;
    struct purse purse;
    double sum = 0;
    out->ratio = 0;
    out->fights = 0;
    if (s->status[seat] == STATUS_PLAYING) {
        bg_purse_fill(&purse, s->paid[seat]);
        out->ratio = spite * bg_purse_slope(&purse, s->chance[seat], s->coin[seat]) / own_slope;
        if (out->ratio > 4)
            out->ratio = 4;
    }
    for (int row = 0; row < s->row_count; row++)
        if (laid_unknown(s, row, seat))
            out->fights |= 1 << slot_fight(s->row_on[row]);
    for (int k = 0; k < RIVAL_WORLDS; k++) {
        struct state world;
        bool found = resample(&bloodsport_game, d, v, rng, &world);
        ENSURE(found);
        out->world[k].weight = 1;
        for (int row = 0; row < s->row_count; row++) {
            int card = bg_sabotage_in(look_at(&world), row);
            out->world[k].row[row] = (uint8_t)card;
            if (laid_unknown(s, row, seat))
                out->world[k].weight *= fits(p, s, row, card);
        }
        foresee(p, &world, seat, kept, out->world[k].bet);
        sum += out->world[k].weight;
    }
    for (int k = 0; k < RIVAL_WORLDS; k++)
        out->world[k].weight /= sum;
    return true;
}

static void add_odds(struct fight_odds *sum, const struct fight_odds *one, double weight)
{
    sum->left += weight * one->left;
    sum->right += weight * one->right;
    sum->nobody += weight * one->nobody;
}

void bg_rival_chances(const struct mind *me, int fight, const struct scheme *more, bool secrets,
                      struct fight_odds *out, struct card_odds *each)
{
    const struct rival *rival = me->rival;
    struct card_odds sum = {.count = 0};
    if (!(rival->fights >> fight & 1)) {
        bg_fight_chances_by(me->p, me->s, fight, more, secrets, &me->kept->solved, out, each);
        return;
    }
    *out = (struct fight_odds){0, 0, 0};
    for (int k = 0; k < RIVAL_WORLDS; k++) {
        struct bloodsport world = *me->s;
        struct fight_odds odds;
        double weight = rival->world[k].weight;
        for (int row = 0; row < world.row_count; row++)
            if (laid_unknown(me->s, row, rival->seat) && slot_fight(world.row_on[row]) == fight)
                world.action_place[rival->world[k].row[row]] = (uint8_t)(ACTION_ROW + row);
        bg_fight_chances_by(me->p, &world, fight, more, secrets, &me->kept->solved, &odds, each);
        add_odds(out, &odds, weight);
        for (int i = 0; each && i < each->count; i++)
            add_odds(&sum.at[i], &each->at[i], weight);
    }
    if (each)
        memcpy(each->at, sum.at, sizeof sum.at);
}

double bg_rival_gain(const struct mind *me, int fight, const struct fight_odds *odds)
{
    const struct rival *rival = me->rival;
    double sum = 0;
    for (int k = 0; k < RIVAL_WORLDS && rival->ratio > 0; k++) {
        int bet = rival->world[k].bet[fight], on = bg_bet_on(bet), coin = bg_bet_coin(bet);
        if (bet == BET_NONE)
            continue;
        double wins = on == ON_LEFT ? odds->left : odds->right;
        sum += rival->world[k].weight *
               (wins * (bg_payout(me->s->odds[fight], on, coin) + coin) - coin);
    }
    return rival->ratio * sum;
}
