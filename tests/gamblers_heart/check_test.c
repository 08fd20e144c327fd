/* The invariant of Gambler's Heart: each thing that it forbids is noticed for what it is, and what
 * lies just within is not; and what is counted at the end. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "games/gamblers_heart/obstacle.h"
#include "games/gamblers_heart/rules.h"
#include "tests/gamblers_heart/desk.h"

static struct desk desk;

/* Two Gamblers in the Work, of Patronages 1 and 2. */
static struct gamblers_heart *fresh(void)
{
    return desk_scene(&desk, 2);
}

/* The same, and Gambler 1 casts: no dice yet. */
static struct gamblers_heart *casting(void)
{
    struct gamblers_heart *s = fresh();
    desk_spell(s, 1, 0, SIZE_MINOR, 1);
    return s;
}

static void seen(int line, const char *want)
{
    const char *wrong = gamblers_heart_check(&desk.data, &desk.state);
    if (!want ? wrong != NULL : !wrong || strcmp(wrong, want))
        fail_msg("line %d: '%s', not '%s'", line, wrong ? wrong : "nothing wrong",
                 want ? want : "nothing wrong");
}
#define HOLDS(start, ...) (s = (start), __VA_ARGS__, seen(__LINE__, NULL))
#define BROKEN(want, start, ...) (s = (start), __VA_ARGS__, seen(__LINE__, (want)))

static void dice(struct gamblers_heart *s, int face)
{
    memset(s->die, face, sizeof s->die);
}

static void test_table(void **arg)
{
    static const char *const table = "no such phase or table",
                             *const quests = "more quests than the campaign has",
                             *const lengthy = "a quest that is too long",
             *const written = "an obstacle that the GM cannot have written";
    struct gamblers_heart *s;
    (void)arg;
    HOLDS(fresh(), (void)s);
    BROKEN(table, fresh(), s->phase = PHASES);
    BROKEN(table, fresh(), s->gamblers = 0);
    BROKEN(table, fresh(), s->gamblers = GAMBLERS_MAX + 1);
    HOLDS(fresh(), s->fortune = 40);
    BROKEN("more than 40 Fortune", fresh(), s->fortune = 41); /* GH-B1 */
    /* GH-H9: none before the fifth edition */
    HOLDS(fresh(), s->obstacle = SIZE_MINOR, s->which = WRITTEN, s->written_helps = 6);
    BROKEN(written, fresh(), s->obstacle = SIZE_MINOR, s->which = WRITTEN, s->written_helps = 7);
    BROKEN(written, fresh(), s->obstacle = SIZE_MINOR, s->which = WRITTEN, s->edition = 4);
    HOLDS(fresh(), s->quest = s->quests = 12);
    HOLDS(fresh(), s->quest = 1);
    BROKEN(quests, fresh(), s->quest = 0);
    BROKEN(quests, fresh(), s->quest = 2);
    BROKEN(quests, fresh(), s->quests = 13);
    HOLDS(fresh(), s->beats = 96, s->showdowns = 6);
    BROKEN(lengthy, fresh(), s->beats = 97);
    BROKEN(lengthy, fresh(), s->showdowns = 7);
    BROKEN("Gamblers at 0 and nobody lost", fresh(), s->fortune = 0); /* GH-B4 */
    HOLDS(fresh(), s->fortune = 1);
    HOLDS(fresh(), s->fortune = 0, s->phase = PHASE_DOOM);
    HOLDS(fresh(), s->fortune = 0, s->phase = PHASE_SACRIFICE, s->victim = 1);
    BROKEN("a Sacrifice for nobody", fresh(), s->fortune = 0, s->phase = PHASE_SACRIFICE,
           s->victim = NONE);
}

/* Eight Gamblers, as many as there can be. */
static void test_full(void **arg)
{
    struct rules rules;
    (void)arg;
    rules_default(&gamblers_heart_game, &rules);
    assert_null(gamblers_heart_init(&desk.data, &rules, 1 + GAMBLERS_MAX, &desk.state));
    seen(__LINE__, NULL);
    table_of(&desk.state)->due = gh_all_gamblers(look_at(&desk.state));
    seen(__LINE__, NULL);
    assert_int_equal(gamblers_heart_game.seats_min, 2);
    assert_int_equal(gamblers_heart_game.seats_max, 9);
}

