/* Characters that this browser keeps, by their game and name, as the file that would be saved. Always true: what cannot be
 * kept or read is said or passed over, never thrown at a table. */
type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

const keyOf = (game: string, name: string) => `croupier.character.${game}.${name}`;

/** Their names in alphabetical order. */
export function namesKept(shelf: Shelf, game: string): string[] {
  const start = keyOf(game, "");
  return Array.from({ length: shelf.length }, (_, i) => shelf.key(i) ?? "")
    .filter((key) => key.startsWith(start) && key.length > start.length)
    .map((key) => key.slice(start.length))
    .sort((a, b) => a.localeCompare(b));
}
/** One of the same name makes way. False: the browser has no room, or keeps nothing. */
export function keep(shelf: Shelf, game: string, name: string, file: string): boolean {
  try {
    shelf.setItem(keyOf(game, name), file);
    return true;
  } catch {
    return false;
  }
}
export const fileOf = (shelf: Shelf, game: string, name: string): string => shelf.getItem(keyOf(game, name)) ?? "";
export const forget = (shelf: Shelf, game: string, name: string): void => shelf.removeItem(keyOf(game, name));
