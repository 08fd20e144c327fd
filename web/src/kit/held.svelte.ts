/* Whether the table is held: after a "stop", and in a break, nobody moves. Always as the house said last; Room.svelte writes it. */
export const table = $state({ held: false });
