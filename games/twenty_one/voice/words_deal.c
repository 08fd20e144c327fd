/* The Deal as it stands: hands, why a card is worth what it is, totals, Edge, chances. What is always true: chances are
 * of the cards that are left, with no further Edge used; exact, or not said. */
#include "games/twenty_one/deal/cards.h"
#include "games/twenty_one/deal/deal.h"
#include "games/twenty_one/voice/words.h"

#include <string.h>

const char *bj_why_worth(const struct talk *x, struct room *room, int party, int i)
{
    const struct twenty_one *s = x->s;
    int at = hand_at(party, i), change = s->hand_change[at], set = s->hand_set[at];
    bool sturdy = s->sturdy[party] && change < 0;
    if (s->hand_soul[at])
        return piece(x, room, PART_WHY_SOUL());
    if (set != NONE && change)
        return piece(x, room, PART_WHY_SET_CHANGE(.n = set, .change = change, .sturdy = sturdy));
    if (set != NONE)
        return piece(x, room, PART_WHY_SET(.n = set));
    return change ? piece(x, room, PART_WHY_CHANGE(.change = change, .sturdy = sturdy)) : NULL;
}

/* The card, what it counts where that is not plain, and why (BJ-E5, BJ-I4). */
static void add_card(const struct talk *x, struct pieces *hand, int party, int i)
{
    int at = hand_at(party, i), card = x->s->hand[at], n = bj_card_counts(x->s, party, i);
    struct room room;
    const char *why = bj_why_worth(x, &room, party, i);
    if (!why && card_ace(card))
        bj_add(x, hand, PART_CARD_AS(.card = card, .n = n));
    else if (!why)
        bj_add(x, hand, PART_CARD(.card = card));
    else if (x->s->hand_soul[at])
        bj_add(x, hand, PART_CARD_SOUL(.card = card, .why = why));
    else
        bj_add(x, hand, PART_CARD_COUNTS(.card = card, .n = n, .why = why));
}

void bj_hand_line(struct talk *x, int party)
{
    const struct twenty_one *s = x->s;
    int who = s->party[party];
    struct pieces cards, has;
    struct those used;
    if (who == NONE)
        return;
    pieces_clear(&cards);
    pieces_clear(&has);
    for (int i = 0; i < s->hand_n[party]; i++)
        add_card(x, &cards, party, i);
    bj_add(x, &has, PART_HAND_TOTAL(.total = bj_hand_total(s, party)));
    if (bj_over(s, party))
        bj_add(x, &has, PART_HAND_OVER());
    if (s->held[party])
        bj_add(x, &has, PART_HAND_HELD());
    if (s->hand_n[party])
        say(x, BOARD_HAND(.who = who, .cards = &cards.list, .has = &has.list));
    else
        say(x, BOARD_HAND_EMPTY(.who = who));
    if (s->used[who])
        say(x, BOARD_EDGE_USED(.edge = s->edge[who], .skills = bj_those(&used, s->used[who])));
    else
        say(x, BOARD_EDGE(.edge = s->edge[who]));
    if (s->top[s->deck_of[who]] != NONE)
        say(x, BOARD_NEXT_CARD(.card = s->top[s->deck_of[who]]));
    text_char(x->t, '\n');
}

/* ---- Chances ---- */

/* Sums of many small parts may miss 0 and 1 by a hair. */
static double share(double p) { return p < 0 ? 0 : p > 1 ? 1 : p; }

