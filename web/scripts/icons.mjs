// Writes icons.gen.ts beside each src/GAME/icons.txt: the few drawings of the game-icons set (CC BY 3.0,
// game-icons.net) that this game's screen shows, a name a line. Run it with `npm run icons` after changing a list.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { coarse } from "./paths.mjs";

const root = new URL("..", import.meta.url);
const set = JSON.parse(readFileSync(new URL("node_modules/@iconify-json/game-icons/icons.json", root), "utf8"));

for (const folder of readdirSync(new URL("src/", root))) {
  const list = new URL(`src/${folder}/icons.txt`, root);
  if (!existsSync(list)) continue;
  const names = readFileSync(list, "utf8").split(/\s+/).filter(Boolean);
  const lines = names.map((name) => {
    const icon = set.icons[name];
    if (!icon) throw new Error(`src/${folder}/icons.txt: game-icons has no '${name}'`);
    const paths = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((m) => m[1]);
    if (paths.length === 0) throw new Error(`'${name}' has no path`);
    return `  "${name}": "${paths.map((path) => coarse(path, 1 / 4)).join("")}",`;
  });
  writeFileSync(
    new URL(`src/${folder}/icons.gen.ts`, root),
    `// Made by scripts/icons.mjs from @iconify-json/game-icons; drawings by the authors of game-icons.net, CC BY 3.0.\n` +
      `// Each is a path for a viewBox of 128 x 128.\nimport { draw } from "../kit/icons";\n\n` +
      `export const icons = {\n${lines.join("\n")}\n} as const;\n\nexport type IconName = keyof typeof icons;\ndraw(icons);\n`,
  );
  console.log(`icons: ${names.length} drawings for ${folder}`);
}
