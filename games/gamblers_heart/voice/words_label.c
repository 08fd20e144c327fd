/* Each option in words, with its price and its chance as far as the view's seat knows. What is always true: a
 * label says what follows from the move, and never what only another could know. */
#include "games/gamblers_heart/voice/words.h"

#include <string.h>

struct choice { struct talk talk; const struct gamblers_heart *s; const struct move *m; };

/* ---- Options that are said by what stands in them and in the state ---- */

enum fact { FACT_FIRST, FACT_SECOND, FACT_STAKE, FACT_STEP, FACT_FORTUNE, FACT_SPELL, FACT_PRESSED, FACT_VICTIM, FACT_GIFT,
            FACT_QUEST, FACT_QUESTS, FACT_SEALED, FACT_TIP };

static int64_t fact(const void *about, int which)
{
    const struct choice *c = about;
    switch ((enum fact)which) {
    case FACT_FIRST: return c->m->arg[0];
    case FACT_SECOND: return c->m->arg[1];
    case FACT_STAKE: return c->s->stake;
    case FACT_STEP: return c->s->step + 1;
    case FACT_FORTUNE: return c->s->fortune + 1; /* GH-B6 */
    case FACT_SPELL: return c->s->last_spell;
    case FACT_PRESSED: return c->s->pressed;
    case FACT_VICTIM: return c->s->victim;
    case FACT_GIFT: return c->s->gift;
    case FACT_QUEST: return c->s->quest + 1;
    case FACT_QUESTS: return c->s->quests;
    case FACT_SEALED: return c->s->sealed;
    case FACT_TIP: return TIP_FROM; /* GH-F2 */
    }
    return 0;
}

static const struct voice_row labels[VERBS] = {
    [DO_ROLL_PORTENT] = VOICE_ROW(LABEL_ROLL_PORTENT()),
    [DO_SEED] = VOICE_ROW(LABEL_SEED(.seed = FACT_FIRST)),
    [DO_TELL_PORTENT] = VOICE_ROW(LABEL_TELL_PORTENT()),
    [DO_PROPOSE] = VOICE_ROW(LABEL_PROPOSE(.patron = FACT_FIRST)),
    [DO_AGREE] = VOICE_ROW(LABEL_AGREE()),
    [DO_DISAGREE] = VOICE_ROW(LABEL_DISAGREE()),
    [DO_READY] = VOICE_ROW(LABEL_READY()),
    [DO_SOUL] = VOICE_ROW(LABEL_SOUL(.royalty = FACT_FIRST, .suit = FACT_SECOND)),
    [DO_ROLL_PATRON] = VOICE_ROW(LABEL_ROLL_PATRON()),
    [DO_HIGH_ACE] = VOICE_ROW(LABEL_HIGH_ACE()),
    [DO_RETIRE] = VOICE_ROW(LABEL_RETIRE()),
    [DO_GO_ON] = VOICE_ROW(LABEL_GO_ON()),
    [DO_BEGIN_ANEW] = VOICE_ROW(LABEL_BEGIN_ANEW()),
    [DO_STAY_LOST] = VOICE_ROW(LABEL_STAY_LOST(.fortune = FACT_TIP)),
    [DO_STEP] = VOICE_ROW(LABEL_STEP(.step = FACT_STEP)),
    [DO_FAVOUR] = VOICE_ROW(LABEL_FAVOUR(.fortune = FACT_FORTUNE)),
    [DO_OBSTACLE] = VOICE_ROW(LABEL_OBSTACLE()),
    [DO_PRESS] = VOICE_ROW(LABEL_PRESS(.gambler = FACT_FIRST)),
    [DO_DOOM] = VOICE_ROW(LABEL_DOOM(.gambler = FACT_FIRST)),
    [DO_ENDURE] = VOICE_ROW(LABEL_LASTS(.spell = FACT_SPELL)),
    [DO_LASTS] = VOICE_ROW(LABEL_LASTS(.spell = FACT_FIRST)),
    [DO_LIFT] = VOICE_ROW(LABEL_LIFT(.spell = FACT_FIRST)),
    [DO_PASS_OVER] = VOICE_ROW(LABEL_PASS_OVER(.gambler = FACT_PRESSED)),
    [DO_VICTORY] = VOICE_ROW(LABEL_VICTORY()),
    [DO_DISPUTE] = VOICE_ROW(LABEL_DISPUTE()),
    [DO_NEEDS_SPELL] = VOICE_ROW(LABEL_NEEDS_SPELL()),
    [DO_VETO] = VOICE_ROW(LABEL_VETO()),
    [DO_REFUSE] = VOICE_ROW(LABEL_REFUSE(.why = FACT_FIRST)),
    [DO_BACK_OUT] = VOICE_ROW(LABEL_BACK_OUT(.gift = FACT_GIFT)),
    [DO_STAND] = VOICE_ROW(LABEL_STAND(.stake = FACT_STAKE)),
    [DO_MATCH] = VOICE_ROW(LABEL_MATCH(.stake = FACT_STAKE)),
    [DO_REJECT] = VOICE_ROW(LABEL_REJECT()),
    [DO_IMPOSE] = VOICE_ROW(LABEL_IMPOSE()),
    [DO_SACRIFICE] = VOICE_ROW(LABEL_SACRIFICE(.victim = FACT_VICTIM)),
    [DO_DECLINE] = VOICE_ROW(LABEL_DECLINE(.victim = FACT_VICTIM)),
    [DO_RESOLVES] = VOICE_ROW(LABEL_RESOLVES()),
    [DO_DELAYS] = VOICE_ROW(LABEL_DELAYS()),
    [DO_PASS] = VOICE_ROW(LABEL_PASS()),
    [DO_RESOLVE] = VOICE_ROW(LABEL_RESOLVE()),
    [DO_CLOSE_VOTE] = VOICE_ROW(LABEL_CLOSE_VOTE()),
    [DO_NEXT_QUEST] = VOICE_ROW(LABEL_NEXT_QUEST(.quest = FACT_QUEST, .quests = FACT_QUESTS)),
    [DO_JACKNAROK] = VOICE_ROW(LABEL_JACKNAROK(.sealed = FACT_SEALED)),
    [DO_PART] = VOICE_ROW(LABEL_PART()),
};

