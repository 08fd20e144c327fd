/* Which numbered rules stand behind each decision. */
const behind: Record<string, string[]> = {
  renew: ["F7"],
  repatron: ["F5"],
  portent: ["E1", "G2"],
  list: ["A3", "A2"],
  consent: ["A3"],
  make: ["A1", "A2", "A4", "A5"],
  crew: ["E1"],
  scene: ["C1", "E7", "E2", "E1"],
  pressed: ["C1", "E7", "E2"],
  showdown: ["E3", "E4", "E5"],
  act: ["E7", "G1", "A8"],
  flashback: ["E2"],
  price: ["C2", "C14", "B3"],
  answer: ["C3", "B3"],
  reroll: ["C4", "C5", "C9"],
  raise: ["C6"],
  match: ["C7"],
  fold: ["C8"],
  "gm-fold": ["C8"],
  invoke: ["C9", "C10", "C11", "D1", "D5", "D6"],
  judge: ["D2", "D5", "D6"],
  change: ["D3", "D4"],
  impose: ["D2", "D5", "D6"],
  doom: ["B4", "E4"],
  sacrifice: ["B5"],
  "after-loss": ["E4"],
  peril: ["E3"],
  tip: ["F1", "F2", "F3", "F4"],
  "new-patron": ["D9", "F3"],
  resolution: ["E8", "A5"],
  over: ["E8", "A5", "A7"],
};

/** While others gamble: the duel as a whole. */
const elsewhere = ["C1", "C4", "C8", "C10"];
export function rulesBehind(phase: string): string[] {
  return (behind[phase] ?? elsewhere).map((id) => `GH-${id}`);
}
