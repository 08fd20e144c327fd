/* Every game in a language that nobody speaks: voicec --pseudo accents each small letter of a
 * message, and puts it in brackets. Played by its bots, each game says to each seat all that it can
 * say: its story, table, questions, labels and refusals, guide, names, cards. What is always true
 * of a game that is translated whole: a plain small letter stands only in texts of its pack, no
 * message is cut off, and nothing stands beside the brackets but blanks.
 *
 *
 *     voice_pseudo GAME MATCHES [all|LANGUAGE]
 *
 * all FILE PACK...: played with these packs too, each message of the game is said, or stands in
 * FILE. LANGUAGE: in that one, where nothing may be missing. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/registry.h"
#include "table/match.h"
#include "table/native/pack.h"
#include "voice/voice.h"

enum { VOICE_IDS = 2000, SAID_BYTES = 1 << 20, KNOWN_MAX = 20000, WRONG_MAX = 12 };

struct asked {
    const struct game *game;
    const struct data *data;
    const struct rules *rules;
    const char *known[KNOWN_MAX]; /* texts of the pack, the longest first */
    int known_count, wrong, checked;
    const char *language;
    bool known_pack;              /* its texts are told from messages */
    uint8_t seen[VOICE_IDS];           /* messages, by their numbers */
};
static struct asked x;
extern const struct voice_language bloodsport_voices[], gamblers_heart_voices[], texarkana_voices[],
    twenty_one_voices[];

static const struct voice_language *voices_of(const char *game)
{
    return !strcmp(game, "bloodsport")       ? bloodsport_voices
           : !strcmp(game, "gamblers-heart") ? gamblers_heart_voices
           : !strcmp(game, "texarkana")      ? texarkana_voices
                                             : twenty_one_voices;
}
static char said[SAID_BYTES], rest[SAID_BYTES];

/* ---- Texts of the pack ---- */

/* A copy that lasts. */
static char *keep(const char *text, size_t n)
{
    static char bytes[1 << 20];
    static size_t used;
    char *at = bytes + used;
    if (used + n + 1 > sizeof bytes)
        exit(2);
    memcpy(at, text, n);
    at[n] = 0;
    used += n + 1;
    return at;
}

static void know_one(const char *text)
{
    if (strpbrk(text, "abcdefghijklmnopqrstuvwxyz") && x.known_count < KNOWN_MAX)
        x.known[x.known_count++] = text;
}

/* A text may begin small or large, go without its article, or stand with its first clause alone. */
static void know(const char *text)
{
    if (!text || !*text)
        return;
    size_t clause = strcspn(text, ":.,"), sentence = strcspn(text, ":.");
    know_one(text);
    know_one(text + 1);
    know_one(text + (strncmp(text, "The ", 4) ? 0 : 4));
    if (text[clause] && clause)
        know_one(keep(text + 1, clause - 1));
    if (text[sentence] && sentence > clause)
        know_one(keep(text + 1, sentence - 1));
}

/* Names of things that nobody has named yet, which no move can hold: "patron-7". */
static void know_placeholders(void)
{
    for (int t = 1; t < x.data->names_count; t++)
        for (int v = 0; v < x.data->names[t].count; v++) {
            const char *name = x.data->names[t].at[v];
            size_t n = name ? strlen(name) : 0;
            if (n < 2 || name[n - 1] < '0' || name[n - 1] > '9')
                continue;
            char *spaced = keep(name, n);
            for (char *p = spaced; *p; p++)
                *p = *p == '-' ? ' ' : *p;
            know_one(spaced);
        }
}

static void know_tree(const struct node *n)
{
    for (; n; n = n->next) {
        if (n->kind == NODE_SCALAR)
            know(n->text);
        know_tree(n->child);
    }
}

static int longer(const void *a, const void *b)
{
    size_t m = strlen(*(const char *const *)a), n = strlen(*(const char *const *)b);
    return (m < n) - (m > n);
}

/* Takes all texts of the pack out of `said`, into `rest`. */
static void without_pack(void)
{
    size_t used = strlen(said) + 1;
    memcpy(rest, said, used);
    for (int i = 0; i < x.known_count; i++) {
        size_t n = strlen(x.known[i]);
        for (char *at = rest; (at = strstr(at, x.known[i]));)
            memset(at, '_', n);
    }
}

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
    without_pack();
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
    text.labels = labels;
    text.map = TEXT_MAP_WORDS;
    return text;
}

