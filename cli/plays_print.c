/* What plays of a pack came to, for its author, in words and as JSON. What is always true: whatever
 * is listed has its line in the file where it has one, and no list is cut but in words, where that
 * is said. */
#include <stdio.h>
#include <string.h>

#include "cli/plays.h"
#include "lab/interval.h"

enum { LISTED_MAX = 12, QUOTED_BYTES = 60 };

/* ---- What is found ---- */

static int64_t came(const struct plays *p, int part)
{
    return p->totals[p->at_part + (size_t)part];
}

/* How often its story was told; of a part of no story, how many plays there were. */
static int64_t tellings(const struct plays *p, int part)
{
    int story = plays_story_of(&p->plot, part);
    return story < 0 ? p->done : came(p, story);
}

/* Never reached, though what it belongs to was. */
static bool is_missed(const struct plays *p, int part)
{
    const struct plot_part *at = &p->plot.part[part];
    return !came(p, part) && !(at->kind == PLOT_ENDING && at->anywhere) &&
           (p->campaign || !at->kept) && (at->in < 0 || came(p, at->in));
}

/* A fact that came true in a campaign, and of which nothing made use. */
static bool is_unread(const struct plays *p, int part)
{
    const struct plot_part *at = &p->plot.part[part];
    return at->kept && at->kind == PLOT_FACT && came(p, part) &&
           !p->totals[p->at_read + (size_t)part];
}

/* Of plays, or of the evenings that they are. */
static int64_t evenings(const struct plays *p)
{
    return p->campaign ? p->totals[p->at_evenings] : p->done;
}

/* Not of what stands in a story that nobody told. */
static bool is_unseen(const struct plays *p, int text)
{
    int story = p->story_of[text];
    return (story < 0 || came(p, story)) && text < p->texts.titles &&
           !p->totals[p->at_told + (size_t)text] && !p->totals[p->at_shown + (size_t)text];
}

/* By any of the tables that it stands in; said of the first. */
static bool is_unused(const struct plays *p, int name)
{
    const struct node *at = p->name[name].at;
    if (!plays_all(p))
        return false; /* it may be of a story that was left out */
    for (int i = 0; i < p->names; i++)
        if (p->name[i].at == at && (i < name || p->totals[p->at_name + (size_t)i]))
            return false;
    return true;
}

static int64_t twice(const struct plays *p, int text)
{
    return !texts_is_sentence(&p->texts, text) ? 0 : p->totals[p->at_twice + (size_t)text];
}

/* The text after `last` of those told twice, the most often told first; -1: none. */
static int next_twice(const struct plays *p, int last)
{
    int best = -1;
    for (int i = 0; i < p->texts.count; i++) {
        bool after = twice(p, i) && (last < 0 || twice(p, i) < twice(p, last) ||
                                     (twice(p, i) == twice(p, last) && i > last));
        if (after && (best < 0 || twice(p, i) > twice(p, best)))
            best = i;
    }
    return best;
}

static const char *kind_of(const struct plays *p, int part)
{
    return p->game->plot->kind[p->plot.part[part].kind];
}

static const char *title_of(const struct plays *p, int part) { return p->plot.part[part].title; }

/* ---- As people read it ---- */

static void print_place(const struct plays *p, const struct node *at)
{
    if (at)
        printf("    %s:%u:%u: ", p->path, (unsigned)at->line, (unsigned)at->column);
    else
        fputs("    ", stdout);
}

static void print_part(const struct plays *p, int part)
{
    int in = p->plot.part[part].in;
    print_place(p, plays_place(p, part));
    printf("%s %s", kind_of(p, part), title_of(p, part));
    for (; in >= 0 && p->plot.part[in].kind != PLOT_STORY; in = p->plot.part[in].in)
        printf(", of the %s %s", kind_of(p, in), title_of(p, in));
    putchar('\n');
}

static void print_share(int64_t hits, int64_t of)
{
    double low, high;
    if (of < 1)
        return;
    interval_of_share((double)hits, (double)of, &low, &high);
    printf("%.1f%% (%.1f%% to %.1f%%)", 100.0 * (double)hits / (double)of, 100 * low, 100 * high);
}

/* A line is left to be shown: said once, where it is not. */
static bool has_room(int *lines)
{
    return ++*lines <= LISTED_MAX;
}

static void print_more(int lines)
{
    if (lines > LISTED_MAX)
        printf("    and %d more, which --json lists\n", lines - LISTED_MAX);
}

