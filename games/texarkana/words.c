/* The names of people, cards and things in sentences, and what each of them is. */
#include "games/texarkana/words.h"

/* ---- People ---- */

static const char *name_of(const struct data *d, const struct texarkana *s, int seat)
{
    if (seat == DEALER)
        return NULL;
    return s->character[seat] == NONE ? NULL : pack_of(d)->character[s->character[seat]].told.title;
}

void say_who(const struct data *d, const struct view *v, int seat, bool capital, struct text *t)
{
    const char *name = name_of(d, look_at(&v->state), seat);
    if (v->seat == seat)
        text_put(t, capital ? "You" : "you");
    else if (seat == DEALER)
        text_put(t, capital ? "The Dealer" : "the Dealer");
    else if (name)
        text_put(t, name);
    else
        text_format(t, "%s %d", capital ? "Player" : "player", seat);
}

void say_does(const struct data *d, const struct view *v, int seat, const char *you, const char *they, struct text *t)
{
    say_who(d, v, seat, true, t);
    text_format(t, " %s", v->seat == seat ? you : they);
}

void say_whose(const struct data *d, const struct view *v, int seat, bool capital, struct text *t)
{
    if (v->seat == seat) {
        text_put(t, capital ? "Your" : "your");
        return;
    }
    say_who(d, v, seat, capital, t);
    text_put(t, "'s");
}

void say_npc(const struct pack *p, const struct texarkana *s, int slot, struct text *t)
{
    int same = 0, nth = 1;
    if (slot >= CAST_MAX || s->cast[slot] == NONE) {
        text_put(t, "nobody");
        return;
    }
    for (int other = 0; other < CAST_MAX; other++) {
        same += s->cast[other] == s->cast[slot];
        nth += other < slot && s->cast[other] == s->cast[slot];
    }
    text_put(t, p->npc[s->cast[slot]].told.title);
    if (same > 1)
        text_format(t, " %d", nth);
}

/* ---- Cards and suits ---- */

const char *suit_title(int suit)
{
    static const char *const titles[] = {"Hearts", "Diamonds", "Horns", "Pistols", "Clubs",
                                         "Spades", "Masks",    "Tomes", "Skulls",  "no suit"};
    return titles[suit];
}

char suit_letter(int suit)
{
    return "HDOPCSMTX"[suit];
}

const char *suit_field(int suit)
{
    static const char *const fields[] = {
        "talk, feeling, courage: winning people over, standing firm", /* TX-C7 */
        "trade, bargains, gambling, business",
        "riding, beasts, wild country, getting by in it",
        "shooting, keen eyes, tracks, finding things out",
        "fists, muscle, menace, soldiering",
        "tools, labour, machines, the work of hands",
        "lies, stealth, disguise, slipping away",
        "learning, faith, medicine, the occult",
        "no field: Skulls are the Dealer's",
    };
    return fields[suit];
}

void say_cards(const struct set *cards, struct text *t)
{
    int count = set_count(cards);
    for (int k = 0; k < count; k++) {
        say_card(set_nth(cards, k), t);
        text_put(t, k < count - 2 ? ", " : k == count - 2 ? " and " : "");
    }
    text_put(t, count ? "" : "no card");
}

