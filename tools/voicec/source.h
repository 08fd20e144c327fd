/* Reading a source and writing bytes. */
#ifndef TOOLS_VOICEC_SOURCE_H
#define TOOLS_VOICEC_SOURCE_H

#include "tools/voicec/voicec.h"

/* source.c: "file:line:column: what" on standard error, and exit 1. */
__attribute__((format(printf, 1, 2), noreturn)) void wrong(const char *format, ...);
void byte(int b);
void two(int n);
void four(uint32_t n);
/* Where this word stands in the pool. */
int intern_n(const char *p, size_t n);
int intern(const char *p);
void blank(void);                    /* passes over blanks */
void gap(void);                      /* and over ends of lines */
bool eat(const char *what);
void need(const char *what, const char *why);
bool letter(char c);
void name(char *out, const char *what);
void literal(char *out, size_t size);
/* -1: there is none. */
int find_message(const char *id);
struct term *find_term(const char *id);
/* What is compiled now speaks of this. */
void link_to(int to, const char *kind);
int slot_at(const struct scope *x, const char *what);
/* The whole text of a file, kept till the next but one is read. */
char *read_all(const char *path);

#endif
