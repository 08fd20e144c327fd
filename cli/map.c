/* See plays.h: the map of a pack's stories as SVG. What is always true: where things stand is
 * worked out by Graphviz's dot from their sizes alone, so no font decides it; all else is drawn
 * here, and what is drawn is also said, in titles and in one description. */
#define _GNU_SOURCE /* execlp with a search */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cli/plays.h"

enum {
    BOX_WIDTH = 168, LINE_HEIGHT = 16, BOX_PAD = 12, LINE_LETTERS = 22, LINES_MAX = 4,
    POINTS_MAX = 64, MARGIN = 24, HEAD_HEIGHT = 44, WIDTH_LEAST = 480, DOT_ABSENT = 127
};
static const double INCH = 72;

struct lines { int count, at[LINES_MAX], size[LINES_MAX]; };
struct arrow { int pair, points; double x[POINTS_MAX], y[POINTS_MAX], label_x, label_y; };
/* One story, laid out: in points, from its top left corner. */
struct chart {
    int story;
    double width, height, top;
    double x[PLOT_PARTS_MAX], y[PLOT_PARTS_MAX]; /* of a box's middle */
    int arrows;
    struct arrow *arrow; /* own */
};

/* ---- What is on it ---- */

static bool has_box(const struct plays *p, int story, int part)
{
    int kind = p->plot.part[part].kind;
    return p->plot.part[part].in == story && (kind == PLOT_SCENE || kind == PLOT_ENDING);
}

static const char *title_of(const struct plays *p, int part) { return p->plot.part[part].title; }

static int64_t came(const struct plays *p, int part)
{
    return p->totals[p->at_part + (size_t)part];
}

static double share(const struct plays *p, int story, int64_t n)
{
    return came(p, story) ? (double)n / (double)came(p, story) : 0;
}

static double share_of_pair(const struct plays *p, int story, int pair)
{
    return share(p, story, p->totals[p->at_pair + (size_t)pair]);
}

/* "62%"; "<1%" of what did happen, and "" before anything was played. */
static void put_share(const struct plays *p, int story, double of, char out[8])
{
    int percent = (int)(100 * of + 0.5);
    if (!came(p, story))
        *out = 0;
    else if (of > 0 && !percent)
        snprintf(out, 8, "<1%%");
    else
        snprintf(out, 8, "%d%%", percent);
}

/* A title as lines of some words each; what is too long for the last stays in it. */
static struct lines wrapped(const char *title)
{
    struct lines l = {0};
    int letters = 0, at = 0;
    l.count = 1;
    for (int i = 0; title[i]; i++) {
        letters += ((unsigned char)title[i] & 0xc0) != 0x80;
        if (title[i] == ' ')
            at = i;
        if (letters > LINE_LETTERS && at > l.at[l.count - 1] && l.count < LINES_MAX) {
            l.size[l.count - 1] = at - l.at[l.count - 1];
            l.at[l.count++] = at + 1;
            letters = i - at;
        }
        l.size[l.count - 1] = i + 1 - l.at[l.count - 1];
    }
    return l;
}

static double box_height(const struct plays *p, int part)
{
    bool played = came(p, p->plot.part[part].in) > 0;
    return (wrapped(title_of(p, part)).count + played) * LINE_HEIGHT + BOX_PAD;
}

/* ---- Where it stands: dot's part ---- */

static void ask_dot(const struct plays *p, int story, FILE *out)
{
    fputs("digraph { nodesep=0.3; ranksep=0.6; node [shape=box fixedsize=true label=\"\"]; "
          "edge [arrowhead=none fontsize=18];\n", out);
    for (int i = 0; i < p->plot.parts; i++)
        if (has_box(p, story, i))
            fprintf(out, "n%d [width=%.4f height=%.4f];\n", i, BOX_WIDTH / INCH,
                    box_height(p, i) / INCH);
    for (int i = 0; i < p->pairs; i++) {
        char label[8];
        if (plays_story_of(&p->plot, p->pair[i].from) != story)
            continue;
        put_share(p, story, share_of_pair(p, story, i), label);
        fprintf(out, "n%d -> n%d [label=\"%s\"];\n", p->pair[i].from, p->pair[i].to, label);
    }
    fputs("{ rank=sink;", out);
    for (int i = 0; i < p->plot.parts; i++)
        if (has_box(p, story, i) && p->plot.part[i].kind == PLOT_ENDING)
            fprintf(out, " n%d;", i);
    fputs(" }\n}\n", out);
}

