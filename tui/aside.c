/* What a person may type besides moves. What is always true: nothing here changes the match but undo, which
 * the match itself allows or refuses. */
#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "tui/guide.h"
#include "tui/session.h"

const char *const aside_names[] = {
    "help", "how", "board", "what", "card", "log", "rules", "list", "back", "undo", "say", "set", "sheet", "character", "quit",
};
const int aside_count = sizeof aside_names / sizeof *aside_names;

static int help(const struct session *s)
{
    const struct game *game = s->match->game;
    puts("Type the number of a choice. Enter alone takes the one that the prompt names; if\n"
         "it names none, the choices are shown again. These you can type at any time:\n"
         "  how         how to play, on one screen\n"
         "  board       the table as you see it\n"
         "  what NAME   what a thing or a word of the rules is; so does ? NAME\n"
         "  log         the story so far\n"
         "  list        every choice that is open now, with its price and chances\n"
         "  back        to the choice before, within one move\n"
         "  say WORDS   say something to everyone at the table, at any time\n"
         "  2 : WORDS   choose 2 and say WORDS with it; so with any move: pass : not today\n"
         "  undo        take your last move back, if nobody has learned anything by it\n"
         "  rules       all moves and phases, as they can be typed with what they take");
    puts(line_has_windows(game) ? "  set ask WHEN  ask in windows: always, change (where something could change now\n"
                                  "              for the better; to lose, be asked always), or never: then they are\n"
                                  "              passed for you"
                                : "  set ask all   ask even where nothing is worth asking (set ask less: as before)");
    if (line_has_map(game))
        puts("  set map WHAT  the map: words, drawn, or both");
    if (game->words && game->words->sheet)
        puts("  sheet       your character's sheet as it stands now, with what is used up");
    if (game->characters)
        puts("  character   your character's sheet; character FILE keeps it in a new file");
    puts(s->table->fleeting ? "  quit        leave; nothing is kept"
                            : "  quit        leave; everything is saved, and you can go on later");
    return ANSWER_AGAIN;
}

static int how(const struct match *match)
{
    if (match->game->words && match->game->words->how)
        guide_how(stdout, match->game, match->data, &match->rules, "");
    else
        say("This game has no page on how to play; 'rules' lists its phases and moves.");
    return ANSWER_AGAIN;
}

/* ---- what ---- */

