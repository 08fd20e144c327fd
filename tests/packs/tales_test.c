/* The reader of Texarkana's packs: what it makes of a plain pack, what our own must have, and each
 * kind of mistake refused at its place.
 *
 * tales_test BORDER.yaml TALE.yaml [--id ID]; exit 1 if a case failed. */
#include <stdio.h>
#include <string.h>

#include "games/texarkana/facts.h"
#include "table/native/sodium.h"
#include "table/prose.h"
#include "tests/packs/bad_tales.h"

static struct pack pack, tried;
static struct data data;
static struct yaml_tree tree;
static struct kit kit = {.open = texarkana_pack_open, .block = &tried};

static void result(const char *id, const char *title, bool fine)
{
    kit_result(&kit, id, title, fine, "it is not so");
}

static bool is(const char *text, const char *expected)
{
    return text && !strcmp(text, expected);
}

static bool told(const struct caption *t, const char *title, const char *text)
{
    return is(t->title, title) && is(t->text, text);
}

static bool named(enum name_table table, int value, const char *expected)
{
    return value < data.names[table].count && is(data.names[table].at[value], expected);
}

/* ---- The plain pack: its texts say which they are ---- */

static void plain_character(void)
{
    const struct character *c = &pack.character[0];
    result("TX-F1", "a character has the figures of the sheet",
           told(&c->caption, "First O'Character", "The first text.") && c->will == 1 &&
               c->grit == 10 && c->coin == 2 && c->luck == 3 && pack.character[1].will == 10 &&
               pack.character[1].grit == 1);
    result("TX-F1", "and a weapon, whose text may be left out, or bare hands",
           told(&c->weapon, "Heavy Thing", "The weapon text.") && c->damage == 5 &&
               told(&pack.character[1].weapon, "Light Thing", "") &&
               pack.character[1].damage == 0 && told(&pack.character[2].weapon, "", "") &&
               pack.character[2].damage == 0);
    result("TX-F3", "Characteristics and Flaws",
           c->characteristic_count == 2 && c->flaw_count == 2 &&
               told(&c->characteristic[1], "Better", "The better text.") &&
               told(&c->flaw[0], "Bad", "The bad text."));
    result("TX-F4", "Invocations",
           c->invocation_count == 2 && told(&c->invocation[1], "Louder Call", "The louder text."));
    result("TX-F1", "or none of all these",
           !pack.character[2].trait_count && !pack.character[2].characteristic_count &&
               !pack.character[2].flaw_count && !pack.character[2].invocation_count);
}

static void plain_traits(void)
{
    const struct trait *t = pack.character[0].trait;
    result("TX-F1", "a trait that adds to the score, in one field",
           told(&t[0].caption, "Lowers", "The lowering text.") && t[0].kind == TRAIT_SCORE &&
               t[0].n == -3 && t[0].field == SUIT_HEARTS && t[0].uses == 0 && !t[0].gear);
    result("TX-F1", "gear with uses, in any field",
           t[1].kind == TRAIT_SCORE && t[1].n == 3 && t[1].field == SUIT_NONE && t[1].uses == 9 &&
               t[1].gear);
    result("TX-F1", "traits that add a trump",
           t[2].kind == TRAIT_TRUMP && t[2].suit == SUIT_TOMES && t[2].field == SUIT_PISTOLS &&
               t[2].uses == 1 && t[3].kind == TRAIT_TRUMP && t[3].suit == SUIT_HEARTS &&
               t[3].field == SUIT_TOMES);
    result("TX-F1", "a trait by which one never busts",
           t[4].kind == TRAIT_NEVER_BUST && t[4].field == SUIT_MASKS && !t[4].gear && t[5].n == 1 &&
               pack.character[0].trait_count == 6);
}

static void plain_npcs(void)
{
    static const int8_t dog[PLAYER_SUITS] = {-3, -2, -1, 0, 1, 2, 3, -3};
    const struct npc *n = &pack.npc[0];
    result("TX-F2", "an NPC has a rating in each suit",
           told(&n->caption, "Small Dog", "The dog text.") && !memcmp(n->rating, dog, sizeof dog) &&
               pack.npc[1].rating[SUIT_TOMES] == 3);
    result("TX-F2", "Grit and Damage",
           n->grit == 0 && n->damage == 0 && pack.npc[1].grit == 10 && pack.npc[1].damage == 5);
    result("TX-C2", "and how much it matters",
           n->importance == IMPORTANCE_MINOR && pack.npc[1].importance == IMPORTANCE_NEMESIS &&
               pack.npc[2].importance == IMPORTANCE_MAJOR);
}

