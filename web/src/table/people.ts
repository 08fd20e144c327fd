/* Who sits where, as people call it. Always true: made from what the house tells everyone. */
import type { Hello, Person, SeatNews, Turn } from "./wire";
import { say } from "../voice/voice";

export interface Who {
  seat: number;
  role: string;
  /** "me", "open", or a bot's name */
  name: string;
  bot: boolean;
  /** "You", "The GM", "Ruth Delgado (bot careful)", "Gambler 2" */
  called: string;
  /** the same within a sentence: "the GM" */
  within: string;
  /** what the person there is called */
  person?: string;
}

const titled = (role: string) => role.charAt(0).toUpperCase() + role.slice(1);

/** One seat by its role: numbered where several have the same, with a capital where it runs the game. `start`: where a sentence begins. */
export function seatTitle(roles: readonly string[], seat: number, master: boolean, start = true): string {
  const role = roles[seat];
  if (!master || !role) return say("page-seat-player", { number: master ? seat : seat + 1 });
  return roles.filter((r) => r === role).length > 1
    ? say("page-seat-of", { role: titled(role), number: seat })
    : say("page-seat-the", { role: seat === 0 ? titled(role) : role, start });
}

/** The same, or what the game calls who sits there: "Levi Castellan". */
export function seatCalled(
  roles: readonly string[],
  seat: number,
  master: boolean,
  name: string | undefined,
  start = true,
): string {
  return name && name !== seatTitle(roles, seat, master) ? name : seatTitle(roles, seat, master, start);
}

export function people(
  hello: Hello | null,
  mine: number,
  master: boolean,
  names: readonly string[] = [],
  company: readonly Person[] = [],
): Who[] {
  const who = hello?.who ?? [];
  const roles = who.map((w) => w.role);
  return who.map((w) => {
    const at = company.find((one) => one.seat === w.seat);
    /* who plays there now, whoever it was at first */
    const bot = at ? at.bot !== undefined : w.bot;
    const botName = at?.bot ?? w.name;
    const named = (start: boolean) => {
      const name = names[w.seat];
      if (w.seat === mine) return say("page-seat-you", { start });
      if (!master && !name && bot) return say("page-seat-bot", { name: botName, start });
      if (!master && !name && who.length === 2) return say("page-seat-other", { role: w.role, start });
      const title = seatCalled(roles, w.seat, master, name, start);
      return bot ? say("page-seat-by-bot", { title, name: botName }) : title;
    };
    const person = bot ? undefined : at?.name;
    return { ...w, name: botName, bot, called: named(true), within: named(false), ...(person ? { person } : {}) };
  });
}

/** Who is waited for, in a sentence; "" if nobody but the reader. */
export function waitingFor(turn: Turn, who: readonly Who[], mine: number, floor: boolean): string {
  const asked = turn.turn.filter((s): s is number => typeof s === "number" && s !== mine);
  if (!asked.length) return turn.turn.includes("chance") ? say("page-wait-dealer") : turn.waiting || "";
  const bots = asked.filter((s) => who[s]?.bot);
  const first = floor && bots.length < asked.length ? asked.filter((s) => !who[s]?.bot) : asked;
  const names = first.map((s) => who[s]?.person ?? who[s]?.within ?? say("page-seat-player", { number: s + 1 }));
  return say("page-wait-for", { names });
}

/** How late watchers see a table. */
export function lateness({ moves = 0, seconds = 0 }: { moves?: number; seconds?: number }): string {
  return moves
    ? say("page-late-moves", { moves })
    : seconds
      ? say("page-late-seconds", { seconds })
      : say("page-late-no");
}

/** What to tell whoever holds a seat, or invited its holder, where somebody else may be after it. */
export function seatWarnings(seats: SeatNews[], mine: number, nameOf: (seat: number) => string): string[] {
  return seats.flatMap((at) => {
    const own = at.seat === mine;
    const told: string[] = [];
    if (at.places > 1)
      told.push(
        own
          ? say("page-warn-places", { places: at.places })
          : say("page-warn-places-of", { who: nameOf(at.seat), places: at.places }),
      );
    if (at.tried > 0) told.push(own ? say("page-warn-tried") : say("page-warn-tried-of", { who: nameOf(at.seat) }));
    return told;
  });
}
