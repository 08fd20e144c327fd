/* What people are told in Gambler's Heart where it decides how they play: the GM's odds, what is
 * nearly used up, who may come in between. Expected figures are worked out by hand beside them, and
 * by odds.py. */
#include "games/gamblers_heart/exact.h"
#include "games/gamblers_heart/rules.h"
#include "tests/gamblers_heart/words_asked.h"

/* GH-C5, GH-C10, GH-D3: what the GM is told with a 6, and all dice kept. For the dice alone, full
 * houses (300 of 7,776 hands) and five of a kind (6) are kept, so that the GM wins 300 of 306: 98
 * %. A turned die makes four of a kind of a full house, 5 points: 98 % again. Who counts on a
 * Patron rolls two dice of a full house and keeps four of a kind (150 hands): 150 of 156, 96 %, and
 * nothing once a fifth is turned. A blessed one invokes nobody. */
static void gm_odds_are_one_casters(void **state)
{
    static const char *const told =
        "98% to win, 98% if a Patron is accepted (96% and 0% if they rerolled for a Patron).";
    struct gamblers_heart *s = duel(PHASE_GM_FOLD, GM, 4, pair, 6);
    (void)state;
    has(prompt(GM), told);
    has(board(GM), told);
    has(label(GM, DO_STAY, 0, 0, 0),
        "98% to win, 98% if a Patron is accepted (96% and 0% if they rerolled for a Patron)");
    has(facts(GM), "\"wins\":0.9804,\"dear\":false,\"wins-with-patron\":0.9804,"
                   "\"if-counted\":{\"wins\":0.9615,"
                   "\"wins-with-patron\":0.0000}");
    has_not(board(1), "if they rerolled");
    desk_reveal(s, 1, 1, STATUS_BLESSED);
    s->gm_known = EVERYONE;
    has(prompt(GM), "98% to win.");
    has_not(facts(GM), "if-counted");
}

/* GH-H6: what is nearly used up is told while there is some left. Bounds: 96 beats, 6 Showdowns, 60
 * new names of spells a quest, 64 votes, 12 proposals. */
static void near_caps(void **state)
{
    struct gamblers_heart *s = desk_scene(&desk, 2);
    (void)state;
    s->beats = 96 - 17;
    has_not(prompt(1), "moves left");
    s->beats = 96 - 16;
    has(prompt(1), "This Quest has 16 moves left before its end.");
    has(prompt(GM), "16 moves left");
    s->beats = 95;
    has(prompt(1), "1 move left before");
    s->beats = 0;
    s->showdowns = 3;
    has_not(prompt(GM), "room for");
    s->showdowns = 4;
    has(prompt(GM), "This Quest has room for 2 more Showdowns.");
    has_not(prompt(1), "Showdowns");
    has(facts(1), "\"showdowns-left\":2");
    s->showdowns = 0;
    s->spells_named = 54;
    has_not(prompt(1), "room for");
    s->spells_named = 55;
    has(prompt(1), "room for 5 more new spells, on top of those in the book.");
    has(facts(1), "\"names-left\":5");
    s->phase = PHASE_TIP;
    s->fortune = 30;
    s->votes = 56;
    s->heard = 0;
    memset(s->vote, VOTE_OPEN, sizeof s->vote);
    has(prompt(1), "room for 8 more votes before the GM closes it.");
    s->votes = 64; /* and nobody is left without a move: the GM closes, heard or not */
    assert_int_equal(gamblers_heart_turn(&desk.data, &desk.state), 1u << GM);
    has(label(GM, DO_CLOSE_VOTE, 0, 0, 0), "Close the vote");
    assert_true(gh_vote_may_close(s));
    s->phase = PHASE_LIST;
    s->proposals = 9;
    has(prompt(1), "room for 3 more proposals.");
}

