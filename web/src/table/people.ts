/* Who sits where, as people call it. Always true: made from what the house tells everyone. */
import type { Hello, SeatNews, Turn } from "./wire";

export interface Who {
  seat: number;
  role: string;
  /** "me", "open", or a bot's name */
  name: string;
  bot: boolean;
  /** "You", "The GM", "Ruth Delgado (bot careful)", "Gambler 2" */
  called: string;
}

function titled(role: string): string {
  return role.charAt(0).toUpperCase() + role.slice(1);
}

/** One seat by its role: numbered where several have the same. */
export function seatTitle(roles: readonly string[], seat: number, master: boolean): string {
  const role = roles[seat] ?? "player";
  if (!master) return `Player ${seat + 1}`;
  return roles.filter((r) => r === role).length > 1 ? `${titled(role)} ${seat}` : `The ${role}`;
}

export function people(hello: Hello | null, mine: number, master: boolean, names: readonly string[] = []): Who[] {
  const who = hello?.who ?? [];
  const roles = who.map((w) => w.role);
  return who.map((w) => {
    let called = names[w.seat] || seatTitle(roles, w.seat, master);
    if (w.seat === mine) called = "You";
    else if (!master && !names[w.seat] && w.bot) called = `The bot ${w.name}`;
    else if (!master && !names[w.seat] && who.length === 2) called = `The other ${w.role}`;
    else if (w.bot) called = `${called} (bot ${w.name})`;
    return { ...w, called };
  });
}

const within = (name: string) => name.replace(/^The /, "the ");

/** Who is waited for, in a sentence; "" if nobody but the reader. */
export function waitingFor(turn: Turn, who: readonly Who[], mine: number, floor: boolean): string {
  const asked = turn.turn.filter((s): s is number => typeof s === "number" && s !== mine);
  if (!asked.length) return turn.turn.includes("chance") ? "The dealer is at work." : turn.waiting || "";
  const bots = asked.filter((s) => who[s]?.bot);
  const first = floor && bots.length < asked.length ? asked.filter((s) => !who[s]?.bot) : asked;
  const names = first.map((s) => within(who[s]?.called ?? `player ${s + 1}`));
  const list = names.length > 2 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : names.join(" and ");
  return floor && names.length > 1 ? `Waiting for any of ${list}.` : `Waiting for ${list}.`;
}

/** What to tell whoever holds a seat, or invited its holder, where somebody else may be after it. */
export function seatWarnings(seats: SeatNews[], mine: number, nameOf: (seat: number) => string): string[] {
  return seats.flatMap((at) => {
    const own = at.seat === mine;
    const told: string[] = [];
    if (at.places > 1)
      told.push(own ? `Your seat is open in ${at.places} places. If one of them isn't yours, somebody else can play for you.` : `The seat of ${nameOf(at.seat)} is open in ${at.places} places.`);
    if (at.tried > 0)
      told.push(own ? "Somebody tried to use your invitation after you, and was turned away." : `Somebody tried to use the invitation of ${nameOf(at.seat)} after it had been used. Ask your guest whether they are in.`);
    return told;
  });
}
