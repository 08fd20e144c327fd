/* Where a programmer's mistake ends the program. The one file of engine/ that may use stdio. */
#include "engine/engine.h"

#ifndef __wasm__
#include <stdio.h>
#include <stdlib.h>
#endif

_Noreturn void ensure_failed(const char *what, const char *file, int line)
{
#ifdef __wasm__
    (void)what, (void)file, (void)line;
    __builtin_trap();
#else
    fprintf(stderr, "%s:%d: this must always hold: %s\n", file, line, what);
    abort();
#endif
}
