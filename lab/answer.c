/* See answer.h. */
#include "lab/answer.h"

#include <math.h>
#include <stdio.h>

#include "engine/engine.h"

bool answer_exact(const struct odds_figure *f, char out[ANSWER_EXACT_BYTES])
{
    struct big part = f->part, whole = f->whole;
    char above[BIG_DIGITS + 1], below[BIG_DIGITS + 1];
    if (f->of) {
        part = big_of((uint64_t)llround(f->chance * f->of));
        whole = big_of(f->of);
    }
    if (!whole.count)
        return false;
    big_lowest(&part, &whole);
    big_text(&part, above);
    big_text(&whole, below);
    snprintf(out, ANSWER_EXACT_BYTES, "%s/%s", above, below);
    return true;
}

void answer_json(const struct game *game, const struct odds_answer *a, struct grown *out)
{
    char exact[ANSWER_EXACT_BYTES];
    bool any = false;
    grown_format(out, "{\"game\":\"%s\"", game->name);
    for (int i = 0; i < a->count; i++)
        grown_format(out, ",\"%s\":%.10g", a->figure[i].key, a->figure[i].chance);
    if (a->note_key)
        grown_format(out, ",\"%s\":\"%s\"", a->note_key, a->note);
    for (int i = 0; i < a->count; i++)
        if (answer_exact(&a->figure[i], exact)) {
            grown_format(out, "%s\"%s\":\"%s\"", any ? "," : ",\"exact\":{", a->figure[i].key,
                         exact);
            any = true;
        }
    grown_put(out, any ? "}}" : "}");
}

static void names_json(const struct data *data, const struct odds_option *o, struct grown *out)
{
    const struct names *names = &data->names[o->names];
    bool any = false;
    grown_put(out, ",\"names\":[");
    for (int i = o->lo; i <= o->hi && i < names->count; i++)
        if (names->at[i]) {
            grown_put(out, any ? "," : "");
            grown_json(out, names->at[i]);
            any = true;
        }
    grown_put(out, "]");
}

static void options_json(const struct data *data, const struct odds_option *o, struct grown *out)
{
    static const char *const kinds[] = {[ODDS_FLAG] = "flag",
                                        [ODDS_NUMBER] = "number",
                                        [ODDS_NAME] = "name",
                                        [ODDS_NAMES] = "names",
                                        [ODDS_PARTS] = "parts"};
    grown_put(out, "[");
    for (int i = 0; o[i].name; i++) {
        grown_format(out, "%s{\"name\":\"%s\",\"kind\":\"%s\"", i ? "," : "", o[i].name,
                     kinds[o[i].kind]);
        if (o[i].kind == ODDS_NUMBER)
            grown_format(out, ",\"lo\":%d,\"hi\":%d", o[i].lo, o[i].hi);
        if (o[i].kind == ODDS_NAME || o[i].kind == ODDS_NAMES)
            names_json(data, &o[i], out);
        if (o[i].most)
            grown_format(out, ",\"most\":%d", o[i].most);
        if (o[i].kind == ODDS_PARTS) {
            grown_put(out, ",\"parts\":");
            options_json(data, o[i].parts, out);
        }
        grown_put(out, "}");
    }
    grown_put(out, "]");
}

void answer_options_json(const struct game *game, const struct data *data, struct grown *out)
{
    grown_format(out, "{\"game\":\"%s\",\"options\":", game->name);
    options_json(data, game->odds->options, out);
    grown_put(out, "}");
}
