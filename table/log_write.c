/* Log lines written. What is always true: every line that leaves here is chained to the one before.
 */
#include <string.h>

#include "table/hints.h"
#include "table/names.h"

void log_writer_start(struct log_writer *writer, const struct hash_ops *hash, int reader)
{
    *writer = (struct log_writer){.hash = hash, .reader = reader};
}

void log_chain(const struct hash_ops *hash, const char *before, const char *line, size_t size,
               char out[CHAIN_HEX + 1])
{
    uint8_t digest[HASH_BYTES];
    struct bytes parts[] = {{before, strlen(before)}, {line, size}};
    hash->sha256(parts, 2, digest);
    hash_hex(digest, CHAIN_HEX / 2, out);
}

/* Ends the line that began at out->at[from]. */
static void end_line(struct log_writer *writer, size_t from, struct text *out)
{
    log_chain(writer->hash, writer->h, out->at + from, out->used - from, writer->h);
    text_format(out, ",\"h\":\"%s\"}\n", writer->h);
}

static void put_hex(const char *before, const uint8_t *bytes, size_t n, struct text *out)
{
    char hex[2 * HASH_BYTES + 1];
    hash_hex(bytes, n, hex);
    text_format(out, "%s\"%s\"", before, hex);
}

/* A list with a hash for each seat that has one, else null. */
static void put_list(const char *before, const uint8_t (*at)[HASH_BYTES], uint16_t has, int seats,
                     struct text *out)
{
    text_put(out, before);
    for (int i = 0; i < seats; i++) {
        if (has >> i & 1)
            put_hex(i ? "," : "", at[i], HASH_BYTES, out);
        else
            text_put(out, i ? ",null" : "null");
    }
    text_char(out, ']');
}

static void put_data(const struct log_head *head, bool whole, struct text *out)
{
    if (!head->data_name[0])
        return;
    text_put(out, ",\"data\":{\"name\":");
    codec_string_json(head->data_name, out);
    text_format(out, ",\"edition\":%d", head->data_edition);
    if (head->data_played)
        put_hex(",\"play\":", head->data_play, HASH_BYTES, out);
    put_hex(",\"sha256\":", head->data_sha256, HASH_BYTES, out);
    if (whole && head->data_text) {
        text_put(out, ",\"text\":");
        codec_string_json(head->data_text, out);
    }
    text_char(out, '}');
}

static void put_rules(const struct log_head *head, struct text *out)
{
    const char *between = "";
    text_put(out, ",\"rules\":{");
    for (int i = 0; i < head->game->rule_count; i++) {
        const struct rule_spec *rule = &head->game->rules[i];
        int32_t value = head->rules.value[i];
        if (!(head->rules.listed >> i & 1))
            continue;
        text_put(out, between);
        between = ",";
        codec_string_json(rule->name, out);
        text_char(out, ':');
        if (rule->words)
            codec_string_json(rule->words[value - rule->lo], out);
        else
            text_int(out, value);
    }
    text_char(out, '}');
}

void log_commitment(const struct fair_head *fair, int seats, struct text *out)
{
    put_hex("{\"table\":", fair->table, TABLE_ID_BYTES, out);
    put_hex(",\"commit\":", fair->commit, HASH_BYTES, out);
    put_list(",\"shares\":[", fair->share_commit, fair->shared, seats, out);
    text_char(out, '}');
}

void log_head_members(const struct log_head *head, bool whole, struct text *out)
{
    const struct fair_head *fair = &head->fair;
    text_put(out, "\"game\":");
    codec_string_json(head->game->name, out);
    text_format(out, ",\"edition\":%d", head->rules.edition);
    put_data(head, whole, out);
    put_rules(head, out);
    for (int i = 0; i < head->seats; i++) {
        text_put(out, i ? "," : ",\"seats\":[");
        codec_string_json(head->seat_name[i], out);
    }
    text_put(out, "]");
    if (head->lesson) {
        text_put(out, ",\"lesson\":");
        codec_string_json(head->game->name, out);
    }
    if (head->hints != HINTS_CHANCES)
        text_format(out, ",\"hints\":\"%s\"", hints_name(head->hints));
    text_put(out, head->warns ? ",\"level\":\"warn\"" : "");
    if (fair->mode == FAIR_SEEDED) {
        text_put(out, ",\"fair\":{\"seeded\":");
        text_int(out, (int64_t)fair->number);
        text_char(out, '}');
    } else if (fair->mode == FAIR_COMMITTED) {
        text_put(out, ",\"fair\":");
        log_commitment(fair, head->seats, out);
    }
}

