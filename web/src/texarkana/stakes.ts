/* What the Dealer reads beside the marks of a test and its DV. */

export const markText: Record<string, string> = {
  violence: "A success hits the NPC that opposes, a failure the character. No Woe may be hidden.",
  supernatural: "Failing burns the played card.",
  "burn-offered": "The player may burn the card: a success is then worth 3 of Grit, Coin or Luck.",
  "burn-asked": "The played card is burned, whatever comes of it.",
};

/** What a DV means. */
export function dvWords(dv: number, opposed: boolean): string {
  const [npc, alone] =
    dv <= -2
      ? ["unskilled, insignificant", "low risk, little skill"]
      : dv <= 0
        ? ["moderate, recurring", "moderate risk, reasonable skill"]
        : dv <= 2
          ? ["highly skilled, major", "high risk, an expert's work"]
          : ["nemesis, powerful supernatural", "desperate, a matter of luck"];
  return (opposed ? npc : alone)!;
}
