/* Log lines read. What is always true: nothing in a line is believed: the chain, the number, the
 * rules and the digest are each checked, and a line that fails one leaves the match as it was. */
#include <string.h>

#include "table/log.h"
#include "table/names.h"

void log_reader_start(struct log_reader *reader, const struct hash_ops *hash,
                      const struct game *const *games, int count)
{
    *reader =
        (struct log_reader){.hash = hash, .games = games, .games_count = count, .chained = -1};
}

static bool refuse(struct text *why, const char *what)
{
    text_put(why, what);
    return false;
}

bool log_read_chain(struct log_reader *reader, const char *line, size_t size,
                    const struct pairs *pairs, struct text *why)
{
    enum { TAIL = 6 + CHAIN_HEX + 2 }; /* ,"h":"..."} */
    bool has = pairs_get(pairs, "h");
    char h[CHAIN_HEX + 1];
    if (reader->chained < 0)
        reader->chained = has;
    if (has != reader->chained)
        return refuse(why, has ? "this line has an \"h\", but those before it have none"
                               : "this line has no \"h\", but those before it have one");
    if (!has)
        return true;
    if (size < TAIL || memcmp(line + size - TAIL, ",\"h\":\"", 6) ||
        memcmp(line + size - 2, "\"}", 2))
        return refuse(why, "\"h\" must be the end of the line");
    log_chain(reader->hash, reader->h, line, size - TAIL, h);
    if (memcmp(h, line + size - TAIL + 6, CHAIN_HEX))
        return refuse(why, "this line or one before it was changed: \"h\" does not fit");
    memcpy(reader->h, h, sizeof h);
    return true;
}

/* ---- The header ---- */

static bool is_string(const struct value *v)
{
    return v && v->kind == VALUE_STRING;
}

/* A number that must be `want`. */
static bool expect_number(const struct pairs *pairs, const char *key, int64_t want,
                          const char *before, const char *between, struct text *why)
{
    const struct value *v = pairs_get(pairs, key);
    if (!v || v->kind != VALUE_NUMBER) {
        text_format(why, "\"%s\" must be a number", key);
        return false;
    }
    if (v->number == want)
        return true;
    text_put(why, before);
    text_int(why, v->number);
    text_put(why, between);
    text_int(why, want);
    return false;
}

static bool read_game(const struct log_reader *reader, const struct pairs *pairs,
                      struct log_head *out, struct text *why)
{
    const struct value *name = pairs_get(pairs, "game");
    const char *all[64];
    if (!is_string(name))
        return refuse(why, "\"game\" must be a game's name");
    for (int i = 0; i < reader->games_count; i++) {
        if (i < 64)
            all[i] = reader->games[i]->name;
        if (!strcmp(reader->games[i]->name, name->text))
            out->game = reader->games[i];
    }
    if (!out->game) {
        text_put(why, "no such game: ");
        text_quoted(why, name->text);
        codec_did_you_mean(name->text, all, reader->games_count < 64 ? reader->games_count : 64,
                           why);
        return false;
    }
    return expect_number(pairs, "edition", out->game->edition, "a log of edition ",
                         "; this program plays edition ", why);
}

static bool read_seats(const struct pairs *pairs, struct log_head *out, struct text *why)
{
    const struct value *v = pairs_get(pairs, "seats");
    int64_t count = v && v->kind == VALUE_LIST ? v->items : v ? v->number : 0;
    if (!v || (v->kind != VALUE_LIST && v->kind != VALUE_NUMBER))
        return refuse(why, "\"seats\" must be a list of names or their number");
    if (count < out->game->seats_min || count > out->game->seats_max) {
        text_format(why, "%s has %d to %d seats, not ", out->game->name, out->game->seats_min,
                    out->game->seats_max);
        text_int(why, count);
        return false;
    }
    out->seats = (int)count;
    for (int i = 0; i < out->seats && v->kind == VALUE_LIST; i++) {
        if (!v->item[i] || strlen(v->item[i]) > SEAT_NAME_BYTES || !text_is_plain(v->item[i]))
            return refuse(why, "a name in \"seats\" must be a text of at most 64 bytes without "
                               "control characters");
        memcpy(out->seat_name[i], v->item[i], strlen(v->item[i]) + 1);
    }
    return true;
}

static bool read_reader(const struct pairs *pairs, struct log_head *out, struct text *why)
{
    const struct value *v = pairs_get(pairs, "for");
    out->reader = SEAT_CHANCE;
    if (!v)
        return true;
    if (is_string(v) && !strcmp(v->text, "watcher"))
        out->reader = SEAT_WATCHER;
    else if (v->kind == VALUE_NUMBER && v->number >= 0 && v->number < out->seats)
        out->reader = (int)v->number;
    else
        return refuse(why, "\"for\" must be a seat or \"watcher\"");
    return true;
}

