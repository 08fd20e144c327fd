/* A match from its deal to the last line of its log. What is always true: chance's moves come from
 * the fair dealer alone, and a bot's choice depends on nothing but its view, its stream and the
 * entry's number, so that a match taken up again goes on as it would have. */
#include "cli/sitting.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "cli/brought.h"
#include "cli/campaign.h"
#include "cli/saves.h"
#include "games/registry.h"
#include "table/native/fold.h"
#include "table/native/sodium.h"
#include "tui/guide.h"
#include "tui/language.h"

void sitting_how(const struct game *game, const char *indent)
{
    char reason[1024];
    struct text why = text_over(reason, sizeof reason);
    struct pack_data pack;
    struct rules rules;
    ENSURE(!pack_open(&pack, game, NULL, &why));
    rules_default(game, &rules);
    guide_how(stdout, game, &pack.data, &rules, indent);
    pack_close(&pack);
}

static void bots_seed(struct sitting *sitting)
{
    if (sitting->head.fair.mode == FAIR_SEEDED)
        memcpy(sitting->bot_seed, sitting->reveal.seed, FAIR_BYTES);
    else
        system_random(sitting->bot_seed, FAIR_BYTES);
    for (int seat = 0; seat < sitting->head.seats; seat++)
        fair_bot(&hash_sodium, sitting->bot_seed, seat, &sitting->seat[seat].rng);
}

static void dealer_open(struct sitting *sitting)
{
    fair_open(&sitting->fair, &hash_sodium, sitting->match,
              log_head_key(&sitting->head), &sitting->head.fair, &sitting->reveal);
    bots_seed(sitting);
}

int sitting_deal(struct sitting *sitting, long long number)
{
    const struct game *game = sitting->game;
    uint32_t capacity = match_capacity(game);
    char reason[REASON_BYTES];
    struct text why = language_text(reason, sizeof reason);
    if (!sitting->entry)
        sitting->entry = malloc(capacity * sizeof *sitting->entry);
    if (!sitting->words)
        sitting->words = malloc(MATCH_WORDS_BYTES);
    if (!sitting->entry || !sitting->words)
        return fail("There is not enough memory.");
    sitting->match = &sitting->own_match;
    sitting->pack = &sitting->own_pack;
    if (!match_start(sitting->match, game, &sitting->pack->data, &sitting->head.rules,
                     sitting->head.seats, sitting->entry, capacity, &why))
        return fail("%s", reason);
    match_keep_words(sitting->match, sitting->words, MATCH_WORDS_BYTES, &fold_unistring);
    sitting->match->warns = sitting->head.warns;
    log_head_new(&sitting->head, CROUPIER_VERSION);
    log_head_data(&sitting->head, sitting->pack);
    if (number >= 0) {
        fair_seeded(&hash_sodium, (uint64_t)number, &sitting->head.fair, &sitting->reveal);
    } else {
        uint8_t bytes[TABLE_ID_BYTES + FAIR_BYTES];
        system_random(bytes, sizeof bytes);
        fair_committed(&hash_sodium, bytes, &sitting->head.fair, &sitting->reveal);
    }
    dealer_open(sitting);
    sitting->to_make = sitting->brought;
    brought_make(sitting);
    return campaign_carry(sitting);
}

/* The seats of a log that is taken up again: their names say who sat there. */
static int seats_again(struct sitting *sitting, const char *path)
{
    for (int seat = 0; seat < sitting->head.seats; seat++) {
        const char *name = sitting->head.seat_name[seat];
        int bot = sitting_bot(sitting, seat, name);
        if (bot > 0)
            return bot;
        if (bot < 0 && strcmp(name, "me"))
            return fail(
                "%s: Seat %d is \"%s\". Only matches of people and bots can be continued here.",
                path, seat, name);
        sitting->seat[seat].kind = bot ? SEAT_PERSON : SEAT_BOT;
    }
    return 0;
}

static int resume_file(struct sitting *sitting, const char *path)
{
    struct log_file *file = &sitting->file;
    char reason[REASON_BYTES];
    struct text why = language_text(reason, sizeof reason);
    sitting->match = &file->match;
    sitting->pack = &file->pack;
    sitting->head = file->head;
    sitting->game = file->head.game;
    if (file->last.end != LOG_OPEN)
        return fail("%s: This match has ended. To see it: croupier replay '%s'", path, path);
    if (file->head.reader != SEAT_CHANCE)
        return fail("%s: This is one seat's log. Only a full log can be continued.", path);
    if (file->head.fair.mode == FAIR_NONE)
        return fail(
            "%s: Its cards and dice were written by hand, so there is no dealer to continue it.",
            path);
    int result = seats_again(sitting, path);
    if (result)
        return result;
    if (file->head.fair.mode == FAIR_SEEDED) {
        struct fair_head same;
        fair_seeded(&hash_sodium, file->head.fair.number, &same, &sitting->reveal);
    } else if (log_secret_load(path, &sitting->reveal, &why)) {
        return fail_file(reason);
    } else if (!fair_check_reveal(&hash_sodium, &file->head.fair, &sitting->reveal,
                                  file->head.seats, &why)) {
        return fail("%s.secret belongs to another log: %s.", path, reason);
    }
    dealer_open(sitting);
    if (log_keeper_resume(&sitting->keeper, path, file, &why))
        return fail_file(reason);
    sitting->keeps = true;
    sitting->secret_kept = file->head.fair.mode == FAIR_COMMITTED;
    return 0;
}