static void plain_story(void)
{
    const struct scenario *s = &pack.scenario[0];
    result("TX-G2", "a scenario has its ends",
           told(&s->caption, "Plain Story", "The story text.") &&
               is(s->woe_gone, "The woe text.") && is(s->posse_out, "The posse text.") &&
               s->closing_count == 2 && s->closing[0].good && !s->closing[1].good &&
               told(&s->closing[1].caption, "The Bad End", "The badly text."));
    result("TX-G2", "scenes, with who is in them",
           s->scene_count == 2 && told(&s->scene[0].caption, "The Start", "The start text.") &&
               s->scene[0].cast_count == 3 && s->scene[0].cast[0] == 0 &&
               s->scene[0].cast[1] == 2 && s->scene[0].cast[2] == 0 && !s->scene[1].cast_count);
    result("TX-G2", "and where they lead",
           s->scene[0].otherwise == TO_SCENE && s->scene[1].otherwise == TO_ENDING + 1 &&
               s->scene[0].goal[0].success_to == TO_SCENE + 1 &&
               s->scene[0].goal[0].failure_to == TO_ENDING + 1 &&
               s->scene[0].goal[1].success_to == NONE && s->scene[1].goal[0].failure_to == NONE);
}

static void plain_goal(void)
{
    static const uint8_t cost[RESOURCES] = {1, 2, 3, 0, 1}, coin[RESOURCES] = {0, 0, 1, 0, 0};
    static const int8_t gain[RESOURCES] = {0, 0, 0, 3, -1};
    const struct goal *g = &pack.scenario[0].scene[0].goal[0], *look = g + 1;
    result("", "a goal says what it is for",
           told(&g->caption, "Pass the Dogs", "The pass text.") &&
               is(g->stakes, "The pass stakes.") && is(g->success, "The pass success.") &&
               is(g->failure, "The pass failure."));
    result("TX-C5", "what it costs and gains",
           !memcmp(g->cost, cost, sizeof cost) && !memcmp(g->gain, gain, sizeof gain) &&
               !memcmp(look->cost, coin, sizeof coin));
    result("TX-G2", "how often it may be tried",
           g->tries == 9 && g->fell && look->tries == 1 && !look->fell);
    result("TX-C2", "ways against the second of two, with a suit of its own",
           g->way_count == 4 && g->way[0].field == SUIT_PISTOLS && g->way[0].against == 2 &&
               g->way[0].opposition == SUIT_MASKS &&
               g->way[0].marks == (1 << MARK_VIOLENCE | 1 << MARK_BURN_ASKED));
    result("TX-C2", "or the same suit",
           g->way[1].against == 1 && g->way[1].opposition == SUIT_HEARTS &&
               g->way[1].marks == 1 << MARK_SUPERNATURAL);
    result("TX-C2", "ways against nobody",
           g->way[2].against == CAST_NONE && g->way[2].opposition == SUIT_NONE &&
               g->way[2].difficulty == -3 && g->way[2].marks == 1 << MARK_BURN_OFFERED &&
               g->way[3].difficulty == 3 && !g->way[3].marks && look->way_count == 1 &&
               !look->way[0].marks);
}

static bool when_is(const struct when *when, int known, int unknown)
{
    return when->known == known && when->unknown == unknown;
}

