/* What is different in one set-up of a comparison: options of the table, another pack, numbers of
 * the pack. What is always true: what comes out was read by the game like any pack. */
#ifndef CLI_CHANGE_H
#define CLI_CHANGE_H

#include "cli/sitting.h"

/* Makes the changes of a list "stock=printed,pack=mine.yaml,weapons.axe.damage=3" (NULL: none), the
 * value of --OPTION, to a sitting that was read and not dealt. 0, or EXIT_BAD after a line; then it
 * may only be closed. */
int change_all(struct sitting *, const char *option, const char *list);
/* One of them; likewise. */
int change_one(struct sitting *, const char *option, const char *name, const char *value);
/* The text of a sitting's pack, and its tree, which are the sitting's; NULL: the game has none. */
const char *change_pack_text(const struct sitting *);
const struct node *change_pack_tree(const struct sitting *);
/* The table option of that name, or NULL. */
const struct rule_spec *change_rule(const struct game *, const char *name);
/* Appends how its value, lo .. hi, is called. */
void change_rule_value(const struct rule_spec *, int value, struct text *out);

#endif
