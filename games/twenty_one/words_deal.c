/* The Deal as it stands: hands, why a card is worth what it is, totals, Edge, chances. What is always true: chances are
 * of the cards that are left, with no further Edge used; exact, or not said. */
#include "games/twenty_one/words.h"

#include <string.h>

bool say_why_worth(const struct twenty_one *s, int party, int i, struct text *t)
{
    int at = hand_at(party, i), change = s->hand_change[at];
    bool set = s->hand_set[at] != NONE;
    if (s->hand_soul[at]) {
        text_put(t, "0 for good: Soul");
        return true;
    }
    if (set)
        text_format(t, "set to %d", s->hand_set[at]);
    if (!change)
        return set;
    text_put(t, set ? ", then " : "");
    say_plus(change, t);
    text_put(t, s->sturdy[party] && change < 0 ? ", Sturdy among it" : "");
    return true;
}

/* The card, what it counts where that is not plain, and why (BJ-E5, BJ-I4). */
static void say_worth(const struct twenty_one *s, int party, int i, struct text *t)
{
    char why[64];
    struct text text = text_over(why, sizeof why);
    int card = s->hand[hand_at(party, i)];
    say_one_card(card, t);
    if (!say_why_worth(s, party, i, &text) && card_ace(card))
        text_format(t, " (as %d)", card_counts(s, party, i));
    else if (s->hand_soul[hand_at(party, i)])
        text_format(t, " (%s)", why);
    else if (text.used)
        text_format(t, " (counts %d: %s)", card_counts(s, party, i), why);
}

void say_hand(const struct data *d, const struct view *v, int party, struct text *t)
{
    const struct twenty_one *s = look_at(&v->state);
    int who = s->party[party];
    if (who == NONE)
        return;
    say_body_whose(d, v, who, true, t);
    text_put(t, " hand: ");
    for (int i = 0; i < s->hand_n[party]; i++) {
        text_put(t, i ? ", " : "");
        say_worth(s, party, i, t);
    }
    if (!s->hand_n[party])
        text_put(t, "no cards yet");
    else
        text_format(t, "; total %d%s", hand_total(s, party), over(s, party) ? ", over 21" : "");
    text_put(t, s->held[party] ? ", held" : "");
    text_format(t, ". Edge left %d", s->edge[who]);
    if (s->used[who]) {
        text_put(t, "; used ");
        say_titles(NAMES_SKILL, s->used[who], t);
    }
    text_put(t, ".");
    if (s->top[s->deck_of[who]] != NONE) {
        text_put(t, " Next card: the ");
        say_one_card(s->top[s->deck_of[who]], t);
        text_char(t, '.');
    }
    text_char(t, '\n');
}

/* ---- Chances ---- */

/* Sums of many small parts may miss 0 and 1 by a hair. */
static double share(double p) { return p < 0 ? 0 : p > 1 ? 1 : p; }

struct deal_odds odds_of(const struct twenty_one *s, int party)
{
    struct deal_odds o = {0};
    int other = 1 - party, who = s->party[party];
    if (who == NONE || !s->hand_n[party])
        return o;
    struct playing mine = playing_of(s, party);
    int total = playing_total(&mine);
    o.plays = true;
    o.hit = !s->held[party] && can_draw(s, who) && total <= BUST_OVER;
    int next = s->top[s->deck_of[who]];
    if (next != NONE) { /* BJ-E4: Guidance: the card to come is known */
        mine.deck = shoe_of(CARD_BIT(next));
        memset(&mine.discard, 0, sizeof mine.discard);
    }
    o.bust = o.hit ? exact_bust(&mine) : 0;
    if (s->deal == DEAL_TARGET) {
        o.target = true;
        o.win = total <= BUST_OVER && total >= s->target; /* BJ-B3 */
        mine = playing_of(s, party);
        o.success = o.win;
        if (next == NONE && o.hit && total < s->target) {
            o.dear = s->target > EXACT_TOTAL_MOST;
            o.success = o.dear ? 0 : exact_target(&mine, 0, s->target).success;
        }
    } else if (s->party[other] != NONE && s->hand_n[other] && total <= BUST_OVER) {
        struct playing theirs = playing_of(s, other);
        int their = playing_total(&theirs);
        struct match_up they = {their <= BUST_OVER && their > total, their == total};
        if (!s->held[other] && their <= BUST_OVER)
            o.dear = total > EXACT_TOTAL_MOST;
        if (!s->held[other] && their <= BUST_OVER && !o.dear)
            they = exact_against(&theirs, 0, total);
        o.draw = they.draw;
        o.win = 1 - they.win - they.draw; /* BJ-B4 */
    }
    o.bust = share(o.bust);
    o.win = share(o.win);
    o.draw = share(o.draw);
    o.success = share(o.success);
    return o;
}

