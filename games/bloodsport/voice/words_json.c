/* For pages: the pack's cards, and the figures that follow from a view, as JSON. Nothing stands
 * here that the view's seat could not work out from what it sees. */
#include "engine/json_put.h"
#include "games/bloodsport/money.h"
#include "games/bloodsport/play.h"
#include "games/bloodsport/rules.h"
#include "games/bloodsport/voice/words.h"

/* ---- Cards ---- */

static void put_text(struct text *t, const char *name, const char *text)
{
    if (text)
        put_string(t, name, text);
    else
        put_null(t, name);
}

static void fighter_card(const struct talk *x, int card)
{
    const struct fighter *f = &x->p->fighter[card];
    put_numbers(x->t,
                NUMBERS({"rank", f->rank}, {"str", f->str}, {"dex", f->dex}, {"life", f->life}));
}

static void weapon_card(const struct talk *x, int card)
{
    put_string(x->t, "type", bg_stat_words[x->p->weapon[card].type]);
    put_number(x->t, "damage", x->p->weapon[card].damage);
}

static void secret_card(const struct talk *x, int card)
{
    const struct secret *secret = &x->p->secret[card];
    put_text(x->t, "flavour", bg_card_text(x, VOICE_SECRET, card, "flavour", secret->flavour));
}

static void action_card(const struct talk *x, int card)
{
    const struct action *a = &x->p->action[card];
    put_text(x->t, "flavour", bg_card_text(x, VOICE_ACTION, card, "flavour", a->flavour));
    put_string(x->t, "type", bg_type_words[a->type]);
    if (a->no_risk)
        put_null(x->t, "risk");
    else
        put_number(x->t, "risk", a->risk);
    put_yes(x->t, "weapon", a->on_weapon);
}

static const struct {
    const char *name;
    int names, voice;
    void (*put)(const struct talk *, int card);
} decks[] = {
    {"fighters", NAMES_FIGHTER, VOICE_FIGHTER, fighter_card},
    {"weapons", NAMES_WEAPON, VOICE_WEAPON, weapon_card},
    {"secrets", NAMES_SECRET, VOICE_SECRET, secret_card},
    {"actions", NAMES_ACTION, VOICE_ACTION, action_card},
};

void bg_words_cards(const struct data *d, struct text *t)
{
    struct talk x;
    struct room room;
    bg_talk_begin(&x, d, NULL, NULL, t);
    text_char(t, '{');
    put_string(t, "pack", x.p->title);
    put_names(t, "boxes", d->names[NAMES_BOX].at, (1u << BOXES) - 1);
    put_number(t, "die", DIE_FACES);
    for (int k = 0; k < 4; k++) {
        int voice = decks[k].voice;
        const char *kind = bg_card_kind(voice);
        in_object(t, decks[k].name)
            for (int card = 0; card < x.names[voice].count; card++)
                in_object(t, d->names[decks[k].names].at[card]) {
                    put_string(t, "title", voice_thing(&x.voice, &room, voice, kind, card));
                    put_text(t, "text", bg_card_text(&x, voice, card, "text", NULL));
                    decks[k].put(&x, card);
                }
    }
    text_char(t, '}');
}

/* ---- Facts ---- */

/* "lo":[2,1],"hi":[2,3],"pays":[[null,1,null],[2,4,6]]: for left and right, wagers and what each
 * brings. */
static void wager_facts(const struct bloodsport *s, int f, struct text *t)
{
    int lo[3], hi[3];
    for (int on = ON_LEFT; on <= ON_RIGHT; on++)
        bg_wager_range(s, f, on, &lo[on], &hi[on]);
    text_format(t, ",\"lo\":[%d,%d],\"hi\":[%d,%d]", lo[ON_LEFT], lo[ON_RIGHT], hi[ON_LEFT],
                hi[ON_RIGHT]);
    in_list(t, "pays")
        for (int on = ON_LEFT; on <= ON_RIGHT; on++)
            in_list(t, NULL)
                for (int coin = 1; coin <= 3; coin++)
                    if (coin < lo[on] || coin > hi[on])
                        put_null(t, NULL);
                    else
                        put_number(t, NULL, bg_payout(s->odds[f], on, coin));
}

