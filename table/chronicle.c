/* See chronicle.h. */
#include "table/chronicle.h"

#include <string.h>

#include "table/best.h"
#include "table/cursor.h"
#include "table/decided.h"
#include "table/heard.h"
#include "table/html.h"
#include "table/marks.h"
#include "table/names.h"
#include "table/reason.h"
#include "table/removed.h"
#include "table/say.h"

enum { LINE_BYTES = 4096, FACES_BYTES = 32768, NAME_BYTES = 512, TITLE_BYTES = 96 };

static const char *const tags[] = {[SET_CHAPTER] = "h2", [SET_HEADING] = "h3", [SET_READ] = "p",
                                   [SET_PARA] = "p"};

static const char style[] =
    "body{max-width:36em;margin:2em auto;padding:0 1em;font:17px/1.55 Georgia,serif;color:#1b1713;"
    "background:#fbf8f1}h1{font-size:2.2em;line-height:1.1;margin:0 0 .2em}h2{margin:1.8em 0 .5em;"
    "border-bottom:1px solid #b9a984}h3{font-size:1.1em;margin:1.4em 0 .4em}h1,h2,h3{"
    "break-after:avoid}p{margin:.45em 0;orphans:3;widows:3}ol,ul{padding-left:1.4em}"
    ".r{margin:.6em 0;padding-left:.9em;border-left:3px solid #b9a984}"
    "figure{display:flex;flex-wrap:wrap;gap:4px;margin:.7em 0}figure i{width:14px}"
    "svg{width:44px;height:62px}rect{fill:#fffdf7;stroke:#8d7c58}"
    "text{font-family:Georgia,serif;text-anchor:middle}.red text{fill:#a01822}.ink text{fill:"
    "#1b1713}blockquote{margin:.5em 0 .5em 1.5em;font-style:italic;white-space:pre-wrap}"
    "a{color:inherit;text-decoration:none}li a{text-decoration:underline dotted}"
    "@media print{body{margin:0;max-width:none;background:none;font-size:11pt}"
    "blockquote,.r{break-inside:avoid}}";

struct chronicle {
    const struct telling *of;
    const struct match *match;
    struct text *out;
    struct best *best;
    char title[TITLE_BYTES];     /* of the last chapter, or of a place that was read out */
    bool begun;                  /* a heading stands: that of the beginning, or a chapter's */
    uint8_t open, next; /* how what is open is set (0: nothing is), and what opens next */
    bool blank;                  /* a blank is due before the next character */
    bool marked;                 /* players marked what is worth keeping of what was said */
    uint32_t anchor;             /* so is the place of this moment, by its entry; 0: none */
    size_t head, below;          /* where the last chapter's heading begins, and ends */
    uint32_t head_anchor;        /* the place in it */
    struct heard heard;          /* what was read out, and what bots said */
};

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

/* What one entry told, message by message. */
struct line {
    char bytes[LINE_BYTES];
    uint32_t kinds, moments; /* moments: messages up to the last of them; 0: none */
    int count;
    size_t at[SAID_IDS_MAX + 1];
    uint64_t told[2 * SAID_IDS_MAX]; /* for best.h */
    int decided;             /* behind which message the faces lie */
    char faces[FACES_BYTES]; /* the cards that decided it, drawn; "": none */
    char remark[NAME_BYTES]; /* what the bot at `by` says of it; "": nothing */
    int by;
};

/* Whether a later undo took this entry back. */
static bool undone(const struct match *match, uint32_t n)
{
    uint32_t undos = match->undos;
    for (uint32_t i = match->count; undos && i > n; i--) {
        const struct entry *entry = &match->entry[i - 1];
        if (entry->undo && entry->to < n)
            return true;
        undos -= entry->undo;
    }
    return false;
}

/* Told of a message, and of it and its first slot, which is most often whom it is about. */
static void put_told(const char *id, const char *slots, uint64_t told[2])
{
    char bytes[NAME_BYTES];
    struct text both = text_over(bytes, sizeof bytes);
    text_put(&both, id);
    told[0] = heard_hash(bytes, both.used);
    text_put_n(&both, slots, slots[0] ? 1 + strcspn(slots + 1, ",") : 0);
    told[1] = heard_hash(bytes, both.used);
}

