/* Prints matches drawn by the fair dealer, one JSON case a line, for verify.py to compute again. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "tests/table/world.h"

static void put_hex(const char *label, const uint8_t *bytes, size_t n)
{
    char hex[2 * HASH_BYTES + 1];
    hash_hex(bytes, n, hex);
    printf("%s\"%s\"", label, hex);
}

static void put_draw(void *arg, const struct fair_drawn *drawn)
{
    bool *first = arg;
    printf("%s[%" PRIu32 ",%" PRIu64 ",%" PRIu64 "]", *first ? "" : ",", drawn->draw, drawn->total,
           drawn->point);
    *first = false;
}

static void put_committed(const struct fair_head *head, const struct fair_reveal *reveal, int seats)
{
    put_hex("\"seed\":", reveal->seed, HASH_BYTES);
    put_hex(",\"table\":", head->table, TABLE_ID_BYTES);
    put_hex(",\"commit\":", head->commit, HASH_BYTES);
    for (int i = 0; i < seats; i++)
        put_hex(i ? "," : ",\"shares\":[", reveal->share[i],
                head->shared >> i & 1 ? HASH_BYTES : 0);
    for (int i = 0; i < seats; i++) {
        printf(i ? "," : "],\"share-commits\":[");
        if (head->shared >> i & 1)
            put_hex("", head->share_commit[i], HASH_BYTES);
        else
            printf("null");
    }
    printf("],");
}

static void play(struct world *w, const struct fair *fair)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct move move;
    while (!match_over(&w->match)) {
        if (!(match_turn(&w->match) >> SEAT_CHANCE & 1)) {
            world_step(w);
            continue;
        }
        fair_draw(fair, &w->match, &move);
        if (!match_play(&w->match, &move, &why))
            printf("%s\n", reason);
    }
}

static void put_case(const struct game *game, uint64_t number, bool committed)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct world w;
    struct fair_head head;
    struct fair_reveal reveal;
    struct fair fair;
    struct fair_drawn first;
    bool none = true;
    uint8_t bytes[TABLE_ID_BYTES + FAIR_BYTES];
    world_open(&w, game, 0, number);
    for (size_t i = 0; i < sizeof bytes; i++)
        bytes[i] = (uint8_t)(i * 7 + number);
    if (committed) {
        fair_committed(&hash_sodium, bytes, &head, &reveal);
        for (int seat = 0; seat < w.match.seats; seat += 2)
            fair_add_share(&hash_sodium, seat, bytes + seat + 1, &head, &reveal);
    } else {
        fair_seeded(&hash_sodium, number, &head, &reveal);
    }
    fair_open(&fair, &hash_sodium, &w.match, w.pack.none ? NULL : w.pack.play.now, &head, &reveal);
    play(&w, &fair);
    printf("{\"game\":\"%s\",\"edition\":%d,\"seats\":%d,", game->name, game->edition,
           w.match.seats);
    if (committed)
        put_committed(&head, &reveal, w.match.seats);
    else
        printf("\"number\":%" PRIu64 ",", number);
    put_hex("\"data\":", w.pack.play.now, w.pack.none ? 0 : HASH_BYTES);
    put_hex(",\"key\":", fair.key, HASH_BYTES);
    printf(",\"rules\":[");
    for (int i = 0; i < game->rule_count; i++)
        printf("%s[\"%s\",%" PRId32 "]", i ? "," : "", game->rules[i].name, w.match.rules.value[i]);
    printf("],\"draws\":[");
    bool good = fair_verify(&fair, &w.match, &first, put_draw, &none, &why);
    printf("]}\n");
    if (!good)
        printf("%s\n", reason);
    world_close(&w);
}

int main(void)
{
    for (int g = 0; g < games_count; g++) {
        for (uint64_t k = 0; k < 25; k++) {
            put_case(games_list[g], k < 24 ? k : INT64_MAX, false);
            put_case(games_list[g], k, true);
        }
    }
    return 0;
}
