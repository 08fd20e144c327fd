/* A game explained from its tables, and text wrapped. What is always true: no word is cut, and a
 * line that fits is printed as it came. */
#include "tui/guide.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "engine/engine.h"
#include "table/match.h"
#include "tui/input.h"
#include "tui/language.h"
#include "tui/said.h"

enum {
    COLUMNS_MIN = 30, COLUMNS_MAX = 100, COLUMNS_HANG_MAX = 24, HOW_COLUMNS = 78, HOW_BYTES = 8192
};

int guide_columns(FILE *out)
{
    struct winsize size;
    if (!isatty(fileno(out)))
        return 0;
    if (ioctl(fileno(out), TIOCGWINSZ, &size) || size.ws_col < COLUMNS_MIN)
        return size.ws_col ? COLUMNS_MIN : 80;
    return size.ws_col > COLUMNS_MAX ? COLUMNS_MAX : size.ws_col;
}

/* Characters, not bytes. */
static int width_of(const char *s, size_t n)
{
    int width = 0;
    for (size_t i = 0; i < n; i++)
        width += ((unsigned char)s[i] & 0xc0) != 0x80;
    return width;
}

/* Where the second row of a line begins: under its first word, after "12. " or "- ". */
static int hang_of(const char *line, size_t size)
{
    size_t n = 0, digits;
    while (n < size && line[n] == ' ')
        n++;
    digits = n;
    while (digits < size && isdigit((unsigned char)line[digits]))
        digits++;
    if (digits > n && digits + 1 < size && line[digits] == '.' && line[digits + 1] == ' ')
        n = digits + 2;
    else if (n + 1 < size && line[n] == '-' && line[n + 1] == ' ')
        n += 2;
    while (n < size && line[n] == ' ')
        n++;
    return n < COLUMNS_HANG_MAX ? (int)n : 0;
}

static void end_line(FILE *out)
{
    fputc('\n', out);
    if (out == stdout)
        input_shown();
}

static void wrap_line(FILE *out, const char *line, size_t size, const char *indent, int columns)
{
    int hang = hang_of(line, size), room = columns - (int)strlen(indent);
    size_t at = 0;
    int used = 0;
    fputs(indent, out);
    while (at < size) {
        size_t spaces = at, word;
        while (spaces < size && line[spaces] == ' ')
            spaces++;
        word = spaces;
        while (word < size && (line[word] != ' ' || (word + 1 < size && line[word + 1] == '%')))
            word++;
        int wide = width_of(line + at, word - at);
        if (columns && used > hang && used + wide > room) {
            end_line(out);
            fprintf(out, "%s%*s", indent, hang, "");
            used = hang;
            at = spaces;
            wide = width_of(line + at, word - at);
        }
        fwrite(line + at, 1, word - at, out);
        used += wide;
        at = word;
    }
    end_line(out);
}

/* Words in a log may turn around what stands about them: an older build, or another program, may
 * have kept them so. */
static void wrap_straight(FILE *out, const char *text, const char *indent, int columns)
{
    while (*text) {
        size_t size = strcspn(text, "\n"), shown = size;
        while (shown && text[shown - 1] == ' ')
            shown--;
        if (shown)
            wrap_line(out, text, shown, indent, columns);
        else if (!size)
            end_line(out);
        text += size + (text[size] == '\n');
    }
}

void guide_wrap(FILE *out, const char *text, const char *indent)
{
    char *straight = strdup(text);
    ENSURE(straight);
    text_straighten(straight);
    wrap_straight(out, straight, indent, guide_columns(out));
    free(straight);
}

void guide_about(FILE *out, const struct game *game, const char *indent)
{
    char bytes[512];
    struct text text = language_text(bytes, sizeof bytes);
    codec_titled(game, "game", game->name, &text);
    guide_wrap(out, bytes, indent);
}

void guide_how(FILE *out, const struct game *game, const struct data *data,
               const struct rules *rules, const char *indent)
{
    static char bytes[HOW_BYTES];
    struct text text = language_text(bytes, sizeof bytes);
    int columns = guide_columns(out), most = HOW_COLUMNS + (int)strlen(indent);
    if (!game->words || !game->words->how)
        return;
    game->words->how(data, rules, &text);
    input_pages(true);
    wrap_straight(out, bytes, indent, columns && columns < most ? columns : most);
    input_pages(false);
}