static void chances(const struct fight_odds *odds, struct text *t)
{
    put_share(t, "left", odds->left);
    put_share(t, "right", odds->right);
    put_share(t, "nobody", odds->nobody);
}

static void fight_facts(const struct talk *x, int f)
{
    const struct bloodsport *s = x->s;
    struct text *t = x->t;
    struct fight_odds odds;
    put_open(t, NULL, '{');
    put_string(t, "odds", bg_odds_words(s->odds[f]));
    if (s->odds[f])
        put_string(t, "favourite", s->odds[f] > 0 ? "left" : "right");
    wager_facts(s, f, t);
    if (fight_is_laid(s, f) && s->winner[f] == WINNER_NONE) {
        bg_fight_chances_kept(x->p, s, f, t->kept, &odds);
        chances(&odds, t);
        if (bg_dice_chances(x->p, s, f, &odds))
            in_object(t, "now")
                chances(&odds, t);
    }
    text_char(t, '}');
}

/* A Fighter as it stands: changes included; its Weapon if known. */
static void fighter_facts(const struct talk *x, int slot)
{
    const struct bloodsport *s = x->s;
    int weapon = bg_weapon_in(s, slot);
    put_open(x->t, x->d->names[NAMES_SLOT].at[slot], '{');
    put_numbers(x->t, NUMBERS({"str", bg_fighter_str(x->p, s, slot)},
                        {"dex", bg_fighter_dex(x->p, s, slot)},
                        {"life", bg_fighter_life(x->p, s, slot)}, {"wounds", s->wounds[slot]}));
    if (weapon != UNKNOWN) {
        put_string(x->t, "type", bg_stat_words[bg_weapon_type(x->p, s, slot, weapon)]);
        put_number(x->t, "damage", bg_weapon_damage(x->p, s, slot, weapon));
    }
    text_char(x->t, '}');
}

/* What the Risk roll of a Sabotage must beat at the present Guard Level; only of those that the
 * seat knows. */
static void row_facts(const struct talk *x, int row)
{
    const struct bloodsport *s = x->s;
    int card = bg_sabotage_in(s, row);
    if (s->row_done[row] || card == UNKNOWN)
        return;
    put_open(x->t, NULL, '{');
    put_numbers(x->t, NUMBERS({"row", row + 1}, {"fight", bg_row_fight(x->p, s, row, card) + 1}));
    if (!x->p->action[card].no_risk || s->row_extra[row])
        put_number(x->t, "need", bg_row_need(x->p, s, row, card));
    text_char(x->t, '}');
}

/* "sums":[{"die":5,"add":0,"by":4,"sum":9,"stat":"WORST"},...]: what both dice make, left and
 * right, while it is asked whether that stands. */
static void sum_facts(const struct talk *x)
{
    in_list(x->t, "sums")
        for (int side = SIDE_LEFT; side <= SIDE_RIGHT; side++) {
            struct sum of = bg_sum_of(x, x->s, side);
            put_open(x->t, NULL, '{');
            put_numbers(x->t, NUMBERS({"die", of.die}, {"add", of.add}, {"by", of.by},
                                {"sum", of.sum < 1 ? 1 : of.sum})); /* BG-E6 */
            put_string(x->t, "stat", bg_stat_words[of.stat]);
            text_char(x->t, '}');
        }
}

/* "reacts":{"borrow-the-sun":{"left":[6,6],"right":[8,4]}}: the scores if a React of the own hand
 * works there. */
static void react_facts(const struct talk *x)
{
    struct set hand = bloodsport_hand_of(x->s, x->v->seat);
    put_open(x->t, "reacts", '{');
    for (int k = 0; k < set_count(&hand); k++) {
        int card = set_nth(&hand, k), scores[2];
        bool aims = x->p->action[card].aims;
        if (x->p->action[card].type != ACTION_REACT ||
            !bg_react_scores(x->p, x->s, card, ON_LEFT, scores))
            continue;
        in_object(x->t, x->d->names[NAMES_ACTION].at[card])
            for (int on = aims ? ON_LEFT : ON_NONE; on <= (aims ? ON_RIGHT : ON_NONE); on++) {
                bg_react_scores(x->p, x->s, card, on, scores);
                put_open(x->t, x->d->names[NAMES_SIDE].at[on], '[');
                text_format(x->t, "%d,%d]", scores[SIDE_LEFT], scores[SIDE_RIGHT]);
            }
    }
    text_char(x->t, '}');
}

