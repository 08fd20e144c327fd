/* How the bots behave (GH-H1 to H5). What is always true: a bot is asked on the view of its seat,
 * made from a state set up by hand; where it draws, it is asked with many seeds, and what must
 * happen, may happen and must never happen is told apart. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <stdlib.h>
#include <string.h>

#include "games/gamblers_heart/casting.h"
#include "games/gamblers_heart/exact.h"
#include "tests/gamblers_heart/desk.h"

enum { SEEDS_TRIED = 300 };

static struct desk desk;

static struct gamblers_heart *set_up(int gamblers)
{
    return desk_scene(&desk, gamblers);
}

/* What the careful bot at the seat does, with this seed. */
static struct move careful(int seat, int seed)
{
    return desk_ask(&desk, "careful", seat, seed);
}

static void does(int seat, int verb, int arg)
{
    for (int seed = 0; seed < 20; seed++) {
        struct move m = careful(seat, seed);
        assert_int_equal(m.verb, verb);
        assert_int_equal(m.arg[0], arg);
    }
}

/* How many of SEEDS_TRIED seeds give this verb. */
static int often(int seat, int verb)
{
    int n = 0;
    for (int seed = 0; seed < SEEDS_TRIED; seed++)
        n += careful(seat, seed).verb == verb;
    return n;
}

static void sometimes(int seat, int verb)
{
    int n = often(seat, verb);
    assert_in_range(n, 1, SEEDS_TRIED - 1);
}

/* A spell of gambler 1 (seat 1) for the GM to price. */
static struct gamblers_heart *a_spell(int spell, int size, int fits)
{
    struct gamblers_heart *s = set_up(2);
    desk_spell(s, 1, spell, size, fits);
    return s;
}

/* ---- The GM in a duel ---- */

/* GH-H1: 4, 8, 12 by what is stated; a spell of the book is not cheaper than printed. GH-D8: a
 * blessed Gambler's must suit. GH-C1: size and fit must be said. */
static void price(void **state)
{
    (void)state;
    int major = desk_idea(&desk, SIZE_MAJOR, 2), minor = desk_idea(&desk, SIZE_MINOR, 2);
    for (int size = SIZE_MINOR; size <= SIZE_MAJOR; size++) {
        a_spell(IDEAS, size, 3);
        does(GM, DO_STAKE, 4 * size);
    }
    a_spell(major, SIZE_MINOR, 2);
    does(GM, DO_STAKE, 12);
    a_spell(minor, SIZE_MEDIUM, 2);
    does(GM, DO_STAKE, 8);
    a_spell(IDEAS, SIZE_UNSAID, 3);
    does(GM, DO_REFUSE, WHY_UNSTATED);
    a_spell(IDEAS, SIZE_MAJOR, 0);
    does(GM, DO_REFUSE, WHY_UNSTATED);
    struct gamblers_heart *s = a_spell(IDEAS, SIZE_MINOR, 3);
    desk_reveal(s, 1, 3, STATUS_BLESSED);
    does(GM, DO_STAKE, 4);
    s->fits = 4;
    does(GM, DO_REFUSE, WHY_UNSUITED);
    s = a_spell(IDEAS, SIZE_MINOR, 3);
    s->fortune = FORTUNE;
    s->gift = 1;
    does(GM, DO_ALLOW, 0);
}

/* The dice lie open, and gambler 1 has invoked. */
static struct gamblers_heart *an_invocation(const uint8_t *face, int gm_die, int fits, int invoked)
{
    struct gamblers_heart *s = a_spell(IDEAS, SIZE_MEDIUM, fits);
    s->stake = s->initial = s->left_at = 8;
    memcpy(s->die, face, DICE);
    s->gm_die = (uint8_t)gm_die;
    s->invoked = (uint8_t)invoked;
    s->phase = PHASE_JUDGE;
    s->actor = GM;
    return s;
}

static const uint8_t pair[DICE] = {1, 1, 2, 3, 4}, nothing[DICE] = {1, 2, 3, 4, 6},
                     five[DICE] = {5, 5, 5, 5, 5};

/* GH-H1: any Patronage but the stated best fit is rejected. A pair (1) turned to three (3) beats 3
 * but not 4: where accepting costs nothing the GM accepts, where it costs the round Order is
 * imposed now and then. */
