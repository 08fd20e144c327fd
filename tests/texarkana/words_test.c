/* What is said to whom. What is always true: the words looked for are those of the rules page, or figures worked out
 * in the comment beside them. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <string.h>

#include "games/texarkana/words.h"
#include "tests/texarkana/table.h"

static struct table x;
static char bytes[65536];

/* What one of the words' functions says to a seat. */
static const char *said(int seat, void (*say)(const struct data *, const struct view *, struct text *))
{
    struct view view;
    struct text t = text_over(bytes, sizeof bytes);
    redact(x.g, &x.st, seat, &view);
    say(&x.pack.data, &view, &t);
    assert_false(t.cut);
    return bytes;
}

static void told(int seat, const struct state *before, const struct move *m)
{
    struct view a, b;
    struct move reads;
    struct text t = text_over(bytes, sizeof bytes);
    redact(x.g, before, seat, &a);
    redact(x.g, &x.st, seat, &b);
    move_redact(x.g, &x.pack.data, before, m, seat, &reads);
    x.g->words->tell(&x.pack.data, &a, &b, &reads, &t);
}

static void has(const char *text, const char *part)
{
    if (!strstr(text, part))
        fail_msg("\"%s\" is not in: %s", part, text);
}

static void has_not(const char *text, const char *part)
{
    if (strstr(text, part))
        fail_msg("\"%s\" stands in: %s", part, text);
}

/* Free play at a free table with one NPC and two players. */
static void scene(void)
{
    table_begin(&x, 3, STORY_FREE, 3);
    table_run(&x, 1, PHASE_FREE);
    PLAY(&x, DEALER, DO_SCENE, 0);
    PLAY(&x, DEALER, DO_BRING, 0);
}

/* TX-C7: the fields of use are told when the trump is declared; TX-C0: the five conditions, to the Dealer who decides. */
static void fields_of_use(void **state)
{
    static const char *const word[PLAYER_SUITS] = {"courage", "bargains", "riding",  "shooting",
                                                   "fists",   "machines", "stealth", "medicine"};
    (void)state;
    for (int suit = 0; suit < PLAYER_SUITS; suit++) {
        struct state before;
        struct move m = {.seat = DEALER, .verb = DO_DECLARE, .arg = {suit, SUIT_NONE, CAST_NONE, 0, 0}};
        scene();
        PLAY(&x, 1, DO_ATTEMPT, GOAL_NONE, suit);
        has(said(DEALER, x.g->words->prompt), word[suit]);
        has(said(DEALER, x.g->words->prompt), "sway or harm");
        has(said(DEALER, x.g->words->prompt), "risky");
        has(said(DEALER, x.g->words->prompt), "against time");
        has(said(DEALER, x.g->words->prompt), "special skill");
        has(said(DEALER, x.g->words->prompt), "the supernatural, the mind, terror or the occult");
        state_copy(x.g, &before, &x.st);
        assert_null(game_play(x.g, &x.pack.data, &x.st, &m));
        told(1, &before, &m);
        has(bytes, word[suit]);
        struct text t = text_over(bytes, sizeof bytes);
        x.g->words->describe(&x.pack.data, NAMES_SUIT, suit, &t);
        has(bytes, word[suit]);
        t = text_over(bytes, sizeof bytes);
        x.g->words->cards(&x.pack.data, &t);
        has(bytes, word[suit]);
    }
}

static const char *making(int seat, int verb, int a, int b, int args, bool question)
{
    struct view view;
    struct text t = text_over(bytes, sizeof bytes);
    struct move m = {.seat = (uint8_t)seat, .verb = (uint8_t)verb, .arg = {a, b}};
    redact(x.g, &x.st, seat, &view);
    (question ? x.g->words->next : x.g->words->begun)(&x.pack.data, &view, &m, args, &t);
    return bytes;
}

