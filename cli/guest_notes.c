/* Notes, as a guest at a terminal reads and writes them: each command adds a line, and /notes shows
 * them all. */
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "cli/guest.h"
#include "table/codec.h"
#include "tui/input.h"
#include "tui/language.h"
#include "tui/said.h"
#include "tui/say.h"

enum { NOTE_BYTES = 4096 };

static char *copy(const char *text)
{
    size_t size = strlen(text) + 1;
    char *is = malloc(size);
    return is ? memcpy(is, text, size) : NULL;
}

void guest_notes(struct guest *guest, const struct node *message)
{
    const char *mine = guest_member(message, "mine"), *table = guest_member(message, "table");
    input_above();
    if (mine) {
        free(guest->note_mine);
        guest->note_mine = copy(mine);
        say(language_say(TELL_NOTE_KEPT()));
    }
    if (table) {
        free(guest->note_table);
        guest->note_table = copy(table);
        guest_number(message, "version", &guest->note_version);
        say(language_say(TELL_NOTE_CHANGED()));
    }
}

static void show_lines(const char *text, bool own)
{
    char line[NOTE_BYTES];
    while (text && *text) {
        struct text out = text_over(line, sizeof line);
        size_t size = strcspn(text, "\n");
        text_put_n(&out, text, size);
        if (size)
            say(own ? language_say(TELL_NOTE_MINE(.what = line))
                    : language_say(TELL_NOTE_TABLE(.what = line)));
        text += size + (text[size] == '\n');
    }
}

static void show_all(const struct guest *guest)
{
    bool any = (guest->note_mine && *guest->note_mine) || (guest->note_table && *guest->note_table);
    show_lines(guest->note_table, false);
    show_lines(guest->note_mine, true);
    if (!any)
        say(language_say(TELL_NOTES_NONE()));
}

static int send(struct guest *guest, bool own, const char *rest, struct text *why)
{
    const char *before = own ? guest->note_mine : guest->note_table;
    char all[2 * NOTE_BYTES], bytes[16 * NOTE_BYTES];
    struct text text = text_over(all, sizeof all), out = text_over(bytes, sizeof bytes);
    if (before && *before) {
        text_put(&text, before);
        text_char(&text, '\n');
    }
    text_put(&text, rest);
    text_format(&out, "{\"type\":\"note\",\"of\":\"%s\",\"was\":", own ? "mine" : "table");
    text_int(&out, guest->note_version);
    text_put(&out, ",\"text\":");
    codec_string_json(all, &out);
    text_char(&out, '}');
    return guest_aside(guest, &out, why);
}

bool guest_note(struct guest *guest, const char *command, const char *rest, int *made,
                struct text *why)
{
    bool own = !strcasecmp(command, "note"), table = !strcasecmp(command, "note-all");
    *made = LINE_REFUSED;
    if (!strcasecmp(command, "notes")) {
        show_all(guest);
        return true;
    }
    if (!own && !table)
        return false;
    if (!*rest) {
        language_put(why, WHY_NOTE_WHAT());
        return true;
    }
    *made = send(guest, own, rest, why);
    return true;
}
