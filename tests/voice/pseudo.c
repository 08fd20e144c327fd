/* Every game in a language that nobody speaks: voicec --pseudo accents each small letter of a
 * message, and puts it in brackets. Played by bots, each game says to each seat all that it can.
 * What is always true of one translated whole: a plain small letter stands only in texts of its
 * pack, no message is cut off, and nothing stands beside the brackets but blanks.
 *
 *     voice_pseudo GAME MATCHES [all FILE [PACK.yaml|CASES.rules]...|LANGUAGE]
 *
 * all FILE: played with these packs too, and in these cases of tests/rules, each message of the
 * game is said, or stands in FILE with a reason. LANGUAGE: in that one; nothing is missing. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/registry.h"
#include "table/native/pack.h"
#include "table/powers.h"
#include "tests/rules/cases.h"
#include "tests/voice/known.h"
#include "voice/named.h"

enum { VOICE_IDS = 2000, SAID_BYTES = 1 << 20, WRONG_MAX = 12 };

struct asked {
    const struct game *game;
    const struct data *data;
    const struct rules *rules;
    int wrong, checked, looks;    /* every third look is without chances */
    const char *language;
    bool known_pack;              /* its texts are told from messages */
    uint8_t seen[VOICE_IDS];           /* messages, by their numbers */
};
static struct asked x;
static char said[SAID_BYTES], rest[SAID_BYTES];

/* ---- What is wrong ---- */

static void complain(const char *what, const char *where, const char *at)
{
    if (x.wrong++ < WRONG_MAX)
        printf("%s: %s at \"%.60s\" in: %.600s\n", where, what, at, said);
}

/* "\u27e6" and "\u27e7" open and close a message. */
static void check(const char *where, const struct text *text)
{
    int depth = 0, plain = 0;
    const char *loose = NULL;
    if (!text->used)
        return;
    x.checked++;
    if (!x.known_pack) {
        for (const char *at = said; (at = strstr(at, "\u27e6")); at += 3)
            x.seen[atoi(at + 3) % (int)sizeof x.seen] = 1;
        return;
    }
    if (strcmp(x.language, "xx") != 0) {
        if (strpbrk(said, "{}"))
            complain("a message is missing", where, said);
        return;
    }
    known_out(said, rest);
    for (const char *p = rest; *p; p++) {
        bool mark = !strncmp(p, "\xe2\x9f", 2) && (p[2] == '\xa6' || p[2] == '\xa7');
        if (mark) {
            depth += p[2] == '\xa6' ? 1 : -1;
            p += 2;
            plain = 0;
            if (*p == '\xa6') { /* "\u27e612|" */
                x.seen[atoi(p + 1) % (int)sizeof x.seen] = 1;
                p = strchr(p, '|');
            }
            if (depth < 0)
                break;
            continue;
        }
        plain = *p >= 'a' && *p <= 'z' ? plain + 1 : 0;
        if (plain == 2) {
            complain("plain letters", where, said + (p - rest - 1));
            return;
        }
        bool line = p == rest || p[-1] == '\n';
        if (!depth && line && *p == '[' &&
            strspn(p + 1, "#-") > 8) { /* the drawn scales, whose words stand beside them */
            p += strcspn(p, "]");
            continue;
        }
        if (!depth && !strchr(" \n_", *p) && !loose)
            loose = p;
    }
    if (loose)
        complain("text beside the messages", where, said + (loose - rest));
    else if (depth)
        complain("a message that is cut off", where, said);
}

static struct text begin(const struct labels *labels)
{
    struct text text = text_over(said, sizeof said);
    text.language = x.language;
    text.no_odds = x.looks % 3 == 2;
    text.labels = labels;
    text.map = TEXT_MAP_WORDS;
    return text;
}

/* ---- All that is said ---- */

/* What pages are sent has identifiers in it: only counted. */
static void check_counted(const char *where, const struct text *text)
{
    bool known = x.known_pack;
    x.known_pack = false;
    check(where, text);
    x.known_pack = known;
}

static void check_character_of(const struct view *view, int seat, const struct labels *labels)
{
    struct kept_character made;
    if (!x.game->characters || !x.game->characters->made(x.data, view, labels, seat, &made))
        return;
    struct text text = begin(labels);
    x.game->characters->sheet(x.data, &made, &text);
    check_counted("character", &text);
    text = begin(labels);
    x.game->characters->notes(x.data, &made, &text);
    check_counted("notes", &text);
}

