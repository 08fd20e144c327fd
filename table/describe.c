/* What pages are told of a game, from its tables alone. What is always true: nothing of a match. */
#include "table/describe.h"

#include "table/bot.h"
#include "table/hints.h"
#include "table/names.h"
#include "table/say.h"
#include "voice/named.h"

static void member(const char *key, const char *value, struct text *out)
{
    text_format(out, "\"%s\":", key);
    codec_string_json(value ? value : "", out);
}

/* The same, of how people read a name. */
static void titled(const char *key, const struct game *game, const char *kind, const char *name,
                   struct text *out)
{
    char bytes[512];
    struct text text = text_over(bytes, sizeof bytes);
    text.language = out->language;
    codec_titled(game, kind, name, &text);
    member(key, bytes, out);
}

/* What people call a value of a rule: by a message of its own, or as the word is. */
static void put_value(const struct game *game, const struct rule_spec *rule, int32_t v,
                      struct text *out)
{
    const char *word = rule->words[v - rule->lo];
    char name[128], bytes[512];
    struct text key = text_over(name, sizeof name), text = text_over(bytes, sizeof bytes);
    text.language = out->language;
    text_format(&key, "%s-%s", rule->name, word);
    voice_tell_named(game, "value", name, &text);
    codec_string_json(text.used ? bytes : word, out);
}

static void put_rules(const struct game *game, struct text *out)
{
    text_put(out, ",\"rules\":[");
    for (int i = 0; i < game->rule_count; i++) {
        const struct rule_spec *rule = &game->rules[i];
        text_put(out, i ? ",{" : "{");
        member("name", rule->name, out);
        text_char(out, ',');
        titled("title", game, "option", rule->name, out);
        text_char(out, ',');
        titled("help", game, "rule", rule->name, out);
        text_format(out, ",\"min\":%d,\"max\":%d,\"default\":%d", (int)rule->lo, (int)rule->hi,
                    (int)rule->start);
        for (int32_t v = rule->lo; rule->words && v <= rule->hi; v++) {
            text_put(out, v == rule->lo ? ",\"words\":[" : ",");
            codec_string_json(rule->words[v - rule->lo], out);
        }
        text_put(out, rule->words ? "]" : "");
        for (int32_t v = rule->lo; rule->words && v <= rule->hi; v++) {
            text_put(out, v == rule->lo ? ",\"values\":[" : ",");
            put_value(game, rule, v, out);
        }
        text_put(out, rule->words ? "]}" : "}");
    }
    text_char(out, ']');
}

static void put_bots(const struct game *game, struct text *out)
{
    const char *names[64];
    char bytes[256];
    int count = bot_names(game, names, 64);
    text_put(out, ",\"bots\":[");
    for (int i = 0; i < count && i < 64; i++) {
        text_put(out, i ? ",{" : "{");
        member("name", names[i], out);
        text_char(out, ',');
        struct text help = text_over(bytes, sizeof bytes);
        help.language = out->language;
        bot_help(game, bot_find(game, names[i]), &help);
        member("help", bytes, out);
        text_char(out, '}');
    }
    text_char(out, ']');
}

static void put_verbs(const struct game *game, struct text *out)
{
    static const char *const texts[] = {"open", "secret", "shown"};
    text_put(out, ",\"verbs\":[");
    for (int i = 0; i < game->verb_count; i++) {
        const struct verb_spec *verb = &game->verbs[i];
        text_put(out, i ? ",{" : "{");
        member("name", verb->name, out);
        text_char(out, ',');
        titled("title", game, "title", verb->name, out);
        text_char(out, ',');
        titled("help", game, "verb", verb->name, out);
        text_put(out, ",\"args\":[");
        for (int a = 0; a < ARGS_MAX && verb->arg[a].name; a++) {
            text_put(out, a ? ",{" : "{");
            member("name", verb->arg[a].name, out);
            text_char(out, ',');
            titled("title", game, "arg", verb->arg[a].name, out);
            text_format(out, ",\"secret\":%s,\"label\":%s}", verb->arg[a].secret ? "true" : "false",
                        codec_label_arg(game, i) == a ? "true" : "false");
        }
        text_format(out, "],\"text\":\"%s\",\"invites\":%s}", texts[verb->text],
                    verb->invites ? "true" : "false");
    }
    text_char(out, ']');
}

static void put_phases(const struct game *game, struct text *out)
{
    static const char *const kinds[] = {"turn", "together", "floor"};
    text_put(out, ",\"phases\":[");
    for (int i = 0; i < game->phase_count; i++) {
        text_put(out, i ? ",{" : "{");
        member("name", game->phases[i].name, out);
        text_char(out, ',');
        titled("title", game, "phase", game->phases[i].name, out);
        text_format(out, ",\"kind\":\"%s\"}", kinds[game->phases[i].kind]);
    }
    text_char(out, ']');
}

static void put_lists(const struct game *game, struct text *out)
{
    text_put(out, ",\"roles\":[");
    for (int seat = 0; seat < game->seats_max; seat++) {
        text_put(out, seat ? "," : "");
        codec_string_json(say_role(game, seat), out);
    }
    text_put(out, "],\"solo\":[");
    for (int i = 0; game->solo && game->solo[i]; i++) {
        text_put(out, i ? "," : "");
        codec_string_json(game->solo[i], out);
    }
    text_put(out, "],\"packs\":[");
    for (int i = 0; i < game->source_count; i++) {
        text_put(out, i ? "," : "");
        codec_string_json(game->sources[i].name, out);
    }
    text_char(out, ']');
}

void describe_game(const struct game *game, int think_most, struct text *out)
{
    text_char(out, '{');
    member("name", game->name, out);
    text_char(out, ',');
    member("title", game->title, out);
    text_char(out, ',');
    member("author", game->author, out);
    text_char(out, ',');
    titled("about", game, "game", game->name, out);
    text_format(out,
                ",\"edition\":%d,\"seats_min\":%d,\"seats_max\":%d,\"master\":%s,\"windows\":%s,"
                "\"lesson\":%s,\"advice\":%s,\"characters\":%s,\"makes\":%s",
                game->edition, game->seats_min, game->seats_max, game->master ? "true" : "false",
                game->words && game->words->window ? "true" : "false",
                game->lesson ? "true" : "false", hints_adviser(game) ? "true" : "false",
                game->characters ? "true" : "false",
                game->words && game->words->made ? "true" : "false");
    put_lists(game, out);
    put_rules(game, out);
    put_bots(game, out);
    for (int think = 0; think <= think_most; think++)
        text_format(out, "%s\"%s\"", think ? "," : ",\"thinks\":[", bot_think_name(think));
    text_char(out, ']');
    put_phases(game, out);
    put_verbs(game, out);
    text_char(out, '}');
}
