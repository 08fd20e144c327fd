/* What has been chosen and not sent. Always true: it is of one question; the next begins with nothing. */
import { NOTHING, type Picked } from "../table/making";

export class Draft {
  picked = $state.raw<Picked>(NOTHING);
  /** what is said with the move */
  words = $state("");

  set(part: Partial<Picked>): void {
    this.picked = part === NOTHING ? NOTHING : { ...this.picked, ...part };
  }
  clear(): void {
    this.picked = NOTHING;
    this.words = "";
  }
}