static bool read_hex(const struct pairs *pairs, const char *key, uint8_t *out, size_t n,
                     struct text *why)
{
    const struct value *v = pairs_get(pairs, key);
    if (is_string(v) && hash_unhex(v->text, n, out))
        return true;
    text_format(why, "\"%s\" must be %d digits of 0 to 9 and a to f", key, (int)(2 * n));
    return false;
}

/* A hash or null for each seat. */
static bool read_list(const struct pairs *pairs, const char *key, int seats,
                      uint8_t (*out)[HASH_BYTES], uint16_t *has, struct text *why)
{
    const struct value *v = pairs_get(pairs, key);
    *has = 0;
    if (!v || v->kind != VALUE_LIST || v->items != seats) {
        text_format(why, "\"%s\" must be a list with one item a seat", key);
        return false;
    }
    for (int i = 0; i < seats; i++) {
        if (!v->item[i])
            continue;
        if (!hash_unhex(v->item[i], HASH_BYTES, out[i])) {
            text_format(why, "\"%s\" must hold null or %d digits of 0 to 9 and a to f", key,
                        2 * HASH_BYTES);
            return false;
        }
        *has |= (uint16_t)(1u << i);
    }
    return true;
}

static bool read_fair(const struct pairs *pairs, struct log_head *out, struct text *why)
{
    const struct value *seeded = pairs_get(pairs, "fair.seeded");
    struct fair_head *fair = &out->fair;
    if (seeded) {
        if (seeded->kind != VALUE_NUMBER || seeded->number < 0)
            return refuse(why, "\"seeded\" must be a number, 0 or more");
        if (pairs_get(pairs, "fair.commit") || pairs_get(pairs, "fair.table"))
            return refuse(why, "\"fair\" is either seeded or committed, not both");
        fair->mode = FAIR_SEEDED;
        fair->number = (uint64_t)seeded->number;
        return true;
    }
    if (!pairs_get(pairs, "fair.commit") && !pairs_get(pairs, "fair.table"))
        return true;
    fair->mode = FAIR_COMMITTED;
    return read_hex(pairs, "fair.table", fair->table, TABLE_ID_BYTES, why) &&
           read_hex(pairs, "fair.commit", fair->commit, HASH_BYTES, why) &&
           read_list(pairs, "fair.shares", out->seats, fair->share_commit, &fair->shared, why);
}

static bool read_data(const struct pairs *pairs, struct log_head *out, struct text *why)
{
    const struct value *name = pairs_get(pairs, "data.name"), *text = pairs_get(pairs, "data.text");
    const struct value *edition = pairs_get(pairs, "data.edition");
    if (!name) {
        if (text || edition || pairs_get(pairs, "data.sha256"))
            return refuse(why, "\"data\" has no name");
        return true;
    }
    if (!is_string(name) || !text_is_kebab(name->text))
        return refuse(why, "the name of \"data\" must be 1 to 64 of a to z, 0 to 9 and hyphens");
    memcpy(out->data_name, name->text, strlen(name->text) + 1);
    out->data_named = true;
    if (edition &&
        (edition->kind != VALUE_NUMBER || edition->number < 0 || edition->number > UINT16_MAX))
        return refuse(why, "the edition of \"data\" must be a number");
    out->data_edition = edition ? (int)edition->number : -1;
    if (text && !is_string(text))
        return refuse(why, "the text of \"data\" must be a text");
    out->data_text = text ? text->text : NULL;
    out->data_hashed = pairs_get(pairs, "data.sha256");
    return !out->data_hashed || read_hex(pairs, "data.sha256", out->data_sha256, HASH_BYTES, why);
}

static bool read_rules(const struct pairs *pairs, struct log_head *out, struct text *why)
{
    rules_default(out->game, &out->rules);
    for (int i = 0; i < pairs->count; i++) {
        const struct value *v = &pairs->at[i].value;
        char digits[24];
        struct text t = text_over(digits, sizeof digits);
        if (strncmp(pairs->at[i].key, "rules.", 6))
            continue;
        if (v->kind == VALUE_NUMBER)
            text_int(&t, v->number);
        else if (v->kind != VALUE_STRING)
            return refuse(why, "a rule's value must be a word or a number");
        if (!codec_rule_read(out->game, pairs->at[i].key + 6,
                             v->kind == VALUE_STRING ? v->text : digits, &out->rules, why))
            return false;
    }
    return true;
}

