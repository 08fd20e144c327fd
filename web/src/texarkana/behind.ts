/* Which numbered rules stand behind each decision. */
const behind: Record<string, string[]> = {
  story: ["G2", "H3"],
  casting: ["F1", "F3"],
  free: ["C0", "B4", "B5", "D6"],
  shed: ["B4", "D6"],
  stakes: ["C0", "C1", "C6", "C7"],
  difficulty: ["C2", "D6", "C8"],
  card: ["C3", "D1", "F3", "E3", "C8"],
  assist: ["E1", "E2"],
  trump: ["D1", "D2", "D3", "D4", "F1"],
  chain: ["D2", "D3"],
  reveal: ["C4"],
  answer: ["C4", "C6", "D1"],
  tell: ["C5", "D5", "F1", "F3", "F4"],
  draw: ["B2", "B3"],
  keep: ["F3"],
  consent: ["E4"],
  down: ["E4"],
  "turn-up": ["E4"],
  tie: ["E4"],
  clash: ["E5"],
  after: ["B5"],
  over: ["D6", "F1"],
};

export function rulesBehind(phase: string): string[] {
  return (behind[phase] ?? ["C0"]).map((id) => `TX-${id}`);
}