static void judge(void **state)
{
    (void)state;
    an_invocation(pair, 3, 2, 5);
    does(GM, DO_REJECT, 0);
    an_invocation(pair, 4, 2, 2);
    does(GM, DO_FIT, 0);
    an_invocation(pair, 3, 2, 2);
    sometimes(GM, DO_IMPOSE);
    assert_int_equal(often(GM, DO_IMPOSE) + often(GM, DO_FIT), SEEDS_TRIED);
    /* Known to have moved on from it: a lie for sure. Revealed as such last quest, and maybe kept:
     * hardly one. */
    struct gamblers_heart *s = an_invocation(pair, 3, 2, 2);
    s->last_known[0] = 2;
    s->moved_on[0] = 1;
    does(GM, DO_IMPOSE, 0);
    s->moved_on[0] = 0;
    does(GM, DO_FIT, 0);
    /* Variant after-die: rejected or accepted first, then Order imposed or not, never where the
     * dice lose. */
    s = an_invocation(pair, 3, 2, 2);
    s->impose = IMPOSE_AFTER_DIE;
    does(GM, DO_FIT, 0);
    s->phase = PHASE_IMPOSE;
    does(GM, DO_HOLD_BACK, 0);
    s->die[2] = 1; /* turned: three of a kind */
    sometimes(GM, DO_IMPOSE);
}

/* With a 6 the GM stays and with the Stake at 4 raises; with a 1 against a raised, kept hand it
 * folds. */
static void gm_dice(void **state)
{
    (void)state;
    struct gamblers_heart *s = an_invocation(pair, 6, 2, 0);
    desk_dice_hidden(s, 1);
    s->phase = PHASE_MATCH;
    does(GM, DO_RAISE, 16);
    s->phase = PHASE_GM_FOLD;
    does(GM, DO_STAY, 0);
    s->gm_die = 1;
    s->stake = s->left_at = 16;
    does(GM, DO_FOLD, 0);
}

/* ---- The GM and the quest ---- */

/* GH-H5, step by step. */
static void scenes(void **state)
{
    (void)state;
    struct gamblers_heart *s = set_up(3);
    does(GM, DO_OBSTACLE, 0);
    s->obstacle = SIZE_MEDIUM;
    s->which = 1;
    does(GM, DO_WAIT, 0); /* somebody may still speak up */
    s->waiting = 1u << GM;
    does(GM, DO_PRESS, 1); /* nobody did: scene 0 is the first one's */
    s->scene = 2;
    does(GM, DO_PRESS, 3);
    desk_lost(s, 1);
    does(GM, DO_PRESS, 2); /* of two living, scene 2 is the first one's again */

    s = set_up(3);
    s->step = STEP_ARRIVAL;
    does(GM, DO_STEP, 0);
    s->step = STEP_WORK;
    s->marks = 3;
    s->alarms = 2;
    does(GM, DO_OBSTACLE, 0);
    s->marks = 4;
    does(GM, DO_STEP, 0);
    s->marks = 0;
    s->alarms = 3;
    does(GM, DO_STEP, 0);

    s = set_up(3);
    s->step = STEP_CONFLICT;
    s->marks = s->alarms = 1;
    does(GM, DO_OBSTACLE, 0);
    s->marks = 2;
    does(GM, DO_VICTORY, 0);
    s->marks = 0;
    s->alarms = 2;
    does(GM, DO_DEFEAT, 0);
    s->due = 1u << 1 | 1u << 3;
    does(GM, DO_SHOWDOWN, 1 << 1 | 1 << 3); /* before the end */
    desk_lost(s, 3);
    does(GM, DO_SHOWDOWN, 1 << 1);
    s->due = 0;
    s->alarms = 0;
    s->beats = BEATS_MAX; /* GH-H6 */
    does(GM, DO_DEFEAT, 0);
    s->marks = 2;
    does(GM, DO_VICTORY, 0);
}

/* GH-H5: the oracle decides a plain act, with two dice after a Flashback. GH-A8: cards win. GH-H3:
 * no Flashback is vetoed. */
static void acts(void **state)
{
    (void)state;
    struct gamblers_heart *s = set_up(2);
    s->obstacle = SIZE_MEDIUM;
    s->which = 1;
    s->focus = 1;
    s->phase = PHASE_ACT;
    s->actor = GM;
    does(GM, DO_ORACLE, LEAN_EVEN);
    s->planned = 1;
    does(GM, DO_ORACLE, LEAN_GOOD);
    s->as = AS_CARDS;
    does(GM, DO_HAPPENS, 0);
    s->phase = PHASE_FLASHBACK;
    does(GM, DO_ALLOW, 0);
}

