/* See plays.h. Matches are those of the lab, which a table deals from the same seed. */
#include "cli/plays.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/campaign.h"
#include "cli/crew.h"
#include "cli/played.h"
#include "cli/trial.h"
#include "table/native/sodium.h"

enum { SAID_BYTES = 1 << 16 };

/* ---- Watching ---- */

static void note(struct plays *p, size_t at, uint8_t *seen, int i)
{
    if (!seen[i])
        p->here[at + (size_t)i]++;
    seen[i] = 1;
}

/* What is named aloud is used as well. */
static void named(struct plays *p, int title)
{
    for (int i = 0; i < p->names; i++)
        if (p->name[i].at == p->texts.at[title])
            note(p, p->at_name, p->used, i);
}

static void said(void *arg, int text)
{
    struct plays *p = arg;
    if (text >= p->texts.titles)
        named(p, text);
    uint8_t *times = &p->said[text];
    if (*times < 2)
        p->here[(*times ? p->at_twice : p->at_told) + (size_t)text]++;
    *times = (uint8_t)(*times < 2 ? *times + 1 : 2);
}

static void looked_up(void *arg, int text)
{
    struct plays *p = arg;
    note(p, p->at_shown, p->seen, text);
}

static void shown(void *arg, int text)
{
    struct plays *p = arg;
    if (text >= p->texts.titles)
        named(p, text);
    looked_up(p, text);
}

static void used(struct plays *p, int table, int64_t value)
{
    for (int i = 0; i < p->names; i++)
        if (p->name[i].table == table && p->name[i].value == value)
            note(p, p->at_name, p->used, i);
}

static void used_shown(struct plays *p, int show, int table, int64_t value)
{
    if (show == SHOW_NAME)
        used(p, table, value);
    for (int bit = 0; show == SHOW_SET && bit < 64; bit++)
        if ((uint64_t)value >> bit & 1)
            used(p, table, bit);
}

static int64_t element(const struct state *s, const struct field *f, int i)
{
    uint64_t value = 0; /* little end first, as all machines that we build for */
    memcpy(&value, s->bytes + f->offset + i * f->width, f->width);
    return (int64_t)value;
}

static void names_of_state(struct plays *p, const struct state *s)
{
    for (int k = 0; k < p->game->field_count; k++) {
        const struct field *f = &p->game->fields[k];
        bool named = f->names && (f->show == SHOW_NAME || f->show == SHOW_SET);
        for (int i = 0; named && i < f->count; i++)
            used_shown(p, f->show, f->names, element(s, f, i));
    }
}

static void names_of_move(struct plays *p, const struct move *m)
{
    const struct verb_spec *verb = &p->game->verbs[m->verb];
    for (int i = 0; i < ARGS_MAX && verb->arg[i].name; i++)
        if (verb->arg[i].names)
            used_shown(p, verb->arg[i].show, verb->arg[i].names, m->arg[i]);
}

static void went(struct plays *p, int from, int to)
{
    for (int i = 0; i < p->pairs; i++)
        if (p->pair[i].from == from && p->pair[i].to == to)
            note(p, p->at_pair, p->went, i);
}

static void came_to(struct plays *p, int part)
{
    int kind = p->plot.part[part].kind;
    if (kind == PLOT_STORY) {
        for (int i = 0; i < p->plot.parts; i++)
            /* what is remembered, or is no story's, is of the whole play */
            if (!p->plot.part[i].kept && plays_story_of(&p->plot, i) >= 0)
                p->came[i] = 0;
        memset(p->went, 0, sizeof p->went);
        memset(p->bound, 0, sizeof p->bound);
        p->scene = -1;
    }
    note(p, p->at_part, p->came, part);
    if (kind != PLOT_SCENE && kind != PLOT_ENDING)
        return;
    went(p, p->scene, part);
    p->scene = part;
}

/* What everyone is told of the move, once all lies open. */
static void tell(struct plays *p, const struct state *after)
{
    static char bytes[SAID_BYTES];
    struct text out = text_over(bytes, sizeof bytes);
    struct view was, is;
    redact(p->game, &p->before, SEAT_CHANCE, &was);
    redact(p->game, after, SEAT_CHANCE, &is);
    p->game->words->tell(p->data, &was, &is, &p->move, &out);
    texts_find(&p->texts, bytes, said, p);
    for (int i = 0; p->game->words->with && p->game->words->with(p->data, &p->move, i); i++)
        texts_find(&p->texts, p->game->words->with(p->data, &p->move, i), looked_up, p);
}

/* Texts in JSON as they were. */
static void plain(char *s)
{
    char *to = s;
    for (; *s; s++)
        if (s[0] != '\\' || (s[1] != '"' && s[1] != '\\'))
            *to++ = *s;
        else
            *to++ = *++s;
    *to = 0;
}