static bool only_known(const struct pairs *pairs, const char *const *known, int count,
                       struct text *why)
{
    for (int i = 0; i < pairs->count; i++) {
        const char *key = pairs->at[i].key;
        int k = 0;
        while (k < count && strcmp(known[k], key))
            k++;
        if (k < count || (known[0][0] == 'c' && !strncmp(key, "rules.", 6)))
            continue;
        text_quoted(why, key);
        text_put(why, " is nothing that this line has");
        codec_did_you_mean(key, known, count, why);
        return false;
    }
    return true;
}

bool log_read_head(struct log_reader *reader, const struct pairs *pairs, struct log_head *out,
                   struct text *why)
{
    static const char *const known[] = {
        "croupier",  "game",        "edition",    "seats",        "for",
        "note",      "h",           "data.name",  "data.edition", "data.sha256",
        "data.text", "fair.seeded", "fair.table", "fair.commit",  "fair.shares",
    };
    memset(out, 0, sizeof *out);
    if (!pairs_get(pairs, "croupier"))
        return refuse(why, "not a log: its first line has no \"croupier\"");
    if (!expect_number(pairs, "croupier", LOG_VERSION, "a log of format ",
                       "; this program reads format ", why) ||
        !read_game(reader, pairs, out, why) ||
        !only_known(pairs, known, sizeof known / sizeof *known, why) ||
        !read_seats(pairs, out, why) || !read_reader(pairs, out, why) ||
        !read_data(pairs, out, why) || !read_rules(pairs, out, why) || !read_fair(pairs, out, why))
        return false;
    reader->at = LOG_AT_ENTRIES;
    return true;
}

bool log_check_data(const struct log_head *head, const struct data *data, const uint8_t *sha256,
                    struct text *why)
{
    if (!head->data_named)
        return true;
    if (!sha256) {
        text_format(why, "%s has no data, but the log names some", head->game->name);
        return false;
    }
    if (head->data_edition >= 0 && head->data_edition != data->edition) {
        text_format(why, "the data %s is edition %d in the log, edition %d here", head->data_name,
                    head->data_edition, data->edition);
        return false;
    }
    if (head->data_hashed && memcmp(head->data_sha256, sha256, HASH_BYTES)) {
        text_format(why, "the data %s is not that of the log: its sha256 differs", head->data_name);
        return false;
    }
    return true;
}

/* ---- Entries ---- */

static bool play_undo(const struct pairs *pairs, struct match *match, struct text *why)
{
    static const char *const known[] = {"n", "do", "to", "digest", "note", "h"};
    const struct value *to = pairs_get(pairs, "to");
    if (!only_known(pairs, known, sizeof known / sizeof *known, why))
        return false;
    if (!to || to->kind != VALUE_NUMBER || to->number < 0 || to->number >= UINT32_MAX)
        return refuse(why, "undo needs \"to\", the number of an entry");
    return match_undo(match, (uint32_t)to->number, why);
}

static bool play_say(const struct pairs *pairs, struct match *match, struct text *why)
{
    static const char *const known[] = {"n", "seat", "do", "text", "digest", "note", "h"};
    const struct value *seat = pairs_get(pairs, "seat"), *text = pairs_get(pairs, "text");
    if (!only_known(pairs, known, sizeof known / sizeof *known, why))
        return false;
    if (!seat || seat->kind != VALUE_NUMBER || seat->number < 0 || seat->number >= match->seats)
        return refuse(why, "say needs \"seat\", the number of a player's seat");
    if (!is_string(text))
        return refuse(why, "say needs \"text\", what is said");
    return match_say(match, (int)seat->number, text->text, why);
}

static bool play_move(const struct pairs *pairs, struct match *match, struct text *why)
{
    static const char *const others[] = {"n", "digest", "note", "h", "label", NULL};
    const struct value *label = pairs_get(pairs, "label");
    struct said said;
    struct move move;
    if (!match_read(match, pairs, -1, others, &move, &said, why))
        return false;
    if (label && !is_string(label))
        return refuse(why, "\"label\" must be a text");
    if (label && said.find)
        return refuse(why, "with a \"label\" the thing itself stands as its placeholder or number");
    if (label)
        said.label = label->text;
    return match_play_said(match, &move, &said, why);
}

static bool play_entry(const struct pairs *pairs, struct match *match, struct text *why)
{
    const struct value *does = pairs_get(pairs, "do"), *n = pairs_get(pairs, "n");
    const struct value *note = pairs_get(pairs, "note");
    if (n && (n->kind != VALUE_NUMBER || n->number != (int64_t)match->count + 1)) {
        text_put(why, "\"n\" must be ");
        text_int(why, (int64_t)match->count + 1);
        text_put(why, " here");
        return false;
    }
    if (note && note->kind != VALUE_STRING)
        return refuse(why, "\"note\" must be a text");
    if (is_string(does) && !strcmp(does->text, "undo"))
        return play_undo(pairs, match, why);
    if (is_string(does) && !strcmp(does->text, "say"))
        return play_say(pairs, match, why);
    return play_move(pairs, match, why);
}

