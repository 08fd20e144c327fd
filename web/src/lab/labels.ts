/* What options and figures of the lab are called, and what is chosen in them. Always true: what has no words here goes by its
 * own name. */
import { language, say, type Plain } from "../voice/voice";

const LABELS: Record<string, Plain> = {
  hand: "page-lab-hand",
  die: "page-lab-die",
  patron: "page-lab-patron",
  left: "page-lab-left",
  right: "page-lab-right",
  secret: "page-lab-secret",
  str: "page-lab-str",
  dex: "page-lab-dex",
  life: "page-lab-life",
  weapon: "page-lab-weapon",
  card: "page-lab-card",
  dv: "page-lab-dv",
  trump: "page-lab-trump",
  oppose: "page-lab-oppose",
  "use-trump": "page-lab-use-trump",
  out: "page-lab-out",
  target: "page-lab-target",
  have: "page-lab-have",
  against: "page-lab-against",
  edge: "page-lab-edge",
};
const FIGURES: Record<string, Plain> = {
  success: "page-lab-success",
  bust: "page-lab-bust",
  critical: "page-lab-critical",
  dealer_bust: "page-lab-dealer-bust",
  woe: "page-lab-woe",
  win: "page-lab-win",
  draw: "page-lab-draw",
  hold_win: "page-lab-hold-win",
  hold_draw: "page-lab-hold-draw",
  stand: "page-lab-stand",
  left: "page-lab-left-wins",
  right: "page-lab-right-wins",
  none: "page-lab-none",
  reroll: "page-lab-reroll",
  win_with_patron: "page-lab-win-patron",
  before_dice: "page-lab-before-dice",
  before_dice_with_patron: "page-lab-before-dice-patron",
  ahead: "page-lab-ahead",
  even: "page-lab-even",
  behind: "page-lab-behind",
};
const spaced = (name: string): string =>
  /^[a-z]$/.test(name)
    ? name.toUpperCase()
    : name.replace(/^([a-z])-/, (_, one: string) => `${one.toUpperCase()}-`).replaceAll("-", " ");
const called = (words: Record<string, Plain>, name: string) => (words[name] ? say(words[name]) : spaced(name));
export const optionLabel = (name: string): string => called(LABELS, name);
export const figureLabel = (name: string): string => called(FIGURES, name.replaceAll("-", "_")).replaceAll("_", " ");
let named: (name: string) => string | undefined = () => undefined;
/** What is chosen goes by these names from now on (named.ts). */
export const nameBy = (names: typeof named) => void (named = names);
export const thingWords = (name: string): string => named(name) ?? spaced(name);
export const listWords = (names: string): string => names.split(",").map(thingWords).join(", ");
/** "Target: 15; Your cards: K clubs": a situation, by the fields that are filled. */
export const situationWords = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([name, value]) => (value ? `${optionLabel(name)}: ${listWords(value)}` : optionLabel(name)))
    .join("; ");

const PLACES: Record<string, Plain> = {
  fights: "page-lab-fight",
  duel: "page-lab-duel",
  hands: "page-lab-hands",
  odds: "page-lab-with",
  now: "page-lab-now",
  trump: "page-lab-trumping",
};
/** "fights.0.left": where a chance is, and what of. */
export const placeLabel = (path: string): string => {
  const pieces = path.split(".");
  const last = figureLabel(pieces.pop()!);
  const where = pieces.map((piece, i) =>
    pieces[i - 1] === "fights" ? String(Number(piece) + 1) : called(PLACES, piece),
  );
  return [...(where.length ? [where.join(" ")] : []), last].join(": ");
};

const share = new Intl.NumberFormat(language, { style: "percent", minimumFractionDigits: 4, maximumFractionDigits: 4 });
/** What is neither impossible nor sure is not written so. */
export function chanceWords(chance: number): string {
  if (chance > 0 && chance < 5e-7) return `< ${share.format(1e-6)}`;
  if (chance < 1 && chance > 1 - 5e-7) return `> ${share.format(1 - 1e-6)}`;
  return share.format(chance);
}
const signed = new Intl.NumberFormat(language, {
  signDisplay: "exceptZero",
  minimumFractionDigits: 4,
  maximumFractionDigits: 4,
});
/** How much more likely the second is than the first, in points of percent. */
export const pointsWords = (first: number, second: number): string => signed.format(100 * (second - first));
const hundredths = new Intl.NumberFormat(language, { style: "percent", minimumFractionDigits: 2 });
/** Of a chance that is known to 0.01%, as figures of views are. */
export const roundedWords = (chance: number): string => hundredths.format(chance);
const plain = new Intl.NumberFormat(language, { maximumSignificantDigits: 6, useGrouping: false });
export const numberWords = (n: number): string => plain.format(n);
const places = new Intl.NumberFormat(language, { minimumFractionDigits: 6, maximumFractionDigits: 6 });
export const decimalWords = (chance: number): string =>
  chance > 0 && chance < 5e-7 ? chance.toExponential(2) : places.format(chance);
