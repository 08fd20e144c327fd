/* A person's key in a file (docs/keys.md), and what its server says of it. What is always true:
 * what is no whole key of that server is refused before the secret is sent. */
#ifndef CLI_KEY_FILE_H
#define CLI_KEY_FILE_H

#include "cli/guest_net.h"
#include "table/native/json_tree.h"

enum { KEY_HOUSE_CHARS = 16, KEY_NAME_MAX = 80 };

struct key_file {
    char name[KEY_NAME_MAX + 1];     /* a label; "": none */
    char at[2 * LINK_HOST_BYTES];    /* the address of its server; "": not in the file */
    char house[KEY_HOUSE_CHARS + 1]; /* which server that is */
    char secret[LINK_TOKEN_BYTES];
};
/* Both return 0, or EXIT_BAD after a line. A file that is there is not written over. */
int key_file_read(const char *path, struct key_file *out);
int key_file_make(const char *path, const struct key_file *);
/* Which server answers there. 0, or EXIT_BAD. */
int key_house(const struct link *, char out[KEY_HOUSE_CHARS + 1]);
/* Whether the key is of the server there. 0, or EXIT_BAD. */
int key_is_of(const struct key_file *, const struct link *);
/* What the server has under the key: close the tree. 0, or EXIT_BAD. */
int key_tables(const struct key_file *, const struct link *, struct json_tree *out);
/* Asks for something with a secret or a token; `body` NULL: a GET. The answer is the caller's to
 * free(). 0, or EXIT_BAD; with `status`, any answer is good and said there. */
int key_ask(const struct link *, const char *path, const char *bearer, const char *body,
            int *status, char **bytes, size_t *size);

#endif
