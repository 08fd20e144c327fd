/* What people are called at tables: kept in this browser, and sent to each table for several. */
import { byteLength } from "./options";

const KEPT = "croupier.name";
/** What the house takes (docs/protocol.md). */
export const PERSON_BYTES = 40;

export const nameKept = () => localStorage.getItem(KEPT) ?? "";
export const keepName = (name: string) => localStorage.setItem(KEPT, name);
/** As it is sent: one line; of what cannot be seen nothing is left. */
export function nameOf(typed: string): string {
  const line = typed.replace(/\s+/g, " ").trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(line) ? line : "";
}
export const nameFits = (name: string) => byteLength(name) <= PERSON_BYTES;
