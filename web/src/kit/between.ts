/* What stands between a room's title and its table for a while is counted at the page's root, where a rule of style can ask for
 * it. Asked with :has() instead, every press worked the style of the whole page out anew. */
import type { Attachment } from "svelte/attachments";

/** The attribute is there as long as one element with it is. */
export function between(name: string): Attachment<HTMLElement> {
  return () => {
    const data = document.documentElement.dataset;
    data[name] = `${Number(data[name] ?? 0) + 1}`;
    return () => {
      const left = Number(data[name]) - 1;
      if (left) data[name] = `${left}`;
      else delete data[name];
    };
  };
}
