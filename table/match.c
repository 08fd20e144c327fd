/* One match as a list of entries. What is always true: whoever asks for a move to be made gets it
 * made whole or refused with nothing changed. */
#include "table/match.h"

#include <string.h>

#include "table/names.h"
#include "table/powers.h"
#include "table/reason.h"
#include "table/removed.h"
#include "table/spoken.h"
#include "table/waivers.h"

uint32_t match_capacity(const struct game *game)
{
    /* Undo may play a match's moves again; as many entries once more, and some for short games. */
    return 2 * game->moves_max + 256 + SAYS_MAX;
}

/* What a game's tables promise of names and texts. */
static bool words_sound(const struct game *game, const struct data *data)
{
    bool sound = game->label_count <= LABELS_MAX && (!game->label_count || game->label_live);
    for (int k = 0; sound && k < game->label_count; k++) {
        const struct label_spec *label = &game->labels[k];
        const struct names *names = names_of(data, label->names);
        sound = label->count <= THINGS_MAX && names && label->first + label->count <= names->count;
    }
    for (int v = 0; sound && v < game->verb_count; v++) {
        const struct verb_spec *verb = &game->verbs[v];
        int labels = 0;
        for (int a = 0; a < ARGS_MAX && verb->arg[a].name; a++) {
            const struct arg_spec *arg = &verb->arg[a];
            labels += arg->open;
            sound = sound && (!arg->open || (codec_is_label(game, arg) && !arg->secret));
        }
        sound = sound && labels <= 1;
        if (verb->text == TEXT_SHOWN)
            sound =
                sound && verb->arg[0].name && verb->arg[1].name && verb->shows < game->verb_count;
    }
    return sound;
}

bool match_start(struct match *match, const struct game *game, const struct data *data,
                 const struct rules *rules, int seats, struct entry *entry, uint32_t capacity,
                 struct text *why)
{
    memset(match, 0, offsetof(struct match, state) + game->state_size);
    if (seats < game->seats_min || seats > game->seats_max) {
        text_format(why, "%s has ", game->name);
        text_seats(game, why);
        text_format(why, " seat%s, not %d", game->seats_max > 1 ? "s" : "", seats);
        return false;
    }
    ENSURE(words_sound(game, data));
    match->game = game;
    match->data = data;
    match->rules = *rules;
    digest_form_new(game, &match->digest);
    match->seats = seats;
    match->entry = entry;
    match->capacity = capacity;
    const char *wrong = game->init(data, rules, seats, &match->state);
    if (wrong)
        text_put(why, wrong);
    return !wrong;
}

uint32_t match_turn(const struct match *match)
{
    return match->game->turn(match->data, &match->state);
}

uint32_t match_asked(const struct match *match)
{
    return game_asked(match->game, match->data, &match->state);
}

bool match_over(const struct match *match)
{
    return !match_turn(match);
}

bool match_sealed(const struct match *match)
{
    return match->game->sealed && match_over(match) &&
           match->game->sealed(match->data, &match->state);
}

const struct phase_spec *match_phase(const struct match *match)
{
    return &match->game->phases[match->game->phase(match->data, &match->state)];
}

void match_view(const struct match *match, int seat, struct view *out)
{
    redact(match->game, &match->state, seat, out);
}

void match_options(const struct match *match, int seat, struct options *out)
{
    struct view view;
    options_clear(out);
    if (match->waits || seat < 0 || seat > SEAT_CHANCE || !(match_turn(match) >> seat & 1))
        return;
    match_view(match, seat, &view);
    match->game->options(match->data, &view.state, seat, out);
}

/* The reason, in the words by which the seat knows things; `label`: of the move's new thing, or
 * NULL. */
static void why_not(const struct match *match, const struct view *view,
                    const struct options *options, const struct move *move, const char *label,
                    struct text *why)
{
    struct match_labels book;
    const struct labels *before = why->labels;
    if (match->game->label_count) {
        match_labels(match, match->count, move->seat, &book);
        label_put(match, &book, move, label);
        why->labels = &book.labels;
    }
    why_not_open(match, view, options, move, why);
    why->labels = before;
}

