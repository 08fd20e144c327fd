/* Lines and veils, as a guest at a terminal hears of them and names them. What is always true: what
 * is told is what changed since the last message, and says of nothing whose it is, but for the
 * guest's own. */
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "cli/guest.h"
#include "table/codec.h"
#include "tui/input.h"
#include "tui/language.h"
#include "tui/said.h"
#include "tui/say.h"

enum { NAMED_BYTES = 256 };

struct named {
    bool veil, own;
    char text[NAMED_BYTES];
};

static const struct named *find(const struct named *at, int count, const char *text)
{
    for (int i = 0; i < count; i++)
        if (!strcmp(at[i].text, text))
            return &at[i];
    return NULL;
}

/* Appends what a list of the message names. */
static void add(const struct node *map, const char *key, bool veil, struct named *at, int *count)
{
    const struct node *list = map ? node_get(map, key) : NULL;
    for (const struct node *one = list ? list->child : NULL; one; one = one->next) {
        struct text text = text_over(at[*count].text, NAMED_BYTES);
        text_put(&text, one->text ? one->text : "");
        at[(*count)++].veil = veil;
    }
}

static int counted(const struct node *map, const char *key)
{
    const struct node *list = map ? node_get(map, key) : NULL;
    return list ? node_count(list) : 0;
}

static void mark_own(const struct node *mine, const char *key, struct named *at, int count)
{
    const struct node *list = mine ? node_get(mine, key) : NULL;
    for (const struct node *one = list ? list->child : NULL; one; one = one->next)
        for (int i = 0; i < count; i++)
            at[i].own = at[i].own || (one->text && !strcmp(at[i].text, one->text));
}

static void tell(const struct named *one)
{
    say(one->veil ? language_say(TELL_VEIL(.what = one->text))
                  : language_say(TELL_LINE(.what = one->text)));
}

void guest_veils(struct guest *guest, const struct node *message)
{
    const struct node *mine = node_get(message, "mine");
    int count = 0, room = counted(message, "lines") + counted(message, "veils");
    struct named *now = calloc((size_t)room + 1, sizeof *now);
    if (!now)
        return;
    add(message, "lines", false, now, &count);
    add(message, "veils", true, now, &count);
    mark_own(mine, "lines", now, count);
    mark_own(mine, "veils", now, count);
    input_above();
    for (int i = 0; i < count; i++) {
        const struct named *was = find(guest->veils, guest->veils_count, now[i].text);
        if (!was || was->veil != now[i].veil)
            tell(&now[i]);
    }
    for (int i = 0; i < guest->veils_count; i++)
        if (!find(now, count, guest->veils[i].text))
            say(language_say(TELL_LINE_GONE(.what = guest->veils[i].text)));
    free(guest->veils);
    guest->veils = now;
    guest->veils_count = count;
}

static void show_all(const struct guest *guest)
{
    for (int i = 0; i < guest->veils_count; i++)
        tell(&guest->veils[i]);
    for (int i = 0; i < guest->veils_count; i++)
        if (guest->veils[i].own)
            say(language_say(TELL_LINE_OWN(.what = guest->veils[i].text)));
    if (!guest->veils_count)
        say(language_say(TELL_LINES_NONE()));
}

bool guest_veils_slash(struct guest *guest, const char *command, const char *rest, int *made,
                       struct text *why)
{
    static const char *const words[] = {"line", "veil", "take-back"};
    char bytes[8192];
    struct text out = text_over(bytes, sizeof bytes);
    int does = 0;
    *made = LINE_REFUSED;
    if (!strcasecmp(command, "lines")) {
        show_all(guest);
        return true;
    }
    while (does < 3 && strcasecmp(words[does], command) != 0)
        does++;
    if (does == 3)
        return false;
    if (!*rest) {
        language_put(why, WHY_LINE_WHAT());
        return true;
    }
    text_format(&out, "{\"type\":\"lines\",\"do\":\"%s\",\"text\":", words[does]);
    codec_string_json(rest, &out);
    text_char(&out, '}');
    *made = guest_aside(guest, &out, why);
    return true;
}
