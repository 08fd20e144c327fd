/* What a person may type besides moves. What is always true: nothing here changes the match but
 * undo, which the match itself allows or refuses. */
#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "table/hints.h"
#include "tui/away.h"
#include "tui/guide.h"
#include "tui/names.h"
#include "tui/said.h"
#include "tui/say.h"
#include "tui/session.h"
#include "tui/spoken.h"
#include "tui/taught.h"
#include "voice/named.h"
#include "voice/voice.h"

enum { PARTS_MAX = 64 };

const char *const aside_names[] = {
    "help", "how", "board", "what", "card", "log", "rules", "list", "back", "undo", "say", "mark",
    "set", "sheet", "character", "ahead", "correct", "may", "quit",
};
const int aside_count = sizeof aside_names / sizeof *aside_names;

static void row(int id, const void *slots)
{
    guide_wrap(stdout, language_say(id, slots), "  ");
}

static int help(const struct session *s)
{
    const struct game *game = s->match->game;
    says(HOW_HELP());
    input_pages(true);
    row(HOW_TYPE_HOW());
    row(HOW_TYPE_BOARD());
    row(HOW_TYPE_WHAT());
    row(HOW_TYPE_LOG());
    row(HOW_TYPE_LIST());
    row(HOW_TYPE_BACK());
    row(HOW_TYPE_SAY());
    row(HOW_TYPE_MARK());
    row(HOW_TYPE_WITH());
    row(HOW_TYPE_UNDO());
    row(HOW_TYPE_RULES());
    if (game->powers && !s->table->lesson) {
        row(HOW_TYPE_CORRECT());
        row(HOW_TYPE_UNDO_MANY());
    }
    if (s->match->warns)
        row(HOW_TYPE_MAY());
    if (s->table->away && s->table->away->seat != SEAT_WATCHER) {
        row(HOW_TYPE_CONSENT());
        row(HOW_TYPE_X());
        row(HOW_TYPE_SLOW());
        row(HOW_TYPE_LIFT());
        row(HOW_TYPE_LINES());
        row(HOW_TYPE_WHISPER());
        row(HOW_TYPE_NOTES());
        row(HOW_TYPE_SIGNS());
        row(HOW_TYPE_HANDOUTS());
        row(HOW_TYPE_HANDOUT());
        row(HOW_TYPE_WORDS());
    }
    if (s->table->lesson) {
        row(HOW_TYPE_STEPS());
        row(HOW_TYPE_SKIP());
    }
    if (line_has_windows(game))
        row(HOW_TYPE_ASK());
    else
        row(HOW_TYPE_ASK_ALL());
    if (line_has_map(game))
        row(HOW_TYPE_MAP());
    if (!s->table->lesson && !(s->table->away && s->table->away->fixed_odds))
        row(HOW_TYPE_HINTS());
    if (game->words && game->words->ahead)
        row(HOW_TYPE_AHEAD());
    if (game->words && game->words->sheet)
        row(HOW_TYPE_SHEET());
    if (game->characters)
        row(HOW_TYPE_CHARACTER());
    if (s->table->lesson)
        row(HOW_TYPE_QUIT_LESSON());
    else if (s->table->fleeting)
        row(HOW_TYPE_QUIT_FLEETING());
    else
        row(HOW_TYPE_QUIT());
    input_pages(false);
    return ANSWER_AGAIN;
}

static int how(const struct match *match)
{
    if (match->game->words && match->game->words->how)
        guide_how(stdout, match->game, match->data, &match->rules, "");
    else
        says(WHY_NO_HOW());
    return ANSWER_AGAIN;
}

/* ---- what ---- */

static void kebab(const char *typed, char out[INPUT_BYTES])
{
    size_t n = 0;
    for (; *typed && n < INPUT_BYTES - 1; typed++) {
        if (*typed == '\'' || *typed == '"')
            continue;
        out[n++] = *typed == ' ' || *typed == '_' ? '-' : (char)tolower((unsigned char)*typed);
    }
    out[n] = 0;
}

/* What people called so, or by a name of which it is a part, and what they said of it. */
static void describe_named(const struct question *q, const char *typed, bool part, struct text *out)
{
    char plain[INPUT_BYTES], known[INPUT_BYTES];
    names_plain(q, typed, plain);
    for (int k = 0; k < q->book.labels.count; k++) {
        int names = q->book.labels.table[k].names, first = q->book.labels.table[k].first;
        for (int value = first; value < first + q->book.labels.table[k].count; value++) {
            const char *name = label_name(&q->book.labels, names, value);
            const char *said = label_said(&q->book.labels, names, value);
            if (!name)
                continue;
            names_plain(q, name, known);
            if (part ? !strstr(known, plain) : strcmp(plain, known) != 0)
                continue;
            text_put(out, out->used ? "\n" : "");
            if (said)
                language_put(out, TELL_NAMED_SAID(.name = name, .words = said));
            else
                language_put(out, TELL_NAMED(.name = name));
        }
    }
}

