/* Before each file of tests: all that the page can say, in English. */
import { speak } from "./voice";

for (const name of [
  "page",
  "lobby",
  "sheets",
  "bloodsport",
  "gamblers-heart",
  "texarkana",
  "texarkana-desk",
  "gamblers-heart-desk",
  "twenty-one",
])
  await speak(name);
