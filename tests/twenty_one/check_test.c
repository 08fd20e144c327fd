/* The invariant of 21: each thing that it forbids is noticed for what it is, and what lies just
 * within is not. The limits of a sheet and the most Edge that it can have; how a match begins, and
 * what is counted at its end. */
#include "games/twenty_one/deal/cards.h"
#include "games/twenty_one/rules.h"
#include "games/twenty_one/sheet.h"
#include "games/twenty_one/why.h"
#include "tests/twenty_one/by_hand.h"

static void seen(int line, const char *want)
{
    const char *wrong = twenty_one_check(&data, &st);
    if (!want ? wrong != NULL : !wrong || strcmp(wrong, want))
        fail_msg("line %d: '%s', not '%s'", line, wrong ? wrong : "nothing wrong",
                 want ? want : "nothing wrong");
}
#define HOLDS(start, ...) (s = (start), __VA_ARGS__, seen(__LINE__, NULL))
#define BROKEN(want, start, ...) (s = (start), __VA_ARGS__, seen(__LINE__, (want)))

/* The hero's turn; it holds 19 in a window of its attack. */
static struct twenty_one *turn(void)
{
    return fight(0);
}
static struct twenty_one *window(void)
{
    return deal(card(SUIT_HEARTS, 9), 0);
}

/* So many of its deck's cards onto the hero's pile. */
static void hurt(struct twenty_one *s, int cards)
{
    for (int card = 0; pile_size(s, HERO) < cards; card++)
        if (s->deck[HERO] & CARD_BIT(card)) {
            bj_deck_take(s, HERO, card);
            s->pile[HERO] |= CARD_BIT(card);
        }
}

static void test_cards(void **arg) /* BJ-A1 */
{
    static const char *const pile = "a card of a pile lies elsewhere too",
                             *const hand = "a card of a hand lies elsewhere too",
                             *const laid = "a card laid out lies elsewhere too",
                             *const top = "the top card is not in the deck",
                             *const deck = "a deck has not its 54 cards";
    struct twenty_one *s;
    (void)arg;
    HOLDS(turn(), (void)s);
    HOLDS(window(), (void)s);
    BROKEN("a card is in a deck and in its discard", turn(), s->discard[HERO] = CARD_BIT(3));
    HOLDS(turn(), s->discard[HERO] = CARD_BIT(3), s->deck[HERO] &= ~CARD_BIT(3));
    HOLDS(turn(), s->top[HERO] = 3);
    BROKEN(top, turn(), s->top[HERO] = 3, s->discard[HERO] = CARD_BIT(3),
           s->deck[HERO] &= ~CARD_BIT(3));
    BROKEN(pile, turn(), s->pile[HERO] = CARD_BIT(3));
    HOLDS(turn(), hurt(s, 1));
    BROKEN(laid, window(), s->loser = HERO, s->laid = CARD_BIT(1));
    HOLDS(window(), s->loser = HERO, s->laid = CARD_BIT(1), s->deck[HERO] &= ~CARD_BIT(1));
    BROKEN(hand, window(), s->deck[HERO] |= CARD_BIT(s->hand[0]));
    HOLDS(window(), s->stage = STAGE_MORE, s->pile[HERO] = CARD_BIT(s->hand[0]));
    BROKEN(hand, window(), s->hand[1] = s->hand[0]);
    BROKEN(hand, window(), s->stage = STAGE_MORE, s->hand[1] = s->hand[0]);
    BROKEN(deck, turn(), s->deck[HERO] &= ~CARD_BIT(0));
    BROKEN(deck, turn(), s->deck[HERO + 1] = CARD_BIT(0));
}

