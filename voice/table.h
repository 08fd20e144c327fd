/* The table of messages that tools/voicec writes and voice.c reads: one language, all sentences of
 * one game or of the page. Numbers are little-endian; it has no pointers, so that the same bytes
 * serve terminal, house, page and WebAssembly.
 *
 * HEAD_BYTES of head, then code; at HEAD_AT the messages, each {u32 code, u16 name}; at
 * HEAD_TERMS_AT the terms, sorted, each {u32 code, u16 name, u16 traits}; at HEAD_POOL the words,
 * each ended by a zero byte. The code of a message is a run of ops that ends with OP_END; a
 * selector is an op that its variants follow, each with its key and its length.
 *
 * At HEAD_SLOTS_AT (0: nowhere) stands for each message a u16: where the words have its slots, one
 * after the other with blanks between them, each an enum slot_kind, a letter for its table
 * (SLOT_PLAIN, SLOT_SEATS, or SLOT_TABLE and above) and its name. */
#ifndef VOICE_TABLE_H
#define VOICE_TABLE_H

enum {
    HEAD_MAGIC = 0, HEAD_RULE = 4, HEAD_MESSAGES = 6, HEAD_TERMS = 8, HEAD_AT = 12,
    HEAD_TERMS_AT = 16, HEAD_POOL = 20,
    HEAD_SLOTS_AT = 24, HEAD_BYTES = 28
};
enum { MESSAGE_BYTES = 6, TERM_BYTES = 8, MAGIC = 0x31786f76 };
enum op {
    OP_END, OP_TEXT, OP_NUMBER, OP_SIGNED, OP_WORDS, OP_SEAT, OP_THING, OP_LIST, OP_MESSAGE,
    OP_TERM, OP_LOCAL, OP_TRAIT, OP_SELECT, OP_ISOLATED = 0x80
};
enum subject { BY_NUMBER, BY_SEAT, BY_FLAG, BY_THING, BY_TRAIT, BY_LOCAL };
enum key { KEY_WORD, KEY_NUMBER, KEY_PLURAL, KEY_DEFAULT = 4 };
enum slot_kind {
    SLOT_NUMBER = 'n', SLOT_SEAT = 's', SLOT_FLAG = 'f', SLOT_THING = 't', SLOT_TEXT = 'x',
    SLOT_LIST = 'l'
};
enum { SLOT_PLAIN = '!', SLOT_SEATS = '*', SLOT_TABLE = 'A' };
enum {
    FLAG_START = 1, FLAG_OR = 2, FLAG_MORE = 4, FLAG_APART = 8, NO_TABLE = 0xff, SEAT_TABLE = 0xfe
};

#endif
