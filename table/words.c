/* What is said in a match. What is always true: words are checked before they are kept, kept once
 * and never changed; who may read them is decided here alone. */
#include <string.h>

#include "table/marks.h"
#include "table/names.h"
#include "table/reason.h"
#include "table/removed.h"
#include "table/spoken.h"

void match_keep_words(struct match *match, char *at, uint32_t size, const struct fold_ops *fold)
{
    ENSURE(!match->words && !match->count);
    match->words = at;
    match->words_size = size;
    match->words_used = 1; /* 0 stands for no words */
    match->fold = fold;
}

/* ---- In ---- */

bool words_are_good(const char *text, struct text *why)
{
    size_t size = strlen(text);
    if (size > TEXT_BYTES_MAX)
        return reason(why, WHY_WORDS_LONG(.most = TEXT_BYTES_MAX, .size = (int64_t)size));
    if (strspn(text, " \n") == size)
        return reason(why, WHY_WORDS_NONE());
    if (!text_is_utf8(text, size))
        return reason(why, WHY_WORDS_UTF8());
    if (!text_is_prose(text))
        return reason(why, WHY_WORDS_CONTROL());
    return true;
}

static bool words_are_seen(const char *text, struct text *why)
{
    return text_is_seen(text) || reason(why, WHY_WORDS_UNSEEN());
}

bool words_take(const char *text, char out[TEXT_BYTES_MAX + 1], struct text *why)
{
    if (!words_are_good(text, why))
        return false;
    memcpy(out, text, strlen(text) + 1);
    text_straighten(out);
    return words_are_seen(out, why);
}

bool words_are_removed(const char *text)
{
    return !strcmp(text, WORDS_REMOVED);
}

bool said_is_good(const struct match *match, const struct move *move, const struct said *said,
                  struct text *why)
{
    if (!said->text)
        return true;
    if (move->seat != SEAT_CHANCE)
        return (said->on_record && words_are_removed(said->text)) ||
               (words_are_good(said->text, why) &&
                (said->on_record || words_are_seen(said->text, why)));
    if (match->game->verbs[move->verb].text != TEXT_SHOWN)
        return reason(why, WHY_WORDS_PLAYERS());
    uint32_t shown = words_shown(match, move);
    return (shown && !strcmp(match->words + shown, said->text)) ||
           reason(why, WHY_WORDS_SHOWN());
}

/* How many bytes a text takes. A secret one takes as many whatever it is, so that how full the room
 * is tells nobody how much was said. */
static size_t room_of(const char *text, bool secret)
{
    return secret ? TEXT_BYTES_MAX + 1 : text ? strlen(text) + 1 : 0;
}

bool words_have_room(const struct match *match, bool secret, const char *text, const char *label,
                     struct text *why)
{
    size_t need = (text ? room_of(text, secret) : 0) + room_of(label, false);
    if (!need || (match->words && need <= match->words_size - match->words_used))
        return true;
    return match->words ? reason(why, WHY_WORDS_ROOM()) : reason(why, WHY_WORDS_KEPT());
}

static uint32_t keep(struct match *match, const char *text, size_t room)
{
    uint32_t at = match->words_used;
    if (text)
        memcpy(match->words + at, text, strlen(text) + 1);
    match->words_used += (uint32_t)room;
    return text ? at : 0;
}

void words_keep(struct match *match, struct entry *entry, bool secret, const char *text,
                const char *label)
{
    size_t left = match->words ? match->words_size - match->words_used : 0,
           room = room_of(text, secret);
    if (room + room_of(label, false) <= left) /* else there is no text, and a secret one reserves
                                                 nothing */
        entry->text = keep(match, text, room);
    if (label)
        entry->label = keep(match, label, room_of(label, false));
}

bool words_are_secret(const struct match *match, const struct move *move)
{
    return move->seat != SEAT_CHANCE && match->game->verbs[move->verb].text == TEXT_SECRET;
}

static bool is_of(const struct entry *entry, const struct move *shows, int verb)
{
    return entry->move.seat == shows->arg[0] && entry->move.verb == verb;
}

uint32_t words_shown(const struct match *match, const struct move *move)
{
    const struct verb_spec *verb = &match->game->verbs[move->verb];
    int32_t left = 0;
    if (verb->text != TEXT_SHOWN)
        return 0;
    for (uint32_t at = match->head; at; at = match->entry[at - 1].parent)
        left += is_of(&match->entry[at - 1], move, verb->shows);
    left -= move->arg[1]; /* so many such moves came after it */
    for (uint32_t at = match->head; at; at = match->entry[at - 1].parent)
        if (is_of(&match->entry[at - 1], move, verb->shows) && !left--)
            return match->entry[at - 1].text;
    return 0;
}

