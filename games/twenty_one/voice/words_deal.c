/* The Deal as it stands: hands, why a card is worth what it is, totals, Edge, chances. */
#include "games/twenty_one/deal/cards.h"
#include "games/twenty_one/deal/deal.h"
#include "games/twenty_one/gear.h"
#include "games/twenty_one/run/scene.h"
#include "games/twenty_one/voice/words.h"
#include "games/twenty_one/voice/words_table.h"

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
        add(x, hand, PART_CARD_AS(.card = card, .n = n));
    else if (!why)
        add(x, hand, PART_CARD(.card = card));
    else if (x->s->hand_soul[at])
        add(x, hand, PART_CARD_SOUL(.card = card, .why = why));
    else
        add(x, hand, PART_CARD_COUNTS(.card = card, .n = n, .why = why));
}

void bj_hand_line(struct talk *x, int party)
{
    const struct twenty_one *s = x->s;
    int who = s->party[party];
    struct pieces cards = {0}, has = {0};
    if (who == NONE)
        return;
    for (int i = 0; i < s->hand_n[party]; i++)
        add_card(x, &cards, party, i);
    add(x, &has, PART_HAND_TOTAL(.total = bj_hand_total(s, party)));
    add_if(x, bj_over(s, party), &has, PART_HAND_OVER());
    add_if(x, s->held[party], &has, PART_HAND_HELD());
    if (s->hand_n[party])
        say(x, BOARD_HAND(.who = who, .cards = &cards.list, .has = &has.list));
    else
        say(x, BOARD_HAND_EMPTY(.who = who));
    if (s->used[who])
        say(x, BOARD_EDGE_USED(.edge = s->edge[who], .skills = those(s->used[who])));
    else
        say(x, BOARD_EDGE(.edge = s->edge[who]));
    if (s->top[s->deck_of[who]] != NONE)
        say(x, BOARD_NEXT_CARD(.card = s->top[s->deck_of[who]]));
    text_char(x->t, '\n');
}

/* ---- The whole ---- */

static void bust_line(struct talk *x, int party)
{
    struct deal_odds o = bj_odds_of(x->s, party);
    if (o.hit && o.bust > 0)
        say_line(x, BOARD_BUST(.who = x->s->party[party], CHANCE(o.bust)));
    else if (o.hit)
        say_line(x, BOARD_BUST_NEVER(.who = x->s->party[party]));
}

static void heading(struct talk *x)
{
    const struct twenty_one *s = x->s;
    int first = s->party[FIRST], second = s->party[SECOND];
    struct pieces has = {0};
    struct room on;
    if (s->deal == DEAL_TARGET)
        add(x, &has,
            PART_DEAL_TARGET(.who = first, .ability = s->tested[FIRST], .target = s->target));
    else if (second == NONE)
        add(x, &has, PART_DEAL_AREA(.who = first, .ability = s->tested[FIRST],
                                       .all = those_or_nobody(s->targets & ~(1u << first))));
    else
        add(x, &has, PART_DEAL(.who = first, .ability = s->tested[FIRST], .on =
                          piece(x, &on, PART_TESTED(.who = second, .ability = s->tested[SECOND]))));
    if (s->act_kind != ACT_NONE && s->act_kind != ACT_TRY)
        add(x, &has, PART_TO_ACT(ACT(s->act_kind, s->act_what, s->act_gear, s->act_how)));
    add_if(x, s->tags, &has, PART_TAGGED(.tags = those(s->tags)));
    say(x, BOARD_DEAL(.has = &has.list));
    if (s->critical[FIRST] || s->critical[SECOND])
        say(x, BOARD_JOKER()); /* BJ-B5 */
}

/* What it is about, where both hands are seen beside it. */
void bj_deal_about(struct talk *x)
{
    const struct twenty_one *s = x->s;
    const struct approach *tried =
        s->approach == NONE ? NULL : &bj_stage_of(x->p, s)->scene.approach[s->approach];
    if (tried)
        say(x, TELL_APPROACH(.who = s->act_who, .title = tried->caption.title));
    else if (s->act_kind != ACT_NONE)
        say(x, TELL_ACT(.who = s->act_who, ACT(s->act_kind, s->act_what, s->act_gear, s->act_how),
                        .expert = 0));
    if (s->tags)
        say(x, BOARD_TAGGED(.tags = those(s->tags)));
    if (s->critical[FIRST] || s->critical[SECOND])
        say(x, BOARD_JOKER()); /* BJ-B5 */
}

void bj_deal_lines(struct talk *x)
{
    const struct twenty_one *s = x->s;
    struct pieces cards = {0};
    if (s->deal == DEAL_NONE)
        return;
    heading(x);
    text_char(x->t, '\n');
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
