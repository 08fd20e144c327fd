/* Finding and naming kept matches. What is always true: a log that cannot be read or replayed is
 * passed over with a word on stderr, never touched. */
#include "cli/saves.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "cli/sitting.h"
#include "games/registry.h"
#include "tui/language.h"
#include "tui/said.h"
#include "voice/voice.h"

/* The folder; false if the environment names none. */
static bool folder(char out[SAVE_PATH_BYTES])
{
    const char *data = getenv("XDG_DATA_HOME"), *home = getenv("HOME");
    int n = 0;
    if (data && *data == '/')
        n = snprintf(out, SAVE_PATH_BYTES, "%s/croupier", data);
    else if (home && *home)
        n = snprintf(out, SAVE_PATH_BYTES, "%s/.local/share/croupier", home);
    return n > 0 && n < SAVE_PATH_BYTES - 100;
}

static const char choose_log[] = "Choose another place with --log FILE.",
                  choose_data[] = "Choose another place with XDG_DATA_HOME.";

/* `instead`: what to do if that is not possible. */
static int make_folders(char *path, const char *instead)
{
    for (char *at = path + 1;; at++) {
        if (*at && *at != '/')
            continue;
        char was = *at;
        *at = 0;
        int failed = mkdir(path, 0777) && errno != EEXIST;
        int error = errno;
        if (failed)
            return fail("%s: %s. %s", path, strerror(error), instead);
        *at = was;
        if (!was)
            return 0;
    }
}

int saves_new(const struct game *game, char path[SAVE_PATH_BYTES])
{
    char place[SAVE_PATH_BYTES], when[32];
    struct stat there;
    time_t now = time(NULL);
    struct tm local;
    if (!folder(place))
        return fail(
            "There is nowhere to save the match. Set HOME or XDG_DATA_HOME, or add --log FILE.");
    int result = make_folders(place, choose_log);
    if (result)
        return result;
    strftime(when, sizeof when, "%Y%m%d-%H%M%S", localtime_r(&now, &local));
    for (int k = 1; k < 1000; k++) {
        char more[16] = "";
        if (k > 1)
            snprintf(more, sizeof more, "-%d", k);
        int n = snprintf(path, SAVE_PATH_BYTES, "%s/%s-%s%s.jsonl", place, game->name, when, more);
        if (n >= SAVE_PATH_BYTES)
            break;
        if (stat(path, &there))
            return 0;
    }
    return fail("There is no free file name in %s. Add --log FILE.", place);
}

/* ---- Packs ---- */

static bool pack_path(const char *place, const uint8_t sha256[HASH_BYTES],
                      char path[SAVE_PATH_BYTES])
{
    char hex[2 * HASH_BYTES + 1];
    hash_hex(sha256, HASH_BYTES, hex);
    return snprintf(path, SAVE_PATH_BYTES, "%s/packs/%s.yaml", place, hex) < SAVE_PATH_BYTES;
}

int saves_pack(const struct game *game)
{
    char place[SAVE_PATH_BYTES], path[SAVE_PATH_BYTES], reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct file_out out;
    if (!game->source_count || !folder(place) || !pack_path(place, game->sources[0].sha256, path))
        return 0;
    char *slash = strrchr(path, '/');
    *slash = 0;
    int result = make_folders(path, choose_log);
    *slash = '/';
    if (result || !access(path, F_OK))
        return result;
    /* Under another name first: a pack cut short would stand in the way of the whole one for
     * ever. */
    char part[SAVE_PATH_BYTES + 8];
    snprintf(part, sizeof part, "%s.part", path);
    if (file_out_open(&out, part, FILE_OVER, &why))
        return fail_file(reason);
    result = file_out_write(&out, game->sources[0].text, game->sources[0].size, &why);
    if (file_out_close(&out, &why) || result)
        return fail_file(reason);
    return rename(part, path) ? fail("%s: %s.", path, strerror(errno)) : 0;
}

static char *find_pack(void *arg, const struct game *game, const uint8_t sha256[HASH_BYTES])
{
    char place[SAVE_PATH_BYTES], path[SAVE_PATH_BYTES], reason[REASON_BYTES], *text;
    struct text why = text_over(reason, sizeof reason);
    size_t size;
    (void)arg, (void)game;
    if (!folder(place) || !pack_path(place, sha256, path) || access(path, R_OK) ||
        file_read(path, YAML_BYTES_MAX, &text, &size, &why))
        return NULL; /* the log then says which data it wants */
    return text;
}

