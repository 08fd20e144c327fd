/* What Texarkana says: the test of docs/voice.md, word for word. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <string.h>

#include "games/texarkana/cards.h"
#include "tests/texarkana/table.h"

enum { PLAYER = 1, STORY_LAST_DITCH = STORY_FIRST + 2, GOAL = 0, RANCH_HAND_SLOT = 1, EXACT = 0 };

static struct table x;
static char bytes[4096];

static int card(int suit, int rank) { return suit * RANKS + rank; }

/* Lines as one line, as the page of the voice breaks them otherwise. */
static const char *flat(void)
{
    for (char *p = bytes; *p; p++)
        *p = *p == '\n' ? ' ' : *p;
    return bytes;
}

/* Makes the move, and what the player is told of it. */
static const char *told(int seat, int verb, int a, int b, int c)
{
    static struct state before;
    static struct view was, is;
    struct move m = {.seat = (uint8_t)seat, .verb = (uint8_t)verb, .arg = {a, b, c}}, reads;
    struct text t = text_over(bytes, sizeof bytes);
    before = x.st;
    table_play(&x, seat, verb, m.arg);
    redact(x.g, &before, PLAYER, &was);
    redact(x.g, &x.st, PLAYER, &is);
    move_redact(x.g, &x.pack.data, &before, &m, PLAYER, &reads);
    x.g->words->tell(&x.pack.data, &was, &is, &reads, &t);
    return flat();
}

static const char *said(void (*speaks)(const struct data *, const struct view *, struct text *))
{
    static struct view view;
    struct text t = text_over(bytes, sizeof bytes);
    redact(x.g, &x.st, PLAYER, &view);
    speaks(&x.pack.data, &view, &t);
    return flat();
}

static const char *labelled(int verb, int a)
{
    static struct view view;
    struct move m = {.seat = PLAYER, .verb = (uint8_t)verb, .arg = {a}};
    struct text t = text_over(bytes, sizeof bytes);
    redact(x.g, &x.st, PLAYER, &view);
    x.g->words->label(&x.pack.data, &view, &m, &t);
    return flat();
}

/* The Ace counts 1, the flip 10: 11. The Dealer's 10 and 6, DV -2 and the Woe: 15. Josephine Ashby
 * has 5 Will and 3 Luck, and a burned card costs 1 Will, a lost wager 1 Luck. The chances are that
 * page's. */
static void a_test(void **state)
{
    int ace = card(SUIT_HEARTS, 0);
    (void)state;
    table_begin(&x, 2, STORY_LAST_DITCH, 3);
    table_run(&x, 0, PHASE_CASTING);
    PLAY(&x, PLAYER, DO_CHOOSE, 0); /* Josephine 'Thimble' Ashby, who is Exact */
    table_run(&x, 0, PHASE_FREE);
    PLAY(&x, DEALER, DO_SCENE, 0);
    tx_card_put(&x.st, ace, place_hand(PLAYER));
    assert_string_equal(told(PLAYER, DO_ATTEMPT, GOAL, SUIT_HEARTS, 0),
                        "You attempt this with Hearts: Find out what holds the town.");
    assert_string_equal(told(DEALER, DO_DECLARE, SUIT_HEARTS, SUIT_HEARTS, RANCH_HAND_SLOT),
                        "Your trumps are Hearts. Ranch Hand opposes you with Hearts. "
                        "If you fail: You ask the wrong one, and the night is spent in jail.");
    assert_string_equal(told(DEALER, DO_DIFFICULTY, -2, 1, 0), "The Dealer sets the DV in secret.");
    assert_string_equal(told(PLAYER, DO_CHARACTERISTIC, EXACT, 0, 0), "You wager 1 Luck on Exact.");
    assert_string_equal(said(x.g->words->prompt), "Which card do you play?");
    assert_string_equal(
        said(x.g->words->besides),
        "Your trumps are Hearts, the Dealer's Hearts and Skulls. Odds use only what you can see.");
    assert_string_equal(labelled(DO_PLAY, ace),
                        "Play the Ace of Hearts: 22% to succeed, 70% if you trump");
    assert_string_equal(told(PLAYER, DO_PLAY, ace, 0, 0), "You play the Ace of Hearts.");
    /* TX-C4: of the Dealer's score no more than the total that lies open, not the DV of -2 nor the
     * Woe */
    assert_null(strstr(said(x.g->words->facts), "\"scores\""));
    assert_null(strstr(bytes, "\"came\""));
    assert_string_equal(
        said(x.g->words->prompt),
        "Trump? Your cards total 1. You flip a card and add it, and again after each "
        "trump. Over 21 you bust.");
    assert_string_equal(labelled(DO_TRUMP, 0), "Trump: 70% to succeed, 1% to bust");
    assert_string_equal(told(PLAYER, DO_TRUMP, 0, 0, 0), "You trump.");
    assert_string_equal(told(SEAT_CHANCE, DO_FLIP, card(SUIT_TOMES, 9), 0, 0),
                        "You flip the 10 of Tomes (total 11).");
    assert_string_equal(told(SEAT_CHANCE, DO_REVEAL, -2, 1, 0),
                        "The DV was \xe2\x88\x92"
                        "2, with 1 Woe hidden in it: an Unsettling Presence.");
    assert_string_equal(
        told(SEAT_CHANCE, DO_FLIP, card(SUIT_SKULLS, 9), 0, 0),
        "The Dealer flips the 10 of Skulls, a trump (total 10), and must flip again. "
        "The Dealer gains 1 Woe (3 now).");
    assert_string_equal(
        told(SEAT_CHANCE, DO_FLIP, card(SUIT_SPADES, 5), 0, 0),
        "The Dealer flips the 6 of Spades (total 16). You fail, 11 to 15 (16, DV \xe2\x88\x92"
        "2, Woe +1). "
        "You trumped and lost, so the failure is worse than agreed. Goal lost: Find out what holds "
        "the town. "
        "You were loafing. It says so on the paper, and the paper was made out this morning. "
        "The Woe burns your card: you lose 1 Will (4 left). "
        "Your wager on Exact is lost: you lose 1 Luck (2 left).");
    /* and stays on the page's table: 1 + 10 against 10 + 6 - 2 + 1 */
    assert_non_null(strstr(said(x.g->words->facts),
                           "\"scores\":[11,15],\"came\":\"You fail, 11 to 15 (16, DV \xe2\x88\x92"
                           "2, Woe +1). You trumped and lost, so the failure is worse than agreed. "
                           "Your card is burned.\""));
    assert_non_null(strstr(bytes, "\"out\":[]"));
    table_of(&x.st)->will[PLAYER] = 0; /* TX-B4 */
    assert_non_null(strstr(said(x.g->words->facts), "\"out\":[1]"));
}

static int open_pack(void **state)
{
    (void)state;
    table_open(&x);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(a_test)};
    return cmocka_run_group_tests(tests, open_pack, NULL);
}