/* What the game tells of a name that is known in full. `found`: it is a name at all. */
static void describe(const struct match *match, const char *name, struct text *out, bool *found)
{
    const struct data *data = match->data;
    const struct words *words = match->game->words;
    for (int t = 1; t < data->names_count; t++) {
        for (int v = 0; v < data->names[t].count; v++) {
            const char *known = data->names[t].at[v];
            if (!known || strcmp(known, name))
                continue;
            *found = true;
            if (words && words->describe && !out->used)
                words->describe(data, t, v, out);
        }
    }
}

/* Whether an earlier name table has this name too: then it has been found there. */
static bool named_before(const struct data *data, int table, const char *name)
{
    for (int t = 1; t < table; t++)
        if (codec_name_find(&data->names[t], name) >= 0)
            return true;
    return false;
}

/* The names of which `part` is a part and that have something to tell: the first of them, and how
 * many there are. */
static int find_part(const struct match *match, const char *part, const char *all[PARTS_MAX])
{
    const struct data *data = match->data;
    int count = 0;
    for (int t = 1; t < data->names_count; t++) {
        for (int v = 0; v < data->names[t].count; v++) {
            const char *known = data->names[t].at[v];
            char bytes[8];
            struct text text = language_text(bytes, sizeof bytes);
            if (!known || !strstr(known, part) || !match->game->words ||
                !match->game->words->describe || named_before(data, t, known))
                continue;
            match->game->words->describe(data, t, v, &text);
            if (!text.used)
                continue;
            if (count < PARTS_MAX)
                all[count++] = known;
        }
    }
    return count;
}

static int no_such_name(const struct match *match, const char *name)
{
    const char *all[1024];
    int count = 0;
    for (int t = 1; t < match->data->names_count; t++)
        for (int v = 0; v < match->data->names[t].count && count < 1024; v++)
            all[count++] = match->data->names[t].at[v];
    for (int i = 0; i < match->game->verb_count && count < 1024; i++)
        all[count++] = match->game->verbs[i].name;
    const char *near = text_closest(name, all, count);
    char bytes[512];
    struct text text = language_text(bytes, sizeof bytes);
    language_put(&text, WHY_NO_NAME(.name = short_of(name)));
    if (near) {
        text_char(&text, ' ');
        language_put(&text, ASK_NEAR(.near = near));
    }
    say(bytes);
    return ANSWER_AGAIN;
}

static int what(const struct question *q, const char *typed)
{
    const struct match *match = q->session->match;
    char name[INPUT_BYTES], bytes[4096], title[512];
    const char *all[PARTS_MAX];
    struct text text = ask_text(q, false, bytes, sizeof bytes),
                titled = language_text(title, sizeof title);
    bool known = false;
    if (!*typed) {
        says(ASK_WHAT());
        return ANSWER_AGAIN;
    }
    kebab(typed, name);
    voice_tell_term(match->game, match->data, name, &text);
    if (!text.used)
        describe_named(q, typed, false, &text);
    if (text.used) {
        say(bytes);
        return ANSWER_AGAIN;
    }
    for (int i = 0; i < match->game->verb_count; i++) {
        if (!strcmp(match->game->verbs[i].name, name)) {
            codec_titled(match->game, "verb", name, &titled);
            says(TELL_MOVE(.title = title));
            return ANSWER_AGAIN;
        }
    }
    describe(match, name, &text, &known);
    int parts = known ? 0 : find_part(match, name, all);
    if (parts == 1)
        describe(match, all[0], &text, &known);
    if (!known && !parts)
        describe_named(q, typed, true, &text);
    struct voice_list list = {.count = parts, .pieces = all};
    if (text.used)
        say(bytes);
    else if (known)
        says(TELL_PLAIN(.name = name));
    else if (parts)
        says(ASK_WHICH_OF(.names = &list));
    else
        return no_such_name(match, name);
    return ANSWER_AGAIN;
}

/* ---- The commands ---- */

static int back(struct question *q)
{
    if (!ask_back(q))
        says(WHY_BACK_FIRST());
    return ANSWER_AGAIN;
}

static int set_map(struct question *q, const char *rest)
{
    int map = line_map_named(rest);
    if (map < 0) {
        says(WHY_MAP());
        return ANSWER_AGAIN;
    }
    q->session->map[q->seat] = (uint8_t)map;
    q->session->table->map = map;
    if (map == TEXT_MAP_BOTH)
        says(TELL_MAP_BOTH());
    else if (map == TEXT_MAP_DRAWN)
        says(TELL_MAP_DRAWN());
    else
        says(TELL_MAP_WORDS());
    return ANSWER_AGAIN;
}

static int set_hints(struct question *q, const char *rest)
{
    struct session *s = q->session;
    int hints = hints_named(rest);
    if (s->table->away && s->table->away->fixed_odds) {
        says(WHY_HINTS_TABLE());
        return ANSWER_AGAIN;
    }
    if (hints == HINTS_ADVICE && !hints_adviser(s->match->game))
        hints = -1;
    if (hints < 0) {
        says(WHY_HINTS());
        return ANSWER_AGAIN;
    }
    s->table->hints = hints;
    language_odds(!hints_hide(hints, s->match));
    if (hints == HINTS_NONE)
        says(TELL_HINTS_NONE());
    else if (hints == HINTS_CHANCES)
        says(TELL_HINTS_CHANCES());
    else
        says(TELL_HINTS_ADVICE());
    s->ask_again |= (uint16_t)(1u << q->seat);
    return ANSWER_MOVE; /* the question is asked anew, with the other hints */
}

