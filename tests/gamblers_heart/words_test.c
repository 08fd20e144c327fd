/* What people are told in Gambler's Heart, on states set up by hand. What is always true: expected
 * sums and chances are worked out by hand beside them, and a text is looked for by the few words
 * that carry the rule. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <stdio.h>
#include <string.h>

#include "games/gamblers_heart/state.h"
#include "tests/gamblers_heart/words_asked.h"

/* ---- Characters ---- */

/* GH-A1: each of the eight powers has its text, on the sheet and where it is asked for. */
static void powers(void **state)
{
    struct gamblers_heart *s = desk_scene(&desk, 2);
    (void)state;
    for (int i = 0; i < 4; i++) {
        s->royalty[0] = (uint8_t)i;
        s->suit[0] = (uint8_t)(3 - i);
        has(board(1), desk.book.royalty[i].text);
        has(board(1), desk.book.suit[3 - i].text);
        has(describe(NAMES_ROYALTY, i), desk.book.royalty[i].text);
        has(describe(NAMES_SUIT, i), desk.book.suit[i].text);
    }
    has(label(1, DO_ACT, AS_ROYALTY, 0, 0), head(desk.book.royalty[3].text, ":."));
    has(label(1, DO_ACT, AS_SUIT, 0, 0), head(desk.book.suit[0].text, ":."));
}

/* GH-A2: each Patronage has one line on what it empowers, shown where a spell is said to fit it,
 * where one is invoked and where a fit is judged. */
static void patronage_lines(void **state)
{
    (void)state;
    desk_scene(&desk, 2);
    for (int patron = 1; patron <= PATRONS_PRINTED; patron++) {
        has(describe(NAMES_PATRON, patron), desk.book.patron[patron].text);
        has(label(1, DO_CAST, 0, SIZE_MINOR, patron),
            head(desk.book.patron[patron].text + 1, ",:."));
    }
    has(board(1), desk.book.patron[1].text); /* gambler 1's own */
    duel(PHASE_INVOKE, 1, 4, pair, 3);
    for (int patron = 1; patron <= PATRONS_PRINTED; patron++)
        has(label(1, DO_INVOKE, patron, 0, 0), head(desk.book.patron[patron].text + 1, ",:."));
    struct gamblers_heart *s = duel(PHASE_JUDGE, GM, 4, pair, 3);
    s->invoked = 2;
    for (int patron = 1; patron <= PATRONS_PRINTED; patron++)
        has(prompt(GM), desk.book.patron[patron].text);
}

/* GH-A4, GH-F5: the GM's desk does not have a Patronage before it is revealed, and afterwards the
 * one last known. */
static void desk_secrets(void **state)
{
    struct gamblers_heart *s = desk_scene(&desk, 2);
    (void)state;
    has_not(board(GM), desk.book.patron[1].title);
    has_not(board(2), desk.book.patron[1].title);
    has(board(1), "your secret: ");
    s->last_known[0] = 3;
    has(board(GM), "last known Patronage: Elemental");
    has(board(2), "last known Patronage: Elemental");
    s->moved_on[0] = 1;
    has(board(GM), "last known: Elemental, and another since");
    desk_reveal(s, 1, 4, STATUS_BLESSED);
    has(board(GM), "blessed, King of Hearts; Patronage: Transmutation.");
}

/* ---- The duel ---- */

/* GH-C2: the guides stand where the Initial Stake is set, and at 4, 8 and 12; the barred list is
 * shown. */
