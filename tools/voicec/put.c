/* What stands in braces: slots, functions, messages, terms and words in quotes. Each is written as
 * one op of voice/table.h. */
#include "tools/voicec/source.h"
#include "tools/voicec/voicec.h"

#include <stdio.h>
#include <stdlib.h>

/* The arguments of a function, or of a term. */
enum { PAIRS_MAX = 4 };
struct pair { uint16_t key, value; };
struct call { int slot, flags, pairs; struct pair pair[PAIRS_MAX]; char trait[NAME_BYTES]; };

static void e_byte(struct element *e, int b)
{
    if (e->n == sizeof e->code)
        wrong("too many arguments");
    e->code[e->n++] = (uint8_t)b;
}

static void e_two(struct element *e, int n)
{
    e_byte(e, n & 255);
    e_byte(e, n >> 8 & 255);
}

static int joint_flag(const char *type)
{
    if (strcmp(type, "or") != 0 && strcmp(type, "more") != 0 && strcmp(type, "apart") != 0)
        wrong("a list is of type \"or\", \"more\" or \"apart\"");
    return *type == 'o' ? FLAG_OR : *type == 'm' ? FLAG_MORE : FLAG_APART;
}

/* "($who, case: "dative", at: "start")" after a function; after a term without the slot. */
static void arguments(struct scope *x, struct call *c, bool with_slot)
{
    char key[NAME_BYTES], value[NAME_BYTES];
    *c = (struct call){.slot = -1};
    gap();
    need("(", "after the name of a function");
    for (bool first = with_slot; gap(), *job.s != ')'; first = false) {
        if (first) {
            need("$", "before the slot that the function is about");
            name(key, "the name of a slot");
            c->slot = slot_at(x, key);
        } else if (*job.s == '"') {
            literal(c->trait, sizeof c->trait);
        } else {
            name(key, "an argument's name");
            gap();
            need(":", "after an argument's name");
            gap();
            literal(value, sizeof value);
            if (!strcmp(key, "at") && !strcmp(value, "start"))
                c->flags |= FLAG_START;
            else if (!strcmp(key, "type"))
                c->flags |= joint_flag(value);
            else if (c->pairs == PAIRS_MAX)
                wrong("more than %d arguments", PAIRS_MAX);
            else
                c->pair[c->pairs++] = (struct pair){(uint16_t)intern(key), (uint16_t)intern(value)};
        }
        gap();
        if (!eat(","))
            break;
    }
    gap();
    need(")", "after arguments");
}

static void put_pairs(struct element *e, const struct call *c)
{
    e_byte(e, c->pairs);
    for (int i = 0; i < c->pairs; i++) {
        e_two(e, c->pair[i].key);
        e_two(e, c->pair[i].value);
    }
}

static void known(const struct scope *x, int i)
{
    const char *slot = x->m->slot[i].name;
    if (x->m->slot[i].hide && x->state[i] != KNOWN)
        wrong("$%s may be hidden: it can stand only in a variant of { $%s -> } other than [hidden]",
              slot, slot);
}

/* NAME and LIST put something; TRAIT does, or is chosen by. */
static void function(struct scope *x, struct element *e, struct choice *subject)
{
    char what[NAME_BYTES];
    struct call c;
    name(what, "a function");
    if (strcmp(what, "NAME") && strcmp(what, "LIST") && strcmp(what, "TRAIT"))
        wrong("there is no function %s: NAME, LIST and TRAIT are all", what);
    if (!x->m)
        wrong("a term has no slots");
    arguments(x, &c, true);
    const struct slot *slot = c.slot < 0 ? NULL : &x->m->slot[c.slot];
    bool fits = slot && (*what == 'N'   ? slot->type == T_SEAT || slot->type == T_THING
                         : *what == 'L' ? slot->type == T_LIST
                                        : slot->type == T_THING);
    if (!fits)
        wrong("%s is not for $%s", what, slot ? slot->name : "");
    bool seats = slot->type == T_SEAT || slot->table == SEAT_TABLE;
    const char *kind = seats ? "seat" : slot->table < 0 ? "" : job.tables[slot->table].name;
    known(x, c.slot);
    link_to(*what == 'T' ? LINK_TRAIT : LINK_NAME, kind);
    if (*what == 'L')
        link_to(LINK_NAME, "list");
    if (*what == 'T') {
        int word = intern(c.trait), of = intern(kind);
        *subject = (struct choice){BY_TRAIT, c.slot, slot->table, word, of};
        e_byte(e, OP_TRAIT);
        e_byte(e, c.slot);
        e_byte(e, slot->table);
        e_two(e, of);
        e_two(e, word);
        return;
    }
    e_byte(e, *what == 'L' ? OP_LIST : slot->type == T_SEAT ? OP_SEAT : OP_THING);
    e_byte(e, c.slot);
    e_byte(e, slot->table < 0 ? NO_TABLE : slot->table);
    e_byte(e, c.flags);
    e_two(e, intern(kind));
    put_pairs(e, &c);
}

