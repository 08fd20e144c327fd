/* Windows that a player may be spared (BJ-I4), on Deals set up by hand. What is always true: the
 * totals that the uses could make are worked out in the comment beside each case, by the rules
 * page. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <string.h>

#include "games/twenty_one/deal/cards.h"
#include "games/twenty_one/run/run.h"
#include "games/twenty_one/deal/odds.h"
#include "tests/twenty_one/row_numbers.h"

static _Alignas(16) struct pack pack;
static struct data data;
static struct state table;
static const struct game *const game = &twenty_one_game;

enum { HERO = 0, FOE = HEROES };

static int open_pack(void **state)
{
    struct complaint wrong = {0};
    (void)state;
    return data_open_default(game, &pack, &data, &wrong) ? 0 : -1;
}

/* Cards by letters, A 2 .. 9 T J Q K, of Spades; X a Joker. */
static void hold(struct twenty_one *s, int party, const char *cards)
{
    static const char ranks[] = "A23456789TJQK";
    for (; *cards; cards++)
        bj_hand_add(s, party,
                    *cards == 'X' ? JOKER
                                  : SUIT_SPADES * RANKS + (int)(strchr(ranks, *cards) - ranks));
}

/* A Deal of the hero against a foe, with no Skills but the three of everyone, bare hands, nobody
 * held yet; its window is open and asks the hero, who has so much Edge. `theirs` NULL: against
 * Target 15, or, in an area act, not dealt yet. */
