/* Gambler's Heart in words: the table of hooks. */
#include "games/gamblers_heart/rules.h"

const struct words gamblers_heart_words = {0};
