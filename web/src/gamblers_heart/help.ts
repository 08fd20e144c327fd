/* Short words for a newcomer, and which numbered rules stand behind each decision. */
export const aim = "You are Gamblers who won a sliver of magic at cards, against The CONTROL. Whatever you can say you can cast, for a Stake of Fortune. 40 points lie on the scales, always. At 0 a Gambler is lost; with the GM at 0 the next spell simply works.";
export const phases = [
  { title: "Act 1: Portent, Crew, Arrival", text: "The GM tells what The CONTROL is up to. Each Gambler has a name, a Soulcard with two small powers, a secret Patronage and a secret High Ace." },
  { title: "Act 2: the Work", text: "Cast spells, do plain things that the GM or the oracle answers, call Flashbacks for 2 Fortune." },
  { title: "The duel", text: "For a spell: the GM names a Stake, you roll five poker dice in secret, the GM one die. Reroll, raise, match, fold or show. Your hand's points must reach the die." },
  { title: "Invoke the Patron", text: "After the reveal you may name a Patronage, true or not. Accepted, you turn a die. The GM may IMPOSE ORDER: a lie is cursed and loses, the truth is blessed and wins." },
  { title: "Act 3: Conflict, Victory or Defeat", text: "The Conflict, and Showdowns: one spell each, then the GM names who is in peril. At 30 Fortune or more, Tip the Scales afterwards." },
];

export const numbers = "choose a die, a Patronage, a price, a Gambler: they are numbered as they stand";
export const hint = "What has a dashed edge is known to you alone.";

const behind: Record<string, string[]> = {
  renew: ["F7"], repatron: ["F5"], portent: ["E1", "G2"], list: ["A3", "A2"], consent: ["A3"], make: ["A1", "A2", "A4", "A5"], crew: ["E1"],
  scene: ["C1", "E7", "E2", "E1"], pressed: ["C1", "E7", "E2"], showdown: ["E3", "E4", "E5"], act: ["E7", "G1", "A8"], flashback: ["E2"],
  price: ["C2", "C14", "B3"], answer: ["C3", "B3"], reroll: ["C4", "C5", "C9"], raise: ["C6"], match: ["C7"], fold: ["C8"], "gm-fold": ["C8"],
  invoke: ["C9", "C10", "C11", "D1", "D5", "D6"], judge: ["D2", "D5", "D6"], change: ["D3", "D4"], impose: ["D2", "D5", "D6"],
  doom: ["B4", "E4"], sacrifice: ["B5"], "after-loss": ["E4"], peril: ["E3"], tip: ["F1", "F2", "F3", "F4"], "new-patron": ["D9", "F3"],
  resolution: ["E8", "A5"], over: ["E8", "A5", "A7"],
};

/** While others gamble: the duel as a whole. */
const elsewhere = ["C1", "C4", "C8", "C10"];
export function rulesBehind(phase: string): string[] {
  return (behind[phase] ?? elsewhere).map((id) => `GH-${id}`);
}
