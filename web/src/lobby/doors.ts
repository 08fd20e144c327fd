/* What is written on the door of a game. Always true: minutes are measured, alone and with careful bots; a game without a
 * door of its own has what it tells of itself. */
import picture from "virtual:art/door";
import { titles } from "../../art/titles.mjs";
import type { GameInfo } from "../table/api";
import { say } from "../voice/voice";

export interface Written {
  says: string;
  who: string;
  long: string;
  hard: string;
  /** how long and how hard, in more words */
  more: string;
  /** options with which "Play now" begins, for a first evening: as the door says */
  rules?: Record<string, string>;
}
const doors: Record<string, () => Written> = {
  bloodsport: () => ({
    says: say("page-door-pits"),
    who: say("page-door-pits-who"),
    long: say("page-door-short"),
    hard: say("page-door-easy"),
    more: say("page-door-pits-more"),
  }),
  "gamblers-heart": () => ({
    says: say("page-door-heart"),
    who: say("page-door-heart-who"),
    long: say("page-door-heart-long"),
    hard: say("page-door-medium"),
    more: say("page-door-heart-more"),
  }),
  texarkana: () => ({
    says: say("page-door-border"),
    who: say("page-door-border-who"),
    long: say("page-door-border-long"),
    hard: say("page-door-medium"),
    more: say("page-door-border-more"),
  }),
  "twenty-one": () => ({
    says: say("page-door-keep"),
    who: say("page-door-keep-who"),
    long: say("page-door-short"),
    hard: say("page-door-hard"),
    more: say("page-door-keep-more"),
    rules: { story: "second" },
  }),
};

export const written = (game: GameInfo): Written =>
  doors[game.name]?.() ?? {
    says: game.about,
    who: say("page-door-seats", { low: game.seats_min, high: game.seats_max }),
    long: "",
    hard: "",
    more: "",
  };
export const doorOf = (game: string): string => picture(game);
export const outlineOf = (game: string) => titles[game] ?? null;