static void plain_facts(void)
{
    enum { DOG = 1, DOOR = 2 };
    const struct scenario *s = &pack.scenario[0];
    const struct goal *pass = &s->scene[0].goal[0], *look = pass + 1, *end = s->scene[1].goal;
    const struct came *hearts = &pass->way[1].came;
    const struct by_fact *badly = &s->closing[1].by_fact, *middle = &s->scene[1].by_fact;
    result("TX-G4", "a scenario has facts, all of them set and read",
           s->fact_count == 2 && is(s->fact_name[0], "dog-knows") &&
               is(s->fact_text[1], "The shutting text.") && s->facts_set == (DOG | DOOR) &&
               s->facts_read == (DOG | DOOR) && !pack.scenario[1].fact_count);
    result("TX-G4", "goals and ways remember, by how it came out",
           look->came.sets[CAME_SUCCESS] == DOG && !look->came.sets[CAME_FAILURE] &&
               hearts->sets[CAME_GRANDER] == DOOR && hearts->sets[CAME_WORSE] == (DOG | DOOR) &&
               !hearts->sets[CAME_SUCCESS] && !pass->came.sets[CAME_SUCCESS]);
    result("TX-G4", "and are open by facts",
           when_is(&look->when, 0, DOOR) && when_is(&pass->when, 0, 0) &&
               when_is(&end->way[1].when, DOG, 0) && end->way_count == 2);
    result("TX-G4", "an ending comes instead of others",
           when_is(&badly->when, DOOR, DOG) &&
               badly->instead_of == (1u << TO_ENDING | 1u << TO_SCENE) &&
               !s->closing[0].by_fact.instead_of);
    result("TX-G4", "a scene has more to say", middle->also_count == 2 &&
               when_is(&middle->also[0].when, DOG, 0) && when_is(&middle->also[1].when, 0, DOOR) &&
               is(middle->also[1].text, "The middle more."));
    result("TX-G4", "the text is the way's, else the goal's; else that of plain success or failure",
           is(tx_came_text(pass, 1, CAME_SUCCESS), "The hearts success.") &&
               is(tx_came_text(pass, 1, CAME_GRANDER), "The hearts success.") &&
               is(tx_came_text(pass, 1, CAME_BURNED), "The hearts burned.") &&
               is(tx_came_text(pass, 1, CAME_WORSE), "The pass failure.") &&
               is(tx_came_text(pass, 0, CAME_GRANDER), "The pass success.") &&
               is(tx_came_text(end, 1, CAME_GRANDER), "The end grander.") &&
               is(tx_came_text(end, NONE, CAME_BURNED), "The end success.") &&
               is(tx_came_text(end, NONE, CAME_WORSE), "The end worse."));
}

static void plain_wares(void)
{
    enum { DOG = 1, DOOR = 2 };
    static const uint8_t nine[RESOURCES] = {0, 0, 9, 0, 0}, both[RESOURCES] = {0, 0, 1, 2, 0};
    static const int8_t gain[RESOURCES] = {0, 3, 0, 0, -1}, none[RESOURCES] = {0};
    const struct scenario *s = &pack.scenario[0];
    const struct buy *salve = &s->buy[0], *glass = salve + 1, *bone = salve + 2;
    const struct mood_row *dog = &s->scene[0].mood[0], *cat = dog + 1;
    result("TX-G5", "what the scenario offers comes before what its scenes do",
           s->buy_count == 3 && told(&salve->caption, "The Salve", "The salve text.") &&
               salve->scene == NONE && told(&bone->caption, "The Bone", "The bone text.") &&
               bone->scene == 0 && is(bone->told, "The bone told."));
    result("TX-G5", "for Coin and Luck, and what it brings",
           !memcmp(salve->price, both, sizeof both) && !memcmp(salve->gain, gain, sizeof gain) &&
               !memcmp(bone->price, nine, sizeof nine) && !memcmp(bone->gain, none, sizeof none));
    result("TX-G5", "to a test, or to the story",
           glass->bonus == 3 && glass->field == SUIT_PISTOLS && !salve->bonus &&
               bone->sets == DOOR && when_is(&bone->when, 0, DOOR));
    result("TX-G6", "how people are goes by facts",
           s->scene[0].mood_count == 2 && dog->against == 2 && dog->mood == MOOD_FRIENDLY &&
               !dog->goes && when_is(&dog->when, DOG, 0) && is(dog->text, "The mood text."));
    result("TX-G6", "and whether they go",
           cat->against == 1 && cat->goes && cat->mood == MOOD_EVEN && !s->scene[1].mood_count);
    result("TX-G5", "a story is there for all editions, or since one",
           !s->since && !pack.npc[0].since);
}

static void plain_names(void)
{
    bool all = true;
    for (int table = NAMES_PHASE; table < NAME_TABLES; table++)
        for (int i = 0; i < data.names[table].count; i++)
            all = all && data.names[table].at[i] && *data.names[table].at[i];
    result("", "every value has a name", all);
    result("", "names are made of titles", data.names[NAMES_CHARACTER].count == 6 &&
           named(NAMES_CHARACTER, 0, "first-ocharacter") && data.names[NAMES_NPC].count == 3 &&
           named(NAMES_NPC, 1, "big-dog"));
    result("TX-H3", "scenarios are five names, the last of them free",
           data.names[NAMES_SCENARIO].count == 5 && named(NAMES_SCENARIO, 0, "plain-story") &&
               named(NAMES_SCENARIO, 1, "a-short-tale") && named(NAMES_SCENARIO, 2, "scenario-3") &&
               named(NAMES_SCENARIO, 3, "scenario-4") && named(NAMES_SCENARIO, 4, "free"));
    result("", "the pack's head",
           is(pack.title, "A Plain Pack") && is(data.name, "plain") && data.edition == 7 &&
               data.names_count == NAME_TABLES && data.block == &pack &&
               named(NAMES_SUIT, 8, "skulls"));
}