static void caps_leave_a_move_in(int phase, int step)
{
    struct gamblers_heart *s = desk_scene(&desk, 2);
    struct options o;
    s->beats = BEATS_MAX;
    s->showdowns = SHOWDOWNS_MAX;
    s->spells_named = SPELLS_NAMED;
    s->step = (uint8_t)step;
    s->phase = (uint8_t)phase;
    s->waiting = phase == PHASE_ACT ? 1u << GM : s->waiting;
    s->focus = phase == PHASE_ACT ? 1 : NONE;
    s->actor = phase == PHASE_ACT ? GM : NONE;
    s->involved = phase == PHASE_SHOWDOWN ? 1 << 1 : 0;
    uint32_t turn = gamblers_heart_turn(&desk.data, &desk.state);
    assert_true(turn >> GM & 1);
    for (int seat = 0; seat <= 2; seat++) {
        if (!(turn >> seat & 1))
            continue;
        options_clear(&o);
        gamblers_heart_options(&desk.data, &desk.state, seat, &o);
        assert_true(o.count > 0);
        assert_true(seat != GM || o.at[0].verb != DO_WAIT); /* and one that goes on */
        assert_true(*prompt(seat));
    }
}

/* GH-H6: with all that is used up somebody still has a move that leads on, in every step. */
static void caps_leave_a_move(void **state)
{
    (void)state;
    for (int step = STEP_ARRIVAL; step <= STEP_CONFLICT; step++) {
        caps_leave_a_move_in(PHASE_SCENE, step);
        caps_leave_a_move_in(PHASE_SHOWDOWN, step);
        caps_leave_a_move_in(PHASE_ACT, step);
    }
}

/* Where somebody may start something: the floor, a Showdown, or pressed. */
static bool may_start(const struct gamblers_heart *s, int seat)
{
    return s->phase == PHASE_SCENE || s->phase == PHASE_SHOWDOWN ||
           (s->phase == PHASE_PRESSED && seat == (int)s->pressed);
}

/* What the present turn is asked and told, near the bounds and at them. */
static void caps_told(const struct gamblers_heart *s, uint32_t turn)
{
    bool leads_on = turn >> SEAT_CHANCE & 1;
    struct options o;
    for (int seat = 0; seat <= s->gamblers; seat++) {
        if (!(turn >> seat & 1))
            continue;
        options_clear(&o);
        gamblers_heart_options(&desk.data, &desk.state, seat, &o);
        assert_true(o.count > 0);
        for (uint32_t i = 0; i < o.count; i++)
            leads_on = leads_on || o.at[i].verb != DO_WAIT;
        if (may_start(s, seat) && s->beats >= 96)
            has(prompt(seat), "no moves left");
        else if (may_start(s, seat) && s->beats >= 80)
            has(prompt(seat),
                s->beats == 95 ? "This Quest has 1 move left" : "moves left before its end");
        if (seat == GM && s->phase == PHASE_SCENE && s->beats < 96 && s->showdowns >= 4)
            has(prompt(GM), s->showdowns == 5   ? "1 more Showdown."
                            : s->showdowns == 4 ? "2 more Showdowns."
                                                : "no room for another Showdown.");
        if (seat != GM && may_start(s, seat) && s->spells_named >= 55)
            has(prompt(seat), "new spell");
    }
    assert_true(leads_on);
}

/* GH-H6: a table of people that starts whatever it may runs into each bound, is told before, and
 * comes to the quest's end. */