static int run_dot(FILE *in, FILE *out)
{
    int status = 0;
    fflush(in);
    rewind(in);
    pid_t pid = fork();
    if (!pid) {
        dup2(fileno(in), STDIN_FILENO);
        dup2(fileno(out), STDOUT_FILENO);
        lseek(STDIN_FILENO, 0, SEEK_SET);
        execlp("dot", "dot", "-Tplain", (char *)NULL);
        _exit(DOT_ABSENT);
    }
    if (pid < 0 || waitpid(pid, &status, 0) != pid)
        return fail("Another process cannot be started.");
    if (WIFEXITED(status) && WEXITSTATUS(status) == DOT_ABSENT)
        return fail("Graphviz lays the map out, and it is not installed. On Debian, as root: "
                    "apt-get install --no-install-recommends graphviz");
    if (!WIFEXITED(status) || WEXITSTATUS(status))
        return fail("Graphviz could not lay the map out.");
    rewind(out);
    return 0;
}

static int pair_of(const struct plays *p, int from, int to)
{
    int i = 0;
    while (i < p->pairs && (p->pair[i].from != from || p->pair[i].to != to))
        i++;
    return i;
}

/* edge n3 n7 4 x y x y x y x y [label x y] solid black */
static bool read_arrow(const struct plays *p, const char *line, double height, struct arrow *out)
{
    int from, to, used;
    if (sscanf(line, "edge n%d n%d %d%n", &from, &to, &out->points, &used) != 3 ||
        out->points < 2 || out->points > POINTS_MAX)
        return false;
    out->pair = pair_of(p, from, to);
    for (int i = 0, more = 0; i < out->points; i++, used += more) {
        if (sscanf(line + used, " %lf %lf%n", &out->x[i], &out->y[i], &more) != 2)
            return false;
        out->x[i] *= INCH;
        out->y[i] = height - INCH * out->y[i];
    }
    if (sscanf(line + used, " %*s %lf %lf", &out->label_x, &out->label_y) == 2) {
        out->label_x *= INCH;
        out->label_y = height - INCH * out->label_y;
    }
    return out->pair < p->pairs;
}

static bool read_chart(const struct plays *p, FILE *from, struct chart *out)
{
    static char line[16384];
    while (fgets(line, sizeof line, from)) {
        double x, y;
        int part;
        if (sscanf(line, "graph %*f %lf %lf", &x, &y) == 2) {
            out->width = x * INCH;
            out->height = y * INCH;
        } else if (sscanf(line, "node n%d %lf %lf", &part, &x, &y) == 3) {
            if (part < 0 || part >= p->plot.parts)
                return false;
            out->x[part] = x * INCH;
            out->y[part] = out->height - y * INCH;
        } else if (!strncmp(line, "edge ", 5)) {
            if (out->arrows == p->pairs ||
                !read_arrow(p, line, out->height, &out->arrow[out->arrows++]))
                return false;
        }
    }
    return out->width > 0;
}

/* 0, or EXIT_BAD after a line. */
static int lay_out(const struct plays *p, struct chart *out)
{
    FILE *in = tmpfile(), *said = tmpfile();
    int result = 0;
    out->arrow = calloc((size_t)p->pairs + 1, sizeof *out->arrow);
    if (!in || !said || !out->arrow)
        result = fail("There is no room for the map.");
    if (!result) {
        ask_dot(p, out->story, in);
        result = run_dot(in, said);
    }
    if (!result && !read_chart(p, said, out))
        result = fail("Graphviz said something else than expected.");
    if (in)
        fclose(in);
    if (said)
        fclose(said);
    return result;
}

/* ---- Drawing ---- */

static const char style[] =
    "text{font:13px sans-serif;fill:#1b1713;text-anchor:middle}.head{font-size:20px;font-weight:"
    "bold;text-anchor:start}.ground{fill:#fbf8f1}.box{fill:#fff;stroke:#6b5a3e;stroke-width:1.5}"
    ".ending{fill:#ece2c8}.part.never .box{stroke-dasharray:5 4}.arrow{fill:none;stroke:#6b5a3e}"
    ".way.never .arrow{stroke-dasharray:5 4}.tip{fill:#6b5a3e}.share{fill:#8a2a1c;font-weight:bold}"
    ".way .share{paint-order:stroke;stroke:#fbf8f1;stroke-width:4px}"
    "@media(prefers-color-scheme:dark){text{fill:#efe6d4}.ground{fill:#191613}"
    ".box{fill:#26211b;stroke:#b8a27a}.ending{fill:#3c3322}.arrow{stroke:#b8a27a}.tip{fill:#b8a27a}"
    ".share{fill:#ffb49e}.way .share{stroke:#191613}}";

