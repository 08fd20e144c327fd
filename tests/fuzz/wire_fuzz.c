/* Any lines as what a program at seat 0 (and 1) of a table says: each is played or refused with one
 * sentence, and a refused one changes nothing. The first byte is the first letter of the game's
 * name, the second chooses the cards; then come lines, each after the digit of the seat that says
 * it. "@" stands for the present n, so that inputs need not guess it. */
#include <stdlib.h>
#include <string.h>

#include "games/registry.h"
#include "table/native/fold.h"
#include "table/native/json.h"
#include "table/native/pack.h"
#include "table/wire.h"
#include "tests/fuzz/fuzz.h"

enum { CHANCE_MOVES_MAX = 200, LINE_BYTES = 4096, FUZZ_WORDS_BYTES = 4096 };

uint64_t fuzz_moves;

struct table {
    struct pack_data pack;
    struct match match;
    struct wire_seat seat[SEATS_MAX];
    struct rng rng;
};

static void play_chance(struct table *t)
{
    for (int i = 0; i < CHANCE_MOVES_MAX && match_turn(&t->match) >> SEAT_CHANCE & 1; i++) {
        static struct options options;
        char reason[REASON_BYTES];
        struct text why = text_over(reason, sizeof reason);
        struct move move;
        match_options(&t->match, SEAT_CHANCE, &options);
        options_draw(&options, &t->rng, &move);
        ENSURE(match_play(&t->match, &move, &why));
    }
}

/* The line with the present n for every '@'. */
static size_t fill_in(const struct table *t, const uint8_t *line, size_t size, char *out)
{
    struct text text = text_over(out, LINE_BYTES);
    for (size_t i = 0; i < size; i++) {
        if (line[i] == '@')
            text_int(&text, t->match.count);
        else
            text_put_n(&text, (const char *)line + i, 1);
    }
    return text.used;
}

/* Whether nothing that the last undo took back, and nothing since, was anyone else's. */
static bool took_back_own(const struct table *t, int seat)
{
    const struct entry *undo = &t->match.entry[t->match.count - 1];
    if (undo->mastered)
        return !seat; /* whatever lay between */
    for (uint32_t n = undo->to + 1; n < t->match.count; n++) {
        const struct entry *entry = &t->match.entry[n - 1];
        if (!entry->undo && !entry->say && entry->move.seat != seat)
            return false;
    }
    return undo->undo;
}

static void say(struct table *t, struct wire_seat *seat, const uint8_t *line, size_t size)
{
    static struct pairs pairs;
    static char out_bytes[WIRE_OUT_BYTES];
    char filled[LINE_BYTES], reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct text out = text_over(out_bytes, sizeof out_bytes);
    struct state before = t->match.state;
    uint32_t count = t->match.count;
    bool again = false;
    size = fill_in(t, line, size, filled);
    struct json *json = json_open(filled, size, WIRE_LINE_BYTES, &pairs, &why);
    int code = json ? wire_move(seat, &t->match, &pairs, &again, &why) : WIRE_BAD_JSON;
    json_close(json);
    if (code == WIRE_OK && !again) {
        ENSURE(t->match.count == count + 1 && !reason[0]);
        ENSURE(t->match.entry[count].undo ? took_back_own(t, seat->seat)
                                          : t->match.entry[count].move.seat == seat->seat);
        fuzz_moves++;
        play_chance(t);
        while (wire_more(seat, &t->match, &out))
            out = text_over(out_bytes, sizeof out_bytes);
        wire_turn(seat, &t->match, &out);
    } else {
        ENSURE(t->match.count == count && !memcmp(&before, &t->match.state, sizeof before));
        ENSURE(again || (reason[0] && !strchr(reason, '\n')));
        if (code != WIRE_OK)
            wire_error(seat, code, reason, &out);
    }
    ENSURE(!out.cut);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    static struct table t;
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct rules rules;
    if (size < 2)
        return 0;
    const struct game *game = games_list[0];
    for (int i = 0; i < games_count; i++)
        game = games_list[i]->name[0] == (char)bytes[0] ? games_list[i] : game;
    uint32_t capacity = match_capacity(game);
    struct entry *entry = malloc(capacity * sizeof *entry);
    char *words = malloc(FUZZ_WORDS_BYTES);
    ENSURE(entry && words && !pack_open(&t.pack, game, NULL, &why));
    rules_default(game, &rules);
    ENSURE(
        match_start(&t.match, game, &t.pack.data, &rules, game->seats_max, entry, capacity, &why));
    match_keep_words(&t.match, words, FUZZ_WORDS_BYTES, &fold_unistring);
    rng_seed(&t.rng, bytes[1], 0);
    for (int i = 0; i < t.match.seats; i++)
        wire_seat_start(&t.seat[i], i);
    play_chance(&t);
    const uint8_t *at = bytes + 2, *end = bytes + size;
    while (at < end) {
        const uint8_t *stop = memchr(at, '\n', (size_t)(end - at));
        size_t n = (size_t)((stop ? stop : end) - at);
        if (n)
            say(&t, &t.seat[*at % t.match.seats], at + 1, n - 1);
        at += n + 1;
    }
    free(entry);
    free(words);
    pack_close(&t.pack);
    return 0;
}
