/* How the game goes, for a newcomer, with its pictures; fetched after what it says. */
import picture from "virtual:art/texarkana";
import { say } from "../voice/voice";

export const goes = [
  { pictures: ["place-eleven-sixty"], text: say("texarkana-page-goes-1") },
  { pictures: ["cards-tomes#n1", "cards-tomes#n8", "cards-skulls#n5"], text: say("texarkana-page-goes-2") },
  { pictures: ["barkeep", "queen-of-skulls"], text: say("texarkana-page-goes-3") },
  { pictures: ["woe#w3", "back"], text: say("texarkana-page-goes-4") },
];
export { picture };
export const numbers = say("texarkana-page-numbers");
export const hint = say("texarkana-page-hint");
