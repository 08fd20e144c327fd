/* What a server says to its guests. What is always true: a message is believed only in the form
 * that docs/protocol.md gives it; what is missing changes nothing. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/guest.h"
#include "cli/guest_more.h"
#include "cli/result.h"
#include "table/names.h"
#include "table/remark.h"
#include "table/wire.h"
#include "tui/guide.h"
#include "tui/input.h"
#include "tui/language.h"
#include "tui/said.h"
#include "tui/say.h"

/* ---- Parts of a message ---- */

const char *guest_member(const struct node *map, const char *key)
{
    const struct node *node = map ? node_get(map, key) : NULL;
    return node && node->kind == NODE_SCALAR && node->quoted ? node->text : NULL;
}

static bool is(const struct node *map, const char *key, const char *value)
{
    const char *text = guest_member(map, key);
    return text && !strcmp(text, value);
}

bool guest_number(const struct node *map, const char *key, int64_t *out)
{
    const struct node *node = map ? node_get(map, key) : NULL;
    char *end;
    if (!node || node->kind != NODE_SCALAR || node->quoted || !*node->text)
        return false;
    *out = strtoll(node->text, &end, 10);
    return !*end;
}

static bool is_true(const struct node *map, const char *key)
{
    const struct node *node = map ? node_get(map, key) : NULL;
    return node && node->kind == NODE_SCALAR && !node->quoted && !strcmp(node->text, "true");
}

static int seat_of(const struct guest *guest, const struct node *map)
{
    int64_t seat;
    bool good = guest_number(map, "seat", &seat) && seat >= 0 && seat < guest->head.seats;
    return good ? (int)seat : -1;
}

static void wrong(struct guest *guest, const char *why)
{
    guest->wrong = true;
    snprintf(guest->why, sizeof guest->why, "%s", why);
}

/* Printed above what is being typed. */
static void tell(const char *text)
{
    input_above();
    say(text);
}

/* ---- Hello ---- */

static void hear_hello(struct guest *guest, const struct node *message)
{
    char mine[17];
    struct text layout = text_over(mine, sizeof mine);
    int64_t protocol = 0;
    const struct node *who = node_get(message, "who");
    const char *commit = guest_member(message, "commit");
    if (!guest_number(message, "protocol", &protocol) || protocol != WIRE_VERSION) {
        wrong(guest, "The server speaks another version of the protocol than this croupier.");
        return;
    }
    text_digest(mirror_layout(guest->head.game, guest->match.data), &layout);
    if (!is(message, "layout", mine)) {
        snprintf(guest->why, sizeof guest->why,
                 "The server's croupier (%.32s) keeps this game otherwise than this one (%s). Join "
                 "with the same version, or in a browser.",
                 *guest->head.by ? guest->head.by : "older", CROUPIER_VERSION);
        guest->wrong = true;
        return;
    }
    guest->seat = seat_of(guest, message);
    guest->seat = guest->seat < 0 ? SEAT_WATCHER : guest->seat;
    snprintf(guest->commit, sizeof guest->commit, "%s", commit ? commit : "");
    for (const struct node *at = who ? who->child : NULL; at; at = at->next) {
        int seat = seat_of(guest, at);
        const char *name = guest_member(at, "name");
        if (seat >= 0 && is_true(at, "bot"))
            snprintf(guest->person[seat].name, PERSON_NAME_BYTES, "%s", name ? name : "");
        else if (seat >= 0 && guest->person[seat].is == PERSON_BOT)
            guest->person[seat].is = PERSON_HERE; /* until more is known */
    }
    guest->undo_of = guest->waive_id = -1; /* until it is told that somebody still asks */
    guest->hello = true;
}

/* ---- Who is there ---- */

