/* The drawings that the screen of this game has brought along (its icons.gen.ts). Always true: a page holds those of the
 * games that it has shown, and no others. */
const drawings: Record<string, string> = {};

export function draw(more: Record<string, string>): void {
  Object.assign(drawings, more);
}
/** A path for a viewBox of 128 x 128. */
export function drawn(name: string): string {
  const path = drawings[name];
  if (path === undefined) console.error(`no drawing '${name}': add it to icons.txt of the game and run npm run icons`);
  return path ?? "";
}