const struct pack_finder saves_packs = {find_pack, NULL};

/* ---- Finding ---- */

static void describe(const struct log_file *file, struct save *out)
{
    const struct match *match = &file->match;
    int round = field_find(match->game, "round");
    char bytes[128];
    const char *names[SEATS_MAX];
    struct voice_list list = {.count = file->head.seats, .pieces = names};
    struct text about = language_text(out->about, sizeof out->about),
                phase = language_text(bytes, sizeof bytes);
    int moves = (int)(match->count - match->says);
    codec_titled(match->game, "phase", match_phase(match)->name, &phase);
    for (int seat = 0; seat < file->head.seats; seat++)
        names[seat] = file->head.seat_name[seat];
    if (round >= 0 && match->game->fields[round].know == KNOW_ALL) {
        int now = (int)field_value(&match->game->fields[round], &match->state, 0);
        language_put(
            &about, PART_ABOUT_ROUND(.round = now, .phase = bytes, .moves = moves, .seats = &list));
    } else {
        language_put(&about, PART_ABOUT(.phase = bytes, .moves = moves, .seats = &list));
    }
}

/* Whether the log has its last line: a look at the file's end, so that a full folder costs
 * little. */
static bool has_end(const char *path)
{
    char tail[8193];
    FILE *in = fopen(path, "rb");
    if (!in)
        return false;
    bool back = !fseek(in, -(long)(sizeof tail - 1), SEEK_END);
    if (!back)
        rewind(in);
    size_t n = fread(tail, 1, sizeof tail - 1, in);
    fclose(in);
    while (n && tail[n - 1] == '\n')
        n--;
    tail[n] = 0;
    const char *line = strrchr(tail, '\n');
    return !strncmp(line ? line + 1 : tail, "{\"end\":", 7);
}

/* Whether one who sits here has done something. */
static bool begun(const struct log_file *file)
{
    for (uint32_t i = 0; i < file->match.count; i++) {
        int seat = file->match.entry[i].move.seat;
        if (seat < file->head.seats && !strcmp(file->head.seat_name[seat], "me"))
            return true;
    }
    return false;
}

/* Whether it is an unfinished log of the game that can be continued, and in which something has
 * been done. */
static bool unfinished(const struct game *game, struct save *out)
{
    static struct log_file file;
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    if (has_end(out->path))
        return false;
    if (log_file_open_with(&file, out->path, games_list, games_count, UINT32_MAX, &saves_packs,
                           &why)) {
        fprintf(stderr, "croupier: Skipping a saved match that cannot be read: %s\n", reason);
        return false;
    }
    bool open = begun(&file) && file.last.end == LOG_OPEN && (!game || file.head.game == game) &&
                !match_over(&file.match);
    if (open)
        describe(&file, out);
    log_file_close(&file);
    return open;
}

static const struct game *wanted;

static int is_log(const struct dirent *entry)
{
    size_t n = strlen(entry->d_name), game = wanted ? strlen(wanted->name) : 0;
    bool ours =
        !wanted || (!strncmp(entry->d_name, wanted->name, game) && entry->d_name[game] == '-');
    return ours && n > 6 && !strcmp(entry->d_name + n - 6, ".jsonl");
}

enum { DATE_SIZE = 15 }; /* "20261121-193646" */

/* The date in a name sorts as text; it begins after the game's name. */
static const char *date_of(const char *name)
{
    return name + strcspn(name, "0123456789");
}

/* Which of those of one second it is: "-2" stands after the date of the second. */
static long count_of(const char *date)
{
    return strlen(date) > DATE_SIZE && date[DATE_SIZE] == '-'
               ? strtol(date + DATE_SIZE + 1, NULL, 10)
               : 1;
}

static int newest_first(const struct dirent **a, const struct dirent **b)
{
    const char *one = date_of((*a)->d_name), *other = date_of((*b)->d_name);
    int order = strncmp(other, one, DATE_SIZE);
    long first = count_of(one), second = count_of(other);
    return order ? order : (first < second) - (first > second);
}

