/* The mistakes planted in cardbox.c, each with the laws of which at least one must catch it. */
#ifndef TESTS_MUTANTS_H
#define TESTS_MUTANTS_H

enum { MUTANTS = 54 };

/* X(number, laws as bits 1 << law, what is wrong) */
#define MUTANT_LIST(X)                                                                     \
    X(1, L(4) | L(5), "secret bids are public in the field table")                         \
    X(2, L(8), "options let a high card into a vault")                                     \
    X(3, L(1), "init leaves a field as it was in memory")                                  \
    X(4, L(8), "the bank is paid one coin for each bid, whatever it was")                  \
    X(5, L(5), "the receiver of a card is no witness of the draw")                         \
    X(6, L(4) | L(5), "a secret move writes its card into a public field")                 \
    X(7, L(8), "a card is moved without un-barring its new place")                         \
    X(8, L(8), "the sizes are not kept")                                                   \
    X(9, L(2), "options depend on another seat's card")                                    \
    X(10, L(6), "the first to bid leaves a trace")                                         \
    X(11, L(7), "a match may go on for ever")                                              \
    X(12, L(2) | L(3), "the turn depends on a hidden card")                                \
    X(13, L(4) | L(6), "a phase is skipped if all hidden bids are 0")                      \
    X(14, L(4), "a reveal does not name what it reveals")                                  \
    X(15, L(7), "a move remembers earlier calls in a global")                              \
    X(16, L(7), "the same move is offered twice")                                          \
    X(17, L(7), "a move is offered without one of its arguments")                          \
    X(18, L(8), "a secret field holds more than its table says")                           \
    X(19, L(8), "the watcher sees what the seats do not")                                  \
    X(20, L(5), "a seat sees into its neighbour's vault, but is no witness")               \
    X(21, L(4) | L(5), "a score rises with a hidden card")                                 \
    X(22, L(5), "all are witnesses of a draw whose card they do not see")                  \
    X(23, L(5), "the receiver of a slipped card is no witness")                            \
    X(24, L(8), "a shuffle bars the truth for cards that nobody saw")                      \
    X(25, L(4) | L(5), "hidden bids above 0 are counted in a padding byte")                \
    X(26, L(7), "a seat has the turn after the end")                                       \
    X(27, L(8), "the payoff forgets a seat")                                               \
    X(28, L(3), "may_be leaves no world")                                                  \
    X(29, L(1), "the field table does not cover the state")                                \
    X(30, L(7), "moves_max is too small")                                                  \
    X(31, L(1), "two verbs are called the same")                                           \
    X(32, L(1), "two arguments of a verb are called the same")                             \
    X(33, L(1), "two phases are called the same")                                          \
    X(34, L(1), "two values of a name table are called the same")                          \
    X(35, L(1), "a bot is called like an item of --seats that is none")                    \
    X(36, L(1), "two tallies are called the same")                                         \
    X(37, L(9), "a card is shown, and lies then where nobody sees it")                     \
    X(38, L(9), "all are told which card is dealt, but only its owner sees it")            \
    X(39, L(10), "the payoff is doubled")                                                  \
    X(40, L(10), "the payoff is another seat's")                                           \
    X(41, L(10), "the payoffs do not sum to 0, as the game says they do")                  \
    X(42, L(11), "a move says nothing, but costs a coin")                                  \
    X(43, L(11), "several moves say nothing")                                              \
    X(44, L(11), "to say nothing takes a choice from the others")                          \
    X(45, L(11), "a move says nothing, where another says it only for now")                \
    X(46, L(10), "a payoff lies below what it can be")                                     \
    X(47, L(1), "a number is shown by a name of a table that there is none of")            \
    X(48, L(1), "the cards have one place more than there are names of places")            \
    X(49, L(1), "the elements of a field are more than their names")                       \
    X(50, L(1), "a value of a name table has no name")                                     \
    X(51, L(1), "a secret field has more owners than the table has seats")                 \
    X(52, L(1), "an argument is shown as a set of names of no table")                      \
    X(53, L(4), "a player's move passes for a die")                                        \
    X(54, L(4), "a draw passes for showing what was hidden")

#endif
