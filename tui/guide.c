/* A game explained from its tables, and text wrapped. What is always true: no word is cut, and a line that
 * fits is printed as it came. */
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

enum { COLUMNS_MIN = 30, COLUMNS_MAX = 100, COLUMNS_HANG_MAX = 24, HOW_COLUMNS = 78, HOW_BYTES = 8192 };

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

/* Words in a log may turn around what stands about them: an older build, or another program, may have kept them so. */
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

void guide_how(FILE *out, const struct game *game, const struct data *data, const struct rules *rules, const char *indent)
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
    char bytes[1024];
    for (int i = 0; i < game->rule_count; i++) {
        const struct rule_spec *rule = &game->rules[i];
        struct text line = language_text(bytes, sizeof bytes);
        text_format(&line, "%s%s=", i ? "        " : "Rules:  ", rule->name);
        if (rule->words) {
            for (int v = rule->lo; v <= rule->hi; v++)
                text_format(&line, "%s%s", v > rule->lo ? "|" : "", rule->words[v - rule->lo]);
            text_format(&line, " (default %s); ", rule->words[rule->start - rule->lo]);
        } else {
            text_format(&line, "%d..%d (default %d); ", rule->lo, rule->hi, rule->start);
        }
        codec_titled(game, "rule", rule->name, &line);
        guide_wrap(out, bytes, indent);
    }
}

/* A phase of chance or of someone's: what its kind means for those who wait. */
static const char *kind_text(int kind)
{
    if (kind == PHASE_TOGETHER)
        return " (all at once, in any order)";
    return kind == PHASE_FLOOR ? " (anyone can begin)" : "";
}

static void print_roles(FILE *out, const struct game *game, const char *indent)
{
    fprintf(out, "\n%sSeats:\n", indent);
    for (int seat = 0; seat < game->seats_max; seat++) {
        char bytes[64];
        struct text role = language_text(bytes, sizeof bytes);
        codec_titled(game, "role", game->role ? game->role(seat) : "player", &role);
        fprintf(out, "%s  %d: %s%s\n", indent, seat, bytes, seat >= game->seats_min ? ", if taken" : "");
    }
}

void guide_moves(FILE *out, const struct game *game, const char *indent)
{
    char bytes[1024], deeper[32];
    print_roles(out, game, indent);
    fprintf(out, "\n%sPhases, in the order of a round:\n", indent);
    snprintf(deeper, sizeof deeper, "%s  ", indent);
    for (int i = 0; i < game->phase_count; i++) {
        struct text title = language_text(bytes, sizeof bytes);
        codec_titled(game, "phase", game->phases[i].name, &title);
        fprintf(out, "%s  %s: %s%s\n", indent, game->phases[i].name, bytes, kind_text(game->phases[i].kind));
    }
    fprintf(out, "\n%sMoves, players' and chance's; (secret) is told to those alone who may know it:\n",
            indent);
    for (int i = 0; i < game->verb_count; i++) {
        const struct verb_spec *verb = &game->verbs[i];
        struct text line = language_text(bytes, sizeof bytes);
        text_put(&line, verb->name);
        for (int a = 0; a < ARGS_MAX && verb->arg[a].name; a++) {
            text_format(&line, " %s%s", verb->arg[a].name, verb->arg[a].secret ? "(secret)" : "");
            text_put(&line, verb->arg[a].open ? "(or new)" : "");
        }
        text_put(&line, ": ");
        codec_titled(game, "verb", verb->name, &line);
        text_put(&line, verb->text == TEXT_SECRET  ? " (its words are secret)"
                        : verb->text == TEXT_SHOWN ? " (and the words said with it)"
                                                   : "");
        guide_wrap(out, bytes, deeper);
    }
    fprintf(out, "\n%sWords may go with any move of a player, for all to read; players may speak between moves too.\n",
            indent);
    if (game->label_count)
        fprintf(out, "%s(or new): by its name, or something new in people's own words, where the rules let them.\n",
                indent);
}