/* As the story calls the seat, "Ada Vane"; "Gambler 1" where it has no name for it yet. */
static void seat_called(const struct guest *guest, int seat, char *bytes, size_t size)
{
    const struct words *words = guest->head.game->words;
    struct match_labels book;
    struct view view;
    struct text text = language_text(bytes, size);
    if (guest->turned && words && words->speaker) {
        match_view(&guest->match, guest->seat, &view);
        match_labels(&guest->match, guest->match.count, guest->seat, &book);
        text.labels = &book.labels;
        words->speaker(guest->match.data, &view, seat, &text);
    }
    if (!text.used)
        result_seat(guest->head.game, seat, bytes, size);
}

void guest_who(const struct guest *guest, int seat, struct text *out)
{
    char bytes[128];
    seat_called(guest, seat, bytes, sizeof bytes);
    const struct person *person = &guest->person[seat];
    if (person->name[0] && person->is == PERSON_BOT)
        text_format(out, "%s (%s)", bytes, person->name);
    else if (person->name[0] && person->is != PERSON_LEFT)
        text_format(out, "%s (%s)", person->name, bytes);
    else
        text_put(out, bytes);
}

static void tell_change(const struct guest *guest, int seat, const struct person *before)
{
    const struct person *now = &guest->person[seat];
    char who[256], role[64];
    struct text text = language_text(who, sizeof who);
    guest_who(guest, seat, &text);
    result_seat(guest->head.game, seat, role, sizeof role);
    if (strcmp(before->name, now->name) != 0 && now->name[0])
        tell(language_say(TELL_CALLED(.seat = role, .name = now->name)));
    if (strcmp(before->bot, now->bot) != 0 && now->bot[0])
        tell(language_say(TELL_LENT(.who = who, .bot = now->bot)));
    else if (strcmp(before->bot, now->bot) != 0)
        tell(language_say(TELL_BACK(.who = who)));
    if (before->is == now->is)
        return;
    if (now->is == PERSON_LEFT)
        tell(language_say(TELL_LEFT(.who = now->name[0] ? now->name : role, .seat = role)));
    else if (now->is == PERSON_OPEN)
        tell(language_say(TELL_FREED(.seat = role)));
    else if (before->is == PERSON_OPEN || before->is == PERSON_LEFT)
        tell(language_say(TELL_SITS(.who = who)));
    else if (now->is == PERSON_HERE)
        tell(language_say(TELL_COMES(.who = who)));
    else
        tell(language_say(TELL_GOES(.who = who)));
}

static void hear_people(struct guest *guest, const struct node *message, bool loud)
{
    const struct node *people = node_get(message, "people");
    for (const struct node *at = people ? people->child : NULL; at; at = at->next) {
        int seat = seat_of(guest, at);
        const char *name = guest_member(at, "name"), *bot = guest_member(at, "bot");
        if (seat < 0)
            continue;
        struct person before = guest->person[seat], *now = &guest->person[seat];
        const char *left = guest_member(at, "left");
        now->is = is(at, "is", "here")   ? PERSON_HERE
                  : is(at, "is", "away") ? PERSON_AWAY
                  : left                 ? PERSON_LEFT
                                         : PERSON_OPEN;
        snprintf(now->name, sizeof now->name, "%s", name ? name : left ? left : "");
        snprintf(now->bot, sizeof now->bot, "%s", bot ? bot : "");
        if (guest->people_told && loud && seat != guest->seat)
            tell_change(guest, seat, &before);
    }
    guest->people_told = true;
    bool gathers = is_true(message, "gathers");
    if (gathers != guest->gathers)
        tell(gathers ? language_say(TELL_GATHERS()) : language_say(TELL_BEGINS()));
    guest->gathers = gathers;
}

/* Somebody else came with the invitation of this seat. */
static void hear_seats(struct guest *guest, const struct node *message, bool loud)
{
    const struct node *seats = node_get(message, "seats");
    for (const struct node *at = seats ? seats->child : NULL; at; at = at->next) {
        int64_t tried = 0;
        if (seat_of(guest, at) != guest->seat || !guest_number(at, "tried", &tried))
            continue;
        if (loud && tried > guest->tried)
            tell(language_say(TELL_TRIED()));
        guest->tried = tried;
    }
}

/* ---- Clocks ---- */

