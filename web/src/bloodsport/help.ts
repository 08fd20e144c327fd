/* How the game goes, for a newcomer, with its pictures; fetched after what it says. */
import picture from "virtual:art/bloodsport";
import { say } from "../voice/voice";

export const goes = [
  { pictures: ["widow-of-nine", "candle-thief"], text: say("bloodsport-page-goes-1") },
  { pictures: ["kind-sabotage", "coin", "die-3"], text: say("bloodsport-page-goes-2") },
  { pictures: ["weapon-twelve-foot-ladder", "wound", "die-5"], text: say("bloodsport-page-goes-3") },
  { pictures: ["slip", "won"], text: say("bloodsport-page-goes-4") },
];
export { picture };
export const numbers = say("bloodsport-page-numbers");
export const windows = say("bloodsport-page-windows");
export const hint = say("bloodsport-page-hint");
