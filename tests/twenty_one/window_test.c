/* Windows that a player may be spared (BJ-I4), on Deals set up by hand. What is always true: the totals that the uses could
 * make are worked out in the comment beside each case, by the rules page. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <string.h>

#include "games/twenty_one/words.h"

static _Alignas(16) struct pack pack;
static struct data data;
static struct state table;
static const struct game *const game = &twenty_one_game;

enum { HERO = 0, FOE = HEROES };

static int open_pack(void **state)
{
    struct complaint wrong;
    (void)state;
    return data_open_default(game, &pack, &data, &wrong) ? 0 : -1;
}

/* Cards by letters, A 2 .. 9 T J Q K, of Spades; X a Joker. */
static void hold(struct twenty_one *s, int party, const char *cards)
{
    static const char ranks[] = "A23456789TJQK";
    for (; *cards; cards++)
        hand_add(s, party, *cards == 'X' ? JOKER : SUIT_SPADES * RANKS + (int)(strchr(ranks, *cards) - ranks));
}

/* A Deal of the hero against a foe, with no Skills but the three of everyone, bare hands, nobody held yet; its window is open
 * and asks the hero, who has so much Edge. `theirs` NULL: against Target 15, or, in an area act, not dealt yet. */
static struct twenty_one *deal(int kind, const char *mine, const char *theirs, int edge)
{
    struct rules rules;
    struct twenty_one *s = table_of(&table);
    rules_default(game, &rules);
    rules.value[RULE_STORY] = STORY_FREE;
    assert_null(game->init(&data, &rules, 2, &table));
    assert_null(game_play(game, &data, &table, &(struct move){.seat = 1, .verb = DO_HERO}));
    encounter_open(&pack, s, 0);
    assert_true(is_up(s, HERO) && is_up(s, FOE));
    s->skills[HERO] = s->skills[FOE] = BIT(SKILL_INFLUENCE) | BIT(SKILL_SOUL) | BIT(SKILL_HUMANITY);
    memset(s->slot + HERO * SLOTS, NONE, SLOTS);
    memset(s->slot + FOE * SLOTS, NONE, SLOTS);
    s->conflict = 1;
    s->deal = (uint8_t)kind;
    s->act_kind = ACT_ATTACK;
    s->act_what = WITH_BARE;
    s->act_gear = GEAR_BARE;
    s->act_who = s->party[FIRST] = HERO;
    s->party[SECOND] = theirs ? FOE : NONE;
    s->targets = kind == DEAL_AREA ? BIT(FOE) : 0;
    s->target = kind == DEAL_TARGET ? 15 : 0;
    for (int who = HERO; who <= FOE; who += FOE - HERO)
        s->row[who] = 1, s->column[who] = (uint8_t)(who == HERO ? 1 : 2);
    hold(s, FIRST, mine);
    hold(s, SECOND, theirs ? theirs : "");
    s->edge[HERO] = (uint8_t)edge;
    s->window = (uint16_t)(BIT(HERO) | (kind == DEAL_TARGET ? 0 : BIT(FOE)));
    s->asked = HERO;
    s->phase = PHASE_WINDOW;
    return s;
}

static bool asked(int seat, bool *matters)
{
    struct view v;
    struct move pass = {0};
    redact(game, &table, seat, &v);
    if (!game->words->window(&data, &v, &pass, matters))
        return false;
    assert_int_equal(pass.verb, DO_PASS);
    assert_int_equal(pass.seat, seat);
    return true;
}

static bool matters(void)
{
    bool yes = false;
    assert_true(asked(seat_of(look_at(&table)->asked), &yes));
    return yes;
}

static bool contest(const char *mine, const char *theirs, int edge)
{
    deal(DEAL_CONTEST, mine, theirs, edge);
    return matters();
}

/* ---- BJ-I4: who would win ---- */

/* Influence for 1: a single card one up or down. */
static void result_turns(void **state)
{
    (void)state;
    assert_false(contest("98", "87", 1)); /* 17 to 15: 16 or 18 to 15, 17 to 14 or 16: still won */
    assert_true(contest("98", "97", 1));  /* 17 to 16: both at 17 is a draw */
    assert_true(contest("98", "89", 1));  /* 17 to 17: any change wins or loses it */
    assert_false(contest("87", "98", 1)); /* 15 to 17: 16 is less still */
    /* Soul for 2: an own 9 counts 0, 17 is 8 and loses to 15; to nobody who has 7. */
    assert_true(contest("98", "87", 2));
    assert_false(contest("98", "52", 2));
    /* Humanity for 3: a King is 1 to 5. 12 to 20: theirs falls to 11. Nothing of it with 2: 12 to 20 is 13 or less to 19. */
    assert_true(contest("75", "KQ", 3));
    assert_false(contest("75", "KQ", 2));
}

