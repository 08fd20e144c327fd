/* The pack loader: our pack is as the rules page says, and each kind of mistake is refused at its
 * place. What is always true: a bad pack is base.yaml with one edit, and the edit itself marks with
 * '^' where the complaint must point; line and column are counted here, in the edited text.
 *
 * packs_test PITS.yaml BASE.yaml [--id ID]; exit 1 if a case failed. */
#include <stdio.h>
#include <string.h>

#include "games/bloodsport/bloodsport.h"
#include "tests/packs/bad_packs.h"

static struct pack pack; /* ours, open during the cases of the good pack */
static struct pack tried;
static struct data data;
static struct yaml_tree tree;
static struct kit kit = {.open = bloodsport_pack_open, .block = &tried};

static void result(const char *id, const char *title, bool fine, const char *why)
{
    kit_result(&kit, id, title, fine, why);
}

/* Titles and the names that they give, folded by hand: capitals small, apostrophes gone, any other
 * run of bytes one hyphen, none at the ends. */
static void try_names(void)
{
    static const char *const folds[][2] = {
        {"Pale Snake-Beast", "pale-snake-beast"},
        {"Fighters' Stairs", "fighters-stairs"},
        {"Ogre\xe2\x80\x99s 9th Tooth", "ogres-9th-tooth"},
        {"--Doctor (No) --", "doctor-no"},
        {"\xc3\x89"
         "clair & Sons",
         "clair-sons"},
        {"A\xc3\xb1o", "a-o"},
    };
    for (size_t i = 0; i < sizeof folds / sizeof *folds; i++) {
        struct yaml_tree t = {0};
        struct complaint wrong = {0};
        struct data d = {0};
        char put[80];
        snprintf(put, sizeof put, "name: \"%s\"\n", folds[i][0]);
        struct bad_pack b = {.find = "name: Candle Thief\n", .put = put};
        const char *why = kit_open_edited(&kit, &b, &t, &d, &wrong);
        const char *name = why ? why : d.names[NAMES_FIGHTER].at[3]; /* the fourth Fighter */
        result("BG-I5", folds[i][1], !why && !strcmp(name, folds[i][1]), name);
        yaml_tree_close(&t);
    }
}

static int named(const struct names *names, const char *name)
{
    for (int i = 0; i < names->count; i++) {
        if (!strcmp(names->at[i], name)) {
            return i;
        }
    }
    printf("FAIL: no card %s\n", name);
    kit.failed++;
    return 0;
}

static const struct fighter *fighter(const char *name)
{
    return &pack.fighter[named(&data.names[NAMES_FIGHTER], name)];
}

static const struct action *action(const char *name)
{
    return &pack.action[named(&data.names[NAMES_ACTION], name)];
}

static const struct weapon *weapon(const char *name)
{
    return &pack.weapon[named(&data.names[NAMES_WEAPON], name)];
}

static bool effect_is(const struct effects *e, int i, int op, int n, int to, int when)
{
    return i < e->count && e->at[i].op == op && e->at[i].n == n && e->at[i].to == to &&
           e->at[i].when == when;
}

/* What an effect word adds in all effects of a card. */
static int adds(const struct action *a, int op)
{
    int sum = 0;
    for (int i = 0; i < a->effects.count; i++) {
        sum += a->effects.at[i].op == op ? a->effects.at[i].n : 0;
    }
    return sum;
}

/* BG-I1, as the rules page has them. */
static void known_fighters(void)
{
    const struct fighter *f = fighter("doomed-monstrosity");
    result("BG-I1", "Doomed Monstrosity is STR 3 DEX 2 LIFE 1",
           !strcmp(f->title, "Doomed Monstrosity") && f->str == 3 && f->dex == 2 && f->life == 1,
           "it is not");
    f = fighter("putrid-snake-beast");
    const struct action *succor = action("sorcerous-succor");
    result("BG-I1", "Putrid Snake-Beast has LIFE 2, and with Succor DEX 5 and STR 5 at most",
           f->life == 2 && f->dex + adds(succor, OP_DEX) == 5 &&
               f->str + adds(succor, OP_STR) <= 5 && adds(succor, OP_LIFE) == 0,
           "it has not");
    f = fighter("grave-filler");
    result("BG-I1", "Grave Filler is Rank 2 STR 4 LIFE 3",
           f->rank == 2 && f->str == 4 && f->life == 3, "it is not");
    result("BG-I1", "Demon Spawn is Rank 3", fighter("demon-spawn")->rank == 3, "it is not");
    result("BG-I1", "The Elder is Rank 2", fighter("the-elder")->rank == 2, "it is not");
}