static void test_bodies(void **arg)
{
    static const char *const state = "a combatant is in no state",
                             *const nobody = "nobody has a pile or a mark",
                             *const limit = "somebody stands whose pile has reached the limit",
                             *const out = "somebody is out without reason, or marked",
                             *const where = "somebody stands where nobody can";
    struct twenty_one *s;
    (void)arg;
    BROKEN(state, turn(), s->being[HERO] = BEING_FLED + 1);
    BROKEN(state, turn(), s->side[HERO] = SIDE_NOBODY + 1);
    BROKEN(state, turn(), s->aware[HERO] = 2);
    BROKEN(state, turn(), s->deck_of[HERO] = BODIES);
    BROKEN("a hero is of no kind", turn(), s->kind[HERO] = KIND_CALLED + HEROES);
    HOLDS(turn(), s->kind[HERO] = KIND_CALLED + HEROES - 1);
    HOLDS(turn(), s->kind[HERO] = KIND_OWN);
    BROKEN(nobody, turn(), s->kind[HERO + 1] = 0);
    BROKEN(nobody, turn(), s->pile[HERO + 1] = CARD_BIT(0));
    BROKEN(nobody, turn(), s->marks[HERO + 1] = BIT(MARK_LIGHT));
    BROKEN("hands, pockets or armor break a limit", turn(), s->pocket[POCKETS - 1] = GEAR_DAGGER,
           s->pocket_n[POCKETS - 1] = 1);
    HOLDS(turn(), hurt(s, bj_limit_of(&pack, s, HERO) - 1));
    BROKEN(limit, turn(), hurt(s, bj_limit_of(&pack, s, HERO))); /* BJ-C3 */
    HOLDS(window(), hurt(s, bj_limit_of(&pack, s, HERO)));
    HOLDS(turn(), hurt(s, bj_limit_of(&pack, s, HERO)), s->phase = PHASE_BUILD);
    BROKEN(out, turn(), s->being[HERO] = BEING_DOWN);
    BROKEN(out, turn(), s->being[HERO] = BEING_DOWN, hurt(s, bj_limit_of(&pack, s, HERO)),
           s->marks[HERO] = BIT(MARK_LIGHT));
    BROKEN("the turn order has somebody who is out", turn(), s->being[HERO] = BEING_DOWN,
           hurt(s, bj_limit_of(&pack, s, HERO)));
    BROKEN(where, turn(), s->row[HERO] = SIDE_CELLS);
    BROKEN(where, turn(), s->row[HERO] = NONE);
    HOLDS(turn(), s->row[HERO] = s->column[HERO] = NONE);
    BROKEN("two stand on one square", turn(),
           stand(FOE, s->row[HERO], s->column[HERO])); /* BJ-D4 */
}

static int in_order(const struct twenty_one *s)
{
    int n = 0;
    while (n < BODIES && s->order[n] != NONE)
        n++;
    return n;
}

/* Takes the last of the order out of it, and gives who that is. */
static int last_out(struct twenty_one *s)
{
    int at = in_order(s) - 1, who = s->order[at];
    s->order[at] = NONE;
    return who;
}

/* Leaves the place of the last of the order empty, and puts it behind that. */
static void last_on(struct twenty_one *s)
{
    int at = in_order(s), who = last_out(s);
    s->order[at] = (uint8_t)who;
}

static void test_order(void **arg) /* BJ-D1, BJ-D3 */
{
    static const char *const twice = "a card of the turn order is there twice",
                             *const gap = "the turn order has a gap",
                             *const outside = "somebody stands outside the turn order";
    struct twenty_one *s;
    (void)arg;
    BROKEN(twice, turn(), s->order[1] = BODIES);
    BROKEN(twice, turn(), s->order[1] = s->order[0]);
    BROKEN(gap, turn(), last_on(s));
    BROKEN(gap, turn(), s->delaying[1] = (uint8_t)last_out(s),
           s->plan_kind[s->delaying[1]] = ACT_USE);
    HOLDS(turn(), s->delaying[0] = (uint8_t)last_out(s), s->plan_kind[s->delaying[0]] = ACT_USE);
    BROKEN("somebody delays nothing", turn(), s->delaying[0] = (uint8_t)last_out(s));
    BROKEN(outside, turn(), last_out(s));
    BROKEN(outside, turn(), s->act_who = (uint8_t)last_out(s));
    HOLDS(turn(), s->act_who = (uint8_t)last_out(s), s->completion = 1);
    BROKEN(outside, turn(), s->order[0] = (uint8_t)last_out(s)); /* the hero is nowhere */
    HOLDS(turn(), memset(s->order, NONE, sizeof s->order), s->phase = PHASE_ORDER);
    BROKEN("there is a turn order without a Conflict", turn(), s->conflict = 0);
    HOLDS(turn(), s->conflict = 0, s->aftermath = 1);
}