void say_card(int card, struct text *t)
{
    static const char *const ranks[] = {"Ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "Jack", "Queen", "King"};
    if (card < 0 || card >= CARDS)
        text_put(t, "a card");
    else
        text_format(t, "%s of %s", ranks[card_rank(card)], suit_title(card_suit(card)));
}

/* Puts ", " or " and " before the i-th of n things. */
static void joint(int i, int n, struct text *t)
{
    text_put(t, i == 0 ? "" : i == n - 1 ? " and " : ", ");
}

void say_suits(int mask, struct text *t)
{
    int n = __builtin_popcount((unsigned)mask), i = 0;
    for (int suit = 0; suit < SUITS; suit++)
        if (mask >> suit & 1) {
            joint(i++, n, t);
            text_put(t, suit_title(suit));
        }
}

/* ---- Figures ---- */

const char *resource_title(int which)
{
    static const char *const titles[] = {"Will", "Grit", "Coin", "Luck", "an Injury"};
    return titles[which];
}

void say_risk(int mask, struct text *t)
{
    int n = __builtin_popcount((unsigned)mask), i = 0;
    if (!mask)
        text_put(t, "nothing");
    for (int which = 0; which < RESOURCES; which++)
        if (mask >> which & 1) {
            joint(i++, n, t);
            text_put(t, resource_title(which));
        }
}

void say_marks(int marks, struct text *t)
{
    static const char *const titles[] = {"violence", "the supernatural", "you may burn the card for more, if it succeeds",
                                         "the card is burned"};
    int n = __builtin_popcount((unsigned)marks), i = 0;
    for (int mark = 0; mark < MARKS; mark++)
        if (marks >> mark & 1) {
            joint(i++, n, t);
            text_put(t, titles[mark]);
        }
}

void say_signed(int n, struct text *t)
{
    text_format(t, "%s%d", n > 0 ? "+" : "", n);
}

void say_aim(const struct pack *p, const struct texarkana *s, struct text *t)
{
    const struct goal *g = goal_of(p, s, s->test_goal);
    if (g)
        text_format(t, "%s, by ", g->told.title);
    text_put(t, s->field < SUITS ? suit_title(s->field) : "no cards");
}

const char *wager_title(const struct pack *p, const struct texarkana *s, int seat, int wager)
{
    const struct character *c = sheet(p, s, seat);
    return wager >= WAGER_FLAW ? c->flaw[wager - WAGER_FLAW].title : c->characteristic[wager - WAGER_CHARACTERISTIC].title;
}

void say_chance(double share, struct text *t)
{
    static const double sure = 1e-9;
    if (share > 0.995 && share < 1 - sure)
        text_put(t, "over 99 %");
    else if (share < 0.005 && share > sure)
        text_put(t, "under 1 %");
    else
        text_percent(t, share);
}

bool odds_wanted(const struct view *v)
{
    const struct texarkana *s = look_at(&v->state);
    if (!s->rule_odds_shown || s->kind == KIND_DUEL) /* TX-H3 */
        return false;
    return (s->phase == PHASE_CARD && v->seat == s->fighter[SIDE_INITIATOR]) ||
           ((s->phase == PHASE_TRUMP || s->phase == PHASE_ASSIST) && v->seat == s->actor);
}

/* ---- What a thing is ---- */

static void describe_trait(const struct trait *t, struct text *out)
{
    text_format(out, "\n%s%s: %s", t->told.title, t->gear ? " (gear)" : "", t->told.text);
    if (t->uses)
        text_format(out, " %d a session.", t->uses);
}

static void describe_character(const struct character *c, struct text *t)
{
    text_format(t, "%s: Will %d, Grit %d, Coin %d, Luck %d. %s", c->told.title, c->will, c->grit, c->coin, c->luck,
                c->told.text);
    if (c->weapon.title && *c->weapon.title)
        text_format(t, "\n%s: Damage %d. %s", c->weapon.title, c->damage, c->weapon.text);
    for (int i = 0; i < c->trait_count; i++)
        describe_trait(&c->trait[i], t);
    for (int i = 0; i < c->characteristic_count; i++)
        text_format(t, "\nCharacteristic, %s: %s", c->characteristic[i].title, c->characteristic[i].text);
    for (int i = 0; i < c->flaw_count; i++)
        text_format(t, "\nFlaw, %s: %s", c->flaw[i].title, c->flaw[i].text);
    for (int i = 0; i < c->invocation_count; i++)
        text_format(t, "\nInvocation, %s: %s", c->invocation[i].title, c->invocation[i].text);
}

void tx_describe(const struct data *d, int names, int value, struct text *t)
{
    const struct pack *p = pack_of(d);
    switch (names) {
    case NAMES_CARD:
        say_card(value, t);
        text_format(t, ": worth %d.", card_value(value));
        break;
    case NAMES_SUIT:
        if (value < SUITS)
            text_format(t, "%s (%c): %s.", suit_title(value), suit_letter(value), suit_field(value)); /* TX-C7 */
        break;
    case NAMES_RESOURCE:
        text_put(t, value == RES_INJURY ? "Injuries" : resource_title(value));
        break;
    case NAMES_CHARACTER: describe_character(&p->character[value], t); break;
    case NAMES_NPC: {
        const struct npc *n = &p->npc[value];
        text_format(t, "%s: %s Grit %d, Damage %d.", n->told.title, n->told.text, n->grit, n->damage);
        break;
    }
    case NAMES_SCENARIO:
        if (value < p->scenario_count)
            text_format(t, "%s: %s", p->scenario[value].told.title, p->scenario[value].told.text);
        break;
    default: break;
    }
}

/* How the story calls who speaks. */
static void speaker(const struct data *d, const struct view *v, int seat, struct text *t)
{
    const char *name = name_of(d, look_at(&v->state), seat);
    text_put(t, seat == DEALER ? "The Dealer" : name ? name : "");
}

const struct words texarkana_words = {
    .board = tx_board,
    .prompt = tx_prompt,
    .besides = tx_besides,
    .label = tx_label,
    .begun = tx_begun,
    .next = tx_next,
    .tell = tx_tell,
    .why_not = tx_why_not,
    .describe = tx_describe,
    .speaker = speaker,
    .term = tx_term,
    .how = tx_how,
    .sheet = tx_sheet,
    .usual = tx_usual,
    .cards = tx_cards,
    .facts = tx_facts,
};
