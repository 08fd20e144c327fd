/* What a commit writes to the log, gathered (gather.c). */
#ifndef STORE_SQLITE_GATHER_H
#define STORE_SQLITE_GATHER_H

/* The VFS that writes a log as the VFS of this name does (NULL: the usual one), but in fewer
 * pieces: for a connection that syncs the log with each commit. Without memory: that name. */
const char *store_gather(const char *vfs);

#endif