/* ---- What older logs call the same ---- */

static bool hashes(const char *text, struct play_hashes *out)
{
    struct yaml_tree of;
    struct complaint wrong = {0};
    if (!yaml_tree_open(text, strlen(text), &of, &wrong))
        return false;
    play_hash(&hash_sodium, &texarkana_game, of.root, out);
    yaml_tree_close(&of);
    return true;
}

/* Of the same story without facts, with them, and of another. */
static void facts_in_hashes(void)
{
    static const char plain[] = "scenarios:\n- scenes:\n  - goals:\n"
                                "    - {then: b, ways: [{field: d, success: x}]}\n",
                      facts[] = "scenarios:\n- scenes:\n  - goals:\n"
                                "    - {then: b, unless: [c], ways: [{field: d, success: y, "
                                "grander: z}, {field: e, if: [c]}]}\n"
                                "    - {title: T, if: [c], ways: []}\n"
                                "    also: [{if: [c], text: t}]\n"
                                "  facts: [{name: c, text: t}]\n",
                      other[] = "scenarios:\n- scenes:\n  - goals:\n"
                                "    - {then: c, ways: [{field: d, success: x}]}\n",
                      sets[] = "ways: [{remember: {success: [a]}}]",
                      sets_other[] = "ways: [{remember: {success: [b]}}]";
    struct play_hashes of[5];
    bool read = hashes(plain, &of[0]) && hashes(facts, &of[1]) && hashes(other, &of[2]) &&
                hashes(sets, &of[3]) && hashes(sets_other, &of[4]);
    result("", "a story that got facts plays as before by editions that know none",
           read && play_hash_is(&texarkana_game, 2, &of[1], of[0].now) &&
               play_hash_is(&texarkana_game, 1, &of[1], of[0].now) &&
               !play_hash_is(&texarkana_game, 3, &of[1], of[0].now) &&
               !play_hash_is(&texarkana_game, 2, &of[2], of[0].now));
    result("", "a story without them has one hash",
           read && !memcmp(of[0].now, of[0].before[0], HASH_BYTES));
    result("", "what is remembered decides play",
           read && memcmp(of[3].now, of[4].now, HASH_BYTES) != 0 &&
               !memcmp(of[3].before, of[4].before, HASH_BYTES));
}

/* Of a story with facts, the same with what came in edition 4, and with a later fact as well. */
static void wares_in_hashes(void)
{
    static const char facts[] = "npcs: [{grit: 1}]\nscenarios:\n- facts: [{name: c}]\n",
                      wares[] = "npcs: [{grit: 1}, {grit: 2, since: 4}]\nscenarios:\n"
                                "- facts: [{name: c}]\n  buys: [{title: t, price: {coin: 1}}]\n"
                                "  moods: [{npc: a}]\n- {title: n, since: 4}\n",
                      prose[] = "npcs: [{grit: 1}, {grit: 2, since: 4}]\nscenarios:\n"
                                "- facts: [{name: c}]\n"
                                "  buys: [{title: u, told: v, price: {coin: 1}}]\n"
                                "  moods: [{npc: a, text: t}]\n- {title: n, since: 4}\n",
                      other[] = "npcs: [{grit: 1}]\nscenarios:\n- facts: [{name: d}]\n";
    struct play_hashes of[4];
    bool read = hashes(facts, &of[0]) && hashes(wares, &of[1]) && hashes(prose, &of[2]) &&
                hashes(other, &of[3]);
    result("TX-G5", "a story that offers something plays as before by earlier editions",
           read && play_hash_is(&texarkana_game, 3, &of[1], of[0].now) &&
               play_hash_is(&texarkana_game, 2, &of[1], of[0].before[0]) &&
               !play_hash_is(&texarkana_game, 4, &of[1], of[0].now) &&
               !play_hash_is(&texarkana_game, 3, &of[1], of[3].now));
    result("TX-G5", "edition 3 knows facts",
           read && memcmp(of[0].now, of[0].before[0], HASH_BYTES) != 0);
    result("TX-G5", "what it is called and told decides nothing",
           read && !memcmp(of[1].now, of[2].now, HASH_BYTES));
}