/* What is the same for all who look from this view, and what only a page or a log asks for. */
static void check_view(const struct view *view, const struct labels *labels)
{
    const struct words *w = x.game->words;
    struct text text;
    for (int seat = 0; seat < x.game->seats_max; seat++) {
        text = begin(labels);
        if (w->speaker)
            w->speaker(x.data, view, seat, &text);
        check("speaker", &text);
        check_character_of(view, seat, labels);
    }
    text = begin(labels);
    text.map = TEXT_MAP_DRAWN;
    w->board(x.data, view, &text);
    check_counted("map", &text);
    text = begin(labels);
    if (w->facts)
        w->facts(x.data, view, &text);
    check_counted("facts", &text);
}

static void check_refusal(const struct view *view, const struct move *move,
                          const struct labels *labels)
{
    struct text text = begin(labels);
    x.game->words->why_not(x.data, view, move, &text);
    check("why_not", &text);
}

/* What is said into `text` by a call. */
#define SAID(what, call)                                                                           \
    for (struct text text = begin(labels); text.at; check(what, &text), text.at = NULL) call

/* Some moves of each family. */
static void check_families(const struct options *options, const struct view *view, struct rng *rng,
                           const struct labels *labels)
{
    const struct words *w = x.game->words;
    struct move move;
    for (uint32_t i = 0; i < options->count; i++) {
        struct options one = {.count = 1};
        one.at[0] = options->at[i];
        for (int k = 0; k < 5; k++) {
            options_draw(&one, rng, &move);
            SAID("label", w->label(x.data, view, &move, &text));
            for (int args = 0; w->begun && args <= options->at[i].args; args++) {
                SAID("begun", w->begun(x.data, view, &move, args, &text));
                SAID("brief", w->brief ? w->brief(x.data, view, &move, args, &text) : (void)0);
                if (w->next && args < options->at[i].args)
                    SAID("next", w->next(x.data, view, &move, args, &text));
            }
        }
    }
}

/* `seed`: which of the moves. */
static void check_labels(const struct state *s, const struct view *view, uint64_t seed,
                         const struct labels *labels)
{
    const struct words *w = x.game->words;
    struct options options;
    struct rng rng;
    struct move move;
    x.game->options(x.data, s, view->seat, &options);
    rng_seed(&rng, seed, view->seat);
    check_families(&options, view, &rng, labels);
    /* moves that are not open, and why */
    for (int verb = 0; w->why_not && verb < x.game->verb_count; verb++)
        for (int k = 0; k < 4; k++) {
            move = (struct move){.seat = view->seat, .verb = (uint8_t)verb};
            for (int a = 0; a < ARGS_MAX && x.game->verbs[verb].arg[a].name; a++)
                move.arg[a] = (int32_t)rng_below(&rng, 8);
            if (move_named(x.game, x.data, &move) && !options_allow(&options, &move))
                check_refusal(view, &move, labels);
        }
}

static void check_seat(const struct state *s, int seat, uint64_t seed, const struct labels *labels)
{
    static struct view view;
    const struct words *w = x.game->words;
    struct options powers = {0};
    struct rng rng;
    rng_seed(&rng, seed, 12);
    redact(x.game, s, seat, &view);
    x.looks++;
    SAID("board", w->board(x.data, &view, &text));
    SAID("glance", w->glance ? w->glance(x.data, &view, &text) : (void)0);
    if (w->sheet && seat < SEATS_MAX)
        SAID("sheet", w->sheet(x.data, &view, &text));
    if (w->ahead && seat < SEATS_MAX)
        SAID("sheet", w->ahead(x.data, &view, &text));
    if (x.game->powers && !seat)
        x.game->powers(x.data, s, &powers);
    check_families(&powers, &view, &rng, labels);
    if (seed % 5 == 0)
        check_view(&view, labels);
    if (seat >= SEATS_MAX || !(x.game->turn(x.data, s) >> seat & 1))
        return;
    SAID("besides", w->besides ? w->besides(x.data, &view, &text) : (void)0);
    SAID("prompt", w->prompt(x.data, &view, &text));
    check_labels(s, &view, seed, labels);
}

static void check_tell(const struct state *before, const struct state *after,
                       const struct move *heard, int seat, const struct labels *labels)
{
    static struct view was, is;
    redact(x.game, before, seat, &was);
    redact(x.game, after, seat, &is);
    struct text text = begin(labels);
    x.game->words->tell(x.data, &was, &is, heard, &text);
    check("tell", &text);
}