static void say_odds(const struct data *d, const struct view *v, int party, struct text *t)
{
    const struct twenty_one *s = look_at(&v->state);
    struct deal_odds o = odds_of(s, party);
    if (!o.hit)
        return;
    say_body_whose(d, v, s->party[party], true, t);
    text_put(t, " chance to bust with one more card: ");
    text_percent(t, o.bust);
    text_put(t, ".\n");
}

/* ---- The whole ---- */

static void say_tested(const struct data *d, const struct view *v, int party, struct text *t)
{
    const struct twenty_one *s = look_at(&v->state);
    say_body(d, v, s->party[party], false, t);
    if (s->tested[party] < ABILITIES) {
        text_put(t, " with ");
        say_title(NAMES_ABILITY, s->tested[party], t);
    }
}

static void say_heading(const struct data *d, const struct view *v, struct text *t)
{
    const struct twenty_one *s = look_at(&v->state);
    text_put(t, "The Deal: ");
    say_tested(d, v, FIRST, t);
    if (s->deal == DEAL_TARGET)
        text_format(t, " against Target %d", s->target);
    if (s->party[SECOND] != NONE) {
        text_put(t, " against ");
        say_tested(d, v, SECOND, t);
    } else if (s->deal == DEAL_AREA) {
        text_put(t, " against ");
        say_bodies(d, v, s->targets & ~(1 << s->party[FIRST]), t);
        text_put(t, ", one after the other");
    }
    if (s->act_kind != ACT_NONE && s->act_kind != ACT_TRY) {
        text_put(t, "; to ");
        say_act(s->act_kind, s->act_what, s->act_gear, s->act_how, t);
    }
    if (s->tags) {
        text_put(t, "; tagged ");
        say_titles(NAMES_TAG, s->tags, t);
    }
    text_put(t, ".");
    if (s->critical[FIRST] || s->critical[SECOND])
        text_put(t, " A Joker makes it Critical."); /* BJ-B5 */
    text_char(t, '\n');
}

void say_deal(const struct data *d, const struct view *v, struct text *t)
{
    const struct twenty_one *s = look_at(&v->state);
    if (s->deal == DEAL_NONE)
        return;
    say_heading(d, v, t);
    for (int party = 0; party < 2; party++)
        say_hand(d, v, party, t);
    if (s->result == RESULT_NONE)
        for (int party = 0; party < 2; party++)
            if (s->party[party] != NONE && seat_of(s->party[party]) == v->seat)
                say_odds(d, v, party, t);
    if (s->laid) {
        say_body(d, v, s->loser, true, t);
        text_put(t, is_own(v, s->loser) ? " are about to take: " : " is about to take: ");
        say_all_cards(s->laid, t);
        text_put(t, ".\n");
    }
}

bool would_answer(const struct pack *p, const struct twenty_one *s, int who)
{
    struct twenty_one as = *s;
    if (as.deal == DEAL_NONE)
        as.deal = DEAL_CONTEST; /* as if the attack were made now */
    return can_retaliate(p, &as, who, s->act_who);
}