static bool check_digest(const struct pairs *pairs, const struct match *match, struct text *why)
{
    const struct value *v = pairs_get(pairs, "digest");
    char digits[17];
    struct text t = text_over(digits, sizeof digits);
    if (!v)
        return true;
    text_digest(state_digest(match->game, &match->state), &t);
    if (is_string(v) && !strcmp(v->text, digits))
        return true;
    text_put(why, "the state here is not the one that the line was written at: its digest is ");
    text_put(why, digits);
    return false;
}

/* ---- The last line ---- */

static bool check_payoff(const struct pairs *pairs, const struct match *match, struct text *why)
{
    const struct value *v = pairs_get(pairs, "payoff");
    int32_t payoff[SEATS_MAX];
    if (!v)
        return true;
    if (v->kind != VALUE_LIST || v->items != match->seats)
        return refuse(why, "\"payoff\" must be a list with a number a seat");
    match_payoff(match, payoff);
    for (int i = 0; i < match->seats; i++) {
        int64_t n;
        if (!v->item[i] || !text_number(v->item[i], &n) || n != payoff[i]) {
            text_format(why, "\"payoff\" of seat %d must be %d", i, (int)payoff[i]);
            return false;
        }
    }
    return true;
}

static bool read_reveal(const struct pairs *pairs, const struct log_head *head,
                        struct fair_reveal *out, struct text *why)
{
    uint16_t has;
    if (head->fair.mode != FAIR_COMMITTED)
        return refuse(why, "this line shows a seed, but the header commits to none");
    if (!read_hex(pairs, "seed", out->seed, FAIR_BYTES, why) ||
        !read_list(pairs, "reveals", head->seats, out->share, &has, why))
        return false;
    if (has != head->fair.shared)
        return refuse(why, "\"reveals\" must be of the seats that added bytes");
    return true;
}

static bool read_end(const struct pairs *pairs, const struct match *match,
                     const struct log_head *head, struct log_last *out, struct text *why)
{
    static const char *const known[] = {"end", "payoff", "seed", "reveals", "sealed", "note", "h"};
    const struct value *end = pairs_get(pairs, "end"), *sealed = pairs_get(pairs, "sealed");
    bool over = match_over(match);
    struct log_last last = {.end = over ? LOG_OVER : LOG_STOPPED};
    if (!only_known(pairs, known, sizeof known / sizeof *known, why))
        return false;
    if (!is_string(end) || (strcmp(end->text, "over") && strcmp(end->text, "stopped")))
        return refuse(why, "\"end\" must be \"over\" or \"stopped\"");
    if (!strcmp(end->text, "over") != over)
        return refuse(why, over ? "the match is over here: \"end\" must be \"over\""
                                : "the match is not over here: \"end\" must be \"stopped\"");
    if (!over && pairs_get(pairs, "payoff"))
        return refuse(why, "a match that was stopped has no payoff");
    if (over && !check_payoff(pairs, match, why))
        return false;
    last.sealed = sealed;
    if (sealed && (sealed->kind != VALUE_BOOL || !sealed->number || !match_sealed(match)))
        return refuse(why, "\"sealed\" must be true, and stands only where the match keeps its secrets");
    if (match_sealed(match) && (pairs_get(pairs, "seed") || pairs_get(pairs, "reveals")))
        return refuse(why, "this match keeps its secrets: its last line shows no seed");
    last.revealed = pairs_get(pairs, "seed");
    if (last.revealed && !read_reveal(pairs, head, &last.reveal, why))
        return false;
    if (!last.revealed && pairs_get(pairs, "reveals"))
        return refuse(why, "\"reveals\" stands without a \"seed\"");
    *out = last;
    return true;
}

bool log_read_line(struct log_reader *reader, const struct pairs *pairs, struct match *match,
                   const struct log_head *head, struct log_last *last, struct text *why)
{
    if (reader->at == LOG_AT_END)
        return refuse(why, "a line after the last");
    if (pairs_get(pairs, "end")) {
        if (!read_end(pairs, match, head, last, why))
            return false;
        reader->at = LOG_AT_END;
        return true;
    }
    const struct match before = *match;
    if (play_entry(pairs, match, why) && check_digest(pairs, match, why)) {
        reader->moves++;
        return true;
    }
    *match = before;
    return false;
}
