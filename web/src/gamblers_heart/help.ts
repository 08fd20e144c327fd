/* Short words for a newcomer; fetched after what they say. */
import { say } from "../voice/voice";

export const aim = say("gamblers-heart-page-help-aim");
export const phases = (["quest", "work", "duel", "patron", "end"] as const).map((name) => ({
  title: say(`gamblers-heart-page-help-${name}`),
  text: say(`gamblers-heart-page-help-${name}-text`),
}));
export const numbers = say("gamblers-heart-page-help-numbers");
export const hint = say("gamblers-heart-page-help-hint");