int sitting_resume(struct sitting *sitting, const char *path)
{
    char reason[REASON_BYTES];
    struct text why = language_text(reason, sizeof reason);
    memset(sitting, 0, sizeof *sitting);
    sitting->keeper.out.fd = -1;
    if (strlen(path) >= sizeof sitting->log_path || !strcmp(path, "-"))
        return fail("--resume needs the path of a log.");
    snprintf(sitting->log_path, sizeof sitting->log_path, "%s", path);
    if (log_file_open_with(&sitting->file, path, games_list, games_count, UINT32_MAX, &saves_packs,
                           &why))
        return fail_file(reason);
    sitting->from_file = true;
    int result = resume_file(sitting, path);
    if (result)
        sitting_close(sitting);
    return result;
}

int sitting_keep(struct sitting *sitting, const char *path, bool secret)
{
    struct stat old;
    char reason[REASON_BYTES];
    struct text why = language_text(reason, sizeof reason);
    if (!*path || !strcmp(path, "-") || strlen(path) >= sizeof sitting->log_path)
        return fail("--log needs the path of a file.");
    if (!stat(path, &old) && S_ISREG(old.st_mode) && old.st_size)
        return fail("%s already exists, and logs are never overwritten. Choose another name.",
                    path);
    snprintf(sitting->log_path, sizeof sitting->log_path, "%s", path);
    if (log_keeper_start(&sitting->keeper, path, FILE_OVER, &sitting->head, &why))
        return fail_file(reason);
    sitting->keeps = true;
    /* what was made as it was dealt */
    if (log_keeper_write(&sitting->keeper, sitting->match, &why))
        return fail_file(reason);
    if (!secret || sitting->head.fair.mode != FAIR_COMMITTED)
        return 0;
    if (log_secret_save(path, &sitting->reveal, &why))
        return fail_file(reason);
    sitting->secret_kept = true;
    return 0;
}

int sitting_next(const struct sitting *sitting)
{
    uint32_t bots = 0;
    for (int seat = 0; seat < sitting->head.seats; seat++)
        if (sitting->seat[seat].kind == SEAT_BOT)
            bots |= 1u << seat;
    return match_next(sitting->match, bots);
}

bool sitting_written(struct sitting *sitting, struct text *why)
{
    brought_make(sitting);
    return !sitting->keeps || !log_keeper_write(&sitting->keeper, sitting->match, why);
}

bool sitting_make_move(struct sitting *sitting, int seat, struct text *why)
{
    struct match *match = sitting->match;
    struct move move;
    bool made;
    if (seat == SEAT_CHANCE) {
        fair_draw(&sitting->fair, match, &move);
        made = match_play(match, &move, why);
    } else {
        struct rng start = sitting->seat[seat].rng, rng;
        rng_seed(&rng, rng_next(&start), match->count);
        think_choose(&sitting->seat[seat].think, sitting->seat[seat].policy, match, seat, &rng,
                     &move);
        made = bot_play(match, &move, bot_says(match, &move, rng_next(&rng)), why);
    }
    return made && sitting_written(sitting, why);
}

int sitting_end(struct sitting *sitting)
{
    char reason[REASON_BYTES];
    struct text why = language_text(reason, sizeof reason);
    if (!sitting->keeps)
        return 0;
    sitting->keeps = false;
    if (log_keeper_end(&sitting->keeper, sitting->match, &sitting->head, &sitting->reveal, &why))
        return fail_file(reason);
    if (sitting->secret_kept && log_secret_forget(sitting->log_path, &why))
        return fail_file(reason);
    return 0;
}

int sitting_pause(struct sitting *sitting)
{
    char reason[REASON_BYTES];
    struct text why = language_text(reason, sizeof reason);
    if (!sitting->keeps)
        return 0;
    sitting->keeps = false;
    return log_keeper_close(&sitting->keeper, &why) ? fail_file(reason) : 0;
}

void sitting_close(struct sitting *sitting)
{
    if (sitting->keeps)
        sitting_pause(sitting);
    free(sitting->entry);
    free(sitting->words);
    if (sitting->from_file)
        log_file_close(&sitting->file);
    else
        pack_close(&sitting->own_pack);
    if (sitting->opening)
        log_file_close(sitting->opening);
    memset(sitting, 0, sizeof *sitting);
}