/* A hand of so many cards, of no Deal. */
static void hold_cards(struct twenty_one *s, int party, int cards)
{
    s->hand_n[party] = (uint8_t)cards;
    for (int i = 0; i < cards && i < HAND_MAX; i++)
        s->hand[hand_at(party, i)] = (uint8_t)i;
}

static void test_deals(void **arg)
{
    static const char *const large = "a hand is too large", *const gap = "a hand has a gap",
                             *const edge = "there is more Edge than there can be",
                             *const open = "a Deal is left open",
                             *const feet = "more feet are left than a Move has";
    struct twenty_one *s;
    (void)arg;
    for (int party = 0; party < 2; party++) {
        HOLDS(turn(), hold_cards(s, party, HAND_MAX));
        BROKEN(large, turn(), hold_cards(s, party, HAND_MAX + 1));
        BROKEN(gap, turn(), s->hand[hand_at(party, 0)] = 3);
        BROKEN(gap, turn(), hold_cards(s, party, 1), s->hand[hand_at(party, 0)] = CARDS);
    }
    HOLDS(turn(), s->edge[HERO] = EDGE_MAX);
    BROKEN(edge, turn(), s->edge[HERO] = EDGE_MAX + 1);
    HOLDS(turn(), s->circumstance[HERO] = EDGE_CALL);
    BROKEN(edge, turn(), s->circumstance[HERO] = EDGE_CALL + 1); /* BJ-E1 */
    HOLDS(turn(), s->circumstance[HERO] = -EDGE_CALL);
    BROKEN(edge, turn(), s->circumstance[HERO] = -EDGE_CALL - 1);
    BROKEN(feet, turn(), s->feet = FEET_MAX + 1);
    BROKEN(open, turn(), s->window = BIT(HERO));
    BROKEN(open, turn(), s->loser = HERO, s->laid = CARD_BIT(1), s->deck[HERO] &= ~CARD_BIT(1));
}

static void test_table(void **arg)
{
    static const char *const game = "the state is no state of this game",
                             *const story = "the run or the encounter is not in the pack";
    struct twenty_one *s;
    (void)arg;
    BROKEN(game, turn(), s->phase = PHASES);
    BROKEN(game, turn(), s->seats = 1);
    HOLDS(turn(), s->seats = SEATS);
    BROKEN(game, turn(), s->seats = SEATS + 1);
    HOLDS(turn(), s->named[0] = POWER + 1);
    BROKEN("no such Ability is named in defence", turn(), s->named[0] = POWER + 2);
    BROKEN(story, turn(), s->encounter = pack.encounter_count);
    BROKEN(story, turn(), s->run = RUN_FREE + 1);
    HOLDS(turn(), s->run = (uint8_t)(pack.run_count - 1));
    HOLDS(turn(), s->run = NONE);
}

/* ---- How a match begins, and what is counted at its end ---- */

static const char *begun(int seats, int story)
{
    struct rules rules;
    rules_default(&twenty_one_game, &rules);
    rules.value[RULE_STORY] = story;
    return twenty_one_game.init(&data, &rules, seats, &st);
}

static void test_beginning(void **arg)
{
    static const char *const none = "the pack has no such run";
    uint8_t runs = pack.run_count;
    (void)arg;
    assert_int_equal(twenty_one_game.seats_min, 2);
    assert_int_equal(twenty_one_game.seats_max, 5);
    assert_null(begun(2, STORY_FREE));
    assert_null(begun(5, STORY_FREE));
    assert_null(begun(2, STORY_ASK));
    assert_null(begun(2, STORY_FIRST + runs - 1));
    pack.run_count = (uint8_t)(runs - 1);
    assert_string_equal(begun(2, STORY_FIRST + runs - 1), none);
    pack.run_count = 0;
    assert_string_equal(begun(2, STORY_FIRST), none);
    assert_null(begun(2, STORY_FREE));
    pack.run_count = runs;
}

