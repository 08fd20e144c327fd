/* See campaign.h. */
#include "cli/campaign.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/saves.h"
#include "games/registry.h"
#include "table/carry.h"
#include "table/native/fold.h"
#include "tui/language.h"

/* The game's table option that numbers evenings. */
static int evening_rule(const struct game *game)
{
    for (int i = 0; i < game->rule_count; i++)
        if (!strcmp(game->rules[i].name, "evening"))
            return i;
    return -1;
}

int campaign_evening(const struct game *game, const struct rules *rules)
{
    int rule = evening_rule(game);
    return rule < 0 ? 0 : rules->value[rule];
}

/* Whether there is a file, which is then open, as all of it must be to begin an evening. */
static int file_open(const char *path, const struct game *game, struct log_file *file, bool *there)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct stat old;
    *there = false;
    if (!game->carry)
        return fail("%s has no campaigns. Leave out --campaign.", game->title);
    if (stat(path, &old))
        return 0;
    if (log_file_open_with(file, path, games_list, games_count, UINT32_MAX, &saves_packs, &why))
        return fail_file(reason);
    int result = 0;
    if (file->head.game != game)
        result = fail("%s: This is of %s, not of %s.", path, file->head.game->title, game->title);
    else if (!campaign_evening(game, &file->head.rules))
        result = fail("%s: This is the log of a match, not a campaign. For a new campaign, name a "
                      "file that is not there yet.",
                      path);
    else if (match_over(&file->match))
        result = fail("%s: This campaign has ended. To read its last evening: croupier replay "
                      "--story '%s'",
                      path, path);
    else if (!file->chained || file->last.end != LOG_STOPPED || !carry_done(&file->match))
        result = fail("%s: This is not the whole of a campaign's file: its end is missing, or "
                      "lines without \"h\" are in it.",
                      path);
    *there = !result;
    if (result)
        log_file_close(file);
    return result;
}

int campaign_look(const char *path, const struct game *game, char *seats, size_t size)
{
    static struct log_file file;
    struct text line = text_over(seats, size);
    bool there;
    int result = file_open(path, game, &file, &there);
    if (!there)
        return result;
    for (int seat = 0; seat < file.head.seats; seat++)
        text_format(&line, "%s%s", seat ? "," : "", file.head.seat_name[seat]);
    log_file_close(&file);
    return 0;
}

static int remember_path(struct sitting *sitting, const char *path)
{
    if (strlen(path) + sizeof ".new" > sizeof sitting->campaign || !*path)
        return fail("--campaign needs the path of a file.");
    snprintf(sitting->campaign, sizeof sitting->campaign, "%s", path);
    return 0;
}

int campaign_begin(struct sitting *sitting, const struct args *args)
{
    static const char *const fixed[] = {"rules", "pack", "character"};
    static struct log_file file;
    const char *path = args_get(args, "campaign");
    struct rules *rules = &sitting->head.rules;
    bool there;
    int result = remember_path(sitting, path);
    if (!result)
        result = file_open(path, sitting->game, &file, &there);
    if (result)
        return result;
    if (!there) {
        rules->value[evening_rule(sitting->game)] = 1;
        return 0;
    }
    for (size_t i = 0; i < sizeof fixed / sizeof *fixed && !result; i++)
        if (args_has(args, fixed[i]))
            result = fail("%s has its own from the first evening. Leave out --%s.", path, fixed[i]);
    if (!result && sitting->head.seats != file.head.seats)
        result = fail("%s is a campaign of %d seats, and --seats names %d. Let a bot play for "
                      "whoever is missing.",
                      path, file.head.seats, sitting->head.seats);
    if (result) {
        log_file_close(&file);
        return result;
    }
    *rules = file.head.rules;
    rules->edition = sitting->game->edition;
    pack_close(&sitting->own_pack);
    sitting->own_pack = file.pack; /* the sitting's from here on */
    memset(&file.pack, 0, sizeof file.pack);
    sitting->opening = &file;
    return 0;
}

int campaign_resume(struct sitting *sitting, const char *path)
{
    if (!campaign_evening(sitting->game, &sitting->head.rules))
        return fail("%s is no evening of a campaign. Leave out --campaign.", sitting->log_path);
    return remember_path(sitting, path);
}

int campaign_carry(struct sitting *sitting)
{
    char reason[REASON_BYTES];
    struct text why = language_text(reason, sizeof reason);
    struct log_file *opening = sitting->opening;
    if (!opening)
        return 0;
    sitting->opening = NULL;
    bool good = carry_copy(&opening->match, sitting->match, &why);
    log_file_close(opening);
    return good ? 0 : fail("%s: %s", sitting->campaign, reason);
}

/* Whether the file still stands where this evening began: nobody has played it elsewhere. */
static int still_there(const struct sitting *sitting)
{
    static struct log_file file;
    int now = campaign_evening(sitting->game, &sitting->match->rules), stands = 1;
    bool there;
    int result = file_open(sitting->campaign, sitting->game, &file, &there);
    if (there) {
        stands = campaign_evening(sitting->game, &file.head.rules);
        log_file_close(&file);
    }
    if (result)
        return result;
    if (there == (now == 1) || (there && stands != now))
        return fail("%s stands at evening %d, and this was evening %d: it was played elsewhere as "
                    "well. The file stays as it is; this evening is in %s.",
                    sitting->campaign, there ? stands : 0, now, sitting->log_path);
    return 0;
}

static int write_file(struct sitting *sitting, const struct match *match,
                      const struct log_head *head)
{
    char reason[REASON_BYTES], path[sizeof sitting->campaign + 8];
    struct text why = language_text(reason, sizeof reason);
    struct log_keeper keeper = {.out.fd = -1};
    snprintf(path, sizeof path, "%s.new", sitting->campaign);
    if (log_keeper_start(&keeper, path, FILE_OVER, head, &why) ||
        log_keeper_write(&keeper, match, &why) ||
        log_keeper_end(&keeper, match, head, NULL, &why))
        return fail_file(reason);
    if (rename(path, sitting->campaign))
        return fail("%s cannot be written.", sitting->campaign);
    return 0;
}

/* The next evening, as far as this one makes it. */
static int write_next(struct sitting *sitting, const struct rules *rules)
{
    static struct match next;
    const struct game *game = sitting->game;
    uint32_t capacity = match_capacity(game);
    struct entry *entry = malloc(capacity * sizeof *entry);
    char *words = malloc(MATCH_WORDS_BYTES), reason[REASON_BYTES];
    struct text why = language_text(reason, sizeof reason);
    struct log_head head = sitting->head;
    int result = entry && words ? 0 : fail("There is not enough memory.");
    head.rules = *rules;
    head.fair = (struct fair_head){.mode = FAIR_NONE};
    if (!result && !match_start(&next, game, sitting->match->data, rules, head.seats, entry,
                                capacity, &why))
        result = fail("%s", reason);
    if (!result)
        match_keep_words(&next, words, MATCH_WORDS_BYTES, &fold_unistring);
    if (!result && !carry_on(sitting->match, &next, &why))
        result = fail("%s", reason);
    if (!result)
        result = write_file(sitting, &next, &head);
    free(entry);
    free(words);
    return result;
}

int campaign_keep(struct sitting *sitting, bool *over)
{
    struct rules rules;
    *over = false;
    if (!*sitting->campaign || !match_over(sitting->match))
        return 0;
    int result = still_there(sitting);
    if (result)
        return result;
    *over = !carry_again(sitting->match, &rules);
    return *over ? write_file(sitting, sitting->match, &sitting->head)
                 : write_next(sitting, &rules);
}
