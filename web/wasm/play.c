/* A whole match between bots; play.h says what it promises. Always true: chance comes from the fair
 * dealer alone, and every byte of the log goes through the same writer as at a real table. */
#include "web/wasm/play.h"

#include <string.h>

#include "table/bot.h"
#include "table/cursor.h"
#include "table/fair.h"
#include "table/log.h"
#include "table/prose.h"

/* The instance's memory is ours alone, so what is large stands here instead of on a small stack. */
static struct entry entries[PLAY_ENTRIES_MAX];
static _Alignas(16) uint8_t block[PLAY_DATA_BYTES];
static char line[LOG_HEAD_BYTES];
static char said[PLAY_SAID_BYTES];

static const char *fail(const char *what, const char *why)
{
    struct text out = text_over(said, sizeof said);
    text_format(&out, "cannot %s: %s", what, why);
    return said;
}

static void head_fill(struct log_head *head, const struct match *m, const char *bot,
                      const struct hash_ops *hash)
{
    const struct game *g = m->game;
    *head =
        (struct log_head){.game = g, .rules = m->rules, .seats = m->seats, .reader = SEAT_CHANCE};
    log_head_new(head, CROUPIER_VERSION);
    for (int seat = 0; seat < m->seats; seat++) {
        struct text name = text_over(head->seat_name[seat], sizeof head->seat_name[seat]);
        text_put(&name, bot);
    }
    if (g->source_count) {
        struct text name = text_over(head->data_name, sizeof head->data_name);
        text_put(&name, m->data->name);
        head->data_edition = m->data->edition;
        memcpy(head->data_sha256, g->sources[0].sha256, HASH_BYTES);
        struct play_hashes play;
        play_hash(hash, g, g->sources[0].tree, &play);
        memcpy(head->data_play, play.now, HASH_BYTES);
        head->data_named = head->data_hashed = head->data_played = true;
    }
}

/* One move of whoever is to move; of several seats together, the lowest. */
static bool move_make(struct match *m, const struct fair *fair, const struct policy *bot,
                      struct rng *streams, struct text *why)
{
    uint32_t turn = match_turn(m);
    struct move move;
    if (turn == 1u << SEAT_CHANCE) {
        fair_draw(fair, m, &move);
    } else {
        int seat =
            __builtin_ctz(m->game->resting ? turn & ~m->game->resting(m->data, &m->state) : turn);
        bot_choose(bot, m, seat, &streams[seat], &move);
    }
    return match_play(m, &move, why);
}

static void log_whole(const struct match *m, const struct log_head *head,
                      const struct fair_reveal *reveal, struct log_writer *writer)
{
    struct cursor at;
    struct text out = text_over(line, sizeof line);
    log_write_head(writer, head, &out);
    for (cursor_start(&at, m); cursor_next(&at);) {
        out = text_over(line, sizeof line);
        log_write_entry(writer, m, at.n, &at.state, &out);
    }
    out = text_over(line, sizeof line);
    log_write_end(writer, m, head, reveal, &out);
}

const char *play_match(const struct game *g, int seats, int policy, uint32_t seed,
                       const struct hash_ops *hash)
{
    static struct match m;
    static struct log_head head;
    struct complaint wrong = {0};
    struct data data;
    struct rules rules;
    struct fair_head fair_head;
    struct fair_reveal reveal;
    struct fair fair;
    struct rng streams[SEATS_MAX];
    struct log_writer writer;
    struct text why = text_over(said, sizeof said);
    if (g->data_size > sizeof block)
        return fail("play", "its tables are too large");
    if (policy < 0 || policy > g->policy_count)
        return fail("play", "no such bot");
    const struct policy *bot = policy ? &g->policies[policy - 1] : bot_find(g, "random");
    if (!data_open_default(g, block, &data, &wrong))
        return fail("open the data", wrong.what);
    rules_default(g, &rules);
    if (!match_start(&m, g, &data, &rules, seats, entries, PLAY_ENTRIES_MAX, &why))
        return fail("start", said);
    head_fill(&head, &m, bot->name, hash);
    fair_seeded(hash, seed, &head.fair, &reveal);
    fair_head = head.fair;
    fair_open(&fair, hash, &m, log_head_key(&head), &fair_head, &reveal);
    for (int seat = 0; seat < seats; seat++)
        fair_bot(hash, reveal.seed, seat, &streams[seat]);
    while (!match_over(&m))
        if (!move_make(&m, &fair, bot, streams, &why))
            return fail("move", said);
    log_writer_start(&writer, hash, SEAT_CHANCE);
    log_whole(&m, &head, &reveal, &writer);
    struct text out = text_over(said, sizeof said);
    text_int(&out, m.count);
    text_char(&out, ' ');
    text_int(&out, (int64_t)state_digest(g, m.data, &m.digest, &m.state));
    text_format(&out, " %s", writer.h);
    return said;
}