/* ---- Our own pack ---- */

/* The best rating that each importance may have, by the guides of the rules. */
static void our_npcs(void)
{
    static const int8_t least[IMPORTANCES] = {-3, -1, 1, 3}, most[IMPORTANCES] = {-2, 0, 2, 3};
    int of[IMPORTANCES] = {0};
    bool fine = true;
    for (int i = 0; i < pack.npc_count; i++) {
        const struct npc *n = &pack.npc[i];
        int best = -DV_MAX;
        for (int suit = 0; suit < PLAYER_SUITS; suit++)
            best = n->rating[suit] > best ? n->rating[suit] : best;
        fine = fine && best >= least[n->importance] && best <= most[n->importance];
        of[n->importance]++;
    }
    result("TX-C2", "our NPCs are rated by the guides", fine);
    result("TX-F2", "24 NPCs at least, three of them nemeses",
           pack.npc_count >= 24 && of[IMPORTANCE_NEMESIS] == 3 && of[IMPORTANCE_MINOR] &&
               of[IMPORTANCE_MAJOR]);
}

static void our_characters(void)
{
    int kinds = 0, bare = 0, invoking = 0, uses = 0, any = 0, lines = 0;
    for (int i = 0; i < pack.character_count; i++) {
        const struct character *c = &pack.character[i];
        for (int t = 0; t < c->trait_count; t++) {
            kinds |= 1 << c->trait[t].kind;
            uses += c->trait[t].gear && c->trait[t].uses;
            any += c->trait[t].field == SUIT_NONE;
        }
        bare += !*c->weapon.title;
        invoking += c->invocation_count > 0;
        lines += c->characteristic_count && c->flaw_count;
    }
    result("TX-F1",
           "our characters have traits of every kind, gear with uses, and one goes unarmed",
           kinds == 7 && uses && any && bare == 1);
    result("TX-F4", "two of them have an Invocation", invoking == 2);
    result("TX-F3", "each of them has a Characteristic and a Flaw", lines == pack.character_count);
}

/* What a scenario of ours is made of, in sum. */
struct sum { uint32_t fields, marks; bool cost, gain, two_ways; };

static struct sum story_sum(const struct scenario *s)
{
    struct sum out = {.two_ways = true};
    for (int i = 0; i < s->scene_count; i++)
        for (int k = 0; k < s->scene[i].goal_count; k++) {
            const struct goal *g = &s->scene[i].goal[k];
            out.two_ways = out.two_ways && g->way_count >= 2;
            for (int w = 0; w < g->way_count; w++) {
                out.fields |= 1u << g->way[w].field;
                out.marks |= g->way[w].marks;
            }
            for (int r = 0; r < RESOURCES; r++) {
                out.cost = out.cost || g->cost[r];
                out.gain = out.gain || g->gain[r];
            }
        }
    return out;
}

/* Plays the story by a list of wins and losses, bits of `luck`: the goals that lead on, one a
 * scene. The ending, or -1 if it has not come to one within the scenes of a session. */
static int story_walk(const struct scenario *s, uint32_t luck)
{
    int at = TO_SCENE;
    for (int n = 0; n < SCENES_SESSION_MAX && at < TO_ENDING; n++) {
        const struct scene *scene = &s->scene[at];
        bool win = luck >> n & 1;
        int to = NONE;
        for (int k = 0; k < scene->goal_count && to == NONE; k++)
            to = win ? scene->goal[k].success_to : scene->goal[k].failure_to;
        at = to == NONE ? scene->otherwise : to;
    }
    return at < TO_ENDING ? -1 : at - TO_ENDING;
}

/* Every order of wins and losses in a session of SCENES_SESSION_MAX scenes comes to an ending;
 * winning all the time to a good one, losing all the time to one that is not. */
static bool story_walks(const struct scenario *s)
{
    for (uint32_t luck = 0; luck < 1u << SCENES_SESSION_MAX; luck++)
        if (story_walk(s, luck) < 0)
            return false;
    return s->closing[story_walk(s, ~0u)].good && !s->closing[story_walk(s, 0)].good;
}