static void check_terms(void)
{
    struct voice v = {0};
    char prefix[64];
    struct text text = begin(NULL);
    v.out = &text;
    voice_begin(&v, known_voices(x.game->name));
    size_t n = (size_t)snprintf(prefix, sizeof prefix, "%s-term-", x.game->name);
    for (int i = 0; i < VOICE_IDS && voice_has(&v, i); i++) {
        const char *id = voice_id(&v, i);
        if (strncmp(id, prefix, n) || strchr(id, '.'))
            continue;
        struct text told = begin(NULL);
        voice_tell_term(x.game, x.data, id + n, &told);
        check("term", &told);
    }
}

/* What things are that people named, every second with what they said. */
static void check_named(void)
{
    static struct label label[256];
    struct labels labels = {0};
    for (int i = 0; i < 256; i++)
        label[i] = (struct label){"Ab", i % 2 ? "Cd" : NULL};
    for (; labels.count < x.game->label_count; labels.count++) {
        const struct label_spec *spec = &x.game->labels[labels.count];
        labels.table[labels.count].names = spec->names;
        labels.table[labels.count].first = spec->first;
        labels.table[labels.count].count = spec->count;
        labels.table[labels.count].at = label;
    }
    for (int k = 0; x.game->words->describe && k < labels.count; k++)
        for (int i = 0; i < labels.table[k].count; i++) {
            struct text text = begin(&labels);
            int value = labels.table[k].first + i;
            x.game->words->describe(x.data, labels.table[k].names, value, &text);
            check_counted("named", &text);
        }
}

static void check_title(const char *kind, const char *name)
{
    struct text text = begin(NULL);
    voice_tell_named(x.game, kind, name, &text);
    check(kind, &text);
}

/* What is said at each step of the lesson, and to a move that is not the one it waits for. */
static void check_lesson(void)
{
    char id[80];
    const struct node *steps = x.game->lesson ? node_get(x.game->lesson->tree, "steps") : NULL;
    for (const struct node *n = steps ? steps->child : NULL; n; n = n->next)
        for (int wrong = 0; wrong < 2; wrong++) {
            snprintf(id, sizeof id, "%s%s", node_get(n, "id")->text, wrong ? ".wrong" : "");
            check_title("lesson", id);
        }
}

static void check_titles(void)
{
    const struct game *g = x.game;
    check_title("game", g->name);
    for (int i = 0; i < g->policy_count + g->style_count; i++)
        check_title("bot", g->policies[i].name);
    for (int i = 0; i < g->phase_count; i++)
        check_title("phase", g->phases[i].name);
    for (int i = 0; i < g->rule_count; i++) {
        check_title("option", g->rules[i].name);
        check_title("rule", g->rules[i].name);
    }
    for (int i = 0; i < g->tally_count; i++)
        check_title("tally", g->tallies[i].name);
    for (int i = 0; i < g->seats_max; i++)
        check_title("role", g->role(i));
    for (int i = 0; i < g->verb_count; i++) {
        const struct verb_spec *verb = &g->verbs[i];
        check_title("title", verb->name);
        check_title("verb", verb->name);
        for (int a = 0; a < ARGS_MAX && verb->arg[a].name; a++)
            check_title("arg", verb->arg[a].name);
    }
}

static void check_names(void)
{
    check_named();
    check_lesson();
    check_titles();
    const struct words *w = x.game->words;
    struct text text;
    for (int t = 1; w->describe && t < x.data->names_count; t++)
        for (int v = 0; v < x.data->names[t].count; v++)
            if (x.data->names[t].at[v]) {
                text = begin(NULL);
                w->describe(x.data, t, v, &text);
                check("describe", &text);
                text = begin(NULL);
                voice_tell_term(x.game, x.data, x.data->names[t].at[v], &text);
                check("term", &text);
            }
    text = begin(NULL);
    if (w->cards)
        w->cards(x.data, &text);
    check_counted("cards", &text);
    text = begin(NULL);
    w->how(x.data, x.rules, &text);
    check("how", &text);
    text = begin(NULL);
    if (w->report)
        w->report(x.data, &text);
    check("report", &text);
    for (int seat = 0; w->seat && seat < x.game->seats_max; seat++) {
        text = begin(NULL);
        w->seat(seat, &text);
        check("seat", &text);
    }
    check_terms();
}

/* ---- A match ---- */

