/* Short words for a newcomer, and which numbered rules stand behind each phase. */
export const phases = [
  { title: "Set up", text: "Three Fights are dealt, your hand is filled up to 6 cards and your Time to 6." },
  { title: "Take action", text: "Play cards to look at what lies face down, or to sabotage. Each card has a Risk: roll a die above Risk and Guard Level together, or be caught." },
  { title: "Place bets", text: "On each Fight: one Fighter or none. Favourites cost a fixed wager and bring 1 Coin; underdogs bring more." },
  { title: "Watch fights", text: "Weapons and Secrets are turned up. Each round both Fighters roll; die plus the stat that the Weapon asks for. The higher wounds the other." },
  { title: "Settle up", text: "Wagers are paid, and the moneylenders want at least one payment, or 1 of your Chances." },
  { title: "Reset", text: "Discard what you like; if nobody was caught the guards calm down." },
];
export const aim = "You owe two Loans: payments of 3, 4 and 5, and of 6, 7 and 8 Coin. Make all six and you win. With no Coin for a payment and no Chance left, you lose.";

const behind: Record<string, string[]> = {
  action: ["C2", "C3", "C4", "C5", "C6", "C7", "C8"],
  target: ["C6", "C7"],
  pay: ["C3", "C4", "C5"],
  window: ["C10"],
  bet: ["D1", "D2", "D3", "F1"],
  react: ["C9", "E5", "E6", "E7", "E8"],
  show: ["E1", "E2", "E3", "E4", "E6", "E7", "E8"],
  settle: ["F2", "F3", "F4"],
  discard: ["G1"],
  after: ["H1"],
  over: ["H1", "H2"],
};

export function rulesBehind(phase: string): string[] {
  return (behind[phase] ?? ["C10", "C11"]).map((id) => `BG-${id}`);
}
