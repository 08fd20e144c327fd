/* How much the table tells of one's chances, and whether it only speaks. Always true: a page shows one table, and what it has stands in its log. */

export type Hints = "none" | "chances" | "advice";
let now = $state<Hints>("chances");

/** Of a lesson: whether it only speaks just now. What is asked stands back then, and the table is to be seen. */
export const voice = $state({ speaks: false });
export const hints = {
  /** whether chances are shown */
  get odds(): boolean {
    return now !== "none";
  },
  get advice(): boolean {
    return now === "advice";
  },
  take(of: Hints | undefined): void {
    now = of ?? "chances";
  },
};