/* "0:45", "24:00:00". */
static void put_time(int64_t ms, struct text *out)
{
    int seconds = (int)((ms + 999) / 1000), minutes = seconds / 60;
    if (minutes >= 60)
        text_format(out, "%d:%d", minutes / 60, minutes / 10 % 6);
    text_format(out, "%d:%d%d", minutes >= 60 ? minutes % 10 : minutes, seconds / 10 % 6,
                seconds % 10);
}

/* Said when mine starts, or has more than it was last said to have: a new decision. */
static void hear_clock(struct guest *guest, const struct node *message)
{
    const struct node *clocks = node_get(message, "clocks");
    char time[24];
    struct text text = text_over(time, sizeof time);
    int64_t by = -1, left = 0, match = 0, ms = -1;
    bool paused = guest_number(message, "paused", &by) && by >= 0 && by < guest->head.seats;
    for (const struct node *at = clocks ? clocks->child : NULL; at; at = at->next)
        if (seat_of(guest, at) == guest->seat && is_true(at, "runs") &&
            guest_number(at, "left", &left) && guest_number(at, "match", &match))
            ms = left + match;
    if (paused != guest->paused && paused) {
        char who[128];
        struct text name = language_text(who, sizeof who);
        guest_who(guest, (int)by, &name);
        tell(language_say(TELL_CLOCKS_STOPPED(.who = who)));
    } else if (paused != guest->paused) {
        tell(language_say(TELL_CLOCKS_GO()));
    }
    guest->paused = paused;
    put_time(ms, &text);
    if (ms > guest->clock_ms)
        tell(language_say(TELL_CLOCK(.time = time)));
    guest->clock_ms = ms;
}

/* ---- The story ---- */

void guest_line(struct guest *guest, const char *text)
{
    if (guest->lines == guest->line_room) {
        guest->line_room = guest->line_room ? 2 * guest->line_room : 256;
        guest->line = realloc(guest->line, guest->line_room * sizeof *guest->line);
        ENSURE(guest->line);
    }
    guest->line[guest->lines] = strdup(text);
    ENSURE(guest->line[guest->lines]);
    guest->lines++;
}

/* Words stand in the name of who said them, as in a match that is played here. */
static void put_words(const struct guest *guest, const struct node *at, struct text *line)
{
    const char *words = guest_member(at, "words"), *by = guest_member(at, "by");
    int seat = seat_of(guest, at);
    if (!words)
        return;
    if (line->used && line->at[line->used - 1] != '\n')
        text_char(line, '\n');
    if (is_true(at, "only")) {
        language_put(line, PART_ONLY_YOU());
    } else {
        if (by)
            text_put(line, by);
        else if (seat >= 0)
            guest_who(guest, seat, line);
        text_char(line, ':');
    }
    text_char(line, ' ');
    for (; *words; words++) {
        text_char(line, *words);
        text_put(line, *words == '\n' ? "    " : "");
    }
}

/* "Gambler 2 (Mother Tally): As reckoned." */
static void put_remark(const struct guest *guest, int seat, const char *words, struct text *line)
{
    char role[64];
    result_seat(guest->head.game, seat, role, sizeof role);
    if (line->used && line->at[line->used - 1] != '\n')
        text_char(line, '\n');
    text_format(line, "%s (", role);
    remark_name(guest->head.game, guest->head.seat_name[seat], line);
    text_format(line, "): %s", words);
}

/* A line of the story: its n, its messages as name, text and slots, and what else there is to it
 * (docs/protocol.md, The story). `over`: the match's last. */