static void people_at_the_caps(void **state)
{
    int late = 0, late_showdowns = 0, all_showdowns = 0, all_names = 0;
    (void)state;
    for (uint64_t seed = 1; seed <= 60; seed++) {
        struct gamblers_heart *s = desk_scene(&desk, 3);
        struct rng rng;
        rng_seed(&rng, seed, 9);
        s->beats = seed % 2 ? 78 : 92;
        s->showdowns = (uint8_t)(4 + seed % 3);
        s->spells_named = (uint8_t)(55 + seed % 6);
        s->step = STEP_WORK;
        for (int moves = 0; s->quest == 1 && s->phase != PHASE_OVER && s->phase != PHASE_LIST;
             moves++) {
            uint32_t turn = gamblers_heart_turn(&desk.data, &desk.state);
            struct options o;
            struct move m;
            assert_true(turn && moves < 3000);
            assert_null(gamblers_heart_game.check(&desk.data, &desk.state));
            caps_told(s, turn);
            late += s->beats >= 96;
            late_showdowns += s->beats >= 96 && s->phase == PHASE_SHOWDOWN;
            all_showdowns += s->showdowns >= 6;
            all_names += s->spells_named >= 60;
            int seat = SEAT_CHANCE;
            while (!(turn >> SEAT_CHANCE & 1) && !(turn >> seat & 1 && seat <= s->gamblers))
                seat = (int)rng_below(&rng, (uint64_t)s->gamblers + 1);
            options_clear(&o);
            gamblers_heart_options(&desk.data, &desk.state, seat, &o);
            if (seat != SEAT_CHANCE) { /* any family, but the quest's end only where nothing else is
                                          open */
                uint32_t k = (uint32_t)rng_below(&rng, o.count);
                bool ends = o.at[k].verb == DO_VICTORY || o.at[k].verb == DO_DEFEAT;
                o.at[0] = ends && s->beats < 96 ? o.at[0] : o.at[k];
                o.count = 1;
            }
            options_draw(&o, &rng, &m);
            gamblers_heart_apply(&desk.data, &desk.state, &m);
        }
    }
    assert_true(late > 20 && late_showdowns > 0 && all_showdowns > 20 && all_names > 20);
}

/* GH-C1, GH-E7: who may come in between is told what waits, and may be spared the question; nobody
 * is said to be waited for but who has to answer. */
static void reactions(void **state)
{
    struct gamblers_heart *s = desk_scene(&desk, 3);
    struct move pass;
    struct view v;
    bool matters;
    (void)state;
    s->phase = PHASE_ACT;
    s->focus = 1;
    s->actor = GM;
    s->waiting = 1 << GM | 1 << 2 | 1 << 3;
    has(prompt(2), "Cast a spell first? Adaline Crowe acts, and the GM is about to answer.");
    has(board(2), "Waiting for the GM to answer the act.");
    has(why_not(2, DO_ACT, AS_PLAIN, 0, 0), "Until then you can only cast a spell.");
    v = view_of(2);
    assert_true(words()->window(&desk.data, &v, &pass, &matters));
    assert_int_equal(pass.verb, DO_WAIT);
    assert_false(matters); /* nothing is in the way */
    s->obstacle = SIZE_MINOR;
    s->which = 1;
    v = view_of(2);
    assert_true(words()->window(&desk.data, &v, &pass, &matters) && matters);
    v = view_of(GM);
    assert_false(words()->window(&desk.data, &v, &pass, &matters));
    s->phase = PHASE_PRESSED;
    s->focus = NONE;
    s->pressed = s->actor = 2;
    s->waiting = 1 << 1 | 1 << 3;
    has(prompt(GM), "Wait for Moses Tillery, or pass over them?");
    has(why_not(GM, DO_WAIT, 0, 0, 0), "To move on without them, pass them over.");
    has(why_not(GM, DO_ORACLE, LEAN_EVEN, 0, 0),
        "Moses Tillery decides now. Let them move, or pass them over.");
    has(label(GM, DO_PASS_OVER, 0, 0, 0),
        "Pass over Moses Tillery: the story moves on without them");
    has(prompt(1), "Cast a spell first? The GM looks at Moses Tillery.");
    has(board(1), "Waiting for Moses Tillery to act now.");
    has(facts(1), "\"may-cast\":[1,2,3]");
}

/* A duel as the voice page has it, told to the caster: J, 9, 9, K and A, the J rolled again to a 9;
 * a Stake of 8 raised to 10 and 20, of 20 Fortune each. GH-C5: J and K rolled again win 36 %, 67 %
 * with a Patron; three of a kind, 3 points, wins 3 of 6, and 5 of 6 as four of a kind. */
