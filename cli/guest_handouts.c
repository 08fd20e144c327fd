/* Handouts, as a guest at a terminal reads and gives them. What is always true: each is told once,
 * also after the line was cut, and again when it says something else. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "cli/guest_more.h"
#include "table/codec.h"
#include "tui/input.h"
#include "tui/language.h"
#include "tui/said.h"
#include "tui/say.h"

enum { TITLE_BYTES = 128, LINE_BYTES = 4096, WHO_BYTES = 128 };

struct handout {
    bool made;  /* by this seat; else it was given to it */
    int64_t id; /* a number of those it made, or when it was given */
    int by;
    char to[WHO_BYTES]; /* seats that have it, "1, 3" */
    char title[TITLE_BYTES], *text;
};

void guest_handouts_free(struct guest *guest)
{
    for (int i = 0; i < guest->handouts_count; i++)
        free(guest->handouts[i].text);
    free(guest->handouts);
    guest->handouts = NULL;
    guest->handouts_count = 0;
}

static struct handout *find(const struct guest *guest, bool made, int64_t id)
{
    for (int i = 0; i < guest->handouts_count; i++)
        if (guest->handouts[i].made == made && guest->handouts[i].id == id)
            return &guest->handouts[i];
    return NULL;
}

/* ---- Shown ---- */

static void show(const struct guest *guest, const struct handout *one)
{
    char who[WHO_BYTES], line[LINE_BYTES];
    struct text name = language_text(who, sizeof who);
    if (!one->made) {
        guest_who(guest, one->by, &name);
        say(language_say(TELL_HANDOUT(.who = who, .title = one->title)));
    } else if (*one->to) {
        say(language_say(
            TELL_HANDOUT_GIVEN(.id = (int)one->id, .title = one->title, .seats = one->to)));
    } else {
        say(language_say(TELL_HANDOUT_KEPT(.id = (int)one->id, .title = one->title)));
    }
    for (const char *at = one->text; *at; at += *at == '\n') {
        struct text out = text_over(line, sizeof line);
        size_t size = strcspn(at, "\n");
        text_put(&out, "    ");
        text_put_n(&out, at, size);
        say(line);
        at += size;
    }
}

static void show_all(const struct guest *guest)
{
    if (!guest->handouts_count)
        say(language_say(TELL_HANDOUTS_NONE()));
    for (int i = 0; i < guest->handouts_count; i++)
        show(guest, &guest->handouts[i]);
}

/* ---- Heard ---- */

static void put_seats(const struct node *list, struct text *out)
{
    for (const struct node *one = list ? list->child : NULL; one; one = one->next) {
        text_put(out, out->used ? ", " : "");
        text_put(out, one->text ? one->text : "");
    }
}

/* Takes one that is new, or says something else now, and shows it. */
static void take(struct guest *guest, const struct node *one, bool made)
{
    const char *title = guest_member(one, "title"), *text = guest_member(one, "text");
    struct handout now = {.made = made};
    struct text to = text_over(now.to, sizeof now.to);
    int64_t by = 0;
    if (!title || !text || !guest_number(one, made ? "id" : "at", &now.id) ||
        (!made && (!guest_number(one, "by", &by) || by < 0 || by >= guest->head.seats)))
        return;
    now.by = (int)by;
    snprintf(now.title, sizeof now.title, "%s", title);
    put_seats(node_get(one, "to"), &to);
    struct handout *was = find(guest, made, now.id);
    if (was && !strcmp(was->title, title) && !strcmp(was->text, text) && !strcmp(was->to, now.to))
        return;
    now.text = strdup(text);
    ENSURE(now.text);
    if (!was) {
        size_t size = ((size_t)guest->handouts_count + 1) * sizeof now;
        guest->handouts = realloc(guest->handouts, size);
        ENSURE(guest->handouts);
        was = &guest->handouts[guest->handouts_count++];
        was->text = NULL;
    }
    free(was->text);
    *was = now;
    input_above();
    show(guest, was);
}

static void take_list(struct guest *guest, const struct node *list, bool made)
{
    for (const struct node *one = list ? list->child : NULL; one; one = one->next)
        take(guest, one, made);
}

static void forget(struct guest *guest, struct handout *one)
{
    struct handout gone = *one;
    memmove(one, one + 1,
            (size_t)(&guest->handouts[--guest->handouts_count] - one) * sizeof *one);
    input_above();
    say(language_say(TELL_HANDOUT_GONE(.title = gone.title)));
    free(gone.text);
}

