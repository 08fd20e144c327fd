/* See chronicle.h. Which moments are best: those whose kind is rare in the match, for a death that
 * comes once is told of longer than the tenth catch. */
#include "table/chronicle.h"

#include <string.h>

#include "table/cursor.h"
#include "table/reason.h"
#include "table/say.h"

enum { LINE_BYTES = 4096, NAME_BYTES = 512, MOMENTS_MAX = 32 };

/* For screen and paper alike. */
static const char style[] =
    "body{max-width:36em;margin:2em auto;padding:0 1em;font:17px/1.55 Georgia,serif;color:#1b1713;"
    "background:#fbf8f1}h1{font-size:2.2em;line-height:1.1;margin:0 0 .2em}h2{margin:1.8em 0 .5em;"
    "border-bottom:1px solid #b9a984;break-after:avoid}h3{font-size:1em}"
    "p{margin:.35em 0;orphans:3;widows:3}"
    "ol,ul{padding-left:1.4em}.m{border-left:3px solid #9a3324;padding-left:.7em;font-weight:bold}"
    "blockquote{margin:.4em 0 .4em 1.5em;font-style:italic;white-space:pre-wrap}"
    "a{color:inherit;text-decoration:none}@media print{body{margin:0;max-width:none;"
    "background:none;font-size:11pt}.m,blockquote{break-inside:avoid}}";

struct chronicle {
    const struct match *match;
    const struct log_head *head;
    const struct remarks *remarks; /* or NULL */
    int seat;
    struct text *out;
    uint32_t count[MOMENTS_MAX]; /* how often a moment of each kind came */
    uint32_t often;              /* those that came at most so often are the best ones */
    bool begun;                  /* a heading stands: that of the beginning, or a chapter's */
    size_t headed;               /* where the last chapter's ends in `out` */
};

static void put_html(const char *s, struct text *out)
{
    for (; *s; s++) {
        switch (*s) {
        case '&': text_put(out, "&amp;"); break;
        case '<': text_put(out, "&lt;"); break;
        case '>': text_put(out, "&gt;"); break;
        case '"': text_put(out, "&quot;"); break;
        default: text_char(out, *s);
        }
    }
}

/* A sentence of the table, between tags. */
static void put_part(const char *before, int id, const void *slots, const char *after,
                     struct text *out)
{
    char bytes[NAME_BYTES];
    struct text text = text_over(bytes, sizeof bytes);
    text.language = out->language;
    reason_piece(&text, id, slots);
    text_put(out, before);
    put_html(bytes, out);
    text_put(out, after);
}

/* Which of these ids it is; -1: none. */
static int find(const char *const *ids, const char *id)
{
    for (int i = 0; ids && ids[i]; i++)
        if (!strcmp(ids[i], id))
            return i;
    return -1;
}

/* What one entry told. */
struct line {
    char bytes[LINE_BYTES];
    char best[LINE_BYTES]; /* of that, the sentences of moments */
    int moment;            /* its rarest; -1: none */
    size_t begin, end; /* where the sentence of a chapter stands; both 0: none begins */
    char remark[NAME_BYTES]; /* what the bot at `by` says of it; "": nothing */
    int by;
};

static void tell(const struct chronicle *x, uint32_t n, const struct state *before,
                 const struct state *after, struct line *line)
{
    const struct game *game = x->match->game;
    char slots[LINE_BYTES];
    struct text told = text_over(line->bytes, sizeof line->bytes);
    struct text best = text_over(line->best, sizeof line->best);
    struct said_ids ids;
    ids.count = 0;
    ids.slots = text_over(slots, sizeof slots);
    told.ids = &ids;
    told.language = x->out->language;
    line->moment = -1;
    line->begin = line->end = 0;
    say_entry(x->match, x->seat, n, before, after, &told);
    for (int i = 0; i < ids.count && game->words; i++) {
        const char *id = say_short_id(ids.one[i].id, game->name);
        size_t at = ids.one[i].at, end = i + 1 < ids.count ? ids.one[i + 1].at : told.used;
        int moment = find(game->words->moments, id);
        if (moment >= 0)
            text_put_n(&best, told.at + at, end - at);
        if (moment >= 0 && moment < MOMENTS_MAX &&
            (line->moment < 0 || x->count[moment] < x->count[line->moment]))
            line->moment = moment;
        if (!line->end && find(game->words->chapters, id) >= 0) {
            line->begin = at;
            line->end = end;
        }
    }
    struct text remark = text_over(line->remark, sizeof line->remark);
    remark.language = x->out->language;
    if (x->remarks)
        x->remarks->of(x->match, x->head, n, before, after, &line->by, &remark);
}

