/* What the server gives up once it has started. What is always true afterwards, of the thread that
 * called and of all that it starts: it runs no other program, looks into none, changes nothing of
 * the machine (mounts, modules, clocks, users), opens no kind of socket but the internet's, the
 * machine's own and the kernel's list of addresses; none of that can be taken back. A call that is
 * refused so ends with EPERM. */
#ifndef SERVER_CONFINE_H
#define SERVER_CONFINE_H

#include <stdbool.h>

/* False: the kernel has no such filter (seccomp), or there is no memory. */
bool confine(void);
/* Of the process that sends pushes, which needs less: neither does it start another process or
 * thread, open a file to write, change a name, listen, or open a socket that only this machine has.
 * Where the kernel has Landlock it also reads nothing but the system's own files, and connects by
 * TCP to these ports and that of names alone. */
bool confine_sender(const int *ports, int count);

#endif
