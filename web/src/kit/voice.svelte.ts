/* Whether the voice of a lesson only speaks just now: what is asked stands back, and the table is to be seen. */
let speaks = $state(false);

export const voice = {
  get speaks(): boolean {
    return speaks;
  },
  set speaks(now: boolean) {
    speaks = now;
  },
};
