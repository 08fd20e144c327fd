/* Logs: what is written reads back, and nothing that was changed, cut or made up gets through. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

#include "tests/table/world.h"

static const char path[] = "log_test.jsonl";

static void save(const char *bytes, size_t size)
{
    FILE *f = fopen(path, "wb");
    assert_non_null(f);
    assert_int_equal(fwrite(bytes, 1, size, f), size);
    assert_int_equal(fclose(f), 0);
}

static char *load(size_t *size)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct {
        char *at;
    } file = {NULL};
    assert_int_equal(file_read(path, 1 << 24, &file.at, size, &why), 0);
    return file.at;
}

/* The reason why the file is refused (static), "" if it is read; then `file` is open. */
static const char *open_log(struct log_file *file, uint32_t until)
{
    static char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    if (!log_file_open(file, path, games_list, games_count, until, &why))
        assert_string_equal(reason, "");
    return reason;
}

/* Plays and keeps a seeded match; leaves the world open for comparison. */
static void play_log(struct world *w, const struct game *game, uint64_t number, bool end)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct log_head head;
    struct fair_reveal reveal;
    struct fair fair;
    struct log_keeper keeper;
    world_open(w, game, 0, number);
    world_head(w, &head);
    fair_seeded(&hash_sodium, number, &head.fair, &reveal);
    fair_open(&fair, &hash_sodium, &w->match, log_head_key(&head), &head.fair, &reveal);
    assert_int_equal(log_keeper_start(&keeper, path, FILE_OVER, &head, &why), 0);
    while (!match_over(&w->match)) {
        struct move move;
        if (match_turn(&w->match) >> SEAT_CHANCE & 1) {
            fair_draw(&fair, &w->match, &move);
            assert_true(match_play(&w->match, &move, &why));
        } else {
            world_step(w);
        }
        assert_int_equal(log_keeper_write(&keeper, &w->match, &why), 0);
    }
    if (end)
        assert_int_equal(log_keeper_end(&keeper, &w->match, &head, &reveal, &why), 0);
    else
        assert_int_equal(log_keeper_close(&keeper, &why), 0);
}

static void test_round_trip(void **arg)
{
    (void)arg;
    for (int g = 0; g < games_count; g++) {
        for (uint64_t seed = 0; seed < 5; seed++) {
            char reason[REASON_BYTES];
            struct text why = text_over(reason, sizeof reason);
            struct world w;
            struct log_file file;
            struct state at;
            play_log(&w, games_list[g], seed, true);
            assert_string_equal(open_log(&file, UINT32_MAX), "");
            assert_int_equal(file.match.count, w.match.count);
            assert_int_equal(file.lines, w.match.count + 2);
            assert_int_equal(file.last.end, LOG_OVER);
            assert_true(state_equal(w.match.game, &file.match.state, &w.match.state));
            assert_true(file.chained);
            assert_int_equal(log_file_verify(&file, NULL, NULL, &why),
                             match_sealed(&w.match) ? VERIFY_NOTHING : VERIFY_PROVEN);
            log_file_close(&file);
            /* --until: the state after that entry, whatever comes after it. */
            assert_string_equal(open_log(&file, 2), "");
            match_state_at(&w.match, 2, &at);
            assert_true(state_equal(w.match.game, &file.match.state, &at));
            log_file_close(&file);
            world_close(&w);
        }
    }
}

/* Flips one bit of each byte in turn: each is refused, and in the line that it is in (or, where a
 * line end is touched, the one that begins or ends there). */
