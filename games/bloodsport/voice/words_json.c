/* For pages: the pack's cards, and the figures that follow from a view, as JSON. Nothing stands here that the
 * view's seat could not work out from what it sees. */
#include "games/bloodsport/rules.h"
#include "games/bloodsport/voice/words.h"

/* ---- Small JSON ---- */

/* Members and elements are separated here: `first` is cleared by the first of them. */
static void comma(bool *first, struct text *t)
{
    if (!*first)
        text_char(t, ',');
    *first = false;
}

static void key(const char *name, struct text *t)
{
    text_json(t, name);
    text_char(t, ':');
}

static void number(bool *first, const char *name, int n, struct text *t)
{
    comma(first, t);
    key(name, t);
    text_int(t, n);
}

static void share(bool *first, const char *name, double x, struct text *t)
{
    comma(first, t);
    key(name, t);
    text_decimal(t, x);
}

static void string(bool *first, const char *name, const char *value, struct text *t)
{
    comma(first, t);
    key(name, t);
    if (value)
        text_json(t, value);
    else
        text_put(t, "null");
}

static void open_object(bool *first, const char *name, struct text *t)
{
    comma(first, t);
    key(name, t);
    text_char(t, '{');
}

/* ---- Cards ---- */

/* Title and text of a card in the reader's language. */
static void titled(const struct talk *x, bool *first, int names, const char *kind, int card, const char *text)
{
    struct room room;
    const char *own = voice_trait(&x->voice, names, kind, card, "text");
    string(first, "title", voice_thing(&x->voice, &room, names, kind, card), x->t);
    string(first, "text", *own ? own : text, x->t);
}

static void flavoured(const struct talk *x, bool *first, int names, const char *kind, int card, const char *flavour)
{
    const char *own = voice_trait(&x->voice, names, kind, card, "flavour");
    string(first, "flavour", *own ? own : flavour, x->t);
}

static void fighter_card(const struct talk *x, int card)
{
    const struct fighter *f = &x->p->fighter[card];
    struct text *t = x->t;
    bool first = true;
    titled(x, &first, VOICE_FIGHTER, "fighter", card, f->text);
    number(&first, "rank", f->rank, t);
    number(&first, "str", f->str, t);
    number(&first, "dex", f->dex, t);
    number(&first, "life", f->life, t);
}

static void action_card(const struct talk *x, int card)
{
    const struct action *a = &x->p->action[card];
    struct text *t = x->t;
    bool first = true;
    titled(x, &first, VOICE_ACTION, "action", card, a->text);
    flavoured(x, &first, VOICE_ACTION, "action", card, a->flavour);
    string(&first, "type", bg_type_words(a->type), t);
    comma(&first, t);
    key("risk", t);
    if (a->no_risk)
        text_put(t, "null");
    else
        text_int(t, a->risk);
    comma(&first, t);
    key("weapon", t);
    text_put(t, a->on_weapon ? "true" : "false");
}

void bg_words_cards(const struct data *d, struct text *t)
{
    const struct pack *p = pack_of(d);
    struct talk x;
    bool first = true, inner = true;
    bg_talk_begin(&x, d, NULL, t);
    text_char(t, '{');
    string(&first, "pack", p->title, t);
    open_object(&first, "fighters", t);
    for (int i = 0; i < FIGHTERS; i++) {
        open_object(&inner, d->names[NAMES_FIGHTER].at[i], t);
        fighter_card(&x, i);
        text_char(t, '}');
    }
    text_char(t, '}');
    open_object(&first, "weapons", t);
    inner = true;
    for (int i = 0; i < WEAPONS; i++) {
        bool member = true;
        open_object(&inner, d->names[NAMES_WEAPON].at[i], t);
        titled(&x, &member, VOICE_WEAPON, "weapon", i, p->weapon[i].text);
        string(&member, "type", bg_stat_words(p->weapon[i].type), t);
        number(&member, "damage", p->weapon[i].damage, t);
        text_char(t, '}');
    }
    text_char(t, '}');
    open_object(&first, "secrets", t);
    inner = true;
    for (int i = 0; i < SECRETS; i++) {
        bool member = true;
        open_object(&inner, d->names[NAMES_SECRET].at[i], t);
        titled(&x, &member, VOICE_SECRET, "secret", i, p->secret[i].text);
        flavoured(&x, &member, VOICE_SECRET, "secret", i, p->secret[i].flavour);
        text_char(t, '}');
    }
    text_char(t, '}');
    open_object(&first, "actions", t);
    inner = true;
    for (int i = 0; i < ACTIONS; i++) {
        open_object(&inner, d->names[NAMES_ACTION].at[i], t);
        action_card(&x, i);
        text_char(t, '}');
    }
    text_put(t, "}}");
}

