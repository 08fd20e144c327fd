/* Where a programmer's mistake ends the program. The one file of engine/ that may use stdio. */
#include "engine/engine.h"

#ifndef __wasm__ /* which traps at once */
#include <stdio.h>
#include <stdlib.h>

_Noreturn void ensure_failed(const char *what, const char *file, int line)
{
    fprintf(stderr, "%s:%d: this must always hold: %s\n", file, line, what);
    abort();
}
#endif