/* An Ace is 1 or 11: one more can be ten less. 21 to 15: of Ace and King the King's 11 makes 22 or 12, so 12, and that
 * loses; of 9, 10 and 2 the same Edge makes 22, a bust. 17 to 13 of 9 and 8 it does nothing. */
static void aces_turn(void **state)
{
    (void)state;
    assert_true(contest("AK", "96", 1));
    assert_true(contest("9T2", "96", 1));
    assert_false(contest("98", "94", 1));
    /* theirs: Ace, 9 and Ace are 21; 10 for the 9 makes 12, and 15 wins that was lost */
    struct twenty_one *s = deal(DEAL_CONTEST, "96", "A9", 1);
    hand_add(s, SECOND, SUIT_HEARTS * RANKS);
    assert_int_equal(hand_total(s, SECOND), 21);
    assert_true(matters());
}

/* ---- BJ-I4: a bust made or undone ---- */

static void bust_turns(void **state)
{
    struct twenty_one *s;
    (void)state;
    assert_true(contest("T93", "95", 1));  /* 22: 21 is none */
    assert_false(contest("T94", "95", 1)); /* 23: 22 is one still */
    assert_true(contest("98", "T93", 1));  /* theirs undone */
    assert_true(contest("98", "T92", 1));  /* theirs made: 21 and one */
    assert_false(contest("98", "T9", 0));  /* nothing can be paid */
    assert_false(contest("98", "T94", 2)); /* theirs is 23: Influence leaves 22, Soul takes from a hand that wins, 17 */
    /* two uses together: 23 less 1 and less 1; Light is Hope's Influence, for own cards */
    s = deal(DEAL_CONTEST, "T94", "95", 2);
    s->skills[HERO] |= BIT(SKILL_LIGHT);
    assert_true(matters());
    s = deal(DEAL_CONTEST, "T94", "95", 1);
    s->skills[HERO] |= BIT(SKILL_LIGHT);
    assert_false(matters());
    /* ... and 24 is too far for both */
    s = deal(DEAL_CONTEST, "T95", "96", 2);
    s->skills[HERO] |= BIT(SKILL_LIGHT);
    assert_false(matters());
}

/* What costs nothing counts as well: Lucky Lady makes a Queen 2, 24 of Queen, 10 and 4 then 16. */
static void free_uses(void **state)
{
    struct twenty_one *s = deal(DEAL_CONTEST, "QT4", "95", 0);
    (void)state;
    assert_false(matters());
    s->skills[HERO] |= BIT(SKILL_LUCKY_LADY);
    assert_true(matters());
    s->used[HERO] = BIT(SKILL_LUCKY_LADY); /* BJ-E2: once a Deal */
    assert_false(matters());
}

/* BJ-E2, the Rapier in defence: the same Skill again. 12 to 14 with 2 Edge is a draw by two Influences; one, and what else
 * 2 Edge pays for, leaves it lost. */
static void again_and_again(void **state)
{
    struct twenty_one *s = deal(DEAL_CONTEST, "95", "75", 0);
    (void)state;
    s->asked = FOE;
    s->edge[FOE] = 2;
    assert_false(matters());
    s->slot[FOE * SLOTS + SLOT_LEFT] = GEAR_RAPIER;
    assert_true(matters());
}

/* BJ-I4: a card that is forced could do anything: Overbear, 17 to 5. Critical asks for 21 first: 20 and one, then two cards
 * for the other, for 3; with 2 it is not to be had, and 20 or 21 beats 5. */
static void draws_could(void **state)
{
    struct twenty_one *s = deal(DEAL_CONTEST, "98", "32", 2);
    (void)state;
    assert_false(matters()); /* Soul: 17 less 9 is 8, more than 5 */
    s->skills[HERO] |= BIT(SKILL_OVERBEAR);
    assert_true(matters());
    s = deal(DEAL_CONTEST, "983", "32", 2);
    s->skills[HERO] |= BIT(SKILL_CRITICAL);
    assert_false(matters());
    s->edge[HERO] = 3;
    assert_true(matters());
}

/* ---- BJ-I4: a Target, an area act ---- */