static void test_counted(void **arg) /* BJ-I2 */
{
    static const int endings[] = {ENDING_WON, ENDING_LOST, ENDING_LEFT};
    int32_t out[SEATS];
    (void)arg;
    assert_null(begun(3, STORY_FREE));
    table()->fights_won = 7;
    table()->defeats = 2;
    for (int ending = 0; ending < 3; ending++) {
        table()->ending = (uint8_t)endings[ending];
        for (int which = TALLY_WON; which <= TALLY_LEFT; which++)
            assert_int_equal(twenty_one_tally(&data, &st, 1, which), which == ending);
    }
    assert_int_equal(twenty_one_tally(&data, &st, 1, TALLY_FIGHTS_WON), 7);
    assert_int_equal(twenty_one_tally(&data, &st, 1, TALLY_DEFEATS), 2);
    memset(out, 99, sizeof out);
    twenty_one_payoff(&data, &st, out);
    assert_int_equal(out[GM], 0);
    assert_int_equal(out[1], 7);
    assert_int_equal(out[2], 7);
}

/* BJ-F1, BJ-F5: the first of the ready heroes too is offered only if it keeps the table's rules;
 * names are by number. */
static void test_building(void **arg)
{
    struct rules rules;
    struct sheet kept = pack.hero[0].sheet;
    struct move first = {.seat = 1, .verb = DO_HERO};
    (void)arg;
    rules_default(&twenty_one_game, &rules);
    rules.value[RULE_STORY] = STORY_FREE;
    rules.value[RULE_SINGLE_TWICE] = 0;
    memset(pack.hero[0].sheet.ability, 0, ABILITIES);
    pack.hero[0].sheet.ability[STRENGTH] = 3;
    pack.hero[0].sheet.ability[DEXTERITY] = 1;
    assert_null(twenty_one_game.init(&data, &rules, 2, &st));
    assert_non_null(game_play(&twenty_one_game, &data, &st, &first));
    pack.hero[0].sheet = kept;
    assert_null(game_play(&twenty_one_game, &data, &st, &first));
    assert_null(begun(3, STORY_FREE));
    play(1, DO_NAME, 0, 0);
    assert_int_equal(table()->kind[HERO], KIND_CALLED);
    table()->being[HERO] = BEING_UP;
    table()->builder = HERO + 1;
    table()->actor = 2;
    play(2, DO_NAME, 1, 0);
    assert_int_equal(table()->kind[HERO + 1], KIND_CALLED + 1);
}

/* Whoever is beaten five times has won many Conflicts twice: it is not paid for that. */
static void test_aim(void **arg)
{
    int32_t got[SEATS_MAX], aim[SEATS_MAX];
    struct twenty_one *s = turn();
    (void)arg;
    s->fights_won = 9;
    s->defeats = 4;
    twenty_one_payoff(&data, &st, got);
    game_aim(&twenty_one_game, &data, &st, aim);
    assert_int_equal(got[GM], 0);
    assert_int_equal(aim[GM], 0);
    assert_int_equal(got[1], 9);
    assert_int_equal(aim[1], 9 - 3 * 4);
}

/* What the game says of itself. */
static void test_game(void **arg)
{
    static const char *const tally[] = {"run-won", "run-lost", "left", "fights-won", "defeats"};
    const struct game *g = &twenty_one_game;
    (void)arg;
    assert_int_equal(g->edition, 6);
    for (int n = 0; n < 7; n++)
        assert_int_equal(g->editions[n].number, n < 6 ? n + 1 : 0);
    assert_int_equal(g->seats_min, 2);
    assert_int_equal(g->seats_max, 5);
    assert_string_equal(g->role(GM), "GM");
    assert_string_equal(g->role(1), "player");
    assert_int_equal(g->tally_count, TALLIES);
    for (int which = 0; which < TALLIES; which++) {
        assert_string_equal(g->tallies[which].name, tally[which]);
        assert_int_equal(g->tallies[which].shared, 1);
        assert_int_equal(g->tallies[which].counts, which >= TALLY_FIGHTS_WON);
        assert_int_equal(g->tallies[which].worth, which == TALLY_FIGHTS_WON);
    }
    assert_int_equal(g->phase_count, PHASES);
    assert_int_equal(g->policy_count, 3);
    assert_int_equal(g->source_count, 1);
    assert_int_equal(g->payoff_hi, COUNT_MAX);
    assert_int_equal(g->rules[RULE_CRITICAL].lo, 0); /* BJ-B5 */
    assert_int_equal(g->verbs[DO_STOW].arg[0].names, NAMES_POCKET);
    assert_int_equal(g->verbs[DO_READY].arg[0].names, NAMES_POCKET);
    assert_int_equal(g->verbs[DO_RUN].arg[0].names, NAMES_RUN);
}