static void test_gamblers(void **arg)
{
    static const char *const unknown = "a Gambler in no known state",
                             *const seatless = "a Gambler without a seat",
                             *const list = "a Patronage that is not on the list",
                             *const half = "a Gambler half made",
                             *const blessed = "a blessed Gambler whose Patronage is not known",
                             *const reason = "a loss without a reason";
    struct gamblers_heart *s;
    (void)arg;
    BROKEN(unknown, fresh(), s->status[0] = STATUS_LOST + 1);
    BROKEN(unknown, fresh(), s->made[1] = MADE_ALL + 1);
    BROKEN(unknown, fresh(), s->status[GAMBLERS_MAX - 1] = STATUS_LOST + 1);
    BROKEN(seatless, fresh(), s->made[2] = MADE_NAME);
    BROKEN(seatless, fresh(), s->patron[2] = 1);
    BROKEN(seatless, fresh(), s->status[2] = STATUS_BLESSED);
    BROKEN(list, fresh(), s->made[0] = MADE_SOUL);
    BROKEN(list, fresh(), s->patron[0] = 0);
    BROKEN(list, fresh(), s->patron[0] = 1 + PATRONS_PRINTED);
    HOLDS(fresh(), s->made[0] = MADE_PATRON);
    HOLDS(fresh(), s->made[0] = MADE_SOUL, s->patron[0] = 0);
    HOLDS(fresh(), s->made[0] = MADE_NAME, s->patron[0] = 0, s->royalty[0] = NONE);
    HOLDS(fresh(), s->made[0] = MADE_NOTHING, s->patron[0] = 0,
          s->royalty[0] = s->person[0] = NONE);
    BROKEN(half, fresh(), s->made[0] = MADE_SOUL, s->patron[0] = 0, s->royalty[0] = NONE);
    BROKEN(half, fresh(), s->made[0] = MADE_NAME, s->patron[0] = 0);
    BROKEN(half, fresh(), s->made[0] = MADE_NAME, s->patron[0] = 0,
           s->royalty[0] = s->person[0] = NONE);
    BROKEN(half, fresh(), s->made[0] = MADE_NOTHING, s->patron[0] = 0, s->royalty[0] = NONE);
    BROKEN("a Gambler who does not know their own Patronage", fresh(),
           s->patron_known[1] = 1u << 1);
    HOLDS(fresh(), s->status[0] = STATUS_BLESSED, s->patron_known[0] = EVERYONE,
          s->last_known[0] = 1);
    BROKEN(blessed, fresh(), s->status[0] = STATUS_BLESSED, s->patron_known[0] = EVERYONE);
    BROKEN(blessed, fresh(), s->status[0] = STATUS_BLESSED, s->last_known[0] = 1);
    HOLDS(fresh(), s->moved_on[0] = 1, s->last_known[0] = 3);
    BROKEN("a Gambler who moved on to the same Patronage", fresh(), s->moved_on[0] = 1,
           s->last_known[0] = 1);
    HOLDS(fresh(), s->status[0] = STATUS_LOST, s->loss[0] = LOSS_FORTUNE);
    BROKEN(reason, fresh(), s->status[0] = STATUS_LOST);
    BROKEN(reason, fresh(), s->loss[0] = LOSS_FORTUNE);
}

static void test_dice(void **arg)
{
    static const char *const half = "dice half rolled", *const spell = "dice without a spell",
                      *const sum = "dice to be rolled again do not add up";
    struct gamblers_heart *s;
    (void)arg;
    HOLDS(casting(), dice(s, FACE_A), s->gm_die = 6);
    BROKEN(half, casting(), dice(s, FACE_A + 1));
    BROKEN(half, casting(), dice(s, FACE_9), s->die[4] = FACE_NONE);
    BROKEN(half, casting(), s->die[1] = FACE_9);
    BROKEN(half, casting(), dice(s, FACE_9), s->die[0] = FACE_A + 1);
    BROKEN("a die with more than six faces", casting(), s->gm_die = 7);
    BROKEN(spell, fresh(), dice(s, FACE_9));
    BROKEN(spell, fresh(), s->gm_die = 1);
    BROKEN(spell, fresh(), s->stake = 1);
    BROKEN(spell, fresh(), s->spell = 0);
    BROKEN(spell, fresh(), s->die_known = 1u << 1);
    HOLDS(casting(), s->phase = PHASE_TURN_DICE, s->again = 1, s->turns_left = s->rerolled = 1);
    HOLDS(casting(), s->phase = PHASE_TURN_DICE, s->again = 16, s->turns_left = 1, s->rerolled = 2);
    BROKEN(sum, casting(), s->phase = PHASE_TURN_DICE, s->again = 3, s->turns_left = 1,
           s->rerolled = 2);
    BROKEN(sum, casting(), s->phase = PHASE_TURN_DICE, s->again = 3, s->turns_left = 2,
           s->rerolled = 1);
    BROKEN(sum, casting(), s->phase = PHASE_TURN_DICE, s->again = 7,
           s->turns_left = s->rerolled = 3);
    BROKEN("dice still to be rolled again", casting(), s->again = 1,
           s->turns_left = s->rerolled = 1);
}