/* BG-I2. */
static void known_cards(void)
{
    const struct weapon *w = weapon("broken-sword");
    result("BG-I2", "Broken Sword is STR 1", w->type == TYPE_STR && w->damage == 1, "it is not");
    w = weapon("scimitar");
    result("BG-I2", "Scimitar is BEST 2", w->type == TYPE_BEST && w->damage == 2, "it is not");
    w = weapon("triple-axe");
    result("BG-I2", "Triple Axe is STR 4", w->type == TYPE_STR && w->damage == 4, "it is not");
    int dex_3 = 0;
    for (int i = 0; i < WEAPONS; i++) {
        dex_3 += pack.weapon[i].type == TYPE_DEX && pack.weapon[i].damage == 3;
    }
    result("BG-I2", "there is a DEX 3", dex_3 >= 1, "there is none");
    const struct secret *s =
        &pack.secret[named(&data.names[NAMES_SECRET], "mutated-by-the-mirage")];
    result("BG-I2", "Mutated by the Mirage: the left Fighter rolls twice each round, higher counts",
           s->effects.count == 1 &&
               effect_is(&s->effects, 0, OP_TWICE, 1, TO_LEFT, WHEN_EACH_ROUND),
           "it differs");
    const struct action *a = action("sorcerous-succor");
    bool raises = a->effects.count > 0;
    for (int i = 0; i < a->effects.count; i++) {
        const struct effect *e = &a->effects.at[i];
        raises = raises && (e->op == OP_STR || e->op == OP_DEX) && e->n > 0 && e->to == TO_FIGHTER;
    }
    result("BG-I2", "Sorcerous Succor is a Sabotage of Risk 2 that raises its Fighter's stats",
           a->type == ACTION_SABOTAGE && a->risk == 2 && !a->no_risk && !a->on_weapon && raises,
           "it differs");
    a = action("bedchamber-scorpion");
    result("BG-I2", "Bedchamber Scorpion is a Sabotage of Risk 5",
           a->type == ACTION_SABOTAGE && a->risk == 5 && !a->no_risk, "it differs");
    a = action("hurl-flagon-from-stands");
    result("BG-I2", "Hurl Flagon from Stands is a React of Risk 3: the target's roll again",
           a->type == ACTION_REACT && a->risk == 3 && !a->no_risk && a->aims == 1 &&
               a->aim_at == THING_FIGHTER && a->effects.count == 1 &&
               effect_is(&a->effects, 0, OP_REROLL, 1, TO_FIGHTER, WHEN_ONCE),
           "it differs");
}

/* BG-I3. */
static void known_counts(void)
{
    int rank[4] = {0}, type[4] = {0}, kind[4] = {0};
    for (int i = 0; i < FIGHTERS; i++) {
        rank[pack.fighter[i].rank]++;
    }
    for (int i = 0; i < WEAPONS; i++) {
        type[pack.weapon[i].type]++;
    }
    for (int i = 0; i < ACTIONS; i++) {
        kind[pack.action[i].type]++;
    }
    result("BG-I3", "six Fighters each of Ranks 1, 2, 3",
           rank[1] == 6 && rank[2] == 6 && rank[3] == 6, "not so");
    result("BG-I3", "8 Discover, 6 Special, 6 React, 8 Sabotage",
           kind[ACTION_DISCOVER] == 8 && kind[ACTION_SPECIAL] == 6 && kind[ACTION_REACT] == 6 &&
               kind[ACTION_SABOTAGE] == 8,
           "not so");
    result("BG-I3", "every Weapon type at least 3 times",
           type[TYPE_STR] >= 3 && type[TYPE_DEX] >= 3 && type[TYPE_BEST] >= 3 &&
               type[TYPE_WORST] >= 3,
           "not so");
}