static void print_endings(const struct plays *p, int story)
{
    int64_t ended = 0;
    for (int i = 0; i < p->plot.parts; i++)
        if (p->plot.part[i].kind == PLOT_ENDING && p->plot.part[i].in == story) {
            printf("    %s: ", title_of(p, i));
            print_share(came(p, i), came(p, story));
            putchar('\n');
            ended += came(p, i);
        }
    if (ended < came(p, story)) {
        fputs("    none of these: ", stdout);
        print_share(came(p, story) - ended, came(p, story));
        putchar('\n');
    }
}

static void print_missed(const struct plays *p, int story)
{
    int lines = 0;
    for (int i = 0; i < p->plot.parts; i++)
        if (i != story && plays_story_of(&p->plot, i) == story && is_missed(p, i)) {
            if (!lines)
                puts("  Never reached");
            if (has_room(&lines))
                print_part(p, i);
        }
    print_more(lines);
}

static void print_unread(const struct plays *p)
{
    int lines = 0;
    for (int i = 0; i < p->plot.parts; i++)
        if (is_unread(p, i)) {
            if (!lines)
                puts("Came true, and was never asked after");
            if (has_room(&lines))
                print_part(p, i);
        }
    print_more(lines);
}

static void print_unwalked(const struct plays *p, int story)
{
    int lines = 0;
    for (int i = 0; i < p->pairs; i++) {
        const struct hop *pair = &p->pair[i];
        if (plays_story_of(&p->plot, pair->from) != story || p->totals[p->at_pair + (size_t)i] ||
            !came(p, pair->from) || !came(p, pair->to))
            continue;
        if (!lines)
            puts("  Never went");
        if (has_room(&lines)) {
            print_place(p, plays_place(p, pair->from));
            printf("from %s to %s\n", title_of(p, pair->from), title_of(p, pair->to));
        }
    }
    print_more(lines);
}

static void print_bounds(const struct plays *p, int story)
{
    int lines = 0;
    for (int i = 0; i < p->plot.parts; i++) {
        int64_t bound = p->totals[p->at_bound + (size_t)i];
        if (!bound || plays_story_of(&p->plot, i) != story)
            continue;
        if (!lines)
            puts("  Dead ends: went on until a bound of the game ended it");
        if (has_room(&lines)) {
            print_place(p, plays_place(p, i));
            printf("%s, in %lld of %lld plays\n", title_of(p, i), (long long)bound,
                   (long long)came(p, story));
        }
    }
    print_more(lines);
}

static void print_text(const struct plays *p, int text)
{
    const struct node *at = p->texts.at[text];
    int size = p->texts.size[text];
    if (size > QUOTED_BYTES)
        for (size = QUOTED_BYTES; size && at->text[size] != ' ';)
            size--;
    printf("%s%s\"%.*s%s\"\n", at->key ? at->key : "", at->key ? ": " : "", size, at->text,
           at->text[size] ? " ..." : "");
}

static void print_texts(const struct plays *p)
{
    int lines = 0;
    for (int i = 0; i < p->texts.count; i++)
        if (is_unseen(p, i)) {
            if (!lines)
                puts("Texts that nobody saw");
            if (has_room(&lines)) {
                print_place(p, p->texts.at[i]);
                print_text(p, i);
            }
        }
    print_more(lines);
    lines = 0;
    for (int i = next_twice(p, -1); i >= 0; i = next_twice(p, i)) {
        if (!lines)
            printf("Texts told more than once in one %s\n", p->campaign ? "evening" : "play");
        if (has_room(&lines)) {
            print_place(p, p->texts.at[i]);
            printf("in %.1f%% of %s, ", 100.0 * (double)twice(p, i) / (double)evenings(p),
                   p->campaign ? "evenings" : "plays");
            print_text(p, i);
        }
    }
    print_more(lines);
}

static void print_unused(const struct plays *p)
{
    int lines = 0;
    for (int i = 0; i < p->names; i++)
        if (is_unused(p, i)) {
            if (!lines)
                puts("Declared, and nothing used it");
            if (has_room(&lines)) {
                print_place(p, p->name[i].at);
                puts(p->name[i].at->text);
            }
        }
    print_more(lines);
}

static void print_sizes(const struct plays *p)
{
    for (int i = 0; i < p->sizes; i++)
        printf("%s%d", !i ? "" : i + 1 < p->sizes ? ", " : " and ", p->size[i]);
}

/* Each once, if all are alike. */
static void print_bots(const struct plays *p)
{
    const struct log_head *head = &p->sitting.head;
    bool alike = true;
    for (int seat = 1; seat < head->seats; seat++)
        alike = alike && !strcmp(head->seat_name[seat], head->seat_name[0]);
    for (int seat = 0; seat < (alike ? 1 : head->seats); seat++)
        printf("%s%s", seat ? ", " : "", head->seat_name[seat]);
}

