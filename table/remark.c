/* See remark.h. */
#include "table/remark.h"

#include <string.h>

#include "table/say.h"
#include "voice/voice.h"

enum { ID_BYTES = 128, TOLD_BYTES = 4096 };

/* One to one, so that no two entries are equal. */
static uint32_t mixed(uint32_t n)
{
    n = (n ^ n >> 16) * 0x45d9f3bu;
    n = (n ^ n >> 16) * 0x45d9f3bu;
    return n ^ n >> 16;
}

bool remark_due(uint32_t n)
{
    for (uint32_t d = 1; d <= REMARK_APART; d++)
        if (mixed(n + d) > mixed(n) || mixed(n - d) > mixed(n))
            return false;
    return true;
}

/* Appends the message GAME-kind-BOT-word; of two (the other ends in -2) the one whose turn it
 * is. */
static bool put(const struct game *game, const char *kind, const char *bot, const char *word,
                uint32_t turn, struct text *out)
{
    char bytes[ID_BYTES];
    struct text id = text_over(bytes, sizeof bytes);
    struct voice v = {.out = out, .reader = {.seat = VOICE_WATCHER}};
    if (!game->words || !game->words->remarks || !game->words->remarks->name)
        return false;
    voice_begin(&v, game->words->remarks);
    text_format(&id, "%s-%s-", game->name, kind);
    text_put_n(&id, bot, strcspn(bot, ":"));
    text_format(&id, "-%s", word);
    int first = voice_find(&v, bytes);
    text_put(&id, "-2");
    int second = voice_find(&v, bytes);
    if (first < 0 || id.cut)
        return false;
    voice_put(&v, turn & 1 && second >= 0 ? second : first, NULL);
    return true;
}

bool remark_name(const struct game *game, const char *bot, struct text *out)
{
    return put(game, "remark", bot, "name", 0, out);
}

bool remark_sits(const struct game *game, const char *bot, struct text *out)
{
    return put(game, "remark", bot, "sits", 0, out);
}

static int number(const char *digits)
{
    int n = 0;
    for (; *digits >= '0' && *digits <= '9' && n < 1000; digits++)
        n = 10 * n + (*digits - '0');
    return n;
}

/* The number in the first of a message's slots: ",4,.."; -1: none. */
static int first_slot(const struct said_ids *ids, int i)
{
    const char *slots = ids->slots.at + ids->one[i].slots;
    return slots[0] == ',' && slots[1] >= '0' && slots[1] <= '9' ? number(slots + 1) : -1;
}

bool remark_on(const struct game *game, const struct log_head *head, uint32_t n, const char *tell,
               int who, int *seat, struct text *out)
{
    char bytes[ID_BYTES];
    struct text first = text_over(bytes, sizeof bytes);
    *seat = who + (put(game, "remark", "seat", "first", 0, &first) ? number(bytes) : 0);
    if (who < 0 || *seat >= head->seats)
        return false;
    const char *bot = head->seat_name[*seat];
    return put(game, "outcry", bot, tell, mixed(n), out) ||
           (remark_due(n) && put(game, "remark", bot, tell, mixed(n), out));
}

bool remark_over(const struct game *game, const struct log_head *head, int *seat, struct text *out)
{
    for (*seat = 0; *seat < head->seats; ++*seat)
        if (put(game, "remark", head->seat_name[*seat], "over", 0, out))
            return true;
    return false;
}

bool remark_of(const struct match *match, const struct log_head *head, uint32_t n,
               const struct state *before, const struct state *after, int *seat, struct text *out)
{
    const struct game *game = match->game;
    char bytes[TOLD_BYTES], slots[TOLD_BYTES];
    struct text told = text_over(bytes, sizeof bytes);
    struct said_ids ids;
    ids.count = 0;
    ids.slots = text_over(slots, sizeof slots);
    told.ids = &ids;
    if (match->entry[n - 1].undo || match->entry[n - 1].say)
        return false;
    say_entry(match, SEAT_WATCHER, n, before, after, &told);
    for (int i = 0; i < ids.count; i++) {
        const char *tell = say_short_id(ids.one[i].id, game->name);
        if (tell != ids.one[i].id &&
            remark_on(game, head, n, tell, first_slot(&ids, i), seat, out))
            return true;
    }
    return !game->turn(match->data, after) && remark_over(game, head, seat, out);
}

const struct remarks remarks_all = {remark_name, remark_sits, remark_of};
