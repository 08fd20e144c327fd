/* Short words for a newcomer. */
export const aim =
  "You are Gamblers who won a sliver of magic at cards, against The CONTROL. Whatever you can say you can cast, for a Stake of Fortune. 40 points lie on the scales, always. At 0 a Gambler is lost; with the GM at 0 the next spell simply works.";
export const phases = [
  {
    title: "Act 1: Portent, Crew, Arrival",
    text: "The GM tells what The CONTROL is up to. Each Gambler has a name, a Soulcard with two small powers, a secret Patronage and a secret High Ace.",
  },
  {
    title: "Act 2: the Work",
    text: "Cast spells, do plain things that the GM or the oracle answers, call Flashbacks for 2 Fortune.",
  },
  {
    title: "The duel",
    text: "For a spell: the GM names a Stake, you roll five poker dice in secret, the GM one die. Reroll, raise, match, fold or show. Your hand's points must reach the die.",
  },
  {
    title: "Invoke the Patron",
    text: "After the reveal you may name a Patronage, true or not. Accepted, you turn a die. The GM may IMPOSE ORDER: a lie is cursed and loses, the truth is blessed and wins.",
  },
  {
    title: "Act 3: Conflict, Victory or Defeat",
    text: "The Conflict, and Showdowns: one spell each, then the GM names who is in peril. At 30 Fortune or more, Tip the Scales afterwards.",
  },
];

export const numbers = "choose a die, a Patronage, a price, a Gambler: they are numbered as they stand";
export const hint = "What has a dashed edge is known to you alone.";
