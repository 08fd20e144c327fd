/* See odds_print.h. */
#define _XOPEN_SOURCE 700 /* nl_langinfo */
#include "cli/odds_print.h"

#include <langinfo.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

enum { BAR_COLUMNS = 16, FRACTION_COLUMNS = 22 };

const char *odds_percent(double share, bool none, bool all, char out[16])
{
    bool low = !none && share < 5e-7, high = !all && share > 1 - 5e-7;
    snprintf(out, 16, low ? "<0.0001%%" : high ? ">99.9999%%" : "%.4f%%", 100 * share);
    return out;
}

void odds_bar(double share, const char *fraction)
{
    static const char *const eighth[] = {"", "▏", "▎", "▍", "▌", "▋", "▊", "▉"};
    bool fine = !strcmp(nl_langinfo(CODESET), "UTF-8");
    int eighths = (int)lround(share * BAR_COLUMNS * 8), used = 0;
    bool some = fraction && strlen(fraction) <= FRACTION_COLUMNS;
    if (some || eighths >= (fine ? 1 : 4))
        fputs("  ", stdout);
    for (; used < (eighths + (fine ? 0 : 4)) / 8; used++)
        fputs(fine ? "█" : "#", stdout);
    if (fine && eighths % 8)
        fputs(eighth[eighths % 8], stdout);
    used += fine && eighths % 8;
    if (some)
        printf("%*s%s", BAR_COLUMNS + 2 - used, "", fraction);
    putchar('\n');
}