static void test_changed_bytes(void **arg)
{
    (void)arg;
    struct world w;
    size_t size;
    play_log(&w, game_named("leduc"), 3, true);
    char *bytes = load(&size);
    int line = 1;
    for (size_t i = 0; i < size; i++) {
        struct log_file file;
        char want[64];
        char was = bytes[i];
        for (int bit = 0; bit < 8; bit += 3) {
            bytes[i] = (char)(was ^ 1 << bit);
            const char *reason = world_log(&file, path, bytes, size);
            snprintf(want, sizeof want, "%s:%d: ", path, line);
            if (strncmp(reason, want, strlen(want)))
                fail_msg("byte %zu bit %d, line %d: '%s'", i, bit, line, reason);
            bytes[i] = was;
        }
        line += was == '\n';
    }
    free(bytes);
    world_close(&w);
}

/* Cut after k bytes: at a line's end it is an unfinished match, within a line an error that names
 * it. */
static void test_cut(void **arg)
{
    (void)arg;
    char reason[REASON_BYTES], want[64];
    struct world w;
    struct log_file file;
    size_t size;
    play_log(&w, game_named("kuhn"), 3, true);
    char *bytes = load(&size);
    int line = 1;
    for (size_t i = 1; i < size; i++) {
        struct text why = text_over(reason, sizeof reason);
        const char *wrong = world_log(&file, path, bytes, i);
        if (bytes[i - 1] == '\n') {
            assert_string_equal(wrong, "");
            assert_int_equal(file.last.end, LOG_OPEN);
            assert_int_equal(file.match.count, line - 1);
            assert_int_equal(log_file_verify(&file, NULL, NULL, &why), VERIFY_NOTHING);
            snprintf(want, sizeof want, "nothing to prove yet: unfinished, %d move%s", line - 1,
                     line == 2 ? "" : "s");
            assert_string_equal(reason, want);
            log_file_close(&file);
            line++;
        } else {
            snprintf(want, sizeof want, "%s:%d: ", path, line);
            assert_memory_equal(wrong, want, strlen(want));
        }
    }
    free(bytes);
    world_close(&w);
    save("", 0);
    assert_string_equal(open_log(&file, UINT32_MAX), "log_test.jsonl:1: The log is empty.");
}

/* A line taken away, moved or added is refused at the first line that does not fit; and a chained
 * line that loses its h, too. */
static void test_chain(void **arg)
{
    (void)arg;
    struct world w;
    struct log_file file;
    size_t size;
    char want[64];
    play_log(&w, game_named("kuhn"), 5, true);
    char *bytes = load(&size);
    char *second = strchr(bytes, '\n') + 1, *third = strchr(second, '\n') + 1;
    char *h = strstr(third, ",\"h\":");
    char *without = malloc(size);
    memcpy(without, bytes, (size_t)(second - bytes));
    memcpy(without + (second - bytes), third, size - (size_t)(third - bytes));
    save(without, size - (size_t)(third - second));
    snprintf(want, sizeof want, "%s:2: This line or an earlier one was changed", path);
    assert_memory_equal(open_log(&file, UINT32_MAX), want, strlen(want));
    memcpy(without, bytes, (size_t)(h - bytes));
    memcpy(without + (h - bytes), "}\n", 3);
    save(without, strlen(without));
    assert_string_equal(open_log(&file, UINT32_MAX),
                        "log_test.jsonl:3: This line has no \"h\", but those before it have one.");
    free(without);
    free(bytes);
    world_close(&w);
}

