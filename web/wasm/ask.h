/* What the page asks of the game before a move is made (struct words, ask; a character's file,
 * table/character.h), without a system underneath. What is always true: a question is packed by
 * whoever asks and not trusted; what is no question gets a sentence. */
#ifndef WEB_WASM_ASK_H
#define WEB_WASM_ASK_H

#include "engine/game.h"

enum {
    ASK_NODES_MAX = 1024, ASK_DEPTH_MAX = 8, ASK_DATA_BYTES = 1 << 18, ASK_ANSWER_BYTES = 1 << 16
};

/* The question is packed as pieces that each end with a zero byte, the first the language in which
 * people read the answer ("de"; one that the game has not: English): `"abc` a text, `#12` a number,
 * true, false or null; `{`, then a key and a value for each member, then `}`; `[`, values, `]`.
 * True: `out` is the answer, a JSON object; false: it says what is wrong. The game's own data is
 * asked, not what a table brought. */
bool ask_game(const struct game *, const char *packed, uint32_t size, struct text *out);

#endif
