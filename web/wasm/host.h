/* What the module asks of whoever runs it. */
#ifndef WEB_WASM_HOST_H
#define WEB_WASM_HOST_H

#include "table/fold.h"
#include "table/hash.h"
#include "web/wasm/check.h"

#define EXPORT(name) __attribute__((export_name(name)))
#define IMPORT(name) __attribute__((import_module("host"), import_name(name)))

extern const struct hash_ops hash_host;
extern const struct fold_ops fold_host;

/* The check that every part of the module uses, one at a time, and where lines and what they hold
 * are put (exports.c). */
enum { HOST_LINE_BYTES = 262144, HOST_PACKED_BYTES = 2 * HOST_LINE_BYTES };
extern struct check host_check;
extern char host_packed[HOST_PACKED_BYTES];
/* check_line of what was put there (enum check_result); what is wrong is told by
 * croupier_check_why. */
int host_line_read(uint32_t size, uint32_t packed_size);

#endif
