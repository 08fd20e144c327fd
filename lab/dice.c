/* See dice.h. Reads from left to right and works out each part as soon as it is read.
 *
 *     question: side [(vs | < | <= | > | >= | = | !=) side]
 *     side:     [-] term {(+ | -) term}
 *     term:     factor {* factor}, all but one of them plain numbers
 *     factor:   number | dice | ( side ) | - factor
 *     dice:     [number] d (number | % | F) {kh | kl | dh | dl | k | d | r | ro | ! | !! | test} */
#include "lab/dice.h"

#include <string.h>

enum { NESTED_MAX = 100 };

struct reader {
    const char *start, *at;
    struct text *why;
    const char *wrong_at; /* NULL: nothing is wrong so far */
    bool explodes;
    int depth;
    double steps; /* that are left (pool.h) */
};

static void skip(struct reader *r)
{
    while (*r->at == ' ' || *r->at == '\t' || *r->at == '\n')
        r->at++;
    if (*r->at == '#')
        r->at += strlen(r->at);
}

static char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

static bool digit(char c)
{
    return c >= '0' && c <= '9';
}

/* Takes a word if it stands here, in large or small letters. */
static bool takes(struct reader *r, const char *word)
{
    size_t n = 0;
    for (; word[n]; n++)
        if (lower(r->at[n]) != word[n])
            return false;
    r->at += n;
    return true;
}

/* The first complaint stands. */
static bool wrong(struct reader *r, const char *at, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
static bool wrong(struct reader *r, const char *at, const char *format, ...)
{
    va_list args;
    if (!r->wrong_at) {
        r->wrong_at = at;
        va_start(args, format);
        text_format_args(r->why, format, args);
        va_end(args);
    }
    return false;
}

/* A whole number here; what is too large for anything is as large as can be. */
static long long number(struct reader *r)
{
    long long n = 0;
    for (; digit(*r->at); r->at++)
        n = n < 1000000000 ? 10 * n + (*r->at - '0') : n;
    return n;
}

/* What stands there, to be shown: a word, or one character. */
static bool unexpected(struct reader *r)
{
    char seen[32];
    size_t n = 0;
    if (digit(*r->at) || *r->at == '(')
        return wrong(r, r->at, "A sign is missing before this: +, -, * or vs.");
    while (n < sizeof seen - 5 && r->at[n] &&
           (lower(r->at[n]) >= 'a' ? lower(r->at[n]) <= 'z' : digit(r->at[n]) && n))
        n++;
    if (!n)
        for (n = 1; (r->at[n] & 0xC0) == 0x80 && n < 4; n++) {
        }
    memcpy(seen, r->at, n);
    seen[n] = 0;
    return wrong(r, r->at,
                 "\"%s\" is not known here. Write dice as 4d6kh3, 5d6>=5, 2d6! or 1d20+5.", seen);
}

static bool refuse_large(struct reader *r, const char *at)
{
    return wrong(r, at, "That has too many results to count here. Use fewer dice or faces.");
}

/* ---- What follows the dice ---- */

static enum test_sign sign_of(struct reader *r)
{
    static const struct {
        const char *word;
        enum test_sign sign;
    } signs[] = {
        {">=", TEST_LEAST}, {"<=", TEST_MOST}, {"!=", TEST_OTHER}, {"==", TEST_EQUAL},
        {">", TEST_ABOVE},  {"<", TEST_BELOW}, {"=", TEST_EQUAL},
    };
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++)
        if (takes(r, signs[i].word))
            return signs[i].sign;
    return TEST_NONE;
}

/* A sign and a number, or, if it may be `bare`, a number alone, which means this face. */
static bool face_test(struct reader *r, bool bare, struct face_test *out)
{
    const char *start = r->at;
    enum test_sign sign = sign_of(r);
    skip(r);
    bool minus = *r->at == '-' && digit(r->at[1]);
    r->at += minus;
    if (!digit(*r->at) || !(sign || bare)) {
        r->at = start;
        return false;
    }
    long long n = number(r);
    *out = (struct face_test){sign ? sign : TEST_EQUAL, minus ? -n : n};
    return true;
}

static bool any_face(const struct pool *pool, const struct face_test *test)
{
    for (long long f = pool->lo; f <= pool->hi; f++)
        if (face_passes(test, f))
            return true;
    return false;
}

static bool read_reroll(struct reader *r, struct pool *pool, const char *start)
{
    if (pool->reroll.sign)
        return wrong(r, start, "Only one reroll for the same dice. Write r<3 for 1 and 2.");
    pool->reroll_once = takes(r, "o");
    if (!face_test(r, true, &pool->reroll))
        return wrong(r, r->at,
                     "Which faces are rerolled? r<2 or r1 rerolls 1s until none is left, "
                     "ro1 once.");
    if (!any_face(pool, &pool->reroll))
        return wrong(r, start, "No face of this die is rerolled by that. Its faces are %d to %d.",
                     (int32_t)pool->lo, (int32_t)pool->hi);
    return true;
}

