/* Draws the pictures and puts them into the page: "virtual:art/GAME" gives the address of a picture of that game by its
 * name, "" if there is none; "virtual:art/door" that of a game's door. Always true: the address changes when any picture
 * of the game does, so that a browser may keep it for ever, and it is beside the code, wherever the page is. */
import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { pictures } from "./pictures.mjs";

const OURS = "virtual:art/";

export function art(): Plugin {
  let command = "serve";
  const groups = new Map<string, Map<string, string>>();
  for (const { game, name, text } of pictures()) {
    const [group, file] = name === "door" ? ["door", game] : [game, name];
    groups.set(group, (groups.get(group) ?? new Map<string, string>()).set(file, text));
  }
  const folders = new Map<string, string>();
  const files = new Map<string, string>();
  for (const [group, drawn] of groups) {
    const hash = createHash("sha256");
    for (const [name, text] of drawn) hash.update(`${name}\n${text}`);
    const folder = `assets/${group}-${hash.digest("hex").slice(0, 8)}/`;
    folders.set(group, folder);
    for (const [name, text] of drawn) files.set(`${folder}${name}.svg`, text);
  }
  return {
    name: "art",
    configResolved: (config) => void (command = config.command),
    resolveId: (id) => (id.startsWith(OURS) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${OURS}`)) return null;
      const group = id.slice(OURS.length + 1);
      const drawn = groups.get(group);
      if (!drawn) return this.error(`no pictures of '${group}'`);
      const names = ` ${[...drawn.keys()].join(" ")} `;
      return (
        `const names = ${JSON.stringify(names)};\n` +
        `const at = ${command === "build" ? 'import.meta.url.replace(/[^/]*$/, "")' : '"/assets/"'} + "${folders.get(group)!.replace("assets/", "")}";\n` +
        `export default (name) => names.includes(" " + name + " ") ? at + name + ".svg" : "";\n`
      );
    },
    generateBundle() {
      for (const [fileName, source] of files) this.emitFile({ type: "asset", fileName, source });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const text = files.get((request.url ?? "").slice(1).replace(/[#?].*/, ""));
        if (!text) return next();
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(text);
      });
    },
  };
}