bool saves_newest(const struct game *game, struct save *out)
{
    char place[SAVE_PATH_BYTES];
    struct dirent **list;
    bool found = false;
    wanted = game;
    if (!folder(place))
        return false;
    int n = scandir(place, &list, is_log, newest_first);
    for (int i = 0; i < n; i++) {
        if (!found && snprintf(out->path, sizeof out->path, "%s/%s", place, list[i]->d_name) <
                          SAVE_PATH_BYTES)
            found = unfinished(game, out);
        free(list[i]);
    }
    if (n >= 0)
        free(list);
    return found;
}

bool saves_any(const struct game *game)
{
    char place[SAVE_PATH_BYTES];
    struct dirent **list;
    wanted = game;
    int n = folder(place) ? scandir(place, &list, is_log, newest_first) : -1;
    for (int i = 0; i < n; i++)
        free(list[i]);
    if (n >= 0)
        free(list);
    return n > 0;
}

/* ---- Lessons ---- */

static bool step_path(const struct game *game, char path[SAVE_PATH_BYTES])
{
    char place[SAVE_PATH_BYTES];
    return folder(place) && snprintf(path, SAVE_PATH_BYTES, "%s/lessons/%s", place, game->name) <
                                SAVE_PATH_BYTES;
}

int saves_step(const struct game *game, const char *id, int way)
{
    char path[SAVE_PATH_BYTES], part[SAVE_PATH_BYTES + 8];
    if (!step_path(game, path))
        return fail("There is nowhere to save the step. Set HOME or XDG_DATA_HOME.");
    char *slash = strrchr(path, '/');
    *slash = 0;
    int result = make_folders(path, choose_data);
    *slash = '/';
    if (result)
        return result;
    snprintf(part, sizeof part, "%s.part", path); /* then it is there whole or not at all */
    FILE *out = fopen(part, "w");
    bool wrong = !out || fprintf(out, "%s %d\n", id ? id : "-", way) < 0;
    wrong = (out && fclose(out)) || wrong;
    return wrong || rename(part, path) ? fail("%s: %s.", path, strerror(errno)) : 0;
}

bool saves_learned(const struct game *game)
{
    char path[SAVE_PATH_BYTES];
    return step_path(game, path) && !access(path, F_OK);
}

bool saves_step_kept(const struct game *game, char id[NAME_BYTES_MAX + 1], int *way)
{
    char path[SAVE_PATH_BYTES], line[NAME_BYTES_MAX + 8];
    FILE *in = step_path(game, path) ? fopen(path, "r") : NULL;
    if (!in)
        return false;
    char *read = fgets(line, sizeof line, in);
    fclose(in);
    char *blank = read ? strchr(line, ' ') : NULL;
    if (!blank || *line == '-')
        return false;
    *blank = 0;
    snprintf(id, NAME_BYTES_MAX + 1, "%.*s", NAME_BYTES_MAX, line);
    *way = blank[1] == '2' ? 2 : blank[1] == '1';
    return true;
}

/* ---- Seats at servers' tables ---- */

int saves_joined(const char *name, const char *end, char path[SAVE_PATH_BYTES])
{
    char place[SAVE_PATH_BYTES];
    if (!folder(place) ||
        snprintf(path, SAVE_PATH_BYTES, "%s/joined/%s%s", place, name, end) >= SAVE_PATH_BYTES - 8)
        return fail("There is nowhere to save your seat. Set HOME or XDG_DATA_HOME.");
    char *slash = strrchr(path, '/');
    *slash = 0;
    int result = make_folders(path, choose_data);
    *slash = '/';
    return result;
}

int saves_keep_secret(const char *path, const char *line)
{
    char part[SAVE_PATH_BYTES + 8];
    size_t size = strlen(line);
    snprintf(part, sizeof part, "%s.part", path);
    int fd = open(part, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    bool wrong = fd < 0 || write(fd, line, size) != (ssize_t)size || fsync(fd);
    wrong = (fd >= 0 && close(fd)) || wrong;
    return wrong || rename(part, path) ? fail("%s: %s.", path, strerror(errno)) : 0;
}
