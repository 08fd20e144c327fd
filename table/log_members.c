/* What reading a log's header and reading its other lines share: members that must be of some
 * form. */
#include <string.h>

#include "table/names.h"

bool log_refuse(struct text *why, const char *what)
{
    text_put(why, what);
    return false;
}

bool log_is_string(const struct value *v)
{
    return v && v->kind == VALUE_STRING;
}

bool log_read_hex(const struct pairs *pairs, const char *key, uint8_t *out, size_t n,
                     struct text *why)
{
    const struct value *v = pairs_get(pairs, key);
    if (log_is_string(v) && hash_unhex(v->text, n, out))
        return true;
    text_format(why, "\"%s\" must be %d digits of 0 to 9 and a to f", key, (int)(2 * n));
    return false;
}

/* A hash or null for each seat. */
bool log_read_list(const struct pairs *pairs, const char *key, int seats,
                      uint8_t (*out)[HASH_BYTES], uint16_t *has, struct text *why)
{
    const struct value *v = pairs_get(pairs, key);
    *has = 0;
    if (!v || v->kind != VALUE_LIST || v->items != seats) {
        text_format(why, "\"%s\" must be a list with one item a seat", key);
        return false;
    }
    for (int i = 0; i < seats; i++) {
        if (!v->item[i])
            continue;
        if (!hash_unhex(v->item[i], HASH_BYTES, out[i])) {
            text_format(why, "\"%s\" must hold null or %d digits of 0 to 9 and a to f", key,
                        2 * HASH_BYTES);
            return false;
        }
        *has |= (uint16_t)(1u << i);
    }
    return true;
}

bool log_only_known(const struct pairs *pairs, const char *const *known, int count,
                    const char *begins, struct text *why)
{
    for (int i = 0; i < pairs->count; i++) {
        const char *key = pairs->at[i].key;
        int k = 0;
        while (k < count && strcmp(known[k], key))
            k++;
        if (k < count || (begins && !strncmp(key, begins, strlen(begins))))
            continue;
        text_put(why, "unknown key ");
        text_quoted(why, key);
        text_put(why, " in this line");
        codec_did_you_mean(key, known, count, why);
        return false;
    }
    return true;
}
