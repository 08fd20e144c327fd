/* Where the house keeps its tables. */
#ifndef CLI_FOLDER_H
#define CLI_FOLDER_H

#include <stdbool.h>
#include <stddef.h>

enum { FOLDER_BYTES = 4200 };

/* The folder, as --data gives it (NULL: it does not), else by the environment. 0, or EXIT_BAD
 * after one line on stderr. */
int folder_find(const char *given, char out[FOLDER_BYTES]);
/* The database in it: likewise. */
int folder_database(const char *given, char out[FOLDER_BYTES]);

/* The tables' database, as --store gives it, a URL of PostgreSQL, or else the one in the folder. 0,
 * or EXIT_BAD after one line on stderr. */
struct args;
int folder_store(const struct args *, char out[FOLDER_BYTES]);
extern const char folder_store_options[]; /* of --store */

/* house.c: copies a database into a new file, and prints its name. 0, or EXIT_BAD after a line. */
int house_backup(const char *path, const char *to);
/* house_move.c: copies all tables of one place (a folder, or a URL of PostgreSQL) to another that
 * has none, compares them, and prints how many. 0, or EXIT_BAD after a line. */
int house_move(const char *from, const char *to);

#endif
