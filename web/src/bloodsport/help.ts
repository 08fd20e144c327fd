/* Short words for a newcomer; fetched after what they say. */
import { say } from "../voice/voice";

export const phases = [
  { title: say("bloodsport-page-phase-1"), text: say("bloodsport-page-phase-1-text") },
  { title: say("bloodsport-page-phase-2"), text: say("bloodsport-page-phase-2-text") },
  { title: say("bloodsport-page-phase-3"), text: say("bloodsport-page-phase-3-text") },
  { title: say("bloodsport-page-phase-4"), text: say("bloodsport-page-phase-4-text") },
  { title: say("bloodsport-page-phase-5"), text: say("bloodsport-page-phase-5-text") },
  { title: say("bloodsport-page-phase-6"), text: say("bloodsport-page-phase-6-text") },
];
export const aim = say("bloodsport-page-aim");
export const numbers = say("bloodsport-page-numbers");
export const windows = say("bloodsport-page-windows");
export const hint = say("bloodsport-page-hint");