/* Goes through the match, with what `each` makes of every line. */
static void go(struct chronicle *x,
               void (*each)(struct chronicle *, uint32_t n, const struct state *, struct line *))
{
    struct cursor cursor;
    struct state before;
    struct line line;
    cursor_start(&cursor, x->match);
    for (;;) {
        state_copy(x->match->game, &before, &cursor.state);
        if (!cursor_next(&cursor))
            break;
        tell(x, cursor.n, &before, &cursor.state, &line);
        each(x, cursor.n, &cursor.state, &line);
    }
}

static void count(struct chronicle *x, uint32_t n, const struct state *after, struct line *line)
{
    (void)n, (void)after;
    if (line->moment >= 0)
        x->count[line->moment]++;
}

/* As many kinds as are not too many moments together; at least the rarest. */
static void choose(struct chronicle *x)
{
    for (uint32_t often = 1; often <= CHRONICLE_MOMENTS; often++) {
        uint32_t all = 0;
        for (int i = 0; i < MOMENTS_MAX; i++)
            all += x->count[i] <= often ? x->count[i] : 0;
        if (all <= CHRONICLE_MOMENTS)
            x->often = often;
    }
}

static bool best(const struct chronicle *x, const struct line *line)
{
    return line->moment >= 0 && x->count[line->moment] <= x->often;
}

static void put_best(struct chronicle *x, uint32_t n, const struct state *after, struct line *line)
{
    (void)after;
    if (!best(x, line))
        return;
    text_format(x->out, "<li><a href=\"#n%d\">", (int)n);
    put_html(line->best, x->out);
    text_put(x->out, "</a></li>\n");
}

static void put_quote(const struct chronicle *x, uint32_t n, const struct state *after, int whose,
                      const char *words, bool bot)
{
    char bytes[NAME_BYTES];
    struct text name = text_over(bytes, sizeof bytes);
    name.language = x->out->language;
    say_name(x->match, after, n, x->seat, whose, &name);
    if (bot) {
        text_put(&name, " (");
        x->remarks->name(x->match->game, x->head->seat_name[whose], &name);
        text_char(&name, ')');
    }
    text_put(x->out, "<blockquote><b>");
    put_html(bytes, x->out);
    text_put(x->out, ":</b> ");
    put_html(words, x->out);
    text_put(x->out, "</blockquote>\n");
}

static void put_spoken(const struct chronicle *x, uint32_t n, const struct state *after,
                       const struct line *line)
{
    int whose;
    bool only;
    const char *words = say_spoken(x->match, &x->match->entry[n - 1], x->seat, &whose, &only);
    if (words)
        put_quote(x, n, after, whose, words, false);
    if (line->remark[0])
        put_quote(x, n, after, line->by, line->remark, true);
}

static void put_told(const char *at, size_t from, size_t to, const char *tag, struct text *out)
{
    char bytes[LINE_BYTES];
    struct text part = text_over(bytes, sizeof bytes);
    while (to > from && at[to - 1] == ' ')
        to--;
    while (from < to && at[from] == ' ')
        from++;
    if (from == to)
        return;
    text_put_n(&part, at + from, to - from);
    text_format(out, "<%s>", tag);
    put_html(bytes, out);
    text_format(out, "</%s>\n", tag);
}