/* ---- Facts ---- */

/* "lo":[2,1],"hi":[2,3],"pays":[[null,1,null],[2,4,6]]: for left and right, wagers and what each brings. */
static void wager_facts(bool *first, const struct bloodsport *s, int f, struct text *t)
{
    static const char *const name[] = {"lo", "hi", "pays"};
    for (int row = 0; row < 3; row++) {
        comma(first, t);
        key(name[row], t);
        text_char(t, '[');
        for (int on = ON_LEFT; on <= ON_RIGHT; on++) {
            int lo, hi;
            bg_wager_range(s, f, on, &lo, &hi);
            if (on == ON_RIGHT)
                text_char(t, ',');
            if (row < 2) {
                text_int(t, row == 0 ? lo : hi);
                continue;
            }
            for (int coin = 1; coin <= 3; coin++) {
                text_char(t, coin == 1 ? '[' : ',');
                if (coin < lo || coin > hi)
                    text_put(t, "null");
                else
                    text_int(t, bg_payout(s->odds[f], on, coin));
            }
            text_char(t, ']');
        }
        text_char(t, ']');
    }
}

static void chances(bool *first, const struct fight_odds *odds, struct text *t)
{
    share(first, "left", odds->left, t);
    share(first, "right", odds->right, t);
    share(first, "nobody", odds->nobody, t);
}

static void fight_facts(const struct pack *p, const struct bloodsport *s, int f, struct text *t)
{
    bool first = true;
    struct fight_odds odds;
    text_char(t, '{');
    string(&first, "odds", bg_odds_words(s->odds[f]), t);
    if (s->odds[f])
        string(&first, "favourite", s->odds[f] > 0 ? "left" : "right", t);
    wager_facts(&first, s, f, t);
    bool laid = s->weapon_size[WEAPON_SLOT + f * 2] && s->weapon_size[WEAPON_SLOT + f * 2 + 1] &&
                s->secret_size[SECRET_FIGHT + f];
    if (laid && s->winner[f] == WINNER_NONE) {
        bg_fight_chances_kept(p, s, f, t->kept, &odds);
        chances(&first, &odds, t);
        if (s->phase == PHASE_REACT && s->fight == f) { /* with the dice that lie there */
            bool inner = true;
            struct fight_model m;
            bg_model_now(p, s, &m);
            bg_model_solve_dice(&m, s->fight_round, s->die[0], s->die[1], &odds);
            open_object(&first, "now", t);
            chances(&inner, &odds, t);
            text_char(t, '}');
        }
    }
    text_char(t, '}');
}

/* A Fighter as it stands: changes included; its Weapon if known. */
static void fighter_facts(const struct pack *p, const struct bloodsport *s, int slot, struct text *t)
{
    bool first = true;
    int weapon = bg_weapon_in(s, slot);
    text_char(t, '{');
    number(&first, "str", bg_fighter_str(p, s, slot), t);
    number(&first, "dex", bg_fighter_dex(p, s, slot), t);
    number(&first, "life", bg_fighter_life(p, s, slot), t);
    number(&first, "wounds", s->wounds[slot], t);
    if (weapon != UNKNOWN) {
        string(&first, "type", bg_stat_words(bg_weapon_type(p, s, slot, weapon)), t);
        number(&first, "damage", bg_weapon_damage(p, s, slot, weapon), t);
    }
    text_char(t, '}');
}