/* ---- Making ---- */

static void patron_label(struct talk *x, int patron)
{
    bool keeps = x->s->phase == PHASE_REPATRON && gh_is_gambler(x) && patron == gh_sees_patron(x, x->v->seat);
    if (!keeps)
        gh_patron_line(x, patron);
    else if (gh_patron_said(x, patron))
        say(x, LABEL_PATRON_KEEP(.patron = patron));
    else
        say(x, LABEL_PATRON_KEEP_BARE(.patron = patron));
}

static void name_label(struct talk *x, int person)
{
    if (person < PERSONS_PRINTED || label_name(x->t->labels, NAMES_PERSON, person))
        say(x, LABEL_NAME(.person = person));
    else
        say(x, LABEL_NAME_OWN());
}

/* ---- The floor ---- */

/* A Patronage with the first clause of its line (GH-A2). */
static const char *gist(struct talk *x, struct room *room, int patron)
{
    char bytes[300];
    struct text clause = text_over(bytes, sizeof bytes);
    const char *line = gh_patron_said(x, patron);
    if (!line)
        return piece(x, room, PART_PATRON(.patron = patron));
    size_t n = strcspn(line, ":.,");
    text_put_n(&clause, line, n);
    if (bytes[0] >= 'A' && bytes[0] <= 'Z')
        bytes[0] = (char)(bytes[0] - 'A' + 'a');
    return piece(x, room, PART_PATRON_GIST(.patron = patron, .gist = bytes, .more = line[n] && line[n + 1]));
}

