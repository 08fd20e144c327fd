/* The sheets that a table has at its side. */
export type Sheet =
  "menu" | "how" | "keys" | "rules" | "fair" | "people" | "odds" | "phrase" | "mine" | "phone" | "powers";