static bool read_explosion(struct reader *r, struct pool *pool, const char *start)
{
    if (pool->explodes)
        return wrong(r, start, "These dice explode already. One ! is enough.");
    pool->explodes = takes(r, "!") ? EXPLODES_ADDED : EXPLODES_APART;
    r->explodes = true;
    if ((strchr("<>=", *r->at) && *r->at) || digit(*r->at)) {
        if (!face_test(r, true, &pool->explode))
            return wrong(r, r->at, "On which faces does it explode? !>=5 explodes on 5 or more.");
        if (!any_face(pool, &pool->explode))
            return wrong(r, start, "No face of this die explodes by that. Its faces are %d to %d.",
                         (int32_t)pool->lo, (int32_t)pool->hi);
    }
    return true;
}

/* `high`: which end; `keep`: kept, or dropped. The positions count from the highest die. */
static bool read_kept(struct reader *r, struct pool *pool, bool high, bool keep)
{
    const char *start = r->at;
    int dice = pool->to - pool->from;
    if (!digit(*r->at))
        return wrong(r, r->at,
                     "How many dice? kh3 keeps the highest 3, kl1 the lowest, "
                     "dl1 drops the lowest, dh1 the highest.");
    long long n = number(r);
    if (!keep && dice == 1)
        return wrong(r, start, "Only one die is left here, so none can be dropped.");
    if (n < 1 || n > dice - !keep)
        return wrong(r, start, "%s 1 to %d of these %d dice.", keep ? "Keep" : "Drop",
                     (int32_t)(dice - !keep), (int32_t)dice);
    if (high == keep)
        pool->to = keep ? pool->from + (int)n : pool->to - (int)n;
    else
        pool->from = keep ? pool->to - (int)n : pool->from + (int)n;
    return true;
}

/* A sign and a plain number count dice; anything else after the sign is another side. */
static bool read_count(struct reader *r, struct pool *pool)
{
    const char *start = r->at;
    struct reader ahead = *r;
    if (pool->count.sign || !face_test(&ahead, false, &pool->count))
        return true;
    if (lower(*ahead.at) == 'd' || *ahead.at == '.') {
        pool->count.sign = TEST_NONE;
        return true;
    }
    r->at = ahead.at;
    if (!pool->explodes && !any_face(pool, &pool->count))
        return wrong(r, start,
                     "No die here shows that, because this counts dice, one by one. To "
                     "compare their total, write it in parentheses: (3d6) >= 10.");
    return true;
}

static bool read_after(struct reader *r, struct pool *pool)
{
    static const struct {
        const char *word;
        bool high, keep;
    } kept[] = {
        {"kh", true, true},   {"kl", false, true}, {"dh", true, false},
        {"dl", false, false}, {"k", true, true},   {"d", false, false},
    };
    for (;;) {
        const char *start = r->at;
        bool more = false;
        for (size_t i = 0; i < sizeof kept / sizeof *kept && !more; i++)
            if ((more = takes(r, kept[i].word)) && !read_kept(r, pool, kept[i].high, kept[i].keep))
                return false;
        if (more)
            continue;
        if (takes(r, "r")) {
            if (!read_reroll(r, pool, start))
                return false;
        } else if (r->at[0] == '!' && r->at[1] != '=') {
            r->at++;
            if (!read_explosion(r, pool, start))
                return false;
        } else {
            struct reader ahead = *r;
            skip(&ahead);
            const char *before = ahead.at;
            if (!read_count(&ahead, pool))
                return (void)(*r = ahead), false;
            if (ahead.at == before)
                return true;
            *r = ahead;
        }
    }
}

/* ---- Dice ---- */

static bool read_faces(struct reader *r, struct pool *pool)
{
    const char *start = r->at;
    pool->lo = 1;
    if (takes(r, "%")) {
        pool->hi = 100;
    } else if (takes(r, "f")) {
        pool->lo = -1;
        pool->hi = 1;
    } else if (!digit(*r->at)) {
        return wrong(r, start, "How many faces? A die is d6, d20, d%% or dF.");
    } else {
        pool->hi = number(r);
        if (pool->hi < 1 || pool->hi > POOL_FACES_MAX)
            return wrong(r, start, "A die has 1 to %d faces.", (int32_t)POOL_FACES_MAX);
    }
    return true;
}

static bool read_dice(struct reader *r, const char *start, long long dice, struct spread *out)
{
    struct pool pool = {.dice = (int)dice, .from = 0, .to = (int)dice};
    if (dice < 1 || dice > POOL_DICE_MAX)
        return wrong(r, start, "Roll 1 to %d dice of a kind, such as 3d6.", (int32_t)POOL_DICE_MAX);
    if (!read_faces(r, &pool) || !read_after(r, &pool))
        return false;
    if (pool.explodes == EXPLODES_APART && pool.to - pool.from < pool.dice)
        return wrong(r, start,
                     "Which dice are kept, if they explode into more? Write !! to add "
                     "each explosion to its die.");
    switch (pool_spread(&pool, &r->steps, out)) {
    case POOL_FINE: return true;
    case POOL_REROLLS_ALL: return wrong(r, start, "Every face is rerolled, so this never ends.");
    case POOL_EXPLODES_ALL: return wrong(r, start, "Every face explodes, so this never ends.");
    case POOL_TOO_LARGE: break;
    }
    return refuse_large(r, start);
}

