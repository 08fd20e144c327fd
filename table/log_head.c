/* The header of a log read. What is always true: an edition that cannot be replayed, a field that
 * is not here and data that plays otherwise are refused with what would be right. */
#include <string.h>

#include "table/hints.h"
#include "table/names.h"

/* ---- The header ---- */

static bool read_edition(struct log_reader *reader, const struct pairs *pairs, struct log_head *out,
                         struct text *why)
{
    const struct value *v = pairs_get(pairs, "edition");
    const char *played_by;
    if (!v || v->kind != VALUE_NUMBER || v->number < 1 || v->number > UINT16_MAX)
        return log_refuse(why, "\"edition\" must be a number, 1 or more");
    out->rules.edition = (uint16_t)v->number;
    if (game_replays(out->game, out->rules.edition, &played_by))
        return true;
    reader->elsewhere = true;
    text_format(why, "this log is of edition %d of %s, and this croupier plays ",
                (int)out->rules.edition, out->game->name);
    if (v->number > out->game->edition)
        text_format(why, "up to edition %d: a newer croupier wrote it", (int)out->game->edition);
    else if (played_by)
        text_format(why, "it no longer: croupier %s does", played_by);
    else
        text_format(why, "edition %d", (int)out->game->edition);
    return false;
}

static bool read_game(struct log_reader *reader, const struct pairs *pairs,
                      struct log_head *out, struct text *why)
{
    const struct value *name = pairs_get(pairs, "game");
    const char *all[64];
    if (!log_is_string(name))
        return log_refuse(why, "\"game\" must be a game's name");
    for (int i = 0; i < reader->games_count; i++) {
        if (i < 64)
            all[i] = reader->games[i]->name;
        if (!strcmp(reader->games[i]->name, name->text))
            out->game = reader->games[i];
    }
    if (!out->game) {
        text_put(why, "there is no game ");
        text_quoted(why, name->text);
        codec_did_you_mean(name->text, all, reader->games_count < 64 ? reader->games_count : 64,
                           why);
        return false;
    }
    return read_edition(reader, pairs, out, why);
}

static bool read_seats(const struct pairs *pairs, struct log_head *out, struct text *why)
{
    const struct value *v = pairs_get(pairs, "seats");
    int64_t count = v && v->kind == VALUE_LIST ? v->items : v ? v->number : 0;
    if (!v || (v->kind != VALUE_LIST && v->kind != VALUE_NUMBER))
        return log_refuse(why, "\"seats\" must be a list of names or their number");
    if (count < out->game->seats_min || count > out->game->seats_max) {
        text_format(why, "%s has ", out->game->name);
        text_seats(out->game, why);
        text_put(why, out->game->seats_max == 1 ? " seat, not " : " seats, not ");
        text_int(why, count);
        return false;
    }
    out->seats = (int)count;
    for (int i = 0; i < out->seats && v->kind == VALUE_LIST; i++) {
        if (!v->item[i] || strlen(v->item[i]) > SEAT_NAME_BYTES || !text_is_plain(v->item[i]))
            return log_refuse(why, "a name in \"seats\" must be a text of at most 64 bytes without "
                               "control characters");
        memcpy(out->seat_name[i], v->item[i], strlen(v->item[i]) + 1);
        text_straighten(out->seat_name[i]);
    }
    return true;
}

static bool read_lesson(const struct pairs *pairs, struct log_head *out, struct text *why)
{
    const struct value *v = pairs_get(pairs, "lesson");
    if (v && (!log_is_string(v) || strcmp(v->text, out->game->name) != 0))
        return log_refuse(why, "\"lesson\" must be the name of the game");
    out->lesson = v;
    return true;
}

static bool read_hints(const struct pairs *pairs, struct log_head *out, struct text *why)
{
    const struct value *v = pairs_get(pairs, "hints");
    int hints = !v ? HINTS_CHANCES : log_is_string(v) ? hints_named(v->text) : -1;
    if (hints < 0)
        return log_refuse(why, "\"hints\" must be none, chances or advice");
    out->hints = (uint8_t)hints;
    return true;
}

static bool read_level(const struct pairs *pairs, struct log_head *out, struct text *why)
{
    const struct value *v = pairs_get(pairs, "level");
    out->warns = log_is_string(v) && !strcmp(v->text, "warn");
    if (v && !out->warns && (!log_is_string(v) || strcmp(v->text, "enforce") != 0))
        return log_refuse(why, "\"level\" must be enforce or warn");
    return true;
}

