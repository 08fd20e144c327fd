/* Prints the categories of whole numbers by the rules of voice.c, for plurals.mjs: "rule: 0 5 1
 * ..." */
#include <stdio.h>

#include "voice/voice.h"

int main(void)
{
    static const long more[] = {10000,   99999,   100000,  999999,   1000000,
                                1000001, 2000000, 1000011, 100000000};
    for (int rule = 0; rule < 8; rule++, putchar('\n')) {
        for (int n = 0; n <= 2000; n++)
            printf("%d ", voice_plural(rule, n));
        for (size_t i = 0; i < sizeof more / sizeof *more; i++)
            printf("%d ", voice_plural(rule, more[i]));
    }
    return 0;
}