void plays_print(const struct plays *p)
{
    long long last = p->seed + (p->done - 1) / p->setups;
    if (p->campaign)
        printf("%lld campaigns of %lld evenings by bots (", p->done, (long long)evenings(p));
    else
        printf("%lld plays by bots (", p->done);
    print_bots(p);
    fputs("), at tables of ", stdout);
    print_sizes(p);
    printf(" seats, %s %lld", last > p->seed ? "seeds" : "seed", p->seed);
    if (last > p->seed)
        printf(" to %lld", last);
    puts("; in parentheses 95% intervals");
    for (int story = 0; story < p->plot.parts; story++) {
        if (p->plot.part[story].kind != PLOT_STORY || !came(p, story))
            continue;
        printf("%s (%lld plays)\n", title_of(p, story), (long long)came(p, story));
        print_endings(p, story);
        print_missed(p, story);
        print_unwalked(p, story);
        print_bounds(p, story);
    }
    print_missed(p, -1);
    print_unread(p);
    print_texts(p);
    print_unused(p);
}

/* ---- As programs read it ---- */

static void json_string(const char *s)
{
    static char bytes[1 << 16];
    struct text out = text_over(bytes, sizeof bytes);
    text_json(&out, s);
    fputs(bytes, stdout);
}

static void json_place(const struct node *at)
{
    if (at)
        printf("\"line\":%u,\"column\":%u,", (unsigned)at->line, (unsigned)at->column);
}

static void json_share(int64_t hits, int64_t of)
{
    double low = 0, high = 1;
    printf("\"plays\":%lld,\"of\":%lld", (long long)hits, (long long)of);
    if (of < 1)
        return;
    interval_of_share((double)hits, (double)of, &low, &high);
    printf(",\"share\":%.6f,\"low\":%.6f,\"high\":%.6f", (double)hits / (double)of, low, high);
}

static void json_part(const struct plays *p, int part)
{
    fputs("{", stdout);
    json_place(plays_place(p, part));
    printf("\"part\":%d,\"in\":%d,\"kind\":\"%s\",\"title\":", part, p->plot.part[part].in,
           kind_of(p, part));
    json_string(title_of(p, part));
    fputs(",", stdout);
    json_share(came(p, part), tellings(p, part));
    if (p->campaign && p->plot.part[part].kept && p->plot.part[part].kind == PLOT_FACT)
        printf(",\"read\":%lld", (long long)p->totals[p->at_read + (size_t)part]);
    printf(",\"bound\":%lld,\"missed\":%s}", (long long)p->totals[p->at_bound + (size_t)part],
           is_missed(p, part) ? "true" : "false");
}

static void json_texts(const struct plays *p)
{
    const char *between = "";
    for (int i = 0; i < p->texts.count; i++) {
        const struct node *at = p->texts.at[i];
        if (!is_unseen(p, i) && !twice(p, i))
            continue;
        printf("%s{", between);
        json_place(at);
        if (at->key)
            printf("\"key\":\"%s\",", at->key);
        fputs("\"text\":", stdout);
        json_string(at->text);
        printf(",\"told\":%lld,\"twice\":%lld,\"unseen\":%s}",
               (long long)p->totals[p->at_told + (size_t)i], (long long)twice(p, i),
               is_unseen(p, i) ? "true" : "false");
        between = ",";
    }
}

static void json_unused(const struct plays *p)
{
    const char *between = "";
    for (int i = 0; i < p->names; i++)
        if (is_unused(p, i)) {
            printf("%s{", between);
            json_place(p->name[i].at);
            fputs("\"name\":", stdout);
            json_string(p->name[i].at->text);
            fputs("}", stdout);
            between = ",";
        }
}

void plays_json(const struct plays *p)
{
    printf(",\"plays\":{\"plays\":%lld,\"seed\":%lld,", p->done, p->seed);
    if (p->campaign)
        printf("\"evenings\":%lld,", (long long)evenings(p));
    fputs("\"seats\":[", stdout);
    for (int i = 0; i < p->sizes; i++)
        printf("%s%d", i ? "," : "", p->size[i]);
    fputs("],\"parts\":[", stdout);
    for (int i = 0; i < p->plot.parts; i++) {
        fputs(i ? "," : "", stdout);
        json_part(p, i);
    }
    fputs("],\"ways\":[", stdout);
    for (int i = 0; i < p->pairs; i++)
        printf("%s{\"from\":%d,\"to\":%d,\"plays\":%lld}", i ? "," : "", p->pair[i].from,
               p->pair[i].to, (long long)p->totals[p->at_pair + (size_t)i]);
    fputs("],\"texts\":[", stdout);
    json_texts(p);
    fputs("],\"unused\":[", stdout);
    json_unused(p);
    fputs("]}", stdout);
}