/* Seats from 0 on, then the watcher. */
static int reader_of(int k, int seats)
{
    return k < seats ? k : SEAT_WATCHER;
}

static bool play(int seats, uint64_t seed)
{
    static struct match_labels book;
    static struct match match;
    static char words[MATCH_WORDS_BYTES], reason[1024];
    struct text why = text_over(reason, sizeof reason);
    uint32_t capacity = match_capacity(x.game);
    struct entry *entry = calloc(capacity, sizeof *entry);
    struct rng rng;
    bool good = entry && match_start(&match, x.game, x.data, x.rules, seats, entry, capacity, &why);
    rng_seed(&rng, seed, 7);
    if (good)
        match_keep_words(&match, words, sizeof words, NULL);
    for (uint32_t n = 0; good && match_turn(&match) && n < 3000 && x.wrong < WRONG_MAX; n++) {
        static struct state before;
        static struct view view;
        struct options options, powers = {0};
        struct move move;
        int seat = match_next(&match, (1u << seats) - 1);
        if (seat != SEAT_CHANCE && n % 7 == 0)
            for (int k = 0; k <= seats; k++) {
                match_labels(&match, match.count, reader_of(k, seats), &book);
                check_seat(&match.state, reader_of(k, seats), match.count, &book.labels);
            }
        match_view(&match, seat, &view);
        match_options(&match, seat, &options);
        bool random = seed % 2 == 0; /* every second match: what no bot does */
        if (random && n % 8 == 7 && match.powers < POWERS_MAX)
            match_powers(&match, 0, &powers);
        options = powers.count ? powers : options;
        if (random && options.at[0].seat != SEAT_CHANCE) {
            options.at[0] = options.at[rng_below(&rng, options.count)];
            options.count = 1;
        }
        if (random || seat == SEAT_CHANCE || !x.game->policy_count)
            options_draw(&options, &rng, &move);
        else
            x.game->policies[(seed + (uint64_t)seat) % x.game->policy_count].choose(
                x.data, &view, &options, &rng, &move);
        before = match.state;
        good = match_play(&match, &move, &why);
        for (int k = 0; good && k <= seats; k++) {
            int reader = reader_of(k, seats);
            match_redact(&match, &match.entry[match.count - 1], reader, &move);
            match_labels(&match, match.count, reader, &book);
            check_tell(&before, &match.state, &move, reader, &book.labels);
        }
    }
    if (!good)
        printf("a match of %d ended: %s\n", seats, reason);
    free(entry);
    return good;
}

/* The same with a pack from a file, whose texts may be anything. */
static bool play_with(const char *path, int matches)
{
    static struct pack_data pack;
    char reason[1024];
    struct text why = text_over(reason, sizeof reason);
    bool good = !pack_open_file(&pack, x.game, path, &why);
    if (!good) {
        printf("%s\n", reason);
        return false;
    }
    x.data = &pack.data;
    x.known_pack = false;
    for (int m = 0; good && m < matches; m++)
        good = play(x.game->seats_min + m / 2 % 2 * (x.game->seats_min < x.game->seats_max),
                    (uint64_t)m + 1);
    pack_close(&pack);
    return good;
}

/* ---- The cases of tests/rules ---- */

static void watch_played(const struct game *game, const struct data *data,
                         const struct state *before, const struct state *after,
                         const struct move *move)
{
    static uint64_t moves;
    static struct state last; /* what was looked at after the move before this one */
    struct move heard;
    if (game != x.game)
        return;
    bool fresh = memcmp(&last, before, game->state_size) != 0;
    x.data = data;
    moves++;
    for (int k = 0; k <= game->seats_max; k++) {
        int reader = reader_of(k, game->seats_max);
        move_redact(game, data, before, move, reader, &heard);
        check_tell(before, after, &heard, reader, NULL);
        if (fresh)
            check_seat(before, reader, moves, NULL);
        check_seat(after, reader, moves, NULL);
    }
    memcpy(&last, after, game->state_size);
}

static void watch_refused(const struct game *game, const struct data *data, const struct state *s,
                          const struct move *move)
{
    static struct view view;
    if (game != x.game || move->seat == SEAT_CHANCE)
        return;
    x.data = data;
    redact(game, s, move->seat, &view);
    check_refusal(&view, move, NULL);
}

static struct text watch_text(void)
{
    return begin(NULL);
}

static void watch_said(const struct text *text)
{
    check_counted("says", text);
}

