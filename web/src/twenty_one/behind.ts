/* Which numbered rules stand behind each phase. */
const behind: Record<string, string[]> = {
  story: ["I2"], build: ["F1", "F2", "F3", "F4", "F5"], path: ["I2"], free: ["B6", "D7", "D8"], call: ["B6"], "call-side": ["B6"], place: ["D4"],
  order: ["D1"], turn: ["D2", "D3", "D4", "E7"], aim: ["D4", "E8", "G3"], square: ["D4", "G1"], defence: ["E7"], deal: ["B1"],
  window: ["B2", "E1", "E2", "E3", "E5"], play: ["B1", "B3", "B4", "A3"], cheer: ["E4"], riposte: ["C6"], bonus: ["C2"], shield: ["C6"],
  reduce: ["C2", "C6"], within: ["C5"], remedy: ["D3", "G1"], over: ["I2"],
};
export const rulesBehind = (phase: string): string[] => (behind[phase] ?? ["D2"]).map((id) => `BJ-${id}`);
