/* Hexadecimal for hashes. What is always true: only lower case is written and read, so that one
 * hash has one spelling. */
#include "table/hash.h"

void hash_hex(const uint8_t *bytes, size_t n, char *out)
{
    static const char digits[] = "0123456789abcdef";
    for (size_t i = 0; i < n; i++) {
        out[2 * i] = digits[bytes[i] >> 4];
        out[2 * i + 1] = digits[bytes[i] & 15];
    }
    out[2 * n] = 0;
}

static int digit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

bool hash_unhex(const char *hex, size_t n, uint8_t *out)
{
    for (size_t i = 0; i < 2 * n; i++)
        if (digit(hex[i]) < 0) /* also at an early end: 0 is no digit */
            return false;
    if (hex[2 * n])
        return false;
    for (size_t i = 0; i < n; i++)
        out[i] = (uint8_t)(digit(hex[2 * i]) << 4 | digit(hex[2 * i + 1]));
    return true;
}
