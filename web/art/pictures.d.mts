/* A picture of a game: its name, its SVG, and how many bytes it may have. */
export interface Picture {
  game: string;
  name: string;
  text: string;
  limit: number;
}
export function pictures(): Generator<Picture>;