/* The fields that the lines' digests are made of, so that a field that comes later is in none of
 * them. */
static void put_digest(const struct log_head *head, struct text *out)
{
    const char *between = ",\"digest\":[";
    for (int i = 0; i < head->game->field_count; i++)
        if (head->digest.field[i / 64] >> i % 64 & 1) {
            text_put(out, between);
            codec_string_json(head->game->fields[i].name, out);
            between = ",";
        }
    text_char(out, ']');
}

void log_head_new(struct log_head *head, const char *by)
{
    struct text t = text_over(head->by, sizeof head->by);
    head->format = LOG_FORMAT;
    text_put(&t, by);
    digest_form_new(head->game, &head->digest);
}

const uint8_t *log_head_key(const struct log_head *head)
{
    return head->data_played ? head->data_play : head->data_hashed ? head->data_sha256 : NULL;
}

void log_write_head(struct log_writer *writer, const struct log_head *head, struct text *out)
{
    size_t from = out->used;
    text_format(out, "{\"croupier\":%d,", head->format);
    if (head->by[0]) {
        text_put(out, "\"by\":");
        codec_string_json(head->by, out);
        text_char(out, ',');
    }
    log_head_members(head, writer->reader == SEAT_CHANCE, out);
    if (head->digest.by_name)
        put_digest(head, out);
    if (writer->reader == SEAT_WATCHER)
        text_put(out, ",\"for\":\"watcher\"");
    else if (writer->reader != SEAT_CHANCE)
        text_format(out, ",\"for\":%d", writer->reader);
    end_line(writer, from, out);
}

void text_digest(uint64_t digest, struct text *out)
{
    uint8_t bytes[8];
    char hex[17];
    for (int i = 0; i < 8; i++)
        bytes[i] = (uint8_t)(digest >> (56 - 8 * i));
    hash_hex(bytes, 8, hex);
    text_put(out, hex);
}

void log_write_entry(struct log_writer *writer, const struct match *match, uint32_t n,
                     const struct state *after, struct text *out)
{
    struct view view;
    size_t from = out->used;
    redact(match->game, after, writer->reader, &view);
    text_char(out, '{');
    match_entry_members(match, n, writer->reader, out);
    text_put(out, ",\"digest\":\"");
    text_digest(
        state_digest_next(match->game, match->data, &match->digest, &view.state, writer->sums),
        out);
    text_char(out, '"');
    end_line(writer, from, out);
}

void log_payoff_member(const struct match *match, struct text *out)
{
    int32_t payoff[SEATS_MAX];
    match_payoff(match, payoff);
    for (int i = 0; i < match->seats; i++)
        text_format(out, i ? ",%d" : "\"payoff\":[%d", (int)payoff[i]);
    text_char(out, ']');
}

void log_reveal_members(const struct log_head *head, const struct fair_reveal *reveal,
                        struct text *out)
{
    put_hex("\"seed\":", reveal->seed, FAIR_BYTES, out);
    put_list(",\"reveals\":[", reveal->share, head->fair.shared, head->seats, out);
}

void log_write_end(struct log_writer *writer, const struct match *match,
                   const struct log_head *head, const struct fair_reveal *reveal, struct text *out)
{
    size_t from = out->used;
    if (match_over(match)) {
        text_put(out, "{\"end\":\"over\",");
        log_payoff_member(match, out);
    } else {
        text_put(out, "{\"end\":\"stopped\"");
    }
    if (match_sealed(match)) {
        text_put(out, ",\"sealed\":true");
    } else if (reveal && head->fair.mode == FAIR_COMMITTED) {
        text_char(out, ',');
        log_reveal_members(head, reveal, out);
    }
    end_line(writer, from, out);
}