static void test_showdown(void **arg)
{
    static const char *const nobody = "a Showdown of nobody",
                             *const who = "somebody in a Showdown who is no Gambler",
                             *const apart = "a Showdown with somebody not involved";
    struct gamblers_heart *s;
    (void)arg;
    HOLDS(fresh(), s->phase = PHASE_SHOWDOWN, s->involved = 6, s->spent = 2, s->passed = 4,
          s->safe = 2, s->peril = 4);
    BROKEN(who, fresh(), s->involved = 1u << 3);
    BROKEN(who, fresh(), s->due = 1u << GM);
    BROKEN(apart, fresh(), s->involved = 2, s->spent = 4);
    BROKEN(apart, fresh(), s->involved = 2, s->passed = 4);
    BROKEN(apart, fresh(), s->involved = 2, s->safe = 4);
    BROKEN(apart, fresh(), s->involved = 2, s->peril = 4);
    BROKEN(nobody, fresh(), s->phase = PHASE_SHOWDOWN);
    BROKEN(nobody, fresh(), s->phase = PHASE_PERIL);
    BROKEN(nobody, fresh(), s->phase = PHASE_AFTER_LOSS);
}

/* GH-E8: quests won and lost, who is lost and who cursed at the end; the GM is neither. */
static void test_tallies(void **arg)
{
    struct gamblers_heart *s = fresh();
    int32_t payoff[SEATS_MAX] = {0};
    (void)arg;
    s->victories = 1 | 1 << 2 | 1 << 11;
    s->defeats = 1 << 1 | 1 << 3;
    s->status[0] = STATUS_LOST;
    s->status[1] = STATUS_CURSED;
    static const int want[TALLIES][3] = {[TALLY_QUESTS_WON] = {3, 3, 3},
                                         [TALLY_QUESTS_LOST] = {2, 2, 2},
                                         [TALLY_LOST] = {0, 1, 0},
                                         [TALLY_CURSED] = {0, 0, 1}};
    for (int which = 0; which < TALLIES; which++)
        for (int seat = 0; seat < 3; seat++)
            assert_int_equal(gamblers_heart_tally(&desk.data, &desk.state, seat, which),
                             want[which][seat]);
    s->status[0] = STATUS_CURSED;
    s->status[1] = STATUS_LOST;
    assert_int_equal(gamblers_heart_tally(&desk.data, &desk.state, 1, TALLY_CURSED), 1);
    assert_int_equal(gamblers_heart_tally(&desk.data, &desk.state, 2, TALLY_LOST), 1);
    gamblers_heart_payoff(&desk.data, &desk.state, payoff);
    assert_int_equal(payoff[GM], 2);
    assert_int_equal(payoff[1], 3);
    assert_int_equal(payoff[2], 3);
    assert_int_equal(payoff[3], 0);
}

/* What a thing that is not seen may be, as the program takes a field and a place of it. */
static uint64_t may_be(int field, int i)
{
    return gamblers_heart_may_be(&desk.data, &desk.state, field, i).word[0];
}

/* GH-A2, GH-D9, GH-F3: one of the list's Patronages, and not the last known one of who is known to
 * have another since; of who has not come so far, or is not there, none. GH-C5: so many dice are
 * rolled again. GH-C4: dice show 1 to 6. */
static void test_may_be(void **arg)
{
    static const uint8_t list[LIST] = {1, 2, 3, 4, 5, 7};
    struct gamblers_heart *s = fresh();
    (void)arg;
    memcpy(s->list, list, sizeof list);
    assert_int_equal(may_be(FIELD_patron, 0), 0xbe);
    s->last_known[1] = 3;
    assert_int_equal(may_be(FIELD_patron, 1), 0xbe);
    s->moved_on[1] = 1;
    assert_int_equal(may_be(FIELD_patron, 1), 0xb6);
    s->made[2] = MADE_ALL; /* there are two */
    assert_int_equal(may_be(FIELD_patron, 2), 1);
    s->made[0] = MADE_SOUL;
    assert_int_equal(may_be(FIELD_patron, 0), 1);
    s->turns_left = 1;
    assert_int_equal(may_be(FIELD_again, 0), 1 << 1 | 1 << 2 | 1 << 4 | 1 << 8 | 1 << 16);
    s->turns_left = 4;
    assert_int_equal(may_be(FIELD_again, 0), 1 << 15 | 1 << 23 | 1 << 27 | 1 << 29 | 1 << 30);
    assert_int_equal(may_be(FIELD_die, 4), 0x7e);
}

