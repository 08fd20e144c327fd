/* The folding of table/fold.h by libunistring. What is always true: equal by the Unicode Standard's
 * compatibility caseless match (definition D146), equal here. */
#ifndef TABLE_NATIVE_FOLD_H
#define TABLE_NATIVE_FOLD_H

#include "table/fold.h"

extern const struct fold_ops fold_unistring;

#endif
