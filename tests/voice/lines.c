/* Lists of rows (voice/say.h): which of their lines are said, and which facts are asked for. The
 * messages are those of Gambler's Heart, which stand in its table. */
#include <stdio.h>
#include <string.h>

#include "voice/say.h"

extern const struct voice_language gamblers_heart_voices[];

/* As in the header that is made for the game's own files; the numbers are looked up. */
static int agree, ready, pass, stand, showdown, odds;
#define AGREE() agree, VOICE_NO_SLOTS
#define READY() ready, VOICE_NO_SLOTS
#define PASS() pass, VOICE_NO_SLOTS
#define STAND(...) stand, (&(struct { int64_t stake; }){__VA_ARGS__})
#define SHOWDOWN(...)                                                                              \
    showdown, (&(struct { _Alignas(8) const struct voice_list *seats; }){__VA_ARGS__})
#define ODDS(...) odds, (&(struct { _Alignas(8) const char *wins; }){__VA_ARGS__})

struct talk { int stake; };
enum { YES = 1, NO, STAKE, SEATS, PERCENT };
static int failed;
static char asked[64];

static union cell fact(struct talk *x, int which)
{
    static const int32_t seats[] = {1, 3};
    static const struct voice_list list = {.count = 2, .values = seats};
    asked[strlen(asked)] = "-YNSLP"[which];
    switch (which) {
    case SEATS: return (union cell){.list = &list};
    case PERCENT: return (union cell){.text = "36%"};
    default: return (union cell){.n = which == NO ? 0 : which == STAKE ? x->stake : 1};
    }
}

static struct voice *speaking;
static void call(struct talk *x)
{
    text_int(speaking->out, x->stake);
}

static void hear(const struct voice_line *lines, const char *said, const char *facts)
{
    char bytes[400];
    struct text t = text_over(bytes, sizeof bytes);
    struct voice v = {.out = &t, .reader = {.seat = VOICE_WATCHER, .players = 4, .master = true}};
    struct talk x = {.stake = 8};
    speaking = &v;
    voice_begin(&v, gamblers_heart_voices);
    memset(asked, 0, sizeof asked);
    bool any = voice_say_lines(&v, lines, fact, &x);
    if (strcmp(bytes, said) != 0 || strcmp(asked, facts) != 0 || v.missing ||
        any != (said[strspn(said, "\n8")] != 0)) {
        printf("said \"%s\" by \"%s\"; not \"%s\" by \"%s\"\n", bytes, asked, said, facts);
        failed++;
    }
}

static int id(const char *name)
{
    struct text t = {0};
    struct voice v = {.out = &t};
    voice_begin(&v, gamblers_heart_voices);
    return voice_find(&v, name);
}

int main(void)
{
    agree = id("gamblers-heart-label-agree");
    ready = id("gamblers-heart-label-ready");
    pass = id("gamblers-heart-label-pass");
    stand = id("gamblers-heart-label-stand");
    showdown = id("gamblers-heart-label-showdown");
    odds = id("gamblers-heart-ask-odds");
    hear(NULL, "", "");
    hear(LINES(SAY(AGREE())), "Agree", "");
    hear(LINES(IF(YES, AGREE()), ELSE_IF(YES, READY()), ELSE(PASS())), "Agree", "Y");
    hear(LINES(IF(NO, AGREE()), ELSE_IF(YES, STAND(.stake = STAKE)), ELSE(AGREE())),
         "Leave the Stake at 8", "NYS");
    hear(LINES(IF(NO, READY()), ELSE_IF(NO, READY()), ELSE(AGREE())), "Agree", "NN");
    hear(LINES(IF(NOT(YES), READY()), IF(NOT(NO), AGREE())), "Agree", "YN");
    hear(LINES(IF(YES, AGREE()), IF(YES, AGREE()), SAY(AGREE())), "Agree Agree Agree", "YY");
    hear(LINES(IF(NO, READY()), THEN(READY()), PUT("x"), CALL(call), SAY(AGREE()), THEN(AGREE())),
         "Agree Agree", "N");
    hear(LINES(ON(YES), PUT("\n"), CALL(call), ELSE_ON(YES), PUT("x"), ON(ALWAYS), PUT("\n")),
         "\n8\n", "Y");
    hear(LINES(ON(NO), PUT("x"), ELSE_ON(NO), PUT("x"), ELSE(AGREE()), THEN(AGREE())),
         "Agree Agree", "NN");
    hear(LINES(PUT("\n"), SAY(SHOWDOWN(.seats = LISTED(SEATS)))),
         "\nCall a Showdown of Gambler 1 and Gambler 3", "L");
    hear(LINES(ON(YES), THESE(LINES(IF(NO, READY()), ELSE(AGREE()))), ELSE(READY())), "Agree",
         "YN");
    hear(LINES(ON(NO), THESE(LINES(SAY(READY()))), ELSE(AGREE())), "Agree", "N");
    hear(LINES(SAY(ODDS(.wins = TEXT(PERCENT)))), "36% to win.", "P");
    return failed != 0;
}
