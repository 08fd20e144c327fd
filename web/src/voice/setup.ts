/* Before each file of tests: all that the page can say, in English. */
import { speak } from "./voice";

for (const name of [
  "page",
  "lobby",
  "sheets",
  "watch",
  "bloodsport",
  "bloodsport-help",
  "gamblers-heart",
  "texarkana",
  "texarkana-desk",
  "texarkana-help",
  "gamblers-heart-help",
  "gamblers-heart-making",
  "gamblers-heart-gambler",
  "gamblers-heart-duel",
  "gamblers-heart-ruling",
  "gamblers-heart-gm",
  "twenty-one",
  "twenty-one-turn",
  "twenty-one-deal",
  "twenty-one-skills",
  "twenty-one-desk",
  "twenty-one-hero",
  "twenty-one-build",
  "twenty-one-help",
])
  await speak(name);