static void stake_guides(void **state)
{
    struct gamblers_heart *s = duel(PHASE_PRICE, GM, 0, (const uint8_t[DICE]){0}, 0);
    (void)state;
    s->die_known = EVERYONE;
    has(prompt(GM), "from 1 to 15, or do you refuse the spell? A minor spell costs about 4, a "
                    "medium one 8, a major one 12.");
    has_not(prompt(GM), "Barred");
    has(label(GM, DO_STAKE, 4, 0, 0), "minor");
    has(label(GM, DO_STAKE, 8, 0, 0), "medium");
    has(label(GM, DO_STAKE, 12, 0, 0), "major");
    assert_string_equal(label(GM, DO_STAKE, 5, 0, 0), "Set the Stake at 5");
    has(describe(NAMES_SIZE, SIZE_MINOR), "about 4");
    has(describe(NAMES_SIZE, SIZE_MEDIUM), "about 8");
    has(describe(NAMES_SIZE, SIZE_MAJOR), "about 12");
    s->barred_ideas[0] = 1ull << desk_idea(&desk, SIZE_MAJOR, 5);
    has(prompt(GM), "Barred to Adaline Crowe, with anything too like it"); /* GH-C14 */
    has(prompt(GM), desk.book.idea[desk_idea(&desk, SIZE_MAJOR, 5)].title);
    has(why_not(GM, DO_STAKE, 0, 0, 0), "1 to 15");
    has(why_not(GM, DO_STAKE, 16, 0, 0), "1 to 15");
    s->fortune = FORTUNE;
    s->gift = 1;
    has(why_not(GM, DO_STAKE, 4, 0, 0), "no Stake"); /* GH-B3 */
    has(prompt(GM), "without a gamble");
}

/* GH-C5: J, J and K kept, the two other dice x and y rolled again: 36 ways. Both J: four of a kind,
 * 5 points, 1 way. One J, 10 ways: with a K a full house, 4 points, 2 ways, else three of a kind, 3
 * points, 8 ways. No J, 25 ways: K K a full house, 1 way; one K or two alike of the other four, two
 * pairs, 2 points, 8 + 4 ways; else one pair, 12 ways. Points in all: 5 + 2 x 4 + 8 x 3 + 4 + 12 x
 * 2 + 12 = 77, of 36 x 6 = 216: 36 %. One die turned makes 6 of 5, 5 of 4 and 3, 4 of 2 and 3 of 1:
 * 6 + 3 x 5 + 8 x 5 + 12 x 4 + 12 x 3 = 145: 67 %. */
static void rerolls(void **state)
{
    (void)state;
    duel(PHASE_REROLL, 1, 4, pair, 5);
    has(label(1, DO_REROLL, 2, 1 << 2 | 1 << 3, 0),
        "Reroll A and Q (dice 3 and 4): 36% to win, 67% with a Patron");
    has(label(1, DO_KEEP, 0, 0, 0), "17% to win, 50% with a Patron"); /* 1 of 6; 3 of 6 */
    has(prompt(1), "36% to win");
    has(prompt(1), "67% with a Patron");
    has(prompt(1), "one pair (1 point)");
    has(why_not(1, DO_REROLL, 3, 7, 0), "up to 2 dice");
    assert_string_equal(prompt(GM), ""); /* nobody else is asked */
    has_not(board(GM), "one pair");
    has_not(board(2), "Your dice");
}

/* GH-C6, GH-C7, GH-B2: limits of a raise, and what would be paid. */
static void raises(void **state)
{
    struct gamblers_heart *s = duel(PHASE_RAISE, 1, 4, pair, 5);
    (void)state;
    s->fortune = 6;
    has(prompt(1), "Raise the Stake, up to 6?");
    has(why_not(1, DO_RAISE, 9, 0, 0), "double the Stake: up to 6");
    has(why_not(1, DO_RAISE, 7, 0, 0), "the Gamblers' Fortune: up to 6");
    has(why_not(1, DO_RAISE, 4, 0, 0), "at least 5");
    assert_string_equal(label(1, DO_RAISE, 6, 0, 0), "Raise to 6: win 6 or lose 6, fold for 3");
    s->fortune = 4;
    has(prompt(1), "can't raise");
    has(why_not(1, DO_RAISE, 5, 0, 0), "Leave it");
    has(why_not(1, DO_FOLD, 0, 0, 0), "Raise or leave the Stake");
    s = duel(PHASE_MATCH, GM, 8, pair, 5);
    s->fortune = 35;
    has(prompt(GM), "You gain 8 Fortune or lose 5."); /* the GM holds 5 */
    has(why_not(GM, DO_RAISE, 9, 0, 0), "You have 5 Fortune");
    has(why_not(GM, DO_FOLD, 0, 0, 0), "Match or raise");
    s->fortune = 30;
    has(why_not(GM, DO_RAISE, 11, 0, 0), "up to 10");
}

