/* Which drawing stands for which Patronage, state and face. Always true: a drawing never stands alone, a word is with it. */
import picture from "virtual:art/gamblers-heart";
import { slug } from "../kit/slug";
import type { IconName } from "./icons.gen";

const patrons: Record<string, IconName> = {
  death: "death-skull",
  illusion: "domino-mask",
  elemental: "flame",
  transmutation: "transform",
  time: "hourglass",
  paragon: "strong",
};
/** A Gambler of the game's own book has a face; whoever else comes has that of the one in the hat, or of Ada Vane. */
export function gambler(name: string, seat: number): string {
  return picture(slug(name)) || picture(seat % 2 ? "ada-vane" : "fedora");
}
export const patronFace = (name: string): string => picture(`patron-${name}`);
/** The House: winning, vexed, beaten, or calm, by its Fortune. */
export function house(gm: number, gamblers: number): string {
  const temper = gm <= 0 ? "-beaten" : gm >= 2 * gamblers ? "-winning" : gamblers >= 2 * gm ? "-vexed" : "";
  return picture(`the-house${temper}`);
}
export const mark = (status: string): string =>
  picture(({ blessed: "blessing", cursed: "curse", lost: "lost" } as Record<string, string>)[status] ?? "");
export { picture };
export const patronIcon = (name: string): IconName => patrons[name] ?? "crystal-ball";
export const suitIcon: Record<string, IconName> = {
  hearts: "hearts",
  diamonds: "diamonds",
  spades: "spades",
  clubs: "clubs",
};
