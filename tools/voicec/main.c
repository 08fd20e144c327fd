/* Compiles the messages of one language into a table for voice/voice.c, while the program is built:
 *
 *     voicec GAME REFERENCE.ftl FILE.ftl LANGUAGE [--out TABLE | --source NAME OUT.c]
 *            [--header OUT.h] [--slots OUT.txt] [--module OUT.ts] [--types OUT.ts] [--pseudo]
 *            [--small] [--terms] [--past PAST.ftl]
 *            [--used FILE.c ... | --asked FILE.ts ... [--elsewhere FILE.ts ...]]
 *
 * REFERENCE declares slots; FILE is what is compiled, and may be the same. With --asked the table
 * has what these files of the page ask for, else all but that which only the page says; --types
 * ends the program if they do not ask for all of that. --small leaves out the words of the rules.
 * What files --elsewhere ask for by the beginning of its name goes by its whole name here too: all
 * tables call a message alike. With --past the table has the messages of the story as PAST tells
 * them afterwards, with what they speak of. Exit 1 at the first mistake, with nothing written. */
#include "tools/voicec/voicec.h"

#include <stdio.h>
#include <stdlib.h>

/* In the order of voice_plural's rules. */
static const char *const rules[] = {"en de nl sv", "es it ca", "fr pt", "pl",
                                    "ru uk",       "cs sk",    "ar",    "ja zh ko"};
enum { RULES = sizeof rules / sizeof *rules };

struct given {
    const char *out, *name, *source, *header, *slots, *module, *types, *past;
    int first;
    bool asked;
};

static int usage(void)
{
    fprintf(stderr, "usage: voicec GAME REFERENCE.ftl FILE.ftl LANGUAGE [--out TABLE | --source "
                    "NAME OUT.c] [--header OUT.h] "
                    "[--slots OUT.txt] [--module OUT.ts] [--types OUT.ts] [--pseudo] [--small] "
                    "[--terms] [--past PAST.ftl] [--used FILE.c ... | --asked FILE.ts ... "
                    "[--elsewhere FILE.ts ...]]\n");
    return 2;
}

static bool read_given(int argc, char **argv, struct given *g)
{
    *g = (struct given){.first = argc};
    for (int i = 5; i < argc && g->first == argc; i++) {
        int left = argc - i - 1;
        if (!strcmp(argv[i], "--pseudo"))
            job.pseudo = true;
        else if (!strcmp(argv[i], "--small"))
            job.small = true;
        else if (!strcmp(argv[i], "--terms"))
            job.terms_alone = true;
        else if (!strcmp(argv[i], "--past") && left > 0)
            g->past = argv[++i];
        else if (!strcmp(argv[i], "--header") && left > 0)
            g->header = argv[++i];
        else if (!strcmp(argv[i], "--slots") && left > 0)
            g->slots = argv[++i];
        else if (!strcmp(argv[i], "--out") && left > 0)
            g->out = argv[++i];
        else if (!strcmp(argv[i], "--source") && left > 1)
            g->name = argv[++i], g->source = argv[++i];
        else if (!strcmp(argv[i], "--module") && left > 0)
            g->module = argv[++i];
        else if (!strcmp(argv[i], "--types") && left > 0)
            g->types = argv[++i];
        else if (!strcmp(argv[i], "--used") || !strcmp(argv[i], "--asked")) {
            g->asked = !strcmp(argv[i], "--asked");
            g->first = i + 1;
        } else
            return false;
    }
    return true;
}

static int rule_of(const char *language)
{
    for (int rule = 0; rule < RULES; rule++)
        if (strlen(language) == 2 && strstr(rules[rule], language))
            return rule;
    return -1;
}

int main(int argc, char **argv)
{
    struct given g;
    if (argc < 5 || !read_given(argc, argv, &g))
        return usage();
    if (rule_of(argv[4]) < 0) {
        fprintf(stderr, "voicec: the plurals of %s are not known; languages:", argv[4]);
        for (int rule = 0; rule < RULES; rule++)
            fprintf(stderr, " %s", rules[rule]);
        fprintf(stderr, "\n");
        return 1;
    }
    job.game = argv[1];
    job.is_reference = true;
    job.rule = 0;
    compile(job.reference = argv[2]);
    if (g.first < argc && !g.asked)
        check_used(argv[1], argv + g.first, argc - g.first);
    job.is_reference = false;
    job.rule = rule_of(argv[4]);
    /* whole, which checks all of it, and knows what speaks of what */
    compile_with(argv[3], g.past);
    if (g.past)
        choose_past();
    else if (g.asked)
        choose_asked(argv[1], argv + g.first, argc - g.first, g.types);
    else
        choose_all(argv[1]);
    compile_with(argv[3], g.past);
    if (g.out)
        write_table(g.out);
    if (g.source)
        write_source(g.source, g.name);
    if (g.header)
        write_header(g.header, argv[1]);
    if (g.slots)
        write_slots(g.slots);
    if (g.module)
        write_module(g.module, g.asked ? argv[1] : NULL);
    if (g.types)
        write_types(g.types, argv[1]);
    return 0;
}