/* What the Risk roll of a Sabotage must beat at the present Guard Level; only of those that the seat knows. */
static void row_facts(const struct pack *p, const struct bloodsport *s, struct text *t)
{
    bool first = true;
    for (int row = 0; row < s->row_count; row++) {
        int card = bg_sabotage_in(s, row);
        if (s->row_done[row] || card == UNKNOWN)
            continue;
        const struct action *a = &p->action[card];
        int left = bg_risk_before_tokens(a, s->row_extra[row], s->row_cut[row]) - s->row_time[row] - s->row_coin[row];
        bool inner = true;
        comma(&first, t);
        text_char(t, '{');
        number(&inner, "row", row + 1, t);
        number(&inner, "fight", bg_row_fight(p, s, row, card) + 1, t);
        if (!a->no_risk || s->row_extra[row])
            number(&inner, "need", (left > 0 ? left : 0) + s->guard, t);
        text_char(t, '}');
    }
}

/* "reacts":{"borrow-the-sun":{"left":[6,6],"right":[8,4]}}: the scores if a React of the own hand works there. */
static void react_facts(const struct data *d, const struct bloodsport *s, int seat, bool *first, struct text *t)
{
    const struct pack *p = pack_of(d);
    struct set hand = bloodsport_hand_of(s, seat);
    bool cards = true;
    open_object(first, "reacts", t);
    for (int k = 0; k < set_count(&hand); k++) {
        int card = set_nth(&hand, k), then[2];
        bool aims = p->action[card].aims, sides = true;
        if (p->action[card].type != ACTION_REACT || !bg_react_scores(p, s, card, ON_LEFT, then))
            continue;
        open_object(&cards, d->names[NAMES_ACTION].at[card], t);
        for (int on = aims ? ON_LEFT : ON_NONE; on <= (aims ? ON_RIGHT : ON_NONE); on++) {
            bg_react_scores(p, s, card, on, then);
            comma(&sides, t);
            key(d->names[NAMES_SIDE].at[on], t);
            text_format(t, "[%d,%d]", then[SIDE_LEFT], then[SIDE_RIGHT]);
        }
        text_char(t, '}');
    }
    text_char(t, '}');
}

void bg_words_facts(const struct data *d, const struct view *v, struct text *t)
{
    const struct pack *p = pack_of(d);
    const struct bloodsport *s = look_at(&v->state);
    bool first = true, inner = true;
    text_char(t, '{');
    comma(&first, t);
    key("fights", t);
    text_char(t, '[');
    for (int f = 0; f < FIGHTS; f++)
        if (s->fighter_at[f * 2] != NONE && s->fighter_at[f * 2 + 1] != NONE) {
            comma(&inner, t);
            fight_facts(p, s, f, t);
        }
    text_char(t, ']');
    open_object(&first, "fighters", t);
    inner = true;
    for (int slot = 0; slot < SLOTS; slot++)
        if (s->fighter_at[slot] != NONE) {
            comma(&inner, t);
            key(d->names[NAMES_SLOT].at[slot], t);
            fighter_facts(p, s, slot, t);
        }
    text_char(t, '}');
    comma(&first, t);
    key("rows", t);
    text_char(t, '[');
    row_facts(p, s, t);
    text_char(t, ']');
    if (v->seat < s->seats)
        number(&first, "coin-in-hand", bg_coin_in_hand(s, v->seat), t);
    if (s->phase == PHASE_REACT && s->actor == v->seat)
        react_facts(d, s, v->seat, &first, t);
    if (s->phase == PHASE_PAY && s->play_seat == v->seat) {
        int card = s->play_card != NONE ? s->play_card : bg_sabotage_in(s, s->play_row);
        inner = true;
        open_object(&first, "pay", t);
        string(&inner, "card", d->names[NAMES_ACTION].at[card], t);
        number(&inner, "risk", bg_risk_before_tokens(&p->action[card], s->play_extra, s->play_cut), t);
        number(&inner, "guard", s->guard, t);
        text_char(t, '}');
    }
    text_char(t, '}');
}
