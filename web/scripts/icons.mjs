// Writes src/kit/icons.gen.ts: the few drawings of the game-icons set (CC BY 3.0, game-icons.net) that the page
// shows. Run it with `npm run icons` after changing the list.
import { readFileSync, writeFileSync } from "node:fs";

const names = `two-coins hourglass clover shield magnifying-glass knapsack public-speaker poison envelope crossed-swords
hearts monster-grasp snake person candle-light minotaur rat spade beard diamond-ring meat-cleaver frog hood
daemon-skull rose furnace winged-sword castle-ruins cage ticket`.split(/\s+/);
const root = new URL("..", import.meta.url);
const set = JSON.parse(readFileSync(new URL("node_modules/@iconify-json/game-icons/icons.json", root), "utf8"));

/** One decimal is fine enough for 512 units shown on 30 pixels; paths with arcs are left alone (their flags may
 * stand without a space). */
function rounded(path) {
  if (/a/i.test(path)) return path;
  let out = "";
  for (const token of path.match(/[a-z]|-?(?:\d+\.\d*|\.\d+|\d+)/gi)) {
    const word = /[a-z]/i.test(token) ? token : String(Math.round(Number(token) * 10) / 10 || 0).replace(/^(-?)0\./, "$1.");
    out += /[\d.]$/.test(out) && /^[\d.]/.test(word) ? ` ${word}` : word;
  }
  return out;
}

const lines = names.map((name) => {
  const icon = set.icons[name];
  if (!icon) throw new Error(`game-icons has no '${name}'`);
  const paths = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((m) => m[1]);
  if (paths.length === 0) throw new Error(`'${name}' has no path`);
  return `  "${name}": "${rounded(paths.join(""))}",`;
});
writeFileSync(
  new URL("src/kit/icons.gen.ts", root),
  `// Made by scripts/icons.mjs from @iconify-json/game-icons; drawings by the authors of game-icons.net, CC BY 3.0.\n` +
    `// Each is a path for a viewBox of 512 x 512.\nexport const icons = {\n${lines.join("\n")}\n} as const;\n\n` +
    `export type IconName = keyof typeof icons;\n`,
);
console.log(`icons: ${names.length} drawings`);
