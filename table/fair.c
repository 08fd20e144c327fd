/* The fair dealer. The bytes that are hashed stand in docs/fairness.md and are computed again, from
 * that page alone, by tests/table/verify.py. What is always true: no draw number is used twice, and
 * a point is uniform to the last bit (Lemire's method with rejection, arXiv 1805.10941). */
#include "table/fair.h"

#include <string.h>

#include "table/names.h"
#include "table/cursor.h"

enum { MESSAGE_BYTES = 4096 };

static void put_u64(uint8_t *at, uint64_t n)
{
    for (int i = 0; i < 8; i++)
        at[i] = (uint8_t)(n >> 8 * i);
}

static uint64_t get_u64(const uint8_t *at)
{
    uint64_t n = 0;
    for (int i = 7; i >= 0; i--)
        n = n << 8 | at[i];
    return n;
}

/* ---- Seeds ---- */

void fair_seeded(const struct hash_ops *hash, uint64_t number, struct fair_head *head,
                 struct fair_reveal *reveal)
{
    char digits[24];
    struct text t = text_over(digits, sizeof digits);
    memset(head, 0, sizeof *head);
    memset(reveal, 0, sizeof *reveal);
    text_int(&t, (int64_t)number);
    struct bytes parts[] = {{"croupier-seed", 13}, {digits, t.used}};
    head->mode = FAIR_SEEDED;
    head->number = number;
    hash->sha256(parts, 2, reveal->seed);
}

void fair_committed(const struct hash_ops *hash, const uint8_t *os_bytes, struct fair_head *head,
                    struct fair_reveal *reveal)
{
    memset(head, 0, sizeof *head);
    memset(reveal, 0, sizeof *reveal);
    head->mode = FAIR_COMMITTED;
    memcpy(head->table, os_bytes, TABLE_ID_BYTES);
    memcpy(reveal->seed, os_bytes + TABLE_ID_BYTES, FAIR_BYTES);
    struct bytes part = {reveal->seed, FAIR_BYTES};
    hash->sha256(&part, 1, head->commit);
}

void fair_share_commit(const struct hash_ops *hash, const struct fair_head *head, int seat,
                       const uint8_t bytes[FAIR_BYTES], uint8_t out[HASH_BYTES])
{
    uint8_t index = (uint8_t)seat;
    struct bytes parts[] = {{head->table, TABLE_ID_BYTES}, {&index, 1}, {bytes, FAIR_BYTES}};
    hash->sha256(parts, 3, out);
}

void fair_add_share(const struct hash_ops *hash, int seat, const uint8_t bytes[FAIR_BYTES],
                    struct fair_head *head, struct fair_reveal *reveal)
{
    ENSURE(seat >= 0 && seat < SEATS_MAX && head->mode == FAIR_COMMITTED);
    head->shared |= (uint16_t)(1u << seat);
    memcpy(reveal->share[seat], bytes, FAIR_BYTES);
    fair_share_commit(hash, head, seat, bytes, head->share_commit[seat]);
}

bool fair_check_reveal(const struct hash_ops *hash, const struct fair_head *head,
                       const struct fair_reveal *reveal, int seats, struct text *why)
{
    uint8_t out[HASH_BYTES];
    struct bytes part = {reveal->seed, FAIR_BYTES};
    if (head->mode != FAIR_COMMITTED)
        return true;
    hash->sha256(&part, 1, out);
    if (memcmp(out, head->commit, HASH_BYTES)) {
        text_put(why, "the seed at the end is not the one that the header commits to");
        return false;
    }
    for (int seat = 0; seat < seats; seat++) {
        if (!(head->shared >> seat & 1))
            continue;
        fair_share_commit(hash, head, seat, reveal->share[seat], out);
        if (memcmp(out, head->share_commit[seat], HASH_BYTES)) {
            text_format(
                why, "the bytes of seat %d at the end are not the ones that it committed to", seat);
            return false;
        }
    }
    return true;
}

/* ---- The key ---- */

/* A message of fields, each after its length as four bytes, lowest first. */
struct message {
    uint8_t at[MESSAGE_BYTES];
    size_t used;
};

static void put_field(struct message *m, const void *bytes, size_t size)
{
    ENSURE(m->used + 4 + size <= sizeof m->at);
    for (int i = 0; i < 4; i++)
        m->at[m->used++] = (uint8_t)(size >> 8 * i);
    if (size)
        memcpy(m->at + m->used, bytes, size);
    m->used += size;
}

static void put_number(struct message *m, const char *before, int64_t n)
{
    char bytes[160];
    struct text t = text_over(bytes, sizeof bytes);
    text_put(&t, before);
    text_int(&t, n);
    put_field(m, bytes, t.used);
}