/* Names that players give: those given so far. GH-A5, GH-A7: the log is sealed until each Ace has
 * been shown. */
static void test_named_and_sealed(void **arg)
{
    struct gamblers_heart *s = fresh();
    (void)arg;
    s->persons_named = 2;
    assert_true(
        gamblers_heart_label_live(&desk.data, &desk.state, LABEL_PERSON, PERSONS_PRINTED + 1));
    assert_false(
        gamblers_heart_label_live(&desk.data, &desk.state, LABEL_PERSON, PERSONS_PRINTED + 2));
    /* GH-H9: its name is taken as long as it stands */
    assert_false(gamblers_heart_label_live(&desk.data, &desk.state, LABEL_OBSTACLE, 0));
    s->obstacle = SIZE_MINOR;
    s->which = WRITTEN;
    assert_true(gamblers_heart_label_live(&desk.data, &desk.state, LABEL_OBSTACLE, 0));
    s->which = WRITTEN - 1;
    assert_false(gamblers_heart_label_live(&desk.data, &desk.state, LABEL_OBSTACLE, 0));
    s->sealed = 0;
    s->aces[0] = 1;
    s->aces[1] = s->shown = 0;
    assert_true(gamblers_heart_sealed(&desk.data, &desk.state));
    s->shown = 1;
    assert_false(gamblers_heart_sealed(&desk.data, &desk.state));
}

/* GH-C4, GH-C5, GH-A2: what a move keeps from others are a Patronage and dice, and nothing else.
 * GH-A5: what is said of a High Ace is for its owner, till it is shown. */
static void test_verbs(void **arg)
{
    const struct verb_spec *verbs = gamblers_heart_game.verbs;
    (void)arg;
    for (int verb = 0; verb < VERBS; verb++) {
        for (int i = 0; i < ARGS_MAX && verbs[verb].arg[i].name; i++)
            assert_int_equal(verbs[verb].arg[i].secret,
                             verb == DO_PATRON || verb == DO_HAND || verb == DO_TURN ||
                                 verb == DO_GM_DIE ||
                                 ((verb == DO_PATRON_ROLLED || verb == DO_REROLL) && i == 1));
        assert_int_equal(verbs[verb].text, verb == DO_HIGH_ACE   ? TEXT_SECRET
                                           : verb == DO_SHOW_ACE ? TEXT_SHOWN
                                                                 : TEXT_OPEN);
        assert_int_equal(verbs[verb].shows, verb == DO_SHOW_ACE ? DO_HIGH_ACE : 0);
    }
    assert_int_equal(verbs[DO_CAST_IDEA].arg[0].names, NAMES_SPELL);
}

/* A GM and 1 to 8 Gamblers. GH-E8, GH-H6: 12 quests at most, each won by one side or the other. */
static void test_record(void **arg)
{
    const struct game *g = &gamblers_heart_game;
    (void)arg;
    assert_string_equal(g->role(GM), "GM");
    assert_string_equal(g->role(1), "gambler");
    assert_int_equal(g->seats_min, 2);
    assert_int_equal(g->seats_max, 9);
    assert_int_equal(g->payoff_hi, 12);
    assert_int_equal(g->edition, 5);
    for (int i = 0; i < 6; i++)
        assert_int_equal(g->editions[i].number, (i + 1) % 6);
    static const char *const names[] = {"quests-won", "quests-lost", "lost", "cursed"};
    assert_int_equal(g->tally_count, 4);
    for (int i = 0; i < 4; i++) {
        const struct tally_spec *of = &g->tallies[i];
        assert_string_equal(of->name, names[i]);
        assert_int_equal(of->shared, i < 2);
        assert_int_equal(of->counts, i < 2);
        assert_int_equal(of->worth, i == TALLY_QUESTS_WON);
        assert_int_equal(of->worth_master, i == TALLY_QUESTS_LOST);
    }
    assert_int_equal(g->source_count, 1);
    assert_int_equal(g->phase_count, PHASES);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_table),    cmocka_unit_test(test_full),
        cmocka_unit_test(test_gamblers), cmocka_unit_test(test_dice),
        cmocka_unit_test(test_showdown), cmocka_unit_test(test_tallies),
        cmocka_unit_test(test_may_be),   cmocka_unit_test(test_named_and_sealed),
        cmocka_unit_test(test_verbs),    cmocka_unit_test(test_record),
    };
    desk_open(&desk);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
