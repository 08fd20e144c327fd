/* What a game tells newcomers in its own help.ts, if it has one. */
import { speak } from "../voice/voice";
import { folder } from "./screens";

/** A game's own help.ts: how it goes, with pictures by their names ("#" and a view of one); and what its screen has of its
 *  own. */
export interface Help {
  goes: { pictures: string[]; text: string }[];
  picture: (name: string) => string;
  /** what the number keys choose */
  numbers?: string;
  /** how its screen shows what others do not know */
  hint?: string;
  /** what its windows are, where it has some that a player may be spared */
  windows?: string;
}

const helps = import.meta.glob<Help>("../*/help.ts");

export async function helpOf(game: string): Promise<Help | null> {
  await speak(`${game}-help`); // what it says, before it says it
  return (await helps[`${folder(game)}help.ts`]?.()) ?? null;
}