/* What the loader makes of base.yaml's cards beyond the text of the file. */
static void made_of_it(void)
{
    const struct action *a = action("keyhole"), *again = action("keyhole-2");
    result("BG-I5", "two copies are two cards, keyhole and keyhole-2",
           again == a + 1 && again->title == a->title, "they are not");
    result("BG-I5", "a Discover is one look; risk none is no Risk",
           a->no_risk && a->risk == 0 &&
               effect_is(&a->effects, 0, OP_LOOK, 1, TO_SELF, WHEN_ONCE) &&
               a->effects.at[0].arg == THING_ANY && !a->effects.at[0].one_fight,
           "it differs");
    a = action("take-in-their-laundry");
    result("BG-I5", "look has a count and may stay in one Fight",
           effect_is(&a->effects, 0, OP_LOOK, 3, TO_SELF, WHEN_ONCE) && a->effects.at[0].one_fight,
           "it differs");
    a = action("dust-the-racks");
    result("BG-I5", "a swap of Weapons aims at two", a->aims == 2 && a->aim_at == THING_WEAPON,
           "it does not");
    a = action("wet-poster");
    result("BG-I5", "a replaced Fighter is one aim",
           a->aims == 1 && a->aim_at == THING_FIGHTER && a->effects.at[0].arg == THING_FIGHTER,
           "it is not");
    result("BG-I5", "a gain of Coin aims at nothing", action("pickpockets-apprentice")->aims == 0,
           "it does");
    result("BG-I5", "Kick Over the Brazier aims at nobody: both roll again",
           action("kick-over-the-brazier")->aims == 0 &&
               effect_is(&action("kick-over-the-brazier")->effects, 0, OP_REROLL, 1, TO_BOTH,
                         WHEN_ONCE),
           "it differs");
    a = action("night-with-a-whetstone");
    result("BG-C8", "a Sabotage with an effect on the Weapon is on the Weapon, others are not",
           a->on_weapon && effect_is(&a->effects, 0, OP_DAMAGE, 2, TO_WEAPON, WHEN_ONCE) &&
               !action("pear-cordial")->on_weapon,
           "it differs");
    const struct secret *s = &pack.secret[named(&data.names[NAMES_SECRET], "leech-in-the-corner")];
    result("BG-I5", "a Secret's Wounds may come each round",
           effect_is(&s->effects, 0, OP_WOUNDS, -1, TO_RIGHT, WHEN_EACH_ROUND), "it differs");
    s = &pack.secret[named(&data.names[NAMES_SECRET], "bad-tooth")];
    result("BG-I5", "a Secret's stat changes once",
           effect_is(&s->effects, 0, OP_STR, -1, TO_LEFT, WHEN_ONCE), "it differs");
    result("", "a Secret and an Action without flavour have an empty one",
           !strcmp(s->flavour, "") && !strcmp(action("keyhole")->flavour, ""), "they have not");
}

/* Only the pack that is compiled in has names in other languages: the same text from a file may
 * have been changed. */
static void built_in(void)
{
    struct complaint wrong;
    result("", "a pack from a file is not the one that is compiled in", !pack.built_in, "it is");
    result("", "the pack that is compiled in knows it",
           bloodsport_pack_open(&data, &pack, bloodsport_game.sources[0].tree, &wrong) &&
               pack.built_in,
           "it does not");
}

int main(int argc, char **argv)
{
    if (argc != 3 && (argc != 5 || strcmp(argv[3], "--id"))) {
        fprintf(stderr, "packs_test PITS.yaml BASE.yaml [--id ID]\n");
        return 2;
    }
    kit.only = argc == 5 ? argv[4] : NULL;
    if (!kit_open(&kit, argv[1], &tree, &data, &pack)) {
        return 1;
    }
    known_fighters();
    known_cards();
    known_counts();
    result("BG-I5", "our pack tells its name and edition",
           !strcmp(data.name, "pits") && data.edition == 1 && data.names_count == NAME_TABLES,
           "it does not");
    built_in();
    if (!kit_open(&kit, argv[2], &tree, &data, &pack)) {
        return 1;
    }
    made_of_it();
    for (int i = 0; i < bad_pack_count; i++) {
        kit_try(&kit, &bad_packs[i]);
    }
    try_names();
    yaml_tree_close(&tree);
    return kit_end(&kit);
}
