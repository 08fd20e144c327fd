/* Names and foreign text, for the files of table/ itself. What is always true: nothing here reads a
 * full state. */
#ifndef TABLE_NAMES_H
#define TABLE_NAMES_H

#include "table/log.h"

/* A table of names; NULL for "numbers". */
const struct names *names_of(const struct data *, int table);
/* The name of a value, or NULL: then it is shown as a number. */
const char *names_at(const struct data *, int table, int64_t value);
/* The fields of views by turns: the one after `f`, the first after NULL; NULL behind the last. */
static inline const struct field *field_next(const struct game *game, const struct field *f)
{
    const struct field *end = game->fields + game->field_count;
    for (f = f ? f + 1 : game->fields; f < end; f++)
        if (field_in_views(f))
            return f;
    return NULL;
}
/* What a field is in a view: an element, or several as an object by their names, or as a list; or
 * for each place the cards known to lie there. */
enum field_form { FORM_ONE, FORM_NAMED, FORM_LIST, FORM_PLACES };
enum field_form field_form(const struct data *, const struct field *);
/* Appends a member for each field of views, with commas between; `put` says what its value is. */
void text_fields(const struct game *, struct text *out,
                 void (*put)(void *what, const struct field *), void *what);
/* Appends an argument's value as it stands in a line. */
void codec_arg_text(const struct data *, const struct arg_spec *, int32_t value, struct text *out);
/* Appends what people call this value, in quotes as a line has it; false: nothing that out->labels
 * knows. */
bool text_label(struct text *out, int table, int64_t value);
/* Appends how many seats a game has: "2", "1 or 2", "2 to 7". */
void text_seats(const struct game *, struct text *out);
/* Appends text of foreign origin in quotes, at most NAME_BYTES_MAX bytes of it. */
void text_quoted(struct text *, const char *s);
/* No control characters but line ends. */
bool text_is_prose(const char *s);
/* No control characters: it may go to a terminal as it is. */
bool text_is_plain(const char *s);
/* a-z, 0-9 and hyphens, at least one of them and at most NAME_BYTES_MAX. */
bool text_is_kebab(const char *s);
/* Whether `size` bytes are well-formed UTF-8. */
bool text_is_utf8(const char *s, size_t size);
/* Whether anything of it can be seen: more than blanks, fillers and marks without a shape of their
 * own. `s` is UTF-8. */
bool text_is_seen(const char *s);
/* Reads a whole number in its one usual spelling. False: it is none, or beyond int64_t; *out
 * stays. */
bool text_number(const char *s, int64_t *out);
/* Appends a state's digest as 16 digits. */
void text_digest(uint64_t digest, struct text *out);

/* log_members.c: members that must be of some form. False: `why`. */
/* Appends `what`; always false. */
bool log_refuse(struct text *why, const char *what);
/* NULL is none. */
bool log_is_string(const struct value *);
/* The n bytes of a string of 2 x n digits. */
bool log_read_hex(const struct pairs *, const char *key, uint8_t *out, size_t n, struct text *why);
/* A hash or null for each seat; *has: a mask of those with a hash. */
bool log_read_list(const struct pairs *, const char *key, int seats, uint8_t (*out)[HASH_BYTES],
                   uint16_t *has, struct text *why);
/* Whether each key is one of these, or, unless `begins` is NULL, begins so. */
bool log_only_known(const struct pairs *, const char *const *known, int count, const char *begins,
                    struct text *why);

/* log_write.c: appends members that the log and the wire share, without braces. */
/* "game" to "fair"; `whole`: with the text of data that is not compiled in. */
void log_head_members(const struct log_head *, bool whole, struct text *out);
/* {"table":..,"commit":..,"shares":[..]} of a dealer who committed. */
void log_commitment(const struct fair_head *, int seats, struct text *out);
/* "payoff":[..] of a match that is over. */
void log_payoff_member(const struct match *, struct text *out);
/* "seed":..,"reveals":[..], of a dealer who committed. */
void log_reveal_members(const struct log_head *, const struct fair_reveal *, struct text *out);
/* The "h" of a line after one with `before`; may write over `before`. */
void log_chain(const struct hash_ops *, const char *before, const char *line, size_t size,
               char out[CHAIN_HEX + 1]);

/* match.c */
/* The last move up to entry n, on its line of play, that named a thing; 0: none. */
static inline uint32_t match_named(const struct match *match, uint32_t n)
{
    return n ? match->entry[n - 1].named : 0;
}
/* Whether one entry more fits; false: `why`. */
bool match_has_room(const struct match *, struct text *why);
/* The last move on the line of play that stands after entry n; 0: the start. */
uint32_t match_line_head(const struct match *, uint32_t n);
/* text_straighten, of what was written from there on. False: it was cut. */
bool text_straighten_from(struct text *, size_t from);

#endif
