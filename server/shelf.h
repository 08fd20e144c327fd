/* Reports that the operator keeps in a folder (croupier playtest --output), beside those of the
 * page. What is always true: only files NAME.html right in that folder are read, and NAME is small
 * letters, digits and hyphens. */
#ifndef SERVER_SHELF_H
#define SERVER_SHELF_H

#include "server/http.h"

enum { SHELF_MOST = 200, SHELF_BYTES_MAX = 8 << 20 }; /* reports listed; bytes of one */

/* Whether the folder can be read; else errno says why not. */
bool shelf_check(const char *folder);
/* With --reports, answers reports/reports.json, the folder's own and then the page's others, or
 * reports/NAME.html of the folder, which comes before one of the page that is called the same; or
 * says that it was asked too fast, for it reads the disk. False: it is neither. */
bool shelf_answer(struct request *, const char *path);

#endif
