/* How the game goes, for a newcomer, with its pictures; fetched after what it says. */
import picture from "virtual:art/gamblers-heart";
import { say } from "../voice/voice";

export const goes = [
  { pictures: ["scales"], text: say("gamblers-heart-page-goes-1") },
  {
    pictures: ["dice-faces#face-k", "dice-faces#face-10", "dice-faces#face-10", "gm-die"],
    text: say("gamblers-heart-page-goes-2"),
  },
  { pictures: ["patron-time", "blessing", "curse"], text: say("gamblers-heart-page-goes-3") },
  { pictures: ["soul-queen-hearts", "high-ace"], text: say("gamblers-heart-page-goes-4") },
];
export { picture };
export const numbers = say("gamblers-heart-page-help-numbers");
export const hint = say("gamblers-heart-page-help-hint");