/* ---- Sheets ---- */

/* Strength and Dexterity 2 each, two Skills of each. */
static struct sheet fighter(void)
{
    struct sheet h = bj_sheet_blank(&pack);
    h.ability[STRENGTH] = h.ability[DEXTERITY] = 2;
    h.skills |=
        BIT(SKILL_OVERBEAR) | BIT(SKILL_LEAN_INTO) | BIT(SKILL_RIPOSTE) | BIT(SKILL_CRITICAL);
    return h;
}

static void put(struct sheet *h, int slot, int gear, int n)
{
    h->slot[slot] = (uint8_t)gear;
    h->slot_n[slot] = (uint8_t)n;
}

static void wrong_with(int line, const struct sheet *h, int want)
{
    int wrong = bj_sheet_wrong(&pack, h, true);
    if (wrong != want)
        fail_msg("line %d: reason %d, not %d", line, wrong, want);
}
#define LEGAL(...) (h = fighter(), __VA_ARGS__, wrong_with(__LINE__, &h, BJ_OPEN))
#define ILLEGAL(want, ...) (h = fighter(), __VA_ARGS__, wrong_with(__LINE__, &h, (want)))

static void test_sheets(void **arg) /* BJ-F1, BJ-F2, BJ-F4, BJ-F6 */
{
    struct sheet h;
    (void)arg;
    LEGAL((void)h);
    ILLEGAL(WHY_POINTS, memset(h.ability, 0, sizeof h.ability),
            h.ability[HOPE] = h.ability[WITS] = 1);
    ILLEGAL(BJ_CLOSED, h.skills &= ~BIT(SKILL_INFLUENCE));
    ILLEGAL(WHY_GIVEN, h.skills |= BIT(SKILLS_OWN));
    ILLEGAL(WHY_SKILL_A_POINT, h.skills &= ~BIT(SKILL_OVERBEAR));
    ILLEGAL(WHY_SKILL_A_POINT, h.skills &= ~BIT(SKILL_RIPOSTE));
    ILLEGAL(BJ_CLOSED, h.slot_n[SLOT_LEFT] = 1);
    ILLEGAL(BJ_CLOSED, put(&h, SLOT_LEFT, GEAR_BARE, 1));
    ILLEGAL(BJ_CLOSED, put(&h, SLOT_LEFT, pack.gear_count, 1)); /* there is no such thing */
    LEGAL(put(&h, SLOT_LEFT, GEAR_DAGGER, 1));
    ILLEGAL(BJ_CLOSED, put(&h, SLOT_LEFT, GEAR_DAGGER, 0));
    ILLEGAL(BJ_CLOSED, put(&h, SLOT_LEFT, GEAR_DAGGER, 2));
    LEGAL(put(&h, SLOT_LEFT, GEAR_THROWING_KNIFE, 5));
    ILLEGAL(BJ_CLOSED, put(&h, SLOT_LEFT, GEAR_THROWING_KNIFE, 6));
    ILLEGAL(BJ_CLOSED, put(&h, SLOT_RESERVE_LEFT, GEAR_GRIP, 1));
    LEGAL(put(&h, SLOT_LEFT, GEAR_GRIP, 1), put(&h, SLOT_RIGHT, GEAR_SHORTBOW, 1));
    ILLEGAL(WHY_BOTH, put(&h, SLOT_LEFT, GEAR_GRIP, 1));
    ILLEGAL(WHY_BOTH, put(&h, SLOT_RIGHT, GEAR_GRIP, 1));
    ILLEGAL(WHY_BOTH, put(&h, SLOT_LEFT, GEAR_GRIP, 1), put(&h, SLOT_RIGHT, GEAR_GRIP, 1));
    ILLEGAL(WHY_BOTH, put(&h, SLOT_LEFT, GEAR_FIREBOMB, 1), put(&h, SLOT_RIGHT, GEAR_GRIP, 1));
}

