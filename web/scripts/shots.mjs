// What the pictures of every game do alike. Always true: a picture is taken from the top of the page, with nothing focused
// outside a drawer, and the page is dark again after the other themes.

/** Takes a picture as FOLDER/GAME-WHAT-SIZE.png. */
export function camera(folder, game, size) {
  return async (page, what) => {
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement && !document.querySelector("dialog[open]"))
        document.activeElement.blur();
      scrollTo(0, 0);
    });
    await page.waitForTimeout(150);
    await page.screenshot({ path: `${folder}${game}-${what}-${size}.png` });
  };
}

/** The same in the other two themes. */
export async function themes(shot, page, what) {
  for (const theme of ["light", "contrast"]) {
    await page.evaluate((t) => (document.documentElement.dataset.theme = t), theme);
    await shot(page, `${what}-${theme}`);
  }
  await page.evaluate(() => (document.documentElement.dataset.theme = "dark"));
}
