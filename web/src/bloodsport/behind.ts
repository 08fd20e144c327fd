/* The phases of a round by name, and which numbered rules stand behind each decision. */
export const phases = ["Set up", "Take action", "Place bets", "Watch fights", "Settle up", "Reset"];

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