/* GH-H3: the caller of the Flashback that cost the last Fortune; in a Showdown one of those in
 * danger; a loss delays; whose spell was cast is out of peril. */
static void losses(void **state)
{
    (void)state;
    struct gamblers_heart *s = set_up(4);
    s->fortune = 0;
    s->phase = PHASE_DOOM;
    s->actor = GM;
    s->focus = 3;
    does(GM, DO_DOOM, 3);
    s->involved = 1u << 1 | 1u << 2 | 1u << 4;
    s->safe = 1u << 2;
    int named = 0;
    for (int seed = 0; seed < SEEDS_TRIED; seed++)
        named |= 1 << careful(GM, seed).arg[0];
    assert_int_equal(named, 1 << 1 | 1 << 4);
    s->fortune = 10;
    s->phase = PHASE_AFTER_LOSS;
    does(GM, DO_DELAYS, 0);
    s->phase = PHASE_PERIL;
    does(GM, DO_PERIL, 1 << 1 | 1 << 4);
    desk_lost(s, 4);
    does(GM, DO_PERIL, 1 << 1);
    s->safe = s->involved;
    does(GM, DO_PERIL, 0);
    s->phase = PHASE_SHOWDOWN;
    s->safe = 0;
    does(GM, DO_WAIT, 0);
    s->waiting = 1u << GM;
    does(GM, DO_RESOLVE, 0);
}

/* ---- A Gambler on the floor ---- */

/* Asks seat 1 with many seeds: every spell cast is the book's, unbarred and big enough; what else
 * is done. */
struct done { int own, other, acts, flashbacks, others; };
static void floor_of(const struct gamblers_heart *s, int least, struct done *out)
{
    memset(out, 0, sizeof *out);
    for (int seed = 0; seed < SEEDS_TRIED; seed++) {
        struct move m = careful(1, seed);
        if (m.verb == DO_CAST_IDEA) {
            const struct idea *idea = &book_of(&desk.data)->idea[m.arg[0]];
            assert_in_range(idea->size, least, SIZE_MAJOR);
            assert_false(gh_is_barred(s, 1, m.arg[0]));
            *(idea->patron == s->patron[0] ? &out->own : &out->other) += 1;
        }
        out->acts += m.verb == DO_ACT;
        out->flashbacks += m.verb == DO_FLASHBACK;
        out->others += m.verb != DO_CAST_IDEA && m.verb != DO_ACT && m.verb != DO_FLASHBACK;
    }
}

/* GH-H4: spells of the book for the own Patronage and for others, or a plain act, now and then a
 * Flashback. */
static void meets(void **state)
{
    (void)state;
    struct done did;
    struct gamblers_heart *s = set_up(2);
    s->obstacle = SIZE_MEDIUM;
    s->which = desk_plain_obstacle(&desk, SIZE_MEDIUM);
    floor_of(s, SIZE_MEDIUM, &did);
    assert_true(did.own > 60 && did.other > 60 && did.acts > 15 && did.flashbacks > 3 &&
                did.flashbacks < 60);
    assert_int_equal(did.others, 0);
    does(2, DO_WAIT, 0); /* it is the first one's turn */
    s->scene = 1;
    does(1, DO_WAIT, 0);
    s->scene = 0;
    s->barred_ideas[0] =
        ~0ull >> (64 - IDEAS) & ~(1ull << desk_idea(&desk, SIZE_MEDIUM, s->patron[0]));
    floor_of(s, SIZE_MEDIUM, &did);
    assert_true(did.own > 60 && did.other == 0);
    s->barred_ideas[0] = 0;
    s->fortune = 8; /* the Stake of 8 lost would be all */
    floor_of(s, SIZE_MEDIUM, &did);
    assert_int_equal(did.own + did.other, 0);
    s->fortune = 2;
    floor_of(s, SIZE_MEDIUM, &did);
    assert_int_equal(did.acts, SEEDS_TRIED);
    s->fortune = 20;
    s->planned = 1;
    floor_of(s, SIZE_MEDIUM, &did);
    assert_int_equal(did.acts, SEEDS_TRIED);
    s->planned = 0;
    desk_reveal(s, 1, s->patron[0], STATUS_BLESSED); /* GH-D8 */
    floor_of(s, SIZE_MEDIUM, &did);
    assert_true(did.own > 60 && did.other == 0);
    s->status[0] = STATUS_CURSED;
    floor_of(s, SIZE_MEDIUM, &did);
    assert_int_equal(did.acts + did.flashbacks, SEEDS_TRIED);
    s->which = desk_cards_obstacle(&desk, SIZE_MEDIUM);
    does(1, DO_ACT, AS_CARDS); /* GH-A8 */
}

