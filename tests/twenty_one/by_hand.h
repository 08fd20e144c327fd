/* For tests of what 21 says: states set up by hand, a fight on open ground, a Deal, and what is
 * said, told or refused of them. What is always true: each test sets its state up anew. */
#ifndef TESTS_TWENTY_ONE_BY_HAND_H
#define TESTS_TWENTY_ONE_BY_HAND_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <string.h>

#include "games/twenty_one/deal/cards.h"
#include "games/twenty_one/deal/odds.h"
#include "games/twenty_one/state.h"
#include "tests/twenty_one/row_numbers.h"

static _Alignas(16) struct pack pack;
static struct data data;
static struct state st;
static char said[65536];

enum { HERO = 0, FOE = HEROES };

static const struct labels *names_said;   /* what people called things; NULL: nothing */
static inline struct text over_said(void)
{
    struct text t = text_over(said, sizeof said);
    t.labels = names_said;
    return t;
}
static inline struct twenty_one *table(void) { return (struct twenty_one *)(void *)st.bytes; }
static inline const struct words *words(void) { return twenty_one_game.words; }
static inline int card(int suit, int rank)
{
    return suit * RANKS + rank - 1; /* rank 1: the Ace */
}

static inline void has(const char *text, const char *part)
{
    if (!strstr(text, part))
        fail_msg("\"%s\" is not in: %s", part, text);
}

static inline void view_of(int seat, struct view *v) { redact(&twenty_one_game, &st, seat, v); }

static inline const char *say(int seat,
                              void (*what)(const struct data *, const struct view *, struct text *))
{
    struct view v;
    struct text t = over_said();
    view_of(seat, &v);
    what(&data, &v, &t);
    return said;
}

static inline const char *why_not(int seat, int verb, int a, int b, int c, int d)
{
    struct view v;
    struct move m = {.seat = (uint8_t)seat, .verb = (uint8_t)verb, .arg = {a, b, c, d}};
    struct text t = over_said();
    struct state copy = st;
    /* it is refused, and nothing is changed */
    assert_non_null(game_play(&twenty_one_game, &data, &st, &m));
    assert_memory_equal(&copy, &st, sizeof st);
    view_of(seat, &v);
    words()->why_not(&data, &v, &m, &t);
    return said;
}

static inline const char *label(int seat, int verb, int a, int b, int c, int d)
{
    struct view v;
    struct move m = {.seat = (uint8_t)seat, .verb = (uint8_t)verb, .arg = {a, b, c, d}};
    struct text t = over_said();
    view_of(seat, &v);
    words()->label(&data, &v, &m, &t);
    return said;
}

static inline void play(int seat, int verb, int a, int b)
{
    struct move m = {.seat = (uint8_t)seat, .verb = (uint8_t)verb, .arg = {a, b}};
    const char *wrong = game_play(&twenty_one_game, &data, &st, &m);
    if (wrong)
        fail_msg("%s: %s", twenty_one_game.verbs[verb].name, wrong);
}

static inline void begin(void)
{
    struct rules rules;
    rules_default(&twenty_one_game, &rules);
    rules.value[RULE_STORY] = STORY_FREE;
    assert_null(twenty_one_game.init(&data, &rules, 2, &st));
}

/* ---- A fight on open ground: the hero at e5, two foes ---- */

static inline void stand(int who, int row, int column)
{
    table()->row[who] = (uint8_t)row;
    table()->column[who] = (uint8_t)column;
}

static inline struct twenty_one *fight(int hero)
{
    begin();
    play(1, DO_HERO, hero, 0);
    play(1, DO_WAIT, 0, 0);
    play(GM, DO_SCENE, 0, 0);
    play(1, DO_FIGHT, 0, 0);
    for (int who = HERO, left = bj_up_mask(table()); left; who++)
        if (left >> who & 1) {
            play(SEAT_CHANCE, DO_ORDER, who, 0);
            left &= ~(1 << who);
        }
    assert_int_equal(table()->phase, PHASE_OWN_TURN);
    assert_int_equal(table()->mover, HERO);
    return table();
}

static inline int hero_named(const char *name)
{
    for (int i = 0; i < pack.hero_count; i++)
        if (!strcmp(pack.hero[i].caption.title, name))
            return i;
    fail_msg("no hero %s", name);
    return 0;
}

/* The hero holds 10 and `second`, the foe 10 and 9; the hero's window is open, with so much
 * Edge. */
static inline struct twenty_one *deal(int second, int edge)
{
    struct twenty_one *s = fight(hero_named("Berrick Stoll"));
    s->deal = DEAL_CONTEST;
    s->act_kind = ACT_ATTACK;
    s->act_what = WITH_LEFT;
    s->act_gear = GEAR_BROADSWORD;
    s->act_who = HERO;
    stand(HERO, 1, 1);
    stand(FOE, 1, 2);
    s->party[FIRST] = HERO;
    s->party[SECOND] = FOE;
    s->tested[FIRST] = s->tested[SECOND] = STRENGTH;
    const int hand[2][2] = {{card(SUIT_SPADES, 10), second},
                            {card(SUIT_SPADES, 10), card(SUIT_SPADES, 9)}};
    for (int party = 0; party < 2; party++)
        for (int i = 0; i < 2; i++) {
            bj_deck_take(s, s->party[party], hand[party][i]);
            bj_hand_add(s, party, hand[party][i]);
        }
    s->edge[HERO] = (uint8_t)edge;
    s->edge[FOE] = 1;
    s->window = BIT(HERO) | BIT(FOE);
    s->asked = HERO;
    s->phase = PHASE_WINDOW;
    return s;
}

/* ---- What is told ---- */

static inline const char *told(int seat, int by, int verb, int a, int b)
{
    struct view before, after;
    struct move m = {.seat = (uint8_t)by, .verb = (uint8_t)verb, .arg = {a, b}};
    struct text t = over_said();
    view_of(seat, &before);
    play(by, verb, a, b);
    view_of(seat, &after);
    words()->tell(&data, &before, &after, &m, &t);
    return said;
}

/* The party is to hit or hold, no window is open; whether the other one has held. */
static inline void plays_on(struct twenty_one *s, int party, bool other_held)
{
    s->phase = PHASE_PLAY;
    s->player = (uint8_t)party;
    s->window = 0;
    s->asked = NONE;
    s->held[1 - party] = other_held;
}

#endif
