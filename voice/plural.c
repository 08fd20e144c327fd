/* The plural categories of whole numbers, from CLDR 48. */
#include "voice/voice.h"

enum { ZERO, ONE, TWO, FEW, MANY, OTHER };

static bool few_of_ten(int ten, int hundred)
{
    return ten >= 2 && ten <= 4 && (hundred < 12 || hundred > 14);
}

int voice_plural(int rule, int64_t n)
{
    n = n < 0 ? -n : n;
    int ten = (int)(n % 10), hundred = (int)(n % 100);
    bool million = n && n % 1000000 == 0;
    switch (rule) {
    case VOICE_GERMANIC: return n == 1 ? ONE : OTHER;
    case VOICE_ROMANCE: return n == 1 ? ONE : million ? MANY : OTHER;
    case VOICE_FRENCH: return n <= 1 ? ONE : million ? MANY : OTHER;
    case VOICE_POLISH: return n == 1 ? ONE : few_of_ten(ten, hundred) ? FEW : MANY;
    case VOICE_RUSSIAN:
        return ten == 1 && hundred != 11 ? ONE : few_of_ten(ten, hundred) ? FEW : MANY;
    case VOICE_CZECH: return n == 1 ? ONE : n >= 2 && n <= 4 ? FEW : OTHER;
    case VOICE_ARABIC:
        return n <= 2 ? (n == 0 ? ZERO : n == 1 ? ONE : TWO)
                      : hundred >= 3 && hundred <= 10 ? FEW : hundred >= 11 ? MANY : OTHER;
    default: return OTHER;
    }
}
