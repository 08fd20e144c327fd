/* What lasts between runs: wounds and bynames (section M of the rules). What is always true: it
 * follows from what everybody saw, only a run brings it, and it changes a number only where the
 * table's option says so. */
#include "games/twenty_one/run/lasting.h"

/* ---- What a run brings ---- */

static bool in_run(const struct twenty_one *s, int who)
{
    return who < HEROES && s->run != NONE && s->run != RUN_FREE; /* BJ-M1 */
}

void bj_deed(struct twenty_one *s, int who, int deed)
{
    if (in_run(s, who))
        count_up(&s->deeds[who * DEEDS + deed]);
}

void bj_deed_felled(const struct pack *p, struct twenty_one *s, int who)
{
    int by = s->party[s->party[FIRST] == who];
    if (who < HEROES || s->loser != who || s->blow == BLOW_BACKLASH || by == NONE)
        return;
    bj_deed(s, by, DEED_FELLED); /* BJ-M3 */
    if (p->beast[s->kind[who]].boss)
        bj_deed(s, by, DEED_BOSS); /* BJ-M3 */
}

/* Of the suit of most cards on the pile; of as many, the first. */
static int wound_of(uint64_t pile)
{
    int wound = WOUND_NONE, most = 0;
    for (int suit = 0; suit < SUITS; suit++) {
        int n = __builtin_popcountll(pile & suit_cards(suit));
        if (n > most) {
            most = n;
            wound = suit + 1; /* BJ-M2 */
        }
    }
    return wound;
}

void bj_fight_leaves(struct twenty_one *s)
{
    int up = bj_up_mask(s), heroes = up & HERO_BODIES, last = NONE;
    for (int i = 0; i < HEROES; i++) {
        if (s->being[i] == BEING_DOWN && in_run(s, i)) {
            s->struck[i] = (uint8_t)wound_of(s->pile[i]); /* BJ-M2 */
            bj_deed(s, i, DEED_FALLS);                    /* BJ-M3 */
        }
        last = heroes == 1 << i ? i : last;
    }
    if (last != NONE && s->seats - 1 > 1 && !(up & bj_side_mask(s, SIDE_FOES)))
        bj_deed(s, last, DEED_ALONE); /* BJ-M3 */
}

/* ---- What the next one finds ---- */

/* Who has no name is nobody's talk. */
static bool has_name(const struct twenty_one *s, int who)
{
    return s->kind[who] != NONE && s->kind[who] != KIND_OWN; /* BJ-M1 */
}

bool bj_has_healed(const struct twenty_one *s, int who)
{
    return s->wound[who] && !s->struck[who] && s->ending == ENDING_WON; /* BJ-M2 */
}

int bj_wound_after(const struct twenty_one *s, int who)
{
    if (!has_name(s, who) || bj_has_healed(s, who))
        return WOUND_NONE;
    return s->struck[who] ? s->struck[who] : s->wound[who]; /* BJ-M2 */
}

int bj_deeds_needed(int deed)
{
    static const uint8_t needed[DEEDS] = {
        [DEED_STEALTH] = 2, [DEED_SOCIAL] = 3, [DEED_FALLS] = 3,
        [DEED_FELLED] = 5,  [DEED_BOSS] = 1,   [DEED_ALONE] = 1};
    return needed[deed];
}

int bj_byname_after(const struct twenty_one *s, int who)
{
    int byname = s->byname[who];
    for (int deed = 0; deed < DEEDS && has_name(s, who); deed++)
        if (s->deeds[who * DEEDS + deed] >= bj_deeds_needed(deed) && deed >= byname)
            byname = deed + 1; /* BJ-M3 */
    return byname;
}