static void hear_line(struct guest *guest, const struct node *at, bool over)
{
    static char bytes[32768];
    char words[512];
    struct text line = language_text(bytes, sizeof bytes);
    struct text said = language_text(words, sizeof words);
    const struct node *n = at->child, *more = NULL;
    int64_t to = 0, entry = n ? strtoll(n->text ? n->text : "0", NULL, 10) : 0;
    int by = -1;
    for (const struct node *of = n ? n->next : NULL; of; of = of->next) {
        const struct node *id = of->child, *text = id ? id->next : NULL;
        more = of->kind == NODE_MAP ? of : NULL;
        if (of->kind != NODE_LIST || !text || !text->text || !id->text)
            continue;
        const struct node *who = text->next;
        text_put(&line, text->text);
        if (!guest->quiet && !said.used && who && who->kind == NODE_SCALAR && !who->quoted &&
            *who->text >= '0' && *who->text <= '9')
            remark_on(guest->head.game, &guest->head, (uint32_t)entry, id->text,
                      (int)strtol(who->text, NULL, 10), &by, &said);
    }
    if (more && guest_member(more, "text"))
        text_put(&line, guest_member(more, "text"));
    if (more && guest_member(more, "words") && !is_true(more, "only")) {
        memmove(guest->spoken + 1, guest->spoken, sizeof guest->spoken - sizeof *guest->spoken);
        guest->spoken[0] = (uint32_t)entry;
    }
    put_words(guest, more, &line);
    if (over && !guest->quiet && !said.used)
        remark_over(guest->head.game, &guest->head, &by, &said);
    if (said.used && !(more && guest_number(more, "to", &to)))
        put_remark(guest, by, words, &line);
    if (line.used)
        guest_line(guest, bytes);
}

/* "Player 0: deal to=1 card=queen": in a game that has no words the moves tell themselves. */
static void hear_event(struct guest *guest, const struct node *event)
{
    char bytes[1024];
    struct text line = language_text(bytes, sizeof bytes);
    const char *verb = guest_member(event, "do");
    int seat = is(event, "seat", "chance") ? SEAT_CHANCE : seat_of(guest, event);
    if (!verb || !strcmp(verb, "say") || !strcmp(verb, "undo") || seat < 0)
        return; /* the story has these */
    codec_seat_text(guest->head.game, seat, &line);
    text_format(&line, ": %s", verb);
    for (const struct node *at = event->child; at; at = at->next)
        if (at->key && at->kind == NODE_SCALAR && strcmp(at->key, "n") != 0 &&
            strcmp(at->key, "seat") != 0 && strcmp(at->key, "do") != 0 &&
            strcmp(at->key, "note") != 0)
            text_format(&line, " %s=%s", at->key, at->text);
    guest_line(guest, bytes);
}

static void hear_events(struct guest *guest, const struct node *message)
{
    const struct words *words = guest->head.game->words;
    const struct node *events = node_get(message, "events");
    for (const struct node *at = events && !(words && words->tell) ? events->child : NULL; at;
         at = at->next)
        hear_event(guest, at);
}

/* ---- Turns ---- */

static void hear_labels(struct guest *guest, const struct node *labels)
{
    mirror_forget(&guest->match);
    for (const struct node *of = labels ? labels->child : NULL; of; of = of->next)
        for (const struct node *at = of->child; at; at = at->next) {
            const char *name = guest_member(at, "name");
            if (name && at->key && of->key)
                mirror_named(&guest->match, guest->seat, of->key, at->key, name,
                             guest_member(at, "said"));
        }
}

static void hear_end(struct guest *guest, const struct node *message)
{
    const struct node *payoff = node_get(message, "payoff");
    int seat = 0;
    guest->ended = true;
    guest->stopped = is(message, "end", "stopped");
    guest->sealed = is_true(message, "sealed");
    guest->committed = node_get(message, "fair");
    for (const struct node *at = payoff ? payoff->child : NULL; at && seat < SEATS_MAX;
         at = at->next)
        guest->payoff[seat++] = (int32_t)strtol(at->text ? at->text : "0", NULL, 10);
}

