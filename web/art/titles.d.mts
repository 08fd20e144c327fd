/* Titles as outlines: a path in a box of w by h, with so many lines of letters. */
export const titles: Record<string, { w: number; h: number; lines: number; d: string }>;
