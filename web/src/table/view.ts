/* Reads what stands in a field of a view; the types of the fields are made from the engine's tables (names.gen.ts). Always true:
 * what a seat may not know ("?") reads as nothing. */

/** A number; 0 where there is none. */
export const number = (value: number | null | "?" | undefined): number => (typeof value === "number" ? value : 0);
/** A name; null where there is none. */
export const name = (value: string | null | undefined): string | null => (value === "?" ? null : (value ?? null));
/** The names of a set or a row; none where it is hidden. */
export const set = (value: readonly (string | null)[] | "?" | undefined): string[] =>
  typeof value === "object" ? value.filter((x) => x !== null) : [];
/** One of these names; `none` for any other. */
export const oneOf = <T extends string, N>(of: readonly T[], value: string | null | undefined, none: N): T | N =>
  of.find((name) => name === value) ?? none;
/** Of a set, those that are among these names. */
export const someOf = <T extends string>(of: readonly T[], values: readonly (string | null)[] | "?" | undefined): T[] =>
  set(values).flatMap((value) => oneOf(of, value, null) ?? []);
/** The fields of a view in which such a thing stands. */
export type FieldsOf<V, T> = { [F in keyof V]: V[F] extends T ? F : never }[keyof V];
