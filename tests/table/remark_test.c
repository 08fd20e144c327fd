/* What bots say. Every reader can work a remark out from what the story tells that reader, so it
 * gives nothing away: neither by its words nor by being there. It stays the same where all that a
 * watcher does not see is another, and bots seldom speak. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "table/bot.h"
#include "table/cursor.h"
#include "table/native/json_tree.h"
#include "table/remark.h"
#include "table/say.h"
#include "tests/table/world.h"
#include "voice/voice.h"

enum { MATCHES = 9, ENTRIES = 1500, TOLD_BYTES = 8192, NAMES_MAX = 16 };

static struct world w;
static struct log_head head;
static const char *bots[NAMES_MAX];
static int bot_count;

static void play(const struct game *game, uint64_t seed)
{
    char reason[REASON_BYTES];
    int seats = game->seats_min + (int)(seed % (uint64_t)(game->seats_max - game->seats_min + 1));
    world_open(&w, game, seats, seed);
    world_head(&w, &head);
    bot_count = bot_names(game, bots, NAMES_MAX);
    for (int seat = 0; seat < seats; seat++)
        snprintf(head.seat_name[seat], sizeof head.seat_name[seat], "%s",
                 bots[(seed + (uint64_t)seat) % (uint64_t)bot_count]);
    while (!match_over(&w.match) && w.match.count < ENTRIES) {
        struct text why = text_over(reason, sizeof reason);
        uint32_t turn = match_asked(&w.match);
        struct move move;
        int seat = 0;
        while (!(turn >> seat & 1))
            seat++;
        if (seat >= seats) {
            world_step(&w);
            continue;
        }
        bot_choose(bot_find(game, head.seat_name[seat]), &w.match, seat, &w.rng, &move);
        assert_true(match_play(&w.match, &move, &why));
    }
}

static bool has(const char *kind, int seat, const char *tell, struct text *id)
{
    struct voice v = {.out = id, .reader = {.seat = VOICE_WATCHER}};
    voice_begin(&v, w.match.game->words->remarks);
    id->used = 0;
    text_format(id, "%s-%s-%s-%s", w.match.game->name, kind, head.seat_name[seat], tell);
    return voice_find(&v, id->at) >= 0;
}

/* What the reader, who knows no more than the messages of the story and their slots, finds: the id
 * of a remark without the number of its kind, or "". */
static int heard(int reader, uint32_t n, const struct state *before, const struct state *after,
                 char *out, size_t size)
{
    static char bytes[TOLD_BYTES], slots[TOLD_BYTES];
    struct text told = text_over(bytes, sizeof bytes), id = text_over(out, size);
    struct said_ids ids;
    const struct entry *entry = &w.match.entry[n - 1];
    int first = !strcmp(w.match.game->name, "twenty-one"); /* whose seat 1 is hero 0's */
    ids.count = 0;
    ids.slots = text_over(slots, sizeof slots);
    told.ids = &ids;
    if (!entry->undo && !entry->say)
        say_entry(&w.match, reader, n, before, after, &told);
    for (int i = 0; i < ids.count; i++) {
        const char *tell = say_short_id(ids.one[i].id, w.match.game->name);
        int seat = -1;
        if (tell == ids.one[i].id || sscanf(slots + ids.one[i].slots, ",%d", &seat) != 1)
            continue;
        seat += first;
        if (seat < 0 || seat >= w.match.seats)
            continue;
        if (has("outcry", seat, tell, &id) ||
            (remark_due(n) && has("remark", seat, tell, &id)))
            return seat;
    }
    id.used = 0;
    id.at[0] = 0;
    return -1;
}

/* The same state but for what a watcher does not see. */
static void other(const struct state *of, struct state *out)
{
    struct view view;
    redact(w.match.game, of, SEAT_WATCHER, &view);
    assert_true(resample(w.match.game, w.match.data, &view, &w.rng, out));
}

struct counts { uint32_t told, said; int differ; };

static void look(uint32_t n, const struct state *before, const struct state *after,
                 struct counts *counts)
{
    static struct state was, is;
    char words[512], same[512], id[256], theirs[256];
    struct text out = text_over(words, sizeof words), out2 = text_over(same, sizeof same);
    int by = -1, by2 = -1;
    int seat = heard(SEAT_WATCHER, n, before, after, id, sizeof id);
    bool said = remark_of(&w.match, &head, n, before, after, &by, &out);
    for (int reader = 0; reader < w.match.seats; reader++) {
        assert_int_equal(heard(reader, n, before, after, theirs, sizeof theirs), seat);
        assert_string_equal(theirs, id);
    }
    if (seat >= 0) {
        assert_true(said);
        assert_int_equal(by, seat);
    } else {
        assert_int_equal(said, said && n == w.match.count && match_over(&w.match));
    }
    other(before, &was);
    other(after, &is);
    counts->differ += !state_equal(w.match.game, before, &was);
    assert_int_equal(remark_of(&w.match, &head, n, &was, &is, &by2, &out2), said);
    assert_string_equal(words, same);
    assert_int_equal(by, by2);
    counts->told++;
    counts->said += said;
}

