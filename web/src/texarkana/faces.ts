/* Which picture stands beside whom and what: by the name in the pack; a stranger's where there is none. */
import picture from "virtual:art/texarkana";
import { slug } from "../kit/slug";

/** "Cassius 'Two Coats' Bell", "Reverend Obadiah Finch", "Doc Lucinda Wray", "Jubal Crane, Rain Thief" are drawn under shorter
 *  names. */
export function person(title: string): string {
  const bare = title.replace(/,.*| of .*/, "");
  const words = slug(bare.replace(/'[^']*'/, "")).split("-");
  const names = [slug(bare), words.join("-"), words.slice(1).join("-"), `${words[0]}-${words.at(-1)}`];
  const nick = slug(bare).split("-").slice(1).join("-");
  return [...names, nick].map(picture).find(Boolean) || picture("stranger");
}
/** A card: courts by name, numbers by a view of their suit's file. */
export function cardFace(rank: string, suit: string): string {
  const court = ({ J: "jack", Q: "queen", K: "king" } as Record<string, string>)[rank];
  if (court) return picture(`${court}-of-${suit}`);
  const suited = picture(`cards-${suit}`);
  return suited && `${suited}#n${rank === "A" ? 1 : rank}`;
}
export function place(story: string): string {
  const at = ["eleven-sixty", "where-the-rain-went", "last-ditch"].find((name) => slug(story).includes(name));
  return at ? picture(`place-${at}`) : "";
}
export default picture;
