/* Messages about the people at a table: a digest says whether one is as it was last. */
#include "server/conn.h"

/* FNV-1a: only to see whether something is new. */
static uint64_t digest_of(const char *text)
{
    uint64_t h = 14695981039346656037u;
    for (; *text; text++)
        h = (h ^ (uint8_t)*text) * 1099511628211u;
    return h;
}

bool conn_is_news(struct conn *conn, enum told_of of, const char *message)
{
    uint64_t digest = message ? digest_of(message) : 0;
    bool news = !conn->plain && !conn->leaving && digest != conn->told[of] &&
                conn->out.count < OUT_QUEUE_MAX;
    conn->told[of] = news ? digest : conn->told[of];
    return news;
}

bool conn_is_told(const struct conn *conn)
{
    return !conn->plain && !conn->leaving;
}