static void put_xml(const char *s, int size)
{
    for (int i = 0; i < size && s[i]; i++)
        switch (s[i]) {
        case '&': fputs("&amp;", stdout); break;
        case '<': fputs("&lt;", stdout); break;
        case '>': fputs("&gt;", stdout); break;
        case '"': fputs("&quot;", stdout); break;
        default: putchar(s[i]);
        }
}

static void put_title(const char *s) { put_xml(s, (int)strlen(s)); }

static void put_in_plays(const struct plays *p, int story, double of)
{
    char label[8];
    put_share(p, story, of, label);
    if (!*label)
        return;
    fputs(" (in ", stdout);
    put_title(label);
    fputs(" of plays)", stdout);
}

/* Why the story goes there: "Learn where the train slows down, won; otherwise". */
static void put_why(const struct plays *p, const struct hop *pair)
{
    const char *between = ": ";
    for (int i = 0; i < p->plot.links; i++) {
        const struct plot_link *link = &p->plot.link[i];
        if (link->from != pair->from || link->to != pair->to || (!link->why && !link->outcome))
            continue;
        fputs(between, stdout);
        if (link->why) {
            put_title(link->why);
            fputs(", ", stdout);
        }
        put_title(link->outcome);
        between = "; ";
    }
}

static void draw_box(const struct plays *p, const struct chart *c, int part)
{
    const struct lines l = wrapped(title_of(p, part));
    double height = box_height(p, part), top = c->y[part] - height / 2;
    bool ending = p->plot.part[part].kind == PLOT_ENDING;
    double of = share(p, c->story, came(p, part));
    char label[8];
    put_share(p, c->story, of, label);
    printf("<g class=\"part%s\"><title>", *label && of <= 0 ? " never" : "");
    put_title(title_of(p, part));
    put_in_plays(p, c->story, of);
    printf("</title><rect class=\"box%s\" x=\"%.1f\" y=\"%.1f\" width=\"%d\" height=\"%.1f\" "
           "rx=\"%d\"/>\n", ending ? " ending" : "", c->x[part] - BOX_WIDTH / 2.0, top, BOX_WIDTH,
           height, ending ? 16 : 3);
    double y = top + BOX_PAD / 2.0 + LINE_HEIGHT - 4;
    for (int i = 0; i < l.count; i++) {
        printf("<text x=\"%.1f\" y=\"%.1f\">", c->x[part], y + i * LINE_HEIGHT);
        put_xml(title_of(p, part) + l.at[i], l.size[i]);
        fputs("</text>", stdout);
    }
    if (*label) {
        printf("<text class=\"share\" x=\"%.1f\" y=\"%.1f\">", c->x[part],
               y + l.count * LINE_HEIGHT);
        put_title(label);
        fputs("</text>", stdout);
    }
    puts("</g>");
}

static void draw_arrow(const struct plays *p, const struct chart *c, const struct arrow *a)
{
    const struct hop *pair = &p->pair[a->pair];
    double of = share_of_pair(p, c->story, a->pair);
    char label[8];
    put_share(p, c->story, of, label);
    printf("<g class=\"way%s\"><title>", *label && of <= 0 ? " never" : "");
    put_title(title_of(p, pair->from));
    fputs(" to ", stdout);
    put_title(title_of(p, pair->to));
    put_why(p, pair);
    put_in_plays(p, c->story, of);
    printf("</title><path class=\"arrow\" marker-end=\"url(#tip)\" stroke-width=\"%.1f\" d=\"M%.1f "
           "%.1fC", 1.2 + 4 * of, a->x[0], a->y[0]);
    for (int i = 1; i < a->points; i++)
        printf(" %.1f %.1f", a->x[i], a->y[i]);
    fputs("\"/>", stdout);
    if (*label) {
        printf("<text class=\"share\" x=\"%.1f\" y=\"%.1f\">", a->label_x, a->label_y + 4);
        put_title(label);
        fputs("</text>", stdout);
    }
    puts("</g>");
}

