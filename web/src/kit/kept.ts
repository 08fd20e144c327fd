/* Characters that are kept: with the person's key where this browser has one, else in this browser. Always true: with a key nothing
 * of it stays here when the key is taken out. */
import { KEY_KEPT } from "../table/seats";
import { fileOf, forget, keep, namesKept } from "./shelf";

export interface Kept {
  name: string;
  file: string;
  /** with the key, not in this browser */
  keyed: boolean;
}
const withKey = async () => {
  if (localStorage.getItem(KEY_KEPT) === null) return null;
  const key = await import("../key/key");
  const is = key.keptKey(localStorage);
  return is && { key: is, ...key };
};

/** Those of a game; what the key has cannot be told at the moment: those of this browser. */
export async function allKept(game: string): Promise<Kept[]> {
  const here = namesKept(localStorage, game).map((name) => ({
    name,
    file: fileOf(localStorage, game, name),
    keyed: false,
  }));
  const by = await withKey();
  const there = by ? await by.charactersOf(by.key).catch(() => []) : [];
  return [...there.filter((one) => one.game === game).map(({ name, file }) => ({ name, file, keyed: true })), ...here];
}
/** Where it is kept now; "": nowhere. What the key's server says against it is thrown. */
export async function keepIt(game: string, name: string, file: string): Promise<"key" | "browser" | ""> {
  const by = await withKey();
  if (by) await by.keepCharacter(by.key, { game, name, file });
  return by ? "key" : keep(localStorage, game, name, file) ? "browser" : "";
}
export async function forgetIt(game: string, { name, keyed }: Kept): Promise<void> {
  const by = keyed ? await withKey() : null;
  if (by) await by.forgetCharacter(by.key, game, name);
  else forget(localStorage, game, name);
}