/* The GM's own chances, for each die and number of dice rolled again. With a 1 on the die and a
 * Patron accepted every hand wins, as a turned die makes a pair of nothing: the GM wins 0 %. With a
 * 6 none but five of a kind does. */
static void gm_odds(void **state)
{
    (void)state;
    for (int die = 1; die <= FACES; die++)
        for (int rerolled = 0; rerolled <= 2; rerolled++) {
            struct gamblers_heart *s = duel(PHASE_GM_FOLD, GM, 4, pair, die);
            s->rerolled = (uint8_t)rerolled;
            /* who keeps all five has a full house or better, 4 points; who keeps four, 2 */
            if (die <= 4 - 2 * rerolled) {
                has(prompt(GM), "You win only if they rerolled badly.");
                has_not(said, "% to win");
                has(label(GM, DO_STAY, 0, 0, 0), "Stay in, and win only if they rerolled badly");
            } else {
                has(prompt(GM), "% to win, ");
                has(said, "% if a Patron is accepted");
            }
            assert_true(json_sound(facts(GM)));
            has_not(said, "-0");
        }
    has(prompt(GM), "Adaline Crowe rerolled two dice. You have 6. ");
}

/* GH-C8: half the Stake, rounded up, capped by what there is: 7 of 13; 3 of 3. */
static void folds(void **state)
{
    struct gamblers_heart *s = duel(PHASE_FOLD, 1, 13, pair, 5);
    (void)state;
    has(label(1, DO_FOLD, 0, 0, 0), "Fold for 7: the spell does not happen");
    has(prompt(1), "Stay in, or fold for 7 Fortune? ");
    has(board(2), "a fold costs 7");
    s->fortune = 3;
    has(label(1, DO_FOLD, 0, 0, 0), "Fold for 3");
    s->fortune = 20;
    has(tell(2, move_of(1, DO_FOLD, 0, 0, 0)),
        "does not happen. The Gamblers lose 7 Fortune: Gamblers 13, GM 27.");
    has_not(said, "barred");
    s = duel(PHASE_GM_FOLD, GM, 13, pair, 5);
    s->fortune = 36;
    has(label(GM, DO_FOLD, 0, 0, 0), "Fold for 4: the spell works");
    has(tell(1, move_of(GM, DO_FOLD, 0, 0, 0)), "The GM folds.");
    has(said,
        "works. The GM owes 7 Fortune, and the Gamblers gain the 4 the GM has: Gamblers 40, GM 0.");
}

/* GH-C10, GH-C12, GH-C13: who wins is told from the dice, also where the loss brings other Fortune
 * at once. */
static void outcomes(void **state)
{
    struct gamblers_heart *s;
    (void)state;
    duel(PHASE_INVOKE, 1, 4, pair, 1);
    has(prompt(1), "You are winning, 1 point to the GM's 1.");
    has(tell(GM, move_of(1, DO_NO_PATRON, 0, 0, 0)),
        "works. The Gamblers gain 4 Fortune: Gamblers 24, GM 16.");
    s = duel(PHASE_INVOKE, 1, 8, pair, 2);
    s->fortune = 6;
    has(prompt(1), "You are losing, 1 point to the GM's 2.");
    has(tell(2, move_of(1, DO_NO_PATRON, 0, 0, 0)),
        "fails. Adaline Crowe cannot cast it again this Quest. "
        "The Gamblers owe 8 Fortune and lose the 6 they have");
    has(said, "With no Fortune left, Adaline Crowe is lost. Fortune: Gamblers 10, GM 30.");
    duel(PHASE_INVOKE, 1, 4, nothing, 1);
    has(tell(1, move_of(1, DO_NO_PATRON, 0, 0, 0)),
        "fails. You cannot cast it, or anything too like it, again this Quest.");
    /* GH-D3, GH-D4: a turned die lifts nothing to a pair */
    s = duel(PHASE_CHANGE, 1, 4, nothing, 1);
    s->invoked = 2;
    has(label(1, DO_CHANGE, 0, FACE_A, 0),
        "Change die 1 from 9 to A: one pair, 1 against 1, and the spell works");
    has(label(1, DO_LEAVE, 0, 0, 0), "the spell fails");
    has(why_not(1, DO_CHANGE, 0, FACE_9, 0), "another face");
    has(tell(2, move_of(1, DO_CHANGE, 0, FACE_A, 0)), "works. The Gamblers gain 4 Fortune");
}