static void cast_label(struct talk *x, const struct move *m)
{
    int spell = m->arg[0], size = m->arg[1], patron = m->arg[2];
    bool own = spell >= IDEAS && !label_name(x->t->labels, NAMES_SPELL, spell);
    struct room room;
    if (own && patron)
        say(x, LABEL_CAST_OWN(.size = size, .fits = gist(x, &room, patron)));
    else if (own)
        say(x, LABEL_CAST_OWN_UNSAID(.size = size));
    else if (patron)
        say(x, LABEL_CAST(.spell = spell, .size = size, .fits = gist(x, &room, patron)));
    else
        say(x, LABEL_CAST_UNSAID(.spell = spell, .size = size));
}

static void idea_label(struct talk *x, int spell)
{
    const struct idea *idea = &x->b->idea[spell];
    say(x, LABEL_CAST_IDEA(.spell = spell, .size = idea->size, .patron = idea->patron));
}

static void act_label(struct talk *x, int as)
{
    enum { NO_HELP, TWO_DICE, ONE_DIE };
    const struct gamblers_heart *s = x->s;
    int g = seat_gambler(x->v->seat), royalty = s->royalty[g], suit = s->suit[g];
    int help = gh_soul_helps(s, x->v->seat, as) ? TWO_DICE : s->obstacle && !s->involved ? ONE_DIE : NO_HELP; /* GH-H5 */
    char bytes[400];
    struct text power = text_over(bytes, sizeof bytes);
    const char *text = as == AS_ROYALTY ? x->b->royalty[royalty].text : x->b->suit[suit].text;
    text_put_n(&power, text, strcspn(text, ":."));
    switch (as) {
    case AS_ROYALTY: say(x, LABEL_ACT_ROYALTY(.royalty = royalty, .power = bytes, .help = help)); break;
    case AS_SUIT: say(x, LABEL_ACT_SUIT(.suit = suit, .power = bytes, .help = help)); break;
    case AS_CARDS: say(x, LABEL_ACT_CARDS()); break;
    default: say(x, LABEL_ACT_PLAIN()); break;
    }
}

static void flashback_label(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    if (s->flashback == FLASHBACK_FREE)
        say(x, LABEL_FLASHBACK_FREE());
    else if (s->fortune == 2)
        say(x, LABEL_FLASHBACK_LAST()); /* GH-E2 */
    else
        say(x, LABEL_FLASHBACK(.fortune = s->fortune));
    gh_flashback_buys(x);
}

/* GH-G1: what the oracle says by one die or two, in whole percents that add up to 100. */
static void oracle_label(struct talk *x, int lean)
{
    int of[3] = {0}, throws = lean == LEAN_EVEN ? 6 : 36;
    for (int k = 0; k < throws; k++) {
        int says = gh_oracle_says(lean, k % 6 + 1, lean == LEAN_EVEN ? 0 : k / 6 + 1);
        of[says == 1 ? 0 : says <= 3 ? 1 : 2]++;
    }
    int dire = (200 * of[0] + throws) / (2 * throws), unlucky = (200 * of[1] + throws) / (2 * throws);
    say(x, LABEL_ORACLE(.lean = lean, .lucky = 100 - dire - unlucky, .unlucky = unlucky, .dire = dire));
}

static void defeat_label(struct talk *x)
{
    int fortune = x->s->fortune; /* GH-E6 */
    say(x, LABEL_DEFEAT(.fortune = fortune, .tone = fortune >= TIP_FROM ? TONE_LESS_AWFUL
                                                    : fortune <= 10     ? TONE_EVEN_WORSE
                                                                        : TONE_PLAIN));
}

static void wait_label(struct talk *x)
{
    bool gm = x->v->seat == GM;
    if (gm && x->s->phase == PHASE_ACT)
        say(x, LABEL_WAIT_ANSWER());
    else if (x->s->phase == PHASE_PRESSED)
        say(x, LABEL_WAIT_PRESSED(.gambler = x->s->pressed));
    else if (x->s->phase == PHASE_ACT)
        say(x, LABEL_WAIT_ACT());
    else if (gm)
        say(x, LABEL_WAIT_GM());
    else if (x->s->gamblers == 1)
        say(x, LABEL_WAIT_ALONE());
    else
        say(x, LABEL_WAIT());
}

