/* `foes-hidden` (BJ-B7): what a hero is shown, told, asked and refused does not depend on Skills of
 * foes that have not been used. Each match is looked at in two worlds, whose foes differ in nothing
 * else: every word and every byte is the same. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <string.h>

#include "games/twenty_one/deal/odds.h"
#include "tests/gamblers_heart/words_said.h"
#include "tests/twenty_one/row_numbers.h"

enum { MATCHES = 24, MOVES_PLAYED = 500, BYTES = 65536 };

static _Alignas(16) struct pack pack, other;
static struct data data, other_data;
static char one[BYTES], two[BYTES];
static int compared, ripostes, in_rooms, with_made;

static const struct words *words(void) { return twenty_one_game.words; }

/* Every Skill that no foe of a kind here has shown, but passive ones (BJ-B7), is had by the one
 * world's foes and not by the other's. */
static void set_apart(const struct twenty_one *s)
{
    other = pack;
    for (int who = HEROES; who < BODIES; who++) {
        if (s->kind[who] == NONE)
            continue;
        for (int skill = SKILL_HUMANITY + 1; skill < SKILLS_OWN; skill++)
            if (pack.skill[skill].when < WHEN_BEGIN) {
                other.beast[s->kind[who]].sheet.skills &= ~(1u << skill);
                other.beast[s->kind[who]].sheet.skills |=
                    ~pack.beast[s->kind[who]].sheet.skills & 1u << skill;
            }
    }
    for (int who = HEROES; who < BODIES; who++)
        if (s->kind[who] != NONE)
            other.beast[s->kind[who]].sheet.skills |= s->skills[who];
}

static void same(const char *what, const struct text *a, const struct text *b)
{
    compared++;
    if (a->used != b->used || memcmp(one, two, a->used) != 0)
        fail_msg("%s: a hero is told of a foe's hidden Skill:\n%s\n%s", what, one, two);
}