/* What message i of this line is, for best.h and for the faces beside it. */
static void judge(const struct chronicle *x, uint32_t n, const struct state *before,
                  const struct said_ids *ids, int i, struct line *line, struct text *faces)
{
    const char *id = say_short_id(ids->one[i].id, x->match->game->name);
    int kind = find(x->match->game->words->moments, id);
    put_told(id, ids->slots.at + ids->one[i].slots, line->told + 2 * i);
    if (kind < 0 || kind >= BEST_KINDS)
        return;
    line->moments = (uint32_t)i + 1;
    line->kinds |= 1u << kind;
    if (!faces->used) {
        line->decided = i;
        decided_faces(x->match, x->of->seat, n, before, id, faces);
    }
}

static void tell(const struct chronicle *x, uint32_t n, const struct state *before,
                 const struct state *after, struct line *line)
{
    char slots[LINE_BYTES];
    struct text told = text_over(line->bytes, sizeof line->bytes);
    struct said_ids ids = {.slots = text_over(slots, sizeof slots)};
    told.ids = &ids;
    told.language = x->out->language;
    told.past = x->of->past;
    struct text faces = text_over(line->faces, sizeof line->faces);
    line->moments = line->kinds = 0;
    if (!undone(x->match, n))
        say_entry(x->match, x->of->seat, n, before, after, &told);
    line->count = ids.count ? ids.count : told.used > 0;
    line->at[0] = line->told[0] = line->told[1] = 0;
    line->at[line->count] = told.used;
    line->decided = -1;
    for (int i = 0; i < ids.count; i++) {
        line->at[i] = i || strchr(" \n", told.at[0]) ? ids.one[i].at : 0;
        judge(x, n, before, &ids, i, line, &faces);
        if (i == line->decided + 1 && faces.used && (uint8_t)line->bytes[line->at[i]] > SET_PARA)
            line->decided = i; /* they lie at the end of that paragraph */
    }
    struct text remark = text_over(line->remark, sizeof line->remark);
    remark.language = x->out->language;
    if (x->of->remarks)
        x->of->remarks->of(x->match, x->of->head, n, before, after, &line->by, &remark);
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
    for (int i = 0; i < 2 * line->count; i++)
        best_told(x->best, line->told[i]);
}

static void weigh(struct chronicle *x, uint32_t n, const struct state *after, struct line *line)
{
    (void)after;
    if (line->moments)
        best_moment(x->best, n, line->kinds, line->told, 2 * (int)line->moments);
}

static void stop(struct text *t)
{
    if (t->used && !strchr(".!?", t->at[t->used - 1]))
        text_char(t, '.');
}

/* In a list of moments what is set apart follows in the same line. */
static void put_inline(struct text *t, const char *at, size_t n)
{
    bool blank = t->used;
    for (; n--; at++) {
        if (*at >= SET_CHAPTER && *at <= SET_PARA)
            stop(t);
        if (*at > ' ' || *at < 0) {
            text_put(t, blank && t->used ? " " : "");
            text_char(t, *at);
            blank = false;
        } else {
            blank = true;
        }
    }
}

/* The name of an entry's place in the page. */
static void put_place(const struct chronicle *x, uint32_t n)
{
    if (x->of->evening)
        text_format(x->out, "e%d", x->of->evening);
    text_format(x->out, "n%d", (int)n);
}

/* How much of it is set in one way, from its first character on. */
static size_t set_alike(const char *at, size_t n)
{
    size_t i = n > 0;
    while (i < n && !(at[i] >= SET_CHAPTER && at[i] <= SET_PARA))
        i++;
    return i;
}

static bool is_head(char set) { return set == SET_CHAPTER || set == SET_HEADING; }

/* Where this took place, if it says so: a chapter, or a heading with what was read out there. */
static void keep_title(struct chronicle *x, const char *at, size_t n)
{
    size_t all = set_alike(at, n);
    if (!n || !is_head(*at) || (*at == SET_HEADING && (all == n || at[all] != SET_READ)))
        return;
    struct text title = text_over(x->title, sizeof x->title);
    put_inline(&title, at + 1, all - 1);
    stop(&title);
}