/* "ask all" and "ask less" are two of the settings in the words of games without windows. */
static int set(struct question *q, const char *rest)
{
    bool windows = line_has_windows(q->session->match->game), ours = !strncasecmp(rest, "ask ", 4);
    const char *when = ours ? rest + 4 : rest;
    if (line_has_map(q->session->match->game) && !strncasecmp(rest, "map", 3) &&
        (!rest[3] || rest[3] == ' '))
        return set_map(q, rest[3] ? rest + 4 : "");
    if (!q->session->table->lesson && !strncasecmp(rest, "hints", 5) &&
        (!rest[5] || rest[5] == ' '))
        return set_hints(q, rest[5] ? rest + 6 : "");
    int ask = !ours                       ? -1
              : !strcasecmp(when, "all")  ? ASK_ALWAYS
              : !strcasecmp(when, "less") ? ASK_CHANGE
                                          : line_ask_named(when);
    if (ask < 0 || (ask == ASK_NEVER && !windows)) {
        if (windows)
            says(WHY_ASK());
        else
            says(WHY_ASK_ALL());
        return ANSWER_AGAIN;
    }
    q->session->ask[q->seat] = (uint8_t)ask;
    q->session->table->ask = ask;
    if (ask == ASK_NEVER)
        says(TELL_ASK_NEVER());
    else if (windows && ask == ASK_ALWAYS)
        says(TELL_ASK_ALWAYS());
    else if (windows)
        says(TELL_ASK_CHANGE());
    else if (ask == ASK_ALWAYS)
        says(TELL_ASK_ALL());
    else
        says(TELL_ASK_LESS());
    return ANSWER_AGAIN;
}

static int list(struct question *q)
{
    q->all = true;
    if (pick_left(&q->step[q->steps - 1]) > MENU_ITEMS_MAX)
        says(WHY_LIST());
    return ANSWER_AGAIN;
}

int aside(struct question *q, const char *command, const char *rest, struct text *why)
{
    const struct match *match = q->session->match;
    bool own = !strcasecmp(command, "sheet") || !strcasecmp(command, "character");
    if (!strcasecmp(command, "/help") && q->session->table->away)
        return help(q->session);
    if (!strcasecmp(command + (*command == '/'), "correct"))
        return correct_aside(q);
    if (!strcasecmp(command + (*command == '/'), "may"))
        return may_aside(q, rest, why);
    if (*command == '/' && q->session->table->away)
        return away_slash(q->session, command + 1, rest);
    if (own && q->seat == SEAT_WATCHER) {
        says(WHY_NO_CHARACTER());
        return ANSWER_AGAIN;
    }
    if (!strcasecmp(command, "how") || (!strcasecmp(command, "help") && !strcasecmp(rest, "rules")))
        return how(match);
    if (*rest && !strcasecmp(command, "help"))
        return what(q, rest);
    if (*rest && !strcmp(command, "?"))
        return what(q, rest);
    if (!strcasecmp(command, "help") || !strcmp(command, "?"))
        return help(q->session);
    if (!strcasecmp(command, "say"))
        return spoken_say(q, rest, why);
    if (!strcasecmp(command, "mark"))
        return spoken_mark(q, rest, why);
    if (!strcasecmp(command, "board") || !strcasecmp(command, "hand")) {
        story_board(stdout, match, q->seat, q->session->map[q->seat]);
        return ANSWER_AGAIN;
    }
    if (!strcasecmp(command, "what") || !strcasecmp(command, "card"))
        return what(q, rest);
    if (!strcasecmp(command, "log") || !strcasecmp(command, "story")) {
        tell_more(q->session, q->seat, true);
        return ANSWER_AGAIN;
    }
    if (!strcasecmp(command, "rules")) {
        guide_moves(stdout, match->game, "");
        return ANSWER_AGAIN;
    }
    if (!strcasecmp(command, "sheet"))
        return kept_sheet(q);
    if (!strcasecmp(command, "character"))
        return kept_aside(q, rest);
    if (!strcasecmp(command, "ahead"))
        return kept_ahead(q);
    if (!strcasecmp(command, "list"))
        return list(q);
    if (!strcasecmp(command, "back"))
        return back(q);
    if (!strcasecmp(command, "undo"))
        return undo_aside(q, rest, why);
    if (!strcasecmp(command, "set"))
        return set(q, rest);
    if (!strcasecmp(command, "quit") || !strcasecmp(command, "q") || !strcasecmp(command, "exit"))
        return ANSWER_QUIT;
    if (q->session->table->lesson)
        return taught_aside(q, command, rest);
    return ANSWER_UNKNOWN;
}