static void test_same_for_all(void **arg)
{
    (void)arg;
    for (int g = 0; g < games_count; g++) {
        struct counts counts = {0};
        if (!games_list[g]->words || !games_list[g]->words->remarks)
            continue;
        for (uint64_t seed = 1; seed <= MATCHES; seed++) {
            struct cursor cursor;
            struct state before;
            play(games_list[g], seed);
            cursor_start(&cursor, &w.match);
            for (;;) {
                state_copy(w.match.game, &before, &cursor.state);
                if (!cursor_next(&cursor))
                    break;
                look(cursor.n, &before, &cursor.state, &counts);
            }
            world_close(&w);
        }
        print_message("%s: %u entries, %u remarks, %d worlds differ\n", games_list[g]->name,
                      counts.told, counts.said, counts.differ);
        assert_true(counts.said >= 3 * MATCHES && counts.said * 12 <= counts.told);
        assert_true(counts.differ || !strcmp(games_list[g]->name, "twenty-one"));
    }
}

/* Remarks on a roll that the watcher is told of by another message than its roller: none is ever
 * made. From the state, or the view of whoever rolls, one would be. */
extern const uint8_t secret_remarks_en[];

static void test_secret(void **arg)
{
    (void)arg;
    static const struct voice_language secret[] = {{"en", secret_remarks_en}, {0}};
    static struct words words;
    static struct game game;
    int rolled = 0;
    for (int g = 0; g < games_count; g++)
        if (!strcmp(games_list[g]->name, "gamblers-heart"))
            game = *games_list[g];
    words = *game.words;
    words.remarks = secret;
    game.words = &words;
    for (uint64_t seed = 1; seed <= MATCHES; seed++) {
        struct cursor cursor;
        struct state before;
        char bytes[512];
        play(&game, seed);
        cursor_start(&cursor, &w.match);
        for (;;) {
            state_copy(&game, &before, &cursor.state);
            if (!cursor_next(&cursor))
                break;
            int by;
            struct text out = text_over(bytes, sizeof bytes);
            assert_false(remark_of(&w.match, &head, cursor.n, &before, &cursor.state, &by, &out));
            for (int seat = 0; seat < w.match.seats; seat++)
                rolled += heard(seat, cursor.n, &before, &cursor.state, bytes, sizeof bytes) >= 0;
        }
        world_close(&w);
    }
    assert_true(rolled > MATCHES);
}

/* Where they may speak is worked out by another program in tests/vectors/remarks.txt, which the
 * page reads as well. */
static void test_due(void **arg)
{
    (void)arg;
    FILE *file = fopen(REMARK_VECTORS, "r");
    unsigned due = 0, turn;
    assert_non_null(file);
    for (uint32_t n = 1; n <= 500; n++) {
        if (due < n && fscanf(file, "%u %u", &due, &turn) != 2)
            due = 501;
        assert_int_equal(remark_due(n), due == n);
    }
    fclose(file);
}

/* Every message is one of a bot, at something that is told, whose first slot says who. */
static void check_message(const struct game *game, const struct node *tells, const char *id)
{
    static const char *const kinds[] = {"remark-", "outcry-"};
    static const char *const fixed[] = {"name", "sits", "over"};
    char tell[64];
    size_t n = strlen(game->name) + 1;
    assert_true(!strncmp(id + n, kinds[0], 7) || !strncmp(id + n, kinds[1], 7));
    const char *word = id + n + 7, *end = strchr(word, '-');
    snprintf(tell, sizeof tell, "%.*s", (int)(end - word), word);
    if (!strcmp(tell, "seat"))
        return;
    if (!bot_find(game, tell))
        fail_msg("%s: there is no bot %s", id, tell);
    snprintf(tell, sizeof tell, "%s", end + 1);
    if (strlen(tell) > 2 && !strcmp(tell + strlen(tell) - 2, "-2"))
        tell[strlen(tell) - 2] = 0;
    for (int i = 0; i < 3; i++)
        if (!strcmp(tell, fixed[i]))
            return;
    const struct node *slots = node_get(tells, tell);
    if (!slots || !slots->child || strcmp(slots->child->text, "who") != 0)
        fail_msg("%s: nothing like that is told of somebody", id);
}

static void test_messages(void **arg)
{
    (void)arg;
    static char bytes[1 << 16];
    char begins[64], name[128];
    for (int g = 0; g < games_count; g++) {
        const struct game *game = games_list[g];
        struct text tells = text_over(bytes, sizeof bytes);
        struct complaint why;
        struct text none = text_over(name, sizeof name);
        struct voice v = {.out = &none};
        if (!game->words || !game->words->remarks)
            continue;
        snprintf(begins, sizeof begins, "%s-tell-", game->name);
        voice_told(game->words->voices, begins, &tells);
        struct json_tree json;
        assert_true(json_tree_open(bytes, tells.used, sizeof bytes, &json, &why));
        voice_begin(&v, game->words->remarks);
        for (int id = 0; id < voice_count(&v); id++)
            check_message(game, json.root, voice_id(&v, id));
        json_tree_close(&json);
        bot_count = bot_names(game, bots, NAMES_MAX);
        for (int i = 0; i < bot_count; i++) {
            none.used = 0;
            assert_true(remark_name(game, bots[i], &none));
            assert_true(remark_sits(game, bots[i], &none));
        }
        assert_false(remark_name(game, "me", &none));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_same_for_all),
        cmocka_unit_test(test_secret),
        cmocka_unit_test(test_due),
        cmocka_unit_test(test_messages),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
