/* The commands, one file each. What is always true: each prints data on stdout and all else on
 * stderr, and returns the program's exit code. */
#ifndef CLI_COMMANDS_H
#define CLI_COMMANDS_H

#include "cli/args.h"

struct game;

extern const struct command command_play, command_learn, command_join, command_key, command_table,
    command_replay,
    command_chronicle, command_verify, command_games, command_serve, command_house, command_pack,
    command_character, command_solve, command_review,
    command_tournament, command_schema, command_odds, command_simulate,
    command_compare, command_sweep, command_tune,
    command_playtest;

/* Leads through the game's lesson; gives an exit code. */
int learn_game(const struct game *);

#endif