static void happens_label(struct talk *x)
{
    if (gh_obstacle(x) && !gh_in_showdown(x->s))
        say(x, LABEL_HAPPENS_MET(.who = x->s->focus));
    else
        say(x, LABEL_HAPPENS(.who = x->s->focus));
}

static void allow_label(struct talk *x)
{
    if (x->s->phase != PHASE_FLASHBACK)
        say(x, LABEL_ALLOW_GIFT());
    else if (x->s->flashback == FLASHBACK_FREE)
        say(x, LABEL_ALLOW_FREE());
    else
        say(x, LABEL_ALLOW(.fortune = x->s->fortune - 2));
}

/* ---- The duel ---- */

static void stake_label(struct talk *x, int stake)
{
    static const uint8_t guide[] = {[4] = SIZE_MINOR, [8] = SIZE_MEDIUM, [12] = SIZE_MAJOR}; /* GH-C2 */
    say(x, LABEL_STAKE(.stake = stake, .size = stake >= 0 && stake <= 12 ? guide[stake] : SIZE_UNSAID));
}

static void accept_label(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    if (s->gift)
        say(x, LABEL_ACCEPT_GIFT());
    else
        say(x, LABEL_ACCEPT(.stake = s->stake, .gain = paid_by_gm(s, s->stake), .loss = paid_by_gamblers(s, s->stake)));
}

static void raise_label(struct talk *x, int to)
{
    say(x, LABEL_RAISE(.to = to, .gain = gh_wins(x, to), .loss = gh_loses(x, to), .fold = gh_fold_price(to)));
}

static void stay_label(struct talk *x)
{
    bool open = gh_patron_open(x->s);
    if (!gh_knows_odds(x)) {
        say(x, LABEL_STAY());
        return;
    }
    const char *wins = CHANCE(x, gh_odds(x, false, false)), *patron = CHANCE(x, gh_odds(x, false, true));
    if (!open)
        say(x, LABEL_STAY_ODDS(.wins = wins));
    else if (x->v->seat != GM)
        say(x, LABEL_STAY_PATRON(.wins = wins, .patron = patron));
    else
        say(x, LABEL_STAY_GM(.wins = wins, .patron = patron, .counted = CHANCE(x, gh_odds(x, true, false)),
                             .counted_patron = CHANCE(x, gh_odds(x, true, true))));
}

static void fold_label(struct talk *x)
{
    int price = gh_loses(x, gh_fold_price(x->s->stake));
    if (x->v->seat == GM)
        say(x, LABEL_FOLD_GM(.price = price));
    else
        say(x, LABEL_FOLD(.price = price));
}

static void reroll_label(struct talk *x, uint32_t mask)
{
    const uint8_t *die = x->s->die;
    bool open = gh_patron_open(x->s);
    const char *wins = CHANCE(x, gh_reroll_chance(die, mask, 0)), *patron = CHANCE(x, gh_reroll_chance(die, mask, 1));
    struct listed faces, dice;
    if (!mask && open)
        say(x, LABEL_KEEP_PATRON(.wins = wins, .patron = patron));
    else if (!mask)
        say(x, LABEL_KEEP(.wins = wins));
    else if (open)
        say(x, LABEL_REROLL_PATRON(THROWN(die, mask, &faces, &dice), .wins = wins, .patron = patron));
    else
        say(x, LABEL_REROLL(THROWN(die, mask, &faces, &dice), .wins = wins));
}

/* ---- The Patron ---- */

#define SCORE(x, n) .points = (n), .die = (x)->s->gm_die, .wins = (n) > 0 && (n) >= (x)->s->gm_die
#define RESULT(x, n) .kind = (n), SCORE(x, n)

static void change_label(struct talk *x, const struct move *m)
{
    uint8_t face[DICE];
    int die = m->arg[0], to = m->arg[1];
    for (int i = 0; i < DICE; i++)
        face[i] = i == die ? (uint8_t)to : x->s->die[i];
    int points = gh_hand_points(face);
    say(x, LABEL_CHANGE(.number = die + 1, .from = x->s->die[die], .to = to, RESULT(x, points)));
}

