/* Matches for tests. What is always true: a move that a test means to make is made, or the program
 * ends. */
#include "tests/table/world.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const struct game *game_named(const char *name)
{
    for (int i = 0; i < games_count; i++)
        if (!strcmp(games_list[i]->name, name))
            return games_list[i];
    fprintf(stderr, "no game %s\n", name);
    exit(1);
}

void world_open(struct world *w, const struct game *game, int seats, uint64_t seed)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct rules rules;
    uint32_t capacity = match_capacity(game);
    memset(w, 0, sizeof *w);
    rules_default(game, &rules);
    rng_seed(&w->rng, seed, 1);
    w->entry = malloc(capacity * sizeof *w->entry);
    w->words = malloc(MATCH_WORDS_BYTES);
    if (pack_open(&w->pack, game, NULL, &why) ||
        !match_start(&w->match, game, &w->pack.data, &rules, seats ? seats : game->seats_max,
                     w->entry, capacity, &why)) {
        fprintf(stderr, "%s\n", reason);
        exit(1);
    }
    match_keep_words(&w->match, w->words, MATCH_WORDS_BYTES, &fold_unistring);
}

void world_close(struct world *w)
{
    pack_close(&w->pack);
    free(w->entry);
    free(w->words);
}

bool world_step(struct world *w)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct options options;
    struct move move;
    uint32_t turn = match_asked(&w->match);
    if (!turn)
        return false;
    struct set seats = {{turn, 0}};
    match_options(&w->match, set_nth(&seats, (int)rng_below(&w->rng, (uint64_t)set_count(&seats))),
                  &options);
    /* a family first: or a GM who may draw rooms did nothing else, since those are most moves */
    options_draw(
        &(struct options){.count = 1, .at = {options.at[rng_below(&w->rng, options.count)]}},
        &w->rng, &move);
    if (!match_play(&w->match, &move, &why)) {
        fprintf(stderr, "%s\n", reason);
        exit(1);
    }
    return true;
}

const char *world_refuse(struct world *w, const char *line)
{
    static char reason[REASON_BYTES];
    char copy[4096];
    struct text why = text_over(reason, sizeof reason);
    struct pairs pairs;
    struct said said;
    struct move move;
    snprintf(copy, sizeof copy, "%s", line);
    if (!codec_words_read(copy, &pairs, &why))
        return reason;
    const struct value *text = pairs_get(&pairs, "text"), *seat = pairs_get(&pairs, "seat");
    if (!strcmp(pairs_get(&pairs, "do")->text, "say"))
        match_say(&w->match, atoi(seat->text), text->text, &why);
    else if (match_read(&w->match, &pairs, -1, NULL, &move, &said, &why))
        match_play_said(&w->match, &move, &said, &why);
    return reason;
}

void world_play(struct world *w, const char *line)
{
    const char *reason = world_refuse(w, line);
    if (*reason) {
        fprintf(stderr, "%s: %s\n", line, reason);
        exit(1);
    }
}

void world_head(const struct world *w, struct log_head *head)
{
    memset(head, 0, sizeof *head);
    head->game = w->match.game;
    head->rules = w->match.rules;
    head->seats = w->match.seats;
    head->reader = SEAT_CHANCE;
    for (int i = 0; i < head->seats; i++)
        snprintf(head->seat_name[i], sizeof head->seat_name[i], "%s", i ? "random" : "me");
    log_head_new(head, "test");
    log_head_data(head, &w->pack);
}

const char *world_log_of(struct log_file *file, const struct game *const *games, int count,
                         const char *name, const char *bytes, size_t size)
{
    static char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    char *copy = malloc(size + 1);
    memcpy(copy, bytes, size);
    if (!log_file_read(file, name, copy, size, games, count, UINT32_MAX, &why) && reason[0]) {
        fprintf(stderr, "%s, but it was read\n", reason);
        exit(1);
    }
    return reason;
}

const char *world_log(struct log_file *file, const char *name, const char *bytes, size_t size)
{
    return world_log_of(file, games_list, games_count, name, bytes, size);
}