bool match_say(struct match *match, int seat, const char *text, struct text *why)
{
    return words_are_good(text, why) && words_are_seen(text, why) &&
           match_say_on_record(match, seat, text, why);
}

/* Whether this seat may add a say, but for what it says. */
static bool may_say(const struct match *match, int seat, struct text *why)
{
    if (seat < 0 || seat >= match->seats)
        return seat == SEAT_WATCHER ? reason(why, WHY_WORDS_WATCHER()) : reason(why, WHY_NO_SEAT());
    if (match_over(match))
        return reason(why, WHY_OVER());
    if (match->says == SAYS_MAX)
        return reason(why, WHY_WORDS_MOST(.most = SAYS_MAX));
    return match_has_room(match, why);
}

static struct entry *add_say(struct match *match, int seat)
{
    struct entry *entry = &match->entry[match->count++];
    *entry = (struct entry){.move = {.seat = (uint8_t)seat},
                            .say = true,
                            .parent = match->head,
                            .named = match_named(match, match->head),
                            .draw = NO_DRAW,
                            .seen = UINT16_MAX};
    match->says++;
    return entry;
}

bool match_say_on_record(struct match *match, int seat, const char *text, struct text *why)
{
    if (!may_say(match, seat, why) || (!words_are_removed(text) && !words_are_good(text, why)) ||
        !words_have_room(match, false, text, NULL, why))
        return false;
    words_keep(match, add_say(match, seat), false, text, NULL);
    return true;
}

/* ---- Marked ---- */

/* Whether only its mover may read what is said with it. */
static bool is_secret(const struct match *match, const struct entry *entry)
{
    return !entry->undo && !entry->say && words_are_secret(match, &entry->move);
}

bool match_marked(const struct match *match, uint32_t n)
{
    for (uint32_t i = 0; i < match->count; i++)
        if (match->entry[i].mark && (!n || match->entry[i].mark == n))
            return true;
    return false;
}

/* Whether it has words that everyone can read. */
static bool is_open(const struct match *match, const struct entry *entry)
{
    return entry->text && !is_secret(match, entry);
}

uint32_t match_spoken(const struct match *match, int back)
{
    for (uint32_t n = match->count; n; n--)
        if (is_open(match, &match->entry[n - 1]) && !back--)
            return n;
    return 0;
}

uint32_t match_marks(const struct value *mark)
{
    bool good = mark->kind == VALUE_NUMBER && mark->number > 0 && mark->number < UINT32_MAX;
    return good ? (uint32_t)mark->number : 0;
}

bool match_mark(struct match *match, int seat, uint32_t n, struct text *why)
{
    if (!may_say(match, seat, why))
        return false;
    if (!n || n > match->count || !is_open(match, &match->entry[n - 1]))
        return reason(why, WHY_MARK_NONE(.entry = n));
    if (match_marked(match, n))
        return reason(why, WHY_MARK_AGAIN());
    add_say(match, seat)->mark = n;
    return true;
}

/* ---- Removed ---- */

/* Whose words the entry has; SEAT_CHANCE: nobody's. */
static int speaker_of(const struct match *match, const struct entry *entry)
{
    const struct move *move = &entry->move;
    bool shown = !entry->undo && !entry->say && match->game->verbs[move->verb].text == TEXT_SHOWN;
    return entry->undo ? SEAT_CHANCE : shown ? move->arg[0] : move->seat;
}

bool match_spoke(const struct match *match, const struct entry *entry, int seat)
{
    return entry->text && speaker_of(match, entry) == seat;
}

void match_remove_words(struct match *match, int seat)
{
    for (uint32_t n = 0; n < match->count; n++) {
        const struct entry *entry = &match->entry[n];
        if (!match_spoke(match, entry, seat))
            continue;
        char *text = match->words + entry->text;
        memset(text, 0, strlen(text));
        *text = *WORDS_REMOVED;
    }
}

/* ---- Out ---- */

const char *match_text(const struct match *match, const struct entry *entry, int seat)
{
    if (is_secret(match, entry) && seat != SEAT_CHANCE && seat != entry->move.seat)
        return "?";
    return entry->text ? match->words + entry->text : NULL;
}

const char *words_read(const char *text, struct text *room)
{
    if (!text || !words_are_removed(text))
        return text;
    reason_piece(room, PART_REMOVED());
    return room->at;
}

const char *match_label(const struct match *match, const struct entry *entry)
{
    return entry->label ? match->words + entry->label : NULL;
}