struct deal_odds bj_odds_of(const struct twenty_one *s, int party)
{
    struct deal_odds o = {0};
    int other = 1 - party, who = s->party[party];
    if (who == NONE || !s->hand_n[party])
        return o;
    struct playing mine = bj_playing_of(s, party);
    int total = bj_playing_total(&mine);
    o.plays = true;
    o.hit = !s->held[party] && bj_can_draw(s, who) && total <= BUST_OVER;
    int next = s->top[s->deck_of[who]];
    if (next != NONE) { /* BJ-E4: Guidance: the card to come is known */
        mine.deck = bj_shoe_of(CARD_BIT(next));
        memset(&mine.discard, 0, sizeof mine.discard);
    }
    o.bust = o.hit ? bj_exact_bust(&mine) : 0;
    if (s->deal == DEAL_TARGET) {
        o.target = true;
        o.win = total <= BUST_OVER && total >= s->target; /* BJ-B3 */
        mine = bj_playing_of(s, party);
        o.success = o.win;
        if (next == NONE && o.hit && total < s->target) {
            o.dear = s->target > EXACT_TOTAL_MOST;
            o.success = o.dear ? 0 : bj_exact_target(&mine, 0, s->target).success;
        }
    } else if (s->party[other] != NONE && s->hand_n[other] && total <= BUST_OVER) {
        struct playing theirs = bj_playing_of(s, other);
        int their = bj_playing_total(&theirs);
        struct match_up they = {their <= BUST_OVER && their > total, their == total};
        if (!s->held[other] && their <= BUST_OVER)
            o.dear = total > EXACT_TOTAL_MOST;
        if (!s->held[other] && their <= BUST_OVER && !o.dear)
            they = bj_exact_against(&theirs, 0, total);
        o.draw = they.draw;
        o.win = 1 - they.win - they.draw; /* BJ-B4 */
    }
    o.bust = share(o.bust);
    o.win = share(o.win);
    o.draw = share(o.draw);
    o.success = share(o.success);
    return o;
}

/* ---- The whole ---- */

static void bust_line(struct talk *x, int party)
{
    struct deal_odds o = bj_odds_of(x->s, party);
    if (o.hit)
        say_line(x, BOARD_BUST(.who = x->s->party[party], CHANCE(o.bust)));
}

static void heading(struct talk *x)
{
    const struct twenty_one *s = x->s;
    int first = s->party[FIRST], second = s->party[SECOND];
    struct pieces has;
    struct those of;
    struct room on;
    pieces_clear(&has);
    if (s->deal == DEAL_TARGET)
        bj_add(x, &has, PART_DEAL_TARGET(.who = first, .ability = s->tested[FIRST], .target = s->target));
    else if (second == NONE)
        bj_add(x, &has, PART_DEAL_AREA(.who = first, .ability = s->tested[FIRST],
                                       .all = bj_those(&of, s->targets & ~(1u << first))));
    else
        bj_add(x, &has, PART_DEAL(.who = first, .ability = s->tested[FIRST],
                                  .on = piece(x, &on, PART_TESTED(.who = second, .ability = s->tested[SECOND]))));
    if (s->act_kind != ACT_NONE && s->act_kind != ACT_TRY)
        bj_add(x, &has, PART_TO_ACT(ACT(s->act_kind, s->act_what, s->act_gear, s->act_how)));
    if (s->tags)
        bj_add(x, &has, PART_TAGGED(.tags = bj_those(&of, s->tags)));
    say(x, BOARD_DEAL(.has = &has.list));
    if (s->critical[FIRST] || s->critical[SECOND])
        say(x, BOARD_JOKER()); /* BJ-B5 */
    text_char(x->t, '\n');
}

void bj_deal_lines(struct talk *x)
{
    const struct twenty_one *s = x->s;
    struct pieces cards;
    if (s->deal == DEAL_NONE)
        return;
    heading(x);
    for (int party = 0; party < 2; party++)
        bj_hand_line(x, party);
    for (int party = 0; party < 2 && s->result == RESULT_NONE; party++)
        if (s->party[party] != NONE && seat_of(s->party[party]) == x->v->seat)
            bust_line(x, party);
    if (!s->laid)
        return;
    bj_add_cards(x, &cards, s->laid);
    say_line(x, BOARD_LAID(.who = s->loser, .cards = &cards.list));
}

bool bj_would_answer(const struct pack *p, const struct twenty_one *s, int who)
{
    struct twenty_one as = *s;
    if (as.deal == DEAL_NONE)
        as.deal = DEAL_CONTEST; /* as if the attack were made now */
    return bj_can_retaliate(p, &as, who, s->act_who);
}