/* A move in the making: a goal with its fields, and at each step of the stakes what the scenario has for it. */
static void in_the_making(void **state)
{
    (void)state;
    table_begin(&x, 3, STORY_FIRST, 3);
    table_run(&x, 1, PHASE_FREE);
    PLAY(&x, DEALER, DO_SCENE, 0);
    const struct pack *p = x.pack.data.block;
    const struct goal *g = &p->scenario[0].scene[0].goal[0];
    has(making(1, DO_ATTEMPT, 0, g->way[0].field, 1, false), g->told.title);
    for (int i = 0; i < g->way_count; i++)
        has(bytes, suit_title(g->way[i].field));
    has(making(1, DO_ATTEMPT, GOAL_NONE, SUIT_CLUBS, 1, false), "of your own");
    PLAY(&x, 1, DO_ATTEMPT, 0, g->way[0].field);
    bool opposed = g->way[0].against != CAST_NONE;
    has(making(DEALER, DO_DECLARE, g->way[0].field, SUIT_NONE, 1, true), opposed ? suit_title(g->way[0].opposition)
                                                                                  : "nobody opposes");
    has(making(DEALER, DO_DECLARE, g->way[0].field, SUIT_NONE, 2, false), "Nobody opposes");
    for (int which = 0; which < RESOURCES; which++)
        if (g->cost[which])
            has(making(DEALER, DO_DECLARE, g->way[0].field, SUIT_NONE, 4, true), resource_title(which));
    has_not(making(DEALER, DO_DECLARE, g->way[0].field, SUIT_NONE, 0, true), "scenario"); /* the prompt has it */
    scene();
    PLAY(&x, 1, DO_ATTEMPT, GOAL_NONE, SUIT_CLUBS);
    has_not(making(DEALER, DO_DECLARE, SUIT_CLUBS, SUIT_NONE, 4, true), "scenario");
}

/* TX-C3, TX-C4, TX-D6: a result says what the scores are the sums of. */
static void sums(void **state)
{
    struct state before;
    (void)state;
    scene();
    PLAY(&x, 1, DO_ATTEMPT, GOAL_NONE, SUIT_CLUBS);
    PLAY(&x, DEALER, DO_DECLARE, SUIT_CLUBS, SUIT_NONE, CAST_NONE, 0, 0);
    PLAY(&x, DEALER, DO_DIFFICULTY, -2, 1);
    struct set hand = hand_of(look_at(&x.st), 1);
    PLAY(&x, 1, DO_PLAY, set_nth(&hand, 0), 0);
    while (look_at(&x.st)->result == RESULT_NONE) {
        struct options o;
        struct move m;
        int seat = __builtin_ctz(x.g->turn(&x.pack.data, &x.st));
        state_copy(x.g, &before, &x.st);
        options_clear(&o);
        x.g->options(&x.pack.data, &x.st, seat, &o);
        options_nth(&o, options_size(&o) - 1, &m); /* pass, stand, the last card */
        assert_null(game_play(x.g, &x.pack.data, &x.st, &m));
        if (look_at(&x.st)->result != RESULT_NONE)
            told(2, &before, &m);
    }
    has(bytes, ", DV -2, Woe +1)");
    char sum[64];
    int flipped = look_at(&x.st)->total[SIDE_OTHER];
    struct text t = text_over(sum, sizeof sum);
    text_format(&t, "the Dealer has %d (%d, DV -2, Woe +1)", flipped - 2 + 1, flipped);
    has(bytes, sum);
}

/* TX-H3: odds of the own hand, for one's own eyes, unless the table has them off. */
static void odds_shown(void **state)
{
    (void)state;
    for (int shown = 0; shown < 2; shown++) {
        scene();
        table_of(&x.st)->rule_odds_shown = (uint8_t)shown;
        PLAY(&x, 1, DO_ATTEMPT, GOAL_NONE, SUIT_CLUBS);
        has_not(said(1, x.g->words->facts), "\"odds\""); /* no card can be played yet */
        PLAY(&x, DEALER, DO_DECLARE, SUIT_CLUBS, SUIT_NONE, CAST_NONE, 0, 0);
        PLAY(&x, DEALER, DO_DIFFICULTY, 0, 0);
        (shown ? has : has_not)(said(1, x.g->words->facts), "\"odds\"");
        has_not(said(2, x.g->words->facts), "\"odds\"");
        has_not(said(DEALER, x.g->words->facts), "\"odds\"");
        has_not(said(SEAT_WATCHER, x.g->words->facts), "\"odds\"");
        struct view view;
        struct text t = text_over(bytes, sizeof bytes);
        struct set hand = hand_of(look_at(&x.st), 1);
        struct move m = {.seat = 1, .verb = DO_PLAY, .arg = {set_nth(&hand, 0)}};
        redact(x.g, &x.st, 1, &view);
        x.g->words->label(&x.pack.data, &view, &m, &t);
        (shown ? has : has_not)(bytes, "%");
    }
}

/* TX-H3: odds are of a test against the Dealer; a duel has none. */
static void no_odds_in_a_duel(void **state)
{
    (void)state;
    scene();
    struct set mine = hand_of(look_at(&x.st), 1), theirs = hand_of(look_at(&x.st), 2);
    int card = set_nth(&mine, 0);
    PLAY(&x, 1, DO_CHALLENGE, 2);
    PLAY(&x, 2, DO_AGREE, 0);
    PLAY(&x, DEALER, DO_ALLOW, card_suit(card), card_suit(card), 0);
    PLAY(&x, 1, DO_DOWN, card);
    PLAY(&x, 2, DO_DOWN, set_nth(&theirs, 0));
    table_chance(&x);
    assert_int_equal(look_at(&x.st)->phase, PHASE_TRUMP);
    assert_int_equal(look_at(&x.st)->actor, 1);
    has_not(said(1, x.g->words->facts), "\"odds\"");
}

