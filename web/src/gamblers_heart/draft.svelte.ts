/* What has been chosen and typed but not done. Always true: nothing of it is sent before the main button, and words
 * outlive what others do meanwhile; a draft ends when its move has been played. */
export class Draft {
  mode = $state("");
  words = $state("");
  as = $state("plain");
  dice = $state<string[]>([]);
  die = $state("");
  face = $state("");
  patron = $state("");
  instead = $state("");
  to = $state(0);
  why = $state("");
  gambler = $state("");
  gamblers = $state<string[]>([]);
  lean = $state("even");
  spell = $state("");
  size = $state("unsaid");
  fits = $state("none");
  quest = $state("");
  use = $state("");
  royalty = $state("");
  suit = $state("");
  name = $state("");

  /** Back to the question, with the words kept. */
  back(): void {
    this.mode = "";
  }
}
export const toggled = (set: readonly string[], name: string) =>
  set.includes(name) ? set.filter((x) => x !== name) : [...set, name];
