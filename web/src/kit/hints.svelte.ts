/* How much the table tells of one's chances, and whether it only speaks. Always true: a page shows one table, and what it has stands in its log. */

export type Hints = "none" | "chances" | "advice";
let now = $state<Hints>("chances");
let speaks = $state(false);

export const hints = {
  /** whether chances are shown */
  get odds(): boolean {
    return now !== "none";
  },
  get advice(): boolean {
    return now === "advice";
  },
  /** whether the voice of a lesson only speaks just now: what is asked stands back, and the table is to be seen */
  get speaks(): boolean {
    return speaks;
  },
  set speaks(on: boolean) {
    speaks = on;
  },
  take(of: Hints | undefined): void {
    now = of ?? "chances";
  },
};