#define SAME(hook, ...)                                                      \
    do {                                                                     \
        struct text said_one = text_over(one, sizeof one), said_two = text_over(two, sizeof two); \
        words()->hook(&data, __VA_ARGS__, &said_one);                        \
        words()->hook(&other_data, __VA_ARGS__, &said_two);                  \
        same(#hook, &said_one, &said_two);                                   \
    } while (0)

static void look(const struct state *st, int seat, struct rng *rng)
{
    struct view v;
    struct options a, b;
    struct move pass_a = {0}, pass_b = {0};
    bool matters_a = false, matters_b = false;
    redact(&twenty_one_game, st, seat, &v);
    SAME(board, &v);
    SAME(prompt, &v);
    SAME(facts, &v);
    if (words()->glance)
        SAME(glance, &v);
    if (words()->sheet)
        SAME(sheet, &v);
    assert_int_equal(words()->window(&data, &v, &pass_a, &matters_a),
                     words()->window(&other_data, &v, &pass_b, &matters_b));
    assert_int_equal(matters_a, matters_b);
    memset(&a, 0, sizeof a);
    memset(&b, 0, sizeof b);
    if (twenty_one_game.turn(&data, st) >> seat & 1) {
        twenty_one_game.options(&data, st, seat, &a);
        twenty_one_game.options(&other_data, st, seat, &b);
    }
    for (uint32_t i = 0; i < a.count || i < b.count; i++)
        if (i >= a.count || i >= b.count || a.at[i].verb != b.at[i].verb ||
            memcmp(&a.at[i], &b.at[i], sizeof *a.at))
            fail_msg("seat %d may %s with the one foes' Skills, %s with the others' (phase %d)",
                     seat, i < a.count ? twenty_one_game.verbs[a.at[i].verb].name : "do no more",
                     i < b.count ? twenty_one_game.verbs[b.at[i].verb].name : "do no more",
                     ((const struct twenty_one *)(const void *)st->bytes)->phase);
    assert_memory_equal(a.at, b.at, a.count * sizeof *a.at);
    for (int k = 0; k < 4; k++) {
        struct move m = {.seat = (uint8_t)seat, .verb = (uint8_t)rng_below(rng, VERBS)};
        for (int i = 0; i < ARGS_MAX; i++)
            m.arg[i] = (int32_t)rng_below(rng, 12);
        if (move_named(&twenty_one_game, &data, &m) && !options_allow(&a, &m))
            SAME(why_not, &v, &m);
        if (!a.count)
            continue;
        struct options family = {.count = 1, .at = {a.at[rng_below(rng, a.count)]}};
        options_nth(&family, rng_below(rng, (uint32_t)option_size(&family.at[0])), &m);
        SAME(label, &v, &m);
    }
}

static void tell(const struct state *before, const struct state *after, const struct move *m,
                 int seat)
{
    struct view was, is;
    redact(&twenty_one_game, before, seat, &was);
    redact(&twenty_one_game, after, seat, &is);
    SAME(tell, &was, &is, m); /* a move of 21 has no secrets */
}

/* A move at random; of heroes rather one that fights, and a hit, so that they bust. */
static void pick(const struct options *o, struct rng *rng, struct move *m)
{
    uint32_t at = rng_below(rng, o->count);
    for (uint32_t i = 0; i < o->count; i++)
        if (o->at[i].verb == DO_HIT || (o->at[i].verb == DO_ATTACK && rng_below(rng, 2)))
            at = i;
    struct options family = {.count = 1, .at = {o->at[at]}};
    options_nth(&family, rng_below(rng, (uint32_t)option_size(&family.at[0])), m);
}

/* Moves of fights in a room of the GM's: with a foe as its kind is, whose Skills are hidden, and
 * with one that the GM made, whose are open (BJ-L5), and its kind's nowhere. */
static void count_rooms(const struct twenty_one *s)
{
    bool kind = false, own = false;
    for (int who = HEROES; who < BODIES; who++)
        if (s->kind[who] != NONE && s->being[who] != BEING_ABSENT) {
            own = own || s->made >> who & 1;
            kind = kind || !(s->made >> who & 1);
        }
    in_rooms += s->conflict && s->room_rows && kind;
    with_made += s->conflict && own;
}

static void one_match(int n)
{
    struct rules rules;
    struct state st, before, apart;
    struct rng rng;
    int seats = 2 + n % 3;
    rng_seed(&rng, (uint64_t)n + 1, 1);
    rules_default(&twenty_one_game, &rules);
    rules.value[RULE_STORY] = n % 3 ? STORY_ASK : STORY_FREE;
    rules.value[RULE_FOES_HIDDEN] = 1;
    rules.value[RULE_DEFENCE] = n / 2 % 2;
    assert_null(twenty_one_game.init(&data, &rules, seats, &st));
    for (int played = 0; played < MOVES_PLAYED; played++) {
        struct options o;
        struct move m;
        uint32_t turn = game_asked(&twenty_one_game, &data, &st);
        if (!turn)
            break;
        set_apart((const struct twenty_one *)(const void *)st.bytes);
        assert_int_equal(twenty_one_game.turn(&data, &st), twenty_one_game.turn(&other_data, &st));
        /* what costs much, for one reader at a time */
        look(&st, played % 4 ? 1 + played % (seats - 1) : SEAT_WATCHER, &rng);
        twenty_one_game.options(&data, &st, __builtin_ctz(turn), &o);
        do {
            pick(&o, &rng, &m);
        } while (m.verb == DO_FINISH || (m.verb == DO_PEACE && rng_below(&rng, 8)) ||
                 (m.verb == DO_WAIT && rng_below(&rng, 2) && o.count > 1));
        state_copy(&twenty_one_game, &before, &st);
        state_copy(&twenty_one_game, &apart, &st);
        assert_null(game_play(&twenty_one_game, &data, &st, &m));
        const struct twenty_one *s = (const struct twenty_one *)(const void *)st.bytes;
        ripostes += s->phase == PHASE_RIPOSTE;
        count_rooms(s);
        if (game_play(&twenty_one_game, &other_data, &apart, &m))
            continue; /* a foe used what it has here and not there: now all know */
        if (memcmp(st.bytes, apart.bytes, twenty_one_game.state_size) != 0)
            fail_msg("what follows %s (phase %d, or %d) depends on a foe's hidden Skill",
                     twenty_one_game.verbs[m.verb].name,
                     ((const struct twenty_one *)(const void *)st.bytes)->phase,
                     ((const struct twenty_one *)(const void *)apart.bytes)->phase);
        for (int seat = 1; seat < seats; seat++)
            tell(&before, &st, &m, seat);
    }
}

static void worlds(void **state)
{
    (void)state;
    for (int n = 0; n < MATCHES; n++)
        one_match(n);
    assert_true(compared > 25000);
    assert_true(ripostes > 0);
    assert_true(in_rooms > 1000);
    assert_true(with_made > 100);
}

int main(void)
{
    static const struct CMUnitTest tests[] = {cmocka_unit_test(worlds)};
    struct complaint wrong = {0};
    if (!data_open_default(&twenty_one_game, &pack, &data, &wrong))
        return 1;
    other_data = data;
    other_data.block = &other;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
