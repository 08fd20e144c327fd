/* What has been picked and typed but not done. Always true: nothing of it is sent before the main button, and words outlive
 * what others do meanwhile; a draft ends when its move has been played. */
import { NOTHING, type Picked } from "../table/making";

export class Draft {
  picked = $state.raw<Picked>(NOTHING);
  words = $state("");
  /** of a Gambler, a Patronage or a spell that gets one */
  name = $state("");
  /** of a spell in its dialog */
  size = $state("unsaid");
  fits = $state("none");

  set(part: Partial<Picked>): void {
    this.picked = part === NOTHING ? NOTHING : { ...this.picked, ...part };
  }
  /** Back to the question, with the words kept. */
  back(): void {
    this.picked = NOTHING;
  }
}
export const toggled = (set: readonly string[], name: string) =>
  set.includes(name) ? set.filter((x) => x !== name) : [...set, name];