/* The scenes and endings that facts put in the place of these, as bits. */
static uint32_t story_instead(const struct scenario *s, uint32_t of)
{
    uint32_t out = 0;
    for (int i = 0; i < s->scene_count; i++)
        out |= s->scene[i].by_fact.instead_of & of ? 1u << (TO_SCENE + i) : 0;
    for (int i = 0; i < s->closing_count; i++)
        out |= s->closing[i].by_fact.instead_of & of ? 1u << (TO_ENDING + i) : 0;
    return out;
}

/* The ends that some choice of goals, won or lost, comes to, as bits: all of the graph. */
static uint32_t story_reach(const struct scenario *s)
{
    uint32_t seen = 1u << TO_SCENE, before = 0;
    while (seen != before) {
        before = seen;
        for (int i = 0; i < s->scene_count; i++) {
            if (!(seen >> i & 1))
                continue;
            seen |= 1u << s->scene[i].otherwise;
            for (int k = 0; k < s->scene[i].goal_count; k++) {
                const struct goal *g = &s->scene[i].goal[k];
                seen |= g->success_to == NONE ? 0 : 1u << g->success_to;
                seen |= g->failure_to == NONE ? 0 : 1u << g->failure_to;
            }
        }
        seen |= story_instead(s, seen);
    }
    return seen;
}

/* Every goal can be won in words that another of its ways has not. */
static bool own_words(const struct scenario *s)
{
    for (int i = 0; i < s->scene_count; i++)
        for (int k = 0; k < s->scene[i].goal_count; k++) {
            const struct goal *g = &s->scene[i].goal[k];
            bool own = false;
            for (int w = 0; w < g->way_count; w++)
                own = own || g->way[w].came.text[CAME_SUCCESS] ||
                      g->way[w].came.text[CAME_FAILURE];
            if (!own) {
                printf("%s: every way of it is told alike\n", g->caption.title);
                return false;
            }
        }
    return true;
}

static void our_stories(void)
{
    static const uint32_t marks =
        1u << MARK_VIOLENCE | 1u << MARK_SUPERNATURAL | 1u << MARK_BURN_OFFERED;
    result("TX-G2", "four scenarios, the last since edition 4",
           pack.scenario_count == 4 && pack.scenario[3].since == 4 && !pack.scenario[2].since);
    for (int i = 0; i < pack.scenario_count; i++) {
        const struct scenario *s = &pack.scenario[i];
        struct sum sum = story_sum(s);
        uint32_t all = (1u << s->scene_count) - 1, ends = (1u << s->closing_count) - 1;
        result("TX-G2", s->caption.title, s->scene_count >= 8 && s->closing_count >= 3);
        result("TX-C7", "it has use for all eight fields, and two ways at least for each goal",
               sum.fields == 0xff && sum.two_ways);
        result("TX-C0",
               "there is violence, the supernatural, a burn for a stronger effect, cost and gain",
               (sum.marks & marks) == marks && sum.cost && sum.gain);
        result("TX-G5", "it has something to buy", s->buy_count > 0);
        result("TX-G2", "every scene and ending is come to",
               story_reach(s) == (all | ends << TO_ENDING));
        result("TX-G2", "whatever is won or lost, it comes to an ending", story_walks(s));
        result("TX-G4", "it remembers, asks after all that it remembers, and has an ending by it",
               s->fact_count >= 8 && s->facts_read == s->facts_set &&
                   s->facts_set == (1u << s->fact_count) - 1 &&
                   story_instead(s, ~0u) >> TO_ENDING);
        result("TX-G4", "each goal that was there before facts has ways with words of their own",
               own_words(s));
    }
}

int main(int argc, char **argv)
{
    if (argc != 3 && (argc != 5 || strcmp(argv[3], "--id"))) {
        fprintf(stderr, "tales_test BORDER.yaml TALE.yaml [--id ID]\n");
        return 2;
    }
    kit.only = argc == 5 ? argv[4] : NULL;
    if (!kit_open(&kit, argv[1], &tree, &data, &pack))
        return 1;
    result("", "our pack tells its name and edition", is(data.name, "border") && data.edition == 1);
    our_npcs();
    our_characters();
    our_stories();
    if (!kit_open(&kit, argv[2], &tree, &data, &pack))
        return 1;
    plain_character();
    plain_traits();
    plain_npcs();
    plain_story();
    plain_goal();
    plain_facts();
    plain_wares();
    plain_names();
    facts_in_hashes();
    wares_in_hashes();
    for (int i = 0; i < bad_tale_count; i++)
        kit_try(&kit, &bad_tales[i]);
    yaml_tree_close(&tree);
    return kit_end(&kit);
}
