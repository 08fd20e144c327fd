/* What a review says, on stdout: to programs, at a terminal, as a page. */
#ifndef CLI_REVIEW_REPORT_H
#define CLI_REVIEW_REPORT_H

#include "cli/reviewed.h"
#include "table/log.h"

void review_json(const struct review *, const struct log_head *);
/* In the language of the person at the terminal; `html`: as a page; `all`: every decision. */
void review_text(const struct review *, const struct log_head *, bool html, bool all);

#endif
