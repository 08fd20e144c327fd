/* What a guest sends, and how it waits. What is always true: one message at a time is on its way,
 * and it counts as made only when the server says that it is stored. */
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/guest.h"
#include "table/names.h"
#include "table/native/json_tree.h"
#include "table/native/sodium.h"
#include "tui/input.h"
#include "tui/language.h"
#include "tui/said.h"
#include "tui/say.h"

enum { MOVE_BYTES = 16384, AGAIN_MS = 1500, ASIDE_MS = 1500, BYTES_MAX = 8 * 1024 * 1024 };

/* ---- Waiting ---- */

int guest_wait(struct guest *guest, int ms)
{
    struct pollfd of = {.fd = net_fd(guest->net), .events = POLLIN};
    fflush(stdout);
    int ready = poll(&of, 1, ms);
    return input_stopped() ? -1 : ready > 0;
}

/* The line broke, or is there again: said once each. */
static void lost(struct guest *guest, const struct net_note *note, bool loud)
{
    if (note->kind == NET_LOST && !guest->hello && !guest->turned) {
        guest->wrong = true;
        snprintf(guest->why, sizeof guest->why, "%s: The line could not be opened%s%s.",
                 guest->link.place, note->size ? ": " : "", note->bytes);
        return;
    }
    if (guest->lost == (note->kind == NET_LOST))
        return;
    guest->lost = note->kind == NET_LOST;
    if (!loud)
        return;
    input_above();
    if (guest->lost)
        says(TELL_LOST());
    else
        says(TELL_CONNECTED());
}

bool guest_take(struct guest *guest, bool loud)
{
    struct net_note *note;
    bool changed = false;
    while ((note = net_take(guest->net))) {
        struct json_tree tree;
        struct complaint complaint = {0};
        if (note->kind != NET_MESSAGE) {
            lost(guest, note, loud);
            if (note->kind == NET_BACK && *guest->id && !guest->answered)
                net_send(guest->net, guest->sent, strlen(guest->sent));
        } else if (json_tree_open(note->bytes, note->size, BYTES_MAX, &tree, &complaint)) {
            changed = guest_hear(guest, tree.root, loud) || changed;
            json_tree_close(&tree);
        } else {
            guest->wrong = true;
            snprintf(guest->why, sizeof guest->why, "The server sent what is no JSON: %s.",
                     complaint.what);
        }
        changed = changed || guest->wrong;
        free(note);
    }
    return changed;
}

/* ---- Sending ---- */

/* Waits for the answer, and then for the turn that has it. */
static int answer(struct guest *guest, struct text *why)
{
    bool stale;
    int waited = 0;
    while (!guest->answered || (!guest->refused && guest->n < guest->answered_n)) {
        if (guest->wrong) {
            text_put(why, guest->why);
            return LINE_GONE;
        }
        if (guest_wait(guest, AGAIN_MS) < 0)
            return LINE_STOPPED;
        guest_take(guest, true);
        if (!guest->answered && !guest->lost && ++waited % 4 == 0)
            net_send(guest->net, guest->sent, strlen(guest->sent)); /* it was too fast, perhaps */
    }
    stale = guest->refused && !strcmp(guest->code, "stale");
    for (int i = 0; stale && guest->n <= guest->sent_n && i < 4; i++) {
        guest_wait(guest, AGAIN_MS); /* the turn that made it so */
        guest_take(guest, true);
    }
    if (guest->refused)
        text_put(why, guest->refusal);
    return guest->refused ? LINE_REFUSED : LINE_MADE;
}

/* `out` begins a message; it is ended and sent, and its answer awaited. */
static int send(struct guest *guest, struct text *out, struct text *why)
{
    uint8_t random[GUEST_ID_BYTES / 2];
    system_random(random, sizeof random);
    hash_hex(random, sizeof random, guest->id);
    text_format(out, ",\"id\":\"%s\"}", guest->id);
    ENSURE(!out->cut);
    guest->sent = out->at;
    guest->sent_n = guest->n;
    guest->answered = guest->refused = false;
    if (!guest->lost)
        net_send(guest->net, out->at, out->used);
    int made = answer(guest, why);
    *guest->id = 0;
    guest->sent = NULL;
    return made;
}

/* The move's members, but for a new thing's name, which goes in place of the placeholder. */
static void put_move(const struct guest *guest, const struct move *move, const char *label,
                     struct text *out)
{
    const struct game *game = guest->head.game;
    const struct verb_spec *verb = &game->verbs[move->verb];
    int named = label ? codec_label_arg(game, move->verb) : -1;
    char bytes[MOVE_TEXT_BYTES], key[NAME_BYTES_MAX + 8];
    struct text members = text_over(bytes, sizeof bytes);
    codec_move_members(game, guest->match.data, move, &members);
    if (named < 0) {
        text_put(out, bytes);
        return;
    }
    snprintf(key, sizeof key, ",\"%s\":", verb->arg[named].name);
    char *at = strstr(bytes, key);
    ENSURE(at);
    at += strlen(key);
    text_put_n(out, bytes, (size_t)(at - bytes));
    codec_string_json(label, out);
    text_put(out, at + strcspn(at + 1, "\"") + 2);
}

int guest_play(void *of, const struct move *move, const char *text, const char *label,
               struct text *why)
{
    struct guest *guest = of;
    char bytes[MOVE_BYTES];
    struct text out = text_over(bytes, sizeof bytes);
    text_put(&out, "{\"n\":");
    text_int(&out, guest->n);
    text_char(&out, ',');
    put_move(guest, move, label, &out);
    if (text) {
        text_put(&out, ",\"text\":");
        codec_string_json(text, &out);
    }
    return send(guest, &out, why);
}

int guest_say(void *of, const char *words, int back, struct text *why)
{
    struct guest *guest = of;
    char bytes[4 * INPUT_BYTES + 256];
    struct text out = text_over(bytes, sizeof bytes);
    if (!words && (back >= GUEST_SPOKEN || !guest->spoken[back]))
        return LINE_REFUSED;
    text_format(&out, "{\"do\":\"say\",\"%s\":", words ? "text" : "mark");
    if (words)
        codec_string_json(words, &out);
    else
        text_int(&out, guest->spoken[back]);
    return send(guest, &out, why);
}

int guest_undo(void *of, int moves, struct text *why)
{
    struct guest *guest = of;
    char bytes[256];
    struct text out = text_over(bytes, sizeof bytes);
    if (moves > guest->backs) {
        language_put(why, WHY_UNDO_MASTER());
        return LINE_REFUSED;
    }
    if (!moves && guest->undo == UINT32_MAX)
        return guest->may_ask ? guest_ask_back(guest, why) : LINE_REFUSED;
    text_format(&out, "{\"do\":\"%s\",\"to\":", moves ? "back" : "undo");
    text_int(&out, moves ? guest->back[moves - 1] : guest->undo);
    return send(guest, &out, why);
}

int guest_aside(struct guest *guest, const struct text *message, struct text *why)
{
    if (guest->lost) {
        language_put(why, WHY_SLASH_LOST());
        return LINE_REFUSED;
    }
    guest->aside = true;
    net_send(guest->net, message->at, message->used);
    guest_wait(guest, ASIDE_MS);
    return guest_take(guest, true) ? LINE_MADE : LINE_REFUSED;
}