void guide_rules(FILE *out, const struct game *game, const char *indent)
{
    char bytes[1024], listed[512], deeper[32];
    if (game->rule_count)
        fprintf(out, "%s%s\n", indent, language_say(PART_RULES()));
    snprintf(deeper, sizeof deeper, "%s  ", indent);
    for (int i = 0; i < game->rule_count; i++) {
        const struct rule_spec *rule = &game->rules[i];
        struct text line = language_text(bytes, sizeof bytes),
                    words = text_over(listed, sizeof listed);
        for (int v = rule->lo; rule->words && v <= rule->hi; v++)
            text_format(&words, "%s%s", v > rule->lo ? "|" : "", rule->words[v - rule->lo]);
        if (rule->words)
            language_put(&line, PART_WORDS(.name = rule->name, .words = listed,
                                           .value = rule->words[rule->start - rule->lo]));
        else
            language_put(&line, PART_RANGE(.name = rule->name, .least = rule->lo, .most = rule->hi,
                                           .value = rule->start));
        text_char(&line, ' ');
        codec_titled(game, "rule", rule->name, &line);
        guide_wrap(out, bytes, deeper);
    }
}

/* A phase's title, with what its kind means for those who wait. */
static void put_phase(const struct game *game, const struct phase_spec *phase, struct text *out)
{
    char bytes[256];
    struct text title = language_text(bytes, sizeof bytes);
    codec_titled(game, "phase", phase->name, &title);
    if (phase->kind == PHASE_TOGETHER)
        language_put(out, PART_TOGETHER(.title = bytes));
    else if (phase->kind == PHASE_FLOOR)
        language_put(out, PART_FLOOR(.title = bytes));
    else
        text_put(out, bytes);
}

static void print_roles(FILE *out, const struct game *game, const char *indent)
{
    fprintf(out, "\n%s%s\n", indent, language_say(PART_SEATS()));
    for (int seat = 0; seat < game->seats_max; seat++) {
        char bytes[64];
        struct text role = language_text(bytes, sizeof bytes);
        codec_titled(game, "role", game->role ? game->role(seat) : "player", &role);
        fprintf(out, "%s  %d: %s\n", indent, seat,
                seat >= game->seats_min ? language_say(PART_IF_TAKEN(.role = bytes)) : bytes);
    }
}

/* A verb's title, with what becomes of the words that are said with it. */
static void put_verb(const struct game *game, const struct verb_spec *verb, struct text *out)
{
    char bytes[512];
    struct text title = language_text(bytes, sizeof bytes);
    codec_titled(game, "verb", verb->name, &title);
    if (verb->text == TEXT_SECRET)
        language_put(out, PART_WORDS_SECRET(.title = bytes));
    else if (verb->text == TEXT_SHOWN)
        language_put(out, PART_WORDS_SHOWN(.title = bytes));
    else
        text_put(out, bytes);
}

void guide_moves(FILE *out, const struct game *game, const char *indent)
{
    char bytes[1024], deeper[32];
    print_roles(out, game, indent);
    fprintf(out, "\n%s%s\n", indent, language_say(PART_PHASES()));
    snprintf(deeper, sizeof deeper, "%s  ", indent);
    for (int i = 0; i < game->phase_count; i++) {
        struct text line = language_text(bytes, sizeof bytes);
        text_format(&line, "%s: ", game->phases[i].name);
        put_phase(game, &game->phases[i], &line);
        fprintf(out, "%s%s\n", deeper, bytes);
    }
    fputs("\n", out);
    guide_wrap(out, language_say(PART_MOVES()), indent);
    for (int i = 0; i < game->verb_count; i++) {
        const struct verb_spec *verb = &game->verbs[i];
        struct text line = language_text(bytes, sizeof bytes);
        text_put(&line, verb->name);
        for (int a = 0; a < ARGS_MAX && verb->arg[a].name; a++) {
            text_format(&line, " %s%s", verb->arg[a].name,
                        verb->arg[a].secret ? language_say(PART_SECRET()) : "");
            text_put(&line, verb->arg[a].open ? language_say(PART_OR_NEW()) : "");
        }
        text_put(&line, ": ");
        put_verb(game, verb, &line);
        guide_wrap(out, bytes, deeper);
    }
    fputs("\n", out);
    guide_wrap(out, language_say(HOW_SPEAK()), indent);
    if (game->label_count)
        guide_wrap(out, language_say(HOW_OR_NEW()), indent);
}