static void targets(void **state)
{
    struct twenty_one *s;
    (void)state;
    deal(DEAL_TARGET, "94", NULL, 1); /* 13: 14 is too low for 15 */
    assert_false(matters());
    deal(DEAL_TARGET, "95", NULL, 1); /* 14 and one */
    assert_true(matters());
    deal(DEAL_TARGET, "96", NULL, 1); /* 15 less one */
    assert_true(matters());
    deal(DEAL_TARGET, "98", NULL, 1); /* 17: 16 to 18 */
    assert_false(matters());
    deal(DEAL_TARGET, "T92", NULL, 1); /* 21 and one */
    assert_true(matters());
    /* the maker plays alone: only its bust counts yet, and the target may bend its cards (BJ-G3) */
    s = deal(DEAL_AREA, "T9", NULL, 1);
    assert_false(matters());
    s->asked = FOE;
    s->edge[FOE] = 1;
    assert_false(matters());
    s = deal(DEAL_AREA, "T92", NULL, 0);
    s->asked = FOE;
    s->edge[FOE] = 1;
    assert_true(matters());
}

/* ---- BJ-I4: what works beside the cards, where it can serve ---- */

/* The hero, to 5, with 2 Edge, Influence and Soul used up; then with one Skill more. */
static struct twenty_one *beside(const char *mine, int skill)
{
    struct twenty_one *s = deal(DEAL_CONTEST, mine, "32", 2);
    s->used[HERO] = BIT(SKILL_INFLUENCE) | BIT(SKILL_SOUL);
    assert_false(matters());
    s->skills[HERO] |= BIT(skill);
    return s;
}

static void beside_the_cards(void **state)
{
    struct twenty_one *s;
    (void)state;
    s = beside("98", SKILL_ADVANTAGE);
    assert_false(matters()); /* there is no Edge to take */
    s->edge[FOE] = 1;
    assert_true(matters());
    s = beside("98", SKILL_GUIDANCE);
    assert_true(matters());
    s->held[FIRST] = 1; /* who draws no more need not know */
    assert_false(matters());
    s = beside("T92", SKILL_CHEER); /* 21 */
    s->pile[HERO] = CARD_BIT(0);    /* a Heart to be discarded */
    assert_false(matters());        /* there will be another window */
    s->held[FIRST] = s->held[SECOND] = 1;
    assert_true(matters());
    s = beside("98", SKILL_POWER_SPELL);
    s->act_kind = ACT_CAST;
    s->act_what = SPELL_SOUL_ARROW;
    assert_false(matters());
    s->held[FIRST] = s->held[SECOND] = 1;
    assert_true(matters()); /* it hits: 17 to 5 */
    s->hand_n[FIRST] = 0;
    hold(s, FIRST, "3A");
    hold(s, SECOND, "TK"); /* 14 to 25 is won, 14 to 15 is not */
    assert_true(matters());
    s->hand_n[SECOND] = 3;
    assert_false(matters());
}

/* ---- BJ-I4, BJ-B7: who knows ---- */

/* With foes-hidden every window of a foe is asked, whatever it has; a hero's is not, for all know what a hero has. */
static void hidden_foes(void **state)
{
    struct twenty_one *s = deal(DEAL_CONTEST, "98", "32", 1);
    struct options o;
    (void)state;
    s->rule_foes_hidden = 1;
    assert_false(matters());
    s->asked = FOE;
    s->edge[FOE] = 0;
    game->options(&data, &table, GM, &o);
    assert_int_equal(options_size(&o), 1); /* to pass is all that is left */
    assert_true(matters());
    s->rule_foes_hidden = 0;
    assert_false(matters());
}

/* What decides it everyone may know: a watcher's view in the seat's place says the same. */
static void open_to_all(void **state)
{
    static const char *const hands[][2] = {{"98", "97"}, {"98", "87"}, {"T93", "95"}, {"AK", "96"}, {"75", "KQ"}};
    (void)state;
    for (int hidden = 0; hidden < 2; hidden++)
        for (size_t i = 0; i < sizeof hands / sizeof *hands; i++)
            for (int edge = 0; edge < 4; edge++) {
                struct view own, other;
                struct move pass;
                bool a = false, b = true;
                deal(DEAL_CONTEST, hands[i][0], hands[i][1], edge)->rule_foes_hidden = (uint8_t)hidden;
                redact(game, &table, 1, &own);
                redact(game, &table, SEAT_WATCHER, &other);
                other.seat = 1;
                assert_true(game->words->window(&data, &own, &pass, &a) && game->words->window(&data, &other, &pass, &b));
                assert_int_equal(a, b);
            }
}

