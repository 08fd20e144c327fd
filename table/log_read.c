/* Log lines read. What is always true: nothing in a line is believed: the chain, the number, the
 * rules and the digest are each checked, and a line that fails one leaves the match as it was. */
#include <string.h>

#include "table/log.h"
#include "table/marks.h"
#include "table/names.h"
#include "table/powers.h"
#include "table/reason.h"
#include "table/waivers.h"

void log_reader_start(struct log_reader *reader, const struct hash_ops *hash,
                      const struct game *const *games, int count)
{
    *reader = (struct log_reader){
        .hash = hash, .games = games, .games_count = count, .chained = -1, .undos_max = UINT32_MAX};
}

bool log_read_chain(struct log_reader *reader, const char *line, size_t size,
                    const struct pairs *pairs, struct text *why)
{
    enum { TAIL = 6 + CHAIN_HEX + 2 }; /* ,"h":"..."} */
    bool has = pairs_get(pairs, "h");
    char h[CHAIN_HEX + 1];
    if (reader->chained < 0)
        reader->chained = has;
    if (has != reader->chained)
        return log_refuse(why, has ? "this line has an \"h\", but those before it have none"
                               : "this line has no \"h\", but those before it have one");
    if (!has)
        return true;
    if (size < TAIL || memcmp(line + size - TAIL, ",\"h\":\"", 6) ||
        memcmp(line + size - 2, "\"}", 2))
        return log_refuse(why, "\"h\" must be the end of the line");
    log_chain(reader->hash, reader->h, line, size - TAIL, h);
    if (memcmp(h, line + size - TAIL + 6, CHAIN_HEX))
        return log_refuse(why, "this line or an earlier one was changed: \"h\" does not match");
    memcpy(reader->h, h, sizeof h);
    return true;
}

/* ---- Entries ---- */

static bool play_undo(const struct log_reader *reader, const struct pairs *pairs,
                      struct match *match, struct text *why)
{
    static const char *const known[] = {"n", "do", "to", "by", "digest", "note", "h"};
    const struct value *to = pairs_get(pairs, "to"), *by = pairs_get(pairs, "by");
    if (!log_only_known(pairs, known, sizeof known / sizeof *known, NULL, why))
        return false;
    if (!to || to->kind != VALUE_NUMBER || to->number < 0 || to->number >= UINT32_MAX)
        return reason(why, WHY_UNDO_TO());
    if (match->undos >= reader->undos_max) {
        text_put(why, "the log has more undos than ");
        text_int(why, reader->undos_max);
        text_put(why, " times");
        return false;
    }
    if (by && (by->kind != VALUE_NUMBER || by->number != 0))
        return log_refuse(why, "\"by\" of an undo must be 0, the master's seat");
    if (by ? !powers_back(match, 0, (uint32_t)to->number, why)
           : !match_undo(match, (uint32_t)to->number, why))
        return false;
    const char *note = pairs_text(pairs, "note");
    match->entry[match->count - 1].agreed = note && !strcmp(note, ENTRY_AGREED);
    return true;
}

static bool play_say(const struct pairs *pairs, struct match *match, struct text *why)
{
    static const char *const known[] = {"n", "seat", "do", "text", "mark", "digest", "note", "h"};
    const struct value *seat = pairs_get(pairs, "seat"), *text = pairs_get(pairs, "text"),
                       *mark = pairs_get(pairs, "mark");
    if (!log_only_known(pairs, known, sizeof known / sizeof *known, NULL, why))
        return false;
    if (!seat || seat->kind != VALUE_NUMBER || seat->number < 0 || seat->number >= match->seats)
        return log_refuse(why, "say needs \"seat\", the number of a player's seat");
    if (mark && !text)
        return match_mark(match, (int)seat->number, match_marks(mark), why);
    if (!log_is_string(text) || mark)
        return reason(why, WHY_WORDS_TEXT());
    return match_say_on_record(match, (int)seat->number, text->text, why);
}

/* The master did not let a move pass. */
static bool play_denied(const struct pairs *pairs, struct match *match, struct text *why)
{
    static const char *const known[] = {"n", "seat", "do", "move", "digest", "note", "h"};
    const struct value *seat = pairs_get(pairs, "seat"), *text = pairs_get(pairs, "move");
    char words[MOVE_TEXT_BYTES];
    struct pairs act;
    struct move move;
    if (!log_only_known(pairs, known, sizeof known / sizeof *known, NULL, why))
        return false;
    if (!seat || seat->kind != VALUE_NUMBER || seat->number < 0 || seat->number >= match->seats)
        return log_refuse(why, "denied needs \"seat\", the number of a player's seat");
    if (!log_is_string(text) || strlen(text->text) >= sizeof words)
        return log_refuse(why, "denied needs \"move\", as it could be typed");
    memcpy(words, text->text, strlen(text->text) + 1);
    return codec_words_read(words, &act, why) &&
           codec_move_read(match->game, match->data, match->seats, &act, (int)seat->number, NULL,
                           &move, why) &&
           waivers_deny(match, &move, why);
}

static bool play_move(const struct pairs *pairs, struct match *match, struct text *why)
{
    const char *note = pairs_text(pairs, "note");
    static const char *const others[] = {"n", "digest", "note", "h", "label", NULL};
    const struct value *label = pairs_get(pairs, "label");
    struct said said;
    struct move move;
    if (!match_read(match, pairs, -1, others, &move, &said, why))
        return false;
    if (label && !log_is_string(label))
        return log_refuse(why, "\"label\" must be a text");
    said.on_record = true;
    said.waived = match->warns && note && !strcmp(note, ENTRY_WAIVED);
    if (label && said.find)
        return log_refuse(why, "with a \"label\", write the thing as its placeholder or number");
    if (label)
        said.label = label->text;
    return match_play_said(match, &move, &said, why);
}

