/* What the files of the pack's reader share: pack.c has the people, pack_story.c the scenarios.
 * Every mistake is a complaint at the value or key that is wrong, saying what would be right. */
#ifndef GAMES_TEXARKANA_PACK_READ_H
#define GAMES_TEXARKANA_PACK_READ_H

#include "engine/tree_read.h"
#include "games/texarkana/pack/pack.h"

struct reader {
    struct pack *pack;
    struct complaint *wrong;
    size_t used;                /* of name_bytes */
};

/* The member of a map, a whole number of lo to hi; left out (and not in the keys needed): it stays
 * as it is. */
bool texarkana_number(struct reader *, const struct node *map, const char *key, int lo, int hi,
                      int *out);
/* A suit that can be declared; -1 and a complaint otherwise. */
int texarkana_suit(struct reader *, const struct node *, const char *what);
/* `title` of the map under `key`, and its text, TEXT_BYTES_MAX at most; a text left out stays as it
 * is. */
bool texarkana_caption(struct reader *, const struct node *map, const char *key,
                       struct caption *out);
/* The name made of a title, as names[at]; those before it are there. */
bool texarkana_name(struct reader *, const struct node *title, const char **names, int at);

/* ---- Facts; pack_facts.c ---- */
/* What the scenario remembers; a list that may be left out. */
bool texarkana_facts(struct reader *, const struct node *list, struct scenario *);
/* Once all is read: every fact can come true. */
bool texarkana_facts_set(struct reader *, const struct node *list, const struct scenario *);
/* The facts that a list names, as bits; a list that may be left out. */
bool texarkana_fact_list(struct reader *, const struct node *list, const char *what,
                         const struct scenario *, uint16_t *out);
/* `if` and `unless` of a map. */
bool texarkana_when(struct reader *, const struct node *map, struct scenario *, struct when *out);
/* What a goal or way says of how it came out: its own texts, and `remember`. */
bool texarkana_came(struct reader *, const struct node *map, struct scenario *, struct came *out);
/* `also` of a scene or ending. */
bool texarkana_also(struct reader *, const struct node *map, struct scenario *,
                    struct by_fact *out);
/* What has this key, `if` or `since`, stands behind what has not, so that the numbers of the others
 * are the same by editions that did not know it (docs/log.md). `what` names it: "goals". */
bool texarkana_last(struct reader *, const struct node *list, const char *key, const char *what);

/* ---- What is to be bought, and moods; pack_buys.c ---- */
enum { COST_MAX = 3 };
/* What a map takes or gives, by Resource; left out: nothing. `injury` is the one that there may
 * be. */
bool texarkana_sums(struct reader *, const struct node *map, const char *what, const char *injury,
                    int *out);
/* What a scenario, or one of its scenes, offers; a list that may be left out. scene: NONE. */
bool texarkana_buys(struct reader *, const struct node *list, struct scenario *, int scene);
/* How the people of a scene are, by facts; `cast` are the names by which it calls them. */
bool texarkana_moods(struct reader *, const struct node *list, struct scenario *, struct scene *,
                     const char *const *cast);

/* What NAMES_SCENARIO says where the pack has no scenario, and last "free": no scenario may be
 * called so. */
extern const char *const texarkana_scenario_absent[SCENARIOS_MAX + 1];
/* The scenarios; pack_story.c. The bestiary is read. */
bool texarkana_scenarios(struct reader *, const struct node *list);

#endif