/* A moment with all that led to it in the same entry: who won, and by what. */
static void put_moment(struct chronicle *x, uint32_t n, const struct line *line)
{
    char bytes[LINE_BYTES];
    struct text text = text_over(bytes, sizeof bytes);
    bool head = is_head(line->bytes[0]), whole = false;
    for (uint32_t i = 0; i < line->moments; i++) {
        const char *at = line->bytes + line->at[i];
        size_t size = line->at[i + 1] - line->at[i];
        if (whole)
            stop(&text);
        put_inline(&text, at, size);
        whole = size && is_head(*at) && set_alike(at, size) == size;
    }
    text_put(x->out, "<li><a href=\"#");
    put_place(x, n);
    text_put(x->out, "\">");
    if (x->title[0] && !head) {
        text_put(x->out, "<b>");
        put_html(x->title, x->out);
        text_put(x->out, "</b> ");
    }
    put_html(bytes, x->out);
    text_put(x->out, "</a></li>\n");
}

static void put_best(struct chronicle *x, uint32_t n, const struct state *after, struct line *line)
{
    (void)after;
    if (best_is(x->best, n))
        put_moment(x, n, line);
    for (int i = 0; i < line->count; i++)
        keep_title(x, line->bytes + line->at[i], line->at[i + 1] - line->at[i]);
}

static void shut(struct chronicle *x)
{
    if (x->open)
        text_format(x->out, "</%s>\n", tags[x->open]);
    if (x->open == SET_CHAPTER)
        x->below = x->out->used;
    x->open = 0;
    x->blank = false;
    x->next = SET_PARA;
}

static void open_next(struct chronicle *x)
{
    if (!x->begun && x->next != SET_CHAPTER) /* a chapter at once needs no other heading */
        put_part("<h2>", PART_CHRONICLE_BEGIN(), "</h2>\n", x->out);
    if (x->next == SET_CHAPTER && x->below && x->below == x->out->used) {
        x->out->used = x->head; /* all that it had has been read out before */
        x->anchor = x->anchor ? x->anchor : x->head_anchor;
    }
    if (x->next == SET_CHAPTER) {
        x->head = x->out->used;
        x->head_anchor = x->anchor;
    }
    x->begun = true;
    x->open = x->next;
    text_format(x->out, "<%s%s>", tags[x->open], x->open == SET_READ ? " class=\"r\"" : "");
}

static void put_anchor(struct chronicle *x)
{
    text_put(x->out, "<a id=\"");
    put_place(x, x->anchor);
    text_put(x->out, "\"></a>");
    x->anchor = 0;
}

static void put_char(struct chronicle *x, char c)
{
    if (c == '\n' && x->open == SET_READ) {
        shut(x);
        x->next = SET_READ;
    } else if (c >= SET_CHAPTER && c <= SET_PARA) {
        shut(x);
        x->next = (uint8_t)c;
    } else if (c == ' ' || c == '\n') {
        x->blank = true;
    } else {
        if (!x->open)
            open_next(x);
        else if (x->blank)
            text_char(x->out, ' ');
        if (x->anchor)
            put_anchor(x);
        x->blank = false;
        put_html((char[]){c, 0}, x->out);
    }
}

/* A heading, and what is read out, end with their message. */
static void put_message(struct chronicle *x, const char *at, size_t n)
{
    x->blank = true;
    for (size_t i = 0, all; i < n; i += all) {
        all = set_alike(at + i, n - i);
        bool again = at[i] == SET_READ && heard_before(&x->heard, at + i, all);
        if (again)
            shut(x);
        for (size_t k = 0; k < all && !again; k++)
            put_char(x, at[i + k]);
    }
    if (x->open != SET_PARA)
        shut(x);
}

/* whose: NONE where the story has just said it. */
static void put_quote(struct chronicle *x, uint32_t n, const struct state *after, int whose,
                      const char *words, bool bot)
{
    char bytes[NAME_BYTES];
    struct text name = text_over(bytes, sizeof bytes);
    name.language = x->out->language;
    if (whose != NONE)
        say_name(x->match, after, n, x->of->seat, whose, &name);
    shut(x);
    if (bot) {
        text_put(&name, " (");
        x->of->remarks->name(x->match->game, x->of->head->seat_name[whose], &name);
        text_char(&name, ')');
    }
    text_put(x->out, name.used ? "<blockquote><b>" : "<blockquote>");
    put_html(name.used ? bytes : "", x->out);
    text_put(x->out, name.used ? ":</b> " : "");
    put_html(words, x->out);
    text_put(x->out, "</blockquote>\n");
}

