/* Connections between clients and the server. What is always true: see links.c. */
#ifndef TESTS_SIM_LINKS_H
#define TESTS_SIM_LINKS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum piece_kind {
    PIECE_CONNECT, /* to the server; then a request or an upgrade */
    PIECE_REQUEST, /* "POST /api/tables\nTOKEN\nBODY" */
    PIECE_UPGRADE,
    PIECE_TEXT,    /* of a WebSocket, whole; or part of one (PIECE_TEXT_PART), cut after it */
    PIECE_TEXT_PART,
    PIECE_ANSWER,  /* to a client: code is the status */
    PIECE_CLOSE,   /* to a client: a close frame, code says why */
    PIECE_GONE     /* either way: the other side has hung up */
};

struct piece {
    struct piece *next;
    int64_t due_us;
    int kind, code;
    size_t size;
    char bytes[]; /* and a zero */
};
struct pieces {
    struct piece *first, *last;
};

struct link {
    bool used;
    bool client_up, server_up; /* who has not hung up; server_up: has accepted it */
    bool silent;               /* nothing arrives any more, and nobody is told */
    int client;
    int64_t reads_from_us;     /* the client reads nothing before */
    size_t unread;             /* bytes on the way to the client */
    struct pieces to_server, to_client;
};

int link_open(int client);
/* The client sends; link_hang_up: it will never look at it again. */
void link_send(int i, int kind, const char *bytes, size_t size);
void link_hang_up(int i);
/* The connection breaks: what is on the way may arrive or not; each side notices in its time. */
void link_break(int i);
/* All of them, because the server's process is gone. */
void links_crash(bool power);
/* The server's side. */
const struct piece *link_incoming(const struct link *);
void link_taken(struct link *);
void link_answer(struct link *, int kind, int code, const char *bytes, size_t size);
int64_t links_next_us(void);
void links_step(int64_t now_us);
struct piece *pieces_take(struct pieces *);

#endif
