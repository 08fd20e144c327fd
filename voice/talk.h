/* One reader of one view, and where the words go: the context that a game's speaking files share. A
 * game's own struct begins with TALK and may add members:
 *
 *     struct talk { TALK(struct texarkana, struct pack); };
 *
 * What is always true: it reads only the view, so it cannot say anything that the seat does not
 * know. */
#ifndef VOICE_TALK_H
#define VOICE_TALK_H

#include <string.h>

#include "engine/game.h"
#include "voice/voice.h"

/* d, p: NULL without a pack; v, s: NULL without a match. `is`: in a tale the state after the move,
 * else the same as s. m: what is told, offered or refused, where one function takes a talk
 * alone. */
#define TALK(state, pack)                                                                          \
    const struct data *d;                                                                          \
    pack const *p;                                                                                 \
    const struct view *v;                                                                          \
    state const *s, *is;                                                                           \
    const struct move *m;                                                                          \
    struct text *t;                                                                                \
    struct voice voice;                                                                            \
    struct voice_names names[VOICE_TABLES]

/* Empties the talk as far as the member `room`, from which on it is room to write in, and fills it
 * but for p, s, is, the reader and those tables that are not closed, which only the game knows. The
 * talk keeps pointers into itself, so it is not copied. `closed` is VOICE_CLOSED_TABLES of the
 * game's header. */
#define talk_begin(x, room, data, view, move, text, languages, closed)                             \
    do {                                                                                           \
        memset((x), 0, offsetof(struct talk, room));                                               \
        memcpy((x)->names, (closed), sizeof(x)->names);                                            \
        (x)->d = (data);                                                                           \
        (x)->v = (view);                                                                           \
        (x)->m = (move);                                                                           \
        (x)->t = (text);                                                                           \
        (x)->voice = (struct voice){.names = (x)->names, .out = (text)};                           \
        (x)->voice.reader = (struct voice_reader){.seat = VOICE_WATCHER};                          \
        voice_begin(&(x)->voice, (languages));                                                     \
    } while (0)

/* say(x, TELL_BET(.who = seat)): a sentence; with a line's end behind it; and below another
 * line; a piece of one, put into a room. */
#define say(x, ...) voice_say(&(x)->voice, __VA_ARGS__)
#define say_line(x, ...) (say(x, __VA_ARGS__), line_end(x))
#define say_below(x, ...) (text_put((x)->t, "  "), say_line(x, __VA_ARGS__))
#define line_end(x) text_char((x)->t, '\n')
#define piece(x, room, ...) voice_piece(&(x)->voice, (room), __VA_ARGS__)

/* A list of pieces, said one after the other: struct pieces has = {0}; add(x, &has,
 * PART_WOUNDS(.wounds = n)); then .has = &has.list. What has no room any more cuts the text that it
 * is for. */
enum { PIECES_MAX = 40, PIECES_BYTES = 2400 };
struct pieces {
    struct voice_list list;
    size_t used;
    const char *at[PIECES_MAX];
    char bytes[PIECES_BYTES];
};
#define add(x, pieces, ...) voice_add(&(x)->voice, (pieces), __VA_ARGS__)
#define add_if(x, holds, pieces, ...) ((holds) ? add(x, pieces, __VA_ARGS__) : (void)0)
void voice_add(const struct voice *, struct pieces *, int id, const void *slots);
static inline void clear(struct pieces *of) { of->list.count = 0, of->used = 0; }

/* A list of what is in a mask, bit 0 first: .open = those(mask), to the end of the block. */
struct those { struct voice_list list; int32_t value[64]; };
#define those(mask) voice_those(&(struct those){.list = {0}}, (mask))
const struct voice_list *voice_those(struct those *, uint64_t mask);

#endif
