/* Which picture stands beside whom and what: by the name in the pack. A hero of one's own has none. */
import picture from "virtual:art/twenty-one";
import { slug } from "../kit/slug";
import type { Body } from "./view";

/** Who goes by another name in a scene looks like their kind. */
export const portrait = (body: Pick<Body, "title"> & { kind?: string }) =>
  picture(slug(body.title)) || picture(slug(body.kind ?? ""));
export function head(body: Pick<Body, "title"> & { kind?: string }): string {
  const whole = portrait(body);
  return whole && `${whole}#head`;
}
export const place = (title: string) => picture(`place-${slug(title)}`);

/** A Damage Pile: bare, less than half of the limit, half or more, at it. */
export function pileOf({ pile, limit }: Body): string {
  const full = pile.length / Math.max(1, limit);
  return picture(`damage-${full >= 1 ? 3 : full >= 0.5 ? 2 : full > 0 ? 1 : 0}`);
}
export default picture;