/* Who is not asked, hit or hold, and the result step's questions are no windows. */
static void no_windows(void **state)
{
    static const int phases[] = {PHASE_PLAY, PHASE_DEFENCE, PHASE_CHEER, PHASE_RIPOSTE, PHASE_SHIELD, PHASE_REDUCE, PHASE_OWN_TURN};
    struct twenty_one *s = deal(DEAL_CONTEST, "98", "97", 1);
    bool yes;
    (void)state;
    assert_true(asked(1, &yes));
    assert_false(asked(GM, &yes));
    assert_false(asked(SEAT_WATCHER, &yes));
    for (size_t i = 0; i < sizeof phases / sizeof *phases; i++) {
        s->phase = (uint8_t)phases[i];
        assert_false(asked(1, &yes));
        assert_false(asked(GM, &yes));
    }
}

/* ---- BJ-I4: shown ---- */

/* Of 10, Queen set to 3 and 1 more, 5 for good 0: 14. 51 cards are left, and with more than 7 one is bust: the eights,
 * nines, tens, Jacks, Queens and Kings of them are 4 + 4 + 3 + 4 + 3 + 4, and 22 of 51 are 0.4314. */
static void why_and_how_much(void **state)
{
    struct twenty_one *s = deal(DEAL_CONTEST, "TQ5", "97", 4);
    static char said[65536];
    struct view v;
    struct text t = text_over(said, sizeof said);
    (void)state;
    for (int i = 0; i < 3; i++)
        deck_take(s, HERO, s->hand[i]);
    s->hand_set[1] = 3;
    s->hand_change[1] = 1;
    s->hand_set[2] = 0;
    s->hand_soul[2] = 1;
    redact(game, &table, 1, &v);
    game->words->facts(&data, &v, &t);
    assert_non_null(strstr(said, "\"total\":14,\"counts\":[10,4,0],"
                                 "\"why\":{\"1\":\"set to 3, then +1\",\"2\":\"0 for good: Soul\"},\"bust\":0.4314,"));
    assert_null(strstr(strstr(said, "\"bust\""), "\"why\"")); /* the foe's cards count their own value */
    t = text_over(said, sizeof said);
    game->words->prompt(&data, &v, &t);
    assert_non_null(strstr(said, "Queen of Spades (counts 4: set to 3, then +1), 5 of Spades (0 for good: Soul); total 14."));
    assert_non_null(strstr(said, "total 14. Edge left 4."));
    assert_non_null(strstr(said, "Bust with one more card: 43 %."));
    s->held[FIRST] = 1; /* no more cards, no chance of them */
    redact(game, &table, 1, &v);
    t = text_over(said, sizeof said);
    game->words->prompt(&data, &v, &t);
    assert_null(strstr(said, "Bust with"));
}

/* BJ-A3, BJ-I4: what the cards are said to count makes the total: of two Aces one is 11 as long as that is not over 21, and
 * the first of them. A bust is counted low. */
static void counts_make_the_total(void **state)
{
    static const struct { const char *hand; int counts[4]; } cases[] = {
        {"AA", {11, 1}},       {"A9A", {11, 9, 1}},      {"9AA", {9, 11, 1}},
        {"TAA", {10, 1, 1}},   {"T9AA", {10, 9, 1, 1}},  {"TK9A", {10, 10, 9, 1}},
    };
    (void)state;
    for (size_t n = 0; n < sizeof cases / sizeof *cases; n++) {
        struct twenty_one *s = deal(DEAL_CONTEST, "", "97", 0);
        int sum = 0;
        for (size_t i = 0; cases[n].hand[i]; i++) {
            hold(s, FIRST, (char[]){cases[n].hand[i], 0});
            s->hand[i] = (uint8_t)(s->hand[i] % RANKS + (int)(i % SUITS) * RANKS); /* an Ace of each suit */
        }
        for (int i = 0; cases[n].hand[i]; i++) {
            assert_int_equal(card_counts(s, FIRST, i), cases[n].counts[i]);
            sum += cases[n].counts[i];
        }
        assert_int_equal(hand_total(s, FIRST), sum);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(result_turns, open_pack),  cmocka_unit_test_setup(aces_turn, open_pack),
        cmocka_unit_test_setup(bust_turns, open_pack),    cmocka_unit_test_setup(free_uses, open_pack),
        cmocka_unit_test_setup(again_and_again, open_pack), cmocka_unit_test_setup(draws_could, open_pack),
        cmocka_unit_test_setup(targets, open_pack),       cmocka_unit_test_setup(beside_the_cards, open_pack),
        cmocka_unit_test_setup(hidden_foes, open_pack),   cmocka_unit_test_setup(open_to_all, open_pack),
        cmocka_unit_test_setup(no_windows, open_pack),    cmocka_unit_test_setup(why_and_how_much, open_pack),
        cmocka_unit_test_setup(counts_make_the_total, open_pack),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
