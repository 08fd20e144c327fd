/* Obstacles that a GM has written ahead: they wait in this browser, and nobody else reads them before they are put in the way.
 * Always true: what cannot be kept or read is passed over, never thrown at a table. */
import { SIZES } from "./names.gen";

export interface Prepared {
  title: string;
  text: string;
  /** "": not said yet */
  size: string;
  cards: string;
  helps: string;
}
type Shelf = Pick<Storage, "getItem" | "setItem">;
const KEY = "gamblers-heart-obstacles";
export const PREPARED_MOST = 60;

const isOne = (v: unknown): v is Prepared => {
  const of = v as Record<string, unknown> | null;
  const told = ["title", "text", "size", "cards", "helps"].every((key) => typeof of?.[key] === "string");
  return told && of!["title"] !== "" && (of!["size"] === "" || (SIZES as readonly unknown[]).includes(of!["size"]));
};
/** In the order of their writing. */
export function prepared(shelf: Shelf): Prepared[] {
  try {
    const all: unknown = JSON.parse(shelf.getItem(KEY) ?? "[]");
    return Array.isArray(all) ? all.filter(isOne) : [];
  } catch {
    return [];
  }
}
function put(shelf: Shelf, all: Prepared[]): boolean {
  try {
    shelf.setItem(KEY, JSON.stringify(all));
    return true;
  } catch {
    return false;
  }
}
/** One of the same title makes way. False: there is no room. */
export function prepare(shelf: Shelf, one: Prepared): boolean {
  const others = prepared(shelf).filter(({ title }) => title !== one.title);
  return others.length < PREPARED_MOST && put(shelf, [...others, one]);
}
export const drop = (shelf: Shelf, of: string): boolean =>
  put(
    shelf,
    prepared(shelf).filter(({ title }) => title !== of),
  );