static void invoke_label(struct talk *x, int patron)
{
    bool own = gh_is_gambler(x) && patron == gh_sees_patron(x, x->v->seat);
    struct room room;
    say(x, LABEL_INVOKE(.fits = gist(x, &room, patron), .own = own, .said = patron == x->s->fits));
}

static void vote_label(struct talk *x, int use)
{
    int gambler = use_seat(use);
    if (use == USE_NONE || use >= USES)
        say(x, LABEL_VOTE_NONE());
    else if (use >= USE_FREE && gambler == x->v->seat)
        say(x, LABEL_VOTE_FREE_OWN());
    else if (use >= USE_FREE)
        say(x, LABEL_VOTE_FREE(.gambler = gambler));
    else if (gambler == x->v->seat)
        say(x, LABEL_VOTE_BACK_OWN());
    else
        say(x, LABEL_VOTE_BACK(.gambler = gambler));
}

void gh_label(const struct data *d, const struct view *v, const struct move *m, struct text *t)
{
    struct choice c = {.m = m};
    struct talk *x = &c.talk;
    struct listed who;
    gh_talk(x, d, v, t);
    c.s = x->s;
    if (voice_say_row(&x->voice, &labels[m->verb], fact, &c))
        return;
    bool shown = x->s->die_known == EVERYONE && gh_sees_hand(x);
    int points = shown ? gh_hand_points(x->s->die) : 0;
    switch (m->verb) {
    case DO_NAME: name_label(x, m->arg[0]); break;
    case DO_PATRON: patron_label(x, m->arg[0]); break;
    case DO_CAST: cast_label(x, m); break;
    case DO_CAST_IDEA: idea_label(x, m->arg[0]); break;
    case DO_ACT: act_label(x, m->arg[0]); break;
    case DO_FLASHBACK: flashback_label(x); break;
    case DO_WAIT: wait_label(x); break;
    case DO_ORACLE: oracle_label(x, m->arg[0]); break;
    case DO_SHOWDOWN: say(x, LABEL_SHOWDOWN(.seats = gh_list_seats(&who, (uint32_t)m->arg[0]))); break;
    case DO_DEFEAT: defeat_label(x); break;
    case DO_HAPPENS: happens_label(x); break;
    case DO_ALLOW: allow_label(x); break;
    case DO_STAKE: stake_label(x, m->arg[0]); break;
    case DO_ACCEPT: accept_label(x); break;
    case DO_KEEP: reroll_label(x, 0); break;
    case DO_REROLL: reroll_label(x, (uint32_t)m->arg[1]); break;
    case DO_RAISE: raise_label(x, m->arg[0]); break;
    case DO_FOLD: fold_label(x); break;
    case DO_STAY: stay_label(x); break;
    case DO_INVOKE: invoke_label(x, m->arg[0]); break;
    case DO_NO_PATRON: say(x, LABEL_NO_PATRON(SCORE(x, points))); break;
    case DO_FIT: say(x, LABEL_FIT(RESULT(x, gh_points_turned(points)))); break;
    case DO_HOLD_BACK: say(x, LABEL_HOLD_BACK(SCORE(x, points))); break;
    case DO_CHANGE: change_label(x, m); break;
    case DO_LEAVE: say(x, LABEL_LEAVE(SCORE(x, points))); break;
    case DO_PERIL:
        if (m->arg[0])
            say(x, LABEL_PERIL(.seats = gh_list_seats(&who, (uint32_t)m->arg[0])));
        else
            say(x, LABEL_SAFE());
        break;
    case DO_VOTE: vote_label(x, m->arg[0]); break;
    case DO_LAST_CALL: say(x, LABEL_LAST_CALL(.seats = gh_list_seats(&who, gh_tip_voters(x->s) & ~x->s->heard))); break;
    default: break;
    }
}