/* GH-D5, GH-D6, GH-D7, GH-D8: the unveiling, and what the cursed and the blessed are told. */
static void unveilings(void **state)
{
    struct gamblers_heart *s = duel(PHASE_UNVEIL, NONE, 4, nothing, 6);
    (void)state;
    s->invoked = 1;
    has(tell(2, move_of(SEAT_CHANCE, DO_UNVEIL, 1, 0, 0)),
        "Patronage is Death. That was the truth.");
    has(said, "works. The Gamblers gain 4 Fortune: Gamblers 24, GM 16. Adaline Crowe wins and is "
              "blessed");
    has(prompt(1), "You are blessed, so you can cast only what fits Death.");
    has(why_not(1, DO_INVOKE, 2, 0, 0), "You are blessed");
    s = duel(PHASE_UNVEIL, NONE, 4, pair, 1);
    s->invoked = 2;
    has(tell(1, move_of(SEAT_CHANCE, DO_UNVEIL, 1, 0, 0)),
        "Your Patronage is Death. That was a lie.");
    has(said, "fails. The Gamblers lose 4 Fortune: Gamblers 16, GM 24. You lose and are cursed");
    has_not(said, "barred");
    has(prompt(1), "cursed");
    has(why_not(1, DO_CAST, IDEAS, SIZE_MINOR, 1), "You are cursed");
    has(why_not(1, DO_CAST_IDEA, 0, 0, 0), "You are cursed");
}

/* ---- The quest ---- */

/* GH-E2: at exactly 2 Fortune a warning, to who calls it and to the GM; below, the reason. */
static void flashbacks(void **state)
{
    struct gamblers_heart *s = desk_scene(&desk, 2);
    (void)state;
    s->fortune = 3;
    has_not(prompt(1), "lost");
    assert_string_equal(label(1, DO_FLASHBACK, 0, 0, 0),
                        "Call a Flashback, for 2 of your 3 Fortune. No obstacle is in the "
                        "way, so it buys only the story.");
    /* GH-H5: what it buys at an obstacle. 4 and more of one die: 3 of 6; of the higher of two: 27
     * of 36 */
    s->obstacle = SIZE_MEDIUM;
    s->which = desk_plain_obstacle(&desk, SIZE_MEDIUM);
    has(label(1, DO_FLASHBACK, 0, 0, 0), "two dice, and the higher counts (75% lucky, not 50%)");
    has_not(prompt(1), "two dice"); /* the option says it, once */
    has(facts(1), "\"flashback-helps\":true");
    has(facts(1), "\"guides\":{\"minor\":4,\"medium\":8,\"major\":12}"); /* GH-C2 */
    has(facts(1), "\"tip-from\":30"); /* GH-F1 */
    s->plans = 1;
    has(label(1, DO_FLASHBACK, 0, 0, 0),
        "One has already been called for this act of the Quest, so another buys only the story.");
    has(facts(1), "\"flashback-helps\":false");
    s->obstacle = s->which = s->plans = 0;
    s->fortune = 2;
    has_not(prompt(1), "last 2 Fortune");
    has(label(1, DO_FLASHBACK, 0, 0, 0), "last 2 Fortune: then one of you is lost");
    s->fortune = 1;
    has(why_not(1, DO_FLASHBACK, 0, 0, 0), "costs 2 Fortune, and the Gamblers have 1");
    s->flashback = FLASHBACK_FREE;
    has(label(1, DO_FLASHBACK, 0, 0, 0), "for free");
    assert_string_equal(why_not(1, DO_FLASHBACK, 0, 0, 0), "");
    s->flashback = FLASHBACK_TWO;
    s->fortune = 2;
    s->phase = PHASE_FLASHBACK;
    s->focus = 1;
    s->actor = GM;
    has(prompt(GM), "last 2 Fortune");
    has(prompt(GM), "about to be lost");
}

