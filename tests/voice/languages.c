/* Which language is meant by a name, a locale or an Accept-Language, and which table a reader gets.
 * Prints what is wrong. */
#include <stdio.h>
#include <string.h>

#include "voice/voice.h"

const char *const voice_languages[] = {"en", "de", "pt",
                                       NULL}; /* in the place of those that croupier speaks */

static int wrong;

static void expect(const char *asked, const char *got, const char *want)
{
    if (got == want || (got && want && !strcmp(got, want)))
        return;
    printf("%s: %s, not %s\n", asked, got ? got : "none", want ? want : "none");
    wrong++;
}

int main(void)
{
    static const struct { const char *asked, *want; } names[] = {
        {"de", "de"}, {"DE", "de"}, {"de-AT", "de"}, {"de_DE.UTF-8", "de"}, {"de.UTF-8", "de"},
        {"de@euro", "de"},
        {"deu", NULL}, {"d", NULL}, {"", NULL}, {"C", NULL}, {"C.UTF-8", NULL}, {"POSIX", NULL},
        {"fr_FR", NULL}, {"en_US.UTF-8", "en"}, {"pt-BR", "pt"}, {"../de", NULL}, {"de\n", NULL},
    };
    static const struct { const char *asked, *want; } lists[] = {
        {"", NULL},
        {"fr", NULL},
        {"*", NULL},
        {"de", "de"},
        {"de-AT,de;q=0.9,en;q=0.8", "de"},
        {"fr, en;q=0.7, de;q=0.9", "de"},
        {"en;q=0.5,de;q=0.5", "en"},
        {"de;q=0,en;q=0.1", "en"},
        {"de;q=0", NULL},
        {"pt;q=0.001,de;q=0.0009", "pt"},
        {"en;q=1.0,de;q=0.999", "en"},
        {",,,de", "de"},
        {"de;q=,en", "en"},
    };
    static const uint8_t english, german;
    static const struct voice_language of_game[] = {{"en", &english}, {"de", &german}, {0}};
    static const struct { const char *language; const uint8_t *table; } readers[] = {
        {NULL, &english}, {"en", &english}, {"de", &german}, {"pt", &english}};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        expect(names[i].asked, voice_language(names[i].asked), names[i].want);
    for (size_t i = 0; i < sizeof lists / sizeof *lists; i++)
        expect(lists[i].asked, voice_language_of(lists[i].asked), lists[i].want);
    for (size_t i = 0; i < sizeof readers / sizeof *readers; i++) {
        char bytes[8];
        struct text out = text_over(bytes, sizeof bytes);
        struct voice v = {.out = &out};
        out.language = readers[i].language;
        voice_begin(&v, of_game);
        const char *asked = readers[i].language ? readers[i].language : "no language";
        expect(asked, v.table == readers[i].table ? "right" : "another", "right");
        expect("what it lacks", v.fallback == &english ? "English" : "another", "English");
    }
    return wrong > 0;
}