static void test_spells(void **arg) /* BJ-F3 */
{
    struct sheet h = fighter();
    (void)arg;
    for (int school = 0; school < SCHOOLS; school++)
        assert_int_equal(bj_sheet_spell_limit(&pack, &h, school),
                         0); /* for who has Power, Hope or Wits */
    h = bj_sheet_blank(&pack);
    h.ability[WITS] = h.ability[POWER] = 2;
    h.skills |=
        BIT(SKILL_LUCKY_LADY) | BIT(SKILL_LUCKY_LAD) | BIT(SKILL_AURA) | BIT(SKILL_POWER_SPELL);
    wrong_with(__LINE__, &h, WHY_COMBUSTION);
    h.spells = BIT(SPELL_COMBUSTION);
    wrong_with(__LINE__, &h, BJ_OPEN);
    assert_int_equal(bj_sheet_spell_limit(&pack, &h, SCHOOL_SORCERY), 3);
    h.spells = BIT(SPELL_HEAL); /* the first of the list, a Miracle */
    for (int school = 0; school < SCHOOLS; school++)
        assert_int_equal(bj_sheet_knows(&pack, &h, school), school == SCHOOL_MIRACLE);
}

/* The most Edge of a sheet that has so much of an Ability, this in its left hand (or NONE) and
 * these spells. */
static int most(int ability, int has, int gear, uint32_t spells)
{
    struct sheet h = bj_sheet_blank(&pack);
    h.ability[ability] = (uint8_t)has;
    h.slot[SLOT_LEFT] = (uint8_t)gear;
    h.spells = spells;
    return bj_sheet_edge_most(&pack, &h, false);
}

static int most_both(int ability, int left, int right, uint32_t spells)
{
    struct sheet h = bj_sheet_blank(&pack);
    h.ability[ability] = 2;
    h.slot[SLOT_LEFT] = (uint8_t)left;
    h.slot[SLOT_RIGHT] = (uint8_t)right;
    h.spells = spells;
    return bj_sheet_edge_most(&pack, &h, false);
}

static int most_cast(int ability, int has, uint32_t spells)
{
    struct sheet h = bj_sheet_blank(&pack);
    h.ability[ability] = (uint8_t)has;
    h.spells = spells;
    return bj_sheet_edge_most(&pack, &h, true);
}

static void test_edge_both(void **arg) /* BJ-F4, BJ-F8 */
{
    struct sheet h;
    (void)arg;
    /* a shield's Ability with a weapon in the other hand; an axe in the other hand, or of no
     * use to a bow */
    assert_int_equal(most_both(ENDURANCE, GEAR_GREATSHIELD, GEAR_MACE, BIT(SPELL_MAGIC_WEAPON)), 3);
    /* 1 less: Dagger */
    assert_int_equal(most_both(ENDURANCE, GEAR_GREATSHIELD, GEAR_DAGGER, BIT(SPELL_MAGIC_WEAPON)),
                     2);
    assert_int_equal(most_both(ENDURANCE, GEAR_GREATSHIELD, GEAR_CATALYST, BIT(SPELL_MAGIC_WEAPON)),
                     2);
    assert_int_equal(most_both(STRENGTH, GEAR_BATTLEAXE, GEAR_MACE, 0), 3);
    assert_int_equal(most_both(STRENGTH, GEAR_MACE, GEAR_BATTLEAXE, 0), 3);
    /* once */
    assert_int_equal(most_both(STRENGTH, GEAR_BATTLEAXE, GEAR_BATTLEAXE, 0), 3);
    /* the bow's own */
    assert_int_equal(most_both(DEXTERITY, GEAR_SCIMITAR, GEAR_LONGBOW, 0), 3);
    assert_int_equal(
        most_both(STRENGTH, GEAR_KITE_SHIELD, GEAR_GREATSWORD, BIT(SPELL_MAGIC_WEAPON)), 5);
    /* a bow takes both hands: it does not arm who holds a shield */
    assert_int_equal(most_both(ENDURANCE, GEAR_GREATSHIELD, GEAR_LONGBOW, BIT(SPELL_MAGIC_WEAPON)),
                     2);
    h = bj_sheet_blank(&pack);
    h.ability[DEXTERITY] = 2;
    h.ability[STRENGTH] = 1;
    h.slot[SLOT_LEFT] = GEAR_DAGGER;
    h.slot[SLOT_RIGHT] = GEAR_BATTLEAXE; /* too heavy for one hand, but with Weightlift */
    assert_int_equal(bj_sheet_edge_most(&pack, &h, false), 2);
    h.skills |= BIT(SKILL_WEIGHTLIFT);
    /* the Dagger attacks with Dexterity, and the axe's 1 is added */
    assert_int_equal(bj_sheet_edge_most(&pack, &h, false), 3);
    h = bj_sheet_blank(&pack);
    h.ability[DEXTERITY] = 2;
    h.ability[STRENGTH] = 1;
    h.slot[SLOT_LEFT] = GEAR_BATTLEAXE; /* both hands; 1 of Strength and 1 of its own */
    h.slot[SLOT_RIGHT] = GEAR_GRIP;
    h.slot[SLOT_RESERVE_LEFT] = GEAR_SCIMITAR;
    /* not beside the Scimitar: too heavy for one hand */
    assert_int_equal(bj_sheet_edge_most(&pack, &h, false), 2);
    h.ability[STRENGTH] = 2;
    assert_int_equal(bj_sheet_edge_most(&pack, &h, false), 3);
}

