/* What people are called at tables, and their colours: kept in this browser, and sent to each table for several. */
import { byteLength } from "./options";

const KEPT = "croupier.name";
/** What the house takes (docs/protocol.md). */
export const PERSON_BYTES = 40;

/** Their colours by number, from 1: told apart by lightness, too. */
export const COLOURS = [
  "#e5484d",
  "#f2a33a",
  "#f4e04d",
  "#4cb96b",
  "#3fb8c4",
  "#4f8cf0",
  "#a77bf3",
  "#f08bb4",
] as const;

export const nameKept = () => localStorage.getItem(KEPT) ?? "";
const COLOUR_KEPT = "croupier.colour";
export const colourKept = () => Number(localStorage.getItem(COLOUR_KEPT) ?? 0);
export const keepColour = (colour: number) => localStorage.setItem(COLOUR_KEPT, String(colour));
/** Whoever chose none has that of their seat. */
export const colourOf = ({ seat, colour }: { seat: number; colour?: number }) =>
  COLOURS[((colour ?? seat + 1) - 1) % COLOURS.length]!;
export const keepName = (name: string) => localStorage.setItem(KEPT, name);
/** As it is sent: one line; of what cannot be seen nothing is left. */
export function nameOf(typed: string): string {
  const line = typed.replace(/\s+/g, " ").trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(line) ? line : "";
}
export const nameFits = (name: string) => byteLength(name) <= PERSON_BYTES;