static bool play_cases(void)
{
    static const struct watch watch = {watch_played, watch_refused, watch_text, watch_said};
    int failed = 0;
    x.known_pack = false;
    return cases_play(NULL, &watch, &failed) > 0 && !failed;
}

/* What is wrong with a hero who has nothing. In other games a file lacks keys: told in English. */
static void check_character(void)
{
    struct node none = {.kind = NODE_MAP, .key = "abilities"},
                named = {.kind = NODE_SCALAR, .key = "game", .text = x.game->name, .next = &none},
                file = {.kind = NODE_MAP, .child = &named};
    struct complaint wrong = {.language = x.language};
    struct kept_character made;
    struct text text = begin(NULL);
    if (!x.game->characters || strcmp(x.game->name, "twenty-one") != 0)
        return;
    if (x.game->characters->read(x.data, x.rules, &file, &made, &wrong))
        complain("a character of nothing is read", "character", said);
    text_put(&text, wrong.what);
    check("character", &text);
}

/* What stands behind the id on its line, the reason why it is not said; NULL: it has none. */
static const char *reason_of(const char *lines, const char *id)
{
    size_t k = strlen(id);
    for (const char *at = lines; (at = strstr(at, id)); at += k)
        if ((at == lines || at[-1] == '\n') && strspn(at + k, " \n"))
            return at + k + strspn(at + k, " ");
    return NULL;
}

/* Lists what was never said, but for ids that the file names with a reason. */
static void list_unseen(const char *path)
{
    static char excused[65536];
    struct voice v = {0};
    char bytes[8];
    struct text none = text_over(bytes, sizeof bytes);
    FILE *f = fopen(path, "r");
    excused[f ? fread(excused, 1, sizeof excused - 1, f) : 0] = 0;
    if (f)
        fclose(f);
    none.language = "xx";
    v.out = &none;
    voice_begin(&v, known_voices(x.game->name));
    int lines = 0, known = 0, k = (int)strlen(x.game->name);
    for (const char *at = excused; at; at = strchr(at, '\n'), at += at != NULL)
        lines += !strncmp(at, x.game->name, (size_t)k) && at[k] == '-';
    for (int i = 0; i < VOICE_IDS && voice_has(&v, i); i++) {
        const char *id = voice_id(&v, i);
        const char *reason = strchr(id, '.') ? NULL : reason_of(excused, id);
        if (!strchr(id, '.') && x.seen[i] == (reason != NULL) && ++x.wrong)
            printf(reason ? "%s is said: it needs no excuse\n" : "%s is never said\n", id);
        else if (reason && *reason == '\n' && ++x.wrong)
            printf("%s is excused without a reason\n", id);
        known += reason != NULL;
    }
    if (lines != known && ++x.wrong)
        printf("%s: %d of its lines name no message of %s, or one twice\n", path, lines - known,
               x.game->name);
}

int main(int argc, char **argv)
{
    static struct rules rules;
    static struct data data;
    struct complaint wrong;
    int matches = argc > 2 ? atoi(argv[2]) : 1;
    for (int i = 0; argc > 1 && i < games_count; i++)
        if (!strcmp(games_list[i]->name, argv[1]))
            x.game = games_list[i];
    if (!x.game)
        return 2;
    void *block = aligned_alloc(16, (x.game->data_size + 15) / 16 * 16);
    if (!block || !data_open_default(x.game, block, &data, &wrong))
        return 2;
    rules_default(x.game, &rules);
    x.language = argc > 3 && strcmp(argv[3], "all") != 0 ? argv[3] : "xx";
    x.data = &data;
    x.known_pack = true;
    x.rules = &rules;
    known_read(x.game, x.data);
    check_names();
    check_character();
    bool good = true;
    for (int m = 0; good && m < matches; m++)
        good = play(x.game->seats_min + m / 2 % 2 * (x.game->seats_min < x.game->seats_max),
                    (uint64_t)m + 1);
    bool cases = false;
    for (int i = 5; good && i < argc; i++)
        if (strstr(argv[i], ".rules"))
            good = cases = cases_read(argv[i]);
        else
            good = play_with(argv[i], matches);
    if (good && cases)
        good = play_cases();
    if (good && argc > 4)
        list_unseen(argv[4]);
    printf("%s: %d texts, %d wrong\n", x.game->name, x.checked, x.wrong);
    free(block);
    return !good || x.wrong || x.checked < 500;
}
