/* Where tables are: in a house, or in this browser ("here-..."), for which no house is needed. Always true: an address of a
 * table here is one of the lobby's, so that any web host can give it, at any path. */
import type { Frame } from "../table/seats";

const root = globalThis.document?.documentElement;
/** The page comes from a web host without a house. */
export const alone = root?.dataset["site"] !== undefined;
/** All that is begun here stays in this browser: there is no house, or one plays without it. */
export const here = alone || /^\?here\b/.test(globalThis.location?.search ?? "");
export const isHere = (table: string) => table.startsWith("here-");

/** The lobby: the house's, or that of this browser. */
export const lobbyOf = (table = "") => (alone ? "./" : here || isHere(table) ? "/?here" : "/");
export const pathTo = (table: string, seat: number, frame?: Frame) =>
  `${isHere(table) ? `${alone ? "./" : "/"}?t=${table}` : `/t/${table}`}#${frame ?? "seat"}-${seat}`;
/** The browser keeps the page itself too. */
export const keeps = here || /^\?t=here-/.test(globalThis.location?.search ?? "");
