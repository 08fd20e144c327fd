/* Numbers and words of a table of messages (voice/table.h), for the files that read it. */
#ifndef VOICE_READ_H
#define VOICE_READ_H

#include <stdint.h>

#include "voice/table.h"

static inline uint16_t get16(const uint8_t *p) { return (uint16_t)(p[0] | p[1] << 8); }
static inline uint32_t get32(const uint8_t *p) { return get16(p) | (uint32_t)get16(p + 2) << 16; }
static inline const char *pool(const uint8_t *table, int at)
{
    return (const char *)table + get32(table + HEAD_POOL) + at;
}
static inline const uint8_t *row(const uint8_t *table, int id)
{
    return table + get32(table + HEAD_AT) + MESSAGE_BYTES * id;
}

#endif