static bool read_reader(const struct pairs *pairs, struct log_head *out, struct text *why)
{
    const struct value *v = pairs_get(pairs, "for");
    out->reader = SEAT_CHANCE;
    if (!v)
        return true;
    if (log_is_string(v) && !strcmp(v->text, "watcher"))
        out->reader = SEAT_WATCHER;
    else if (v->kind == VALUE_NUMBER && v->number >= 0 && v->number < out->seats)
        out->reader = (int)v->number;
    else
        return log_refuse(why, "\"for\" must be a seat or \"watcher\"");
    return true;
}

static bool read_fair(const struct pairs *pairs, struct log_head *out, struct text *why)
{
    const struct value *seeded = pairs_get(pairs, "fair.seeded");
    struct fair_head *fair = &out->fair;
    if (seeded) {
        if (seeded->kind != VALUE_NUMBER || seeded->number < 0)
            return log_refuse(why, "\"seeded\" must be a number, 0 or more");
        if (pairs_get(pairs, "fair.commit") || pairs_get(pairs, "fair.table"))
            return log_refuse(why, "\"fair\" is either seeded or committed, not both");
        fair->mode = FAIR_SEEDED;
        fair->number = (uint64_t)seeded->number;
        return true;
    }
    if (!pairs_get(pairs, "fair.commit") && !pairs_get(pairs, "fair.table"))
        return true;
    fair->mode = FAIR_COMMITTED;
    return log_read_hex(pairs, "fair.table", fair->table, TABLE_ID_BYTES, why) &&
           log_read_hex(pairs, "fair.commit", fair->commit, HASH_BYTES, why) &&
           log_read_list(pairs, "fair.shares", out->seats, fair->share_commit, &fair->shared, why);
}

static bool read_data(const struct pairs *pairs, struct log_head *out, struct text *why)
{
    const struct value *name = pairs_get(pairs, "data.name"), *text = pairs_get(pairs, "data.text");
    const struct value *edition = pairs_get(pairs, "data.edition");
    if (!name) {
        if (text || edition || pairs_get(pairs, "data.sha256") || pairs_get(pairs, "data.play"))
            return log_refuse(why, "\"data\" has no name");
        return true;
    }
    if (!log_is_string(name) || !text_is_kebab(name->text))
        return log_refuse(why,
                          "the name of \"data\" must be 1 to 64 of a to z, 0 to 9 and hyphens");
    memcpy(out->data_name, name->text, strlen(name->text) + 1);
    out->data_named = true;
    if (edition &&
        (edition->kind != VALUE_NUMBER || edition->number < 0 || edition->number > UINT16_MAX))
        return log_refuse(why, "the edition of \"data\" must be a number");
    out->data_edition = edition ? (int)edition->number : -1;
    if (text && !log_is_string(text))
        return log_refuse(why, "the text of \"data\" must be a text");
    out->data_text = text ? text->text : NULL;
    out->data_hashed = pairs_get(pairs, "data.sha256");
    out->data_played = pairs_get(pairs, "data.play");
    return (!out->data_hashed ||
            log_read_hex(pairs, "data.sha256", out->data_sha256, HASH_BYTES, why)) &&
           (!out->data_played || log_read_hex(pairs, "data.play", out->data_play, HASH_BYTES, why));
}

/* An option that a log of ours does not name came later than the match; by hand it is just left
 * out. */
static bool read_rules(const struct pairs *pairs, struct log_head *out, struct text *why)
{
    uint16_t edition = out->rules.edition;
    uint32_t named = 0;
    rules_default(out->game, &out->rules);
    out->rules.edition = edition;
    for (int i = 0; i < out->game->rule_count; i++)
        for (int k = 0; k < pairs->count; k++)
            if (!strncmp(pairs->at[k].key, "rules.", 6) &&
                !strcmp(pairs->at[k].key + 6, out->game->rules[i].name))
                named |= 1u << i;
    for (const struct edition_spec *of = out->game->editions; of && of->number; of++)
        if (of->number == edition && of->options)
            out->rules.listed &= (1u << of->options) - 1;
    if (pairs_get(pairs, "h"))
        out->rules.listed = named;
    for (int i = 0; i < pairs->count; i++) {
        const struct value *v = &pairs->at[i].value;
        char digits[24];
        struct text t = text_over(digits, sizeof digits);
        if (strncmp(pairs->at[i].key, "rules.", 6))
            continue;
        if (v->kind == VALUE_NUMBER)
            text_int(&t, v->number);
        else if (v->kind != VALUE_STRING)
            return log_refuse(why, "a rule's value must be a word or a number");
        if (!codec_rule_read(out->game, pairs->at[i].key + 6,
                             v->kind == VALUE_STRING ? v->text : digits, &out->rules, why))
            return false;
    }
    return true;
}

