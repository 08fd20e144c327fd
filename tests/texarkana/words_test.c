/* What is said to whom. What is always true: the words looked for are those of the rules page, or
 * figures worked out in the comment beside them. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <stdio.h>
#include <string.h>

#include "games/texarkana/voice/words.h"
#include "tests/texarkana/table.h"

static struct table x;
static char bytes[65536];
static const char *const suit_titles[] = {"Hearts", "Diamonds", "Horns", "Pistols", "Clubs",
                                          "Spades", "Masks",    "Tomes", "Skulls"};
static const char *const resource_titles[] = {"Will", "Grit", "Coin", "Luck", "an Injury"};

/* What one of the words' functions says to a seat. */
static const char *said(int seat,
                        void (*speaks)(const struct data *, const struct view *, struct text *))
{
    struct view view;
    struct text t = text_over(bytes, sizeof bytes);
    redact(x.g, &x.st, seat, &view);
    speaks(&x.pack.data, &view, &t);
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

/* TX-C7: the fields of use are told when the trump is declared; TX-C0: the five conditions, to the
 * Dealer who decides. */
static void fields_of_use(void **state)
{
    static const char *const word[PLAYER_SUITS] = {"courage", "bargains", "riding",  "shooting",
                                                   "fists",   "machines", "stealth", "medicine"};
    (void)state;
    for (int suit = 0; suit < PLAYER_SUITS; suit++) {
        struct state before;
        struct move m = {
            .seat = DEALER, .verb = DO_DECLARE, .arg = {suit, SUIT_NONE, CAST_NONE, 0, 0}};
        int named = (suit + 1) % PLAYER_SUITS;
        table_scene(&x);
        PLAY(&x, 1, DO_ATTEMPT, GOAL_NONE, named);
        has(said(DEALER, x.g->words->prompt), word[named]);
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

/* A move in the making: a goal with its fields, and at each step of the stakes what the scenario
 * has for it. */
static void in_the_making(void **state)
{
    (void)state;
    table_begin(&x, 3, STORY_FIRST, 3);
    table_run(&x, 1, PHASE_FREE);
    PLAY(&x, DEALER, DO_SCENE, 0);
    const struct pack *p = x.pack.data.block;
    const struct goal *g = &p->scenario[0].scene[0].goal[0];
    has(making(1, DO_ATTEMPT, 0, g->way[0].field, 1, false), g->caption.title);
    for (int i = 0; i < g->way_count; i++)
        has(bytes, suit_titles[g->way[i].field]);
    has(making(1, DO_ATTEMPT, GOAL_NONE, SUIT_CLUBS, 1, false), "Something else");
    has(making(DEALER, DO_JUDGE, 0, GOAL_WON, 1, false), "without a test");
    has(making(DEALER, DO_CLASH, 0, 1, 1, false), "for the Posse");
    PLAY(&x, 1, DO_ATTEMPT, 0, g->way[0].field);
    bool opposed = g->way[0].against != CAST_NONE;
    has(making(DEALER, DO_DECLARE, g->way[0].field, SUIT_NONE, 1, true),
        opposed ? suit_titles[g->way[0].opposition] : "nobody opposes");
    has(making(DEALER, DO_DECLARE, g->way[0].field, SUIT_NONE, 2, false), "Nobody opposes");
    for (int which = 0; which < RESOURCES; which++)
        if (g->cost[which])
            has(making(DEALER, DO_DECLARE, g->way[0].field, SUIT_NONE, 4, true),
                resource_titles[which]);
    has_not(making(DEALER, DO_DECLARE, g->way[0].field, SUIT_NONE, 0, true),
            "story"); /* the prompt has it */
    table_scene(&x);
    PLAY(&x, 1, DO_ATTEMPT, GOAL_NONE, SUIT_CLUBS);
    has_not(making(DEALER, DO_DECLARE, SUIT_CLUBS, SUIT_NONE, 4, true), "story");
}

/* TX-C3, TX-C4, TX-D6: a result says what the scores are the sums of, also below 0. The Dealer
 * flips an Ace, which is no trump of anybody's: 1 - 2 + 1, and 1 - 3. */
static void sums(void **state)
{
    static const struct {
        int dv, woe;
        const char *says;
    } cases[] = {
        {-2, 1, " to 0 (1, DV −2, Woe +1)."},
        {-3, 0, " to −2 (1, DV −3)."},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct state before;
        table_scene(&x);
        PLAY(&x, 1, DO_ATTEMPT, GOAL_NONE, SUIT_CLUBS);
        PLAY(&x, DEALER, DO_DECLARE, SUIT_CLUBS, SUIT_NONE, CAST_NONE, 0, 0);
        PLAY(&x, DEALER, DO_DIFFICULTY, cases[i].dv, cases[i].woe);
        struct set hand = tx_hand_of(look_at(&x.st), 1);
        PLAY(&x, 1, DO_PLAY, set_nth(&hand, 0), 0);
        while (look_at(&x.st)->result == RESULT_NONE) {
            struct options o;
            struct move m;
            int seat = __builtin_ctz(x.g->turn(&x.pack.data, &x.st));
            state_copy(x.g, &before, &x.st);
            options_clear(&o);
            x.g->options(&x.pack.data, &x.st, seat, &o);
            /* the first card; pass, stand */
            options_nth(&o, seat == SEAT_CHANCE ? 0 : options_size(&o) - 1, &m);
            if (m.verb == DO_FLIP)
                assert_int_equal(card_value(m.arg[0]), 1);
            assert_null(game_play(x.g, &x.pack.data, &x.st, &m));
            if (look_at(&x.st)->result != RESULT_NONE)
                told(2, &before, &m);
        }
        has(bytes, cases[i].says);
    }
}

/* TX-H3: odds of the own hand, for one's own eyes, unless the table has them off. */
static void odds_shown(void **state)
{
    (void)state;
    for (int shown = 0; shown < 2; shown++) {
        table_scene(&x);
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
        struct set hand = tx_hand_of(look_at(&x.st), 1);
        struct move m = {.seat = 1, .verb = DO_PLAY, .arg = {set_nth(&hand, 0)}};
        redact(x.g, &x.st, 1, &view);
        x.g->words->label(&x.pack.data, &view, &m, &t);
        (shown ? has : has_not)(bytes, "%");
    }
}

/* TX-H3: to stand is told of each value that is held, to trump of each trump by its name. */
static void odds_told(void **state)
{
    (void)state;
    table_scene(&x);
    struct set hand = tx_hand_of(look_at(&x.st), 1);
    int trump = card_suit(set_nth(&hand, 0)) % PLAYER_SUITS;
    PLAY(&x, 1, DO_ATTEMPT, GOAL_NONE, trump);
    PLAY(&x, DEALER, DO_DECLARE, trump, SUIT_NONE, CAST_NONE, 0, 0);
    PLAY(&x, DEALER, DO_DIFFICULTY, 0, 0);
    const char *facts = said(1, x.g->words->facts), *stand = strstr(facts, "\"odds\":{");
    assert_non_null(stand);
    for (int k = 0; k < set_count(&hand); k++) {
        int card = set_nth(&hand, k);
        char value[16], name[32];
        snprintf(value, sizeof value, "\"%d\":", card_value(card));
        snprintf(name, sizeof name, "\"%s\":[", x.pack.data.names[NAMES_CARD].at[card]);
        has(stand, value);
        assert_null(strstr(strstr(stand, value) + 1, value)); /* once */
        (card_suit(card) == trump ? has : has_not)(facts, name);
    }
}

/* The terminal adds the own hand, and what was agreed for a test; nobody else's words have it. */
static void besides(void **state)
{
    (void)state;
    table_scene(&x);
    char held[64];
    struct text t = text_over(held, sizeof held);
    struct set hand = tx_hand_of(look_at(&x.st), 1);
    text_put(&t, "You have the ");
    x.g->words->describe(&x.pack.data, NAMES_CARD, set_nth(&hand, 0), &t);
    *strchr(held, ':') = 0; /* "Ace of Hearts: worth 1." */
    has(said(1, x.g->words->besides), held);
    has_not(said(1, x.g->words->prompt), "You have");
    has_not(said(2, x.g->words->besides), held);
    assert_string_equal(said(DEALER, x.g->words->besides), "");
    PLAY(&x, 1, DO_ATTEMPT, GOAL_NONE, SUIT_CLUBS);
    PLAY(&x, DEALER, DO_DECLARE, SUIT_CLUBS, SUIT_PISTOLS, 0, 1 << MARK_SUPERNATURAL,
         1 << RES_GRIT | 1 << RES_COIN);
    PLAY(&x, DEALER, DO_DIFFICULTY, 0, 0);
    has(said(1, x.g->words->besides), "Your trumps are Clubs, the Dealer's Pistols and Skulls.");
    has(bytes, "Grit and Coin are at risk. The test involves the supernatural. Odds use only what "
               "you can see.");
    assert_string_equal(said(DEALER, x.g->words->besides), "");
}

/* TX-C7: the field of use is told with the trump that is declared, where it is not the one that was
 * named. */
static void trump_told(void **state)
{
    (void)state;
    for (int trump = SUIT_SPADES; trump <= SUIT_MASKS; trump++) {
        struct state before;
        struct move m = {
            .seat = DEALER, .verb = DO_DECLARE, .arg = {trump, SUIT_NONE, CAST_NONE, 0, 0}};
        table_scene(&x);
        PLAY(&x, 1, DO_ATTEMPT, GOAL_NONE, SUIT_SPADES);
        state_copy(x.g, &before, &x.st);
        assert_null(game_play(x.g, &x.pack.data, &x.st, &m));
        told(1, &before, &m);
        has(bytes, trump == SUIT_SPADES
                       ? "Your trumps are Spades. "
                       : "Your trumps are Masks (lies, stealth, disguise, slipping away). ");
    }
}

/* TX-H3: odds are of a test against the Dealer; a duel has none. */
static void no_odds_in_a_duel(void **state)
{
    (void)state;
    table_scene(&x);
    struct set mine = tx_hand_of(look_at(&x.st), 1), theirs = tx_hand_of(look_at(&x.st), 2);
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
        table_scene(&x);
        table_of(&x.st)->rule_woe = (uint8_t)with;
        PLAY(&x, 1, DO_ATTEMPT, GOAL_NONE, SUIT_CLUBS);
        PLAY(&x, DEALER, DO_DECLARE, SUIT_CLUBS, SUIT_NONE, CAST_NONE, 0, 0);
        (with ? has : has_not)(said(DEALER, x.g->words->prompt), "Woe");
    }
}

/* TX-C2: ratings and difficulties are the Dealer's; the words to others are the same whatever they
 * are. */
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

/* What one move is called for a seat. */
static const char *called(int seat, int verb, int a, int b)
{
    struct view view;
    struct text t = text_over(bytes, sizeof bytes);
    struct move m = {.seat = (uint8_t)seat, .verb = (uint8_t)verb, .arg = {a, b}};
    redact(x.g, &x.st, seat, &view);
    x.g->words->label(&x.pack.data, &view, &m, &t);
    return bytes;
}

/* TX-F1: who cannot bust is told so, and nothing of 21. */
static void cannot_bust(void **state)
{
    (void)state;
    table_trump(&x);
    has(said(1, x.g->words->prompt), "Over 21 you bust");
    has_not(called(1, DO_TRUMP, 0, 0), "cannot bust");
    table_of(&x.st)->never_bust[SIDE_INITIATOR] = 1;
    has(said(1, x.g->words->prompt), "You can't bust");
    has_not(bytes, "21");
    has(called(1, DO_TRUMP, 0, 0), "you cannot bust");
    has_not(bytes, "to bust");
}

/* TX-C2, TX-D6: as long as Woe may be hidden, sure is only what all of it could not undo. The
 * Dealer's cards are 21 at most without a bust: with a DV of 3 and the 4 of Woe that two players
 * make, 28. */
static void sure_is_sure(void **state)
{
    (void)state;
    table_trump(&x);
    table_of(&x.st)->total[SIDE_INITIATOR] = 27;
    has(called(1, DO_STAND, 0, 0), "over 99% to succeed");
    has(said(1, x.g->words->facts), "\"odds\":{\"now\":9999");
    table_of(&x.st)->total[SIDE_INITIATOR] = 28;
    has(called(1, DO_STAND, 0, 0), "certain to succeed");
    has(said(1, x.g->words->facts), "\"odds\":{\"now\":10000");
    table_of(&x.st)->rule_woe = 0;
    table_of(&x.st)->total[SIDE_INITIATOR] = 24; /* 21 and a DV of 3 */
    has(called(1, DO_STAND, 0, 0), "certain to succeed");
    table_of(&x.st)->total[SIDE_INITIATOR] = 1;
    has_not(called(1, DO_STAND, 0, 0), "certain");
}

/* TX-D6: who hides the last Woe is told that the session ends by it. */
static void last_woe(void **state)
{
    (void)state;
    table_scene(&x);
    PLAY(&x, 1, DO_ATTEMPT, GOAL_NONE, SUIT_CLUBS);
    PLAY(&x, DEALER, DO_DECLARE, SUIT_CLUBS, SUIT_NONE, CAST_NONE, 0, 0);
    assert_int_equal(look_at(&x.st)->woe, 4); /* session 1 + 1 + 2 players */
    has(said(DEALER, x.g->words->prompt), "If you hide all of it, the session ends");
    has(making(DEALER, DO_DIFFICULTY, 0, 0, 1, true), "If you hide all 4, the session ends");
    has(called(DEALER, DO_DIFFICULTY, 0, 4), "the session ends");
    has_not(called(DEALER, DO_DIFFICULTY, 0, 3), "the session ends");
    has_not(called(DEALER, DO_DIFFICULTY, 0, 0), "the session ends");
}

/* TX-E3, TX-D5: what a burned card and a height are worth is said where they are chosen. */
static void worth(void **state)
{
    (void)state;
    table_scene(&x);
    struct set hand = tx_hand_of(look_at(&x.st), 1);
    PLAY(&x, 1, DO_ATTEMPT, GOAL_NONE, SUIT_CLUBS);
    PLAY(&x, DEALER, DO_DECLARE, SUIT_CLUBS, SUIT_NONE, CAST_NONE, 1 << MARK_BURN_OFFERED, 0);
    PLAY(&x, DEALER, DO_DIFFICULTY, 0, 0);
    has(called(1, DO_PLAY, set_nth(&hand, 0), 1), "you gain 3 of Grit, Coin or Luck");
    struct texarkana *s = table_of(&x.st);
    s->phase = PHASE_TELL;
    s->actor = 1;
    has_not(said(1, x.g->words->prompt), "more than agreed");
    s->gains_left = 2;
    has(said(1, x.g->words->prompt), "gain 2 of Grit, Coin or Luck");
    s->gains_left = 0;
    s->phase = PHASE_CARD;
    has_not(called(1, DO_PLAY, set_nth(&hand, 0), 0), "gain 3");
    table_of(&x.st)->edition = 1;
    has_not(called(1, DO_PLAY, set_nth(&hand, 0), 1), "gain 3");
}

/* What a scenario holds from here on is the Dealer's alone: read off border.yaml by hand. */
static void ahead(void **state)
{
    (void)state;
    for (int story = STORY_FIRST; story < STORY_FREE; story++) {
        table_begin(&x, 3, story, 3);
        table_run(&x, 1, PHASE_FREE);
        has(said(DEALER, x.g->words->ahead), "An ending: "); /* and it is not cut */
    }
    table_begin(&x, 3, STORY_FIRST, 3);
    table_run(&x, 1, PHASE_FREE);
    has(said(DEALER, x.g->words->ahead), "The Back Room of the Palaver. A lamp, a bottle");
    has_not(bytes, "Now: ");
    has(bytes, "Not so yet: ladder, tickets,");
    PLAY(&x, DEALER, DO_SCENE, 0);
    has(said(DEALER, x.g->words->ahead), "Now: The Back Room of the Palaver.");
    has(bytes, "There: Brakeman; Barkeep.");
    has(bytes, "Goal: Learn where the train slows down. Hearts against Brakeman with Hearts (−3); "
               "Masks against Brakeman with Hearts (−3); Clubs against Brakeman with Clubs (−2).");
    has(bytes, "Grander or burned, it remembers ladder as well.");
    has(bytes, "\"Learn where the train slows down\" won leads to Dutchman's Tower.");
    has(bytes, "\"Learn where the train slows down\" lost leads to The Trestle at Red Fork.");
    has(bytes, "Otherwise it goes to The Trestle at Red Fork.");
    has(bytes, "To buy: A Drawing of Dutchman's Tower. It remembers ladder. Only if: not ladder.");
    has(bytes, "An ending: Set Down. A hand in a darned glove");
    has(bytes, "Only if: blessed.");
    has(bytes, "Told as well if horses: The horses have kept up");
    for (int seat = 1; seat < 3; seat++)
        assert_string_equal(said(seat, x.g->words->ahead), "");
    assert_string_equal(said(SEAT_WATCHER, x.g->words->ahead), "");
    PLAY(&x, DEALER, DO_CLOSE_SCENE);
    PLAY(&x, DEALER, DO_SCENE, 2); /* the trestle: nobody comes back to the tower */
    has(said(DEALER, x.g->words->ahead), "Now: The Trestle at Red Fork.");
    has_not(bytes, "Dutchman's Tower. She comes in");
    table_begin(&x, 3, STORY_FREE, 3);
    table_run(&x, 1, PHASE_FREE);
    assert_string_equal(said(DEALER, x.g->words->ahead), "");
}

/* The own sheet at any time: figures, and what is used up; to the Dealer everyone's; nothing before
 * there is one. */
static void sheets(void **state)
{
    (void)state;
    table_begin(&x, 3, STORY_FREE, 3);
    assert_string_equal(said(1, x.g->words->sheet), "");
    table_scene(&x);
    const struct texarkana *s = look_at(&x.st);
    const struct character *c = tx_character(x.pack.block, s, 1),
                           *other = tx_character(x.pack.block, s, 2);
    has(said(1, x.g->words->sheet), c->caption.title);
    has_not(bytes, other->caption.title);
    has_not(bytes, "Used this session");
    assert_true(c->characteristic_count > 0);
    has(bytes, c->characteristic[0].title);
    table_of(&x.st)->grit[1] = 7;
    table_of(&x.st)->injuries[1] = 2;
    table_of(&x.st)->wagered[1] = 1 << WAGER_CHARACTERISTIC;
    has(said(1, x.g->words->sheet), "Grit 7");
    has(bytes, "Injuries 2, and at 3 you are out");
    has(bytes, "Used this session");
    has(said(DEALER, x.g->words->sheet), c->caption.title);
    has(bytes, other->caption.title);
}

/* TX-C5, TX-D5: what a failure costs is told with who takes it, and whether it was at risk. */
static void takes_told(void **state)
{
    struct state before;
    struct move m = {.seat = DEALER, .verb = DO_TAKE, .arg = {RES_COIN, 2}};
    (void)state;
    table_trump(&x);
    struct texarkana *s = table_of(&x.st);
    s->coin[1] = 5;
    s->phase = PHASE_TELL; /* as after a trump that failed, with Coin at risk */
    s->actor = DEALER;
    s->result = RESULT_FAILURE;
    s->risk = 1 << RES_COIN;
    s->takes_left = 1;
    has(said(DEALER, x.g->words->prompt), "worse than agreed, so you can take 1 more of anything");
    s->takes_left = 0;
    has_not(said(DEALER, x.g->words->prompt), "worse than agreed");
    s->takes_left = 1;
    state_copy(x.g, &before, &x.st);
    assert_null(game_play(x.g, &x.pack.data, &x.st, &m));
    told(1, &before, &m);
    has(bytes, "The Dealer takes what was at risk. You lose 2 Coin (3 left).");
    m = (struct move){.seat = DEALER, .verb = DO_TAKE, .arg = {RES_INJURY, 1}};
    state_copy(x.g, &before, &x.st);
    assert_null(game_play(x.g, &x.pack.data, &x.st, &m));
    told(1, &before, &m);
    has(bytes, "The Dealer takes more than was at risk. You take an Injury (1 of 3).");
}

/* TX-F1: a change that comes to nothing, for the figure is at its bound, is told with the
 * reason. */
static void change_at_a_bound(void **state)
{
    struct state before;
    struct move m = {.seat = DEALER, .verb = DO_CHANGE, .arg = {1, RES_LUCK, 2}};
    (void)state;
    table_scene(&x);
    table_of(&x.st)->luck[1] = 10;
    state_copy(x.g, &before, &x.st);
    assert_null(game_play(x.g, &x.pack.data, &x.st, &m));
    told(1, &before, &m);
    has(bytes, "Your Luck stays at 10, the most there can be.");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(fields_of_use),
        cmocka_unit_test(in_the_making),
        cmocka_unit_test(sums),
        cmocka_unit_test(odds_shown),
        cmocka_unit_test(no_odds_in_a_duel),
        cmocka_unit_test(odds_told),
        cmocka_unit_test(besides),
        cmocka_unit_test(trump_told),
        cmocka_unit_test(no_woe),
        cmocka_unit_test(ratings_hidden),
        cmocka_unit_test(cannot_bust),
        cmocka_unit_test(sure_is_sure),
        cmocka_unit_test(last_woe),
        cmocka_unit_test(worth),
        cmocka_unit_test(sheets),
        cmocka_unit_test(ahead),
        cmocka_unit_test(change_at_a_bound),
        cmocka_unit_test(takes_told),
    };
    table_open(&x);
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    pack_close(&x.pack);
    return failed;
}
