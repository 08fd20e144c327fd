/* Compiles the messages of one language into a table for voice/voice.c, while the program is built:
 *
 *     voicec GAME REFERENCE.ftl FILE.ftl LANGUAGE [--out TABLE | --source NAME OUT.c] [--header OUT.h] [--slots OUT.txt]
 *            [--pseudo] [--used FILE.c ...]
 *
 * REFERENCE declares slots; FILE is what is compiled, and may be the same. Exit 1 at the first mistake, with nothing written. */
#include "tools/voicec/voicec.h"

#include <stdio.h>
#include <stdlib.h>

/* In the order of voice_plural's rules. */
static const char *const rules[] = {"en de nl sv", "es it ca", "fr pt", "pl", "ru uk", "cs sk", "ar", "ja zh ko"};
enum { RULES = sizeof rules / sizeof *rules };

struct given { const char *out, *name, *source, *header, *slots; int first_used; };

static int usage(void)
{
    fprintf(stderr, "usage: voicec GAME REFERENCE.ftl FILE.ftl LANGUAGE [--out TABLE | --source NAME OUT.c] [--header OUT.h] "
                    "[--slots OUT.txt] [--pseudo] [--used FILE.c ...]\n");
    return 2;
}

static bool read_given(int argc, char **argv, struct given *g)
{
    *g = (struct given){.first_used = argc};
    for (int i = 5; i < argc && g->first_used == argc; i++) {
        int left = argc - i - 1;
        if (!strcmp(argv[i], "--pseudo"))
            job.pseudo = true;
        else if (!strcmp(argv[i], "--header") && left > 0)
            g->header = argv[++i];
        else if (!strcmp(argv[i], "--slots") && left > 0)
            g->slots = argv[++i];
        else if (!strcmp(argv[i], "--out") && left > 0)
            g->out = argv[++i];
        else if (!strcmp(argv[i], "--source") && left > 1)
            g->name = argv[++i], g->source = argv[++i];
        else if (!strcmp(argv[i], "--used"))
            g->first_used = i + 1;
        else
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
    job.is_reference = true;
    job.rule = 0;
    compile(argv[2]);
    if (g.first_used < argc)
        check_used(argv[1], argv + g.first_used, argc - g.first_used);
    job.is_reference = false;
    job.rule = rule_of(argv[4]);
    compile(argv[3]);
    if (g.out)
        write_table(g.out);
    if (g.source)
        write_source(g.source, g.name);
    if (g.header)
        write_header(g.header, argv[1]);
    if (g.slots)
        write_slots(g.slots);
    return 0;
}
