/* Short words for a newcomer; fetched after what they say. */
import { say } from "../voice/voice";

export const aim = say("twenty-one-page-help-aim");
export const phases = (["hero", "turn", "deal", "edge", "damage", "rest"] as const).map((name) => ({
  title: say(`twenty-one-page-help-${name}`),
  text: say(`twenty-one-page-about-${name}`),
}));
export const numbers = say("twenty-one-page-help-numbers");
export const windows = say("twenty-one-page-help-windows");
export const hint = say("twenty-one-page-help-hint");
