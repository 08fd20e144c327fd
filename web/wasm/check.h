/* A whole log checked line by line, without a system underneath: its chain, every move under the
 * rules, and every draw of chance made again. What is always true: nothing is believed that does
 * not follow from the lines, and a log that this program cannot replay is said to be one. */
#ifndef WEB_WASM_CHECK_H
#define WEB_WASM_CHECK_H

#include "table/log.h"
#include "web/wasm/unpack.h"

enum {
    CHECK_ENTRIES_MAX = 1 << 17, /* of a match, at most */
    CHECK_DATA_BYTES = 1 << 18,  /* of a game's tables, at most */
    CHECK_PAIRS_BYTES = 2 * LOG_HEAD_BYTES
};

enum check_result {
    CHECK_FINE,
    CHECK_BAD,   /* the line breaks the rules, or the chain */
    CHECK_BEYOND /* it may be good, but not for what is built in here: cards of the match's own,
                    or too much of it */
};

/* A pack that is kept outside: the SHA-256 of the rest, which is a file as unpack.h has it. */
enum { CHECK_KEPT_BYTES = HASH_BYTES + PACKED_BYTES_MAX };

/* What is checked, and all that it needs: megabytes of it. */
struct check {
    struct log_reader reader;
    struct log_head head;
    struct log_last last;
    struct match match;
    struct data data;
    const struct data_source *source; /* of the data; NULL: the game has none */
    struct play_hashes play;          /* of what decides play in it (table/prose.h) */
    struct data_source kept;          /* it, where it is what was kept: */
    uint32_t kept_size;               /* 0: nothing was given */
    char kept_bytes[CHECK_KEPT_BYTES];
    struct node kept_node[PACKED_NODES_MAX];
    struct pairs pairs;
    uint32_t lines;
    struct entry entry[CHECK_ENTRIES_MAX];
    uint32_t line_of[CHECK_ENTRIES_MAX]; /* of entry n, at n - 1 */
    _Alignas(16) uint8_t block[CHECK_DATA_BYTES];
    char words[MATCH_WORDS_BYTES];
};

void check_start(struct check *, const struct hash_ops *);
/* Before the first line: a pack that was kept, not trusted to be one. It is played with where the
 * log names what decides play in it, and what is built in decides play otherwise. */
void check_keep(struct check *, const char *kept, uint32_t size);
/* One line more, without its end, and what it holds as JSON, `packed`: for each member its key,
 * what it is and its value, each with a zero byte. `n` null, `t` true, `f` false, `#12` a number,
 * `"abc` a text, `?` anything else; `[3` a list and then 3 items, `n` or `"abc`, numbers as texts.
 * A member of an object has the key "fair.seed". Anything but CHECK_FINE: `why`, and nothing may
 * follow. */
int check_line(struct check *, const char *line, uint32_t size, const char *packed,
               uint32_t packed_size, struct text *why);
/* Pairs packed like that, of any message. False: `why`. */
bool check_unpack(const char *packed, uint32_t size, struct pairs *out, struct text *why);
/* Opens what is compiled in for the game of `head`, by the name that stands there if one does, or
 * what was kept; and puts it into the head of a new log. */
bool check_data_open(struct check *, struct text *why);
void check_head_data(struct check *);
/* After the last line: enum verify_result, and `why` a sentence. */
int check_end(struct check *, struct text *why);

#endif