/* ---- All that is said ---- */

static void check_labels(const struct match *match, const struct view *view,
                         const struct labels *labels)
{
    const struct words *w = x.game->words;
    struct options options;
    struct rng rng;
    struct move move;
    match_options(match, view->seat, &options);
    rng_seed(&rng, match->count, view->seat);
    for (uint32_t i = 0; i < options.count; i++) {
        struct options one = options;
        one.at[0] = options.at[i];
        one.count = 1;
        for (int k = 0; k < 3; k++) { /* some moves of each family */
            options_draw(&one, &rng, &move);
            struct text text = begin(labels);
            w->label(x.data, view, &move, &text);
            check("label", &text);
            for (int args = 0; w->begun && args <= options.at[i].args; args++) {
                text = begin(labels);
                w->begun(x.data, view, &move, args, &text);
                check("begun", &text);
                text = begin(labels);
                if (w->next && args < options.at[i].args)
                    w->next(x.data, view, &move, args, &text);
                check("next", &text);
            }
        }
    }
    /* moves that are not open, and why */
    for (int verb = 0; w->why_not && verb < x.game->verb_count; verb++)
        for (int k = 0; k < 4; k++) {
            move = (struct move){.seat = view->seat, .verb = (uint8_t)verb};
            for (int a = 0; a < ARGS_MAX && x.game->verbs[verb].arg[a].name; a++)
                move.arg[a] = (int32_t)rng_below(&rng, 8);
            if (options_allow(&options, &move))
                continue;
            struct text text = begin(labels);
            w->why_not(x.data, view, &move, &text);
            check("why_not", &text);
        }
}

static void check_seat(const struct match *match, int seat)
{
    static struct match_labels book;
    static struct view view;
    const struct words *w = x.game->words;
    match_view(match, seat, &view);
    match_labels(match, match->count, seat, &book);
    struct text text = begin(&book.labels);
    w->board(x.data, &view, &text);
    check("board", &text);
    text = begin(&book.labels);
    if (w->glance)
        w->glance(x.data, &view, &text);
    check("glance", &text);
    text = begin(&book.labels);
    if (w->sheet && seat < SEATS_MAX)
        w->sheet(x.data, &view, &text);
    check("sheet", &text);
    if (seat >= SEATS_MAX || !(match_turn(match) >> seat & 1))
        return;
    text = begin(&book.labels);
    if (w->besides)
        w->besides(x.data, &view, &text);
    check("besides", &text);
    text = begin(&book.labels);
    w->prompt(x.data, &view, &text);
    check("prompt", &text);
    check_labels(match, &view, &book.labels);
}

static void check_tell(const struct match *match, const struct state *before, int seat)
{
    static struct match_labels book;
    static struct view was, is;
    struct move move;
    redact(x.game, before, seat, &was);
    redact(x.game, &match->state, seat, &is);
    match_redact(match, &match->entry[match->count - 1], seat, &move);
    match_labels(match, match->count, seat, &book);
    struct text text = begin(&book.labels);
    x.game->words->tell(x.data, &was, &is, &move, &text);
    check("tell", &text);
}

static void check_terms(void)
{
    struct voice v = {0};
    char prefix[64];
    struct text text = begin(NULL);
    v.out = &text;
    voice_begin(&v, voices_of(x.game->name));
    size_t n = (size_t)snprintf(prefix, sizeof prefix, "%s-term-", x.game->name);
    for (int i = 0; i < VOICE_IDS && voice_has(&v, i); i++) {
        const char *id = voice_id(&v, i);
        if (strncmp(id, prefix, n) || strchr(id, '.'))
            continue;
        struct text told = begin(NULL);
        x.game->words->term(x.data, id + n, &told);
        check("term", &told);
    }
}

