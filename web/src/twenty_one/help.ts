/* How the game goes, for a newcomer, with its pictures; fetched after what it says. */
import picture from "virtual:art/twenty-one";
import { say } from "../voice/voice";

export const goes = [
  { pictures: ["osric-pale", "cellar-rat"], text: say("twenty-one-page-goes-1") },
  { pictures: ["fencing-master", "back"], text: say("twenty-one-page-goes-2") },
  { pictures: ["damage-1", "damage-2", "damage-3"], text: say("twenty-one-page-goes-3") },
  { pictures: ["place-causeway", "bonfire-2"], text: say("twenty-one-page-goes-4") },
];
export { picture };
export const numbers = say("twenty-one-page-help-numbers");
export const windows = say("twenty-one-page-help-windows");
export const hint = say("twenty-one-page-help-hint");
