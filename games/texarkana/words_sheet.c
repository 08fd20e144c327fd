/* A character's sheet as it stands now: figures, and what may still be wagered, declared and invoked this session. What is
 * always true: all of it is public; the cards in hand are told by their number alone. */
#include "games/texarkana/words.h"

static void figures_line(const struct data *d, const struct view *v, int seat, struct text *t)
{
    const struct texarkana *s = look_at(&v->state);
    const struct character *c = sheet(pack_of(d), s, seat);
    if (seat == v->seat)
        text_format(t, "You are %s. ", c->told.title);
    else
        text_format(t, "%s, player %d. ", c->told.title, seat);
    text_format(t, "%s\nWill %d, Grit %d, Coin %d, Luck %d; Injuries %d, and with %d you are out. Cards in hand: %d.\n",
                c->told.text, s->will[seat], s->grit[seat], s->coin[seat], s->luck[seat], s->injuries[seat],
                s->rule_injuries_out, hand_size(s, seat));
    if (*c->weapon.title)
        text_format(t, "%s: Damage %d. %s\n", c->weapon.title, c->damage, c->weapon.text);
    else
        text_put(t, "Bare hands: Damage 0.\n");
}

static void trait_line(const struct trait *x, int used, struct text *t)
{
    text_format(t, "%s%s: %s", x->told.title, x->gear ? " (gear)" : "", x->told.text);
    if (x->field != SUIT_NONE)
        text_format(t, " Where %s are declared.", suit_title(x->field)); /* TX-F1 */
    if (x->uses)
        text_format(t, " %d of %d left this session.", x->uses - used, x->uses);
    text_char(t, '\n');
}

static void told_line(const char *what, const struct told *x, bool used, struct text *t)
{
    text_format(t, "%s, %s: %s%s\n", what, x->title, x->text, used ? " Used this session." : "");
}

static void sheet_lines(const struct data *d, const struct view *v, int seat, struct text *t)
{
    const struct texarkana *s = look_at(&v->state);
    const struct character *c = sheet(pack_of(d), s, seat);
    figures_line(d, v, seat, t);
    for (int i = 0; i < c->trait_count; i++)
        trait_line(&c->trait[i], s->trait_used[seat * TRAITS_MAX + i], t);
    for (int i = 0; i < c->characteristic_count; i++)
        told_line("Characteristic", &c->characteristic[i], s->wagered[seat] >> (WAGER_CHARACTERISTIC + i) & 1, t);
    for (int i = 0; i < c->flaw_count; i++)
        told_line("Flaw", &c->flaw[i], s->wagered[seat] >> (WAGER_FLAW + i) & 1, t);
    for (int i = 0; i < c->invocation_count; i++)
        told_line("Invocation", &c->invocation[i], s->invoked[seat] >> i & 1, t);
}

void tx_sheet(const struct data *d, const struct view *v, struct text *t)
{
    const struct texarkana *s = look_at(&v->state);
    bool any = false;
    for (int seat = 1; seat < s->seats; seat++) {
        if ((v->seat != DEALER && seat != v->seat) || s->character[seat] == NONE)
            continue;
        text_put(t, any ? "\n" : "");
        sheet_lines(d, v, seat, t);
        any = true;
    }
}

bool tx_usual(const struct data *d, const struct view *v, struct move *out)
{
    const struct texarkana *s = look_at(&v->state);
    struct options o;
    if (v->seat != DEALER || !(texarkana_turn(d, &v->state) >> DEALER & 1) || !move_listed(pack_of(d), s, out))
        return false;
    texarkana_options(d, &v->state, DEALER, &o);
    return options_allow(&o, out);
}
