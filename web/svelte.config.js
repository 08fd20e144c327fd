import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  // A part's own class has a short name: it stands with every element and every rule of the part.
  compilerOptions: { runes: true, cssHash: ({ hash, filename }) => `s-${hash(filename).slice(0, 5)}` },
};
