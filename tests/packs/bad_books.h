/* Edits of book.yaml: those that must be refused, each with one reason, and their neighbours that
 * are fine. */
#ifndef TESTS_PACKS_BAD_BOOKS_H
#define TESTS_PACKS_BAD_BOOKS_H

#include "tests/packs/kit.h"

extern const struct bad_pack bad_books[];
extern const int bad_book_count;

#endif