static void put_line(struct chronicle *x, uint32_t n, const struct state *after, struct line *line)
{
    size_t size = strlen(line->bytes);
    if (!x->begun && !(line->end && !line->begin)) /* a chapter at once needs no other heading */
        put_part("<h2>", PART_CHRONICLE_BEGIN(), "</h2>\n", x->out);
    x->begun = true;
    if (line->end) {
        /* what begins as soon as a chapter has is a part of it */
        const char *head = x->headed == x->out->used && !line->begin ? "h3" : "h2";
        if (line->moment >= 0)
            text_format(x->out, "<a id=\"n%d\"></a>", (int)n);
        put_told(line->bytes, 0, line->begin, "p", x->out);
        put_told(line->bytes, line->begin, line->end, head, x->out);
        x->headed = x->out->used;
        put_told(line->bytes, line->end, size, "p", x->out);
    } else if (line->moment >= 0) {
        text_format(x->out, "<p class=\"m\" id=\"n%d\">", (int)n);
        put_html(line->bytes, x->out);
        text_put(x->out, "</p>\n");
    } else {
        put_told(line->bytes, 0, size, "p", x->out);
    }
    put_spoken(x, n, after, line);
}

/* Who sits at a seat: " (Agnes Even, careful)". */
static void put_player(const struct chronicle *x, const char *player, struct text *name)
{
    text_put(name, " (");
    if (x->remarks && x->remarks->name(x->match->game, player, name))
        text_put(name, ", ");
    text_put(name, player);
    text_char(name, ')');
}

/* Who played, and what each got; a master who only deals gets nothing. */
static void put_players(const struct chronicle *x, const struct log_head *head)
{
    const struct match *match = x->match;
    int32_t payoff[SEATS_MAX];
    bool over = match_over(match);
    if (over)
        match_payoff(match, payoff);
    text_put(x->out, "<ul>\n");
    for (int seat = 0; seat < match->seats; seat++) {
        char bytes[NAME_BYTES];
        struct text name = text_over(bytes, sizeof bytes);
        name.language = x->out->language;
        say_name(match, &match->state, match->count, SEAT_WATCHER, seat, &name);
        if (!name.used) {
            codec_seat_text(match->game, seat, &name);
            if (*bytes >= 'a' && *bytes <= 'z') /* it begins a line */
                *bytes = (char)(*bytes - 'a' + 'A');
        }
        if (head->seat_name[seat][0] && strcmp(head->seat_name[seat], "me") &&
            strcmp(head->seat_name[seat], "open"))
            put_player(x, head->seat_name[seat], &name);
        if (over && game_stake(match->game, seat))
            put_part("<li>", PART_CHRONICLE_GOT(.who = bytes, .points = payoff[seat]), "</li>\n",
                     x->out);
        else
            put_told(bytes, 0, strlen(bytes), "li", x->out);
    }
    text_put(x->out, "</ul>\n");
}

bool chronicle_write(const struct match *match, const struct log_head *head, int seat,
                     const struct remarks *remarks, struct text *out)
{
    struct chronicle x = {
        .match = match, .head = head, .remarks = remarks, .seat = seat, .out = out};
    const char *title = match->game->title;
    text_format(out, "<!doctype html>\n<html lang=\"%s\">\n<meta charset=\"utf-8\">\n<meta name="
                     "\"viewport\" content=\"width=device-width\">\n<title>",
                out->language ? out->language : "en");
    put_html(title, out);
    text_format(out, "</title>\n<style>%s</style>\n<h1>", style);
    put_html(title, out);
    text_put(out, "</h1>\n");
    if (!match_over(match))
        put_part("<p>", PART_CHRONICLE_OPEN(), "</p>\n", out);
    put_part("<h2>", PART_CHRONICLE_PLAYERS(), "</h2>\n", out);
    put_players(&x, head);
    go(&x, count);
    choose(&x);
    if (x.often) {
        put_part("<h2>", PART_CHRONICLE_MOMENTS(), "</h2>\n<ol>\n", out);
        go(&x, put_best);
        text_put(out, "</ol>\n");
    }
    go(&x, put_line);
    text_put(out, "</html>\n");
    return !out->cut;
}