/* GH-E3: the Showdown's reasons. */
static void showdowns(void **state)
{
    struct gamblers_heart *s = desk_scene(&desk, 3);
    (void)state;
    s->phase = PHASE_SHOWDOWN;
    s->involved = 1 << 1 | 1 << 2;
    has(prompt(1), "You can cast one spell, or pass for good.");
    has(why_not(3, DO_CAST_IDEA, 0, 0, 0), "Only those in the Showdown can cast");
    s->spent = 1 << 1;
    has(why_not(1, DO_CAST_IDEA, 0, 0, 0), "one spell of this Showdown");
    s->passed = 1 << 2;
    has(why_not(2, DO_CAST_IDEA, 0, 0, 0), "You've passed");
    has(why_not(2, DO_PASS, 0, 0, 0), "no spell left");
    has(board(3), "Showdown of Adaline Crowe and Moses Tillery; spell used: Adaline Crowe; passed: "
                  "Moses Tillery.");
    has(why_not(GM, DO_SHOWDOWN, 1 << 3, 0, 0), "Resolve it first");
    has(why_not(GM, DO_VICTORY, 0, 0, 0), "Resolve it first");
}

/* GH-E6: how a defeat ends is told by Fortune: 30 and more, 10 and less. */
static void verdicts(void **state)
{
    static const struct { uint8_t fortune; const char *ends; } cases[] = {
        {30, "less awful"}, {29, "as badly as"}, {11, "as badly as"}, {10, "even worse"},
    };
    (void)state;
    for (int i = 0; i < 4; i++) {
        struct gamblers_heart *s = desk_scene(&desk, 2);
        s->step = STEP_CONFLICT;
        s->fortune = cases[i].fortune;
        has(label(GM, DO_DEFEAT, 0, 0, 0), cases[i].ends);
        has_not(label(GM, DO_VICTORY, 0, 0, 0), cases[i].ends);
        s->seed = 2;
        tell(1, move_of(GM, DO_DEFEAT, 0, 0, 0));
        has(said, desk.book.seed[2].defeat);
        assert_true(!strstr(said, desk.book.seed[2].less_awful) == (i != 0));
        assert_true(!strstr(said, desk.book.seed[2].even_worse) == (i != 3));
    }
    struct gamblers_heart *s = desk_scene(&desk, 2);
    has(why_not(GM, DO_VICTORY, 0, 0, 0), "only in the Conflict");
    s->step = STEP_CONFLICT;
    s->fortune = 30;
    tell(2, move_of(GM, DO_DEFEAT, 0, 0, 0));
    has(said, "less awful than feared"); /* a Portent of the GM's own */
}

/* GH-A7: what becomes of the whole log is said where the campaign's end is chosen. */
static void partings(void **state)
{
    struct gamblers_heart *s = desk_scene(&desk, 2);
    (void)state;
    s->step = STEP_RESOLUTION;
    s->phase = PHASE_RESOLUTION;
    s->actor = GM;
    s->defeats = 1;
    has(prompt(GM), "How does the campaign end? The last Quest was lost.");
    has(label(GM, DO_JACKNAROK, 0, 0, 0), "open to all");
    has(label(GM, DO_PART, 0, 0, 0), "stays sealed");
    has(why_not(GM, DO_NEXT_QUEST, 0, 0, 0), "Quest 1 of 1 was the last.");
    s->sealed = 1;
    has(label(GM, DO_JACKNAROK, 0, 0, 0), "stays sealed");
}

