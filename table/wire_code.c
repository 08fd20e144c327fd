/* The names of what goes wrong with a message, which clients know: they never change. */
#include "engine/engine.h"
#include "table/wire.h"

const char *wire_code_name(int code)
{
    static const char *const names[WIRE_CODES] = {
        [WIRE_OK] = "ok",
        [WIRE_BAD_JSON] = "bad-json",
        [WIRE_BAD_MESSAGE] = "bad-message",
        [WIRE_STALE] = "stale",
        [WIRE_NOT_YOUR_TURN] = "not-your-turn",
        [WIRE_ILLEGAL] = "illegal",
        [WIRE_OVER] = "over",
    };
    ENSURE(code >= 0 && code < WIRE_CODES);
    return names[code];
}
