// Made by scripts/types.mjs from the program's name tables; change those, not this.

export const KINDS = ["test","invocation","duel","clash"] as const;
export const MARKS = ["violence","supernatural","burn-offered","burn-asked"] as const;
export const MOODS = ["even","friendly","wary","angry","afraid","sad"] as const;
export const RESOURCES = ["will","grit","coin","luck","injury"] as const;
export const FIGURES = ["will","grit","coin","luck"] as const;
