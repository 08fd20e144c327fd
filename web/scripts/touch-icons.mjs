// Writes public/touch-icon.png (180 px, for iOS, which takes no SVG) and public/icon-512.png out of public/icon.svg:
// node scripts/touch-icons.mjs, after that drawing has changed.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { openBrowser } from "../e2e/house.mjs";

const at = (name) => fileURLToPath(new URL(`../public/${name}`, import.meta.url));
const drawing = readFileSync(at("icon.svg")).toString("base64");
const browser = await openBrowser();
try {
  for (const [name, size] of [
    ["touch-icon.png", 180],
    ["icon-512.png", 512],
  ]) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(
      `<style>body{margin:0}img{display:block;width:${size}px;height:${size}px}</style><img src="data:image/svg+xml;base64,${drawing}">`,
    );
    await page.screenshot({ path: at(name) });
    await page.close();
  }
} finally {
  await browser.close();
}