static void board(struct plays *p, const struct state *after)
{
    static char bytes[SAID_BYTES];
    struct text out = text_over(bytes, sizeof bytes);
    struct view view;
    redact(p->game, after, SEAT_CHANCE, &view);
    p->game->words->board(p->data, &view, &out);
    if (p->game->words->facts) /* a page says more */
        p->game->words->facts(p->data, &view, &out);
    plain(bytes);
    texts_find(&p->texts, bytes, shown, p);
}

static void moved(struct plays *p, const struct state *after)
{
    struct plot_came came = {0};
    if (!p->moved)
        return;
    p->game->plot->came(p->data, &p->plot, &p->before, after, &p->move, &came);
    if (came.bound && p->scene >= 0)
        note(p, p->at_bound, p->bound, p->scene);
    for (int i = 0; i < came.count; i++)
        came_to(p, came.part[i]);
    for (uint64_t now = came.read & ~p->read; now; now &= now - 1)
        p->here[p->at_read +
                (size_t)plot_find(&p->plot, PLOT_FACT, -1, __builtin_ctzll(now))]++;
    p->read |= came.read;
    tell(p, after);
    names_of_move(p, &p->move);
    if (!came.count)
        return;
    names_of_state(p, after);
    board(p, after);
}

static void on_move(void *arg, const struct lab_setup *setup, const struct state *before,
                    const struct options *options, const struct move *move)
{
    struct plays *p = arg;
    (void)setup, (void)options;
    moved(p, before);
    p->moved = true;
    p->before = *before;
    p->move = *move;
}

static void on_over(void *arg, const struct lab_setup *setup, const struct lab_record *record,
                    const struct state *end)
{
    struct plays *p = arg;
    (void)setup, (void)record;
    moved(p, end);
    names_of_state(p, end);
}

/* What a seat reads before it moves. */
static void on_pick(void *arg, const struct lab_setup *setup, const struct lab_pick *pick)
{
    static char bytes[SAID_BYTES];
    struct plays *p = arg;
    const struct words *words = p->game->words;
    struct text out = text_over(bytes, sizeof bytes);
    (void)setup;
    if (pick->open < 2)
        return;
    words->prompt(p->data, pick->view, &out);
    if (words->besides)
        words->besides(p->data, pick->view, &out);
    words->label(p->data, pick->view, pick->move, &out);
    texts_find(&p->texts, bytes, shown, p);
}

/* The story of this set-up, where whoever runs the game chooses it. */
static bool on_steer(void *arg, const struct lab_setup *setup, const struct view *view,
                     const struct options *options, struct move *out)
{
    const struct plays *p = arg;
    int story = (int)(setup - p->setup) % p->stories;
    return p->game->plot->choose && p->game->plot->choose(view, story, out) &&
           options_allow(options, out);
}

void plays_evening(struct plays *p)
{
    p->moved = false;
    p->scene = -1;
    memset(p->said, 0, sizeof p->said);
}

void plays_begin(struct plays *p, int64_t *totals)
{
    plays_evening(p);
    p->here = totals;
    p->read = 0;
    memset(p->came, 0, sizeof p->came);
    memset(p->went, 0, sizeof p->went);
    memset(p->bound, 0, sizeof p->bound);
    memset(p->seen, 0, sizeof p->seen);
    memset(p->used, 0, sizeof p->used);
}

static int play(void *arg, long long match, int64_t *totals)
{
    struct plays *p = arg;
    struct lab_record record;
    plays_begin(p, totals);
    lab_play(&p->setup[match % p->setups], p->seed + match / p->setups, &p->watch, &record);
    return 0;
}

/* ---- Set-ups: every story at every size of table ---- */

static int refuse(const char *why)
{
    return fail("These rules cannot be played: %s.", why);
}

static int add_setup(struct plays *p, int story, int seats)
{
    const struct sitting *s = &p->sitting;
    struct lab_setup *setup = &p->setup[p->setups];
    struct state state;
    *setup = (struct lab_setup){.game = p->game, .data = p->data, .rules = s->head.rules,
                                .seats = seats, .data_hash = log_head_key(&s->head),
                                .hash = &hash_sodium, .now_ms = child_now};
    if (story >= 0 && p->game->plot->story_rule >= 0)
        setup->rules.value[p->game->plot->story_rule] = p->game->plot->story_first + story;
    for (int seat = 0; seat < seats; seat++) {
        int as = seat < s->head.seats ? seat : s->head.seats - 1;
        setup->bot[seat] = (struct lab_bot){s->seat[as].policy, s->seat[as].think.playouts,
                                            s->seat[as].think.ms};
    }
    const char *wrong = p->game->init(p->data, &setup->rules, seats, &state);
    p->setups++;
    return wrong ? refuse(wrong) : 0;
}

