/* A character's sheet as it stands now: figures, and what may still be wagered, declared and
 * invoked this session. What is always true: all of it is public; the cards in hand are told by
 * their number alone. */
#include "games/texarkana/character.h"
#include "games/texarkana/voice/words.h"

static void trait_line(struct talk *x, const struct trait *trait, int i, int seat)
{
    say(x, CARD_TRAIT(.trait = i, .gear = trait->gear));
    if (seat != NONE && trait->field != SUIT_NONE)
        say(x, SHEET_WHERE(.suit = trait->field)); /* TX-F1 */
    if (trait->uses && seat != NONE)
        say(x, SHEET_LEFT(.left = trait->uses - x->s->trait_used[seat * TRAITS_MAX + i],
                          .uses = trait->uses));
    else if (trait->uses)
        say(x, CARD_USES(.uses = trait->uses));
}

/* What stands on a character's sheet, each thing on a line of its own; of a seat that plays it also
 * what is used up. */
static void sheet_lines(struct talk *x, const struct character *c, int seat)
{
    int wagered = seat == NONE ? 0 : x->s->wagered[seat],
        invoked = seat == NONE ? 0 : x->s->invoked[seat];
    struct {
        int count, used;
        struct voice_row row;
    } rows[] = {
        {c->characteristic_count, wagered >> WAGER_CHARACTERISTIC,
         VOICE_ROW(CARD_CHARACTERISTIC(.characteristic = 0))},
        {c->flaw_count, wagered >> WAGER_FLAW, VOICE_ROW(CARD_FLAW(.flaw = 0))},
        {c->invocation_count, invoked, VOICE_ROW(CARD_INVOCATION(.invocation = 0))},
    };
    for (int i = 0; i < c->trait_count; i++) {
        line_end(x);
        trait_line(x, &c->trait[i], i, seat);
    }
    for (int k = 0; k < 3; k++)
        for (int i = 0; i < rows[k].count; i++) {
            line_end(x);
            voice_say(&x->voice, rows[k].row.said - 1, &(union cell){.n = i});
            if (rows[k].used >> i & 1)
                say(x, SHEET_USED());
        }
}

static void say_card(struct talk *x, int which, const struct character *c)
{
    tx_talk_character(x, c);
    say(x, CARD_CHARACTER(.character = which, FIGURES(c)));
    if (c->weapon.title && *c->weapon.title) {
        line_end(x);
        say(x, CARD_WEAPON(.title = c->weapon.title, .damage = c->damage, .says = c->weapon.text));
    }
    sheet_lines(x, c, NONE);
}

void tx_say_character(struct talk *x, int which)
{
    say_card(x, which, &x->p->character[which]);
}

void tx_say_kept(const struct data *d, const struct kept_character *kept, struct text *t)
{
    struct talk x;
    struct kept_figures f = tx_kept(kept);
    tx_talk_begin(&x, d, NULL, NULL, t);
    struct character own = x.p->character[f.character];
    own.will = f.will;
    own.grit = f.grit;
    own.coin = f.coin;
    own.luck = f.luck;
    const char *const lines[] = {kept->name, kept->text};
    for (int i = 0; i < 2; i++)
        if (*lines[i]) {
            text_put(t, lines[i]);
            line_end(&x);
        }
    say_card(&x, f.character, &own);
    line_end(&x);
}

static void say_sheet(struct talk *x, int seat)
{
    const struct texarkana *s = x->s;
    const struct character *c = tx_talk_sheet(x, seat);
    say_line(x, SHEET_WHO(.who = seat, .number = seat, .character = s->character[seat]));
    say_line(x, SHEET_FIGURES(FIGURES_NOW(s, seat), .injuries = s->injuries[seat],
                              .out = s->rule_injuries_out, .cards = hand_size(s, seat)));
    if (*c->weapon.title)
        say(x, CARD_WEAPON(.title = c->weapon.title, .damage = c->damage, .says = c->weapon.text));
    else
        say(x, SHEET_BARE_HANDS());
    sheet_lines(x, c, seat);
    line_end(x);
}

void tx_sheet(const struct data *d, const struct view *v, struct text *t)
{
    struct talk x;
    tx_talk_begin(&x, d, v, NULL, t);
    for (int seat = 1; seat < x.s->seats; seat++) {
        if ((v->seat != DEALER && seat != v->seat) || x.s->character[seat] == NONE)
            continue;
        if (t->used)
            line_end(&x);
        say_sheet(&x, seat);
    }
}
