/* Short words for a newcomer. */
export const aim =
  "Heroes go through a run of scenes and fight what is there. Whatever is risky is a Deal: a hand of Blackjack. The cards that you lose are your Damage.";
export const phases = [
  {
    title: "Your hero",
    text: "Take one that is ready, let chance build one, or build your own: six Abilities, four Skills, spells, armor, hands and pockets.",
  },
  {
    title: "A turn",
    text: "Move up to 30 feet, then one Act: attack, cast a spell, use an item, swap, try something. An Act with Delay N happens after N turns of others; take Damage before, and it is lost.",
  },
  {
    title: "A Deal",
    text: "Each side has a deck of 54. Two cards each, all open; then hit or hold in turn. J, Q, K count 10, an Ace 1 or 11, a Joker 0. Over 21 loses. Against a Target reach it; against somebody the higher total wins.",
  },
  {
    title: "Edge",
    text: "The tested Ability gives you Edge. In a window you may spend it on Skills, each once a Deal; a total over 21 is a bust only when the window closes.",
  },
  {
    title: "Damage",
    text: "Hit by an attack, you take your cards of the Deal onto your Damage Pile. Win with a weapon that reaches, and the attacker takes its own. At your limit you are out till healed.",
  },
  {
    title: "Rest",
    text: "At a fire all is healed and refilled. If all heroes fall, the run goes back to the last fire; five defeats end it.",
  },
];
export const numbers =
  "choose an act, a Skill, a figure: they are numbered as they stand. Arrow keys lead onto the map; Enter chooses a square, Enter again does it";
export const windows =
  "A window is a short time for Skills that may come in between. To help is to change how it stands for the better for you: to lose on purpose, choose Always.";
export const hint =
  "Nothing is secret in 21: all hands, piles and what is left in each deck lie open, but not its order.";
