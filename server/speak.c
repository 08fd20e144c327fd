/* The server's own sentences: one message, in the language of the text that it is written into. */
#include "server/speak.h"

#include "server/http.h"
#include "server/ws.h"

extern const struct voice_language server_voices[];

void speak(struct text *out, int id, const void *slots)
{
    struct voice voice = {.out = out};
    voice_begin(&voice, server_voices);
    voice_put(&voice, id, slots);
}

static const char *spoken(struct room *room, const char *language, int id, const void *slots)
{
    struct text text = text_over(room->at, sizeof room->at);
    text.language = language;
    speak(&text, id, slots);
    return room->at;
}

void conn_said(struct conn *conn, const char *code, int id, const void *slots)
{
    struct room room;
    conn_error(conn, code, spoken(&room, conn_wire(conn)->language, id, slots));
}

void conn_dismiss_said(struct conn *conn, const char *code, int id, const void *slots)
{
    struct room room;
    conn_dismiss(conn, code, spoken(&room, conn_wire(conn)->language, id, slots));
}

void answer_said(struct request *request, int status, const char *code, int id, const void *slots)
{
    struct room room;
    answer_error(request, status, code, spoken(&room, request->language, id, slots));
}
