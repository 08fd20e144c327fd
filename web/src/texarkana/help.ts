/* Short words for a newcomer, the rules' own; fetched after what they say. */
import { say } from "../voice/voice";

export const aim = say("texarkana-page-aim");
export const phases = [
  { title: say("texarkana-phase-stakes"), text: say("texarkana-part-how-stakes") },
  { title: say("texarkana-phase-difficulty"), text: say("texarkana-page-how-dv") },
  { title: say("texarkana-phase-card"), text: say("texarkana-part-how-card") },
  { title: say("texarkana-phase-assist"), text: say("texarkana-part-how-assist") },
  { title: say("texarkana-phase-trump"), text: say("texarkana-part-how-trump") },
  { title: say("texarkana-phase-answer"), text: say("texarkana-part-how-answer") },
  { title: say("texarkana-phase-tell"), text: say("texarkana-part-how-tell") },
  { title: say("texarkana-phase-draw"), text: say("texarkana-page-how-draw") },
];
export const numbers = say("texarkana-page-numbers");
export const hint = say("texarkana-page-hint");