/* need: up to what a Risk roll is caught, by how many tokens are spent. */
static void risk_facts(const struct talk *x, int risk)
{
    put_number(x->t, "risk", risk);
    in_list(x->t, "need")
        for (int spent = 0; spent <= risk; spent++)
            put_number(x->t, NULL, risk - spent + x->s->guard);
}

static void pay_facts(const struct talk *x)
{
    in_object(x->t, "pay") {
        put_string(x->t, "card", x->d->names[NAMES_ACTION].at[bg_card_asked(x->s)]);
        risk_facts(x, bg_risk_asked(x->p, x->s));
    }
}

/* "risks":{"kick-the-gate":{"risk":3,"need":[4,3,2,1]}}: of each card in hand that would roll, if
 * it is the next; "shown": of a Sabotage that is laid face up for a higher Risk. Told whoever is to
 * move: what comes and goes costs more in a patch than what stays. */
static void hand_facts(const struct talk *x)
{
    const struct bloodsport *s = x->s;
    struct set hand = bloodsport_hand_of(s, x->v->seat);
    int cut = s->risk_cut[x->v->seat];
    put_open(x->t, "risks", '{');
    for (int k = 0; k < set_count(&hand); k++) {
        const struct action *a = &x->p->action[set_nth(&hand, k)];
        bool shows = a->type == ACTION_SABOTAGE && bg_shown_extra(s) > 0;
        if (a->no_risk && !shows)
            continue;
        in_object(x->t, x->d->names[NAMES_ACTION].at[set_nth(&hand, k)]) {
            if (!a->no_risk)
                risk_facts(x, bg_risk_before_tokens(a, 0, cut));
            if (shows)
                in_object(x->t, "shown")
                    risk_facts(x, bg_risk_before_tokens(a, bg_shown_extra(s), cut));
        }
    }
    text_char(x->t, '}');
}

/* Which of the six phases of a round it is, from 1; what comes after the last round is in the
 * last. A card is played in the second or in a Fight, a window is of what follows it. */
static int phase_of_round(const struct bloodsport *s)
{
    int phase = s->phase == PHASE_WINDOW ? s->back_to : s->phase;
    enum part part = phase < PHASES ? bloodsport_phases[phase].part : IN_NONE;
    if (part == IN_NONE)
        part = s->fight == NONE ? IN_ACTION : IN_FIGHTS;
    return (part < IN_RESET ? part : IN_RESET) + 1;
}

void bg_words_facts(const struct data *d, const struct view *v, struct text *t)
{
    struct talk x;
    bg_talk_begin(&x, d, v, NULL, t);
    const struct bloodsport *s = x.s;
    text_char(t, '{');
    in_list(t, "fights")
        for (int f = 0; f < FIGHTS; f++)
            if (s->fighter_at[f * 2] != NONE && s->fighter_at[f * 2 + 1] != NONE)
                fight_facts(&x, f);
    in_object(t, "fighters")
        for (int slot = 0; slot < SLOTS; slot++)
            if (s->fighter_at[slot] != NONE)
                fighter_facts(&x, slot);
    in_list(t, "rows")
        for (int row = 0; row < s->row_count; row++)
            row_facts(&x, row);
    put_number(t, "phase-of-round", phase_of_round(s));
    if (v->seat < s->seats)
        put_number(t, "coin-in-hand", bg_coin_in_hand(s, v->seat));
    if (s->phase == PHASE_REACT)
        sum_facts(&x);
    if (s->phase == PHASE_REACT && s->actor == v->seat)
        react_facts(&x);
    if (s->phase == PHASE_PAY && s->play_seat == v->seat)
        pay_facts(&x);
    if (v->seat < s->seats && s->action_size[ACTION_HAND + v->seat] > 0)
        hand_facts(&x);
    text_char(t, '}');
}
