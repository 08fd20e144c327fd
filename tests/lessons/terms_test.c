/* The words that a newcomer meets in the lessons: each has a sentence, and an example on a line of
 * its own, in every language of its game. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "games/registry.h"
#include "table/native/pack.h"
#include "voice/named.h"
#include "voice/voice.h"

static const struct {
    const char *game, *words;
} all[] = {
    {"bloodsport",
     "coin time chance payment rank favourite underdog odds bet weapon str dex best worst life "
     "wounds secret discover special sabotage react risk-roll caught guard-level rat"},
    {"gamblers-heart",
     "fortune gm minor medium major stake hand reroll raise match fold patronage invoke fits "
     "impose-order cursed blessed barred lost flashback showdown soulcard"},
    {"texarkana",
     "test goal stakes dv card-value trump flip bust grander worse skulls woe unsettling-presence "
     "will burn assist characteristic flaw trait grit injury"},
    {"twenty-one",
     "deal hit hold bust target ace joker critical ability edge skill damage limit incapacitated "
     "bonus-damage retaliate turn-order move act delay stunned"},
};

static const struct game *game_of(const char *name)
{
    for (int i = 0; i < games_count; i++)
        if (!strcmp(games_list[i]->name, name))
            return games_list[i];
    fail_msg("there is no game %s", name);
    return NULL;
}

static bool has_example(const char *told)
{
    const char *line = strchr(told, '\n');
    return line &&
           (!strncmp(line, "\nFor example: ", 14) || !strncmp(line, "\nZum Beispiel: ", 15));
}

static int check_words(const struct game *game, const struct data *data, const char *words)
{
    char copy[512], told[2048], *save = NULL;
    int count = 0;
    snprintf(copy, sizeof copy, "%s", words);
    for (char *word = strtok_r(copy, " ", &save); word; word = strtok_r(NULL, " ", &save)) {
        for (int i = 0; voice_languages[i]; i++) {
            struct text out = text_over(told, sizeof told);
            out.language = voice_languages[i];
            voice_tell_term(game, data, word, &out);
            if (!has_example(told))
                fail_msg("%s: %s (%s): %s", game->name, word, out.language, told);
        }
        count++;
    }
    return count;
}

static void test_terms(void **arg)
{
    (void)arg;
    static struct pack_data pack;
    char reason[1024];
    struct text why = text_over(reason, sizeof reason);
    int count = 0;
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        const struct game *game = game_of(all[i].game);
        assert_int_equal(pack_open(&pack, game, NULL, &why), 0);
        count += check_words(game, &pack.data, all[i].words);
        pack_close(&pack);
    }
    assert_int_equal(count, 25 + 22 + 21 + 21);
}

/* A word that is none says nothing. */
static void test_no_term(void **arg)
{
    (void)arg;
    char told[256] = "";
    struct text out = text_over(told, sizeof told);
    voice_tell_term(game_of("gamblers-heart"), NULL, "dance", &out);
    assert_string_equal(told, "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_terms),
                                       cmocka_unit_test(test_no_term)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