/* Whether the move passes in a window in which nothing could have helped: all know that. */
static bool passes_idly(const struct match *match, const struct view *view, const struct move *move)
{
    const struct words *words = match->game->words;
    struct move pass;
    bool matters;
    return move->seat < SEATS_MAX && words && words->window &&
           words->window(match->data, view, &pass, &matters) && !matters && move_equal(&pass, move);
}

static bool may(const struct match *match, const struct move *move, const struct said *said,
                const char *label, bool *idle, struct text *why)
{
    struct options options;
    struct view view;
    *idle = false;
    if (said->waived)
        return waivers_allow(match, move, why);
    if (match_corrects(match, move))
        return powers_allow(match, move, why);
    match_view(match, move->seat, &view);
    if (!(match->game->turn(match->data, &view.state) >> move->seat & 1)) {
        why_not_turn(match, &view, move->seat, why);
        return false;
    }
    options_clear(&options);
    match->game->options(match->data, &view.state, move->seat, &options);
    if (options_allow(&options, move)) {
        *idle = passes_idly(match, &view, move);
        return true;
    }
    why_not(match, &view, &options, move, label, why);
    return false;
}

static bool is_move(const struct match *match, const struct move *move, struct text *why)
{
    bool seat = move->seat < match->seats || move->seat == SEAT_CHANCE;
    if (seat && move->verb < match->game->verb_count)
        return true;
    return seat ? reason(why, WHY_NO_MOVE()) : reason(why, WHY_NO_SEAT());
}

/* The seats, and the watcher, that may read the whole move. */
static uint16_t seen_by(const struct match *match, const struct move *move)
{
    uint16_t seen = 1u << SEAT_CHANCE;
    for (int seat = 0; seat <= SEAT_WATCHER; seat++) {
        struct move told;
        if (seat >= match->seats && seat != SEAT_WATCHER)
            continue;
        move_redact(match->game, match->data, &match->state, move, seat, &told);
        if (move_equal(&told, move))
            seen |= (uint16_t)(1u << seat);
    }
    return seen;
}

/* Whether anyone but the mover, the watcher included, came to know something by a move. Who looks
 * on while somebody plays alone does not count: there is nobody to tell, and else a card laid open
 * could never be taken back. */
static bool told_others(const struct match *match, int mover, const struct state *before)
{
    bool told = false;
    for (int seat = 0; seat <= SEAT_WATCHER && match->seats > 1; seat++)
        if (seat != mover && (seat < match->seats || seat == SEAT_WATCHER))
            told = told || state_tells(match->game, before, &match->state, seat);
    return told;
}

bool match_has_room(const struct match *match, struct text *why)
{
    if (match->count < match->capacity)
        return true;
    return reason(why, WHY_FULL());
}

bool match_play(struct match *match, const struct move *move, struct text *why)
{
    return match_play_said(match, move, &(struct said){0}, why);
}

/* All that speaks against a move, before anything is changed; `move` gets the thing that is
 * meant. */
static bool would(const struct match *match, struct move *move, const struct said *said,
                  struct naming *naming, bool *idle, struct text *why)
{
    const char *text = move->seat == SEAT_CHANCE ? NULL : said->text;
    return is_move(match, move, why) && said_is_good(match, move, said, why) &&
           label_settle(match, said, move, naming, why) &&
           may(match, move, said, naming->label, idle, why) && match_has_room(match, why) &&
           words_have_room(match, words_are_secret(match, move), text, naming->label, why);
}

bool match_would(const struct match *match, const struct move *given, const struct said *said,
                 struct move *made, bool *names_new, struct text *why)
{
    struct naming naming;
    bool idle;
    *made = *given;
    if (!would(match, made, said, &naming, &idle, why))
        return false;
    *names_new = naming.is_new;
    return true;
}

