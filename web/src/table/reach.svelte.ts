/* How a link of this page reads for somebody at another computer. Always true: where this page was opened at its own computer's
 * address, which leads others to theirs, the house is asked for a better one. */
import { addresses } from "./api";

export class Reach {
  readonly onlyHere = ["127.0.0.1", "localhost", "[::1]"].includes(location.hostname);
  better = $state.raw<string[]>([]);
  base = $state(location.origin);
  constructor() {
    if (this.onlyHere)
      void addresses().then((found) => {
        this.better = found;
        this.base = found[0] ?? this.base;
      });
  }
  linkOf(path: string): string {
    return new URL(path, this.base).href;
  }
  /** Copied, or to be copied by hand: what is to be said of it. */
  async copy(path: string, done: string): Promise<string> {
    const link = this.linkOf(path);
    try {
      await navigator.clipboard.writeText(link);
      return done;
    } catch {
      return link;
    }
  }
}