static void reference(struct scope *x, struct element *e)
{
    char id[2 * NAME_BYTES + 2];
    const char *start = job.s;
    if (!x->m)
        wrong("a term cannot speak of a message");
    name(id, "a message");
    if (eat(".")) {
        char key[NAME_BYTES];
        size_t n = strlen(id);
        name(key, "an attribute");
        snprintf(id + n, sizeof id - n, ".%s", key);
    }
    int at = find_message(id);
    job.s = at < 0 || !job.message[at].code ? start : job.s;
    if (at < 0 || !job.message[at].code)
        wrong("the message %s does not stand above this one", id);
    job.message[at].spoken_of = true;
    x->m->odds = x->m->odds || job.message[at].odds;
    e_byte(e, OP_MESSAGE);
    link_to(at, "");
    e_two(e, job.message[at].index);
    e_byte(e, job.message[at].slots);
    for (int i = 0; i < job.message[at].slots; i++) {
        int k = slot_at(x, job.message[at].slot[i].name);
        if (job.message[at].slot[i].type != x->m->slot[k].type)
            wrong("$%s is something else in %s", job.message[at].slot[i].name, id);
        if (!job.message[at].slot[i].hide)
            known(x, k);
        e_byte(e, k);
    }
}

static void slot_put(struct scope *x, struct element *e, struct choice *subject)
{
    char what[NAME_BYTES];
    const char *start = job.s;
    name(what, "the name of a slot");
    if (!x->m) {
        int word = intern(what);
        *subject = (struct choice){.by = BY_LOCAL, .word = word};
        e_byte(e, OP_LOCAL);
        e_two(e, word);
        return;
    }
    int i = slot_at(x, what), type = x->m->slot[i].type;
    gap();
    if (!strncmp(job.s, "->", 2)) {
        if (type > T_THING)
            wrong("$%s is a %s: nothing can be chosen by it", what,
                  type == T_LIST ? "list" : "text");
        *subject = (struct choice){.by = type, .slot = i, .table = x->m->slot[i].table};
    } else if (type == T_SEAT || type == T_THING || type == T_FLAG || type == T_LIST) {
        job.s = start;
        wrong("$%s is put by %s($%s), or chosen by", what, type == T_LIST ? "LIST" : "NAME", what);
    } else {
        e_byte(e, type == T_NUMBER ? OP_NUMBER : type == T_SIGNED ? OP_SIGNED : OP_WORDS);
        e_byte(e, i);
    }
}

/* What stands in braces; true if it was a selector, which has written its code already. */
bool placeable(struct scope *x, struct element *e)
{
    struct choice subject = {.by = -1};
    char id[NAME_BYTES];
    struct call c = {0};
    const char *open = job.s - 1;
    gap();
    *e = (struct element){.kind = PUT};
    if (*job.s == '"') {
        literal(e->text, sizeof e->text);
        e->kind = TEXT;
    } else if (*job.s >= '0' && *job.s <= '9') {
        e->kind = TEXT;
        while (*job.s == '0' && job.s[1] >= '0' && job.s[1] <= '9')
            job.s++;
        while (*job.s >= '0' && *job.s <= '9' && e->n < 9)
            e->text[e->n++] = *job.s++;
    } else if (eat("$")) {
        slot_put(x, e, &subject);
    } else if (eat("-")) {
        name(id, "a term");
        const struct term *t = find_term(id);
        if (!t)
            wrong("the term -%s does not stand above this message", id);
        if (job.s[strspn(job.s, " \n")] == '(')
            arguments(x, &c, false);
        link_to(MESSAGES_MAX + (int)(t - job.term), "");
        e_byte(e, OP_TERM);
        e_two(e, (int)(t->code & 65535));
        e_two(e, (int)(t->code >> 16));
        put_pairs(e, &c);
    } else if (*job.s >= 'A' && *job.s <= 'Z') {
        function(x, e, &subject);
    } else {
        reference(x, e);
    }
    gap();
    if (!eat("->")) {
        job.s = *job.s == '}' ? job.s + 1 : open;
        if (job.s == open)
            wrong("this brace is not closed, or holds more than one thing");
        return false;
    }
    if (subject.by < 0)
        wrong("only a slot or TRAIT can be chosen by");
    select_by(x, &subject);
    return true;
}
