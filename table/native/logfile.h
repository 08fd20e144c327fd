/* Whole logs: read and replayed from a file, or kept while a match goes on. What is always true: a
 * log that was opened has been replayed under the rules to its last line (or to the one asked for).
 */
#ifndef TABLE_NATIVE_LOGFILE_H
#define TABLE_NATIVE_LOGFILE_H

#include "table/log.h"
#include "table/native/file.h"
#include "table/native/pack.h"

enum { LOG_FILE_BYTES_MAX = 64 * 1024 * 1024 };

struct log_file {
    struct log_head head;
    struct pack_data pack;
    struct match match;   /* with all entries read */
    struct log_last last; /* end is LOG_OPEN if the log was cut after a whole line */
    int lines;            /* read */
    uint32_t *line_of;    /* line_of[n - 1]: the line of entry n */
    bool chained;
    char h[CHAIN_HEX + 1]; /* of the last line: to write on */
    /* owned */
    char *text;
    void *head_json;
    struct entry *entry;
    char *words; /* of the match: MATCH_WORDS_BYTES */
};

/* What reading gives, besides 0 and -1, for a log in which nothing is wrong but that only another
 * croupier replays: its edition, its data or a digested field is not here. It can be told
 * (logtell.h). */
enum { LOG_ELSEWHERE = -2 };
/* Reads and replays a log. `until`: no entry after that n is made (UINT32_MAX: all); the lines
 * after it are not looked at. Returns 0, or -1 and `why`: "game.jsonl:12: gambler 1 may not ...".
 * On failure there is nothing to close. `path` "-" is the standard input. */
int log_file_open(struct log_file *, const char *path, const struct game *const *games,
                  int games_count, uint32_t until, struct text *why);
/* The same from a text, which was made by malloc() and is taken over, also on failure; `name`
 * stands for the file in reasons. */
int log_file_read(struct log_file *, const char *name, char *text, size_t size,
                  const struct game *const *games, int games_count, uint32_t until,
                  struct text *why);
/* The same, but a log that goes back more than `undos` times is refused, for each time replays it;
 * and with packs that are kept somewhere: where what is compiled in is not what the log was played
 * with, `find` gives the text with this hash, made by malloc(), or NULL. It is called on the thread
 * that reads. */
struct pack_finder {
    char *(*find)(void *arg, const struct game *, const uint8_t sha256[HASH_BYTES]);
    void *arg;
};
int log_file_read_with(struct log_file *, const char *name, char *text, size_t size,
                       const struct game *const *games, int games_count, uint32_t until,
                       uint32_t undos, const struct pack_finder *, struct text *why);
int log_file_open_with(struct log_file *, const char *path, const struct game *const *games,
                       int games_count, uint32_t until, const struct pack_finder *,
                       struct text *why);
void log_file_close(struct log_file *);

/* Recomputes every draw of an opened log. `why` gets one sentence in every case; `each` as in
 * fair_verify. */
int log_file_verify(const struct log_file *, void (*each)(void *arg, const struct fair_drawn *),
                    void *arg, struct text *why);

/* Fills a head's data members from an opened pack, which must outlive the head. A new head was made
 * by log_head_new; one that was read keeps what its line said. */
void log_head_data(struct log_head *, const struct pack_data *);

/* A log being written: head first, then each entry as it is made. */
struct log_keeper {
    struct file_out out;
    struct log_writer writer;
    uint32_t written; /* entries */
};
/* All return 0, or -1 and `why`. Starts a new file (enum file_mode) with its header. */
int log_keeper_start(struct log_keeper *, const char *path, int mode, const struct log_head *,
                     struct text *why);
/* Goes on with a log that was read whole, chained and not ended. */
int log_keeper_resume(struct log_keeper *, const char *path, const struct log_file *,
                      struct text *why);
/* Writes the entries of the match that are not yet written. */
int log_keeper_write(struct log_keeper *, const struct match *, struct text *why);
/* Writes the last line and closes. */
int log_keeper_end(struct log_keeper *, const struct match *, const struct log_head *,
                   const struct fair_reveal *, struct text *why);
/* Closes without a last line: the match can be taken up again. */
int log_keeper_close(struct log_keeper *, struct text *why);

/* What a match in progress must not show yet, kept beside its log in PATH.secret (mode 0600), so
 * that it can be taken up again; forgotten once the log's last line shows it. All return 0, or -1
 * and `why`. */
int log_secret_save(const char *path, const struct fair_reveal *, struct text *why);
int log_secret_load(const char *path, struct fair_reveal *, struct text *why);
int log_secret_forget(const char *path, struct text *why);

#endif