/* All of it in words, for who cannot see it. */
static void describe(const struct plays *p, int story)
{
    put_title(title_of(p, story));
    fputs(".\n", stdout);
    for (int i = 0; i < p->plot.parts; i++) {
        const char *between = " leads to ";
        if (!has_box(p, story, i))
            continue;
        put_title(title_of(p, i));
        put_in_plays(p, story, share(p, story, came(p, i)));
        for (int k = 0; k < p->pairs; k++)
            if (p->pair[k].from == i) {
                fputs(between, stdout);
                put_title(title_of(p, p->pair[k].to));
                put_why(p, &p->pair[k]);
                put_in_plays(p, story, share_of_pair(p, story, k));
                between = ", to ";
            }
        if (p->plot.part[i].kind == PLOT_ENDING)
            fputs(p->plot.part[i].anywhere ? " is an ending that may come in any scene"
                                           : " is an ending", stdout);
        fputs(".\n", stdout);
    }
}

static void draw(const struct plays *p, const struct chart *charts, int count)
{
    double width = WIDTH_LEAST, height = charts[count - 1].top + charts[count - 1].height + MARGIN;
    for (int i = 0; i < count; i++)
        if (charts[i].width + 2 * MARGIN > width)
            width = charts[i].width + 2 * MARGIN;
    printf("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %.0f %.0f\" width=\"%.0f\" "
           "height=\"%.0f\" role=\"img\" aria-labelledby=\"title desc\">\n<title id=\"title\">",
           width, height, width, height);
    put_title(count == 1 ? title_of(p, charts[0].story) : p->data->name);
    fputs(": a map of the story</title>\n<desc id=\"desc\">", stdout);
    for (int i = 0; i < count; i++)
        describe(p, charts[i].story);
    printf("</desc>\n<style>%s</style>\n<defs><marker id=\"tip\" viewBox=\"0 0 10 10\" refX=\"9\" "
           "refY=\"5\" markerWidth=\"12\" markerHeight=\"12\" markerUnits=\"userSpaceOnUse\" "
           "orient=\"auto\"><path class=\"tip\" d=\"M0 0L10 5L0 10z\"/></marker></defs>\n"
           "<rect class=\"ground\" width=\"100%%\" height=\"100%%\"/>\n", style);
    for (int i = 0; i < count; i++) {
        const struct chart *c = &charts[i];
        printf("<text class=\"head\" x=\"%d\" y=\"%.1f\">", MARGIN, c->top - 16);
        put_title(title_of(p, c->story));
        printf("</text>\n<g transform=\"translate(%d %.1f)\">\n", MARGIN, c->top);
        for (int k = 0; k < c->arrows; k++)
            draw_arrow(p, c, &c->arrow[k]);
        for (int k = 0; k < p->plot.parts; k++)
            if (has_box(p, c->story, k))
                draw_box(p, c, k);
        puts("</g>");
    }
    puts("</svg>");
}

/* ---- Which stories ---- */

static bool is_meant(const struct plays *p, int part, int number, const char *only)
{
    char *end;
    long n = only ? strtol(only, &end, 10) : 0;
    return !only || !strcmp(title_of(p, part), only) || (*only && !*end && n == number);
}

int plays_map(const struct plays *p, const char *only)
{
    struct chart *charts = calloc((size_t)p->stories, sizeof *charts);
    int count = 0, number = 0, result = 0;
    double top = MARGIN;
    if (!charts)
        return fail("There is not enough memory.");
    for (int i = 0; i < p->plot.parts && !result; i++) {
        if (p->plot.part[i].kind != PLOT_STORY || !is_meant(p, i, ++number, only))
            continue;
        charts[count].story = i;
        charts[count].top = top + HEAD_HEIGHT;
        result = lay_out(p, &charts[count]);
        top = charts[count].top + charts[count].height + MARGIN;
        count++;
    }
    if (!result && !count)
        result = fail("--story takes a title or a number from 1 to %d, not %.64s.", p->stories,
                      *only ? only : "nothing");
    if (!result)
        draw(p, charts, count);
    for (int i = 0; i < count; i++)
        free(charts[i].arrow);
    free(charts);
    return result;
}
