/* The clocks of tables (table/clock.h): counted, told, stored, and what is done for whoever is out
 * of time. What is always true: time is counted by the monotonic clock while the house is open, and
 * no message stops a clock but the host's or the master's. */
#ifndef SERVER_CLOCKS_H
#define SERVER_CLOCKS_H

#include "server/house.h"

/* The table's last entry, just made, was a seat's move, or words, or an undo. */
void clocks_entry(struct table *);
/* Who is waited for, plays or is there may have changed: whose clock runs from now on. */
void clocks_look(struct house *, struct table *);
/* Counts what has gone by, for what is stored now. */
void clocks_count(struct table *);
/* Whether this person's time is up. */
bool clocks_over(const struct table *, int seat);
/* Makes the move of somebody whose time is up, or has a bot make it, if nothing is in flight. The
 * table may be lost by it. */
void clocks_late(struct house *, struct table *);
/* Tells everyone at the table, if there is news; or one who has just come. */
void clocks_tell(struct table *);
void clocks_greet(struct conn *);
/* Sends {"type":"clock",..} (docs/protocol.md) as they are now to one who is to be told. False:
 * there is nothing to send at present. */
bool clocks_send(struct conn *);
/* {"type":"clock","do":"pause"}. False: another message. */
bool clocks_message(struct house *, struct conn *, const struct pairs *);

/* Members that say how a table's clocks are planned; it has some. */
void clocks_plan_put(const struct clock_plan *, struct text *out);
/* Members of what the store keeps of a table; nothing if it has no clocks. */
void clocks_put(const struct table *, struct text *out);
bool clocks_read(struct table *, const struct pairs *);

/* Whether it stays in memory though nobody is there, because a slow clock runs. */
bool clocks_hold(const struct table *);
/* How long the loop may rest, at most `most` ms; and what is due then. */
int64_t clocks_wait(const struct house *, int64_t most);
void clocks_wind(struct house *);
/* Stores clocks that have run for long since they were stored; as the house closes, all that
 * run. */
void clocks_sweep(struct house *, bool all);
/* As the house opens: reads tables whose slow clocks may run, one after the other. */
void clocks_wake(struct house *);
/* The same when another house with the same database has left its tables. */
void clocks_look_round(struct house *);
void clocks_sleep(struct house *);

#endif
