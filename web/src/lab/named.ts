/* What the names that may be chosen in a game's options are called: its cards by their titles, in the game's own words. Always
 * true: a name that nothing is known of goes by itself, so that a question can be asked whatever did not come. */
import { cards } from "../table/api";
import { titleOf } from "../table/called";
import { part, say, speak } from "../voice/voice";
import type { Messages } from "../voice/made/messages";

type Named = (name: string) => string | undefined;
type Card = Messages["texarkana-page-card"];

const GAMES: Record<string, (all: Record<string, unknown>) => Promise<Named>> = {
  async texarkana(all) {
    await speak("texarkana");
    const ranks = all["ranks"] as Record<string, { word: Card["rank"] }>;
    return (name) => {
      const [rank = "", suit] = name.split("-");
      return suit && ranks[rank]
        ? say("texarkana-page-card", { rank: ranks[rank].word, suit: suit as Card["suit"] })
        : undefined;
    };
  },
  async "twenty-one"() {
    const words = await part("twenty-one", () => import("../twenty_one/words"));
    return (name) => (/^(joker|[a-z0-9]+)-\w+$/.test(name) ? words.card(name) : undefined);
  },
};

export async function namesOf(game: string): Promise<Named> {
  const all = await cards(game).catch(() => ({}));
  const own = await GAMES[game]?.(all).catch(() => undefined);
  return (name) => own?.(name) ?? (/^[a-z]{2}/.test(name) ? titleOf(all, name) : undefined); // faces of dice go by their own
}