static void kebab(const char *typed, char out[INPUT_BYTES])
{
    size_t n = 0;
    for (; *typed && n < INPUT_BYTES - 1; typed++) {
        if (*typed == '\'')
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
            if (part ? strstr(known, plain) != NULL : !strcmp(plain, known))
                text_format(out, "%s%s, as it was named in this match%s%s", out->used ? "\n" : "", name,
                            said ? ": " : ".", said ? said : "");
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

/* The names of which `part` is a part and that have something to tell: the last of them, and how many.
 * `all` lists them. */
static int find_part(const struct match *match, const char *part, const char **last, struct text *all)
{
    const struct data *data = match->data;
    int count = 0;
    for (int t = 1; t < data->names_count; t++) {
        for (int v = 0; v < data->names[t].count; v++) {
            const char *known = data->names[t].at[v];
            char bytes[8];
            struct text text = language_text(bytes, sizeof bytes);
            if (!known || !strstr(known, part) || !match->game->words || !match->game->words->describe ||
                named_before(data, t, known))
                continue;
            match->game->words->describe(data, t, v, &text);
            if (!text.used)
                continue;
            text_format(all, "%s%s", count++ ? ", " : "", known);
            *last = known;
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
    if (near)
        sayf("There is no '%.64s' in this game. Did you mean %s?", name, near);
    else
        sayf("There is no '%.64s' in this game.", name);
    return ANSWER_AGAIN;
}

static int what(const struct question *q, const char *typed)
{
    const struct match *match = q->session->match;
    char name[INPUT_BYTES], bytes[4096], names[2048];
    const char *last = NULL;
    struct text text = ask_text(q, false, bytes, sizeof bytes), all = language_text(names, sizeof names);
    bool known = false;
    if (!*typed) {
        say("Which? Type a name after it, as it stands in the text, or a word of the rules: what NAME.");
        return ANSWER_AGAIN;
    }
    kebab(typed, name);
    if (match->game->words && match->game->words->term)
        match->game->words->term(match->data, name, &text);
    if (!text.used)
        describe_named(q, typed, false, &text);
    if (text.used) {
        say(bytes);
        return ANSWER_AGAIN;
    }
    for (int i = 0; i < match->game->verb_count; i++) {
        if (!strcmp(match->game->verbs[i].name, name)) {
            text_put(&text, "A move: ");
            codec_titled(match->game, "verb", name, &text);
            text_char(&text, '.');
            say(bytes);
            return ANSWER_AGAIN;
        }
    }
    text_put(&all, "Which of these? ");
    describe(match, name, &text, &known);
    int parts = known ? 0 : find_part(match, name, &last, &all);
    if (parts == 1)
        describe(match, last, &text, &known);
    if (!known && !parts)
        describe_named(q, typed, true, &text);
    if (text.used)
        say(bytes);
    else if (known)
        sayf("'%s' is a name in this game, with nothing more to tell.", name);
    else if (parts)
        say(names);
    else
        return no_such_name(match, name);
    return ANSWER_AGAIN;
}

/* ---- undo ---- */

/* Where the seat's last real choice on the line of play was made: the entry before it; UINT32_MAX if
 * there is none. Moves that were taken unasked are passed over, and windows that would be passed again. */
static uint32_t last_choice(const struct session *s, int seat)
{
    const struct match *match = s->match;
    uint32_t at = match->head;
    while (at) {
        const struct entry *entry = &match->entry[at - 1];
        struct state state = {0};
        struct options options = {0};
        struct move pass;
        match_state_at(match, entry->parent, &state);
        match->game->options(match->data, &state, entry->move.seat, &options);
        if (entry->move.seat == seat && options_size(&options) > 1 &&
            !(line_spared(s, &state, seat, &pass) && move_equal(&pass, &entry->move)))
            return entry->parent;
        at = entry->parent;
    }
    return UINT32_MAX;
}

static int undo(struct question *q, struct text *why)
{
    struct match *match = q->session->match;
    char reason[REASON_BYTES];
    struct text no = language_text(reason, sizeof reason);
    uint32_t to = last_choice(q->session, q->seat);
    if (to == UINT32_MAX) {
        puts("You have made no choice yet that could be taken back.");
        return ANSWER_AGAIN;
    }
    if (!match_undo(match, to, &no)) {
        if (strstr(reason, " chance's:"))
            say("Chance has decided something since your last choice: that cannot be taken back.");
        else if (strstr(reason, " showed others "))
            say("Others have learned something by your last choice: that cannot be taken back.");
        else
            say_reason(reason);
        return ANSWER_AGAIN;
    }
    q->session->ask_again |= (uint16_t)(1u << q->seat);
    return q->session->table->written(q->session->table->arg, why) ? ANSWER_MOVE : ANSWER_FAILED;
}

/* ---- The commands ---- */

static int back(struct question *q)
{
    if (!ask_back(q))
        say("This is the first choice of the move; 'undo' takes back the move before, where it can.");
    return ANSWER_AGAIN;
}

static int set_map(struct question *q, const char *rest)
{
    static const char *const told[TEXT_MAPS] = {[TEXT_MAP_BOTH] = "The map will be drawn and told in words.",
                                                [TEXT_MAP_DRAWN] = "The map will be drawn, and not told in words.",
                                                [TEXT_MAP_WORDS] = "The map will be told in words, and not drawn."};
    int map = line_map_named(rest);
    if (map < 0) {
        puts("There is 'set map words', 'set map drawn' and 'set map both'.");
        return ANSWER_AGAIN;
    }
    q->session->map[q->seat] = (uint8_t)map;
    q->session->table->map = map;
    puts(told[map]);
    return ANSWER_AGAIN;
}

/* "ask all" and "ask less" are two of the settings in the words of games without windows. */
static int set(struct question *q, const char *rest)
{
    bool windows = line_has_windows(q->session->match->game), ours = !strncasecmp(rest, "ask ", 4);
    const char *when = ours ? rest + 4 : rest;
    if (line_has_map(q->session->match->game) && !strncasecmp(rest, "map", 3) && (!rest[3] || rest[3] == ' '))
        return set_map(q, rest[3] ? rest + 4 : "");
    int ask = !ours ? -1 : !strcasecmp(when, "all") ? ASK_ALWAYS : !strcasecmp(when, "less") ? ASK_CHANGE : line_ask_named(when);
    if (ask < 0 || (ask == ASK_NEVER && !windows)) {
        puts(windows ? "There is 'set ask always', 'set ask change' and 'set ask never'."
                     : "There is 'set ask all' and 'set ask less'.");
        return ANSWER_AGAIN;
    }
    q->session->ask[q->seat] = (uint8_t)ask;
    q->session->table->ask = ask;
    if (ask == ASK_ALWAYS)
        puts(windows ? "You will be asked in every window." : "You will be asked everything.");
    else if (ask == ASK_NEVER)
        puts("Windows will be passed for you.");
    else
        puts(windows ? "You will be asked in windows where something could change now for the better."
                     : "You will be asked where there is something to decide.");
    return ANSWER_AGAIN;
}

static int list(struct question *q)
{
    q->all = true;
    if (pick_left(&q->step[q->steps - 1]) > MENU_ITEMS_MAX)
        sayf("There are too many choices for one list; choose a kind first.");
    return ANSWER_AGAIN;
}

int aside(struct question *q, const char *command, const char *rest, struct text *why)
{
    const struct match *match = q->session->match;
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
    if (!strcasecmp(command, "board") || !strcasecmp(command, "hand")) {
        story_board(stdout, match, q->seat, q->session->map[q->seat]);
        return ANSWER_AGAIN;
    }
    if (!strcasecmp(command, "what") || !strcasecmp(command, "card"))
        return what(q, rest);
    if (!strcasecmp(command, "log") || !strcasecmp(command, "story")) {
        story_print(stdout, match, q->seat, 0);
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
    if (!strcasecmp(command, "list"))
        return list(q);
    if (!strcasecmp(command, "back"))
        return back(q);
    if (!strcasecmp(command, "undo"))
        return undo(q, why);
    if (!strcasecmp(command, "set"))
        return set(q, rest);
    if (!strcasecmp(command, "quit") || !strcasecmp(command, "q") || !strcasecmp(command, "exit"))
        return ANSWER_QUIT;
    return ANSWER_UNKNOWN;
}