/* TX-H1: at a table without Woe the Dealer is not asked for any. */
static void no_woe(void **state)
{
    (void)state;
    for (int with = 0; with < 2; with++) {
        scene();
        table_of(&x.st)->rule_woe = (uint8_t)with;
        PLAY(&x, 1, DO_ATTEMPT, GOAL_NONE, SUIT_CLUBS);
        PLAY(&x, DEALER, DO_DECLARE, SUIT_CLUBS, SUIT_NONE, CAST_NONE, 0, 0);
        (with ? has : has_not)(said(DEALER, x.g->words->prompt), "Woe");
    }
}

/* TX-C2: ratings and difficulties are the Dealer's; the words to others are the same whatever they are. */
static void ratings_hidden(void **state)
{
    static char first[4][sizeof bytes];
    struct pack *p = x.pack.block;
    (void)state;
    assert_non_null(p);
    for (int other = 0; other < 2; other++) {
        table_begin(&x, 3, STORY_FIRST, 3);
        table_run(&x, 1, PHASE_FREE);
        PLAY(&x, DEALER, DO_SCENE, 0);
        for (int npc = 0; npc < p->npc_count; npc++)
            for (int suit = 0; suit < PLAYER_SUITS; suit++)
                p->npc[npc].rating[suit] = (int8_t)-p->npc[npc].rating[suit];
        for (int goal = 0; goal < p->scenario[0].scene[0].goal_count; goal++)
            for (int way = 0; way < WAYS_MAX; way++)
                p->scenario[0].scene[0].goal[goal].way[way].difficulty++;
        const int seats[] = {1, 2, SEAT_WATCHER};
        for (int k = 0; k < 3; k++) {
            size_t used = strlen(said(seats[k], x.g->words->board));
            assert_true(used + 20000 < sizeof bytes);
            char *facts = bytes + used;
            struct view view;
            struct text t = text_over(facts, sizeof bytes - used);
            redact(x.g, &x.st, seats[k], &view);
            x.g->words->facts(&x.pack.data, &view, &t);
            if (other)
                assert_string_equal(first[k], bytes);
            else
                memcpy(first[k], bytes, sizeof bytes);
        }
        struct text t = text_over(bytes, sizeof bytes);
        x.g->words->cards(&x.pack.data, &t);
        if (other)
            assert_string_equal(first[3], bytes);
        else
            memcpy(first[3], bytes, sizeof bytes);
    }
}

/* TX-D1: who plays a trump may trump or stand. To stand is what Enter alone takes, but never unasked; to trump neither. */
static void standing_is_safe(void **state)
{
    struct options o;
    int asked = 0;
    (void)state;
    scene();
    struct set hand = hand_of(look_at(&x.st), 1);
    int card = set_nth(&hand, 0), suit = card_suit(card);
    assert_int_not_equal(suit, SUIT_SKULLS);
    PLAY(&x, 1, DO_ATTEMPT, GOAL_NONE, suit);
    PLAY(&x, DEALER, DO_DECLARE, suit, SUIT_NONE, CAST_NONE, 0, 0);
    PLAY(&x, DEALER, DO_DIFFICULTY, 0, 0);
    PLAY(&x, 1, DO_PLAY, card, 0);
    PLAY(&x, 2, DO_PASS, 0);
    assert_int_equal(look_at(&x.st)->phase, PHASE_TRUMP);
    x.g->options(&x.pack.data, &x.st, 1, &o);
    for (uint32_t i = 0; i < o.count; i++) {
        bool stand = o.at[i].verb == DO_STAND, trump = o.at[i].verb == DO_TRUMP;
        asked += stand || trump;
        if (stand || trump)
            assert_int_equal(o.at[i].flags, stand ? OPTION_SAFE : 0);
    }
    assert_int_equal(asked, 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(fields_of_use),
        cmocka_unit_test(in_the_making), cmocka_unit_test(sums), cmocka_unit_test(odds_shown),
        cmocka_unit_test(no_odds_in_a_duel),
        cmocka_unit_test(no_woe),
        cmocka_unit_test(ratings_hidden),
        cmocka_unit_test(standing_is_safe),
    };
    table_open(&x);
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    pack_close(&x.pack);
    return failed;
}