static void forget_list(struct guest *guest, const struct node *list, bool made)
{
    for (const struct node *one = list ? list->child : NULL; one; one = one->next) {
        struct handout *was = find(guest, made, strtoll(one->text ? one->text : "", NULL, 10));
        if (was)
            forget(guest, was);
    }
}

static bool lists(const struct node *list, const char *key, int64_t id)
{
    int64_t is = -1;
    for (const struct node *one = list ? list->child : NULL; one; one = one->next)
        if (guest_number(one, key, &is) && is == id)
            return true;
    return false;
}

/* After the line was cut all are told: what is not among them was taken back meanwhile. */
static void forget_others(struct guest *guest, const struct node *message)
{
    for (int i = guest->handouts_count - 1; i >= 0; i--) {
        struct handout *one = &guest->handouts[i];
        if (!lists(node_get(message, one->made ? "made" : "given"), one->made ? "id" : "at",
                   one->id))
            forget(guest, one);
    }
}

void guest_handouts(struct guest *guest, const struct node *message)
{
    if (node_get(message, "all"))
        forget_others(guest, message);
    take_list(guest, node_get(message, "made"), true);
    take_list(guest, node_get(message, "given"), false);
    forget_list(guest, node_get(message, "removed"), true);
    forget_list(guest, node_get(message, "gone"), false);
}

/* ---- Given ---- */

/* "A letter: Meet me at the mill." */
static bool put_new(const char *rest, struct text *out)
{
    char title[LINE_BYTES];
    struct text text = text_over(title, sizeof title);
    const char *colon = strchr(rest, ':');
    size_t size = colon ? (size_t)(colon - rest) : strlen(rest);
    text_put_n(&text, rest, size);
    const char *words = colon ? colon + 1 + strspn(colon + 1, " ") : "";
    text_put(out, "{\"type\":\"handout\",\"do\":\"put\",\"title\":");
    codec_string_json(title, out);
    text_put(out, ",\"text\":");
    codec_string_json(words, out);
    text_char(out, '}');
    return size;
}

/* "2 all", "2 1 3", "2 none": of the second that this seat made. */
static bool put_given(const struct guest *guest, const char *rest, struct text *out)
{
    char *end;
    const char *between = "";
    long id = strtol(rest, &end, 10);
    if (end == rest || *end != ' ')
        return false;
    rest = end + 1;
    bool all = !strcasecmp(rest, "all");
    text_format(out, "{\"type\":\"handout\",\"do\":\"put\",\"id\":%d,\"to\":[", (int)id);
    for (int seat = 0; all && seat < guest->head.seats; seat++)
        if (seat != guest->seat) {
            text_format(out, "%s%d", between, seat);
            between = ",";
        }
    for (bool none = !strcasecmp(rest, "none"); !all && !none && *rest; rest = end) {
        long seat = strtol(rest, &end, 10);
        if (end == rest || (*end && *end != ' '))
            return false;
        text_format(out, "%s%d", between, (int)seat);
        between = ",";
    }
    text_put(out, "]}");
    return true;
}

static bool put_removed(const char *rest, struct text *out)
{
    char *end;
    long id = strtol(rest, &end, 10);
    text_format(out, "{\"type\":\"handout\",\"do\":\"remove\",\"id\":%d}", (int)id);
    return end != rest && !*end;
}

bool guest_handout(struct guest *guest, const char *command, const char *rest, int *made,
                   struct text *why)
{
    char bytes[4 * LINE_BYTES];
    struct text out = text_over(bytes, sizeof bytes);
    bool makes = !strcasecmp(command, "handout"), gives = !strcasecmp(command, "give");
    *made = LINE_REFUSED;
    if (!strcasecmp(command, "handouts")) {
        show_all(guest);
        return true;
    }
    if (!makes && !gives && strcasecmp(command, "discard") != 0)
        return false;
    if (makes && !put_new(rest, &out))
        language_put(why, WHY_HANDOUT_WHAT());
    else if (gives && !put_given(guest, rest, &out))
        language_put(why, WHY_HANDOUT_GIVE());
    else if (!makes && !gives && !put_removed(rest, &out))
        language_put(why, WHY_HANDOUT_DISCARD());
    else
        *made = guest_aside(guest, &out, why);
    return true;
}