static int add_setups(struct plays *p, bool sized)
{
    const struct game_plot *plot = p->game->plot;
    static const int sizes[PLAYS_SIZES_MAX] = {3, 2, 5};
    int result = 0;
    while (plot_find(&p->plot, PLOT_STORY, -1, p->stories) >= 0)
        p->stories++;
    if (!p->stories)
        return fail("%s: there is no story in it to play.", p->path);
    bool chosen = plot->story_rule >= 0 &&
                  p->sitting.head.rules.value[plot->story_rule] >= plot->story_first;
    for (int i = 0; i < PLAYS_SIZES_MAX && sized; i++)
        if (sizes[i] >= p->game->seats_min && sizes[i] <= p->game->seats_max)
            p->size[p->sizes++] = sizes[i];
    if (!sized)
        p->size[p->sizes++] = p->sitting.head.seats;
    for (int i = 0; i < p->sizes && !result; i++)
        for (int k = 0; k < (chosen ? 1 : p->stories) && !result; k++)
            result = add_setup(p, chosen ? -1 : k, p->size[i]);
    return result;
}

/* ---- From beginning to end ---- */

static int read_sitting(struct plays *p, const struct args *args, const char *path)
{
    static const struct option_spec taken[] = {
        {"seats", "LIST", ""}, {"rules", "LIST", ""}, {"pack", "FILE", ""}, {NULL, NULL, NULL},
    };
    static const struct command command = {.name = "pack", .usage = "GAME", .words_min = 1,
                                           .words_max = 1, .options = taken};
    struct args own = {.command = &command, .word = {args->word[0]}, .words = 1};
    const char *values[] = {args_get(args, "seats"), args_get(args, "rules"), path};
    for (size_t i = 0; i < sizeof values / sizeof *values; i++) {
        own.given[i] = values[i];
        own.value[i] = values[i];
    }
    int result = sitting_read(&p->sitting, &own, "careful,careful,careful");
    for (int seat = 0; !result && seat < p->sitting.head.seats; seat++)
        if (p->sitting.seat[seat].kind != SEAT_BOT)
            result = fail("Every seat needs a bot here.");
    /* which says by what hash of the pack chance is dealt, and refuses what cannot be played */
    return result ? result : sitting_deal(&p->sitting, p->seed);
}

static void lay_out(struct plays *p)
{
    size_t parts = (size_t)p->plot.parts, texts = (size_t)p->texts.count;
    p->at_read = p->at_evenings + 1;
    p->at_part = p->at_read + parts;
    p->at_bound = p->at_part + parts;
    p->at_pair = p->at_bound + parts;
    p->at_told = p->at_pair + (size_t)p->pairs;
    p->at_twice = p->at_told + texts;
    p->at_shown = p->at_twice + texts;
    p->at_name = p->at_shown + texts;
    p->numbers = p->at_name + (size_t)p->names;
}

/* What anyone may look up at any time. */
static void describe_all(struct plays *p)
{
    static char bytes[SAID_BYTES];
    p->here = p->totals;
    for (int table = 1; table < p->data->names_count; table++)
        for (int value = 0; value < p->data->names[table].count; value++) {
            struct text out = text_over(bytes, sizeof bytes);
            p->game->words->describe(p->data, table, value, &out);
            texts_find(&p->texts, bytes, looked_up, p);
        }
}

int plays_open(struct plays *p, const struct args *args, const char *path, long long plays)
{
    memset(p, 0, sizeof *p);
    p->game = game_named(args->word[0]);
    if (!p->game)
        return EXIT_BAD;
    if (!p->game->plot)
        return fail("%s tells no story that bots could play through. Leave out --plays and "
                    "--map.",
                    p->game->title);
    p->plays = plays;
    p->seed = 1;
    p->jobs = trial_processors();
    if (args_number(args, "seed", 0, LLONG_MAX - 64LL * PLAYS_MAX, &p->seed) ||
        args_number(args, "jobs", 1, CREW_MAX, &p->jobs) || read_sitting(p, args, path))
        return EXIT_BAD;
    p->data = &p->sitting.own_pack.data;
    p->tree = p->sitting.own_pack.tree.root;
    p->path = path ? path : p->game->sources[0].name;
    for (int i = 0; i < p->game->source_count && !p->tree; i++)
        if (!memcmp(p->game->sources[i].sha256, p->sitting.own_pack.sha256, HASH_BYTES))
            p->tree = p->game->sources[i].tree;
    p->campaign = p->game->carry && campaign_evening(p->game, &p->sitting.head.rules) == 1;
    p->watch = (struct lab_watch){on_steer, on_pick, on_move, on_over, p};
    plays_read(p);
    lay_out(p);
    p->totals = calloc(p->numbers, sizeof *p->totals);
    if (!p->totals)
        return fail("There is not enough memory.");
    /* one table plays on from evening to evening */
    return add_setups(p, !args_has(args, "seats") && !p->campaign);
}

int plays_run(struct plays *p)
{
    const struct crew crew = {.matches = p->plays,
                              .jobs = (int)p->jobs,
                              .numbers = p->numbers,
                              .progress = true,
                              .interrupted = played_guard(),
                              .arg = p,
                              .play = p->campaign ? plays_evenings : play};
    describe_all(p);
    return crew_run(&crew, p->totals, &p->done);
}

void plays_close(struct plays *p)
{
    sitting_close(&p->sitting);
    free(p->totals);
    p->totals = NULL;
}