static struct twenty_one *deal(int kind, const char *mine, const char *theirs, int edge)
{
    struct rules rules;
    struct twenty_one *s = table_of(&table);
    rules_default(game, &rules);
    rules.value[RULE_STORY] = STORY_FREE;
    assert_null(game->init(&data, &rules, 2, &table));
    assert_null(game_play(game, &data, &table, &(struct move){.seat = 1, .verb = DO_HERO}));
    bj_encounter_open(&pack, s, 0);
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

/* Everyone draws no more: the Deal ends as the window closes. */
static struct twenty_one *all_hold(struct twenty_one *s)
{
    s->held[FIRST] = s->held[SECOND] = 1;
    return s;
}

/* ---- BJ-I4: the result, for the better ---- */

/* Influence for 1: a single card one up or down. */
static void result_turns(void **state)
{
    (void)state;
    assert_false(contest("98", "87", 1)); /* 17 to 15: won, and 16 is no bust */
    assert_false(contest("98", "97", 1)); /* 17 to 16: it could only become a draw */
    assert_true(contest("98", "89", 1));  /* 17 to 17: 18 wins it */
    assert_true(contest("97", "98", 1));  /* 16 to 17: one more is a draw */
    assert_false(contest("87", "98", 1)); /* 15 to 17: 16 is less still */
    /* Soul for 2: an own card counts 0. 9, 5 and Ace are 15; without the 5 they are 20, and beat
     * 18. With Influence 16 to 18 or 15 to 17. Of 17 to 15 it only takes. */
    assert_true(contest("95A", "T8", 2));
    assert_false(contest("95A", "T8", 1));
    assert_false(contest("98", "87", 2));
    /* Humanity for 3: a King is 1 to 5. 12 to 20: theirs falls to 11. Nothing of it with 2: 12 to
     * 20 is 13 or less to 19. */
    assert_true(contest("75", "KQ", 3));
    assert_false(contest("75", "KQ", 2));
    assert_false(contest("KQ", "75", 3)); /* 20 to 12: one's own could fall */
}

/* An Ace is 1 or 11: one more can be ten less. Of theirs, Ace and King: the King's 11 makes 22 or
 * 12, so 12: 15 wins that was lost, 11 does not. Of one's own it could only lose. */
static void aces_turn(void **state)
{
    (void)state;
    assert_true(contest("96", "AK", 1));
    assert_false(contest("65", "AK", 1));
    assert_false(contest("AK", "96", 1));
    /* theirs: Ace, 9 and Ace are 21; 10 for the 9 makes 12, and 15 wins that was lost */
    struct twenty_one *s = deal(DEAL_CONTEST, "96", "A9", 1);
    bj_hand_add(s, SECOND, SUIT_HEARTS * RANKS);
    assert_int_equal(bj_hand_total(s, SECOND), 21);
    assert_true(matters());
}

/* ---- BJ-I4: an own bust undone, a rival's made ---- */

static void bust_turns(void **state)
{
    struct twenty_one *s;
    (void)state;
    assert_true(contest("T93", "95", 1));   /* 22: 21 is none */
    assert_false(contest("T94", "95", 1));  /* 23: 22 is one still */
    assert_false(contest("98", "T93", 1));  /* theirs could only be undone */
    assert_false(contest("98", "T94", 2));
    assert_true(contest("98", "T92", 1));   /* theirs made: 21 and one */
    assert_false(contest("9T2", "96", 1));  /* 21 to 15: one's own could be made */
    assert_false(contest("98", "T9", 0));   /* nothing can be paid */
    /* BJ-B4: both over is a draw. 22 to 22: 21 wins; 23 to 22: 22 is no better, and theirs undone
     * loses; 23 to 21: one more for theirs, and what was lost is a draw. */
    assert_true(contest("T93", "T93", 1));
    assert_false(contest("T94", "T93", 1));
    assert_true(contest("T94", "T92", 1));
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

/* Who is ahead can do more yet: 21 to 20, of which 10 is a Club, and Clubs count 1 more by Lean
 * Into, another 1 by Influence: 22. Of 9 and that 10 both make 21. */
static void ahead_is_not_all(void **state)
{
    static const struct { const char *theirs; int edge; bool matters; } cases[] = {
        {"K", 2, true}, {"K", 1, false}, {"9", 2, false},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct twenty_one *s = deal(DEAL_CONTEST, "T92", cases[i].theirs, cases[i].edge);
        bj_hand_add(s, SECOND, SUIT_CLUBS * RANKS + 9);
        s->skills[HERO] |= BIT(SKILL_LEAN_INTO);
        assert_int_equal(matters(), cases[i].matters);
    }
}

/* Who is asked second: better for it is worse for the first. */
static void for_the_second(void **state)
{
    static const struct { const char *mine, *theirs; bool matters; } cases[] = {
        {"98", "97", true},    /* 17 to 16: 17 is a draw */
        {"97", "98", false},   /* 16 to 17: won */
        {"T93", "98", false},  /* the first has 22 */
        {"T92", "95", true},   /* 21 and one */
        {"95", "T93", true},   /* its own 22 less one */
        {"95", "T94", false},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct twenty_one *s = deal(DEAL_CONTEST, cases[i].mine, cases[i].theirs, 0);
        s->asked = FOE;
        s->edge[FOE] = 1;
        assert_int_equal(matters(), cases[i].matters);
    }
}

/* What costs nothing counts as well: Lucky Lady makes a Queen 2, 24 of Queen, 10 and 4 then 16:
 * more than 14; and to 21 it is lost, but no bust. 18 to 14 it makes 10. */
static void free_uses(void **state)
{
    struct twenty_one *s = deal(DEAL_CONTEST, "QT4", "95", 0);
    (void)state;
    assert_false(matters());
    s->skills[HERO] |= BIT(SKILL_LUCKY_LADY);
    assert_true(matters());
    s->used[HERO] = BIT(SKILL_LUCKY_LADY); /* BJ-E2: once a Deal */
    assert_false(matters());
    deal(DEAL_CONTEST, "QT4", "T92", 0)->skills[HERO] |= BIT(SKILL_LUCKY_LADY);
    assert_true(matters());
    deal(DEAL_CONTEST, "Q8", "95", 0)->skills[HERO] |= BIT(SKILL_LUCKY_LADY);
    assert_false(matters());
}

/* BJ-E2, the Rapier in defence: the same Skill again. 12 to 14 with 2 Edge is a draw by two
 * Influences; one, and what else 2 Edge pays for, leaves it lost. */
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

/* BJ-I4: a card that is forced could do anything: Overbear, 17 to 5. Critical asks for 21 first: 20
 * and one, then two cards for the other, for 3; with 2 it is not to be had. Where nothing is better
 * than what stands it could only spoil it. */
static void draws_could(void **state)
{
    struct twenty_one *s = deal(DEAL_CONTEST, "98", "32", 2);
    (void)state;
    assert_false(matters());
    s->skills[HERO] |= BIT(SKILL_OVERBEAR);
    assert_true(matters());
    deal(DEAL_CONTEST, "98", "T93", 2)->skills[HERO] |= BIT(SKILL_OVERBEAR);
    assert_false(matters()); /* theirs is 22 */
    s = deal(DEAL_CONTEST, "983", "32", 2);
    s->skills[HERO] |= BIT(SKILL_CRITICAL);
    assert_false(matters());
    s->edge[HERO] = 3;
    assert_true(matters());
    deal(DEAL_TARGET, "94", NULL, 2)->skills[HERO] |= BIT(SKILL_OVERBEAR);
    assert_true(matters()); /* 13 for 15 */
    deal(DEAL_TARGET, "96", NULL, 2)->skills[HERO] |= BIT(SKILL_OVERBEAR);
    assert_false(matters());
    deal(DEAL_AREA, "96", NULL, 2)->skills[HERO] |= BIT(SKILL_OVERBEAR);
    assert_false(matters()); /* a maker that plays alone may hit for it */
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
    deal(DEAL_TARGET, "96", NULL, 1); /* 15, 17 and 21 are successes */
    assert_false(matters());
    deal(DEAL_TARGET, "98", NULL, 1);
    assert_false(matters());
    deal(DEAL_TARGET, "T92", NULL, 1);
    assert_false(matters());
    deal(DEAL_TARGET, "T9", NULL, 3)->target =
        17; /* 19: all three Skills of everyone could only spoil it */
    assert_false(matters());
    deal(DEAL_TARGET, "T93", NULL, 1); /* 22 less one */
    assert_true(matters());
    deal(DEAL_TARGET, "T94", NULL, 1);
    assert_false(matters());
    s = deal(DEAL_TARGET, "QT4", NULL, 0); /* 24, with Lucky Lady 16: short of 17, but no bust */
    s->target = 17;
    s->skills[HERO] |= BIT(SKILL_LUCKY_LADY);
    assert_true(matters());
}

/* The maker plays alone: only its bust counts yet, and the target may bend its cards (BJ-G3). */
static void makers(void **state)
{
    static const struct { const char *hand; bool maker, target; } cases[] = {
        {"T9", false, false},  /* 20 is no bust */
        {"T92", false, true},  /* 21 and one */
        {"T93", true, false},  /* 22 less one */
        {"T94", false, false},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct twenty_one *s = deal(DEAL_AREA, cases[i].hand, NULL, 1);
        assert_int_equal(matters(), cases[i].maker);
        s->asked = FOE;
        s->edge[FOE] = 1;
        assert_int_equal(matters(), cases[i].target);
    }
}

/* ---- BJ-I4: what works beside the cards, where it can serve ---- */

/* The hero, with 2 Edge, Influence and Soul used up; then with one Skill more. */
static struct twenty_one *beside(const char *mine, const char *theirs, int skill)
{
    struct twenty_one *s = deal(theirs ? DEAL_CONTEST : DEAL_TARGET, mine, theirs, 2);
    s->used[HERO] = BIT(SKILL_INFLUENCE) | BIT(SKILL_SOUL);
    assert_false(matters());
    s->skills[HERO] |= BIT(skill);
    return s;
}

/* The top card: it serves who may want to hit. */
static void guidance(void **state)
{
    struct twenty_one *s = beside("98", "32", SKILL_GUIDANCE);
    (void)state;
    assert_true(matters()); /* they may yet draw more */
    s->held[SECOND] = 1;
    assert_false(matters()); /* 17 to 5 for good: to hold wins */
    s->held[FIRST] = 1, s->held[SECOND] = 0;
    assert_false(matters()); /* who draws no more need not know */
    beside("98", "89", SKILL_GUIDANCE)->held[SECOND] = 1;
    assert_true(matters()); /* a draw */
    beside("32", "98", SKILL_GUIDANCE)->held[SECOND] = 1;
    assert_true(matters());
    beside("98", "T93", SKILL_GUIDANCE);
    assert_false(matters());
    beside("94", NULL, SKILL_GUIDANCE);
    assert_true(matters()); /* 13 for 15 */
    beside("96", NULL, SKILL_GUIDANCE);
    assert_false(matters());
    s = beside("94", NULL,
               SKILL_GUIDANCE); /* as the maker of an area act, alone: who knows what is enough? */
    s->deal = DEAL_AREA;
    assert_true(matters());
}

/* The hero's Advantage, 17 to so much, the foe with 1 Edge, nobody to draw any more. */
static struct twenty_one *advantage(const char *theirs)
{
    struct twenty_one *s = all_hold(beside("98", theirs, SKILL_ADVANTAGE));
    s->edge[FOE] = 1;
    return s;
}

/* Edge is worth taking while it is worth having. */
static void advantages(void **state)
{
    struct twenty_one *s = beside("98", "32", SKILL_ADVANTAGE);
    (void)state;
    assert_false(matters()); /* there is no Edge to take */
    s->edge[FOE] = 1;
    assert_true(matters()); /* more cards are to come */
    advantage("32");
    assert_false(matters()); /* 5, with its Influence 6 */
    s = advantage("97");
    assert_true(matters()); /* 16: a draw */
    s->passed = BIT(FOE);
    assert_false(matters()); /* it has let that go, and the Deal is over with the hero's pass */
    advantage("T93");
    assert_true(matters()); /* 22: undone */
    advantage("T94");
    assert_false(matters());
    advantage("32")->skills[FOE] |= BIT(SKILL_ADVANTAGE);
    assert_true(matters()); /* the hero's Edge for its own */
    s = advantage("32");
    s->skills[FOE] |= BIT(SKILL_RIPOSTE);
    assert_true(matters()); /* BJ-C6: it comes after the window */
    s->passed = BIT(FOE);
    assert_true(matters());
    s = advantage("32");
    s->edge[FOE] = 2;
    s->turns[FOE * TIMEDS + TIMED_MAGIC_SHIELD] = 1;
    assert_false(matters());
    s->slot[FOE * SLOTS + SLOT_LEFT] = GEAR_KITE_SHIELD;
    assert_true(matters());
    advantage("32")->rule_foes_hidden = 1;
    assert_true(matters()); /* BJ-B7: it is not known what it has */
    /* a target's Advantage: 5 to the maker's 17, and the maker has other targets (BJ-G3) */
    s = all_hold(deal(DEAL_CONTEST, "98", "32", 1));
    s->asked = FOE;
    s->edge[FOE] = 1;
    s->skills[FOE] |= BIT(SKILL_ADVANTAGE);
    assert_false(matters());
    s->deal = DEAL_AREA;
    assert_true(matters());
    /* ... and a hero's Edge is known */
    s->deal = DEAL_CONTEST;
    s->rule_foes_hidden = 1;
    s->asked = HERO;
    assert_false(matters());
}

static void beside_the_cards(void **state)
{
    struct twenty_one *s = beside("T92", "32", SKILL_CHEER); /* 21 */
    (void)state;
    s->pile[HERO] = CARD_BIT(0);    /* a Heart to be discarded */
    assert_false(matters());        /* there will be another window */
    all_hold(s);
    assert_true(matters());
    s = beside("98", "32", SKILL_POWER_SPELL);
    s->act_kind = ACT_CAST;
    s->act_what = SPELL_SOUL_ARROW;
    assert_false(matters());
    all_hold(s);
    assert_true(matters()); /* it hits: 17 to 5 */
    s->hand_n[FIRST] = 0;
    hold(s, FIRST, "3A");
    hold(s, SECOND, "TK"); /* 14 to 25 is won, 14 to 15 is not */
    assert_true(matters());
    s->hand_n[SECOND] = 3;
    assert_false(matters());
}

/* ---- BJ-I4, BJ-B7: who knows ---- */

/* With foes-hidden every window of a foe is asked, whatever it has; a hero's is not, for all know
 * what a hero has. */
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
    static const char *const hands[][2] = {
        {"98", "97"}, {"98", "87"}, {"T93", "95"}, {"AK", "96"}, {"75", "KQ"}};
    (void)state;
    for (int hidden = 0; hidden < 2; hidden++)
        for (size_t i = 0; i < sizeof hands / sizeof *hands; i++)
            for (int edge = 0; edge < 4; edge++) {
                struct view own, other;
                struct move pass;
                bool a = false, b = true;
                deal(DEAL_CONTEST, hands[i][0], hands[i][1], edge)->rule_foes_hidden =
                    (uint8_t)hidden;
                redact(game, &table, 1, &own);
                redact(game, &table, SEAT_WATCHER, &other);
                other.seat = 1;
                assert_true(game->words->window(&data, &own, &pass, &a) &&
                            game->words->window(&data, &other, &pass, &b));
                assert_int_equal(a, b);
            }
}

/* Who is not asked, hit or hold, and the result step's questions are no windows. */
static void no_windows(void **state)
{
    static const int phases[] = {PHASE_PLAY,   PHASE_DEFENCE, PHASE_CHEER,   PHASE_RIPOSTE,
                                 PHASE_SHIELD, PHASE_REDUCE,  PHASE_OWN_TURN};
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(result_turns, open_pack),
        cmocka_unit_test_setup(aces_turn, open_pack),
        cmocka_unit_test_setup(bust_turns, open_pack),
        cmocka_unit_test_setup(ahead_is_not_all, open_pack),
        cmocka_unit_test_setup(for_the_second, open_pack),
        cmocka_unit_test_setup(free_uses, open_pack),
        cmocka_unit_test_setup(again_and_again, open_pack),
        cmocka_unit_test_setup(draws_could, open_pack),
        cmocka_unit_test_setup(targets, open_pack),
        cmocka_unit_test_setup(makers, open_pack),
        cmocka_unit_test_setup(guidance, open_pack),
        cmocka_unit_test_setup(advantages, open_pack),
        cmocka_unit_test_setup(beside_the_cards, open_pack),
        cmocka_unit_test_setup(hidden_foes, open_pack),
        cmocka_unit_test_setup(open_to_all, open_pack),
        cmocka_unit_test_setup(no_windows, open_pack),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