static void test_resume(void **arg)
{
    (void)arg;
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct world w;
    struct log_file file;
    struct log_keeper keeper;
    struct log_head head;
    world_open(&w, game_named("kuhn"), 0, 1);
    world_head(&w, &head);
    assert_int_equal(log_keeper_start(&keeper, path, FILE_OVER, &head, &why), 0);
    world_play(&w, "chance deal 0 king");
    world_play(&w, "chance deal 1 jack");
    world_play(&w, "0 bet");
    assert_int_equal(log_keeper_write(&keeper, &w.match, &why), 0);
    assert_true(match_undo(&w.match, 2, &why));
    assert_int_equal(log_keeper_write(&keeper, &w.match, &why), 0);
    assert_int_equal(log_keeper_close(&keeper, &why), 0);
    /* A new log does not write over it. */
    assert_int_equal(log_keeper_start(&keeper, path, FILE_NEW, &head, &why), -1);
    assert_string_equal(reason, "log_test.jsonl: File exists.");
    why = text_over(reason, sizeof reason);
    assert_string_equal(open_log(&file, UINT32_MAX), "");
    assert_int_equal(file.match.count, 4);
    assert_int_equal(log_keeper_resume(&keeper, path, &file, &why), 0);
    struct move check = {.seat = 0, .verb = 1};
    assert_true(match_play(&file.match, &check, &why));
    assert_int_equal(log_keeper_end(&keeper, &file.match, &file.head, NULL, &why), 0);
    log_file_close(&file);
    assert_string_equal(open_log(&file, UINT32_MAX), "");
    assert_int_equal(file.match.count, 5);
    assert_int_equal(file.last.end, LOG_STOPPED);
    assert_int_equal(log_keeper_resume(&keeper, path, &file, &why), -1);
    assert_string_equal(reason, "log_test.jsonl: this log has ended");
    log_file_close(&file);
    world_close(&w);
}

/* A committed match: nothing to prove before the reveal, proven after it, and not with another
 * seed. */
static void test_committed(void **arg)
{
    (void)arg;
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    uint8_t os[TABLE_ID_BYTES + FAIR_BYTES] = {1, 2, 3}, share[FAIR_BYTES] = {7};
    struct world w;
    struct log_head head;
    struct fair_reveal reveal, loaded;
    struct fair fair;
    world_open(&w, game_named("leduc"), 0, 1);
    world_head(&w, &head);
    fair_committed(&hash_sodium, os, &head.fair, &reveal);
    fair_add_share(&hash_sodium, 1, share, &head.fair, &reveal);
    assert_int_equal(log_secret_save(path, &reveal, &why), 0);
    assert_int_equal(log_secret_load(path, &loaded, &why), 0);
    assert_memory_equal(&loaded, &reveal, sizeof reveal);
    struct stat status;
    assert_int_equal(stat("log_test.jsonl.secret", &status), 0);
    assert_int_equal(status.st_mode & 0777, 0600);
    assert_int_equal(log_secret_forget(path, &why), 0);
    assert_int_equal(log_secret_load(path, &loaded, &why), -1);
    assert_string_equal(reason, "log_test.jsonl.secret: There is no such file or folder.");
    fair_open(&fair, &hash_sodium, &w.match, NULL, &head.fair, &reveal);
    while (!match_over(&w.match)) {
        struct move move;
        if (!(match_turn(&w.match) >> SEAT_CHANCE & 1)) {
            world_step(&w);
            continue;
        }
        fair_draw(&fair, &w.match, &move);
        assert_true(match_play(&w.match, &move, &why));
    }
    for (int k = 0; k < 3; k++) {
        struct log_keeper keeper;
        struct log_file file;
        struct fair_reveal shown = reveal;
        static const int want[] = {VERIFY_NOTHING, VERIFY_PROVEN, VERIFY_DIFFERS};
        shown.seed[5] ^= k == 2;
        why = text_over(reason, sizeof reason);
        assert_int_equal(log_keeper_start(&keeper, path, FILE_OVER, &head, &why), 0);
        assert_int_equal(log_keeper_end(&keeper, &w.match, &head, k ? &shown : NULL, &why), 0);
        assert_string_equal(open_log(&file, UINT32_MAX), "");
        assert_int_equal(log_file_verify(&file, NULL, NULL, &why), want[k]);
        log_file_close(&file);
    }
    world_close(&w);
}

