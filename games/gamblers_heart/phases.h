/* The phases of Gambler's Heart, one row each. */
#ifndef GAMES_GAMBLERS_HEART_PHASES_H
#define GAMES_GAMBLERS_HEART_PHASES_H

/* Its name; its kind (engine/game.h); who is to move; what may be done; what a move does; why
 * nothing new may be begun in it (why.h). Its title is the message gamblers-heart-phase-NAME. */
#define GAMBLERS_HEART_PHASES(X)                                                                   \
    /* together: before a later quest a cursed Gambler may be retired (GH-F7) */                   \
    X(RENEW, "renew", TOGETHER, WAITING, gh_making_options, gh_making_apply, WHY_OFF_STAGE)        \
    /* together: GH-F5 */                                                                          \
    X(REPATRON, "repatron", TOGETHER, WAITING, gh_making_options, gh_making_apply, WHY_OFF_STAGE)  \
    /* the GM: Act 1 begins */                                                                     \
    X(PORTENT, "portent", TURN, ACTOR, gh_quest_options, gh_quest_apply, WHY_OFF_STAGE)            \
    /* chance: GH-G2 */                                                                            \
    X(PORTENT_DICE, "portent-dice", TURN, ACTOR, gh_quest_options, gh_quest_apply, WHY_OFF_STAGE)  \
    /* floor, first quest: Patronages of the table's own (GH-A3) */                                \
    X(LIST, "list", FLOOR, WAITING, gh_making_options, gh_making_apply, WHY_OFF_STAGE)             \
    /* together: all answer a proposal */                                                          \
    X(CONSENT, "consent", TOGETHER, WAITING, gh_making_options, gh_making_apply, WHY_OFF_STAGE)    \
    /* floor: name, Soulcard, Patronage, High Ace of each new Gambler */                           \
    X(MAKE, "make", FLOOR, WAITING, gh_making_options, gh_making_apply, WHY_OFF_STAGE)             \
    /* chance: a Patronage is rolled */                                                            \
    X(PATRON_DIE, "patron-die", TURN, CHANCE, gh_making_options, gh_making_apply, WHY_OFF_STAGE)   \
    /* the GM: the crew is ready, Arrival is next */                                               \
    X(CREW, "crew", TURN, ACTOR, gh_quest_options, gh_quest_apply, WHY_OFF_STAGE)                  \
    /* floor: Arrival, the Work, the Conflict */                                                   \
    X(SCENE, "scene", FLOOR, LIVING, gh_scene_options, gh_scene_apply, GH_OPEN)                    \
    /* one Gambler must do something now */                                                        \
    X(PRESSED, "pressed", FLOOR, PRESSED, gh_scene_options, gh_scene_apply, WHY_PRESSED)           \
    /* chance: GH-H5 */                                                                            \
    X(OBSTACLE, "obstacle", TURN, ACTOR, gh_scene_options, gh_scene_apply, WHY_OFF_STAGE)          \
    /* the GM answers a plain act (GH-E7) */                                                       \
    X(ACT, "act", FLOOR, REACTORS, gh_scene_options, gh_scene_apply, WHY_ACT)                      \
    /* chance: GH-G1 */                                                                            \
    X(ORACLE, "oracle", TURN, ACTOR, gh_scene_options, gh_scene_apply, WHY_OFF_STAGE)              \
    /* the GM answers (GH-E2) */                                                                   \
    X(FLASHBACK, "flashback", TURN, ACTOR, gh_scene_options, gh_scene_apply, WHY_FLASHBACK)        \
    /* the GM: Initial Stake, or refusal (GH-C2) */                                                \
    X(PRICE, "price", TURN, ACTOR, gh_duel_options, gh_duel_apply, WHY_SPELL)                      \
    /* the caster: accept or back out (GH-C3) */                                                   \
    X(ANSWER, "answer", TURN, ACTOR, gh_duel_options, gh_duel_apply, WHY_SPELL)                    \
    /* chance: five dice (GH-C4) */                                                                \
    X(HAND, "hand", TURN, ACTOR, gh_duel_options, gh_duel_apply, WHY_SPELL)                        \
    /* chance: the GM's die */                                                                     \
    X(GM_DIE, "gm-die", TURN, ACTOR, gh_duel_options, gh_duel_apply, WHY_SPELL)                    \
    /* the caster (GH-C5) */                                                                       \
    X(REROLL, "reroll", TURN, ACTOR, gh_duel_options, gh_duel_apply, WHY_SPELL)                    \
    /* chance: the dice rolled again */                                                            \
    X(TURN_DICE, "turn-dice", TURN, ACTOR, gh_duel_options, gh_duel_apply, WHY_SPELL)              \
    /* the caster (GH-C6) */                                                                       \
    X(RAISE, "raise", TURN, ACTOR, gh_duel_options, gh_duel_apply, WHY_SPELL)                      \
    X(MATCH, "match", TURN, ACTOR, gh_duel_options, gh_duel_apply, WHY_SPELL) /* the GM (GH-C7) */ \
    /* the caster (GH-C8) */                                                                       \
    X(FOLD, "fold", TURN, ACTOR, gh_duel_options, gh_duel_apply, WHY_SPELL)                        \
    /* the GM (GH-C8) */                                                                           \
    X(GM_FOLD, "gm-fold", TURN, ACTOR, gh_duel_options, gh_duel_apply, WHY_SPELL)                  \
    /* chance: both reveal (GH-C9) */                                                              \
    X(SHOW, "show", TURN, ACTOR, gh_duel_options, gh_duel_apply, WHY_SPELL)                        \
    /* the caster (GH-D1) */                                                                       \
    X(INVOKE, "invoke", TURN, ACTOR, gh_patron_options, gh_patron_apply, WHY_SPELL)                \
    /* the GM (GH-D2) */                                                                           \
    X(JUDGE, "judge", TURN, ACTOR, gh_patron_options, gh_patron_apply, WHY_SPELL)                  \
    /* the caster turns a die (GH-D3) */                                                           \
    X(CHANGE, "change", TURN, ACTOR, gh_patron_options, gh_patron_apply, WHY_SPELL)                \
    /* the GM, variant after-die (GH-D2) */                                                        \
    X(IMPOSE, "impose", TURN, ACTOR, gh_patron_options, gh_patron_apply, WHY_SPELL)                \
    /* chance: the Patronage is revealed (GH-D5, D6) */                                            \
    X(UNVEIL, "unveil", TURN, ACTOR, gh_patron_options, gh_patron_apply, WHY_SPELL)                \
    /* the GM names who is lost (GH-B4, E4) */                                                     \
    X(DOOM, "doom", TURN, ACTOR, gh_loss_options, gh_loss_apply, WHY_LOSS)                         \
    /* one cursed Gambler is asked (GH-B5) */                                                      \
    X(SACRIFICE, "sacrifice", TURN, ACTOR, gh_loss_options, gh_loss_apply, WHY_LOSS)               \
    /* the GM: does the loss resolve the Showdown? (GH-E4) */                                      \
    X(AFTER_LOSS, "after-loss", TURN, ACTOR, gh_loss_options, gh_loss_apply, WHY_LOSS)             \
    /* floor: GH-E3 */                                                                             \
    X(SHOWDOWN, "showdown", FLOOR, LIVING, gh_loss_options, gh_loss_apply, GH_OPEN)                \
    /* the GM names those still in peril (GH-E3) */                                                \
    X(PERIL, "peril", TURN, ACTOR, gh_loss_options, gh_loss_apply, WHY_LOSS)                       \
    /* floor: Tip the Scales (GH-F1, F2) */                                                        \
    X(TIP, "tip", FLOOR, VOTERS, gh_tip_options, gh_tip_apply, WHY_OFF_STAGE)                      \
    /* together: those who must choose another Patronage (GH-D9, F3) */                            \
    X(NEW_PATRON, "new-patron", TOGETHER, WAITING, gh_making_options, gh_making_apply,             \
      WHY_OFF_STAGE)                                                                               \
    /* the GM: the next quest, Black Jacknarok, or the end */                                      \
    X(RESOLUTION, "resolution", TURN, ACTOR, gh_quest_options, gh_quest_apply, WHY_OFF_STAGE)      \
    /* chance: the High Aces are shown (GH-A5) */                                                  \
    X(ACES, "aces", TURN, ACTOR, gh_quest_options, gh_quest_apply, WHY_OFF_STAGE)                  \
    X(OVER, "over", TURN, NOBODY, NULL, NULL, WHY_OFF_STAGE)                                       \
    /* floor: what earlier evenings have left, the GM's part first (GH-F8) */                      \
    X(CARRY, "carry", FLOOR, WAITING, gh_carry_options, gh_carry_apply, WHY_OFF_STAGE)

#endif