void fair_open(struct fair *fair, const struct hash_ops *hash, const struct match *match,
               const uint8_t *data_hash, const struct fair_head *head,
               const struct fair_reveal *reveal)
{
    const struct game *game = match->game;
    struct message m = {.used = 0};
    bool committed = head->mode == FAIR_COMMITTED;
    put_field(&m, "croupier-key-1", 14);
    put_field(&m, head->table, committed ? TABLE_ID_BYTES : 0);
    put_field(&m, game->name, strlen(game->name));
    put_number(&m, "", match->rules.edition);
    put_field(&m, data_hash, data_hash ? HASH_BYTES : 0);
    put_number(&m, "", __builtin_popcount(match->rules.listed));
    for (int i = 0; i < game->rule_count; i++) {
        char name[NAME_BYTES_MAX + 2];
        struct text t = text_over(name, sizeof name);
        if (!(match->rules.listed >> i & 1)) /* an option that came later than the match */
            continue;
        text_put(&t, game->rules[i].name);
        text_char(&t, '=');
        put_number(&m, name, match->rules.value[i]);
    }
    put_number(&m, "", match->seats);
    for (int seat = 0; seat < match->seats; seat++)
        put_field(&m, reveal->share[seat], head->shared >> seat & 1 ? FAIR_BYTES : 0);
    struct bytes part = {m.at, m.used};
    fair->hash = hash;
    hash->hmac_sha256(reveal->seed, &part, 1, fair->key);
}

/* ---- Draws ---- */

/* The 64-bit words of draw j, four a block. */
struct stream {
    const struct fair *fair;
    uint64_t draw;
    uint32_t block;
    int left;
    uint8_t bytes[HASH_BYTES];
};

static uint64_t next_word(struct stream *w)
{
    if (!w->left) {
        uint8_t number[12];
        put_u64(number, w->draw);
        for (int i = 0; i < 4; i++)
            number[8 + i] = (uint8_t)(w->block >> 8 * i);
        struct bytes parts[] = {{"draw", 4}, {number, sizeof number}};
        w->fair->hash->hmac_sha256(w->fair->key, parts, 2, w->bytes);
        w->block++;
        w->left = 4;
    }
    return get_u64(w->bytes + 8 * (4 - w->left--));
}

/* The 128-bit product, in two halves; in 32-bit steps so that wasm needs no helper for it. */
static void multiply(uint64_t a, uint64_t b, uint64_t *high, uint64_t *low)
{
    uint64_t a0 = (uint32_t)a, a1 = a >> 32, b0 = (uint32_t)b, b1 = b >> 32;
    uint64_t p00 = a0 * b0, p01 = a0 * b1, p10 = a1 * b0, p11 = a1 * b1;
    uint64_t middle = (p00 >> 32) + (uint32_t)p01 + (uint32_t)p10;
    *low = middle << 32 | (uint32_t)p00;
    *high = p11 + (p01 >> 32) + (p10 >> 32) + (middle >> 32);
}

uint64_t fair_below(const struct fair *fair, uint64_t j, uint64_t total)
{
    struct stream words = {.fair = fair, .draw = j};
    uint64_t high, low;
    ENSURE(total);
    multiply(next_word(&words), total, &high, &low);
    if (low < total) {
        uint64_t least = (0 - total) % total;
        while (low < least)
            multiply(next_word(&words), total, &high, &low);
    }
    return high;
}

/* What the key gives for a draw among these options. */
static uint64_t draw(const struct fair *fair, uint64_t j, const struct options *options,
                     uint64_t *total, struct move *out)
{
    *total = options_weight(options);
    uint64_t point = fair_below(fair, j, *total);
    options_at_weight(options, point, out);
    return point;
}

void fair_draw(const struct fair *fair, const struct match *match, struct move *out)
{
    struct options options;
    uint64_t total;
    match_options(match, SEAT_CHANCE, &options);
    ENSURE(options.count);
    if (options_size(&options) == 1)
        options_nth(&options, 0, out);
    else
        draw(fair, match->draws, &options, &total, out);
}

void fair_bot(const struct hash_ops *hash, const uint8_t seed[FAIR_BYTES], int seat,
              struct rng *out)
{
    uint8_t index = (uint8_t)seat, digest[HASH_BYTES];
    struct bytes parts[] = {{seed, FAIR_BYTES}, {"bot", 3}, {&index, 1}};
    hash->sha256(parts, 3, digest);
    rng_seed(out, get_u64(digest), get_u64(digest + 8));
}

/* ---- Verification ---- */

bool fair_verify(const struct fair *fair, const struct match *match, struct fair_drawn *first,
                 void (*each)(void *arg, const struct fair_drawn *), void *arg, struct text *why)
{
    struct cursor cursor;
    bool more;
    cursor_start(&cursor, match);
    do {
        const struct entry *entry = cursor.n < match->count ? &match->entry[cursor.n] : NULL;
        if (entry && entry->draw != NO_DRAW) {
            struct options options;
            options_clear(&options);
            match->game->options(match->data, &cursor.state, SEAT_CHANCE, &options);
            first->n = cursor.n + 1;
            first->draw = entry->draw;
            first->point = draw(fair, entry->draw, &options, &first->total, &first->want);
            if (each)
                each(arg, first);
            if (!move_equal(&first->want, &entry->move)) {
                text_put(why, "entry ");
                text_int(why, first->n);
                text_put(why, " is not what was drawn: ");
                codec_move_text(match->game, match->data, &first->want, why);
                return false;
            }
        }
        more = cursor_next(&cursor);
    } while (more);
    return true;
}