/* GH-E3: in a Showdown a spell, a major one where it saves who can do nothing; else pass. */
static void showdown(void **state)
{
    (void)state;
    struct done did;
    struct gamblers_heart *s = set_up(3);
    s->phase = PHASE_SHOWDOWN;
    s->involved = 1u << 1 | 1u << 2;
    floor_of(s, SIZE_MINOR, &did);
    assert_int_equal(did.own + did.other, SEEDS_TRIED);
    does(3, DO_WAIT, 0); /* not involved */
    s->spent = 1u << 2;
    floor_of(s, SIZE_MAJOR, &did);
    assert_int_equal(did.own + did.other, SEEDS_TRIED);
    s->safe = 1u << 2;
    assert_int_equal(book_of(&desk.data)->idea[careful(1, 1).arg[0]].size, SIZE_MINOR);
    s->barred_ideas[0] = ~0ull >> (64 - IDEAS);
    does(1, DO_PASS, 0);
    s->passed = 1u << 1;
    does(1, DO_WAIT, 0);
}

/* ---- A Gambler in the duel ---- */

static struct gamblers_heart *a_hand(const uint8_t *face, int fits, int phase)
{
    struct gamblers_heart *s = an_invocation(face, 3, fits, 0);
    desk_dice_hidden(s, 1);
    s->left_at = 0;
    s->phase = (uint8_t)phase;
    s->actor = 1;
    return s;
}

/* Best rerolls as exact_test counts them: for the own Patronage four alike are kept (a die will be
 * turned); for another the fifth die is rolled. Five alike: raised as far as it goes, never folded.
 * Nothing, not to be lifted, raised by the GM:
 * folded. */
static void caster_dice(void **state)
{
    static const uint8_t four[DICE] = {6, 6, 2, 6, 6};
    (void)state;
    struct gamblers_heart *s = a_hand(four, 2, PHASE_REROLL);
    s->patron[0] = 2;
    does(1, DO_KEEP, 0);
    s->patron[0] = 5;
    does(1, DO_REROLL, 1);
    assert_int_equal(careful(1, 0).arg[1], 1 << 2);
    a_hand(five, 2, PHASE_RAISE);
    does(1, DO_RAISE, 16);
    s = a_hand(five, 2, PHASE_FOLD);
    s->left_at = 8;
    does(1, DO_STAY, 0);
    s = a_hand(nothing, 2, PHASE_FOLD);
    s->left_at = 8;
    s->stake = 16;
    s->patron[0] = 5;
    does(1, DO_FOLD, 0);
    s->phase = PHASE_ANSWER;
    s->stake = 4;
    does(1, DO_ACCEPT, 0);
    s->stake = 15; /* lost, it would cost all of 10, and the last Gambler */
    s->fortune = 10;
    desk_lost(s, 2);
    does(1, DO_BACK_OUT, 0);
    s->involved = 1u << 1;
    does(1, DO_ACCEPT, 0);
}

/* GH-H1: the truth where it turns the round, always; a lie now and then; nothing where it is won or
 * cannot be. */