bool match_play_said(struct match *match, const struct move *given, const struct said *said,
                     struct text *why)
{
    struct options options;
    struct move move = *given;
    struct naming naming;
    bool idle;
    if (!would(match, &move, said, &naming, &idle, why))
        return false;
    bool chance = move.seat == SEAT_CHANCE, secret = words_are_secret(match, &move);
    const char *text = chance ? NULL : said->text;
    struct entry *entry = &match->entry[match->count];
    *entry = (struct entry){.move = move, .parent = match->head, .draw = NO_DRAW};
    entry->seen = seen_by(match, &move);
    entry->idle = idle;
    entry->waived = said->waived;
    entry->names_new = naming.is_new;
    entry->named = naming.is_new ? match->count + 1 : match_named(match, match->head);
    bool drawn = false;
    if (chance) {
        match_options(match, SEAT_CHANCE, &options);
        drawn = options_size(&options) > 1;
    }
    int phase = match->game->phase(match->data, &match->state);
    struct state before;
    state_copy(match->game, &before, &match->state);
    const char *wrong = NULL;
    if (game_hides(match->game) && !match_corrects(match, &move) && !said->waived)
        wrong = game_play(match->game, match->data, &match->state, &move);
    else /* the view in which it is open is the state */
        match->game->apply(match->data, &match->state, &move);
    if (wrong) {
        text_put(why, wrong);
        return false;
    }
    entry->told = !chance && told_others(match, move.seat, &before);
    entry->label = naming.known;
    words_keep(match, entry, secret, text, naming.label);
    if (chance)
        entry->text = words_shown(match, &move);
    if (drawn)
        entry->draw = match->draws++;
    match->powers += match_corrects(match, &move);
    match->waived += said->waived;
    match->head = ++match->count;
    if (match->game->phase(match->data, &match->state) != phase)
        match->phase_from = match->count;
    return true;
}

/* ---- What a seat gets of it ---- */

void match_payoff(const struct match *match, int32_t *out)
{
    memset(out, 0, SEATS_MAX * sizeof *out);
    match->game->payoff(match->data, &match->state, out);
}

void match_redact(const struct match *match, const struct entry *entry, int seat, struct move *out)
{
    const struct verb_spec *verb = &match->game->verbs[entry->move.verb];
    *out = entry->move;
    for (int a = 0; a < ARGS_MAX && verb->arg[a].name; a++)
        if (verb->arg[a].secret && !(entry->seen >> seat & 1))
            out->arg[a] = ARG_HIDDEN;
}

void match_entry_members(const struct match *match, uint32_t n, int seat, struct text *out)
{
    const struct entry *entry = &match->entry[n - 1];
    const char *text = match_text(match, entry, seat), *label = match_label(match, entry);
    text_put(out, "\"n\":");
    text_int(out, n);
    if (entry->undo) {
        text_put(out, ",\"do\":\"undo\",\"to\":");
        text_int(out, entry->to);
        text_put(out, entry->mastered ? ",\"by\":0" : "");
    } else if (entry->denied) {
        char bytes[MOVE_TEXT_BYTES];
        struct text move = text_over(bytes, sizeof bytes);
        codec_act_text(match->game, match->data, &entry->move, &move);
        text_format(out, ",\"seat\":%d,\"do\":\"denied\",\"move\":", entry->move.seat);
        codec_string_json(bytes, out);
    } else if (entry->say) {
        text_format(out, ",\"seat\":%d,\"do\":\"say\"", entry->move.seat);
        if (entry->mark)
            text_format(out, ",\"mark\":%d", (int)entry->mark);
    } else {
        struct move told;
        match_redact(match, entry, seat, &told);
        text_char(out, ',');
        codec_move_members(match->game, match->data, &told, out);
    }
    if (label) {
        text_put(out, ",\"label\":");
        codec_string_json(label, out);
    }
    if (text) {
        text_put(out, ",\"text\":");
        codec_string_json(text, out);
    }
    text_put(out, entry->late     ? ",\"note\":\"" ENTRY_LATE "\""
                  : entry->agreed ? ",\"note\":\"" ENTRY_AGREED "\""
                  : entry->waived ? ",\"note\":\"" ENTRY_WAIVED "\""
                                  : "");
}
