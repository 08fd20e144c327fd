/* Short words for a newcomer. */
export const aim =
  "The Posse and the Dealer tell a story together. Win the goals of each scene before the Dealer's Woe is used up or nobody of the Posse can go on.";
export const phases = [
  {
    title: "Say what you try",
    text: "Name a goal and a field of use. The Dealer says what failure brings, declares your trump suit and notes a difficulty (DV) in secret.",
  },
  {
    title: "Play a card",
    text: "From your secret hand, face up: its value is your score. Ace 1; Jack, Queen, King 10. Before it you may wager 1 Luck on a Characteristic or 1 Will on a Flaw.",
  },
  { title: "Assist", text: "One other in the scene may burn a card of the same suit or value; it is added to yours." },
  {
    title: "Trump or not",
    text: "If you played a trump, you can flip a card and add it, and again after each trump. Go over 21 and you bust.",
  },
  {
    title: "The Dealer flips",
    text: "The DV is shown, then a card is flipped and added. The Dealer must go on after a trump: the opposition's suit, and Skulls always.",
  },
  {
    title: "Tell it",
    text: "As high as the Dealer or higher: you succeed and tell how. Else the Dealer tells, and takes what was at risk. Who trumped wins 1 more, or loses 1 more.",
  },
  {
    title: "Draw",
    text: "Played cards are replaced, burned ones are not: each costs 1 Will, and hands are as large as Will. Skulls give the Dealer Woe.",
  },
];

export const numbers = "choose a card, a suit, an answer: they are numbered as they stand";
export const hint = "Your hand is yours alone to see; what you play, flip or burn lies open.";
