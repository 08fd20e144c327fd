// What a compiler does not see in the page: names that nothing uses, promises that nobody waits for, Svelte's traps. Layout is
// prettier's. `tools/web.sh test` runs both.
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import config from "./svelte.config.js";

export default ts.config(
  { ignores: ["dist", "src/voice/made", "**/*.gen.ts"] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    rules: { "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_", argsIgnorePattern: "^_" }] },
  },
  {
    files: ["src/**/*.svelte", "src/**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig: config } },
  },
);
