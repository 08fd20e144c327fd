/* What is chosen in a Deal before it is sent. */
import { say } from "../voice/voice";
import { act, type Act, type Asked } from "./plan";

export interface DealDraft {
  /** a Skill that is chosen; or what the phase asks for */
  skill: string;
  picked: { hand: "first" | "second"; card: string }[];
  value: number | null;
}
export const blankDeal = (): DealDraft => ({ skill: "", picked: [], value: null });
export interface DealAsked {
  x: Asked;
  draft: DealDraft;
  set: (part: Partial<DealDraft>) => void;
}

export const pass = (x: Asked): Act => act(x, say("twenty-one-label-pass"), { do: "pass" });
