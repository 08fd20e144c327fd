/* A guest from coming to leaving. What is always true: what a log's head names is opened as for a
 * log that is read from a file, so a table that this croupier cannot play is refused before its
 * first turn. */
#include "cli/guest.h"
#include "cli/guest_more.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/args.h"
#include "games/registry.h"
#include "table/native/fold.h"
#include "table/native/json.h"
#include "table/native/sodium.h"
#include "tui/guide.h"
#include "tui/input.h"
#include "tui/language.h"
#include "tui/said.h"
#include "tui/say.h"

enum { FIRST_MS = 20000, STORY_SHORT = 24 };

/* ---- The head ---- */

static int refused(const char *why)
{
    char sentence[REASON_BYTES];
    struct text text = text_over(sentence, sizeof sentence);
    text_put(&text, why);
    text_sentence(&text, 0);
    return fail("This croupier cannot play at that table. %s", sentence);
}

static int open_pack(struct guest *guest)
{
    struct log_head *head = &guest->head;
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    const char *text = head->data_text;
    int result =
        text ? pack_open_text(&guest->pack, head->game, head->data_name, head->data_name, text,
                              strlen(text), &why)
             : pack_open(&guest->pack, head->game, head->data_named ? head->data_name : NULL, &why);
    if (result)
        return refused(reason);
    if (log_check_data(head, &guest->pack.data, guest->pack.none ? NULL : guest->pack.sha256,
                       &guest->pack.play, &why))
        return 0;
    return refused(reason);
}

static int open_match(struct guest *guest)
{
    uint32_t capacity = match_capacity(guest->head.game);
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    guest->entry = malloc(capacity * sizeof *guest->entry);
    guest->words = malloc(MATCH_WORDS_BYTES);
    if (!guest->entry || !guest->words)
        return fail("There is not enough memory.");
    if (!log_match_start(&guest->match, &guest->head, &guest->pack.data, guest->entry, capacity,
                         &why))
        return refused(reason);
    match_keep_words(&guest->match, guest->words, MATCH_WORDS_BYTES, &fold_unistring);
    return 0;
}

int guest_open(struct guest *guest, const char *log, size_t size)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct log_reader reader;
    struct pairs pairs;
    const char *end = memchr(log, '\n', size);
    size_t first = end ? (size_t)(end - log) : size;
    guest->head_json = json_open(log, first, LOG_HEAD_BYTES, &pairs, &why);
    if (!guest->head_json || (!pairs_get(&pairs, "croupier") && !pairs_true(&pairs, "told")))
        return fail("%s answers, but not as a server of croupier's.", guest->link.place);
    if (pairs_true(&pairs, "told"))
        return fail("The server keeps this table, but can no longer play it.");
    log_reader_start(&reader, &hash_sodium, games_list, games_count);
    if (!log_read_head(&reader, &pairs, &guest->head, &why))
        return refused(reason);
    int result = open_pack(guest);
    return result ? result : open_match(guest);
}

/* ---- Coming ---- */

/* A long story has been told to those who were there: whoever comes later can ask for it. */
static void skip_story(struct guest *guest)
{
    if (guest->lines <= STORY_SHORT)
        return;
    guest->told = guest->lines;
    says(TELL_SO_FAR());
}

static bool tell(void *of, bool all)
{
    struct guest *guest = of;
    uint32_t from = all ? 0 : guest->told;
    bool any = from < guest->lines;
    for (; from < guest->lines; from++)
        guide_wrap(stdout, guest->line[from], "");
    guest->told = guest->lines;
    return any;
}

/* "Ana (GM), Player 2"; nobody while chance is to move. */
static const char *waits(void *of)
{
    static char bytes[512];
    const struct guest *guest = of;
    struct text who = language_text(bytes, sizeof bytes);
    uint32_t asked = match_asked(&guest->match);
    bytes[0] = 0;
    for (int seat = 0; seat < guest->head.seats; seat++) {
        if (!(asked >> seat & 1) || seat == guest->seat)
            continue;
        text_put(&who, who.used ? ", " : "");
        guest_who(guest, seat, &who);
    }
    return bytes;
}

static bool news(void *of)
{
    return guest_take(of, true);
}

static bool stands(void *of, struct text *why)
{
    const struct guest *guest = of;
    text_put(why, guest->why);
    return !guest->wrong;
}

int guest_come(struct guest *guest)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    guest->away = (struct line_away){.arg = guest,
                                     .play = guest_play,
                                     .say = guest_say,
                                     .undo = guest_undo,
                                     .slash = guest_slash,
                                     .tell = tell,
                                     .waits = waits,
                                     .news = news,
                                     .stands = stands};
    guest->undo = UINT32_MAX;
    guest->undo_of = guest->waive_id = -1;
    guest->net = net_open(&guest->link, guest->token, language_chosen(), &why);
    if (!guest->net)
        return fail("%s", reason);
    while (!guest->turned && !guest->wrong) {
        int ready = guest_wait(guest, FIRST_MS);
        if (ready < 0)
            return fail("You left before the table was there.");
        if (!ready)
            return fail("%s does not answer in time.", guest->link.place);
        guest_take(guest, false);
    }
    if (guest->wrong)
        return fail("%s", guest->why);
    guest->away.seat = guest->seat;
    guest->away.fd = net_fd(guest->net);
    guest->away.fixed_odds = guest->head.hints == HINTS_NONE;
    skip_story(guest);
    return 0;
}

void guest_close(struct guest *guest)
{
    net_close(guest->net);
    for (uint32_t i = 0; i < guest->lines; i++)
        free(guest->line[i]);
    free(guest->line);
    free(guest->entry);
    free(guest->words);
    free(guest->veils);
    free(guest->note_mine);
    free(guest->note_table);
    guest_handouts_free(guest);
    if (guest->pack.data.name || guest->pack.none)
        pack_close(&guest->pack);
    json_close(guest->head_json);
    memset(guest, 0, sizeof *guest);
}