/* The fields that the digests of the log's lines are made of. */
static bool read_digest(struct log_reader *reader, const struct pairs *pairs, struct log_head *out,
                        struct text *why)
{
    const struct value *v = pairs_get(pairs, "digest");
    if (out->format == LOG_FORMAT_FIRST) {
        digest_form_first(out->game, &out->digest);
        return !v || log_refuse(why, "a log of format 1 has no \"digest\"");
    }
    digest_form_new(out->game, &out->digest);
    if (!v)
        return true;
    if (v->kind != VALUE_LIST)
        return log_refuse(why, "\"digest\" must be a list of fields");
    memset(out->digest.field, 0, sizeof out->digest.field);
    for (int i = 0; i < v->items; i++) {
        int field = v->item[i] ? field_find(out->game, v->item[i]) : -1;
        if (field < 0) {
            reader->elsewhere = true;
            text_put(why, "the log's digest has a field that this croupier does not know: ");
            text_quoted(why, v->item[i] ? v->item[i] : "null");
            return false;
        }
        out->digest.field[field / 64] |= 1ull << field % 64;
    }
    return true;
}

static bool read_format(struct log_reader *reader, const struct pairs *pairs, struct log_head *out,
                        struct text *why)
{
    const struct value *v = pairs_get(pairs, "croupier"), *by = pairs_get(pairs, "by");
    if (!v)
        return log_refuse(why, "not a log: its first line has no \"croupier\"");
    if (v->kind != VALUE_NUMBER)
        return log_refuse(why, "\"croupier\" must be a number");
    if (v->number < LOG_FORMAT_FIRST || v->number > LOG_FORMAT) {
        reader->elsewhere = v->number > LOG_FORMAT;
        text_put(why, "this log has format ");
        text_int(why, v->number);
        text_format(why, ", and this croupier reads formats %d to %d", LOG_FORMAT_FIRST,
                    LOG_FORMAT);
        return false;
    }
    out->format = (uint8_t)v->number;
    if (by && (!log_is_string(by) || strlen(by->text) > LOG_BY_BYTES || !text_is_plain(by->text)))
        return log_refuse(why, "\"by\" must be the version of croupier that wrote the log");
    if (by)
        memcpy(out->by, by->text, strlen(by->text) + 1);
    return true;
}

bool log_read_head(struct log_reader *reader, const struct pairs *pairs, struct log_head *out,
                   struct text *why)
{
    static const char *const known[] = {
        "croupier",  "game",        "edition",    "seats",        "for",
        "note",      "h",           "data.name",  "data.edition", "data.sha256",
        "data.text", "fair.seeded", "fair.table", "fair.commit", "fair.shares", "data.play", "by",
        "digest",    "lesson",      "hints",
        "level",
    };
    memset(out, 0, sizeof *out);
    if (!read_format(reader, pairs, out, why) || !read_game(reader, pairs, out, why) ||
        !log_only_known(pairs, known, sizeof known / sizeof *known, "rules.", why) ||
        !read_seats(pairs, out, why) || !read_lesson(pairs, out, why) ||
        !read_hints(pairs, out, why) || !read_level(pairs, out, why) ||
        !read_reader(pairs, out, why) || !read_data(pairs, out, why) ||
        !read_rules(pairs, out, why) || !read_fair(pairs, out, why) ||
        !read_digest(reader, pairs, out, why))
        return false;
    reader->at = LOG_AT_ENTRIES;
    return true;
}

bool log_check_data(const struct log_head *head, const struct data *data, const uint8_t *sha256,
                    const struct play_hashes *play, struct text *why)
{
    int edition = head->rules.edition;
    if (!head->data_named)
        return true;
    if (!sha256) {
        text_format(why, "%s has no data, but the log names some", head->game->name);
        return false;
    }
    if (head->data_played) {
        if (play_hash_is(head->game, edition, play, head->data_play))
            return true;
        text_format(why, "the data %s differs from the log's in what decides play",
                    head->data_name);
        return false;
    }
    if (head->data_hashed) {
        if (!memcmp(head->data_sha256, sha256, HASH_BYTES) ||
            play_hash_was(head->game, edition, play, head->data_sha256))
            return true;
        text_format(why, "the data %s differs from the log's: its sha256 is another",
                    head->data_name);
        return false;
    }
    if (head->data_edition < 0 || head->data_edition == data->edition)
        return true;
    text_format(why, "the data %s is edition %d in the log, edition %d here", head->data_name,
                head->data_edition, data->edition);
    return false;
}

bool log_match_start(struct match *match, const struct log_head *head, const struct data *data,
                     struct entry *entry, uint32_t capacity, struct text *why)
{
    if (!match_start(match, head->game, data, &head->rules, head->seats, entry, capacity, why))
        return false;
    match->digest = head->digest;
    match->no_powers = head->lesson;
    match->warns = head->warns;
    return true;
}