static void invokes(void **state)
{
    (void)state;
    struct gamblers_heart *s = an_invocation(pair, 3, 2, 0);
    s->phase = PHASE_INVOKE;
    s->actor = 1;
    s->patron[0] = 2;
    does(1, DO_INVOKE, 2);
    s->patron[0] = 5;
    sometimes(1, DO_INVOKE);
    assert_true(often(1, DO_INVOKE) < SEEDS_TRIED / 2);
    for (int seed = 0; seed < SEEDS_TRIED; seed++) /* the lie is the fit */
        assert_true(careful(1, seed).verb == DO_NO_PATRON || careful(1, seed).arg[0] == 2);
    s->patron[0] = 2;
    s->gm_die = 1;
    does(1, DO_NO_PATRON, 0);
    s->gm_die = 4;
    does(1, DO_NO_PATRON, 0);
    s->gm_die = 3;
    s->invoked = 2;
    s->phase = PHASE_CHANGE;
    struct move m = careful(1, 0);
    assert_int_equal(m.verb, DO_CHANGE);
    s->die[m.arg[0]] = (uint8_t)m.arg[1];
    assert_int_equal(gh_hand_points(s->die), 3);
    memcpy(s->die, five, DICE);
    does(1, DO_LEAVE, 0);
}

/* ---- Losses and what lies between quests ---- */

/* GH-H4: a view does not say who is a person, so the Sacrifice is accepted for anyone. */
static void sacrifice(void **state)
{
    (void)state;
    struct gamblers_heart *s = set_up(2);
    desk_reveal(s, 2, 4, STATUS_CURSED);
    s->fortune = 0;
    s->victim = 1;
    s->asked = 1;
    s->phase = PHASE_SACRIFICE;
    s->actor = 2;
    does(2, DO_SACRIFICE, 0);
}

/* GH-H4: a cursed one freed before a lost one is brought back; but a vote that no bot would begin
 * with is followed. */
static void votes(void **state)
{
    (void)state;
    struct gamblers_heart *s = set_up(4);
    s->fortune = 30;
    s->step = STEP_VERDICT;
    s->phase = PHASE_TIP;
    desk_lost(s, 1);
    does(2, DO_VOTE, USE_BRING_BACK + 0);
    desk_reveal(s, 3, 4, STATUS_CURSED);
    does(2, DO_VOTE, USE_FREE + 2);
    does(GM, DO_WAIT, 0);
    s->vote[3] = USE_NONE;
    does(2, DO_VOTE, USE_FREE + 2);
    s->vote[3] = USE_BRING_BACK + 0;
    does(2, DO_VOTE, USE_BRING_BACK + 0);
    s->vote[1] = USE_BRING_BACK + 0;
    does(2, DO_WAIT, 0);
    s->waiting = 1u << GM;
    does(GM, DO_LAST_CALL, 0); /* not all have voted */
    s->heard = gh_living(s);
    does(GM, DO_CLOSE_VOTE, 0);
}

/* GH-A3: bots agree. GH-F5, D9: any Patronage of the list; another one where it must be. */
static void patrons(void **state)
{
    (void)state;
    struct gamblers_heart *s = set_up(2);
    s->phase = PHASE_CONSENT;
    s->proposed = 7;
    s->instead_of = 2;
    does(1, DO_AGREE, 0);
    does(GM, DO_AGREE, 0);
    s->proposed = s->instead_of = 0;
    s->phase = PHASE_LIST;
    does(1, DO_READY, 0);
    does(GM, DO_READY, 0);
    s->phase = PHASE_REPATRON;
    int kept = 0, picked = 0;
    for (int seed = 0; seed < SEEDS_TRIED; seed++) {
        struct move m = careful(1, seed);
        kept += m.arg[0] == s->patron[0];
        picked |= 1 << m.arg[0];
    }
    assert_in_range(kept, SEEDS_TRIED / 2, SEEDS_TRIED - 1);
    assert_int_equal(picked, 0x7e);
    s->last_known[0] = s->patron[0];
    for (int seed = 0; seed < SEEDS_TRIED; seed++)
        assert_int_not_equal(careful(1, seed).arg[0], s->patron[0]);
    desk_reveal(s, 1, s->patron[0], STATUS_BLESSED);
    s->phase = PHASE_NEW_PATRON;
    for (int seed = 0; seed < SEEDS_TRIED; seed++)
        assert_int_equal(careful(1, seed).verb, DO_PATRON);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(price),   cmocka_unit_test(judge),     cmocka_unit_test(gm_dice),
        cmocka_unit_test(scenes),  cmocka_unit_test(acts),      cmocka_unit_test(losses),
        cmocka_unit_test(meets),   cmocka_unit_test(showdown),  cmocka_unit_test(caster_dice),
        cmocka_unit_test(invokes), cmocka_unit_test(sacrifice), cmocka_unit_test(votes),
        cmocka_unit_test(patrons),
    };
    desk_open(&desk);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