static void check_names(void)
{
    const struct words *w = x.game->words;
    static const char *const kinds[] = {"phase", "verb", "rule", "tally", "role"};
    struct text text;
    for (int t = 1; w->describe && t < x.data->names_count; t++)
        for (int v = 0; v < x.data->names[t].count; v++)
            if (x.data->names[t].at[v]) {
                text = begin(NULL);
                w->describe(x.data, t, v, &text);
                check("describe", &text);
                text = begin(NULL);
                w->term(x.data, x.data->names[t].at[v], &text);
                check("term", &text);
            }
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
    text = begin(NULL);
    w->named("game", x.game->name, &text);
    check("game", &text);
    for (int i = 0; i < x.game->policy_count; i++) {
        text = begin(NULL);
        w->named("bot", x.game->policies[i].name, &text);
        check("bot", &text);
    }
    for (size_t k = 0; k < sizeof kinds / sizeof *kinds; k++) {
        int count[] = {x.game->phase_count, x.game->verb_count, x.game->rule_count,
                       x.game->tally_count, 1};
        for (int i = 0; i < count[k]; i++) {
            text = begin(NULL);
            w->named(kinds[k],
                     k == 0   ? x.game->phases[i].name
                     : k == 1 ? x.game->verbs[i].name
                     : k == 2 ? x.game->rules[i].name
                     : k == 3 ? x.game->tallies[i].name
                              : x.game->role(0),
                     &text);
            check(kinds[k], &text);
        }
    }
}

/* ---- A match ---- */

static bool play(int seats, uint64_t seed)
{
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
        struct options options;
        struct move move;
        int seat = match_next(&match, (1u << seats) - 1);
        if (seat != SEAT_CHANCE && n % 7 == 0)
            for (int reader = 0; reader <= seats; reader++)
                check_seat(&match, reader < seats ? reader : SEAT_WATCHER);
        match_view(&match, seat, &view);
        match_options(&match, seat, &options);
        bool random = seed % 2 == 0; /* every second match: what no bot does */
        if (random && seat != SEAT_CHANCE) {
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
        for (int reader = 0; good && reader <= seats; reader++)
            check_tell(&match, &before, reader < seats ? reader : SEAT_WATCHER);
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

/* What is wrong with a character of the game that has nothing, for a reader of this language. */
static void check_character(void)
{
    struct node none = {.kind = NODE_MAP, .key = "abilities"},
                named = {.kind = NODE_SCALAR, .key = "game", .text = x.game->name, .next = &none},
                file = {.kind = NODE_MAP, .child = &named};
    struct complaint wrong = {.language = x.language};
    struct kept_character made;
    struct text text = begin(NULL);
    if (!x.game->characters)
        return;
    if (x.game->characters->read(x.data, x.rules, &file, &made, &wrong))
        complain("a character of nothing is read", "character", said);
    text_put(&text, wrong.what);
    check("character", &text);
}

/* Lists what was never said, but for ids that the file names. */
static void list_unseen(const char *path)
{
    static char excused[65536];
    struct voice v = {0};
    char bytes[8];
    struct text none = text_over(bytes, sizeof bytes);
    FILE *f = fopen(path, "r");
    size_t n = f ? fread(excused, 1, sizeof excused - 1, f) : 0;
    excused[n] = 0;
    if (f)
        fclose(f);
    none.language = "xx";
    v.out = &none;
    voice_begin(&v, voices_of(x.game->name));
    for (int i = 0; i < VOICE_IDS && voice_has(&v, i); i++) {
        const char *id = voice_id(&v, i), *at = strstr(excused, id);
        size_t k = strlen(id);
        bool named = at && (at == excused || at[-1] == '\n') && (at[k] == ' ' || at[k] == '\n');
        if (!strchr(id, '.') && x.seen[i] == named && ++x.wrong)
            printf(named ? "%s is said: it needs no excuse\n" : "%s is never said\n", id);
    }
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
    for (int i = 0; i < x.game->source_count; i++)
        know_tree(x.game->sources[i].tree);
    know_placeholders();
    qsort(x.known, (size_t)x.known_count, sizeof *x.known, longer);
    check_names();
    check_character();
    bool good = true;
    for (int m = 0; good && m < matches; m++)
        good = play(x.game->seats_min + m / 2 % 2 * (x.game->seats_min < x.game->seats_max),
                    (uint64_t)m + 1);
    for (int i = 5; good && i < argc; i++)
        good = play_with(argv[i], matches);
    if (good && argc > 4)
        list_unseen(argv[4]);
    printf("%s: %d texts, %d wrong\n", x.game->name, x.checked, x.wrong);
    free(block);
    return !good || x.wrong || x.checked < 500;
}