static void test_edge(void **arg) /* BJ-E1, BJ-H1, BJ-G1 */
{
    struct sheet h;
    (void)arg;
    for (int ability = 0; ability < ABILITIES; ability++)
        assert_int_equal(most(ability, 2, NONE, 0), 2);
    /* Hope or Power */
    assert_int_equal(most_cast(HOPE, 3, BIT(SPELL_HEAL)), 3);
    assert_int_equal(most_cast(HOPE, 3, 0), 0);
    assert_int_equal(most_cast(WITS, 3, BIT(SPELL_HEAL)), 0);
    assert_int_equal(most_cast(HOPE, 3, BIT(SPELL_HEAL) | BIT(SPELL_POWER_WITHIN)), 4);
    assert_int_equal(most(STRENGTH, 2, GEAR_MACE, BIT(SPELL_MAGIC_WEAPON)), 3);
    assert_int_equal(most(STRENGTH, 2, GEAR_MACE, BIT(SPELL_MAGIC_SHIELD)), 2);
    /* in defence */
    assert_int_equal(most(STRENGTH, 2, GEAR_RAPIER, BIT(SPELL_MAGIC_WEAPON)), 3);
    assert_int_equal(most(DEXTERITY, 2, GEAR_MACE, BIT(SPELL_MAGIC_WEAPON)), 3);
    /* in attack */
    assert_int_equal(most(WITS, 2, GEAR_CROSSBOW, BIT(SPELL_MAGIC_WEAPON)), 3);
    /* a sweep has 2 more */
    assert_int_equal(most(STRENGTH, 2, GEAR_GREATSWORD, 0), 4);
    assert_int_equal(most(DEXTERITY, 2, GEAR_LONGBOW, 0), 3);
    assert_int_equal(most(DEXTERITY, 2, GEAR_DAGGER, 0), 2);
    /* Magic Weapon: a shield, a tool and a bomb are no weapons; a knife in hand answers shots */
    assert_int_equal(most(ENDURANCE, 2, GEAR_GREATSHIELD, BIT(SPELL_MAGIC_WEAPON)), 2);
    assert_int_equal(most(DEXTERITY, 2, GEAR_BUCKLER, BIT(SPELL_MAGIC_WEAPON)), 2);
    assert_int_equal(most(STRENGTH, 2, GEAR_CATALYST, BIT(SPELL_MAGIC_WEAPON)), 2);
    assert_int_equal(most(STRENGTH, 2, GEAR_FIREBOMB, BIT(SPELL_MAGIC_WEAPON)), 2);
    assert_int_equal(most(STRENGTH, 2, GEAR_THROWING_KNIFE, BIT(SPELL_MAGIC_WEAPON)), 3);
    /* thrown it is an item */
    assert_int_equal(most(WITS, 2, GEAR_THROWING_KNIFE, BIT(SPELL_MAGIC_WEAPON)), 2);
    h = bj_sheet_blank(&pack);
    h.ability[DEXTERITY] = 2;
    h.armor = ARMOR_SHADOW_GEAR;
    h.slot[SLOT_LEFT] = GEAR_MACE;
    h.spells = BIT(SPELL_MAGIC_WEAPON);
    /* Dexterity in defence, the armor's 1, the Mace's 1 */
    assert_int_equal(bj_sheet_edge_most(&pack, &h, false), 4);
    h = bj_sheet_blank(&pack);
    h.ability[DEXTERITY] = 2;
    h.armor = ARMOR_SHADOW_GEAR;
    assert_int_equal(bj_sheet_edge_most(&pack, &h, false), 3);
    h = bj_sheet_blank(&pack);
    h.ability[POWER] = 3;
    h.spells = BIT(SPELL_SOUL_ARROW);
    h.skills |= BIT(SKILL_OPTIMISM);
    assert_int_equal(bj_sheet_edge_most(&pack, &h, false), 4); /* outside a Conflict */
}

