/* The page's letters: used where they come in time, and otherwise left alone until the next page, so that no line that
 * somebody reads or presses moves when they arrive. */
const FACES = ['400 16px "Atkinson Hyperlegible"', '700 16px "Atkinson Hyperlegible"'];
/** How long the page waits for them, in ms. */
const WAIT = 600;

/** Settles once it is known in which letters this page is set. */
export const letters: Promise<void> = Promise.race([
  Promise.all(FACES.map((face) => document.fonts.load(face))).then(() => true),
  new Promise<boolean>((done) => setTimeout(() => done(false), WAIT)),
]).then(
  (came) => {
    if (came) document.documentElement.dataset["letters"] = "";
  },
  () => undefined,
);
