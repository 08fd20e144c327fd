/* A character's sheet as it stands now: figures, and what may still be wagered, declared and invoked this session. What is
 * always true: all of it is public; the cards in hand are told by their number alone. */
#include "games/texarkana/rules.h"
#include "games/texarkana/session.h"
#include "games/texarkana/voice/words.h"

static void used_line(struct talk *x, bool used)
{
    if (used)
        say(x, SHEET_USED());
    line_end(x);
}

static void trait_line(struct talk *x, const struct trait *trait, int i, int used)
{
    say(x, CARD_TRAIT(.trait = i, .gear = trait->gear));
    if (trait->field != SUIT_NONE)
        say(x, SHEET_WHERE(.suit = trait->field)); /* TX-F1 */
    if (trait->uses)
        say(x, SHEET_LEFT(.left = trait->uses - used, .uses = trait->uses));
    line_end(x);
}

static void sheet_lines(struct talk *x, int seat)
{
    const struct texarkana *s = x->s;
    const struct character *c = tx_talk_sheet(x, seat);
    say_line(x, SHEET_WHO(.who = seat, .number = seat, .character = s->character[seat]));
    say_line(x, SHEET_FIGURES(FIGURES_NOW(s, seat), .injuries = s->injuries[seat], .out = s->rule_injuries_out,
                              .cards = hand_size(s, seat)));
    if (*c->weapon.title)
        say(x, CARD_WEAPON(.title = c->weapon.title, .damage = c->damage, .says = c->weapon.text));
    else
        say(x, SHEET_BARE_HANDS());
    line_end(x);
    for (int i = 0; i < c->trait_count; i++)
        trait_line(x, &c->trait[i], i, s->trait_used[seat * TRAITS_MAX + i]);
    for (int i = 0; i < c->characteristic_count; i++) {
        say(x, CARD_CHARACTERISTIC(.characteristic = i));
        used_line(x, s->wagered[seat] >> (WAGER_CHARACTERISTIC + i) & 1);
    }
    for (int i = 0; i < c->flaw_count; i++) {
        say(x, CARD_FLAW(.flaw = i));
        used_line(x, s->wagered[seat] >> (WAGER_FLAW + i) & 1);
    }
    for (int i = 0; i < c->invocation_count; i++) {
        say(x, CARD_INVOCATION(.invocation = i));
        used_line(x, s->invoked[seat] >> i & 1);
    }
}

void tx_sheet(const struct data *d, const struct view *v, struct text *t)
{
    struct talk x;
    tx_talk_begin(&x, d, v, t);
    for (int seat = 1; seat < x.s->seats; seat++) {
        if ((v->seat != DEALER && seat != v->seat) || x.s->character[seat] == NONE)
            continue;
        if (t->used)
            line_end(&x);
        sheet_lines(&x, seat);
    }
}

bool tx_usual(const struct data *d, const struct view *v, struct move *out)
{
    const struct texarkana *s = look_at(&v->state);
    struct options o;
    if (v->seat != DEALER || !(texarkana_turn(d, &v->state) >> DEALER & 1) || !tx_move_listed(pack_of(d), s, out))
        return false;
    texarkana_options(d, &v->state, DEALER, &o);
    return options_allow(&o, out);
}
