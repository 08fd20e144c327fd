/* How likely a quest is won from where no obstacle stands, by careful Gamblers before the GM
 * "strong": made by tests/ai/quest_table.c, which says how, from many quests played on. What is
 * always true: it is made of what everybody sees; who is in a quest counts by how many are free,
 * blessed and cursed, of three at most. */
#ifndef GAMES_GAMBLERS_HEART_QUEST_TABLE_H
#define GAMES_GAMBLERS_HEART_QUEST_TABLE_H

#include "games/gamblers_heart/gamblers_heart.h"

enum {
    QUEST_LIVING = 3, QUEST_CREWS = 19,
    QUEST_MARKS = 4, QUEST_ALARMS = 3, /* that end the Work */
    QUEST_WON = 2, QUEST_LOST = 2,     /* marks and alarms that end the Conflict */
    /* the Work by marks and alarms, the Work as it ends with the last alarm, the Conflict */
    QUEST_BROKEN = QUEST_MARKS * QUEST_ALARMS,
    QUEST_SPOTS = QUEST_BROKEN + 1 + QUEST_WON * QUEST_LOST,
    QUEST_STEP = 3, QUEST_FORTUNES = 1 + (FORTUNE - 1) / QUEST_STEP,
    QUEST_SURE = 10000
};

struct quest_table { uint16_t won[QUEST_CREWS][QUEST_SPOTS][QUEST_FORTUNES]; };
extern const struct quest_table gh_quest_table;

/* Where a quest stands: the Gamblers by their status, and the rest. */
struct quest_at { int of[STATUS_LOST + 1]; bool conflict; int marks, alarms, fortune; };

/* The row of such a crew, of three at most and one at least. */
int gh_quest_crew(const int of[STATUS_LOST + 1]);
int gh_quest_spot(const struct quest_at *);
static inline int gh_quest_fortune(int column) { return 1 + QUEST_STEP * column; }
/* The chance of victory. */
double gh_quest_value(const struct quest_table *, struct quest_at);

/* The same once the spell now cast has moved Fortune by `gain`, and met the obstacle or saved the
 * caster, failed to, or changed nothing of that. */
enum came { CAME_NOTHING, CAME_MET, CAME_NOT_MET };
double gh_quest_after(const struct quest_table *, const struct gamblers_heart *, int gain,
                      enum came came);

#endif