/* GH-B6: Fortune's Favour. GH-C14: a barred spell, of the book and of people's. */
static void refusals(void **state)
{
    struct gamblers_heart *s = desk_scene(&desk, 2);
    (void)state;
    s->fortune = FORTUNE;
    has(why_not(GM, DO_FAVOUR, 0, 0, 0), "no Fortune to give");
    s->favour = 0;
    has(why_not(GM, DO_FAVOUR, 0, 0, 0), "switched off");
    s->barred_ideas[0] = 1ull << 3;
    has(why_not(1, DO_CAST_IDEA, 3, 0, 0), "is barred to you this Quest");
    has(said, desk.book.idea[3].title);
    s->spells_named = 1;
    s->barred_named[0] = 1;
    has(why_not(1, DO_CAST, IDEAS, SIZE_MINOR, 1), "\"spell 61\" is barred to you");
    assert_string_equal(why_not(2, DO_CAST, IDEAS, SIZE_MINOR, 1), "");
    has(why_not(1, DO_VETO, 0, 0, 0), "Only the GM");
    has(why_not(GM, DO_CAST_IDEA, 3, 0, 0), "you are the GM");
    has(why_not(GM, DO_ENDURE, 0, 0, 0), "No spell has been cast");
    has(why_not(GM, DO_LIFT, 3, 0, 0), "No spell endures");
    desk_lost(s, 2);
    has(why_not(GM, DO_PRESS, 2, 0, 0), "Moses Tillery is lost. Name a Gambler who is not.");
    s->obstacle = SIZE_MINOR;
    s->which = desk_plain_obstacle(&desk, SIZE_MINOR);
    has(why_not(1, DO_ACT, AS_CARDS, 0, 0), "can't be beaten at cards"); /* GH-A8 */
    has(why_not(GM, DO_OBSTACLE, 0, 0, 0), "is already in the way");
}

/* ---- Figures for pages ---- */

/* GH-B1, GH-C8: what the caster's page is told at the fold. One pair against a die not seen: 1 of
 * 6; with a Patron three of a kind: 3 of 6. */
static void figures(void **state)
{
    struct gamblers_heart *s = duel(PHASE_FOLD, 1, 13, pair, 5);
    (void)state;
    s->fortune = 25;
    has(facts(1), "\"gamblers\":25,\"gm\":15,");
    has(said, "\"duel\":{\"gm-pays\":13,\"gamblers-pay\":13,\"fold\":7,\"points\":1,\"hand\":\"one "
              "pair\",\"wins\":0.1667,\"dear\":true,"
              "\"wins-with-patron\":0.5000}");
    has_not(facts(2), "points");
    has_not(facts(GM), "points");
    assert_true(json_sound(said));
    s->phase = PHASE_RAISE;
    s->stake = 4;
    has(facts(1), "\"raise\":{\"min\":5,\"max\":8}");
    desk_scene(&desk, 2);
    has(facts(1), "\"may-cast\":[1,2]");
    has(said, "\"suggestions\":[\"");
    has_not(facts(GM), "suggestions");
}

/* What the scene calls for of what is open to the GM (GH-H5). */
static int called_for(void)
{
    struct view v = view_of(GM);
    struct move m;
    return words()->usual(&desk.data, &v, &m) ? m.verb : -1;
}

static void callings(void **state)
{
    struct gamblers_heart *s = desk_scene(&desk, 2);
    (void)state;
    s->step = STEP_WORK;
    s->obstacle = SIZE_UNSAID;
    assert_int_equal(called_for(), DO_OBSTACLE);
    s->due = 1u << 2;
    assert_int_equal(called_for(), DO_SHOWDOWN);
    s->marks = (uint8_t)gh_marks_most(s);
    assert_int_equal(called_for(), DO_STEP);
    s->due = 0;
    s->step = STEP_CONFLICT;
    assert_int_equal(called_for(), DO_VICTORY);
    s->marks = 0;
    s->alarms = (uint8_t)gh_alarms_most(s);
    assert_int_equal(called_for(), DO_DEFEAT);
    s->phase = PHASE_RAISE;
    assert_int_equal(called_for(), -1);
}

int main(void)
{
    desk_open(&desk);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(powers),       cmocka_unit_test(patronage_lines),
        cmocka_unit_test(desk_secrets), cmocka_unit_test(stake_guides),
        cmocka_unit_test(rerolls),      cmocka_unit_test(raises),
        cmocka_unit_test(gm_odds),      cmocka_unit_test(folds),
        cmocka_unit_test(outcomes),     cmocka_unit_test(unveilings),
        cmocka_unit_test(flashbacks),   cmocka_unit_test(showdowns),
        cmocka_unit_test(verdicts),     cmocka_unit_test(partings),
        cmocka_unit_test(refusals),     cmocka_unit_test(figures),
        cmocka_unit_test(callings),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