/* A dealer that does not keep to its seed is found, with the line. */
static void test_rigged(void **arg)
{
    (void)arg;
    char reason[REASON_BYTES];
    int found = 0;
    static const char *const deals[] = {"jack", "queen", "king"};
    for (int i = 0; i < 3; i++) {
        char log[1024];
        struct log_file file;
        struct text why = text_over(reason, sizeof reason);
        snprintf(
            log, sizeof log,
            "{\"croupier\":1,\"game\":\"kuhn\",\"edition\":1,\"seats\":2,\"fair\":{\"seeded\":7}}\n"
            "{\"seat\":\"chance\",\"do\":\"deal\",\"to\":0,\"card\":\"%s\"}\n{\"end\":\"stopped\"}"
            "\n",
            deals[i]);
        assert_string_equal(world_log(&file, "log", log, strlen(log)), "");
        int result = log_file_verify(&file, NULL, NULL, &why);
        if (result == VERIFY_DIFFERS) {
            found++;
            assert_non_null(strstr(reason, "(line 2)"));
        } else {
            assert_int_equal(result, VERIFY_PROVEN);
            assert_string_equal(
                reason, "seeded: reproducible, not fair; all 1 draws are those of the seed");
        }
        log_file_close(&file);
    }
    assert_int_equal(found, 2); /* three deals are possible, one is drawn */
}

/* Data that is not compiled in goes into the header whole and is read from there; changed data,
 * another edition of it, or a name without text that nobody knows is refused. */
static void test_data(void **arg)
{
    (void)arg;
    for (int g = 0; g < games_count; g++) {
        const struct game *game = games_list[g];
        char reason[REASON_BYTES];
        struct text why = text_over(reason, sizeof reason);
        struct pack_data pack;
        struct log_file file;
        struct log_keeper keeper;
        struct world w;
        struct log_head head;
        if (!game->source_count)
            continue;
        size_t size = game->sources[0].size;
        char *text = malloc(size + 16);
        memcpy(text, game->sources[0].text, size);
        memcpy(text + size, "# our house\n", 13);
        assert_int_equal(pack_open_text(&pack, game, "house.yaml", "house", text, size + 12, &why),
                         0);
        world_open(&w, game, 0, 3);
        w.match.data = &pack.data;
        for (int i = 0; i < 30; i++)
            world_step(&w);
        for (int k = 0; k < 4; k++) {
            static const char *const want[] = {
                "", "The data house differs from the log's in what decides play",
                "The data house differs from the log's: its sha256 is another",
                " has no built-in pack \"house\""};
            world_head(&w, &head);
            head.data_hashed = head.data_played = false;
            head.format = k == 2 ? LOG_FORMAT_FIRST : LOG_FORMAT;
            log_head_data(&head, &pack);
            if (k == 2)
                digest_form_first(game, &head.digest);
            w.match.digest = head.digest;
            head.data_edition += 3; /* an edition decides nothing where a hash does */
            head.data_play[0] ^= k == 1;
            head.data_sha256[0] ^= k == 2;
            head.data_text = k == 3 ? NULL : head.data_text;
            why = text_over(reason, sizeof reason);
            assert_int_equal(log_keeper_start(&keeper, path, FILE_OVER, &head, &why), 0);
            assert_int_equal(log_keeper_write(&keeper, &w.match, &why), 0);
            assert_int_equal(log_keeper_close(&keeper, &why), 0);
            const char *got = open_log(&file, UINT32_MAX);
            if (k) {
                assert_ptr_equal(strstr(got, "log_test.jsonl:1: "), got);
                assert_non_null(strstr(got, want[k]));
                continue;
            }
            assert_string_equal(got, "");
            assert_string_equal(file.head.data_text, text);
            assert_string_equal(file.head.data_name, "house");
            assert_true(state_equal(game, &file.match.state, &w.match.state));
            log_file_close(&file);
        }
        world_close(&w);
        pack_close(&pack);
        free(text);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_round_trip), cmocka_unit_test(test_changed_bytes),
        cmocka_unit_test(test_cut),        cmocka_unit_test(test_chain),
        cmocka_unit_test(test_resume),     cmocka_unit_test(test_committed),
        cmocka_unit_test(test_rigged),     cmocka_unit_test(test_data),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
