/* Bots by name. What is always true: "random" is every game's, and the options that a bot chooses
 * from are those of its own view. */
#include "table/bot.h"

#include <string.h>

/* The options without those that want words; as they are where that leaves none. */
static const struct options *wordless(const struct options *all, struct options *kept)
{
    options_clear(kept);
    for (uint32_t i = 0; i < all->count; i++)
        if (!(all->at[i].flags & OPTION_WORDS))
            kept->at[kept->count++] = all->at[i];
    return kept->count ? kept : all;
}

static void choose_random(const struct data *data, const struct view *view,
                          const struct options *options, struct rng *rng, struct move *out)
{
    (void)data;
    (void)view;
    struct options kept;
    bool words = false;
    for (uint32_t i = 0; i < options->count; i++)
        words = words || options->at[i].flags & OPTION_WORDS;
    if (words)
        options = wordless(options, &kept);
    options_nth(options, rng_below(rng, options_size(options)), out);
}

static const struct policy random_policy = {"random", "any open move, each as likely",
                                            choose_random};

const struct policy *bot_find(const struct game *game, const char *name)
{
    if (!strcmp(name, random_policy.name))
        return &random_policy;
    for (int i = 0; i < game->policy_count + game->style_count; i++)
        if (!strcmp(game->policies[i].name, name))
            return &game->policies[i];
    return NULL;
}

const struct policy *bot_best(const struct game *game)
{
    return game->policy_count ? &game->policies[game->policy_count - 1] : &random_policy;
}

void bot_help(const struct game *game, const struct policy *policy, struct text *out)
{
    if (policy->help)
        text_put(out, policy->help);
    else
        codec_titled(game, "bot", policy->name, out);
}

int bot_names(const struct game *game, const char **out, int max)
{
    int count = game->policy_count + game->style_count + 1, at = 0, best = game->policy_count - 1;
    if (max > 0)
        out[at++] = random_policy.name;
    for (int i = 0; i < count - 1 && at < max; i++)
        if (i != best)
            out[at++] = game->policies[i].name;
    if (best >= 0 && at < max)
        out[at++] = game->policies[best].name;
    return count;
}

static const char *const thinks[BOT_THINKS] = {"quick", "normal", "long"};

const char *bot_think_name(int think)
{
    ENSURE(think >= 0 && think < BOT_THINKS);
    return thinks[think];
}

int bot_think_named(const char *name)
{
    for (int think = 0; think < BOT_THINKS; think++)
        if (!strcmp(thinks[think], name))
            return think;
    return -1;
}

void bot_choose(const struct policy *policy, const struct match *match, int seat, struct rng *rng,
                struct move *out)
{
    struct options options;
    struct view view;
    match_view(match, seat, &view);
    options_clear(&options);
    match->game->options(match->data, &view.state, seat, &options);
    ENSURE(options.count);
    policy->choose(match->data, &view, &options, rng, out);
    out->seat = (uint8_t)seat;
    ENSURE(options_allow(&options, out));
}

static bool has_said(const struct match *match, const struct move *move, const char *text)
{
    for (uint32_t n = 0; n < match->count; n++) {
        const struct entry *entry = &match->entry[n];
        const char *before = match_text(match, entry, move->seat);
        if (before && entry->move.seat == move->seat && entry->move.verb == move->verb &&
            !strcmp(before, text))
            return true;
    }
    return false;
}

const char *bot_says(const struct match *match, const struct move *move, uint64_t lot)
{
    const struct words *words = match->game->words;
    const struct data *data = match->data;
    int all = 0;
    while (words && words->with && words->with(data, move, all))
        all++;
    for (int i = 0; i < all; i++) {
        const char *text = words->with(data, move, (int)((lot + (uint64_t)i) % (uint64_t)all));
        if (!has_said(match, move, text))
            return text;
    }
    return NULL;
}

bool bot_play(struct match *match, const struct move *move, const char *text, struct text *why)
{
    char unread[REASON_BYTES];
    struct text full = text_over(unread, sizeof unread);
    return (text && match_play_said(match, move, &(struct said){.text = text}, &full)) ||
           match_play(match, move, why);
}