/* Rows of one's own may give more than the built-in ones: there are four pockets at most, and 40
 * cards put anybody out. A shield of 1 Edge in defence gives it once (BJ-F8). */
static void test_own_rows(void **arg) /* BJ-F4, BJ-C3, BJ-E2 */
{
    static struct pack own;
    struct sheet h = bj_sheet_blank(&pack);
    (void)arg;
    own = pack;
    own.armor[ARMOR_EXPLORERS_GEAR].pockets = 4;
    own.armor[ARMOR_EXPLORERS_GEAR].limit = 9;
    own.gear[GEAR_BUCKLER].edge_defend = 1;
    h.armor = ARMOR_EXPLORERS_GEAR;
    assert_int_equal(bj_sheet_pockets(&own, &h), 4);
    h.skills |= BIT(SKILL_ENCUMBRANCE);
    assert_int_equal(bj_sheet_pockets(&own, &h), 4);
    assert_int_equal(bj_sheet_damage_limit(&own, &h, 20), 29);
    own.skill[SKILL_ENCUMBRANCE].gain.limit = 11;
    assert_int_equal(bj_sheet_damage_limit(&own, &h, 20), 40);
    own.skill[SKILL_ENCUMBRANCE].gain.limit = 12;
    assert_int_equal(bj_sheet_damage_limit(&own, &h, 20), 40);
    h = bj_sheet_blank(&pack);
    h.ability[STRENGTH] = 2;
    h.slot[SLOT_LEFT] = GEAR_BUCKLER;
    assert_int_equal(bj_sheet_edge_most(&own, &h, false), 3);
    /* Overbear costs 2: a Skill for before a bust is paid from any Deal's Edge, not a spell's */
    own.skill[SKILL_OVERBEAR].needs = NEED_NOT_OVER;
    h.skills |= BIT(SKILL_OVERBEAR);
    assert_int_equal(bj_sheet_unpaid(&own, &h), 0);
}

static void test_unpaid(void **arg) /* BJ-E2 */
{
    struct sheet h = bj_sheet_blank(&pack);
    (void)arg;
    h.ability[STRENGTH] = h.ability[POWER] = 1;
    h.skills |= BIT(SKILL_OVERBEAR) | BIT(SKILL_EXPERT_SPELL) | BIT(SKILL_LEAN_INTO);
    assert_int_equal(bj_sheet_unpaid(&pack, &h), BIT(SKILL_OVERBEAR));
    /* Power Spell costs 2, in the Deal of one's own spell: there Strength is of no use */
    h = bj_sheet_blank(&pack);
    h.ability[STRENGTH] = 2;
    h.ability[POWER] = 1;
    h.skills |= BIT(SKILL_POWER_SPELL);
    h.spells = BIT(SPELL_SOUL_ARROW);
    assert_int_equal(bj_sheet_unpaid(&pack, &h), BIT(SKILL_POWER_SPELL));
    h.ability[POWER] = 2;
    assert_int_equal(bj_sheet_unpaid(&pack, &h), 0);
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_cards),    cmocka_unit_test(test_bodies),
        cmocka_unit_test(test_order),    cmocka_unit_test(test_deals),
        cmocka_unit_test(test_table),    cmocka_unit_test(test_beginning),
        cmocka_unit_test(test_counted),  cmocka_unit_test(test_building),
        cmocka_unit_test(test_aim),      cmocka_unit_test(test_game),
        cmocka_unit_test(test_sheets),   cmocka_unit_test(test_spells),
        cmocka_unit_test(test_edge),     cmocka_unit_test(test_edge_both),
        cmocka_unit_test(test_own_rows), cmocka_unit_test(test_unpaid),
    };
    struct complaint wrong = {0};
    if (!data_open_default(&twenty_one_game, &pack, &data, &wrong))
        return 1;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