/* What was only said leaves the table as it was. */
static bool hear_turn(struct guest *guest, const struct node *message)
{
    const char *state = guest_member(message, "state");
    const struct node *story = node_get(message, "story");
    static struct state before;
    int64_t n = 0, undo = -1, back = -1;
    if (!guest->hello || !guest_number(message, "n", &n) || n < 0 || n >= UINT32_MAX || !state) {
        wrong(guest, "The server's messages are not those of this croupier.");
        return true;
    }
    state_copy(guest->head.game, &before, &guest->match.state);
    if (!mirror_take(&guest->match, state)) {
        wrong(guest, "The server's messages are not those of this croupier.");
        return true;
    }
    hear_labels(guest, node_get(message, "labels"));
    hear_events(guest, message);
    for (const struct node *at = story ? story->child : NULL; at; at = at->next)
        hear_line(guest, at, !at->next && is(message, "end", "over"));
    guest_number(message, "undo", &undo);
    guest->may_ask = guest_number(message, "take-back", &back);
    guest_backs(guest, message);
    bool same =
        guest->turned && !memcmp(&before, &guest->match.state, guest->head.game->state_size);
    guest->n = (uint32_t)n;
    guest->undo = undo < 0 ? UINT32_MAX : (uint32_t)undo;
    guest->turned = true;
    net_known(guest->net, guest->n);
    if (is(message, "type", "end"))
        hear_end(guest, message);
    return !same || guest->ended;
}

/* ---- Answers ---- */

static void hear_error(struct guest *guest, const struct node *message, bool loud)
{
    static const char *const final[] = {"no-such-table", "not-replayed", "invitation",
                                        "seat-lost",     "no-hello",     "bad-json"};
    const char *code = guest_member(message, "code"), *why = guest_member(message, "message");
    for (size_t i = 0; code && i < sizeof final / sizeof *final; i++)
        if (!strcmp(code, final[i]))
            wrong(guest, why ? why : code);
    if (!*guest->id && guest->aside && loud && why)
        tell(why);
    guest->aside = guest->aside && *guest->id;
    if (!*guest->id || guest->answered || !code || !strcmp(code, "store") ||
        !strcmp(code, "closing") || !strcmp(code, "elsewhere") || !strcmp(code, "too-fast"))
        return; /* it is sent again when the line is */
    guest->answered = guest->refused = true;
    snprintf(guest->code, sizeof guest->code, "%s", code);
    snprintf(guest->refusal, sizeof guest->refusal, "%s", why ? why : code);
}

static void hear_ok(struct guest *guest, const struct node *message)
{
    int64_t n = 0;
    if (!*guest->id || !is(message, "id", guest->id) || !guest_number(message, "n", &n))
        return;
    guest->answered = true;
    guest->refused = false;
    guest->answered_n = (uint32_t)n;
}

bool guest_hear(struct guest *guest, const struct node *message, bool loud)
{
    uint32_t lines = guest->lines;
    bool changed = false;
    if (is(message, "type", "hello"))
        hear_hello(guest, message);
    else if (is(message, "type", "turn") || is(message, "type", "end"))
        changed = hear_turn(guest, message);
    else if (is(message, "type", "events"))
        hear_events(guest, message);
    else if (is(message, "type", "people"))
        hear_people(guest, message, loud);
    else if (is(message, "type", "shuffle"))
        guest_shuffle(guest, message);
    else if (is(message, "type", "clock"))
        hear_clock(guest, message);
    else if (is(message, "type", "care"))
        guest_care(guest, message);
    else if (is(message, "type", "undo"))
        guest_undone(guest, message);
    else if (is(message, "type", "waive"))
        guest_waived(guest, message);
    else if (is(message, "type", "lines"))
        guest_veils(guest, message);
    else if (is(message, "type", "whispers"))
        guest_whispers(guest, message);
    else if (is(message, "type", "notes"))
        guest_notes(guest, message);
    else if (is(message, "type", "handouts"))
        guest_handouts(guest, message);
    else if (is(message, "type", "evening"))
        guest_evening(guest, message);
    else if (is(message, "type", "sign"))
        guest_sign(guest, message);
    else if (is(message, "type", "seats"))
        hear_seats(guest, message, loud);
    else if (is(message, "type", "ok"))
        hear_ok(guest, message);
    else if (is(message, "type", "error"))
        hear_error(guest, message, loud);
    if (loud && !changed && guest->lines > lines) {
        input_above();
        guest->away.tell(guest, false);
    }
    return changed || guest->wrong;
}