/* ---- Sums ---- */

static bool read_side(struct reader *r, struct spread *out);

static bool read_nested(struct reader *r, struct spread *out)
{
    const char *start = r->at++;
    if (++r->depth > NESTED_MAX)
        return wrong(r, start, "There are more than %d parentheses in one another here.",
                     (int32_t)NESTED_MAX);
    if (!read_side(r, out))
        return false;
    r->depth--;
    skip(r);
    if (*r->at != ')' && *r->at)
        return unexpected(r);
    if (!*r->at)
        return wrong(r, start, "This parenthesis is never closed.");
    r->at++;
    return true;
}

static bool scale(struct reader *r, const char *at, struct spread *s, long long factor)
{
    struct spread scaled = {0};
    if (!spread_scaled(s, factor, &scaled))
        return refuse_large(r, at);
    spread_move(s, &scaled);
    return true;
}

static bool read_factor(struct reader *r, struct spread *out)
{
    skip(r);
    const char *start = r->at;
    if (*start == '(')
        return read_nested(r, out);
    if (*start == '-') {
        r->at++;
        if (++r->depth > NESTED_MAX)
            return wrong(r, start, "One minus is enough.");
        bool good = read_factor(r, out) && scale(r, start, out, -1);
        r->depth--;
        return good;
    }
    bool counted = digit(*start);
    long long n = counted ? number(r) : 1;
    if (takes(r, "d"))
        return read_dice(r, start, n, out);
    if (!counted)
        return *start && *start != ')'
                   ? unexpected(r)
                   : wrong(r, start, "Something is missing here: dice, or a number.");
    if (n > DICE_NUMBER_MAX)
        return wrong(r, start, "A number is at most %d.", (int32_t)DICE_NUMBER_MAX);
    spread_one(out, n);
    return true;
}

static bool read_term(struct reader *r, struct spread *out)
{
    if (!read_factor(r, out))
        return false;
    for (;;) {
        struct spread other = {0};
        skip(r);
        const char *start = r->at;
        if (*start != '*')
            return true;
        r->at++;
        if (!read_factor(r, &other)) {
            spread_free(&other);
            return false;
        }
        bool good = out->count == 1 || other.count == 1;
        if (!good)
            wrong(r, start, "One of two factors must be a plain number, such as 2*3d6.");
        if (good && out->count == 1) {
            struct spread swap = *out;
            *out = other;
            other = swap;
        }
        good = good && scale(r, start, out, other.lo);
        spread_free(&other);
        if (!good)
            return false;
    }
}

static bool read_side(struct reader *r, struct spread *out)
{
    if (!read_term(r, out))
        return false;
    for (;;) {
        struct spread other = {0}, sum = {0};
        skip(r);
        const char *start = r->at;
        if (*start != '+' && *start != '-')
            return true;
        r->at++;
        bool good = read_term(r, &other) && (*start == '+' || scale(r, start, &other, -1));
        if (good && !spread_sum(out, &other, &sum))
            good = refuse_large(r, start);
        spread_free(&other);
        if (!good)
            return false;
        spread_move(out, &sum);
    }
}

static bool read_question(struct reader *r, struct dice *out)
{
    struct spread right = {0}, against;
    skip(r);
    if (!*r->at)
        return wrong(r, r->start, "There are no dice. Try 4d6kh3 or 2d20kl1+3.");
    if (!read_side(r, &out->spread))
        return false;
    skip(r);
    const char *start = r->at;
    if (takes(r, "vs")) {
        r->at += *r->at == '.';
        out->compared = true;
    } else {
        out->sign = sign_of(r);
        out->compared = out->sign != TEST_NONE;
    }
    if (*start == ')' && !out->compared)
        return wrong(r, start, "This parenthesis closes nothing.");
    if (*start && !out->compared)
        return unexpected(r);
    bool good = !out->compared || read_side(r, &right);
    if (good && out->compared) {
        skip(r);
        if (*r->at == ')')
            good = wrong(r, r->at, "This parenthesis closes nothing.");
        else if (*r->at)
            good = unexpected(r);
    }
    if (good && out->compared) {
        spread_against(&out->spread, &right, &against);
        spread_move(&out->spread, &against);
    }
    spread_free(&right);
    return good;
}

bool dice_read(const char *expression, struct dice *out, int *column, struct text *why)
{
    struct reader r = {.start = expression, .at = expression, .why = why, .steps = POOL_STEPS_MAX};
    *out = (struct dice){0};
    bool good = strlen(expression) <= DICE_BYTES_MAX ? read_question(&r, out)
                                                     : wrong(&r, expression + DICE_BYTES_MAX,
                                                             "An expression has %d characters at "
                                                             "most.",
                                                             (int32_t)DICE_BYTES_MAX);
    out->explodes = r.explodes;
    *column = 1;
    for (const char *at = expression; at < r.wrong_at; at++)
        *column += (*at & 0xC0) != 0x80;
    if (!good)
        dice_free(out);
    return good;
}

void dice_free(struct dice *d)
{
    spread_free(&d->spread);
}