static void a_duel(void **state)
{
    static const uint8_t first[DICE] = {FACE_J, FACE_9, FACE_9, FACE_K, FACE_A};
    static const uint8_t again[DICE] = {FACE_9, FACE_9, FACE_9, FACE_K, FACE_A};
    struct gamblers_heart *s = duel(PHASE_ANSWER, 1, 8, first, 0);
    (void)state;
    s->die_known = s->gm_known = EVERYONE;
    memset(s->die, 0, sizeof s->die);
    assert_string_equal(
        prompt(1),
        "Accept a Stake of 8? 43% to win, 71% with a Patron. The Gamblers gain or lose 8 Fortune. "
        "Backing out is free.");
    duel(PHASE_REROLL, 1, 8, first, 6);
    assert_string_equal(prompt(1), "Reroll one or two dice? You have J, 9, 9, K and A, one pair (1 "
                                   "point). Best: reroll J and K, "
                                   "36% to win, 67% with a Patron.");
    duel(PHASE_RAISE, 1, 8, again, 6);
    assert_string_equal(
        prompt(1), "Raise the Stake, up to 16? 50% to win, 83% with a Patron. The Gamblers gain or "
                   "lose 8 Fortune.");
    assert_string_equal(tell(1, move_of(1, DO_RAISE, 10, 0, 0)),
                        "You raise the Stake from 8 to 10.");
    duel(PHASE_FOLD, 1, 20, again, 6);
    assert_string_equal(
        prompt(1),
        "Stay in, or fold for 10 Fortune? 50% to win, 83% with a Patron. A fold ends the spell.");
    assert_string_equal(tell(1, move_of(1, DO_STAY, 0, 0, 0)), "You stay in.");
    duel(PHASE_INVOKE, 1, 20, again, 6);
    assert_string_equal(
        prompt(1),
        "Invoke a Patron? You are losing, 3 points to the GM's 6. No changed die can win. If the "
        "GM "
        "imposes Order, the truth wins and blesses you, and a lie loses and curses you. Your "
        "Patronage is Death.");
    assert_string_equal(tell(1, move_of(1, DO_INVOKE, 1, 0, 0)), "You invoke Death.");
    s = duel(PHASE_CHANGE, 1, 20, again, 6);
    s->invoked = 1;
    has(tell(1, move_of(1, DO_LEAVE, 0, 0, 0)), "You change no die. \"");
    has(said, "\" fails. You cannot cast it, or anything too like it, again this Quest. The "
              "Gamblers lose 20 Fortune: Gamblers 0, "
              "GM 40. With no Fortune left, you are lost. Fortune: Gamblers 10, GM 30.");
}

/* What the GM is told at the fold, for tests/gamblers_heart/odds.py: the dice rolled again, the
 * GM's die, whether the caster is blessed, then the page's figures and the terminal's prompt. */
static void print_odds(void)
{
    for (int k = 0; k < 2 * FACES * (REROLL_MAX + 1); k++) {
        struct gamblers_heart *s = duel(PHASE_GM_FOLD, GM, 4, pair, 1 + k / 2 % FACES);
        s->rerolled = (uint8_t)(k / 2 / FACES);
        if (k & 1) {
            desk_reveal(s, 1, 1, STATUS_BLESSED);
            s->gm_known = EVERYONE;
        }
        printf("%d %d %d\n%s\n", s->rerolled, s->gm_die, k & 1, facts(GM));
        printf("%s\n", prompt(GM));
    }
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(gm_odds_are_one_casters),
        cmocka_unit_test(near_caps),
        cmocka_unit_test(caps_leave_a_move),
        cmocka_unit_test(people_at_the_caps),
        cmocka_unit_test(reactions),
        cmocka_unit_test(a_duel),
    };
    desk_open(&desk);
    if (argc == 2 && !strcmp(argv[1], "odds")) {
        print_odds();
        return 0;
    }
    return cmocka_run_group_tests(tests, NULL, NULL);
}