static void put_spoken(struct chronicle *x, uint32_t n, const struct state *after,
                       const struct line *line)
{
    int whose;
    bool only;
    const char *words = say_spoken(x->match, &x->match->entry[n - 1], x->of->seat, &whose, &only);
    const struct entry *entry = &x->match->entry[n - 1];
    bool left = entry->say && x->marked && !match_marked(x->match, n);
    bool shown = !entry->say && !entry->undo &&
                 x->match->game->verbs[entry->move.verb].text == TEXT_SHOWN;
    if (words && !left && !words_are_removed(words))
        put_quote(x, n, after, shown ? NONE : whose, words, false);
    if (line->remark[0] && !heard_before(&x->heard, line->remark, strlen(line->remark)))
        put_quote(x, n, after, line->by, line->remark, true);
}

static void put_line(struct chronicle *x, uint32_t n, const struct state *after, struct line *line)
{
    if (line->moments)
        x->anchor = n;
    for (int i = 0; i < line->count; i++) {
        put_message(x, line->bytes + line->at[i], line->at[i + 1] - line->at[i]);
        if (line->faces[0] && i == line->decided && best_is(x->best, n)) {
            shut(x);
            text_format(x->out, "<figure>%s</figure>\n", line->faces);
        }
    }
    put_spoken(x, n, after, line);
}

/* Who sits at a seat: " (Agnes Even, careful)". */
static void put_player(const struct chronicle *x, const char *player, struct text *name)
{
    text_put(name, " (");
    if (x->of->remarks && x->of->remarks->name(x->match->game, player, name))
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
        else {
            text_put(x->out, "<li>");
            put_html(bytes, x->out);
            text_put(x->out, "</li>\n");
        }
    }
    text_put(x->out, "</ul>\n");
}

const uint8_t *chronicle_past(const struct game *game, const struct text *out)
{
    struct text text = *out;
    struct voice voice = {.out = &text};
    if (!game->words || !game->words->past || !game->words->past->name)
        return NULL;
    voice_begin(&voice, game->words->past);
    return voice.table;
}

void chronicle_begin(const char *title, struct text *out)
{
    text_format(out, "<!doctype html>\n<html lang=\"%s\">\n<meta charset=\"utf-8\">\n<meta name="
                     "\"viewport\" content=\"width=device-width\">\n<title>",
                out->language ? out->language : "en");
    put_html(title, out);
    text_format(out, "</title>\n<style>%s</style>\n<h1>", style);
    put_html(title, out);
    text_put(out, "</h1>\n");
}

bool chronicle_tell(const struct telling *of, struct text *out)
{
    size_t from = out->used;
    struct best best = {0};
    struct chronicle x = {.of = of, .match = of->match, .out = out, .best = &best, .next = SET_PARA,
                          .marked = match_marked(of->match, 0)};
    if (of->evening)
        put_part("<h1>", PART_CHRONICLE_EVENING(.number = of->evening), "</h1>\n", out);
    if (!match_over(of->match))
        put_part("<p>", PART_CHRONICLE_OPEN(), "</p>\n", out);
    put_part("<h2>", PART_CHRONICLE_PLAYERS(), "</h2>\n", out);
    put_players(&x, of->head);
    go(&x, count);
    go(&x, weigh);
    best_choose(&best);
    if (best.chosen_count) {
        put_part("<h2>", PART_CHRONICLE_MOMENTS(), "</h2>\n<ol>\n", out);
        go(&x, put_best);
        text_put(out, "</ol>\n");
    }
    go(&x, put_line);
    shut(&x);
    return text_straighten_from(out, from); /* logs of other programs may hold any words */
}

void chronicle_end(struct text *out) { text_put(out, "</html>\n"); }

bool chronicle_write(const struct telling *of, struct text *out)
{
    chronicle_begin(of->match->game->title, out);
    chronicle_tell(of, out);
    chronicle_end(out);
    return !out->cut;
}