static bool play_entry(const struct log_reader *reader, const struct pairs *pairs,
                       struct match *match, struct text *why)
{
    const struct value *does = pairs_get(pairs, "do"), *n = pairs_get(pairs, "n");
    const struct value *note = pairs_get(pairs, "note");
    if (n && (n->kind != VALUE_NUMBER || n->number != (int64_t)match->count + 1)) {
        text_put(why, "\"n\" must be ");
        text_int(why, (int64_t)match->count + 1);
        text_put(why, " here");
        return false;
    }
    if (note && note->kind != VALUE_STRING)
        return log_refuse(why, "\"note\" must be a text");
    if (log_is_string(does) && !strcmp(does->text, "undo"))
        return play_undo(reader, pairs, match, why);
    if (log_is_string(does) && !strcmp(does->text, "say"))
        return play_say(pairs, match, why);
    if (log_is_string(does) && !strcmp(does->text, "denied"))
        return play_denied(pairs, match, why);
    if (!play_move(pairs, match, why))
        return false;
    if (note && !strcmp(note->text, ENTRY_LATE) &&
        match->entry[match->count - 1].move.seat != SEAT_CHANCE)
        match->entry[match->count - 1].late = true;
    return true;
}

static bool check_digest(struct log_reader *reader, const struct pairs *pairs,
                         const struct match *match, struct text *why)
{
    const struct value *v = pairs_get(pairs, "digest");
    char digits[17];
    struct text t = text_over(digits, sizeof digits);
    if (!v)
        return true;
    text_digest(
        state_digest_next(match->game, match->data, &match->digest, &match->state, &reader->sums),
        &t);
    if (log_is_string(v) && !strcmp(v->text, digits))
        return true;
    text_put(why, "the state here differs from the one of this line: its digest is ");
    text_put(why, digits);
    return false;
}

/* ---- The last line ---- */

static bool check_payoff(const struct pairs *pairs, const struct match *match, struct text *why)
{
    const struct value *v = pairs_get(pairs, "payoff");
    int32_t payoff[SEATS_MAX];
    if (!v)
        return true;
    if (v->kind != VALUE_LIST || v->items != match->seats)
        return log_refuse(why, "\"payoff\" must be a list with a number a seat");
    match_payoff(match, payoff);
    for (int i = 0; i < match->seats; i++) {
        int64_t n;
        if (!v->item[i] || !text_number(v->item[i], &n) || n != payoff[i]) {
            text_format(why, "\"payoff\" of seat %d must be %d", i, (int)payoff[i]);
            return false;
        }
    }
    return true;
}

static bool read_reveal(const struct pairs *pairs, const struct log_head *head,
                        struct fair_reveal *out, struct text *why)
{
    uint16_t has;
    if (head->fair.mode != FAIR_COMMITTED)
        return log_refuse(why, "this line shows a seed, but the header does not commit to one");
    if (!log_read_hex(pairs, "seed", out->seed, FAIR_BYTES, why) ||
        !log_read_list(pairs, "reveals", head->seats, out->share, &has, why))
        return false;
    if (has != head->fair.shared)
        return log_refuse(why, "\"reveals\" must hold the bytes of the seats that added some");
    return true;
}

static bool read_end(const struct pairs *pairs, const struct match *match,
                     const struct log_head *head, struct log_last *out, struct text *why)
{
    static const char *const known[] = {"end", "payoff", "seed", "reveals", "sealed", "note", "h"};
    const struct value *end = pairs_get(pairs, "end"), *sealed = pairs_get(pairs, "sealed");
    bool over = match_over(match);
    struct log_last last = {.end = over ? LOG_OVER : LOG_STOPPED};
    if (!log_only_known(pairs, known, sizeof known / sizeof *known, NULL, why))
        return false;
    if (!log_is_string(end) || (strcmp(end->text, "over") && strcmp(end->text, "stopped")))
        return log_refuse(why, "\"end\" must be \"over\" or \"stopped\"");
    if (!strcmp(end->text, "over") != over)
        return log_refuse(why, over ? "the match is over here: \"end\" must be \"over\""
                                : "the match is not over here: \"end\" must be \"stopped\"");
    if (!over && pairs_get(pairs, "payoff"))
        return log_refuse(why, "a match that was stopped has no payoff");
    if (over && !check_payoff(pairs, match, why))
        return false;
    last.sealed = sealed;
    if (sealed && (sealed->kind != VALUE_BOOL || !sealed->number || !match_sealed(match)))
        return log_refuse(why,
                          "\"sealed\" must be true, and only in a match that keeps its secrets");
    if (match_sealed(match) && (pairs_get(pairs, "seed") || pairs_get(pairs, "reveals")))
        return log_refuse(why, "this match keeps its secrets, so its last line cannot show a seed");
    last.revealed = pairs_get(pairs, "seed");
    if (last.revealed && !read_reveal(pairs, head, &last.reveal, why))
        return false;
    if (!last.revealed && pairs_get(pairs, "reveals"))
        return log_refuse(why, "\"reveals\" needs a \"seed\"");
    *out = last;
    return true;
}

bool log_read_line(struct log_reader *reader, const struct pairs *pairs, struct match *match,
                   const struct log_head *head, struct log_last *last, struct text *why)
{
    if (reader->at == LOG_AT_END)
        return log_refuse(why, "there is a line after the last");
    if (pairs_get(pairs, "end")) {
        if (!read_end(pairs, match, head, last, why))
            return false;
        reader->at = LOG_AT_END;
        return true;
    }
    const struct match before = *match;
    if (play_entry(reader, pairs, match, why) && check_digest(reader, pairs, match, why)) {
        reader->moves++;
        return true;
    }
    *match = before;
    return false;
}
